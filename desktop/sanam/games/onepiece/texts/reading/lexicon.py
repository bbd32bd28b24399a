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
    text = re.sub(r"(?<! ) +([.,:;])", r"\1", text)
    start = r"(^(?:\[[^\]]*\]/? ?)*|(?<!K\.O)\. |: |[➀-➉] |• )([a-z])"
    return re.sub(start, lambda match: match[1] + match[2].upper(), text)


def _finish_thai(text: str) -> str:
    """Spaces around numbers and brackets, none within words."""
    return re.sub(r"(?<=[\u0e01-\u0e4e])(?=[\[0-9])|(?<=[\]0-9])(?=[\u0e01-\u0e4e])", " ", text)


def _finish_persian(text: str) -> str:
    return re.sub(r"(?<! ) +([.,:;،؛])", r"\1", text)


#: A place comes before how many cards of it are meant, and before how many it holds.
_CHINESE_PLACE = "(?:我方|對方|其)?(?:牌組|生命區)頂部"
_CHINESE_OF = re.compile(f"((?:至多)?(?<![0-9])[0-9]+張)({_CHINESE_PLACE})中的卡牌")
_CHINESE_FROM = re.compile(f"({_CHINESE_PLACE})的((?:至多)?[0-9]+張)卡牌")
_CHINESE_HOLDS = re.compile("(我方|對方)有([0-9]+張以[上下])\\1手牌的卡牌")
_CHINESE_HELD = re.compile("(我方|對方)手牌為([0-9]+張以[上下])")


def _before_chinese(text: str) -> str:
    return _CHINESE_HELD.sub(r"\1有\2\1手牌的卡牌", _CHINESE_FROM.sub(r"\2\1中的卡牌", text))


def _finish_chinese(text: str) -> str:
    text = re.sub(r"(?<=[^!-~]) (?=[^!-~])", "", text)
    text = _CHINESE_HOLDS.sub(r"\1手牌為\2", _CHINESE_OF.sub(r"\2的\1卡牌", text))
    return re.sub(r"(?:(?<! ) +)?([，。；：、]) *", r"\1", text)


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
