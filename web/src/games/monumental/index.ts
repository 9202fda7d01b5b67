import type { GameModule } from '..';
import { type Phase, phasesOf } from '../../lib/phases';
import type { Choice, Question } from '../../lib/types';
import { gives } from '../families/monumental/kinds';
import { prizesOf } from '../families/monumental/prizes';
import Activation from './Activation.svelte';
import Board from './Board.svelte';
import { tileIn } from './board.svelte';
import Force from './Force.svelte';
import { attacked, midway, Muster } from './force';
import { art, keyIcons, losses, moments, scoreIcons, terrainIcons, upkeep } from './icons';
import { bonusName, eraName, facets, family, kindIcon, kindName } from './kinds';
import Rail from './Rail.svelte';
import Result from './Result.svelte';
import { resources } from './resources';
import { type GameView, STOCKS } from './view';
import { t } from './words';
import './tokens.css';

const PHASES = ['activation', 'actions', 'replenishment'] as const;

function round(seen: unknown): { text: string; phases?: Phase[]; last?: boolean } {
  const view = seen as GameView;
  if (view.over) return { text: t('screen.over') };
  const last = { far: '', triggered: ` (${t('screen.triggered')})`, last: ` (${t('screen.last_round')})` }[view.ending];
  const text = [view.round > 0 && t('board.round', { n: view.round }) + last, t(`era.${view.era}`)].filter(Boolean).join(' · ');
  return { text, last: view.ending === 'last', phases: phasesOf(PHASES, view.phase, (phase) => t(`phase.${phase}`)) };
}

/** Numbers of a player's view that a move may change. */
const CHANGES = {
  provinces: 'score.provinces', space: 'score.trade', gains_count: 'kind.gain', outposts_left: 'screen.outposts_left', posts_left: 'screen.posts_left',
  soldiers_home: 'screen.soldiers_home', products: 'screen.products', sciences: 'screen.sciences',
} as const;

/** Between amounts, on cards. */
const SIGNS = [['→', 'screen.sign_to'], ['≥', 'screen.sign_least'], ['≤', 'screen.sign_most'], ['=', 'screen.sign_same'], ['≠', 'screen.sign_different']] as const;

/** What stands on plates and piles, the terrains of the map, and the edge of a card that leaves. */
const symbols = (seen?: unknown) => {
  const view = seen as GameView | undefined;
  const trade = !view || view.track !== null;
  const lands = new Set<string>(view ? view.map.map(({ terrain }) => terrain) : Object.keys(terrainIcons));
  return [
    ...Object.entries(scoreIcons).filter(([line]) => line !== 'trade' || trade).map(([line, icon]) => ({ icon, text: t(`score.${line}` as 'score.trade') })),
    { icon: 'spartan-helmet', text: t('screen.soldiers_home') },
    { icon: 'stone-tower', text: t('screen.outposts_left') },
    ...(trade ? [{ icon: 'camping-tent', text: t('screen.posts_left') }] : []),
    { icon: 'archive-register', text: t('piles.archive') },
    ...Object.entries(terrainIcons).filter(([terrain]) => lands.has(terrain)).map(([terrain, icon]) => ({ icon, text: t(`terrain.${terrain}` as 'terrain.port') })),
    ...SIGNS.map(([sign, key]) => ({ sign, text: t(key) })),
    { sign: '?', text: t('screen.sign_any') },
    { sign: '┅┅┅', text: t('screen.red_edge') },
  ];
};

export default {
  Board,
  Rail,
  inRail: (target: string) => tileIn(target) !== null,
  Question: Activation,
  questionApplies: (question: Question) => question.kind === 'activate' && question.options.some((option) => option.move === 'activate'),
  foresee: (choice: Choice, seen: unknown) => {
    const view = seen as GameView;
    const target = attacked(choice, view);
    return target?.defence?.attack ? Muster.usual(view, target).sequel : null;
  },
  Sequel: Force,
  Result,
  midway: (question: Question, seen: unknown) => midway(question, seen as GameView),
  round,
  keyIcons,
  moments,
  losses,
  upkeep,
  prizes: (view: unknown) => prizesOf((view as GameView).players, 'most-', (what) => t('prize.majority', { what: t(`score.${what}` as 'score.trade') })),
  art,
  family,
  kindName,
  kindIcon,
  eraName,
  gives,
  bonusName,
  facets,
  words: t,
  resources,
  symbols,
  concerns: (clause: string, view: unknown) => !clause.startsWith('MAE-') || (view as GameView).config.modules.includes('african'),
  changes: {
    ...Object.fromEntries(STOCKS.map((res) => [`resources.${res}`, { res }])),
    ...Object.fromEntries(Object.entries(CHANGES).map(([what, key]) => [what, { name: () => t(key) }])),
    gained: null,
    deck: null,
  },
} satisfies GameModule;
