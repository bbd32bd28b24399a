"""The tokens of One Piece card texts in each language."""

from __future__ import annotations

import re

from sanam.abilities.tokens import Kind, Lexicon

ASCII_NUMBER = Kind("NUM", r"[0-9]+", int, str)
PLUS = Kind("PLUS", r"[+＋][0-9]+", lambda word: int(word[1:]), "+{}".format)
MINUS = Kind(
    "MINUS", r"[−–-][0-9]+", lambda word: -int(word[1:]), lambda value: f"−{-int(value)}", samples=(-1, -2, -1000)
)
ATTRIBUTE = Kind(
    "ATTR", r"&lt;.*?&gt;|[<＜][^>＞]*[>＞]", lambda word: re.sub(r"^(&lt;|.)|(&gt;|.)$", "", word), "<{}>".format
)


def _circled(first: int) -> Kind:
    """Circled numbers, written from `first` on (rule 8-3-1-5)."""

    def value(word: str) -> int:
        return ord(word) - (0x245F if "①" <= word <= "⑳" else 0x277F)

    return Kind("CIRC", "[①-⑳➀-➉]", value, lambda number: chr(first - 1 + int(number)))


def _inside(name: str, pattern: str, written: str) -> Kind:
    return Kind(name, pattern, lambda word: word[1:-1] or None, written.format, quoted=True)


def _don(pattern: str, written: str) -> Kind:
    return Kind("DONX", pattern, lambda word: int(re.sub(r"\D", "", word)), written.format)


def _plain_quotes(text: str) -> str:
    return text.replace("’", "'").replace("“", '"').replace("”", '"').replace("\xa0", " ")


def _finish_english(text: str) -> str:
    text = re.sub(r"(?<! ) +([.,:;])", r"\1", re.sub(r"\ba(?= (?:Event|active)\b)", "an", text))
    start = r"(^(?:\[[^\]]*\]/? ?)*|(?<!K\.O)\. |: |[➀-➉] |• )([a-z])"
    return re.sub(start, lambda match: match[1] + match[2].upper(), text)


def _finish_thai(text: str) -> str:
    """Spaces around numbers and brackets, none within words."""
    return re.sub(r"(?<=[\u0e01-\u0e4e])(?=[\[0-9]|KO )|(?<=[\]0-9])(?=[\u0e01-\u0e4e])", " ", text)


#: A clause that tells the reader to do something: its verb stands last.
_PERSIAN_CLAUSE = re.compile(r"(?:K\.O\.|[^.:؛،])+")
_PERSIAN_COMMAND = re.compile(r"(?<!با)ید\s*$")
#: A clause whose doer is the opponent, whom the first word names.
_PERSIAN_OPPONENTS = re.compile(r"\s*(?:\[[^\]]*\][/ ]*)*(?:سپس )?حریف ")
_PERSIAN_OWNED = r"(دست|دسته|دستهٔ|جان|دورریز|زمین|شخصیت|شخصیت‌های|لیدر|صحنه|DON!!|خوابیدهٔ|فعال)"
_PERSIAN_YOURS = re.compile(rf"\b{_PERSIAN_OWNED} شما\b")
_PERSIAN_OWN = re.compile(rf"\b{_PERSIAN_OWNED} خود\b")
#: How a card lies is said before whose it is.
_PERSIAN_LYING = re.compile(
    "(شخصیت|لیدر|صحنه|کارت|کارت‌های DON!!|کارت DON!!) (شما|خود|حریف) (خوابیده|فعال)(?![\\w\u200c])"
)
_PERSIAN_LAY = re.compile(
    "(شخصیت|لیدر|صحنه|کارت|کارت‌های DON!!|کارت DON!!) (خوابیدهٔ|فعال) (شما|خود|حریف)(?![\\w\u200c])"
)
_PERSIAN_CARDS = "(کارت(?: (?:جان|DON!!))?|شخصیت)"
_PERSIAN_COUNT = re.compile(f"(?<![0-9])([0-9]+) یا (کمتر|بیشتر) {_PERSIAN_CARDS}(?![\\w\u200c!])")
_PERSIAN_COUNTED = re.compile(f"(?<![0-9])([0-9]+) {_PERSIAN_CARDS} یا (کمتر|بیشتر)(?![\\w\u200c])")
#: So has a Character.
_PERSIAN_CHARACTER = re.compile(r"(\bشخصیت(?: (?!را )[^ .:؛،]+){0,12}?) دور بیندازید")
_PERSIAN_CHARACTER_KNOWN = re.compile(r"(\bشخصیت(?: (?!را )[^ .:؛،]+){0,12}?) را دور بیندازید")
#: All of them are many, and so are those that are counted.
_PERSIAN_ALL = re.compile(r"همهٔ (شخصیت|کارت)(?= )([^.:؛،]*?)(می‌گیرد)?(?=\s*(?:[.:؛،]|$))")
_PERSIAN_MANY = re.compile(r"همهٔ (شخصیت|کارت)‌های(?= )([^.:؛،]*?)(می‌گیرند)?(?=\s*(?:[.:؛،]|$))")
_PERSIAN_NUMBER = re.compile("شمار (شخصیت|کارت جان) متعلق به (شما|حریف)")
_PERSIAN_NUMBER_OF = re.compile("شمار (شخصیت|کارت)‌های( جان)? (شما|حریف)")
#: What is known has its را, also where a verb does without.
_PERSIAN_THROWN = re.compile("(این [\\w\u200c]+|آن|آن‌ها|بقیه) دور بیندازید")
_PERSIAN_THROWN_KNOWN = re.compile(_PERSIAN_THROWN.pattern.replace(" دور", " را دور"))


def _in_commands(text: str, pattern: re.Pattern[str], whose: str) -> str:
    """The text with `whose` in place of the owner that `pattern` finds in what the reader is told to do."""

    def told(clause: re.Match[str]) -> str:
        command = _PERSIAN_COMMAND.search(clause[0]) and not _PERSIAN_OPPONENTS.match(clause[0])
        gains, first, told_to = clause[0].rpartition("می‌گیرد و ")  # what a card gets before is no command
        return gains + first + pattern.sub(rf"\1 {whose}", told_to) if command else clause[0]

    return _PERSIAN_CLAUSE.sub(told, text)


#: What the reader is told to do, as the opponent does it, and as the opponent must or may.
_PERSIAN_VERBS = (
    ("کنید", "می‌کند", "کند"),
    ("بیندازید", "می‌اندازد", "بیندازد"),
    ("بردارید", "برمی‌دارد", "بردارد"),
    ("برگردانید", "برمی‌گرداند", "برگرداند"),
    ("بازگردانید", "بازمی‌گرداند", "بازگرداند"),
    ("بیفزایید", "می‌افزاید", "بیفزاید"),
    ("دهید", "می‌دهد", "دهد"),
    ("بدهید", "می‌دهد", "بدهد"),
    ("بیاورید", "می‌آورد", "بیاورد"),
    ("بگذارید", "می‌گذارد", "بگذارد"),
    ("بزنید", "می‌زند", "بزند"),
    ("بگیرید", "می‌گیرد", "بگیرد"),
    ("بخوابانید", "می‌خواباند", "بخواباند"),
)
_PERSIAN_DOES = re.compile(r"^(\s*(?:\[[^\]]*\][/ ]*)*(?:سپس )?حریف )(باید |می‌تواند |)(.*?)(?<= )([\w‌]+)(?=$| و |\s*$)")


def _by_opponent(text: str, back: bool = False) -> str:
    """What the opponent does said in the third person, or (`back`) as the reader would be told to."""
    forms = [{said: verbs[0] for verbs in _PERSIAN_VERBS for said in (verbs[at],)} for at in (1, 2)]
    if not back:
        forms = [{verbs[0]: verbs[at] for verbs in _PERSIAN_VERBS} for at in (1, 2)]

    def said(does: re.Match[str]) -> str:
        verb = forms[bool(does[2])].get(does[4])
        return does[0] if verb is None else does[1] + does[2] + does[3] + verb

    return _PERSIAN_CLAUSE.sub(lambda clause: _PERSIAN_DOES.sub(said, clause[0]), text)


def _before_persian(text: str) -> str:
    """What `_finish_persian` did, taken back."""
    text = _by_opponent(text, back=True)
    text = _in_commands(_PERSIAN_COUNTED.sub(r"\1 یا \3 \2", text), _PERSIAN_OWN, "شما")
    text = _PERSIAN_MANY.sub(lambda all_: f"همهٔ {all_[1]}{all_[2]}{'می‌گیرد' if all_[3] else ''}", text)
    text = _PERSIAN_CHARACTER_KNOWN.sub(r"\1 دور بیندازید", text)
    text = _PERSIAN_THROWN_KNOWN.sub(r"\1 دور بیندازید", _PERSIAN_NUMBER_OF.sub(r"شمار \1\2 متعلق به \3", text))
    return _PERSIAN_LAY.sub(lambda said: f"{said[1]} {said[3]} {said[2].removesuffix('ٔ')}", text)


def _finish_persian(text: str) -> str:
    """No spaces before marks, what is the reader's own called so, and a card's state before whose it is."""
    text = re.sub(r"(?<! ) +([.,:;،؛])", r"\1", text)
    text = _PERSIAN_LYING.sub(lambda said: f"{said[1]} {_tied(said[3])} {said[2]}", text)
    text = _PERSIAN_ALL.sub(lambda all_: f"همهٔ {all_[1]}‌های{all_[2]}{'می‌گیرند' if all_[3] else ''}", text)
    text = _PERSIAN_CHARACTER.sub(r"\1 را دور بیندازید", text)
    text = _PERSIAN_THROWN.sub(r"\1 را دور بیندازید", _PERSIAN_NUMBER.sub(_counted, text))
    return _by_opponent(_in_commands(_PERSIAN_COUNT.sub(r"\1 \3 یا \2", text), _PERSIAN_YOURS, "خود"))


def _counted(number: re.Match[str]) -> str:
    noun, _, more = number[1].partition(" ")
    return " ".join(filter(None, (f"شمار {noun}‌های", more, number[2])))


def _tied(word: str) -> str:
    return word + "ٔ" if word.endswith("ه") else word


#: A place comes before how many cards of it are meant, and before how many it holds.
_CHINESE_PLACE = "(?:我方|對方|其)?(?:牌組|生命區)(?:頂部或底部|頂部|底部)"
_CHINESE_OF = re.compile(f"((?:至多)?(?<![0-9])[0-9]+張)({_CHINESE_PLACE})中的卡牌")
_CHINESE_FROM = re.compile(f"({_CHINESE_PLACE})的((?:至多)?[0-9]+張)卡牌")
_CHINESE_HOLDS = re.compile("(我方|對方)有([0-9]+張以[上下])\\1手牌的卡牌")
_CHINESE_HELD = re.compile("(我方|對方)手牌為([0-9]+張以[上下])")


#: Where a card comes from is said before how many; whose field it is, before what is there.
_CHINESE_HAND = "(?:我方|對方|其)(?:手牌|廢棄區|生命區|(?:DON!!)?牌組)(?:或(?:我方|對方)?(?:手牌|廢棄區|牌組))?中的"
_CHINESE_NUMBER = "(?:至多)?(?<![0-9])[0-9]+張|任意張數的"
_CHINESE_FILTERS = (
    "(?:「[^」]*」|《[^》]*》|【[^】]*】|(?!(?<!擁)有|將|手牌|廢棄區|牌組|DON!!牌組)[^，。：「」《》【】])*?"
)
_CHINESE_NUMBERED = re.compile(f"(各?(?:{_CHINESE_NUMBER}))({_CHINESE_FILTERS})({_CHINESE_HAND})")
_CHINESE_PLACED = re.compile(f"({_CHINESE_HAND})(各?(?:{_CHINESE_NUMBER}))")
_CHINESE_THERE = re.compile("(我方|對方)有((?:至少)?[0-9]+張(?:以[上下]|)的?)((?:(?!位於)[^，。：])*?)位於\\1場上的")
_CHINESE_ON_FIELD = re.compile("(我方|對方)場上有((?:至少)?[0-9]+張(?:以[上下]|)的?)")
#: No comma between a card and what it gets, where nothing stands between them.
_CHINESE_GETS = re.compile("(?<=[卡色者地牌」])，(?=(?:力量|費用|反擊)[+−0-9]|獲得)")
_CHINESE_GOT = re.compile(
    "(?:(?<=[，。：；、】])|^)((?!其中|使|每|[^，。：；、]{0,40}(?:其中|每))[^，。：；、]{0,60}?[卡色者地牌」])"
    "(?=(?:力量|費用|反擊)[+−]|獲得)"
)


def _before_chinese(text: str) -> str:
    text = _CHINESE_PLACED.sub(r"\2\1", _CHINESE_GOT.sub(r"\1，", text))
    text = _CHINESE_ON_FIELD.sub(r"\1有\2位於\1場上的", text)
    return _CHINESE_HELD.sub(r"\1有\2\1手牌的卡牌", _CHINESE_FROM.sub(r"\2\1中的卡牌", text))


def _finish_chinese(text: str) -> str:
    text = re.sub(r"(?<=[^!-~]) (?=[^!-~])", "", text)
    text = _CHINESE_HOLDS.sub(r"\1手牌為\2", _CHINESE_OF.sub(r"\2的\1卡牌", text))
    text = _CHINESE_THERE.sub(r"\1場上有\2\3", _CHINESE_NUMBERED.sub(r"\3\1\2", text))
    return _CHINESE_GETS.sub("", re.sub(r"(?:(?<! ) +)?([，。；：、]) *", r"\1", text))


_NAME = _inside("NAME", r"\[[^\]]*\]", "[{}]")
_TYPE = _inside("TYPE", r"\{[^}]*\}", "{{{}}}")
_QUOTE = _inside("QUOTE", r'"[^"]*"', '"{}"')
_KO = r"K\.O\.(?:'[ds])?|DON!!|"

LEXICONS = {
    "en": Lexicon(
        (
            _don(r"\[DON!! ?[x×X]\d+\]", "[DON!! x{}]"),
            _NAME,
            _TYPE,
            ATTRIBUTE,
            _QUOTE,
            PLUS,
            MINUS,
            ASCII_NUMBER,
            _circled(0x2780),
        ),
        word=_KO + r"[A-Za-z](?:[A-Za-z'-]*[A-Za-z'])?|\S",
        before=_plain_quotes,
        finish=_finish_english,
    ),
    "th": Lexicon(
        (
            _don(r"\[(?:DON|ด้ง)!! ?[x×X]\d+\]", "[ด้ง!! x{}]"),
            _NAME,
            _TYPE,
            ATTRIBUTE,
            _QUOTE,
            PLUS,
            MINUS,
            ASCII_NUMBER,
            _circled(0x2460),
        ),
        word=_KO + r"[A-Za-z]+|\S",
        finish=_finish_thai,
    ),
    "fa": Lexicon(
        (
            _don(r"\[DON!! ?[x×X]\d+\]", "[DON!! x{}]"),
            _NAME,
            _TYPE,
            ATTRIBUTE,
            _QUOTE,
            PLUS,
            MINUS,
            ASCII_NUMBER,
            _circled(0x2460),
        ),
        word=_KO + r"[^\W\d_][\w\u200c]*|\S",
        before=_before_persian,
        finish=_finish_persian,
    ),
    "zh": Lexicon(
        (
            _don(r"【DON!! ?[x×X]\d+】", "【DON!!×{}】"),
            _inside("LABEL", r"【[^】]*】", "【{}】"),
            _inside("NAME", r"「[^」]*」", "「{}」"),
            _inside("TYPE", r"《[^》]*》", "《{}》"),
            ATTRIBUTE,
            _inside("QUOTE", r"『[^』]*』", "『{}』"),
            PLUS,
            MINUS,
            ASCII_NUMBER,
            _circled(0x2460),
        ),
        word=_KO + r"[A-Za-z]+|\S",
        spaced=False,
        before=_before_chinese,
        finish=_finish_chinese,
    ),
}
