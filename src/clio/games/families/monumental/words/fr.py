"""Ce que les deux jeux ont en commun, en français : verbes, tournures, effets, lignes du journal.

As in the rulebooks, the names of tokens do not vary ("2 Militaire", "3 Or")."""

from __future__ import annotations

from typing import Any

from clio.engine.kernel import Number
from clio.engine.text import IMPERATIVE, INFINITIVE
from clio.games.families.monumental.cardbook import (
    CONQUEST, FIRST_SECTION, KNOWLEDGE_ACQUIRED, PROGRESS_PRICE, WONDER_ANY_BASIC, WONDER_COMPLETED,
)
from clio.games.families.monumental.ops import city, resources
from clio.games.families.monumental.words.writers import Writers
from clio.words import french

VERBS = {
    "archive": ("archivez", "archiver", "archive"),
    "build": ("construisez", "construire", "construit"),
    "convert": ("convertissez", "convertir", "convertit"),
    "copy": ("copiez", "copier", "copie"),
    "discard": ("défaussez", "défausser", "défausse"),
    "draw": ("piochez", "piocher", "pioche"),
    "gain": ("gagnez", "gagner", "gagne"),
    "pay": ("payez", "payer", "paie"),
    "place": ("placez", "placer", "place"),
    "reinforce": ("renforcez", "renforcer", "renforce"),
    "reserve": ("réservez", "réserver", "réserve"),
    "return": ("remettez", "remettre", "remet"),
    "swap": ("échangez", "échanger", "échange"),
    "take": ("prenez", "prendre", "prend"),
}
PATTERNS = {
    "and": " et ",
    "or": " ou ",
    "then": ", puis ",
    "you": "vous {what}",
    "in_order_to": "{paid} pour {got}",
    "at_the_price": "{paid} : {got}",
    "choose": "au choix : {branches}",
    "or_else": " ; ou ",
    "if": "si {cond}, {what}",
    "if_after": "{what} si {cond}",
    "else": "si {cond}, {what} ; sinon, {other}",
    "or_amount": "{what}, ou {n} si {cond}",
    "fallback": "{what} ; si c'est impossible, {other}",
    "may": "vous pouvez {what}",
    "repeat": "{what}, {times} fois",
    "on": "chaque fois que vous {event}, {what}",
    f"price.{WONDER_ANY_BASIC}": "chaque fois que vous construisez une section de Merveille, vous pouvez la payer en "
    "ressources de base de n'importe quel type",
    "during": "durant l'Activation de la Cité, vous pouvez {what}",
    "bonus": "bonus : {what}",
}
HAPPENINGS = {
    CONQUEST: "conquérez une Province",
    KNOWLEDGE_ACQUIRED: "acquérez une Connaissance",
    FIRST_SECTION: "construisez la première section d'une Merveille",
    WONDER_COMPLETED: "complétez une Merveille",
}
BRIEF = {  # les mots entre les signes
    "or": "ou", "again": "(Révolte : encore)", "archive": "archive", "archive.revolt": "réprime",
    "basic_building": "Bât. de base", "copy.bonus": "copie un bonus", "copy.policy": "copie une Politique",
    "discard": "défausse", "discard.several": "défausse {n}", "reinforce": "renforce",
    "reinforce.several": "renforce {n}", "reserve": "réserve", "revolt": "Révolte",
    "revolt.several": "{n} Révoltes", "section": "section", "swap": "échange",
    "conquered": "conquête", "different": "différentes", "draw": "pioche, utilise", "same": "identiques",
    "once": "(1 fois)", "per": "×",
    f"event.{CONQUEST}": "conquête", f"event.{KNOWLEDGE_ACQUIRED}": "Connaiss.", f"event.{FIRST_SECTION}": "sect. 1",
    f"event.{WONDER_COMPLETED}": "Merveille", f"price.{PROGRESS_PRICE}": "Progrès",
    f"price.{WONDER_ANY_BASIC}": "sections en",
}
EVENTS = {
    "activates": "{who} active la ligne {a} et la colonne {b}",
    "gains": "{who} gagne {what}",
    "gains.card": "{who} gagne {what} ({card})",
    "pays": "{who} paie {what}",
    "acquires": "{who} acquiert {one}",
    "keeps": "{who} garde {the} et retire {other} du jeu",
    "completes": "{who} complète {the}",
    "develops": "{who} développe {the}",
    "bonus": "{who} reçoit le bonus {of}",
    "uses": "{who} utilise {the}",
    "archives": "{who} archive {one}",
    "discards": "{who} défausse {one}",
    "reinforces": "{who} renforce {one}",
    "swaps": "{who} échange les emplacements {a} et {b}",
    "gets-revolt": "{who} gagne une Révolte ({card})",
    "gets-revolt.several": "{who} gagne {n} Révoltes ({card})",
    "revolt-returns": "Une Révolte de {who} retourne dans la pile Révolte",
    "copies": "{who} copie {the}",
    "keeps-knowledge": "{who} garde {the} et défausse {other}",
    "reshuffles": "{who} mélange sa défausse de Cité, qui devient sa pioche",
    # ce que les deux jeux disent d'événements qui leur sont propres
    "round": "Manche {a}",
    "progresses": "{who} accomplit un Progrès Scientifique",
    "draws": "{who} pioche {one}",
    "draws-nothing": "{who} ne pioche rien : sa pioche de Cité est vide",
    "passes": "{who} passe",
    "new-era": "L'{era} commence",
    "first-player": "Le marqueur Premier joueur va à {who}",
    "ends": "La partie est terminée",
}


class FrenchWriters(Writers):
    # ------------------------------------------------------------------ nombres et conditions
    def activated_cards(self, number: resources.ActivatedCards, form: int) -> str:
        cards = self.lang.join([f"par {self.names[kind]}" for kind in number.kinds])
        return f"{cards} activés pendant {self.now}"

    def gained_at_least(self, cond: resources.GainedAtLeast, form: int) -> str:
        return f"vous avez gagné au moins {self.lang.amount(cond.res, cond.n)} pendant {self.now}"

    # ------------------------------------------------------------------ gains et prix
    def gain_same(self, op: resources.GainSame) -> str:
        if isinstance(op.n, int):
            return f"{op.n} {self.basic[1]} identiques"
        return f"autant de {self.basic[1]} identiques que {self.lang.write(op.n)}"

    def different(self, n: int | Number[Any]) -> str:
        if isinstance(n, int):
            return f"{n} {self.basic[1]} différentes"
        return f"1 {self.basic[0]} {self.lang.write(n)}, chacune d'un type différent"

    def exchange(self, op: resources.Exchange, form: int) -> str:
        return f"{self.lang.verb('pay', form)} 1 {self.basic[0]} pour en gagner 1 d'un autre type"

    def convert(self, op: resources.Convert) -> str:
        if op.most == op.least:
            return f"{self.source(op)} en {self.lang.amount(op.target, op.most)}"
        return f"jusqu'à {self.source(op)} en autant {french.de(self.lang.nouns[op.target][1])}"

    # ------------------------------------------------------------------ la Cité
    def archive(self, op: city.Archive, form: int) -> str:
        lang = self.lang
        text = f"{lang.verb('archive', form)} {self.cards(op.n, op.up_to, op.only_revolt)}"
        if op.discard:
            text += " de votre Cité ou de votre défausse" if op.city else " de votre défausse"
        if op.gain is not None:
            text += f" pour {lang.write(op.gain, INFINITIVE)}"
        if op.all_gain is not None:
            text += f" ; si vous en avez archivé {op.n}, {lang.write(op.all_gain, IMPERATIVE)}"
        if op.if_revolt is not None:
            text += f" ; si c'était une Révolte, {lang.write(op.if_revolt, IMPERATIVE)}"
        return text + " ; si c'était une Révolte, vous pouvez recommencer" if op.repeat else text

    def cards(self, n: int, up_to: bool, only_revolt: bool = False) -> str:
        """ « une carte », « 2 cartes », « jusqu'à 2 Révoltes »."""
        noun = ("Révolte", "Révoltes") if only_revolt else self.card
        return f"une {noun[0]}" if n == 1 and not up_to else ("jusqu'à " if up_to else "") + self.lang.number(noun, n)

    def discard_city(self, op: city.DiscardCity, form: int) -> str:
        text = f"{self.lang.verb('discard', form)} {self.cards(op.n, op.up_to)} de votre Cité"
        return text if op.gain is None else f"{text} pour {self.lang.write(op.gain, INFINITIVE)}"

    def reinforce(self, op: city.Reinforce, form: int) -> str:
        if op.up_to and op.n == 1 and form != INFINITIVE:
            return "vous pouvez renforcer une carte"
        return f"{self.lang.verb('reinforce', form)} {self.cards(op.n, op.up_to)}"

    def copy_bonus(self, op: city.CopyBonus) -> str:
        return "le bonus d'une de vos Politiques développées"

    def copy_policy(self, op: city.CopyPolicy) -> str:
        policy = "l'effet d'une de vos Politiques développées"
        return policy if op.active else f"{policy} qui n'est pas active {self.now}"

    def swap_city(self, op: city.SwapCity) -> str:
        return "la place de deux cartes de votre Cité"

    # ------------------------------------------------------------------ effets des jeux qui se disent de même
    def draw_use(self, n: int, form: int) -> str:
        them = "la" if n == 1 else "les"
        use = french.join(f"{them} ", "utiliser") if form == INFINITIVE else f"utilisez-{them}"
        return f"{self.lang.verb('draw', form)} {self.cards(n, False)} et {use}"

    def revolts(self, n: int) -> str:
        return "une Révolte" if n == 1 else f"{n} Révoltes"

    def section(self, discount: int) -> str:
        return f"une section de Merveille pour {discount} Production de moins"
