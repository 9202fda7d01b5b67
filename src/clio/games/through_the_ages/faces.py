"""Cards as people and programs read them."""

from __future__ import annotations

from clio.engine.game import CardFace
from clio.engine.passages import in_signs, whole
from clio.games.through_the_ages.cardbook import (
    ATTACK_ENDS, ATTACK_FORBIDDEN, BOOK, GOVERNMENTS, TYPE_IDS,
)
from clio.games.through_the_ages.state import (
    AGE_A, CIVIL, MINE, STORES, TECHNOLOGIES, WORKED,
)
from clio.games.through_the_ages.words.cards import CARD_TEXTS
from clio.games.through_the_ages.view import AGE_IDS

SIDE_IDS = ("culture", "strength", "food", "resources")
ATTACKS = {ATTACK_ENDS: "end the pact", ATTACK_FORBIDDEN: "forbidden"}


def face(kind: int) -> CardFace:
    """One card kind for `clio cards` and the gallery."""
    said = {lang: texts.said(kind) for lang, texts in CARD_TEXTS.items()}
    return CardFace(
        id=BOOK.id[kind],
        symbol=BOOK.id[kind],
        names=names(kind),
        kind=TYPE_IDS[BOOK.type[kind]],
        text={lang: whole(passages) for lang, passages in said.items()},
        said=said,
        brief={lang: in_signs(passages, "effect") for lang, passages in said.items()},
        provenance=dict(BOOK.provenance[kind]),
        copies={str(2 + i): n for i, n in enumerate(BOOK.copies[kind])},
        cost=cost(kind),
        era=BOOK.age[kind],
        more=more(kind),
    )


def names(kind: int) -> dict[str, str]:
    return {"en": BOOK.name_en[kind], "fr": BOOK.name_fr[kind]}


def short(name: str, kind: int) -> str:
    """Without the age that tells it from cards of the same name."""
    return name.removesuffix(f" ({AGE_IDS[BOOK.age[kind]]})")


def cost(kind: int) -> dict[str, object]:
    """By what it is paid with; a wonder has stages, a government two prices."""
    if BOOK.stages[kind]:
        return {"stages": [{"resources": n} for n in BOOK.stages[kind]]}
    out: dict[str, object] = {}
    if BOOK.science[kind]:
        out["science"] = BOOK.science[kind]
    if GOVERNMENTS & BOOK.mask[kind] and BOOK.revolution[kind]:
        out["revolution"] = BOOK.revolution[kind]
    if BOOK.cost[kind]:
        out["resources"] = BOOK.cost[kind]
    if BOOK.price[kind]:
        out["military_actions"] = BOOK.price[kind]
    return out


def more(kind: int) -> dict[str, object]:
    """What the card gives, by name; only what it has. Where its age stands beside it, `short` is its name."""
    gives = symbols(kind)
    out: dict[str, object] = {
        "deck": "civil" if kind < CIVIL else "military",
        "age": AGE_IDS[BOOK.age[kind]],
        "starting": kind < TECHNOLOGIES and BOOK.age[kind] == AGE_A,
        "short": {lang: short(name, kind) for lang, name in names(kind).items()},
    }
    if kind < WORKED:
        out["per_worker"] = gives
    elif gives:
        out["gives"] = gives
    if BOOK.limit[kind]:
        out["urban_limit"] = BOOK.limit[kind]
    if BOOK.tactical[kind]:
        out["army"] = dict(zip(("infantry", "cavalry", "artillery"), BOOK.army[kind], strict=True))
        out["tactical_strength"] = BOOK.tactical[kind]
        out["obsolete_strength"] = BOOK.obsolete[kind] or None
    if BOOK.defence[kind]:
        out["defence"] = BOOK.defence[kind]
        out["colonization"] = BOOK.colonize[kind]
    if any(BOOK.side_a[kind]) or any(BOOK.side_b[kind]):
        out["a"] = side(BOOK.side_a[kind])
        out["b"] = side(BOOK.side_b[kind])
    if BOOK.attacks[kind] in ATTACKS:
        out["attacks"] = ATTACKS[BOOK.attacks[kind]]
    return out


def symbols(kind: int) -> dict[str, int]:
    """Goods of one token, symbols, actions, tokens: what is printed, where it is not 0."""
    found = {
        "science": BOOK.makes_science[kind], "culture": BOOK.makes_culture[kind],
        "strength": BOOK.makes_strength[kind], "happiness": BOOK.makes_happy[kind],
        "civil_actions": BOOK.civil_actions[kind], "military_actions": BOOK.military_actions[kind],
        "colonization": BOOK.colonization[kind], "blue_tokens": BOOK.blue[kind], "yellow_tokens": BOOK.yellow[kind],
    }
    if kind < STORES:
        found["food" if kind < MINE else "resources"] = BOOK.value[kind]
    return {name: n for name, n in found.items() if n}


def side(figures: tuple[int, int, int, int]) -> dict[str, int]:
    return {name: n for name, n in zip(SIDE_IDS, figures, strict=True) if n}
