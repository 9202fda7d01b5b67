import { language } from '../lib/i18n.svelte';
import { storage } from '../lib/storage';
import { usual } from '../lib/strength';
import type { Clock, GameInfo, Me, NewSeat, NewTable, OptionInfo, PresetInfo, SeatInfo, Strength } from '../lib/types';

export type Letter = SeatInfo['colour'];
export type OptionValue = OptionInfo['default'];
/** Who sits there: `beside` is another person at this screen. */
export type Sitter = 'me' | 'beside' | 'friend' | `bot-${Strength}`;

export interface SeatForm {
  sitter: Sitter;
  name: string;
  colour: Letter;
  /** Values of the options that each seat has for itself. */
  options: Record<string, string>;
}

export const LETTERS: Letter[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The preset for a first game, where a game has one. */
const BEGINNER = 'beginner';

/** The bot that plays a game where nobody chose one. */
export function usualBot(game: GameInfo): Strength {
  return usual(game.bots);
}

/** How many sit at a table where nobody chose: somebody to play with, also in a game that one may play alone. */
function usualPlayers(game: GameInfo): number {
  return Math.min(Math.max(2, game.fewest), game.most);
}

/** The bot that the quick button of a game plays with: an easy one, until one game is finished. */
export function quickBot(game: GameInfo, first: boolean): Strength {
  return first && game.bots.includes('easy') ? 'easy' : usualBot(game);
}

const kept = (game: GameInfo) => `clio.preset.${game.id}`;

/** Presets for so many players. */
const fitting = (game: GameInfo, players: number) => game.presets.filter(({ fewest, most }) => fewest <= players && players <= most);

/** What the quick button plays: as the last table that was opened here, or as beginners play it. */
export function quickPreset(game: GameInfo): PresetInfo | null {
  const found = fitting(game, usualPlayers(game));
  const last = storage.read(kept(game));
  return found.find(({ id }) => id === last) ?? found.find(({ id }) => id === BEGINNER) ?? null;
}

/** The table that "Play a bot" opens: me, and bots on the other seats. `first`: against who plays as beginners do. */
export function againstBots(game: GameInfo, name: string, first = false): NewTable {
  const [players, bot] = [usualPlayers(game), quickBot(game, first)];
  const bots = Array.from({ length: players - 1 }, (): NewSeat => ({ kind: 'bot', name: '', colour: null, bot }));
  return {
    game: game.id,
    seats: [{ kind: 'me', name, colour: null, bot: usualBot(game) }, ...bots],
    options: { ...quickPreset(game)?.options },
    public: false,
    hints: true,
    clock: null,
    lang: null,
  };
}

/** What a person fills in before a game; `body` is what the server is asked. */
export class TableForm {
  seats = $state<SeatForm[]>([]);
  values = $state<Record<string, OptionValue>>({});
  open = $state(false);
  hints = $state(true);
  clock = $state.raw<Clock | null>(null);
  /** What this server does not offer. */
  without: Me['without'] = [];

  constructor(
    readonly game: GameInfo,
    readonly name: string,
  ) {
    this.common = game.options.filter((option) => !option.per_seat);
    this.ofSeat = game.options.filter((option) => option.per_seat);
    for (const option of this.common) this.values[option.id] = option.default;
    for (let n = 0; n < usualPlayers(game); n++) this.#add(n === 0 ? 'me' : `bot-${usualBot(game)}`, n === 0 ? name : '');
  }

  readonly common: OptionInfo[];
  readonly ofSeat: OptionInfo[];

  #add(sitter: Sitter, name = ''): void {
    const taken = new Set(this.seats.map((seat) => seat.colour));
    const colour = LETTERS.find((letter) => !taken.has(letter)) ?? 'a';
    const options = Object.fromEntries(this.ofSeat.map((option) => [option.id, String(option.default)]));
    this.seats.push({ sitter, name, colour, options });
  }

  get players(): number {
    return this.seats.length;
  }

  set players(count: number) {
    while (this.seats.length < count) this.#add(`bot-${usualBot(this.game)}`);
    this.seats.length = count;
    for (const option of this.common) {
      if (option.kind === 'choice' && !this.choices(option).includes(String(this.values[option.id]))) this.values[option.id] = option.default;
    }
  }

  /** Options that go well together, for this many players. */
  get presets(): PresetInfo[] {
    return fitting(this.game, this.players);
  }

  /** The preset that the options are now, if any. */
  get preset(): PresetInfo | null {
    return this.presets.find((preset) => this.common.every((option) => this.values[option.id] === (preset.options[option.id] ?? option.default))) ?? null;
  }

  /** The quick button plays it from now on. */
  keepPreset(): void {
    if (this.preset) storage.write(kept(this.game), this.preset.id);
  }

  set preset(preset: PresetInfo | null) {
    for (const option of this.common) this.values[option.id] = (preset?.options[option.id] as OptionValue | undefined) ?? option.default;
  }

  /** The values of an option that make sense with this many players: no fourth seat begins a game of two. */
  choices(option: OptionInfo): string[] {
    return option.values.filter((value) => !option.seats || !(Number(value) > this.seats.length));
  }

  /** Somebody else sits down: my name goes with me, and only one seat is mine (another at this screen is beside me). */
  sit(seat: SeatForm, sitter: Sitter): void {
    if (sitter === 'me') {
      const mine = this.seats.find((each) => each.sitter === 'me');
      if (mine && mine !== seat) {
        [seat.name, mine.name] = [mine.name, ''];
        mine.sitter = seat.sitter;
      } else if (!mine) seat.name = this.name;
    } else if (seat.sitter === 'me') seat.name = '';
    seat.sitter = sitter;
  }

  /** Takes a colour; whoever had it gets mine in exchange. */
  paint(seat: SeatForm, colour: Letter): void {
    const other = this.seats.find((each) => each.colour === colour);
    if (other) other.colour = seat.colour;
    seat.colour = colour;
  }

  get seatsForFriends(): number {
    return this.seats.filter((seat) => seat.sitter === 'friend').length;
  }

  get body(): NewTable {
    const options: Record<string, OptionValue> = {};
    for (const option of this.common) {
      const value = this.values[option.id];
      if (value !== undefined && value !== option.default) options[option.id] = value;
    }
    for (const option of this.ofSeat) {
      const values = this.seats.map((seat) => seat.options[option.id] ?? String(option.default));
      if (values.some((value) => value !== option.default)) options[option.id] = values;
    }
    return {
      game: this.game.id,
      seats: this.seats.map((seat) => newSeat(seat, this.game)),
      options,
      public: this.open && this.seatsForFriends > 0,
      hints: this.hints,
      clock: this.clock,
      lang: language.current,
    };
  }
}

function newSeat(seat: SeatForm, game: GameInfo): NewSeat {
  const kind = seat.sitter === 'friend' ? 'open' : seat.sitter.startsWith('bot-') ? 'bot' : 'me';
  const bot = kind === 'bot' ? (seat.sitter.slice('bot-'.length) as Strength) : usualBot(game);
  return { kind, name: kind === 'open' ? '' : seat.name.trim(), colour: seat.colour, bot };
}
