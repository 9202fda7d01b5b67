"""The board of Age of Mythology: every view fits for 2 to 8 players, in both languages; what a player must see is
there; a battle with its exact odds; a whole game at the keyboard."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from clio.engine.history import Table
from clio.games.age_of_mythology.record import GAME
from clio.messages import LANGUAGES, catalogue
from clio.terminal.boards import board_of
from clio.terminal.console import Words
from clio.terminal.score import show_result
from clio.terminal.seats import Seats
from clio.terminal.session import Session
from clio.terminal.trouble import Trouble
from tests.terminal.drawing import flat, screen, shown, too_wide, words_of


def drawn(table: Table, lang: str = "en", seat: int | None = 0, width: int = 100, colour: bool = False) -> str:
    console = screen(width, colour)
    console.print(board_of(GAME, lang).draw(table.view(seat), table.seat_names(lang)))
    return shown(console)


def page(table: Table, name: str, lang: str = "en", rest: str = "", seat: int | None = 0, width: int = 100) -> str:
    console = screen(width)
    console.print(board_of(GAME, lang).page(name, table.view(seat), table.seat_names(lang), rest))
    return shown(console)


def walk(players: int, seed: int, every: int) -> Iterator[Table]:
    """A game played by chance, nobody passing or retreating if possible, shown now and then, in battles more often."""
    chance = random.Random(seed)
    table = Table(GAME, players, seed)
    while not table.over:
        battle = table.view(None)["battle"]
        if len(table.actions) % every == 0 or (battle and not battle["over"] and chance.random() < 0.05):
            yield table
        names = {action: GAME.space.decode(action)[0] for action in table.state.legal}
        busy = [action for action, name in names.items() if name not in ("pass", "retreat", "leave", "done")]
        table.play(chance.choice(busy or list(names)))
    yield table


# ---------------------------------------------------------------- every view
@pytest.mark.parametrize("players", [2, 4, 8])
def test_every_position_of_random_games_fits(players: int) -> None:
    known = {lang: words_of(GAME, lang) for lang in LANGUAGES}
    for n, table in enumerate(walk(players, players, 60 * players)):
        seat = (None, *range(players))[n % (players + 1)]
        for lang in LANGUAGES:
            fits(table, lang, seat, known[lang])


def fits(table: Table, lang: str, seat: int | None, known: set[str]) -> None:
    for width in (79, 100):
        text = drawn(table, lang, seat, width)
        assert not too_wide(text, width)
        assert "\u00a0" not in text
        assert set(re.findall(r"[^\W\d_]{2,}", text)) <= known
    board, view, names = board_of(GAME, lang), table.view(seat), table.seat_names(lang)
    assert all("\u00a0" not in line for line in board.plain(view, names))
    assert len(board.status(view, names)) <= 2
    assert board.piles(view, names)
    for name in board.pages:
        assert not too_wide(page(table, name, lang, "2", seat))


def test_eight_players_stand_side_by_side_on_a_hundred_columns() -> None:
    for lang in LANGUAGES:
        table = Table(GAME, 8, 1)
        lines = drawn(table, lang).splitlines()
        rows = [line for line in lines if re.match(r"[> ] (Player|Joueur) \d", line) and " :" not in line
                and ":" not in line]
        assert len(rows) == 8


def test_colour_repeats_and_adds_nothing() -> None:
    table = Table(GAME, 3, 1)
    coloured = drawn(table, colour=True)
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == drawn(table)


# ---------------------------------------------------------------- what must be there
def in_battle(revealed: bool, fighting: bool) -> Table:
    """A random table in the middle of a battle, at its second encounter if armies are known."""
    for seed in range(40):
        for table in walk(3, seed, 10**6):
            battle = table.view(None)["battle"]
            if battle is None or battle["over"] or battle["winner"] is not None or battle["revealed"] != revealed:
                continue
            if (battle["odds"] is not None) == fighting and (not revealed or battle["encounter"] > 1):
                return table
    raise LookupError("no such battle")


def test_the_own_board_and_the_table() -> None:
    table = Table(GAME, 2, 5)
    text = flat(drawn(table, seat=table.seat))
    assert "starting tiles · victory cubes in the bank 30 · first:" in text
    assert "Bank: food 12, wood 12, gold 12, favor 12" in text
    assert "Victory cards: The Largest Army 0, The Most Buildings 0, Won the Last Battle 0, The Wonder 0" in text
    assert "Tiles turned up (pool 78): " in text
    assert re.search(r"a1 \w+ b1 \w+ c1 \w+ d1 \w+", text)
    assert "City (0/16): -" in text
    assert re.search(r"Holding Area: \w+ ×2 \(6 left\)", text)
    assert "Hand 0 (limit 4): -" in text


def test_the_secret_choice_so_far_is_shown_to_its_owner_only() -> None:
    table = Table(GAME, 2, 5)
    while table.view(None)["phase"] != "drawing":
        table.play(table.state.legal[0])
    seat = table.seat
    assert seat is not None
    table.play("take permanent-gather")
    assert "Your secret choice so far: Gather" in flat(drawn(table, seat=seat))
    assert "secret choice" not in drawn(table, seat=1 - seat)


def test_armies_chosen_in_secret_are_not_on_the_board() -> None:
    table = in_battle(revealed=False, fighting=False)
    text = flat(drawn(table, seat=None))
    assert re.search(r"BATTLE: Player \d attacks the [\w ]+ of Player \d; card", text)
    assert "up to" in text
    assert "chosen in secret" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_chances_of_both_sides(lang: str) -> None:
    """Before cards are laid each side sees its own units against the others; the two chances of a pair add up to 1."""
    table = in_battle(revealed=True, fighting=False)
    battle = table.view(None)["battle"]
    pair = battle["matchups"][0]
    against = "against:" if lang == "en" else "contre :"
    board = board_of(GAME, lang)
    for seat, unit, chance in ((battle["attacker"], pair["attack"], pair["odds"]),
                               (battle["defender"], pair["defence"], 1 - pair["odds"])):
        text = flat(drawn(table, lang, seat))
        assert f"{board.name(unit)} {against}" in text  # type: ignore[attr-defined]
        assert board.percent(chance) in text  # type: ignore[attr-defined]
    assert ("last roll:" if lang == "en" else "dernier jet :") in flat(drawn(table, lang))


def test_the_chance_of_the_encounter_that_is_fought() -> None:
    table = in_battle(revealed=True, fighting=True)
    battle = table.view(None)["battle"]
    name = table.seat_names("en")[battle["attacker"]]
    chance = board_of(GAME, "en").percent(battle["odds"])  # type: ignore[attr-defined]
    assert f"Chance of {name} in this encounter: {chance}" in flat(drawn(table))
    assert re.search(r"fights: [\w -]+, \d+ dice", flat(drawn(table)))


def test_percentages_are_certain_only_if_they_are() -> None:
    for lang, point, sign in (("en", ".", "%"), ("fr", ",", " %")):
        board = board_of(GAME, lang)
        said = [board.percent(chance) for chance in (0, 0.004, 0.5, 0.996, 1)]  # type: ignore[attr-defined]
        assert said == [f"{n}{sign}" for n in ("0", f"0{point}4", "50", f"99{point}6", "100")]


# ---------------------------------------------------------------- screens of its own
def test_units_and_buildings() -> None:
    table = Table(GAME, 3, 1, {"cultures": ["greek", "random", "random"]})
    units = flat(page(table, "units"))
    assert "Cyclops (8 left): " in units
    assert "6 dice" in units
    assert "House (40 left): " in flat(page(table, "buildings"))
    assert "Maison (reste 40) : " in flat(page(table, "buildings", "fr"))


def test_a_player_by_number_or_name() -> None:
    table = Table(GAME, 8, 1)
    assert "Player 5" in page(table, "player", rest="5").splitlines()[0]
    assert "0 permanent, 0 random" in page(table, "player", rest="player 5")
    with pytest.raises(Trouble, match="Which player"):
        page(table, "player", rest="9")


def test_the_points_of_eight_players_fit() -> None:
    table = next(table for table in walk(8, 1, 10**6) if table.over)
    for lang in LANGUAGES:
        for width in (79, 160):
            console = screen(width)
            show_result(console, table, lang)
            text = shown(console)
            assert "…" not in text
            assert not too_wide(text, width)
            assert all(name in text for name in table.seat_names(lang))


# ---------------------------------------------------------------- at the keyboard
class Anything:
    """A person who types a number that fits, and asks for a page now and then."""

    def __init__(self, lang: str) -> None:
        self.chance = random.Random(lang)
        self.pages = [catalogue(lang)[f"age-of-mythology.page.{name}.form"] for name in ("units", "buildings")]
        self.asked = 0

    def ask(self, prompt: str, words: Words | None = None) -> str:
        if words is None:
            return ""
        self.asked += 1
        if self.asked % 50 == 0:
            return self.pages[self.asked // 50 % 2]
        return str(self.chance.choice((1, 1, 2)))


@pytest.mark.parametrize(("players", "lang"), [(2, "en"), (6, "fr")])
def test_a_whole_game(players: int, lang: str) -> None:
    table = Table(GAME, players, 3)
    console = screen(100)
    seats = Seats(GAME, ["human", *["random"] * (players - 1)], "1")
    session = Session(table, seats, lang, console, Anything(lang))
    session.keep = lambda: None  # type: ignore[method-assign]
    session.run()
    assert table.over
    text = shown(console)
    assert ("Player 1> " if lang == "en" else "Joueur 1> ") not in text  # the prompt is the reader's
    assert ("The game is over" if lang == "en" else "La partie est finie") in text
    assert not too_wide(text)


# ---------------------------------------------------------------- words
def test_words_made_of_parts() -> None:
    for lang in LANGUAGES:
        known = catalogue(lang)
        board = board_of(GAME, lang)
        view = Table(GAME, 3, 1).view(0)
        wanted = {f"kind.{face.kind}" for face in GAME.cards()}
        wanted |= {f"column.{key}" for key, _ in board.numbers(view["players"][0])}  # type: ignore[attr-defined]
        wanted |= {f"page.{name}{part}" for name in board.pages for part in ("", ".form")}
        wanted |= {f"score.{way}" for way in view["players"][0]["ways"]} | {"tie.resources"}
        wanted |= {f"{what}.{value}" for what, values in (
            ("resource", view["bank"]), ("culture", ("greek", "egyptian", "norse")),
            ("age", ("archaic", "classical", "heroic", "mythic")), ("area", ("city", "production", "holding")),
            ("terrain", ("fertile", "forest", "hills", "mountains", "desert", "swamp")),
            ("phase", ("draft", "victory", "drawing", "acting", "discarding", "ended")),
            ("battle", ("throws", "berserk")),
        ) for value in values}
        assert {f"age-of-mythology.{key}" for key in wanted} - known.keys() == set()
        verbs = {key.rpartition(".")[2] for key in known if key.startswith("age-of-mythology.move.")}
        assert verbs <= {moves.name for moves in GAME.space.ranges}
