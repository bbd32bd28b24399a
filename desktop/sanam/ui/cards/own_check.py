"""What is understood of an own card while it is typed, and what the program will do, in the person's language."""

from __future__ import annotations

from typing import Any

import msgspec

from sanam import games
from sanam.abilities.texts import Sentence, TextReading
from sanam.abilities.writer import CannotWrite
from sanam.catalogue.own import arranged
from sanam.games.definition import Texts
from sanam.ui.text import tr


class Part(msgspec.Struct, frozen=True):
    """A sentence or ability of a text. `words` as they were typed; `kind` of ability; `said` what the program does of
    it in the person's language, "" for nothing; `unread` the words that are left to the players, and `nearest` a
    wording that would be understood.
    """

    words: str
    kind: str = ""
    said: str = ""
    unread: tuple[str, ...] = ()
    nearest: str = ""

    @property
    def understood(self) -> bool:
        return not self.unread


class Checked(msgspec.Struct, frozen=True):
    """What became of a text: its parts, the first words that are not understood and why, and the card with its text
    put into the fields of its game, None where there is none.
    """

    parts: tuple[Part, ...] = ()
    fault: tuple[str, str] | None = None
    card: Any = None


def check(card: Any, language: str, shown: str) -> Checked:
    """Read the text of `card`, which is in `language`, and say it in the language `shown`. Slow the first time."""
    texts = games.of_card(card).texts
    assert texts is not None
    typed, card = card.text, arranged(card, language)
    if not texts.has_text(card):
        return Checked(_taken(typed, card, []), card=card)
    reading, text = texts.read(card, language), card.whole_text
    placed = [(*each["span"], each["kind"]) for each in reading.abilities or () if "span" in each]
    parts = []
    for sentence in reading.sentences:
        kind = next((kind for start, end, kind in placed if start <= sentence.start < end), sentence.kind)
        words = text[sentence.start : sentence.end]
        unread = () if sentence.whole else tuple(sorted(sentence.unread, key=words.rfind)) or (words,)
        nearest = texts.nearest(words, unread[0], language) if unread else ""
        parts.append(Part(words, kind, _said(texts, sentence, shown), unread, nearest))
    parts += _taken(typed, card, parts)
    if reading.problem is None:
        return Checked(tuple(parts), card=card)
    start, end, reason = reading.problem
    return Checked(tuple(parts), (text[start : max(end, start + 1)], reason), card)


def _taken(typed: str, card: Any, parts: list[Part]) -> tuple[Part, ...]:
    """The typed lines that became facts of the card and are no texts of it any more ("Shade of …")."""
    if typed == card.text:
        return ()
    shown = [words for part in parts if (words := " ".join(part.words.split()))]
    lines = [" ".join(line.split()) for line in typed.splitlines()]
    # A part may be less than a line, and more: lines that nothing is known of stay together.
    return tuple(Part(line) for line in lines if line and not any(words in line or line in words for words in shown))


def _said(texts: Texts, sentence: Sentence, language: str) -> str:
    """What a sentence means, written again from its tree; "" where that language lacks the words."""
    if not sentence.whole or language not in texts.writes:
        return ""
    try:
        return texts.write(TextReading((sentence,), None), language)
    except CannotWrite:
        return ""


def ability_words(kind: str) -> str:
    """The kind of an ability in words."""
    return {
        "activate": tr("Activation"),
        "ignition": tr("Ignition Effect"),
        "quick": tr("Quick Effect"),
        "trigger": tr("Trigger Effect"),
        "flip": tr("Flip Effect"),
        "continuous": tr("Continuous Effect"),
        "summon": tr("Summoning procedure"),
        "limit": tr("Summoning restriction"),
        "material": tr("Materials"),
        "equip": tr("Equip condition"),
        "activation limit": tr("Activation limit"),
        "control limit": tr("Control limit"),
        "trigger ability": tr("Trigger Ability"),
        "continuous ability": tr("Continuous Ability"),
        "skill": tr("Skill"),
        "attack form": tr("Special attack form"),
    }.get(kind, kind)
