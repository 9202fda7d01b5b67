/** What the card of a unit says, and where the dice of an encounter come from. */
import type { Card } from '../../lib/types';
import type { Battle, Side } from './view';
import { t } from './words';

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

/** "6 dice, +4 warriors". */
export function told({ dice, bonuses }: Unit): string {
  return [t('diceOf', { n: dice }), ...bonuses.map(([type, n]) => `+${n} ${t('against', { type: t(`vs.${type}`) })}`)].join(', ');
}

export interface Part {
  n: number;
  text: string;
}

const THROW_DICE = 3;
const BERSERK_DICE = 2;

/** The dice of a side in the encounter, by where they come from; what is left over is what its Hydra has grown. */
export function parts(mine: Unit, theirs: Unit, battle: Battle, side: Side): Part[] {
  const found: Part[] = [{ n: mine.dice, text: t('basicDice') }];
  const add = (n: number, text: string) => {
    if (n) found.push({ n, text });
  };
  for (const [type, n] of mine.bonuses) if (theirs.types.includes(type)) add(n, t('against', { type: t(`vs.${type}`) }));
  if (mine.abilities.includes('mirrors')) add(theirs.dice, t('mirrored'));
  if (side.throws) add(THROW_DICE, t('throwing'));
  if (side.berserk) add(BERSERK_DICE, t('berserk'));
  if (side.seat === battle.defender) add(battle.fort, t(battle.area === 'city' ? 'wallDice' : 'towerDice'));
  else if (battle.power && battle.card === 'bragi') add(1, 'Bragi');
  const rest = (side.dice ?? 0) - found.reduce((sum, part) => sum + part.n, 0);
  add(rest, mine.abilities.includes('grows') ? t('grown') : t('otherDice'));
  return found;
}
