"""Les buts des Quêtes et les lignes des cartes de l'Automa."""

from __future__ import annotations

from clio.games.families.monumental.cardbook import BUILDING, KNOWLEDGE, WONDER
from clio.games.families.monumental.state import GOLD
from clio.games.monumental.cardbook import MOUNTAIN
from clio.games.monumental.ops import standing as S
from clio.games.monumental.rules import automa as P
from clio.games.monumental.rules import automa_board as B
from clio.games.monumental.rules import automa_cards as D
from clio.games.monumental.words.fr.cards import LANG as LANG
from clio.games.monumental.words.fr.cards import provinces, spaces, tiles


# ---------------------------------------------------------------- Quêtes
@LANG.writes(S.ControlTerrain)
def control_terrain(goal: S.ControlTerrain, form: int) -> str:
    text = f"contrôlez {goal.n} {provinces(goal.n, goal.terrains)} en même temps"
    if goal.terrains != (MOUNTAIN,):
        return text
    return f"{text} ({goal.n - 1} sur une carte qui en a moins de {S.SMALL_RIDGE})"


@LANG.writes(S.DifferentTerrains)
def different_terrains(goal: S.DifferentTerrains, form: int) -> str:
    return f"contrôlez des Provinces de {goal.n} terrains différents en même temps"


@LANG.writes(S.ConquestsInTurn)
def conquests_in_turn(goal: S.ConquestsInTurn, form: int) -> str:
    return f"conquérez {goal.n} Provinces en un seul tour"


@LANG.writes(S.OccupiedConquered)
def occupied_conquered(goal: S.OccupiedConquered, form: int) -> str:
    return f"conquérez en tout {goal.n} Provinces occupées"


@LANG.writes(S.OutpostsOnMap)
def outposts_on_map(goal: S.OutpostsOnMap, form: int) -> str:
    return f"ayez {goal.n} Avant-postes sur la carte"


@LANG.writes(S.PostsBuilt)
def posts_built(goal: S.PostsBuilt, form: int) -> str:
    return f"construisez {goal.n} Comptoirs commerciaux"


@LANG.writes(S.SpaceReached)
def space_reached(goal: S.SpaceReached, form: int) -> str:
    return f"atteignez la case {goal.n} de la Piste commerciale"


@LANG.writes(S.GoldHeld)
def gold_held(goal: S.GoldHeld, form: int) -> str:
    return f"ayez {LANG.amount(GOLD, goal.n)}"


@LANG.writes(S.WondersCompleted)
def wonders_completed(goal: S.WondersCompleted, form: int) -> str:
    return f"complétez {goal.n} Merveilles"


@LANG.writes(S.KnowledgeOwned)
def knowledge_owned(goal: S.KnowledgeOwned, form: int) -> str:
    return f"ayez {goal.n} Connaissances acquises et non archivées"


@LANG.writes(S.PoliciesDeveloped)
def policies_developed(goal: S.PoliciesDeveloped, form: int) -> str:
    return f"développez {goal.n} Politiques"


@LANG.writes(S.CardsArchived)
def cards_archived(goal: S.CardsArchived, form: int) -> str:
    return f"archivez {goal.n} cartes, sans compter les Révoltes"


@LANG.writes(S.MarketsVisited)
def markets_visited(goal: S.MarketsVisited, form: int) -> str:
    return f"visitez {goal.n} Marchés différents"


# ---------------------------------------------------------------- cartes de l'Automa : ce qu'il gagne
@LANG.writes(P.GainGold)
def gain_gold(part: P.GainGold, form: int) -> str:
    return f"gagner {LANG.amount(GOLD, part.n)}"


@LANG.writes(P.GoldPerPolicy)
def gold_per_policy(part: P.GoldPerPolicy, form: int) -> str:
    gain = f"gagner {LANG.amount(GOLD, part.n)} par Politique développée"
    return f"développer une Politique, puis {gain}" if part.develop else gain


@LANG.writes(P.GoldPerCoast)
def gold_per_coast(part: P.GoldPerCoast, form: int) -> str:
    return f"gagner {LANG.amount(GOLD, 1)} par Province côtière qu'il contrôle"


@LANG.writes(P.DevelopPolicy)
def develop_policy(part: P.DevelopPolicy, form: int) -> str:
    return "développer une Politique"


@LANG.writes(P.AdvanceTrack)
def advance_track(part: P.AdvanceTrack, form: int) -> str:
    return f"avancer {spaces(part.n)}"


@LANG.writes(P.GiveRevolts)
def give_revolts(part: P.GiveRevolts, form: int) -> str:
    return "donner à chaque humain une Révolte sur sa pioche de Cité et une autre sur sa défausse"


@LANG.writes(D.TakeCards)
def take_cards(part: D.TakeCards, form: int) -> str:
    the, every = KINDS[part.kind]
    if part.pick == D.ALL:
        return f"prendre {every} de la piste"
    return f"prendre sur la piste {the} au coût le plus {'élevé' if part.pick == D.HIGHEST else 'bas'}"


KINDS = {
    BUILDING: ("le Bâtiment", "tous les Bâtiments"), KNOWLEDGE: ("la Connaissance", "toutes les Connaissances"),
    WONDER: ("la Merveille", "toutes les Merveilles"),
}


@LANG.writes(D.BuildWonder)
def build_wonder(part: D.BuildWonder, form: int) -> str:
    return "construire une section de Merveille"


@LANG.writes(D.DrawReserve)
def draw_reserve(part: D.DrawReserve, form: int) -> str:
    cards = "une carte" if part.n == 1 else f"{part.n} cartes"
    if part.kind < 0:
        return f"piocher et garder {cards} de la Réserve"
    return f"piocher {cards} de la Réserve et en garder {KINDS[part.kind][1]}"


@LANG.writes(D.TakeHero)
def take_hero(part: D.TakeHero, form: int) -> str:
    return "prendre, parmi les Héros de l'Ère la plus récente, le plus éloigné de la pioche"


# ---------------------------------------------------------------- sur la carte
@LANG.writes(B.Conquer)
def conquer(part: B.Conquer, form: int) -> str:
    which = "élevée" if part.pick == D.HIGHEST else "basse"
    text = f"conquérir la Province adjacente à la défense la plus {which}"
    return text if part.n == 1 else LANG.times(text, part.n)


@LANG.writes(B.MoveBoth)
def move_both(part: B.MoveBoth, form: int) -> str:
    return f"déplacer les deux Explorateurs {tiles(part.n)}"


@LANG.writes(B.BuildPost)
def build_post(part: B.BuildPost, form: int) -> str:
    return "construire un Comptoir commercial et retirer cette carte du jeu"


# ---------------------------------------------------------------- d'autres cartes
@LANG.writes(P.Draw)
def draw(part: P.Draw, form: int) -> str:
    return "piocher et résoudre une autre carte"


@LANG.writes(P.Reshuffle)
def reshuffle(part: P.Reshuffle, form: int) -> str:
    return "mélanger la défausse et cette carte à la pioche"


@LANG.writes(P.DrawUntil)
def draw_until(part: P.DrawUntil, form: int) -> str:
    wanted = "une partie à type" if part.wanted < 0 else f"une partie « {LANG.types[part.wanted]} »"
    what = "n'en résoudre que les parties à type, quel que soit ce type" if part.special else "la résoudre"
    return f"piocher jusqu'à une carte qui a {wanted} et {what}"


@LANG.writes(P.DrawGeneralTwice)
def draw_general_twice(part: P.DrawGeneralTwice, form: int) -> str:
    return "piocher une carte et résoudre deux fois ses parties sans type"


@LANG.writes(P.CivilizationCard)
def civilization_card(part: P.CivilizationCard, form: int) -> str:
    return "résoudre la carte Civilisation de l'Automa dont c'est le tour"


@LANG.writes(P.IfBehind)
def if_behind(part: P.IfBehind, form: int) -> str:
    return f"s'il {BEHIND[part.what]}, {LANG.join([LANG.write(inner) for inner in part.inner])}"


BEHIND = {
    P.TRADE: "est derrière tous les humains sur la Piste commerciale",
    P.PROVINCES: "a moins de Provinces que chaque humain", P.POLICY_COUNT: "a moins de Politiques que chaque humain",
    P.WONDER_COUNT: "a moins de Merveilles que chaque humain",
}


@LANG.writes(P.CatchUp)
def catch_up(part: P.CatchUp, form: int) -> str:
    provinces, policies, neither = (LANG.write(inner) for inner in part.inner)
    return (
        f"si un humain a plus de Provinces, {provinces} ; si l'un d'eux a plus de Politiques, {policies} ; "
        f"si ni l'un ni l'autre, {neither}"
    )
