"""What kind of ability a sentence is and where it is used: by its shape and by the card it stands on.

A sentence does not say "this is a Trigger Effect"; the rulebooks tell it by what the sentence has (YZH-4.1 to 4.34):
an occasion, a window, "(Quick Effect)", a choice of cards. KINDS is that rule as a table.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.clauses.lines import Sentence
from sanam.games.yugioh.texts.reading.clauses.verbs import Procedure
from sanam.games.yugioh.texts.reading.draft import ACTIVATED, Draft, NotUnderstood, Span
from sanam.games.yugioh.texts.reading.older import modern, pays_for_answer
from sanam.games.yugioh.texts.reading.pronouns import LEFT_AT

#: What of this turn's past brings a card to the Graveyard, as texts that ask for it mean.
_TO_GRAVEYARD = {"sent", "left", "destroyed on the field", "sent from the field", "destroyed by battle"}
#: Events in which their subject leaves its place.
MOVING = ("sent", "destroyed", "left", "tributed", "banished", "discarded", "returned", "detached")
#: The windows that an effect used in the own Main Phase may name.
OWN_MAIN = tuple(("your turn", main) for main in ("main", "main 1", "main 2"))

replace = msgspec.structs.replace
#: Operations that are done once, and never as long as a card lasts.
AT_ONCE = (
    t.Draw,
    t.GainLife,
    t.Damage,
    t.SetLife,
    t.SpecialSummon,
    t.CreateTokens,
    t.Destroy,
    t.Later,
    t.CloseZones,
    t.Declare,
)

#: Shape of a sentence, then what it is on: a monster; a Spell or Trap that stays on the field, or one that is used
#: elsewhere; a Spell or Trap used once from the field. "" where such a sentence cannot stand.
KINDS = {
    #                      monster     Spell        Trap        used once
    "flip": ("flip", "", "", ""),
    "its activation": ("", "activate", "activate", "activate"),
    "first choice": ("ignition", "activate", "activate", "activate"),
    "quick": ("quick", "quick", "quick", "activate"),
    "negating": ("quick", "quick", "quick", "activate"),
    "answering": ("trigger", "trigger", "quick", "activate"),
    "occasion": ("trigger", "trigger", "trigger", "activate"),
    "any time": ("ignition", "ignition", "quick", "activate"),
    "own Main Phase": ("ignition", "ignition", "quick", "activate"),
    "own turn": ("ignition", "ignition", "quick", "activate"),
    "opponent's turn": ("quick", "quick", "quick", "activate"),
    "window": ("", "", "quick", "activate"),
    "own window": ("", "", "", "activate"),
}
#: Why a sentence with a window cannot stand there.
WINDOW_REASONS = dict.fromkeys(("window", "own window"), "only a Quick Effect can be used then")


def kind_of(sentence: Sentence, draft: Draft, span: Span) -> str:
    """The kind of an activated ability. Raises NotUnderstood."""
    ability, card = sentence.ability, draft.card
    shape = shape_of(sentence, draft)
    once = draft.brief and place_of(ability) == ("field",)
    column = 3 if once else ("monster", "spell", "trap").index(card.kind)
    kind = KINDS[shape][column]
    if not kind:
        raise NotUnderstood(*span, WINDOW_REASONS.get(shape, f"not on a {card.kind}"))
    if kind == "activate" and draft.activation_told and not pays_for_answer(draft.last, ability):
        raise NotUnderstood(*span, "a second effect of its activation")
    if kind == "ignition" and sentence.older and not ability.optional:
        raise NotUnderstood(*span, "must it be done?")
    return kind


def becomes_monster(ability: t.Ability) -> bool:
    """Whether the card becomes a monster: what Trap Monsters are activated for."""
    return any(isinstance(op, t.SpecialSummon) and op.body is not None for op in t.operations(ability))


def shape_of(sentence: Sentence, draft: Draft) -> str:
    """The row of KINDS that a sentence belongs to."""
    ability, when = sentence.ability, sentence.ability.when
    if ability.kind == "flip":
        return "flip"
    if not (sentence.headed or sentence.body) and is_activation(ability, draft):
        return "first choice"
    if not draft.activation_told and place_of(ability) == ("field",) and becomes_monster(ability):
        return "its activation"
    if sentence.quick and not _must_happen_in_battle(ability):
        return "quick"
    if when is not None:
        if when.events == ("activation",) and when.subject == t.SELF:
            return "its activation"
        if when.events[0] == "summoning":
            return "negating"
        if when.events[0] == "activation" and (_negates(ability) or _answers(when, ability)):
            return "negating"
        return "answering" if when.events[0] == "activation" else "occasion"
    if not draft.activation_told and _chooses_without_asking(sentence, draft):
        return "first choice"
    if not ability.windows:
        return "any time"
    if ability.windows in OWN_MAIN:
        return "own Main Phase"
    if ability.windows == ("your turn",):
        return "own turn"
    if "opponent turn" in ability.windows:
        return "opponent's turn"
    return "own window" if "your turn" in ability.windows else "window"


def _must_happen_in_battle(ability: t.Ability) -> bool:
    """ "During damage calculation, in either player's turn, if this card battles: It gains …": nobody is asked."""
    return ability.when is not None and ability.when.events == ("calculation",) and not ability.optional


def _answers(when: t.Occasion, ability: t.Ability) -> bool:
    """What may be used when something targets a card, or is activated at all: before that resolves, after which it
    would have missed its timing."""
    return ability.optional and (when.other is not None or ability.timing == "when")


def _negates(ability: t.Ability) -> bool:
    return any(isinstance(step.op, t.Negate) and "activation" in step.op.what for step in ability.do)


def answered_at_once(ability: t.Ability) -> t.Ability:
    """A monster's effect of a Chinese text that may be used "when" (時) something is activated is a Quick Effect: a
    Trigger Effect would be used "if" (的場合) it was."""
    when = ability.when
    answers = when is not None and when.events == ("activation",) and when.subject != t.SELF
    if ability.kind == "trigger" and answers and ability.optional and ability.timing == "when":
        return replace(ability, kind="quick")
    return ability


#: The Summons of a monster.
SUMMONS = {
    "normal summoned",
    "tribute summoned",
    "flip summoned",
    "special summoned",
    "ritual summoned",
    "fusion summoned",
    "synchro summoned",
    "xyz summoned",
    "summoned",
}


def of_other_summons(ability: t.Ability) -> t.Ability:
    """What is used when other cards are Summoned, or destroyed by an effect, is not used in the Damage Step, in which
    basically only changes of ATK or DEF and Counter Traps are (YZH-4.2); and those that are Summoned "while this card
    is on the field" are others than this one."""
    waits = [when for when in t.occasions(ability.when) if when.subject is not None and not when.subject.ref]
    if ability.kind != "trigger" or not waits or len(waits) != len(t.occasions(ability.when)):
        return ability
    summons = all({*when.events} <= SUMMONS for when in waits)
    if not summons and not all(when.events == ("destroyed",) and when.cause == "effect" for when in waits):
        return ability
    if ability.optional and not {"not damage", "damage step", "damage"} & {*ability.windows}:
        ability = replace(ability, windows=(*ability.windows, "not damage"))
    was_there = any(isinstance(each, t.IsIn) and {*each.zones} <= {"field", "monster"} for each in ability.conditions)
    when, subject = ability.when, waits[0].subject
    if was_there and summons and when is not None and subject is not None and not when.others:
        others = replace(subject, filter=replace(subject.filter, other=True))
        ability = replace(ability, when=replace(when, subject=others))
    return ability


def while_alone(ability: t.Ability) -> t.Ability:
    """ "When this card is Summoned while you control no monsters": no others, as it is there by then."""
    occasions = t.occasions(ability.when)
    if not occasions or not all(when.subject == t.SELF and {*when.events} <= SUMMONS for when in occasions):
        return ability
    return replace(ability, conditions=tuple(map(_no_others, ability.conditions)))


def _no_others(condition: t.Condition) -> t.Condition:
    if not isinstance(condition, t.Compare) or condition.sign != "=" or condition.right != 0:
        return condition
    amount = condition.left
    if not isinstance(amount, t.Amount) or amount.of != "count" or amount.group is None:
        return condition
    group = amount.group
    if group.ref or group.zones != ("field",) or group.filter.kinds not in ((), ("monster",)):
        return condition
    others = replace(group, filter=replace(group.filter, other=True))
    return replace(condition, left=replace(amount, group=others))


def _chooses_without_asking(sentence: Sentence, draft: Draft) -> bool:
    """Whether it pays or targets without "you can" or "once per turn": what the card is activated for."""
    ability = sentence.ability
    paid = ability.cost and not draft.older and not any(isinstance(step.op, t.Later) for step in ability.cost)
    declared = ability.targets or paid
    if not declared or ability.optional or ability.limit:
        return False
    if draft.card.kind == "trap":
        return not ability.windows and not draft.brief
    return draft.card.kind == "spell" and not draft.older and not sentence.headed


def is_activation(ability: t.Ability, draft: Draft) -> bool:
    """Whether it is what a card that stays on the field is activated for: its first sentence, which does something at
    once or, in an older text, chooses cards."""
    stays = draft.card.kind != "monster" and not draft.brief
    if not stays or any(known.kind in ACTIVATED for known in draft.abilities):
        return False
    if draft.older and modern(ability).targets:
        return True
    return all(isinstance(step.op, AT_ONCE) and not step.conditions for step in ability.do)


# ---------------------------------------------------------------------------------------------- places
Places = tuple[str, ...]


def place_of(ability: t.Ability) -> Places:
    """Where the card must be for the ability to be used; () where its occasion says it."""
    for said in _SAYING_WHERE:
        places = said(ability)
        if places is not None:
            return places
    return ("field",)


def _places_together(group: t.Group) -> Places:
    """Where the cards of a group are: "this card and 1 Warrior from your hand" are there both."""
    return group.zones or (group.also.zones if group.also is not None else ())


def _by_condition(ability: t.Ability) -> Places | None:
    """ "If this card is in your Graveyard"; "the turn this card was sent there"."""
    for condition in ability.conditions:
        if isinstance(condition, t.IsIn):
            return condition.zones
        if not isinstance(condition, t.ThisTurn) or condition.group != t.SELF or condition.never:
            continue
        if {*condition.events} <= {
            "sent",
            "left",
            "destroyed on the field",
            "sent from the field",
            "destroyed by battle",
        }:
            return ("graveyard",)
        if condition.events == ("banished",):
            return ("banished",)
    return None


#: Where something that happens to a card leaves it.


def _by_what_came_before(ability: t.Ability) -> Places | None:
    """ "During your next Standby Phase after this card was destroyed and sent to the GY": it still lies there."""
    after = ability.after
    place = after.to or LEFT_AT.get(after.events[0], "") if after is not None else ""
    return (place,) if place else None


def _by_what_moved_it(ability: t.Ability) -> Places | None:
    """ "During the next Standby Phase after this card was destroyed": wherever it has gone since."""
    after = ability.after
    moved = after is not None and after.subject == t.SELF and after.events[0] in MOVING
    return () if moved else None


def _by_own_summon(ability: t.Ability) -> Places | None:
    """ "Special Summon this card from your hand": it is there when it is used."""
    for step in ability.do[:1]:
        if isinstance(step.op, t.SpecialSummon) and step.op.group.ref == "self":
            return _places_together(step.op.group) or None
    return None


def _by_cost(ability: t.Ability) -> Places | None:
    """ "Discard this card", "banish this card from your Graveyard", "reveal this card"."""
    for step in ability.cost:
        op = step.op
        if isinstance(op, t.Move) and op.group.ref == "self":
            together = _places_together(op.group)
            return together or (("hand",) if op.how == "discard" else ("field",))
        if isinstance(op, t.Reveal) and op.group.ref == "self":
            return ("hand",)
    return None


def _by_occasion(ability: t.Ability) -> Places | None:
    """ "If this card is sent to the Graveyard": wherever it has gone; "when you draw this card": in the hand."""
    when = ability.when
    if when is not None and when.events == ("drawn itself",) and when.subject == t.SELF:
        return ("hand",)
    leaves = when is not None and when.subject is not None and when.subject.ref == "self" and when.events[0] in MOVING
    return () if leaves else None


def _by_operation(ability: t.Ability) -> Places | None:
    """ "Add this card from your Graveyard to your hand"."""
    for step in ability.do:
        group = step.op.card if isinstance(step.op, t.Equip) else t.group_of(step.op)
        if group is not None and group.ref == "self" and group.zones:
            return group.zones
    return None


#: What says where a card is used, the first that does.
_SAYING_WHERE: tuple[Callable[[t.Ability], Places | None], ...] = (
    _by_condition,
    _by_what_came_before,
    _by_own_summon,
    _by_cost,
    _by_occasion,
    _by_operation,
    _by_what_moved_it,
)


def at_another_phase(effect: t.Ability, ability: t.Ability) -> t.Ability | None:
    """ "During your opponent's Standby Phase, draw … During your Standby Phase, discard …": each in its phase, as
    long as the card is there."""
    op = ability.do[0].op if len(ability.do) == 1 and not ability.do[0].conditions else None
    told = effect.when
    if not isinstance(op, t.Later) or op.turns != 1 or told is None or told.events != ("phase",) or told == op.when:
        return None
    if op.when.who not in ("you", "opponent") or told.who not in ("you", "opponent") or effect.limit:
        return None
    return replace(ability, kind="trigger", timing="if", when=op.when, do=op.do)


def is_further_way(ability: t.Ability) -> bool:
    """ "Once per turn, you can also Xyz Summon this card by …": no effect, although there is no colon."""
    ways = [step.op for step in ability.do if isinstance(step.op, Procedure)]
    from_extra = bool(ways) and all(way.zones == ("extra",) for way in ways) and ability.when is None
    return len(ways) == len(ability.do) and (ability.limit == "turn" or from_extra)
