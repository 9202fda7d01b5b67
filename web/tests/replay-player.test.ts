import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Timeline } from '../src/lib/types';
import { Player } from '../src/replay/player.svelte';

const timeline = {
  seats: [0, 1],
  start: [0, 0],
  steps: Array.from({ length: 5 }, (_, n) => ({ decision: n + 1, seat: 0, round: 1, symbol: '', text: '', scores: [n, 0], events: [] })),
} as unknown as Timeline;

let asked: string[];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const decision = Number(/positions\/(\d+)/.exec(address)?.[1]);
    const lines = [{ decision, seat: 0, kind: 'gains', text: "Inès gagne : l'or", amounts: {}, seats: [], cards: [] }];
    return new Response(JSON.stringify({ decision, decisions: 5, seat: null, view: {}, scores: [], lines }));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows the position asked for, set as it should be printed, and fetches its neighbours', async () => {
  const player = new Player('t1', timeline, 'fr', 2, 1);
  await vi.advanceTimersByTimeAsync(10);
  expect(player.position?.decision).toBe(2);
  expect(player.position?.lines[0]?.text).toBe('Inès gagne\u202f: l’or');
  expect(asked[0]).toBe('/api/tables/t1/positions/2?lang=fr&seat=1');
  expect(asked.map((address) => /positions\/(\d)/.exec(address)?.[1]).sort()).toEqual(['1', '2', '3', '4', '5']);
});

it('stays inside the game and ignores a seat that is not there', async () => {
  const player = new Player('t1', timeline, 'en', 99, 7);
  expect([player.at, player.seat]).toEqual([5, null]);
  player.step(1);
  expect(player.at).toBe(5);
  player.go(-3);
  expect(player.at).toBe(0);
  player.go(Number.NaN);
  expect(player.at).toBe(0);
});

it('plays to the end at the speed chosen, and stops there or by hand', async () => {
  const player = new Player('t1', timeline, 'en', 0, null);
  player.speed = 4;
  player.toggle();
  await vi.advanceTimersByTimeAsync(800);
  expect(player.at).toBe(2);
  player.step(1);
  expect([player.at, player.playing]).toEqual([3, false]);
  player.toggle();
  await vi.advanceTimersByTimeAsync(5000);
  expect([player.at, player.playing]).toEqual([5, false]);
});

it('says what went wrong and stops', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code: 'not_now', text: 'Not yet.', clauses: [] }), { status: 409 }));
  const player = new Player('t1', timeline, 'en', 1, null);
  await vi.advanceTimersByTimeAsync(10);
  expect(player.problem).toBe('Not yet.');
});
