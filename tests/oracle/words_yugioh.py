"""How the collected facts of Yu-Gi-Oh! cards call what an ability tree names."""

from __future__ import annotations

#: Zones off the field, in which an effect may be used or which it handles.
OFF_FIELD = frozenset({"deck", "graveyard", "hand", "banished", "extra"})
MOVES = {
    "send": "send",
    "discard": "discard",
    "tribute": "tribute",
    "banish": "banish",
    "return": "to hand",
    "add": "to hand",
    "give": "to hand",
    "shuffle": "to deck",
    "top": "to deck",
    "bottom": "to deck",
    "bury": "send",
}
#: Operations that both sides call by the same name.
SAME_NAME = frozenset(
    {
        "destroy", "special summon", "normal summon", "set", "position", "swap control", "equip", "remove counters",
        "detach", "attach", "toss", "roll", "win", "fusion summon", "ritual summon", "skip phase",
    }
)  # fmt: skip
CARD_RULES = {
    "two tributes": "double tribute",
    "reflects damage": "reflect battle damage",
    "half damage": "change battle damage",
    "double damage": "change battle damage",
    "banished as material": "redirect to grave",
    "attacks again": "attack again",
    "banishes what it destroys": "redirect battle destroyed",
    "attacks with its def": "attacks in defense",
    "stands in as fusion material": "fusion substitute",
    "normal summon cannot be negated": "summon cannot be negated",
    "half damage taken": "change battle damage",
    "activates from hand": "activate from hand",
    "activates when set": "activate turn set",
    "cannot be tributed for a summon": "cannot be tributed",
    "attacks so often": "attacks twice",
    "number of attacks": "attacks twice",
    "attacks monsters so often": "attacks monsters twice",
    "second attack in a row": "attack again",
    "pierces doubly": "pierces",
    "non-tuner as synchro material": "nontuner",
    "more attacks": "attacks twice",
    "deals so much": "change battle damage",
    "returns to its owner": "remove_brainwashing",
    "what it destroys to hand": "redirect battle destroyed",
    "what it destroys to deck": "redirect battle destroyed",
    "what it destroys to deck top": "redirect battle destroyed",
    "what it destroys to deck bottom": "redirect battle destroyed",
    "ritual tribute from graveyard": "ritual material",
    "remains on the field": "stays on field",
    "goes to deck top": "banished when leaving",
    "attacked past": "cannot be attacked",
    "only attack target": "must attack monster",
    "negates what targets it alone": "negate effects",
    "need not return": "spirit_maynot_return",
}
#: Rules that are two to the facts.
TWO_RULES = {
    "attacks directly for half": ("attacks directly", "change battle damage"),
    "attacks a monster again": ("attack again", "cannot attack directly"),
    "second attack on a monster": ("attack again", "cannot attack directly"),
    "attacks such first": ("cannot attack directly", "cannot be attacked"),
    "must attack it": ("must attack", "must attack monster"),
    "nothing sent from deck": ("cannot mill", "cannot send"),
    "nothing returned to deck": ("cannot return to deck", "cannot add to hand"),
}
#: What a card becomes at once, which scripts tell one by one.
SEVERAL = {"attribute atk def": ("attribute", "atk", "def")}
#: Rules by which effects are negated as they resolve: scripts tell them as what happens in a Chain.
NEGATED_IN_CHAINS = frozenset({"effects negated", "defense effects negated", "graveyard aims negated"})
#: What an answer makes of the damage of an effect.
ANSWERED_DAMAGE = {
    "none": "change damage", "half": "change damage", "passed on": "reflect damage", "heals": "reverse damage",
}  # fmt: skip
#: Rules that many scripts do not state: they count only where the facts have them.
UNTOLD = frozenset(
    {
        "negates what it destroys", "stands in as synchro material", "others as synchro material",
        "whole ritual tribute", "cannot be negated", "shares damage", "levels as synchro material",
        "leaves no answer", "cannot answer", "cannot answer effects", "remove type",
        "hand as synchro material",
    }
)  # fmt: skip
#: Positions that are left to the player, as the facts list them.
POSITIONS = {"attack or facedown": ("attack", "facedown"), "defense or facedown": ("defense",)}
PLAYER_RULES = {
    "cannot attack": "cannot conduct battle phase",
    "no graveyard": "redirect to grave",
    "cannot add": "cannot add to hand",
    "half damage": "change damage",
    "half battle damage": "change battle damage",
    "no damage": "change damage",
    "no effect damage": "change damage",
    "half damage taken": "change battle damage",
    "cannot fusion summon": "cannot special summon",
    "cannot synchro summon": "cannot special summon",
    "cannot xyz summon": "cannot special summon",
    "activations": "cannot activate",
    "special summons": "cannot special summon",
    "cannot tribute summon": "cannot normal summon",
    "effect damage returned": "reflect damage",
    "effect damage heals": "reverse damage",
    "damage heals": "reverse damage",
    "battle damage is": "change battle damage",
    "battle damage heals": "reverse damage",
    "reflects battle damage": "reflect battle damage",
    "extra normal summon or set": "extra normal summon",
    "no effect damage by opponent": "change damage",
    "no damage by opponent": "change damage",
    "double battle damage": "change battle damage",
    "activates from hand": "activate from hand",
    "activates when set": "activate turn set",
    "cannot activate cards": "cannot activate",
    "hand revealed": "revealed hand",
    "tributes opposing": "extra_release_sum",
}
#: Zones off the field which rules for a player are about, or to which they send cards.
RULED_ZONES = {"no graveyard": "banished", "cannot add": "deck", "extra normal summon": "hand"}
STATS = {"atk": ("atk",), "def": ("def",), "atk def": ("atk", "def"), "level": ("level",), "rank": ("rank",)}
LIMITS = {"turn": "card", "name": "name", "each": "name", "shared": "name", "duel": "duel", "faceup": "faceup"}
EVENTS = {
    "summoned": ("normal summoned", "special summoned", "flip summoned"),
    "tribute summoned": ("normal summoned",),
    "ritual summoned": ("special summoned",),
    "fusion summoned": ("special summoned",),
    "synchro summoned": ("special summoned",),
    "xyz summoned": ("special summoned",),
    "pendulum summoned": ("special summoned",),
    "drawn itself": ("drawn",),
    "control": ("control changed",),
    "detached": ("detached", "sent"),
    "returned": ("to hand",),
    "to attack": ("position",),
    "to defense": ("position",),
    "turned down": ("position",),
    "before calculation": ("battle start",),
    "after calculation": ("battle end",),
    "activation negated": ("chain_negated",),
}
#: Where cards are after they were moved so.
ARRIVED = {"banish": "banished", "send": "graveyard", "discard": "graveyard", "return": "hand"}
#: What a card on the field leaves by.
LEAVING = ("sent", "destroyed", "banished", "tributed", "returned")
#: Kinds of abilities that are a procedure or a condition of the card, not an effect.
PROCEDURES = {"gemini": "gemini", "material": "materials", "equip": "equip", "control limit": "control limit"}
#: Operations on a group that choose cards, or take all of them.
CHOOSING = frozenset(
    {
        "move",
        "destroy",
        "special summon",
        "set",
        "position",
        "take control",
        "modify",
        "normal summon",
        "negate",
        "place spell",
    }
)
