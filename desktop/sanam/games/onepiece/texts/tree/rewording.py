"""Operations in other words: those of one sentence that are done one by one, or of the same cards as another."""

from __future__ import annotations

from sanam.abilities.tree import Tree, leaf, parts_in

_BEFORE = (
    *("Sel.it", "Sel.that", "Sel.rest", "Sel.number", "Sel.other", "Sel.other one"),
    *("Poss.it", "Poss.that character", "Poss.that card", "Cond.that card's type includes", "Cond.that card has cost"),
)


def speaks_of_this(tree: Tree) -> bool:
    """Whether words speak of the card that says them."""
    return any(part.key in ("Sel.this", "Poss.this") for part in tree.walk() if not part.is_leaf)


def speaks_of_before(tree: Tree) -> bool:
    """Whether words speak of what the words before them were about: "it", "that card", "the rest"."""
    return bool(parts_in(tree, _BEFORE))


def of_the_same(deed: Tree, part: Tree) -> Tree:
    """Of "A gains +2000 power during this turn. If …, it gains +4000 power instead" the latter with A and its time:
    only one of the two is done.
    """
    of, time = part.get("s"), part.get("d")
    if deed.key == "Ops.may" and deed["x"].key == "Op.choose" and of is not None and of.get("a") is not None:
        # "K.O. up to 1 …; you may select … instead": it is what is K.O.'d then.
        sel = deed["x"]["s"]
        if sel.key == "Sel.the":
            sel = Tree("Sel.some", sel.slots).with_slot("a", of["a"])
        return Tree("Ops.may", (("x", part.with_slot("s", sel)),))
    if of is None or of.category == "Poss" or deed.get("s") is None:
        return deed
    more = {"s": of} if deed["s"].key in ("Sel.it", "Sel.that") else {}
    if time is not None and deed.key == part.key and deed.get("d") is None:
        more["d"] = time
    return Tree(deed.key, tuple(sorted({**dict(deed.slots), **more}.items())))


def selected_as_that(tree: Tree) -> Tree:
    """An ability whose "selected Character" nothing was said to be selected for: it is the one that was picked."""
    if any(part.key in ("Op.choose", "Ops.opponent may") for part in tree.walk() if not part.is_leaf):
        return tree
    words = {"Sel.selected": "Sel.that", "Poss.selected": "Poss.that character"}

    def that(part: Tree) -> Tree:
        return part if part.is_leaf else Tree(words.get(part.key, part.key), part.with_parts(that).slots)

    return that(tree) if any(part.key in words for part in tree.walk() if not part.is_leaf) else tree


def lying(op: Tree) -> Tree | None:
    """Of "add up to 1 rested DON!! card" the same as "add up to 1 DON!! card and rest it"."""
    sel = op["s"]
    states = {"Filter.rested": "Op.rest", "Filter.active": "Op.set active"}
    said = next((test for test in sel.many("f") if test.key in states), None)
    if said is None:
        return None
    tests = tuple(test for test in sel.many("f") if test is not said)
    added = sel.with_slot("f", tests)
    then = Tree(states[said.key], (("s", Tree("Sel.it")),))
    return Tree("Ops.and", (("x", Tree(op.key, (("s", added),))), ("y", then)))


def to_one(op: Tree) -> Tree | None:
    """Of "give 2 DON!! cards to your [Koby]" the same with one card chosen, as there may be several."""
    slot = "t" if op.key == "Op.give don" else "s"
    sel = op[slot]
    if sel.key != "Sel.the" or sel["n"].key == "Noun1.leader":
        return None
    return op.with_slot(slot, _one_of(Tree("Sel.all the", sel.slots)))


def dealt(op: Tree) -> list[Tree]:
    """Of "give up to 3 DON!! cards to your Leader and Characters" the cards one by one, each to one of them."""
    dons, hosts = op["s"], op["t"]
    if hosts.key not in ("Sels.and", "Sel.all the") or dons.key != "Sel.some":
        return []
    if hosts.get("x") is not None and hosts["x"].key == "Sel.each":
        return []  # "1 DON!! card to each of your Leader and 1 of your Characters": as many to either
    one = dons.with_slot("a", Tree(dons["a"].key, (("n", leaf("NUM", 1)),)))
    host = _one_of(hosts)
    return [Tree(op.key, (("s", one), ("t", host)))] * dons["a"].number("n", 1)


def to_each_or_in_all(op: Tree) -> bool:
    """Whether "1 DON!! card to your Leader and 1 of your Characters" may be that many to each, or in all."""
    dons, hosts = op["s"], op["t"]
    if dons.key != "Sel.some" or hosts.key != "Sels.and":
        return False
    keys = {part.key for part in hosts.walk() if not part.is_leaf}
    if "Sel.each" in keys:
        return "Sel.this" in keys
    return dons["a"].number("n", 1) == 1 or "Amount.all" in keys


def _one_of(sel: Tree) -> Tree:
    if sel.key in ("Sels.and", "Sels1.and"):
        return Tree("Sels.or", (("x", _one_of(sel["x"])), ("y", _one_of(sel["y"]))))
    if sel.key != "Sel.all the":
        return sel
    return Tree("Sel.some", sel.slots).with_slot("a", Tree("Amount.exactly", (("n", leaf("NUM", 1)),)))


def given_each(op: Tree) -> list[Tree]:
    """Of "give your Leader and 1 Character up to 2 DON!! cards each" the same to the one and the other, with a number
    for each.
    """
    dons, hosts = op["s"], op["t"]
    parts = [hosts["x"], hosts["y"]] if hosts.key == "Sels.and" else []
    if dons.key != "Sel.some" or dons["a"].key != "Amount.up to" or dons["a"].number("n", 1) < 2:
        return []
    return [Tree("Op.give don", (("s", dons), ("t", part))) for part in parts if part.key != "Sel.each"]


def filters_don_by_name(op: Tree) -> bool:
    """Whether a name that is left out stands with DON!! cards, which have none: it is said of another noun."""
    nouns = (part for part in op.walk() if part.key == "NP.kind" and part["n"].key == "Noun1.don")
    return any(test.key == "Filter.other than name" for noun in nouns for test in noun.many("f"))


def to_own(op: Tree) -> Tree | None:
    """Of "give 1 DON!! card to your Leader or 1 Character" the same with "of your Characters": DON!! cards are given to
    cards of their owner where nothing else is said (6-5-5-1). None where it says so already.
    """
    if op["s"].get("w") not in (None, _YOUR) or any(part.key == "Whose.owner's" for part in op["t"].walk()):
        return None
    own = _with_owner(op["t"])
    return None if own == op["t"] else op.with_slot("t", own)


def of_either_side(op: Tree) -> Tree | None:
    """Of "give 1 DON!! card to its owner's Leader" the same with a DON!! card of either player, as it is not said
    whose. None where it is.
    """
    sel = op["s"]
    owned = sel.get("w") is not None or sel.key != "Sel.some"
    if owned or not any(part.key == "Whose.owner's" for part in op["t"].walk()):
        return None
    return op.with_slot("s", sel.with_slot("w", Tree("Whose.either's")))


_YOUR = Tree("Whose.your")


def _with_owner(sel: Tree) -> Tree:
    if sel.key in ("Sels.or", "Sels.and", "Sels1.and"):
        return Tree(sel.key, (("x", _with_owner(sel["x"])), ("y", _with_owner(sel["y"]))))
    if sel.key != "Sel.some" or sel.get("w") is not None or "Noun.or" in (part.key for part in sel.walk()):
        return sel
    return sel.with_slot("w", _YOUR)


def to_the_field(op: Tree) -> Tree | None:
    """Of "you cannot play Character cards on your field" the same without the field: cards are played nowhere else."""
    kind = op["s"].get("k")
    tests = tuple(test for test in kind.many("f") if test.key != "Filter.on field") if kind is not None else ()
    if kind is None or len(tests) == len(kind.many("f")):
        return None
    return op.with_slot("s", op["s"].with_slot("k", kind.with_slot("f", tests or None)))


def based(choice: Tree) -> tuple[Tree, ...]:
    """The bullets of "apply each of the following based on the number of cards in your trash": "if there are 10 or more
    cards" in them means cards there.
    """
    number = choice["q"]

    def there(tree: Tree) -> Tree:
        bare = Tree("NP.kind", (("n", Tree("Noun1.card")),))
        if tree.key in ("Cond.there is", "Cond.you have") and tree["k"] == bare and number.key == "Number.count":
            return tree.with_slot("k", number["k"])
        return tree.with_parts(there)

    return tuple(map(there, choice.many("b")))


def of_either_number(op: Tree) -> list[Tree]:
    """The ways of "trash 1 of your Characters or 2 cards from your hand"; the operation itself where any of the cards
    that are spoken of may be picked, as they are as many.
    """
    sel = op.get("s") if op.category == "Op" else None
    if sel is None or sel.key != "Sels.or":
        return [op]
    numbers = [part["a"].number("n") for part in (sel["x"], sel["y"]) if part.get("a") is not None]
    if len(numbers) < 2 or len(set(numbers)) == 1:
        return [op]
    return [op.with_slot("s", way) for way in (sel["x"], sel["y"])]


def of_each_kind(op: Tree) -> Tree | None:
    """Of "negate up to 1 of each of your opponent's Leader and Character cards" the same of one kind and the other."""
    sel = op.get("s")
    if sel is None or sel.key != "Sel.of each of" or sel["k"]["n"].key != "Noun.or":
        return None
    ways = []
    for noun in (sel["k"]["n"]["x"], sel["k"]["n"]["y"]):
        # A cost is not said of the Leader, who has none.
        tests = tuple(
            t for t in sel["k"].many("f") if noun.name != "leader" or not t.name.startswith(("cost", "base cost"))
        )
        slots = {"a": sel["a"], "n": noun, "w": sel.get("w"), "f": tests or None}
        ways.append(Tree("Sel.some", tuple(sorted((name, part) for name, part in slots.items() if part is not None))))
    both = Tree("Sels.and", (("x", ways[0]), ("y", ways[1])))
    return op.with_slot("s", both)


def of_the_other(conditions: Tree, op: Tree) -> Tree:
    """Of "play the other card if it has …" the conditions as said of that other card."""
    sel = op.get("s")
    if sel is None or sel.key != "Sel.other" or conditions.get("s") is None or conditions["s"].key != "Sel.it":
        return conditions
    return conditions.with_slot("s", sel)


def gained(op: Tree) -> list[Tree]:
    """The ways of "gains A, B or C", of which one is chosen; the operation itself where there is no choice."""
    pred = op["p"]
    said = pred.get("g")
    if said is None or said.key not in ("Gains.or", "Gains.list or"):
        return [op]
    ways = [Tree(pred.key, (("g", way),)) for way in said.children()]
    return [op.with_slot("p", way) for way in ways]


def asks_of_the_past(event: Tree) -> bool:
    """Whether "if this Leader battles your opponent's Character during this turn" asks what has happened: an ability
    looks at its conditions as it is used (8-3-2). Of Leaders alone it is kept what they did.
    """
    return event.key == "Event.battles" and event["s"].key == "Sel.this" and event["s"]["n"].key == "Kind.leader"


def in_battle(event: Tree) -> Tree | None:
    """What is said of an attack, and gives no time, is said of its battle."""
    return Tree("Dur.this battle") if event.name in ("attacks", "attacks target", "attack is declared") else None


def joined(tree: Tree) -> list[Tree]:
    """What "and" joins, in order."""
    return [tree["x"], *joined(tree["y"])] if tree.key == "Ops.and" else [tree]


def rest_first(parts: list[Tree]) -> list[Tree]:
    """Of resting and setting active at the same time resting comes first (1-3-9), unless it speaks of what was set."""
    active = next((at for at, part in enumerate(parts) if part.key == "Op.set active"), len(parts))
    early = [part for part in parts[active:] if part.key == "Op.rest" and not speaks_of_before(part)]
    return [*parts[:active], *early, *(part for part in parts[active:] if part not in early)]
