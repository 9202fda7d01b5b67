/** Where the mouse was when it last moved. */
let at: { clientX: number; clientY: number } | null = null;
window.addEventListener('pointermove', ({ clientX, clientY }) => (at = { clientX, clientY }), { capture: true, passive: true });

/** Did the mouse come here, or did the page move under it? */
export function came({ pointerType, clientX, clientY }: PointerEvent): boolean {
  return pointerType !== 'mouse' || at?.clientX !== clientX || at.clientY !== clientY;
}
