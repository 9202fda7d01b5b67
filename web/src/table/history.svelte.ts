import { api } from '../lib/api';
import { language } from '../lib/i18n.svelte';
import { settings } from '../lib/settings.svelte';
import type { TableStore } from '../lib/table.svelte';
import type { Line, Position } from '../lib/types';
import { changedIds } from './changes';
import { polished } from './polish';

const PACE = 1100;

/** Looking back: an earlier moment on the board instead of the present one. */
export class History {
  /** The decision shown; null is the present. */
  at = $state<number | null>(null);
  /** Replaying by itself what the others did. */
  running = $state(false);
  lines = $state.raw<Line[]>([]);

  #id: string;
  #watch: () => string | null;
  #table: TableStore;
  #log: () => Line[];
  #return: () => void;
  #kept = new Map<string, Promise<Position>>();
  #turn = 0;
  #wait: { timer: ReturnType<typeof setTimeout>; done: () => void } | null = null;

  /** `log` is the whole log of the table; `back` puts the present on the board again. */
  constructor(id: string, watch: () => string | null, table: TableStore, log: () => Line[], back: () => void) {
    this.#id = id;
    this.#watch = watch;
    this.#table = table;
    this.#log = log;
    this.#return = back;
  }

  position(decision: number): Promise<Position> {
    const key = `${decision} ${this.#table.me} ${language.current}`;
    const kept = this.#kept.get(key) ?? api.position(this.#id, decision, this.#table.me, this.#watch()).then(polished);
    this.#kept.set(key, kept);
    kept.catch(() => this.#kept.delete(key));
    return kept;
  }

  /** Positions are not the same any more (undo, or another pair of eyes). */
  forget(): void {
    this.#kept.clear();
  }

  async look(decision: number): Promise<void> {
    this.running = false;
    await this.#show(decision, ++this.#turn);
  }

  step(by: number, latest: number): Promise<void> | void {
    const next = (this.at ?? latest) + by;
    if (next >= latest) return this.now();
    if (next >= 0) return this.look(next);
  }

  now(): void {
    this.#turn++;
    this.running = false;
    this.#skip();
    if (this.at === null) return;
    this.at = null;
    this.lines = [];
    this.#return();
  }

  /** One decision after the other; those that left no line in the log are passed over. */
  async play(from: number, lines: Line[]): Promise<void> {
    const turn = ++this.#turn;
    this.running = true;
    for (const decision of new Set(lines.map((line) => line.decision))) {
      if (decision <= from) continue;
      await this.#show(decision, turn);
      if (turn !== this.#turn) return;
      await this.#pause();
      if (turn !== this.#turn) return;
    }
    this.now();
  }

  async #show(decision: number, turn: number): Promise<void> {
    const [before, position] = await Promise.all([this.position(Math.max(0, decision - 1)), this.position(decision)]);
    if (turn !== this.#turn) return;
    const table = this.#table;
    this.at = decision;
    this.lines = position.lines.filter((line) => line.decision === decision);
    table.live = false;
    table.ask(null);
    table.view = position.view;
    table.scores = position.scores;
    table.result = null;
    table.log = this.#log().filter((line) => line.decision <= decision);
    const mine = this.lines.some((line) => line.seat === table.me);
    table.changed = changedIds(before.view, position.view, table.cards, mine ? null : table.me);
  }

  #pause(): Promise<void> {
    return new Promise((done) => {
      this.#wait = { timer: setTimeout(done, settings.motion ? PACE : PACE * 2), done };
    });
  }

  #skip(): void {
    if (!this.#wait) return;
    clearTimeout(this.#wait.timer);
    this.#wait.done();
    this.#wait = null;
  }
}
