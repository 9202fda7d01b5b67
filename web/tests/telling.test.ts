import { describe, expect, it } from 'vitest';
import { type CardBook, bookOf } from '../src/lib/cards.svelte';
import { phasesOf } from '../src/lib/phases';
import type { Card, Line } from '../src/lib/types';
import { belongings, changedNumbers, journeys } from '../src/table/changes';
import { type Sights, flights } from '../src/table/flights';
import { pages } from '../src/table/history.svelte';
import { foremost, tellsOf, touches } from '../src/table/log';
import { ousted } from '../src/table/prizes';
import { type GameModule, gameModule } from '../src/games';
import { prizesOf } from '../src/games/families/monumental/prizes';

const book = bookOf('game', ['troy', 'wheel'].map((id) => ({ id, symbol: id, names: { en: id } }) as unknown as Card));
const view = (track: string[], mine: string[], theirs: string[], gold = [0, 0]) => ({ track, players: [{ city: mine, gold: gold[0] }, { city: theirs, gold: gold[1] }] });

describe('what happens between two positions', () => {
  it('is told card by card: from the table to a player, and out of sight', () => {
    expect(journeys(view(['troy', 'wheel'], [], []), view(['wheel'], ['troy'], []), book)).toEqual([{ card: 'troy', from: null, to: 0 }]);
    expect(journeys(view(['troy'], [], []), view([], [], []), book)).toEqual([{ card: 'troy', from: null, to: undefined }]);
    expect(journeys(view([], ['wheel'], []), view([], [], ['wheel']), book)).toEqual([{ card: 'wheel', from: 0, to: 1 }]);
    expect(journeys(view(['troy', 'wheel'], [], []), view(['wheel', 'troy'], [], []), book)).toEqual([]);
  });

  it('costs me a card, but not the war that is over', async () => {
    const ages = await gameModule('through-the-ages');
    const mine = (wars: { id: string }[], city: string[]) => ({ players: [{ wars, city }, {}] });
    expect(belongings(mine([{ id: 'troy' }], ['wheel']), mine([], []), book, 0, ages)).toEqual({ lost: ['wheel'], got: [] });
  });

  it('brings a card once, though all know that it is in my hand', async () => {
    const ages = await gameModule('through-the-ages');
    const hand = (...cards: string[]) => ({ players: [{ military_hand: cards, military_hand_backs: { size: cards.length, known: cards } }, {}] });
    expect(belongings(hand('wheel'), hand('wheel', 'troy'), book, 0, ages)).toEqual({ lost: [], got: ['troy'] });
    const change = { cards: book, module: ages, mover: 0, views: [hand(), hand('troy')] as [unknown, unknown] };
    const sights = { stocks: new Map(), seats: new Map([[0, { x: 5, y: 90 }]]), cards: new Map([['troy', [{ owner: 0, at: { x: 50, y: 50 } }]]]) };
    expect(flights({ ...change, sights: [{ ...sights, cards: new Map() }, sights] })).toHaveLength(1);
  });

  it('costs nothing that only lies elsewhere, where the game tells what a seat has', async () => {
    const myth = await gameModule('age-of-mythology');
    const mine = (more: object, army: object[]) => ({
      players: [{ units: [], buildings: [], production: [], hand: [], pack: [], played: [], ...more }],
      battle: army.length > 0 ? { sides: [{ seat: 0, army, laid: null, last_fighter: 'troy' }] } : null,
    });
    const two = { id: 'troy', count: 2 };
    const told = (before: unknown, after: unknown) => belongings(before, after, book, 0, myth);
    expect(told(mine({ units: [two], chosen: ['troy', 'troy'] }, []), mine({}, [two]))).toEqual({ lost: [], got: [] });
    expect(told(mine({ pack: ['wheel'], chosen: ['wheel'] }, []), mine({ hand: ['wheel', 'troy'] }, []))).toEqual({ lost: [], got: ['troy'] });
    expect(told(mine({}, [two]), mine({}, [{ ...two, count: 1 }]))).toEqual({ lost: ['troy'], got: [] });
    expect(told(mine({ played: ['wheel'] }, []), mine({}, []))).toEqual({ lost: [], got: [] }); // a card that I played myself
  });

  it('shows what weighs most where there is little room, in its order, and what only keeps the books last', () => {
    const lines = [1, 0, 1, 0].map((seat, n) => ({ decision: 1, seat, kind: '', text: String(n), amounts: {}, seats: [], cards: [] }));
    expect(foremost(lines, 3, ({ seat }) => Number(seat === 0)).map(({ text }) => text)).toEqual(['1', '3', '0']);
  });

  it('tells of me what happened to me, and what another did to me', () => {
    const line = (seat: number | null, seats: number[]) => ({ decision: 1, seat, kind: 'conquers', text: 'Ann', amounts: {}, seats, cards: [] });
    expect([line(0, [0]), line(0, []), line(1, [1, 0]), line(1, [1]), line(null, [])].map((each) => tellsOf(each, 0))).toEqual([true, true, true, false, false]);
    expect(tellsOf(line(null, []), null)).toBe(false);
  });

  it('says what I no longer have the most of, and by whose deeds', () => {
    const prizes = (...scores: number[]) => prizesOf(scores.map((n) => ({ score: { knowledge: 4, 'most-knowledge': n } })), 'most-', (what) => what);
    const book = new Map([['wheel', { kind: 'knowledge' }], ['troy', { kind: 'building' }]]) as unknown as CardBook;
    const line = (kind: string, card: string): Line => ({ decision: 2, seat: 1, kind, text: `${kind} ${card}`, amounts: {}, seats: [1], cards: [card] });
    const lines = [line('acquires', 'troy'), line('acquires', 'wheel'), line('uses', 'wheel')];
    expect(ousted(prizes(5, 0), prizes(0, 5), 0, lines, book)).toEqual([{ name: 'knowledge', to: [1], lines: [lines[1]] }]);
    expect([ousted(prizes(5, 0), prizes(5, 5), 0, lines, book), ousted(prizes(0, 5), prizes(0, 5), 0, lines, book), ousted(prizes(5), prizes(0), null, lines, book)]).toEqual([[], [], []]);
  });

  it('touches me where something is gained or lost, with an amount or without', () => {
    const line = (kind: string, amounts = {}) => ({ decision: 1, seat: 0, kind, text: '', amounts, seats: [], cards: [] });
    expect([line('swept'), line('gains', { food: 2 }), line('mines', { food: 0 }), line('leaves')].map((each) => touches(each, new Set(['leaves'])))).toEqual([false, true, false, true]);
  });

  it('is told in numbers, by seat and path, without lists', () => {
    expect(changedNumbers(view([], [], [], [3, 1]), view(['troy'], [], [], [3, 4]))).toEqual([{ seat: 1, what: 'gold', before: 1, after: 4 }]);
    expect(changedNumbers({}, {})).toEqual([]);
  });

  it('flies from where it was to where it is, or to its owner where that is not seen', () => {
    const sights = (cards: [string, number | null, number][], stocks: [string, { x: number; y: number }][] = []): Sights => ({
      stocks: new Map(stocks),
      cards: new Map(cards.map(([card, owner, x]) => [card, [{ owner, at: { x, y: 10 } }]])),
      seats: new Map([[0, { x: 5, y: 90 }], [1, { x: 95, y: 5 }]]),
    });
    const module = { resources: { gold: { icon: 'coin', colour: 'gold' } } } as unknown as GameModule;
    const change = { cards: book, module, mover: 1 };
    const taken = flights({ ...change, views: [view(['troy'], [], []), view([], [], ['troy'])], sights: [sights([['troy', null, 50]]), sights([['troy', 1, 80]])] });
    expect(taken).toEqual([{ card: 'troy', from: { x: 50, y: 10 }, to: { x: 80, y: 10 } }]);
    const hidden = flights({ ...change, views: [view(['troy'], [], []), view([], [], [], [0, 2])], sights: [sights([['troy', null, 50]]), sights([])] });
    expect(hidden).toMatchObject([{ card: 'troy', to: { x: 95, y: 5 } }, { amount: { res: 'gold', n: 2 }, to: { x: 95, y: 15 } }]); // not on the card
    const coins = { resources: Object.fromEntries(['gold', 'food', 'wood'].map((res) => [res, { icon: res, colour: res }])) } as unknown as GameModule;
    const rich = (n: number) => ({ players: [{}, { gold: n, food: n, wood: n }] });
    const gained = flights({ ...change, module: coins, views: [rich(0), rich(1)], sights: [sights([]), sights([])] });
    const kept = flights({ ...change, module: coins, views: [rich(0), rich(1)], sights: [sights([]), sights([], [['1 food', { x: 40, y: 30 }]])] });
    const close = flights({ ...change, module: coins, views: [rich(0), rich(1)], sights: [sights([]), sights([], ['gold', 'food', 'wood'].map((res, n) => [`1 ${res}`, { x: 20 + 4 * n, y: 30 }]))] });
    expect(close.map(({ to }) => to)).toEqual([{ x: 20, y: 30 }, { x: 31, y: 30 }, { x: 28, y: 35 }]); // stocks stand closer together than amounts
    expect(kept.map(({ to }) => to)).toEqual([{ x: 95, y: 5 }, { x: 40, y: 30 }, { x: 88, y: 5 }]); // to the stock that is seen
    expect(gained.map(({ to }) => to)).toEqual([{ x: 95, y: 5 }, { x: 88, y: 5 }, { x: 95, y: 10 }]); // beside each other, within the board
  });
});

describe('what one decision brought', () => {
  const line = (text: string) => ({ text }) as Line;
  const texts = (...found: string[]) => pages(found.map(line), ({ text }) => text === 'WAR').map((page) => page.map(({ text }) => text));

  it('is told a few lines after the other, until all of it was told', () => {
    expect(texts('a', 'b', 'c', 'd', 'e', 'f', 'g')).toEqual([['a', 'b', 'c'], ['d', 'e', 'f'], ['g']]);
    expect(texts()).toEqual([[]]);
  });

  it('keeps a moment of its own in sight', () => {
    expect(texts('a', 'WAR', 'b', 'c', 'd')).toEqual([['WAR', 'a', 'b', 'c'], ['WAR', 'd']]);
    expect(texts('WAR')).toEqual([['WAR']]);
  });
});

describe('the phases of a turn', () => {
  it('have the present one marked, also one that comes only now and then', () => {
    const name = (phase: string) => phase.toUpperCase();
    expect(phasesOf(['a', 'b'], 'b', name)).toEqual([{ text: 'A', now: false }, { text: 'B', now: true }]);
    expect(phasesOf<string>(['a', 'b'], 'quests', name).map(({ text, now }) => [text, now])).toEqual([['QUESTS', true], ['A', false], ['B', false]]);
  });
});
