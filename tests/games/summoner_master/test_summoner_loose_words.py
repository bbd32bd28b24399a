"""What people type with words in any order, carried out in play: numbers of the table, choices, what is called off."""

from __future__ import annotations

import pytest
from arena import AT, BOOK, DF, Arena, able, known, mystic, says, seal, spell

from sanam.games.summoner_master.cards.model import Power
from sanam.games.summoner_master.texts.reading import printed, texts


def play(s: Arena, name: str, *targets: int) -> None:
    """Seat 0 casts a Mystic Card of 0 Turns and aims it."""
    s.cast_mystic(name, *targets)
    while s.table.choice is not None and s.choice.kind == "order":
        s.play.answer(list(range(len(s.choice.options))))


# ---------------------------------------------------------------------------- numbers from the table


def test_as_many_cards_as_the_level_of_what_was_sacrificed() -> None:
    s = Arena(spell("pyre", "Sacrifice 1 Seal. Draw Seal Cards equal to its Lv.", language="en"))
    s.put(0, "wolf", AT)
    play(s, "pyre", s.put(0, "ox", AT))
    assert len(s.game.hand(0)) == 3


def test_as_many_cards_as_were_discarded() -> None:
    s = Arena(spell("tide", "ทิ้งการ์ดในมือทั้งหมด แล้วจั่ว Seal Card เท่าจำนวนที่ทิ้ง"))
    for name in ("wolf", "bear", "dust"):
        s.put(0, name, "hand")
    play(s, "tide")
    assert len(s.game.hand(0)) == 3
    assert {s.game.profile(card).family for card in s.game.hand(0)} == {"seal"}


def test_a_value_that_is_that_of_the_seal_it_fights() -> None:
    s = Arena(says("mime", "At = Df of the Seal it fights", language="en"))
    mime, ox = s.put(0, "mime", AT), s.put(1, "ox", AT)
    assert s.game.value(mime, "at") == 3
    s.act("attack", mime)
    s.act("attack", ox)
    s.settle()
    (fought,) = s.facts("fought")
    assert fought.data["powers"][0] == ["at", 5, "at", 5]


def test_more_for_each_counter_on_the_card() -> None:
    s = Arena(says("coil", "For each Charged Counter on [S], At +1.", language="en"))
    coil = s.put(0, "coil", AT)
    assert s.game.value(coil, "at") == 3
    s.edit(lambda game: game.put_counters(coil, "charged", 2, given_by=0))
    assert s.game.value(coil, "at") == 5


def test_the_seals_that_attack_it_are_weaker() -> None:
    s = Arena(says("fog", "ขณะอยู่ใน Df Line Seal ที่โจมตี [S] At -3"), subturn=4)
    fog, wolf = s.put(0, "fog", DF), s.put(1, "ox", AT)
    s.attack(wolf, fog)
    s.settle()
    assert s.where(fog) == f"0.{DF}"  # 2 against 3


# ---------------------------------------------------------------------------- conditions


@pytest.mark.parametrize(("subturn", "value"), [(3, 3), (4, 6)])
def test_more_in_the_own_defence_subturn(subturn: int, value: int) -> None:
    s = Arena(says("wall", "During your Defence Subturn, [S] gets Df +3.", language="en"), subturn=subturn)
    assert s.game.value(s.put(0, "wall", DF), "df") == value


def test_it_changes_with_the_subturn() -> None:
    s = Arena(says("wall", "ใน Subturn ป้องกันของเรา Df +3"))
    wall = s.put(0, "wall", DF)
    s.put(1, "wolf", DF)
    seen = []
    for _ in range(3):
        seen.append(s.game.value(wall, "df"))
        s.end_subturn()
    assert seen == [3, 6, 3]


def test_exactly_so_many() -> None:
    s = Arena(says("twin", "When you have exactly 2 Seals in the Arena, this Seal has At +4.", language="en"))
    twin = s.put(0, "twin", AT)
    seen = [s.game.value(twin, "at")]
    for _ in range(2):
        s.put(0, "wolf", AT)
        seen.append(s.game.value(twin, "at"))
    assert seen == [3, 7, 3]


def test_the_only_seal_of_a_line() -> None:
    s = Arena(says("scout", "ถ้าใน At Line ของเรามี [S] ใบเดียว At +2"))
    scout = s.put(0, "scout", AT)
    s.put(0, "wolf", DF)
    assert s.game.value(scout, "at") == 5
    s.put(0, "wolf", AT)
    assert s.game.value(scout, "at") == 3


def test_what_a_pasted_card_says_of_its_seal() -> None:
    s = Arena(spell("boots", "While it is in the At Line: At +2", "PS", 2, language="en"))
    wolf = s.put(0, "wolf", AT)
    s.act("cast", s.put(0, "boots", "hand"))
    s.act("target", wolf)
    s.settle()
    assert s.game.value(wolf, "at") == 5
    s.edit(lambda game: game.play.move(wolf, f"0.{DF}"))
    assert s.game.value(wolf, "at") == 3


def test_cast_free_under_a_condition() -> None:
    s = Arena(says("orphan", "ถ้าเราไม่มี Seal ในสนาม ร่าย [S] ฟรี", mp="4/1"))
    orphan = s.put(0, "orphan", "hand")
    assert s.game.value(orphan, "cast_mp") == 0
    s.put(0, "wolf", AT)
    assert s.game.value(orphan, "cast_mp") == 4


# ---------------------------------------------------------------------------- if so, otherwise


@pytest.mark.parametrize("pays", [True, False])
def test_what_may_be_paid_for(pays: bool) -> None:
    s = Arena(says("miser", "When this attacks, you may pay 2 Mp to draw 1 Seal Card.", language="en"))
    miser = s.put(0, "miser", AT)
    before = s.mp(0)
    s.attack(miser, s.put(1, "fly", AT))
    s.settle("yes_no")
    s.act("yes" if pays else "no")
    s.settle()
    assert (len(s.game.hand(0)), before - s.mp(0)) == ((1, 3) if pays else (0, 1))


def test_who_cannot_pay_is_not_asked() -> None:
    s = Arena(says("debtor", "เมื่อโจมตี ทำลาย [S] เว้นแต่จ่าย Mp 3"))
    debtor = s.put(0, "debtor", AT)
    s.set_mp(0, 2)
    s.attack(debtor, s.put(1, "fly", AT))
    s.settle()
    assert s.where(debtor) == "0.seal-shrine"


def test_both_halves_of_a_sentence_hang_on_its_condition() -> None:
    text = "If you have a Water Seal, draw 2 Seal Cards and discard 1 card."
    s = Arena(spell("well", text, language="en"), seal("eel", 1, 2, 2, elements=("water",)))
    s.put(0, "wolf", AT)
    kept = s.put(0, "bear", "hand")
    play(s, "well")
    assert s.where(kept) == "0.hand"
    s.put(0, "eel", DF)
    play(s, "well")
    assert s.choice.kind == "cards"
    s.pick(kept)
    assert len(s.game.hand(0)) == 2


@pytest.mark.parametrize(("beasts", "cards"), [(0, 1), (3, 3)])
def test_otherwise(beasts: int, cards: int) -> None:
    s = Arena(spell("omen", "ถ้าเรามี Seal 3 ใบขึ้นไป จั่ว Seal Card 3 ใบ ถ้าไม่ จั่ว Seal Card 1 ใบ"))
    for _ in range(beasts):
        s.put(0, "wolf", AT)
    play(s, "omen")
    assert len(s.game.hand(0)) == cards


# ---------------------------------------------------------------------------- Costs


def test_a_skill_is_paid_for_with_its_own_seal() -> None:
    s = Arena(able("bomb", "Mp 1, sacrifice [S]: destroy 1 opposing Seal.", language="en", mp=1))
    bomb, ox = s.put(0, "bomb", AT), s.put(1, "ox", AT)
    s.put(0, "wolf", DF)
    s.act("skill", bomb)
    s.act("target", ox)
    s.settle()
    assert (s.where(bomb), s.where(ox)) == ("0.seal-shrine", "1.seal-shrine")


def test_cards_of_the_shrine_are_a_cost() -> None:
    s = Arena(able("ghoul", "Remove 2 Seals in your Shrine from the game: draw 1 Seal Card.", language="en"))
    ghoul = s.put(0, "ghoul", AT)
    first = s.put(0, "wolf", "seal-shrine")
    assert s.rule("skill", ghoul) == "605.5"
    second = s.put(0, "fly", "seal-shrine")
    s.act("skill", ghoul)
    s.settle()
    if s.choice.kind == "cards":
        s.pick(first, second)
    s.settle()
    assert {s.where(first), s.where(second)} == {"0.remove"}
    assert len(s.game.hand(0)) == 1


def test_another_seal_rests_for_a_cost() -> None:
    text = "Mp 1, Inactive Seal อีก 1 ใบของเรา: Seal ฝ่ายตรงข้าม 1 ใบ Inactive"
    s = Arena(able("captain", text, mp=1))
    captain, theirs = s.put(0, "captain", AT), s.put(1, "ox", AT)
    assert s.rule("skill", captain) == "605.5"
    wolf = s.put(0, "wolf", DF)
    s.act("skill", captain)
    s.settle()
    if s.choice.kind == "cards":
        s.pick(wolf)
    s.act("target", theirs)
    s.settle()
    assert [s.active(card) for card in (wolf, theirs)] == [False, False]


def test_a_skill_of_a_combined_seal_alone() -> None:
    s = Arena(able("star", "Mp 1, while combined: draw 1 Seal Card.", language="en", mp=1))
    assert s.rule("skill", s.put(0, "star", AT)) == "604.6.1"


# ---------------------------------------------------------------------------- what is called off


def test_an_attack_is_cancelled() -> None:
    s = Arena(spell("halt", "ยกเลิกการโจมตี 1 ครั้ง", interfere=True))
    wolf, fly = s.put(0, "wolf", AT), s.put(1, "fly", AT)
    halt = s.put(1, "halt", "hand")
    assert halt not in s.game.interference.interfering(1)
    s.attack(wolf, fly)
    s.settle("interfere")
    s.act("cast", halt)
    s.settle("action")
    assert (s.where(fly), s.active(wolf)) == (f"1.{AT}", False)


def test_a_cast_is_cancelled() -> None:
    s = Arena(spell("veto", "Cancel 1 Mystic Card being cast.", language="en", interfere=True))
    s.put(0, "wolf", AT)
    veto, dust, bear = s.put(1, "veto", "hand"), s.put(0, "dust", "hand"), s.put(0, "bear", "hand")
    s.cast(bear)
    assert s.where(bear) == f"0.{AT}"  # no Seal: nothing that it could cancel
    s.set_mp(0, 8)
    s.act("cast", dust)
    s.settle("interfere")
    assert veto in s.offered("cast")
    s.act("cast", veto)
    s.settle("action")
    assert (s.where(dust), s.where(veto)) == ("0.mystic-shrine", "1.mystic-shrine")


def test_the_attacking_seal_of_whoever_asks() -> None:
    s = Arena(spell("snare", "Destroy the attacking Seal.", language="en", interfere=True))
    wolf, fly = s.put(0, "wolf", AT), s.put(1, "fly", AT)
    s.put(0, "bear", DF)
    snare = s.put(1, "snare", "hand")
    s.attack(wolf, fly)
    s.settle("interfere")
    s.act("cast", snare)
    s.settle("action")
    assert (s.where(wolf), s.where(fly)) == ("0.seal-shrine", f"1.{AT}")


# ---------------------------------------------------------------------------- what others pick


def test_the_opponent_picks_what_to_destroy() -> None:
    s = Arena(spell("tithe", "ฝ่ายตรงข้ามเลือก Seal ของตัวเอง 1 ใบแล้วทำลาย"))
    s.put(0, "wolf", AT)
    fly, ox = s.put(1, "fly", AT), s.put(1, "ox", AT)
    play(s, "tithe")
    assert (s.choice.seat, sorted(s.offered("pick"))) == (1, sorted([fly, ox]))
    s.pick(fly)
    assert (s.where(fly), s.where(ox)) == ("1.seal-shrine", f"1.{AT}")


def test_a_card_of_the_hand_that_was_looked_at() -> None:
    s = Arena(spell("theft", "Look at your opponent's hand and discard 1 Mystic Card from it.", language="en"))
    s.put(0, "wolf", AT)
    wolf, dust = s.put(1, "wolf", "hand"), s.put(1, "dust", "hand")
    play(s, "theft")
    assert s.offered("pick") == [dust]
    s.pick(dust)
    assert (s.where(dust), s.where(wolf)) == ("1.mystic-shrine", "1.hand")
    assert not s.game.hidden_from(s.card(wolf), 0)


def test_the_best_of_the_top_cards_is_kept() -> None:
    text = "Look at the top 3 cards of your Seal Library, take 1 into your hand and put the rest on the bottom."
    s = Arena(spell("sift", text, language="en"))
    s.put(0, "wolf", AT)
    top = s.zone(0, "seal-library")[::-1][:3]
    play(s, "sift")
    assert sorted(s.offered("pick")) == sorted(top)
    s.pick(top[1])
    s.settle()
    assert s.where(top[1]) == "0.hand"
    while s.choice.kind == "order":
        s.play.answer(list(range(len(s.choice.options))))
    assert set(s.zone(0, "seal-library")[:2]) == {top[0], top[2]}


def test_up_to_so_many_of_the_shrine() -> None:
    s = Arena(spell("rite", "นำ Seal Lv 1 ไม่เกิน 2 ใบจาก Shrine ของเราลงสนาม"))
    s.put(0, "wolf", AT)
    fly = s.put(0, "fly", "seal-shrine")
    s.put(0, "ox", "seal-shrine")
    s.act("cast", s.put(0, "rite", "hand"))
    assert s.offered("target") == [fly]
    s.act("target", fly)
    s.settle("line")
    s.act("line", zone=f"0.{DF}", value=0)
    s.settle()
    assert s.where(fly) == f"0.{DF}"


def test_the_seal_with_the_highest_value() -> None:
    s = Arena(spell("axe", "Destroy 1 Seal with the highest At.", language="en"))
    s.put(0, "wolf", AT)
    ox = s.put(1, "ox", AT)
    s.put(1, "fly", AT)
    s.act("cast", s.put(0, "axe", "hand"))
    assert s.offered("target") == [ox]


# ---------------------------------------------------------------------------- how long, and moments


def test_until_the_end_of_the_fight() -> None:
    s = Arena(says("duelist", "When it fights a Seal of Lv 3 or more, At +4 until end of the fight.", language="en"))
    duelist, ox = s.put(0, "duelist", AT), s.put(1, "ox", AT)
    s.attack(duelist, ox)
    s.settle()
    assert (s.where(ox), s.game.value(duelist, "at")) == ("1.seal-shrine", 3)


def test_until_the_opponents_next_subturn_is_over() -> None:
    s = Arena(spell("truce", "Seal ทุกใบโจมตีไม่ได้จนจบ Subturn ถัดไปของฝ่ายตรงข้าม"))
    wolf, bear = s.put(0, "wolf", AT), s.put(1, "bear", AT)
    play(s, "truce")
    assert s.rule("attack", wolf) == "100.2"
    s.end_subturn()
    assert s.rule("attack", bear) == "100.2"
    s.end_subturn()
    assert s.rule("attack", wolf) == ""


@pytest.mark.parametrize(("fate", "zone"), [("destroy it", "seal-shrine"), ("remove it from the game", "remove")])
def test_what_becomes_of_it_when_the_subturn_ends(fate: str, zone: str) -> None:
    text = f"Bring 1 Seal from your Shrine into the Arena. At the end of this Subturn, {fate}."
    s = Arena(spell("dream", text, language="en"))
    s.put(0, "ox", AT)
    s.put(1, "wolf", DF)
    fly = s.put(0, "fly", "seal-shrine")
    s.act("cast", s.put(0, "dream", "hand"))
    s.act("target", fly)
    s.settle("line")
    s.act("line", zone=f"0.{AT}", value=0)
    s.settle()
    assert s.where(fly) == f"0.{AT}"
    s.end_subturn()
    assert s.where(fly) == f"0.{zone}"


@pytest.mark.rule(BOOK, "701.2")
def test_a_seal_destroys_what_it_beats() -> None:
    s = Arena(says("reaper", "When [S] destroys an opposing Seal, draw 1 Seal Card.", language="en", at=6))
    reaper = s.put(0, "reaper", AT)
    s.attack(reaper, s.put(1, "fly", AT))
    s.settle()
    assert len(s.game.hand(0)) == 1


def test_it_takes_along_the_seal_that_it_fought() -> None:
    s = Arena(says("thorn", "เมื่อถูกทำลายจากการต่อสู้ ทำลาย Seal ที่ต่อสู้ด้วย"), spell("bolt2", "ทำลาย Seal 1 ใบ"), subturn=4)
    thorn, ox = s.put(0, "thorn", AT), s.put(1, "ox", AT)
    s.put(0, "wolf", DF)
    s.put(1, "wolf", DF)
    s.attack(ox, thorn)
    s.settle()
    assert (s.where(thorn), s.where(ox)) == ("0.seal-shrine", "1.seal-shrine")
    other = s.put(0, "thorn", AT)
    s.set_mp(1, 8)
    s.act("cast", s.put(1, "bolt2", "hand"))
    s.act("target", other)
    s.settle()
    assert s.where(other) == "0.seal-shrine"  # by no fight: nothing more happens
    assert s.zone(1, DF)


# ---------------------------------------------------------------------------- cards as they are typed


def test_to_what_a_mystic_card_may_be_attached() -> None:
    text = "Only on a Wind Seal. The Seal gets Sp +2 and can attack 2 times."
    card = printed.arranged(mystic("own", "PS", 2, text=text), "en")
    assert card.exception == "Only on a Wind Seal"
    reading = texts.reading(card, "en")
    assert reading.whole
    s = Arena(known(card, "en"), seal("gull", 1, 2, 2, elements=("wind",)))
    s.put(0, "wolf", AT)
    gull = s.put(0, "gull", AT)
    s.act("cast", s.put(0, "own", "hand"))
    assert s.offered("target") == [gull]
    s.act("target", gull)
    s.settle()
    assert s.game.value(gull, "sp") == 4


def test_a_mystic_card_says_that_it_interferes() -> None:
    card = printed.arranged(mystic("own", text="[Interfere] ยกเลิกการโจมตี 1 ครั้ง"), "th")
    assert (card.interfere, card.text, card.powers) == (True, "ยกเลิกการโจมตี 1 ครั้ง", ())


def test_a_seal_counts_as_one_of_another_tribe() -> None:
    card = printed.arranged(seal("own", text="This Seal is treated as a Dragon Seal."), "en")
    assert [(shade.kind, shade.value) for shade in card.shades] == [("tribe", "Dragon")]


def test_where_a_cost_ends_without_a_colon() -> None:
    text = "Skill Mp 2 - return 1 Mystic Card in the Arena to the owner's hand"
    card = printed.arranged(seal("own", text=text), "en")
    assert isinstance(card.powers[0], Power)
    assert (card.powers[0].kind, card.powers[0].mp) == ("skill", 2)
    assert texts.reading(card, "en").whole


def test_a_moment_before_a_colon_is_no_cost() -> None:
    card = printed.arranged(seal("own", text="When cast: destroy one Seal of Lv 1."), "en")
    assert [(power.kind, power.name) for power in card.powers] == [("ability", "")] or not card.powers
    assert texts.reading(card, "en").whole
