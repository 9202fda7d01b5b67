/* Finds words on a table that cannot be read: cut off, under something else, or over other words.

A text may be shortened where its whole is at hand: in the `title` of the thing, by scrolling, or, of the rules on a card
(lines that end in an ellipsis), where the card is shown large. */
() => {
  const SLACK = 2;
  const { innerWidth: width, innerHeight: height } = window;
  const sticky = document.querySelector('.foot');
  const scrolls = document.documentElement.scrollHeight > height + 1;
  const known = new Map();

  /** What matters of an element: its box, and whether it clips or scrolls. */
  function about(element) {
    let told = known.get(element);
    if (!told) {
      const style = getComputedStyle(element);
      const { a, b } = new DOMMatrix(style.rotate === 'none' ? '' : `rotate(${style.rotate})`);
      const box = element.getBoundingClientRect();
      told = { box, x: style.overflowX, y: style.overflowY, clamped: style.webkitLineClamp !== 'none', turn: Math.atan2(b, a) };
      known.set(element, told);
    }
    return told;
  }

  /** By how much an element is turned, with all around it. */
  function turned(element) {
    let turn = 0;
    for (let around = element; around && around !== document.body; around = around.parentElement) turn += about(around).turn;
    return turn;
  }

  /** The box of a turned line in its own axes, where lines of one card lie straight below each other. */
  function straight(box, turn) {
    const [sin, cos, slant] = [Math.sin(turn), Math.cos(turn), Math.abs(Math.sin(turn))];
    const wide = (box.width * cos - box.height * slant) / Math.cos(2 * turn);
    const high = (box.height * cos - box.width * slant) / Math.cos(2 * turn);
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return new DOMRect(x * cos + y * sin - wide / 2, y * cos - x * sin - high / 2, wide, high);
  }

  function words(element) {
    const range = document.createRange();
    return [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.data.trim()) return [];
      range.selectNodeContents(node);
      return [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    });
  }

  function name(element) {
    const { x, y } = about(element).box;
    const text = element.textContent.trim().replace(/\s+/g, ' ').slice(0, 50);
    const kind = [...element.classList, element.parentElement.className].join(' ').replace(/svelte-\w+/g, '');
    return `"${text}" (${element.tagName.toLowerCase()} ${kind.replace(/\s+/g, ' ').trim()}, ${Math.round(x)}:${Math.round(y)})`;
  }

  /** What is seen of a text: `cut` by a box that clips, `seen` false where it must be scrolled to. */
  function seen(element, box) {
    let cut = false;
    for (let around = element; around && around !== document.body; around = around.parentElement) {
      const { box: outer, x, y } = about(around);
      if (x === 'visible' && y === 'visible') continue;
      const across = box.left < outer.left - SLACK || box.right > outer.right + SLACK;
      // letters reach less far up and down than their line
      const down = box.top < outer.top - SLACK - 3 || box.bottom > outer.bottom + SLACK + 3;
      if ((across && (x === 'auto' || x === 'scroll')) || (down && (y === 'auto' || y === 'scroll'))) return { cut, seen: false };
      cut ||= across || down;
    }
    return { cut, seen: !cut };
  }

  function above(element, box) {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    if (x < 0 || y < 0 || x >= width || y >= height) return null;
    const top = document.elementFromPoint(x, y);
    if (!top || top.contains(element) || element.contains(top)) return null;
    if (scrolls && sticky?.contains(top) && !sticky.contains(element)) return null;
    // the label of a control, drawn under or over the rest of it
    const control = element.closest('label, button, a');
    return control?.contains(top) ? null : top;
  }

  const whole = (element) => element.closest('[title]') !== null || (about(element).clamped && element.closest('.thing') !== null);
  const found = new Set();
  const laid = [];
  for (const element of document.querySelectorAll('header.top *, .table *')) {
    if (element.namespaceURI.endsWith('svg') || element.closest('.visually-hidden, kbd')) continue;
    const boxes = words(element);
    if (boxes.length === 0 || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const turn = turned(element);
    const told = boxes.map((box) => ({ element, box, turn, ...seen(element, box) }));
    if (told.some((one) => one.cut) && !whole(element)) found.add(`cut: ${name(element)}`);
    for (const one of told.filter((each) => each.seen)) {
      if (one.box.right > width + SLACK) found.add(`beside the page: ${name(element)}`);
      const bar = width > 700 && element.closest('section.prompt')?.getBoundingClientRect();
      if (bar && (one.box.top < bar.top - SLACK || one.box.bottom > bar.bottom + SLACK)) found.add(`out of the bar: ${name(element)}`);
      const top = above(element, one.box);
      if (top) found.add(`covered: ${name(element)} by ${name(top)}`);
      laid.push(one);
    }
  }
  laid.sort((a, b) => a.box.left - b.box.left);
  for (let n = 0; n < laid.length; n++) {
    const { element, box, turn } = laid[n];
    for (let next = n + 1; next < laid.length && laid[next].box.left < box.right - SLACK; next++) {
      const { element: other, turn: alike } = laid[next];
      const [one, two] = [box, laid[next].box].map((each) => (turn !== 0 && turn === alike ? straight(each, turn) : each));
      const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
      if (down < 0.34 * Math.min(one.height, two.height) || Math.min(one.right, two.right) - Math.max(one.left, two.left) < SLACK) continue;
      if (element.contains(other) || other.contains(element)) continue;
      if (scrolls && sticky && sticky.contains(element) !== sticky.contains(other)) continue;
      found.add(`overlap: ${name(element)} and ${name(other)}`);
    }
  }
  if (document.documentElement.scrollWidth > width + 1) found.add(`the page is ${document.documentElement.scrollWidth} wide`);
  return [...found];
}
