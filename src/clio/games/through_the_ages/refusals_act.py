"""Why an action of the action phase is not possible. The same reasons hold where a card or an event lets a player do
such an action: then no civil action is paid, and the price is lower by the discount."""

from __future__ import annotations

from collections.abc import Callable

from clio.engine.control import Seq
from clio.engine.game import Refusal
from clio.games.through_the_ages import actions as A
from clio.games.through_the_ages.cardbook import BOOK
from clio.games.through_the_ages.ops.build import (
    END_OF_TYPE, FIRST_OF_TYPE, BuildOrUpgrade, BuildStage, build_cost, exchange, money, population_cost, room,
    stage_cost, stages_at_once, upgrade_cost,
)
from clio.games.through_the_ages.ops.develop import (
    COOPERATION_PRICE, DevelopTech, can_rise, cooperating, science_cost,
)
from clio.games.through_the_ages.ops.goods import food
from clio.games.through_the_ages.ops.hands import may_take, take_price
from clio.games.through_the_ages.ops.ratings import civil_limit, ruined
from clio.games.through_the_ages.refusal_base import Why, order_key
from clio.games.through_the_ages.rules.act import COPY_PRICE, playable, worth_exchanging
from clio.games.through_the_ages.state import (
    ACTION, BACH, BACH_USED, BARBAROSSA, CHURCHILL, CHURCHILL_USED, FOOD, GOVERNMENT, HAMMURABI, HAMMURABI_USED,
    LEADER, LINER_USED, NONE, OCEAN_LINER, ROBESPIERRE, SCIENCE, TACTIC, TACTIC_CHOSEN, TECHNOLOGIES, THEATER,
    UNIT, WONDER, WORKED,
)


class Acting(Why):
    """The reasons of the action phase."""

    def rules(self) -> dict[str, Callable[[int], Refusal]]:
        return {
            "end": self.end, "take": self.take, "take_at": self.take_at, "population": self.population,
            "build": self.build, "upgrade": self.upgrade, "bach": self.bach, "destroy": self.destroy,
            "disband": self.disband, "stage": self.stage, "develop": self.develop, "revolution": self.revolution,
            "play": self.play, "tactic": self.tactic, "copy": self.copy, "use": self.use,
            "levy": self.levy,
        }

    # ------------------------------------------------------------------ actions to pay with
    def no_civil(self, need: int, *clauses: str) -> Refusal | None:
        have = self.pl.ca + self.pl.free_ca
        if need <= have:
            return None
        return self.because("civil_actions", *clauses, "TTA-ACTOT-04", need=need, have=have)

    def no_military(self, need: int, *clauses: str) -> Refusal | None:
        have = self.pl.ma + self.pl.free_ma
        if need > have:
            return self.because("military_actions", *clauses, "TTA-ACTOT-04", need=need, have=have)
        return self.exchanging()

    def exchanging(self) -> Refusal | None:
        return self.because("exchange", "TTA-CTX-27") if self.pl.free_ca else None

    def no_action(self, kind: int, *clauses: str) -> Refusal | None:
        """A unit takes a military action, a building a civil one."""
        return self.no_military(1, *clauses) if kind >= UNIT else self.no_civil(1, *clauses)

    def end(self, n: int = 0) -> Refusal:
        return self.exchanging() or self.stuck()

    # ------------------------------------------------------------------ the card row
    def take(self, kind: int, budget: int = -1) -> Refusal:
        if kind not in self.s.row:
            return self.because("not_in_row", "TTA-TAKE-05" if WONDER <= kind < LEADER else "TTA-TAKE-01", card=kind)
        return self.take_from(self.s.row.index(kind), budget) or self.stuck()

    def take_at(self, space: int, budget: int = -1) -> Refusal:
        kind = self.s.row[space]
        if kind == NONE:
            return self.because("space_empty", "TTA-TAKE-10", n=space + 1)
        return self.take_from(space, budget) or self.because("by_name", "TTA-TAKE-01", card=kind)

    def take_from(self, space: int, budget: int) -> Refusal | None:
        kind = self.s.row[space]
        if not may_take(self.s, self.me, kind):
            return self.not_for_you(kind)
        need = take_price(self.s, self.me, space)
        rule = "TTA-TAKE-05" if WONDER <= kind < LEADER else "TTA-TAKE-01"
        if budget >= 0:
            if need <= budget:
                return None
            return self.because("take_budget", rule, "TTA-ANNEX-39", card=kind, need=need, have=budget)
        have = self.pl.ca + self.pl.free_ca
        if need <= have:
            return None
        return self.because("take_price", rule, "TTA-ACTOT-04", card=kind, need=need, have=have)

    def not_for_you(self, kind: int) -> Refusal:
        p = self.pl
        if WONDER <= kind < LEADER:
            return self.because("under_way", "TTA-TAKE-08", card=p.wonder)
        if kind < TECHNOLOGIES and kind in p.civil:
            return self.because("same_in_hand", "TTA-TAKE-03", card=kind)
        if kind < TECHNOLOGIES and p.techs >> kind & 1:
            return self.because("same_in_play", "TTA-TAKE-03", card=kind)
        if LEADER <= kind < ACTION and p.leader_ages >> BOOK.age[kind] & 1:
            return self.because("leader_taken", "TTA-TAKE-04", age=BOOK.age[kind])
        limit = civil_limit(self.s, self.me)
        return self.because("hand_full", "TTA-TAKE-02", "TTA-CARD-05", limit=limit, have=len(p.civil))

    # ------------------------------------------------------------------ population, buildings, units
    def population(self, n: int = 0, discount: int = 0, paid: bool = True) -> Refusal:
        p = self.pl
        if not p.yellow_bank:
            return self.because("yellow_empty", "TTA-POP-02")
        cost = population_cost(self.s, self.me)
        return (
            (self.no_civil(1, "TTA-POP-01") if paid else None)
            or self.short(FOOD, cost - discount, food(p) + exchange(self.s, self.me, FOOD), "TTA-POP-01")
            or self.stuck()
        )

    def unknown(self, kind: int, *clauses: str) -> Refusal | None:
        """A technology that is not in play, perhaps only in hand."""
        if self.pl.techs >> kind & 1:
            return None
        return self.because("develop_first" if kind in self.pl.civil else "not_in_play", *clauses, card=kind)

    def build(self, kind: int, discount: int = 0, paid: bool = True) -> Refusal:
        rule = "TTA-UNIT-01" if kind >= UNIT else "TTA-BUILD-01"
        cost = max(0, build_cost(self.s, self.me, kind) - discount)
        return (
            self.unknown(kind, rule)
            or (None if self.pl.unused else self.because("no_unused", "TTA-BUILD-02"))
            or self.full(kind, "TTA-BUILD-04", "TTA-TECH-10")
            or (self.no_action(kind, rule) if paid else None)
            or self.resources_short(cost, money(self.s, self.me, kind >= UNIT), rule)
            or self.stuck()
        )

    def full(self, kind: int, *clauses: str) -> Refusal | None:
        """The urban building limit is reached for the type of the building."""
        p = self.pl
        if room(p, kind):
            return None
        have = sum(p.workers[FIRST_OF_TYPE[kind]:END_OF_TYPE[kind]])
        return self.because("urban_limit", *clauses, limit=BOOK.limit[p.government], have=have)

    def vacant(self, kind: int, *clauses: str) -> Refusal | None:
        return None if self.pl.workers[kind] else self.because("nothing_there", *clauses, card=kind)

    def upgrade(self, n: int, discount: int = 0, paid: bool = True) -> Refusal:
        low, high = A.UPGRADES[n]
        rule = "TTA-UNIT-02" if low >= UNIT else "TTA-UPG-01"
        return (
            self.vacant(low, rule)
            or self.unknown(high, "TTA-UPG-04", rule)
            or (self.no_action(low, rule) if paid else None)
            or self.upgrade_short(low, high, discount, rule)
            or self.stuck()
        )

    def upgrade_short(self, low: int, high: int, discount: int, *clauses: str) -> Refusal | None:
        cost = max(0, upgrade_cost(self.s, self.me, low, high) - discount)
        return self.resources_short(cost, money(self.s, self.me, low >= UNIT), *clauses, "TTA-UPG-02")

    def bach(self, n: int) -> Refusal:
        low, high = A.BACH_UPGRADES[n]
        return (
            self.once(BACH, BACH_USED, "TTA-CTX-08")
            or self.vacant(low, "TTA-ANNEX-15")
            or self.unknown(high, "TTA-UPG-04", "TTA-ANNEX-15")
            or self.full(THEATER, "TTA-ANNEX-17")
            or self.no_civil(1, "TTA-CTX-08")
            or self.upgrade_short(low, high, 0, "TTA-ANNEX-15")
            or self.stuck()
        )

    def destroy(self, kind: int) -> Refusal:
        return self.vacant(kind, "TTA-DEST-01") or self.no_civil(1, "TTA-DEST-01") or self.stuck()

    def disband(self, n: int) -> Refusal:
        return self.vacant(UNIT + n, "TTA-UNIT-03") or self.no_military(1, "TTA-UNIT-03") or self.stuck()

    def stage(self, n: int) -> Refusal:
        p = self.pl
        if p.wonder == NONE:
            return self.because("no_wonder", "TTA-STAGE-01")
        left = len(BOOK.stages[p.wonder]) - p.stages
        most = stages_at_once(self.s, self.me)
        if n + 1 > left:
            return self.because("stages_left", "TTA-STAGE-01", "TTA-STAGE-03", card=p.wonder, left=left)
        if n + 1 > most:
            return self.because("stages_at_once", "TTA-STAGE-01", "TTA-STAGE-04", "TTA-CTX-39", most=most)
        return (
            self.no_civil(1, "TTA-STAGE-01")
            or self.resources_short(
                stage_cost(p, n + 1), money(self.s, self.me, False), "TTA-STAGE-01" if n == 0 else "TTA-STAGE-04"
            )
            or (self.because("no_blue", "TTA-STAGE-02") if n + 1 > p.blue_bank + sum(p.blue) else None)
            or self.stuck()
        )

    # ------------------------------------------------------------------ civil cards of the hand
    def research(self, kind: int, printed: int, discount: int, *clauses: str) -> Refusal | None:
        p = self.pl
        partner = cooperating(self.s, self.me)
        if partner != NONE and self.s.players[partner].science < COOPERATION_PRICE:
            return self.because("partner_science", "TTA-CTX-43", rival=partner)
        have = p.science + (p.study if UNIT <= kind < WORKED else 0)
        return self.short(SCIENCE, science_cost(self.s, self.me, kind, printed) - discount, have, *clauses)

    def develop(self, kind: int, discount: int = 0, due: int = 1) -> Refusal:
        if kind not in self.pl.civil and self.pl.techs >> kind & 1:
            return self.because("same_in_play", "TTA-DEV-01", card=kind)
        rules = ("TTA-DEV-01", "TTA-DEV-02") if BOOK.revolution[kind] else ("TTA-DEV-01",)
        return (
            self.not_in_hand(kind, "TTA-DEV-01")
            or self.no_civil(due, "TTA-DEV-01")
            or self.research(kind, BOOK.science[kind], discount, *rules)
            or self.stuck()
        )

    def revolution(self, n: int, discount: int = 0) -> Refusal:
        p = self.pl
        kind = GOVERNMENT + n
        if missing := self.not_in_hand(kind, "TTA-REVO-01"):
            return missing
        if not can_rise(p):
            if p.leader == ROBESPIERRE:
                return self.because("revolution_military", "TTA-ANNEX-09", need=p.ma_total, have=p.ma)
            return self.because("revolution", "TTA-REVO-02", need=p.ca_total, have=p.ca)
        return self.research(kind, BOOK.revolution[kind], discount, "TTA-REVO-01") or self.stuck()

    def play(self, n: int) -> Refusal:
        kind = LEADER + n
        rule = "TTA-LEAD-01" if kind < ACTION else "TTA-ACARD-01"
        p = self.pl
        if missing := self.not_in_hand(kind, rule):
            return missing
        if kind >= ACTION and p.civil.count(kind) <= p.fresh.count(kind):
            return self.because("fresh", "TTA-ACARD-02", card=kind)
        if none_left := self.no_civil(1, rule):
            return none_left
        return self.stuck() if playable(self.s, self.me, kind, 1) else self.ordered(kind)

    def ordered(self, kind: int) -> Refusal:
        """TTA-ACARD-06: what the action card orders is not possible."""
        op = BOOK.op[kind]
        key, discount = "order_population", 0
        if isinstance(op, BuildOrUpgrade):
            key, discount = order_key(op), op.discount
        elif isinstance(op, BuildStage):
            if self.pl.wonder == NONE:
                return self.because("no_wonder", "TTA-ACARD-06", "TTA-STAGE-01")
            key, discount = "order_stage", op.discount
        elif isinstance(op, DevelopTech):
            key = "order_develop"
        else:
            assert isinstance(op, Seq)
        return self.because(key, "TTA-ACARD-06", card=kind, n=discount)

    # ------------------------------------------------------------------ tactics
    def chosen(self) -> Refusal | None:
        return self.because("tactic_chosen", "TTA-TACT-03") if self.pl.done & TACTIC_CHOSEN else None

    def tactic(self, n: int) -> Refusal:
        return (
            self.not_in_hand(TACTIC + n, "TTA-TACT-01")
            or self.chosen()
            or self.no_military(1, "TTA-TACT-01")
            or self.stuck()
        )

    def copy(self, n: int) -> Refusal:
        kind = TACTIC + n
        if kind == self.pl.tactic:
            return self.because("tactic_current", "TTA-TACT-02", card=kind)
        if kind not in self.s.tactics:
            if any(q.exclusive and q.tactic == kind for q in self.s.players):
                return self.because("tactic_exclusive", "TTA-TACT-05", card=kind)
            return self.because("tactic_not_common", "TTA-TACT-02", "TTA-TACT-05", card=kind)
        return self.chosen() or self.no_military(COPY_PRICE, "TTA-TACT-02") or self.stuck()

    # ------------------------------------------------------------------ cards in play
    def once(self, leader: int, used: int, *clauses: str) -> Refusal | None:
        """A leader that can be used once in a turn."""
        if self.pl.leader != leader:
            return self.because("not_leader", *clauses, card=leader)
        return self.because("used", *clauses, card=leader) if self.pl.done & used else None

    def use(self, n: int) -> Refusal:
        if A.USE + n == A.USE_HAMMURABI:
            return self.hammurabi()
        if A.USE + n == A.USE_LINER:
            return self.liner()
        return self.once(CHURCHILL, CHURCHILL_USED, "TTA-CTX-35") or self.exchanging() or self.stuck()

    def hammurabi(self) -> Refusal:
        worth = worth_exchanging(self.s, self.me, self.pl.ca + self.pl.free_ca)
        return (
            self.once(HAMMURABI, HAMMURABI_USED, "TTA-CTX-27")
            or self.no_military(1, "TTA-CTX-27")
            or (self.stuck() if worth else self.because("no_use", "TTA-CTX-27", "TTA-ACT-02"))
        )

    def liner(self) -> Refusal:
        p = self.pl
        if OCEAN_LINER not in p.wonders:
            return self.because("not_owned", "TTA-CTX-36", card=OCEAN_LINER)
        if ruined(p, OCEAN_LINER):
            return self.because("in_ruins", "TTA-WOND-03", card=OCEAN_LINER)
        if p.done & LINER_USED:
            return self.because("used", "TTA-CTX-36", card=OCEAN_LINER)
        if not p.yellow_bank:
            return self.because("yellow_empty", "TTA-CTX-36", "TTA-WORK-03")
        return self.exchanging() or self.stuck()

    def levy(self, n: int) -> Refusal:
        """Frederick Barbarossa: population and a unit, each for 1 less."""
        p = self.pl
        kind = UNIT + n
        if p.leader != BARBAROSSA:
            return self.because("not_leader", "TTA-CTX-30", card=BARBAROSSA)
        if not p.yellow_bank:
            return self.because("yellow_empty", "TTA-CTX-30", "TTA-POP-02")
        meal = population_cost(self.s, self.me) - 1
        return (
            self.unknown(kind, "TTA-CTX-30")
            or self.no_military(1, "TTA-CTX-30")
            or self.short(FOOD, meal, food(p) + exchange(self.s, self.me, FOOD), "TTA-CTX-30")
            or self.resources_short(build_cost(self.s, self.me, kind) - 1, money(self.s, self.me, True), "TTA-CTX-30")
            or self.stuck()
        )
