"""What whole sentences mean: headings, bodies, steps, statements that hold, and lines about the card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from sanam.abilities.tree import Tree
from sanam.games.yugioh.abilities import tree as t
from sanam.games.yugioh.abilities.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.abilities.meaning_events import cause, conditions, controlled
from sanam.games.yugioh.abilities.meaning_filters import kinds_of_card, zones
from sanam.games.yugioh.abilities.meaning_nouns import every, on_field, one, replace
from sanam.games.yugioh.abilities.meaning_verbs import Several, Targets, until


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


class Timed(msgspec.Struct, frozen=True, kw_only=True):
    """ "During your turn, …": an operation that holds in `windows` only."""

    windows: tuple[str, ...]
    op: t.Operation


# ---------------------------------------------------------------------------------------------- headings
fix("Whose", {"your": "you", "opponent's": "opponent", "any": "either"})
fix("PhaseName", {"standby": "standby", "end": "end", "draw": "draw"})
fix(
    "Window",
    {
        "your main phase": ("your turn", "main"),
        "your turn": ("your turn",),
        "opponent's turn": ("opponent turn",),
        "main phase": ("main",),
        "battle phase": ("battle",),
        "your battle phase": ("your turn", "battle"),
        "opponent's battle phase": ("opponent turn", "battle"),
        "damage step": ("damage",),
        "main phase 1": ("your turn", "main 1"),
        "main phase 2": ("your turn", "main 2"),
    },
)


def _phase(phase: str, who: str) -> t.Occasion:
    return t.Occasion(events=("phase",), phase=phase, who=who)


@means("Phase.your", "Phase.opponent's", "Phase.any")
def _phase_of(tree: Tree) -> t.Occasion:
    who = {"your": "you", "opponent's": "opponent", "any": "either"}[tree.name]
    return _phase(meaning(tree["p"]), who)


fix("OnceHead", {"once per turn": {"limit": "turn"}, "twice per turn": {"limit": "turn", "times": 2}})
#: Headings: the fields of an Ability that each sets; "moment" is the part of the Damage Step a battle is met in.
fix(
    "Head",
    {
        "flip": {"kind": "flip"},
        "once per turn": {"limit": "turn"},
        "twice per turn": {"limit": "turn", "times": 2},
        "any turn": {"quick": True},
        "any main phase": {"quick": True, "windows": ("main",)},
        "any battle phase": {"quick": True, "windows": ("battle",)},
        "any damage step": {"quick": True, "windows": ("calculation",)},
        "start of damage step": {"moment": "battle start"},
        "during damage calculation": {"moment": "calculation"},
        "end of damage step": {"moment": "battle end"},
        "before damage calculation": {"moment": "battle start"},
        "after damage calculation": {"moment": "battle end"},
    },
)


@means("OlderHead.when", "OlderHead.if it happens")
@means("Head.when", "Head.if it happens")
def _when(tree: Tree) -> dict[str, Any]:
    return {"when": meaning(tree["e"]), "timing": "when" if tree.name == "when" else "if"}


@means("Head.if", "Head.while")
def _if(tree: Tree) -> dict[str, Any]:
    return {"conditions": conditions(tree["c"])}


@means("Head.during")
def _during(tree: Tree) -> dict[str, Any]:
    return {"windows": meaning(tree["w"])}


@means("OlderHead.during phase")
@means("Head.during phase")
def _during_phase(tree: Tree) -> dict[str, Any]:
    return {"when": meaning(tree["p"]), "timing": "if"}


@means("Head.except the turn")
def _except_the_turn(tree: Tree) -> dict[str, Any]:
    return {"conditions": (t.ThisTurn(meaning(tree["s"]), meaning(tree["d"]), never=True),)}


@means("Head.end phase of the turn", "OlderHead.end phase of the turn")
def _end_of_the_turn(tree: Tree) -> dict[str, Any]:
    condition = t.ThisTurn(meaning(tree["s"]), meaning(tree["d"]))
    return {"when": _phase("end", "either"), "timing": "if", "conditions": (condition,)}


@means("Head.start of battle phase")
def _start_of_battle(tree: Tree) -> dict[str, Any]:
    return {"when": _phase("battle", meaning(tree["w"])), "timing": "if"}


def heading(tree: Tree) -> dict[str, Any]:
    """The fields of an Ability that a heading sets. Raises Meaningless where its parts contradict."""
    fields: dict[str, Any] = {}
    while True:
        part = tree["x"] if tree.name in ("and", "except damage step") else tree
        said: dict[str, Any] = meaning(part)
        if tree.name == "except damage step":
            said = {**said, "windows": (*said.get("windows", ()), "not damage")}
        for name, value in said.items():
            if name in ("conditions", "windows"):
                value = (*fields.get(name, ()), *value)
            elif name in fields:
                raise Meaningless(f"{name} said twice")
            fields[name] = value
        if tree.name != "and":
            break
        tree = tree["y"]
    moment = fields.pop("moment", "")
    if moment and "when" not in fields:
        raise Meaningless("at which moment of a battle")
    if isinstance(when := fields.get("when"), t.Occasion):
        fields["when"] = _at_moment(when, moment, fields["timing"])
    return fields


def _at_moment(when: t.Occasion, moment: str, timing: str) -> t.Occasion:
    """What happens in a battle, at the moment of the Damage Step that the heading names; else when it happens."""
    if when.events == ("battles",):
        if not moment:
            raise Meaningless("at which moment of a battle")
        return replace(when, events=(moment,))
    if when.events != ("attack",):
        if moment:
            raise Meaningless("not in a battle")
        return when
    if not moment:
        if timing == "if" and when.role == "now":
            raise Meaningless("when of an attack")
        return replace(when, role="") if when.role in ("now", "attacked") else when
    if when.who or when.direct:
        raise Meaningless("whose attack")
    if when.role == "either":
        return replace(when, events=(moment,), role="")
    if when.subject is None or when.role == "attacked":
        return replace(when, events=(moment,), subject=when.other, other=when.subject, role="attacked")
    return replace(when, events=(moment,), role="attacker")


# ------------------------------------------------------------------------------------- bodies and steps
fix("Link", {"then": "then", "if you do": "if you do", "also": "also", "and": "and", "or": "or"})


def steps(tree: Tree) -> tuple[t.Step, ...]:
    """The operations of a body in order, each with how it hangs on the one before."""
    found: list[t.Step] = []
    link = how_long = ""
    while True:
        linked = tree.name == "linked" and tree.category in ("Steps", "More")
        step = replace(_step(tree["x"] if linked else tree), link=link)
        if how_long and getattr(step.op, "until", None) == "":
            # "Until the End Phase, A and B": said of both.
            if link not in ("and", "also"):
                raise Meaningless("how long the last of it lasts")
            step = replace(step, op=replace(step.op, until=how_long))
        if not found and (said := tree["x"] if linked else tree).key == "First.until":
            how_long = until(said)
        found += together(step.op.ops, step) if isinstance(step.op, Several) else [step]
        if not linked:
            return tuple(found)
        link = meaning(tree["l"])
        tree = tree["y"]


def together(ops: Iterable[t.Operation], first: t.Step | None = None) -> list[t.Step]:
    """Operations done at the same time, the first of them as `first` was said to be."""
    conditions = first.conditions if first is not None else ()
    found = [t.Step(op, link="and", conditions=conditions) for op in ops]
    return [replace(first or t.Step(found[0].op), op=found[0].op), *found[1:]]


def steps_of(op: t.Operation | Several) -> tuple[t.Step, ...]:
    """The steps of what one phrase tells."""
    return tuple(together(op.ops)) if isinstance(op, Several) else (t.Step(op),)


def _step(tree: Tree) -> t.Step:
    if tree.key == "Step.may":
        return t.Step(meaning(tree["x"]), optional=True)
    if tree.key == "First.if":
        inner = _step(tree["x"])
        if inner.conditions:
            raise Meaningless("a condition within a condition")
        return replace(inner, conditions=conditions(tree["c"]))
    return t.Step(meaning(tree))


@means("First.during")
def _timed(tree: Tree) -> Any:
    return Timed(windows=meaning(tree["w"]), op=meaning(tree["x"]))


@means("First.during phase", "First.during nth phase")
def _later(tree: Tree) -> t.Operation:
    return t.Later(when=meaning(tree["p"]), do=steps_of(meaning(tree["x"])), turns=tree.number("n", 1))


fix(
    "LaterTime",
    {
        "end phase": _phase("end", "either"),
        "end of battle phase": _phase("battle end", "either"),
        "your next standby phase": _phase("standby", "you"),
        "your next end phase": _phase("end", "you"),
        "next standby phase": _phase("standby", "either"),
        "opponent's next standby phase": _phase("standby", "opponent"),
        "opponent's next end phase": _phase("end", "opponent"),
    },
)


@means("First.later")
def _put_off(tree: Tree) -> t.Operation:
    return t.Later(when=meaning(tree["p"]), do=steps_of(meaning(tree["x"])))


@means("First.until")
def _until_first(tree: Tree) -> Any:
    if until(tree) == "self":
        raise Meaningless("while this card is face-up")  # a statement that holds, not a duration
    return _limited(meaning(tree["x"]), until(tree))


def _limited(op: Any, how_long: str) -> Any:
    """The operation for that long, which it did not yet say."""
    if isinstance(op, Several):
        return Several(tuple(_limited(each, how_long) for each in op.ops))
    if getattr(op, "until", None) != "":
        raise Meaningless("how long, of what has no duration")
    return replace(op, until=how_long)


class Body(msgspec.Struct, kw_only=True):
    optional: bool = False
    cost: tuple[t.Step, ...] = ()
    targets: tuple[t.Group, ...] = ()
    do: tuple[t.Step, ...] = ()


@means("Body.do", "Body.may", "Body.pay", "Body.may pay", "Body.may pay to", "Body.may pay to target")
def _body(tree: Tree) -> Body:
    """What stands before the semicolon is the cost, and after it, the targets."""
    cost: tuple[t.Step, ...] = ()
    targets: tuple[t.Group, ...] = ()
    if tree.get("c") is not None:
        cost = steps(tree["c"])
        last = cost[-1]
        if isinstance(last.op, Targets):
            targets = last.op.groups
            cost = cost[:-1]
            if last.optional or last.conditions or last.link not in ("", "then"):
                raise Meaningless("when to target")
    if tree.get("g") is not None:
        targets = (on_field(meaning(tree["g"])),)
    return Body(optional=tree.name.startswith("may"), cost=cost, targets=targets, do=steps(tree["d"]))


@means("Line.headed", "Line.headed quick", "Line.quick", "Line.body", "Line.older")
def _line(tree: Tree) -> Sentence:
    body: Body = meaning(tree["b"])
    head = heading(tree["h"]) if tree.get("h") is not None else {}
    quick = head.pop("quick", False) or "quick" in tree.name
    if tree.name == "older" and head.keys() <= {"limit", "times"} and not (body.optional or body.targets or body.cost):
        raise Meaningless("once per turn, but not that it can be done")
    ability = t.Ability(
        **({"kind": ""} | head), optional=body.optional, cost=body.cost, targets=body.targets, do=body.do
    )
    when = ability.when
    if when is not None and "attack" in when.events and any(getattr(s.op, "until", "") == "damage" for s in body.do):
        raise Meaningless("at the attack, or in its damage calculation")
    headed = tree.name != "body"
    asked = headed or body.optional or bool(body.cost or body.targets)
    return Sentence(ability=ability, headed=headed, quick=quick, body=asked, older=tree.name == "older")


# ---------------------------------------------------------------------------------- statements that hold
def _holds(op: t.Operation | Several, **fields: Any) -> Sentence:
    return Sentence(ability=t.Ability(kind="continuous", do=steps_of(op), **fields), rule=True)


@means("Gate.when")
def _gate_when(tree: Tree) -> dict[str, Any]:
    return {"when": meaning(tree["e"]), "timing": "when"}


@means("Gate.if")
def _gate_if(tree: Tree) -> dict[str, Any]:
    return {"conditions": conditions(tree["c"])}


@means("Gate.during")
def _gate_during(tree: Tree) -> dict[str, Any]:
    return {"windows": meaning(tree["w"])}


@means("Line.activate only", "Line.activate by", "Line.activate by targeting")
def _activate_only(tree: Tree) -> Sentence:
    """When, or at what cost, the card may be activated: fields of the ability that is its activation."""
    if tree.name == "activate only":
        gate: dict[str, Any] = meaning(tree["g"])
    elif tree.name == "activate by":
        gate = {"cost": (t.Step(meaning(tree["x"])),)}
    else:
        gate = {"targets": (on_field(meaning(tree["t"])),)}
    return Sentence(ability=t.Ability(kind="activate", **gate), gate=tuple(gate))


@means("Line.statement")
def _statement(tree: Tree) -> Sentence:
    sentence: Sentence = meaning(tree["s"])
    return sentence


@means("Lasting.own rule")
def _own_rule(tree: Tree) -> Sentence:
    return _holds(t.Rule(group=t.SELF, until=until(tree), **meaning(tree["r"])))


@means("Lasting.unless", "Lasting.unless one of two")
def _lasts_unless(tree: Tree) -> Sentence:
    """What happens in every such phase, without a Chain, when its player does not do something else."""
    one = t.Step(meaning(tree["y"]))
    other = tree.get("z")
    if other is not None:
        one = t.Step(t.Choose(options=((one,), (t.Step(meaning(other)),))))
    steps = (one, t.Step(meaning(tree["x"]), link="or"))
    return Sentence(ability=t.Ability(kind="continuous", when=meaning(tree["p"]), do=steps), rule=True)


@means("Lasting.while attacking", "Lasting.while battling", "Lasting.while battling at all")
def _while_battling(tree: Tree) -> Sentence:
    """ "If this card attacks, it gains 300 ATK during the Damage Step only." holds while the battle is there."""
    group: t.Group = meaning(tree["s"])
    op: t.Operation = meaning(tree["x"])
    if not isinstance(op, t.Modify) or op.until != "damage":
        raise Meaningless("when of an attack")
    if (isinstance(op, t.Modify) and not (op.group == group or op.group.ref == "it")) or group.ref not in (
        "self",
        "equipped",
    ):
        raise Meaningless("which card of the battle")
    window = "damage" if _step_only(tree["x"]) else "calculation"
    other = tree.get("o")
    condition = t.Battles(
        group,
        role="attacker" if tree.name == "while attacking" else "",
        other=on_field(meaning(other)) if other is not None else None,
    )
    return _holds(replace(op, group=group, until=""), windows=(window,), conditions=(condition,))


def _step_only(tree: Tree) -> bool:
    return any(part.key == "Until.damage step only" for part in tree.walk())


@means("Lasting.returns in the end phase")
def _returns(tree: Tree) -> Sentence:
    """What a Spirit monster must do."""
    condition = t.ThisTurn(t.SELF, meaning(tree["d"]))
    op = t.Move(how="return", group=t.SELF)
    ability = t.Ability(kind="", when=_phase("end", "either"), timing="if", conditions=(condition,), do=(t.Step(op),))
    return Sentence(ability=ability, headed=True, body=True)


@means("Lasting.own rule on the turn")
def _own_rule_on_the_turn(tree: Tree) -> Sentence:
    condition = t.ThisTurn(t.SELF, meaning(tree["d"]))
    return _holds(t.Rule(group=t.SELF, **meaning(tree["r"])), conditions=(condition,))


@means("Lasting.own gain", "Lasting.own gain for each", "Lasting.own loss", "Lasting.own loss for each")
def _own_gain(tree: Tree) -> Sentence:
    amount: t.Number = tree.number("n")
    if tree.get("e") is not None:
        amount = replace(meaning(tree["e"]), times=amount)
    how = "lose" if "loss" in tree.name else "gain"
    return _holds(t.Modify(group=t.SELF, what=meaning(tree["s"]), how=how, amount=amount, until=until(tree)))


@means("Lasting.own gain equal")
def _own_gain_equal(tree: Tree) -> Sentence:
    return _holds(t.Modify(group=t.SELF, what=meaning(tree["s"]), how="gain", amount=meaning(tree["v"])))


@means("Lasting.own two")
def _own_two(tree: Tree) -> Sentence:
    steps_ = together(meaning(tree[slot]) for slot in "xy")
    return Sentence(ability=t.Ability(kind="continuous", do=tuple(steps_)), rule=True)


@means("Lasting.own unaffected")
def _own_unaffected(tree: Tree) -> Sentence:
    source, whose = meaning(tree["f"])
    return _holds(t.Rule(group=t.SELF, rule="unaffected", source=source, source_who=whose))


fix("Lasting", {"difference": _holds(t.Rule(group=t.SELF, rule="pierces"))})
EQUIPPED = t.Group(ref="equipped")
EVERYWHERE = ("field", "hand", "graveyard", "deck", "banished", "extra")
_AFTER_ATTACK = t.Step(t.ChangePosition(group=t.SELF, to="defense"))


@means("Lasting.attacked then defense", "Lasting.attacked then defense at end of battle phase")
def _attacked_then_defense(tree: Tree) -> Sentence:
    """A monster that battles in its controller's turn is the one that attacks."""
    group: t.Group = meaning(tree["s"])
    if group != t.SELF:
        raise Meaningless("whose position changes")
    if tree.name == "attacked then defense":
        when, windows = t.Occasion(events=("battle end",), subject=t.SELF), ("your turn",)
        return _holds(_AFTER_ATTACK.op, when=when, windows=windows)
    op = t.Later(when=_phase("battle end", "you"), do=(_AFTER_ATTACK,))
    return _holds(op, when=t.Occasion(events=("attack",), subject=t.SELF))


@means("Lasting.no response to attack", "Lasting.no response at all to attack")
def _no_response(tree: Tree) -> Sentence:
    group: t.Group | None = meaning(tree["g"]) if tree.get("g") is not None else None
    if group is not None and (group.ref or group.zones):
        raise Meaningless("which cards cannot be activated")
    filter_ = group.filter if group is not None else t.Filter()
    op = t.PlayerRule(who="opponent", rule="cannot activate", filter=filter_, until="damage")
    return _holds(op, when=t.Occasion(events=("attack",), subject=meaning(tree["s"])))


fix("Destruction", {"battle": "battle", "effect": "effect", "battle or effect": "battle or effect"})


@means("Lasting.survives once", "Lasting.survives twice", "Lasting.survives the first time")
def _survives(tree: Tree) -> Sentence:
    """ "Once per turn, it cannot be destroyed": the first destruction of the turn does nothing."""
    group: t.Group = meaning(tree["s"])
    if group.ref not in ("self", "equipped"):
        raise Meaningless("which card is not destroyed")
    op = t.Replace(group=group, instead=(), cause=meaning(tree["c"]))
    return _holds(op, limit="turn", times=2 if "twice" in tree.name else 1)


@means("WhileIn.field", "WhileIn.field or", "WhileIn.zones")
def _while_in(tree: Tree) -> tuple[str, ...]:
    rest = zones(tree["z"]) if tree.get("z") is not None else ()
    return rest if tree.name == "zones" else ("field", *rest)


def _always(op: t.Operation, where: tuple[str, ...]) -> Sentence:
    return Sentence(ability=t.Ability(kind="continuous", do=(t.Step(op),), active=where), rule=True)


@means("Lasting.named while")
def _named_while(tree: Tree) -> Sentence:
    return _always(t.Become(group=t.SELF, what="name", value=tree.text("n")), meaning(tree["w"]))


@means("Line.always named")
def _always_named(tree: Tree) -> Sentence:
    return _always(t.Become(group=t.SELF, what="name", value=tree.text("n")), EVERYWHERE)


@means("Line.always of series")
def _always_of_series(tree: Tree) -> Sentence:
    if tree.number("k") != 1:
        raise Meaningless("several cards")
    return _always(t.Become(group=t.SELF, what="series", value=tree.text("n"), also=True), EVERYWHERE)


@means("Lasting.also attribute", "Lasting.also attribute while")
def _also_attribute(tree: Tree) -> Sentence:
    where = meaning(tree["w"]) if tree.get("w") is not None else ("field",)
    return _always(t.Become(group=t.SELF, what="attribute", value=tree.text("a"), also=True), where)


@means(*(f"Lasting.{name}" for name in ("equipped with", "equipped increases", "equipped increases and decreases")))
@means("Lasting.increase equipped")
def _equipped_with(tree: Tree) -> Sentence:
    """Older Equip Spells say at once what they may be equipped to and what that does."""
    filter_, place = kinds_of_card(tree)
    if place is not None:
        raise Meaningless("where the equipped monster is")
    if tree.get("x") is not None:
        ops = [replace(meaning(tree["x"]), group=EQUIPPED)]
    else:
        ops = [t.Modify(group=EQUIPPED, what=meaning(tree["t"]), how="gain", amount=tree.number("k"))]
    if tree.get("j") is not None:
        ops.append(t.Modify(group=EQUIPPED, what=meaning(tree["u"]), how="lose", amount=tree.number("j")))
    held = t.Ability(kind="continuous", do=tuple(together(ops)))
    if filter_ == t.Filter(kinds=("monster",)):
        return Sentence(ability=held, rule=True)
    host = t.Group(whose="either", zones=("field",), filter=filter_)
    return Sentence(ability=t.Ability(kind="equip", targets=(host,)), also=(held,))


@means("Lasting.piercing")
def _piercing(tree: Tree) -> Sentence:
    other: t.Group = meaning(tree["o"])
    if other.filter != t.Filter(kinds=("monster",), position="defense") or other.zones:
        raise Meaningless("what it attacks")
    group: t.Group = meaning(tree["s"])
    return _holds(t.Rule(group=group if group.ref else every(group), rule="pierces"))


@means("Lasting.as long as")
def _as_long_as(tree: Tree) -> Sentence:
    return Sentence(ability=t.Ability(kind="continuous", do=steps(tree["d"])), rule=True)


@means("Head.end of battle phase")
def _end_of_battle_phase(tree: Tree) -> dict[str, Any]:
    return {"when": _phase("battle end", meaning(tree["w"])), "timing": "if"}


@means("Head.when while", "Head.if it happens while")
def _when_while(tree: Tree) -> dict[str, Any]:
    timing = "when" if tree.name == "when while" else "if"
    return {"when": meaning(tree["e"]), "timing": timing, "conditions": conditions(tree["c"])}


@means("Lasting.while")
def _while(tree: Tree) -> Sentence:
    ability = t.Ability(kind="continuous", conditions=conditions(tree["c"]), do=steps(tree["d"]))
    return Sentence(ability=ability, rule=True)


#: What a battle brings about: "each time" it happens, other effects than counters start a Chain.
OF_BATTLE = {"battle damage", "destroys", "destroyed"}


@means("Lasting.each time")
def _each_time(tree: Tree) -> Sentence:
    """A reaction without a Chain; upon what a battle brings about, a mandatory Trigger Effect."""
    when, op = meaning(tree["e"]), meaning(tree["x"])
    if OF_BATTLE & {*when.events} and not isinstance(op, t.PlaceCounters):
        ability = t.Ability(kind="", timing="if", when=when, do=(t.Step(op),))
        return Sentence(ability=ability, headed=True, body=True)
    return _holds(op, when=when)


def _why(tree: Tree) -> str:
    fields = cause(tree)
    if fields.keys() - {"cause"}:
        raise Meaningless("instead of what")
    said: str = fields.get("cause", "")
    return said


@means("Lasting.instead", "Lasting.may instead")
def _instead(tree: Tree) -> Sentence:
    op = t.Replace(group=on_field(meaning(tree["s"])), cause=_why(tree), instead=steps(tree["d"]))
    return _holds(op, optional=tree.name == "may instead")


# ------------------------------------------------------------------------------------ lines about the card
@means("Line.equip only")
def _equip_only(tree: Tree) -> Sentence:
    return Sentence(ability=t.Ability(kind="equip", targets=(on_field(one(meaning(tree["g"]))),)))


def _about(kind: str, limit: str, name: str, rule: bool = False) -> Sentence:
    """A line that names a card; `_Reader` checks that it is this card."""
    ability = t.Ability(kind=kind, limit=limit, do=(t.Step(t.SummonCondition(name=name)),))
    return Sentence(ability=ability, rule=rule)


_LIMITS = {
    "limit this effect": "name",
    "limit each effect": "each",
    "limit one effect": "shared",
    "limit once per duel": "duel",
    "limit while face-up": "faceup",
}


@means(*(f"Line.{name}" for name in _LIMITS))
def _limit(tree: Tree) -> Sentence:
    return _about("", _LIMITS[tree.name], tree.text("n"), rule=True)


@means("Oath.player")
def _oath(tree: Tree) -> t.Operation:
    act: dict[str, Any] = meaning(tree["a"])
    if act.get("rule") not in ("cannot special summon", "cannot normal summon", "cannot attack"):
        raise Meaningless("what was not to be done before")
    return t.PlayerRule(who="you", **act)


@means("Oath.self")
def _oath_of_card(tree: Tree) -> t.Operation:
    rule: dict[str, Any] = meaning(tree["r"])
    if rule["rule"] != "cannot attack":
        raise Meaningless("what was not to be done before")
    return t.Rule(group=t.SELF, **rule)


@means("Line.oath", "Line.oath of effect", "Line.oath except", "Line.oath of effect except")
def _oath_line(tree: Tree) -> Sentence:
    kind = "" if tree.name.startswith("oath of effect") else "activate"
    oath: t.Operation = meaning(tree["o"])
    if tree.get("g") is not None:
        group: t.Group = meaning(tree["g"])
        if not isinstance(oath, t.PlayerRule) or oath.rule == "cannot attack" or group.ref or group.zones:
            raise Meaningless("except what")
        oath = replace(oath, filter=replace(oath.filter, neither=(*oath.filter.neither, group.filter)))
    return Sentence(ability=t.Ability(kind=kind, oaths=(oath,)), gate=("oaths",))


@means("Must.control", "Must.control no")
def _must_control(tree: Tree) -> t.Condition:
    return controlled(tree)


@means("Line.must hold", "Line.must be face-up")
def _must_hold(tree: Tree) -> Sentence:
    """What is to be true both when the effect before is activated and when it resolves."""
    if tree.name == "must hold":
        said: tuple[t.Condition, ...] = (meaning(tree["c"]),)
    else:
        said = (t.IsIn(("field",)), t.Is(t.SELF, t.Filter(face="up")))
    return Sentence(ability=t.Ability(kind="", conditions=said), gate=("conditions",))


@means("Line.no response", "Line.no response by either")
def _nobody_responds(tree: Tree) -> Sentence:
    who = "opponent" if tree.name == "no response" else "each"
    return Sentence(ability=t.Ability(kind="", unanswered=who), gate=("unanswered",))


@means("Line.cannot be special summoned from")
def _not_from(tree: Tree) -> Sentence:
    return _condition(not_from=zones(tree["z"]))


@means("Line.cannot be normal summoned unless")
def _unless(tree: Tree) -> Sentence:
    return _condition(unless=conditions(tree["c"]))


@means("Line.only ritual summoned with")
def _only_ritual(tree: Tree) -> Sentence:
    return _condition(normal=False, special="first", by="ritual", name=tree.text("n"))


@means("Line.cannot be summoned except")
def _except_with(tree: Tree) -> Sentence:
    return _condition(special="only", by="effect", name=tree.text("n"))


@means("Line.limit this card's effect", "Line.limit summon this way")
def _limit_more(tree: Tree) -> Sentence:
    if tree.name == "limit this card's effect":
        return _about("", "turn", "", rule=True)
    return _about("", "name", tree.text("n"), rule=True)


@means("Line.must be summoned this way", "Line.must only be summoned this way", "Line.cannot be summoned except by")
def _must_this_way(tree: Tree) -> Sentence:
    special = "first" if tree.name == "must be summoned this way" else "only"
    way = t.Ability(
        kind="summon",
        optional=True,
        cost=(t.Step(meaning(tree["x"])),),
        do=(t.Step(t.SpecialSummon(group=t.SELF)),),
        active=zones(tree["z"]) if tree.get("z") is not None else ("hand",),
    )
    return replace(_condition(special=special, by="own"), also=(way,))


@means("Line.limit activation", "Line.limit control", "Line.limit special summon")
def _limit_card(tree: Tree) -> Sentence:
    kinds = {"limit activation": "activation limit", "limit control": "control limit"}
    return _about(kinds.get(tree.name, "summon limit"), "name", tree.text("n"))


def _condition(**fields: Any) -> Sentence:
    return Sentence(ability=t.Ability(kind="limit", do=(t.Step(t.SummonCondition(**fields)),)))


@means("Line.cannot be normal summoned")
def _no_normal_summon(tree: Tree) -> Sentence:
    return _condition(normal=False)


@means("Line.cannot be special summoned")
def _no_special_summon(tree: Tree) -> Sentence:
    return _condition(special="none")


fix("Extra", {"ritual": "ritual", "fusion": "fusion", "synchro": "synchro", "xyz": "xyz"})
fix("Proper", {"own way": {"by": "own"}, "by an effect": {"by": "effect"}})


@means("Proper.by the effect of")
def _by_effect_of(tree: Tree) -> dict[str, Any]:
    return {"by": "effect", "name": tree.text("n")}


@means("Proper.by the effect only", "Proper.with the effect of")
def _by_effect_only(tree: Tree) -> dict[str, Any]:
    return {"by": "effect", "name": tree.text("n")}


@means("Proper.by kind", "Proper.by kind only")
def _by_kind(tree: Tree) -> dict[str, Any]:
    return {"by": meaning(tree["k"])}


@means("Line.must be summoned", "Line.must first be summoned")
def _must(tree: Tree) -> Sentence:
    if tree.name == "must first be summoned" and tree["w"].name.endswith("only"):
        raise Meaningless("first, and yet only so")
    return _condition(special="only" if tree.name == "must be summoned" else "first", **meaning(tree["w"]))


# --------------------------------------------------------------------------------- materials and bullets
@means("Materials.list", "Materials.and")
def _materials(tree: Tree) -> Sentence:
    groups: list[t.Group] = []
    following: Tree | None = tree
    while following is not None:
        group: t.Group = meaning(following["x"])
        groups.append(one(group) if group.number == "all" else group)
        following = following.get("y")
    return Sentence(ability=t.Ability(kind="material", targets=tuple(groups)))


fix("Result", {"heads": "heads", "tails": "tails"})


@means("Result.faces")
def _faces(tree: Tree) -> tuple[int, ...]:
    numbers = []
    following: Tree | None = tree["x"]
    while following is not None:
        numbers.append(following.number("n"))
        following = following.get("y")
    return tuple(numbers)


@means("Bullet.effect", "Bullet.result")
def _bullet(tree: Tree) -> tuple[Any, tuple[t.Step, ...]]:
    result = tree.get("r")
    return (meaning(result) if result is not None else None), steps(tree["b"])
