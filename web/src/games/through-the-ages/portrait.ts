import type { Portrait } from '../../home/games';

export default {
  difficulty: 5,
  sun: { x: 320, y: 104, r: 56, colour: 'var(--scene-sun)' },
  figures: [
    { icon: 'great-pyramid', x: 76, y: 62, size: 84 },
    { icon: 'byzantin-temple', x: 178, y: 60, size: 84 },
    { icon: 'medieval-gate', x: 277, y: 58, size: 86 },
    { icon: 'factory', x: 382, y: 68, size: 78 },
    { icon: 'modern-city', x: 478, y: 58, size: 86 },
  ],
  land: 2.1,
} satisfies Portrait;
