/** The words of the game, from its own vocabulary. */
import { vocabulary } from '../../lib/i18n.svelte';
import { texts } from './words.gen';

export const t = vocabulary(texts);

/** A name as a heading: "Forêt". */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "2 tiles": a noun of the vocabulary with its number. */
export const count = (noun: Parameters<typeof t>[0], n: number) => `${n} ${t(noun, { n })}`;
