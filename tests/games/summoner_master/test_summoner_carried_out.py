"""Texts that are understood, carried out in play: nothing is left to the players' hands (600 to 603, 605, 610, 619)."""

from __future__ import annotations

import pytest
from arena import ACTIVE, AT, BOOK, DF, INACTIVE, Arena, able, known, mystic, says, seal, spell

from sanam.games.summoner_master.cards.model import Power
from sanam.games.summoner_master.rules.game import SummonerGame

BEE = {"tribes": ("Insect",)}


def test_an_ability_on_coming_in_aims_and_works() -> None:
    s = Arena(says("keeper", "เมื่อเข้ามา: Seal เผ่า Insect ของเรา 1 ใบ At +1 จนจบ Subturn นี้"), seal("bee", **BEE))
    keeper, bee, other = s.put(0, "keeper", "hand"), s.put(0, "bee", AT), s.put(0, "wolf", AT)
    s.cast(keeper)
    assert (s.choice.kind, s.offered("target")) == ("target", [bee])
    s.act("target", bee)
    assert s.game.value(bee, "at") == 4
    assert s.game.value(other, "at") == 3
    s.end_subturn()
    assert s.game.value(bee, "at") == 3


def test_a_continuous_ability_follows_how_its_card_lies_at_every_event() -> None:
    """What is in force is kept between events, and worked out again after each that such a text reads."""
    s = Arena(says("sentry", "ขณะที่ [S] เป็น Active Seal: At +1"))
    sentry = s.put(0, "sentry", AT)
    seen: list[int | None] = []

    def turned(game: SummonerGame) -> None:
        for stance in (INACTIVE, ACTIVE):
            game.play.turn(sentry, stance)
            seen.append(game.value(sentry, "at"))

    assert s.game.value(sentry, "at") == 4
    s.edit(turned)
    assert seen == [3, 4]


def test_a_continuous_ability_follows_the_values_that_are_changed_at_every_event() -> None:
    s = Arena(says("sage", "Seal ของเราที่มี At ไม่เกิน 3 ทุกใบ Df +1"))
    sage, wolf = s.put(0, "sage", AT), s.put(0, "wolf", DF)
    seen: list[int | None] = []

    def changed(game: SummonerGame) -> None:
        for number in (1, -1):
            game.play.modify(source=sage, subject=wolf, key="at", op="add", value=number)
            seen.append(game.value(wolf, "df"))

    assert s.game.value(wolf, "df") == 3
    s.edit(changed)
    assert seen == [2, 3]


@pytest.mark.rule(BOOK, "601.2.2")
def test_a_trigger_ability_works_by_itself_and_an_optional_one_is_asked_about() -> None:
    s = Arena(says("peddler", "เมื่อเข้ามา: จั่ว Mystic Card 1 ใบ"), says("guest", "เมื่อเข้ามา: อาจจั่ว Mystic Card 1 ใบ"))
    peddler, guest = s.put(0, "peddler", "hand"), s.put(0, "guest", "hand")
    s.set_mp(0, 9)
    s.cast(peddler)
    assert (s.choice.kind, len(s.game.hand(0))) == ("action", 2)
    s.cast(guest)
    assert s.choice.kind == "yes_no"
    s.act("no")
    assert (s.choice.kind, len(s.game.hand(0))) == ("action", 1)


@pytest.mark.rule(BOOK, "601.2.4", "610.2.12.2")
def test_what_a_mystic_card_of_0_turns_says_works_once_it_has_been_cast() -> None:
    s = Arena(spell("market", "จั่ว Seal Card 2 ใบ"))
    market = s.put(0, "market", "hand")
    s.act("cast", market)
    assert (s.choice.kind, len(s.game.hand(0)), s.where(market)) == ("action", 2, "0.mystic-shrine")


@pytest.mark.rule(BOOK, "610.2.3")
def test_a_mystic_card_that_can_aim_at_nothing_is_not_cast() -> None:
    s = Arena(spell("rivet", "ทำลาย Inactive Seal Lv 2 หรือต่ำกว่าของฝ่ายตรงข้าม 1 ใบ"))
    rivet, wolf = s.put(0, "rivet", "hand"), s.put(1, "wolf", AT)
    assert s.rule("cast", rivet) == "610.2.3"
    s.edit(lambda game: game.rest(wolf))
    s.act("cast", rivet)
    s.act("target", wolf)
    assert (s.where(wolf), s.where(rivet)) == ("1.seal-shrine", "0.mystic-shrine")


@pytest.mark.rule(BOOK, "610.2.10")
def test_a_mystic_card_whose_target_is_gone_aims_anew_and_with_nothing_left_is_lost() -> None:
    away = spell("away", "นำ Seal ของเรา 1 ใบกลับขึ้นมือเจ้าของ", interfere=True, mp=0)
    s = Arena(spell("rivet", "ทำลาย Seal ของฝ่ายตรงข้าม 1 ใบ"), away)
    rivet, one, two = s.put(0, "rivet", "hand"), s.put(1, "wolf", AT), s.put(1, "bear", AT)
    first, second = s.put(1, "away", "hand"), s.put(1, "away", "hand")
    s.act("cast", rivet)
    s.act("target", one)
    s.act("cast", first)
    s.act("target", one)
    s.settle("target")
    assert (s.choice.seat, s.offered("target")) == (0, [two])
    s.act("target", two)
    s.act("cast", second)
    s.act("target", two)
    s.settle()
    assert (s.where(rivet), s.where(one), s.where(two)) == ("0.mystic-shrine", "1.hand", "1.hand")
    assert s.facts("worked")[-1].card == second


@pytest.mark.rule(BOOK, "601.3.1", "601.3.2", "602.1.5")
def test_a_continuous_ability_holds_as_long_as_its_card_is_there_and_follows_it() -> None:
    s = Arena(
        spell("star", "Seal ของเราทุกใบ Sp +1", "PA", 2),
        spell("crowd", "Seal ของเราทุกใบ At +1 ต่อ Seal ใบอื่นของเรา 1 ใบ", "PA", 2),
    )
    wolf = s.put(0, "wolf", AT)
    foe = s.put(1, "wolf", AT)
    star = s.put(0, "star", "no-line")
    assert (s.game.value(wolf, "sp"), s.game.value(foe, "sp")) == (3, 2)
    later = s.put(0, "wolf", AT)
    assert s.game.value(later, "sp") == 3
    s.put(0, "crowd", "no-line")
    assert s.game.value(wolf, "at") == 5
    s.leave("shrine", star, later)
    assert (s.game.value(wolf, "sp"), s.game.value(wolf, "at")) == (2, 4)


@pytest.mark.rule(BOOK, "602.1.4")
def test_what_a_skill_did_does_not_change_afterwards() -> None:
    s = Arena(able("drummer", "Mp 1: Seal ของเราทุกใบ At +1 ต่อ Seal ของเรา 1 ใบ จนจบ Subturn นี้", mp=1))
    drummer, wolf = s.put(0, "drummer", DF), s.put(0, "wolf", AT)
    s.act("skill", drummer)
    assert s.game.value(wolf, "at") == 5
    late = s.put(0, "wolf", AT)
    assert (s.game.value(wolf, "at"), s.game.value(late, "at")) == (5, 3)


@pytest.mark.rule(BOOK, "603.4")
def test_what_sets_a_value_is_worked_out_before_what_changes_it() -> None:
    s = Arena(
        spell("coat", "Seal ที่ติดอยู่ At +2", "PS", "infinity"), spell("level", "At ของ Seal ทุกใบ กลายเป็น 1 จนจบ Subturn นี้")
    )
    wolf, level = s.put(0, "wolf", AT), s.put(0, "level", "hand")
    coat = s.put(0, "coat", "no-line")
    s.edit(lambda game: game.play.attach(coat, wolf))
    assert s.game.value(wolf, "at") == 5
    s.act("cast", level)
    assert s.game.value(wolf, "at") == 3


@pytest.mark.rule(BOOK, "100.2")
def test_what_says_not_prevails() -> None:
    s = Arena(spell("coat", "Seal ที่ติดอยู่ At +2", "PS", "infinity"), spell("web", "Mystic Card ที่ติดอยู่ไม่มีผล", "PM", 2))
    wolf, coat = s.put(0, "wolf", AT), s.put(0, "coat", "no-line")
    s.edit(lambda game: game.play.attach(coat, wolf))
    web, other = s.put(1, "web", "no-line"), s.put(0, "web", "no-line")
    s.edit(lambda game: game.play.attach(web, coat))
    assert s.game.value(wolf, "at") == 3
    s.edit(lambda game: game.play.attach(other, web))
    assert s.game.value(wolf, "at") == 5


@pytest.mark.rule(BOOK, "601.3.3", "SMG-5", "SMG-76")
@pytest.mark.parametrize("word", ["ตราบเท่าที่", "ขณะที่"])
def test_as_long_as_and_while(word: str) -> None:
    s = Arena(says("guard", f"{word} [S] อยู่ใน Df Line: [S] Df +2"))
    guard = s.put(0, "guard", DF)
    assert s.game.value(guard, "df") == 5
    s.act("change_line", guard)
    s.act("line", zone="0.at-line")
    assert s.game.value(guard, "df") == 3


@pytest.mark.rule(BOOK, "SMG-139.1", "SMG-139.2")
def test_alone_means_no_other_card_of_its_kind() -> None:
    s = Arena(says("hermit", "Alone: At +3"), spell("lamp", "Alone: Seal ของเราทุกใบ Sp +1", "PA", 2))
    hermit, lamp = s.put(0, "hermit", AT), s.put(0, "lamp", "no-line")
    assert (s.game.value(hermit, "at"), s.game.value(hermit, "sp")) == (6, 3)
    dust = s.put(0, "dust", "no-line")
    assert (s.game.value(hermit, "at"), s.game.value(hermit, "sp")) == (6, 2)
    s.leave("shrine", dust)
    s.put(0, "wolf", AT)
    assert (s.game.value(hermit, "at"), s.game.value(hermit, "sp")) == (3, 3)
    assert s.where(lamp) == "0.no-line"


@pytest.mark.rule(BOOK, "SMG-141.1")
def test_pasted_speaks_of_the_card_it_is_attached_to() -> None:
    s = Arena(spell("bell", "Pasted Seal เผ่า Insect: At +2", "PS", "infinity"), seal("bee", **BEE))
    bee, wolf, bell = s.put(0, "bee", AT), s.put(0, "wolf", AT), s.put(0, "bell", "no-line")
    s.edit(lambda game: game.play.attach(bell, wolf))
    assert s.game.value(wolf, "at") == 3
    s.edit(lambda game: game.play.attach(bell, bee))
    assert s.game.value(bee, "at") == 5


@pytest.mark.rule(BOOK, "SMG-118")
def test_a_skill_that_may_be_used_once_a_game() -> None:
    s = Arena(
        known(
            mystic(
                "loom", "PA", "infinity", powers=(Power(kind="skill", text="Mp 0: จั่ว Seal Card 1 ใบ (1 / Game)", mp=0),)
            )
        )
    )
    loom = s.put(0, "loom", "no-line")
    s.put(0, "wolf", DF)
    s.put(1, "wolf", DF)
    s.act("skill", loom)
    assert len(s.game.hand(0)) == 1
    s.end_subturn()
    s.end_subturn()
    assert s.rule("skill", loom) == "604.6.1"


@pytest.mark.rule(BOOK, "SMG-121.1", "SMG-121.2", "SMG-121.3")
def test_a_limit_that_cards_of_a_name_share() -> None:
    s = Arena(says("scout", "เมื่อเข้ามา: จั่ว Seal Card 1 ใบ ([S] 2 / Game)"))
    cards = [s.put(0, "scout", "hand") for _ in range(3)]
    s.set_mp(0, 20)
    drawn = []
    for card in cards:
        before = len(s.game.hand(0))
        s.cast(card)
        drawn.append(len(s.game.hand(0)) - before + 1)
    assert drawn == [1, 1, 0]


@pytest.mark.rule(BOOK, "605.4")
def test_a_skill_that_can_aim_at_nothing_is_not_used() -> None:
    s = Arena(able("grinder", "Mp 2: Seal ของฝ่ายตรงข้าม 1 ใบ Df -2 จนจบ Subturn นี้", mp=2))
    grinder = s.put(0, "grinder", DF)
    assert s.rule("skill", grinder) == "605.4"
    wolf = s.put(1, "wolf", AT)
    s.act("skill", grinder)
    s.act("target", wolf)
    assert (s.game.value(wolf, "df"), s.active(grinder), s.mp(0)) == (0, False, s.game.mp_max(0) - 2)


@pytest.mark.rule(BOOK, "SMG-84.1")
def test_attack_across_to_the_df_line() -> None:
    s = Arena(says("kite", "โจมตีข้ามไปยัง Df Line ได้", at=9))
    kite, wolf, front, back = s.put(0, "kite", AT), s.put(0, "wolf", AT), s.put(1, "wolf", AT), s.put(1, "bear", DF)
    assert s.rule("attack", wolf, target=back) == "501.2.2"
    s.attack(kite, back)
    assert (s.where(back), s.where(front)) == ("1.seal-shrine", "1.at-line")


def test_cards_that_an_effect_destroys_go_together() -> None:
    s = Arena(spell("flood", "ทำลาย Seal Lv 1 ทุกใบ"))
    flood, mine, theirs, big = s.put(0, "flood", "hand"), s.put(0, "wolf", AT), s.put(1, "wolf", AT), s.put(1, "ox", AT)
    s.put(0, "ox", AT)
    s.act("cast", flood)
    assert (s.where(mine), s.where(theirs), s.where(big)) == ("0.seal-shrine", "1.seal-shrine", "1.at-line")
    destroyed = [fact.card for fact in s.facts("destroyed")]
    assert destroyed == [mine, theirs]


@pytest.mark.rule(BOOK, "603.6.2")
def test_what_one_of_them_does_on_being_destroyed_is_done_before_any_has_gone() -> None:
    s = Arena(says("martyr", "เมื่อถูกทำลาย: ทำลาย Seal ของฝ่ายตรงข้าม 1 ใบ"), spell("flood", "ทำลาย Seal Lv 1 ทุกใบ"))
    flood, wolf, fly = s.put(0, "flood", "hand"), s.put(0, "wolf", AT), s.put(1, "fly", AT)
    martyr, ox, bear = s.put(1, "martyr", AT), s.put(0, "ox", AT), s.put(0, "bear", AT)
    s.put(1, "ox", DF)
    s.act("cast", flood)
    assert (s.choice.kind, s.choice.seat, s.offered("target")) == ("target", 1, [ox, bear])
    assert [s.where(card) for card in (wolf, fly, martyr)] == [f"0.{AT}", f"1.{AT}", f"1.{AT}"]
    s.act("target", ox)
    s.settle()
    s.play.answer([0, 1])  # the order in which their owner's lie
    assert [s.where(card)[2:] for card in (wolf, fly, martyr, ox)] == ["seal-shrine"] * 4
    assert s.where(bear) == f"0.{AT}"


@pytest.mark.rule(BOOK, "SMG-17.2")
def test_charged_counters_are_paid_from_either_side() -> None:
    s = Arena(able("coil", "Charged Counter 2: จั่ว Seal Card 1 ใบ"))
    coil = s.put(0, "coil", DF)
    assert s.rule("skill", coil) == "605.5"
    s.edit(lambda game: game.put_counters(coil, "charged", 2, given_by=0))
    s.edit(lambda game: game.put_counters(coil, "charged", 1, given_by=1))
    s.act("skill", coil)
    assert s.choice.kind == "split"
    s.act("mine", value=1)
    assert s.card(coil).counters == {"charged.0": 1}


@pytest.mark.rule(BOOK, "SMG-16.1", "SMG-16.2", "SMG-16.3", "SMG-16.4")
def test_charging() -> None:
    s = Arena(says("coil", "Charging 2"))
    coil, other = s.put(0, "coil", DF), s.put(1, "wolf", DF)
    held = []
    for _ in range(8):
        s.end_subturn()
        held.append(s.game.charged(coil))
    assert held == [0, 1, 1, 2, 2, 2, 2, 2]
    s.edit(lambda game: game.put_counters(coil, "charged", 2, given_by=1))
    assert (s.game.charged(coil), s.game.charged(other)) == (4, 0)


@pytest.mark.rule(BOOK, "SMG-114.1", "SMG-114.4", "SMG-114.5", "SMG-115.2")
def test_fixed_charging_and_what_it_pays_for() -> None:
    card = known(
        seal(
            "jar",
            powers=(
                Power(text="Fixed Charging 1"),
                Power(kind="skill", text="Fixed Charge Counter 1: จั่ว Seal Card 1 ใบ"),
            ),
        )
    )
    s = Arena(card)
    jar = s.put(0, "jar", DF)
    s.put(1, "wolf", DF)
    assert s.rule("skill", jar, value=1) == "605.5"
    for _ in range(4):
        s.end_subturn()
    assert s.card(jar).counters == {"fixed-charge": 1}
    s.act("skill", jar)
    assert s.card(jar).counters == {}


@pytest.mark.rule(BOOK, "SMG-127")
def test_weak_touch_compares_without_what_raises_the_other_seal() -> None:
    s = Arena(says("moth", "Weak Touch", at=4))
    moth, wolf = s.put(0, "moth", AT), s.put(1, "wolf", AT)
    s.modify(wolf, "at", "add", 5)
    assert s.game.value(wolf, "at") == 8
    s.attack(moth, wolf)
    assert s.where(wolf) == "1.seal-shrine"
    s.put(0, "wolf", DF)
    other, ox = s.put(0, "wolf", AT), s.put(1, "fly", AT)
    s.modify(ox, "at", "add", 5)
    s.attack(other, ox)
    assert s.where(other) == "0.seal-shrine"
