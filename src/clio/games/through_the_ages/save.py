"""A position as plain lists of integers, and the table of all ops."""

from __future__ import annotations

from typing import Any

from clio.engine.save import Dump, OpTable
from clio.games.through_the_ages.cardbook import BOOK, HOOKS
from clio.games.through_the_ages.ops import build, develop, effects, goods, people
from clio.games.through_the_ages.rules import act, attack, colony, end, pacts, politics, turn
from clio.games.through_the_ages.state import Ages, Config, Player


def op_table() -> OpTable:
    """The ops of the rules, then those of the cards in order, then those of the hooks."""
    table = OpTable()
    table.add(
        turn.BEGIN_TURN, turn.REPLENISH, turn.MAKE_COMMON, turn.DISCARD_EXCESS, turn.END_TURN, turn.NEXT_TURN,
        act.ACT, politics.POLITICS_PHASE, politics.POLITICS, politics.AFTER_EVENT, attack.DEFEND,
        attack.RESOLVE, attack.AFTER_ATTACK, attack.RESOLVE_WARS, pacts.ANSWER, colony.AUCTION, colony.BIDDING,
        colony.FORCE, end.END_GAME, end.GAME_OVER, end.CLOSE, end.SHOW, goods.ARRANGE, people.LOSE_TOKEN,
        people.LOSE_WORKER, build.TRADE, build.COVER, build.FINISH, develop.REGAIN, develop.REWARD, effects.DESTROY_OF,
    )
    for kind in range(len(BOOK.id)):
        table.add(BOOK.op[kind])
    for listeners in (*HOOKS.on, *HOOKS.instead, HOOKS.abilities):
        for listener in listeners:
            table.add(*listener.hook.parts())
    return table


PLAYER_FIELDS = (
    "workers", "blue", "techs", "government", "leader", "leader_ages", "wonders", "ruins", "homer", "wonder",
    "stages", "blue_bank", "yellow_bank", "unused", "ca", "ma", "ca_total", "ma_total", "free_ca", "free_ma", "purse",
    "study", "science", "culture", "civil", "fresh", "hand", "known", "tactic",
    "exclusive", "colonies", "pact", "partner", "side_a", "wars", "live", "out", "skip", "spent", "done", "taken",
)
TABLE_FIELDS = (  # after the generator, the configuration and the players
    "row", "civil_deck", "civil_at", "military_deck", "military_at", "discards", "discards_known", "current",
    "current_known", "top_known", "future", "future_known", "past", "unused_events", "tactics", "gone", "age",
    "round", "active", "starting", "last", "blue_box", "yellow_box", "attack", "territory", "bid", "bidder",
    "passed", "sent", "force",
)
SOURCES = ("produced", "prepared", "starved")  # of each player; they came later, so they come last
LISTS = ("workers", "blue", "row")  # everything else that is a sequence is a tuple
FLAGS = ("exclusive", "side_a", "out", "skip")


def dump(s: Ages) -> Dump:
    c = s.config
    return [
        [c.seats, int(c.civil_hidden), int(c.reveal), int(c.by_hand), int(c.resigning)],
        [[plain(getattr(p, name)) for name in PLAYER_FIELDS] for p in s.players],
        [plain(getattr(s, name)) for name in TABLE_FIELDS],
        [[plain(getattr(p, name)) for name in SOURCES] for p in s.players],
    ]


def plain(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return [v if type(v) is int else plain(v) for v in value]
    return int(value)


def load(d: Dump) -> Ages:
    """The ratings are left to be computed."""
    (seats, *flags), players, fields, sources = d
    config = Config(seats, *[bool(flag) for flag in flags])
    s = Ages(1, config, [Player() for _ in players])
    for p, own, culture in zip(s.players, players, sources, strict=True):
        fill(p, PLAYER_FIELDS, own)
        fill(p, SOURCES, culture)
    fill(s, TABLE_FIELDS, fields)
    return s


def fill(thing: Player | Ages, names: tuple[str, ...], values: Dump) -> None:
    for name, value in zip(names, values, strict=True):
        setattr(thing, name, shaped(name, value))


def shaped(name: str, value: Any) -> Any:
    if name in FLAGS:
        return bool(value)
    if name in ("discards", "discards_known"):
        return [tuple(v) for v in value]
    if isinstance(value, list):
        return list(value) if name in LISTS else tuple(value)
    return value
