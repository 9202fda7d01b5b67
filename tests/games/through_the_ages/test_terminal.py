"""The board of Through the Ages: every view fits, in both languages; what a player must see is there; a whole force in
one line; the screens of its own."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from clio.engine.history import Table
from clio.games.through_the_ages.record import GAME
from clio.games.through_the_ages.scenario import Scenario
from clio.messages import LANGUAGES, catalogue
from clio.terminal.boards import board_of
from clio.terminal.console import Words
from clio.terminal.seats import Seats
from clio.terminal.sequence import in_one_line
from clio.terminal.session import Session
from clio.terminal.trouble import Trouble
from tests.terminal.drawing import flat, screen, shown, too_wide, words_of

LEAVE_ALONE = ("destroy", "disband", "resign", "cancel")


def drawn(table: Table, lang: str = "en", seat: int | None = 0, width: int = 100, colour: bool = False) -> str:
    console = screen(width, colour)
    console.print(board_of(GAME, lang).draw(table.view(seat), table.seat_names(lang)))
    return shown(console)


def page(table: Table, name: str, lang: str = "en", rest: str = "", seat: int | None = 0) -> str:
    console = screen(100)
    console.print(board_of(GAME, lang).page(name, table.view(seat), table.seat_names(lang), rest))
    return shown(console)


def walk(players: int, seed: int, options: dict[str, str | bool], every: int) -> Iterator[Table]:
    """A game played by chance, rather building than destroying, shown after every so many decisions and at its end."""
    chance = random.Random(seed)
    table = Table(GAME, players, seed, options)
    while not table.over and len(table.actions) < 2500:
        if len(table.actions) % every == 0 or (table.view(None)["auction"] and chance.random() < 0.02):
            yield table
        names = {action: GAME.space.decode(action)[0] for action in table.state.legal}
        good = [action for action, name in names.items() if name not in LEAVE_ALONE] or table.state.legal
        busy = [action for action in good if names[action] not in ("end turn", "pass")]
        table.play(chance.choice(busy if busy and chance.random() < 0.9 else good))
    yield table


# ---------------------------------------------------------------- every view
@pytest.mark.parametrize(("players", "options"), [
    (2, {}), (3, {"civil_hands": "hidden"}), (4, {"payments": "by-hand"}),
])
def test_every_position_of_random_games_fits(players: int, options: dict[str, str | bool]) -> None:
    known = {lang: words_of(GAME, lang) for lang in LANGUAGES}
    for n, table in enumerate(walk(players, players, options, 90)):
        seat = (None, *range(players))[n % (players + 1)]
        for lang in LANGUAGES:
            fits(table, lang, seat, known[lang])


def fits(table: Table, lang: str, seat: int | None, known: set[str]) -> None:
    for width in (79, 100, 120):
        text = drawn(table, lang, seat, width)
        assert not too_wide(text, width)
        assert "\u00a0" not in text
        assert set(re.findall(r"[^\W\d_]{2,}", text)) <= known
    board, view, names = board_of(GAME, lang), table.view(seat), table.seat_names(lang)
    assert board.plain(view, names)
    assert len(board.status(view, names)) <= 2
    assert board.piles(view, names)
    for name in board.pages:
        assert not too_wide(page(table, name, lang, "2", seat))


def test_colour_repeats_and_adds_nothing() -> None:
    table = position()
    coloured = drawn(table, colour=True)
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == drawn(table)


def test_somebody_who_resigned_is_named_and_no_more() -> None:
    table = Scenario(players=3).politics(0)
    table.play("resign")
    for lang, words in (("en", "has resigned"), ("fr", "a abandonné")):
        for seat in (0, 1, None):
            assert words in drawn(table, lang, seat)
        assert any(words in line for line in board_of(GAME, lang).plain(table.view(1), table.seat_names(lang)))
        assert words in page(table, "player", lang, "1", 1)


# ---------------------------------------------------------------- what must be there
def position() -> Table:
    return (
        Scenario(players=3, age=2)
        .row("iron", "pyramids", None, None, "theology", "moses", "frugality-i")
        .technologies(0, "iron", "drama", "knights").workers(0, agriculture=2, iron=1, drama=1, warriors=2, knights=1)
        .stock(0, food=3, resources=5).points(0, science=9, culture=12)
        .leader(0, "genghis-khan").wonders(0, "colossus").wonder(0, "great-wall", 1).colonies(0, "vast-territory-i")
        .tactic(0, "medieval-army").common("phalanx").future("rats", by=0).future("foray", by=1)
        .hand(0, "monarchy", "plunder-i", "plunder-i", "legion").hand(1, "alchemy", "raid-i")
        .pact(1, "open-borders-agreement", 0).war(2, "war-over-territory", 0)
        .action_phase(0)
    )


def test_what_is_on_the_board() -> None:
    table = position()
    lines = drawn(table).splitlines()
    text = flat("\n".join(lines))
    assert lines[0].startswith("Round 5 · Age II · civil deck")
    assert lines[1].startswith("1 CA  1 ! Iron")  # with three players the first two spaces are swept
    assert "I mine" in lines[1]
    assert "S5 R5" in lines[1]
    assert lines[2].startswith("      2 ! Pyramids (2 CA)")  # one wonder more: one action more
    assert "R3+2+1" in lines[2]
    assert lines[3].startswith("      3   (empty: 2)")
    assert next(line for line in lines if "Moses" in line).startswith("2 CA  6   Moses")
    assert "Strength: Player 1 (you) 8, Player 2 1, Player 3 1" in text
    assert "future 2 (I2)" in text
    assert "you know in the future: Rats" in text
    assert "Foray" not in text
    assert "Common tactics: Phalanx" in text
    assert "Government: Despotism (urban limit 2)" in text
    assert "Wonders: Colossus, [Great Wall 1/4: R2+3+2]" in text
    assert "Colonies: Vast Territory (I)" in text
    assert "Tactic: Medieval Army" in text
    assert "Pacts: Open Borders Agreement with Player 2, side B" in text
    assert "WARS: War over Territory declared by Player 3" in text
    assert "WARS: War over Territory against Player 1" in text
    assert "Plunder (I) ×2 (aggression, MA1)" in text
    assert "Monarchy (government, S" in text
    assert "Raid" not in text
    assert any(line.startswith("Farms") and "Agriculture w2 b3 R2" in line for line in lines)
    assert any(line.startswith("Mines") and line.index("Bronze") < line.index("Iron w1") for line in lines)
    head = next(line for line in lines if "Culture" in line and "Yellow" in line)
    mine = next(line for line in lines if line.startswith("> Player 1 (you)"))
    assert mine[: head.index("Culture") + 7].split()[-2:] == ["12", "+2"]


def test_the_technologies_and_the_government_cost_what_they_cost_now() -> None:
    view = position().view(0)["players"][0]
    assert {tech["id"]: tech["cost"] for tech in view["technologies"]}["knights"] == 3
    assert len(view["develop_costs"]["monarchy"]) == 2
    hidden = Scenario(players=2, civil_hands="hidden").hand(1, "iron").action_phase(0)
    assert hidden.view(0)["players"][1]["develop_costs"] is None
    assert hidden.view(1)["players"][1]["develop_costs"] == {"iron": [5]}
    assert "Iron" not in page(hidden, "hands")


# ---------------------------------------------------------------- the end of the turn
@pytest.mark.parametrize("seed", range(3))
def test_the_forecast_comes_true(seed: int) -> None:
    """What the view foretells of the end of the turn is what happens when the turn ends."""
    chance = random.Random(seed)
    table, checked = Table(GAME, 3, seed, {"resignation": False}), 0
    end = GAME.space.parse("end turn")
    while not table.over and checked < 40:
        if end in table.state.legal and table.view(None)["players"][table.seat or 0]["leader"] is None:
            me = table.seat or 0
            before = table.view(me)["players"][me]
            told = before["end_of_turn"]
            if not told["discard"] and table.view(me)["round"] > 1 and chance.random() < 0.3:
                at = len(table.log)
                table.play(end)
                mine = [line for line in table.log[at:] if line.seat == me]
                made = {line.kind: line.amounts for line in mine}
                assert ("uprising" in made) == told["uprising"]
                if not told["uprising"]:
                    assert made["scores"] == {"science": told["science"], "culture": told["culture"]}
                    assert made["harvest"] == {"food": told["food_made"] - told["eaten"], "culture": -told["famine"]}
                    assert made["mines"] == {"resources": told["resources_made"]}
                drawn_cards = len([line for line in mine if line.kind == "draws-card"])
                assert drawn_cards == told["draw"]
                checked += 1
                continue
        table.play(chance.choice([a for a in table.state.legal if a != end] or table.state.legal))
    assert checked > 5


def test_warnings_before_the_end_of_the_turn() -> None:
    hungry = Scenario().banks(0, yellow=8).workers(0, only=True, bronze=2, agriculture=1).points(0, culture=9)
    table = hungry.action_phase(0)
    text = flat(drawn(table))
    assert "! UPRISING: discontent workers" in text
    full = Scenario().workers(0, only=True, bronze=6).tokens(0, bronze=12).hand(0, "legion", "phalanx", "plunder-i")
    table = full.banks(0, blue=2, yellow=18).action_phase(0)
    text = flat(drawn(table))
    assert "End of turn: +0 science, +0 culture; corruption -4 resources" in text
    assert "! Military cards to discard: 1 (limit 2)." in text
    assert table.view(0)["players"][0]["end_of_turn"]["resources"] == 14
    assert "Too few blue tokens" not in text  # corruption gives tokens back before the mines need them
    fr = flat(drawn(table, "fr"))
    assert "! Cartes militaires à défausser : 1 (limite 2)." in fr


def test_famine_and_an_empty_blue_bank() -> None:
    poor = Scenario().workers(0, only=True, bronze=5, religion=1).tokens(0, bronze=3).points(0, culture=9)
    table = poor.banks(0, blue=0, yellow=9).technologies(0, "theology").workers(0, theology=1).action_phase(0)
    told = table.view(0)["players"][0]["end_of_turn"]
    assert told["famine"] == 8  # two food are missing
    assert (told["rot_resources"], told["resources_made"], told["resources_short"]) == (3, 3, 2)
    text = flat(drawn(table))
    assert "! FAMINE: -8 culture." in text
    assert "! Too few blue tokens; not produced: food 0, resources 2." in text


# ---------------------------------------------------------------- a whole force in one line
def auction() -> Table:
    table = (
        Scenario(players=2, age=2).technologies(0, "swordsmen").workers(0, warriors=3, swordsmen=1)
        .hand(0, "military-bonus-i", "military-bonus-ii", "legion").event("wealthy-territory-i", 0)
    )
    table.play("bid 5")
    if table.seat == 1:
        table.play("pass")
    assert table.view(0)["auction"]["bidder"] == 0
    return table


LINES = {
    "colonize warriors 2 bonus military-bonus-ii": ["colonize warriors"] * 2 + ["bonus military-bonus-ii", "done"],
    "colonize bonus military-bonus-ii colonize warriors 2": [
        "colonize warriors", "colonize warriors", "bonus military-bonus-ii", "done"],
    "coloniser guerriers x2, bonus militaire-ii": ["colonize warriors"] * 2 + ["bonus military-bonus-ii", "done"],
    "colonize warr swords done": ["colonize warriors", "colonize swordsmen", "done"],
    "colonize swordsmen and warriors 3": ["colonize warriors"] * 3 + ["colonize swordsmen", "done"],
    "Colonize Warriors 1": ["colonize warriors", "done"],
    "colonize warriors": [],  # a move like any other
    "bid 7": [],
    "": [],
}


@pytest.mark.parametrize("line", LINES)
def test_a_line_of_several_moves(line: str) -> None:
    board, table = board_of(GAME, "en"), auction()
    assert in_one_line(table, board, 0, line) == LINES[line]
    assert in_one_line(table, board, 1, line) == []
    assert in_one_line(position(), board, 0, line) == []


@pytest.mark.parametrize("line", ["colonize legion 2", "colonize warriors 2 bonus legion", "colonize bonus military 2"])
def test_words_that_cannot_be_sent(line: str) -> None:
    with pytest.raises(Trouble, match="not name one unit"):
        in_one_line(auction(), board_of(GAME, "en"), 0, line)


class Typed:
    """A person who types these lines and leaves."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)

    def ask(self, prompt: str, words: Words | None = None) -> str:
        if words is not None:
            assert words("")
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


def played(table: Table, *lines: str, lang: str = "en") -> str:
    console = screen(100)
    session = Session(table, Seats(GAME, ["human"] * table.players, "1"), lang, console, Typed(*lines))
    session.saved = 10**6
    session.keep = lambda: None  # type: ignore[method-assign]
    session.run()
    return shown(console)


def test_a_force_is_sent_at_once_or_not_at_all() -> None:
    table = auction()
    before = table.game.digest(table.state)
    text = flat(played(table, "colonize warriors 1"))
    assert "“done” would not be possible then; nothing was played." in text
    assert table.game.digest(table.state) == before
    text = flat(played(table, "colonize warriors 9"))
    assert "“colonize warriors” would not be possible then; nothing was played." in text
    assert table.game.digest(table.state) == before
    text = flat(played(table, "coloniser chevaliers 2", lang="fr"))
    assert "ne désigne pas une unité" in text
    assert table.game.digest(table.state) == before
    played(table, "colonize warriors 3 bonus military-bonus-ii")
    me = table.view(0)["players"][0]
    assert me["colonies"] == ["wealthy-territory-i"]
    assert "military-bonus-ii" not in me["military_hand"]
    assert "military-bonus-i" in me["military_hand"]


# ---------------------------------------------------------------- at the keyboard
def test_moves_by_the_beginning_of_a_card() -> None:
    table = Scenario().row("aristotle", "moses").action_phase(0)
    played(table, "take arist")
    assert table.view(0)["players"][0]["civil_hand"] == ["aristotle"]
    table = Scenario().row("aristotle", "moses").action_phase(0)
    played(table, "prendre aristote", lang="fr")
    assert table.view(0)["players"][0]["civil_hand"] == ["aristotle"]


def test_the_screens_of_this_game() -> None:
    text = flat(played(position(), "help", "player", "player 9", "player 2", "hands", "events", "discards", "tactics"))
    assert "player N one player's whole civilization" in text
    assert "Which player? Choose among: 1 (Player 1), 2 (Player 2), 3 (Player 3)." in text
    assert "Alchemy (lab, S4 R6)" in text  # civil hands are open
    assert "Military hand 1/3: 1 (I1)" in text
    assert "Past events:" in text
    assert "Out of the game:" in text
    assert "Phalanx: Army:" in text
    text = flat(played(position(), "joueur 3", "mains", "tactiques", lang="fr"))
    assert "Main militaire" in text
    assert "Tactiques communes : Phalange :" in text


def test_a_player_by_number_name_or_alone() -> None:
    table = Scenario(players=2).action_phase(0)
    assert page(table, "player").startswith("  Player 2")
    assert page(table, "player", rest="player 1").startswith("> Player 1 (you)")
    assert page(table, "player", "fr", "1").startswith("> Joueur 1 (vous)")


# ---------------------------------------------------------------- words
def test_words_made_of_parts() -> None:
    for lang in LANGUAGES:
        known = catalogue(lang)
        wanted = {f"kind.{face.kind}" for face in GAME.cards()}
        wanted |= {key for key, _ in board_of(GAME, lang).numbers(  # type: ignore[attr-defined]
            Table(GAME, 2, 1).view(0)["players"][0])}
        wanted |= {f"page.{name}{part}" for name in board_of(GAME, lang).pages for part in ("", ".form")}
        assert {f"through-the-ages.{key}" for key in wanted} - known.keys() == set()
