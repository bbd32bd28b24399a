"""Targets that are passed on: what an effect, or an attack, has as its one target becomes another card."""

from __future__ import annotations

import pytest
from scenario import SET, Scenario, effect, magic, snare, through

from sanam.games.yugioh.texts.reading.texts import NotUnderstood, parse

BOLT = magic("bolt", "Target 1 monster on the field; destroy that target.", "quick-play")
DART = magic("dart", "Target 1 monster your opponent controls; destroy that target.", "quick-play")
PAIR = magic("pair", "Target 2 monsters on the field; destroy those targets.", "quick-play")
MIRROR = snare(
    "mirror",
    "When your opponent activates a Spell Card that targets exactly 1 monster (and no other cards) on the field: "
    "Target another card that would be an appropriate target; that Spell now targets the new target.",
)
SHADOW = effect(
    "shadow",
    "When a card or effect is activated that targets exactly 1 face-up Warrior monster you control (and no other "
    "cards) (Quick Effect): You can change the target to this card.",
    race="Rock",
)
DODGE = snare(
    "dodge",
    "When your opponent targets exactly 1 monster you control (and no other cards) for an attack, or with a Spell/Trap "
    "effect: Target another monster you control that would be an appropriate target; that attack/Spell/Trap now "
    "targets the new target.",
)


def against(name: str, *cards: str, mine: tuple[str, ...] = ("bear",)) -> tuple[Scenario, list[int], list[int]]:
    """Seat 0 is about to use the Spell; seat 1 has bear, ox and these cards Set."""
    s = Scenario("zh-mr2", BOLT, DART, PAIR, MIRROR, SHADOW, DODGE)
    own = [s.put(0, each, f"m{at}") for at, each in enumerate(mine, 1)]
    his = [s.put(1, each, f"m{at}") for at, each in enumerate(("bear", "ox"), 1)]
    his += [s.put(1, card, f"s{at}", SET) for at, card in enumerate(cards, 1)]
    s.act("activate", s.put(0, name, "hand"))
    s.settle("target", "pick")
    return s, own, his


def offered_to_answer(s: Scenario, card: int) -> bool:
    return s.choice.seat == 1 and card in s.offered("activate")


def test_a_spell_now_targets_another_card() -> None:
    s, (mine,), (bear, ox, mirror) = against("bolt", "mirror")
    s.act("pick", bear)
    assert offered_to_answer(s, mirror)
    s.act("activate", mirror)
    assert {option.card for option in s.choice.options} == {mine, ox}, (
        "monsters alone are appropriate, and not the same"
    )
    s.act("pick", mine)
    through(s)
    assert s.where(mine) == "0.graveyard" and s.where(bear) == "1.m1"


def test_only_what_the_effect_could_target_is_appropriate() -> None:
    s, (mine,), (bear, ox, mirror) = against("dart", "mirror")
    s.act("pick", bear)
    s.act("activate", mirror)
    through(s)
    assert s.where(ox) == "1.graveyard" and (s.where(mine), s.where(bear)) == ("0.m1", "1.m1")


def test_what_targets_more_is_not_passed_on() -> None:
    s, _, (bear, ox, mirror) = against("pair", "mirror")
    s.pick(bear, ox)
    assert not offered_to_answer(s, mirror)


def test_a_monster_takes_it_upon_itself() -> None:
    s = Scenario("zh-mr2", BOLT, SHADOW)
    bear, shadow, wall = s.put(1, "bear", "m1"), s.put(1, "shadow", "m2"), s.put(0, "wall", "m1")
    s.act("activate", s.put(0, "bolt", "hand"))
    s.settle("target", "pick")
    s.act("pick", bear)
    s.act("activate", shadow)
    through(s)
    assert s.where(shadow) == "1.graveyard" and s.where(bear) == "1.m1" and s.where(wall) == "0.m1"


def test_a_monster_that_cannot_be_targeted_takes_nothing() -> None:
    proof = effect("proof", SHADOW.text + " This card cannot be targeted by card effects.", race="Rock")
    s = Scenario("zh-mr2", BOLT, proof)
    bear, shadow = s.put(1, "bear", "m1"), s.put(1, "proof", "m2")
    s.act("activate", s.put(0, "bolt", "hand"))
    s.settle("target", "pick")
    if s.choice.kind in ("target", "pick"):
        s.act("pick", bear)
    assert not (s.table.choice is not None and s.choice.seat == 1 and shadow in s.offered("activate"))


@pytest.mark.parametrize("by", ["spell", "attack"])
def test_an_attack_or_a_spell_is_passed_on(by: str) -> None:
    if by == "spell":
        s, (mine,), (bear, ox, dodge) = against("dart", "dodge")
        s.act("pick", bear)
    else:
        s = Scenario("zh-mr2", DODGE)
        mine = s.put(0, "giant", "m1")
        bear, ox, dodge = s.put(1, "bear", "m1"), s.put(1, "ox", "m2"), s.put(1, "dodge", "s1", SET)
        s.do("phase", value="battle")
        s.act("attack", mine)
        s.act("attack", bear)
    assert offered_to_answer(s, dodge)
    s.act("activate", dodge)
    through(s)
    assert s.where(ox) == "1.graveyard" and s.where(bear) == "1.m1"


@pytest.mark.parametrize(
    "text",
    [
        (
            "When your opponent activates a Spell Card that targets a monster: Target 1 monster; what targeted it now "
            "targets that target."
        ),
        (
            "When your opponent activates a Spell Card that targets a monster: Target 1 monster; change the attack "
            "target to that target."
        ),
        "When a monster is Summoned: Target 1 monster you control; change the attack target to that target.",
    ],
)
def test_a_target_of_nothing_known_is_not_understood(text: str) -> None:
    with pytest.raises(NotUnderstood):
        parse(text, snare("x", "Draw 1 card."))
