import type { CardBook } from '../lib/cards.svelte';
import { language } from '../lib/i18n.svelte';
import { pace } from '../lib/settings.svelte';
import { type Ask, type Connection, type News, type Reply, TableSocket, socketUrl } from '../lib/socket';
import { allSeats } from '../lib/seats';
import { type Sequel, TableStore } from '../lib/table.svelte';
import type { Change, Hello, Hint, LessonAt, Line, Notice, Preview, Problem, PuzzleAt, Question, SeatClock, State, Strength, TableInfo, UndoInfo, Watcher } from '../lib/types';
import { type Keeping, belongings, changedIds, changedNumbers } from './changes';
import { polished } from './polish';
import { History } from './history.svelte';
import { Talk } from './talk.svelte';
import { beyond, isHeading, merge } from './log';
import { mark, marked } from './marks';
import { ousted, type Ousted, type Prize } from './prizes';

/** What the others did since my last decision. */
export interface Since {
  from: number;
  lines: Line[];
  /** What it changed for me: my numbers, the cards that I have no more, and those that came. */
  changes: Change[];
  lost: string[];
  got: string[];
  /** What I had the most of, and others now have. */
  ousted: Ousted[];
}

export interface LiveOptions {
  id: string;
  watch?: string | null;
  onturn?: () => void;
  onproblem?: (problem: Problem) => void;
  /** A request of mine came to nothing. */
  ondeclined?: () => void;
  /** Somebody else took something back. */
  onnotice?: (notice: Notice) => void;
}

/** Answers that wait for their questions. */
class Ready {
  #left: Map<string, string[]>;

  constructor(then: Sequel) {
    this.#left = new Map(Object.entries(then).map(([kind, symbols]) => [kind, [...symbols]]));
  }

  get empty(): boolean {
    return this.#left.size === 0;
  }

  /** The first option of this seat that is among them, each once. */
  answer(question: Question | null, seat: number): string | undefined {
    if (question?.seat !== seat) return undefined;
    const symbols = this.#left.get(question.kind) ?? [];
    if (question.parts.length > 0 && symbols.length !== question.most - question.given) return undefined;
    const found = question.options.find(({ symbol }) => symbols.includes(symbol))?.symbol;
    if (found !== undefined) symbols.splice(symbols.indexOf(found), 1);
    return found;
  }
}

/** A table while people sit at it: the line to the server, what it told, and what may be asked of it. */
export class LiveTable {
  readonly id: string;
  readonly store: TableStore;
  readonly history: History;
  /** Nobody has anything to hide in this view, as the game tells. */
  open: (view: unknown) => boolean = () => false;
  /** A question of those that are answered beforehand, as the game tells. */
  midway: (question: Question, view: unknown) => boolean = () => false;
  /** Kinds of lines about what was chosen in secret, as the game tells. */
  secrets = new Set<string>();
  keeping: Keeping = {};
  /** What those hold who have the most of something, as the game tells. */
  prizes: (view: unknown) => Prize[] = () => [];

  info = $state.raw<TableInfo | null>(null);
  connection = $state<Connection>('connecting');
  problem = $state.raw<Problem | null>(null);
  seq = $state(0);
  decision = $state(0);
  log = $state.raw<Line[]>([]);
  /** The lines that came last, to be said aloud. */
  latest = $state.raw<Line[]>([]);
  readonly talk = new Talk();
  /** Who looks on, for the owner of the table. */
  watchers = $state.raw<Watcher[]>([]);
  /** What was taken back: the log itself forgets it. */
  notices = $state.raw<Notice[]>([]);
  /** The time of every seat, and when it was told. */
  clocks = $state.raw<{ at: number; seats: SeatClock[] }>({ at: 0, seats: [] });
  undo = $state.raw<UndoInfo | null>(null);
  redo = $state<string | null>(null);
  thinking = $state<number | null>(null);
  connected = $state.raw<number[]>([]);
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  sending = $state(false);
  since = $state.raw<Since | null>(null);
  /** Where a guided game stands, and what it answered to a move that it did not want. */
  lesson = $state.raw<LessonAt | null>(null);
  answered = $state('');
  /** The players' aid lies open. */
  aid = $state(false);
  /** Where a puzzle stands. */
  puzzle = $state.raw<PuzzleAt | null>(null);
  /** The seat that must take the device over before anything is shown. */
  handover = $state<number | null>(null);

  #options: LiveOptions;
  #socket: TableSocket;
  #state: State | null = null;
  #begun = false;
  /** The decision whose question is on the table. */
  #asked: number | null = null;
  /** Who holds the device, where several people share it. */
  #holder: number | null = null;
  /** So many decisions were made when I made my last one. */
  #own = 0;
  #withdrew = false;
  #stepping: 'undo' | 'redo' | null = null;
  /** What the server told and the board does not show yet: it waits for this row. */
  #news: State[] = [];
  #until = 0;
  #heard = () => {};
  /** The decision that was answered by itself. */
  #passed: number | null = null;

  constructor(options: LiveOptions) {
    this.#options = options;
    this.id = options.id;
    this.store = new TableStore('', new Map(), { move: this.#move, preview: this.#preview, why: this.#why });
    this.history = new History(options.id, () => this.watch, this.store, () => this.log);
    this.#socket = new TableSocket({
      url: socketUrl(options.id),
      hello: () => this.#hello(),
      onnews: (news) => this.#hear(polished(news)),
      onchange: (connection, problem) => {
        this.connection = connection;
        this.problem = problem;
      },
    });
  }

  get seats(): TableInfo['seats'] {
    return this.info?.seats ?? [];
  }
  /** The key of a spectator: the newest, for it may have been renewed. */
  get watch(): string | null {
    return this.#options.watch ? (this.info?.watch_key ?? this.#options.watch) : null;
  }
  get mine(): TableInfo['seats'] {
    return this.seats.filter((seat) => seat.mine);
  }

  deal(cards: CardBook): void {
    this.store.cards = cards;
  }
  speak(lang: 'en' | 'fr'): void {
    if (this.#state && this.#state.lang !== lang) this.#socket.sit({ lang });
    this.history.forget();
    if (this.history.at !== null) void this.history.look(this.history.at);
  }
  /** The board is there: what happened before that is told on it. */
  begin(): void {
    this.#begun = true;
    if (!this.#state || this.handover !== null) return;
    this.#compare();
    this.#recall();
  }
  wake(): void {
    this.#socket.wake();
  }
  close(): void {
    this.history.now();
    this.#socket.close();
  }

  /** The next person has the device. */
  sit(seat: number): void {
    this.#holder = seat;
    if (this.#state?.seat === seat) this.#arrive();
    else this.#socket.sit({ seat });
  }

  takeBack = (): Promise<boolean> => this.#step('undo');
  playAgain = (): Promise<boolean> => this.#step('redo');
  resign = (): Promise<boolean> => this.#do({ type: 'resign', seat: this.#eyes });
  abandon = (): Promise<boolean> => this.#do({ type: 'abandon', seat: this.#eyes });
  /** To the request that was on the screen: should another have taken its place, it is not meant. */
  answer = (request: string, yes: boolean): Promise<boolean> => {
    this.#withdrew = !yes && this.info?.request?.seat === this.store.me;
    return this.#do({ type: 'answer', seat: this.#eyes, request, yes });
  };
  freeSeat = (seat: number): Promise<boolean> => this.#do({ type: 'free_seat', seat });
  mute = (who: string, on: boolean): Promise<boolean> => this.#do({ type: 'mute', who, on });
  remove = (who: string): Promise<boolean> => this.#do({ type: 'remove', who });
  goOn = (step: number): Promise<boolean> => this.#do({ type: 'go_on', seat: this.#eyes, step });
  say = (text: string): Promise<boolean> => this.#do({ type: 'say', text, seat: this.store.me });
  handOver = (seat: number, bot: Strength | null): Promise<boolean> => this.#do({ type: 'hand_over', seat, bot });

  /** The lines before those that are there. */
  async olderChat(): Promise<void> {
    if (this.talk.from === 0 || this.talk.loading) return;
    this.talk.loading = true;
    const reply = await this.#request({ type: 'older_chat', before: this.talk.from });
    this.talk.loading = false;
    if (reply.type === 'chat_page') this.talk.older(reply.chat_from, reply.chat);
    else this.#refused(reply);
  }

  async askHint(): Promise<void> {
    if (this.hinting || !this.store.mine) return;
    this.hinting = true;
    const decision = this.decision;
    const reply = await this.#request({ type: 'hint', seat: this.#eyes });
    this.hinting = false;
    if (reply.type === 'hint' && decision === this.decision) this.hint = reply;
    else this.#refused(reply);
  }

  /** Is there something to replay? The turn of an Automa has a scene of its own. */
  get shows(): boolean {
    return this.since !== null && this.history.after(this.since.from).length > 0;
  }

  /** Replays on the board what the others did since my last decision, and what that brought about beyond my turn. */
  showSince(): void {
    if (!this.since || !this.shows) return;
    const { from, lines } = this.since;
    const more = lines.some((line) => line.decision === from && !this.history.staged.has(line.seat ?? -1));
    void this.history.tell(more ? from - 1 : from);
  }

  /** Resumes only with the same eyes and language: otherwise everything is told anew. */
  #hello(): Omit<Hello, 'type'> {
    const [state, lang] = [this.#state, language.current];
    const seat = this.#holder ?? state?.seat ?? null;
    const since = state && state.lang === lang && state.seat === seat ? state.seq : null;
    return { lang, since, seat, watch: this.watch };
  }

  get #eyes(): number {
    return this.store.me ?? 0;
  }

  async #request(ask: Ask): Promise<Reply> {
    return polished(await this.#socket.request(ask));
  }

  async #do(ask: Ask): Promise<boolean> {
    const reply = await this.#request(ask);
    this.#refused(reply);
    return reply.type === 'done';
  }

  /** What was confirmed together is taken back and played again together: the steps go on until nothing is half given. */
  async #step(type: 'undo' | 'redo'): Promise<boolean> {
    this.#stepping = type;
    const done = await this.#do({ type, seat: this.#eyes });
    if (!done) this.#stepping = null;
    return done;
  }

  /** Each move goes when the one before it is accepted; meanwhile the board stays as it is. */
  #move = async (symbols: string[], { seat, kind, idle }: Question, then: Sequel): Promise<void> => {
    if (this.sending || !this.#state) return;
    this.sending = true;
    const { decision } = this;
    this.#own = decision + 1;
    let [seq, done] = [this.seq, 0];
    const left = [...symbols];
    const ready = new Ready(then);
    if (left.length > 1 || !ready.empty) this.#until = Infinity;
    const following = async (): Promise<string | undefined> => {
      if (left.length === 0 && ready.empty) return undefined;
      const next = await this.#question(seq);
      if (left.length === 0) return ready.answer(next, seat);
      return next?.seat === seat && next.kind === kind ? left.shift() : undefined; // the rest went without saying
    };
    for (let symbol = left.shift(); symbol !== undefined; symbol = await following()) {
      const reply = await this.#request({ type: 'move', seq, seat, symbol });
      this.#refused(reply);
      if (reply.type !== 'done') break;
      [seq, done] = [reply.seq, done + 1];
    }
    this.#until = seq;
    this.#own = decision + done;
    this.#catchUp();
    this.sending = false;
    if (done > 0 && symbols[0] !== idle) this.#mark(decision + done);
  };

  /** What is asked after that move, which the server may still have to tell. */
  async #question(seq: number): Promise<Question | null> {
    const told = () => this.#news.find((state) => state.seq >= seq);
    while (!told()) await new Promise<void>((heard) => (this.#heard = heard));
    return told()?.question ?? null;
  }

  #preview = async (symbol: string, then: Sequel): Promise<Preview | null> => {
    const reply = await this.#request({ type: 'preview', seat: this.#eyes, symbol, then: then as Record<string, string[]> });
    return reply.type === 'preview' ? reply : null;
  };

  #why = async (target: string): Promise<Problem[]> => {
    const reply = await this.#request({ type: 'why', seat: this.#eyes, symbol: null, target });
    return reply.type === 'why' ? reply.reasons : [];
  };

  /** A move on a position that has changed needs no words: the new one is already on the way. */
  #refused(reply: Reply): void {
    if (reply.type !== 'refused' || reply.problem.code === 'late') return;
    if (reply.problem.code === 'other_move') this.answered = reply.problem.text;
    else this.#options.onproblem?.(reply.problem);
  }

  #hear(news: News): void {
    if (news.type === 'state') {
      this.clocks = { at: performance.now(), seats: news.clocks ?? [] };
      this.#news.push(news);
      this.#heard();
      this.#catchUp();
    } else if (news.type === 'presence') [this.connected, this.watchers] = [news.connected, news.watchers ?? []];
    else if (news.type === 'thinking') this.thinking = news.seat;
    else this.#options.onproblem?.(news.problem);
  }

  #catchUp(): void {
    if ((this.#news.at(-1)?.seq ?? 0) >= this.#until) for (const state of this.#news.splice(0)) this.#told(state);
  }

  #told(state: State): void {
    const [last, wasMine] = [this.#state, this.store.mine];
    const otherEyes = last?.seat !== state.seat;
    this.#state = state;
    if (last && this.#declined(last, state)) this.#options.ondeclined?.();
    this.info = state.table;
    this.history.staged = new Set(state.table.automas.map(({ seat }) => seat));
    this.seq = state.seq;
    this.connected = state.table.seats.filter((seat) => seat.connected).map((seat) => seat.seat);
    const back = last !== null && state.decision < last.decision;
    if (back) this.#goBack(state);
    if (last && state.decision !== last.decision) this.hint = null;
    this.decision = state.decision;
    this.latest = last && !back && state.log_from > 0 ? state.log : [];
    this.log = merge(this.log, state.log_from, state.log);
    this.talk.hear(state.chat_from, state.chat);
    if (!last) this.talk.read = this.talk.end;
    this.watchers = state.watchers ?? [];
    this.#notice(state, last !== null);
    this.undo = state.undo;
    this.redo = state.redo;
    if (this.lesson?.step !== state.lesson?.step || this.decision !== last?.decision) this.answered = '';
    this.lesson = state.lesson ?? null;
    this.puzzle = state.puzzle ?? null;
    const away = state.table.seats.some(({ seat, kind }) => seat === state.seat && kind === 'bot');
    if (away && this.history.running) this.history.now();
    const next = this.#next(state);
    const open = next !== null && this.open(state.view);
    this.handover = open ? null : next;
    if (next !== null) this.store.live = false;
    const from = next === null && !otherEyes && !away && last ? this.#untold(last) : null;
    const rolls = last !== null && next === null && !otherEyes && !back && !this.history.running && !this.history.looking && this.history.rolls(state.view);
    if (rolls || (from !== null && this.history.after(Math.max(from, this.#own)).length > 0)) this.history.hold();
    if (next !== null && open) this.sit(next);
    else if (next === null && otherEyes) this.#arrive();
    else if (next === null) this.#present();
    if (last && state.decision !== last.decision) this.history.stir();
    if (from !== null && !this.history.running) void this.history.tell(from, true);
    else if (rolls) void this.history.roll();
    if (last && last.lang !== state.lang) this.#retell();
    const step = this.#stepping;
    this.#stepping = null;
    /** A payment belongs to the move it was confirmed with, unless somebody would be asked to go back to that. */
    const paid = state.question?.usual.length && (step === 'redo' || state.undo?.free);
    const half = paid || this.store.plan.outline?.given || (state.question !== null && this.midway(state.question, state.view));
    if (step && state[step] && half) void this.#step(step);
    this.#pass(last);
    if (this.store.mine && !wasMine && this.handover === null) this.#tellTurn();
  }

  /** Whoever cannot be told still plays: nothing that came is lost by it. */
  #tellTurn(): void {
    try {
      this.#options.onturn?.();
    } catch (error) {
      console.warn(error);
    }
  }

  /** Something was taken back. */
  #goBack({ decision }: State): void {
    this.#own = Math.min(this.#own, decision);
    this.history.forget();
    if (!this.history.looking) this.history.now();
  }

  /** The decision after which there is something to tell: moves of the others, or a moment that I set off myself. */
  #untold(last: State): number | null {
    if (!this.#begun || pace() === 'off' || this.lesson || this.history.looking) return null;
    const from = this.#own > last.decision ? this.#own - 1 : last.decision;
    return this.history.after(from).length > 0 ? from : null;
  }

  /** Told again in another language, a notice takes the place of the one with its id. */
  #notice(state: State, aloud: boolean): void {
    if (state.notices.length === 0) return;
    const newest = this.notices.at(-1)?.id ?? 0;
    const told = new Set(state.notices.map(({ id }) => id));
    this.notices = [...this.notices.filter(({ id }) => !told.has(id)), ...state.notices];
    for (const notice of state.notices) if (aloud && notice.id > newest && (notice.seat !== state.seat || state.table.seats[notice.seat]?.late)) this.#options.onnotice?.(notice);
  }

  /** My request is gone, and neither did I withdraw it nor did it come true. */
  #declined(last: State, state: State): boolean {
    if (last.table.request?.seat !== this.store.me || state.table.request || state.table.status !== 'playing') return false;
    const withdrew = this.#withdrew;
    this.#withdrew = false;
    return !withdrew && state.decision === last.decision;
  }

  #retell(): void {
    this.store.retell();
    if (!this.hint) return;
    this.hint = null;
    void this.askHint();
  }

  /** At a table with several people on one device: who must come to it before anything is shown. */
  #next(state: State): number | null {
    const mine = state.table.seats.filter((seat) => seat.mine);
    if (mine.length < 2 || state.table.status !== 'playing') return null;
    const due = mine.filter((seat) => seat.kind === 'human' && state.table.waiting.includes(seat.seat)).map((seat) => seat.seat);
    const holder = this.#holder;
    const wanted = holder !== null && due.includes(holder) ? holder : (due[0] ?? holder ?? state.seat);
    return wanted === holder && wanted === state.seat ? null : wanted;
  }

  #arrive(): void {
    this.handover = null;
    this.history.forget();
    this.history.now();
    this.#present();
    if (this.#begun) this.#recall();
  }

  /** What happened while I was away. */
  #recall(): void {
    const shared = this.mine.length > 1 && this.open(this.store.view);
    if (pace() !== 'off' && !this.lesson && !shared) this.showSince();
  }

  /** Nothing to decide, as everybody can see: it is answered by itself, unless somebody came back to it or learns it. */
  #pass(last: State | null): void {
    const { question, decision } = this.#state ?? {};
    const back = last !== null && this.decision < last.decision;
    if (!question?.idle || back || this.lesson || this.puzzle || !this.store.mine || this.handover !== null || this.#passed === decision) return;
    this.#passed = decision ?? null;
    void this.#move([question.idle], question, {});
  }

  /** Puts the present position on the board. */
  #present(): void {
    const state = this.#state;
    if (!state) return;
    const store = this.store;
    store.game = state.table.game;
    store.seats = allSeats(state.table);
    store.me = state.seat;
    store.view = state.view;
    store.scores = state.scores;
    store.result = state.result;
    store.log = this.log;
    store.live = true;
    store.waiting = state.table.waiting;
    store.ask(state.question, state.decision === this.#asked);
    this.#asked = state.decision;
    this.history.keep({ decision: state.decision, decisions: state.decision, seat: state.seat, view: state.view, scores: state.scores, lines: [] });
    this.#compare();
  }

  #place(): string {
    return `${this.id}.${this.#eyes}`;
  }

  #mark(decision: number): void {
    mark(this.#place(), decision);
    this.#compare();
  }

  /** My last decision, as this device remembers it or the log tells; the beginning, if I made none yet. */
  #last(): number {
    const known = marked(this.#place());
    if (known !== null || this.lesson || this.puzzle) return Math.min(known ?? this.decision, this.decision);
    const mine = this.log.filter((line, n) => line.seat === this.store.me && this.log[n - 1]?.decision !== line.decision);
    return mine.at(-1)?.decision ?? 0;
  }

  /** What is new since my last decision, once it is my turn again. */
  #compare(): void {
    const from = this.#last();
    const { history, store } = this;
    const ended = this.log.filter((line) => line.decision === from);
    /** The turn of an Automa belongs to the decision that ended mine; so does what the next turn began with. */
    const own = ended.filter((line) => history.staged.has(line.seat ?? -1));
    const after = this.log.filter((line) => line.decision > from && line.decision <= this.decision);
    const known = (line: Line) => line.seat === store.me && this.secrets.has(line.kind);
    const lines = [...(own.length > 0 ? own : beyond(ended)), ...after].filter((line) => !isHeading(line) && !known(line));
    if (!store.mine || (own.length === 0 && history.after(from).length === 0)) {
      this.since = null;
      store.changed = new Set();
      return;
    }
    const since = (this.since = { from, lines, changes: [], lost: [], got: [], ousted: [] });
    const { view, cards, me } = store;
    void history.position(own.length > 0 ? Math.max(0, from - 1) : from).then(
      (position) => {
        if (this.since !== since) return;
        store.changed = changedIds(position.view, view, cards, me);
        this.since = {
          ...since,
          changes: changedNumbers(position.view, view).filter(({ seat }) => seat === me),
          ...belongings(position.view, view, cards, me, this.keeping),
          ousted: ousted(this.prizes(position.view), this.prizes(view), me, lines, cards),
        };
      },
      () => undefined,
    );
  }
}
