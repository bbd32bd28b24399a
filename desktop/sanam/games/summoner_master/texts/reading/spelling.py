"""How people write what the rulebook says: spellings and turns of phrase, put into the words of the phrase book.

These are rules of the language, applied before a text is cut into words. They change no meaning: what could mean
something else is left as it is, and then is not understood.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from sanam.games.summoner_master.cards.model import TRIBES
from sanam.games.summoner_master.texts.reading import turns_english, turns_thai

Rule = tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]]
_DIGITS = str.maketrans("๐๑๒๓๔๕๖๗๘๙٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹０１２３４５６７８９", "0123456789" * 4)
#: Some words of a sentence, and a number: bounded, so that no text takes long.
_SOME, _NUMBER = r"[^.,:;]{0,80}?", r"\d{1,4}"
_STAT = r"(?:At|Df|Sp)"
_CHANGE = rf"{_STAT} ?[+＋\-−–] ?{_NUMBER}"
_STEP = r"(?:Check [Uu]p|Draw|Discard|Main|Mp Clean [Uu]p|Fill [Uu]p|End of Subturn)(?: Step)?"
_ELEMENTS = "Earth|Water|Wind|Fire|Light|Darkness"
_TRIBES = "|".join(sorted(map(re.escape, TRIBES), key=len, reverse=True))
_KINDS = f"{_ELEMENTS}|{_TRIBES}"
_CARD = r"(?:Seals?|Mystic Cards?|cards?)"
_PILES = r"(?:Shrine|Library|Remove Zone)"
#: What is the opponent's and is no card in the Arena.
_NOT_CARDS = (
    rf"(?!hand|{_PILES}|Seal Library|Mystic Library|maximum|{_STEP}|Attack|Defen[cs]e|(?:At|Df) Line|Subturn"
    r"|Skill|Abilit|Curse|Mp\b)"
)
#: Capitalised words before a noun: tribes and elements.
_WORDS = r"(?:(?-i:[A-Z])[\w']{0,30} ){0,4}?"
#: What takes an object, and what of the opponent's a text protects from.
_ACTS = "draws?|discards?|destroys?|return|take|bring|remove|put|move|sacrifice|steal|control|cast|have|has"
_UNTOUCHED = (
    "(?<!target )(?<!target of )(?<!destroyed by )(?<!Protect )(?<!Cancel )(?<!cancels )(?<!your )(?<!the )"
    "(?<!hand by )(?<!Shrine by )(?<!Library by )(?<!game by )(?<!Arena by )"
)
_WHOSE = "your|your opponent's"


def _top(match: re.Match[str]) -> str:
    """Cards of one pile of a Library are Seals or Mystic Cards."""
    kind = "Seals" if match[3].lower() == "seal" else "Mystic Cards"
    return f"top {match[1]} {kind if match[1] != '1' else kind[:-1]} of {match[2].replace('the ', 'your ')} Library"


def _next(match: re.Match[str]) -> str:
    """What follows "and" hangs on the "if" or "may" of its sentence, too."""
    before = match.string[: match.start()]
    sentence = before[max(before.rfind(mark) for mark in ".:") + 1 :]
    return ". if so, " if re.search(r"\b(?:if|may)\b", sentence, re.IGNORECASE) else ". "


def _rules(*found: tuple[str, str | Callable[[re.Match[str]], str]]) -> tuple[Rule, ...]:
    return tuple((re.compile(pattern, re.IGNORECASE), put) for pattern, put in found)


_EVERY = (
    (re.compile("[’‘]"), "'"),
    (re.compile(r"\s+"), " "),
    (re.compile(r"\bWake Up <([^<>]{1,200})>"), r"Wake Up \1"),
    (re.compile(r"\bMP\b"), "Mp"),
    (re.compile(r"\b(AT|ATK)\b"), "At"),
    (re.compile(r"\b(DF|DEF)\b"), "Df"),
    (re.compile(r"\bSP\b"), "Sp"),
    (re.compile(r"\b(LV|Level)\b"), "Lv"),
    (re.compile(r"(?<![<\w])<Extra>"), "[Extra]"),
)

#: "We" of the rulebook is the owner of the card (SMG-93); names stay as they are.
OURS = _rules(
    (r"\b(?:we are|we're)\b(?![^<>]{0,100}>)", "you are"),
    (r"\bwe\b(?![^<>]{0,100}>)", "you"),
    (r"\bour\b(?![^<>]{0,100}>)", "your"),
    (r"\bours\b(?![^<>]{0,100}>)", "yours"),
)
_ENGLISH = _rules(
    # symbols
    (rf"(?<!N)\[({_KINDS})\]", r"\1"),
    # stats: their order, and several of them
    (rf"(?<![\w/])(?<!At )(?<!Df )(?<!Sp )([+\-−–] ?{_NUMBER}) ({_STAT})\b", r"\2 \1"),
    (rf"({_CHANGE})(?: ?[,/] ?(?:and )?| )(?={_STAT} ?[+\-−–] ?\d)", r"\1 and "),
    (rf"\b(?:gets?|gains?|has|have|receives?) (?={_STAT} ?[+＋])", "gains "),
    (rf"\b(?:gets?|gains?|has|have|receives?) (?={_STAT} ?[\-−–])", "has "),
    (
        (
            r"\btop (\d{1,4}) cards? of (your|your opponent's|the opponent's) (Seal|Mystic) "
            r"(?:Card )?(?:Library|pile|Deck)"
        ),
        _top,
    ),
    (r"\b(all|\d{1,4}) (Seals?) in (?:your|the) opponent's (At|Df) Line", r"\1 opposing \2 in the \3 Line"),
    (r"\b(all|\d{1,4}) (Seals?) in your (At|Df) Line", r"\1 of your \2 in the \3 Line"),
    (r"\b(?:its|the) hand attack (?=succeeds)", "its attack on the hand "),
    # how long
    (r"(?:until|till) (?:the )?end of (?:the |this )?Subturn", "until the end of this Subturn"),
    (r"(?:until|till) (?:the )?end of (?:the |this )?Turn\b", "in this Turn"),
    (r"(?<!of )(?<!in )\b(?:during this|this) Subturn(?=[.]|$)", "in this Subturn"),
    (r"\bin in this\b", "in this"),
    (r"\bin (At|Df) Line", r"in the \1 Line"),
    (r"\bto (?=Df Line)", "to the "),
    # moments
    (r"^(?:whenever|every time|each time|as soon as)\b", "When"),
    (r"\b(?:is put into|comes? into|enters?) (?:the )?(?:Arena|play|field)\b", "comes in"),
    (r"^When (?:this Seal|this card|this Mystic Card) ", "When it "),
    (r"^When (?=(?:attacked|cast|destroyed|discarded|combined|attached|removed)\b)", "When it is "),
    (r"^When (?=(?:attacks|fights|wins|loses)\b)", "When it "),
    (r"^When attacking\b", "When it attacks"),
    (r"^At the end of your (?:Attack )?Subturn", "When your Attack Subturn ends"),
    (r"^At the end of (?:the|this) Subturn", "When the Subturn ends"),
    (r"^At the (?:start|beginning) of your (?:Attack )?Subturn", "When you enter your Attack Subturn"),
    (r"^At the (?:start|beginning) of your Defen[cs]e Subturn", "When you enter your Defence Subturn"),
    (
        rf"^(?:At the (?:start|beginning) of|During|In|When entering|Upon entering) your ({_STEP})",
        r"When you enter your \1",
    ),
    (r"^(When [^,:]{0,80}?) (?=you (?:may|get) )", r"\1, "),
    (
        r"^When you cast an? (another )?([^,:]{0,80}?)(Seal|Mystic Card)([^,:]{0,80}?)(?=[,:])",
        r"When any of your \1\2\3s\4 is cast",
    ),
    (
        r"^When (?:an|the|your) opponent casts an? ([^,:]{0,80}?)(Seal|Mystic Card)([^,:]{0,80}?)(?=[,:])",
        r"When any opposing \1\2\3 is cast",
    ),
    (r"^When (?:an|the|your) opponent's (?=[^,:]{0,80}?(?:Seal|Mystic Card)\b)", "When any opposing "),
    (r"^When (?:an opposing|1 opposing) ", "When any opposing "),
    (rf"^When another ([^,:]{{0,80}}?)({_CARD})( of yours)?", r"When an other \1\2\3"),
    (rf"^When (?:an )?your other ([^,:]{{0,80}}?)({_CARD})", r"When any of your other \1\2"),
    (rf"^(?!All )({_WORDS}Seals in the (?:At|Df) Line) (?=gains|has|cannot)", r"All \1 "),
    (r"^When one of your ", r"When any of your "),
    (r"^When the (?:pasted|attached|equipped) Seal", "When the Seal"),
    (r"\bfights? an? (?=[^,:]{0,80}Seal)", "fights any "),
    (r"^When the Seal's attack succeeds", "When the Seal attacks successfully"),
    # whose
    (r"\b(?:the|an) opponent\b(?!')", "your opponent"),
    (r"(?<!your )\bopponent (?=discards|loses|has|casts|uses)", "your opponent "),
    (rf"\ban opponent's (?={_CARD}|Lv)", "an opposing "),
    (
        (
            rf"(?!\Ayour opponent's (?:Mystic Cards|cards\Z)){_UNTOUCHED}"
            r"(?!(?<=\bby )your opponent's (?:Mystic Cards|cards)\b)"
            rf"\b(?:of )?(?:your |the )?opponent(?:'s|s') {_NOT_CARDS}"
        ),
        "opposing ",
    ),
    (
        rf"\b((?:{_NUMBER}|all|an?) )({_WORDS})({_CARD})((?: {_SOME})?) (?:of|controlled by) your opponent\b(?!')",
        r"\1opposing \2\3\4",
    ),
    (
        rf"(^|[,.:] )(?:all )?({_WORDS})({_CARD}) (?:of|controlled by) your opponent\b(?!')",
        r"\1opposing \2\3",
    ),
    (rf"(^|[,.:] )(?:all )?({_WORDS})({_CARD}) of yours\b", r"\1your \2\3"),
    (r"\byour opponent's (?=hand\b)", "your opponent's "),
    (r"\bthe opponent's\b", "your opponent's"),
    # cards: symbols, values, articles
    (rf"\b(?:with|whose|having) (Lv|{_STAT}) (?=\d)", r"of \1 "),
    (rf"(?<!of )\b(Lv|{_STAT}) ({_NUMBER}) or (less|lower|below|more|higher|above) ({_CARD})", r"\4 of \1 \2 or \3"),
    (r"\bor (?:below|fewer|under)\b", "or less"),
    (r"\bor (?:above|greater|over)\b", "or more"),
    (rf"\b(of (?:Lv|{_STAT})) (?:at most|up to|≤) ?({_NUMBER})", r"\1 \2 or less"),
    (rf"\b(of (?:Lv|{_STAT})) (?:at least|≥) ?({_NUMBER})", r"\1 \2 or more"),
    (
        rf"(?<!it )(?<!\] )\b({_ACTS}) an? ",
        r"\1 1 ",
    ),
    (
        rf"\b({_ACTS}) another ",
        r"\1 1 other ",
    ),
    (r"\b(have|has) (\d{1,4}) or more (?=[^.,:]{0,80}(?:Seals|Cards))", r"\1 \2 "),
    (r"\bfor each (.{0,60}?)(Seal|Mystic Card) you (?:have|control)\b", r"for each of your \1\2s"),
    # Costs, and one thing after another
    (
        r"^((?:\[?Skill\]? ?)?Mp \d{1,4}(?:, Interfere)?), discard ((?:\d{1,4}|an?) cards?)(?=[:.,]|$)",
        r"\1, discarding \2",
    ),
    (r"\bdiscarding an? card", "discarding 1 card"),
    (r"(?:, and then|, then| and then)(?! command) ", lambda m: _next(m)),
    (r"(?<=[\w)]) and (?=(?:draw|discard|destroy|return|take) \d)", lambda m: _next(m)),
    # what is done
    (r"(?<!goes )(?<!went )\bto (?:your|the|their) hand(?=[.,]|$)|\bto hand(?=[.,]|$)", "to its owner's hand"),
    (
        rf"\b(?:return|add|put) (\d{_SOME}) (?:from|in) ({_WHOSE}) ({_PILES}) (?:in)?to (?:your|its owner's) hand",
        r"take \1 from \2 \3 into your hand",
    ),
    (
        rf"\b(?:put|bring|summon|call) (\d{_SOME}) from ({_WHOSE}) ({_PILES}|hand) (?:in|on)?to the (?:Arena|field)",
        r"bring \1 from \2 \3 into the Arena",
    ),
    (
        rf"\breturn (\d{_SOME}) in ({_WHOSE}) ({_PILES}) to (?:your|its owner's) Library",
        r"return \1 from \2 \3 to your Library",
    ),
    (rf"\b(remove|take) (\d{_SOME}) in ({_WHOSE}) ({_PILES})", r"\1 \2 from \3 \4"),
    (r"(^|[:.,] )(?:you )?(?:gain|get|gains|gets) (?:Mp (\d{1,4})|(\d{1,4}) Mp)", r"\1you get \2\3 Mp"),
    (r"\bloses? Mp (\d{1,4})", r"loses \1 Mp"),
    (r"\bgive (\d[^.,:]{0,80}?) ((?:Stone|Freeze|Charm|Poison|Death|Dimension|Last Dance) Curse)", r"\1 gets \2"),
    (r"\b(?:remove|cure|cancel) (?:all|every) Curses? (?:from|of|on) ", "cancel every Curse on "),
    (
        (
            r"\b(?:the Seal (?:this card|it|\[S\]) is (?:pasted|attached) (?:on|to)|the Seal with this card"
            r"|the (?:pasted|attached|equipped|enchanted) Seal)\b"
        ),
        "the Seal",
    ),
    (r"\bCan attack twice for one attack Mp", "can use its attack 2 times for one attack Mp"),
    (r"\bCan attack (\d{1,4}) times for one attack Mp", r"can use its attack \1 times for one attack Mp"),
    (r"\bmove (\d[^.,:]{0,80}?) to (?:the other|another) Line", r"move \1 to its other Line"),
    (r"^(The Seal cannot [^,.:]{0,80}?) and (?:gains|has) ", r"\1. "),
    (r"\bdraw (\d{1,4} (?:Seal|Mystic) Cards?) and (\d{1,4} (?:Seal|Mystic) Cards?)", r"draw \1. draw \2"),
    (rf"^((?:{_KINDS}) Seals(?: in the (?:At|Df) Line)?) (?=gains|has|cannot)", r"all \1 "),
    # conditions
    (r"^(?:as long as|while) (?:it|this Seal) is alone[,:] ?", "Alone: "),
    (r"\b(while|as long as) (?:this Seal is |\[S\] is )?in the ", r"\1 it is in the "),
    (r"\b(as long as|while) (?:this Seal|this card) (is|has) ", r"\1 it \2 "),
    (
        r"^([^,.:]{1,80}?),? (while|as long as) (it is in the (?:At|Df) Line|it is (?:In)?active|it is combined)[.]?$",
        r"\2 \3, \1.",
    ),
    (r"^When (?=(?:a|an|any|another|one)\b)(.*?), it (?=gains|has|gets|becomes|cannot)", r"When \1, that card "),
    (r"^When (your opponent casts .*?), it (?=gains|has|gets|becomes|cannot)", r"When \1, that card "),
)

_THAI_CARD = r"(?:Seal|Mystic Card|การ์ด)"
_THAI_OWN = r"(?:เรา|ฝ่ายตรงข้าม)"
_THAI_DEEDS = r"(?:โจมตีขึ้นมือ|โจมตี|เปลี่ยน Line|กำหนด Line|ใช้ Skill|เป็น ?Seal ใบรอง|เป็นใบรอง|รวมร่าง|ถูกทำลาย|ถูกโจมตี)"
_THAI = (
    (  # who does the one thing does the other
        re.compile(
            "(ฝ่ายตรงข้าม(?:ต้อง|เลือก|สุ่ม)?(?:ทิ้ง|เสีย)[^.,:;]{1,60}?(?:ใบ|ทั้งหมด)) ?(?:แล้ว|จากนั้น)(?:จึง)?"
            " ?(?=จั่ว ?(?:Seal|Mystic))"
        ),
        r"\1 แล้วฝ่ายตรงข้าม",
    ),
    (re.compile("ํา"), "ำ"),
    (re.compile("ร้าย"), "ร่าย"),
    (re.compile("เปน"), "เป็น"),
    (re.compile("การด(?=[ในจท0-9 ])"), "การ์ด"),
    *_rules(
        (r"Seal ?นี้", "Seal ใบนี้"),
        (
            r"ดูการ์ด(?:ที่)?(?:อยู่)?บนสุดของกอง ?(Seal|Mystic)(?: Card)? ?(?:ของ)?(เรา|ฝ่ายตรงข้าม) ?(\d{1,4}) ใบ",
            lambda m: f"ดู {'Seal' if m[1] == 'Seal' else 'Mystic Card'} {m[3]} ใบบนกองการ์ดของ{m[2]}",
        ),
        # the Thai words for what is printed in English
        ("(?:ซีล|ซิล)(?:การ์ด)?", "Seal "),
        ("มิสติก ?(?:การ์ด)?", "Mystic Card "),
        ("แนวโจมตี", "At Line"),
        ("แนวป้องกัน", "Df Line"),
        (r"(?:ค่า)?พลังโจมตี ?(?=[+＋\-−–\d])", "At "),
        (r"(?:ค่า)?พลังป้องกัน ?(?=[+＋\-−–\d])", "Df "),
        (r"(?:ค่า)?ความเร็ว ?(?=[+＋\-−–\d])", "Sp "),
        ("วิหาร", "Shrine"),
        # moments and times
        ("ทุกครั้งที่|ทันทีที่|ตอนที่", "เมื่อ"),
        ("(?:ตราบใดที่|ตลอดเวลาที่|ในขณะที่|ระหว่างที่)", "ตราบเท่าที่ "),
        ("ขณะ(?!ที่)", "ขณะที่ "),
        ("(?:ลงสนาม|เข้าสนาม|ลงมาในสนาม|เข้ามาในสนาม)", "เข้ามาในสนาม"),
        ("จนจบ ?Turn(?: ?นี้)?(?! ?(?:ถัดไป|หน้า|ต่อไป))", "ใน Turn นี้"),
        ("จบ Subturn ของ", "จบ Subturn โจมตีของ"),
        ("(?:เริ่มต้น|เริ่ม) ?Subturn (?=โจมตี|ป้องกัน)", "เข้าสู่ Subturn "),
        ("(?:เริ่มต้น|เริ่ม) ?Subturn ของเรา", "เข้าสู่ Subturn โจมตีของเรา"),
        (rf"^(?:ใน|เมื่อเข้า|เมื่อถึง|เมื่อเริ่ม) ?({_STEP}) ?ของ", r"เมื่อเข้าสู่ \1 ของ"),
        (r"^เมื่อเราร่าย ?((?:Seal|Mystic Card)(?: เผ่า \S{1,40}| ธาตุ\S{1,40})?) ?", r"เมื่อ \1 ของเราถูกร่าย "),
        (r"^เมื่อฝ่ายตรงข้ามร่าย ?((?:Seal|Mystic Card)(?: เผ่า \S{1,40}| ธาตุ\S{1,40})?) ?", r"เมื่อ \1 ของฝ่ายตรงข้ามถูกร่าย "),
        # stats
        (rf"({_CHANGE})(?: ?, ?| )(?={_STAT} ?[+\-−–] ?\d)", r"\1 และ "),
        (rf"(?:ได้รับ|ได้|มี) ?(?={_STAT} ?[+＋\-−–])", " "),
        (rf"(?:ที่มี )?(Lv|{_STAT}) ?(?:ไม่เกิน|น้อยกว่าหรือเท่ากับ) ?({_NUMBER})", r"\1 \2 หรือต่ำกว่า "),
        (rf"(?:ที่มี )?(Lv|{_STAT}) ?(?:มากกว่าหรือเท่ากับ|อย่างน้อย|ไม่ต่ำกว่า) ?({_NUMBER})", r"\1 \2 หรือสูงกว่า "),
        (rf"(?:ที่มี )?(Lv|{_STAT}) ?(?:ตั้งแต่ )?({_NUMBER}) ?ขึ้นไป", r"\1 \2 หรือสูงกว่า "),
        (rf"(?:ที่มี )?(Lv|{_STAT}) ?({_NUMBER}) ?(?:ลงไป|ลงมา)", r"\1 \2 หรือต่ำกว่า "),
        (r"(\d{1,4}) ใบ ?ขึ้นไป", r"\1 ใบ"),
        # whose and which
        (r"\[(ดิน|น้ำ|ลม|ไฟ|แสงสว่าง|แสง|ความมืด|มืด)\]", r"ธาตุ\1"),
        (r"\[Mystic\]", "Mystic Card"),
        (
            rf"({_THAI_CARD}) ?ฝ่ายตรงข้าม(?! ?(?:ทิ้ง|จั่ว|เสีย|มี|ไม่มี|ร่าย|สุ่ม|ใช้))",
            r"\1 ของฝ่ายตรงข้าม",
        ),
        (rf"({_PILES}|มือ) ?({_THAI_OWN})(?! ?(?:ทิ้ง|จั่ว|เสีย|มี|ไม่มี|ร่าย|สุ่ม|สามารถ|ได้))", r"\1 ของ\2"),
        (rf"({_THAI_CARD})({_SOME})ทุกใบ ?(ของ{_THAI_OWN})", r"\1\2\3ทุกใบ"),
        (rf"(Seal) ?ทุกใบ ?((?:ที่อยู่)?ใน (?:At|Df) Line) ?(ของ{_THAI_OWN})?", r"\1 \2 \3ทุกใบ"),
        (rf"(?<!มี )(?<!กับ )(?<!โจมตี )(Seal (?:ที่อยู่)?ใน (?:At|Df) Line) (?={_STAT} ?[+\-−–])", r"\1 ทุกใบ "),
        (r"(Seal ใบอื่น) ?ทุกใบ", r"\1ทุกใบ"),
        (rf"(?:ที่อยู่)?ใน ({_PILES}|กองการ์ด) ?ของ({_THAI_OWN})(?= ?(?:ขึ้น|ออก|กลับ|เข้า|ลง))", r"จาก \1 ของ\2"),
        (r"จาก Shrine ?(?=ขึ้นมือ|กลับขึ้นมือ|เข้ามา)", "จาก Shrine ของเรา "),
        (r"จากมือ ?(?=เข้ามา)", "จากมือของเรา "),
        (r"(จาก [^,.:;]{0,80}?)กลับขึ้นมือ", r"\1ขึ้นมือ"),
        (r"ต่อการ์ดในมือ(?:ของ)?เรา 1 ใบ", "ต่อการ์ดในมือของเรา 1 ใบ"),
        # what is done
        (r"จั่ว ?(Seal|Mystic)(?: Card)? (\d)", r"จั่ว \1 Card \2"),
        (r"ทิ้งการ์ด ?(?=\d)", "ทิ้งการ์ดในมือ "),
        (r"ฝ่ายตรงข้ามสุ่มทิ้งการ์ดในมือ", "สุ่มทิ้งการ์ดในมือของฝ่ายตรงข้าม"),
        (r"(^|[:;,] ?| )นำ ?(?=กลับขึ้นมือ)", r"\1นำ [S] "),
        (r"(?<=ของเรา) ได้รับ ?Mp (\d)", r" เราได้รับ Mp \1"),
        (r"(?<!เรา)(?<!ฝ่ายตรงข้าม)(^|[:;, ])ได้รับ ?Mp (\d)", r"\1เราได้รับ Mp \2"),
        (
            r"จั่ว (Seal|Mystic) Card (\d{1,4}) ใบ ?และ ?(Seal|Mystic) Card (\d{1,4}) ใบ",
            r"จั่ว \1 Card \2 ใบ ; จั่ว \3 Card \4 ใบ",
        ),
        (r"\s{0,3}(?:แล้วจึง|หลังจากนั้น|จากนั้น|แล้ว)\s{0,3}(?=จั่ว|ทิ้ง|ทำลาย|นำ|เรา|ฝ่าย|Seal|Mystic|ยกเลิก)", " ; "),
        (r"ทำให้ ?(?=Seal)", ""),
        (r"(รักษา|ยกเลิก) ?Curse ทั้งหมด ?ของ", r"\1 Curse ของ"),
        (r"สลับ ?(?:ค่า ?)?(At|Df|Sp) ?(?:กับ|และ) ?(At|Df|Sp)", r"สลับค่าพลัง \1 กับ \2"),
        (rf"({_THAI_DEEDS}) ?ไม่ได้", r"ไม่สามารถ\1ได้"),
        (r"(?<!สามารถ)ไม่ถูก(ทำลาย|โจมตี)", r"ไม่สามารถถูก\1"),
        (r"(?<!เมื่อ)(?<!\[S\])(?:สามารถ)?โจมตีข้ามไป(?:ยัง)? ?Df Line(?: ?ได้)?", "สามารถโจมตีข้ามไปยัง Df Line ได้"),
        (
            r"(?<!ท่า)(?:สามารถ)?โจมตีได้ ?(\d) ครั้ง ?โดย(?:เสีย|จ่าย) ?Mp ค่าโจมตี ?(?:เพียง)?(?:ครั้งเดียว|1 ครั้ง)",
            r"สามารถใช้ท่าโจมตีได้ \1 ครั้งโดยจ่าย Mp ค่าโจมตีเพียงครั้งเดียว",
        ),
        (r"Seal ที่(?:ติด)?(?:การ์ดใบนี้|การ์ดนี้|\[S\])(?:ติด)?(?:อยู่)?", "Seal ที่ติดอยู่"),
        (rf"^(Seal ที่ติดอยู่ ?ไม่สามารถ{_SOME}) ?และ ?(?={_STAT} ?[+\-−–])", r"\1 ; "),
        (
            (
                rf"^(?!.*(?:\d ?ใบ|ทุกใบ|ไม่สามารถติด))({_THAI_CARD}{_SOME}ของ{_THAI_OWN}) {{0,3}}"
                rf"(?={_STAT} ?[+\-−–]|ไม่สามารถ|ไม่ถูก)"
            ),
            r"\1ทุกใบ ",
        ),
        (
            rf"^(?!.*ทุกใบ)(Seal (?:เผ่า [A-Za-z']{{1,40}}|ธาตุ[^ ,.:;]{{1,40}})) {{0,3}}(?={_STAT} ?[+\-−–]|ไม่สามารถ)",
            r"\1 ทุกใบ ",
        ),
        # conditions
        (
            (
                rf"(?<!ไม่)มี ?((?:Seal|Mystic Card)(?!{_SOME}\d ?ใบ)(?!{_SOME}กว่า)(?!{_SOME}ติดอยู่)[^,.:;+\-]{{0,80}}?) ?"
                rf"(?=(?:Seal ใบนี้|\[S\])? ?(?:{_STAT} ?[+\-]|[:,]| ป้องกัน | ยกเลิก | ไม่สามารถ))"
            ),
            r"มี \1 1 ใบ ",
        ),
        (r"^(?:ตราบเท่าที่|ขณะที่) ?อยู่(?:ตัวเดียว|ใบเดียว)[:,]? ?", "Alone: "),
        (rf"^({_CHANGE}(?: และ {_CHANGE})*) ?(?:ขณะที่|ตราบเท่าที่) ?(อยู่ใน (?:At|Df) Line)$", r"ขณะที่ \2 \1"),
    ),
)


def _put(text: str, rules: tuple[Rule, ...]) -> str:
    for pattern, put in rules:
        text = pattern.sub(put, text)
    return text


def every(text: str) -> str:
    """What is the same in all languages: digits, quotation marks, the names of values."""
    return _put(text.translate(_DIGITS), _EVERY)


def english(text: str) -> str:
    return _put(turns_english.said(_put(every(text).strip(), OURS)), _ENGLISH)


def thai(text: str) -> str:
    return _put(turns_thai.said(every(text).strip()), _THAI)
