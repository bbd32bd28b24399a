"""What "that monster", "it" and "they" are, once all sentences of an ability have been read.

A reference goes back to what was spoken of before it: the target, the only card of the cost, what the step before
handled, the monster of the battle. Where more than one would do, it stays open, and the ability is not understood.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.nouns.comparisons import APPROPRIATE, appropriate
from sanam.games.yugioh.texts.reading.nouns.groups import BOTH, YOURS, theirs, with_groups
from sanam.games.yugioh.texts.reading.nouns.references import EQUIPPED_TO_IT
from sanam.games.yugioh.texts.reading.sides import of_one_side
from sanam.games.yugioh.texts.tree.within import groups_in, structs_in

replace = msgspec.structs.replace
#: Operations that tell afterwards which cards they have handled.
HANDLING = (
    t.Move,
    t.Destroy,
    t.SpecialSummon,
    t.FusionSummon,
    t.RitualSummon,
    t.ExtraSummon,
    t.ChangePosition,
    t.Modify,
    t.Reveal,
    t.Pick,
    t.Negate,
    t.Become,
    t.TakeControl,
    t.SwapControl,
    t.SetCard,
    t.PlaceCounters,
    t.Look,
    t.Excavate,
)


def settled(ability: t.Ability) -> t.Ability:
    """The ability with every reference that only one thing before it explains as that thing."""
    ability = _of_either_side(_of_those(_of_both(of_one_side(_with_players(_appropriate(ability))))))
    ability = _of_destroyer(ability) if ability.when is not None else _of_battle(ability)
    alone = all(map(_tells_of_no_other, t.occasions(ability.when)))
    if ability.targets and (alone or _targets_a_monster(ability.targets)):
        ability = _of_targets(ability)
    ability = _of_attacked(ability)
    free: tuple[str, ...] = ()
    if ability.when is None and [(one.number, one.count) for one in ability.targets] == [("exactly", 1)]:
        free = ("all",)  # "those 2 monsters" are not the one target
    if not ability.targets:
        # An activation or an attack tells of one card: "those monsters" are never its.
        of_one = all({*when.events} <= {"activation", "attack"} for when in t.occasions(ability.when))
        free = ("exactly", "all") if alone else ("all",) if of_one else ()
    ability = _of_itself(_of_steps(_of_sides(ability), free))
    other = with_groups(ability.conditions, lambda group: t.SELF if group.ref == "before" else group)
    if ability.when is not None and not ability.cost:
        # "Target 1 monster with a lower Level than that Fusion Monster": nothing is handled before the occasion's.
        targets = with_groups(
            ability.targets, lambda group: replace(group, ref="event") if group.ref == "it" else group
        )
        ability = replace(ability, targets=targets)
    return replace(ability, conditions=other)  # "if you control a Warrior with a different name": than this card


#: What happens to a card that is then on the field.
ON_FIELD = {
    "normal summoned",
    "tribute summoned",
    "flip summoned",
    "special summoned",
    "ritual summoned",
    "fusion summoned",
    "synchro summoned",
    "xyz summoned",
    "summoned",
    "set",
    "flipped",
    "position",
    "to attack",
    "to defense",
    "turned down",
}
#: This card, as it is paid.
OWN = (t.SELF, replace(t.SELF, zones=("hand",)), replace(t.SELF, zones=("graveyard",)))
#: What happens to a card without another's being part of it.
ALONE = ON_FIELD | {
    "phase",
    "life gained",
    "life paid",
    "sent",
    "tributed",
    "banished",
    "discarded",
    "returned",
    "detached",
}


def _tells_of_no_other(when: t.Occasion) -> bool:
    """Whether an occasion tells of no card but this one, so that "that card" goes back to something else."""
    itself = when.subject is None or when.subject.ref in ("self", "equipped")
    own_activation = when.events == ("activation",) and when.subject == t.SELF
    return itself and when.other is None and (own_activation or {*when.events} <= ALONE)


# ------------------------------------------------------------------------------------------------ players
def _with_players(ability: t.Ability) -> t.Ability:
    """ "They" is the opponent, where the text speaks of no other player but you."""
    if all(group.whose != "they" for group in groups_in(ability)):
        return ability
    players = set(_players(ability))
    if "opponent" not in players or players - {"", "you", "opponent", "they"}:
        return ability
    parts = {
        name: theirs(getattr(ability, name), "opponent") for name in ("when", "conditions", "cost", "targets", "do")
    }
    return replace(ability, **parts)


def _players(node: Any) -> Iterator[str]:
    """The players that a part of the tree names; cards on either side of the field name none."""
    for part in structs_in(node):
        if isinstance(part, t.Group):
            yield part.whose if part.whose != "either" else ""
        yield from (getattr(part, name, "") for name in ("who", "cause_who"))


# -------------------------------------------------------------------------------------------------- cards
def _appropriate(ability: t.Ability) -> t.Ability:
    """ "Target 1 appropriate Equip Card": for the monster to which it is equipped then, or the other way round."""
    at = [i for i, group in enumerate(ability.targets) if APPROPRIATE in group.filter.related]
    equips = [step.op for step in ability.do if isinstance(step.op, t.Equip)]
    if len(at) != 1 or len(equips) != 1:
        return ability
    target = ability.targets[at[0]]
    bears = target.filter.kinds == ("monster",) and at[0] > 0
    other = t.Group(ref="target", index=at[0]) if bears else equips[0].to
    if other.ref not in ("self", "equipped", "target"):
        return ability
    meant = appropriate(target, other, "bears" if bears else "fits")
    return replace(ability, targets=(*ability.targets[: at[0]], meant, *ability.targets[at[0] + 1 :]))


def _of_battle(ability: t.Ability) -> t.Ability:
    """ "When a Warrior you control is attacking or being attacked: that monster gains …": the one of the two."""
    battles = [condition for condition in ability.conditions if isinstance(condition, t.Battles)]
    if len(battles) != 1 or battles[0].group.ref or battles[0].group.whose not in ("you", "opponent"):
        return ability
    whose = battles[0].group.whose

    def meant(group: t.Group) -> t.Group:
        that = group.ref == "event" and group.number == "exactly" and group.filter == t.Filter()
        return replace(group, ref="battling", whose=whose) if that else group

    do = with_groups(ability.do, meant)
    first = t.group_of(do[0].op) if do else None
    if first == t.Group(ref="it") and not ability.targets and all(t.group_of(s.op) in OWN for s in ability.cost):
        # "its ATK becomes …", after this card has been discarded: not the card that was paid
        do = (replace(do[0], op=with_groups(do[0].op, lambda g: _fighter(g, whose))), *do[1:])
    return replace(ability, do=do)


def _fighter(group: t.Group, whose: str) -> t.Group:
    return replace(group, ref="battling", whose=whose) if group == t.Group(ref="it") else group


def _of_destroyer(ability: t.Ability) -> t.Ability:
    """ "When this card is destroyed by battle: Banish that monster": the one it battled."""
    when = ability.when
    if when is None or when.events != ("destroyed",) or when.cause != "battle" or when.subject != t.SELF or when.others:
        return ability

    def meant(group: t.Group) -> t.Group:
        that = group.ref == "event" and group.number == "exactly" and group.filter == t.Filter()
        return replace(group, ref="opposing") if that else group

    return replace(ability, do=with_groups(ability.do, meant))


def _of_targets(ability: t.Ability) -> t.Ability:
    """ "Target 1 monster; destroy that monster": the target; of several the one that was where this one is."""
    targets = ability.targets
    if any(group.also is not None for group in targets):
        return ability
    single = len(targets) == 1
    one = single and targets[0].count == 1 and targets[0].number == "exactly" and targets[0].size is None

    monsters = [at for at, target in enumerate(targets, 1) if target.filter.kinds == ("monster",)]

    def summoned(step: t.Step) -> t.Step:
        """ "Target 1 monster and 1 Spell; Special Summon that monster", or equip that Spell to that monster."""
        slot = {t.SpecialSummon: "group", t.Equip: "to"}.get(type(step.op), "")
        if single or len(monsters) != 1 or not slot or getattr(step.op, slot) != t.Group(ref="event"):
            return step
        return replace(step, op=replace(step.op, **{slot: t.Group(ref="target", index=monsters[0])}))

    banished = [at for at, target in enumerate(targets, 1) if target.zones == ("banished",)]

    def meant(group: t.Group) -> t.Group:
        if group == t.Group(ref="cost") and not ability.cost and len(banished) == 1:
            return t.Group(ref="target", index=0 if single else banished[0])  # "that banished card"
        if group.ref != "event":
            return group
        if single or group.number == "all":
            fits = group.number == ("exactly" if one else "all") and not (group.zones and not single)
            return replace(group, ref="target", whose="") if fits else group
        fits_words = group.filter != t.Filter() and not group.zones
        told = _is_described if fits_words else _lies_there
        there = [at for at, target in enumerate(targets, 1) if told(target, group)]
        return replace(group, ref="target", whose="", index=there[0]) if len(there) == 1 else group

    return replace(ability, do=with_groups(tuple(map(summoned, ability.do)), meant))


def _targets_a_monster(targets: tuple[t.Group, ...]) -> bool:
    """Whether a monster is the only target: "that monster" is that one, and not the one of the occasion."""
    group = targets[0]
    return len(targets) == 1 and (group.filter.kinds == ("monster",) or group.ref == "attacker")


def _of_attacked(ability: t.Ability) -> t.Ability:
    """ "When a monster you control is targeted for an attack: It gains 500 ATK": the one that is attacked gains it."""
    told = list(t.occasions(ability.when))
    if not told or not all(
        when.events == ("attack",) and when.subject is None and when.other is not None and not when.other.ref
        for when in told
    ):
        return ability

    def that(group: t.Group) -> t.Group:
        return replace(group, ref="attacked") if group.ref == "event" and not group.whose else group

    def it(group: t.Group) -> t.Group:
        return replace(group, ref="attacked") if group.ref == "it" else that(group)

    free = not ability.targets and not ability.cost
    first, *rest = ability.do or (None,)
    do = (() if first is None else (with_groups(first, it if free else that),)) + tuple(
        with_groups(step, that) for step in rest
    )
    targets = tuple(_another(with_groups(target, that)) for target in ability.targets)
    return replace(ability, do=do, targets=targets)


def _another(target: t.Group) -> t.Group:
    """ "Target another monster": than the one that is attacked."""
    if not target.filter.other:
        return target
    attacked = t.Relation(what="card", sign="≠", of=t.Group(ref="attacked"))
    return replace(target, filter=replace(target.filter, related=(*target.filter.related, attacked)))


def _lies_there(target: t.Group, said: t.Group) -> bool:
    """Whether "that card you control" can be this target."""
    return bool(said.zones) and {*target.zones} <= {*said.zones} and said.whose in ("", target.whose)


def _is_described(target: t.Group, said: t.Group) -> bool:
    """Whether "that Dragon monster" is this target: whatever it says, the target was said to be."""
    plain = t.Filter()
    words = [name for name in plain.__struct_fields__ if getattr(said.filter, name) != getattr(plain, name)]
    return all(getattr(target.filter, name) == getattr(said.filter, name) for name in words)


def _of_both(ability: t.Ability) -> t.Ability:
    """ "Target 1 monster you control and 1 your opponent controls; destroy both monsters": the two targets."""
    targets = [group for target in ability.targets for group in _with_also(target)]
    if any(group.number != "exactly" for group in targets) or sum(group.count for group in targets) != 2:
        return ability

    def meant(group: t.Group) -> t.Group:
        told_apart = replace(group.filter, kinds=(), traits=()) != t.Filter()
        return group if group.number != BOTH or told_apart else t.Group(ref="target", number="all", also=group.also)

    return replace(ability, do=with_groups(ability.do, meant))


#: Occasions in which two monsters, or a monster and a player, battle.
OF_BATTLE = {"attack", "battle start", "before calculation", "calculation", "after calculation", "battle end"}


def _of_either_side(ability: t.Ability) -> t.Ability:
    """ "Your monster" and "the opponent's monster": those of the battle that the text speaks of; else the targets."""
    sides = [group for group in _in_battle(ability) if group.whose == "you"]
    fought = ability.when is not None or any(_in_battle(ability)) or ability.kind == "continuous"

    def target(whose: str) -> t.Group | None:
        own = [at for at, group in enumerate(ability.targets, 1) if group.whose == whose and group.number == "exactly"]
        return t.Group(ref="target", index=own[0]) if len(own) == 1 and ability.targets[own[0] - 1].count == 1 else None

    def meant(group: t.Group) -> t.Group:
        if group.ref == "opposing" and not fought:
            return target("opponent") or group
        if group.number != YOURS or group.filter != t.Filter(kinds=("monster",)):
            return group
        return t.Group(ref="battling", whose="you") if sides else target("you") or group

    def any_of_yours(group: t.Group) -> t.Group:
        return replace(group, number="exactly") if group.number == YOURS else group

    lasting = ability.kind == "continuous"

    def read(step: t.Step) -> t.Step:
        op = with_groups(step.op, any_of_yours if lasting or isinstance(step.op, t.Replace) else meant)
        return replace(step, op=op, conditions=with_groups(step.conditions, any_of_yours))

    said = {name: with_groups(getattr(ability, name), any_of_yours) for name in ("when", "conditions")}
    return replace(ability, **said, cost=tuple(map(read, ability.cost)), do=tuple(map(read, ability.do)))


def _in_battle(ability: t.Ability) -> Iterator[t.Group]:
    """The cards that are said to battle."""
    for when in t.occasions(ability.when):
        if OF_BATTLE & {*when.events}:
            yield from (group for group in (when.subject, when.other) if group is not None)
    yield from (condition.group for condition in ability.conditions if isinstance(condition, t.Battles))


#: Where its occasion leaves a card.
LEFT_AT = dict.fromkeys(("sent", "discarded", "tributed"), "graveyard") | {"banished": "banished"}


def _of_those(ability: t.Ability) -> t.Ability:
    """ "If a monster is Summoned: Target 1 of those monsters": they are where that has brought them."""
    ends = {
        "field" if name in ON_FIELD else when.to or LEFT_AT.get(name, "")
        for when in t.occasions(ability.when)
        for name in when.events
    }
    if len(ends) != 1 or not ends <= {"field", "graveyard", "banished"}:
        return ability
    (end,) = ends
    of_those = t.Relation(what="card", of=t.Group(ref="event", number="all"))

    def meant(group: t.Group) -> t.Group:
        there = of_those in group.filter.related and end in group.zones
        return replace(group, zones=(end,)) if there else group

    return replace(ability, targets=with_groups(ability.targets, meant), do=with_groups(ability.do, meant))


def _with_also(group: t.Group | None) -> Iterator[t.Group]:
    """A group, and those named together with it."""
    while group is not None:
        yield group
        group = group.also


def _of_sides(ability: t.Ability) -> t.Ability:
    """ "When a monster you control is attacked: that monster you control": the card of the occasion on that side."""
    told = list(t.occasions(ability.when))
    sides = {when.subject.whose if when.subject is not None and not when.subject.ref else "" for when in told}
    itself = all(when.subject is not None and when.subject.ref in ("self", "equipped") for when in told)
    doer = {when.who for when in told}
    fought = all(map(_of_two, told))
    if len(sides) != 1:
        return ability

    def meant(group: t.Group) -> t.Group:
        if group.ref != "event" or not group.whose:
            return group
        if itself or group.whose in sides or (sides == {""} and doer == {group.whose}):
            return replace(group, whose="")
        return replace(group, ref="battling") if fought and sides <= {"you", "opponent"} else group

    told_of_side: t.Ability = with_groups(ability, meant)
    return told_of_side


def _of_two(when: t.Occasion) -> bool:
    """Whether it tells of two monsters that battle."""
    return bool(OF_BATTLE & {*when.events} and when.other is not None) or when.cause == "battle"


def _of_steps(ability: t.Ability, free: tuple[str, ...]) -> t.Ability:
    """ "Tribute 1 monster; inflict damage equal to that monster's ATK": the only card of the cost, or what the step
    before has handled; so is "the sent monster", where no cost has sent any.

    `free`: the numbers of "that monster" and "those monsters" that are none of the occasion's or the targets.
    """
    paid = [step for step in ability.cost if any(groups_in(step.op))]
    known = _spoken(paid[0].op, "cost") if len(paid) == 1 else None
    targets = ability.targets if known is None else with_groups(ability.targets, _taken_up(known, (), True))
    if len(targets) == 1:
        known = t.Group(ref="target") if targets[0].number == "exactly" and targets[0].count == 1 else None
    at_cost = any(isinstance(step.op, t.Move | t.Reveal) for step in ability.cost)
    steps: list[t.Step] = []
    for step in ability.do:
        if steps and isinstance(steps[-1].op, t.Equip) and not steps[-1].op.card.ref:
            step = with_groups(step, _that_equip_card)
        if known is not None:
            nearest = bool(steps) and _is_one_monster(steps[-1].op)
            moved = bool(steps) and isinstance(steps[-1].op, t.Move) and steps[-1].op.group.ref in ("target", "it")
            taken_up = with_groups(step, _taken_up(known, ("exactly", *free) if nearest else free, at_cost, moved))
            step = _of_another(step, taken_up)
        if isinstance(step.op, t.Choose) and step.op.options:
            step = replace(step, op=_of_each_way(ability, step.op, free))
        steps.append(step)
        known = _spoken_after(step.op, known, ability.kind == "continuous")
    return replace(ability, targets=targets, do=tuple(steps))


def _that_equip_card(group: t.Group) -> t.Group:
    """ "Equip 1 Equip Spell Card from your Deck to this card, but return that Equip Spell Card to the hand …"."""
    told = group.ref == "event" and group.number == "exactly" and group.filter.icons == ("equip",)
    return replace(group, ref="it") if told else group


def _of_each_way(ability: t.Ability, op: t.Choose, free: tuple[str, ...]) -> t.Choose:
    """What the steps of each thing to choose from refer to, within that."""
    if any(op.costs) or any(op.targets):
        return op
    return replace(op, options=tuple(_of_steps(replace(ability, do=option), free).do for option in op.options))


def _of_another(step: t.Step, taken_up: t.Step) -> t.Step:
    """ "This card gains ATK equal to the sent monster's Level": that monster's, where a plain "its" would be this
    card's own."""
    op, was = taken_up.op, step.op
    if not isinstance(op, t.Modify) or not isinstance(was, t.Modify) or not isinstance(op.amount, t.Amount):
        return taken_up
    if op.amount.group != t.Group(ref="it") or was.amount == op.amount:
        return taken_up
    that = t.Group(ref="it", filter=t.Filter(kinds=("monster",)))
    return replace(taken_up, op=replace(op, amount=replace(op.amount, group=that)))


def _is_one_monster(op: t.Operation) -> bool:
    """Whether it is one monster that it finds and destroys or Summons: then "that monster" is this one, and not the
    occasion's."""
    if not isinstance(op, t.Destroy | t.SpecialSummon) or _spoken(op, "it") != t.Group(ref="it"):
        return False
    return op.group is not None and op.group.filter.kinds == ("monster",)


def _taken_up(
    known: t.Group, free: tuple[str, ...], at_cost: bool, moved: bool = False
) -> Callable[[t.Group], t.Group]:
    """`moved`: the step before has moved what is known, so that "the banished monster" is this."""

    def meant(group: t.Group) -> t.Group:
        asks = group.ref == "before" or (group.ref == "event" and group.number in free)
        asks = asks or (group.ref == "cost" and not at_cost and (moved or known.ref != "target"))
        if not asks or group.number != known.number or (not known.ref and group.filter != t.Filter()):
            return group
        return replace(group, ref=known.ref) if known.ref else replace(known, also=group.also)

    return meant


def _spoken(op: t.Operation, ref: str) -> t.Group | None:
    """A reference to the cards that an operation handles, if it handles one group of cards and finds it itself."""
    group = t.group_of(op)
    if isinstance(op, t.Move) and group is not None and group.also is not None:
        return t.Group(ref=ref, number="all")  # "banish both it and this card": those two
    if not isinstance(op, HANDLING) or group is None or group.ref or group.also is not None:
        return None
    one = group.number == "exactly" and group.count == 1 and group.by != "controller"
    return t.Group(ref=ref, number="exactly" if one else "all")


def _spoken_after(op: t.Operation, known: t.Group | None, lasting: bool) -> t.Group | None:
    """What can be spoken of after an operation."""
    if lasting:
        group = t.group_of(op)
        return group if group is not None and not group.ref and group.number == "all" else None
    spoken = _spoken(op, "it")
    if spoken is not None:
        return spoken
    others = {group.ref for group in groups_in(t.group_of(op)) if group.ref} - {"it"}
    handles = isinstance(op, t.Draw | t.Equip | t.Later | t.Choose | t.TossCoin | t.RollDie | t.Excavate)
    return None if known is None or (known.ref == "it" and (others or handles)) or _finds(op) else known


def _finds(op: t.Operation) -> bool:
    """Whether it speaks of further cards that are found and of which "that card" may be one."""
    return any(not group.ref for group in groups_in(t.group_of(op)))


# ---------------------------------------------------------------------------------------------- this card
def speaks_of_itself(conditions: tuple[t.Condition, ...]) -> bool:
    """Whether conditions speak of this card, and of no other that "it" could be."""
    spoken = {group.ref for group in groups_in(conditions) if group.ref}
    found = [group for group in groups_in(conditions) if not group.ref and group.zones != ("materials",)]
    itself = "self" in spoken or any(isinstance(condition, t.IsIn) for condition in conditions)
    itself = itself or any(group.zones == ("materials",) for group in groups_in(conditions))
    return itself and spoken <= {"self"} and not found


def _of_itself(ability: t.Ability) -> t.Ability:
    """ "If this card is in your GY: You can add it to your hand": "it" is this card until other cards are handled.

    So it is where "this card is selected as an attack target", and not the attacking monster, and where something holds
    from what this card alone does: "When this card declares an attack, it gains 500 ATK.". What it has destroyed by
    battle gains nothing any more.
    """
    timed = ability.when is None or ability.when.events == ("phase",)
    attacked = ability.when is not None and all(
        when.events == ("attack",) and when.subject is None and when.other is not None and when.other.ref == "self"
        for when in t.occasions(ability.when)
    )
    alone = ability.kind == "continuous" and ability.when is not None and not ability.cost
    alone = alone and all(when.subject == t.SELF and when.other is None for when in t.occasions(ability.when))
    won = ability.when is not None and all(
        when.events == ("destroys",) and when.subject == t.SELF for when in t.occasions(ability.when)
    )
    first = t.group_of(ability.do[0].op) if ability.do else None
    placed = first is not None and any(
        isinstance(said, t.IsIn) and said.zones == first.zones for said in ability.conditions
    )  # "while this card is in your GY: Banish it from your GY"
    won = won and not ability.cost and isinstance(ability.do[0].op if ability.do else None, t.Modify)
    if ability.targets or not (
        attacked or alone or won or (placed and not ability.cost) or (timed and speaks_of_itself(ability.conditions))
    ):
        return ability
    parts = ("cost",) if ability.cost else ("do",)
    for name in parts:
        first, *rest = getattr(ability, name)
        group = t.group_of(first.op)
        if group is not None and group.ref == "it":
            first = with_groups(first, lambda group: replace(t.SELF, zones=group.zones) if group.ref == "it" else group)
            ability = replace(ability, **{name: (first, *rest)})
    return ability


def equipped_to_this(abilities: list[t.Ability]) -> list[t.Ability]:
    """ "While equipped by this effect, this card …", of a monster that takes others as Equip Cards: while one is
    equipped to it. What is said of the equipped monster is said of the one that this card is equipped to."""
    takes = any(isinstance(step.op, t.Equip) and step.op.to == t.SELF for one in abilities for step in one.do)
    if not takes:
        return abilities
    worn = t.Compare(t.Amount(of="count", group=EQUIPPED_TO_IT), "≥", 1)
    bearing = t.Group(ref="equipped")

    def meant(condition: t.Condition) -> t.Condition:
        return worn if isinstance(condition, t.Is) and condition.group == bearing else condition

    def of_itself(one: t.Ability) -> bool:
        return one.kind == "continuous" and all(t.group_of(step.op) == t.SELF for step in one.do)

    def borne(group: t.Group) -> t.Group:
        return EQUIPPED_TO_IT if group == bearing else group

    return [
        replace(one, conditions=tuple(map(meant, one.conditions)), do=with_groups(one.do, borne))
        if of_itself(one)
        else one
        for one in abilities
    ]
