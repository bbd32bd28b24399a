"""Which entries of the phrase book stand for one another in seeded faults: what is easily taken for the other."""

from __future__ import annotations

_ALIKE = (
    ("Whose.your", "Whose.opponent's"),
    ("Amount.up to", "Amount.exactly"),
    ("Qty.at least", "Qty.at most"),
    ("Filter.cost at most", "Filter.cost at least"),
    ("Filter.power at most", "Filter.power at least"),
    ("Filter.rested", "Filter.active"),
    ("Filter.type", "Filter.without type"),
    ("Op.ko", "Op.rest"),
    ("Op.trash", "Op.set active"),
    ("Op.play", "Op.play rested"),
    ("Zone.top of deck", "Zone.bottom of deck"),
    ("Zone.top of life", "Zone.life"),
    ("Zone.hand", "Zone.trash"),
    ("Dur.this turn", "Dur.this battle"),
    ("Dur.until start of your next turn", "Dur.until end of opponent's next turn"),
    ("Gain.power", "Gain.cost"),
    ("Cond.you have", "Cond.opponent has"),
    ("Cond.leader has type", "Cond.leader has not type"),
    ("Face.up", "Face.down"),
    ("Colour.red", "Colour.blue"),
    ("Loss.power", "Loss.cost"),
    ("Noun1.character", "Noun1.stage"),
    ("Noun1.character card", "Noun1.event"),
)
SWAPS: dict[str, tuple[str, ...]] = {one: (other,) for pair in _ALIKE for one, other in (pair, pair[::-1])}
#: Numbers that count; [DON!! xX] is read off the printed text, and so are keywords.
NUMBERS = frozenset(("NUM", "PLUS", "MINUS", "CIRC"))
#: What is meant as well where nothing is said.
IGNORED = frozenset(("Dur.this turn", "Filter.on field"))
