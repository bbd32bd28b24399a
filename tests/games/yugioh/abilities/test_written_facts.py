"""What was written says what the abilities say: who, whose, how many, from where, and which word is denied.

Nothing here comes from the phrase book's wordings. Every noun phrase of a sentence is marked by a name of its own; what
the abilities say of that name is looked for beside it in the written text, with the few words below.
"""

from __future__ import annotations

import dataclasses
import itertools
import re
from collections.abc import Iterator
from typing import Any

import pytest

from sanam.abilities.samples import Sampler
from sanam.abilities.texts import Sentence
from sanam.abilities.tree import Tree, leaf, node
from sanam.abilities.writer import CannotWrite
from sanam.games.yugioh.texts.reading import texts

LANGUAGES = ("th", "fa", "zh_Hant")
WHOSE = {
    "th": {"opponent": "คู่ต่อสู้", "you": "คุณ", "acting": "ตน"},
    "fa": {"opponent": "حریف", "you": "شما", "acting": "خود"},
    "zh_Hant": {"opponent": "對方", "you": "自己", "acting": "自身"},
}
PLACES = {
    "th": {"hand": "มือ", "graveyard": "สุสาน", "deck": "เด็ค", "field": "สนาม|ควบคุม"},
    "fa": {"hand": "دست", "graveyard": "گورستان", "deck": "دک", "field": "میدان|کنترل"},
    "zh_Hant": {"hand": "手牌", "graveyard": "墓地", "deck": "牌組", "field": "場上"},
}
DENIED = {
    "th": {"tuner": "จูนเนอร์", "FIRE": "ธาตุไฟ", "Dragon": "เผ่ามังกร", "not": "ที่ไม่ใช่{}(?!ธาตุ|เผ่า|เลเวล|จูน| ?“)"},
    "fa": {"tuner": "تنظیم‌گر", "FIRE": "آتش", "Dragon": "اژدها", "not": "غیر {}(?! (?:آتش|اژدها|تنظیم|سطح|«))"},
    "zh_Hant": {"tuner": "調諧器", "FIRE": "炎屬性", "Dragon": "龍族", "not": "(?<![族性器]){}以外的"},
}
QUOTES = {"th": "“{}”", "fa": "«{}»", "zh_Hant": "「{}」"}
CLAUSE = r"[.;:؛،，。：；(（]"


@dataclasses.dataclass
class Spell:
    name: str = "Ferry"
    kind: str = "spell"
    icon: str = "normal"
    traits: tuple[str, ...] = ()


@dataclasses.dataclass(frozen=True)
class Fact:
    """What is said of the cards that bear a name: how many (0: not counted), whose, and where they are."""

    name: str
    count: int
    whose: str
    zones: tuple[str, ...]
    denied: tuple[str, ...] = ()


def facts(abilities: list[dict[str, Any]]) -> Iterator[Fact]:
    """The facts of every named group that is somebody's."""
    todo: list[Any] = [*abilities]
    while todo:
        part = todo.pop()
        if isinstance(part, list):
            todo.extend(part)
        if not isinstance(part, dict):
            continue
        todo.extend(part.values())
        filters = part.get("filter") or {}
        if isinstance(filters, dict) and filters.get("series") and part.get("whose") in ("you", "opponent"):
            counted = part.get("number") != "all" and "timing" not in part
            denied = (*filters.get("not_traits", ()), *filters.get("not_attributes", ()), *filters.get("not_races", ()))
            zones = tuple(part.get("zones", ()))
            yield Fact(filters["series"][0], part.get("count", 1) if counted else 0, part["whose"], zones, denied)


def wrong(fact: Fact, text: str, language: str, counted: bool = True) -> str:
    """What the text says otherwise about the fact's cards, "" for nothing."""
    name = QUOTES[language].format(fact.name)
    if text.count(name) != 1:
        return f"{name} stands {text.count(name)} times"
    before, after = text.split(name)
    before, after = re.split(CLAUSE, before)[-1], re.split(CLAUSE, after)[0]
    words = WHOSE[language]
    said = "|".join(words.values())
    if language == "zh_Hant":
        found = [*re.finditer(said, before)]
        beside, between = (found[-1][0], before[found[-1].end() :]) if found else ("", before)
        number = re.search(r"([0-9]+)[隻張](?!.*[0-9][隻張])", before)
        phrase = before
    else:
        match = re.search(said, after)
        beside, between = (match[0], after) if match else ("", after)
        number = (
            re.search("([0-9]+) (?:ใบ|ตัว)", after) if language == "th" else re.search(r"([0-9]+)(?!.*[0-9])", before)
        )
        phrase = before + after
    meant = {words[fact.whose], words["acting"]} if fact.whose == "you" and language == "fa" else {words[fact.whose]}
    acting = fact.whose == "opponent" and re.search(words["opponent"], before)
    if fact.zones and beside not in meant | ({words["acting"]} if acting else set()):
        return f"whose: {beside!r}"
    if fact.zones and not any(
        re.search(PLACES[language][zone], between) for zone in fact.zones if zone in PLACES[language]
    ):
        return f"from where: {between!r}"
    if counted and fact.count > 1 and (number is None or int(number[1]) != fact.count):
        return f"how many: {number and number[1]}"
    for word in fact.denied:
        pattern = DENIED[language]["not"].format(DENIED[language][word])
        if not re.search(pattern, phrase):
            return f"not {word}: {phrase!r}"
    return ""


def faults(english: str) -> list[str]:
    understood = texts.understand(english, Spell())  # type: ignore[arg-type]
    told = [*facts(texts.t.to_plain(understood.abilities))]
    found = []
    for language in LANGUAGES:
        text = texts.write(understood.sentences, language)
        found += [f"{language}: {why} in {text!r}" for fact in told if (why := wrong(fact, text, language))]
    return found


NOUNS = (
    "monsters",
    "Tuner monsters",
    "non-Tuner FIRE monsters",
    "non-FIRE Dragon monsters",
    "Level 4 monsters",
    "non-Dragon monsters",
    "face-up non-Tuner Dragon monsters",
    "other monsters",
)
OF = ("you control", "your opponent controls", "in your GY", "in your opponent's GY", "in your hand")
DEEDS = (
    "Destroy {}.",
    "Banish {}.",
    "Return {} to the hand.",
    "Target {}; destroy them.",
    "Shuffle {} into the Deck.",
    "Draw 1 card, then send {} to the GY.",
    "Change {} to Defense Position.",
)


def _named(noun: str, name: str) -> str:
    return re.sub(r"(\S+)$", rf'"{name}" \1', noun)


def test_cards_of_either_player() -> None:
    checked, failed = 0, []
    for noun, of, deed in itertools.product(NOUNS, OF, DEEDS):
        try:
            failed += faults(deed.format(f"2 {_named(noun, 'Kite')} {of}"))
        except texts.NotUnderstood:  # such as a choice among cards that nobody sees
            continue
        checked += 1
    assert failed == []
    assert checked > 150


THEIRS = (
    'Inflict 500 damage to your opponent for each "Kite" monster they control.',
    'Inflict 100 damage to your opponent for each "Kite" card in their GY.',
    'Look at your opponent\'s hand, also shuffle 2 "Kite" cards from their hand into the Deck.',
    'Look at your opponent\'s hand, then send 2 "Kite" cards from their hand to the GY.',
    'Your opponent sends 2 "Kite" cards from their hand to the GY.',
    'Destroy all "Moth" monsters your opponent controls, and if you do, all "Kite" monsters they control lose 300 ATK.',
    'If your opponent has 2 or more "Kite" cards in their GY: Draw 1 card.',
)


@pytest.mark.parametrize("english", THEIRS)
def test_theirs_is_not_the_readers(english: str) -> None:
    assert faults(english) == []


def test_each_players_own_is_said_by_who_acts() -> None:
    understood = texts.understand('Each player sends 2 "Kite" cards from their hand to the GY.', Spell())  # type: ignore[arg-type]
    for language in LANGUAGES:
        text = texts.write(understood.sentences, language)
        assert WHOSE[language]["acting"] in text
        assert WHOSE[language]["opponent"] not in text and WHOSE[language]["you"] not in text


def marked(whose: str) -> Tree:
    """Two monsters of a player's graveyard that bear a name."""
    place = node(f"Adj.in {whose}", z=node("Zones.one", z=node("Zone.gy")))
    tag = node("Adj.series", n=leaf("NAME", "Kite"))
    two = node("Quant.some", n=leaf("NUM", 2))
    return node("NP.some", n=node("Noun.monster"), q=two, f=(tag, place))


@pytest.mark.parametrize("whose", ["your", "opponent's"])
def test_every_phrase_keeps_whose_and_how_many(whose: str) -> None:
    """Every entry that speaks of cards, with marked cards in that place."""
    book, sampler = texts.book(), Sampler(texts.book())
    player = {"your": "you", "opponent's": "opponent"}[whose]
    fact = Fact("Kite", 2, player, ("graveyard",))
    checked, failed = 0, []
    for entry in book.entries:
        slots = [slot for slot, (category, many, _) in entry.slots.items() if category in ("NP", "Obj") and not many]
        if not slots or entry.category in ("NP", "Obj", "Adj", "Subject", "Materials", "Part"):
            continue
        for slot in slots:
            tree = sampler.sample(entry)
            tree = Tree(tree.key, tuple((name, marked(whose) if name == slot else value) for name, value in tree.slots))
            for language in LANGUAGES:
                try:
                    text = texts.write([Sentence(0, 1, tree)], language)
                except CannotWrite:
                    continue
                checked += 1
                if why := wrong(fact, text, language):
                    failed.append((entry.key, language, why, text))
    assert failed == []
    assert checked > 300
