"""What was played, judged beside what a search would have played: on the same deals, with the same eyes."""

from __future__ import annotations

from clio.bots.bot import Review, standing
from clio.bots.explaining import Option, thought
from clio.bots.search import Candidate, Search


def reviewed(search: Search, action: int) -> Review:
    """The best plan and the best that begins with the action. Where plans are played on, the two meet again on deals
    that chose neither: the winner of a comparison was also lucky in it."""
    found = search.compared(action)
    best = found[0]
    played = next(candidate for candidate in found if candidate.plan.moves[0] == action)
    if best is not played and best.margins:
        fair = [Candidate(best.plan), Candidate(played.plan)]
        first = len(best.margins)
        search.play_on(fair, first, first + 2 * search.effort.deals)
        if fair[0].margins:
            best, played = fair
    if played.mean >= best.mean:
        best = played
    reasons: dict[str, str] = {}
    if best is not played:
        one, two = (Option(each, each.mean) for each in (best, played))
        reasons = thought(search, one, two, "").reasons
    now = search.trial.deal(0)
    stands = standing(search.eyes, search.position, now)
    return Review(best.plan.moves[0], best.mean - played.mean, search.judge.doubt(now), stands, reasons)
