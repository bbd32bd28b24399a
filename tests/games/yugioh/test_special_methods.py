"""Ritual, Fusion, Synchro and Xyz Summons, Xyz Materials, Tokens."""

from __future__ import annotations

from typing import Any

import pytest
from scenario import ATTACK, DEFENSE, EDITIONS, FACE_DOWN, SET, Scenario, monster, parsed, spell, trap

from sanam.games.yugioh.cards.model import CardData

ALL = pytest.mark.parametrize("edition", EDITIONS)
#: Editions whose Extra Deck holds these kinds (th-guide by ruling).
SYNCHRO = pytest.mark.parametrize("edition", ["zh-mr2", "th-guide"])
FACE_UP = pytest.mark.parametrize("position", ["attack", "defense"])
EFFECT: dict[str, Any] = {"cause": "effect", "card": None, "seat": 1}

LORD = parsed(
    monster("lord", 7, 2600, 2000, traits=("ritual", "effect"), text='You can Ritual Summon this card with "rite".')
)
RITUAL = 'Ritual Summon "lord" from your hand, by Tributing monsters from your hand or field whose total Levels '
RITE = parsed(spell("rite", "ritual", text=RITUAL + "equal 7."))
ROUGH_RITE = parsed(spell("rite", "ritual", text=RITUAL + "equal or exceed 7."))
POLY_TEXT = "Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters from your hand or field as material."
POLY = parsed(spell("union", text=POLY_TEXT))
CENTAUR = parsed(monster("centaur", 6, 2400, 2000, traits=("fusion",), text='"bear" + "ox"'))
TUNER = monster("tuner", 3, 1000, 500, traits=("effect", "tuner"), abilities=[])
TWO = monster("two", 2, 700, 700)
FIVE = parsed(
    monster("five", 5, 2200, 2000, traits=("synchro", "effect"), text="1 Tuner + 1 or more non-Tuner monsters")
)
SEVEN = parsed(
    monster("seven", 7, 2600, 2000, traits=("synchro", "effect"), text="1 Tuner + 1 or more non-Tuner monsters")
)
FOUR = parsed(monster("four", 4, 2200, 1500, traits=("xyz", "effect"), text="2 Level 4 monsters"))
BLOOM = parsed(
    monster(
        "bloom",
        4,
        2000,
        1500,
        traits=("xyz", "effect"),
        text="2 Level 4 monsters\nOnce per turn: You can detach 1 material from this card; gain 500 LP.",
    )
)
FLOCK = parsed(spell("flock", text='Special Summon 2 "Sheep Tokens" (Beast/EARTH/Level 4/ATK 0/DEF 0).'))


def choose(s: Scenario, *cards: int, position: str = "attack") -> None:
    """Answer the questions of a Summon: pick what is wanted of `cards`, the position, any place."""
    while s.table.choice is not None and s.choice.kind != "action":
        match s.choice.kind:
            case "respond":
                s.decline()
            case "place":
                s.play.answer([0])
            case "position":
                s.act(position)
            case _:
                offered = [o.card for o in s.choice.options]
                s.play.answer([offered.index(card) for card in cards if card in offered][: s.choice.most])


def reason(s: Scenario, act: str, card: int) -> str:
    refused = s.refused(act, card)
    return refused.reason if refused is not None else ""


def place_of(s: Scenario, *cards: int) -> list[str]:
    return [s.where(card).partition(".")[2] for card in cards]


# -------------------------------------------------------------------------------------------------- Ritual Summon


@pytest.mark.rule("yugioh-zh", "YZH-2.61", "YZH-2.64", "YZH-2.65", "YZH-2.66", "YZH-2.67", "YZH-2.82", "YZH-2.95")
@pytest.mark.rule("yugioh-fa", "YFA-2.37", "YFA-2.41", "YFA-2.42", "YFA-2.43", "YFA-2.44", "YFA-2.61", "YFA-2.76")
@ALL
@FACE_UP
def test_a_ritual_summon_tributes_from_hand_and_field(edition: str, position: str) -> None:
    s = Scenario(edition, LORD, RITE, monster("three", 3))
    bear, three = s.put(0, "bear", "m1"), s.put(0, "three", "hand")
    lord, rite = s.put(0, "lord", "hand"), s.put(0, "rite", "hand")
    s.act("activate", rite)
    # Activating puts the Ritual Spell into the Spell & Trap Zone; nothing is Tributed before it resolves.
    s.act("place", zone="0.s3")
    choose(s, lord, bear, three, position=position)
    assert place_of(s, bear, three, lord, rite) == ["graveyard", "graveyard", s.where(lord)[2:], "graveyard"]
    assert s.where(lord)[2] == "m" and s.card(lord).stance == (ATTACK if position == "attack" else DEFENSE)
    told = [f.what for f in s.facts() if f.what in ("activated", "tributed", "ritual_summoned")]
    assert told == ["activated", "tributed", "tributed", "ritual_summoned"]
    assert s.table.zones["0.graveyard"][-1] == rite


@pytest.mark.rule("yugioh-zh", "YZH-2.65")
@ALL
def test_s4_a_negated_ritual_spell_tributes_nothing(edition: str) -> None:
    stop = parsed(
        trap(
            "stop", "counter", text="When a Spell Card is activated: Negate the activation, and if you do, destroy it."
        )
    )
    s = Scenario(edition, LORD, RITE, stop, monster("three", 3))
    bear, three = s.put(0, "bear", "m1"), s.put(0, "three", "hand")
    lord, rite, trap_card = s.put(0, "lord", "hand"), s.put(0, "rite", "hand"), s.put(1, "stop", "s1", SET)
    s.act("activate", rite)
    s.settle("respond")
    s.act("activate", trap_card)
    s.settle()
    assert place_of(s, rite, lord, bear, three) == ["graveyard", "hand", "m1", "hand"]


@pytest.mark.rule("yugioh-zh", "YZH-2.64", "YZH-2.65")
@pytest.mark.rule("yugioh-fa", "YFA-2.42")
@ALL
@pytest.mark.parametrize(
    ("levels", "exact", "rough"),
    [((4,), False, False), ((4, 3), True, True), ((5, 4), False, True), ((7,), True, True), ((8,), False, True)],
)
def test_the_levels_must_total_what_the_ritual_spell_says(
    edition: str, levels: tuple[int, ...], exact: bool, rough: bool
) -> None:
    def legal(rite: CardData, **options: Any) -> bool:
        s = Scenario(edition, LORD, rite, *(monster(f"level {n}", n) for n in levels), **options)
        for at, n in enumerate(levels):
            s.put(0, f"level {n}", f"m{at + 1}")
        s.put(0, "lord", "hand")
        return "activate" in s.acts(s.put(0, "rite", "hand"))

    assert legal(RITE) is exact
    # Where the book says "total" no surplus serves, unless an option says so; the Persian one leaves it to the Spell.
    assert legal(ROUGH_RITE) is (rough if edition == "fa-course" else exact)
    assert legal(ROUGH_RITE, ritual__level_rule="per_card") is rough


@pytest.mark.rule("yugioh-zh", "YZH-2.62", "YZH-2.61")
@pytest.mark.rule("yugioh-fa", "YFA-2.39")
@ALL
def test_no_ritual_summon_without_all_the_cards(edition: str) -> None:
    s = Scenario(edition, LORD, RITE, monster("three", 3))
    s.put(0, "bear", "m1")
    rite = s.put(0, "rite", "hand")
    s.put(0, "lord", "deck")
    s.put(0, "three", "hand")
    assert "activate" not in s.acts(rite)
    lord = s.put(0, "lord", "hand")
    assert "activate" in s.acts(rite)
    # Without the Spell there is no other way for the Ritual Monster.
    s.edit(lambda game: game.to_deck([rite], EFFECT))
    assert s.acts(lord) == []


@pytest.mark.rule("yugioh-zh", "YZH-2.39")
def test_the_rank_of_an_xyz_monster_is_no_level_for_a_ritual_summon() -> None:
    s = Scenario("zh-mr2", LORD, RITE, FOUR, monster("three", 3), monster("plain four", 4), extra=("four",))
    s.put(0, "three", "m1")
    s.put(0, "lord", "hand")
    rite, four = s.put(0, "rite", "hand"), s.table.zones["0.extra"][0]
    s.edit(lambda game: game.relocate(four, "0.m2", "up"))
    assert "activate" not in s.acts(rite)
    s.put(0, "plain four", "m3")
    assert "activate" in s.acts(rite)


@pytest.mark.rule("yugioh-zh", "YZH-2.62", "YZH-2.64")
@pytest.mark.rule("yugioh-fa", "YFA-2.39")
@pytest.mark.parametrize(("edition", "legal"), [("zh-mr2", False), ("fa-course", True), ("th-guide", False)])
def test_x11_whether_a_set_ritual_spell_performs_the_summon(edition: str, legal: bool) -> None:
    s = Scenario(edition, LORD, RITE, monster("three", 3))
    bear, three = s.put(0, "bear", "m1"), s.put(0, "three", "hand")
    lord, rite = s.put(0, "lord", "hand"), s.put(0, "rite", "s1", SET)
    if not legal:
        assert reason(s, "activate", rite) == "ritual-spell-from-hand" and s.acts(rite) == []
        return
    s.act("activate", rite)
    choose(s, lord, bear, three)
    assert s.where(lord)[2] == "m"


@pytest.mark.rule("yugioh-zh", "YZH-2.95")
def test_a_ritual_spell_is_dedicated_to_its_ritual_monster() -> None:
    other = parsed(
        monster("duke", 7, 2600, 2000, traits=("ritual", "effect"), text='You can Ritual Summon this card with "x".')
    )
    s = Scenario("zh-mr2", LORD, other, RITE)
    s.put(0, "giant", "m1")
    duke, rite = s.put(0, "duke", "hand"), s.put(0, "rite", "hand")
    assert s.acts(rite) == ["set"] and s.acts(duke) == []


# -------------------------------------------------------------------------------------------------- Fusion Summon


@pytest.mark.rule("yugioh-zh", "YZH-2.55", "YZH-2.58", "YZH-2.59", "YZH-2.60", "YZH-2.81")
@SYNCHRO
@FACE_UP
@pytest.mark.parametrize("places", [("m1", "hand"), ("m1", "m2"), ("hand", "hand")])
def test_a_fusion_summon_sends_the_named_materials(edition: str, position: str, places: tuple[str, str]) -> None:
    s = Scenario(edition, POLY, CENTAUR, extra=("centaur",))
    centaur = s.table.zones["0.extra"][0]
    bear, ox, union = s.put(0, "bear", places[0]), s.put(0, "ox", places[1]), s.put(0, "union", "hand")
    assert s.acts(centaur) == []  # never without the Spell
    s.act("activate", union)
    assert s.choice.kind == "place" and s.choice.options[0].zone == "0.s1"
    choose(s, centaur, bear, ox, position=position)
    assert place_of(s, bear, ox, union) == ["graveyard"] * 3
    assert s.where(centaur)[2] == "m" and s.card(centaur).stance == (ATTACK if position == "attack" else DEFENSE)
    assert s.table.zones["0.graveyard"][-1] == union
    assert [f.card for f in s.facts("fusion_summoned")] == [centaur]


@pytest.mark.rule("yugioh-zh", "YZH-2.55", "YZH-2.58")
@SYNCHRO
def test_a_fusion_summon_needs_the_materials_that_the_monster_names(edition: str) -> None:
    s = Scenario(edition, POLY, CENTAUR, extra=("centaur",))
    union = s.put(0, "union", "hand")
    s.put(0, "bear", "hand")
    s.put(0, "wall", "m1")
    s.put(0, "ox", "graveyard")
    s.put(1, "ox", "m1")
    assert "activate" not in s.acts(union)
    s.put(0, "ox", "m2")
    assert "activate" in s.acts(union)


@pytest.mark.rule("yugioh-zh", "YZH-2.55", "YZH-2.58")
def test_materials_on_the_field_are_taken_from_there_alone() -> None:
    hydra = parsed(monster("hydra", 8, 2800, 2000, traits=("fusion",), text="2 Warrior monsters on the field"))
    s = Scenario("zh-mr2", POLY, hydra, extra=("hydra",))
    union = s.put(0, "union", "hand")
    s.put(0, "bear", "hand")
    s.put(0, "ox", "m1")
    s.put(1, "ox", "m1")
    assert "activate" not in s.acts(union), "one in the hand, one of the other player"
    s.put(0, "bear", "m2")
    assert "activate" in s.acts(union)


# ------------------------------------------------------------------------------------------------- Synchro Summon


@pytest.mark.rule("yugioh-zh", "YZH-2.46", "YZH-2.49", "YZH-2.50", "YZH-2.51", "YZH-2.52", "YZH-2.53", "YZH-2.81")
@SYNCHRO
@FACE_UP
def test_s2_a_synchro_summon_of_level_3_and_level_2(edition: str, position: str) -> None:
    s = Scenario(edition, TUNER, TWO, FIVE, SEVEN, extra=("five", "seven"))
    five, seven = s.table.zones["0.extra"]
    tuner, two = s.put(0, "tuner", "m1"), s.put(0, "two", "m2", DEFENSE)
    s.put(0, "two", "m3", FACE_DOWN)
    # 3 + 2 makes 5; for 7 the face-down monster would be needed, which may not be used.
    assert s.acts(five) == ["special_summon"] and s.acts(seven) == []
    assert reason(s, "special_summon", seven) == "no-materials"
    s.act("special_summon", five)
    choose(s, tuner, two, position=position)
    assert place_of(s, tuner, two) == ["graveyard", "graveyard"]
    assert s.where(five)[2] == "m" and s.card(five).stance == (ATTACK if position == "attack" else DEFENSE)
    whats = [f.what for f in s.facts() if f.what in ("sent", "synchro_summoned")]
    assert whats == ["sent", "sent", "synchro_summoned"] and not s.facts("activated")


@pytest.mark.rule("yugioh-zh", "YZH-2.46", "YZH-2.49", "YZH-2.50", "YZH-2.51")
def test_one_tuner_and_any_number_of_others() -> None:
    s = Scenario("zh-mr2", TUNER, TWO, FIVE, SEVEN, monster("one", 1), extra=("five", "seven"))
    five, seven = s.table.zones["0.extra"]
    s.put(0, "two", "m1")
    s.put(0, "one", "m2")
    assert s.acts(five) == []  # no Tuner
    s.put(0, "two", "m3")
    assert s.acts(five) == []  # 2 + 1 + 2, but still no Tuner
    tuner = s.put(0, "tuner", "m4")
    assert s.acts(five) == s.acts(seven) == ["special_summon"]
    s.act("special_summon", seven)
    assert s.choice.kind == "material"
    sets = [
        sorted(str(s.card(s.choice.options[i].card or 0).code) for i in combo) for combo in s.choice.combinations or []
    ]
    assert sets and all(str(s.cards["tuner"].code) in combo for combo in sets)
    assert {len(combo) for combo in sets} == {3}  # Tuner 3 and two times Level 2
    choose(s, tuner, *(c for c in s.table.zones["0.m1"] + s.table.zones["0.m3"]))
    assert s.where(seven)[2] == "m"


@pytest.mark.rule("yugioh-zh", "YZH-2.51")
def test_basically_exactly_one_tuner() -> None:
    s = Scenario("zh-mr2", TUNER, monster("six", 6, 1, 1, traits=("synchro", "effect")), extra=("six",))
    six = s.table.zones["0.extra"][0]
    s.put(0, "tuner", "m1")
    s.put(0, "tuner", "m2")
    assert s.acts(six) == []


@pytest.mark.rule("yugioh-zh", "YZH-2.50")
def test_a_synchro_summon_is_made_in_ones_own_main_phase() -> None:
    s = Scenario("zh-mr2", TUNER, TWO, FIVE, extra=("five",))
    mine, theirs = s.table.zones["0.extra"][0], s.table.zones["1.extra"][0]
    for seat in (0, 1):
        s.put(seat, "tuner", "m1")
        s.put(seat, "two", "m2")
    assert s.acts(theirs) == []
    s.do("phase", value="battle")
    assert s.acts(mine) == [] and reason(s, "special_summon", mine) == "own-main-phase-only"
    s.do("phase", value="main2")
    assert s.acts(mine) == ["special_summon"]


@pytest.mark.rule("yugioh-zh", "YZH-2.39")
def test_an_xyz_monster_has_no_level_and_is_no_synchro_material() -> None:
    s = Scenario("zh-mr2", TUNER, SEVEN, FOUR, extra=("seven", "four"))
    seven, four = s.table.zones["0.extra"]
    s.put(0, "tuner", "m1")
    s.edit(lambda game: game.relocate(four, "0.m2", "up"))
    assert s.acts(seven) == []


@pytest.mark.parametrize(
    ("edition", "offered"),
    [("zh-mr2", ["five", "four"]), ("th-guide", ["five"]), ("fa-course", [])],
)
def test_an_edition_offers_only_the_summons_it_knows(edition: str, offered: list[str]) -> None:
    s = Scenario(edition, TUNER, TWO, FIVE, FOUR, extra=("five", "four"))
    for name, zone in (("tuner", "m1"), ("two", "m2"), ("bear", "m3"), ("ox", "m4")):
        s.put(0, name, zone)
    extra = s.table.zones["0.extra"]
    assert [s.game.data(card).name for card in extra if s.acts(card) == ["special_summon"]] == offered
    lacking = [card for card in extra if not s.acts(card)]
    assert {reason(s, "special_summon", card) for card in lacking} <= {"no-such-summon"}


# ----------------------------------------------------------------------------------------------------- Xyz Summon


@pytest.mark.rule("yugioh-zh", "YZH-2.37", "YZH-2.40", "YZH-2.41", "YZH-2.42", "YZH-2.43", "YZH-2.44", "YZH-2.81")
@FACE_UP
def test_s3_an_xyz_summon_stacks_the_materials(position: str) -> None:
    s = Scenario("zh-mr2", FOUR, extra=("four",))
    four = s.table.zones["0.extra"][0]
    bear, ox = s.put(0, "bear", "m1", ATTACK), s.put(0, "ox", "m2", DEFENSE)
    s.act("special_summon", four)
    choose(s, bear, ox, position=position)
    assert s.where(four)[2] == "m" and s.card(four).stance == (ATTACK if position == "attack" else DEFENSE)
    assert place_of(s, bear, ox) == ["materials", "materials"] and s.game.materials(four) == [bear, ox]
    assert s.size(0, "graveyard") == 0 and not s.facts("sent") and not s.facts("activated")
    assert [f.card for f in s.facts("xyz_summoned")] == [four]


@pytest.mark.rule("yugioh-zh", "YZH-2.37", "YZH-2.40", "YZH-2.41")
@pytest.mark.parametrize(
    ("second", "zone", "stance", "legal"),
    [
        ("ox", "m2", ATTACK, True),
        ("ox", "m2", FACE_DOWN, False),
        ("knight", "m2", ATTACK, False),
        ("ox", "hand", None, False),
    ],
)
def test_xyz_materials_are_face_up_own_monsters_as_the_card_says(
    second: str, zone: str, stance: str | None, legal: bool
) -> None:
    s = Scenario("zh-mr2", FOUR, monster("plain", 4, 1, 1, traits=("xyz", "effect")), extra=("four", "plain"))
    s.put(0, "bear", "m1")
    s.put(1, "ox", "m1")
    s.put(0, second, zone, stance)
    # A monster whose materials line is not understood asks for the general rule: monsters of the same Level.
    for xyz in s.table.zones["0.extra"]:
        assert s.acts(xyz) == (["special_summon"] if legal else [])


@pytest.mark.rule("yugioh-zh", "YZH-2.38")
def test_effects_use_the_stacked_materials() -> None:
    s = Scenario("zh-mr2", BLOOM, extra=("bloom",))
    bloom = s.table.zones["0.extra"][0]
    bear, ox = s.put(0, "bear", "m1"), s.put(0, "ox", "m2")
    s.act("special_summon", bloom)
    choose(s, bear, ox)
    s.act("activate", bloom)
    choose(s, ox)
    assert s.lp(0) == 8500 and s.game.materials(bloom) == [bear] and s.where(ox) == "0.graveyard"


def stacked() -> tuple[Scenario, int, int, int]:
    s = Scenario("zh-mr2", FOUR, extra=("four",))
    four = s.table.zones["0.extra"][0]
    bear, ox = s.put(0, "bear", "m1"), s.put(0, "ox", "m2")
    s.act("special_summon", four)
    choose(s, bear, ox)
    return s, four, bear, ox


@pytest.mark.rule("yugioh-zh", "YZH-5.28", "YZH-5.55")
def test_materials_are_not_cards_on_the_field() -> None:
    s, four, bear, _ = stacked()
    assert s.game.monsters(0) == [four] and s.game.cards(0, "field") == [four]
    assert len(s.game.free_monster_zones(0)) == 4
    assert not s.game.on_field(bear) and s.acts(bear) == []


@pytest.mark.rule("yugioh-zh", "YZH-5.29")
@pytest.mark.parametrize("how", ["destroy", "banish", "to_hand", "to_deck", "send"])
def test_when_an_xyz_monster_leaves_its_materials_go_to_the_graveyard(how: str) -> None:
    s, four, bear, ox = stacked()
    s.edit(lambda game: getattr(game, how)([four], EFFECT))
    places = {"banish": "banished", "to_hand": "extra", "to_deck": "extra"}
    assert place_of(s, four, bear, ox) == [places.get(how, "graveyard"), "graveyard", "graveyard"]
    assert s.card(bear).host is None


@pytest.mark.rule("yugioh-zh", "YZH-5.30")
@pytest.mark.parametrize("how", ["face-down", "control"])
def test_materials_stay_when_it_is_turned_down_or_changes_sides(how: str) -> None:
    s, four, bear, ox = stacked()
    if how == "face-down":
        s.edit(lambda game: game.turn_monster(four, FACE_DOWN))
    else:
        s.edit(lambda game: game.take_control(four, 1))
        assert s.where(four) == "1.m1"
    assert s.game.materials(four) == [bear, ox]
    s.edit(lambda game: game.destroy([four], EFFECT))
    # Everything goes to the Graveyards of the owners.
    assert [s.where(c) for c in (four, bear, ox)] == ["0.graveyard"] * 3


# --------------------------------------------------------------------------------------------------------- Tokens


def with_tokens(edition: str, *cards: Any, position: str = "attack", **more: Any) -> tuple[Scenario, list[int]]:
    s = Scenario(edition, FLOCK, *cards, **more)
    s.act("activate", s.put(0, "flock", "hand"))
    choose(s, position=position)
    return s, s.game.monsters(0)


@pytest.mark.rule("yugioh-zh", "YZH-5.7", "YZH-5.9", "YZH-5.10")
@pytest.mark.rule("yugioh-th", "YTH-4.9", "YTH-4.14", "YTH-4.15")
@ALL
@FACE_UP
def test_tokens_are_made_by_effects_in_a_face_up_position(edition: str, position: str) -> None:
    before = Scenario(edition, FLOCK)
    total = len(before.table.cards)
    s, tokens = with_tokens(edition, position=position)
    assert len(tokens) == 2 and len(s.table.cards) == total + 2
    for token in tokens:
        data = s.game.data(token)
        assert (data.kind, data.race, data.attribute, data.level) == ("monster", "Beast", "EARTH", 4)
        assert "token" in data.traits and s.game.zone_word(token) == "monster"
        assert s.card(token).stance == (ATTACK if position == "attack" else DEFENSE)


@pytest.mark.rule("yugioh-zh", "YZH-5.10")
@pytest.mark.rule("yugioh-th", "YTH-4.14")
@ALL
def test_a_token_is_never_face_down(edition: str) -> None:
    hush = parsed(spell("hush", text="Target 1 monster on the field; change it to face-down Defense Position."))
    s, tokens = with_tokens(edition, hush)
    code = s.card(tokens[0]).code
    s.edit(lambda game: game.create_token(code, 0, "0.m5", FACE_DOWN))
    hush_card = s.put(0, "hush", "hand")
    if "activate" in s.acts(hush_card):
        s.act("activate", hush_card)
        choose(s, tokens[0])
    assert all(s.card(token).face_up for token in s.game.monsters(0))


@pytest.mark.rule("yugioh-zh", "YZH-5.9")
@ALL
def test_tokens_count_toward_the_five_monsters(edition: str) -> None:
    s, _ = with_tokens(edition)
    again = s.put(0, "flock", "hand")
    for zone in ("m3", "m4"):
        s.put(0, "bear", zone)
    # One place is left: no room for two Tokens, and after one more monster for nothing.
    assert "activate" not in s.acts(again)
    s.do("normal_summon", s.put(0, "ox", "hand"))
    assert s.game.free_monster_zones(0) == []


@pytest.mark.rule("yugioh-zh", "YZH-5.8")
@pytest.mark.rule("yugioh-th", "YTH-4.11", "YTH-4.12")
@ALL
@pytest.mark.parametrize("how", ["destroy", "send", "banish", "to_hand", "to_deck", "battle"])
def test_a_token_that_leaves_the_field_is_no_more(edition: str, how: str) -> None:
    s, tokens = with_tokens(edition)
    token = tokens[0]
    if how == "battle":
        s.end_turn()
        s.attack(s.put(1, "bear", "m1"), token)
    else:
        s.edit(lambda game: getattr(game, how)([token], EFFECT))
    assert token not in s.table.cards
    assert all(token not in ids for ids in s.table.zones.values())
    for pile in ("graveyard", "hand", "banished", "extra"):
        assert all(s.game.profiles[s.card(c).code].token is False for c in s.table.zones[f"0.{pile}"])


@pytest.mark.rule("yugioh-zh", "YZH-5.11")
def test_tokens_are_no_xyz_materials() -> None:
    s, tokens = with_tokens("zh-mr2", FOUR, extra=("four",))
    four = s.table.zones["0.extra"][0]
    assert len(tokens) == 2 and s.acts(four) == []
    s.put(0, "bear", "m4")
    assert s.acts(four) == []
    s.put(0, "ox", "m5")
    s.act("special_summon", four)
    s.settle("material")
    if s.choice.kind == "material":
        assert not set(s.offered("pick")) & set(tokens)


@pytest.mark.rule("yugioh-zh", "YZH-5.9")
@pytest.mark.rule("yugioh-th", "YTH-4.15")
@ALL
def test_a_token_may_be_tributed_like_any_monster(edition: str) -> None:
    s, tokens = with_tokens(edition)
    giant = s.put(0, "giant", "hand")
    s.do("normal_summon", giant)
    assert s.where(giant)[2] == "m" and all(token not in s.table.cards for token in tokens)
