/** Questions that have a control of their own in the prompt, by a word of their moves. */
import type { Question } from '../../lib/types';

const kinds = ['swap', 'lay'] as const;
export type Special = (typeof kinds)[number];

export function special(question: Question | null): Special | null {
  const first = new Set((question?.options ?? []).map((option) => option.symbol.split(' ', 1)[0]));
  return kinds.find((kind) => first.has(kind)) ?? null;
}
