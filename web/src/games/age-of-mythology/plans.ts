/** The secret choices that take several moves: an army, the cards of a round, the cards thrown away. */
import { translator } from '../../lib/i18n.svelte';
import type { Outline, Plan } from '../../lib/plan.svelte';
import type { Choice, Question } from '../../lib/types';
import type { MythView, Player } from './view';

/** The main button of each. */
const t = translator({
  en: {
    sendUnits: 'Send {n} {n|unit|units}',
    sendNobody: 'Send no unit',
    sendLeast: 'At least one unit',
    takeAndDraw: 'Take {taken}, draw {drawn}',
    takeCards: 'Take {n} {n|card|cards}',
    drawCards: 'Draw {n} {n|card|cards}',
    takeNothing: 'Take no card',
    discardCards: 'Discard {n} {n|card|cards}',
    discardAll: 'Discard all cards',
    keepAll: 'Keep all cards',
  },
  fr: {
    sendUnits: 'Engager {n} {n|unité|unités}',
    sendNobody: 'N’engager personne',
    sendLeast: 'Au moins une unité',
    takeAndDraw: 'Prendre {taken}, piocher {drawn}',
    takeCards: 'Prendre {n} {n|carte|cartes}',
    drawCards: 'Piocher {n} {n|carte|cartes}',
    takeNothing: 'Ne rien prendre',
    discardCards: 'Défausser {n} {n|carte|cartes}',
    discardAll: 'Tout défausser',
    keepAll: 'Tout garder',
  },
});

export type Planned = 'army' | 'cards' | 'discards';

export function planned(question: Question | null, view: MythView): Planned | null {
  const verbs = new Set((question?.options ?? []).map(({ symbol }) => symbol.split(' ', 1)[0]));
  if (verbs.has('muster') || verbs.has('send')) return 'army';
  if (verbs.has('draw')) return 'cards';
  return verbs.size > 0 && view.phase === 'discarding' ? 'discards' : null;
}

export function outline(question: Question, view: MythView): Outline | null {
  const kind = planned(question, view);
  const player = view.players[question.seat];
  if (!kind || !player) return null;
  const make = { army, cards, discards }[kind];
  return make(question.options, player, view);
}

/** The space of the Dwarf that a move sends from its tile. */
export function spaceOf(symbol: string): string | null {
  return /^send from (.+)$/.exec(symbol)?.[1] ?? null;
}

const starting = (options: Choice[], verb: string) => options.filter(({ symbol }) => symbol.startsWith(`${verb} `));
const times = (ids: string[], id: string) => ids.filter((each) => each === id).length;

/** Up to the limit of the card; the attacker sends one unit at least. */
function army(options: Choice[], player: Player, { battle, players }: MythView): Outline {
  const given = player.chosen ?? [];
  const side = battle?.sides.find(({ seat }) => players[seat] === player);
  const held = (id: string) => (player.units.find((unit) => unit.id === id)?.count ?? 0) - times(given, id);
  const attacks = side?.seat === battle?.attacker;
  return {
    parts: starting(options, 'send').map((move) => ({ move, most: spaceOf(move.symbol) ? 1 : held(move.symbol.slice(5)) })),
    least: attacks && given.length === 0 ? 1 : 0,
    most: (side?.limit ?? Infinity) - given.length,
    given: given.length,
    ends: () => ['muster'],
    words({ size, moves }: Plan) {
      const n = given.length + size;
      return n > 0 ? t('sendUnits', { n }) : t(moves ? 'sendNobody' : 'sendLeast');
    },
  };
}

/** Permanent cards by name, then random ones: as many as the hand has room for, unless fewer are wanted. */
function cards(options: Choice[], player: Player): Outline {
  const given = player.chosen?.length ?? 0;
  const room = starting(options, 'draw').length - 1;
  return {
    parts: starting(options, 'take').map((move) => ({ move, most: 1 })),
    least: 0,
    most: room,
    given,
    ends: (size) => Array.from({ length: room - size + 1 }, (_, fewer) => `draw ${room - size - fewer}`),
    words({ size, end }: Plan) {
      const [taken, drawn] = [given + size, Number(end?.slice(5))];
      if (taken && drawn) return t('takeAndDraw', { taken, drawn });
      return drawn ? t('drawCards', { n: drawn }) : taken ? t('takeCards', { n: taken }) : t('takeNothing');
    },
  };
}

/** Any cards of the hand. */
function discards(options: Choice[], player: Player): Outline {
  const given = player.chosen ?? [];
  const hand = player.hand ?? [];
  const parts = starting(options, 'discard').map((move) => {
    const id = move.symbol.slice(8);
    return { move, most: times(hand, id) - times(given, id) };
  });
  return {
    parts,
    least: 0,
    most: hand.length - given.length,
    given: given.length,
    ends: () => ['done'],
    words({ size }: Plan) {
      const n = given.length + size;
      return n === 0 ? t('keepAll') : n === hand.length ? t('discardAll') : t('discardCards', { n });
    },
  };
}
