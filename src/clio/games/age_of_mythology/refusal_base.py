"""What every refusal needs: the sentence in both languages, the open question in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from clio.engine.game import Refusal
from clio.engine.kernel import NO_FRAME, Frame, question_of
from clio.games.age_of_mythology.cardbook import BOARDS, BOOK, GOES_BERSERK, RESOURCE_IDS, UNIT_BOOK
from clio.games.age_of_mythology.ops.city import Dismiss
from clio.games.age_of_mythology.ops.powers import (
    DestroyBuilding, Embalm, GainAny, GainMortals, GiveUpUnit, Loot, RemoveTile, Smite, Steal, SwapTiles,
)
from clio.games.age_of_mythology.refusal_texts import REASONS
from clio.games.age_of_mythology.refusal_texts_asked import MOMENTS, ONCE, QUESTIONS
from clio.games.age_of_mythology.rules.aftermath import Raze, Seize
from clio.games.age_of_mythology.rules.attack import Declare, Muster, Seduce
from clio.games.age_of_mythology.rules.battle import (
    ANNOUNCE, Announce, FightOn, LayCard, NameHydra, Rebirth, Replace, Summon,
)
from clio.games.age_of_mythology.rules.build import BUILD, Build, PayBuilding, reduction
from clio.games.age_of_mythology.rules.explore import TakeTile
from clio.games.age_of_mythology.rules.gather import Gather, Workers
from clio.games.age_of_mythology.rules.play import PlayCard
from clio.games.age_of_mythology.rules.recruit import Recruit
from clio.games.age_of_mythology.rules.round import HAND_LIMITS, ChooseCards, ChooseDiscards, PlaceCube
from clio.games.age_of_mythology.rules.trade import Exchange, Trade, trade_cost
from clio.games.age_of_mythology.state import (
    APHRODITE, BRAGI, DRAFT, FAVOR, FOURTH, ISIS, KINDS, MORTALS, MUMMY, NONE, RESOURCES, SON_OF_OSIRIS,
    Mythology, Player,
    battle_of,
)
from clio.games.age_of_mythology.text_en_words import English
from clio.games.age_of_mythology.text_fr_words import French
from clio.games.age_of_mythology.text_grammar import Grammar
from clio.messages import say

GRAMMARS: tuple[Grammar, Grammar] = (English(), French())

# The words for a number, by the name of the part.
TOLD: dict[str, Callable[[Grammar, int], str]] = {
    "card": lambda g, n: g.card_names[n],
    "of_card": lambda g, n: g.of_player(g.card_names[n]),
    "unit": lambda g, n: g.unit_names[n],
    "a_unit": lambda g, n: g.a_unit(n),
    "the_unit": lambda g, n: g.the_unit(n),
    "building": lambda g, n: g.building_names[n],
    "a_building": lambda g, n: g.a_building(n),
    "the_building": lambda g, n: g.the_building(n),
    "tile": lambda g, n: g.tile(n),
    "res": lambda g, n: g.nouns[RESOURCE_IDS[n]][0],
    "no_res": lambda g, n: g.no_resource(n),
    "cards": lambda g, n: g.count("card", n),
    "cubes": lambda g, n: g.count("cube", n),
    "units": lambda g, n: g.count("unit", n),
    "mortals": lambda g, n: g.count("mortal", n),
    "buildings": lambda g, n: g.count("building", n),
    "favor": lambda g, n: g.resource(FAVOR, n),
    "terrain": lambda g, n: g.terrains[n],
    "age": lambda g, n: g.ages[n],
    "rival": lambda g, n: say("seat.name", g.lang, number=n + 1),
    "once": lambda g, n: ONCE[n][g.lang == "fr"],
}

# What an open question wants: its clauses and the key of its sentence.
ASKED: dict[type, tuple[tuple[str, ...], str]] = {
    TakeTile: (("AOM-EXPLORE-04", "AOM-EXPLORE-07"), "explore"),
    PlaceCube: (("AOM-VCUBE-04",), "cube"),
    ChooseCards: (("AOM-DRAW-01", "AOM-DRAW-04"), "cards"),
    PlayCard: (("AOM-ACTION-02", "AOM-ACTION-09"), "play"),
    ChooseDiscards: (("AOM-DISCARD-01",), "discards"),
    Gather: (("AOM-GATHER-04",), "collect"),
    Workers: (("AOM-GATHER-01",), "workers"),
    Build: (("AOM-BUILD-01",), "build"),
    PayBuilding: (("AOM-BLDG-12",), "less"),
    Recruit: (("AOM-RECRUIT-01",), "recruit"),
    Trade: (("AOM-TRADE-01",), "pay"),
    Exchange: (("AOM-TRADE-03", "AOM-TRADE-06"), "exchange"),
    Declare: (("AOM-ATTACK-01", "AOM-ATTACK-02"), "declare"),
    Muster: (("AOM-ATTACK-05",), "muster"),
    Seduce: (("AOM-GREEKGOD-01", "AOM-GOD-18"), "seduce"),
    FightOn: (("AOM-BATTLE-17", "AOM-BATTLE-24"), "fight_on"),
    LayCard: (("AOM-BATTLE-02",), "lay"),
    NameHydra: (("AOM-BATTLE-25",), "hydra"),
    Replace: (("AOM-UNIT-06",), "replace"),
    Announce: (("AOM-UNIT-13", "AOM-BATTLE-20"), "throw"),
    Rebirth: (("AOM-UNIT-03", "AOM-UNIT-21"), "rebirth"),
    Summon: (("AOM-UNIT-11", "AOM-UNIT-23"), "summon"),
    Raze: (("AOM-AFTER-04",), "raze"),
    Seize: (("AOM-AFTER-07", "AOM-AFTER-08"), "seize"),
    Loot: (("AOM-AFTER-10",), "loot"),
    Dismiss: (("AOM-BLDG-03", "AOM-AFTER-12"), "dismiss"),
    GainAny: (("AOM-GOD-23",), "gain"),
    GiveUpUnit: (("AOM-GREEKGOD-06",), "give_up"),
    RemoveTile: (("AOM-GOD-20",), "remove_tile"),
    SwapTiles: (("AOM-EGYPTGOD-09", "AOM-GOD-16"), "swap_own"),
    GainMortals: (("AOM-NORSEGOD-10",), "mortals"),
    Embalm: (("AOM-EGYPTGOD-10", "AOM-GOD-22"), "embalm"),
    DestroyBuilding: (("AOM-GOD-20",), "destroy"),
    Smite: (("AOM-NORSEGOD-08", "AOM-GOD-20"), "smite"),
    Steal: (("AOM-NORSEGOD-12", "AOM-GOD-20"), "victim"),
}


def god_clause(card: int) -> str:
    """The clause of a god's power: the catalogue lists the gods in the order of their cards."""
    if card >= BRAGI:
        return f"AOM-NORSEGOD-{card - BRAGI + 1:02}"
    if card >= ISIS:
        return f"AOM-EGYPTGOD-{card - ISIS + 1:02}"
    return f"AOM-GREEKGOD-{card - APHRODITE + 1:02}"


class Place(NamedTuple):
    """A space of a board."""

    owner: Player
    space: int


def told(g: Grammar, name: str, part: object, parts: dict[str, object]) -> object:
    """A part of a sentence: things are given by their numbers, a tile also by the place where it lies, cubes for the
    resources of the cost."""
    if isinstance(part, Place):
        return g.tile_of(part.owner, part.space)
    if isinstance(part, tuple):
        cost = parts["cost"]
        assert isinstance(cost, tuple)
        return g.join([g.resource(res, part[res]) for res in range(RESOURCES) if cost[res]])
    return TOLD[name](g, part) if isinstance(part, int) and name in TOLD else part


class Why:
    """The search for the reason, for one seat. It uses only what that seat knows: the table, its own hand and its own
    secret answers."""

    def __init__(self, s: Mythology, me: int) -> None:
        self.s = s
        self.me = me
        self.p = s.players[me]
        self.f = question_of(s, me) or NO_FRAME

    def because(self, key: str, *clauses: str, **parts: object) -> Refusal:
        return Refusal(tuple(dict.fromkeys(clauses)), {
            g.lang: self.say(REASONS[key], i, parts) for i, g in enumerate(GRAMMARS)
        })

    def say(self, sentences: tuple[str, str], lang: int, parts: dict[str, object]) -> str:
        g = GRAMMARS[lang]
        return sentences[lang].format(**{name: told(g, name, part, parts) for name, part in parts.items()})

    def other_culture(self, unit: int, *clauses: str) -> Refusal | None:
        if unit // KINDS == self.p.culture:
            return None
        return self.because("other_culture", "AOM-COMP-02", *clauses, unit=unit)

    def place(self, space: int, seat: int | None = None) -> dict[str, object]:
        """A space, of the own board if no other is meant, as part of a sentence: its tile, else its terrain."""
        owner = self.p if seat is None else self.s.players[seat]
        terrain = BOARDS[owner.culture][space]
        return {"terrain": terrain} if owner.tiles[space] == NONE else {"terrain": terrain, "tile": Place(owner, space)}

    def not_an_opponent(self, seat: int, *clauses: str) -> Refusal | None:
        if seat >= len(self.s.players):
            return self.because("no_player", *clauses, rival=seat)
        return self.because("yourself", *clauses) if seat == self.me else None

    # ------------------------------------------------------------------ the open question
    def question(self) -> tuple[tuple[str, ...], str]:
        """The clauses of the open question and the key of its sentence, where it has several forms the right one."""
        s, f, op = self.s, self.f, self.f.op
        clauses, key = ASKED[type(op)]
        if isinstance(op, TakeTile) and s.phase == DRAFT:
            return ("AOM-SETUP-33", "AOM-SETUP-36"), "draft"
        if isinstance(op, PlayCard) and s.turn == FOURTH:
            return ("AOM-GOD-10",), "fourth"
        if isinstance(op, Workers) and f.mem[2]:
            return ("AOM-GATHER-02", "AOM-GATHER-19"), "displaced"
        if isinstance(op, PayBuilding):
            return self.spares(s.stack[-1], f.mem[0])[1], key
        if isinstance(op, Announce):
            return self.announcement()
        if isinstance(op, Rebirth) and f.src == SON_OF_OSIRIS:
            return ("AOM-UNIT-04", "AOM-UNIT-21"), key
        if isinstance(op, Loot) and not op.waive:
            return (god_clause(f.src), "AOM-GOD-20"), "loot"
        if isinstance(op, Loot) and len(f.mem) == 1:
            return clauses, "reward"
        if isinstance(op, SwapTiles) and f.mem:
            return clauses, "swap_other"
        if isinstance(op, RemoveTile | DestroyBuilding):
            return (god_clause(f.src), *clauses), key if op.own else f"{key}_of_others"
        if isinstance(op, GainAny):
            return (god_clause(f.src), *clauses), key
        return clauses, key

    def spares(self, f: Frame, building: int) -> tuple[int, tuple[str, ...]]:
        """How many cubes a building costs less in a Build action, and the clauses of those who spare them: the Quarry,
        Nephthys."""
        power, _, quarry = BUILD.memory(self.s, f)
        less = reduction(building, quarry, f.src, power)
        return less, (*(["AOM-BLDG-12"] if quarry else []), *(["AOM-EGYPTGOD-05"] if less > quarry else []))

    def announcement(self) -> tuple[tuple[str, ...], str]:
        b = battle_of(self.s)
        side = b.side(self.me)
        if ANNOUNCE.can_throw(b, side):
            return ASKED[Announce]
        own = UNIT_BOOK.abilities[side.fighter] & GOES_BERSERK
        return ("AOM-UNIT-07" if own else "AOM-NORSEGOD-03", "AOM-BATTLE-20"), "berserk"

    def figures(self) -> dict[str, object]:
        """The parts of the sentence that says what is asked."""
        s, f, op = self.s, self.f, self.f.op
        if isinstance(op, ChooseCards):
            limit = HAND_LIMITS[self.p.age]
            return {"limit": limit, "have": len(self.p.hand) + len(f.mem)}
        if isinstance(op, Build):
            return {"card": f.src, "buildings": BOOK.number[f.src] - op.memory(s, f)[1]}
        if isinstance(op, Recruit):
            return {"card": f.src, "units": BOOK.number[f.src] + 1 - len(f.mem)}
        if isinstance(op, PayBuilding):
            return {"the_building": f.mem[0], "cubes": f.mem[1]}
        if isinstance(op, Trade):
            return {"cubes": trade_cost(self.p, f.src) + 1 - len(f.mem)}
        if isinstance(op, Workers):
            return self.place(f.mem[1]) if f.mem[2] else {}
        if isinstance(op, Announce):
            return {"the_unit": battle_of(s).side(self.me).fighter}
        if isinstance(op, Rebirth):
            return {"the_unit": f.src, "favor": UNIT_BOOK.rebirth[f.src]}
        if isinstance(op, Loot):
            return {"rival": f.mem[0], "cubes": min(op.n + 1 - len(f.mem), sum(s.players[f.mem[0]].cubes))}
        if isinstance(op, Raze | Seize):
            return {"rival": f.mem[0]}
        if isinstance(op, GainAny):
            return {"card": f.src, "cubes": min(op.n - len(f.mem), sum(s.bank))}
        if isinstance(op, GainMortals | Embalm):
            figures = self.p.supply[:MORTALS] if isinstance(op, GainMortals) else [self.p.supply[MUMMY % KINDS]]
            return {"card": f.src, "mortals": min(op.n - len(f.mem), sum(figures))}
        return {"card": f.src} if f.src >= 0 else {}

    def asked(self, key: str = "", *clauses: str, **parts: object) -> Refusal:
        """What is asked instead; before it, if there is a key, why the answer does not fit."""
        rules, question = self.question()
        figures = self.figures()
        texts = {}
        for i, g in enumerate(GRAMMARS):
            text = self.say(QUESTIONS[question], i, figures)
            if key:
                text = self.say(MOMENTS[key], i, parts) + g.small["apart"] + text
            texts[g.lang] = text
        return Refusal(tuple(dict.fromkeys((*clauses, *rules))), texts)


Reason = Callable[[Why, int], Refusal | None]  # looks for the reason, given the place of the action in its range
