import { language, pick } from '../lib/i18n.svelte';
import type { OptionInfo } from '../lib/types';
import { typeset } from '../lib/typeset';

/** A name or a text of the server in the current language, set as it should be printed. */
export function told(texts: Record<string, string>): string {
  return typeset(pick(texts), language.current);
}

/** A value of an option by its name; some, like numbers, have none but themselves. */
export function valueName(option: OptionInfo, value: string): string {
  return told(option.value_names[option.values.indexOf(value)] ?? {}) || value;
}
