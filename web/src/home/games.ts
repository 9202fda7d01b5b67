/** What the home page adds to the games the server lists: how hard they are and what their tile shows. */
export interface Figure {
  icon: string;
  x: number;
  y: number;
  size: number;
}

export interface Portrait {
  /** From 1 to 5. */
  difficulty: number;
  sun: { x: number; y: number; r: number; colour: string; icon?: string };
  figures: Figure[];
  /** Shifts the hills and waves, so that no two scenes have the same land. */
  land: number;
}

const PORTRAITS: Record<string, Portrait> = {
  'monumental-duel': {
    difficulty: 3,
    sun: { x: 320, y: 96, r: 44, colour: 'var(--scene-blood)', icon: 'crossed-swords' },
    figures: [
      { icon: 'obelisk', x: 62, y: 76, size: 68 },
      { icon: 'greek-temple', x: 144, y: 56, size: 92 },
      { icon: 'indian-palace', x: 400, y: 56, size: 92 },
      { icon: 'pagoda', x: 512, y: 78, size: 66 },
    ],
    land: 0,
  },
  'through-the-ages': {
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
  },
  'age-of-mythology': {
    difficulty: 3,
    sun: { x: 320, y: 98, r: 50, colour: 'var(--scene-sun)', icon: 'lightning-trio' },
    figures: [
      { icon: 'greek-temple', x: 58, y: 64, size: 84 },
      { icon: 'minotaur', x: 166, y: 62, size: 84 },
      { icon: 'egyptian-sphinx', x: 396, y: 60, size: 86 },
      { icon: 'drakkar', x: 500, y: 60, size: 88 },
    ],
    land: 3.4,
  },
};

const PLAIN: Portrait = {
  difficulty: 0,
  sun: { x: 320, y: 96, r: 44, colour: 'var(--scene-sun)', icon: 'compass' },
  figures: [],
  land: 4,
};

export function portrait(game: string): Portrait {
  return PORTRAITS[game] ?? PLAIN;
}

/** A rolling line across the scene, as points of an SVG polyline. */
export function hills(height: number, swell: number, phase: number, width = 640, step = 8): string {
  const points: string[] = [];
  for (let x = -step; x <= width + step; x += step) {
    const y = height + swell * (Math.sin(x / 61 + phase) + 0.6 * Math.sin(x / 27 + phase * 2.3) + 0.4 * Math.sin(x / 113 - phase));
    points.push(`${x},${y.toFixed(1)}`);
  }
  return points.join(' ');
}
