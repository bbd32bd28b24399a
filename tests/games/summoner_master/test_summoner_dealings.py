"""What is done between two cards or two players: fights without an attack, exchanges; what is named."""

from __future__ import annotations

import pytest
from arena import AT, DF, Arena, says, spell


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "1 of your Seals fights 1 opposing Seal."),
        ("en", "Choose 1 of your Seals and 1 opposing Seal. They fight."),
        ("th", "ให้ Seal ของเรา 1 ใบต่อสู้กับ Seal ฝ่ายตรงข้าม 1 ใบ"),
        ("th", "เลือก Seal ของเรา 1 ใบและ Seal ฝ่ายตรงข้าม 1 ใบ ให้ต่อสู้กัน"),
    ],
)
@pytest.mark.parametrize(
    ("mine", "theirs", "line", "fallen"),
    [
        ("bear", "wolf", AT, "theirs"),
        ("wolf", "bear", AT, "mine"),
        ("wolf", "ox", DF, ""),
        ("bear", "bear", AT, "both"),
    ],
)
def test_two_seals_fight_without_an_attack(
    language: str, text: str, mine: str, theirs: str, line: str, fallen: str
) -> None:
    s = Arena(spell("Duel", text, language=language))
    one, other = s.put(0, mine, DF), s.put(1, theirs, line)
    s.put(0, "fly", DF), s.put(1, "fly", DF)
    s.cast_mystic("Duel", one, other)
    down = [s.where(card).endswith("shrine") for card in (one, other)]
    assert down == [fallen in ("mine", "both"), fallen in ("theirs", "both")]
    assert down[0] or s.active(one)


def test_what_no_fight_destroys_stays_after_such_a_fight() -> None:
    s = Arena(
        spell("Duel", "1 of your Seals fights 1 opposing Seal.", language="en"),
        says("Shield", "[S] cannot be destroyed in fights.", language="en"),
    )
    bear, shield = s.put(0, "bear", AT), s.put(1, "Shield", AT)
    s.cast_mystic("Duel", bear, shield)
    assert s.where(shield) == "1.at-line"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Exchange 1 Seal in your hand with 1 Seal in your Shrine."),
        ("th", "สลับ Seal ในมือ 1 ใบกับ Seal ใน Shrine ของเรา 1 ใบ"),
    ],
)
def test_a_card_of_the_hand_is_given_for_one_of_the_shrine(language: str, text: str) -> None:
    s = Arena(spell("Trade", text, language=language))
    wolf, bear = s.put(0, "wolf", "hand"), s.put(0, "bear", "seal-shrine")
    s.put(0, "ox", DF)
    s.cast_mystic("Trade", bear)
    s.pick(wolf)
    s.settle("action")
    assert (s.where(wolf), s.where(bear)) == ("0.seal-shrine", "0.hand")


def test_nothing_is_taken_where_nothing_can_be_given() -> None:
    s = Arena(spell("Trade", "Exchange 1 Seal in your hand with 1 Seal in your Shrine.", language="en"))
    bear = s.put(0, "bear", "seal-shrine")
    s.put(0, "ox", DF)
    s.cast_mystic("Trade", bear)
    s.settle("action")
    assert s.where(bear) == "0.seal-shrine"


@pytest.mark.parametrize(
    ("language", "text"), [("en", "Exchange Mp with your opponent."), ("th", "สลับ Mp ของเรากับฝ่ายตรงข้าม")]
)
def test_players_exchange_their_mp(language: str, text: str) -> None:
    s = Arena(spell("Trade", text, language=language, mp=0))
    s.put(0, "ox", DF)
    s.set_mp(1, 3)
    s.cast_mystic("Trade")  # with 8 Mp
    assert (s.mp(0), s.mp(1)) == (3, 8)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Look at the top 2 cards of your opponent's Seal Library and put them back in any order."),
        ("th", "ดูการ์ด 2 ใบบนของกอง Seal ฝ่ายตรงข้าม แล้ววางคืนตามลำดับใดก็ได้"),
    ],
)
def test_the_other_library_is_put_in_order_by_who_looks_at_it(language: str, text: str) -> None:
    s = Arena(spell("Scry", text, language=language))
    s.put(0, "ox", DF), s.put(1, "ox", DF)
    wolf, bear = s.put(1, "wolf", "seal-library"), s.put(1, "bear", "seal-library")
    assert s.zone(1, "seal-library")[-2:] == [wolf, bear]
    s.cast_mystic("Scry")
    assert s.asked == (0, "cards")
    s.pick(wolf, bear)
    s.settle("action")
    assert s.zone(1, "seal-library")[-2:] == [bear, wolf]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Choose a number from 1 to 3. Destroy all Seals whose Lv is that number."),
        ("th", "เลือกตัวเลข 1 ถึง 3 แล้วทำลาย Seal ทุกใบในสนามที่มี Lv เท่ากับตัวเลขนั้น"),
    ],
)
def test_a_number_is_named(language: str, text: str) -> None:
    s = Arena(spell("Doom", text, language=language))
    wolf, bear, ox = s.put(1, "wolf", AT), s.put(1, "bear", AT), s.put(0, "ox", AT)
    s.cast_mystic("Doom")
    assert s.asked == (0, "mode")
    s.act("mode", value=1)
    s.settle("action")
    assert [s.where(card) for card in (wolf, bear, ox)] == ["1.at-line", "1.seal-shrine", "0.at-line"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Choose a Line. All Seals in that Line get Sp +1 this Turn."),
        ("th", "เลือก Line ใด Line หนึ่ง Seal ทุกใบใน Line นั้น Sp +1 จนจบ Turn"),
    ],
)
def test_a_line_is_named(language: str, text: str) -> None:
    s = Arena(spell("Wind", text, language=language))
    wolf, bear = s.put(1, "wolf", AT), s.put(0, "bear", DF)
    s.cast_mystic("Wind")
    s.act("mode", value=1)
    s.settle("action")
    assert (s.game.value(wolf, "sp"), s.game.value(bear, "sp")) == (2, 3)
