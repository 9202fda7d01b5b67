import { wordOf } from '.';

/** What a game calls its rounds, once it is loaded: in French some have "manches", others "tours". */
export function roundsOf(game: string): { the: string; one: string; many(n: number): string; named(n: number): string } {
  const count = (n: number) => wordOf(game, 'round.count', { n }) ?? '';
  return { the: wordOf(game, 'round.the') ?? '', one: count(1), many: count, named: (n) => wordOf(game, 'board.round', { n }) ?? String(n) };
}
