/** Clauses that speak of a card, and cards that a clause speaks of. */
import type { Card, ClauseText, Rules } from '../lib/types';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const unquoted = (text: string) => text.replaceAll('`', '');
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

/** Cuts a clause at the clause ids and card names in it: "-06" is of the chapter named before it. A name of one plain word may be a word of the rules too: it only
 *  counts where a clause begins with it and goes on in brackets, as the list of known cards does. */
export function linker(cards: readonly Card[], lang: string): (text: string) => Piece[] {
  const names = new Map<string, string>();
  for (const card of cards) {
    const name = spelling(card, lang);
    if (name && !names.has(name)) names.set(name, card.id);
  }
  const list = (keep: (name: string) => boolean) => [...names.keys()].filter(keep).sort((a, b) => b.length - a.length).map(escaped).join('|') || '(?!)';
  const long = list((name) => /[ -]/.test(name));
  const short = list((name) => !/[ -]/.test(name));
  const pattern = new RegExp(`\`([A-Z]{2,}-[A-Z]+)?(-\\d+)\`|(?<![\\p{L}\\p{N}])(?:${long})(?![\\p{L}\\p{N}])|^(?:${short})(?= \\()`, 'gu');
  return (source) => {
    const text = straight(source);
    const pieces: Piece[] = [];
    let [at, chapter] = [0, ''];
    for (const found of text.matchAll(pattern)) {
      if (found.index > at) pieces.push({ text: unquoted(text.slice(at, found.index)) });
      chapter = found[1] ?? chapter;
      if (found[2]) pieces.push({ text: (found[1] ?? '') + found[2], clause: chapter + found[2] });
      else pieces.push({ text: found[0], card: names.get(found[0]) ?? '' });
      at = found.index + found[0].length;
    }
    if (at < text.length) pieces.push({ text: unquoted(text.slice(at)) });
    return pieces;
  };
}
