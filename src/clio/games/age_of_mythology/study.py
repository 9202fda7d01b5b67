"""Age of Mythology for the lab: what it counts, what tells whether it is balanced, how its times are measured."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any, ClassVar

from clio.engine.game import Game
from clio.engine.kernel import Event, State
from clio.engine.record import Names, Options
from clio.engine import study
from clio.engine.study import WHOLE, Bench, Chart, Course, Deed, Figure, Goal, Observation, Study, both, worded
from clio.games.age_of_mythology import events as E
from clio.games.age_of_mythology.cardbook import (
    AREA_IDS, BOOK, BUILDING_BOOK, CULTURE_IDS, RESOURCE_IDS, TILE_BOOK, UNIT_BOOK,
)
from clio.games.age_of_mythology.ops import dice
from clio.games.age_of_mythology.record import AMOUNTS
from clio.games.age_of_mythology.state import BUILDINGS, CARDS, CULTURES, GODS, NONE, SPACES, Mythology
from clio.games.age_of_mythology.view import WAY_IDS
from clio.messages import vocabulary


# ------------------------------------------------------------------ figures
LOGGED = True


def stats(s: State, seat: int) -> dict[str, int]:
    assert isinstance(s, Mythology)
    player = s.players[seat]
    log = s.log or ()
    mine = [event.kind for event in log if event.me == seat]
    return {
        "age": player.age, "army": player.army_size(), "buildings": player.city_size(),
        "tiles": SPACES - player.tiles.count(NONE), "cubes": sum(player.cubes),
        "attacks": mine.count(E.ATTACKS), "won": mine.count(E.WINS), "powers": mine.count(E.INVOKES),
    }


# ------------------------------------------------------------------ balance
FEWEST, MOST = 2, 8


class MythologyStudy(Study):
    """Every number of players in turn; cultures and seats by lot, as at a table."""

    players = FEWEST
    charts = (
        Chart(
            "culture", both("Cultures", "Cultures"), both("Culture", "Culture"),
            both("Games won, of those with three players: one of each culture.",
                 "Parties gagnées, de celles à trois joueurs : un de chaque culture."), 0.23, 0.43,
        ),
        Chart(
            "table", both("Cultures by number of players", "Cultures par nombre de joueurs"),
            both("Players, culture", "Joueurs, culture"),
            both("Games won by each player of the culture.", "Parties gagnées par chaque joueur de la culture."),
        ),
        Chart("first", both("The first starting player", "Le premier premier joueur"), both("Players", "Joueurs"),
              both("Games won.", "Parties gagnées.")),
        Chart("end", both("Ends", "Fins"), both("End", "Fin"), both("Games that ended so.", "Parties finies ainsi.")),
        Chart(
            "way", both("Ways to victory cubes", "Chemins vers les cubes de victoire"), both("Way", "Chemin"),
            both("Games in which somebody had cubes from it.", "Parties où quelqu'un en a tiré des cubes."),
        ),
        Chart("attack", both("Attacks", "Attaques"), both("Area", "Zone"),
              both("Battles won by the attacker.", "Batailles gagnées par l'attaquant.")),
        Chart(
            "power", both("God powers", "Pouvoirs divins"), both("Card", "Carte"),
            both("Games in which it was used, of those with its culture.",
                 "Parties où il a été utilisé, de celles avec sa culture."),
        ),
        Chart("building", both("Buildings", "Bâtiments"), both("Building", "Bâtiment"),
              both("Games in which somebody built it.", "Parties où quelqu'un l'a construit.")),
        Chart(
            "unit", both("Units", "Unités"), both("Unit", "Unité"),
            both("Games in which somebody recruited it, of those with its culture.",
                 "Parties où quelqu'un l'a recrutée, de celles avec sa culture."),
        ),
    )
    means: ClassVar[dict[str, Names]] = {
        "winner": both("points of the winner", "points du vainqueur"), "attacks": both("attacks", "attaques"),
        "powers": both("god powers used", "pouvoirs divins utilisés"),
        "buildings": both("buildings built", "bâtiments construits"),
        "units": both("units recruited", "unités recrutées"),
    }
    feats = frozenset(("advances", "builds-wonder", "invokes", "wins", "buys", "wins-cubes"))
    deeds = (
        Deed("played", both("Cards played", "Cartes jouées"), (E.PLAYS, E.INVOKES), BOOK.id),
        Deed("invoked", both("God powers used", "Pouvoirs divins utilisés"), (E.INVOKES,), BOOK.id),
        Deed("built", both("Buildings built", "Bâtiments construits"), (E.BUILDS,), BUILDING_BOOK.id),
        Deed("recruited", both("Units recruited", "Unités recrutées"), (E.RECRUITS,), UNIT_BOOK.id),
        Deed("tile", both("Tiles taken", "Tuiles prises"), (E.TAKES_TILE,), TILE_BOOK.id),
    )

    def names(self, lang: str) -> dict[str, str]:
        parts = [(key.split("."), text) for key, text in vocabulary("age-of-mythology", lang).items()]
        return {key[1]: text for key, text in parts if key[0] in ("culture", "area", "score")}

    def players_of(self, number: int) -> int:
        return FEWEST + number % (MOST - FEWEST + 1)

    def options(self, number: int) -> Options:
        return {}

    def offered(self, s: State) -> int:
        """The first starting player."""
        assert isinstance(s, Mythology)
        return s.starting

    def observe(self, game: Game[Any], s: State, before: Any, log: list[Event], see: Observation) -> None:
        assert isinstance(s, Mythology)
        result = game.result(s)
        n = len(s.players)
        won = [WHOLE // len(result.winners) if seat in result.winners else 0 for seat in range(n)]
        for seat, p in enumerate(s.players):
            see.rate("table", f"{n}, {CULTURE_IDS[p.culture]}", won[seat], n)
            if n == CULTURES:
                see.rate("culture", CULTURE_IDS[p.culture], won[seat], n)
        see.rate("first", str(n), won[before], n)
        built_wonder = any(e.kind == E.BUILDS_WONDER for e in log)
        see.rate("end", "The Wonder", WHOLE * built_wonder)
        see.rate("end", "the last victory cube", WHOLE * (not built_wonder))
        for way, name in enumerate(WAY_IDS):
            see.rate("way", name, WHOLE * any(p.ways[way] for p in s.players))
        see.sums["winner"] += max(score.total for score in result.scores)
        self.done(s, log, see)

    def done(self, s: Mythology, log: list[Event], see: Observation) -> None:
        """What was played, built, recruited and fought."""
        cultures = {p.culture for p in s.players}
        done = Counter((e.kind, e.a) for e in log)
        for card in range(GODS, CARDS):
            if BOOK.culture[card] in cultures:
                see.rate("power", BOOK.id[card], WHOLE * ((E.INVOKES, card) in done))
        for kind in range(BUILDINGS):
            see.rate("building", BUILDING_BOOK.id[kind], WHOLE * ((E.BUILDS, kind) in done))
        for culture in cultures:
            for unit in UNIT_BOOK.of(culture):
                see.rate("unit", UNIT_BOOK.id[unit], WHOLE * ((E.RECRUITS, unit) in done))
        attacker = -1
        for e in log:
            if e.kind == E.ATTACKS:
                attacker = e.me
            elif e.kind == E.WINS:
                see.rate("attack", AREA_IDS[e.b], WHOLE * (e.me == attacker))
        kinds = Counter(e.kind for e in log)
        for name, kind in (("attacks", E.ATTACKS), ("powers", E.INVOKES), ("buildings", E.BUILDS),
                           ("units", E.RECRUITS)):
            see.sums[name] += kinds[kind]


STUDY = MythologyStudy()
FIGURES = (
    Figure("favor", BOOK.id, BOOK.favor), Figure("number", BOOK.id, BOOK.number),
    *(Figure(f"cost.{name}", UNIT_BOOK.id, UNIT_BOOK.cost, i) for i, name in enumerate(RESOURCE_IDS)),
    *(Figure(f"cost.{name}", BUILDING_BOOK.id, BUILDING_BOOK.cost, i) for i, name in enumerate(RESOURCE_IDS)),
)


# ------------------------------------------------------------------ the report of one game
def army(s: Mythology, seat: int) -> int:
    """All units, also those in a battle."""
    return s.players[seat].army_size() + (0 if s.battle is None else s.battle.fighting(seat))


COURSES = (
    Course(
        "strength", both("Military strength", "Force militaire"), {"army": both("Units", "Unités")},
        lambda s, seat: (army(s, seat),),
    ),
    Course("stock", both("Resource cubes", "Cubes de ressources"), worded("age-of-mythology", "resource", RESOURCE_IDS),
           lambda s, seat: s.players[seat].cubes),
    Course(
        "holdings", both("Growth", "Croissance"),
        {"buildings": both("Buildings", "Bâtiments"), "tiles": both("Resource tiles", "Tuiles de ressources"),
         "age": both("Age (4 = Mythic)", "Âge (4 = mythique)")},
        lambda s, seat: (
            s.players[seat].city_size(), SPACES - s.players[seat].tiles.count(NONE), s.players[seat].age + 1),
    ),
)


class Ledger(study.Ledger):
    """A card brings what its action or its god power gives until its seat plays the next one; not what a temple is
    bought for, nor the cubes that are dealt out at the end."""

    takes: ClassVar[Mapping[int, Sequence[str]]] = {
        E.PLAYS: BOOK.id, E.INVOKES: BOOK.id, E.BUILDS: BUILDING_BOOK.id, E.RECRUITS: UNIT_BOOK.id,
    }

    def __init__(self) -> None:
        super().__init__()
        self.acting: tuple[int, str] | None = None  # whose card is being carried out, and which

    def gifts(self, s: State, e: Event) -> Sequence[tuple[str, str, int]]:
        if e.kind in (E.PLAYS, E.INVOKES):
            self.acting = e.me, BOOK.id[e.a]
        elif e.kind in (E.ROUND, E.TURN):
            self.acting = None
        if self.acting is None or self.acting[0] != e.me or e.kind == E.BUYS or (e.kind == E.WINS_CUBES and s.over):
            return ()
        amounts = AMOUNTS[e.kind](e) if e.kind in AMOUNTS else {}
        return [(self.acting[1], what, n) for what, n in amounts.items() if n > 0]


# ------------------------------------------------------------------ times
BENCH = Bench(players=4, crowd=4, games=50, copies=1500, saves=4, finished_of=2, jobs=400)
GOALS = (Goal("decisions", 2.5, 8), Goal("odds", 50, 50))
DICE = 20  # in the largest pools
TIMES = 5


def probe() -> dict[str, float]:
    """CPU microseconds for the odds of two pools, the mean over all pairs of pools and what ties do."""
    pools = range(1, DICE + 1)
    pairs = list(product(pools, pools, (-1, 0, 1)))
    seconds = 0.0
    for _ in range(TIMES):
        dice.ODDS.clear()
        dice.HITS.clear()
        before = time.process_time()
        for mine, theirs, ties in pairs:
            dice.odds(mine, theirs, ties)
        seconds += time.process_time() - before
    return {"odds_us": 1e6 * seconds / (TIMES * len(pairs))}
