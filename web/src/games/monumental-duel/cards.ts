import type { Card } from '../../lib/types';
import type { Family } from '../../ui/kinds';

const FAMILIES: Record<string, Family> = {
  building: 'works',
  basic_building: 'works',
  knowledge: 'lore',
  wonder: 'wonder',
  province: 'land',
  policy: 'law',
  warlord: 'person',
  ambassador: 'person',
  espionage: 'deed',
  free_city: 'city',
  revolt: 'hostile',
};

export function family(card: Card): Family {
  return FAMILIES[card.kind] ?? 'works';
}
