"""By whose effect a monster may come, at which price it comes by itself, and what its materials have in common."""

from __future__ import annotations

import pytest
from scenario import Scenario, effect, magic, monster, parsed, through, use

from sanam.games.yugioh.cards.model import CardData


def fusion(name: str, text: str) -> CardData:
    return parsed(monster(name, 8, 3000, 2800, traits=("fusion", "effect"), text=text))


UNITED = fusion(
    "united",
    '"bear" + "ox"\nMust first be Special Summoned (from your Extra Deck) by banishing the above cards you control '
    'and/or from your GY. (You do not use "Polymerization".)',
)


@pytest.mark.rule("yugioh-zh", "YZH-2.81")
@pytest.mark.parametrize(
    ("bear", "ox", "able"),
    [("m1", "m2", True), ("m1", "graveyard", True), ("graveyard", "graveyard", True), ("hand", "m1", False)],
)
def test_the_above_cards_of_the_field_and_the_graveyard(bear: str, ox: str, able: bool) -> None:
    s = Scenario("zh-mr2", UNITED, extra=("united",))
    cards = s.put(0, "bear", bear), s.put(0, "ox", ox)
    (united,) = s.zone(0, "extra")
    assert (united in s.offered("special_summon")) == able
    if able:
        s.act("special_summon", united)
        through(s)
        assert [s.where(card) for card in cards] == ["0.banished", "0.banished"]
        assert s.where(united).startswith("0.m")


LORD = effect("lord", 'Cannot be Special Summoned except with its own effect or with "calling". '
              "During your End Phase: You can Special Summon this card from your GY.")  # fmt: skip
BOND = effect("bond", 'Cannot be Normal Summoned/Set. Must be Special Summoned with the effect of a "Seal" Spell/Trap.')
RISE = "Target 1 monster in your GY; Special Summon it."
CARDS = (LORD, BOND, magic("calling", RISE), magic("Seal of Dawn", RISE), magic("other", RISE))


@pytest.mark.parametrize(
    ("name", "by", "able"),
    [
        ("lord", "calling", True),
        ("lord", "other", False),
        ("bond", "Seal of Dawn", True),
        ("bond", "other", False),
    ],
)
def test_by_the_effect_of_such_a_card_alone(name: str, by: str, able: bool) -> None:
    s = Scenario("zh-mr2", *CARDS)
    card, spell = s.put(0, name, "graveyard"), s.put(0, by, "hand")
    assert (s.refused("activate", spell) is None) == able
    if able:
        s.act("activate", spell)
        through(s)
        assert s.where(card).startswith("0.m")


def test_by_its_own_effect_all_the_same() -> None:
    s = Scenario("zh-mr2", *CARDS)
    lord = s.put(0, "lord", "graveyard")
    s.act("phase", value="end")
    through(s)
    assert s.where(lord).startswith("0.m")


GLIDER = effect("glider", "You can Normal Summon this card with 1 Tribute. If you do, it becomes Level 5.", level=7)


def test_normal_summoned_with_fewer_tributes_it_is_of_another_level() -> None:
    s = Scenario("zh-mr2", GLIDER)
    s.put(0, "bear", "m1")
    card = s.put(0, "glider", "hand")
    assert s.refused("normal_summon", card) is not None, "its Level asks for two"
    s.act("special_summon", card)
    through(s)
    assert s.where(card).startswith("0.m") and s.game.value(card, "level") == 5
    assert s.size(0, "graveyard") == 1


TWO = magic("two", "Equip only to a monster you control. The equipped monster can be treated as 2 Tributes for a "
            "Tribute Summon.", "equip")  # fmt: skip


@pytest.mark.rule("yugioh-zh", "YZH-2.73")
@pytest.mark.parametrize("borne", [True, False])
def test_as_two_tributes_for_whatever_is_summoned(borne: bool) -> None:
    s = Scenario("zh-mr2", TWO)
    s.put(0, "bear", "m1")
    if borne:
        use(s, "two")
    assert (s.refused("normal_summon", s.put(0, "giant", "hand")) is None) == borne


MAGE = effect(
    "mage",
    'When using this card you control as a Synchro Material for a "Gear" Synchro Monster, you can use "Gear" monsters '
    "in your hand as non-Tuner Synchro Materials.",
    level=1,
    traits=("tuner", "effect"),
)
COG = monster("Gear Cog", 4, 500, 500)
WHEEL = monster("Gear Wheel", 4, 500, 500, traits=("tuner", "normal"))
SYNCHRO = "1 Tuner + 1 or more non-Tuner monsters\nThis card cannot attack."
TOWER = parsed(monster("Gear Tower", 5, 2200, 1000, traits=("synchro", "effect"), text=SYNCHRO))
STAR = parsed(monster("star", 5, 2200, 1000, traits=("synchro", "effect"), text=SYNCHRO))


@pytest.mark.rule("yugioh-zh", "YZH-2.46")
@pytest.mark.parametrize(
    ("held", "wanted", "able"),
    [("Gear Cog", "Gear Tower", True), ("Gear Wheel", "Gear Tower", False), ("bear", "Gear Tower", False),
     ("Gear Cog", "star", False)],
)  # fmt: skip
def test_such_monsters_of_the_hand_as_material_of_such_a_monster(held: str, wanted: str, able: bool) -> None:
    s = Scenario("zh-mr2", MAGE, COG, WHEEL, TOWER, STAR, extra=(wanted,))
    s.clear_hands()
    s.put(0, "mage", "m1")
    card = s.put(0, held, "hand")
    assert bool(s.offered("special_summon")) == able
    if able:
        s.act("special_summon", s.zone(0, "extra")[0])
        through(s)
        assert s.where(card) == "0.graveyard"


SAME = magic("same", "If you control 2 or more monsters with the same Type but different names: Draw 2 cards.")
ELF = monster("elf", 4, 500, 500, race="Spellcaster")


@pytest.mark.parametrize(
    ("names", "able"),
    [(("bear", "ox"), True), (("bear", "bear"), False), (("bear", "elf"), False), (("elf", "bear", "ox"), True)],
)
def test_alike_in_one_thing_and_different_in_another(names: tuple[str, ...], able: bool) -> None:
    s = Scenario("zh-mr2", SAME, ELF)
    for at, name in enumerate(names):
        s.put(0, name, f"m{at + 1}")
    assert (s.refused("activate", s.put(0, "same", "hand")) is None) == able


PAIR = fusion("pair", "2 monsters with the same Attribute but different Types\nThis card cannot attack.")
FUSE = magic("fuse", "Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters from your hand or field as "
             "Fusion Materials.")  # fmt: skip
NYMPH = monster("nymph", 4, 500, 500, race="Aqua", attribute="WATER")


@pytest.mark.parametrize(
    ("names", "able"), [(("bear", "elf"), True), (("bear", "ox"), False), (("bear", "nymph"), False)]
)
def test_materials_with_one_thing_in_common(names: tuple[str, ...], able: bool) -> None:
    s = Scenario("zh-mr2", PAIR, FUSE, ELF, NYMPH, extra=("pair",))
    s.clear_hands()
    for at, name in enumerate(names):
        s.put(0, name, f"m{at + 1}")
    assert (s.refused("activate", s.put(0, "fuse", "hand")) is None) == able


STEEL = magic(
    "steel",
    "Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters you control as Fusion Materials, and if you "
    'do, it cannot be destroyed by battle this turn. Only "Gear" monsters can be used as Fusion Materials for a Fusion '
    "Summon using this card's effect.",
)


@pytest.mark.parametrize(("names", "able"), [(("Gear Cog", "Gear Cog"), True), (("Gear Cog", "bear"), False)])
def test_only_such_materials_although_more_is_done(names: tuple[str, ...], able: bool) -> None:
    any_two = fusion("any", "2 monsters\nThis card cannot attack.")
    s = Scenario("zh-mr2", any_two, STEEL, COG, extra=("any",))
    for at, name in enumerate(names):
        s.put(0, name, f"m{at + 1}")
    assert (s.refused("activate", s.put(0, "steel", "hand")) is None) == able


def test_so_many_times_the_same_card() -> None:
    thrice = fusion("thrice", '3 x "bear"\nThis card cannot attack.')
    (material,) = [ability for ability in thrice.abilities or () if ability["kind"] == "material"]
    assert material["targets"] == [{"count": 3, "filter": {"names": ["bear"]}}]


HOOK = effect(
    "Gear Hook",
    'This card cannot be used as a Synchro Material Monster, except for the Synchro Summon of a "Gear" monster and all '
    'the other Synchro Material Monsters must also be "Gear" monsters.',
    level=1,
    traits=("tuner", "effect"),
)


@pytest.mark.parametrize(
    ("other", "wanted", "able"),
    [("Gear Cog", "Gear Tower", True), ("bear", "Gear Tower", False), ("Gear Cog", "star", False)],
)
def test_as_material_of_such_a_monster_with_such_others(other: str, wanted: str, able: bool) -> None:
    s = Scenario("zh-mr2", HOOK, COG, TOWER, STAR, extra=(wanted,))
    s.put(0, "Gear Hook", "m1")
    s.put(0, other, "m2")
    assert bool(s.offered("special_summon")) == able


def test_the_above_cards_of_the_field_are_returned() -> None:
    beast = fusion(
        "beast",
        '"bear" + "ox"\nThis card can only be Special Summoned from the Extra Deck by returning the above Fusion '
        "Material Monsters from the field to the Deck.",
    )
    s = Scenario("zh-mr2", beast, extra=("beast",))
    bear, ox = s.put(0, "bear", "m1"), s.put(0, "ox", "hand")
    assert not s.offered("special_summon")
    s.edit(lambda game: game.relocate(ox, "0.m2", "up"))
    (card,) = s.zone(0, "extra")
    s.act("special_summon", card)
    through(s)
    assert [s.where(each) for each in (bear, ox)] == ["0.deck", "0.deck"] and s.where(card).startswith("0.m")


GODS = 'Cannot be Tributed, except for the Tribute Summon of "giant", "golem" or "titan".'


@pytest.mark.parametrize(("name", "able"), [("golem", True), ("titan", True), ("knight", False)])
def test_tributed_for_one_of_several_alone(name: str, able: bool) -> None:
    s = Scenario("zh-mr2", effect("pupil", GODS), monster("golem", 5), monster("titan", 6))
    s.put(0, "pupil", "m1")
    assert (s.refused("normal_summon", s.put(0, name, "hand")) is None) == able


EVEN = effect(
    "even",
    "When this card is used as Synchro Material, you can treat it and all other Synchro Materials (that have a Level) "
    "as Level 2 monsters.",
    level=5,
)


@pytest.mark.rule("yugioh-zh", "YZH-2.46")
@pytest.mark.parametrize(
    ("names", "level", "able"),
    [
        (("spark", "even"), 4, True),
        (("spark", "even", "giant"), 6, True),
        (("spark", "even"), 8, True),
        (("spark", "even"), 5, False),
        (("spark", "giant"), 4, False),
    ],
)
def test_all_materials_count_as_of_one_level(names: tuple[str, ...], level: int, able: bool) -> None:
    """Or as they are, if their player likes that better."""
    spark = monster("spark", 3, 500, 500, traits=("tuner", "normal"))
    wanted = parsed(monster("wanted", level, 2200, 1000, traits=("synchro", "effect"), text=SYNCHRO))
    s = Scenario("zh-mr2", EVEN, spark, wanted, extra=("wanted",))
    for at, name in enumerate(names):
        s.put(0, name, f"m{at + 1}")
    assert bool(s.offered("special_summon")) == able
