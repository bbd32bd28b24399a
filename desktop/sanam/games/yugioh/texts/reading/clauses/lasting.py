"""What statements that hold while their card is in force mean."""

from __future__ import annotations

from typing import Any

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.antecedents import with_it
from sanam.games.yugioh.texts.reading.clauses.card_rules import applied, effects
from sanam.games.yugioh.texts.reading.clauses.headings import phase
from sanam.games.yugioh.texts.reading.clauses.lines import Sentence, Timed, steps, steps_of, together
from sanam.games.yugioh.texts.reading.clauses.values import modify_by
from sanam.games.yugioh.texts.reading.clauses.verbs import Several, until
from sanam.games.yugioh.texts.reading.events.causes import cause
from sanam.games.yugioh.texts.reading.meaning import Meaningless, fix, listed, meaning, means
from sanam.games.yugioh.texts.reading.nouns.conditions import conditions
from sanam.games.yugioh.texts.reading.nouns.filters import kinds_of_card
from sanam.games.yugioh.texts.reading.nouns.groups import every, on_field, replace
from sanam.games.yugioh.texts.reading.nouns.nouns import some
from sanam.games.yugioh.texts.reading.nouns.places import zones


def holds(op: t.Operation | Several, **fields: Any) -> Sentence:
    return Sentence(ability=t.Ability(kind="continuous", do=steps_of(op), **fields), rule=True)


@means("Line.statement")
def _statement(tree: Tree) -> Sentence:
    sentence: Sentence = meaning(tree["s"])
    return sentence


@means("Lasting.own rule")
def _own_rule(tree: Tree) -> Sentence:
    return holds(applied(t.SELF, until(tree), meaning(tree["r"])))


@means("Lasting.unless", "Lasting.unless one of two")
def _lasts_unless(tree: Tree) -> Sentence:
    """What happens in every such phase, without a Chain, when its player does not do something else."""
    one = t.Step(meaning(tree["y"]))
    other = tree.get("z")
    if other is not None:
        one = t.Step(t.Choose(options=((one,), (t.Step(meaning(other)),))))
    steps = (one, t.Step(meaning(tree["x"]), link="or"))
    return Sentence(ability=t.Ability(kind="continuous", when=meaning(tree["p"]), do=steps), rule=True)


#: The role in its battle of an occasion's subject: "attacks" with or without a word of what.
ROLES = {"now": "attacker", "attacked": "attacked", "either": ""}


def _battle(tree: Tree) -> tuple[t.Occasion, t.Battles]:
    """An attack or a battle, and that it is going on. Meaningless for any other occasion."""
    when: t.Occasion = meaning(tree)
    role = "" if when.events == ("battles",) else ROLES.get(when.role)
    other = when.other
    if when.events == ("attack",) and when.role == "" and when.subject is None:
        when, role, other = replace(when, subject=when.other, other=None), "attacked", None
    if when.events == ("attack",) and when.role == "attacked" and when.other is not None:
        # "This card is attacked by a monster": the one that is attacked is spoken of.
        when, other = replace(when, subject=when.other, other=when.subject), when.subject
    if when.events not in (("attack",), ("battles",)) or role is None or when.subject is None:
        raise Meaningless("not of a battle")
    if when.others or when.direct or when.who:
        raise Meaningless("whose battle")
    subject = when.subject if when.subject.ref else every(when.subject)
    return when, t.Battles(subject, role, None if other is None or other.ref else every(other))


@means("Lasting.while battling")
def _while_battling(tree: Tree) -> Sentence:
    """ "If this card attacks, it gains 300 ATK during the Damage Step only." holds while the battle is there, and so
    does "If this card attacks, it cannot be destroyed by battle." """
    when, battles = _battle(tree["e"])
    op: t.Operation = meaning(tree["x"])
    if isinstance(op, t.Negate):
        return _silent_in_battle(battles, op)
    survives = isinstance(op, t.Rule) and op.rule == "cannot be destroyed by battle" and not op.until
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
        raise Meaningless("which card of the battle")
    if isinstance(op, t.Rule):
        return holds(replace(op, group=group), conditions=(battles,))
    window = "damage" if _step_only(tree["x"]) else "calculation"
    return holds(replace(op, group=group, until=""), windows=(window,), conditions=(battles,))


@means("Lasting.while battling in the battle phase")
def _from_the_attack_on(tree: Tree) -> Sentence:
    """ "If it battles an opponent's monster, that monster has its effects negated during the Battle Phase only"."""
    when, battles = _battle(tree["e"])
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
    if not of_other or battles.group.ref not in ("self", "equipped") or op.until != "damage":
        raise Meaningless("at which moment of a battle")
    if battles.group.filter != t.Filter() or met is None or met.filter.face:
        raise Meaningless("at which moment of a battle")
    return holds(replace(op, group=t.Group(ref="opposing"), until=""), conditions=(battles,))


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
    if isinstance(op, t.ChangePosition):
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


@means("Lasting.returns in the end phase")
def _returns(tree: Tree) -> Sentence:
    """What a Spirit monster must do."""
    condition = t.ThisTurn(t.SELF, meaning(tree["d"]))
    op = t.Move(how="return", group=t.SELF)
    ability = t.Ability(kind="", when=phase("end", "either"), timing="if", conditions=(condition,), do=(t.Step(op),))
    return Sentence(ability=ability, headed=True, body=True)


@means("Lasting.own rule on the turn")
def _own_rule_on_the_turn(tree: Tree) -> Sentence:
    condition = t.ThisTurn(t.SELF, meaning(tree["d"]))
    return holds(applied(t.SELF, "", meaning(tree["r"])), conditions=(condition,))


@means("Lasting.own while", "Lasting.while afterwards")
def _own_while(tree: Tree) -> Sentence:
    """ "It" in the condition is the card that the statement speaks of."""
    op = meaning(tree["x"])
    ops = op.ops if isinstance(op, Several) else (op,)
    for each in ops:
        if t.until_of(each) or not isinstance(each, t.Modify | t.Become | t.Rule | t.PlayerRule | t.Negate):
            raise Meaningless("while what is true, of what does not last")
    said = conditions(tree["c"])
    if all(t.group_of(each) == t.SELF for each in ops):
        said = with_it(said, t.SELF)
    return holds(op, conditions=said)


@means("Lasting.such rule on the turn")
def _such_rule_on_the_turn(tree: Tree) -> Sentence:
    """Of each of such cards in the turn in which that has happened to it."""
    group = on_field(meaning(tree["g"]))
    if group.ref or group.number not in ("all", "exactly") or group.count != 1 or group.filter.past:
        raise Meaningless("which cards")
    past: tuple[str, ...] = meaning(tree["d"])
    group = replace(every(group), filter=replace(group.filter, past=past))
    return holds(applied(group, "", meaning(tree["r"])))


OPPOSITE = {"=": "≠", "≠": "=", "≥": "<", "≤": ">", ">": "≤", "<": "≥"}


@means("Lasting.unless so")
def _unless_so(tree: Tree) -> Sentence:
    """Holds while the one condition does not."""
    said = conditions(tree["c"])
    if len(said) != 1 or not isinstance(said[0], t.Compare):
        raise Meaningless("unless what")
    against = replace(said[0], sign=OPPOSITE[said[0].sign])
    return holds(meaning(tree["x"]), conditions=(against,))


@means("Lasting.treated as tributes")
def _as_tributes(tree: Tree) -> Sentence:
    summoned: t.Group = meaning(tree["g"])
    group: t.Group = meaning(tree["s"])
    if summoned.ref or summoned.zones or tree.number("n") != 2 or group.ref not in ("self", "equipped"):
        raise Meaningless("Tributes for what")
    return holds(t.Rule(group=replace(group, filter=t.Filter()), rule="two tributes", unless=summoned.filter))


@means("Lasting.is the entire ritual tribute")
def _whole_tribute(tree: Tree) -> Sentence:
    """Wherever Tributes for a Ritual Summon are taken from."""
    summoned: t.Group = meaning(tree["g"])
    if summoned.ref or summoned.zones or summoned.count != 1 or "ritual" not in summoned.filter.traits:
        raise Meaningless("Tributes for what")
    op = t.Rule(group=t.SELF, rule="whole ritual tribute", unless=summoned.filter)
    ability = t.Ability(kind="continuous", do=(t.Step(op),), active=("field", "hand", "graveyard", "deck", "extra"))
    return Sentence(ability=ability, rule=True)


@means("Lasting.own gain", "Lasting.own gain for each", "Lasting.own loss", "Lasting.own loss for each")
def _own_gain(tree: Tree) -> Sentence:
    amount: t.Number = tree.number("n")
    if tree.get("e") is not None:
        amount = replace(meaning(tree["e"]), times=amount)
    how = "lose" if "loss" in tree.name else "gain"
    return holds(t.Modify(group=t.SELF, what=meaning(tree["s"]), how=how, amount=amount, until=until(tree)))


@means("Lasting.own gain equal")
def _own_gain_equal(tree: Tree) -> Sentence:
    return holds(modify_by(tree, t.SELF, meaning(tree["s"]), "gain", tree["v"]))


@means("Lasting.own two")
def _own_two(tree: Tree) -> Sentence:
    steps_ = together(meaning(tree[slot]) for slot in "xy")
    return Sentence(ability=t.Ability(kind="continuous", do=tuple(steps_)), rule=True)


@means("Lasting.own unaffected")
def _own_unaffected(tree: Tree) -> Sentence:
    return holds(t.Rule(group=t.SELF, rule="unaffected", **effects(tree)))


fix("Lasting", {"difference": holds(t.Rule(group=t.SELF, rule="pierces"))})
EQUIPPED = t.Group(ref="equipped")
EVERYWHERE = ("field", "hand", "graveyard", "deck", "banished", "extra")
_AFTER_ATTACK = t.Step(t.ChangePosition(group=t.SELF, to="defense"))


@means("Lasting.turned when summoned")
def _turned_when_summoned(tree: Tree) -> Sentence:
    """A Trigger Effect, told without a colon."""
    events = tuple(f"{way} summoned" for way in meaning(tree["w"]))
    when = t.Occasion(events=events, subject=t.SELF)
    return Sentence(ability=t.Ability(kind="", timing="if", when=when, do=(_AFTER_ATTACK,)), headed=True, body=True)


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


_KEPT = t.Step(t.Rule(group=t.SELF, rule="cannot change position", until="your turn"), link="also")


@means("Lasting.attacked then defense and kept")
def _attacked_then_kept(tree: Tree) -> Sentence:
    if meaning(tree["s"]) != t.SELF:
        raise Meaningless("whose position changes")
    op = t.Later(when=phase("battle end", "you"), do=(_AFTER_ATTACK, _KEPT))
    return holds(op, when=t.Occasion(events=("attack",), subject=t.SELF))


@means("Lasting.no answer to attack", "Lasting.no answer by monsters", "Lasting.no answer at all")
def _no_answer(tree: Tree) -> Sentence:
    """Until the battle is over, from the attack on: the only battle that the card has then."""
    when, battles = _battle(tree["e"])
    if battles.role == "attacked" or when.subject is None:
        raise Meaningless("when of an attack")
    filter_ = t.Filter()
    if tree.name == "no answer by monsters":
        filter_ = t.Filter(kinds=("monster",))
    elif tree.name == "no answer to attack":
        act: dict[str, Any] = meaning(tree["a"])
        if act.get("rule") != "cannot activate" or act.keys() - {"rule", "filter"}:
            raise Meaningless("what cannot be done until then")
        filter_ = act["filter"]
    op = t.PlayerRule(who="opponent", rule="cannot activate", filter=filter_, until="damage")
    role = "" if battles.role == "attacker" else "either"
    return holds(op, when=t.Occasion(events=("attack",), subject=when.subject, other=when.other, role=role))


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
    if any(isinstance(op, t.ChangePosition) for op in t.operations(ability)):
        raise Meaningless("a position, which has lines of its own")
    return Sentence(ability=ability, headed=True, body=True)


@means("Lasting.on the turn")
def _on_the_turn(tree: Tree) -> Sentence:
    """Holds in the turn in which that was done with this card."""
    if meaning(tree["r"]) != t.SELF:
        raise Meaningless("the turn of another card")
    return holds(meaning(tree["x"]), conditions=(t.ThisTurn(t.SELF, meaning(tree["d"])),))


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


@means("Lasting.may instead from the gy")
def _instead_from_gy(tree: Tree) -> Sentence:
    away = t.Step(t.Move(how="banish", group=t.Group(ref="self", zones=("graveyard",))))
    op = t.Replace(group=on_field(meaning(tree["s"])), cause=_why(tree), instead=(away,))
    return holds(op, optional=True, active=("graveyard",))


_SPELL_OR_TRAP = t.Filter(kinds=("spell", "trap"))
#: By what a card would be destroyed, as fields of Replace.
fix("Destruction", {"battle": {"cause": "battle"}, "effect": {"cause": "effect"}})
fix("Destruction", {"battle or effect": {"cause": "battle or effect"}})
fix("Destruction", {"opponent's effect": {"cause": "effect", "by_who": "opponent"}})
fix("Destruction", {"spell or trap effect": {"cause": "effect", "by": _SPELL_OR_TRAP}})


@means("Lasting.the first survives", "Lasting.the first survives each turn")
def _the_first_survives(tree: Tree) -> Sentence:
    """The first of such cards of each turn, or of each turn of the opponent."""
    group = every(some(tree, "all"))
    if group.whose != "you":
        raise Meaningless("whose cards")
    op = t.Replace(group=group, instead=(), **meaning(tree["c"]))
    return holds(op, limit="turn", windows=() if tree.name.endswith("each turn") else ("opponent turn",))


@means("Lasting.survives once", "Lasting.survives twice", "Lasting.survives the first time")
def _survives(tree: Tree) -> Sentence:
    """ "Once per turn, it cannot be destroyed": the first destruction of the turn does nothing."""
    group: t.Group = meaning(tree["s"])
    if group.ref not in ("self", "equipped", "it", "event"):
        raise Meaningless("which card is not destroyed")
    op = t.Replace(group=group, instead=(), **meaning(tree["c"]))
    return holds(op, limit="turn", times=2 if "twice" in tree.name else 1)


@means("WhileIn.field", "WhileIn.field or", "WhileIn.zones")
def _while_in(tree: Tree) -> tuple[str, ...]:
    rest = zones(tree["z"]) if tree.get("z") is not None else ()
    return rest if tree.name == "zones" else ("field", *rest)


def _always(op: t.Operation, where: tuple[str, ...]) -> Sentence:
    return Sentence(ability=t.Ability(kind="continuous", do=(t.Step(op),), active=where), rule=True)


fix("Line", {"own activation not negated": holds(t.Rule(group=t.SELF, rule="cannot be negated"))})


@means("Line.own activation unaffected by")
def _unaffected_by(tree: Tree) -> Sentence:
    return holds(t.Rule(group=t.SELF, rule="unaffected", by=t.Filter(names=(tree.text("n"),))))


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


@means("Lasting.also attributes while")
def _also_attributes(tree: Tree) -> Sentence:
    words = (tree.text("a"), *listed(tree["b"], "a"))
    ops = (t.Become(group=t.SELF, what="attribute", value=word, also=True) for word in words)
    ability = t.Ability(kind="continuous", do=tuple(together(ops)), active=meaning(tree["w"]))
    return Sentence(ability=ability, rule=True)


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
        if tree.name in ("equipped with", "increase equipped"):
            raise Meaningless("the equipped monster, of whatever kind")  # a statement like any other
        return Sentence(ability=held, rule=True)
    host = t.Group(whose="either", zones=("field",), filter=filter_)
    return Sentence(ability=t.Ability(kind="equip", targets=(host,)), also=(held,))


@means("Lasting.as long as")
def _as_long_as(tree: Tree) -> Sentence:
    return Sentence(ability=t.Ability(kind="continuous", do=steps(tree["d"])), rule=True)


@means("Lasting.while")
def _while(tree: Tree) -> Sentence:
    said = conditions(tree["c"])
    do = steps(tree["d"])
    if any(isinstance(step.op, Timed) for step in do):
        raise Meaningless("at which times what is done")
    if any(isinstance(condition, t.Is) and condition.group == EQUIPPED for condition in said):
        for words in (t.Group(ref="it"), t.Group(ref="event")):
            do = with_it(do, EQUIPPED, words)
    return Sentence(ability=t.Ability(kind="continuous", conditions=said, do=do), rule=True)


@means("Lasting.during each of their phases")
def _in_each_of_their_phases(tree: Tree) -> Sentence:
    when = phase(meaning(tree["p"]), "opponent")
    return Sentence(
        ability=t.Ability(kind="trigger", timing="if", when=when, do=steps_of(meaning(tree["x"]))), headed=True
    )


#: What a battle brings about: "each time" it happens, other effects than counters start a Chain.
OF_BATTLE = {"battle damage", "destroys", "destroyed"}
#: So does in older texts, "each time" anything happens, what takes cards from their places.
TAKING = t.Destroy | t.Move | t.SpecialSummon | t.TakeControl


@means("Lasting.each time it has resolved")
def _each_time_it_resolved(tree: Tree) -> Sentence:
    return upon_resolution(meaning(tree["e"]), meaning(tree["x"]))


@means("Lasting.after being targeted")
def _after_being_targeted(tree: Tree) -> Sentence:
    subject: t.Group = meaning(tree["s"])
    when = t.Occasion(events=("resolution",), other=replace(subject, filter=t.Filter()), who="either")
    return holds(meaning(tree["x"]), when=when)


def upon_resolution(when: t.Occasion, op: t.Operation | Several) -> Sentence:
    """What happens without a Chain each time that what was activated has resolved."""
    if when.events != ("activation",) or when.other is not None or when.others:
        raise Meaningless("what resolves")
    return holds(op, when=replace(when, events=("resolution",)))


@means("Lasting.each time")
def _each_time(tree: Tree) -> Sentence:
    """A reaction without a Chain; upon what a battle brings about, a mandatory Trigger Effect."""
    when, op = meaning(tree["e"]), meaning(tree["x"])
    of_battle = OF_BATTLE & {*when.events} and not isinstance(op, t.PlaceCounters)
    if of_battle or isinstance(op, TAKING):
        ability = t.Ability(kind="", timing="if", when=when, do=(t.Step(op),))
        return Sentence(ability=ability, headed=True, body=True, older=not of_battle)
    return holds(op, when=when)


def _why(tree: Tree) -> str:
    fields = cause(tree)
    if fields.keys() - {"cause"}:
        raise Meaningless("instead of what")
    said: str = fields.get("cause", "")
    return said


@means("Lasting.instead", "Lasting.may instead")
def _instead(tree: Tree) -> Sentence:
    op = replaced(tree)
    return holds(op, optional=tree.name == "may instead", active=_where_it_stands_in(op))


def replaced(tree: Tree) -> t.Replace:
    """What is done instead of destroying the cards of `s` by what `b` says; "that monster" is the one of them."""
    instead = with_it(steps(tree["d"]), t.Group(ref="it"), t.Group(ref="event"))
    return t.Replace(group=on_field(meaning(tree["s"])), cause=_why(tree), instead=instead)


def _where_it_stands_in(op: t.Replace) -> tuple[str, ...]:
    """Where this card is when it helps: "you can banish this card from your GY instead"."""
    for step in op.instead:
        if isinstance(step.op, t.Move) and step.op.group.ref == "self":
            return step.op.group.zones or (("hand",) if step.op.how == "discard" else ("field",))
    return ("field",)
