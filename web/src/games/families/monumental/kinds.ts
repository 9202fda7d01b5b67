/** What a card is in both games. */
import type { Card } from '../../../lib/types';

/** The words that a game has for it. */
type Words = (key: 'screen.bonus' | 'screen.completed' | 'facet.era' | 'facet.box' | 'facet.civilization') => string;

export function gives({ more }: Card): Record<string, unknown> {
  return more.output as Record<string, unknown>;
}

/** The sections of a Wonder, as printed. */
export function stages(card: Card): number[] {
  const sections = card.cost.stages as Record<string, number>[] | undefined;
  return sections ? sections.map((section) => Object.values(section)[0] ?? 0) : [];
}

/** A Wonder has its bonus when it is completed. */
export const bonusIn = (t: Words) => ({ kind }: Card) => t(kind === 'wonder' ? 'screen.completed' : 'screen.bonus');

export const facetsIn = (t: Words) => ({ era: () => t('facet.era'), box: () => t('facet.box'), civilization: () => t('facet.civilization') });
