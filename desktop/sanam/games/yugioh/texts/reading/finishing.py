"""The abilities of a card when all its sentences have come: settled, and refused where they lack something."""

from __future__ import annotations

from contextlib import suppress
from typing import get_args

import msgspec

from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.additions import (
    activate_for_bound,
    activate_so,
    control_the_bearer,
    end_activation,
    limit_what_followed,
)
from sanam.games.yugioh.texts.reading.alternatives import (
    USED,
)
from sanam.games.yugioh.texts.reading.antecedents import (
    with_host,
    with_others,
    without_itself,
)
from sanam.games.yugioh.texts.reading.bullets import (
    choose_each_once,
    complete,
    limit_list,
)
from sanam.games.yugioh.texts.reading.clauses.closing import unclosed
from sanam.games.yugioh.texts.reading.clauses.copying import unknown_original
from sanam.games.yugioh.texts.reading.clauses.counters import open_price, price_unknown, with_price_kept
from sanam.games.yugioh.texts.reading.counted_prices import number_said_first
from sanam.games.yugioh.texts.reading.draft import ACTIVATED, Draft, NotUnderstood
from sanam.games.yugioh.texts.reading.handled import with_handled
from sanam.games.yugioh.texts.reading.kinds import (
    of_other_summons,
    while_alone,
)
from sanam.games.yugioh.texts.reading.normal_forms import (
    aims_at_nothing,
    as_it_was_summoned,
    as_long_as_it_is_held,
    as_long_together,
    in_one_form,
    placed_in_order,
)
from sanam.games.yugioh.texts.reading.nouns.declaring import kept_words, undeclared
from sanam.games.yugioh.texts.reading.older import modern
from sanam.games.yugioh.texts.reading.own_summons import (
    excepting_itself,
    first_by_itself,
    in_its_way,
    tells_of_own_way,
)
from sanam.games.yugioh.texts.reading.pronouns import equipped_to_this, settled
from sanam.games.yugioh.texts.reading.references import dangling, unsettled
from sanam.games.yugioh.texts.reading.token_rules import borne_by_tokens
from sanam.games.yugioh.texts.reading.unread import (
    hangs_on_unread,
    leave_unfinished,
    left_to_players,
    means_unread_card,
    of_unread_card,
    only_if_told,
)

replace = msgspec.structs.replace


def finished(draft: Draft) -> list[t.Ability]:
    """The abilities of the card, when all its sentences have come. Raises NotUnderstood."""
    complete(draft)
    choose_each_once(draft)
    limit_list(draft)
    end_activation(draft)
    limit_what_followed(draft)
    activate_so(draft)
    activate_for_bound(draft)
    control_the_bearer(draft)
    abilities = [_while_it_stays(draft, _settled(draft, ability)) for ability in draft.abilities]
    abilities = [_other_than_paid(draft, ability) for ability in abilities]
    abilities = [_while_all_are(draft, ability) for ability in equipped_to_this(first_by_itself(abilities))]
    abilities = borne_by_tokens(kept_words(with_price_kept(placed_in_order(in_its_way(abilities)))))
    for ability in abilities:
        missing = _missing(draft, ability, abilities)
        if missing:
            raise NotUnderstood(*ability.span, missing)
    return abilities


def _other_than_paid(draft: Draft, ability: t.Ability) -> t.Ability:
    """ "Send 1 Warrior from your hand to the GY, then target 1 other Warrior in your GY", of a Spell or Trap, which is
    no monster itself: other than the one just sent."""
    paid = [step.op for step in ability.cost if isinstance(step.op, t.Move) and not step.op.group.ref]
    if draft.card.kind == "monster" or not paid:
        return ability

    def apart(group: t.Group) -> t.Group:
        filter_ = group.filter
        if not filter_.other or group.zones != ("graveyard",) or filter_.kinds != ("monster",):
            return group
        related = (*filter_.related, t.Relation(what="card", sign="≠", of=t.Group(ref="cost")))
        return replace(group, filter=replace(filter_, other=False, related=related))

    return replace(ability, targets=tuple(map(apart, ability.targets)))


def _while_all_are(draft: Draft, ability: t.Ability) -> t.Ability:
    """ "This card's effects can only be applied while it has material": each of them."""
    if not draft.every or ability.kind not in (*USED, "continuous"):
        return ability
    do = ability.do
    if ability.kind != "continuous":
        do = tuple(replace(step, conditions=(*draft.every, *step.conditions)) for step in do)
        return replace(ability, do=do)
    return replace(ability, conditions=(*draft.every, *ability.conditions))


#: What the reader passes over, because it changes nothing but what the activation of a Continuous card does.
REMAINS = "remains even if this card leaves the field"
STAYS_ANYWAY = "(even if this card leaves the field)"


def _while_it_stays(draft: Draft, ability: t.Ability) -> t.Ability:
    """What the activation of a Continuous card does to a card of which it speaks holds until the Continuous card leaves
    (YZH-2.96, YZH-2.111)."""
    if ability.kind != "activate" or draft.card.icon != "continuous" or REMAINS in draft.text:
        return ability

    def held(step: t.Step) -> t.Step:
        op = step.op
        if not isinstance(op, t.Modify | t.Rule | t.Negate | t.Become | t.TakeControl) or op.until or op.group is None:
            return step
        if op.group.ref not in ("target", "it", "event") or (isinstance(op, t.Rule) and op.rule == t.WHEN_IT_LEAVES):
            return step
        if STAYS_ANYWAY in draft.text[slice(*ability.span)]:  # the phrase book has no words for this
            raise NotUnderstood(*ability.span, "how long it holds")
        return replace(step, op=replace(op, until="self"))

    return replace(ability, do=tuple(map(held, ability.do)))


def _settled(draft: Draft, ability: t.Ability) -> t.Ability:
    """The ability in words of today, with what it refers to."""
    if ability.kind in ACTIVATED:
        ability = as_long_as_it_is_held(as_long_together(ability, draft.text[slice(*ability.span)]))
    if ":" not in draft.text[slice(*ability.span)] and (so := as_it_was_summoned(ability)) is not None:
        return so
    if draft.older and ability.kind in ACTIVATED and ability.span[0] not in draft.today:
        ability = modern(ability, draft.text[slice(*ability.span)])
    ready = with_others(with_host(with_handled(without_itself(settled(ability)))), draft.card.kind == "monster")
    ready = while_alone(of_other_summons(excepting_itself(ready, draft.card.name)))
    return in_one_form(number_said_first(ready))


def _missing(draft: Draft, ability: t.Ability, abilities: list[t.Ability]) -> str:
    """What an ability lacks to be carried out, or ""."""
    operations = [*t.operations(ability)]
    if not all(isinstance(op, get_args(t.Operation)) for op in operations):
        return "words that belong at the start of an effect"
    if said := unknown_original(ability, operations):
        return said
    if any(isinstance(op, t.RitualSummon) and not op.zones for op in operations):
        return "what is Tributed?"
    for_each = any(isinstance(op, t.PlaceCounters) and op.each for op in operations)
    if open_price(ability) or (for_each and (ability.kind != "continuous" or ability.when is None)):
        return "how many counters"
    if any(isinstance(op, t.ChangeEffect) for op in operations) and not _answers(ability):
        return "which effect"
    if said := aims_at_nothing(ability, operations):
        return said
    if price_unknown(ability):
        return "the price of what"
    if unclosed(ability):
        return "which zones?"
    if undeclared(ability, abilities):
        return "what was declared?"
    if ability.kind == "each once":
        return "each of which effects?"
    if tells_of_own_way(ability) and sum(one.kind == "summon" for one in abilities) > 1:
        return "Summoned in which of its ways?"  # the game keeps only that it was one of its own
    after = [step.link for step in ability.do[1:]]
    if any(step.asks == "opponent" and after[at : at + 1] != ["or"] for at, step in enumerate(ability.do)):
        return "what is prevented?"
    if draft.brief and ability.kind == "continuous" and ability.when is None and t.speaks_of_bound(ability):
        return "how long it holds"  # the card is gone when what it has Summoned is there
    if said := unsettled(ability):
        return f"{said}?"
    if said := dangling(ability, abilities, draft.card.icon == "equip"):
        return f"what is {said}?"
    return ""


def _answers(ability: t.Ability) -> bool:
    """Whether it answers the activation of a card or effect, whatever else."""
    return bool(ability.when) and all(when.events == ("activation",) for when in t.occasions(ability.when))


def as_far_as_understood(draft: Draft) -> list[t.Ability]:
    """The abilities when some sentences were left to the players: what cannot stand without them is left, too."""
    leave_unfinished(draft)
    if draft.listed:
        limit_list(draft, strict=False)
    with suppress(NotUnderstood):
        limit_what_followed(draft)
    end_activation(draft)
    with suppress(NotUnderstood):
        activate_so(draft)
    found = []
    for ability in draft.abilities:
        ready = _settled(draft, ability)
        missing = dangling(ready, draft.abilities, draft.card.icon == "equip") or hangs_on_unread(ready.do)
        missing = missing or means_unread_card(ready)
        ready = left_to_players(draft, ability) if missing else ready
        found.append(only_if_told(draft, ready) if of_unread_card(ready) else ready)
    return found
