"""What a fight comes to, and what is told of it."""

from __future__ import annotations

from typing import Any, NamedTuple


class Powers(NamedTuple):
    """Two values that are compared: whose name is `key` on the attacker and `other` on the attacked."""

    key: str
    mine: int
    other: str
    theirs: int


class Fight(NamedTuple):
    """A fight as it ends: what was compared, in order; whether the attacking and the attacked Seal lose; whether the
    attacked Seal defends in the Df Line.
    """

    powers: tuple[Powers, ...]
    attacker: bool
    target: bool
    defending: bool

    @property
    def outcome(self) -> str:
        """Who is destroyed: "both", "target", "attacker" or "nobody"; "held" where the attacker loses against a
        defending Seal and is not destroyed for it (504.20.1).
        """
        if self.attacker:
            return "both" if self.target else "held" if self.defending else "attacker"
        return "target" if self.target else "nobody"

    def said(self) -> dict[str, Any]:
        """For the log and for who aims."""
        return {"powers": [list(powers) for powers in self.powers], "outcome": self.outcome}
