"""The lines of the log."""

from __future__ import annotations

from clio.games.families.monumental.words import en as family

EVENTS = {
    **family.EVENTS,
    "gains-card": "{who} gains {one}",
    "lays": "{who} lays {the} {where}",
    "conquers": "{who} conquers {the}",
    "conquers.barricade": "{who} conquers {the}; the Barricade on it returns to its pile",
    "conquers.barricades": "{who} conquers {the}; the {n} Barricades on it return to their pile",
    "takes-advantage": "{who} takes the Advantage with {what}",
    "takes-advantage.free": "{who} takes the Advantage without paying",
    "loses-advantage": "{who} loses the Advantage",
    "advantage-shrinks": "{who} keeps the Advantage with {what}",
    "commands": "{who} uses the Warlord {the}",
    "spies": "{who} spies",
    "negotiates": "{who} negotiates with {the}",
    "takes-city": "{who} takes the Free City {of}",
    "trains": "{who} trains an Agent",
    "rolls": "{who} rolls the dice: {dice}",
    "rolls.one": "{who} rolls the die: {dice}",
    "rerolls": "{who} re-rolls the {a} and gets {b}",
    "resolves": "{who} resolves the {a}",
    "loses-die": "{who} loses an Agent die",
    "changes-espionage": "{who} makes {the} the active Espionage card",
    "reserves": "{who} reserves {the}",
    "marks": "{who} places a {marker} on {the}",
    "track-discards": "Discarded from the track: {card}",
    "track-reveals": "New on the track: {card}",
    "last-round": "The next round is the last one",
    "city-revealed": "New Free City: {card}",
    "stakes": "{who} has {what} on {the} now",
}
