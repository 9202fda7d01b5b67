"""Cards in signs, for tiles that have no room for their text (see the family's). Lines of Automa cards say in a few
words what the Automa does; those for one type of Warlord begin with it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Any

from clio.engine.control import May, Players
from clio.engine.hooks import On
from clio.engine.kernel import Op
from clio.engine.passages import Part, Passage
from clio.games.families.monumental.cardbook import BUILDING, KNOWLEDGE, REVOLT_CARD, WONDER
from clio.games.families.monumental.state import BASIC, GOLD, PRODUCTION
from clio.games.families.monumental.words.brief import (
    MINUS, SHARED, SHARED_PRICES, TO, Parts, Shorthand, basic, fixed, sign, some,
)
from clio.games.monumental.cardbook import (
    BOOK, DEFENCE, MOUNTAIN, OWN_DEFENCE, PROJECT_CARD, RESERVED_PRICE, UNITS,
)
from clio.games.monumental.ops import board, explorers, monsters, trade
from clio.games.monumental.ops import city as C
from clio.games.monumental.ops import standing as S
from clio.games.monumental.ops import wonders as W
from clio.games.monumental.rules import automa as P
from clio.games.monumental.rules import automa_board as B
from clio.games.monumental.rules import automa_cards as D
from clio.games.monumental.state import FRESH_GOLD
from clio.games.monumental.words.cards import LAST
from clio.games.monumental.words.language import COASTAL, TYPE_IDS, gold_of, type_of

KINDS = {BUILDING: "building", KNOWLEDGE: "knowledge", WONDER: "wonder"}
PICKS = {D.LOWEST: "lowest", D.HIGHEST: "highest", D.ALL: "all"}


def numbered(key: str) -> Callable[[Shorthand, Any], Parts]:
    """A word with the number of the op in it."""
    return lambda w, op: w.word(key, n=op.n)


# ---------------------------------------------------------------- numbers, conditions, players
def provinces(w: Shorthand, number: S.Provinces) -> Parts:
    return w.word("province.coastal" if number.terrains == COASTAL else
                  "province.mountain" if number.terrains == (MOUNTAIN,) else "province")


def per(w: Shorthand, number: S.Per) -> Parts:
    every = [sign(str(number.every))] if number.every > 1 else []
    return [*every, *w.write(number.count), *w.word("at_most", n=number.most)]


def who(w: Shorthand, players: Players) -> Parts:
    within = players.within if isinstance(players, S.NearMonster) else 0
    return w.word(PEOPLE[type(players)], n=within)


PEOPLE: dict[type, str] = {
    S.PreviousController: "who.loser", S.NeighboursOfConquest: "who.neighbours", S.NearMonster: "who.near",
    S.ControllerOfMonster: "who.holder",
}


# ---------------------------------------------------------------- effects
def may(w: Shorthand, op: May) -> Parts:
    return w.led("may", w.write(op.op))


def revolt(w: Shorthand, op: C.GainRevolt) -> Parts:
    own = some("revolt")(w, op)
    return own if op.players is None else [*who(w, op.players), TO, *own]


def both_gains(w: Shorthand, op: board.BothGains) -> Parts:
    both = w.word("both_gains")
    return [*w.word("revolt"), TO, *both] if op.revolt else both


def move_explorers(w: Shorthand, op: explorers.MoveExplorers) -> Parts:
    return w.word("explorers" if op.each else "explorer", n=op.tiles)


def easier(w: Shorthand, op: trade.EasierConquests) -> Parts:
    return w.word("defence.next" if op.next else "defence", n=op.n)


def build_section(w: Shorthand, op: W.BuildSection) -> Parts:
    out = [*w.word("section"), w.amount(PRODUCTION, -op.discount)]
    return out if op.then is None else [*out, TO, *w.write(op.then)]


def acquire(w: Shorthand, op: W.AcquireNow) -> Parts:
    if not op.display:
        return w.word("reserved", n=op.discount)
    kinds = w.word(f"kind.{KINDS[op.kinds[0]]}")
    for kind in op.kinds[1:]:
        kinds = w.either(kinds, w.word(f"kind.{KINDS[kind]}"))
    return [*kinds, *w.word("cheaper", n=op.discount)]


def pay_for_each(w: Shorthand, op: trade.PayForEach) -> Parts:
    source = basic(f"≤{op.most}") if set(BASIC) <= set(op.source) else w.amount(op.source[0], f"≤{op.most}")
    return [source, TO, *w.write(op.then), *w.word("apiece")]


def reserve(w: Shorthand, op: trade.Reserve) -> Parts:
    out = some("reserve")(w, op)
    return w.then(out, [basic(1)]) if op.refund else out


def archive_reserved(w: Shorthand, op: trade.ArchiveReserved) -> Parts:
    gain = [basic(op.refund)] if op.gain is None else w.write(op.gain)
    return [*w.word("archive.reserved"), TO, *gain]


def lose(w: Shorthand, op: monsters.Lose) -> Parts:
    return [*who(w, op.players), TO, w.amount(op.res, -op.n)]


def control_terrain(w: Shorthand, goal: S.ControlTerrain) -> Parts:
    return [sign(f"{goal.n}×"), *provinces(w, S.Provinces(*goal.terrains))]


# ---------------------------------------------------------------- lines of Automa cards
def gold_per_policy(w: Shorthand, part: P.GoldPerPolicy) -> Parts:
    gain = [w.amount(GOLD, part.n), *w.word("per"), *w.word("policy")]
    return w.then(w.word("develop"), gain) if part.develop else gain


def take_cards(w: Shorthand, part: D.TakeCards) -> Parts:
    return [*w.word(f"kind.{KINDS[part.kind]}"), *w.word(f"pick.{PICKS[part.pick]}")]


def draw_reserve(w: Shorthand, part: D.DrawReserve) -> Parts:
    out = w.word("draw_reserve", n=part.n)
    return out if part.kind < 0 else [*out, TO, *w.word(f"kind.{KINDS[part.kind]}")]


def conquer(w: Shorthand, part: B.Conquer) -> Parts:
    times = [sign(f"×{part.n}")] if part.n > 1 else []
    return [*w.word("conquer"), *w.word(f"pick.{PICKS[part.pick]}"), *times]


def draw_until(w: Shorthand, part: P.DrawUntil) -> Parts:
    return w.word("draw_typed") if part.wanted < 0 else [*w.word("draw_for"), *w.word(f"type.{TYPE_IDS[part.wanted]}")]


def if_behind(w: Shorthand, part: P.IfBehind) -> Parts:
    return [*w.word(BEHIND[part.what]), TO, *w.steps(part.inner)]


BEHIND = {
    P.TRADE: "behind.trade", P.PROVINCES: "behind.provinces", P.POLICY_COUNT: "behind.policies",
    P.WONDER_COUNT: "behind.wonders",
}


def catch_up(w: Shorthand, part: P.CatchUp) -> Parts:
    one, two, three = (w.write(inner) for inner in part.inner)
    return w.either(w.either([*w.word("behind.provinces"), TO, *one], [*w.word("behind.policies"), TO, *two]), three)


WRITERS: dict[type, Callable[[Any, Any], Parts]] = {
    **SHARED, May: may,
    S.Provinces: provinces, S.TradingPosts: fixed("post"), S.ActivatedKnowledge: fixed("kind.knowledge"), S.Per: per,
    S.ConqueredThisTurn: fixed("conquered"), S.Controls: numbered("provinces"), S.SectionBuilt: fixed("section"),
    S.WarlordEntered: fixed("warlord"), S.FirstLed: fixed("warlord.first"), S.WasOccupied: fixed("occupied"),
    C.DrawUse: some("draw"), C.CopyAttached: fixed("copy.attached"), C.LookTop: fixed("look"),
    C.ActivateNow: fixed("activate"), C.GainBasicBuilding: some("basic_building"), C.GainRevolt: revolt,
    board.BothGains: both_gains, board.MoveUnits: some("manoeuvre"), explorers.MoveExplorers: move_explorers,
    trade.EasierConquests: easier, W.BuildSection: build_section, W.AcquireNow: acquire,
    trade.Advance: numbered("track"), trade.DrawGain: some("gain_token"), trade.PayForEach: pay_for_each,
    trade.Reserve: reserve, trade.ArchiveReserved: archive_reserved,
    trade.TransferReserved: lambda w, op: [*w.word("give.reserved"), TO, *w.write(op.gain)],
    trade.Bargain: numbered("reserved"),
    monsters.Lose: lose, monsters.LoseToken: lambda w, op: [*who(w, op.players), TO, *w.word("lose_token")],
    monsters.ExplorersHome: lambda w, op: w.word("explorers_home", n=op.within),
    monsters.UnitHome: lambda w, op: w.either(w.word("unit_home"), w.write(op.other)),
    # Quests
    S.ControlTerrain: control_terrain, S.DifferentTerrains: numbered("goal.terrains"),
    S.ConquestsInTurn: numbered("goal.conquests"), S.OccupiedConquered: numbered("goal.occupied"),
    S.OutpostsOnMap: numbered("goal.outposts"), S.PostsBuilt: numbered("goal.posts"),
    S.SpaceReached: numbered("goal.space"), S.GoldHeld: lambda w, goal: [w.amount(GOLD, f"≥{goal.n}")],
    S.WondersCompleted: numbered("goal.wonders"), S.KnowledgeOwned: numbered("goal.knowledge"),
    S.PoliciesDeveloped: numbered("goal.policies"), S.CardsArchived: numbered("archive.several"),
    S.MarketsVisited: numbered("goal.markets"),
    # Automa cards
    P.GainGold: lambda w, part: [w.amount(GOLD, part.n)], P.GoldPerPolicy: gold_per_policy,
    P.GoldPerCoast: lambda w, part: [w.amount(GOLD, 1), *w.word("per"), *w.word("province.coastal")],
    P.DevelopPolicy: fixed("develop"), P.AdvanceTrack: numbered("track"), P.GiveRevolts: fixed("give_revolts"),
    P.Draw: fixed("draw_card"), P.Reshuffle: fixed("shuffle"), P.DrawUntil: draw_until,
    P.DrawGeneralTwice: fixed("draw_twice"), P.CivilizationCard: fixed("civilization"), P.IfBehind: if_behind,
    P.CatchUp: catch_up, D.TakeCards: take_cards, D.BuildWonder: fixed("section"), D.DrawReserve: draw_reserve,
    D.TakeHero: fixed("take_hero"), B.Conquer: conquer, B.MoveBoth: numbered("explorers"), B.BuildPost: fixed("post"),
}
PRICES: dict[int, Callable[[Any, int], Part]] = {
    **SHARED_PRICES, **dict.fromkeys((DEFENCE, UNITS, RESERVED_PRICE), lambda w, n: sign(f"{MINUS}{-n}")),
    OWN_DEFENCE: lambda w, n: sign(f"+{n}"),
}


class WorldShorthand(Shorthand):
    WRITERS = WRITERS
    PRICES = PRICES

    def briefs(self, kind: int) -> tuple[Passage, ...]:
        """What the card does, then what follows; of an Exploration token both gains, of an Automa card its lines."""
        found = [Passage("effect", tuple(self.write(hook))) for hook in BOOK.hooks[kind]]
        price, goal = BOOK.price[kind], BOOK.goal[kind]
        found += [Passage("effect", tuple(parts)) for parts in self.rules(kind)]
        if price:
            found.append(Passage("price", tuple(self.amount(res, n) for res, n in price)))
        if goal is not None:
            found.append(Passage("goal", tuple(self.write(goal))))
        for of, op in self.effects(kind):
            found.append(Passage(of, tuple(self.write(op))))
        return (*found, *self.lines(kind))

    def rules(self, kind: int) -> list[Parts]:
        """What no op carries."""
        found = []
        if BOOK.type[kind] == REVOLT_CARD:
            found.append(self.word("returns"))
        if BOOK.type[kind] == PROJECT_CARD:
            found.append([self.amount(BOOK.cost[kind], "+")])
        if any(res == FRESH_GOLD for res, _ in BOOK.output[kind]):
            found.append(self.word("spend_now"))
        if BOOK.monster[kind] >= 0:
            found.append([Part(self.names[BOOK.monster[kind]])])
        return found

    def effects(self, kind: int) -> list[tuple[str, Op[Any]]]:
        """The ops of a card, each with what it is."""
        first = "attack" if BOOK.price[kind] else "gain" if BOOK.number[kind] else "effect"
        last = LAST.get(BOOK.type[kind], (first, ""))[0]
        ops = (("effect", BOOK.start[kind]), (first, BOOK.use[kind]), (last, BOOK.bonus[kind]))
        return [(of, op) for of, op in ops if op is not None]

    def lines(self, kind: int) -> list[Passage]:
        """Equal lines stand once with their number."""
        out = []
        for line, group in groupby([self.line(part) for part in BOOK.parts[kind]]):
            n = len(list(group))
            out.append(Passage("part", (*line, sign(f"×{n}")) if n > 1 else tuple(line)))
        return out

    def line(self, part: Op[Any]) -> Parts:
        """With the type it is for, and its price."""
        type = self.word(f"type.{TYPE_IDS[type_of(part)]}") if type_of(part) >= 0 else []
        gold = [self.amount(GOLD, gold_of(part))] if gold_of(part) else []
        before = [*type, *gold]
        return [*before, TO, *self.write(part)] if before else self.write(part)

    def happens(self, hook: On) -> Parts:
        event = super().happens(hook)
        return event if hook.when is None else [*event, *self.write(hook.when)]
