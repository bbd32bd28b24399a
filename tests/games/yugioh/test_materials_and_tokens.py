"""How many Tokens come, Levels that add up, what was used for a Summon, and what may be material beside it."""

from __future__ import annotations

import pytest
from scenario import DEFENSE, Scenario, effect, magic, monster, parsed, through, use

TOKEN = '"Chick Tokens" (Winged Beast/WIND/Level 1/ATK 0/DEF 0)'


def chicks(s: Scenario, seat: int = 0) -> int:
    return sum(s.game.data(card).name == "Chick Token" for card in s.game.monsters(seat))


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        (f"Special Summon any number of {TOKEN}.", [1, 2, 3, 4, 5]),
        (f"Special Summon any number of {TOKEN}, up to the number of monsters your opponent controls.", [1, 2]),
    ],
)
@pytest.mark.rule("yugioh-zh", "YZH-5.9")
def test_a_player_says_how_many_tokens_come(text: str, numbers: list[int]) -> None:
    s = Scenario("zh-mr2", magic("nest", text))
    s.put(1, "bear", "m1")
    s.put(1, "ox", "m2")
    s.act("activate", s.put(0, "nest", "hand"))
    while s.choice.kind != "number":
        s.play.answer([] if s.choice.least == 0 else [0])
    assert [option.value for option in s.choice.options] == numbers
    s.play.answer([1])
    through(s)
    assert chicks(s) == 2


@pytest.mark.parametrize(
    ("text", "come"),
    [
        (f"Special Summon as many {TOKEN} as possible in Defense Position.", 4),
        (f"Special Summon {TOKEN} in Defense Position, equal to the number of monsters your opponent controls.", 2),
        (f"Tribute any number of Warrior monsters; Special Summon an equal number of {TOKEN}.", 1),
    ],
)
def test_so_many_tokens_come_as_the_text_counts(text: str, come: int) -> None:
    s = Scenario("zh-mr2", magic("nest", text))
    s.put(0, "bear", "m1")
    s.put(1, "bear", "m1")
    s.put(1, "ox", "m2")
    use(s, "nest")
    assert chicks(s) == come


def test_tokens_that_find_no_room_do_not_come() -> None:
    s = Scenario("zh-mr2", magic("nest", f"Special Summon {TOKEN}, equal to the number of monsters on the field."))
    for zone in ("m1", "m2", "m3"):
        s.put(0, "bear", zone)
    assert "activate" not in s.acts(s.put(0, "nest", "hand"))


RISE = magic("rise", "Target 1 face-up monster on the field; increase its Level by 1 or 2.")
FALL = magic("fall", "Reduce the Level of 1 face-up monster you control by up to 2.")


@pytest.mark.parametrize(("name", "levels"), [("rise", [5, 6]), ("fall", [3, 2])])
@pytest.mark.parametrize("said", [0, 1])
def test_a_level_changes_by_as_much_as_is_said(name: str, levels: list[int], said: int) -> None:
    s = Scenario("zh-mr2", RISE, FALL)
    bear = s.put(0, "bear", "m1")
    s.act("activate", s.put(0, name, "hand"))
    while s.choice.kind != "number":
        s.play.answer([] if s.choice.least == 0 else [0])
    s.play.answer([said])
    through(s)
    assert s.game.value(bear, "level") == levels[said]


SUM = effect(
    "sum",
    "Once per turn: You can target 1 other Warrior monster you control; the Levels of that monster and this card become"
    " their combined current Levels, until the end of this turn.",
    level=3,
)


def test_the_levels_of_both_become_the_sum_that_they_had() -> None:
    s = Scenario("zh-mr2", SUM)
    own, bear = s.put(0, "sum", "m1"), s.put(0, "bear", "m2")
    s.act("activate", own)
    through(s)
    assert [s.game.value(card, "level") for card in (own, bear)] == [7, 7]
    s.end_turn()
    assert [s.game.value(card, "level") for card in (own, bear)] == [3, 4]


RUSH = magic(
    "rush", "During your Main Phase: Immediately after this effect resolves, Tribute Summon 1 Warrior monster."
)


@pytest.mark.rule("yugioh-zh", "YZH-2.72")
@pytest.mark.parametrize(("tribute", "used"), [(True, True), (False, False)])
def test_an_effect_tribute_summons_with_the_tributes_that_the_level_asks_for(tribute: bool, used: bool) -> None:
    s = Scenario("zh-mr2", RUSH)
    s.put(0, "ox", "hand")
    knight = s.put(0, "knight", "hand")
    bear = s.put(0, "bear", "m1") if tribute else None
    rush = s.put(0, "rush", "hand")
    assert ("activate" in s.acts(rush)) == used
    if bear is not None:
        s.act("activate", rush)
        through(s)
        assert s.where(knight)[:3] == "0.m" and s.where(bear) == "0.graveyard"


# ------------------------------------------------------------------------------------ what was used for a Summon
FUSION = parsed(monster("twin", 6, 2200, text='"bear" + "ox"', traits=("fusion", "effect")))
FUSE = magic(
    "fuse",
    "Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters from your hand or field as Fusion Material.",
)
SPLIT = magic(
    "split",
    "Target 1 Fusion Monster on the field; return that target to the Extra Deck, then, if all the Fusion Materials that"
    " were used for its Fusion Summon are in your GY, you can Special Summon all of them.",
)
RECOVER = magic(
    "recover",
    'Target 1 "fuse", and 1 Fusion Material that was used for a Fusion Summon, in your GY; add them to your hand.',
)


def fused(*more: object) -> tuple[Scenario, int, int, int]:
    s = Scenario("zh-mr2", FUSION, FUSE, *more, extra=("twin",))  # type: ignore[arg-type]
    bear, ox = s.put(0, "bear", "hand"), s.put(0, "ox", "hand")
    use(s, "fuse")
    (twin,) = s.game.monsters(0)
    return s, twin, bear, ox


def test_what_was_fused_is_parted_again() -> None:
    s, twin, bear, ox = fused(SPLIT)
    other = s.put(0, "bear", "graveyard")
    use(s, "split")
    assert s.where(twin) == "0.extra" and {bear, ox} == {*s.game.monsters(0)} and s.where(other) == "0.graveyard"


@pytest.mark.parametrize("place", ["banished", "hand"])
def test_nothing_is_parted_where_a_material_is_gone(place: str) -> None:
    s, twin, bear, ox = fused(SPLIT)
    s.edit(lambda game: game.relocate(bear, f"0.{place}", "up"))
    s.edit(lambda game: game.relocate(bear, "0.graveyard", "up") if place == "hand" else None)
    use(s, "split")
    assert s.where(twin) == "0.extra" and s.where(ox) == "0.graveyard" and not s.game.monsters(0)


def test_all_or_none_are_parted() -> None:
    s, twin, bear, ox = fused(SPLIT)
    for zone in [z for z in ("m1", "m2", "m3", "m4", "m5") if s.where(twin) != f"0.{z}"]:
        s.put(0, "mouse", zone)
    use(s, "split")
    assert s.where(twin) == "0.extra" and {s.where(bear), s.where(ox)} == {"0.graveyard"}


def test_only_what_was_used_for_a_fusion_summon_is_recovered() -> None:
    s, _, bear, ox = fused(RECOVER)
    s.put(0, "bear", "graveyard")
    s.act("activate", s.put(0, "recover", "hand"))
    asked = set()
    while s.choice.kind != "action":
        asked |= {option.card for option in s.choice.options if option.card is not None}
        s.play.answer([] if s.choice.least == 0 else [0])
    assert {bear, ox} <= asked and sum(s.game.data(c).kind == "monster" for c in asked) == 2
    assert s.size(0, "hand") == 2


# ---------------------------------------------------------------------------------- destroyed, and yet on the field
JEWEL = effect(
    "jewel",
    "If this face-up card is destroyed while it is in a Monster Card Zone, you can place it face-up in your Spell &"
    " Trap Card Zone as a Continuous Spell Card, instead of sending it to the Graveyard.",
)
BOLT = magic("bolt", "Target 1 monster your opponent controls; destroy it, and if you do, draw 1 card.")
VICTOR = effect("victor", "If this card destroys a monster by battle: Draw 1 card.", atk=2000)


@pytest.mark.parametrize("stay", [True, False])
def test_a_destroyed_monster_may_stay_as_a_spell(stay: bool) -> None:
    s = Scenario("zh-mr2", JEWEL, BOLT)
    jewel = s.put(1, "jewel", "m1")
    s.act("activate", s.put(0, "bolt", "hand"))
    while s.choice.kind != "yes_no":
        s.play.answer([] if s.choice.least == 0 else [0])
    assert s.choice.seat == 1
    s.play.answer([0 if stay else 1])
    through(s)
    assert s.size(0, "hand") == 1  # it was destroyed all the same
    assert (s.where(jewel)[:3] == "1.s") == stay and (s.where(jewel) == "1.graveyard") != stay


def test_what_a_battle_destroys_may_stay_and_was_destroyed() -> None:
    s = Scenario("zh-mr2", JEWEL, VICTOR)
    jewel, victor = s.put(1, "jewel", "m1", DEFENSE), s.put(0, "victor", "m1")
    s.act("phase", value="battle")
    s.act("attack", victor)
    while s.choice.kind != "yes_no":
        s.play.answer([] if s.choice.least == 0 else [0])
    s.play.answer([0])
    through(s)
    assert s.where(jewel)[:3] == "1.s" and s.size(0, "hand") == 1


def test_without_a_free_zone_nothing_stays() -> None:
    s = Scenario("zh-mr2", JEWEL, BOLT)
    jewel = s.put(1, "jewel", "m1")
    for zone in ("s1", "s2", "s3", "s4", "s5"):
        s.put(1, "bolt", zone, "down")
    use(s, "bolt")
    assert s.where(jewel) == "1.graveyard"


# ---------------------------------------------------------------------------------------- material of a Synchro Summon
SYNCHRO = parsed(monster("star", 6, 2300, text="1 Tuner + 1 or more non-Tuner monsters", traits=("synchro", "effect")))
TUNER = monster("tuner", 2, 500, traits=("normal", "tuner"))


def synchro(*cards: object) -> Scenario:
    return Scenario("zh-mr2", SYNCHRO, TUNER, *cards, extra=("star",))  # type: ignore[arg-type]


def rises(s: Scenario) -> bool:
    return bool([card for card in s.offered("special_summon") if s.game.data(card).name == "star"])


@pytest.mark.parametrize(
    ("text", "level", "works"),
    [
        ("If this card is used for a Synchro Summon, you can treat it as a Level 4 monster.", 1, True),
        ("If this card on the field is used as Synchro Material, you can treat its Level as 4.", 1, True),
        ("If this card is used for a Synchro Summon, you can treat it as a Level 3 monster.", 4, True),
        ("If this card is used for an Xyz Summon, you can treat it as a Level 4 monster.", 1, False),
    ],
)
@pytest.mark.rule("yugioh-zh", "YZH-2.46")
def test_a_material_counts_as_of_another_level(text: str, level: int, works: bool) -> None:
    s = synchro(effect("odd", text, level=level))
    s.put(0, "tuner", "m1")
    s.put(0, "odd", "m2")
    assert rises(s) == works


def test_an_xyz_material_counts_as_of_another_level() -> None:
    xyz = parsed(monster("pair", 5, 2000, text="2 Level 5 monsters", traits=("xyz", "effect")))
    odd = effect("odd", "If this card is used for an Xyz Summon, you can treat it as a Level 5 monster.")
    s = Scenario("zh-mr2", xyz, odd, extra=("pair",))
    s.put(0, "knight", "m1")
    s.put(0, "odd", "m2")
    assert [s.game.data(card).name for card in s.offered("special_summon")] == ["pair"]


def test_a_tuner_counts_as_none() -> None:
    text = "If you use this card you control for a Synchro Summon, you can treat it as a non-Tuner monster."
    s = synchro(effect("both", text, traits=("effect", "tuner")))
    s.put(0, "tuner", "m1")
    s.put(0, "both", "m2")
    assert rises(s)
    s = synchro(monster("other", traits=("normal", "tuner")))
    s.put(0, "tuner", "m1")
    s.put(0, "other", "m2")
    assert not rises(s)


HELPER = "When using this card as a Synchro Material, you can use 1 monster in your hand as a Synchro Material."
CALLER = 'If this card is used as a Synchro Material, the other Synchro Material is 1 "bear" monster in your hand.'


@pytest.mark.parametrize("text", [HELPER, CALLER])
def test_a_monster_of_the_hand_is_material(text: str) -> None:
    s = synchro(effect("call", text, level=2, traits=("effect", "tuner")))
    call, bear = s.put(0, "call", "m1"), s.put(0, "bear", "hand")
    (star,) = s.offered("special_summon")
    s.act("special_summon", star)
    through(s)
    assert s.where(star)[:3] == "0.m" and {s.where(call), s.where(bear)} == {"0.graveyard"}


@pytest.mark.parametrize(("text", "works"), [(HELPER, True), (CALLER, False)])
def test_monsters_of_the_field_are_material_beside_it_where_the_text_allows(text: str, works: bool) -> None:
    s = synchro(effect("call", text, level=2, traits=("effect", "tuner")))
    s.put(0, "call", "m1")
    s.put(0, "bear", "m2")
    assert rises(s) == works


def test_nothing_of_the_hand_is_material_without_such_a_monster() -> None:
    s = synchro()
    s.put(0, "tuner", "m1")
    s.put(0, "bear", "hand")
    assert not rises(s)


def test_no_more_of_the_hand_than_the_text_says() -> None:
    s = synchro(effect("call", HELPER, level=2, traits=("effect", "tuner")), monster("pup", 2, 100))
    s.put(0, "call", "m1")
    s.put(0, "pup", "hand")
    s.put(0, "pup", "hand")
    assert not rises(s)
    s.put(0, "pup", "m2")
    assert rises(s)


def test_a_monster_that_stays_as_a_spell_has_no_effects_there() -> None:
    text = JEWEL.text + " Once per turn: You can draw 1 card. All monsters you control gain 300 ATK."
    s = Scenario("zh-mr2", effect("jewel", text), BOLT)
    jewel, bear = s.put(1, "jewel", "m1"), s.put(1, "bear", "m2")
    s.act("activate", s.put(0, "bolt", "hand"))
    while s.choice.kind != "yes_no":
        s.play.answer([] if s.choice.least == 0 else [0])
    s.play.answer([0])
    through(s)
    s.end_turn()
    assert s.where(jewel)[:3] == "1.s" and not s.acts(jewel) and s.game.value(bear, "atk") == 1500


def test_monsters_that_lie_as_spells_are_told_as_monster_cards() -> None:
    gather = magic("gather", "Special Summon as many Monster Cards as possible from your Spell & Trap Zones.")
    s = Scenario("zh-mr2", JEWEL, gather, BOLT)
    one, two, bolt = s.put(0, "jewel", "s1"), s.put(0, "jewel", "s2"), s.put(0, "bolt", "s3", "down")
    use(s, "gather")
    assert s.where(one)[:3] == s.where(two)[:3] == "0.m" and s.where(bolt) == "0.s3"
    s = Scenario("zh-mr2", JEWEL, gather, BOLT)
    s.put(0, "bolt", "s3", "down")
    assert "activate" not in s.acts(s.put(0, "gather", "hand"))


@pytest.mark.parametrize(("gap", "works", "drawn"), [(900, False, 0), (1000, True, 1), (3000, True, 2)])
def test_a_price_in_life_points_counts_in_their_difference(gap: int, works: bool, drawn: int) -> None:
    text = (
        "Activate only if your opponent's Life Points are at least 1000 higher than yours. Pay 1000 Life Points. Draw"
    )
    text += " 1 card for every 2000 points difference between your Life Points and your opponent's."
    s = Scenario("zh-mr2", magic("hope", text))
    s.table.seats[0].counts["lp"] = 8000 - gap
    hope = s.put(0, "hope", "hand")
    assert ("activate" in s.acts(hope)) == works
    if works:
        s.act("activate", hope)
        through(s)
        assert s.size(0, "hand") == drawn


def test_tokens_that_do_not_come_are_not_all_that_is_said_of_them() -> None:
    text = (
        f'Special Summon {TOKEN}, equal to the number of monsters your opponent controls. "Chick Tokens" cannot attack.'
    )
    s = Scenario("zh-mr2", magic("nest", text))
    nest = s.put(0, "nest", "hand")
    assert "activate" not in s.acts(nest)
    s.put(1, "bear", "m1")
    assert "activate" in s.acts(nest)


# -------------------------------------------------------------------------------------------- what Levels come to
BAND = magic("band", "Special Summon up to 3 Warrior monsters from your hand, whose total Levels exactly equal 5.")
PRICE = effect(
    "planet",
    "Cannot be Normal Summoned/Set. Must be Special Summoned (from your hand) by banishing Warrior monsters from your"
    " hand whose total Levels equal 6 or more.",
    level=8,
)


def test_monsters_are_summoned_whose_levels_come_to_the_number() -> None:
    s = Scenario("zh-mr2", BAND)
    four = [s.put(0, "bear", "hand"), s.put(0, "ox", "hand")]
    one, five = s.put(0, "mouse", "hand"), s.put(0, "knight", "hand")
    s.act("activate", s.put(0, "band", "hand"))
    while s.choice.kind != "pick":
        s.play.answer([] if s.choice.least == 0 else [0])
    cards = [option.card for option in s.choice.options]
    sets = {frozenset(cards[i] for i in combo) for combo in s.choice.combinations or []}
    assert sets == {frozenset({five}), *(frozenset({card, one}) for card in four)}


@pytest.mark.parametrize(("levels", "works"), [(("bear",), False), (("bear", "mouse"), False), (("bear", "ox"), True)])
def test_a_price_in_levels_is_paid_in_full(levels: tuple[str, ...], works: bool) -> None:
    s = Scenario("zh-mr2", PRICE)
    planet = s.put(0, "planet", "hand")
    paid = [s.put(0, name, "hand") for name in levels]
    assert bool(s.acts(planet)) == works
    if works:
        s.act(next(iter(s.acts(planet))), planet)
        while s.choice.kind != "action":
            s.play.answer(s.choice.combinations[-1] if s.choice.combinations else [0])
        assert s.where(planet)[:3] == "0.m" and all(s.where(card) == "0.banished" for card in paid)
