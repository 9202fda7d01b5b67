import type { Line, Notice } from '../lib/types';

/** Keeps the first `from` entries and appends the new ones: how log and chat arrive. */
export function merge<T>(old: T[], from: number, added: T[]): T[] {
  return [...old.slice(0, from), ...added];
}

/** The log with what was taken back in its place: behind the decisions that were left then. What was taken back further
    later on draws the notices before it along. */
export function withNotices(log: Line[], notices: Notice[]): Line[] {
  let [rest, most] = [log, Infinity];
  let found: Line[] = [];
  for (const { decision, seat, text } of notices.toReversed()) {
    most = Math.min(most, decision);
    const behind = rest.findIndex((line) => line.decision > most);
    const kept = behind < 0 ? rest.length : behind;
    found = [{ decision: most, seat, kind: 'notice', text, amounts: {}, seats: [seat], cards: [] }, ...rest.slice(kept), ...found];
    rest = rest.slice(0, kept);
  }
  return [...rest, ...found];
}

/** A round or a turn of the log. `key` is its place among all, for the fold. */
export interface Chapter {
  key: number;
  title: Line | null;
  lines: Line[];
}

const HEADINGS = new Set(['round', 'turn']);

/** Says only that a round or a turn begins. */
export const isHeading = ({ kind }: Line): boolean => HEADINGS.has(kind);

/** What a decision brought after it had ended a turn or a round; nothing if it did not. */
export function beyond(lines: Line[]): Line[] {
  const heading = lines.findIndex(isHeading);
  return heading < 0 ? [] : lines.slice(heading + 1);
}

/** Does it tell of something gained or lost? `losses`: kinds of lines that do so without an amount. */
export const touches = ({ kind, amounts }: Line, losses?: Set<string>): boolean => Object.values(amounts).some((n) => n !== 0) || (losses?.has(kind) ?? false);

/** As many lines as there is room for, the weightiest, and of these the first: in their order, those without weight last. */
export function foremost(lines: Line[], most: number, weight: (line: Line) => number): Line[] {
  const first = lines.toSorted((a, b) => weight(b) - weight(a)).slice(0, most);
  return lines.filter((line) => first.includes(line)).toSorted((a, b) => Number(weight(a) === 0) - Number(weight(b) === 0));
}

/** Does it tell of this seat: what happened to it or in its turn, or what another did to it? */
export function tellsOf(line: Line, seat: number | null): boolean {
  return seat !== null && (line.seat === seat || line.seats.includes(seat));
}

export function chapters(log: Line[]): Chapter[] {
  const found: Chapter[] = [];
  for (const line of log) {
    const last = found.at(-1);
    if (isHeading(line) || !last) found.push({ key: found.length, title: isHeading(line) ? line : null, lines: [] });
    if (!isHeading(line)) found.at(-1)?.lines.push(line);
  }
  return found;
}
