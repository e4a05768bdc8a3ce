import { mount } from "svelte";
import App from "./App.svelte";
import { keepFocus } from "./lib/focus";
import { preferences } from "./lib/preferences.svelte";
import { registerWorker } from "./lib/notify";
import { follow } from "./lib/route.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/frame.css";

preferences.keep();
registerWorker();
keepFocus();
document.addEventListener("click", follow);
mount(App, { target: document.getElementById("app")! });
