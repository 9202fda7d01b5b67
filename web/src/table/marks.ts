import { storage } from '../lib/storage';

const KEY = 'clio.turns';
const MOST = 60;

function all(): [place: string, decision: number][] {
  try {
    const found: unknown = JSON.parse(storage.read(KEY) ?? '[]');
    return Array.isArray(found) ? (found as [string, number][]) : [];
  } catch {
    return [];
  }
}

/** My last decision at a table, as this device remembers it. */
export function marked(place: string): number | null {
  return all().find(([each]) => each === place)?.[1] ?? null;
}

export function mark(place: string, decision: number): void {
  const others = all().filter(([each]) => each !== place);
  storage.write(KEY, JSON.stringify([[place, decision], ...others].slice(0, MOST)));
}
