/** The map on paper: pointy hexagons by their axial places. */
import type { Tile } from './view';

export interface Point {
  x: number;
  y: number;
}

export interface Spot extends Point {
  tile: Tile;
}

export interface Sheet {
  width: number;
  height: number;
  /** From the middle of a hexagon to its points. */
  radius: number;
  spots: Spot[];
}

const ROOT = Math.sqrt(3);
const EDGE = 15;
/** The smallest and largest radius that pieces can be read on. */
const LEAST = 20;
const MOST = 84;

const column = ({ q, r }: Pick<Tile, 'q' | 'r'>) => ROOT * (q + r / 2);
const line = ({ r }: Pick<Tile, 'r'>) => 1.5 * r;

/** All tiles on a sheet of so many pixels, as large as they fit and in its middle. */
export function layOut(tiles: readonly Tile[], width: number, height: number, edge = EDGE): Sheet {
  const [xs, ys] = [tiles.map(column), tiles.map(line)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const fits = Math.min((width - 2 * edge) / (right - left + ROOT), (height - 2 * edge) / (bottom - top + 2));
  const radius = Math.max(LEAST, Math.min(MOST, fits));
  const [dx, dy] = [width / 2 - (radius * (left + right)) / 2, height / 2 - (radius * (top + bottom)) / 2];
  return { width, height, radius, spots: tiles.map((tile) => ({ tile, x: dx + radius * column(tile), y: dy + radius * line(tile) })) };
}

/** The corners of a hexagon, the upper one first, clockwise. */
export function corners({ x, y }: Point, radius: number): Point[] {
  const half = (ROOT / 2) * radius;
  return [
    { x, y: y - radius },
    { x: x + half, y: y - radius / 2 },
    { x: x + half, y: y + radius / 2 },
    { x, y: y + radius },
    { x: x - half, y: y + radius / 2 },
    { x: x - half, y: y - radius / 2 },
  ];
}

const rounded = (n: number) => Math.round(n * 10) / 10;

export function points(at: Point, radius: number): string {
  return corners(at, radius).map(({ x, y }) => `${rounded(x)},${rounded(y)}`).join(' ');
}

/** The neighbour beyond each side; the first side runs from the upper corner clockwise. */
export const SIDES = [
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
] as const;

const key = (q: number, r: number) => `${q} ${r}`;

/** The sides of a tile that are the border of its owner's land. */
export function borderOf(spot: Spot, sheet: Sheet, owners: Map<string, number | null>): string {
  const { q, r, owner } = spot.tile;
  const at = corners(spot, sheet.radius - 0.5);
  return SIDES.flatMap((side, n) => {
    if (owners.get(key(q + side.q, r + side.r)) === owner) return [];
    const [from, to] = [at[n]!, at[(n + 1) % 6]!];
    return `M${rounded(from.x)} ${rounded(from.y)}L${rounded(to.x)} ${rounded(to.y)}`;
  }).join('');
}

export function ownersOf(tiles: readonly Tile[]): Map<string, number | null> {
  return new Map(tiles.map((tile) => [key(tile.q, tile.r), tile.owner]));
}

/** Is there no tile in this part of the sheet? */
export function isFree({ spots, radius }: Sheet, left: number, top: number, right: number, bottom: number): boolean {
  const half = (ROOT / 2) * radius;
  return !spots.some(({ x, y }) => x + half > left && x - half < right && y + radius * 0.8 > top && y - radius * 0.8 < bottom);
}

/** The tile next to one: along its row, or the nearest of the next row. */
export function neighbour(spots: readonly Spot[], from: string, arrow: string): string | null {
  const here = spots.find(({ tile }) => tile.place === from);
  if (!here) return spots[0]?.tile.place ?? null;
  const row = (r: number) => spots.filter(({ tile }) => tile.r === r).sort((a, b) => a.x - b.x);
  const mine = row(here.tile.r);
  const at = mine.indexOf(here);
  const rows = [...new Set(spots.map(({ tile }) => tile.r))].sort((a, b) => a - b);
  const beyond = (by: number) => {
    const next = rows[rows.indexOf(here.tile.r) + by];
    if (next === undefined) return null;
    return row(next).sort((a, b) => Math.abs(a.x - here.x) - Math.abs(b.x - here.x))[0]?.tile.place ?? null;
  };
  switch (arrow) {
    case 'ArrowLeft':
      return mine[at - 1]?.tile.place ?? null;
    case 'ArrowRight':
      return mine[at + 1]?.tile.place ?? null;
    case 'ArrowUp':
      return beyond(-1);
    case 'ArrowDown':
      return beyond(1);
    case 'Home':
      return mine[0]?.tile.place ?? null;
    case 'End':
      return mine.at(-1)?.tile.place ?? null;
    default:
      return null;
  }
}

/** A curve from one tile to another, a little above the straight line, and the middle of it. */
export function arrow(from: Point, to: Point, radius: number): { path: string; middle: Point } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const stop = { x: to.x - (dx / length) * radius * 0.55, y: to.y - (dy / length) * radius * 0.55 };
  const bend = Math.min(0.22, 18 / length + 0.06) * length;
  const control = { x: (from.x + stop.x) / 2, y: (from.y + stop.y) / 2 - bend };
  const middle = { x: (from.x + 2 * control.x + stop.x) / 4, y: (from.y + 2 * control.y + stop.y) / 4 };
  return { path: `M${rounded(from.x)} ${rounded(from.y)}Q${rounded(control.x)} ${rounded(control.y)} ${rounded(stop.x)} ${rounded(stop.y)}`, middle };
}

/** How many steps two tiles are apart. */
export function apart(a: Pick<Tile, 'q' | 'r'>, b: Pick<Tile, 'q' | 'r'>): number {
  const [q, r] = [a.q - b.q, a.r - b.r];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}
