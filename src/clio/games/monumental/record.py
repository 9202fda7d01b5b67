"""The face of Monumental for the rest of Clio: what it is, its options, its parts together."""

from __future__ import annotations

from functools import cache
from typing import cast

from clio.engine.actions import slug
from clio.engine.errors import BadOption
from clio.engine.game import CardFace, Result, Score
from clio.engine.kernel import Event, Frame
from clio.engine.placed import PlacedGame
from clio.engine.record import Options, Record, RulesChange, seat_of
from clio.engine.rng import next_rng, shuffle
from clio.games.families.monumental import events as FE
from clio.games.families.monumental.cardbook import BUILDING, KNOWLEDGE, WONDER
from clio.games.monumental import cards as cards
from clio.games.monumental import events as E
from clio.games.monumental.actions import SEATS
from clio.games.monumental.cardbook import (
    AFRICAN, BOOK, CLASSICAL, CORE, CORE_MAPS, MAPS, MEDIEVAL, MODERN, RENAISSANCE,
)
from clio.games.monumental.faces import face
from clio.games.monumental.options import DEFAULT_MAP, NEEDS_AFRICAN, options, presets
from clio.games.monumental.rules.end import BY_CULTURE, BY_GOLD, SHARED, ranking, scores
from clio.games.monumental.rules.setup import lay_out
from clio.games.monumental.state import DEVELOPMENT, KINDS, REVOLT, Config, World
from clio.games.monumental.view import RESOURCE_IDS, SCORE_LINES
from clio.games.monumental.words import MonumentalWords

DECK_TABLE = {  # MON-SETUP-07: cards of each Era by type
    CLASSICAL: {BUILDING: 5, KNOWLEDGE: 5, WONDER: 5},
    MEDIEVAL: {BUILDING: 4, KNOWLEDGE: 4, WONDER: 4},
    MODERN: {BUILDING: 0, KNOWLEDGE: 4, WONDER: 4},
}
DECK_TABLE_FIVE = {  # MON-SETUP-08
    CLASSICAL: {BUILDING: 6, KNOWLEDGE: 7, WONDER: 6},
    MEDIEVAL: {BUILDING: 5, KNOWLEDGE: 5, WONDER: 6},
    MODERN: {BUILDING: 0, KNOWLEDGE: 6, WONDER: 6},
}
CHANGES = (
    RulesChange(2, ("MON-TURN-05", "MON-TERM-06", "MAE-CARD-11"), {
        "en": "The effect of a card that another card copies may be declined.",
        "fr": "L'effet d'une carte copiée par une autre peut se refuser.",
    }),
    RulesChange(2, ("MAE-TRADE-06", "MON-ACT-05"), {
        "en": "Nothing is paid to advance beyond the end of the Trade Track, neither for an Investment nor for an "
              "effect with a price for each space.",
        "fr": "On ne paie rien pour avancer au-delà du bout de la Piste commerciale, ni pour un Investissement ni pour "
              "un effet dont le prix se compte par case.",
    }),
)
TIE_BREAKS = {BY_GOLD: "gold", BY_CULTURE: "culture", SHARED: "shared"}


class Monumental(PlacedGame[World]):
    """The core box and African Empires, with one to five seats, some of them Automas."""

    def __init__(self) -> None:
        super().__init__()
        self.symbols = [slug(name) for name in BOOK.name_en]
        self.record = Record(
            id="monumental",
            names={"en": "Monumental", "fr": "Monumental"},
            about={
                "en": "Every card of your City gives something, and each turn you activate one row and one column of "
                "it. Conquer the map, build Wonders, trade and learn, with up to five, or alone against an Automa.",
                "fr": "Chaque carte de votre Cité apporte quelque chose, et à chaque tour vous en activez une rangée "
                "et une colonne. Conquérez des Provinces, bâtissez des Merveilles, commercez et apprenez, jusqu'à "
                "cinq, ou seul contre un Automa.",
            },
            players=(1, SEATS),
            options=options(),
            rules_version=2,
            minutes=(60, 180),
            decisions=(150, 1500),
            hidden={
                "en": "The order of the decks and of the bag, the tokens that lie face down on the map and in Markets; "
                "Commercial Gains and Quests of the others.",
                "fr": "L'ordre des pioches et du sac, les jetons face cachée sur la carte et dans les Marchés ; les "
                "Gains commerciaux et les Quêtes des autres.",
            },
            actions=len(self.space),
            changes=CHANGES,
            presets=presets(),
        )

    # ------------------------------------------------------------------ setting up
    def check_options(self, players: int, options: Options) -> None:
        """MON-OPT-02 to MON-OPT-17: each refusal names its clause."""
        automas = automas_of(players, options)
        seats = players + automas
        african = bool(options["african"])
        if not 2 <= seats <= SEATS:
            raise refused("seats", "MON-OPT-02", "automas", seats=seats)
        if not african and seats == SEATS:
            raise refused("five_need_african", "MON-OPT-15", "african")
        self.check_map(seats, african, options)
        self.check_african(african, options)
        self.check_civilizations(automas, options)
        if options["mode"] == "continuous" and automas:
            raise refused("continuous_automa", "MON-SOLO-26", "mode")
        if not automas and (options["automa_level"] != "0" or options["automa_trade_limit"]):
            option = "automa_level" if options["automa_level"] != "0" else "automa_trade_limit"
            raise refused("no_automa", "MON-OPT-12", option)
        self.check_deck(seats, african, options)

    def check_map(self, seats: int, african: bool, options: Options) -> None:
        """MON-OPT-03, MON-OPT-15."""
        chosen = str(options["map"])
        if chosen == "auto":
            return
        for m in MAPS:
            if m.id == chosen and m.seats != seats:
                raise refused("map_seats", "MON-OPT-03", "map", seats=seats, wanted=m.seats)
        if not african and chosen in NEEDS_AFRICAN:
            raise refused("map_african", "MON-OPT-15", "map")

    def check_african(self, african: bool, options: Options) -> None:
        """MON-OPT-16."""
        if african:
            return
        for module in ("future", "natural_wonders", "quests"):
            if options[module] == "yes":
                raise refused("module_african", "MON-OPT-16", module)
        chosen = [*cast("list[str]", options["civilizations"]), str(options["automa_civilization"])]
        for name in chosen:
            if name != "random" and BOOK.civ_box[BOOK.civ_id.index(name)] == AFRICAN:
                raise refused("civilization_african", "MON-OPT-16", "civilizations")

    def check_civilizations(self, automas: int, options: Options) -> None:
        """MON-SETUP-15, MON-OPT-10."""
        chosen = [name for name in cast("list[str]", options["civilizations"]) if name != "random"]
        automa = str(options["automa_civilization"])
        if automa != "random":
            if not automas:
                raise refused("no_automa", "MON-OPT-12", "automa_civilization")
            chosen.append(automa)
        if len(set(chosen)) != len(chosen):
            raise refused("same_civilization", "MON-SETUP-15", "civilizations")

    def check_deck(self, seats: int, african: bool, options: Options) -> None:
        """MON-OPT-05: a list respects the numbers of its seats and names no card twice."""
        deck = options["deck"]
        if deck == "core" and seats == SEATS:
            raise refused("core_deck_five", "MON-OPT-05", "deck")
        if not isinstance(deck, list):
            return
        table = deck_table(seats)
        size = sum(n for era in table.values() for n in era.values())
        if len(deck) > 2 * size:
            raise refused("deck_size", "MON-OPT-05", "deck", n=len(deck), wanted=size)
        found = [self.card(name) for name in deck]
        if len(set(found)) != len(found):
            raise refused("deck_twice", "MON-OPT-05", "deck")
        for era, types in table.items():
            for type, n in types.items():
                if len([card for card in found if BOOK.era[card] == era and BOOK.type[card] == type]) != n:
                    raise refused("deck_table", "MON-OPT-05", "deck", seats=seats)
        if len(found) != size or any(not DEVELOPMENT <= card < REVOLT for card in found):
            raise refused("deck_size", "MON-OPT-05", "deck", n=len(found), wanted=size)
        if not african and any(BOOK.box[card] == AFRICAN for card in found):
            raise refused("deck_african", "MON-OPT-16", "deck")

    def set_up(self, players: int, options: Options, rng: int) -> World:
        automas = automas_of(players, options)
        african = bool(options["african"])
        rng, civilizations = draw_civilizations(rng, players, automas, options)
        rng = next_rng(rng)
        first = seat_of(options["first"], rng, players)
        rng, eras, aside = self.development(rng, players + automas, options)
        number = map_number(players + automas, options)
        config = Config(
            number, (MAPS if african else CORE_MAPS)[number], players, automas, civilizations, african,
            options["mode"] == "continuous", switch(options, "future"), switch(options, "natural_wonders"),
            switch(options, "quests"), bool(options["heroes"]), bool(options["monsters"]), bool(options["renaissance"]),
            options["deck"] != "mixed" or not african, int(str(options["progress_cost"])),
            int(str(options["automa_level"])), bool(options["automa_trade_limit"]),
        )
        return lay_out(rng, config, eras, aside, first)

    def development(self, rng: int, seats: int, options: Options) -> tuple[int, list[list[int]], list[list[int]]]:
        """MON-SETUP-07 to MON-SETUP-10, MAE-DECK-01, MAE-RES-01: the cards of each Era in the deck, and those left of
        Eras I, II and III."""
        african = bool(options["african"])
        deck = options["deck"]
        chosen: list[int] = []
        if isinstance(deck, list):
            chosen = [self.card(name) for name in deck]
        else:
            for n, cards in deck_cells(seats, african and deck != "core"):
                cell = list(cards)
                rng = shuffle(rng, cell)
                chosen += cell[:n]
        pool = development_cards(african)
        if options["renaissance"]:
            chosen += [card for card in pool if BOOK.era[card] == RENAISSANCE]
        eras: dict[int, list[int]] = {era: [] for era in (CLASSICAL, MEDIEVAL, RENAISSANCE, MODERN)}
        aside: dict[int, list[int]] = {era: [] for era in (CLASSICAL, MEDIEVAL, RENAISSANCE, MODERN)}
        for card in chosen:
            eras[BOOK.era[card]].append(card)
        for card in set(pool).difference(chosen):
            aside[BOOK.era[card]].append(card)
        return rng, list(eras.values()), [sorted(aside[era]) for era in (CLASSICAL, MEDIEVAL, MODERN)]

    # ------------------------------------------------------------------ what the engine asks
    @cache  # noqa: B019 - one game object for the whole program
    def words(self, lang: str) -> MonumentalWords:
        from clio.games.monumental.words import en, fr

        return fr.WORDS if lang == "fr" else en.WORDS

    def seats(self, s: World) -> int:
        """Those of people: an Automa decides nothing."""
        return s.config.humans

    def automas(self, s: World, lang: str) -> list[str]:
        """The same word in both languages; several have numbers."""
        n = s.config.automas
        return ["Automa"] if n == 1 else [f"Automa {i}" for i in range(1, n + 1)]

    def names(self, lang: str) -> dict[str, str]:
        """The civilizations too, each named in its own file, the maps and the Markets."""
        named = zip(BOOK.civ_id, BOOK.civ_fr if lang == "fr" else BOOK.civ_en, strict=True)
        found = super().names(lang) | {f"civilization.{id}": name for id, name in named}
        found |= {f"map.{m.id}": m.fr if lang == "fr" else m.en for m in MAPS}
        markets = zip(BOOK.market_id, BOOK.market_fr if lang == "fr" else BOOK.market_en, strict=True)
        return found | {f"market.{id}": name for id, name in markets}

    def source(self, s: World, f: Frame) -> str | None:
        return BOOK.id[f.src] if 0 <= f.src < KINDS else None

    def amounts(self, e: Event) -> dict[str, int]:
        if e.kind == E.LOSES:
            return {RESOURCE_IDS[e.a]: -e.b}
        return {"gold": -e.a} if e.kind == E.EXPIRES else FE.amounts(e, RESOURCE_IDS)

    def result(self, s: World) -> Result:
        """MON-SCORE, MON-SOLO-37."""
        lines = scores(s)
        totals = [sum(mine) for mine in lines]
        order, rule = ranking(s, totals)
        told = [Score(n, totals[n], tuple(zip(SCORE_LINES, mine, strict=True))) for n, mine in enumerate(lines)]
        return Result(tuple(told), order, TIE_BREAKS.get(rule))

    def cards(self) -> list[CardFace]:
        return [face(self, kind) for kind in range(KINDS)]


# ---------------------------------------------------------------- reading the options
def refused(key: str, clause: str, option: str, **parts: object) -> BadOption:
    return BadOption(f"monumental.{key}", (clause,), option=option, **parts)


def automas_of(players: int, options: Options) -> int:
    """MON-OPT-02."""
    chosen = str(options["automas"])
    return int(players == 1) if chosen == "auto" else int(chosen)


def switch(options: Options, module: str) -> bool:
    """MON-OPT-07, MON-OPT-08: automatic means with African Empires."""
    return bool(options["african"]) if options[module] == "auto" else options[module] == "yes"


def map_number(seats: int, options: Options) -> int:
    """MON-OPT-03."""
    chosen = str(options["map"])
    if chosen == "auto":
        chosen = DEFAULT_MAP[seats] if options["african"] or seats != 4 else "lock"
    return [m.id for m in MAPS].index(chosen)


def deck_table(seats: int) -> dict[int, dict[int, int]]:
    return DECK_TABLE_FIVE if seats == SEATS else DECK_TABLE


@cache
def development_cards(african: bool) -> tuple[int, ...]:
    """Those of the boxes, sorted out once."""
    boxes = (CORE, AFRICAN) if african else (CORE,)
    return tuple(card for card in range(DEVELOPMENT, REVOLT) if BOOK.box[card] in boxes)


@cache
def deck_cells(seats: int, african: bool) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """MON-SETUP-07, MON-SETUP-08: for each Era and type how many cards, and of which; sorted out once."""
    pool = development_cards(african)
    return tuple(
        (n, tuple(card for card in pool if BOOK.era[card] == era and BOOK.type[card] == type))
        for era, types in deck_table(seats).items() for type, n in types.items()
    )


def draw_civilizations(rng: int, players: int, automas: int, options: Options) -> tuple[int, tuple[int, ...]]:
    """MON-SETUP-28, MON-OPT-10: seats that left it to chance draw among the civilizations nobody chose."""
    wanted = [*cast("list[str]", options["civilizations"])]
    if automas:
        wanted += [str(options["automa_civilization"]), *["random"] * (automas - 1)]
    taken = [BOOK.civ_id.index(name) for name in wanted if name != "random"]
    boxes = (CORE, AFRICAN) if options["african"] else (CORE,)
    free = [civ for civ in range(len(BOOK.civ_id)) if civ not in taken and BOOK.civ_box[civ] in boxes]
    rng = shuffle(rng, free)
    return rng, tuple(free.pop() if name == "random" else BOOK.civ_id.index(name) for name in wanted)


GAME = Monumental()
