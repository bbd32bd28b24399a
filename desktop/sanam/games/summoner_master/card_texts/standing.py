"""Continuous Abilities: what is in force now, read off the table (601.3, 602.1.5).

Nothing of it is stored: it follows the state of the cards, and is worked out anew when the table has changed. What a
condition or filter reads of values are printed numbers with the changes that were made, without what is in force.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sanam.abilities.tree import Tree
from sanam.engine.values import Change
from sanam.games.summoner_master.card_texts import selecting
from sanam.games.summoner_master.card_texts.program import Program, changes

if TYPE_CHECKING:
    from sanam.games.summoner_master.game import SummonerGame


class Standing:
    """What is in force.

    changes  (card, value) -> changes to it, each with the time at which its card came in
    deeds    card -> what it may not do (the names of `Deed`), and "across" for what it may
    silent   Mystic Cards that have no Effect
    """

    def __init__(self) -> None:
        self.changes: dict[tuple[int, str], list[Change]] = {}
        self.deeds: dict[int, set[str]] = {}
        self.silent: set[int] = set()


def in_force(rules: SummonerGame) -> Standing:
    """What is in force now; worked out once for each state of the table."""
    play = rules.play
    if play.derived is not None and play.derived[0] == play.version:
        found: Standing = play.derived[1]
        return found
    play.derived = (play.version, Standing())  # what reads values meanwhile reads them without it
    standing = Standing()
    cards = [card for seat in (0, 1) for card in rules.abilities.side(seat)]
    standing.silent = _silent(rules, cards)
    for card in cards:
        if card in standing.silent or rules.being_cast(card):
            continue  # 601.1.3
        for index in rules.kit(card).standing:
            program = rules.kit(card).programs[index]
            if program is not None and rules.has_power(card, index):
                _add(rules, standing, card, program)
    play.derived = (play.version, standing)
    return standing


def _silent(rules: SummonerGame, cards: list[int]) -> set[int]:
    """Mystic Cards that another takes their Effect from. Attachment makes no ring, so whoever is attached last decides
    first; "not" prevails over everything else (100.2).
    """
    found: set[int] = set()

    def depth(card: int) -> int:
        host = rules.table.cards[card].host
        return 0 if host is None else 1 + depth(host)

    for card in sorted(cards, key=depth, reverse=True):
        if card in found or rules.being_cast(card):
            continue
        for index in rules.kit(card).standing:
            program = rules.kit(card).programs[index]
            if program is None or not rules.has_power(card, index) or not applies(rules, card, program):
                continue
            for sentence in program.sentences:
                if sentence["o"].key == "Op.no-effect":
                    found |= set(subjects(rules, card, sentence["o"].get("w")))
    return found


def applies(rules: SummonerGame, card: int, program: Program) -> bool:
    """Whether the conditions of a text hold for its card now."""
    seat = rules.owner(card)
    if program.alone:
        # Another Seal for a Seal, another Mystic Card for a Mystic Card (SMG-139.1, SMG-139.2).
        others = rules.seals(seat) if rules.kit(card).seal else rules.mystics(seat)
        if any(other != card for other in others):
            return False
    if program.pasted is not None:
        host = rules.table.cards[card].host
        said = program.pasted
        if host is None or not selecting.kind_fits(rules, said["n"], host):
            return False
        if not all(selecting.fits(rules, card, narrow, host) for narrow in said.many("f")):
            return False
    return all(selecting.holds(rules, card, seat, clause) for clause in program.conditions)


def subjects(rules: SummonerGame, card: int, group: Tree | None) -> list[int]:
    """The cards that a text in force speaks of; without words it is its own card, or the one it is pasted on."""
    host = rules.table.cards[card].host
    if group is None:
        return [card] if rules.kit(card).seal or host is None else [host]
    match group.name:
        case "self":
            return [card]
        case "host-seal" | "host-mystic":
            return [host] if host is not None else []
    return selecting.members(rules, card, rules.owner(card), group)


def _add(rules: SummonerGame, standing: Standing, card: int, program: Program) -> None:
    if not applies(rules, card, program):
        return
    if program.keyword == "weak-touch":
        standing.deeds.setdefault(card, set()).add("weak-touch")
    for sentence in program.sentences:
        op = sentence["o"]
        for subject in subjects(rules, card, op.get("w")):
            if op.key == "Op.cannot":
                standing.deeds.setdefault(subject, set()).add(op["a"].name)
            elif op.key == "Op.across":
                standing.deeds.setdefault(subject, set()).add("across")
            for key, change in _changes(rules, card, op):
                standing.changes.setdefault((subject, key), []).append(change)


def _changes(rules: SummonerGame, card: int, op: Tree) -> Iterator[tuple[str, Change]]:
    since = rules.since(card)
    if op.key == "Op.change":
        each = op.get("e")
        times = 1 if each is None else len(selecting.members(rules, card, rules.owner(card), each))
        for key, number in changes(op):
            yield key, Change("add", number * times, since)
    elif op.key == "Op.set":
        yield op["k"].name, Change("set", op.number("n"), since)
