"""Texts from before Problem-Solving Card Text, which put no colon and no semicolon after occasions, costs and targets.

What they leave unsaid follows rules of its own: a first sentence that pays is a cost, and a single choice of cards that
both players see is a target, chosen at activation.
"""

from __future__ import annotations

import re

import msgspec

from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.clauses.verbs import Targets

replace = msgspec.structs.replace
#: Where cards lie that both players see: a choice among them is made at activation.
OPEN_ZONES = {"field", "monster", "spell-trap", "field zone", "graveyard", "banished"}
#: Operations on chosen cards that target them.
TARGETING = (
    t.Destroy,
    t.Move,
    t.ChangePosition,
    t.Modify,
    t.TakeControl,
    t.SpecialSummon,
    t.PlaceCounters,
    t.Become,
    t.Equip,
    t.Negate,
    t.Rule,
)
_NOT_TELLING = re.compile(
    r'"[^"]*"|\bFLIP:|; 1 is selected randomly|[:;](?=\s*●)|● ?While in (?:Attack|Defense) Position:'
    r"|●\s*(?:[A-Z]{4,6}|Heads|Tails):|; then you can Special Summon this card from your Extra Deck\b"
)
_NEWER = re.compile(r', and if you do,|You can only (?:activate 1 "|use (?:this|the|each) effect of ")|①')
PAYING = ("discard", "tribute", "send", "banish")


def is_older(text: str) -> bool:
    """Whether a text is worded so: it has neither a colon nor a semicolon, but for "FLIP:", names in quotes, and what
    introduces lines that begin with "●"; and nothing that only newer texts say."""
    return not re.search(r"[:;]", _NOT_TELLING.sub("", text)) and not _NEWER.search(text)


def modern(ability: t.Ability, words: str = "") -> t.Ability:
    """An activated ability of an older text with its cost and its targets where a text of today has them.

    `words` are its own: where they count what "this effect" has moved, its first sentence is no cost.
    """
    steps = ability.do
    if steps and isinstance(steps[0].op, t.ChooseNumber) and steps[0].op.at == "activation":
        ready = modern(replace(ability, do=steps[1:]), words)
        return replace(ready, do=(steps[0], *ready.do))
    cost = ability.cost
    if ability.when is not None and steps and steps[0].optional and not ability.optional and not _by_each(steps):
        # "When it is Summoned, if …, you can …": whether it is used at all.
        conditions = (*ability.conditions, *steps[0].conditions)
        steps = (replace(steps[0], optional=False, conditions=()), *steps[1:])
        ability = replace(ability, optional=True, conditions=conditions)
    if len(steps) > 2 and isinstance(steps[1].op, t.Declare) and steps[1].link == "and" and _pays(steps[0]):
        # "Discard 1 card and declare 1 Type. Destroy …": both at activation.
        declared = t.Step(replace(steps[1].op, at="activation"))
        cost, steps = (*cost, steps[0]), (declared, replace(steps[2], link=""), *steps[3:])
    chosen = len(steps) > 1 and isinstance(steps[1].op, Targets)
    resolves = ability.when is not None and ability.when.subject == t.SELF and ability.when.events == ("activation",)
    if (
        not cost
        and not resolves
        and len(steps) > 1
        and (steps[1].link in ("", "if you do") or chosen)
        and _pays(steps[0], words)
        and not (steps[1].link and not ability.optional and _from_deck(steps[0]))
    ):
        cost, steps = steps[:1], (replace(steps[1], link=""), *steps[2:])
    targets = ability.targets
    if not targets and steps:
        first = steps[0]
        if isinstance(first.op, Targets):
            ability = replace(ability, conditions=(*ability.conditions, *first.conditions))
            targets, steps = first.op.groups, (replace(steps[1], link=""), *steps[2:]) if len(steps) > 1 else ()
        else:
            own = ability.when is not None and ability.when.subject == t.SELF
            targets, steps = _chosen_at_activation(steps, ("self", "it") if own else ("self",), words=words)
    return replace(ability, cost=cost, targets=targets, do=steps)


def asked_as_it_comes(ability: t.Ability) -> t.Ability:
    """ "During your End Phase, if you control no Warriors, destroy this card.": else nothing is activated."""
    first, *more = ability.do or (None,)
    step = first if all(each.link == "and" and not each.conditions for each in more) else None
    of_phase = ability.when is not None and ability.when.events == ("phase",)
    if step is None or not of_phase or not step.conditions or step.optional or ability.optional:
        return ability
    conditions = (*ability.conditions, *step.conditions)
    return replace(ability, conditions=conditions, do=(replace(step, conditions=()), *more))


def pays_for_answer(before: t.Ability | None, ability: t.Ability) -> bool:
    """ "Discard 1 card. Negate the activation of a Spell Card and destroy it.": the first sentence is the cost of the
    second, which answers something."""
    if before is None or before.kind != "activate" or before.when or before.cost or before.targets or ability.cost:
        return False
    answers = ability.when is not None and ability.when.events[0] in ("activation", "summoning", "attack")
    return answers and len(before.do) == 1 and _pays(before.do[0]) and not before.do[0].conditions


def with_targets(ability: t.Ability) -> t.Ability:
    """An ability whose first choice of cards that both players see is made at activation."""
    targets, steps = _chosen_at_activation(ability.do, today=True)
    return replace(ability, targets=targets, do=steps)


def _chosen_at_activation(
    steps: tuple[t.Step, ...], own: tuple[str, ...] = ("self",), today: bool = False, words: str = ""
) -> tuple[tuple[t.Group, ...], tuple[t.Step, ...]]:
    """The target of the first step, or of what is done together with it, and the steps about it. `own` are the words
    for the card itself, `words` the sentence."""
    for at, step in enumerate(steps):
        if isinstance(step.op, t.Move) and (step.op.how == "tribute" or (today and _sends_own(step.op))):
            break  # nobody targets what is Tributed, or gives up
        if at and (step.link != "and" or step.optional):
            break
        part = "group"
        if isinstance(step.op, t.Equip):
            part = "to" if step.op.card.ref in own else "card"
        group = getattr(step.op, part, None) if isinstance(step.op, TARGETING) else None
        by_you = t.who_of(step.op) in ("", "you")
        if by_you and group is not None and _is_single_choice(group) and not _named_alone(group, words):
            chosen = t.Group(ref="target", number="exactly" if group.count == 1 and group.also is None else "all")
            said: dict[str, t.Group] = {part: chosen, "card": t.SELF} if part == "to" else {part: chosen}
            return (group,), (*steps[:at], replace(step, op=replace(step.op, **said)), *steps[at + 1 :])
    return (), steps


def chooses(ability: t.Ability) -> bool:
    """Whether its first step chooses a target, and does not pay: "Special Summon 1 monster from your Graveyard."."""
    return bool(ability.do) and not _pays(ability.do[0]) and bool(_chosen_at_activation(ability.do)[0])


def _sends_own(op: t.Move) -> bool:
    return op.how == "send" and op.group.whose == "you" and op.group.zones == ("field",)


def pays_with_own(ability: t.Ability) -> t.Ability:
    """ "Send 1 card in a Spell & Trap Zone to the Graveyard;": a cost that names no owner is paid with own cards."""

    def own(step: t.Step) -> t.Step:
        op = step.op
        if not isinstance(op, t.Move) or op.group.ref or op.group.whose != "either" or op.group.number != "exactly":
            return step
        return replace(step, op=replace(op, group=replace(op.group, whose="you"))) if on_field(op.group) else step

    return replace(ability, cost=tuple(map(own, ability.cost)))


def on_field(group: t.Group) -> bool:
    return bool(group.zones) and {*group.zones} <= {"field", "monster", "spell-trap", "field zone"}


def pays_all(step: t.Step) -> bool:
    """Whether cards on the field are paid with that have no number."""
    group = t.group_of(step.op)
    return isinstance(step.op, t.Move) and group is not None and not group.ref and group.number == "all"


def _by_each(steps: tuple[t.Step, ...]) -> bool:
    """ "Each player can …": the effect is none that its player may leave."""
    return any(step.asks == "they" for step in steps)


def is_price(ability: t.Ability) -> bool:
    """Whether it only pays, with cards from the hand, Tributes or Life Points, and perhaps declares something: what a
    card of an older text is used for follows in the next sentence."""
    if not ability.do:  # a sentence that was only a cost or a target
        return False
    first, *more = ability.do
    from_hand = isinstance(first.op, t.Move) and (first.op.group.zones == ("hand",) or first.op.how == "tribute")
    declares = all(isinstance(step.op, t.Declare) for step in more)
    return _pays(first) and (from_hand or isinstance(first.op, t.PayLife)) and not first.conditions and declares


def _from_deck(step: t.Step) -> bool:
    return isinstance(step.op, t.Move) and step.op.group.zones == ("deck",)


def _pays(step: t.Step, words: str = "") -> bool:
    op = step.op
    if re.search(r"\bfor each [^.]* by this effect\b", words, re.IGNORECASE):
        return False
    if isinstance(op, t.PayLife):
        return True
    if isinstance(op, t.RemoveCounters):
        return op.group.ref == "" and op.group.whose == "you"
    if not isinstance(op, t.Move) or op.who != "you" or op.group.whose not in ("you", ""):
        return False
    if op.group.ref in ("it", "target", "event"):  # what the effect has chosen, or what has happened to a card
        return False
    if op.group.zones == ("deck",) and op.how == "banish":  # "During your next Standby Phase, add it" speaks of it
        return False
    own_field = op.group.whose == "you" and op.group.zones == ("field",)
    return op.how in PAYING or (op.how in ("shuffle", "return") and own_field)


def _named_alone(group: t.Group, words: str) -> bool:
    """ "Put 2 counters on "Clock Tower Prison"": a name with no number before it chooses nothing."""
    if len(group.filter.names) != 1 or group.count != 1:
        return False
    name = re.escape(f'"{group.filter.names[0]}"')
    return bool(re.search(name, words)) and not re.search(rf"\b(?:1|an?|one)\b[^\".;]*{name}", words, re.IGNORECASE)


def _is_single_choice(group: t.Group) -> bool:
    return (
        not group.ref
        and group.by == "you"
        and not group.extreme
        and group.number in ("exactly", "up to")
        and bool(group.zones)
        and {*group.zones} <= OPEN_ZONES
        and group.size is None
        and not group.extreme
        and (group.also is None or _is_single_choice(group.also))
    )


def speaks_of_its_battles(ability: t.Ability) -> bool:
    """ "If this card attacks or is attacked, your opponent takes no battle damage": it holds in those battles."""
    when = ability.when
    if when is None or when != t.Occasion(events=("attack",), subject=when.subject, role=when.role):
        return False
    if ability.optional or ability.cost or ability.targets or ability.limit or when.role == "attacked":
        return False
    ops = [step.op for step in ability.do if not step.conditions]
    return len(ops) == len(ability.do) and all(
        isinstance(op, t.PlayerRule) and op.rule.endswith("battle damage") and not op.until for op in ops
    )
