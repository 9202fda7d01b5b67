import type { Resource } from '../../ui/resources';

/** What is paid, produced or counted on cards. */
export const resources: Record<string, Resource> = {
  food: { icon: 'wheat', colour: 'food' },
  resources: { icon: 'stone-block', colour: 'production' },
  science: { icon: 'round-bottom-flask', colour: 'science' },
  culture: { icon: 'lyre', colour: 'culture' },
  strength: { icon: 'crossed-swords', colour: 'military' },
  happiness: { icon: 'i-smile', colour: 'happy' },
  civil_actions: { icon: 'i-cube', colour: 'civil', pale: true },
  military_actions: { icon: 'i-cube', colour: 'martial' },
  yellow_tokens: { icon: 'i-cube', colour: 'yellow' },
  blue_tokens: { icon: 'i-cube', colour: 'blue' },
  colonization: { icon: 'galleon', colour: 'agent' },
  defence: { icon: 'checked-shield', colour: 'basic' },
};
