/** What a card is, in words and symbols, and its family: frame and band. */
import type { Card, Family } from '../../lib/types';
import type { Gain } from '../../ui/face';
import { kindIcons } from './icons';
import { ofKind, t } from './words';

const works = ['farm', 'mine', 'lab', 'temple', 'library', 'theater', 'arena', 'infantry', 'cavalry', 'artillery', 'air-force'];
/** The technologies that workers are put on, in the order of the board. */
export const TYPES: readonly string[] = works;

const families: Record<string, Family> = {
  ...Object.fromEntries(works.map((kind) => [kind, 'works' as const])),
  government: 'law',
  'special-law': 'lore',
  'special-warfare': 'lore',
  'special-exploration': 'lore',
  'special-construction': 'lore',
  wonder: 'wonder',
  leader: 'person',
  action: 'deed',
  tactic: 'deed',
  bonus: 'deed',
  event: 'deed',
  pact: 'law',
  territory: 'land',
  aggression: 'hostile',
  war: 'hostile',
};

export function family(card: Card): Family {
  return families[card.kind] ?? 'deed';
}

export const kindName = (card: Card): string => ofKind(card.kind);

export const kindIcon = (card: Card): string | undefined => kindIcons[card.kind];

/** For each worker, or as long as it is in play; what a tactic and a bonus card add. */
export function gives({ more }: Card): Record<string, unknown> {
  return {
    ...(more.per_worker as object | undefined),
    ...(more.gives as object | undefined),
    ...('tactical_strength' in more ? { strength: more.tactical_strength } : {}),
    ...('defence' in more ? { defence: more.defence, colonization: more.colonization } : {}),
  };
}

/** The price of a government with that of a revolution, and what the two are: "8 (2)". */
export function twoPrices(science: number | string, revolution: number): Gain {
  return { res: 'science', n: `${science} (${revolution})`, note: t('screen.two_prices', { science, revolution }) };
}

export function costs({ cost }: Card, told: Gain[]): Gain[] {
  const { revolution } = cost;
  return typeof revolution === 'number' ? told.map((one) => (one.res === 'science' ? twoPrices(one.n, revolution) : one)) : told;
}

export const facets = { era: () => t('screen.age'), deck: () => t('facet.deck') };
