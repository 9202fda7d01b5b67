import type { Resource } from '../../ui/resources';
import type { Stock } from './view';

/** What is paid with; `fresh_gold` must be spent in its turn, `raid` against unoccupied Provinces; `basic`: any of the basic resources. */
export const resources: Record<Stock | 'fresh_gold' | 'raid' | 'basic', Resource> = {
  production: { icon: 'anvil', colour: 'production' },
  science: { icon: 'round-bottom-flask', colour: 'science' },
  military: { icon: 'crossed-swords', colour: 'military' },
  gold: { icon: 'two-coins', colour: 'gold' },
  culture: { icon: 'lyre', colour: 'culture' },
  fresh_gold: { icon: 'two-coins', colour: 'gold', pale: true },
  raid: { icon: 'crossed-swords', colour: 'raid' },
  basic: { icon: 'token', colour: 'basic' },
};
