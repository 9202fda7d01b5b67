import { describe, expect, it } from 'vitest';
import type { Line, Step, Timeline } from '../src/lib/types';
import { labelled, roundMarks, scale, scoreLines, spread, stepPath, ticks } from '../src/replay/graph';
import { keyEvents } from '../src/replay/player.svelte';

const plane = { width: 200, height: 100, left: 40, right: 60, top: 10, bottom: 20 };

function step(decision: number, round: number, scores: number[], events: Line[] = []): Step {
  return { decision, seat: 0, round, symbol: 's', text: 't', scores, events };
}

function line(seat: number | null, kind: string): Line {
  return { decision: 0, seat, kind, text: kind, amounts: {}, seats: [], cards: [] };
}

const timeline = {
  start: [0, 1],
  steps: [step(1, 1, [2, 1]), step(2, 1, [2, 1]), step(3, 2, [5, -1], [line(0, 'wonder'), line(1, 'pays')]), step(4, 3, [5, 4], [line(null, 'ends')])],
} as unknown as Timeline;

describe('the score graph', () => {
  it('has round numbers at its side', () => {
    expect(ticks(0, 33)).toEqual([0, 10, 20, 30, 40]);
    expect(ticks(0, 5)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(ticks(-3, 180)).toEqual([-50, 0, 50, 100, 150, 200]);
    expect(ticks(0, 0)).toEqual([0, 1]);
  });

  it('maps decisions and scores onto the plane and back', () => {
    const { x, y, decisionAt, ticks: marks } = scale(scoreLines(timeline), plane);
    expect([x(0), x(4)]).toEqual([40, 140]);
    expect(y(marks[0]!)).toBe(80);
    expect(y(marks.at(-1)!)).toBe(10);
    expect([decisionAt(-5), decisionAt(66), decisionAt(999)]).toEqual([0, 1, 4]);
  });

  it('draws a step where a score changes and nothing else', () => {
    const scaled = scale(scoreLines(timeline), plane);
    const path = stepPath([0, 2, 2, 5, 5], scaled);
    expect(path.match(/V/g)).toHaveLength(2);
    expect(path.startsWith(`M40.0 ${scaled.y(0).toFixed(1)}H65.0V`)).toBe(true);
    expect(path.endsWith('H140.0')).toBe(true);
  });

  it('marks where each round begins, with room for the numbers', () => {
    const marks = roundMarks(timeline);
    expect(marks).toEqual([
      { round: 1, from: 0 },
      { round: 2, from: 2 },
      { round: 3, from: 3 },
    ]);
    expect(labelled(marks, (decision) => decision * 10, 15).map((mark) => mark.round)).toEqual([1, 2]);
  });

  it('keeps the labels at the end apart', () => {
    expect(spread([50, 52, 10], 18, 100)).toEqual([50, 68, 10]);
    expect(spread([95, 96], 18, 100)).toEqual([82, 100]);
  });
});

it('lists the key events with what they changed', () => {
  const found = keyEvents(timeline, { wonder: 'wonder', ends: 'ends' });
  expect(found.map(({ decision, round, icon, gain }) => [decision, round, icon, gain])).toEqual([
    [3, 2, 'wonder', 3],
    [4, 3, 'ends', 0],
  ]);
});
