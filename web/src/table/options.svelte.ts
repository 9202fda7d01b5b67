import type { GameModule } from '../games';
import { language } from '../lib/i18n.svelte';
import type { TableStore } from '../lib/table.svelte';
import type { Choice } from '../lib/types';

/** More options than this are shown in groups. */
export const FEW = 8;
/** From here on a group can be searched. */
export const LONG = 14;

export interface Group {
  verb: string;
  title: string;
  options: Choice[];
}

export type Item = { key: string; option: Choice; group: null } | { key: string; option: null; group: Group };

/** How the options of a question are laid out: all at once, or by what one does. */
export class OptionList {
  /** The group that is open. */
  open = $state<string | null>(null);
  filter = $state('');

  #table: TableStore;
  #module: () => GameModule;

  constructor(table: TableStore, module: () => GameModule) {
    this.#table = table;
    this.#module = module;
  }

  /** In the order of the game's verbs: what one does first, what ends or gives up last. */
  #ordered = $derived.by<Choice[]>(() => {
    const { verbs, verbOf } = this.#module();
    const order = Object.keys(verbs.en);
    const place = (option: Choice) => (order.includes(verbOf(option.symbol)) ? order.indexOf(verbOf(option.symbol)) : order.length);
    return this.#table.candidates.toSorted((a, b) => place(a) - place(b));
  });

  #groups = $derived.by<Group[]>(() => {
    const module = this.#module();
    const found = new Map<string, Choice[]>();
    for (const option of this.#ordered) {
      const verb = module.verbOf(option.symbol);
      found.set(verb, [...(found.get(verb) ?? []), option]);
    }
    return [...found].map(([verb, options]) => ({ verb, title: this.title(verb), options }));
  });

  /** What stands in the prompt: options, and groups of them where there are many. */
  #items = $derived.by<Item[]>(() => {
    const options = this.#ordered;
    if (options.length <= FEW) return options.map((option) => ({ key: option.symbol, option, group: null }));
    return this.#groups.map((group) => {
      const only = group.options.length === 1 ? group.options[0] : undefined;
      return only ? { key: only.symbol, option: only, group: null } : { key: `group ${group.verb}`, option: null, group };
    });
  });

  #shown = $derived.by<Choice[]>(() => {
    const words = plain(this.filter).split(/\s+/);
    return (this.group?.options ?? []).filter((option) => words.every((word) => plain(option.text).includes(word)));
  });

  get items(): Item[] {
    return this.#items;
  }
  get group(): Group | null {
    if (this.#table.candidates.length <= FEW) return null;
    return this.#groups.find((group) => group.verb === this.open) ?? null;
  }
  /** The options of the open group that have the words of the filter. */
  get shown(): Choice[] {
    return this.#shown;
  }

  title(verb: string): string {
    return this.#module().verbs[language.current][verb] ?? verb;
  }

  toggle(verb: string): void {
    this.open = this.open === verb ? null : verb;
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

  /** The key 1 to 9. */
  press(digit: number): void {
    if (this.group) {
      const option = this.shown[digit - 1];
      if (option) this.choose(option);
      return;
    }
    const item = this.items[digit - 1];
    if (item?.group) this.toggle(item.group.verb);
    else if (item?.option) this.choose(item.option);
  }
}

/** Lower case without accents, for searching. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
