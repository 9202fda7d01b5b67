/** What the card of a unit says, and where the dice of an encounter come from. */
import type { Card } from '../../lib/types';
import type { Battle, Side } from './view';
import { count, t } from './words';

export const TYPES = ['mortal', 'hero', 'myth', 'warrior', 'cavalry', 'archer', 'flyer', 'giant', 'giant-killer'] as const;
export type UnitType = (typeof TYPES)[number];

export interface Unit {
  dice: number;
  types: UnitType[];
  bonuses: [type: UnitType, dice: number][];
  abilities: string[];
}

export function unitOf(card: Card): Unit {
  const { dice, types, bonuses, abilities } = card.more as unknown as Unit;
  return { dice, types, bonuses, abilities: abilities ?? [] };
}

/** "mortal · archer". */
export function typesOf({ types }: Unit): string {
  return types.map((type) => t(`type.${type}`, { n: 1 })).join(' · ');
}

/** "6 dice, +4 warriors". */
export function told({ dice, bonuses }: Unit): string {
  return [count('noun.die', dice), ...bonuses.map(([type, n]) => `+${n} ${t('screen.against', { type: t(`type.${type}`, { n: 2 }) })}`)].join(', ');
}

export interface Part {
  n: number;
  text: string;
}

/** Where dice come from that no card or type of units names. */
const WORDS: Record<string, () => string> = {
  basic: () => t('screen.basicDice'),
  mirrored: () => t('screen.mirrored'),
  grown: () => t('screen.grown'),
  throws: () => t('battle.throws'),
  berserk: () => t('battle.berserk'),
};

/** The dice of a side in the encounter, by where they come from; `name` names a card. */
export function parts(battle: Battle, { sources }: Pick<Side, 'sources'>, name: (card: string) => string): Part[] {
  return sources.map(({ of, n }) => ({ n, text: WORDS[of]?.() ?? (of.startsWith('type.') ? t('screen.against', { type: t(of as 'type.giant', { n: 2 }) }) : name(of === 'card' ? battle.card : of)) }));
}
