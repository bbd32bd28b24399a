"""Cards that are banished face-down: only their owner may look at them, and they have no effects there."""

from __future__ import annotations

from scenario import Scenario, effect, magic, through

from sanam.engine.session import Session
from sanam.engine.table import DOWN

AWAY = magic("away", "Target 1 card on the field; banish it face-down.")
DESIRE = magic("desire", "Banish 10 cards from the top of your Deck, face-down; draw 2 cards.")
EACH = magic("each", "Each player banishes 1 card from their Deck, face-down.")
CALLED = effect("called", "If this card is banished: You can draw 1 card.")
BACK = magic("back", "Target 1 of your banished monsters; add it to your hand.")


def banished() -> tuple[Scenario, int]:
    s = Scenario("zh-mr2", AWAY, CALLED, BACK)
    theirs = s.put(1, "called", "m1")
    s.act("activate", s.put(0, "away", "hand"))
    through(s)
    return s, theirs


def test_it_lies_face_down_and_is_not_answered() -> None:
    s, theirs = banished()
    assert s.where(theirs) == "1.banished" and s.card(theirs).stance == DOWN
    assert s.size(1, "hand") == 0


def test_only_its_owner_sees_which_card_it_is() -> None:
    s = Scenario("zh-mr2", DESIRE)
    s.do("activate", s.put(0, "desire", "hand"))
    through(s)
    assert s.size(0, "banished") == 10
    own, other = (Session.of(s.play).at(seat).view.zones["0.banished"] for seat in (0, 1))
    assert all(card.code for card in own) and not any(card.code for card in other)


def test_what_it_is_cannot_be_said_of_it() -> None:
    s, theirs = banished()
    s.end_turn()
    back = s.put(1, "back", "hand")
    assert "activate" not in s.acts(back)
    s.put(1, "bear", "banished")
    assert "activate" in s.acts(back)
    s.act("activate", back)
    through(s)
    assert s.where(theirs) == "1.banished" and s.size(1, "banished") == 1


def test_each_player_banishes_face_down() -> None:
    s = Scenario("zh-mr2", EACH)
    s.do("activate", s.put(0, "each", "hand"))
    through(s)
    assert [s.card(s.table.zones[f"{seat}.banished"][0]).stance for seat in (0, 1)] == [DOWN, DOWN]
