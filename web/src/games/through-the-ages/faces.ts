/** What is printed on a card, in the few signs a tile has room for. */
import { capital } from '../../lib/i18n.svelte';
import type { Card } from '../../lib/types';
import { t } from './words';

export interface Gain {
  res: string;
  n: number;
}

function numbers(value: unknown): Gain[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === 'number').map(([res, n]) => ({ res, n }));
}

/** Per worker of a technology; of any other card as long as it is in play. */
export function gains(card: Card): Gain[] {
  return numbers(card.more.per_worker ?? card.more.gives);
}

export function ageOf(card: Card): string {
  return String(card.more.age ?? '');
}

/** Resources for each stage of a wonder. */
export function stages(card: Card): number[] {
  const found: unknown = card.cost.stages;
  return Array.isArray(found) ? found.map((stage: unknown) => numbers(stage)[0]?.n ?? 0) : [];
}

export function figure(card: Card, what: string): number {
  const found: unknown = card.cost[what] ?? card.more[what];
  return typeof found === 'number' ? found : 0;
}

export interface Army {
  units: string;
  strength: number;
  obsolete: number;
}

/** "2 inf + 1 cav" and what an army adds. */
export function army(card: Card): Army | null {
  const strength = figure(card, 'tactical_strength');
  if (!strength) return null;
  const units = numbers(card.more.army).filter(({ n }) => n > 0).map(({ res, n }) => `${n} ${t(`screen.short.${res}` as 'screen.short.infantry')}`);
  return { units: units.join(' + '), strength, obsolete: figure(card, 'obsolete_strength') };
}

const VOWELS = /[aeiouyàâäéèêëîïôöùûü]/i;
const PAIRS = ['th', 'ch', 'ph', 'gh', 'qu', 'tr', 'pr', 'br', 'gr', 'cr', 'dr', 'fr', 'pl', 'cl', 'bl', 'gn'];

/** A name without the kind that its symbol tells, for narrow tiles: "Riche" of "Territoire Riche". */
export function unkinded(name: string, kind: string): string {
  const words = name.split(' ');
  const same = (word: string | undefined) => word?.toLowerCase() === kind.toLowerCase();
  const rest = same(words[0]) ? words.slice(1) : same(words.at(-1)) ? words.slice(0, -1) : words;
  return rest.length > 0 ? capital(rest.join(' ')) : name;
}

/** Long words may be parted between syllables, for narrow tiles. */
export function parted(name: string): string {
  return name.replace(/[^ -]{9,}/g, syllables);
}

/** Before a consonant that a vowel follows, three letters from either end at the least. */
function syllables(word: string): string {
  const letters = [...word];
  return letters.map((letter, i) => (cuts(letters, i) ? `\u00ad${letter}` : letter)).join('');
}

function cuts(letters: string[], i: number): boolean {
  if (i < 3 || i > letters.length - 3) return false;
  const vowel = (at: number) => VOWELS.test(letters[at] ?? '');
  const pair = (at: number) => PAIRS.includes(`${letters[at]}${letters[at + 1]}`.toLowerCase());
  if (vowel(i) || !letters.slice(0, i).some((_, at) => vowel(at))) return false;
  return pair(i) ? vowel(i + 2) : vowel(i + 1) && !pair(i - 1);
}
