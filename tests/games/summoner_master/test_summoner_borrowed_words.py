"""What people type with words of other games, as children say it or in a hurry, means what the notation says."""

from __future__ import annotations

import pytest
from arena import mystic, seal

from sanam.games.summoner_master.cards.model import SummonerCard
from sanam.games.summoner_master.texts.reading import printed, texts

KINDS = {"PS": ("PS", 2), "PA": ("PA", 2), "mystic": ("untargeted", 0)}


def read(text: str, kind: str, language: str) -> list[object]:
    """What is understood of a card with this text, as it is typed into the form."""
    card: SummonerCard = mystic("x", *KINDS[kind], text=text) if kind in KINDS else seal("x", text=text)
    reading = texts.reading(printed.arranged(card, language), language)
    assert reading.whole, reading.problem
    return [sentence.tree for sentence in reading.sentences]


ENGLISH = [
    ("When this creature enters the battlefield, draw a card.", "When it comes in: draw 1 card."),
    ("When this Seal dies, target opponent discards a card.", "When it is destroyed: your opponent discards 1 card."),
    ("Skill 2 Mp: Tap target Seal.", "Skill Mp 2: 1 Seal becomes Inactive."),
    ("At the end of your turn, untap this Seal.", "When your Attack Subturn ends: [S] becomes Active."),
    (
        "Skill Mp 2: Banish 1 card from your opponent's graveyard.",
        "Skill Mp 2: Remove 1 card from your opponent's Shrine.",
    ),
    ("[On Play] Trash 1 card from your hand.", "When it comes in: discard 1 card."),
    ("[Opponent's Turn] This Seal gains +3 Df.", "As long as it is your Defence Subturn: [S] gains Df +3."),
    ("Cannot be destroyed by battle or by card effects.", "Cannot be destroyed."),
    ("Monsters your opponent controls lose 1 At.", "Opposing Seals have At -1."),
    (
        "When it attacks it gets stronger: Sp +3 until end of Subturn.",
        "When it attacks: gains Sp +3 until the end of this Subturn.",
    ),
    ("Nobody can attack it while it is in the Df Line.", "As long as it is in the Df Line: [S] cannot be attacked."),
    (
        "When my friend Seal dies: At +2 until end of Subturn.",
        "When any of your other Seals is destroyed: At +2 until the end of this Subturn.",
    ),
    ("Gains 1 At for each card in your graveyard.", "Gains At +1 for each card in your Shrine."),
    ("when comes in arena draw 1 sealcard", "When it comes in: draw 1 Seal Card."),
    ("Skill mp2 : destroy 1 opp's seal lv2 or less", "Skill Mp 2: destroy 1 opposing Seal of Lv 2 or lower."),
    (
        "Skill chargedcounter3, mp1: destroy all opp seals in dfline",
        "Skill Charged Counter 3, Mp 1: destroy all opposing Seals in the Df Line.",
    ),
]
MYSTICS = [
    ("Freeze one Seal for 2 Turns.", "1 Seal gets Freeze Curse for 2 Turns."),
    ("Turn one Seal to stone for 1 Turn.", "1 Seal gets Stone Curse for 1 Turn."),
    ("Counter target Mystic Card.", "Cancel the cast of 1 Mystic Card."),
    ("Special Summon 1 Seal from your graveyard.", "Bring 1 Seal from your Shrine into the Arena."),
    (
        "All my Seals get At +1 and all your Seals get At -1 until end of Subturn.",
        "Your Seals gain At +1 until the end of this Subturn. Opposing Seals have At -1 until the end of this Subturn.",
    ),
    ("Draw 3 cards but then throw away 2.", "Draw 3 cards. Discard 2 cards."),
    ("draw2 seal,1 mystic", "Draw 2 Seal Cards. Draw 1 Mystic Card."),
    ("destroy 1 seal df3 or lower & draw 1", "Destroy 1 Seal of Df 3 or lower. Draw 1 card."),
]
THAI = [
    ("ability", "เมื่ออัญเชิญใบนี้ลงสนาม จั่วการ์ด 1 ใบ", "เมื่อเข้ามา: จั่วการ์ด 1 ใบ"),
    ("ability", "ถ้าตาย ฝ่ายตรงข้ามต้องทิ้งไพ่ 2 ใบ", "เมื่อถูกทำลาย: ฝ่ายตรงข้ามทิ้งการ์ดในมือ 2 ใบ"),
    ("ability", "ตีข้ามไปหา Df Line ได้เลย", "สามารถโจมตีข้ามไปยัง Df Line"),
    ("ability", "[เทิร์นฝ่ายตรงข้าม] Df +3", "ใน Subturn ป้องกันของเรา: Df +3"),
    ("ability", "Seal มังกรของฝ่ายตรงข้าม At -2", "Seal เผ่า Dragon ของฝ่ายตรงข้ามทุกใบ At -2"),
    ("ability", "ตอนโจมตีจะแรงขึ้น At +3 จนจบ Subturn", "เมื่อโจมตี: At +3 จนจบ Subturn นี้"),
    ("ability", "เมื่อโจมตีAt+2จนจบsubturn", "เมื่อโจมตี: At +2 จนจบ Subturn นี้"),
    ("mystic", "แช่แข็ง Seal 1 ใบ 2 เทิร์น", "Seal 1 ใบ ติด Freeze Curse 2 Turn"),
    ("mystic", "หยิบไพ่ในมือฝ่ายตรงข้ามแบบไม่ดู 1 ใบแล้วทิ้ง", "สุ่มทิ้งการ์ดในมือฝ่ายตรงข้าม 1 ใบ"),
    ("mystic", "เคาน์เตอร์ Mystic Card เป้าหมาย", "ยกเลิกการร่าย Mystic Card 1 ใบ"),
    ("PS", "Seal ที่สวมใส่ Df +2 แต่โจมตีไม่ได้", "Seal ที่ติดอยู่ Df +2 Seal ที่ติดอยู่ ไม่สามารถโจมตี"),
]


@pytest.mark.parametrize(("typed", "said"), ENGLISH)
def test_other_words_for_the_same_ability_or_skill(typed: str, said: str) -> None:
    assert read(typed, "seal", "en") == read(said, "seal", "en")


@pytest.mark.parametrize(("typed", "said"), MYSTICS)
def test_other_words_for_the_same_mystic_card(typed: str, said: str) -> None:
    assert read(typed, "mystic", "en") == read(said, "mystic", "en")


@pytest.mark.parametrize(("kind", "typed", "said"), THAI)
def test_other_words_in_thai(kind: str, typed: str, said: str) -> None:
    assert read(typed, kind, "th") == read(said, kind, "th")


def test_what_is_chosen_is_done_to_the_same_card_for_as_long() -> None:
    (said,) = read("Skill Mp 1: choose 1: 1 Seal gains At +1, or Df +1 until the end of this Subturn.", "seal", "en")
    ops = [part for part in said.walk() if part.key == "Op.change"]  # type: ignore[attr-defined]
    assert len(ops) == 2
    assert {str(op.get("u")) for op in ops} == {str(ops[0].get("u"))} != {"None"}
    assert ops[0].get("w") == ops[1].get("w")
