"""The nouns of Through the Ages, singular and plural, and other words, as its vocabulary has them (`en.json`,
`fr.json`)."""

from __future__ import annotations

from clio.games.through_the_ages.cardbook import (
    AIR, ARENAS, ARTILLERIES, CAVALRIES, FARMS, GOVERNMENTS, INFANTRIES, LABS, LIBRARIES, MINES, TEMPLES, THEATERS,
    T_LEADER, UNITS, URBAN, WONDERS_TYPE,
)
from clio.messages import vocabulary
from clio.words import fill

Noun = tuple[str, str]  # singular, plural

GOODS = ("resource.food", "resource.resources", "noun.science_points", "noun.culture_points")  # by their numbers
SYMBOLS = ("resource.science", "resource.culture", "resource.strength", "resource.happiness")
SHORT = {"ca": "letter.civil_actions", "ma": "letter.military_actions"}
KINDS = {
    FARMS: "kind.farm", MINES: "kind.mine", LABS: "kind.lab", TEMPLES: "kind.temple", LIBRARIES: "kind.library",
    THEATERS: "kind.theater", ARENAS: "kind.arena", URBAN: "noun.urban", INFANTRIES: "noun.infantry",
    CAVALRIES: "noun.cavalry", ARTILLERIES: "noun.artillery", AIR: "noun.air-force", UNITS: "noun.unit",
    GOVERNMENTS: "kind.government", WONDERS_TYPE: "noun.completed_wonder", 1 << T_LEADER: "kind.leader",
}
UNIT_TYPES = (INFANTRIES, CAVALRIES, ARTILLERIES)  # of an army


def noun(lang: str, key: str) -> Noun:
    text = vocabulary("through-the-ages", lang)[key]
    return fill(lang, text, n=1), fill(lang, text, n=2)


def below(lang: str, prefix: str) -> dict[str, str]:
    """All words under a prefix, by what follows it."""
    words = vocabulary("through-the-ages", lang)
    return {key.removeprefix(f"{prefix}."): word for key, word in words.items() if key.startswith(f"{prefix}.")}


def counted(lang: str) -> dict[str, Noun]:
    """What labels, questions and lines of the log count, by name: "food", "stage"."""
    keys = [key for key in vocabulary("through-the-ages", lang) if key.startswith(("resource.", "noun."))]
    return {key.partition(".")[2]: noun(lang, key) for key in keys} | {id: noun(lang, key) for id, key in SHORT.items()}


def goods(lang: str) -> tuple[Noun, ...]:
    """Food, resources, science points, culture points."""
    return tuple(noun(lang, key) for key in GOODS)


def symbols(lang: str) -> tuple[str, ...]:
    return tuple(noun(lang, key)[0] for key in SYMBOLS)


def signs(lang: str) -> dict[Noun, str]:
    """What is counted besides goods and has a symbol: its id."""
    ids = ("civil_actions", "military_actions", "blue_tokens", "yellow_tokens")
    return {noun(lang, f"resource.{id}"): id for id in ids}


def kinds(lang: str) -> dict[int, Noun]:
    """What cards call cards, by the types they mean."""
    return {types: noun(lang, key) for types, key in KINDS.items()}
