"""The program of an ability: its tree as steps, carried out one after another in the order of the text (1-3-8).

A program belongs to the definition of a card and never changes; where an ability has come to is a number on the table.

    use        used at a timing in brackets, as an activate ability, or as an Event's: `cost`, then `body`
    when       waits as soon as one of `occasions` happens
    instead    replaces what `would` names by `body` (8-1-3-4)
    permanent  `statics` apply as long as their conditions hold (8-1-3-3)
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from sanam.abilities.tree import Tree
from sanam.games.onepiece.abilities.execution import executes, woven
from sanam.games.onepiece.abilities.lasting import lasting

woven("Ability.keyword", "Ability.effect", "Ability.paid effect", "Ability.triggered and paid")
woven("Cost.rest don", "Cost.return don", "Cost.may", "Cost.if may", "Cost.plain", "Sentence.do", "Bullet.item")
woven("Choice.then", "Choice.if", "Choice.one", "Choice.opponent's one")
woven(*(f"Clause.{name}" for name in (
    "then", "if", "if you do", "if you do not", "if they do not", "when", "when or", "attacks during", "at", "instead",
    "for every", "for a time", "by the rules", "any number in deck", "may include")))  # fmt: skip
woven(*(f"Ops.{name}" for name in ("may", "opponent may", "and", "next", "then", "and if", "or", "every")))
woven("Op.opponent does", "Op.opponent must", "Op.each player", "Op.treat name as", "Op.include", "Op.deck of")
woven("Tag.don", "Tag.your turn", "Tag.opponent's turn", "Tag.either", "Tag.either of three", "Tag.once per turn")
woven(*(f"Timing.{name}" for name in (
    "on play", "when attacking", "on block", "on ko", "on opponent's attack", "end of your turn",
    "end of opponent's turn", "activate main", "main", "counter", "trigger")))  # fmt: skip
#: Texts that speak to deck building alone: `deck_rules` and the card model read them.
SILENT = ("Op.treat name as", "Op.include", "Op.deck of", "Clause.any number in deck", "Clause.may include")


class NotExecuted(Exception):
    """The ability holds something that has no execution where it stands; the message names the entry."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step.

    kind   do        an operation `tree`; `role` does it; `time` its duration where its own words give none
           test      go to `to` unless the conditions `tree` hold
           did       go to `to` unless something was done (or, with `flag`, was not)
           may       ask `role`; go to `to` when the answer is no
           one       ask `role` which of `ways` (steps to go to, with their trees in `trees`)
           jump      go to `to`
           repeat    do what follows as often as `tree` says, then go to `to`
           fought    go to `to` unless the battle that ends was one of `tree`
           watch     what follows up to `to` is done when `tree` (a Point or Event) comes, for `time`
           rest don, return don   costs of `n` DON!! cards
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


@dataclass(frozen=True, slots=True)
class Static:
    """One operation of a permanent ability with the conditions in its words."""

    op: Tree
    conditions: tuple[Tree, ...]


@dataclass
class Program:
    kind: str
    occasions: tuple[Tree, ...] = ()
    would: Tree | None = None
    conditions: tuple[Tree, ...] = ()
    cost: tuple[Step, ...] = ()
    body: tuple[Step, ...] = ()
    #: What it makes others pay to activate their abilities (8-3-1-2), and where in `extra` each demand stands.
    extra: tuple[Step, ...] = ()
    demands: tuple[tuple[Tree, int, int], ...] = ()
    statics: tuple[Static, ...] = ()
    #: Whether it works while its card is in the hand (8-1-3-3-3 apart, "this card in your hand" says so).
    in_hand: bool = False
    optional: bool = field(default=False)

    def part(self, name: str) -> tuple[Step, ...]:
        return {"cost": self.cost, "extra": self.extra}.get(name, self.body)


def speaks_of_before(tree: Tree) -> bool:
    """Whether words speak of what the words before them were about: "it", "that card", "the rest"."""
    return any(part.key in ("Sel.it", "Sel.that", "Sel.rest", "Sel.number") for part in tree.walk())


class _Writer:
    """Collects steps."""

    def __init__(self) -> None:
        self.steps: list[Step] = []

    def add(self, step: Step) -> int:
        self.steps.append(step)
        return len(self.steps) - 1

    def land(self, at: int) -> None:
        """Let the step at `at` go to here."""
        old = self.steps[at]
        self.steps[at] = Step(
            old.kind, old.tree, len(self.steps), old.role, old.time, old.ways, old.trees, old.flag, old.n
        )

    # ------------------------------------------------------------------ sentences

    def sentence(self, tree: Tree) -> None:
        if tree.key == "Sentence.do":
            self.clause(tree["x"])
            return
        match tree.key:
            case "Choice.then":
                self.sentence(tree["x"])
            case "Choice.if":
                at = self.add(Step("test", tree["c"]))
                self.sentence(tree["x"])
                self.land(at)
            case "Choice.one" | "Choice.opponent's one":
                bullets = tree.many("b")
                role = "me" if tree.name == "one" else "opponent"
                self.one(role, bullets, [bullet.many("b") for bullet in bullets])
            case _:
                raise NotExecuted(tree.key)

    def one(self, role: str, shown: tuple[Tree, ...], ways: list[tuple[Tree, ...]]) -> None:
        at = self.add(Step("one"))
        starts, ends = [], []
        for way in ways:
            starts.append(len(self.steps))
            for sentence in way:
                if sentence.category in ("Sentence", "Choice"):
                    self.sentence(sentence)
                else:
                    self.ops(sentence)
            ends.append(self.add(Step("jump")))
        for end in ends:
            self.land(end)
        self.steps[at] = Step("one", role=role, ways=tuple(starts), trees=shown)

    def clause(self, tree: Tree, time: Tree | None = None) -> None:
        match tree.key:
            case "Clause.then":
                self.clause(tree["x"], time)
            case "Clause.if":
                at = self.add(Step("test", tree["c"]))
                self.clause(tree["x"], time)
                self.land(at)
            case "Clause.if you do" | "Clause.if you do not" | "Clause.if they do not":
                at = self.add(Step("did", flag=tree.name != "if you do"))
                self.clause(tree["x"], time)
                self.land(at)
            case "Clause.when" | "Clause.attacks during":
                self.watch(tree["e"], tree["x"], tree.get("d"))
            case "Clause.at":
                self.watch(tree["p"], tree["x"], None)
            case "Clause.for every":
                at = self.add(Step("repeat", tree["e"]))
                self.clause(tree["x"], time)
                self.add(Step("jump", to=at))
                self.land(at)
            case "Clause.for a time":
                self.clause(tree["x"], tree["d"])
            case "Clause.by the rules":
                self.ops(tree["x"], time)
            case "Clause.any number in deck" | "Clause.may include":
                pass
            case _ if tree.category == "Clause":
                if not executes(tree.key):
                    raise NotExecuted(tree.key)
                self.add(Step("do", tree, time=time))
            case _:
                self.ops(tree, time)

    def watch(self, what: Tree, then: Tree, time: Tree | None) -> None:
        at = self.add(Step("watch", what, time=time))
        self.clause(then)
        self.land(at)

    # ------------------------------------------------------------------ operations

    def ops(self, tree: Tree, time: Tree | None = None, role: str = "me") -> None:
        match tree.key:
            case "Ops.may" | "Ops.opponent may":
                who = "opponent" if tree.name == "opponent may" else role
                at = self.add(Step("may", tree["x"], role=who))
                self.ops(tree["x"], time, who)
                self.land(at)
            case "Ops.and":
                for part in _rest_first(_joined(tree)):
                    self.ops(part, time, role)
            case "Ops.next" | "Ops.then":
                self.ops(tree["x"], time, role)
                self.ops(tree["y"], time, role)
            case "Ops.and if":
                self.ops(tree["x"], time, role)
                at = self.add(Step("test", tree["c"]))
                self.ops(tree["y"], time, role)
                self.land(at)
            case "Ops.or":
                self.one(role, (tree["x"], tree["y"]), [(tree["x"],), (tree["y"],)])
            case "Ops.every":
                at = self.add(Step("repeat", tree["e"]))
                self.ops(tree["x"], time, role)
                self.add(Step("jump", to=at))
                self.land(at)
            case "Op.opponent does" | "Op.opponent must":
                self.ops(tree["x"], time, "opponent")
            case "Op.each player":
                self.ops(tree["x"], time, "turn")
                self.ops(tree["x"], time, "other")
            case key if key in SILENT:
                pass
            case _:
                if not executes(tree.key):
                    raise NotExecuted(tree.key)
                self.add(Step("do", tree, role=role, time=time))

    def willing(self, tree: Tree) -> None:
        """Whether its player pays is asked before anything is paid: all of a cost or none of it (8-3-1-3, 8-3-1-4)."""
        costs = tree.many("c")
        for each in costs:
            if each.name == "if may":
                self.add(Step("test", each["c"], -1))
            if each.name in ("may", "if may"):
                self.add(Step("may", each["x"], -1, flag=True))
        if costs and not any(step.kind == "may" for step in self.steps) and _is_auto(tree):
            self.add(Step("may", tree, -1, flag=True))

    def cost(self, tree: Tree) -> None:
        match tree.name:
            case "rest don":
                self.add(Step("rest don", n=tree.number("n")))
            case "return don":
                self.add(Step("return don", n=-tree.number("n")))
            case _:
                self.ops(tree["x"])


def compiled(tree: Tree, timed: bool) -> Program | None:
    """The program of an ability; `timed` when brackets or its opening say when it is used. None for keywords.

    Raises NotExecuted.
    """
    for part in tree.walk():
        if not part.is_leaf and not executes(part.key):
            raise NotExecuted(part.key)
    if tree.name == "keyword":
        return None
    cost, body = _Writer(), _Writer()
    cost.willing(tree)
    for each in tree.many("c"):
        cost.cost(each)
    sentences = list(tree.many("b"))
    first = sentences[0]
    conditions: tuple[Tree, ...] = ()
    clause = first["x"] if first.key == "Sentence.do" else first
    while clause.key == "Clause.if" and clause["x"].key in ("Clause.when", "Clause.instead", "Clause.at"):
        conditions = (*conditions, clause["c"])
        clause = clause["x"]
    occasions: tuple[Tree, ...] = ()
    would: Tree | None = None
    kind = "use"
    opened = None
    if tree.name == "triggered and paid":
        occasions, kind = (tree["e"],), "when"
    elif clause.key == "Clause.instead":
        would, kind, opened = clause["e"], "instead", clause["x"]
    elif clause.key in ("Clause.when", "Clause.when or"):
        occasions = tuple(each for each in (clause.get("e"), clause.get("f")) if each is not None)
        kind, opened = "use" if timed else "when", clause["x"]
        if timed and not _is_opening(occasions[0]):
            opened = None
            occasions = ()
    elif clause.key == "Clause.at" and timed and not _bracketed(tree):
        opened = clause["x"]
        if clause["p"].name == "end of battle in which":
            body.add(Step("fought", clause["p"]["e"], -1))
    if kind == "use" and not timed and not tree.many("c"):
        return _with_demands(_permanent(sentences), tree)
    if opened is not None:
        body.clause(opened)
        sentences = sentences[1:]
    else:
        conditions = ()
    for sentence in sentences:
        body.sentence(sentence)
    program = Program(kind, occasions, would, conditions, tuple(cost.steps), tuple(body.steps))
    return _with_demands(program, tree)


def _with_demands(program: Program, tree: Tree) -> Program:
    """A program with the steps that others pay because of it (8-3-1-2)."""
    extra = _Writer()
    demands = []
    for part in tree.walk():
        if part.key == "Op.demand":
            at = len(extra.steps)
            extra.ops(part["x"], role="opponent")
            demands.append((part, at, len(extra.steps)))
    if not demands:
        return program
    return replace(program, extra=tuple(extra.steps), demands=tuple(demands))


def _joined(tree: Tree) -> list[Tree]:
    """What "and" joins, in order."""
    return [tree["x"], *_joined(tree["y"])] if tree.key == "Ops.and" else [tree]


def _rest_first(parts: list[Tree]) -> list[Tree]:
    """Of resting and setting active at the same time resting comes first (1-3-9), unless it speaks of what was set."""
    active = next((at for at, part in enumerate(parts) if part.key == "Op.set active"), len(parts))
    early = [part for part in parts[active:] if part.key == "Op.rest" and not speaks_of_before(part)]
    return [*parts[:active], *early, *(part for part in parts[active:] if part not in early)]


#: Timings that a player declares, or is asked about already.
_DECLARED = frozenset(("activate main", "main", "counter", "trigger"))


def _is_auto(tree: Tree) -> bool:
    """Whether an ability meets its timing by itself (8-1-3-1)."""
    timings = {part.name for tag in tree.many("t") for part in tag.walk() if part.category == "Timing"}
    return not timings & _DECLARED


def _bracketed(tree: Tree) -> bool:
    return any(part.category == "Timing" for tag in tree.many("t") for part in tag.walk())


def _is_opening(event: Tree) -> bool:
    return event.name in ("is ko'd", "attack is declared")


def _permanent(sentences: list[Tree]) -> Program:
    statics: list[Static] = []

    def take(tree: Tree, conditions: tuple[Tree, ...]) -> None:
        match tree.key:
            case "Sentence.do" | "Clause.then" | "Clause.by the rules" | "Clause.for a time":
                take(tree["x"], conditions)
            case "Clause.if":
                take(tree["x"], (*conditions, tree["c"]))
            case "Ops.and" | "Ops.next" | "Ops.then":
                take(tree["x"], conditions)
                take(tree["y"], conditions)
            case "Ops.and if":
                take(tree["x"], conditions)
                take(tree["y"], (*conditions, tree["c"]))
            case key if key in SILENT:
                pass
            case key if key in lasting:
                statics.append(Static(tree, conditions))
            case _:
                raise NotExecuted(tree.key)

    for sentence in sentences:
        take(sentence, ())
    in_hand = any(
        part.key == "Sel.this" and any(test.key == "Filter.in" and test["z"].name == "hand" for test in part.many("f"))
        for static in statics
        for part in static.op.walk()
    )
    return Program("permanent", statics=tuple(statics), in_hand=in_hand)
