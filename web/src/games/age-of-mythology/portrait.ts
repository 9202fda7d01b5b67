import type { Portrait } from '../../home/games';

export default {
  difficulty: 3,
  sun: { x: 320, y: 98, r: 50, colour: 'var(--scene-sun)', icon: 'lightning-trio' },
  figures: [
    { icon: 'greek-temple', x: 58, y: 64, size: 84 },
    { icon: 'minotaur', x: 166, y: 62, size: 84 },
    { icon: 'egyptian-sphinx', x: 396, y: 60, size: 86 },
    { icon: 'drakkar', x: 500, y: 60, size: 88 },
  ],
  land: 3.4,
} satisfies Portrait;
