/** What a tap on something tells that a mouse would tell by pointing: the title around it, unless the tap does something. */
export function tipOf(target: EventTarget | null): string | null {
  if (!(target instanceof Element) || target.closest('button, a, input, select, textarea, label, summary, [role="button"], [tabindex="0"]')) return null;
  const text = target.closest('[title]')?.getAttribute('title')?.trim();
  return text || null;
}
