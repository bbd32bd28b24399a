"""What conditions mean that ask what happened this turn, or in the battle that goes on."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.texts.reading.nouns.groups import replace

fix("Done", {"any summoned": ("summoned",), "flipped": ("flipped",), "set": ("set",), "sent": ("sent",)})


@means("Done.summoned")
def _done_summoned(tree: Tree) -> tuple[str, ...]:
    return tuple(f"{way} summoned" for way in meaning(tree["w"]))


@means("Dones.many")
def _many_dones(tree: Tree) -> tuple[str, ...]:
    return (*meaning(tree["x"]), *meaning(tree["y"]), *meaning(tree["z"]))


@means("Dones.or")
def _dones(tree: Tree) -> tuple[str, ...]:
    return (*meaning(tree["x"]), *meaning(tree["y"]))


@means("Cond.was done this turn")
def _was_done(tree: Tree) -> t.Condition:
    return t.ThisTurn(meaning(tree["s"]), meaning(tree["d"]))


@means("Cond.this effect was used", "Cond.this effect was used unnegated")
def _was_used(tree: Tree) -> t.Condition:
    """ "This effect" is the card's other one: `assembly` looks that there is no third."""
    return t.ThisTurn(t.SELF, ("effect resolved" if "unnegated" in tree.name else "effect used",))


@means("Cond.destroyed by battle this turn")
def _destroyed_this_turn(tree: Tree) -> t.Condition:
    other: t.Group = meaning(tree["o"])
    if other.filter != t.Filter(kinds=("monster",)) or other.whose == "you" or other.number == "at least":
        raise Meaningless("which monster it destroyed")
    return t.ThisTurn(meaning(tree["s"]), ("destroys",))


@means("Cond.was attacked", "Cond.was attacked face-down")
def _was_attacked(tree: Tree) -> t.Condition:
    """In the battle that goes on: only said of a moment of the Damage Step (see `headings`)."""
    group: t.Group = meaning(tree["s"])
    if not group.ref or group.filter != t.Filter():
        raise Meaningless("what was attacked")
    face = t.Filter(face="down") if tree.name.endswith("face-down") else t.Filter()
    return t.ThisTurn(replace(group, filter=face), ("was attacked",))


@means("Cond.attacked or was attacked", "Cond.attacked this turn", "Cond.battled this turn")
def _fought(tree: Tree) -> t.Condition:
    events = {"attacked or was attacked": ("attack", "was attacked"), "attacked this turn": ("attack",)}
    return t.ThisTurn(meaning(tree["s"]), events.get(tree.name, ("battled",)))


@means("Cond.inflicted battle damage")
def _inflicted(tree: Tree) -> t.Condition:
    return t.ThisTurn(meaning(tree["s"]), ("battle damage",))
