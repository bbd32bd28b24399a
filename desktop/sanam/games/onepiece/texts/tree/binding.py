"""What "it", "that Character" and their like are bound to, worked out once when an ability is compiled.

Words that point are bound to the last words before them, in the order of the text, that speak of such a card: what an
operation or a cost picked (a label such as "body/2:s"), the card of the occasion (OCCASION), a card that is always the
same ("this Character", "your Leader": its words take the place of the pronoun), or, of a condition, the card that it
asks for ("if you have a Character with …, rest it"). An ability whose words point to nothing, or to one of two cards
of which nothing tells which, has no execution.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from sanam.abilities.tree import Tree, leaf
from sanam.games.onepiece.texts.tree.deeds import bind_deeds, deed_labels, tells_of_deeds
from sanam.games.onepiece.texts.tree.flow import Flow, Where
from sanam.games.onepiece.texts.tree.steps import NotExecuted, Step

#: Labels: the card of the event that the ability met its timing by, and what the operation itself picks.
OCCASION, NOW = "occasion", "now"
_IT = ("Sel.it", "Poss.it", "Sel.the others")
_THAT = ("Sel.that", "Poss.that character", "Poss.that card", "Sel.all of them")
#: Conditions that say "that card's" in their own words.
_ITS = ("Cond.that card's type includes", "Cond.that card has cost")
_LEADER_CONDITIONS = ("Cond.leader is", "Cond.leader has type", "Cond.leader attribute", "Cond.leader multicoloured")
#: How a card lies: "if your Leader is rested, …. If it is active, …" asks of one card twice.
_LYING = frozenset(("Cond.is rested", "Cond.is active"))
_WHOSE = {"Cond.you have": "Whose.your", "Cond.opponent has": "Whose.opponent's", "Cond.there is": ""}
#: What cannot be done to a Leader, nor to a card of the field.
_NOT_TO_LEADERS = frozenset(f"Op.{name}" for name in ("ko", "trash", "return", "place", "play", "play rested", "add"))
_PLAYS = ("Op.play", "Op.play rested")
_NOT_THERE = frozenset(("card", "character card", "stage card"))
_NOT_ON_FIELD = frozenset(("Op.play", "Op.play rested", "Op.reveal"))
_OF_DON = frozenset(f"Op.{name}" for name in ("set active", "rest", "give don", "return", "add don", "not set active"))
#: What is said of cards of the field alone, and where such cards are not.
_ON_FIELD = frozenset(f"Op.{name}" for name in ("does", "give", "give more", "ko", "negate", "effects negated", "rest"))
_AWAY = tuple(
    f"Zone.{name}" for name in ("hand", "trash", "deck", "life", "top of deck", "top of life", "hand or trash")
)
#: The slot of an event's words for the card that is told with it, where it is not "s".
_TOLD = {
    "Event.battle ko any": "t",
    "Event.you give don": "t",
    "Event.attack is declared": "",
    "Event.attacks or attacked": "",
    "Event.battles": "",
    "Event.deals damage": "",
    "Event.deals any damage": "",
    "Event.attack damages": "",
    "Event.attack damages anything": "",
}
_EVENT_CARDS = ("Event.opponent plays event", "Event.you play event")


class Spoken(NamedTuple):
    """Cards that words speak of: what kinds of card they may be, and what points to them afterwards.

    labels   where they are found; `same` words that always mean them; `maybe`: a condition asks whether there is one;
             `one`: at most one card; `away`: not on the field
    """

    kinds: frozenset[str]
    labels: tuple[str, ...] = ()
    same: Tree | None = None
    maybe: bool = False
    one: bool = False
    away: bool = False


def kinds_of(sel: Tree) -> frozenset[str]:
    """The kinds of card that a selection may mean; those that are named may be any."""
    found = set()
    for part in sel.walk():
        if part.category in ("Noun1", "Kind"):
            found |= {"leader", "character"} if part.name == "leader or character" else {part.name}
        elif part.category == "Noun" and part.name.startswith("named"):
            found |= {part.name.removeprefix("named ")} if part.name in _NAMED else {"any"}
    if sel.category == "Poss":
        found |= {"leader"} if "leader" in sel.name else {"leader", "character"}
    return frozenset(found)


_NAMED = ("named character", "named leader", "named stage")


def _always(sel: Tree) -> Tree | None:
    """The words of a card that is always the same one, as a selection."""
    if sel.key == "Sel.this" and not sel.many("f"):
        return sel
    if sel.key in ("Poss.this", "Poss.this leader"):
        return Tree("Sel.this", (("n", Tree("Kind.leader" if sel.name == "this leader" else "Kind.character")),))
    if sel.key == "Sel.the" and sel["n"].key == "Noun1.leader" and not sel.many("f"):
        return sel
    return None


def _points_at(part: Tree) -> str:
    """The word in memory that a part of a text points with: "it", "that", or "" when it does not point."""
    if part.key in _IT:
        return "it"
    return "that" if part.key in _THAT or part.key in _ITS else ""


def _wanted(part: Tree) -> frozenset[str]:
    """The kinds that "that Character" and the like ask for; empty: any."""
    if part.key == "Poss.that character" or part.key == "Sel.all of them":
        return frozenset(("character",))
    kind = part.get("n")
    if part.key != "Sel.that" or kind is None or kind.name == "card":
        return frozenset()
    return frozenset(("leader", "character")) if kind.name == "leader or character" else frozenset((kind.name,))


class Reference(NamedTuple):
    """A word that points, in the slot of an operation (or "" elsewhere)."""

    part: Tree
    slot: str
    op: Tree


def references(tree: Tree) -> Iterator[Reference]:
    """The words of a step that point to cards spoken of before."""
    for slot, value in tree.slots:
        for one in value if isinstance(value, tuple) else (value,):
            if isinstance(one, Tree):
                found = (part for part in one.walk() if not part.is_leaf and _points_at(part))
                yield from (Reference(part, slot, tree) for part in found)
    if _points_at(tree):
        yield Reference(tree, "", tree)


def _fits(said: Spoken, to: Reference) -> bool:
    """Whether words may be what a word points to."""
    wanted, word = _wanted(to.part), _points_at(to.part)
    op = to.op.key if to.op.category == "Op" else ""
    on_field = said.same is not None and said.same.key == "Sel.this" and said.same["n"].name != "card"
    if said.away and to.slot == "s" and op in _ON_FIELD:
        return False
    if op == "Op.give don" and to.slot == "s":
        return "don" in said.kinds
    if said.one and (to.op.get("o") is not None or to.part.key in ("Sel.all of them", "Sel.the others")):
        return False  # what lies "in any order" is several cards
    if word == "that" and (said.same is not None and said.same.key == "Sel.this"):
        return False
    if said.kinds <= {"don", "life"} and word == "that" and "life" not in said.kinds:
        return False
    if said.kinds == {"don"} and to.slot == "s" and op not in _OF_DON and op:
        return "become active" in str(to.op.get("p"))
    if said.kinds == {"leader"} and to.slot == "s" and op in _NOT_TO_LEADERS:
        return False
    if on_field and to.slot == "s" and op in _NOT_ON_FIELD:
        return False
    if not wanted or "any" in said.kinds:
        return True
    loose = {kind.removesuffix(" card") for kind in said.kinds}
    return bool(wanted & (said.kinds | loose)) or ("card" in said.kinds and not wanted & {"leader"})


class _Binder:
    def __init__(self, flow: Flow, occasions: tuple[Tree, ...]) -> None:
        self.flow = flow
        self.spoken: dict[Where, list[Spoken]] = {}
        self.kinds: dict[tuple[str, ...], frozenset[str]] = {}
        self.occasions = [said for one in occasions for said in _of_event(one)]
        if len(occasions) > 1:
            self.occasions = [_united(self.occasions)] if self.occasions else []

    def run(self) -> None:
        for part, steps in self.flow.parts.items():
            for at, step in enumerate(steps):
                if step.tree is not None:
                    steps[at] = self.bound((part, at), step)
                    self.spoken[part, at] = self.mentions(f"{part}/{at}", steps[at])
                for way in step.trees:
                    steps[at] = replace(steps[at], meant=self.bound((part, at), replace(steps[at], tree=way)).meant)

    # ------------------------------------------------------------------ what is spoken of

    def mentions(self, label: str, step: Step) -> list[Spoken]:
        """What a step speaks of, the last words first."""
        tree = step.tree
        assert tree is not None
        if step.kind == "test":
            return list(_of_condition(tree))
        if step.kind == "watch":
            return [said._replace(labels=(f"{label}:s",)) if said.labels else said for said in _of_event(tree)]
        if step.kind == "return don":
            return [Spoken(frozenset(("don",)), (f"{label}:s",))]
        if step.kind != "do":
            return []
        found = []
        for slot in ("t", "s"):
            sel = tree.get(slot)
            if sel is not None and sel.category in ("Sel", "Sels", "Sels1", "Poss"):
                found.append(self._picked(tree, sel, dict(step.meant), f"{label}:{slot}"))
        if tree.get("z") is not None and tree.name in ("reveal zone", "look zone", "trash zone"):
            found.append(Spoken(frozenset(("any",)), (f"{label}:s",)))
        for said in found:
            self.kinds[said.labels] = said.kinds
        return found

    def _picked(self, op: Tree, sel: Tree, meant: dict[str, tuple[str, ...]], label: str) -> Spoken:
        """The cards that are picked for a selection; of one that points those that it points to."""
        of = meant.get(_points_at(sel) or "-")
        if of is not None and op.key in _PLAYS:
            return Spoken(frozenset(("card", "character", "stage")), of)  # it is on the field now
        if of is not None:
            return Spoken(_wanted(sel) or self.kinds.get(of, frozenset(("any",))), of)
        kinds = kinds_of(sel)
        if op.key not in _PLAYS and any(test.key == "Filter.from" for test in sel.walk()):
            kinds -= _NOT_THERE  # a card of the hand is no Character (2-2-4)
        away = op.key not in _PLAYS and (any(part.key in _AWAY for part in sel.walk()) or kinds == {"life"})
        amount = sel.get("a") or sel
        one = amount.number("n", 2) == 1 and amount.name in ("up to", "exactly", "number", "up to of them")
        return Spoken(kinds or frozenset(("other",)), (label,), _always(sel), one=one, away=away)

    # ------------------------------------------------------------------ binding

    def bound(self, where: Where, step: Step) -> Step:
        tree = step.tree
        assert tree is not None
        meant = dict(step.meant)
        for to in list(references(tree)):
            word = _points_at(to.part)
            found = self.antecedents(where, to, step)
            if not found:
                if step.kind in ("may", "one"):
                    continue  # what is asked beforehand; the steps themselves are bound
                raise NotExecuted(to.part.key)
            same = found[0].same
            if same is not None and all(said.same == same for said in found):
                tree = _put(tree, to.part, same)
                continue
            labels = tuple(dict.fromkeys(label for said in found for label in said.labels))
            if any(not said.labels for said in found) or meant.get(word, labels) != labels:
                raise NotExecuted(to.part.key)
            meant[word] = labels
        return replace(step, tree=tree, meant=tuple(meant.items()))

    def antecedents(self, where: Where, to: Reference, step: Step) -> list[Spoken]:
        if step.kind == "test" and (beside := self.beside(where, to)) is not None:
            return [beside]
        own = _own(step, to)
        if own is not None and _points_at(to.part) == "it":
            return [own]
        found = self.before(where, to)
        return [own] if own is not None and not found else found

    def beside(self, where: Where, to: Reference) -> Spoken | None:
        """Of "if the trashed card is an Event, …. If it is a Character card, …" what the first condition speaks of."""
        part, at = where
        for j in range(at - 1, -1, -1):
            step = self.flow.parts[part][j]
            if step.kind == "test" and step.to == at and step.tree is not None:
                of = step.tree.get("s")
                if of is None or to.part.key != "Sel.it":
                    return None
                always = _always(of) if {step.tree.key, to.op.key} <= _LYING else None
                if always is not None:
                    return Spoken(kinds_of(of), same=always)
                if of.key in ("Sel.trashed", "Sel.revealed", "Sel.returned", "Sel.placed"):
                    return self._last_deed(where, of)
                meant = dict(step.meant).get(_points_at(of) or "-")
                return Spoken(frozenset(("any",)), meant) if meant is not None else None
        return None

    def _last_deed(self, where: Where, of: Tree) -> Spoken | None:
        labels = deed_labels(self.flow, where, of)
        return Spoken(frozenset(("any",)), labels) if labels else None

    def before(self, where: Where, to: Reference) -> list[Spoken]:
        """The last words before a step that fit, on each of the ways on which it is come to."""

        def occasion() -> list[Spoken]:
            return next(([said] for said in self.occasions if _fits(said, to)), [])

        return self.flow.before(where, lambda came: self._meant_here(came, to), occasion)

    def _meant_here(self, came: Where, to: Reference) -> Spoken | None:
        for said in self.spoken.get(came, ()):
            if not _fits(said, to):
                continue
            if said.maybe or (said.same is not None and not said.labels):
                earlier = [one for one in self.before(came, to) if not one.maybe and one.labels]
                if earlier and _points_at(to.part) == "that":
                    continue
                if earlier and said.same is not None and said.kinds == {"leader"}:
                    if _goes_on(to.op):
                        continue
                    raise NotExecuted(to.part.key)  # "if your Leader is …, it gains …": which of the two?
            return said
        return None


def _united(said: list[Spoken]) -> Spoken:
    return Spoken(frozenset().union(*(one.kinds for one in said)), (OCCASION,))


def _own(step: Step, to: Reference) -> Spoken | None:
    """What the operation itself picks, for words that stand beside that ("gains … for each DON!! card given to it")."""
    sel = to.op.get("s")
    if step.kind != "do" or to.slot in ("s", "t", "") or sel is None or _points_at(sel) or sel is to.part:
        return None
    if sel.category not in ("Sel", "Sels", "Sels1", "Poss"):
        return None
    always = _always(sel)
    return Spoken(kinds_of(sel), (NOW,), always)


def _goes_on(op: Tree) -> bool:
    """Whether an operation adds to one before it: "an additional +1000 power"."""
    return any(part.key == "Gain.more power" for part in op.walk())


def _of_condition(tree: Tree) -> Iterator[Spoken]:
    """The card that conditions speak of, when it is one card."""
    if tree.category == "Conds":
        for part in reversed(list(tree.children())):
            yield from _of_condition(part)
        return
    if tree.key in _LEADER_CONDITIONS:
        yield Spoken(frozenset(("leader",)), same=Tree("Sel.the", _LEADER))
        return
    of = tree.get("s")
    if of is not None:
        always = _always(of) if of.category in ("Sel", "Poss") else None
        if always is not None:
            yield Spoken(kinds_of(of), same=always)
        return
    whose = _WHOSE.get(tree.key)
    if whose is None or tree["q"].key != "Qty.some":
        return
    one = Tree("Amount.exactly", (("n", leaf("NUM", 1)),))
    slots = {**dict(tree["k"].slots), "a": one, **({"w": Tree(whose)} if whose else {})}
    sel = Tree("Sel.some", tuple(sorted(slots.items())))
    yield Spoken(kinds_of(sel), same=sel, maybe=True)


_LEADER = (("n", Tree("Noun1.leader")), ("w", Tree("Whose.your")))


def _of_event(event: Tree) -> Iterator[Spoken]:
    """The card that an occasion, or what would happen, is about."""
    if event.key in _EVENT_CARDS:
        yield Spoken(frozenset(("event",)), (OCCASION,))
        return
    if event.category == "Event" and event.get("x") is not None:
        of = event["x"].get("s")
        if of is not None:
            yield Spoken(kinds_of(of), (OCCASION,))
        return
    told = _TOLD.get(event.key, "s")
    if event.key == "Event.battle ko":
        yield Spoken(frozenset(("character",)), (OCCASION,))
    for slot in ("t", "s"):
        of = event.get(slot)
        if of is None or of.category not in ("Sel", "Sels", "Poss"):
            continue
        always = _always(of)
        if always is not None:
            yield Spoken(kinds_of(of), same=always)
        elif slot == told and event.key != "Event.battle ko":
            yield Spoken(kinds_of(of), (OCCASION,))


def _put(tree: Tree, part: Tree, same: Tree) -> Tree:
    """A tree with other words for one that points; "its" of this card is "this Character's"."""
    if tree == part:
        if part.category != "Poss":
            return same
        if same.key == "Sel.some":
            raise NotExecuted(part.key)
        if same.key != "Sel.this":
            return Tree("Poss.leader", (("w", same["w"]),))
        return Tree("Poss.this leader" if same["n"].name == "leader" else "Poss.this")
    slots = []
    for name, value in tree.slots:
        if isinstance(value, tuple):
            value = tuple(_put(one, part, same) for one in value)
        elif isinstance(value, Tree) and not value.is_leaf:
            value = _put(value, part, same)
        slots.append((name, value))
    return Tree(tree.key, tuple(slots))


def points(tree: Tree) -> bool:
    """Whether words point to cards spoken of before, or to what was done before."""
    return any(_points_at(part) for part in tree.walk() if not part.is_leaf) or tells_of_deeds(tree)


def bind(cost: list[Step], body: list[Step], occasions: tuple[Tree, ...]) -> None:
    """Bind what points in the steps of an ability. Raises NotExecuted for what points to nothing."""
    flow = Flow(cost, body)
    _Binder(flow, occasions).run()
    bind_deeds(flow, occasions)
