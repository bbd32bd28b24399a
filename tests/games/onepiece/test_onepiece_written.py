"""How One Piece texts are worded in the other languages: as those who speak them would say it."""

from __future__ import annotations

import pytest

from sanam.abilities.grammar import Grammar
from sanam.abilities.reader import read
from sanam.games.onepiece.texts.reading import texts


@pytest.fixture(scope="module")
def grammar() -> Grammar:
    return Grammar(texts.book(), "fa")


#: What an English text says, in each language.
WORDED = [
    # What is the reader's own is called so in what the reader does, and not in what others do.
    (
        "[When Attacking] Trash 1 card from your hand: This Character gains +2000 power during this battle.",
        "fa",
        "[هنگام حمله] 1 کارت از دست خود دور بیندازید: این شخصیت در این نبرد +2000 قدرت می‌گیرد.",
    ),
    (
        "[Counter] Up to 1 of your Leader or Character cards gains +2000 power during this battle.",
        "fa",
        "[کانتر] حداکثر 1 لیدر یا کارت شخصیت شما در این نبرد +2000 قدرت می‌گیرد.",
    ),
    (
        "[On Play] If you have 4 or less cards in your hand, draw 1 card.",
        "fa",
        "[هنگام ورود] اگر شما 4 کارت یا کمتر در دست خود داشته باشید، 1 کارت بردارید.",
    ),
    # How a card lies is said before whose it is.
    (
        "[On Play] K.O. up to 1 of your opponent's rested Characters.",
        "fa",
        "[هنگام ورود] حداکثر 1 شخصیت خوابیدهٔ حریف را K.O. کنید.",
    ),
    ("[Trigger] Play this card.", "fa", "[تریگر] این کارت را به زمین بیاورید."),
    (
        "[On Play] If you have 4 or less cards in your hand, draw 1 card.",
        "th",
        "[เมื่อลงสนาม] ถ้าเรามีการ์ดในมือของเรา ไม่เกิน 4 ใบ จั่วการ์ด 1 ใบ",
    ),
    # What the opponent does is not a command to the reader, and what all do is said of many.
    (
        "[On Play] Your opponent trashes 1 card from their hand. Then, trash this Character.",
        "fa",
        "[هنگام ورود] حریف 1 کارت از دست خود دور می‌اندازد. سپس این شخصیت را دور بیندازید.",
    ),
    (
        "[Your Turn] All of your Characters gain +1000 power.",
        "fa",
        "[نوبت شما] همهٔ شخصیت‌های شما +1000 قدرت می‌گیرند.",
    ),
    (
        (
            "[On Play] K.O. up to 1 of your opponent's Characters with a cost equal to or less than the number of your "
            "Characters."
        ),
        "fa",
        "[هنگام ورود] حداکثر 1 شخصیت حریف با هزینهٔ برابر یا کمتر از شمار شخصیت‌های خود را K.O. کنید.",
    ),
    # A place comes before how many are meant, and before what lies there; a card before what it gets.
    (
        "[On Play] Add up to 1 black Character card with a cost of 2 or less from your trash to your hand.",
        "zh_Hant",
        "【登場時】將我方廢棄區中的至多1張黑色的費用2以下的角色卡加入我方手牌。",
    ),
    (
        "If you have 10 DON!! cards on your field, this Character gains [Blocker].",
        "zh_Hant",
        "若我方場上有10張DON!!卡，這張角色獲得【阻擋者】。",
    ),
    (
        "If you have a Character with a cost of 8 or more, this Character gains [Blocker].",
        "en",
        "If you have a Character with a cost of 8 or more, this Character gains [Blocker].",
    ),
    # The word of those who read Simplified characters.
    (
        "[Counter] Up to 1 of your Leader or Character cards gains +2000 power during this battle.",
        "zh_Hans",
        "【反击】我方至多1张领袖或角色卡在这场战斗中，力量+2000。",
    ),
]


@pytest.mark.parametrize(("english", "language", "said"), WORDED)
def test_texts_are_worded_as_people_say_it(english: str, language: str, said: str) -> None:
    assert texts.write(texts.reading(english).sentences, language) == said


@pytest.mark.parametrize("english", dict.fromkeys(english for english, language, _ in WORDED if language == "fa"))
def test_what_is_said_in_persian_is_read_again(english: str, grammar: Grammar) -> None:
    tree = texts.reading(english).sentences[0].tree
    said = texts.write(texts.reading(english).sentences, "fa")
    assert read(grammar, said).trees == (tree,)
