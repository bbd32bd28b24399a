"""What each area shows to whom, and who may change its order (3-1 to 3-10, 11-2, 11-3)."""

from __future__ import annotations

import pytest
from voyage import Voyage, character

from sanam.engine import manual
from sanam.engine.choice import Refused
from sanam.engine.session import Session
from sanam.engine.view import view
from sanam.games.onepiece.vocabulary.zones import AREAS

rule = pytest.mark.rule
BOOK = "one-piece"


def full() -> Voyage:
    """Seat 0 with a card in every area."""
    s = Voyage(don=6)
    for name, area in (("mate", "character"), ("harbour", "stage"), ("gale", "trash"), ("mate", "hand")):
        s.put(0, name, area)
    s.act("give", s.leader(0))
    return s


def seen(s: Voyage, seat: int, area: str) -> bool:
    """Whether `seat` knows the cards of seat 0's area."""
    cards = view(s.play, seat).zones[f"0.{area}"]
    assert cards
    known = {card.code is not None for card in cards}
    assert len(known) == 1
    return known.pop()


@pytest.mark.parametrize("open_hands", [False, True])
def test_a_player_may_look_through_the_own_deck_and_knows_no_life_card(open_hands: bool) -> None:
    session = Session(full().play, 0, open_hands=open_hands)
    codes = {
        area: {session.own(card.handle) is not None for card in session.view.zones[f"0.{area}"]}
        for area in ("deck", "hand", "character", "life")
    }
    assert codes == {"deck": {True}, "hand": {True}, "character": {True}, "life": {False}}


@rule(BOOK, "3-1-4")
def test_the_number_of_cards_is_known_everywhere() -> None:
    s = full()
    for who in (0, 1):
        zones = view(s.play, who).zones
        assert {zone: len(cards) for zone, cards in zones.items()} == {
            zone: len(cards) for zone, cards in s.table.zones.items()
        }


@rule(BOOK, "3-1-5")
def test_open_and_secret_areas() -> None:
    s = full()
    secret = {area for area in AREAS if not all(seen(s, who, area) for who in (0, 1))}
    assert secret == {"deck", "hand", "life"}


@pytest.mark.parametrize(
    ("area", "owner", "other"),
    [
        pytest.param("deck", False, False, marks=rule(BOOK, "3-2-2")),
        pytest.param("life", False, False, marks=rule(BOOK, "3-10-2")),
        pytest.param("hand", True, False, marks=rule(BOOK, "3-4-2", "3-4-3")),
        pytest.param("don-deck", True, True, marks=rule(BOOK, "3-3-2")),
        pytest.param("trash", True, True, marks=rule(BOOK, "3-5-2")),
        pytest.param("leader", True, True, marks=rule(BOOK, "3-6-2")),
        pytest.param("character", True, True, marks=rule(BOOK, "3-7-2")),
        pytest.param("stage", True, True, marks=rule(BOOK, "3-8-2")),
        pytest.param("cost", True, True, marks=rule(BOOK, "3-9-2")),
        pytest.param("given", True, True, marks=rule(BOOK, "6-5-5-1")),
    ],
)
def test_who_knows_the_cards_of_an_area(area: str, owner: bool, other: bool) -> None:
    s = full()
    assert (seen(s, 0, area), seen(s, 1, area)) == (owner, other)
    if area in ("leader", "character", "stage", "cost", "trash"):
        assert all(s.card(card).face_up for card in s.zone(0, area))


@pytest.mark.parametrize(
    ("area", "name"),
    [
        pytest.param("hand", "mate", marks=rule(BOOK, "3-4-2")),
        pytest.param("trash", "gale", marks=rule(BOOK, "3-5-2")),
        pytest.param("cost", "", marks=rule(BOOK, "3-9-2")),
    ],
)
def test_whose_the_order_of_an_area_is(area: str, name: str) -> None:
    s = full()
    if name:
        s.put(0, name, area)
    before = s.zone(0, area)
    s.play.manual(0, manual.Move(before[0], f"0.{area}"))
    assert s.zone(0, area) == [*before[1:], before[0]]
    with pytest.raises(Refused, match="only-its-owner-reorders"):
        s.play.manual(1, manual.Move(before[0], f"0.{area}", 0))


@rule(BOOK, "3-3-2")
def test_anybody_may_reorder_the_don_deck() -> None:
    s = Voyage(don=4)
    before = s.zone(0, "don-deck")
    s.play.manual(1, manual.Move(before[0], "0.don-deck"))
    assert s.zone(0, "don-deck") == [*before[1:], before[0]]


@rule(BOOK, "3-9-2")
def test_don_are_rested_in_the_order_in_which_their_owner_laid_them() -> None:
    s = Voyage()
    first, *_, last = s.zone(0, "cost")
    s.play.manual(0, manual.Move(last, "0.cost", 0))
    harbour = s.put(0, "harbour", "hand")
    s.act("play", harbour)
    assert (s.card(last).sideways, s.card(first).sideways) == (True, False)


@rule(BOOK, "3-5-2")
def test_a_newly_trashed_card_lies_on_top() -> None:
    s = full()
    (mate,) = s.zone(0, "character")
    s.play.manual(0, manual.Act("ko", mate))
    assert s.zone(0, "trash")[-1] == mate


@rule(BOOK, "3-10-2-1")
def test_a_face_up_life_card_is_open() -> None:
    s = full()
    low, *_, top = s.zone(0, "life")
    s.play.manual(0, manual.Turn(low, "up"))
    for who in (0, 1):
        shown = view(s.play, who).zones["0.life"]
        assert [card.code is not None for card in shown] == [True, False, False, False, False]
    # It is no longer so when it lies elsewhere; the rest stays hidden.
    s.play.manual(0, manual.Turn(low, "down"))
    assert view(s.play, 0).zones["0.life"][0].code is None
    assert top != low


@rule(BOOK, "11-2-2", "11-3-1", "11-3-2", "11-3-3")
def test_what_is_looked_at_for_an_ability_is_unknown_again_afterwards() -> None:
    s = Voyage(character("spy", text="[Activate: Main] Look at 2 cards from the top of your deck."))
    spy = s.put(0, "spy", "character")
    held = s.put(0, "mate", "hand")
    before = s.zone(0, "deck")
    s.act("activate", spy)
    for card in before[-2:]:
        s.play.manual(0, manual.Reveal(card, [0]))
    s.play.manual(0, manual.Reveal(held, [1]))
    mine, theirs = view(s.play, 0).zones["0.deck"], view(s.play, 1).zones["0.deck"]
    assert [card.code is not None for card in mine[-3:]] == [False, True, True]
    assert [card.code for card in theirs[-2:]] == [None, None]
    assert view(s.play, 1).zones["0.hand"][0].code is not None
    # They are where they were all the time.
    assert s.zone(0, "deck") == before
    s.act("done")
    assert s.zone(0, "deck") == before
    assert {s.card(card).stance for card in before} == {"down"}
    assert [card.code for card in view(s.play, 0).zones["0.deck"]] == [None] * len(before)
    assert view(s.play, 1).zones["0.hand"][0].code is None


@rule(BOOK, "3-10-3")
def test_life_that_was_looked_at_lies_as_before() -> None:
    s = Voyage(character("seer", text="[Activate: Main] Look at all of your Life cards."))
    seer = s.put(0, "seer", "character")
    low, *_, top = s.zone(0, "life")
    s.play.manual(0, manual.Turn(low, "up"))
    before = [(card, s.card(card).stance) for card in s.zone(0, "life")]
    s.act("activate", seer)
    for card, _ in before:
        s.play.manual(0, manual.Reveal(card, [0]))
    assert all(card.code is not None for card in view(s.play, 0).zones["0.life"])
    assert [card.code is not None for card in view(s.play, 1).zones["0.life"]] == [True, *[False] * 4]
    s.act("done")
    assert [(card, s.card(card).stance) for card in s.zone(0, "life")] == before
    assert [card.code is not None for card in view(s.play, 0).zones["0.life"]] == [True, *[False] * 4]
    assert top != low


def test_open_practice_shows_both_hands() -> None:
    s = Voyage(open=True)
    card = s.put(1, "mate", "hand")
    assert view(s.play, 0).zones["1.hand"][0].id == card
    assert view(s.play, 0).zones["1.deck"][0].id is None
