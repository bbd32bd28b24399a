"""The order in which the words of an ability are come to: which of its steps stand before a step in the text."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sanam.games.onepiece.texts.tree.steps import Step

#: A step: the part of the program that it is in, and where; -1: before the first.
Where = tuple[str, int]
T = TypeVar("T")


class Flow:
    """The steps of a cost and of what follows it."""

    def __init__(self, cost: list[Step], body: list[Step]) -> None:
        self.parts = {"cost": cost, "body": body}

    def step(self, where: Where) -> Step:
        part, at = where
        return self.parts[part][at]

    def before(self, where: Where, found: Callable[[Where], T | None], opening: Callable[[], list[T]]) -> list[T]:
        """What is found last before a step, on each of the ways on which it is come to; what `opening` says where a way
        has nothing. Steps that a failed condition leaves out are words that were said all the same.
        """
        result: list[T] = []
        seen: set[Where] = set()
        todo = [where]
        while todo:
            for came in self._from(todo.pop()):
                if came in seen:
                    continue
                seen.add(came)
                here = found(came) if came[1] >= 0 else None
                if here is not None:
                    result.append(here)
                elif came[1] >= 0:
                    todo.append(came)
                elif came[0] == "body" and self.parts["cost"]:
                    todo.append(("cost", len(self.parts["cost"])))
                else:
                    result += opening()
        return list(dict.fromkeys(result))

    def _from(self, where: Where) -> list[Where]:
        part, at = where
        steps = self.parts[part]
        if at == 0:
            return [(part, -1)]
        before = steps[at - 1]
        if before.kind == "jump" and before.to > at:
            forks = [j for j in range(at) if steps[j].to == at or at in steps[j].ways]
            return [(part, j) for j in forks if steps[j].kind != "jump"] or [(part, -1)]
        ways = [j for j in range(at - 1) if steps[j].kind == "jump" and steps[j].to == at]
        return [(part, j) for j in (at - 1, *ways)]
