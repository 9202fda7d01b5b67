"""Through the Ages for the lab: what it counts, what tells whether it is balanced, how its times are measured."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, ClassVar

from clio.engine.game import Game
from clio.engine.kernel import Event, State
from clio.engine.record import Names, Options
from clio.engine import study
from clio.engine.study import (
    WHOLE, Bench, Chart, Course, Deed, Figure, Goal, Observation, Study, both, one_of, worded,
)
from clio.games.through_the_ages import cards as declared
from clio.games.through_the_ages import events as E
from clio.games.through_the_ages.cardbook import BOOK, T_ACTION, T_LEADER, T_WONDER
from clio.games.through_the_ages.ops.goods import food, resources
from clio.games.through_the_ages.ops.ratings import culture_rating, ruined, science_rating, strength, urban_kinds
from clio.games.through_the_ages.record import GOODS
from clio.games.through_the_ages.state import NONE, Ages, Player


# ------------------------------------------------------------------ figures
LOGGED = True
FOUGHT = (E.AGGRESSES, E.DECLARES)


def stats(s: State, seat: int) -> dict[str, int]:
    assert isinstance(s, Ages)
    player = s.players[seat]
    out = {"wonders": len(player.wonders), "cards": player.taken, "colonies": len(player.colonies)}
    out["culture_rating"] = 0 if player.out else culture_rating(s, seat)
    out["science_rating"] = 0 if player.out else science_rating(s, seat)
    out["strength"] = 0 if player.out else strength(s, seat)
    log = s.log or ()
    out["attacks"] = sum(1 for event in log if event.kind in FOUGHT and event.me == seat)
    out["uprisings"] = sum(1 for event in log if event.kind == E.UPRISING and event.me == seat)
    return out


# ------------------------------------------------------------------ balance
FEWEST, MOST = 2, 4
PLAYED = (E.PLAYS, E.PLAYS_TACTIC, E.AGGRESSES, E.DECLARES)
assert declared  # importing the declarations fills the card tables


class AgesStudy(Study):
    """Two to four players in turn; nobody resigns."""

    players = FEWEST
    charts = (
        Chart(
            "leader", both("Leaders elected", "Leaders élus"), both("Leader", "Leader"),
            both("Games in which somebody elected the leader, of those in which one took the card.",
                 "Parties où quelqu'un a élu le leader, de celles où quelqu'un a pris la carte."),
        ),
        Chart(
            "wonder", both("Wonders completed", "Merveilles achevées"), both("Wonder", "Merveille"),
            both("Games in which it was completed, of those in which one took the card.",
                 "Parties où elle a été achevée, de celles où quelqu'un a pris la carte."),
        ),
        Chart(
            "taken", both("Civil cards taken", "Cartes civiles prises"), both("Card", "Carte"),
            both("Games in which somebody took it.", "Parties où quelqu'un l'a prise."),
        ),
    )
    means: ClassVar[dict[str, Names]] = {
        "winner": both("culture of the winner", "culture du vainqueur"),
        "score": both("culture of all", "culture de tous"),
        "taken": both("civil cards taken", "cartes civiles prises"),
        "wonders": both("wonders completed", "merveilles achevées"),
        "attacks": both("aggressions and wars", "agressions et guerres"),
        "colonies": both("colonies won", "colonies gagnées"), "uprisings": both("uprisings", "révoltes"),
        "corruption": both("resources lost to corruption", "ressources perdues par corruption"),
    }
    feats = frozenset((
        "completes", "leads", "revolts", "colonizes", "succeeds", "wins-war", "uprising", "resigns", "annexes", "ruins",
    ))
    deeds = (
        Deed("taken", both("Cards taken", "Cartes prises"), (E.TAKES,), BOOK.id),
        Deed("built", both("Buildings and units built", "Bâtiments et unités construits"), (E.BUILDS,), BOOK.id),
        Deed("completed", both("Builders of wonders", "Bâtisseurs de merveilles"), (E.COMPLETES,), BOOK.id),
        Deed("elected", both("Leaders elected by", "Leaders élus par"), (E.LEADS,), BOOK.id),
        Deed("developed", both("Technologies developed", "Technologies développées"), (E.DEVELOPS, E.REVOLTS), BOOK.id),
        Deed("played", both("Cards played", "Cartes jouées"), PLAYED, BOOK.id),
        Deed("colony", both("Colonies", "Colonies"), (E.COLONIZES,), BOOK.id),
    )

    def players_of(self, number: int) -> int:
        return FEWEST + number % (MOST - FEWEST + 1)

    def options(self, number: int) -> Options:
        return {"resignation": False}

    def offered(self, s: State) -> None:
        return None

    def observe(self, game: Game[Any], s: State, before: Any, log: list[Event], see: Observation) -> None:
        assert isinstance(s, Ages)
        scores = [score.total for score in game.result(s).scores]
        see.sums["winner"] += max(scores)
        see.sums["score"] += sum(scores)
        done = {(e.kind, e.a) for e in log}
        for card in range(len(BOOK.id)):
            if (E.TAKES, card) in done:
                if BOOK.type[card] == T_LEADER:
                    see.rate("leader", BOOK.id[card], WHOLE * ((E.LEADS, card) in done))
                elif BOOK.type[card] == T_WONDER:
                    see.rate("wonder", BOOK.id[card], WHOLE * ((E.COMPLETES, card) in done))
        for card in CIVIL:
            see.rate("taken", BOOK.id[card], WHOLE * ((E.TAKES, card) in done))
        kinds = Counter(e.kind for e in log)
        for name, counted in COUNTED.items():
            see.sums[name] += sum(kinds[kind] for kind in counted)
        see.sums["corruption"] += sum(e.a for e in log if e.kind == E.CORRUPTION)


CIVIL = [card for card in range(len(BOOK.id)) if BOOK.type[card] <= T_ACTION and BOOK.age[card] > 0]
COUNTED = {
    "taken": (E.TAKES,), "wonders": (E.COMPLETES,), "attacks": FOUGHT, "colonies": (E.COLONIZES,),
    "uprisings": (E.UPRISING,),
}
STUDY = AgesStudy()
FIGURES = tuple(
    Figure(name, BOOK.id, table) for name, table in (
        ("science", BOOK.science), ("revolution", BOOK.revolution), ("cost", BOOK.cost), ("price", BOOK.price),
        ("value", BOOK.value), ("makes_science", BOOK.makes_science), ("makes_culture", BOOK.makes_culture),
        ("makes_strength", BOOK.makes_strength), ("makes_happy", BOOK.makes_happy), ("tactical", BOOK.tactical),
        ("colonization", BOOK.colonization),
    )
)


# ------------------------------------------------------------------ the report of one game
def ratings(s: Ages, seat: int) -> tuple[int, ...]:
    return (0, 0) if s.players[seat].out else (culture_rating(s, seat), science_rating(s, seat))


COURSES = (
    Course(
        "strength", both("Military strength", "Force militaire"), worded("through-the-ages", "resource", ("strength",)),
        lambda s, seat: (0 if s.players[seat].out else strength(s, seat),),
    ),
    Course(
        "ratings", both("Culture and science each turn", "Culture et science à chaque tour"),
        worded("through-the-ages", "resource", ("culture", "science")), ratings,
    ),
    Course(
        "stock", both("In store", "En réserve"),
        worded("through-the-ages", "resource", ("food", "resources", "science")),
        lambda s, seat: (food(s.players[seat]), resources(s.players[seat]), s.players[seat].science),
    ),
)


def in_play(p: Player) -> list[tuple[int, int]]:
    """Cards that produce science or culture, each with how many times: its workers, where it has some."""
    alone = [p.government, p.leader, *p.colonies, *(kind for kind in p.wonders if not ruined(p, kind))]
    return [(kind, p.workers[kind]) for kind in urban_kinds(p)] + [(kind, 1) for kind in alone if kind != NONE]


GIVERS = frozenset({E.TAKES, E.PLAYS, E.COMPLETES, E.COLONIZES, E.SUCCEEDS, E.WINS_WAR, E.USES})
OTHERWISE = frozenset({E.REVEALS, E.SCORES, E.ENDS, E.TURN, E.DEVELOPS, E.BUILDS, E.UPGRADES})


class Ledger(study.Ledger):
    """What is scored at the end of a turn comes from the symbols on the cards in play; what their texts add then is not
    told apart by card. What is gained at other times comes from the card that was played, finished, won or used just
    before, or from the leader of who takes a card."""

    takes = dict.fromkeys((E.TAKES, E.COLONIZES, E.PLAYS_TACTIC, E.AGGRESSES, E.DECLARES), BOOK.id)

    def __init__(self) -> None:
        super().__init__()
        self.giver = -1, -1  # a seat, and its card that gives what comes next

    def after(self, s: State, decision: int, events: Sequence[Event]) -> None:
        self.giver = -1, -1
        super().after(s, decision, events)

    def gifts(self, s: State, e: Event) -> Sequence[tuple[str, str, int]]:
        assert isinstance(s, Ages)
        if e.kind in GIVERS:
            self.giver = e.me, e.a if e.kind != E.TAKES else s.players[e.me].leader
        elif e.kind in OTHERWISE:
            self.giver = -1, -1
        elif e.kind in (E.GAINS, E.STEALS) and self.giver[0] == e.me and self.giver[1] >= 0:
            return ((BOOK.id[self.giver[1]], GOODS[e.a], e.b),)
        if e.kind == E.PRESENTS and e.c >= 0:
            return ((BOOK.id[e.c], GOODS[e.a], e.b),)
        if e.kind != E.SCORES:
            return ()
        return [
            (BOOK.id[kind], what, times * makes[kind]) for kind, times in in_play(s.players[e.me])
            for what, makes in (("culture", BOOK.makes_culture), ("science", BOOK.makes_science)) if times * makes[kind]
        ]


# ------------------------------------------------------------------ times
BENCH = Bench(options={"resignation": False}, crowd=4, games=15, copies=1500, saves=2, finished_of=2, jobs=200)
GOALS = (
    Goal("decisions", 1.5, 5), Goal("clone", one_of(3), one_of(10)), Goal("memory", 25_000, 25_000), Goal("load", 300),
)
