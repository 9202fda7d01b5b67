"""A balance report for people: Markdown in one language, or one page of HTML in both, with plots, that needs nothing
else."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from html import escape

from clio.engine.study import Chart
from clio.games import find
from clio.lab.balance import SPREADS, Report, study_of
from clio.lab.intervals import Rate
from clio.lab.plots import Row, columns, intervals
from clio.messages import LANGUAGES, catalogue, say
from clio.words import capital

FIRST = ' class="first"'
MOST_ROWS = 24  # in a plot: the most surprising ones of a longer chart
STYLE = """
:root{color-scheme:light dark;background:#f4ecdb;color:#1d2330}h1,h2,h3{font-family:Georgia,serif}a{color:#0b5d4c}
body{font:16px/1.5 system-ui,sans-serif;max-width:58rem;margin:2rem auto;padding:0 1rem}summary{cursor:pointer}
table{border-collapse:collapse;margin:.5rem 0}td,th{padding:.1rem .8rem .1rem 0;text-align:right}
td:first-child,th:first-child{text-align:left}tr.out td{color:#b3402a;font-weight:600}svg{max-width:100%;height:auto}
pre{overflow:auto}nav a{margin-right:1rem}main:not(.first):not(:target),
body:has(main:target) main:not(:target){display:none}@media(prefers-color-scheme:dark){tr.out td{color:#f08a70}
:root{background:#141a26;color:#e6dfd0}a{color:#7fc8b4}}
"""


class Words:
    """A report in one language: names of rows, numbers, texts."""

    def __init__(self, report: Report, lang: str) -> None:
        self.report = report
        self.lang = lang
        cards = {face.id: face.names[lang] for face in find(report.game).cards()}
        self.names = cards | study_of(report.game).names(lang)

    def say(self, key: str, **parts: object) -> str:
        return say(f"balance.{key}", self.lang, **parts)

    def row(self, row: str) -> str:
        """The ids in a row by their names."""
        return self.names.get(row) or re.sub(r"[\w-]+", lambda id: self.names.get(id[0], id[0]), row)

    def source(self, line: str) -> str:
        return catalogue(self.lang).get(f"{self.report.game}.score.{line}") or self.names.get(line, line)

    def number(self, value: float, digits: int = 1) -> str:
        text = f"{value:.{digits}f}"
        return text.replace(".", ",") if self.lang == "fr" else text

    def rate(self, rate: Rate) -> tuple[str, str]:
        low, high = (self.number(100 * end) for end in rate.interval)
        return f"{self.number(100 * rate.value)} %", self.say("between", low=low, high=high)


# ---------------------------------------------------------------- what both forms have
def verdict(report: Report, lang: str = "en") -> list[str]:
    """One line per row beyond its bounds."""
    words, out = Words(report, lang), []
    for chart in report.charts:
        for row, rate in report.rates[chart.id].items():
            if report.beyond(chart, row):
                side = "under" if rate.value < chart.low else "over"
                limit = chart.low if side == "under" else chart.high
                value, between = words.rate(rate)
                out.append(words.say(
                    side, chart=chart.title[lang], row=words.row(row), rate=value, between=between, n=rate.n,
                    limit=f"{100 * limit:.0f} %"))
    return out


def surprises(report: Report, lang: str) -> list[str]:
    """One line per row that wins more or less often than even play would, and not by chance."""
    words, out = Words(report, lang), []
    for chart in report.charts:
        for row, rate in report.rates[chart.id].items():
            if report.surprising(chart, row):
                found = report.uneven[chart.id][row]
                value, between = words.rate(rate)
                out.append(words.say(
                    "uneven", chart=chart.title[lang], row=words.row(row), rate=value, between=between, n=rate.n,
                    even=f"{words.number(100 * found.even)} %", q=words.number(found.q, 4)))
    return out


def introduction(report: Report, words: Words) -> list[str]:
    lines = [words.say("about", games=report.games, bot=report.bot), words.say("intervals")]
    for change in report.changes:
        lines.append(words.say(
            "change", card=words.row(change.card), figure=change.figure, before=change.before, after=change.after))
    return lines


Table = list[list[str]]  # the first row are headings


def means_table(report: Report, words: Words) -> Table:
    rows = [[report.headings[id][words.lang], words.number(value, 2)] for id, value in report.means.items()]
    for name, heading in SPREADS.items():
        found = report.length(name)
        told = words.say("spread", mean=words.number(found.mean, 2), first=found.quartile1, median=found.median,
                         third=found.quartile3, least=found.least, most=found.most)
        rows.append([heading[words.lang], told])
    return [[words.say("what"), words.say("mean")], *rows]


def source_table(report: Report, words: Words) -> Table:
    rows = [[words.source(line), words.number(found.all, 2), words.number(found.winners, 2)]
            for line, found in report.sources.items()]
    return [[words.say("source"), words.say("all"), words.say("winners")], *rows]


def chart_table(report: Report, chart: Chart, words: Words) -> Table:
    uneven = report.uneven.get(chart.id, {})
    heads = [chart.row[words.lang], words.say("rate"), "95 %", words.say("games")]
    out = [[*heads, *([words.say("even"), "q"] if uneven else []), ""]]
    for row, rate in report.rates[chart.id].items():
        cells = [words.row(row), *words.rate(rate), str(rate.n)]
        if uneven:
            found = uneven[row]
            cells += [f"{words.number(100 * found.even)} %", words.number(found.q, 3)]
        out.append([*cells, mark(report, chart, row, words)])
    return out


def mark(report: Report, chart: Chart, row: str, words: Words) -> str:
    if report.beyond(chart, row):
        return words.say("out")
    return words.say("surprising") if report.surprising(chart, row) else ""


# ---------------------------------------------------------------- Markdown
def markdown(report: Report, lang: str = "en") -> str:
    words = Words(report, lang)
    lines = [f"# {words.say('title', game=report.title[lang])}", ""]
    for line in introduction(report, words):
        lines += [line, ""]
    lines += [f"    {report.command}", "", f"## {words.say('verdict')}", ""]
    lines += [f"- {line}" for line in verdict(report, lang)] or [words.say("fine")]
    lines += ["", f"## {words.say('surprises')}", "", words.say("corrected"), ""]
    lines += [f"- {line}" for line in surprises(report, lang)] or [words.say("even_all")]
    lines += ["", f"## {words.say('means')}", "", *table_lines(means_table(report, words))]
    lines += ["", f"## {words.say('sources')}", "", *table_lines(source_table(report, words))]
    for chart in report.charts:
        lines += ["", f"## {chart.title[lang]}", ""] + ([chart.about[lang], ""] if chart.about else [])
        lines += table_lines(chart_table(report, chart, words))
    return "\n".join(lines) + "\n"


def table_lines(table: Table) -> list[str]:
    lines = [f"| {' | '.join(row)} |" for row in table]
    return [lines[0], "|" + "|".join(" --- " if i == 0 else " ---: " for i in range(len(table[0]))) + "|", *lines[1:]]


# ---------------------------------------------------------------- HTML
def page(report: Report, lang: str = "en") -> str:
    """Both languages. The one asked for is shown, or that of the address: report.html#fr."""
    switch = "".join(f'<a href="#{each}" lang="{each}">{say("balance.language", each)}</a>' for each in LANGUAGES)
    bodies = "".join(
        f'<main id="{each}" lang="{each}"{FIRST if each == lang else ""}>{body(report, Words(report, each))}</main>'
        for each in LANGUAGES
    )
    title = say("balance.title", lang, game=report.title[lang])
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>{head}<style>{STYLE}</style></head>\n'
        f"<body>\n<nav>{switch}</nav>\n{bodies}\n</body>\n</html>\n"
    )


def body(report: Report, words: Words) -> str:
    lang = words.lang
    parts = [f"<h1>{escape(words.say('title', game=report.title[lang]))}</h1>"]
    parts += [f"<p>{escape(line)}</p>" for line in introduction(report, words)]
    parts.append(f"<pre>{escape(report.command)}</pre>")
    parts.append(listed(words.say("verdict"), verdict(report, lang), words.say("fine")))
    parts += [chart_part(report, chart, words) for chart in report.charts]
    parts.append(listed(words.say("surprises"), surprises(report, lang), words.say("even_all"), words.say("corrected")))
    parts += [heading(words.say("means")), html_table(means_table(report, words))]
    for name, title in SPREADS.items():
        plot = columns(title[lang], report.spreads.get(name, Counter()))
        parts += [f"<h3>{escape(capital(title[lang]))}</h3>", plot]
    parts += [heading(words.say("sources")), html_table(source_table(report, words))]
    return "\n".join(parts)


def chart_part(report: Report, chart: Chart, words: Words) -> str:
    """Its plot, and its table behind it."""
    lang, table = words.lang, chart_table(report, chart, words)
    parts = [heading(chart.title[lang])] + ([f"<p>{escape(chart.about[lang])}</p>"] if chart.about else [])
    rows = plotted(report, chart)
    bars = [bar(words.row(row), rate, report.beyond(chart, row) or report.surprising(chart, row)) for row, rate in rows]
    marks = [100 * end for end in (chart.low, chart.high) if 0 < end < 1]
    parts.append(intervals(chart.title[lang], bars, marks))
    if len(rows) < len(table) - 1:
        parts.append(f"<p>{escape(words.say('part', n=len(rows), all=len(table) - 1))}</p>")
    flagged = [bool(row[-1]) for row in table]
    parts.append(f"<details><summary>{escape(words.say('table'))}</summary>{html_table(table, flagged)}</details>")
    return "\n".join(parts)


def bar(label: str, rate: Rate, out: bool) -> Row:
    low, high = rate.interval
    return Row(label, 100 * rate.value, 100 * low, 100 * high, out)


def plotted(report: Report, chart: Chart) -> list[tuple[str, Rate]]:
    """All rows; of many, those with enough games that surprise most, in the order of their rates."""
    rows = list(report.rates[chart.id].items())
    if len(rows) <= MOST_ROWS:
        return rows
    uneven = report.uneven.get(chart.id, {})
    told = [entry for entry in rows if entry[1].n >= chart.few] or rows
    by = sorted(told, key=lambda entry: (uneven[entry[0]].p if entry[0] in uneven else -entry[1].n, entry[0]))
    return sorted(by[:MOST_ROWS], key=lambda entry: -entry[1].value)


def heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def listed(title: str, lines: Sequence[str], nothing: str, about: str = "") -> str:
    told = "".join(f"<li>{escape(line)}</li>" for line in lines)
    inside = f"<ul>{told}</ul>" if told else f"<p>{escape(nothing)}</p>"
    return heading(title) + (f"<p>{escape(about)}</p>" if about else "") + inside


def html_table(table: Table, flagged: Sequence[bool] = ()) -> str:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in table[0])
    rows = []
    for n, row in enumerate(table[1:], 1):
        mark = ' class="out"' if n < len(flagged) and flagged[n] else ""
        rows.append(f"<tr{mark}>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>")
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
