"""Texts in a person's own words: read in Thai and English alike, carried out in play, and written in five languages."""

from __future__ import annotations

import msgspec
import pytest
from arena import AT, BOOK, DF, Arena, able, says, seal, spell

from sanam.games.summoner_master.cards.model import Power, SummonerCard
from sanam.games.summoner_master.texts.reading import printed, texts

#: A Thai and an English wording of the same, and the kind of card: "ability", "skill", "mystic", "PS".
SAME = (
    ("ability", "เมื่อโจมตี Seal ใบนี้ได้ At +2 จนจบ Subturn", "When this Seal attacks, it gets At +2 until end of Subturn."),
    ("ability", "ขณะอยู่ใน At Line ได้รับ At +๒, Df +๒", "At +2, Df +2 while in the At Line."),
    ("ability", "Seal ของฝ่ายตรงข้าม At -1", "Seals of the opponent get At -1."),
    ("ability", "Seal [ไฟ] ของเราทุกใบ At+1", "Your [Fire] Seals get +1 At."),
    ("skill", "Mp 1: ทำลาย Seal Lv ไม่เกิน 2 ของฝ่ายตรงข้าม 1 ใบ", "Mp 1: destroy 1 opponent's Seal with Lv 2 or less."),
    ("skill", "Mp 1: จั่วการ์ด 1 ใบ แล้วทิ้งการ์ด 1 ใบ", "Mp 1: Draw 1 card, then discard 1 card."),
    ("skill", "Mp 0, ทิ้งการ์ดในมือ 1 ใบ: จั่ว Seal 1 ใบ", "Mp 0, discard a card: draw 1 Seal Card."),
    ("ability", "เมื่อลงสนาม จั่ว Seal Card 1 ใบ", "When [S] enters the Arena, draw 1 Seal Card."),
    ("ability", "เมื่อ Seal ใบอื่นของเราถูกทำลาย จั่วการ์ด 1 ใบ", "When another Seal of yours is destroyed, draw a card."),
    ("ability", "เมื่อฝ่ายตรงข้ามร่าย Seal จั่วการ์ด 1 ใบ", "When your opponent casts a Seal, draw 1 card."),
    ("ability", "เมื่อแพ้การต่อสู้ จั่วการ์ด 1 ใบ", "When it loses a fight, draw 1 card."),
    ("ability", "เมื่อต่อสู้กับ Seal เผ่า Dragon จั่วการ์ด 1 ใบ", "When it fights a Dragon Seal, draw 1 card."),
    ("ability", "ไม่สามารถโจมตีขึ้นมือได้", "Cannot attack the hand."),
    ("ability", "เปลี่ยน Line ไม่ได้", "Cannot change Lines."),
    ("ability", "ถ้าเรามี Seal เผ่า Beast ใบอื่น At +2", "If you have another Beast Seal, At +2."),
    ("ability", "At +1 ต่อการ์ดในมือเรา 1 ใบ", "At +1 for each card in your hand."),
    ("mystic", "ดูการ์ดในมือฝ่ายตรงข้าม", "Look at the opponent's hand."),
    ("mystic", "ยกเลิก Skill 1 Skill", "Cancel 1 Skill."),
    ("mystic", "นำ Seal 1 ใบจาก Shrine ขึ้นมือ", "Return 1 Seal from your Shrine to your hand."),
    ("PS", "เมื่อ Seal ที่ติดอยู่ถูกทำลาย จั่วการ์ด 1 ใบ", "When the pasted Seal is destroyed, draw 1 card."),
)


def read(kind: str, text: str, language: str) -> SummonerCard:
    """A card of which somebody has typed this text, understood."""
    if kind in ("ability", "skill"):
        card = seal("own", text=text if kind == "ability" else f"Skill {text}")
    else:
        paste = {"mystic": ("untargeted", 0), "PS": ("PS", 2)}[kind]
        card = SummonerCard(name="own", family="mystic", mystic_kind=paste[0], duration=paste[1], cast_mp=1, text=text)
    arranged = printed.arranged(card, language)
    reading = texts.reading(arranged, language)
    assert reading.whole, (text, reading.problem)
    for each in texts.WRITES:
        assert texts.write(reading, each)
    return msgspec.structs.replace(arranged, abilities=reading.abilities)


@pytest.mark.parametrize(("kind", "thai", "english"), SAME, ids=[each[2] for each in SAME])
def test_the_same_in_other_words(kind: str, thai: str, english: str) -> None:
    assert read(kind, thai, "th").abilities == read(kind, english, "en").abilities


@pytest.mark.parametrize(
    "text",
    ["Destroy a Seal or two.", "When it attacks, At +3.", "Your opponent's Seals.", "Cancel it all."],
)
def test_what_could_mean_something_else_is_not_understood(text: str) -> None:
    assert not texts.reading(printed.arranged(seal("own", text=text), "en"), "en").whole


@pytest.mark.parametrize(
    ("language", "text", "unread", "nearest"),
    [
        ("en", "When it attacks, destroys the enemy.", "destroys the enemy.", "Destroy …"),
        ("en", "When [S] enters play, pick up cards of all kinds.", "pick up cards of all kinds.", ""),
        ("th", "เมื่อโจมตี จั่วแผ่น 1 ใบ", "จั่วแผ่น 1 ใบ", "จั่วการ์ด …"),
        ("en", "Your opponent cannot attak the hand.", "attak the hand.", "Opposing Seals cannot attack the hand."),
        # What has little in common with what was typed is not named, and numbers are those that were typed.
        ("en", "Opponent must admire [S] if able.", "Opponent must admire [S] if able.", ""),
        (
            "en",
            "Your opponent cannot cast a second Mystic Card.",
            "a second Mystic Card.",
            "Your opponent cannot cast cards",
        ),
        (
            "th",
            "ดูการ์ดบนสุดของกอง 3 ใบ นำขึ้นมือ 1 ใบ ที่เหลือไว้ล่างกอง",
            "ดูการ์ดบนสุดของกอง 3 ใบ นำขึ้นมือ 1 ใบ ที่เหลือไว้ล่างกอง",
            "ดู การ์ด 3 ใบบนกองการ์ดของเรา เลือก 1 ใบขึ้นมือ ที่เหลือวางใต้กอง",
        ),
        ("en", "When [S] comes in, drow 1 card.", "drow 1 card.", "When it comes in: draw 1 card."),
    ],
)
def test_what_is_not_understood_is_found_where_it_was_typed(
    language: str, text: str, unread: str, nearest: str
) -> None:
    """Also where the words before it are spelled in another way than in the phrase book."""
    (sentence,) = texts.reading(printed.arranged(seal("own", text=text), language), language).sentences
    assert sentence.unread == (unread,)
    found = texts.nearest(text, unread, language)
    assert found.startswith(nearest[:-1]) if nearest.endswith("…") else found == nearest


# ---------------------------------------------------------------------- in play


@pytest.mark.rule(BOOK, "SMG-85.1")
def test_an_ability_that_waits_for_what_happens_to_another_card() -> None:
    s = Arena(
        says("mourner", "When another Seal of yours is destroyed, draw 1 Seal Card.", language="en"),
        spell("strike", "ทำลาย Seal 1 ใบ"),
    )
    s.put(0, "mourner", AT)
    wolf, theirs = s.put(0, "wolf", AT), s.put(1, "wolf", AT)
    for target, cards in ((theirs, 0), (wolf, 1)):
        s.set_mp(0, 8)
        s.act("cast", s.put(0, "strike", "hand"))
        s.act("target", target)
        s.settle()
        assert len(s.game.hand(0)) == cards


def test_that_card_is_the_one_to_which_it_happened() -> None:
    s = Arena(
        says("drummer", "When one of your other Seals attacks, it gets At +2 until end of Subturn.", language="en")
    )
    drummer, wolf, fly = s.put(0, "drummer", AT), s.put(0, "wolf", AT), s.put(1, "fly", AT)
    s.attack(wolf, fly)
    s.settle()
    assert (s.game.value(drummer, "at"), s.game.value(wolf, "at")) == (3, 5)


def test_an_ability_that_waits_for_the_opponent_to_cast() -> None:
    s = Arena(says("spy", "เมื่อฝ่ายตรงข้ามร่าย Seal จั่ว Seal Card 1 ใบ"), subturn=4)
    s.put(0, "spy", AT)
    s.put(1, "bear", AT)
    before = len(s.game.hand(0))
    s.cast(s.put(1, "wolf", "hand"))
    assert len(s.game.hand(0)) == before + 1


def test_an_ability_that_waits_for_what_happens_to_the_card_it_is_attached_to() -> None:
    s = Arena(spell("thread", "When the Seal attacks, draw 1 Seal Card.", "PS", 2, language="en"))
    wolf, bear, fly = s.put(0, "wolf", AT), s.put(0, "bear", AT), s.put(1, "fly", DF)
    s.act("cast", s.put(0, "thread", "hand"))
    s.act("target", wolf)
    s.settle()
    s.attack(bear, fly)
    s.settle()
    assert len(s.game.hand(0)) == 0
    other = s.put(1, "fly", DF)
    s.attack(wolf, other)
    s.settle()
    assert len(s.game.hand(0)) == 1


def test_an_ability_that_asks_what_it_fights() -> None:
    s = Arena(
        says("hunter", "เมื่อต่อสู้กับ Seal เผ่า Dragon: จั่ว Seal Card 1 ใบ", at=6),
        seal("drake", 1, 2, 2, 1, tribes=("Dragon",)),
    )
    hunter = s.put(0, "hunter", AT)
    second = s.put(0, "hunter", AT)
    fly, drake = s.put(1, "fly", AT), s.put(1, "drake", AT)
    s.attack(hunter, fly)
    s.settle()
    assert len(s.game.hand(0)) == 0
    s.attack(second, drake)
    s.settle()
    assert len(s.game.hand(0)) == 1


def test_a_value_that_is_higher_while_it_fights_something() -> None:
    s = Arena(
        says("slayer", "When it fights a Dragon Seal, At +3.", language="en"),
        seal("drake", 1, 5, 2, 1, tribes=("Dragon",)),
    )
    slayer, drake = s.put(0, "slayer", AT), s.put(1, "drake", AT)
    bear = s.put(1, "bear", AT)
    assert s.game.value(slayer, "at") == 3
    s.attack(slayer, drake)
    s.settle()
    assert (s.where(drake), s.where(slayer)) == ("1.seal-shrine", f"0.{AT}")
    assert s.game.value(slayer, "at") == 3
    s.attack(s.put(0, "slayer", AT), bear)
    s.settle()
    assert s.where(bear) == f"1.{AT}"


def test_a_card_of_the_shrine_goes_back_to_its_library() -> None:
    s = Arena(spell("tide", "นำ Seal 1 ใบใน Shrine ของเรากลับเข้ากองการ์ด"))
    wolf = s.put(0, "wolf", "seal-shrine")
    s.act("cast", s.put(0, "tide", "hand"))
    s.settle()
    assert s.choice.kind != "target" or s.act("target", wolf) is None
    s.settle()
    assert s.where(wolf) == "0.seal-library"


@pytest.mark.rule(BOOK, "504.15.1")
def test_losing_a_fight_is_a_moment() -> None:
    s = Arena(says("loser", "เมื่อแพ้การต่อสู้ จั่ว Seal Card 1 ใบ"))
    loser = s.put(0, "loser", AT)
    s.attack(loser, s.put(1, "ox", AT))
    s.settle()
    assert len(s.game.hand(0)) == 1


@pytest.mark.rule(BOOK, "503.3")
def test_what_is_forbidden_without_a_word_of_whom() -> None:
    s = Arena(says("guard", "ไม่สามารถโจมตีขึ้นมือได้", "ไม่สามารถถูกโจมตีได้"))
    guard = s.put(0, "guard", AT)
    s.put(1, "wolf", "hand")
    assert s.rule("attack_hand", guard) == "100.2"
    assert guard not in s.game.attacks.attackable(1, s.put(1, "bear", AT))


def test_a_text_of_the_own_card_need_not_say_so() -> None:
    s = Arena(says("charger", "When it attacks, At +2 until end of Subturn.", language="en"))
    charger = s.put(0, "charger", AT)
    s.attack(charger, s.put(1, "fly", AT))
    s.settle()
    assert s.game.value(charger, "at") == 5


def test_the_cards_of_the_hand_are_counted() -> None:
    s = Arena(says("reader", "At +1 ต่อการ์ดในมือเรา 1 ใบ"))
    reader = s.put(0, "reader", AT)
    assert s.game.value(reader, "at") == 3
    s.put(0, "wolf", "hand")
    s.put(0, "bear", "hand")
    assert s.game.value(reader, "at") == 5


def test_a_hand_is_looked_at_by_one_player_alone() -> None:
    s = Arena(spell("mirror", "ดูการ์ดในมือฝ่ายตรงข้าม"))
    wolf = s.put(1, "wolf", "hand")
    assert s.game.hidden_from(s.card(wolf), 0)
    s.act("cast", s.put(0, "mirror", "hand"))
    s.settle()
    assert not s.game.hidden_from(s.card(wolf), 0)


def test_a_skill_is_cancelled_while_it_is_used() -> None:
    hush = spell("hush", "Cancel 1 Skill.", language="en", interfere=True)
    s = Arena(able("sage", "Mp 1: จั่ว Seal Card 1 ใบ", mp=1), hush)
    sage = s.put(0, "sage", AT)
    s.put(0, "wolf", AT)
    s.put(1, "hush", "hand")
    s.act("skill", sage)
    s.act("cast", s.game.hand(1)[0])
    s.settle("action")
    assert len(s.game.hand(0)) == 0
    assert not s.active(sage)
    assert s.mp(0) == 7
    second = s.put(0, "sage", AT)
    s.act("skill", second)
    s.settle("action")
    assert len(s.game.hand(0)) == 1


def test_a_power_keeps_what_its_words_say() -> None:
    card = read("skill", "Mp 2, Interfere: destroy an opposing Seal.", "en")
    assert card.powers == (
        Power(kind="skill", text="Mp 2, Interfere: destroy an opposing Seal.", mp=2, interfere=True),
    )


def test_each_line_that_is_not_understood_is_told_by_itself() -> None:
    card = printed.arranged(seal("own", text="At +2 during full moon.\nFly away."), "en")
    sentences = texts.reading(card, "en").sentences
    assert [sentence.unread for sentence in sentences] == [("during full moon.",), ("Fly away.",)]
