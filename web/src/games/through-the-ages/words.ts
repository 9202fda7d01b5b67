/** The words of the board, those of the game itself. */
import { capital, vocabulary } from '../../lib/i18n.svelte';
import { texts } from './words.gen';

export const t = vocabulary(texts);
type Key = Parameters<typeof t>[0];

/** A noun as a heading: "Wonders". */
export const heading = (key: Key, n = 1): string => capital(t(key, { n }));

/** "3 workers". */
export const count = (key: Key, n: number): string => `${n} ${t(key, { n })}`;

/** What cards of a kind are called. */
export const ofKind = (kind: string, n = 1): string => t(`kind.${kind}` as Key, { n });
