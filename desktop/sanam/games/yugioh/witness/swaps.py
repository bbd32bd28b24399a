"""Which entries of the phrase book stand for one another in seeded faults: what is easily taken for the other."""

from __future__ import annotations

from typing import Any

_ALIKE = (
    ("Adj.you control", "Adj.opponent controls"),
    ("Adj.face-up", "Adj.face-down"),
    ("Adj.level or lower", "Adj.level or higher"),
    ("Adj.atk or less", "Adj.atk or more"),
    ("Adj.in your", "Adj.in opponent's"),
    ("Adj.trait", "Adj.not trait"),
    ("Zone.gy", "Zone.hand"),
    ("Op.destroy", "Op.banish"),
    ("Op.send to gy", "Op.return to hand"),
    ("Op.inflict damage", "Op.gain lp"),
    ("Statement.gains", "Statement.loses"),
    ("Stat.atk", "Stat.def"),
    ("Until.end of turn", "Until.end of opponent's next turn"),
    ("Cond.you control", "Cond.opponent controls"),
    ("Cond.you control no", "Cond.opponent controls no"),
    ("How.defense position", "How.attack position"),
    ("Position.defense", "Position.attack"),
    ("Noun.spell", "Noun.trap"),
    ("Way.normal", "Way.special"),
    ("By.battle", "By.effect"),
    ("Rule.cannot be destroyed by battle", "Rule.cannot be destroyed by effects"),
    ("Rule.cannot attack", "Rule.cannot change position"),
)
SWAPS: dict[str, tuple[str, ...]] = {one: (other,) for pair in _ALIKE for one, other in (pair, pair[::-1])}
NUMBERS = frozenset(("NUM",))
#: What is meant as well where nothing is said.
IGNORED = frozenset[str]()


def without_counts(tree: Any, event: bool = False) -> Any:
    """The tree without how many cards an occasion tells of: "a card", and no more, whatever their number is."""
    if isinstance(tree, list):
        return [without_counts(part, event) for part in tree]
    if not isinstance(tree, dict):
        return tree
    event = event or str(tree.get("is", "")).startswith("Event.")
    return {slot: without_counts(part, event) for slot, part in tree.items() if not (event and slot == "q")}
