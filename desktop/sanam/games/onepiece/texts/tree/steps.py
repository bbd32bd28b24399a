"""The steps of an ability: what its sentences, clauses and lists of operations come to, one after another (1-3-8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import NamedTuple

from sanam.abilities.tree import Tree, leaf
from sanam.games.onepiece.texts.tree.entries import BY_HAND, FIGHTS, HAPPENED
from sanam.games.onepiece.texts.tree.rewording import (
    asks_of_the_past,
    based,
    dealt,
    filters_don_by_name,
    gained,
    given_each,
    in_battle,
    joined,
    lying,
    of_each_kind,
    of_either_number,
    of_either_side,
    of_the_other,
    of_the_same,
    rest_first,
    to_each_or_in_all,
    to_one,
    to_own,
    to_the_field,
)

#: Texts that speak to deck building alone: `deck_rules` and the card model read them.
SILENT = (
    "Op.treat name as",
    "Op.treat type as",
    "Op.treat name and type as",
    "Op.include",
    "Op.include only",
    "Op.deck of",
    "Op.lose then",
    "Clause.any number in deck",
)


class NotExecuted(Exception):
    """The ability holds something that has no execution where it stands; the message names the entry."""


#: The roles of both players where each does something: "your" is then said to each of them.
EACH = ("turn", "other")


@dataclass(frozen=True, slots=True)
class Step:
    """One step.

    kind   do        an operation `tree`; `role` does it; `time` its duration where its own words give none
           test      go to `to` unless the conditions `tree` hold; with `flag`, what it is about was then not done
           did       go to `to` unless something was done (or, with `flag`, was not)
           may       ask `role`; go to `to` when the answer is no
           one       ask `role` which of `ways` (steps to go to, with their trees in `trees`)
           jump      go to `to`
           repeat    do what follows as often as `tree` says, then go to `to`
           fought    go to `to` unless the battle that ends was one of `tree`
           watch     what follows up to `to` is done when `tree` (a Point or Event) comes, for `time`
           rest don, return don   costs of `n` DON!! cards; with a `tree`, as many as it says
    """

    kind: str
    tree: Tree | None = None
    to: int = 0
    role: str = "me"
    time: Tree | None = None
    ways: tuple[int, ...] = ()
    trees: tuple[Tree, ...] = ()
    flag: bool = False
    n: int = 0
    #: What its words point to (see `binding`): "it" or "that" in memory, and the labels of the cards that it means.
    meant: tuple[tuple[str, tuple[str, ...]], ...] = ()


#: Clauses that say what is done instead of what the sentence before them says.
_REPLACING = ("Clause.rather", "Clause.instead of cards", "Clause.instead of doing")


class Rather(NamedTuple):
    """What is done instead: `deed`, when `conditions` hold, in the place of the operation with `key`."""

    deed: Tree
    conditions: tuple[Tree, ...]
    key: str


def _rather(sentence: Tree | None) -> Rather | None:
    """What a sentence says is done instead of the one before it; None when it says no such thing."""
    if sentence is None or sentence.key != "Sentence.do":
        return None
    tree, conditions = sentence["x"], []
    while tree.key in ("Clause.then", "Clause.if"):
        if tree.key == "Clause.if":
            conditions.append(tree["c"])
        tree = tree["x"]
    if tree.key not in _REPLACING:
        return None
    deed = tree["x"]
    acts = deed["x"] if deed.key == "Ops.may" else deed
    return Rather(deed, tuple(conditions), tree["y"].key if tree.key == "Clause.instead of doing" else acts.key)


def _is_otherwise(before: Tree | None, sentence: Tree | None) -> bool:
    """Whether a sentence is done where the one before it is not: "Otherwise, …", or "If you do, … If you do not, …"."""
    if sentence is None or sentence.key != "Sentence.do":
        return False
    if sentence["x"].key == "Clause.otherwise":
        return True
    asked = before.get("x") if before is not None else None
    if asked is None or asked.key not in _DONE:
        return False
    return f"{asked.key} not" == sentence["x"].key or f"{sentence['x'].key} not" == asked.key


#: What goes on to "otherwise" when it fails.
_TESTED = ("Clause.if", "Clause.if you do", "Clause.if they do", "Clause.if you do not", "Clause.if they do not")


def _asks_whether_done(sentence: Tree | None) -> bool:
    return sentence is not None and sentence.key == "Sentence.do" and sentence["x"].key in _DONE


#: What asks whether the sentence before it was done.
_DONE = _TESTED[1:]


#: Events that have happened already when an attack is declared.
_ATTACKS = ("attacks", "attacks target", "attacks or attacked", "attack is declared", "declares an attack")


class StepWriter:
    """Collects steps."""

    def __init__(self, attacking: bool = False) -> None:
        self.steps: list[Step] = []
        #: Whether they are carried out once an attack is declared.
        self.attacking = attacking

    def add(self, step: Step) -> int:
        self.steps.append(step)
        return len(self.steps) - 1

    def land(self, at: int) -> None:
        """Let the step at `at` go to here."""
        self.steps[at] = replace(self.steps[at], to=len(self.steps))

    # ------------------------------------------------------------------ sentences

    def sentences(self, trees: Sequence[Tree]) -> None:
        """Sentences in order; one that says what is done "instead" stands in for the one before it (8-1-3-4-4)."""
        waits: int | None = None
        before: Tree | None = None
        for tree, after in zip_longest(trees, trees[1:]):
            rather = _rather(after)
            last, before = before, tree
            if _is_otherwise(last, tree):
                if last is None:
                    raise NotExecuted("Clause.otherwise")
            elif after is not None and _is_otherwise(tree, after):
                self.or_otherwise(tree, after["x"]["x"])
            elif rather is not None:
                self.replaced(tree, rather)
            elif waits is not None:
                # What is asked after "at the end of this battle" is asked then.
                self.clause(tree["x"])
                self.land(waits)
                waits = None
            elif _rather(tree) is None and _asks_whether_done(after) and tree["x"].key == "Clause.at":
                waits = self.add(Step("watch", tree["x"]["p"]))
                self.clause(tree["x"]["x"])
            elif _rather(tree) is None:
                begin = len(self.steps)
                self.sentence(tree)
                if _asks_whether_done(after):
                    self._tell_undone(begin)
            elif tree is trees[0]:
                raise NotExecuted(_REPLACING[0])

    def _tell_undone(self, begin: int) -> None:
        """Of "If A, B. If you do (or do not), C": where A fails, B was not done."""
        for at in range(begin, len(self.steps)):
            if self.steps[at].kind == "test" and self.steps[at].to == len(self.steps):
                self.steps[at] = replace(self.steps[at], flag=True)

    def or_otherwise(self, tree: Tree, otherwise: Tree) -> None:
        """Of "If A, B. Otherwise, C." the one or the other (4-10-1)."""
        clause = tree["x"] if tree.key == "Sentence.do" else tree
        while clause.key == "Clause.then":
            clause = clause["x"]
        if clause.key not in _TESTED:
            raise NotExecuted("Clause.otherwise")
        asked = clause.get("c")
        at = self.add(Step("test", asked) if asked is not None else Step("did", flag=clause.name.endswith("not")))
        self.clause(clause["x"])
        done = self.add(Step("jump"))
        self.land(at)
        self.clause(otherwise)
        self.land(done)

    def replaced(self, tree: Tree, rather: Rather) -> None:
        """A sentence of which one operation, or all of it, gives way to another when conditions hold."""
        if tree.key == "Sentence.do":
            tree = tree["x"]
        match tree.key:
            case "Clause.then":
                self.replaced(tree["x"], rather)
            case "Clause.if":
                at = self.add(Step("test", tree["c"]))
                self.replaced(tree["x"], rather)
                self.land(at)
            case _ if tree.category in ("Op", "Ops") and tree.name not in ("may", "or"):
                parts = joined(tree)
                gives_way = [part for part in parts if part.key == rather.key]
                if len(parts) > 1 and len(gives_way) != 1:
                    raise NotExecuted(_REPLACING[0])
                for part in parts:
                    if len(parts) == 1 or part in gives_way:
                        self._either(part, rather)
                    else:
                        self.ops(part)
            case _:
                raise NotExecuted(tree.key)

    def _either(self, part: Tree, rather: Rather) -> None:
        rather = rather._replace(deed=of_the_same(rather.deed, part))
        unless = [self.add(Step("test", condition)) for condition in rather.conditions]
        if rather.deed.key == "Ops.may":
            unless.append(self.add(Step("may", rather.deed["x"])))
            self.ops(rather.deed["x"])
        else:
            self.ops(rather.deed)
        done = self.add(Step("jump"))
        for at in unless:
            self.land(at)
        self.ops(part)
        self.land(done)

    def sentence(self, tree: Tree) -> None:
        if tree.key == "Sentence.do":
            self.clause(tree["x"])
            return
        match tree.key:
            case "Sentence.paid":
                gives_up = self.willing(tree)
                for each in tree.many("c"):
                    self.cost(each)
                self.clause(tree["x"])
                for step in gives_up:
                    self.land(step)
            case "Choice.apply each":
                for bullet in based(tree):
                    for sentence in bullet.many("b"):
                        self.sentence(sentence)
            case "Choice.then":
                self.sentence(tree["x"])
            case "Choice.if":
                at = self.add(Step("test", tree["c"]))
                self.sentence(tree["x"])
                self.land(at)
            case "Choice.one" | "Choice.opponent's one" | "Choice.one and after":
                bullets = tree.many("b")
                role = "opponent" if tree.name == "opponent's one" else "me"
                self.one(role, bullets, [bullet.many("b") for bullet in bullets])
                self.sentences(tree.many("x"))
            case _:
                raise NotExecuted(tree.key)

    def one(self, role: str, shown: tuple[Tree, ...], ways: list[tuple[Tree, ...]]) -> None:
        at = self.add(Step("one"))
        starts, ends = [], []
        for way in ways:
            starts.append(len(self.steps))
            if way and way[0].category in ("Sentence", "Choice"):
                self.sentences(way)
            else:
                for deed in way:
                    self.ops(deed, role=role)
            ends.append(self.add(Step("jump")))
        for end in ends:
            self.land(end)
        self.steps[at] = Step("one", role=role, ways=tuple(starts), trees=shown)

    def clause(self, tree: Tree, time: Tree | None = None) -> None:
        """What a clause comes to. An "if" that fails takes with it the clause after it alone (4-10-1): of "If A, B.
        Then, C." the last is done all the same, as what follows "then" needs nothing that stands before it (4-10-2).
        """
        match tree.key:
            case "Clause.then":
                self.clause(tree["x"], time)
            case "Clause.if":
                at = self.add(Step("test", tree["c"]))
                self.clause(tree["x"], time)
                self.land(at)
            case "Clause.if you do" | "Clause.if they do" | "Clause.if you do not" | "Clause.if they do not":
                at = self.add(Step("did", flag=tree.name.endswith("not")))
                self.clause(tree["x"], time)
                self.land(at)
            case "Clause.when" if self.attacking and tree["e"].name in _ATTACKS:
                if tree["e"].name not in _ATTACKS[:2] or tree["e"]["s"].key != "Sel.this":
                    raise NotExecuted(tree["e"].key)
                at = self.add(Step("test", Tree(FIGHTS, (("e", tree["e"]),))))
                self.clause(tree["x"], in_battle(tree["e"]))
                self.land(at)
            case "Clause.attacks during" if asks_of_the_past(tree["e"]):
                at = self.add(Step("test", Tree(HAPPENED, (("e", tree["e"]),))))
                self.clause(tree["x"], time)
                self.land(at)
            case "Clause.when" | "Clause.attacks during":
                self.watch(tree["e"], tree["x"], tree.get("d"))
            case "Clause.at":
                self.watch(tree["p"], tree["x"], None)
            case "Clause.for a time" if tree["x"].key == "Clause.if":
                raise NotExecuted(tree.key)  # is it asked once, or all that time?
            case "Clause.for a time":
                self.clause(tree["x"], tree["d"])
            case "Clause.by the rules":
                self.ops(tree["x"], time)
            case "Clause.any number in deck":
                pass
            case "Clause.may include":
                self.clause(tree["x"], time)
            case "Clause.during turn in which" | "Clause.placed by the rules" | "Clause.otherwise":
                raise NotExecuted(tree.key)
            case key if key in _REPLACING:
                raise NotExecuted(key)
            case _ if tree.category == "Clause":
                if tree.key in BY_HAND:
                    raise NotExecuted(tree.key)
                self.add(Step("do", tree, time=time))
            case _:
                self.ops(tree, time)

    def watch(self, what: Tree, then: Tree, time: Tree | None) -> None:
        at = self.add(Step("watch", what, time=time))
        self.clause(then, in_battle(what))
        self.land(at)

    # ------------------------------------------------------------------ operations

    def ops(self, tree: Tree, time: Tree | None = None, role: str = "me") -> None:
        match tree.key:
            case "Ops.may" | "Ops.opponent may":
                who = "opponent" if tree.name == "opponent may" else role
                at = self.add(Step("may", tree["x"], role=who))
                self.ops(tree["x"], time, who)
                self.land(at)
            case "Ops.each player" | "Ops.each player may":
                # One after the other, the turn player first (1-3-4, 1-3-11).
                deed = Tree("Ops.may", (("x", tree["x"]),)) if tree.name == "each player may" else tree["x"]
                for each in EACH:
                    self.ops(deed, time, each)
            case "Ops.and":
                parts = joined(tree)
                # "Negate … and that Character cannot attack until …": a time at the end is said of all of them.
                shared = parts[-1].get("d") if parts[-1].category == "Op" else None
                for part in rest_first(parts):
                    self.ops(part, shared or time, role)
            case "Ops.next" | "Ops.then":
                self.ops(tree["x"], time, role)
                self.ops(tree["y"], time, role)
            case "Ops.and if":
                self.ops(tree["x"], time, role)
                at = self.add(Step("test", of_the_other(tree["c"], tree["y"])))
                self.ops(tree["y"], time, role)
                self.land(at)
            case "Ops.or":
                # "K.O. up to 1 Character or return it": either way it is picked then.
                either = (tree["x"], of_the_same(tree["y"], tree["x"]))
                self.one(role, either, [(way,) for way in either])
            case "Op.does" if len(ways := gained(tree)) > 1:
                self.one(role, tuple(ways), [(way,) for way in ways])
            case _ if len(ways := of_either_number(tree)) > 1:
                self.one(role, tuple(ways), [(way,) for way in ways])
            case _ if tree.category == "Op" and (apart := of_each_kind(tree)) is not None:
                self.ops(apart, time, role)
            case "Op.add don" if (added := lying(tree)) is not None:
                self.ops(added, time, role)
            case _ if tree.category == "Op" and filters_don_by_name(tree):
                raise NotExecuted("Filter.other than name")
            case "Op.give don each" if len(gifts := given_each(tree)) == 2:
                for gift in gifts:
                    self.ops(gift, time, role)
            case "Op.you cannot play" | "Op.cannot play" if (plain := to_the_field(tree)) is not None:
                self.ops(plain, time, role)
            case "Op.give don" if (own := to_own(tree)) is not None:
                self.ops(own, time, role)
            case "Op.give don" if (of_both := of_either_side(tree)) is not None:
                self.ops(of_both, time, role)
            case "Op.give don" | "Op.change target" if (chosen := to_one(tree)) is not None:
                self.ops(chosen, time, role)
            case "Op.give don" if to_each_or_in_all(tree):
                raise NotExecuted("Amount.all")
            case "Op.give don" if deals := dealt(tree):
                for one in deals:
                    self.add(Step("do", one, role=role, time=time))
            case "Ops.every" if tree["x"].key in ("Op.give", "Op.give more", "Op.does"):
                # Chosen once, and as much as that in all.
                said = tree["x"]
                self.ops(Tree(said.key, tuple(sorted((*said.slots, ("e", tree["e"]))))), time, role)
            case "Ops.every":
                at = self.add(Step("repeat", tree["e"]))
                self.ops(tree["x"], time, role)
                self.add(Step("jump", to=at))
                self.land(at)
            case "Op.opponent does" | "Op.opponent must" | "Op.they do":
                self.ops(tree["x"], time, "opponent")
            case "Op.until you have" if tree["x"].name == "return don":
                self.add(Step("return don", tree, role=role))
            case "Op.give two":
                for losses, sel in ((tree["g"], tree["s"]), (tree["h"], tree["t"])):
                    deed = Tree("Op.give", (("g", losses), ("s", sel)))
                    self.add(Step("do", deed, role=role, time=tree.get("d") or time))
            case "Op.return don until same":
                self.add(Step("return don", tree, role=role))
            case "Op.give one and the other":
                one = Tree("Sel.number", (("n", leaf("NUM", 1)),))
                other = Tree("Sel.other", (("n", Tree("Kind.character")),))
                for losses, sel in ((tree["g"], one), (tree["h"], other)):
                    deed = Tree("Op.give", (("g", losses), ("s", sel)))
                    self.add(Step("do", deed, role=role, time=tree.get("d") or time))
            case key if key in SILENT:
                pass
            case "Op.negate this":
                raise NotExecuted(tree.key)
            case _:
                if tree.key in BY_HAND:
                    raise NotExecuted(tree.key)
                self.add(Step("do", tree, role=role, time=time))

    def willing(self, tree: Tree) -> list[int]:
        """Whether its player pays is asked before anything is paid: all of a cost or none of it (8-3-1-3, 8-3-1-4).
        Returns the steps that give it up otherwise.
        """
        costs = tree.many("c")
        found = []
        for each in costs:
            if each.name == "if may":
                found.append(self.add(Step("test", each["c"], -1)))
            if each.name in ("may", "if may"):
                found.append(self.add(Step("may", each["x"], -1, flag=True)))
        if costs and not any(step.kind == "may" for step in self.steps) and _is_auto(tree):
            found.append(self.add(Step("may", tree, -1, flag=True)))
        return found

    def cost(self, tree: Tree) -> None:
        match tree.name:
            case "rest don":
                self.add(Step("rest don", n=tree.number("n")))
            case "return don":
                self.add(Step("return don", n=-tree.number("n")))
            case _:
                self.ops(tree["x"])


#: Timings that a player declares, or is asked about already.
_DECLARED = frozenset(("activate main", "main", "counter", "trigger"))


def _is_auto(tree: Tree) -> bool:
    """Whether an ability meets its timing by itself (8-1-3-1)."""
    timings = {part.name for tag in tree.many("t") for part in tag.walk() if part.category == "Timing"}
    return not timings & _DECLARED
