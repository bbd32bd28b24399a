"""Words that a native reader would stumble over, and those that a language must keep apart."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "packaging"))
import translate

from sanam.abilities.simplified import simplified
from sanam.games.printed_words import word
from sanam.paths import cardset_dir

#: Ways of speaking that no program of today speaks in.
ARCHAIC = (
    "thrown away", "throw away", "without end", "so already", "like that.", "put back", "take away", "mend",
    "against it", "must stand", "the log says so", "as before", "to a page", "no fit to page", "is in the clipboard",
    "are in the clipboard", "pasted on", "the least is", "the most is",
)  # fmt: skip


def said(language: str, program: translate.Collected) -> dict[translate.Key, str]:
    """What the window says in a language, by source and comment."""
    known = translate.read_ts(translate.ts_path(language))
    return {key: known[key][0] for key in program.messages if known.get(key)}


def test_english_is_that_of_today(program: translate.Collected) -> None:
    found = [text for text, _ in program.messages for word in ARCHAIC if re.search(rf"\b{re.escape(word)}", text, re.I)]
    assert set(found) <= {"A card cannot be placed like that."}


@pytest.mark.parametrize("language", ["zh_Hant", "zh_Hans"])
def test_chinese_has_different_words_for_a_set_and_a_deck(language: str, program: translate.Collected) -> None:
    words = said(language, program)
    deck = words["Deck", ""]
    for key in (("Set", "of cards"), ("Name of the set", ""), ("Set symbol", "")):
        assert deck not in words[key], key
    assert not [key for key, text in words.items() if re.search("(?<![综綜])合[规規]", text)]


@pytest.mark.parametrize(
    ("language", "discard"), [("th", "ทิ้ง"), ("fa", "دور انداخ"), ("zh_Hant", "丟棄"), ("zh_Hans", "丢弃")]
)
def test_a_deck_is_not_deleted_with_the_word_for_discarding(
    language: str, discard: str, program: translate.Collected
) -> None:
    words = said(language, program)
    deleting = [key for key in words if re.search("trash", key[0]) and "Trash" not in key[0]]
    assert len(deleting) >= 8
    assert [key for key in deleting if discard in words[key]] == []


def test_persian_keeps_one_register_and_one_spelling_of_ezafe(program: translate.Collected) -> None:
    words = said("fa", program)
    assert [key for key, text in words.items() if "برگزی" in text] == []
    assert [key for key, text in words.items() if re.search("مرحله (?=[\u0600-\u06ff\u2066])", text)] == []


def test_the_exclamation_marks_of_don_stay_behind_it_in_persian(program: translate.Collected) -> None:
    """Between Persian words they would stand on its other side."""
    assert [key for key, text in said("fa", program).items() if re.search("(?<!\u2066)DON!!", text)] == []


@pytest.mark.parametrize(
    ("language", "term"), [("th", "Seal ใบรอง"), ("fa", "پشتیبان"), ("zh_Hant", "支援 Seal"), ("zh_Hans", "支援 Seal")]
)
def test_a_support_seal_has_one_name(language: str, term: str, program: translate.Collected) -> None:
    words = {key: text for key, text in said(language, program).items() if "Support Seal" in key[0]}
    assert len(words) >= 5 and [key for key, text in words.items() if term not in text] == []
    assert not [key for key, text in said("fa", program).items() if "سیل" in text]  # a flood


@pytest.mark.parametrize(
    ("language", "source", "better"),
    [
        ("th", "Undo", "เลิกทำ"),
        ("th", "any", "ทั้งหมด"),
        ("th", "a text keeps the loser from being destroyed", "มีข้อความกันไม่ให้ Seal ที่แพ้การต่อสู้ถูกทำลาย"),
        ("th", "{who}: where does {target} go, for {card}?", "{who}: จะวาง {target} ไว้ที่ใด ตามเทกซ์ของ {card}?"),
        ("th", "Chain Link {n}", "เชนลิงก์ {n}"),
        ("fa", "Set every option", "تنظیم همهٔ گزینه‌ها"),
        ("fa", "Best match", "مرتبط‌ترین"),
        ("fa", "It cannot be attached to that.", "به آن وصل نمی‌شود."),
        ("fa", "The game ended in an infinite loop.", "بازی در حلقه‌ای بی‌پایان افتاد."),
        ("zh_Hant", "Own one fewer of each", "每種持有數減 1"),
        ("zh_Hant", "Flip on the long edge", "長邊翻轉"),
        ("zh_Hant", "{who}: where does {target} go, for {card}?", "{who}：依 {card} 的效果，要把 {target} 放到哪裡？"),
        ("zh_Hant", "a text keeps the loser from being destroyed", "有效果使戰敗的 Seal 不被破壞"),
        ("zh_Hans", "No longer attached to a card", "不再附着于卡上"),
    ],
)
def test_the_wordings_of_proofreaders_are_kept(
    language: str, source: str, better: str, program: translate.Collected
) -> None:
    assert said(language, program)[source, ""] == better


@pytest.mark.parametrize("language", ["th", "fa", "zh-Hant", "zh-Hans"])
def test_types_and_sets_of_the_starter_cards_have_words_in_every_language(language: str) -> None:
    sets = [tomllib.loads(path.read_text("utf-8")) for path in cardset_dir().glob("*.toml")]
    names = {one["set"]["name"] for one in sets}
    types = {kind for one in sets for card in one["card"] for kind in card.get("types", ())}
    assert len(names) == 4 and types
    assert [name for name in sorted(names | types) if word(name, language) == name] == []


def test_no_traditional_characters_are_left_in_the_simplified_window(program: translate.Collected) -> None:
    words = said("zh_Hans", program)
    assert [text for text in words.values() if simplified(text) != text] == []


def test_a_match_and_a_leader_have_one_word(program: translate.Collected) -> None:
    for language, leader, others in (("zh_Hant", "領航者", "對局|競賽|領袖"), ("zh_Hans", "领袖", "对局|竞赛|领航者")):
        words = said(language, program)
        assert words["Leader", ""] == leader
        assert not [text for text in words.values() if re.search(others, text)]
