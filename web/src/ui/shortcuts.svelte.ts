import { untrack } from 'svelte';

/** The keyboard shortcuts that work at the moment; pages add theirs while they are open. */
export interface Shortcut {
  keys: string[];
  text: string;
}
export interface ShortcutGroup {
  title: string;
  list: Shortcut[];
}

class Shortcuts {
  groups = $state.raw<readonly ShortcutGroup[]>([]);
}
export const shortcuts = new Shortcuts();

/** For an $effect: adds a group and returns what removes it. */
export function addShortcuts(group: ShortcutGroup): () => void {
  shortcuts.groups = [...untrack(() => shortcuts.groups), group];
  return () => {
    shortcuts.groups = shortcuts.groups.filter((one) => one !== group);
  };
}

/** The dialog that lists them. */
export const shortcutList: { open: boolean } = $state({ open: false });
