"""Operations by which cards change places, count as something else, or must do something."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.engine.procedure import Call
from sanam.games.summoner_master.texts.execution import operations
from sanam.games.summoner_master.texts.execution.host import Run
from sanam.games.summoner_master.texts.execution.registry import does, until_of
from sanam.games.summoner_master.texts.execution.standing_effects import kind_said
from sanam.games.summoner_master.vocabulary.zones import LINES, SEAT_OF


@does("becomes", "counts-as")
def count_as(run: Run, op: Tree) -> list[Call]:
    for card in run.cards(op):
        run.modify(card, "kind", "set", list(kind_said(op)), until_of(run, op))
    return []


@does("must")
def oblige(run: Run, op: Tree) -> list[Call]:
    for card in run.cards(op):
        run.modify(card, "deed", "must", f"must-{op['a'].name}", until_of(run, op))
    return []


def _pair(run: Run, op: Tree) -> tuple[int, int] | None:
    """The two cards of an exchange; None where one of them is gone or out of reach."""
    one, other = (run.cards(op, slot)[:1] for slot in ("a", "b"))
    return (one[0], other[0]) if one and other and one != other else None


@does("swap-lines")
def swap_lines(run: Run, op: Tree) -> list[Call]:
    """Each goes to where the other stands; that is no assignment of a Line (515.8)."""
    pair = _pair(run, op)
    if pair is None:
        return []
    words = [run.rules.word(card) for card in pair]
    if words[0] == words[1] or not set(words) <= set(LINES):
        return []
    seats = [SEAT_OF[run.table.cards[card].zone] for card in pair]
    return [
        run.rules.deeds.put_in_line(card, f"{seat}.{word}")
        for card, seat, word in zip(pair, seats, words[::-1], strict=True)
    ]


@does("swap-control")
def swap_control(run: Run, op: Tree) -> list[Call]:
    """Each player takes Control of the other's card (SMG-129.1)."""
    pair = _pair(run, op)
    if pair is None or run.rules.owner(pair[0]) == run.rules.owner(pair[1]):
        return []
    calls = []
    for card in pair:
        to = 1 - run.rules.owner(card)
        run.modify(card, "control", "set", to, until_of(run, op))
        calls += operations.change_sides(run.rules, card, to)
    return calls


@does("swap-value")
def swap_values(run: Run, op: Tree) -> list[Call]:
    """As both are now: what changes them later changes what they have then (602.1.4)."""
    pair, key = _pair(run, op), op["k"].name
    if pair is None:
        return []
    values = [run.rules.value(card, key) for card in pair]
    if None in values:
        return []
    for card, mine, theirs in zip(pair, values, values[::-1], strict=True):
        run.modify(card, key, "add", (theirs or 0) - (mine or 0), until_of(run, op))
    return []


@does("shuffle")
def shuffle(run: Run, op: Tree) -> list[Call]:
    for pile in ("seal-library", "mystic-library"):
        run.play.shuffle(f"{run.seat}.{pile}")
    return []


@does("attach-from")
def attach(run: Run, op: Tree) -> list[Call]:
    """A Mystic Card comes in onto the card that is named, if it can be on that."""
    cards = run.cards(op, "x")
    hosts = run.cards(op)
    calls = [
        run.rules.deeds.bring_mystic(card, run.seat, host)
        for card, host in zip(cards, hosts, strict=False)
        if host in run.rules.cast.hosts(card)
    ]
    return [*calls, *run.shuffles(op["x"])]


@does("banish")
def banish(run: Run, op: Tree) -> list[Call]:
    """Seals come back when the time is up; a Mystic Card does not (SMG-74.2)."""
    found = [card for card in run.cards(op) if run.rules.profile(card).seal]
    return [run.rules.deeds.banish(card, op.number("n")) for card in found]
