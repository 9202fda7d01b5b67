/** What the page of the moment shows in the bar. */
import type { Snippet } from 'svelte';

export interface BarContent {
  title: string;
  /** Whose cards and rules are near at hand. */
  game?: string;
  meta?: Snippet | undefined;
  actions?: Snippet | undefined;
}

class Bar {
  content = $state.raw<BarContent | null>(null);

  /** Returns what takes it away again, unless another page has come since. */
  show(content: BarContent): () => void {
    this.content = content;
    return () => {
      if (this.content === content) this.content = null;
    };
  }
}

export const bar = new Bar();
