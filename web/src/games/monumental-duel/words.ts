import { vocabulary } from '../../lib/i18n.svelte';
import { texts } from './words.gen';

/** The words of the game. */
export const t = vocabulary(texts);

/** What is named by its id. */
export const named = (prefix: 'civilization' | 'kind' | 'power', id: string) => t(`${prefix}.${id}` as 'kind.building');
