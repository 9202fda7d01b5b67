/** Is this key meant for something else: a field, a dialog, the browser? */
export function keyIsTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (document.querySelector('dialog[open]')) return true;
  return within(event, 'input, textarea, select, [contenteditable]');
}

/** Would this key press a button, a link or a tab of the page? */
export function onControl(event: KeyboardEvent): boolean {
  return within(event, 'button, a, summary, [role="tab"], [role="button"], [role="radio"]');
}

export function within(event: Event, selector: string): boolean {
  return event.target instanceof Element && event.target.closest(selector) !== null;
}

/** The digit of a key, also where a keyboard has it only with Shift (AZERTY). */
export function digitOf(event: KeyboardEvent): number | null {
  const found = /^(?:Digit|Numpad)([0-9])$/.exec(event.code)?.[1] ?? /^[0-9]$/.exec(event.key)?.[0];
  return found && !(event.shiftKey && !/^[0-9]$/.test(event.key)) ? Number(found) : null;
}
