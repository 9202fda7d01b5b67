import type { Lang, Line, Timeline } from '../lib/types';
import { typeset } from '../lib/typeset';

/** Lines of the log, set as they should be printed. */
export function toldLines(lines: Line[], lang: Lang): Line[] {
  return lines.map((line) => ({ ...line, text: typeset(line.text, lang) }));
}

/** A whole game, its texts set as they should be printed. */
export function toldTimeline(timeline: Timeline, lang: Lang): Timeline {
  const steps = timeline.steps.map((step) => ({ ...step, text: typeset(step.text, lang), events: toldLines(step.events, lang) }));
  const scores = timeline.result.scores.map((score) => ({
    ...score,
    lines: score.lines.map(([id, points, name]): [string, number, string] => [id, points, typeset(name, lang)]),
  }));
  const { dealing } = timeline.table;
  const table = { ...timeline.table, dealing: dealing && { ...dealing, text: typeset(dealing.text, lang) } };
  return { ...timeline, table, steps, result: { ...timeline.result, scores, text: typeset(timeline.result.text, lang) } };
}
