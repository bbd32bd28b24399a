"""More wordings of well-known cards, with cards of our own: each is played, and nothing else than its text happens."""

from __future__ import annotations

import pytest
from scenario import SET, Scenario, effect, magic, monster, snare
from stage import through, use


def test_monsters_that_changed_sides_keep_their_positions() -> None:
    text = (
        "Each player chooses 1 monster they control and switches control of those monsters with each other. Those "
        "monsters cannot change their battle positions for the rest of this turn."
    )
    s = Scenario("zh-mr2", magic("trade", text))
    mine, theirs, other = s.put(0, "bear", "m1"), s.put(1, "wall", "m1"), s.put(0, "ox", "m2")
    use(s, s.put(0, "trade", "hand"), mine)
    assert s.where(theirs).startswith("0.") and s.where(mine).startswith("1.")
    assert theirs not in s.offered("change_position")
    assert other in s.offered("change_position")


@pytest.mark.parametrize(("kind", "spell", "trap"), [("spell", False, True), ("trap", True, False)])
def test_cards_of_the_declared_kind_stay_unused(kind: str, spell: bool, trap: bool) -> None:
    text = (
        "You can discard 1 card to declare a type of card (Spell, Trap, or Monster Card); until your opponent's next "
        "End Phase, neither player can activate cards of the declared type."
    )
    s = Scenario("zh-mr2", effect("herald", text), magic("gift", "Gain 500 LP."), snare("tip", "Gain 300 LP."))
    s.put(0, "bear", "hand")
    gift, tip = s.put(0, "gift", "s1", SET), s.put(0, "tip", "s2", SET)
    use(s, s.put(0, "herald", "m1"), kind)
    offered = s.offered("activate")
    assert (gift in offered, tip in offered) == (spell, trap)
    s.end_turn()
    s.end_turn()
    assert {gift, tip} <= set(s.offered("activate"))


@pytest.mark.parametrize(
    "joint", [" and Special Summon this card (from your hand).", " to Special Summon this card (from your hand)."]
)
def test_what_is_paid_and_then_summons_the_card_is_no_effect(joint: str) -> None:
    text = "You can send 1 monster from your hand to the Graveyard" + joint
    s = Scenario("zh-mr2", effect("rider", text, level=5))
    rider = s.put(0, "rider", "hand")
    assert rider not in s.offered("special_summon"), "nothing to send"
    ox = s.put(0, "ox", "hand")
    s.act("special_summon", rider)
    through(s)
    assert s.where(ox) == "0.graveyard"
    assert s.where(rider).startswith("0.m")
    assert not s.facts("activated")


def test_a_summon_of_exactly_one_monster_is_negated() -> None:
    text = (
        "When your opponent would Special Summon exactly 1 monster: You can send this face-up card to the Graveyard; "
        "negate the Special Summon, and if you do, destroy it."
    )
    comer = effect("comer", "You can discard 1 monster and Special Summon this card (from your hand).", level=5)
    s = Scenario("zh-mr2", effect("guard", text), comer, monster("four", 4))
    guard = s.put(1, "guard", "m1")
    s.put(0, "four", "hand")
    one = s.put(0, "comer", "hand")
    s.act("special_summon", one)
    through(s, guard)
    assert (s.where(guard), s.where(one)) == ("1.graveyard", "0.graveyard")


FLOCK = magic(
    "flock",
    'Special Summon 3 "Lamb Tokens" (Beast/EARTH/Level 1/ATK 0/DEF 0) in Defense Position. They cannot be Tributed for '
    "a Tribute Summon. You cannot Summon other monsters the turn you activate this card (but you can Normal Set).",
    "quick-play",
)


def test_no_other_summon_in_the_turn_in_which_a_flock_came() -> None:
    s = Scenario("zh-mr2", FLOCK)
    ox, lying = s.put(0, "ox", "hand"), s.put(0, "bear", "m5", "down/side")
    s.edit(lambda game: game.play.mark(lying, "set_turn", 0))
    assert lying in s.offered("flip_summon") and ox in s.offered("normal_summon")
    use(s, s.put(0, "flock", "hand"))
    assert sum("token" in s.game.data(card).traits for card in s.game.monsters(0)) == 3
    assert not s.offered("flip_summon") and not s.offered("normal_summon")
    s.end_turn()
    s.end_turn()
    assert lying in s.offered("flip_summon")


@pytest.mark.parametrize("act", ["normal_summon", "flip_summon", "set_monster"])
def test_a_flock_does_not_come_after_another_summon(act: str) -> None:
    s = Scenario("zh-mr2", FLOCK)
    ox, lying = s.put(0, "ox", "hand"), s.put(0, "bear", "m5", "down/side")
    s.edit(lambda game: game.play.mark(lying, "set_turn", 0))
    flock = s.put(0, "flock", "hand")
    assert flock in s.offered("activate")
    s.act(act, lying if act == "flip_summon" else ox)
    through(s)
    assert (flock in s.offered("activate")) == (act == "set_monster")


def test_each_time_this_turn_it_does_what_it_says() -> None:
    text = (
        "During either player's turn: You can send this card from your hand to the Graveyard; this turn, each time "
        "your opponent Special Summons a monster(s), immediately draw 1 card."
    )
    comer = effect("comer", "You can discard 1 monster and Special Summon this card (from your hand).", level=5)
    pair = magic("pair", 'Special Summon 2 "Lamb Tokens" (Beast/EARTH/Level 1/ATK 0/DEF 0) in Defense Position.')
    s = Scenario("zh-mr2", effect("moth", text), comer, pair)
    moth = s.put(1, "moth", "hand")
    s.put(0, "bear", "hand")
    s.put(0, "ox", "hand")
    held = len(s.table.zones["1.hand"])
    use(s, s.put(0, "pair", "hand"), moth)
    assert s.where(moth) == "1.graveyard"
    assert len(s.table.zones["1.hand"]) == held, "one away, and one drawn for two that came together"
    s.act("special_summon", s.put(0, "comer", "hand"))
    through(s)
    assert len(s.table.zones["1.hand"]) == held + 1
    s.act("normal_summon", s.offered("normal_summon")[0])
    through(s)
    assert len(s.table.zones["1.hand"]) == held + 1, "no Special Summon"
    s.end_turn()
    s.end_turn()
    drawn = len(s.table.zones["1.hand"])
    s.put(0, "mouse", "hand")
    s.act("special_summon", s.put(0, "comer", "hand"))
    through(s)
    assert len(s.table.zones["1.hand"]) == drawn, "the turn is over"


WARDEN = effect(
    "warden",
    "During your opponent's turn: You can banish this card from your Graveyard; negate the next attack this turn "
    "from a monster your opponent controls (this is a Quick Effect).",
)


def test_only_the_next_attack_is_negated() -> None:
    s = Scenario("zh-mr2", WARDEN, magic("gift", "Gain 500 LP."))
    bear, ox, warden = s.put(0, "bear", "m1"), s.put(0, "ox", "m2"), s.put(1, "warden", "graveyard")
    use(s, s.put(0, "gift", "hand"), warden)
    assert s.where(warden) == "1.banished"
    s.attack(bear)
    assert s.lp(1) == 8000, "it waited for this one"
    s.attack(ox)
    assert s.lp(1) == 6300


def test_the_attack_that_is_going_on_is_the_next() -> None:
    s = Scenario("zh-mr2", WARDEN)
    bear, ox, warden = s.put(0, "bear", "m1"), s.put(0, "ox", "m2"), s.put(1, "warden", "graveyard")
    s.do("phase", value="battle")
    s.act("attack", bear)
    s.act("direct")
    through(s, warden)
    assert s.where(warden) == "1.banished" and s.lp(1) == 8000
    s.attack(ox)
    assert s.lp(1) == 6300


def test_turns_that_have_passed_are_counted_with_that_of_the_activation() -> None:
    text = (
        "Pay 2000 LP. After 4 turns have passed (counting the turn you activate this card as the 1st turn), "
        "you win the Duel."
    )
    s = Scenario("zh-mr2", magic("sundial", text))
    use(s, s.put(0, "sundial", "hand"))
    assert s.lp(0) == 6000
    for _ in range(3):
        s.end_turn()
    assert not s.facts("duel_ended")
    s.act("phase", value="end")
    through(s)
    assert [(fact.seat, fact.data["reason"]) for fact in s.facts("duel_ended")] == [(0, "effect")]


def test_lp_of_both_players_become_nothing_at_once() -> None:
    text = (
        "You can only activate this card when your Life Points are lower than your opponent's Life Points and the "
        "difference is 7000 points or more. Both player's Life Points become 0."
    )
    s = Scenario("zh-mr2", magic("scales", text))
    scales = s.put(0, "scales", "hand")
    s.set_lp(0, 1001)
    assert scales not in s.offered("activate")
    s.set_lp(0, 1000)
    use(s, scales)
    assert [(fact.seat, fact.data["reason"]) for fact in s.facts("duel_ended")] == [(None, "both-lp")]
