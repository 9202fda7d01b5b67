"""How players play Through the Ages: what is counted of whole games of a bot against itself, beside 1,011 games of
people on a public site (their means, by 2, 3 and 4 players) and the bounds beyond which a bot plays unlike them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from clio.engine.game import Game
from clio.engine.kernel import Event, State
from clio.engine.study import Diary, Habit, both
from clio.games.through_the_ages import actions as A
from clio.games.through_the_ages import events as E
from clio.games.through_the_ages.state import (
    GOVERNMENT, LEADER, SPECIAL, UNIT, WONDER, WORKED, Ages,
)

HABITS = (
    Habit("culture", both("final culture, median", "culture finale, médiane"), (156, 180, 182), low=(120, 140, 145),
          median=True),
    Habit("rounds", both("rounds", "manches"), (19.4, 18.6, 19.2), low=(18, 18, 18), high=(21, 21, 21)),
    Habit("taken", both("civil cards taken", "cartes civiles prises"), (34, 30, 30), low=(25, 25, 25)),
    Habit("dear", both("of these for 3 actions", "dont pour 3 actions"), (4.5, 5.7, 7.3), high=(12, 12, 12),
          percent=True),
    Habit("played", both("cards of the civil hand that are played", "cartes civiles en main jouées"), (78, 77, 77),
          low=(65, 65, 65), percent=True),
    Habit("wonders", both("wonders completed", "merveilles achevées"), (2.7, 2.5, 2.5), low=(1.5, 1.5, 1.5)),
    Habit("lost", both("wonders begun and lost", "merveilles commencées et perdues"), (1.5, 1.5, 1.5),
          high=(15, 15, 15), percent=True),
    Habit("begun", both("round of the first stage, median", "manche de la première étape, médiane"), (3.5, 3.5, 3.5),
          high=(6, 6, 6), median=True),
    Habit("governed", both("round of the first new government", "manche du premier changement de gouvernement"),
          (11.5, 11.5, 11.5), low=(8, 8, 8), high=(15, 15, 15)),
    Habit("despots", both("never a new government", "jamais de changement de gouvernement"), (6.7, 6.7, 6.7),
          high=(20, 20, 20), percent=True),
    Habit("workers6", both("workers in round 6", "ouvriers à la manche 6"), (10, 10, 10), low=(8, 8, 8)),
    Habit("workers12", both("workers in round 12", "ouvriers à la manche 12"), (12, 12, 12), low=(10, 10, 10)),
    Habit("workers17", both("workers in round 17", "ouvriers à la manche 17"), (15, 15, 15), low=(13, 13, 13)),
    Habit("mined10", both("resources produced in round 10", "ressources produites à la manche 10"), (4.2, 4.2, 4.2),
          low=(2.8, 2.8, 2.8)),
    Habit("mined16", both("resources produced in round 16", "ressources produites à la manche 16"), (6.2, 6.2, 6.2),
          low=(4.1, 4.1, 4.1)),
    Habit("farmed10", both("food produced in round 10", "nourriture produite à la manche 10"), (2.7, 2.7, 2.7),
          low=(1.8, 1.8, 1.8)),
    Habit("farmed16", both("food produced in round 16", "nourriture produite à la manche 16"), (4.5, 4.5, 4.5),
          low=(3.0, 3.0, 3.0)),
    Habit("famine", both("turns short of food", "tours sans assez de nourriture"), (2.5, 2.5, 2.5), high=(5, 5, 5),
          percent=True),
    Habit("idle", both("seats with an unused civil action in rounds 1 to 3",
                       "sièges avec une action civile inutilisée, manches 1 à 3"), (0.8, 0.8, 0.8), high=(3, 3, 3),
          percent=True),
    Habit("arms", both("military technologies taken", "technologies militaires prises"), (3.8, 2.8, 3.4),
          low=(1.9, 1.4, 1.7)),
    Habit("tactics", both("tactics set", "tactiques choisies"), (2.1, 2.0, 2.3), low=(1.0, 1.0, 1.1)),
    Habit("units", both("units built", "unités construites"), (6.1, 5.0, 6.1), low=(3.0, 2.5, 3.0)),
    Habit("wars", both("wars declared in a game", "guerres déclarées par partie"), (0.5, 0.5, 0.6), low=(0.01,) * 3,
          high=(1.5, 1.5, 1.8)),
    Habit("aggressions", both("aggressions in a game", "agressions par partie"), (1.4, 1.6, 3.0), low=(0.01,) * 3,
          high=(4.2, 4.8, 9.0)),
    Habit("conquerors", both("wars won by the attacker", "guerres gagnées par l'attaquant"), (84, 91, 87),
          low=(75, 75, 75), percent=True),
    Habit("weakest", both("games won by the weakest army", "parties gagnées par l'armée la plus faible"),
          (31, 13, 7), high=(50, 33, 25), percent=True),
    Habit("colonies", both("colonies", "colonies"), (1.5, 1.2, 1.4), low=(0.75, 0.6, 0.7)),
    Habit("bids", both("bids in an auction that is won", "enchères par colonie gagnée"), (2.1, 2.1, 2.4),
          low=(1.5, 1.5, 1.5)),
    Habit("pacts", both("pacts accepted of those offered", "pactes acceptés de ceux proposés"), (None, 93, 93),
          low=(0, 60, 60), percent=True),
)
BY_ROUND = {E.MINES: "mined", E.HARVEST: "farmed"}
COUNTED_ROUNDS = (10, 16)
WORKERS_AT_FIRST = 7
WORKER_ROUNDS = (6, 12, 17)
EARLY = 3  # rounds in which people leave no action unused
FROM_HAND = (E.DEVELOPS, E.REVOLTS, E.LEADS, E.PLAYS)


class AgesDiary(Diary):
    """One game. What the log does not tell is noted before it is done: actions left when a turn ends."""

    def __init__(self) -> None:
        self.idle: set[int] = set()

    def before(self, s: State, action: int) -> None:
        assert isinstance(s, Ages)
        if action == A.END and s.round <= EARLY and s.players[s.player].ca > 0:
            self.idle.add(s.player)

    def values(self, game: Game[Ages], s: State) -> Iterator[tuple[str, int]]:
        assert isinstance(s, Ages)
        log = s.log or []
        result = game.result(s)
        yield "rounds", s.round
        for score in result.scores:
            yield "culture", score.total
        for seat in range(len(s.players)):
            yield "idle", int(seat in self.idle)
            yield from lived(seat, log)
        yield from fought(log)
        weakest = sorted(range(len(s.players)), key=lambda seat: s.players[seat].strength)
        if s.players[weakest[0]].strength < s.players[weakest[1]].strength:
            yield "weakest", int(weakest[0] in result.winners)


def rounds_of(log: list[Event]) -> Iterator[tuple[int, Event]]:
    """Every event with its round."""
    now = 1
    for e in log:
        if e.kind == E.ROUND:
            now = e.a
        yield now, e


def lived(seat: int, log: list[Event]) -> Iterator[tuple[str, int]]:
    """What one player did."""
    count: Counter[str] = Counter()
    first: dict[str, int] = {}
    workers, at = WORKERS_AT_FIRST, 0
    for now, e in rounds_of(log):
        for due in WORKER_ROUNDS:
            if at < due <= now - 1:  # at the end of that round
                yield f"workers{due}", workers
        at = max(at, now - 1)
        if e.me != seat:
            continue
        if e.kind == E.TAKES:
            yield "dear", int(e.b == 3)
            count["taken"] += 1
            count["hand"] += not WONDER <= e.a < LEADER
            count["arms"] += UNIT <= e.a < WORKED
        elif e.kind in FROM_HAND:
            count["used"] += 1
        count["wonders"] += e.kind == E.COMPLETES
        count["lost"] += e.kind == E.WONDER_LEAVES
        count["tactics"] += e.kind in (E.PLAYS_TACTIC, E.COPIES)
        count["units"] += e.kind == E.BUILDS and UNIT <= e.a < WORKED
        count["colonies"] += e.kind == E.COLONIZES
        workers += (e.kind == E.INCREASES) + (e.a if e.kind == E.GAINS_WORKER else 0) - (e.kind == E.LOSES_WORKER)
        if e.kind == E.STAGES:
            first.setdefault("begun", now)
        if e.kind == E.REVOLTS or (e.kind == E.DEVELOPS and GOVERNMENT <= e.a < SPECIAL):
            first.setdefault("governed", now)
        if e.kind in BY_ROUND and now in COUNTED_ROUNDS:
            yield f"{BY_ROUND[e.kind]}{now}", e.a
        if e.kind == E.HARVEST:
            yield "famine", int(e.c > 0)
    for name in ("taken", "wonders", "arms", "tactics", "units", "colonies"):
        yield name, count[name]
    for n in range(count["hand"]):
        yield "played", int(n < count["used"])
    for n in range(count["wonders"] + count["lost"]):
        yield "lost", int(n < count["lost"])
    yield from first.items()
    yield "despots", int("governed" not in first)


def fought(log: list[Event]) -> Iterator[tuple[str, int]]:
    """What players did to each other."""
    kinds = Counter(e.kind for e in log)
    yield "wars", kinds[E.DECLARES]
    yield "aggressions", kinds[E.AGGRESSES]
    under_way: set[tuple[int, int, int]] = set()  # war, attacker, rival
    for e in log:
        if e.kind == E.DECLARES:
            under_way.add((e.a, e.me, e.b))
        elif e.kind in (E.WINS_WAR, E.WAR_DRAWN):
            won = e.kind == E.WINS_WAR and (e.a, e.me, e.b) in under_way
            under_way -= {(e.a, e.me, e.b), (e.a, e.b, e.me)}
            yield "conquerors", int(won)
    bids = 0
    for e in log:
        bids += e.kind == E.BIDS
        if e.kind == E.COLONIZES and bids:
            yield "bids", bids
            bids = 0
    for n in range(kinds[E.OFFERS]):
        yield "pacts", int(n < kinds[E.ACCEPTS])
DIARY = AgesDiary
