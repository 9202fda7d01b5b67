import type { Choice } from '../../lib/types';
import { RESOURCES, type MythView, type Player, type Resource } from './view';

/** Pairs of cubes that are to be exchanged together, and what may still come to them. */
export class Basket {
  #pairs: ReadonlyMap<string, string>;
  #given: string[];
  #taken: string[];

  constructor(
    options: readonly Choice[],
    private view: MythView,
    private player: Player,
    private chosen: readonly string[],
  ) {
    const swaps = options.filter(({ move }) => move === 'swap');
    const words = chosen.map((symbol) => swaps.find((swap) => swap.symbol === symbol)?.word.split(' ') ?? []);
    this.#pairs = new Map(swaps.map(({ word, symbol }) => [word, symbol]));
    this.#given = words.map(([give = '']) => give);
    this.#taken = words.map(([, take = '']) => take);
  }

  get empty(): boolean {
    return this.chosen.length === 0;
  }
  given(resource: Resource): number {
    return this.#given.filter((each) => each === resource).length;
  }
  taken(resource: Resource): number {
    return this.#taken.filter((each) => each === resource).length;
  }

  /** May one more of this be given for one of that? What is taken is not given again. */
  fits(give: Resource, take: Resource): boolean {
    const { view, player } = this;
    const kinds = RESOURCES.filter((each) => each === give || this.given(each) > 0);
    const held = this.given(give) < player.cubes[give] && this.taken(take) < view.bank[take];
    return this.#pairs.has(`${give} ${take}`) && held && !this.taken(give) && !this.given(take) && kinds.length <= view.limits.given;
  }

  /** The moves with one pair more. */
  with(give: Resource, take: Resource): string[] {
    const pair = this.#pairs.get(`${give} ${take}`);
    return pair ? [...this.chosen, pair] : [...this.chosen];
  }
}
