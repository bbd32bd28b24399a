"""What translators of Chinese texts say in their own ways means what it does in the usual ones."""

from __future__ import annotations

import pytest
from test_written_languages import meaning_of

from sanam.games.yugioh.texts.reading.chinese.spelling import spelled

#: Sentences as translators word them, with the English ones that mean the same.
SAYINGS = {
    # Choosing at activation, and later.
    "①：此卡召喚成功時發動。選擇場上的1體怪獸破壞。": (
        "When this card is Normal Summoned: Target 1 monster on the field; destroy it."
    ),
    "①：我方主要階段時才能發動。選場上1張卡破壞。": "During your Main Phase: You can destroy 1 card on the field.",
    "①：我方主要階段時才能發動。選擇場上的1張卡破壞。\n②：以場上1張卡為對象才能發動。那張卡破壞。": (
        "During your Main Phase: You can destroy 1 card on the field. You can target 1 card on the field; destroy it."
    ),
    "①：此卡召喚成功時才能發動。從牌組抽1張卡，之後選擇1張手牌回到牌組最上方或最下方。": (
        "When this card is Normal Summoned: You can draw 1 card, then place 1 card from your hand on either the top or "
        "bottom of your Deck."
    ),
    # What was paid, and how many.
    "①：我方主要階段時才能發動。給予對方我方墓地的「燈籠」怪獸數量×100分的傷害。": (
        'During your Main Phase: You can inflict 100 damage to your opponent for each "燈籠" monster in your GY.'
    ),
    # Limits.
    "①：「燈籠」怪獸在我方場上只能有1體表側表示存在。": 'You can only control 1 face-up "燈籠" monster.',
    "此卡在我方場上僅能表側表示存在1體。": 'You can only control 1 "Ferry".',
    "此卡名的②效果1回合僅能使用1次。\n①：此卡不會被戰鬥破壞。\n②：1回合1次，解放此卡才能發動。抽1張卡。": (
        "This card cannot be destroyed by battle. You can Tribute this card; draw 1 card. You can only use this effect "
        'of "Ferry" once per turn.'
    ),
    # What cannot be done.
    "①：此卡不會成為對方的效果的對象，不會被對方的效果破壞。": (
        "This card cannot be targeted or destroyed by your opponent's card effects."
    ),
    "①：我方場上的「燈籠」怪獸可以用表側守備表示進行攻擊。": (
        '"燈籠" monsters you control can attack while they are in face-up Defense Position.'
    ),
    "①：此卡可以攻擊的場合必須攻擊。": "This card must attack, if able.",
    # The heading before the number.
    "此卡召喚成功時可以發動。\n①：從牌組抽1張卡。": "When this card is Normal Summoned: You can draw 1 card.",
    # How often it attacks, and what a Summon was made with.
    "①：此卡在同1次的戰鬥階段中可以作2次攻擊。": "This card can attack twice during each Battle Phase.",
    "①：此卡以「燈籠」怪獸的效果特殊召喚成功的場合，此卡的原守備力變成2400。": (
        'If this card was Special Summoned by the effect of a "燈籠" monster, this card\'s original DEF becomes 2400.'
    ),
    "①：我方場上沒有怪獸存在的場合，此卡可以從手牌特殊召喚。以此方法特殊召喚的此卡的攻擊力上升1000。": (
        "If you control no monsters, you can Special Summon this card (from your hand). If this card is Special "
        "Summoned this way, this card gains 1000 ATK."
    ),
    "①：此卡可以直接攻擊。那次戰鬥給予對方的戰鬥傷害減半。": (
        "This card can attack directly, but when it does so using this effect, the battle damage inflicted to your "
        "opponent is halved."
    ),
    # What the opponent picks is the opponent's own.
    "①：我方主要階段時才能發動。對方從牌組選擇1張魔法卡送入墓地。": (
        "During your Main Phase: You can activate this effect; your opponent sends 1 Spell from their Deck to the GY."
    ),
    # Places and numbers beside their nouns.
    "①：我方主要階段時才能發動。從牌組將1體等級4以下的龍族﹒戰士族怪獸特殊召喚。": (
        "During your Main Phase: You can Special Summon 1 Level 4 or lower Dragon or Warrior monster from your Deck."
    ),
    "①：對方準備階段時發動。對方捨棄所有手牌。": (
        "During your opponent's Standby Phase: Your opponent discards their entire hand."
    ),
    # Twice as much.
    "①：我方的「燈籠」怪獸攻擊守備表示的怪獸的場合，給予對方該攻擊力超過守備力的2倍數值的戰鬥傷害。": (
        'If a "燈籠" monster you control attacks a Defense Position monster, inflict double piercing battle damage to '
        "your opponent."
    ),
    # A counter's name in the brackets of names.
    "①：此卡召喚成功時發動。此卡放置1個「魔力計數器」。": (
        "When this card is Normal Summoned: Place 1 Spell Counter on this card."
    ),
}


@pytest.mark.parametrize("text", SAYINGS)
def test_what_translators_say_means_what_the_english_text_means(text: str) -> None:
    assert meaning_of(text, "zh_Hant") == meaning_of(SAYINGS[text], "en")


def test_how_many_materials_stands_with_the_last_of_them() -> None:
    assert spelled("「渡船」＋「燈籠」怪獸×2") == "「渡船」＋2隻「燈籠」怪獸"
