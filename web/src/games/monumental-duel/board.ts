/** What every part of the board asks of the table: who can pay what, who leads, how things are called. */
import { Board, boards } from '../../lib/board.svelte';
import type { Card, Question } from '../../lib/types';
import { cardLabel } from '../../ui/face';
import type { DuelView, ProvinceType, Resource } from './view';
import { t } from './words';

export const RACES = { provinces: 'peaks', knowledge: 'open-book', wonders: 'great-pyramid', policies: 'scroll-unfurled' } as const;

export interface Race {
  name: string;
  icon: string;
  n: number;
  ahead: boolean;
}

export class DuelBoard extends Board<DuelView> {
  /** Can the seat pay for this card, after the selected option? */
  payable(seat: number, card: string): boolean {
    const price = this.player(seat).prices.cards[card];
    return price !== undefined && price.lacks + this.delta(seat, `prices.cards.${card}.lacks`) === 0;
  }

  /** The four Dominations: how many a seat has, and whether it is ahead alone. */
  races(seat: number): Race[] {
    const [mine, theirs] = [this.player(seat).counts, this.player(1 - seat).counts];
    return Object.entries(RACES).map(([what, icon]) => {
      const kind = what as keyof typeof RACES;
      return { name: t(`score.${kind}`), icon, n: mine[kind], ahead: mine[kind] > theirs[kind] };
    });
  }
}

export const { getBoard, setBoard } = boards((table) => new DuelBoard(table));

/** The places that can be acquired from, if this is the choice of an action. */
export function acquirable(question: Question | null): Set<string> | null {
  if (question?.kind !== 'turn') return null;
  return new Set(question.options.filter((option) => option.move === 'acquire').flatMap((option) => option.targets));
}

// ---------------------------------------------------------------- said aloud
export function amount(res: Resource | 'basic', n: number): string {
  return `${n} ${t(`resource.${res}`, { n })}`;
}

/** A card with the landscape of a Province, as a screen reader says it. */
export function describe(card: Card): string {
  const type = card.more.province_type as ProvinceType | null;
  return [cardLabel(card), type && t(`province_type.${type}`)].filter(Boolean).join(', ');
}
