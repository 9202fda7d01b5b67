/** A table with one question, as the tests of the pages ask it. */
import { vi } from 'vitest';
import { type TableLink, TableStore } from '../src/lib/table.svelte';
import type { Choice, Preview, Question } from '../src/lib/types';

export const option = (symbol: string, ...targets: string[]): Choice => ({ symbol, text: symbol, targets, move: symbol.split(' ')[0]!, word: symbol.split(' ').slice(1).join(' '), name: symbol, note: '', warning: '', dangerous: false });
export const dangerous = (symbol: string, ...targets: string[]): Choice => ({ ...option(symbol, ...targets), dangerous: true });
export const grid = [1, 2].flatMap((row) => [1, 2].map((column) => option(`activate ${row} ${column}`, `row-${row}`, `column-${column}`)));

export function sit(options: Choice[]) {
  const link = {
    move: vi.fn<TableLink['move']>(),
    preview: vi.fn<TableLink['preview']>(async (symbol) => ({ type: 'preview', key: 'k', symbol, changes: [], lines: [], certain: true, due: null }) as Preview),
    why: vi.fn<TableLink['why']>(async () => [{ code: 'poor', text: '5 Production needed', clauses: ['MD-1'], option: null }]),
  };
  const table = new TableStore('monumental-duel', new Map(), link);
  const question: Question = { seat: 0, prompt: 'Choose', options, kind: 'turn', source: null, least: 1, most: 1, given: 0, closed: [], idle: null, parts: [], usual: [] };
  table.me = 0;
  table.live = true;
  table.ask(question);
  return { table, link, question };
}

