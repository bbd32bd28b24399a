"""What players declare, a number, an Attribute, a Type, a kind of card or the name of one, and how the word gets into
what is done.

There are thousands of names. So those of cards that the player knows are offered, and the initials of all others, after
which the names with that initial are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Outcome, Public, step
from sanam.games.yugioh.cards.model import ATTRIBUTES, RACES
from sanam.games.yugioh.texts.execution.context import at, context, refs
from sanam.games.yugioh.texts.execution.host import Host
from sanam.games.yugioh.texts.execution.procedure import AbilityProcedure, read_operation, register
from sanam.games.yugioh.texts.tree import ChooseNumber, Declare

#: What is declared where it is the name of a card.
NAME = "name"
#: What can be declared, by what is asked for.
WORDS = {
    "attribute": tuple(each for each in ATTRIBUTES if each != "DIVINE"),
    "race": tuple(RACES),
    "kind": ("monster", "spell", "trap"),
    "trait": ("ritual", "fusion", "synchro", "xyz", "pendulum"),
}
_ALL = tuple(word for words in WORDS.values() for word in words)


#: The act that goes on to the names with an initial.
INITIAL = "initial"


def declaration(
    duel: Host,
    seat: int,
    op: ChooseNumber | Declare,
    card: int,
    ability: int,
    able: Sequence[int] = (),
    initial: str = "",
) -> Choice:
    """The question for a number, one of those that are `able` if there are such, or a word; `initial`: for a name that
    begins so."""
    params = {"card": card, "ability": ability}
    if isinstance(op, ChooseNumber):
        numbers = able or range(op.low, (op.high or op.low) + 1, op.by)
        return Choice(seat, "number", [Option("value", value=number) for number in numbers], params=params)
    if op.what == NAME:
        known, others = duel.names_to_declare(seat, op.words)
        options = [Option("value", value=name) for name in others if initial and _initial(name) == initial]
        if not initial:
            options = [Option("value", value=name) for name in known]
            options += [Option(INITIAL, value=letter) for letter in sorted({_initial(name) for name in others})]
        return Choice(seat, "name", options, params={**params, "codes": known})
    return Choice(seat, "word", [Option("value", value=word) for word in op.words or WORDS[op.what]], params=params)


def _initial(name: str) -> str:
    """The first letter or digit of a name."""
    return next((letter.upper() for letter in name if letter.isalnum()), name[:1])


def place_of_word(duel: Host, word: str) -> int:
    """The number by which a word that was declared at activation is kept; names are kept on the table."""
    if word in _ALL:
        return _ALL.index(word)
    said = duel.table.marks.get("said", [])
    if word not in said:
        duel.play.mark("table", "said", [*said, word])
        return len(_ALL) + len(said)
    return len(_ALL) + int(said.index(word))


def word_at(duel: Host, place: int) -> str:
    return _ALL[place] if place < len(_ALL) else str(duel.table.marks["said"][place - len(_ALL)])


def keep_word(duel: Host, card: int, what: str, word: str) -> None:
    """Keep the word on the card, with what lay on the field then, for what it does as long as it lies there."""
    if card not in duel.table.cards:
        return
    was = duel.table.cards[card].marks.get("declared") or {}
    there = refs(duel, [other for seat in (0, 1) for other in duel.cards(seat, "field")])
    words = {**was.get("words", {}), what: word} if was.get("moves") == at(duel, card) else {what: word}
    duel.play.mark(card, "declared", {"moves": at(duel, card), "words": words, "there": there})


@register
class DeclareAtResolution(AbilityProcedure):
    """The player declares a number or a word; the result is the context with it."""

    ctx = Public[dict[str, Any]]()
    op = Public[dict[str, Any]]()
    initial = Public[str]("")

    @step("YZH-2.89", "YFA-2.70")
    def ask_for_it(self) -> Outcome:
        ctx, op = context(self.ctx), read_operation(self.op)
        assert isinstance(op, ChooseNumber | Declare)
        seat = 1 - ctx.seat if isinstance(op, ChooseNumber) and op.who == "opponent" else ctx.seat
        return self.ask(declaration(self.duel, seat, op, ctx.card, ctx.ability, initial=self.initial))

    @step("YZH-2.89", "YFA-2.70")
    def told(self) -> Outcome:
        ctx, value = context(self.ctx), self.picked()[0].value
        if self.picked()[0].act == INITIAL:
            self.initial = str(value)
            return self.jump("ask_for_it")
        if isinstance(value, str):
            ctx.word = value
        else:
            ctx.die = int(value)
        ctx.ok = True
        return self.done(ctx.plain())
