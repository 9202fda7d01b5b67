/** Goes with the last game that does not tell its moves: until then its folder keeps `verbs.ts`. */
import { language } from '../lib/i18n.svelte';
import type { Menu } from '../lib/menu';
import type { Choice } from '../lib/types';

export interface Verbs {
  /** First word or words of a symbol -> heading of its group in the prompt, in the order of the groups. */
  verbs: { en: Record<string, string>; fr: Record<string, string> };
  verbOf(symbol: string): string;
  /** A move one seldom wants. */
  rare?(symbol: string): boolean;
}

/** What gives up the game, a card, or favor for a power. */
const GRAVE = /^resign$|^(pass|power|invoke) ./;

export function oldMenu({ verbs, verbOf, rare }: Verbs): Menu {
  const order = Object.keys(verbs.en);
  return {
    group: ({ symbol }) => verbOf(symbol),
    title: (group) => verbs[language.current][group] ?? group,
    place: (group) => (order.includes(group) ? order.indexOf(group) : order.length),
    grave: ({ symbol }) => GRAVE.test(symbol),
    declines: ({ symbol }) => rare?.(symbol) ?? false,
    words,
  };
}

/** "Row 1 and column 1: +2 Military", "Take Pyramids (1 CA)". */
function words({ text }: Choice): [string, string] {
  const [, name, more] = /^(.+?)[\u202f\u00a0 ]?: (.+)$/.exec(text) ?? /^(.+) \(([^()]+)\)$/.exec(text) ?? [];
  return name && more ? [name, more] : [text, ''];
}
