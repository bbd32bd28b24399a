"""The spelling of what people type in their own words, before it is read with the tables of `spoken`.

Nothing is moved here: that is what those tables are for. What stands in brackets, in symbols or in another spelling is
put as the tables have it.
"""

from __future__ import annotations

import re

from sanam.games.summoner_master.texts.reading import borrowed, spelling
from sanam.games.summoner_master.texts.reading.turns import KIND, TRIBE, put, rules

#: Hurried typing: words run together or cut short, letters and digits without a space, small letters for capitals.
_SLIPS = rules(
    (r"\bu\b", "you"),
    (r"\bur\b", "your"),
    (r"\byour's\b", "yours"),
    (r"\boppo?(?:'s|s)(?= )", "opponent's"),
    (r"\bopp\b\.?", "opponent"),
    (
        r"\b(?:opponents|oponents?'s|opponnent's) (?=Seals?\b|Mystic|cards?\b|hand\b|Shrine|Library|Mp\b|(?-i:[A-Z]))",
        "opponent's ",
    ),
    (r"\b(?:un|'|)till?l?\b", "until"),
    (r"\b(can|do|does|is)nt\b", r"\1 not"),
    (r"\bis not\b(?= able)", "is not"),
    (r"\bcannot?\b", "cannot"),
    (
        r"\b(when|if|while) its (?=(?:cast|destroyed|attacked|combined|alone|discarded|in|In?active|removed)\b)",
        r"\1 it is ",
    ),
    (rf"\b({KIND})[- ](?:element|type|tribe|attribute)s?\b(?= ?(?:Seal|card|monster))", r"\1"),
    (r"\b(Seal|Mystic)(?=cards?\b)", r"\1 "),
    (r"\b(At|Df)[ -]?lines?\b", r"\1 Line"),
    (r"\bsub[ -]turn", "Subturn"),
    (r"\bcharged? ?counter", "Charged Counter"),
    (r"\b(Check ?up|Draw|Main|Discard)step\b", r"\1 Step"),
    (r"\bw/o\b", "without"),
    (r"\bw/(?= |the|a )", "with"),
    (r" ?& ?", " and "),
    (r"\bMp ?\. ?(?=\d)", "Mp "),
    (r"(?<![A-Za-z\d<\[])([a-z]{2,12})(?=\d)", r"\1 "),
    (r"(?<![\w<\[])(\d{1,2})(?=[a-z]{2,}\b)(?!st\b|nd\b|rd\b|th\b)", r"\1 "),
    (r"\b(in|into|to|on|from|onto|enters?) (Arena|Shrine|Library)\b(?! of| Zone)", r"\1 the \2"),
    (r"\b(\d) (my|your|our) (?=(?:[A-Z]\w+ )?Seals?\b|Mystic|cards?\b)", r"\1 of \2 "),
    (r"\bLv\.? ?(\d) ?[-–] ?(?:Lv\.? ?)?(\d)\b", r"of Lv \1 or more of Lv \2 or less"),
    (
        (
            r"\b(?:of |with )?(At|Df|Sp|Lv) (?:from |between )?(\d{1,2}) (?:to|and) (?:\1 )?(\d{1,2})"
            r"(?=\b(?! ?(?:Seal|Mystic|card)))"
        ),
        r"of \1 \2 or more of \1 \3 or less",
    ),
    (r"\bLv\. ?(?=\d)", "Lv "),
    (
        r"\bdraw (\d) (Seal|Mystic)s?(?: Cards?)?(?:,| and|, and) ?(\d) (Seal|Mystic)s?(?: Cards?)?",
        r"draw \1 \2 and draw \3 \4",
    ),
)
_THAI_NUMBERS = {"หนึ่ง": 1, "สอง": 2, "สาม": 3, "สี่": 4, "ห้า": 5}
#: The same in Thai, where spaces mean little: English words that run together, or are cut in two.
_THAI_SLIPS = rules(
    (r"(Seal|Mystic) ?card", r"\1 Card "),
    (r"(?<![A-Za-z])(At|Df)[ -]?line", r"\1 Line "),
    (r"sub[ -]turn", "Subturn"),
    (r"charged? ?counter", "Charged Counter "),
    (r"Mystic ?การ์ด", "Mystic Card "),
    (r"(?<![A-Za-z])(Mp|Lv|At|Df|Sp) ?\. ?(?=\d)", r"\1 "),
    (r"(?<=[a-z])(?=\d)", " "),
    (r"(?<=[\u0e00-\u0e7f])(?=[A-Za-z\d<\[])|(?<=[A-Za-z\d>\]])(?=[\u0e00-\u0e7f])", " "),
    (
        r"(At|Df|Sp|Lv) ?(?:ระหว่าง|ตั้งแต่)? ?(\d{1,2}) ?ถึง ?(?:\1 ?)?(\d{1,2})(?! ?ใบ)",
        r"\1 \2 ขึ้นไป \1 \3 หรือต่ำกว่า ",
    ),
    (r"\bLv ?(\d) ?[-–] ?(?:Lv ?)?(\d)", r"Lv \1 ขึ้นไป Lv \2 หรือต่ำกว่า "),
    *((rf"(?<!ทั้ง){word} ?(?=ใบ|ครั้ง|อัน|ตัว|Turn)", f" {size} ") for word, size in _THAI_NUMBERS.items()),
    (r"(?<!สามารถ)(?<!อาจ)(?:เรา)?(จั่ว(?:การ์ด| ?(?:Seal|Mystic)(?: Card)?)?) ?ได้ ?(?=\d ?ใบ)", r" เราสามารถ\1 "),
    (r"  +", " "),
)
_NUMBERS = {"one": "1", "two": "2", "three": "3", "four": "4", "five": "5"}
_PLAIN = rules(
    (
        (
            r"\b(?:gains?|has|have|gets?|receives?) (?:the Ability )?[“”\"]"
            r"((?:Cannot|Can|At|Df|Sp|Protect|Cancel)\b[^“”\"]{2,80}?)[.]?[“”\"]"
        ),
        r"\1",
    ),
    (r"[“”\"]([^“”\"<>:]{1,60})[“”\"]", r"<\1>"),
    (r"[＋]", "+"),
    (r" ?(?:->|=>|→) ?", ": "),
    (r"(?<=[\w)]) [–—] (?=[A-Za-z])", ": "),
    (r"[−–](?= ?\d)", "-"),
    (rf"(?<!N)\[({KIND}|Relic|Tarot|Devas|Place|Revelation|Star|Scenario)\]", r"\1 "),
)
#: A name without quotation marks: capitalised words.
_NAME = r"((?-i:[A-Z])[\w'-]{1,30}(?: (?-i:[A-Z])[\w'-]{1,30}){0,4})"
_TYPES = "Tarot|Relic|Devas|Place|Revelation|Star|Scenario"
#: A type in brackets is Mystic Cards of it, an element or tribe with a number a Seal of it.
_BARE_ENGLISH = rules(
    (r"(\bSeals?|\bCards?|\]|>) ?\+ ?(?=\d{1,2} (?!At\b|Df\b|Sp\b|Mp\b))", r"\1 and "),
    (rf"\bnon[- ]\[?({_TYPES}|{KIND})\]? (Mystic Cards?|Seals?)\b", r"\2 other than \1"),
    (rf"\b(an?|1|the|this|that) \[({_TYPES})\](?! ?Mystic)", r"\1 \2 Mystic Card"),
    (rf"(?<!non-)(?<!non )\[({_TYPES})\](?! ?Mystic)", r"\1 Mystic Cards"),
    (rf"\b(an?|1) \[({KIND})\](?! ?(?:Seal|or|and|/|,))", r"\1 [\2] Seal"),
    (rf"\b([2-9]) \[({KIND})\](?! ?(?:Seal|or|and|/|,))", r"\1 [\2] Seals"),
    (r" of any (?:element|tribe|race)\b", ""),
    (
        (
            r"\b(an?|any|each|every|another|other|opposing|\d) (Tarot|Relic|Devas|Place|Revelation|Scenario)"
            r"(?= (?:from|in|of|you|your|attached|on|with|to|is|are)\b|[.:,]|$)"
        ),
        r"\1 \2 Mystic Card",
    ),
    (r"\b(Tarots|Relics|Places|Revelations|Scenarios)\b(?! Mystic)", lambda m: f"{m[1][:-1]} Mystic Cards"),
)
_BARE_THAI = rules(
    (rf"(?<!Mystic Card )(?<!Mystic )(?<!ไม่ใช่ )(?<!ไม่ใช่)\[({_TYPES})\]", r"Mystic Card \1 "),
    (rf"(?<!Seal )(?<!Seal)\[({KIND})\](?= ?\d ?ใบ)", r"Seal [\1]"),
    (r"(?:ธาตุ|เผ่า|Lv|ชนิด)(?:ใดก็ได้|อะไรก็ได้|ไหนก็ได้)", ""),
    (
        (
            r"(?<!Mystic Card )(?<!Mystic )(?<!ไม่ใช่ )(?<!ไม่ใช่)(?<!ประเภท)(?<!ประเภท )(?<![\w<\[])"
            r"(Tarot|Relic|Devas|Place|Revelation|Scenario)(?= ?(?:ของ|ใน|จาก|ทุกใบ|ฝ่าย|\d ?ใบ|ใบอื่น|ที่))"
        ),
        r"Mystic Card \1 ",
    ),
)


def _by_the_other(match: re.Match[str]) -> str:
    verb = {"cast": "casts", "discarded": "discards"}[match[4].lower()]
    return f"{match[1]} the opponent {verb} {match[2]} {match[3]}"


def _how_often(match: re.Match[str]) -> str:
    number = {"once": "1", "twice": "2"}.get(match[1].lower(), match[1].split(" ")[0])
    return f". ({number} / {match[2]})"


#: Two piles of which one is chosen.
_EITHER = "(Library|Deck|Shrine|hand)"
_PLAIN_ENGLISH = rules(
    (
        (
            r"\b((?:your opponent|the opponent|(?:all )?opposing Seals|(?:all )?(?:your|the) opponent's Seals)"
            r" cannot attack\b[^.:]{0,20}?) (?:in|during) (?:his or her|his|her|their|your opponent's|the opponent's)"
            r" next (?:Attack )?Subturn"
        ),
        r"\1 until the end of the opponent's next Subturn",
    ),
    (r"\b(twice|[23] times) in each of your Subturns", r"\1 each Subturn"),
    (
        r"\b(?:your opponent|the opponent) cannot attack (?:Seals in )?your (At|Df) Line",
        r"your Seals in the \1 Line cannot be attacked",
    ),
    (r"\b(?:1|the) (?:of your )?Seals? that is (?:being )?attacked (?=gets|has|gains)", "the attacked Seal "),
    (
        (
            r"[.,;]? (?:You (?:can|may) )?(?:only )?use (?:this Skill |this |it )?(?:only |up to |at most )*"
            r"(once|twice|\d+ times?) (?:per|each|a|every|in each) (Turn|Subturn)\.?$"
        ),
        _how_often,
    ),
    (
        (
            r"\b(?:search|look through) your (Seal|Mystic) Library for (?:1|an?) "
            r"((?:(?!Seal|Mystic|card)[^,.:]){3,40}?) and (?=(?:put|take|add) it)"
        ),
        r"search your Library for 1 \2 \1 and ",
    ),
    (r"(?<=into your hand)(?:\.|, then|,? and) shuffle (?:your|the) (?:Seal |Mystic )?Library", ""),
    (r"\b(\[S\] and [^.,:]{3,40}?) (?:both|each) (?=becomes? |gets? |gains? )", r"\1 "),
    (r"\b(falls? into|goes? to|is put into|drops? into) (the Shrine) from the (?:Arena|field)", r"\1 \2"),
    (r"\b(the )?maximum number of cards in (your|your opponent's) hand", r"\2 maximum hand"),
    (r"\bis increased by (\d+)", r"+\1"),
    (r"\bis (?:decreased|reduced|lowered) by (\d+)", r"-\1"),
    (
        (
            r"^((?:All |Your |Opposing |Your opponent's )?[^.,:]{0,30}?Seals) "
            r"((?:have|get|gain) (?:(?:At|Df|Sp) [+-]\d+(?:,| and)? ?)+)(?:while (?:they are )?)?"
            r"(?:in|at) (?:the|your|their) (At|Df) Line\.?$"
        ),
        r"\1 in the \3 Line \2.",
    ),
    (r"(\bSeals) do not become Active(?=$|[.]| while| as long)", r"\1 cannot become Active at the end of the Subturn"),
    (r"\bthat (?:have|has) (?=attacked\b|fought\b|used\b)", "that "),
    (
        r"^((?:Your|Opposing|All|\[S\])[^:,]{5,60}?) (?:while|as long as) \[S\] is (?:in the Arena|in play)\.?$",
        r"\1.",
    ),
    (r"cannot be moved to (?:another|the other) Line\.?$", "cannot change Lines."),
    (r"\bgets? Charged Counters? (\d+)", r"gets \1 Charged Counters"),
    (r"(?<=: )(1 [^.:,]{0,20}?Seal|\[S\]) (?:has|gets) its At and Df swapped", r"swap At and Df of \1"),
    (r"(?<=\bSeal )both (?=become)", ""),
    (r"\bnegate (?=1 (?:\w+ )?(?:Mystic Card|Seal) (?:that is )?being cast)", "cancel the cast of "),
    (r"(?<=cancel the cast of )(1 (?:\w+ )?(?:Mystic Card|Seal)) (?:that is )?being cast", r"\1"),
    (r"^Each player's (Seals|Mystic Cards)", r"All \1"),
    (r"\b(the Seal|\[S\]|this Seal|it)'s Skills cost (?:no|0) Mp", r"\1 has Skill Mp 0"),
    (r"\bSkills of (the Seal|\[S\]|this Seal) cost (?:no|0) Mp", r"\1 has Skill Mp 0"),
    (
        r"\b(the Seal|\[S\]|this Seal) (?:does not|need not) pay (?:any )?Mp (?:for|to use) (?:its )?Skills",
        r"\1 has Skill Mp 0",
    ),
    (
        r"^After (\[S\]|this Seal|this card|it|the Seal) attacks\b(?! successfully| the hand succ)",
        r"After the attack of \1 is over",
    ),
    (r"^After (\[S\]|this Seal|this card|it|the Seal) fights\b(?! with| against)", r"When \1 finishes a fight"),
    (
        r"(?<=cannot be )(?:given|dealt|inflicted with) (Curses?) by (your opponent|the opponent)",
        r"affected by \2's \1",
    ),
    (r"\bcannot (?:get|receive) (Curses?) from (your opponent|the opponent)", r"cannot be affected by \2's \1"),
    (r",? (?:either|as well|too)(?=[.]|$)", ""),
    (rf"(?<=^Pasted )\[?({KIND})\]? {{1,2}}(?:or|/) {{1,2}}\[?({KIND})\]? ?(?=:)", r"\1 or \2 Seal"),
    (rf"(?<=^Pasted )\[?({KIND})\]?(?=:)", r"\1 Seal"),
    (
        (
            r"^((?:When|Whenever|Each time|Every time|If) (?:your|the) opponent (?!has|have)[^,]{1,60}, )"
            "they (?:must )?(?:lose|pay) "
        ),
        r"\1your opponent loses ",
    ),
    (r"\b(this Seal|this card|\[S\])'s (Charged Counters?)\b", r"all \2 of \1"),
    (
        (
            r"^((?:[A-Z][\w']* ){0,3}?)Seals (?:that (?:are|were) )?destroyed by (?:\[S\]|this Seal|it) are "
            r"(?=removed from)"
        ),
        r"When [S] destroys a \1Seal, that Seal is ",
    ),
    (
        (
            r"^([^.,:]*?\bSeals?\b[^.,:]*?) ((?:gets?|gains?|has|have|cannot)\b[^,:.]*), "
            r"(?:except|other than|but not) (this Seal|it|\[S\])(?=[.]?$)"
        ),
        r"\1 other than \3 \2",
    ),
    (
        r"^The first time (?:in )?(?:each|every|a|per) (Turn|Subturn)(?: that)? ([^,:]{1,120})[,:] (.*?)[.]?$",
        r"When \2: \3. (1 / \1)",
    ),
    (r"^[A-Z][^.!:;\d]{1,40}! ", ""),
    (rf"\b(named|called) {_NAME}", r"\1 <\2>"),
    (r"(?<!your )(?<!the )(?<!an )\bopponent (?=Seals?\b|Mystic\b|cards?\b)", "opposing "),
    (r"(?<!your )(?<!the )(?<!an )\bopponent(?='s\b|\b(?!'))", "the opponent"),
    (r"\bcan(?:'t| not)\b", "cannot"),
    (r"\b(?:doesn't|does not)\b", "does not"),
    (r"\b(?:don't|do not)\b", "do not"),
    (r"\bisn't\b", "is not"),
    (
        (
            rf"\b((?:each|every|another|other|an?|opposing|\d) (?:other )?)({KIND})"
            r"(?! *(?:Seal|Card|Mystic|Shrine|or\b|and\b|/"
            r"|,(?! (?:bring|put|take|add|draw|destroy|discard|you|it|we|this|\[S\]|all|your|opposing)\b)))"
            r"(?= |$|[.:;,])"
        ),
        r"\1\2 Seal",
    ),
    (rf"\b({KIND})s\b(?! ?(?:Seal|Card|Mystic))", r"\1 Seals"),
    (r"^(?:On|Upon|After) entering(?: the Arena| play| the field)?\b", "When it enters"),
    (r"\bSeals' (?=attack|Skill)", "Seals "),
    (r"(?<!this )\bSeal's (?=attack (?:succeeds|is successful|on the hand)|hand attack)", "Seal "),
    (r"\bit's (?!(?:At|Df|Sp|Lv|own)\b)", "it is "),
    (r"\((until [^()]{1,60})\)", r"\1"),
    (r"(?<!this )(?<!that )\b(one|two|three|four|five)\b", lambda m: _NUMBERS[m[1].lower()]),
    (r"(?<=[\w\]])'s (?=(?:At|Df|Sp|Lv)\b(?! Line)|casting|attack Mp)", " "),
    (r"\bSeals' (?=(?:At|Df|Sp|Lv)\b(?! Line)|casting Mp|attack Mp|Skill Mp)", "Seals "),
    (r"\bMystic cards?\b", lambda m: "Mystic Cards" if m[0].lower().endswith("s") else "Mystic Card"),
    (
        (
            r"[,.;]? (?:and )?(?:then )?shuffles?(?: your| the| it| that)?(?: Library| Deck)?(?: afterwards)?"
            r"(?=[.]|$|, then\b)"
        ),
        "",
    ),
    (r"(?<=\d)(?=(?:At|Df|Sp)\b)", " "),
    (r"\((only (?:if|when|while|in)[^()]{1,80})\)", r", \1"),
    (r"\b(Mp|Lv|At|Df|Sp)(?=\d)", r"\1 "),
    (
        (
            r"^((?:When|Whenever|If) (?:your|the) opponent\b[^.:]{1,60}[,:] ?)(?:he|she|they) "
            r"(?=must |discards?|draws?|loses?|gets?)"
        ),
        r"\1your opponent ",
    ),
    (
        (
            r"\b(?:the )?(casting Mp|attack Mp|Skill Mp|At|Df|Sp) of ([^.:]{1,60}?) (?:is|are) "
            r"(\d{1,2}) (less|lower|more|higher)\b"
        ),
        lambda m: f"{m[2]} {m[1]} {'-' if m[4].lower() in ('less', 'lower') else '+'}{m[3]}",
    ),
    (r"(^|: ?)(\[S\] )?(?:is |are )?not destroyed (?=(?:in|by) )", r"\1\2cannot be destroyed "),
    (
        (
            r"^((?:All |Your |Other |Opposing )[^.:,]{0,60}?Seals[^.:,]{0,40}?) are not destroyed "
            r"(?=in |by |this |until )"
        ),
        r"\1 cannot be destroyed ",
    ),
    (r"\b(\d{1,2}) ((?:[\w']+ ){0,4}?(?:cards?|Seals?)) or (more|less|fewer)\b", r"\1 or \3 \2"),
    (r"\bdraw (\d{1,2}) (?:more|additional|extra) (?=cards?\b|Seal Card|Mystic Card)", r"draw \1 "),
    (r"\b(\d{1,2}) other of your (?=Seals?\b|Mystic)", r"\1 of your other "),
    (r"^(When|Whenever) (an?|1) ([^.,:]{1,40}?) is (cast|discarded) by (?:your|the) opponent\b", _by_the_other),
    (r"\bSkills of ([^.:]{1,50}?) costs? (\d{1,2}) (?:less Mp|Mp less|less)\b", r"\1 Skill Mp -\2"),
    (r"\bSkills of ([^.:]{1,50}?) costs? (\d{1,2}) (?:more Mp|Mp more|more)\b", r"\1 Skill Mp +\2"),
    (r"\b1 attacked Seal\b", "the attacked Seal"),
    (
        (
            r"^(?:an?|any|every|each) ((?:[\w']+ ){0,3}?Seal) (?:that is )?destroyed by (?:\[S\]|this Seal|it) is "
            r"(?=removed from)"
        ),
        r"When [S] destroys a \1, that Seal is ",
    ),
    (
        r"(\bopponent's Seals?\b[^.:]{1,60}) (?:its|their) (?:owner's |controller's )?next (?=(?:Attack )?Subturn)",
        r"\1 the opponent's next ",
    ),
    (
        (
            r"\b((?:take|put|return|bring|add|get) (?:1|an?) [^.,:;]{1,60}? (?:from|in)) (?:your |the )?"
            rf"{_EITHER} or (?:(?:from|in) )?(?:your |the )?{_EITHER} ((?:in)?to [^.,:;]{{1,40}})"
        ),
        r"choose 1: \1 your \2 \4 or \1 your \3 \4",
    ),
)
_EITHER_THAI = "(กองการ์ด|Library|Shrine|มือ|Deck|เด็ค|กอง)"
#: What the other player did, at the beginning of a text: what "must" be done then is that player's.
_THEY_DID = "^((?:เมื่อ|ตอน(?:ที่)?|ทุกครั้งที่|หาก|ถ้า) ?ฝ่ายตรงข้าม(?:ร่าย|ใช้|จั่ว|โจมตี|เล่น)[^,:]{0,40}?)"
_PLAIN_THAI = (
    (
        re.compile(r"^(?:หลังจาก|หลัง|ภายหลัง) ?(\[S\]|ใบนี้|Seal นี้|Seal ใบนี้|Seal ที่ติด)? ?โจมตี(?!สำเร็จ|ขึ้นมือสำเร็จ)"),
        r"หลังการโจมตีของ \1 จบลง ",
    ),
    (
        re.compile(
            r"^((?:เมื่อ|ตอน|ทุกครั้งที่) ?)(\[S\]|ใบนี้|Seal นี้|Seal ที่ติด(?:การ์ดนี้|ใบนี้)?) ?โจมตี ?"
            r"(Seal(?:(?!เรา|ทั้งหมด|ทุก|ที่ติด)[^,:+0-9-]){0,30}?) ?(?:มัน)?(?:ได้รับ|ได้|) ?(?=(?:At|Df|Sp) ?[+-])"
        ),
        r"\1\2 โจมตี \3 \2 ได้ ",
    ),
    (re.compile(r"(จั่ว (Seal|Mystic) Card \d+ ใบ [^:]*?จั่ว) ?(\d+) ?ใบ ?แทน"), r"\1 \2 Card \3 ใบแทน"),
    (
        re.compile(
            r"Skill (?:ทั้งหมด)?ของ ?(\[S\]|ใบนี้|Seal นี้|Seal ที่ติด(?:การ์ดนี้|ใบนี้)?)"
            r" ?(?:ใช้|เสีย|จ่าย) ?Mp ?(?:น้อยลง|ลดลง|ลด) ?(\d+)"
        ),
        r"\1 Mp ค่า Skill -\2",
    ),
    (
        re.compile(
            r"Skill (?:ทั้งหมด)?ของ ?(\[S\]|ใบนี้|Seal นี้|Seal ที่ติด(?:การ์ดนี้|ใบนี้)?)"
            r" ?(?:ใช้|เสีย|จ่าย) ?Mp ?(?:เพิ่มขึ้น|มากขึ้น|เพิ่ม) ?(\d+)"
        ),
        r"\1 Mp ค่า Skill +\2",
    ),
    (re.compile(r"Skill ของ ?(\[S\]|ใบนี้|Seal นี้|Seal ที่ติด(?:การ์ดนี้|ใบนี้)?) ?Mp ?(?=[+-])"), r"\1 Mp ค่า Skill "),
    (re.compile(r"(?<=[้] )Skill Mp ?(?=[+-])"), "Mp ค่า Skill "),
    (
        re.compile(
            r"((?:Seal ของ|Seal )?ฝ่ายตรงข้าม) ?(โจมตีไม่ได้|ไม่สามารถโจมตีได้|ไม่สามารถโจมตี) ?"
            r"ใน ?Subturn ?(?:ถัดไป|หน้า|ต่อไป)(?: ?ของ(?:เขา|ฝ่ายตรงข้าม|ตัวเอง|ตน))?"
        ),
        r"\1\2จนจบ Subturn ถัดไปของฝ่ายตรงข้าม",
    ),
    (
        re.compile(r"ฝ่ายตรงข้าม(?:โจมตี|ไม่สามารถโจมตี) ?(?:Seal ใน ?)?(At|Df) Line ?(?:ของ|ฝ่าย)?เรา(?:ไม่ได้|ได้)"),
        r"Seal ของเราใน \1 Line ไม่สามารถถูกโจมตีได้",
    ),
    (re.compile(r"(นำ ?Mystic Card)(ที่ติด(?:กับ|อยู่กับ)? ?Seal(?: ?(?:ของ)?ฝ่ายตรงข้าม| ?ของเรา)? ?1 ใบ)ทั้งหมด"), r"\1ทั้งหมด\2"),
    (re.compile("(โจมตี|ต่อสู้กับ|สู้กับ|ชนะการต่อสู้กับ) ?Seal ?ฝ่ายตรงข้าม(?= )"), r"\1 Seal ของฝ่ายตรงข้าม"),
    (
        re.compile(
            r"^(Seal(?:(?!ที่ติด)[^,:+-]){0,40}?) ?((?:(?:At|Df|Sp) ?[+-] ?\d+(?:,| ?และ)? ?)+)"
            r"(?:(?:ขณะ|เมื่อ|ตอน|ถ้า)(?:ที่)?(?:อยู่)? ?)?ใน ?(At|Df) Line$"
        ),
        r"\1 ใน \3 Line \2",
    ),
    (re.compile("^เมื่อ(?:ติดการ์ดนี้|ติดใบนี้|การ์ดนี้(?:ถูก)?ติด(?: ?กับ ?Seal)?) ?(?=Seal|จั่ว|ทำลาย|เรา|ฝ่าย)"), "เมื่อการ์ดใบนี้ติด, "),
    (re.compile("ตก ?(?:ลง)?(?:ใน)? ?Shrine ?จากสนาม"), "ตก Shrine"),
    (re.compile(r"(?<=สูงสุดของเรา)(?:เพิ่มขึ้น|เพิ่ม) ?(\d+)"), r" +\1"),
    (
        re.compile(r"^การร่าย ?((?:Seal|Mystic Card)[^,:]{0,30}?) ?(?:เสีย|ใช้|จ่าย) ?Mp ?(?=เพิ่ม|มากขึ้น|น้อยลง|ลด)"),
        r"\1ใช้ Mp ร่าย",
    ),
    (re.compile("(กลายเป็น|เป็น) ?(Inactive|Active) ?(?:ทั้งคู่|ทั้งสองใบ|ทั้ง 2 ใบ)"), r"\1 \2"),
    (re.compile("ผู้ควบคุม ?(?=(?:Seal|การ์ด|Mystic Card)(?:ใบ)? ?นั้น)"), "เจ้าของ "),
    (re.compile("Seal ใบอื่น(?:ที่เป็น|ที่มี)(?:ธาตุ|เผ่า)? ?(?=[A-Z[])"), "Seal ใบอื่น "),
    (
        re.compile(r"^(?:เป็น)?ครั้งแรก(?:ใน|ของ|ต่อ)?(?:แต่ละ|ทุก)? ?(Turn|Subturn) ?ที่ ?(.*)$"),
        r"เมื่อ \2 (1 / \1)",
    ),
    (re.compile("ํา"), "ำ"),
    (re.compile("ร้าย"), "ร่าย"),
    (re.compile("เปน"), "เป็น"),
    (re.compile("การด(?=[ในจท0-9 ])"), "การ์ด"),
    *rules(
        (rf"(ชื่อ(?:ว่า)?) ?{_NAME}", r"\1 <\2>"),
        (
            (
                r"(ฝ่ายตรงข้าม(?:ต้อง|เลือก|สุ่ม)?(?:ทิ้ง|เสีย)[^.,:;]{1,60}?(?:ใบ|ทั้งหมด)) ?(?:แล้ว|จากนั้น)(?:จึง)?"
                r" ?(?=จั่ว ?(?:Seal|Mystic))"
            ),
            r"\1 แล้วฝ่ายตรงข้าม",
        ),
        (rf"{_THEY_DID},? ?(?<!ฝ่ายตรงข้าม)(?<!ฝ่ายตรงข้าม )(?:ต้อง|ให้)(?=ทิ้ง|เสีย|จ่าย)", r"\1 ฝ่ายตรงข้ามต้อง"),
        (
            r"(โจมตีขึ้นมือ(?:สำเร็จ)?) (ฝ่ายตรงข้าม)(?=(?:ต้อง|เลือก|สุ่ม)?(?:ทิ้ง|เสีย|จ่าย|จั่ว))",
            r"\1: \2",
        ),
        ("ซับเทิร์น", "Subturn"),
        (
            rf"(?<!เผ่า )(?<!เผ่า)(?<!Seal )(?<!Seal)(?<![\w<])({TRIBE})(?= ?(?:ของ|ใน|ทุกใบ|ฝ่าย|\d ใบ|ใบอื่น))",
            r"Seal เผ่า \1",
        ),
        (rf"(?<=^Pasted )\[?({TRIBE})\]?(?= ?:)", r"Seal เผ่า \1"),
        (r"(จั่ว (?:Seal|Mystic) Card \d ใบ) ?(?:และ|กับ)? ?(?=(?:Seal|Mystic) Card \d ใบ)", r"\1 จั่ว "),
        ("เทิร์น", "Turn"),
        ("(?:ซีล|ซิล)(?:การ์ด)?", "Seal "),
        ("(?:มิสติก|มิสติค) ?(?:การ์ด)?", "Mystic Card "),
        ("(?:แนวโจมตี|แนวหน้า)", "At Line"),
        ("(?:แนวป้องกัน|แนวหลัง)", "Df Line"),
        (
            (
                rf"((?:นำ|เอา|หยิบ|เรียก|ลง) ?[^:;,]{{1,60}}? 1 ?ใบ ?)จาก(?:ใน)? ?{_EITHER_THAI}(?: ?ของเรา)? ?หรือ"
                rf" ?(?:จาก|ใน)? ?{_EITHER_THAI}(?: ?ของเรา)? ?((?:ขึ้น|กลับ|เข้า|ลง|มา|ไป)[^:;,]{{1,40}})$"
            ),
            r"เลือก 1 อย่าง: \1จาก \2 ของเรา\4 หรือ \1จาก \3 ของเรา\4",
        ),
        (r"^Seal ?ที่(?:ถูก)? ?\[S\] ?ทำลาย ?(?:ถูก|จะถูก|ให้)? ?(?=นำออกจากเกม)", "เมื่อ [S] ทำลาย Seal : Seal ใบนั้นถูก"),
        (r"(ฝ่ายตรงข้าม[^:;]{1,60}?Subturn ?(?:ถัดไป|หน้า) ?(?:ของ)?) ?เจ้าของ", r"\1ฝ่ายตรงข้าม"),
        (
            r"Skill ?ของ ?(Seal[^:;]{0,40}?) ?(?:เสีย|ใช้|จ่าย) ?Mp ?(น้อยลง|ลดลง|มากขึ้น|เพิ่มขึ้น|เพิ่ม) ?(\d{1,2})",
            lambda m: f"{m[1]} Mp ค่า Skill {'-' if 'ลง' in m[2] else '+'}{m[3]}",
        ),
        (
            r"^Seal ?ที่ถูก ?(?:ใบนี้|\[S\]|Seal นี้|Seal ใบนี้) ?ทำลาย ?(?:จะ)?(?:ถูก|ให้)? ?(?=นำออกจากเกม)",
            "เมื่อ [S] ทำลาย Seal : Seal ใบนั้นถูก",
        ),
        (r"^(Seal)(.*?) ?(?:ยกเว้น|นอกจาก) ?(?:ใบนี้|\[S\]|Seal นี้|Seal ใบนี้)$", r"\1 ใบอื่น\2"),
        (r"(ขึ้นมือ) (เจ้าของ)(?=ต้อง|เสีย|จั่ว|ทิ้ง|ได้|จ่าย)", r"\1: \2"),
        (r"(?<!สู้)(?<!สู้ )ด้วย(?=[.]?$)", ""),
        (r"แล้วสับ(?= |จั่ว|แล้ว|$)", " "),
        (r"\s{0,3}(?:แล้ว|และ|จากนั้น)?สับ(?:กอง|กองการ์ด| ?Library)(?:การ์ด)?(?= |$|\(|[.,;])", ""),
    ),
)


def plain_english(text: str) -> str:
    """The spelling of what is typed, without any turns of phrase."""
    return put(
        put(
            put(put(borrowed.english(put(spelling.every(text).strip(), _SLIPS)), _BARE_ENGLISH), _PLAIN), spelling.OURS
        ),
        _PLAIN_ENGLISH,
    )


def plain_thai(text: str) -> str:
    return put(put(put(borrowed.thai(put(spelling.every(text).strip(), _THAI_SLIPS)), _BARE_THAI), _PLAIN), _PLAIN_THAI)
