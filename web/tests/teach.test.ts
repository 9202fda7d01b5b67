import { beforeEach, describe, expect, it } from 'vitest';
import { known, newTo, queue, remember } from '../src/teach/firsts';
import { arrow, bottom, placed, right, type Box } from '../src/teach/placing';
import { onBoard } from '../src/teach/pointing.svelte';
import type { Choice, FirstTime, Line } from '../src/lib/types';

const page: Box = { left: 0, top: 40, width: 1366, height: 728 };
const prompt: Box = { left: 6, top: 702, width: 1354, height: 60 };
const card = { width: 340, height: 200 };
const apart = (one: Box, other: Box) => right(one) <= other.left || right(other) <= one.left || bottom(one) <= other.top || bottom(other) <= one.top;

describe('the place of a lesson card', () => {
  const spots = [20, 300, 700, 1200].flatMap((left) => [60, 300, 600].map((top) => ({ left, top, width: 120, height: 80 })));
  it.each(spots)('covers neither the thing at $left, $top nor the question', (thing) => {
    const box = placed(card, [thing], [prompt], page);
    expect(apart(box, thing) && apart(box, prompt)).toBe(true);
    expect([box.left >= 0, box.top >= 40, right(box) <= 1366, bottom(box) <= 768]).toEqual([true, true, true, true]);
    expect(arrow(box, thing)).not.toBeNull();
  });
  it('stands over the question where that is pointed at, not across the board', () => {
    const button = { left: 670, top: 736, width: 130, height: 24 };
    const box = placed(card, [button], [prompt], page);
    expect(apart(box, prompt)).toBe(true);
    expect(button.top - bottom(box)).toBeLessThan(80);
  });
  it('is the middle of the page where nothing is pointed at', () => {
    expect(placed(card, [], [prompt], page)).toMatchObject({ left: 513, top: 304 });
  });
  it('leaves a City in sight that it does not point at', () => {
    const city = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ left: 600 + 110 * column, top: 370 + 75 * row, width: 105, height: 70 })));
    const tile = { left: 480, top: 400, width: 100, height: 90 };
    for (const things of [[tile], []]) {
      const box = placed(card, things, [prompt], page, city);
      expect(city.every((each) => apart(box, each))).toBe(true);
    }
    expect(placed(card, city, [prompt], page, city).left).toBeLessThan(600);
  });
  it('has no arrow to a thing that it touches', () => {
    expect(arrow({ left: 0, top: 0, ...card }, { left: 340, top: 0, width: 10, height: 200 })).toBeNull();
  });
});

describe('what a lesson points at', () => {
  const option = (symbol: string, ...targets: string[]): Choice => ({ symbol, text: symbol, targets, move: symbol, word: '', name: symbol, note: '', warning: '', dangerous: false });
  const [none, one, two] = [option('gold 0', 'production'), option('gold 1', 'gold'), option('gold 2', 'gold')];
  it('is on the board where a click there would choose it, else the button of the prompt', () => {
    const kin = (each: Choice) => ({ ...each, move: 'pay' });
    expect(onBoard([none], [none, one, two], [])).toBe(true);
    expect(onBoard([kin(one)], [none, kin(one), kin(two)], [])).toBe(false);
    expect(onBoard([one], [none, one], [])).toBe(true);
    expect(onBoard([option('pass')], [none, one], [])).toBe(true);
  });
  it('is the thing first, then the button, where the thing has moves of several kinds', () => {
    expect(onBoard([one], [none, one, two], [])).toBe(true);
    expect(onBoard([one], [none, one, two], [one, two])).toBe(false);
  });
});

describe('what happens for the first time', () => {
  const first = (event: string, whose: FirstTime['whose']): FirstTime => ({ event, whose, title: event, text: '', clauses: [] });
  const line = (kind: string, seat: number | null, seats: number[] = []): Line => ({ decision: 1, seat, kind, text: '', amounts: {}, seats, cards: [] });
  const firsts = [first('corruption', 'mine'), first('attacks', 'against'), first('age', 'anybody')];
  const told = (...lines: Line[]) => newTo('ages', 0, lines, firsts).map(({ event }) => event);
  beforeEach(() => localStorage.clear());

  it('is told of the one whom it concerns', () => {
    expect(told(line('corruption', 1), line('attacks', 0, [0, 1]), line('attacks', 1, [1, 2]))).toEqual([]);
    expect(told(line('corruption', 0), line('attacks', 1, [1, 0]), line('age', null))).toEqual(['corruption', 'attacks', 'age']);
  });
  it('is told once, for each game by itself', () => {
    remember('ages', 'corruption');
    expect(told(line('corruption', 0))).toEqual([]);
    expect(newTo('duel', 0, [line('corruption', 0)], firsts)).toHaveLength(1);
  });

  it('leaves for another time what has waited while the game went on', () => {
    expect(queue(['corruption', 'age'], [], [firsts[1]!])).toEqual(['corruption', 'age', 'attacks']);
    expect(queue(['corruption', 'age'], [line('attacks', 1)], [firsts[1]!])).toEqual(['corruption', 'attacks']);
  });
  it('survives what is not ours in the storage', () => {
    localStorage.setItem('clio.firsts', '{"a":');
    expect(known().size).toBe(0);
    localStorage.setItem('clio.firsts', '[1,"ages.age"]');
    expect([...known()]).toEqual(['ages.age']);
  });
});
