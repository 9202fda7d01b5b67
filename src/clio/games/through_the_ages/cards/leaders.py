"""Leaders."""

from __future__ import annotations

from clio.engine.control import Seq
from clio.engine.hooks import ALWAYS, GAME, TURN, Ability, Instead, Modify, On, Rating
from clio.games.through_the_ages import actions as A
from clio.games.through_the_ages.cardbook import (
    ACTIONS_END, ACTION_RETURNS, ATTACK_COST, BOOK, BUILD_COST, CARDS_THROWN, CULTURE_RATING, DEVELOPED, GAME_END,
    GOVERNMENTS, INFANTRY_RIDES, LABS, LABS_STORE, LEADER_LEAVES, LIBRARIES, NO_ATTACKS, POLITICAL_ACTIONS,
    POLITICS_BEGINS, POPULATION_COST, REVOLUTION_DECLARED, REVOLUTION_PAID, SCIENCE_RATING, STRENGTH_RATING, TAKE_COST,
    TECHNOLOGY_TAKEN, TECH_COST, TEMPLES, THEATERS, T_LEADER, UNITS, UNIT_RESOURCES, WONDERS_CHEAP, WONDERS_TYPE, rule,
)
from clio.games.through_the_ages.ops.develop import REGAIN, LeaveLeader, SpendAll, Tuck
from clio.games.through_the_ages.ops.effects import IfUnused, Purse, ScoreIfStrong
from clio.games.through_the_ages.ops.goods import Gain
from clio.games.through_the_ages.ops.numbers import (
    BestLevel, BestTheater, Colonies, HappySymbols, IsType, LAB_OUTPUT, LevelSum, Pairs, PerBuilding, PerUnitType,
    Rated, Spouse,
)
from clio.games.through_the_ages.ops.people import GainYellow
from clio.games.through_the_ages.ops.powers import (
    FREE, POLITICAL_ACTION, ColonizeFromHand, ExchangeAction, Levy, LookAtEvent, UpgradeAcross, Use,
)
from clio.games.through_the_ages.state import AGE_A, AGE_I, AGE_II, AGE_III, CULTURE, RESOURCES, SCIENCE


def declare() -> None:
    card = BOOK.card
    card(
        "alexander-the-great", "Alexander the Great", "Alexandre le Grand", T_LEADER, AGE_A,
        hooks=(
            Rating(STRENGTH_RATING, PerBuilding(UNITS)),
            Ability(Use(POLITICAL_ACTION, A.USE_ALEXANDER, Seq(LeaveLeader(), GainYellow(1))), ALWAYS),
        ),
    )
    card("aristotle", "Aristotle", "Aristote", T_LEADER, AGE_A, hooks=(On(TECHNOLOGY_TAKEN, Gain(SCIENCE, 1)),))
    card(
        "hammurabi", "Hammurabi", "Hammurabi", T_LEADER, AGE_A,
        hooks=(Modify(TAKE_COST, -1, when=IsType(1 << T_LEADER)), Ability(ExchangeAction(A.USE_HAMMURABI))),
    )
    card(
        "homer", "Homer", "Homère", T_LEADER, AGE_A, makes=(0, 0, 0, 1),
        hooks=(Modify(UNIT_RESOURCES, 1, TURN), Instead(ACTION_RETURNS, Tuck())), printed=True,
    )
    card(
        "julius-caesar", "Julius Caesar", "Jules César", T_LEADER, AGE_A, makes=(0, 0, 1, 0), military=1,
        hooks=(Modify(POLITICAL_ACTIONS, 1, GAME),),
    )
    card("moses", "Moses", "Moïse", T_LEADER, AGE_A, hooks=(Modify(POPULATION_COST, -1),))
    card(
        "christopher-columbus", "Christopher Columbus", "Christophe Colomb", T_LEADER, AGE_I,
        hooks=(Ability(ColonizeFromHand(A.COLUMBUS_COLONY), ALWAYS),),
    )
    card(
        "frederick-barbarossa", "Frederick Barbarossa", "Frédéric Barberousse", T_LEADER, AGE_I,
        hooks=(Ability(Levy(A.LEVY, 1), ALWAYS),),
    )
    card(
        "genghis-khan", "Genghis Khan", "Genghis Khan", T_LEADER, AGE_I,
        hooks=(rule(INFANTRY_RIDES), On(ACTIONS_END, ScoreIfStrong(3))), printed=True,
    )
    card(
        "joan-of-arc", "Joan of Arc", "Jeanne d'Arc", T_LEADER, AGE_I,
        makes=(0, 1, 0, 0), military=1,
        hooks=(Rating(STRENGTH_RATING, HappySymbols(TEMPLES | GOVERNMENTS)), On(POLITICS_BEGINS, LookAtEvent())),
    )
    card(
        "leonardo-da-vinci", "Leonardo da Vinci", "Léonard de Vinci", T_LEADER, AGE_I,
        hooks=(Rating(SCIENCE_RATING, BestLevel(LABS | LIBRARIES)), On(DEVELOPED, Gain(RESOURCES, 1))),
    )
    card(
        "michelangelo", "Michelangelo", "Michel-Ange", T_LEADER, AGE_I,
        hooks=(Rating(CULTURE_RATING, HappySymbols(TEMPLES | THEATERS | WONDERS_TYPE)), rule(WONDERS_CHEAP)),
        printed=True,
    )
    card(
        "isaac-newton", "Isaac Newton", "Isaac Newton", T_LEADER, AGE_II,
        hooks=(Rating(SCIENCE_RATING, BestLevel(LABS | LIBRARIES)), On(DEVELOPED, REGAIN)), printed=True,
    )
    card(
        "james-cook", "James Cook", "James Cook", T_LEADER, AGE_II,
        hooks=(Rating(CULTURE_RATING, Colonies(1, 2)), Modify(CARDS_THROWN, 2)),
    )
    card(
        "johann-sebastian-bach", "J. S. Bach", "Jean-Sébastien Bach", T_LEADER, AGE_II,
        hooks=(
            Rating(CULTURE_RATING, PerBuilding(THEATERS)), Modify(TECH_COST, -2, when=IsType(THEATERS)),
            Ability(UpgradeAcross(A.BACH_UPGRADE, A.BACH_UPGRADES)),
        ),
        printed=True,
    )
    card(
        "maximilien-robespierre", "Maximilien Robespierre", "Maximilien de Robespierre", T_LEADER, AGE_II,
        military=1, hooks=(Instead(REVOLUTION_PAID, SpendAll(False)), On(REVOLUTION_DECLARED, Gain(CULTURE, 3))),
        printed=True,
    )
    card(
        "napoleon-bonaparte", "Napoleon Bonaparte", "Napoléon Bonaparte", T_LEADER, AGE_II,
        military=2, hooks=(Rating(STRENGTH_RATING, PerUnitType(2)),),
    )
    card(
        "william-shakespeare", "William Shakespeare", "William Shakespeare", T_LEADER, AGE_II,
        makes=(0, 0, 0, 1),
        hooks=(
            Rating(CULTURE_RATING, Pairs(LIBRARIES, THEATERS, 2)), Rating(BUILD_COST, Spouse(LIBRARIES, THEATERS, 1)),
            Rating(TECH_COST, Spouse(LIBRARIES, THEATERS, 1)),
        ),
        printed=True,
    )
    card(
        "albert-einstein", "Albert Einstein", "Albert Einstein", T_LEADER, AGE_III,
        hooks=(Rating(SCIENCE_RATING, BestLevel(LABS | LIBRARIES)), On(DEVELOPED, Gain(CULTURE, 3))), printed=True,
    )
    card(
        "bill-gates", "Bill Gates", "Bill Gates", T_LEADER, AGE_III,
        hooks=(rule(LABS_STORE), On((LEADER_LEAVES, GAME_END), Gain(CULTURE, Rated(LAB_OUTPUT)))), printed=True,
    )
    card(
        "charlie-chaplin", "Charlie Chaplin", "Charlie Chaplin", T_LEADER, AGE_III,
        makes=(0, 0, 0, 2), hooks=(Rating(CULTURE_RATING, BestTheater(THEATERS)),), printed=True,
    )
    card(
        "mahatma-gandhi", "Mahatma Gandhi", "Mahatma Gandhi", T_LEADER, AGE_III,
        makes=(0, 2, 0, 0), hooks=(Modify(ATTACK_COST, 1), rule(NO_ATTACKS)),
    )
    card(
        "sid-meier", "Sid Meier", "Sid Meier", T_LEADER, AGE_III,
        hooks=(Rating(CULTURE_RATING, LevelSum(LABS)), Rating(SCIENCE_RATING, PerBuilding(LABS, -1))), printed=True,
    )
    card(
        "winston-churchill", "Winston Churchill", "Winston Churchill", T_LEADER, AGE_III,
        hooks=(
            Ability(Use(FREE, A.CHURCHILL_CULTURE, Gain(CULTURE, 3), Purse(3, science=3))),
            On(ACTIONS_END, IfUnused(Gain(CULTURE, 3))),
        ),
    )
