"""Protect, Cancel, Hyper Drive, exceptions, and what is lost: each on a card that has it (SMG-12, 54, 133; 201.11)."""

from __future__ import annotations

import pytest
from arena import AT, BOOK, DF, Arena, able, form, known, says, seal, spell

from sanam.games.summoner_master.cards.model import Power, SummonerCard

EVIL = {"tribes": ("Evil",)}
MINUS = spell("chain", "Seal ที่ติดอยู่ At -2", "PS", "infinity", mp=0)


def gift(text: str, name: str = "gift") -> SummonerCard:
    """A Mystic Card that gives a Seal something for this Subturn."""
    return spell(name, f"Seal ของเรา 1 ใบ {text} จนจบ Subturn", mp=0)


def attached(s: Arena, card: int, host: int) -> None:
    s.edit(lambda game: game.play.attach(card, host))


# --- Protect and Cancel ---------------------------------------------------------------------------


@pytest.mark.rule(BOOK, "SMG-54.1", "SMG-54.2")
def test_protect_keeps_targets_and_effects_off_and_leaves_what_was_there() -> None:
    s = Arena(MINUS, gift("ได้รับ Protect Mystic Card"), spell("storm", "Seal ทุกใบ Df -1"), seal("ward", at=6))
    ward, other = s.put(0, "ward", AT), s.put(0, "wolf", AT)
    attached(s, s.put(1, "chain", "no-line"), ward)
    card = s.put(0, "gift", "hand")
    assert s.game.value(ward, "at") == 4
    s.act("cast", card)
    s.act("target", ward)
    assert s.game.value(ward, "at") == 4
    late, storm = s.put(0, "chain", "hand"), s.put(0, "storm", "hand")
    s.act("cast", storm)
    assert (s.game.value(ward, "df"), s.game.value(other, "df")) == (3, 1)
    s.act("cast", late)
    assert s.offered("target") == [other]


@pytest.mark.rule(BOOK, "SMG-12.1", "SMG-12.2", "201.8.2.1")
def test_cancel_makes_what_was_there_disappear_and_what_comes_has_no_result() -> None:
    s = Arena(MINUS, gift("ได้รับ Cancel Mystic Card"), spell("curb", "Seal 1 ใบ Df -1"), seal("ward", at=6))
    ward, wolf = s.put(0, "ward", AT), s.put(0, "wolf", AT)
    chain, curb, again = s.put(1, "chain", "no-line"), s.put(0, "curb", "hand"), s.put(0, "curb", "hand")
    attached(s, chain, ward)
    card, late = s.put(0, "gift", "hand"), s.put(0, "chain", "hand")
    s.act("cast", curb)
    s.act("target", ward)
    assert (s.game.value(ward, "at"), s.game.value(ward, "df")) == (4, 2)
    s.act("cast", card)
    s.act("target", ward)
    assert (s.game.value(ward, "at"), s.game.value(ward, "df"), s.where(chain)) == (6, 3, "1.mystic-shrine")
    s.act("cast", again)
    assert s.offered("target") == [ward, wolf]
    s.act("target", ward)
    assert s.game.value(ward, "df") == 3
    s.act("cast", late)
    s.act("target", ward)
    assert (s.game.value(ward, "at"), s.where(late)) == (6, "0.mystic-shrine")


@pytest.mark.rule(BOOK, "201.8.2.3")
def test_a_card_on_a_mystic_card_falls_when_its_effect_vanishes() -> None:
    hush = spell("hush", "Mystic Card ที่ติดอยู่ ไม่มีผล", "PM", "infinity")
    s = Arena(spell("fan", "Seal ของเรา At +1", "PA", "infinity"), hush)
    wolf, fan = s.put(0, "wolf", AT), s.put(0, "fan", "no-line")
    first, second = s.put(0, "hush", "hand"), s.put(0, "hush", "hand")
    s.act("cast", first)
    s.act("target", fan)
    assert (s.game.value(wolf, "at"), s.card(first).host) == (3, fan)
    s.act("cast", second)
    s.act("target", first)
    # The first has no Effect any more: it falls, and with it what was on it.
    assert (s.where(first), s.where(second)) == ("0.mystic-shrine", "0.mystic-shrine")
    assert s.game.value(wolf, "at") == 4


@pytest.mark.parametrize(
    ("thing", "skill", "ability"),
    [
        pytest.param("Skill", 3, 2, marks=pytest.mark.rule(BOOK, "600.2", "602.1.1")),
        pytest.param("Ability", 2, 3, marks=pytest.mark.rule(BOOK, "600.2", "SMG-1")),
        pytest.param("Skill ของฝ่ายตรงข้าม", 2, 2),
    ],
)
def test_an_effect_arises_from_a_skill_or_an_ability(thing: str, skill: int, ability: int) -> None:
    s = Arena(
        says("ward", f"Protect {thing}", df=3),
        able("archer", "Mp 0: Seal ใบอื่นของเราทุกใบ Df -1", mp=0),
        says("guest", "เมื่อเข้ามา: Seal ใบอื่นของเราทุกใบ Df -1"),
    )
    ward, archer, guest = s.put(0, "ward", DF), s.put(0, "archer", DF), s.put(0, "guest", "hand")
    s.act("skill", archer)
    assert s.game.value(ward, "df") == skill
    s.cast(guest)
    assert s.game.value(ward, "df") == skill - (3 - ability)


@pytest.mark.parametrize(
    ("text", "left"),
    [
        pytest.param("ยกเลิก Curse", [], marks=pytest.mark.rule(BOOK, "SMG-101")),
        pytest.param("ยกเลิก Stone Curse", ["poison"], marks=pytest.mark.rule(BOOK, "SMG-102")),
    ],
)
def test_a_seal_that_cancels_curses(text: str, left: list[str]) -> None:
    s = Arena(
        spell("hex", "Seal 1 ใบ ติด Stone Curse 2 Turn", mp=0),
        spell("venom", "Seal 1 ใบ ติด Poison Curse 2 Turn", mp=0),
        says("saint", text),
    )
    saint, wolf = s.put(0, "saint", AT), s.put(0, "wolf", AT)
    for host in (saint, wolf):
        for name in ("hex", "venom"):
            card = s.put(0, name, "hand")
            s.act("cast", card)
            s.act("target", host)
    assert list(s.game.curses(saint)) == left
    assert sorted(s.game.curses(wolf)) == ["poison", "stone"]


@pytest.mark.rule(BOOK, "SMG-12.2", "709.4")
def test_a_curse_ends_when_its_seal_cancels_it() -> None:
    s = Arena(gift("ยกเลิก Dimension Curse"))
    wolf, card = s.put(0, "wolf", AT), s.put(0, "gift", "hand")
    s.put(0, "bear", DF)
    s.edit(lambda game: game.cursing.put_curse(wolf, "dimension", 2, 1))
    assert s.where(wolf) == "0.no-line"
    s.act("cast", card)
    s.act("target", wolf)
    s.act("line", zone="0.df-line")
    assert (s.game.curses(wolf), s.where(wolf)) == ({}, "0.df-line")


@pytest.mark.rule(BOOK, "SMG-144")
def test_what_cannot_be_cancelled_is_not() -> None:
    s = Arena(
        spell("firm", "Seal 1 ใบ At -1 (ยกเลิกไม่ได้)", mp=0),
        spell("soft", "Seal 1 ใบ Df -1", mp=0),
        says("ward", "Cancel Mystic Card", at=6),
    )
    ward = s.put(0, "ward", AT)
    for name in ("firm", "soft"):
        card = s.put(0, name, "hand")
        s.act("cast", card)
        s.act("target", ward)
    assert (s.game.value(ward, "at"), s.game.value(ward, "df")) == (5, 3)


@pytest.mark.rule(BOOK, "SMG-17.3", "SMG-115.4")
def test_counters_are_no_result_that_can_be_cancelled() -> None:
    card = known(seal("coil", powers=(Power(text="Charging 1"), Power(text="Fixed Charging 1"))))
    s = Arena(card, gift("ยกเลิก Ability"))
    coil, card_ = s.put(0, "coil", DF), s.put(0, "gift", "hand")
    s.put(1, "wolf", DF)
    s.edit(lambda game: game.put_counters(coil, "charged", 1, given_by=0))
    s.edit(lambda game: game.put_counters(coil, "fixed-charge", 1))
    s.act("cast", card_)
    s.act("target", coil)
    assert s.card(coil).counters == {"charged.0": 1, "fixed-charge": 1}


# --- Hyper Drive, losing --------------------------------------------------------------------------


@pytest.mark.rule(BOOK, "SMG-133.1")
def test_hyper_drive_cancels_curses_and_mystic_cards_that_are_no_relics() -> None:
    relic = spell("relic", "Seal ที่ติดอยู่ Df -1", "PS", "infinity", mystic_type="Relic")
    s = Arena(MINUS, relic, gift("ได้รับ Hyper Drive"), seal("racer", at=6))
    racer, card = s.put(0, "racer", AT), s.put(0, "gift", "hand")
    chain, other = s.put(1, "chain", "no-line"), s.put(1, "relic", "no-line")
    attached(s, chain, racer)
    attached(s, other, racer)
    s.edit(lambda game: game.cursing.put_curse(racer, "poison", 2, 1))
    s.act("cast", card)
    s.act("target", racer)
    assert (s.game.value(racer, "at"), s.game.value(racer, "df"), s.game.curses(racer)) == (6, 2, {})
    assert (s.where(chain), s.where(other)) == ("1.mystic-shrine", "1.no-line")


@pytest.mark.rule(BOOK, "SMG-133.2", "SMG-145")
def test_what_cannot_be_lost_stays_and_hyper_drive_keeps_all() -> None:
    s = Arena(
        spell("void", "Seal ทุกใบ สูญเสีย Ability และ Skill ทั้งหมด จนจบ Subturn", mp=0),
        known(seal("plain", powers=(Power(text="At +1"), Power(text="Df +1 (สูญเสียไม่ได้)")))),
        known(seal("racer", powers=(Power(text="At +1"), Power(text="Hyper Drive")))),
        able("smith", "Mp 0: จั่ว Seal Card 1 ใบ", mp=0),
    )
    plain, racer, smith = (s.put(0, name, AT) for name in ("plain", "racer", "smith"))
    void = s.put(0, "void", "hand")
    assert s.game.value(plain, "at") == 4
    assert smith in s.offered("skill")
    s.act("cast", void)
    assert (s.game.value(plain, "at"), s.game.value(plain, "df"), s.game.value(racer, "at")) == (3, 4, 4)
    assert s.rule("skill", smith) == "604.6.1"
    s.put(1, "wolf", DF)
    s.end_subturn()
    assert s.game.value(plain, "at") == 4


@pytest.mark.rule(BOOK, "SMG-133.3")
@pytest.mark.parametrize(("text", "at"), [("Hyper Drive", 3), ("Cancel Mystic Card", 2)])
def test_hyper_drive_works_while_its_card_is_being_cast(text: str, at: int) -> None:
    s = Arena(says("racer", text), spell("curb", "Seal 1 ใบ At -1", interfere=True, mp=0))
    racer = s.put(0, "racer", "hand")
    curb = s.put(1, "curb", "hand")
    s.put(1, "curb", "hand")
    s.act("cast", racer)
    s.act("line", zone="0.at-line")
    s.act("cast", curb)
    s.act("target", racer)
    s.decline()
    assert (s.choice.kind, s.game.running.being_cast(racer), s.where(curb)) == ("interfere", True, "1.mystic-shrine")
    assert s.game.value(racer, "at") == at


@pytest.mark.rule(BOOK, "620.3", "600.8")
def test_reflection_is_nothing_that_can_be_lost() -> None:
    s = Arena(
        seal("idol", at=2),
        known(seal("idol", at=7, reflection=True, powers=(Power(text="Df +2"),))),
        spell("void", "Seal ทุกใบ สูญเสีย Ability และ Skill ทั้งหมด จนจบ Subturn", mp=0),
        beside=("idol [Reflection]",),
    )
    idol, void = s.put(0, "idol", AT), s.put(0, "void", "hand")
    assert (s.game.value(idol, "at"), s.game.value(idol, "df")) == (7, 5)
    s.act("cast", void)
    assert (s.game.value(idol, "at"), s.game.value(idol, "df")) == (7, 3)


# --- exceptions -----------------------------------------------------------------------------------


@pytest.mark.rule(BOOK, "201.11.2", "SMG-34")
def test_an_exception_is_no_target() -> None:
    s = Arena(
        spell("bell", "Seal ที่ติดอยู่ At +2", "PS", "infinity", exception="ยกเว้น Seal เผ่า Evil"),
        spell("gong", "Seal 1 ใบ At +1", exception="ยกเว้น Seal เผ่า Evil"),
        seal("imp", **EVIL),
    )
    bell, gong = s.put(0, "bell", "hand"), s.put(0, "gong", "hand")
    s.put(0, "imp", AT)
    assert (s.rule("cast", bell), s.rule("cast", gong)) == ("610.2.3", "610.2.3")
    wolf = s.put(0, "wolf", AT)
    for card in (bell, gong):
        s.act("cast", card)
        assert s.offered("target") == [wolf]
        s.act("target", wolf)
    assert s.game.value(wolf, "at") == 6


@pytest.mark.rule(BOOK, "201.11.3")
def test_an_attached_card_whose_host_becomes_an_exception_falls() -> None:
    s = Arena(spell("bell", "Seal ที่ติดอยู่ At +2", "PS", "infinity", exception="ยกเว้น Seal At 8 หรือสูงกว่า"))
    wolf, bell = s.put(0, "bear", AT), s.put(0, "bell", "hand")
    s.act("cast", bell)
    s.act("target", wolf)
    assert s.game.value(wolf, "at") == 7
    s.modify(wolf, "at", "add", 1)
    assert (s.where(bell), s.game.value(wolf, "at")) == ("0.mystic-shrine", 6)


@pytest.mark.rule(BOOK, "201.11.4")
def test_what_is_not_attached_stops_affecting_what_becomes_an_exception_and_stays() -> None:
    s = Arena(
        spell("star", "Seal ของเราทุกใบ Df +1", "PA", "infinity", exception="ยกเว้น Seal At 6 หรือสูงกว่า"),
        spell("tune", "Seal ของเราทุกใบ Sp +1", exception="ยกเว้น Seal At 6 หรือสูงกว่า", mp=0),
    )
    wolf, bear, star = s.put(0, "wolf", AT), s.put(0, "bear", AT), s.put(0, "star", "no-line")
    tune = s.put(0, "tune", "hand")
    s.act("cast", tune)
    assert [s.game.value(card, key) for card in (wolf, bear) for key in ("df", "sp")] == [3, 3, 4, 3]
    s.modify(bear, "at", "add", 1)
    assert [s.game.value(card, key) for card in (wolf, bear) for key in ("df", "sp")] == [3, 3, 3, 2]
    assert s.where(star) == "0.no-line"


# --- abbreviations --------------------------------------------------------------------------------


@pytest.mark.rule(BOOK, "SMG-140")
@pytest.mark.parametrize(("words", "main", "at"), [("<lion>", "lion", 5), ("<tiger>", "lion", 3), ("", "lion", 5)])
def test_as_support_of_a_seal_or_of_any(words: str, main: str, at: int) -> None:
    lion = seal("lion", forms=(form(("name", "squire"), df=9),))
    s = Arena(says("squire", f"เป็นใบรอง {words}: Seal ที่ชื่อ <lion> ของเราทุกใบ At +2"), lion)
    squire, card = s.put(0, "squire", DF), s.put(0, main, AT)
    assert s.game.value(card, "at") == 3
    s.act("combine", card)
    s.pick(squire)
    assert (s.game.value(card, "at"), s.game.value(card, "df")) == (at, 9)
    s.edit(lambda game: game.separate(card))
    assert s.game.value(card, "at") == 3


@pytest.mark.rule(BOOK, "SMG-141.2")
def test_pasted_may_name_another_target_of_its_result() -> None:
    s = Arena(spell("bell", "Pasted Seal เผ่า Evil: Seal ของเราทุกใบ At +1", "PS", "infinity"), seal("imp", **EVIL))
    imp, wolf, bell = s.put(0, "imp", AT), s.put(0, "wolf", AT), s.put(0, "bell", "no-line")
    attached(s, bell, wolf)
    assert (s.game.value(imp, "at"), s.game.value(wolf, "at")) == (3, 3)
    attached(s, bell, imp)
    assert (s.game.value(imp, "at"), s.game.value(wolf, "at")) == (4, 4)
