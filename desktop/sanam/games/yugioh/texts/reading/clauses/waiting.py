"""What waits for something to happen: each time, or the next time, for as long as is said."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.antecedents import with_it
from sanam.games.yugioh.texts.reading.clauses.headings import phase
from sanam.games.yugioh.texts.reading.clauses.lines import Sentence, steps, steps_of
from sanam.games.yugioh.texts.reading.clauses.verbs import Several, until
from sanam.games.yugioh.texts.reading.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.texts.reading.nouns.groups import on_field, replace
from sanam.games.yugioh.texts.tree.within import groups_in


@means("Op.negate next attack")
def _next_attack(tree: Tree) -> t.Operation:
    attack = t.Occasion(events=("attack",), subject=on_field(meaning(tree["g"])))
    return t.Whenever(when=attack, do=(t.Step(t.Negate(what="attack")),), until=until(tree), once=True)


@means("Op.effect becomes")
def _effect_becomes(tree: Tree) -> t.Operation:
    """What the activated effect of the occasion becomes is read as its player would read it."""
    do = steps(tree["d"])
    if any(group.ref not in ("", "it") for group in groups_in(do)) or any(isinstance(s.op, t.ByHand) for s in do):
        raise Meaningless("what an effect of another card speaks of")
    return t.ChangeEffect(do=do)


_DAMAGE = {"becomes none": "none", "is halved": "half", "is passed on": "passed on", "heals": "heals"}
fix("Op", {f"its damage {words}": t.ChangeEffect(damage=how) for words, how in _DAMAGE.items()})


@means("First.in its attack this turn")
def _in_its_attack(tree: Tree) -> t.Operation:
    """From the start of the Damage Step on, in which "it" is this card and "the opponent's monster" the other."""
    attacked = t.Group(whose="opponent", zones=("field",), filter=t.Filter(kinds=("monster",)))
    when = t.Occasion(events=("battle start",), subject=t.SELF, role="attacker", other=attacked)
    do = with_it(steps_of(meaning(tree["x"])), t.SELF)
    return t.Whenever(when=when, do=do, until="turn")


@means("Line.after turns")
def _after_turns(tree: Tree) -> Sentence:
    """The turn of the activation is the first one, so the turns have passed with so many End Phases."""
    later = t.Later(when=phase("end", "either"), do=steps_of(meaning(tree["x"])), turns=tree.number("n"))
    return Sentence(ability=t.Ability(kind="", do=(t.Step(later),)))


ANY_ATTACK = t.Occasion(events=("attack",), subject=on_field(t.Group(filter=t.Filter(kinds=("monster",)))))
fix(
    "Op",
    {
        "no battle damage from the next attack": t.Whenever(
            when=ANY_ATTACK,
            do=(t.Step(t.PlayerRule(who="you", rule="no battle damage", until="damage")),),
            until="turn",
            once=True,
        )
    },
)


@means("Line.flipped and then in each phase")
def _flipped_and_then(tree: Tree) -> Sentence:
    """Once flipped, it does so in each of these phases as long as it lies there face-up."""
    op: t.Operation | Several = meaning(tree["x"])
    then = t.Whenever(when=meaning(tree["p"]), do=steps_of(op), until="self")
    return Sentence(ability=t.Ability(kind="flip", do=(t.Step(then),)), headed=True)


@means("First.when this card leaves")
def _when_this_leaves(tree: Tree) -> t.Operation:
    op: t.Operation | Several = meaning(tree["x"])
    group = None if isinstance(op, Several) else t.group_of(op)
    if group is None or not group.ref or group.ref == "self":
        raise Meaningless("what is done to what was handled before")
    gone = t.Occasion(events=("left",), subject=t.SELF)
    return t.Whenever(when=gone, do=steps_of(op), until="", once=True)


@means("First.whenever", "First.whenever may")
def _whenever(tree: Tree) -> t.Operation:
    how_long = until(tree)
    if not how_long or how_long == "self":
        raise Meaningless("how long it does so")
    op: t.Operation | Several = meaning(tree["x"])
    first, *rest = steps_of(op)
    first = replace(first, optional=tree.name.endswith("may"))
    return t.Whenever(when=meaning(tree["e"]), do=(first, *rest), until=how_long)
