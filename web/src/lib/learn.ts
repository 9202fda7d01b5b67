/** Begins a guided game, or goes back to the one that is under way. */
import { http } from './http';
import { go } from './router.svelte';
import type { Created, TableList } from './types';

export async function learn(game: string, lesson: string): Promise<void> {
  const { tables } = await http.get<TableList>('/api/tables?scope=mine');
  const there = tables.find((table) => table.game === game && table.lesson === lesson);
  go(`/t/${there?.id ?? (await http.post<Created>(`/api/games/${game}/lessons/${lesson}`)).id}`);
}
