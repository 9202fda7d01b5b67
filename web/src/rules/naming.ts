/** Clauses that speak of a card, and cards that a clause speaks of. */
import type { Card, ClauseText, Rules } from '../lib/types';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const straight = (text: string) => text.replace(/\u2019/g, "'");

/** The name as the rulebook writes it: without the age in brackets. */
function spelling(card: Card, lang: string): string {
  return straight((card.names[lang] ?? '').replace(/ \([AIV]+\)$/, ''));
}

function whole(name: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'u');
}

/** At most six, those under a heading with the card's name first. */
export function naming(rules: Rules, card: Card): ClauseText[] {
  const name = whole(spelling(card, rules.lang));
  const noted = card.provenance.note ?? '';
  const rank = (clause: ClauseText) => {
    if (noted.includes(clause.id)) return 3;
    if (name.test(straight(clause.section))) return 2;
    return name.test(straight(clause.text)) ? 1 : 0;
  };
  return rules.clauses
    .map((clause) => ({ clause, rank: rank(clause) }))
    .filter((one) => one.rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, 6)
    .map((one) => one.clause);
}

export interface Piece {
  text: string;
  clause?: string;
  card?: string;
}

/** Cuts a clause at the clause ids and card names in it. Names of one plain word are left alone: they are words of the rules too. */
export function linker(cards: readonly Card[], lang: string): (text: string) => Piece[] {
  const names = new Map<string, string>();
  for (const card of cards) {
    const name = spelling(card, lang);
    if (/[ -]/.test(name) && !names.has(name)) names.set(name, card.id);
  }
  const list = [...names.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`\`([A-Z]{2,}-[A-Z]+-\\d+)\`${list.length ? `|(?<![\\p{L}\\p{N}])(${list.join('|')})(?![\\p{L}\\p{N}])` : ''}`, 'gu');
  return (source) => {
    const text = straight(source);
    const pieces: Piece[] = [];
    let at = 0;
    for (const found of text.matchAll(pattern)) {
      if (found.index > at) pieces.push({ text: text.slice(at, found.index) });
      const card = found[2] ? names.get(found[2]) : undefined;
      if (found[1]) pieces.push({ text: found[1], clause: found[1] });
      else pieces.push({ text: found[0], ...(card ? { card } : {}) });
      at = found.index + found[0].length;
    }
    if (at < text.length) pieces.push({ text: text.slice(at) });
    return pieces;
  };
}
