/** Who plays at this device, and what can be played here. */
import type { GameCard, Me } from "../generated/messages";
import { api } from "./api";
import { preferences } from "./preferences.svelte";
import { tongue } from "./words.svelte";

class Player {
  me = $state.raw<Me>();
  games = $state.raw<GameCard[]>([]);

  /** Everything that any page needs first. */
  async arrive(): Promise<void> {
    const [me, games] = await Promise.all([api.me(), api.games(), tongue.learn(preferences.language)]);
    this.me = me;
    this.games = games;
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename(name);
  }

  game(id: string): GameCard | undefined {
    return this.games.find((game) => game.id === id);
  }
}

export const player = new Player();
