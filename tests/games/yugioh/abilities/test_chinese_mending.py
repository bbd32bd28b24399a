"""Chinese sentences whose words stand in another order, or with more or fewer fillers, mean what the usual ones do."""

from __future__ import annotations

import pytest
from test_written_languages import meaning_of

from sanam.abilities.reader import Reading
from sanam.abilities.tree import leaf
from sanam.games.yugioh.texts.reading import texts
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
    # A card that cannot be Normal Summoned must first be Summoned as it says.
    "此卡不能通常召喚。\n可以從我方場上將2體「燈籠」怪獸送入墓地特殊召喚。\n①：此卡不會被戰鬥破壞。": (
        'Cannot be Normal Summoned/Set. Must first be Special Summoned (from your hand) by sending 2 "燈籠" monsters '
        "you control to the GY. Cannot be destroyed by battle."
    ),
    # Turned up in one sentence and handled in the next ones.
    "①：此卡召喚成功時發動。翻開我方牌組最上方的3張卡。可以從那之中將1張「燈籠」卡加入手牌。將剩下的卡送入墓地。": (
        'When this card is Normal Summoned: Excavate the top 3 cards of your Deck, you can add 1 excavated "燈籠" card '
        "to your hand, also send the remaining cards to the GY."
    ),
    # A Union monster, whose two effects other texts say in one sentence.
    "①：1回合1次，可以選擇以下1個效果發動。\n●以我方場上1體「燈籠」怪獸為對象，將此卡視為裝備卡裝備在該怪獸上。"
    "裝備怪獸被戰鬥﹒效果破壞的場合，將此卡破壞作為代替。\n●被裝備的此卡特殊召喚。": (
        'Once per turn, you can either: Target 1 "燈籠" monster you control; equip this card to that target, OR: '
        "Unequip this card and Special Summon it. If the equipped monster would be destroyed by battle or card "
        "effect, destroy this card instead."
    ),
    # What may not be done after a Summon.
    "①：我方場上沒有怪獸存在的場合，此卡可以從手牌特殊召喚。"
    "用此方法特殊召喚的回合，我方不能把機械族以外的怪獸特殊召喚。": (
        "If you control no monsters, you can Special Summon this card (from your hand). If you do, you cannot Special "
        "Summon monsters for the rest of this turn, except Machine monsters."
    ),
    # Whose: the subject of both.
    "①：我方主要階段時才能發動。雙方抽1張卡。之後雙方捨棄1張手牌。": (
        "During your Main Phase: You can activate this effect; both players draw 1 card, then both players discard 1 "
        "card."
    ),
}


@pytest.mark.parametrize("text", SAYINGS)
def test_other_forms_of_the_same_words_mean_the_same(text: str) -> None:
    assert meaning_of(text, "zh_Hant") == meaning_of(SAYINGS[text], "en")


def _read(understood: dict[str, str], text: str) -> Reading:
    """A reading of a text that is understood, or none that stopped at its first letter."""
    return Reading(text, (leaf("Line", understood[text]),)) if text in understood else Reading(text, ())


def test_lines_apply_one_after_the_other_in_any_order() -> None:
    text = "這張卡可以釋放對方場上的1隻怪獸，從手牌將這張卡到對方場上守備表示特殊召喚。"
    said = "可以藉由釋放對方場上的1隻怪獸，將這張卡（從自己的手牌）以守備表示在對方場上特殊召喚。"
    reading = mended(text, lambda one: _read({said: "a"}, one), lambda one: Reading(one, ()))
    assert reading is not None and reading.tree == leaf("Line", "a")


def test_two_ways_that_mean_different_things_are_no_reading() -> None:
    text = "怪獸之效果發動時，將這張卡釋放才能發動。"
    ways = {"怪獸的效果發動時，將這張卡釋放才能發動。": "a", "怪獸之效果發動時：將這張卡釋放才能發動。": "b"}
    both = mended(text, lambda said: _read(ways, said), lambda said: Reading(said, ()))
    assert both is not None and both.is_ambiguous
    assert mended(text, lambda said: Reading(said, ()), lambda said: Reading(said, ())) is None


def test_what_nobody_can_read_stays_unread() -> None:
    with pytest.raises(NotUnderstood):
        meaning_of("①：我方主要階段時才能發動。燈籠向河邊飛去。", "zh_Hant")


def test_a_sentence_that_no_card_would_have_is_not_spelled(monkeypatch: pytest.MonkeyPatch) -> None:
    spelled: list[str] = []
    monkeypatch.setattr(texts.chinese, "spelled", lambda text: spelled.append(text) or text)
    with pytest.raises(NotUnderstood):
        meaning_of("①：" + "將自己場上的1隻怪獸" * 100, "zh_Hant")
    assert not spelled
