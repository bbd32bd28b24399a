"""Conditions as texts word them: what only one player has, what is (not) there, and how this card was Summoned."""

from __future__ import annotations

import pytest
from scenario import ATTACK, DEFENSE, Scenario, effect, parsed, spell, through

LONELY = effect(
    "lonely", "If only your opponent controls a monster, you can Special Summon this card (from your hand)."
)
KIND = effect(
    "kind", 'If the only monsters you control are "bear" monsters, you can Special Summon this card (from your hand).'
)


@pytest.mark.parametrize(("mine", "theirs", "may"), [(0, 1, True), (1, 1, False), (0, 0, False)])
def test_only_the_opponent_controls_a_monster(mine: int, theirs: int, may: bool) -> None:
    s = Scenario("zh-mr2", LONELY)
    card = s.put(0, "lonely", "hand")
    for seat, count in ((0, mine), (1, theirs)):
        for slot in range(count):
            s.put(seat, "ox", f"m{slot + 1}")
    s.settle()
    assert (card in s.offered("special_summon")) == may


@pytest.mark.parametrize(("others", "may"), [(("bear",), True), (("bear", "ox"), False), ((), False)])
def test_all_monsters_are_such_monsters(others: tuple[str, ...], may: bool) -> None:
    s = Scenario("zh-mr2", KIND)
    card = s.put(0, "kind", "hand")
    for slot, name in enumerate(others):
        s.put(0, name, f"m{slot + 1}")
    s.settle()
    assert (card in s.offered("special_summon")) == may


# ------------------------------------------------------------------------------ cards that destroy themselves

COWARD = effect("coward", "If this card is in face-up Defense Position, destroy it.")
GUEST = effect("guest", 'If "ox" is not on the field, destroy this card.')
BLAST = parsed(spell("blast", text='Destroy all "ox" on the field.'))


def test_a_card_destroys_itself_as_soon_as_it_lies_so() -> None:
    s = Scenario("zh-mr2", COWARD)
    card = s.put(0, "coward", "m1", ATTACK)
    s.settle()
    s.act("change_position", card)
    through(s)
    assert s.where(card) == "0.graveyard"


def test_a_card_destroys_itself_when_what_it_needs_has_gone() -> None:
    s = Scenario("zh-mr2", GUEST, BLAST)
    card = s.put(0, "guest", "m1", ATTACK)
    s.put(1, "ox", "m1", DEFENSE)
    s.act("activate", s.put(0, "blast", "hand"))
    through(s)
    assert s.where(card) == "0.graveyard"


def test_it_stays_while_what_it_needs_is_there() -> None:
    s = Scenario("zh-mr2", GUEST)
    card = s.put(0, "guest", "m1", ATTACK)
    s.put(1, "ox", "m1", DEFENSE)
    s.act("set_monster", s.put(0, "bear", "hand"))
    through(s)
    assert s.where(card) == "0.m1"


# ------------------------------------------------------------------------------------------- "Summoned this way"

COMER = effect(
    "comer",
    "If your opponent controls a monster, you can Special Summon this card (from your hand). "
    "When you do: You can draw 1 card. If Summoned this way, this card gains 400 ATK.",
)
CALL = parsed(spell("call", text='Special Summon 1 "comer" from your hand.'))


@pytest.mark.parametrize("own", [True, False])
def test_summoned_this_way_is_by_its_own_method(own: bool) -> None:
    s = Scenario("zh-mr2", COMER, CALL)
    card = s.put(0, "comer", "hand")
    s.put(1, "ox", "m1")
    hand = s.size(0, "hand")
    if own:
        s.act("special_summon", card)
        through(s)
        assert s.size(0, "hand") == hand - 1 + 1
    else:
        s.act("activate", s.put(0, "call", "hand"))
        through(s)
        assert s.size(0, "hand") == hand - 1
    assert s.game.value(card, "atk") == 1500 + 400 * own
