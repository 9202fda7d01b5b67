/** Positions of Age of Mythology and tables that show them, for the tests of its board. */
import { readFileSync } from 'node:fs';
import { flushSync } from 'svelte';
import { gameModule } from '../src/games';
import type { MythView, Player } from '../src/games/age-of-mythology/view';
import type { TableStore } from '../src/lib/table.svelte';
import type { Card, Line, Preview, Question, SeatInfo } from '../src/lib/types';
import { liveTable, show as showBoard } from './board';

export interface Position {
  view: MythView;
  question: Question | null;
  scores: number[];
  log: Line[];
}
export const game = await gameModule('age-of-mythology');
export const fixture = JSON.parse(readFileSync('tests/fixtures/age-of-mythology.json', 'utf8')) as { cards: Card[]; positions: Position[] };
export const { cards } = fixture;
const names = ['Inès', 'Bot Ramsès', 'Tomás', 'Amina', 'Bot Freydis', 'Léandre', 'Bot Hypatie', 'Oluwaseun'];

/** Who is asked; without a question, whose view it is. */
export const asked = ({ question, view }: Position) => question?.seat ?? view.you ?? 0;

export function place(table: TableStore, position: Position, me: number | null = asked(position)): void {
  table.seats = position.view.players.map(
    (_, seat) => ({ seat, kind: 'human', name: names[seat], colour: 'abcdefgh'[seat], mine: seat === me, connected: true }) as SeatInfo,
  );
  table.me = me;
  table.view = me === null ? openTable(position.view) : position.view;
  table.scores = position.scores;
  table.log = position.log;
  table.ask(position.question);
}

/** What a spectator sees. */
function openTable(view: MythView): MythView {
  return { ...view, you: null, players: view.players.map((player) => ({ ...player, hand: null, pack: null, chosen: null, sent_from: null, drawn: null })) };
}

/** The player who is asked, with something else. */
export function having(position: Position, player: Partial<Player>): Position {
  const players = position.view.players.map((each, seat) => (seat === asked(position) ? { ...each, ...player } : each));
  return { ...position, view: { ...position.view, players } };
}

export function tableOf(position: Position, preview: Preview | null = null): TableStore {
  const table = liveTable('age-of-mythology', cards, preview);
  table.outline = game.outline!;
  place(table, position);
  return table;
}

export const show = (table: TableStore, Inner = game.Board) => showBoard(table, Inner);
/** The first position that asks a question of this kind. */
export const asking = (kind: string) => fixture.positions.find(({ question }) => question?.kind === kind)!;
export const button = (body: HTMLElement, symbol: string) => body.querySelector<HTMLElement>(`[data-symbol="${symbol}"]`)!;

export function press(body: HTMLElement, symbol: string): void {
  button(body, symbol).click();
  flushSync();
}
