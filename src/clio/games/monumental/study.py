"""Monumental for the lab: what it counts, what tells whether it is balanced, how its times are measured."""

from __future__ import annotations

from itertools import permutations
from typing import Any, ClassVar, NamedTuple

from clio.engine.game import Game
from clio.engine.kernel import Event, State
from clio.engine.record import Names, Options
from clio.engine.study import WHOLE, Bench, Chart, Course, Deed, Goal, Observation, Study, both, one_of, worded
from clio.games.families.monumental import events as FE
from clio.games.families.monumental import study as family
from clio.games.families.monumental.cardbook import WONDER
from clio.games.families.monumental.state import CULTURE, EMPTY, GOLD, POLICIES
from clio.games.monumental import cards as declared
from clio.games.monumental import events as E
from clio.games.monumental.cardbook import BOOK, MAPS
from clio.games.monumental.ops.board import posts_of, provinces, strength, units_at
from clio.games.monumental.ops.standing import count_knowledge, count_wonders
from clio.games.monumental.state import CIVILIZATIONS, DEVELOPMENT, POLICY, REVOLT, World
from clio.games.monumental.view import RESOURCE_IDS

assert declared  # importing the declarations fills the card tables


# ------------------------------------------------------------------ figures
def stats(s: State, seat: int) -> dict[str, int]:
    assert isinstance(s, World)
    player = s.players[seat]
    return {
        "provinces": provinces(player), "knowledge": count_knowledge(player), "wonders": count_wonders(player),
        "policies": len(player.policies), "space": player.space, "posts": posts_of(s, seat),
        "quests": len(player.revealed),
    }


# ------------------------------------------------------------------ balance
FEWEST, MOST = 2, 4  # seats: the maps of the box
LOW, HIGH = 0.6, 1.4  # of the even share
SEATINGS = {n: tuple(permutations(range(1, CIVILIZATIONS), n - 1)) for n in range(FEWEST, MOST + 1)}
STRIDES = {2: 3, 3: 11, 4: 37}  # through the seatings, so that those that follow each other have little in common
MEAN_SHARE = 3 / 9  # of a seat, if games of two, three and four are equally many
BOXES = {n: [m for m in MAPS if m.seats == n] for n in range(FEWEST, MOST + 1)}


class Deal(NamedTuple):
    """What is remembered of the first position: the display and who begins."""

    display: list[int]
    first: int


def designed(kind: int) -> bool:
    return family.designed(BOOK, kind)


def shares(id: str, title: Names, row: Names, about: Names, even: float) -> Chart:
    return Chart(id, title, row, about, LOW * even, HIGH * even)


CIVILIZATION = both("Civilization", "Civilisation")


class MonumentalStudy(Study):
    """Two to four seats in turn on each of their maps, every civilization in every seat beside every other, with every
    first player, and the options that are given: 15,120 settings."""

    players = FEWEST
    charts = (
        shares(
            "civilization", both("Civilizations", "Civilisations"), CIVILIZATION,
            both("Games won with two to four seats.", "Parties gagnées avec deux à quatre sièges."), MEAN_SHARE,
        ),
        *(
            shares(
                f"civilization-{n}", both(f"Civilizations with {n} seats", f"Civilisations avec {n} sièges"),
                CIVILIZATION, family.WON, 1 / n,
            ) for n in range(FEWEST, MOST + 1)
        ),
        Chart(
            "map", both("Civilizations by map", "Civilisations par carte"),
            both("Map, civilization", "Carte, civilisation"), family.WON,
        ),
        *(
            shares(
                f"seat-{n}", both(f"Seats of the maps for {n}", f"Sièges des cartes pour {n}"),
                both("Map, seat", "Carte, siège"), family.WON, 1 / n,
            ) for n in range(FEWEST, MOST + 1)
        ),
        *(
            shares(
                f"turn-{n}", both(f"Places in turn order of {n}", f"Places dans l'ordre du tour de {n}"),
                both("Place", "Place"), family.WON, 1 / n,
            ) for n in range(FEWEST, MOST + 1)
        ),
        Chart(
            "bought", both("Purchases", "Achats"), family.CARD,
            both("Games in which somebody bought it, of those in which it was on display.",
                 "Parties où quelqu'un l'a achetée, de celles où elle était à l'étalage."),
            0.05, 0.95, False, family.designed_ids(BOOK, DEVELOPMENT, REVOLT),
        ),
        family.COMPLETED,
        family.POLICY,
        Chart(
            "quest", both("Quests", "Quêtes"), both("Quest", "Quête"),
            both("How often it was met, of those who kept it.", "Combien de fois accomplie, de ceux qui l'ont gardée."),
        ),
    )
    means: ClassVar[dict[str, Names]] = {
        "seats": both("seats", "sièges"), "winner": both("points of the winner", "points du vainqueur"),
        "score": both("points of all", "points de tous"), "provinces": both("Provinces of all", "Provinces de tous"),
        "knowledge": both("Knowledge of all", "Connaissances de tous"),
        "wonders": both("Wonders of all", "Merveilles de tous"),
        "policies": both("Policies of all", "Politiques de tous"),
        "spaces": both("spaces on the Trade Track of all", "cases de la Piste commerciale de tous"),
        "posts": both("Trading Posts", "Comptoirs"), "outposts": both("Outposts built", "Avant-postes bâtis"),
        "conquests": both("conquests of unoccupied Provinces", "conquêtes de Provinces inoccupées"),
        "ousted": both("conquests of occupied Provinces", "conquêtes de Provinces occupées"),
        "development": both("Development cards bought", "Cartes Développement achetées"),
        "basic": both("Basic Buildings bought or gained", "Bâtiments de base achetés ou gagnés"),
        "quests": both("Quests met", "Quêtes accomplies"),
    }
    feats = family.FEATS | {"completes-quest", "defeats", "takes-hero"}
    deeds = (
        *family.deeds(BOOK, DEVELOPMENT, REVOLT),
        Deed("hero", both("Heroes taken", "Héros pris"), (E.TAKES_HERO,), BOOK.id),
    )

    def names(self, lang: str) -> dict[str, str]:
        return family.civilization_names(BOOK, lang)

    def players_of(self, number: int) -> int:
        return FEWEST + number % (MOST - FEWEST + 1)

    def options(self, number: int) -> Options:
        n = self.players_of(number)
        number //= MOST - FEWEST + 1
        maps = BOXES[n]
        number, at = divmod(number, len(maps))
        lap, start = divmod(number, CIVILIZATIONS)
        seating = SEATINGS[n][lap * STRIDES[n] % len(SEATINGS[n])]
        return {
            "map": maps[at].id,
            "civilizations": [BOOK.civ_id[(start + step) % CIVILIZATIONS] for step in (0, *seating)],
            "first": str(1 + (5 * lap + start) % n),
        }

    def offered(self, s: State) -> Deal:
        assert isinstance(s, World)
        return Deal([card for card in s.display if card != EMPTY], s.first)

    def observe(self, game: Game[Any], s: State, before: Any, log: list[Event], see: Observation) -> None:
        assert isinstance(s, World)
        winners = game.result(s).winners
        won = [WHOLE // len(winners) if seat in winners else 0 for seat in range(len(s.players))]
        self.seats(s, won, before.first, see)
        self.cards(s, before.display, log, see)
        self.totals(game, s, log, see)

    def seats(self, s: World, won: list[int], first: int, see: Observation) -> None:
        n = len(s.players)
        for seat, pl in enumerate(s.players):
            see.rate("civilization", BOOK.civ_id[pl.civ], won[seat], n)
            see.rate(f"civilization-{n}", BOOK.civ_id[pl.civ], won[seat], n)
            see.rate("map", f"{s.map.id}, {BOOK.civ_id[pl.civ]}", won[seat], n)
            see.rate(f"seat-{n}", f"{s.map.id}, {seat + 1}", won[seat], n)
            see.rate(f"turn-{n}", str(1 + (seat - first) % n), won[seat], n)

    def cards(self, s: World, display: list[int], log: list[Event], see: Observation) -> None:
        offered = set(display) | {e.a for e in log if e.kind == E.REVEALS}
        bought = {e.a: e.me for e in log if e.kind == FE.ACQUIRES and DEVELOPMENT <= e.a < REVOLT}
        completed = {e.a for e in log if e.kind == FE.COMPLETES}
        for card in offered:
            see.rate("bought", BOOK.id[card], WHOLE * (card in bought))
            if card in bought and BOOK.type[card] == WONDER:
                see.rate("completed", BOOK.id[card], WHOLE * (card in completed))
        for pl in s.players:
            first = POLICY + POLICIES * pl.civ
            for policy in range(first, first + POLICIES):
                see.rate("policy", BOOK.id[policy], WHOLE * (policy in pl.policies))
            for quest in (*pl.quests, *pl.revealed):
                see.rate("quest", BOOK.id[quest], WHOLE * (quest in pl.revealed))

    def totals(self, game: Game[Any], s: World, log: list[Event], see: Observation) -> None:
        """What all players together ended with, and what they did."""
        scores = [score.total for score in game.result(s).scores]
        see.sums["winner"] += max(scores)
        see.sums["score"] += sum(scores)
        see.sums["seats"] += len(s.players)
        for seat, pl in enumerate(s.players):
            see.sums["provinces"] += provinces(pl)
            see.sums["knowledge"] += count_knowledge(pl)
            see.sums["wonders"] += count_wonders(pl)
            see.sums["policies"] += len(pl.policies)
            see.sums["spaces"] += pl.space
            see.sums["posts"] += posts_of(s, seat)
            see.sums["quests"] += len(pl.revealed)
        for e in log:
            self.count(e, see)

    def count(self, e: Event, see: Observation) -> None:
        if e.kind in (FE.ACQUIRES, E.GAINS_CARD):
            see.sums["basic" if e.a < DEVELOPMENT else "development"] += 1
        elif e.kind == E.CONQUERS:
            see.sums["conquests" if e.b < 0 else "ousted"] += 1
        elif e.kind == E.BUILDS_OUTPOST:
            see.sums["outposts"] += 1


STUDY = MonumentalStudy()
FIGURES = family.figures(BOOK)


# ------------------------------------------------------------------ the report of one game
def military(s: World, seat: int) -> tuple[int, int]:
    """The Units that hold Provinces, and the defence of these together: at home all players have the same Units."""
    pl = s.players[seat]
    held = [tile for tile in pl.realm.tiles if tile != pl.capital]
    return sum(units_at(s, tile) for tile in held), sum(strength(s, tile) for tile in held)


COURSES = (
    Course(
        "strength", both("Military strength", "Force militaire"),
        {"units": both("Units in Provinces", "Unités dans les Provinces"),
         "defence": both("Defence of all Provinces", "Défense de toutes les Provinces")},
        military,
    ),
    Course(
        "holdings", both("What each possessed", "Ce que chacun possédait"),
        worded("monumental", "score", ("provinces", "knowledge", "wonders", "policies")),
        lambda s, seat: list(stats(s, seat).values())[:4],
    ),
    Course(
        "treasury", both("Gold and Culture kept", "Or et Culture en réserve"),
        worded("monumental", "resource", ("gold", "culture")),
        lambda s, seat: (s.players[seat].res[GOLD], s.players[seat].res[CULTURE]),
    ),
)


class Ledger(family.CityLedger):
    takes = dict.fromkeys((FE.ACQUIRES, FE.DEVELOPS, E.GAINS_CARD, E.TAKES_HERO), BOOK.id)
    book, resources = BOOK, RESOURCE_IDS


# ------------------------------------------------------------------ times
BENCH = Bench(players=3, crowd=3, games=20, copies=1500, saves=4, finished_of=4, load_decisions=600, jobs=200)
GOALS = (
    Goal("decisions", 2, 10), Goal("clone", one_of(5), one_of(12)), Goal("memory", 8000, 8000), Goal("load", 300),
)
