/** The bodies of the icons loaded so far, by name. */
import { icons as shell } from './icons.gen';
import { ownIcons } from './own-icons';

const bodies: Record<string, string> = { ...shell, ...ownIcons };

export function addIcons(more: Record<string, string>): void {
  Object.assign(bodies, more);
}

export function iconBody(name: string): string | undefined {
  return bodies[name];
}
