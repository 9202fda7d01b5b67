import { api } from '../lib/api';
import { language } from '../lib/i18n.svelte';
import { calm, pace, type Pace } from '../lib/settings.svelte';
import type { Past } from '../lib/stage';
import type { TableStore } from '../lib/table.svelte';
import type { Line, Position } from '../lib/types';
import { changedIds } from './changes';
import { isHeading } from './log';
import { SCENE } from '../ui/tumble.svelte';
import { polished } from './polish';

const STEP: Record<Pace, number> = { off: 1000, slow: 1900, normal: 1000, fast: 420 };
/** How much longer what is a moment of its own stays. */
const MOMENT = 1.9;
/** And how much longer each further line. */
const LINE = 0.35;
/** And how long dice lie there before what came of them is shown. */
const THROW = 0.9;
/** So many lines are read at once, beside a moment of its own. */
const PAGE = 3;
/** So many steps take their time; more than these share it. */
const SHORT = 8;
const LEAST = 160;
/** Positions that are remembered. */
const MOST = 80;

/** What one decision brought, a few lines after the other: nothing is left out. A moment stays in sight. */
export function pages(lines: Line[], moment: (line: Line) => boolean): Line[][] {
  const grand = lines.find(moment);
  const others = lines.filter((line) => line !== grand);
  const starts = others.flatMap((_, n) => (n % PAGE === 0 ? [n] : []));
  return (starts.length > 0 ? starts : [0]).map((n) => [...(grand ? [grand] : []), ...others.slice(n, n + PAGE)]);
}

/** Looking back: an earlier moment on the board instead of the present one. */
export class History {
  /** The decision shown; null is the present. */
  at = $state<number | null>(null);
  /** Telling by itself what happened. */
  running = $state(false);
  /** What is told stays until it is read. */
  lasting = $state(false);
  /** Dice roll: what came of them comes after. */
  rolling = $state(false);
  /** What happened in the decision that is shown or told. */
  lines = $state.raw<Line[]>([]);
  /** Is a line of the log a moment of its own, as the game tells? */
  moment: (line: Line) => boolean = () => false;
  /** What the board shows while dice roll, as the game tells. */
  thrown: (before: unknown, after: unknown) => unknown = () => null;
  /** Seats whose moves have a scene of their own. */
  staged = new Set<number>();

  #id: string;
  #watch: () => string | null;
  #table: TableStore;
  #log: () => Line[];
  #kept = new Map<string, Promise<Position>>();
  #turn = 0;
  #wait: { timer: ReturnType<typeof setTimeout> | undefined; done: () => void } | null = null;

  /** `log` is the whole log of the table. */
  constructor(id: string, watch: () => string | null, table: TableStore, log: () => Line[]) {
    this.#id = id;
    this.#watch = watch;
    this.#table = table;
    this.#log = log;
  }

  /** Looked at by hand: nothing is told, and nothing can be done. */
  get looking(): boolean {
    return this.at !== null && !this.running;
  }

  /** Told, and not yet come to the present: what is asked is not on the board. */
  get behind(): boolean {
    return this.running && this.#table.past !== null;
  }

  /** The log as far as it is told. */
  get told(): Line[] {
    return this.behind ? (this.#table.past?.log ?? []) : this.#log();
  }

  position(decision: number): Promise<Position> {
    const key = this.#key(decision);
    const kept = this.#kept.get(key) ?? api.position(this.#id, decision, this.#table.me, this.#watch()).then(polished);
    this.#kept.set(key, kept);
    kept.catch(() => this.#kept.delete(key));
    return kept;
  }

  /** What the server told as the present need not be asked of it again. */
  keep(position: Position): void {
    this.#kept.set(this.#key(position.decision), Promise.resolve(position));
    for (const key of this.#kept.keys()) if (this.#kept.size > MOST) this.#kept.delete(key);
  }

  /** Positions are not the same any more (undo, or another pair of eyes). */
  forget(): void {
    this.#kept.clear();
  }

  async look(decision: number): Promise<void> {
    const turn = this.#begin(false);
    await this.#show(decision, turn);
  }

  step(by: number, latest: number): Promise<void> | void {
    const next = (this.at ?? latest) + by;
    if (next >= latest) return this.now();
    if (next >= 0) return this.look(next);
  }

  now(): void {
    this.#begin(false);
    this.at = null;
    this.lines = [];
    this.#table.past = null;
  }

  /** The board stays as it is: what comes is told. */
  hold(): void {
    const { view, scores, log, changed } = this.#table;
    this.#table.past ??= { view, scores, log, changed };
  }

  /** Tells what happened after `from`, one decision after the other, and what comes meanwhile. Decisions that left no line
      in the log are passed over. `seen`: the board shows that decision, or what comes next is on it already. */
  async tell(from: number, seen = false): Promise<void> {
    const turn = this.#begin(true);
    try {
      if (!seen) await this.#show(from, turn, []);
      await this.#tell(from, turn);
    } catch {
      // Taken back meanwhile, or the line is down: the present it is.
    }
    if (turn === this.#turn) this.now();
  }

  /** Do dice lie between what the board shows and another view? */
  rolls(after: unknown): boolean {
    const { past, view } = this.#table;
    return !calm() && this.thrown(past?.view ?? view, after) !== null;
  }

  /** The board stands still until the dice of the present have come to rest. */
  async roll(): Promise<void> {
    const turn = this.#begin(true);
    const { past, view } = this.#table;
    if (past) await this.#roll(past, view, turn);
    if (turn === this.#turn) this.now();
  }

  /** Everything is as it was, but the dice roll. */
  async #roll(before: Past, after: unknown, turn: number): Promise<void> {
    const view = calm() ? null : this.thrown(before.view, after);
    if (view === null || turn !== this.#turn) return;
    [this.rolling, this.lines] = [true, []];
    this.#table.past = { ...before, view, changed: new Set() };
    await this.#rest(SCENE + STEP[pace()] * THROW);
    if (turn === this.#turn) this.rolling = false;
  }

  async #tell(from: number, turn: number): Promise<void> {
    for (let left = this.after(from); left.length > 0 && turn === this.#turn; left = this.after(from)) {
      from = left[0]!;
      if (left[1] !== undefined) void this.position(left[1]).catch(() => undefined);
      await this.#show(from, turn);
      const all = pages(this.lines, this.moment);
      this.lasting = turn === this.#turn && !this.behind && this.#fateful();
      for (const [n, page] of all.entries()) {
        if (turn !== this.#turn) break;
        this.lines = page;
        await (this.lasting && n === all.length - 1 ? this.#read() : this.#pause(left.length));
      }
    }
  }

  /** A card that came up by itself when I did something, and nobody's deed: it is read before I go on. */
  #fateful(): boolean {
    const { mine, me } = this.#table;
    const line = this.lines.find(this.moment);
    return mine && me !== null && line?.seat === me && !line.seats.includes(me) && line.cards.length > 0;
  }

  /** Until somebody goes on, or there is more to tell. */
  #read(): Promise<void> {
    return new Promise((done) => (this.#wait = { timer: undefined, done }));
  }

  /** There may be more to tell. */
  stir(): void {
    if (this.#wait?.timer === undefined) this.#skip();
  }

  #begin(running: boolean): number {
    this.running = running;
    this.lasting = this.rolling = false;
    this.#skip();
    return ++this.#turn;
  }

  #key(decision: number): string {
    return `${decision} ${this.#table.me} ${language.current}`;
  }

  /** Without what I did myself before something came of it, or the turn passed on: that I know. */
  #at(decision: number): Line[] {
    const all = this.#log().filter((line) => line.decision === decision);
    const mine = all[0]?.seat === this.#table.me;
    const news = mine ? Math.max(0, all.findIndex((line) => isHeading(line) || this.moment(line))) : 0;
    return all.slice(news).filter((line) => !isHeading(line) && !this.staged.has(line.seat ?? -1));
  }

  /** The decisions after this one that are to be told: not what I did myself, unless it is a moment of its own. */
  after(decision: number): number[] {
    const others = (line: Line) => line.seat !== null && line.seat !== this.#table.me && !isHeading(line);
    const told = this.#log().filter((line) => line.decision > decision && (others(line) || this.moment(line)) && !this.staged.has(line.seat ?? -1));
    return [...new Set(told.map((line) => line.decision))];
  }

  /** The last thing told is the present: the board may be played on at once. */
  async #show(decision: number, turn: number, lines = this.#at(decision)): Promise<void> {
    const [before, position] = await Promise.all([this.position(Math.max(0, decision - 1)), this.position(decision)]);
    if (turn !== this.#turn) return;
    const table = this.#table;
    const earlier = this.#log().filter((line) => line.decision < decision);
    if (this.running) await this.#roll(table.past ?? { ...before, log: earlier, changed: new Set() }, position.view, turn);
    if (turn !== this.#turn) return;
    const present = this.running && this.after(decision).length === 0;
    this.lines = lines;
    this.at = present ? null : decision;
    const mine = this.lines.some((line) => line.seat === table.me);
    const changed = changedIds(before.view, position.view, table.cards, mine ? null : table.me);
    const log = this.#log().filter((line) => line.decision <= decision);
    table.past = present ? null : { view: position.view, scores: position.scores, log, changed };
  }

  async #pause(left: number): Promise<void> {
    const long = this.lines.some(this.moment) ? MOMENT : 1 + LINE * Math.max(0, this.lines.length - 1);
    const time = Math.max(LEAST, STEP[pace()] * long * Math.min(1, SHORT / left));
    await this.#rest(time);
    if (document.hidden) await new Promise((seen) => document.addEventListener('visibilitychange', seen, { once: true }));
  }

  async #rest(time: number): Promise<void> {
    await new Promise<void>((done) => {
      this.#wait = { timer: setTimeout(done, time), done };
    });
    this.#wait = null;
  }

  #skip(): void {
    if (!this.#wait) return;
    clearTimeout(this.#wait.timer);
    this.#wait.done();
    this.#wait = null;
  }
}
