"""Sentences and whole texts, as people say them, as the phrase book has them (see `settling`)."""

from __future__ import annotations

from sanam.abilities.tree import Tree, Value
from sanam.games.summoner_master.texts.reading import groups
from sanam.games.summoner_master.texts.reading.groups import BARE, build, number
from sanam.games.summoner_master.texts.reading.settled import FOE, LASTING, LIST, bare_name, settles, with_slot
from sanam.games.summoner_master.texts.reading.settling_deeds import size_of
from sanam.games.summoner_master.texts.reading.settling_moments import OWN
from sanam.games.summoner_master.texts.tree.program import EITHER, FOUGHT, UNSAID

#: What the player of the Subturn does.
IN_TURN = frozenset({"draw-turns", "discard-turns"})
#: Sentences that may not be done: what follows "and" hangs on them.
UNSURE = frozenset({"if", "may", "fortune", "so", "else"})
#: What may be done for something else, as before a colon.
OFFERED = frozenset({"sacrifice", "discard", "discard-seal", "discard-mystic", "pay", "remove-from"})
#: Operations whose cards can be counted afterwards.
COUNTED = frozenset(
    {"discard-all", "discard-all-theirs", "discard", "destroy", "remove-from", "remove", "put-back", "sacrifice"}
    | {"discard-seal", "discard-mystic", "to-hand", "to-library"}
)


# ------------------------------------------------------------------ sentences


def _do(op: Tree, name: str = "do") -> Tree:
    return build(f"Sentence.{name}", o=op)


def sentences(said: tuple[Tree, ...], subject: Tree | None) -> tuple[Tree, ...] | None:
    """Sentences of the phrase book; `subject` is the card to which something happened, if that is said."""
    made: list[Tree] = []
    for one in said:
        for each in _apart(one):
            found = _joined(each, made)
            if found is None:
                return None
            made.append(found)
    if any(one.name == "toll-may" for one in made):
        return None  # what comes if the other player does not is not said
    return tuple(made) if all(_referred(made, at, subject) for at in range(len(made))) else None


def _apart(one: Tree) -> list[Tree]:
    """A sentence that says several things, as several."""
    match one.name:
        case "pay-to":
            return [_do(one["a"], "may"), *_apart(_do(one["b"], "so"))]
        case "unless":
            return [_do(one["a"], "may"), *_apart(_do(one["b"], "else"))]
        case "fortune-else":
            first = build("Sentence.fortune", n=one["n"], o=one["o"])
            return [first, *_apart(_do(one["b"], "else"))]
        case "cost":
            return [_do(one["a"]), *_apart(_do(one["b"]))] if one["a"].name in OFFERED else [one]
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
            modes = build("Modes.more", a=one["a"], r=build("Modes.one", a=one["b"]))
            return [build("Sentence.modes", m=modes)]
    op = one.get("o")
    if op is None or op.key != LIST:
        return [one]
    rest = _do(op["b"], "also")
    return [*_apart(with_slot(one, "o", op["a"])), *_apart(rest)]


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
        said.append(build("Sentence.if", c=clause, o=build(f"Op.{deed}", n=size_of(with_slot(one, "n", one["m"])))))
    return said


def _joined(one: Tree, before: list[Tree]) -> Tree | None:
    """A sentence after "and": it hangs on the one before, and may speak of the same cards."""
    if one.name == "instead":
        if not before or before[-1].name != "do":
            return None
        usual = before.pop()
        before.append(build("Sentence.if", c=one["c"], o=one["o"]))
        return _do(usual["o"], "else")
    if one.name == "else" and before and before[-1].name == "toll-may":
        return build("Sentence.toll", t=before.pop()["t"], o=one["o"])
    if one.name == "also-may" and one["o"].key not in EITHER:
        return _do(one["o"], "may")
    if one.name not in ("also", "also-may"):
        return one
    if not before:
        return None
    last = before[-1]
    op = one["o"]
    said = last.get("o")
    if op.key in UNSAID and op.get("w") is None and said is not None and said.get("w") is not None:
        group = said["w"]
        op = with_slot(op, "w", Tree("Sel.that") if group.get("n") is not None else group)
    until = op.get("u")
    if until is not None and said is not None and said.key in LASTING and said.get("u") is None:
        before[-1] = with_slot(last, "o", with_slot(said, "u", until))  # how long is said once for both
    return _do(op, "so" if last.name in UNSURE else "do")


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
    if not said & {"Sel.that", "Simple.that-is"} or subject is not None:
        return True
    if op is not None and op.get("m") is not None and op.get("w") is not None and op["w"].key != "Sel.that":
        return True  # a value of what the operation is done to
    before = [each for one in made[:at] for each in one.walk()]
    return any(part.category in ("Sel", "From") and part.key != "Sel.that" for part in before)


@settles("Sentence.*", "Sentence.may")
def _sentence(tree: Tree) -> Tree | None:
    if any(part.key == BARE for part in tree.walk()):
        return None
    if tree.name == "may" and tree["o"].key in EITHER:
        return None  # "you may" of what holds by itself
    return tree


@settles("Sentence.if-when")
def _if_when(tree: Tree) -> Tree | None:
    if any(part.key in FOUGHT for part in tree["c"].walk()):
        return None
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


# ------------------------------------------------------------------ texts


def _text(name: str, tree: Tree, said: tuple[Tree, ...] | None = None, **slots: Value | None) -> Tree | None:
    """A text with its sentences, and with what else it says."""
    when = slots.get("w")
    subject = None
    if isinstance(when, Tree) and (when.name == "of" or when.get("w") is not None):
        subject = when["w"]
    found = sentences(tree.many("s") if said is None else said, subject)
    if found is None or any(one.name == "cost" for one in found):
        return None
    if subject is not None and any(one.get("o") is not None and one["o"].name in IN_TURN for one in found):
        return None  # "that player" is the owner of the card to which something happened
    return build(f"Text.{name}", s=found, l=tree.many("l"), **slots)


@settles("Text.does", "Text.does~plain")
def _does(tree: Tree) -> Tree | None:
    return _text("does", tree, h=tree.get("h"))


@settles("Text.skill")
def _skill(tree: Tree) -> Tree | None:
    limits = (*tree.many("l"), *tree.many("m"))
    found = sentences(tree.many("s"), None)
    return None if found is None else build("Text.does", h=build("Head.costs", c=tree["c"]), s=found, l=limits)


@settles("Text.when", "Text.when~said")
def _when(tree: Tree) -> Tree | None:
    if tree["w"].name == "to-line":
        clause = build("Simple.line", l=tree["w"]["l"])
        return _when_if(build("Text.when-if", w=Tree("When.change-line"), c=clause, s=tree.many("s"), l=tree.many("l")))
    found = _text("when", tree, w=tree["w"])
    if found is not None and tree["w"].name == "fight-with" and tree.key != "Text.when":
        lasting = [one for one in found.many("s") if one.name == "do" and one["o"].key in EITHER]
        if len(lasting) == len(found.many("s")) and all(one["o"].get("u") is None for one in lasting):
            condition = build("Simple.fights", w=tree["w"]["w"])
            return build("Text.while", c=condition, s=found.many("s"), l=found.many("l"))
    return found


@settles("Text.when-bare")
def _when_bare(tree: Tree) -> Tree | None:
    name = tree["m"].name
    return None if name not in OWN else _text("when", tree, w=Tree(f"When.{name}"))


@settles("Text.when-and")
def _when_and(tree: Tree) -> Tree | None:
    """A state and a moment at once."""
    name = tree["m"].name
    if name not in OWN:
        return None
    slots = {key: value for key, value in tree.slots if key not in ("m", "t", "s")}
    return _when_if(build("Text.when-if", w=Tree(f"When.{name}"), s=tree.many("t"), **slots))


@settles("Text.unless")
def _text_unless(tree: Tree) -> Tree | None:
    """As long as there is none of what is asked for."""
    clause = tree["c"]
    opposite = {"have": "have-none", "they-have": "they-have-none", "active": "inactive", "inactive": "active"}
    name = opposite.get(clause.name)
    if name is None or clause.number("n", 1) != 1:
        return None
    slots = {key: value for key, value in clause.slots if key != "n"}
    return _text("while", tree, c=build(f"Simple.{name}", **slots))


@settles("Text.come-inactive")
def _come_inactive(tree: Tree) -> Tree | None:
    whom = groups.whom(tree["g"])
    if whom is None:
        return None
    said = _do(build("Op.inactive", w=Tree("Sel.that")))
    return build("Text.when", w=build("When.of", w=whom, m=Tree("Happens.enter")), s=(said,))


@settles("Text.versus")
def _versus(tree: Tree) -> Tree | None:
    whom = groups.whom(tree["w"])
    return None if whom is None else _text("while", tree, c=build("Simple.fights", w=whom))


@settles("Text.pasted-filter")
def _pasted_filter(tree: Tree) -> Tree | None:
    narrow = tree.many("f")
    if not narrow or any(one.name[:2] in ("q-", "o-", "p-") for one in narrow):
        return None
    return _of_its_seal(_text("pasted", tree, n=Tree("Noun.seal"), f=narrow))


@settles("Text.when-if")
def _when_if(tree: Tree) -> Tree | None:
    said = [each for one in tree.many("s") for each in _apart(one)]
    first, *rest = said
    if first.name != "do":
        return None
    first = build("Sentence.if", c=tree["c"], o=first["o"])
    others = [one if one.name in ("also", "so", "else") else _do(one["o"], "so") for one in rest if one.get("o")]
    if len(others) < len(rest):
        return None
    return _text("when", tree, (first, *others), w=tree["w"])


@settles("Text.while", "Text.while~said")
def _while(tree: Tree) -> Tree | None:
    if tree["c"].key == "Simple.here":  # it works in the Arena alone anyway (601.1.1)
        return _text("does", tree)
    if tree["c"].name in ("fights", "foe", "fighting") and any(_in_fight(one) for one in tree.many("s")):
        return _while_fighting(tree)
    return _text("while", tree, c=tree["c"])


def _while_fighting(tree: Tree) -> Tree | None:
    """What lasts until the fight ends begins with it."""
    whom, spoken_of = tree["c"].get("w"), tree["c"].key == FOE
    found = sentences(tree.many("s"), whom if spoken_of else None)
    if found is None:
        return None
    when = Tree("When.fight") if whom is None else build("When.fight-with", w=whom)
    return build("Text.when", w=when, s=found, l=tree.many("l"))


def _in_fight(one: Tree) -> bool:
    return one.get("o") is not None and one["o"].get("u") is not None and one["o"]["u"].key == "Until.fight"


@settles("Text.while-when")
def _while_when(tree: Tree) -> Tree | None:
    """ "When it attacks" is a moment, not a state."""
    return None if any(part.key in FOUGHT for part in tree["c"].walk()) else _while(tree)


@settles("Text.turning")
def _turning(tree: Tree) -> Tree | None:
    mine = tree["d"].name == "attack"
    return _text("while", tree, c=Tree("Simple.in-subturn" if mine else "Simple.in-defence"))


@settles("Text.doing")
def _doing(tree: Tree) -> Tree | None:
    return _text("while", tree, c=Tree(f"Simple.{tree['d'].name}"))


@settles("Text.line", "Text.line-brackets")
def _line(tree: Tree) -> Tree | None:
    return _text("while", tree, c=build("Simple.line", l=tree["m"]))


@settles("Text.combined")
def _combined(tree: Tree) -> Tree | None:
    return _text("while", tree, c=Tree("Simple.combined"))


@settles("Text.alone", "Text.alone~said")
def _alone(tree: Tree) -> Tree | None:
    return _text("alone", tree)


@settles("Text.support", "Text.support~said")
def _support(tree: Tree) -> Tree | None:
    return _text("support", tree, x=tree.get("x"))


@settles("Text.pasted", "Text.pasted~said")
def _pasted(tree: Tree) -> Tree | None:
    return _of_its_seal(_text("pasted", tree, n=tree["n"], f=tree.many("f")))


def _of_its_seal(text: Tree | None) -> Tree | None:
    """Where a Mystic Card names its Seal first, values are that Seal's."""
    said: list[Tree] = []
    for one in text.many("s") if text is not None else ():
        deed = one.get("o")
        if deed is not None and deed.key == "Op.change" and deed.get("w") is not None:
            if deed["w"].name in ("self", "host-mystic"):
                return None
            if deed["w"].name == "host-seal":
                one = with_slot(one, "o", Tree(deed.key, tuple(slot for slot in deed.slots if slot[0] != "w")))
        said.append(one)
    return None if text is None else with_slot(text, "s", tuple(said))


@settles("Text.dancing", "Text.dancing~said")
def _dancing(tree: Tree) -> Tree | None:
    found = sentences(tree.many("s"), None)
    return None if found is None else build("Text.dancing", s=found, l=tree.get("l"))


@settles("Text.two-part")
def _two_part(tree: Tree) -> Tree | None:
    first, second = sentences(tree.many("s"), None), sentences(tree.many("t"), None)
    if first is None or second is None:
        return None
    return build("Text.two-part", h=tree.get("h"), s=first, t=second, l=tree.many("l"))


# ------------------------------------------------------------------ what Growth, Progress and Combination need


@settles("Need.group")
def _need(tree: Tree) -> Tree | None:
    group = groups.grouped(tree["g"])
    if group is None or group.pile is not None or group.amount not in ("n", "one") or group.owner == "theirs":
        return None
    size = number(group.size)
    if group.noun.name == "card" and [one.name for one in group.filters] in (["named"], ["part"]):
        return build(f"Need.{group.filters[0].name}", n=size, x=group.filters[0]["x"])
    return build("Need.of", n=size, **group.narrowed())


@settles("Need.name")
def _need_name(tree: Tree) -> Tree | None:
    return build("Need.named", n=number(1), x=tree["x"])


@settles("Need.word", "Need.element")
def _need_word(tree: Tree) -> Tree | None:
    narrow = build("Filter.tribe", t=tree["t"]) if tree.name == "word" else build("Filter.element", e=tree["e"])
    return build("Need.of", n=tree.get("n") or number(1), h=Tree("Noun.seal"), f=(narrow,))


@settles("Part.twice")
def _twice(tree: Tree) -> Tree | None:
    return build("Part.times", n=number(2))
