/** Boards of games on a table of their own, taken away after each test. */
import { readFileSync } from 'node:fs';
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll } from 'vitest';
import { bookOf } from '../src/lib/cards.svelte';
import { language } from '../src/lib/i18n.svelte';
import { TableStore } from '../src/lib/table.svelte';
import type { Card, GameInfo, Line, Preview, Question, Report } from '../src/lib/types';
import Table from './board-table.svelte';

/** A position as `python -m tests.fixtures` writes it. */
export interface Position<View> {
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
  report: Report;
}

export function fixtureOf<View>(game: string): Fixture<View> {
  return JSON.parse(readFileSync(`tests/fixtures/${game}.json`, 'utf8')) as Fixture<View>;
}

/** A question as the fixtures of Age of Mythology keep it. */
export interface Asked {
  question: { seat: number; prompt: string; kind?: string; options: [symbol: string, targets: string[]][]; moves?: string[] } | null;
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

export function questionOf({ question }: Asked): Question | null {
  if (!question) return null;
  const options = question.options.map(([symbol, targets], n) => ({ symbol, text: symbol, targets, move: question.moves?.[n] ?? symbol.split(' ')[0] ?? '', word: symbol.split(' ').slice(1).join(' '), name: symbol, note: '', warning: '', dangerous: false }));
  return { kind: '', ...question, options, source: null, least: 1, most: 1, given: 0, closed: [], idle: null, parts: [], usual: [] };
}

/** The first position that offers such an option. */
export function offering<P extends Asked>(positions: P[], test: (symbol: string) => boolean): P {
  return positions.find((position) => position.question?.options.some(([symbol]) => test(symbol)))!;
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
