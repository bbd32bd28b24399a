"""Reads the texts of Summoner Master cards box by box, in Thai and English, and writes them in five languages."""

from __future__ import annotations

import functools
import itertools
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from sanam import paths
from sanam.abilities.book import PhraseBook
from sanam.abilities.grammar import Grammar
from sanam.abilities.nearest import Vocabulary, Wordings, place_in
from sanam.abilities.reader import Reading, read
from sanam.abilities.simplified import simplified
from sanam.abilities.texts import Sentence, TextReading, quoted
from sanam.abilities.tree import Tree, from_plain, to_plain
from sanam.abilities.writer import CannotWrite, Writer
from sanam.games.summoner_master.cards.model import BOXES, TRIBES, AttackForm, SummonerCard
from sanam.games.summoner_master.texts.reading import elliptic, hasty_thai, meant, plainer_english, plainer_thai, typed
from sanam.games.summoner_master.texts.reading.abbreviated import spelled_out
from sanam.games.summoner_master.texts.reading.acting import acted
from sanam.games.summoner_master.texts.reading.groups import build
from sanam.games.summoner_master.texts.reading.lexicon import LEXICONS, SPOKEN_LEXICONS
from sanam.games.summoner_master.texts.reading.retelling import retold
from sanam.games.summoner_master.texts.reading.settled import LASTING
from sanam.games.summoner_master.texts.reading.settling import settled
from sanam.games.summoner_master.texts.reading.settling_texts import FOR_NOW
from sanam.games.summoner_master.texts.reading.which_reading import TAKEN, of_which, own_meant, plainest, standing_first
from sanam.games.summoner_master.texts.tree.program import (
    Program,
    form_numbers,
    programs,
    selectors,
    sorted_selectors,
)
from sanam.games.summoner_master.texts.tree.referring import Meaningless

TABLES = (
    "lines",
    "moments",
    "nouns",
    "operations",
    "keywords",
    "amounts",
    "choices",
    "players",
    "limits",
    "conditions",
    "naming",
    "kinds",
    "dealings",
)
#: What puts the spellings of a language right.
SPELLS = {"en": typed.plain_english, "th": typed.plain_thai}
#: What puts the parts of a sentence as the tables have them.
PLAINER = {"en": plainer_english.said, "th": plainer_thai.said}
#: Words that people use, which are read only (see `settling`).
SPOKEN = ("groups", "deeds", "sentences", "players", "limits", "conditions", "whiles", "naming", "kinds", "dealings")
SPOKEN_IN = ("en", "th")
#: What the text of a box is read as.
STARTS = {
    "condition": "GrowthLine",
    "forms": "Form",
    "exception": "Exception",
    "needs": "Needs",
    "costs": "Costs",
    "moment": "When",
    "element": "Element",
}
WRITES = ("en", "th", "fa", "zh_Hant", "zh_Hans")
#: The categories whose wordings are named to somebody whose own are not understood.
NAMED = ("Op", "When", "Simple", "Limit", "Cost")
#: Words that people use and the phrase book does not.
OFTEN = """
    enters enter arena field opponent opponent's opponents turn whenever every each another one two three can can't gets
    get its their they them this that less lower fewer greater than least most up start beginning after before once
"""
#: Fewer unread characters are compared only with the clause around them.
SHORT = 8
#: What speaks of the card before.
THAT = frozenset(
    {
        "Sel.that",
        "Simple.that-is",
        "Simple.that-was",
        "Worth.done",
        "Filter.as-that",
        "Filter.akin",
        "Filter.to-that",
        "Filter.alike",
        "Actor.owner",
    }
)


@functools.cache
def book() -> PhraseBook:
    """The phrase book of Summoner Master card texts."""
    folder = paths.package_folder("sanam.games.summoner_master.texts.reading") / "phrases"
    return PhraseBook.load([folder / f"{name}.phrases" for name in TABLES], LEXICONS, "Text")


@functools.cache
def _grammar(language: str) -> Grammar:
    return Grammar(book(), language)


@functools.cache
def _spoken(language: str) -> Grammar:
    """The phrase book with the words that people use."""
    folder = paths.package_folder("sanam.games.summoner_master.texts.reading")
    files = [*(folder / "phrases" / f"{name}.phrases" for name in TABLES)]
    files += [folder / "spoken" / f"{name}.phrases" for name in SPOKEN]
    return Grammar(PhraseBook.load(files, SPOKEN_LEXICONS, "Text"), language, joined=True)


@functools.cache
def _writer(language: str) -> Writer:
    return Writer(book(), language)


@functools.cache
def _wordings(language: str, *, later: bool = False) -> Wordings:
    """What may be named for some words of a text; `later` for those that do not begin it: no moment stands there."""
    return Wordings(book(), language, [name for name in NAMED if not later or name != "When"])


@functools.cache
def _vocabulary(language: str) -> Vocabulary:
    words = (word for name in (*TRIBES, OFTEN) for word in name.split())
    return Vocabulary(book(), language, words)


def nearest(text: str, unread: str, language: str) -> str:
    """The wording that is understood and comes nearest to the clause in which some words of a text are unread: the text
    itself with its mistyped words put right, or an entry that says something like it.
    """
    corrected = _vocabulary(language).corrected(text)
    for tree in (read_text(corrected, "text", language).trees or read_spoken(corrected, "text", language).trees)[:1]:
        return write_tree(tree, language)
    at = max(0, text.rfind(unread))
    start = max(text.rfind(mark, 0, at) for mark in ":,.;") + 1
    ends = [end for mark in ":.;" if (end := text.find(mark, at)) >= 0]
    clause = text[start : min(ends, default=len(text))].strip()
    known = _wordings(language, later=start > 0)
    return known.nearest(clause, unread) if len(unread) > SHORT else known.nearest(clause)


@functools.lru_cache(maxsize=4096)
def read_text(text: str, box: str, language: str) -> Reading:
    """Every reading of the text of a box ("powers", "growth", "progress", "text", "condition", "forms"), or of what
    may stand in one: "needs" of cards, "costs", a "moment".
    """
    return read(_grammar(language), text, STARTS.get(box, "Text"))


@functools.lru_cache(maxsize=4096)
def read_spoken(text: str, box: str, language: str) -> Reading:
    """What the text of a box says in a person's own words."""
    if language not in SPOKEN_IN:
        return Reading(text, ())
    found = _heard(text, box, language)
    return replace(found, trees=next(spoken_ways(text, box, language), ()))


def spoken_ways(text: str, box: str, language: str) -> Iterator[tuple[Tree, ...]]:
    """What a person's own words say, and the same told in one way after the other, where that is understood."""
    if language not in SPOKEN_IN:
        return
    if trees := _meant(_heard(text, box, language)):
        yield trees
    for otherwise in _otherwise(text, language):
        if trees := _meant(_heard(otherwise, box, language)) or read_text(otherwise, box, language).trees:
            yield trees


@functools.lru_cache(maxsize=4096)
def _heard(text: str, box: str, language: str) -> Reading:
    return read(_spoken(language), text, STARTS.get(box, "Text"))


def _otherwise(text: str, language: str) -> list[str]:
    """The same in other words, those nearest to it first."""
    said = _ways(text, language)
    for plainer in dict.fromkeys((PLAINER[language](text), *_filled(text, language))):
        if plainer != text:
            said += [plainer, *_ways(plainer, language)]
    return [each for each in dict.fromkeys(said) if each != text]


def _filled(text: str, language: str) -> list[str]:
    """The text with what it leaves out, where it leaves out something."""
    full = elliptic.spelled_out(text, language)
    return [] if full == text else [full, PLAINER[language](full)]


def _ways(text: str, language: str) -> list[str]:
    again = retold(text, language)
    spelt = retold(SPELLS[language](text), language)
    said = [acted(text, language), again, acted(again, language), spelt, acted(spelt, language)]
    full = spelled_out(text, language)
    hasty = hasty_thai.said(full) if language == "th" else full
    for way in dict.fromkeys((full, hasty)):
        again = retold(way, language)
        said += [way, acted(way, language), again, acted(again, language)]
    if language == "th":
        said += [*hasty_thai.marked(again), hasty_thai.counted(hasty)]
    return said


def _meant(found: Reading) -> tuple[Tree, ...]:
    """What readings in a person's own words say in the phrase book's."""
    known = book().by_key
    trees = (settled(tree, known.__contains__) for tree in found.trees)
    return tuple(dict.fromkeys(tree for tree in trees if tree is not None and _is_said(tree)))


def _is_said(tree: Tree) -> bool:
    """Whether the phrase book can say a tree: it lacks nothing."""
    try:
        write_tree(tree, "en")
    except CannotWrite:
        return False
    return True


def write_tree(tree: Tree, language: str) -> str:
    """One text in a language of WRITES. Raises CannotWrite."""
    if language == "zh_Hans":
        return simplified(write_tree(tree, "zh_Hant"))
    return _writer("zh" if language == "zh_Hant" else language).text(tree)


def box_words(card: SummonerCard, power: int | None, language: str) -> str:
    """What an Ability or Skill of a card says in a language, by its number among all of the card, or what the text of
    a Mystic Card says (None); as printed where it cannot be written, "" where the card has none.
    """
    box, at, printed = _box_of(card, power)
    trees = {(plain["box"], plain["at"]): plain["tree"] for plain in card.abilities or ()}
    return _in(language, trees.get((box, at)), printed) if box else ""


def growth_words(card: SummonerCard, language: str) -> str:
    """What a Growth Box asks for and gives, in a language; "" without one."""
    if card.growth is None:
        return ""
    printed = {("condition", 0): card.growth.condition}
    printed |= {("growth", at): power.text for at, power in enumerate(card.growth.gains)}
    trees = {(plain["box"], plain["at"]): plain["tree"] for plain in card.abilities or ()}
    return " ".join(_in(language, trees.get(place), text) for place, text in printed.items())


def _in(language: str, tree: Any, printed: str) -> str:
    """A text as its tree is written in a language, else as it is printed."""
    try:
        return write_tree(from_plain(tree), language) if tree is not None else printed
    except CannotWrite:
        return printed


def way_words(card: SummonerCard, power: int, way: int, language: str) -> str:
    """What one mode of an Ability or Skill says beyond what all its modes say; "" where that is not understood."""
    program = programs(card).get(_box_of(card, power)[:2])
    if program is None or not 0 <= way < len(program.ways):
        return ""
    mine = [sentence for sentence in program.ways[way] if any(sentence not in other for other in program.ways)]
    try:
        return " ".join(write_tree(sentence, language) for sentence in mine)
    except CannotWrite:
        return ""


def _box_of(card: SummonerCard, power: int | None) -> tuple[str, int, str]:
    """The box of an Ability or Skill, its place in that, and its words as printed; ("", 0, "") where it has none."""
    if power is None:
        return "text", 0, card.text
    every = [(box, at, each.text) for box in BOXES for at, each in enumerate(card.box(box))]
    return every[power] if 0 <= power < len(every) else ("", 0, "")


class NotRead(Meaningless):
    """A text without any reading; `stop` is how far the reader came, in characters."""

    def __init__(self, why: str, stop: int) -> None:
        super().__init__(why)
        self.stop = stop


def understood(text: str, box: str, at: int, card: SummonerCard, language: str) -> Tree:
    """The meaning of a text where it stands. Raises Meaningless with the reason why there is none."""
    said = meant.plainly(text, language)
    if language == "th" and box == "powers" and card.powers[at].kind == "skill":
        said = meant.priced(said)
    reading = read_text(said, box, language)
    found, why = _definite(_throughout(reading.trees, said), box, at, card)
    found = of_which(standing_first(own_meant(found, text)), text)
    if not found:
        found, because = _first_definite(said, text, box, at, card, language)
        why = because or why
        if not found and not because and not reading.trees:
            stop = _stop(text, reading, _heard(said, box, language), language)
            words = text[stop:].split(maxsplit=4)
            raise NotRead("not understood here: " + " ".join(words[:4])[:60], stop)
    if len(found) != 1:
        raise Meaningless("two readings" if found else f"not definite: {why}")
    return _timed(found[0], card)


def _first_definite(
    said: str, text: str, box: str, at: int, card: SummonerCard, language: str
) -> tuple[list[Tree], str]:
    """The readings of the first way to say a text that makes sense where it stands, or why none does."""
    why = ""
    for trees in spoken_ways(said, box, language):
        found, because = _definite(_throughout(trees, said), box, at, card)
        if found:
            return plainest(own_meant(found, text), text), ""
        why = why or because
    return [], why


#: What says that something holds throughout a Step, rather than from its beginning on.
_WITHIN = re.compile(r"(?:in|during|throughout)\b|(?:ใน)?ระหว่าง|ใน|ตลอด", re.IGNORECASE)


def _throughout(trees: tuple[Tree, ...], text: str) -> tuple[Tree, ...]:
    """What has no end and is said of the time within a Step holds in that alone."""
    return tuple(map(_within_step, trees)) if _WITHIN.match(text) else trees


def _within_step(tree: Tree) -> Tree:
    when, said = tree.get("w"), tree.many("s")
    if tree.key != "Text.when" or when is None or when.key != "When.step":
        return tree
    if not all(one.name == "do" and one["o"].key in LASTING and one["o"].get("u") is None for one in said):
        return tree
    step = build("Simple.in-step", s=when["s"], p=when.get("p") or Tree("Whose.mine"))
    return build("Text.while", c=step, s=said, l=tree.many("l"))


#: The Seals of an attack, which are such only until its fight ends.
MET = ("Sel.foe", "Sel.attacker", "Sel.striker", "Sel.struck")


def _timed(tree: Tree, card: SummonerCard) -> Tree:
    """What a Mystic Card that does not stay does to a Seal of a fight is over with the fight."""
    if card.family != "mystic" or card.duration != 0 or tree.key != "Text.does":
        return tree
    said = tuple(_till_the_end(one) for one in tree.many("s"))
    return tree.with_slot("s", said)


def _till_the_end(one: Tree) -> Tree:
    op = one.get("o")
    if op is None or op.get("u") is not None or op.get("w") is None:
        return one
    if op.key in FOR_NOW:
        return one.with_slot("o", op.with_slot("u", Tree("Until.subturn")))
    if op.key not in LASTING or op["w"].key not in MET:
        return one
    return one.with_slot("o", op.with_slot("u", Tree("Until.fight")))


def _definite(trees: tuple[Tree, ...], box: str, at: int, card: SummonerCard) -> tuple[list[Tree], str]:
    """The readings that make sense where they stand, and why another does not."""
    found, why = [], ""
    for tree in trees:
        try:
            _check(tree, box, at, card)
        except Meaningless as reason:
            why = str(reason)
        else:
            found.append(tree)
    return found, why


def _stop(text: str, reading: Reading, spoken: Reading, language: str) -> int:
    """Where in a text that nobody understands reading stopped: there, or where the clause begins in which the reader of
    people's own words stopped.
    """
    stop = place_in(text, _grammar(language).lexicon.before(text), reading.stop)
    if language not in SPOKEN_IN:
        return stop
    farther = place_in(text, _spoken(language).lexicon.before(text), spoken.stop)
    clause = max(text.rfind(mark, 0, farther) for mark in ",:.;") + 1
    return max(stop, clause + len(text[clause:]) - len(text[clause:].lstrip()))


def _check(tree: Tree, box: str, at: int, card: SummonerCard) -> None:
    """Raise Meaningless where a reading makes no sense or does not say what the card's own data says."""
    if box == "forms":
        _check_form(tree, card.forms[at])
    elif box not in ("condition", "exception"):
        _check_chosen(tree)
        Program(tree, box, card.box(box)[at], card)


def _check_chosen(tree: Tree) -> None:
    """A card taken away after a hand was looked at is one of those, not one in the Arena; and no card is chosen for
    nothing.
    """
    said = [one for part in tree.walk() for one in part.many("s") if one.get("o") is not None]
    ops = [one["o"] for one in said]
    for at, op in enumerate(ops):
        if op.key == "Op.choose" and not any(
            part.key in THAT or part.name.endswith("-that") for later in said[at + 1 :] for part in later.walk()
        ):
            raise Meaningless("what happens to the chosen card is not said")
    for look, then in itertools.pairwise(ops):
        group = then.get("w")
        if look.name == "look-hand" and then.name in TAKEN and group is not None and group.key == "Sel.n-any":
            raise Meaningless("one of the cards that were looked at is not taken")


def _check_form(tree: Tree, form: AttackForm) -> None:
    named = selectors(tree["r"]) if tree.get("r") else []
    said = form_numbers(tree)
    stated = {key: value for key in ("at", "df", "sp", "attack_mp") if (value := getattr(form, key)) is not None}
    if form.attack != "general":
        stated["attack"] = form.attack
    if form.attack == "multiple":
        stated["strikes"] = form.strikes
    if named != sorted_selectors(form.supports) or said != stated:
        raise Meaningless("this is not what the attack form has")


def reading(card: SummonerCard, language: str) -> TextReading:
    """The texts of a card, in the order in which `whole_text` shows them, and what is understood of them."""
    sentences: list[Sentence] = []
    abilities: list[dict[str, Any]] = []
    problem: tuple[int, int, str] | None = None
    for box, at, start, text in card.lines():
        end = start + len(text)
        try:
            tree = understood(text, box, at, card, language)
        except Meaningless as why:
            stop = _word_before(text, why.stop) if isinstance(why, NotRead) else 0
            sentences.append(Sentence(start, end, unread=(text[stop:],), hole=str(why)))
            problem = problem or (start + stop, end, str(why))
            continue
        sentences.append(Sentence(start, end, tree, kind=_kind(tree, box, at, card)))
        abilities.append({"box": box, "at": at, "tree": to_plain(tree)})
    return TextReading(tuple(sentences), abilities or None, problem)


def _word_before(text: str, at: int) -> int:
    """Where the words that stopped the reader begin: behind the last space or colon before that place."""
    return max(text.rfind(" ", 0, at), text.rfind(":", 0, at)) + 1


def _kind(tree: Tree, box: str, at: int, card: SummonerCard) -> str:
    if box in ("condition", "exception"):
        return ""
    if box == "forms":
        return "attack form"
    program = Program(tree, box, card.box(box)[at], card)
    if program.power.kind == "skill":
        return "skill"
    return "continuous ability" if program.standing else "trigger ability"


def write(read: TextReading, language: str) -> str:
    """The texts of a card, a line each. Raises CannotWrite."""
    lines = []
    for sentence in read.sentences:
        try:
            if sentence.tree is None:
                raise CannotWrite("a text is not understood")
            lines.append(write_tree(sentence.tree, language))
        except CannotWrite:
            if not sentence.printed:
                raise
            lines.append(quoted(sentence.printed, language))
    return "\n".join(lines)
