/** Words of which as many lines are shown as there is room for around them, the last with its dots. */
export function clamped(node: HTMLElement) {
  function clamp(): void {
    const around = node.parentElement ?? node;
    const { paddingTop, paddingBottom } = getComputedStyle(around);
    const room = around.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
    node.style.setProperty('-webkit-line-clamp', String(Math.max(1, Math.floor(room / parseFloat(getComputedStyle(node).lineHeight) + 0.1))));
  }
  const watch = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(clamp);
  watch?.observe(node.parentElement ?? node);
  return { destroy: () => watch?.disconnect() };
}

interface Words {
  node: HTMLElement;
  least: number;
  size: number;
}

const over = ({ node }: Words) => node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;

/** Of all of them one step at a time: a board full of tiles is laid out once for each step, not for each tile. */
function fit(all: Iterable<Words>): void {
  const words = [...all];
  for (const { node } of words) node.style.fontSize = '';
  for (const each of words) each.size = parseFloat(getComputedStyle(each.node).fontSize);
  let large = words.filter(over);
  while ((large = large.filter(({ size, least }) => size > least)).length > 0) {
    for (const each of large) {
      each.size = Math.max(each.least, each.size - 0.5);
      each.node.style.fontSize = `${each.size}px`;
    }
    large = large.filter(over);
  }
  const cut = new Set(words.filter(over));
  for (const each of words) each.node.toggleAttribute('data-cut', cut.has(each));
}

/** Words by what is around them. */
const placed = new Map<Element, Set<Words>>();
const watch = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver((sizes) => fit(sizes.flatMap(({ target }) => [...(placed.get(target) ?? [])])));
const changed = new Set<Words>();

function change(words: Words): void {
  if (changed.size === 0)
    requestAnimationFrame(() => {
      fit(changed);
      changed.clear();
    });
  changed.add(words);
}

/** Words in a small tile: smaller letters, down to `least` pixels, where they would not fit; `data-cut` if even those do not. */
export function fitted(node: HTMLElement, { least }: { words: string; least: number }) {
  const words = { node, least, size: 0 };
  const around = node.parentElement ?? node;
  const beside = placed.get(around) ?? new Set();
  placed.set(around, beside.add(words));
  watch?.observe(around);
  return {
    /** The words have changed. */
    update: () => change(words),
    destroy() {
      beside.delete(words);
      changed.delete(words);
      if (beside.size > 0) return;
      placed.delete(around);
      watch?.unobserve(around);
    },
  };
}
