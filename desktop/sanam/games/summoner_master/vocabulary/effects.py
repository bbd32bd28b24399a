"""What is in force, and where Effects come from."""

from __future__ import annotations

from typing import Any, NamedTuple

from sanam.abilities.tree import Tree
from sanam.engine.values import Change


class Origin(NamedTuple):
    """Where an Effect comes from (600.2, 602.1.1).

    things  "skill" or "ability"; where a text asks for it "mp:…" for what it cost; of a Mystic Card also "mystic" and
            "type:…" for each of its types; for a Curse that it gives "curse" and "curse:…"
    seat    the owner of its card
    source  its card: what that does to a card does not keep itself off
    firm    whether it cannot be cancelled (SMG-144)
    """

    things: tuple[str, ...]
    seat: int
    source: int | None
    firm: bool = False

    def plain(self) -> dict[str, Any]:
        return {"things": list(self.things), "by": self.seat, "from": self.source, "firm": self.firm}


class Guard(NamedTuple):
    """One Protect ("protect") or Cancel ("cancel") of a card, since a point of time, by a card of `seat`.

    against  a thing as in `Origin`, or "other-type:…"; `theirs`: only what the opponent's cards do
    """

    verb: str
    against: str
    theirs: bool
    seat: int
    since: int
    source: int

    def meets(self, origin: Origin) -> bool:
        if origin.source == self.source or (self.theirs and origin.seat == self.seat):
            return False
        if self.verb == "cancel" and origin.firm:
            return False
        if self.against.startswith("other-type:"):
            return "mystic" in origin.things and self.against.removeprefix("other-") not in origin.things
        if self.against == "card":
            return True
        if ":" in self.against and self.against.split("-")[0] in ("mystic", "skill"):
            return self._costs_so(origin)
        return self.against in origin.things

    def _costs_so(self, origin: Origin) -> bool:
        """Whether what an Effect comes from costs as much as "mystic-most:2" and the like say."""
        kind, number = self.against.split(":")
        thing, _, sort = kind.partition("-")
        costs = [int(one[3:]) for one in origin.things if one.startswith("mp:")]
        if thing not in origin.things or not costs:
            return False
        return costs[0] <= int(number) if sort == "most" else costs[0] >= int(number)


class Standing:
    """What is in force.

    changes  (card or "seat0", value) -> changes to it, each with the time at which its card came in
    deeds    card -> what it may not do (the names of `Deed`), and what it may (ALLOWED)
    attacks  (card, "twice" or "in-state") -> how often it attacks for one Mp, the form it counts as being in
    silent   Mystic Cards that have no Effect
    lost     card -> what it has lost: "ability", "skill"
    guards   card -> what keeps Effects off it
    unattacked  card -> (card that says so, `Op.unattacked`) for each kind of Seal that cannot attack it
    spares     card -> (card that says so, `Op.spares`) for each kind of Seal that it cannot attack
    withstood  card -> (card that says so, `Op.withstands`) for each kind of Seal that cannot destroy it
    rescues    card -> (card that says so, which of its texts, the operation) for what is done instead of destroying it
    diverted   card -> the Zone to which it goes instead of the Shrine
    cast_limits  (player, card that says so, `Op.cast-limit`) for each kind of card of which only so many are cast
    unpasted card -> (card that says so, `Op.unpasted`) for each kind of Mystic Card that cannot be attached to it
    leaving  card -> as `rescues`, for what is done instead of its leaving the Arena
    kinds    card -> (whether it is all that it is, "element" or "tribe", which) that it counts as
    hushed   the players who cannot use Interfere
    barred   (player, what that player cannot do: a `Bar` of the phrase book)
    skips    (player, Step) that are skipped
    uncast   (player, card that says so, `Op.uncast`) for each kind of card that a player cannot cast
    """

    def __init__(self) -> None:
        self.changes: dict[tuple[int | str, str], list[Change]] = {}
        self.deeds: dict[int, set[str]] = {}
        self.attacks: dict[tuple[int, str], int | str] = {}
        self.silent: set[int] = set()
        self.lost: dict[int, set[str]] = {}
        self.guards: dict[int, list[Guard]] = {}
        self.uncast: list[tuple[int, int, Tree]] = []
        self.unattacked: dict[int, list[tuple[int, Tree]]] = {}
        self.spares: dict[int, list[tuple[int, Tree]]] = {}
        self.skips: set[tuple[int, str]] = set()
        self.rescues: dict[int, list[tuple[int, int, int]]] = {}
        self.cast_limits: list[tuple[int, int, Tree]] = []
        self.unpasted: dict[int, list[tuple[int, Tree]]] = {}
        self.leaving: dict[int, list[tuple[int, int, int]]] = {}
        self.hushed: set[int] = set()
        self.barred: list[tuple[int, Tree]] = []
        self.kinds: dict[int, list[tuple[bool, str, str]]] = {}
        self.diverted: dict[int, str] = {}
        self.withstood: dict[int, list[tuple[int, Tree]]] = {}
