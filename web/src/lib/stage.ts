/** What a board shows instead of the present. */
import type { TableStore } from './table.svelte';
import type { Line } from './types';

export interface Past {
  view: unknown;
  scores: number[];
  log: Line[];
  changed: Set<string>;
}

const NOTHING = { live: false, mine: false, question: null, targets: new Set<string>(), doubtful: new Set<string>(), chosen: [], choice: null, preview: null, result: null, pick: () => undefined };

/** The table as its board sees it: while something past is shown there, that, and nothing is asked. The prompt goes on with
    the table itself. */
export function staged(table: TableStore): TableStore {
  const zoom: TableStore['zoom'] = (what) => {
    table.zoomed = what;
  };
  return new Proxy(table, {
    get(found, key) {
      const { past } = found;
      if (past && key === 'zoom') return zoom;
      if (past && key in past) return past[key as keyof Past];
      if (past && key in NOTHING) return NOTHING[key as keyof typeof NOTHING];
      const value: unknown = Reflect.get(found, key, found);
      return typeof value === 'function' ? (value.bind(found) as unknown) : value;
    },
    set: (found, key, value) => Reflect.set(found, key, value, found),
  });
}
