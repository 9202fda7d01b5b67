import { language, pick } from '../lib/i18n.svelte';
import { typeset } from '../lib/typeset';

/** A name or a text of the server in the current language, set as it should be printed. */
export function told(texts: Record<string, string>): string {
  return typeset(pick(texts), language.current);
}
