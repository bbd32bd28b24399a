"""Cards that come back in a later phase, and what is said of monsters that have been flipped."""

from __future__ import annotations

import pytest
from scenario import DEFENSE, FACE_DOWN, Scenario, effect, magic, through, use

BREAKER = magic("breaker", "Target 1 monster on the field; destroy it.")
BANISHER = magic("banisher", "Target 1 monster on the field; banish it.")
TURNER = magic("turner", "Target 1 face-down monster on the field; change it to face-up Defense Position.")
STAYER = effect(
    "stayer",
    "During the End Phase, if this card was banished while face-up, on your side of the field, this turn: Special "
    "Summon this banished card.",
)
AVENGER = effect(
    "avenger",
    "During the End Phase, if this face-up card on the field was destroyed by your opponent's card (either by battle "
    'or by card effect) and sent to the Graveyard this turn, you can banish 1 "ox" from your Graveyard to Special '
    "Summon this card from the Graveyard. When this card is Special Summoned by this effect, you can draw 1 card.",
    atk=100,
)
REPAID = effect(
    "repaid",
    "When this card is destroyed by battle and sent to the Graveyard: You can pay 500 Life Points; Special Summon it "
    "during the Standby Phase of the next turn. When you do: It gains 700 ATK.",
    atk=100,
)
GONE_BY_ITSELF = effect(
    "gone by itself",
    "During your Main Phase: You can banish this card. During the next Standby Phase after this card was banished by "
    "this effect: Special Summon this card.",
)
RISER = effect(
    "riser",
    "During your Standby Phase, if this card is in your Graveyard and was sent there from the field: You can Special "
    "Summon this card from the Graveyard.",
)
KEEPER = effect(
    "keeper",
    "If this card is sent from the field to the Graveyard after being flipped face-up: You can draw 1 card.",
)


def gone(s: Scenario, name: str, card: int, seat: int = 0) -> None:
    """A Spell of `seat` that handles the card."""
    s.act("activate", s.put(seat, name, "hand"))
    while s.table.choice is not None and s.choice.kind != "action":
        mine = [at for at, option in enumerate(s.choice.options) if option.card == card]
        s.play.answer(mine[:1] or (list(range(max(s.choice.least, 1))) if s.choice.options else []))


@pytest.mark.parametrize(("stance", "comes"), [(None, True), (FACE_DOWN, False)])
def test_what_was_banished_face_up_comes_in_the_end_phase(stance: str | None, comes: bool) -> None:
    s = Scenario("zh-mr2", STAYER, BANISHER)
    stayer = s.put(0, "stayer", "m1", stance)
    gone(s, "banisher", stayer)
    assert s.where(stayer) == "0.banished"
    s.end_turn()
    assert s.where(stayer).startswith("0.m") == comes


def test_it_does_not_come_in_a_later_turn() -> None:
    s = Scenario("zh-mr2", STAYER)
    stayer = s.put(0, "stayer", "banished")
    s.end_turn()
    s.end_turn()
    assert s.where(stayer) == "0.banished"


@pytest.mark.parametrize(("seat", "comes"), [(1, True), (0, False)])
def test_what_the_opponent_has_destroyed_comes_at_a_cost(seat: int, comes: bool) -> None:
    s = Scenario("zh-mr2", AVENGER, BREAKER)
    ox = s.put(0, "ox", "graveyard")
    avenger = s.put(0, "avenger", "m1")
    if seat == 1:
        s.end_turn()
    gone(s, "breaker", avenger, seat)
    hand = len(s.table.zones["0.hand"])
    s.act("phase", value="end")
    turn = s.turn
    while s.table.choice is not None and s.choice.kind != "action" and s.turn == turn:
        s.play.answer(list(range(max(1, s.choice.least))) if s.choice.options else [])
    assert s.where(avenger).startswith("0.m") == comes and (s.where(ox) == "0.banished") == comes
    assert len(s.table.zones["0.hand"]) - hand >= comes


def test_what_is_paid_when_it_is_destroyed_brings_it_back_in_the_next_turn() -> None:
    s = Scenario("zh-mr2", REPAID)
    repaid = s.put(0, "repaid", "m1")
    s.put(1, "giant", "m1", DEFENSE)
    giant = s.put(1, "giant", "m2")
    s.act("phase", value="battle")
    through(s)
    s.act("attack", repaid)
    s.act("attack", giant)
    through(s)
    assert s.where(repaid) == "0.graveyard" and s.lp(0) == 8000 - 2400 - 500
    s.act("phase", value="end")
    through(s)
    assert s.turn == 4 and s.where(repaid).startswith("0.m") and s.game.value(repaid, "atk") == 800


def cards_drawn(s: Scenario, keeper: int) -> int:
    hand = len(s.table.zones["0.hand"])
    gone(s, "breaker", keeper)
    return len(s.table.zones["0.hand"]) - hand


def test_one_that_was_flipped_remembers_it_when_it_goes() -> None:
    s = Scenario("zh-mr2", KEEPER, BREAKER)
    keeper = s.put(0, "keeper", "m1", FACE_DOWN)
    s.act("flip_summon", keeper)
    through(s)
    assert cards_drawn(s, keeper) == 1
    s = Scenario("zh-mr2", KEEPER, BREAKER, TURNER)
    keeper = s.put(0, "keeper", "m1", FACE_DOWN)
    use(s, "turner")
    assert cards_drawn(s, keeper) == 1


def test_one_that_was_not_flipped_has_nothing_of_it() -> None:
    for stance in (None, FACE_DOWN):
        s = Scenario("zh-mr2", KEEPER, BREAKER)
        assert cards_drawn(s, s.put(0, "keeper", "m1", stance)) == 0


def turns_pass(s: Scenario, turns: int, answer: list[int]) -> None:
    """The turns pass; what is offered is answered so."""
    until = s.turn + turns
    while s.turn < until or (s.table.choice is not None and s.choice.kind != "action"):
        if s.choice.kind == "action":
            s.act("phase", value="end")
        else:
            s.play.answer(answer if len(s.choice.options) and not s.choice.least else list(range(s.choice.least)))


def test_what_has_banished_itself_comes_back_and_what_others_banished_does_not() -> None:
    s = Scenario("zh-mr2", GONE_BY_ITSELF, BANISHER)
    own, other = s.put(0, "gone by itself", "m1"), s.put(0, "gone by itself", "m2")
    gone(s, "banisher", other)
    s.act("activate", own)
    through(s)
    assert s.where(own) == s.where(other) == "0.banished"
    turns_pass(s, 1, [0])
    assert s.where(own).startswith("0.m") and s.where(other) == "0.banished"


def test_what_lies_where_the_field_sent_it_is_offered_in_each_standby_phase() -> None:
    s = Scenario("zh-mr2", RISER, BREAKER)
    riser, thrown = s.put(0, "riser", "m1"), s.put(0, "riser", "graveyard")
    gone(s, "breaker", riser)
    turns_pass(s, 4, [])
    assert s.where(riser) == "0.graveyard"
    turns_pass(s, 2, [0])
    assert s.where(riser).startswith("0.m") and s.where(thrown) == "0.graveyard"
