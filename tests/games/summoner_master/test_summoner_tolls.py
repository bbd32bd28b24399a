"""What the other player may pay, what is called off of whom, and what a sentence before spoke of (Summoner Master)."""

from __future__ import annotations

import pytest
from arena import AT, DF, Arena, able, mystic, says, seal, spell

from sanam.games.summoner_master.texts.reading import texts


def play(s: Arena, name: str, *targets: int) -> None:
    """Seat 0 casts a Mystic Card of 0 Turns and aims it."""
    s.set_mp(0, 8)
    s.act("cast", s.put(0, name, "hand"))
    for target in targets:
        s.act("target", target)
    s.settle("cards", "yes_no", "draw", "order")


def english(text: str) -> str:
    """What a Mystic Card says, as the phrase book writes what was read of it."""
    card = spell("it", text, language="th")
    (sentence,) = texts.reading(card, "th").sentences
    assert sentence.tree is not None
    return texts.write_tree(sentence.tree, "en")


# ---------------------------------------------------------------------------- unless the other player …


@pytest.mark.parametrize(("answer", "mp", "hand"), [("yes", 3, 1), ("no", 5, 0)])
def test_the_other_player_pays_or_it_is_done(answer: str, mp: int, hand: int) -> None:
    s = Arena(spell("tax", "Your opponent must pay Mp 2 or discard 1 card.", language="en"))
    s.clear_hands()
    s.put(1, "wolf", "hand")
    s.set_mp(1, 5)
    play(s, "tax")
    assert (s.choice.kind, s.choice.seat) == ("yes_no", 1)
    s.act(answer)
    if answer == "no":
        s.pick(*s.offered("pick"))
    s.settle()
    assert (s.mp(1), len(s.game.hand(1))) == (mp, hand)


def test_who_cannot_pay_is_not_asked_for_a_toll() -> None:
    s = Arena(spell("tax", "จั่ว Seal Card 1 ใบ เว้นแต่ฝ่ายตรงข้ามจ่าย Mp 2"))
    s.clear_hands()
    s.set_mp(1, 1)
    play(s, "tax")
    assert len(s.game.hand(0)) == 1


def test_a_toll_of_cards_is_picked_by_who_pays_it() -> None:
    s = Arena(spell("tax", "Destroy 1 opposing Seal unless your opponent discards 1 card.", language="en"))
    s.clear_hands()
    held, wolf = s.put(1, "bear", "hand"), s.put(1, "wolf", AT)
    play(s, "tax", wolf)
    s.act("yes")
    assert (s.choice.seat, s.offered("pick")) == (1, [held])
    s.pick(held)
    s.settle()
    assert (s.where(held), s.where(wolf)) == ("1.seal-shrine", f"1.{AT}")


# ---------------------------------------------------------------------------- called off of whom


@pytest.mark.parametrize(("level", "offered"), [(3, True), (4, False)])
def test_the_attack_of_some_seals_alone_is_called_off(level: int, offered: bool) -> None:
    halt = spell("halt", "ยกเลิกการโจมตีของ Seal ฝ่ายตรงข้าม Lv ไม่เกิน 3", interfere=True)
    s = Arena(halt, seal("big", level=level))
    big, fly = s.put(0, "big", AT), s.put(1, "fly", AT)
    card = s.put(1, "halt", "hand")
    s.attack(big, fly)
    s.settle("interfere")
    assert (s.table.choice is not None and card in s.offered("cast")) == offered
    if offered:
        s.act("cast", card)
        s.settle("action")
        assert s.where(fly) == f"1.{AT}"


@pytest.mark.parametrize(("tribe", "offered"), [("Insect", True), ("Beast", False)])
def test_the_attack_on_some_seals_alone_is_called_off(tribe: str, offered: bool) -> None:
    halt = spell("halt", "Cancel the attack on one of your Insect Seals.", language="en", interfere=True)
    s = Arena(halt, seal("bee", tribes=(tribe,)))
    wolf, bee, card = s.put(0, "wolf", AT), s.put(1, "bee", AT), s.put(1, "halt", "hand")
    s.attack(wolf, bee)
    s.settle("interfere")
    assert (s.table.choice is not None and card in s.offered("cast")) == offered


def test_the_skill_of_an_opposing_seal_is_called_off() -> None:
    veto = spell("veto", "ยกเลิก Skill ของ Seal ฝ่ายตรงข้าม 1 ใบ", interfere=True)
    s = Arena(veto, able("sage", "Mp 1. Draw 1 Seal Card.", language="en", mp=1))
    s.clear_hands()
    sage, card = s.put(0, "sage", AT), s.put(1, "veto", "hand")
    s.set_mp(0, 3)
    s.act("skill", sage)
    s.settle("interfere")
    s.act("cast", card)
    s.settle("action")
    assert (s.game.hand(0), s.mp(0)) == ([], 2)


def test_only_the_cast_of_the_opponent_is_called_off() -> None:
    veto = spell("veto", "Cancel the cast of 1 Mystic Card of your opponent.", language="en", interfere=True)
    s = Arena(veto)
    mine, theirs = s.put(0, "veto", "hand"), s.put(1, "veto", "hand")
    s.set_mp(0, 8)
    s.act("cast", s.put(0, "dust", "hand"))
    s.settle("interfere")
    assert s.offered("cast") == [theirs]
    assert mine not in s.offered("cast")


# ---------------------------------------------------------------------------- what a sentence before spoke of


@pytest.mark.parametrize(("tribe", "mp"), [("Musician", 8), ("Beast", 7)])
def test_what_the_card_is_that_was_taken(tribe: str, mp: int) -> None:
    s = Arena(
        spell("find", "Return 1 Seal in your Shrine to your hand. If it is a Musician Seal, gain 1 Mp.", language="en"),
        seal("bard", tribes=(tribe,)),
    )
    play(s, "find", s.put(0, "bard", "seal-shrine"))
    assert s.mp(0) == mp


def test_the_seal_it_fights_is_weaker_until_the_fight_ends() -> None:
    s = Arena(
        says(
            "damp", "If the Seal fighting this Seal is [Fire], it gets At -3 until the end of the fight.", language="en"
        ),
        seal("blaze", at=5, elements=("fire",)),
    )
    damp, blaze = s.put(0, "damp", AT), s.put(1, "blaze", AT)
    s.attack(damp, blaze)
    s.settle()
    assert (s.where(damp), s.where(blaze)) == (f"0.{AT}", "1.seal-shrine")


def test_more_than_another_value_without_saying_whose() -> None:
    s = Arena(
        says(
            "rat",
            "When this Seal fights a Seal with higher At, it gets At +9 until the end of the fight.",
            language="en",
        )
    )
    rat, bear = s.put(0, "rat", AT), s.put(1, "bear", AT)
    s.attack(rat, bear)
    s.settle()
    assert (s.where(rat), s.where(bear)) == (f"0.{AT}", "1.seal-shrine")


# ---------------------------------------------------------------------------- moments


@pytest.mark.parametrize(("start", "at"), [(DF, 5), (AT, 3)])
def test_it_comes_to_one_line(start: str, at: int) -> None:
    s = Arena(says("guard", "เมื่อย้ายไป At Line At +2 จนจบ Subturn"))
    guard = s.put(0, "guard", start)
    s.act("change_line", guard)
    s.act("line", value=0)
    s.settle()
    assert s.game.value(guard, "at") == at


def test_own_seals_are_sacrificed() -> None:
    s = Arena(
        says("altar", "When you sacrifice a Seal, put 1 Charged Counter on this Seal.", language="en"),
        spell("rite", "Sacrifice 1 Seal.", language="en"),
        spell("bane", "Destroy 1 Seal.", language="en"),
    )
    altar, wolf, bear = s.put(0, "altar", AT), s.put(0, "wolf", AT), s.put(0, "bear", AT)
    play(s, "bane", bear)
    assert s.game.charged(altar) == 0
    play(s, "rite", wolf)
    assert s.game.charged(altar) == 1


def test_any_other_own_seal_is_attacked() -> None:
    text = "When an opposing Seal attacks one of your other Seals, this Seal gets Df +1 until end of Turn."
    s = Arena(says("kin", text, language="en"), subturn=4)
    kin, bear, wolf = s.put(0, "kin", AT), s.put(0, "bear", AT), s.put(1, "wolf", AT)
    s.attack(wolf, bear)
    s.settle()
    assert s.game.value(kin, "df") == 4


# ---------------------------------------------------------------------------- Costs, piles, attached cards


@pytest.mark.parametrize(("cost", "where"), [("Remove ใบนี้", "0.remove"), ("นำใบนี้กลับขึ้นมือ", "0.hand")])
def test_the_card_itself_is_the_cost(cost: str, where: str) -> None:
    s = Arena(able("moth", f"Mp 1, {cost}: ทำลาย Seal ฝ่ายตรงข้าม 1 ใบ", mp=1))
    moth, wolf = s.put(0, "moth", AT), s.put(1, "wolf", AT)
    s.put(0, "bear", AT)
    s.act("skill", moth)
    s.act("target", wolf)
    s.settle()
    assert (s.where(moth), s.where(wolf)) == (where, "1.seal-shrine")


def test_a_card_of_either_shrine() -> None:
    s = Arena(spell("rest", "Remove 1 Seal in any Shrine from the game.", language="en"))
    mine, theirs = s.put(0, "wolf", "seal-shrine"), s.put(1, "bear", "seal-shrine")
    s.set_mp(0, 8)
    s.act("cast", s.put(0, "rest", "hand"))
    assert sorted(s.offered("target")) == sorted([mine, theirs])
    s.act("target", theirs)
    s.settle()
    assert s.where(theirs) == "1.remove"


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("Destroy all Mystic Cards attached to 1 opposing Seal.", "1.mystic-shrine"),
        ("Return all Mystic Cards attached to 1 opposing Seal to their owners' hands.", "1.hand"),
    ],
)
def test_what_is_attached_to_a_seal_that_is_picked(text: str, where: str) -> None:
    s = Arena(spell("shear", text, language="en"), mystic("charm", "PS", 2))
    wolf, bear, charm = s.put(1, "wolf", AT), s.put(1, "bear", AT), s.put(1, "charm", "no-line")
    s.edit(lambda game: game.play.attach(charm, wolf))
    s.set_mp(0, 8)
    s.act("cast", s.put(0, "shear", "hand"))
    assert s.offered("target") == [wolf]
    assert bear not in s.offered("target")
    s.act("target", wolf)
    s.settle()
    assert (s.where(charm), s.where(wolf)) == (where, f"1.{AT}")


def test_seals_with_and_without_a_mystic_card() -> None:
    s = Arena(says("chief", "Seal ของเราที่ไม่มี Mystic Card ติดอยู่ Df +1"), mystic("charm", "PS", 2))
    chief, wolf, charm = s.put(0, "chief", AT), s.put(0, "wolf", AT), s.put(0, "charm", "no-line")
    s.edit(lambda game: game.play.attach(charm, wolf))
    assert (s.game.value(chief, "df"), s.game.value(wolf, "df")) == (4, 2)


def test_only_mystic_cards_of_a_kind() -> None:
    s = Arena(
        spell("snip", "Destroy 1 PS Mystic Card.", language="en"), mystic("charm", "PS", 2), mystic("star", "PA", 2)
    )
    wolf, charm = s.put(1, "wolf", AT), s.put(1, "charm", "no-line")
    s.put(1, "star", "no-line")
    s.edit(lambda game: game.play.attach(charm, wolf))
    s.set_mp(0, 8)
    s.act("cast", s.put(0, "snip", "hand"))
    assert s.offered("target") == [charm]


def test_the_top_of_the_library_is_put_in_order() -> None:
    s = Arena(
        spell("plan", "Look at the top 2 cards of your Seal Library, then put them back in any order.", language="en")
    )
    one, two = s.put(0, "bear", "seal-library"), s.put(0, "ox", "seal-library")
    play(s, "plan")
    assert s.choice.kind == "order"
    s.play.answer([[option.card for option in s.choice.options].index(card) for card in (two, one)])
    s.settle()
    assert s.table.zones["0.seal-library"][-2:] == [two, one]


# ---------------------------------------------------------------------------- what may not be, and for how long


def test_no_attack_past_the_at_line() -> None:
    s = Arena(
        says("wall", "Opposing Seals cannot attack across to the Df Line.", language="en"),
        says("hawk", "Can attack across to the Df Line.", language="en"),
    )
    hawk, front, back = s.put(0, "hawk", AT), s.put(1, "wolf", AT), s.put(1, "bear", DF)
    assert s.game.attacks.attackable(0, hawk) == [front, back]
    s.put(1, "wall", DF)
    assert s.game.attacks.attackable(0, hawk) == [front]


def test_until_the_own_next_subturn() -> None:
    s = Arena(able("monk", "Mp 1: this Seal gets Df +2 until your next Subturn.", language="en", mp=1))
    monk = s.put(0, "monk", AT)
    s.put(1, "wolf", AT)
    s.act("skill", monk)
    s.settle()
    seen = []
    for _ in range(3):
        seen.append(s.game.value(monk, "df"))
        s.end_subturn()
    assert seen == [5, 5, 3]


def test_it_comes_in_itself_when_it_is_discarded() -> None:
    s = Arena(
        says("imp", "When discarded from the hand, put it into the Arena.", language="en"),
        spell("purge", "Discard 1 card.", language="en"),
    )
    s.clear_hands()
    imp = s.put(0, "imp", "hand")
    play(s, "purge")
    if s.choice.kind == "cards":
        s.pick(imp)
    s.settle("line")
    if s.choice.kind == "line":
        s.play.answer([0])
    s.settle()
    assert s.where(imp) in (f"0.{AT}", f"0.{DF}")


# ---------------------------------------------------------------------------- one reading of several


def test_a_condition_between_two_sentences_belongs_to_the_second() -> None:
    said = english("จั่ว Seal Card 1 ใบ ถ้ามี Seal เผ่า Tamer ในสนาม จั่วเพิ่มอีก 1 ใบ")
    assert said == "Draw 1 Seal Card. If you have 1 Tamer Seal in the Arena, draw 1 card."


def test_what_has_no_end_holds_while_it_is_so() -> None:
    (sentence,) = texts.reading(
        says("pair", "When this Seal is combined, opposing Seals get Df -1.", language="en"), "en"
    ).sentences
    assert sentence.tree is not None
    assert sentence.tree.key == "Text.while"


def test_how_long_is_said_once_for_two_things() -> None:
    s = Arena(spell("hex", "1 Seal gets At -2 and cannot use Skills until the end of this Turn.", language="en"))
    wolf = s.put(1, "wolf", AT)
    play(s, "hex", wolf)
    assert (s.game.value(wolf, "at"), s.game.deed(wolf, "skill")) == (1, True)
    s.end_subturn()
    s.end_subturn()
    assert (s.game.value(wolf, "at"), s.game.deed(wolf, "skill")) == (3, False)


@pytest.mark.parametrize(("seals", "drawn"), [(0, 3), (1, 2)])
def test_another_number_instead(seals: int, drawn: int) -> None:
    s = Arena(
        spell("well", "Draw 2 Seal Cards. If you have no Seals in the Arena, draw 3 Seal Cards instead.", language="en")
    )
    s.clear_hands()
    if seals:
        s.put(0, "wolf", AT)
    play(s, "well")
    assert len(s.game.hand(0)) == drawn


def test_counters_are_those_of_the_seal_it_is_on() -> None:
    s = Arena(
        spell("coil", "The attached Seal gains At +1 for each Charged Counter on it.", "PS", 2, language="en"),
        spell("drum", "The Seal gains At +1 for each Charged Counter on this card.", "PS", 2, language="en"),
    )
    wolf = s.put(0, "wolf", AT)
    s.edit(lambda game: game.put_counters(wolf, "charged", 2, given_by=0))
    drum = s.put(0, "drum", "no-line")
    s.edit(lambda game: game.play.attach(drum, wolf))
    assert s.game.value(wolf, "at") == 3
    coil = s.put(0, "coil", "no-line")
    s.edit(lambda game: game.play.attach(coil, wolf))
    assert s.game.value(wolf, "at") == 5


def test_what_may_not_attack_without_paying_costs_more() -> None:
    s = Arena(spell("chain", "The Seal cannot attack unless its owner pays Mp 1.", "PS", 2, language="en"))
    wolf, chain = s.put(1, "wolf", AT), s.put(0, "chain", "no-line")
    s.edit(lambda game: game.play.attach(chain, wolf))
    assert s.game.value(wolf, "attack_mp") == 2


# ---------------------------------------------------------------------------- more that is done


@pytest.mark.parametrize(("element", "gone"), [("fire", True), ("water", False)])
def test_what_is_done_to_the_chosen_card_if_it_is_such(element: str, gone: bool) -> None:
    s = Arena(
        spell("test", "Choose 1 Seal. If it is Fire, destroy it.", language="en"), seal("blaze", elements=(element,))
    )
    blaze = s.put(1, "blaze", AT)
    play(s, "test", blaze)
    assert (s.where(blaze) == "1.seal-shrine") == gone


def test_a_seal_of_the_hand_comes_into_a_line() -> None:
    s = Arena(spell("gate", "นำ Seal ในมือ 1 ใบลง Df Line"))
    s.clear_hands()
    wolf = s.put(0, "wolf", "hand")
    play(s, "gate")
    if s.choice.kind == "cards":
        s.pick(wolf)
    if s.choice.kind == "line":
        assert {option.zone for option in s.choice.options} == {f"0.{DF}"}
        s.play.answer([0])
    s.settle()
    assert s.where(wolf) == f"0.{DF}"


def test_mp_for_each_of_a_group() -> None:
    s = Arena(spell("crop", "Gain 2 Mp for each Seal you have in the Arena.", language="en"))
    s.put(0, "wolf", AT)
    s.put(0, "bear", DF)
    play(s, "crop")
    assert s.mp(0) == 8 - 1 + 4


def test_a_seal_comes_in_inactive() -> None:
    s = Arena(spell("wake", "Bring 1 Seal of Lv 3 or less from your Shrine into the Arena Inactive.", language="en"))
    wolf = s.put(0, "wolf", "seal-shrine")
    play(s, "wake", wolf)
    if s.choice.kind == "line":
        s.play.answer([0])
    s.settle()
    assert (s.where(wolf)[2:] in (AT, DF), s.active(wolf)) == (True, False)


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_cast_that_was_spoken_of_is_called_off(answer: str) -> None:
    text = "When the opponent casts a Mystic Card, you may discard 1 card. If you do, cancel the cast."
    s = Arena(says("judge", text, language="en"), spell("boon", "Draw 1 Seal Card.", language="en"), subturn=4)
    s.clear_hands()
    s.put(0, "judge", AT)
    s.put(0, "wolf", "hand")
    s.set_mp(1, 8)
    boon = s.put(1, "boon", "hand")
    s.act("cast", boon)
    s.settle("yes_no")
    s.act(answer)
    s.settle("cards", "action")
    if s.choice.kind == "cards":
        s.pick(*s.offered("pick"))
        s.settle("action")
    assert (len(s.game.hand(1)), s.where(boon)) == (0 if answer == "yes" else 1, "1.mystic-shrine")


def test_only_what_falls_into_that_shrine() -> None:
    s = Arena(
        says(
            "ghoul", "When a Seal falls into your opponent's Shrine, put 1 Charged Counter on this Seal.", language="en"
        ),
        spell("bane", "Destroy 1 Seal.", language="en"),
    )
    ghoul, mine, theirs = s.put(0, "ghoul", AT), s.put(0, "wolf", AT), s.put(1, "wolf", AT)
    play(s, "bane", mine)
    assert s.game.charged(ghoul) == 0
    play(s, "bane", theirs)
    assert s.game.charged(ghoul) == 1
