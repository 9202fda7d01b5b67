"""Whatever a card, token or Monster lets a player do is told in both languages, step by step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest

from clio.engine.kernel import Frame, Op
from clio.games.families.monumental.cardbook import BUILDING, KNOWLEDGE, WONDER
from clio.games.families.monumental.state import EMPTY, LABORATORY
from clio.games.monumental.cardbook import AUTOMA_CARD, BOOK, HERO_CARD, MONSTER_CARD, RENAISSANCE
from clio.games.monumental.record import GAME
from clio.games.monumental.rules.turn import act
from clio.games.monumental.scenario import Scenario
from clio.games.monumental.state import KINDS, World
from tests.worded import words_of

POLICIES = {
    "egypt": ("corvee", "royal-scribes"), "greece": ("scientific-method", "poliorcetics"),
    "china": ("confucianism", "grand-canal"), "denmark": ("thing", "jarls"), "japan": ("shogunate", "tea-ceremony"),
    "zulu": ("cattle-tribute", "royal-kraal"), "mali": ("relay", "river-tolls"),
    "aksum": ("salt-mines", "geez-alphabet"),
}


def effects(kind: int) -> Iterator[Op[Any]]:
    for op in (BOOK.use[kind], BOOK.bonus[kind], BOOK.start[kind]):
        if op is not None:
            yield op
    for hook in BOOK.hooks[kind]:
        yield from hook.parts()


def rich(civ: str = "egypt", besides: str = "", **options: Any) -> Scenario:
    """Something of everything: resources, tokens, Revolts to archive, cards tilted or not, Policies, a Wonder begun,
    reserved cards, Trading Posts, Explorers on their way, a Hero. `besides` lies elsewhere."""
    knowledge = "navigation" if besides == "i-masonry" else "masonry"
    begun, reserved = [name for name in ("i-colossus", "i-great-library", "i-great-pyramid") if name != besides][:2]
    other = "greece" if civ != "greece" else "egypt"
    return (
        Scenario(civ, other, "japan" if civ != "japan" else "china", map="open-sea", heroes=True, monsters=True,
                 quests="no", **options)
        .city(0, {1: "revolt", 2: "fort", 3: "mine", 4: "library", 5: "revolt"}).tilt(0, 2, 3)
        .discard(0, "revolt", "revolt", "fort").wonder(0, begun).reserved(0, knowledge, reserved)
        .resources(0, production=6, science=6, military=6, gold=6, culture=3).policies(0, *POLICIES[civ])
        .kept(0, production=1, science=1).gains(0, "patronage", "merchant-charter").hero(0, "gilgamesh").space(0, 7)
        .post(1, (-1, 0), "spices").post(0, (0, 1), "ivory").explorers(0, (-1, 0), (0, 1))
    )


def home(scenario: Scenario) -> list[tuple[int, int]]:
    """The Provinces beside the Capital of the first seat."""
    m = scenario.s.map
    return [(m.tiles[i].q, m.tiles[i].r) for i in m.near[m.capitals[0]] if m.land >> i & 1]


@pytest.mark.parametrize("kind", [kind for kind in range(KINDS) if any(effects(kind))], ids=lambda kind: BOOK.id[kind])
def test_every_step_of_an_effect_has_words(kind: int) -> None:
    civ = BOOK.civ_id[BOOK.civ[kind]] if BOOK.civ[kind] >= 0 else "egypt"
    scenario = rich(civ, BOOK.id[kind], renaissance=BOOK.era[kind] == RENAISSANCE and BOOK.type[kind] != HERO_CARD)
    places = home(scenario)
    scenario.province(0, places[0], soldiers=2, warlord=True).province(0, places[1], soldiers=3)
    if BOOK.type[kind] in (BUILDING, KNOWLEDGE, WONDER):
        lies = f"fort/{BOOK.id[kind]}" if BOOK.type[kind] == KNOWLEDGE else BOOK.id[kind]
        scenario.city(0, {3 if BOOK.id[kind] == "city-mine" else 6: lies}).tilt(0, 6)
    s = cast("World", scenario.turn(0).state)
    s.limbo = (LABORATORY,)  # a Building just gained, for what that triggers
    tile = scenario.tile(places[0])
    mem = (tile,) if BOOK.type[kind] == MONSTER_CARD else ()
    for op in effects(kind):
        words_of(GAME, s, op, 0, kind, mem)


@pytest.mark.parametrize(
    "kind", [kind for kind in range(KINDS) if BOOK.type[kind] == AUTOMA_CARD], ids=lambda kind: BOOK.id[kind]
)
def test_every_question_of_an_automa_card_has_words(kind: int) -> None:
    civ = BOOK.civ_id[BOOK.civ[kind]] if BOOK.civ[kind] >= 0 else "japan"
    scenario = Scenario(
        "egypt" if civ != "egypt" else "greece", automa=civ, map="one-day", heroes=True, quests="no", monsters=True,
    ).resources(1, gold=9).wonder(1, "colossus").province(1, "g4", soldiers=1).province(1, "f6", soldiers=1)
    s = scenario.province(0, "d5", soldiers=1).turn(0).state
    for part in BOOK.parts[kind]:
        words_of(GAME, s, part, 1, kind)


def test_archiving_again_after_a_revolt_has_words() -> None:
    """The Great Mosque of Djenné asks again after a Revolt, and may be left off then."""
    djenne = GAME.card("great-mosque-of-djenne")
    use = BOOK.use[djenne]
    assert use is not None
    assert words_of(GAME, rich().turn(0).state, use, 0, djenne) >= 2


# ---------------------------------------------------------------- actions that ask on
def attack(civ: str, other: str, map: str = "one-day", **options: Any) -> Scenario:
    scenario = Scenario(civ, other, map=map, quests="no", heroes=True, **options).hero(0, "gilgamesh")
    return scenario.resources(0, production=3, military=6, gold=6).resources(1, gold=3).gains(0, "gold-shipment")


@pytest.mark.parametrize(("scenario", "move"), [
    (attack("zulu", "egypt").city(0, {1: "royal-barracks"}).tilt(0, 1), "conquer d5"),
    (attack("zulu", "egypt").province(0, "d4", soldiers=1, forces=True).province(0, "c6", soldiers=1, forces=True)
     .province(0, "e4", soldiers=1, forces=True), "conquer d5"),
    (attack("egypt", "zulu", "around-the-oasis").province(1, "d5", soldiers=1, forces=True).dice(2), "conquer d5"),
    (attack("egypt", "greece", "around-the-oasis").province(1, "d5", soldiers=1), "conquer d5"),
    (attack("egypt", "greece", "around-the-oasis").province(0, "d5", soldiers=6), "conquer e5"),
    (attack("egypt", "greece").province(0, "e4", soldiers=6).province(1, "e3", soldiers=1), "conquer e3"),
    (attack("denmark", "greece").policies(0, "runestones"), "conquer d5"),
    (attack("aksum", "greece"), "conquer d5"),
    (attack("egypt", "greece").province(0, "d5", soldiers=2, warlord=True).province(0, "d4", soldiers=1),
     "manoeuvre d5"),
    (attack("egypt", "greece").explorers(0, "d4"), "visit 1"),
    (attack("egypt", "greece").project("peacekeeping"), "contribute peacekeeping"),
    (attack("egypt", "greece").wonder(0, "colossus").province(0, "d5", soldiers=1).province(0, "d4", soldiers=1),
     "complete"),
    (attack("egypt", "greece").wonder(0, "colossus").display("great-pyramid"), "acquire great-pyramid"),
    (attack("egypt", "greece").policies(0, "corvee", "nile-calendar").resources(0, culture=3), "develop royal-scribes"),
])
def test_every_question_of_an_action_has_words(scenario: Scenario, move: str) -> None:
    s = scenario.turn(0).state
    action = GAME.space.parse(move)
    assert action in s.legal
    assert words_of(GAME, s, Acting(action), 0, EMPTY) > 0


class Acting(Op[World]):
    """One action of a turn."""

    def __init__(self, action: int) -> None:
        self.action = action

    def do(self, s: World, f: Frame) -> None:
        act(s, f.me, self.action)


def test_a_card_tells_when_it_would_do_nothing() -> None:
    def used(*cards: str) -> str:
        city = dict(enumerate(("hoplite-ground", *cards), 1))
        table = Scenario("greece", "egypt").city(0, city).tilt(0, *city).turn(0)
        return next(choice.text("fr") for choice in table.options if choice.symbol == "use hoplite-ground")

    assert used().startswith("Utiliser le Terrain des hoplites (pour rien)")
    assert "pour rien" not in used("fort")


def test_a_card_to_archive_tells_the_points_that_it_takes_along() -> None:
    """MON-SCORE-03, MON-SCORE-04: the only Wonder of the table, and the majority that it makes."""
    table = Scenario("greece", "egypt").city(0, {1: "forum", 2: "colossus", 3: "fort"}).tilt(0, 1).turn(0)
    table.play("use forum")
    found = {choice.symbol: choice.text("fr") for choice in table.options}
    assert found["slot 2"] == "Archiver le Colosse (rangée 1, colonne 2, −5 points)"
    assert found["slot 3"] == "Archiver le Fort (rangée 1, colonne 3)"


def test_a_policy_tells_what_it_ends_and_what_it_does() -> None:
    table = Scenario("egypt", "greece").policies(0, "corvee").resources(0, culture=3).turn(0)
    (choice,) = (choice for choice in table.options if choice.symbol == "develop royal-scribes")
    assert choice.text("en") == (
        "Develop Royal Scribes (2 Culture): covers Corvée, whose effect ends · Your first Scientific Progress each "
        "turn costs 1 Science less. Bonus: archive a card.")
    assert choice.text("fr") == (
        "Développer les Scribes royaux (2 Culture) : recouvre la Corvée, dont l'effet cesse · À chaque tour, votre "
        "premier progrès scientifique coûte 1 Science de moins. Bonus : archivez une carte.")


def test_a_price_tells_the_gold_that_has_to_stand_in() -> None:
    def conquest(military: int, gold: int) -> str:
        laid = Scenario("greece", "egypt").resources(0, military=military, gold=gold)
        table = laid.province(0, "d5", soldiers=1).turn(0)
        return next(choice.text("fr") for choice in table.options if choice.symbol == "conquer d6")

    assert conquest(3, 3).startswith("Conquérir d6 (3 Militaire, 3 Unités)")
    assert conquest(1, 3).startswith("Conquérir d6 (1 Militaire et 2 Or, 3 Unités)")
    assert conquest(0, 3).startswith("Conquérir d6 (3 Or, 3 Unités)")


def test_a_wonder_placed_unasked_tells_why_there() -> None:
    def placed(*others: str) -> str:
        laid = Scenario("greece", "egypt").wonder(0, "i-great-library").resources(0, production=3)
        laid.province(0, "d5", soldiers=1)
        for where in others:
            laid.province(0, where, soldiers=1)
        table = laid.turn(0)
        table.play("complete")
        if others:
            table.play("tile d5")
        return next(line.text("en") for line in table.log if "token" in line.text("en"))

    assert placed().endswith("in d5, the one controlled Province without a Wonder")
    assert placed("d6").endswith("in d5")
