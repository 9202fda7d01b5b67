/** Boards of games on a table of their own, taken away after each test. */
import { readFileSync } from 'node:fs';
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll } from 'vitest';
import { bookOf } from '../src/lib/cards.svelte';
import { language } from '../src/lib/i18n.svelte';
import { TableStore } from '../src/lib/table.svelte';
import type { Card, Choice, GameInfo, Line, Preview, Question } from '../src/lib/types';
import Table from './board-table.svelte';

/** A position as `python -m tests.fixtures` writes it. */
export interface Position<View = unknown> {
  place: { players?: number; seed?: number; decision?: number; by_hand?: string };
  me: number;
  view: View;
  scores: number[];
  log: Line[];
  question: Question | null;
}

export interface Fixture<View> {
  game: GameInfo;
  cards: Card[];
  positions: Position<View>[];
}

export function fixtureOf<View>(game: string): Fixture<View> {
  return JSON.parse(readFileSync(`tests/fixtures/${game}.json`, 'utf8')) as Fixture<View>;
}

let shown: Record<string, unknown> | undefined;

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  resize(1366);
});
/** Take the board away. */
export function close(): void {
  if (shown) void unmount(shown);
  shown = undefined;
  document.body.innerHTML = '';
}

afterEach(() => {
  close();
  language.current = 'en';
  resize(1366);
});

export function resize(width: number): void {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true, writable: true });
  window.dispatchEvent(new Event('resize'));
}

/** The first position that offers such an option. */
export function offering<P extends Position>(positions: P[], test: (option: Choice) => boolean): P {
  return positions.find((position) => position.question?.options.some(test))!;
}

export function liveTable(game: string, cards: Card[], preview: Preview | null): TableStore {
  const table = new TableStore(game, bookOf(game, cards), {
    move() {},
    preview: () => Promise.resolve(preview),
    why: () => Promise.resolve([]),
  });
  table.live = true;
  return table;
}

export function show(table: TableStore, Inner: Component): HTMLElement {
  shown = mount(Table, { target: document.body, props: { table, Inner } });
  flushSync();
  return document.body;
}
