import { language } from './i18n.svelte';
import type { Choice, GameInfo } from './types';
import { typeset } from './typeset';

/** The moves of a game as people read them: under which heading, in which order, and what each of them leads to. */
export interface Menu {
  /** The heading an option stands under. */
  group(option: Choice): string;
  /** The heading in words. */
  title(group: string): string;
  /** The place of a heading among all: what one does first, what ends or gives up last. */
  place(group: string): number;
  /** Does nothing, or leaves off: nothing glows for it, and what else can be done with a thing is chosen at once. */
  declines(option: Choice): boolean;
  /** Gives up the game: asked about once more before it is sent. */
  resigns(option: Choice): boolean;
  /** Ends the turn: stands apart from what can be done in it. */
  ends(option: Choice): boolean;
}

/** As the game tells. */
export function menuOf({ moves, groups }: Pick<GameInfo, 'moves' | 'groups'>): Menu {
  const known = new Map(moves.map((move) => [move.name, move]));
  const order = Object.keys(groups);
  return {
    group: ({ move }) => known.get(move)?.group ?? move,
    title: (group) => typeset(groups[group]?.[language.current] ?? group, language.current),
    place: (group) => (group in groups ? order.indexOf(group) : order.length),
    declines: ({ move }) => known.get(move)?.declines ?? false,
    resigns: ({ move }) => known.get(move)?.resigns ?? false,
    ends: ({ move }) => known.get(move)?.ends ?? false,
  };
}

export const NO_MENU = menuOf({ moves: [], groups: {} });
