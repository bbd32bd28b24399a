"""Numbers in card texts, counters, Turns that count as passed, and how many cards of a name work (glossary)."""

from __future__ import annotations

import pytest
from arena import AT, BOOK, DF, Arena, able, form, known, mystic, says, seal, spell

from sanam.engine.events import CardMoved
from sanam.games.summoner_master.cards.model import Power, Shade

BEE = {"tribes": ("Insect",)}


# --- Max, reduce, X, counting ---------------------------------------------------------------------


@pytest.mark.rule(BOOK, "SMG-43")
def test_max_is_the_most_of_what_is_referred_to() -> None:
    s = Arena(
        spell("spring", "Mp สูงสุด ของเรา +2", "PA", "infinity", mp=0),
        spell("leak", "Lv ใน Shrine สูงสุด ของฝ่ายตรงข้าม -3 จนจบ Subturn", mp=0),
    )
    s.put(0, "wolf", DF)
    s.put(1, "wolf", DF)
    s.put(0, "spring", "no-line")
    leak = s.put(0, "leak", "hand")
    s.act("cast", leak)
    assert (s.game.mp_max(0), s.game.mp_max(1), s.game.shrine_max(1), s.game.shrine_max(0)) == (10, 8, 12, 15)
    s.end_subturn()
    assert (s.mp(0), s.game.shrine_max(1)) == (10, 15)


@pytest.mark.rule(BOOK, "SMG-112.1")
def test_a_continuous_change_of_the_levels_in_the_shrine_holds_with_nothing_else_in_force() -> None:
    s = Arena(
        spell("crypt", "Lv ใน Shrine สูงสุด ของเรา +4", "PA", "infinity", mp=0),
        seal("ancient", level=15),
    )
    crypt = s.put(0, "crypt", "no-line")
    s.put(0, "wolf", DF)
    s.put(1, "wolf", DF)
    s.put(0, "ancient", "seal-shrine")
    assert s.game.shrine_max(0) == 19
    assert s.result() is None
    s.move(0, crypt, "0.mystic-shrine")
    assert s.result() == {"winner": 1, "reason": "shrine"}
    other = Arena(spell("leak", "Lv ใน Shrine สูงสุด ของฝ่ายตรงข้าม -14", "PA", "infinity", mp=0))
    other.put(1, "wolf", "seal-shrine")
    other.put(0, "leak", "no-line")
    assert other.result() == {"winner": 0, "reason": "shrine"}


@pytest.mark.rule(BOOK, "SMG-57")
def test_reduce_lowers_a_value() -> None:
    s = Arena(spell("file", "ลด At ของ Seal 1 ใบ ลง 2 จนจบ Subturn"))
    file, bear = s.put(0, "file", "hand"), s.put(1, "bear", AT)
    s.act("cast", file)
    s.act("target", bear)
    assert s.game.value(bear, "at") == 3


@pytest.mark.rule(BOOK, "SMG-77")
def test_x_is_a_whole_number_that_the_sentence_defines() -> None:
    s = Arena(says("chief", "At +X โดย X คือจำนวน Seal เผ่า Insect ของเรา"), seal("bee", **BEE))
    chief = s.put(0, "chief", AT)
    found = [s.game.value(chief, "at")]
    for seat in (0, 0, 1):
        s.put(seat, "bee", DF)
        found.append(s.game.value(chief, "at"))
    assert found == [3, 4, 5, 5]


@pytest.mark.parametrize(
    ("text", "at"),
    [
        pytest.param("At +1 ตามจำนวน Seal ของเราที่ชื่อไม่ซ้ำกัน", 3 + 4, marks=pytest.mark.rule(BOOK, "SMG-125")),
        pytest.param("At +1 ตามจำนวน เผ่าที่ไม่ซ้ำกันของ Seal ของเรา", 3 + 2, marks=pytest.mark.rule(BOOK, "SMG-136")),
        pytest.param("At +1 ตามจำนวน Lv ที่ไม่ซ้ำกันของ Seal ของเรา", 3 + 2, marks=pytest.mark.rule(BOOK, "SMG-136")),
        pytest.param("At +1 ตามจำนวน ประเภทสัญลักษณ์ธาตุของ Seal ของเรา", 3 + 3, marks=pytest.mark.rule(BOOK, "SMG-138")),
    ],
)
def test_what_is_the_same_counts_once(text: str, at: int) -> None:
    shade = (Shade(kind="element", value="earth"),)
    s = Arena(
        says("chief", text),
        seal("ember", elements=("fire",), shades=shade, **BEE),
        seal("gust", 2, elements=("wind",), tribes=("Knight",)),
        seal("prism", elements=("multi",), **BEE),
    )
    chief = s.put(0, "chief", AT)
    for name in ("ember", "ember", "gust", "prism"):
        s.put(0, name, DF)
    s.put(1, "wolf", DF)
    assert s.game.value(chief, "at") == at


@pytest.mark.rule(BOOK, "SMG-95")
def test_and_or_is_true_with_either_and_with_both() -> None:
    s = Arena(says("chief", "ตราบเท่าที่ [S] อยู่ใน At Line และ/หรือ เรามี Seal เผ่า Insect 1 ใบ: At +1"), seal("bee", **BEE))
    front, back = s.put(0, "chief", AT), s.put(0, "chief", DF)
    assert [s.game.value(card, "at") for card in (front, back)] == [4, 3]
    s.put(0, "bee", DF)
    assert [s.game.value(card, "at") for card in (front, back)] == [4, 4]


# --- kinds of Effects -----------------------------------------------------------------------------


@pytest.mark.rule(BOOK, "SMG-32.1", "SMG-32.2", "602.1.2")
def test_effects_of_the_three_kinds_act_in_the_arena() -> None:
    """A Trigger Effect happens once, a Continuous one holds, a changed power is another; none beyond the Arena."""
    s = Arena(
        says("guest", "เมื่อเข้ามา: Seal ทุกใบ Df +1"),
        says("idol", "Seal ทุกใบ ไม่สามารถเปลี่ยน Line ได้"),
        says("drum", "Seal ทุกใบ At +1"),
    )
    wolf, held = s.put(0, "wolf", DF), s.put(0, "wolf", "hand")
    guest = s.put(0, "guest", "hand")
    s.cast(guest)
    idol, drum = s.put(0, "idol", DF), s.put(0, "drum", DF)
    assert (s.game.value(wolf, "df"), s.game.value(wolf, "at"), s.rule("change_line", wolf)) == (3, 4, "100.2")
    assert (s.game.value(held, "df"), s.game.value(held, "at"), s.game.value(drum, "df")) == (2, 3, 3)
    s.leave("shrine", idol, drum, guest)
    assert (s.game.value(wolf, "df"), s.game.value(wolf, "at"), s.rule("change_line", wolf)) == (3, 3, "")


@pytest.mark.rule(BOOK, "601.3.4")
def test_nobody_is_asked_whether_a_continuous_ability_works() -> None:
    s = Arena(says("drum", "Seal ของฝ่ายตรงข้ามทุกใบ At +1"))
    drum, foe = s.put(0, "drum", "hand"), s.put(1, "wolf", AT)
    s.cast(drum)
    assert (s.choice.kind, s.game.value(foe, "at")) == ("action", 4)


@pytest.mark.rule(BOOK, "602.3.1", "502.4")
def test_a_continuous_effect_works_for_its_period() -> None:
    s = Arena(spell("net", "Seal 1 ใบ ไม่สามารถโจมตีได้ เป็นเวลา 2 Turn"))
    wolf, net = s.put(0, "wolf", AT), s.put(0, "net", "hand")
    s.put(1, "wolf", AT)
    s.act("cast", net)
    s.act("target", wolf)
    barred = []
    for _ in range(3):
        barred.append(s.rule("attack", wolf))
        s.end_subturn()
        s.end_subturn()
    assert barred == ["100.2", "100.2", ""]


@pytest.mark.rule(BOOK, "602.1.7")
def test_an_effect_that_takes_its_own_text_away_is_not_followed_by_the_rest_of_it() -> None:
    s = Arena(
        says("martyr", "เมื่อเข้ามา: Seal ของเราทุกใบ สูญเสีย Ability ทั้งหมด จนจบ Subturn; จั่ว Seal Card 1 ใบ"),
        says("herald", "เมื่อเข้ามา: Seal ของเราทุกใบ At +1; จั่ว Seal Card 1 ใบ"),
    )
    for name, hand in (("herald", 1), ("martyr", 1)):
        card = s.put(0, name, "hand")
        s.set_mp(0, 9)
        s.cast(card)
        assert len(s.game.hand(0)) == hand


@pytest.mark.rule(BOOK, "510.4")
def test_a_support_seal_forgets_for_a_time_and_its_turns_stand_still() -> None:
    s = Arena(spell("tonic", "Seal 1 ใบ At +2 เป็นเวลา 2 Turn"), seal("lion", forms=(form(("name", "wolf"), at=9),)))
    wolf, lion, tonic = s.put(0, "wolf", AT), s.put(0, "lion", AT), s.put(0, "tonic", "hand")
    s.put(1, "wolf", DF)
    s.act("cast", tonic)
    s.act("target", wolf)
    s.edit(lambda game: (game.support(wolf, lion), game.play.mark(lion, "form", 0)))
    assert s.game.value(wolf, "at") == 3
    for _ in range(6):
        s.end_subturn()
    s.edit(lambda game: game.separate(lion))
    assert s.game.value(wolf, "at") == 5
    for left in (5, 5, 5, 3):
        assert s.game.value(wolf, "at") == left or left == 3
        s.end_subturn()
    assert s.game.value(wolf, "at") == 3


@pytest.mark.rule(BOOK, "603.5")
def test_of_effects_that_stop_together_the_active_players_stop_first_in_the_order_they_like() -> None:
    lure = spell("lure", "Control Seal ของฝ่ายตรงข้าม 1 ใบ จนจบ Subturn", interfere=True, mp=0)
    s = Arena(lure)
    mine, theirs = s.put(0, "wolf", AT), [s.put(1, name, AT) for name in ("bear", "fly")]
    s.put(0, "ox", DF)
    s.put(1, "ox", DF)
    cards = [s.put(0, "lure", "hand") for _ in range(2)]
    other = s.put(1, "lure", "hand")
    for card, target in zip(cards, theirs, strict=True):
        s.act("cast", card)
        s.act("target", target)
        s.settle("line", "action")
        if s.choice.kind == "line":
            s.play.answer([0])
            s.settle("action")
    s.act("pass")
    s.act("cast", other)
    s.act("target", mine)
    s.settle("line", "cards")
    if s.choice.kind == "line":
        s.play.answer([0])
        s.settle("cards")
    assert (s.choice.seat, s.offered("pick"), s.where(mine)) == (0, theirs, "1.at-line")
    s.pick(theirs[1])
    while s.choice.kind == "line":
        s.play.answer([0])
    moves = [e.card for batch in s.play.batches for e in batch.events if isinstance(e, CardMoved)]
    assert [card for card in moves if card in (*theirs, mine)][-3:] == [theirs[1], theirs[0], mine]
    assert [s.where(card) for card in (*theirs, mine)] == ["1.at-line", "1.at-line", "0.at-line"]


# --- counters -------------------------------------------------------------------------------------


@pytest.mark.rule(BOOK, "SMG-114.2", "SMG-114.3", "SMG-115.3")
def test_only_its_own_text_changes_the_fixed_charge_counters_of_a_card() -> None:
    s = Arena(
        known(
            seal(
                "jar",
                powers=(
                    Power(text="Fixed Charging 1"),
                    Power(kind="skill", text="Mp 0: [S] ได้รับ Fixed Charge Counter 2 อัน", mp=0),
                ),
            )
        ),
        spell("gift", "Seal 1 ใบ ได้รับ Fixed Charge Counter 2 อัน", mp=0),
        spell("theft", "นำ Fixed Charge Counter ทั้งหมดออกจาก Seal 1 ใบ", mp=0),
        spell("shift", "ย้าย Fixed Charge Counter ทั้งหมดของ Seal 1 ใบ ไปยัง Seal 1 ใบ", mp=0),
        spell("leech", "ย้าย Charged Counter ทั้งหมดของ Seal 1 ใบ ไปยัง Seal 1 ใบ", mp=0),
    )
    jar, wolf = s.put(0, "jar", DF), s.put(0, "wolf", DF)
    s.edit(lambda game: game.put_counters(jar, "fixed-charge", 1))
    s.edit(lambda game: game.put_counters(jar, "charged", 2, given_by=1))
    s.act("skill", jar, value=1)
    assert s.card(jar).counters["fixed-charge"] == 3
    for name in ("gift", "theft", "shift"):
        card = s.put(0, name, "hand")
        s.act("cast", card)
        s.act("target", jar)
        if name == "shift":
            s.act("target", wolf)
        assert (s.card(jar).counters["fixed-charge"], s.card(wolf).counters) == (3, {})
    leech = s.put(0, "leech", "hand")
    s.act("cast", leech)
    s.act("target", jar)
    s.act("target", wolf)
    assert (s.card(wolf).counters, s.game.charged(jar)) == ({"charged.1": 2}, 0)


# --- Turns that count as passed -------------------------------------------------------------------


@pytest.mark.rule(BOOK, "SMG-86")
def test_one_turn_that_counts_as_passed_for_one_card() -> None:
    clock = known(
        mystic(
            "clock",
            "PA",
            4,
            powers=(
                Power(text="เมื่อเข้าสู่ End of Subturn Step ของเรา: จั่ว Seal Card 1 ใบ"),
                Power(text="เมื่อเข้าสู่ Check Up Step ของฝ่ายตรงข้าม: จั่ว Mystic Card 1 ใบ"),
                Power(text="เมื่อเข้าสู่ Draw Step ของเรา: จั่ว Mystic Card 1 ใบ"),
            ),
        )
    )
    s = Arena(clock, spell("haste", "Mystic Card 1 ใบ นับว่าผ่านไป 1 Turn", mp=0), says("bell", "Charging 3"))
    card, other, haste = s.put(0, "clock", "no-line"), s.put(0, "bell", DF), s.put(0, "haste", "hand")
    s.edit(lambda game: game.play.count(card, "turns", 8))
    before = len(s.facts("drew"))
    s.act("cast", haste)
    s.act("target", card)
    assert [fact.data["family"] for fact in s.facts("drew")][before:] == ["seal", "mystic"]
    assert (s.card(card).counters["turns"], s.game.charged(other)) == (6, 0)


@pytest.mark.rule(BOOK, "SMG-87")
def test_of_several_turns_that_count_as_passed_only_one_goes_through_its_steps() -> None:
    s = Arena(says("coil", "Charging 3"), spell("haste", "Seal 1 ใบ นับว่าผ่านไป 3 Turn", mp=0))
    coil, haste = s.put(0, "coil", DF), s.put(0, "haste", "hand")
    s.edit(lambda game: game.put_counters(coil, "charged", 1, given_by=0))
    s.edit(lambda game: game.cursing.put_curse(coil, "stone", 4, 1))
    s.modify(coil, "at", "add", 2, f"subturn {s.game.subturn() + 4}")
    s.act("cast", haste)
    s.act("target", coil)
    assert (s.game.charged(coil), s.game.curses(coil), s.game.value(coil, "at")) == (2, {"stone": 2}, 3)


# --- on how many cards of a name it works ---------------------------------------------------------


def swarm(s: Arena, number: int) -> list[int]:
    cards = []
    for _ in range(number):
        card = s.put(0, "ant", "hand")
        s.set_mp(0, 9)
        s.cast(card)
        cards.append(card)
    return cards


def powers(s: Arena, cards: list[int]) -> list[int | None]:
    return [s.game.value(card, "at") for card in cards]


@pytest.mark.rule(BOOK, "SMG-119.1", "SMG-119.2")
def test_where_many_cards_of_a_name_lie_the_ability_works_on_the_first_ones() -> None:
    lion = seal("lion", forms=(form(("name", "ant"), df=9),))
    s = Arena(says("ant", "At +1 (สนาม 3 up Work 1)"), lion, spell("void", "Seal ที่ชื่อ <ant> 1 ใบ สูญเสีย Ability ทั้งหมด"))
    cards = swarm(s, 2)
    assert powers(s, cards) == [4, 4]
    cards += swarm(s, 1)
    assert powers(s, cards) == [4, 3, 3]
    void = s.put(0, "void", "hand")
    s.act("cast", void)
    s.act("target", cards[0])
    assert powers(s, cards) == [3, 3, 3]


@pytest.mark.rule(BOOK, "SMG-119.3")
def test_when_one_that_worked_leaves_another_is_chosen_as_long_as_many_are_there() -> None:
    s = Arena(says("ant", "At +1 (สนาม 3 up Work 1)"))
    cards = swarm(s, 4)
    assert powers(s, cards) == [4, 3, 3, 3]
    s.leave("shrine", cards[0])
    assert (s.choice.kind, s.offered("pick")) == ("cards", cards[1:])
    s.pick(cards[2])
    assert powers(s, cards[1:]) == [3, 4, 3]
    s.leave("shrine", cards[2])
    assert powers(s, [cards[1], cards[3]]) == [4, 4]


@pytest.mark.rule(BOOK, "SMG-123")
def test_a_fixed_mp_is_changed_by_nothing() -> None:
    s = Arena(
        spell("school", "Seal ของเราทุกใบ Mp ค่าใช้ Skill -1", "PA", 2),
        able("smith", "(Fixed Mp 2): จั่ว Seal Card 1 ใบ", mp=2),
        able("baker", "Mp 2: จั่ว Seal Card 1 ใบ", mp=2),
    )
    smith, baker = s.put(0, "smith", DF), s.put(0, "baker", DF)
    s.put(0, "school", "no-line")
    for card, left in ((smith, 6), (baker, 5)):
        s.act("skill", card)
        assert s.mp(0) == left


@pytest.mark.rule(BOOK, "610.1.2", "610.2.4")
def test_what_casting_costs_is_said_of_the_cards_in_the_hand() -> None:
    s = Arena(says("guild", "Seal ของเราทุกใบ Mp ค่าร่าย -1"), seal("pupil", mp="3/1"), mystic("note", mp=3))
    pupil, note = s.put(0, "pupil", "hand"), s.put(0, "note", "hand")
    theirs = s.put(1, "pupil", "hand")
    assert [s.game.value(card, "cast_mp") for card in (pupil, note, theirs)] == [3, 3, 3]
    guild = s.put(0, "guild", AT)
    assert [s.game.value(card, "cast_mp") for card in (pupil, note, theirs)] == [2, 3, 3]
    late = s.put(0, "pupil", "hand")
    assert s.game.value(late, "cast_mp") == 2
    before = s.mp(0)
    s.act("cast", pupil)
    assert s.mp(0) == before - 2 and s.where(guild) == "0.at-line"


@pytest.mark.rule(BOOK, "610.1.2", "602.1.2")
@pytest.mark.parametrize("by", ["skill", "card"])
def test_what_casting_costs_for_a_time_is_said_of_the_cards_in_the_hand(by: str) -> None:
    s = Arena(
        able("guild", "Mp 1: Seal ของเราทุกใบ Mp ค่าร่าย -1 จนจบ Subturn นี้", mp=1),
        spell("feast", "Seal ของเราทุกใบ Mp ค่าร่าย -1 จนจบ Subturn นี้"),
    )
    guild, bear, theirs = s.put(0, "guild", AT), s.put(0, "bear", "hand"), s.put(1, "bear", "hand")
    s.act("skill", guild) if by == "skill" else s.act("cast", s.put(0, "feast", "hand"))
    before = s.mp(0)
    s.cast(bear)
    assert (before - s.mp(0), s.game.value(theirs, "cast_mp")) == (2, 3)
    late = s.put(0, "ox", "hand")
    s.end_subturn()
    assert s.game.value(late, "cast_mp") == 4


@pytest.mark.rule(BOOK, "610.1.2", "602.1.2")
def test_what_a_card_says_of_its_own_casting_counts_in_the_hand() -> None:
    s = Arena(
        says("pilgrim", "Mp ค่าร่าย -1"),
        says("heir", "ถ้าเรามี Seal เผ่า Knight 1 ใบ: Mp ค่าร่าย -2", mp="3/1"),
        seal("knight", tribes=("Knight",)),
    )
    pilgrim, heir = s.put(0, "pilgrim", "hand"), s.put(0, "heir", "hand")
    assert (s.game.value(pilgrim, "cast_mp"), s.game.value(heir, "cast_mp")) == (1, 3)
    s.put(0, "knight", DF)
    assert s.game.value(heir, "cast_mp") == 1
    before = s.mp(0)
    s.cast(heir)
    assert before - s.mp(0) == 1
