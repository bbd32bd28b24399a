"""What a text asks of this turn's past: how a card came, what it did, and what its player may not have done."""

from __future__ import annotations

import pytest
from scenario import ATTACK, FACE_DOWN, SET, Scenario, effect, magic, monster, parsed, snare, spell, through

from sanam.games.yugioh.texts.reading.texts import reading

FRESH = effect("fresh", "If this card was Normal Summoned this turn: You can pay 500 LP; draw 1 card.")


def test_was_normal_summoned_this_turn() -> None:
    s = Scenario("zh-mr2", FRESH)
    old, new = s.put(0, "fresh", "m1"), s.put(0, "fresh", "hand")
    assert "activate" not in s.acts(old)
    s.act("normal_summon", new)
    through(s)
    assert "activate" in s.acts(new) and "activate" not in s.acts(old)


GRAVE = effect(
    "grave",
    "During your Main Phase, except the turn this card was sent to the GY: You can banish this card from your GY; "
    "draw 1 card.",
)
BURY = parsed(spell("bury", text='Send 1 "grave" from your hand to the GY.'))


def test_except_the_turn_it_was_sent_to_the_graveyard() -> None:
    s = Scenario("zh-mr2", GRAVE, BURY)
    grave = s.put(0, "grave", "hand")
    s.act("activate", s.put(0, "bury", "hand"))
    through(s)
    assert s.where(grave) == "0.graveyard" and "activate" not in s.acts(grave)
    s.end_turn()
    s.end_turn()
    assert "activate" in s.acts(grave)


SPRITE = effect(
    "sprite", "During the End Phase of the turn this card is Normal Summoned or flipped face-up: Return it to the hand."
)


@pytest.mark.parametrize("summoned", [True, False])
def test_the_end_phase_of_the_turn_it_is_summoned(summoned: bool) -> None:
    s = Scenario("zh-mr2", SPRITE)
    if summoned:
        sprite = s.put(0, "sprite", "hand")
        s.act("normal_summon", sprite)
        through(s)
    else:
        sprite = s.put(0, "sprite", "m1")
    s.end_turn()
    assert s.where(sprite) == ("0.hand" if summoned else "0.m1")


SLOW = effect("slow", "Cannot attack the turn it is Normal Summoned.")


def test_a_rule_for_the_turn_it_is_summoned() -> None:
    s = Scenario("zh-mr2", SLOW)
    old, new = s.put(0, "slow", "m1"), s.put(0, "slow", "hand")
    s.act("normal_summon", new)
    through(s)
    s.act("phase", value="battle")
    s.settle()
    assert s.offered("attack") == [old]


HUNTER = effect(
    "hunter", "At the end of the Battle Phase, if this card attacked or was attacked: Draw 1 card.", atk=1600
)


@pytest.mark.parametrize("fights", [True, False])
def test_attacked_or_was_attacked(fights: bool) -> None:
    s = Scenario("zh-mr2", HUNTER)
    hunter, bear = s.put(0, "hunter", "m1"), s.put(0, "bear", "m2")
    mouse = s.put(1, "mouse", "m1", ATTACK)
    s.attack(hunter if fights else bear, mouse)
    s.act("phase", value="main2")
    through(s)
    assert s.size(0, "hand") == (1 if fights else 0)


KILLER = effect("killer", "During the End Phase, if this card destroyed a monster by battle this turn: Draw 1 card.")


@pytest.mark.parametrize("kills", [True, False])
def test_destroyed_a_monster_by_battle_this_turn(kills: bool) -> None:
    s = Scenario("zh-mr2", KILLER)
    killer, mouse = s.put(0, "killer", "m1"), s.put(1, "mouse", "m1", ATTACK)
    s.put(0, "ox", "m2")
    if kills:
        s.attack(killer, mouse)
    s.act("phase", value="end")
    through(s)
    s.settle()
    assert s.size(0, "hand") == (1 if kills else 0)


# ------------------------------------------------------------------------------- the turn you activate this card

TRUCE = parsed(
    spell("truce", text="Draw 1 card. You cannot conduct your Battle Phase the turn you activate this card.")
)
THRIFT = effect(
    "thrift", "You can pay 500 LP; draw 1 card. You cannot Special Summon the turn you activate this effect."
)
LURE = parsed(spell("lure", text='Special Summon 1 "bear" from your hand.'))


def test_an_oath_holds_for_the_rest_of_the_turn() -> None:
    s = Scenario("zh-mr2", TRUCE)
    s.put(0, "bear", "m1")
    s.act("activate", s.put(0, "truce", "hand"))
    through(s)
    assert all(option.value != "battle" for option in s.choice.options)
    s.end_turn()
    s.end_turn()
    assert any(option.value == "battle" for option in s.choice.options)


def test_what_was_done_before_forbids_the_activation() -> None:
    s = Scenario("zh-mr2", TRUCE)
    s.put(0, "bear", "m1")
    truce = s.put(0, "truce", "hand")
    s.to_main2()
    assert "activate" not in s.acts(truce)


def test_an_oath_not_to_special_summon_looks_back_and_forward() -> None:
    s = Scenario("zh-mr2", THRIFT, LURE)
    thrift, lure = s.put(0, "thrift", "m1"), s.put(0, "lure", "hand")
    s.put(0, "bear", "hand")
    assert "activate" in s.acts(lure)
    s.act("activate", thrift)
    through(s)
    assert "activate" not in s.acts(lure)
    s = Scenario("zh-mr2", THRIFT, LURE)
    thrift, lure = s.put(0, "thrift", "m1"), s.put(0, "lure", "hand")
    s.put(0, "bear", "hand")
    s.act("activate", lure)
    through(s)
    assert "activate" not in s.acts(thrift)


ONCE = effect(
    "once", 'You can Special Summon this card (from your hand). You can only Special Summon "once" once per turn.'
)


def test_only_one_special_summon_of_that_name_a_turn() -> None:
    s = Scenario("zh-mr2", ONCE)
    first, second = s.put(0, "once", "hand"), s.put(0, "once", "hand")
    assert "special_summon" in s.acts(second)
    s.act("special_summon", first)
    through(s)
    assert "special_summon" not in s.acts(second)
    s.end_turn()
    s.end_turn()
    assert "special_summon" in s.acts(second)


def test_a_card_that_was_flipped_this_turn() -> None:
    s = Scenario("zh-mr2", SPRITE)
    sprite = s.put(0, "sprite", "m1", FACE_DOWN)
    s.act("flip_summon", sprite)
    through(s)
    s.end_turn()
    assert s.where(sprite) == "0.hand"


GUARD = effect(
    "guard",
    "When a Spell Card is activated (Quick Effect): You can Tribute this card; negate the activation, and if you do, "
    "destroy it. During the End Phase, if this effect was activated this turn (and was not negated): You can Special "
    "Summon this card from your GY.",
)
GIFT = magic("gift", "Draw 1 card.")
MUTE = snare("mute", "When a monster effect is activated: Negate that effect.", "counter")


@pytest.mark.parametrize("muted", [False, True])
def test_back_in_the_end_phase_after_its_effect_was_used_and_not_negated(muted: bool) -> None:
    s = Scenario("zh-mr2", GUARD, GIFT, MUTE)
    used, idle, gift = s.put(1, "guard", "m1"), s.put(1, "guard", "graveyard"), s.put(0, "gift", "hand")
    mute = s.put(0, "mute", "s1", SET)
    s.act("activate", gift)
    s.settle("respond")
    s.act("activate", used)
    s.settle("respond")
    if muted:
        s.act("activate", mute)
    else:
        s.decline()
    through(s)
    assert s.where(used) == "1.graveyard"
    s.act("phase", value="end")
    s.settle("optional_trigger")
    if muted:
        assert s.table.choice is None or s.choice.kind != "optional_trigger"
        return
    assert s.offered("activate") == [used]  # not the other one, of which nothing was used
    s.pick(used)
    s.settle()
    assert s.where(used)[:3] == "1.m" and s.where(idle) == "1.graveyard"


def test_which_effect_was_used_is_not_guessed() -> None:
    end = " During the End Phase, if this effect was used this turn: Destroy this card."
    one = "Once per turn: You can draw 1 card."
    card = monster("two", traits=("effect",))
    assert reading(one + end, card, "en").whole
    assert not reading(one + " Once per turn: You can gain 500 LP." + end, card, "en").whole
