import type { Resource } from '../../ui/resources';
import type { Resource as Id } from './view';

export const resources: Record<Id | 'victory', Resource> = {
  food: { icon: 'wheat', colour: 'food' },
  wood: { icon: 'log', colour: 'wood' },
  gold: { icon: 'two-coins', colour: 'gold' },
  favor: { icon: 'lightning-trio', colour: 'favor' },
  victory: { icon: 'laurels', colour: 'vp', pale: true },
};
