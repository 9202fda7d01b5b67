import type { GameModule } from '..';
import { phasesOf } from '../../lib/phases';
import type { Line } from '../../lib/types';
import { gives } from '../families/monumental/kinds';
import { prizesOf } from '../families/monumental/prizes';
import Activation from './Activation.svelte';
import Board from './Board.svelte';
import { RACES } from './board';
import { art, keyIcons, losses, moments, typeIcon, upkeep } from './icons';
import { bonusName, facets, family, kindIcon, kindName } from './kinds';
import { resources } from './resources';
import { ERAS, PROVINCE_TYPES, RESOURCES } from './view';
import type { DuelView } from './view';
import { t } from './words';

/** As cards say in signs what they do. */
const SIGNS = { 'aid.to': '→', 'aid.each': '×', 'aid.same': '=', 'aid.different': '≠', 'aid.least': '≥', 'aid.once': '1×' } as const;
const PHASES = ['activation', 'actions', 'end_of_round'] as const;

export default {
  Board,
  Question: Activation,
  questionApplies: (question) => question.kind === 'activate' && question.options.some((option) => option.move === 'activate'),
  round(seen) {
    const view = seen as DuelView;
    if (view.over) return { text: t('screen.over') };
    const round = t('board.round', { n: view.round }) + (view.last_round ? ` (${t('screen.last_round')})` : '');
    return { text: `${round} · ${t('era', { era: ERAS[view.era] ?? '' })}`, last: view.last_round, phases: phasesOf(PHASES, view.phase, (phase) => t(`phase.${phase}`)) };
  },
  symbols: () => [
    ...Object.entries(RACES).map(([what, icon]) => ({ icon, text: t('aid.count', { what: t(`score.${what as keyof typeof RACES}`) }) })),
    ...PROVINCE_TYPES.map((type) => ({ icon: typeIcon[type] ?? '', text: t('aid.province', { type: t(`province_type.${type}`) }) })),
    ...Object.entries(SIGNS).map(([what, sign]) => ({ sign, text: t(what as keyof typeof SIGNS) })),
  ],
  keyIcons,
  moments,
  losses,
  upkeep,
  prizes: (seen) => {
    const { players, advantage } = seen as DuelView;
    const held = { id: 'advantage', name: t('tie.advantage'), holders: advantage.holder === null ? [] : [advantage.holder], won: ({ kind }: Line) => kind === 'takes-advantage' || kind === 'loses-advantage' };
    return [...prizesOf(players, 'domination-', (what) => t('prize.domination', { what: t(`score.${what}` as 'score.wonders') })), held];
  },
  art,
  family,
  kindName,
  kindIcon,
  gives,
  bonusName,
  facets,
  words: t,
  resources,
  changes: {
    ...Object.fromEntries(RESOURCES.map((res) => [`resources.${res}`, { res }])),
    ...Object.fromEntries((['provinces', 'knowledge', 'wonders', 'policies'] as const).map((what) => [`counts.${what}`, { name: () => t(`score.${what}`) }])),
    gained: null,
    deck: null,
  },
} satisfies GameModule;
