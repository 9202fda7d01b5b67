/** Positions of Age of Mythology and tables that show them, for the tests of its board. */
import { readFileSync } from 'node:fs';
import { flushSync } from 'svelte';
import { gameModule } from '../src/games';
import type { MythView, Player } from '../src/games/age-of-mythology/view';
import type { TableStore } from '../src/lib/table.svelte';
import type { Card, Line, Preview, SeatInfo } from '../src/lib/types';
import { type Asked, liveTable, offering, questionOf, show as showBoard } from './board';

export interface Position extends Asked {
  name: string;
  me: number;
  view: MythView;
  scores: number[];
  log: Line[];
}
export const game = await gameModule('age-of-mythology');
export const fixture = JSON.parse(readFileSync('tests/fixtures/myth.json', 'utf8')) as { cards: Card[]; positions: Position[] };
export const cards = fixture.cards.map((card) => ({ ...card, text: { ...card.text, fr: card.text.en ?? '' }, provenance: { all: 'public' }, copies: {} }));
const names = ['Inès', 'Bot Ramsès', 'Tomás', 'Amina', 'Bot Freydis', 'Léandre', 'Bot Hypatie', 'Oluwaseun'];

export function place(table: TableStore, position: Position, me: number | null = position.me): void {
  table.seats = position.view.players.map(
    (_, seat) => ({ seat, kind: 'human', name: names[seat], colour: 'abcdefgh'[seat], mine: seat === me, connected: true }) as SeatInfo,
  );
  table.me = me;
  table.view = me === null ? openTable(position.view) : position.view;
  table.scores = position.scores;
  table.log = position.log;
  table.ask(questionOf(position));
}

/** What a spectator sees. */
function openTable(view: MythView): MythView {
  return { ...view, you: null, players: view.players.map((player) => ({ ...player, hand: null, pack: null, chosen: null })) };
}

/** The player who is asked, with something else. */
export function having(position: Position, player: Partial<Player>): Position {
  const players = position.view.players.map((each, seat) => (seat === position.me ? { ...each, ...player } : each));
  return { ...position, view: { ...position.view, players } };
}

export function tableOf(position: Position, preview: Preview | null = null): TableStore {
  const table = liveTable('age-of-mythology', cards, preview);
  table.outline = game.outline!;
  place(table, position);
  return table;
}

export const show = (table: TableStore, Inner = game.Board) => showBoard(table, Inner);
export const verb = (word: string) => offering(fixture.positions, (symbol) => symbol.split(' ')[0] === word);
export const button = (body: HTMLElement, symbol: string) => body.querySelector<HTMLElement>(`[data-symbol="${symbol}"]`)!;

export function press(body: HTMLElement, symbol: string): void {
  button(body, symbol).click();
  flushSync();
}
