"""Why a political action is not possible, a bid, a card of a colonization force or of a defence."""

from __future__ import annotations

from collections.abc import Callable

from clio.engine.game import Refusal
from clio.games.through_the_ages.cardbook import ATTACK_FORBIDDEN, BOOK
from clio.games.through_the_ages.ops.effects import Annex
from clio.games.through_the_ages.ops.ratings import colonization, strength
from clio.games.through_the_ages.refusal_base import Why
from clio.games.through_the_ages.rules.attack import (
    attack_bonus, attack_price, attacked_strength, has_target, pacts_between, sovereign, stronger,
)
from clio.games.through_the_ages.rules.colony import COOK_CARDS, largest_force, sent_units, units_strength
from clio.games.through_the_ages.rules.pacts import PER_PACT
from clio.games.through_the_ages.state import (
    AGE_IV, AGGRESSION, ALEXANDER, BONUS, COLUMBUS, COOK, GANDHI, PACT, SEATS, TACTIC, TERRITORY, UNIT, WAR,
)


class Affairs(Why):
    """The reasons of the politics phase."""

    def rules(self) -> dict[str, Callable[[int], Refusal]]:
        return {
            "prepare": self.prepare, "aggress": self.aggress, "declare": self.declare, "offer": self.offer,
            "cancel": self.cancel, "resign": self.resign, "alexander": self.alexander, "columbus": self.columbus,
        }

    def prepare(self, n: int) -> Refusal:
        return self.not_in_hand(TERRITORY + n, "TTA-PREP-01") or self.stuck()

    def alexander(self, n: int) -> Refusal:
        return self.because("not_leader", "TTA-CTX-02", "TTA-POL-09", card=ALEXANDER)

    def columbus(self, n: int) -> Refusal:
        if self.pl.leader != COLUMBUS:
            return self.because("not_leader", "TTA-CTX-31", "TTA-POL-09", card=COLUMBUS)
        return self.not_in_hand(TERRITORY + n, "TTA-CTX-31") or self.stuck()

    def resign(self, n: int) -> Refusal:
        if not self.s.config.resigning:
            return self.because("resign_off", "TTA-RESIGN-01")
        return self.because("resign_late", "TTA-POL-05") if self.s.age == AGE_IV else self.stuck()

    # ------------------------------------------------------------------ attacks
    def nobody(self, rival: int, *clauses: str) -> Refusal | None:
        """The seat named is no other player of this game."""
        if rival >= len(self.s.players):
            return self.because("no_seat", *clauses, "TTA-FLOW-01", rival=rival)
        if rival == self.me:
            return self.because("yourself", *clauses)
        return self.because("resigned", *clauses, "TTA-RESIGN-01", rival=rival) if self.s.players[rival].out else None

    def treaty(self, rival: int, *clauses: str) -> Refusal | None:
        for owner in pacts_between(self.s, self.me, rival):
            pact = self.s.players[owner].pact
            if BOOK.attacks[pact] == ATTACK_FORBIDDEN:
                return self.because("treaty", *clauses, card=pact, rival=rival)
        return None

    def attack_short(self, kind: int, rival: int, *clauses: str) -> Refusal | None:
        have = self.pl.ma + self.pl.free_ma
        need = attack_price(self.s, rival, kind)
        if need <= have:
            return None
        if need > BOOK.price[kind]:
            rule = "TTA-WARDEC-09" if kind >= WAR else "TTA-AGGR-17"
            return self.because("attack_gandhi", *clauses, rule, card=kind, need=need, have=have)
        return self.because("attack_price", *clauses, card=kind, rival=rival, need=need, have=have)

    def aggress(self, n: int) -> Refusal:
        kind, rival = AGGRESSION + n // SEATS, n % SEATS
        return (
            self.nobody(rival, "TTA-AGGR-01")
            or self.not_in_hand(kind, "TTA-AGGR-01")
            or (self.because("gandhi", "TTA-AGGR-17") if self.pl.leader == GANDHI else None)
            or self.treaty(rival, "TTA-AGGR-03")
            or self.attack_short(kind, rival, "TTA-AGGR-02")
            or self.weaker(rival)
            or self.no_target(kind, rival)
            or self.stuck()
        )

    def weaker(self, rival: int) -> Refusal | None:
        s, me = self.s, self.me
        if stronger(s, me, rival):
            return None
        mine = attacked_strength(s, me, rival) + attack_bonus(s, me, rival)
        theirs = attacked_strength(s, rival, me)
        return self.because("not_stronger", "TTA-AGGR-04", rival=rival, mine=mine, theirs=theirs)

    def no_target(self, kind: int, rival: int) -> Refusal | None:
        if has_target(self.s, rival, kind):
            return None
        key = "no_colony" if isinstance(BOOK.op[kind], Annex) else "no_victim"
        return self.because(key, "TTA-AGGR-18", rival=rival)

    def declare(self, n: int) -> Refusal:
        kind, rival = WAR + n // SEATS, n % SEATS
        return (
            self.nobody(rival, "TTA-WARDEC-01")
            or self.not_in_hand(kind, "TTA-WARDEC-01")
            or (self.because("gandhi", "TTA-WARDEC-09") if self.pl.leader == GANDHI else None)
            or (self.because("last_round", "TTA-POL-03", "TTA-WARDEC-07") if self.s.round == self.s.last else None)
            or self.treaty(rival, "TTA-WARDEC-02")
            or self.sovereignty(rival)
            or self.attack_short(kind, rival, "TTA-WARDEC-01", "TTA-ACTOT-04")
            or self.stuck()
        )

    def sovereignty(self, rival: int) -> Refusal | None:
        if not sovereign(self.s, rival):
            return None
        return self.because("sovereignty", "TTA-CTX-46", "TTA-WARDEC-02", rival=rival)

    # ------------------------------------------------------------------ pacts
    def offer(self, n: int) -> Refusal:
        kind, partner = PACT + n // PER_PACT, n % PER_PACT // 2
        if self.s.config.seats == 2:
            return self.because("no_pacts", "TTA-POL-04")
        return (
            self.nobody(partner, "TTA-PACT-01")
            or self.not_in_hand(kind, "TTA-PACT-01")
            or (self.because("no_sides", "TTA-PACT-02", card=kind) if n % 2 and not BOOK.sides[kind] else None)
            or self.stuck()
        )

    def cancel(self, n: int) -> Refusal:
        kind = PACT + n
        if self.s.config.seats == 2:
            return self.because("no_pacts", "TTA-POL-04")
        key = "not_party" if any(q.pact == kind for q in self.s.players) else "no_such_pact"
        return self.because(key, "TTA-PACT-09", card=kind)


class Colonizing(Why):
    """The reasons of an auction and of its winner."""

    def bid(self, n: int) -> Refusal:
        most = largest_force(self.pl)
        if n + 1 <= self.s.bid:
            return self.because("bid_low", "TTA-COLO-02", bid=self.s.bid)
        return self.because("bid_high", "TTA-COLO-03", most=most) if n + 1 > most else self.stuck()

    def send(self, n: int) -> Refusal:
        kind = UNIT + n
        if not self.pl.workers[kind]:
            return self.because("unit_gone", "TTA-COLO-08", card=kind)
        return self.stuck()

    def bonus(self, n: int) -> Refusal:
        return self.not_in_hand(BONUS + n, "TTA-COLO-13") or self.stuck()

    def discard(self, n: int) -> Refusal:
        if self.pl.leader != COOK:
            return self.because("only_cook", "TTA-COLO-25")
        if self.f.mem and self.f.mem[0] >= COOK_CARDS:
            return self.because("cook_limit", "TTA-COLO-25", n=COOK_CARDS)
        return self.not_in_hand(TACTIC + n, "TTA-COLO-25") or self.because("bid_missed", "TTA-COLO-07", bid=self.s.bid)

    def stop(self, n: int) -> Refusal:
        if not self.s.sent:
            return self.because("unit_first", "TTA-COLO-08")
        have = units_strength(self.pl, sent_units(self.s)) + colonization(self.pl) + self.s.force
        return self.because("force_short", "TTA-COLO-07", have=have, bid=self.s.bid)


class Defending(Why):
    """The reasons of a player under attack."""

    @property
    def missing(self) -> int:
        return self.s.attack[3] - strength(self.s, self.me) - self.s.attack[4]

    def leave(self, n: int) -> Refusal:
        """Pass, or stop."""
        if not self.f.mem:
            return self.because("pass_instead", "TTA-AGGR-13")
        if self.missing <= 0:
            return self.because("finish_instead", "TTA-AGGR-12")
        return self.because("defence_begun", "TTA-AGGR-13", missing=self.missing)

    def card(self, kind: int, clause: str) -> Refusal:
        used = self.f.mem[0] if self.f.mem else 0
        limit = self.pl.ma_total
        return (
            self.not_in_hand(kind, clause)
            or (self.because("defence_limit", "TTA-AGGR-11", limit=limit) if used >= limit else None)
            or self.because("defence_short", "TTA-AGGR-13", missing=self.missing)
        )

    def bonus(self, n: int) -> Refusal:
        return self.card(BONUS + n, "TTA-AGGR-09")

    def discard(self, n: int) -> Refusal:
        return self.card(TACTIC + n, "TTA-AGGR-10")


