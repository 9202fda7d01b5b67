"""Prompts, labels of moves and log lines in English and in French, as they are read at the table."""

from __future__ import annotations

import re
from random import Random

import pytest

from clio.engine.history import Table
from clio.engine.kernel import Event
from clio.games.age_of_mythology import actions as A
from clio.games.age_of_mythology import events as E
from clio.games.age_of_mythology.cardbook import TILE_BOOK
from clio.games.age_of_mythology.ops.goods import packed
from clio.games.age_of_mythology.record import GAME
from clio.games.age_of_mythology.scenario import Scenario
from clio.games.age_of_mythology.state import (
    CARDS, CITY, DESERT, DWARF_WORKS, FOOD, GOLD, HADES, HERA, HOPLITE, HORUS, HOUSE, HYDRA, LAST_BATTLE, LOKI, MUMMY,
    NJORD, NONE, PHOENIX, POSEIDON, THE_WONDER, TOXOTES, VALKYRIE, VILLAGER, WALL, Mythology,
)
from clio.games.age_of_mythology.words.en import cards as en_cards
from clio.games.age_of_mythology.words.fr import cards as fr_cards
from clio.games.age_of_mythology.words.log import DETAILS
from tests.games.age_of_mythology.wording import LANGUAGES, check, check_shape, words

NAMES = ["Ann", "Bob", "Cléo", "Igor", "Eve"]
FIELDS = re.compile(r"{\w+}")


def read(table: Table) -> None:
    """Everything those who decide can read."""
    for seat in table.pending:
        prompts = [table.prompt(lang, seat) for lang in ("en", "fr")]
        assert prompts[0] != prompts[1]
        check(*prompts)
        pairs = [(choice.text("en"), choice.text("fr")) for choice in table.options_of(seat)]
        for en, fr in pairs:
            check(en, fr)
        for labels in zip(*pairs, strict=True):
            assert len(set(labels)) == len(labels), labels


@pytest.mark.parametrize("seed", range(6))
def test_random_games_are_told_in_both_languages(seed: int) -> None:
    players = 2 + seed % 4
    table = Table(GAME, players, f"words {seed}", {}, NAMES[:players])
    random = Random(seed)
    while not table.over:
        read(table)
        lively = [c for c in table.options if c.number not in (A.DONE, A.RETREAT, A.LEAVE) and not is_pass(c.number)]
        table.play(random.choice(lively if lively and random.random() < 0.85 else table.options).symbol)
    for line in table.log:
        check(line.text("en"), line.text("fr"))


def is_pass(action: int) -> bool:
    return A.PASS <= action <= A.DECLINE


@pytest.mark.parametrize("seed", range(2))
def test_nothing_of_other_hands_is_said(seed: int) -> None:
    """In every world that the reader cannot tell from the real one, the words are the same."""
    table = Table(GAME, 2 + seed, f"hidden {seed}")
    random = Random(seed)
    while not table.over:
        real = table.state
        assert isinstance(real, Mythology)
        if random.random() < 0.2:
            other = GAME.determinize(real, real.player, random.randrange(1, 1 << 60))
            for lang in ("en", "fr"):
                assert GAME.prompt(lang, other, other.waiting, NAMES) == GAME.prompt(lang, real, real.waiting, NAMES)
                for action in real.legal:
                    told = [GAME.label(lang, s, s.waiting, action, NAMES) for s in (real, other)]
                    assert told[0] == told[1]
        table.play(random.choice(table.options).symbol)


# ---------------------------------------------------------------- nothing is forgotten
@LANGUAGES
@pytest.mark.parametrize("kind", range(len(E.NAMES)), ids=E.NAMES)
def test_every_kind_of_event_has_a_sentence(kind: int, lang: str) -> None:
    for c in (0, 1):
        check_shape(words(lang).event(Scenario().s, Event(kind, 0, 1, 1, c), NAMES))


def test_both_languages_have_the_same_sentences() -> None:
    en, fr = words("en"), words("fr")
    for table in ("prompts", "options", "events", "small"):
        assert getattr(en, table).keys() == getattr(fr, table).keys()
        for key, text in getattr(en, table).items():
            assert set(FIELDS.findall(str(text))) == set(FIELDS.findall(str(getattr(fr, table)[key]))), key
    assert {key.split(".")[0] for key in en.events} == set(E.NAMES)
    assert set(DETAILS) | set(E.SEATS) | set(E.CARDS) <= set(range(len(E.NAMES)))
    for table in ("PATTERNS", "ACTIONS", "POWERS", "POWERS_ON_OTHERS", "CHANGES", "ABILITIES", "BUILDINGS"):
        assert list(getattr(en_cards, table)) == list(getattr(fr_cards, table)), table


# ---------------------------------------------------------------- log lines
FACES = 1 | 1 << 16 | 1 << 24 | 2 << 40  # 1 3 4 6 6
EVENTS = [
    (Event(E.ROUND, -1, 3), "Round 3", "Manche 3"),
    (Event(E.TURN, -1, 2, 3), "Round 3, action round 2", "Manche 3, tour d'action 2"),
    (Event(E.DICE, 0, 2, 5), "Ann rolls 2 and 5: 7", "Ann lance 2 et 5 : 7"),
    (Event(E.TAKES_TILE, 0, TILE_BOOK.id.index("hills-gold-2"), 5), "Ann takes a hills tile (2 gold)",
     "Ann prend une tuile colline (2 or)"),
    (Event(E.DRAWS, 1, 1, 3), "Bob takes 1 permanent card and 3 random cards",
     "Bob prend 1 carte permanente et 3 cartes aléatoires"),
    (Event(E.DRAWS, 1, 0, 0), "Bob takes no cards", "Bob ne prend aucune carte"),
    (Event(E.INVOKES, 0, HERA, 1, 1), "Ann plays Hera and pays 1 favor for the god power: Hearth and Home",
     "Ann joue la carte Héra et paie 1 faveur pour le pouvoir divin : Le foyer"),
    (Event(E.LEAVES, 0, 0), "Ann takes no tile", "Ann ne prend aucune tuile"),
    (Event(E.LEAVES, 0, 1), "Ann takes no tile, having no free space for any of them",
     "Ann ne prend aucune tuile, faute d'espace libre pour celles-ci"),
    (Event(E.INVOKES, 2, LOKI, 2, 0), "Cléo plays Loki and pays 2 favor for the god power alone: Theft",
     "Cléo joue la carte Loki et paie 2 faveurs pour le seul pouvoir divin : Vol"),
    (Event(E.NAMES_TERRAIN, 0, DESERT), "Ann gathers all deserts", "Ann collecte les déserts"),
    (Event(E.NAMES_RESOURCE, 0, GOLD), "Ann gathers gold", "Ann collecte l'or"),
    (Event(E.WORKS, 0, VILLAGER, 0, NONE), "Ann puts a villager on a fertile tile",
     "Ann place un villageois sur une tuile champ"),
    (Event(E.WORKS, 0, DWARF_WORKS, 5, 0), "Ann moves a Dwarf from a fertile tile to a mountains tile",
     "Ann déplace un Nain d'une tuile champ vers une tuile montagne"),
    (Event(E.GAINS, 0, FOOD, 5, POSEIDON), "Ann gains 5 food (Poseidon)", "Ann gagne 5 nourriture (Poséidon)"),
    (Event(E.GAINS, 0, 3, 2, CARDS + VALKYRIE), "Ann gains 2 favor (Valkyrie)", "Ann gagne 2 faveurs (Valkyrie)"),
    (Event(E.COLLECTS, 3, packed([2, 0, 1, 1])), "Igor collects 2 food, 1 gold, 1 favor",
     "Igor reçoit 2 nourriture, 1 or, 1 faveur"),
    (Event(E.SPOILS, 0, packed([0, 2, 0, 0])), "Spoilage: Ann loses 2 wood", "Détérioration : Ann perd 2 bois"),
    (Event(E.BUILDS, 0, HOUSE, packed([2, 2, 0, 0])), "Ann builds a House for 2 food, 2 wood",
     "Ann construit une Maison pour 2 nourriture, 2 bois"),
    (Event(E.RECRUITS, 0, HYDRA, packed([0, 0, 2, 2])), "Ann recruits a Hydra for 2 gold, 2 favor",
     "Ann recrute une Hydre pour 2 or, 2 faveurs"),
    (Event(E.GAINS_UNIT, 0, MUMMY, 1, CARDS + MUMMY), "Ann gains 1 Mummy through the unit eliminated",
     "Ann gagne 1 Momie grâce à l'unité éliminée"),
    (Event(E.GIVES_UP, 0, TOXOTES, HADES), "Ann gives up a Toxotes (Hades)", "Ann abandonne un Toxote (Hadès)"),
    (Event(E.TRADES, 0, 1, 2), "Ann exchanges 1 wood for 1 gold", "Ann échange 1 bois contre 1 or"),
    (Event(E.BUYS, 0), "Ann buys 1 victory cube for 8 favor", "Ann achète 1 cube point de victoire pour 8 faveurs"),
    (Event(E.ADVANCES, 0, 1, 4), "Ann reaches the Classical Age for 4 food, 4 wood, 4 gold, 4 favor",
     "Ann passe à l'âge classique pour 4 nourriture, 4 bois, 4 or, 4 faveurs"),
    (Event(E.ATTACKS, 0, 3, CITY, 6), "Ann attacks the City Area of Igor (Attack 4)",
     "Ann attaque la zone urbaine d'Igor (Attaquer 4)"),
    (Event(E.BRINGS, 1, HOPLITE, 2), "Bob brings 2 Hoplites", "Bob engage 2 Hoplites"),
    (Event(E.LAYS, 1, HYDRA), "Bob reveals the Hydra", "Bob révèle l'Hydre"),
    (Event(E.ROLLS, 0, FACES, 2, HYDRA), "Ann rolls 1 3 4 6 6 for the Hydra: 2 hits",
     "Ann lance 1 3 4 6 6 pour l'Hydre : 2 touches"),
    (Event(E.ELIMINATED, 1, HOPLITE, HYDRA), "Bob loses a Hoplite to the Hydra", "Bob perd un Hoplite contre l'Hydre"),
    (Event(E.RETURNS, 0, MUMMY, 0), "Isis: the Mummy of Ann comes back into the battle",
     "Isis : la Momie d'Ann revient dans la bataille"),
    (Event(E.RETURNS, 0, PHOENIX, 2), "Ann pays 2 favor: the Priest brings the Phoenix back to the Holding Area",
     "Ann paie 2 faveurs : le Prêtre ramène le Phénix dans la zone de possession"),
    (Event(E.GROWS, 3, 7), "The Hydra of Igor has 7 dice now", "L'Hydre d'Igor a désormais 7 dés"),
    (Event(E.WINS_CUBES, 0, 3, LAST_BATTLE), "Ann takes 3 victory cubes from Won the Last Battle",
     "Ann prend 3 cubes point de victoire de la carte Vainqueur de la dernière bataille"),
    (Event(E.RAZES, 0, WALL, 1, NONE), "Ann destroys the Wall of Bob", "Ann détruit le Mur de Bob"),
    (Event(E.RAZES, 0, WALL, 1, NJORD), "Ann destroys the Wall of Bob (Njord)", "Ann détruit le Mur de Bob (Njörd)"),
    (Event(E.RAZES, 0, HOUSE, 0, HORUS), "Ann destroys a House of their own city (Horus)",
     "Ann détruit une Maison de sa propre cité (Horus)"),
    (Event(E.LOSES_VILLAGER, 0, NONE), "Ann loses a villager of the Holding Area",
     "Ann perd un villageois de la zone de possession"),
    (Event(E.LOSES_VILLAGER, 0, 5), "Ann loses the villager on a mountains tile",
     "Ann perd le villageois placé sur une tuile montagne"),
    (Event(E.SEIZES, 0, 0, 1, 1), "Ann removes a fertile tile (2 food) of Bob to the pool",
     "Ann renvoie à la réserve une tuile champ (2 nourriture) de Bob"),
    (Event(E.LOOTS, 0, packed([0, 0, 1, 0]), 1, NONE), "Ann takes 1 gold from Bob", "Ann prend 1 or à Bob"),
    (Event(E.LOOTS, 0, packed([0, 0, 1, 0]), 1, LOKI), "Ann takes 1 gold from Bob (Loki)",
     "Ann prend 1 or à Bob (Loki)"),
    (Event(E.KEEPS, 0, 0), "Ann keeps no card", "Ann ne garde aucune carte"),
    (Event(E.UNCLAIMED, -1, 4, 0), "A tie for The Largest Army: nobody takes 4 victory cubes",
     "Égalité pour La plus grande armée : personne ne prend 4 cubes point de victoire"),
    (Event(E.UNCLAIMED, -1, 1, THE_WONDER), "Nobody has built The Wonder: nobody takes 1 victory cube",
     "La Merveille n'est pas bâtie : personne ne prend 1 cube point de victoire"),
]


@pytest.mark.parametrize(("event", "en", "fr"), EVENTS, ids=[f"{E.NAMES[e.kind]}-{e.a}-{e.b}" for e, _, _ in EVENTS])
def test_log_lines(event: Event, en: str, fr: str) -> None:
    s = Scenario().s
    assert words("en").event(s, event, NAMES) == en
    assert words("fr").event(s, event, NAMES) == fr


# ---------------------------------------------------------------- questions and answers
def labels(table: Table, lang: str, seat: int | None = None) -> dict[str, str]:
    choices = table.options if seat is None else table.options_of(seat)
    return {choice.symbol: choice.text(lang) for choice in choices}


def test_a_god_card_tells_its_power_its_favor_and_its_action() -> None:
    table = Scenario(cultures=("greek", "norse")).hand(0, "hera").action(0)
    en, fr = labels(table, "en"), labels(table, "fr")
    assert en["play hera"] == "Play Hera: build up to 3 buildings"
    assert en["invoke hera"] == "Play Hera + power (1 favor): Hearth and Home, then build up to 3 buildings"
    assert en["power hera"] == "Hera, power only (1 favor): Hearth and Home"
    assert fr["invoke hera"] == "Jouer Héra + pouvoir (1 faveur) : Le foyer, puis construire jusqu'à 3 bâtiments"
    assert fr["pass hera"] == "Défausser Héra : ne rien faire"
    table.play("play hera")
    assert table.prompt("en") == "Hera: build up to 3 buildings? You have 4 food, 4 wood, 4 gold, 4 favor"
    assert labels(table, "en")["build house"] == "Build a House (2 food, 2 wood)"
    assert labels(table, "fr")["build house"] == "Construire une Maison (2 nourriture, 2 bois)"
    table.play("build house")
    assert table.prompt("fr") == (
        "Héra : construire jusqu'à 2 bâtiments ? Vos cubes : 2 nourriture, 2 bois, 4 or, 4 faveurs"
    )


def test_a_quarry_is_told_before_and_when_it_spares_a_cube() -> None:
    table = Scenario().buildings(0, "quarry").hand(0, "permanent-build").action(0)
    table.play("play permanent-build")
    assert labels(table, "en")["build wall"] == "Build a Wall (3 wood, 3 gold, 1 cube less)"
    table.play("build wall")
    assert table.prompt("en") == "Build 1: the Wall costs 3 wood, 3 gold, 1 cube less: which cube do you spare?"
    read(table)


def test_the_choice_of_cards_says_what_is_chosen_and_what_is_left() -> None:
    table = Scenario(cultures=("greek", "norse")).hand(0, "zeus").draw()
    assert table.prompt("en", 0).startswith("Choose your cards, room for 3 cards (in hand: Zeus)")
    table.play("take permanent-gather", 0)
    assert table.prompt("fr", 0).startswith(
        "Choisissez vos cartes, il y a de la place pour 2 cartes (en main : Zeus ; choix : Collecter) : les permanentes"
    )
    assert labels(table, "fr", 0)["draw 2"] == "Piocher 2 cartes aléatoires et terminer"


def test_gather_tells_what_each_answer_would_bring() -> None:
    table = Scenario(cultures=("greek", "norse")).tiles(0, "fertile-food-2", "hills-gold-2")
    asked = table.buildings(0, "gold-mint").hand(0, "permanent-gather").action(0)
    asked.play("play permanent-gather")
    assert labels(asked, "en")["collect fertile"] == "Gather fertile land: 2 food, 2 gold for you"
    assert labels(asked, "en")["collect hills"] == "Gather hills: 4 gold for you"
    assert labels(asked, "fr")["collect gold"] == "Collecter l'or : 4 or pour vous"
    read(asked)


def test_a_dwarf_and_a_villager_on_tiles() -> None:
    scenario = Scenario(cultures=("norse", "greek")).units(0, dwarf=1).buildings(0, houses=2)
    scenario.tiles(0, a1="fertile-food-2", b1="mountains-gold-2", c1="mountains-wood-1").workers(0, a1="villager")
    table = scenario.hand(0, "gather-all").action(0)
    table.play("play gather-all")
    assert table.prompt("en") == (
        "Gather All: you gather everything. Put workers on tiles first? In the Holding Area: 1 villager and 1 Dwarf"
    )
    en, fr = labels(table, "en"), labels(table, "fr")
    assert en["settle dwarf b1"] == "Mountains (2 gold): a Dwarf"
    assert en["move a1 b1"] == "Move the villager from the fertile tile (2 food) to the mountains tile (2 gold)"
    assert fr["settle villager c1"] == "Montagne (1 bois) : un villageois"
    table.play("settle dwarf a1")
    assert table.prompt("fr") == (
        "Tout collecter : le villageois a dû quitter la tuile champ (2 nourriture) : vers quelle tuile ?"
    )
    read(table)


def test_tiles_of_one_kind_are_counted_within_their_terrain() -> None:
    """Boards show no names of spaces."""
    scenario = Scenario(cultures=("norse", "greek")).buildings(0, houses=1)
    scenario.tiles(0, a1="fertile-food-2", b1="mountains-wood-1", c1="mountains-gold-2", d1="mountains-wood-1")
    table = scenario.hand(0, "gather-all").action(0)
    table.play("play gather-all")
    en, fr = labels(table, "en"), labels(table, "fr")
    assert en["settle villager b1"] == "1st mountains (1 wood): a villager"
    assert en["settle villager c1"] == "Mountains (2 gold): a villager"
    assert en["settle villager d1"] == "3rd mountains (1 wood): a villager"
    assert fr["settle villager b1"] == "1re montagne (1 bois) : un villageois"
    assert fr["settle villager d1"] == "3e montagne (1 bois) : un villageois"


def test_the_end_of_the_choice_of_cards_and_of_discards_says_what_is_kept() -> None:
    table = Scenario().hand(0, "permanent-build", "permanent-trade", "permanent-explore").draw()
    table.play("take permanent-gather", 0)
    assert labels(table, "en", 0) == {"draw 0": "Play with this hand"}
    table = Scenario().hand(0, "permanent-build", "permanent-trade").discard()
    assert labels(table, "en", 0)["done"] == "Keep all"
    table.play("discard permanent-build", 0)
    assert labels(table, "fr", 0)["done"] == "Garder le reste (1 carte)"
    table.play("discard permanent-trade", 0)
    assert table.prompt("en", 0) == "You discard all your cards (to discard: Build 1, Trade)"
    assert labels(table, "fr", 0) == {"done": "Ne garder aucune carte"}


def test_the_power_of_odin_has_no_name_of_its_own() -> None:
    table = Scenario(cultures=("norse", "greek")).hand(0, "odin", "permanent-build").action(0, turn=3)
    en = labels(table, "en")
    assert en["invoke odin"].startswith("Play Odin + power (")
    assert en["power odin"].startswith("Odin, power only (")


def test_the_army_grows_in_the_question() -> None:
    scenario = Scenario(cultures=("norse", "greek")).units(0, jarl=2, dwarf=1).tiles(0, b1="mountains-gold-2")
    table = scenario.workers(0, b1="dwarf").attack(0, 1, "city")
    assert table.prompt("en", 0) == "Your army against the City Area of Player 2: up to 4 units"
    assert labels(table, "en", 0)["send jarl"] == "Send a Jarl (3 dice; 2 at hand)"
    assert labels(table, "en", 0)["send from b1"] == "Send the Dwarf from the mountains tile (2 gold)"
    table.play("send jarl", 0)
    assert table.prompt("fr", 0).endswith("contre la zone urbaine de Joueur 2 : encore 3 unités au plus (choix : Jarl)")
    assert table.prompt("fr", 1) == "Joueur 1 attaque votre zone urbaine. Votre armée : 4 unités au plus"
    assert labels(table, "fr", 1)["muster"] == "N'engager aucune unité : Joueur 1 gagne la bataille"
    table.play("send jarl", 0)
    table.play("send dwarf", 0)
    table.play("send from b1", 0)
    assert table.prompt("en", 0) == (
        "Your army against the City Area of Player 2 is complete (chosen: Jarl ×2, Dwarf ×2)"
    )
    assert labels(table, "en", 0) == {"muster": "Go to battle with 4 units"}


def test_the_limit_of_the_army_is_the_one_of_this_player_and_this_power() -> None:
    """AOM-ATTACK-09, AOM-GREEKGOD-02, AOM-NORSEGOD-02."""
    scenario = Scenario(players=3, cultures=("greek", "norse", "egyptian"))
    scenario.buildings(0, "armory").buildings(1, "armory").units(0, toxotes=6, hoplite=6)
    table = scenario.cubes(0, favor=9).hand(0, "permanent-attack", "ares").action(0)
    en = labels(table, "en")
    assert en["play permanent-attack"] == "Play Attack 4: attack with up to 5 units"
    assert en["play ares"] == "Play Ares: attack with up to 7 units"
    assert en["invoke ares"] == "Play Ares + power (3 favor): War, then attack with up to 9 units"
    table.play("play permanent-attack")
    assert table.prompt("en") == (
        "Attack 4: attack whom, and where? You may bring 5 units, your opponent 4, one more with an Armory"
    )
    table = Scenario(cultures=("norse", "greek")).units(0, jarl=6).hand(0, "heimdall").action(0)
    assert labels(table, "fr")["invoke heimdall"].endswith("puis attaquer avec autant d'unités que vous voulez")


def test_who_stops_trading_hears_that_the_temple_still_sells() -> None:
    for favor, said in ((8, "Trade no more: buying nothing"), (7, "Trade no more")):
        laid = Scenario().buildings(0, "great-temple", "market").cubes(0, favor=favor)
        table = laid.hand(0, "permanent-trade").action()
        table.play("play permanent-trade")
        assert next(each.text("en") for each in table.options if each.symbol == "done") == said


def test_no_question_promises_more_than_there_is() -> None:
    scenario = Scenario(cultures=("greek", "norse")).cubes(0, food=8, wood=8, gold=9, favor=9)
    table = scenario.cubes(1, food=11, wood=11, gold=11, favor=11).hand(0, "hermes").action(0)
    table.play("power hermes")
    assert sum(resting(table).bank) == 3
    assert table.prompt("en") == "Hermes: take 3 cubes of your choice from the bank: which ones?"


def test_battle_cards_tell_dice_and_exact_chances() -> None:
    scenario = Scenario(cultures=("greek", "norse")).units(0, hydra=1, hoplite=1).units(1, jarl=1)
    table = scenario.battle(0, 1, "city")
    assert table.prompt("en") == (
        "Battle for the City Area of Player 2, encounter 1: fight or retreat? You: 1 Hoplite and 1 Hydra; "
        "Player 2: 1 Jarl"
    )
    assert labels(table, "fr")["retreat"] == "Battre en retraite : Joueur 2 gagne la bataille"
    table.play("fight")
    table.play("fight")
    en = labels(table, "en", 0)
    assert re.fullmatch(r"Hoplite: 7 dice and \d\d% against the Jarl", en["lay hoplite"])
    assert re.fullmatch(r"Hydra: 6 dice and \d\d% against the Jarl", en["lay hydra"])
    assert re.fullmatch(r"Hydre : 6 dés et \d\d % contre le Jarl", labels(table, "fr", 0)["lay hydra"])


def test_what_may_be_announced_is_told_with_its_chances() -> None:
    table = Scenario(cultures=("greek", "norse")).units(0, cyclops=1).units(1, huskarl=1).battle(0, 1, "holding")
    table.play("fight")
    table.play("fight")
    assert table.prompt("en") == "Encounter 1: the Cyclops, 10 dice, against the Huskarl, 3 dice. Throw the opponent?"
    assert re.fullmatch(r"Throw: 13 dice, chance \d\d%; the opponent would survive", labels(table, "en")["yes"])
    table.play("yes")
    assert table.prompt("fr") == "Rencontre 1 : le Huskarl, 3 dés, contre le Cyclope, 13 dés. Entrer en rage ?"
    assert re.fullmatch(r"Entrer en rage : 5 dés, chances \d+ % ; une égalité est perdue", labels(table, "fr")["yes"])


def resting(table: Table) -> Mythology:
    state = table.state
    assert isinstance(state, Mythology)
    return state


def test_the_wadjet_the_priest_and_the_hero_who_calls() -> None:
    scenario = Scenario(cultures=("egyptian", "norse")).age(0, "heroic").age(1, "mythic")
    scenario.units(0, pharaoh=1, wadjet=1, priest=1, phoenix=1).units(1, mythic_norse_hero=1, jarl=1)
    table = scenario.attack(0, 1, "holding")
    for unit in ("pharaoh", "wadjet", "priest", "phoenix"):
        table.play(f"send {unit}", 0)
    table.play("muster", 0)
    for answer in ("send mythic-norse-hero", "muster", "fight", "fight"):
        table.play(answer)
    table.play("lay pharaoh", 0)
    assert table.prompt("en") == (
        "Encounter 1 against the Mythic Norse Hero: does a Wadjet fight in the place of the Pharaoh?"
    )
    assert re.fullmatch(r"The Wadjet fights: 5 dice, chance \d+%", labels(table, "en")["yes"])
    assert re.fullmatch(r"Le Pharaon combat : 6 dés, chances \d+ %", labels(table, "fr")["no"])
    resting(table).dice = (1,) * 5 + (6,) * 12
    table.play("yes")
    assert table.prompt("fr").startswith("Le Héros nordique mythique appelle au combat une unité")
    assert labels(table, "fr")["unit jarl"] == "Appeler un Jarl (sur 1)"
    read(table)
    for answer in ("no", "fight", "fight"):
        table.play(answer)
    resting(table).dice = (1,) * 6 + (6,) * 12
    table.play("lay phoenix", 0)
    assert table.prompt("en") == "Does the Priest bring the Phoenix back to the Holding Area?"
    assert labels(table, "fr")["yes"] == "Ramener l'unité (2 faveurs)"


def test_the_great_temple() -> None:
    table = Scenario().buildings(0, "great-temple", "market").cubes(0, favor=9).hand(0, "permanent-trade").action(0)
    table.play("play permanent-trade")
    assert labels(table, "fr")["buy victory"] == "Acheter un cube point de victoire (8 faveurs)"


def test_a_house_destroyed_and_its_villager() -> None:
    scenario = Scenario(players=3, cultures=("norse", "egyptian", "greek")).hand(1, "horus")
    scenario.tiles(0, a1="fertile-food-2").workers(0, a1="villager").buildings(2, "armory")
    table = scenario.buildings(0, houses=2).action(1)
    table.play("power horus")
    assert labels(table, "fr")["raze seat 1 house"] == "Détruire une Maison de Joueur 1"
    assert labels(table, "en")["raze seat 3 armory"] == "Destroy the Armory of Player 3"
    table.play("raze seat 1 house")
    assert labels(table, "en")["dismiss from a1"] == "The villager on the fertile tile (2 food)"
    assert labels(table, "fr")["dismiss"] == "Un villageois de la zone de possession"


def test_thor_and_the_dwarves() -> None:
    scenario = Scenario(players=4, cultures=("norse", "greek", "norse", "egyptian")).hand(0, "thor")
    scenario.units(2, dwarf=1).tiles(2, b1="mountains-gold-2").workers(2, b1="dwarf")
    table = scenario.action(0)
    table.play("power thor")
    en, fr = labels(table, "en"), labels(table, "fr")
    assert en["strike seat 3 dwarf"] == "Eliminate a Dwarf of Player 3"
    assert fr["dwarf seat 3 b1"] == "Éliminer le Nain de Joueur 3 sur la tuile montagne (2 or)"
