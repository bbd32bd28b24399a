"""What statements that hold while their card is in force mean."""

from __future__ import annotations

from typing import Any

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.antecedents import with_it
from sanam.games.yugioh.texts.reading.clauses.card_rules import applied, effects
from sanam.games.yugioh.texts.reading.clauses.complements import times_each
from sanam.games.yugioh.texts.reading.clauses.headings import phase
from sanam.games.yugioh.texts.reading.clauses.lines import Sentence, Timed, steps, steps_of, together
from sanam.games.yugioh.texts.reading.clauses.values import modify_by
from sanam.games.yugioh.texts.reading.clauses.verbs import Several, until
from sanam.games.yugioh.texts.reading.events.causes import cause
from sanam.games.yugioh.texts.reading.meaning import Meaningless, fix, listed, meaning, means
from sanam.games.yugioh.texts.reading.nouns.conditions import conditions
from sanam.games.yugioh.texts.reading.nouns.filters import kinds_of_card
from sanam.games.yugioh.texts.reading.nouns.groups import PRECISELY, every, on_field, replace
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


@means("Lasting.pays if it can")
def _pays_if_it_can(tree: Tree) -> Sentence:
    """What must be paid in every such phase, without a Chain, and what is done where that is not possible."""
    paid = meaning(tree["y"])
    if not isinstance(paid, t.PayLife) or not isinstance(paid.amount, int) or paid.who != "you":
        raise Meaningless("what is paid")
    able = t.Compare(t.Amount(of="lp", who="you"), "≥", paid.amount)
    steps = (t.Step(paid, conditions=(able,)), t.Step(meaning(tree["x"]), link="otherwise"))
    return Sentence(ability=t.Ability(kind="continuous", when=meaning(tree["p"]), do=steps), rule=True)


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


@means("Lasting.after its summon")
def _after_its_summon(tree: Tree) -> Sentence:
    """Without a Chain, as soon as it is Summoned so; what that brings lasts as long as it says."""
    op = meaning(tree["x"])
    if not isinstance(op, t.PlayerRule) or not op.until:
        raise Meaningless("what is so after its Summon")
    events = tuple(f"{way} summoned" for way in meaning(tree["w"]))
    return holds(op, when=t.Occasion(events=events, subject=t.SELF))


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
    """Holds while one of the conditions does not."""
    first, *others = (_against(with_it(each, t.SELF)) for each in conditions(tree["c"]))
    op = meaning(tree["x"])
    also = tuple(holds(op, conditions=(against,)).ability for against in others)
    return Sentence(ability=holds(op, conditions=(first,)).ability, rule=True, also=also)


def _against(condition: t.Condition) -> t.Condition:
    match condition:
        case t.Compare():
            return replace(condition, sign=OPPOSITE[condition.sign])
        case t.ThisTurn(group=t.SELF):
            return replace(condition, never=not condition.never)
    raise Meaningless("unless what")


@means("Lasting.treated as tributes")
def _as_tributes(tree: Tree) -> Sentence:
    summoned: t.Group = meaning(tree["g"])
    group: t.Group = meaning(tree["s"])
    if summoned.ref or summoned.zones or tree.number("n") != 2 or group.ref not in ("self", "equipped"):
        raise Meaningless("Tributes for what")
    return holds(t.Rule(group=replace(group, filter=t.Filter()), rule="two tributes", unless=summoned.filter))


@means("Lasting.treated as tributes for any")
def _as_tributes_for_any(tree: Tree) -> Sentence:
    group: t.Group = meaning(tree["s"])
    if tree.number("n") != 2 or group.ref not in ("self", "equipped"):
        raise Meaningless("Tributes for what")
    return holds(t.Rule(group=replace(group, filter=t.Filter()), rule="two tributes"))


@means("Lasting.is the entire ritual tribute")
def _whole_tribute(tree: Tree) -> Sentence:
    """Wherever Tributes for a Ritual Summon are taken from."""
    summoned: t.Group = meaning(tree["g"])
    if summoned.ref or summoned.zones or summoned.count != 1 or "ritual" not in summoned.filter.traits:
        raise Meaningless("Tributes for what")
    op = t.Rule(group=t.SELF, rule="whole ritual tribute", unless=summoned.filter)
    ability = t.Ability(kind="continuous", do=(t.Step(op),), active=("field", "hand", "graveyard", "deck", "extra"))
    return Sentence(ability=ability, rule=True)


@means("Lasting.is ritual tribute from the gy")
def _tribute_from_graveyard(tree: Tree) -> Sentence:
    summoned: t.Group = meaning(tree["g"])
    if summoned.ref or summoned.zones or summoned.count != 1:
        raise Meaningless("Tributes for what")
    op = t.Rule(group=t.SELF, rule="ritual tribute from graveyard", unless=summoned.filter)
    return Sentence(ability=t.Ability(kind="continuous", do=(t.Step(op),), active=("graveyard",)), rule=True)


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


@means("Lasting.may instead from the gy")
def _instead_from_gy(tree: Tree) -> Sentence:
    away = t.Step(t.Move(how="banish", group=t.Group(ref="self", zones=("graveyard",))))
    op = t.Replace(group=on_field(meaning(tree["s"])), instead=(away,), **_why(tree))
    return holds(op, optional=True, active=("graveyard",))


@means("Lasting.once so instead", "Lasting.while so instead")
def _only_so_instead(tree: Tree) -> Sentence:
    """A replacement that stands in once in a turn, or while something is so."""
    sentence: Sentence = meaning(tree["x"])
    ability = sentence.ability
    instead = all(isinstance(step.op, t.Replace) for step in ability.do)
    unanswered = all(t.until_of(step.op) == "response" for step in ability.do)
    if not (instead or unanswered) or ability.limit or ability.conditions:
        raise Meaningless("what is done instead")
    if tree.name.startswith("once"):
        if not instead:
            raise Meaningless("once, of what holds")
        return replace(sentence, ability=replace(ability, limit="turn"))
    return replace(sentence, ability=replace(ability, conditions=conditions(tree["c"])))


@means("Lasting.may instead at most times")
def _instead_but_then(tree: Tree) -> Sentence:
    """ "…, except the turn this card was sent to the GY, you can banish this card from your GY instead"."""
    told: dict[str, Any] = meaning(tree["h"])
    if tree["h"].name != "except the turn":
        raise Meaningless("when it stands in")
    op = replaced(tree)
    return holds(op, optional=True, conditions=told["conditions"], active=_where_it_stands_in(op))


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


@means("Lasting.each survives the first time", "Lasting.each survives once")
def _each_survives(tree: Tree) -> Sentence:
    group = every(on_field(some(tree, "all")))
    op = t.Replace(group=group, instead=(), each=True, **meaning(tree["c"]))
    return holds(op)


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


@means("Line.also always named")
def _also_always_named(tree: Tree) -> Sentence:
    return _always(t.Become(group=t.SELF, what="name", value=tree.text("n"), also=True), EVERYWHERE)


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


@means("Lasting.each time it has resolved while")
def _each_time_it_resolved_while(tree: Tree) -> Sentence:
    said = upon_resolution(meaning(tree["e"]), meaning(tree["x"]))
    return replace(said, ability=replace(said.ability, conditions=with_it(conditions(tree["c"]), t.SELF)))


fix("EffectOf", {"monster": ("monster",), "spell": ("spell",), "trap": ("trap",), "card": ()})


@means("Lasting.before it resolves", "Lasting.when one of that side resolves")
def _before_it_resolves(tree: Tree) -> Sentence:
    """What happens without a Chain before an effect of the opponent is carried out, which it may negate."""
    kinds: tuple[str, ...] = meaning(tree["n"])
    aimed = on_field(meaning(tree["s"])) if tree.get("s") is not None else None
    if aimed is not None and not aimed.ref and (aimed.number, aimed.count, aimed.whose) != ("exactly", 1, "you"):
        raise Meaningless("what is targeted")
    where: dict[str, Any] = {} if aimed is not None else {"zones": ("field",)}
    when = t.Occasion(
        events=("resolving",),
        subject=t.Group(filter=t.Filter(kinds=kinds), **where),
        other=aimed,
        who="opponent",
        activated="effect" if kinds == ("monster",) else "card or effect",
    )
    return Sentence(ability=t.Ability(kind="continuous", when=when, do=steps(tree["d"])), rule=True)


@means("Lasting.negates the first that resolves", "Lasting.negates the first that resolves or destroys it")
def _negates_the_first(tree: Tree) -> Sentence:
    """The first of such of the opponent in each turn in which it is so; one without an effect is destroyed, too."""
    kinds: tuple[str, ...] = meaning(tree["n"])
    subject = t.Group(filter=t.Filter(kinds=kinds))
    when = t.Occasion(events=("resolving",), subject=subject, who="opponent", activated="card or effect")
    what = "effect if any" if tree.name.endswith("destroys it") else "effect"
    do = (t.Step(t.Negate(what=what)), t.Step(t.Destroy(group=t.Group(ref="event")), link="if you do"))
    said = conditions(tree["c"])
    return Sentence(ability=t.Ability(kind="continuous", when=when, do=do, conditions=said, limit="turn"), rule=True)


@means("Lasting.negates and destroys all while")
def _negates_all(tree: Tree) -> Sentence:
    when = t.Occasion(events=("resolving",), subject=t.Group(), who="opponent", activated="card or effect")
    do = (t.Step(t.Negate(what="effect")), t.Step(t.Destroy(group=t.Group(ref="event")), link="if you do"))
    said = conditions(tree["c"])
    return Sentence(ability=t.Ability(kind="continuous", when=when, do=do, conditions=said), rule=True)


@means("Lasting.leaves the opponent no answer to summons")
def _no_answer_to_summons(tree: Tree) -> Sentence:
    group: t.Group = meaning(tree["g"])
    if group.ref or group.zones or group.also is not None or group.filter.related:
        raise Meaningless("which Summons")
    events = tuple(f"{way} summoned" for way in meaning(tree["w"]))
    when = t.Occasion(events=events, subject=t.Group(filter=group.filter), cause_who="you")
    return holds(t.PlayerRule(who="opponent", rule="cannot activate", until="response"), when=when)


@means("Lasting.own rule but then")
def _own_rule_but(tree: Tree) -> Sentence:
    return holds(applied(t.SELF, "", meaning(tree["r"])), windows=("not your main 2",))


@means("Lasting.no draws but in the draw phase")
def _no_draws(tree: Tree) -> Sentence:
    return holds(t.PlayerRule(who=meaning(tree["w"]), rule="cannot draw", windows=("not draw",)))


@means("Lasting.own rule if normal summoned")
def _own_rule_if_normal(tree: Tree) -> Sentence:
    came_so = t.Is(t.SELF, t.Filter(**meaning(Tree("Adj.normal summoned or set"))))
    return holds(applied(t.SELF, "", meaning(tree["r"])), conditions=(came_so,))


fix("Parting", {"to hand": "return", "to deck": "shuffle", "banished": "banish", "destroyed": "destroy"})
_FOUGHT = t.Group(ref="opposing")


@means("Lasting.whoever fought it leaves")
def _fought_and_gone(tree: Tree) -> Sentence:
    """A Trigger Effect, told without a colon."""
    how: str = meaning(tree["f"])
    if meaning(tree["s"]) != t.SELF:
        raise Meaningless("who fought what")
    when = t.Occasion(events=("battle end",), subject=t.SELF, other=_OPPOSING)
    op = t.Destroy(group=_FOUGHT) if how == "destroy" else t.Move(how=how, group=_FOUGHT)
    itself = t.Filter(kinds=("monster",), related=(t.Relation(what="card", of=_FOUGHT),))
    there = t.Amount(of="count", group=t.Group(number="all", whose="either", zones=("field",), filter=itself))
    # A battle has destroyed neither.
    step = t.Step(op, conditions=(t.Compare(there, "≥", 1), t.IsIn(("field",)), t.Is(t.SELF, t.Filter(face="up"))))
    ability = t.Ability(kind="", timing="if", when=when, do=(step,))
    return Sentence(ability=ability, headed=True, body=True)


_OPPOSING = t.Group(whose="opponent", zones=("field",), filter=t.Filter(kinds=("monster",)))
_YOUR_DEAD = t.Group(number="all", whose="you", zones=("graveyard",), filter=t.Filter(kinds=("monster",)))


@means("Lasting.gains by the one type of the gy")
def _gains_by_the_one_type(tree: Tree) -> Sentence:
    types = t.Amount(of="count", group=replace(_YOUR_DEAD, distinct="original race"))
    group = on_field(some(tree, "all"))
    alike = t.Relation(what="race", of=_YOUR_DEAD)
    group = replace(group, filter=replace(group.filter, related=(*group.filter.related, alike)))
    op = t.Modify(group=group, what=meaning(tree["t"]), how="gain", amount=tree.number("k"))
    return holds(op, conditions=(t.Compare(types, "=", 1),))


@means("Lasting.after being targeted", "Lasting.after being targeted by such")
def _after_being_targeted(tree: Tree) -> Sentence:
    subject: t.Group = meaning(tree["s"])
    when = t.Occasion(events=("resolution",), other=replace(subject, filter=t.Filter()), who="either")
    if tree.get("g") is not None:
        by: t.Group = meaning(tree["g"])
        if by.ref or by.zones or by.whose or not by.filter.kinds:
            raise Meaningless("the effect of which card")
        when = replace(when, subject=t.Group(filter=by.filter))
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
    of_battle = OF_BATTLE & {*when.events} and when.cause != "own effect" and not isinstance(op, t.PlaceCounters)
    if of_battle or isinstance(op, TAKING):
        ability = t.Ability(kind="", timing="if", when=when, do=(t.Step(op),))
        return Sentence(ability=ability, headed=True, body=True, older=not of_battle)
    return holds(op, when=when)


#: What was said to be done to cards, as the events that it is.
_SAID = {
    "sent": "sent",
    "banished": "banished",
    "discarded": "discarded",
    "destroyed": "destroyed",
    "Tributed": "tributed",
}


def _for_each_of_them(tree: Tree, op: t.Operation) -> Sentence:
    """Once for all that this happens to at one moment."""
    when: t.Occasion = meaning(tree["e"])
    if when.others or _SAID.get(tree["d"].name) not in when.events or isinstance(op, TAKING):
        raise Meaningless("for each of what")
    if not isinstance(op, t.Damage | t.GainLife | t.Draw):
        raise Meaningless("what is done for each")
    return holds(op, when=when)


@means("Lasting.each time for each of them")
def _each_time_for_each(tree: Tree) -> Sentence:
    return _for_each_of_them(tree, times_each(meaning(tree["x"]), t.Amount(of="happened")))


@means("Lasting.each time to owners for each of them")
def _each_time_to_owners(tree: Tree) -> Sentence:
    happened = t.Amount(of="happened", who="each", times=tree.number("n"))
    return _for_each_of_them(tree, t.Damage(amount=happened, who="each"))


def _why(tree: Tree) -> dict[str, Any]:
    """The fields of a Replace that say by what its cards would be destroyed."""
    fields = cause(tree)
    if fields.keys() - {"cause", "cause_who"}:
        raise Meaningless("instead of what")
    who = {"by_who": fields["cause_who"]} if "cause_who" in fields else {}
    return {"cause": fields.get("cause", ""), **who}


@means("Lasting.instead", "Lasting.may instead")
def _instead(tree: Tree) -> Sentence:
    op = replaced(tree)
    return holds(op, optional=tree.name == "may instead", active=_where_it_stands_in(op))


@means("Lasting.may instead and")
def _instead_and(tree: Tree) -> Sentence:
    """What is done instead brings something else about."""
    op = replaced(tree)
    op = replace(op, instead=(*op.instead, t.Step(meaning(tree["x"]), link="and")))
    return holds(op, optional=True, active=_where_it_stands_in(op))


@means("Lasting.may instead of one", "Lasting.may instead for each")
def _instead_of_some(tree: Tree) -> Sentence:
    """Of several that would be destroyed at the same time: one is saved, or all of them."""
    op = replace(replaced(tree), saves="one" if tree.name.endswith("one") else "all")
    return holds(op, optional=True, active=_where_it_stands_in(op))


@means("Lasting.stays when destroyed")
def _stays_when_destroyed(tree: Tree) -> Sentence:
    """It is destroyed, and lies among the Spells and Traps then."""
    op = t.Replace(group=t.SELF, instead=(t.Step(t.PlaceSpell(group=t.SELF)),), stays=True)
    return holds(op, optional=True, conditions=(t.IsIn(("monster",)),))


@means("Lasting.may instead of that alone")
def _instead_of_that_alone(tree: Tree) -> Sentence:
    """ "If exactly 1 "Six Samurai" monster you control (and no other cards) would be destroyed, …"."""
    if tree.number("k") != 1:
        raise Meaningless("which of them")
    group = on_field(replace(some(tree, "exactly"), count=1))
    instead = with_it(steps(tree["d"]), t.Group(ref="it"), t.Group(ref="event"))
    op = t.Replace(group=every(group), **_why(tree), instead=instead, alone=True)
    return holds(op, optional=True, active=_where_it_stands_in(op))


def replaced(tree: Tree) -> t.Replace:
    """What is done instead of destroying the cards of `s` by what `b` says; "that monster" is the one of them."""
    instead = with_it(steps(tree["d"]), t.Group(ref="it"), t.Group(ref="event"))
    if meaning(tree["s"]).number == PRECISELY:
        raise Meaningless("of that alone")
    return t.Replace(group=on_field(meaning(tree["s"])), instead=instead, **_why(tree))


def _where_it_stands_in(op: t.Replace) -> tuple[str, ...]:
    """Where this card is when it helps: "you can banish this card from your GY instead"."""
    for step in op.instead:
        if isinstance(step.op, t.Move) and step.op.group.ref == "self":
            return step.op.group.zones or (("hand",) if step.op.how == "discard" else ("field",))
    return ("field",)
