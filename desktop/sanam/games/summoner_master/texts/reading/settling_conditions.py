"""Conditions turned round and said otherwise, as people say them (see `settling`)."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.summoner_master.texts.reading import groups
from sanam.games.summoner_master.texts.reading.groups import BARE, build, number
from sanam.games.summoner_master.texts.reading.settled import LIST, settles
from sanam.games.summoner_master.texts.reading.settling_hands import size_of
from sanam.games.summoner_master.texts.reading.settling_sentences import sentences
from sanam.games.summoner_master.texts.reading.settling_values import change_of, operation

#: What is said to be otherwise, by how it is said.
DENIED = {
    "not~pasted": "pasted",
    "not~cursed": "cursed",
    "not~alone": "alone",
    "not~kind": "is-kind",
    "not~wearer-kind": "is-kind",
    "not~line": "line",
    "not~wearer-line": "line",
}


def denied(clause: Tree) -> Tree:
    return build("Simple.not", c=clause)


@settles(*(f"Simple.{name}" for name in DENIED))
def _denied(tree: Tree) -> Tree | None:
    return denied(Tree(f"Simple.{DENIED[tree.name]}", tree.slots))


@settles("Simple.not~charged")
def _uncharged(tree: Tree) -> Tree | None:
    return denied(build("Simple.charged", n=number(1)))


@settles("Simple.charged-kind", "Simple.wearer-kind")
def _is_kind(tree: Tree) -> Tree | None:
    return build("Simple.is-kind", q=tree["q"])


@settles("Simple.past-undergone", "Simple.past-undergone-not")
def _undergone(tree: Tree) -> Tree | None:
    name = tree["v"].name if tree.get("v") else "attacked"
    period = Tree(f"Period.{tree['z'].name if tree.get('z') else 'subturn'}")
    what = "it-did-not" if tree.name.endswith("not") else "it-did"
    return build(f"Simple.{what}", m=Tree(f"Happens.{name}"), p=period)


@settles("Simple.they-more~turned", "Simple.we-more~turned")
def _more(tree: Tree) -> Tree | None:
    return build(f"Simple.{tree.name.partition('~')[0]}", h=tree["h"])


@settles("Text.unless~any")
def _unless(tree: Tree) -> Tree | None:
    """As long as it is not so; what has a clause of its own to be otherwise is said by that."""
    clause = tree["c"]
    if clause.category != "Simple" or clause.name in ("not", "active", "inactive"):
        return None
    if clause.name in ("have", "they-have") and clause.number("n", 1) == 1:
        return None
    found = sentences(tree.many("s"), None)
    return None if found is None else build("Text.while", c=denied(clause), s=found, l=tree.many("l"))


@settles("Sentence.unless-so")
def _unless_so(tree: Tree) -> Tree | None:
    if tree["c"].category != "Simple" or tree["c"].name == "not" or any(part.key == BARE for part in tree.walk()):
        return None
    return build("Sentence.if", c=denied(tree["c"]), o=tree["o"])


@settles("Sentence.by-if~marked")
def _by_if(tree: Tree) -> Tree | None:
    if any(part.key == BARE for part in tree.walk()):
        return None
    return build("Sentence.by-if", a=tree["a"], c=tree["c"], o=tree["o"])


@settles("When.aimed~said")
def _aimed(tree: Tree) -> Tree | None:
    """By Skills: what else aims at it is not told."""
    against = tree.get("t") or build("Against.theirs", t=Tree("Thing.skill"))
    return build("When.aimed", t=against) if against["t"].name == "skill" else None


@settles("When.step-of-each")
def _step_of_each(tree: Tree) -> Tree | None:
    return build("When.any-step", s=tree["s"])


@settles("Op.skills-cost-all", "Op.skills-cost-all-less")
def _all_skills(tree: Tree) -> Tree | None:
    size = tree.number("d") or tree.number("n") * (-1 if tree.name.endswith("less") else 1)
    return change_of(build("Sel.all-any", h=Tree("Noun.seal")), Tree("Stat.skill_mp"), size, tree)


@settles("Op.again~times")
def _twice(tree: Tree) -> Tree | None:
    return operation(build("Op.again", w=tree["w"], u=tree.get("u")))


@settles("Each.counters-of~said")
def _counters_of(tree: Tree) -> Tree | None:
    group = groups.grouped(tree["g"])
    if group is None or group.pile is not None or group.amount not in ("", "all") or not (group.owner or group.many):
        return None
    return build("Each.counters-of", w=build(f"Sel.all-{group.whose}", **group.narrowed()))


@settles("Each.done~said")
def _done(tree: Tree) -> Tree | None:
    """How often something has happened in this Subturn or Turn."""
    whom = groups.whom(tree["g"])
    if whom is None:
        return None
    if tree["v"].name == "cast" and whom.name == "any":
        whom = Tree("Whom.mine", whom.slots)
    return build("Each.done", p=Tree(f"Period.{tree['z'].name}"), w=whom, m=Tree(f"Happens.{tree['v'].name}"))


@settles("Filter.done~said")
def _who_did(tree: Tree) -> Tree | None:
    return build("Filter.done", p=tree["p"], m=tree["m"]) if tree["m"].name != "enter" else None


@settles("Op.reveal~said")
def _reveal(tree: Tree) -> Tree | None:
    return build("Op.reveal", h=Tree(f"Noun.{tree['k'].name}"), p=tree.get("p") or Tree("Whose.mine"))


@settles("Op.max-both~hand")
def _hand_of_both(tree: Tree) -> Tree | None:
    said = {"m": Tree("Limited.hand"), "n": tree["n"]}
    one, other = (build("Op.limit-set", p=Tree(f"Whose.{whose}"), **said) for whose in ("mine", "theirs"))
    return build(LIST, a=one, b=other)


@settles("Op.max-both-change", "Op.max-both-change-less")
def _limits_of_both(tree: Tree) -> Tree | None:
    name = "max-minus" if tree.name.endswith("less") else "max-plus"
    said = {"m": tree["m"], "d": tree["d"]}
    one, other = (build(f"Op.{name}", p=Tree(f"Whose.{whose}"), **said) for whose in ("mine", "theirs"))
    return build(LIST, a=one, b=other)


@settles("Text.enters-with")
def _enters_with(tree: Tree) -> Tree | None:
    put = build("Op.charge", n=size_of(tree), w=Tree("Sel.self"))
    return build("Text.when", w=Tree("When.enter"), s=(build("Sentence.do", o=put),))


@settles("Text.draws-instead")
def _draws_instead(tree: Tree) -> Tree | None:
    """More than the two that are drawn anyway (401.3.1)."""
    more = tree.number("n") - 2
    if more < 1:
        return None
    when = build("When.step", s=Tree("Step.draw"), p=Tree("Whose.mine"))
    return build("Text.when", w=when, s=(build("Sentence.do", o=build("Op.draw-any", n=number(more))),))


@settles("Op.curse~late")
def _curse(tree: Tree) -> Tree | None:
    return operation(build("Op.curse", w=tree["w"], k=tree["k"], u=tree["u"]))


@settles("Sentence.floored-until")
def _floored(tree: Tree) -> Tree | None:
    op = tree["o"]
    if op.key != "Op.change" or any(part.key == BARE for part in op.walk()):
        return None
    slots = {**dict(op.slots), "u": tree["u"]}
    return build("Sentence.do", o=build("Op.bounded", b=build("Bound.floor", n=tree["n"]), **slots))
