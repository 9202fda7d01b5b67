"""Heroes, attacks of Monsters, Quests."""

from __future__ import annotations

from clio.engine.moves import Need, Parts, Question, Reason, loses
from clio.games.families.monumental.state import EMPTY
from clio.games.monumental import actions as A
from clio.games.monumental import bills
from clio.games.monumental.moves import board
from clio.games.monumental.moves.answers import PICK, UNIT
from clio.games.monumental.moves.board import player
from clio.games.monumental.moves.names import card_words
from clio.games.monumental.moves.needs import (
    Here, WorldMove, WorldNeed, WorldQuestion, card, card_parts, named, payable, something_to_decide,
)
from clio.games.monumental.moves.trade import SPEND_TOKEN
from clio.games.monumental.moves.turn import ON_YOUR_TURN
from clio.games.monumental.ops import monsters as M
from clio.games.monumental.rules.heroes import alone
from clio.games.monumental.rules.quests import ReturnQuest
from clio.games.monumental.state import CHAMPION, DISMISSED, HERO, HERO_TAKEN, SOLDIER
from clio.games.monumental.words import moves as say
from clio.games.monumental.words import questions as ask


# ---------------------------------------------------------------- Heroes
def hero(at: Here) -> int:
    return HERO + at.n


def alone_parts(at: Here) -> Parts:
    pl = player(at)
    return {**card_parts(pl.hero), "tile": at.s.map.place[pl.hero_at]}


def holds_alone(at: Here) -> bool:
    pl = player(at)
    return pl.hero != EMPTY and alone(at.s, pl)


NOT_ALONE = WorldNeed("hero_not_alone", lambda at: not holds_alone(at), "MON-HERO-10", tells=alone_parts)
NOT_DISMISSED = WorldNeed("no_hero_dismissed", lambda at: not player(at).done & DISMISSED, "MAE-CHERO-03")
TAKE_HERO = WorldMove(
    "hero", A.HERO, say.hero, card_words(HERO, A.HEROES), places=board.hero_to_take, moment=ON_YOUR_TURN,
    needs=(
        Need("heroes_in_play", lambda at: at.s.config.heroes, "MON-OPT-08"),
        Need("hero_available", lambda at: hero(at) in at.s.heroes, "MON-HERO-01", tells=named(hero)),
        Need("no_hero_taken", lambda at: not player(at).done & HERO_TAKEN, "MON-HERO-09"),
        NOT_DISMISSED,
        NOT_ALONE,
        payable(lambda at: bills.hero(at.s, at.me, hero(at)), "MON-HERO-03"),
    ),
)
DISMISS = WorldMove(
    "dismiss", A.DISMISS, say.dismiss, places=board.own_hero, moment=ON_YOUR_TURN, destroys=loses,
    needs=(
        Need("own_hero", lambda at: player(at).hero != EMPTY, "MON-HERO-06"),
        Need("hero_still_there", lambda at: not player(at).done & DISMISSED, "MAE-CHERO-02"),
        NOT_ALONE,
    ),
)


# ---------------------------------------------------------------- attacks of Monsters
def attacked(at: Here) -> int:
    """The tile of the Monster."""
    return at.f.mem[0]


def unit_there(at: Here) -> bool:
    return (at.s.soldiers[attacked(at)] > 0, player(at).warlord_at == attacked(at), False)[at.n]


def sends_warlord(at: Here) -> bool:
    """MON-SOLO-16: an Automa, whose Warlord is there."""
    return at.n == SOLDIER and at.s.is_automa(at.me) and player(at).warlord_at == attacked(at)


NO_HERO = WorldNeed("not_the_hero", lambda at: at.n != CHAMPION, "MON-MONS-11")
UNIT_THERE = WorldNeed(
    "unit_there", unit_there, "MON-MONS-11", tells=lambda at: {"tile": at.s.map.place[attacked(at)], "unit": at.n}
)
OF_A_HUMAN: WorldNeed = something_to_decide(lambda at: not sends_warlord(at), "MON-SOLO-16")


# ---------------------------------------------------------------- questions
ONE_TO_RETURN: WorldNeed = something_to_decide(lambda at: not at.f.mem, "MAE-QUEST-01")
OWN_QUEST = WorldNeed("own_quest", lambda at: at.n in player(at).quests, "MAE-QUEST-01", tells=named(card))
QUESTIONS: tuple[WorldQuestion, ...] = (
    Question(
        "lose-token", M.LoseWhich, (SPEND_TOKEN.needing(*SPEND_TOKEN.needs, label=say.lose_token, destroys=loses),),
        Reason("lose-token", "MON-MONS-05"), ask.plain("lose.token"),
    ),
    Question(
        "send-home", M.WhichUnit, (UNIT.needing(NO_HERO, UNIT_THERE, OF_A_HUMAN, label=say.unit("unit.home")),),
        Reason("send-home", "MON-MONS-11"), ask.send_home,
    ),
    Question(
        "return-quest", ReturnQuest,
        (PICK.needing(ONE_TO_RETURN, OWN_QUEST, label=say.quest, places=board.quest, destroys=loses),),
        Reason("return-quest", "MAE-QUEST-01"), ask.plain("return.quest"),
    ),
)
