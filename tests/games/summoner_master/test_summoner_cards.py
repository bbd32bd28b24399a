"""The parts of a Summoner Master card, their types and ranges."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sanam.games.summoner_master.cards import model as cards
from sanam.games.summoner_master.cards.model import (
    AttackForm,
    GrowthBox,
    Power,
    ProgressBox,
    Selector,
    Shade,
    SummonerCard,
)
from sanam.games.summoner_master.cards.name_parts import NAME_PARTS, has_name_part
from sanam.games.summoner_master.presentation.face import face

BOOK = "summoner-master"
rule = pytest.mark.rule
LEDGER = Path(__file__).parents[2] / "rulebooks" / "summoner-master-3.tsv"


def seal(**parts: Any) -> SummonerCard:
    return SummonerCard(**{"name": "Reed Warden", "family": "seal", **parts})


def mystic(**parts: Any) -> SummonerCard:
    plain = {"name": "Still Water", "family": "mystic", "mystic_kind": "PS", "duration": 0}
    return SummonerCard(**{**plain, **parts})


def read(made: SummonerCard) -> SummonerCard:
    """The card as it comes back from the catalogue."""
    return msgspec.json.decode(msgspec.json.encode(made), type=SummonerCard)


def refused(make: Any, **parts: Any) -> str:
    with pytest.raises(ValueError) as caught:
        make(**parts)
    return str(caught.value)


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        pytest.param("name", 7, marks=rule(BOOK, "200.2.1", "201.2.1")),
        pytest.param("elements", "fire", marks=rule(BOOK, "200.3.1", "200.3.3")),
        pytest.param("tribes", "Fish", marks=rule(BOOK, "200.4.1", "200.4.3")),
        pytest.param("symbol", 3, marks=rule(BOOK, "200.9.1", "201.7.1")),
        pytest.param("rarity", 1, marks=rule(BOOK, "200.9.3", "201.7.3")),
        pytest.param("name_symbol", 1, marks=rule(BOOK, "200.9.4", "201.7.4")),
        pytest.param("cast_mp", "2", marks=rule(BOOK, "200.10.1", "201.5.1")),
        pytest.param("forms", [{"name": 1}], marks=rule(BOOK, "200.12.1")),
        pytest.param("powers", "Draw.", marks=rule(BOOK, "200.13.1", "201.10.1")),
        pytest.param("growth", {"condition": "x", "gains": [1]}, marks=rule(BOOK, "200.14.1", "200.14.2", "SMG-37")),
        pytest.param("credit", 3, marks=rule(BOOK, "200.15.1", "201.12.1")),
        pytest.param("card_set", 3, marks=rule(BOOK, "200.16.1", "201.13.1")),
        pytest.param("number", 3, marks=rule(BOOK, "200.17.1", "201.14.1")),
        pytest.param("progress", {"uses": [], "gains": [1]}, marks=rule(BOOK, "200.18.1", "200.18.2", "201.15.1")),
        pytest.param("progress", {"uses": "Reed"}, marks=rule(BOOK, "200.18.2", "201.15.2")),
        pytest.param("groups", "Pond", marks=rule(BOOK, "200.19.1", "201.16.1")),
        pytest.param("shades", ["Fish"], marks=rule(BOOK, "200.20.1", "201.17.1")),
        pytest.param("interfere", "yes", marks=rule(BOOK, "201.6.1", "201.6.3")),
        pytest.param("mystic_type", 1, marks=rule(BOOK, "201.3.1")),
        pytest.param("mystic_kind", 1, marks=rule(BOOK, "201.8.1")),
        pytest.param("duration", 1.5, marks=rule(BOOK, "201.9.1")),
        pytest.param("exception", 1, marks=rule(BOOK, "201.11.1")),
    ],
)
def test_a_part_takes_its_own_type_alone(field: str, wrong: Any) -> None:
    families = ("seal",) if field in cards.SEAL_FIELDS else ("mystic",) if field in cards.MYSTIC_FIELDS else ()
    for family in families or ("seal", "mystic"):
        plain: dict[str, Any] = {"name": "x", "family": family}
        if family == "mystic":
            plain |= {"mystic_kind": "PS", "duration": 0}
        assert msgspec.convert(plain, SummonerCard) == SummonerCard(**plain)
        with pytest.raises(msgspec.ValidationError, match=field):
            msgspec.convert({**plain, field: wrong}, SummonerCard)


@rule(BOOK, "200.1.1")
def test_a_seal_has_a_blue_back_and_only_a_name_is_needed() -> None:
    whole = seal(
        elements=("water",),
        tribes=("Fish",),
        at=3,
        df=2,
        sp=1,
        symbol="reed",
        cast_mp=2,
        attack_mp=1,
        level=2,
        forms=(AttackForm(name="Tide"),),
        powers=(Power(text="Draw."),),
        growth=GrowthBox(condition="3 turns"),
        credit="A. Painter",
        card_set="Reed",
        number="3/120",
        progress=ProgressBox(uses=(Selector(kind="name", value="Reed"),)),
        groups=("Pond",),
        shades=(Shade(kind="tribe", value="Fish"),),
    )
    assert read(whole) == whole
    assert whole.back[0] == "blue"
    assert seal().at is None


@rule(BOOK, "201.1.1")
def test_a_mystic_has_a_red_back_and_its_own_parts() -> None:
    whole = mystic(
        mystic_type="Relic",
        cast_mp=2,
        interfere=True,
        symbol="reed",
        mystic_kind="PA",
        duration=3,
        powers=(Power(text="Draw."),),
        exception="Dragon",
        credit="A. Painter",
        card_set="Reed",
        number="4/120",
        progress=ProgressBox(uses=(Selector(kind="group", value="Pond", count=2),)),
        groups=("Pond",),
        shades=(Shade(kind="set", value="Reed"),),
    )
    assert read(whole) == whole
    assert whole.back[0] == "red"


@rule(BOOK, "202.1.1", "202.1.2")
def test_extra_cards_have_white_backs_with_the_edge_of_their_family() -> None:
    extra_seal, extra_mystic = seal(extra=True, at=3, level=1), mystic(extra=True, duration="infinity")
    assert (extra_seal.back, extra_mystic.back) == (("white", "blue"), ("white", "red"))
    assert (extra_seal.kind, extra_mystic.kind) == ("extra-seal", "extra-mystic")
    assert "attack_mp" in refused(mystic, extra=True, attack_mp=1)


@rule(BOOK, "200.2.1", "200.2.3", "201.2.1", "201.2.4")
def test_the_name_is_the_card() -> None:
    assert seal(number="1/9").key == seal(number="2/9", symbol="late").key == "Reed Warden"
    assert mystic(number="1/9").key == mystic(number="2/9", symbol="late").key != mystic(name="Still Waters").key
    assert "name" in refused(seal, name="  ")


@rule(BOOK, "200.2.4.1", "201.2.5.1")
def test_a_reflection_has_the_name_before_the_mark_and_an_entry_of_its_own() -> None:
    for plain, marked in ((seal(at=3), seal(at=5, reflection=True)), (mystic(), mystic(reflection=True, duration=2))):
        assert marked.name == plain.name
        assert marked.key == marked.oracle_name != plain.key


@rule(BOOK, "200.3.1", "200.3.2", "200.3.3", "SMG-33")
def test_elements() -> None:
    for element in ("earth", "water", "wind", "fire", "light", "darkness", "none"):
        assert seal(elements=(element,)).has("element", element)
    assert len(cards.ELEMENTS) == 7
    both = seal(elements=("fire", "wind"))
    assert both.has("element", "fire") and both.has("element", "wind") and not both.has("element", "water")
    assert "elements" in refused(seal, elements=("wood",))
    assert "elements" in refused(seal, elements=("fire", "none"))
    assert "elements" in refused(mystic, elements=("fire",))


@rule(BOOK, "200.3.4")
def test_multi_element_is_every_element_and_a_symbol_of_its_own() -> None:
    made = seal(elements=("multi",))
    assert all(made.has("element", element) for element in (*cards.ELEMENTS, "multi"))
    assert made.elements == ("multi",)


@rule(BOOK, "SMG-116", "SMG-135.1", "SMG-135.2", "SMG-137.1", "SMG-137.2")
def test_normal_elements_are_those_of_the_symbols() -> None:
    made = seal(elements=("fire", "wind"), shades=(Shade(kind="element", value="water"),))
    assert made.normal_elements == ("fire", "wind")
    assert made.has("element", "water")
    assert len(seal(elements=("fire", "fire")).elements) == 2
    assert seal(elements=("fire", "fire")).normal_elements == ("fire",)


@rule(BOOK, "SMG-135.3")
def test_the_frame_tells_the_element() -> None:
    frames = {"white": "light", "yellow": "earth", "red": "fire", "blue": "water", "green": "wind"}
    assert frames | {"black": "darkness", "grey": "none", "rainbow": "multi"} == cards.FRAME_ELEMENTS


@rule(BOOK, "200.4.1", "200.4.2", "200.4.3", "200.4.4")
def test_tribes() -> None:
    assert len(cards.TRIBES) == 26
    for tribe in cards.TRIBES:
        assert seal(tribes=(tribe,)).has("tribe", tribe)
    two = seal(tribes=("Dragon's Egg", "Pending Soul"))
    assert two.has("tribe", "Dragon's Egg") and two.has("tribe", "Pending Soul")
    assert not any(seal().has("tribe", tribe) for tribe in cards.TRIBES)
    assert "tribes" in refused(seal, tribes=("Wizard",))
    assert "tribes" in refused(mystic, tribes=("Knight",))


@pytest.mark.parametrize(
    ("field", "most"),
    [
        pytest.param("at", 9_999, marks=rule(BOOK, "200.6.1", "SMG-6")),
        pytest.param("df", 9_999, marks=rule(BOOK, "200.7.1", "SMG-27")),
        pytest.param("sp", 5, marks=rule(BOOK, "200.8.1")),
        pytest.param("level", 99, marks=rule(BOOK, "200.11.1", "SMG-40.1")),
        pytest.param("attack_mp", 99),
    ],
)
def test_numbers_of_a_seal(field: str, most: int) -> None:
    assert getattr(seal(**{field: most}), field) == most
    assert field in refused(seal, **{field: most + 1})
    assert field in refused(seal, **{field: -1})
    assert field in refused(mystic, **{field: 1})
    with pytest.raises(msgspec.ValidationError, match=field):
        msgspec.convert({"name": "x", "family": "seal", field: "2"}, SummonerCard)


@rule(BOOK, "SMG-120.1")
def test_a_dash_is_no_value_and_not_0() -> None:
    assert read(seal(at=None)).at is None
    assert read(seal(at=0)).at == 0
    assert cards.parse_mp("-/2") == (None, 2)


@rule(BOOK, "200.10.1", "200.10.2")
def test_mp_cost() -> None:
    cast, attack = cards.parse_mp("3/1")
    made = seal(cast_mp=cast, attack_mp=attack)
    assert (made.cast_mp, made.attack_mp, made.mp_cost) == (3, 1, "3/1")
    for wrong in ("3", "a/b", "3/1/1", ""):
        with pytest.raises(ValueError):
            cards.parse_mp(wrong)


@rule(BOOK, "201.5.1")
def test_a_mystic_has_a_cast_mp_alone() -> None:
    assert mystic(cast_mp=4).cast_mp == 4
    assert "cast_mp" in refused(mystic, cast_mp=100)
    assert "attack_mp" in refused(mystic, cast_mp=4, attack_mp=1)


@rule(BOOK, "200.9.1", "200.9.2", "201.7.1", "201.7.2")
def test_set_symbols() -> None:
    for make in (seal, mystic):
        assert read(make(symbol="reed")).symbol == "reed"
        assert make(symbol="reed").key == make().key


@rule(BOOK, "200.9.3", "201.7.3")
def test_rarity_is_the_colour_of_the_symbol() -> None:
    colours = {"gold": "very rare", "olive green": "rare", "white": "common"}
    assert colours | {"blue": "secret treasure", "red": "online special"} == cards.RARITIES
    for make in (seal, mystic):
        assert make(rarity="secret treasure").rarity == "secret treasure"
        assert "rarity" in refused(make, rarity="pink")


@rule(BOOK, "200.9.4", "201.7.4")
def test_a_symbol_before_the_name_is_a_shade_of_that_name() -> None:
    for make in (seal, mystic):
        made = make(name_symbol="Old Warden")
        assert made.has("name", "Old Warden") and made.has("name", made.name)
        assert not make().has("name", "Old Warden")


@rule(BOOK, "200.12.1")
def test_special_attack_forms() -> None:
    forms = (
        AttackForm(name="Tide", supports=(Selector(kind="tribe", value="Fish", count=2),), at=7, attack="all"),
        AttackForm(name="Rain", attack="multiple", strikes=3, sp=5),
    )
    made = read(seal(forms=forms))
    assert made.forms == forms
    assert (made.forms[0].df, made.forms[1].strikes) == (None, 3)
    assert "attack" in refused(AttackForm, attack="sideways")
    assert "sp" in refused(AttackForm, sp=6)
    assert "selector" in refused(Selector, kind="colour", value="red")
    assert "forms" in refused(mystic, forms=forms)


@rule(BOOK, "200.13.1", "200.13.2", "201.10.1", "201.10.2", "601.1.1", "601.1.2", "SMG-65")
def test_the_text_box_holds_abilities_and_skills() -> None:
    box = (Power(text="While here, At +1."), Power(kind="skill", name="Leap", text="Move.", interfere=True))
    for make in (seal, mystic):
        made = read(make(powers=box))
        assert [(power.kind, power.interfere) for power in made.powers] == [("ability", False), ("skill", True)]
        assert make().powers == ()
    assert "power" in refused(Power, kind="spell", text="x")
    assert "text" in refused(Power, text=" ")


@rule(BOOK, "200.14.1", "200.14.2", "SMG-37")
def test_growth_box() -> None:
    box = GrowthBox(condition="Destroyed 2 Seals", gains=(Power(text="At +2."),))
    assert read(seal(growth=box)).growth == box
    assert "growth" in refused(mystic, growth=box)
    with pytest.raises(msgspec.ValidationError, match="condition"):
        msgspec.convert({"gains": []}, GrowthBox)


@rule(BOOK, "200.18.1", "200.18.2", "201.15.1", "201.15.2")
def test_progress_box() -> None:
    box = ProgressBox(uses=(Selector(kind="name", value="Reed", count=2),), gains=(Power(kind="skill", text="x"),))
    for make in (seal, mystic):
        assert read(make(progress=box)).progress == box
    with pytest.raises(msgspec.ValidationError, match="uses"):
        msgspec.convert({"gains": []}, ProgressBox)


@rule(BOOK, "200.16.1", "200.16.2", "201.13.1", "201.13.2")
def test_card_set() -> None:
    for make in (seal, mystic):
        assert read(make(card_set="Reed")).has("set", "Reed")
        assert not make(card_set="Reed").has("set", "Pond")


@rule(BOOK, "200.17.1", "200.17.2", "201.14.1", "201.14.2")
def test_collector_number() -> None:
    for make in (seal, mystic):
        assert make(number="3/120").number == "3/120"
        for wrong in ("3", "0/120", "a/b", "3/"):
            assert "number" in refused(make, number=wrong)


@rule(BOOK, "200.19.1", "200.19.2", "201.16.1", "201.16.2", "200.15.1", "201.12.1")
def test_groups_and_credit() -> None:
    for make in (seal, mystic):
        made = read(make(groups=("Pond", "Marsh"), credit="A. Painter"))
        assert (made.groups, made.credit) == (("Pond", "Marsh"), "A. Painter")


@rule(BOOK, "200.20.1", "201.17.1", "SMG-62.1")
def test_shade_of() -> None:
    kinds = ("name", "name-part", "tribe", "element", "mystic-type", "set")
    shades = tuple(Shade(kind=kind, value="Relic") for kind in kinds)
    for make in (seal, mystic):
        made = read(make(shades=shades))
        assert all(made.has(kind, "Relic") for kind in kinds)
        assert not any(make().has(kind, "Relic") for kind in kinds)
    assert "shade" in refused(Shade, kind="rarity", value="common")


@rule(BOOK, "201.3.1", "201.3.2", "201.3.3")
def test_mystic_types() -> None:
    assert cards.MYSTIC_TYPES == ("Tarot", "Relic", "Devas", "Place", "Revelation", "Star", "Scenario")
    assert mystic(mystic_type="Devas").has("mystic-type", "Devas")
    assert "mystic_type" in refused(mystic, mystic_type="Charm")
    assert "mystic_type" in refused(seal, mystic_type="Relic")


@rule(BOOK, "200.2.1", "201.2.1", "201.3.1")
def test_the_face_prints_the_name_and_of_a_mystic_card_the_type() -> None:
    assert (face(seal()).name, face(mystic()).name) == ("Reed Warden", "Still Water")
    typed, untyped = face(mystic(mystic_type="Devas")).type_line, face(mystic()).type_line
    assert typed.split(" · ") == ["Devas", *untyped.split(" · ")]


@rule(BOOK, "201.6.1", "201.6.3", "615.3", "615.4", "615.5", "SMG-39")
def test_interfere_of_the_cast_and_of_skills() -> None:
    skill = Power(kind="skill", text="Move.", interfere=True)
    for make in (seal, mystic):
        assert not make(powers=(Power(text="Stay."),)).can_interfere
        assert read(make(interfere=True)).can_interfere
        assert make(powers=(skill,)).can_interfere and not make(powers=(skill,)).interfere
    assert seal(growth=GrowthBox(condition="x", gains=(skill,))).can_interfere


@rule(BOOK, "201.8.1", "201.8.2", "SMG-46")
def test_mystic_kinds() -> None:
    assert [mystic(mystic_kind=kind).mystic_kind for kind in ("PS", "PA", "PM", "untargeted")] == list(
        cards.MYSTIC_KINDS
    )
    assert "mystic_kind" in refused(mystic, mystic_kind="PX")
    assert "mystic_kind" in refused(mystic, mystic_kind="")


@rule(BOOK, "201.9.1", "201.9.2")
def test_turn_duration() -> None:
    for turns in (0, 4, "infinity"):
        assert read(mystic(duration=turns)).duration == turns
    for wrong in (-1, 100, "some", None):
        assert "duration" in refused(mystic, duration=wrong)


@rule(BOOK, "201.11.1")
def test_exception() -> None:
    assert read(mystic(exception="Dragon")).exception == "Dragon"
    assert "exception" in refused(seal, exception="Dragon")


@rule(BOOK, "SMG-47.1", "SMG-47.2")
def test_name_parts_by_letters_and_by_meaning() -> None:
    assert seal(name="Angel of the Reeds").has("name-part", "Angel")
    assert seal(name="Catapult Crew").has("name-part", "Cat") is False
    assert seal(name="Tom", name_parts=("Cat",)).has("name-part", "Cat")
    assert has_name_part("Reed Warden", "eed War")


@rule(BOOK, "SMG-48.19")
def test_blackwood_is_black_wood() -> None:
    assert has_name_part("Blackwood Stag", "Black Wood") and has_name_part("Black Wood Stag", "Blackwood")


@rule(BOOK, "SMG-48.74")
def test_a_kingdom_is_no_king() -> None:
    assert has_name_part("Reed King", "King") and not has_name_part("Reed Kingdom", "King")


@rule(BOOK, "621.3")
def test_the_extra_cards_a_text_creates() -> None:
    made = seal(
        text="สร้าง [Extra] <Reed Sprite> ขึ้นมา 1 ใบ",
        powers=(
            Power(text="Create [Extra] <N[Pond]> and [Extra] Seals rest."),
            Power(text="สร้าง [Extra]<Reed Sprite>"),
        ),
        growth=GrowthBox(condition="x", gains=(Power(text="สร้าง [Extra] <Fish>"),)),
    )
    assert made.creates == ("Reed Sprite", "N[Pond]", "Fish")
    assert mystic(text="[Extra] <Reed Sprite> rests.").creates == ()


def glossary() -> list[Any]:
    rows = (line.split("\t") for line in LEDGER.read_text("utf-8").splitlines())
    return [
        pytest.param(int(row[0][7:]), row[2], marks=rule(BOOK, row[0]), id=row[0])
        for row in rows
        if row[0].startswith("SMG-48.")
    ]


@pytest.mark.parametrize(("number", "summary"), glossary())
def test_each_name_part_of_the_glossary(number: int, summary: str) -> None:
    word, meaning = list(NAME_PARTS.items())[number - 1]
    assert summary.startswith(f"N[{word}]: ")
    # What may follow is a note on the source's spelling or a rule of its own.
    assert re.match(re.escape(meaning) + r"(\.|;? \(| RULE|$)", summary.partition(": ")[2])
    assert seal(name=f"Reed {word}").has("name-part", word)
    assert not seal(name="Reed Warden").has("name-part", word)
    assert not seal(name=f"Reed {word}x").has("name-part", word)


@rule(BOOK, "SMG-48")
def test_the_glossary_has_166_name_parts() -> None:
    assert len(NAME_PARTS) == len(glossary()) == 166
