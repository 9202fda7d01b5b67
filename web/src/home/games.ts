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

const portraits = import.meta.glob<Portrait>('../games/*/portrait.ts', { import: 'default', eager: true });
const PLAIN: Portrait = {
  difficulty: 0,
  sun: { x: 320, y: 96, r: 44, colour: 'var(--scene-sun)', icon: 'compass' },
  figures: [],
  land: 4,
};

/** A game that the pages can show. */
export function isKnown(game: string): boolean {
  return `../games/${game}/portrait.ts` in portraits;
}

export function portrait(game: string): Portrait {
  return portraits[`../games/${game}/portrait.ts`] ?? PLAIN;
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
