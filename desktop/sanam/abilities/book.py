"""The phrase book: one declarative table of meanings and their wordings in every language.

A table is text, usually several `.phrases` files of a game. An entry is a line `Category name`, then its wordings, one
a line and indented, each after its language. All wordings are read; of those that fit a tree the first is written.

    Op draw
      en <draw|draws|drawn|drawing> {n:NUM} <card|cards:n>
      th จั่วการ์ด {n} ใบ

Notation of a wording:

    {x:Cat}  {x:Cat?}  {x:Cat*}  {x:Cat+}   a slot: one tree, an optional one, a set in any order, a list in order.
                                            A category is declared once per entry; later wordings may write {x}
    {-x}                                    begins a later wording which cannot say the optional slot x, or set x,
                                            that the first of its language has
    <card|cards>   <card|cards:n>           agrees in number with what the parent asks of this phrase, or with slot n;
                                            a third form is the partitive ("1 of your cards")
    <draw|draws|drawn|drawing>              a verb: base, third person, participle, gerund; the shape asked decides
    {o^:Cat}                                the object of a verb: it is absent from the passive
    {x:Cat!many}  {x:Cat!a}  {x:Cat!}       written in the plural, in the number of slot a, in the number asked of this
                                            phrase; read in either. With !! it is read in that number only
    {x:Cat/pas}                             a phrase in a shape: fin, past, ger, pas. A wording for one shape only is
                                            given after `en/pas`; other shapes come from the verb or the plain wording
    (a|b)                                   either is read, the first is written; without a | a parenthesis is literal
    … at the start or end                   a filter that stands after or before its noun: {f:Filter>*} {f:Filter<*}

A classifier is written like a number: a noun whose entry says num=many takes the second one of `<張|隻>`. In Persian
wordings "~" stands for the ezafe (see the game's lexicon).

After an entry's name may stand `num=SLOT[,SLOT]`, `num=one` or `num=many` (the number of this phrase) and `!last` (read
only where no other entry of its category reads the same words) and `!end` (in a set or list it stands after all others:
what follows it belongs to its own last noun or sentence). An entry named `-` says that a category is also another one
and leaves no node. Lines that start with # are comments. NUM and other names in capitals are kinds of tokens. The kind
WORDS is a run of any words up to the end of the sentence: it is read only in partial readings.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TypeAlias

from sanam.abilities.tokens import Lexicon
from sanam.abilities.tree import is_slot_name

SLOT = re.compile(
    r"\{(?P<slot>\w+)(?P<object>\^)?(?::(?P<category>[A-Za-z]\w*)(?P<side>[<>])?)?(?:/(?P<shape>\w+))?"
    r"(?P<number>!!?\w*)?(?P<many>[*+?])?\}"
    r"|<(?P<forms>[^<>{}]*\|[^<>{}]*?)(?::(?P<agrees>\w+))?>"
)
SHAPES = ("fin", "past", "ger", "pas")
#: A piece of a wording: words, a match of SLOT, or what may be said in a group.
Part: TypeAlias = "str | re.Match[str] | list[list[Part]]"
#: A run of words nobody understood, in partial readings.
WORDS = "WORDS"
#: What a wording says that it lacks.
LACKING = re.compile(r"\{-(\w+)\}")
LANGUAGE_LINE = re.compile(r"(?P<language>[a-z]{2}(?:-[A-Za-z]+)?)(?:/(?P<shape>\w+))?\s+(?P<wording>.*)")


class BookFault(ValueError):
    """A table that cannot be used; the message names the entry and the reason."""


@dataclass(eq=False)
class Entry:
    """A meaning: `category` and `name` are its key, `wordings` how each language says it, by (language, shape)."""

    index: int
    category: str
    name: str
    number: str = ""
    last: bool = False
    end: bool = False
    wordings: dict[tuple[str, str], list[str]] = field(default_factory=dict)
    #: slot -> (category, "" or one of "?*+", shape), as first declared
    slots: dict[str, tuple[str, str, str]] = field(default_factory=dict)
    #: the slot of a verb's object, which the passive leaves out
    object: str = ""
    #: by wording: the slots that it says to lack
    lacking: dict[str, set[str]] = field(default_factory=dict)

    def __repr__(self) -> str:
        return self.key

    @cached_property
    def key(self) -> str:
        return f"{self.category}.{self.name}"

    @cached_property
    def is_alias(self) -> bool:
        return self.name == "-"

    def said(self, language: str, shape: str = "") -> list[str]:
        """The wordings of a language in a shape ("" is the plain one), best first, with verbs already in that shape."""
        own = self.wordings.get((language, shape))
        if own is not None and shape:
            return own
        found = []
        for wording in self.wordings.get((language, ""), []):
            slots = list(SLOT.finditer(wording))
            if not any(m["forms"] and m["forms"].count("|") == 3 for m in slots):
                if shape != "pas":
                    found.append(wording)
            elif shape != "pas" or any(m["object"] for m in slots):
                found.append(_shaped(wording, shape))
        return found


def _check_later(entry: Entry, wordings: list[str]) -> None:
    """Refuse a later wording that silently lacks what the first may say: whatever has it could not be read so."""
    first, *later = wordings
    may = {slot["slot"] for slot in SLOT.finditer(first) if slot["many"] in ("?", "*")}
    for wording in later:
        lacks = may - {slot["slot"] for slot in SLOT.finditer(wording)}
        if lacks != entry.lacking.get(wording, set()):
            raise BookFault(
                f"{entry}: {wording!r} lacks {sorted(lacks)}: add them, or begin it with {{-slot}} for each"
            )


#: Which of the four forms of a verb a shape takes; `fin` takes the first two, by number.
FORM = {"": 0, "past": 2, "ger": 3, "pas": 2}


def _shaped(wording: str, shape: str) -> str:
    """A wording with its verbs in a shape and, in the passive, without its object."""

    def put(match: re.Match[str]) -> str:
        if match["forms"] and match["forms"].count("|") == 3:
            forms = match["forms"].split("|")
            return f"<{forms[1]}|{forms[0]}>" if shape == "fin" else forms[FORM[shape]]
        return "" if shape == "pas" and match["object"] else match[0]

    return re.sub(r"  +", " ", SLOT.sub(put, wording)).strip()


def alternatives(wording: str) -> list[str]:
    """Every way to say a wording with `(a|b)` in it; the first is the one written. Groups may nest."""
    masked: list[str] = []

    def mask(match: re.Match[str]) -> str:
        masked.append(match[0])
        return chr(0xE000 + len(masked) - 1)

    bare = SLOT.sub(mask, wording)
    return [re.sub("[\ue000-\uf8ff]", lambda m: masked[ord(m[0]) - 0xE000], way) for way in _ways(bare)]


def _ways(wording: str) -> list[str]:
    depth, start = 0, -1
    for at, letter in enumerate(wording):
        if letter == "(":
            if depth == 0:
                start = at
            depth += 1
        elif letter == ")" and depth:
            depth -= 1
            if depth:
                continue
            before, inside, rests = wording[:start], _bars(wording[start + 1 : at]), _ways(wording[at + 1 :])
            if len(inside) == 1:  # a literal parenthesis, which may hold groups
                return [f"{before}({inner}){rest}" for inner in _ways(inside[0]) for rest in rests]
            return [before + inner + rest for part in inside for inner in _ways(part) for rest in rests]
    return [wording]


def parts_of(wording: str) -> list[Part]:
    """A wording cut at its slots, its words with several forms and its groups: words, matches of SLOT, and for a group
    all that may be said, each cut likewise.
    """
    masked: list[re.Match[str]] = []

    def mask(match: re.Match[str]) -> str:
        masked.append(match)
        return chr(0xE000 + len(masked) - 1)

    return _parts(SLOT.sub(mask, wording), masked)


def _parts(wording: str, masked: list[re.Match[str]]) -> list[Part]:
    parts: list[Part] = []
    depth = start = 0
    for at, letter in enumerate(wording):
        if letter == "(":
            if depth == 0:
                parts += _plain(wording[start:at], masked)
                start = at + 1
            depth += 1
        elif letter == ")" and depth:
            depth -= 1
            if depth == 0:
                inside = [_parts(part, masked) for part in _bars(wording[start:at])]
                parts += [inside] if len(inside) > 1 else ["(", *inside[0], ")"]
                start = at + 1
    return [*parts, *_plain(wording[start:], masked)]


def _plain(words: str, masked: list[re.Match[str]]) -> list[Part]:
    """Words without groups, cut at what is masked in them."""
    pieces = re.split("([\ue000-\uf8ff])", words)
    return [masked[ord(piece) - 0xE000] if at % 2 else piece for at, piece in enumerate(pieces) if piece]


def _bars(inside: str) -> list[str]:
    """Cut at the bars that are not within a nested group."""
    parts, depth = [""], 0
    for letter in inside:
        depth += (letter == "(") - (letter == ")")
        if letter == "|" and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return parts


class PhraseBook:
    """Entries of one or more tables with the lexicons of the languages they are read and written in.

    Raises BookFault for a table with an unknown category, a slot that no wording declares, a slot that a wording
    forgets, or a category that can begin with itself.
    """

    def __init__(self, tables: Iterable[str], lexicons: dict[str, Lexicon], start: str = "Ability") -> None:
        self.lexicons = lexicons
        self.languages = tuple(lexicons)
        self.start = start
        self.entries: list[Entry] = []
        for table in tables:
            self._add(table)
        self.by_category: dict[str, list[Entry]] = defaultdict(list)
        self.by_key: dict[str, Entry] = {}
        for entry in self.entries:
            self.by_category[entry.category].append(entry)
            if not entry.is_alias:
                if entry.key in self.by_key:
                    raise BookFault(f"{entry.key} is there twice")
                self.by_key[entry.key] = entry
        self._check()

    @classmethod
    def load(cls, files: Iterable[Path], lexicons: dict[str, Lexicon], start: str = "Ability") -> PhraseBook:
        return cls([file.read_text("utf-8") for file in files], lexicons, start)

    @cached_property
    def closing(self) -> frozenset[str]:
        """The keys of the `!end` entries."""
        return frozenset(entry.key for entry in self.entries if entry.end)

    @cached_property
    def last_keys(self) -> frozenset[str]:
        """The keys of the `!last` entries."""
        return frozenset(key for key, entry in self.by_key.items() if entry.last)

    @cached_property
    def kinds(self) -> frozenset[str]:
        """The names of token kinds that slots may ask for."""
        return frozenset(kind.name for lexicon in self.lexicons.values() for kind in lexicon.kinds) | {WORDS}

    def _add(self, table: str) -> None:
        entry: Entry | None = None
        for line in table.splitlines():
            if not line.strip() or line.lstrip().startswith("#"):
                continue
            if not line.startswith(" "):
                category, *words = line.split()
                number = next((word[4:] for word in words if word.startswith("num=")), "")
                name = " ".join(w for w in words if not w.startswith("num=") and w not in ("!last", "!end"))
                if not name:
                    raise BookFault(f"{line!r} has no name")
                entry = Entry(len(self.entries), category, name, number, "!last" in words, "!end" in words)
                self.entries.append(entry)
                continue
            match = LANGUAGE_LINE.fullmatch(line.strip())
            if entry is None or match is None or match["language"] not in self.lexicons:
                raise BookFault(f"no language starts the line {line.strip()!r}")
            if match["shape"] not in (None, *SHAPES):
                raise BookFault(f"{entry}: unknown shape {match['shape']}")
            wording = LACKING.sub("", match["wording"])
            entry.wordings.setdefault((match["language"], match["shape"] or ""), []).append(wording)
            entry.lacking[wording] = {*LACKING.findall(match["wording"])}
            for slot in SLOT.finditer(wording):
                if slot["slot"] and slot["category"]:
                    declared = (slot["category"], slot["many"] or "", slot["shape"] or "")
                    entry.slots.setdefault(slot["slot"], declared)
                if slot["object"]:
                    entry.object = slot["slot"]

    def _check(self) -> None:
        dotted = {kind for kind in self.kinds if "." in kind} | {e.category for e in self.entries if "." in e.category}
        if dotted:
            raise BookFault(f"{min(dotted)}: only the key of an entry has a dot, after its category")
        for entry in self.entries:
            if not entry.wordings:
                raise BookFault(f"{entry} has no wording")
            if entry.is_alias:
                only = entry.wordings[next(iter(entry.wordings))]
                for language in self.languages:
                    entry.wordings.setdefault((language, ""), only)
            for wordings in entry.wordings.values():
                for wording in wordings:
                    for slot in SLOT.finditer(wording):
                        if slot["slot"] and slot["slot"] not in entry.slots:
                            raise BookFault(f"{entry}: no wording declares the slot {slot['slot']}")
                _check_later(entry, wordings)
            for name, (category, _, _) in entry.slots.items():
                if not is_slot_name(name):
                    raise BookFault(f"{entry}: no slot may be called {name}")
                if category not in self.by_category and category not in self.kinds:
                    raise BookFault(f"{entry}: slot {name} asks for {category}, which has no entries")

    def missing(self, language: str) -> list[Entry]:
        """The entries that a language has no wording for: their trees cannot be written in it."""
        return [e for e in self.entries if not any(spoken == language for spoken, _ in e.wordings)]
