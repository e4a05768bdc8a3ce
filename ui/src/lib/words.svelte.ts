/** The language of the page, changed at any moment. */
import { api } from "./api";
import { preferences, type Language } from "./preferences.svelte";
import { Speech } from "./speech";

const own = import.meta.glob<string>("../../text/*.ftl", { query: "?raw", import: "default" });

class Tongue {
  speech = $state.raw<Speech>();

  /** The language that was asked for last; answers may come in another order. */
  private wanted?: Language;

  async learn(language: Language): Promise<void> {
    this.wanted = language;
    const [words, text] = await Promise.all([api.words(language), own[`../../text/${language}.ftl`]!()]);
    if (language === this.wanted) this.speech = new Speech(language, words, text);
  }

  async change(language: Language): Promise<void> {
    await this.learn(language);
    if (language !== this.wanted) return;
    preferences.speak(language);
    await api.speak(language);
  }
}

export const tongue = new Tongue();

/** A sentence of the page. */
export function say(id: string, args: Record<string, string | number> = {}, family = ""): string {
  return tongue.speech!.say(id, args, family);
}
