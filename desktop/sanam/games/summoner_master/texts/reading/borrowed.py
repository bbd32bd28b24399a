"""Words of other games and of everyday speech, for what the rulebook calls otherwise.

A monster that is summoned is a Seal that comes into the Arena, a tapped one is Inactive, the graveyard is the Shrine.
Only words that can mean nothing else here are put: what might is left, and then is not understood.
"""

from __future__ import annotations

import re

from sanam.games.summoner_master.texts.reading.turns import TRIBE, Rule, put, rules

#: Other words for a Seal, for a Mystic Card, for the Shrine and for the Arena.
_SEALS = "monster|creature|unit|character|minion|familiar|fighter"
_SPELLS = "spell card|magic card|trap card|spell/trap|spell or trap|spell|sorcery|enchantment"
_SHRINES = "graveyard|discard pile|cemetery|grave|trash pile|drop zone"
_ARENAS = "battlefield|play area|battle area|battle zone|board"
_STRONGER = "stronger|strong|angry|faster|fast|mad|tougher|tough|powerful|bigger|braver|brave|better|scary|happy|wild"
#: Some words of a sentence.
_SOME = r"[^.,:;]{1,80}?"
#: Where what is done begins.
_DO = r"(?:^|(?<=[:.,;] )|(?<=then )|(?<=and )|(?<=may ))"
_END = r"(?=[.,:;]|$| for \d| until | this | and | then )"
_CURSING = {"freeze": "Freeze", "petrify": "Stone", "poison": "Poison", "charm": "Charm"}
_STEPS = {"upkeep": "Check up Step", "standby": "Check up Step", "draw": "Draw Step", "main": "Main Step"}
_STEPS |= {"untap": "Check up Step", "check up": "Check up Step", "discard": "Discard Step"}


def _like(word: str, match: re.Match[str]) -> str:
    """A word in the number of the one that it stands for."""
    return word + ("s" if match[0].rstrip().lower().endswith("s") else "")


def _cursed(match: re.Match[str]) -> str:
    return f"{match[2]} gets {_CURSING[match[1].lower()]} Curse"


def _summoned(match: re.Match[str]) -> str:
    return f"bring {match[1]} from your {match[2]} into the Arena"


_MINE = re.compile(r"\b(?:I|me|mine)\b|\bmy (?!opponent|enemy)", re.IGNORECASE)


def _whose(text: str) -> str:
    """ "My" and "your" in one text are two players; "my" alone, as "our" and "we", is the owner of the card."""
    if _MINE.search(text):
        text = re.sub(r"\byour (?!opponent)", "your opponent's ", text, flags=re.IGNORECASE)
        text = re.sub(r"\byours\b", "your opponent's", text, flags=re.IGNORECASE)
    return put(text, _OWN)


_OWN = rules(
    (r"\b(?:I am|I'm)\b", "you are"),
    (r"\bI\b(?!\.)", "you"),
    (r"\bmy own\b", "your"),
    (r"\bmy\b", "your"),
    (r"\bmine\b", "yours"),
    (r"\bme\b", "you"),
)

_ENGLISH = rules(
    # what cards are called
    (rf"(?<!\w)(?:{_SEALS})s?\b(?! Seals?\b)", lambda m: _like("Seal", m) if _is_noun(m) else m[0]),
    (rf"\b(?:{_SPELLS})s?\b", lambda m: _like("Mystic Card", m)),
    (rf"\b(?:{_SHRINES})s?\b", lambda m: _like("Shrine", m)),
    (r"\b(the|your|opponent's|its owner's) trash\b", r"\1 Shrine"),
    (rf"\b(?:{_ARENAS})\b", "Arena"),
    (r"\b(the|your) field\b", r"\1 Arena"),
    (r"\bdecks?\b", lambda m: "Libraries" if m[0].lower().endswith("s") else "Library"),
    (r"\b(?:owner's )controllers?\b", "owner"),
    # whose
    (r"\b(?:the )?(?:other|enemy|second|rival) (?:player|team|side)(?:'s|s'|'s)", "your opponent's"),
    (r"\b(?:the )?(?:other|enemy|second|rival) (?:player|team)\b", "your opponent"),
    (
        r"\b(?:the|an|your) (?:enemy|foe|rival)(?='s\b| (?:discards?|draws?|loses?|has|must|cannot|can)\b)",
        "your opponent",
    ),
    (r"\b(?:the|an|your) foe's\b", "your opponent's"),
    (r"\benemies\b", "opposing Seals"),
    (r"\b(an?|1|one|all|each|every|the|two|2|other) (?:enemy|enemies)(?! (?:Seal|Mystic|card))", r"\1 opposing Seal"),
    (r"\btarget opponent\b", "your opponent"),
    (r"\b(?:your|the) opponents control\b", "your opponent controls"),
    (
        (
            r"\b(?:your|the) opponent cannot (?:target|attack|choose) (?:your )?other (Seals)"
            r"(?: (?:for|with|in|by) (?:attacks?|an attack))?"
        ),
        r"your other \1 cannot be attacked",
    ),
    (r"\b(?:an|your|the) opponent controls\b", "your opponent controls"),
    (r"\byour (?:friend|ally|buddy|partner|comrade) Seal\b", "another of your Seals"),
    (r"\b(?:allied|friendly) (?=Seal|Mystic|card)", "your "),
    (r"\b(?:all |your )?(?:allies|friends)\b(?! of)", "your other Seals"),
    (r"\b(?:an|another) ally\b", "another of your Seals"),
    # how strong, in words that say nothing else
    (
        (
            r"\b(?:(?:it|this Seal|\[S\]|he|she) )?(?:gets?|becomes?|is|grows?|turns?) "
            rf"(?:very |much |so |really |a lot )?(?:{_STRONGER})(?: and (?:{_STRONGER}))?(?: by)?"
            r"(?:[:,!] ?| and (?=gets?|gains?|has)| (?=At\b|Df\b|Sp\b|[+]))"
        ),
        "",
    ),
    (
        (rf"\bmakes? ({_SOME}) (?:very |much )?(?:{_STRONGER})(?: by|:|,)? (?=(?:At|Df|Sp)\b|[+\-−–]|until)"),
        r"\1 gets ",
    ),
    (rf"\b(?:power up|powers up|boost|buff) ({_SOME}) by (?=[+]?\d|At|Df|Sp)", r"\1 gets "),
    # what is done
    (r"\b(gets?|is|are|was) killed\b", "is destroyed"),
    (r"\bkills?\b", lambda m: "destroys" if m[0].lower().endswith("s") else "destroy"),
    (r"\bdefeats?\b(?= (?:an?|the|1|one|any|all|opposing|another)\b)", lambda m: _like("destroy", m)),
    (r"\b(?:K\.?O\.?'d|KO'?ed|K\.O\.ed)(?!\w)", "destroyed"),
    (r"\bK\.?O\.? (?=\d|up|all|an?\b|one)", "destroy "),
    (r"\bdead (?=Seal)", ""),
    (r"\bget (1|one|a|an|\d) ([^.,:;]{1,40}? from [^.,:;]{1,20}?) back (?=to|into)", r"return \1 \2 "),
    (
        r"\b(?:throws?|throwing) (?:away|out) ",
        lambda m: "discards " if m[0].lower().startswith("throws") else "discard ",
    ),
    (
        r"\b(throws?) (it|them) (?:away|out)\b",
        lambda m: f"{'discards' if m[1].lower() == 'throws' else 'discard'} {m[2]}",
    ),
    (r"\btrash(es)? (?=\d|an?\b|one|two|up|all|the|your)", lambda m: f"discard{'s' if m[1] else ''} "),
    (r"\b(?:banish|exile) ([^.,:;]{1,80}?)(?: from the game)?(?=[.,:;]|$)", r"remove \1 from the game"),
    (r"\b(?:is|are) (?:banished|exiled)\b", "is removed from the game"),
    (r"\b(?:tribute|offer up|release) (?=\d|an?\b|one|this|it\b|up|\[S\])", "sacrifice "),
    (r"\b(?:bounce) ([^.,:;]{1,80}?)(?=[.,:;]|$)", r"return \1 to its owner's hand"),
    (rf"{_DO}(?:untap|ready|refresh|stand up) ({_SOME}){_END}", r"make \1 Active"),
    (rf"{_DO}(?:tap|exhaust|rest) (?!of\b)({_SOME}){_END}", r"make \1 Inactive"),
    (rf"\bset ({_SOME}) (?:to|as) (?:rested|tapped|exhausted)\b", r"make \1 Inactive"),
    (rf"\bset ({_SOME}) (?:to|as) (?:active|untapped|ready)\b", r"make \1 Active"),
    (r"\b(?:untapped|readied|unexhausted)\b", "Active"),
    (r"\b(?:tapped|rested|exhausted)\b", "Inactive"),
    (r"\bfalls? asleep and (?=becomes?|is)", ""),
    (r"\b(?:falls? asleep|goes to sleep)\b", "becomes Inactive"),
    (
        (
            r"\b(?:special summon|summon|revive|reanimate) ([^.,:;]{1,60}?) from your (Shrine|Library|hand)\b"
            r"(?: to the Arena)?"
        ),
        _summoned,
    ),
    (r"\b(?:is|are) (?:special |normal )?summoned\b(?: to the (?:Arena|field))?", "comes into the Arena"),
    (r"\b(player|opponent|you) summon(s?) (?=an?\b|any|another|\d)", r"\1 cast\2 "),
    (r"\b(?:when|on) (?:special )?summon(?:ed)?(?=[,:]|$)", "when it comes in"),
    (r"\bnegate the (?:activation|effect)s? of (?=\d|an?\b|one|target|that)", "cancel the cast of "),
    (r"\b(?:counter|negate) (?=(?:\d|an?|one|target|that|the) (?:opposing )?Mystic Card)", "cancel the cast of "),
    (r"^((?:[^:]{1,60}: ?)?cancel the cast of [^.,:;]{1,60}?),? and destroy (?:it|that card)(?=[.]|$)", r"\1"),
    (r"\bcounter (?=(?:\d|an?|one|target) Skill)", "cancel "),
    (rf"{_DO}(freeze|petrify|poison|charm) (?!Curse|counter)({_SOME}){_END}", _cursed),
    (rf"\bturns? ({_SOME}) (?:to|into) stone\b", r"\1 gets Stone Curse"),
    (
        r"\b(?:heals?|cures?|frees?) ([^.,:;]{1,60}?) (?:from|of) (?:all|its|every|any)? ?Curses?\b",
        r"cancel every Curse on \1",
    ),
    (
        (
            r"\b(?:take|pick|draw) (?:a|1|one) card (?:from|in) your opponent's hand without looking,?"
            r" and (?:discard|discards) it"
        ),
        "your opponent discards 1 card at random",
    ),
    (r"\bwithout looking\b", "at random"),
    (r"\bdraw(s?) (?:a|1|one) cards? from (?:your|the) Library\b", r"draw\1 1 card"),
    (r"\b(?:use|play|activate)(s?) (?=(?:an?|any|another) (?:[A-Z]\w+ )?Mystic)", r"cast\1 "),
    # who can do what
    (
        r"\b(?:nobody|no one|no Seal) can attack (it|this Seal|this card|\[S\])(?= (?:when|while|if|as long as))",
        r"\1 cannot be attacked",
    ),
    (
        r"\b(?:nobody|no one|no Seal|Seals cannot) can attack (it|this Seal|this card|\[S\])(?=[.]|$)",
        r"\1 cannot be attacked",
    ),
    (r"\bprevent the destruction of ([^.,:;]{1,50}?)(?= this | until |[.]|$)", r"\1 cannot be destroyed"),
    (r"\bnever dies? (?=from|to|by|because of)", "cannot be destroyed "),
    (r"\b(?:never|cannot|can't) dies?\b", "cannot be destroyed"),
    (r"\bcannot be destroyed (?:from|to|because of) ", "cannot be destroyed by "),
    (r"\b(?:cannot|can't) be destroyed by battle (?:or|and) (?:by )?(?:card )?effects?\b", "cannot be destroyed"),
    (r"\bby battle\b", "in a fight"),
    (r"\b(?:in|by|from) (?:a |any )?(?:battles?|combat)\b", "in a fight"),
    (r"\bduring this battle\b", "until the end of the fight"),
    (r"\bbattles\b(?= (?:an?|the|with|against|any))", "fights"),
    (r"\bgo over the At Line and attack the Df Line\b", "attack across to the Df Line"),
    (r"\b(?:attack|go) (?:over|around|past|through) the At Line\b", "attack across to the Df Line"),
    (
        r"\bcan attack (?:2 times|two times|twice) (?:every|each|a|per|in a) (?:Turn|Subturn|round)\b",
        "can attack 1 more time",
    ),
    (r"\bcan attack (?:2 times|two times|twice)(?=[.]|$)", "can attack 1 more time"),
    # where and when
    (r"\bwith this (?=dies|leaves|falls|attacks|fights|wins|loses|gets|has|cannot|can)", "with this card "),
    (r"\bwith this (?!Seal\b|Mystic\b|card\b)[a-z]{3,12}\b", "with this card"),
    (
        r"\b(?:everyone|everybody) in (your opponent's )?(?:the )?",
        lambda m: f"all {'opposing ' if m[1] else ''}Seals in the ",
    ),
    (r"\b(?:everything|every card) in the Arena\b", "all cards in the Arena"),
    (r"\bin (?:attack|At) (?:position|mode|row)\b", "in the At Line"),
    (r"\bin (?:defen[cs]e|Df) (?:position|mode|row)\b", "in the Df Line"),
    (r"\b(?:front|attack(?:ing)?) (?:line|row)\b", "At Line"),
    (r"\b(?:back|defen[cs]e|defending|rear) (?:line|row)\b", "Df Line"),
    (
        r"\b(upkeep|untap|standby|draw|main|discard|check up) (?:phase|step)\b",
        lambda m: _STEPS[m[1].lower()],
    ),
    (r"\b(your|each player's|your opponent's) upkeep\b", r"\1 Check up Step"),
    (r"\b(?:the )?(?:end|ending) phase\b", "the end of this Subturn"),
    (r"\buntil the until\b", "until"),
    (
        r"\b(?:until|till) (?:the|this|your) (turn|subturn|round) (?:is over|ends|finishes|is done)\b",
        r"until the end of this \1",
    ),
    (r"\bround\b", "Turn"),
    (r"^\[?(?:on play|on summon|on entry|battlecry)\]?:? ?(?=\w)", "When it comes in: "),
    (r"^\[(?:when|on) attack(?:ing)?\]:? ?", "When it attacks: "),
    (r"^\[on (?:K\.?O\.?|death|destroyed)\]:? ?|^deathrattle: ?", "When it is destroyed: "),
    (r"^\[(?:your turn|your subturn)\]:? ?", "During your Subturn: "),
    (r"^\[(?:opponent's turn|opponent's subturn)\]:? ?", "During your opponent's Subturn: "),
    (
        r"\bthe (?:biggest|strongest|largest) (Seal[^.()]{0,60}?) ?\((?:the )?(?:one )?with the highest At\)",
        r"the \1 with the highest At",
    ),
    (
        r"\bthe (?:weakest|smallest) (Seal[^.()]{0,60}?) ?\((?:the )?(?:one )?with the lowest (At|Df)\)",
        r"the \1 with the lowest \2",
    ),
)


def _is_noun(match: re.Match[str]) -> bool:
    """Whether "Monster" is no tribe: that has a capital and stands in the singular, unless it begins a sentence."""
    before = match.string[: match.start()]
    if match[0] == "Monsters":
        return not re.search(r"\b(?:your|other|opposing) $", before, re.IGNORECASE)
    return match[0] != "Monster" or not re.search(r"(?:\d|an?|your|other|another|opposing|each|all) $", before)


def _bare_tribe(match: re.Match[str]) -> str:
    if match[1].lower() == "monster" and not match.string[match.end() :].startswith(" Seal"):
        return match[0]
    return _TRIBES[match[1].lower()] + match[2]


_TRIBES = {word.lower(): word for word in TRIBE.replace("\\", "").split("|")}
#: Tribes without their capitals; what is a word of its own, too, only beside its noun.
_CAPITALS: tuple[Rule, ...] = rules(
    (
        rf"\b({TRIBE})((?:s\b|'s\b)?(?= (?:Seal|card)|[.,:;]|$| (?:in|you|your|of|is|gets?|that|with|to)\b))",
        _bare_tribe,
    ),
)


def english(text: str) -> str:
    return put(_whose(put(text, _CAPITALS)), _ENGLISH)


#: Longer words first: the egg of a dragon is no dragon.
_THAI_TRIBES = {
    "ไข่มังกร": "Dragon's Egg",
    "มังกร": "Dragon",
    "อัศวิน": "Knight",
    "นักเวทย์": "Mage",
    "นักเวท": "Mage",
    "จอมเวทย์": "Mage",
    "จอมเวท": "Mage",
    "พ่อมด": "Mage",
    "เทพเจ้า": "Divine",
    "เทพ": "Divine",
    "ปีศาจ": "Evil",
    "เครื่องจักรกล": "Machine",
    "เครื่องจักร": "Machine",
    "หุ่นยนต์": "Machine",
    "สัตว์ป่า": "Beast",
    "สัตว์ร้าย": "Beast",
    "สัตว์": "Beast",
    "แมลง": "Insect",
    "นักวิทยาศาสตร์": "Scientist",
    "พ่อค้า": "Merchant",
    "ยักษ์": "Titan",
    "ไททัน": "Titan",
    "ผู้ฝึกสัตว์": "Tamer",
    "โจร": "Bandit",
    "นักดนตรี": "Musician",
    "นักเต้น": "Dancer",
    "นินจา": "Ninja",
    "มือปืน": "Gunner",
    "พืช": "Plant",
    "ผู้ส่งสาร": "Messenger",
    "นักมวย": "Pugilist",
    "ปลา": "Fish",
}

#: The terms of the rulebook in Thai for what it prints in English, the longer ones first.
_THAI_TERMS = {
    "ตัวนับการสะสมพลังแบบจำกัด": "Fixed Charge Counter",
    "(?:ตัวนับ|เคาน์เตอร์|เคาเตอร์)(?:การ)?(?:สะสมพลัง|ชาร์จ)|ชาร์จเคาน์เตอร์|ชาร์จเคาเตอร์": "Charged Counter",
    "การสะสมพลังแบบจำกัด": "Fixed Charging",
    "การเจริญเติบโต|การเติบโต": "Growth",
    "Seal ?(?:ที่)?(?:ไม่สามารถสั่งการได้|อยู่ในสภาพ(?:ที่)?สั่งการไม่ได้)": "Inactive Seal",
    "Seal ?(?:ที่)?(?:อยู่ในสภาพ(?:ที่)?สั่งการได้|สามารถสั่งการได้)": "Active Seal",
    "ระดับ ?(?=\\d)": "Lv",
    "(?:ผู้เล่น)(?=ฝ่ายตรงข้าม)": "",
}

_THAI = rules(
    *((rf"(?:{term})", f" {printed} " if printed else "") for term, printed in _THAI_TERMS.items()),
    (
        rf"(Seal|ซีล)? ?(?:เผ่า ?|(?<=Seal) ?|(?<=Seal )|(?<=ซีล))({'|'.join(_THAI_TRIBES)})(?![ะาิ-ู็่-์])",
        lambda m: f"{'Seal ' if m[1] else ''}เผ่า {_THAI_TRIBES[m[2]]} ",
    ),
    # what cards are called
    ("ไพ่", "การ์ด"),
    ("(?:มอนสเตอร์|มอนเตอร์|มอนส์|ยูนิต|มินเนี่ยน|ครีเจอร์|ตัวละคร|สัตว์ประหลาด)", "Seal "),
    ("(?:การ์ดเวทมนตร์|เวทมนตร์|การ์ดเวทย์|การ์ดเวท|การ์ดกับดัก|คาถา)", "Mystic Card "),
    ("(?:เด็ค|เด็ค|เดค|ไลบรารี่|ไลบรารี)", " Library "),
    ("(?:สุสาน|หลุมศพ|กองทิ้ง|ศาลเจ้า|ไชรน์|ชไรน์)", " Shrine "),
    ("(?:สกิล|สกิลล์)", " Skill "),
    ("(?:แอบิลิตี้|อบิลิตี้|เอบิลิตี้)", " Ability "),
    ("(?:เอฟเฟกต์|เอฟเฟค|เอ็ฟเฟกต์)", " Effect "),
    ("(?:ซับเทิร์น|ซับเทิน)", " Subturn "),
    ("เทิร์น|เทิน(?!ทาง)", " Turn "),
    ("ไลน์", " Line "),
    ("(?:เอ็มพี|มานา)", " Mp "),
    ("เลเวล", " Lv "),
    ("(?:อินแอคทีฟ|อินแอ็คทีฟ)", " Inactive "),
    ("(?:แอคทีฟ|แอ็คทีฟ)", " Active "),
    ("(?:ชาร์จเคาน์เตอร์|ชาร์จเคาเตอร์|ชาร์จดเคาน์เตอร์)", " Charged Counter "),
    ("(?:เคิร์ส|คำสาป(?!หิน|แช่|พิษ|เสน่ห์))", " Curse "),
    ("(?:สตาร์ทเฟส|สแตนด์บายเฟส|อัพคีพ)", " Check up Step "),
    ("(?:ดรอว์เฟส|ดรอว์สเต็ป)", " Draw Step "),
    ("(?:เมนเฟส|เมนสเต็ป)", " Main Step "),
    # whose
    ("(?:คู่ต่อสู้|คู่แข่ง|ศัตรู|ฝั่งตรงข้าม|ฝ่ายศัตรู|อีกฝ่ายหนึ่ง|อีกฝ่าย|อีกฝั่ง|ฝ่ายโน้น)", "ฝ่ายตรงข้าม"),
    ("(?:ของ)?(?:ฉัน|ผม|หนู|พวกเรา|ข้าพเจ้า|ฝ่ายเรา|ฝั่งเรา)", lambda m: "ของเรา" if m[0].startswith("ของ") else "เรา"),
    ("(?:ที่|ซึ่ง)ฝ่ายตรงข้ามควบคุม(?:อยู่)?", "ของฝ่ายตรงข้าม"),
    ("(?:ที่|ซึ่ง)เราควบคุม(?:อยู่)?", "ของเรา"),
    (r"เราควบคุม ?(?=Seal|Mystic|[A-Z])", "เรามี "),
    ("(?:เพื่อน|พวก|พรรคพวก) ?Seal|Seal ?(?:เพื่อน|พวกเดียวกัน)(?:ของเรา)?", "Seal ใบอื่นของเรา "),
    ("ใบอื่นของเราใบอื่นของเรา", "ใบอื่นของเรา"),
    (r"(?<=Seal )เป้าหมาย|(?<=Seal)เป้าหมาย|(?<=Card )เป้าหมาย|(?<=Card)เป้าหมาย(?! ?(?:ของ|โดย|จาก))", ""),
    # how strong, in words that say nothing else
    (
        (
            "(?:ใบนี้|ตัวนี้|มัน)?(?:จะ)?(?:แรง|เก่ง|แข็งแกร่ง|แกร่ง|โกรธ|โหด|เร็ว|อึด|ถึก|โมโห|ฮึด)(?:ขึ้น|มากขึ้น|มาก|สุดๆ|สุด ๆ)* ?"
            r"(?=(?:ได้(?:รับ)?)? ?(?:At|Df|Sp)\b)"
        ),
        " ",
    ),
    (r"เพิ่มพลัง(?:ให้)? ?(Seal[^:;]{1,40}?) ?(?=(?:At|Df|Sp) ?[+])", r"\1 "),
    # what is done
    ("(?:ฆ่า|สังหาร|กำจัด)", "ทำลาย"),
    (r"(?<=Seal )ที่ตาย(?:แล้ว)?(?= ?ใน)|(?<=Seal)ที่ตาย(?:แล้ว)?(?= ?ใน)", ""),
    ("(?:ถูก|โดน)(?:ฆ่า|สังหาร|กำจัด)", "ถูกทำลาย"),
    (r"(?:ถูกทำลาย)?(?:แล้ว)?(?:ถูก)?ส่งลง ?Shrine", lambda m: "ถูกทำลาย" if "ทำลาย" in m[0] else "ตก Shrine"),
    ("โดนทำลาย", "ถูกทำลาย"),
    (r"โดน(?=โจมตี|ตี(?![้่๊๋ก-ฮ]))", "ถูก"),
    (r"(?<!โจม)(?<![ก-ฮ])ตี(?=ได้|ข้าม|ทะลุ|ขึ้นมือ|Seal| Seal|มา|ครั้ง|ฝ่าย|สำเร็จ|ไม่ได้| ?$|[:,])", "โจมตี"),
    (r"(?:(?<=ถูก)|(?<=โดน)|(?<=ที่)|(?<=ตอน)|(?<=เวลา)|(?<=เมื่อ))ตี(?![้่๊๋])", "โจมตี"),
    (r"ไม่ตาย(?= ?(?:เพราะ|จาก|ด้วย|โดย|จน|$))", "ไม่ถูกทำลาย"),
    ("(?:ถูกทำลาย)เพราะ", "ถูกทำลายโดย"),
    ("ตาย", "ถูกทำลาย"),
    (r"(?:เก็บ|เรียกคืน) ?(?=Seal|Mystic|การ์ด)", "นำ "),
    ("กลับ(?:มา|ไป)(?=ขึ้นมือ|บนมือ|มือ|ในมือ)", "กลับ"),
    ("(?:กลับ)?(?:บนมือ|เข้ามือ|ในมือ|มือ)(?= ?$)", lambda m: "กลับขึ้นมือ" if m[0].startswith("กลับ") else m[0]),
    (
        (
            r"(?:อัญเชิญพิเศษ|อัญเชิญ|ซัมมอน|ชุบชีวิต|คืนชีพ) ?(Seal[^:;]{1,60}?จาก[^:;]{1,30}?)"
            r"(?= ?(?:ลงสนาม|เข้ามา|แล้ว|จากนั้น|$|[.,;]))(?:ลงสนาม)?"
        ),
        r"นำ \1 ลงสนาม",
    ),
    (r"(เมื่อ|ตอน|ทุกครั้งที่)(?:ถูก)?อัญเชิญ ?(?:ใบนี้|การ์ดใบนี้|การ์ดนี้)?(?:สำเร็จ)?(?:ลงสนาม)?", r"\1ลงสนาม"),
    (r"(?:เคาน์เตอร์|เคาเตอร์|หยุดยั้ง) ?(?=Mystic)", "ยกเลิกการร่าย "),
    (
        r"ทำให้การ(?:ใช้งาน|ร่าย|ทำงาน)(?:ของ)? ?(Mystic Card[^:;]{0,30}?)เป็นโมฆะ(?:แล้วทำลาย(?:การ์ดนั้น|ใบนั้น|มัน)?)?",
        r"ยกเลิกการร่าย \1",
    ),
    ("(?:ยึดการควบคุม|แย่งการควบคุม|แย่งควบคุม|แย่ง) ?(?=Seal)", "ควบคุม "),
    ("สวมใส่|ถูกสวมใส่", "ติด"),
    (r"(?<=Seal )ที่(?:ถือ|ใส่|มี|ใช้)(?!Mystic|การ์ด|Curse| )[^ :;A-Za-z]{2,12}?นี้", "ที่ติดการ์ดใบนี้ "),
    ("แช่แข็ง ?(Seal[^:;]{1,40}?ใบ)", r"\1 ติด Freeze Curse "),
    ("(Seal[^:;]{1,40}?ใบ) ?(?:กลาย)?เป็นหิน", r"\1 ติด Stone Curse "),
    ("(Seal[^:;]{1,40}?ใบ) ?ติดพิษ", r"\1 ติด Poison Curse "),
    ("คำสาปหิน", " Stone Curse "),
    ("คำสาปแช่แข็ง", " Freeze Curse "),
    ("คำสาปพิษ", " Poison Curse "),
    ("คำสาปเสน่ห์", " Charm Curse "),
    (r"(ใบ) ?(?:หลับ|สลบ|หมดแรง)(?:ไป)? ?(?:กลาย)?(?:เป็น)? ?(?=Inactive)", r"\1 กลายเป็น "),
    ("ให้หาย(?:จาก)? ?Curse", "จาก Curse"),
    (r"หยิบการ์ดในมือฝ่ายตรงข้าม(?:แบบไม่ดู|โดยไม่ดู|แบบสุ่ม) ?(\d) ?ใบ(?:แล้วทิ้ง|ทิ้ง|ไปทิ้ง)", r"สุ่มทิ้งการ์ดในมือฝ่ายตรงข้าม \1 ใบ"),
    ("(?:แบบไม่ดู|โดยไม่ดู)", "แบบสุ่ม"),
    ("ทุกอย่างในสนาม", "การ์ดทุกใบในสนาม"),
    (r"(?:ใช้งาน|ใช้|เล่น) ?(?=Mystic Card)", "ร่าย "),
    (r"(โจมตี(?:ข้าม|ทะลุ)?)(?:ไป)?(?:หา|ถึง|โดน) ?(?=Df Line)", r"\1ไป "),
    ("ได้(?:เลย|ทันที)", "ได้"),
    ("(?:ใน|บน)มือ(?:ของ)?(เรา|ฝ่ายตรงข้าม) ?มีการ์ด", r"\1มีการ์ดในมือ "),
    # who can do what
    (r"ฝ่ายตรงข้าม(?:เลือก)?โจมตี ?Seal ?(?:ใบ|ตัว)?อื่น(?:ของเรา)?ไม่ได้", "Seal ใบอื่นของเราไม่ถูกโจมตี"),
    (r"ห้ามใคร(?:มา)?โจมตี ?(?:ใบนี้|ตัวนี้|การ์ดนี้|มัน)", "ใบนี้ไม่ถูกโจมตี"),
    (r"ห้าม(?:ทุกคน|ใคร|ทุกฝ่าย)(?=ร่าย)", "ผู้เล่นทั้งสองฝ่ายไม่สามารถ"),
    (r"ไม่ถูกทำลาย(?:จาก|ด้วย|โดย)การต่อสู้(?:และ|หรือ)(?:จาก|โดย)? ?Effect(?: ?การ์ด)?", "ไม่ถูกทำลาย"),
    (r"ไม่ถูก ?(Seal[^:;]{1,40}?) ?(ทำลาย)(?= ?$)", r"ไม่ถูกทำลายโดย \1"),
    ("(?:โจมตี)ได้ (2|สอง) ครั้ง ?(?:ต่อ|ทุก|ใน|ใน 1) ?(?:Turn|Subturn)(?! ?นี้)", "โจมตีได้อีก 1 ครั้ง"),
    # where and when
    ("(?:จน|จนกว่าจะ)(?:หมด|สิ้นสุด|ถึงจบ) ?Turn", "จนจบ Turn"),
    (
        (
            r"(?<!ใน)(?<!จบ)(?<!จบ )(?<!ใน )(?<!ตลอด)(?<!ตลอด )(?<!สุด)(?<!สุด )(?<!เฉพาะ)(?<!เฉพาะ )"
            r"(?<![A-Za-z])Turn ?นี้(?= ?$)"
        ),
        "ใน Turn นี้",
    ),
    (r"^(?:พอ|เวลา|เมื่อไหร่ที่|เมื่อไรที่|ตอน)(?!ที่)(?:ลงมา|ลงสนาม|ลง(?= ))(?:สนาม)?(?:ใน)? ?", "เมื่อลงสนาม "),
    (r"^(?:ตอน|เมื่อ|เวลา)?(เริ่ม|จบ|สิ้นสุด) ?Turn ?(?:ของ)?(เรา|ฝ่ายตรงข้าม)", r"เมื่อ\1 Subturn ของ\2"),
    ("เมื่อเริ่ม ?Turn ?ของเรา", "เมื่อเริ่ม Subturn ของเรา"),
    ("เมื่อจบ ?Turn ?ของเรา", "เมื่อจบ Subturn ของเรา"),
    ("เมื่อเริ่ม ?Turn ?ของฝ่ายตรงข้าม", "เมื่อเริ่ม Subturn ของฝ่ายตรงข้าม"),
    ("เมื่อจบ ?Turn ?ของฝ่ายตรงข้าม", "เมื่อจบ Subturn ของฝ่ายตรงข้าม"),
    (r"^\[เมื่อ(?:ถูก ?K\.?O\.?|ตาย|ถูกทำลาย)\] ?", "เมื่อถูกทำลาย: "),
    (r"^\[(เมื่อ[^\[\]]{1,30})\] ?", r"\1: "),
    (r"^\[ ?Turn ?(?:ของ)?เรา ?\] ?", "ใน Subturn ของเรา: "),
    (r"^\[ ?Turn ?(?:ของ)?ฝ่ายตรงข้าม ?\] ?", "ใน Subturn ของฝ่ายตรงข้าม: "),
    (r"(?:ระหว่าง|ใน)การต่อสู้(?:นี้|ครั้งนี้)", "จนจบการต่อสู้"),
    (r"ร่าย ?((?:Seal|Mystic Card)[^:;]{0,20}?)(?:ทีไร|เมื่อไหร่|ครั้งใด) ?", r"ทุกครั้งที่เราร่าย \1 "),
    (r"(ขึ้นมือเจ้าของ) (?=จั่ว|ทิ้ง)", r"\1 แล้ว"),
    ("(?:มากที่สุด|เยอะที่สุด|แรงที่สุด)", "มากที่สุด"),
    ("เยอะกว่า", "มากกว่า"),
)


def thai(text: str) -> str:
    return re.sub(r" {2,}", " ", put(text, _THAI)).strip()
