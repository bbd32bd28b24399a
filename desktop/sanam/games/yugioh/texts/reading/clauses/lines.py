"""What whole sentences mean: their bodies, the steps of these, materials and bullets."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.clauses.actors import done_by, may_do, may_draw_for_each, of_actor, where_not
from sanam.games.yugioh.texts.reading.clauses.headings import heading, phase
from sanam.games.yugioh.texts.reading.clauses.verbs import HIDDEN, Procedure, Several, Targets, until
from sanam.games.yugioh.texts.reading.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.texts.reading.nouns.conditions import conditions
from sanam.games.yugioh.texts.reading.nouns.groups import move, on_field, replace, theirs
from sanam.games.yugioh.texts.reading.nouns.references import IT
from sanam.games.yugioh.texts.reading.older import speaks_of_its_battles


class Sentence(msgspec.Struct, kw_only=True):
    """What one sentence says: an ability whose kind is still open (""), or a line about the card (kind set)."""

    ability: t.Ability
    headed: bool = False
    quick: bool = False
    body: bool = False  # it has "you can", a cost or a target
    rule: bool = False  # a statement that holds ("while", "during", "each time")
    gate: tuple[str, ...] = ()  # the fields that it sets of the activation of its card
    also: tuple[t.Ability, ...] = ()  # further abilities that the same sentence says
    older: bool = False  # a heading without its colon, as older texts have it
    ends: tuple[t.Step, ...] = ()  # what is done to the card some phases after its activation
    unread: tuple[str, ...] = ()  # words of its heading that the players judge
    listing: bool = False  # its limit and conditions are those of the effects that follow, each with its "●"
    counted: t.Amount | None = None  # what the lines of the list give numbers of
    otherwise: t.Condition | None = None  # while what the sentence before the list holds, and the list does not


class Timed(msgspec.Struct, frozen=True, kw_only=True):
    """ "During your turn, …": an operation that holds in `windows` only."""

    windows: tuple[str, ...]
    op: t.Operation


# ------------------------------------------------------------------------------------- bodies and steps
fix(
    "Link",
    {"then": "then", "if you do": "if you do", "also": "also", "and": "and", "or": "or", "or otherwise": "otherwise"}
    | {"otherwise": "else"},
)


def steps(tree: Tree) -> tuple[t.Step, ...]:
    """The operations of a body in order, each with how it hangs on the one before."""
    found: list[t.Step] = []
    link = how_long = ""
    opened = False
    before: Tree | None = None
    first = tree["x"] if tree.category == "Steps" and tree.name == "linked" else tree
    while True:
        linked = tree.name in ("linked", "but", "excavating") and tree.category in ("Steps", "More")
        said_here = tree["x"] if linked else tree
        step = replace(of_actor(said_here, before, found) or _step(said_here), link=link)
        before = said_here
        if how_long and t.until_of(step.op) == "":
            # "Until the End Phase, A and B": said of both.
            if link in ("and", "also", "but", "if you do"):
                step = replace(step, op=replace(step.op, until=how_long))
            elif opened:
                raise Meaningless("how long the last of it lasts")
            else:
                how_long = ""
        elif how_long and isinstance(step.op, Several) and link == "but":
            step = replace(step, op=limited(step.op, how_long))
        if (said := tree["x"] if linked else tree).key == "First.until":
            how_long, opened = until(said), not found
        if link == "otherwise":
            found[-1] = _if_there_are_any(found[-1])
        if link == "else":
            link = where_not(found, step)
            step = replace(step, link=link)
        one = so_done(found[-1], step) if found else None
        if one is not None:
            found[-1] = one
        else:
            step = replace(step, link="and") if link == "but" else step
            found += told_by(step.op, step) if isinstance(step.op, Several) else [step]
        if not linked:
            return tuple(_all_in_its_attack(found) if first.key == "First.in its attack this turn" else found)
        link = meaning(tree["l"]) if tree.name == "linked" else {"excavating": "then"}.get(tree.name, tree.name)
        tree = tree["y"]


def _all_in_its_attack(found: list[t.Step]) -> list[t.Step]:
    """ "If this card attacks this turn, A and B during the Damage Step only": both then, and both for so long."""
    waits, *others = found
    assert isinstance(waits.op, t.Whenever)
    if any(step.link != "and" or step.conditions or step.optional for step in others):
        raise Meaningless("what is done when it attacks")
    how_long = t.until_of(others[-1].op) if others else None
    done = [*waits.op.do, *others]
    if how_long:
        done = [replace(step, op=limited(step.op, how_long) if t.until_of(step.op) == "" else step.op) for step in done]
    return [replace(waits, op=replace(waits.op, do=tuple(done)))]


def _if_there_are_any(step: t.Step) -> t.Step:
    """ "Banish 1 monster from your hand, or, if you do not have any in your hand, …"."""
    group = t.group_of(step.op)
    if group is None or group.ref or group.zones != ("hand",) or group.whose != "you" or step.conditions:
        raise Meaningless("what you do not have")
    count = t.Amount(of="count", group=replace(group, number="all", count=1))
    return replace(step, conditions=(t.Compare(count, "≥", group.count),))


def so_done(before: t.Step, step: t.Step) -> t.Step | None:
    """What two phrases say of one act, if they do."""
    match step.link:
        case "and":
            return so_chosen(before, step) or so_destroyed(before, step)
        case "but":
            return so_summoned(before, step)
        case "if you do":
            return so_destroyed(before, step)
    return None


def so_chosen(choosing: t.Step, step: t.Step) -> t.Step | None:
    """ "Select 1 Warrior in your Deck and send it to the GY": nobody targets what is hidden."""
    said: Any = choosing.op
    group = t.group_of(step.op)
    if not isinstance(said, Targets) or len(said.groups) != 1 or not {*said.groups[0].zones} & HIDDEN:
        return None
    if step.optional or step.conditions or group is None or replace(group, number="exactly") != IT:
        return None
    return replace(choosing, op=replace(step.op, group=said.groups[0]))


def so_destroyed(destroying: t.Step, step: t.Step) -> t.Step | None:
    """ "Destroy it, and if you do, banish it": it is not sent to the Graveyard first."""
    op, how = destroying.op, step.op
    if not isinstance(op, t.Destroy) or not isinstance(how, t.Move) or step.optional or step.conditions:
        return None
    the_same = how.group.ref in ("it", op.group.ref) and how.group.ref != ""
    if how.how != "banish" or how.who != "you" or not the_same or how.group.also is not None:
        return None
    return replace(destroying, op=replace(op, banish=True))


def so_summoned(summon: t.Step, step: t.Step) -> t.Step | None:
    """ "Special Summon it, but its effects are negated": both as one step, where a Special Summon can say that."""
    op, how = summon.op, step.op
    if not isinstance(op, t.SpecialSummon) or step.optional or step.conditions:
        return None
    if isinstance(how, t.Negate) and how.group is not None and how.group.ref == "it" and not (how.until or op.negated):
        return replace(summon, op=replace(op, negated=True))
    if isinstance(how, t.Rule) and how.group.ref == "it" and how.rule == "banished when leaving":
        return None if how.until or op.leaving else replace(summon, op=replace(op, leaving=True))
    return None


def together(ops: Iterable[t.Operation], first: t.Step | None = None) -> list[t.Step]:
    """Operations done at the same time, the first of them as `first` was said to be."""
    conditions = first.conditions if first is not None else ()
    if any(isinstance(said, t.Is) and said.group.ref == "it" for said in conditions):
        conditions = ()  # after the first of them "it" is something else; the others are done only if that was
    found = [t.Step(op, link="and", conditions=conditions) for op in ops]
    return [replace(first or t.Step(found[0].op), op=found[0].op), *found[1:]]


def told_by(several: Any, first: t.Step) -> list[t.Step]:
    """The steps of several operations; of those that may each be left out, one after another."""
    if not (several.each_optional or several.apart):
        return together(several.ops, first)
    asks = several.asks or (first.asks,) * len(several.ops)
    return [
        replace(first, op=op, link="also" if at else first.link, optional=several.each_optional, asks=asks[at])
        for at, op in enumerate(several.ops)
    ]


def steps_of(op: t.Operation | Several) -> tuple[t.Step, ...]:
    """The steps of what one phrase tells."""
    return tuple(together(op.ops)) if isinstance(op, Several) else (t.Step(op),)


def _step(tree: Tree) -> t.Step:
    """One step; "they" is the player to whom it is done."""
    step = _one_step(tree)
    who = t.who_of(step.op)
    return replace(step, op=theirs(step.op, who)) if who in ("opponent", "each") else step


def _one_step(tree: Tree) -> t.Step:
    if tree.key == "Step.may":
        return t.Step(meaning(tree["x"]), optional=True)
    if tree.key == "Step.may tribute summon at once":
        return t.Step(meaning(tree), optional=True)
    if tree.key == "Op.may prevent":
        return t.Step(done_by(tree["x"], "opponent"), optional=True, asks="opponent")
    if tree.key == "First.actor may for each":
        return may_draw_for_each(tree["x"], meaning(tree["a"]), meaning(tree["e"]))
    if tree.key == "First.actor may":
        return may_do(tree["x"], meaning(tree["a"]))
    if tree.key == "Step.may if":
        return t.Step(meaning(tree["x"]), optional=True, conditions=conditions(tree["c"]))
    if tree.key in ("First.if", "First.so if"):
        inner = _step(tree["x"])
        if inner.conditions:
            raise Meaningless("a condition within a condition")
        said = conditions(tree["c"])
        op = theirs(inner.op, "opponent") if any(map(_of_opponent, said)) else inner.op
        return replace(inner, op=op, conditions=said)
    return t.Step(meaning(tree))


def _of_opponent(condition: t.Condition) -> bool:
    """ "If your opponent controls …": they are the opponent."""
    number = condition.left if isinstance(condition, t.Compare) else None
    return isinstance(number, t.Amount) and number.group is not None and number.group.whose == "opponent"


@means("First.during")
def _timed(tree: Tree) -> Any:
    windows: tuple[str, ...] = meaning(tree["w"])
    if windows == ("damage",):
        raise Meaningless("a Damage Step, which is how long")
    return Timed(windows=windows, op=meaning(tree["x"]))


@means("First.during phase", "First.during nth phase")
def _later(tree: Tree) -> t.Operation:
    return t.Later(when=meaning(tree["p"]), do=steps_of(meaning(tree["x"])), turns=tree.number("n", 1))


@means("First.at the end of its turn")
def _at_the_end_of_its_turn(tree: Tree) -> t.Operation:
    return t.Later(when=phase("end", "either"), do=steps_of(meaning(tree["x"])))


fix(
    "LaterTime",
    {
        "end phase": phase("end", "either"),
        "end of battle phase": phase("battle end", "either"),
        "your end phase": phase("end", "you"),
        "your next standby phase": phase("standby", "you"),
        "next end phase": phase("end", "either"),
        "opponent's next draw phase": phase("draw", "opponent"),
        "your next end phase": phase("end", "you"),
        "next standby phase": phase("standby", "either"),
        "opponent's next standby phase": phase("standby", "opponent"),
        "opponent's next end phase": phase("end", "opponent"),
        "end phase of your next turn": phase("end", "you"),
        "end phase of opponent's next turn": phase("end", "opponent"),
    },
)


@means("LaterTime.your nth", "LaterTime.opponent's nth", "LaterTime.opponent's end phase after activation")
def _nth(tree: Tree) -> t.Occasion:
    who = "you" if tree.name.startswith("your") else "opponent"
    return phase(meaning(tree["p"]) if tree.get("p") is not None else "end", who)


def coming(time: Tree) -> int:
    """Which of its phases to come is meant; the next End Phase is not that of this turn. 0: the first one of a later
    turn."""
    if time.name.startswith("end phase of "):
        return 0
    return 2 if time.name == "next end phase" else time.number("n", 1)


#: What becomes of a card, and the verb that is.
fix("Fate", {"destroyed": "destroy", "banished": "banish", "sent": "send", "returned": "return", "turned": "turn"})


@means("Statement.then gone")
def _then_gone(tree: Tree) -> Several:
    """ "It gains 1000 ATK and is destroyed during the End Phase." """
    group: t.Group = meaning(tree["s"])
    if not group.ref or group.also is not None:
        raise Meaningless("what becomes of which cards")
    said = meaning(tree["x"])
    ops = [replace(op, group=group) for op in (said.ops if isinstance(said, Several) else (said,))]
    how = meaning(tree["d"])
    gone: t.Operation = t.ChangePosition(group=group, to="facedown")
    if how != "turn":
        gone = t.Destroy(group=group) if how == "destroy" else move(how, group)
    later = t.Later(when=meaning(tree["p"]), do=(t.Step(gone),), turns=coming(tree["p"]))
    return Several((*ops, later))


@means("First.later")
def _put_off(tree: Tree) -> t.Operation:
    turns = coming(tree["p"])
    return t.Later(when=meaning(tree["p"]), do=steps_of(meaning(tree["x"])), turns=turns)


@means("First.until")
def _until_first(tree: Tree) -> Any:
    if until(tree) == "self":
        raise Meaningless("while this card is face-up")  # a statement that holds, not a duration
    return limited(meaning(tree["x"]), until(tree))


def limited(op: Any, how_long: str) -> Any:
    """The operation for that long, which it did not yet say."""
    if isinstance(op, Several):
        return Several(tuple(limited(each, how_long) for each in op.ops))
    if isinstance(op, t.Replace) and op.each and how_long == "turn":
        return op  # for this turn in any case
    if t.until_of(op) != "":
        raise Meaningless("how long, of what has no duration")
    return replace(op, until=how_long)


class Body(msgspec.Struct, kw_only=True):
    optional: bool = False
    cost: tuple[t.Step, ...] = ()
    targets: tuple[t.Group, ...] = ()
    do: tuple[t.Step, ...] = ()
    conditions: tuple[t.Condition, ...] = ()


@means("Body.do", "Body.may", "Body.pay", "Body.may pay", "Body.may pay to", "Body.may pay to target")
@means("Body.may pay to target known", "Body.may pay to declare")
def _body(tree: Tree) -> Body:
    """What stands before the semicolon is the cost, and after it, the targets."""
    cost: tuple[t.Step, ...] = ()
    targets: tuple[t.Group, ...] = ()
    if tree.get("c") is not None:
        cost = steps(tree["c"])
        if tree.name.startswith("may pay to") and any(isinstance(step.op, t.SpecialSummon) for step in cost):
            raise Meaningless("what is paid")  # "You can Special Summon it to …": that is the effect
        last = cost[-1]
        if isinstance(last.op, Targets):
            targets = last.op.groups
            cost = cost[:-1]
            if last.optional and last.conditions and not cost and not tree.name.startswith("may"):
                return Body(do=_with_or_without(targets, last.conditions, steps(tree["d"])))
            if last.optional or last.conditions or last.link not in ("", "then"):
                raise Meaningless("when to target")
    if any({*group.zones} & HIDDEN for group in targets):
        raise Meaningless("a choice among cards that are hidden")
    if tree.get("g") is not None:
        targets = (on_field(meaning(tree["g"])),)
    if tree.get("r") is not None:
        targets = (meaning(tree["r"]),)
    if tree.get("e") is not None:
        cost = (*cost, t.Step(meaning(tree["e"])))
    declared = tuple(step for step in cost if isinstance(step.op, t.ChooseNumber | t.Declare))
    if declared:
        first, *rest = (step for step in cost if step not in declared) if len(cost) > len(declared) else (None,)
        cost = (replace(first, link=""), *rest) if first is not None else ()
    if len(cost) == 1 and isinstance(cost[0].op, Targets) and declared and not targets:
        # "Target 1 monster and declare a Level; it becomes that Level": both are chosen at activation.
        targets, cost = cost[0].op.groups, ()
    chosen = tuple(t.Step(replace(step.op, at="activation")) for step in declared)
    return Body(optional=tree.name.startswith("may"), cost=cost, targets=targets, do=(*chosen, *steps(tree["d"])))


def _with_or_without(
    targets: tuple[t.Group, ...], conditions: tuple[t.Condition, ...], do: tuple[t.Step, ...]
) -> tuple[t.Step, ...]:
    """ "If …, you can target 1 card; Special Summon this card, then destroy that target (if any)": the player says at
    activation whether anything is targeted."""
    meant = [t.group_of(step.op) for step in do]
    aimed = [group is not None and group.ref in ("target", "it", "event") for group in meant]
    if aimed != [False] * (len(do) - 1) + [True] or len(do) < 2:
        raise Meaningless("when to target")
    last: Any = do[-1].op
    hit = replace(do[-1], op=replace(last, group=replace(last.group, ref="target")))
    into = (replace(do[0], conditions=(*do[0].conditions, *conditions)), *do[1:-1], hit)
    return (t.Step(t.Choose(options=(do[:-1], into), targets=((), targets), at="activation")),)


def _adds_summons(op: t.Operation) -> bool:
    return isinstance(op, t.PlayerRule) and op.rule in ("extra normal summon", "extra normal summon or set")


def _forbids_for_ever(op: t.Operation) -> bool:
    return isinstance(op, t.PlayerRule) and op.rule.startswith("cannot activate") and not op.until


#: What players answer directly where nothing keeps them from it.
ANSWERED = ("attack", "summoned", *(f"{how} summoned" for how in ("normal", "tribute", "flip", "special")))


def _leaves_unanswered(ability: t.Ability) -> bool:
    """ "When this card is Normal Summoned, Trap Cards cannot be activated": in answer to that, and no longer."""
    when = ability.when
    fits = when is not None and not when.others and {*when.events} <= {*ANSWERED}
    return fits and all(_forbids_for_ever(step.op) and not step.conditions for step in ability.do)


#: Rules that only the monster that has destroyed another can be meant by.
ATTACKS = (
    "attacks twice",
    "second attack in a row",
    "second attack on a monster",
    "attacks again",
    "attacks a monster again",
)


#: Times that begin only in the Damage Step.
WITHIN_BATTLE = ("Until.damage calculation", "Until.damage step only")


def _attacker_meant(when: t.Occasion | None, step: t.Step) -> t.Step:
    """ "When this card destroys a monster by battle: It can attack again": not what was destroyed."""
    op = step.op
    if when is None or "destroys" not in when.events or not isinstance(op, t.Rule) or op.rule not in ATTACKS:
        return step
    meant = when.subject if when.subject is not None and when.subject.ref else None
    return replace(step, op=replace(op, group=meant)) if meant is not None and op.group.ref == "it" else step


def _holds_while_here(op: t.Operation, body: Tree) -> bool:
    """Whether it tells of players, or of this card itself, as long as this card is on the field."""
    fits = isinstance(op, t.PlayerRule) or t.group_of(op) == t.SELF
    how_long = body["d"].get("u")
    stays = how_long is not None and how_long.key == "Until.while it stays"
    return fits and (stays or t.until_of(op) == "self")


#: Times that count from an activation.
AFTER_ACTIVATION = ("your nth", "opponent's nth", "opponent's end phase after activation")


def ending(op: t.Operation) -> tuple[t.Step, ...]:
    """The steps of what is done to the card itself some phases later, if it is still there; () for anything else."""
    gone = op.do[0].op if isinstance(op, t.Later) and len(op.do) == 1 else None
    goes = isinstance(gone, t.Destroy) or (isinstance(gone, t.Move) and gone.how in ("send", "banish"))
    if not goes or not isinstance(op, t.Later) or t.group_of(gone) != t.SELF:
        return ()
    return (t.Step(replace(op, do=(replace(op.do[0], conditions=(t.IsIn(("field",)),)),))),)


def _holds_on(op: t.Operation) -> bool:
    """Whether it is a statement without an end."""
    if isinstance(op, t.Rule | t.PlayerRule):
        return not op.until
    if not isinstance(op, t.Modify | t.Become | t.Negate):
        return False
    return not op.until and op.what in ("effects", "atk", "def", "atk def")


def _judged(tree: Tree, ability: t.Ability, optional: bool, unread: tuple[str, ...]) -> t.Ability:
    """The effect whose heading the players judge: it is not offered, and they are asked whether its words hold."""
    if not unread:
        return ability
    if t.is_open_ended(replace(ability, kind="ignition")):
        raise Meaningless("nothing of it is understood")
    if tree.name == "older" and not optional and any(_holds_on(step.op) for step in ability.do):
        raise Meaningless("what holds as long as that is so")
    return replace(ability, unread=unread, optional=True)


@means("Line.headed", "Line.headed quick", "Line.quick", "Line.body", "Line.older")
def _line(tree: Tree) -> Sentence:
    body: Body = meaning(tree["b"])
    head = heading(tree["h"], "quick" in tree.name) if tree.get("h") is not None else {}
    quick = head.pop("quick", False) or "quick" in tree.name
    unread: tuple[str, ...] = head.pop("unread", ())
    untold = tree.name == "older" and not unread and head.keys() <= {"limit", "times", "conditions", "windows"}
    if untold and not (body.optional or body.targets or body.cost):
        raise Meaningless("once per turn, but not that it can be done")
    procedures = [step.op for step in body.do if isinstance(step.op, Procedure)]
    from_extra = all(op.zones == ("extra",) for op in procedures) and "times" not in head
    way = len(procedures) == len(body.do) and (head == {"limit": "turn"} or from_extra)
    if untold and not way and any(isinstance(step.op, Procedure) or _adds_summons(step.op) for step in body.do):
        raise Meaningless("a way to Summon the card, which is no effect")
    if body.conditions:
        head["conditions"] = (*head.get("conditions", ()), *body.conditions)
    op = body.do[0].op
    if tree.name == "body" and not body.optional and _holds_while_here(op, tree["b"]):
        raise Meaningless("while this card is face-up")  # a statement that holds, not a duration
    ability = t.Ability(
        **({"kind": ""} | head), optional=body.optional, cost=body.cost, targets=body.targets, do=body.do
    )
    ability = replace(ability, do=tuple(_attacker_meant(ability.when, step) for step in ability.do))
    when = ability.when
    if tree.name == "older" and when is not None and isinstance(op, t.Later):
        raise Meaningless("used when it happens, or when its time comes")
    calculated = any(part.key in WITHIN_BATTLE for part in tree["b"].walk())
    calculated = calculated or (tree.name == "older" and isinstance(op, t.PlayerRule) and op.until == "damage")
    if when is not None and "attack" in when.events and calculated:
        raise Meaningless("at the attack, or in its damage calculation")
    if ability.when is not None and any(_forbids_for_ever(step.op) for step in body.do):
        if tree.name != "older" or body.optional or body.cost or body.targets or not _leaves_unanswered(ability):
            raise Meaningless("until when")
        do = tuple(replace(step, op=replace(step.op, until="response")) for step in body.do)
        return Sentence(ability=replace(ability, kind="continuous", timing="", do=do), rule=True)
    if tree.name == "older" and speaks_of_its_battles(ability):
        assert when is not None
        battles = t.Battles(group=when.subject or t.SELF, role="" if when.role == "either" else "attacker")
        rules = replace(ability, kind="continuous", timing="", when=None, conditions=(*ability.conditions, battles))
        return Sentence(ability=rules, rule=True)
    headed = tree.name != "body"
    asked = headed or body.optional or bool(body.cost or body.targets)
    answers = ability.when is None and not ability.kind
    quick = quick or (answers and any(words.lower().startswith(("when", "if")) for words in unread))
    fits = tree["b"]["d"] if tree.name == "body" and tree["b"].name == "do" else None
    after = fits is not None and fits.key == "First.later" and fits["p"].name in AFTER_ACTIVATION
    ends = ending(ability.do[0].op) if after and len(ability.do) == 1 else ()
    older = tree.name == "older"
    ability = _judged(tree, ability, body.optional, unread)
    return Sentence(ability=ability, headed=headed, quick=quick, body=asked, older=older, ends=ends, unread=unread)
