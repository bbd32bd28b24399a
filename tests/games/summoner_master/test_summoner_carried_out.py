"""Texts that are understood, carried out in play: nothing is left to the players' hands (600 to 603, 605, 610, 619)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from arena import ACTIVE, AT, BOOK, DF, INACTIVE, Arena, able, form, known, mystic, says, seal, spell

from sanam.engine.choice import Refused
from sanam.games.summoner_master.card_texts import texts
from sanam.games.summoner_master.cards import GrowthBox, Power, ProgressBox, Selector, Shade, SummonerCard
from sanam.games.summoner_master.game import SummonerGame

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
    s.edit(lambda game: game.depart([star, later], "shrine"))
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
    s.edit(lambda game: game.depart([dust], "shrine"))
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


@pytest.mark.rule(BOOK, "603.6.2")
def test_cards_that_an_effect_destroys_go_together() -> None:
    s = Arena(spell("flood", "ทำลาย Seal Lv 1 ทุกใบ"))
    flood, mine, theirs, big = s.put(0, "flood", "hand"), s.put(0, "wolf", AT), s.put(1, "wolf", AT), s.put(1, "ox", AT)
    s.put(0, "ox", AT)
    s.act("cast", flood)
    assert (s.where(mine), s.where(theirs), s.where(big)) == ("0.seal-shrine", "1.seal-shrine", "1.at-line")
    destroyed = [fact.card for fact in s.facts("destroyed")]
    assert destroyed == [mine, theirs]


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


# --- Growth, Progress, Regeneration ---------------------------------------------------------------


def stag(*gains: Power, condition: str = "Growth: Seal เผ่า Insect 1 ใบ") -> SummonerCard:
    return known(seal("stag", growth=GrowthBox(condition=condition, gains=gains)))


@pytest.mark.rule(BOOK, "600.5", "611.1", "611.3", "614.2")
def test_growth_takes_exactly_the_condition_seals_that_its_box_names() -> None:
    box = "Growth: Seal เผ่า Insect 1 ใบ และ Seal Lv 2 หรือสูงกว่า 1 ใบ"
    s = Arena(stag(Power(text="At +2"), condition=box), seal("bee", **BEE))
    card, bee, wolf = s.put(0, "stag", "hand"), s.put(0, "bee", DF), s.put(0, "wolf", DF)
    s.act("cast", card)
    s.act("line", zone="0.at-line")
    assert (s.choice.kind, s.game.value(card, "at")) == ("action", 3)
    bear = s.put(0, "bear", DF)
    second = s.put(0, "stag", "hand")
    s.set_mp(0, 9)
    s.act("cast", second)
    s.act("line", zone="0.at-line")
    s.act("yes")
    with pytest.raises(Refused):
        s.pick(bee)
    s.pick(bee, bear)
    assert (s.where(bee), s.where(bear), s.where(wolf)) == ("0.remove", "0.remove", "0.df-line")
    assert (s.game.value(card, "at"), s.game.value(second, "at")) == (3, 5)


@pytest.mark.rule(BOOK, "611.6")
def test_a_condition_seal_meets_one_requirement_only() -> None:
    s = Arena(stag(Power(text="At +2"), condition="Seal เผ่า Insect 1 ใบ และ Seal Lv 1 1 ใบ"), seal("bee", **BEE))
    card = s.put(0, "stag", "hand")
    s.put(0, "bee", DF)
    s.act("cast", card)
    s.act("line", zone="0.at-line")
    assert s.choice.kind == "action"


@pytest.mark.rule(BOOK, "200.14.3", "611.4", "611.5", "614.10")
def test_what_stands_in_a_growth_box_is_there_only_after_growth() -> None:
    s = Arena(stag(Power(kind="skill", text="Mp 0: จั่ว Seal Card 1 ใบ", mp=0)), seal("bee", **BEE))
    plain, grown, bee = s.put(0, "stag", DF), s.put(0, "stag", "hand"), s.put(0, "bee", DF)
    assert s.rule("skill", plain) == "604.6.1"
    s.act("cast", grown)
    s.act("line", zone="0.at-line")
    s.act("yes")
    s.pick(bee)
    s.act("skill", grown)
    assert (len(s.game.hand(0)), s.rule("skill", plain)) == (1, "604.6.1")


@pytest.mark.rule(BOOK, "614.12")
def test_what_a_growth_box_says_on_coming_in_chooses_after_growth_and_works() -> None:
    s = Arena(stag(Power(text="เมื่อเข้ามา: ทำลาย Seal ของฝ่ายตรงข้าม 1 ใบ")), seal("bee", **BEE))
    card, bee, wolf = s.put(0, "stag", "hand"), s.put(0, "bee", DF), s.put(1, "wolf", AT)
    s.act("cast", card)
    s.act("line", zone="0.at-line")
    s.act("yes")
    s.pick(bee)
    assert (s.choice.kind, s.offered("target"), s.where(bee)) == ("target", [wolf], "0.remove")
    s.act("target", wolf)
    assert (s.where(wolf), s.where(card)) == ("1.seal-shrine", "0.at-line")


@pytest.mark.rule(BOOK, "200.18.3", "600.6", "SMG-53.3", "617.1.8.2", "617.1.9", "617.1.10")
def test_what_a_progress_box_says_is_there_after_progress_and_works_on_coming_in() -> None:
    box = ProgressBox(
        uses=(Selector(kind="tribe", value="Insect"),),
        gains=(Power(text="Progress: Seal เผ่า Insect 1 ใบ; เมื่อเข้ามา: จั่ว Mystic Card 1 ใบ"), Power(text="At +3")),
    )
    s = Arena(known(seal("moth", progress=box)), seal("bee", **BEE))
    moth, other, bee = s.put(0, "moth", "hand"), s.put(0, "moth", DF), s.put(0, "bee", DF)
    s.put(1, "wolf", DF)
    assert s.game.value(other, "at") == 3
    s.end_subturn()
    s.to_step("progress")
    s.act("progress", moth)
    s.pick(bee)
    s.act("line", zone="0.at-line")
    drawn = [fact.data["family"] for fact in s.facts("drew")][-1]
    assert (drawn, s.game.value(moth, "at"), s.game.value(other, "at")) == ("mystic", 6, 3)


# --- keywords -------------------------------------------------------------------------------------


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


# --- who, when and how ----------------------------------------------------------------------------


@pytest.mark.rule(BOOK, "SMG-92", "SMG-93")
def test_we_is_the_owner_of_the_card_whoever_controls_it() -> None:
    s = Arena(says("envoy", "เมื่อโจมตี: จั่ว Seal Card 1 ใบ", at=9))
    envoy, own = s.put(1, "envoy", AT), s.put(1, "wolf", AT)
    s.edit(lambda game: game.cursing.put_curse(envoy, "charm", None, 0))
    s.attack(envoy, own)
    assert [fact.seat for fact in s.facts("drew")][-1] == 1


@pytest.mark.rule(BOOK, "601.1.3")
def test_an_ability_does_not_work_while_its_card_is_coming_in() -> None:
    s = Arena(says("drum", "Seal ของเราทุกใบ At +1"))
    drum, wolf, bolt = s.put(0, "drum", "hand"), s.put(0, "wolf", DF), s.put(1, "bolt", "hand")
    s.act("cast", drum)
    s.act("line", zone="0.at-line")
    assert (s.choice.kind, s.game.value(wolf, "at")) == ("interfere", 3)
    assert bolt in s.offered("cast")
    s.decline()
    assert s.game.value(wolf, "at") == 4


@pytest.mark.rule(BOOK, "510.3")
def test_a_support_seal_has_no_abilities() -> None:
    s = Arena(says("drum", "Seal ของเราทุกใบ At +1"), seal("lion", forms=(form(("name", "drum"), at=4),)))
    drum, wolf, lion = s.put(0, "drum", DF), s.put(0, "wolf", DF), s.put(0, "lion", AT)
    assert s.game.value(wolf, "at") == 4
    s.edit(lambda game: game.support(drum, lion))
    assert s.game.value(wolf, "at") == 3


@pytest.mark.rule(BOOK, "601.1.4", "602.1.6")
def test_one_ability_does_several_things_in_order_though_its_card_is_gone() -> None:
    s = Arena(says("kamikaze", "เมื่อเข้ามา: ทำลาย [S]; จั่ว Seal Card 1 ใบ; จั่ว Mystic Card 1 ใบ"))
    card = s.put(0, "kamikaze", "hand")
    s.put(0, "wolf", DF)
    s.cast(card)
    assert (s.where(card), [fact.data["family"] for fact in s.facts("drew")][-2:]) == (
        "0.seal-shrine",
        ["seal", "mystic"],
    )


@pytest.mark.rule(BOOK, "SMG-88", "SMG-83")
def test_how_long_an_effect_lasts() -> None:
    s = Arena(
        spell("tonic", "Seal ของเรา 1 ใบ At +1 เป็นเวลา 1 Turn"), spell("sip", "Seal ของเรา 1 ใบ At +1 จนจบ Subturn")
    )
    wolf, tonic, sip = s.put(0, "wolf", DF), s.put(0, "tonic", "hand"), s.put(0, "sip", "hand")
    s.put(1, "wolf", DF)
    for card in (tonic, sip):
        s.act("cast", card)
        s.act("target", wolf)
    seen = [s.game.value(wolf, "at")]
    for _ in range(2):
        s.end_subturn()
        seen.append(s.game.value(wolf, "at"))
    assert seen == [5, 4, 3]


@pytest.mark.rule(BOOK, "711.2", "711.4")
def test_what_cannot_be_chosen_before_is_chosen_when_it_is_possible() -> None:
    s = Arena(spell("trade", "จั่ว Seal Card 1 ใบ; ทิ้งการ์ดในมือ 1 ใบ"))
    trade, wolf = s.put(0, "trade", "hand"), s.put(0, "wolf", "hand")
    s.act("cast", trade)
    assert (s.choice.kind, s.choice.seat, len(s.offered("pick"))) == ("cards", 0, 2)
    s.pick(wolf)
    assert s.where(wolf) == "0.seal-shrine"


@pytest.mark.rule(BOOK, "SMG-70.1", "SMG-120.2")
def test_a_target_must_be_able_to_undergo_the_effect() -> None:
    s = Arena(spell("dim", "Seal ของฝ่ายตรงข้าม 1 ใบ At -1 จนจบ Subturn"), seal("wall", at=None))  # type: ignore[arg-type]
    dim, wall = s.put(0, "dim", "hand"), s.put(1, "wall", AT)
    assert s.rule("cast", dim) == "610.2.3"
    wolf = s.put(1, "wolf", AT)
    s.act("cast", dim)
    assert s.offered("target") == [wolf]
    assert s.game.value(wall, "at") is None


@pytest.mark.rule(BOOK, "SMG-85.1")
def test_every_card_means_whichever_it_reaches() -> None:
    shield = says("shield", "[S] ไม่สามารถถูกทำลายได้")
    s = Arena(spell("flood", "ทำลาย Seal ของฝ่ายตรงข้ามทุกใบ"), shield)
    flood, wolf, safe = s.put(0, "flood", "hand"), s.put(1, "wolf", AT), s.put(1, "shield", AT)
    s.act("cast", flood)
    assert (s.where(wolf), s.where(safe)) == ("1.seal-shrine", "1.at-line")


@pytest.mark.rule(BOOK, "SMG-126.1", "SMG-126.2", "SMG-129.16")
def test_a_condition_counts_only_cards_that_are_owned_in_the_normal_way() -> None:
    s = Arena(says("chief", "เงื่อนไข: เรามี Seal เผ่า Insect 1 ใบ; At +2"), seal("bee", **BEE))
    chief, bee = s.put(0, "chief", AT), s.put(1, "bee", AT)
    assert s.game.value(chief, "at") == 3
    s.edit(lambda game: game.play.move(bee, "0.at-line"))
    assert s.game.value(chief, "at") == 3
    s.put(0, "bee", AT)
    assert s.game.value(chief, "at") == 5


@pytest.mark.rule(BOOK, "SMG-94", "SMG-97")
def test_and_and_or_in_conditions() -> None:
    s = Arena(
        says("both", "ตราบเท่าที่ [S] อยู่ใน At Line และ เรามี Seal เผ่า Insect 1 ใบ: At +1"),
        says("either", "ตราบเท่าที่ [S] อยู่ใน At Line หรือ เรามี Seal เผ่า Insect 1 ใบ: At +1"),
        seal("bee", **BEE),
    )
    cards = [s.put(0, name, line) for name in ("both", "either") for line in (AT, DF)]
    assert [s.game.value(card, "at") for card in cards] == [3, 3, 4, 3]
    s.put(0, "bee", DF)
    assert [s.game.value(card, "at") for card in cards] == [4, 3, 4, 4]


@pytest.mark.rule(BOOK, "200.2.2", "201.2.2", "SMG-104")
def test_a_card_that_names_itself_means_that_one_card() -> None:
    skill = Power(kind="skill", text="Mp 0: [S] Df +2 จนจบ Subturn นี้", mp=0)
    s = Arena(known(seal("twin", powers=(Power(text="[S] At +1"), skill))))
    one, two = s.put(0, "twin", AT), s.put(0, "twin", AT)
    assert (s.game.value(one, "at"), s.game.value(two, "at")) == (4, 4)
    s.act("skill", one)
    assert (s.game.value(one, "df"), s.game.value(two, "df")) == (5, 3)


@pytest.mark.rule(BOOK, "201.2.3")
def test_a_text_that_names_cards_of_a_name_means_all_of_them() -> None:
    s = Arena(says("captain", "Seal ที่ชื่อ <wolf> ของเราทุกใบ At +1"))
    s.put(0, "captain", DF)
    wolves = [s.put(0, "wolf", AT) for _ in range(2)]
    assert [s.game.value(wolf, "at") for wolf in wolves] == [4, 4]
    assert s.game.value(s.put(0, "bear", AT), "at") == 5


@pytest.mark.rule(BOOK, "303.5", "303.6", "302.6", "300.6")
def test_abilities_work_from_the_arena_on_the_arena_only() -> None:
    s = Arena(says("drum", "Seal ของเราทุกใบ At +1"))
    s.put(0, "drum", "hand")
    s.put(0, "drum", "seal-shrine")
    wolf, held = s.put(0, "wolf", AT), s.put(0, "wolf", "hand")
    assert s.game.value(wolf, "at") == 3
    s.put(0, "drum", DF)
    assert (s.game.value(wolf, "at"), s.game.value(held, "at")) == (4, 3)


@pytest.mark.rule(BOOK, "303.7", "301.6", "602.1.3")
def test_what_was_on_a_card_is_gone_when_it_has_left() -> None:
    s = Arena(spell("tonic", "Seal ของเราทุกใบ At +1"), spell("hex", "Seal 1 ใบ ติด Poison Curse 2 Turn"))
    wolf, tonic, hex_ = s.put(0, "wolf", AT), s.put(0, "tonic", "hand"), s.put(0, "hex", "hand")
    s.act("cast", tonic)
    s.act("cast", hex_)
    s.act("target", wolf)
    assert (s.game.value(wolf, "at"), list(s.game.curses(wolf))) == (4, ["poison"])
    s.move(0, wolf, "0.hand")
    s.move(0, wolf, "0.at-line")
    assert (s.game.value(wolf, "at"), s.game.curses(wolf)) == (3, {})


# --- Abilities on using Skills, on Growth and the like --------------------------------------------


def user(**power: Any) -> SummonerCard:
    """A Mystic Card with a Skill that draws, and Abilities on using it: before, on the player's side, and after."""
    skill_ = Power(kind="skill", text="Mp 0: จั่ว Seal Card 1 ใบ", mp=0, **power)
    on = Power(text="เมื่อใช้ Skill: Seal ของฝ่ายตรงข้าม 1 ใบ At -1 จนจบ Subturn")
    after = Power(text="เมื่อใช้ Skill สำเร็จ: Seal ของฝ่ายตรงข้าม 1 ใบ Df -1 จนจบ Subturn")
    return known(mystic("loom", "PA", "infinity", powers=(skill_, on, after)))


@pytest.mark.parametrize(
    "use",
    [
        pytest.param("ordinary", marks=pytest.mark.rule(BOOK, "605.8", "605.10", "605.13", "605.14")),
        pytest.param("all", marks=pytest.mark.rule(BOOK, "606.8", "606.10", "606.13", "606.14")),
        pytest.param("multiple", marks=pytest.mark.rule(BOOK, "607.8", "607.10", "607.13", "607.14")),
    ],
)
def test_abilities_on_using_a_skill_choose_before_it_may_be_cut_into_and_work_before_it(use: str) -> None:
    away = spell("away", "นำ Seal ของเรา 1 ใบกลับขึ้นมือเจ้าของ", interfere=True, mp=0)
    s = Arena(user(use=use), away)
    loom, wolf, bear = s.put(0, "loom", "no-line"), s.put(1, "wolf", AT), s.put(1, "bear", AT)
    card = s.put(1, "away", "hand")
    s.act("skill", loom)
    s.act("target", wolf)
    assert s.choice.kind == "interfere"
    s.act("cast", card)
    s.act("target", wolf)
    s.settle("target")
    assert (s.offered("target"), len(s.game.hand(0))) == ([bear], 0)
    s.act("target", bear)
    assert (s.game.value(bear, "at"), len(s.game.hand(0)), s.choice.kind) == (4, 1, "target")
    s.act("target", bear)
    assert (s.game.value(bear, "df"), s.choice.kind) == (2, "action")


@pytest.mark.rule(BOOK, "608.16", "608.18", "608.21", "608.22")
def test_of_a_skill_in_two_parts_they_work_in_the_second_part_alone() -> None:
    powers = (
        Power(kind="skill", text="Do one thing สั่ง do another.", mp=0, use="two-part"),
        Power(text="เมื่อใช้ Skill: จั่ว Seal Card 1 ใบ"),
        Power(text="เมื่อใช้ Skill สำเร็จ: จั่ว Mystic Card 1 ใบ"),
    )
    card = mystic("loom", "PA", "infinity", powers=powers)
    s = Arena(msgspec.structs.replace(card, abilities=texts.reading(card, "th").abilities))
    loom = s.put(0, "loom", "no-line")
    s.put(0, "wolf", AT)
    s.act("skill", loom)
    s.decline()
    assert (s.choice.kind, s.choice.params["part"], len(s.game.hand(0))) == ("by_hand", 1, 0)
    s.act("done")
    s.decline()
    assert (s.choice.params["part"], len(s.game.hand(0))) == (2, 1)
    s.act("done")
    assert [fact.data["family"] for fact in s.facts("drew")][-2:] == ["seal", "mystic"]


@pytest.mark.rule(BOOK, "619.9", "619.11")
def test_abilities_on_using_a_skill_work_for_one_used_from_the_hand() -> None:
    s = Arena(
        known(seal("spark", powers=(Power(kind="skill", text="Mp 0: จั่ว Mystic Card 1 ใบ", mp=0, from_hand=True),))),
        says("fan", "เมื่อเราใช้ Skill: จั่ว Seal Card 1 ใบ"),
    )
    spark = s.put(0, "spark", "hand")
    s.put(0, "fan", DF)
    s.act("skill", spark)
    assert s.choice.kind == "copy"
    assert [fact.data["family"] for fact in s.facts("drew")][-1] == "seal"
    s.act("pick", spark)
    assert [fact.data["family"] for fact in s.facts("drew")][-1] == "mystic"


@pytest.mark.rule(BOOK, "614.4", "614.6", "614.11")
def test_abilities_on_growth_choose_when_it_is_announced_and_work_when_it_is_complete() -> None:
    away = spell("away", "นำ Seal ของเรา 1 ใบกลับขึ้นมือเจ้าของ", interfere=True, mp=0)
    box = GrowthBox(condition="Seal เผ่า Insect 1 ใบ")
    s = Arena(
        known(seal("stag", growth=box, powers=(Power(text="เมื่อ Growth: ทำลาย Seal ของฝ่ายตรงข้าม 1 ใบ"),))),
        seal("bee", **BEE),
        away,
    )
    card, bee = s.put(0, "stag", "hand"), s.put(0, "bee", DF)
    wolf, bear, cut = s.put(1, "wolf", AT), s.put(1, "bear", AT), s.put(1, "away", "hand")
    s.act("cast", card)
    s.act("line", zone="0.at-line")
    s.settle("yes_no")
    s.act("yes")
    s.settle("conditions")
    s.pick(bee)
    s.act("target", wolf)
    s.act("cast", cut)
    s.act("target", wolf)
    s.settle("target")
    assert (s.offered("target"), s.where(bee)) == ([bear], "0.remove")
    s.act("target", bear)
    assert s.where(bear) == "1.seal-shrine"


@pytest.mark.rule(BOOK, "600.7", "618.4", "618.9", "618.10", "SMG-105.2")
def test_abilities_on_regeneration_and_what_the_growth_box_gains_by_it() -> None:
    box = GrowthBox(condition="Seal เผ่า Insect 1 ใบ", gains=(Power(text="At +2"),))
    s = Arena(
        known(
            seal(
                "stag",
                growth=box,
                powers=(
                    Power(text="เมื่อ Regeneration: จั่ว Mystic Card 1 ใบ"),
                    Power(text="เมื่อ Growth: จั่ว Seal Card 1 ใบ"),
                ),
            )
        ),
        seal("bee", **BEE),
    )
    card, bee = s.put(0, "stag", AT), s.put(0, "bee", DF)
    s.put(1, "wolf", DF)
    s.end_subturn()
    s.to_step("regenerate")
    s.act("regenerate", card)
    before = len(s.facts("drew"))
    s.pick(bee)
    assert s.game.value(card, "at") == 5
    assert [fact.data["family"] for fact in s.facts("drew")][before:] == ["mystic"]


@pytest.mark.rule(BOOK, "617.1.8.3")
def test_abilities_on_progress() -> None:
    box = ProgressBox(uses=(Selector(kind="tribe", value="Insect"),))
    s = Arena(
        known(seal("moth", progress=box, powers=(Power(text="เมื่อ Progress: จั่ว Mystic Card 1 ใบ"),))), seal("bee", **BEE)
    )
    moth, bee = s.put(0, "moth", "hand"), s.put(0, "bee", DF)
    s.put(1, "wolf", DF)
    s.end_subturn()
    s.to_step("progress")
    s.act("progress", moth)
    s.pick(bee)
    s.act("line", zone="0.at-line")
    assert [fact.data["family"] for fact in s.facts("drew")][-1] == "mystic"


@pytest.mark.rule(BOOK, "610.2.12.3")
def test_abilities_on_being_attached() -> None:
    s = Arena(spell("bell", "เมื่อติด: Seal ที่ติดอยู่ At +1 จนจบ Subturn", "PS", "infinity"))
    bell, wolf = s.put(0, "bell", "hand"), s.put(0, "wolf", AT)
    s.act("cast", bell)
    s.act("target", wolf)
    assert s.game.value(wolf, "at") == 4


@pytest.mark.rule(BOOK, "708.2.8.3")
def test_abilities_on_being_attached_when_it_is_brought_in() -> None:
    s = Arena(
        spell("bell", "เมื่อติด: Seal ที่ติดอยู่ At +1 จนจบ Subturn", "PS", "infinity"),
        spell("call", "นำ Mystic Card ที่ชื่อ <bell> 1 ใบจาก Shrine ของเราเข้ามาในสนาม"),
    )
    call, wolf = s.put(0, "call", "hand"), s.put(0, "wolf", AT)
    bell = s.put(0, "bell", "mystic-shrine")
    s.act("cast", call)
    s.act("target", bell)
    s.act("target", wolf)
    assert (s.game.value(wolf, "at"), s.where(bell)) == (4, "0.no-line")


@pytest.mark.parametrize(
    ("line", "here", "there"),
    [
        pytest.param("At Line", AT, DF, marks=pytest.mark.rule(BOOK, "604.6.1", "SMG-9")),
        pytest.param("Df Line", DF, AT, marks=pytest.mark.rule(BOOK, "604.6.1", "SMG-28")),
    ],
)
def test_a_skill_is_used_only_in_the_line_that_its_text_names(line: str, here: str, there: str) -> None:
    bound = Power(kind="skill", text=f"เงื่อนไข: [S] อยู่ใน {line}; Mp 0: จั่ว Seal Card 1 ใบ", mp=0)
    free = Power(kind="skill", text="Mp 0: จั่ว Seal Card 1 ใบ", mp=0)
    s = Arena(known(seal("scout", powers=(bound, free))))
    scout, other = s.put(0, "scout", there), s.put(0, "scout", here)
    assert (s.rule("skill", scout, value=0), s.rule("skill", scout, value=1)) == ("604.6.1", "")
    s.act("skill", other, value=0)
    assert len(s.game.hand(0)) == 1


@pytest.mark.rule(BOOK, "201.15.3", "617.2.8.2", "617.2.9", "617.2.10")
def test_what_a_progress_box_of_a_mystic_card_says_is_there_after_progress() -> None:
    box = ProgressBox(
        uses=(Selector(kind="tribe", value="Insect"),),
        gains=(Power(text="เมื่อเข้ามา: จั่ว Seal Card 1 ใบ"), Power(text="Seal ของเราทุกใบ At +1")),
    )
    s = Arena(known(mystic("moon", "PA", "infinity", progress=box)), seal("bee", **BEE))
    moon, plain = s.put(0, "moon", "hand"), s.put(0, "moon", "no-line")
    bee, wolf = s.put(0, "bee", DF), s.put(0, "wolf", DF)
    s.put(1, "wolf", DF)
    assert (s.game.value(wolf, "at"), s.where(plain)) == (3, "0.no-line")
    s.end_subturn()
    s.to_step("progress")
    s.act("progress", moon)
    before = len(s.facts("drew"))
    s.pick(bee)
    assert [fact.data["family"] for fact in s.facts("drew")][before:] == ["seal"]
    assert s.game.value(wolf, "at") == 4


@pytest.mark.rule(BOOK, "200.20.2", "201.17.2", "SMG-62.2")
def test_a_shade_counts_as_what_it_is_a_shade_of() -> None:
    shade = (Shade(kind="tribe", value="Insect"),)
    s = Arena(
        spell("swarm", "Seal เผ่า Insect ของเราทุกใบ At +1", "PA", 2),
        spell("dig", "นำ Mystic Card ประเภท Relic 1 ใบจาก Shrine ของเราขึ้นมือ"),
        seal("ghost", shades=shade),
        mystic("relic", shades=(Shade(kind="mystic-type", value="Relic"),)),
    )
    ghost, wolf = s.put(0, "ghost", AT), s.put(0, "wolf", AT)
    s.put(0, "swarm", "no-line")
    assert (s.game.value(ghost, "at"), s.game.value(wolf, "at")) == (4, 3)
    dig, relic = s.put(0, "dig", "hand"), s.put(0, "relic", "mystic-shrine")
    s.put(0, "dust", "mystic-shrine")
    s.act("cast", dig)
    assert s.offered("target") == [relic]


@pytest.mark.rule(BOOK, "600.1", "600.3", "604.1")
def test_an_ability_works_by_itself_and_a_skill_only_when_it_is_used() -> None:
    powers = (Power(text="At +1"), Power(kind="skill", text="Mp 0: [S] At +1", mp=0))
    s = Arena(known(seal("smith", powers=powers)))
    smith = s.put(0, "smith", DF)
    assert s.game.value(smith, "at") == 4
    s.act("skill", smith)
    assert s.game.value(smith, "at") == 5
