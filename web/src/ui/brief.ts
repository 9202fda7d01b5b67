import { language } from '../lib/i18n.svelte';
import type { Card, Part } from '../lib/types';

/** What a card does in signs: its effect, its bonus, or what the faces of a die give. */
export function brief(card: Card | undefined, of = 'effect'): Part[] {
  return card?.brief[language.current]?.find((each) => each.of === of)?.parts ?? [];
}

/** All that a card does in signs but its bonus, as far as there is room. */
export function signs(card: Card, most = 5): Part[] {
  const said = card.brief[language.current] ?? [];
  return said.filter(({ of }) => of !== 'bonus').flatMap(({ parts }) => parts).slice(0, most);
}

export function hasWords(parts: Part[]): boolean {
  return parts.some(({ kind }) => kind === 'words');
}

const ARROW = '→';

export function hasArrow(parts: Part[]): boolean {
  return parts.some(({ text }) => text === ARROW);
}

const MORE: Part = { kind: 'sign', text: '…', res: '', number: '' };

/** What it comes to, or how it begins, where there is no room for all of it. */
export function shortened(parts: Part[]): Part[] {
  if (parts.length <= 3) return parts;
  const gain = parts.findLastIndex(({ text }) => text === ARROW);
  if (gain < 0) return [...parts.slice(0, 1), MORE];
  const rest = parts.slice(gain);
  return [MORE, ...(rest.length > 3 ? [...rest.slice(0, 2), MORE] : rest)];
}
