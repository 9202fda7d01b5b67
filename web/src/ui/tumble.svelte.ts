/** Dice that roll: chance faces for a moment, then the true ones. Still where motion is off. */
import { untrack } from 'svelte';
import { calm } from '../lib/settings.svelte';

/** So long dice roll, in milliseconds. */
export const SCENE = 520;
const STEP = 65;

export class Tumble {
  /** What the dice show while they roll; null at rest. */
  shown = $state.raw<number[] | null>(null);

  /** Rolls when the faces change and the change is a throw. `mark` tells throws of equal faces apart; `chance` is what a
   * die shows on its way. */
  constructor(
    faces: () => number[],
    thrown: (before: number[], after: number[]) => boolean = () => true,
    mark: () => unknown = () => '',
    chance: () => number = () => 1 + Math.floor(Math.random() * 6),
  ) {
    const keyed = (dice: number[]) => `${String(mark())} ${dice.join(' ')}`;
    let before = untrack(faces);
    let last = untrack(() => keyed(before));
    $effect(() => {
      const now = faces();
      const key = keyed(now);
      const rolls = key !== last && thrown(before, now);
      [before, last] = [now, key];
      if (!rolls || untrack(calm)) return;
      const tumble = () => (this.shown = now.map(chance));
      tumble();
      const each = setInterval(tumble, STEP);
      const rest = () => {
        clearInterval(each);
        clearTimeout(end);
        this.shown = null;
      };
      const end = setTimeout(rest, SCENE);
      return rest;
    });
  }
}
