"""The views of every game are what the published description says, for every seat and for a spectator."""

from __future__ import annotations

from itertools import islice
from typing import Any

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator

from clio.engine.cases import walk
from clio.engine.info import View
from clio.games import find, ids, part_of
from clio.server.openapi import describe
from tests.fixtures import cases
from tests.sample import WHOLE

DESCRIPTION = describe()
EVERY = 29  # positions looked at, one in so many
TABLES = 200 if WHOLE else 30


def validator(game: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": f"#/components/schemas/{game}.GameView", **DESCRIPTION})


def wrong(known: Draft202012Validator, view: View) -> list[str]:
    told = msgspec.json.decode(msgspec.json.encode(view))
    return [f"{error.instance_path}: {error.message}" for error in known.iter_errors(told)]


@pytest.mark.long(every=1)
@pytest.mark.parametrize("id", ids())
def test_every_view_is_what_the_description_says(id: str) -> None:
    game, known, module = find(id), validator(id), part_of(id, "clio.games", "view")
    assert module is not None
    for case in islice(cases(game), TABLES):
        for n, s in enumerate(walk(game, case)):
            if n % EVERY == 0 or s.over:
                for seat in (None, *range(case.players)):
                    view = game.view(s, seat)
                    assert wrong(known, view) == [], (str(case), n, seat)
                    msgspec.convert(view, module.GameView)


@pytest.mark.parametrize("id", ids())
def test_a_view_that_the_description_does_not_know_is_found(id: str) -> None:
    game, known = find(id), validator(id)
    s = game.start(game.record.players[0], game.record.settle(game.record.players[0], {}), 1)
    view: dict[str, Any] = dict(game.view(s, 0))
    assert wrong(known, view) == []
    assert wrong(known, {**view, "secret": 1})
    assert wrong(known, {name: part for name, part in view.items() if name != "round"})
    assert wrong(known, {**view, "players": [{**view["players"][0], "resources": "many"}]})
