import type { TableStore } from '../lib/table.svelte';
import type { Choice } from '../lib/types';

/** More options than this are shown in groups. */
export const FEW = 8;
/** From here on a group can be searched. */
export const LONG = 14;

export interface Group {
  id: string;
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

  constructor(table: TableStore) {
    this.#table = table;
  }

  /** In the order of their groups. */
  #ordered = $derived.by<Choice[]>(() => {
    const { menu, candidates } = this.#table;
    const place = (option: Choice) => menu.place(menu.group(option));
    return candidates.toSorted((a, b) => place(a) - place(b));
  });

  #groups = $derived.by<Group[]>(() => {
    const { menu } = this.#table;
    const found = new Map<string, Choice[]>();
    for (const option of this.#ordered) {
      const group = menu.group(option);
      found.set(group, [...(found.get(group) ?? []), option]);
    }
    return [...found].map(([id, options]) => ({ id, title: menu.title(id), options }));
  });

  /** What stands in the prompt: options, and groups of them where there are many. */
  #items = $derived.by<Item[]>(() => {
    const options = this.#ordered;
    if (options.length <= FEW) return options.map((option) => ({ key: option.symbol, option, group: null }));
    return this.#groups.map((group) => {
      const only = group.options.length === 1 ? group.options[0] : undefined;
      return only ? { key: only.symbol, option: only, group: null } : { key: `group ${group.id}`, option: null, group };
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
    return this.#groups.find((group) => group.id === this.open) ?? null;
  }
  /** The options of the open group that have the words of the filter. */
  get shown(): Choice[] {
    return this.#shown;
  }

  toggle(group: string): void {
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

  /** The key 1 to 9. */
  press(digit: number): void {
    if (this.group) {
      const option = this.shown[digit - 1];
      if (option) this.choose(option);
      return;
    }
    const item = this.items[digit - 1];
    if (item?.group) this.toggle(item.group.id);
    else if (item?.option) this.choose(item.option);
  }
}

/** Lower case without accents, for searching. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
