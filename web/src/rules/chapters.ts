/** The clauses of a rulebook under their headings. */
import { holds, plain } from '../lib/search';
import type { ClauseText, Rules } from '../lib/types';

export interface Section {
  name: string;
  clauses: ClauseText[];
}
export interface Chapter {
  /** For the address of the heading. */
  anchor: string;
  name: string;
  count: number;
  sections: Section[];
}

/** Headings arrive as "7. Acquire a card > 7.4 Wonder". */
export function chaptersOf(clauses: readonly ClauseText[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const clause of clauses) {
    const [name = '', part = ''] = clause.section.split(' > ');
    let chapter = chapters.find((one) => one.name === name);
    if (!chapter) {
      chapter = { anchor: `chapter-${plain(name).replace(/[^a-z0-9]+/g, '-')}`, name, count: 0, sections: [] };
      chapters.push(chapter);
    }
    let section = chapter.sections.find((one) => one.name === part);
    if (!section) {
      section = { name: part, clauses: [] };
      chapter.sections.push(section);
    }
    section.clauses.push(clause);
    chapter.count += 1;
  }
  return chapters;
}

export function answering(rules: Rules, query: string): ClauseText[] {
  if (!query.trim()) return rules.clauses;
  return rules.clauses.filter((clause) => holds(plain(`${clause.id} ${clause.section} ${clause.text}`), query.trim()));
}
