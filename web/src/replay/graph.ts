import type { Timeline } from '../lib/types';

/** The plane of the score graph, in its own units. */
export interface Plane {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Scale {
  x(decision: number): number;
  y(score: number): number;
  /** The decision nearest to a place on the plane. */
  decisionAt(x: number): number;
  ticks: number[];
}

/** The dashes of the lines, seat by seat. */
export const DASHES = ['', '7 3', '2 3', '10 3 2 3', '12 4', '4 4', '1 4', '8 3 2 3 2 3'];
const STEPS = [1, 2, 5];

/** Round numbers from low to high, at most `most` of them apart from the first. */
export function ticks(low: number, high: number, most = 6): number[] {
  const span = Math.max(1, high - low);
  let step = 1;
  for (let power = 1; ; power *= 10) {
    const found = STEPS.find((each) => span / (each * power) <= most);
    if (found !== undefined) {
      step = found * power;
      break;
    }
  }
  const from = Math.floor(low / step) * step;
  const to = Math.max(from + step, Math.ceil(high / step) * step);
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, n) => from + n * step);
}

/** The scores of every seat before the first decision and after each. */
export function scoreLines(timeline: Timeline): number[][] {
  return timeline.start.map((first, seat) => [first, ...timeline.steps.map((step) => step.scores[seat] ?? 0)]);
}

export function scale(lines: number[][], plane: Plane): Scale {
  const last = Math.max(1, (lines[0]?.length ?? 1) - 1);
  const all = lines.flat();
  const marks = ticks(Math.min(0, ...all), Math.max(1, ...all));
  const [low, high] = [marks[0] ?? 0, marks.at(-1) ?? 1];
  const wide = plane.width - plane.left - plane.right;
  const tall = plane.height - plane.top - plane.bottom;
  return {
    x: (decision) => plane.left + (decision / last) * wide,
    y: (score) => plane.top + ((high - score) / (high - low)) * tall,
    decisionAt: (x) => Math.min(last, Math.max(0, Math.round(((x - plane.left) / wide) * last))),
    ticks: marks,
  };
}

/** A line in steps: the score holds until the decision that changes it. */
export function stepPath(line: number[], { x, y }: Scale): string {
  const fixed = (n: number) => n.toFixed(1);
  let path = `M${fixed(x(0))} ${fixed(y(line[0] ?? 0))}`;
  for (let n = 1; n < line.length; n++) {
    if (line[n] !== line[n - 1]) path += `H${fixed(x(n))}V${fixed(y(line[n] ?? 0))}`;
  }
  return `${path}H${fixed(x(line.length - 1))}`;
}

/** Heights of the labels at the end of the lines, moved apart so that none covers another. */
export function spread(heights: number[], gap: number, lowest: number): number[] {
  const order = heights.map((_, n) => n).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const out = [...heights];
  let last = -Infinity;
  for (const n of order) last = out[n] = Math.max(out[n] ?? 0, last + gap);
  let next = lowest;
  for (const n of order.reverse()) {
    out[n] = Math.min(out[n] ?? 0, next);
    next = (out[n] ?? 0) - gap;
  }
  return out;
}

export interface RoundMark {
  round: number;
  /** Decisions made before the round begins. */
  from: number;
}

/** Where each round begins. */
export function roundMarks(timeline: Timeline): RoundMark[] {
  const marks: RoundMark[] = [];
  timeline.steps.forEach((step, n) => {
    if (step.round !== marks.at(-1)?.round) marks.push({ round: step.round, from: n });
  });
  return marks;
}

/** Marks that still leave this much room between their labels. */
export function labelled(marks: RoundMark[], x: (decision: number) => number, room: number): RoundMark[] {
  let last = -Infinity;
  return marks.filter((mark) => {
    if (x(mark.from) - last < room) return false;
    last = x(mark.from);
    return true;
  });
}
