/** The room that the window gives a table. It is drawn for 1366 by 768; a larger window shows it larger, type and all. */
const [WIDTH, HEIGHT] = [1366, 768];
/** How much of what is more than that goes into size; the rest is room for more. */
const GROWTH = 0.9;

class Room {
  #window = $state.raw(inner());
  /** How much larger a table is drawn. */
  readonly scale = $derived(1 + GROWTH * Math.max(0, Math.min(this.#window.width / WIDTH, this.#window.height / HEIGHT) - 1));
  /** In the pixels of such a table. */
  readonly width = $derived(this.#window.width / this.scale);
  readonly height = $derived(this.#window.height / this.scale);
  /** A name and what the card does share few lines. */
  readonly low = $derived(this.height <= 860);

  constructor() {
    window.addEventListener('resize', () => (this.#window = inner()));
  }
}

function inner(): { width: number; height: number } {
  return { width: window.innerWidth, height: window.innerHeight };
}

export const room = new Room();
