"""The house of a game: moves, questions, needs, and the laws that hold it together."""

from __future__ import annotations

from dataclasses import replace

import pytest

from clio.engine import checks, conformance
from clio.engine.conformance import Case
from clio.engine.game import Words
from clio.engine.history import Table
from clio.engine.kernel import Event
from clio.engine.moves import Asked, At, Bounds, House, Label, Move, Need, Part, Question, Reason, place
from tests.engine.games import auction
from tests.engine.games.auction import Auction, Sale

PLACE_OF_LOT = place("table", "lot")


class AuctionWords(Words[Sale]):
    def __init__(self, lang: str, needs: dict[str, str], wants: dict[str, str], moments: dict[str, str]) -> None:
        self.lang, self.needs, self.wants, self.moments = lang, needs, wants, moments
        self.groups = {"bid": "Bid", "end": "Leave"} if lang == "en" else {"bid": "Enchérir", "end": "Se retirer"}

    def event(self, s: Sale, e: Event, names: list[str]) -> str:
        return f"{names[e.me]}: {e.kind}"

    def told(self, name: str, part: object, at: At[Sale]) -> object:
        return at.names[part] if name == "leader" and isinstance(part, int) else part


WORDS = {
    "en": AuctionWords(
        "en", {"higher_than_high": "{leader} bids {high} already.", "payable": "you can pay {top} at most."},
        {"bidding": "bid or withdraw."}, {"peek": "nobody may look at the deck"},
    ),
    "fr": AuctionWords(
        "fr", {"higher_than_high": "l'offre de {leader} est déjà de {high}.",
               "payable": "vous pouvez payer {top} au plus."},
        {"bidding": "enchérissez ou retirez-vous."}, {"peek": "personne ne peut regarder la pioche"},
    ),
}


def top(at: At[Sale]) -> int:
    return at.s.gold[at.me] + at.s.bonus[at.me]


def bid(w: AuctionWords, at: At[Sale]) -> Label:
    return Label("Bid" if w.lang == "en" else "Enchérir", price=str(at.n))


def withdraw(w: AuctionWords, at: At[Sale]) -> Label:
    return Label("Withdraw" if w.lang == "en" else "Se retirer")


WITHDRAW = Move[Sale, AuctionWords]("withdraw", auction.WITHDRAW, withdraw, group="end", declines=True)
BID = Move[Sale, AuctionWords](
    "bid", auction.BID, bid, words=tuple(str(n) for n in range(auction.MOST)), places=lambda at: [PLACE_OF_LOT],
    needs=(
        Need("higher_than_high", lambda at: at.n > at.s.high, "AU-01",
             tells=lambda at: {"leader": max(at.s.leader, 0), "high": at.s.high}),
        Need("payable", lambda at: at.n <= top(at), "AU-02", tells=lambda at: {"top": top(at)}),
    ),
)
PEEK = Move[Sale, AuctionWords](
    "peek", auction.BID + auction.MOST, withdraw, moment=Reason("peek", "AU-04"), group="end", grave=True
)
BIDDING = Question[Sale, AuctionWords](
    "bidding", auction.Bidding, (WITHDRAW, BID), Reason("bidding", "AU-03"), lambda w, asked: f"{asked.s.high}?",
    bounds=lambda asked: Bounds(0, 1, 0),
)


class WordyAuction(Auction):
    def words(self, lang: str) -> AuctionWords:
        return WORDS[lang]


HOUSE = House((WITHDRAW, BID, PEEK), (BIDDING,), ("bid", "end"))
GAME = WordyAuction(HOUSE)


def broken(*needs: Need[Sale]) -> WordyAuction:
    """The auction with other needs for a bid."""
    question = replace(BIDDING, moves=(WITHDRAW, BID.needing(*needs)))
    return WordyAuction(House((WITHDRAW, BID, PEEK), (question,), ("bid", "end")))


def test_the_kit_finds_the_house_in_order() -> None:
    assert conformance.needs_tell(GAME, Case(3)) == []
    assert conformance.bounds_hold(GAME, Case(3)) == []
    assert conformance.refusals_hide(GAME, Case(3)) == []
    assert conformance.speaks(GAME, Case(3)) == []
    assert checks.unsaid(GAME) == []


def test_the_law_finds_a_need_that_is_forgotten() -> None:
    assert any("not legal in bidding though no need" in problem for problem in conformance.needs_tell(
        broken(BID.needs[1]), Case(3)))


def test_the_law_finds_a_need_that_asks_too_much() -> None:
    strict = Need[Sale]("payable", lambda at: at.n <= at.s.gold[at.me], "AU-02")
    assert any("is legal in bidding though" in problem for problem in conformance.needs_tell(
        broken(BID.needs[0], strict), Case(3)))


@pytest.mark.parametrize(("bounds", "problem"), [
    (Bounds(1, 1, 0), 'bidding may be left off by "withdraw" with 0 answers of at least 1.'),
    (Bounds(0, 1, 2), "bidding takes 0 to 1 answers and has 2."),
    (Bounds(2, 1, 1), "bidding takes 2 to 1 answers and has 1."),
])
def test_the_law_finds_bounds_that_the_answers_do_not_keep(bounds: Bounds, problem: str) -> None:
    question = replace(BIDDING, bounds=lambda asked: bounds)
    game = WordyAuction(House((WITHDRAW, BID, PEEK), (question,), ("bid", "end")))
    assert problem in conformance.bounds_hold(game, Case(3))


@pytest.mark.parametrize(("parts", "problem"), [
    ([Part(BID.first + 1, 1)], 'bidding can be answered by "withdraw", which is no part.'),
    ([Part(WITHDRAW.first, 2)], "bidding has parts, and takes 0 to 1 answers."),
    ([Part(PEEK.first, 1)], "bidding is not completed by: peek."),
])
def test_the_law_finds_parts_that_do_not_complete_their_question(parts: list[Part], problem: str) -> None:
    question = replace(BIDDING, parts=lambda asked: parts)
    game = WordyAuction(House((WITHDRAW, BID, PEEK), (question,), ("bid", "end")))
    assert problem in conformance.parts_complete(game, Case(3))


def test_the_law_finds_a_refusal_that_tells_a_hidden_card() -> None:
    telling = Need[Sale]("payable", lambda at: at.n <= top(at), "AU-02", tells=lambda at: {"top": str(at.s.deck)})
    assert any("tells what is hidden" in problem for problem in conformance.refusals_hide(
        broken(BID.needs[0], telling), Case(3)))


def test_a_missing_and_a_spare_sentence_are_found() -> None:
    renamed = Need[Sale]("affordable", BID.needs[1].met, "AU-02", tells=BID.needs[1].tells)
    problems = checks.unsaid(broken(BID.needs[0], renamed))
    assert "No sentence in fr for affordable (needs)." in problems
    assert "Nobody says payable in en (needs)." in problems


def test_the_first_unmet_need_is_the_reason_and_names_are_declined() -> None:
    table = Table(GAME, 2, seed="names", names=["Henri", "Bob"])
    high = table.options[1].number
    table.play(high)
    why = table.why_not("bid 0")
    assert why is not None
    assert why.clauses == ("AU-01",)
    assert why.text("fr") == f"l'offre d'Henri est déjà de {high - auction.BID}."
    too_much = table.why_not(f"bid {auction.MOST - 1}")
    assert too_much is not None
    assert too_much.clauses == ("AU-02",)


def test_a_move_that_the_question_does_not_know_hears_where_it_belongs_and_what_is_asked() -> None:
    table = Table(GAME, 2, seed="moment")
    why = table.why_not("peek")
    assert why is not None
    assert why.clauses == ("AU-04", "AU-03")
    assert why.text("en") == "nobody may look at the deck; bid or withdraw."


def test_the_open_question_for_a_program() -> None:
    table = Table(GAME, 2, seed="program")
    asked = table.inquiry()
    assert asked is not None
    assert (asked.kind, asked.source, asked.least, asked.most, asked.given) == ("bidding", None, 0, 1, 0)
    choice = table.options[1]
    assert choice.move == "bid"
    assert choice.targets == [PLACE_OF_LOT]
    assert choice.text("fr") == f"Enchérir ({choice.number - auction.BID})"


def test_an_op_without_a_question_is_told() -> None:
    house = House((WITHDRAW, BID, PEEK), (), ("bid", "end"))
    with pytest.raises(KeyError, match="Bidding"):
        house.question(GAME.start(2, {}, 1), GAME.start(2, {}, 1).waiting)


def test_questions_of_one_op_are_told_apart() -> None:
    opening = replace(BIDDING, kind="opening", when=lambda asked: asked.s.high == 0)
    house = House((WITHDRAW, BID, PEEK), (opening, BIDDING), ("bid", "end"))
    s = GAME.start(2, {}, 7)
    assert house.question(s, s.waiting).kind == "opening"
    s.apply(s.legal[-1])
    assert house.question(s, s.waiting).kind == "bidding"


def test_asked_and_at_know_who_answers() -> None:
    s = GAME.start(2, {}, 7)
    assert Asked(s, s.waiting).me == house_at(s).me == s.player


def house_at(s: Sale) -> At[Sale]:
    return HOUSE.at(s, s.waiting, s.legal[0])


def test_two_moves_may_share_the_first_words_of_their_symbols() -> None:
    house = House((WITHDRAW, BID, replace(PEEK, notation="bid", words=("blindly",))), (BIDDING,), ("bid", "end"))
    blindly = house.space.parse("bid blindly")
    assert house.move(blindly).name == "peek"
    s = GAME.start(2, {}, 7)
    assert house.unmet(s, s.waiting, blindly) is BIDDING.wants
    assert house.move(house.space.parse("bid 1")) is BID


def test_how_near_a_move_is_to_being_legal() -> None:
    s = GAME.start(2, {}, 7)
    s.high = 3

    def met(symbol: str) -> int:
        return HOUSE.met(s, s.waiting, HOUSE.space.parse(symbol))

    assert (met("withdraw"), met("bid 4"), met("bid 29"), met("bid 3"), met("peek")) == (0, 2, 1, 0, -1)
