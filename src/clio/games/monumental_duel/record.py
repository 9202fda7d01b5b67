"""The face of Monumental Duel for the rest of Clio: what it is, its options, its notation, its parts together."""

from __future__ import annotations

from functools import cache
from typing import cast

from clio.engine.actions import slug
from clio.engine.errors import BadOption
from clio.engine.game import CardFace, Result, Score
from clio.engine.kernel import Event, Frame
from clio.engine.placed import PlacedGame
from clio.engine.record import Option, Options, Preset, Record, RulesChange, seat_of
from clio.engine.rng import next_rng, shuffle
from clio.games.families.monumental import events as FE
from clio.games.families.monumental.cardbook import BUILDING, KNOWLEDGE, WONDER
from clio.games.monumental_duel import events as E
from clio.games.monumental_duel.cardbook import BOOK, PROVINCE
from clio.games.monumental_duel.faces import face
from clio.games.monumental_duel.rules.end import BY_ADVANTAGE, BY_CULTURE, BY_GOLD, SHARED, score_lines, winner
from clio.games.monumental_duel.rules.setup import lay_out
from clio.games.monumental_duel.state import (
    DEVELOPMENT, KINDS, SPY_MODULE, START_PROVINCE, TRADE_MODULE, Config, Duel,
)
from clio.games.monumental_duel.words import DuelWords
from clio.games.monumental_duel.view import RESOURCE_IDS, SCORE_LINES

DECK_TABLE = (  # MD-MOD-04 to MD-MOD-06: cards of each Era by type
    {KNOWLEDGE: 3, WONDER: 3, PROVINCE: 3, BUILDING: 3},
    {KNOWLEDGE: 3, WONDER: 3, PROVINCE: 3, BUILDING: 3},
    {KNOWLEDGE: 2, WONDER: 2, PROVINCE: 2},
)
DECK_SIZE = sum(n for era in DECK_TABLE for n in era.values())
CHANGES = (
    RulesChange(2, ("MD-USE-04", "MD-OPEN-51", "MD-TERM-02", "MD-TERM-14", "MD-TERM-27"), {
        "en": "Archiving, reinforcing, discarding or swapping a card of one's own is always asked and may be declined.",
        "fr": "Archiver, renforcer, défausser ou échanger une de ses propres cartes est toujours demandé et peut se "
              "refuser.",
    }),
    RulesChange(2, ("MD-TERM-24", "MD-OPEN-52"), {
        "en": "Taking the Advantage by an effect removes its tokens also for the player who holds it.",
        "fr": "Prendre l'Avantage par un effet en ôte les jetons aussi pour celui qui le détient déjà.",
    }, felt=lambda s, e: e.kind == E.TAKES_ADVANTAGE and e.me == s.holder and s.stake > 0),
)
DOMINATIONS = SCORE_LINES[-4:]
TIE_BREAKS = {BY_ADVANTAGE: "advantage", BY_GOLD: "gold", BY_CULTURE: "culture", SHARED: "shared"}
MODULES = {"espionage": SPY_MODULE, "trade": TRADE_MODULE, "both": SPY_MODULE | TRADE_MODULE}


def symbols() -> list[str]:
    return [slug(name) for name in BOOK.name_en]


def options() -> tuple[Option, ...]:
    names = zip(("random", *BOOK.civ_en), ("au hasard", *BOOK.civ_fr), strict=True)
    return (
        Option(
            "modules",
            {"en": "Modules", "fr": "Modules"},
            {"en": "What Ambassadors do: spy, negotiate, or a choice of both.",
             "fr": "Ce que font les Ambassadeurs : espionner, négocier, ou les deux au choix."},
            "espionage", ("espionage", "trade", "both"),
            ({"en": "Espionage", "fr": "Espionnage"}, {"en": "Trade", "fr": "Négoce"},
             {"en": "both", "fr": "les deux"}),
        ),
        Option(
            "deck",
            {"en": "Development deck", "fr": "Pioche de Développement"},
            {"en": "The deck of one box, a random mix of both, or a list of 30 cards; automatic: by the modules.",
             "fr": "La pioche d'une boîte, un mélange des deux ou une liste de 30 cartes ; automatique : selon "
                   "les modules."},
            "auto", ("auto", "espionage", "trade", "mixed"),
            ({"en": "automatic", "fr": "automatique"}, {"en": "Espionage", "fr": "Espionnage"},
             {"en": "Trade", "fr": "Négoce"}, {"en": "mixed", "fr": "mélange"}),
            free=True,
        ),
        Option(
            "civilizations",
            {"en": "Civilizations", "fr": "Civilisations"},
            {"en": "One for each seat, different ones.", "fr": "Une pour chaque siège, différentes."},
            "random", ("random", *BOOK.civ_id), tuple({"en": en, "fr": fr} for en, fr in names), per_seat=True,
        ),
        Option(
            "first",
            {"en": "First Player", "fr": "Premier joueur"},
            {"en": "Who begins: the first seat, the second, or by lot.",
             "fr": "Qui commence : le premier siège, le second, ou le sort."},
            "random", ("random", "1", "2"),
            ({"en": "by lot", "fr": "au sort"}, {"en": "seat 1", "fr": "siège 1"}, {"en": "seat 2", "fr": "siège 2"}),
            seats=True,
        ),
        Option(
            "aztec_province",
            {"en": "Aztec starting Province", "fr": "Province de départ des Aztèques"},
            {"en": "The Aztecs start with a Province (MD-OPEN-03).",
             "fr": "Les Aztèques commencent avec une Province (MD-OPEN-03)."},
            True, ruling=True,
        ),
        Option(
            "basic_sets",
            {"en": "Sets of Basic Buildings", "fr": "Jeux de Bâtiments de base"},
            {"en": "With two boxes: one set of Basic Buildings or two (MD-OPEN-02).",
             "fr": "Avec deux boîtes : un jeu de Bâtiments de base ou deux (MD-OPEN-02)."},
            "1", ("1", "2"), ({"en": "one", "fr": "un"}, {"en": "two", "fr": "deux"}),
            ruling=True,
        ),
        Option(
            "count_starting_knowledge",
            {"en": "Starting Knowledge counts", "fr": "La Connaissance de départ compte"},
            {"en": "The starting Knowledge scores and counts like an acquired one (MD-OPEN-11).",
             "fr": "La Connaissance de départ marque et compte comme une Connaissance acquise (MD-OPEN-11)."},
            False, ruling=True,
        ),
    )


def presets() -> tuple[Preset, ...]:
    return (
        Preset(
            "beginner", {"en": "First game", "fr": "Première partie"},
            {"en": "Trade alone, as in the lesson: Ambassadors negotiate with Free Cities.",
             "fr": "Le Négoce seul, comme dans la leçon : les Ambassadeurs négocient avec des Villes Libres."},
            (2, 2), {"modules": "trade"},
        ),
        Preset(
            "standard", {"en": "Standard", "fr": "Standard"},
            {"en": "Espionage: Ambassadors spy with Agent dice.",
             "fr": "L'Espionnage : les Ambassadeurs espionnent avec des dés Agent."},
            (2, 2),
        ),
        Preset(
            "everything", {"en": "Everything", "fr": "Tout"},
            {"en": "Both modules, with cards of both boxes.",
             "fr": "Les deux modules, avec des cartes des deux boîtes."},
            (2, 2), {"modules": "both"},
        ),
    )


class MonumentalDuel(PlacedGame[Duel]):
    """Both boxes, all their civilizations."""

    def __init__(self) -> None:
        super().__init__()
        self.symbols = symbols()
        self.record = Record(
            id="monumental-duel",
            names={"en": "Monumental Duel", "fr": "Monumental Duel"},
            about={
                "en": "Two civilizations grow side by side: activate a row and a column of your City, then build, "
                "learn, conquer and scheme, one action at a time.",
                "fr": "Deux civilisations grandissent côte à côte : activez une ligne et une colonne de votre Cité, "
                "puis bâtissez, apprenez, conquérez et intriguez, une action à la fois.",
            },
            players=(2, 2),
            options=options(),
            presets=presets(),
            rules_version=2,
            minutes=(30, 60),
            decisions=(200, 700),
            hidden={
                "en": "The order of the decks; with a mixed deck also which cards it holds.",
                "fr": "L'ordre des pioches ; avec une pioche mélangée, aussi les cartes qui la composent.",
            },
            actions=len(self.space),
            changes=CHANGES,
        )

    # ------------------------------------------------------------------ setting up
    def check_options(self, players: int, options: Options) -> None:
        """MD-SETUP-09: two different civilizations; MD-MOD-03: each box in the deck brings its module."""
        civilizations = cast("list[str]", options["civilizations"])
        if civilizations[0] == civilizations[1] != "random":
            raise BadOption("monumental-duel.same_civilization", ("MD-SETUP-09",), option="civilizations")
        deck = options["deck"]
        boxes = self.boxes_of(deck) if isinstance(deck, list) else BOXES_OF_DECK.get(str(deck), 0)
        if boxes & ~MODULES[str(options["modules"])]:
            raise BadOption("monumental-duel.deck_module", ("MD-MOD-03",), option="deck", modules=options["modules"])

    def boxes_of(self, names: list[str]) -> int:
        """The boxes of a named deck, once it is sure that the deck is a legal one. The names of a much too long list
        are not looked up."""
        if len(names) > 2 * DECK_SIZE:
            raise BadOption("monumental-duel.deck_size", ("MD-MOD-06",), option="deck", n=len(names))
        cards = [self.card(name) for name in names]
        if len(set(cards)) != len(cards):
            raise BadOption("monumental-duel.deck_twice", ("MD-MOD-04",), option="deck")
        for era, table in enumerate(DECK_TABLE, 1):
            for type in (KNOWLEDGE, WONDER, PROVINCE, BUILDING):
                n = len([card for card in cards if BOOK.era[card] == era and BOOK.type[card] == type])
                if n != table.get(type, 0):
                    clause = f"MD-MOD-0{3 + era}"
                    raise BadOption("monumental-duel.deck_table", (clause,), option="deck", era=era, clause=clause)
        if len(cards) != DECK_SIZE:
            raise BadOption("monumental-duel.deck_size", ("MD-MOD-06",), option="deck", n=len(cards))
        boxes = {BOOK.box[card] for card in cards}
        return sum(MODULES[box] for box in boxes)

    def set_up(self, players: int, options: Options, rng: int) -> Duel:
        rng, civilizations = draw_civilizations(rng, cast("list[str]", options["civilizations"]))
        rng = next_rng(rng)
        first = seat_of(options["first"], rng, players)
        rng, eras, known = self.development(rng, options)
        inside = {card for era in eras for card in era}
        aside = [] if known else [card for card in range(DEVELOPMENT, START_PROVINCE) if card not in inside]
        config = Config(
            MODULES[str(options["modules"])], civilizations, known, bool(options["count_starting_knowledge"])
        )
        return lay_out(
            rng, config, eras, aside, first, int(str(options["basic_sets"])), bool(options["aztec_province"])
        )

    def development(self, rng: int, options: Options) -> tuple[int, list[list[int]], bool]:
        """MD-MOD-07: the cards of the three Eras, and whether the players know them."""
        deck = options["deck"]
        if isinstance(deck, list):
            cards = [self.card(name) for name in deck]
            return rng, [[c for c in cards if BOOK.era[c] == era] for era in (1, 2, 3)], True
        if deck == "auto":
            deck = "mixed" if options["modules"] == "both" else str(options["modules"])
        pool = range(DEVELOPMENT, START_PROVINCE)
        if deck != "mixed":
            return rng, [[c for c in pool if BOOK.era[c] == era and BOOK.box[c] == deck] for era in (1, 2, 3)], True
        eras: list[list[int]] = []
        for era, table in enumerate(DECK_TABLE, 1):
            eras.append([])
            for type, n in table.items():
                cell = [c for c in pool if BOOK.era[c] == era and BOOK.type[c] == type]
                rng = shuffle(rng, cell)
                eras[-1] += cell[:n]
        return rng, eras, False

    # ------------------------------------------------------------------ what the engine asks
    @cache  # noqa: B019 - one game object for the whole program
    def words(self, lang: str) -> DuelWords:
        from clio.games.monumental_duel.words import en, fr

        return fr.WORDS if lang == "fr" else en.WORDS

    def names(self, lang: str) -> dict[str, str]:
        """The civilizations too, each named in its own file, and what is special about each."""
        named = zip(BOOK.civ_id, self.words(lang).civilizations, strict=True)
        found = super().names(lang)
        powers = {f"power.{id}": found.get(f"power.{id}", found["power.none"]) for id in BOOK.civ_id}
        return found | {f"civilization.{id}": name for id, name in named} | powers

    def source(self, s: Duel, f: Frame) -> str | None:
        return BOOK.id[f.src] if 0 <= f.src < KINDS else None

    def amounts(self, e: Event) -> dict[str, int]:
        return {"agent": -1} if e.kind == E.LOSES_DIE else FE.amounts(e, RESOURCE_IDS)

    def result(self, s: Duel) -> Result:
        """MD-SCORE, MD-DOM, MD-TIE."""
        scores = []
        for seat in (0, 1):
            lines = score_lines(s, seat)
            scores.append(Score(seat, sum(lines), tuple(zip(SCORE_LINES, lines, strict=True))))
        best, rule = winner(s)
        ranking = ((0, 1),) if best < 0 else ((best,), (1 - best,))
        return Result(tuple(scores), ranking, TIE_BREAKS.get(rule))

    def cards(self) -> list[CardFace]:
        return [face(self, kind) for kind in range(KINDS)]


def draw_civilizations(rng: int, wanted: list[str]) -> tuple[int, tuple[int, int]]:
    """Seats that left it to chance draw among the civilizations nobody chose."""
    taken = [BOOK.civ_id.index(name) for name in wanted if name != "random"]
    free = [civ for civ in range(len(BOOK.civ_id)) if civ not in taken]
    rng = shuffle(rng, free)
    one, two = (free.pop() if name == "random" else BOOK.civ_id.index(name) for name in wanted)
    return rng, (one, two)


BOXES_OF_DECK = {"espionage": SPY_MODULE, "trade": TRADE_MODULE, "mixed": SPY_MODULE | TRADE_MODULE}
GAME = MonumentalDuel()
