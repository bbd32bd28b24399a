"""What is left out because the sentence has said it, and what is told in other words than what is done: spelled out.

"1 Seal of yours and 1 of the opponent", "Fortune 2: right … wrong …", "the first time each Subturn", "cannot … except".
Tried where a text is not understood otherwise (see `texts`).
"""

from __future__ import annotations

import re

from sanam.games.summoner_master.texts.reading.turns import CURSES, KIND, put, rules

_THEM = "ฝ่ายตรงข้าม"
_SIGNED = r"(?:(?:At|Df|Sp|Lv|(?:Skill|casting|attack) Mp) ?[-−–] ?\d|[-−–] ?\d ?(?:At|Df|Sp|Lv)\b)"
_NOUN = r"(?:Seal|Mystic Card|การ์ด)"
_DEEDS = "ทำลาย|โจมตี|ยกเลิก|ย้าย|ร่าย|สังเวย|Control"
#: By what something comes about, in Thai.
_BY = "ด้วย|โดย|จาก|เพราะ"


def _each_side(match: re.Match[str]) -> str:
    return f"{match[1]}ของเรา {match[2]} ใบและ {match[1]}ของ{_THEM} {match[2]} ใบ"


def _twice_so(match: re.Match[str]) -> str:
    """ "Becomes Fire and a Dragon" is one after the other."""
    return f"{match[1]} becomes {match[2]}. {match[1]} becomes {match[3]}"


_ENGLISH = rules(
    (r"\[Dark\]", "[Darkness]"),
    (rf"\b(Seals?) (?:with|of) (?:the )?\[({KIND})\](?: element| symbol| Tribe)?", r"[\2] \1"),
    # chance
    (
        (
            r"\bFortune (\d{1,2})[.:,;]? ?(?:If )?(?:it is |you are |it's |guessed )?(?:right|correct|lucky)[,:]? "
            r"([^.;]{2,90})[.;,] ?(?:and )?(?:if )?(?:it is |you are |it's |guessed )?(?:wrong|not|unl"
            r"ucky|incorrect)[,:]? "
        ),
        r"Fortune \1: \2. Otherwise, ",
    ),
    # how often, and for how long
    (
        r"^The first time ([^,]{3,80}?) (?:in )?(?:each|every|a) (Turn|Subturn), (.*?)[.]?$",
        r"When \1, \3. (1 / \2)",
    ),
    (
        r"^(When) (\[S\]|this Seal|it) would be destroyed, (?:it is not|that is prevented)\b",
        r"If \2 would be destroyed, it stays in the Arena instead",
    ),
    (r"(^|: ?|[.] )For this (Turn|Subturn), (?=when)", r"\1Until the end of this \2, "),
    (r"\b(At the (?:end|start) of (?:this|the|your next) (?:Turn|Subturn)) (?=[a-z])", r"\1, "),
    (
        r"\bin your next (?:Attack )?Subturn,? you (?:have|get|gain) (\d{1,2}) (?:more |extra |additional )?Mp\b",
        r"At the start of your next Subturn, you get \1 Mp",
    ),
    (
        r"\byou (?:have|get|gain) (\d{1,2}) (?:more |extra |additional )?Mp in your next (?:Attack )?Subturn",
        r"At the start of your next Subturn, you get \1 Mp",
    ),
    # what is done
    (r"\bVanish (\[S\]|this Seal|\d [^.,:]{3,50}?) for (\d) (Turns?)", r"remove \1 from the game for \2 \3"),
    (r"(\[S\]|this Seal|\d [^.,:]{3,50}?) (?:vanishes|vanish) for (\d) (Turns?)", r"remove \1 from the game for \2 \3"),
    (
        (
            r"\b(cast [^.,:]{3,60}?) without paying(?: (?:its|any|the|their))?(?: (?:casting )?(?:Mp|c"
            r"ost|Mp cost))?(?=[.,;]|$)"
        ),
        r"\1 free",
    ),
    (r"\b(?:steal|take|drain) (\d) Mp from (?:your|the) opponent", r"your opponent loses \1 Mp. You get \1 Mp"),
    (r"(\[S\]|this Seal) (?:gets|takes|copies|takes on) the (At|Df|Sp) of ", r"\1 has \2 equal to the \2 of "),
    (
        r"\b(?:the|an) attacking (?:opposing )?Seal (?:must attack|attacks) (\[S\]|this Seal) instead\b",
        r"change the target to \1",
    ),
    (r"\bcreate (?:a |1 )?(?:token |Extra Card |Extra )?(?:named |called )?(?=<)", "create [Extra] "),
    (
        r"\b(?:each player|both players) draws? as many cards as (?:he or she|he|she|they) (?:has|have) ([A-Z]\w+s)\b",
        r"each player draws as many cards as the number of \1 they have",
    ),
    (
        (
            r"\b(your Seals|opposing Seals|all Seals|\d of your Seals|\[S\]|this Seal) (?:costs?|needs"
            r"?|pays?) no (?:attack Mp|Mp to attack)"
        ),
        r"\1 has attack Mp 0",
    ),
    (r"\b(?:the )?(attacks of )(your Seals|\[S\]|this Seal) (?:are|is) free", r"\2 has attack Mp 0"),
    (r"\b(Seals|Mystic Cards|cards) (?:that )?(?:your|the) opponent (?:casts|plays)\b", r"your opponent's \1"),
    (r"\b(Seals|Mystic Cards|cards) (?:that )?you (?:cast|play)\b(?= (?:cost|have))", r"your \1"),
    (
        r"^(\[S\]|this Seal|this card) (?:can|may) only be (?:cast|played) (?:if|while|when) ",
        r"\1 cannot be cast unless ",
    ),
    (
        r"\bcannot be destroyed (?:except|other than|but|unless) (?:in|by) (?:a )?(?:fights?|battles?)\b",
        "cannot be destroyed by cards",
    ),
    (rf"^(The Seal|\[S\]|This Seal|The attached Seal) becomes (?:an? )?({KIND}) and (?:an? )?({KIND})\b", _twice_so),
    (
        (
            r"^((?:All |Your |Opposing )?Seals) in the (At|Df) Line (?:have|get|gain) ([^.,]{4,20}?),?"
            r" and (?:those|the ones) in the (At|Df) Line (?:have |get |gain )?"
        ),
        r"\1 in the \2 Line have \3. \1 in the \4 Line have ",
    ),
    (
        r"^(When|If|Whenever) ([^,]{3,40} would be destroyed[^,]{0,30}), (?:you )?pay (\d) Mp instead",
        r"If \2, you may pay Mp \3 instead",
    ),
    (r"(?<=Seal|eals), (?=(?:At|Df|Sp) ?[+-] ?\d)", " gets "),
    (r"\b(PS|PM) on (?=\[S\]|it\b|this Seal)", r"\1 attached to "),
    (r"\b(?:your|the) opponent attacks (?:your|the) hand\b", "any opposing Seal attacks the hand"),
    (r"\byour hand is attacked\b", "any opposing Seal attacks the hand"),
    (
        (
            r"^(?:(\[S\]|this Seal) )?(?:cannot|can't) attack (?:in|during|on) the (?:Sub)?turn (?:in "
            r"which |that )?it (?:came|come"
            r"s|entered|enters|was cast|is cast)(?: in| into the Arena| the Arena)?"
        ),
        r"If it came into the Arena this Subturn, [S] cannot attack",
    ),
)
_ENGLISH += rules(
    # what is lost has a sign, what a card gains is a state
    (rf"\b(?:loses|drops|suffers|takes)(?= {_SIGNED})", "gets"),
    (rf"\b(?:lose|drop|suffer|take)(?= {_SIGNED})", "get"),
    (r"\b((?:reduce|lower|decrease)\b[^.,]{3,50}? by) [-−–](\d)", r"\1 \2"),
    (
        r"\b(lower|reduce|decrease|raise|increase) (\d (?:\w+ ){0,3}?Seal|this Seal|\[S\])'s (At|Df|Sp|Lv)\b",
        r"\1 the \3 of \2",
    ),
    (r"\bgains (?=(?:Active|Inactive)\b)", "becomes "),
    (r"\bgain (?=(?:Active|Inactive)\b)", "become "),
    (rf"\bgains (?=(?:an? )?(?:{CURSES}) Curse)", "gets "),
    (rf"\bgain (?=(?:an? )?(?:{CURSES}) Curse)", "get "),
    (r"\bgains? the (?:ability|power|right|Ability) to ", "can "),
    (r"\bgains? (?:an additional|an extra|another|1 more|1 extra|1 additional) attack\b", "can attack 1 more time"),
    (r"\bbecomes? (?=(?:At|Df|Sp|Lv) \d)", "has "),
    # who is meant
    (
        r"^(When (?:this Seal|this card|\[S\]|it) [^,]{3,60}, )its owner (get|draw|lose|discard|gain)s ",
        r"\1you \2 ",
    ),
    # when
    (r"^After an? successful attack on the hand\b", "When its attack on the hand succeeds"),
    (r"^After an? successful attack\b", "When its attack succeeds"),
    (
        (
            r"^(?:Your opponent's|The opponent's|Opponent's|Opposing) ((?:\w+ )?)Seals? entering the A"
            r"rena (?=gets?|loses?|becomes?)"
        ),
        r"When any opposing \1Seal enters the Arena, that Seal ",
    ),
    (
        r"^Your ((?:\w+ )?)Seals? entering the Arena (?=gets?|loses?|becomes?)",
        r"When any of your \1Seals enters the Arena, that Seal ",
    ),
    (
        r"\b(while|if|as long as) (\d) or more ([A-Z]?[\w ]{0,12}?Seals) are in your (At|Df) Line",
        r"\1 you have \2 or more \3 in the \4 Line",
    ),
    # how much
    (
        r"^(?:Its|This Seal's|\[S\]'s) casting (?:Mp|cost) is (?:reduced|lowered|decreased) by (\d)",
        r"[S] has casting Mp -\1",
    ),
    (
        r"(^|: ?)for each ([^.,:]{3,50}?), (?:you )?(get|gain|draw|lose) ([^.,:]{3,30}?)(?=[.]?$)",
        r"\1\3 \4 for each \2",
    ),
    (
        (
            r"\b(discard any number of cards(?: from your hand)?,? (?:and )?then draw) (?:that many|th"
            r"e same number of|as many)(?: cards)?(?=[.]?$)"
        ),
        r"\1 as many cards",
    ),
    # what is done
    (
        (
            r"^(Skill )?((?:\[?Interfere\]?, ?|(?:At|Df) Line, ?)?Mp \d): (?:reveal|show) (1|an?|one) "
            r"([^.,;:]{3,40}?) (?:from|in) your hand[.;,:] ?(?:then )?"
        ),
        r"\1\2, show \3 \4 from your hand: ",
    ),
    (r"\bget back ([^.,;:]{3,40}? from your Shrine)(?! to| into)", r"return \1 to your hand"),
    (
        (
            r"(^|: ?)(?:you )?either ([^.;:]{4,60}?) or ((?:draw|discard|destroy|get|put|return|you|\["
            r"S\]|1 of|1 opposing)"
            r"[^.;:]{3,60})(?=[.]?$)"
        ),
        r"\1choose 1: \2 / \3",
    ),
    (
        r"^Instead of being destroyed, (\[S\]|it|this Seal) ([^.()]{4,50}?)( ?\([^()]{3,20}\))?[.]?$",
        r"If [S] would be destroyed, it \2 instead\3",
    ),
    (r"^Gives? ([+-] ?\d (?:At|Df|Sp)) to (?:all )?(?:of )?(your (?:other )?(?:\w+ ){0,2}?Seals)\b", r"\2 get \1"),
    (
        (
            rf"^No (?:opposing )?Seals? (?:can|may) attack (?:it|\[S\]|this Seal),? (?:except|other tha"
            rf"n|but) (?:an? )?({KIND})s?(?: Seals?)?[.]?$"
        ),
        r"[S] cannot be attacked by Seals other than \1",
    ),
    (r",? (?:yours included|including (?:yours|your own|your Seals|both sides))(?=[.]?$)", ""),
    (r"\bcan(?:no|')t be in the (At|Df) Line\b", r"cannot be put into the \1 Line"),
    (r"\b(?:1|the|an?) (?:opposing )?Seal (?:that )?(?:it|\[S\]|this Seal) is fighting\b", "the Seal it fights"),
    (
        (
            r"\b(destroy|return|remove) (?:1|an?|one) ((?:opposing )?(?:Seal|PS|PA|PM|Mystic Card)\b[^"
            r".,;]{0,40}?),? or "
            r"(?:1|an?|one) ((?:opposing )?(?:Seal|PS|PA|PM|Mystic Card)\b[^.,;]{0,30}?)(?=[.]?$)"
        ),
        r"choose 1: \1 1 \2 / \1 1 \3",
    ),
    (
        (
            r"\b(your|the) opponent chooses (?:1|an?|one) (card|Seal|Mystic Card) (?:in|from) (?:his |"
            r"her |their )?hand and discards it"
        ),
        r"\1 opponent discards 1 \2",
    ),
    (r"\bcan attack Seals in the Df Line(?= and\b|[.]?$)", "can attack across to the Df Line"),
)
_THAI = rules(
    (
        r"(Protect|Cancel) ?\[(Mystic Card|Mystic|Skill|Ability|Curse)\]",
        lambda m: f"{m[1]} {'Mystic Card' if m[2].startswith('Mystic') else m[2]}",
    ),
    # chance
    (
        (
            r"Fortune ?(\d{1,2})[.:,;]? ?(?:ถ้า|หาก)?(?:ทาย)?(?:ถูก|สำเร็จ)[,:]? ?([^.;]{2,90}?)[.;,]? "
            r"?(?:แต่)?(?:ถ้า|หาก)?(?:ทาย)?(?:ผิด|ไม่ถูก|ไม่สำเร็จ)[,:]? ?"
        ),
        r"Fortune \1: \2. ถ้าไม่ ",
    ),
    # how often
    (
        (r"^(?:ครั้งแรก|คราวแรก)ที่ ?(.{3,70}?) ?(?:ใน)?(?:แต่ละ|ทุก|ต่อ) ?(Turn|Subturn)(?: นี้)?[, ] ?(.*)$"),
        r"เมื่อ\1 \3 (1/\2)",
    ),
    (
        (
            r"^(?:ใน)?(?:แต่ละ|ทุก) ?(Turn|Subturn) ?(?:ใน)?ครั้งแรกที่ ?(.{3,60}?)[, ] ?(?=จั่ว|ทำลาย"
            r"|เรา|ได้|ให้|\[S\])(.*)$"
        ),
        r"เมื่อ\2 \3 (1/\1)",
    ),
    (r"(?:ผู้เล่น)?คนใด(?:คนหนึ่ง|ก็ตาม)?(?=[ \u0e00-\u0e7f])|ผู้เล่น(?:ใดก็ตาม|คนไหนก็ตาม|คนไหน)", "ผู้เล่นใด"),
    (r"ข้าม (Draw Step|Main Step) ?(?:ครั้ง|รอบ)?(?:ต่อไป|หน้า)", r"ข้าม \1 ถัดไป"),
    (
        r"(?:ใน|ตอน) ?Subturn (?:หน้า|ถัดไป|ต่อไป) ?(?:ของ)?เรา,? ?เรา(?:จะ)?(?:ได้|มี) ?Mp ?(?:เพิ่ม ?|\+ ?)?(\d)",
        r"เมื่อเริ่ม Subturn ถัดไปของเรา เราได้ Mp \1",
    ),
    # what cannot be
    (rf"ถูก((?:{_DEEDS}|เลือกเป็นเป้าหมาย)[^.,:]{{0,40}}?) ?ไม่ได้", r"ไม่สามารถถูก\1"),
    (rf"(?<!สามารถ)(?<!ได้)ไม่ถูก(?=(?:{_DEEDS}) ?(?:{_BY}))", "ไม่สามารถถูก"),
    (rf"ถูกทำลาย(?:{_BY})การโจมตี", "ถูกทำลายจากการต่อสู้"),
    (r"ถูกทำลาย ?(?:ยกเว้น|เว้นแต่|นอกจาก) ?(?:จาก|ด้วย|โดย|ใน)?การต่อสู้", "ถูกทำลายโดยการ์ด"),
    (rf"^(?:ห้าม|ไม่ให้)({_THEM}|เรา|ผู้เล่น)(?=ใช้|ร่าย|จั่ว|โจมตี)", r"\1ไม่สามารถ"),
    (r"ไม่สามารถใช้(?:การ์ด|การ์ดแบบ|การ์ดที่มี) ?Interfere(?: ได้)?", "ไม่สามารถใช้ Interfere"),
    (r"^ร่าย ?\[S\] ?ไม่ได้ ?(?=ถ้า|หาก|ขณะ)", "[S] ไม่สามารถร่ายได้ "),
    # who and whose
    (
        r"((?:Seal|Mystic Card|การ์ด)(?: ?ใน ?Shrine)?) ?(?:ของ)?(?:ผู้เล่น)?(?:แต่ละ|ทั้งสอง|ทั้ง ?2 ?)ฝ่าย,? ?ฝ่ายละ ?(\d) ?ใบ",
        _each_side,
    ),
    (
        rf"({_NOUN}) ?ของ(เรา|{_THEM}) ?(\d) ?ใบ ?(กับ|และ) ?ของ({_THEM}|เรา) ?(\d) ?ใบ",
        r"\1 ของ\2 \3 ใบและ \1 ของ\5 \6 ใบ",
    ),
    (rf"(Seal|Mystic Card|การ์ด) ?ที่({_THEM}|เรา)(?:จะ)?(?:ร่าย|เล่น)(?= ?(?:Mp|มี|เสีย|ใช้|จ่าย|ค่า))", r"\1 ของ\2 "),
    (r"Skill ?ของ ?(Seal[^.,:]{0,30}?) ?(?:ใช้|เสีย|จ่าย)? ?Mp ?([+-] ?\d)", r"\1 Mp ค่า Skill \2"),
    (r"(?<=มี) ?(<[^<>]{1,40}>) ?(?:อยู่)?(ใน ?(?:Shrine|สนาม|มือ))", r"การ์ดชื่อ \1 1 ใบ\2"),
    # how much
    (r"(?:ใน)?ระหว่าง ?(?=Subturn)", "ระหว่าง "),
    (r"(สูงสุด ?(?:ของ)?(?:ฝ่ายตรงข้าม|เรา|ผู้เล่น(?:ทุกคน)?)) ?(?:ลดลง|ลด) ?(\d)", r"\1 -\2"),
    (r"(สูงสุด ?(?:ของ)?(?:ฝ่ายตรงข้าม|เรา|ผู้เล่น(?:ทุกคน)?)) ?(?:เพิ่มขึ้น|เพิ่ม) ?(\d)", r"\1 +\2"),
    (r"(?<=ตัวเอง) ?คนละ ?(?=\d ?ใบ)", " "),
    (
        rf"({_NOUN} ?(?:ของ)?(?:{_THEM}|เรา)?) ?ใบที่มี ?((?:At|Df|Sp|Lv) ?(?:สูง|ต่ำ|มาก|น้อย)(?:ที่)?สุด)(?! ?\d)",
        r"\1ที่มี \2 1 ใบ",
    ),
    # when
    (
        r"^(Seal[^.,:]{0,24}?) ?ที่เข้ามาในสนาม ?(?:จะ)?(?=ได้|กลาย|ติด|เสีย|ไม่สามารถ)",
        r"เมื่อ \1เข้ามาในสนาม Seal นั้น",
    ),
    (
        (
            r"(ถ้า|หาก|ขณะที่|ตราบเท่าที่) ?ใน (At|Df) Line ?(?:ของ)?(เรา|ฝ่ายตรงข้าม) ?มี ?(Seal[^.,:"
            r"]{0,16}?) ?(?:ตั้งแต่|อย่างน้อย|ครบ)? ?(\d) ?ใบ(?:ขึ้นไป)?"
        ),
        r"\1\3มี \4 ใน \2 Line \5 ใบขึ้นไป ",
    ),
    (r"(ถ้า|หาก|ขณะที่|ตราบเท่าที่) ?เป็น ?Seal ?ใบเดียว(?=ใน|ของ| )", r"\1 [S] เป็น Seal ใบเดียว"),
    # what is done
    (r"^(Mystic Card|Skill|Curse|Ability)([^.,:]{0,30}?) ?ไม่(?:มี|ส่ง)ผล(?:กระทบ)?(?:ต่อ|กับ) ?\[S\]", r"[S] Cancel \1\2"),
    (r"ไม่สามารถ(ทำลาย|โจมตี) ?(\[S\]|Seal ?(?:ของ)?เรา(?:ทุกใบ)?|Seal ที่ติด) ?ได้", r"\2 ไม่สามารถถูก\1"),
    (r"(?:แย่ง|ยึด|ขโมย|ชิง) ?(Seal[^.,:]{0,40}?) ?(?:มา)?(?:ควบคุม|เป็นของเรา|ใช้)", r"Control \1"),
    (r"โจมตี ?Seal ?(?:ที่อยู่)?ใน ?Df Line ?ได้", "โจมตีข้ามไป Df Line ได้"),
    (
        r"ทำลาย ?((?:Seal|Mystic Card)[^.,:]{0,30}? ?1 ใบ) ?หรือ ?((?:Seal|Mystic Card)[^.,:]{0,24}? ?1 ใบ)$",
        r"เลือก 1: ทำลาย \1 / ทำลาย \2",
    ),
    (
        (
            r"ฝ่ายตรงข้าม(?:ต้อง)?ทิ้ง ?(การ์ด|Seal|Mystic Card) ?(?:ใน|บน|จาก)?มือ ?(\d) ?ใบ ?(?:ที่|"
            r"ตามที่|โดย)เรา(?:เป็น(?:ผู้|คน))?เลือก"
        ),
        r"ดูการ์ดในมือฝ่ายตรงข้าม เลือก \1 \2 ใบทิ้ง",
    ),
    (r"\[S\] ?(?:Vanish|หายไป) ?(?:เป็นเวลา )?(\d) ?Turn", r"นำ [S] ออกจากเกม \1 Turn"),
    (
        (
            r"(Seal ?(?:ของ)?เรา(?:ทุกใบ)?|\[S\]) ?(?:สามารถ)?(?:โจมตี|ใช้ท่าโจมตี)(?:ได้)?โดยไม่(?:ต้"
            r"อง)?(?:เสีย|จ่าย|ใช้) ?Mp"
        ),
        r"\1 Mp ค่าโจมตี เป็น 0",
    ),
    (r"^((?:Skill )?(?:\[?Interfere\]?,? ?)?Mp \d),? ?(?:ให้ ?)?\[S\] ?(?:กลาย)?เป็น ?Inactive(?: Seal)? ?:", r"\1:"),
    (
        (r"(ทำลาย|นำ) ?Mystic Card ?(?:ทุกใบ|ทั้งหมด) ?ที่ติด(?:อยู่)?(?:กับ|บน|ที่)? ?(?=Seal)"),
        r"\1 Mystic Card ที่ติดอยู่ทุกใบบน ",
    ),
    (
        r"(?:จะ)?จ่าย ?Mp ?(\d) ?เพื่อ ?(?:ลบ|ถอน|แก้|ยกเลิก|ล้าง) ?Curse ?(?:นั้น|นี้)?(?:ออก)?(?:ก็ได้)?",
        r"จ่าย Mp \1 ก็ได้ ถ้าทำ ยกเลิก Curse ของ [S]",
    ),
    (
        r"^(?:เมื่อ|ถ้า|หาก) ?([^,]{2,30}?จะถูกทำลาย[^,]{0,20}?),? ?(?:ให้)?จ่าย ?Mp ?(\d) ?แทน(?:ได้|ก็ได้)?",
        r"ถ้า\1 จะจ่าย Mp \2 แทนก็ได้",
    ),
    (r"  +", " "),
)
_BY_LANGUAGE = {"en": _ENGLISH, "th": _THAI}


def spelled_out(text: str, language: str) -> str:
    """The text with what it leaves out."""
    return put(text, _BY_LANGUAGE[language]).strip() if language in _BY_LANGUAGE else text
