"""The ten maps, drawn. The first nine have names and number of players from the rulebook of African Empires, the tiles
are ours; the last one is ours altogether.

A row begins with the place of its first tile: a letter that goes on from tile to tile, and the digit of the row. Tiles
are six characters apart; a row is shifted by three against the next, so that neighbours stand beside each other or
above and below by half a tile. A tile is

    C1 to C5    the Capital of that seat        ~     Water        ^     a Volcano
    pl fo mt co mi hi sa oa po                  plains, forest, mountain, coast, Mines, Hills, Savanna, Oasis, Port
       1 2 3 T                                  number of its Exploration token, or a Free Town
          p s                                   Production or Science token
          MG MA MC MV MX                        Market: Gao, Alexandria, Constantinople, Venice, Chang'an
             *                                  Natural Wonder

so `mt3p*` is a mountain with a token of number 3, a Production token and a Natural Wonder."""

from __future__ import annotations

import re
from typing import Final

from clio.games.monumental.cardbook import (
    CAPITAL, COAST, CORE_MAPS, FOREST, HILLS, MAPS, MINES, MOUNTAIN, NO_TOKEN, OASIS, PLAINS, PORT, PRODUCTION_TOKEN,
    SAVANNA, SCIENCE_TOKEN, VOLCANO, WATER, Map, Tile,
)

ONE_DAY = """
e3:        mi2p  coTs  po2s
d4:     fo1MG pl1s  mt2p  pl1p
c5:  C1    sa1p  mt3p* sa1p  C2
c6:     pl1p  mt2p  pl1s  fo1MA
c7:        po2s  coTs  mi2p
"""

AROUND_THE_OASIS = """
e3:        fo2MA mi2p  po2s
d4:     coTs  sa1s  mt2p  pl1p
c5:  C1    hi1p  oa2p* hi1p  C2
c6:     pl1p  mt2p  sa1s  coTs
c7:        po2s  mi2p  fo2MG
"""

SHADOW_OF_DISASTER = """
e2:     mt2s* sa2p
e3:        coTs  po2s  ~
d4:     ~     hi2s  mi3p  pl1MA
c5:  C1    oa2s  ^     oa2s  C2
c6:     pl1MG mi3p  hi2s  ~
c7:        ~     po2s  coTs
d8:                 sa2p  mt2s*
"""

OPEN_SEA = """
g2:                       hi2s  po1s
e3:              mt2p* fo1MG C2    sa1p
c4:     sa1p  pl1p  mt3p  co1p  pl1p
b5:  po1s  C1    co1p  ~     mt3p  mt2p*
b6:     hi2s  fo1MA mt3p  co1p  fo1MC
c7:              mt2p* pl1p  C3    hi2s
d8:                       sa1p  po1s
"""

GREAT_LAKES = """
e2:              coTs  hi2MG fo1p  C2    po1s
d3:           mi2p  ~     mt2p  mt3p  oa1s
b4:  po1s  oa1s  mt2p  sa2s  pl1p  mt2p  mi2p
b5:     C1    mt3p  pl1p  pl3p* sa2s  ~     coTs
b6:        fo1p  mt2p  sa2s  pl1p  mt2p  hi2MC
b7:           hi2MA ~     mt2p  mt3p  fo1p
b8:              coTs  mi2p  oa1s  C3
d9:                             po1s
"""

HEAT_OF_BATTLE = """
g2:                       fo1p  C2
e3:              ^     mt3p  mt3p  pl1p
c4:     pl1p  mt2p  mi2s  sa2MG mt2p
b5:  C1    mt3p  sa2MA oa3s* mi2s  ^
b6:     fo1p  mt3p  mi2s  sa2MC mt3p
c7:              ^     mt2p  mt3p  fo1p
d8:                       pl1p  C3
"""

DILEMMA = """
g2:                          mt2p  C2    co1p
e3:                 po2s  fo1p  pl1p  mt2p  hiTs
c4:        mt2p  fo1p  mi2p  pl2s  sa2MG mt2p  co1p
b5:     C1    pl1p  pl2s  oa3s* pl2s  pl1p  C3
a6:  co1p  mt2p  sa2MA pl2s  mi2p  fo1p  mt2p
a7:     hiTs  mt2p  pl1p  fo1p  po2s
a8:        co1p  C4    mt2p
"""

LOCK = """
g2:                       C2    co1p
e3:              hi2MA pl1p  fo1s
c4:     C1    pl1p  oa2s* mt2p  po2s
b5:  co1p  fo1s  mt2p  mi3p  mt2p  fo1s  co1p
c6:           po2s  mt2p  oa2s* pl1p  C3
c7:              fo1s  pl1p  hi2MG
b8:           co1p  C4
"""

HORN_OF_PLENTY = """
g1:                       co1s  C2
e2:              poTs  co1p  fo1p  pl1p
c3:     co1s  co1p  mi2p  fo2MA pl2p  mt2p*
b4:  C1    fo1p  fo2MC sa3p  pl2s  hi2s  mt2p*
b5:     pl1p  pl2p  pl2s  oa3p* pl2s  pl2p  pl1p
b6:        mt2p* hi2s  pl2s  sa3p  fo2MG fo1p  C3
b7:           mt2p* pl2p  fo2MV mi2p  co1p  co1s
b8:              pl1p  fo1p  co1p  poTs
b9:                 C4    co1s
"""

FIVE_CROWNS = """
g1:                    co1s
f2:                 mt2p  C2
c3:  co1s  mt2p  poTs  pl1p  fo1MA pl1p  pl1p
c4:     C1    pl1p  sa2s  mt2p  mi2p        fo1MC
c5:        fo1MG mt2p  oa3s* mt2p  pl1p  C3    co1s
b6:     pl1p  mi2p  mt2p  pl1p  oa2s        mt2p
a7:  pl1p        pl1p  oa2s  pl1p        poTs
a8:     fo1MX C5                C4    mt2p
a9:        co1s  mt2p  poTs  fo1MV co1s
"""

TERRAIN: Final = {
    "pl": PLAINS, "fo": FOREST, "mt": MOUNTAIN, "co": COAST, "mi": MINES, "hi": HILLS, "sa": SAVANNA, "oa": OASIS,
    "po": PORT, "~": WATER, "^": VOLCANO,
}
TOKEN: Final = {"": NO_TOKEN, "p": PRODUCTION_TOKEN, "s": SCIENCE_TOKEN}
MARKET: Final = "GACVX"  # in the order in which the tokens are declared
TOWN_NUMBER: Final = 4
WIDTH: Final = 6  # of a tile in the drawings
PROVINCE: Final = re.compile(r"([a-z]{2})([123T])([ps]?)(?:M([GACVX]))?(\*?)")


def tile_of(code: str, q: int, r: int) -> Tile:
    if code[0] == "C":
        return Tile(q, r, CAPITAL, seat=int(code[1:]) - 1)
    if code in ("~", "^"):
        return Tile(q, r, TERRAIN[code])
    found = PROVINCE.fullmatch(code)
    assert found is not None, code
    terrain, number, token, market, natural = found.groups()
    town = number == "T"
    return Tile(
        q, r, TERRAIN[terrain], TOWN_NUMBER if town else int(number), town, TOKEN[token],
        MARKET.index(market) if market else -1, natural == "*",
    )


def read(drawing: str) -> list[Tile]:
    tiles = []
    edges = set()  # where the drawing begins, by each of its rows
    for row in drawing.split("\n"):
        codes = list(re.finditer(r"\S+", row))
        if not codes:
            continue
        place, start = codes[0].group(), codes[1].start()
        first, r = ord(place[0]) - ord("e"), int(place[1]) - 5
        edges.add(start - WIDTH * (2 * first + r) // 2)
        for code in codes[1:]:
            steps, crooked = divmod(code.start() - start, WIDTH)
            assert not crooked, row
            tiles.append(tile_of(code.group(), first + steps, r))
    assert len(edges) == 1, drawing
    return tiles


def lay(id: str, en: str, fr: str, seats: int, difficulty: int, drawing: str) -> None:
    MAPS.append(Map(id, en, fr, seats, difficulty, read(drawing)))
    CORE_MAPS.append(MAPS[-1].without_african())


def declare() -> None:
    lay("one-day", "One Day All This Will Be Yours", "Un jour, tout ceci sera à toi", 2, 1, ONE_DAY)
    lay("around-the-oasis", "Around the Oasis", "Autour de l'oasis", 2, 3, AROUND_THE_OASIS)
    lay("shadow-of-disaster", "In the Shadow of Disaster", "L'ombre du désastre", 2, 2, SHADOW_OF_DISASTER)
    lay("open-sea", "The Call of the Open Sea", "L'appel du large", 3, 1, OPEN_SEA)
    lay("great-lakes", "The Great Lakes", "Les Grands Lacs", 3, 2, GREAT_LAKES)
    lay("heat-of-battle", "In the Heat of Battle", "Dans la chaleur des batailles", 3, 3, HEAT_OF_BATTLE)
    lay("dilemma", "The Dilemma", "Le dilemme", 4, 1, DILEMMA)
    lay("lock", "The Lock", "Le verrou", 4, 2, LOCK)
    lay("horn-of-plenty", "The Horn of Plenty", "La corne d'abondance", 4, 3, HORN_OF_PLENTY)
    lay("five-crowns", "Five Crowns", "Cinq couronnes", 5, 2, FIVE_CROWNS)
