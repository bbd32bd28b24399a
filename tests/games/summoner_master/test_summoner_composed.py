"""Parts of texts put together: two groups, two conditions, one of those that are counted, and who is spoken of."""

from __future__ import annotations

import pytest
from arena import ACTIVE, AT, DF, INACTIVE, Arena, able, form, mystic, says, seal, spell

from sanam.games.summoner_master.texts.reading import printed, texts

WIND = {"elements": ("wind",)}


@pytest.mark.parametrize(
    ("text", "language"),
    [("This Seal and your Wind Seals get At +2.", "en"), ("ใบนี้และ Seal ธาตุลมของเราทุกใบ At +2", "th")],
)
def test_two_groups_gain_the_same(text: str, language: str) -> None:
    s = Arena(says("flag", text, language=language), seal("kite", **WIND))
    flag, kite, wolf, theirs = s.put(0, "flag", AT), s.put(0, "kite", AT), s.put(0, "wolf", AT), s.put(1, "kite", AT)
    assert [s.game.value(card, "at") for card in (flag, kite, wolf, theirs)] == [5, 5, 3, 3]


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("If you have a Wind Seal and an Insect Seal, At +2.", "en"),
        ("ถ้าเรามี Seal ธาตุลมและ Seal เผ่า Insect ใบนี้ At +2", "th"),
    ],
)
def test_two_things_that_there_have_to_be(text: str, language: str) -> None:
    s = Arena(says("sage", text, language=language), seal("kite", **WIND), seal("bee", tribes=("Insect",)))
    sage = s.put(0, "sage", AT)
    s.put(0, "kite", AT)
    assert s.game.value(sage, "at") == 3
    s.put(0, "bee", AT)
    assert s.game.value(sage, "at") == 5


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("If your opponent has 2 or more Seals, destroy 1 of them; otherwise draw 1 Seal Card.", "en"),
        ("ถ้าฝ่ายตรงข้ามมี Seal 2 ใบขึ้นไป ทำลาย 1 ใบ ถ้าไม่ จั่ว Seal Card 1 ใบ", "th"),
    ],
)
def test_one_of_those_that_are_counted(text: str, language: str) -> None:
    s = Arena(spell("storm", text, language=language))
    mine, one, other = s.put(0, "wolf", AT), s.put(1, "wolf", AT), s.put(1, "bear", AT)
    s.set_mp(0, 8)
    s.act("cast", s.put(0, "storm", "hand"))
    assert sorted(s.offered("target")) == sorted([one, other])
    s.act("target", other)
    s.settle()
    assert (s.where(other), s.where(mine)) == ("1.seal-shrine", f"0.{AT}")


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Mp 2: 1 Seal of your opponent moves to the Df Line and becomes Inactive.", "en"),
        ("Mp 2: Seal ของฝ่ายตรงข้าม 1 ใบย้ายไป Df Line และกลายเป็น Inactive", "th"),
    ],
)
def test_what_follows_speaks_of_the_card_before_it(text: str, language: str) -> None:
    s = Arena(able("warden", text, language, mp=2))
    warden, ox = s.put(0, "warden", AT), s.put(1, "ox", AT)
    s.act("skill", warden)
    s.act("target", ox)
    s.settle()
    assert (s.where(ox), s.card(ox).stance) == (f"1.{DF}", INACTIVE)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("When this Seal destroys an opposing Seal in a fight, gain 2 Mp.", "en"),
        ("เมื่อทำลาย Seal ฝ่ายตรงข้ามในการต่อสู้ เราได้รับ Mp 2", "th"),
    ],
)
def test_a_seal_destroyed_in_a_fight(text: str, language: str) -> None:
    s = Arena(says("brute", text, language=language, at=5, mp="2/0"))
    brute, wolf = s.put(0, "brute", AT), s.put(1, "wolf", AT)
    s.set_mp(0, 3)
    s.attack(brute, wolf)
    s.settle()
    assert (s.where(wolf), s.mp(0)) == ("1.seal-shrine", 5)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("1 opposing Seal cannot attack until the end of your next Subturn.", "en"),
        ("Seal ของฝ่ายตรงข้าม 1 ใบ โจมตีไม่ได้จนจบ Subturn หน้าของเรา", "th"),
    ],
)
def test_until_the_own_next_subturn_is_over(text: str, language: str) -> None:
    s = Arena(spell("net", text, language=language))
    ox = s.put(1, "ox", AT)
    s.put(0, "wolf", DF)
    s.cast_mystic("net", ox)
    seen = []
    for _ in range(3):
        seen.append(s.game.deed(ox, "attack"))
        s.end_subturn()
    assert seen == [True, True, True]
    assert not s.game.deed(ox, "attack")


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Mp 0: give 1 of your other Seals 1 Charged Counter from this Seal.", "en"),
        ("Mp 0: ย้าย Charged Counter 1 อันจากใบนี้ไปให้ Seal ใบอื่นของเรา 1 ใบ", "th"),
    ],
)
def test_some_counters_go_over_to_another_card(text: str, language: str) -> None:
    s = Arena(able("pump", text, language, mp=0))
    pump, wolf = s.put(0, "pump", AT), s.put(0, "wolf", AT)
    s.edit(lambda game: game.put_counters(pump, "charged", 3, given_by=0))
    s.act("skill", pump)
    s.act("target", wolf)
    s.settle()
    assert (s.game.charged(pump), s.game.charged(wolf)) == (2, 1)


def test_what_it_fights_is_weaker_as_long_as_it_fights() -> None:
    s = Arena(says("fog", "Opposing Seals that fight this Seal get At -3 until the fight ends.", language="en"))
    fog, ox = s.put(0, "fog", AT), s.put(1, "ox", AT)
    s.attack(fog, ox)
    s.settle()
    assert (s.where(ox), s.where(fog)) == ("1.seal-shrine", f"0.{AT}")
    assert s.card(fog).stance in (ACTIVE, INACTIVE)


def test_both_players_do_both_things() -> None:
    s = Arena(spell("tide", "ผู้เล่นแต่ละคนทิ้งการ์ด 1 ใบแล้วจั่วการ์ด 1 ใบ"))
    for seat in (0, 1):
        s.put(seat, "wolf", "hand")
    s.cast_mystic("tide")
    while s.choice.kind in ("cards", "draw"):
        s.play.answer([0])
    assert [len(s.game.hand(seat)) for seat in (0, 1)] == [1, 1]
    assert [s.where(card)[2:] for seat in (0, 1) for card in s.zone(seat, "seal-shrine")] == ["seal-shrine"] * 2


@pytest.mark.parametrize(
    ("text", "language"),
    [("At +1 for every 2 Seals in your Shrine.", "en"), ("At +1 ต่อ Seal ใน Shrine ของเราทุกๆ 2 ใบ", "th")],
)
def test_once_for_every_two(text: str, language: str) -> None:
    s = Arena(says("heir", text, language=language))
    heir = s.put(0, "heir", AT)
    seen = []
    for _ in range(4):
        s.put(0, "wolf", "seal-shrine")
        seen.append(s.game.value(heir, "at"))
    assert seen == [3, 4, 4, 5]


@pytest.mark.parametrize(
    ("text", "language"),
    [("At +2 if you have more Mp than your opponent.", "en"), ("ถ้าเรามี Mp มากกว่าฝ่ายตรงข้าม At +2", "th")],
)
def test_who_has_more_mp(text: str, language: str) -> None:
    s = Arena(says("rich", text, language=language))
    rich = s.put(0, "rich", AT)
    seen = []
    for mine, theirs in ((3, 3), (4, 3), (3, 4)):
        s.set_mp(0, mine)
        s.set_mp(1, theirs)
        seen.append(s.game.value(rich, "at"))
    assert seen == [3, 5, 3]


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("You can have 2 more cards in your hand at the Discard Step.", "en"),
        ("การ์ดในมือสูงสุดของเรา +2", "th"),
    ],
)
def test_more_cards_are_kept_in_hand(text: str, language: str) -> None:
    s = Arena(says("sack", text, language=language), copies=12)
    s.put(0, "sack", DF)
    s.put(1, "wolf", DF)
    for seat in (0, 1):
        for _ in range(10):
            s.put(seat, "fly", "hand")
    s.end_subturn()
    s.end_subturn()
    assert [len(s.game.hand(seat)) for seat in (0, 1)] == [9, 7]


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Your opponent discards cards until he has 1 card in hand.", "en"),
        ("ฝ่ายตรงข้ามทิ้งการ์ดจนเหลือ 1 ใบในมือ", "th"),
    ],
)
def test_the_opponent_discards_until_so_many_are_left(text: str, language: str) -> None:
    s = Arena(spell("drain", text, language=language))
    for name in ("wolf", "bear", "ox"):
        s.put(1, name, "hand")
    s.cast_mystic("drain")
    assert (s.choice.kind, s.choice.seat, s.choice.least) == ("cards", 1, 2)
    s.play.answer([0, 1])
    assert s.choice.kind == "order"
    s.play.answer([0, 1])
    s.settle()
    assert len(s.game.hand(1)) == 1
    s.cast_mystic("drain")
    assert len(s.game.hand(1)) == 1


@pytest.mark.parametrize(("line", "falls"), [(DF, True), (AT, False)])
def test_a_moment_in_one_line_only(line: str, falls: bool) -> None:
    text = "When this Seal loses a fight in the Df Line, destroy the Seal that won."
    s = Arena(says("trap", text, language="en", df=1, at=1))
    trap, ox = s.put(1, "trap", line), s.put(0, "ox", AT)
    s.attack(ox, trap)
    s.settle()
    assert (s.where(ox) == "0.seal-shrine") is falls


@pytest.mark.parametrize(
    ("text", "language"),
    [("When combined with a Wind Seal: At +2", "en"), ("รวมร่างกับ Seal ธาตุลม: At +2", "th")],
)
@pytest.mark.parametrize(("support", "value"), [("kite", 5), ("wolf", 3)])
def test_what_it_is_combined_with(text: str, language: str, support: str, value: int) -> None:
    pair = form(("element", "wind"), at=3), form(("name", "wolf"), at=3)
    s = Arena(says("rider", text, language=language, forms=pair), seal("kite", **WIND))
    rider, partner = s.put(0, "rider", AT), s.put(0, support, AT)
    s.act("combine", rider)
    s.play.answer([s.option("pick", partner)])
    s.settle()
    assert s.game.supports(rider) == [partner]
    assert s.game.value(rider, "at") == value


@pytest.mark.parametrize(
    ("subturn", "free"), [(3, [False, False, False, False, True]), (4, [False, False, False, True])]
)
def test_until_the_next_turn_is_over(subturn: int, free: list[bool]) -> None:
    s = Arena(spell("net", "1 Seal cannot attack until the end of the next Turn.", language="en"), subturn=subturn)
    seat = s.choice.seat
    ox = s.put(1 - seat, "ox", AT)
    s.put(seat, "wolf", DF)
    s.set_mp(seat, 8)
    s.act("cast", s.put(seat, "net", "hand"))
    s.act("target", ox)
    s.settle()
    seen = []
    for _ in free:
        seen.append(not s.game.deed(ox, "attack"))
        s.end_subturn()
    assert seen == free


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Seals destroyed by this Seal are removed from the game.", "en"),
        ("Seal ที่ถูกใบนี้ทำลายจะถูกนำออกจากเกม", "th"),
    ],
)
def test_what_it_destroys_goes_out_of_the_game(text: str, language: str) -> None:
    s = Arena(says("void", text, language=language, at=5, mp="2/0"))
    void, wolf = s.put(0, "void", AT), s.put(1, "wolf", AT)
    s.attack(void, wolf)
    s.settle()
    assert s.where(wolf) == "1.remove"


def test_stronger_in_attack_and_in_defence() -> None:
    s = Arena(says("twin", "At +2 when attacking.", "Df +3 when being attacked.", language="en"), subturn=4)
    twin, ox = s.put(0, "twin", DF), s.put(1, "ox", AT)
    assert (s.game.value(twin, "at"), s.game.value(twin, "df")) == (3, 3)
    s.attack(ox, twin)
    s.settle()
    (fought,) = s.facts("fought")
    assert fought.data["powers"][0] == ["at", 5, "df", 6]


def test_a_seal_without_an_element() -> None:
    s = Arena(says("grey", "Seal ของเราที่ไม่มีธาตุ At +1"), seal("blank", elements=("none",)), seal("kite", **WIND))
    s.put(0, "grey", AT)
    blank, kite = s.put(0, "blank", AT), s.put(0, "kite", AT)
    assert (s.game.value(blank, "at"), s.game.value(kite, "at")) == (4, 3)


@pytest.mark.parametrize(
    ("kind", "language", "text"),
    [
        # what has no end is not done anew at a moment that is said of the rest
        ("PS", "en", "The Seal has At +2, but you must pay 1 Mp each time it attacks."),
        # no card is chosen for nothing
        ("untargeted", "en", "Choose 1 Seal in your hand, put it into your At Line."),
        # one of the cards that were looked at, not one in the Arena
        ("untargeted", "th", "ดูการ์ดในมือฝ่ายตรงข้ามแล้วทำลาย Seal 1 ใบ"),
    ],
)
def test_what_would_be_carried_out_otherwise_is_not_read(kind: str, language: str, text: str) -> None:
    card = mystic("x", kind, 0 if kind == "untargeted" else 3, text=text)
    assert not texts.reading(printed.arranged(card, language), language).whole


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("When your opponent sacrifices a Seal, gain 1 Mp.", "en"),
        ("เมื่อฝ่ายตรงข้ามสังเวย Seal เราได้รับ Mp 1", "th"),
    ],
)
def test_what_the_opponent_offers(text: str, language: str) -> None:
    s = Arena(says("crow", text, language=language), spell("pyre", "Sacrifice 1 Seal. You get 1 Mp.", language="en"))
    s.put(1, "crow", DF)
    wolf = s.put(0, "wolf", AT)
    s.set_mp(1, 3)
    s.cast_mystic("pyre", wolf)
    assert (s.where(wolf), s.mp(1)) == ("0.seal-shrine", 4)


@pytest.mark.parametrize(
    ("text", "language", "value"),
    [
        ("Mp 0: [S] gains At equal to the Df of [S] until end of Subturn.", "en", 5),
        ("Mp 0: [S] has At equal to the Df of [S] until end of Subturn.", "en", 2),
    ],
)
def test_to_gain_as_much_is_not_to_have_as_much(text: str, language: str, value: int) -> None:
    s = Arena(able("smith", text, language, mp=0, seal_values={"df": 2}))
    smith = s.put(0, "smith", AT)
    s.act("skill", smith)
    s.settle()
    assert s.game.value(smith, "at") == value


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Whenever your opponent casts a Mystic card, they lose 1 Mp.", "en"),
        ("เมื่อคู่ต่อสู้ร่าย Mystic ให้เสีย Mp 1", "th"),
        ("เมื่อฝ่ายตรงข้ามร่าย Mystic ต้องจ่าย Mp 1", "th"),
    ],
)
def test_what_must_be_done_when_the_other_player_did_something_is_that_players(text: str, language: str) -> None:
    (said,) = texts.reading(printed.arranged(mystic("x", "PA", 3, text=text), language), language).sentences
    assert said.tree is not None
    assert texts.write_tree(said.tree, "en") == "When any opposing Mystic Card is cast: your opponent loses 1 Mp."


def test_a_chosen_seal_of_the_shrine_comes_in() -> None:
    text = "Choose 1 Seal in your Shrine with Lv 2 or less. Put it into your At Line."
    (said,) = texts.reading(printed.arranged(mystic("x", "untargeted", 0, text=text), "en"), "en").sentences
    assert said.tree is not None
    assert texts.write_tree(said.tree, "en") == "Bring 1 Seal of Lv 2 or lower from your Shrine into the At Line."
