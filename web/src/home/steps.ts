import type { GameModule } from '../games';
import { language } from '../lib/i18n.svelte';
import { isKnown } from './games';

/** A first game in a few thoughts, in our own words: `step.1`, `step.1.text` and so on of the game's vocabulary. */
export interface FirstStep {
  title: string;
  text: string;
}

export function hasSteps(game: string): boolean {
  return isKnown(game);
}

export function stepsOf(module: GameModule): FirstStep[] {
  const words = module.words.texts[language.current];
  const steps: FirstStep[] = [];
  for (let n = 1; words[`step.${n}`]; n++) steps.push({ title: words[`step.${n}`]!, text: words[`step.${n}.text`] ?? '' });
  return steps;
}
