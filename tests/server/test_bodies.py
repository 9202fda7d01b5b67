"""Every kind of row, what it holds and whom it names: a new one is not to be forgotten when somebody is."""

from __future__ import annotations

import inspect
import pkgutil
import re
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import get_args, get_type_hints

import pytest
from msgspec import Struct, json

import clio.server
from clio.server import telling
from clio.server.bodies import BODIES, PEOPLE, named, read_body
from clio.server.checking import CHECKS
from clio.server.chronicle import FOLDS
from clio.server.erasure import blanked
from clio.server.limits import Person
from clio.server.rebuilding import READERS
from clio.server.setup import Setup
from clio.server.storage import Kind, Row

WORDS = {"move", "undo", "redo", "resign", "hand", "rematch", "trouble", "step", "time"}  # of no person
OTHERS = {  # all that bodies hold besides people. Whoever adds something here says that it names nobody.
    "JoinBody": {"name"}, "FreeBody": {"key", "watch_key", "keeps"}, "AskBody": {"what", "decision", "id"},
    "AnswerBody": {"yes", "request"}, "ChatBody": {"name", "text"}, "MuteBody": {"on"}, "RemoveBody": {"watch_key"},
    "EraseBody": {"guests"}, "RulesBody": {"rules", "symbols", "waiting", "outdated", "ending"},
    "RestBody": {"since", "until"},
}
TELLING: list[Kind] = [kind for kind, body in BODIES.items() if body is not None and PEOPLE[body]]


def modules() -> list[ModuleType]:
    found = pkgutil.iter_modules(clio.server.__path__, "clio.server.")
    return [import_module(each.name) for each in found if not each.ispkg]


def test_every_kind_of_row_says_what_it_holds() -> None:
    assert set(BODIES) == set(get_args(Kind)) == set(FOLDS) == set(CHECKS)
    assert {kind for kind, body in BODIES.items() if body is None} == WORDS


def test_every_body_is_listed() -> None:
    """By its name, and by how it is read."""
    known = {body.__name__ for body in BODIES.values() if body is not None}
    named_so = {
        name for module in modules() for name, each in vars(module).items()
        if name.endswith("Body") and inspect.isclass(each) and issubclass(each, Struct)}
    sources = [Path(str(module.__file__)).read_text() for module in modules()]
    read_so = {name for source in sources for name in re.findall(r"decode\((?:row\.)?body, type=(\w+)", source)}
    assert named_so - {"Body"} == known, "that of an analysis is no row"
    assert read_so - {"kind"} <= known


def test_every_field_of_a_body_is_a_person_or_is_known_to_be_none() -> None:
    fields = {
        body.__name__: {name for name, kind in get_type_hints(body, include_extras=True).items() if kind != Person}
        for body in PEOPLE}
    assert fields == OTHERS


def test_every_body_is_known_before_threads_read_any() -> None:
    assert [reader.type for reader in READERS] == [Setup, telling.Title, *PEOPLE]


@pytest.mark.parametrize("kind", TELLING)
def test_a_person_is_found_and_taken_out_of_every_row_that_names_them(kind: Kind) -> None:
    body = BODIES[kind]
    assert body is not None
    filled = {"on": True, "yes": True, "keeps": True}
    fields = {name: filled.get(name, "zen" if name in PEOPLE[body] else "x") for name in body.__struct_fields__}
    row = Row(1, kind, 0, json.encode(body(**fields)).decode(), "bob.key", 1.0)
    assert named(row) == {"zen"}
    blank = blanked(row, "zen", "gone/1", "zen.", [])
    assert named(blank) == frozenset(), "nobody is nobody"
    assert "zen" not in blank.body
    assert "gone/1" in blank.body
    assert blanked(row, "bob", "gone/2", "bob.", []).key is None
    assert type(read_body(blank)) is body
