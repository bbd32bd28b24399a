"""How Chinese texts are spelled: what the many translations say, in the words of the phrase book.

Words are exchanged here, and where a clause names the place before or after its cards, the place goes to the cards
("從牌組將1隻怪獸除外": "將自己牌組的1隻怪獸除外"). Names in 「」 are left alone. What a phrase means is the book's.
"""

from __future__ import annotations

import functools
import re

from sanam.games.yugioh.texts.reading.chinese.rewriting import Rewrites, rewrites, rewritten

#: 其 ("its") is written without 的, and a place that a card comes from without 所在的 ("that it is in").
_OF_IT = re.compile("其的(?=[^0-9「])")
_ITS = re.compile(
    "其(?=全部效果|素材|最多[0-9]個|戰鬥(?!破壞)|原本|超量素材|合計|戰鬥傷害|攻擊力|守備力|等級|表示形式|卡名|效果|控制|牌組|同一數值|種族|屬性|階級)"
)
_FROM_ANY = re.compile(
    "從(?=(?:手牌|場上|牌組|墓地|特別牌組|怪獸區|魔法、陷阱區|場地卡區)[^，。：]{0,12}送進(?:自己)?墓地)"
)

_WHOSE = "(?:自己|對方|雙方)"
_HIDDEN = "(?:特別牌組|牌組|手牌)"
_PLACE = "(?:特別牌組|牌組|手牌|墓地|場上)"
_PLACES = f"{_PLACE}(?:[、或]{_WHOSE}?的?{_PLACE})*"
_DONE = "(?:加入手牌|特殊召喚|送進墓地|除外|破壞|釋放|返回手牌|返回牌組|蓋放|捨棄)"
_HOW = "(?:以?(?:的)?(?:表側|裏側)?(?:攻擊|守備)表示|無視召喚條件)?"
#: A noun phrase: it begins with a number or a name, and holds no verb and no comma.
_CARDS = "(?=[0-9「最]|這張卡以外的[0-9「])(?:(?!從|將|的場合|送進|除外|特殊召喚(?!的)|破壞|釋放|捨棄|加入)[^，。；])+?"

#: What the names in the tables of spellings stand for.
PARTS = {
    "WHOSE": _WHOSE,
    "PLACE": _PLACE,
    "PLACES": _PLACES,
    "HIDDEN": _HIDDEN,
    "HOW": _HOW,
    "DONE": _DONE,
    "CARDS": _CARDS,
}


#: The tables of spellings, in the order in which they apply.
_TABLES = ("zh-words", "zh-usage", "zh-numbers", "zh-forms", "zh-phrases", "zh-clauses")


@functools.cache
def _table(*names: str) -> Rewrites:
    return rewrites(tuple(f"{name}.spellings" for name in names), PARTS)


_COMMA = re.compile(
    "(?:(?<=破壞|除外|召喚|手牌|墓地|牌組|釋放|捨棄|無效|傷害|點數|張牌|表示|張卡|怪獸|數值|00))(?<!將素材除外)(?<!這張卡的素材除外)，"
    "(?=將|那|這張卡(?!在)|給|自己(?!不)|對方(?!不)|特殊召喚|破壞|除外|抽|恢復|從|該(?:攻擊|發動|召喚|效果|對象)|這些對象|結束戰鬥|取得|改變|直到|只以|以[表裏攻守][^，。]*特殊召喚|雙方玩家)"
)
_NAME = re.compile("「([^」\n]{1,100})」")
#: What stands in the brackets of names and is none: counters, and Attributes.
_NO_NAMES = (
    (re.compile("「([^」\n]{1,12}?)(?:計數器|指示物)」"), r"\1計數物"),
    (re.compile("「([光闇地水炎風神])」"), r"\1屬性"),
)


def spelled(text: str) -> str:
    """A Traditional Chinese text in the spelling of the phrase book, its names as they are."""
    hidden, names = hidden_names(text)
    hidden = _headed(_together(rewritten(hidden, _table(*_TABLES)))).replace("那些卡", "它們")
    if not (_AGAINST_ANOTHER.search(hidden) or _LEAVES.match(hidden)):
        hidden = hidden.replace("那張卡", "它")
    return with_names(rewritten(hidden, _table("zh-effects", "zh-rest")), names)


def worded(text: str) -> str:
    """A text with the terms of the phrase book, and otherwise as it is."""
    hidden, names = hidden_names(text)
    return with_names(rewritten(hidden, _table("zh-words")), names)


#: Digits of the width of a Chinese letter.
_WIDE = str.maketrans("０１２３４５６７８９", "0123456789")


def hidden_names(text: str) -> tuple[str, list[str]]:
    """A text without spaces and with one letter in place of each name, and the names."""
    names: list[str] = []

    def hide(name: re.Match[str]) -> str:
        names.append(name[1])
        return f"「{chr(0xE000 + len(names) - 1)}」"

    for pattern, said in _NO_NAMES:
        text = pattern.sub(said, text)
    return re.sub(r"[\s\u200b]+", "", _NAME.sub(hide, text)).translate(_WIDE), names


def with_names(text: str, names: list[str]) -> str:
    return re.sub("(?<=「)[\ue000-\uf8ff](?=」)", lambda at: names[ord(at[0]) - 0xE000], text)


#: What this card leaves behind, or what leaves it behind, is another card.
_LEAVES = re.compile("(?:(?!為對象)[^。：])*這張卡從場上離開(?:的場合|時)|那張卡從場上離開(?:的場合|時)，這張卡")
#: This card and another are spoken of: "it" would be either.
_AGAINST_ANOTHER = re.compile(
    "這張卡(?:戰鬥破壞[^，。：]{0,40}怪獸[^，。：]{0,40}|(?:和|與|對)[^，。：]{0,40}怪獸|攻擊[^，。：]{0,40}怪獸)(?:進行)?(?:戰鬥|宣言|的場合|時)"
)


def is_older(sentence: str) -> bool:
    """Whether a sentence is worded as before there were numbers: it does not say what is done at activation."""
    return not any(word in sentence for word in ("發動", "為對象", "跳過", "離場", "離開場上", "從場上離開"))


def tells_all(sentence: str) -> bool:
    """Whether a sentence speaks of all cards: cards without a number may also be one."""
    return any(word in sentence for word in ("全", "所有"))


def tells_choice(sentence: str) -> bool:
    """Whether a sentence says which cards are chosen when."""
    return "選" in sentence or "為對象" in sentence


_OCCASION = re.compile(
    "^(.*(?:場合|時|階段[12]?|次|回合|回合以外|計算前|計算後))，((?:(?!場合，|時，|階段，)[^。])*發動。.+)$", re.DOTALL
)
_PHASE = re.compile("^((?:自己|對方|雙方)的(?:準備|結束|抽牌)階段)，((?!除非|將?這張卡)[^。]*。)$")
_MAY = re.compile(
    "^((?:(?!可以|發動(?!時|的場合|的回合|的效果))[^。])*(?:場合|時|次|回合|階段))，(可以(?!作為代替|再一次|將這張卡（)[^。]*。)$"
)


def _headed(text: str) -> str:
    """What is said before an activation is its heading; of what is not activated, nothing is."""
    for pattern in (_OCCASION, _MAY, _PHASE):
        text = pattern.sub(r"\1：\2", text)
    return text


def _together(text: str) -> str:
    """What an effect does one after the other with no word between, it does "and if you do"."""
    before, activated, after = text.rpartition("發動。")
    if text.startswith(("必須", "若這張卡以這個方法")):
        return text
    if not activated and re.search("發動|可以|場合|時，", text):
        return text
    return before + activated + _COMMA.sub("，若成功，", after)


def before(text: str) -> str:
    """A text as the phrase book writes it, as it is read: what `finished` left out is put back."""
    text = _HALVED.sub(r"可以\1", _FIRST.sub(r"\2\1", text)).replace("裝備在其上的", "裝備在其的")
    return _FROM_ANY.sub("從所在的", _ITS.sub("其的", text.replace("且若", "並若").replace("且其", "並其")))


#: What somebody may halve is made half as much.
_HALF = re.compile("可以((?:這張卡|其)的?(?:原本)?(?:攻擊力|守備力)[^，。；]{0,20}變成一半)")
_HALVED = re.compile(_HALF.pattern.replace("可以", "可以使"))
#: A clause to its end, names with whatever they hold.
_REST = "(?:「[^」]*」|[^，。：；「])+?"
#: What a place has or lacks is said of the place: 自己墓地有…存在.
_HAVING = re.compile(
    f"(自己|對方)擁有\\1的?({_PLACE}(?:[、或]{_PLACE})*)的({_REST})(?=的場合|的期間|的回合|時|且|[，。：；]|$)"
)
_LACKING = re.compile(
    f"(^|[若，且。：])沒有(?!(?:自己|對方)的?場上)((?:自己|對方)?(?:的)?{_PLACE})的(?!期間|場合|回合)({_REST})"
    "(?=的場合|的期間|時|且|[，。：；]|$)"
)
_THERE_IS = re.compile(
    f"(?<=[若，且。：])有((?:自己|對方|雙方)?(?:的)?(?:場上|墓地))的({_REST})(?=的場合|的期間|且|[，。：；]|$)"
)
#: A card that was equipped when it was sent.
_EQUIPPED = re.compile(
    "((?:這張|[0-9]張)?(?:「[^」]{0,60}」|[^，。：；「]){1,60}?)被在(裝備於(?:「[^」]{0,60}」|[^，。：；「]){1,60}?)時送進墓地"
)


#: A pronoun stands before what is done to it: 將其釋放.
_PRONOUN = re.compile("(釋放|捨棄)(其|它們)(?=[，。；：]|發動|來)")


#: What comes after an occasion, and what it came from, stand there.
_AFTERWARDS = "(，(?:但那隻怪獸沒有被戰鬥破壞|這張卡被送進墓地))"
_CLAUSE = "((?:「[^」]*」|[^，。：；「])+?)"
_THEN = re.compile(f"(?<!在){_AFTERWARDS}{_CLAUSE}(?=的場合|時)")
_FIRST = re.compile(f"(?<![^，。：；])(?![^，。：；]{{0,20}}只能在){_CLAUSE}{_AFTERWARDS}(?=的場合|時)")


def _afterwards(said: re.Match[str]) -> str:
    return ("，" if said.start() else "") + said[2] + said[1]


_TAKEN_FROM = re.compile(f"將((?:自己|對方)?{_PLACE})的(其|它們)(?=除外|特殊召喚|加入手牌|返回)")


def finished(text: str) -> str:
    """Last touches on a written text: no spaces between Chinese letters, 其 without 的, a place before what it has."""
    text = _HAVING.sub(r"\1\2有\3存在", text)
    text = _LACKING.sub(r"\1\2沒有\3存在", text)
    text = _THERE_IS.sub(r"\1有\2存在", text)
    text = _EQUIPPED.sub(r"\2的\1被送進墓地", text)
    text = re.sub(r"(?<=[^!-~]) | (?=[^!-~])", "", text)
    text = _TAKEN_FROM.sub(r"將\2從\1", _THEN.sub(_afterwards, text))
    text = _PRONOUN.sub(r"將\2\1", text)
    text = _HALF.sub(r"可以使\1", text.replace("裝備在其的", "裝備在其上的"))
    text = (
        _OF_IT.sub("其", text)
        .replace("從所在的", "從")
        .replace("，，", "，")
        .replace("並若", "且若")
        .replace("並其", "且其")
    )
    return re.sub("([表裏]側)表示(?=(?:攻擊|守備)表示)", r"\1", text)
