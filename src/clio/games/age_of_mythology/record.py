"""The face of Age of Mythology for the rest of Clio: what it is, its options, its parts together."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from clio.engine.errors import BadOption
from clio.engine.game import CardFace, Result, Score
from clio.engine.kernel import Event, Frame
from clio.engine.placed import PlacedGame
from clio.engine.record import Option, Options, Record, RulesChange
from clio.games.age_of_mythology import events as E
from clio.games.age_of_mythology import rules as rules  # the cards first
from clio.games.age_of_mythology import view as views
from clio.games.age_of_mythology.cardbook import (
    BOOK, BUILDING_BOOK, CULTURE_IDS, RESOURCE_IDS, UNIT_BOOK, VICTORY_IDS,
)
from clio.games.age_of_mythology.ops.goods import unpacked
from clio.games.age_of_mythology.rules.play import PLAY_CARD
from clio.games.age_of_mythology.rules.setup import draw_cultures, lay_out, seatings
from clio.games.age_of_mythology.rules.trade import TEMPLE_FAVOR
from clio.games.age_of_mythology.rules.battle import Rebirth
from clio.games.age_of_mythology.state import (
    ACTING, CARDS, CYCLOPS, FOURTH, HEROIC_GREEK, HYDRA, NONE, PHARAOH, SET, THOR, WADJET, Config, Mythology,
)
from clio.games.age_of_mythology.words import MythologyWords

TWO_CULTURES_SEATS = 4  # AOM-SETUP-07
OF_ITS_USER = (  # powers that may take something of their user: Hades, Hephaestos, Horus, Set, Anubis
    "AOM-GREEKGOD-06", "AOM-GREEKGOD-08", "AOM-EGYPTGOD-04", "AOM-EGYPTGOD-09", "AOM-EGYPTGOD-10",
)
CHANGES = (
    RulesChange(2, ("AOM-OPEN-58", "AOM-GOD-20", *OF_ITS_USER), {
        "en": "A god power takes nothing of its user's before the user has pointed at it, even if there is only one.",
        "fr": "Un pouvoir divin ne prend rien à son utilisateur avant que celui-ci l'ait désigné, même s'il n'y a "
              "qu'un choix.",
    }),
)


def options() -> tuple[Option, ...]:
    return (
        Option(
            "cultures",
            {"en": "Cultures", "fr": "Cultures"},
            {"en": "Chosen for each seat, or drawn by lot; neighbours never share one (AOM-SETUP-05).",
             "fr": "Choisies pour chaque siège, ou tirées au sort ; des voisins n'ont jamais la même (AOM-SETUP-05)."},
            "random", ("random", *CULTURE_IDS),
            ({"en": "by lot", "fr": "au sort"}, {"en": "Greek", "fr": "grecque"},
             {"en": "Egyptian", "fr": "égyptienne"}, {"en": "Norse", "fr": "nordique"}),
            per_seat=True,
        ),
        Option(
            "two_cultures",
            {"en": "Two cultures only", "fr": "Deux cultures seulement"},
            {"en": "With exactly four players: two cultures play twice, the third stays in the box (AOM-SETUP-07).",
             "fr": "À quatre joueurs exactement : deux cultures jouent deux fois, la troisième reste dans la boîte "
                   "(AOM-SETUP-07)."},
            False, ruling=True,
        ),
        Option(
            "figures",
            {"en": "Figures of each mortal and myth unit", "fr": "Figurines de chaque unité mortelle ou mythique"},
            {"en": "Per shade; with two or three players each has both shades (AOM-COMP-34).",
             "fr": "Par teinte ; à deux ou trois joueurs, chacun a les deux teintes (AOM-COMP-34)."},
            "4", ("3", "4", "5", "6", "8"), tuple({"en": n, "fr": n} for n in ("3", "4", "5", "6", "8")),
            ruling=True,
        ),
        Option(
            "heroes",
            {"en": "Figures of each hero", "fr": "Figurines de chaque héros"},
            {"en": "Per shade (AOM-COMP-34).", "fr": "Par teinte (AOM-COMP-34)."},
            "1", ("1", "2", "3"), tuple({"en": n, "fr": n} for n in ("1", "2", "3")),
            ruling=True,
        ),
        Option(
            "medusa",
            {"en": "Medusa against giants", "fr": "Méduse contre les géants"},
            {"en": "The card gives her 6 more dice, the example of the rulebook 4 (AOM-OPEN-02).",
             "fr": "La carte lui donne 6 dés de plus, l'exemple de la règle 4 (AOM-OPEN-02)."},
            "6", ("6", "4"), ({"en": "+6 dice, the card", "fr": "+6 dés, la carte"},
                              {"en": "+4 dice, the example", "fr": "+4 dés, l'exemple"}),
            ruling=True,
        ),
        Option(
            "hades",
            {"en": "What Hades takes", "fr": "Ce que prend Hadès"},
            {"en": "The card says any of your units, the sample round a mortal one (AOM-OPEN-03).",
             "fr": "La carte dit n'importe laquelle de vos unités, l'exemple une unité mortelle (AOM-OPEN-03)."},
            "any", ("any", "mortal"), ({"en": "any unit", "fr": "toute unité"},
                                       {"en": "mortal units only", "fr": "les unités mortelles seulement"}),
            ruling=True,
        ),
        Option(
            "trade",
            {"en": "Exchanges of one Trade", "fr": "Ce qu'on échange en une action"},
            {"en": "Cubes of any resources, or of one colour only: the rulebook says both (AOM-OPEN-04).",
             "fr": "Des cubes de toutes ressources, ou d'une seule couleur : la règle dit les deux (AOM-OPEN-04)."},
            "any", ("any", "one-colour"), ({"en": "any resources", "fr": "toutes les ressources"},
                                           {"en": "one colour", "fr": "une seule couleur"}),
            ruling=True,
        ),
        Option(
            "new_hero",
            {"en": "The hero of a new age", "fr": "Le héros d'un nouvel âge"},
            {"en": "May be recruited at once, or from the next round on (AOM-OPEN-57).",
             "fr": "Se recrute aussitôt, ou dès la manche suivante (AOM-OPEN-57)."},
            "at-once", ("at-once", "next-round"), ({"en": "at once", "fr": "aussitôt"},
                                                   {"en": "from the next round on", "fr": "dès la manche suivante"}),
            ruling=True,
        ),
    )


class AgeOfMythology(PlacedGame[Mythology]):
    """2 to 8 players, with the extra sets of the rulebook for 5 and more."""

    def __init__(self) -> None:
        super().__init__()
        self.record = Record(
            id="age-of-mythology",
            names={"en": "Age of Mythology", "fr": "Age of Mythology"},
            about={
                "en": "Settle your land, raise a city, call heroes and creatures of myth to your side, and fight your "
                "neighbours with dice: Greeks, Egyptians and Norse compete for the favour of their gods.",
                "fr": "Peuplez vos terres, bâtissez une cité, ralliez héros et créatures mythiques, et affrontez vos "
                "voisins aux dés : Grecs, Égyptiens et Nordiques se disputent la faveur de leurs dieux.",
            },
            players=(2, 8),
            options=options(),
            rules_version=2,
            minutes=(90, 240),
            decisions=(150, 2500),
            hidden={
                "en": "Hands, the order of the random decks, armies and battle cards until they are revealed, cards "
                "chosen or discarded until all have chosen, the face-down tiles.",
                "fr": "Les mains, l'ordre des pioches, les armées et les cartes bataille avant leur révélation, les "
                "cartes choisies ou défaussées avant que tous aient choisi, les tuiles face cachée.",
            },
            actions=len(self.space),
            changes=CHANGES,
        )

    # ------------------------------------------------------------------ setting up
    def check_options(self, players: int, options: Options) -> None:
        two = bool(options["two_cultures"])
        if two and players != TWO_CULTURES_SEATS:
            key = "age-of-mythology.two_cultures_four"
            raise BadOption(key, ("AOM-SETUP-07",), option="two_cultures", players=players)
        if not seatings(wishes(options), two):
            clauses = ("AOM-SETUP-05", "AOM-SETUP-07", "AOM-SETUP-43", "AOM-COMP-01")
            raise BadOption("age-of-mythology.cultures_seated", clauses, option="cultures")

    def set_up(self, players: int, options: Options, rng: int) -> Mythology:
        config = Config(
            players, int(str(options["figures"])), int(str(options["heroes"])), int(str(options["medusa"])),
            options["hades"] == "mortal", options["trade"] == "one-colour", options["new_hero"] == "next-round",
        )
        rng, cultures = draw_cultures(rng, wishes(options), bool(options["two_cultures"]))
        return lay_out(rng, config, cultures)

    # ------------------------------------------------------------------ what the engine asks
    @cache  # noqa: B019 - one game object for the whole program
    def words(self, lang: str) -> MythologyWords:
        from clio.games.age_of_mythology.words import en, fr

        return {"en": en.WORDS, "fr": fr.WORDS}[lang]

    def amounts(self, e: Event) -> dict[str, int]:
        return AMOUNTS[e.kind](e) if e.kind in AMOUNTS else {}

    def cards_told(self, e: Event) -> list[str]:
        """Units, buildings and victory have cards too, each with numbers of their own."""
        found = [*super().cards_told(e), *ALWAYS.get(e.kind, ())]
        if e.kind == E.GAINS and e.c >= CARDS:
            found.append(UNIT_BOOK.id[e.c - CARDS])
        for ids, numbers in ((UNIT_BOOK.id, E.UNITS), (BUILDING_BOOK.id, E.BUILDINGS), (VICTORY_IDS, E.VICTORY)):
            found += [ids[getattr(e, where)] for where in numbers.get(e.kind, "")]
        return found

    def reveals(self, e: Event) -> bool:
        """Secret choices turned over: cards discarded, armies, battle cards."""
        return e.kind in (E.DISCARDS, E.KEEPS, E.BRINGS, E.EMPTY, E.LAYS)

    def source(self, s: Mythology, f: Frame) -> str | None:
        """The card whose action or power asks, or the unit that a Priest could bring back; in a battle and after it the
        card of the attack."""
        if isinstance(f.op, Rebirth):
            return UNIT_BOOK.id[f.src]
        card, b = f.src, s.battle
        if card < 0 and s.phase == ACTING and f.op is not PLAY_CARD:
            card = b.card if b is not None and not b.over else last_played(s)
        return BOOK.id[card] if card >= 0 else None

    def result(self, s: Mythology) -> Result:
        """AOM-END-06 to -09: victory cubes, then resource cubes."""
        scores = tuple(
            Score(seat, p.victory(), tuple(zip(views.WAY_IDS, p.ways, strict=True)))
            for seat, p in enumerate(s.players)
        )
        strength = [(p.victory(), sum(p.cubes)) for p in s.players]
        ranking = tuple(
            tuple(seat for seat, mine in enumerate(strength) if mine == rank)
            for rank in sorted(set(strength), reverse=True)
        )
        points = [p.victory() for p in s.players]
        tied = points.count(max(points)) > len(ranking[0])
        return Result(scores, ranking, "resources" if tied else None)

    def cards(self) -> list[CardFace]:
        from clio.games.age_of_mythology.faces import faces

        return faces()


def last_played(s: Mythology) -> int:
    """The card of whoever was the last to play one in this action round: the others still wait for their turn."""
    waiting = {frame.me for frame in s.stack if frame.op is PLAY_CARD}
    done = [s.players[seat] for seat in s.seats_from(s.starting) if seat not in waiting]
    played = [p for p in done if p.out and (s.turn < FOURTH or p.fourth)]
    return played[-1].out[-1] if played else NONE


def wishes(options: Options) -> list[int]:
    """The culture chosen for each seat, NONE where the lot decides."""
    given = options["cultures"]
    assert isinstance(given, list)
    return [NONE if name == "random" else CULTURE_IDS.index(name) for name in given]


def named(cubes: int, sign: int) -> dict[str, int]:
    return {name: sign * n for name, n in zip(RESOURCE_IDS, unpacked(cubes), strict=True) if n}


ALWAYS: dict[int, tuple[str, ...]] = {  # cards that such a line names, without a number of them
    E.SWAPS_TILES: (BOOK.id[SET],), E.SMITES: (BOOK.id[THOR],), E.GROWS: (UNIT_BOOK.id[HYDRA],),
    E.THROWS: (UNIT_BOOK.id[CYCLOPS],), E.REPLACES: (UNIT_BOOK.id[WADJET], UNIT_BOOK.id[PHARAOH]),
    E.ROUTED: (UNIT_BOOK.id[HEROIC_GREEK],),
}
AMOUNTS: dict[int, Callable[[Event], dict[str, int]]] = {
    E.COLLECTS: lambda e: named(e.a, 1),
    E.LOOTS: lambda e: named(e.a, 1),
    E.PAYS: lambda e: named(e.a, -1),
    E.SPOILS: lambda e: named(e.a, -1),
    E.BUILDS: lambda e: named(e.b, -1),
    E.RECRUITS: lambda e: named(e.b, -1),
    E.GAINS: lambda e: {RESOURCE_IDS[e.a]: e.b},
    E.TRADES: lambda e: {RESOURCE_IDS[e.a]: -1, RESOURCE_IDS[e.b]: 1},
    E.ADVANCES: lambda e: dict.fromkeys(RESOURCE_IDS, -e.b),
    E.BUYS: lambda e: {"favor": -TEMPLE_FAVOR, "victory": 1},
    E.WINS_CUBES: lambda e: {"victory": e.a},
    E.INVOKES: lambda e: {"favor": -e.b},
    E.RETURNS: lambda e: {"favor": -e.b} if e.b else {},
}
GAME = AgeOfMythology()
