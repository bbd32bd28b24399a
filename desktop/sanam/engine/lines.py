"""Lines: the tree of all that was played in a match, what was taken back included.

Whoever undoes and plays on otherwise leaves a line behind; it is kept, and can be taken up again. A line is known by
the batch it ends with. The same answer from the same moment is the same batch, however often it is given.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from sanam.engine.batch import Batch


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a match.

    id       names its last batch, in every run of the program
    number   from 1, in the order in which the lines were begun
    fork     how many batches it has in common with the line that is played
    length   how many batches it has in all
    current  whether it is the one that is played
    """

    id: str
    number: int
    fork: int
    length: int
    current: bool


class _Node(msgspec.Struct, gc=False):
    batch: Any
    parent: int
    depth: int
    #: The nodes that follow it, and the one that was played last, -1 for none.
    children: tuple[int, ...] = ()
    last: int = -1


def _said(batch: Batch) -> bytes:
    """What was answered or done, as bytes; the children of a node are known by that."""
    return msgspec.json.encode([batch.kind, batch.seat, batch.picks, batch.action])


class Lines:
    """The tree, and where the match stands in it."""

    def __init__(self) -> None:
        self._nodes: list[_Node] = []
        #: The names of the first nodes: a name is made of its parent's, and only where one is asked for.
        self._ids: list[str] = []
        self._at = -1

    def played(self, batch: Batch) -> None:
        """A batch came about, or was done again."""
        nodes, at = self._nodes, self._at
        if at < 0:
            known = 0 if nodes else None
        else:
            known = self._follows(nodes[at], batch) if nodes[at].children else None
        if known is None:
            known = len(nodes)
            nodes.append(_Node(batch, at, nodes[at].depth + 1 if at >= 0 else 1))
            if at >= 0:
                nodes[at].children += (known,)
        if at >= 0:
            nodes[at].last = known
        nodes[known].batch = batch
        self._at = known

    def _follows(self, node: _Node, batch: Batch) -> int | None:
        """The node that follows this one by the same answer."""
        said = _said(batch)
        return next((child for child in node.children if _said(self._nodes[child].batch) == said), None)

    def taken_back(self) -> None:
        """The last batch was undone."""
        self._at = self._nodes[self._at].parent

    def all(self) -> tuple[Line, ...]:
        """Every line, in the order in which they were begun."""
        ends = [index for index, node in enumerate(self._nodes) if not node.children]
        if not ends:
            return ()
        now = self._at
        while self._nodes[now].last >= 0:
            now = self._nodes[now].last
        played = set(self._path(now))
        return tuple(
            Line(
                self._id(end),
                number,
                self._common(end, played),
                self._nodes[end].depth,
                end == now,
            )
            for number, end in enumerate(ends, 1)
        )

    def batches(self, id: str) -> list[Batch]:
        """The batches of a line from the beginning of the match. Raises KeyError for an unknown one."""
        for index, node in enumerate(self._nodes):
            if not node.children and self._id(index) == id:
                return [self._nodes[at].batch for at in self._path(index)]
        raise KeyError(id)

    def _id(self, index: int) -> str:
        """What a node is called, in every run of the program."""
        for node in self._nodes[len(self._ids) : index + 1]:
            before = self._ids[node.parent] if node.parent >= 0 else ""
            self._ids.append(hashlib.blake2b(before.encode() + _said(node.batch), digest_size=8).hexdigest())
        return self._ids[index]

    def _common(self, index: int, played: set[int]) -> int:
        """How many batches the path to a node has in common with the line that is played."""
        while index not in played:
            index = self._nodes[index].parent
        return self._nodes[index].depth

    def _path(self, index: int) -> list[int]:
        path = []
        while index >= 0:
            path.append(index)
            index = self._nodes[index].parent
        return path[::-1]
