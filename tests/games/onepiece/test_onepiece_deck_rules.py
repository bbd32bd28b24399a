"""One Piece deck rules: sizes, categories, colours, copies, and texts that override them."""

from __future__ import annotations

from typing import Any

import pytest

from sanam.decks.model import make_deck
from sanam.decks.odds import deal
from sanam.games.onepiece.cards.deck_rules import check_deck, check_match, copies_allowed, is_forbidden
from sanam.games.onepiece.cards.decks import life
from sanam.games.onepiece.cards.model import OnePieceCard
from sanam.games.onepiece.rules.setup import make_header
from sanam.games.onepiece.texts.reading.texts import reading

rule = pytest.mark.rule
ANY = "Under the rules of this game, you may have any number of this card in your deck.\n[Blocker]"
NO_COST = "Under the rules of this game, you cannot include cards with a cost of 5 or more in your deck."
NO_EVENTS = "Under the rules of this game, you cannot include Events in your deck."
ONLY = "Under the rules of this game, you can only include {Water Seven} type cards in your deck."


def card(number: int, category: str = "character", **fields: Any) -> OnePieceCard:
    usual: dict[str, Any] = {"colours": ("red",)}
    usual |= {"life": 5} if category == "leader" else {} if category == "don" else {"cost": 1}
    if category == "don":
        usual["colours"] = ()
    return OnePieceCard(code=f"OP90-{number:03}", name=f"Card {number}", category=category, **{**usual, **fields})


LEADER = card(1, "leader")
CREW = [card(number) for number in range(2, 15)]
DON = card(99, "don")


def deck(*changes: tuple[str, int]) -> dict[str, list[str]]:
    """A legal deck: 12 cards four times, one twice; then changes (code, copies more or fewer) of its deck."""
    cards = [crew.code for crew in CREW[:12] for _ in range(4)] + [CREW[12].code] * 2
    for code, by in changes:
        for _ in range(abs(by)):
            cards.append(code) if by > 0 else cards.remove(code)
    return {"leader": [LEADER.code], "deck": cards, "don": [DON.code] * 10}


def known(*more: OnePieceCard) -> dict[str, OnePieceCard]:
    return {one.code: one for one in (LEADER, DON, *CREW, *more)}


def found(piles: dict[str, list[str]], *more: OnePieceCard) -> list[tuple[str, str]]:
    return [(finding.id, finding.pile) for finding in check_deck(known(*more), piles)]


@pytest.mark.rule("one-piece", "5-1-1", "5-1-2")
def test_a_leader_fifty_cards_and_ten_don() -> None:
    assert found(deck()) == []
    assert found({**deck(), "leader": []}) == [("deck.too-few", "leader")]
    assert found({**deck(), "leader": [LEADER.code] * 2}) == [("deck.too-many", "leader")]
    assert found(deck((CREW[12].code, -1))) == [("deck.too-few", "deck")]
    assert found(deck((CREW[12].code, 1))) == [("deck.too-many", "deck")]
    assert found({**deck(), "don": [DON.code] * 9}) == [("deck.too-few", "don")]
    assert found({**deck(), "don": [DON.code] * 11}) == [("deck.too-many", "don")]
    assert found({}) == [("deck.too-few", "leader"), ("deck.too-few", "deck"), ("deck.too-few", "don")]


@pytest.mark.rule("one-piece", "5-1-2-1")
def test_the_deck_is_of_characters_events_and_stages() -> None:
    event, stage, other = card(20, "event"), card(21, "stage"), card(22, "leader")
    assert found(deck((event.code, 1), (stage.code, 1), (CREW[12].code, -2)), event, stage) == []
    for strange in (other, DON):
        piles = deck((strange.code, 1), (CREW[12].code, -1))
        assert found(piles, strange) == [("deck.other-pile", "deck")]
    assert found({**deck(), "leader": [CREW[0].code]})[0] == ("deck.other-pile", "leader")
    (finding,) = check_deck(known(other), deck((other.code, 1), (CREW[12].code, -1)))
    assert (finding.mend, finding.params["to"], finding.codes) == ("mend.to-pile", "leader", (other.code,))


@pytest.mark.rule("one-piece", "5-1-2-2")
def test_every_colour_of_a_card_is_one_of_the_leaders() -> None:
    blue, both = card(23, colours=("blue",)), card(24, colours=("red", "blue"))
    for strange in (blue, both):
        piles = deck((strange.code, 1), (CREW[12].code, -1))
        (finding,) = check_deck(known(strange), piles)
        assert (finding.id, finding.params["colours"], finding.codes) == ("deck.colour", "blue", (strange.code,))
        two = card(25, "leader", colours=("blue", "red"))
        assert found({**piles, "leader": [two.code]}, strange, two) == []


@pytest.mark.rule("one-piece", "2-14-2", "5-1-2-3")
def test_four_cards_of_one_number() -> None:
    piles = deck((CREW[0].code, 1), (CREW[12].code, -1))
    (finding,) = check_deck(known(), piles)
    assert (finding.id, finding.params["count"], finding.params["limit"], finding.params["by"]) == (
        "deck.copies-number",
        5,
        4,
        1,
    )
    # It is the number that counts, not the name.
    twin = msgspec_twin(CREW[0], "OP90-077")
    assert found(deck((twin.code, 1), (CREW[12].code, -1)), twin) == []


def msgspec_twin(of: OnePieceCard, code: str) -> OnePieceCard:
    from msgspec.structs import replace

    return replace(of, code=code)


@pytest.mark.rule("one-piece", "5-1-2-4", "5-1-2-4-1")
def test_texts_allow_more_and_forbid() -> None:
    many = card(30, text=ANY)
    piles = deck((many.code, 10), *[(crew.code, -4) for crew in CREW[:2]], (CREW[12].code, -2))
    assert found(piles, many) == []
    assert found(piles, card(30, text="[Blocker]")) == [("deck.copies-number", "")]
    assert (copies_allowed(many), copies_allowed(CREW[0])) == (None, 4)
    assert copies_allowed(card(31, text="Under the rules of this game, you may have up to 6 of this card.")) == 6
    leader, dear = card(32, "leader", text=NO_COST), card(33, cost=5)
    piles = {**deck((dear.code, 1), (CREW[12].code, -1)), "leader": [leader.code]}
    (finding,) = check_deck(known(leader, dear), piles)
    assert (finding.id, finding.codes, finding.params["by"]) == ("deck.forbidden-by", (dear.code,), leader.name)
    assert found({**piles, "leader": [LEADER.code]}, dear) == []
    event = card(34, "event")
    assert is_forbidden(event, card(35, "leader", text=NO_EVENTS))
    assert not is_forbidden(CREW[0], card(35, "leader", text=NO_EVENTS))
    sailor = card(36, types=("Water Seven",))
    assert not is_forbidden(sailor, card(37, "leader", text=ONLY))
    assert is_forbidden(CREW[0], card(37, "leader", text=ONLY))


@pytest.mark.rule("one-piece", "5-1-2-4-2")
def test_such_texts_hold_while_the_deck_is_built_and_others_do_not() -> None:
    # Only a text "under the rules of this game" speaks of building a deck.
    loose = card(
        38, text="[On Play] You may have any number of this card in your hand. You cannot include Events in your deck."
    )
    assert copies_allowed(loose) == 4
    assert not is_forbidden(card(39, "event"), loose)
    mixed = card(41, text=f"{ANY}\n[On Play] You cannot include Events in your deck.")
    assert not is_forbidden(card(39, "event"), mixed)
    building = card(42, "leader", text=NO_EVENTS)
    piles = {**deck(("OP90-039", 1), (CREW[12].code, -1)), "leader": [building.code]}
    assert found(piles, building, card(39, "event")) == [("deck.forbidden-by", "deck")]
    # It holds though its card is in no area yet: the deck alone is looked at.
    assert found(deck((card(40, text=ANY).code, 5), (CREW[0].code, -4), (CREW[12].code, -1)), card(40, text=ANY)) == []


@pytest.mark.rule("one-piece", "2-1-3", "2-4-4")
def test_names_and_types_that_a_card_also_has_count_while_the_deck_is_built() -> None:
    nobody = card(
        43, "leader", text="Under the rules of this game, you cannot include cards named [Moss] in your deck."
    )
    moss = card(44, text="Also treat this card's name as [Moss] according to the rules.")
    assert is_forbidden(moss, nobody) and not is_forbidden(CREW[0], nobody)
    assert is_forbidden(card(45, also_named=("Moss",)), nobody)
    shipwright = card(46, text="Also treat this card's type as {Water Seven} according to the rules.")
    assert not is_forbidden(shipwright, card(37, "leader", text=ONLY))


def with_one(code: str, **piles: list[str]) -> dict[str, list[str]]:
    """A legal deck but for one card, which takes the place of another."""
    return {**deck((code, 1), (CREW[12].code, -1)), **piles}


SEVEN = deck(("OP90-031", 7), (CREW[10].code, -4), (CREW[11].code, -3))


@pytest.mark.parametrize(
    ("piles", "rules"),
    [
        pytest.param({**deck(), "leader": []}, ("5-1-1", "5-1-2"), marks=rule("one-piece", "5-1-1", "5-1-2")),
        pytest.param({**deck(), "don": ["DON"] * 11}, ("5-1-2",), marks=rule("one-piece", "5-1-2")),
        pytest.param(with_one("OP90-022"), ("5-1-2-1",), marks=rule("one-piece", "5-1-2-1")),
        pytest.param(with_one("OP90-023"), ("5-1-2-2",), marks=rule("one-piece", "5-1-2-2")),
        pytest.param(with_one(CREW[0].code), ("2-14-2", "5-1-2-3"), marks=rule("one-piece", "2-14-2", "5-1-2-3")),
        pytest.param(SEVEN, ("5-1-2-4", "5-1-2-4-1"), marks=rule("one-piece", "5-1-2-4", "5-1-2-4-1")),
        pytest.param(
            with_one("OP90-033", leader=["OP90-032"]),
            ("5-1-2-4", "5-1-2-4-1"),
            marks=rule("one-piece", "5-1-2-4", "5-1-2-4-1"),
        ),
    ],
)
def test_a_finding_cites_its_rules(piles: dict[str, list[str]], rules: tuple[str, ...]) -> None:
    six = card(31, text="Under the rules of this game, you may have up to 6 of this card in your deck.")
    others = (card(22, "leader"), card(23, colours=("blue",)), card(33, cost=5), card(32, "leader", text=NO_COST))
    (finding,) = check_deck(known(six, *others), piles)
    assert finding.rules == rules


@pytest.mark.rule("one-piece", "1-1-1")
def test_exactly_two_players() -> None:
    legal = (known(), deck())
    assert check_match([legal, legal]) == [[], []]
    for players in (0, 1, 3):
        with pytest.raises(ValueError, match="exactly 2"):
            check_match([legal] * players)


@pytest.mark.rule("one-piece", "5-2-1-1")
def test_every_deck_presented_must_be_legal() -> None:
    first, second = check_match([(known(), deck()), (known(), {**deck(), "leader": []})])
    assert first == [] and [finding.pile for finding in second] == ["leader"]


def test_the_hand_comes_before_the_life() -> None:
    built = make_deck("onepiece", {"deck": [f"OP90-{number:03}" for number in range(50)]})
    _, hand, rest = deal(built, 5)
    assert sorted(hand + rest["deck"]) == sorted(built.codes("deck"))
    # The deck's top card goes to the bottom of the Life area (5-2-1-7).
    leader = OnePieceCard(code="OP90-999", name="Captain", category="leader", colours=("red",), life=5)
    laid = life({"leader": ["OP90-999"]}, {"OP90-999": leader}, rest)
    assert laid is not None and laid[1] == tuple(reversed(rest["deck"][:5]))


def test_unknown_cards_are_told_but_don_cards_need_no_definition() -> None:
    assert found({**deck(), "don": ["DON"] * 10}) == []
    piles = deck(("OP77-001", 1), (CREW[12].code, -1))
    assert found(piles) == [("deck.unknown", "")]


@rule("one-piece", "5-1-2", "5-1-2-4-1")
def test_a_leaders_text_says_how_many_don_cards_there_are() -> None:
    small = card(50, "leader", text="Under the rules of this game, your DON!! deck consists of 6 cards.")
    cards = {one.code: one for one in (LEADER, small, *CREW, DON)}
    for lead, size in ((LEADER, 10), (small, 6)):
        for count in (6, 10):
            piles = {"leader": [lead.code], "deck": deck()["deck"], "don": [DON.code] * count}
            found = [finding.params["count"] for finding in check_deck(cards, piles) if finding.pile == "don"]
            assert found == ([] if count == size else [count])


@rule("one-piece", "5-1-2-4-1")
def test_a_match_begins_with_as_many_don_cards_as_the_leader_says() -> None:
    small = card(50, "leader", text="Under the rules of this game, your DON!! deck consists of 6 cards.")
    cards = {one.code: one for one in (LEADER, small, *CREW)}
    decks = [{"leader": [lead.code], "deck": deck()["deck"], "don": ["DON"] * 10} for lead in (LEADER, small)]
    header = make_header("standard", decks, cards, seed=1)
    assert [len(piles["don"]) for piles in header.decks] == [10, 6]


def test_a_cost_is_asked_of_the_cards_that_the_text_names() -> None:
    text = "Under the rules of this game, you cannot include Events with a cost of 2 or more in your deck."
    boss = card(61, "leader", text=text)
    cheap, dear = (card(62 + cost, "event", cost=cost, text="[Main] Draw 1 card.") for cost in (1, 2))
    mate = card(66, cost=5)
    assert [is_forbidden(one, boss) for one in (cheap, dear, mate)] == [False, True, False]


def test_texts_that_follow_the_rules_in_other_words_are_read() -> None:
    text = "According to the rules, you may have any number of this card in your deck."
    assert copies_allowed(card(67, text=text)) is None
    included = "Under the rules of this game, your deck may include any number of this card."
    assert reading(included).whole
    assert copies_allowed(card(67, text=included)) is None
    only = card(68, "leader", text="Under the rules of this game, you can only include {Navy} type cards in your deck.")
    assert [is_forbidden(card(69 + at, types=types), only) for at, types in enumerate((("Navy",), ()))] == [False, True]
