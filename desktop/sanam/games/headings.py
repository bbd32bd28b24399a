"""Headings of deck lists in the languages in which people share them, for the piles that many games have.

They are compared folded (see sanam.catalogue.fold): without case and accents, and Chinese in one script.
"""

from __future__ import annotations

MAIN_DECK = (
    *("main", "main deck", "maindeck", "deck", "decklist", "deck list"),
    *("เมนเด็ค", "เด็คหลัก", "เด็ค", "دک اصلی", "دک"),
    *("主卡組", "主卡组", "主牌組", "主牌", "主要牌組", "卡組", "牌組", "メインデッキ", "デッキ", "메인 덱", "메인덱"),
    *(
        "hauptdeck",
        "haupt-deck",
        "deck principal",
        "deck principale",
        "mazo principal",
        "baralho principal",
        "основная колода",
    ),
)
EXTRA_DECK = (
    *("extra", "extra deck", "extradeck", "fusion deck", "extra-deck"),
    *("เอ็คซ์ตร้าเด็ค", "เอ็กซ์ตร้าเด็ค", "เด็คเสริม", "دک اضافه", "دک اضافی", "دک اکسترا"),
    *(
        "額外",
        "額外卡組",
        "額外牌組",
        "特別牌組",
        "融合卡組",
        "エクストラデッキ",
        "融合デッキ",
        "EXデッキ",
        "엑스트라 덱",
        "엑스트라덱",
    ),
    *("mazo extra", "deck extra", "extra-mazo", "baralho extra", "дополнительная колода"),
)
SIDE_DECK = (
    *("side", "side deck", "sidedeck", "sideboard", "side-deck"),
    *("ไซด์เด็ค", "เด็คสำรอง", "กองสำรอง", "دک فرعی", "دک جانبی", "دک ساید"),
    *("副卡組", "副牌組", "副牌", "備牌", "換備卡組", "サイドデッキ", "サイド", "사이드 덱", "사이드덱"),
    *(
        "deck secondaire",
        "deck annexe",
        "nebendeck",
        "deck secundario",
        "mazo secundario",
        "side-mazo",
        "mazo lateral",
        "baralho lateral",
        "сайд",
    ),
)
