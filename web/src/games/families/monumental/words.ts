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

/** A row or column of a City, as its own label. */
export function lineName(say: Say, kind: 'row' | 'column', n: number): string {
  return capital(say(`line.${kind}-${n}`));
}
