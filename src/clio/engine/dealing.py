"""What deals a game: a seed, or a secret key; where it branches off another, a new key from there on. And what may be
shown of it before the end, so that everybody can check it then."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, NamedTuple

from clio.engine import stream
from clio.engine.rng import seed_rng
from clio.messages import say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from clio.engine.record import Options


ACTIONS = b'{"actions":['  # how the text begins that a branch is committed to


class Past(NamedTuple):
    """What was played, and what: with the keys it settles every draw."""

    game: str
    players: int
    options: Options
    actions: list[str]


class Promise(NamedTuple):
    """What one key was committed by, when the table was made that it deals; None where a plain seed deals, of which
    nothing is promised."""

    at: int  # the decision from which it deals
    commitment: str | None


class Deal:
    """`seed` sets the game up: a key if none is given. `rekeyed`: keys that deal on, each from a decision. `committed`:
    the commitment of a branch to all that it takes over; branches of earlier versions have none and show that of their
    newest key, which says nothing of what was dealt before."""

    def __init__(
        self, seed: int | str | None, rekeyed: Mapping[int, str] | None = None, committed: str | None = None,
    ) -> None:
        self.seed = stream.new_key() if seed is None else str(seed)
        self.rekeyed: dict[int, str] = dict(rekeyed or {})
        self.committed = committed

    def rng(self, decision: int) -> int | None:
        """The random state that a new key deals on with after so many decisions, if one does."""
        return seed_rng(self.rekeyed[decision]) if decision in self.rekeyed else None

    def branch(self, decision: int, past: Past) -> Deal:
        """All that was drawn before a decision, as it was; what comes then from a key that nobody knows yet."""
        kept = {at: key for at, key in self.rekeyed.items() if at < decision}
        deal = Deal(self.seed, kept | {decision: stream.new_key()})
        deal.committed = stream.commitment(deal.promised(decision, past))
        return deal

    def promises(self, past: Past) -> list[Promise]:
        """One for each key, in the order in which they deal. What was played is read once, however many keys there are,
        and no text of it is kept."""
        found = [Promise(0, stream.commitment(self.seed) if stream.is_key(self.seed) else None)]
        read, told = hashlib.sha256(ACTIONS), 0
        for at in sorted(self.rekeyed):
            for n, action in enumerate(past.actions[told:at], told):
                read.update(f"{',' * (n > 0)}{json.dumps(action)}".encode())
            told = max(told, min(at, len(past.actions)))
            whole = read.copy()
            whole.update(self._besides(at, past).encode())
            found.append(Promise(at, whole.hexdigest()))
        return found

    def promised(self, at: int, past: Past) -> str:
        """The text whose SHA-256 the commitment of a branch is, bound to the key it takes and to all that it takes
        over: set-up, keys and decisions. So no key can be put behind another game than its own."""
        return f"{ACTIONS.decode()}{','.join(map(json.dumps, past.actions[:at]))}{self._besides(at, past)}"

    def _besides(self, at: int, past: Past) -> str:
        """The end of that JSON, after the decisions: their name comes before the others."""
        bound = {
            "game": past.game, "players": past.players, "options": past.options, "seed": self.seed,
            "rekeyed": sorted((n, key) for n, key in self.rekeyed.items() if n <= at),
        }
        return "]," + json.dumps(bound, sort_keys=True, separators=(",", ":"))[1:]

    def holding(self, commitment: str | None, past: Past) -> Deal:
        """With the commitment of a branch that a record names, if it is the right one."""
        right = bool(self.rekeyed) and commitment == stream.commitment(self.promised(max(self.rekeyed), past))
        return Deal(self.seed, self.rekeyed, commitment if right else None)

    @property
    def key(self) -> str | None:
        """The key that deals, the newest if there are several; None if a plain seed does."""
        newest = self.rekeyed[max(self.rekeyed)] if self.rekeyed else self.seed
        return newest if stream.is_key(newest) else None

    @property
    def commitment(self) -> str | None:
        """What may be shown before the game is over, from its start."""
        return self.committed or self.key_alone

    @property
    def key_alone(self) -> str | None:
        """The commitment to the newest key and nothing else."""
        return None if self.key is None else stream.commitment(self.key)

    def opening(self, past: Past) -> str | None:
        """The text whose SHA-256 the commitment is, if all was played as it was committed to."""
        return self.key if self.committed is None else self.promised(max(self.rekeyed), past)

    def text(self, lang: str) -> str:
        """What deals the game, as far as may be told before it is over."""
        if self.commitment is None:
            return say("dealing.seed", lang, seed=self.seed)
        return say("dealing.key", lang, hash=self.commitment)

    def aside(self, what: str) -> str:
        """A seed for something beside the game (a bot, a preview): it tells nothing of what deals the game."""
        return hashlib.blake2b(f"{self.seed}/{what}".encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()
