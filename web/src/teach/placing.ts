/** Where a card of a lesson stands, so that it covers neither what it points at nor the question. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 22;
const EDGE = 8;
const STEPS = 8; // places tried across the page and down

export function right(box: Box): number {
  return box.left + box.width;
}

export function bottom(box: Box): number {
  return box.top + box.height;
}

function shared(one: Box, other: Box): number {
  const width = Math.min(right(one), right(other)) - Math.max(one.left, other.left);
  const height = Math.min(bottom(one), bottom(other)) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** How far apart two boxes are. */
function between(one: Box, other: Box): number {
  const gap = (from: number, to: number, start: number, end: number) => Math.max(0, start - to, from - end);
  return Math.hypot(gap(one.left, right(one), other.left, right(other)), gap(one.top, bottom(one), other.top, bottom(other)));
}

function whole(things: Box[]): Box {
  const [left, top] = [Math.min(...things.map((box) => box.left)), Math.min(...things.map((box) => box.top))];
  return { left, top, width: Math.max(...things.map(right)) - left, height: Math.max(...things.map(bottom)) - top };
}

/** What is pointed at or asked is covered only where there is no other way; the rest of the board is worth a way. */
const [DEAR, WAY] = [50, 25];

/** Beside the first thing, or all of them, else wherever it covers least; `board`: what one would rather see too. */
export function placed(card: { width: number; height: number }, things: Box[], kept: Box[], page: Box, board: Box[] = []): Box {
  const within = (left: number, top: number): Box => ({
    left: Math.max(page.left + EDGE, Math.min(left, right(page) - card.width - EDGE)),
    top: Math.max(page.top + EDGE, Math.min(top, bottom(page) - card.height - EDGE)),
    ...card,
  });
  const around = (thing: Box): Box[] => {
    const [middle, level] = [thing.left + thing.width / 2 - card.width / 2, thing.top + thing.height / 2 - card.height / 2];
    const aside = [right(thing) + GAP, thing.left - card.width - GAP].flatMap((left) => [within(left, level), within(left, thing.top), within(left, bottom(thing) - card.height)]);
    const over = kept.filter((box) => shared(box, thing) > 0).map((box) => within(middle, box.top - card.height - GAP));
    return [...aside, within(middle, thing.top - card.height - GAP), within(middle, bottom(thing) + GAP), ...over];
  };
  const middle = within((page.width - card.width) / 2, page.top + (page.height - card.height) / 2);
  const beside = things.length > 0 ? [...things.slice(0, 1), whole(things)].flatMap(around) : [middle];
  const steps = (from: number, room: number) => Array.from({ length: STEPS + 1 }, (_, n) => from + (room * n) / STEPS);
  const elsewhere = steps(page.left, page.width - card.width).flatMap((left) => steps(page.top, page.height - card.height).map((top) => within(left, top)));
  const covers = (box: Box, what: Box[]) => what.reduce((sum, thing) => sum + shared(box, thing), 0);
  const goal = things[0] ?? middle;
  const cost = (box: Box) => DEAR * covers(box, [...things, ...kept]) + covers(box, board) + WAY * between(box, goal);
  const all = [...beside, ...elsewhere].map((box) => ({ box, cost: cost(box) }));
  return all.reduce((best, each) => (each.cost < best.cost ? each : best)).box;
}

/** From the edge of the card to the edge of a thing, along the line between their middles. */
export function arrow(card: Box, thing: Box): { x1: number; y1: number; x2: number; y2: number } | null {
  const middle = (box: Box): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];
  const [[ax, ay], [bx, by]] = [middle(card), middle(thing)];
  const out = (box: Box, dx: number, dy: number) =>
    Math.min(dx === 0 ? Infinity : box.width / 2 / Math.abs(dx), dy === 0 ? Infinity : box.height / 2 / Math.abs(dy));
  const [dx, dy] = [bx - ax, by - ay];
  const [from, to] = [out(card, dx, dy), 1 - out(thing, dx, dy)];
  const length = Math.hypot(dx, dy);
  if (length === 0 || (to - from) * length < 10) return null;
  const end = to - 7 / length;
  return { x1: ax + dx * from, y1: ay + dy * from, x2: ax + dx * end, y2: ay + dy * end };
}
