/** What both games give to whoever has the most of something. */
import type { CardBook } from '../../../lib/cards.svelte';
import type { Line } from '../../../lib/types';
import type { Prize } from '../../../table/prizes';

const GETS = new Set(['acquires', 'gains-card', 'automa-takes', 'transfers', 'keeps-knowledge']);
const kindOf = ({ cards: [id] }: Line, cards: CardBook) => cards.get(id ?? '')?.kind;

/** By what is counted: the lines that tell how somebody has more of it. */
const MORE: Record<string, Prize['won']> = {
  provinces: (line, cards) => line.kind === 'conquers' || (GETS.has(line.kind) && kindOf(line, cards) === 'province'),
  knowledge: (line, cards) => GETS.has(line.kind) && kindOf(line, cards) === 'knowledge',
  wonders: ({ kind }) => kind === 'completes',
  policies: ({ kind }) => kind === 'develops' || kind === 'lays',
  trade: ({ kind }) => kind === 'advances',
};

/** The lines of the score that begin so are prizes; whoever has points there holds them. */
export function prizesOf(players: { score: Record<string, number> }[], start: string, name: (what: string) => string): Prize[] {
  const found = Object.keys(players[0]?.score ?? {}).filter((id) => id.startsWith(start));
  return found.map((id) => ({
    id,
    name: name(id.slice(start.length)),
    holders: players.flatMap(({ score }, seat) => ((score[id] ?? 0) > 0 ? [seat] : [])),
    won: MORE[id.slice(start.length)] ?? (() => false),
  }));
}
