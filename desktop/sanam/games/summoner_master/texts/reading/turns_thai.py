"""Turns of phrase in Thai (see `turns_english`)."""

from __future__ import annotations

import re

from sanam.games.summoner_master.texts.reading.turns import (
    ELEMENTS,
    NUMBER,
    SIGNED,
    SOME,
    STAT,
    TRIBE,
    VALUE,
    costs_of,
    put,
    rules,
    swapped,
)

_CARD = r"(?:Seal|Mystic Card|การ์ด)"
_THING = r"(?:Mystic Card|Skill|Ability|(?:Stone |Freeze |Charm |Poison |Death |Dimension )?Curse)"
_DEED = r"(?:โจมตีขึ้นมือ|โจมตี|เปลี่ยน ?Line|กำหนด ?Line|ใช้ ?Skill|เป็น ?Seal ใบรอง|เป็นใบรอง|รวมร่าง|ถูกทำลาย|ถูกโจมตี)"
#: One change of a value or several; what stands between them is taken in one way only.
_CHANGES = rf"(?:{STAT} ?[+\-−–] ?{NUMBER}[ ,]{{0,3}}(?:และ ?)?){{1,6}}"
_PERIODS = {"เกม": "Game", "เทิร์น": "Turn", "ซับเทิร์น": "Subturn"}
COSTS = rules(
    (rf"(?:นำ|เสีย|จ่าย|ใช้) ?Charged Counter ?({NUMBER})(?: ?อัน)?(?: ?ออก)?", r"Charged Counter \1"),
    (rf"Mp ?({NUMBER})|({NUMBER}) ?Mp|จ่าย ?Mp ?({NUMBER})", lambda m: f"Mp {m[1] or m[2] or m[3]}"),
    (r"\[?Interfere\]?", "Interfere"),
    (
        rf"Charged Counter ?({NUMBER})(?: ?อัน)?|({NUMBER}) ?Charged Counter",
        lambda m: f"Charged Counter {m[1] or m[2]}",
    ),
    (
        rf"Fixed Charge Counter ?({NUMBER})(?: ?อัน)?|({NUMBER}) ?Fixed Charge Counter",
        lambda m: f"Fixed Charge Counter {m[1] or m[2]}",
    ),
    (rf"ทิ้งการ์ด(?:ในมือ|จากมือ)? ?({NUMBER}) ใบ", r"ทิ้งการ์ดในมือ \1 ใบ"),
    (
        rf"ทิ้ง ?((?:Seal|Mystic)(?: Card)?{SOME}) ?(?:ในมือ|จากมือ)? ?({NUMBER}) ใบ",
        lambda m: f"ทิ้ง {_kind(m[1])} {m[2]} ใบ",
    ),
    (
        rf"(?:จ่าย)?ทิ้ง ?((?:Seal|Mystic)(?: Card)?|การ์ด) ?(?:ในมือ|จากมือ|จากในมือ)? ?({NUMBER})(?! ?ใบ)",
        lambda m: f"ทิ้งการ์ดในมือ {m[2]} ใบ" if m[1] == "การ์ด" else f"ทิ้ง {_kind(m[1])} {m[2]} ใบ",
    ),
    (rf"(?:Sacrifice|สังเวย) ?({_CARD}{SOME} {NUMBER} ใบ)", r"Sacrifice \1"),
    (r"Twinkling ?\((Remove|Discard)\)", r"Twinkling (\1)"),
    (r"(?:อยู่)?(?:ใน ?)?(At|Df) Line", r"\1 Line"),
)


def _kind(words: str) -> str:
    """ "Seal Card" and "Mystic" as the nouns of the phrase book."""
    return re.sub(r"^Mystic(?! Card)", "Mystic Card", re.sub(r"^Seal Card", "Seal", words)).strip()


def _cards(match: re.Match[str]) -> str:
    """ "จั่ว 1 ใบ" is of the own piles, "ทิ้ง 1 ใบ" of the own hand, unless it is another's that was looked at."""
    if match[1] == "ทิ้ง" and "ดู" in match.string[: match.start()]:
        return match[0]
    return f"{'จั่วการ์ด' if match[1] == 'จั่ว' else 'ทิ้งการ์ดในมือ'} {match[2]} ใบ"


def _both_players(does: str, size: str) -> str:
    """What both do: we first, then the opponent."""
    what = f"{does}{'การ์ด' if does == 'จั่ว' else 'การ์ดในมือ'} {size}"
    return f"{what} ; ฝ่ายตรงข้าม{what}"


def _both_deeds(match: re.Match[str]) -> str:
    return f"{match[1]}ไม่สามารถ{match[2]} ; {match[1]}ไม่สามารถ{match[3]}"


def _both_things(match: re.Match[str]) -> str:
    verb, things, theirs = match[1], re.split(r" ?(?:,|และ) ?", match[2]), match[3] or ""
    return " ; ".join(f"{verb} {thing}{' ของฝ่ายตรงข้าม' if theirs else ''}" for thing in things)


_THAI = rules(
    (r"^ถ้า ?(?=ถูก ?Seal)", "เมื่อ"),
    (r"^เมื่อ(?:เรา)? ?ทิ้ง ?(?:การ์ดใบนี้|การ์ดนี้|\[S\])", "เมื่อถูกทิ้ง"),
    (rf"ร่าย ?({_CARD}[^;:]{{1,40}}?{NUMBER} ใบ) ?จากมือ(?:ของเรา|เรา)? ?ฟรี", r"ร่ายฟรี \1"),
    (r"Seal ?ของ(?:ผู้เล่น)?ทั้งสองฝ่าย", "Seal ทุกใบ "),
    (r"^ถ้า ?(?=(?:ฝ่ายตรงข้าม|เรา)ร่าย)", "เมื่อ"),
    (r"เลือก 1 ?:", "เลือก 1 อย่าง:"),
    (r"(จาก ?(?:Library|กองการ์ด|Remove Zone)) ?(?=ขึ้นมือ|กลับขึ้นมือ|เข้ามา|เข้าสนาม)", r"\1 ของเรา "),
    (r"นำ ?(?:\[S\]|การ์ดใบนี้|การ์ดนี้|Seal ใบนี้|Seal นี้) ?ขึ้นมือ", "นำ [S] กลับขึ้นมือ"),
    (rf"(ติด [A-Z][a-z ]{{2,15}}Curse(?: ?{NUMBER} Turn)?) ?และ ?(?={STAT} ?[+\-−–])", r"\1 ; Seal นั้น "),
    (
        (
            rf"(ทำลาย|Remove) ?({_CARD}[^;:]{{0,30}}?{NUMBER} ใบ) ?และ ?({_CARD}[^;:]{{0,30}}?{NUMBER} ใบ)"
            r" ?(ของฝ่ายตรงข้าม|ฝ่ายตรงข้าม)$"
        ),
        r"\1 \2ของฝ่ายตรงข้าม ; \1 \3ของฝ่ายตรงข้าม",
    ),
    (
        (
            r"^(Seal(?:(?!\d ?ใบ|ทุกใบ)[^:;]){0,40}? ?(?:ที่อยู่)?ใน (?:At|Df) Line) ?"
            rf"(?={STAT} ?[+\-−–]|ไม่ถูก|ไม่สามารถ|{_DEED} ?ไม่ได้)"
        ),
        lambda m: f"{_of(m[1])}ทุกใบ ",
    ),
    (r"โจมตีขึ้นมือ(?:ได้)? ?(?:แม้|ถึงแม้|แม้ว่า|แม้ว่าจะ|แม้จะ) ?ฝ่ายตรงข้าม(?:จะ)?มี ?Seal", "โจมตีขึ้นมือได้แม้ฝ่ายตรงข้ามมี Seal"),
    (rf"^(Seal{SOME}) ?โจมตี ?(?:\[S\]|Seal นี้|Seal ใบนี้) ?ไม่ได้$", r"ไม่สามารถถูกโจมตีโดย \1"),
    (r"ไม่ถูกโจมตี(?:จาก|โดย|ด้วย) ?", "ไม่สามารถถูกโจมตีโดย "),
    (
        rf"\(?({NUMBER}) ?ครั้ง ?(?:ต่อ|ใน|/) ?(?:1 ?)?(Subturn|Turn|Game|เกม|เทิร์น|ซับเทิร์น)\)?(?=:)",
        lambda m: f"({m[1]}/{_PERIODS.get(m[2], m[2])})",
    ),
    (r"^([^:]{1,120}?) ?\((\[S\] )?(\d) ?/ ?(Subturn|Turn|Game)\):(.*)$", r"\1:\5 (\2\3 / \4)"),
    ("ซับเทิร์น", "Subturn"),
    ("เทิร์น", "Turn"),
    (r"^(\[?Skill\]?\s*)([^:]{1,120}):", costs_of(COSTS)),
    (
        (
            r"^()((?:Mp|\[?Interfere|Twinkling|At Line|Df Line|Sacrifice|Charged|Fixed|จ่าย|นำ Charged"
            r"|เสีย|ใช้ Charged|\d)[^:]{1,120}):"
        ),
        costs_of(COSTS),
    ),
    # symbols
    (rf"\[({'|'.join(ELEMENTS)})\]", lambda m: f"ธาตุ{ELEMENTS[m[1].capitalize()]} "),
    (rf"(?<!N)\[({TRIBE})\]", r"เผ่า \1"),
    (r"\[(Skill|Ability|Curse)\]", r"\1"),
    (r"\[Mystic\](?: ?Card)?", "Mystic Card"),
    (r"(?:Mystic Card ?(?:หรือ|และ) ?Seal|Seal ?(?:หรือ|และ) ?Mystic Card)", "การ์ด"),
    (r"(?<=Curse) ?ทุกชนิด", ""),
    (r"ธาตุ ?(" + "|".join(ELEMENTS) + r")\b", lambda m: f"ธาตุ{ELEMENTS[m[1].capitalize()]} "),
    (r"^Pasted (เผ่า [^:;]{1,30}|ธาตุ[^:;]{1,20}):", r"Pasted Seal \1:"),
    (
        (
            rf"^(Seal(?: (?:เผ่า|ธาตุ)[^:;]{{1,40}})?(?: ?ของ ?(?:เรา"
            rf"|ฝ่ายตรงข้าม))? ?(?:ทุกใบ)?) ?: ?(?={STAT} ?[+\-−–])"
        ),
        r"\1 ",
    ),
    (r"(ธาตุ[^ ]{1,8}) {0,3}(?:และ|หรือ) {0,3}(ธาตุ[^ ]{1,8}) ", r"\1หรือ\2 "),
    (
        rf"(Seal|Mystic Card)( ?ของฝ่ายตรงข้าม| ?ของเรา)? ?(?:เสีย|ใช้|จ่าย) ?Mp ?(?:ค่าร่าย)? ?เพิ่ม ?({NUMBER})",
        r"\1\2ทุกใบ Mp ค่าร่าย +\3",
    ),
    (rf"(?<=[\u0e00-\u0e7f ])ได้ ?Mp ({NUMBER})", r"เราได้รับ Mp \1"),
    (rf"(^|[:;,] ?|(?<=เข้ามา) |(?<=สนาม) )ได้รับ ?Charged Counter ({NUMBER})", r"\1 [S] ได้รับ Charged Counter \2"),
    (
        rf"^({_CHANGES})(?=(?:สามารถ)?โจมตีข้าม|ไม่สามารถ|{_DEED} ?ไม่ได้)",
        lambda m: f"{m[1].strip().removesuffix('และ')} ; ",
    ),
    (r"ไม่มีการ์ด(?:ใน|บน)มือ(?:ของเรา|เรา)?", "ไม่มีการ์ดในมือของเรา"),
    # values
    (rf"(?<![\w/])(?<!At )(?<!Df )(?<!Sp )({SIGNED}(?:(?: ?, ?| ?และ ?| ){SIGNED}){{0,4}})", swapped),
    (rf"\(({VALUE}[^()]{{1,40}})\)", r"\1"),
    (rf"(?<!ค่าร่าย )(?<!ค่าโจมตี )\bMp ?\+ ?({NUMBER})", r"เราได้รับ Mp \1"),
    (rf"({VALUE} {NUMBER}) ?หรือน้อยกว่า", r"\1 หรือต่ำกว่า"),
    (rf"ตั้งแต่ ?(?={NUMBER} ?ใบ)", ""),
    # who and whose
    (r"^(.{0,120}?ฝ่ายตรงข้าม.{0,120}?)ผู้เล่นคนนั้น", r"\1ฝ่ายตรงข้าม"),
    (r"^เริ่ม ?(?=Subturn)", "เมื่อเริ่ม "),
    (r"เมื่อ(?:เริ่มต้น|เริ่ม) ?Subturn ?ของฝ่ายตรงข้าม", "เมื่อเข้าสู่ Check up Step ของฝ่ายตรงข้าม"),
    (r"เมื่อจบ ?Subturn ?ของฝ่ายตรงข้าม", "เมื่อจบ Subturn ป้องกัน"),
    (rf"(?<!เข้ามา)(?<=[a-zA-Zดงา]) ?ในสนาม(?! ?{NUMBER} ?ใบ ?(?:ขึ้นไป|At|Df))(?= ?(?:{NUMBER}|ทุกใบ|ของ|$))", ""),
    # what is done
    (rf"(จั่ว|ทิ้ง) ?({NUMBER}) ?ใบ", lambda m: _cards(m)),
    (rf"(จั่ว(?: ?การ์ด| ?(?:Seal|Mystic) Card)) ?ได้ ?({NUMBER} ใบ)", r"เราสามารถ\1 \2"),
    (rf"(?<!สามารถ)(นำ ?{_CARD}[^;:]{{1,80}}?ขึ้นมือ)ได้", r"เราสามารถ\1"),
    (rf"ยกเลิก ?Skill ?(?:ของ)?ฝ่ายตรงข้าม ?{NUMBER} ?(?:Skill|อัน)", "ยกเลิก Skill 1 Skill"),
    (r" ?(?:แล้ว|จากนั้น)?สับ(?:กอง|กองการ์ด| ?Library)(?=[. ]*$)", ""),
    (
        (
            r"(?:ค้นหา|หา) ?([^;:]{1,60}?) ?(?:จาก|ใน) ?(?:Library|กองการ์ด|กอง) ?(?:ของเรา"
            r"|เรา)? ?(?:นำ)?(?:ขึ้นมือ|ขึ้นสู่มือ)"
        ),
        r"นำ \1 จาก Library ของเรา ขึ้นมือ",
    ),
    (
        (
            rf"ดู(?:การ์ด)? ?(?:ที่อยู่)?(?:({NUMBER}) ?ใบ|ใบ)?บนสุดของ ?(?:Library|กองการ์ด|กอง) ?(Seal"
            rf"|Mystic)(?: Card)? ?(?:ของ)?(เรา|ฝ่ายตรงข้าม)?(?: ?({NUMBER}) ?ใบ)?"
        ),
        lambda m: (
            f"ดู {'Seal' if m[2] == 'Seal' else 'Mystic Card'} {m[1] or m[4] or '1'} ใบบนกองการ์ดของ{m[3] or 'เรา'}"
        ),
    ),
    (
        (
            rf"((?:จ่าย|เสีย) ?Mp ?{NUMBER}|ทิ้งการ์ดในมือ {NUMBER} ใบ|ทิ้งการ์ด ?{NUMBER}"
            rf" ใบ) ?หรือ ?((?:ทำลาย|นำ)[^:;]{{1,60}})"
        ),
        lambda m: f"เลือก 1 อย่าง: {m[1].replace('เสีย', 'จ่าย')} / {m[2]}",
    ),
    (
        (
            rf"ผู้เล่น(?:ทั้งสองฝ่าย|ทั้งสองคน|ทั้งสอง|แต่ละคน|แต่ละฝ่าย|ทุกคน) ?(จั่ว|ทิ้ง)(การ์ด(?:ในมือ)?"
            rf"|การ์ด) ?({NUMBER} ใบ)(?! ?(?:แล้ว|และ|จากนั้น))"
        ),
        lambda m: _both_players(m[1], m[3]),
    ),
    (r"ผู้เล่น(?:ทุกคน|ทั้งสองฝ่าย|ทั้งสองคน|แต่ละฝ่าย|แต่ละคน)? ?(?=(?:ไม่สามารถ|ห้าม)?ร่าย)", "ผู้เล่นทั้งสองฝ่าย"),
    (r"(ผู้เล่นทั้งสองฝ่าย|ฝ่ายตรงข้าม|เรา) ?ร่าย ?([^:;,]{1,60}?) ?ไม่ได้", r"\1ไม่สามารถร่าย \2 ได้"),
    (r"ห้าม(?=ร่าย)", "ไม่สามารถ"),
    (r"^(?:เมื่อ|ทุกครั้งที่) ?ฝ่ายตรงข้าม(?=โจมตี)", "เมื่อ Seal ของฝ่ายตรงข้าม"),
    (r"^(เมื่อ|ทุกครั้งที่) ?ฝ่ายตรงข้าม(?:ใช้|ประกาศใช้) ?Skill", "เมื่อการ์ด ของฝ่ายตรงข้ามใช้ Skill "),
    (rf"^ฝ่ายตรงข้าม ?(?=(?:ไม่สามารถ)?{_DEED}(?:ของ)?(?:เรา)? ?(?:ไม่ได้|ได้|$))", "Seal ของฝ่ายตรงข้ามทุกใบ "),
    (r"โจมตีขึ้นมือ(?:ของ)?เรา", "โจมตีขึ้นมือ"),
    (r"(?:^|(?<=[:;, ]))เลือก ?(?=Seal|Mystic Card|การ์ด)(?!.{0,60}/)", ""),
    (r"(เมื่อ ?(?:\[S\]|Seal ใบนี้|Seal นี้)? ?ตก Shrine) ?จาก(?:สนาม| ?Arena)", r"\1"),
    (r"เมื่อจบ Subturn ?(?:ทุกครั้ง|ของทุกฝ่าย|ทุก Subturn)", "เมื่อจบ Subturn "),
    (rf"^ถ้า ?(?={_CARD}[^:,]{{0,60}}?(?:ถูกทำลาย|เข้ามาในสนาม|โจมตี|ถูกโจมตี|ถูกทิ้ง) )", "เมื่อ "),
    (
        rf"^อยู่ใน ?(At|Df) Line ?(?:[:,] ?| (?={STAT} ?[+\-−–]|{_DEED} ?ไม่ได้|ไม่สามารถ|ไม่ถูก|ป้องกัน|ยกเลิก))(?=\S)",
        r"ขณะที่อยู่ใน \1 Line: ",
    ),
    (r"(?<=[\u0e00-\u0e7f]) ?ของ ?Seal ?(เรา|ฝ่ายตรงข้าม)", r"ของ Seal ของ\1"),
    # fights, and what is attached
    (r"(?<!ต่อ)สู้กับ", "ต่อสู้กับ"),
    (
        (
            r"(Seal|Mystic Card) ?ที่ติด(?!อยู่|การ์ด|\[S\]| ?(?:Stone|Freeze|Charm|Poison|Death|Dimension"
            r"|Curse))"
        ),
        r"\1 ที่ติดอยู่ ",
    ),
    (r"(ยกเลิก[^;:]{1,60}?) ?ที่(?:ติด|ติดอยู่)(?:กับ|บน)? ?(?:\[S\]|Seal ใบนี้|Seal นี้)", r"\1"),
    # two things of one verb
    (
        (
            rf"((?:^|(?<=[:;] ))[^:;]{{0,80}}?)(?:ไม่สามารถ|ห้าม) ?({_DEED})(?:ได้)? ?(?:และ"
            rf"|หรือ) ?(?:ไม่สามารถ)?({_DEED})"
            r"(?:ได้)?"
        ),
        _both_deeds,
    ),
    (
        rf"((?:^|(?<=[:;] ))[^:;]{{0,80}}?)({_DEED}) ?(?:และ|หรือ) ?({_DEED}) ?ไม่ได้",
        _both_deeds,
    ),
    (
        rf"((?:^|(?<=[:;] ))[^:;]{{0,80}}?)({_DEED}) ?ไม่ได้ ?และ ?ไม่ ?({_DEED})",
        _both_deeds,
    ),
    (
        (
            rf"(ป้องกัน|Protect|ยกเลิก|Cancel) ?({_THING}(?: ?(?:,|และ) ?{_THING}){{1,6}}) ?(ของฝ่ายตรงข้าม"
            rf"|ฝ่ายตรงข้าม)?$"
        ),
        _both_things,
    ),
    (
        (
            rf"(?:\[S\] ?|Seal ใบนี้ ?)?(?:ไม่ตกเป็นเป้าหมาย|ไม่เป็นเป้าหมาย"
            rf"|ไม่สามารถ(?:ตก)?เป็นเป้าหมาย) ?(?:ของ)? ?({_THING}) ?(?:ของ)?(ฝ่ายตรงข้าม)?"
        ),
        lambda m: f"ป้องกัน {m[1]}{' ของฝ่ายตรงข้าม' if m[2] else ''}",
    ),
    (r"ได้รับ ?(?:ยกเลิก|Cancel) ?(?=Mystic|Skill|Ability|Curse)", "ได้รับ Cancel "),
    (r"ได้รับ ?(?:ป้องกัน|Protect) ?(?=Mystic|Skill|Ability|Curse)", "ได้รับ Protect "),
    # all of them, where no number is said
    (
        (
            r"(?<=Line|tive)( ?[:,]? ?Seal(?:(?!\d ?ใบ|ทุกใบ)[^:;,]){0,60}?(?:เรา|ฝ่ายตรงข้าม)) ?"
            rf"(?={STAT} ?[+\-−–]|ไม่ถูก|ไม่สามารถ)"
        ),
        lambda m: f"{_of(m[1])}ทุกใบ ",
    ),
    (
        (
            rf"^(Seal[^:;]{{1,60}}?{_CHANGES}) ?(?:ตราบเท่าที่"
            rf"|ขณะที่) ?([^:;]{{1,80}})$"
        ),
        lambda m: f"ขณะที่ {m[2]} : {_of(re.sub(rf'(?<=เรา) ?(?={STAT})', 'ทุกใบ ', m[1]))}",
    ),
    (
        (
            rf"^(?!.*(?:\d ?ใบ|ทุกใบ))(Seal{SOME}(?:เรา|ฝ่ายตรงข้าม)(?: ?(?:ที่มี )?{VALUE} {NUMBER}"
            rf" ?(?:ขึ้นไป|หรือ\S{{1,10}}))?) ?"
            rf"(?=Mp ค่า|ได้รับ (?:Cancel|Protect)|{_DEED} ?ไม่ได้|ไม่สามารถ)"
        ),
        lambda m: f"{_of(m[1])}ทุกใบ ",
    ),
    (
        rf"^({_CHANGES})(?:เมื่อ|ขณะ|ขณะที่|ถ้า) ?(อยู่ใน (?:At|Df) Line)$",
        r"ขณะที่ \2 \1",
    ),
    (
        (
            rf"^({_CHANGES})(จนจบ Subturn(?: นี้)?|จนจบ Turn(?: นี้)?)? ?"
            r"(เมื่อ ?(?:\[S\]|Seal ใบนี้|Seal นี้)? ?(?:โจมตี|ถูกโจมตี|ถูกทำลาย"
            r"|ต่อสู้)) ?(จนจบ Subturn(?: นี้)?|จนจบ Turn(?: นี้)?)?$"
        ),
        lambda m: f"{m[3]} {m[1]} {m[2] or m[4] or ''}",
    ),
    (
        (
            rf"^Seal ?(?:ใบนี้|นี้) ?({_CHANGES})(เมื่อ(?:โจมตี"
            rf"|ถูกโจมตี)) ?(จนจบ [^,:;]{{1,20}})?$"
        ),
        r"\2 [S] \1 \3",
    ),
    (
        (
            rf"^((?:{STAT}|Mp ค่าร่าย|Mp ค่าโจมตี) ?[+\-−–] ?{NUMBER}) ?(?:ถ้า|ตราบเท่าที่"
            rf"|ขณะที่) ?([^:;]{{1,80}})$"
        ),
        r"ถ้า \2 : \1",
    ),
)


def _of(words: str) -> str:
    """ "Seal ฝ่ายตรงข้าม" is "Seal ของฝ่ายตรงข้าม"."""
    return re.sub(r"(?<!ของ)(ฝ่ายตรงข้าม|เรา)", r"ของ\1", words)


def said(text: str) -> str:
    return put(text, _THAI)
