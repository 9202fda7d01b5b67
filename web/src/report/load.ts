import { gameModule } from '../games';
import { gameList } from '../lib/cards.svelte';
import { http } from '../lib/http';
import { pick } from '../lib/i18n.svelte';
import type { Analysis, Lang, Report, Strength } from '../lib/types';
import { typeset } from '../lib/typeset';

const of = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export async function nameOf(game: string): Promise<string> {
  const [games] = await Promise.all([gameList(), gameModule(game).catch(() => null)]);
  const found = games.find((each) => each.id === game);
  return found ? pick(found.names) : game;
}

/** The report of a game, its texts set as they should be printed. */
export async function loadReport(id: string, lang: Lang): Promise<Report> {
  const report = await http.get<Report>(`${of(id)}/report?lang=${lang}`);
  return {
    ...report,
    result: { ...report.result, text: typeset(report.result.text, lang) },
    charts: report.charts.map((chart) => ({ ...chart, title: typeset(chart.title, lang) })),
    cards: report.cards.map((card) => ({ ...card, name: typeset(card.name, lang) })),
    swings: report.swings.map((swing) => ({ ...swing, lines: swing.lines.map((line) => typeset(line, lang)) })),
  };
}

function told(analysis: Analysis, lang: Lang): Analysis {
  const marks = analysis.marks.map((mark) => ({ ...mark, played: typeset(mark.played, lang), best: typeset(mark.best, lang), reason: typeset(mark.reason, lang) }));
  return { ...analysis, problem: analysis.problem && typeset(analysis.problem, lang), marks };
}

export async function loadAnalysis(id: string, strength: Strength | null, lang: Lang): Promise<Analysis> {
  return told(await http.get<Analysis>(`${of(id)}/analysis?lang=${lang}${strength ? `&strength=${strength}` : ''}`), lang);
}

export async function beginAnalysis(id: string, strength: Strength, lang: Lang): Promise<Analysis> {
  return told(await http.post<Analysis>(`${of(id)}/analysis?lang=${lang}`, { strength }), lang);
}
