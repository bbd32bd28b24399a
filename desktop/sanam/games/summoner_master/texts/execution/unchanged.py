"""Whether what texts read of the table is still as it was: most events only say where the rules stand."""

from __future__ import annotations

from typing import NamedTuple

from sanam.engine import events as ev
from sanam.engine.table import TABLE
from sanam.games.summoner_master.texts.execution.host import Host
from sanam.games.summoner_master.texts.execution.profiles import VALUES, Asks
from sanam.games.summoner_master.vocabulary.effects import Standing
from sanam.games.summoner_master.vocabulary.zones import HAND, IN_ARENA, MYSTIC_LIBRARY, SEAL_LIBRARY

#: Marks of cards that only say what has been done with them.
_DONE = frozenset({"again", "lined", "unlined", "worked"})
#: Marks of the table that only say where the rules stand within a Subturn.
_STEPS = frozenset({"loop", "step"})
#: Marks of players that only say what they have done; no text reads them.
_DONE_BY_PLAYERS = frozenset({"brought", "hand_attack", "turned_down", "woke"})
#: The piles in which no card has anything that happens to it by itself, but those that wake up (SMG-130).
_PILES = frozenset({HAND, SEAL_LIBRARY, MYSTIC_LIBRARY})


class Moment(NamedTuple):
    """The table at a time: its version, that of its facts (see `Changes`), and the cards that are being cast or are
    entering, as far as texts leave them aside: Mystic Cards, and Seals with Continuous Abilities; and those whose
    Continuous Abilities have not begun yet (`dormant`).
    """

    version: int
    facts: int
    entering: tuple[int, ...]
    dormant: tuple[int, ...] = ()


class Derived(NamedTuple):
    """What is in force at a moment, and what the texts of the cards in the Arena ask for."""

    at: Moment
    standing: Standing
    asks: Asks = Asks()


#: Before any table.
NEVER = Moment(-1, -1, ())


def moment(rules: Host) -> Moment:
    """The table now."""
    entering: tuple[int, ...] = ()
    dormant: tuple[int, ...] = ()
    for frame in rules.table.stack:  # a plain loop: this runs after most steps
        inside = frame.locals
        if "entering" in inside:
            profile = rules.profile(inside["entering"])
            if not profile.seal or profile.standing:
                entering += (inside["entering"],)
        if "dormant" in inside:
            dormant += (inside["dormant"],)
    return Moment(rules.play.version, rules.play.facts, entering, dormant)


def only_told(rules: Host, then: Moment, now: Moment) -> bool:
    """Whether nothing has changed since `then` from which something could happen by itself (see `between`)."""
    same = then.entering == now.entering and then.dormant == now.dormant
    if not same or then.facts == now.facts:
        return same
    events = rules.play.since(then.version)
    if events is None:
        return False
    for event in events:  # noqa: SIM110 – a plain loop: this runs after most steps
        if type(event) not in ev.BOOKKEEPING and not _idle(rules, event):
            return False
    return True


def _idle(rules: Host, event: ev.Base) -> bool:
    """Whether nothing can happen by itself because of this: Mp, steps, what lies Active or Inactive where no text asks
    for that, and cards that go between a hand and Libraries where none wakes up or counts them.
    """
    if type(event) is ev.Marked:
        return event.key in _DONE if type(event.subject) is int else event.subject == TABLE and event.key in _STEPS
    if type(event) is ev.CardTurned:
        known: Derived | None = rules.play.derived
        by_stance = known.asks.stances if known is not None else rules.any_standing
        return not (by_stance or rules.wakes_by_stance)
    if type(event) is ev.CardMoved:
        return not rules.minds_piles and event.source[2:] in _PILES and event.target[2:] in _PILES
    return type(event) is ev.CountChanged


def holds_still(rules: Host, known: Derived, now: Moment) -> bool:
    """Whether Continuous Abilities read the same as they did for what is known. Who fights is no fact of the table."""
    if rules.reads_fights:
        return False
    then = known.at
    same = then.dormant == now.dormant and (
        then.entering == now.entering or _telling(rules, then) == _telling(rules, now)
    )
    if not same or then.facts == now.facts:
        return same
    events = rules.play.since(then.version)
    if events is None:
        return False
    for event in events:  # noqa: SIM110 – a plain loop: this runs after most steps
        if type(event) not in ev.BOOKKEEPING and not _harmless(rules, event, known.asks):
            return False
    return True


def _telling(rules: Host, at: Moment) -> list[int]:
    """The cards entering that have Continuous Abilities themselves."""
    cards = rules.table.cards
    return [card for card in at.entering if card in cards and rules.profile(card).standing]


def _harmless(rules: Host, event: ev.Base, asks: Asks) -> bool:
    if type(event) is ev.CardMoved:
        if asks.hands and "hand" in (event.source[2:], event.target[2:]):
            return False
        return not rules.reads_piles and event.source not in IN_ARENA and event.target not in IN_ARENA
    if type(event) is ev.Marked:
        if event.subject == TABLE and asks.past and event.key in ("past", "subturn"):
            return False
        if asks.steps and event.key == "step":
            return False
        if event.key in _DONE or event.key in _DONE_BY_PLAYERS:
            return True
        return event.subject == TABLE and not (asks.turns and event.key == "player")
    if type(event) is ev.CardTurned:
        return not asks.stances
    if isinstance(event, ev.ModifierAdded | ev.ModifierRemoved):
        return event.modifier.key in VALUES and not asks.values
    return type(event) is ev.CountChanged and not asks.counts
