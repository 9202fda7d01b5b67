import type { ChatLine } from '../lib/types';

/** The chat as far as it was told: the newest lines, and older ones once they were asked for. */
export class Talk {
  lines = $state.raw<ChatLine[]>([]);
  /** The number of the first line that is here; 0 if there are none before. */
  from = $state(0);
  /** How much of it was seen. */
  read = $state(0);
  /** Older lines are on their way. */
  loading = $state(false);

  get end(): number {
    return this.from + this.lines.length;
  }
  get unread(): number {
    return Math.max(0, this.end - this.read);
  }

  /** The newest lines. Where some before them were missed, what is here is let go: it can be asked for again. */
  hear(from: number, lines: ChatLine[]): void {
    if (from > this.end || from < this.from) [this.from, this.lines] = [from, lines];
    else this.lines = [...this.lines.slice(0, from - this.from), ...lines];
  }

  older(from: number, lines: ChatLine[]): void {
    if (from + lines.length !== this.from) return;
    this.lines = [...lines, ...this.lines];
    this.from = from;
  }
}
