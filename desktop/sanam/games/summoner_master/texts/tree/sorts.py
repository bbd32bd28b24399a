"""Moments, conditions and keywords of texts, sorted by what they ask of the rules (see `program`)."""

from __future__ import annotations

#: Moments that stand for several, or for one in the Subturn of its player.
SEVERAL = {"command": ("command-attack", "command-combine", "command-break", "command-line", "command-skill")}
OF_SUBTURN = {"attack-subturn-end": ("subturn-end", "mine")}
#: A moment that comes only after a fight, and the moment of which it is one.
FROM_FIGHTS = {"destroyed-fought": "destroyed"}
#: Moments of the own card that only a Seal has.
OF_SEALS = frozenset(
    {"attack", "attack-success", "attacked", "attacked-success", "fight", "fight-end", "fight-win", "fight-lose"}
    | {
        "fight-with",
        "fight-win-with",
        "fight-lose-with",
        "attacks-whom",
        "attacked-by",
        "hand-attack",
        "hand-attack-success",
        "all-attack",
    }
    | {"all-attack-success", "attacked-all", "attacked-all-success", "combine", "break", "change-line"}
    | {"assign-line", "grow", "regenerate", "cursed", "across", "destroyed-fought"}
)
#: Moments of a Subturn.
STEPS = frozenset(
    {"step", "any-step", "subturn-end", "attack-subturn-end", "defence-subturn-end"}
    | {"attack-subturn", "defence-subturn"}
)
#: What counts cards outside the Arena.
PILED = frozenset(
    {"Each.held", "Each.pile-mine", "Each.pile-theirs", "Each.pile-both"}
    | {"Simple.pile-mine", "Simple.pile-theirs"}
    | {"Simple.levels-mine", "Simple.levels-theirs", "Simple.pile-none-mine", "Simple.pile-none-theirs"}
    | {"Simple.pile-most-mine", "Simple.pile-most-theirs", "Simple.hand-mine-more", "Simple.hand-theirs-more"}
    | {"Simple.pile-more-mine", "Simple.pile-more-theirs", "Simple.levels-mine-more", "Simple.levels-theirs-more"}
    | {"Each.held-theirs", "Worth.held", "Worth.pile"}
)
#: Texts that are abilities by themselves and hold as long as their card is there.
KEYWORDS = {
    "Text.charging": "charging",
    "Text.fixed-charging": "fixed-charging",
    "Text.weak-touch": "weak-touch",
    "Text.vanish": "vanish",
    "Text.wake-up": "wake-up",
    "Text.wake-up-if": "wake-up",
    "Text.wisdom": "wisdom",
}
