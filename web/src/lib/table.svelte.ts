import { getContext, setContext } from 'svelte';
import type { CardBook } from './cards.svelte';
import { setGame } from './game';
import { NO_MENU, type Menu } from './menu';
import { type Outline, Plan } from './plan.svelte';
import { hasty } from './pointer';
import { seriesOf, settled } from './series';
import { settings } from './settings.svelte';
import type { Past } from './stage';
import type { Choice, Line, Preview, Problem, Question, ResultInfo, SeatInfo } from './types';

/** What a hover or focus shows in the rail. */
export interface Zoom {
  card?: string;
  target?: string;
  clause?: string;
}

/** Why something on the board cannot be done now. `asked`: by a click, so it is also said aloud. */
export interface Refusal {
  target: string;
  /** The heading of the prompt under which nothing can be done, where no thing was asked about. */
  heading?: string;
  reasons: Problem[];
  asked: boolean;
}

/** Answers that are ready for the questions a move leads to, by their kinds: each is given once, where it is offered. */
export type Sequel = Readonly<Record<string, readonly string[]>>;

/** What the table needs from the server; a replay has none. */
export interface TableLink {
  /** One after the other, as far as they are accepted, then what is ready for the questions they lead to. */
  move(symbols: string[], question: Question, then: Sequel): void;
  preview(symbol: string, then: Sequel): Promise<Preview | null>;
  why(target: string): Promise<Problem[]>;
}

const PREVIEW_DELAY = 120;
const WHY_DELAY = 350;

/** So many letters of an answer stand on the button that confirms it. */
const SHORT = 44;

/** A table as the boards see it: the position shown, the question, and what is picked so far. */
export class TableStore {
  game = $state('');
  cards = $state.raw<CardBook>(new Map());
  seats = $state.raw<SeatInfo[]>([]);
  me = $state<number | null>(null);
  view = $state.raw<unknown>(null);
  question = $state.raw<Question | null>(null);
  live = $state(false);
  /** Seats that must still decide, several where all choose at once. */
  waiting = $state.raw<number[]>([]);
  scores = $state.raw<number[]>([]);
  result = $state.raw<ResultInfo | null>(null);
  log = $state.raw<Line[]>([]);
  changed = $state.raw<Set<string>>(new Set());
  /** What the board shows instead of all this. */
  past = $state.raw<Past | null>(null);
  preview = $state.raw<Preview | null>(null);
  zoomed = $state.raw<Zoom | null>(null);
  /** The things of the option that is pointed at in the prompt. */
  pointed = $state.raw<readonly string[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  /** Is it asked whether the game is really to be given up? */
  givingUp = $state(false);
  /** Of what it was asked last why not. */
  #wondered: string | null = null;

  menu = $state.raw<Menu>(NO_MENU);
  /** Which questions take several moves at once, as the game tells. */
  outline = $state.raw<(question: Question, view: unknown) => Outline | null>(() => null);
  /** Which moves lead to questions that are answered beforehand, as the game tells, and how, until they are answered otherwise. */
  foresee = $state.raw<(choice: Choice, view: unknown) => Sequel | null>(() => null);
  /** What is meant by a pick that leaves several options, as the game tells. */
  likely = $state.raw<(options: readonly Choice[]) => Choice | null>(() => null);
  #sequel = $state.raw<Sequel | null>(null);
  #verb = $state('');
  /** What the chosen move leads to be asked, as a preview told, and how it is answered. */
  #due = $state.raw<Question | null>(null);
  readonly payment = new Plan(() => this.#due && settled(this.#due));
  #then = $derived.by<Sequel | null>(() => this.#sequel ?? (this.#due && this.payment.moves && { [this.#due.kind]: this.payment.moves }));

  /** Ids picked on the board, in order; each one filters the options. */
  #picked = $state.raw<string[]>([]);
  #named = $state.raw<Choice | null>(null);

  #mine = $derived(this.live && this.question !== null && this.question.seat === this.me);
  #options = $derived<Choice[]>(this.#mine && this.question ? this.question.options : []);
  #candidates = $derived(withAll(this.#options, this.#picked));
  #usual = $derived.by(() => {
    const usual = this.#candidates.filter((option) => !this.menu.declines(option));
    return usual.length > 0 ? usual : this.#candidates;
  });
  /** Can anything be done that is not dangerous? */
  #safe = $derived(this.#options.some((option) => !option.dangerous));
  /** Chosen by itself: what is left of a pick, or the only thing to do but to give up. Never what is dangerous, unless
      a pick can mean nothing else. */
  #only = $derived.by(() => {
    const left = this.filtered ? this.#usual : this.#candidates.filter((option) => !option.dangerous);
    const only = left.length === 1 ? left[0] : undefined;
    return only && !(only.dangerous && this.#safe) ? only : null;
  });
  /** Several moves that are confirmed together; a question that takes them has no single choice. */
  readonly plan = new Plan(() => (this.#mine && this.question ? (this.outline(this.question, this.view) ?? seriesOf(this.question)) : null));
  #usually = $derived(this.filtered ? null : (this.#options.find(({ symbol }) => symbol === this.question?.usual[0]) ?? null));
  #meant = $derived(this.filtered && this.#usual.length > 1 ? this.likely(this.#usual) : null);
  #choice = $derived(this.planning ? null : (this.#named ?? this.#only ?? this.#meant ?? this.#usually));
  #targets = $derived(new Set([...this.#usual, ...this.#parts].flatMap((option) => option.targets)));
  /** Those with which nothing can be done that is not warned of. */
  #doubtful = $derived.by(() => {
    const sound = new Set([...this.#usual.filter(({ warning }) => !warning), ...this.#parts].flatMap((option) => option.targets));
    return new Set([...this.#targets].filter((id) => !sound.has(id)));
  });
  #chosen = $derived([...new Set(this.planning ? this.plan.targets : [...this.#picked, ...(this.#choice?.targets ?? [])])]);
  #planned: Question | null = null;
  /** When the question came. */
  #asked = 0;

  #link: TableLink | null;
  #known = new Map<string, Problem[]>();
  #previewTimer: ReturnType<typeof setTimeout> | undefined;
  #whyTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: string, cards: CardBook = new Map(), link: TableLink | null = null) {
    this.game = game;
    this.cards = cards;
    this.#link = link;
  }

  /** Is the question shown mine to answer? */
  get mine(): boolean {
    return this.#mine;
  }
  /** All that I may answer. */
  get options(): Choice[] {
    return this.#options;
  }
  /** The options left under the present filter. */
  get candidates(): Choice[] {
    return this.#candidates;
  }
  get filtered(): boolean {
    return this.#picked.length > 0;
  }
  get targets(): Set<string> {
    return this.#targets;
  }
  get doubtful(): Set<string> {
    return this.#doubtful;
  }
  get chosen(): string[] {
    return this.#chosen;
  }
  get choice(): Choice | null {
    return this.#choice;
  }
  get planning(): boolean {
    return this.plan.outline !== null;
  }
  /** What is ready for the questions that the chosen move leads to; null where there is nothing to settle beforehand. */
  get sequel(): Sequel | null {
    return this.#sequel;
  }
  /** What is to be paid for the chosen move, where there is a choice. */
  get due(): Question | null {
    return this.#due;
  }
  /** What would be sent; null while nothing can be confirmed. */
  get moves(): string[] | null {
    if (this.planning) return this.plan.moves;
    return this.#choice && (this.#due === null || this.payment.moves) ? [this.#choice.symbol] : null;
  }

  /** What confirming would do: the answer itself where there is room for it, else its heading; and what is warned of. */
  get verb(): string | null {
    const choice = this.#choice ?? (this.planning ? this.#options[0] : null);
    if (this.plan.outline?.words) return this.plan.outline.words(this.plan);
    if (!choice) return null;
    if (this.#verb) return this.#verb;
    if (this.planning) return this.menu.title(this.menu.group(choice));
    const name = choice.name.length <= SHORT ? choice.name : this.menu.title(this.menu.group(choice));
    return choice.warning ? `${name} (${choice.warning})` : name;
  }

  /** A new question, for which nothing of the old selection holds; or (`again`) the same one, perhaps in other words. */
  ask(question: Question | null, again = false): void {
    if (question && !(again && sameOptions(this.#planned, question))) this.plan.clear();
    this.#planned = question ?? this.#planned;
    this.pointed = [];
    const symbol = this.#named?.symbol;
    const same = again && sameOptions(this.question, question);
    this.question = question;
    if (same) {
      this.#named = question?.options.find((option) => option.symbol === symbol) ?? null;
    } else {
      this.#asked = performance.now();
      this.#known.clear();
      this.#free();
    }
  }

  /** A click on something: filters to it; again, frees it; something else replaces what it contradicts. In a plan it is one
      more of it. */
  pick(ids: string | string[]): void {
    const all = typeof ids === 'string' ? [ids] : ids;
    if (!this.#mine || hasty(this.#asked)) return;
    const id = all.find((each) => this.#offers(each));
    if (id === undefined) return void this.#ask(all, true);
    this.hush();
    if (this.planning) return this.#turn(id);
    if (this.#picked.includes(id) || this.#named?.targets.includes(id)) {
      this.#named = null;
      this.#picked = this.#picked.filter((each) => each !== id);
      return this.#selected(false);
    }
    this.#named = null;
    this.#picked = compatible(this.#options, this.#picked, id);
    this.#selected(true);
  }

  /** Can something be done with it that one may well want? Of a thing that can only be given away it is said why not. */
  #offers(id: string): boolean {
    const wanted = this.#options.filter((option) => !this.menu.declines(option));
    const touching = (option: Choice) => option.targets.includes(id);
    if (this.#parts.some(touching)) return true;
    if (wanted.some(touching)) return true;
    const others = this.#safe ? this.#options.filter((option) => !option.dangerous) : this.#options;
    return others.some(touching) && !wanted.some((option) => option.targets.length > 0);
  }

  /** Nobody wants to know any more why not. */
  hush(): void {
    this.refusal = null;
    this.#wondered = null;
  }

  /** Why nothing can be done under a heading, said aloud. */
  tell(heading: string, reasons: Problem[]): void {
    this.refusal = { target: '', heading, reasons, asked: true };
  }

  /** Why nothing more can be done with these things, said aloud. */
  wonder(ids: string[]): void {
    void this.#ask(ids, true);
  }

  /** An option named in the prompt; or as advised, with the moves that are to follow it. */
  choose(symbol: string, then: readonly string[] = []): void {
    const option = this.#options.find((each) => each.symbol === symbol);
    if (!option || hasty(this.#asked)) return;
    if (this.planning) return this.#include(option.symbol, then);
    if (this.#named === option) {
      this.#named = null;
      return this.#selected(false);
    }
    this.#named = option;
    if (!this.#candidates.includes(option)) this.#picked = [];
    this.#selected(true);
  }

  /** Sends what is chosen; who would give up the game by it is asked first, and says so. */
  confirm(sure = false): void {
    const { moves, question, choice } = this;
    if (hasty(this.#asked)) return;
    this.givingUp = !sure && choice !== null && this.menu.resigns(choice);
    if (!moves || !question || this.givingUp) return;
    const series = this.plan.outline?.swaps ?? false;
    if (series) this.#link?.move(moves.slice(0, 1), question, { [question.kind]: moves.slice(1) });
    else this.#link?.move(moves, question, this.#then ?? {});
  }

  /** One more or one less of what is paid for the chosen move. */
  pay(symbol: string, by: 1 | -1 = 1): void {
    if (by > 0) this.payment.add(symbol);
    else this.payment.drop(symbol);
    this.#look();
  }

  /** The questions that the chosen move leads to are to be answered so. `verb`: what confirming is called then. */
  prepare(sequel: Sequel, verb = ''): void {
    this.#sequel = sequel;
    this.#verb = verb;
    this.#look();
  }

  clear(): void {
    this.plan.clear();
    this.#free();
  }

  /** What a plan is made of: not all of it need be legal as the first move. */
  get #parts(): Choice[] {
    return (this.plan.outline?.parts ?? []).map(({ move }) => move);
  }

  #turn(id: string): void {
    const found = [...this.#options, ...this.#parts].find((each) => each.targets.includes(id));
    if (found) this.plan.turn(found.symbol);
  }

  /** As advised: this move among others, or the end without any. */
  #include(symbol: string, then: readonly string[]): void {
    const { plan } = this;
    if (plan.outline?.swaps) return plan.take([symbol, ...then]);
    if (then.length > 0) return plan.follow([symbol, ...then]);
    if (plan.count(symbol) > 0) return;
    if (plan.outline?.parts.some(({ move }) => move.symbol === symbol)) return plan.add(symbol);
    plan.clear();
    plan.finish(symbol);
  }

  #free(): void {
    this.refusal = null;
    this.#named = null;
    this.#picked = [];
    this.#selected(false);
  }

  /** The same position in another language: what was said about it is asked again. */
  retell(): void {
    const refusal = this.refusal;
    this.#known.clear();
    this.#selected(false);
    if (refusal) void this.#ask([refusal.target], refusal.asked);
  }

  zoom(what: Zoom | null): void {
    clearTimeout(this.#whyTimer);
    this.zoomed = what;
    if (this.refusal && (what ? this.refusal.target !== what.target : !this.refusal.asked)) this.refusal = null;
    const target = what?.target;
    if (!target || !this.#mine || noHover()) return;
    if (this.#offers(target)) return;
    this.#whyTimer = setTimeout(() => this.#ask([target], false), WHY_DELAY);
  }

  #selected(byHand: boolean): void {
    clearTimeout(this.#previewTimer);
    this.preview = null;
    this.givingUp = false;
    const choice = this.#choice;
    this.#sequel = choice && this.foresee(choice, this.view);
    this.#verb = '';
    this.#due = null;
    this.payment.clear();
    if (!choice) return;
    this.refusal = null;
    if (byHand && settings.confirm === 'fast' && choice !== this.#meant && !this.#sequel && !choice.dangerous && !choice.warning) return this.confirm();
    this.#look();
  }

  #look(): void {
    clearTimeout(this.#previewTimer);
    const [choice, then] = [this.#choice, this.#then];
    if (!choice) return;
    this.#previewTimer = setTimeout(async () => {
      const preview = await this.#link?.preview(choice.symbol, then ?? {});
      if (!preview || this.#choice !== choice || this.#then !== then) return;
      this.preview = preview;
      if (then || !preview.due) return;
      this.#due = preview.due;
      this.#look();
    }, PREVIEW_DELAY);
  }

  async #ask(ids: string[], asked: boolean): Promise<void> {
    const target = ids[0];
    if (target === undefined || !this.#link) return;
    const question = this.question;
    if (asked) this.#wondered = target;
    const reasons = this.#known.get(target) ?? (await this.#link.why(target));
    if (question !== this.question) return;
    this.#known.set(target, reasons);
    if (asked && this.#wondered !== target) return;
    const told = this.refusal?.target === target ? this.refusal : null;
    if (asked || told || this.zoomed?.target === target) this.refusal = { target, reasons, asked: asked || (told?.asked ?? false) };
  }
}

/** Under a finger nothing is pointed at: what a tap uncovers is not meant. */
const noHover = (): boolean => window.matchMedia?.('(hover: none)').matches ?? false;

function sameOptions(a: Question | null, b: Question | null): boolean {
  if (!a || !b) return a === b;
  return a.seat === b.seat && a.options.length === b.options.length && a.options.every((option, n) => option.symbol === b.options[n]?.symbol);
}

/** The options that name every one of these ids. */
export function withAll(options: Choice[], ids: string[]): Choice[] {
  return ids.length === 0 ? options : options.filter((option) => ids.every((id) => option.targets.includes(id)));
}

/** The picked ids that may stay beside a new one, the latest first in line. */
export function compatible(options: Choice[], picked: string[], id: string): string[] {
  let kept = [id];
  for (const old of [...picked].reverse()) if (withAll(options, [old, ...kept]).length > 0) kept = [old, ...kept];
  return kept;
}

const CONTEXT = Symbol('table');

export function getTable(): TableStore {
  return getContext<TableStore>(CONTEXT);
}

export function setTable(table: TableStore): void {
  setContext(CONTEXT, table);
  setGame(() => table.game);
}
