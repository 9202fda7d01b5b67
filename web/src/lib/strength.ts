import type { Strength } from './types';

/** The strength of bots where nobody chose one, of those there are (the best last). */
export function usual(strengths: Strength[]): Strength {
  return strengths.includes('normal') ? 'normal' : (strengths.at(-1) ?? 'random');
}
