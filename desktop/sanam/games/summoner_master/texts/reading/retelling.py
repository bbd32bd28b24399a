"""Ways to say the same that are tried where a text is not understood as it stands.

A text that nobody reads is told again with these rules, which put who does something where a pronoun stands, a count
where a question asks for it, a duration beside what lasts. It is then read with the tables of `spoken`, once as it is
and once with what other players do marked (see `acting`).
"""

from __future__ import annotations

import re

from sanam.games.summoner_master.texts.reading.turns import KIND, SOME, TRIBE, Rule, put, rules

_OPPONENT = r"(?:your|the|an) opponent"
_VALUE = r"(?:At|Df|Sp|Lv|casting Mp|attack Mp|Skill Mp)"
_CURSE = r"(?:Stone|Freeze|Charm|Poison|Death|Dimension) Curse"
_LIMIT = r"Shrine Max|Mp Max|maximum Mp|maximum hand size|hand limit|maximum number of cards in hand"
#: What somebody does; a pronoun before it is a player.
_DOES = (
    r"discards?|draws?|loses?|pays?|gets?|gains?|casts?|has|have|shows?|reveals?|puts?|returns?|chooses?|sacrifices?"
    r"|destroys?|removes?|moves?|takes?|must|may|cannot|can|controls?|does|do"
)
_OWN = r"(?:hand|Seal Library|Mystic Library|Libraries|Library|Shrine|Arena|At Line|Df Line|Mp|Draw Step|Main Step)"


def _sign(match: re.Match[str]) -> str:
    return "-" if match["less"].lower() in ("lower", "less", "smaller", "fewer") else "+"


def _until_last(match: re.Match[str]) -> str:
    """ "This lasts until …" is how long all that goes before lasts."""
    until = match["until"]
    said = re.split(r"(?<=[.;]) ", match["said"])
    return " ".join(f"{one.rstrip(' .;')} {until}." for one in said)


def _theirs(text: str) -> str:
    """Pronouns of a text that speaks of one other player, and of nobody else to whom they could belong."""
    if re.search(rf"\b{_OPPONENT}\b", text, re.IGNORECASE) is None:
        return _of_any_player(text)
    if re.search(r"\b(?:player|owners?|controller)\b", text, re.IGNORECASE):
        return text
    first = re.search(rf"\b{_OPPONENT}\b", text, re.IGNORECASE)
    assert first is not None
    head, rest = text[: first.end()], text[first.end() :]
    rest = re.sub(rf"\b(?:he|she)\b(?= (?:{_DOES})\b)", "your opponent", rest, flags=re.IGNORECASE)
    rest = re.sub(r"\bthey (discard|draw|lose|pay|cast|show|reveal)\b", r"your opponent \1s", rest)
    return head + rest


def _of_any_player(text: str) -> str:
    """ "When a player …, he …": that player."""
    if re.match(r"(?:when|whenever|if|each time) (?:a|any|either) player\b", text, re.IGNORECASE) is None:
        return text
    return re.sub(rf"(?<=[,.;] )(?:he|she|he or she)\b(?= (?:{_DOES})\b)", "that player", text, flags=re.IGNORECASE)


_ENGLISH = rules(
    # who does it
    (
        rf"^(When|Whenever|If|Each time) an? ({SOME})(Seal|Mystic Card) (comes in(?:to the Arena)?|enters(?: the Arena)?)"
        rf" under {_OPPONENT}'s control, that player",
        r"\1 an opposing \2\3 \4, your opponent",
    ),
    (r"\byou (?:must|have to|need to) (?=\w)", "you "),
    (r"(^|[,:.] ?)you (?=(?:discard|draw|destroy|sacrifice|pay|lose|put|return|choose|look)\b)", r"\1"),
    (r"\b(?:neither player|no player|nobody|no one) (?:can|may)\b", "players cannot"),
    (r"\bunder your control\b", "of yours"),
    (rf"\bunder {_OPPONENT}'s control\b", "of your opponent"),
    (rf"\bin {_OPPONENT}'s Arena\b", "of your opponent"),
    (r"\bin the opposing (?=At Line|Df Line|Shrine|hand)", "in your opponent's "),
    (r"\b(?:I|we) can leave (?:it|them) there or (?=put)", "you may "),
    (r"\byou (?:can|may) leave (?:it|them) there or (?=put)", "you may "),
    (r"\b(?:look at the top card of [^.]{1,40}\.) (?:you may |you can )?put it", lambda m: m[0]),
    # what adds nothing
    (r"(?<=[.]) (?:It|They|That Seal) comes? in(?:to the Arena)? (?:without cost|for free|free)\.", ""),
    (r"(?<=[.]) (?:Neither|None) of them becomes? Inactive\.", ""),
    (r" \(X (?:is|must be) (?:1 or more|at least 1)\)", ""),
    (r",? (?:this one|this card|itself) (?:included|as well)", ""),
    (r",? including (?:this one|this card|itself)", ""),
    (r" of any (?:Lv|Level|kind|element|Tribe)\b", ""),
    (rf" by any (?:effects?|cards?)(?=[.]|$)", " by effects"),
    (r"\bif (?:they|it) can attack it\b", "if able"),
    (r"\bwithout paying its cost\b", "free"),
    (r"\bfor no Mp\b|\bat no cost\b", "free"),
    # conditions of use
    (
        r"^(?:Play|Cast|Use) (?:this card|this|it|\[S\]) only (?:if|when|while) ([^.]{3,100})\. ",
        r"Condition: \1. ",
    ),
    (
        r"^(?:This card|This|\[S\]) (?:can|may) (?:only be (?:cast|played|used)|be (?:cast|played|used) only) "
        r"(?:if|when|while) ([^.]{3,100})\. ",
        r"Condition: \1. ",
    ),
    (r"^You (?:may|can) cast (\[S\]|this card|this Seal|it) for (\d) (?:less Mp|Mp less|less)", r"\1 costs \2 less Mp to cast"),
    (
        rf"\bif (?:1|an?) (opposing )?((?:{KIND}) )?Seal (?:is in|has|is under) ({_CURSE}), (destroy|remove|return) it\b",
        r"\4 1 \1\2Seal with \3",
    ),
    (
        rf"\b(if|while|as long as) (?:1|an?|any) opposing (({SOME})Seal) (?:has|is in|is under) (an? )?({_CURSE})",
        r"\1 your opponent has a \2 with \5",
    ),
    (
        rf"\b(if|while|as long as) (?:1|an?|any) of your (({SOME})Seal)s (?:has|is in|is under) (an? )?({_CURSE})",
        r"\1 you have a \2 with \5",
    ),
    (
        r"\b(if|while|as long as) (exactly |only |just )?(1|one) (opposing )?(Seal|Mystic Card) is in "
        r"(your|your opponent's) (At Line|Df Line)",
        lambda m: (
            f"{m[1]} {'you have' if m[6] == 'your' and not m[4] else 'your opponent has'} {m[2] or ''}1 {m[5]} "
            f"in the {m[7]}"
        ),
    ),
    (
        r"\bif you (?:cast|casted) no (Seals?|Mystic Cards?)(?: in| during)? (this Subturn|this Turn)",
        r"if you did not cast a \1 \2",
    ),
    # counting
    (
        r"^Count the ([^.]{3,80})\. ((?:you |your opponent )?(?:get|gain|lose|loses|draw|draws|discards?)) "
        r"that (?:much|many) (Mp|cards|Seal Cards|Mystic Cards)\b",
        r"\2 \3 equal to the number of \1",
    ),
    (r"\bthen draws? that many cards", "then draw the same number of cards"),
    # places
    (r"\bthe ([^.,:;]{0,30}?)(Mystic Cards?|Seals?) of your Shrine\b", r"\1\2 in your Shrine"),
    (r"\b(your|your opponent's) Shrine's ((?:[\w']+ ){0,3}?)(Mystic Cards|Seals|cards)", r"all \2\3 in \1 Shrine"),
    (r"\bcards in (your|your opponent's|both) (Mystic|Seal) (?:Card )?Shrine\b", lambda m: f"{_many(m[2])} in {m[1]} Shrine"),
    (r"\bcard in (your|your opponent's) (Mystic|Seal) (?:Card )?Shrine\b", lambda m: f"{_one(m[2])} in {m[1]} Shrine"),
    (r"\b(your|your opponent's|their|his) (?:Mystic|Seal) Shrine\b", r"\1 Shrine"),
    (r"\bon the bottom of (?:its|their|his) (?:Seal |Mystic )?Library\b", "on the bottom of its owner's Library"),
    # numbers and values
    (
        rf"\bthe ({_LIMIT}) of ({_OPPONENT}) is (?P<n>\d) (?P<less>lower|less|smaller|higher|more|larger)\b",
        lambda m: f"your opponent's {m[1]} {_sign(m)}{m['n']}",
    ),
    (
        rf"\b(your opponent's|your) ({_LIMIT}) is (?P<n>\d) (?P<less>lower|less|smaller|higher|more|larger)\b",
        lambda m: f"{m[1]} {m[2]} {_sign(m)}{m['n']}",
    ),
    (
        rf"\b(its|their) ({_VALUE}) (?:is|are) (?P<n>\d) (?P<less>lower|less|higher|more)\b",
        lambda m: f"{m[2]} {_sign(m)}{m['n']}",
    ),
    (r"\band (?:its|their) (attack Mp|casting Mp|Skill Mp|At|Df|Sp) (?:is|becomes|are) (\d)\b", r"and has \1 \2"),
    (rf"\b(whose|with) ({_VALUE}) (?:is )?(higher|lower|more|less) than the \2 of (\[S\]|it|this Seal)", r"with \3 \2 than \4"),
    (rf"^Except ({SOME}Seals), all Seals\b", r"All Seals other than \1"),
    (rf"^Except ({KIND}) Seals, all (opposing |your )?Seals\b", r"All \2Seals other than \1"),
    (rf"\ball Seals other than ({KIND}) Seals\b", r"all Seals other than \1"),
    (rf"\b(({KIND}) )?Seals you cast (?=cost)", r"your \1Seals "),
    # what is done
    (r"\bName (?=(?:1|an?) (?:Seal|card|Mystic))", "choose "),
    (
        r"\b(choose (?:1|an?) [^.:;]{3,80}?)[;.,] (?:and )?(?:it|that (?:card|Seal)) (?:goes|returns|moves) (?=(?:back )?to)",
        lambda m: f"return {m[1][7:]} ",
    ),
    (r"\b(?:get|take) back ", "return "),
    (r"\bmakes? (2|two|3|three) attacks for one attack Mp", r"can attack \1 times for one attack Mp"),
    (r"(\bSeals?\b[^.:]{0,40}?) attacks even (?=if|when|though)", r"\1 can attack even "),
    (
        r"\b(?:1|the|an?) attacking Seal becomes Inactive and (?:its|the) attack ends",
        "cancel the attack. The attacking Seal becomes Inactive",
    ),
    (r"\b(?:the|this) Skill that is being used (?:has no effect|is cancelled|does nothing)", "cancel the Skill"),
    (r"\b(?:the|this) attack (?:has no effect|is cancelled|does nothing|ends)", "cancel the attack"),
    (r"\b(?:Take|Reveal|Draw out) the top (?=\d cards? of your (?:Seal|Mystic) (?:Library|pile|Deck)[.,;])", "Look at the top "),
    (r"\bput (\d|one) (?:of them )?into your hand(?:,)? and the rest (?=into|on|under)", r"put \1 of them into your hand and put the rest "),
    (r"\b(\d)( of them)? into your hand,? and the rest ", r"\1 of them into your hand and put the rest "),
    (r"\bTake (\d) of them into your hand\b", r"Put \1 of them into your hand"),
    (r"\b(on|to|at) the bottom in any order", r"\1 the bottom"),
    (r"\b(opposing Seals|Seals|your opponent) (can|may) attack only (\[S\]|this Seal|it)\b", r"\1 can only attack \3"),
    (r"\bcounts as (\d) Turns? passed\b", r"counts as passed \1 Turn"),
    (r"\benters? the Arena Inactive\b|\bcomes? in(?:to the Arena)? Inactive\b", "comes in Inactive"),
    (
        rf"^(?P<said>[^.]{{5,160}}?[.;])(?: and)? (?:This|These effects?|This effect) lasts? (?P<until>until {SOME}|for \d Turns?)\.?$",
        _until_last,
    ),
    (
        rf"^(?P<said>(?:[^:]{{1,30}}: ?)?[^.:]{{5,90}}; [^.]{{5,90}}\.) (?:This|These effects?) lasts? (?P<until>until {SOME})\.?$",
        _until_last,
    ),
    (r"(?<=: )(?=[^:]*; )(if [^;]{5,80}); (if [^;]{5,80})", r"\1. \2"),
)


def _many(kind: str) -> str:
    return "Seals" if kind.lower() == "seal" else "Mystic Cards"


def _one(kind: str) -> str:
    return _many(kind)[:-1]


#: What is counted by a question: "how many there are of them, so much".
_ASKED = rf"(?:ใน(?:สนาม|Shrine|มือ)[^ ]{{0,10}} ?)?มี ?(?P<what>(?:Seal|Mystic Card|การ์ด)[^,:]{{0,50}}?) ?กี่ใบ,? ?"
_THAI = rules(
    # what adds nothing
    (r"(?<=Curse) ?ใด ?ๆ", ""),
    (r"(Seal|Mystic Card|การ์ด)((?:ของ|ฝ่าย|เผ่า| )[^,:0-9]{0,30}?) ?ใบใด(?:ก็ตาม|ก็ได้)?(?=[^0-9])(?! ?\d)", r"\1\2 "),
    (r"ที่เหลือของฝ่ายตรงข้าม", "ของฝ่ายตรงข้าม"),
    (r"(ขึ้นมือ|ตก ?Shrine|ลง ?Shrine) ?จากสนาม", r"\1"),
    (r" ?โดย(?:ฝ่ายตรงข้าม|ผู้เล่นนั้น)เป็น(?:คน|ผู้)เลือก", ""),
    (r"(ได้รับ|มี) ?(?:ความสามารถ|Ability) ?(?=ป้องกัน|Protect|Cancel|ยกเลิก|โจมตี|ไม่)", r"\1 "),
    (r"ใช้ค่า ?(?=(?:At|Df|Sp) ?(?:เป็น|เท่ากับ))", ""),
    (r"(^|: ?|, ?| )เรา(?=(?:ต้อง)?(?:เลือก|ดู|จั่ว|ทิ้ง|ทำลาย|สังเวย|นำ|ย้าย))", r"\1"),
    (r"(^|: ?|, ?| )ต้อง ?(?=(?:เลือก|ดู|จั่ว|ทิ้ง|ทำลาย|สังเวย|Sacrifice|นำ|ย้าย|จ่าย|เสีย))", r"\1"),
    (r"\(X (?:ต้อง)?(?:เป็น|มีค่า)?(?:ตั้งแต่)? ?1 ?ขึ้นไป\)", ""),
    # how long
    (r"^((?:Skill )?(?:[^:]{1,30}: ?)?)(\d) Turn ?: ?", r"\1เป็นเวลา \2 Turn, "),
    (r"จนจบ ?Subturn ?โจมตี(?:ครั้ง)?(?:ถัดไป|หน้า|ต่อไป) ?ของฝ่ายตรงข้าม", "จนจบ Subturn ถัดไปของฝ่ายตรงข้าม"),
    (r"(?:แต่)?ใน (Subturn|Turn) ?นี้ ?เรา(?:สั่ง)?โจมตีไม่ได้", r" แล้ว เราโจมตีไม่ได้จนจบ \1"),
    (r"^ใน (Subturn|Turn) ?นี้ ?([^,:]{5,60}?ไม่ได้) ?แต่ ?", r"\2จนจบ \1 แล้ว "),
    (r"การต่อสู้นี้ ?(\[S\]|Seal นั้น) ?((?:At|Df|Sp) ?[+-] ?\d)", r"\1 \2 จนจบการต่อสู้"),
    # who does it
    (r"เราและฝ่ายตรงข้าม|ฝ่ายตรงข้ามและเรา", "ผู้เล่นทั้งสองฝ่าย"),
    (r"(?<=ของ)ทุกคน", "ผู้เล่นทุกคน"),
    (
        r"^เมื่อเข้าสู่ ?((?:Draw|Main|Check [Uu]p|Discard) Step) ?ของผู้เล่น(?:คน)?ใด,? ?",
        r"เมื่อเข้าสู่ \1 ",
    ),
    (r"^(?:เมื่อ|ทุกครั้งที่) ?ผู้เล่น(?:คน)?ใด ?เข้าสู่ ?((?:Draw|Main|Check [Uu]p) Step) ?(?:โดย)?", r"เมื่อเข้าสู่ \1 ถ้าผู้เล่นนั้น"),
    (
        r"^(เมื่อ|ทุกครั้งที่) ?ผู้เล่น(?:คน)?ใด ?(โจมตีขึ้นมือสำเร็จ|โจมตีขึ้นมือ|โจมตี) ?,? ?ผู้เล่น(?:คน)?นั้น",
        r"\1 Seal ใดๆ \2, เจ้าของ Seal นั้น",
    ),
    (r"ถ้าผู้เล่นนั้น ?(ไม่มีการ์ดในมือ)(?:,| )? ?(?:ให้)?จั่ว(?:การ์ด)?(?:เพิ่ม)? ?(\d) ใบ", r"[Turn] ถ้า \1ของเรา, จั่วการ์ด \2 ใบ"),
    (
        r"ถ้าผู้เล่นนั้น ?มี ?Seal ?(?:ในสนาม)?(น้อย|มาก)กว่าอีกฝ่าย,? ?ผู้เล่นนั้น ?(ได้(?:รับ)? ?Mp ?\d|จั่วการ์ด ?\d ใบ)",
        r"[Turn] ถ้า เรามี Seal \1กว่าฝ่ายตรงข้าม, \2",
    ),
    # conditions of use
    (r"^((?:Skill )?[^:]{1,60}): ?(.{5,80}?) ?(?:ใช้|สั่ง)(?:Skill นี้)?ได้(?:เฉพาะ|ก็ต่อ)?(?:เมื่อ|ถ้า) ?(.{5,60})$", r"\1: ใช้ได้เมื่อ \3: \2"),
    (r"^(?:ร่าย|ใช้|เล่น)(?:การ์ดนี้|การ์ดใบนี้)?ได้(?:เฉพาะ|ก็ต่อ)?(?:เมื่อ|ถ้า) ?(.{5,60}?) (?=(?:ทำลาย|จั่ว|นำ|Seal|เลือก|ย้าย|ได้รับ|ฝ่าย))", r"เงื่อนไข: \1. "),
    (
        r"^ถ้าเรามี Seal ?ใน ?(At|Df) Line ?(?:เพียง)?ใบเดียวคือ ?\[S\] ?(?:\[S\] ?)?",
        r"ถ้า [S] เป็น Seal ใบเดียวใน \1 Line, [S] ",
    ),
    (r"ถ้าไม่(?:ถึง|ครบ) ?", "ถ้าไม่ใช่ "),
    # counting
    (rf"^{_ASKED}\[S\] ?(?P<stat>At|Df|Sp) ?\+ ?(?P<n>\d) ?ต่อใบ(?P<but> ?ไม่นับ ?(?:\[S\]|ตัวเอง|ใบนี้))?$", lambda m: _per(m, m["n"], m["but"])),
    (rf"^{_ASKED}\[S\] ?(?:ก็)? ?(?P<stat>At|Df|Sp) ?\+ ?(?:เท่านั้น|เท่ากัน)$", lambda m: _per(m, "1")),
    # which
    (r"ที่ไม่ได้ติด ?Mystic Card", "ที่ไม่มี Mystic Card ติดอยู่"),
    (r"(ที่)?ติด ?((?:(?:Stone|Freeze|Charm|Poison|Death|Dimension) )?Curse) ?อยู่", r"ที่ติด \2"),
    (r"(Lv|At|Df|Sp) ?เป็น ?(\d)(?= ?(?:ตก|ถูก|กลับ|ติด|ทุกใบ|ไม่|\d ใบ))", r"\1 \2"),
    (r"(?:ที่เป็น|ที่มี)(เผ่า|ธาตุ)เดียวกับ", r"\1เดียวกับ"),
    (r"(?<!เผ่า )(?<!เผ่า)(?<![A-Za-z<\[])Seal (" + TRIBE + r") ?(ของ|ใบ|ใน|ทุก|ฝ่าย|\d)", r"Seal เผ่า \1 \2"),
    (r"ของทั้งสองฝ่าย ?(?:ที่อยู่|อยู่)(?:ใน)? ?(At|Df) Line ?(ย้าย|กลับ)([^:,]{3,30}?) ?ทั้งหมด", r"ทุกใบใน \1 Line \2\3"),
    # what is done
    (r"(?:ถูก|จะถูก)(?=นับว่า|นับเป็น|ถือว่า|ถือเป็น)", ""),
    (r"(นับว่า|ถือว่า)มี ?(?=เผ่า|ธาตุ)", r"\1เป็น"),
    (r"จะต้องจ่าย|ต้องจ่าย(?= ?Mp ค่า)", "เสีย"),
    (r"เพิ่มอีก ?(?=\d)", "เพิ่ม "),
    (r"Mp ?(?:ของ|ในการใช้|ที่ใช้ใน) ?Skill(?: ?ที่ใช้)? ?(?=ลด|เพิ่ม|[+-])", "Mp ค่า Skill "),
    (r"(?<!ใช้ )Skill ?ที่ใช้ ?(?=ลด|เพิ่ม)", "Skill "),
    (r"เลือก(?:ได้)?(?:ว่า)? ?จะ ?(จ่าย|ทิ้ง|เสีย|สังเวย)([^,:]{2,40}?)เพื่อให้ ?", r"อาจ\1\2เพื่อ "),
    (r"ฝ่ายตรงข้ามเลือก(?:ว่า)? ?จะ ?(?=ทิ้ง|เสีย|จ่าย|สังเวย)", "ฝ่ายตรงข้ามต้อง"),
    (r"ค้น(?:หา)? ?กอง ?(?:Seal|Mystic)(?: Card)? ?(?:ของเรา|เรา)?(?:เพื่อ)?หา ?", "ค้นกองหา "),
    (r"(?:นำ|ส่ง|ทิ้ง) ?(Seal|Mystic) ?(?:Card)? ?(?:ใบ)?บนสุดของกอง ?(?:ของ)?(เรา|ฝ่ายตรงข้าม) ?ลง ?Shrine ?(\d ใบ)?", lambda m: f"นำการ์ดบนสุดของกอง {m[1]} {m[2]} ลง Shrine {m[3] or '1 ใบ'}"),
    (r"(?:นำ|ส่ง|ทิ้ง)การ์ดบนสุดของกอง ?(Seal|Mystic)(?: Card)? ?ลง ?Shrine$", r"นำการ์ดบนสุดของกอง \1 ลง Shrine 1 ใบ"),
    (r"(?P<who>[^:]{3,60}?\d ?ใบ) ?สลับ(?:ค่า)? ?(?P<a>At|Df|Sp) ?(?:กับ|และ) ?(?P<b>At|Df|Sp)", lambda m: _swapped(m)),
    (r"ให้ฝ่ายตรงข้ามทิ้ง$", "ทิ้ง"),
    (r"โจมตี(?:ได้)? ?2 ครั้ง ?ต่อการจ่าย ?Mp ค่าโจมตี ?1 ครั้ง", "โจมตีได้ 2 ครั้งโดยจ่าย Mp ค่าโจมตีครั้งเดียว"),
    (r"เลือก ?((?:Seal|Mystic Card|การ์ด)[^:]{0,40}?1 ใบ) ?(?:และ|กับ) ?((?:Seal|Mystic Card|การ์ด)[^:]{0,40}?1 ใบ) ?(?:Seal|การ์ด)?ทั้ง(?:สอง|คู่|2)(?:ใบ)? ?(กลับขึ้นมือ(?:เจ้าของ)?)", r"นำ \1 และ \2 \3"),
    (r"(?<=[\u0e00-\u0e7f ])โจมตี ?ไม่ได้ ?ถ้า", " ไม่สามารถโจมตีได้ ถ้า"),
    (r"สั่ง(?:ให้)? ?((?:\[S\]|Seal)[^:]{0,40}?) ?โจมตี$", r"\1 โจมตีฟรี"),
    (r"(ย้าย|เปลี่ยน)เป้าหมาย ?ของ ?(การโจมตี|Skill)[^:]{0,40}? ?(ไปยัง|มาที่|ไปที่|มายัง|เป็น) ?(?=\[S\]|Seal)", r"\1เป้าหมายของ\2\3 "),
    (r"([^ ]*\[S\]|Seal[^:]{0,30}?) ?(ย้าย Line|กลับขึ้นมือ|ถูกนำออกจากเกม|ถูกทำลาย) ?(?:ด้วย|โดย|จาก|เพราะ)(ผลของการ์ดฝ่ายตรงข้าม|ผลของการ์ดของฝ่ายตรงข้าม|การ์ดฝ่ายตรงข้าม)ไม่ได้", r"\1 ไม่สามารถ\2โดย\3"),
    (r"โจมตีขึ้นมือ ?(?:ของ)?ฝ่ายตรงข้ามได้", "โจมตีขึ้นมือได้"),
    (r"ในสนาม(ไม่มี|มี) ?((?:Seal|Mystic Card)[^:,]{0,30}?) ?ของเรา", r"เรา\1 \2"),
    (r"นำ ?(Mystic Card ?ที่ติด[^:]{0,40}?1 ใบ),? ?ย้ายไปติด", r"ย้าย \1 ไปติด"),
)


def _per(match: re.Match[str], size: str, but: str | None = None) -> str:
    return f"[S] {match['stat']} +{size} ต่อ {match['what']}{' ใบอื่น' if but else ''} 1 ใบ"


def _swapped(match: re.Match[str]) -> str:
    before, _, who = match["who"].rpartition(": ")
    return f"{before + ': ' if before else ''}สลับ {match['a']} กับ {match['b']} ของ {who}"


def retold(text: str, language: str) -> str:
    """A text told again; as it is where no rule has anything to say."""
    if language == "en":
        return put(_theirs(text), _ENGLISH)
    return put(text, _THAI) if language == "th" else text
