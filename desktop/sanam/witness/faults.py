"""Measures what a witness is worth: seeded faults, and how many it lets live.

A fault is a small change of the tree that the match plays, while the witness reads the tree as it is. A fault that
changes no result is a survivor: either it makes no difference on any board, or the witness is blind to it.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from sanam.games.definition import GameDefinition
from sanam.games.witnessing.phrases import Node, walk
from sanam.games.witnessing.trials import Match, NoFault, NotDriven, Witness
from sanam.witness.driver import PROVEN, match_of, one, text_of, try_ability
from sanam.witness.survey import wholly_read

#: Slots whose node may be left out of a tree without making it another kind of tree.
_OPTIONAL = ("f", "d", "w")
#: Nodes that may be replaced by what stands in their slot "x": the rest of them is dropped.
_WRAPPERS = ("Clause.if", "Ops.and", "Ops.next", "Ops.then", "Ops.and if")


class Fault(msgspec.Struct, omit_defaults=True):
    """A fault in an ability, and whether it survived."""

    code: str
    ability: int
    kind: str
    text: str = ""
    survived: bool = False


def changes(tree: Node, witness: Witness) -> Iterator[tuple[str, Node]]:
    """Every fault of a tree, with what kind it is."""
    printed = {id(node) for part in walk(tree) if part["is"] in witness.printed for node in walk(part)}
    for at, node in enumerate(walk(tree)):
        if id(node) in printed:
            continue
        for kind, change in _of_node(node, witness):
            wrong = copy.deepcopy(tree)
            spot = next(found for place, found in enumerate(walk(wrong)) if place == at)
            if change(spot):
                yield f"{node['is']}: {kind}", wrong


def _of_node(node: Node, witness: Witness) -> Iterator[tuple[str, Any]]:
    key, value = str(node["is"]), node.get("v")
    if key in witness.numbers and isinstance(value, int):
        step = 1000 if abs(value) >= 1000 else 1
        yield "one more", lambda spot: _set(spot, "v", value + step if value >= 0 else value - step)
        if abs(value) > step:
            yield "one less", lambda spot: _set(spot, "v", value - step if value >= 0 else value + step)
    for other in witness.swaps.get(key, ()):
        yield f"for {other}", lambda spot, other=other: _set(spot, "is", other)
    if isinstance(node.get("f"), list):
        for at in range(len(node["f"])):
            if node["f"][at]["is"] in witness.ignored:
                continue
            yield f"without {node['f'][at]['is']}", lambda spot, at=at: spot["f"].pop(at) is not None
    for slot in _OPTIONAL[1:]:
        if slot in node and node[slot]["is"] not in witness.ignored and key.startswith(("Op.", "Sel.")):
            yield f"without {slot}", lambda spot, slot=slot: spot.pop(slot) is not None
    if key in _WRAPPERS:
        yield "only its first part", lambda spot: _become(spot, "x")
        if "y" in node:
            yield "only its second part", lambda spot: _become(spot, "y")


def _set(spot: Node, slot: str, value: Any) -> bool:
    spot[slot] = value
    return True


def _become(spot: Node, slot: str) -> bool:
    part = spot[slot]
    spot.clear()
    spot.update(part)
    return True


def survives(witness: Witness, match: Match, card: Any, ability: int, played: Node, before: Mapping[str, str]) -> bool:
    """Whether every trial ends with the match playing a wrong tree as it did with the right one."""
    try:
        trials = witness.trials(card, ability)
    except NotDriven:
        return True
    return all(
        one(witness, match, card, ability, trial, played) == before[trial.name]
        for trial in trials
        if trial.name in before
    )


def seeded(game: GameDefinition, cards: Iterable[Any], seed: int, most: int, each: int = 1) -> list[Fault]:
    """Faults drawn by lot in abilities that are proven: `each` per ability, `most` in all."""
    assert game.witness is not None
    witness, match = game.witness(), match_of(game)
    lot = random.Random(seed)
    pool = list(wholly_read(game, cards))
    lot.shuffle(pool)
    found: list[Fault] = []
    for card in pool:
        for ability, tree in enumerate(witness.abilities(card)):
            wrong = list(changes(tree, witness))
            if len(found) >= most:
                return found
            if not wrong:
                continue
            verdict = try_ability(witness, match, card, ability)
            if verdict.verdict != PROVEN:
                continue
            for kind, played in lot.sample(wrong, min(each, len(wrong))):
                try:
                    alive = survives(witness, match, card, ability, played, verdict.results)
                except NoFault:
                    continue
                found.append(Fault(str(card.key), ability, kind, text_of(card, ability), alive))
    return found
