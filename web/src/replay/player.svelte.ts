import { http } from '../lib/http';
import type { Lang, Line, Position, Timeline } from '../lib/types';
import { toldLines } from './told';

/** A moment of the game worth going to. */
export interface KeyEvent {
  decision: number;
  round: number;
  line: Line;
  icon: string;
  /** What the decision changed in the score of whoever did it. */
  gain: number;
}

export const SPEEDS = [0.5, 1, 4] as const;
const BEAT = 1400;
const AHEAD = 3;
const KEEP = 120;

/** The key events of a game: the lines for which it has an icon. */
export function keyEvents(timeline: Timeline, icons: Record<string, string>): KeyEvent[] {
  return timeline.steps.flatMap((step, n) =>
    step.events.flatMap((line) => {
      const icon = icons[line.kind];
      if (!icon) return [];
      const before = timeline.steps[n - 1]?.scores ?? timeline.start;
      const gain = line.seat === null ? 0 : (step.scores[line.seat] ?? 0) - (before[line.seat] ?? 0);
      return [{ decision: n + 1, round: step.round, line, icon, gain }];
    }),
  );
}

/** Walks through a finished game: where we are, whose eyes, and the position there. */
export class Player {
  at = $state(0);
  seat = $state<number | null>(null);
  playing = $state(false);
  speed = $state<number>(1);
  position = $state.raw<Position | null>(null);
  problem = $state('');

  #kept = new Map<string, Promise<Position>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    readonly timeline: Timeline,
    readonly lang: Lang,
    at: number,
    seat: number | null,
  ) {
    this.seat = seat !== null && timeline.seats.includes(seat) ? seat : null;
    this.at = this.#inside(at);
    void this.#show();
  }

  get last(): number {
    return this.timeline.steps.length;
  }

  #inside(decision: number): number {
    return Math.min(this.last, Math.max(0, Math.round(decision) || 0));
  }

  /** Goes to a decision; by hand it stops the playing. */
  go(decision: number): void {
    this.pause();
    this.#move(decision);
  }

  step(by: number): void {
    this.go(this.at + by);
  }

  look(seat: number | null): void {
    this.seat = seat;
    void this.#show();
  }

  toggle(): void {
    if (this.playing) return this.pause();
    this.playing = true;
    if (this.at >= this.last) this.#move(0);
    this.#beat();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #beat(): void {
    this.#timer = setTimeout(async () => {
      if (!this.playing) return;
      if (this.at >= this.last) return this.pause();
      await this.#move(this.at + 1);
      if (this.playing) this.#beat();
    }, BEAT / this.speed);
  }

  async #move(decision: number): Promise<void> {
    this.at = this.#inside(decision);
    await this.#show();
  }

  async #show(): Promise<void> {
    const [at, seat] = [this.at, this.seat];
    try {
      const position = await this.#fetch(at, seat);
      if (at !== this.at || seat !== this.seat) return;
      this.position = position;
      this.problem = '';
      for (const near of [1, -1, 2, AHEAD]) if (at + near >= 0 && at + near <= this.last) this.#fetch(at + near, seat).catch(() => undefined);
    } catch (error) {
      if (at !== this.at) return;
      this.problem = (error as Error).message;
      this.pause();
    }
  }

  #fetch(decision: number, seat: number | null): Promise<Position> {
    const query = new URLSearchParams({ lang: this.lang });
    if (seat !== null) query.set('seat', String(seat));
    const address = `/api/tables/${encodeURIComponent(this.table)}/positions/${decision}?${query}`;
    let found = this.#kept.get(address);
    if (!found) {
      found = http.get<Position>(address).then((position) => ({ ...position, lines: toldLines(position.lines, this.lang) }));
      found.catch(() => this.#kept.delete(address));
      this.#kept.set(address, found);
      const [oldest] = this.#kept.keys();
      if (this.#kept.size > KEEP && oldest !== undefined) this.#kept.delete(oldest);
    }
    return found;
  }
}
