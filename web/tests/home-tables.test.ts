import { expect, it } from 'vitest';
import { awaited, freeSeats, myTurn, shelve } from '../src/home/tables';
import type { SeatInfo, TableInfo } from '../src/lib/types';

function seat(n: number, more: Partial<SeatInfo> = {}): SeatInfo {
  return { seat: n, kind: 'human', name: `P${n}`, colour: 'a', mine: n === 0, connected: true, bot: null, resigned: false, key: null, muted: false, who: null, late: false, ...more };
}

function table(id: string, status: TableInfo['status'], waiting: number[], updated: number, seats = [seat(0), seat(1)]): TableInfo {
  return {
    id,
    game: 'g',
    status,
    seats,
    automas: [], lesson: null,
    puzzle: null, clock: null, lang: null, options: {},
    public: false,
    hints: true,
    owner: true,
    round: 1,
    decisions: 1,
    waiting,
    created: 0,
    updated,
    watch_key: null,
    request: null,
    rematch: null,
    trouble: null,
    bots: ['easy', 'normal'],
    outdated: null,
    dealing: null,
    muted: false,
    winners: [],
    scores: [],
  };
}

it('puts my turns first, the longest wait on top, then the others, then what is finished', () => {
  const shelf = shelve([
    table('over', 'over', [], 9),
    table('late', 'playing', [0], 5),
    table('theirs', 'playing', [1], 8),
    table('early', 'playing', [0], 2),
    table('gathering', 'gathering', [], 10),
    table('left', 'abandoned', [], 3),
  ]);
  expect(shelf.mine.map((each) => each.id)).toEqual(['early', 'late']);
  expect(shelf.others.map((each) => each.id)).toEqual(['gathering', 'theirs']);
  expect(shelf.finished.map((each) => each.id)).toEqual(['over', 'left']);
});

it('knows whom a table waits for', () => {
  const both = table('both', 'playing', [0, 1], 1);
  expect(myTurn(both)).toBe(true);
  expect(awaited(both).map((each) => each.name)).toEqual(['P1']);
  expect(freeSeats(table('t', 'gathering', [], 1, [seat(0), seat(1, { kind: 'open' })]))).toHaveLength(1);
});
