import { describe, expect, it } from 'vitest';
import type { CardBook } from '../src/lib/cards.svelte';
import { language } from '../src/lib/i18n.svelte';
import type { Line } from '../src/lib/types';
import { changedIds } from '../src/table/changes';
import { countedByCard, inAll } from '../src/table/counting';
import { chapters, merge, withNotices } from '../src/table/log';
import { polished } from '../src/table/polish';
import { shownChanges } from '../src/table/preview';

const line = (decision: number, kind: string, text = kind): Line => ({ decision, seat: null, kind, text, amounts: {}, seats: [], cards: [] });

describe('the log', () => {
  it('keeps the first lines and appends the new ones', () => {
    expect(merge(['a', 'b'], 2, ['c'])).toEqual(['a', 'b', 'c']);
    expect(merge(['a', 'b', 'c'], 1, ['d'])).toEqual(['a', 'd']);
    expect(merge(['a'], 0, ['x', 'y'])).toEqual(['x', 'y']);
  });

  it('is folded by rounds and turns', () => {
    const found = chapters([line(0, 'deal'), line(0, 'round', 'Round 1'), line(1, 'gains'), line(2, 'pays'), line(3, 'round', 'Round 2')]);
    expect(found.map((chapter) => [chapter.title?.text ?? null, chapter.lines.length])).toEqual([
      [null, 1],
      ['Round 1', 2],
      ['Round 2', 0],
    ]);
  });
});

describe('what changed', () => {
  const cards = new Map(['iron', 'bronze', 'opera', 'samarkand'].map((id) => [id, {}])) as unknown as CardBook;

  it('finds cards that moved and counts that changed', () => {
    const before = { row: [{ id: 'opera', price: 2 }], cities: [{ id: 'samarkand', gold: [0, 1] }], players: [{ technologies: [{ id: 'iron', workers: 1 }] }, { hand: ['bronze'] }] };
    const after = { row: [{ id: 'opera', price: 1 }], cities: [{ id: 'samarkand', gold: [1, 1] }], players: [{ technologies: [{ id: 'iron', workers: 1 }, { id: 'bronze', workers: 0 }] }, { hand: [] }] };
    expect([...changedIds(before, after, cards)].sort()).toEqual(['0:bronze', 'bronze', 'samarkand', 'table:samarkand']);
    expect([...changedIds(before, after, cards, 0)].sort()).toEqual(['samarkand', 'table:samarkand']);
    expect(changedIds(after, after, cards).size).toBe(0);
  });

  it('tells whose card it is, where there is no doubt which one', () => {
    const before = { players: [{ city: ['iron', null] }, { city: ['iron', 'iron', null] }] };
    const after = { players: [{ hand: ['iron'] }, { city: ['iron', 'iron', 'iron'] }] };
    expect([...changedIds(before, after, cards)].sort()).toEqual(['0:iron', 'iron']);
  });
});

describe('the preview', () => {
  it('shows what matters, mine first', () => {
    const change = (seat: number, what: string) => ({ seat, what, before: 1, after: 2 });
    const shown = shownChanges([change(1, 'resources.gold'), change(0, 'gained.gold'), change(0, 'actions.civil'), change(0, 'hand_size'), change(0, 'ratings.culture'), change(0, 'produces.food'), change(0, 'food')], 0, {
      changes: { 'actions.civil': { res: 'civil_actions' }, 'resources.gold': { res: 'gold' }, 'ratings.culture': { res: 'culture', name: () => 'Culture per turn' }, produces: null },
      resources: { food: { icon: 'wheat', colour: 'food' }, gold: { icon: 'two-coins', colour: 'gold' } },
    });
    expect(shown.map((each) => [each.seat, each.res, each.name])).toEqual([
      [0, 'civil_actions', null],
      [0, 'culture', 'Culture per turn'],
      [0, 'food', null],
      [1, 'gold', null],
    ]);
  });

  it('tells the score of what is certain, also where the view of a game has no parts of players', () => {
    const told = (what: string, certain: boolean) => shownChanges([{ seat: 0, what, before: 1, after: 2 }], 0, { resources: {} }, certain).map(({ name }) => name);
    expect(['points', 'score'].map((what) => [told(what, true), told(what, false)])).toEqual([[['Score'], []], [['Score'], []]]);
  });
});

describe('the sentences of the server', () => {
  it('are set as they should be printed; ids and views are left alone', () => {
    language.current = 'fr';
    const message = { type: 'state', view: { text: 'a : b' }, table: { name: "L'une" }, question: { prompt: 'Laquelle ?', options: [{ symbol: 'x : y', text: 'Rangée 1 : +2', name: "L'autre", note: 'tuile (1 or)' }] } };
    expect(polished(message)).toEqual({ type: 'state', view: { text: 'a : b' }, table: { name: "L'une" }, question: { prompt: 'Laquelle\u202f?', options: [{ symbol: 'x : y', text: 'Rangée 1\u202f: +2', name: 'L\u2019autre', note: 'tuile (1\u00a0or)' }] } });
    language.current = 'en';
  });
});

describe('what was taken back', () => {
  const line = (decision: number, text: string) => ({ decision, seat: 0, kind: 'gains', text, amounts: {}, seats: [], cards: [] });
  const notice = (id: number, decision: number) => ({ id, decision, seat: 1, text: `notice ${id}` });
  const texts = (...notices: { id: number; decision: number; seat: number; text: string }[]) =>
    withNotices([line(1, 'one'), line(2, 'two'), line(2, 'two too'), line(3, 'three')], notices).map(({ text }) => text);

  it('stands behind the decisions that were left', () => {
    expect(texts()).toEqual(['one', 'two', 'two too', 'three']);
    expect(texts(notice(1, 2))).toEqual(['one', 'two', 'two too', 'notice 1', 'three']);
    expect(texts(notice(1, 0), notice(2, 3))).toEqual(['notice 1', 'one', 'two', 'two too', 'three', 'notice 2']);
  });
  it('keeps its order when more was taken back later', () => {
    expect(texts(notice(1, 3), notice(2, 1), notice(3, 1))).toEqual(['one', 'notice 1', 'notice 2', 'notice 3', 'two', 'two too', 'three']);
  });
});

describe('the last count', () => {
  const turned = (card: string): Line => ({ ...line(9, 'reveals'), cards: [card] });
  const gains = (seat: number, n: number, kind = 'culture'): Line => ({ ...line(9, 'gains'), seat, amounts: { [kind]: n } });

  it('tells what each card brought to each seat, also nothing', () => {
    expect(countedByCard([turned('a'), turned('b'), gains(0, 16), gains(1, 17), turned('c'), gains(0, 2), line(9, 'over')], 2)).toEqual([
      { card: 'a', sums: [0, 0] },
      { card: 'b', sums: [16, 17] },
      { card: 'c', sums: [2, 0] },
    ]);
  });

  it('comes to so much in all', () => {
    const counted = [{ card: 'a', sums: [3, 2] }, { card: 'b', sums: [18, 20] }];
    expect([0, 1].map((seat) => inAll(counted, seat))).toEqual([21, 22]);
  });

  it('is told as the log has it where no card brought it, or several kinds', () => {
    expect(countedByCard([gains(0, 3), turned('a'), gains(1, 2)], 2)).toBeNull();
    expect(countedByCard([turned('a'), gains(0, 3), gains(1, 2, 'gold')], 2)).toBeNull();
    expect(countedByCard([line(9, 'over')], 2)).toBeNull();
  });
});
