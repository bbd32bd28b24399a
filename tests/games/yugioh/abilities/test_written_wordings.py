"""How Yu-Gi-Oh! texts are worded in the other languages where a word-for-word text would be clumsy."""

from __future__ import annotations

import pytest
from test_written_languages import Ferry, meaning_of

from sanam.games.yugioh.texts.reading import texts

SENT = "When this card is sent from the field to the GY: Draw 1 card."
OWN = "You can target 1 monster you control; destroy it."
FOR_EACH = "This card gains 800 ATK for each Equip Card equipped to it."
HALVED = "You can halve this card's original DEF until the end of this turn."
WORDED = [
    (SENT, "th", "เมื่อการ์ดใบนี้ถูกนำส่งจากสนามไปยังสุสาน: จั่วการ์ด 1 ใบ"),
    (HALVED, "th", "คุณสามารถทำให้พลังป้องกันดั้งเดิมของการ์ดใบนี้ลดลงครึ่งหนึ่งจนจบเทิร์นนี้"),
    (HALVED, "fa", "می‌توانید کاری کنید که امتیاز دفاع اصلی این کارت تا پایان این نوبت نصف شود."),
    (HALVED, "zh_Hant", "可以使這張卡的原本守備力直到這個回合結束時變成一半。"),
    # What the reader does something with is the reader's own, in Persian.
    (OWN, "fa", "می‌توانید 1 هیولای تحت کنترل خود را هدف بگیرید؛ آن را نابود کنید."),
    ("All monsters you control gain 100 ATK.", "fa", "همهٔ هیولاهای تحت کنترل شما 100 امتیاز حمله می‌گیرند."),
    (FOR_EACH, "zh_Hant", "依裝備在其上的裝備卡的數量，每1個這張卡的攻擊力上升800。"),
    (FOR_EACH, "zh_Hans", "依装备在其上的装备卡的数量，每1个这张卡的攻击力上升800。"),
]


@pytest.mark.parametrize(("english", "language", "said"), WORDED)
def test_texts_are_worded_as_people_say_it_and_read_again(english: str, language: str, said: str) -> None:
    assert texts.write(texts.understand(english, Ferry(), "en").sentences, language) == said
    assert meaning_of(said, language) == meaning_of(english, "en")
