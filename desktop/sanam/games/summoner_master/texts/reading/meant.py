"""What a text would be taken for otherwise than it is meant: put apart before it is read."""

from __future__ import annotations

import re

from sanam.games.summoner_master.texts.reading.turns import TRIBE, put, rules

_KIND_THAI = rf"(?:ธาตุ ?(?:ดิน|น้ำ|ลม|ไฟ|แสง|ความมืด)|เผ่า ?(?:{TRIBE}))"
_KIND_ENGLISH = rf"(?:Earth|Water|Wind|Fire|Light|Darkness|{TRIBE})"
_WHEN_THAI = "เมื่อ|ทุกครั้งที่|ทันทีที่|ตอน|หลังจาก|หาก|ถ้า"
#: What costs more or less, by what is done.
_COSTS_THAI = {"ใช้ Skill": "Seal ของ{0} Mp Skill {1}", "โจมตี": "Seal ของ{0} Mp ค่าโจมตี {1}"}


def _dearer(match: re.Match[str]) -> str:
    """What a player pays more or less for, rather than pays when it happens."""
    sign = "-" if match[2] in ("น้อยลง", "ลดลง") else "+"
    what = re.sub(r" ?Skill", " Skill", match[4])
    words = _COSTS_THAI.get(what, f"{what.removeprefix('ร่าย').strip() or 'การ์ด'} ของ{{0}} Mp ค่าร่าย {{1}}")
    return words.format(match[1], f"{sign}{match[3]}")


_THAI = rules(
    # what is attacked or fought, before a space: the opponent there is whose it is, not who does what follows
    (
        (
            rf"^((?:(?:ใน|จนจบ) ?(?:Sub)?[Tt]urn ?นี้,? ?)?(?:{_WHEN_THAI})[^,:;.]*?"
            "(?:โจมตี|ทำลาย|สู้กับ) ?Seal ?(?:ของ)?ฝ่ายตรงข้าม)"
            "( (?=จั่ว|ทิ้ง|ทำลาย|ได้รับ|เสีย|สังเวย|นำ|ย้าย|เลือก|ดู|ส่ง))"
        ),
        r"\1,\2",
    ),
    # whose Subturn begins or ends, before what happens then
    (
        ("^((?:เริ่ม|จบ|เข้าสู่|เมื่อเริ่ม|เมื่อจบ|เมื่อเข้าสู่|ตอนเริ่ม|ตอนจบ) ?(?:Subturn|Turn) ?)เรา(?= (?:ได้|จั่ว|ทิ้ง|เสีย|นำ|ทำลาย))"),
        r"\1ของเรา,",
    ),
    (
        r"^((?:เมื่อ|ตอน|พอ)?เข้า(?:สู่)? ?(?:Check [Uu]p|Draw|Main|Discard|End|Mp Clean [Uu]p)(?: Step)? ?)เรา,? (?=\S)",
        r"\1ของเรา, ",
    ),
    # what the opponent does, and then also does
    (
        "((?:^|[:,] ?)ฝ่ายตรงข้าม(?:เสีย|จ่าย|ทิ้ง|สังเวย)[^,.:]{1,40}?) ?(และ|แล้ว) ?(?=ทิ้ง|เสีย|สังเวย|จ่าย)",
        r"\1 \2ฝ่ายตรงข้าม",
    ),
    # who chooses what goes
    (
        (
            r"(ทำลาย|สังเวย|ทิ้ง) ?(Seal|Mystic Card|การ์ด) ?(?:ของ)?ฝ่ายตรงข้าม ?(\d) ?ใบ,? ?(?:โดย|ซึ่ง)?(?:ให้)?"
            r"(?:ฝ่ายตรงข้าม|เจ้าของ)(?:เป็น)?(?:ผู้|คน)?เลือก(?:เอง)?"
        ),
        r"ฝ่ายตรงข้ามเลือก\1 \2 ของตัวเอง \3 ใบ",
    ),
    # what costs more or less, rather than when
    (
        (
            r"^(Seal ?(?:ที่ติด(?:อยู่)?|ของเรา(?:ทุกใบ)?|ฝ่ายตรงข้าม(?:ทุกใบ)?)|\[S\]) ?ใช้ ?Skill ?(?:โดย|ต้อง)?"
            r"(?:เสีย|จ่าย|ใช้) ?Mp ?(น้อยลง|ลดลง|เพิ่มขึ้น|มากขึ้น|เพิ่ม) ?(\d)"
        ),
        lambda m: f"{m[1]} Mp ค่า Skill {'-' if m[2] in ('น้อยลง', 'ลดลง') else '+'}{m[3]}",
    ),
    # all of them
    (r"(Curse ?(?:ทั้งหมด|ทุกชนิด|ทุกอัน)) ?(?:บน|ของ|ที่ติด)? ?Seal ?(?:ของ)?เรา(?=$|[ .,]จน|[.,])", r"\1บน Seal ของเราทุกใบ"),
    # what costs more
    (
        (
            r"^(ฝ่ายตรงข้าม|เรา)(?:ต้อง|จะต้อง)? ?(?:จ่าย|เสีย|ใช้) ?Mp ?(เพิ่มขึ้น|เพิ่ม|มากขึ้น|น้อยลง|ลดลง) ?(\d)"
            r" ?(?:เมื่อ|ในการ|ตอน|ถ้าจะ|เพื่อ|เวลา|ถ้า)(?:จะ|ต้องการ)? ?(ใช้ ?Skill|ร่าย ?(?:Seal|Mystic Card|การ์ด)|โจมตี)$"
        ),
        _dearer,
    ),
    # both of two kinds
    (
        (
            rf"((?:{_WHEN_THAI}|ขณะที่|ขณะ|ตราบเท่าที่) ?(?:เรา|ฝ่ายตรงข้าม)?(?:มี|ไม่มี)) ?Seal ?({_KIND_THAI}) ?(?:และ|กับ) ?"
            rf"(?:Seal ?)?({_KIND_THAI})(?! ?\d| ?รวมกัน)"
        ),
        lambda m: m[0] if "ไม่มี" in m[1] else f"{m[1]}ทั้ง Seal {m[2]} และ Seal {m[3]}",
    ),
    (
        (
            rf"^((?:{_WHEN_THAI}|ขณะที่|ขณะ|ตราบเท่าที่)? ?(?:เรา|ฝ่ายตรงข้าม)?มี) ?({TRIBE}) ?(?:และ|กับ) ?({TRIBE})"
            r"(?: ?(?:อยู่)?ในสนาม(?:ของ)?(?:เรา)?)? ?[=:,]? ?(?=\[S\]|At|Df|Sp)"
        ),
        lambda m: f"{m[1] if not m[1].startswith('มี') else 'ถ้าเรามี'}ทั้ง Seal เผ่า {m[2]} และ Seal เผ่า {m[3]} ",
    ),
)
_ENGLISH = rules(
    # what the other player may pay for
    (
        (
            r"\b((?:destroy|return|remove) [^.,;:]{3,50}?) or (?:your|the) opponent (?:must )?(?:pays?"
            r"|loses?) (?:Mp )?(\d)(?: Mp)?(?=[.]?$)"
        ),
        r"\1 unless your opponent pays \2 Mp",
    ),
    # each in its own Line
    (
        (
            r"^Each (?:of your |one of your )?((?:[A-Z]\w+ ){0,2}?)(Seals?|[A-Z]\w+?)s? (?:has|gets|gains) "
            r"([^.,]{4,30}?) (?:while|as long as|when) it (?:is |stands )?in the (At|Df) Line"
        ),
        lambda m: f"Your {m[1]}{m[2].removesuffix('s')}s in the {m[4]} Line have {m[3]}",
    ),
    # who chooses what goes
    (
        (
            r"\b(destroy|sacrifice) (\d) opposing (Seals?|Mystic Cards?)"
            r"(?: of (?:your|the) opponent's choice|, (?:your|the) opponent chooses(?: which| it)?)"
        ),
        r"your opponent \1s \2 \3 of their own",
    ),
    (
        (
            r"\b(?:your|the) opponent (?:must )?discards? (\d|an?) ([^.,:;]{0,20}?(?:cards?|Seals?|Mystic Cards?)) "
            r"(?:of your choice|(?:that )?you choose|chosen by you)"
        ),
        r"look at your opponent's hand and choose \1 \2, your opponent discards it",
    ),
    # both do both
    (
        (
            r"^((?:Both players|Each player|All players) (?:draws?|discards?|loses?|gets?|gains?|destroys?|sacrifices?)"
            r" [^.,:;]{1,40}?)(?:,? and then|,? then) (?=(?:draws?|discards?|loses?|gets?|destroys?|sacrifices?) )"
        ),
        lambda m: f"{m[1]}. {' '.join(m[1].split()[:2])} ",
    ),
    # both of two kinds
    (
        rf"\b(you have|your opponent has) an? ({_KIND_ENGLISH}) and an? ({_KIND_ENGLISH}) Seal\b",
        r"\1 both a \2 Seal and a \3 Seal",
    ),
)


#: The Costs of a Skill in another order, or without a colon.
_COSTS = rules(
    (r"^(Skill )?(?:จ่าย|เสีย|ใช้) ?(Mp \d) ?(?:เพื่อ(?:ให้|ที่จะ)?|แล้ว) ?(?=\S)", r"\1\2: "),
    (
        (
            r"^(Skill )?(?:จ่าย |เสีย |ใช้ |จ่าย|เสีย|ใช้|Pay )?(Mp \d)[.;]? "
            r"\[?(Interfere|At Line|Df Line)\]?(?! ?[:,])[.;]? ?(?=\S)"
        ),
        lambda m: f"{m[1] or ''}{m[3]}, {m[2]}: ",
    ),
    (
        (
            r"^(Skill )?((?:\[?(?:Interfere|At Line|Df Line)\]?[ ,:]*)*)(?:จ่าย|เสีย|ใช้)? ?(Mp \d) "
            r"(?!(?:ทิ้ง|สังเวย|นำ)[^:]{1,40}:)"
            r"(?=เลือก|เอา|นำ|ทำลาย|จั่ว|ทิ้ง|ย้าย|ดู|ยกเลิก|ค้น|สุ่ม|ให้|ฝ่ายตรงข้าม|อีกฝ่าย|เรา|Seal |\[S\] )"
        ),
        lambda m: f"{m[1] or ''}{m[2]}{m[3]}: ",
    ),
)


def priced(text: str) -> str:
    """The text of a Skill with its Costs first, and a colon behind them."""
    return put(text, _COSTS)


def plainly(text: str, language: str) -> str:
    """The text as it is meant."""
    if language == "en":
        return put(text, _ENGLISH)
    return put(priced(text) if text.startswith("Skill ") else text, _THAI) if language == "th" else text
