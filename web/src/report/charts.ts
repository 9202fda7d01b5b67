import type { Chart, Figure, Judged, Moment, Outlook, Report } from '../lib/types';
import { scale, type Plane, type Scale } from '../replay/graph';

/** Colours of the parts of a score, told apart by eyes of all kinds; their names stand beside them. */
export const HUES = ['#4269d0', '#efb118', '#d9553f', '#5fb3a1', '#3ca951', '#e377a8', '#8d57d8', '#7fa3dd', '#9c6b4e', '#868b94', '#c9a24b', '#356e5f'];
export const hue = (n: number): string => HUES[n % HUES.length] ?? '#868b94';

export interface Point {
  at: number;
  value: number;
}

/** A line through points; `at` as the scale counts. */
export function path(points: Point[], { x, y }: Pick<Scale, 'x' | 'y'>): string {
  return points.map(({ at, value }, n) => `${n ? 'L' : 'M'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join('');
}

/** The scores of every seat at each moment: what the sources come to together. */
export function totals(report: Report): number[][] {
  const sources = report.charts.find((chart) => chart.kind === 'sources');
  return report.result.scores.map((_, seat) => report.moments.map((_, at) => (sources?.figures ?? []).reduce((sum, figure) => sum + (figure.values[seat]?.[at] ?? 0), 0)));
}

export interface Band {
  figure: Figure;
  hue: string;
  /** From where to where, at each moment. */
  from: number[];
  to: number[];
}

/** The figures of a seat on top of each other: what adds above zero, what is lost below. */
export function stacked(chart: Chart, seat: number): Band[] {
  const length = chart.figures[0]?.values[seat]?.length ?? 0;
  const [high, low] = [Array<number>(length).fill(0), Array<number>(length).fill(0)];
  return chart.figures.map((figure, n) => {
    const values = figure.values[seat] ?? [];
    const from = values.map((value, at) => (value < 0 ? low : high)[at] ?? 0);
    const to = values.map((value, at) => (from[at] ?? 0) + value);
    values.forEach((value, at) => ((value < 0 ? low : high)[at] = to[at] ?? 0));
    return { figure, hue: hue(n), from, to };
  });
}

/** Bars share their scale over all seats, so that they can be compared. */
export function extent(bands: Band[][]): [number, number] {
  const all = bands.flat().flatMap(({ from, to }) => [...from, ...to]);
  return [Math.min(0, ...all), Math.max(1, ...all)];
}

/** Chances between 0 and 100 over the decisions of a game. */
export function chanceScale(decisions: number, plane: Plane): Scale {
  const wide = scale([Array<number>(decisions + 1).fill(0)], plane);
  const tall = plane.height - plane.top - plane.bottom;
  return { ...wide, y: (chance) => plane.top + ((100 - chance) / 100) * tall, ticks: [0, 25, 50, 75, 100] };
}

export function judgedLines(judged: Judged[], seats: number): Point[][] {
  return Array.from({ length: seats }, (_, seat) => judged.map(({ decision, chances }) => ({ at: decision, value: 100 * (chances[seat] ?? 0) })));
}

/** How the chances of each seat went in an analysis. What a bot thinks jumps; the mean of three calms it. */
export function outlookLines(outlook: Outlook[], seats: number): Point[][] {
  return Array.from({ length: seats }, (_, seat) => {
    const mine = outlook.filter((each) => each.seat === seat);
    return mine.map(({ decision }, n) => {
      const near = mine.slice(Math.max(0, n - 1), n + 2);
      return { at: decision, value: (100 * near.reduce((sum, { chance }) => sum + chance, 0)) / near.length };
    });
  });
}

/** What a moment is called in tables, given the words for it. */
export function momentName(moment: Moment, n: number, last: number, words: { start: string; setup: string; end: string; after: (round: number) => string }): string {
  if (n === 0 || n === last) return n ? words.end : words.start;
  return moment.round ? words.after(moment.round) : words.setup;
}

export const percent = (chance: number): number => Math.round(100 * chance);
