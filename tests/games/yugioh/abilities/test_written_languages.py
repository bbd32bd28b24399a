"""English card texts as they are written in the other languages."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from sanam import games
from sanam.games.yugioh.texts.reading import texts
from sanam.games.yugioh.texts.reading.chinese import sentences
from sanam.games.yugioh.texts.reading.chinese import spelling as chinese

ENGLISH = {
    "search": 'When this card is Normal Summoned: You can add 1 Level 4 or lower "Kite" monster from your Deck to your '
    "hand.",
    "count": "FLIP: Destroy all face-up Dragon monsters on the field.",
    "trap": "Target 2 Trap Cards your opponent controls; destroy them.",
    "none": "If you control no monsters, you can Normal Summon this card without Tributing.",
    "its": "Target 1 monster on the field; its ATK becomes 0, then inflict damage to your opponent equal to its "
    "original ATK.",
    "from": "If this card is sent from the field to the GY: Draw 1 card.",
}
WRITTEN = {
    # A classifier agrees with its noun, and what English puts before the noun stands nearest to it.
    ("search", "th"): "เมื่อการ์ดใบนี้ถูกอัญเชิญปกติ: คุณสามารถนำมอนสเตอร์ “Kite” เลเวล 4 หรือต่ำกว่าในเด็คของคุณ 1 ตัวขึ้นมือ",
    ("search", "fa"): "وقتی این کارت احضار معمولی شود: می‌توانید 1 هیولای «Kite» سطح 4 یا کمتر را از دک خود به دست "
    "اضافه کنید.",
    ("search", "zh_Hant"): "這張卡召喚時：可以將自己牌組的1隻等級4以下的「Kite」怪獸加入手牌。",
    ("search", "zh_Hans"): "这张卡召唤时：可以将自己卡组的1只4星以下的「Kite」怪兽加入手卡。",
    ("count", "th"): "รีเวิร์ส: ทำลายมอนสเตอร์เผ่ามังกรหงายหน้าบนสนามทั้งหมด",
    ("count", "fa"): "چرخشی: همهٔ هیولاهای اژدهای به‌رو روی میدان را نابود کنید.",
    ("count", "zh_Hant"): "亮牌：將場上的全部表側表示龍族怪獸破壞。",
    ("trap", "th"): "เลือกการ์ดกับดักที่คู่ต่อสู้ควบคุม 2 ใบเป็นเป้าหมาย; ทำลายการ์ดเหล่านั้น",
    ("trap", "fa"): "2 تلهٔ تحت کنترل حریف را هدف بگیرید؛ آن‌ها را نابود کنید.",  # a counted noun stays singular
    ("trap", "zh_Hant"): "選擇對方場上的2張陷阱卡為對象發動；將它們破壞。",
    ("none", "fa"): "اگر هیچ هیولایی تحت کنترل شما نباشد، می‌توانید این کارت را بدون قربانی احضار معمولی کنید.",
    ("its", "zh_Hant"): "選擇場上的1隻怪獸為對象發動；其攻擊力變成0，然後給予對方其原本攻擊力數值的傷害。",
    ("from", "zh_Hant"): "這張卡從場上被送進墓地的場合：抽1張牌。",
}


@dataclasses.dataclass
class Ferry:
    name: str = "Ferry"
    kind: str = "monster"
    icon: str = ""
    traits: tuple[str, ...] = ("effect",)


@pytest.mark.parametrize(("text", "language"), WRITTEN)
def test_a_text_is_written(text: str, language: str) -> None:
    understood = texts.understand(ENGLISH[text], Ferry())
    assert texts.write(understood.sentences, language) == WRITTEN[text, language]


def test_the_definition_writes_what_the_texts_can_be_written_in() -> None:
    written = games.get("yugioh").texts
    assert written is not None
    assert {*written.writes} == {*texts.LANGUAGES}


CHINESE = {
    "①：此卡召喚成功的場合才能發動。從牌組把1體戰士族怪獸加入手牌。": "If this card is Normal Summoned: You can add "
    "1 Warrior monster from your Deck to your hand.",
    "此卡的攻擊力上升500。此卡不會被戰鬥破壞。": "This card gains 500 ATK. This card cannot be destroyed by battle.",
    "1回合1次，此卡不會被戰鬥破壞。": "Once per turn, this card cannot be destroyed by battle.",
}


@pytest.mark.parametrize("text", [*CHINESE])
def test_printed_chinese_means_what_the_english_text_means(text: str) -> None:
    assert meaning_of(text, "zh_Hant") == meaning_of(CHINESE[text], "en")


def meaning_of(text: str, language: str) -> list[dict[str, Any]]:
    understood = texts.understand(text, Ferry(), language).abilities
    return [{key: value for key, value in part.items() if key != "span"} for part in texts.t.to_plain(understood)]


def test_chinese_sentences_end_where_an_effect_ends() -> None:
    pieces = sentences.sentences("①：此卡召喚時才能發動。抽1張卡。\n②：此卡不會被戰鬥破壞。此卡不能攻擊。", "Ferry")
    assert [piece.text for piece in pieces] == [
        "此卡召喚時才能發動。抽1張卡。",
        "此卡不會被戰鬥破壞。",
        "此卡不能攻擊。",
    ]
    assert [piece.start for piece in pieces] == [2, 20, 30]


def test_simplified_chinese_is_read_as_traditional_is() -> None:
    text = "①：这张卡召唤成功时才能发动。从卡组把1只战士族怪兽加入手卡。"
    assert meaning_of(text, "zh_Hans") == meaning_of(
        "When this card is Normal Summoned: You can add 1 Warrior monster from your Deck to your hand.", "en"
    )


def test_names_keep_their_spelling() -> None:
    assert chinese.spelled("捨棄1張「本卡片﹒LP」卡片。") == "捨棄1張「本卡片﹒LP」卡。"
    assert chinese.spelled("\ue001捨棄1張「\ue005」。") == "\ue001捨棄1張「\ue005」。"
