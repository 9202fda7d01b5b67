"""Every refusal names the rule that stands in the way: the action phase, and positions of random games."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from clio import clauses
from clio.engine.game import Refusal
from clio.engine.history import Table
from clio.engine.rng import seed_rng
from clio.games.through_the_ages import actions as A
from clio.games.through_the_ages.record import GAME
from clio.games.through_the_ages.refusal_texts import REASONS
from clio.games.through_the_ages.refusal_texts_asked import MOMENTS, QUESTIONS
from clio.games.through_the_ages.refusals import refusal
from clio.games.through_the_ages.scenario import Scenario
from tests.games.through_the_ages.helpers import ages, player
from tests.games.through_the_ages.refused import why
from tests.rules import rule

Opened = Callable[[], Table]


def act(**changes: int) -> Opened:
    """The action phase of seat 0 in the fifth round, with fields of the player changed."""
    return then(Scenario(), **changes)


def then(scenario: Scenario, **changes: object) -> Opened:
    def opened() -> Table:
        table = scenario.action_phase(0)
        for name, value in changes.items():
            setattr(player(table, 0), name, value)
        return table
    return opened


def three(age: int = 2) -> Scenario:
    return Scenario(players=3, age=age)


@pytest.mark.parametrize(("opened", "symbol", "clause", "text"), [
    pytest.param(
        then(Scenario().row("iron")), "take coal", "TTA-TAKE-01", "Coal is not in the card row.",
        marks=rule("TTA-TAKE-01"), id="not in the row",
    ),
    pytest.param(
        then(Scenario().row("iron")), "take space 2", "TTA-TAKE-10", "space 2 of the card row is empty.",
        marks=rule("TTA-TAKE-10"), id="empty space",
    ),
    pytest.param(
        then(Scenario().row("iron")), "take space 1", "TTA-TAKE-01", "it is the first Iron of the row",
        id="by its name",
    ),
    pytest.param(
        then(Scenario().row(*[None] * 12, "iron").actions(0, civil=2)), "take iron", "TTA-ACTOT-04",
        "civil actions to take Iron: 3, surcharges included; available: 2.", marks=rule("TTA-ACTOT-04"), id="price",
    ),
    pytest.param(
        then(Scenario().row("great-wall").wonders(0, "colossus", "hanging-gardens").actions(0, civil=2)),
        "take great-wall", "TTA-TAKE-05", "civil actions to take Great Wall: 3", marks=rule("TTA-TAKE-05"),
        id="surcharge",
    ),
    pytest.param(
        then(Scenario().row("great-wall").wonder(0, "colossus")), "take great-wall", "TTA-TAKE-08",
        "you have an unfinished wonder, Colossus.", marks=rule("TTA-TAKE-08"), id="wonder under way",
    ),
    pytest.param(
        then(Scenario().row("iron").hand(0, "alchemy", "irrigation", "knights", "drama")), "take iron", "TTA-TAKE-02",
        "your civil hand limit is 4, and you hold 4.", marks=rule("TTA-TAKE-02", "TTA-CARD-05"), id="hand full",
    ),
    pytest.param(
        then(Scenario().row("iron").hand(0, "iron")), "take iron", "TTA-TAKE-03", "Iron is in your hand already.",
        marks=rule("TTA-TAKE-03"), id="same in hand",
    ),
    pytest.param(
        then(Scenario().row("iron").technologies(0, "iron")), "take iron", "TTA-TAKE-03",
        "Iron is in your play area already.", marks=rule("TTA-TAKE-03"), id="same in play",
    ),
    pytest.param(
        then(Scenario().row("genghis-khan").took_leaders(0, 1)), "take genghis-khan", "TTA-TAKE-04",
        "you have taken a leader of Age I before.", marks=rule("TTA-TAKE-04"), id="leader of the age",
    ),
    pytest.param(
        act(yellow_bank=0), "population", "TTA-POP-02", "your yellow bank is empty.", marks=rule("TTA-POP-02"),
        id="bank empty",
    ),
    pytest.param(
        then(Scenario().stock(0, food=1)), "population", "TTA-RES-09", "it costs 2 food, and you can spend 1.",
        marks=rule("TTA-POP-01", "TTA-RES-09"), id="food",
    ),
    pytest.param(
        then(Scenario().stock(0, food=9).actions(0, civil=0)), "population", "TTA-ACTOT-04",
        "civil actions needed: 1; available: 0.", marks=rule("TTA-ACTOT-04", "TTA-POP-01"), id="no civil action",
    ),
    pytest.param(
        act(unused=0), "build bronze", "TTA-BUILD-02", "you have no unused worker.", marks=rule("TTA-BUILD-02"),
        id="no unused worker",
    ),
    pytest.param(
        then(Scenario().stock(0, resources=1)), "build bronze", "TTA-RES-09",
        "it costs 2 resources, and you can spend 1.", marks=rule("TTA-BUILD-01", "TTA-RES-09"), id="resources",
    ),
    pytest.param(
        act(), "build iron", "TTA-BUILD-01", "Iron is not a technology in your play area.",
        marks=rule("TTA-BUILD-01"), id="not in play",
    ),
    pytest.param(
        then(Scenario().stock(0, resources=9).workers(0, philosophy=2)), "build philosophy", "TTA-BUILD-04",
        "2 at most; you have 2.", marks=rule("TTA-BUILD-04", "TTA-TECH-10"), id="urban limit",
    ),
    pytest.param(
        then(Scenario().stock(0, resources=9).actions(0, military=0)), "build warriors", "TTA-ACTOT-04",
        "military actions needed: 1; available: 0.", marks=rule("TTA-UNIT-01", "TTA-ACTOT-04"), id="no military action",
    ),
    pytest.param(
        then(Scenario().hand(0, "iron")), "upgrade bronze iron", "TTA-UPG-04", "Iron is only in your hand",
        marks=rule("TTA-UPG-04"), id="upgrade to a card of the hand",
    ),
    pytest.param(
        then(Scenario().technologies(0, "iron")), "upgrade bronze iron", "TTA-UPG-02", "it costs 3 resources",
        marks=rule("TTA-UPG-01", "TTA-UPG-02"), id="upgrade price",
    ),
    pytest.param(
        act(), "upgrade religion theology", "TTA-UPG-01", "none of your workers stands on Religion.",
        marks=rule("TTA-UPG-01"), id="nothing to upgrade",
    ),
    pytest.param(
        act(), "upgrade knights tanks", "TTA-UNIT-02", "none of your workers stands on Knights.",
        marks=rule("TTA-UNIT-02"), id="no unit to upgrade",
    ),
    pytest.param(
        act(), "destroy religion", "TTA-DEST-01", "none of your workers stands on Religion.",
        marks=rule("TTA-DEST-01"), id="nothing to destroy",
    ),
    pytest.param(
        act(), "disband knights", "TTA-UNIT-03", "none of your workers stands on Knights.", marks=rule("TTA-UNIT-03"),
        id="nothing to disband",
    ),
    pytest.param(
        act(), "stages 1", "TTA-STAGE-01", "you have no unfinished wonder.", marks=rule("TTA-STAGE-01"),
        id="no wonder",
    ),
    pytest.param(
        then(Scenario().wonder(0, "pyramids").stock(0, resources=9)), "stages 2", "TTA-STAGE-04",
        "stages you may build in one action: 1 at most.", marks=rule("TTA-STAGE-01", "TTA-STAGE-04"),
        id="stages at once",
    ),
    pytest.param(
        then(Scenario().wonder(0, "pyramids", 2).technologies(0, "masonry").stock(0, resources=9)), "stages 2",
        "TTA-STAGE-03", "stages left of Pyramids: 1.", marks=rule("TTA-STAGE-03"), id="stages left",
    ),
    pytest.param(
        then(Scenario().wonder(0, "pyramids").technologies(0, "masonry").stock(0, resources=4)), "stages 2",
        "TTA-STAGE-04", "it costs 5 resources, and you can spend 4.", marks=rule("TTA-STAGE-04", "TTA-RES-09"),
        id="stages price",
    ),
    pytest.param(
        then(Scenario().hand(0, "iron").points(0, science=4)), "develop iron", "TTA-PTS-03",
        "it costs 5 science points, and you can spend 4.", marks=rule("TTA-PTS-03", "TTA-DEV-01"), id="science",
    ),
    pytest.param(
        act(), "develop iron", "TTA-DEV-01", "Iron is not in your hand.", marks=rule("TTA-DEV-01"), id="not in hand",
    ),
    pytest.param(
        act(), "develop bronze", "TTA-DEV-01", "Bronze is in your play area already.", id="developed already",
    ),
    pytest.param(
        then(three().hand(0, "iron").points(0, science=9).pact(0, "scientific-cooperation", 1)), "develop iron",
        "TTA-CTX-43", "seat 2, your partner in Scientific Cooperation, has no science point", marks=rule("TTA-CTX-43"),
        id="partner in science",
    ),
    pytest.param(
        then(Scenario().hand(0, "monarchy").points(0, science=9).actions(0, civil=3)), "develop monarchy revolution",
        "TTA-REVO-02", "all your civil actions: 3 of 4 are available.", marks=rule("TTA-REVO-02"), id="revolution",
    ),
    pytest.param(
        then(
            Scenario(age=2).hand(0, "monarchy").points(0, science=9).leader(0, "maximilien-robespierre")
            .actions(0, military=1),
        ),
        "develop monarchy revolution", "TTA-ANNEX-09", "all your military actions: 1 of 3 are available.",
        marks=rule("TTA-ANNEX-09"), id="revolution with Robespierre",
    ),
    pytest.param(
        then(Scenario().hand(0, "monarchy").points(0, science=1)), "develop monarchy revolution", "TTA-REVO-01",
        "science points", marks=rule("TTA-REVO-01", "TTA-PTS-03"), id="revolution price",
    ),
    pytest.param(
        act(), "play homer", "TTA-LEAD-01", "Homer is not in your hand.", marks=rule("TTA-LEAD-01"), id="no leader",
    ),
    pytest.param(
        then(Scenario().took(0, "stockpile")), "play stockpile", "TTA-ACARD-02",
        "Stockpile was taken in this action phase.", marks=rule("TTA-ACARD-02"), id="fresh",
    ),
    pytest.param(
        then(Scenario().hand(0, "stockpile").actions(0, civil=0)), "play stockpile", "TTA-ACARD-01",
        "civil actions needed: 1", marks=rule("TTA-ACARD-01"), id="no action for the card",
    ),
    pytest.param(
        then(Scenario().hand(0, "rich-land-a")), "play rich-land-a", "TTA-ACARD-06", "orders a farm or a mine",
        marks=rule("TTA-ACARD-06"), id="ordered building",
    ),
    pytest.param(
        then(Scenario().hand(0, "urban-growth-a")), "play urban-growth-a", "TTA-ACARD-06", "orders an urban building",
        marks=rule("TTA-ACARD-06"), id="ordered urban building",
    ),
    pytest.param(
        then(Scenario(age=2).hand(0, "efficient-upgrade-ii")), "play efficient-upgrade-ii", "TTA-ACARD-06",
        "orders an upgrade", marks=rule("TTA-ACARD-06"), id="ordered upgrade",
    ),
    pytest.param(
        then(Scenario().hand(0, "frugality-a")), "play frugality-a", "TTA-ACARD-06", "orders your population",
        marks=rule("TTA-ACARD-06"), id="ordered population",
    ),
    pytest.param(
        then(Scenario().hand(0, "breakthrough-i")), "play breakthrough-i", "TTA-ACARD-06", "orders a technology",
        marks=rule("TTA-ACARD-06"), id="ordered development",
    ),
    pytest.param(
        then(Scenario().hand(0, "engineering-genius-a")), "play engineering-genius-a", "TTA-ACARD-06",
        "you have no unfinished wonder.", marks=rule("TTA-ACARD-06"), id="ordered stage without a wonder",
    ),
    pytest.param(
        then(Scenario().hand(0, "engineering-genius-a").wonder(0, "pyramids")), "play engineering-genius-a",
        "TTA-ACARD-06", "orders one stage", marks=rule("TTA-ACARD-06"), id="ordered stage",
    ),
    pytest.param(
        then(Scenario().hand(0, "legion").chose_tactic(0)), "tactic legion", "TTA-TACT-03",
        "you have played or copied a tactic this turn.", marks=rule("TTA-TACT-03"), id="second tactic",
    ),
    pytest.param(
        act(), "tactic legion", "TTA-TACT-01", "Legion is not in your hand.", marks=rule("TTA-TACT-01"),
        id="no tactic",
    ),
    pytest.param(
        act(), "copy legion", "TTA-TACT-02", "Legion is not a common tactic.", marks=rule("TTA-TACT-02"),
        id="not common",
    ),
    pytest.param(
        then(Scenario().tactic(1, "legion", exclusive=True)), "copy legion", "TTA-TACT-05",
        "Legion is the exclusive tactic of another player.", marks=rule("TTA-TACT-05"), id="exclusive",
    ),
    pytest.param(
        then(Scenario().tactic(0, "legion")), "copy legion", "TTA-TACT-02", "Legion is your current tactic.",
        id="current tactic",
    ),
    pytest.param(
        then(Scenario().common("legion").actions(0, military=1)), "copy legion", "TTA-TACT-02",
        "military actions needed: 2; available: 1.", marks=rule("TTA-TACT-02", "TTA-ACTOT-04"), id="price of copying",
    ),
    pytest.param(
        act(), "use hammurabi", "TTA-CTX-27", "Hammurabi is not your leader.", marks=rule("TTA-CTX-27"),
        id="no Hammurabi",
    ),
    pytest.param(
        then(Scenario().leader(0, "hammurabi").used(0, "hammurabi")), "use hammurabi", "TTA-CTX-27",
        "Hammurabi was used this turn already.", marks=rule("TTA-CTX-27"), id="Hammurabi used",
    ),
    pytest.param(
        then(Scenario().leader(0, "hammurabi").used(0, "hammurabi").hand(0, "legion"), free_ca=1), "tactic legion",
        "TTA-CTX-27", "through Hammurabi must be used first.", marks=rule("TTA-CTX-27"), id="Hammurabi pledged",
    ),
    pytest.param(
        then(Scenario().leader(0, "hammurabi").used(0, "hammurabi"), free_ca=1), "end turn",
        "TTA-CTX-27", "through Hammurabi must be used first.", marks=rule("TTA-CTX-27"), id="turn cannot end",
    ),
    pytest.param(
        then(
            Scenario().leader(0, "hammurabi").workers(0, only=True).actions(0, civil=0), unused=0,
        ),
        "use hammurabi", "TTA-ACT-02", "no civil action that the exchange could pay for", marks=rule("TTA-ACT-02"),
        id="nothing to exchange for",
    ),
    pytest.param(
        act(), "use ocean-liner-service", "TTA-CTX-36", "is not among your completed wonders.",
        marks=rule("TTA-CTX-36"), id="no liner",
    ),
    pytest.param(
        then(Scenario(age=2).wonders(0, "ocean-liner-service").used(0, "ocean-liner-service")),
        "use ocean-liner-service", "TTA-CTX-36", "was used this turn already.",
        marks=rule("TTA-CTX-36"), id="liner used",
    ),
    pytest.param(
        then(Scenario(age=2).wonders(0, "ocean-liner-service", ruined=("ocean-liner-service",))),
        "use ocean-liner-service", "TTA-WOND-03", "lies in ruins", marks=rule("TTA-WOND-03"), id="liner in ruins",
    ),
    pytest.param(
        then(Scenario(age=2).wonders(0, "ocean-liner-service"), yellow_bank=0), "use ocean-liner-service",
        "TTA-WORK-03", "your yellow bank is empty.", marks=rule("TTA-WORK-03"), id="liner without tokens",
    ),
    pytest.param(
        then(Scenario(age=3).leader(0, "winston-churchill").used(0, "winston-churchill")),
        "use winston-churchill culture", "TTA-CTX-35", "was used this turn already.",
        marks=rule("TTA-CTX-35"), id="Churchill used",
    ),
    pytest.param(
        act(), "bach philosophy drama", "TTA-CTX-08", "J. S. Bach is not your leader.", marks=rule("TTA-CTX-08"),
        id="no Bach",
    ),
    pytest.param(
        then(Scenario(age=2).leader(0, "johann-sebastian-bach").used(0, "johann-sebastian-bach")),
        "bach philosophy drama", "TTA-CTX-08", "was used this turn already.", marks=rule("TTA-CTX-08"), id="Bach used",
    ),
    pytest.param(
        then(
            Scenario(age=2).leader(0, "johann-sebastian-bach").technologies(0, "drama").workers(0, drama=2)
            .stock(0, resources=9),
        ),
        "bach philosophy drama", "TTA-ANNEX-17", "2 at most; you have 2.", marks=rule("TTA-ANNEX-17"),
        id="Bach and the limit",
    ),
    pytest.param(
        act(), "barbarossa warriors", "TTA-CTX-30", "Frederick Barbarossa is not your leader.",
        marks=rule("TTA-CTX-30"), id="no Barbarossa",
    ),
    pytest.param(
        then(Scenario().leader(0, "frederick-barbarossa").stock(0, resources=9)), "barbarossa warriors", "TTA-CTX-30",
        "it costs 1 food, and you can spend 0.", marks=rule("TTA-CTX-30"), id="Barbarossa without food",
    ),
    pytest.param(
        act(), "prepare good-harvest", "TTA-POL-01", "before the action phase.", marks=rule("TTA-POL-01"),
        id="politics is over",
    ),
    pytest.param(act(), "pass", "TTA-ACT-03", "ending the turn", marks=rule("TTA-ACT-03"), id="end, not pass"),
    pytest.param(
        act(), "bid 3", "TTA-COLO-01", "only in the auction", marks=rule("TTA-COLO-01"), id="no auction",
    ),
    pytest.param(
        act(), "bonus military-bonus-i", "TTA-AGGR-09", "only against an aggression or to colonize",
        marks=rule("TTA-AGGR-09"), id="no attack",
    ),
    pytest.param(act(), "pick iron", "TTA-ACT-01", "no card is to be picked now", id="nothing to pick"),
])
def test_an_action_that_is_refused(opened: Opened, symbol: str, clause: str, text: str) -> None:
    found = why(opened(), symbol)
    assert clause in found.clauses
    assert text in found.text("en")
    assert found.text("fr")
    assert found.text("fr") != found.text("en")


# ---------------------------------------------------------------------- the first round, other seats, the end
@rule("TTA-FIRST-02", "TTA-FIRST-03")
def test_in_the_first_round_only_cards_are_taken() -> None:
    table = Scenario(age=0, round=1).row("homer").action_phase(0)
    assert why(table, "population").clauses == ("TTA-FIRST-03",)
    assert why(table, "build bronze").clauses == ("TTA-FIRST-03",)
    assert why(table, "resign").clauses == ("TTA-FIRST-02",)
    assert why(table, "take pyramids").clauses == ("TTA-TAKE-05",)


@rule("TTA-FLOW-02")
def test_a_seat_that_is_not_asked_learns_who_is() -> None:
    table = Scenario().hand(0, "legion").action_phase(0)
    found = refusal(GAME, ages(table), 1, GAME.space.parse("tactic legion"))
    assert found.clauses == ("TTA-FLOW-02",)
    assert found.text("en") == "seat 1 decides now."


@rule("TTA-FLOW-09")
def test_after_the_end_nothing_is_possible() -> None:
    s = ages(Scenario(age=4).end())
    assert s.over
    assert refusal(GAME, s, 0, A.END).clauses == ("TTA-FLOW-09",)


# ---------------------------------------------------------------------- everything, everywhere
@rule("TTA-CARD-07")
@pytest.mark.parametrize("seed", range(6))
def test_every_illegal_action_of_random_games_has_a_reason_that_the_seat_may_know(seed: int) -> None:
    known = clauses.load("through-the-ages").clauses
    chance = random.Random(seed)
    players = 2 + seed % 3
    options = GAME.record.settle(players, {"payments": "by-hand" if seed % 2 else "automatic"})
    s = GAME.start(players, options, seed_rng(str(seed)))
    asked: dict[str, int] = {}
    while not s.over:
        question = type(s.waiting.op).__name__
        asked[question] = asked.get(question, 0) + 1
        if asked[question] <= 2 or chance.random() < 0.01:
            legal = set(s.legal)
            other = GAME.determinize(s, s.player, seed_rng("other"))  # all that the seat does not know is different
            for action in range(len(GAME.space)):
                if action not in legal:
                    found = refusal(GAME, s, s.player, action)
                    check(found, known, f"{question}: {GAME.space.symbol(action)}")
                    assert found == refusal(GAME, other, s.player, action)
        s.apply(chance.choice([a for a in s.legal if a != A.RESIGN] or s.legal))


def check(found: Refusal, known: object, where: str) -> None:
    assert isinstance(known, dict)
    assert found.clauses, where
    assert all(clause in known for clause in found.clauses), where
    for i, lang in enumerate(("en", "fr")):
        text = found.text(lang)
        assert text.endswith("."), where
        assert "{" not in text, where
        assert text != REASONS["impossible"][i], where
        assert not text.endswith(QUESTIONS["other"][i]), where


def test_the_two_languages_name_the_same_parts() -> None:
    for sentences in (REASONS, MOMENTS, QUESTIONS):
        for key, (en, fr) in sentences.items():
            assert parts(en) == parts(fr), key


def parts(sentence: str) -> set[str]:
    return {piece.split("}")[0] for piece in sentence.split("{")[1:]}
