import type { Resource } from '../../ui/resources';
import type { Resource as Id } from './view';

/** What is paid with and scored; `basic`: any of the basic resources. */
export const resources: Record<Id | 'basic', Resource> = {
  production: { icon: 'anvil', colour: 'production' },
  science: { icon: 'round-bottom-flask', colour: 'science' },
  military: { icon: 'crossed-swords', colour: 'military' },
  gold: { icon: 'two-coins', colour: 'gold' },
  culture: { icon: 'lyre', colour: 'culture' },
  vp: { icon: 'laurels', colour: 'vp', pale: true },
  agent: { icon: 'hooded-figure', colour: 'agent' },
  basic: { icon: 'token', colour: 'basic' },
};
