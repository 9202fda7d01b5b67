/** Puzzles: which of them were solved on this device, which comes next, and the way to its table. */
import { http } from '../lib/http';
import { go } from '../lib/router.svelte';
import { storage } from '../lib/storage';
import type { Created, PuzzleInfo, TableList } from '../lib/types';

const stored = 'clio.puzzles';

export function solved(game: string): Set<string> {
  try {
    const found: unknown = JSON.parse(storage.read(stored) ?? '[]');
    const all = Array.isArray(found) ? found.filter((each) => typeof each === 'string') : [];
    return new Set(all.filter((each) => each.startsWith(`${game}.`)).map((each) => each.slice(game.length + 1)));
  } catch {
    return new Set();
  }
}

export function rememberSolved(game: string, puzzle: string): void {
  if (solved(game).has(puzzle)) return;
  let before: unknown = [];
  try {
    before = JSON.parse(storage.read(stored) ?? '[]');
  } catch {
    before = [];
  }
  storage.write(stored, JSON.stringify([...(Array.isArray(before) ? before : []), `${game}.${puzzle}`]));
}

/** The one after this, of those that are not solved yet; none if all are. */
export function following(puzzles: readonly PuzzleInfo[], done: ReadonlySet<string>, now: string): string | undefined {
  const at = puzzles.findIndex(({ id }) => id === now);
  return [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(at, 0))].find(({ id }) => !done.has(id))?.id;
}

/** Begins a puzzle, or goes back to the table where it was begun. */
export async function pose(game: string, puzzle: string): Promise<void> {
  const { tables } = await http.get<TableList>('/api/tables?scope=mine');
  const there = tables.find((table) => table.game === game && table.puzzle === puzzle);
  go(`/t/${there?.id ?? (await http.post<Created>(`/api/games/${game}/puzzles/${puzzle}`)).id}`);
}
