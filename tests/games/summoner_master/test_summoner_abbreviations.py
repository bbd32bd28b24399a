"""Abbreviations of players who write short: read as what they stand for."""

from __future__ import annotations

import pytest
from arena import mystic, seal

from sanam.games.summoner_master.cards.model import SummonerCard
from sanam.games.summoner_master.texts.reading import printed, texts


def meaning(card: SummonerCard, language: str) -> list[str]:
    """What the card's texts say, in the words of the phrase book; they are understood wholly."""
    reading = texts.reading(printed.arranged(card, language), language)
    assert reading.whole, reading.problem
    return [texts.write_tree(sentence.tree, "en") for sentence in reading.sentences if sentence.tree is not None]


@pytest.mark.parametrize(
    ("short", "full"),
    [
        ("Come in: Discard 1 opp hand (rnd)", "When it comes in, your opponent discards 1 card at random."),
        ("Atk success: Steal 1 opp Mystic", "When its attack succeeds, Steal 1 opposing Mystic Card."),
        ("Own [Wind] Seals At+1 Sp+1", "Your Wind Seals gain At +1 and Sp +1."),
        ("In Df L: Df+3, Protect opp Skill", "While it is in the Df Line, Df +3, Protect opposing Skills."),
        (
            "Skill Mp 2: 1 opp Seal At -3 EoS (2/Game)",
            "Skill Mp 2: 1 opposing Seal At -3 in this Subturn (2/Game)",
        ),
        (
            "Skill Disc 1 Mystic: destroy 1 opp Seal Lv3-",
            "Skill Discard 1 Mystic Card: destroy 1 opposing Seal of Lv 3 or less.",
        ),
    ],
)
def test_english(short: str, full: str) -> None:
    assert meaning(seal("own", text=short), "en") == meaning(seal("own", text=full), "en")


@pytest.mark.parametrize(
    ("short", "full"),
    [
        ("เข้ามา: Destroy Seal ศัตรู Lv3- 1 ใบ", "เมื่อเข้ามาในสนาม ทำลาย Seal ของฝ่ายตรงข้าม Lv ไม่เกิน 3 1 ใบ"),
        ("ตาย: จั่ว 2", "เมื่อถูกทำลาย จั่วการ์ด 2 ใบ"),
        ("โจมตี: At+2 จบ Sub (1/Subturn)", "เมื่อโจมตี At +2 จนจบ Subturn (1/Subturn)"),
        ("ใน At L: [Fire] เราทุกใบ At+1", "ขณะที่อยู่ใน At Line Seal ธาตุไฟของเราทุกใบ At +1"),
        ("Skill CC 2: โจมตีฟรี At+2 จบ Sub", "Skill Charged Counter 2: โจมตีฟรี At +2 จนจบ Subturn"),
    ],
)
def test_thai(short: str, full: str) -> None:
    assert meaning(seal("own", text=short), "th") == meaning(seal("own", text=full), "th")


def test_a_maximum_of_the_opponent() -> None:
    assert meaning(mystic("own", text="Opp max Mp -1"), "en") == meaning(
        mystic("own", text="Your opponent's maximum Mp -1."), "en"
    )


@pytest.mark.parametrize("text", ["At +2", "Lv +1", "While it is in the At Line, At -3."])
def test_what_is_no_abbreviation_stays(text: str) -> None:
    (said,) = meaning(seal("own", text=text), "en")
    assert "or less" not in said
    assert "or more" not in said
