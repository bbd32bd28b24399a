"""Sentences, as people say them, as the phrase book has them (see `settling`)."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.summoner_master.texts.reading import groups
from sanam.games.summoner_master.texts.reading.groups import BARE, build, number
from sanam.games.summoner_master.texts.reading.settled import LASTING, LIST, UNNAMED, bare_name, settles
from sanam.games.summoner_master.texts.reading.settling_hands import size_of
from sanam.games.summoner_master.texts.tree.program import FOUGHT
from sanam.games.summoner_master.texts.tree.referring import BY, OF_THAT, ORDERED
from sanam.games.summoner_master.texts.tree.sorts import EITHER, PAST, UNSAID

#: Sentences that may not be done: what follows "and" hangs on them.
UNSURE = frozenset({"if", "may", "fortune", "so", "else"})
#: What may be done for something else, as before a colon.
OFFERED = frozenset({"sacrifice", "discard", "discard-seal", "discard-mystic", "pay", "remove-from"})
#: What both players do, and what the opponent does, after which "then draws" speaks of them.
BOTH = (
    {"discard-all", "discard-all-theirs"},
    {"discard", "discard-theirs"},
    {"draw-any", "draw-theirs"},
    {"discard-lot", "discard-random"},
)
THEIR_DEEDS = frozenset({"discard-theirs", "discard-all-theirs", "draw-theirs", "discard-random", "mp-lost"})
#: What both do that a sentence after that speaks of.
TOLD_OF_BOTH = frozenset({"draws-too", "discards-too", "draw-any", "discard"})
#: What the player of a card does, whoever that is: that player would choose.
OTHERS_DEEDS = frozenset({"draw-owner", "discard-owner", "mp-owner", "mp-to-owner", "draw-turns", "discard-turns"})
OTHERS_DEEDS |= THEIR_DEEDS
#: Operations whose cards can be counted afterwards.
COUNTED = frozenset(
    {
        "discard-all",
        "discard-all-theirs",
        "discard-some",
        "discard",
        "destroy",
        "remove-from",
        "remove",
        "put-back",
        "sacrifice",
    }
    | {"discard-seal", "discard-mystic", "to-hand", "to-library", "under", "to-bottom"}
)


# ------------------------------------------------------------------ sentences


def do(op: Tree, name: str = "do") -> Tree:
    return build(f"Sentence.{name}", o=op)


#: What is said of a time to come, and of each time that something happens until then; what follows after "then".
AWAITING = {"await": "await", "await-once": "await-once"}
FOLLOWING = frozenset({"also", "also-may", "so", "else"})


def _folded(said: tuple[Tree, ...], subject: Tree | None) -> tuple[Tree, ...] | None:
    """Sentences of which one says when later it is done, with what hangs on that put into it."""
    found: list[Tree] = []
    rest = list(said)
    while rest:
        one = rest.pop(0)
        if one.name not in AWAITING:
            found.append(one)
            continue
        then = [do(one["o"])]
        while rest and rest[0].name in FOLLOWING:
            then.append(rest.pop(0))
        when = one["w"]
        spoken = when.get("w") if when.get("w") is not None else subject or _spoken_of(found)
        inner = sentences(tuple(then), spoken)
        if inner is None:
            return None
        found.append(do(build(f"Op.{AWAITING[one.name]}", u=one["u"], i=when, s=inner)))
    return tuple(found)


def _spoken_of(before: list[Tree]) -> Tree | None:
    """The cards of the sentence before."""
    op = before[-1].get("o") if before else None
    return None if op is None else op.get("w")


def sentences(said: tuple[Tree, ...], subject: Tree | None) -> tuple[Tree, ...] | None:
    """Sentences of the phrase book; `subject` is the card to which something happened, if that is said."""
    made: list[Tree] = []
    folded = _folded(said, subject)
    if folded is None:
        return None
    said = tuple(_other_ones(one, folded[:at]) for at, one in enumerate(folded))
    for at, one in enumerate(map(_of_them, said)):
        told = _by_the_same(one, said[at - 1] if at else None)
        if told is None:
            return None
        for each in apart(told):
            found = _joined(_steady(each, made), made)
            if found is None:
                return None
            made.append(found)
    made = [_named(one) for one in made]
    if not _shown_right(made):
        return None
    if any(one.name == "toll-may" for one in made):
        return None  # what comes if the other player does not is not said
    return tuple(made) if all(_referred(made, at, subject) for at in range(len(made))) else None


OTHER_ONE = Tree("Sel.other-one")


def _other_ones(one: Tree, before: tuple[Tree, ...]) -> Tree:
    """ "Another Seal" is one that is picked beside the one before, else that on the other side of the fight."""
    if not any(part == OTHER_ONE for part in one.walk()):
        return one
    picks = [part for each in (*before, one) for part in each.walk() if part.category == "Sel" and part.get("n")]
    meant = build("Sel.n-any", n=number(1), h=Tree("Noun.seal")) if picks else Tree("Sel.foe")
    return _put_for(one, OTHER_ONE, meant)


def _put_for(tree: Tree, what: Tree, meant: Tree) -> Tree:
    if tree == what:
        return meant
    return tree if tree.is_leaf else tree.with_parts(lambda part: _put_for(part, what, meant))


#: What shows cards of which "it" may speak then.
SHOWING = frozenset({"reveal", "look-top", "draw", "draw-mystic", "mill"})


def _shown_right(made: list[Tree]) -> bool:
    """Whether "put it into the Arena" and "cast it free" speak of a card that was shown, and of that alone."""
    shown = False
    for one in made:
        name = one["o"].name if one.get("o") is not None else ""
        if name in ("enter-that", "cast-that") and not shown:
            return False
        if shown and name == "bring-self":
            return False
        shown = shown or name in SHOWING
    return True


def _named(one: Tree) -> Tree:
    """A sentence that names no card speaks of its own."""
    if one == UNNAMED:
        return Tree("Sel.self")
    return one if one.is_leaf else one.with_parts(_named)


def _of_them(one: Tree) -> Tree:
    """ "1 of them" is one of those that the condition of the sentence counts."""
    clause, op = one.get("c"), one.get("o")
    group = op.get("w") if op is not None else None
    if clause is None or op is None or group is None or group.key != "Sel.of-them":
        return one
    whose = {"have": "mine", "they-have": "theirs", "any-have": "any"}.get(clause.name)
    if whose is None or group.number("n") > clause.number("n", 1):
        return one
    meant = build(f"Sel.n-{whose}", n=group["n"], h=clause["h"], f=clause.many("f"))
    return one.with_slot("o", op.with_slot("w", meant))


def _by_the_same(one: Tree, before: Tree | None) -> Tree | None:
    """ "Then draws 3 cards" is what those do of whom the sentence before speaks; None where that is nobody."""
    op = one.get("o")
    if op is None:
        return one
    said = before.get("o") if before is not None else None
    both = said is not None and said.key == LIST and {said["a"].name, said["b"].name} in BOTH
    if both and one.name == "also" and op.name not in TOLD_OF_BOTH:
        return None  # both players do it, but only one is said to
    deed = {"draws-too": "draw", "discards-too": "discard", "draw-any": "draw", "discard": "discard"}.get(op.name)
    if deed is None or op.get("y") is not None:
        return one
    last = before.get("o") if before is not None else None
    whose = ""
    if last is not None and last.key == LIST and {last["a"].name, last["b"].name} in BOTH:
        whose = "both"
    elif last is not None and last.name in THEIR_DEEDS:
        whose = "theirs"
    if not op.name.endswith("too"):
        return one if whose != "both" or one.name != "also" else one.with_slot("o", _of_both(deed, op))
    if not whose or op.get("h") is not None:
        return None
    said = _of_both(deed, op) if whose == "both" else build(f"Op.{deed}-theirs", n=op["n"])
    return one.with_slot("o", None).with_slot("o", said)


def _of_both(deed: str, op: Tree) -> Tree:
    mine = "draw-any" if deed == "draw" else deed
    return build(LIST, a=build(f"Op.{mine}", n=op["n"]), b=build(f"Op.{deed}-theirs", n=op["n"]))


def apart(one: Tree) -> list[Tree]:
    """A sentence that says several things, as several."""
    match one.name:
        case "pay-to" | "pay-to~colon":
            return [do(one["a"], "may"), *apart(do(one["b"], "so"))]
        case "by-to":
            return [build("Sentence.by-may", a=one["a"], o=one["o"]), *apart(do(one["b"], "so"))]
        case "by-or" | "by-unless":
            return [build("Sentence.by-may", a=one["a"], o=one["o"]), *apart(do(one["b"], "else"))]
        case "unless":
            return [do(one["a"], "may"), *apart(do(one["b"], "else"))]
        case "fortune-else":
            first = build("Sentence.fortune", n=one["n"], o=one["o"])
            return [first, *apart(do(one["b"], "else"))]
        case "cost":
            return [do(one["a"], "may"), *apart(do(one["b"], "so"))] if one["a"].name in OFFERED else [one]
        case "toll-either":
            return [_either_toll(one["a"], one["b"])]
        case "each-with" | "each-with-more":
            return _each_with(one)
        case "either" if (tolls := _as_tolls(one)) is not None:
            return [_either_toll(*tolls)]
        case "either" if one["a"].name in ("mp-lost", "discard-theirs"):
            toll = build("Toll.mp", n=one["a"]["n"])
            if one["a"].name == "discard-theirs":
                toll = build("Toll.discard", n=one["a"]["n"], h=Tree("Noun.card"))
            return [build("Sentence.toll", t=toll, o=one["b"])]
        case "either":
            return [build("Sentence.modes", m=_modes_of(_alike([one["a"], one["b"]])))]
        case "modes":
            return [build("Sentence.modes", m=_modes_of(_alike(_mode_list(one["m"]))))]
    op = one.get("o")
    if op is None or op.key != LIST:
        return [one]
    rest = do(op["b"], "also")
    return [*apart(one.with_slot("o", op["a"])), *apart(rest)]


def _mode_list(modes: Tree | None) -> list[Tree]:
    return [] if modes is None else [modes["a"], *_mode_list(modes.get("r"))]


def _modes_of(ops: list[Tree]) -> Tree:
    first, *rest = ops
    return build("Modes.more", a=first, r=_modes_of(rest)) if rest else build("Modes.one", a=first)


def _alike(ops: list[Tree]) -> list[Tree]:
    """Of several things to choose from, of which card and how long is said once for all of them."""
    group, until = ops[0].get("w"), ops[-1].get("u")
    found = []
    for op in ops:
        if op.key in UNSAID and op.get("w") is None and group is not None and group.category == "Sel":
            op = op.with_slot("w", group)
        if op.key in LASTING and op.get("u") is None:
            op = op.with_slot("u", until)
        found.append(op)
    return found


def _as_tolls(one: Tree) -> tuple[Tree, Tree] | None:
    """Two things that the other player does, of which that player picks one; None where we do them."""
    ops = (one["a"], one["b"])
    if not any(op.key in ("Op.mp-lost", "Op.discard-theirs") for op in ops):
        return None
    found = []
    for op in ops:
        if op.key in ("Op.mp-lost", "Op.pay"):
            found.append(build("Toll.mp", n=op["n"]))
        elif op.key in ("Op.discard-theirs", "Op.discard"):
            found.append(build("Toll.discard", n=op["n"], h=Tree("Noun.card")))
    return (found[0], found[1]) if len(found) == 2 else None


def _either_toll(one: Tree, other: Tree) -> Tree:
    """What the other player does so that the rest is not done: of two things what can be done or not."""
    if other.name == "discard" and other["h"].name != "card":
        one, other = other, one
    size = other["n"]
    match other.name:
        case "mp":
            deed = build("Op.mp-lost", n=size)
        case "discard":
            deed = build("Op.discard-theirs", n=size)
        case _:
            deed = build("Op.edict", n=size, h=Tree("Noun.seal"))
    return build("Sentence.toll", t=one, o=deed)


def _each_with(one: Tree) -> list[Tree]:
    """Both players, each by what that player has in hand."""
    said = []
    for whose, deed in (("mine", "discard"), ("theirs", "discard-theirs")):
        least = number(one.number("n") + one.name.endswith("more"))
        clause = build(f"Simple.pile-{whose}", n=least, h=Tree("Noun.card"), p=Tree("Pile.hand"))
        said.append(build("Sentence.if", c=clause, o=build(f"Op.{deed}", n=size_of(one.with_slot("n", one["m"])))))
    return said


#: The cards that are the same whenever they are named.
STEADY = frozenset({"Sel.self", "Sel.host-seal", "Sel.host-mystic"})


def _looked_for(one: Tree, before: list[Tree]) -> Tree | None:
    """What is done with a card that was looked for: it comes into the Arena, or is cast, and not into the hand."""
    op, last = one.get("o"), before[-1].get("o") if before else None
    if op is None or last is None or last.key != "Op.take":
        return None
    name = "free-cast-from" if op.key == "Op.cast-it" or _casts_itself(op) else ""
    if op.key == "Op.bring-self" and last["x"]["p"].name == "library":
        name = "bring"
    return before.pop().with_slot("o", build(f"Op.{name}", x=last["x"])) if name else None


def _casts_itself(op: Tree) -> bool:
    """Whether an operation has its own card cast for no Mp."""
    return op.key == "Op.set" and op["k"].name == "cast_mp" and op.number("n", 1) == 0 and op["w"].name == "self"


def _steady(one: Tree, before: list[Tree]) -> Tree:
    """ "It" is the Seal of which the sentence before spoke."""
    op, last = one.get("o"), before[-1].get("o") if before else None
    said = last.get("w") if last is not None else None
    if op is None or said is None or said.key not in STEADY or op.get("w") != Tree("Sel.that"):
        return one
    return one.with_slot("o", op.with_slot("w", said))


#: What is done to a card that stays where it is.
STAYING = LASTING | {f"Op.{name}" for name in ("active", "inactive", "curse", "charge", "choose", "purify", "control")}


def _picked(before: list[Tree]) -> bool:
    """Whether the sentence before spoke of a card that is picked, drawn or shown, and not of its own."""
    last = before[-1].get("o") if before else None
    group = None if last is None else last.get("w") or last.get("x")
    return last is not None and (group is None or group.get("n") is not None or group.key == "Sel.that")


def _stays(before: list[Tree]) -> bool:
    """Whether the card of which the sentence before spoke is still there, so that it is asked what it is now."""
    last = before[-1].get("o") if before else None
    return last is not None and last.key in STAYING


def _instead_on(one: Tree, before: list[Tree]) -> Tree | None:
    """Something else for a card of a kind: it is chosen, and then it is one or the other."""
    usual, other = before.pop()["o"], one["o"]
    group, slots = usual.get("w"), [name for name, value in other.slots if value == Tree("Sel.that")]
    if group is None or group.get("n") != number(1) or group.category != "Sel":
        return None
    unsaid = not slots and other.key in UNSAID and other.get("w") is None
    if not (unsaid or slots == ["w"] or other.get("w") == UNNAMED):
        return None
    other = other.with_slot("w", Tree("Sel.that"))
    if other.key in LASTING and other.get("u") is None:
        other = other.with_slot("u", usual.get("u"))
    elif usual.key in LASTING and usual.get("u") is None:
        usual = usual.with_slot("u", other.get("u"))
    clause = Tree("Simple.that-is", one["c"].slots)
    before.append(do(build("Op.choose", w=group)))
    before.append(build("Sentence.if", c=clause, o=other))
    return do(usual.with_slot("w", Tree("Sel.that")), "else")


def _in_that_attack(one: Tree, before: list[Tree]) -> Tree | None:
    """What a Seal has in the fight of the attack that was just ordered, with that attack."""
    op, last = one.get("o"), before[-1].get("o") if before else None
    if op is None or last is None or last.key != "Op.free-attack" or last.get("c") is not None:
        return None
    if op.key != "Op.change" or op.get("u") != Tree("Until.fight") or op.get("e") is not None:
        return None
    if op.get("w") is not None and op["w"] not in (last["w"], UNNAMED, Tree("Sel.that")):
        return None
    return before.pop().with_slot("o", last.with_slot("c", build("Boost.gains", c=op["c"])))


def _joined(one: Tree, before: list[Tree]) -> Tree | None:
    """A sentence after "and": it hangs on the one before, and may speak of the same cards."""
    if one.get("c") is not None and one["c"].key == "Simple.that-was":
        if not _picked(before):
            return None
        one = one.with_slot("c", Tree("Simple.that-is", one["c"].slots)) if _stays(before) else one
    if one.name == "instead":
        if not before or before[-1].name != "do":
            return None
        if one["c"].key in OF_THAT:
            return _instead_on(one, before)
        usual = before.pop()
        before.append(build("Sentence.if", c=one["c"], o=one["o"]))
        return do(usual["o"], "else")
    if (attack := _in_that_attack(one, before)) is not None:
        return attack
    if one.get("o") is not None and one["o"].name == "to-line" and one["o"]["w"].key == "Sel.that" and before:
        chosen = before[-1]["o"] if before[-1].get("o") is not None else None
        if chosen is not None and chosen.key == "Op.choose" and chosen["w"].category == "From":
            last = before.pop()  # no move: what is chosen comes in
            return last.with_slot("o", build("Op.bring-line", x=chosen["w"], l=one["o"]["l"]))
    if one.name == "else" and before and before[-1].get("o") and before[-1]["o"].name in ("mp-owner", "discard-owner"):
        return None  # that player would choose
    if (merged := _looked_for(one, before)) is not None:
        return merged
    if one.name == "else" and before and before[-1].name == "by":
        before.append(Tree("Sentence.by-may", before.pop().slots))
        return one
    if one.name == "else" and one["o"].name == "pay" and before and before[-1].name not in ("may", "toll-may"):
        return None  # nobody pays where something cannot be done
    if one.name == "else" and before and before[-1].name == "toll-may":
        return build("Sentence.toll", t=before.pop()["t"], o=one["o"])
    if one.name == "also-may" and one["o"].key not in EITHER:
        return do(one["o"], "may")
    if one.name not in ("also", "also-may"):
        return one
    if not before:
        return None
    last = before[-1]
    if last.name in BY and one["o"].key not in EITHER:
        # the same player goes on
        return build("Sentence.by-then", o=one["o"]) if last.name in ("by", "by-then") else None
    op = one["o"]
    said = last.get("o")
    unnamed = (op.key in UNSAID and op.get("w") is None) or op.get("w") == UNNAMED
    if unnamed and said is not None and said.get("w") is not None:
        group = said["w"]
        op = op.with_slot("w", Tree("Sel.that") if group.get("n") is not None else group)
    until = op.get("u")
    same = op.get("w") is not None and op["w"].key == "Sel.that"
    if until is None and said is not None and same and said.get("u") is not None and {op.key, said.key} <= LASTING:
        op = op.with_slot("u", said["u"])
    elif until is not None and said is not None and said.key in LASTING and said.get("u") is None:
        before[-1] = last.with_slot("o", said.with_slot("u", until))  # how long is said once for both
    return do(op, "so" if last.name in UNSURE else "do")


def _referred(made: list[Tree], at: int, subject: Tree | None) -> bool:
    """Whether what a sentence calls "that card" has been spoken of."""
    op = made[at].get("o")
    parts = [made[at]] if op is None else [op]
    said = {part.key for tree in parts for part in tree.walk()}
    if "Worth.done" in said and not any(one["o"].name in COUNTED for one in made[:at] if one.get("o")):
        return False
    said |= {part.key for part in made[at]["c"].walk()} if made[at].get("c") else set()
    if "Op.cancel-its-cast" in said and subject is None:
        return False
    if "Simple.outcome" in said:
        return any(one.get("o") is not None and one["o"].key in ORDERED for one in made[:at])
    if not said & {"Sel.that", "Simple.that-is", "Simple.that-was"} or subject is not None:
        return True
    if op is not None and op.get("m") is not None and op.get("w") is not None and op["w"].key != "Sel.that":
        return True  # a value of what the operation is done to
    before = [each for one in made[:at] for each in one.walk()]
    if any(one.get("o") is not None and one["o"].name in SHOWING for one in made[:at]):
        return True
    return any(part.category in ("Sel", "From") and part.key != "Sel.that" for part in before)


@settles("Sentence.either")
def _either(tree: Tree) -> Tree | None:
    """The other player's "discards 1 Seal or …" is a toll."""
    owners = {"mp-owner", "discard-owner", "draw-owner"}
    if tree["a"].name.startswith("discard-theirs-") or {tree["a"].name, tree["b"].name} & owners:
        return None  # that player would choose
    return _sentence(tree)


@settles("Sentence.*", "Sentence.may")
def _sentence(tree: Tree) -> Tree | None:
    if any(part.key == BARE for part in tree.walk()):
        return None
    if tree.name == "may" and (tree["o"].key in EITHER or tree["o"].name in OTHERS_DEEDS):
        return None  # "you may" of what holds by itself, or of what another player does
    return tree


@settles("Sentence.instead~until")
def _instead_until(tree: Tree) -> Tree | None:
    op = tree["o"]
    if op.key not in LASTING or op.get("u") is not None or tree.get("u") is None:
        return None
    return _sentence(build("Sentence.instead", c=tree["c"], o=op.with_slot("u", tree["u"])))


@settles("Sentence.if-attacked")
def _if_attacked(tree: Tree) -> Tree | None:
    """What asks no moment works as it is used: it cuts into the attack."""
    return _sentence(build("Sentence.if", c=Tree("Simple.attacked"), o=tree["o"]))


@settles("Sentence.if-when")
def _if_when(tree: Tree) -> Tree | None:
    if any(part.key in FOUGHT or part.key in PAST for part in tree["c"].walk()):
        return None  # what happens, and whenever it does
    return _sentence(Tree("Sentence.if", tree.slots))


@settles("Toll.discard~said")
def _toll_discard(tree: Tree) -> Tree | None:
    what = tree["c"].name if tree.get("c") else "card"
    return build("Toll.discard", n=size_of(tree), h=Tree(f"Noun.{what}"))


@settles("Toll.sacrifice~said")
def _toll_sacrifice(tree: Tree) -> Tree | None:
    group = groups.grouped(tree["g"], own="theirs")
    if group is None or group.pile is not None or group.filters or group.noun.name != "seal":
        return None
    if group.owner not in ("", "theirs") or group.amount not in ("n", "one"):
        return None
    return build("Toll.sacrifice", n=number(group.size))


@settles("Sentence.toll-or")
def _toll_or(tree: Tree) -> Tree | None:
    """What the other player does is not what we do."""
    if tree["o"].name in ("discard", "discard-seal", "discard-mystic", "pay", "sacrifice"):
        return None
    return build("Sentence.toll", t=tree["t"], o=tree["o"])


@settles("Sentence.toll~unless")
def _toll(tree: Tree) -> Tree | None:
    return build("Sentence.toll", t=tree["t"], o=tree["o"])


@settles("Sentence.each-with", "Sentence.each-with-more")
def _with_many(tree: Tree) -> Tree | None:
    return tree if tree.get("c") is None or tree["c"].name == "card" else None


@settles("Modes.more~said", "Modes.more", "Modes.one")
def _modes(tree: Tree) -> Tree | None:
    if tree["a"].key == LIST:
        return None
    return build(f"Modes.{bare_name(tree)}", a=tree["a"], r=tree.get("r"))
