"""Prompts, option labels and log lines in English and in French, as they are read at the table."""

from __future__ import annotations

import re
from random import Random

import pytest

from clio.engine.history import Table
from clio.engine.kernel import Event
from clio.games.through_the_ages import actions as A
from clio.games.through_the_ages import events as E
from clio.games.through_the_ages.cardbook import BOOK
from clio.games.through_the_ages.moves import HOUSE
from clio.games.through_the_ages.record import GAME
from clio.games.through_the_ages.rules.attack import ResolveWars
from clio.games.through_the_ages.scenario import Scenario
from clio.games.through_the_ages.state import CULTURE, FOOD, NONE, RESOURCES, SCIENCE, Ages
from clio.games.through_the_ages.words.log import DETAILS

NAMES = ["Ann", "Bob", "Cléo", "Igor"]
IDS = tuple(id for id in BOOK.id if "-" in id)
ENGLISH = re.compile(
    r"\b(the|of|and|for|your?|with|from|take|takes|food|resources?|tokens?|workers?|free|build|builds|CA|MA|Player|card)\b"
)


def check(en: str, fr: str) -> None:
    for text in (en, fr):
        assert text
        assert text[0].isupper() or not text[0].isalpha(), text
        assert not re.search(r"[{}]|  |\bNone\b|^ | $|--|\(\)|: :", text), text
        assert not any(id in text for id in IDS), text
    assert en != fr
    assert not ENGLISH.search(fr), fr
    assert not re.search(r"\b[dD]e [AEIOUÉÈÊÀÂ]|\b[lL][ea] [AEIOUÉÈÊÀÂ]|\bde les?\b|\bà les?\b", fr), fr
    assert not re.search(r"\b[a-zé]:|\?(?<! \?)", fr), fr  # a space before a colon and a question mark


def read(table: Table) -> None:
    """Everything the one who decides can read."""
    check(table.prompt("en"), table.prompt("fr"))
    pairs = [(choice.text("en"), choice.text("fr")) for choice in table.options]
    for en, fr in pairs:
        check(en, fr)
    if not isinstance(table.state.waiting.op, ResolveWars):  # two equal wars against one rival are alike
        for labels in zip(*pairs, strict=True):
            assert len(set(labels)) == len(labels), labels


@pytest.mark.parametrize("seed", range(12))
def test_random_games_are_told_in_both_languages(seed: int) -> None:
    players = 2 + seed % 3
    options = {"payments": "by-hand" if seed % 2 else "automatic", "resignation": seed % 4 == 3}
    table = Table(GAME, players, f"words {seed}", options, NAMES[:players])
    random = Random(seed)
    while not table.over:
        read(table)
        lively = [choice for choice in table.options if choice.number not in (A.PASS, A.END, A.RESIGN)]
        table.play(random.choice(lively if lively and random.random() < 0.8 else table.options))
    for line in table.log:
        check(line.text("en"), line.text("fr"))


@pytest.mark.parametrize("seed", range(3))
def test_nothing_of_other_hands_is_said(seed: int) -> None:
    """In every world that the reader cannot tell from the real one, the words are the same."""
    table = Table(GAME, 2 + seed, f"hidden {seed}")
    random = Random(seed)
    while not table.over:
        real = table.state
        assert isinstance(real, Ages)
        if random.random() < 0.2:
            other = GAME.determinize(real, real.player, random.randrange(1, 1 << 60))
            for lang in ("en", "fr"):
                names = table.seat_names(lang)
                assert GAME.prompt(lang, other, other.waiting, names) == GAME.prompt(lang, real, real.waiting, names)
                for action in real.legal:
                    label = GAME.label(lang, real, real.waiting, action, names)
                    assert GAME.label(lang, other, other.waiting, action, names) == label
        table.play(random.choice([choice for choice in table.options if choice.number != A.RESIGN]))


# ---------------------------------------------------------------- nothing is forgotten
def test_every_asking_op_has_a_question_of_its_own() -> None:
    assert {type(op) for op in GAME.ops.ops if op.asks} == {question.op for question in HOUSE.questions}
    kinds = [question.kind for question in HOUSE.questions]
    assert len(set(kinds)) == len(kinds)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("kind", range(len(E.NAMES)), ids=E.NAMES)
def test_every_kind_of_event_has_a_sentence(kind: int, lang: str) -> None:
    text = GAME.words(lang).event(Scenario().s, Event(kind, 0, 1, 1, 1), NAMES)
    assert text
    assert "{" not in text


def test_both_languages_have_the_same_sentences() -> None:
    en, fr = GAME.words("en"), GAME.words("fr")
    for table in ("prompts", "options", "events", "nouns", "needs", "wants", "moments", "groups"):
        assert getattr(en, table).keys() == getattr(fr, table).keys()
    names = {key.split(".")[0] for key in en.events}
    assert names == set(E.NAMES)
    assert set(DETAILS) | set(E.SEATS) | set(E.CARDS) <= set(range(len(E.NAMES)))


# ---------------------------------------------------------------- log lines
def k(id: str) -> int:
    return BOOK.id.index(id)


EVENTS = [
    (Event(E.TURN, 0), "Ann's turn", "Tour d'Ann"),
    (Event(E.TURN, 1), "Bob's turn", "Tour de Bob"),
    (Event(E.AGE, -1, 2), "Age II begins", "L'Âge II commence"),
    (Event(E.TAKES, 0, k("pyramids"), 2, 5), "Ann takes Pyramids for 2 CA", "Ann prend Pyramides pour 2 AC"),
    (Event(E.TAKES, 0, k("moses"), 0, 0), "Ann takes Moses for free", "Ann prend Moïse gratuitement"),
    (Event(E.INCREASES, 0, 1, 2), "Ann increases population for 2 food", "Ann accroît sa population pour 2 de "
    "nourriture"),
    (Event(E.BUILDS, 1, k("iron"), 5), "Bob builds Iron for 5 resources", "Bob construit Fer pour 5 ressources"),
    (Event(E.UPGRADES, 1, k("bronze"), k("iron"), 1), "Bob upgrades Bronze to Iron for 1 resource",
     "Bob améliore Bronze en Fer pour 1 ressource"),
    (Event(E.DESTROYS, 0, k("opera"), 3), "Ann destroys Igor's Opera", "Ann détruit un bâtiment d'Igor : Opéra"),
    (Event(E.DESTROYS, 0, k("knights"), 0), "Ann disbands Knights", "Ann démantèle Chevaliers"),
    (Event(E.STAGES, 0, k("great-wall"), 2, 4), "Ann builds 2 stages of the Great Wall for 4 resources",
     "Ann construit 2 étapes de la Grande Muraille pour 4 ressources"),
    (Event(E.STAGES, 0, k("internet"), 1, 1), "Ann builds 1 stage of the Internet for 1 resource",
     "Ann construit 1 étape d'Internet pour 1 ressource"),
    (Event(E.COMPLETES, 0, k("hanging-gardens")), "Ann completes the Hanging Gardens",
     "Ann achève les Jardins Suspendus"),
    (Event(E.LEADS, 1, k("isaac-newton"), k("homer")), "Isaac Newton replaces Homer as Bob's leader",
     "Le leader de Bob est désormais Isaac Newton, à la place d'Homère"),
    (Event(E.PREPARES, 0, 2, 2), "Ann prepares an event of Age II: +2 culture",
     "Ann planifie un événement de l'Âge II : +2 culture"),
    (Event(E.AGGRESSES, 0, k("plunder-i"), 1, 1), "Ann plays Plunder (I) against Bob for 1 MA",
     "Ann joue Pillage (I) contre Bob pour 1 AM"),
    (Event(E.SUCCEEDS, 0, k("raid-i"), 1), "Ann's Raid (I) against Bob succeeds",
     "L'agression d'Ann contre Bob réussit : Raid (I)"),
    (Event(E.WINS_WAR, 1, k("war-over-culture"), 0, 6), "Bob wins War over Culture against Ann, by 6 strength",
     "Bob gagne la guerre contre Ann avec 6 points de force d'avance : Guerre pour la Culture"),
    (Event(E.OFFERS, 0, k("peace-treaty"), 1, 0), "Ann offers Peace Treaty to Bob",
     "Ann propose un pacte à Bob : Traité de Paix"),
    (Event(E.OFFERS, 0, k("loss-of-sovereignty"), 1, 1), "Ann offers Loss of Sovereignty to Bob, as side B",
     "Ann propose un pacte à Bob et prend le côté B : Perte de Souveraineté"),
    (Event(E.GAINS, 0, SCIENCE, 3), "Ann gains 3 science points", "Ann gagne 3 points de science"),
    (Event(E.GAINS, 0, RESOURCES, 0), "Ann gains no resources", "Ann ne gagne pas de ressources"),
    (Event(E.STEALS, 0, CULTURE, 7, 2), "Ann takes 7 culture points from Cléo", "Ann prend 7 points de culture à Cléo"),
    (Event(E.STEALS, 0, FOOD, 0, 2), "Cléo loses food, but Ann has no blue token to store it",
     "Cléo perd de la nourriture, mais Ann n'a plus de cube bleu pour la stocker"),
    (Event(E.BLUE, 0, -2), "Ann loses 2 blue tokens", "Ann perd 2 cubes bleus"),
    (Event(E.YELLOW, 0, 1), "Ann gains 1 yellow token", "Ann gagne 1 cube jaune"),
    (Event(E.LOSES_WORKER, 0, NONE), "Ann loses an unused worker", "Ann perd un ouvrier inutilisé"),
    (Event(E.UPRISING, 0, 2, 0), "Uprising against Ann, no production: 2 discontent workers, 0 unused workers",
     "Révolte contre Ann, pas de production : 2 ouvriers mécontents, 0 ouvrier inutilisé"),
    (Event(E.SCORES, 0, 3, 2), "Ann produces +3 science, +2 culture", "Ann produit +3 science, +2 culture"),
    (Event(E.CORRUPTION, 0, 2, 0), "Ann suffers corruption: -2 resources", "Ann subit la corruption : -2 ressources"),
    (Event(E.HARVEST, 0, 4, 2, 0), "Ann harvests 4 food, eats 2", "Ann récolte 4 de nourriture, en mange 2"),
    (Event(E.HARVEST, 0, 1, 1, 4), "Ann harvests 1 food, eats 1; famine: -4 culture",
     "Ann récolte 1 de nourriture, en mange 1 ; famine : -4 culture"),
    (Event(E.OBSOLETE, 0, 1, 2), "Ann discards 1 civil card and 2 military cards of a past age",
     "Ann défausse 1 carte civile et 2 cartes militaires d'un âge passé"),
    (Event(E.PRESENTS, 0, CULTURE, 7, k("war-over-culture")), "Ann scores 7 culture points (War over Culture)",
     "Ann marque 7 points de culture (Guerre pour la Culture)"),
    (Event(E.PASSES, 0), "Ann passes", "Ann passe"),
    (Event(E.PASSES, 0, E.POLITICS), "Ann takes no political action", "Ann ne fait pas d'action politique"),
    (Event(E.RUINS, 3, k("pyramids")), "Igor's wonder falls into ruin: Pyramids",
     "Une merveille d'Igor tombe en ruines : Pyramides"),
    (Event(E.STEALS_TECH, 0, k("code-of-laws"), 1), "Ann takes Code of Laws from Bob",
     "Ann prend Code des Lois à Bob"),
]


@pytest.mark.parametrize(("event", "en", "fr"), EVENTS, ids=[row[1] for row in EVENTS])
def test_log_lines(event: Event, en: str, fr: str) -> None:
    s = Scenario().s
    assert (GAME.words("en").event(s, event, NAMES), GAME.words("fr").event(s, event, NAMES)) == (en, fr)


# ---------------------------------------------------------------- questions and answers
def labels(table: Table, *symbols: str) -> list[tuple[str, str]]:
    read(table)
    found = {choice.symbol: (choice.text("en"), choice.text("fr")) for choice in table.options}
    return [found[symbol] for symbol in symbols]


def prompts(table: Table) -> tuple[str, str]:
    read(table)
    return table.prompt("en"), table.prompt("fr")


def test_prices_of_civil_actions() -> None:
    table = (
        Scenario().row("irrigation", None, None, None, None, "great-wall", "irrigation")
        .technologies(0, "iron").tokens(0, bronze=5, agriculture=2).points(0, science=8)
        .hand(0, "monarchy", "moses", "rich-land-a").action_phase(0)
    )
    assert prompts(table) == (
        "Your turn: 4 civil actions and 2 military actions left",
        "À vous de jouer : il reste 4 actions civiles et 2 actions militaires",
    )
    assert labels(
        table, "take irrigation", "take space 7", "take great-wall", "population", "build iron", "build warriors",
        "upgrade bronze iron", "develop monarchy", "develop monarchy revolution", "play moses", "play rich-land-a",
        "destroy bronze", "disband warriors", "end turn",
    ) == [
        ("Take Irrigation (1 CA)", "Prendre Irrigation (1 AC)"),
        ("Take Irrigation from space 7 (2 CA)", "Prendre Irrigation à l'emplacement 7 (2 AC)"),
        ("Take Great Wall (2 CA)", "Prendre Grande Muraille (2 AC)"),
        ("Increase population (2 food)", "Accroître la population (2 nourriture)"),
        ("Build Iron (5 resources)", "Construire Fer (5 ressources)"),
        ("Build Warriors (2 resources, 1 MA)", "Construire Guerriers (2 ressources, 1 AM)"),
        ("Upgrade Bronze to Iron (3 resources)", "Améliorer Bronze en Fer (3 ressources)"),
        ("Develop Monarchy peacefully (8 science)", "Développer Monarchie pacifiquement (8 science)"),
        ("Develop Monarchy by revolution (2 science, all civil actions)",
         "Développer Monarchie par une révolution (2 science, toutes les actions civiles)"),
        ("Play Moses as leader (1 CA)", "Jouer Moïse comme leader (1 AC)"),
        ("Play Rich Land (A) (1 CA): build or upgrade for 1 resource less",
         "Jouer Terres Riches (A) (1 AC) : construire ou améliorer pour 1 ressource de moins"),
        ("Destroy Bronze (1 CA)", "Détruire Bronze (1 AC)"),
        ("Disband Warriors (1 MA)", "Démanteler Guerriers (1 AM)"),
        ("End the turn: 4 CA left", "Finir le tour : il reste 4 AC"),
    ]
    table.play("play rich-land-a")
    assert prompts(table) == (
        "Rich Land (A): build or upgrade a farm or mine for 1 resource less",
        "Terres Riches (A) : construisez ou améliorez une ferme ou une mine pour 1 ressource de moins",
    )
    assert labels(table, "build iron") == [("Build Iron (4 resources)", "Construire Fer (4 ressources)")]


def test_stages_of_a_wonder() -> None:
    table = (
        Scenario(age=2).technologies(0, "architecture").wonder(0, "great-wall", 2).stock(0, resources=5)
        .hand(0, "engineering-genius-i", "reserves-i", "patriotism-i").action_phase(0)
    )
    assert labels(
        table, "stages 1", "stages 2", "play engineering-genius-i", "play reserves-i", "play patriotism-i"
    ) == [
        ("1 stage of the Great Wall (3 resources)", "1 étape de la Grande Muraille (3 ressources)"),
        ("2 stages of the Great Wall, which completes it (5 resources)",
         "2 étapes de la Grande Muraille, pour l'achever (5 ressources)"),
        ("Play Engineering Genius (I) (1 CA): a stage of your wonder for 0 resources",
         "Jouer Ingénieur de Génie (I) (1 AC) : une étape de votre merveille pour 0 ressource"),
        ("Play Reserves (I) (1 CA): +2 food or +2 resources",
         "Jouer Réserves (I) (1 AC) : +2 nourriture ou +2 ressources"),
        ("Play Patriotism (I) (1 CA): +2 resources for units, +1 MA, this turn",
         "Jouer Patriotisme (I) (1 AC) : +2 ressources pour des unités, +1 AM, ce tour"),
    ]


def test_politics() -> None:
    table = (
        Scenario(3).technologies(0, "swordsmen").workers(0, swordsmen=3)
        .hand(0, "plunder-i", "rats", "open-borders-agreement", "trade-routes-agreement").politics(0)
    )
    assert prompts(table) == (
        "Political action? You have 2 military actions",
        "Une action politique ? Vous avez 2 actions militaires",
    )
    assert labels(
        table, "pass", "aggress plunder-i seat 2", "prepare rats", "offer open-borders-agreement seat 2 side a",
        "offer trade-routes-agreement seat 3 side b", "resign",
    ) == [
        ("No political action", "Aucune action politique"),
        ("Plunder (I) against Player 2 (1 MA): strength 7 to 1",
         "Pillage (I) contre Joueur 2 (1 AM) : force 7 contre 1"),
        ("Prepare Rats (+1 culture)", "Planifier Rats (+1 culture)"),
        ("Offer to Player 2: Open Borders Agreement", "Proposer à Joueur 2 : Accord de Libre Circulation"),
        ("Offer to Player 3: Trade Routes Agreement, you as side B",
         "Proposer à Joueur 3 : Accord sur les Routes Commerciales, vous du côté B"),
        ("Resign: you leave the game", "Abandonner : vous quittez la partie"),
    ]


def test_an_aggression_and_its_defence() -> None:
    table = (
        Scenario().technologies(0, "swordsmen").workers(0, swordsmen=2).hand(0, "plunder-i")
        .hand(1, "military-bonus-i", "legion", "phalanx").stock(1, food=2, resources=3).politics(0)
    )
    assert labels(table, "aggress plunder-i seat 2") == [(
        "Plunder (I) against Player 2 (1 MA): strength 5 to 1, and +4 at most from 2 of their 3 cards in hand",
        "Pillage (I) contre Joueur 2 (1 AM) : force 5 contre 1, et au plus +4 avec 2 de ses 3 cartes en main",
    )]
    table.play("aggress plunder-i seat 2")
    assert prompts(table) == (
        "Plunder (I): Player 1 attacks with strength 5. You have 1, 4 missing; with 2 cards: +3 at most. Defend?",
        "Pillage (I) : Joueur 1 attaque avec une force de 5. Vous avez 1, il manque 4 ; avec 2 cartes : +3 au "
        "plus. Vous défendre ?",
    )
    table.play("pass")
    assert prompts(table) == (
        "Plunder (I): you take 3 of the food and resources of Player 2, in which mix?",
        "Pillage (I) : vous prenez 3 en nourriture et ressources de Joueur 2, dans quelle proportion ?",
    )
    assert labels(table, "food 1") == [("Take 1 food and 2 resources", "Prendre 1 nourriture et 2 ressources")]


def test_a_pact_is_offered() -> None:
    table = Scenario(3, 2).hand(0, "promise-of-military-protection").politics(0)
    table.play("offer promise-of-military-protection seat 2 side a")
    assert prompts(table) == (
        "Promise of Military Protection: Player 1 offers you this pact, you would be side B (-1 culture, +4 strength)."
        " Accept?",
        "Promesse de Protection Militaire : Joueur 1 vous propose ce pacte, vous seriez le côté B "
        "(-1 culture, +4 force). Accepter ?",
    )
    assert labels(table, "yes", "no") == [("Accept", "Accepter"), ("Refuse", "Refuser")]


def test_a_colony_is_auctioned() -> None:
    table = Scenario().workers(0, warriors=3).workers(1, warriors=3).hand(0, "military-bonus-i").event(
        "wealthy-territory-i"
    )
    assert prompts(table) == (
        "Wealthy Territory (I): bid to colonize? Your force: up to 4 (units 3, cards 1)",
        "Territoire Riche (I) : enchérir pour coloniser ? Votre force : 4 au plus (unités 3, cartes 1)",
    )
    table.play("bid 2")
    assert prompts(table) == (
        "Wealthy Territory (I): the bid is 2 (Player 1). Bid more? Your force: up to 3",
        "Territoire Riche (I) : l'enchère est à 2 (Joueur 1). Surenchérir ? Votre force : 3 au plus",
    )
    assert labels(table, "bid 3") == [("Bid 3", "Enchérir à 3")]
    table.play("pass")
    assert prompts(table) == (
        "Wealthy Territory (I): your bid is 2, your force 0. What do you send?",
        "Territoire Riche (I) : votre enchère est de 2, votre force de 0. Qu'envoyez-vous ?",
    )
    assert labels(table, "colonize warriors") == [
        ("Send Warriors (force 1 in all)", "Envoyer Guerriers (force 1 en tout)"),
    ]
    table.play("colonize warriors")
    assert labels(table, "bonus military-bonus-i") == [
        ("Military Bonus (I): +1 colonization", "Bonus Militaire (I) : +1 en colonisation")
    ]


def test_wars_are_resolved_in_the_declarers_order() -> None:
    table = (
        Scenario(3, 3).war(0, "war-over-culture", 1).war(0, "war-over-territory", 2).workers(0, warriors=4).turn(0)
    )
    assert prompts(table) == ("2 wars to resolve: which one first?", "2 guerres à résoudre : laquelle d'abord ?")
    assert labels(table, "choose 1") == [
        ("War over Culture against Player 2 (strength 4 to 1)",
         "Guerre pour la Culture contre Joueur 2 (force 4 contre 1)"),
    ]


def test_a_colony_is_lost() -> None:
    table = Scenario(2, 2).colonies(0, "vast-territory-i", "historic-territory-i").workers(1, warriors=4).event(
        "independence-declaration"
    )
    assert prompts(table) == (
        "Independence Declaration: which colony do you lose?",
        "Déclaration d'Indépendance : quelle colonie perdez-vous ?",
    )


def test_a_colony_is_annexed() -> None:
    table = (
        Scenario(2, 2).colonies(1, "vast-territory-i", "historic-territory-i").workers(0, warriors=4)
        .hand(0, "annex").politics(0)
    )
    table.play("aggress annex seat 2")
    assert prompts(table) == (
        "Annex: take which colony of Player 2?", "Annexion : quelle colonie de Joueur 2 prenez-vous ?",
    )


def test_a_blue_token_is_lost() -> None:
    table = (
        Scenario(2, 2).tokens(0, bronze=9, agriculture=7).banks(0, blue=0).workers(1, warriors=4).event("crime-wave")
    )
    assert prompts(table) == ("You lose a blue token: from which card?", "Vous perdez 1 cube bleu : sur quelle carte ?")
    assert labels(table, "pick bronze") == [("Bronze: 1 of 9 blue tokens", "Bronze : 1 cube bleu sur 9")]


def test_payments_by_hand() -> None:
    table = (
        Scenario(payments="by-hand").technologies(0, "iron").tokens(0, bronze=2, iron=2).action_phase(0)
    )
    table.play("build warriors")
    assert prompts(table) == (
        "Payment, resources: how many tokens remain on Iron?",
        "Paiement, ressources : combien de cubes restent sur Fer ?",
    )
    assert labels(table, "keep 1") == [("1 blue token on Iron (2 resources)", "1 cube bleu sur Fer (2 ressources)")]


def test_the_leader_who_is_replaced() -> None:
    table = Scenario().leader(0, "homer").wonders(0, "pyramids").hand(0, "genghis-khan").action_phase(0)
    assert prompts(table) == (
        "Your turn: 5 civil actions and 2 military actions left; this turn only: 1 resource for units",
        "À vous de jouer : il reste 5 actions civiles et 2 actions militaires ; pour ce tour seulement : 1 ressource "
        "pour des unités",
    )
    assert labels(table, "play genghis-khan") == [
        ("Play Genghis Khan in place of Homer (1 CA)", "Jouer Genghis Khan à la place d'Homère (1 AC)")
    ]
    table.play("play genghis-khan")
    assert labels(table, "no", "pick pyramids") == [
        ("Set him aside: 1 civil action back", "Le mettre de côté : 1 action civile rendue"),
        ("Put him under the Pyramids", "Le glisser sous les Pyramides"),
    ]


def test_a_wonder_falls_into_ruin() -> None:
    table = Scenario(age=2).wonders(0, "colossus", "universitas-carolina").event("ravages-of-time")
    assert prompts(table) == (
        "Ravages of Time: which of your wonders falls into ruin?",
        "Affres du Temps : laquelle de vos merveilles tombe en ruines ?",
    )
    assert labels(table, "pick universitas-carolina", "pick colossus") == [
        ("Ruin Universitas Carolina", "Mettre en ruines l'Universitas Carolina"),
        ("Ruin the Colossus", "Mettre en ruines le Colosse"),
    ]


def test_a_war_over_technology_is_won() -> None:
    table = (
        Scenario(age=2).war(0, "war-over-technology", 1).workers(0, warriors=8)
        .technologies(1, "code-of-laws", "masonry").points(1, science=2).turn(0)
    )
    assert prompts(table) == (
        "War over Technology: take a special technology of Player 2? Your advantage is worth 7 science",
        "Guerre pour la Technologie : prendre une technologie spéciale de Joueur 2 ? Votre avantage vaut 7 science",
    )
    assert labels(table, "done", "pick code-of-laws") == [
        ("No technology: take 2 science", "Aucune technologie : prendre 2 science"),
        ("Take Code of Laws (worth 6 science)", "Prendre Code des Lois (vaut 6 science)"),
    ]


def test_several_workers_are_lost() -> None:
    table = Scenario(age=2).banks(0, yellow=8, unused=0).event("emigration")
    assert prompts(table) == (
        "Emigration: you lose 2 population: from which card now?",
        "Émigration : vous perdez 2 population : sur quelle carte maintenant ?",
    )
    assert labels(table, "pick bronze") == [("Bronze: 1 of 2 workers", "Bronze : 1 ouvrier sur 2")]
    table.play("pick bronze")
    assert prompts(table)[0] == "Emigration: you lose a population: from which card?"


def test_a_stage_is_covered_with_a_stored_token() -> None:
    table = (
        Scenario().wonder(0, "great-wall").technologies(0, "iron").tokens(0, agriculture=4, bronze=2, iron=9)
        .banks(0, blue=0).hand(0, "engineering-genius-i").action_phase(0)
    )
    table.play("play engineering-genius-i")
    assert prompts(table) == (
        "The blue bank is empty: which token covers the stage of the Great Wall?",
        "La réserve bleue est vide : quel cube couvre l'étape de la Grande Muraille ?",
    )
    assert labels(table, "pick iron") == [("Iron: 1 of 9 blue tokens", "Fer : 1 cube bleu sur 9")]


def test_what_cards_in_play_offer() -> None:
    table = (
        Scenario(age=3).leader(0, "winston-churchill").wonders(0, "ocean-liner-service").action_phase(0)
    )
    assert labels(
        table, "use ocean-liner-service", "use winston-churchill culture", "use winston-churchill military"
    ) == [
        ("Use the Ocean Liner Service: +1 population for free",
         "Utiliser les Paquebots Transatlantiques : +1 population gratuite"),
        ("Use Winston Churchill: +3 culture", "Utiliser Winston Churchill : +3 culture"),
        ("Use Winston Churchill: +3 science for unit technologies, +3 resources for units, this turn",
         "Utiliser Winston Churchill : +3 science pour des technologies d'unité, +3 ressources pour des unités, "
         "ce tour"),
    ]


def test_leaders_of_the_action_phase() -> None:
    table = (
        Scenario(age=2).leader(0, "johann-sebastian-bach").technologies(0, "drama", "opera")
        .workers(0, drama=1, opera=0).stock(0, resources=6).action_phase(0)
    )
    assert labels(table, "bach philosophy drama", "upgrade drama opera") == [
        ("Upgrade Philosophy to Drama with J. S. Bach (1 resource)",
         "Améliorer Philosophie en Théâtre avec Jean-Sébastien Bach (1 ressource)"),
        ("Upgrade Drama to Opera (4 resources)", "Améliorer Théâtre en Opéra (4 ressources)"),
    ]
    table = Scenario().leader(0, "frederick-barbarossa").stock(0, food=2, resources=3).action_phase(0)
    assert labels(table, "barbarossa warriors") == [
        ("Build Warriors with Frederick Barbarossa (1 food, 1 resource, 1 MA): +1 population",
         "Construire Guerriers avec Frédéric Barberousse (1 nourriture, 1 ressource, 1 AM) : +1 population"),
    ]
    table = Scenario().leader(0, "christopher-columbus").hand(0, "vast-territory-i").politics(0)
    assert labels(table, "columbus vast-territory-i") == [
        ("Colonize Vast Territory (I): Christopher Columbus leaves",
         "Coloniser Territoire Étendu (I) : Christophe Colomb s'en va"),
    ]
    table = Scenario().leader(0, "alexander-the-great").politics(0)
    assert labels(table, "use alexander-the-great") == [
        ("Remove Alexander the Great: +1 yellow token", "Retirer Alexandre le Grand : +1 cube jaune"),
    ]
