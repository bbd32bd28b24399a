"""Effects that a card has, or applies one after another, by a number: of different names, Attributes or materials."""

from __future__ import annotations

import pytest
from scenario import Scenario, effect, magic, monster, parsed, spell, through

SAGE = effect(
    "sage",
    'When this card is Normal Summoned: You can apply these effects in sequence, based on the number of "rune" Spells '
    "with different names in your GY.\n● 1 or more: This card gains 600 ATK.\n● 2 or more: Draw 1 card.\n"
    "● 3 or more: Inflict 700 damage to your opponent.",
)
RUNES = tuple(magic(f"rune {name}", "Gain 100 LP.") for name in ("one", "two", "three"))
PRISM = parsed(
    spell(
        "prism",
        "continuous",
        text='This card gains these effects, based on the number of different Attributes the "shard" monsters in your '
        "Graveyard have.\n●2 or more: All monsters you control gain 500 ATK.\n●3 or more: All monsters you control "
        "gain 300 ATK.",
    )
)
SHARDS = tuple(
    monster(f"shard {at}", attribute=attribute) for at, attribute in enumerate(("FIRE", "FIRE", "WATER", "WIND"))
)
ENGINE = parsed(
    monster(
        "engine",
        4,
        1000,
        traits=("effect", "xyz"),
        text="2 Level 4 monsters\nThis card gains these effects, based on the number of Xyz Materials with different "
        "names attached to it.\n● 2 or more: This card cannot be destroyed by battle.\n● 3 or more: All monsters you "
        "control gain 500 ATK.",
    )
)


@pytest.mark.parametrize("names", [(), ("one",), ("one", "one"), ("one", "two"), ("one", "two", "three")])
def test_each_is_applied_as_far_as_there_are_so_many(names: tuple[str, ...]) -> None:
    s = Scenario("zh-mr2", SAGE, *RUNES)
    for name in names:
        s.put(0, f"rune {name}", "graveyard")
    sage = s.put(0, "sage", "hand")
    s.act("normal_summon", sage)
    through(s)
    count = len({*names})
    assert s.game.value(sage, "atk") == 1500 + 600 * (count > 0)
    assert len(s.game.cards(0, "hand")) == (count > 1)
    assert s.lp(1) == 8000 - 700 * (count > 2)


@pytest.mark.parametrize(("shards", "gain"), [((0, 1), 0), ((0, 1, 2), 500), ((0, 2, 3), 800)])
def test_different_attributes_are_counted(shards: tuple[int, ...], gain: int) -> None:
    s = Scenario("zh-mr2", PRISM, *SHARDS)
    s.put(0, "prism", "s1")
    bear = s.put(0, "bear", "m1")
    for at in shards:
        s.put(0, f"shard {at}", "graveyard")
    assert s.game.value(bear, "atk") == 1500 + gain


@pytest.mark.parametrize(("under", "gain"), [(("ox", "ox", "bear"), 0), (("ox", "bear", "wall"), 500)])
def test_materials_of_different_names_are_counted(under: tuple[str, ...], gain: int) -> None:
    s = Scenario("zh-mr2", ENGINE)
    engine = s.put(0, "engine", "m1")
    cards = [s.put(0, name, "graveyard") for name in under]
    s.edit(lambda game: game.attach_material(cards, engine))
    assert s.game.value(engine, "atk") == 1000 + gain
