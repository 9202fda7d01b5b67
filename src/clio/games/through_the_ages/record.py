"""The face of Through the Ages for the rest of Clio: what it is, its options, its notation, its parts together."""

from __future__ import annotations

from collections.abc import Callable

from clio.engine.game import CardFace, Result, Score
from clio.engine.kernel import Event, Frame
from clio.engine.placed import PlacedGame
from clio.engine.record import Option, Options, Record, RulesChange, seat_of
from clio.engine.rng import next_rng
from clio.games.through_the_ages import events as E
from clio.games.through_the_ages import rules as rules  # the cards first
from clio.games.through_the_ages.cardbook import BOOK
from clio.games.through_the_ages.ops.production import score_lines
from clio.games.through_the_ages.rules.setup import lay_out
from clio.games.through_the_ages.state import KINDS, Ages, Config
from clio.games.through_the_ages.view import SCORE_LINES
from clio.games.through_the_ages.words import AgesWords, en, fr

GOODS = ("food", "resources", "science", "culture")
CHANGES = (
    RulesChange(2, ("TTA-COLO-07", "TTA-COLO-25"), {
        "en": "James Cook's owner no longer throws away a bonus card without which the bid cannot be reached.",
        "fr": "Avec James Cook, on ne défausse plus une carte de bonus sans laquelle l'enchère ne peut être atteinte.",
    }),
)


def options() -> tuple[Option, ...]:
    return (
        Option(
            "first",
            {"en": "Starting player", "fr": "Premier joueur"},
            {"en": "Who begins: a seat, or by lot.", "fr": "Qui commence : un siège, ou le sort."},
            "random", ("random", "1", "2", "3", "4"),
            ({"en": "by lot", "fr": "au sort"}, *({"en": f"seat {n}", "fr": f"siège {n}"} for n in range(1, 5))),
            seats=True,
        ),
        Option(
            "civil_hands",
            {"en": "Civil hands", "fr": "Mains civiles"},
            {"en": "Civil cards are taken openly; their hands stay open, or are shown to their owner only.",
             "fr": "Les cartes civiles sont prises ouvertement ; les mains restent visibles, ou seul leur "
                   "propriétaire les voit."},
            "open", ("open", "hidden"), ({"en": "open", "fr": "visibles"}, {"en": "hidden", "fr": "cachées"}),
        ),
        Option(
            "reveal",
            {"en": "Military hands shown at the end", "fr": "Mains militaires montrées à la fin"},
            {"en": "When the game is over everybody sees all hands.",
             "fr": "Quand la partie est finie, tous voient toutes les mains."},
            True,
        ),
        Option(
            "payments",
            {"en": "Payments", "fr": "Paiements"},
            {"en": "Food and resources are paid with the smallest tokens first, or the player arranges the tokens "
                   "wherever there is a choice.",
             "fr": "La nourriture et les ressources sont payées avec les plus petits cubes d'abord, ou le joueur "
                   "dispose les cubes partout où il a le choix."},
            "automatic", ("automatic", "by-hand"),
            ({"en": "automatic", "fr": "automatiques"}, {"en": "by hand", "fr": "à la main"}),
        ),
        Option(
            "resignation",
            {"en": "Resignation", "fr": "Abandon"},
            {"en": "A player may resign as a political action (TTA-RESIGN-01).",
             "fr": "Un joueur peut abandonner par une action politique (TTA-RESIGN-01)."},
            True, ruling=True,
        ),
    )


class ThroughTheAges(PlacedGame[Ages]):
    """A New Story of Civilization: 2 to 4 players, the full game."""

    def __init__(self) -> None:
        super().__init__()
        self.record = Record(
            id="through-the-ages",
            names={"en": "Through the Ages", "fr": "Through the Ages"},
            about={
                "en": "Lead a civilization from antiquity to the present: draft cards, feed and please your people, "
                "build wonders, and keep an army strong enough to be left in peace.",
                "fr": "Menez une civilisation de l'Antiquité à nos jours : choisissez vos cartes, nourrissez et "
                "contentez votre peuple, bâtissez des merveilles et gardez une armée assez forte pour vivre en paix.",
            },
            players=(2, 4),
            options=options(),
            rules_version=2,
            minutes=(120, 240),
            decisions=(400, 3000),
            hidden={
                "en": "Military hands, the order of the decks, the prepared events of others, face-down discards.",
                "fr": "Les mains militaires, l'ordre des pioches, les événements planifiés par les autres, les "
                "défausses face cachée.",
            },
            actions=len(self.space),
            changes=CHANGES,
        )

    # ------------------------------------------------------------------ setting up
    def set_up(self, players: int, options: Options, rng: int) -> Ages:
        rng = next_rng(rng)
        first = seat_of(options["first"], rng, players)
        config = Config(
            players, options["civil_hands"] == "hidden", bool(options["reveal"]), options["payments"] == "by-hand",
            bool(options["resignation"]),
        )
        return lay_out(rng, config, first)

    # ------------------------------------------------------------------ what the engine asks
    def words(self, lang: str) -> AgesWords:
        return fr.WORDS if lang == "fr" else en.WORDS

    def amounts(self, e: Event) -> dict[str, int]:
        return AMOUNTS[e.kind](e) if e.kind in AMOUNTS else {}

    def source(self, s: Ages, f: Frame) -> str | None:
        return BOOK.id[f.src] if f.src >= 0 else None

    def result(self, s: Ages) -> Result:
        """TTA-END-05 to -07: culture points; whoever resigned has lost."""
        scores = tuple(
            Score(seat, p.culture, tuple(zip(SCORE_LINES, score_lines(p), strict=True)))
            for seat, p in enumerate(s.players)
        )
        standing = sorted({p.culture for p in s.players if not p.out}, reverse=True)
        ranking = [tuple(seat for seat, p in enumerate(s.players) if not p.out and p.culture == n) for n in standing]
        out = tuple(seat for seat, p in enumerate(s.players) if p.out)
        return Result(scores, tuple([*ranking, out] if out else ranking))

    def cards(self) -> list[CardFace]:
        from clio.games.through_the_ages.faces import face

        return [face(kind) for kind in range(KINDS)]


AMOUNTS: dict[int, Callable[[Event], dict[str, int]]] = {
    E.GAINS: lambda e: {GOODS[e.a]: e.b},
    E.LOSES: lambda e: {GOODS[e.a]: -e.b},
    E.STEALS: lambda e: {GOODS[e.a]: e.b},
    E.PRESENTS: lambda e: {GOODS[e.a]: e.b},
    E.SCORES: lambda e: {"science": e.a, "culture": e.b},
    E.CORRUPTION: lambda e: {"resources": -e.a, "food": -e.b},
    E.HARVEST: lambda e: {"food": e.a - e.b, "culture": -e.c},
    E.MINES: lambda e: {"resources": e.a},
    E.PREPARES: lambda e: {"culture": e.b},
    E.TAKES: lambda e: {"civil_actions": -e.b},
    E.BUILDS: lambda e: {"resources": -e.b},
    E.UPGRADES: lambda e: {"resources": -e.c},
    E.STAGES: lambda e: {"resources": -e.c},
    E.DEVELOPS: lambda e: {"science": -e.b},
    E.REVOLTS: lambda e: {"science": -e.b},
    E.REGAINS: lambda e: {"civil_actions": e.a},
    E.BLUE: lambda e: {"blue_tokens": e.a},
    E.YELLOW: lambda e: {"yellow_tokens": e.a},
    E.EXCHANGES: lambda e: {GOODS[e.a]: -1},
    E.INCREASES: lambda e: {"food": -e.b, "workers": 1},
}
GAME = ThroughTheAges()
