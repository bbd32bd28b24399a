"""The program of an ability: its tree as steps, carried out one after another in the order of the text (1-3-8).

A program belongs to the definition of a card and never changes; where an ability has come to is a number on the table.

    use        used at a timing in brackets, as an activate ability, or as an Event's: `cost`, then `body`
    when       waits as soon as one of `occasions` happens
    instead    replaces what `would` names by `body` (8-1-3-4)
    permanent  `statics` apply as long as their conditions hold (8-1-3-3)
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property

from sanam.abilities.tree import Tree
from sanam.games.onepiece.texts.tree.binding import bind, points
from sanam.games.onepiece.texts.tree.entries import (
    BY_HAND,
    DEEDS,
    HAPPENED,
    HAVE_HAPPENED,
    LASTING,
    NOT,
    asked_about,
    either_of,
)
from sanam.games.onepiece.texts.tree.reading_keys import reads
from sanam.games.onepiece.texts.tree.rewording import based, gained, in_battle, selected_as_that, speaks_of_before
from sanam.games.onepiece.texts.tree.steps import SILENT, NotExecuted, Step, StepWriter


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
    #: How many steps of the body are what is done instead; as of a cost, it is all of it or none (8-1-3-4-5).
    instead: int = 0
    #: What it makes others pay to activate their abilities (8-3-1-2), and where in `extra` each demand stands.
    extra: tuple[Step, ...] = ()
    demands: tuple[tuple[Tree, int, int], ...] = ()
    statics: tuple[Static, ...] = ()
    #: Whether it works while its card is in the hand (8-1-3-3-3 apart, "this card in your hand" says so).
    in_hand: bool = False
    optional: bool = field(default=False)

    @property
    def looked_back(self) -> tuple[Tree, ...]:
        """The events of which it asks whether they have happened this turn."""
        said = [condition for static in self.statics for condition in static.conditions]
        said += [*self.conditions, *(step.tree for step in (*self.cost, *self.body) if step.tree is not None)]
        parts = [part for condition in said for part in condition.walk() if not part.is_leaf]
        happened = [part["e"] for part in parts if part.key == HAPPENED]
        return (*happened, *(asked_about(part) for part in parts if part.key in HAVE_HAPPENED))

    @cached_property
    def counts_trashed(self) -> bool:
        """Whether it speaks of the number of cards trashed: of several at once it is told once."""
        said = (part for step in self.body if step.tree is not None for part in step.tree.walk())
        return any(part.key in ("Sels.equal trashed", "Every.trashed", "Every.some trashed") for part in said)

    @property
    def reads(self) -> frozenset[str]:
        """What the conditions and subjects of a permanent ability depend on (see `reads`)."""
        trees = [tree for static in self.statics for tree in (static.op, *static.conditions)]
        return frozenset[str]().union(*map(reads, trees))

    @cached_property
    def pointed_at(self) -> frozenset[str]:
        """The labels of the cards that are spoken of again."""
        return frozenset(x for step in (*self.cost, *self.body) for _, labels in step.meant for x in labels)

    def part(self, name: str) -> tuple[Step, ...]:
        return self.cost if name == "cost" else self.extra if name == "extra" else self.body


def compiled(tree: Tree, timed: bool) -> Program | None:
    """The program of an ability; `timed` when brackets or its opening say when it is used. None for keywords.

    Raises NotExecuted.
    """
    tree = selected_as_that(tree)
    _refuse(tree)
    if tree.name == "keyword":
        return None
    timings = {part.name for tag in tree.many("t") for part in tag.walk() if part.category == "Timing"}
    cost, body = StepWriter(), StepWriter(not timings.isdisjoint(_IN_ATTACKS))
    cost.willing(tree)
    for each in tree.many("c"):
        cost.cost(each)
    sentences, unless = _without_negation(tree.many("b"))
    conditions, clause = _opening(sentences[0])
    occasions: tuple[Tree, ...] = ()
    would: Tree | None = None
    kind = "use"
    opened = None
    if tree.name == "triggered and paid":
        occasions, kind = (tree["e"],), "when"
    elif clause.key == "Clause.instead":
        if timings:
            raise NotExecuted(clause.key)  # for how long would it stand in for that?
        would, kind, opened = clause["e"], "instead", clause["x"]
    elif clause.key in ("Clause.when", "Clause.when or"):
        occasions = tuple(each for each in (clause.get("e"), clause.get("f")) if each is not None)
        if len(occasions) > 1 and any(_is_opening(each) and each["s"].key == "Sel.this" for each in occasions):
            raise NotExecuted(clause.key)  # what is activated as this card leaves the field watches nothing else
        kind, opened = "use" if timed else "when", clause["x"]
        if timed and not _is_opening(occasions[0]):
            opened = None
            occasions = ()
    elif clause.name in ("this effect can be activated at", "this effect can be activated when"):
        if len(sentences) == 1:
            raise NotExecuted(clause.key)
        occasions, kind = tuple(clause.children()), "when"
        sentences = sentences[1:]
        cost.add(Step("may", sentences[0], -1, flag=True))
    elif clause.key == "Clause.at" and not timed:
        occasions, kind, opened = (clause["p"],), "when", clause["x"]
    elif clause.key == "Clause.at" and not _bracketed(tree):
        opened = clause["x"]
        if clause["p"].name == "end of battle in which":
            body.add(Step("fought", clause["p"]["e"], -1))
    if kind == "use" and not timed and not tree.many("c"):
        permanent = _permanent(sentences, unless)
        if any(tag.name == "once per turn" for tag in tree.many("t")):
            return _once(permanent)
        return _with_demands(permanent, tree)
    if opened is not None:
        body.clause(opened, in_battle(occasions[0]) if occasions else None)
        stands_in = len(body.steps) if kind == "instead" else 0
        sentences = sentences[1:]
    else:
        conditions, stands_in = (), 0
    body.sentences(sentences)
    if kind == "instead" and body.steps and body.steps[0].kind == "may":
        # What is not done instead is not followed by what "then" adds to it (8-1-3-4-1).
        body.steps[0] = replace(body.steps[0], to=-1)
    if kind == "when" and _in_hand(tree.walk()):
        raise NotExecuted(occasions[0].key)  # an ability of a card in the hand watches nothing
    told = occasions if would is None else (would,)
    bind(cost.steps, body.steps, told)
    if not told and any(points(condition) for condition in conditions):
        raise NotExecuted(clause.key)
    said = (*conditions, *unless)
    program = Program(kind, occasions, would, said, tuple(cost.steps), tuple(body.steps), stands_in)
    return _with_demands(program, tree)


#: Timings at which an attack has been declared.
_IN_ATTACKS = ("when attacking", "on block", "on opponent's attack", "opponent's attack short")


def _is_away(this: Tree) -> bool:
    return any(test.key in ("Filter.from", "Filter.in") for test in this.many("f"))


_THEY = ("Op.they do", "Cond.they have")
_BOTH = ("Ops.each player", "Ops.each player may", "Whose.both", "Whose.either's", "Cond.either has")


def _refuse(tree: Tree) -> None:
    """Raises NotExecuted where something is left to the players."""
    keys = {part.key for part in tree.walk()}
    they = next((key for key in _THEY if key in keys), None)
    if they is not None and (
        not keys.isdisjoint(_BOTH) or not any("opponent" in key or key == "Op.deal damage" for key in keys)
    ):
        raise NotExecuted(they)  # "they" are the opponent where nobody else is spoken of
    for part in tree.walk():
        if not part.is_leaf and (part.key in BY_HAND or _senseless(part)):
            raise NotExecuted(part.key)
        if not part.is_leaf and (_mixes_types(part) or _denies_both(part)):
            raise NotExecuted(part.key)
        if part.key == "Sel.this" and "Timing.activate main" in keys and _is_away(part):
            raise NotExecuted(part.key)  # an ability is activated on the field (8-1-3-2)


def _mixes_types(phrase: Tree) -> bool:
    """Whether it cannot be said which of two nouns a type is of: "{A} type Characters or {B} type Stages". Of the same
    noun twice it can: "a {A} type card or a card with a type including "B"".
    """
    noun, tests = phrase.get("n"), phrase.many("f")
    if noun is None or noun.key != "Noun.or":
        return False
    if noun["x"] == noun["y"]:
        return not either_of(tests)
    return sum(test.key in ("Filter.type", "Filter.type includes") for test in tests) > 1


def _denies_both(cond: Tree) -> bool:
    """Whether somebody has not "[A] and [B]": none of them, or not both?"""
    if cond.key not in ("Cond.you have no", "Cond.you do not have", "Cond.opponent has no"):
        return False
    return any(part.key in ("Names.both", "Names.all") for part in cond.walk())


def _opening(first: Tree) -> tuple[tuple[Tree, ...], Tree]:
    """The conditions that a first sentence begins with, and what it says under them."""
    conditions: tuple[Tree, ...] = ()
    clause = first["x"] if first.key == "Sentence.do" else first
    if clause.key == "Clause.rules and start":
        clause = Tree("Clause.at", (("p", clause["p"]), ("x", clause["y"])))
    while clause.key == "Clause.if" and clause["x"].key in ("Clause.when", "Clause.instead", "Clause.at"):
        conditions = (*conditions, clause["c"])
        clause = clause["x"]
    return conditions, clause


def _with_demands(program: Program, tree: Tree) -> Program:
    """A program with the steps that others pay because of it (8-3-1-2)."""
    extra = StepWriter()
    demands = []
    for part in tree.walk():
        at = len(extra.steps)
        if part.key == "Op.demand":
            extra.ops(part["x"], role="opponent")
        elif part.key in ("Pred.cannot attack unless", "Pred.cannot attack unless whenever"):
            extra.clause(part["x"])
        else:
            continue
        demands.append((part, at, len(extra.steps)))
    if not demands:
        return program
    return replace(program, extra=tuple(extra.steps), demands=tuple(demands))


def _bracketed(tree: Tree) -> bool:
    return any(part.category == "Timing" for tag in tree.many("t") for part in tag.walk())


def _is_opening(event: Tree) -> bool:
    return event.name in ("is ko'd", "attack is declared")


def likely(trees: Iterable[Tree]) -> list[Tree]:
    """Of several readings those whose words say together what can be carried out. Of "A and B if C" the condition is
    that of both, but of B alone where it speaks of what A does ("if it is a Character card").
    """
    found = [tree for tree in trees if not any(_senseless(part) for part in tree.walk() if not part.is_leaf)]
    return [tree for tree in found if not any(_bound_wrongly(part) for part in tree.walk())] or found


def _bound_wrongly(part: Tree) -> bool:
    if part.key == "Clause.if":
        return part["x"].key in ("Ops.and", "Ops.next", "Ops.then") and speaks_of_before(part["c"])
    return part.key == "Ops.and if" and not speaks_of_before(part["c"])


_NUMBERS = ("Sels.equal", "Sels.equal trashed", "Sel.that many")


def _senseless(part: Tree) -> bool:
    match part.key:
        case "Event.you do" | "Event.opponent's removal":
            return part["x"].key not in DEEDS
        case "Sels.or":
            return part["y"].key == "Sel.number" != part["x"].key  # "a cost of 3 or 4" is no number of cards
        case "Op.draw equal":
            number = part["s"].get("a")  # "draw a card" is no number of cards, "the same number" is one
            return part["s"].key not in _NUMBERS and (number is None or number.name != "equal")
        case "Cond.you have activated":
            return part["s"].key != "Sel.one"  # how many were is not remembered
        case "Op.does" if part["p"].key == "Pred.cannot become active":
            # "Cannot become active in …" is said of a phase.
            return part.get("d") is not None and part["d"].name == "during opponent's refresh"
        case "Pred.can attack active short":
            # "Can attack Characters" is said of those that were played this turn.
            return all(test.key != "Filter.active" for test in part["s"].walk())
        case "Op.does" if part["p"].key == "Pred.cannot be played":
            return part["s"].key != "Sel.this"  # of others it would be asked where they are played from
        case "Op.does" if _says_none(part["p"]):
            return part["s"].key not in ("Sel.none", "Sel.none selected")
        case "Filter.from" | "Filter.in":
            return part["z"].key == "Zone.deck" and part["z"].get("w") is None
        case "Ops.every":
            # "Add 1 DON!! card and rest it for each …": all of it is done as often, which this does not say.
            return part["x"].get("s") is not None and part["x"]["s"].key in ("Sel.it", "Sel.that")
        case "Sel.some" | "Sel.the" | "Sel.all the" | "NP.kind":
            return _lies_nowhere(part.many("f"))
        case "Sels.and" | "Sels1.and":
            # "Characters other than [Anne] and this Character": does it gain it too, or neither of the two?
            tests = {test.key for test in part["x"].many("f")}
            return part["y"].key == "Sel.this" and "Filter.other than name" in tests
        case "Op.draw equal":
            said = part["s"]
            amount = said.get("a")
            return not said.key.startswith("Sels.equal") and (amount is None or amount.name != "equal")
        case "Number.count":
            return any(test.key == "Filter.from" for test in part["k"].many("f"))
    return False


#: Zones whose cards are neither active nor rested (4-4-1).
_NOT_LAID = tuple(
    f"Zone.{name}" for name in ("hand", "deck", "trash", "hand or trash", "top of deck", "bottom of deck")
)


def _lies_nowhere(tests: tuple[Tree, ...]) -> bool:
    """Whether active or rested cards are looked for where cards are neither."""
    lying = any(test.key in ("Filter.rested", "Filter.active", "Filter.that is") for test in tests)
    return lying and any(test.key in ("Filter.from", "Filter.in") and test["z"].key in _NOT_LAID for test in tests)


def _says_none(preds: Tree) -> bool:
    """Whether something is said that only makes sense of "none of …"."""
    return preds.key == "Pred.will become active"


def _without_negation(sentences: tuple[Tree, ...]) -> tuple[list[Tree], tuple[Tree, ...]]:
    """Sentences without "If …, this effect is negated", and the conditions that must therefore not hold."""
    kept, unless = [], []
    for sentence in sentences:
        clause = sentence["x"] if sentence.key == "Sentence.do" else sentence
        if clause.key == "Clause.if" and clause["x"].key == "Op.negate this":
            unless.append(Tree(NOT, (("x", clause["c"]),)))
        else:
            kept.append(sentence)
    if not kept:
        raise NotExecuted("Op.negate this")
    return kept, tuple(unless)


def _whose_turn(duration: Tree) -> Tree:
    """What applies "during your turn" as a condition. Raises NotExecuted for what begins or ends otherwise, as nothing
    that always applies does.
    """
    turn = {"during your turn": "Cond.your turn", "during opponent's turn": "Cond.opponent's turn"}.get(duration.name)
    if turn is None:
        raise NotExecuted(duration.key)
    return Tree(turn)


def _permanent(sentences: list[Tree], unless: tuple[Tree, ...]) -> Program:
    statics: list[Static] = []

    def take(tree: Tree, conditions: tuple[Tree, ...]) -> None:
        match tree.key:
            case "Sentence.do" | "Clause.then" | "Clause.by the rules" | "Clause.may include":
                take(tree["x"], conditions)
            case "Clause.for a time":
                take(tree["x"], (*conditions, _whose_turn(tree["d"])))
            case "Clause.if":
                take(tree["x"], (*conditions, tree["c"]))
            case "Clause.during turn in which":
                take(tree["x"], (*conditions, Tree(HAPPENED, (("e", tree["e"]),))))
            case "Ops.and" | "Ops.next" | "Ops.then":
                take(tree["x"], conditions)
                take(tree["y"], conditions)
            case "Ops.and if":
                take(tree["x"], conditions)
                take(tree["y"], (*conditions, tree["c"]))
            case "Choice.apply each":
                for bullet in based(tree):
                    for sentence in bullet.many("b"):
                        take(sentence, conditions)
            case key if key in SILENT:
                pass
            case "Op.does" if len(gained(tree)) > 1:
                raise NotExecuted(tree["p"]["g"].key)
            case key if key in LASTING:
                during = tree.get("d")
                more = (_whose_turn(during),) if during is not None else ()
                statics.append(Static(_told(tree, conditions, statics), (*conditions, *more)))
            case _:
                raise NotExecuted(tree.key)

    for sentence in sentences:
        take(sentence, unless)
    if any(points(tree) for static in statics for tree in (static.op, *static.conditions)):
        raise NotExecuted("Sel.it")  # nothing was done that its words could point to
    in_hand = _in_hand(part for static in statics for part in static.op.walk())
    return Program("permanent", statics=tuple(statics), in_hand=in_hand)


#: What cannot be done to a card, as what would be done to it.
_PREVENTED = {
    "Pred.cannot be ko'd": "Would.be ko'd",
    "Pred.cannot be removed": "Would.be removed",
    "Pred.cannot be removed by turns": "Would.be removed",
}


def _once(permanent: Program) -> Program:
    """Of "[Once Per Turn] This Character cannot be K.O.'d" what keeps it from that the first time: nothing is done
    instead. Raises NotExecuted for anything else that always applies: it is never used up.
    """
    first = permanent.statics[0] if len(permanent.statics) == 1 else None
    pred = first.op.get("p") if first is not None else None
    if first is None or pred is None or pred.key not in _PREVENTED or first.op.get("d") is not None:
        raise NotExecuted("Tag.once per turn")
    by = [("b", pred["b"])] if pred.get("b") is not None else []
    would = Tree(_PREVENTED[pred.key], (*by, ("s", first.op["s"])))
    return Program("instead", would=would, conditions=first.conditions, body=(Step("jump", to=1),))


#: A card that speaks of itself, as the kind that "this Character" has.
_THIS = {"Sel.this": "", "Poss.this": "Kind.character", "Poss.this leader": "Kind.leader"}


def _told(op: Tree, conditions: tuple[Tree, ...], before: list[Static]) -> Tree:
    """Of "if this Character is rested, it cannot …" the operation with the card that "it" is; of "this Character's base
    power becomes 6000 and it gains [Rush]" the same, by what was said before. Raises NotExecuted.
    """
    said = op.get("s")
    if said is None or said.key not in ("Sel.it", "Sel.that", "Poss.it"):
        return op
    of = next((one["s"] for one in conditions if one.get("s") is not None and one["s"].key == "Sel.this"), None)
    last = before[-1].op.get("s") if before else None
    if last is not None and last.key in _THIS:
        of = last if last.category == "Sel" else Tree("Sel.this", (("n", Tree(_THIS[last.key])),))
    if of is None or said.category != "Sel":
        raise NotExecuted(said.key)
    return op.with_slot("s", of)


def _in_hand(parts: Iterable[Tree]) -> bool:
    """Whether words speak of "this card in (or from) your hand"."""
    return any(
        part.key == "Sel.this"
        and any(test.key in ("Filter.in", "Filter.from") and test["z"].name == "hand" for test in part.many("f"))
        for part in parts
    )
