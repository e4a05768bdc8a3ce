/** What this device remembers of its player. */

export const LANGUAGES = ["en", "ru", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "system" | "light" | "dark";
export type Pace = "slow" | "normal" | "instant";

function kept<T extends string>(key: string, fallback: T, allowed: readonly T[]): T {
  const value = localStorage.getItem(key) as T | null;
  return value !== null && allowed.includes(value) ? value : fallback;
}

class Preferences {
  /** What was chosen here before, else what the browser asks for: `early.js` knows. */
  language = $state(document.documentElement.lang as Language);
  theme = $state<Theme>(kept("theme", "system", ["system", "light", "dark"]));
  pace = $state<Pace>(kept("pace", "normal", ["slow", "normal", "instant"]));
  sound = $state(kept("sound", "on", ["on", "off"]) === "on");
  notify = $state(kept("notify", "off", ["on", "off"]) === "on");
  motion = $state(kept("motion", "on", ["on", "off"]) === "on");
  /** How well the bots play against whom one sits down alone; unless one chose, as each game has it. */
  level = $state(localStorage.getItem("level") ?? "");
  /** Whoever watches a game sees what every seat may expect. */
  odds = $state(kept("odds", "off", ["on", "off"]) === "on");

  /** Whether a language was chosen here; what the browser asks for was not. */
  get hasLanguage(): boolean {
    return localStorage.getItem("language") !== null;
  }

  speak(language: Language): void {
    this.language = language;
    localStorage.setItem("language", language);
    document.documentElement.lang = language;
  }

  /** Keep everything else, and show it on the page. */
  keep(): void {
    localStorage.setItem("theme", this.theme);
    localStorage.setItem("pace", this.pace);
    localStorage.setItem("sound", this.sound ? "on" : "off");
    localStorage.setItem("notify", this.notify ? "on" : "off");
    localStorage.setItem("motion", this.motion ? "on" : "off");
    localStorage.setItem("level", this.level);
    localStorage.setItem("odds", this.odds ? "on" : "off");
    const root = document.documentElement;
    if (this.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    if (this.motion) delete root.dataset.still;
    else root.dataset.still = "";
  }
}

export const preferences = new Preferences();
