"""What keeps Effects off a card: Protect, Cancel, Hyper Drive, and the exceptions of Mystic Cards (SMG-12, SMG-34,
SMG-54, SMG-101, SMG-102, SMG-133, 201.11).

Where an Effect comes from is told by an `Origin`; what an Effect leaves on a card keeps it as plain data.
"""

from __future__ import annotations

from typing import Any

from sanam.abilities.tree import Tree
from sanam.games.summoner_master.cards.model import MYSTIC_TYPES
from sanam.games.summoner_master.texts.execution.host import Host
from sanam.games.summoner_master.vocabulary.effects import Guard, Origin

#: What Hyper Drive cancels (SMG-133.1).
HYPER_DRIVE = ("curse", "other-type:Relic")


def origin(rules: Host, source: int, index: int, curse: str = "") -> Origin:
    """Where what a card's Ability or Skill does comes from."""
    profile = rules.profile(source)
    things = [profile.powers[index].kind]
    if not profile.seal:
        things += [thing for thing in attaching(rules, source).things if thing != "ability"]
    if curse:
        things += ["curse", f"curse:{curse}"]
    program = profile.programs[index]
    return Origin(tuple(things), rules.owner(source), source, program is not None and program.firm)


def attaching(rules: Host, card: int) -> Origin:
    """A Mystic Card that is attached: its Abilities do what it does."""
    types = tuple(f"type:{word}" for word in MYSTIC_TYPES if rules.data(card).has("mystic-type", word))
    return Origin(("ability", "mystic", *types), rules.owner(card), card)


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
    elif word == "other-type":
        word = f"other-type:{thing['m'].name.capitalize()}"
    return [(op.name, word, against.name == "theirs")]


def guards(rules: Host, card: int) -> list[Guard]:
    """What keeps Effects off a card now: what is in force and what was done for a time."""
    standing = rules.in_force().guards.get(card, ()) if rules.any_standing else ()
    return [*standing, *made(rules, card)]


def made(rules: Host, card: int) -> list[Guard]:
    """What was done to a card for a time to keep Effects off it."""
    found = []
    for m in rules.table.modifiers.values():
        if m.subject == card and m.key == "guard":
            verb, against, theirs = m.value
            found.append(Guard(verb, against, theirs, m.data["by"], m.stamp, m.source or 0))
    return found


def protected(rules: Host, card: int, effect: Origin) -> bool:
    """Whether a card can be no target of an Effect, nor undergo it (SMG-54.1)."""
    return any(guard.verb == "protect" and guard.meets(effect) for guard in guards(rules, card))


def cancels(rules: Host, card: int, effect: Origin) -> bool:
    """Whether what an Effect does to a card disappears before it takes hold (SMG-12.1)."""
    return any(guard.verb == "cancel" and guard.meets(effect) for guard in guards(rules, card))


def reached(rules: Host, cards: list[int], effect: Origin) -> list[int]:
    """The cards on which an Effect takes hold."""
    return [card for card in cards if not any(guard.meets(effect) for guard in guards(rules, card))]
