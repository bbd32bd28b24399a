"""Seals that are invented for a trial, and what filters ask of them: one that just passes, one that just fails."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from sanam.games.summoner_master.cards.model import ELEMENTS, TRIBES, SummonerCard
from sanam.games.witnessing.phrases import Node, name_of, number, words
from sanam.games.witnessing.trials import NotDriven


@dataclass(frozen=True)
class Sketch:
    """What an invented card is to be like."""

    family: str = "seal"
    name: str = ""
    tribes: tuple[str, ...] = ()
    elements: tuple[str, ...] = ()
    level: int = 1
    at: int = 6
    df: int = 6
    sp: int = 3
    cast_mp: int = 2
    attack_mp: int = 1
    line: str = "at-line"
    inactive: bool = False
    cursed: bool = False
    fits: bool = True

    def but(self, **other: Any) -> Sketch:
        return replace(self, **other)

    def card(self, number: int) -> SummonerCard:
        name = self.name or f"Extra {number}"
        if self.family == "mystic":
            return SummonerCard(
                name=name, family="mystic", mystic_kind="untargeted", duration="infinity", cast_mp=self.cast_mp
            )
        return SummonerCard(
            name=name,
            family="seal",
            tribes=self.tribes,
            elements=self.elements,
            level=self.level,
            at=self.at,
            df=self.df,
            sp=self.sp,
            cast_mp=self.cast_mp,
            attack_mp=self.attack_mp,
        )


def _element(node: Node) -> str:
    return name_of(node)


def fit(sketch: Sketch, node: Node) -> Sketch:
    """The sketch changed so that it passes a filter at the edge."""
    match name_of(node):
        case "tribe" | "tribes":
            return sketch.but(tribes=(words(node, "TRIBE")[-1],))
        case "element":
            return sketch.but(elements=(_element(node["e"]),))
        case "elements":
            return sketch.but(elements=(_element(node["b"]),))
        case "inactive" | "active":
            return sketch.but(inactive=name_of(node) == "inactive")
        case "line":
            return sketch.but(line=name_of(node["l"]))
        case "part":
            return sketch.but(name=f"{words(node, 'PART')[0]} of Old")
        case "named":
            return sketch.but(name=words(node, "NAME")[0])
        case "most" | "least" | "exactly":
            return sketch.but(**{name_of(node["k"]): number(node)})
        case "other":
            return sketch
    raise NotDriven(f"filter {node['is']}")


def spoil(sketch: Sketch, node: Node) -> Sketch | None:
    """The sketch changed so that it just fails a filter; None where no invented card can."""
    match name_of(node):
        case "tribe" | "tribes":
            return sketch.but(tribes=(next(tribe for tribe in TRIBES if tribe not in words(node, "TRIBE")),))
        case "element" | "elements":
            said = [_element(node[slot]) for slot in ("e", "a", "b") if slot in node]
            return sketch.but(elements=(next(one for one in ELEMENTS if one not in said),))
        case "inactive" | "active":
            return sketch.but(inactive=name_of(node) == "active")
        case "line":
            return sketch.but(line="df-line" if name_of(node["l"]) == "at-line" else "at-line")
        case "part" | "named":
            return sketch.but(name="")
        case "most" | "exactly":
            return sketch.but(**{name_of(node["k"]): number(node) + 1})
        case "least":
            return sketch.but(**{name_of(node["k"]): number(node) - 1})
    return None
