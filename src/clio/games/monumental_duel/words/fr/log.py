"""Les lignes du journal."""

from __future__ import annotations

from clio.games.families.monumental.words import fr as family

EVENTS = {
    **family.EVENTS,
    "gains-card": "{who} gagne {one}",
    "lays": "{who} pose {the} {where}",
    "conquers": "{who} conquiert {the}",
    "conquers.barricade": "{who} conquiert {the} ; 1 Barricade retourne dans sa pile",
    "conquers.barricades": "{who} conquiert {the} ; {n} Barricades retournent dans leur pile",
    "takes-advantage": "{who} prend l'Avantage avec {what}",
    "takes-advantage.free": "{who} prend l'Avantage sans payer",
    "loses-advantage": "{who} perd l'Avantage",
    "advantage-shrinks": "{who} garde l'Avantage avec {what}",
    "commands": "{who} utilise son Chef de guerre, {the}",
    "spies": "{who} espionne",
    "negotiates": "{who} négocie avec {the}",
    "takes-city": "{who} prend la Ville Libre {of}",
    "trains": "{who} entraîne un Agent",
    "rolls": "{who} lance ses dés Agent : {dice}",
    "rolls.one": "{who} lance son dé Agent : {dice}",
    "rerolls": "{who} relance le {a} et obtient {b}",
    "resolves": "{who} résout le {a}",
    "loses-die": "{who} perd un dé Agent",
    "changes-espionage": "{who} change de carte Espionnage active : {card}",
    "reserves": "{who} réserve {the}",
    "marks": "{who} place un {marker} sur {the}",
    "track-discards": "Défausse de la piste : {card}",
    "track-reveals": "Nouvelle carte sur la piste : {card}",
    "last-round": "La prochaine manche sera la dernière",
    "city-revealed": "Nouvelle Ville Libre : {card}",
    "stakes": "{who} a maintenant {what} sur {the}",
}
