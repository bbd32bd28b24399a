"""What players do by hand where a text is not understood: looking at the top, bans, Life face-up."""

from __future__ import annotations

from voyage import RESTED, Voyage

from sanam.engine import manual
from sanam.engine.view import view


def test_cards_from_the_top_are_looked_at_some_taken_and_the_rest_put_on_the_bottom_in_order() -> None:
    s = Voyage()
    for name in ("mate", "cook", "brute"):
        s.put(0, name, "deck")
    brute, cook, mate = s.zone(0, "deck")[::-1][:3]
    s.play.manual(0, manual.Act("look", None, 0))
    assert s.asked == (0, "look_amount")
    s.act("amount", value=3)
    assert s.choices() == [brute, cook, mate]
    seen = {seat: [card.code for card in view(s.play, seat).zones["0.deck"] if card.code] for seat in (0, 1)}
    assert (len(seen[0]), len(seen[1])) == (3, 0)
    s.pick(cook)
    assert s.asked == (0, "effect_order")
    s.pick(mate, brute)
    assert (s.where(cook), s.zone(0, "deck")[:2]) == ("0.hand", [brute, mate])
    assert s.asked == (0, "action")
    assert not [card for card in view(s.play, 0).zones["0.deck"] if card.code], "unknown again"


def test_a_card_is_kept_from_attacking_blocking_and_standing_up() -> None:
    s = Voyage()
    mate, guard = s.put(0, "mate", "character"), s.put(1, "guard", "character")
    s.play.manual(0, manual.Modify(mate, "no attack", "set", 1, "turn"))
    s.play.manual(0, manual.Modify(guard, "no block", "set", 1, "turn"))
    assert mate not in s.offered("attack")
    s.play.manual(0, manual.Modify(mate, "no attack", "set", 0, "turn"))
    assert mate in s.offered("attack")
    s.act("attack", s.leader(0))
    s.act("target", s.leader(1))
    assert s.asked != (1, "block")
    s.settle()
    s.rest(guard)
    s.play.manual(0, manual.Modify(guard, "no refresh", "set", 1, ""))
    s.end_turn()
    assert s.card(guard).stance == RESTED
    s.end_turn()
    s.end_turn()
    assert s.card(guard).stance != RESTED, "once only"


def test_a_card_goes_to_the_life_face_up() -> None:
    s = Voyage()
    held = s.put(0, "mate", "hand")
    s.play.manual(0, manual.Move(held, "0.life", None, "up"))
    assert (s.zone(0, "life")[-1], s.card(held).face_up) == (held, True)
