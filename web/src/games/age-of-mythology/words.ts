/** The words of the game, from its own vocabulary. */
import { vocabulary } from '../../lib/i18n.svelte';
import { texts } from './words.gen';

export const t = vocabulary(texts);

/** "2 tiles": a noun of the vocabulary with its number. */
export const count = (noun: Parameters<typeof t>[0], n: number) => `${n} ${t(noun, { n })}`;
