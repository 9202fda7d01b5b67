import type { Choice } from './types';

/** A question answered by several moves in a row, the last of which ends it. */
export interface Outline {
  /** The moves before the last, and how often each of them may be made. */
  parts: { move: Choice; most: number }[];
  /** How many of them, all in all. */
  least: number;
  most: number;
  /** How many were sent earlier. */
  given: number;
  /** The moves that may end it, after so many others; the first one, unless another is wanted. '': none is needed. */
  ends(size: number): string[];
  /** So many give something away: their end is never taken by itself, it must be asked for. */
  grave?(size: number): boolean;
  /** What is chosen at first. */
  usual?: readonly string[];
  /** One more than there is room for takes the place of another. */
  swaps?: boolean;
  /** What the main button says: what is sent, or what is missing; else the heading of the moves. */
  words?(plan: Plan): string;
}

/** What is chosen so far of such a question: it can be changed at will, and nothing is sent before it is confirmed. */
export class Plan {
  #read: () => Outline | null;
  #touched = $state.raw<ReadonlyMap<string, number> | null>(null);
  #wanted = $state<string | null>(null);

  #outline = $derived.by(() => this.#read());
  #counts = $derived(this.#touched ?? tally(this.#outline?.usual ?? []));
  #size = $derived((this.#outline?.parts ?? []).reduce((sum, { move }) => sum + this.count(move.symbol), 0));
  #end = $derived.by(() => {
    const ends = this.#outline?.ends(this.#size) ?? [];
    return ends.find((end) => end === this.#wanted) ?? (this.grave ? null : (ends[0] ?? null));
  });
  #moves = $derived.by<string[] | null>(() => {
    if (!this.#outline || this.#end === null || this.#size < this.#outline.least) return null;
    const parts = this.#outline.parts.flatMap(({ move: { symbol } }) => Array<string>(this.count(symbol)).fill(symbol));
    return this.#end ? [...parts, this.#end] : parts;
  });

  constructor(outline: () => Outline | null) {
    this.#read = outline;
  }

  /** null: the question takes a single move. */
  get outline(): Outline | null {
    return this.#outline;
  }
  /** How many moves there are, without the last. */
  get size(): number {
    return this.#size;
  }
  /** Must the end be asked for? */
  get grave(): boolean {
    return this.#outline?.grave?.(this.#size) ?? false;
  }
  /** Does it give away what cannot be mended? */
  get dangerous(): boolean {
    return this.grave || (this.#outline?.parts ?? []).some(({ move }) => move.dangerous && this.count(move.symbol) > 0);
  }
  get end(): string | null {
    return this.#end;
  }
  /** All moves in their order; null while something is missing. */
  get moves(): string[] | null {
    return this.#moves;
  }
  /** The things on the board that are chosen. */
  get targets(): string[] {
    return (this.#outline?.parts ?? []).filter(({ move }) => this.count(move.symbol) > 0).flatMap(({ move }) => move.targets);
  }

  count(symbol: string): number {
    return this.#counts.get(symbol) ?? 0;
  }

  /** How many more of this move there is room for. */
  room(symbol: string): number {
    const part = this.#outline?.parts.find(({ move }) => move.symbol === symbol);
    return part && this.#outline ? Math.min(part.most - this.count(symbol), this.#outline.most - this.#size) : 0;
  }

  /** Can there be one more of it, if need be in place of another? */
  takes(symbol: string): boolean {
    return this.room(symbol) > 0 || this.#other(symbol) !== null;
  }

  add(symbol: string): void {
    const other = this.room(symbol) > 0 ? null : this.#other(symbol);
    if (other !== null) this.drop(other);
    if (this.room(symbol) > 0) this.#set(symbol, this.count(symbol) + 1);
  }

  /** What gives way to one more of this: the one there is most of. */
  #other(symbol: string): string | null {
    const { parts = [], swaps } = this.#outline ?? {};
    const part = parts.find(({ move }) => move.symbol === symbol);
    if (!swaps || !part || this.count(symbol) >= part.most) return null;
    const others = parts.map(({ move }) => move.symbol).filter((each) => each !== symbol && this.count(each) > 0);
    return others.reduce<string | null>((most, each) => (most === null || this.count(each) > this.count(most) ? each : most), null);
  }

  drop(symbol: string): void {
    this.#set(symbol, Math.max(0, this.count(symbol) - 1));
  }

  /** One more, and after the last none: the one click that a thing on the board has, and a key. The ends take turns too. */
  turn(symbol: string): void {
    const ends = this.#outline?.ends(this.#size) ?? [];
    if (ends.includes(symbol)) this.finish(ends[(ends.indexOf(this.#end ?? '') + 1) % ends.length] ?? symbol);
    else if (this.takes(symbol)) this.add(symbol);
    else if (!this.#outline?.swaps) this.#set(symbol, 0);
    else if (this.count(symbol) > 0) this.drop(symbol);
  }

  /** These as far as they are part of it, and what is still missing as usual, else the first there are; nothing that gives
   * something away is taken by itself. */
  take(symbols: readonly string[]): void {
    const { parts = [], usual = [] } = this.#outline ?? {};
    const after = symbols.findIndex((symbol) => !parts.some(({ move }) => move.symbol === symbol));
    this.#touched = new Map();
    for (const symbol of [...symbols.slice(0, after < 0 ? undefined : after), ...usual]) if (this.room(symbol) > 0) this.add(symbol);
    for (const { move } of parts) while (!move.dangerous && this.room(move.symbol) > 0) this.add(move.symbol);
  }

  /** These and nothing else, as far as they are part of it, then the end that comes after them. */
  follow(symbols: readonly string[]): void {
    const parts = new Set(this.#outline?.parts.map(({ move }) => move.symbol));
    const after = symbols.findIndex((symbol) => !parts.has(symbol));
    this.clear();
    for (const symbol of symbols.slice(0, after < 0 ? undefined : after)) this.add(symbol);
    const end = symbols[after];
    if (end !== undefined) this.finish(end);
  }

  /** All there is. */
  fill(): void {
    for (const { move, most } of this.#outline?.parts ?? []) for (let n = 0; n < most; n++) this.add(move.symbol);
  }

  /** With the first end whatever else changes, or with another. */
  finish(end: string): void {
    this.#wanted = end === this.#outline?.ends(this.#size)[0] && !this.grave ? null : end;
  }

  clear(): void {
    this.#touched = null;
    this.#wanted = null;
  }

  #set(symbol: string, count: number): void {
    this.#touched = new Map(this.#counts).set(symbol, count);
    if (this.grave) this.#wanted = null;
  }
}

function tally(symbols: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const symbol of symbols) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  return counts;
}
