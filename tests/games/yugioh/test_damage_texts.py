"""What texts make of damage: who takes it, how much of it, and what is gained instead of it."""

# ruff: noqa: E501 – a text stands in one piece

from __future__ import annotations

import pytest
from scenario import DEFENSE, Scenario, effect, magic, monster, parsed, snare, spell, through, use

BURN = magic("burn", "Inflict 800 damage to your opponent.")
TORCH = magic("torch", "Inflict 800 damage to both players.")
ELIXIR = magic("elixir", "Gain 500 LP.")
GIFT = magic("gift", "Your opponent gains 500 LP.")


def standing_spell(name: str, text: str) -> object:
    return parsed(spell(name, "continuous", text=text))


def played(text: str, *more: object) -> Scenario:
    """A duel in which seat 0 has a face-up Continuous Spell with that text."""
    s = Scenario("zh-mr2", standing_spell("law", text), BURN, TORCH, ELIXIR, GIFT, *more)
    s.put(0, "law", "s1")
    return s


def burnt(s: Scenario) -> tuple[int, int]:
    """The Life Points of both after each has burnt the other."""
    use(s, "burn")
    s.end_turn()
    use(s, "burn", 1)
    return s.lp(0), s.lp(1)


@pytest.mark.parametrize(
    ("text", "lp"),
    [
        ("Your opponent takes any effect damage you would have taken from their card effects.", (8000, 6400)),
        ("Any effect that would inflict damage to you makes you gain that much LP, instead.", (8800, 7200)),
        ("Whenever you would take effect damage, gain that much LP instead.", (8800, 7200)),
        ("Whenever you would take battle damage, gain that much LP instead.", (7200, 7200)),
        ("You take no effect damage from your opponent's card effects.", (8000, 7200)),
        ("You take no damage from your opponent's cards and effects.", (8000, 7200)),
        ("Neither player takes effect damage.", (8000, 8000)),
        ("Neither player takes battle damage.", (7200, 7200)),
        ("Any battle damage a player takes becomes 1000.", (7200, 7200)),
    ],
)
def test_damage_by_effects(text: str, lp: tuple[int, int]) -> None:
    assert burnt(played(text)) == lp


@pytest.mark.parametrize(
    ("text", "lp"),
    [
        ("Your opponent takes any effect damage you would have taken from their card effects.", (8000, 8000)),
        ("Whenever you would take battle damage, gain that much LP instead.", (8500, 8000)),
        ("Whenever you would take damage, gain that much LP instead.", (8500, 8000)),
        ("You take no damage from your opponent's cards and effects.", (8000, 8000)),
        ("Neither player takes battle damage.", (8000, 8000)),
        ("Any battle damage a player takes becomes 1000.", (7000, 8000)),
        ("Any battle damage either player takes from battles involving 2 monsters is doubled.", (7000, 8000)),
        ("Battle damage to the controller of a Fairy monster from a battle involving that monster becomes 0.", None),
    ],
)
def test_damage_of_a_lost_battle(text: str, lp: tuple[int, int] | None) -> None:
    s = played(text, monster("fay", race="Fairy", atk=1200))
    mine = s.put(0, "fay" if lp is None else "bear", "m1")
    foe = s.put(1, "ox" if lp is None else "knight", "m1")
    s.attack(mine, foe)
    if "effect damage" in text:
        lp = (7500, 8000)
    assert (s.lp(0), s.lp(1)) == (lp or (8000, 8000))


def test_a_direct_attack_is_no_battle_of_two_monsters() -> None:
    s = played("Any battle damage either player takes from battles involving 2 monsters is doubled.")
    s.attack(s.put(0, "bear", "m1"))
    assert s.lp(1) == 8000 - 1500


def test_only_the_controller_of_the_fairy_is_spared() -> None:
    fay = monster("fay", race="Fairy", atk=3000)
    s = played(
        "Battle damage to the controller of a Fairy monster from a battle involving that monster becomes 0.", fay
    )
    s.attack(s.put(0, "fay", "m1"), s.put(1, "ox", "m1"))
    assert s.lp(1) == 8000 - 1300


def test_own_effects_still_hurt() -> None:
    s = played("You take no effect damage from your opponent's card effects.")
    use(s, "torch")
    assert (s.lp(0), s.lp(1)) == (7200, 7200)


def test_what_the_opponent_would_gain_hurts_him() -> None:
    s = played("Any effect that would make your opponent gain LP inflicts the same amount of damage to them, instead.")
    use(s, "elixir")
    use(s, "gift")
    assert (s.lp(0), s.lp(1)) == (8500, 7500)


def test_battles_of_one_monster_heal_whoever_would_be_hurt() -> None:
    medic = effect(
        "medic",
        "If a player would take damage from a battle involving this card, they gain that much LP, instead.",
        atk=2200,
    )
    s = Scenario("zh-mr2", medic)
    card, ox, bear = s.put(0, "medic", "m1"), s.put(1, "ox", "m1"), s.put(0, "bear", "m2")
    s.attack(card, ox)
    assert s.lp(1) == 8500
    s.attack(bear)
    assert s.lp(1) == 8500 - 1500, "another monster hurts as ever"


def test_the_damage_that_one_monster_deals_is_a_number() -> None:
    s = Scenario(
        "zh-mr2", effect("rod", "Any battle damage this card inflicts to your opponent becomes 1000.", atk=2200)
    )
    s.attack(s.put(0, "rod", "m1"), s.put(1, "ox", "m1"))
    assert s.lp(1) == 7000


def test_the_damage_of_one_battle_goes_to_the_opponent() -> None:
    mirror = snare(
        "glass",
        "When an opponent's monster declares an attack: Your opponent takes any battle damage you would have taken from that battle.",
    )
    s = Scenario("zh-mr2", mirror)
    s.put(0, "glass", "s1", "set")
    wall = s.put(0, "wall", "m1")
    ox, bear = s.put(1, "ox", "m1"), s.put(1, "bear", "m2")
    s.end_turn()
    s.do("phase", value="battle")
    s.act("attack", ox)
    s.act("attack", wall)
    through(s)
    assert (s.lp(0), s.lp(1)) == (8000, 8000 - 1700)
    s.act("attack", bear)
    through(s)
    assert s.lp(0) == 8000 - 1500, "the next one as ever"


def test_neither_is_hurt_in_that_battle() -> None:
    tapir = effect(
        "tapir",
        "During damage calculation, if a monster you control battles an opponent's monster (Quick Effect): You can discard "
        "this card; neither player takes any battle damage from that battle.",
    )
    s = Scenario("zh-mr2", tapir)
    hand = s.put(0, "tapir", "hand")
    giant, ox = s.put(0, "giant", "m1"), s.put(1, "ox", "m1")
    s.do("phase", value="battle")
    s.act("attack", giant)
    s.act("attack", ox)
    through(s)
    assert s.where(hand) == "0.graveyard" and s.where(ox) == "1.graveyard"
    assert s.lp(1) == 8000


def test_so_many_draw_phases_are_skipped() -> None:
    s = Scenario("zh-mr2", magic("greed", "Draw 2 cards and skip your next 2 Draw Phases."))
    use(s, "greed")
    assert s.size(0, "hand") == 2
    for size in (2, 2, 3):
        s.end_turn()
        s.end_turn()
        assert s.size(0, "hand") == size


def test_the_controller_of_the_equipped_monster_takes_the_damage() -> None:
    mask = parsed(
        spell(
            "mask",
            "equip",
            text="During each of your Standby Phases: Inflict 500 damage to the controller of the equipped monster.",
        )
    )
    s = Scenario("zh-mr2", mask)
    s.put(1, "ox", "m1")
    use(s, "mask")
    s.end_turn()
    assert s.lp(1) == 8000, "a Standby Phase of the opponent"
    s.end_turn()
    assert (s.lp(0), s.lp(1)) == (8000, 7500)


def test_piercing_damage_counts_as_well() -> None:
    lance = effect(
        "lance",
        "If this card attacks a Defense Position monster, inflict piercing battle damage to your opponent.",
        atk=2500,
    )
    s = Scenario("zh-mr2", standing_spell("law", "Any battle damage a player takes becomes 1000."), lance)
    s.put(0, "law", "s1")
    s.attack(s.put(0, "lance", "m1"), s.put(1, "wall", "m1", DEFENSE))
    assert s.lp(1) == 7000
