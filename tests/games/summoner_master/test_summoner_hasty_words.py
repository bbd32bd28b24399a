"""Thai as it is typed in haste or politely, and conditions on what some, all or none of a group are: each is read as
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
        ("ชนะแล้วจั่ว 1", "When it wins a fight: draw 1 card."),
        ("ถูกทำลาย แล้วขึ้นมือ", "When it is destroyed: return [S] to its owner's hand."),
        ("ซีลศัตรูตาย ได้ mp1", "When any opposing Seal is destroyed: you get 1 Mp."),
        ("ศัตรูร่าย mystic เราจั่ว 1", "When any opposing Mystic Card is cast: draw 1 card."),
        ("ตอนเริ่มเทิร์นเรา จั่ว 1", "When you enter your Attack Subturn: draw 1 card."),
        ("มือว่าง at+3", "As long as there is no card in your hand: gains At +3."),
        ("ซีลเราน้อยกว่าศัตรู at+2", "As long as your opponent has more Seals than you: gains At +2."),
        ("ซีลตัวเดียวในสนาม at+3", "As long as it is your only Seal: gains At +3."),
        ("ตีข้ามแถวได้", "Can attack across to the Df Line."),
        ("ไม่ติด poison", "Protect Poison Curse."),
        ("กัน skill ของศัตรู", "Protect your opponent's Skills."),
        ("เพื่อนใน line เดียวกัน df+1", "Your other Seals in the same Line as [S] gain Df +1."),
        ("พอโดนทำลาย ก็ทำลาย Seal ของฝ่ายตรงข้าม 1 ตัวด้วย", "When it is destroyed: destroy 1 opposing Seal."),
        ("ตอนอยู่ใน Df Line ใบนี้ Df +3 ค่ะ", "As long as it is in the Df Line: [S] gains Df +3."),
        ("ใบนี้โจมตีแบบ All สำเร็จเมื่อไร เราได้ Mp 2", "When its All attack succeeds: you get 2 Mp."),
        ("เมื่อโจมตีสำเร็จ เลือกจั่วการ์ดได้ 1 ใบ หรือไม่จั่วก็ได้", "When its attack succeeds: you may draw 1 card."),
        ("ค่ารวมร่างของ Seal เราทุกใบ -1", "Your Seals have Combination Mp -1."),
        ("เมื่อ Seal ของเราถูก Curse จั่วการ์ด 1 ใบ", "When any of your Seals gets a Curse: draw 1 card."),
        ("[S] ไม่ตก Shrine แต่ออกจากเกมแทน", "If [S] would fall into the Shrine, remove it from the game instead."),
        ("Mystic Card ของฝ่ายตรงข้ามทำอะไรตัวนี้ไม่ได้ (Cancel)", "Cancel your opponent's Mystic Cards."),
        ("ใครตี [S] ตัวนั้น At -1 จนหมด Turn", "When it is attacked: the attacking Seal has At -1 in this Turn."),
        ("พอตีชนะปุ๊บ จั่ว 2 ใบเลย", "When it wins a fight: draw 2 cards."),
        ("ถ้าในมือเราไม่มีการ์ดเลย [S] At +2", "As long as there is no card in your hand: [S] gains At +2."),
        ("อีกฝ่ายห้ามใช้ Skill", "Opposing Seals cannot use Skills."),
        ("ชนะการต่อสู้: At +1", "When it wins a fight: [S] gains At +1."),
        ("ศัตรูทุกตัวโดนลด Sp 1", "Opposing Seals have Sp -1."),
        ("โดนเวทไม่เข้า", "Protect Mystic Cards."),
        (
            "มี Mage กับ Knight อยู่ในสนามเรา [S] At +1",
            "As long as you have 1 Mage Seal in the Arena and you have 1 Knight Seal in the Arena: [S] gains At +1.",
        ),
        (
            "โจมตีสำเร็จ>เลือกจั่ว seal 2 หรือ mystic 1",
            "When its attack succeeds: choose 1: draw 2 Seal Cards / draw 1 Mystic Card.",
        ),
        (
            "เวลา [S] โดนเลือกเป็นเป้าหมายของ Skill ฝ่ายตรงข้าม เราได้ Mp 1",
            "When it becomes a target of your opponent's Skills: you get 1 Mp.",
        ),
        ("เมื่อ [S] ต่อสู้แล้วแพ้ใน Df Line จั่วการ์ด 1 ใบ", "When it loses a fight: if it is in the Df Line, draw 1 card."),
        ("ทุกเทิร์นเราได้ Mp เพิ่ม 1", "When you enter your Attack Subturn: you get 1 Mp."),
        ("ฝ่ายตรงข้ามต้องจ่าย Mp เพิ่ม 1 เมื่อใช้ Skill", "Opposing Seals gain Skill Mp +1."),
        (
            "เมื่อ [S] attack ถ้าเป้าหมายอยู่ใน Df Line draw การ์ด 1 ใบ",
            "When it attacks any Seal in the Df Line: draw 1 card.",
        ),
    ],
)
def test_an_ability_typed_in_haste_is_read_as_the_plain_one(text: str, plain: str) -> None:
    assert written(text) == plain


@pytest.mark.parametrize(
    ("kind", "text", "plain"),
    [
        ("skill", "mp2 จั่ว2ทิ้ง1", "Mp 2. Draw 2 cards. Discard 1 card."),
        ("skill", "mp 1 ย้ายซีลเรา 1 ใบไปอีกแถว", "Mp 1. Move 1 of your Seals to its other Line."),
        ("skill", "mp2 ติด stone 1 turn ซีลศัตรู 1 ใบ", "Mp 2. 1 opposing Seal gets Stone Curse for 1 Turn."),
        ("untargeted", "สุ่มทิ้งมือฝ่ายตรงข้าม2ใบ", "Your opponent discards 2 cards at random."),
        (
            "skill",
            "Mp 1. [Interfere] Df +3 จนจบ Subturn",
            "Interfere, Mp 1. Gains Df +3 until the end of this Subturn.",
        ),
        ("skill", "จ่าย Mp 2 ทำลายตัวที่ At น้อยสุดของอีกฝ่าย 1 ตัว", "Mp 2. Destroy 1 opposing Seal with the lowest At."),
        ("untargeted", "แช่แข็ง Seal อีกฝ่าย 2 ใบ", "2 opposing Seals get Freeze Curse."),
        ("untargeted", "ทำลายซีลศัตรู lv ไม่เกิน 3", "Destroy 1 opposing Seal of Lv 3 or lower."),
        ("untargeted", "ศัตรูเสีย mp หมด", "Your opponent loses all Mp."),
        ("untargeted", "ทั้งสองฝ่ายทิ้งมือหมด", "Discard all cards in your hand. Your opponent discards all cards in hand."),
        ("untargeted", "ค้นกองหาซีล 1 ใบขึ้นมือ", "Take 1 Seal from your Library into your hand."),
        ("PS", "ซีลที่ติดตาย จั่ว 1", "When the Seal is destroyed: draw 1 card."),
        ("PS", "Seal ที่ติดการ์ดนี้ สูญเสียพลังโจมตี 2 และพลังป้องกัน 2", "The Seal has At -2 and has Df -2."),
        ("PA", "mystic ทุกใบแพงขึ้น 1", "All Mystic Cards gain casting Mp +1."),
    ],
)
def test_so_are_skills_and_mystic_cards(kind: str, text: str, plain: str) -> None:
    assert written(text, kind) == plain


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("If no Seal in the Arena is Inactive, [S] has At +1.", "it is not so that the Arena has 1 Inactive Seal"),
        (
            "While an opposing Seal has Stone Curse, [S] has At +2.",
            "your opponent has 1 Seal with Stone Curse in the Arena",
        ),
        ("If all your Seals are Dragons, [S] has At +2.", "you have no Seal other than Dragon in the Arena"),
        (
            "While another Mage is in your At Line, [S] has Sp +1.",
            "you have 1 other Mage Seal in the At Line in the Arena",
        ),
        (
            "If you have Seals in both Lines, [S] has At +1.",
            "you have 1 Seal in the At Line in the Arena and you have 1 Seal in the Df Line in the Arena",
        ),
        (
            "While [S] has exactly 2 Charged Counters, it has Sp +2.",
            "it has 2 Charged Counters and it is not so that it has 3 Charged Counters",
        ),
        ("If your Shrine has no Seals, [S] has Df +2.", "there is no Seal in your Shrine"),
        (
            "ถ้าเรามี Seal ทั้ง 2 Line [S] At +1",
            "you have 1 Seal in the At Line in the Arena and you have 1 Seal in the Df Line in the Arena",
        ),
        ("ถ้าไม่มี Seal ในสนามติด Curse [S] Sp +1", "it is not so that the Arena has 1 Seal with a Curse"),
        ("ถ้า Shrine ของเราไม่มี Seal [S] Df +2", "there is no Seal in your Shrine"),
        ("ถ้าฝ่ายตรงข้ามทิ้งการ์ดใน Turn นี้ [S] At +1", "in this Turn any opposing card was discarded"),
    ],
)
def test_conditions_say_of_some_of_all_or_of_none_what_they_are(text: str, plain: str) -> None:
    assert written(text).startswith(f"As long as {plain}: ")


@pytest.mark.parametrize(
    ("text", "name"),
    [("Attacked: At +2", ""), ("ถูกโจมตี: At+2", ""), ("Fire Soul: At +2", "Fire Soul"), ("พลังไฟ: At +2", "พลังไฟ")],
)
def test_words_before_a_colon_that_are_a_moment_are_no_name(text: str, name: str) -> None:
    language = "en" if text.isascii() else "th"
    card = SummonerCard(name="X", family="seal", level=1, at=3, df=3, sp=2, cast_mp=2, attack_mp=1, text=text)
    assert [power.name for power in printed.arranged(card, language).powers] == [name]


def test_what_both_do_one_after_another_both_do() -> None:
    said = written("Both players draw 2 cards, then discard 1.", "untargeted")
    assert said.count("Each player") == 2


def test_a_kind_and_another_are_both_there() -> None:
    said = written("ตราบเท่าที่เรามี Seal ธาตุน้ำกับธาตุไฟในสนาม: [S] At +1")
    assert said == (
        "As long as you have 1 Water Seal in the Arena and you have 1 Fire Seal in the Arena: [S] gains At +1."
    )
