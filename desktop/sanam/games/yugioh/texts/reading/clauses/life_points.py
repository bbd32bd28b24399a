"""What operations on Life Points mean: damage, what is gained, and what is paid."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.meaning import fix, meaning, means

fix("Victim", {"opponent": "opponent", "each player": "each", "controller": "controller", "you": "you"})
fix("Victim", {"equipped monster's controller": "host"})


@means("Op.inflict damage")
def _damage(tree: Tree) -> t.Operation:
    return t.Damage(amount=tree.number("n"), who=meaning(tree["v"]))


@means("Op.inflict damage equal")
def _damage_equal(tree: Tree) -> t.Operation:
    return t.Damage(amount=meaning(tree["x"]), who=meaning(tree["v"]))


@means("Op.take damage")
def _take_damage(tree: Tree) -> t.Operation:
    return t.Damage(amount=tree.number("n"), who="you")


@means("Op.take damage equal")
def _take_damage_equal(tree: Tree) -> t.Operation:
    return t.Damage(amount=meaning(tree["x"]), who="you")


@means("Op.gain lp")
def _gain(tree: Tree) -> t.Operation:
    return t.GainLife(amount=tree.number("n"))


@means("Op.gain lp equal")
def _gain_equal(tree: Tree) -> t.Operation:
    return t.GainLife(amount=meaning(tree["x"]))


@means("Op.pay lp equal")
def _pay_equal(tree: Tree) -> t.Operation:
    return t.PayLife(amount=meaning(tree["x"]))


@means("Op.pay lp down to")
def _pay_down_to(tree: Tree) -> t.Operation:
    return t.PayLife(amount=t.Amount(of="lp", who="you", plus=-tree.number("n")))


@means("Op.increase your lp")
def _increase_lp(tree: Tree) -> t.Operation:
    return t.GainLife(amount=tree.number("n"))


@means("Op.increase opponent's lp")
def _increase_opponents_lp(tree: Tree) -> t.Operation:
    return t.GainLife(amount=tree.number("n"), who="opponent")


@means("Op.both take damage")
def _both_take_damage(tree: Tree) -> t.Operation:
    return t.Damage(amount=tree.number("n"), who="each")


@means("Op.pay lp")
def _pay(tree: Tree) -> t.Operation:
    return t.PayLife(amount=tree.number("n"))
