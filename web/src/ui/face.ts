/** What a card shows, taken from its data: costs, gains, text, bonus, symbols. */
import { loadedModule } from '../games';
import { language, pick, type Lang } from '../lib/i18n.svelte';
import { typeset } from '../lib/typeset';
import type { Card, Family } from '../lib/types';
import { kindIcon } from './kinds';
import { type ResourceId, resourceId, resourceName, resources } from './resources';
import { t } from './words';

export interface Gain {
  res: ResourceId;
  n: number | string;
}

const roman = ['A', 'I', 'II', 'III', 'IV', 'V'];
export function eraName(card: Card): string {
  if (card.era === null) return '';
  return loadedModule(card.game)?.eraName?.(card) ?? roman[card.era] ?? String(card.era);
}

export function cardName(card: Card): string {
  return typeset(pick(card.names), language.current);
}
export function family(card: Card): Family {
  return loadedModule(card.game)?.family(card) ?? 'works';
}
export function kindName(card: Card): string {
  return loadedModule(card.game)?.kindName(card) ?? card.kind;
}
export function artIcon(card: Card): string {
  return loadedModule(card.game)?.art[card.id] ?? kindIcon(card, family(card));
}
export function bandIcon(card: Card): string {
  return kindIcon(card, family(card));
}

function gains(amounts: unknown): Gain[] {
  const list: Gain[] = [];
  for (const [name, n] of Object.entries((amounts ?? {}) as Record<string, unknown>)) {
    const res = resourceId(name);
    if (res && typeof n === 'number') list.push({ res, n });
  }
  return list;
}

/** What the card gives: when activated, for each worker, or as long as it is in play. */
export function outputs(card: Card): Gain[] {
  const { output, per_worker, gives, tactical_strength, defence, colonization } = card.more;
  return [
    ...gains(output),
    ...gains(per_worker),
    ...gains(gives),
    ...gains({ strength: tactical_strength, defence, colonization }),
  ];
}

/** What it costs; the stages of a wonder as one formula, a government with its price by revolution. */
export function costs(card: Card): Gain[] {
  const { stages, revolution, ...plain } = card.cost;
  if (Array.isArray(stages)) {
    const parts = (stages as Record<string, number>[]).map((stage) => gains(stage)[0]).filter((one) => one !== undefined);
    const res = parts[0]?.res;
    return res ? [{ res, n: parts.map((part) => part.n).join('+') }] : [];
  }
  return gains(plain).map((cost) => (cost.res === 'science' && typeof revolution === 'number' ? { ...cost, n: `${cost.n} (${revolution})` } : cost));
}

export interface Words {
  text: string;
  bonus: string;
}

const repeatsCost = /^(?:In play from the start|En jeu dès le début|Development|Développement|Cost|Coût|Resources per stage|Ressources par étape)\b[^.]*\.\s*/;

const endsWithCost = /\s(?:Cost|Coût)\s?: [^.]*\.$/;

/** The generated text without what the symbols say already, its bonus apart. */
export function words(card: Card): Words {
  const whole = typeset(pick(card.text), language.current).replace(repeatsCost, '').replace(endsWithCost, '');
  const at = whole.search(/(?:^|\s)Bonus\s?:/);
  if (at < 0) return { text: whole, bonus: '' };
  return { text: whole.slice(0, at).trim(), bonus: whole.slice(at).replace(/^\s*Bonus\s?:\s*/, '') };
}

export type Piece = { gain: Gain } | { arrow: true };

/** Words for amounts in a language, longest first, so that "Victory Points" wins over "Points". */
function amountPattern(lang: Lang): RegExp {
  const names = Object.values(resources).flatMap((meta) => [meta.one[lang], meta.many[lang]]);
  const list = [...new Set(names)].sort((a, b) => b.length - a.length).join('|');
  return new RegExp(`([+\\u2212-]?\\d+) (?:(?:different|identical|points? of|points? de) )?(${list})(?![\\wé])(?! (?:more|less|de plus|de moins))`, 'gi');
}
const patterns: Record<Lang, RegExp> = { en: amountPattern('en'), fr: amountPattern('fr') };

/** The amounts a text names, as symbols: "Pay 1 Gold: gain 1 Victory Point" becomes 1 G, an arrow, 1 V.
 *  What the card shows among its gains already is left out. */
export function symbols(text: string, card: Card, lang: Lang): Piece[] {
  const shown = outputs(card);
  const ids = Object.keys(resources) as ResourceId[];
  const duel = 'output' in card.more;
  const pieces: Piece[] = [];
  const pays = /^(?:Pay|Payez|Discard|Défaussez)\b/.test(text);
  for (const [, n = '', word = ''] of text.matchAll(patterns[lang])) {
    const fits = ids.filter((id) => [1, 2].some((count) => resourceName(id, count, lang).toLowerCase() === word.toLowerCase()));
    const res = fits.find((id) => (id === 'strength') !== duel) ?? fits[0];
    if (!res || shown.some((gain) => gain.res === res && gain.n === Number(n.replace('\u2212', '-')))) continue;
    pieces.push({ gain: { res, n } });
  }
  return pays && pieces.length > 1 ? [...pieces.slice(0, 1), { arrow: true }, ...pieces.slice(1, 4)] : pieces.slice(0, 4);
}

function spoken(list: Gain[], lang: Lang): string {
  const names = list.map(({ res, n }) => `${n} ${resourceName(res, typeof n === 'number' ? n : 2, lang)}`);
  const last = names.pop() ?? '';
  return names.length ? t('and', { a: names.join(', '), b: last }) : last;
}

/** One line for a screen reader: "Courier Office, building, era II, costs 5 Production, gives 2 Science and 1 Gold". */
export function cardLabel(card: Card, lang: Lang): string {
  const cost = costs(card);
  const gain = outputs(card);
  const era = eraName(card);
  return [
    cardName(card),
    kindName(card),
    era && t('age' in card.more ? 'age' : 'era', { n: era }),
    cost.length ? t('costs', { what: spoken(cost, lang) }) : '',
    gain.length ? t('gives', { what: spoken(gain, lang) }) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

export interface Provenance {
  icon: string;
  key: 'book' | 'public' | 'designed';
}
export function provenance(card: Card): Provenance {
  if (card.provenance.all === 'rulebook') return { icon: 'i-p-book', key: 'book' };
  if (card.provenance.all === 'public') return { icon: 'i-p-pub', key: 'public' };
  return { icon: 'i-p-own', key: 'designed' };
}
