"""Cards that are drawn, destroy or are destroyed, and what happened before, as people say it (see `settling`)."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.summoner_master.texts.reading import groups
from sanam.games.summoner_master.texts.reading.groups import build
from sanam.games.summoner_master.texts.reading.settled import settles
from sanam.games.summoner_master.texts.reading.settling_moments import ALONE, OWN


@settles("When.destroyed-by~said", "When.of-destroyed-by")
def _destroyed_by(tree: Tree) -> Tree | None:
    if tree["t"].name not in ("any", "theirs", "mine"):
        return None  # two things at once
    if tree.get("w") is None:
        return build("When.destroyed-by", t=tree["t"])
    whom = groups.whom(tree["w"])
    return None if whom is None else build("When.of", w=whom, m=build("Happens.destroyed-by", t=tree["t"]))


@settles("When.of-destroys", "When.host-destroys", "When.group-destroys")
def _others_destroy(tree: Tree) -> Tree | None:
    """What another card destroys."""
    prey = groups.whom(tree["w"])
    if tree.name == "of-destroys":
        hosts = ("host-seal", "host-mystic")
        who: Tree | None = Tree(f"Whom.{tree['b'].name}") if tree["b"].name in hosts else None
    else:
        who = Tree("Whom.host-seal") if tree.name == "host-destroys" else groups.whom(tree["b"])
    if prey is None or who is None or any(one.name == "fighting" for one in prey.many("f")):
        return None
    return build("When.of", w=who, m=build("Happens.destroys", w=prey))


#: What another card does to a third, by how it is said.
_DOES = {"attacks": "attacks-whom", "attacked": "attacked-by", "fights": "fight-with", "wins": "fight-win-with"}


@settles(*(f"When.{who}-{does}" for who in ("of", "host", "group") for does in _DOES))
def _others_meet(tree: Tree) -> Tree | None:
    """Which Seal another one meets in an attack or a fight."""
    said = tree.get("b") or tree.get("s")
    if tree.name.startswith("of-"):
        who: Tree | None = Tree("Whom.host-seal") if said is not None and said.name == "host-seal" else None
    else:
        who = Tree("Whom.host-seal") if tree.name.startswith("host-") else groups.whom(tree["b"])
    rival = groups.whom(tree["w"])
    if who is None or rival is None or any(one.name == "q-all" for one in tree["w"].many("f")):
        return None
    return build("When.of", w=who, m=build(f"Happens.{_DOES[tree.name.partition('-')[2]]}", w=rival))


@settles("When.drawing", "When.drawing-ours", "When.drawing-aside", "When.drawing-aside-theirs")
def _drawing(tree: Tree) -> Tree | None:
    """A player draws: a card of that player's is drawn."""
    whom = groups.whom(tree["w"])
    if whom is None or whom.name != "any" or whom.many("f"):
        return None
    who = tree["p"].name if tree.get("p") else "theirs" if tree.name.endswith("theirs") else "mine"
    happens = "drawn-aside" if "aside" in tree.name else "drawn"
    return build(
        "When.of", w=build(f"Whom.{'any' if who == 'all' else who}", h=whom["h"]), m=Tree(f"Happens.{happens}")
    )


@settles("Simple.past-group-not", "Simple.past-cast-not", "Simple.past-attack-not")
def _past_not(tree: Tree) -> Tree | None:
    did = _past(Tree(tree.key.removesuffix("-not"), tree.slots))
    return None if did is None else Tree("Simple.did-not", did.slots)


@settles("Simple.past-self", "Simple.past-self-not", "Simple.past-group", "Simple.past-cast", "Simple.past-attack")
def _past(tree: Tree) -> Tree | None:
    """What happened in this Subturn, or in another time that is named."""
    period = Tree(f"Period.{tree['z'].name if tree.get('z') else 'subturn'}")
    whose = {"mine": "mine", "theirs": "theirs"}.get(tree["p"].name, "any") if tree.get("p") else ""
    if tree.name.startswith("past-self"):
        name = tree["m"].name.removesuffix("-mine")
        if name in ("combine", "break") and tree.get("z") is None:
            return None  # how it is now
        happens = Tree(f"Happens.{name}") if name in OWN - ALONE else None
        return happens and build(f"Simple.it-did{tree.name[9:]}", m=happens, p=period)
    if tree.name == "past-attack":
        whom: Tree | None = build(f"Whom.{whose}", h=Tree("Noun.seal"))
        return build("Simple.did", w=whom, m=Tree("Happens.attack"), p=period)
    whom, happens = groups.whom(tree["w"]), tree["m"] if tree.get("m") else Tree("Happens.cast")
    if whom is None or happens.name in ALONE or happens.name.endswith(("-mine", "-theirs")):
        return None
    if whose and whom.name != "any":
        return None
    return build("Simple.did", w=Tree(f"Whom.{whose}", whom.slots) if whose else whom, m=happens, p=period)
