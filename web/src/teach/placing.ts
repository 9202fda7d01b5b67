/** Where a card of a lesson stands, so that it covers neither what it points at nor the question. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 22;
const EDGE = 8;

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

function whole(things: Box[]): Box {
  const [left, top] = [Math.min(...things.map((box) => box.left)), Math.min(...things.map((box) => box.top))];
  return { left, top, width: Math.max(...things.map(right)) - left, height: Math.max(...things.map(bottom)) - top };
}

/** Beside the first thing, or all of them, where there is room, else in the corner that covers least. */
export function placed(card: { width: number; height: number }, things: Box[], kept: Box[], page: Box): Box {
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
  const corners = [
    within(page.left, page.top),
    within(right(page), page.top),
    within(page.left, bottom(page)),
    within(right(page), bottom(page)),
  ];
  const covers = (box: Box) => [...things, ...kept].reduce((sum, thing) => sum + shared(box, thing), 0);
  const all = [...beside, ...corners].map((box) => ({ box, covers: covers(box) }));
  return all.reduce((best, each) => (each.covers < best.covers ? each : best)).box;
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
