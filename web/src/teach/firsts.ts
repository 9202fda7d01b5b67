/** What happened to this person before: each thing is explained once on this device. */
import { storage } from '../lib/storage';
import type { FirstTime, Line } from '../lib/types';

const stored = 'clio.firsts';

export function known(): Set<string> {
  try {
    const found: unknown = JSON.parse(storage.read(stored) ?? '[]');
    return new Set(Array.isArray(found) ? found.filter((each) => typeof each === 'string') : []);
  } catch {
    return new Set();
  }
}

export function remember(game: string, event: string): void {
  storage.write(stored, JSON.stringify([...known(), `${game}.${event}`]));
}

/** What of these lines is to be explained, each kind once. */
export function newTo(game: string, me: number, lines: readonly Line[], firsts: readonly FirstTime[]): FirstTime[] {
  const before = known();
  const concerns: Record<FirstTime['whose'], (line: Line) => boolean> = {
    mine: ({ seat }) => seat === me,
    others: ({ seat }) => seat !== me,
    against: ({ seat, seats }) => seat !== me && seats.includes(me),
    anybody: () => true,
  };
  const happened = (first: FirstTime) => lines.some((line) => line.kind === first.event && concerns[first.whose](line));
  return firsts.filter((first) => !before.has(`${game}.${first.event}`) && happened(first));
}

/** What is explained now and next. What has waited while the game went on is left for another time: it would seem to
    speak of what happened since. */
export function queue(waiting: readonly string[], lines: readonly Line[], found: readonly FirstTime[]): string[] {
  return [...new Set([...waiting.slice(0, lines.length > 0 ? 1 : undefined), ...found.map(({ event }) => event)])];
}
