"""What lines mean that say when, and at what cost, a card or its effect may be activated."""

from __future__ import annotations

from typing import Any

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.clauses.headings import occurs
from sanam.games.yugioh.texts.reading.clauses.lines import Sentence, steps
from sanam.games.yugioh.texts.reading.clauses.verbs import Several
from sanam.games.yugioh.texts.reading.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.texts.reading.nouns.conditions import conditions
from sanam.games.yugioh.texts.reading.nouns.declaring import declared_now
from sanam.games.yugioh.texts.reading.nouns.groups import on_field, replace


@means("Gate.when")
def _gate_when(tree: Tree) -> dict[str, Any]:
    return occurs(tree)


@means("Gate.if")
def _gate_if(tree: Tree) -> dict[str, Any]:
    return {"conditions": conditions(tree["c"])}


@means("Gate.as chain link")
def _gate_as_link(tree: Tree) -> dict[str, Any]:
    """So many links less one are there when it is activated."""
    return {"conditions": (t.Compare(t.Amount(of="links"), "≥", tree.number("n") - 1),)}


@means("Gate.if no names repeat in chain")
def _gate_no_names_repeat(tree: Tree) -> dict[str, Any]:
    return {"conditions": (t.Compare(t.Amount(of="alike links"), "≤", 1),)}


@means("Gate.during")
def _gate_during(tree: Tree) -> dict[str, Any]:
    return {"windows": meaning(tree["w"])}


@means("Gate.during while")
def _gate_during_while(tree: Tree) -> dict[str, Any]:
    return {"windows": meaning(tree["w"]), "conditions": conditions(tree["c"])}


#: How words begin that say when a card may be activated.
_GATE = ("when ", "if ", "while ", "during ", "as ", "after ", "at ", "before ", "except ")


fix(
    "Gate",
    {
        "during your standby phase": {"windows": ("your turn", "standby")},
        "during opponent's standby phase": {"windows": ("opponent turn", "standby")},
    },
)


@means("Gate.by hand")
def _gate_unread(tree: Tree) -> dict[str, Any]:
    """When the card may be activated the players judge: they are shown the words before anything is paid."""
    words = tree.text("w")
    if not words.lower().startswith(_GATE):
        raise Meaningless("when it is activated")
    return {"unread": (words,)}


@means("Line.use effect only during")
def _use_only_during(tree: Tree) -> Sentence:
    return Sentence(ability=t.Ability(kind="", windows=meaning(tree["w"])), gate=("windows",))


@means("Line.activate only", "Line.activate by", "Line.activate by targeting", "Line.activate by both")
def _activate_only(tree: Tree) -> Sentence:
    """When, or at what cost, the card may be activated: fields of the ability that is its activation."""
    if tree.name == "activate only":
        gate: dict[str, Any] = meaning(tree["g"])
    elif tree.name == "activate by both":
        gate = {"cost": tuple(t.Step(meaning(tree[slot])) for slot in "xy")}
    elif tree.name == "activate by":
        if said := declared_now(meaning(tree["x"])):
            return Sentence(ability=t.Ability(kind="activate", do=said))
        paid = meaning(tree["x"])
        if isinstance(paid, Several) and isinstance(paid.ops[0], t.ChooseNumber):
            number, *price = paid.ops
            said = (t.Step(replace(number, at="activation")),)
            return Sentence(ability=t.Ability(kind="activate", cost=tuple(map(t.Step, price)), do=said))
        gate = {"cost": (t.Step(paid),)}
    else:
        gate = {"targets": (on_field(meaning(tree["t"])),)}
    return Sentence(ability=t.Ability(kind="activate", **gate), gate=tuple(gate))


@means("Line.activate only and do")
def _activate_only_and_do(tree: Tree) -> Sentence:
    """When it may be activated, and what it then does."""
    gate: dict[str, Any] = meaning(tree["g"])
    if not {*gate} <= {"when", "timing", "conditions", "windows"}:
        raise Meaningless("what is paid, and when")
    return Sentence(ability=t.Ability(kind="", do=steps(tree["d"]), **gate), headed=True)


@means("Line.activated in the damage step too")
def _in_the_damage_step_too(tree: Tree) -> Sentence:
    return Sentence(ability=t.Ability(kind="activate", windows=("damage step",)), gate=("windows",))


@means("Line.activate only by")
def _activate_only_by(tree: Tree) -> Sentence:
    """At what cost, and when."""
    paid = (t.Step(meaning(tree["x"])),)
    gate: dict[str, Any] = {**meaning(tree["g"]), "cost": paid}
    if not isinstance(paid[0].op, t.Move | t.PayLife | t.Detach | t.RemoveCounters | t.Reveal):
        raise Meaningless("what is paid")
    return Sentence(ability=t.Ability(kind="activate", **gate), gate=tuple(gate))
