import { wordOf } from '../games';
import type { TableStore } from '../lib/table.svelte';
import type { Choice } from '../lib/types';
import { t } from './words';

/** More options than this are shown in groups. */
export const FEW = 8;
/** So many have a key of their own. */
const KEYS = 9;
/** From here on a group can be searched. */
export const LONG = 14;

export interface Group {
  id: string;
  title: string;
  /** Where there is little room. */
  short: string;
  options: Choice[];
}

export type Item = { key: string; option: Choice; group: null } | { key: string; option: null; group: Group };

const MORE = 'more';
/** The list of what cannot be done now. */
export const SHUT = 'shut';

/** How the options of a question are laid out: all at once, or by what one does. */
export class OptionList {
  /** The group that is open. */
  open = $state<string | null>(null);
  filter = $state('');
  /** For how many buttons there is room; what does not fit is in a list of its own. */
  room = $state(Infinity);
  /** Their names are too long to stand side by side. */
  cramped = $state(false);

  #table: TableStore;

  constructor(table: TableStore) {
    this.#table = table;
  }

  /** What ends the turn; it stands apart, unless there is nothing else. */
  readonly ends = $derived.by<Choice[]>(() => {
    const { menu, candidates } = this.#table;
    const ending = candidates.filter((option) => menu.ends(option));
    return ending.length < candidates.length ? ending : [];
  });

  /** What ends, passes or leaves off has the key 0, whatever else is asked or picked, and no number among the others. */
  readonly leave = $derived.by<Choice | null>(() => {
    const { menu, options } = this.#table;
    const ending = options.filter((option) => menu.ends(option));
    const leaving = ending.length > 0 ? ending : options.filter((option) => menu.declines(option));
    return leaving.length === 1 ? (leaving[0] ?? null) : null;
  });

  /** In the order of their groups. */
  #ordered = $derived.by(() => this.#sorted(this.#table.candidates.filter((option) => !this.ends.includes(option))));
  /** The same of all options: what is picked on the board leaves fewer of them, but each keeps its key. */
  #whole = $derived.by(() => {
    const { menu, options } = this.#table;
    const others = options.filter((option) => !menu.ends(option));
    return this.#sorted(others.length > 0 ? others : options);
  });
  #groups = $derived(this.#grouping(this.#ordered));
  /** So few that each has a number of its own, which it keeps when little room folds them into groups. */
  readonly #few = $derived(this.#whole.length <= KEYS);
  /** To give up the game has no key that a finger may find by chance. */
  readonly #numbered = $derived(this.#whole.filter((option) => option !== this.leave && !this.#table.menu.resigns(option)));
  /** Else their groups have the numbers. */
  readonly #places = $derived(this.#grouping(this.#whole).filter(({ options }) => options.length > 1 || options[0] !== this.leave).map(({ id }) => id));
  readonly #grouped = $derived(!this.#few || this.#ordered.length > FEW || this.cramped);

  #all = $derived.by<Item[]>(() => {
    if (!this.#grouped) return this.#ordered.map((option) => ({ key: option.symbol, option, group: null }));
    return this.#groups.map((group) => {
      const only = group.options.length === 1 ? group.options[0] : undefined;
      return only ? { key: only.symbol, option: only, group: null } : { key: `group ${group.id}`, option: null, group };
    });
  });
  #rest = $derived(this.#all.length > this.room ? this.#all.slice(this.room - 1) : []);
  #more = $derived<Group>({ id: MORE, title: t('more'), short: t('more'), options: this.#rest.flatMap((item) => (item.group ? item.group.options : [item.option])) });

  /** What stands in the prompt: options, groups of them where there are many, and the list of what does not fit. */
  #items = $derived.by<Item[]>(() => {
    if (this.#rest.length === 0) return this.#all;
    return [...this.#all.slice(0, this.room - 1), { key: `group ${MORE}`, option: null, group: this.#more }];
  });

  /** All that is left of what was picked on the board, which can tell no more of it apart: it lies open, and one sees what
      is still to choose. */
  readonly #alone = $derived.by<Group | null>(() => {
    const { filtered, choice, candidates } = this.#table;
    const [only, ...others] = this.#items;
    if (!filtered || choice !== null || others.length > 0) return null;
    const places = new Set(candidates.map(({ targets }) => targets.toSorted().join(' ')));
    return places.size === 1 ? (only?.group ?? null) : null;
  });

  #sorted(options: Choice[]): Choice[] {
    const { menu } = this.#table;
    const place = (option: Choice) => menu.place(menu.group(option));
    return options.toSorted((a, b) => place(a) - place(b));
  }

  #grouping(options: Choice[]): Group[] {
    const { menu, game } = this.#table;
    const found = new Map<string, Choice[]>();
    for (const option of options) {
      const group = menu.group(option);
      found.set(group, [...(found.get(group) ?? []), option]);
    }
    return [...found].map(([id, options]) => ({ id, title: menu.title(id), short: wordOf(game, `short.${id}`) ?? menu.title(id), options }));
  }

  #shown = $derived.by<Choice[]>(() => {
    const words = plain(this.filter).split(/\s+/);
    return (this.group?.options ?? []).filter((option) => words.every((word) => plain(option.text).includes(word)));
  });

  /** All of them, in the order of their groups. */
  get options(): Choice[] {
    return this.#ordered;
  }
  get items(): Item[] {
    return this.#items;
  }
  /** Is it folded into a group, so that its name is read nowhere in the prompt? */
  folds(option: Choice): boolean {
    return this.#ordered.includes(option) && !this.items.some((item) => item.option === option);
  }
  get group(): Group | null {
    return this.items.find((item) => item.group && item.group.id === this.open)?.group ?? this.#alone;
  }
  /** What lies open: a group, or what cannot be done now. */
  get unfolded(): string | null {
    return this.open === SHUT ? SHUT : (this.group?.id ?? null);
  }
  /** The options of the open group that have the words of the filter. */
  get shown(): Choice[] {
    return this.#shown;
  }

  /** The keys of what stands in the prompt; those of a group are the numbers of its options, where they have some. */
  keys(item: Item): number[] {
    if (item.option && item.option === this.leave) return [0];
    const options = item.group ? item.group.options : [item.option];
    if (!this.#few) return options.slice(0, 1).map((option) => this.#places.indexOf(this.#table.menu.group(option)) + 1);
    return options.filter((option) => this.#numbered.includes(option)).map((option) => this.#numbered.indexOf(option) + 1);
  }
  /** The key of an option of the open group. */
  keyIn(option: Choice): number {
    if (option === this.leave) return 0;
    const place = (this.#few ? this.#numbered : this.shown.filter((each) => each !== this.leave)).indexOf(option);
    return place < 0 ? Infinity : place + 1;
  }
  /** The key of what ends the turn: behind the others. */
  endKey(option: Choice, place: number): number {
    return option === this.leave ? 0 : (this.#few ? this.#numbered : this.#places).length + place + 1;
  }

  toggle(group: string): void {
    if (this.#alone) return this.leaveOff();
    this.open = this.open === group ? null : group;
    this.filter = '';
  }

  choose(option: Choice): void {
    this.#table.choose(option.symbol);
    this.close();
  }

  close(): void {
    this.open = null;
    this.filter = '';
  }

  /** As the person wants it: what was picked to open it is let go too. */
  leaveOff(): void {
    if (this.#alone) this.#table.clear();
    this.close();
  }

  /** The key 0 to 9. */
  press(digit: number): void {
    const ends = this.ends.filter((option) => option !== this.leave);
    const inGroup = this.group && !this.#few ? this.shown.filter((each) => each !== this.leave) : null;
    const option = digit === 0 ? this.leave : (inGroup ?? (this.#few ? [...this.#numbered, ...ends] : []))[digit - 1];
    if (option) return this.choose(option);
    const place = this.#places[digit - 1];
    if (digit === 0 || inGroup || this.#few) return;
    if (place !== undefined) return this.#enter(place);
    const end = ends[digit - this.#places.length - 1];
    if (end) this.choose(end);
  }

  /** Opens the group of this name, or chooses what is alone in it; what is picked on the board gives way to that. */
  #enter(group: string): void {
    const holds = (item: Item) => (item.group ? item.group.options : [item.option]).some((option) => this.#table.menu.group(option) === group);
    if (!this.items.some(holds)) this.#table.clear();
    const item = this.items.find(holds);
    if (item?.group) this.toggle(item.group.id);
    else if (item) this.choose(item.option);
  }
}

/** Lower case without accents, for searching. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
