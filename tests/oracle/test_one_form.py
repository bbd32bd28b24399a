"""Numbered Chinese texts and English ones that mean the same have one tree; made-up cards."""

from __future__ import annotations

import languages
import pytest
from said_otherwise import number_told

from sanam import games
from sanam.games.yugioh.cards.model import CardData

#: A monster that fights gains from the hand, as the card that is paid must not.
GAINS = (
    "During the Damage Step, when a LIGHT monster you control battles (Quick Effect): You can send this card from your "
    "hand to the GY; that monster gains ATK equal to the ATK of the opponent's monster it is battling, until the end "
    "of this turn."
)
GAINS_TOO = (
    "①：我方的光屬性怪獸進行戰鬥的傷害步驟開始時到傷害計算前，將此卡從手牌送入墓地才能發動。直到回合結束時為止，"
    "該怪獸的攻擊力上升進行戰鬥的對方怪獸的攻擊力數值。"
)
MILLED = (
    'Each time a card(s) is sent from your Deck to the GY by the effect of a "Kite" monster: Banish the top card of '
    "your opponent's Deck."
)
MILLED_TOO = "①：每當因場上表側表示存在的「風箏」怪獸效果而從我方牌組將卡片送進墓地時發動。對方牌組上方1張卡除外。"
SAME = [
    (
        'If this card is Synchro Summoned using a "Kite" monster as Material, it is treated as a Tuner.',
        "①：以「風箏」怪獸作為素材同步召喚的此卡視為協調。",
    ),
    (
        "When this card is Flip Summoned: Target 1 monster your opponent controls; destroy it.",
        "①：此卡反轉召喚成功時以對方場上1體怪獸為對象發動。那體怪獸破壞。",
    ),
    (GAINS, GAINS_TOO),
    (MILLED, MILLED_TOO),
]


@pytest.mark.parametrize(("english", "chinese"), SAME)
def test_both_texts_have_one_tree(english: str, chinese: str) -> None:
    texts = games.get("yugioh").texts
    assert texts is not None
    cards = {
        language: CardData(code=1, name=language, kind="monster", traits=("effect", "synchro"), text=text)
        for language, text in (("en", english), ("zh_Hant", chinese))
    }
    read = {language: texts.read(card, language) for language, card in cards.items()}
    assert all(reading.whole for reading in read.values())
    told = languages.compared(
        read["en"].abilities or [], read["zh_Hant"].abilities or [], languages.Translation({}, {})
    )
    assert told == []


def test_what_a_turn_forbids_is_not_passed_over() -> None:
    """After a limit, with a dot before it: the card would have been played without it."""
    texts = games.get("yugioh").texts
    assert texts is not None
    text = (
        "「測試」的效果1回合僅能使用1次﹒發動此效果的回合，此卡不能直接攻擊。\n"
        "①：以對方場上1體表側表示怪獸為對象發動。該怪獸破壞。"
    )
    card = CardData(code=1, name="測試", kind="monster", traits=("effect",), text=text)
    (ability,) = texts.read(card, "zh_Hant").abilities or [{}]
    assert [oath["rule"] for oath in ability["oaths"]] == ["cannot attack directly"]


def test_a_number_is_told_where_each_text_has_its_own() -> None:
    assert number_told("[0].targets[0].count: 3 / 2", "target up to 3 monsters", "最多2體") == "a number"
    assert number_told("[0].targets[0].count: 3 / 2", "target up to 3 monsters", "最多3體或2體") == ""
