import type { Line } from '../lib/types';

/** Keeps the first `from` entries and appends the new ones: how log and chat arrive. */
export function merge<T>(old: T[], from: number, added: T[]): T[] {
  return [...old.slice(0, from), ...added];
}

/** A round or a turn of the log. `key` is its place among all, for the fold. */
export interface Chapter {
  key: number;
  title: Line | null;
  lines: Line[];
}

const HEADINGS = new Set(['round', 'turn']);

export function chapters(log: Line[]): Chapter[] {
  const found: Chapter[] = [];
  for (const line of log) {
    const last = found.at(-1);
    if (HEADINGS.has(line.kind) || !last) found.push({ key: found.length, title: HEADINGS.has(line.kind) ? line : null, lines: [] });
    if (!HEADINGS.has(line.kind)) found.at(-1)?.lines.push(line);
  }
  return found;
}
