/** The moment between a throw and what came of it. */
import type { Battle, MythView, Side } from './view';

/** A battle while its dice roll: both sides as before, with the dice of the throw. */
export interface Rolling extends Battle {
  /** The encounter that they decide. */
  rolling: number;
}

const rolls = ({ sides }: Battle) => JSON.stringify(sides.map(({ last_roll }) => last_roll));
const fell = ({ sides }: Battle) => sides.some(({ last_roll }) => last_roll.length > 0);

export function rolling(battle: Battle): number | null {
  return 'rolling' in battle ? (battle as Rolling).rolling : null;
}

/** The view for as long as the dice roll that were thrown between two views; nothing that came of them is on it. */
export function thrown(before: MythView, after: MythView): MythView | null {
  const [was, is] = [before.battle, after.battle];
  if (!was || !is || !fell(is) || was.attacker !== is.attacker || was.defender !== is.defender || rolls(was) === rolls(is)) return null;
  const side = (n: 0 | 1): Side => {
    const { last_roll, last_hits, last_fighter } = is.sides[n]!;
    return { ...was.sides[n]!, last_roll, last_hits, last_fighter };
  };
  const battle: Rolling = { ...was, encounter: is.encounter, sides: [side(0), side(1)], rolling: was.encounter };
  return { ...before, battle };
}
