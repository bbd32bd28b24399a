"""What keeps Effects off a card: Protect, Cancel, Hyper Drive, and the exceptions of Mystic Cards (SMG-12, SMG-34,
SMG-54, SMG-101, SMG-102, SMG-133, 201.11).

Where an Effect comes from is told by an `Origin`; what an Effect leaves on a card keeps it as plain data.
"""

from __future__ import annotations

from typing import Any

from sanam.abilities.tree import Tree
from sanam.games.summoner_master.texts.execution.host import Host
from sanam.games.summoner_master.vocabulary.effects import Guard, Origin

#: No card: what is asked of an Effect as such.
NOBODY = -1
#: What Hyper Drive cancels (SMG-133.1).
HYPER_DRIVE = ("curse", "other-type:Relic")


def origin(rules: Host, source: int, index: int, curse: str = "") -> Origin:
    """Where what a card's Ability or Skill does comes from."""
    profile = rules.profile(source)
    things = [profile.powers[index].kind]
    if not profile.seal:
        things += profile.attaching[1:]
    if curse:
        things += ["curse", f"curse:{curse}"]
    program = profile.programs[index]
    if "things-cost" in rules.rare:
        skill = profile.powers[index].kind == "skill"
        cost = profile.skill_mp(index) if skill else profile.printed["cast_mp"]
        things += [] if cost is None else [f"mp:{cost}"]
    return Origin(tuple(things), rules.owner(source), source, program is not None and program.firm)


def attaching(rules: Host, card: int) -> Origin:
    """A Mystic Card that is attached: its Abilities do what it does."""
    return Origin(rules.profile(card).attaching, rules.owner(card), card)


def of_data(data: dict[str, Any]) -> Origin | None:
    """The origin that a change keeps; None for one that no text made."""
    return Origin(tuple(data["things"]), data["by"], data["from"], data["firm"]) if "things" in data else None


def said(op: Tree) -> list[tuple[str, str, bool]]:
    """(verb, against, theirs) of what an operation says."""
    if op.name == "hyper-drive":
        return [("cancel", thing, False) for thing in HYPER_DRIVE]
    against = op["t"]
    thing = against["t"]
    word = thing.name
    if word == "one-curse":
        word = f"curse:{thing['k'].name}"
    elif thing.get("n") is not None:
        word = f"{word}:{thing.number('n')}"
    elif word == "other-type":
        word = f"other-type:{thing['m'].name.capitalize()}"
    verb = f"unmoved-{op['z'].name}" if op.name == "unmoved" else op.name
    return [(verb, word, against.name == "theirs")]


def is_of(effect: Origin | None, against: Tree, seat: int) -> bool:
    """Whether an Effect comes from what a text of a player names."""
    if effect is None:
        return False
    if against.name == "mine" and effect.seat != seat:
        return False
    ((verb, thing, theirs),) = said(Tree("Op.protect", (("t", against),)))
    return Guard(verb, thing, theirs, seat, 0, NOBODY).meets(effect)


def guards(rules: Host, card: int) -> list[Guard]:
    """What keeps Effects off a card now: what is in force and what was done for a time."""
    standing = rules.in_force().guards if rules.any_standing else {}
    found = [*standing[card]] if card in standing else []
    return [*found, *made(rules, card)] if rules.table.modifiers else found


def made(rules: Host, card: int) -> list[Guard]:
    """What was done to a card for a time to keep Effects off it."""
    found = []
    for change in rules.made(card, "guard"):
        verb, against, theirs = change.value
        found.append(Guard(verb, against, theirs, change.data["by"], change.stamp, change.source or 0))
    return found


def protected(rules: Host, card: int, effect: Origin) -> bool:
    """Whether a card can be no target of an Effect, nor undergo it (SMG-54.1)."""
    found = guards(rules, card)
    return bool(found) and any(guard.verb == "protect" and guard.meets(effect) for guard in found)


def cancels(rules: Host, card: int, effect: Origin) -> bool:
    """Whether what an Effect does to a card disappears before it takes hold (SMG-12.1)."""
    found = guards(rules, card)
    return bool(found) and any(guard.verb == "cancel" and guard.meets(effect) for guard in found)


def undestroyed(rules: Host, card: int, effect: Origin) -> bool:
    """Whether an Effect cannot destroy a card, which may reach it otherwise."""
    found = guards(rules, card)
    return bool(found) and any(guard.verb == "undestroyed" and guard.meets(effect) for guard in found)


#: What a card can be kept from that operations do.
SHIFTS = {
    "to-hand": "hand",
    "to-library": "library",
    "to-top": "library",
    "to-bottom": "library",
    "remove": "remove",
    "banish": "remove",
    "to-shrine": "away",
    "other-line": "line",
    "to-line": "line",
    "swap-lines": "line",
}


def unmoving(op: str) -> tuple[str, ...]:
    """The guards that keep a card from being moved by an operation."""
    shift = SHIFTS.get(op)
    if shift is None:
        return ()
    away = () if shift == "line" else ("unmoved-away",)
    return (f"unmoved-{shift}", "unmoved-anywhere", *away)


def unmoved(rules: Host, card: int, effect: Origin, op: str) -> bool:
    """Whether an Effect cannot move a card so, which may reach it otherwise."""
    verbs = unmoving(op)
    return bool(verbs) and any(guard.verb in verbs and guard.meets(effect) for guard in guards(rules, card))


def reached(rules: Host, cards: list[int], effect: Origin, *, destroys: bool = False, op: str = "") -> list[int]:
    """The cards on which an Effect takes hold."""
    verbs = ("protect", "cancel", "undestroyed") if destroys else ("protect", "cancel", *unmoving(op))
    return [c for c in cards if not any(g.verb in verbs and g.meets(effect) for g in guards(rules, c))]
