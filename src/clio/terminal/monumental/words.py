"""The words and figures of Monumental, which everything on its board is made of."""

from __future__ import annotations

from clio.engine.info import View
from clio.terminal.families.monumental.words import FamilyWords

SEAT_STYLES = ("green", "red", "yellow", "cyan", "magenta")


class MonumentalWords(FamilyWords):
    """Prices, tiles and pieces in one language. A seat on the map is its number, as in the notation."""

    game = "monumental"

    def price(self, card: str, price: View) -> str:
        """What a card costs the reader, in letters; what is missing for it in brackets."""
        return self.both_sections(card, self.bill(price)) + self.missing(price["lacks"])

    def missing(self, lacks: int) -> str:
        return f" (-{lacks})" if lacks else ""

    def seat_style(self, seat: int | None) -> str:
        return "" if seat is None else SEAT_STYLES[seat % len(SEAT_STYLES)]

    def era(self, era: str) -> str:
        return self.told(f"era.{era}")

    def terrain(self, tile: View) -> str:
        return self.told(f"terrain.{tile['terrain']}")

    def whom(self, names: list[str], seat: int | None) -> str:
        return self.told("board.nobody") if seat is None else names[seat]

    # ------------------------------------------------------------------ on a tile, in signs
    def pieces(self, tile: View) -> str:
        """Owner, Soldiers, Warlord, Hero, Outpost, Hidden Forces: "1:3WO"."""
        if tile["owner"] is None:
            return ""
        soldiers = str(tile["soldiers"]) if tile["soldiers"] else ""
        there = [self.told(f"sign.{what}") for what in ("warlord", "hero", "outpost", "forces") if tile[what]]
        return f"{tile['owner'] + 1}:{soldiers}{''.join(there)}"

    def explorers(self, tile: View) -> list[str]:
        """ "e1" for one of the first seat, "ee1" for both."""
        sign = self.told("sign.explorer")
        return [f"{sign * tile['explorers'].count(seat)}{seat + 1}" for seat in dict.fromkeys(tile["explorers"])]

    def things(self, tile: View) -> list[str]:
        """Everything else that lies on a tile, in signs."""
        out = []
        if tile["token"] is not None:
            out.append("?" + (self.told("sign.town") if tile["town"] else str(tile["token"])))
        if tile["resource"] is not None:
            out.append(self.told(f"letter.{tile['resource']}").lower())
        if tile["market"] is not None:
            out.append(f"{self.told('sign.market')}{tile['market']['left']}")
        if tile["natural_hidden"] or tile["natural"] is not None:
            out.append(self.told("sign.natural") + ("?" if tile["natural_hidden"] else ""))
        if tile["post"] is not None:
            out.append(f"{self.told('sign.post')}{tile['post']['owner'] + 1}")
        out += [self.told(f"sign.{what}") for what in ("wonder", "cargo", "monster") if tile[what]]
        return out
