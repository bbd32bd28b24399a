"""Steal, Vanish, Twinkling, Wake Up, Sacrifice and the like: keywords by which cards come and go (glossary)."""

from __future__ import annotations

from typing import Any

import pytest
from arena import AT, BOOK, DF, Arena, able, known, mystic, says, seal, spell

from sanam.engine import manual
from sanam.engine.events import Asked
from sanam.engine.running import running
from sanam.games.summoner_master.cards.model import Power, SummonerCard

BEE = {"tribes": ("Insect",)}


def drawn(s: Arena) -> list[str]:
    return [str(fact.data["family"]) for fact in s.facts("drew")]


# --- Sacrifice ------------------------------------------------------------------------------------


@pytest.mark.rule(BOOK, "SMG-60.1", "SMG-129.9")
def test_only_what_we_own_and_control_can_be_sacrificed() -> None:
    s = Arena(
        able("priest", "Mp 0, Sacrifice Seal ใบอื่น 1 ใบ: จั่ว Seal Card 1 ใบ", mp=0),
        spell("lure", "Control Seal ของฝ่ายตรงข้าม 1 ใบ จนจบ Subturn", mp=0),
    )
    priest, taken, lure = s.put(0, "priest", DF), s.put(1, "wolf", AT), s.put(0, "lure", "hand")
    s.act("cast", lure)
    s.act("target", taken)
    assert s.rule("skill", priest) == "605.5"
    lost = s.put(0, "bear", AT)
    s.edit(lambda game: game.cursing.put_curse(lost, "charm", 2, 1))
    assert s.rule("skill", priest) == "605.5"
    wolf = s.put(0, "wolf", AT)
    s.act("skill", priest)
    assert s.offered("pick") == [wolf]
    s.pick(wolf)
    assert (s.where(wolf), len(s.game.hand(0)), s.facts("destroyed")[-1].card) == ("0.seal-shrine", 1, wolf)


@pytest.mark.rule(BOOK, "SMG-60.2")
def test_a_sacrifice_is_the_players_and_no_effect_that_protect_keeps_off() -> None:
    s = Arena(spell("rite", "Sacrifice Seal ของเรา 1 ใบ"), says("ward", "Protect Mystic Card"))
    rite, ward = s.put(0, "rite", "hand"), s.put(0, "ward", AT)
    s.act("cast", rite)
    s.act("target", ward)
    assert s.where(ward) == "0.seal-shrine"


# --- Steal ----------------------------------------------------------------------------------------


@pytest.mark.rule(BOOK, "SMG-66.1", "SMG-66.2", "SMG-98")
def test_what_is_stolen_comes_back_to_hand_when_the_thief_leaves() -> None:
    thief = says("thief", "เมื่อเข้ามา: Steal Seal ของฝ่ายตรงข้าม 1 ใบ", "เมื่อ Steal สำเร็จ: จั่ว Mystic Card 1 ใบ")
    s = Arena(thief)
    card, wolf = s.put(0, "thief", "hand"), s.put(1, "wolf", AT)
    s.cast(card)
    s.act("target", wolf)
    assert (s.where(wolf), drawn(s)[-1]) == ("1.remove", "mystic")
    s.move(0, card, "0.hand")
    assert (s.where(wolf), s.where(card)) == ("1.hand", "0.hand")


@pytest.mark.rule(BOOK, "SMG-66.3")
def test_what_a_steal_does_lasts_in_the_remove_zone_and_ends_when_the_card_moves_on() -> None:
    s = Arena(says("thief", "เมื่อเข้ามา: Steal Seal ของฝ่ายตรงข้าม 1 ใบ"), spell("void", "Remove Seal ของฝ่ายตรงข้าม 1 ใบ"))
    card, wolf, other = s.put(0, "thief", "hand"), s.put(1, "wolf", AT), s.put(1, "bear", AT)
    void = s.put(0, "void", "hand")
    s.act("cast", void)
    s.act("target", other)
    s.cast(card)
    s.act("target", wolf)
    assert s.where(wolf) == "1.remove"
    s.end_subturn()
    s.leave("shrine", card)
    assert (s.where(wolf), s.where(other)) == ("1.hand", "1.remove")
    s.leave("remove", wolf)
    assert s.where(wolf) == "1.remove"


@pytest.mark.rule(BOOK, "SMG-66.2", "621.6.3")
def test_a_stolen_extra_card_stays_away_when_the_thief_leaves() -> None:
    thief = says("thief", "เมื่อเข้ามา: Steal Seal ของฝ่ายตรงข้าม 1 ใบ")
    s = Arena(thief, seal("guest", extra=True), beside=("guest",))
    card, guest = s.put(0, "thief", "hand"), s.put(1, "guest", AT)
    s.cast(card)
    s.act("target", guest)
    assert s.where(guest) == "1.remove"
    s.move(0, card, "0.hand")
    assert (s.where(guest), s.choice.kind) == ("1.remove", "action")


# --- Vanish ---------------------------------------------------------------------------------------


@pytest.mark.rule(BOOK, "SMG-74.1", "SMG-74.2")
def test_a_seal_that_becomes_inactive_vanishes_for_its_time() -> None:
    s = Arena(says("ghost", "Vanish 1 Turn", at=6))
    ghost, foe = s.put(0, "ghost", AT), s.put(1, "bear", AT)
    s.put(0, "wolf", DF)
    s.put(1, "wolf", DF)
    s.attack(ghost, foe)
    assert (s.where(ghost), s.where(foe)) == ("0.remove", "1.seal-shrine")
    s.end_subturn()
    assert s.where(ghost) == "0.remove"
    s.to_step("line")
    assert s.choice.seat == 0
    s.act("line", zone="0.df-line")
    assert (s.where(ghost), s.active(ghost)) == ("0.df-line", True)


@pytest.mark.rule(BOOK, "SMG-74.3")
def test_it_does_not_vanish_when_no_other_seal_of_ours_is_there() -> None:
    s = Arena(says("ghost", "Vanish 1 Turn", at=6))
    ghost, foe = s.put(0, "ghost", AT), s.put(1, "bear", AT)
    s.attack(ghost, foe)
    assert (s.where(ghost), s.active(ghost)) == ("0.at-line", False)


@pytest.mark.rule(BOOK, "SMG-74.4")
@pytest.mark.parametrize(("line", "end"), [(AT, "0.seal-shrine"), (DF, "0.at-line")])
def test_a_seal_that_loses_its_fight_does_not_vanish(line: str, end: str) -> None:
    s = Arena(says("ghost", "Vanish 1 Turn"), seal("wall", at=9, df=9))
    ghost, foe = s.put(0, "ghost", AT), s.put(1, "wall", line)
    s.put(0, "wolf", DF)
    s.attack(ghost, foe)
    assert s.where(ghost) == end


# --- Twinkling ------------------------------------------------------------------------------------


def star(where: str) -> SummonerCard:
    text = f"Mp 1, Twinkling ({where}): Seal ของฝ่ายตรงข้าม 1 ใบ At -1"
    return known(seal("star", powers=(Power(kind="skill", text=text, mp=1, from_hand=True),)))


@pytest.mark.rule(BOOK, "SMG-73.1")
@pytest.mark.parametrize(("where", "zone"), [("Remove", "0.remove"), ("Discard", "0.seal-shrine")])
def test_a_twinkling_card_leaves_the_hand_for_its_skill(where: str, zone: str) -> None:
    s = Arena(star(where))
    card, wolf = s.put(0, "star", "hand"), s.put(1, "wolf", AT)
    s.act("skill", card)
    s.act("target", wolf)
    assert s.where(card) == "0.hand"
    s.act("pick", card)
    assert (s.where(card), s.game.value(wolf, "at")) == (zone, 2)


@pytest.mark.rule(BOOK, "SMG-73.2", "SMG-73.3")
def test_nothing_of_the_opponents_takes_a_twinkled_card_out_of_the_shrine() -> None:
    s = Arena(
        star("Discard"),
        says("ward", "Cancel Skill"),
        spell("rob", "นำ Seal 1 ใบจาก Shrine ของฝ่ายตรงข้ามออกจากเกม", interfere=True, mp=0),
        spell("dig", "นำ Seal 1 ใบจาก Shrine ของเราขึ้นมือ", mp=0),
    )
    card, ward, other = s.put(0, "star", "hand"), s.put(1, "ward", AT), s.put(0, "star", "seal-shrine")
    rob, dig = s.put(1, "rob", "hand"), s.put(0, "dig", "hand")
    s.act("skill", card)
    s.act("target", ward)
    s.settle("copy")
    s.act("pick", card)
    s.settle("action")
    assert (s.where(card), s.game.value(ward, "at")) == ("0.seal-shrine", 3)
    s.act("cast", dig)
    s.settle("target")
    assert s.offered("target") == [other, card]
    s.act("target", other)
    s.settle("action")
    assert s.rule("cast", rob, 1) != ""
    s.leave("shrine", other)
    s.settle("action")
    s.act("pass")
    s.act("cast", rob)
    assert s.offered("target") == [other]


# --- Wake Up --------------------------------------------------------------------------------------


def sleeper(name: str = "cub", text: str = "Wake Up", **more: Any) -> SummonerCard:
    return says(name, text, mp="5/1", **more)


def asked(s: Arena, kind: str) -> int:
    """How often a question of this kind has been put."""
    events = [event for batch in s.play.batches for event in batch.events]
    return sum(isinstance(event, Asked) and event.choice.kind == kind for event in events)


def to_main(s: Arena) -> None:
    """To seat 0's next Main Step, where it may be asked about Wake Up."""
    s.end_subturn()
    s.to_step("wake_up")


@pytest.mark.rule(BOOK, "SMG-130.1", "SMG-130.3")
def test_one_card_wakes_up_when_its_owners_main_step_is_entered() -> None:
    s = Arena(sleeper(), sleeper("kit"), copies=1)
    s.put(0, "wolf", DF)
    s.put(1, "wolf", DF)
    kit = s.put(0, "kit", "hand")
    to_main(s)
    cub = next(c for c in s.zone(0, "seal-library") if s.game.data(c).name == "cub")
    assert (s.choice.seat, sorted(s.offered("pick"))) == (0, sorted([kit, cub]))
    assert running(s.play)[-1].rule == "SMG-130.1"
    mp = s.mp(0)
    s.act("pick", cub)
    s.act("line", zone="0.at-line")
    assert (s.choice.kind, s.where(cub), s.where(kit), s.mp(0)) == ("action", "0.at-line", "0.hand", mp)
    assert s.facts("cast")[-1].card == cub


@pytest.mark.rule(BOOK, "SMG-130.3")
def test_wake_up_works_for_one_card_in_each_subturn_whatever_its_name() -> None:
    eager = sleeper("kit", "Wake Up เรามี Seal เผ่า Insect 1 ใบ")
    s = Arena(sleeper(), eager, seal("bee", **BEE), copies=1)
    s.put(0, "wolf", DF)
    s.put(1, "wolf", DF)
    kit, bee = s.put(0, "kit", "hand"), s.put(0, "bee", "hand")
    to_main(s)
    s.act("pick", s.offered("pick")[0])
    s.act("line", zone="0.at-line")
    number = asked(s, "wake_up")
    s.cast(bee)
    assert (s.choice.kind, asked(s, "wake_up"), s.where(kit)) == ("action", number, "0.hand")
    s.edit(lambda game: game.play.mark("seat0", "woke", None))
    assert (s.choice.kind, s.offered("pick")) == ("wake_up", [kit])


@pytest.mark.rule(BOOK, "SMG-130.4")
def test_a_card_does_not_wake_up_while_one_of_its_name_is_in_the_arena() -> None:
    s = Arena(sleeper(), copies=2)
    awake = s.put(0, "cub", DF)
    s.put(1, "wolf", DF)
    number = asked(s, "wake_up")
    s.end_subturn()
    mine = asked(s, "wake_up") - number
    s.end_subturn()
    assert asked(s, "wake_up") - number == mine  # seat 1 was asked, seat 0 was not
    s.put(0, "wolf", DF)
    s.leave("remove", awake)
    to_main(s)
    assert len(s.offered("pick")) == 1


@pytest.mark.rule(BOOK, "SMG-130.2")
def test_wake_up_with_a_condition_works_when_that_is_met() -> None:
    s = Arena(sleeper(text="Wake Up เรามี Seal เผ่า Insect 1 ใบ"), seal("bee", **BEE), copies=1)
    cub, bee = s.put(0, "cub", "hand"), s.put(0, "bee", "hand")
    s.put(0, "wolf", DF)
    assert s.choice.kind == "action"
    s.act("cast", bee)
    assert (s.choice.kind, s.offered("pick")) == ("wake_up", [cub])
    assert running(s.play)[-1].rule == "SMG-130.2"  # the panel of rules shows it
    s.decline()
    s.act("line", zone="0.at-line")
    assert s.choice.kind == "action"
    s.leave("hand", bee)
    s.act("cast", bee)
    s.act("pick", cub)
    s.act("line", zone="0.at-line")
    s.act("line", zone="0.at-line")
    assert (s.where(cub), s.where(bee)) == ("0.at-line", "0.at-line")


@pytest.mark.rule(BOOK, "SMG-130.2", "SMG-130.3")
def test_nothing_wakes_up_before_the_first_subturn() -> None:
    """Its condition is met from the beginning, but that is in no Subturn."""
    s = Arena(sleeper(text="Wake Up: เมื่อ เราไม่มี Seal ในสนาม"), start=False)
    s.play.start(7)
    assert (s.choice.kind, s.game.subturn(), len(s.zone(0, "hand"))) == ("wake_up", 1, 7)


@pytest.mark.rule(BOOK, "705.9", "SMG-130.2")
def test_a_card_that_wakes_up_on_its_arrival_in_the_hand_has_not_come_there() -> None:
    """Cast at once, it is in that change of Zone no more."""
    awake = says("cub", "Wake Up เรามี Seal เผ่า Insect 1 ใบ", "เมื่อขึ้นมือ: จั่ว Mystic Card 1 ใบ", mp="5/1")
    s = Arena(awake, seal("bee", **BEE), copies=1)
    cub, _ = s.put(0, "cub", AT), s.put(0, "bee", AT)
    before = len(drawn(s))
    s.hand(0, manual.Act("hand", cub))
    assert (s.choice.kind, s.offered("pick")) == ("wake_up", [cub])
    s.act("pick", cub)
    s.act("line", zone="0.at-line")
    assert (s.where(cub), s.choice.kind, len(drawn(s))) == ("0.at-line", "action", before)


# --- Wisdom ---------------------------------------------------------------------------------------


def wise(text: str = "Wisdom Mystic Card", **more: Any) -> SummonerCard:
    return known(mystic("oracle", mp=1, powers=(Power(text=text),), **more))


def names(s: Arena) -> list[str]:
    return [str(option.value) for option in s.choice.options]


MARKET = spell("market", "จั่ว Seal Card 2 ใบ", mp=3)


@pytest.mark.rule(BOOK, "SMG-122.1", "SMG-122.1.1", "SMG-122.2", "SMG-122.4")
def test_a_wise_card_becomes_the_announced_one_before_it_is_cast_and_stays_it() -> None:
    s = Arena(wise(), MARKET, copies=1)
    oracle = s.put(0, "oracle", "hand")
    s.act("cast", oracle)
    assert (s.choice.kind, s.mp(0), s.where(oracle)) == ("wisdom", 8, "0.hand")
    s.act("name", value="market")
    assert (s.mp(0), len(s.game.hand(0)), s.where(oracle)) == (5, 2, "0.mystic-shrine")
    s.move(0, oracle, "0.hand")
    assert (s.game.data(oracle).name, s.game.value(oracle, "cast_mp")) == ("market", 3)


@pytest.mark.rule(BOOK, "SMG-122.3", "SMG-122.8", "SMG-122.9", "SMG-122.10")
def test_only_names_in_the_scope_that_can_be_cast_and_have_an_effect_are_announced() -> None:
    s = Arena(
        wise(),
        MARKET,
        spell("dear", "จั่ว Seal Card 1 ใบ", mp=9),
        spell("rivet", "ทำลาย Seal ของฝ่ายตรงข้าม 1 ใบ"),
        known(mystic("sage", powers=(Power(text="Wisdom Mystic Card"),))),
        copies=1,
    )
    oracle = s.put(0, "oracle", "hand")
    s.act("cast", oracle)
    assert names(s) == ["bolt", "market"]
    s.edit(lambda game: game.play.count("seat0", "mp", 1))
    s = Arena(wise("Wisdom Seal Lv 1"), MARKET, copies=1)
    oracle = s.put(0, "oracle", "hand")
    s.act("cast", oracle)
    assert names(s) == ["fly", "wolf"]


@pytest.mark.rule(BOOK, "SMG-122.6", "SMG-122.11")
def test_banned_names_and_those_with_the_fire_dove_are_not_announced() -> None:
    s = Arena(wise(), MARKET, mystic("nest", name_symbol="fire dove"), copies=1, banned=["bolt"])
    oracle = s.put(0, "oracle", "hand")
    s.act("cast", oracle)
    assert names(s) == ["market"]


@pytest.mark.rule(BOOK, "SMG-122.7")
def test_no_name_is_announced_of_which_the_deck_then_had_too_many() -> None:
    s = Arena(wise(), known(mystic("augur", powers=(Power(text="Wisdom Mystic Card"),))), MARKET, copies=1)
    oracle, other = s.put(0, "oracle", "hand"), s.put(0, "augur", "hand")
    s.act("cast", oracle)
    assert names(s) == ["bolt", "market"]
    s.act("name", value="market")
    s.act("cast", other)
    assert names(s) == ["bolt"]  # with the one that has become it there are two of "market", as many as may be


@pytest.mark.rule(BOOK, "SMG-122.5")
def test_cast_as_interfere_it_announces_only_what_has_interfere() -> None:
    s = Arena(wise(interfere=True), MARKET, spell("quick", "จั่ว Seal Card 1 ใบ", interfere=True), copies=1)
    wolf, oracle = s.put(0, "wolf", "hand"), s.put(1, "oracle", "hand")
    s.act("cast", wolf)
    s.act("line", zone="0.at-line")
    s.act("cast", oracle)
    assert names(s) == ["bolt", "quick"]


@pytest.mark.rule(BOOK, "SMG-122.1.2", "SMG-134")
def test_wisdom_works_for_a_normal_cast_only() -> None:
    s = Arena(
        wise(),
        MARKET,
        spell("door", "ร่ายฟรี Mystic Card ที่ชื่อ <oracle> 1 ใบ", mp=0),
        says("guest", "เมื่อร่ายปกติ: จั่ว Mystic Card 1 ใบ"),
        spell("gate", "ร่ายฟรี Seal 1 ใบ", mp=0),
    )
    door, oracle = s.put(0, "door", "hand"), s.put(0, "oracle", "hand")
    s.act("cast", door)
    s.pick(oracle)
    assert (s.choice.kind, s.game.data(oracle).name) == ("action", "oracle")
    guest, other, gate = s.put(0, "guest", "hand"), s.put(0, "guest", "hand"), s.put(0, "gate", "hand")
    before = len(drawn(s))
    s.set_mp(0, 9)
    s.cast(guest)
    s.settle("action")
    assert drawn(s)[before:] == ["mystic"]
    s.act("cast", gate)
    s.settle("cards")
    s.pick(other)
    s.act("line", zone="0.at-line")
    s.settle("action")
    assert drawn(s)[before:] == ["mystic"]


@pytest.mark.rule(BOOK, "SMG-122.1.3")
def test_wisdom_as_the_result_of_an_ability() -> None:
    s = Arena(says("sphinx", "เมื่อเข้ามา: [S] ทำ Wisdom Seal Lv 2"), copies=1)
    sphinx = s.put(0, "sphinx", "hand")
    s.cast(sphinx)
    assert names(s) == ["bear"]
    s.act("name", value="bear")
    assert (s.game.data(sphinx).name, s.game.value(sphinx, "at")) == ("bear", 5)


# --- what is received -----------------------------------------------------------------------------


@pytest.mark.rule(BOOK, "SMG-128.1", "SMG-128.2", "SMG-128.3")
def test_a_card_receives_abilities_of_a_card_of_another_name_as_its_own() -> None:
    s = Arena(
        says("teacher", "เมื่อโจมตีสำเร็จ: Seal ที่ชื่อ <teacher> ของเราทุกใบ At +1 จนจบ Subturn"),
        spell("lesson", "Seal ที่ชื่อ <pupil> 1 ใบ ได้รับ Ability ของ Seal ที่ชื่อ <teacher> 1 ใบ จนจบ Subturn", mp=0),
        spell("echo", "Seal ที่ชื่อ <teacher> 1 ใบ ได้รับ Ability ของ Seal ที่ชื่อ <teacher> 1 ใบ จนจบ Subturn", mp=0),
        seal("pupil", at=9),
    )
    pupil, teacher, foe = s.put(0, "pupil", AT), s.put(0, "teacher", AT), s.put(1, "wolf", AT)
    second = s.put(0, "teacher", AT)
    lesson, echo = s.put(0, "lesson", "hand"), s.put(0, "echo", "hand")
    s.act("cast", lesson)
    s.act("target", teacher)
    s.act("target", pupil)
    s.attack(pupil, foe)
    assert [s.game.value(card, "at") for card in (pupil, teacher)] == [10, 3]
    s.act("cast", echo)
    s.act("target", second)
    s.act("target", teacher)
    assert len(s.game.profile(teacher).programs) == 1
    s.put(1, "wolf", DF)
    s.end_subturn()
    assert len(s.game.profile(pupil).programs) == 0


# --- a Library that falls -------------------------------------------------------------------------


@pytest.mark.rule(BOOK, "SMG-100")
def test_when_it_falls_into_the_shrine_from_the_library() -> None:
    s = Arena(
        says("log", "เมื่อตก Shrine จากกองการ์ด: จั่ว Mystic Card 1 ใบ"),
        spell("axe", "นำ Seal 1 ใบบนกองการ์ดของเรา ลง Shrine", mp=0),
    )
    axe, log = s.put(0, "axe", "hand"), s.put(0, "log", "seal-library")
    other = s.put(0, "log", DF)
    before = len(drawn(s))
    s.act("cast", axe)
    assert (s.where(log), drawn(s)[before:]) == ("0.seal-shrine", ["mystic"])
    s.leave("shrine", other)
    assert drawn(s)[before:] == ["mystic"]


@pytest.mark.rule(BOOK, "SMG-100")
def test_a_seal_that_is_destroyed_has_not_fallen_from_the_library() -> None:
    s = Arena(says("log", "เมื่อตก Shrine จากกองการ์ด: จั่ว Mystic Card 1 ใบ", at=1))
    ox, log = s.put(0, "ox", AT), s.put(1, "log", AT)
    before = len(drawn(s))
    s.attack(ox, log)
    s.settle()
    assert s.where(log) == "1.seal-shrine"
    assert drawn(s)[before:] == []


@pytest.mark.rule(BOOK, "SMG-130.3")
def test_the_second_card_wakes_up_in_the_next_subturn_of_its_owner() -> None:
    s = Arena(sleeper(), sleeper("kit"), copies=1)
    s.put(0, "wolf", DF)
    s.put(1, "wolf", DF)
    kit = s.put(0, "kit", "hand")
    to_main(s)
    s.act("pick", kit)
    s.act("line", zone="0.at-line")
    assert s.choice.kind == "action", "one of them has woken up"
    while (s.choice.kind, s.choice.seat) != ("wake_up", 0):
        if s.choice.kind == "action":
            s.act("pass")
        else:
            s.play.answer(list(range(s.choice.least)))
    cub = next(card for card in s.offered("pick") if s.game.data(card).name == "cub")
    s.act("pick", cub)
    s.act("line", zone="0.at-line")
    assert (s.choice.kind, s.where(cub)) == ("action", "0.at-line")
