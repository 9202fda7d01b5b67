/** Questions that have a control of their own in the prompt. */
import type { Question } from '../../lib/types';

const SPECIAL = ['exchange', 'lay-card'] as const;
export type Special = (typeof SPECIAL)[number];

export function special(question: Question | null): Special | null {
  return SPECIAL.find((kind) => kind === question?.kind) ?? null;
}
