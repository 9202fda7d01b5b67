"""Why an action is not possible now: the first rule that stands in its way, with its clauses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clio.engine.game import Refusal
from clio.games.monumental_duel.cardbook import (
    ACTION, BOOK, CITY_ACTIVATION, KNOWLEDGE, PROVINCE, ROUND_START, WONDER,
)
from clio.games.monumental_duel.ops.resources import Convert, GainBasic, GainDifferent, PayBasic, PayDifferent, PayPrice
from clio.games.monumental_duel.ops.city import (
    Archive, CopyBonus, CopyBuilding, CopyPolicy, DiscardActivated, DiscardCity, GainBasicBuilding, PlaceMarker,
    Reinforce, Reserve, SwapCity, resource_of,
)
from clio.games.monumental_duel.ops.modules import ChangeEspionage, Negotiate, Reroll, Resolve, SpyChoice
from clio.games.monumental_duel.ops.wonders import (
    BuildSection, KeepWonder, Stake, conquest_price, least_stake, pays_provinces_in_gold, province_price,
)
from clio.games.monumental_duel.refusal_texts import SENTENCES
from clio.games.monumental_duel.rules.round import (
    Activate, Bonuses, ChooseLine, CityEffects, StartOfRound, Turn, progress_price,
)
from clio.games.monumental_duel.rules.end import KeepKnowledge
from clio.games.monumental_duel.state import (
    ACTIVATED, AMBASSADOR_USED, BARRICADE, CULTURE, EMPTY, FREE_CITY, GOLD, MILITARY, MUGHALS, NEGOTIATED,
    POLICY, POLICY_USED, PRODUCTION, REINFORCED, SCIENCE, SPY_MODULE, TRADE_MODULE, USED, WARLORD, WARLORD_USED,
    WORKSHOP, Duel,
)

if TYPE_CHECKING:
    from clio.games.monumental_duel.record import MonumentalDuel

Parts = dict[str, object]
MAIN = ("pass", "progress", "complete", "conquer", "warlord", "ambassador", "advantage", "acquire", "develop")

# What a question accepts, when something else was answered: its clauses and the key of the sentence.
ACCEPTS: dict[type, tuple[tuple[str, ...], str]] = {
    Activate: (("MD-ACT-02",), "activate"),
    Archive: (("MD-TERM-02", "MD-TERM-04", "MD-TERM-37"), "archive"),
    DiscardCity: (("MD-TERM-14", "MD-TERM-37"), "discard"),
    Reinforce: (("MD-TERM-27",), "reinforce"),
    DiscardActivated: (("MDE-CRD-13",), "tomb"),
    SwapCity: (("MDE-CRD-07",), "swap"),
    Reserve: (("MD-TERM-29", "MD-TERM-30"), "reserve"),
    GainBasicBuilding: (("MD-TERM-06", "MD-BLD-03"), "basic"),
    CopyBonus: (("MD-TERM-10", "MD-TERM-11"), "copy_bonus"),
    CopyBuilding: (("MD-TERM-10",), "copy_building"),
    CopyPolicy: (("MD-TERM-10", "MD-TERM-41"), "copy_policy"),
    PlaceMarker: (("MDT-AZT-02", "MDT-AZT-03"), "marker"),
    PayPrice: (("MD-RES-10",), "pay_gold"),
    PayBasic: (("MD-RES-10", "MD-RES-13"), "spend"),
    PayDifferent: (("MD-RES-13", "MD-OPEN-40"), "spend_different"),
    Convert: (("MD-TERM-38",), "convert"),
    GainBasic: (("MD-RES-01",), "gain"),
    GainDifferent: (("MD-RES-01",), "gain_different"),
    Stake: (("MD-ADV-03", "MD-ADV-06"), "stake"),
    SpyChoice: (("MDE-SPY-01", "MDE-SPY-03", "MDE-SPY-04"), "spy"),
    Reroll: (("MDE-SPY-05",), "reroll"),
    Resolve: (("MDE-SPY-08", "MDE-SPY-09"), "resolve"),
    ChangeEspionage: (("MDE-SPY-11",), "espionage"),
    Negotiate: (("MDT-NEG-01", "MDT-NEG-04", "MDT-NEG-13"), "negotiate"),
    BuildSection: (("MD-WON-09",), "section"),
    KeepWonder: (("MD-WON-05",), "keep_wonder"),
    KeepKnowledge: (("MD-CITY-03",), "keep_knowledge"),
    ChooseLine: (("MDE-MUG-02", "MDE-MUG-03"), "line"),
    Bonuses: (("MD-POL-06", "MD-POL-07"), "bonuses"),
    CityEffects: (("MD-ACT-08",), "city_effects"),
    StartOfRound: (("MDE-AKS-02",), "round_start"),
}


class Why:
    """The search for the reason, for one seat and one action."""

    def __init__(self, game: MonumentalDuel, s: Duel, me: int) -> None:
        self.game = game
        self.s = s
        self.me = me
        self.pl = s.players[me]

    def because(self, key: str, *clauses: str, **parts: object) -> Refusal:
        """The refusal in both languages. A part that names a card or a resource is given by its number."""
        texts = {}
        for i, lang in enumerate(("en", "fr")):
            words = self.game.words(lang)
            told: Parts = {}
            for name, part in parts.items():
                if name == "card" and isinstance(part, int):
                    told[name] = words.card_name(part)
                elif name == "res" and isinstance(part, int):
                    told[name] = words.resource_name(part, 2)
                else:
                    told[name] = part
            texts[lang] = SENTENCES[key][i].format(**told)
        return Refusal(clauses, texts)

    def price(self, res: int, price: int, *clauses: str) -> Refusal:
        """Not enough of a resource; Gold helps with basic ones."""
        have = self.pl.res
        if res < GOLD:
            return self.because("price", *clauses, "MD-TURN-09", res=res, price=price, have=have[res], gold=have[GOLD])
        return self.because("price_plain", *clauses, "MD-TURN-09", res=res, price=price, have=have[res])

    # ------------------------------------------------------------------ the actions of a turn
    def progress(self, n: int) -> Refusal:
        return self.price(SCIENCE, progress_price(self.s, self.me), "MD-SCI-01")

    def complete(self, n: int) -> Refusal:
        if self.pl.wonder == EMPTY:
            return self.because("no_wonder", "MD-WON-06")
        return self.price(PRODUCTION, BOOK.cost2[self.pl.wonder], "MD-WON-06")

    def conquer(self, n: int) -> Refusal:
        price = conquest_price(self.s, self.me)
        if price == EMPTY:
            return self.because("no_province", "MD-CONQ-01", "MD-CONQ-10")
        if pays_provinces_in_gold(self.pl):
            return self.price(GOLD, price, "MDT-MAL-01", "MD-CONQ-04")
        return self.price(MILITARY, price, "MD-CONQ-02", "MD-CONQ-03", "MD-CONQ-04")

    def warlord(self, n: int) -> Refusal:
        if self.s.holder != self.me:
            return self.because("no_advantage", "MD-WAR-03")
        if self.pl.done & WARLORD_USED:
            return self.because("token", "MD-WAR-02", card=WARLORD + self.pl.civ)
        return self.because("no_object", "MD-TURN-09", card=WARLORD + self.pl.civ)

    def ambassador(self, n: int) -> Refusal:
        if not self.s.config.modules & (TRADE_MODULE if n else SPY_MODULE):
            return self.because("no_module", "MD-AMB-02", "MD-MOD-08")
        if self.pl.done & AMBASSADOR_USED:
            return self.because("ambassador_used", "MD-AMB-01", "MD-MOD-09")
        if not self.pl.res[GOLD]:
            return self.because("no_gold", "MDT-NEG-01", "MDT-NEG-03")
        return self.because("no_city", "MDT-NEG-04")

    def advantage(self, n: int) -> Refusal:
        s = self.s
        if s.holder == self.me:
            return self.because("have_advantage", "MD-ADV-09")
        if s.holder >= 0 and s.stake > 0 and s.stake_type != n:
            return self.because("stake_type", "MD-ADV-06", res=s.stake_type)
        return self.price(n, least_stake(s, self.me), "MD-ADV-03", "MD-ADV-06")

    def acquire(self, n: int) -> Refusal:
        card = WORKSHOP + n
        if card <= BARRICADE:
            if not self.s.basics[n]:
                return self.because("pile_empty", "MD-BLD-03", card=card)
            return self.price(PRODUCTION, BOOK.cost[card], "MD-ACQ-02")
        if card in self.s.players[1 - self.me].reserved:
            return self.because("reserved", "MD-TERM-29", card=card)
        if card not in self.s.track and card not in self.pl.reserved:
            return self.because("not_there", "MD-ACQ-01", card=card)
        if BOOK.type[card] == PROVINCE:
            price = province_price(self.s, self.me, card, 0)
            if pays_provinces_in_gold(self.pl):
                return self.price(GOLD, price, "MDT-MAL-01", "MDT-MAL-02")
            return self.price(MILITARY, price, "MD-PRV-01")
        clause = {KNOWLEDGE: "MD-KNO-01", WONDER: "MD-WON-02"}.get(BOOK.type[card], "MD-ACQ-02")
        return self.price(resource_of(card), BOOK.cost[card], clause)

    def develop(self, n: int) -> Refusal:
        card = POLICY + n
        if BOOK.civ[card] != self.pl.civ:
            return self.because("foreign", "MD-POL-01", card=card)
        if card in self.pl.policies:
            return self.because("developed", "MD-POL-01", card=card)
        return self.price(CULTURE, len(self.pl.policies) + 1, "MD-POL-02", "MD-POL-03")

    def use(self, card: int) -> Refusal:
        if BOOK.use[card] is None:
            passive = BOOK.hooks[card]
            key, clause = ("passive", "MD-USE-05") if passive else ("no_effect", "MD-USE-01")
            return self.because(key, clause, card=card)
        if card >= POLICY:
            return self.use_policy(card)
        if card not in self.pl.city:
            return self.because("not_in_city", "MD-USE-01", card=card)
        status = self.pl.status[self.pl.city.index(card)]
        if status == USED:
            return self.because("token", "MD-USE-02", "MD-TURN-05", card=card)
        if status == REINFORCED:
            return self.because("reinforced", "MD-TERM-37", card=card)
        if status != ACTIVATED:
            return self.because("not_activated", "MD-USE-01", card=card)
        return self.effect(card)

    def use_policy(self, card: int) -> Refusal:
        if card not in self.pl.policies:
            return self.because("not_developed", "MD-POL-09", card=card)
        at = self.pl.policies.index(card)
        if not self.pl.active >> at & 1:
            if self.pl.civ == MUGHALS:
                return self.because("line_not_active", "MDE-MUG-06", card=card)
            return self.because("covered", "MD-POL-05", card=card)
        if self.pl.done & POLICY_USED << at:
            return self.because("token", "MD-POL-09", card=card)
        return self.effect(card)

    def effect(self, card: int) -> Refusal:
        """Activated and free: the wrong moment, or a price that cannot be paid."""
        if BOOK.timing[card] == CITY_ACTIVATION:
            return self.because("activation_only", "MD-USE-07", card=card)
        if BOOK.timing[card] == ROUND_START:
            return self.because("start_only", "MDE-AKS-02", card=card)
        return self.because("effect_price", "MD-TURN-09", "MD-TERM-39", card=card)

    # ------------------------------------------------------------------ answers to other questions
    def negotiate(self, city: int) -> Refusal:
        card = FREE_CITY + city
        if city in self.s.players[1 - self.me].cities:
            return self.because("foreign_city", "MDT-NEG-13", card=card)
        if city not in self.s.free and city not in self.pl.cities:
            return self.because("city_in_deck", "MDT-NEG-01", card=card)
        if self.pl.done & NEGOTIATED << city:
            return self.because("city_token", "MDT-NEG-04", card=card)
        return self.because("no_gold", "MDT-NEG-01", "MDT-NEG-03")

    def other(self, name: str) -> Refusal:
        """The answer does not fit the open question."""
        op = self.s.waiting.op
        if isinstance(op, Turn):
            return self.because("turn", "MD-TURN-02", "MD-TURN-03")
        for cls in type(op).__mro__:
            if cls in ACCEPTS:
                clauses, key = ACCEPTS[cls]
                return self.because(key, *clauses, least=least_stake(self.s, self.me))
        key = "finish_first" if name in MAIN else "other_question"
        return self.because(key, "MD-TURN-02")


def refusal(game: MonumentalDuel, s: Duel, seat: int, action: int) -> Refusal:
    """The reason why the seat, whose question is open, cannot answer it with this action."""
    why = Why(game, s, seat)
    name, n = game.space.decode(action)
    op = s.waiting.op
    if isinstance(op, Turn):
        rules = {
            "progress": why.progress, "complete": why.complete, "conquer": why.conquer, "warlord": why.warlord,
            "ambassador": why.ambassador, "advantage": why.advantage, "acquire": why.acquire, "develop": why.develop,
            "use": why.use,
        }
        if name in rules:
            return rules[name](n)
    elif name == "negotiate" and isinstance(op, Negotiate):
        return why.negotiate(n)
    elif name == "use" and isinstance(op, Activate | CityEffects | StartOfRound) and BOOK.timing[n] != ACTION:
        return why.use(n)
    elif name in MAIN or name == "use":
        return why.because("finish_first", "MD-TURN-02")
    return why.other(name)
