/** The choices that take several moves: an army, the cards of a round, the cards thrown away, cubes of somebody else or
 of the bank. */
import type { Outline, Plan } from '../../lib/plan.svelte';
import { placeOf } from '../../lib/places';
import type { Choice, Question } from '../../lib/types';
import type { MythView, Player, Resource } from './view';
import { t } from './words';

export type Planned = 'army' | 'cards' | 'discards' | 'loot' | 'gain';

const KINDS: Partial<Record<string, Planned>> = { muster: 'army', 'choose-cards': 'cards', 'discard-cards': 'discards', 'gain-cubes': 'gain' };

export function planned(question: Question | null): Planned | null {
  if (question?.options.some(({ move }) => move === 'loot')) return 'loot';
  return (question && KINDS[question.kind]) ?? null;
}

export function outline(question: Question, view: MythView): Outline | null {
  const kind = planned(question);
  const player = view.players[question.seat];
  if (!kind || !player) return null;
  if (kind === 'loot' || kind === 'gain') return cubes(question, view);
  return { army, cards, discards }[kind](question, player);
}

/** To a tile comes the worker who is free, before one leaves another tile for it. */
export function likely(options: readonly Choice[]): Choice | null {
  const free = options.filter(({ move }) => move === 'settle villager' || move === 'settle dwarf');
  return free.length === 1 && options.every((option) => free.includes(option) || option.move === 'move') ? (free[0] ?? null) : null;
}

/** The space of the Dwarf that a move sends from its tile. */
export function spaceOf(option: Choice): string | null {
  return option.move === 'send from' ? option.word : null;
}

/** What the move is about: a unit or a card. */
export function thingOf(option: Choice): string {
  return spaceOf(option) ? 'dwarf' : option.word;
}

const times = (ids: string[] | null, id: string) => (ids ?? []).filter((each) => each === id).length;

/** How many moves there may still be, at least and at most. */
function left({ least, most, given }: Question) {
  return { least: Math.max(0, least - given), most: most - given, given };
}

/** Up to the limit of the card; the attacker sends one unit at least. */
function army(question: Question, player: Player): Outline {
  const held = (id: string) => (player.units.find((unit) => unit.id === id)?.count ?? 0) - times(player.chosen, id);
  return {
    parts: question.options.filter(({ move }) => move !== 'muster').map((move) => ({ move, most: spaceOf(move) ? 1 : held(move.word) })),
    ...left(question),
    ends: () => ['muster'],
    grave: (size) => question.given + size === 0,
    words({ size, moves }: Plan) {
      const n = question.given + size;
      if (n > 0) return t('screen.sendUnits', { n, most: question.most });
      return t(moves ? 'screen.sendNobody' : question.least > 0 ? 'screen.sendLeast' : 'screen.sendChoose');
    },
  };
}

/** Permanent cards by name, then random ones: as many as the hand has room for, unless fewer are wanted. */
function cards(question: Question): Outline {
  const bounds = left(question);
  const draws = question.options.filter(({ move }) => move === 'draw').sort((a, b) => Number(b.word) - Number(a.word));
  return {
    parts: question.options.filter(({ move }) => move === 'take').map((move) => ({ move, most: 1 })),
    ...bounds,
    ends: (size) => draws.filter(({ word }) => Number(word) <= bounds.most - size).map(({ symbol }) => symbol),
    words({ size, end }: Plan) {
      const [taken, drawn] = [question.given + size, drawnBy(question, end)];
      if (taken && drawn) return t('screen.takeAndDraw', { taken, drawn });
      return drawn ? t('screen.drawCards', { n: drawn }) : taken ? t('screen.takeCards', { n: taken }) : t('screen.takeNothing');
    },
  };
}

/** How many random cards the end of a choice of cards draws. */
export function drawnBy({ options }: Question, end: string | null): number {
  const option = options.find(({ symbol, move }) => move === 'draw' && symbol === end);
  return option ? Number(option.word) : 0;
}

/** Any cards of the hand. */
function discards(question: Question, player: Player): Outline {
  const parts = question.options
    .filter(({ move }) => move === 'discard')
    .map((move) => ({ move, most: times(player.hand, move.word) - times(player.chosen, move.word) }));
  return {
    parts,
    ...left(question),
    ends: () => ['done'],
    words({ size }: Plan) {
      const n = question.given + size;
      return n === 0 ? t('screen.keepAll') : n === question.most ? t('screen.discardAll') : t('screen.discardCards', { n });
    },
  };
}

/** Cubes of somebody else, some now and the others later; or of the bank, all at once. */
function cubes(question: Question, { players, bank }: MythView): Outline {
  const there = ({ targets, word }: Choice) => players[placeOf(targets[0] ?? '').owner ?? -1]?.cubes[word as Resource] ?? bank[word as Resource];
  const parts = question.options.filter(({ move }) => move === 'loot' || move === 'gain').map((move) => ({ move, most: Math.min(there(move), question.most) }));
  const waived = question.options.filter(({ move }) => move === 'done');
  const bounds = left(question);
  const given = question.options.some(({ move }) => move === 'gain');
  const most = Math.min(bounds.most, parts.reduce((sum, part) => sum + part.most, 0));
  return {
    parts,
    ...bounds,
    least: given ? most : 0,
    most,
    ends: (size) => (size > 0 ? [''] : waived.map(({ symbol }) => symbol)),
    grave: (size) => size === 0,
    words: ({ size, moves }: Plan) => (size > 0 && (!given || size === most) ? t(size < most ? 'screen.takeCubes' : 'screen.takeAllCubes', { n: size, all: most }) : (moves && waived[0]?.name) || t('screen.takeChoose', { n: most - size })),
  };
}
