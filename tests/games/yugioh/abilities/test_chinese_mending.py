"""Chinese sentences whose words stand in another order, or with more or fewer fillers, mean what the usual ones do."""

from __future__ import annotations

import pytest
from test_written_languages import meaning_of

from sanam.abilities.reader import Reading
from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts.reading.chinese.mending import mended
from sanam.games.yugioh.texts.reading.draft import NotUnderstood

SAYINGS = {
    # The verb before its noun, and the place and the number before or after it.
    "①：我方主要階段時才能發動。無視召喚條件特殊召喚我方手牌1體「燈籠」怪獸。": (
        'During your Main Phase: You can Special Summon 1 "燈籠" monster from your hand, ignoring its Summoning '
        "conditions."
    ),
    "①：從手牌或我方場上將1體「燈籠」怪獸除外才能發動。抽1張卡。": (
        'You can banish 1 "燈籠" monster from your hand or field; draw 1 card.'
    ),
    # How long.
    "①：以場上1體表側表示怪獸為對象才能發動。到結束階段為止那體怪獸的攻擊力上升500。": (
        "You can target 1 face-up monster on the field; it gains 500 ATK until the end of this turn."
    ),
    "①：以對方場上1體怪獸為對象才能發動。到下個自己的準備階段為止那體怪獸除外。": (
        "You can target 1 monster your opponent controls; banish it until your next Standby Phase."
    ),
    # Fillers.
    "①：此卡攻擊的場合，在戰鬥階段結束時變成守備表示。": (
        "If this card attacks, it is changed to Defense Position at the end of the Battle Phase."
    ),
    # What has materials, and what it is Summoned with.
    "①：此卡有「燈籠」怪獸在作為超量素材的場合，得到以下效果。\n●1回合1次，取除此卡1個超量素材才能發動。抽1張卡。": (
        'If this card has a "燈籠" monster as material, it gains this effect. '
        "● Once per turn: You can detach 1 material from this card; draw 1 card."
    ),
    "此卡可以解放對方場上1體怪獸，從手牌將此卡在對方場上攻擊表示特殊召喚。": (
        "You can Special Summon this card (from your hand) to your opponent's field in Attack Position, by Tributing 1 "
        "monster your opponent controls."
    ),
    # An Equip Card that gives ATK.
    "①：以我方場上1體「燈籠」怪獸為對象才能發動。手牌的此卡當作攻擊力上升600的裝備卡使用給那體怪獸裝備。": (
        'You can target 1 "燈籠" monster you control; equip this card from your hand to that target. It gains 600 ATK.'
    ),
    # Whose: the subject of both.
    "①：我方主要階段時才能發動。雙方抽1張卡。之後雙方捨棄1張手牌。": (
        "During your Main Phase: You can activate this effect; both players draw 1 card, then both players discard 1 "
        "card."
    ),
    # A card that became a monster and is still a Trap.
    "①：發動此卡以後，變成通常怪獸（戰士族﹒闇﹒等級3﹒攻／守0）在怪獸區以攻擊表示特殊召喚。": (
        "Special Summon this card in Attack Position as a Normal Monster (Warrior/DARK/Level 3/ATK 0/DEF 0)."
    ),
}


@pytest.mark.parametrize("text", SAYINGS)
def test_other_forms_of_the_same_words_mean_the_same(text: str) -> None:
    assert meaning_of(text, "zh_Hant") == meaning_of(SAYINGS[text], "en")
