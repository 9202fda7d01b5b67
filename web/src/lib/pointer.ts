/** Where the mouse was when it last moved. */
let at: { clientX: number; clientY: number } | null = null;
window.addEventListener('pointermove', ({ clientX, clientY }) => (at = { clientX, clientY }), { capture: true, passive: true });

/** A question is seen before a finger answers it, which may still mean what stood there before. */
const MOMENT = 350;
/** A click that is so late does not come from that touch, but from a reader of the screen. */
const LONG = 1500;
let touched: number | null = null;
const presses = ({ pointerType }: PointerEvent) => (touched = pointerType === 'touch' ? performance.now() : null);
window.addEventListener('pointerdown', presses, { capture: true, passive: true });
window.addEventListener('keydown', () => (touched = null), { capture: true, passive: true });

/** Did the touch under way begin before what has been shown since `shown` could be read? */
export function hasty(shown: number): boolean {
  return touched !== null && touched < shown + MOMENT && performance.now() - touched < LONG;
}

/** Was the thing that has the focus clicked, and not reached by keys? Then Space is not meant for it. */
let clicked = false;
window.addEventListener('pointerdown', () => (clicked = true), { capture: true, passive: true });
window.addEventListener('keydown', ({ key }) => (clicked &&= key !== 'Tab' && !key.startsWith('Arrow')), { capture: true, passive: true });
export function focusedByClick(): boolean {
  return clicked;
}

/** Did the mouse come here, or did the page move under it, or open there? */
export function came({ pointerType, clientX, clientY, movementX, movementY }: PointerEvent): boolean {
  if (pointerType !== 'mouse') return true;
  return at ? at.clientX !== clientX || at.clientY !== clientY : movementX !== 0 || movementY !== 0;
}
