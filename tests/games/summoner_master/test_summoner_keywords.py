"""Keywords and words of card texts, each on a card that has it, read in Thai (glossary)."""

from __future__ import annotations

import pytest
from arena import AT, BOOK, DF, Arena, able, form, known, mystic, says, seal, spell

from sanam.games.summoner_master.cards.model import Power

BEE = {"tribes": ("Insect",)}


def drawn(s: Arena) -> list[str]:
    return [str(fact.data["family"]) for fact in s.facts("drew")]


# --- loops ----------------------------------------------------------------------------------------


@pytest.mark.rule(BOOK, "105.2.1", "SMG-108")
def test_abilities_that_wake_each_other_without_end_come_to_rest() -> None:
    s = Arena(
        known(
            seal(
                "ash",
                powers=(
                    Power(text="เมื่อตก Shrine: นำ Seal ที่ชื่อ <ash> 1 ใบจาก Shrine ของเราเข้ามาในสนาม"),
                    Power(text="เมื่อเข้ามา: ทำลาย [S]"),
                ),
            )
        )
    )
    ash = s.put(0, "ash", "hand")
    s.put(0, "wolf", DF)
    s.act("cast", ash)
    answers = 0
    while s.choice.kind != "action" and answers < 120:
        s.play.answer([0])
        answers += 1
    assert s.choice.kind == "action"


# --- Dancing --------------------------------------------------------------------------------------


@pytest.mark.rule(BOOK, "SMG-22.1", "SMG-22.2")
def test_dancing_works_once_a_subturn_and_keeps_its_seal_from_supporting() -> None:
    s = Arena(says("dancer", "Dancing: จั่ว Seal Card 1 ใบ"), seal("lion", forms=(form(("name", "dancer"), at=9),)))
    dancer, lion = s.put(0, "dancer", DF), s.put(0, "lion", AT)
    assert lion in s.offered("combine")
    s.act("change_line", dancer)
    s.act("line", zone="0.at-line")
    assert drawn(s)[-1] == "seal"
    assert lion not in s.offered("combine")
    number = len(drawn(s))
    s.edit(lambda game: game.play.mark(dancer, "lined", None))
    s.act("change_line", dancer)
    s.act("line", zone="0.df-line")
    assert len(drawn(s)) == number


@pytest.mark.parametrize(
    ("line", "start", "works"),
    [
        pytest.param("At Line", DF, True, marks=pytest.mark.rule(BOOK, "SMG-23")),
        pytest.param("At Line", AT, False, marks=pytest.mark.rule(BOOK, "SMG-23")),
        pytest.param("Df Line", AT, True, marks=pytest.mark.rule(BOOK, "SMG-24")),
        pytest.param("Df Line", DF, False, marks=pytest.mark.rule(BOOK, "SMG-24")),
    ],
)
def test_dancing_into_one_line_only(line: str, start: str, works: bool) -> None:
    s = Arena(says("dancer", f"Dancing {line}: จั่ว Seal Card 1 ใบ"))
    dancer = s.put(0, "dancer", start)
    before = len(s.game.hand(0))
    s.act("change_line", dancer)
    s.play.answer([0])
    assert len(s.game.hand(0)) - before == works


# --- chance, free casts, swapped values -----------------------------------------------------------


@pytest.mark.rule(BOOK, "SMG-35")
def test_fortune_is_right_once_in_so_many() -> None:
    outcomes = []
    for seed in range(24):
        s = Arena(spell("wheel", "Fortune 3: จั่ว Seal Card 1 ใบ"), seed=seed)
        wheel = s.put(0, "wheel", "hand")
        before = len(drawn(s))
        s.act("cast", wheel)
        outcomes.append(len(drawn(s)) - before)
    assert 2 <= sum(outcomes) <= 14
    assert set(outcomes) == {0, 1}


@pytest.mark.rule(BOOK, "SMG-131.1", "SMG-131.2", "SMG-131.3")
def test_a_free_cast_is_of_the_own_hand_and_costs_nothing() -> None:
    s = Arena(spell("door", "ร่ายฟรี Seal Lv 2 หรือต่ำกว่า 1 ใบ", mp=0))
    door, bear, ox = s.put(0, "door", "hand"), s.put(0, "bear", "hand"), s.put(0, "ox", "hand")
    s.put(1, "wolf", "hand")
    mp = s.mp(0)
    s.act("cast", door)
    assert (s.choice.seat, s.offered("pick")) == (0, [bear])
    s.pick(bear)
    s.act("line", zone="0.at-line")
    assert (s.mp(0), s.where(bear), s.where(ox)) == (mp, "0.at-line", "0.hand")


@pytest.mark.rule(BOOK, "SMG-96")
def test_swapped_values_take_each_others_changes() -> None:
    s = Arena(spell("mirror", "สลับค่าพลัง At กับ Df ของ Seal 1 ใบ จนจบ Subturn"))
    ox, mirror = s.put(0, "bear", AT), s.put(0, "mirror", "hand")
    s.put(1, "wolf", DF)
    s.modify(ox, "at", "add", 1)
    assert (s.game.value(ox, "at"), s.game.value(ox, "df")) == (6, 3)
    s.act("cast", mirror)
    s.act("target", ox)
    assert (s.game.value(ox, "at"), s.game.value(ox, "df")) == (3, 6)
    s.modify(ox, "df", "add", 2)
    assert (s.game.value(ox, "at"), s.game.value(ox, "df")) == (5, 6)
    s.end_subturn()
    assert (s.game.value(ox, "at"), s.game.value(ox, "df")) == (6, 5)


# --- words ----------------------------------------------------------------------------------------


@pytest.mark.rule(BOOK, "SMG-91")
def test_the_caster_is_we() -> None:
    s = Arena(spell("flag", "Seal ของผู้ร่ายทุกใบ At +1", "PA", 2))
    mine, theirs = s.put(0, "wolf", AT), s.put(1, "wolf", AT)
    s.put(0, "flag", "no-line")
    assert (s.game.value(mine, "at"), s.game.value(theirs, "at")) == (4, 3)


@pytest.mark.rule(BOOK, "SMG-10", "602.3.2")
def test_become_sets_a_value_that_changes_are_then_made_to() -> None:
    s = Arena(spell("awe", "At ของ Seal 1 ใบ กลายเป็น 1"))
    wolf, awe = s.put(0, "wolf", AT), s.put(0, "awe", "hand")
    s.modify(wolf, "at", "add", 2)
    s.act("cast", awe)
    s.act("target", wolf)
    assert s.game.value(wolf, "at") == 3


@pytest.mark.rule(BOOK, "603.3", "SMG-71")
def test_of_two_effects_that_set_a_value_the_later_one_prevails() -> None:
    s = Arena(
        spell("low", "At ของ Seal 1 ใบ กลายเป็น 1"),
        spell("high", "At ของ Seal 1 ใบ กลายเป็น 9"),
        says("idol", "At ของ Seal ของเราทุกใบ กลายเป็น 5"),
    )
    wolf = s.put(0, "wolf", AT)
    for name, value in (("low", 1), ("high", 9), ("low", 1)):
        card = s.put(0, name, "hand")
        s.act("cast", card)
        s.act("target", wolf)
        assert s.game.value(wolf, "at") == value
    idol = s.put(0, "idol", "hand")
    s.set_mp(0, 9)
    s.cast(idol)
    assert s.game.value(wolf, "at") == 5
    card = s.put(0, "high", "hand")
    s.act("cast", card)
    s.act("target", wolf)
    assert s.game.value(wolf, "at") == 9


@pytest.mark.rule(BOOK, "SMG-142", "SMG-99", "SMG-75.1", "601.2.1", "601.2.3")
@pytest.mark.parametrize("words", ["เข้ามา: ", "เมื่อ [S] เข้ามาในสนาม ", "เมื่อเข้ามาในสนาม: "])
def test_come_in_is_short_for_when_it_comes_into_the_arena(words: str) -> None:
    s = Arena(says("guest", f"{words}จั่ว Seal Card 1 ใบ"))
    guest = s.put(0, "guest", "hand")
    before = len(drawn(s))
    s.cast(guest)
    s.put(0, "wolf", DF)
    s.put(1, "wolf", DF)
    assert len(drawn(s)) - before == 1
    s.end_subturn()
    assert len([fact for fact in s.facts("worked") if fact.card == guest]) == 1


@pytest.mark.rule(BOOK, "SMG-143")
@pytest.mark.parametrize("text", ["Remove Seal ของฝ่ายตรงข้าม 1 ใบ", "นำ Seal ของฝ่ายตรงข้าม 1 ใบออกจากเกม"])
def test_remove_is_short_for_taking_out_of_the_game(text: str) -> None:
    s = Arena(spell("void", text))
    void, wolf = s.put(0, "void", "hand"), s.put(1, "wolf", AT)
    s.act("cast", void)
    s.act("target", wolf)
    assert s.where(wolf) == "1.remove"


@pytest.mark.rule(BOOK, "SMG-79")
def test_bring_takes_a_card_from_another_zone() -> None:
    s = Arena(spell("call", "นำ Seal Lv 1 1 ใบจาก กองการ์ด ของเราเข้ามาในสนาม"), library=4)
    call = s.put(0, "call", "hand")
    s.act("cast", call)
    assert s.choice.kind == "cards"
    card = s.offered("pick")[0]
    assert card is not None
    s.act("pick", card)
    s.act("line", zone="0.df-line")
    assert s.where(card) == "0.df-line"


@pytest.mark.rule(BOOK, "SMG-80", "710.1")
def test_moving_to_a_line_is_no_command() -> None:
    s = Arena(spell("bridge", "ย้าย Seal ของเรา 1 ใบไปอีก Line หนึ่ง"))
    bridge, wolf = s.put(0, "bridge", "hand"), s.put(0, "wolf", DF)
    s.act("cast", bridge)
    s.act("target", wolf)
    assert (s.where(wolf), wolf in s.offered("change_line")) == ("0.at-line", True)


@pytest.mark.rule(BOOK, "SMG-55", "SMG-21", "709.1")
def test_purified_makes_every_curse_disappear() -> None:
    s = Arena(spell("hex", "Seal 1 ใบ ติด Stone Curse 2 Turn"), spell("balm", "รักษา Curse ของ Seal 1 ใบ"))
    wolf, bear = s.put(0, "wolf", AT), s.put(1, "bear", AT)
    for name in ("hex", "balm"):
        card = s.put(0, name, "hand")
        s.act("cast", card)
        assert s.offered("target") == ([wolf] if name == "balm" else [wolf, bear])
        s.act("target", wolf)
        assert ("stone" in s.game.curses(wolf)) == (name == "hex")


def test_cancelling_one_kind_of_curse_leaves_the_others() -> None:
    s = Arena(spell("balm", "ยกเลิก Stone Curse ของ Seal 1 ใบ"))
    wolf, balm = s.put(0, "wolf", AT), s.put(0, "balm", "hand")
    s.edit(lambda game: game.cursing.put_curse(wolf, "stone", 2, 1))
    s.edit(lambda game: game.cursing.put_curse(wolf, "freeze", 2, 1))
    s.act("cast", balm)
    s.act("target", wolf)
    assert list(s.game.curses(wolf)) == ["freeze"]


@pytest.mark.rule(BOOK, "SMG-109", "SMG-82")
def test_what_the_text_determines_wholly_is_not_chosen_and_the_rest_is() -> None:
    s = Arena(spell("gust", "Seal ของเราทุกใบ Sp +1 จนจบ Subturn"), spell("jab", "Seal ของเรา 1 ใบ Sp +1 จนจบ Subturn"))
    gust, jab, wolf = s.put(0, "gust", "hand"), s.put(0, "jab", "hand"), s.put(0, "wolf", AT)
    s.act("cast", gust)
    assert (s.choice.kind, s.game.value(wolf, "sp")) == ("action", 3)
    s.act("cast", jab)
    assert s.choice.kind == "target"


@pytest.mark.rule(BOOK, "SMG-85.2")
def test_every_card_in_a_continuous_ability_may_be_none() -> None:
    s = Arena(spell("star", "Seal เผ่า Insect ของเราทุกใบ At +1", "PA", 2), seal("bee", **BEE))
    star = s.put(0, "star", "hand")
    s.act("cast", star)
    assert s.where(star) == "0.no-line"
    assert s.game.value(s.put(0, "bee", AT), "at") == 4


@pytest.mark.rule(BOOK, "SMG-123")
def test_fixed_mp_is_what_the_skill_costs() -> None:
    s = Arena(able("smith", "(Fixed Mp 2): จั่ว Seal Card 1 ใบ", mp=2))
    smith = s.put(0, "smith", DF)
    mp = s.mp(0)
    s.act("skill", smith)
    assert s.mp(0) == mp - 2


@pytest.mark.rule(BOOK, "711.3", "604.3", "602.2.1")
def test_whoever_uses_a_skill_chooses_and_it_works_once() -> None:
    s = Arena(able("archer", "Mp 1: Seal ของฝ่ายตรงข้าม 1 ใบ At -1", mp=1))
    archer, wolf = s.put(0, "archer", DF), s.put(1, "wolf", AT)
    s.act("skill", archer)
    assert s.choice.seat == 0
    s.act("target", wolf)
    s.leave("shrine", archer)
    assert s.game.value(wolf, "at") == 2


@pytest.mark.rule(BOOK, "606.4")
def test_a_skill_all_needs_nothing_but_a_player() -> None:
    card = known(
        seal(
            "horn",
            powers=(Power(kind="skill", text="Mp 1: Seal ของฝ่ายตรงข้ามทุกใบ At -1 จนจบ Subturn", mp=1, use="all"),),
        )
    )
    s = Arena(card)
    horn = s.put(0, "horn", DF)
    s.act("skill", horn)
    assert (s.choice.kind, s.facts("used_skill")[-1].card) == ("action", horn)


@pytest.mark.rule(BOOK, "100.1")
def test_a_card_text_wins_over_the_rulebook_for_its_own_card() -> None:
    """503.1 lets nobody pass the At Line; this card may, and no other."""
    s = Arena(says("kite", "โจมตีข้ามไปยัง Df Line ได้"))
    kite, wolf = s.put(0, "kite", AT), s.put(0, "wolf", AT)
    front, back = s.put(1, "wolf", AT), s.put(1, "bear", DF)
    targets = {option.card: option.targets for option in s.choice.options if option.act == "attack"}
    assert (set(targets[kite]), set(targets[wolf])) == ({front, back}, {front})


def test_what_was_done_to_a_support_seal_is_not_its_main_seals_and_is_remembered() -> None:
    s = Arena(spell("tonic", "Seal ของเราทุกใบ At +2"), seal("lion", forms=(form(("name", "wolf"), at=9),)))
    wolf, lion, tonic = s.put(0, "wolf", AT), s.put(0, "lion", AT), s.put(0, "tonic", "hand")
    s.act("cast", tonic)
    s.edit(lambda game: game.support(wolf, lion))
    s.edit(lambda game: game.play.mark(lion, "form", 0))
    assert s.game.value(lion, "at") == 11
    s.edit(lambda game: game.separate(lion))
    assert s.game.value(wolf, "at") == 5


def test_a_mystic_card_that_is_not_understood_is_still_done_by_hand() -> None:
    s = Arena(mystic("riddle", text="Do as the moon does."))
    riddle = s.put(0, "riddle", "hand")
    s.act("cast", riddle)
    s.decline()
    assert s.choice.kind == "by_hand"


# --- Control --------------------------------------------------------------------------------------


@pytest.mark.rule(BOOK, "SMG-129.1", "SMG-129.2", "SMG-129.3", "SMG-129.14")
def test_control_takes_a_card_of_the_opponent_that_nobody_controls_yet() -> None:
    s = Arena(spell("lure", "Control Seal 1 ใบ เป็นเวลา 2 Turn", mp=0))
    mine, theirs, taken = s.put(0, "wolf", AT), s.put(1, "wolf", AT), s.put(1, "bear", DF)
    lure, again = s.put(0, "lure", "hand"), s.put(0, "lure", "hand")
    s.act("cast", lure)
    assert s.offered("target") == [theirs, taken]
    s.act("target", taken)
    assert (s.where(taken), s.game.owner(taken), s.where(mine)) == ("0.df-line", 0, "0.at-line")
    s.act("cast", again)
    assert s.offered("target") == [theirs]


@pytest.mark.rule(BOOK, "SMG-129.6")
def test_when_control_ends_the_card_goes_back_into_the_line_where_it_is() -> None:
    s = Arena(spell("lure", "Control Seal ของฝ่ายตรงข้าม 1 ใบ จนจบ Subturn", mp=0))
    wolf, lure = s.put(1, "wolf", AT), s.put(0, "lure", "hand")
    s.put(0, "bear", DF)
    s.act("cast", lure)
    s.act("target", wolf)
    s.act("change_line", wolf)
    s.play.answer([0])
    assert s.where(wolf) == "0.df-line"
    s.end_subturn()
    assert s.where(wolf) == "1.df-line"


@pytest.mark.rule(BOOK, "SMG-129.7")
def test_abilities_of_a_controlled_card_serve_its_new_owner() -> None:
    s = Arena(
        spell("lure", "Control Seal ของฝ่ายตรงข้าม 1 ใบ จนจบ Subturn", mp=0),
        says("thief", "เมื่อโจมตี: ทำลาย Seal ของฝ่ายตรงข้าม 1 ใบ", at=9),
    )
    thief, one, two = s.put(1, "thief", AT), s.put(1, "wolf", AT), s.put(1, "bear", AT)
    lure = s.put(0, "lure", "hand")
    s.act("cast", lure)
    s.act("target", thief)
    s.attack(thief, one)
    assert (s.choice.seat, s.offered("target")) == (0, [one, two])


@pytest.mark.rule(BOOK, "SMG-129.12")
def test_control_can_be_cancelled() -> None:
    s = Arena(
        spell("lure", "Control Seal ของฝ่ายตรงข้าม 1 ใบ เป็นเวลา 2 Turn", mp=0),
        spell("free", "ยกเลิก Control ของ Seal 1 ใบ", mp=0),
    )
    wolf, lure, free = s.put(1, "wolf", AT), s.put(0, "lure", "hand"), s.put(0, "free", "hand")
    s.act("cast", lure)
    s.act("target", wolf)
    s.act("cast", free)
    s.act("target", wolf)
    assert (s.where(wolf), s.game.owner(wolf)) == ("1.at-line", 1)
