import { mount } from "svelte";
import App from "./App.svelte";
import { preferences } from "./lib/preferences.svelte";
import { follow } from "./lib/route.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/frame.css";

preferences.keep();
document.addEventListener("click", follow);
mount(App, { target: document.getElementById("app")! });
