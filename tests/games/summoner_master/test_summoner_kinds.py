"""What cards are told apart by beyond their values of now, what is the same for both players, and reckoned numbers."""

from __future__ import annotations

import pytest
from arena import AT, DF, Arena, able, says, seal, spell
from typed_texts import written


def targets(s: Arena, name: str) -> list[int | None]:
    """What a Mystic Card of the hand of seat 0 can be aimed at."""
    s.set_mp(0, 8)
    s.act("cast", s.put(0, name, "hand"))
    s.settle("target")
    return s.offered("target")


@pytest.mark.parametrize(
    "text",
    ["Destroy 1 opposing Seal of normal At 5 or more.", "Destroy 1 opposing Seal with an original At of 5 or more."],
)
def test_a_normal_value_is_the_printed_one(text: str) -> None:
    s = Arena(spell("Axe", text, language="en"))
    bear, wolf = s.put(1, "bear", AT), s.put(1, "wolf", AT)
    s.modify(bear, "at", "add", -4)
    s.modify(wolf, "at", "add", 4)
    assert targets(s, "Axe") == [bear]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Destroy 1 opposing Seal with a Skill."),
        ("th", "ทำลาย Seal ฝ่ายตรงข้ามที่มี Skill 1 ใบ"),
    ],
)
def test_seals_are_told_apart_by_whether_they_have_skills(language: str, text: str) -> None:
    s = Arena(spell("Axe", text, language=language), able("Seer", "Mp 0: Draw 1 card.", "en", mp=0))
    seer, _ = s.put(1, "Seer", AT), s.put(1, "wolf", AT)
    assert targets(s, "Axe") == [seer]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Destroy 1 opposing Seal without Abilities or Skills."),
        ("th", "ทำลาย Seal ฝ่ายตรงข้ามที่ไม่มีความสามารถและ Skill 1 ใบ"),
    ],
)
def test_seals_without_a_text_are_told_apart(language: str, text: str) -> None:
    s = Arena(spell("Axe", text, language=language), able("Seer", "Mp 0: Draw 1 card.", "en", mp=0))
    wolf = s.put(1, "wolf", AT)
    s.put(1, "Seer", AT)
    assert targets(s, "Axe") == [wolf]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Destroy 1 opposing Seal whose At is greater than its Df."),
        ("th", "ทำลาย Seal ฝ่ายตรงข้ามที่มี At มากกว่า Df 1 ใบ"),
    ],
)
def test_a_seal_is_told_by_its_own_two_values(language: str, text: str) -> None:
    s = Arena(spell("Axe", text, language=language))
    wolf, _, ox = s.put(1, "wolf", AT), s.put(1, "fly", AT), s.put(1, "ox", AT)
    assert targets(s, "Axe") == [wolf]
    assert ox


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "Destroy 1 Mystic Card with ∞ Turns."), ("th", "ทำลาย Mystic Card ที่เป็น ∞ Turn 1 ใบ")],
)
def test_mystic_cards_that_stay_for_ever_are_told_apart(language: str, text: str) -> None:
    lasting = spell("Field", "Your Seals have At +1.", "PA", "infinity", language="en")
    s = Arena(spell("Axe", text, language=language), lasting, spell("Breeze", "Your Seals have Sp +1.", "PA", 2, "en"))
    field, _ = s.put(1, "Field", "no-line"), s.put(1, "Breeze", "no-line")
    assert targets(s, "Axe") == [field]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "While both players have the same number of Seals, [S] has At +3"),
        ("th", "ขณะที่ผู้เล่นทั้งสองมี Seal จำนวนเท่ากัน [S] At +3"),
    ],
)
def test_both_players_may_have_as_many(language: str, text: str) -> None:
    s = Arena(says("chief", text, language=language))
    chief = s.put(0, "chief", AT)
    assert s.game.value(chief, "at") == 3
    s.put(1, "wolf", AT)
    assert s.game.value(chief, "at") == 6
    s.put(1, "wolf", AT)
    assert s.game.value(chief, "at") == 3


def test_both_players_may_hold_as_many_cards() -> None:
    s = Arena(says("chief", "While both players have the same number of cards in hand, [S] has At +3", language="en"))
    chief = s.put(0, "chief", AT)
    s.put(0, "wolf", "hand")
    assert s.game.value(chief, "at") == 3
    s.put(1, "wolf", "hand")
    assert s.game.value(chief, "at") == 6


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "While [S] has 2 or more Mystic Cards attached, it has At +3"),
        ("th", "ขณะที่ [S] มี Mystic Card ติดอยู่ 2 ใบขึ้นไป [S] At +3"),
    ],
)
def test_so_many_attached_cards_are_asked_for(language: str, text: str) -> None:
    s = Arena(says("chief", text, language=language), spell("Ring", "The Seal has Sp +1.", "PS", 2, "en"))
    chief = s.put(0, "chief", AT)
    s.set_mp(0, 8)
    for expected in (3, 6):
        s.cast_mystic("Ring", chief)
        assert s.game.value(chief, "at") == expected


def test_the_piles_of_both_players_are_counted_together() -> None:
    s = Arena(says("chief", "While there are 3 or more cards in both Shrines together, [S] has At +3", language="en"))
    chief = s.put(0, "chief", AT)
    for seat in (0, 1):
        s.put(seat, "wolf", "seal-shrine")
    assert s.game.value(chief, "at") == 3
    s.put(1, "dust", "mystic-shrine")
    assert s.game.value(chief, "at") == 6


@pytest.mark.parametrize(
    ("language", "text", "at"),
    [
        ("en", "[S] has At equal to the number of cards in your hand plus 2", 4),
        ("th", "At ของ [S] เท่ากับจำนวนการ์ดในมือ + 2", 4),
        ("en", "[S] has At equal to twice the number of your Seals", 6),
        ("th", "[S] มี At เท่ากับจำนวน Seal ของเราในสนามคูณ 2", 6),
        ("en", "[S] has At equal to the total Lv of your other Seals", 2 + 3),
        ("th", "At ของ [S] เท่ากับ Lv รวมของ Seal ใบอื่นของเรา", 2 + 3),
    ],
)
def test_numbers_are_reckoned(language: str, text: str, at: int) -> None:
    s = Arena(says("chief", text, language=language))
    chief = s.put(0, "chief", AT)
    s.put(0, "bear", DF), s.put(0, "ox", DF)
    s.put(0, "wolf", "hand"), s.put(0, "wolf", "hand")
    assert s.game.value(chief, "at") == at


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "[S] has At +1 for each different Element among your Seals"),
        ("th", "[S] At +1 ต่อธาตุที่ต่างกันของ Seal เรา"),
    ],
)
def test_different_elements_are_counted_once_each(language: str, text: str) -> None:
    s = Arena(
        says("chief", text, language=language), seal("ember", elements=("fire",)), seal("wave", elements=("water",))
    )
    chief = s.put(0, "chief", AT)
    for name in ("ember", "ember", "wave"):
        s.put(0, name, DF)
    assert s.game.value(chief, "at") == 5


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Halve the At of 1 opposing Seal until the end of this Turn."),
        ("th", "At ของ Seal ฝ่ายตรงข้าม 1 ใบลดลงครึ่งหนึ่งจนจบ Turn"),
    ],
)
def test_half_of_a_value_is_left(language: str, text: str) -> None:
    s = Arena(spell("Curb", text, language=language))
    bear = s.put(1, "bear", AT)
    s.cast_mystic("Curb", bear)
    assert s.game.value(bear, "at") == 2


# --- cards that are like one that was picked before ------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Choose 1 of your Seals. Destroy 1 opposing Seal of the same Lv as it."),
        ("th", "เลือก Seal ของเรา 1 ใบ ทำลาย Seal ฝ่ายตรงข้ามที่มี Lv เท่ากับ Seal นั้น 1 ใบ"),
        ("en", "Choose 1 of your Seals. Destroy 1 opposing Seal whose Df is less than its At."),
    ],
)
def test_a_target_is_like_the_one_before(language: str, text: str) -> None:
    s = Arena(spell("Pair", text, language=language))
    bear, other = s.put(0, "bear", AT), s.put(1, "bear", AT)
    s.put(1, "ox", AT)
    s.set_mp(0, 8)
    s.act("cast", s.put(0, "Pair", "hand"))
    s.settle("target")
    s.act("target", bear)
    assert s.offered("target") == [other]
    s.act("target", other)
    s.settle("action")
    assert s.where(other) == "1.seal-shrine"


def test_what_a_sacrificed_seal_was_says_what_falls_with_it() -> None:
    s = Arena(able("Seer", "Mp 0: Sacrifice 1 Seal. Destroy 1 opposing Seal of the same Lv as it.", "en", mp=0))
    seer, ox = s.put(0, "Seer", AT), s.put(0, "ox", DF)
    theirs, wolf = s.put(1, "ox", AT), s.put(1, "wolf", AT)
    s.act("skill", seer, value=0)
    s.settle("target")
    s.act("target", ox)
    assert s.offered("target") == [theirs]
    s.act("target", theirs)
    s.settle("action")
    assert (s.where(ox), s.where(theirs), s.where(wolf)) == ("0.seal-shrine", "1.seal-shrine", "1.at-line")


def test_seals_of_its_tribe_share_what_a_chosen_one_gets() -> None:
    text = "Choose 1 of your Seals. It and all Seals of its Tribe get At +2 until the end of this Turn."
    s = Arena(spell("Call", text, language="en"), seal("bee", tribes=("Insect",)), seal("imp", tribes=("Evil",)))
    bees, imp = [s.put(seat, "bee", AT) for seat in (0, 0, 1)], s.put(0, "imp", AT)
    s.cast_mystic("Call", bees[0])
    assert [s.game.value(card, "at") for card in (*bees, imp)] == [5, 5, 5, 3]


# --- what is shown and is such goes one way, else another --------------------------------------------------


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            "en",
            (
                "Mp 0: Reveal the top card of your Seal Library. If it is a Beast, take it into your hand. "
                "Otherwise, put it into the Shrine."
            ),
        ),
        ("th", "Mp 0: เปิดการ์ดใบบนสุดของกอง Seal ถ้าเป็นเผ่า Beast นำขึ้นมือ ถ้าไม่ใช่นำลง Shrine"),
    ],
)
@pytest.mark.parametrize(("name", "where"), [("cub", "0.hand"), ("wolf", "0.seal-shrine")])
def test_a_revealed_card_goes_where_its_kind_says(language: str, text: str, name: str, where: str) -> None:
    s = Arena(able("Seer", text, language, mp=0), seal("cub", tribes=("Beast",)))
    seer, top = s.put(0, "Seer", AT), s.put(0, name, "seal-library")
    s.put(1, "ox", DF)
    s.act("skill", seer, value=0)
    s.settle("action")
    assert s.where(top) == where


@pytest.mark.parametrize(
    ("text", "kind", "said"),
    [
        ("If [S] attacks a Seal in the Df Line, it gets At +2", "ability", "[S] gains At +2"),
        ("If [S] fights a Seal with a higher Lv, it has At +3", "ability", "[S] gains At +3"),
        ("When [S] destroys a Seal, remove it from the game", "ability", "remove that card from the game"),
        ("ถ้ามี Seal ถูกทำลายใน Turn นี้ [S] At +3", "ability", "in this Turn any Seal was destroyed"),
        ("ถ้าไม่มี Seal โจมตีใน Subturn นี้ [S] Df +3", "ability", "it is not so that any Seal attacked"),
    ],
)
def test_who_is_meant_and_when_it_is_so(text: str, kind: str, said: str) -> None:
    assert said in written(text, kind)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Choose 2 Seals with the same Tribe and destroy them", "untargeted"),
        ("Destroy 1 opposing Seal of the same Lv as it", "untargeted"),
        ("Destroy 1 opposing Seal with less At", "PA"),
    ],
)
def test_no_card_is_likened_to_what_has_no_such_thing(text: str, kind: str) -> None:
    assert written(text, kind) == ""
