"""Moments, conditions, keywords and operations of texts, sorted by what they ask of the rules (see `program`)."""

from __future__ import annotations

#: Moments that stand for several, or for one in the Subturn of its player.
SEVERAL = {"host-subturn": ("attack-subturn", "defence-subturn"), "host-subturn-end": ("subturn-end",)}
SEVERAL |= {"command": ("command-attack", "command-combine", "command-break", "command-line", "command-skill")}
OF_SUBTURN = {"attack-subturn-end": ("subturn-end", "mine"), "turn-end": ("subturn-end", "turn")}
#: A moment that comes only after a fight, and the moment of which it is one.
FROM_FIGHTS = {"destroyed-fought": "destroyed", "destroys-fought": "destroys"}
#: Moments that are another one, with more said of it.
WINDOW_OF = {**FROM_FIGHTS, "destroyed-by": "destroyed"}
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
    | {"rested", "readied"}
    | {"assign-line", "grow", "regenerate", "cursed", "across", "destroyed-fought", "destroys-fought"}
)
#: Moments of a Subturn.
STEPS = frozenset(
    {"host-subturn", "host-subturn-end"}
    | {"step", "any-step", "subturn-end", "attack-subturn-end", "defence-subturn-end", "turn-end"}
    | {"attack-subturn", "defence-subturn"}
)
#: What counts cards outside the Arena.
PILED = frozenset(
    {"Each.done"}
    | {"Each.every-pile-mine", "Each.every-pile-theirs"}
    | {"Each.every-held", "Each.held", "Each.pile-mine", "Each.pile-theirs", "Each.pile-both"}
    | {"Simple.pile-mine", "Simple.pile-theirs"}
    | {"Simple.levels-mine", "Simple.levels-theirs", "Simple.pile-none-mine", "Simple.pile-none-theirs"}
    | {"Simple.pile-most-mine", "Simple.pile-most-theirs", "Simple.hand-mine-more", "Simple.hand-theirs-more"}
    | {"Simple.pile-more-mine", "Simple.pile-more-theirs", "Simple.levels-mine-more", "Simple.levels-theirs-more"}
    | {"Each.held-theirs", "Worth.held", "Worth.pile", "Simple.piles-least", "Simple.as-many-held"}
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
#: Operations that keep Effects off a card (SMG-12, SMG-54, SMG-133).
GUARDS = frozenset({"Op.protect", "Op.cancel", "Op.hyper-drive", "Op.undestroyed", "Op.unmoved"})
#: Operations that hold as long as their text is in force, and do nothing once.
HOLD = frozenset({"Op.no-effect", "Op.unattacked", "Op.spares", "Op.withstands", "Op.skips"}) | {
    "Op.instead",
    "Op.instead-may",
    "Op.instead-leave",
    "Op.unpasted",
    "Op.cast-limit",
    "Op.instead-paid",
    "Op.diverted",
}
#: Operations that do either: for a time when they are done, or as long as their text is in force (601.3.2).
EITHER = frozenset(
    {
        "Op.change",
        "Op.change-x",
        "Op.change-by",
        "Op.reduce",
        "Op.reduce-by",
        "Op.set",
        "Op.set-x",
        "Op.set-by",
        "Op.max-plus",
        "Op.max-minus",
        "Op.cannot",
        "Op.across",
        "Op.twice",
        "Op.again",
        "Op.again-free",
        "Op.in-state",
        "Op.unconditional",
        "Op.reach-hand",
        "Op.lose",
        "Op.uncast",
        "Op.hushed",
        "Op.barred",
        "Op.limit-set",
        "Op.weak-touch",
        "Op.bounded",
        "Op.becomes",
        "Op.counts-as",
        "Op.must",
        "Op.counters-df",
        "Op.from-df",
        "Op.rested-skill",
        *GUARDS,
    }
)
#: Of these what a Seal may do that it could not do otherwise.
ALLOWED = (
    *("weak-touch", "across", "again", "again-free", "unconditional", "reach-hand", "counters-df"),
    *("from-df", "rested-skill"),
)
#: Of these a text in force may leave out of which card it speaks: its own, or the one it is pasted on.
UNSAID = frozenset(
    {
        "Op.change",
        "Op.change-x",
        "Op.change-by",
        "Op.set-x",
        "Op.set-by",
        "Op.cannot",
        "Op.across",
        "Op.twice",
        "Op.again",
        "Op.again-free",
        "Op.in-state",
    }
    | {"Op.bounded", "Op.must", "Op.counters-df", "Op.from-df", "Op.rested-skill"}
    | {"Op.unconditional", "Op.reach-hand", "Op.unattacked", "Op.spares", "Op.withstands", *GUARDS}
)
#: The Steps that a text may have a player skip.
SKIPPED = ("draw", "main", "discard")
#: Conditions that so many cards at least are there; none would be so always.
COUNTING = frozenset(
    {"Simple.have", "Simple.they-have", "Simple.any-have", "Simple.pile-mine", "Simple.pile-theirs", "Simple.charged"}
    | {"Simple.piles-least", "Simple.pasted-least"}
)
#: Conditions on what has happened, and moments of which nothing is kept.
PAST = (
    "Simple.did",
    "Simple.did-not",
    "Simple.did-times",
    "Simple.it-did",
    "Simple.it-did-not",
    "Each.done",
    "Filter.done",
)
UNKEPT = ("destroyed-fought", "destroyed-by", "destroys")
#: What likens cards to one that was spoken of.
LIKENING = ("Filter.as-that", "Filter.akin", "Filter.to-that")
#: What happens to cards that only their player sees, or nobody.
UNSEEN = ("drawn", "drawn-aside")
#: What only Seals have, and what only Mystic Cards.
ONLY = {"Noun.mystic": ("tribe", "tribes", "not-tribe"), "Noun.seal": ("type", "not-type")}
