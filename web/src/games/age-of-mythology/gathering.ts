/** What a Gather action would bring, as the tiles lie and the workers stand now. */
import { RESOURCES, type Cubes, type Player, type Resource, type Terrain } from './view';

const DWARF_GOLD = 2;
const BONUS = 2;
const bonus: Record<string, Resource> = { monument: 'favor', granary: 'food', 'gold-mint': 'gold', 'wood-workshop': 'wood' };

export function none(): Cubes {
  return { food: 0, wood: 0, gold: 0, favor: 0 };
}

/** Cubes of the tiles that match; `own`: the card is this player's, so the buildings help. */
export function harvest(player: Player, what: Terrain | Resource, own: boolean): Cubes {
  const found = none();
  for (const { terrain, resource, cubes, worker } of player.production) {
    if (!resource || (what !== terrain && what !== resource)) continue;
    found[resource] += cubes + (worker === 'villager' ? 1 : worker === 'dwarf' && resource === 'gold' ? DWARF_GOLD : 0);
  }
  if (own) for (const { id } of player.buildings) if (bonus[id]) found[bonus[id]] += BONUS;
  return found;
}

export function total(cubes: Cubes): number {
  return RESOURCES.reduce((sum, resource) => sum + cubes[resource], 0);
}
