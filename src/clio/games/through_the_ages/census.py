"""What never changes during a game: cards and tokens counted over all places, and faults, of which there are none.
Tests and `make soak` compare it after every decision."""

from __future__ import annotations

from collections import Counter

from clio.games.through_the_ages.cardbook import BOOK
from clio.games.through_the_ages.ops.develop import tucked
from clio.games.through_the_ages.ops.ratings import (
    culture_rating, happiness, refresh, science_rating, strength, touch,
)
from clio.games.through_the_ages.rules.attack import RESOLVE
from clio.games.through_the_ages.rules.politics import AFTER_EVENT
from clio.games.through_the_ages.state import EVENT, KINDS, NONE, TECHNOLOGIES, Ages, Player


def census(s: Ages) -> dict[str, int]:
    out = {BOOK.id[kind]: n for kind, n in sorted(cards(s).items()) if n}
    out["blue tokens"] = s.blue_box + sum(p.blue_bank + sum(p.blue) + p.stages for p in s.players)
    out["yellow tokens"] = s.yellow_box + sum(p.yellow_bank + p.unused + sum(p.workers) for p in s.players)
    for seat in range(len(s.players)):
        out[f"faults of seat {seat}"] = len(faults(s, seat))
    return out


def cards(s: Ages) -> Counter[int]:
    """Every card by kind, wherever it lies; the decks of later ages too."""
    found: Counter[int] = Counter()
    found.update(s.civil_deck[s.civil_at :] + s.military_deck[s.military_at :])
    found.update(kind for kind in s.row if kind != NONE)
    for pile in (*s.discards, s.current, s.future, s.past, s.unused_events, s.tactics, s.gone):
        found.update(pile)
    if s.territory != NONE:
        found.update([s.territory])
    for f in s.stack:  # an aggression until it is resolved, an event until it is past
        if f.op is RESOLVE or (f.op is AFTER_EVENT and f.src >= EVENT):
            found.update([f.src])
    for p in s.players:
        found.update(cards_of(p))
    for kind in range(KINDS):
        if BOOK.age[kind] > s.age:
            found[kind] += BOOK.copies[kind][s.config.seats - 2]
    return found


def cards_of(p: Player) -> list[int]:
    out = [*p.civil, *p.hand, *p.wonders, *p.colonies, *p.wars[::2]]
    out += [kind for kind in (p.leader, p.wonder, p.pact, tucked(p)) if kind != NONE]
    out += [kind for kind in range(TECHNOLOGIES) if p.techs >> kind & 1 and BOOK.copies[kind][2]]
    if p.exclusive:
        out.append(p.tactic)
    return out


def faults(s: Ages, me: int) -> list[str]:
    """What cannot be at a table: debts, actions beyond the total, statistics that do not follow from the cards."""
    p = s.players[me]
    if p.out:
        return []
    numbers = {
        "blue bank": p.blue_bank, "yellow bank": p.yellow_bank, "unused": p.unused, "science": p.science,
        "culture": p.culture, "ca": p.ca, "ma": p.ma, "purse": p.purse, "study": p.study, "stages": p.stages,
    }
    found = [f"debt: {name}" for name, n in numbers.items() if n < 0]
    found += [f"debt on {BOOK.id[k]}" for k in range(len(p.workers)) if p.workers[k] < 0]
    found += [f"worker without a card: {BOOK.id[k]}" for k, n in enumerate(p.workers) if n and not p.techs >> k & 1]
    found += [f"debt of tokens on {BOOK.id[k]}" for k in range(len(p.blue)) if p.blue[k] < 0]
    if p.ca > p.ca_total or p.ma > p.ma_total:
        found.append("more actions than the total")
    if list(p.civil) != sorted(p.civil) or list(p.hand) != sorted(p.hand) or len(p.hand) != len(p.known):
        found.append("hand out of order")
    return found + stale(s.clone(), me)


def stale(s: Ages, me: int) -> list[str]:
    """Kept statistics against fresh ones, on a copy."""
    p = s.players[me]
    kept = (p.ca_total, p.ma_total, p.live)
    rated = (p.science_rate, p.culture_rate, p.strength, p.happiness)
    refresh(s, me)
    touch(p)
    found = [] if kept == (p.ca_total, p.ma_total, p.live) else ["stale totals"]
    fresh = (science_rating(s, me), culture_rating(s, me), strength(s, me), happiness(s, me))
    names = ("science", "culture", "strength", "happiness")
    return found + [f"stale {names[i]}" for i in range(4) if rated[i] >= 0 and rated[i] != fresh[i]]
