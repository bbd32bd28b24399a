"""Whole texts, as people say them, as the phrase book has them (see `settling`)."""

from __future__ import annotations

from sanam.abilities.tree import Tree, Value
from sanam.games.summoner_master.texts.reading import groups
from sanam.games.summoner_master.texts.reading.groups import build, number
from sanam.games.summoner_master.texts.reading.settled import FOE, settles
from sanam.games.summoner_master.texts.reading.settling_moments import OWN
from sanam.games.summoner_master.texts.reading.settling_sentences import apart, do, sentences
from sanam.games.summoner_master.texts.tree.program import FOUGHT
from sanam.games.summoner_master.texts.tree.sorts import EITHER, UNSAID
from sanam.games.summoner_master.texts.tree.ways import chain

#: What the player of the Subturn does.
IN_TURN = frozenset({"draw-turns", "discard-turns"})
#: Moments of the own card that say while what it gains something, and what it does then beside fighting.
WHILE_IT = {"fight-with": "", "attacked-by": "Simple.attacked", "attacks-whom": "Simple.attacking"}


def _text(name: str, tree: Tree, said: tuple[Tree, ...] | None = None, **slots: Value | None) -> Tree | None:
    """A text with its sentences, and with what else it says."""
    when = slots.get("w")
    subject = None
    if isinstance(when, Tree) and (when.name == "of" or when.get("w") is not None):
        subject = when["w"]
    found = sentences(tree.many("s") if said is None else said, subject)
    if found is None or any(one.name == "cost" for one in found):
        return None
    if name == "while":
        found = tuple(map(_free_of_cost, found))
    if subject == Tree("Whom.host-seal"):
        if any(one.get("o") is not None and one["o"].key == "Op.bring-self" for one in found):
            return None  # the Seal is meant
        found = tuple(map(_on_the_seal, found))
    if name == "when" or slots.get("h") is not None:
        found = tuple(map(_for_now, found))
    if name == "when" and (_is_over(when) if subject is None else _is_gone(when)):
        found = tuple(map(_on_itself, found))
    if subject is not None and any(one.get("o") is not None and one["o"].name in IN_TURN for one in found):
        return None  # "that player" is the owner of the card to which something happened
    return build(f"Text.{name}", s=found, l=tree.many("l"), **slots)


def _free_of_cost(one: Tree) -> Tree:
    """What attacks free as long as something is so pays nothing for its attacks."""
    op = one.get("o")
    if one.name not in ("do", "may") or op is None or op.key != "Op.free-attack" or op["w"].get("n") is not None:
        return one
    return do(build("Op.set", k=Tree("Stat.attack_mp"), n=number(0), w=op["w"]))


#: What happens to a card that is in the Arena no more.
GONE = frozenset({"destroyed", "destroyed-fought", "fall", "leave", "removed", "to-hand", "discarded", "sacrificed"})
#: Moments within an attack or a fight.
GOES_ON = frozenset({"attack", "attacked", "fight", "fight-with", "attacks-whom", "attacked-by", "across"})
GOES_ON |= {"hand-attack", "all-attack", "attacked-all"}
#: What a moment or a Skill allows is allowed for its Subturn, where no word says how long.
FOR_NOW = frozenset({"Op.again", "Op.again-free", "Op.twice", "Op.must", "Op.across", "Op.reach-hand"})


def _for_now(one: Tree) -> Tree:
    op = one.get("o")
    if op is None or op.key not in FOR_NOW or op.get("u") is not None:
        return one
    own = op if op.get("w") is not None else op.with_slot("w", Tree("Sel.self"))
    return one.with_slot("o", own.with_slot("u", Tree("Until.subturn")))


def _is_gone(when: Value | None) -> bool:
    """Whether the card to which something happens is not there any more."""
    return isinstance(when, Tree) and when.name == "of" and when["m"].name in GONE


def _is_over(when: Value | None) -> bool:
    """Whether no attack or fight goes on at a moment, for which what changes could be meant."""
    return isinstance(when, Tree) and when.name not in GOES_ON


def _on_itself(one: Tree) -> Tree:
    """What changes without an end at a moment changes the card itself, where no other is named."""
    op = one.get("o")
    if op is None or op.key not in UNSAID or op.get("w") is not None or op.get("u") is not None:
        return one
    return one.with_slot("o", op.with_slot("w", Tree("Sel.self")))


def _on_the_seal(one: Tree) -> Tree:
    """What happens to its Seal changes that, where a card names no other."""
    op = one.get("o")
    if op is None or op.key not in UNSAID or op.get("w") is not None:
        return one
    return one.with_slot("o", op.with_slot("w", Tree("Sel.host-seal")))


@settles("Text.does", "Text.does~plain")
def _does(tree: Tree) -> Tree | None:
    if len(tree.many("s")) == 1 and (only := tree.many("s")[0].get("o")) is not None and only.key == "While":
        return build("Text.while", c=only["c"], s=(do(only["o"]),), l=tree.many("l"))
    found = _text("does", tree, h=tree.get("h"))
    if found is None:
        return None
    if tree.get("h") is not None:
        first, *rest = found.many("s")
        return found.with_slot("s", (_of_the_paid(first, tree["h"]["c"]), *rest))
    return found.with_slot("s", tuple(_while_it_fights(one) for one in found.many("s")))


def _while_it_fights(one: Tree) -> Tree:
    """What a Seal of a fight is until that ends it is for as long as it is such a Seal."""
    op = one.get("o")
    group = op.get("w") if op is not None and op.key in EITHER else None
    if op is None or group is None or op.get("u") != Tree("Until.fight"):
        return one
    fights = group.name in ("foe", "attacker", "striker", "struck") or any(
        narrow.name in ("fighting", "attacking", "attacked") for narrow in group.many("f")
    )
    return one.with_slot("o", op.with_slot("u", None)) if fights and not group.get("n") else one


@settles("Text.skill")
def _skill(tree: Tree) -> Tree | None:
    limits = (*tree.many("l"), *tree.many("m"))
    found = sentences(tree.many("s"), None)
    if found is None:
        return None
    found = (_of_the_paid(found[0], tree["c"]), *found[1:])
    return build("Text.does", h=build("Head.costs", c=tree["c"]), s=tuple(map(_for_now, found)), l=limits)


#: Costs that take or show cards.
TAKEN = frozenset({"discard", "discard-seal", "discard-mystic", "sacrifice", "remove", "return", "show"})


def _of_the_paid(first: Tree, costs: Tree) -> Tree:
    """ "Its Lv", before any other card is spoken of, is that of the card that was paid or shown."""
    op, paid = first.get("o"), [cost for cost in chain(costs) if cost.name in TAKEN]
    said = op.get("m") if op is not None else None
    if op is None or said is None or len(paid) != 1 or paid[0].number("n") != 1:
        return first
    own = op.get("w") is None or op["w"].name in ("self", "host-seal")
    if not own or said.key != "Worth.value" or said["w"] != Tree("Sel.that"):
        return first
    return first.with_slot("o", op.with_slot("m", said.with_slot("w", Tree("Sel.paid"))))


@settles("Text.only-when")
def _only_when(tree: Tree) -> Tree | None:
    """When a Skill can be used stands with its Costs."""
    demand = build("Costs.one", a=build("Cost.while", c=tree["d"]))
    return _skill(build("Text.skill", c=_with_last(tree["c"], demand), s=tree.many("s"), l=tree.many("l")))


def _with_last(costs: Tree, last: Tree) -> Tree:
    rest = tree if (tree := costs.get("r")) is None else _with_last(tree, last)
    return build("Costs.more", a=costs["a"], r=rest or last)


@settles("Text.when", "Text.when~said")
def _when(tree: Tree) -> Tree | None:
    if tree["w"].name == "so":
        clause, when = tree["w"]["c"], tree["w"]["m"]
        return _when_if(build("Text.when-if", w=when, c=clause, s=tree.many("s"), l=tree.many("l")))
    if tree["w"].name == "self-line":
        clause, when = build("Simple.line", l=tree["w"]["l"]), tree["w"]["m"]
        return _when_if(build("Text.when-if", w=when, c=clause, s=tree.many("s"), l=tree.many("l")))
    if tree["w"].name == "to-line":
        clause = build("Simple.line", l=tree["w"]["l"])
        return _when_if(build("Text.when-if", w=Tree("When.change-line"), c=clause, s=tree.many("s"), l=tree.many("l")))
    found = _text("when", tree, w=tree["w"])
    if found is not None and tree["w"].name in WHILE_IT and tree.key != "Text.when":
        lasting = [one for one in found.many("s") if one.name == "do" and one["o"].key in EITHER]
        if len(lasting) == len(found.many("s")) and all(one["o"].get("u") is None for one in lasting):
            condition = build("Simple.fights", w=tree["w"]["w"])
            if WHILE_IT[tree["w"].name]:
                condition = build("Clause.both", a=Tree(WHILE_IT[tree["w"].name]), c=condition)
            return build("Text.while", c=condition, s=found.many("s"), l=found.many("l"))
    return found


@settles("Text.when-late")
def _when_late(tree: Tree) -> Tree | None:
    """A moment said last is that of all that goes before; what has no end may be none of that."""
    made = _when(Tree("Text.when~said", tree.slots))
    if made is None or len(made.many("s")) < 2:
        return made
    ops = [one["o"] for one in made.many("s") if one.get("o") is not None]
    return None if any(op.key in EITHER and op.get("u") is None for op in ops) else made


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
    said = do(build("Op.inactive", w=Tree("Sel.that")))
    return build("Text.when", w=build("When.of", w=whom, m=Tree("Happens.enter")), s=(said,))


@settles("Text.come-inactive-self")
def _come_in_inactive(tree: Tree) -> Tree | None:
    said = do(build("Op.inactive", w=Tree("Sel.self")))
    return build("Text.when", w=Tree("When.enter"), s=(said,))


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
    said = [each for one in tree.many("s") for each in apart(one)]
    first, *rest = said
    if first.name != "do":
        return None
    first = build("Sentence.if", c=tree["c"], o=first["o"])
    others = [one if one.name in ("also", "so", "else") else do(one["o"], "so") for one in rest if one.get("o")]
    if len(others) < len(rest):
        return None
    return _text("when", tree, (first, *others), w=tree["w"])


@settles("Text.while", "Text.while~said")
def _while(tree: Tree) -> Tree | None:
    if tree["c"].key == "Simple.here":  # it works in the Arena alone anyway (601.1.1)
        return _text("does", tree)
    if any(_in_fight(one) for one in tree.many("s")):
        if tree["c"].name in ("fights", "foe", "fighting"):
            return _while_fighting(tree)
        if (met := _meeting(tree["c"])) is not None:
            return _text("when", tree, w=met)
    return _text("while", _of_the_counted(tree), c=tree["c"])


def _meeting(clause: Tree) -> Tree | None:
    """The moment at which it comes to attack, or be attacked by, such a Seal."""
    if clause.key != "Clause.both" or clause["c"].key != "Simple.fights":
        return None
    name = {"attacking": "attacks-whom", "attacked": "attacked-by"}.get(clause["a"].name)
    return None if name is None else build(f"When.{name}", w=clause["c"]["w"])


#: Conditions on the cards that a player has, and whose those are.
HAD = {"have-just": "mine", "they-have": "theirs", "they-have-just": "theirs"}


def _of_the_counted(tree: Tree) -> Tree:
    """ "That Seal", while a condition counts Seals, is each of those."""
    clause = tree["c"]
    whose = HAD.get(clause.name)
    if whose is None or any(one.get("o") is None for one in tree.many("s")):
        return tree
    group = build(f"Sel.all-{whose}", h=clause["h"], f=clause.many("f"))
    said = tuple(
        one.with_slot("o", one["o"].with_slot("w", group)) if one["o"].get("w") == Tree("Sel.that") else one
        for one in tree.many("s")
    )
    return tree.with_slot("s", said)


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


@settles("Text.doing", "Text.doing~when")
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


@settles("Text.condition", "Text.condition~said")
def _condition(tree: Tree) -> Tree | None:
    """Only what the player owns counts (SMG-126.2), even where it is not said whose it is."""
    return build("Text.condition", c=_owned(tree["c"]), t=tree["t"])


def _owned(tree: Tree) -> Tree:
    slots = ((name, _owned(value) if isinstance(value, Tree) else value) for name, value in tree.slots)
    return Tree("Simple.have" if tree.key == "Simple.any-have" else tree.key, tuple(slots), tree.value)


@settles("Text.support-of", "Text.support-of~said")
def _support_of(tree: Tree) -> Tree | None:
    whom = groups.whom(tree["w"]) if tree["w"].category == "NP" else tree["w"]
    if whom is None or (whom["h"].name == "card" and [one.name for one in whom.many("f")] == ["named"]):
        return None  # a name is said otherwise
    return _text("support-of", tree, w=whom)


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
                one = one.with_slot("o", Tree(deed.key, tuple(slot for slot in deed.slots if slot[0] != "w")))
        said.append(one)
    return None if text is None else text.with_slot("s", tuple(said))


@settles("Text.dancing", "Text.dancing~said", "Text.dancing~limited")
def _dancing(tree: Tree) -> Tree | None:
    limit = tree.get("m")
    if limit is not None and limit != build("Limit.own", n=number(1), p=Tree("Period.subturn")):
        return None  # that is how often Dancing works anyway (SMG-22.2)
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
    if group is None or group.amount not in ("n", "one"):
        return None
    return _needed(group, number(group.size))


@settles("Need.times")
def _need_times(tree: Tree) -> Tree | None:
    """ "Beast x2": the number stands last."""
    if tree.get("g") is None:
        return build("Need.of", n=tree["n"], h=Tree("Noun.seal"), f=(build("Filter.tribe", t=tree["t"]),))
    group = groups.grouped(tree["g"])
    return None if group is None or group.amount else _needed(group, tree["n"])


def _needed(group: groups.Group, size: Tree) -> Tree | None:
    if group.pile is not None or group.owner == "theirs":
        return None
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
