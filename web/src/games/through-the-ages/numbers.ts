/** Questions for a number, which a row of figures or a slider answers better than a list. */
import type { Choice, Question } from '../../lib/types';

const labels = { bid: 'screen.number.bid', food: 'screen.number.food', keep: 'screen.number.keep' } as const;

export interface Numbered {
  label: (typeof labels)[keyof typeof labels];
  choices: (Choice & { n: number })[];
}

/** At least two numbers of one kind; what else is offered is passing. */
export function numbered(question: Question | null): Numbered | null {
  for (const [move, label] of Object.entries(labels)) {
    const choices = (question?.options ?? []).filter((option) => option.move === move).map((option) => ({ ...option, n: Number(option.word) }));
    if (choices.length > 1) return { label, choices };
  }
  return null;
}
