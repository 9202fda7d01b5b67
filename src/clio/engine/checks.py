"""Checks that find the traps of the engine before a player does. Each returns the problems it finds, as sentences.

`declared` looks at what a game declares, once; `asked` looks at one open question. `conformance` runs both."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

from clio.engine.actions import Space
from clio.engine.control import Choose, If, Players, Repeat, Seq
from clio.engine.errors import ClioError
from clio.engine.game import Game
from clio.engine.hooks import Hook
from clio.engine.kernel import Cond, Frame, Number, Op, Secret, State, open_frames, pending
from clio.engine.moves import House
from clio.engine.rng import next_rng
from clio.engine.save import FLAGS
from clio.messages import LANGUAGES

PLAIN = (int, str, bool, type(None), Op)  # an op inside an op is in the table too, and looked at for itself
TREE = (Op, Cond, Number, Players, Hook)


# ------------------------------------------------------------------ what a game declares
def declared(game: Game[Any], card_ops: Iterable[Op[Any] | None] = ()) -> list[str]:
    """Everything that can be told without playing. `card_ops`: the ops written on the cards, which must have their
    sentence in every language; all ops of the table are checked for the rest."""
    ops = game.ops.ops
    return [
        *record_complete(game), *ranges_contiguous(game.space), *symbols_parse_back(game.space),
        *twice_paid(ops), *not_data(ops), *not_secret(ops), *not_in_table(game), *unwritten(game, card_ops),
        *unsaid(game),
    ]


def record_complete(game: Game[Any]) -> list[str]:
    """The record says everything in every language, counts its actions right and has defaults that go together."""
    record = game.record
    found = []
    if record.actions != len(game.space):
        found.append(f"The record counts {record.actions} actions, the notation has {len(game.space)}.")
    if not 1 <= record.players[0] <= record.players[1]:
        found.append(f"The record allows {record.players[0]} to {record.players[1]} players.")
    said = {"the game": record.names, "what it is about": record.about, "what is hidden": record.hidden}
    for option in record.options:
        said |= {f"the option {option.id}": option.names, f"the help of {option.id}": option.help}
        said |= {f"the value {value} of {option.id}": names for value, names in zip(option.values, option.value_names)}
        if len(option.value_names) != len(option.values):
            found.append(f"The option {option.id} has {len(option.values)} values and {len(option.value_names)} names.")
    for preset in record.presets:
        said |= {f"the preset {preset.id}": preset.names, f"the help of preset {preset.id}": preset.help}
    for what, names in said.items():
        found += [f"There is no name for {what} in {lang}." for lang in LANGUAGES if not names.get(lang)]
    for players in range(record.players[0], record.players[1] + 1):
        try:
            game.settle(players, {})
        except ClioError as e:
            found.append(f"The defaults do not go together for {players} players: {e}")
    return found + presets_go(game)


def presets_go(game: Game[Any]) -> list[str]:
    """Every preset can be played by as many as it is for."""
    found = []
    for preset in game.record.presets:
        fewest, most = preset.players
        for players in range(fewest, most + 1):
            try:
                game.settle(players, preset.options)
            except ClioError as e:
                found.append(f"The preset {preset.id} cannot be played by {players}: {e}")
    return found


def ranges_contiguous(space: Space) -> list[str]:
    """The ranges follow each other without gap or overlap, from 0 to the last action."""
    found = []
    end = 0
    for r in space.ranges:
        if r.first != end:
            found.append(f'The range "{r.name}" starts at {r.first}; the one before it ends at {end}.')
        if not r.words:
            found.append(f'The range "{r.name}" is empty.')
        end = r.end
    if end != len(space):
        found.append(f"The ranges end at {end}, the notation has {len(space)} actions.")
    return found


def symbols_parse_back(space: Space) -> list[str]:
    """Every action is written in one way, which reads back, also with other spaces and capitals."""
    found = []
    for action in range(len(space)):
        symbol = space.symbol(action)
        for text in (symbol, f"  {symbol.upper()} ", symbol.replace(" ", "  ")):
            try:
                read = space.parse(text)
            except ClioError:
                read = -1
            if read != action:
                found.append(f'Action {action} is written "{symbol}", which reads back as {read}.')
                break
        name, place = space.decode(action)
        if not symbol.startswith(name) or not 0 <= place < len(space):
            found.append(f'Action {action}, "{symbol}", is taken apart as {name} {place}.')
    return found


def twice_paid(ops: Iterable[Op[Any]]) -> list[str]:
    """No sequence takes one resource twice: `Seq.can` asks all parts before anything is paid. What is asked again when
    its time comes (May) and what others pay may take the same."""
    found = []
    for op in ops:
        if isinstance(op, Seq):
            paid: set[int] = set()
            for part in op.ops:
                price = prices(part)
                found += [f"{spell(op)} takes resource {res} twice: a price is one op." for res in sorted(paid & price)]
                paid |= price
        elif isinstance(op, Repeat) and op.times != 1:
            for res in sorted(prices(op.op)):
                found.append(f"{spell(op)} takes resource {res} at each repetition, but is asked for one only.")
    return found


def prices(op: Op[Any]) -> set[int]:
    """The resources that an op takes as a price, its parts included."""
    found = set(op.cost_of())
    if op.required and isinstance(op, Seq | Choose | If | Repeat):
        for part in op.parts():
            found |= prices(part)
    return found


def not_data(ops: Iterable[Op[Any]]) -> list[str]:
    """Ops are trees of figures and ops: no function, nothing that can be changed."""
    found = []
    for op in ops:
        for name, value in attributes(op).items():
            found += [f"{spell(op)}.{name} holds {what}: an op is made of figures and ops." for what in strange(value)]
    return list(dict.fromkeys(found))


def strange(value: object) -> Iterator[str]:
    """What does not belong into an op, described."""
    if isinstance(value, PLAIN):
        return
    if isinstance(value, tuple | frozenset):
        for item in value:
            yield from strange(item)
    elif isinstance(value, TREE):
        for inner in attributes(value).values():
            yield from strange(inner)
    elif callable(value):
        yield f"the function {getattr(value, '__name__', value)}"
    else:
        yield f"a {type(value).__name__}"


def attributes(thing: object) -> dict[str, object]:
    """The fields of an object, interpreted or compiled."""
    names = list(getattr(thing, "__dict__", {}))
    for cls in type(thing).__mro__:
        for name, field in vars(cls).items():
            if isinstance(field, GetSetDescriptorType | MemberDescriptorType) and not name.startswith("__"):
                names.append(name)
    return {name: getattr(thing, name) for name in names if hasattr(thing, name)}


def not_secret(ops: Iterable[Op[Any]]) -> list[str]:
    """A secret choice gathers its answers in its frame, so that they may wait for those of others, and is asked even if
    there is one option."""
    found = [f"{spell(op)} is secret: it must be a Secret." for op in ops if op.secret and not isinstance(op, Secret)]
    for op in ops:
        if isinstance(op, Secret) and (op.auto or not op.secret or not op.own_memory):
            found.append(f"{spell(op)} is a Secret: it is secret, asked with one option too, and has its own memory.")
    return found


def not_in_table(game: Game[Any]) -> list[str]:
    """Every op inside an op of the table is in the table too (or a saved position could not name it)."""
    ops = game.ops.ops
    known = {id(op) for op in ops}
    found = []
    for op in ops:
        found += [
            f"{spell(inner)}, inside {spell(op)}, is not among its parts."
            for inner in inside(op) if isinstance(inner, Op) and id(inner) not in known
        ]
    return found


def inside(thing: object) -> Iterator[object]:
    """Every op, condition, number and hook that the attributes of a thing lead to, without the thing itself."""
    for value in attributes(thing).values():
        for item in value if isinstance(value, tuple | list) else (value,):
            if isinstance(item, TREE):
                yield item
                yield from inside(item)


def unwritten(game: Game[Any], card_ops: Iterable[Op[Any] | None]) -> list[str]:
    """Every op, condition and number on a card has its sentence in every language (if the game's words tell)."""
    things: dict[int, object] = {}
    for op in card_ops:
        if op is not None:
            things |= {id(thing): thing for thing in (op, *inside(op)) if not isinstance(thing, Players | Hook)}
    found = []
    for lang in LANGUAGES if things else ():
        knows = getattr(game.words(lang), "knows", None)
        if knows is not None:
            found += [f"{spell(thing)} cannot be written in {lang}." for thing in things.values() if not knows(thing)]
    return list(dict.fromkeys(found))


def reasons(house: House[Any, Any]) -> dict[str, set[str]]:
    """The names of all that a house can tell whoever is refused: of its needs, wants and moments."""
    asked = [move for question in house.questions for move in question.moves]
    return {
        "needs": {name for move in asked for need in move.needs for name in need.names},
        "wants": {name for question in house.questions for name in question.wants.names},
        "moments": {name for move in house.moves if move.moment is not None for name in move.moment.names},
    }


def unsaid(game: Game[Any]) -> list[str]:
    """Every need, want and moment of the house has its sentence in every language, and no sentence is left over."""
    wanted = {**reasons(game.house), "groups": set(game.house.groups)}
    found = []
    for lang in LANGUAGES:
        words = game.words(lang)
        tables = {"needs": words.needs, "wants": words.wants, "moments": words.moments, "groups": words.groups}
        for table, names in wanted.items():
            said = set(tables[table])
            found += [f"No sentence in {lang} for {name} ({table})." for name in sorted(names - said)]
            found += [f"Nobody says {name} in {lang} ({table})." for name in sorted(said - names)]
    return found


def spell(thing: object) -> str:
    """An op as it is declared, short."""
    if not isinstance(thing, TREE):
        return repr(thing)
    words: list[str] = []
    for name, value in attributes(thing).items():
        if name not in FLAGS and name != "id":
            words += [spell(item) for item in value] if isinstance(value, tuple) else [spell(value)]
    return f"{type(thing).__name__}({', '.join(words)})"


# ------------------------------------------------------------------ an open question
def asked(game: Game[Any], s: State, rng: int) -> list[str]:
    """What can be told from one open question."""
    return [*legal_sorted(game, s), *options_pure(game, s), *hidden_asked(game, s, rng)]


def legal_sorted(game: Game[Any], s: State) -> list[str]:
    """Legal actions come sorted, once each, and are numbers of the notation."""
    legal = s.legal
    if s.over:
        return [f"The game is over and {where(s)} still has options."] if legal or s.player >= 0 else []
    found = []
    if not legal:
        found.append(f"{where(s)} has no option.")
    if any(a >= b for a, b in pairwise(legal)):
        found.append(f"The options of {where(s)} are not sorted, or not all different: {legal}.")
    found += [f"{where(s)} offers {a}: no action of the notation." for a in legal if not 0 <= a < len(game.space)]
    return found


def options_pure(game: Game[Any], s: State) -> list[str]:
    """Asking for the options twice gives the same and changes nothing."""
    if s.over:
        return []
    before = game.dump(s)
    found = []
    for f in open_frames(s):
        one, two = f.op.options(s, f), f.op.options(s, f)
        legal = s.legal if f is s.waiting else sorted(set(one))
        if not one == two == legal:
            found.append(f"{where(s, f)} gives other options when asked again: {legal}, {one}, {two}.")
    if game.dump(s) != before:
        found.append(f"{where(s)} changes the position when it lists its options.")
    return found


def hidden_asked(game: Game[Any], s: State, rng: int) -> list[str]:
    """Being asked must not tell the others what is hidden: where they cannot rule out that there was nothing or one
    thing to choose, the question must be asked all the same."""
    if s.over:
        return []
    f = s.waiting
    found = []
    others: Sequence[int | None] = [*(seat for seat in range(game.seats(s)) if seat != f.me), None]
    for seat in others:
        rng = next_rng(rng)
        g = game.determinize(s, seat, rng)
        options = g.waiting.op.options(g, g.waiting)
        if options != s.legal and len(options) == 1 and f.op.auto:
            found.append(f"Being asked, {where(s)} tells {who(seat)} that there is a choice: set auto=False.")
        if not options:
            found.append(f"Being asked, {where(s)} tells {who(seat)} that there is an option: ask without one too.")
        if f.op.secret and pending(g) != pending(s):
            found.append(f"Who is asked with {where(s)} tells {who(seat)} what is hidden: ask the others all the same.")
    return found


def who(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat + 1}"


def where(s: State, f: Frame | None = None) -> str:
    """The open question (or that of a frame), for a sentence."""
    f = f or s.waiting
    return f"{type(f.op).__name__} of seat {f.me + 1}" if s.player >= 0 else "nobody"
