/** Which game is shown: for whatever draws its resources, on a table or on a single card. */
import { getContext, setContext } from 'svelte';

const CONTEXT = Symbol('game');

export function getGame(): () => string {
  return getContext<(() => string) | undefined>(CONTEXT) ?? (() => '');
}

export function setGame(game: () => string): void {
  setContext(CONTEXT, game);
}
