import { wordOf } from '../..';
import { capital } from '../../../lib/i18n.svelte';
import { getTable } from '../../../lib/table.svelte';

/** The words that the games of this family have in common, as the one on the table says them. */
export type Say = (key: string, parts?: Record<string, string | number>) => string;

export function getWords(): Say {
  const table = getTable();
  return (key, parts) => wordOf(table.game, key, parts) ?? key;
}

export const LINES = [1, 2, 3] as const;
type Line = `${'row' | 'column'}-${(typeof LINES)[number]}`;

/** A row or column of a City, as its own label. */
export function lineName(say: (key: `line.${Line}`) => string, line: Line): string {
  return capital(say(`line.${line}`));
}
