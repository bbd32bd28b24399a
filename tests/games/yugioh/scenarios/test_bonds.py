"""Cards that hang on one another: Equip Cards, Traps that keep a monster, borrowed control, effects in the hand."""

from __future__ import annotations

import pytest
from scenario import DEFENSE, SET, Scenario, effect, magic, snare
from stage import ALL, answered, through, use

CALL = snare(
    "call of bones",
    "Activate this card by targeting 1 monster in your GY; Special Summon that target in Attack Position. When "
    "this card leaves the field, destroy that monster. When that monster is destroyed, destroy this card.",
    "continuous",
)
BOLT = magic("bolt", "Target 1 monster on the field; destroy it.")
GALE = magic("gale", "Target 1 Spell/Trap on the field; destroy it.")
NET = magic("net", "Target 1 monster on the field; return it to the hand.")
LURE = magic("lure", "Target 1 monster your opponent controls; take control of it until the End Phase.")


@pytest.mark.rule("yugioh-zh", "YZH-2.96", "YZH-5.54")
@ALL
@pytest.mark.parametrize(
    ("deed", "monster", "trap"),
    [("bolt", "0.graveyard", "0.graveyard"), ("gale", "0.graveyard", "0.graveyard"), ("net", "0.hand", "0.s1")],
)
def test_a_trap_that_keeps_a_monster_falls_with_it_when_it_is_destroyed(
    edition: str, deed: str, monster: str, trap: str
) -> None:
    """A monster that returns to the hand was not destroyed: the Trap stays without a meaning."""
    s = Scenario(edition, CALL, BOLT, GALE, NET)
    bear, call = s.put(0, "bear", "graveyard"), s.put(0, "call of bones", "s1", SET)
    use(s, call)
    assert s.where(bear).startswith("0.m")
    use(s, s.put(0, deed, "hand"))
    assert (s.where(bear), s.where(call)) == (monster, trap)


@pytest.mark.rule("yugioh-zh", "YZH-2.96", "YZH-4.28")
@ALL
def test_the_monster_of_a_trap_that_was_destroyed_in_response_is_not_summoned(edition: str) -> None:
    s = Scenario(edition, CALL, snare("snuff", "Target 1 Spell/Trap on the field; destroy it."))
    bear, call = s.put(0, "bear", "graveyard"), s.put(0, "call of bones", "s1", SET)
    snuff = s.put(1, "snuff", "s1", SET)
    use(s, call, snuff)
    assert s.where(bear) == "0.graveyard" and s.where(call) == "0.graveyard"


@pytest.mark.rule("yugioh-zh", "YZH-2.98", "YZH-5.41")
@ALL
def test_an_equip_spell_stays_with_a_monster_that_changes_sides(edition: str) -> None:
    s = Scenario(edition, LURE, magic("crown", "The equipped monster gains 500 ATK.", "equip"))
    bear, lure, worn = s.put(1, "bear", "m1"), s.put(0, "lure", "hand"), s.put(0, "crown", "hand")
    use(s, worn)
    use(s, lure)
    assert s.where(bear) == "0.m1" and s.where(worn).startswith("0.s")
    assert s.game.standing_effects().value(bear, "atk") == 2000


@pytest.mark.rule("yugioh-zh", "YZH-2.98", "YZH-5.48")
@ALL
def test_an_equip_spell_for_ones_own_monsters_falls_when_the_monster_changes_sides(edition: str) -> None:
    crown = magic("crown", "Equip only to a Warrior monster you control. It gains 500 ATK.", "equip")
    s = Scenario(edition, LURE, crown)
    bear, worn = s.put(0, "bear", "m1"), s.put(0, "crown", "hand")
    use(s, worn)
    s.end_turn()
    s.clear_hands()
    use(s, s.put(1, "lure", "hand"))
    assert s.where(bear) == "1.m1" and s.where(worn) == "0.graveyard"


@pytest.mark.rule("yugioh-zh", "YZH-2.98", "YZH-5.48")
@ALL
def test_an_equip_spell_falls_when_its_monster_becomes_another_kind(edition: str) -> None:
    crown = magic("crown", "Equip only to a Warrior monster. It gains 500 ATK.", "equip")
    brew = magic("brew", "Target 1 face-up monster on the field; it becomes Fiend-Type until the end of this turn.")
    s = Scenario(edition, crown, brew)
    s.put(0, "bear", "m1")
    worn, changing = s.put(0, "crown", "hand"), s.put(0, "brew", "hand")
    use(s, worn)
    assert s.where(worn).startswith("0.s")
    use(s, changing)
    assert s.where(worn) == "0.graveyard"


@pytest.mark.rule("yugioh-zh", "YZH-5.40", "YZH-5.41")
@ALL
def test_a_monster_taken_for_the_turn_goes_back_though_it_was_turned_down(edition: str) -> None:
    book = magic("book", "Target 1 face-up monster on the field; change it to face-down Defense Position.")
    s = Scenario(edition, LURE, book)
    bear, card = s.put(1, "bear", "m1"), s.put(0, "book", "hand")
    use(s, s.put(0, "lure", "hand"))
    use(s, card)
    s.end_turn()
    assert s.where(bear).startswith("1.m")


@pytest.mark.rule("yugioh-zh", "YZH-5.44", "YZH-2.29")
@pytest.mark.rule("yugioh-fa", "YFA-5.8")
@ALL
@pytest.mark.parametrize("target", [True, False])
def test_an_effect_that_must_be_used_is_not_used_without_a_target(edition: str, target: bool) -> None:
    herald = effect("herald", "When this card is Normal Summoned: Target 1 Spell/Trap on the field; destroy it.")
    s = Scenario(edition, herald, GALE)
    it = s.put(0, "herald", "hand")
    if target:
        s.put(1, "gale", "s1", SET)
    s.act("normal_summon", it)
    through(s)
    assert answered(s, it) == target


@pytest.mark.rule("yugioh-zh", "YZH-5.44", "YZH-4.8")
@ALL
def test_a_trigger_in_the_hand_answers_a_lost_battle(edition: str) -> None:
    avenger = effect(
        "avenger",
        "When a monster you control is destroyed by battle and sent to the GY: You can Special Summon this card "
        "from your hand.",
    )
    s = Scenario(edition, avenger)
    ox, bear, it = s.put(0, "ox", "m1"), s.put(1, "bear", "m1"), s.put(1, "avenger", "hand")
    s.do("phase", value="battle")
    s.act("attack", ox)
    s.act("attack", bear)
    through(s, it)
    assert s.where(it).startswith("1.m") and s.where(bear) == "1.graveyard"


@pytest.mark.rule("yugioh-zh", "YZH-5.46", "YZH-4.18")
@ALL
@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("If this card attacks a Defense Position monster, inflict piercing battle damage to your opponent.", 500),
        ("This card can attack your opponent directly.", 0),
    ],
)
def test_piercing_counts_the_defense_that_the_monster_has(edition: str, text: str, damage: int) -> None:
    weak = magic("weak", "All monsters your opponent controls lose 300 DEF until the end of this turn.")
    s = Scenario(edition, effect("lance", text, atk=1400), weak)
    lance, bear = s.put(0, "lance", "m1"), s.put(1, "bear", "m1", DEFENSE)
    use(s, s.put(0, "weak", "hand"))
    s.do("phase", value="battle")
    s.act("attack", lance)
    through(s, bear)
    assert s.where(bear) == "1.graveyard" and s.lp(1) == 8000 - damage


@pytest.mark.rule("yugioh-zh", "YZH-1.20", "YZH-5.9")
@ALL
def test_as_many_as_possible_is_as_many_as_there_is_room_for(edition: str) -> None:
    flood = magic("flood", "If you control a monster: Special Summon as many monsters as possible from your GY.")
    s = Scenario(edition, flood)
    for i in range(3):
        s.put(0, "filler", f"m{i + 1}")
    dead = [s.put(0, name, "graveyard") for name in ("bear", "ox", "wall")]
    use(s, s.put(0, "flood", "hand"))
    assert sum(s.where(card).startswith("0.m") for card in dead) == 2


@pytest.mark.rule("yugioh-zh", "YZH-5.21", "YZH-2.22")
@ALL
def test_a_rule_of_a_card_ends_with_the_card(edition: str) -> None:
    warden = effect("warden", "Your opponent cannot activate Spell Cards.")
    s = Scenario(
        edition, warden, magic("gift", "Draw 1 card."), snare("pit", "Target 1 monster on the field; destroy it.")
    )
    s.put(1, "warden", "m1")
    gift, pit = s.put(0, "gift", "hand"), s.put(0, "pit", "s1", SET)
    assert gift not in s.offered("activate")
    use(s, pit)
    assert gift in s.offered("activate")
