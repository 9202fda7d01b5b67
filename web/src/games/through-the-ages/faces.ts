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

/** A name without the kind that its symbol tells, for narrow tiles: "Riche" of "Territoire Riche". */
export function unkinded(name: string, kind: string): string {
  const words = name.split(' ');
  const same = (word: string | undefined) => word?.toLowerCase() === kind.toLowerCase();
  const rest = same(words[0]) ? words.slice(1) : same(words.at(-1)) ? words.slice(0, -1) : words;
  return rest.length > 0 ? capital(rest.join(' ')) : name;
}
