import type { Portrait } from '../../home/games';

export default {
  difficulty: 3,
  sun: { x: 320, y: 96, r: 44, colour: 'var(--scene-blood)', icon: 'crossed-swords' },
  figures: [
    { icon: 'obelisk', x: 62, y: 76, size: 68 },
    { icon: 'greek-temple', x: 144, y: 56, size: 92 },
    { icon: 'indian-palace', x: 400, y: 56, size: 92 },
    { icon: 'pagoda', x: 512, y: 78, size: 66 },
  ],
  land: 0,
} satisfies Portrait;
