"""Other ways to say what the phrase book has in its own words: tried only where the plain reading fails, so that no
text that is understood as it stands is touched. Each says the same, word for word; nothing here guesses.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

_Meant = str | Callable[[re.Match[str]], str]


def _low(words: str | None) -> str:
    return words[:1].lower() + words[1:] if words else ""


def _added(don: re.Match[str]) -> str:
    """DON!! cards that are added "as active" or "as rested"."""
    them = "it" if don["n"] == "1" else "them"
    state = f"set {them} as active" if don["state"] == "active" else f"rest {them}"
    return f"{don['add']} from your DON!! deck and {state}"


def _each_of_the_list(listed: re.Match[str]) -> str:
    """ "up to 1 [A], up to 1 [B], and up to 1 [C], with …": what stands at the end is said of each."""
    parts = re.split(r",? and |, ", listed["list"])
    return " and ".join(f"{part} {listed['filters']}" for part in parts)


def _base_power(of: re.Match[str]) -> str:
    both = f" and {_low(of['b'])}" if of["b"] else ""
    return f"the base power of {_low(of['a'])}{both} becomes"


def _same_as(said: re.Match[str]) -> str:
    return f"base power becomes the same as the power of {said[1]}"


def _compiled(*ways: tuple[str, _Meant]) -> Iterable[tuple[re.Pattern[str], _Meant]]:
    return [(re.compile(pattern), meant) for pattern, meant in ways]


_HAPPENS = r"(?:would|is|becomes|attacks|battles)\b"
_CARD = "(?:Character|Leader|Stage|card)"
#: Words up to the next mark, as few as will do.
_WORDS = "[^.:,;]*?"
_NAME = r"\[[^\[\]]*\]"
_A_NAMED = f"up to 1 {_NAME}"
_ATTRIBUTE = r"[<＜][^<>＜＞]*[>＞]"
#: A card that is always the same.
_ONE = "(?:[Yy]our Leader|[Tt]his Character)"

_VARIANTS = (
    *_compiled(
        (
            r"(?P<add>[Aa]dd (?:up to )?(?P<n>\d+) DON!! cards?) as (?P<state>active|rested) from your DON!! deck",
            _added,
        ),
        # one of several, and numbers
        (
            rf"\b([Ii]f|[Ww]hen) one of (your(?: opponent's)?) ((?:{_WORDS} )?{_CARD})s\b(?=[^,.:]* {_HAPPENS})",
            r"\1 \2 \3",
        ),
        (r"\bone of (?=your\b)", "1 of "),
        (r"\bor to (?=1 of your\b)", "or "),
        (r"\b[Dd]raw a card\b", "draw 1 card"),
        (r"\b(\d+) cost (Characters?|cards?)\b", r"\2 with a cost of \1"),
        (r"\byour number of (?=Life cards\b)", "the number of your "),
        (r"\b(reveal) a total of (?=\d)", r"\1 "),
        (r"\bequal to the number you (placed|returned)\b", r"equal to the number of cards \1"),
        (r"\bfor (?:every|each) returned (?:Character|card)\b", "for every card returned"),
        (r"\bper (\d+ cost on )", r"for every \1"),
        (r"\bfor every 1 (?=DON!! card|card|Character)", "for every "),
        (r"\bfor (?:every|each) (Character|card) your opponent has\b", r"for each of your opponent's \1s"),
        # two things of the same cards, one thing of two cards
        (r"\b(K\.O\.|[Rr]est|[Tt]rash) or (K\.O\.|rest|trash) ((?:up to )?\d+ of [^.:;]*)", r"\1 \3 or \2 \3"),
        (
            rf"(?P<a>\b[Aa]ll of your {_NAME} cards)' base power(?: and (?P<b>{_ONE})'s base power)? becomes?(?= )",
            _base_power,
        ),
        (rf"(?P<a>\b{_ONE}) and (?P<b>{_ONE})'s base power becomes?(?= )", _base_power),
        (
            rf"\b({_ONE})( with {_WORDS})? becomes (\d+) base power\b",
            lambda said: f"the base power of {_low(said[1])}{said[2] or ''} becomes {said[3]}",
        ),
        (r"(?<!of )\b[Yy]our (opponent's Characters' effects\b)", r"all of your \1"),
    ),
    # what is given, and how long which of two things lasts
    *_compiled(
        (r"\b([Gg]ive) (−\d+ (?:power|cost))((?: during this turn)?) to ([^.:;]*)", r"\1 \4 \2\3"),
        (r"\bbase power becomes the same as (your (?:opponent's )?Leader)(?= during| until|\.)", _same_as),
        (
            rf"\b({_ONE}|The selected Character) (gains [^.:;]*? during this (?:turn|battle)) and (?=cannot |gains )",
            lambda said: f"{said[1]} {said[2]} and {_low(said[1])} ",
        ),
    ),
    # conditions
    *_compiled(
        (rf"\b([Ii]f) you have an? ({_WORDS}) that (?=would (?:be|leave)\b)", r"\1 your \2 "),
        (
            rf"\b([Ii]f) ({_WORDS}), ((?:you|your) {_WORDS}) and ((?:you|your) {_WORDS}),",
            r"\1 \2 and \3 and \4,",
        ),
        (r"\b[Ii]f (.*?) and ((?:this|your|1 of your) [^,.:]*? would (?:be|leave) )", r"if \1, if \2"),
        (
            rf"\b(your (?:opponent's )?Leader|this Character) (has {_WORDS}) and (?=is (?:active|rested)\b)",
            r"\1 \2 and \1 ",
        ),
        (rf"\b((?:[Yy]our|this|that) {_WORDS})'s card name includes (?=\")", r"\1 has a card name including "),
    ),
    # filters
    *_compiled(
        (r"(?<!Leader and all of your Characters )\bthat (?:do|does) not have (?=(?:a|the) )", "without "),
        (r"(?<=or more) that is (?=equal to or less than\b)", " with a cost "),
        (
            rf"\b([Aa]ll of your) ({_NAME}) and (?=\{{[^{{}}]*\}} type Characters\b)",
            r"\1 \2 Characters and all of your ",
        ),
        (
            rf"\b[Yy]our opponent cannot activate (up to \d+) (\[Blocker\] Character)s? that has ({_WORDS} or less)\b",
            r"\1 of your opponent's \2s with \3 cannot activate [Blocker]",
        ),
        (r"\b(with )both (?:the )?(\{[^}]*\}) and (\{[^}]*\}) types", r"\1the \2 type and the \3 type"),
        (r"\b(with )both (?=the \{)", r"\1"),
        (r"(?<=\[Trigger\]), with (?=an? )", " and "),
        (r"\band with (?=a |\d)", "and "),
        (r"\band without ", "without "),
        (r"\bwithout an (?=\[)", "without a "),
        (r"(?<=power) and the same (?=card name as\b)", " with the same "),
        (r"\b(with the same card name as the trashed card) (from your trash)\b", r"\2 \1"),
        (
            rf"({_CARD}s?)( with a cost [^.:;]*? DON!! cards on your(?: opponent's)? field) (other than {_NAME})",
            r"\1 \3\2",
        ),
        (rf"\b([Yy]our(?: opponent's)?) Leader ({_NAME})", r"\1 \2 Leader"),
        (
            rf"\b((?:Leader or )?{_CARD}(?: card)?s?) with the ({_ATTRIBUTE}) or ({_ATTRIBUTE}) attribute\b",
            r"\2 or \3 attribute \1",
        ),
        (
            rf"([Uu]p to 1 of your {_NAME} {_CARD}s) or (up to 1 of your {_CARD}s[^,.:]*), (with [^,.:]*),(?= gains?)",
            r"\1 \3 or \2 \3",
        ),
        (
            rf"(?P<list>{_A_NAMED}(?:, {_A_NAMED})*,? and {_A_NAMED}), (?P<filters>with [^,.:]*?)(?= from )",
            _each_of_the_list,
        ),
    ),
    # costs, choices and what is looked at
    *_compiled(
        (r"(?<=[,\]] )([Yy]ou may [^.,:]*?) to activate this effect\. ", r"\1: "),
        (r"\byou may DON!! −1 and ", "you may return 1 DON!! card from your field to your DON!! deck and "),
        (
            r"\byou may DON!! −(\d+) and ",
            r"you may return \1 DON!! cards from your field to your DON!! deck and ",
        ),
        (r"\b([Tt]rash the same number of cards from the top of your deck) as you did from your hand\b", r"\1"),
        (r"\bthe 1 (?=(?:Character|card) played by this effect\b)", "the "),
        (r", then choose one:", ". Then, choose one:"),
        (r"\b(place (?:them|the rest) at the (?:top|bottom) of) the deck\b", r"\1 your deck"),
        (r"\bin any order of the owner's choosing\b", "in any order"),
        (
            r"(?<=deck), reorganize them in any order and (place them at the top or bottom of) your deck",
            r" and \1 the deck in any order",
        ),
    ),
)


def said_otherwise(text: str) -> str:
    """The words of an ability in the phrase book's own way, as far as another way is known."""
    for pattern, meant in _VARIANTS:
        text = pattern.sub(meant, text)
    return text
