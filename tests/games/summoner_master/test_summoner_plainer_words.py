"""Thai as it is said in long sentences or in shorthand, and English said loosely or stiffly: each part of it is read as
the plain words beside it.
"""

from __future__ import annotations

import pytest
from typed_texts import written

from sanam.games.summoner_master.cards.model import SummonerCard
from sanam.games.summoner_master.texts.reading import printed


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        (
            "ทันทีที่ [S] ถูกร่ายสำเร็จ ผู้ร่ายสามารถนำ Seal 1 ใบจาก Shrine ของตนขึ้นมือได้",
            "When it is cast: you may take 1 Seal from your Shrine into your hand.",
        ),
        ("ทันทีที่ [S] ถูกทำลายไม่ว่าด้วยเหตุใด เราจั่วการ์ด 1 ใบ", "When it is destroyed: draw 1 card."),
        ("เมื่อเริ่มต้น Subturn ป้องกันของเรา เราจั่วการ์ด 1 ใบ", "When you enter your Defence Subturn: draw 1 card."),
        ("เมื่อจบ Subturn ป้องกันของฝ่ายตรงข้าม ได้รับ Mp 1", "When your Attack Subturn ends: you get 1 Mp."),
        ("เมื่อ [S] ต่อสู้แล้วชนะ เราจั่ว 1 ใบ", "When it wins a fight: draw 1 card."),
        ("เมื่อ Seal ของใครก็ตามตกลงสู่ Shrine เราได้รับ Mp 1", "When any Seal falls into the Shrine: you get 1 Mp."),
        (
            "เมื่อการ์ดใบใดก็ตามตกสู่ Shrine ของฝ่ายตรงข้ามจากมือ [S] At +1",
            "When any opposing card is discarded: [S] gains At +1.",
        ),
        (
            "ในแต่ละ Turn ครั้งแรกที่ [S] จะถูกทำลาย [S] ไม่ถูกทำลาย",
            "If [S] would be destroyed, it stays in the Arena instead. (1 / Turn)",
        ),
        (
            "ตราบใดที่เราควบคุม Seal เผ่า Dragon อย่างน้อย 2 ใบ [S] At +2",
            "As long as you have 2 Dragon Seals in the Arena: [S] gains At +2.",
        ),
        (
            "[S] จะโจมตีได้ก็ต่อเมื่อใน Subturn นี้เราทิ้งการ์ดไปแล้ว",
            "As long as it is not so that in this Subturn any of your cards was discarded: [S] cannot attack.",
        ),
        ("Seal ของฝ่ายตรงข้ามที่เป็น Inactive Seal At -1", "Opposing Inactive Seals have At -1."),
        ("Seal ของเราใน Df Line ที่มีธาตุน้ำ Df +1", "Your Water Seals in the Df Line gain Df +1."),
        ("Mp ค่าร่ายของ Mystic Card ของเราลดลง 1 แต่ไม่ต่ำกว่า 1", "Your Mystic Cards have casting Mp -1 (not below 1)."),
        ("ฝ่ายตรงข้ามต้องจ่าย Mp เพิ่ม 2 ทุกครั้งที่สั่งโจมตี [S]", "The Seal that attacks it gains attack Mp +2."),
        (
            "มี Mage กับ Dragon อยู่ในสนามเรา = [S] Sp+2",
            "As long as you have 1 Mage Seal in the Arena and you have 1 Dragon Seal in the Arena: [S] gains Sp +2.",
        ),
        (
            "โจมตีสำเร็จ>เลือกจั่ว seal 1 หรือ mystic 1",
            "When its attack succeeds: choose 1: draw 1 Seal Card / draw 1 Mystic Card.",
        ),
        ("โดนทำลาย: ฝั่งโน้นทิ้งการ์ด 2 ใบ (สุ่ม)", "When it is destroyed: your opponent discards 2 cards at random."),
        ("ตาย: [S] กลับมือได้ ไม่กลับก็ได้", "When it is destroyed: you may return [S] to its owner's hand."),
        ("โจมตีสำเร็จ +1 Mp", "When its attack succeeds: you get 1 Mp."),
        ("เมื่อร่าย [S] แบบปกติ ให้เจ้าของได้รับ Mp เพิ่ม 2 หน่วย", "When it is cast normally: you get 2 Mp."),
        ("[S] ไม่ติด Curse ใดๆ ทั้งสิ้น และ Df +1", "[S] gains Protect Curses. [S] gains Df +1."),
        (
            "If you've got 2 Ninja Seals in the Arena, this gets At +2.",
            "As long as you have 2 Ninja Seals in the Arena: [S] gains At +2.",
        ),
        (
            "Upon being cast normally, [S] lets its owner draw 2 Mystic Cards.",
            "When it is cast normally: draw 2 Mystic Cards.",
        ),
        ("[S] ต้องโจมตีทุก Subturn ถ้าทำได้", "[S] must attack."),
        ("ฝ่ายตรงข้ามใช้ Skill กับ [S] ไม่ได้", "[S] gains Protect your opponent's Skills."),
        (
            "เมื่อ [S] โจมตี Seal ที่ถูกโจมตี Df -2 จนจบการต่อสู้",
            "When it attacks: the Seal it fights has Df -2 until the end of the fight.",
        ),
        ("ถ้า [S] อยู่ใน Df Line เพียงใบเดียว Df +2", "As long as it is your only Seal in the Df Line: [S] gains Df +2."),
        ("Seal เผ่า Mage ของเราใช้ Skill โดยจ่าย Mp เพิ่มขึ้น 2", "Your Mage Seals gain Skill Mp +2."),
        ("Your opponent must pay 2 extra Mp each time he attacks [S].", "The Seal that attacks it gains attack Mp +2."),
        (
            "While your opponent's got no Mystic Cards, [S] gets Sp +1.",
            "As long as your opponent has no Mystic Card in the Arena: [S] gains Sp +1.",
        ),
        ("Upon winning a fight, gain Mp 2.", "When it wins a fight: you get 2 Mp."),
        ("The Mp your Knight Seals pay for a Skill is reduced by 1.", "Your Knight Seals have Skill Mp -1."),
        ("The Mp opposing Seals pay for an attack is increased by 1.", "Opposing Seals gain attack Mp +1."),
        ("Everyone on your side with the Fish tribe gets Df +1.", "Your Fish Seals gain Df +1."),
    ],
)
def test_an_ability_said_otherwise_is_read_as_the_plain_one(text: str, plain: str) -> None:
    assert written(text) == plain


@pytest.mark.parametrize(
    ("kind", "text", "plain"),
    [
        (
            "skill",
            "Mp 1. เลือก Seal ของเราได้ไม่เกิน 3 ใบ แต่ละใบ At +1 จนจบ Subturn",
            "Mp 1. Up to 3 of your Seals gain At +1 until the end of this Subturn.",
        ),
        (
            "skill",
            "Mp 2. [S] Df +3 จนจบ Subturn ป้องกันครั้งถัดไปของเรา",
            "Mp 2. [S] gains Df +3 until your next Defence Subturn ends.",
        ),
        (
            "skill",
            "Mp 4. All: ทำลาย Seal ของฝ่ายตรงข้ามทุกใบใน At Line",
            "Mp 4. Destroy opposing Seals in the At Line.",
        ),
        ("skill", "ทิ้งการ์ด 1: +2 Mp", "Discarding 1 card. You get 2 Mp."),
        (
            "skill",
            "Mp 0 ทิ้ง Seal ในมือ 1: Poison Curse 2 Turn ใส่ seal อีกฝ่าย 1 ใบ",
            "Mp 0, discarding 1 Seal. 1 opposing Seal gets Poison Curse for 2 Turns.",
        ),
        (
            "untargeted",
            "หาก Mp ของเราน้อยกว่าฝ่ายตรงข้าม ให้เราได้รับ Mp 2 หากไม่ใช่ เราจั่วการ์ด 1 ใบ",
            "If your opponent has more Mp than you, you get 2 Mp. Otherwise, draw 1 card.",
        ),
        (
            "untargeted",
            "เลือก Seal ของเรา 1 ใบ ใบนั้น At +3 จนจบ Subturn แล้วถูกทำลายเมื่อจบ Subturn",
            (
                "1 of your Seals gains At +3 until the end of this Subturn. That card will be destroyed a"
                "s this Subturn ends."
            ),
        ),
        (
            "untargeted",
            "+5 Mp แล้วตอนจบ Turn ทิ้งการ์ด 2 ใบ",
            "You get 5 Mp. In this Turn, “when the Turn ends: discard 2 cards.”.",
        ),
        (
            "untargeted",
            "Seal At Line ทุกใบ (2ฝ่าย) กลับมือเจ้าของ",
            "Return all Seals in the At Line to their owners' hands.",
        ),
        (
            "untargeted",
            "Seal ของเราใน At Line ที่มีธาตุไฟ โจมตีฟรีได้ 1 ครั้ง ใน Subturn นี้",
            "Your Fire Seals in the At Line make a free attack.",
        ),
        (
            "untargeted",
            "เปิดการ์ดบนสุดของกอง Mystic Card 4 ใบ นำ Mystic Card 1 ใบขึ้นมือ ที่เหลือไว้ใต้กอง",
            (
                "Look at the top 4 Mystic Cards of your Library, choose up to 1 Mystic Card of them, take"
                " it into your hand and put the rest on the bottom."
            ),
        ),
        (
            "untargeted",
            "เลือกทำ 1 อย่าง ทำลาย Seal Lv 1 1 ใบ หรือ ได้ Mp 2",
            "Choose 1: destroy 1 Seal of Lv 1 / you get 2 Mp.",
        ),
        (
            "untargeted",
            "ชุบ Seal จาก Shrine ตัวเองลงสนาม เอา Lv 2",
            "Bring 1 Seal of Lv 2 from your Shrine into the Arena.",
        ),
        (
            "skill",
            "Mp 1: Put Stone Curse on a Seal of your opponent for 2 Turns.",
            "Mp 1. 1 opposing Seal gets Stone Curse for 2 Turns.",
        ),
        (
            "skill",
            "Use in the Df Line only. Blow up 1 Mystic Card of the opponent.",
            "Df Line. Destroy 1 opposing Mystic Card.",
        ),
        (
            "untargeted",
            "Remove from the game 2 cards in the Shrine of the opponent.",
            "Remove 2 cards from your opponent's Shrine from the game.",
        ),
        (
            "untargeted",
            "Return every Seal of Lv 3 or less to the hand of its owner.",
            "Return all Seals of Lv 3 or lower to their owners' hands.",
        ),
        (
            "untargeted",
            "Pick 1: draw 2 cards / your opponent throws away 1 random card.",
            "Choose 1: draw 2 cards / your opponent discards 1 card at random.",
        ),
        ("PS", "If it's stuck on a Beast: At +3 but Df -1.", "Pasted Beast Seal: gains At +3 and has Df -1."),
        ("PS", "Seal ที่มี Mystic Card ใบนี้ติดอยู่โจมตีไม่ได้", "The Seal cannot attack."),
        (
            "PS",
            "เมื่อ Seal ที่การ์ดนี้ติดอยู่ถูกทำลาย นำ Seal นั้นกลับขึ้นมือแทนการตก Shrine",
            "If the Seal would be destroyed, return it to its owner's hand instead.",
        ),
        (
            "PS",
            "ติด [Water]: At+2 / ติดอย่างอื่น: Df+2",
            "Pasted Water Seal: gains At +2. As long as it is not so that it is Water: gains Df +2.",
        ),
        (
            "PA",
            "เมื่อเริ่ม Main Step ของผู้เล่นแต่ละคน ผู้เล่นนั้นที่มีการ์ดในมือน้อยกว่า 3 ใบ จั่วการ์ด 1 ใบ",
            (
                "When a Main Step is entered: the player of this Subturn, if there are 2 or fewer cards i"
                "n your hand, does this as “you”: draw 1 card."
            ),
        ),
    ],
)
def test_so_are_skills_and_mystic_cards_said_otherwise(kind: str, text: str, plain: str) -> None:
    assert written(text, kind) == plain


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Skill Mp 3: Cancel the cast of 1 Mystic Card. (Interfere)"),
        ("th", "Skill Mp3: ยกเลิก Mystic ที่กำลังร่าย (Interfere)"),
    ],
)
def test_the_interfere_symbol_behind_a_skill_is_its_own(language: str, text: str) -> None:
    card = SummonerCard(name="X", family="seal", level=1, at=3, df=3, sp=2, cast_mp=2, attack_mp=1, text=text)
    (skill,) = printed.arranged(card, language).powers
    assert (skill.kind, skill.mp, skill.interfere) == ("skill", 3, True)


def test_it_is_not_the_card_that_has_brought_another() -> None:
    text = "Bring 1 Seal from your Shrine into the Arena. At the end of this Turn, return it to your hand."
    assert written(text, "untargeted") == ""
    assert written("If an opposing Seal attacked this Turn, it has Df -3.") == ""
    assert written("If an opposing Seal attacked this Turn, [S] has Df -3.") != ""


def test_a_change_of_nobody_after_a_choice_may_be_of_the_chosen_card_and_is_not_guessed() -> None:
    assert written("Mp 1. ย้าย Seal ฝ่ายตรงข้าม 1 ใบไปอีก Line, At -1 จนจบ Turn", "skill") == ""
