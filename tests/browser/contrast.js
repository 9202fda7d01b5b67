/* Finds text that is hard to read: less than 4.5 to 1 against what lies behind it, 3 to 1 if it is large, all fading
included. Text of drawings is not measured, nor the letter of a seat, which lies on a drawn shape. */
() => {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const known = new Map();
  function colour(text) {
    if (!known.has(text)) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = text;
      canvas.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
      known.set(text, [r, g, b, a / 255]);
    }
    return known.get(text);
  }

  const mixed = (one, two, share) => [0, 1, 2].map((n) => one[n] * share + two[n] * (1 - share));
  const over = (top, below) => mixed(top, below, top[3]);

  const drained = ([r, g, b], grey) => mixed(Array(3).fill(0.2126 * r + 0.7152 * g + 0.0722 * b), [r, g, b], grey);

  function light(rgb) {
    const [r, g, b] = rgb.map((each) => (each / 255 <= 0.03928 ? each / 255 / 12.92 : ((each / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }

  /** The text and what lies behind it as they are seen, from the page down to the element. */
  function seen(chain, below) {
    const [element, ...rest] = chain;
    const style = getComputedStyle(element);
    let back = over(colour(style.backgroundColor), below);
    const stops = style.backgroundImage.match(/(rgba?|color)\([^)]*\)/g);
    if (stops && style.backgroundImage.startsWith('linear-gradient')) {
      back = stops.map((stop) => over(colour(stop), back)).reduce((sum, each) => sum.map((n, i) => n + each[i] / stops.length), [0, 0, 0]);
    }
    const found = rest.length > 0 ? seen(rest, back) : [over(colour(style.color), back), back];
    const grey = Number(style.filter.match(/grayscale\(([\d.]+)\)/)?.[1] ?? 0);
    return found.map((each) => mixed(drained(each, grey), below, Number(style.opacity)));
  }

  const found = new Set();
  for (const element of document.querySelectorAll('body *')) {
    if (element.namespaceURI.endsWith('svg') || element.closest('.visually-hidden, .seat')) continue;
    if (![...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const chain = [];
    for (let around = element; around; around = around.parentElement) chain.unshift(around);
    const [text, back] = seen(chain, [255, 255, 255]).map(light);
    const ratio = (Math.max(text, back) + 0.05) / (Math.min(text, back) + 0.05);
    const { fontSize, fontWeight } = getComputedStyle(element);
    const size = parseFloat(fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    if (ratio < (large ? 3 : 4.5)) found.add(`${ratio.toFixed(2)}: "${element.textContent.trim().slice(0, 40)}" (${element.tagName.toLowerCase()} ${element.className})`);
  }
  return [...found];
}
