"""Who does something, X, what was paid, exchanges and bounds, as people say it (see `settling`)."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.summoner_master.cards.model import ELEMENTS
from sanam.games.summoner_master.texts.reading.groups import BARE, build, number
from sanam.games.summoner_master.texts.reading.settled import LIST, settles
from sanam.games.summoner_master.texts.reading.settling_values import operation

X = Tree("Worth.x")
#: Operations of which only we can be the player: they name the other.
OF_OTHERS = ("-theirs", "-turns", "-owner")


def _acts(op: Tree) -> bool:
    """Whether something can be done in our place: it says nothing of another player's doing it."""
    ops = (op["a"], op["b"]) if op.key == LIST else (op,)
    return not any(one.name.endswith(OF_OTHERS) or one.name in ("edict", "edict-hand") for one in ops)


@settles("Mark.*")
def _marked(tree: Tree) -> Tree | None:
    return Tree(f"Actor.{tree.name}")


@settles("Sentence.by~marked", "Sentence.by-may~marked", "Sentence.by-then~marked")
def _by(tree: Tree) -> Tree | None:
    if not _acts(tree["o"]) or tree["o"].key == LIST or any(part.key == BARE for part in tree.walk()):
        return None
    return build(f"Sentence.{tree.name.partition('~')[0]}", a=tree.get("a"), o=tree["o"])


@settles("Sentence.by-to", "Sentence.by-or", "Sentence.by-unless")
def _by_to(tree: Tree) -> Tree | None:
    """What comes of it if that player does it, or does not: two sentences (see `apart`)."""
    return tree if _acts(tree["o"]) and tree["o"].key != LIST else None


@settles("Text.draws-more")
def _draws_more(tree: Tree) -> Tree | None:
    """Each in the own Draw Step: whose Subturn it is (400.2)."""
    if tree["p"].name != "all":
        return None
    drawn = build("Op.draw-turns", n=tree.get("n") or number(1))
    return build("Text.when", w=build("When.any-step", s=Tree("Step.draw")), s=(build("Sentence.do", o=drawn),))


@settles("Op.change-x-bare", "Op.reduce-x-bare")
def _x_change(tree: Tree) -> Tree | None:
    name = "change-by" if tree.name.startswith("change") else "reduce-by"
    group = tree.get("w") or (Tree("Sel.self") if name == "reduce-by" else None)
    return operation(build(f"Op.{name}", w=group, k=tree["k"], m=X, u=tree.get("u")))


@settles("Op.reduce-x-said")
def _x_less(tree: Tree) -> Tree | None:
    if tree["m"].name == "number":
        return None
    group = tree.get("w") or Tree("Sel.self")
    return operation(build("Op.reduce-by", w=group, k=tree["k"], m=tree["m"], u=tree.get("u")))


@settles("Op.change-x-mid")
def _x_mid(tree: Tree) -> Tree | None:
    if tree["m"].name == "number":
        return operation(build("Op.change-x", w=tree.get("w"), k=tree["k"], c=tree["m"]["c"], u=tree["u"]))
    return operation(build("Op.change-by", w=tree.get("w"), k=tree["k"], m=tree["m"], u=tree["u"]))


@settles("Op.draw-x")
def _draw_x(tree: Tree) -> Tree | None:
    return build("Op.draw-by", h=Tree(f"Noun.{tree['c'].name}"), m=X)


@settles("Op.mp-x", "Op.discard-x")
def _mp_x(tree: Tree) -> Tree | None:
    return build("Op.mp-by" if tree.name == "mp-x" else "Op.discard-by", m=X)


@settles("Filter.x-most", "Filter.x-least", "Filter.x-just")
def _x_bound(tree: Tree) -> Tree | None:
    relation = {"x-just": "equal"}.get(tree.name, tree.name[2:])
    return build("Filter.x-bound", k=tree["k"], r=Tree(f"Relation.{relation}"))


@settles("Sel.paid~said")
def _paid(tree: Tree) -> Tree | None:
    return Tree("Sel.paid")


@settles("Filter.paid-same", "Filter.paid-most", "Filter.paid-less")
def _as_paid(tree: Tree) -> Tree | None:
    relation = {"paid-same": "equal"}.get(tree.name, tree.name[5:])
    return build("Filter.paid-bound", k=tree["k"], r=Tree(f"Relation.{relation}"), j=tree["k"])


@settles("Sentence.capped", "Sentence.floored")
def _bounded(tree: Tree) -> Tree | None:
    """A change with its bound; what is counted has one in all, a single change one of the value."""
    op = tree["o"]
    if op.key != "Op.change" or any(part.key == BARE for part in op.walk()):
        return None
    size = number(tree.number("d") or tree.number("n"))
    lowers = all(part.name == "minus" for part in op["c"].walk() if part.category == "Change")
    if tree.name == "floored":
        bound = build("Bound.floor", n=size) if lowers else None
    elif op.get("e") is not None:
        bound = build("Bound.total", n=size)
    else:
        bound = None if lowers or tree.get("d") is not None else build("Bound.ceiling", n=size)
    return None if bound is None else build("Sentence.do", o=build("Op.bounded", b=bound, **dict(op.slots)))


@settles("Kind.element~latin", "Kind.element~said")
def _element(tree: Tree) -> Tree | None:
    return build("Kind.element", e=Tree(f"Element.{tree['e'].name}"))


@settles("Op.becomes~said", "Op.counts-as~said")
def _kind(tree: Tree) -> Tree | None:
    group = tree.get("w") or Tree("Sel.that")
    return operation(build(f"Op.{tree.name.partition('~')[0]}", w=group, q=tree["q"], u=tree.get("u")))


@settles("Op.counts-as-two")
def _two_kinds(tree: Tree) -> Tree | None:
    if tree["a"] == tree["b"]:
        return None
    return _several_kinds(tree, [tree["a"], tree["b"]])


@settles("Op.counts-as-every")
def _every_element(tree: Tree) -> Tree | None:
    return _several_kinds(tree, [build("Kind.element", e=Tree(f"Element.{one}")) for one in ELEMENTS if one != "none"])


def _several_kinds(tree: Tree, kinds: list[Tree]) -> Tree | None:
    if tree["w"].get("n") is not None:
        return None  # the same ones are meant each time
    first = operation(build("Op.counts-as", w=tree["w"], q=kinds[0], u=tree.get("u")))
    if first is None or len(kinds) == 1:
        return first
    rest = _several_kinds(tree, kinds[1:])
    return None if rest is None else build(LIST, a=first, b=rest)


@settles("Op.must-draw", "Op.must-attack")
def _must(tree: Tree) -> Tree | None:
    duty = "attacked" if tree.name == "must-draw" else "attack"
    return operation(build("Op.must", w=tree.get("w"), a=Tree(f"Duty.{duty}"), u=tree.get("u")))


@settles("Op.swap-lines~said", "Op.swap-control~said", "Op.swap-value~said")
def _swap(tree: Tree) -> Tree | None:
    one, other = tree["a"], tree["b"]
    if BARE in (one.key, other.key) or one == other or "From" in (one.category, other.category):
        return None
    if any(group.name.startswith(("all-", "upto-")) or group.number("n", 1) != 1 for group in (one, other)):
        return None
    return build(f"Op.{tree.name.partition('~')[0]}", a=one, b=other, k=tree.get("k"), u=tree.get("u"))


@settles("Op.attach-from~said")
def _attach(tree: Tree) -> Tree | None:
    group = tree["x"]
    if group.category != "From" or group["h"].name == "seal" or group.number("n") != 1 or tree["w"].key == BARE:
        return None
    return build("Op.attach-from", x=group, w=tree["w"])


@settles("When.entered-from")
def _entered(tree: Tree) -> Tree | None:
    """A moment, and what was so before it: the text makes two of it."""
    return build("When.so", m=Tree("When.enter"), c=build("Simple.came", p=tree["p"]))
