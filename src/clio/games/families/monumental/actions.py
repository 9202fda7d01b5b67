"""Which moves the shared ops ask for."""

from __future__ import annotations


class Numbers:
    """Where the numbers of these moves begin in the action space of a game: each has its own."""

    def __init__(
        self, yes: int, no: int, stop: int, gain: int, spend: int, pay_gold: int, slot: int, pick: int, use: int,
        activate: int,
    ) -> None:
        self.yes = yes
        self.no = no
        self.stop = stop
        self.gain = gain  # + basic resource
        self.spend = spend  # + basic resource or Gold
        self.pay_gold = pay_gold  # + how many of the price in Gold
        self.slot = slot  # + slot of the own City
        self.pick = pick  # + card kind
        self.use = use  # + card kind
        self.activate = activate  # + 3 * row + column
