"""How the parts of an effect hang together: then, and if you do, also, instead; and what is left undone."""

from __future__ import annotations

import pytest
from scenario import SET, Scenario, effect, magic, snare
from stage import ALL, through, use

DIVE = snare("dive", "If you control a monster: Banish 1 monster you control.")
STONE = effect("stone", "This card cannot be destroyed by card effects.")


@pytest.mark.rule("yugioh-zh", "YZH-4.28", "YZH-5.54")
@ALL
@pytest.mark.parametrize("name", ["bear", "stone"])
@pytest.mark.parametrize(
    ("text", "after_failure"),
    [
        ("Target 1 monster your opponent controls; destroy it, then draw 1 card.", 0),
        ("Target 1 monster your opponent controls; destroy it, and if you do, draw 1 card.", 0),
        ("Target 1 monster your opponent controls; destroy it, also draw 1 card.", 1),
        ("Target 1 monster your opponent controls; destroy it. Then, draw 1 card.", 0),
        ("Target 1 monster your opponent controls; destroy it. Draw 1 card.", 1),
    ],
)
def test_what_hangs_on_a_destruction_that_failed(edition: str, text: str, after_failure: int, name: str) -> None:
    s = Scenario(edition, magic("bolt", text), STONE)
    s.put(1, name, "m1")
    use(s, s.put(0, "bolt", "hand"))
    assert s.size(0, "hand") == (1 if name == "bear" else after_failure)


@pytest.mark.rule("yugioh-zh", "YZH-5.36", "YZH-5.54")
@ALL
@pytest.mark.parametrize(
    ("text", "gained"),
    [
        ("Target 1 monster your opponent controls; destroy it.", 110),
        ("Target 1 monster your opponent controls; destroy it, and if you do, banish it.", 100),
        ("Target 1 monster your opponent controls; banish it.", 0),
    ],
)
def test_what_is_destroyed_and_banished_was_destroyed_but_not_sent(edition: str, text: str, gained: int) -> None:
    witness = effect(
        "witness", "If this card is destroyed: Gain 100 LP. If this card is sent from the field to the GY: Gain 10 LP."
    )
    s = Scenario(edition, magic("bolt", text), witness)
    it = s.put(1, "witness", "m1")
    s.act("activate", s.put(0, "bolt", "hand"))
    while s.choice.kind != "action":
        s.play.answer(list(range(len(s.choice.options) if s.choice.order else s.choice.least)))
    assert s.where(it) == ("1.graveyard" if gained == 110 else "1.banished")
    assert s.lp(1) == 8000 + gained


@pytest.mark.rule("yugioh-zh", "YZH-5.54", "YZH-5.36")
@ALL
def test_what_could_not_be_destroyed_is_not_banished_either(edition: str) -> None:
    s = Scenario(edition, magic("bolt", "Target 1 monster on the field; destroy it, and if you do, banish it."), STONE)
    stone = s.put(1, "stone", "m1")
    use(s, s.put(0, "bolt", "hand"))
    assert s.where(stone) == "1.m1"


@pytest.mark.rule("yugioh-zh", "YZH-5.54")
@ALL
@pytest.mark.parametrize("instead", [True, False])
def test_what_is_destroyed_instead_leaves_the_first_card_alone(edition: str, instead: bool) -> None:
    """The guard is destroyed, not the lord: nothing that hangs on the lord's destruction is done."""
    guard = effect(
        "guard", "If a monster you control would be destroyed by card effect, you can destroy this card instead."
    )
    bolt = magic("bolt", "Target 1 monster your opponent controls; destroy it, and if you do, draw 1 card.")
    s = Scenario(edition, guard, bolt, effect("lord", "If this card is destroyed: Gain 100 LP."))
    lord, keeper = s.put(1, "lord", "m1"), s.put(1, "guard", "m2")
    use(s, s.put(0, "bolt", "hand"), lord, "yes" if instead else "no")
    assert (s.where(lord), s.where(keeper)) == (("1.m1", "1.graveyard") if instead else ("1.graveyard", "1.m2"))
    assert s.lp(1) == (8000 if instead else 8100)


@pytest.mark.rule("yugioh-zh", "YZH-5.54", "YZH-4.8")
@ALL
def test_a_replacement_for_effects_does_not_help_in_battle(edition: str) -> None:
    guard = effect(
        "guard", "If a monster you control would be destroyed by card effect, you can destroy this card instead."
    )
    s = Scenario(edition, guard)
    lord, keeper, ox = s.put(1, "bear", "m1"), s.put(1, "guard", "m2"), s.put(0, "ox", "m1")
    s.attack(ox, lord)
    through(s)
    assert s.where(lord) == "1.graveyard" and s.where(keeper) == "1.m2"


@pytest.mark.rule("yugioh-zh", "YZH-5.54")
@ALL
def test_what_is_destroyed_at_the_same_time_cannot_stand_in(edition: str) -> None:
    guard = effect(
        "guard", "If another monster you control would be destroyed by card effect, you can destroy this card instead."
    )
    s = Scenario(edition, guard, magic("storm", "Destroy all monsters your opponent controls."))
    lord, keeper = s.put(1, "bear", "m1"), s.put(1, "guard", "m2")
    use(s, s.put(0, "storm", "hand"))
    assert (s.where(lord), s.where(keeper)) == ("1.graveyard", "1.graveyard")


@pytest.mark.rule("yugioh-zh", "YZH-5.54", "YZH-5.36")
@ALL
def test_a_card_in_the_graveyard_may_stand_in(edition: str) -> None:
    shade = effect(
        "shade",
        (
            "If a monster you control would be destroyed by battle or card effect, "
            "you can banish this card from your GY instead."
        ),
    )
    s = Scenario(edition, shade, magic("bolt", "Target 1 monster your opponent controls; destroy it."))
    lord, keeper = s.put(1, "bear", "m1"), s.put(1, "shade", "graveyard")
    use(s, s.put(0, "bolt", "hand"), "yes")
    assert (s.where(lord), s.where(keeper)) == ("1.m1", "1.banished")


@pytest.mark.rule("yugioh-zh", "YZH-5.54")
@ALL
def test_once_per_turn_it_survives_and_the_second_time_it_falls(edition: str) -> None:
    oak = effect("oak", "Once per turn, this card cannot be destroyed by card effects.")
    s = Scenario(edition, oak, magic("bolt", "Target 1 monster your opponent controls; destroy it."))
    it = s.put(1, "oak", "m1")
    bolts = [s.put(0, "bolt", "hand") for _ in range(2)]
    use(s, bolts[0])
    assert s.where(it) == "1.m1"
    use(s, bolts[1])
    assert s.where(it) == "1.graveyard"


@pytest.mark.rule("yugioh-zh", "YZH-5.44")
@ALL
@pytest.mark.parametrize("wanted", [True, False])
def test_then_you_can_is_asked_when_it_comes_to_it(edition: str, wanted: bool) -> None:
    text = "Target 1 monster your opponent controls; destroy it, then you can destroy 1 Spell/Trap on the field."
    s = Scenario(edition, magic("bolt", text))
    s.put(1, "bear", "m1")
    trap = s.put(1, "bolt", "s1", SET)
    use(s, s.put(0, "bolt", "hand"), *(["yes"] if wanted else []))
    assert s.where(trap) == ("1.graveyard" if wanted else "1.s1")


@pytest.mark.rule("yugioh-zh", "YZH-5.54")
@ALL
def test_of_several_cards_each_that_was_destroyed_counts(edition: str) -> None:
    storm = magic(
        "storm",
        (
            "Destroy all monsters your opponent controls, and if you do, gain 100 LP "
            "for each monster destroyed by this effect."
        ),
    )
    s = Scenario(edition, storm, STONE)
    s.put(1, "bear", "m1"), s.put(1, "ox", "m2"), s.put(1, "stone", "m3")
    use(s, s.put(0, "storm", "hand"))
    assert s.lp(0) == 8200 and s.size(1, "graveyard") == 2


@pytest.mark.rule("yugioh-zh", "YZH-5.8", "YZH-5.56")
@pytest.mark.rule("yugioh-th", "YTH-4.12")
@ALL
@pytest.mark.parametrize(
    "text",
    [
        "Target 1 monster you control; destroy it, and if you do, draw 1 card.",
        "Target 1 monster you control; send it to the GY, and if you do, draw 1 card.",
        "Target 1 monster you control; return it to the hand, then draw 1 card.",
    ],
)
def test_a_token_is_handled_but_arrives_nowhere(edition: str, text: str) -> None:
    seed = magic("seed", 'Special Summon 1 "Reed Token" (Plant/EARTH/Level 1/ATK 0/DEF 0).')
    s = Scenario(edition, seed, magic("deed", text))
    use(s, s.put(0, "seed", "hand"))
    use(s, s.put(0, "deed", "hand"))
    assert not s.table.zones["0.m1"]
    assert s.size(0, "hand") == 1 and s.size(0, "graveyard") == 2


@pytest.mark.rule("yugioh-zh", "YZH-5.36", "YZH-5.58")
@ALL
def test_banished_for_a_time_it_comes_back_as_it_was_printed(edition: str) -> None:
    crown = magic("crown", "The equipped monster gains 500 ATK.", "equip")
    s = Scenario(edition, crown, magic("mist", "Target 1 monster on the field; banish it until the End Phase."))
    bear, worn = s.put(0, "bear", "m1"), s.put(0, "crown", "hand")
    use(s, worn)
    use(s, s.put(0, "mist", "hand"))
    assert s.where(bear) == "0.banished" and s.where(worn) == "0.graveyard"
    s.end_turn()
    assert s.where(bear).startswith("0.m") and s.game.standing_effects().value(bear, "atk") == 1500


@pytest.mark.rule("yugioh-zh", "YZH-5.54")
@ALL
@pytest.mark.parametrize("leaves", [True, False])
def test_what_is_destroyed_at_the_end_of_the_turn_is_that_very_card(edition: str, leaves: bool) -> None:
    """A monster that has left and come back is another one to the effect that waits for it."""
    rise = magic("rise", "Target 1 monster in your GY; Special Summon it, also destroy it during the End Phase.")
    mist = magic("mist", "Target 1 monster on the field; return it to the hand.")
    s = Scenario(edition, rise, mist)
    bear, card = s.put(0, "bear", "graveyard"), s.put(0, "mist", "hand")
    use(s, s.put(0, "rise", "hand"))
    if leaves:
        use(s, card)
        s.act("normal_summon", bear)
        through(s)
    s.end_turn()
    assert s.where(bear).startswith("0.m") is leaves
