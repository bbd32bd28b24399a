"""Misprints and other spellings that databases of cards have again and again, read as what is meant: brackets that are
not closed, commas that are missing, a keyword written another way; and who does something, where it is said once for
several things. Nothing here makes a guess at words; a text without a point at its end stays unread, since it may have
been cut off.
"""

from __future__ import annotations

import re
from difflib import SequenceMatcher

#: What is wrong as it is printed.
_MISPRINTS = tuple(
    (re.compile(pattern), meant)
    for pattern, meant in (
        (r"\[Activate ?[:/] ?Main\]", "[Activate: Main]"),
        (r"\[On Your Opponents Attack\]", "[On Your Opponent's Attack]"),
        (r"\bDON!?(?= (?:cards?|deck)\b)", "DON!!"),
        (r"(?<=[.:] )Then (?=[a-z])", "Then, "),
        (r"\bto owner's\b", "to the owner's"),
        (r"\bwith (?=(?:base )?cost of\b)", "with a "),
        (r"\bcost (?=\d+ or (?:less|more)\b)", "cost of "),
        (r"\bCharactes\b", "Characters"),
        # "{Navy type": where a name begins is not known when it is the other bracket that lacks
        (r"\{([^{}\[\]]+?)(?= type\b)", r"{\1}"),
    )
)
#: What others write in another way.
_SPELLINGS = tuple(
    (re.compile(pattern), meant)
    for pattern, meant in (
        (r"\bK\.?O(?![\w.])", "K.O."),
        (r"\[Rush ?: ?Character\]", "[Rush: Character]"),
        # the bracket is looked at besides the words
        (r"^Once per turn, (?=this |your? |when |if )", "[Once Per Turn] "),
        (r"(?<=[0-9]),(?=[0-9]{3}(?![0-9]))", ""),
        ("－", "−"),
        (r"(?<=[Ll]ook at )([^.:;]*?)(?:,|:)(?= reveal up to)", r"\1;"),
    )
)
#: What a player does beside something else: "Your opponent draws 1 card and trashes 1 card from their hand."
_DOES_TOO = re.compile(
    r"\b(and|then) (?=(?:draws|trashes|reveals|shuffles|places|returns|plays|rests|adds|chooses|selects|sets)\b)"
)
_ENDS = re.compile(r"(?<![KO])([.;:•])")
_OPEN = re.compile(r"\[[^\[\]]*$")
_NAME_ENDS = re.compile(r"[,.;:]| (?=(?:is|and|or|from|in|to|gains?|with)\b)|$")


def mended(text: str) -> str:
    """The words of an ability without misprints, in one spelling."""
    for pattern, meant in (*_MISPRINTS, *_SPELLINGS):
        text = pattern.sub(meant, text)
    text = _types_in_braces(text)
    text = "".join(map(_doer_repeated, _ENDS.split(text)))
    return _closed(text)


def misprints(text: str) -> tuple[tuple[str, str], ...]:
    """The misprints of a card's text, each as it is printed and as it is read, in whole words."""
    found: list[tuple[str, str]] = []
    for printed in text.splitlines():
        meant = printed
        for pattern, instead in _MISPRINTS:
            meant = pattern.sub(instead, meant)
        found += _differences(printed, _closed(meant))
    return tuple(dict.fromkeys(found))


def _differences(printed: str, meant: str) -> list[tuple[str, str]]:
    """Where two lines differ: the words of each, those that only one has with the words around them."""
    a, b = printed.split(), meant.split()
    found = []
    for what, start, end, to_start, to_end in SequenceMatcher(None, a, b, autojunk=False).get_opcodes():
        if what == "equal":
            continue
        more = 0 if what == "replace" else 1
        before = min(more, start, to_start)
        found.append(
            (" ".join(a[start - before : end + more]), " ".join(b[to_start - before : to_end + more])),
        )
    return found


def _closed(text: str) -> str:
    """A text whose last bracket is closed, where a name ends."""
    if text.count("[") > text.count("]") and (unclosed := _OPEN.search(text)):
        ends = _NAME_ENDS.search(text, unclosed.start())
        assert ends is not None
        text = f"{text[: ends.start()]}]{text[ends.start() :]}"
    return text


def _doer_repeated(sentence: str) -> str:
    """A sentence in which the opponent does several things, with the doer named before each."""
    before, doer, after = sentence.partition("our opponent ")
    return before + doer + _DOES_TOO.sub(r"\1 your opponent ", after) if doer else sentence


def _types_in_braces(text: str) -> str:
    """A text whose database writes [A] or [B] type, or "A" type, for {A} or {B} type."""
    parts = re.split(r"(?<=[\]\"]) type\b", text)
    return " type".join([*map(_last_in_braces, parts[:-1]), parts[-1]])


def _last_in_braces(before: str) -> str:
    """Words that end with the names of types, these in braces."""
    names = []
    while before.endswith(("]", '"')):
        start = before.rfind("[" if before.endswith("]") else '"', 0, len(before) - 1)
        if start < 0:
            break
        names.append("{" + before[start + 1 : -1] + "}")
        before = before[:start]
        joined = next((word for word in (", or ", " or ", ", ") if before.endswith(("]" + word, '"' + word))), "")
        if not joined:
            break
        names.append(joined)
        before = before.removesuffix(joined)
    return before + "".join(names[::-1])
