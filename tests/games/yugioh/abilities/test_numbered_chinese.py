"""What the numbered effects of Chinese texts mean, in the words of several translations."""

from __future__ import annotations

import pytest
from test_written_languages import Ferry, meaning_of

from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading import texts

#: Numbered texts in the words of several translations, with what each means in English.
NUMBERED = {
    "此卡名的①②效果1回合各僅能使用1次。\n①：此卡召喚﹒特殊召喚成功的場合才能發動。從牌組將1體「燈籠」怪獸加入手牌。\n"
    "②：以對方場上1體表側表示怪獸為對象才能發動。那體怪獸破壞。": (
        "If this card is Normal or Special Summoned: "
        'You can add 1 "燈籠" monster from your Deck to your hand. You can target 1 face-up monster your opponent '
        'controls; destroy it. You can only use each effect of "Ferry" once per turn.'
    ),
    "①：我方場上沒有怪獸存在的場合，此卡可以從手牌特殊召喚。\n②：此卡被戰鬥破壞送去墓地時才能發動。從手牌把1體戰士族怪獸"
    "守備表示特殊召喚。": (
        "If you control no monsters, you can Special Summon this card (from your hand). When this card is destroyed by "
        "battle and sent to the GY: You can Special Summon 1 Warrior monster from your hand in Defense Position."
    ),
    "①：解放此卡，以我方墓地1體等級4以下的怪獸為對象才能發動。該怪獸加入手牌。": (
        "You can Tribute this card, then target 1 Level 4 or lower monster in your GY; add it to your hand."
    ),
    "①：我方準備階段發動。我方回復500分生命值。": "During your Standby Phase: Gain 500 LP.",
    "①：此卡召喚成功時才能發動。場上1張魔法﹒陷阱卡破壞。": (
        "When this card is Normal Summoned, you can destroy 1 Spell/Trap on the field."
    ),
    "①：此卡召喚成功時才能發動。選場上1張魔法﹒陷阱卡破壞。": (
        "When this card is Normal Summoned: You can destroy 1 Spell/Trap on the field."
    ),
    "①：此卡召喚成功時才能發動。從手牌把1體戰士族怪獸特殊召喚。這個效果特殊召喚的怪獸在這個回合不能攻擊。": (
        "When this card is Normal Summoned: You can Special Summon 1 Warrior monster from your hand, but it cannot "
        "attack this turn."
    ),
    "此卡名的①方法的特殊召喚1回合僅能有1次。\n①：我方場上沒有怪獸存在的場合，此卡可以從手牌特殊召喚。\n②：此卡不會被戰鬥"
    "破壞。": (
        "If you control no monsters, you can Special Summon this card (from your hand). You can only Special Summon "
        '"Ferry" once per turn this way. This card cannot be destroyed by battle.'
    ),
    "①：1回合1次，可以取除此卡的1個超量素材，以場上1張魔法﹒陷阱卡為對象發動。該卡片回到持有者手牌。": (
        "Once per turn: You can detach 1 material from this card, then target 1 Spell/Trap on the field; return it to "
        "the hand."
    ),
    # The limit stands under the number itself, and a line's end ends the activation.
    "①：「Ferry」的效果1回合僅能使用1次。此卡召喚成功時才能發動\n從牌組將1體「燈籠」怪獸加入手牌。": (
        'When this card is Normal Summoned: You can add 1 "燈籠" monster from your Deck to your hand. You can only use '
        'this effect of "Ferry" once per turn.'
    ),
    # What may not be done that turn is said first.
    "「Ferry」的效果1回合只能使用1次，這個效果發動的回合，我方不能進行戰鬥階段。\n"
    "①：此卡召喚成功的場合才能發動。抽1張卡。": (
        "If this card is Normal Summoned: You can draw 1 card. You cannot conduct your Battle Phase the turn you "
        'activate this effect. You can only use this effect of "Ferry" once per turn.'
    ),
    "①：以我方場上1體攻擊力低於2000的怪獸為對象才能發動。那體怪獸破壞。": (
        "You can target 1 monster you control with less than 2000 ATK; destroy it."
    ),
    "①：以此卡作為同步素材的同步怪獸不會被卡片效果破壞。": (
        "A Synchro Monster Summoned using this card as Synchro Material cannot be destroyed by card effects."
    ),
    "①：以我方場上1體表側表示怪獸為對象才能發動。那體怪獸直到回合結束時攻擊力下降600，不會被戰鬥破壞。": (
        "You can target 1 face-up monster you control; until the end of this turn, it loses 600 ATK, also it cannot be "
        "destroyed by battle."
    ),
    "①：場上的炎屬性怪獸的攻擊力上升500，水屬性怪獸的攻擊力下降400。": (
        "All FIRE monsters on the field gain 500 ATK, also all WATER monsters on the field lose 400 ATK."
    ),
    "①：1回合1次，捨棄1張手牌並以場上1張表側表示卡為對象才能發動。那張卡破壞。": (
        "Once per turn: You can discard 1 card, then target 1 face-up card on the field; destroy it."
    ),
    "①：此卡進行戰鬥的戰鬥階段結束時才能發動。抽1張卡。": (
        "At the end of the Battle Phase, if this card battled: You can draw 1 card."
    ),
    "①：給怪獸裝備的此卡被送去墓地的場合才能發動。抽1張卡。": (
        "If this card is sent to the GY while equipped to a monster: You can draw 1 card."
    ),
    "①：我方生命值比對方多且此卡在怪獸區存在為限，對方場上的怪獸的攻擊力下降500。": (
        "While your LP is higher than your opponent's, all monsters your opponent controls lose 500 ATK."
    ),
    "①：以我方墓地1體「燈籠」怪獸為對象才能發動。那體怪獸特殊召喚，並裝備此卡。": (
        'You can target 1 "燈籠" monster in your GY; Special Summon it, and equip this card to it.'
    ),
    "①：此卡在場地區域存在為限，岩石族怪獸的攻擊力上升500。": "All Rock monsters gain 500 ATK.",
    "①：此卡召喚成功時才能發動。從手牌召喚1體「燈籠」怪獸。": (
        'When this card is Normal Summoned: You can Normal Summon 1 "燈籠" monster from your hand.'
    ),
    "①：以我方場上1體怪獸為對象才能發動。那體怪獸破壞，從牌組把1體「燈籠」怪獸特殊召喚。": (
        "You can target 1 monster you control; destroy it, and if you do, Special Summon 1 "
        '"燈籠" monster from your Deck.'
    ),
    "①：1回合1次，以我方場上1體怪獸為對象才能發動。到下個我方的準備階段以前該怪獸除外。": (
        "Once per turn: You can target 1 monster you control; banish it until your next Standby Phase."
    ),
    "①：可以從手牌捨棄1體「燈籠」怪獸發動。到回合結束以前此卡的攻擊力上升捨棄怪獸的攻擊力數值。": (
        'You can discard 1 "燈籠" monster; this card gains ATK equal to the discarded monster\'s ATK until the end of '
        "this turn."
    ),
    "①：把我方場上1體機械族怪獸和此卡除外才能發動。從牌組抽1張牌。": (
        "You can banish this card and 1 Machine monster you control; draw 1 card."
    ),
    "①：把此卡解放才能發動。這個回合，我方在通常召喚外加上只有1次，我方主要階段可以把1體「燈籠」怪獸召喚。": (
        'You can Tribute this card; you can Normal Summon 1 "燈籠" monster during your Main Phase this turn, '
        "in addition to your Normal Summon/Set. (You can only gain this effect once per turn.)"
    ),
}


@pytest.mark.parametrize("text", [*NUMBERED])
def test_numbered_chinese_means_what_the_english_text_means(text: str) -> None:
    assert meaning_of(text, "zh_Hant") == meaning_of(NUMBERED[text], "en")


def test_a_limit_of_one_numbered_effect_is_said_after_that_effect() -> None:
    text = "此卡名的②效果1回合僅能使用1次。\n①：此卡不會被戰鬥破壞。\n②：此卡召喚成功的場合才能發動。抽1張卡。"
    statement, effect = texts.understand(text, Ferry(), "zh_Hant").abilities
    assert (statement.limit, effect.limit) == ("", "name")


def test_effects_that_a_limit_names_can_be_quick_effects() -> None:
    text = (
        "此卡名的①②效果1回合僅能各使用1次，可以在對方回合發動。\n"
        "①：從手牌捨棄1張卡才能發動。抽1張卡。\n②：支付500生命值才能發動。抽1張卡。"
    )
    abilities = texts.understand(text, Ferry(), "zh_Hant").abilities
    assert [ability.kind for ability in abilities] == ["quick", "quick"]


@pytest.mark.parametrize(
    "text",
    [
        "①：此卡召喚成功時才能發動。選擇場上1體怪獸破壞。",  # whether it is targeted cannot be told
        # which of three are limited together
        "此卡名的①②效果1回合1次僅能使用其中1個。\n" + "\n".join(f"{n}：此卡召喚時才能發動。抽1張卡。" for n in "①②③"),
    ],
)
def test_what_could_mean_two_things_is_left_to_the_players(text: str) -> None:
    with pytest.raises(texts.NotUnderstood):
        texts.understand(text, Ferry(), "zh_Hant")


def test_what_answers_an_activation_is_a_quick_effect_unless_it_comes_after() -> None:
    at_once = "①：1回合1次，魔法卡發動時才能發動。抽1張卡。"
    for text, kind in ((at_once, "quick"), (at_once.replace("發動時才", "發動的場合才"), "trigger")):
        assert [ability.kind for ability in texts.understand(text, Ferry(), "zh_Hant").abilities] == [kind]


def test_on_whose_field_a_monster_is_summoned_is_not_lost() -> None:
    for whose, who in (("我方", "you"), ("對方", "opponent")):
        text = f"①：「燈籠」怪獸在{whose}場上特殊召喚成功時才能發動。抽1張卡。"
        (ability,) = texts.understand(text, Ferry(), "zh_Hant").abilities
        assert ability.when is not None and ability.when.who == who


def test_what_a_chinese_text_tributes_is_no_target() -> None:
    text = "①：此卡召喚成功時才能發動。解放我方場上1體怪獸，抽1張卡。"
    (ability,) = texts.understand(text, Ferry(), "zh_Hant").abilities
    assert not ability.targets


def test_what_a_trap_and_its_monster_leave_behind_is_the_other_of_them() -> None:
    """ "That monster" is never the card that leaves the field."""
    text = (
        "①：以我方墓地1體怪獸為對象來發動此卡。那體怪獸特殊召喚。此卡從場上離開時，那體怪獸破壞。"
        "那體怪獸離開場上時此卡破壞。"
    )
    trap = Ferry(kind="trap", icon="continuous", traits=())
    _, trap_left, monster_left = texts.t.to_plain(texts.understand(text, trap, "zh_Hant").abilities)
    for ability, left, destroyed in ((trap_left, "self", "bound"), (monster_left, "bound", "self")):
        assert ability["kind"] == "continuous"
        assert ability["when"]["subject"]["ref"] == left
        assert ability["do"][0]["op"]["group"]["ref"] == destroyed


def test_a_limit_of_some_effects_does_not_hold_for_a_summon_that_is_no_effect() -> None:
    text = (
        "此卡名的②③效果1回合各僅能使用1次。\n①：我方場上沒有怪獸存在的場合，此卡可以從手牌特殊召喚。\n"
        "②：此卡召喚成功時才能發動。抽1張卡。\n③：此卡被送去墓地的場合才能發動。抽1張卡。"
    )
    abilities = texts.understand(text, Ferry(), "zh_Hant").abilities
    assert [ability.limit for ability in abilities] == ["", "name", "name"]


def test_what_is_done_after_the_activation_is_said_is_no_cost() -> None:
    text = "我方主要階段時才能發動。從手牌將1體「燈籠」送入墓地，此卡從手牌特殊召喚。"
    (ability,) = texts.understand(text, Ferry(), "zh_Hant").abilities
    assert (ability.cost, [step.link for step in ability.do]) == ((), ["", "if you do"])


@pytest.mark.parametrize("some", ["", "全部"])
def test_what_is_paid_with_has_a_number(some: str) -> None:
    text = f"①：解放我方場上{some}「燈籠」怪獸發動。給予對方700傷害。"
    if not some:
        with pytest.raises(texts.NotUnderstood):
            texts.understand(text, Ferry(), "zh_Hant")
        return
    (ability,) = texts.understand(text, Ferry(), "zh_Hant").abilities
    assert [step.op.group.number for step in ability.cost if isinstance(step.op, t.Move)] == ["all"]
