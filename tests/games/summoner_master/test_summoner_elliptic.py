"""Texts that leave out what they have said, or tell what is done in other words than the phrase book."""

from __future__ import annotations

import pytest
from arena import AT, DF, Arena, able, says, spell
from typed_texts import written


@pytest.mark.parametrize(
    ("text", "kind", "said"),
    [
        (
            "Mp 4. Fortune 3. Right: destroy all opposing Seals. Wrong: destroy [S].",
            "skill",
            "Mp 4. Fortune 3: destroy opposing Seals. Otherwise, destroy [S].",
        ),
        ("Mp 2: Vanish [S] for 1 Turn", "skill", "Mp 2. Remove [S] from the game for 1 Turn."),
        ("Cast 1 Seal from your hand without paying its Mp", "untargeted", "Cast 1 Seal from your hand free."),
        ("Mp 2: Steal 2 Mp from your opponent", "skill", "Mp 2. Your opponent loses 2 Mp. You get 2 Mp."),
        (
            "Mp 1: Until the end of this Turn your Seals cost no attack Mp",
            "skill",
            "Mp 1. Your Seals have attack Mp equal to 0 in this Turn.",
        ),
        (
            "[S] can only be cast if your opponent has a Seal",
            "ability",
            "As long as your opponent has no Seal in the Arena: [S] cannot be cast.",
        ),
        ("[S] cannot be destroyed except in fights", "ability", "[S] cannot be destroyed by cards."),
        ("The Seal becomes Fire and a Dragon", "PS", "The Seal becomes Fire. The Seal becomes Dragon."),
        (
            "Seals in the At Line have At +1 and those in the Df Line Df +1",
            "PA",
            "All Seals in the At Line gain At +1. All Seals in the Df Line gain Df +1.",
        ),
        (
            "Mp 2: Your opponent discards 1 card of your choice",
            "skill",
            "Mp 2. Look at your opponent's hand, discarding 1 card from it.",
        ),
        (
            "Destroy 1 opposing Seal of your opponent's choice",
            "untargeted",
            "Your opponent destroys 1 Seal of their own.",
        ),
        ("ทำลาย Seal ฝ่ายตรงข้าม 1 ใบ โดยฝ่ายตรงข้ามเป็นผู้เลือก", "untargeted", "Your opponent destroys 1 Seal of their own."),
        ("[S] ถูกทำลายด้วย Skill ไม่ได้", "ability", "[S] cannot be destroyed by Skills."),
        (
            "Seal ของเราไม่ถูกโจมตีโดย Seal ที่มี Sp น้อยกว่า 3",
            "PA",
            "Your Seals cannot be attacked by Seals of Sp 2 or lower.",
        ),
        (
            "เลือก Seal ของเรา 1 ใบ กับของฝ่ายตรงข้าม 1 ใบ ทำลายทั้งคู่",
            "untargeted",
            "Destroy 1 of your Seals. Destroy 1 opposing Seal.",
        ),
        ("ทำลาย Seal ของผู้เล่นแต่ละฝ่าย ฝ่ายละ 1 ใบ", "untargeted", "Destroy 1 of your Seals. Destroy 1 opposing Seal."),
        (
            "ห้ามฝ่ายตรงข้ามใช้การ์ด Interfere ขณะที่ [S] โจมตี",
            "ability",
            "As long as it is attacking: your opponent cannot use Interfere.",
        ),
        ("Seal [Light] ของเราทุกใบ Protect[Mystic Card]", "PA", "Your Light Seals gain Protect Mystic Cards."),
        (
            "Mp 1: Fortune 2 ถ้าถูก จั่วการ์ด 1 ใบ ถ้าผิด ทิ้งการ์ด 1 ใบ",
            "skill",
            "Mp 1. Fortune 2: draw 1 card. Otherwise, discard 1 card.",
        ),
        ("Mp 2: ฝ่ายตรงข้ามข้าม Draw Step ครั้งต่อไป", "skill", "Mp 2. Your opponent will skip the next Draw Step."),
        (
            "ครั้งแรกที่เราร่าย Seal ในแต่ละ Subturn จั่วการ์ด 1 ใบ",
            "ability",
            "When any of your Seals is cast: draw 1 card. (1 / Subturn)",
        ),
        (
            "Each of your Beasts has Sp +1 while it is in the At Line.",
            "ability",
            "Your Beast Seals in the At Line gain Sp +1.",
        ),
        (
            "When this Seal falls into the Shrine, its owner gets 1 Mp.",
            "ability",
            "When it falls into the Shrine: you get 1 Mp.",
        ),
        (
            "Opponent's Seals entering the Arena get Sp -1 until the end of the Turn.",
            "ability",
            "When any opposing Seal comes in: that card has Sp -1 in this Turn.",
        ),
        ("Mp 2: for each Seal your opponent has, get 1 Mp.", "skill", "Mp 2. You get 1 Mp for each opposing Seal."),
        (
            "Mp 2. Destroy one Seal whose Df is 2 or less or one Mystic Card.",
            "skill",
            "Mp 2. Choose 1: destroy 1 Seal of Df 2 or lower / destroy 1 Mystic Card.",
        ),
        (
            "Mp 2: reveal a Seal from your hand; [S] gets At + its Lv until end of Subturn.",
            "skill",
            (
                "Mp 2, showing 1 Seal in your hand. [S] gains At by the Lv of the paid card until the end of this"
                " Subturn."
            ),
        ),
        ("Seal ที่ติดใช้ Skill เสีย Mp น้อยลง 1", "PS", "The Seal has Skill Mp -1."),
        ("Mp 2: แก้ Curse ทั้งหมดบน Seal ของเรา", "skill", "Mp 2. Cancel every Curse on your Seals."),
        (
            "เมื่อถูกทำลาย ฝ่ายตรงข้ามจะต้องทิ้งการ์ดแบบสุ่ม 1 ใบ",
            "ability",
            "When it is destroyed: your opponent does this as “you”: discard 1 card at random from your hand.",
        ),
        ("Mp 1: จนจบ Turn ไม่สามารถทำลาย [S] ได้", "skill", "Mp 1. [S] cannot be destroyed in this Turn."),
        (
            "Mp 3: แย่ง Seal ฝ่ายตรงข้ามที่มี Lv ไม่เกิน 2 มาควบคุมจนจบ Subturn",
            "skill",
            "Mp 3. Control 1 opposing Seal of Lv 2 or lower until the end of this Subturn.",
        ),
        ("Mp สูงสุดของฝ่ายตรงข้ามลดลง 2", "PA", "Your opponent's maximum Mp -2."),
        (
            "ถ้าใน Df Line ของเรามี Seal ตั้งแต่ 2 ใบ [S] At +2",
            "ability",
            "As long as you have 2 Seals in the Df Line in the Arena: [S] gains At +2.",
        ),
    ],
)
def test_what_is_left_out_or_told_otherwise(text: str, kind: str, said: str) -> None:
    assert written(text, kind) == said


@pytest.mark.parametrize(
    "text",
    ["While in the At Line: attacks 2 times", "If you have 3 Dragons: attack 2 times", "At Line: attacks 3 times"],
)
def test_a_condition_names_no_attack_form(text: str) -> None:
    assert not written(text).startswith("Attacks")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Mp 0, discard 1 Seal: [S] gets At + its Lv this Turn."),
        ("th", "Mp 0, ทิ้ง Seal 1 ใบ: [S] At + เท่ากับ Lv ของมัน จนจบ Turn"),
    ],
)
def test_its_value_is_that_of_the_card_paid(language: str, text: str) -> None:
    s = Arena(able("Seer", text, language, mp=0))
    seer, ox = s.put(0, "Seer", AT), s.put(0, "ox", "hand")
    s.put(1, "wolf", DF)
    s.act("skill", seer, value=0)
    s.pick(ox)
    s.settle("action")
    assert s.game.value(seer, "at") == 3 + 3


def test_what_only_fights_destroy_falls_in_them_alone() -> None:
    s = Arena(
        says("Rock", "[S] cannot be destroyed except in a fight.", language="en"),
        spell("Axe", "Destroy 1 Seal.", language="en"),
    )
    rock, bear = s.put(1, "Rock", AT), s.put(0, "bear", AT)
    s.put(1, "wolf", DF)
    s.set_mp(0, 8)
    s.act("cast", s.put(0, "Axe", "hand"))
    s.settle("target")
    assert rock not in s.offered("target")
    s.act("target", bear)
    s.settle("action")
    other = s.put(0, "bear", AT)
    s.attack(other, rock)
    s.settle("action")
    assert s.where(rock) == "1.seal-shrine"
