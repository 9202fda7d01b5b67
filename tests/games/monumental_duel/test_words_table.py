"""Prompts, option labels and log lines in English and in French, as they are read at the table."""

from __future__ import annotations

import re
from random import Random

import pytest

from clio import Table
from clio.engine.kernel import Event, Frame
from clio.games.families.monumental import events as FE
from clio.games.families.monumental.ops.resources import GainBasic, GainDifferent, PayBasic, PayDifferent
from clio.games.families.monumental.state import GOLD, MILITARY, MINE
from clio.games.monumental_duel import actions as A
from clio.games.monumental_duel import events as E
from clio.games.monumental_duel.cardbook import BOOK
from clio.games.monumental_duel.state import BARRICADE, CIVILIZATION, MALIANS, VP, Duel
from clio.games.monumental_duel.record import GAME
from clio.games.monumental_duel.scenario import Scenario
from clio.games.monumental_duel.words import DuelWords
from clio.games.monumental_duel.words.en import WORDS as EN
from clio.games.monumental_duel.words.fr import WORDS as FR
from tests.games.monumental_duel.helpers import position

LANGUAGES = pytest.mark.parametrize("words", [EN, FR], ids=["en", "fr"])
NAMES = ["Alice", "Bob"]


def check(text: str) -> None:
    assert text
    assert not re.search(r"[{}]|  |\bNone\b|^ | $|-1 ", text), text


@pytest.mark.parametrize("seed", range(12))
def test_random_games_are_told_in_both_languages(seed: int) -> None:
    modules = ("espionage", "trade", "both")[seed % 3]
    table = Table(GAME, 2, f"text {seed}", {"modules": modules}, NAMES)
    random = Random(seed)
    while not table.over:
        for lang in ("en", "fr"):
            check(table.prompt(lang))
            labels = [choice.text(lang) for choice in table.options]
            assert len(set(labels)) == len(labels), labels
            for label in labels:
                check(label)
        table.play(random.choice(table.options))
    for line in table.log:
        check(line.text("en"))
        check(line.text("fr"))


EVENTS = [
    (Event(E.ROUND, -1, 3), "Round 3", "Manche 3"),
    (Event(FE.ACTIVATES, 0, 0, 2), "Alice activates row 1 and column 3", "Alice active la ligne 1 et la colonne 3"),
    (Event(FE.GAINS, 0, GOLD, 1, MINE), "Alice gains 1 Gold (Mine)", "Alice gagne 1 Or (Mine)"),
    (Event(FE.GAINS, 1, VP, 2), "Bob gains 2 Victory Points", "Bob gagne 2 Points de Victoire"),
    (Event(FE.GAINS, 0, GOLD, 1, CIVILIZATION + MALIANS), "Alice gains 1 Gold (Malians)", "Alice gagne 1 Or (Maliens)"),
    (Event(FE.ACQUIRES, 0, BOOK.id.index("e1p-troy")), "Alice acquires Troy", "Alice acquiert Troie"),
    (Event(FE.ACQUIRES, 0, BARRICADE), "Alice acquires a Barricade", "Alice acquiert une Barricade"),
    (Event(E.CONQUERS, 1, BOOK.id.index("e3p-balkans"), 2),
     "Bob conquers the Balkans; the 2 Barricades on it return to their pile",
     "Bob conquiert les Balkans ; 2 Barricades retournent dans leur pile"),
    (Event(FE.BONUS, 0, BOOK.id.index("t1w-colossus")), "Alice receives the bonus of the Colossus of Rhodes",
     "Alice reçoit le bonus du Colosse de Rhodes"),
    (Event(E.TAKES_ADVANTAGE, 0, MILITARY, 3), "Alice takes the Advantage with 3 Military",
     "Alice prend l'Avantage avec 3 Militaire"),
    (Event(E.TAKES_ADVANTAGE, 0, -1, 0), "Alice takes the Advantage without paying",
     "Alice prend l'Avantage sans payer"),
    (Event(E.ADVANTAGE_SHRINKS, 1, 2), "Bob keeps the Advantage with 2 tokens", "Bob garde l'Avantage avec 2 jetons"),
    (Event(E.ROLLS, 0, 255), "Alice rolls the dice: 2, 5, 5", "Alice lance ses dés Agent : 2, 5, 5"),
    (Event(E.ROLLS, 0, 4), "Alice rolls the die: 4", "Alice lance son dé Agent : 4"),
    (Event(FE.SWAPS, 0, 0, 4), "Alice swaps slots 1 and 5", "Alice échange les emplacements 1 et 5"),
    (Event(FE.GETS_REVOLT, 1, 2, BOOK.id.index("esp-adv-1")), "Bob gains 2 Revolts (Sabotage)",
     "Bob gagne 2 Révoltes (Sabotage)"),
    (Event(FE.REVOLT_RETURNS, 0), "A Revolt of Alice returns to the Revolt pile",
     "Une Révolte d'Alice retourne dans la pile Révolte"),
    (Event(E.TAKES_CITY, 0, BOOK.id.index("fc-venice")), "Alice takes the Free City of Venice",
     "Alice prend la Ville Libre de Venise"),
    (Event(E.NEW_ERA, -1, 2), "Era II begins", "L'Ère II commence"),
]


@pytest.mark.parametrize(("event", "en", "fr"), EVENTS, ids=[row[1] for row in EVENTS])
def test_log_lines(event: Event, en: str, fr: str) -> None:
    s = Scenario().s
    assert (EN.event(s, event, NAMES), FR.event(s, event, NAMES)) == (en, fr)


@LANGUAGES
@pytest.mark.parametrize("kind", range(len(E.NAMES)), ids=E.NAMES)
def test_every_kind_of_event_has_a_sentence(words: DuelWords, kind: int) -> None:
    check(words.event(Scenario().s, Event(kind, 0, 1, 2, 3), NAMES))


def labels(table: Table, *symbols: str) -> dict[str, tuple[str, str]]:
    found = {choice.symbol: (choice.text("en"), choice.text("fr")) for choice in table.options}
    return {symbol: found[symbol] for symbol in symbols}


def prompts(table: Table) -> tuple[str, str]:
    return table.prompt("en"), table.prompt("fr")


def test_prices_are_those_of_the_moment() -> None:
    table = (
        Scenario("malians", "greeks").pile(1, "troy", "barricade").resources(0, gold=8, production=4)
        .track("sahara", "great-wall").turn(0)
    )
    assert labels(table, "conquer", "acquire sahara", "acquire great-wall", "acquire workshop") == {
        "conquer": ("Conquer Troy (5 Gold with 1 Barricade)", "Conquérir Troie (5 Or avec 1 Barricade)"),
        "acquire sahara": ("Acquire the Sahara (3 Gold)", "Acquérir le Sahara (3 Or)"),
        "acquire great-wall": (
            "Acquire the Great Wall, first section (3 Production)",
            "Acquérir la Grande Muraille, première section (3 Production)",
        ),
        "acquire workshop": ("Acquire a Workshop (2 Production)", "Acquérir un Atelier (2 Production)"),
    }


def test_a_policy_changes_what_is_asked_for() -> None:
    table = (
        Scenario("greeks", "mughals").policies(0, "scientific-method").resources(0, science=2, culture=2).turn(0)
    )
    assert labels(table, "progress", "develop treaties") == {
        "progress": (
            "Scientific Progress (1 Science): draw a card of your City deck and use it",
            "Progrès Scientifique (1 Science) : piocher une carte de votre Cité et l'utiliser",
        ),
        "develop treaties": (
            "Develop Treaties (2 Culture): covers Scientific Method, whose effect ends · the bonus of your other "
            "Policy comes again · Copy the bonus of one of your developed Policies. Bonus: reinforce a card.",
            "Développer les Traités (2 Culture) : recouvre la Méthode scientifique, dont l'effet cesse · le bonus de "
            "votre autre Politique revient · Copiez le bonus d'une de vos Politiques développées. Bonus : renforcez "
            "une carte.",
        ),
    }


def test_an_effect_tells_its_price() -> None:
    table = Scenario("aksumites", "mughals").policies(0, "geez-alphabet").resources(0, vp=1).turn(0)
    assert labels(table, "use geez-alphabet") == {
        "use geez-alphabet": (
            "Use Ge'ez Alphabet (1 Victory Point): gain 1 Culture",
            "Utiliser l'Alphabet ge'ez (1 Point de Victoire) : gagner 1 Culture",
        ),
    }


def test_scientific_progress_tells_when_there_is_nothing_to_draw() -> None:
    """MD-SCI-08."""
    table = Scenario("greeks", "mughals").deck(0, only=True).resources(0, science=2).turn(0)
    assert labels(table, "progress") == {
        "progress": (
            "Scientific Progress (2 Science, for nothing): your City deck is empty",
            "Progrès Scientifique (2 Science, pour rien) : votre pioche de Cité est vide",
        ),
    }


def test_a_card_tells_when_it_would_do_nothing() -> None:
    """MD-TURN-09: an effect that does nothing is no obstacle, and the action is gone."""
    taxed = position("malians", "greeks").city(0, {1: "library/regional-tax"}).tilt(0, 1)
    used = "use regional-tax"
    assert labels(taxed.turn(0), used)[used] == (
        "Use the Regional Tax (for nothing): gain 1 Gold if you control a Province",
        "Utiliser l'Impôt régional (pour rien) : gagner 1 Or si vous contrôlez une Province",
    )
    assert labels(taxed.pile(0, "sahara").turn(0), used)[used][1].startswith("Utiliser l'Impôt régional :")
    drawn = position("mughals", "greeks").policies(0, "mansabdar", lines=("row-1",), active=("mansabdar",))
    drawn.resources(0, science=1)
    used = "use mansabdar"
    assert "(1 Science, pour rien)" in labels(drawn.deck(0, only=True).turn(0), used)[used][1]
    assert "(1 Science)" in labels(drawn.deck(0, "fort", only=True).turn(0), used)[used][1]


def test_a_card_to_archive_tells_the_points_that_it_takes_along() -> None:
    """MD-SCORE-03, MD-SCORE-05: what is archived counts no more, in the City or in the discard pile."""
    table = position("greeks", "aksumites").city(0, {1: "forum", 2: "colossus-of-rhodes", 3: "fort"}).tilt(0, 1).turn(0)
    table.play("use forum")
    assert labels(table, "slot 2", "slot 3") == {
        "slot 2": (
            "Archive the Colossus of Rhodes (row 1, column 2, −2 points)",
            "Archiver le Colosse de Rhodes (ligne 1, colonne 2, −2 points)",
        ),
        "slot 3": ("Archive the Fort (row 1, column 3)", "Archiver le Fort (ligne 1, colonne 3)"),
    }


def test_a_marker_tells_whether_its_type_is_new() -> None:
    """MDT-AZT-04: types count once for all Provinces together."""
    laid = Scenario("aztecs", "greeks").track().city(0, {1: "floating-gardens"}).tilt(0, 1)
    table = laid.pile(0, "valley-of-mexico", "sahara").turn(0)
    table.play("use floating-gardens")
    table.play("pick valley-of-mexico")
    assert labels(table, "type mountainous", "type coastal") == {
        "type mountainous": (
            "Mountainous marker on the Valley of Mexico: you have this type already",
            "Marqueur Montagneux sur la Vallée de Mexico : vous avez déjà ce type",
        ),
        "type coastal": (
            "Coastal marker on the Valley of Mexico: one more type for the cards that count yours",
            "Marqueur Côtier sur la Vallée de Mexico : un type de plus pour les cartes qui comptent les vôtres",
        ),
    }


def test_activation_shows_what_it_gives() -> None:
    table = (
        Scenario("mughals", "greeks").policies(0, "gunpowder", lines=("row-1",))
        .city(0, {1: "revolt", 2: "caravan-post", 3: "fort", 4: "fort", 7: "library/mughal-astronomy"}).activation(0)
    )
    assert prompts(table)[0] == "City Activation: choose a row and a column"
    assert labels(table, "activate row 1 column 1")["activate row 1 column 1"] == (
        "Row 1 and column 1: +1 Science, +2 Military, +2 Gold, 1 Revolt returned, Gunpowder",
        "Ligne 1 et colonne 1 : +1 Science, +2 Militaire, +2 Or, 1 Révolte en moins, Poudre noire",
    )


def test_the_forum_asks_and_the_slots_answer() -> None:
    table = (
        Scenario("greeks", "mughals").city(0, {1: "forum", 5: "fort/philosophy"}).tilt(0, 1)
        .resources(0, production=1, science=1, gold=1).turn(0)
    )
    assert labels(table, "use forum")["use forum"] == ("Use the Forum", "Utiliser le Forum")
    table.play("use forum")
    assert prompts(table) == ("Forum: choose one", "Forum : choisissez")
    assert labels(table, "choose 2")["choose 2"] == (
        "Pay 2 different basic resources to gain 1 Culture",
        "Payer 2 ressources de base différentes pour gagner 1 Culture",
    )
    table.play("choose 1")
    assert prompts(table) == ("Forum: archive a card?", "Forum : archiver une carte ?")
    assert labels(table, "slot 5")["slot 5"] == (
        "Archive the Fort and discard Philosophy (row 2, column 2)",
        "Archiver le Fort et défausser la Philosophie (ligne 2, colonne 2)",
    )


def test_what_may_be_declined_says_so() -> None:
    wall = Scenario("greeks", "mughals").track().city(0, {1: "great-wall"}).tilt(0, 1).policies(0, "democracy")
    table = wall.resources(0, gold=1).turn(0)
    table.play("use great-wall")
    assert prompts(table) == (
        "Great Wall: archive a card to gain 2 Military?",
        "Grande Muraille : archiver une carte pour gagner 2 Militaire ?",
    )
    assert labels(table, "stop")["stop"] == ("Archive nothing", "Ne rien archiver")
    swap = wall.activation(0)
    swap.play("use democracy")
    assert labels(swap, "stop")["stop"] == ("Swap nothing", "Ne rien échanger")
    swap.play("slot 1")
    assert labels(swap, "stop")["stop"] == ("Swap nothing after all", "Finalement, ne rien échanger")


def test_a_die_that_takes_the_own_advantage_says_what_is_lost() -> None:
    scene = Scenario("greeks", "mughals").city(0, dict.fromkeys(range(1, 10))).espionage(0, "counter-espionage").dice(6)
    table = scene.advantage(0, "science", 2).turn(0)
    table.play("ambassador spy")
    table.play("deploy")
    assert prompts(table) == (
        "Counter-espionage: take the Advantage, which you have already, and lose 2 tokens?",
        "Contre-espionnage : prendre l'Avantage, que vous avez déjà, et perdre 2 jetons ?",
    )
    assert labels(table, "yes", "no") == {
        "yes": ("Yes, remove the tokens", "Oui, retirer les jetons"),
        "no": ("No, leave the tokens", "Non, laisser les jetons"),
    }


def test_dice_and_gold() -> None:
    table = Scenario("greeks", "mughals").resources(0, science=2, gold=2, agent=2).dice(2, 5).turn(0)
    table.play("ambassador spy")
    assert prompts(table)[1] == "Espionner : entraîner ou déployer ? Vous avez 2 dés Agent"
    table.play("deploy")
    assert prompts(table)[0] == "Deploy: re-roll a die or stop? Dice: 2 5"
    assert labels(table, "reroll 2 science")["reroll 2 science"] == (
        "Re-roll the 2 for 1 Science", "Relancer le 2 pour 1 Science",
    )
    table.play("stop")
    assert labels(table, "die 5")["die 5"] == ("Resolve the 5: gain 1 Gold", "Résoudre le 5 : gagner 1 Or")
    table = Scenario("greeks", "mughals").resources(0, science=2, gold=2).turn(0)
    table.play("progress")
    assert prompts(table) == ("How do you pay 2 Science?", "Comment payez-vous 2 Science ?")
    assert labels(table, "pay gold 1")["pay gold 1"] == ("Pay 1 Science and 1 Gold", "Payer 1 Science et 1 Or")


def test_the_last_gold_takes_a_free_city() -> None:
    table = Scenario("malians", "greeks").free_track("venice", "novgorod").stake(0, "venice", 3).resources(0, gold=1)
    opened = table.turn(0)
    opened.play("ambassador negotiate")
    assert labels(opened, "negotiate venice", "negotiate novgorod") == {
        "negotiate venice": (
            "Negotiate with Venice and take it (1 Gold): gain a Basic Building",
            "Négocier avec Venise et prendre la carte (1 Or) : gagner un Bâtiment de base",
        ),
        "negotiate novgorod": (
            "Negotiate with Novgorod (1 Gold): archive a card", "Négocier avec Novgorod (1 Or) : archiver une carte",
        ),
    }


def test_different_types_say_what_follows() -> None:
    """They are asked for in the order Production, Science, Military."""

    def label(words: DuelWords, frame: Frame, action: int, **stock: int) -> str:
        state = Scenario("malians", "greeks").resources(0, **stock).turn(0).state
        assert isinstance(state, Duel)
        return words.labelled(GAME.label(words.lang, state, frame, action, NAMES))

    frame = Frame(GainDifferent(2), 0)
    assert label(EN, frame, A.GAIN) == "Gain 1 Production, then another type"
    assert label(FR, frame, A.GAIN + 1) == "Gagner 1 Science et 1 Militaire"
    assert label(EN, Frame(GainDifferent(2), 0, -1, (0,)), A.GAIN + 2) == "Gain 1 Military"
    frame = Frame(GainBasic(2), 0)
    assert label(EN, frame, A.GAIN) == "Gain 1 Production"
    assert label(FR, frame, A.GAIN + 1) == "Gagner 1 Science, puis 1 Science ou 1 Militaire"
    assert label(FR, frame, A.GAIN + 2) == "Gagner 2 Militaire"
    assert label(EN, Frame(GainBasic(2), 0, -1, (1,)), A.GAIN + 2) == "Gain 1 Military"
    frame = Frame(PayBasic(3), 0)
    assert label(EN, frame, A.SPEND, production=3, science=1) == "Pay 1 Production"
    assert label(EN, frame, A.SPEND, production=3) == "Pay 3 Production"
    assert label(EN, Frame(PayBasic(3), 0, -1, (2, 0)), A.SPEND + 3, production=1, gold=3) == "Pay 2 Gold"
    frame = Frame(PayDifferent(2), 0)
    assert label(EN, frame, A.SPEND, production=1, science=1) == "Pay 1 Production and 1 Science"
    rich = {"production": 1, "science": 1, "gold": 2}
    assert label(FR, frame, A.SPEND, **rich) == "Payer 1 Production, puis un autre type"
    assert label(EN, frame, A.SPEND + 1, **rich) == "Pay 1 Science and 1 Gold"
    assert label(EN, frame, A.SPEND + GOLD, **rich) == "Pay 2 Gold"


def test_a_stake_tells_what_will_have_to_be_gold() -> None:
    table = position().resources(0, production=1, gold=2).turn(0)
    table.play("advantage production")
    assert [choice.text("fr") for choice in table.options] == [
        "Payer 1 Production", "Payer 2 Production (au moins 1 en Or)", "Payer 3 Production (au moins 2 en Or)",
    ]
    table = position().resources(0, gold=2).turn(0)
    table.play("advantage science")
    assert [choice.text("fr") for choice in table.options] == ["Payer 1 Science (en Or)", "Payer 2 Science (en Or)"]
