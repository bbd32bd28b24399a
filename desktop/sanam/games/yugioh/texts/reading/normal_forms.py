"""One form for what texts say in several ways that mean the same: the trees of two languages are alike then.

"Less than 1" is none, "a Dragon or Machine monster" has one of two Types, a monster that is Summoned "or Flip Summoned
or Special Summoned" is Summoned, and what a monster is "if it was Synchro Summoned using …" it is as long as it stays.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.clauses.excavating import each_to_its_owner
from sanam.games.yugioh.texts.reading.nouns.groups import with_groups

replace = msgspec.structs.replace
ANY_CARD = t.Filter()
#: The fields of a filter whose values are alternatives.
SEVERAL = ("races", "attributes")
#: All that the Summon of a monster can be when it is negated.
ANY_WAY = {"normal", "flip", "special"}
#: Where a card is when it is on the field.
ON_FIELD = {"field", "monster", "spell-trap", "main monster", "extra monster", "pendulum"}
#: The moments of a fight that tell of both monsters.
FIGHTS = {"battle start", "battle end", "after calculation"}
#: The Summons of which a filter tells by one word.
SUMMONED = {f"{way} summoned": way for way in ("synchro", "fusion", "xyz", "ritual", "link")}


def in_one_form(ability: t.Ability) -> t.Ability:
    """The ability in the form that all texts have that mean it."""
    ability = each_to_its_owner(_of_fight(_compared_in_fight(with_groups(ability, _alike))))
    if ability.kind == "activate" and ability.active == t.FIELD:
        ability = replace(ability, active=t.FIELD)  # the very one, which is not written
    ability = _comes_along(_where_it_is(replace(ability, do=tuple(map(_of_replaced, ability.do)))))
    ability = _asked_as_it_resolves(ability)
    when = ability.when
    if when is not None and {*when.ways} == ANY_WAY:
        ability = replace(ability, when=replace(when, ways=()))
    if ability.conditions:
        ability = replace(ability, conditions=tuple(map(_none, ability.conditions)))
    if any(step.conditions for step in ability.do):
        do = tuple(replace(step, conditions=tuple(map(_none, step.conditions))) for step in ability.do)
        ability = replace(ability, do=do)
    return ability


def _asked_as_it_resolves(ability: t.Ability) -> t.Ability:
    """ "When this card is activated: You can add 1 card to your hand": the card is activated in any case."""
    when = ability.when
    own = when is not None and when.events == ("activation",) and when.subject == t.SELF
    may = ability.kind == "activate" and ability.optional and own
    if not may or ability.cost or ability.targets or not ability.do:
        return ability
    first = replace(ability.do[0], optional=True)
    return replace(ability, optional=False, do=(first, *ability.do[1:]))


def as_it_was_summoned(ability: t.Ability) -> t.Ability | None:
    """ "If this card is Synchro Summoned using a Tuner, it is treated as a Tuner.": no effect, for want of a colon. It
    is one as long as it stays."""
    when = ability.when
    if when is None or when.subject is None or len(when.events) != 1 or when.others or ability.conditions:
        return None
    subject = when.subject
    summoned = SUMMONED.get(when.events[0])
    so = replace(t.Filter(), made_of=subject.filter.made_of)
    if summoned is None or subject != replace(t.SELF, filter=so) or so.made_of is None:
        return None
    if when != t.Occasion(events=when.events, subject=subject):
        return None
    for step in ability.do:
        op: Any = step.op
        if not isinstance(op, t.Become) or op.until or step.conditions or step.optional:
            return None
        if replace(op.group, zones=()) not in (t.SELF, t.Group(ref="it"), t.Group(ref="event")):
            return None
    do = tuple(replace(step, op=replace(step.op, group=t.SELF)) for step in ability.do)
    condition = t.Is(t.SELF, replace(so, summoned=summoned))
    return replace(ability, kind="continuous", timing="", when=None, active=t.FIELD, conditions=(condition,), do=do)


def _compared_in_fight(ability: t.Ability) -> t.Ability:
    """ "If this card battles a monster whose Level is less than this card's": of the one it fights, if it has any."""
    when = ability.when
    if when is None or when.others or when.subject != t.SELF or when.other is None or not {*when.events} <= FIGHTS:
        return ability
    found: list[t.Relation] = []
    kept: list[t.Relation] = []
    for one in when.other.filter.related:
        to = one.to if isinstance(one.to, t.Amount) and one.to.group == t.SELF else None
        (found if to is not None and one.what in ("level", "rank", "atk", "def") else kept).append(one)
    opposing = t.Group(ref="opposing")
    has = {"level": t.Filter(level=t.Range(1, None)), "rank": t.Filter(rank=t.Range(1, None))}
    told: list[t.Condition] = [t.Is(opposing, has[one.what]) for one in found if one.what in has]
    told += [t.Compare(t.Amount(of=one.what, group=opposing), one.sign, one.to) for one in found if one.to is not None]
    if not found:
        return ability
    other = replace(when.other, filter=replace(when.other.filter, related=tuple(kept)))
    return replace(ability, when=replace(when, other=other), conditions=(*ability.conditions, *told))


def _of_fight(ability: t.Ability) -> t.Ability:
    """ "If this card battled an opponent's monster: destroy that monster": the one it fights. Where another own monster
    fights, the opponent's is told by its side."""
    when = ability.when
    if when is None or when.others or when.other is None or when.other.ref or not {*when.events} <= FIGHTS:
        return ability

    def fought(group: t.Group) -> t.Group:
        that = group.ref == "event" and group.number == "exactly" and group.filter == ANY_CARD
        return replace(group, ref="opposing", zones=()) if that else group

    def theirs(group: t.Group) -> t.Group:
        that = group == t.Group(ref="opposing", zones=group.zones)
        return replace(group, ref="battling", whose="opponent", zones=("field",)) if that else group

    if when.subject == t.SELF:
        return replace(ability, do=with_groups(ability.do, fought))
    if when.subject is not None and not when.subject.ref and when.other.whose == "opponent":
        return replace(ability, do=with_groups(ability.do, theirs))
    return ability


def _of_replaced(step: t.Step) -> t.Step:
    """ "If this card would be destroyed, destroy the monster equipped to it instead": to this card."""
    op = step.op
    if not isinstance(op, t.Replace) or op.group != t.SELF:
        return step

    def this(group: t.Group) -> t.Group:
        return t.SELF if group == t.Group(ref="it") else group

    def compared(group: t.Group) -> t.Group:
        related = with_groups(group.filter.related, this)
        return replace(group, filter=replace(group.filter, related=related)) if group.filter.related else group

    instead = with_groups(op.instead, compared)
    return step if instead is op.instead else replace(step, op=replace(op, instead=instead))


def _where_it_is(ability: t.Ability) -> t.Ability:
    """ "While it is in the Graveyard, this card's name becomes …": it holds there, and not on the field. "If this card
    is in your Graveyard during your Standby Phase, you can …": it is used there.
    """
    places = [each for each in ability.conditions if isinstance(each, t.IsIn) and not {*each.zones} & ON_FIELD]
    if ability.active != t.FIELD or len(places) != 1:
        return ability
    if ability.kind == "trigger" and ability.when is not None and ability.when.events == ("phase",):
        return replace(ability, active=places[0].zones)
    if ability.kind != "continuous" or ability.when is not None:
        return ability
    conditions = tuple(each for each in ability.conditions if each is not places[0])
    return replace(ability, active=places[0].zones, conditions=conditions)


def _comes_along(ability: t.Ability) -> t.Ability:
    """ "Special Summon that monster and this card from the Graveyard": this card is there when it is used."""
    for step in ability.do:
        also = step.op.group.also if isinstance(step.op, t.SpecialSummon) else None
        if also is not None and also.ref == "self" and also.zones and ability.active == t.FIELD:
            return replace(ability, active=also.zones)
    return ability


def _alike(group: t.Group) -> t.Group:
    return replace(group, filter=_merged(group.filter)) if group.filter.either else group


def _merged(filter_: t.Filter) -> t.Filter:
    """Alternatives that differ in one field alone, which takes several values, are one."""
    first, *others = filter_.either
    for field in SEVERAL:
        values = [getattr(each, field) for each in filter_.either]
        rest = replace(first, **{field: ()})
        if all(values) and all(replace(each, **{field: ()}) == rest for each in others):
            said = {name: getattr(rest, name) for name in rest.__struct_fields__ if _says(rest, name)}
            if any(_says(filter_, name) for name in (*said, field)):
                return filter_
            merged = tuple(dict.fromkeys(value for each in values for value in each))
            return replace(filter_, either=(), **{**said, field: merged})
    return filter_


def _says(filter_: t.Filter, name: str) -> bool:
    return bool(getattr(filter_, name) != getattr(ANY_CARD, name))


def _none(condition: t.Condition) -> t.Condition:
    """ "Less than 1 card" is no card."""
    if not isinstance(condition, t.Compare) or condition.sign != "<" or condition.right != 1:
        return condition
    counted = isinstance(condition.left, t.Amount) and condition.left.of == "count"
    return replace(condition, sign="=", right=0) if counted else condition


def aims_at_nothing(ability: t.Ability, operations: list[t.Operation]) -> str:
    """What lacks where a target is changed: what has it, and that it has no other; or ""."""
    told = t.occasions(ability.when)
    attacked = [when for when in told if when.events == ("attack",)]
    aimed = [when for when in told if when.events == ("activation",) and when.alone]
    if any(isinstance(op, t.PassOn) for op in operations) and len(attacked) + len(aimed) < len(told):
        return "the one target of what"
    redirected = told and any(isinstance(op, t.Redirect) for op in operations)
    return "whose attack is meant" if redirected and not attacked else ""


def placed_in_order(abilities: list[t.Ability]) -> list[t.Ability]:
    """Where a duel is won with cards that lie there in order, they are placed in it."""
    orders = [one.names for ability in abilities for one in ability.conditions if isinstance(one, t.InOrder)]
    if not orders:
        return abilities

    def placed(step: t.Step) -> t.Step:
        op = step.op
        if not isinstance(op, t.PlaceSpell) or not op.group.filter.series:
            return step
        names = next((names for names in orders if all(op.group.filter.series[0] in name for name in names)), ())
        return replace(step, op=replace(op, order=names))

    return [replace(ability, do=tuple(map(placed, ability.do))) for ability in abilities]


_LASTING = (t.Modify, t.Rule, t.Become, t.Negate)
#: A duration behind a comma is that of all that "and" joins before it.
_TOGETHER = re.compile(r"\band\b[^.;]{1,150}, until [^.;]{1,60}\.")


def as_long_together(ability: t.Ability, words: str) -> t.Ability:
    """ "Its ATK becomes 3000, and its effects are negated, until the End Phase": both until then."""
    if _TOGETHER.search(words) is None:
        return ability
    do = list(ability.do)
    for at in range(len(do) - 1, 0, -1):
        until, before = t.until_of(do[at].op), do[at - 1].op
        if not until or do[at].link not in ("and", "also") or not isinstance(before, _LASTING) or before.until:
            continue
        if not isinstance(before, t.Negate) or before.what == "effects":
            do[at - 1] = replace(do[at - 1], op=replace(before, until=until))
    return replace(ability, do=tuple(do))


def as_long_as_it_is_held(ability: t.Ability) -> t.Ability:
    """ "Take control of it until your End Phase. Its effects are negated, also it cannot attack.": as long as that."""
    until, do = "", []
    for step in ability.do:
        op = step.op
        if isinstance(op, t.TakeControl):
            until = op.until if op.who == "you" else ""
        elif until and isinstance(op, t.Rule | t.Negate) and not op.until and op.group == t.Group(ref="it"):
            step = replace(step, op=replace(op, until=until))
        do.append(step)
    return replace(ability, do=tuple(do)) if until else ability
