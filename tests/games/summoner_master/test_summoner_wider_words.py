"""What is said after the rulebook's notation, in more ways: read alike in Thai and English, and carried out."""

from __future__ import annotations

import pytest
from arena import AT, BOOK, DF, NONE, Arena, able, form, says, seal, spell
from test_summoner_own_words import read

from sanam.abilities.tree import from_plain
from sanam.games.summoner_master.cards.model import Shade
from sanam.games.summoner_master.texts.reading import printed, texts

PAIR = seal("pair", forms=(form(("name", "wolf"), at=7),))
#: A Thai and an English wording of the same, and the kind of card.
SAME = (
    ("ability", "At +X เมื่อ X = จำนวน Seal เผ่า Beast ของเรา", "At +X, X = number of Beast Seals we have."),
    ("ability", "เมื่อถูกโจมตี เปลี่ยน Line ของ Seal ที่โจมตี", "When attacked, change the Line of the attacking Seal."),
    ("ability", "เมื่อโจมตี At+1 จนจบการโจมตี", "When it attacks, At +1 until the end of the attack."),
    ("ability", "ถ้าถูกโจมตีโดย Seal ธาตุมืด Df +2", "When attacked by a Dark Seal, Df +2."),
    ("ability", "ตราบเท่าที่เรามี Mp น้อยกว่า 4 At +1", "As long as our Mp is less than 4, At +1."),
    ("ability", "เป็นใบรอง Seal ธาตุน้ำ: At +2", "As support of a Water Seal: At +2"),
    ("ability", "Seal ใบอื่นใน Line เดียวกับ [S] Df+1", "Other Seals in the same Line as [S]: Df +1"),
    (
        "ability",
        "ถ้า Shrine ฝ่ายตรงข้ามมี Seal มากกว่า Shrine เรา Sp+1",
        "If the opponent's Shrine has more Seals than ours, Sp +1",
    ),
    ("ability", "ยกเลิก Curse และ Mystic Card ที่ไม่ใช่ [Relic]", "Cancel Curses and non-[Relic] Mystic Cards"),
    ("ability", "ตราบเท่าที่เรามีการ์ดในมือ 0 ใบ, At +3", "While we have 0 cards in hand: At +3"),
    (
        "ability",
        "เข้ามา: ดูการ์ดในมือฝ่ายตรงข้าม แล้วเลือกทิ้ง 1 ใบ",
        "Come in: look at the opponent's hand and discard 1 card from it",
    ),
    ("ability", "เมื่อร่าย [S] สำเร็จ จั่วการ์ด 1 ใบ", "When [S] is cast successfully, draw 1 card"),
    ("ability", "Seal ทุกใบที่ไม่ใช่ธาตุน้ำ Df -1", "All non-Water Seals get Df -1"),
    ("ability", "ไม่สามารถถูกทำลายจากการต่อสู้", "Cannot be destroyed in a fight"),
    ("ability", "ไม่สามารถโจมตี Seal ที่มี At น้อยกว่า [S]", "Cannot attack Seals with lower At than [S]"),
    (
        "ability",
        "Mp ค่าร่ายปกติของ [S] ลดลง 1 ต่อ Mystic Card ใน Shrine ของเรา 1 ใบ",
        "Casting Mp of [S] is reduced by 1 for each Mystic Card in our Shrine",
    ),
    (
        "ability",
        "Seal ของฝ่ายตรงข้ามที่อยู่ใน At Line เสีย Mp ค่าโจมตีเพิ่ม 1",
        "Opponent's Seals in the At Line pay 1 more Mp to attack",
    ),
    ("mystic", "เพิ่ม Mp ของเรา 3", "Increase our Mp by 3"),
    ("skill", "Mp 2: แยกการรวมร่างของ Seal ฝ่ายตรงข้าม 1 ใบ", "Mp 2: break the Combination of 1 opponent Seal"),
    ("skill", "Mp 2: สั่ง Seal ใบอื่นของเรา 1 ใบ โจมตีฟรี", "Mp 2: order another Seal of ours to attack for free"),
    (
        "skill",
        "Mp 1: ย้าย Mystic Card ที่ติดบน Seal 1 ใบ ไปยัง Seal ใบอื่น",
        "Mp 1: move 1 Mystic Card attached to a Seal to another Seal",
    ),
    (
        "skill",
        "Mp 2: ใช้ได้เฉพาะเมื่อเรามี Seal ในสนามน้อยกว่าฝ่ายตรงข้าม จั่วการ์ด 2 ใบ",
        "Mp 2: use only when we have fewer Seals than the opponent. Draw 2 cards.",
    ),
    ("mystic", "เราจั่วการ์ดจนมีการ์ดในมือ 5 ใบ", "Draw until we have 5 cards in hand"),
    ("mystic", "ฝ่ายตรงข้ามเลือกทิ้ง Seal ในมือ 1 ใบ", "The opponent chooses and discards 1 Seal from hand"),
    ("mystic", "สุ่มการ์ดในมือฝ่ายตรงข้าม 1 ใบ นำออกจากเกม", "Remove 1 random card in the opponent's hand"),
    (
        "mystic",
        "ผู้เล่นทุกคนทิ้งการ์ดในมือทั้งหมด แล้วจั่วการ์ด 3 ใบ",
        "Each player discards their hand, then draws 3 cards",
    ),
    (
        "mystic",
        "Seal ของเรา 1 ใบ At+3 จนจบ Subturn และ โจมตีข้ามไปยัง Df Line ได้",
        "1 of our Seals gets At +3 until end of Subturn and can attack across to the Df Line",
    ),
    ("PS", 'Seal ที่ติดการ์ดนี้ ได้รับ Ability "Weak Touch"', 'The Seal it is attached to gains the Ability "Weak Touch"'),
)


@pytest.mark.parametrize(("kind", "thai", "english"), SAME, ids=[each[2] for each in SAME])
def test_the_same_after_the_notation(kind: str, thai: str, english: str) -> None:
    assert read(kind, thai, "th").abilities == read(kind, english, "en").abilities


def said(kind: str, text: str, language: str = "en") -> str:
    card = read(kind, text, language)
    assert card.abilities is not None
    return texts.write_tree(from_plain(card.abilities[0]["tree"]), "en")


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (
            "When the opponent uses a Skill, you may pay Mp 1: cancel that Skill",
            "When any opposing card uses a Skill: you may pay Mp 1. If so, cancel 1 Skill.",
        ),
        (
            "When it attacks, discard 1 card: draw 2 cards",
            "When it attacks: you may discard 1 card. If so, draw 2 cards.",
        ),
        ("Condition: 3 or more N[Rat] in the arena\nAll our Seals Df +1", None),
    ],
)
def test_what_hangs_on_what(text: str, meant: str | None) -> None:
    if meant is not None:
        assert said("ability", text) == meant
        return
    abilities = read("ability", text, "en").abilities
    assert abilities is not None
    assert from_plain(abilities[0]["tree"]).key == "Text.condition"
    assert "you have 3 N[Rat] cards" in said("ability", text)


def test_what_a_seal_counts_as_may_be_several_things() -> None:
    for text, language in (("This Seal is also Water and Fire.", "en"), ("[S] ถือเป็น Seal ธาตุน้ำและธาตุไฟด้วย", "th")):
        card = printed.arranged(seal("own", text=text), language)
        assert card.shades == (Shade(kind="element", value="water"), Shade(kind="element", value="fire"))


def test_after_what_the_opponent_does_it_is_not_clear_in_thai_who_draws() -> None:
    """In English the verb says so."""
    assert "your opponent draws" in said("mystic", "The opponent discards 2 cards, then draws 1 card.").lower()
    assert "draw 1 card" in said("mystic", "The opponent discards 2 cards, then draw 1 card.").lower()


# ---------------------------------------------------------------------- in play


def test_an_effect_breaks_a_combination() -> None:
    """Only of a Seal that is combined; its Support Seal is beside it then."""
    s = Arena(able("axe", "Mp 1: break the Combination of 1 Seal", "en", mp=1), PAIR)
    axe, main, wolf = s.put(0, "axe", AT), s.put(0, "pair", AT), s.put(0, "wolf", AT)
    s.put(1, "bear", AT)
    combine(s, main, wolf)
    assert s.game.value(main, "at") == 7
    s.act("skill", axe)
    s.settle("target")
    assert s.offered("target") == [main]
    s.act("target", main)
    s.settle()
    assert not s.game.combined(main)
    assert (s.where(wolf), s.game.value(main, "at")) == (f"0.{AT}", 3)


def combine(s: Arena, main: int, *supports: int) -> None:
    s.act("combine", main)
    s.play.answer([s.option("pick", card) for card in supports])
    s.settle()


@pytest.mark.rule(BOOK, "SMG-140")
@pytest.mark.parametrize(("element", "more"), [("water", 2), ("fire", 0)])
def test_as_support_of_such_a_seal(element: str, more: int) -> None:
    s = Arena(
        says("page", "As support of a Water Seal: Seals in the Df Line At +2", language="en"),
        seal("lord", elements=(element,), forms=(form(("name", "page"), at=7),)),
    )
    lord, page, bear = s.put(0, "lord", AT), s.put(0, "page", AT), s.put(0, "bear", DF)
    assert s.game.value(bear, "at") == 5
    combine(s, lord, page)
    assert s.game.value(bear, "at") == 5 + more


@pytest.mark.parametrize(("mp", "at"), [(3, 4), (4, 3)])
def test_what_holds_below_some_mp(mp: int, at: int) -> None:
    s = Arena(says("imp", "As long as our Mp is less than 4, At +1.", language="en"))
    imp = s.put(0, "imp", AT)
    s.set_mp(0, mp)
    s.set_mp(1, 7 - mp)
    assert s.game.value(imp, "at") == at


@pytest.mark.parametrize(
    ("text", "mine", "theirs", "at"),
    [
        ("While the opponent has 3 Mp or less, At +1.", 8, 3, 4),
        ("While the opponent has 3 Mp or less, At +1.", 3, 4, 3),
        ("While the opponent has 4 or more Mp, At +1.", 0, 4, 4),
        ("While the opponent has 4 or more Mp, At +1.", 8, 3, 3),
    ],
)
def test_what_holds_by_the_mp_of_the_other(text: str, mine: int, theirs: int, at: int) -> None:
    s = Arena(says("imp", text, language="en"))
    imp = s.put(0, "imp", AT)
    s.set_mp(0, mine)
    s.set_mp(1, theirs)
    assert s.game.value(imp, "at") == at


@pytest.mark.parametrize(
    ("text", "mine", "theirs", "at"),
    [
        ("As long as our Shrine has more Lv than the opponent's, At +1", ["ox"], ["wolf", "wolf"], 4),
        ("As long as our Shrine has more Lv than the opponent's, At +1", ["wolf", "wolf"], ["bear"], 3),
        ("As long as the opponent's Shrine has more Lv than ours, At +1", ["wolf", "wolf"], ["ox"], 4),
        (
            "As long as our Shrine has more Seals than the opponent's, At +1",
            ["wolf", "wolf"],
            ["ox", "dust", "dust"],
            4,
        ),
        ("As long as our Shrine has more Seals than the opponent's, At +1", ["ox", "dust"], ["wolf"], 3),
        ("As long as the opponent's Shrine has more Seals than ours, At +1", ["ox"], ["wolf", "wolf"], 4),
    ],
)
def test_what_holds_by_the_shrines_of_both(text: str, mine: list[str], theirs: list[str], at: int) -> None:
    s = Arena(says("judge", text, language="en"))
    judge = s.put(0, "judge", AT)
    for seat, names in ((0, mine), (1, theirs)):
        for name in names:
            s.put(seat, name, "mystic-shrine" if name == "dust" else "seal-shrine")
    assert s.game.value(judge, "at") == at


def test_the_other_seals_of_its_line() -> None:
    s = Arena(says("drum", "Other Seals in the same Line as [S]: Df +1", language="en"))
    drum, beside, behind, foe = s.put(0, "drum", AT), s.put(0, "wolf", AT), s.put(0, "wolf", DF), s.put(1, "wolf", AT)
    assert [s.game.value(card, "df") for card in (drum, beside, behind, foe)] == [3, 3, 2, 2]
    s.move(0, drum, f"0.{DF}")
    assert [s.game.value(card, "df") for card in (drum, beside, behind, foe)] == [3, 2, 3, 2]


@pytest.mark.rule(BOOK, "SMG-127")
def test_weak_touch_may_be_given() -> None:
    """The other Seal's At is compared without what raises it."""
    s = Arena(able("monk", "Mp 0: 1 Seal of ours gains Weak Touch until end of Subturn", "en", mp=0))
    monk, wolf, foe = s.put(0, "monk", AT), s.put(0, "bear", AT), s.put(1, "wolf", AT)
    s.modify(foe, "at", "add", 4)
    s.act("skill", monk)
    s.settle("target")
    s.act("target", wolf)
    s.settle()
    s.attack(wolf, foe)
    s.settle()
    assert (s.where(wolf), s.where(foe)) == (f"0.{AT}", "1.seal-shrine")


def test_cards_are_drawn_until_so_many_are_held() -> None:
    s = Arena(spell("well", "Draw until we have 3 cards in hand", language="en"))
    s.put(0, "wolf", "hand")
    s.act("cast", s.put(0, "well", "hand"))
    s.to_step("cards")
    assert (s.choice.least, s.choice.most) == (2, 2)
    s.play.answer([0, 1])
    s.settle()
    assert len(s.game.hand(0)) == 3


def test_the_opponent_picks_which_seal_goes() -> None:
    s = Arena(spell("tax", "The opponent chooses and discards 1 Seal from hand", language="en"))
    wolf, _ = s.put(1, "wolf", "hand"), s.put(1, "dust", "hand")
    bear = s.put(1, "bear", "hand")
    s.act("cast", s.put(0, "tax", "hand"))
    s.to_step("cards")
    assert (s.choice.seat, s.offered("pick")) == (1, [wolf, bear])
    s.act("pick", bear)
    s.settle()
    assert (s.where(bear), len(s.game.hand(1))) == ("1.seal-shrine", 2)


def test_a_card_of_a_hand_is_removed_at_random() -> None:
    s = Arena(spell("thief", "Remove 1 random card in the opponent's hand", language="en"))
    held = [s.put(1, name, "hand") for name in ("wolf", "bear", "dust")]
    s.act("cast", s.put(0, "thief", "hand"))
    s.settle()
    assert sorted(s.where(card) for card in held) == ["1.hand", "1.hand", "1.remove"]


@pytest.mark.parametrize(("top", "where"), [("bee", f"0.{AT}"), ("wolf", "0.seal-library")])
def test_the_top_card_comes_into_the_arena_if_it_is_one(top: str, where: str) -> None:
    text = "Reveal the top card of our Seal Library. If it is an Insect, bring it into the arena."
    s = Arena(spell("hive", text, language="en"), seal("bee", tribes=("Insect",)))
    card = s.put(0, top, "seal-library")
    s.act("cast", s.put(0, "hive", "hand"))
    if where.endswith(AT):
        s.to_step("line")
        s.act("line", zone=f"0.{AT}", value=0)
    s.settle()
    assert s.where(card) == where
    assert set(s.card(card).known or ()) >= {0, 1} or where.endswith(AT)


def test_both_players_draw_after_both_discard() -> None:
    s = Arena(spell("tide", "Each player discards their hand, then draws 2 cards", language="en"))
    mine, theirs = s.put(0, "wolf", "hand"), s.put(1, "bear", "hand")
    s.act("cast", s.put(0, "tide", "hand"))
    for _ in range(2):
        s.to_step("cards")
        s.play.answer([0, 1])
    s.settle()
    assert (s.where(mine), s.where(theirs)) == ("0.seal-shrine", "1.seal-shrine")
    assert (len(s.game.hand(0)), len(s.game.hand(1))) == (2, 2)


@pytest.mark.parametrize(("element", "where"), [("darkness", f"1.{DF}"), ("fire", "1.seal-shrine")])
def test_while_it_is_attacked_by_such_a_seal(element: str, where: str) -> None:
    s = Arena(
        says("wall", "When attacked by a Dark Seal, Df +2.", language="en", at=1, df=2),
        seal("foe", elements=(element,)),
    )
    wall, foe = s.put(1, "wall", DF), s.put(0, "foe", AT)
    s.attack(foe, wall)
    s.settle()
    assert s.where(wall) == where
    assert s.game.value(wall, "df") == 2


def test_a_skill_that_can_only_be_used_when() -> None:
    s = Arena(able("scout", "Mp 2: use only when we have fewer Seals than the opponent. Draw 2 cards.", "en", mp=2))
    scout, _ = s.put(0, "scout", AT), s.put(1, "wolf", AT)
    assert s.rule("skill", scout) == "604.6.1"
    s.put(1, "wolf", DF)
    assert s.rule("skill", scout) == ""


def test_when_it_falls_from_the_library_it_comes_in() -> None:
    s = Arena(
        says("seed", "When dropped to Shrine from Library: bring [S] into the arena", language="en"),
        spell("mill", "Discard the top card of your Seal Library", language="en"),
    )
    seed = s.put(0, "seed", "seal-library")
    s.act("cast", s.put(0, "mill", "hand"))
    s.to_step("line")
    s.act("line", zone=f"0.{DF}", value=0)
    s.settle()
    assert s.where(seed) == f"0.{DF}"


@pytest.mark.rule(BOOK, "713.2")
@pytest.mark.parametrize(
    ("text", "foe", "where"),
    [
        ("When it wins a fight, return the losing Seal to its owner's hand", "filler", "1.hand"),
        ("When it wins a fight: remove the losing Seal from the game instead of destroying it", "filler", "1.remove"),
        ("When it loses a fight, return [S] to its owner's hand", "ox", "0.hand"),
        ("When it wins a fight: return 1 opposing Seal to its owner's hand", "filler", "1.seal-shrine"),
    ],
)
def test_what_is_said_of_a_loser_moves_it(text: str, foe: str, where: str) -> None:
    """Only what speaks of it at this moment does; otherwise it waits for what becomes of it in the fight."""
    s = Arena(says("hook", text, language="en"))
    hook, other = s.put(0, "hook", AT), s.put(1, foe, AT)
    s.attack(hook, other)
    s.settle()
    assert s.where(other if where.startswith("1") else hook) == where


def test_a_seal_that_no_fight_destroys() -> None:
    """It loses all the same; an Effect may destroy it."""
    s = Arena(
        says("rock", "Cannot be destroyed in a fight", language="en"), spell("axe", "Destroy 1 Seal", language="en")
    )
    rock, ox = s.put(1, "rock", AT), s.put(0, "ox", AT)
    s.attack(ox, rock)
    s.settle()
    assert s.where(rock) == f"1.{AT}"
    s.act("cast", s.put(0, "axe", "hand"))
    s.settle("target")
    s.act("target", rock)
    s.settle()
    assert s.where(rock) == "1.seal-shrine"


def test_seals_that_it_does_not_attack() -> None:
    s = Arena(says("duke", "Cannot attack Seals with At 2 or less", language="en"))
    duke, wolf, fly, bear = s.put(0, "duke", AT), s.put(0, "wolf", AT), s.put(1, "fly", AT), s.put(1, "bear", AT)
    for attacker, targets in ((duke, [bear]), (wolf, [fly, bear])):
        s.act("attack", attacker)
        assert s.offered("attack") == targets
        s.decline() if s.choice.least == 0 else s.play.undo()


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("All non-Water Seals get Df -1", [3, 1]),
        ("All Seals other than Beast Seals get Df -1", [2, 2]),
    ],
)
def test_all_but_those(text: str, values: list[int]) -> None:
    s = Arena(
        says("tide", text, language="en", elements=("water",)),
        seal("hare", df=2, tribes=("Beast",), elements=("fire",)),
    )
    cards = [s.put(0, "tide", AT), s.put(1, "hare", AT)]
    assert [s.game.value(card, "df") for card in cards] == values


def test_two_values_by_the_names_of_ones_seals() -> None:
    text = "At and Df of [S] increase by the number of Seals with different names we have in the arena"
    s = Arena(says("king", text, language="en"))
    king = s.put(0, "king", AT)
    for name in ("wolf", "wolf", "bear"):
        s.put(0, name, DF)
    assert (s.game.value(king, "at"), s.game.value(king, "df")) == (6, 6)


def test_a_cost_is_no_name_of_a_skill() -> None:
    assert said("skill", "Return [S] to hand: 1 opponent's Seal becomes an Inactive Seal").startswith("Returning [S]")


@pytest.mark.parametrize(
    ("kind", "text", "meant"),
    [
        ("ability", "(สูญเสียไม่ได้) Charging 2", "Charging 2 (cannot be lost)"),
        ("ability", "Weak Touch (ยกเลิกไม่ได้)", "Weak Touch (cannot be cancelled)"),
        ("ability", "Dancing: ได้รับ Charged Counter 1 อัน (1/Subturn)", "Dancing: put 1 Charged Counter on [S]."),
        ("mystic", "Seal ทุกใบเปลี่ยน Line", "Move all Seals to their other Line."),
        ("mystic", "ผู้เล่นทุกคนเสีย Mp 2", "You lose 2 Mp. Your opponent loses 2 Mp."),
        ("mystic", "ถ้าเรามี Seal น้อยกว่า 2 ใบ จั่วการ์ด 1 ใบ", "If you have 1 or fewer Seals, draw 1 card."),
        ("ability", "At + จำนวน Mp ของเรา", "At by your Mp."),
    ],
)
def test_more_of_the_notation(kind: str, text: str, meant: str) -> None:
    assert said(kind, text, "th") == meant


def test_the_opponents_seals_of_a_level_and_several_things_added() -> None:
    assert said("ability", "Opponent's Lv 1 Seals cannot be Support Seals").startswith("Opposing Seals of Lv 1 cannot")
    (own,) = printed.arranged(seal("own", text="Combine with 1 Knight Seal + 1 Light Seal: At 8, Df 8"), "en").forms
    assert {(one.kind, one.value) for one in own.supports} == {("tribe", "Knight"), ("element", "light")}


@pytest.mark.parametrize(("other", "sp"), [("bear", 2), ("wolf", 3)])
def test_while_it_has_the_highest_value(other: str, sp: int) -> None:
    s = Arena(says("star", "If [S] has the highest At in the arena, Sp +1", language="en", at=4))
    star = s.put(0, "star", AT)
    s.put(1, other, AT)
    assert s.game.value(star, "sp") == sp


def test_as_much_as_ones_mp() -> None:
    s = Arena(says("well", "At + our Mp", language="en"))
    well = s.put(0, "well", AT)
    for mp, at in ((5, 8), (2, 5)):
        s.set_mp(0, mp)
        assert s.game.value(well, "at") == at


def test_both_players_lose_mp() -> None:
    s = Arena(spell("drain", "Each player loses 2 Mp", language="en"))
    s.set_mp(0, 6)
    s.set_mp(1, 7)
    s.act("cast", s.put(0, "drain", "hand"))
    s.settle()
    assert (s.mp(0), s.mp(1)) == (3, 5)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Take 1 Mystic Card from our Library or Shrine to hand"),
        ("th", "นำ Mystic Card 1 ใบจากกองการ์ดหรือ Shrine ขึ้นมือ"),
    ],
)
@pytest.mark.parametrize("way", [0, 1])
def test_one_card_of_either_of_two_piles(language: str, text: str, way: int) -> None:
    s = Arena(spell("fetch", text, language=language))
    there = (s.put(0, "dust", "mystic-library"), s.put(0, "dust", "mystic-shrine"))
    s.act("cast", s.put(0, "fetch", "hand"))
    s.to_step("mode")
    s.act("mode", value=way)
    asked = ("cards", "pick") if way == 0 else ("target", "target")
    s.to_step(asked[0])
    s.act(asked[1], there[way])
    s.settle()
    assert [s.where(card) for card in there].count("0.hand") == 1
    assert s.where(there[way]) == "0.hand"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Search your Library for 1 Mystic Card, show it and add it to your hand"),
        ("th", "ค้นหา Mystic Card 1 ใบจากกองการ์ด เปิดให้ดู แล้วนำขึ้นมือ"),
    ],
)
@pytest.mark.parametrize("shown", [True, False])
def test_what_is_taken_from_the_library_is_shown_only_where_the_text_says_so(
    language: str, text: str, shown: bool
) -> None:
    text = text if shown else text.replace(", show it", "").replace(" เปิดให้ดู", "")
    s = Arena(spell("fetch", text, language=language))
    lamp = s.put(0, "dust", "mystic-library")
    s.act("cast", s.put(0, "fetch", "hand"))
    s.to_step("cards")
    s.act("pick", lamp)
    s.settle()
    assert s.where(lamp) == "0.hand"
    assert [fact.data["cards"] for fact in s.facts("targets")] == [[lamp]] * shown


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "Destroy 1 Seal. Its owner gets 2 Mp."), ("th", "ทำลาย Seal 1 ใบ เจ้าของได้รับ Mp 2")],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_the_owner_of_what_is_destroyed_gets_mp(language: str, text: str, seat: int) -> None:
    s = Arena(spell("alms", text, language=language))
    wolf = s.put(seat, "wolf", AT)
    s.set_mp(0, 3)
    s.set_mp(1, 3)
    s.act("cast", s.put(0, "alms", "hand"))
    s.to_step("target")
    s.act("target", wolf)
    s.settle()
    paid = 3 - s.mp(0) + (2 if seat == 0 else 0)
    assert s.where(wolf) == f"{seat}.seal-shrine"
    assert (paid, s.mp(1)) == (1, 5 if seat else 3)


def test_all_seals_are_no_object_of_a_moment() -> None:
    text = "เวลา [S] โจมตี Seal ทุกใบใน Df Line ของฝ่ายตรงข้าม Df -1 จนจบ Subturn"
    meant = "When it attacks: opposing Seals in the Df Line have Df -1 until the end of this Subturn."
    assert said("ability", text, "th") == meant


@pytest.mark.parametrize(
    ("kind", "thai", "english"),
    [
        ("ability", "ถ้า Shrine ของเรามีการ์ด 5 ใบขึ้นไป At +3", "If our Shrine has 5 or more cards, At +3"),
        (
            "ability",
            "เริ่ม Attack Subturn ของเรา จั่ว Mystic Card 1 ใบ",
            "At the start of our Attack Subturn draw 1 Mystic Card",
        ),
        ("ability", "Protect จาก Skill ของฝ่ายตรงข้าม", "Protect from Skills of the opponent"),
        (
            "ability",
            "ไม่ถูกทำลายจากการต่อสู้กับ Seal Lv 2 หรือต่ำกว่า",
            "Is not destroyed in fights with Seals of Lv 2 or less",
        ),
        ("ability", "Mp ค่าร่ายของ Seal เผ่า Dragon ของเรา -1", "The casting Mp of our Dragon Seals is 1 less"),
        (
            "ability",
            "เมื่อฝ่ายตรงข้ามใช้ Skill ฝ่ายตรงข้ามทิ้งการ์ด 1 ใบ",
            "When the opponent uses a Skill, he discards 1 card",
        ),
        (
            "skill",
            "Mp 3: นำ Seal Lv 2 หรือต่ำกว่า 1 ใบ กลับขึ้นมือเจ้าของ",
            "Mp 3: return 1 Seal with Lv 2 or less to the hand of its owner",
        ),
        ("skill", "Mp 2: Seal ฝ่ายตรงข้าม 1 ใบ ติด Freeze Curse", "Mp 2: deal a Freeze Curse to 1 opponent's Seal"),
    ],
)
def test_the_same_in_still_other_words(kind: str, thai: str, english: str) -> None:
    assert said(kind, thai, "th") == said(kind, english, "en") != ""


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Twin Lion: Support Seal Beast x2: At 7 Df 5"),
        ("en", "Twin Lion: 2 Beast Seals, At 7, Df 5"),
        ("th", "สิงห์คู่: Seal ใบรอง เผ่า Beast 2 ใบ: At 7 Df 5"),
    ],
)
def test_a_form_that_names_its_supports_without_a_verb(language: str, text: str) -> None:
    (own,) = printed.arranged(seal("own", text=text), language).forms
    assert [(one.kind, one.value, one.count) for one in own.supports] == [("tribe", "Beast", 2)]
    assert (own.at, own.df) == (7, 5)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "[S] can only be attacked by Seals with At 5 or more"),
        ("th", "[S] ถูกโจมตีได้โดย Seal ที่มี At 5 ขึ้นไปเท่านั้น"),
    ],
)
def test_only_such_seals_attack_it(language: str, text: str) -> None:
    s = Arena(says("ghost", text, language=language), seal("giant", at=5), seal("dwarf", at=4))
    ghost, giant, dwarf = s.put(1, "ghost", AT), s.put(0, "giant", AT), s.put(0, "dwarf", AT)
    other = s.put(1, "wolf", AT)
    for attacker, targets in ((giant, [ghost, other]), (dwarf, [other])):
        s.act("attack", attacker)
        assert s.offered("attack") == targets
        s.play.undo()


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Df +1 for each Water Seal in either Shrine"),
        ("th", "Df +1 ต่อ Seal ธาตุน้ำ 1 ใบใน Shrine ของทั้งสองฝ่าย"),
    ],
)
def test_as_many_as_lie_in_both_shrines(language: str, text: str) -> None:
    s = Arena(says("reef", text, language=language, df=2), seal("eel", elements=("water",)))
    reef = s.put(0, "reef", AT)
    for seat, name in ((0, "eel"), (1, "eel"), (1, "wolf")):
        s.put(seat, name, "seal-shrine")
    assert s.game.value(reef, "df") == 4


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "The opponent shows 2 cards at random"), ("th", "สุ่มดูการ์ดในมือฝ่ายตรงข้าม 2 ใบ")],
)
def test_some_cards_of_a_hand_are_seen(language: str, text: str) -> None:
    s = Arena(spell("peek", text, language=language))
    held = [s.put(1, name, "hand") for name in ("wolf", "bear", "dust")]
    s.act("cast", s.put(0, "peek", "hand"))
    s.settle()
    assert [0 in (s.card(card).known or ()) for card in held].count(True) == 2
    assert all(s.where(card) == "1.hand" for card in held)


def test_who_does_not_pay_loses_the_seal() -> None:
    text = "เมื่อจบ Subturn ของเรา ทำลาย [S] ถ้าไม่จ่าย Mp 2"
    assert said("ability", text, "th") == "When your Attack Subturn ends: you may pay Mp 2. Otherwise, destroy [S]."


def test_mystic_cards_on_the_seal_of_a_pasted_card_are_counted() -> None:
    s = Arena(
        spell("chain", "At +1 for every Mystic Card attached to this Seal", "PS", "infinity", language="en"),
        spell("charm", "Sp +1", "PS", "infinity", language="en"),
    )
    wolf = s.put(0, "wolf", AT)
    at = s.game.value(wolf, "at")
    for number, name in enumerate(("chain", "charm"), 1):
        worn = s.put(0, name, NONE)
        s.edit(lambda game, worn=worn: game.play.attach(worn, wolf))
        assert s.game.value(wolf, "at") == at + number


@pytest.mark.parametrize(
    ("kind", "thai", "english"),
    [
        ("ability", "ถ้ามี <Red Fox> ใบอื่นในสนามเรา At +2", "If there is another <Red Fox> in our arena, At +2"),
        (
            "ability",
            "เมื่อฝ่ายตรงข้ามร่าย Seal ให้ Seal ของเรา 1 ใบ At +1 จนจบ Subturn",
            "When a Seal is cast by the opponent, 1 of our Seals gets At +1 until end of Subturn",
        ),
        ("ability", "เมื่อ [S] โจมตีสำเร็จ ฝ่ายตรงข้ามเสีย Mp 1", "When an attack of [S] succeeds, the opponent loses 1 Mp"),
        ("ability", "Skill ของ Seal เราเสีย Mp น้อยลง 1", "Skills of our Seals cost 1 Mp less"),
        ("ability", "Seal ที่ถูก [S] ทำลาย นำออกจากเกม", "Any Seal destroyed by [S] is removed from the game"),
        (
            "skill",
            "Mp 2: นำ Seal Lv 1 1 ใบ จากมือลงสนามใน Df Line",
            "Mp 2: bring 1 Seal of Lv 1 from hand into the arena in the Df Line",
        ),
        ("mystic", "เปลี่ยนเป้าหมายการโจมตีไปยัง Seal ใบอื่น", "Change the target of an attack to another Seal"),
        ("mystic", "Seal ของเราไม่ถูกทำลายใน Subturn นี้", "Our Seals are not destroyed this Subturn"),
        (
            "mystic",
            "ถ้ามี Seal เผ่า Dragon ใน Shrine เรา 3 ใบขึ้นไป ทำลาย Seal 1 ใบ",
            "If our Shrine has 3 Dragon Seals or more, destroy 1 Seal",
        ),
    ],
)
def test_the_same_in_other_words_again(kind: str, thai: str, english: str) -> None:
    assert said(kind, thai, "th") == said(kind, english, "en") != ""


def test_a_target_is_not_each_seal() -> None:
    text = "Mp 1: เป้าหมาย Seal 1 ใบ At +2 และ Df -2 จนจบ Subturn"
    assert said("skill", text, "th") == "Mp 1. 1 Seal gains At +2 and has Df -2 until the end of this Subturn."
