import type { ChangeShown, GameModule } from '..';
import { type Phase, phasesOf } from '../../lib/phases';
import type { Question } from '../../lib/types';
import Board from './Board.svelte';
import { art, keyIcons, losses, moments, upkeep } from './icons';
import { costs, facets, family, gives, kindIcon, kindName } from './kinds';
import Numbers from './Numbers.svelte';
import { numbered } from './numbers';
import Rail from './Rail.svelte';
import { resources } from './resources';
import type { AgesView } from './view';
import { heading, t } from './words';
import './tokens.css';

/** What a move changes, by paths in the view of a player; the forecast tells consequences of its own. */
const changes: Record<string, ChangeShown> = {
  'produces.food': { res: 'food', name: () => t('screen.food_per_turn') },
  'produces.resources': { res: 'resources', name: () => t('screen.resources_per_turn') },
  produces: null,
  end_of_turn: null,
  this_turn: null,
  unused_workers: { name: () => heading('noun.unused', 2) },
  'actions.civil': { res: 'civil_actions' },
  'actions.military': { res: 'military_actions' },
  'ratings.science': { res: 'science', name: () => t('screen.science_per_turn') },
  'ratings.culture': { res: 'culture', name: () => t('screen.culture_per_turn') },
  'ratings.strength': { res: 'strength' },
  'ratings.happiness': { res: 'happiness' },
  yellow_bank: { res: 'yellow_tokens' },
  blue_bank: { res: 'blue_tokens' },
};

const PHASES = ['start', 'politics', 'actions', 'end'] as const;

function round(view: unknown): { text: string; phases?: Phase[]; last?: boolean } {
  const { over, round: n, last_round: last, age, phase: now } = view as AgesView;
  if (over) return { text: t('board.over') };
  const which = last === n ? t('board.last') : last === null ? t('board.round', { n }) : t('board.round_of', { n, last });
  return { text: `${which} · ${t('era', { era: age })}`, last: last === n, phases: phasesOf(PHASES, now, (phase) => t(`phase.${phase}`)) };
}

export default {
  Board,
  Rail,
  Question: Numbers,
  questionApplies: (question: Question) => numbered(question) !== null,
  round,
  keyIcons,
  moments,
  losses,
  upkeep,
  engaged: new Set(['wars']),
  repeated: new Set(['military_hand_backs']),
  art,
  family,
  kindName,
  kindIcon,
  gives,
  costs,
  facets,
  words: t,
  resources,
  changes,
} satisfies GameModule;
