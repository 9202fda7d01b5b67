import type { GameModule } from '..';
import { capital } from '../../lib/i18n.svelte';
import { type Phase, phasesOf } from '../../lib/phases';
import type { Card, Choice, Question as Asked } from '../../lib/types';
import Board from './Board.svelte';
import { art, endings, keyIcons, losses, moments, secrets, upkeep } from './icons';
import { copies, facets, family, kindIcon, kindName } from './kinds';
import { owned } from './owned';
import { likely, outline } from './plans';
import Question from './Question.svelte';
import { special } from './questions';
import { resources } from './resources';
import RoundTrack from './RoundTrack.svelte';
import { thrown } from './throws';
import { AGES, type MythView, RESOURCES } from './view';
import { t } from './words';
import './tokens.css';

const PHASES = ['victory', 'drawing', 'acting', 'discarding'] as const;

function round(view: unknown): { text: string; phases?: Phase[]; last?: boolean } {
  const { over, round: n, last_round, phase, action_round: turn, limits } = view as MythView;
  if (over) return { text: t('phase.ended') };
  const all = limits.action_rounds;
  const fourth = phase === 'acting' && turn > all;
  const name = (each: MythView['phase']) => (each === 'acting' && fourth ? t('screen.fourthCards') : capital(t(`phase.${each}`, { n: Math.min(all, Math.max(1, turn)), all })));
  if (phase === 'draft') return { text: name(phase) };
  return { text: t(last_round ? 'board.last' : 'board.round', { n }), phases: phasesOf(PHASES, phase, name), last: last_round };
}

/** Before the first choice of cards. */
function open(view: unknown): boolean {
  const { phase, round: n } = view as MythView;
  return phase === 'draft' || (phase === 'victory' && n === 1);
}

/** What a move leaves behind, besides cubes: numbers of a player's view. */
const LASTING = { villagers: 'change.villagers', army: 'column.army', city_size: 'change.city_size', hand_limit: 'change.hand_limit', kept: 'change.kept' } as const;

/** The numbers of another player at a glance. */
function symbols(): { icon: string; text: string }[] {
  const glance = { 'crossed-swords': 'column.army', castle: 'kind.building', field: 'column.tiles', 'card-pickup': 'column.hand' } as const;
  return Object.entries(glance).map(([icon, key]) => ({ icon, text: capital(t(key, { n: 2 })) }));
}

export default {
  Board,
  Strip: RoundTrack,
  thrown: (before: unknown, after: unknown) => thrown(before as MythView, after as MythView),
  outline: (question: Asked, view: unknown) => outline(question, view as MythView),
  foresee: (choice: Choice) => (choice.move === 'swap' ? { exchange: [] } : null),
  likely,
  open,
  Question,
  questionApplies: (question: Asked) => special(question) !== null,
  round,
  keyIcons,
  moments,
  losses,
  upkeep,
  endings,
  secrets,
  owned: (view: unknown, seat: number) => owned(view as MythView, seat),
  art,
  family,
  kindName,
  kindIcon,
  copies,
  facets,
  words: t,
  symbols,
  resources,
  changes: {
    ...Object.fromEntries(RESOURCES.map((res) => [`cubes.${res}`, { res }])),
    victory: { res: 'victory' },
    ...Object.fromEntries(Object.entries(LASTING).map(([what, key]) => [what, { name: () => t(key) }])),
  },
  eraName: (card: Card) => capital(t(`age.${AGES[card.era ?? 0] ?? 'archaic'}`)),
} satisfies GameModule;
