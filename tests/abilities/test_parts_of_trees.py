"""What is asked of the same trees again and again is looked for once."""

from __future__ import annotations

from sanam.abilities.tree import Tree, keys_in, leaf, node, parts_in, sum_in

TWO, THREE = leaf("NUM", 2), leaf("NUM", 3)
TREE = node(
    "Ops.then", x=node("Op.give", g=node("Gain.power", n=TWO)), y=(node("Gain.power", n=THREE), node("Op.draw"))
)


def test_the_keys_are_those_of_the_tree_and_of_all_below_it() -> None:
    assert keys_in(TREE) == {part.key for part in TREE.walk()}
    assert keys_in(TREE) == {"Ops.then", "Op.give", "Gain.power", "Op.draw", "NUM"}
    assert keys_in(TWO) == {"NUM"}


def test_parts_come_in_their_order_and_parents_first() -> None:
    assert parts_in(TREE, ("Gain.power", "Op.give")) == (
        TREE["x"],
        node("Gain.power", n=TWO),
        node("Gain.power", n=THREE),
    )
    assert parts_in(TREE, ("Op.trash",)) == ()


def test_numbers_are_added_up() -> None:
    assert sum_in(TREE, ("Gain.power",)) == 5
    assert sum_in(TREE, ("Op.draw", "Gain.power")) == 5
    assert sum_in(TREE, ("Op.trash",)) == 0


def test_a_tree_is_walked_through_once() -> None:
    tree = node("Ops.only", x=node("Op.unique for this test"))
    walked: list[Tree] = []

    class Seen(tuple[str, ...]):
        def __contains__(self, key: object) -> bool:
            walked.append(tree)
            return super().__contains__(key)

    keys = Seen(("Op.unique for this test",))
    assert parts_in(tree, keys) == parts_in(tree, keys) == (tree["x"],)
    assert len(walked) == 2  # once for each of its two nodes
