"""Sentences, moments, conditions and Costs, as people say them, as the phrase book has them (see `settling`)."""

from __future__ import annotations

from sanam.abilities.tree import Tree, Value
from sanam.games.summoner_master.texts.reading import groups
from sanam.games.summoner_master.texts.reading.groups import BARE, build, number
from sanam.games.summoner_master.texts.reading.settled import LIST, bare_name, settles, with_slot
from sanam.games.summoner_master.texts.tree.program import EITHER, FOUGHT, UNSAID

#: Sentences that may not be done: what follows "and" hangs on them.
UNSURE = frozenset({"if", "may", "fortune", "so", "else"})
#: Operations whose cards can be counted afterwards.
COUNTED = frozenset(
    {"discard-all", "discard-all-theirs", "discard", "destroy", "remove-from", "remove", "put-back", "sacrifice"}
    | {"discard-seal", "discard-mystic", "to-hand", "to-library"}
)
#: What a card does or what is done to it, by the moment that its own text calls so.
OWN = {name: name for name in ("enter", "cast", "attack", "hand-attack", "attack-success", "attacked", "fight")}
OWN |= {name: name for name in ("fight-win", "fight-lose", "destroyed", "fall", "leave", "removed", "to-hand")}
OWN |= {name: name for name in ("discarded", "skill", "combine", "change-line", "cursed", "hand-attack-success")}
OWN |= {name: name for name in ("attacked-success", "fight-end", "return", "skill-success", "destroyed-fought")}
#: What only its own text may call so.
ALONE = frozenset(
    {"destroyed-fought", "hand-attack-success", "attacked-success", "fight-end", "return", "skill-success"}
)


# ------------------------------------------------------------------ moments


@settles(
    "Happens.hand-attack-success~said",
    "Happens.attacked-success~self",
    "Happens.fight-end~self",
    "Happens.destroyed-fought~self",
)
def _own_happens(tree: Tree) -> Tree | None:
    return Tree(f"Happens.{bare_name(tree)}")


@settles("When.self")
def _self(tree: Tree) -> Tree | None:
    name = OWN.get(tree["m"].name)
    return None if name is None else Tree(f"When.{name}")


@settles("When.self-bare")
def _bare(tree: Tree) -> Tree | None:
    return Tree(f"When.{tree['m'].name}")


@settles("When.destroys-whom~said", "When.fight-with~said", "When.attacks-whom~said", "When.attacked-by~said")
def _against(tree: Tree) -> Tree | None:
    whom = groups.whom(tree["w"])
    name = bare_name(tree)
    if whom is None:
        return None
    if name == "destroys-whom" and whom == build("Whom.any", h=Tree("Noun.card")):
        return Tree("When.destroys")
    return build(f"When.{name}", w=whom)


@settles("When.of-group")
def _of_group(tree: Tree) -> Tree | None:
    whom = groups.whom(tree["w"])
    if whom is None or tree["m"].name in ALONE:
        return None
    return build("When.of", w=whom, m=tree["m"])


@settles("When.of-host")
def _of_host(tree: Tree) -> Tree | None:
    if tree["w"].name not in ("host-seal", "host-mystic") or tree["m"].name in ALONE:
        return None
    return build("When.of", w=Tree(f"Whom.{tree['w'].name}"), m=tree["m"])


@settles("When.casting")
def _casting(tree: Tree) -> Tree | None:
    whom = groups.whom(tree["w"])
    if whom is None or whom.name != "any":
        return None
    whose = {"mine": "mine", "theirs": "theirs", "all": "any"}[tree["p"].name]
    return build("When.of", w=Tree(f"Whom.{whose}", whom.slots), m=Tree("Happens.cast"))


def _of_all(owner: str, happens: str, noun: str = "seal") -> Tree:
    return build("When.of", w=build(f"Whom.{owner}", h=Tree(f"Noun.{noun}")), m=Tree(f"Happens.{happens}"))


@settles("When.their-skill")
def _their_skill(tree: Tree) -> Tree | None:
    return _of_all("theirs", "skill", "card")


@settles("When.they-attack", "When.we-attack")
def _they_attack(tree: Tree) -> Tree | None:
    return _of_all("theirs" if tree.name == "they-attack" else "mine", "attack")


@settles("When.begin", "When.begin-defence", "When.finish", "When.finish-defence")
def _subturn(tree: Tree) -> Tree | None:
    """The opponent's Attack Subturn is our Defence Subturn (402.1)."""
    mine = (tree["p"].name == "mine") == (not tree.name.endswith("defence"))
    if tree.name.startswith("begin"):
        return Tree("When.attack-subturn" if mine else "When.defence-subturn")
    return Tree("When.attack-subturn-end" if mine else "When.defence-subturn-end")


@settles("When.begin-each")
def _begin_each(tree: Tree) -> Tree | None:
    return build("When.any-step", s=Tree("Step.check-up"))


# ------------------------------------------------------------------ conditions

_HELD = {
    "holds": ("least", "mine"),
    "holds-more": ("least", "mine"),
    "holds-less": ("most", "mine"),
    "holds-none": ("none", "mine"),
    "they-hold": ("least", "theirs"),
    "they-hold-more": ("least", "theirs"),
    "they-hold-less": ("most", "theirs"),
    "they-hold-none": ("none", "theirs"),
    "there-are": ("least", "any"),
}


@settles(*(f"Simple.{name}" for name in _HELD))
def _held(tree: Tree) -> Tree | None:
    sort, who = _HELD[tree.name]
    return groups.held(tree["g"], sort, who, tree.number("n") if tree.get("n") else None)


@settles("Simple.here")
def _here(tree: Tree) -> Tree | None:
    return tree


@settles("Simple.fights~said")
def _fights(tree: Tree) -> Tree | None:
    whom = groups.whom(tree["w"])
    return None if whom is None else build("Simple.fights", w=whom)


@settles("Simple.charged~said")
def _charged(tree: Tree) -> Tree | None:
    return build("Simple.charged", n=tree.get("n") or number(1))


# ------------------------------------------------------------------ Costs


def _cost_group(tree: Tree) -> tuple[str, dict[str, Value]] | None:
    """Where the cards of a Cost lie, and how many of which they are."""
    group = groups.grouped(tree["g"])
    if group is None or group.amount not in ("n", "one") or group.owner in ("theirs", "both"):
        return None
    return group.pile.name if group.pile is not None else "", {"n": number(group.size), **group.narrowed()}


@settles("Cost.group-discard")
def _cost_discard(tree: Tree) -> Tree | None:
    if tree.get("g") is None:
        return build("Cost.discard", n=tree["n"])
    found = _cost_group(tree)
    if found is None or found[0] not in ("", "hand"):
        return None
    noun = found[1].pop("h")
    assert isinstance(noun, Tree)
    if noun.name == "card":
        return None if "f" in found[1] else build("Cost.discard", **found[1])
    return build(f"Cost.discard-{noun.name}", **found[1])


@settles("Cost.group-sacrifice")
def _cost_sacrifice(tree: Tree) -> Tree | None:
    found = _cost_group(tree)
    return None if found is None or found[0] else build("Cost.sacrifice", **found[1])


@settles("Cost.group-remove")
def _cost_remove(tree: Tree) -> Tree | None:
    found = _cost_group(tree)
    return None if found is None or found[0] != "shrine" else build("Cost.remove", **found[1])


@settles("Cost.group-return")
def _cost_return(tree: Tree) -> Tree | None:
    found = _cost_group(tree)
    return None if found is None or found[0] else build("Cost.return", **found[1])


@settles("Cost.group-rest")
def _cost_rest(tree: Tree) -> Tree | None:
    """Other Seals than its own, which its Skill makes Inactive anyway."""
    found = _cost_group(tree)
    if found is None or found[0]:
        return None
    narrow = [one for one in groups.grouped(tree["g"]).filters if one.name != "other"]  # type: ignore[union-attr]
    return build("Cost.rest", **{**found[1], "f": tuple(narrow)})


@settles("Cost.charged~said")
def _cost_charged(tree: Tree) -> Tree | None:
    return build("Cost.charged", n=tree.get("n") or number(1))


@settles("Exception.only~said")
def _only(tree: Tree) -> Tree | None:
    whom = groups.whom(tree["g"])
    return None if whom is None else build("Exception.only", w=whom)


@settles("Limit.own~said", "Limit.twice")
def _limit(tree: Tree) -> Tree | None:
    often = 2 if tree.name == "twice" else tree.number("n", 1)
    return build("Limit.own", n=number(often), p=tree["p"])


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
        case "either":
            modes = build("Modes.more", a=one["a"], r=build("Modes.one", a=one["b"]))
            return [build("Sentence.modes", m=modes)]
    op = one.get("o")
    if op is None or op.key != LIST:
        return [one]
    rest = _do(op["b"], "also")
    return [*_apart(with_slot(one, "o", op["a"])), *_apart(rest)]


def _joined(one: Tree, before: list[Tree]) -> Tree | None:
    """A sentence after "and": it hangs on the one before, and may speak of the same cards."""
    if one.name == "also-may":
        return _do(one["o"], "may")
    if one.name != "also":
        return one
    if not before:
        return None
    last = before[-1]
    op = one["o"]
    said = last.get("o")
    if op.key in UNSAID and op.get("w") is None and said is not None and said.get("w") is not None:
        group = said["w"]
        op = with_slot(op, "w", Tree("Sel.that") if group.get("n") is not None else group)
    return _do(op, "so" if last.name in UNSURE else "do")


def _referred(made: list[Tree], at: int, subject: Tree | None) -> bool:
    """Whether what a sentence calls "that card" has been spoken of."""
    op = made[at].get("o")
    parts = [made[at]] if op is None else [op]
    said = {part.key for tree in parts for part in tree.walk()}
    if "Worth.done" in said and not any(one["o"].name in COUNTED for one in made[:at] if one.get("o")):
        return False
    if "Sel.that" not in said or subject is not None:
        return True
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
    if found is None:
        return None
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
    found = _text("when", tree, w=tree["w"])
    if found is not None and tree["w"].name == "fight-with" and tree.key != "Text.when":
        lasting = [one for one in found.many("s") if one.name == "do" and one["o"].key in EITHER]
        if len(lasting) == len(found.many("s")) and all(one["o"].get("u") is None for one in lasting):
            condition = build("Simple.fights", w=tree["w"]["w"])
            return build("Text.while", c=condition, s=found.many("s"), l=found.many("l"))
    return found


@settles("Text.when-bare")
def _when_bare(tree: Tree) -> Tree | None:
    name = OWN.get(tree["m"].name)
    return None if name is None else _text("when", tree, w=Tree(f"When.{name}"))


@settles("Text.versus")
def _versus(tree: Tree) -> Tree | None:
    whom = groups.whom(tree["w"])
    return None if whom is None else _text("while", tree, c=build("Simple.fights", w=whom))


@settles("Text.pasted-filter")
def _pasted_filter(tree: Tree) -> Tree | None:
    narrow = tree.many("f")
    if not narrow or any(one.name[:2] in ("q-", "o-", "p-") for one in narrow):
        return None
    return _text("pasted", tree, n=Tree("Noun.seal"), f=narrow)


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
    return _text("while", tree, c=tree["c"])


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
    return _text("pasted", tree, n=tree["n"], f=tree.many("f"))


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
