/** Searching in words: without case, accents and marks. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\u2018\u2019]/g, "'")
    .toLowerCase();
}

/** True if every word of the query occurs in the text, which is plain already. */
export function holds(text: string, query: string): boolean {
  return plain(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

export interface Run {
  text: string;
  hit: boolean;
}

/** The text cut where a word of the query stands, for marking. */
export function marked(text: string, query: string): Run[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const base = plain(text);
  if (!words.length || base.length !== text.length) return [{ text, hit: false }];
  const hit = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = base.indexOf(word); at >= 0; at = base.indexOf(word, at + word.length)) hit.fill(true, at, at + word.length);
  }
  const runs: Run[] = [];
  for (let at = 0; at < text.length; at++) {
    const last = runs[runs.length - 1];
    if (last && last.hit === hit[at]) last.text += text[at];
    else runs.push({ text: text[at] ?? '', hit: hit[at] ?? false });
  }
  return runs;
}
