"""What a game offers a computer that plays it: a policy, and what a position is worth.

A policy is the game's rules of thumb. For an open question on a copy of a match (never the match itself) it lists
answers, the best first, in about a millisecond; a search (`sanam.bots`) takes its first answer as the default, tries
others, and plays the rest of a trial by it. It reads the copy's table through the game's rules, remembers nothing from
one question to the next, changes nothing, and knows no deck and no card: what it goes by is printed on the cards.

Worths are counted in cards: what drawing one more card is worth is 1. They are the answering seat's, and passing is 0.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import update_wrapper
from itertools import islice
from typing import Any, Concatenate, NamedTuple, ParamSpec, Protocol, TypeVar

from sanam.engine import chance
from sanam.engine.choice import Choice
from sanam.wording import Message

#: What deciding a match is worth. What a policy holds for certain to win, it gives this worth.
WIN = 100.0
#: A list of answers is cut here: no question of the rules has more answers that differ in kind.
MOST = 64


class Advice(NamedTuple):
    """An answer to a question.

    picks   indices of options, as `Play.answer` takes them
    worth   what it gains, in cards
    reason  why, as a sentence, with `values` to fill in: cards by their ids, anything else as it is
    vain    whether it costs something and can bring nothing, whatever comes: it is not tried on copies, where those who
            reply may slip
    """

    picks: tuple[int, ...]
    worth: float
    reason: Message | None = None
    values: tuple[tuple[str, Any], ...] = ()
    vain: bool = False


@dataclass(frozen=True, slots=True)
class Style:
    """How a player leans, so that a search does not rely on one kind of opponent.

    boldness  more attacks and fewer answers kept above 1, the other way round below it; 0.5..2
    """

    boldness: float = 1.0


PLAIN = Style()
#: The opponents that a search reckons with, one copy after another.
STYLES = (PLAIN, Style(1.5), Style(0.7))


class Policy(Protocol):
    """The rules of thumb for one copy of a match, which may change between two questions."""

    def advise(self, choice: Choice) -> list[Advice]:
        """Answers to an open question, whoever is asked, the best first; at least one. Answers that the rules refuse
        may be among them.
        """
        ...


class Memo:
    """What a policy has worked out for the question at hand: a table does not change while it is judged. Between two
    questions `known` is None, and nothing is kept.
    """

    __slots__ = ("known",)

    def __init__(self) -> None:
        self.known: dict[Any, Any] | None = None

    def question(self) -> Memo:
        """Remembers within a `with` statement, in which the table does not change."""
        return self

    @contextmanager
    def aside(self) -> Iterator[None]:
        """While this lasts nothing that is known counts: something is looked at as if the table were another."""
        before, self.known = self.known, {}
        try:
            yield
        finally:
            self.known = before

    def __enter__(self) -> None:
        self.known = {}

    def __exit__(self, *_: object) -> None:
        self.known = None


class HasMemo(Protocol):
    """What keeps the results of its `remembered` methods in a memo."""

    memo: Memo


S = TypeVar("S", bound=HasMemo)
P = ParamSpec("P")
R = TypeVar("R")


def remembered(method: Callable[Concatenate[S, P], R], /) -> Callable[Concatenate[S, P], R]:
    """Work out what a method says of the same arguments once for each question."""
    name = method.__qualname__

    def looked_up(self: S, /, *args: P.args, **named: P.kwargs) -> R:
        known = self.memo.known
        if known is None or named:
            return method(self, *args, **named)
        key = (name, args)
        if key in known:
            found: R = known[key]
            return found
        found = known[key] = method(self, *args, **named)
        return found

    return update_wrapper(looked_up, method)


class Plain:
    """The policy of a game that has none: which option is liked better than another is drawn by lot, and passing is
    liked as much as any of them.
    """

    def __init__(self, game: Any, style: Style) -> None:
        self.game = game

    def advise(self, choice: Choice) -> list[Advice]:
        state = self.game.table.random
        worths = []
        for option in choice.options:
            state, liked = chance.below(state, 1000)
            worths.append(-2.0 if self.game.is_open_ended(option) else liked / 500 - 1)
        return ranked(choice, worths)


def standing(game: Any, seat: int) -> float:
    """What a position is worth to a seat, as the game's rules have it."""
    worth: float = game.standing(seat)
    return worth


def nothing(game: Any, seat: int) -> float:
    """What earlier games are worth where a match is one game."""
    return 0.0


@dataclass(frozen=True, kw_only=True)
class Thinking:
    """How a computer plays the game.

    policy   the policy for the game of a copy, in a style
    worth    how much better a copy stands for a seat than for the other player, in cards; what decides the match
             is worth about WIN, and games won of a match count
    earlier  what of a worth comes of the games of the match that are over: a search leaves it out, for what it compares
             is the game at hand, which is as open after a game that was lost as it was before
    by_lot   the kinds of questions that both players answer without knowing the other's answer: drawn by lot
    turn     the kinds of questions in which a player has the turn: then a match that is lost may be given up
    alike    the kinds of questions whose answers hardly differ: courses of answers do not
    horizon  how many turns must have begun since an answer before its trial is judged
    far      the same for a strength that looks farther ahead
    scale    by how many cards a position must be better to be won in 73 of 100 matches
    between  the kinds of questions that are asked between two games of a match: a trial ends there
    trials   what a strength is made of in this game where its numbers are others (fields of
             `sanam.bots.computer.Strength` by its word): where trials are short there may be more of them
    """

    policy: Callable[[Any, Style], Policy] = Plain
    worth: Callable[[Any, int], float] = standing
    earlier: Callable[[Any, int], float] = nothing
    by_lot: frozenset[str] = frozenset(("rps",))
    turn: frozenset[str] = frozenset(("action",))
    alike: frozenset[str] = frozenset()
    horizon: int = 2
    far: int = 4
    scale: float = 3.0
    between: frozenset[str] = frozenset(("side", "first"))
    trials: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)


# ---------------------------------------------------------------------- what an answer loses

#: An answer that may win is worth so much, in cards; one that is worth nothing by itself loses what the best one gains.
MAY_WIN, NOTHING = 5.0, 0.05


def lost_by(advised: Sequence[Advice], picks: Sequence[int]) -> float:
    """What an answer loses against the best one, in cards: 0 unless it gives away a win that was there, or gains
    nothing where something could be gained. Of several good answers one may come before the other.
    """
    if not advised:
        return 0.0
    best = advised[0]
    mine = next((advice.worth for advice in advised if sorted(advice.picks) == sorted(picks)), None)
    if mine is None or sorted(best.picks) == sorted(picks):
        return 0.0
    misses = best.worth >= MAY_WIN > mine + MAY_WIN / 2
    return max(0.0, best.worth - mine) if misses or mine < NOTHING else 0.0


# ---------------------------------------------------------------------- answers of several options


def ranked(choice: Choice, worths: Sequence[float], reasons: Sequence[Message | None] = ()) -> list[Advice]:
    """Answers to a question by what each option is worth, those of an answer being added up; the best first.

    Where any number of options may be picked there are too many answers to list: these are the best one and those that
    differ from it by one option. Options that are worth the same stay in their order.
    """
    why = reasons or (None,) * len(worths)
    found = [_advice(picks, worths, why) for picks in islice(_sets(choice, worths), 4 * MOST)]
    found.sort(key=lambda advice: -advice.worth)
    return found[:MOST]


def _advice(picks: Sequence[int], worths: Sequence[float], reasons: Sequence[Message | None]) -> Advice:
    reason = max(picks, key=lambda at: worths[at], default=None)
    return Advice(tuple(picks), sum(worths[at] for at in picks), reasons[reason] if reason is not None else None)


def _sets(choice: Choice, worths: Sequence[float]) -> Iterator[Sequence[int]]:
    """Legal answers, each once."""
    if choice.least == 0:
        yield ()
    if choice.combinations is not None:
        yield from sorted(filter(None, choice.combinations), key=lambda picks: -sum(worths[at] for at in picks))
        return
    most = min(choice.most, len(worths))
    if most == 1:
        yield from ((at,) for at in range(len(worths)))
        return
    order = sorted(range(len(worths)), key=lambda at: (-worths[at], at))
    size = max(choice.least, sum(worths[at] > 0 for at in order[:most]))
    chosen = order[:size]
    seen: set[tuple[int, ...]] = {()} if choice.least == 0 else set()
    for picks in _near(order, chosen, choice.least, most):
        answer = tuple(picks) if choice.order else tuple(sorted(picks))
        if answer not in seen:
            seen.add(answer)
            yield answer


def _near(order: list[int], chosen: list[int], least: int, most: int) -> Iterator[list[int]]:
    """A set of options and those that are one option away from it."""
    yield chosen
    others = [at for at in order if at not in chosen]
    for out in reversed(chosen):
        rest = [at for at in chosen if at != out]
        if len(rest) >= least:
            yield rest
        yield from ([*rest, other] for other in others)
    if len(chosen) < most:
        yield from ([*chosen, other] for other in others)
