"""What the ops of the game tell both languages: who acts, what is long, how hooks become sentences."""

from __future__ import annotations

from typing import Any

from clio.engine.control import Repeat
from clio.engine.hooks import ROUND, Modify, On
from clio.engine.kernel import Cond, Op
from clio.engine.text import IMPERATIVE, Verb
from clio.games.families.monumental.words.language import FamilyLanguage
from clio.games.monumental_duel.cardbook import DIE_EVENT
from clio.games.monumental_duel.ops.standing import DieShows, TypeControlled
from clio.games.monumental_duel.ops.city import DrawUse, GainRevolt, NoMarkerPlaceable
from clio.games.monumental_duel.ops.modules import NegotiateFree, Spy
from clio.games.monumental_duel.view import RESOURCE_IDS
from clio.games.monumental_duel.words.nouns import Noun


class DuelLanguage(FamilyLanguage):
    LONG = (*FamilyLanguage.LONG, DrawUse, NegotiateFree, Spy)
    COUNTED = (*FamilyLanguage.COUNTED, GainRevolt)

    def __init__(
        self, code: str, verbs: dict[str, Verb], patterns: dict[str, str], nouns: tuple[Noun, ...],
        happenings: dict[int, str],
    ) -> None:
        super().__init__(code, verbs, patterns, nouns, RESOURCE_IDS, happenings)
        self.writers[On] = self._on
        self.writers[Modify] = self._modify
        self.writers[Repeat] = self._repeat_negotiation

    # ------------------------------------------------------------------ what the engine asks of ops
    def is_others(self, op: Op[Any]) -> bool:
        return isinstance(op, GainRevolt) and op.opponent

    def is_failure(self, cond: Cond[Any]) -> bool:
        return isinstance(cond, NoMarkerPlaceable)

    # ------------------------------------------------------------------ hooks
    def _on(self, hook: On, form: int) -> str:
        """ "each time you spy this round, gain 1 Gold"; the condition of a die is part of the event."""
        events = [self.happenings[event] for event in hook.events]
        if hook.events == (DIE_EVENT,) and isinstance(hook.when, DieShows):
            events = [events[0].format(die=self.write(hook.when))]
        elif hook.when is not None:
            raise KeyError(type(hook.when))
        key = "on.first" if hook.limit == ROUND else "on.round" if hook.lasts else "on"
        return self.say(key, event=self.join(events, "or"), what=self.write(hook.op, IMPERATIVE))

    def _modify(self, hook: Modify, form: int) -> str:
        """ "Provinces cost you 1 Military less", for a type, under a condition, or this round."""
        key = f"price.{hook.question}" + (".first" if hook.limit == ROUND else "")
        when = "" if hook.when is None else self.write(hook.when)
        which = f" {when}" if isinstance(hook.when, TypeControlled) else ""
        text = self.say(key, n=-hook.n, which=which)
        if hook.when is not None and not which:
            text = self.say("while", cond=when, what=text)
        return self.say("this_round", what=text) if hook.lasts else text

    def _repeat_negotiation(self, op: Repeat, form: int) -> str:
        """Each Free City only once per round (MDT-NEG-04): several negotiations are several Free Cities."""
        if isinstance(op.op, NegotiateFree) and isinstance(op.times, int):
            return self.say("negotiate_with", what=self.write(op.op, form), n=op.times)
        return self._repeat(op, form)
