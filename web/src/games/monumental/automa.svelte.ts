/** The turn of the Automas as a scene: the lines of the log one after the other, at the pace of the reader. */
import { type Pace, pace, settings } from '../../lib/settings.svelte';
import type { Line } from '../../lib/types';
import type { MonumentalBoard, Page } from './board.svelte';

const STEP: Record<Pace, number> = { off: 0, slow: 1500, normal: 700, fast: 250 };
/** How long the end of a turn stays in sight before the table is as it was. */
const LINGER = 2500;

/** A card of the Automa and what came of it; before the first card there is none. */
export interface Act {
  seat: number | null;
  card: string | null;
  title: string;
  lines: Line[];
}

/** The lines of the last turns of Automas, up to the next turn of a player. */
export function lastTurns(log: readonly Line[], isAutoma: (seat: number | null) => boolean): Line[] {
  let end = log.findLastIndex((line) => line.kind === 'turn' && isAutoma(line.seat));
  if (end < 0) return [];
  let start = end;
  for (let n = end - 1; n >= 0; n--) {
    const line = log[n]!;
    if (line.kind !== 'turn') continue;
    if (!isAutoma(line.seat)) break;
    start = n;
  }
  while (end < log.length && !(log[end]!.kind === 'turn' && !isAutoma(log[end]!.seat)) && log[end]!.kind !== 'round') end++;
  return log.slice(start, end);
}

export class AutomaScene {
  /** How many lines are told so far. */
  #told = $state(Number.POSITIVE_INFINITY);
  #board: MonumentalBoard;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #before: Page = 'development';
  #seen: string | null = null;

  readonly lines = $derived.by(() => lastTurns(this.#board.table.log, (seat) => seat !== null && (this.#board.view.players[seat]?.automa ?? false)));
  readonly acts = $derived.by<Act[]>(() => {
    const found: Act[] = [];
    for (const line of this.lines.slice(0, this.#told)) {
      if (line.kind === 'turn') found.push({ seat: line.seat, card: null, title: line.text, lines: [] });
      else if (line.kind === 'automa-card') found.push({ seat: line.seat, card: line.cards[0] ?? null, title: line.text, lines: [] });
      else found.at(-1)?.lines.push(line);
    }
    return found;
  });

  constructor(board: MonumentalBoard) {
    this.#board = board;
  }

  get playing(): boolean {
    return this.#told < this.lines.length;
  }

  /** Which turn it is: a new one is played, unless it was there when the table was opened. */
  get #key(): string {
    const first = this.lines[0];
    return first ? `${first.decision}` : '';
  }

  follow(): void {
    const [key, { table }] = [this.#key, this.#board];
    if (!table.live || key === this.#seen) return;
    const fresh = this.#seen !== null && key !== '';
    this.#seen = key;
    if (!fresh || pace() === 'off') return;
    if (this.#board.page !== 'automa') this.#before = this.#board.page;
    this.#board.page = 'automa';
    this.#told = 1;
    this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#told += 1;
      if (this.playing) this.#next();
      else this.#end();
    }, STEP[pace()]);
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#told = Number.POSITIVE_INFINITY;
    this.#timer = setTimeout(() => this.leave(), LINGER);
  }

  skip(): void {
    this.#end();
    this.leave();
  }

  /** Back to what was looked at before. */
  leave(): void {
    clearTimeout(this.#timer);
    if (this.#board.page === 'automa') this.#board.page = this.#before;
  }

  /** Told again, from its first card. */
  replay(): void {
    this.#before = 'automa';
    this.#told = 1;
    this.#next();
  }

  set(chosen: Pace): void {
    settings.pace = chosen;
    if (!this.playing) return;
    if (chosen === 'off') this.#end();
    else this.#next();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
