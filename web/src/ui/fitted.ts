/** Words of which as many lines are shown as there is room for around them, the last with its dots. */
export function clamped(node: HTMLElement) {
  function clamp(): void {
    const [around, line] = [node.parentElement?.clientHeight ?? 0, parseFloat(getComputedStyle(node).lineHeight)];
    node.style.setProperty('-webkit-line-clamp', String(Math.max(1, Math.floor(around / line + 0.1))));
  }
  const watch = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(clamp);
  watch?.observe(node.parentElement ?? node);
  return { destroy: () => watch?.disconnect() };
}

/** Words in a small tile: smaller letters, down to `least` pixels, where they would not fit; `data-cut` if even those do not. */
export function fitted(node: HTMLElement, { least }: { words: string; least: number }) {
  function fit(): void {
    node.style.fontSize = '';
    const over = () => node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
    for (let size = parseFloat(getComputedStyle(node).fontSize); over() && size > least; ) {
      size = Math.max(least, size - 0.5);
      node.style.fontSize = `${size}px`;
    }
    node.toggleAttribute('data-cut', over());
  }
  const watch = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(fit);
  watch?.observe(node.parentElement ?? node);
  return {
    /** The words have changed. */
    update: () => requestAnimationFrame(fit),
    destroy: () => watch?.disconnect(),
  };
}
