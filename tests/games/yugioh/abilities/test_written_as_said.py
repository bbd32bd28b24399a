"""Yu-Gi-Oh! texts as a player would say them: what was done to a card is named, and one term has one name."""

from __future__ import annotations

import dataclasses
import re

import pytest

from sanam.abilities.book import WORDS
from sanam.abilities.samples import Sampler
from sanam.abilities.writer import Writer
from sanam.games.yugioh.texts.reading import texts


@dataclasses.dataclass
class Ferry:
    name: str = "Ferry"
    kind: str = "monster"
    icon: str = ""
    traits: tuple[str, ...] = ("effect",)


SNARE = Ferry(kind="trap", icon="normal", traits=())
REVEALED = (
    (
        "Reveal 1 Dragon monster in your hand; add 1 Dragon monster with the same Level as the revealed card "
        "from your Deck to your hand, then shuffle the revealed card into the Deck."
    ),
    SNARE,
)
DISCARDED = (
    ("Once per turn: You can discard any number of cards; this card gains 500 ATK for each card discarded this way."),
    Ferry(),
)
SHARED = ('You can target 2 "Kite" and 1 "Lantern" in your GY; Special Summon them.', Ferry())
PIERCES = ("If this card attacks a Defense Position monster, inflict piercing battle damage to your opponent.", Ferry())
ANY = (
    (
        "When a monster you control is targeted for an attack: You can Special Summon 1 Level 4 or lower "
        "Warrior monster from your hand."
    ),
    Ferry(),
)
LOSES = ("During your End Phase, this card loses 500 ATK.", Ferry())
DESTROYED = ("During your End Phase, destroy this card.", Ferry())
TRIBUTED = ("Target 1 monster you control; Tribute it.", SNARE)
OTHER = ("Target 1 other Level 4 or lower Dinosaur monster on the field; destroy it.", Ferry())
TOKENS = ('Special Summon 2 "Kite Tokens" (Warrior/EARTH/Level 4/ATK 1000/DEF 1000).', SNARE)
SUMMONED = ("If you Special Summon a monster: Place 1 Fog Counter on this card.", Ferry())
SORTS = ("Cannot be Special Summoned, except by banishing 1 FIRE and 2 WATER monsters from your GY.", Ferry())
WORDED = [
    # What was paid is called by what was done to it, not by any word for a cost.
    (
        REVEALED,
        "en",
        (
            "Reveal 1 Dragon monster from your hand; add 1 Dragon monster with the same Level as the revealed "
            "card from your Deck to your hand, then shuffle the revealed card into the Deck."
        ),
    ),
    (
        REVEALED,
        "th",
        (
            "เปิดเผยมอนสเตอร์เผ่ามังกรในมือของคุณ 1 ตัว; "
            "นำมอนสเตอร์เผ่ามังกรในเด็คของคุณที่มีเลเวลเดียวกับการ์ดที่เปิดเผย 1 ตัวขึ้นมือ "
            "จากนั้นสับการ์ดที่เปิดเผยกลับเข้าเด็ค"
        ),
    ),
    (
        REVEALED,
        "fa",
        (
            "1 هیولای اژدهای در دست خود را آشکار کنید؛ 1 هیولای اژدهای در دک خود با سطح یکسان با کارت آشکارشده "
            "را به دست خود اضافه کنید، سپس کارت آشکارشده را در دک بر بزنید."
        ),
    ),
    (
        REVEALED,
        "zh_Hant",
        "展示自己手牌的1隻龍族怪獸發動；將自己牌組的和展示的卡相同等級的1隻龍族怪獸加入手牌，然後將展示的卡洗回牌組。",
    ),
    # So is what an effect counts.
    (
        DISCARDED,
        "en",
        (
            "Once per turn: You can discard any number of cards; this card gains 500 ATK for each card discarded "
            "this way."
        ),
    ),
    (DISCARDED, "th", ("เทิร์นละครั้ง: คุณสามารถทิ้งการ์ดจำนวนเท่าใดก็ได้; พลังโจมตีของการ์ดใบนี้เพิ่มขึ้น 500 ต่อการ์ดแต่ละใบที่ถูกทิ้งด้วยวิธีนี้")),
    (
        DISCARDED,
        "fa",
        (
            "یک بار در هر نوبت: می‌توانید هر تعداد کارت را دور بیندازید؛ به ازای هر کارتی که به این روش دور "
            "انداخته شده است، این کارت 500 امتیاز حمله می‌گیرد."
        ),
    ),
    (DISCARDED, "zh_Hant", "一回合一次：可以捨棄任意數量的卡發動；依因此捨棄的卡的數量，每1個這張卡的攻擊力上升500。"),
    # A place that two sorts share stands where it is heard of both.
    (
        SHARED,
        "th",
        ("คุณสามารถเลือก “Kite” ในสุสานของคุณ 2 ใบและ “Lantern” ในสุสานของคุณ 1 ใบเป็นเป้าหมาย; อัญเชิญการ์ดเหล่านั้นแบบพิเศษ"),
    ),
    (SHARED, "fa", "می‌توانید 2 «Kite» و 1 «Lantern» در گورستان خود را هدف بگیرید؛ آن‌ها را احضار ویژه کنید."),
    (SHARED, "zh_Hant", "可以選擇自己墓地的2張「Kite」和自己墓地的1張「Lantern」為對象發動；將它們特殊召喚。"),
    # Any single monster has no number.
    (
        PIERCES,
        "en",
        "If this card attacks a Defense Position monster, inflict piercing battle damage to your opponent.",
    ),
    (PIERCES, "th", "หากการ์ดใบนี้โจมตีมอนสเตอร์สภาพตั้งป้องกัน สร้างแบทเทิลดาเมจทะลุป้องกันให้คู่ต่อสู้"),
    (PIERCES, "fa", "اگر این کارت به یک هیولای در حالت دفاع حمله کند، آسیب نبرد نفوذی به حریف وارد کنید."),
    (PIERCES, "zh_Hant", "這張卡攻擊守備表示怪獸的場合，給予對方貫穿戰鬥傷害。"),
    (
        ANY,
        "en",
        (
            "When a monster you control is targeted for an attack: You can Special Summon 1 Level 4 or lower "
            "Warrior monster from your hand."
        ),
    ),
    (
        ANY,
        "fa",
        (
            "وقتی یک هیولای تحت کنترل شما هدف حمله شود: می‌توانید 1 هیولای جنگجوی سطح 4 یا کمتر را از دست خود "
            "احضار ویژه کنید."
        ),
    ),
    # Whose phase: the reader's own only where the reader does something.
    (LOSES, "fa", "در مرحلهٔ پایان شما، این کارت 500 امتیاز حمله از دست می‌دهد."),
    (DESTROYED, "fa", "در مرحلهٔ پایان خود، این کارت را نابود کنید."),
    # A pronoun stands before what is done to it.
    (TRIBUTED, "zh_Hant", "選擇自己場上的1隻怪獸為對象發動；將其釋放。"),
    # "Other" stands by its noun.
    (OTHER, "th", "เลือกมอนสเตอร์เผ่าไดโนเสาร์เลเวล 4 หรือต่ำกว่าตัวอื่นบนสนาม 1 ตัวเป็นเป้าหมาย; ทำลายการ์ดนั้น"),
    (OTHER, "fa", "1 هیولای دایناسور دیگر سطح 4 یا کمتر روی میدان را هدف بگیرید؛ آن را نابود کنید."),
    # Names have no plural in other languages.
    (TOKENS, "en", 'Special Summon 2 "Kite Tokens" (Warrior/EARTH/Level 4/ATK 1000/DEF 1000).'),
    (TOKENS, "th", "อัญเชิญ “Kite Token” (เผ่านักรบ/ธาตุดิน/เลเวล 4/พลังโจมตี 1000/พลังป้องกัน 1000) 2 ตัวแบบพิเศษ"),
    (TOKENS, "zh_Hant", "將2隻「Kite Token」（戰士族／地屬性／等級4／攻擊力1000／守備力1000）特殊召喚。"),
    (SUMMONED, "th", "หากคุณอัญเชิญมอนสเตอร์แบบพิเศษ: วางเคาท์เตอร์ Fog 1 อันบนการ์ดใบนี้"),
    (SORTS, "en", "Cannot be Special Summoned, except by banishing 1 FIRE and 2 WATER monsters from your GY."),
    (SORTS, "fa", "نمی‌تواند احضار ویژه شود، مگر با خارج کردن 1 هیولای آتش و 2 هیولای آب در گورستان خود از بازی."),
]


@pytest.mark.parametrize(("english", "language", "said"), WORDED)
def test_a_text_is_said_as_a_player_would(english: tuple[str, Ferry], language: str, said: str) -> None:
    text, card = english
    assert texts.write(texts.reading(text, card, "en").sentences, language) == said


#: Words that no text is written with, for which the rulebooks have another.
STRAY = {
    "th": ("ความเสียหาย", "เวทมนตร์", "แรงค์", "ลิงค์", "โทเคน", "เอ็กซ์ตร้า", "โมฆะ", "ยกเลิกผล", "ส่งลงสุสาน"),
    "fa": ("جادو", "جایگاه", "زمین", "دستهٔ کارت", "اثردار", "توکن", "روباز", "عنصر", "گونه"),
    "zh": ("魔法與陷阱區", "送去墓地", "解放", "生命值", "卡組", "手卡"),
}


@pytest.mark.parametrize("language", STRAY)
def test_one_term_has_one_name(language: str) -> None:
    first = [(entry.key, wording) for entry in texts.book().entries for wording in entry.said(language)[:1]]
    assert len(first) > 1000
    assert [(key, said) for key, said in first for word in STRAY[language] if word in said] == []


#: Words that follow themselves only by accident.
DOUBLED = {
    "th": r"ของของ|ที่ที่|จากจาก",
    "fa": r"(?<!\S)(?:احضار احضار|قربانی قربانی|از از|را را)(?!\S)",
    "zh": "的的|將將|從從",
}


@pytest.mark.parametrize("language", DOUBLED)
def test_where_phrases_meet_no_word_is_said_twice(language: str) -> None:
    book = texts.book()
    writer, sampler = Writer(book, language), Sampler(book, 1)
    silent = {entry.key for entry in book.missing(language)}
    found = []
    for entry in book.entries:
        tree = None if entry.is_alias else sampler.sample(entry, full=False)
        if tree is None or any(part.key in silent or part.key == WORDS for part in tree.walk()):
            continue
        if re.search(DOUBLED[language], said := writer.text(tree)):
            found.append((entry.key, said))
    assert found == []
