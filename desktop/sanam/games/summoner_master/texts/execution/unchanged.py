"""Whether what texts read of the table is still as it was: most events only say where the rules stand."""

from __future__ import annotations

from typing import NamedTuple

from sanam.engine import events as ev
from sanam.engine.table import TABLE
from sanam.games.summoner_master.texts.execution.host import Host
from sanam.games.summoner_master.vocabulary.zones import IN_ARENA

#: Marks of cards that only say what has been done with them.
_DONE = frozenset({"again", "lined", "unlined", "worked"})


class Moment(NamedTuple):
    """The table at a time: its version, that of its facts (see `Changes`), and the cards that are being cast or are
    entering, which texts leave aside.
    """

    version: int
    facts: int
    entering: tuple[int, ...]


#: Before any table.
NEVER = Moment(-1, -1, ())


def moment(rules: Host) -> Moment:
    """The table now."""
    return Moment(rules.play.version, rules.play.facts, rules.running.entering())


def only_told(rules: Host, then: Moment, now: Moment) -> bool:
    """Whether no card, mark or change is another one than it was `then`."""
    if then.facts == now.facts or then.entering != now.entering:
        return then.entering == now.entering
    events = rules.play.since(then.version)
    if events is None:
        return False
    for event in events:  # noqa: SIM110 – a plain loop: this runs after most steps
        if type(event) not in ev.BOOKKEEPING and type(event) is not ev.CountChanged:
            return False
    return True


def holds_still(rules: Host, then: Moment, now: Moment) -> bool:
    """Whether Continuous Abilities read the same as they did `then`. Who fights is no fact of the table."""
    if rules.reads_fights:
        return False
    if then.facts == now.facts or then.entering != now.entering:
        return then.entering == now.entering
    events = rules.play.since(then.version)
    if events is None:
        return False
    for event in events:  # noqa: SIM110 – a plain loop: this runs after most steps
        if type(event) not in ev.BOOKKEEPING and not _harmless(rules, event):
            return False
    return True


def _harmless(rules: Host, event: ev.Base) -> bool:
    if type(event) is ev.CardMoved:
        return not rules.reads_piles and event.source not in IN_ARENA and event.target not in IN_ARENA
    if type(event) is ev.Marked:
        return event.key in _DONE or event.subject == TABLE
    return type(event) is ev.CountChanged
