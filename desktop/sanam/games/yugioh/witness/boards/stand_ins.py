"""Real cards in the places of those that were invented for a board."""

from __future__ import annotations

import re
from collections.abc import Iterable
from heapq import nlargest

import msgspec

from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.witness.board import PLAIN
from sanam.games.yugioh.witness.sketches import Sketch

#: Traits that decide how a monster is Summoned and used; the others are told apart less strictly.
_KINDS = frozenset(("fusion", "synchro", "xyz", "ritual", "tuner", "gemini", "union", "spirit", "toon", "flip"))
_PROPER = frozenset(("fusion", "synchro", "xyz", "ritual"))
_OTHER_GAMES = frozenset(("link", "pendulum", "token"))
#: Materials that nearly anything is.
_ANY = re.compile(r"(1 Tuner \+ 1(\+| or more) non-Tuner monsters?|2 Level \d+ monsters)\.?\s*$", re.MULTILINE)
#: Cards of one phrase that must have different names.
_ODD = re.compile(r"Odd \d")
_LIMIT = 100_000_000
#: What is the same in every sketch of which nothing is said, and therefore asked for the least.
_UNASKED = Sketch()


class StandIns:
    """The cards of a database, from which the most similar one is taken."""

    def __init__(self, cards: Iterable[CardData]) -> None:
        usable = [c for c in cards if not c.alias and c.code < _LIMIT and not _OTHER_GAMES & {*c.traits}]
        self._cards = sorted(usable, key=lambda card: card.code)
        self._named = {card.name: card for card in reversed(self._cards)}
        self._fields = {card.code for card in self._cards if card.icon == "field"}
        self._special = {card.code for card in self._cards if "special-summon" in card.traits}
        self._known: dict[bytes, CardData | None] = {}

    def like(self, card: CardData, subject: CardData) -> CardData | None:
        """The card that is most like one invented for a text, other than the subject itself; None for Tokens.

        A Field Spell is found by its name even for a monster, which the words of a text do not tell it from.
        """
        if "token" in card.traits:
            return None
        named = self._named.get(card.name) or self._named.get(card.name.removesuffix("s"))
        if named is not None and (named.kind == card.kind or named.icon == "field"):
            return named
        key = msgspec.json.encode((msgspec.structs.replace(card, code=0), subject.code))
        if key not in self._known:
            nth = int(card.name[4:]) if _ODD.fullmatch(card.name) else 0
            some = [one for one in self._cards if one.kind == card.kind and one.code != subject.code]
            asked = asked_of(card, subject.text)
            best = nlargest(nth + 1, some, key=lambda one: likeness(one, card, asked))
            self._known[key] = best[-1] if best else None
        return self._known[key]

    def materials(self, fusion: int) -> list[int]:
        """The Fusion Materials that a Fusion Monster names, by their names or by a word of them."""
        card = next((one for one in self._cards if one.code == fusion and "fusion" in one.traits), None)
        found = []
        for name in re.findall(r'"([^"]+)"', card.text.splitlines()[0]) if card is not None else ():
            some = [one for one in self._cards if one.kind == "monster" and name in one.name and one.code != fusion]
            named = self._named.get(name) or next(iter(some), None)
            found += [named.code] if named is not None else []
        return found

    def is_field_spell(self, code: int) -> bool:
        return code in self._fields

    def is_usual(self, code: int) -> bool:
        """Whether it can be Normal Summoned, if it is a monster at all: one that cannot be is no stand-in for it."""
        return code not in self._special

    def rite(self, monster: CardData) -> CardData | None:
        """A Ritual Spell that names the monster."""
        rites = [one for one in self._cards if one.icon == "ritual" and f'"{monster.name}"' in one.text]
        return min(rites, key=lambda one: (one.code % 2, one.code), default=None)


def asked_of(wanted: CardData, text: str) -> frozenset[str]:
    """In which respects a card was invented for a text: where it is not like every sketch, or has a word of it."""
    found = {"name"} if wanted.name in text else set()
    if wanted.race != _UNASKED.race or wanted.race in text:
        found.add("race")
    if wanted.attribute != _UNASKED.attribute or wanted.attribute in text:
        found.add("attribute")
    if wanted.level != _UNASKED.level or re.search(rf"(Level|Rank) {wanted.level}\b", text):
        found.add("level")
    if "normal" not in wanted.traits or "Normal Monster" in text:
        found.add("normal")
    for key, value, usual in (("atk", wanted.atk, _UNASKED.atk), ("def", wanted.def_, _UNASKED.def_)):
        if value != usual:
            found.add(key)
    return frozenset(found)


def likeness(card: CardData, wanted: CardData, asked: frozenset[str]) -> float:
    """How much a card is like an invented one. What no word asks for counts little."""
    words = (*wanted.series, *((wanted.name,) if "name" in asked else ()))
    found = sum(200.0 for word in words if word in card.series or word in card.name)
    if wanted.kind != "monster":
        return found + 100 * (card.icon == wanted.icon)
    kinds = (_KINDS & {*card.traits}) ^ (_KINDS & {*wanted.traits})
    found -= 60 * len(kinds)
    found -= 30 * ("special-summon" in card.traits)
    if _PROPER & {*card.traits}:
        found -= 50 * (card.code % 2)  # on the other engine their texts count, and there are scripts of even codes only
    if _KINDS & {"synchro", "xyz"} & {*wanted.traits} and _ANY.match(wanted.text):
        found += 120 * (_ANY.match(card.text) is not None)
    if wanted.race == PLAIN.race:  # of which nothing is asked
        found += 40 * (card.level == wanted.level) + 20 * ("normal" in card.traits)
        return found - (abs((card.atk or 0) - PLAIN.atk) + abs((card.def_ or 0) - PLAIN.def_)) / 100
    same = (
        ("race", card.race == wanted.race),
        ("attribute", card.attribute == wanted.attribute),
        ("level", card.level == wanted.level),
        ("normal", ("normal" in card.traits) == ("normal" in wanted.traits)),
        ("atk", card.atk == wanted.atk),
        ("def", card.def_ == wanted.def_),
    )
    found += sum(60.0 if key in asked else 6.0 for key, fits in same if fits)
    found -= 2 * abs(card.level - wanted.level)
    for key, value, goal in (("atk", card.atk, wanted.atk), ("def", card.def_, wanted.def_)):
        found -= abs((value or 0) - (goal or 0)) / (60 if key in asked else 300)
    return found
