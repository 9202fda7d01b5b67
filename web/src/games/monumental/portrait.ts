import type { Portrait } from '../../home/games';

export default {
  difficulty: 4,
  sun: { x: 300, y: 92, r: 44, colour: 'var(--scene-sun)', icon: 'treasure-map' },
  figures: [
    { icon: 'palm-tree', x: 70, y: 78, size: 70 },
    { icon: 'mayan-pyramid', x: 160, y: 60, size: 88 },
    { icon: 'camel', x: 392, y: 96, size: 56 },
    { icon: 'samara-mosque', x: 470, y: 58, size: 90 },
  ],
  land: 7,
} satisfies Portrait;
