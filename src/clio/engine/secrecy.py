"""The properties of what is hidden: nobody learns more from a view, from the log, or by taking back, than the rules
tell them. Part of the conformance kit."""

from __future__ import annotations

import json
from typing import Any

from clio.engine import checks
from clio.engine.cases import EVERY, Case, Chance, changed, table, viewers, walk
from clio.engine.game import Game
from clio.engine.info import PUBLIC, knows
from clio.engine.kernel import Event, State, choosing, open_frames, pending, playout, turn_to
from clio.engine.rng import next_rng, seed_rng
from clio.messages import LANGUAGES

REFUSED = 6 * EVERY  # one position in so many: every move of the game is refused there


def hides(game: Game[Any], case: Case) -> list[str]:
    """What a seat (or a spectator) sees does not depend on what it cannot know: redraw all that is hidden from it and
    its view stays the same, byte for byte."""
    chance = Chance(case)
    found = []
    for n, s in enumerate(walk(game, case)):
        if n % 2:
            continue
        before = game.digest(s)
        for seat in viewers(case):
            chance.below(2)
            found += [f"After {n} decisions, {problem}" for problem in leaks(game, s, seat, chance.rng)]
        if game.digest(s) != before:
            found.append(f"After {n} decisions, looking at the position or redrawing it changes it.")
    return found


def leaks(game: Game[Any], s: State, seat: int | None, rng: int) -> list[str]:
    """The law of hidden information, at one position for one seat."""
    who = checks.who(seat)
    seen = as_json(game.view(s, seat))
    redrawn = game.determinize(s, seat, rng)
    found = []
    if redrawn is s or redrawn.rng == s.rng or redrawn.rng < 0:
        found.append(f"the redrawn position of {who} has the generator of the real one.")
    other = as_json(game.view(redrawn, seat))
    if other != seen:
        found.append(f"the view of {who} depends on what it cannot know: {difference(seen, other)}.")
    if not redrawn.over and redrawn.waiting.op.options(redrawn, redrawn.waiting) != redrawn.legal:
        found.append(f"the redrawn position of {who} has the options of the real one.")
    if any(f.op.secret and f.mem and f.me != seat for f in choosing(redrawn)):
        found.append(f"the redrawn position of {who} has secret answers of others: see kernel.forget_answers.")
    again = next_rng(rng)
    if game.dump(game.determinize(redrawn, seat, again)) != game.dump(game.determinize(s, seat, again)):
        found.append(f"what is redrawn for {who} depends on what it cannot know: sort before you shuffle.")
    found += changed(game, redrawn, game.census(s), f"the redrawn position of {who}")
    return found


def as_json(view: object) -> str:
    return json.dumps(view, sort_keys=True, allow_nan=False)


def difference(one: str, two: str) -> str:
    """Where two texts part, for a sentence."""
    at = next((i for i, (a, b) in enumerate(zip(one, two)) if a != b), min(len(one), len(two)))
    return f"...{one[max(0, at - 40) : at + 40]}... or ...{two[max(0, at - 40) : at + 40]}..."


def redrawn_plays(game: Game[Any], case: Case) -> list[str]:
    """A redrawn position can be played to its end."""
    chance = Chance(case)
    found = []
    for n, s in enumerate(walk(game, case)):
        if n % EVERY == 0:
            for seat in viewers(case):
                chance.below(2)
                g = game.determinize(s, seat, chance.rng)
                first = game.census(g)
                try:
                    playout(g, seed_rng(str(n)))
                except Exception as e:
                    found.append(f"After {n} decisions the position redrawn for {seat} cannot be played: {e!r}.")
                    continue
                found += changed(game, g, first, f"a game played on from decision {n}, redrawn for {seat}")
    return found


def epochs(game: Game[Any], case: Case) -> list[str]:
    """Whoever learns something hidden makes the epoch grow, or undo would let people look and take back: where the
    epoch stays, what a seat sees after an action does not depend on what it could not know before."""
    chance = Chance(case)
    found = []
    for n, s in enumerate(walk(game, case)):
        if n % EVERY or s.over:
            continue
        for seat in viewers(case):
            action = chance.move(game, s.legal)
            real, redrawn = s.clone(), game.determinize(s, seat, chance.rng)
            if action not in redrawn.legal:
                continue
            real.apply(action)
            redrawn.apply(action)
            if apart(s, real, redrawn):
                continue
            if real.epoch == s.epoch and as_json(game.view(real, seat)) != as_json(game.view(redrawn, seat)):
                what = f'"{game.space.symbol(action)}" tells {checks.who(seat)} something'
                found.append(f"After {n} decisions {what}: the epoch must grow.")
    return found


def apart(s: State, real: State, redrawn: State) -> bool:
    """Did an answer complete a secret choice in one world, while it was only a beginning in the other? Who is still
    asked is no secret: the worlds cannot be compared."""
    return s.waiting.op.secret and pending(real) != pending(redrawn)


def refusals_hide(game: Game[Any], case: Case) -> list[str]:
    """A refusal is the same when all that its reader cannot know is redrawn: a "why not" tells nothing hidden."""
    chance = Chance(case)
    found: dict[str, None] = {}
    for n, s in enumerate(walk(game, case)):
        if s.over:
            break
        names = {lang: game.called(s, [], lang) for lang in LANGUAGES}
        for f in open_frames(s) if n % REFUSED == 0 else ():
            chance.below(2)
            real, redrawn = s.clone(), game.determinize(s, f.me, chance.rng)
            turn_to(real, f.me)
            turn_to(redrawn, f.me)
            for action in range(len(game.space)):
                if action in real.legal:
                    continue
                what = f'"{game.space.symbol(action)}" in {checks.where(s, f)}'
                try:
                    if game.refusal(real, f.me, action, names) != game.refusal(redrawn, f.me, action, names):
                        found[f"The refusal of {what} tells what is hidden."] = None
                except Exception as e:
                    found[f"{what} cannot be refused: {e!r}."] = None
    return list(found)


# ------------------------------------------------------------------ the log
def audiences(game: Game[Any], case: Case) -> list[str]:
    """Every line of the log has readers who sit at the table, and reaches them and nobody else."""
    chance = Chance(case)
    t = table(game, case)
    while not t.over:
        t.play(chance.move(game, t.state.legal))
    found = [
        f"The event {line.kind} has the audience {line.audience}: no mask of the {case.players} seats."
        for line in t.log if line.audience != PUBLIC and not 0 < line.audience < 1 << case.players
    ]
    for seat in viewers(case):
        read = t.log_of(seat)
        if read != [line for line in t.log if line.audience == PUBLIC or line in read]:
            found.append(f"The log of {checks.who(seat)} lacks a public line, or has another order.")
        found += [
            f"The log of {checks.who(seat)} has the event {line.kind}, which is not for it."
            for line in read if line.audience != PUBLIC and (seat is None or not line.audience >> seat & 1)
        ]
    return list(dict.fromkeys(found))


def log_tells(game: Game[Any], case: Case) -> list[str]:
    """The log tells a seat nothing that its view does not: play one action on the position and on the same with all
    that is hidden from the seat redrawn. Where it sees no difference afterwards, it reads none in the log, except in
    events that reveal by the rules (`Game.reveals`)."""
    chance = Chance(case)
    found: dict[str, None] = {}
    for s in walk(game, case):
        if s.over:
            break
        action = chance.move(game, s.legal)
        for seat in viewers(case):
            chance.below(2)
            found |= dict.fromkeys(told(game, s, action, seat, chance.rng))
    return list(found)


def told(game: Game[Any], s: State, action: int, seat: int | None, rng: int) -> list[str]:
    """What the log of one action tells one seat beyond its view."""
    real, redrawn = s.clone(), game.determinize(s, seat, rng)
    if action not in redrawn.legal:
        return []
    redrawn.rng = real.rng  # dice fall alike: only what is hidden differs
    logs = [written(game, g, action, seat) for g in (real, redrawn)]
    if logs[0] == logs[1] or apart(s, real, redrawn):
        return []
    if as_json(game.view(real, seat)) != as_json(game.view(redrawn, seat)):
        return []
    what = f'"{game.space.symbol(action)}" tells {checks.who(seat)} what its view does not'
    how = difference(as_json(logs[0]), as_json(logs[1]))
    return [f"The log of {what}: {how}. Give the event an audience (or see Game.reveals)."]


def written(game: Game[Any], s: State, action: int, seat: int | None) -> list[list[object]]:
    """The events of an action as one seat reads them, without those that reveal something by the rules."""
    log: list[Event] = []
    s.log = log
    s.apply(action)
    s.log = None
    names = game.called(s, [], LANGUAGES[0])
    return [
        [game.event_name(e), e.me, e.a, e.b, e.c, *(game.words(lang).event(s, e, names) for lang in LANGUAGES)]
        for e in log if knows(e.audience, seat) and not game.reveals(e)
    ]
