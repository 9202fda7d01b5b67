/** How the resources of a game are shown. Symbol and colour are declared in its folder, names and letters are words of its
 *  vocabulary (`resource.gold`, `letter.gold`); a letter is unique inside one game and one language. */
import { loadedModule, wordOf } from '../games';

export interface Resource {
  icon: string;
  /** The tokens --res-<colour> and --res-<colour>-ink. */
  colour: string;
  /** So bright that it needs a darker edge. */
  pale?: boolean;
}

export function resourceOf(game: string, id: string): Resource | undefined {
  return loadedModule(game)?.resources[id];
}

export function resourceName(game: string, id: string, n: number): string {
  return wordOf(game, `resource.${id}`, { n }) ?? id;
}

/** What stands for any of several resources has none. */
export function resourceLetter(game: string, id: string): string {
  return wordOf(game, `letter.${id}`) ?? '?';
}
