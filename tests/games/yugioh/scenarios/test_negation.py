"""Negated Summons, activations, effects and attacks: what has then happened, and what has not."""

from __future__ import annotations

import pytest
from scenario import DEFENSE, SET, Scenario, effect, magic, snare
from stage import ALL, answered, through, use

JAM = snare("jam", "When a Spell Card is activated: Negate the activation, and if you do, destroy it.", "counter")
WARD = snare(
    "ward", "When a monster would be Summoned: Negate the Summon, and if you do, destroy that monster.", "counter"
)
GREETER = effect("greeter", "If a monster is Normal or Special Summoned: Gain 100 LP.")


@pytest.mark.rule("yugioh-zh", "YZH-2.76", "YZH-5.22")
@pytest.mark.rule("yugioh-fa", "YFA-3.26")
@ALL
def test_a_negated_summon_has_not_happened_but_is_used_up(edition: str) -> None:
    s = Scenario(
        edition, WARD, GREETER, effect("witness", "If this card is sent from the field to the GY: Gain 10 LP.")
    )
    s.put(0, "greeter", "m1")
    guest, ward, other = s.put(0, "witness", "hand"), s.put(1, "ward", "s1", SET), s.put(0, "bear", "hand")
    s.act("normal_summon", guest)
    through(s, ward)
    assert s.where(guest) == "0.graveyard" and s.lp(0) == 8000
    assert other not in s.offered("normal_summon")


@pytest.mark.rule("yugioh-zh", "YZH-2.84", "YZH-5.22")
@ALL
def test_what_an_effect_summons_is_not_a_summon_that_can_be_negated(edition: str) -> None:
    call = magic("call", "Special Summon 1 Level 4 monster from your hand.")
    s = Scenario(edition, WARD, GREETER, call)
    s.put(0, "greeter", "m1")
    guest, ward = s.put(0, "bear", "hand"), s.put(1, "ward", "s1", SET)
    use(s, s.put(0, "call", "hand"))
    assert s.where(guest).startswith("0.m") and s.where(ward) == "1.s1" and s.lp(0) == 8100


@pytest.mark.rule("yugioh-zh", "YZH-5.22")
@ALL
def test_a_way_to_summon_the_card_itself_can_be_negated(edition: str) -> None:
    lone = effect("lone", "If you control no monsters, you can Special Summon this card (from your hand).")
    s = Scenario(edition, WARD, lone)
    it, ward = s.put(0, "lone", "hand"), s.put(1, "ward", "s1", SET)
    s.act("special_summon", it)
    through(s, ward)
    assert s.where(it) == "0.graveyard" and s.where(ward) == "1.graveyard"
    assert answered(s, it) == 0


@pytest.mark.rule("yugioh-zh", "YZH-4.37", "YZH-5.39")
@pytest.mark.rule("yugioh-th", "YTH-3.60")
@ALL
@pytest.mark.parametrize(
    ("text", "stays"),
    [
        ("When a Spell Card is activated: Negate the activation.", False),
        ("When a Spell Card is activated: Negate the activation, and if you do, destroy it.", False),
        ("When a Spell Card is activated: Negate the effect.", True),
    ],
)
def test_a_continuous_spell_stays_if_only_its_effect_is_negated(edition: str, text: str, stays: bool) -> None:
    s = Scenario(
        edition,
        snare("hush", text, "counter"),
        magic("fair", "When this card is activated: Draw 1 card. All monsters you control gain 100 ATK.", "continuous"),
    )
    fair, hush, bear = s.put(0, "fair", "hand"), s.put(1, "hush", "s1", SET), s.put(0, "bear", "m1")
    use(s, fair, hush)
    assert s.size(0, "hand") == 0
    assert (s.where(fair) == "0.graveyard") is not stays
    assert s.game.standing_effects().value(bear, "atk") == (1600 if stays else 1500)


@pytest.mark.rule("yugioh-zh", "YZH-4.37", "YZH-5.54")
@ALL
def test_a_card_whose_activation_was_negated_was_not_destroyed_on_the_field(edition: str) -> None:
    """Its activation never was: "if this card on the field is destroyed" does not fit."""
    text = (
        "When this card is activated: Draw 1 card. If this card on the field is destroyed by card effect: Gain 100 LP."
    )
    s = Scenario(edition, JAM, magic("bait", text, "continuous"))
    bait, jam = s.put(0, "bait", "hand"), s.put(1, "jam", "s1", SET)
    use(s, bait, jam)
    assert s.where(bait) == "0.graveyard" and s.lp(0) == 8000


@pytest.mark.rule("yugioh-zh", "YZH-4.37", "YZH-5.39")
@ALL
@pytest.mark.parametrize(
    ("limit", "again"),
    [
        ('You can only activate 1 "lamp" per turn.', True),
        ('You can only use this effect of "lamp" once per turn.', False),
        ("", True),
    ],
)
def test_a_negated_activation_counts_as_a_use_but_not_as_an_activation(edition: str, limit: str, again: bool) -> None:
    s = Scenario(edition, JAM, magic("lamp", f"If your opponent controls no monsters: Draw 1 card. {limit}".strip()))
    lamps, jam = [s.put(0, "lamp", "hand") for _ in range(2)], s.put(1, "jam", "s1", SET)
    use(s, lamps[0], jam)
    assert (lamps[1] in s.offered("activate")) is again


@pytest.mark.rule("yugioh-zh", "YZH-2.22")
@pytest.mark.rule("yugioh-fa", "YFA-2.19")
@ALL
def test_negated_on_the_field_it_still_answers_from_the_graveyard(edition: str) -> None:
    silence = magic("silence", "The effects of all face-up monsters on the field are negated.", "continuous")
    witness = effect("witness", "All monsters you control gain 500 ATK. If this card is sent to the GY: Gain 10 LP.")
    s = Scenario(edition, silence, witness, magic("bolt", "Target 1 monster on the field; destroy it."))
    it, bolt = s.put(1, "witness", "m1"), s.put(0, "bolt", "hand")
    assert s.game.standing_effects().value(it, "atk") == 2000
    use(s, s.put(0, "silence", "hand"))
    assert s.game.standing_effects().value(it, "atk") == 1500
    use(s, bolt)
    assert s.lp(1) == 8010


@pytest.mark.rule("yugioh-zh", "YZH-4.28")
@ALL
def test_negated_in_response_its_effect_comes_to_nothing(edition: str) -> None:
    hush = snare(
        "hush", "Target 1 face-up monster your opponent controls; negate its effects until the end of this turn."
    )
    s = Scenario(edition, hush, effect("herald", "Once per turn: You can draw 1 card."))
    herald, trap = s.put(0, "herald", "m1"), s.put(1, "hush", "s1", SET)
    use(s, herald, trap)
    assert s.size(0, "hand") == 0 and s.where(herald) == "0.m1"
    s.end_turn(), s.end_turn()
    s.clear_hands()
    use(s, herald)
    assert s.size(0, "hand") == 1


@pytest.mark.rule("yugioh-zh", "YZH-3.45")
@pytest.mark.rule("yugioh-fa", "YFA-3.41")
@ALL
def test_a_negated_attack_is_spent(edition: str) -> None:
    s = Scenario(edition, snare("wall up", "When an opponent's monster declares an attack: Negate the attack."))
    ox, trap = s.put(0, "ox", "m1"), s.put(1, "wall up", "s1", SET)
    s.do("phase", value="battle")
    s.act("attack", ox)
    through(s, trap)
    assert s.lp(1) == 8000 and ox not in s.offered("attack")


@pytest.mark.rule("yugioh-zh", "YZH-4.35", "YZH-4.37")
@pytest.mark.rule("yugioh-fa", "YFA-4.34", "YFA-4.37")
@pytest.mark.rule("yugioh-th", "YTH-3.59")
@ALL
def test_a_negation_that_is_negated_negates_nothing(edition: str) -> None:
    unjam = snare(
        "unjam",
        "When a Trap Card is activated: Pay 1000 LP; negate the activation, and if you do, destroy it.",
        "counter",
    )
    s = Scenario(edition, JAM, unjam, magic("gift", "Draw 2 cards."))
    gift, jam, mine = s.put(0, "gift", "hand"), s.put(1, "jam", "s1", SET), s.put(0, "unjam", "s1", SET)
    use(s, gift, jam, mine)
    assert s.size(0, "hand") == 2 and s.lp(0) == 7000
    assert s.where(jam) == "1.graveyard"


@pytest.mark.rule("yugioh-zh", "YZH-4.35", "YZH-4.29")
@ALL
def test_nothing_slower_answers_a_counter_trap(edition: str) -> None:
    s = Scenario(edition, JAM, magic("gift", "Draw 2 cards."), snare("jar", "Draw 1 card."))
    gift, jam, jar = s.put(0, "gift", "hand"), s.put(1, "jam", "s1", SET), s.put(0, "jar", "s1", SET)
    s.act("activate", gift)
    s.settle("respond")
    s.act("activate", jam)
    assert s.choice.kind == "action" and s.where(jar) == "0.s1"
    assert s.size(0, "hand") == 0


@pytest.mark.rule("yugioh-zh", "YZH-4.32")
@ALL
@pytest.mark.parametrize(("place", "negated"), [("m1", True), ("hand", True), ("graveyard", False)])
def test_a_quick_effect_that_pays_with_itself_is_used_where_it_says(edition: str, place: str, negated: bool) -> None:
    sentry = effect(
        "sentry",
        "When your opponent activates a Spell Card (Quick Effect): You can send "
        "this card from your hand or field to the GY; "
        "negate the activation.",
    )
    s = Scenario(edition, sentry, magic("gift", "Draw 2 cards."))
    it, gift = s.put(1, "sentry", place), s.put(0, "gift", "hand")
    use(s, gift, *([it] if negated else []))
    assert s.size(0, "hand") == (0 if negated else 2)
    assert s.where(it) == "1.graveyard"


@pytest.mark.rule("yugioh-zh", "YZH-4.37", "YZH-5.54")
@ALL
def test_a_monster_whose_effect_was_negated_was_on_the_field_when_it_was_destroyed(edition: str) -> None:
    jam = snare(
        "still", "When a monster effect is activated: Negate the activation, and if you do, destroy it.", "counter"
    )
    fount = "Once per turn: You can draw 1 card. If this card is sent from the field to the GY: Gain 100 LP."
    s = Scenario(edition, jam, effect("fount", fount))
    it, trap = s.put(0, "fount", "m1"), s.put(1, "still", "s1", SET)
    use(s, it, trap)
    assert s.where(it) == "0.graveyard" and s.size(0, "hand") == 0 and s.lp(0) == 8100


@pytest.mark.rule("yugioh-zh", "YZH-4.37", "YZH-5.39")
@ALL
def test_a_card_whose_effect_alone_was_negated_has_been_activated(edition: str) -> None:
    hush = snare("hush", "When a Spell Card is activated: Negate the effect.", "counter")
    lamp = magic("lamp", 'If your opponent controls no monsters: Draw 1 card. You can only activate 1 "lamp" per turn.')
    s = Scenario(edition, hush, lamp)
    lamps, trap = [s.put(0, "lamp", "hand") for _ in range(2)], s.put(1, "hush", "s1", SET)
    use(s, lamps[0], trap)
    assert lamps[1] not in s.offered("activate") and s.size(0, "hand") == 1


@pytest.mark.rule("yugioh-zh", "YZH-3.45", "YZH-4.7")
@ALL
def test_an_attacker_that_is_turned_to_defense_does_not_go_on(edition: str) -> None:
    text = "When an opponent's monster declares an attack: Change the attacking monster to Defense Position."
    s = Scenario(edition, snare("trip", text))
    ox, trap = s.put(0, "ox", "m1"), s.put(1, "trip", "s1", SET)
    s.do("phase", value="battle")
    s.act("attack", ox)
    through(s, trap)
    assert s.lp(1) == 8000 and s.card(ox).stance == DEFENSE and ox not in s.offered("attack")


def test_effects_that_target_a_card_are_negated_as_they_resolve() -> None:
    guarded = effect(
        "guarded", "Negate any Spell effects that target this card, and if you do, destroy that Spell Card."
    )
    s = Scenario(
        "zh-mr2",
        guarded,
        magic("hole", "Target 1 monster on the field; destroy that target."),
        magic("all", "Destroy all monsters your opponent controls."),
    )
    card, bear = s.put(1, "guarded", "m1"), s.put(1, "bear", "m2")
    hole = s.put(0, "hole", "hand")
    use(s, hole, card)
    assert s.where(card) == "1.m1" and s.where(hole) == "0.graveyard"
    use(s, s.put(0, "hole", "hand"), bear)
    assert s.where(bear) == "1.graveyard"
    use(s, s.put(0, "all", "hand"))
    assert s.where(card) == "1.graveyard", "that does not target"


def test_only_effects_of_the_kind_that_is_named_are_negated() -> None:
    guarded = effect("guarded", "Negate the effects of Trap Cards that target this card.")
    s = Scenario("zh-mr2", guarded, magic("hole", "Target 1 monster on the field; destroy that target."))
    card = s.put(1, "guarded", "m1")
    use(s, s.put(0, "hole", "hand"))
    assert s.where(card) == "1.graveyard"
