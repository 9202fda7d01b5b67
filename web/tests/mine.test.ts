import { describe, expect, it } from 'vitest';
import type { SeatInfo, Statistic, TableInfo } from '../src/lib/types';
import { outcome, spelled, tallies } from '../src/mine/told';

const seat = (n: number, mine: boolean, more: Partial<SeatInfo> = {}) => ({ seat: n, kind: 'human', name: '', colour: 'a', mine, connected: false, ...more }) as SeatInfo;
const table = (winners: number[], ...seats: SeatInfo[]) => ({ seats, winners }) as TableInfo;
const line = (rival: Statistic['rival'], played: number, won: number, points: number, game = 'g'): Statistic => ({ game, rival, played, won, points });

describe('my games', () => {
  it('tells how a game went for me', () => {
    expect(outcome(table([0], seat(0, true), seat(1, false)))).toBe('victory');
    expect(outcome(table([1], seat(0, true), seat(1, false)))).toBe('defeat');
    expect(outcome(table([0, 1], seat(0, true), seat(1, false)))).toBe('shared');
    expect(outcome(table([0], seat(0, true, { resigned: true }), seat(1, false)))).toBe('defeat');
    expect(outcome(table([0], seat(0, true), seat(1, true)))).toBe('atScreen');
  });

  it('adds the kinds of a game up, without wins at one screen', () => {
    const [first, second] = tallies([line('screen', 1, 1, 40), line('easy', 3, 2, 20), line('people', 2, 0, 5, 'h')]);
    expect(first?.lines).toEqual([
      { rival: 'all', played: 4, won: 2, points: 25 },
      { rival: 'easy', played: 3, won: 2, points: 20 },
      { rival: 'screen', played: 1, won: null, points: 40 },
    ]);
    expect(second?.lines).toEqual([{ rival: 'people', played: 2, won: 0, points: 5 }]);
  });

  it('spells a code in groups of four', () => {
    expect(spelled('ABCDEFGH2345')).toBe('ABCD-EFGH-2345');
  });
});
