/** What a card shows, taken from its data: costs, gains, text, bonus, symbols. */
import { loadedModule, wordOf } from '../games';
import { language, pick } from '../lib/i18n.svelte';
import { typeset } from '../lib/typeset';
import type { Card, Family, Passage } from '../lib/types';
import { familyIcons } from './kinds';
import { resourceName, resourceOf } from './resources';
import { t } from './words';

export interface Gain {
  res: string;
  n: number | string;
  /** What an amount of several parts means. */
  note?: string;
}

const roman = ['A', 'I', 'II', 'III', 'IV', 'V'];
export function eraName(card: Card): string {
  if (card.era === null) return '';
  return loadedModule(card.game)?.eraName?.(card) ?? roman[card.era] ?? String(card.era);
}

export function cardName(card: Card): string {
  return typeset(pick(card.names), language.current);
}
export function cardText(card: Card): string {
  return typeset(pick(card.text), language.current);
}
export function family(card: Card): Family {
  return loadedModule(card.game)?.family(card) ?? 'works';
}
/** The era with its word: "Age I". */
function inEra(card: Card): string {
  const era = eraName(card);
  return era && (wordOf(card.game, 'era', { era }) ?? era);
}

export function kindName(card: Card): string {
  return loadedModule(card.game)?.kindName(card) ?? card.kind;
}
export function artIcon(card: Card): string {
  return loadedModule(card.game)?.art[card.id] ?? bandIcon(card);
}
export function bandIcon(card: Card): string {
  return loadedModule(card.game)?.kindIcon?.(card) ?? familyIcons[family(card)];
}

function gains(game: string, amounts: unknown): Gain[] {
  const list: Gain[] = [];
  for (const [res, n] of Object.entries((amounts ?? {}) as Record<string, unknown>)) {
    if (resourceOf(game, res) && typeof n === 'number') list.push({ res, n });
  }
  return list;
}

/** What the card gives. */
export function outputs(card: Card): Gain[] {
  return gains(card.game, loadedModule(card.game)?.gives?.(card));
}

/** What it costs; what is paid in stages as one formula. */
export function costs(card: Card): Gain[] {
  const { stages, ...plain } = card.cost;
  if (Array.isArray(stages)) {
    const parts = stages.map((stage) => gains(card.game, stage)[0]).filter((one) => one !== undefined);
    const res = parts[0]?.res;
    return res ? [{ res, n: parts.map((part) => part.n).join('+') }] : [];
  }
  const told = gains(card.game, plain);
  return loadedModule(card.game)?.costs?.(card, told) ?? told;
}

/** A price as it is now, if it is not the printed one; of what is paid in stages that of the first, and the others as printed. */
export function changedPrice(card: Card, price: { resource: string | null; n: number } | null | undefined): Gain | null {
  const { stages } = card.cost;
  const printed = Array.isArray(stages) ? gains(card.game, stages[0])[0] : costs(card)[0];
  if (!price || (printed?.n === price.n && printed.res === price.resource)) return null;
  const later = Array.isArray(stages) ? stages.slice(1).flatMap((stage) => gains(card.game, stage)).map(({ n }) => n) : [];
  return { res: price.resource ?? 'basic', n: later.length > 0 ? [price.n, ...later].join('+') : price.n };
}

/** What a card says without what its symbols say already; its bonus apart. */
export interface Words {
  text: string;
  bonus: string;
}

export function words(card: Card): Words {
  return { text: read(card, (of) => of !== 'cost' && of !== 'bonus'), bonus: said(card, 'bonus') };
}

/** The sentences of a card that tell one thing. */
export function said(card: Card, what: string): string {
  return read(card, (of) => of === what);
}

function read(card: Card, wanted: (of: string) => boolean): string {
  const lang = language.current;
  return typeset((card.said[lang] ?? []).filter(({ of }) => wanted(of)).map(passageText).join(' '), lang);
}

function passageText({ parts }: Passage): string {
  return parts.map(({ kind, text }) => (kind === 'sign' ? '' : text)).join('');
}

function spoken(game: string, list: Gain[]): string {
  const names = list.map(({ res, n }) => `${n} ${resourceName(game, res, typeof n === 'number' ? n : 2)}`);
  const last = names.pop() ?? '';
  return names.length ? t('and', { a: names.join(', '), b: last }) : last;
}

/** One line for a screen reader: "Courier Office, Building, Era II, costs 5 Production, gives 2 Science and 1 Gold". */
export function cardLabel(card: Card): string {
  const cost = costs(card);
  const gain = outputs(card);
  return [
    cardName(card),
    kindName(card),
    inEra(card),
    cost.length ? t('costs', { what: spoken(card.game, cost) }) : '',
    gain.length ? t('gives', { what: spoken(card.game, gain) }) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** What stands before its bonus. */
export function bonusName(card: Card): string {
  return loadedModule(card.game)?.bonusName?.(card) ?? '';
}
