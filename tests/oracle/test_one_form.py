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
    (
        "If you gain LP: This card gains 1000 ATK until the end of your opponent's turn.",
        "①：我方生命值回復的場合發動。到對方回合結束以前此卡的攻擊力上升1000。",
    ),
    (
        (
            "When this card destroys a monster by battle: Target up to 2 monsters in your GY; send this card to "
            "the GY, and if you do, Special Summon those targets."
        ),
        "①：此卡戰鬥破壞怪獸時，選擇我方墓地最多2體怪獸為對象發動。此卡送入墓地，對象怪獸特殊召喚。",
    ),
    (
        (
            "You can Special Summon this card (from your hand) by Tributing 1 Dragon monster. If Summoned this "
            "way, this card is treated as a Tuner."
        ),
        "①：此卡可以解放我方場上1體龍族怪獸來從手牌特殊召喚。這個效果特殊召喚的此卡視為協調怪獸。",
    ),
    (
        "You can send 1 card from your Spell & Trap Zone to the GY; draw 1 card.",
        "①：可以將魔法陷阱區存在的1張卡送入墓地發動。從牌組抽1張牌。",
    ),
    (
        "Once per turn: You can send 1 Dragon monster you control to the GY, and if you do, draw 1 card.",
        "①：1回合1次，我方主要階段可以發動。將我方場上1體龍族怪獸送入墓地，從牌組抽1張牌。",
    ),
    (
        'This card gains ATK equal to the combined ATK of the "Kite" monsters equipped to it.',
        "①：此卡的攻擊力上升裝備的「風箏」怪獸的攻擊力的合計數值。",
    ),
    (
        (
            "If this card is Normal Summoned: Draw 1 card. Neither player can activate cards or effects in "
            "response to this effect's activation."
        ),
        "①：此卡召喚成功的場合發動。從牌組抽1張牌。不能對應這個效果的發動讓卡的效果發動。",
    ),
    (
        "If this card is Normal Summoned: Target 1 Dragon monster in your GY; add that Dragon monster to your hand.",
        "①：此卡召喚成功的場合，以我方墓地1體龍族怪獸為對象發動。那體怪獸加入手牌。",
    ),
]
#: The same on a Continuous Trap, and on a Normal Spell.
ON_A_TRAP = (
    (
        "Activate this card by targeting 1 monster in your GY; Special Summon that target. When this card "
        "leaves the field, destroy that target. When that target leaves the field, destroy this card."
    ),
    "①：以我方墓地1體怪獸為對象才能發動。該怪獸特殊召喚。此卡離場時該怪獸破壞。該怪獸離場時此卡破壞。",
)
ON_A_SPELL = (
    "Send 1 Dragon monster from your Deck to the GY, and if you do, draw 1 card.",
    "①：從牌組將1體龍族怪獸送去墓地，從牌組抽1張牌。",
)


@pytest.mark.parametrize(
    ("english", "chinese", "kind", "icon"),
    [
        *((*each, "monster", "") for each in SAME),
        (*ON_A_TRAP, "trap", "continuous"),
        (*ON_A_SPELL, "spell", "normal"),
    ],
)
def test_both_texts_have_one_tree(english: str, chinese: str, kind: str, icon: str) -> None:
    texts = games.get("yugioh").texts
    assert texts is not None
    traits = ("effect", "synchro") if kind == "monster" else ()
    cards = {
        language: CardData(code=1, name=language, kind=kind, icon=icon, traits=traits, text=text)
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


def test_a_further_card_is_not_drawn_by_an_effect_of_its_own() -> None:
    """Two effects would be two links of a Chain: unread, rather than wrong."""
    texts = games.get("yugioh").texts
    assert texts is not None
    text = "①：此卡因效果從手牌捨棄的場合發動。從牌組抽1張卡。因對方的卡的效果捨棄的場合，再抽1張牌。"
    assert not texts.read(CardData(code=1, name="試", kind="monster", traits=("effect",), text=text), "zh_Hant").whole


def test_a_rule_that_only_one_text_has_is_left_out() -> None:
    """What is left must be the same, or said otherwise too."""
    rule, draws = "此卡在規則上當作「風箏」卡片。\n", "①：此卡召喚成功時才能發動。從牌組抽{}張牌。"
    english = "When this card is Normal Summoned: You can draw 1 card."
    one, same, more = (
        CardData(code=1, name=text, kind="monster", traits=("effect",), text=text)
        for text in (english, rule + draws.format(1), rule + draws.format(2))
    )
    texts = games.get("yugioh").texts
    assert texts is not None
    trees = [({"1": card}, {"1": texts.read(card, to).abilities}) for card, to in ((one, "en"), (same, "zh_Hant"))]
    found = languages.compare(trees[0], trees[1])
    assert found["otherwise"] == {"1": ["of which series it always is"]}
    others = ({"1": more}, {"1": texts.read(more, "zh_Hant").abilities})
    assert set(languages.compare(trees[0], others)["otherwise"].get("1", ())) != {"of which series it always is"}
