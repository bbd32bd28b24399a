"""The tokens of Yu-Gi-Oh! card texts in each language."""

from __future__ import annotations

import re
from collections.abc import Mapping

from sanam.abilities.spelling import rewritten, spellings
from sanam.abilities.tokens import Kind, Lexicon
from sanam.games.printed_words import word
from sanam.games.yugioh.texts.reading.chinese import spelling as chinese
from sanam.games.yugioh.texts.reading.older_words import OLDER_WORDS
from sanam.games.yugioh.texts.reading.summon_wordings import SUMMON_WORDINGS
from sanam.games.yugioh.texts.reading.variants import VARIANTS
from sanam.games.yugioh.texts.reading.variants_of_rules import VARIANTS_OF_RULES

RACES = (
    "Aqua", "Beast-Warrior", "Beast", "Cyberse", "Dinosaur", "Divine-Beast", "Dragon", "Fairy", "Fiend", "Fish",
    "Illusion", "Insect", "Machine", "Plant", "Psychic", "Pyro", "Reptile", "Rock", "Sea Serpent", "Spellcaster",
    "Thunder", "Warrior", "Winged Beast", "Wyrm", "Zombie",
)  # fmt: skip
_END = r"(?![\w-])"


def _number(word: str) -> int:
    return int(word) if word.isdigit() else 1


NUMBER = Kind("NUM", r"\d{1,5}(?![\d])|\b[Aa]n?\b(?!-)", _number, str, samples=(2, 3, 1))
#: A name may have a word in quotes at its end: "Maxx "C"".
NAME = Kind(
    "NAME",
    r'"[^"\n]{1,60} "[^"\n ]{1,20}""|"[^"\n]{1,100}"',
    lambda word: word[1:-1].removesuffix("(s)"),
    '"{}"'.format,
)
_ORDINALS = ("th", "st", "nd", "rd", "th", "th", "th", "th", "th", "th")
ORDINAL = Kind("ORD", r"\d(?:st|nd|rd|th)\b", lambda word: int(word[0]), lambda n: f"{n}{_ORDINALS[int(n)]}")
COUNTER = Kind(
    "COUNTER",
    r"(?!(?:Place|Remove|All|An|Any|Each|Every|For|From|If|In|Move|Of|On|Put|That|The|This|To|When|While|With) )"
    r"(?:[A-Z][a-z]+ )?[A-Z][a-z]*[ -]Counters?\b(?! Trap)",
    lambda word: re.sub(r"[ -]Counters?$", "", word),
    lambda name: f"{name}{'-' if len(str(name)) == 1 else ' '}Counter",
    samples=("Salt", "Glow"),
)
ATTRIBUTE = Kind(
    "ATTR",
    rf"(?:EARTH|WATER|FIRE|WIND|LIGHT|DARK|DIVINE)(?:-Attributes?)?{_END}",
    lambda word: word.split("-")[0],
    str,
    samples=("EARTH", "DARK"),
)
RACE = Kind(
    "RACE",
    rf"(?:{'|'.join(RACES)})(?:-Type)?s?{_END}",
    lambda word: next(race for race in sorted(RACES, key=len, reverse=True) if word.startswith(race)),
    str,
    samples=("Dragon", "Winged Beast"),
)

#: Older and looser spellings and what is read for them, outside of names in quotes.
_SPELLINGS = tuple(
    (re.compile(pattern), spelling)
    for pattern, spelling in (
        (r"(?<=\w) ?\(s\)", ""),
        (r" \(or (?:cards|monsters)\)", ""),
        (r"\.\.$", "."),
        (r" \(even if this card leaves the field\)", ""),
        (r"(?<=\d) points (?=or (?:less|more|lower|higher)\b)", " "),
        (r"\b([Oo]nce per turn) (?=you can\b)", r"\1, "),
        (r"\bthis (?=attacks\b)", "this card "),
        (r"\bnon (?=[A-Z])", "non-"),
        (r"\bbe Special Summoned other ways\b", "be Special Summoned by other ways"),
        (r"\boffer (monsters [^.;]*?) as a Tribute\b", r"Tribute \1"),
        (r"\b[Gg]raveyard", "GY"),
        (
            r"(?<=GY )as an? (Fusion|Synchro|Xyz) [Mm]aterial(?: Monster)? for an? \1 Summon\b(?= of\b)",
            r"for a \1 Summon",
        ),
        (r"(?<=GY )(as an? (Fusion|Synchro|Xyz) [Mm]aterial)(?: Monster)? for an? \2 Summon\b", r"\1"),
        (
            r"\b(?<!original )(ATK|DEF|Level) of (the|that|this) ((?:\w+ )?(?:monster|card)) in the GY\b",
            r"original \1 of \2 \3",
        ),
        (r"\b[Ll]ife [Pp]oints\b", "LP"),
        (
            r"(?<!this )(?<!that )\b([Mm]onster|card)'s effect\b(?=:|,? (?:is |are )?activate[sd]\b|,? and sent|\.|$)",
            r"\1 effect",
        ),
        (r"\bEffect Monster effect\b", "monster effect"),
        (r"\b[Aa]ny player's monster\b", "a monster"),
        (r"\bsacrific(?=e|ing)", "tribut"),  # older cards say so (YZH-5.23, YZH-5.31)
        (r"\bSacrific(?=e|ing)", "Tribut"),
        (r"\b[Aa]nother\b", "1 other"),
        (r"\b[Ss]ide of the [Ff]ield\b", "field"),
        (r"\bhis/her\b", "their"),
        (r"\b(?:their|its) owners?'s?(?= (?:hand|Deck))", "the"),
        (r"\b[Rr]emov(ed|ing) from play\b", r"banish\1"),
        (r"\bremove(s?) from play\b", r"banish\1"),
        (r"\bRemove from play\b", "Banish"),
        (r"\bface up\b", "face-up"),
        (r"(?<=Set )1 extra monster\b", "1 monster"),
        (r"\b[Dd]iscard any (?=[^.;:,]*? in their hand)", "discard all "),
        (r"\bin their hands\b", "in their hand"),
        (r"\bthe (Standby Phase|End Phase) of the next turn after\b", r"the next \1 after"),
        (r"(\bnext (?:Standby|End|Draw) Phase after this card[^:.]*?) was\b", r"\1 is"),
        (r"\b[Pp]oints? of (?=(?:battle |effect |piercing |Battle )*[Dd]amage)", ""),
        (r"(?<=[Dd]amage )to your opponent's LP\b", "to your opponent"),
        (r"(?<=[a-z]) Cards\b", " cards"),
        (r"(exactly 1 [^,.:;()]*) \(and no other (?:cards|monsters)\)", r"\1"),
        (r" successfully\b|\bsuccessfully ", ""),
        (r"\b(?:the End Phase (?:of )?this turn|this turn's End Phase)\b(?!:)", "the End Phase"),
        (r"\bthe end of (?=the End Phase)", ""),
        (r"\b(Ritual|Fusion|Synchro|Xyz|Normal|Effect) Monster Card(s?)\b", r"\1 Monster\2"),
        (r"\bMaterial Monster", "Material"),
        (r" ?\((?:if any|even if this card leaves the field|min(?:\.|imum) 1)\)", ""),
        (r" of (?:your|their) choice\b", ""),
        (r"(?<=\d) points\b(?! of)", ""),
        (r"\b(Normal|Flip|Special|Tribute) Summoned(,| or|, or) (?=[A-Z]\w+(?:,? or \w+)? Summoned)", r"\1\2 "),
        (r"\bdestroyed and sent (to (?:the|your) GY) as a result of battle\b", r"destroyed by battle and sent \1"),
        (r"\bas a result of (?:a )?battle\b", "by battle"),
        (r" \+(?=[1-9]\b)", " + "),
        (r"\bsecond (?=(?:Standby|End|Draw) Phase\b)", "2nd "),
        (r"\bthird (?=(?:Standby|End|Draw) Phase\b)", "3rd "),
        (r"(?<=turn) after this card resolves\b", ""),
        (r"(?<=\(max) (?=\d)", ". "),
        (r"(?<=[rd]'s )((?:original )?(?:ATK|DEF|Level)) on the field\b", r"\1"),
        (r"(?<=[rd]'s )(?:original )?(ATK|DEF|Level) in the GY\b", r"original \1"),
        (r"\b(inflicts|takes?|took|any|no|the|piercing) Battle Damage\b", r"\1 battle damage"),
        (r"(?<=[a-z] or )more Spell and Trap card\b", "more Spell/Trap cards"),
        (r"\b[Ss]elect and (?=(?:destroy|banish|Special Summon|return|send|discard|add|take control)\b)", ""),
        (r"\boffer(ing)? ((?:\d+|a) [^,.;]*?) as a Tribute\b", r"Tribute\1 \2"),
        (r"\bOffer ((?:\d+|a) [^,.;]*?) as a Tribute\b", r"Tribute \1"),
        (r"\bTributeing\b", "Tributing"),
        (r"\b([A-Z]\w+)-type\b", r"\1-Type"),
        (r"\b(?:their|its|the) (?:respective )?owner'?s?'?s?(?: respective)? (hand|Deck)s?\b", r"the \1"),
    )
)
_ALL_SPELLINGS = spellings((*OLDER_WORDS, *_SPELLINGS))
_VARIANTS = spellings((*VARIANTS, *VARIANTS_OF_RULES, *SUMMON_WORDINGS))
_QUOTES = str.maketrans("“”‘’´`•\xa0\n\r\t", "\"\"''''●    ")
#: A sentence in parentheses that lacks its period.
_NOTE = re.compile(r"^(\((?=[A-Z])(?:[^()]|\([^()]*\))*[^.()])\)\.?$")
#: "(this is a Quick Effect)" at the end of a sentence says what today stands in its heading.
_QUICK = re.compile(r"^([^:]*): (.*?) ?\(this is a Quick Effect\)(?=\.)", re.IGNORECASE)


def _one_spelling(text: str) -> str:
    text = _QUICK.sub(r"\1 (Quick Effect): \2", text.translate(_QUOTES))
    text = _NOTE.sub(r"\1.)", text)
    outside = re.sub(r'\."$', '".', text).split('"')
    for at in range(0, len(outside), 2):
        outside[at] = re.sub("  +", " ", rewritten(outside[at], _ALL_SPELLINGS))
    return rewritten('"'.join(outside), _VARIANTS)


#: A card is taken from a place, where it is said to be in one otherwise.
_TAKEN = re.compile(
    r"(\b(?:[Aa]dd|[Ss]end|[Dd]iscard|[Bb]anish|[Rr]eveal|Special Summon|Set|Fusion Summon) "
    r"(?:(?:up to )?[1-9]|any number of )[^.;:●,\"]*(?:\"[^\"]*\"[^.;:●,\"]*?)?) in your"
    r"(?= (?:hand|(?:Extra )?Deck|GY)\b)"
)


def _finish_english(text: str) -> str:
    text = re.sub(r"(?<! ) +([.,:;)])", r"\1", text).replace("( ", "(").replace("non- ", "non-")
    text = re.sub(r"\b([2-9]|\d\d+|all) ([A-Z][a-z]*[ -])Counter\b", r"\1 \2Counters", text)
    text = _TAKEN.sub(r"\1 from your", re.sub(r"\b([Aa])(?= \"?[AEIOaeio])(?! \"?(?:[Oo]ne|Eu))", r"\1n", text))
    return re.sub(r"(^(?:● )?|: )([a-z])", lambda match: match[1] + match[2].upper(), text)


# ---------------------------------------------------------------- Thai, Persian and Traditional Chinese
_ATTRIBUTE_NAMES = ("EARTH", "WATER", "FIRE", "WIND", "LIGHT", "DARK", "DIVINE")
_ATTRIBUTES = {
    "th": ("ธาตุดิน", "ธาตุน้ำ", "ธาตุไฟ", "ธาตุลม", "ธาตุแสง", "ธาตุมืด", "ธาตุเทพ"),
    "fa": ("خاک", "آب", "آتش", "باد", "نور", "تاریکی", "ایزدی"),
    "zh": ("地屬性", "水屬性", "炎屬性", "風屬性", "光屬性", "闇屬性", "神屬性"),
}
#: Names of counters that the rulebooks print; others keep their English name.
_COUNTERS = {
    "th": {"Spell": "พลังเวทย์มนต์", "Glow": "แสงเรือง"},
    "fa": {"Spell": "افسون", "Glow": "فروغ"},
    "zh": {"Spell": "魔力", "Glow": "輝光"},
}
_FACE_LANGUAGE = {"th": "th", "fa": "fa", "zh": "zh-Hant"}


def _one_of(name: str, names: Mapping[str, str], samples: tuple[str, ...]) -> Kind:
    """A kind whose values are written by other names; the longest name is tried first."""
    back = {said: value for value, said in names.items()}
    pattern = "|".join(re.escape(said) for said in sorted(back, key=len, reverse=True))
    if re.search("[\u0600-\u06ff]", pattern):  # a word by itself, perhaps with the letter of the ezafe
        pattern = rf"(?<![\w\u200c])(?:{pattern})ی?(?![\w\u200c])"
    return Kind(
        name, pattern, lambda said: back.get(said) or back[said[:-1]], lambda value: names[str(value)], samples=samples
    )


def _races(language: str, before: str = "") -> Kind:
    names = {race: before + word(race, _FACE_LANGUAGE[language]) for race in RACES}
    return _one_of("RACE", names, ("Dragon", "Winged Beast"))


#: The name of a counter that is no word of the rulebooks, after a number or 的.
_CHINESE_COUNTER = "(?<=[個的])[^的個上有全部任意數量0-9，。]{1,8}?"


def _counter(language: str, written: str, *others: str) -> Kind:
    """A counter, as `written` has it: `"{}計數物"`; `others`: expressions for names in that language."""
    names = _COUNTERS[language]
    back = {said: value for value, said in names.items()}
    first, last = written.split("{}")

    def value(text: str) -> str:
        name = text.removeprefix(first).removesuffix(last)
        return back.get(name, name)

    said = "|".join([*map(re.escape, back), "[A-Z][A-Za-z-]*", *others])
    return Kind(
        "COUNTER",
        f"{re.escape(first)}(?:{said}){re.escape(last)}",
        value,
        lambda value: written.format(names.get(str(value), value)),
        samples=("Salt", "Glow"),
    )


def _attribute(language: str) -> Kind:
    return _one_of("ATTR", dict(zip(_ATTRIBUTE_NAMES, _ATTRIBUTES[language], strict=True)), ("EARTH", "DARK"))


def _name(opening: str, closing: str) -> Kind:
    return Kind(
        "NAME",
        f"{opening}[^{opening}{closing}\\n]{{1,100}}{closing}",
        lambda said: said[1:-1],
        lambda name: f"{opening}{name}{closing}",
    )


def _ordinal(written: str) -> Kind:
    pattern = re.escape(written).replace(r"\{\}", "[1-9]").replace("\\ ", " ?")
    return Kind("ORD", pattern, lambda said: int(re.sub(r"\D", "", said)), written.format)


PLAIN_NUMBER = Kind("NUM", "[0-9]{1,5}", int, str, samples=(2, 3, 1))
_PERSIAN_ORDINALS = dict(enumerate(("نخستین", "دومین", "سومین", "چهارمین", "پنجمین"), start=1))
PERSIAN_ORDINAL = Kind(
    "ORD",
    "|".join(_PERSIAN_ORDINALS.values()),
    {said: number for number, said in _PERSIAN_ORDINALS.items()}.__getitem__,
    lambda number: _PERSIAN_ORDINALS[int(number)],
)


#: A place that a card comes from is written without whose it is, where that is not said.
_THAI_SENT = re.compile("ถูกนำส่งไปยังสุสาน(ของคุณ)?จาก([^ ]{2,40}?)(ที่อยู่|ของคุณ|ของคู่ต่อสู้)")
_THAI_FROM = re.compile("ถูกนำส่งจาก([^ ]{2,40}?)(ของคุณ|ของคู่ต่อสู้)?ไปยังสุสาน(ของคุณ)?")


def _finish_thai(text: str) -> str:
    """Spaces around numbers and names and before clauses, none within phrases."""
    text = _THAI_SENT.sub(lambda sent: f"ถูกนำส่งจาก{sent[2]}{sent[3].replace('ที่อยู่', '')}ไปยังสุสาน{sent[1] or ''}", text)
    text = re.sub(r"(?<=[\u0e01-\u0e4e])(?=[0-9“])|(?<=[0-9”])(?=[\u0e01-\u0e4e])", " ", text)
    text = re.sub("(?<=[\u0e01-\u0e4e])(?=แต่(?:ทำให้|ไม่สามารถ|นำออก))", " ", text).replace("และหากทำได้", "และหากทำได้ ")
    text = re.sub("(?<=[0-9]) (?=[0-9]+ (?:ใบ|ตัว))", " จำนวน ", text).replace("กว่าอื่น", "กว่าตัวอื่น")
    text = _THAI_MAKES.sub(r"คุณสามารถทำให้\1", text)
    return re.sub("(?<! ) +(?=ทั้งหมด|แต่ละ(?:ใบ|ตัว)|ไม่เกิน|ใดๆ|จำนวนเท่า)", "", re.sub("  +", " ", text))


def _before_thai(text: str) -> str:
    text = _THAI_MADE.sub(r"คุณสามารถ\1", text).replace("กว่าตัวอื่น", "กว่าอื่น")
    return re.sub("(?<=[0-9]) จำนวน ", " ", _THAI_FROM.sub(_sent_thai, text))


#: What somebody may halve is made to fall by half.
_THAI_MAKES = re.compile("คุณสามารถ(พลัง(?:โจมตี|ป้องกัน)[^;:]{0,60}?ลดลงครึ่งหนึ่ง)")
_THAI_MADE = re.compile(_THAI_MAKES.pattern.replace("คุณสามารถ", "คุณสามารถทำให้"))


def _sent_thai(sent: re.Match[str]) -> str:
    return f"ถูกนำส่งไปยังสุสาน{sent[3] or ''}จาก{sent[1]}{sent[2] or 'ที่อยู่'}"


#: Persian nouns of the table that show the ezafe by a letter; see `_finish_persian`.
_EZAFE = ("شما", "به‌رو", "هیولا", "هیولاها", "کارت‌ها", "افسون‌ها", "تله‌ها", "نشانه‌ها", "تنظیم‌گرها", "افسون‌ها/تله‌ها")


def _any(noun: str) -> str:
    """The noun as it stands for any one: هیولایی, تله‌ای, کارتی."""
    if noun.endswith("ی"):
        return noun
    return noun + ("یی" if noun.endswith("ا") else "\u200cای" if noun.endswith("ه") else "ی")


#: The same in Persian: whose place it is would stand after it.
_PERSIAN_PLACE = "(?:دک اضافه|دک(?! اضافه)|دست|گورستان|محدودهٔ هیولاها|محدودهٔ افسون و تله|محدودهٔ میدان|میدان)"
_PERSIAN_FROM = re.compile(
    f"(?<=از )({_PERSIAN_PLACE}(?:(?:، یا|،| یا) {_PERSIAN_PLACE})*)"
    "(?= (?!شما|خود|حریف)(?:[^.؛:،]{1,60} )?به گورستان (?:شما )?فرستاده)"
)


#: Cards are taken from a place ("را از دک خود به دست"), where they are said to be in one otherwise ("در دک خود را").
_PERSIAN_PLACES = f"{_PERSIAN_PLACE}(?:(?:، یا|،| یا) {_PERSIAN_PLACE})*"
_PERSIAN_TAKING = (
    "(?:به دست|به گورستان|از بازی|به‌پشت از بازی|دور |بر (?:این کارت|آن(?: هدف| هیولا)?) تجهیز"
    "|(?:در میدان (?:خود|حریف) )?(?:در حالت (?:حمله|دفاع) )?احضار ویژه)"
)
_PERSIAN_IN = re.compile(f"(?: ~)? در ({_PERSIAN_PLACES}) (~ )?(خود|حریف) را (?={_PERSIAN_TAKING})")
_PERSIAN_OUT = re.compile(f" را از ({_PERSIAN_PLACES})[ٔی]? (خود|حریف) (?={_PERSIAN_TAKING})")


#: What the reader does something with, of the cards that the reader controls: they are the reader's own.
_PERSIAN_CONTROLLED = re.compile(r"(?<=تحت کنترل )شما(?= (?:را|تجهیز) [^.:؛،]*ید\s*(?:[.:؛،]|$))")
_PERSIAN_OWN = re.compile(_PERSIAN_CONTROLLED.pattern.replace("شما", "خود"))


_PERSIAN_MAKES = re.compile("می‌توانید (امتیاز [^.:؛،]{1,80}?) نصف می‌شود")
_PERSIAN_MADE = re.compile("می‌توانید کاری کنید که (امتیاز [^.:؛،]{1,80}?) نصف شود")


#: "Your End Phase": the reader's own where the reader does something, else its owner is named.
_PERSIAN_PHASE = re.compile(
    r"(?<=در )(مرحلهٔ [^.:؛،]{2,16}) خود(?=، [^.؛]{1,200}[.؛])(?!، (?:«[^»]*»|[^.؛«])*ید(?:[.؛:،]|$))"
)
_PERSIAN_PHASE_NAMED = re.compile("(?<=در )(مرحلهٔ [^.:؛،]{2,16}) شما(?=، )")


#: What lies in the reader's places is not what the reader does.
_PERSIAN_LIES = re.compile(f"(?<=در )({_PERSIAN_PLACES}) خود(?=[^.:؛،]{{0,60}} وجود )")
_PERSIAN_LIES_NAMED = re.compile(f"(?<=در )({_PERSIAN_PLACES}) شما(?=[^.:؛،]{{0,60}} وجود )")
#: A pronoun has its را before where it comes from.
_PERSIAN_IT_FROM = re.compile(f"\\b(آن|آن‌ها) از ({_PERSIAN_PLACES}) را(?= )")
_PERSIAN_IT = re.compile(f"\\b(آن|آن‌ها) را از ({_PERSIAN_PLACES})(?= (?!خود|حریف))")


def _before_persian(text: str) -> str:
    text = _PERSIAN_IT.sub(r"\1 از \2 را", _PERSIAN_LIES_NAMED.sub(r"\1 خود", text))
    text = _PERSIAN_PHASE_NAMED.sub(r"\1 خود", text)
    text = _PERSIAN_MADE.sub(r"می‌توانید \1 نصف می‌شود", _PERSIAN_OWN.sub("شما", text))
    text = re.sub(f"{_PERSIAN_OUT.pattern}به دست اضافه", r" در \1 \2 را به دست خود اضافه", text)
    return _PERSIAN_FROM.sub(r"\1 محل خود", _PERSIAN_OUT.sub(r" در \1 \2 را ", text))


def _finish_persian(text: str) -> str:
    """ "~" stands in wordings for the ezafe, which ties a noun to what qualifies it: after ا it is written ی, after a
    silent ه as a hamza, else not at all. A counted noun stays singular.
    """
    text = _PERSIAN_IN.sub(r" را از \1 \2\3 ", text.replace(" ~ محل خود", ""))
    text = re.sub(
        r"(?<=[0-9] )[\w\u200c/]+", lambda noun: noun[0].replace("\u200cها", "").replace("هیولاها", "هیولا"), text
    )
    text = re.sub("(?<= خود به دست) خود(?= اضافه)", "", text)
    text = re.sub(r"هیچ ([\w/\u200c]+) (?:~ )?(?=(?:تحت|وجود|روی|در) )", lambda none: f"هیچ {_any(none[1])} ", text)
    text = re.sub("به‌رو ?~ ?(?=روی )", "به‌رو ", text)
    text = re.sub("(هیچ [^.،؛:]{0,80}?دیگر)(?: ~)?(?= (?:تحت|روی|وجود|در) )", r"\1ی", text)
    text = re.sub(r"(ا|به‌رو|جنگجو) ?~ ?", r"\1ی ", text)
    text = re.sub(r"(?<=[اوی]ه) ?~ ?", "ِ ", text)  # an ه that is heard, as in گیاه
    text = re.sub(r"ه ?~ ?", "هٔ ", text)
    text = _PERSIAN_CONTROLLED.sub("خود", re.sub(r" ?~ ?", " ", text))
    text = _PERSIAN_IT_FROM.sub(r"\1 را از \2", _PERSIAN_LIES.sub(r"\1 شما", text))
    text = _PERSIAN_MAKES.sub(r"می‌توانید کاری کنید که \1 نصف شود", _PERSIAN_PHASE.sub(r"\1 شما", text))
    return re.sub(r"(?<! ) +([.,:;،؛)])", r"\1", text).replace("( ", "(")


LEXICONS = {
    "en": Lexicon(
        (NAME, ORDINAL, NUMBER, COUNTER, ATTRIBUTE, RACE),
        word=r"[Nn]on-|[A-Za-z](?:[A-Za-z'-]*[A-Za-z'])?|\S",
        before=_one_spelling,
        finish=_finish_english,
    ),
    "th": Lexicon(
        (
            _name("“", "”"),
            _ordinal("ครั้งที่ {}"),
            PLAIN_NUMBER,
            _counter("th", "เคาท์เตอร์{}"),
            _attribute("th"),
            _races("th", "เผ่า"),
        ),
        word=r"[A-Za-z]+|\S",
        spaced=False,
        before=_before_thai,
        filters="after",
        heavy=("ที่(?!คุณ|คู่ต่อสู้)", "นอก|ยกเว้น|\\("),
        finish=_finish_thai,
    ),
    "fa": Lexicon(
        (_name("«", "»"), PERSIAN_ORDINAL, PLAIN_NUMBER, _counter("fa", "شمارندهٔ {}"), _attribute("fa"), _races("fa")),
        word=r"[^\W\d_](?:[\w\u200c]*\w)?|[^\s~ِٔ]",
        filters="after",
        heavy=("~ (?:سطح|رتبه) ", "~ غیر", "(?:~ )?با |دارای", "که ", "به جز|غیر از|\\("),
        before=_before_persian,
        finish=_finish_persian,
        synonyms={said + "ی": said for said in _EZAFE}
        | {"شمای": "شما", "دیگری": "دیگر"}
        | {_any(noun): noun for noun in ("هیولا", "کارت", "افسون", "تله", "نشانه", "تنظیم‌گر")},
    ),
    "zh": Lexicon(
        (
            _name("「", "」"),
            _ordinal("第{}次"),
            PLAIN_NUMBER,
            _counter("zh", "{}計數物", _CHINESE_COUNTER),
            _attribute("zh"),
            _races("zh"),
        ),
        word=r"[A-Za-z]+|\S",
        spaced=False,
        before=chinese.before,
        filters="before",
        heavy=(r"\{\w+\}以外的|除|非|裏側表示及", "自己|對方|雙方|場上|除外的|自身"),
        finish=chinese.finished,
        fillers=frozenset("的被在會並且來而就中之將時從再也者所，"),
        implied=frozenset("的被在會並且之將時從若"),
    ),
}
