"""Attacks and Combinations as card texts change them: once more, free, several times, forms (glossary)."""

from __future__ import annotations

import msgspec
import pytest
from arena import AT, BOOK, DF, NORMAL, Arena, form, known, says, seal, spell

from sanam.games.summoner_master.cards.model import AttackForm, Power, Selector, SummonerCard
from sanam.games.summoner_master.texts.reading import texts


def drawn(s: Arena) -> list[str]:
    return [str(fact.data["family"]) for fact in s.facts("drew")]


# --- attacks --------------------------------------------------------------------------------------


@pytest.mark.rule(BOOK, "SMG-84.2")
def test_an_attack_across_is_one_only_past_a_seal_in_the_at_line() -> None:
    s = Arena(says("kite", "โจมตีข้ามไปยัง Df Line ได้", "เมื่อโจมตีข้ามไปยัง Df Line: จั่ว Mystic Card 1 ใบ", at=9))
    kites = [s.put(0, "kite", AT) for _ in range(3)]
    front, back, last = s.put(1, "wolf", AT), s.put(1, "wolf", DF), s.put(1, "bear", DF)
    before = len(drawn(s))
    found = []
    for kite, target in zip(kites, (back, front, last), strict=True):
        s.attack(kite, target)
        s.settle("action")
        found.append(len(drawn(s)) - before)
    assert found == [1, 1, 1]


@pytest.mark.rule(BOOK, "SMG-106.1", "SMG-106.2")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_two_attacks_for_one_attack_mp_are_chosen_when_it_is_announced(answer: str) -> None:
    s = Arena(says("fencer", "สามารถใช้ท่าโจมตีได้ 2 ครั้งโดยจ่าย Mp ค่าโจมตีเพียงครั้งเดียว", at=9))
    fencer, one, two = s.put(0, "fencer", AT), s.put(1, "wolf", AT), s.put(1, "bear", AT)
    s.put(1, "ox", DF)
    mp = s.mp(0)
    s.act("attack", fencer)
    assert (s.choice.kind, s.mp(0)) == ("yes_no", mp)
    s.act(answer)
    s.act("attack", one)
    assert s.mp(0) == mp - 1
    if answer == "yes":
        assert (s.choice.kind, s.active(fencer)) == ("attack_target", True)
        s.act("attack", two)
    assert (s.choice.kind, s.active(fencer), s.mp(0)) == ("action", False, mp - 1)
    assert s.where(two) == ("1.seal-shrine" if answer == "yes" else "1.at-line")


@pytest.mark.parametrize(
    ("text", "cost"),
    [
        pytest.param("โดยไม่ต้องจ่าย Mp ค่าโจมตี ", 0, marks=pytest.mark.rule(BOOK, "SMG-107.1")),
        pytest.param("", 1, marks=pytest.mark.rule(BOOK, "SMG-107.2")),
    ],
)
def test_one_more_attack_even_as_an_inactive_seal(text: str, cost: int) -> None:
    s = Arena(says("hero", f"สามารถสั่งโจมตีได้อีก 1 ครั้ง{text}แม้เป็น Inactive Seal", at=9))
    hero, other = s.put(0, "hero", AT), s.put(0, "wolf", DF)
    one, two, three = (s.put(1, name, AT) for name in ("wolf", "bear", "ox"))
    s.attack(hero, one)
    assert (s.choice.kind, s.active(hero), s.mp(0)) == ("action", False, 7)
    s.act("change_line", other)
    s.act("line", zone="0.at-line")
    s.attack(hero, two)
    assert (s.where(two), s.active(hero), s.mp(0)) == ("1.seal-shrine", False, 7 - cost)
    assert s.rule("attack", hero, target=three) == "500.1"
    s.put(1, "wolf", DF)
    s.end_subturn()
    s.end_subturn()
    s.set_mp(0, 1)
    s.attack(hero, three)
    assert (hero in s.offered("attack")) == (cost == 0 and bool(s.game.attacks.attackable(0, hero)))


@pytest.mark.rule(BOOK, "SMG-146")
def test_a_free_attack_waives_the_attack_mp_alone() -> None:
    s = Arena(spell("charge", "โจมตีฟรี Seal ของเรา 1 ใบ", mp=0))
    bear, back, foe = s.put(0, "bear", AT), s.put(0, "bear", DF), s.put(1, "wolf", AT)
    s.put(1, "wolf", DF)
    charge, again = s.put(0, "charge", "hand"), s.put(0, "charge", "hand")
    mp = s.mp(0)
    s.act("cast", charge)
    assert s.offered("target") == [bear]
    s.act("target", bear)
    s.act("attack", foe)
    assert (s.where(foe), s.active(bear), s.mp(0), s.where(back)) == ("1.seal-shrine", False, mp, "0.df-line")
    # The Seal is Inactive now: the word gives no leave to attack all the same.
    assert s.rule("cast", again) == "610.2.3"


# --- forms ----------------------------------------------------------------------------------------


def knight() -> SummonerCard:
    """A Seal with a Combination that only its text states, the word "when" before its condition."""
    text = "At 8, Df 8 เมื่อรวมร่างกับ Seal ที่ชื่อ <squire> 1 ใบ"
    one = AttackForm(name="Lance", supports=(Selector(kind="name", value="squire"),), at=8, df=8, text=text)
    return known(seal("knight", forms=(one,)))


@pytest.mark.rule(BOOK, "SMG-75.2")
def test_when_at_the_end_marks_the_condition_of_a_combination() -> None:
    card = knight()
    assert texts.reading(card, "th").whole
    other = msgspec.structs.replace(card.forms[0], supports=(Selector(kind="name", value="page"),))
    assert not texts.reading(msgspec.structs.replace(card, forms=(other,)), "th").whole
    s = Arena(card, seal("squire"))
    main, squire = s.put(0, "knight", AT), s.put(0, "squire", DF)
    s.act("combine", main)
    s.pick(squire)
    assert s.game.value(main, "at") == 8


@pytest.mark.rule(BOOK, "SMG-124", "SMG-132.1")
def test_a_seal_that_counts_as_being_in_a_form_is_not_combined() -> None:
    s = Arena(
        knight(),
        seal("squire"),
        spell("dream", "Seal ที่ชื่อ <knight> 1 ใบ ถือว่าอยู่ในสภาพ <Lance> จนจบ Subturn", mp=0),
        spell("test", "ทำลาย Seal ที่รวมร่างอยู่ 1 ใบ", mp=0),
    )
    main, dream, test = s.put(0, "knight", AT), s.put(0, "dream", "hand"), s.put(0, "test", "hand")
    s.put(1, "wolf", DF)
    s.act("cast", dream)
    s.act("target", main)
    assert (s.game.value(main, "at"), s.game.value(main, "df")) == (8, 8)
    assert s.rule("cast", test) == "610.2.3"
    options = [option.value for option in s.choice.options if (option.act, option.card) == ("attack", main)]
    assert options == [0]
    s.end_subturn()
    assert s.game.value(main, "at") == 3
    assert s.game.form(main) == NORMAL


@pytest.mark.rule(BOOK, "SMG-132.1", "SMG-132.2")
@pytest.mark.parametrize(("support", "sp"), [("squire", 5), ("fly", 2)])
def test_a_combination_that_need_not_meet_its_conditions_is_no_normal_one(support: str, sp: int) -> None:
    text = "ตราบเท่าที่ [S] รวมร่างปกติ: Sp +3"
    card = known(msgspec.structs.replace(knight(), powers=(Power(text=text),), abilities=None))
    s = Arena(card, seal("squire"), spell("bond", "Seal 1 ใบ ไม่ต้องตรงตามเงื่อนไขการรวมร่าง จนจบ Subturn", mp=0))
    main, other, bond = s.put(0, "knight", AT), s.put(0, support, DF), s.put(0, "bond", "hand")
    assert (main in s.offered("combine")) == (support == "squire")
    s.act("cast", bond)
    s.act("target", main)
    s.act("combine", main)
    s.pick(other)
    assert (s.game.value(main, "at"), s.game.value(main, "sp")) == (8, sp)


# --- Costs of Combination and Break ---------------------------------------------------------------


@pytest.mark.rule(BOOK, "512.4")
def test_a_combination_that_costs_mp_is_paid_for_or_not_made() -> None:
    lion = seal("lion", forms=(form(("name", "wolf"), at=9),))
    s = Arena(spell("toll", "Seal ของฝ่ายตรงข้ามทุกใบ Mp ค่ารวมร่าง +2", "PA", "infinity"), lion)
    main, wolf = s.put(0, "lion", AT), s.put(0, "wolf", DF)
    s.put(1, "toll", "no-line")
    s.set_mp(0, 1)
    assert s.rule("combine", main) == "512.4"
    s.set_mp(0, 3)
    s.act("combine", main)
    s.pick(wolf)
    assert (s.mp(0), s.game.value(main, "at")) == (1, 9)


@pytest.mark.rule(BOOK, "514.2")
def test_a_break_that_costs_mp_is_paid_for_or_not_made() -> None:
    lion = seal("lion", forms=(form(("name", "wolf"), at=9),))
    s = Arena(spell("toll", "Seal ทุกใบ Mp ค่าแยกร่าง +2", "PA", "infinity"), lion)
    main, wolf = s.put(0, "lion", AT), s.put(0, "wolf", DF)
    s.edit(lambda game: (game.support(wolf, main), game.play.mark(main, "form", 0)))
    s.put(1, "toll", "no-line")
    s.set_mp(0, 1)
    assert s.rule("break", main) == "514.2"
    s.set_mp(0, 3)
    s.act("break", main)
    s.settle("side_of")
    s.play.answer([0])
    assert (s.mp(0), s.where(wolf)) == (1, "0.at-line")
