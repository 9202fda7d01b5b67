import type {
  Abandon, Answer, AskChat, AskHint, AskPreview, AskWhy, Bye, ChatPage, Done, FreeSeat, GoOn, HandOver, Hello, Hint, Move, Mute, Ping, Pong, Presence,
  Preview, Problem, Redo, Refused, Remove, Resign, Say, Sit, State, Thinking, Undo, Why,
} from './types';

type Keyed = Move | Undo | Redo | Abandon | Answer | Resign | FreeSeat | GoOn | HandOver | Say | Mute | Remove | AskChat | AskHint | AskWhy | AskPreview;
type WithoutKey<M> = M extends Keyed ? Omit<M, 'key'> : never;
/** What may be asked of the server; the socket gives it its key. */
export type Ask = WithoutKey<Keyed>;
export type Reply = Done | Refused | ChatPage | Hint | Why | Preview;
/** What the server says by itself. */
export type News = State | Presence | Thinking | Refused;
type FromServer = News | Reply | Pong | Bye;
type FromClient = Keyed | Hello | Sit | Ping;

export type Connection = 'connecting' | 'live' | 'lost' | 'closed';

/** The part of a browser's WebSocket that is used here. */
export interface Wire {
  readonly readyState: number;
  onopen: ((event: never) => unknown) | null;
  onmessage: ((event: never) => unknown) | null;
  onclose: ((event: never) => unknown) | null;
  send(text: string): void;
  close(): void;
}

export interface SocketOptions {
  url: string;
  hello: () => Omit<Hello, 'type'>;
  onnews: (news: News) => void;
  onchange: (connection: Connection, problem: Problem | null) => void;
  open?: (url: string) => Wire;
  random?: () => number;
}

const OPEN = 1;
const PING_EVERY = 20_000;
/** Hidden pages may wake once a minute only, so it is the unanswered ping that counts, not the silence. */
const UNANSWERED = 25_000;
const FIRST_RETRY = 500;
const LAST_RETRY = 20_000;

/** One table's line to the server. It comes back by itself, and asks again, under the same key, what had no reply. */
export class TableSocket {
  #options: SocketOptions;
  #wire: Wire | null = null;
  #connection: Connection = 'connecting';
  #waiting = new Map<string, { message: Keyed; resolve: (reply: Reply) => void }>();
  /** Another one after a backup was restored. */
  #life: number | null = null;
  #tries = 0;
  #heard = 0;
  #pinged: number | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;

  constructor(options: SocketOptions) {
    this.#options = options;
    this.#connect();
  }

  get connection(): Connection {
    return this.#connection;
  }

  /** Resolves with the server's reply, after a reconnect if need be. */
  request(ask: Ask): Promise<Reply> {
    const message = { ...ask, key: newKey() } as Keyed;
    return new Promise((resolve) => {
      this.#waiting.set(message.key, { message, resolve });
      if (this.#connection === 'live') this.#send(message);
    });
  }

  /** Changes whose eyes or which language; a lost connection says it again in its hello. */
  sit(change: Omit<Sit, 'type'>): void {
    if (this.#connection === 'live') this.#send({ type: 'sit', ...change });
  }

  /** Try again now instead of later, e.g. when the network is back. */
  wake(): void {
    if (this.#connection !== 'lost') return;
    clearTimeout(this.#retry);
    this.#drop();
    this.#connect();
  }

  close(): void {
    this.#end(null);
  }

  #connect(): void {
    const wire = (this.#options.open ?? ((url) => new WebSocket(url)))(this.#options.url);
    this.#wire = wire;
    this.#heard = Date.now();
    this.#pinged = null;
    clearInterval(this.#beat);
    this.#beat = setInterval(() => this.#listen(), PING_EVERY / 4);
    wire.onopen = () => this.#send({ type: 'hello', ...this.#options.hello() });
    wire.onmessage = (event: MessageEvent<string>) => this.#receive(JSON.parse(event.data) as FromServer);
    wire.onclose = () => this.#lost();
  }

  #listen(): void {
    const now = Date.now();
    if (this.#pinged !== null && now - this.#pinged >= UNANSWERED) this.#lost();
    else if (this.#pinged === null && now - this.#heard >= PING_EVERY) {
      this.#pinged = now;
      this.#send({ type: 'ping' });
    }
  }

  #receive(message: FromServer): void {
    this.#heard = Date.now();
    this.#pinged = null;
    switch (message.type) {
      case 'pong':
        return;
      case 'bye':
        return message.again ? this.#lost() : this.#end(message.problem ?? null);
      case 'done':
      case 'chat_page':
      case 'hint':
      case 'why':
      case 'preview':
        return this.#settle(message.key, message);
      case 'refused':
        if (message.key) return this.#settle(message.key, message);
        if (this.#connection !== 'live') return this.#end(message.problem);
        break;
      case 'state':
        this.#live(message.life);
    }
    this.#options.onnews(message);
  }

  #live(life: number): void {
    if (this.#life !== null && this.#life !== life) this.#giveUp();
    this.#life = life;
    this.#tries = 0;
    if (this.#connection === 'live') return;
    this.#change('live');
    for (const { message } of this.#waiting.values()) this.#send(message);
  }

  /** What has no answer was asked about another game. */
  #giveUp(): void {
    const problem = { code: 'late', text: '', clauses: [], option: null };
    for (const key of [...this.#waiting.keys()]) this.#settle(key, { type: 'refused', key, problem });
  }

  #settle(key: string, reply: Reply): void {
    const asked = this.#waiting.get(key);
    this.#waiting.delete(key);
    asked?.resolve(reply);
  }

  #lost(): void {
    if (this.#connection === 'closed') return;
    this.#drop();
    const wait = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** this.#tries++);
    const jitter = 0.5 + (this.#options.random ?? Math.random)() / 2;
    this.#retry = setTimeout(() => this.#connect(), wait * jitter);
    this.#change('lost');
  }

  #end(problem: Problem | null): void {
    if (this.#connection === 'closed') return;
    this.#drop();
    clearTimeout(this.#retry);
    this.#change('closed', problem);
  }

  /** Lets go of the present wire. */
  #drop(): void {
    clearInterval(this.#beat);
    const wire = this.#wire;
    this.#wire = null;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  #change(connection: Connection, problem: Problem | null = null): void {
    this.#connection = connection;
    this.#options.onchange(connection, problem);
  }

  #send(message: FromClient): void {
    if (this.#wire?.readyState === OPEN) this.#wire.send(JSON.stringify(message));
  }
}

/** A name of its own for a request: 128 random bits. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function socketUrl(table: string, from: Location = location): string {
  return `${from.protocol === 'https:' ? 'wss' : 'ws'}://${from.host}/api/tables/${table}/socket`;
}
