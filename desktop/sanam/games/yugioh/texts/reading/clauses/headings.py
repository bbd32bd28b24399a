"""What headings mean: when, how often and under which conditions an effect is used."""

from __future__ import annotations

from typing import Any

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.antecedents import with_it
from sanam.games.yugioh.texts.reading.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.texts.reading.nouns.conditions import conditions
from sanam.games.yugioh.texts.reading.nouns.groups import replace

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
        "your battle step": ("your turn", "battle step"),
        "opponent's battle phase": ("opponent turn", "battle"),
        "opponent's main phase": ("opponent turn", "main"),
        "your main phase or opponent's battle phase": ("your main", "opponent battle"),
        "opponent's main or battle phase": ("opponent turn", "main", "battle"),
        "opponent's main phase 1": ("opponent turn", "main 1"),
        "damage step": ("damage",),
        "main phase 1": ("your turn", "main 1"),
        "main phase 2": ("your turn", "main 2"),
    },
)


def phase(phase: str, who: str) -> t.Occasion:
    return t.Occasion(events=("phase",), phase=phase, who=who)


@means("Phase.your", "Phase.opponent's", "Phase.any", "Phase.controller's")
def _phase_of(tree: Tree) -> t.Occasion:
    who = {"your": "you", "controller's": "you", "opponent's": "opponent", "any": "either"}[tree.name]
    return phase(meaning(tree["p"]), who)


fix("OlderHead", {"any turn": {"quick": True}})
fix(
    "MomentHead",
    {
        "after damage calculation": {"moment": "after calculation"},
        "end of damage step": {"moment": "battle end"},
        "end of battle phase": {"when": phase("battle end", "either"), "timing": "if"},
    },
)
fix("OnceHead", {"once per turn": {"limit": "turn"}, "twice per turn": {"limit": "turn", "times": 2}})
#: Headings: the fields of an Ability that each sets; "moment" is the part of the Damage Step a battle is met in.
fix(
    "Head",
    {
        "flip": {"kind": "flip"},
        "for the turn player": {"by": "turn player"},
        "for either player": {"by": "either"},
        "for the one who did it": {"by": "doer"},
        "once per turn": {"limit": "turn"},
        "twice per turn": {"limit": "turn", "times": 2},
        "once per chain": {"limit": "chain"},
        "once per battle": {"limit": "battle"},
        "once while face-up": {"limit": "faceup"},
        "once while in the gy": {"limit": "faceup", "conditions": (t.IsIn(("graveyard",)),)},
        "except damage step": {"windows": ("not damage",)},
        "any turn": {"quick": True},
        "any main phase": {"quick": True, "windows": ("main",)},
        "any main or battle phase": {"quick": True, "windows": ("main", "battle")},
        "any standby phase": {"quick": True, "windows": ("standby",)},
        "any damage step itself": {"quick": True, "windows": ("damage",)},
        "any battle step": {"quick": True, "windows": ("battle step",)},
        "any battle phase": {"quick": True, "windows": ("battle",)},
        "any damage step": {"quick": True, "moment": "calculation"},
        "opponent's damage calculation": {"windows": ("opponent turn", "calculation")},
        "instead of the normal draw": {"when": phase("draw", "you"), "timing": "if", "windows": ("undrawn",)},
        "start of damage step": {"moment": "battle start"},
        "during damage calculation": {"moment": "calculation"},
        "end of damage step": {"moment": "battle end"},
        "before damage calculation": {"moment": "before calculation"},
        "after damage calculation": {"moment": "after calculation"},
    },
)


@means(*(f"{head}.{name}" for head in ("Head", "OlderHead") for name in ("when", "if it happens")))
@means(*(f"{head}.{name}" for head in ("Head", "OlderHead") for name in ("when either", "if either happens")))
def occurs(tree: Tree) -> dict[str, Any]:
    """What happens, one or the other, and under what circumstances."""
    when: t.Occasion = meaning(tree["e"])
    if (other := tree.get("f")) is not None:
        when = _either(when, meaning(other), tree.name.startswith("when"))
    fields: dict[str, Any] = {"when": when, "timing": "when" if tree.name.startswith("when") else "if"}
    circumstances = tree.many("c")
    if len(circumstances) > 1 and any(part.key == "Circ.and" for part in circumstances):
        raise Meaningless("how the circumstances hang together")
    for part in circumstances:
        equipped = when.subject is not None and when.subject.ref == "equipped"
        if part.key == "Circ.sent with it" and not (equipped and {*when.events} <= LEAVES_WITH_IT):
            raise Meaningless("sent there because of what")
        if part.key == "Circ.not destroyed by it" and not (
            equipped or (when.subject is not None and when.subject.ref == "self")
        ):
            raise Meaningless("which monster was not destroyed")
        for name, value in meaning(part).items():
            fields[name] = (*fields.get(name, ()), *value)
    fields["when"] = when = _excepting(when, fields.pop("but_not", ()))
    if "not their draw" in fields.get("windows", ()) and when.who != "opponent":
        raise Meaningless("whose Draw Phase")
    spoken = when.subject or when.other
    if fields.get("conditions") and spoken is not None and spoken.ref in ("self", "equipped"):
        # "When this card is destroyed while it has material": it is this card.
        fields["conditions"] = with_it(fields["conditions"], t.Group(ref=spoken.ref))
    return fields


def _excepting(when: t.Occasion, but: tuple[dict[str, Any], ...]) -> t.Occasion:
    """What happens, but not so."""
    if not but:
        return when
    if when.others or when.cause or when.origin or any(each.keys() & {"other", "role"} for each in but):
        raise Meaningless("except how")
    if any(each.get("cause", "effect") not in ("effect", "own effect") for each in but):
        raise Meaningless("except by what")
    return replace(when, but_not=tuple(replace(when, **each) for each in but))


@means("Circ.except by")
def _except_by(tree: Tree) -> dict[str, Any]:
    return {"but_not": (meaning(tree["b"]),)}


@means("Circ.except from")
def _except_from(tree: Tree) -> dict[str, Any]:
    """Whoever's place it is."""
    if tree["o"].key != "FromPlace.from any":
        raise Meaningless("except from where")
    return {"but_not": ({"origin": meaning(tree["o"])},)}


fix(
    "Circ",
    {
        "not in their draw phase": {"windows": ("not their draw",)},
        "not in the draw phase": {"windows": ("not draw",)},
    },
)


def _either(one: t.Occasion, other: t.Occasion, declared: bool) -> t.Occasion:
    if declared and one.events == other.events == ("attack",) and {one.role, other.role} <= {"now", "attacked", ""}:
        # Two ways to tell of an attack, both as it is declared.
        return replace(one, role="", others=(replace(other, role=""),))
    if declared and one.events == ("activation",) and other.events == ("attack",) and (other.role or not other.subject):
        # What targets a monster with an effect, or for an attack: this, too, as it is declared.
        return replace(one, others=(*one.others, replace(other, role="")))
    if {"attack", "battles"} & {*one.events, *other.events}:
        raise Meaningless("at which moment of a battle")
    return replace(one, others=(*one.others, replace(other, others=()), *other.others))


@means("Circ.while", "Circ.if", "Circ.and")
def _circumstance(tree: Tree) -> dict[str, Any]:
    return {"conditions": conditions(tree["c"])}


#: What happens to a monster, so that the cards equipped to it go.
LEAVES_WITH_IT = {"destroyed", "sent", "tributed", "banished", "returned", "left"}
#: "When the equipped monster is Tributed and this card is sent to the GY": because of that.
fix("Circ", {"sent with it": {"conditions": (t.IsIn(("graveyard",)),)}})
_UNBEATEN = t.ThisTurn(t.Group(ref="opposing"), ("destroyed",), never=True)
fix("Circ", {"not destroyed by it": {"conditions": (_UNBEATEN,)}})


@means("Circ.made with so many tributes", "Circ.made with so many tributes or more")
def _with_so_many(tree: Tree) -> dict[str, Any]:
    used = t.Amount(of="made of", group=t.Group(ref="event"))
    sign = "≥" if tree.name.endswith("more") else "="
    return {"conditions": (t.Compare(used, sign, tree.number("n")),)}


@means("Circ.during")
def _at_that_time(tree: Tree) -> dict[str, Any]:
    return {"windows": meaning(tree["w"])}


@means("OlderHead.if", "OlderHead.while")
@means("Head.if", "Head.while")
def _if(tree: Tree) -> dict[str, Any]:
    return {"conditions": conditions(tree["c"])}


ALONE_IN_HAND = t.Compare(t.Amount(of="count", group=t.Group(number="all", whose="you", zones=("hand",))), "=", 1)
fix(
    "OlderHead",
    {
        "when drawn as the only card": {
            "when": t.Occasion(events=("drawn itself",), subject=t.SELF, who="you"),
            "timing": "when",
            "conditions": (ALONE_IN_HAND,),
        }
    },
)


@means("OlderHead.if when")
def _if_when(tree: Tree) -> dict[str, Any]:
    return {"when": meaning(tree["e"]), "timing": "when", "conditions": conditions(tree["c"])}


OWN_WAY = t.Is(t.SELF, t.Filter(summoned="own"))


@means("Head.when summoned this way", "Head.when you do")
def _this_way(tree: Tree) -> dict[str, Any]:
    subject = replace(t.SELF, filter=OWN_WAY.filter)
    ways = ("normal summoned", "special summoned")
    timing = "when" if tree.name == "when you do" else meaning(tree["t"])
    return {"when": t.Occasion(events=ways, subject=subject), "timing": timing}


fix("WhenIf", {"when": "when", "if": "if"})


@means("Head.by hand")
def _unread(tree: Tree) -> dict[str, Any]:
    """When it may be used the players judge: they are shown these words before anything is paid."""
    return {"unread": (tree.text("w"),)}


#: How the heading of an older effect begins.
_BEGINS = ("when ", "if ", "during ", "once ", "at ", "after ")


@means("OlderHead.by hand")
def _unread_older(tree: Tree) -> dict[str, Any]:
    words = tree.text("w")
    if not words.lower().startswith(_BEGINS):
        raise Meaningless("where the heading ends")
    return {"unread": (words,)}


@means("Head.during", "OlderHead.during")
def _during(tree: Tree) -> dict[str, Any]:
    return {"windows": meaning(tree["w"])}


@means("OlderHead.during phase")
@means("Head.during phase")
def _during_phase(tree: Tree) -> dict[str, Any]:
    return {"when": meaning(tree["p"]), "timing": "if"}


@means("Head.nth standby phase after activation")
def _nth_standby_phase(tree: Tree) -> dict[str, Any]:
    so_many = t.Compare(t.Amount(of="standbys", who="you"), "=", tree.number("n"))
    return {"when": phase("standby", "you"), "timing": "if", "conditions": (so_many,)}


@means("Head.phase of the turn after")
@means("Head.opponent's next phase after")
@means("Head.your next phase after", "Head.next phase after", "OlderHead.your next phase after")
def _next_phase_after(tree: Tree) -> dict[str, Any]:
    after: t.Occasion = meaning(tree["e"])
    said = after.subject.ref if after.subject is not None else ""
    if said != "self" or after.others or {"phase", "attack", "battles"} & {*after.events}:
        raise Meaningless("after what")
    if after.other is not None and after.events != ("destroys",):
        raise Meaningless("after what")
    whose = {"your": "you", "opponent's": "opponent"}
    who = whose.get(tree.name.split()[0], "either")
    since = {"since": "last turn"} if tree.name == "phase of the turn after" else {}
    return {"when": phase(meaning(tree["p"]), who), "timing": "if", "after": after, **since}


@means(*(f"{head}.phase of the turn it happened" for head in ("Head", "OlderHead")))
def _phase_of_that_turn(tree: Tree) -> dict[str, Any]:
    """Of what happens by something; a plain "if this card was banished this turn" is a condition."""
    when: t.Occasion = meaning(tree["p"])
    after: t.Occasion = meaning(tree["e"])
    told = after.subject is not None and replace(after.subject, filter=t.Filter()) == t.SELF
    if when.phase != "end" or not told or after.others or not (after.cause or after.origin) or after.other:
        raise Meaningless("what has happened this turn")
    return {"when": when, "timing": "if", "after": after}


@means(*(f"{head}.phase of the turn it came there" for head in ("Head", "OlderHead")))
def _phase_as_it_came(tree: Tree) -> dict[str, Any]:
    """Of the same turn, by what has brought it to the Graveyard."""
    when: t.Occasion = meaning(tree["p"])
    after = t.Occasion(**(meaning(tree["x"]) | {"subject": t.SELF}))
    if when.phase != "end" or {*after.events} - {"sent", "destroyed"} or after.other:
        raise Meaningless("what has brought it there")
    return {"when": when, "timing": "if", "after": replace(after, to="graveyard")}


@means(*(f"{head}.phase as it lies there" for head in ("Head", "OlderHead")))
@means(*(f"{head}.phase as it lies there since last turn" for head in ("Head", "OlderHead")))
def _phase_as_it_lies(tree: Tree) -> dict[str, Any]:
    after = t.Occasion(**(meaning(tree["x"]) | {"subject": t.SELF}))
    since = "last turn" if tree.name.endswith("last turn") else "any"
    if {*after.events} - {"sent", "destroyed"} or after.other or not (after.cause or after.origin or since != "any"):
        raise Meaningless("what has brought it there")
    return {"when": meaning(tree["p"]), "timing": "if", "after": replace(after, to="graveyard"), "since": since}


@means("Head.battle end as it lies there")
def _battle_end_as_it_lies(tree: Tree) -> dict[str, Any]:
    after = t.Occasion(**(meaning(tree["x"]) | {"subject": t.SELF}))
    if {*after.events} - {"sent", "destroyed"} or after.other or not (after.cause or after.origin):
        raise Meaningless("what has brought it there")
    when = phase("battle end", meaning(tree["w"]))
    return {"when": when, "timing": "if", "after": replace(after, to="graveyard"), "since": "any"}


@means("Head.except the turn")
def _except_the_turn(tree: Tree) -> dict[str, Any]:
    return {"conditions": (t.ThisTurn(meaning(tree["s"]), meaning(tree["d"]), never=True),)}


@means("Head.end phase of the turn", "OlderHead.end phase of the turn")
def _end_of_the_turn(tree: Tree) -> dict[str, Any]:
    condition = t.ThisTurn(meaning(tree["s"]), meaning(tree["d"]))
    return {"when": phase("end", "either"), "timing": "if", "conditions": (condition,)}


@means("Head.end phase of a turn it destroyed", "OlderHead.end phase of a turn it destroyed")
def _end_of_a_turn_it_destroyed(tree: Tree) -> dict[str, Any]:
    other: t.Group = meaning(tree["o"])
    if other.filter != t.Filter(kinds=("monster",)) or other.whose == "you":
        raise Meaningless("which monster it destroyed")
    destroyed = t.ThisTurn(meaning(tree["s"]), ("destroys",))
    return {"when": phase("end", "either"), "timing": "if", "conditions": (destroyed,)}


@means("Head.start of battle phase")
def _start_of_battle(tree: Tree) -> dict[str, Any]:
    return {"when": phase("battle", meaning(tree["w"])), "timing": "if"}


#: Whose turn a phase is in, as a window says it.
_TURN_OF = {"you": ("your turn",), "opponent": ("opponent turn",), "either": ()}


@means("Head.start of main phase 1", "Gate.start of main phase 1")
def _start_of_main(tree: Tree) -> dict[str, Any]:
    """Nothing begins a Chain then: it is used before anything else is done in that phase."""
    return {"windows": (*_TURN_OF[meaning(tree["w"])], "main 1", "opened")}


@means("Head.end of battle phase")
def _end_of_battle_phase(tree: Tree) -> dict[str, Any]:
    return {"when": phase("battle end", meaning(tree["w"])), "timing": "if"}


def heading(tree: Tree, quick: bool = False) -> dict[str, Any]:
    """The fields of an Ability that a heading sets; `quick`: of a Quick Effect. Raises Meaningless where its parts
    contradict."""
    fields: dict[str, Any] = {"quick": True} if quick else {}
    while True:
        part = tree["x"] if tree.category in ("Heads", "OlderHeads") else tree
        said: dict[str, Any] = meaning(part["x"] if part.category == "Part" else part)
        if part.category == "Part":
            kept = ("not damage", "not draw") if "draw phase" in part.name else ("not damage",)
            kept = ("damage step",) if part.name == "even in the damage step" else kept
            said = {**said, "windows": (*said.get("windows", ()), *kept)}
        for name, value in said.items():
            if name in ("conditions", "windows", "unread"):
                value = (*fields.get(name, ()), *value)
            elif name == "when" and _is_of_a_draw(fields.get("when"), value):
                fields["windows"] = (*fields.get("windows", ()), *_TURN_OF[fields["when"].who], "draw")
            elif name == "when" and (past := _past(fields.get("when"), value)) is not None:
                fields["conditions"] = (*fields.get("conditions", ()), past)
                continue
            elif name == "timing" and "when" in fields and name in fields and "when" in said:
                continue
            elif name == "quick":
                pass
            elif name in fields:
                raise Meaningless(f"{name} said twice")
            fields[name] = value
        if tree.category not in ("Heads", "OlderHeads"):
            break
        tree = tree["y"]
    if OWN_WAY in fields.get("conditions", ()) and "when" not in fields:
        raise Meaningless("how it was Summoned, or that it was")
    moment = fields.pop("moment", "")
    if moment and "when" not in fields:
        return _of_battle_before(fields, moment)
    if isinstance(when := fields.get("when"), t.Occasion) and _within_battle(when, fields):
        del fields["when"], fields["timing"]
        one, other = (when.other, when.subject) if when.role == "attacked" else (when.subject, when.other)
        battles = t.Battles(one or t.Group(), _ROLE[when.role], other)
        fields["conditions"] = (*fields.get("conditions", ()), battles)
    elif isinstance(when, t.Occasion):
        fields["when"] = _at_moment(when, moment, fields["timing"])
        if t.SELF in (when.subject, when.other) and "conditions" in fields:
            fields["conditions"] = with_it(fields["conditions"], t.SELF)  # "when it is attacked, while it has …"
    return fields


def _is_of_a_draw(when: t.Occasion | None, said: t.Occasion) -> bool:
    """ "During your Draw Phase, when you draw a Normal Monster": what happens in that phase."""
    return when is not None and when.phase == "draw" and {*said.events} <= {"drawn", "drawn itself"}


def _past(when: t.Occasion | None, said: t.Occasion) -> t.Condition | None:
    """ "At the end of the Battle Phase, if this card battled": not another occasion, but what has happened before."""
    if when is None or when.events != ("phase",) or when.phase not in ("battle end", "end"):
        return None
    events = {"battles": "battled", "attack": "attack", "destroys": "destroys"}.get(said.events[0])
    if events is None or said.subject is None or not said.subject.ref or said.others or said.direct or said.who:
        return None
    plain = t.Filter(kinds=("monster",))
    if said.other is not None and (said.other.ref or said.other.filter != plain or said.other.whose == "you"):
        return None
    if said.events == ("attack",) and said.role not in ("now", "either"):
        return None
    if events == "attack" and said.other is not None:
        events = "attacked a monster"  # and no player
    return t.ThisTurn(said.subject, (events, "was attacked") if said.role == "either" else (events,))


#: What is said of this turn, as the role in the battle that goes on.
_FOUGHT = {("attack", "was attacked"): "", ("attack",): "attacker", ("was attacked",): "attacked", ("battled",): ""}


def _of_battle_before(fields: dict[str, Any], moment: str) -> dict[str, Any]:
    """ "At the end of the Damage Step, if this card attacked or was attacked": in this battle."""
    said: tuple[t.Condition, ...] = fields.get("conditions", ())
    if not said and moment == "calculation":
        return {**fields, "quick": True, "windows": (*fields.get("windows", ()), "calculation")}
    fought = [c for c in said if isinstance(c, t.ThisTurn) and not c.never and c.events in _FOUGHT]
    if len(fought) != 1 or fields.get("quick"):
        raise Meaningless("at which moment of a battle")
    when = t.Occasion(events=(moment,), subject=fought[0].group, role=_FOUGHT[fought[0].events])
    rest = tuple(condition for condition in said if condition is not fought[0])
    return {**fields, "when": when, "timing": "if", "conditions": rest}


#: The role in its battle of an occasion's subject.
_ROLE = {"now": "attacker", "attacked": "attacked", "being attacked": "attacked", "either": "", "": ""}


def _within_battle(when: t.Occasion, fields: dict[str, Any]) -> bool:
    """Whether it is what goes on in the Damage Step, in which a fast effect is used, and not what happens before."""
    inside = {"damage", "calculation"} & {*fields.get("windows", ())}
    battle = when.events in (("attack",), ("battles",)) and when.role in _ROLE and not when.who and not when.direct
    if when.events == ("attack",) and when.role == "" and inside:
        raise Meaningless("the attack, or its Damage Step")
    return bool(inside) and bool(fields.get("quick")) and battle and not when.others


def _decided(when: t.Occasion) -> str:
    """ "After damage calculation, when this card destroys a monster by battle": as it is decided, and not sent yet."""
    if when.to or when.others or when.who or when.cause_who or when.subject is None or when.subject.ref == "":
        return ""
    falls = when.events == ("destroyed",) and when.cause == "battle"
    return when.events[0] if when.events == ("destroys",) or falls else ""


def _at_moment(when: t.Occasion, moment: str, timing: str) -> t.Occasion:
    """What happens in a battle, at the moment of the Damage Step that the heading names; else when it happens."""
    if when.events == ("battles",):
        if not moment:
            raise Meaningless("at which moment of a battle")
        return replace(when, events=(moment,))
    if when.events != ("attack",):
        decided = _decided(when)
        if moment == "after calculation" and decided:
            return replace(when, events=(moment,), role=decided, cause="")
        if when.events == ("destroys",) or (when.events == ("destroyed",) and when.cause == "battle"):
            return when  # which comes after damage calculation
        if moment:
            raise Meaningless("not in a battle")
        return when
    if when.role == "being attacked":
        raise Meaningless("in which battle")
    if not moment:
        if timing == "if" and when.role == "now":
            raise Meaningless("when of an attack")
        return replace(when, role="") if when.role in ("now", "attacked") else when
    if when.who or when.direct or when.others:
        raise Meaningless("whose attack")
    if when.role == "either":
        return replace(when, events=(moment,), role="")
    if when.subject is None or when.role == "attacked":
        return replace(when, events=(moment,), subject=when.other, other=when.subject, role="attacked")
    return replace(when, events=(moment,), role="attacker")
