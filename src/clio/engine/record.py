"""What a game says of itself in one place: server, client, environments and docs read it, nothing repeats it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from clio.engine.errors import BadOption, nearest
from clio.engine.kernel import Event
from clio.engine.rng import below

Names = dict[str, str]  # language -> text
Value = str | bool | int | list[str]
Options = dict[str, Value]


@dataclass(frozen=True)
class Option:
    """One thing to settle before the game. `values` are the choices (a flag has none); `per_seat` = one value for
    each player; `free` = also a list of card names, checked by the game; `ruling` = settles a doubtful or seldom
    changed rule, put aside on a form; `seats` = its numerals are seats, no more than there are players. `clauses`
    forbid all other values."""

    id: str
    names: Names
    help: Names
    default: Value
    values: tuple[str, ...] = ()
    value_names: tuple[Names, ...] = ()
    per_seat: bool = False
    free: bool = False
    ruling: bool = False
    seats: bool = False
    clauses: tuple[str, ...] = ()

    @property
    def kind(self) -> str:
        return "flag" if isinstance(self.default, bool) else "choice"

    def read(self, value: object, players: int) -> Value:
        """A value given by a person or a file -> the value, or a sentence that lists the good ones."""
        if self.kind == "flag":
            if isinstance(value, bool):
                return value
            if isinstance(value, str) and value.lower() in ("true", "false", "yes", "no", "on", "off"):
                return value.lower() in ("true", "yes", "on")
            raise self.bad(value, "true, false")
        if self.per_seat:
            given = [value] * players if isinstance(value, str) else value
            if not isinstance(given, list | tuple) or len(given) != players:
                raise BadOption("bad_option_seats", option=self.id, players=players)
            return [self.one(v, players) for v in given]
        if self.free and isinstance(value, list | tuple) and all(isinstance(v, str) for v in value):
            return [str(v) for v in value]
        return self.one(value, players)

    def one(self, value: object, players: int) -> str:
        word = str(value).lower() if isinstance(value, str | int) and not isinstance(value, bool) else ""
        good = [v for v in self.values if not (self.seats and v.isdecimal() and int(v) > players)]
        if word not in good:
            raise self.bad(value, ", ".join(good))
        return word

    def bad(self, value: object, good: str) -> BadOption:
        return BadOption("bad_option_value", self.clauses, option=self.id, value=str(value)[:80], good=good)


def seat_of(value: Value, rng: int, players: int) -> int:
    """The seat that the value of an option names, or one by lot."""
    return below(rng, players) if value == "random" else int(str(value)) - 1


@dataclass(frozen=True)
class Preset:
    """Options that go well together, under one name; `help` says for whom, `players` for how many of them."""

    id: str
    names: Names
    help: Names
    players: tuple[int, int]
    options: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True)
class RulesChange:
    """What a rules version plays otherwise than the one before: the clauses, also those of the cards and terms that it
    concerns (a refusal names them), and a sentence for people whose game was begun before. A change that refuses no
    move is found by what happens: `felt` tells, of the position before a decision and an event that it wrote, whether
    that went otherwise before."""

    version: int
    clauses: tuple[str, ...]
    texts: Names
    felt: Callable[[Any, Event], bool] | None = None


@dataclass(frozen=True)
class Record:
    """The card of identity of a game."""

    id: str
    names: Names
    about: Names
    players: tuple[int, int]  # fewest, most
    options: tuple[Option, ...]
    rules_version: int
    minutes: tuple[int, int]  # expected length at a table
    decisions: tuple[int, int]  # expected number of decisions in random play
    hidden: Names  # what is hidden from whom
    actions: int  # size of the action space
    changes: tuple[RulesChange, ...] = ()  # why the rules version was raised, each time
    presets: tuple[Preset, ...] = ()  # offered before the options, the usual one first

    def changes_since(self, version: int) -> list[RulesChange]:
        return [change for change in self.changes if change.version > version]

    def option(self, name: str) -> Option:
        for option in self.options:
            if option.id == name:
                return option
        raise self.no_option(name)

    def no_option(self, name: object) -> BadOption:
        good = [option.id for option in self.options]
        near = nearest(str(name), good)
        return BadOption("unknown_option", option=str(name)[:80], good=", ".join(good), near=near)

    def preset(self, name: str) -> Preset:
        for preset in self.presets:
            if preset.id == name:
                return preset
        good = ", ".join(preset.id for preset in self.presets)
        raise BadOption("unknown_preset" if good else "no_presets", preset=name[:80], game=self.names["en"], good=good)

    def chosen(self, preset: str | None, given: Mapping[str, Any]) -> dict[str, Any]:
        """The options of a preset, and what was said besides."""
        return dict(given) if preset is None else {**self.preset(preset).options, **given}

    def presets_for(self, players: int) -> list[Preset]:
        """Those meant for so many."""
        return [preset for preset in self.presets if preset.players[0] <= players <= preset.players[1]]

    def settle(self, players: int, given: object) -> Options:
        """The options of a new game: what was given, checked, and defaults for the rest."""
        fewest, most = self.players
        if not isinstance(players, int) or isinstance(players, bool) or not fewest <= players <= most:
            key = "bad_players_exact" if fewest == most else "bad_players"
            raise BadOption(key, game=self.names["en"], players=players, fewest=fewest, most=most)
        if not isinstance(given, Mapping):
            raise self.no_option(given)
        for name in given:
            self.option(name)
        out: Options = {}
        for option in self.options:
            if option.id in given:
                out[option.id] = option.read(given[option.id], players)
            elif option.per_seat and isinstance(option.default, str):
                out[option.id] = [option.default] * players
            else:
                out[option.id] = option.default
        return out
