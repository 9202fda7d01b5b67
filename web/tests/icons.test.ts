import { describe, expect, it } from 'vitest';
import { icons as shell } from '../src/ui/icons.gen';
import { ownIcons } from '../src/ui/own-icons';

const sources = import.meta.glob<string>('../src/**/*.svelte', { query: '?raw', import: 'default', eager: true });
const games = import.meta.glob<Record<string, string>>('../src/games/*/icons.gen.ts', { import: 'icons', eager: true });

describe('icons', () => {
  it('named in a component are there when it is drawn', () => {
    const missing: string[] = [];
    for (const [path, source] of Object.entries(sources)) {
      const [, game, family] = /\/games\/([^/]+)\/(?:([^/]+)\/)?/.exec(path) ?? [];
      // What a family shares is drawn in every game of it.
      const drawn = game === 'families' ? Object.keys(games).filter((each) => each.includes(`/${family}`)) : [`../src/games/${game}/icons.gen.ts`];
      for (const [, name = ''] of source.matchAll(/<Icon[^>]*?\sname="([^"{]+)"/g)) {
        if (!drawn.every((each) => name in { ...shell, ...ownIcons, ...games[each] })) missing.push(`${path}: ${name}`);
      }
    }
    expect(missing).toEqual([]);
  });
});
