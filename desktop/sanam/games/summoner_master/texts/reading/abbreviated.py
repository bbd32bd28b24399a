"""Abbreviations of players who write short, spelled out; tried where a text is not understood as it stands."""

from __future__ import annotations

import re

from sanam.games.summoner_master.texts.reading.turns import put, rules

_NUMBER = r"\d{1,2}"
_CARD = r"(?:Seals?|Mystics?|cards?)"
#: "Lv3-" and "Lv 3+": no change of a level follows such a sign.
_LIMIT = rf"(?:of |with )?\b(Lv|At|Df|Sp) ?({_NUMBER}) ?"

#: What a player does: who stands before it is not whose the card before that is.
_DOES = "จั่ว|ทิ้ง|ร่าย|จ่าย|สังเวย|เลือก|ดู|นำ"

_BOTH = rules(
    (r"\b(At|Df)[ -]?L\b(?![\w'])", r"\1 Line"),
    (r"\bCC ?(?=\d)", "Charged Counter "),
    (r"\bFCC ?(?=\d)", "Fixed Charge Counter "),
    (rf"\b({_NUMBER}) ?T\b(?!\w)", r"\1 Turn"),
    (r"\bMp(?=\d)", "Mp "),
)
_ENGLISH = rules(
    # whose
    (
        rf"\bdisc(?:ard)?s? ({_NUMBER}) opp(?:onent)?(?:'s)? (?:hand|cards?)(?: \(?(?:rnd|random|at random)\)?)?",
        r"your opponent discards \1 cards at random",
    ),
    (rf"\bopp(?:'s)? (?=(?:other |\[?\w{{1,12}}\]? )?{_CARD}\b)", "opposing "),
    (r"\bopp(?:'s)? (?=Skills?|Curses?|Abilit)", "opposing "),
    (r"\bopp(?:'s)? (?=hand|Shrine|Library|max|Mp max|(?:At|Df) Line)", "your opponent's "),
    (r"\bopp\b(?!')", "your opponent"),
    (r"\bown (?=(?:other )?\[?[A-Z]|(?:At|Df) Line|hand|Shrine|Library|cards?)", "your "),
    # moments
    (r"^(?:Come|Comes|Coming) in ?: ?", "When it comes in, "),
    (r"^(?:Atk|Attack|Att)\.? ?(?:success|succ|hits?) ?: ?", "When its attack succeeds, "),
    (r"^(?:Atk|Attacks?|Att)\.? ?: ?", "When it attacks, "),
    (r"^(?:Dies|Dead|Destroyed|On death) ?: ?", "When it is destroyed, "),
    (r"^(?:Win|Wins) ?(?:fight|battle)? ?: ?", "When it wins a fight, "),
    (r"^In (At|Df) Line ?: ?", r"While it is in the \1 Line, "),
    # how long
    (r"\b(?:till |until )?EoS\b", "until the end of this Subturn"),
    (r"\b(?:till |until )?EoT\b", "in this Turn"),
    # cards, numbers and what is done
    (rf"{_LIMIT}-(?!\d)", r"of \1 \2 or less"),
    (rf"{_LIMIT}\+(?!\d)", r"of \1 \2 or more"),
    (rf"\b({_NUMBER}|all|another|other|opposing|your) Mystic(?!s? Card|s? Library)(s?)\b", r"\1 Mystic Card\2"),
    (r"\bdisc (?=\d)", "discard "),
    (r"\brnd\b", "at random"),
    (r"\bmax\b", "maximum"),
    (r"\bw/o\b", "without"),
    (r"\bw/ ?", "with "),
)
_ELEMENTS = {
    "Earth": "ดิน",
    "Water": "น้ำ",
    "Wind": "ลม",
    "Fire": "ไฟ",
    "Light": "แสงสว่าง",
    "Darkness": "ความมืด",
}
#: What ends a part of a Thai text.
_END = r"(?=$|[.:;,/]| ?(?:แล้ว|และ|จน|\())"

_THAI = rules(
    (r"(?<![\w])(?:Opp|opp)(?:'s)?(?!\w)", "ฝ่ายตรงข้าม"),
    (r"ศัตรู", "ฝ่ายตรงข้าม"),
    # moments
    (r"^เข้ามา ?: ?", "เมื่อเข้ามาในสนาม "),
    (r"^(?:ตาย|โดนทำลาย) ?: ?", "เมื่อถูกทำลาย "),
    (r"^โจมตีสำเร็จ ?: ?", "เมื่อโจมตีสำเร็จ "),
    (r"^โจมตี ?: ?", "เมื่อโจมตี "),
    (r"^ใบรอง ?: ?", "เมื่อเป็น Seal ใบรอง: "),
    (r"^ใน (At|Df) Line ?: ?", r"ขณะที่อยู่ใน \1 Line "),
    (r"^เข้า (?=Check up|Draw|Main)", "เมื่อเข้าสู่ช่วง "),
    (r"(Check up|Draw|Main)(?: Step)? ?(?=เรา|ฝ่ายตรงข้าม)", r"\1 Step ของ"),
    # what is done, with the English word
    (r"\bDestroy\b ?", "ทำลาย "),
    (r"\bRemove\b ?", "นำ"),
    (r"\bSteal\b ?", "ขโมย "),
    (r"\b(?:Disc(?:ard)?|ดิส) ?(?=\d)", "ทิ้งการ์ดในมือ "),
    # how many
    (r"จั่ว ?(\d{1,2})(?! ?ใบ)" + _END, r"จั่วการ์ด \1 ใบ"),
    (r"(ทิ้งการ์ดในมือ) ?(\d{1,2})(?! ?ใบ)", r"\1 \2 ใบ"),
    (r"(Seal|Mystic Card|Mystic)((?: (?:ของ)?(?:เรา|ฝ่ายตรงข้าม))?) ?(\d{1,2})(?! ?ใบ|[-+\d])" + _END, r"\1\2 \3 ใบ"),
    # whose
    (
        r"\[(Earth|Water|Wind|Fire|Light|Darkness)\] ?(?:ของ)?(เรา|ฝ่ายตรงข้าม)",
        lambda m: f"Seal ธาตุ{_ELEMENTS[m[1]]}ของ{m[2]}",
    ),
    (rf"(Seal|Mystic Card|Mystic|Shrine) ?(เรา|ฝ่ายตรงข้าม)(?!{_DOES})", r"\1 ของ\2"),
    (r"\bMystic(?! ?Card|\])", "Mystic Card"),
    # limits and how long
    (rf"\b(Lv|At|Df|Sp) ?({_NUMBER}) ?-(?!\d)", r"\1 \2 หรือต่ำกว่า"),
    (rf"\b(Lv|At|Df|Sp) ?({_NUMBER}) ?\+(?!\d)", r"\1 \2 หรือสูงกว่า"),
    (r"(?<!จน)จบ ?Sub(?:turn)?(?!\w)", "จนจบ Subturn"),
    (r"(?<!จน)จบ ?Turn", "จนจบ Turn"),
    (r"(At ?[+-] ?\d{1,2}) ?/ ?(?=(?:Df|Sp))", r"\1 "),
    (r"(\([^()]*ไม่ได้\)) (?=[A-Z])", r"\1 ; "),
)


def spelled_out(text: str, language: str) -> str:
    """The text with its abbreviations in full."""
    text = put(re.sub(r"\s+", " ", text).strip(), _BOTH)
    if language == "en":
        return put(text, _ENGLISH)
    return put(text, _THAI) if language == "th" else text
