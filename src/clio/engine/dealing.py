"""What deals a game: a seed, or a secret key; where it branches off another, a new key from there on."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from clio.engine import stream
from clio.engine.rng import seed_rng
from clio.messages import say

if TYPE_CHECKING:
    from collections.abc import Mapping


class Deal:
    """`seed` sets the game up: a key if none is given. `rekeyed`: keys that deal on, each from a decision."""

    def __init__(self, seed: int | str | None, rekeyed: Mapping[int, str] | None = None) -> None:
        self.seed = stream.new_key() if seed is None else str(seed)
        self.rekeyed: dict[int, str] = dict(rekeyed or {})

    def rng(self, decision: int) -> int | None:
        """The random state that a new key deals on with after so many decisions, if one does."""
        return seed_rng(self.rekeyed[decision]) if decision in self.rekeyed else None

    def branch(self, decision: int) -> Deal:
        """All that was drawn before a decision, as it was; what comes then from a key that nobody knows yet."""
        kept = {at: key for at, key in self.rekeyed.items() if at < decision}
        return Deal(self.seed, kept | {decision: stream.new_key()})

    @property
    def key(self) -> str | None:
        """The key that deals, the newest if there are several; None if a plain seed does."""
        newest = self.rekeyed[max(self.rekeyed)] if self.rekeyed else self.seed
        return newest if stream.is_key(newest) else None

    @property
    def commitment(self) -> str | None:
        """What may be shown of the key before the game is over."""
        return None if self.key is None else stream.commitment(self.key)

    def text(self, lang: str) -> str:
        """What deals the game, as far as may be told before it is over."""
        if self.commitment is None:
            return say("dealing.seed", lang, seed=self.seed)
        return say("dealing.key", lang, hash=self.commitment)

    def aside(self, what: str) -> str:
        """A seed for something beside the game (a bot, a preview): it tells nothing of what deals the game."""
        return hashlib.blake2b(f"{self.seed}/{what}".encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()
