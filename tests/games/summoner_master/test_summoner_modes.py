"""Modes of Skills and Abilities, and Skills in two parts, as their texts say them (605 to 608, 610, 619, 711)."""

from __future__ import annotations

from typing import Any

import pytest
from arena import AT, BOOK, DF, Arena, known, mystic, seal, spell

from sanam.engine.session import Session
from sanam.games.summoner_master.cards.model import Power, SummonerCard
from sanam.games.summoner_master.presentation.words import SummonerWords
from sanam.games.summoner_master.texts.reading.texts import way_words

MODES = "Mp 1: เลือก 1 อย่าง: ทำลาย Seal ของฝ่ายตรงข้าม 1 ใบ / จั่ว Seal Card 1 ใบ"
AWAY = spell("away", "นำ Seal ของเรา 1 ใบกลับขึ้นมือเจ้าของ", interfere=True, mp=0)


def sage(text: str = MODES, mp: int = 1, **power: Any) -> SummonerCard:
    return known(seal("sage", powers=(Power(kind="skill", text=text, mp=mp, **power),)))


@pytest.mark.parametrize(
    "use",
    [
        pytest.param("ordinary", marks=pytest.mark.rule(BOOK, "605.3")),
        pytest.param("multiple", marks=pytest.mark.rule(BOOK, "607.3", "607.4")),
    ],
)
def test_modes_are_chosen_before_the_cost_and_are_locked(use: str) -> None:
    s = Arena(sage(use=use), AWAY)
    card, wolf, away = s.put(0, "sage", DF), s.put(1, "wolf", AT), s.put(1, "away", "hand")
    s.act("skill", card)
    assert (s.choice.kind, s.mp(0)) == ("mode", 8)
    s.act("mode", value=0)
    s.act("target", wolf)
    assert s.mp(0) == 7
    s.act("cast", away)
    s.act("target", wolf)
    s.settle()
    # Nothing is left to destroy, and the other mode cannot be taken any more.
    assert (s.choice.kind, s.active(card), len(s.game.hand(0))) == ("action", False, 0)


def test_modes_are_offered_in_their_own_words() -> None:
    s = Arena(sage())
    card, _ = s.put(0, "sage", DF), s.put(1, "wolf", AT)
    s.act("skill", card)
    choice = Session(s.play, 0).choice
    assert choice is not None
    offered = [SummonerWords().option(choice, option, "", s.game.data(card), str)[0] for option in choice.options]
    assert offered == ["Destroy 1 opposing Seal.", "Draw 1 Seal Card."]
    assert [way_words(s.game.data(card), 0, way, "th") for way in (0, 1, 2)] == [
        "ทำลาย Seal ของฝ่ายตรงข้าม 1 ใบ",
        "จั่ว Seal Card 1 ใบ",
        "",
    ]


def test_what_wisdom_may_announce_is_offered_by_the_names_that_the_person_reads() -> None:
    s = Arena(known(mystic("oracle", mp=1, powers=(Power(text="Wisdom Mystic Card"),))), copies=1)
    s.act("cast", s.put(0, "oracle", "hand"))
    choice = Session(s.play, 0).choice
    assert choice is not None and choice.kind == "wisdom"
    words = [SummonerWords().option(choice, option, "", None, lambda code: f"<{code}>")[0] for option in choice.options]
    assert words and all("<" in each for each in words)


@pytest.mark.rule(BOOK, "711.1", "605.3")
def test_only_what_can_happen_can_be_chosen() -> None:
    s = Arena(sage())
    card = s.put(0, "sage", DF)
    s.act("skill", card)
    assert [option.value for option in s.choice.options] == [1]
    s.act("mode", value=1)
    assert len(s.game.hand(0)) == 1


@pytest.mark.rule(BOOK, "606.3")
def test_modes_of_a_skill_all() -> None:
    text = "Mp 1: เลือก 1 อย่าง: Seal ของฝ่ายตรงข้ามทุกใบ At -1 จนจบ Subturn / Seal ของฝ่ายตรงข้ามทุกใบ Df -1 จนจบ Subturn"
    s = Arena(sage(text, use="all"))
    card, wolf = s.put(0, "sage", DF), s.put(1, "wolf", AT)
    s.act("skill", card)
    assert s.mp(0) == 8
    s.act("mode", value=1)
    assert (s.mp(0), s.game.value(wolf, "at"), s.game.value(wolf, "df")) == (7, 3, 1)


@pytest.mark.rule(BOOK, "607.4")
def test_a_skill_of_many_uses_needs_a_target_to_be_announced() -> None:
    s = Arena(sage("Mp 1: ทำลาย Seal ของฝ่ายตรงข้าม 1 ใบ", use="multiple", times=2))
    card = s.put(0, "sage", DF)
    assert s.rule("skill", card) == "605.4"
    s.put(1, "wolf", AT)
    assert s.rule("skill", card) == ""


# --- two parts ------------------------------------------------------------------------------------

TWO = "Mp 1: ทำลาย Mystic Card ของฝ่ายตรงข้าม 1 ใบ สั่ง ทำลาย Seal ของฝ่ายตรงข้าม 1 ใบ"


@pytest.mark.rule(BOOK, "608.1", "608.5", "608.14")
def test_the_parts_of_a_skill_stand_before_and_after_the_word() -> None:
    s = Arena(sage(TWO, use="two-part"), AWAY)
    card = s.put(0, "sage", DF)
    assert s.rule("skill", card) == "605.4"
    dust, wolf, away = s.put(1, "dust", "no-line"), s.put(1, "wolf", AT), s.put(1, "away", "hand")
    s.act("skill", card)
    assert s.offered("target") == [dust]
    s.act("target", dust)
    s.settle("target")
    assert (s.where(dust), s.offered("target"), s.mp(0)) == ("1.mystic-shrine", [wolf], 7)
    s.act("target", wolf)
    s.act("cast", away)
    s.act("target", wolf)
    s.settle()
    assert (s.where(wolf), s.active(card), s.facts("used_skill")) == ("1.hand", False, [])


@pytest.mark.rule(BOOK, "608.4", "608.13")
def test_each_part_has_modes_of_its_own() -> None:
    either = "เลือก 1 อย่าง: จั่ว Seal Card 1 ใบ / จั่ว Mystic Card 1 ใบ"
    s = Arena(sage(f"Mp 1: {either} สั่ง {either}", use="two-part"))
    card = s.put(0, "sage", DF)
    before = len(s.facts("drew"))
    s.act("skill", card)
    assert (s.choice.kind, s.mp(0)) == ("mode", 8)
    s.act("mode", value=1)
    assert (s.choice.kind, s.mp(0), len(s.game.hand(0))) == ("mode", 7, 1)
    s.act("mode", value=2)
    assert [fact.data["family"] for fact in s.facts("drew")][before:] == ["mystic", "seal"]


# --- from the hand --------------------------------------------------------------------------------


@pytest.mark.rule(BOOK, "619.4", "619.5")
def test_modes_of_a_skill_used_from_the_hand() -> None:
    s = Arena(sage(from_hand=True), sage_with_target("monk"))
    card, monk = s.put(0, "sage", "hand"), s.put(0, "monk", "hand")
    assert s.rule("skill", monk) == "605.4"
    wolf = s.put(1, "wolf", AT)
    s.act("skill", card)
    assert (s.choice.kind, s.mp(0)) == ("mode", 8)
    s.act("mode", value=0)
    s.act("target", wolf)
    s.act("pick", card)
    assert (s.where(wolf), s.mp(0)) == ("1.seal-shrine", 7)


def sage_with_target(name: str) -> SummonerCard:
    text = "Mp 0: ทำลาย Seal ของฝ่ายตรงข้าม 1 ใบ"
    return known(seal(name, powers=(Power(kind="skill", text=text, mp=0, from_hand=True),)))


@pytest.mark.rule(BOOK, "619.14")
@pytest.mark.parametrize(("use", "drawn"), [("ordinary", 1), ("multiple", 2), ("two-part", 2), ("all", 1)])
def test_a_skill_from_the_hand_goes_on_as_its_kind_does(use: str, drawn: int) -> None:
    text = "Mp 0: จั่ว Mystic Card 1 ใบ" + (" สั่ง จั่ว Mystic Card 1 ใบ" if use == "two-part" else "")
    s = Arena(sage(text, 0, use=use, times=2, from_hand=True))
    card = s.put(0, "sage", "hand")
    s.put(0, "wolf", DF)
    before = len(s.facts("drew"))
    s.act("skill", card)
    s.act("pick", card)
    s.settle()
    assert len(s.facts("drew")) - before == drawn


# --- Abilities and Mystic Cards -------------------------------------------------------------------

EITHER = "เลือก 1 อย่าง: ทำลาย Seal ของฝ่ายตรงข้าม 1 ใบ / จั่ว Seal Card 1 ใบ"


@pytest.mark.rule(BOOK, "610.1.8")
def test_modes_of_an_ability_on_coming_in_are_chosen_before_it_may_be_cut_into() -> None:
    s = Arena(known(seal("guest", powers=(Power(text=f"เมื่อเข้ามา: {EITHER}"),))), AWAY)
    guest, wolf, away = s.put(0, "guest", "hand"), s.put(1, "wolf", AT), s.put(1, "away", "hand")
    s.act("cast", guest)
    s.act("line", zone="0.at-line")
    s.act("mode", value=0)
    s.act("target", wolf)
    s.act("cast", away)
    s.act("target", wolf)
    s.settle()
    assert (s.choice.kind, len(s.game.hand(0)), s.where(guest)) == ("action", 0, "0.at-line")


@pytest.mark.rule(BOOK, "610.2.2")
def test_modes_of_a_mystic_card_are_chosen_before_it_is_paid_for() -> None:
    s = Arena(spell("fork", EITHER, mp=2))
    fork, wolf = s.put(0, "fork", "hand"), s.put(1, "wolf", AT)
    s.act("cast", fork)
    assert (s.choice.kind, s.mp(0), s.where(fork)) == ("mode", 8, "0.hand")
    s.act("mode", value=0)
    assert (s.mp(0), s.offered("target")) == (6, [wolf])
    s.act("target", wolf)
    assert (s.where(wolf), len(s.game.hand(0))) == ("1.seal-shrine", 0)


@pytest.mark.rule(BOOK, "610.2.6", "610.2.7")
def test_abilities_when_a_mystic_card_is_cast_work_at_once_and_choose_anew_when_a_target_is_gone() -> None:
    hit = Power(text="เมื่อร่าย: ทำลาย Seal ของฝ่ายตรงข้าม 1 ใบ")
    s = Arena(known(mystic("comet", "PA", 2, powers=(hit, hit))))
    comet, wolf, bear = s.put(0, "comet", "hand"), s.put(1, "wolf", AT), s.put(1, "bear", AT)
    s.act("cast", comet)
    s.play.answer([0, 1])
    s.act("target", wolf)
    s.act("target", wolf)
    assert (s.where(wolf), s.offered("target")) == ("1.seal-shrine", [bear])
    assert s.game.running.being_cast(comet)
    s.act("target", bear)
    assert (s.where(bear), s.where(comet), s.choice.kind) == ("1.seal-shrine", "0.no-line", "action")
