/** What every part of the board asks of the table: where the question is answered, the battle in sight. */
import { Board, boards } from '../../lib/board.svelte';
import { capital } from '../../lib/i18n.svelte';
import { placeOf } from '../../lib/places';
import { declared, encounters, ending, type Told } from './encounters';
import type { Battle, MythView, Price, Space } from './view';
import { t } from './words';

export type Tab = 'mine' | 'table' | 'battle' | 'shop' | 'boards' | 'hand';

/** Zones of things that lie on the board of somebody. */
const ON_BOARDS = new Set(['space', 'unit', 'building', 'area']);

/** Zones of cards that are held or may be drawn. */
const CARDS = new Set(['hand', 'pack', 'deck']);

/** How long the end of a battle stays in sight, whatever happens next, in milliseconds. */
export const LOOK = 4000;

/** A battle and the decision that declared it. */
interface Fought {
  battle: Battle;
  attack: number;
}

export class MythBoard extends Board<MythView> {
  /** The zone shown, and whose board in the zone of all boards. */
  tab = $state<Tab>('table');
  looked = $state(0);
  readonly #options = $derived.by(() => (this.table.mine ? (this.table.question?.options ?? []) : []));
  /** The names of the moves that are asked for. */
  readonly moves = $derived.by(() => new Set(this.#options.map(({ move }) => move)));
  /** Whose cubes are taken. */
  readonly victim = $derived.by(() => {
    const [cube] = this.#options.find(({ move }) => move === 'loot')?.targets ?? [];
    return cube ? placeOf(cube).owner : null;
  });
  /** The rivals on whose boards something may be picked. */
  readonly asked = $derived.by(() => {
    const seats = [...this.table.targets].flatMap((id) => {
      const { owner, zone } = placeOf(id);
      return owner !== null && owner !== this.front && ON_BOARDS.has(zone) ? [owner] : [];
    });
    return [...new Set(seats)].sort((a, b) => a - b);
  });
  /** The zone in which the question is answered; without one, where something happens. */
  readonly called = $derived.by<Tab>(() => {
    const fights = this.view.battle !== null && !this.view.battle.over;
    const { moves } = this;
    if (this.victim !== null) return 'boards';
    if (moves.has('raze') || moves.has('seize') || moves.has('strike') || moves.has('dwarf')) return this.asked.length ? 'boards' : this.home;
    if (fights) return 'battle';
    if (moves.has('build') || moves.has('recruit')) return 'shop';
    if (this.table.question?.kind === 'gain-mortals') return 'shop';
    if (moves.has('settle villager') || moves.has('settle dwarf') || moves.has('move') || moves.has('dismiss') || moves.has('dismiss from')) return this.home;
    return this.tabbed && this.held ? 'hand' : 'table';
  });
  /** Something of the hand, the pack or the deck may be picked. */
  get held(): boolean {
    return [...this.table.targets].some((id) => CARDS.has(placeOf(id).zone));
  }
  get home(): Tab {
    return this.tabbed ? 'mine' : 'table';
  }

  /** The battle that ended last, until it is put away or the viewer decides something: the game forgets it with the next card. */
  #ended = $state.raw<Fought | null>(null);
  /** The battle whose end is in sight, and whether an ended one is looked at again. */
  #held = $state<number | null>(null);
  #again = $state(false);
  #followed: Fought | null = null;
  #asked = '';

  readonly ended = $derived.by<Battle | null>(() => {
    if (this.table.live) return this.#ended?.battle ?? null;
    return this.view.battle?.over ? this.view.battle : null;
  });
  /** The battle shown: the one that is fought, else the one that has ended. Who is asked in a new one sees that. */
  readonly battle = $derived.by<Battle | null>(() => {
    const { battle } = this.view;
    const asked = this.table.mine && battle !== null && !battle.over && !this.#again;
    if (!asked && this.ended && (this.#again || this.#ended?.attack === this.#held)) return this.ended;
    return battle && !battle.over ? battle : this.ended;
  });

  /** Follows the battle from view to view. */
  follow(): void {
    const { table } = this;
    if (!table.live) return;
    const [before, asked] = [this.#followed, this.#asked];
    const { battle } = this.view;
    const now = battle && { battle, attack: declared(table.log) };
    this.#followed = now;
    this.#asked = table.mine ? (table.question?.options ?? []).map((option) => option.symbol).join() : '';
    if (asked && asked !== this.#asked) this.#ended = null;
    const same = before?.attack === now?.attack;
    if (before && !same && !before.battle.over) {
      const end = ending(before.battle, encounters(table.log, before.attack));
      if (end) this.#keep({ battle: end, attack: before.attack }, true);
    }
    if (now?.battle.over && !(same && before?.battle.over)) this.#keep(now, before !== null);
    else if (now && same && before?.battle.winner === null && now.battle.winner !== null) this.#hold(now.attack);
    else if (now && !now.battle.over && now.attack === this.#ended?.attack) this.#ended = null;
  }

  #keep(fought: Fought, seen: boolean): void {
    this.#ended = fought;
    if (seen && this.#held !== fought.attack) this.#hold(fought.attack);
  }

  #hold(attack: number): void {
    this.#held = attack;
    setTimeout(() => {
      if (this.#held !== attack) return;
      this.#held = null;
      if (this.tab === 'battle' && this.table.mine) this.open();
    }, LOOK);
  }

  /** What happened in a battle so far. */
  told(battle: Battle): Told[] {
    return encounters(this.table.log, battle === this.#ended?.battle ? this.#ended.attack : undefined);
  }

  /** The card the viewer has laid, while only they know it. */
  laid(battle: Battle): string | null {
    const { me } = this.table;
    if (me === null || battle.winner !== null || battle.odds !== null) return null;
    return this.player(me).chosen?.[0] ?? null;
  }

  /** Shows the battle that has ended, or puts it away. */
  recall(): void {
    this.#again = true;
    this.tab = 'battle';
  }
  dismiss(): void {
    this.#ended = null;
  }

  /** The zone in which the question is answered opens, unless the end of a battle is in sight. */
  call(): void {
    const after = this.ended !== null && this.called === 'table' && !this.table.mine;
    if (this.tab === 'battle' && (this.#held !== null || after)) return;
    this.open();
  }

  open(tab: Tab = this.called): void {
    this.#again = false;
    this.tab = tab;
    const seat = this.victim ?? this.asked[0];
    if (tab === 'boards' && seat !== undefined) this.looked = seat;
  }

  /** Opens the board of a player. */
  look(seat: number): void {
    this.looked = seat;
    this.tab = 'boards';
  }

  /** What a building or a unit of the player in front costs now. */
  price(id: string): Price {
    const price = this.view.prices[id];
    if (!price) throw new Error(`no price of ${id}`);
    return price;
  }

  /** The permanent cards of the game, in their order. */
  readonly permanents = $derived.by(() => [...this.table.cards.values()].filter((card) => card.kind === 'permanent'));

  /** Where a permanent card is that is not in the pack of the player in front. */
  whereIs(id: string): string {
    const { hand, chosen } = this.player(this.front);
    return t(chosen?.includes(id) ? 'screen.taken' : hand?.includes(id) ? 'screen.inHand' : 'screen.inPlay');
  }

  /** Where a permanent card of the player in front lies. */
  zoneOf(id: string): 'hand' | 'pack' | 'played' {
    const { hand, pack } = this.player(this.front);
    return pack?.includes(id) ? 'pack' : hand?.includes(id) ? 'hand' : 'played';
  }

  worker(kind: 'villager' | 'dwarf'): string {
    return kind === 'dwarf' ? this.name(kind) : capital(t('noun.villager', { n: 1 }));
  }

  /** All of a card, for those who do not see it. */
  label(id: string): string {
    return `${this.name(id)}. ${this.text(id)}`;
  }

  /** A tile won in battle for which the winner has no free space: it would go to the pool. */
  lost(seat: number, space: Space): boolean {
    const { battle } = this.view;
    return this.moves.has('seize') && seat === battle?.defender && battle.to_pool.includes(space.space);
  }
}

export const { getBoard, setBoard } = boards((table) => new MythBoard(table));
