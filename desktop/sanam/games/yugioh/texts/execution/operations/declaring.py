"""What players declare, a number, an Attribute, a Type or a kind of card, and how the word gets into what is done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Outcome, Public, step
from sanam.games.yugioh.cards.model import ATTRIBUTES, RACES
from sanam.games.yugioh.texts.execution.context import context
from sanam.games.yugioh.texts.execution.procedure import AbilityProcedure, read_operation, register
from sanam.games.yugioh.texts.tree import ChooseNumber, Declare, declared

#: What can be declared, by what is asked for.
WORDS = {
    "attribute": tuple(each for each in ATTRIBUTES if each != "DIVINE"),
    "race": tuple(RACES),
    "kind": ("monster", "spell", "trap"),
}
_ALL = tuple(word for words in WORDS.values() for word in words)


def declaration(seat: int, op: ChooseNumber | Declare, card: int, ability: int, able: Sequence[int] = ()) -> Choice:
    """The question for a number (of those `able`, if there are any) or a word."""
    params = {"card": card, "ability": ability}
    if isinstance(op, ChooseNumber):
        numbers = able or range(op.low, (op.high or op.low) + 1, op.by)
        return Choice(seat, "number", [Option("value", value=number) for number in numbers], params=params)
    return Choice(seat, "word", [Option("value", value=word) for word in op.words or WORDS[op.what]], params=params)


def place_of_word(word: str) -> int:
    """The number by which a word that was declared at activation is kept."""
    return _ALL.index(word)


def word_at(place: int) -> str:
    return _ALL[place]


def said_so(plain: Any, what: str, word: str) -> Any:
    """Plain data of steps with the word in the place of `declared(what)`."""
    if isinstance(plain, dict):
        return {key: said_so(value, what, word) for key, value in plain.items()}
    if isinstance(plain, list | tuple):
        return [said_so(value, what, word) for value in plain]
    return word if plain == declared(what) else plain


@register
class DeclareAtResolution(AbilityProcedure):
    """The player declares a number or a word; the result is the context with it."""

    ctx = Public[dict[str, Any]]()
    op = Public[dict[str, Any]]()

    @step("YZH-2.89", "YFA-2.70")
    def ask_for_it(self) -> Outcome:
        ctx, op = context(self.ctx), read_operation(self.op)
        assert isinstance(op, ChooseNumber | Declare)
        seat = 1 - ctx.seat if isinstance(op, ChooseNumber) and op.who == "opponent" else ctx.seat
        return self.ask(declaration(seat, op, ctx.card, ctx.ability))

    @step("YZH-2.89", "YFA-2.70")
    def told(self) -> Outcome:
        ctx, value = context(self.ctx), self.picked()[0].value
        if isinstance(value, str):
            ctx.word = value
        else:
            ctx.die = int(value)
        ctx.ok = True
        return self.done(ctx.plain())
