"""Monumental Duel for the lab: what it counts, what tells whether it is balanced, how its times are measured."""

from __future__ import annotations

from itertools import combinations
from typing import Any, ClassVar

from clio.engine.game import Game
from clio.engine.kernel import Event, State
from clio.engine.record import Names, Options
from clio.engine.study import WHOLE, Bench, Chart, Course, Goal, Observation, Study, both, one_of, worded
from clio.games.families.monumental import events as FE
from clio.games.families.monumental import study as family
from clio.games.families.monumental.cardbook import WONDER
from clio.games.families.monumental.state import CULTURE, EMPTY, GOLD, POLICIES
from clio.games.monumental_duel import cards as declared
from clio.games.monumental_duel import events as E
from clio.games.monumental_duel.cardbook import BOOK
from clio.games.monumental_duel.ops.standing import provinces_of_type
from clio.games.monumental_duel.ops.wonders import defence
from clio.games.monumental_duel.state import DEVELOPMENT, POLICY, START_PROVINCE, Duel
from clio.games.monumental_duel.rules.end import POLICY_POINTS, WONDER_POINTS, count_knowledge, count_wonders
from clio.games.monumental_duel.view import RESOURCE_IDS


# ------------------------------------------------------------------ figures
def stats(s: State, seat: int) -> dict[str, int]:
    assert isinstance(s, Duel)
    player = s.players[seat]
    return {
        "provinces": provinces_of_type(player, 0), "knowledge": count_knowledge(s, player),
        "wonders": count_wonders(player), "policies": len(player.policies),
    }


# ------------------------------------------------------------------ balance
PAIRINGS = tuple(combinations(BOOK.civ_id, 2))
DECKS = (("espionage", "espionage"), ("trade", "trade"), ("both", "mixed"), ("both", "espionage"), ("both", "trade"))
assert declared  # importing the declarations fills the card tables


def designed(kind: int) -> bool:
    return family.designed(BOOK, kind)


class DuelStudy(Study):
    """Every pairing in both seats, with either first player, on every deck: 300 settings in turn."""

    players = 2
    charts = (
        Chart(
            "civilization", both("Civilizations", "Civilisations"), both("Civilization", "Civilisation"),
            both("Games won against all others.", "Parties gagnées contre toutes les autres."), 0.40, 0.60,
        ),
        Chart(
            "pairing", both("Pairings", "Rencontres"), both("Pairing", "Rencontre"),
            both("Games won by the first named.", "Parties gagnées par la première nommée."),
        ),
        Chart(
            "deck", both("Civilizations by modules and deck", "Civilisations par modules et pioche"),
            both("Civilization, modules / deck", "Civilisation, modules / pioche"), family.WON,
        ),
        Chart("seat", both("Seats", "Sièges"), both("Seat", "Siège"), family.WON, 0.45, 0.55),
        Chart(
            "bought", both("Purchases", "Achats"), family.CARD,
            both("Games in which somebody bought it, of those in which it lay on the track.",
                 "Parties où quelqu'un l'a achetée, de celles où elle était sur la piste."),
            0.05, 0.95, False, family.designed_ids(BOOK, DEVELOPMENT, START_PROVINCE),
        ),
        family.COMPLETED,
        family.POLICY,
    )
    means: ClassVar[dict[str, Names]] = {
        "winner": both("points of the winner", "points du vainqueur"),
        "score": both("points of both", "points des deux"),
        "policies": both("Policies of both", "Politiques des deux"),
        "provinces": both("Provinces of both", "Provinces des deux"),
        "knowledge": both("Knowledge of both", "Connaissances des deux"),
        "wonders": both("Wonders of both", "Merveilles des deux"),
        "development": both("Development cards bought by both", "Cartes Développement achetées par les deux"),
        "basic": both("Basic Buildings of both", "Bâtiments de base des deux"),
    }
    feats = family.FEATS | {"takes-city", "takes-advantage"}
    deeds = family.deeds(BOOK, DEVELOPMENT, START_PROVINCE)

    def names(self, lang: str) -> dict[str, str]:
        return family.civilization_names(BOOK, lang)

    def options(self, number: int) -> Options:
        one, two = PAIRINGS[number % 15]
        modules, deck = DECKS[number // 60 % len(DECKS)]
        return {
            "civilizations": [two, one] if number // 15 % 2 else [one, two], "first": str(1 + number // 30 % 2),
            "modules": modules, "deck": deck,
        }

    def offered(self, s: State) -> tuple[list[int], int]:
        """The track and the first player."""
        assert isinstance(s, Duel)
        return [card for card in s.track if card != EMPTY], s.first

    def observe(self, game: Game[Any], s: State, before: Any, log: list[Event], see: Observation) -> None:
        assert isinstance(s, Duel)
        track, first = before
        winners = game.result(s).winners
        won = [WHOLE // len(winners) if seat in winners else 0 for seat in (0, 1)]
        self.civilizations(s, won, first, see)
        self.cards(s, track, log, see)
        self.totals(game, s, log, see)

    def civilizations(self, s: Duel, won: list[int], first: int, see: Observation) -> None:
        civs = [BOOK.civ_id[pl.civ] for pl in s.players]
        bits = {1: "espionage", 2: "trade", 3: "both"}
        boxes = {BOOK.box[card] for card in s.deck}
        deck = "mixed" if len(boxes) > 1 else boxes.pop()
        for seat in (0, 1):
            see.rate("civilization", civs[seat], won[seat], 2)
            see.rate("deck", f"{civs[seat]}, {bits[s.config.modules]} / {deck}", won[seat], 2)
        one = 0 if (civs[0], civs[1]) in PAIRINGS else 1
        see.rate("pairing", f"{civs[one]} - {civs[1 - one]}", won[one], 2)
        see.rate("seat", "first player of round 1", won[first], 2)
        see.rate("seat", "left seat (number 1)", won[0], 2)

    def cards(self, s: Duel, track: list[int], log: list[Event], see: Observation) -> None:
        offered = set(track) | {e.a for e in log if e.kind == E.TRACK_REVEALS}
        bought = {e.a: e.me for e in log if e.kind == FE.ACQUIRES and DEVELOPMENT <= e.a < START_PROVINCE}
        completed = {e.a for e in log if e.kind == FE.COMPLETES}
        for card in offered:
            see.rate("bought", BOOK.id[card], WHOLE * (card in bought))
            if card in bought and BOOK.type[card] == WONDER:
                see.rate("completed", BOOK.id[card], WHOLE * (card in completed))
        for pl in s.players:
            for policy in range(POLICY + POLICIES * pl.civ, POLICY + POLICIES * (pl.civ + 1)):
                see.rate("policy", BOOK.id[policy], WHOLE * (policy in pl.policies))

    def totals(self, game: Game[Any], s: Duel, log: list[Event], see: Observation) -> None:
        """What both players together ended with."""
        scores = [score.total for score in game.result(s).scores]
        see.sums["winner"] += max(scores)
        for score in game.result(s).scores:
            lines = dict(score.lines)
            see.sums["score"] += score.total
            see.sums["policies"] += lines["policies"] // POLICY_POINTS
            see.sums["provinces"] += lines["provinces"]
            see.sums["knowledge"] += lines["knowledge"]
            see.sums["wonders"] += lines["wonders"] // WONDER_POINTS
        for e in log:
            if e.kind in (FE.ACQUIRES, E.GAINS_CARD):
                see.sums["basic" if e.a < DEVELOPMENT else "development"] += 1


STUDY = DuelStudy()
FIGURES = family.figures(BOOK)


# ------------------------------------------------------------------ the report of one game
COURSES = (
    Course(
        "strength", both("Military strength", "Force militaire"),
        {"defence": both("Price of conquering the topmost Province", "Prix pour conquérir la Province du dessus")},
        lambda s, seat: (defence(s, seat),),
    ),
    Course(
        "holdings", both("What each possessed", "Ce que chacun possédait"),
        worded("monumental-duel", "score", ("provinces", "knowledge", "wonders", "policies")),
        lambda s, seat: list(stats(s, seat).values()),
    ),
    Course(
        "treasury", both("Gold and Culture kept", "Or et Culture en réserve"),
        worded("monumental-duel", "resource", ("gold", "culture")),
        lambda s, seat: (s.players[seat].res[GOLD], s.players[seat].res[CULTURE]),
    ),
)


class Ledger(family.CityLedger):
    takes = dict.fromkeys((FE.ACQUIRES, FE.DEVELOPS, E.GAINS_CARD), BOOK.id)
    book, resources = BOOK, RESOURCE_IDS


# ------------------------------------------------------------------ times
BENCH = Bench(games=150, finished_of=24, patient=True, load_decisions=400)
GOALS = (
    Goal("decisions", 3, 10), Goal("clone", one_of(6), one_of(15)), Goal("memory", 6000, 6000), Goal("import", 80, 80),
    Goal("load", 60), Goal("jobs", 1.7, 1.7), Goal("vector", 1.7, 1.7),
)
