"""What every refusal needs: the action by its name, the sentence in both languages, the open question in words."""

from __future__ import annotations

from bisect import bisect_right

from clio.engine.control import Choose, May
from clio.engine.game import Refusal
from clio.games.through_the_ages import actions as A
from clio.games.through_the_ages.cardbook import BOOK, RURAL, URBAN
from clio.games.through_the_ages.ops.build import BuildOrUpgrade, Cover, Trade
from clio.games.through_the_ages.ops.develop import DevelopCivilization, DevelopTech, Tuck
from clio.games.through_the_ages.ops.effects import (
    Agreement, Annex, DestroyOf, DestroyOwn, Infiltrate, LoseColony, Raid, RuinWonder, WarOverTechnology,
)
from clio.games.through_the_ages.ops.goods import CARDS, Arrange, GainMix, LoseMix, StealMix
from clio.games.through_the_ages.ops.hands import DiscardMilitary
from clio.games.through_the_ages.ops.people import LoseToken, LoseWorker
from clio.games.through_the_ages.ops.ratings import military_limit, strength
from clio.games.through_the_ages.refusal_texts import REASONS
from clio.games.through_the_ages.refusal_texts_asked import AGES, GOODS, MOMENTS, QUESTIONS
from clio.games.through_the_ages.rules.act import Act
from clio.games.through_the_ages.rules.attack import Defend, ResolveWars
from clio.games.through_the_ages.rules.colony import Bidding, FormForce
from clio.games.through_the_ages.rules.pacts import Answer
from clio.games.through_the_ages.rules.politics import Politics
from clio.games.through_the_ages.rules.turn import DiscardExcess
from clio.games.through_the_ages.state import EVENT, NONE, RESOURCES, SCIENCE, Ages

LANGS = ("en", "fr")
RANGES = (
    (A.PASS, "pass"), (A.END, "end"), (A.TAKE, "take"), (A.TAKE_AT, "take_at"), (A.POPULATION, "population"),
    (A.BUILD, "build"), (A.UPGRADE, "upgrade"), (A.BACH_UPGRADE, "bach"), (A.DESTROY, "destroy"),
    (A.DISBAND, "disband"), (A.STAGE, "stage"), (A.DEVELOP, "develop"), (A.REVOLUTION, "revolution"),
    (A.PLAY, "play"), (A.PLAY_TACTIC, "tactic"), (A.COPY, "copy"), (A.PREPARE, "prepare"), (A.AGGRESS, "aggress"),
    (A.DECLARE, "declare"), (A.OFFER, "offer"), (A.CANCEL, "cancel"), (A.RESIGN, "resign"), (A.USE, "use"),
    (A.USE_ALEXANDER, "alexander"), (A.COLUMBUS_COLONY, "columbus"), (A.LEVY, "levy"),
    (A.YES, "yes"), (A.NO, "no"), (A.STOP, "stop"), (A.CHOOSE, "choose"), (A.BID, "bid"), (A.SEND, "send"),
    (A.ADD_BONUS, "bonus"), (A.DISCARD, "discard"), (A.PICK, "pick"), (A.AMOUNT, "amount"), (A.KEEP, "keep"),
)
FIRSTS = [first for first, _ in RANGES]
POLITICAL = frozenset({
    "prepare", "aggress", "declare", "offer", "cancel", "resign", "alexander", "columbus",
})
ACTIONS = frozenset({
    "end", "take", "take_at", "population", "build", "upgrade", "bach", "destroy", "disband", "stage", "develop",
    "revolution", "play", "tactic", "copy", "use", "levy",
})

# What an open question wants: its clauses and the key of its sentence.
ASKED: dict[type, tuple[tuple[str, ...], str]] = {
    Act: (("TTA-ACT-01", "TTA-ACT-03"), "act"),
    Politics: (("TTA-POL-01", "TTA-POL-02"), "politics"),
    DiscardExcess: (("TTA-EOT-01", "TTA-CARD-08"), "discard_excess"),
    DiscardMilitary: (("TTA-CTX-51",), "discard"),
    Cover: (("TTA-STAGE-02", "TTA-STAGE-08"), "cover"),
    LoseToken: (("TTA-TOK-07",), "lose_token"),
    LoseWorker: (("TTA-WORK-05",), "lose_worker"),
    Tuck: (("TTA-CTX-01", "TTA-LEAD-03"), "tuck"),
    BuildOrUpgrade: (("TTA-ACARD-03",), "order_building"),
    DevelopTech: (("TTA-ACARD-03", "TTA-CTX-17"), "develop"),
    DevelopCivilization: (("TTA-CTX-19", "TTA-ANNEX-25"), "civilization"),
    Arrange: (("TTA-RES-08", "TTA-RES-11"), "arrange"),
    GainMix: (("TTA-EVENT-01", "TTA-RES-02"), "gain_mix"),
    LoseMix: (("TTA-EVENT-01", "TTA-RES-14"), "lose_mix"),
    StealMix: (("TTA-CTX-49", "TTA-RES-15"), "steal_mix"),
    DestroyOwn: (("TTA-EVENT-01",), "destroy_own"),
    DestroyOf: (("TTA-CTX-22",), "destroy_of"),
    Raid: (("TTA-CTX-49",), "raid"),
    LoseColony: (("TTA-EVENT-01", "TTA-COLN-02"), "lose_colony"),
    Annex: (("TTA-CTX-49", "TTA-COLN-03"), "annex"),
    Infiltrate: (("TTA-CTX-49",), "infiltrate"),
    RuinWonder: (("TTA-CTX-20", "TTA-WOND-03"), "ruin"),
    Agreement: (("TTA-CTX-21", "TTA-ANNEX-39"), "agreement"),
    WarOverTechnology: (("TTA-CTX-25", "TTA-WAR-09"), "war_technology"),
    Bidding: (("TTA-COLO-02", "TTA-COLO-04"), "bidding"),
    FormForce: (("TTA-COLO-07", "TTA-COLO-08"), "force"),
    Answer: (("TTA-PACT-03",), "answer"),
    Defend: (("TTA-AGGR-08", "TTA-AGGR-13"), "defend"),
    ResolveWars: (("TTA-WAR-14",), "wars"),
    May: (("TTA-CTX-50",), "may"),
    Trade: (("TTA-CTX-42",), "trade"),
}


def decode(action: int) -> tuple[str, int]:
    """The kind of an action and its place in the range."""
    first, name = RANGES[bisect_right(FIRSTS, action) - 1]
    return name, action - first


def told(lang: int, name: str, part: object, parts: dict[str, object]) -> object:
    """A part of a sentence: cards, goods, seats and ages are given by their numbers."""
    if not isinstance(part, int):
        return part
    if name.startswith("card"):
        return (BOOK.name_fr if lang else BOOK.name_en)[part]
    if name == "good":
        return GOODS[part][lang][0 if parts.get("price") == 1 else 1]
    if name == "age":
        return AGES[part]
    return part + 1 if name == "rival" else part


class Why:
    """The search for the reason, for one seat. It uses only what that seat knows: the table and its own hand."""

    def __init__(self, s: Ages, me: int) -> None:
        self.s = s
        self.me = me
        self.pl = s.players[me]
        self.f = s.waiting

    def because(self, key: str, *clauses: str, **parts: object) -> Refusal:
        return Refusal(tuple(dict.fromkeys(clauses)), {
            lang: self.say(REASONS[key], i, parts) for i, lang in enumerate(LANGS)
        })

    def say(self, sentences: tuple[str, str], lang: int, parts: dict[str, object]) -> str:
        return sentences[lang].format(**{name: told(lang, name, part, parts) for name, part in parts.items()})

    def stuck(self) -> Refusal:
        """No reason was found: should not happen, and a test looks for it."""
        return self.because("impossible", "TTA-ACT-02")

    def not_in_hand(self, kind: int, *clauses: str) -> Refusal | None:
        if kind in self.pl.civil or kind in self.pl.hand:
            return None
        return self.because("not_in_hand", *clauses, card=kind)

    def short(self, good: int, price: int, have: int, *clauses: str) -> Refusal | None:
        """Not enough to pay, with both figures."""
        if price <= have:
            return None
        rule = "TTA-PTS-03" if good == SCIENCE else "TTA-RES-09"
        return self.because("short", *clauses, rule, good=good, price=price, have=have)

    def resources_short(self, price: int, have: int, *clauses: str) -> Refusal | None:
        return self.short(RESOURCES, price, have, *clauses)

    # ------------------------------------------------------------------ the open question
    def question(self) -> tuple[tuple[str, ...], str]:
        op = self.f.op
        if isinstance(op, Choose):
            return ("TTA-EVENT-01" if self.f.src >= EVENT else "TTA-ACARD-01",), "choose"
        for cls in type(op).__mro__:
            if cls in ASKED:
                clauses, key = ASKED[cls]
                if isinstance(op, BuildOrUpgrade):
                    key = order_key(op)
                return clauses, key
        return ("TTA-ACT-02",), "other"

    def figures(self) -> dict[str, object]:
        """The parts of the sentence that says what is asked."""
        s, f, op = self.s, self.f, self.f.op
        parts: dict[str, object] = {"card": f.src} if f.src != NONE else {}
        if isinstance(op, DiscardMilitary):
            parts["n"] = f.mem[0] if f.mem else op.how_many(s, f)
            parts["have"] = len(self.pl.hand)
            parts["limit"] = military_limit(s, self.me)
        elif isinstance(op, GainMix | LoseMix | StealMix):
            parts |= {"n": op.n, "low": s.legal[0] - A.AMOUNT, "high": s.legal[-1] - A.AMOUNT}
        elif isinstance(op, Arrange):
            parts |= {"low": s.legal[0] - A.KEEP, "high": s.legal[-1] - A.KEEP}
            parts["card"] = CARDS[f.mem[0]][len(op.chosen_of(f))]
        elif isinstance(op, Bidding | FormForce):
            parts["bid"] = s.bid
        elif isinstance(op, Defend):
            parts["missing"] = max(0, s.attack[3] - strength(s, self.me) - s.attack[4])
        elif isinstance(op, Agreement):
            parts["n"] = f.mem[0] if f.mem else op.budget
        elif isinstance(op, DestroyOf | Answer | WarOverTechnology):
            parts["rival"] = f.mem[0]
            parts["n"] = f.mem[1] if len(f.mem) > 1 else 0
        elif isinstance(op, Raid | Annex | Infiltrate):
            parts["rival"] = s.attack[2]
            parts["n"] = op.levels[len(f.mem)] if isinstance(op, Raid) else 0
        elif isinstance(op, BuildOrUpgrade | DevelopTech | DevelopCivilization):
            parts["n"] = op.discount
        return parts

    def asked(self, key: str = "", *clauses: str, **parts: object) -> Refusal:
        """What is asked instead; before it, if there is a key, why the answer does not fit."""
        rules, question = self.question()
        figures = self.figures()
        texts = {}
        for i, lang in enumerate(LANGS):
            text = self.say(QUESTIONS[question], i, figures)
            if key:
                text = self.say(MOMENTS[key], i, parts) + (" ; " if i else "; ") + text
            texts[lang] = text
        return Refusal(tuple(dict.fromkeys((*clauses, *rules))), texts)


def order_key(op: BuildOrUpgrade) -> str:
    """What an action card orders, as the key of its sentence."""
    if not op.building:
        return "order_upgrade"
    return "order_rural" if op.types == RURAL else "order_urban" if op.types == URBAN else "order_building"
