"""The starter set in its four other languages: every card, the same numbers, names that mean the same cards."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from sanam.decks.files import starter_decks, starter_name
from starter_cards import LANGUAGES, starter_cards

QUOTED = {"th": "“([^”]+)”", "fa": "«([^»]+)»", "zh_Hant": "「([^」]+)」", "zh_Hans": "「([^」]+)」"}
#: The archetype words as the names of their cards hold them.
SERIES = {
    "th": {"Lantern": "โคมไฟ", "Kite": "ว่าว", "Astrolabe": "แอสโทรเลบ", "Caravan": "คาราวาน"},
    "fa": {"Lantern": "فانوس", "Kite": "بادبادک", "Astrolabe": "اسطرلاب", "Caravan": "کاروان"},
    "zh_Hant": {"Lantern": "燈籠", "Kite": "風箏", "Astrolabe": "星盤", "Caravan": "商隊"},
    "zh_Hans": {"Lantern": "灯笼", "Kite": "风筝", "Astrolabe": "星盘", "Caravan": "商队"},
}
TOKENS = {
    "th": {"Float Tokens": "โทเค่นกระทง", "Locust Token": "โทเค่นตั๊กแตน"},
    "fa": {"Float Tokens": "نشانهٔ شناوه", "Locust Token": "نشانهٔ ملخ"},
    "zh_Hant": {"Float Tokens": "水燈衍生怪獸", "Locust Token": "蝗蟲衍生怪獸"},
    "zh_Hans": {"Float Tokens": "水灯衍生物", "Locust Token": "蝗虫衍生物"},
}
#: An English phrase of the rules and what every text says for it: the same phrase always in the same words.
PHRASES = {
    "Once per turn": ("เทิร์นละครั้ง", "یک بار در هر نوبت", "一回合一次", "一回合一次"),
    "You can only use this effect of": ("สามารถใช้เอฟเฟคนี้ของ", "از این اثر", "的這個效果一回合", "的这个效果一回合"),
    "(Quick Effect)": ("(เอฟเฟคควิก)", "(اثر سریع)", "（誘發即時效果）", "（诱发即时效果）"),
    "FLIP:": ("รีเวิร์ส:", "چرخشی:", "亮牌：", "反转："),
    "and if you do": ("และหากทำได้", "و اگر چنین کردید", "若成功，", "若成功，"),
    "activation": ("การใช้งานนั้น", "آن فعال‌سازی", "該發動", "该发动"),
    ", then": ("จากนั้น", "سپس", "然後", "然后"),
    "Special Summon": ("แบบพิเศษ", "ویژه", "特殊召喚", "特殊召唤"),
    "arget": ("เป้าหมาย", "هدف", "對象", "对象"),
    "Tribut": ("รีลีส", "قربانی", ("釋放", "升級召喚"), ("解放", "上级召唤")),
    "iscard": ("ทิ้ง", ("دور بیندازید", "دور می‌اندازد"), "捨棄", "丢弃"),
    "anish": ("ออกจากเกม", "از بازی", "除外", "除外"),
    "estroy": ("ทำลาย", ("نابود",), "破壞", "破坏"),
    "egate": ("ไร้ผล", "خنثی", "無效", "无效"),
    "once per turn": ("เทิร์นละครั้ง", "یک بار در هر نوبت", "一回合", "一回合"),
    "GY": ("สุสาน", "گورستان", "墓地", "墓地"),
    "LP": ("ไลฟ์พ็อยต์", "امتیاز جان", "生命點數", "基本分"),
    "your opponent controls": ("คู่ต่อสู้ควบคุม", "تحت کنترل حریف", "對方場上", "对方场上"),
    "you control": ("คุณ", "تحت کنترل", "自己場上", "自己场上"),
    "until the end of this turn": ("จนจบเทิร์นนี้", "تا پایان این نوبت", "直到這個回合結束時", "直到这个回合结束时"),
    "battle damage": ("แบทเทิลดาเมจ", "آسیب نبرد", "戰鬥傷害", "战斗伤害"),
    "Standby Phase": ("สแตนด์บายเฟส", "مرحلهٔ انتظار", "準備階段", "准备阶段"),
    "Main Phase": ("เมนเฟส", "مرحلهٔ اصلی", "主要階段", "主要阶段"),
    "Battle Phase": ("แบทเทิลเฟส", "مرحلهٔ نبرد", "戰鬥階段", "战斗阶段"),
    "End Phase": ("เอนด์เฟส", "مرحلهٔ پایان", "結束階段", "结束阶段"),
    "draw ": ("จั่ว", "بردارید", "抽", "抽"),
    "face-up": ("หงายหน้า", "به‌رو", "表側表示", "表侧表示"),
    "Attack Position": ("ตั้งโจมตี", "حالت حمله", "攻擊表示", "攻击表示"),
    "Defense Position": ("ตั้งป้องกัน", "حالت دفاع", "守備表示", "守备表示"),
    "piercing": ("ทะลุป้องกัน", "نفوذی", "貫穿", "贯穿"),
    "or lower": ("หรือต่ำกว่า", "یا کمتر", "以下", "以下"),
}


@pytest.fixture(scope="module")
def cards() -> list[dict[str, Any]]:
    return starter_cards()


@pytest.fixture(scope="module")
def effects(cards: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [card for card in cards if "normal" not in card.get("traits", [])]


def test_every_card_has_a_name_and_a_text_in_five_languages(cards: list[dict[str, Any]]) -> None:
    for card in cards:
        for language in LANGUAGES:
            assert card["names"][language].strip(), (card["name"], language)
            assert card["texts"][language].strip() not in ("", card["text"]), (card["name"], language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_distinct_and_hold_their_archetype_words(cards: list[dict[str, Any]], language: str) -> None:
    names = [card["names"][language] for card in cards]
    assert len(set(names)) == len(names)
    for card in cards:
        for word, said in SERIES[language].items():
            assert (said in card["names"][language]) == (word in card.get("series", [])), (card["name"], word)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_has_the_numbers_of_the_text_in_ascii(effects: list[dict[str, Any]], language: str) -> None:
    for card in effects:
        said = card["texts"][language]
        numbers, wanted = (Counter(re.findall("[0-9]+", text)) for text in (said, card["text"]))
        added = numbers - wanted
        # "A monster" and "each" are one, and with "a second attack" it makes two.
        said_in_words = {"1": r"\b(?:an?|another|each)\b", "2": r"\ba second\b"}
        assert not wanted - numbers and set(added) <= set(said_in_words), card["name"]
        for digit, count in added.items():
            assert count <= len(re.findall(said_in_words[digit], card["text"])), card["name"]
        assert all(letter in "0123456789" for letter in said if unicodedata.category(letter) == "Nd")
        assert said.count("\n") == card["text"].count("\n"), card["name"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_quoted_names_are_the_cards_of_the_set(cards: list[dict[str, Any]], language: str) -> None:
    said = {card["name"]: card["names"][language] for card in cards} | SERIES[language] | TOKENS[language]
    for card in cards:
        wanted = [said[name] for name in re.findall('"([^"]+)"', card["text"])]
        assert Counter(re.findall(QUOTED[language], card["texts"][language])) == Counter(wanted), card["name"]


@pytest.mark.parametrize(("index", "language"), [*enumerate(LANGUAGES)])
def test_a_phrase_is_always_said_in_the_same_words(effects: list[dict[str, Any]], index: int, language: str) -> None:
    for phrase, wordings in PHRASES.items():
        said = wordings[index]
        spoken = (said,) if isinstance(said, str) else said
        using = [card for card in effects if phrase in card["text"]]
        assert using, phrase
        for card in using:
            assert any(word in card["texts"][language] for word in spoken), (phrase, card["name"])


@pytest.mark.parametrize(("language", "letters", "also"), [("zh_Hant", "cp950", ""), ("zh_Hans", "gb2312", "·潟")])
def test_each_chinese_has_its_own_letters(cards: list[dict[str, Any]], language: str, letters: str, also: str) -> None:
    """Big5 holds no letter that only simplified texts have, GB 2312 none that only traditional ones have."""
    for card in cards:
        for letter in card["names"][language] + card["texts"][language]:
            assert letter in also or letter.encode(letters), card["name"]


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_every_starter_deck_has_a_name_of_its_own(language: str) -> None:
    named = {name: starter_name(name, language) for name in starter_decks()}
    assert all(said != name for name, said in named.items())
    assert named["river-fa"] == named["river"] != named["sky"]


def test_a_deck_that_is_not_named_is_called_after_its_file(tmp_path: Path) -> None:
    assert starter_name("my-fa", "th", tmp_path) == "my-fa"
