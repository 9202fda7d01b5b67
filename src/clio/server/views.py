"""The views of the games as JSON schemas, made from the types that each game's `view.py` declares."""

from __future__ import annotations

from types import ModuleType
from typing import Any, Literal, get_args, get_origin

from msgspec import inspect

from clio.games import ids, part_of

Schema = dict[str, Any]
PLAIN: dict[type, str] = {
    inspect.IntType: "integer", inspect.FloatType: "number", inspect.StrType: "string", inspect.BoolType: "boolean",
    inspect.NoneType: "null",
}


def schemas(ref: str) -> dict[str, Schema]:
    """Every type of every game's view by "game.Name"; `ref` is where a {name} is found."""
    found: dict[str, Schema] = {}
    for game in ids():
        module = part_of(game, "clio.games", "view")
        if module is not None:
            found |= Types(game, module, ref).named
    return found


class Types:
    """The types of one game's view, in their order. Words that it declares as a Literal have a name of their own; what
    is kept by such words is kept for all of them."""

    def __init__(self, game: str, module: ModuleType, ref: str) -> None:
        self.game = game
        self.ref = ref
        self.named: dict[str, Schema] = {}
        self.words = {
            frozenset(get_args(kind)): (name, get_args(kind))
            for name, kind in vars(module).items() if get_origin(kind) is Literal
        }
        self.schema(inspect.type_info(module.GameView))

    def schema(self, kind: inspect.Type) -> Schema:
        match kind:
            case inspect.TypedDictType():
                return self.record(kind)
            case inspect.LiteralType():
                return self.refer(self.word(kind))
            case inspect.UnionType():
                return {"anyOf": [self.schema(each) for each in kind.types]}
            case inspect.ListType():
                return {"type": "array", "items": self.schema(kind.item_type)}
            case inspect.TupleType():
                items = [self.schema(each) for each in kind.item_types]
                n = len(items)
                return {"type": "array", "prefixItems": items, "items": False, "minItems": n, "maxItems": n}
            case inspect.DictType():
                return self.by_word(kind)
        return {"type": PLAIN[type(kind)]}

    def refer(self, name: str) -> Schema:
        return {"$ref": self.ref.format(name=f"{self.game}.{name}")}

    def record(self, kind: inspect.TypedDictType) -> Schema:
        name = kind.cls.__name__
        if f"{self.game}.{name}" not in self.named:
            found: Schema = {"type": "object"}
            self.named[f"{self.game}.{name}"] = found
            if kind.cls.__doc__:
                found["description"] = kind.cls.__doc__
            fields = sorted(kind.fields, key=lambda field: list(kind.cls.__annotations__).index(field.name))
            found["properties"] = {field.name: self.schema(field.type) for field in fields}
            found["required"] = [field.name for field in fields if field.required]
            found["additionalProperties"] = False
        return self.refer(name)

    def word(self, kind: inspect.LiteralType) -> str:
        name, words = self.words[frozenset(kind.values)]
        self.named[f"{self.game}.{name}"] = {"enum": list(words)}
        return name

    def by_word(self, kind: inspect.DictType) -> Schema:
        value = self.schema(kind.value_type)
        if not isinstance(kind.key_type, inspect.LiteralType):
            return {"type": "object", "additionalProperties": value}
        words = self.named[f"{self.game}.{self.word(kind.key_type)}"]["enum"]
        return {
            "type": "object", "properties": dict.fromkeys(words, value), "required": words,
            "additionalProperties": False,
        }
