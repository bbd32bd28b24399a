"""Effects that are used by the turn player, by either player, or by the one whose act is their occasion."""

from __future__ import annotations

import pytest
from scenario import SET, UP, Scenario, effect, magic, monster, snare, through

from sanam.games.yugioh.cards.model import CardData

WELL = magic("well", "Once per turn, during the Main Phase: The turn player can pay 500 LP; draw 1 card.", "field")
BOMB = magic(
    "bomb",
    "Once during each player's End Phase, the turn player Tributes 1 face-up monster on their side of the field and "
    "inflicts damage to the opponent equal to half of the original ATK of the Tributed monster.",
    "continuous",
)
REIGN = snare(
    "reign",
    "Either player can pay 800 Life Points to negate the Special Summon of a monster(s), and/or an effect that Special "
    "Summons a monster(s), and destroy those cards.",
    "continuous",
)
ROOST = magic(
    "roost",
    'When any "Finch" or "Wren" are Normal or Special Summoned: The player who conducted the Summon targets 1 '
    "Spell/Trap Card on the field; destroy that target.",
    "field",
)
GAME = magic("game", "The player with the lowest LP takes no damage.", "field")
CALL = magic("call", "Special Summon 1 Level 4 monster from your hand.")
ARROW = magic("arrow", "Inflict 300 damage to your opponent.")
HOP = effect("hop", "You can Special Summon this card (from your hand).", level=5)


def in_turn_of(seat: int, *cards: CardData) -> Scenario:
    s = Scenario("zh-mr2", *cards)
    if seat == 1:
        s.end_turn()
        s.clear_hands()
    return s


@pytest.mark.parametrize("user", [0, 1])
@pytest.mark.parametrize("controller", [0, 1])
def test_the_turn_player_uses_it_whoever_controls_it(user: int, controller: int) -> None:
    s = in_turn_of(user, WELL)
    well = s.put(controller, "well", "field", UP)
    assert well in s.offered("activate")
    hand, lp = s.size(user, "hand"), s.lp(user)
    s.act("activate", well)
    through(s)
    assert s.size(user, "hand") == hand + 1 and s.lp(user) == lp - 500 and s.lp(1 - user) == 8000
    assert well not in s.offered("activate"), "once per turn"
    s.end_turn()
    assert well in s.offered("activate"), "the other player's turn"


@pytest.mark.parametrize("controller", [0, 1])
def test_each_turn_player_does_it_in_the_end_phase(controller: int) -> None:
    s = Scenario("zh-mr2", BOMB)
    s.put(controller, "bomb", "s1", UP)
    bear, ox = s.put(0, "bear", "m1"), s.put(1, "ox", "m1")
    s.act("phase", value="end")
    through(s)
    assert s.where(bear) == "0.graveyard" and s.where(ox) == "1.m1" and s.lp(1) == 8000 - 750
    s.act("phase", value="end")
    through(s)
    assert s.where(ox) == "1.graveyard" and s.lp(0) == 8000 - 850


@pytest.mark.parametrize("controller", [0, 1])
@pytest.mark.parametrize("by_effect", [False, True])
def test_either_player_negates_for_the_price(controller: int, by_effect: bool) -> None:
    """Seat 0 Special Summons; seat 1 pays, whoever controls the Trap."""
    s = Scenario("zh-mr2", REIGN, CALL, HOP)
    reign = s.put(controller, "reign", "s1", UP)
    if by_effect:
        s.put(0, "bear", "hand")
        summons = s.put(0, "call", "hand")
        s.act("activate", summons)
    else:
        summons = s.put(0, "hop", "hand")
        s.act("special_summon", summons)
    while s.choice.kind != "respond" or s.choice.seat == 0:
        s.play.answer([0] if s.choice.kind in ("place", "position") else [])
    assert reign in s.offered("activate")
    s.act("activate", reign)
    through(s)
    assert s.where(summons) == "0.graveyard" and s.lp(1) == 7200 and s.lp(0) == 8000 and s.where(reign).endswith("s1")
    assert not s.game.monsters(0)


@pytest.mark.parametrize("summoner", [0, 1])
def test_the_one_who_summons_chooses(summoner: int) -> None:
    finch = monster("Finch", 4, 1200, 800, race="Winged Beast")
    s = in_turn_of(summoner, ROOST, finch, ARROW)
    roost = s.put(0, "roost", "field", UP)
    trap = s.put(1 - summoner, "arrow", "s1", SET)
    s.act("normal_summon", s.put(summoner, "Finch", "hand"))
    while s.choice.kind == "place":
        s.play.answer([0])
    assert s.choice.seat == summoner and {option.card for option in s.choice.options} == {roost, trap}
    s.act("pick", trap)
    through(s)
    assert s.where(trap) == f"{1 - summoner}.graveyard" and s.where(roost) == "0.field"


@pytest.mark.parametrize(("lp", "dealt"), [((8000, 8000), 300), ((8000, 5000), 0), ((5000, 8000), 300)])
def test_the_player_with_fewer_lp_takes_none(lp: tuple[int, int], dealt: int) -> None:
    s = Scenario("zh-mr2", GAME, ARROW)
    s.put(0, "game", "field", UP)
    for seat in (0, 1):
        s.set_lp(seat, lp[seat])
    s.act("activate", s.put(0, "arrow", "hand"))
    through(s)
    assert s.lp(1) == lp[1] - dealt
