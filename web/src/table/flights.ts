/** What flies over the board when something changes there: cards from where they were to where they go, amounts to or from
    their owners. */
import type { GameModule } from '../games';
import type { CardBook } from '../lib/cards.svelte';
import { stockOf } from '../lib/places';
import type { SeatInfo } from '../lib/types';
import { changedNumbers, journeys } from './changes';
import { shownChanges } from './preview';

/** In percent of the board, so that its size on the screen does not matter. */
export interface Point {
  x: number;
  y: number;
}

export interface Flight {
  from: Point;
  to: Point;
  card?: string;
  amount?: { res: string; n: number };
}

/** Where the cards, the seats and what they have are seen on the board. */
export interface Sights {
  cards: Map<string, { owner: number | null; at: Point }[]>;
  seats: Map<number, Point>;
  /** By seat and resource, as `stockOf` writes them. */
  stocks: Map<string, Point>;
}

const MOST_CARDS = 6;
const MOST_AMOUNTS = 6;
/** How far an amount rises from its owner, or what was spent. */
const RISE = 9;
/** The room that each takes. Those that would land on each other stand two beside each other, the next below or above
    them; at the right they go left, not over the neighbour. */
const ROOM = { card: { x: 15, y: 7 }, amount: { x: 7, y: 5 } };
const ABREAST = 2;

export function sights(board: HTMLElement, seats: SeatInfo[]): Sights {
  const frame = board.getBoundingClientRect();
  const centre = (node: Element): Point | null => {
    const { left, top, width, height } = node.getBoundingClientRect();
    if (width === 0 || frame.width === 0 || !inSight(node, left + width / 2, top + height / 2)) return null;
    return { x: (100 * (left + width / 2 - frame.left)) / frame.width, y: (100 * (top + height / 2 - frame.top)) / frame.height };
  };
  const cards: Sights['cards'] = new Map();
  for (const node of board.querySelectorAll<HTMLElement>('[data-card]')) {
    const [at, card, owner = ''] = [centre(node), node.dataset.card ?? '', node.dataset.id?.split(':')[0]];
    if (at) cards.set(card, [...(cards.get(card) ?? []), { owner: /^\d+$/.test(owner) ? Number(owner) : null, at }]);
  }
  const places = seats.flatMap(({ seat, colour }): [number, Point][] => {
    const marks = [...board.querySelectorAll(`.seat.st-${colour.toLowerCase()}`)].filter((mark) => !mark.closest('[data-telling]'));
    const at = marks.map(centre).find((found) => found !== null);
    return at ? [[seat, at]] : [];
  });
  const stocks: Sights['stocks'] = new Map();
  for (const node of board.querySelectorAll<HTMLElement>('[data-stock]')) {
    const [at, stock] = [centre(node), node.dataset.stock ?? ''];
    if (at && !stocks.has(stock)) stocks.set(stock, at);
  }
  return { cards, seats: new Map(places), stocks };
}

/** Is the middle of a thing shown: in the window, not hidden, and not scrolled out of what it lies in? */
function inSight(node: Element, x: number, y: number): boolean {
  const inside = ({ left, right, top, bottom }: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>) => x >= left && x <= right && y >= top && y <= bottom;
  if (node.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) === false) return false;
  if (!inside({ left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight })) return false;
  for (let around = node.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow !== 'visible' && !inside(around.getBoundingClientRect())) return false;
  }
  return true;
}

export interface Change {
  views: [unknown, unknown];
  sights: [Sights, Sights];
  cards: CardBook;
  module: GameModule;
  /** Whose move it was. */
  mover: number | null;
}

export function flights(change: Change): Flight[] {
  return [...cardFlights(change), ...amountFlights(change)].reduce<Flight[]>((placed, flight) => [...placed, freely(flight, placed)], []);
}

/** It lands on none of the others. */
function freely(flight: Flight, others: Flight[]): Flight {
  const [{ x, y }, room] = [flight.to, roomOf(flight)];
  const free = (to: Point) => others.every((other) => Math.abs(to.x - other.to.x) >= (room.x + roomOf(other).x) / 2 || Math.abs(to.y - other.to.y) >= (room.y + roomOf(other).y) / 2);
  const [aside, along] = [x > 50 ? -1 : 1, y > 50 ? -1 : 1];
  const places = Array.from({ length: ABREAST * (3 * others.length + 1) }, (_, n) => ({ x: x + aside * room.x * (n % ABREAST), y: y + along * room.y * Math.floor(n / ABREAST) }));
  return { ...flight, to: places.find(free) ?? flight.to };
}

const roomOf = ({ card }: Flight) => (card === undefined ? ROOM.amount : ROOM.card);

function cardFlights({ views: [before, after], sights: [was, is], cards, module, mover }: Change): Flight[] {
  const found = journeys(before, after, cards, module.repeated).flatMap(({ card, from, to }): Flight[] => {
    const start = from === undefined ? seatOf(is, mover) : (cardAt(was, card, from) ?? seatOf(was, from));
    const end = to === undefined ? seatOf(is, mover) : (cardAt(is, card, to) ?? seatOf(is, to));
    return start && end && Math.hypot(start.x - end.x, start.y - end.y) > 2 ? [{ card, from: start, to: end }] : [];
  });
  return found.slice(0, MOST_CARDS);
}

function amountFlights({ views: [before, after], sights: [, is], module }: Change): Flight[] {
  const shown = shownChanges(changedNumbers(before, after), null, module).filter(({ res, name }) => res !== null && name === null);
  return shown.slice(0, MOST_AMOUNTS).flatMap(({ seat, res, before: then, after: now }): Flight[] => {
    if (res === null) return [];
    const home = is.stocks.get(stockOf(seat, res)) ?? is.seats.get(seat);
    if (!home) return [];
    const away = { x: home.x + (home.x > 50 ? -2 : 2), y: home.y + (home.y > 50 ? -RISE : RISE) };
    return [{ amount: { res, n: now - then }, from: now > then ? away : home, to: now > then ? home : away }];
  });
}

function cardAt({ cards }: Sights, card: string, owner: number | null): Point | undefined {
  const found = cards.get(card) ?? [];
  return (found.find((each) => each.owner === owner) ?? found[0])?.at;
}

function seatOf({ seats }: Sights, seat: number | null): Point | undefined {
  return seat === null ? undefined : seats.get(seat);
}
