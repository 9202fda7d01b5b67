/** Who goes in a conquest, and what is paid: how its questions are answered, settled before it is confirmed. */
import type { Sequel } from '../../lib/table.svelte';
import type { Choice, Question } from '../../lib/types';
import { apart } from './hexes';
import type { GameView, Tile } from './view';

const KINDS = { warlord: 'force-warlord', hero: 'force-hero', soldiers: 'force', price: 'pay-gold' } as const;

/** The Warlord, the Hero, or the Soldiers of a tile; `most` can leave it. */
export interface Unit {
  who: 'warlord' | 'hero' | 'soldiers';
  tile: Tile;
  most: number;
}

export interface Held {
  who: 'warlord' | 'hero';
  tile: Tile;
  why: 'screen.must_stay' | 'screen.no_way';
}

/** The Province that the choice attacks. */
export function attacked(choice: Choice | null, view: GameView): Tile | null {
  return (choice?.move === 'conquer' && view.map.find((tile) => tile.place === choice.word)) || null;
}

/** A question of the conquest under way. */
export function midway({ kind }: Question, view: GameView): boolean {
  return kind === KINDS.warlord || kind === KINDS.hero || kind === KINDS.soldiers || (kind === KINDS.price && view.march !== null);
}

/** A force as large as the view demands: for each Unit that goes, another one stays. */
export class Muster {
  private constructor(
    readonly target: Tile,
    /** Who could go: the Warlord, the Soldiers from near to far, the Hero. */
    readonly units: readonly Unit[],
    /** How many of each go. */
    readonly counts: readonly number[],
    /** How much of the price is paid in Gold. */
    readonly gold: number,
  ) {}

  /** The Warlord leads, Soldiers come from near by, the Hero if they do not suffice. */
  static usual(view: GameView, target: Tile): Muster {
    const units = unitsFor(view, target);
    let found = new Muster(target, units, units.map(() => 0), target.defence?.attack?.gold[0] ?? 0);
    for (const [n, unit] of units.entries()) for (let i = 0; i < unit.most && found.size < found.needed; i++) found = found.#with({ [n]: 1 }) ?? found;
    return found;
  }

  /** As it was settled. */
  static of(view: GameView, target: Tile, sequel: Sequel): Muster {
    const units = unitsFor(view, target);
    const goes = ({ who, tile }: Unit) =>
      who === 'soldiers' ? (sequel[KINDS.soldiers] ?? []).filter((symbol) => symbol === from(tile)).length : Number(sequel[KINDS[who]]?.[0] === 'yes');
    return new Muster(target, units, units.map(goes), Number(sequel[KINDS.price]?.[0]?.split(' ').at(-1) ?? 0));
  }

  /** The Warlord or the Hero who cannot go: alone in a Province, or without a way. */
  held(view: GameView): Held[] {
    const reach = this.target.defence?.attack?.reach ?? [];
    const mine = view.map.filter(({ owner }) => owner === view.reader);
    return (['warlord', 'hero'] as const).flatMap((who) => {
      if (this.units.some((unit) => unit.who === who)) return [];
      const tile = mine.find((each) => each[who]);
      return tile ? [{ who, tile, why: reach.includes(tile.place) ? 'screen.must_stay' : 'screen.no_way' }] : [];
    });
  }

  get needed(): number {
    return this.target.defence?.needed ?? 0;
  }
  get size(): number {
    return this.counts.reduce((sum, n) => sum + n, 0);
  }

  /** One more or one less of a Unit, in exchange for another; null: that cannot be. */
  step(n: number, by: 1 | -1): Muster | null {
    const others = [...this.units.keys()].filter((each) => each !== n);
    if (by > 0) others.reverse();
    for (const other of others) {
      const found = this.#with({ [n]: by, [other]: -by });
      if (found) return found;
    }
    return null;
  }

  pay(gold: number): Muster {
    return new Muster(this.target, this.units, this.counts, gold);
  }

  get sequel(): Sequel {
    const goes = (who: Unit['who']) => [this.units.some((unit, n) => unit.who === who && this.counts[n]) ? 'yes' : 'no'];
    const named = this.units.flatMap(({ who, tile }, n) => (who === 'soldiers' ? Array<string>(this.counts[n] ?? 0).fill(from(tile)) : []));
    return { [KINDS.warlord]: goes('warlord'), [KINDS.hero]: goes('hero'), [KINDS.soldiers]: named, [KINDS.price]: [`pay gold ${this.gold}`] };
  }

  /** With so many more of some Units; null: they are not there, or must stay. */
  #with(more: Record<number, number>): Muster | null {
    const counts = this.counts.map((count, n) => count + (more[n] ?? 0));
    const leave = (from: Tile) => this.units.reduce((sum, { tile }, n) => sum + (tile === from ? counts[n]! : 0), 0);
    const fits = this.units.every(({ tile, most }, n) => counts[n]! >= 0 && counts[n]! <= most && leave(tile) <= tile.spare);
    return fits ? new Muster(this.target, this.units, counts, this.gold) : null;
  }
}

const from = (tile: Tile) => `tile ${tile.place}`;

function unitsFor(view: GameView, target: Tile): Unit[] {
  const reach = target.defence?.attack?.reach ?? [];
  const tiles = view.map.filter(({ place, spare }) => reach.includes(place) && spare > 0).sort((a, b) => apart(a, target) - apart(b, target));
  const all = (who: Unit['who']) => tiles.map((tile): Unit => ({ who, tile, most: who === 'soldiers' ? Math.min(tile.soldiers, tile.spare) : Number(tile[who]) }));
  return [...all('warlord'), ...all('soldiers'), ...all('hero')].filter(({ most }) => most > 0);
}
