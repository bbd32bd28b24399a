"""Targets that are moved, targets in a hand, Curses and Mystic Cards that are moved (glossary, 708, 709)."""

from __future__ import annotations

import pytest
from arena import AT, BOOK, DF, Arena, able, known, mystic, says, seal, spell

from sanam.games.summoner_master.cards.model import Power

TURN = spell("turn", "ย้ายเป้าหมายไปยัง Seal 1 ใบ", interfere=True, mp=0)


# --- Change Target --------------------------------------------------------------------------------


@pytest.mark.rule(BOOK, "SMG-15.1")
def test_a_moved_target_is_not_checked_until_the_attack_checks_its_own() -> None:
    s = Arena(TURN, seal("brute", at=9))
    brute = s.put(0, "brute", AT)
    one, back, mine = s.put(1, "wolf", AT), s.put(1, "bear", DF), s.put(0, "fly", DF)
    turn = s.put(1, "turn", "hand")
    s.attack(brute, one)
    s.act("cast", turn)
    # Also a Seal that could not be attacked: nothing is asked of it here.
    assert set(s.offered("target")) == {brute, mine, back}
    s.act("target", back)
    s.settle("attack_target")
    assert (s.choice.kind, s.offered("attack")) == ("attack_target", [one])
    two = s.put(1, "ox", AT)
    s.act("attack", two)
    s.settle("action")
    assert (s.where(two), s.where(back)) == ("1.seal-shrine", "1.df-line")


@pytest.mark.rule(BOOK, "SMG-15.1")
def test_the_target_of_a_skill_and_of_a_mystic_card_is_moved() -> None:
    s = Arena(
        TURN,
        able("archer", "Mp 0: Seal ของฝ่ายตรงข้าม 1 ใบ At -1", mp=0),
        spell("dim", "Seal ของฝ่ายตรงข้าม 1 ใบ Df -1", mp=0),
    )
    archer, dim = s.put(0, "archer", DF), s.put(0, "dim", "hand")
    one, two = s.put(1, "wolf", AT), s.put(1, "bear", AT)
    for act, card in (("skill", archer), ("cast", dim)):
        turn = s.put(1, "turn", "hand")
        s.act(act, card)
        s.act("target", one)
        s.act("cast", turn)
        s.act("target", two)
        s.settle("action")
    assert [s.game.value(card, key) for card in (one, two) for key in ("at", "df")] == [3, 2, 4, 2]


@pytest.mark.rule(BOOK, "SMG-15.2")
def test_only_a_target_that_a_player_has_designated_can_be_moved() -> None:
    s = Arena(
        TURN,
        spell("storm", "Seal ของฝ่ายตรงข้ามทุกใบ At -1", mp=0),
        spell("jolt", "Seal ของฝ่ายตรงข้าม 1 ใบ At -1", mp=0),
    )
    one, turn = s.put(1, "wolf", AT), s.put(1, "turn", "hand")
    s.put(1, "bear", AT)
    storm, bolt = s.put(0, "storm", "hand"), s.put(0, "jolt", "hand")
    s.act("cast", storm)
    assert s.choice.kind == "action"
    s.act("cast", bolt)
    s.act("target", one)
    assert s.offered("cast") == [turn]


# --- targets in a hand ----------------------------------------------------------------------------


@pytest.mark.rule(BOOK, "SMG-70.2")
def test_a_target_in_the_hand_is_named_and_shown() -> None:
    s = Arena(spell("sale", "Seal 1 ใบในมือของเรา Mp ค่าร่าย -2 จนจบ Subturn", mp=0))
    sale, ox, bear = s.put(0, "sale", "hand"), s.put(0, "ox", "hand"), s.put(0, "bear", "hand")
    s.act("cast", sale)
    assert s.offered("target") == [ox, bear]
    s.act("target", ox)
    assert (s.card(ox).known, s.game.value(ox, "cast_mp"), s.game.value(bear, "cast_mp")) == ([0, 1], 2, 3)
    assert s.facts("targets")[-1].data["cards"] == [ox]


@pytest.mark.rule(BOOK, "SMG-70.3")
def test_when_a_target_in_the_hand_is_gone_no_other_is_chosen() -> None:
    s = Arena(
        spell("sale", "Seal 1 ใบในมือของเรา Mp ค่าร่าย -2 จนจบ Subturn", mp=0),
        spell("snatch", "ฝ่ายตรงข้ามทิ้งการ์ดในมือ 1 ใบ", interfere=True, mp=0),
    )
    sale, ox, bear = s.put(0, "sale", "hand"), s.put(0, "ox", "hand"), s.put(0, "bear", "hand")
    snatch = s.put(1, "snatch", "hand")
    s.act("cast", sale)
    s.act("target", ox)
    s.act("cast", snatch)
    s.pick(ox)
    assert (s.choice.kind, s.where(ox), s.game.value(bear, "cast_mp")) == ("action", "0.seal-shrine", 3)


# --- Curses ---------------------------------------------------------------------------------------


@pytest.mark.rule(BOOK, "SMG-44.1", "SMG-44.3")
def test_a_curse_is_moved_to_a_seal_on_which_it_can_take_effect() -> None:
    s = Arena(
        able("witch", "Mp 0: Seal ของฝ่ายตรงข้าม 1 ใบ ติด Stone Curse 2 Turn", mp=0),
        spell("pass", "ย้าย Curse ของ Seal 1 ใบ ไปยัง Seal 1 ใบ", mp=0),
    )
    witch, wolf, bear, ox = s.put(0, "witch", DF), s.put(1, "wolf", AT), s.put(1, "bear", AT), s.put(1, "ox", AT)
    s.edit(lambda game: game.cursing.put_curse(ox, "stone", 2, 0))
    s.act("skill", witch)
    assert s.offered("target") == [wolf, bear]
    s.act("target", wolf)
    card = s.put(0, "pass", "hand")
    s.act("cast", card)
    assert s.offered("target") == [wolf, ox]
    s.act("target", wolf)
    assert s.offered("target") == [witch, bear]
    s.act("target", bear)
    assert (s.game.curses(wolf), s.game.curses(bear)) == ({}, {"stone": 4})


@pytest.mark.rule(BOOK, "SMG-44.2")
def test_a_curse_of_a_mystic_card_cannot_be_moved() -> None:
    s = Arena(
        spell("hex", "Seal 1 ใบ ติด Stone Curse 2 Turn", mp=0),
        spell("pass", "ย้าย Curse ของ Seal 1 ใบ ไปยัง Seal 1 ใบ", mp=0),
    )
    wolf, hex_, card = s.put(1, "wolf", AT), s.put(0, "hex", "hand"), s.put(0, "pass", "hand")
    s.put(1, "bear", AT)
    s.act("cast", hex_)
    s.act("target", wolf)
    assert s.rule("cast", card) == "610.2.3"


@pytest.mark.rule(BOOK, "709.10.1")
def test_a_last_dance_curse_does_what_is_stated_while_it_lasts() -> None:
    s = Arena(
        spell("waltz", "Seal ของเรา 1 ใบ ติด Last Dance Curse 2 Turn: At +3 และ Sp +1", mp=0),
        spell("balm", "ยกเลิก Curse ของ Seal 1 ใบ", mp=0),
    )
    wolf, waltz, balm = s.put(0, "wolf", AT), s.put(0, "waltz", "hand"), s.put(0, "balm", "hand")
    s.act("cast", waltz)
    s.act("target", wolf)
    assert (s.game.curses(wolf), s.game.value(wolf, "at"), s.game.value(wolf, "sp")) == ({"last-dance": 4}, 6, 3)
    s.act("cast", balm)
    s.act("target", wolf)
    assert (s.game.curses(wolf), s.game.value(wolf, "at"), s.game.value(wolf, "sp")) == ({}, 3, 2)


# --- Mystic Cards ---------------------------------------------------------------------------------


@pytest.mark.rule(BOOK, "SMG-45")
def test_a_mystic_card_is_moved_to_where_it_can_be_attached() -> None:
    s = Arena(
        spell("coat", "Seal ที่ติดอยู่ At +2", "PS", "infinity", exception="ยกเว้น Seal เผ่า Evil"),
        spell("tailor", "ย้าย Mystic Card 1 ใบ ไปติดบน Seal 1 ใบ", mp=0),
        seal("imp", tribes=("Evil",)),
    )
    wolf, imp, tailor = s.put(0, "wolf", AT), s.put(0, "imp", AT), s.put(0, "tailor", "hand")
    coat, loose = s.put(0, "coat", "no-line"), s.put(0, "dust", "no-line")
    s.edit(lambda game: game.play.attach(coat, wolf))
    assert s.rule("cast", tailor) == "610.2.3"
    bear = s.put(0, "bear", AT)
    s.act("cast", tailor)
    assert loose not in s.offered("target")
    s.act("target", coat)
    assert s.offered("target") == [bear]
    s.act("target", bear)
    assert (s.game.value(wolf, "at"), s.game.value(bear, "at"), s.game.value(imp, "at")) == (3, 7, 3)


# --- bringing in ----------------------------------------------------------------------------------


@pytest.mark.rule(BOOK, "708.1.6")
def test_an_ability_on_coming_in_whose_target_is_gone_chooses_anew_before_it_works() -> None:
    hit = Power(text="เมื่อเข้ามา: ทำลาย Seal ของฝ่ายตรงข้าม 1 ใบ")
    s = Arena(
        known(seal("twin", powers=(hit, hit))), spell("call", "นำ Seal ที่ชื่อ <twin> 1 ใบจาก Shrine ของเราเข้ามาในสนาม")
    )
    call, twin = s.put(0, "call", "hand"), s.put(0, "twin", "seal-shrine")
    wolf, bear = s.put(1, "wolf", AT), s.put(1, "bear", AT)
    s.act("cast", call)
    s.act("target", twin)
    s.act("line", zone="0.at-line")
    s.play.answer([0, 1])
    s.act("target", wolf)
    s.act("target", wolf)
    assert (s.where(wolf), s.offered("target")) == ("1.seal-shrine", [bear])
    s.act("target", bear)
    assert (s.where(bear), s.where(twin)) == ("1.seal-shrine", "0.at-line")


@pytest.mark.rule(BOOK, "708.1.6")
def test_a_seal_that_cannot_enter_its_line_any_more_chooses_another_but_its_abilities_do_not_choose_again() -> None:
    hit = Power(text="เมื่อเข้ามา: ทำลาย Seal ของฝ่ายตรงข้าม 1 ใบ")
    s = Arena(known(seal("twin", powers=(hit,))), spell("call", "นำ Seal ที่ชื่อ <twin> 1 ใบจาก Shrine ของเราเข้ามาในสนาม"))
    call, twin, ox = s.put(0, "call", "hand"), s.put(0, "twin", "seal-shrine"), s.put(0, "ox", DF)
    wolf = s.put(1, "wolf", AT)
    s.put(1, "bear", AT)
    s.act("cast", call)
    s.act("target", twin)
    s.act("line", zone=f"0.{AT}")
    assert s.choice.kind == "target"
    s.keep_out_of_the_at_line(twin)
    s.act("target", wolf)
    assert [(o.zone, o.value) for o in s.choice.options] == [(f"0.{DF}", 0), (f"0.{DF}", 1)]
    s.act("line", zone=f"0.{DF}", value=1)
    assert (s.zone(0, DF), s.where(wolf), s.choice.kind) == ([ox, twin], "1.seal-shrine", "action")


@pytest.mark.rule(BOOK, "708.2.3")
def test_a_mystic_card_that_can_aim_at_nothing_does_not_come_in() -> None:
    s = Arena(
        spell("rivet", "ทำลาย Seal ของฝ่ายตรงข้าม 1 ใบ", "PA", 0),
        spell("call", "นำ Mystic Card ที่ชื่อ <rivet> 1 ใบจาก Shrine ของเราเข้ามาในสนาม", mp=0),
    )
    rivet, one, two = s.put(0, "rivet", "mystic-shrine"), s.put(0, "call", "hand"), s.put(0, "call", "hand")
    moves = s.card(rivet).moves
    s.act("cast", one)
    s.act("target", rivet)
    assert (s.choice.kind, s.facts("brought_in"), s.where(rivet)) == ("action", [], "0.mystic-shrine")
    assert s.zone(0, "mystic-shrine") == [rivet, one]
    assert s.card(rivet).moves == moves, "it has not even been in the Arena"
    wolf = s.put(1, "wolf", AT)
    s.act("cast", two)
    s.act("target", rivet)
    s.act("target", wolf)
    assert s.where(wolf) == "1.seal-shrine"


@pytest.mark.rule(BOOK, "621.6.5")
def test_extra_cards_are_not_counted_for_a_condition() -> None:
    s = Arena(
        says("chief", "เงื่อนไข: เรามี Seal เผ่า Insect 1 ใบ; At +2"),
        says("host", "ตราบเท่าที่ เรามี Seal เผ่า Insect 1 ใบ: At +1"),
        seal("drone", extra=True, tribes=("Insect",)),
        seal("bee", tribes=("Insect",)),
        beside=("drone",),
    )
    chief, host = s.put(0, "chief", AT), s.put(0, "host", AT)
    s.put(0, "drone", AT)
    assert (s.game.value(chief, "at"), s.game.value(host, "at")) == (3, 4)
    s.put(0, "bee", AT)
    assert (s.game.value(chief, "at"), s.game.value(host, "at")) == (5, 4)


def test_what_is_said_of_a_mystic_card_is_no_target_of_a_seals_text() -> None:
    s = Arena(spell("sale", "Seal 1 ใบในมือของเรา Mp ค่าร่าย -2 จนจบ Subturn", mp=0), mystic("leaf"))
    sale = s.put(0, "sale", "hand")
    s.put(0, "leaf", "hand")
    assert s.rule("cast", sale) == "610.2.3"
