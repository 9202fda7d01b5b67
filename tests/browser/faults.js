/* Finds words on a table that cannot be read, in each tab of the board and in a sheet of options: cut off, under something
else, or over other words; and buttons of the prompt that cannot be told apart.

A text may be shortened where its whole is at hand: in the `title` of the thing, by scrolling, or, of the rules on a card
(lines that end in an ellipsis), where the card is shown large. What one may answer has to be read without that. */
async () => {
  const SLACK = 2;
  const { innerWidth: width, innerHeight: height } = window;
  const sticky = document.querySelector('.foot');
  /** What lies over the board and is put away again. */
  const LAYER = '.sheet, .due';
  const found = new Set();
  /** The next frame, once its parts know how large they are; it need not be painted. */
  const laidOut = () =>
    new Promise((done) => requestAnimationFrame(() => new ResizeObserver((_, sizes) => [sizes.disconnect(), done()]).observe(document.body)));
  /** What is known of each element on the page as it is laid out now. */
  let known = new Map();
  let scrolls = false;

  /** What matters of an element, with all around it: its box, what clips or scrolls it, by how much it is turned. */
  function about(element) {
    let told = known.get(element);
    if (!told) {
      const outer = element.parentElement && element.parentElement !== document.body ? about(element.parentElement) : { clips: [], turn: 0, titled: false, prompt: null, asks: false };
      const style = getComputedStyle(element);
      const { a, b } = new DOMMatrix(style.rotate === 'none' ? '' : `rotate(${style.rotate})`);
      const box = element.getBoundingClientRect();
      const clips = style.overflowX === 'visible' && style.overflowY === 'visible' ? outer.clips : [{ box, x: style.overflowX, y: style.overflowY }, ...outer.clips];
      const prompt = element.matches('section.prompt') ? box : outer.prompt;
      const asks = element.matches('section.prompt') || (outer.asks && !element.matches('.tools, .unsure'));
      const titled = !asks && (outer.titled || element.hasAttribute('title'));
      told = { box, clips, turn: outer.turn + Math.atan2(b, a), clamped: style.webkitLineClamp !== 'none', prompt, asks, titled };
      known.set(element, told);
    }
    return told;
  }

  /** The box of a turned line in its own axes, where lines of one card lie straight below each other. */
  function straight(box, turn) {
    const [sin, cos, slant] = [Math.sin(turn), Math.cos(turn), Math.abs(Math.sin(turn))];
    const wide = (box.width * cos - box.height * slant) / Math.cos(2 * turn);
    const high = (box.height * cos - box.width * slant) / Math.cos(2 * turn);
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return new DOMRect(x * cos + y * sin - wide / 2, y * cos - x * sin - high / 2, wide, high);
  }

  const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  /** The texts in there that are seen, each with the boxes of its lines. */
  function* texts(root) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) => {
      if (node.nodeType === Node.TEXT_NODE) return node.data.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT;
      return node.namespaceURI.endsWith('svg') || node.matches('.visually-hidden, kbd') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
    });
    const range = document.createRange();
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      range.selectNodeContents(walker.currentNode);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
      if (boxes.length > 0 && shown(element)) yield { element, boxes };
    }
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
    for (const { box: outer, x, y } of about(element).clips) {
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
    if (top.closest(LAYER) && !element.closest(LAYER)) return null;
    if (scrolls && sticky?.contains(top) && !sticky.contains(element)) return null;
    // the label of a control, drawn under or over the rest of it
    const control = element.closest('label, button, a');
    return control?.contains(top) ? null : top;
  }

  /** What can be seen of each text by itself; the lines that are seen. What is `fresh` may be covered. */
  function alone(fresh) {
    const laid = [];
    for (const part of document.querySelectorAll('header.top, .table')) {
      for (const { element, boxes } of texts(part)) {
        const { turn, titled, clamped, prompt } = about(element);
        const told = boxes.map((box) => ({ element, box, turn, ...seen(element, box) }));
        if (told.some((one) => one.cut) && !titled && !(clamped && element.closest('.thing'))) found.add(`cut: ${name(element)}`);
        for (const one of told.filter((each) => each.seen)) {
          if (one.box.right > width + SLACK) found.add(`beside the page: ${name(element)}`);
          if (prompt && width > 700 && !element.closest(LAYER) && (one.box.top < prompt.top - SLACK || one.box.bottom > prompt.bottom + SLACK)) found.add(`out of the bar: ${name(element)}`);
          const top = fresh.contains(element) && above(element, one.box);
          if (top) found.add(`covered: ${name(element)} by ${name(top)}`);
          laid.push(one);
        }
      }
    }
    return laid;
  }

  /** Lines over each other. */
  function together(laid) {
    laid.sort((a, b) => a.box.left - b.box.left);
    for (let n = 0; n < laid.length; n++) {
      const { element, box, turn } = laid[n];
      for (let next = n + 1; next < laid.length && laid[next].box.left < box.right - SLACK; next++) {
        const { element: other, turn: alike } = laid[next];
        const [one, two] = [box, laid[next].box].map((each) => (turn !== 0 && turn === alike ? straight(each, turn) : each));
        const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
        if (down < 0.34 * Math.min(one.height, two.height) || Math.min(one.right, two.right) - Math.max(one.left, two.left) < SLACK) continue;
        if (element.contains(other) || other.contains(element)) continue;
        if ((element.closest(LAYER) === null) !== (other.closest(LAYER) === null)) continue;
        if (scrolls && sticky && sticky.contains(element) !== sticky.contains(other)) continue;
        found.add(`overlap: ${name(element)} and ${name(other)}`);
      }
    }
  }

  function answers() {
    const said = new Set();
    for (const button of document.querySelectorAll('section.prompt :is([data-option], .group)')) {
      if (!shown(button)) continue;
      const text = [...texts(button)].map(({ element }) => element.textContent.trim()).join(' ');
      if (said.has(text)) found.add(`said twice: ${name(button)}`);
      said.add(text);
    }
  }

  async function look(fresh) {
    await laidOut();
    known = new Map();
    scrolls = document.documentElement.scrollHeight > height + 1;
    together(alone(fresh));
    answers();
    if (document.documentElement.scrollWidth > width + 1) found.add(`the page is ${document.documentElement.scrollWidth} wide`);
  }

  const tabs = () => [...document.querySelectorAll('.board [role=tab]')].filter(shown);
  await laidOut();
  for (let n = 0; n < Math.max(1, tabs().length); n++) {
    const tab = tabs()[n];
    tab?.click();
    await look(n === 0 ? document.body : tab.closest('[role=tablist]').parentElement);
  }
  const group = document.querySelector('section.prompt .group');
  if (group) {
    group.click();
    await look(group.closest('.options'));
    group.click();
  }
  return [...found];
}
