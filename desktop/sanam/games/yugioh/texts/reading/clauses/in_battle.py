"""What statements mean about a battle while it goes on, and upon an attack."""

from __future__ import annotations

from typing import Any

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.antecedents import with_it
from sanam.games.yugioh.texts.reading.clauses.card_rules import applied
from sanam.games.yugioh.texts.reading.clauses.headings import phase
from sanam.games.yugioh.texts.reading.clauses.lasting import EVERYWHERE, TAKING, holds
from sanam.games.yugioh.texts.reading.clauses.lines import Sentence, steps
from sanam.games.yugioh.texts.reading.clauses.verbs import Several, until
from sanam.games.yugioh.texts.reading.meaning import Meaningless, meaning, means
from sanam.games.yugioh.texts.reading.nouns.conditions import conditions
from sanam.games.yugioh.texts.reading.nouns.groups import every, on_field, replace

_MONSTER = t.Filter(kinds=("monster",))
_AFTER_ATTACK = t.Step(t.ChangePosition(group=t.SELF, to="defense"))
#: The role in its battle of an occasion's subject: "attacks" with or without a word of what.
ROLES = {"now": "attacker", "attacked": "attacked", "either": ""}


def _battle(tree: Tree) -> tuple[t.Occasion, t.Battles]:
    """An attack or a battle, and that it is going on. Meaningless for any other occasion."""
    when: t.Occasion = meaning(tree)
    role = "" if when.events == ("battles",) else "attacker" if when.direct else ROLES.get(when.role)
    other = when.other
    if when.events == ("attack",) and when.role == "" and when.subject is None:
        when, role, other = replace(when, subject=when.other, other=None), "attacked", None
    if when.events == ("attack",) and when.role == "attacked" and when.other is not None:
        # "This card is attacked by a monster": the one that is attacked is spoken of.
        when, other = replace(when, subject=when.other, other=when.subject), when.subject
    if when.events not in (("attack",), ("battles",)) or role is None or when.subject is None:
        raise Meaningless("not of a battle")
    if when.others or when.who:
        raise Meaningless("whose battle")
    subject = when.subject if when.subject.ref else every(when.subject)
    return when, t.Battles(subject, role, None if other is None or other.ref else every(other), direct=when.direct)


_OTHER_SIDE = {"you": "opponent", "opponent": "you"}
#: What is said of a monster for as long as its battle goes on.
_WHILE_FIGHTING = (
    "cannot be destroyed by battle",
    "unaffected",
    "cannot be destroyed by effects",
    "cannot be destroyed",
)


@means("Lasting.while battling", "Lasting.while battling until")
def _while_battling(tree: Tree) -> Sentence:
    """ "If this card attacks, it gains 300 ATK during the Damage Step only." holds while the battle is there, and so
    does "If this card attacks, it cannot be destroyed by battle." """
    when, battles = _battle(tree["e"])
    op: t.Operation = meaning(tree["x"])
    if tree.get("u") is not None:
        if until(tree) != "damage" or isinstance(op, Several) or t.until_of(op):
            raise Meaningless("how long, said twice")
        op = replace(op, until="damage") if isinstance(op, t.Rule | t.PlayerRule) else op
    if isinstance(op, t.Negate):
        return _silent_in_battle(battles, op)
    if isinstance(op, t.PlayerRule) and op.until == "damage" and not op.rule.startswith("cannot activate"):
        return holds(replace(op, until=""), conditions=(battles,))
    if isinstance(op, t.Rule) and op.until == "damage":
        op = replace(op, until="")
    survives = isinstance(op, t.Rule) and not op.until and (op.rule in _WHILE_FIGHTING)
    changes = isinstance(op, t.Modify) and op.until == "damage"
    if not isinstance(op, t.Rule | t.Modify) or not (survives or changes) or op.group.also is not None:
        raise Meaningless("when of an attack")
    group = op.group
    if group.ref == "it" or group == when.subject:
        # "It" is the monster spoken of, which of several is the one in the battle.
        role = {"attacker": "attacker", "attacked": "attacked"}.get(battles.role)
        if battles.group.ref in ("self", "equipped"):
            group = battles.group
        elif role is not None:
            group = t.Group(ref=role)
        else:
            raise Meaningless("which card of the battle")
    elif group.ref not in ("attacker", "attacked", "opposing", "self", "equipped"):
        raise Meaningless("which card of the battle")
    if group.ref == "opposing" and battles.group.ref not in ("self", "equipped"):
        if battles.group.whose not in _OTHER_SIDE or group.filter != t.Filter():
            raise Meaningless("which card of the battle")
        group = t.Group(ref="battling", whose=_OTHER_SIDE[battles.group.whose])
    if isinstance(op, t.Rule):
        return holds(replace(op, group=group), conditions=(battles,))
    window = "damage" if _step_only(tree["x"]) else "calculation"
    return holds(replace(op, group=group, until=""), windows=(window,), conditions=(battles,))


@means("Lasting.survives its equal")
def _survives_its_equal(tree: Tree) -> Sentence:
    """Both have then destroyed each other, if nothing says otherwise."""
    group: t.Group = meaning(tree["s"])
    if group.ref != "self":
        raise Meaningless("which monster survives")
    fights = t.Battles(group, "", t.Group(number="all", whose="either", zones=("field",), filter=_MONSTER))
    atk = [t.Amount(of="atk", group=t.Group(ref=ref)) for ref in ("opposing", "self")]
    rule = t.Rule(group=group, rule="cannot be destroyed by battle")
    return holds(rule, conditions=(fights, t.Compare(atk[0], "=", atk[1])))


@means("Lasting.survives such without damage")
def _survives_without_damage(tree: Tree) -> Sentence:
    """In battles with such monsters, and in no others."""
    met: t.Group = meaning(tree["g"])
    if meaning(tree["s"]) != t.SELF or met.ref or met.zones or met.also is not None or met.filter.related:
        raise Meaningless("with which monster")
    rules = ("cannot be destroyed by battle", "no battle damage")
    ops = Several(tuple(t.Rule(group=t.SELF, rule=rule) for rule in rules))
    return holds(ops, conditions=(t.Battles(t.SELF, "", every(on_field(met))),))


@means("Lasting.reflects damage of attacks on it", "Lasting.no damage to either by its attack")
def _in_attacks(tree: Tree) -> Sentence:
    """In battles in which this card is attacked, or attacks, and in no others."""
    attacks = tree.name.startswith("no damage")
    if not attacks and meaning(tree["s"]) != t.SELF:
        raise Meaningless("attacks on what")
    rules = ("no battle damage", "no damage") if attacks else ("reflects damage",)
    ops = Several(tuple(t.Rule(group=t.SELF, rule=rule) for rule in rules))
    return holds(ops, conditions=(t.Battles(t.SELF, "attacker" if attacks else "attacked"),))


@means("Line.counters weigh in battle")
def _counters_weigh(tree: Tree) -> Sentence:
    """Of the two monsters of the battle each that bears such counters, by its own."""
    name, met = tree.text("c"), every(on_field(meaning(tree["g"])))
    if met.ref or tree.text("k") != name:
        raise Meaningless("which counters")
    marked = t.Filter(kinds=("monster",), counter=name)
    bearers = t.Group(number="all", whose="either", zones=("field",), filter=marked)
    lost = t.Amount(of="counters", counter=name, group=t.Group(ref="it"), times=tree.number("n"))
    battling = t.Group(ref="battling", number="all", whose="either", filter=marked)
    op = t.Modify(group=battling, what="atk def", how="lose", amount=lost)
    battle = t.Battles(bearers, "", met)
    return holds(op, windows=("calculation",), conditions=(battle,), active=EVERYWHERE, limit="rule")


@means("Lasting.while battling if")
def _while_battling_if(tree: Tree) -> Sentence:
    """ "When an "Elemental HERO" monster attacks, if its ATK is lower than that of the attack target, …"."""
    ability = _while_battling(tree).ability
    battles, op = ability.conditions[0], ability.do[0].op
    if not isinstance(battles, t.Battles) or battles.role != "attacker" or ability.windows != ("calculation",):
        raise Meaningless("when of an attack")
    # Asked once, before damage calculation: what it gains makes it no weaker attacker any more.
    when = t.Occasion(events=("calculation",), subject=battles.group, other=battles.other, role="attacker")
    return holds(replace(op, until="damage"), when=when, conditions=conditions(tree["c"]))


@means("Lasting.while battling in the battle phase")
def _from_the_attack_on(tree: Tree) -> Sentence:
    """ "If it battles an opponent's monster, that monster has its effects negated during the Battle Phase only"."""
    _, battles = _battle(tree["e"])
    op: t.Operation = meaning(tree["x"])
    if not isinstance(op, t.Negate) or op.until:
        raise Meaningless("what is so during the Battle Phase")
    silent = _silent_in_battle(battles, replace(op, until="damage")).ability.do[0].op
    role = {"attacker": "attacker", "attacked": "attacked"}.get(battles.role, "either")
    occasion = t.Occasion(events=("attack",), subject=battles.group, other=battles.other, role=role)
    return holds(replace(silent, until="battle"), when=occasion)


def _silent_in_battle(battles: t.Battles, op: t.Negate) -> Sentence:
    """ "If this card battles an opponent's monster, that monster has its effects negated until the end of the Damage
    Step": as long as the battle is going on."""
    group = op.group
    met = battles.other
    of_other = group is not None and group.ref in ("event", "it", "opposing") and group.filter == t.Filter()
    if not of_other or op.until != "damage" or met is None or met.filter.face:
        raise Meaningless("at which moment of a battle")
    opposing = t.Group(ref="opposing")
    if not battles.group.ref and battles.group.whose in _OTHER_SIDE and met.whose == _OTHER_SIDE[battles.group.whose]:
        opposing = t.Group(ref="battling", whose=met.whose)
    elif battles.group.ref not in ("self", "equipped") or battles.group.filter != t.Filter():
        raise Meaningless("at which moment of a battle")
    return holds(replace(op, group=opposing, until=""), conditions=(battles,))


@means("Lasting.in damage calculation")
def _in_calculation(tree: Tree) -> Sentence:
    """Whatever battles then."""
    op: t.Operation = meaning(tree["x"])
    if not isinstance(op, t.Modify) or op.until or op.group.ref or not op.group.zones:
        raise Meaningless("what is so in damage calculation")
    return holds(op, windows=("calculation",))


@means("Lasting.once this turn after that")
def _once_after_that(tree: Tree) -> Sentence:
    """At once where it has happened already; else, or where the player would rather wait, the next time it does."""
    said = conditions(tree["c"])
    past = said[0]
    if len(said) != 1 or not isinstance(past, t.ThisTurn) or past.events != ("sent",) or past.never or past.group.ref:
        raise Meaningless("after what")
    group = past.group
    who = group.whose if group.whose in _OTHER_SIDE else ""
    when = t.Occasion(events=("sent",), subject=t.Group(filter=group.filter), who=who, origin=group.zones)
    step = t.Step(meaning(tree["x"]), optional=True)
    wait = t.Step(t.Whenever(when=when, do=(step,), until="turn", once=True), link="or")
    ability = t.Ability(kind="", do=(replace(step, conditions=said), wait))
    return Sentence(ability=ability, headed=False)


@means("Lasting.later upon an attack")
def _later_upon_attack(tree: Tree) -> Sentence:
    """ "If this card attacks, destroy it at the end of the Battle Phase." """
    when, battles = _battle(tree["e"])
    op: Any = meaning(tree["x"])
    if when.subject is None or when.subject.ref != "self" or when.events != ("attack",):
        raise Meaningless("which card has fought")
    if isinstance(op, Several) or t.until_of(op):
        raise Meaningless("what is done then")
    group = t.group_of(op)
    if group is None or (group.ref not in ("self", "it") or group.also is not None):
        raise Meaningless("to which card that is done")
    if isinstance(op, t.ChangePosition) and op.to != "facedown":
        raise Meaningless("a position, which has lines of its own")
    op = replace(op, group=t.SELF)
    if when.subject.filter != t.Filter() and battles.role != "attacked":
        raise Meaningless("how it lay")
    if isinstance(op, TAKING) and when.subject == t.SELF:
        events = {"attacker": ("attack",), "attacked": ("was attacked",)}.get(battles.role, ("attack", "was attacked"))
        ability = t.Ability(
            kind="",
            timing="if",
            when=phase("battle end", "either"),
            conditions=(t.ThisTurn(t.SELF, events),),
            do=(t.Step(op),),
        )
        return Sentence(ability=ability, headed=True, body=True)
    occasion = t.Occasion(events=("attack",), subject=when.subject, role="either")
    if battles.role == "attacked":
        occasion = t.Occasion(events=("attack",), other=when.subject)
    elif battles.role == "attacker":
        occasion = t.Occasion(events=("attack",), subject=t.SELF)
    return holds(t.Later(when=phase("battle end", "either"), do=(t.Step(op),)), when=occasion)


def _step_only(tree: Tree) -> bool:
    return any(part.key == "Until.damage step only" for part in tree.walk())


@means("Lasting.turned when summoned")
def _turned_when_summoned(tree: Tree) -> Sentence:
    """A Trigger Effect, told without a colon."""
    events = tuple(f"{way} summoned" for way in meaning(tree["w"]))
    when = t.Occasion(events=events, subject=t.SELF)
    return Sentence(ability=t.Ability(kind="", timing="if", when=when, do=(_AFTER_ATTACK,)), headed=True, body=True)


@means("Lasting.whoever fought it")
def _whoever_fought(tree: Tree) -> Sentence:
    """From after damage calculation on, and whatever becomes of the card that it fought."""
    group: t.Group = meaning(tree["s"])
    if group not in (t.SELF, t.Group(ref="equipped")) or not until(tree):
        raise Meaningless("what has fought, or how long")
    when = t.Occasion(events=("after calculation",), subject=group, other=t.Group(filter=t.Filter(kinds=("monster",))))
    return holds(applied(t.Group(ref="event"), until(tree), meaning(tree["r"])), when=when)


@means("Lasting.attacked then defense", "Lasting.attacked then defense at end of battle phase")
def _attacked_then_defense(tree: Tree) -> Sentence:
    """A monster that battles in its controller's turn is the one that attacks."""
    group: t.Group = meaning(tree["s"])
    if group != t.SELF:
        raise Meaningless("whose position changes")
    if tree.name == "attacked then defense":
        when, windows = t.Occasion(events=("battle end",), subject=t.SELF), ("your turn",)
        return holds(_AFTER_ATTACK.op, when=when, windows=windows)
    op = t.Later(when=phase("battle end", "you"), do=(_AFTER_ATTACK,))
    return holds(op, when=t.Occasion(events=("attack",), subject=t.SELF))


@means("Lasting.attacked then turned to attack", "Lasting.attacked then turned to attack if")
def _attacked_then_attack(tree: Tree) -> Sentence:
    if meaning(tree["s"]) != t.SELF:
        raise Meaningless("whose position changes")
    when = t.Occasion(events=("battle end",), subject=t.SELF, role="attacked")
    said = with_it(conditions(tree["c"]), t.SELF) if tree.get("c") is not None else ()
    return holds(t.ChangePosition(group=t.SELF, to="attack"), when=when, conditions=said)


_KEPT = t.Step(t.Rule(group=t.SELF, rule="cannot change position", until="your turn"), link="also")


@means("Lasting.attacked then defense and kept")
def _attacked_then_kept(tree: Tree) -> Sentence:
    if meaning(tree["s"]) != t.SELF:
        raise Meaningless("whose position changes")
    op = t.Later(when=phase("battle end", "you"), do=(_AFTER_ATTACK, _KEPT))
    return holds(op, when=t.Occasion(events=("attack",), subject=t.SELF))


@means("Lasting.no answer to attack", "Lasting.no answer by monsters", "Lasting.no answer at all")
@means("Lasting.no answer to attack while", "Lasting.no answer by cards or monsters")
def _no_answer(tree: Tree) -> Sentence:
    """Until the battle is over, from the attack on: the only battle that the card has then."""
    when, battles = _battle(tree["e"])
    if battles.role == "attacked" or when.subject is None:
        raise Meaningless("when of an attack")
    rule, filter_ = "cannot activate", t.Filter()
    if tree.name == "no answer by monsters":
        filter_ = t.Filter(kinds=("monster",))
    elif tree.name.startswith("no answer to attack"):
        act: dict[str, Any] = meaning(tree["a"])
        if not act.get("rule", "").startswith("cannot activate") or act.keys() - {"rule", "filter"}:
            raise Meaningless("what cannot be done until then")
        rule, filter_ = act["rule"], act["filter"]
    law = t.PlayerRule(who="opponent", rule=rule, filter=filter_, until="damage")
    op: t.Operation | Several = law
    if tree.name == "no answer by cards or monsters":  # what is face-up already still has its effects
        cards = replace(law, rule="cannot activate cards", filter=t.Filter(kinds=("spell", "trap")))
        op = Several((cards, replace(law, filter=t.Filter(kinds=("monster",)))))
    role = "" if battles.role == "attacker" else "either"
    occasion = t.Occasion(events=("attack",), subject=when.subject, other=when.other, role=role)
    meanwhile = conditions(tree["c"]) if tree.get("c") is not None else ()
    return holds(op, when=occasion, conditions=meanwhile)


@means("Lasting.fought then", "Lasting.fought then at the end")
def _fought_then(tree: Tree) -> Sentence:
    """A Trigger Effect after damage calculation or at the end of the Damage Step, told without a colon."""
    when, battles = _battle(tree["e"])
    if battles.role == "attacked":
        raise Meaningless("when of an attack")
    role = "attacker" if battles.role == "attacker" else ""
    moment = "after calculation" if tree.name == "fought then" else "battle end"
    occasion = t.Occasion(events=(moment,), subject=when.subject, other=when.other, role=role)
    ability = t.Ability(kind="", timing="if", when=occasion, do=steps(tree["d"]))
    if when.subject is not None and not when.subject.ref and all(isinstance(x.op, t.Modify) for x in ability.do):
        # What becomes of any monster that fights so, as long as this card is there.
        return Sentence(ability=replace(ability, kind="continuous", timing=""), rule=True)
    if any(isinstance(op, t.ChangePosition) for op in t.operations(ability)):
        raise Meaningless("a position, which has lines of its own")
    return Sentence(ability=ability, headed=True, body=True)


@means("Lasting.weaker attacker destroyed", "Lasting.weaker attacker destroyed after calculation")
def _weaker_attacker(tree: Tree) -> Sentence:
    """A Trigger Effect, told without a colon."""
    attacker = t.Group(ref="attacker")
    in_defense = tree.name == "weaker attacker destroyed"
    lies = t.Filter(position="defense") if in_defense else t.Filter()
    when = t.Occasion(
        events=("battle end" if in_defense else "after calculation",),
        subject=replace(t.SELF, filter=lies),
        role="attacked",
    )
    weaker = t.Compare(t.Amount(of="atk", group=attacker), "<", t.Amount(of="def", group=t.SELF))
    ability = t.Ability(kind="", timing="if", when=when, conditions=(weaker,), do=(t.Step(t.Destroy(group=attacker)),))
    return Sentence(ability=ability, headed=True, body=True)


@means("Lasting.on the turn")
def _on_the_turn(tree: Tree) -> Sentence:
    """Holds in the turn in which that was done with this card."""
    if meaning(tree["r"]) != t.SELF:
        raise Meaningless("the turn of another card")
    done: tuple[str, ...] = meaning(tree["d"])
    there = {"active": ("graveyard",)} if done == ("sent",) else {}
    return holds(meaning(tree["x"]), conditions=(t.ThisTurn(t.SELF, done),), **there)


@means("Lasting.destroyed at the start", "Lasting.may be destroyed at the start")
def _destroyed_at_the_start(tree: Tree) -> Sentence:
    """A Trigger Effect at the start of the Damage Step, told without a colon: the other monster is destroyed."""
    when, battles = _battle(tree["e"])
    if when.subject is None or when.subject.ref not in ("self", "equipped"):
        raise Meaningless("which monster is destroyed")
    occasion = t.Occasion(events=("battle start",), subject=when.subject, other=when.other, role=battles.role)
    ability = t.Ability(
        kind="",
        timing="if",
        when=occasion,
        optional="may" in tree.name,
        do=(t.Step(t.Destroy(group=t.Group(ref="event"))),),
    )
    return Sentence(ability=ability, headed=True, body=True)
