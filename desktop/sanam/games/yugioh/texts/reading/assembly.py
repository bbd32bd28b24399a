"""Puts the sentences of a card together as its abilities.

Each sentence goes to the module that knows its like: how the card is Summoned (`own_summons`), what is said of another
effect (`additions`), lines with "●" (`bullets`), words that nobody understands (`unread`). What is left is an effect:
it goes on with the one before, holds as long as its card does, or is one that is activated (`kinds`).
"""

from __future__ import annotations

from typing import Any

import msgspec

from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.additions import (
    OF_ALL_EFFECTS,
    limit_effects,
    pass_gate,
    say_of_activation,
    take_note,
    tell_activation,
)
from sanam.games.yugioh.texts.reading.alternatives import (
    asks_for_use,
    instead_of_it,
    is_upkeep,
    of_the_effect_used,
    prevented,
    where_it_can,
    where_not,
)
from sanam.games.yugioh.texts.reading.antecedents import (
    goes_on_about,
    reaction,
)
from sanam.games.yugioh.texts.reading.bullets import (
    add_to_list,
    begin_coin_list,
    begin_list,
    complete,
    done_at_once,
    goes_by_number,
    is_open,
    keeps_result,
    lists_headed_effects,
    take_for_number,
)
from sanam.games.yugioh.texts.reading.clauses.closing import closed_so, closes_as_it_comes
from sanam.games.yugioh.texts.reading.clauses.lines import Sentence, Timed, steps_of
from sanam.games.yugioh.texts.reading.clauses.verbs import (
    MaterialsGo,
    MaterialsOnly,
    Procedure,
    RitualTributes,
    Targets,
)
from sanam.games.yugioh.texts.reading.clauses.winning import or_drawn
from sanam.games.yugioh.texts.reading.draft import Draft, NotUnderstood, Span
from sanam.games.yugioh.texts.reading.kinds import (
    at_another_phase,
    becomes_monster,
    is_activation,
    is_further_way,
    kind_of,
    place_of,
)
from sanam.games.yugioh.texts.reading.nouns.declaring import spared
from sanam.games.yugioh.texts.reading.older import asked_as_it_comes, chooses, is_price, modern, pays_for_answer
from sanam.games.yugioh.texts.reading.own_summons import (
    check_own_name,
    is_own_way,
    summons_itself,
    take_condition,
    take_own_summon,
    tells_of_own_way,
    used_as_summoned_so,
)
from sanam.games.yugioh.texts.reading.standing import fades, keeps_positions, lasts, says_no_change
from sanam.games.yugioh.texts.reading.unread import (
    anywhere,
)
from sanam.games.yugioh.texts.tree.within import groups_in

replace = msgspec.structs.replace
#: Zones whose cards only one player sees.
HIDDEN = {"deck", "extra", "hand"}
#: Words that stand for a whole sentence: an effect cannot have them as one of its steps.
OF_WHOLE_SENTENCES = (
    Procedure | Timed | Targets | RitualTributes | MaterialsOnly | MaterialsGo | t.Further | t.SummonCondition
)


def take_sentence(draft: Draft, sentence: Sentence, span: Span) -> None:
    """Take up a sentence that is no line with "●". Raises NotUnderstood."""
    ability = sentence.ability
    if ability.kind == "each once" and draft.choosing is not None and not draft.each_once:
        draft.each_once = True
        return
    if goes_by_number(draft) is None or draft.text[span[1] :].lstrip()[:1] not in ("●", "•"):
        complete(draft, ability)
    if sentence.older and not draft.brief:
        answer = reaction(ability, draft.abilities, draft.older, draft.card.kind == "monster")
        if answer is not None:
            draft.append(answer, span)
            _expect_lines(draft, span)
            return
    if sentence.unread and sentence.older and _goes_on_unread(draft, sentence):
        raise NotUnderstood(*span, "what it goes on with")
    if (
        sentence.older
        and not draft.older
        and not (is_own_way(draft, ability) or _offers_effects(ability) or is_further_way(ability))
    ):
        raise NotUnderstood(*span, "a heading without its colon")
    if sentence.ends and draft.card.kind != "monster" and (sentence.rule or not draft.brief):
        if draft.ends:
            raise NotUnderstood(*span, "what is done after its activation, twice")
        draft.ends = sentence.ends
        if not sentence.rule:
            return
    if lists_headed_effects(draft, sentence):
        sentence = Sentence(
            ability=t.Ability(kind="", optional=True, limit="list" if ability.limit else ""), listing=True
        )
        ability = sentence.ability
    if sentence.listing:
        if ability.do:
            check_own_name(draft, ability, span)
        begin_list(draft, sentence, span)
        return
    if sentence.gate:
        say_of_activation(draft, ability, sentence.gate, span)
        return
    if ability.kind == "every":
        if draft.every:
            raise NotUnderstood(*span, "while what its effects are applied, twice")
        draft.every = ability.conditions
        return
    if ability.kind == "note":
        take_note(draft, ability, span)
        return
    if ability.kind == "spares":
        rules = spared(draft.last)
        if not rules:
            raise NotUnderstood(*span, "what does not affect them")
        draft.amend(span, do=rules)
        return
    if ability.kind == "draw otherwise":
        if not (drawn := or_drawn(draft.last)):
            raise NotUnderstood(*span, "when the Duel is a draw")
        draft.amend(span, do=drawn)
        return
    if ability.kind == "comes of":
        draft.to_come = ability.do
        return
    if ability.kind in ("of what follows", "of all that follows"):
        draft.following, draft.all_follow = ability.conditions, ability.kind == "of all that follows"
        return
    if ability.kind == "instead":
        draft.amend(span, do=instead_of_it(draft.last_effect, ability, span))
        return
    if (closed := closed_so(ability, draft.last)) is not None:
        draft.amend(span, do=closed.do)
    elif sentence.rule or ability.kind == "equip":
        _take_rule(draft, sentence, span)
    elif ability.kind in ("activation limit", "control limit", "summon limit"):
        check_own_name(draft, ability, span, former=ability.kind == "activation limit")
        draft.append(replace(ability, do=()), span)
    elif ability.kind == "activate":
        tell_activation(draft, ability, span)
    elif ability.kind == "limit":
        take_condition(draft, ability, span)
        _append_all(draft, sentence.also, span)
    elif not take_own_summon(draft, sentence, span):
        _take_effect(draft, sentence, span)
    _expect_lines(draft, span)


def _expect_lines(draft: Draft, span: Span) -> None:
    """What lines with "●" after this sentence are, if they come."""
    if keeps_result(draft) and draft.listing is None:
        begin_coin_list(draft, span)
    elif draft.last is not None and is_open(draft.last):
        draft.choosing = span


def _holds_unread(ability: t.Ability) -> bool:
    """ "If you control no other monsters, …": while that is so, what nobody has understood may hold."""
    fits = bool(ability.do) and bool(ability.do[0].conditions) and not any(step.optional for step in ability.do)
    return fits and all(isinstance(step.op, t.ByHand) for step in ability.do)


def _goes_on_unread(draft: Draft, sentence: Sentence) -> bool:
    """Whether an unread heading without a colon may be a condition of the effect before it."""
    fits = all(words.lower().startswith(("when ", "during ", "once ")) for words in sentence.unread)
    return draft.last_effect is not None and (draft.brief or not fits)


def take_item(draft: Draft, sentence: Sentence, conditions: tuple[t.Condition, ...], span: Span) -> None:
    """Take up a line beginning with "●" of a list of effects; `conditions`: only then. Raises NotUnderstood."""
    if draft.listing is None and not conditions:
        raise NotUnderstood(*span, "nothing to choose from before this ●")
    if take_for_number(draft, sentence, conditions, span):
        return
    before = len(draft.abilities)
    listed = draft.listing.ability if draft.listing is not None else t.Ability(kind="")
    if listed.optional and listed.limit == "turn" and draft.text[span[0]] in "●•" and not sentence.rule:
        sentence = msgspec.structs.replace(sentence, body=True)  # "each of these effects can be activated …"
    if done_at_once(draft, sentence, conditions, span):
        return
    take_sentence(draft, sentence, span)
    add_to_list(draft, before, conditions, span)


def expects_heading(draft: Draft) -> bool:
    """Whether "During your Standby Phase, …" is the occasion of an effect, and not when a step of it is done."""
    return draft.older and draft.last_effect is None


def is_list(draft: Draft) -> bool:
    """Whether a line beginning with "●" is an effect of its own, and not something to choose."""
    return draft.listing is not None or draft.choosing is None or goes_by_number(draft) is not None


# ------------------------------------------------------------------------------------------- statements
def _take_rule(draft: Draft, sentence: Sentence, span: Span) -> None:
    ability = sentence.ability
    if sentence.rule and ability.limit and not ability.kind:
        limit_effects(draft, ability, span)
    elif ability.kind == "from hand" and draft.card.kind != "trap":
        raise NotUnderstood(*span, "only on a Trap")
    elif ability.kind == "equip" and draft.card.icon != "equip":
        raise NotUnderstood(*span, "only on an Equip Spell")
    else:
        _append_all(draft, (ability, *sentence.also), span)


def _append_all(draft: Draft, abilities: tuple[t.Ability, ...], span: Span) -> None:
    for ability in abilities:
        draft.append(ability, span)


# ---------------------------------------------------------------------------------------------- effects
def _take_effect(draft: Draft, sentence: Sentence, span: Span) -> None:
    """A sentence without a heading goes on with the effect before it, unless it is a statement that lasts."""
    if asks_for_use(sentence.ability):
        sentence = of_the_effect_used(draft, sentence, span)
    plain = not (sentence.headed or sentence.quick or sentence.ability.cost or sentence.ability.targets)
    ability = _prepared(draft, sentence.ability, plain, span, sentence.headed and not sentence.older)
    effect = draft.last_effect
    if plain and draft.older and effect is not None and (used := used_as_summoned_so(ability)) is not None:
        draft.append(used, span)
        return
    if plain and not sentence.body and (comes := closes_as_it_comes(ability, draft.card.kind == "monster")) is not None:
        draft.append(comes, span)
        return
    lasting = plain and lasts(ability.do) and bool(ability.do)
    lasting = lasting and (not sentence.body or isinstance(ability.do[0].op, t.PlayerRule))
    if plain and not draft.brief and (fading := fades(ability.do)):
        draft.append(replace(ability, kind="continuous", conditions=fading[0].conditions, do=fading), span)
        return
    lasting = lasting and not (effect is not None and goes_on_about(ability, effect))
    if plain and draft.older and effect is not None and (other := at_another_phase(effect, ability)) is not None:
        draft.append(other, span)
        return
    stays = lasting and (not draft.brief or (effect is not None and _counts_as_monster(effect, ability)))
    goes_on = plain and (not sentence.body or lasting) and not ability.windows and not stays
    hangs = bool(ability.do) and ability.do[0].link != ""
    if hangs and ability.do[0].link == "also" and lasting and not draft.brief and effect is None:
        ability = replace(ability, do=(replace(ability.do[0], link=""), *ability.do[1:]))
        hangs = False  # "Also, …" after what holds as long as the card does
    if hangs and (effect is None or not plain or (effect.do and isinstance(effect.do[-1].op, t.Later))):
        raise NotUnderstood(*span, "no effect before it")
    if effect is not None and (goes_on or hangs):
        _go_on(draft, effect, ability, span)
        return
    kept = _with_position_kept(draft, ability, plain)
    if kept is not None:
        draft.amend(span, do=kept)
        return
    if lasting and "targets" in draft.gate and any(group.ref in ("it", "target") for group in groups_in(ability.do)):
        draft.append(pass_gate(draft, replace(ability, kind="activate"), span), span)
        return
    if stays:
        conditions = ability.do[0].conditions
        do = tuple(replace(step, conditions=()) for step in ability.do)
        draft.append(replace(ability, kind="continuous", optional=False, conditions=conditions, do=do), span)
        return
    if ability.windows and not sentence.headed and not _offers_effects(ability):
        raise NotUnderstood(*span, "a statement that does not last")
    if plain and not sentence.body and not draft.brief and not is_activation(ability, draft):
        if draft.older and draft.card.kind == "monster" and effect is None and is_price(ability):
            _take_used(draft, msgspec.structs.replace(sentence, body=True), ability, span)
            return
        if (
            draft.older
            and draft.card.kind != "monster"
            and not draft.abilities
            and not draft.gate
            and is_price(ability)
        ):
            draft.gate, draft.gate_span = {"cost": ability.do}, span  # "Pay 1000 LP.", of a card that stays
            return
        if not _holds_unread(ability) and not keeps_positions(ability):
            raise NotUnderstood(*span, "an effect without its occasion")
        first, *more = ability.do
        do = (replace(first, conditions=()), *(step for step in more if not says_no_change(step)))
        draft.append(replace(ability, kind="continuous", conditions=first.conditions, do=do), span)
        return
    _take_used(draft, sentence, ability, span)


def _take_used(draft: Draft, sentence: Sentence, ability: t.Ability, span: Span) -> None:
    """An effect of its own that is used: of the kind its words say, and where it can be."""
    ability = _of_equipped(draft, ability, span)
    if draft.older or sentence.older:
        ability = asked_as_it_comes(ability)
    kind = kind_of(msgspec.structs.replace(sentence, ability=ability), draft, span)
    if kind == "activate" and draft.brief:
        ability = replace(ability, optional=False)  # there is no other way to use the card
    elif kind == "ignition" and draft.card.kind == "monster":
        ability = replace(ability, optional=True)  # nothing makes a player use it
    if kind == "activate" and draft.last is not None and pays_for_answer(draft.last, ability):
        ability = replace(ability, cost=draft.last.do)
        draft.abilities.pop()
    where = anywhere(sentence.unread, draft.card.kind) or place_of(ability)
    draft.append(pass_gate(draft, replace(ability, kind=kind, active=where), span), span)


def _counts_as_monster(effect: t.Ability, ability: t.Ability) -> bool:
    """ "If Summoned this way, this card gains 300 DEF for each …", of a card that becomes a monster: it goes on
    counting as long as it is one."""
    counts = any(isinstance(op, t.Modify) and isinstance(op.amount, t.Amount) for op in t.operations(ability))
    return counts and becomes_monster(effect) and tells_of_own_way(ability)


def _offers_effects(ability: t.Ability) -> bool:
    """ "Once per turn, you can activate 1 of these effects.": it is activated, although there is no colon."""
    op = ability.do[-1].op if ability.do else None
    return isinstance(op, t.Choose) and op.at == "activation"


def _of_equipped(draft: Draft, ability: t.Ability, span: Span) -> t.Ability:
    """ "When it destroys a monster", of a card that equips itself: the equipped monster."""
    when = ability.when
    if when is None or when.subject is None or when.subject.ref != "it":
        return ability
    ref = "equipped"
    given = draft.listing is not None and draft.listing.ability.given is not None
    if given or t.group_of(ability.do[0].op) == t.SELF:
        # What the heir gains speaks of the heir; "This card gains 300 ATK each time it attacks."
        ref = "self"
    elif draft.card.icon != "equip" and not draft.equips_itself:
        raise NotUnderstood(*span, "what “it” is")
    return replace(ability, when=replace(when, subject=replace(when.subject, ref=ref)))


def _with_position_kept(draft: Draft, ability: t.Ability, plain: bool) -> tuple[t.Step, ...] | None:
    """ "It is changed to Defense Position at the end of the Battle Phase": the sentence after it says for how long."""
    last = draft.last
    later = last.do[-1].op if last is not None and last.kind == "continuous" and last.do else None
    if last is None or not plain or len(ability.do) != 1 or not isinstance(later, t.Later):
        return None
    op = ability.do[0].op
    changes = any(isinstance(step.op, t.ChangePosition) for step in later.do)
    if not changes or not isinstance(op, t.Rule) or op.rule != "cannot change position" or not op.until:
        return None
    both = replace(later, do=(*later.do, replace(ability.do[0], link="also")))
    return (*last.do[:-1], replace(last.do[-1], op=both))


def _prepared(draft: Draft, ability: t.Ability, plain: bool, span: Span, headed: bool) -> t.Ability:
    """The ability of a sentence with everything where the tree wants it. Raises NotUnderstood."""
    first = ability.do[0]
    if isinstance(first.op, Timed) and plain:
        said, *others = steps_of(first.op.op)
        do = (replace(first, op=said.op), *others, *ability.do[1:])
        ability = replace(ability, windows=first.op.windows, do=do)
    told = headed and ability.optional  # "When this card is Summoned: You can … during the End Phase"
    if ability.when is not None and isinstance(first.op, t.Later) and not (ability.cost or told):
        raise NotUnderstood(*span, "used when it happens, or when its time comes")
    aimed = next((step.op for step in ability.do[:2] if isinstance(step.op, Targets)), None)
    if draft.older and aimed is not None:
        if any({*group.zones} & HIDDEN for group in aimed.groups):
            raise NotUnderstood(*span, "a choice among cards that are hidden")
        ability = modern(ability)
    if any(
        one.subject is not None and not one.subject.ref and one.subject.count > 1 for one in t.occasions(ability.when)
    ):
        raise NotUnderstood(*span, "how many at the same time")
    if tells_of_own_way(ability) and not any(map(summons_itself, draft.abilities)):
        raise NotUnderstood(*span, "Summoned in which way?")
    chosen = ability.do[-1].op if ability.do else None
    if isinstance(chosen, t.Choose) and chosen.at == "activation" and len(ability.do) > 1:
        ability = _before_choosing(ability, span)
    # What is declared together with the targets is declared at activation.
    if aimed is not None or _declares_name(first.op) or _begins_with_it(draft, ability):
        ability = replace(ability, do=tuple(_declared_now(step) for step in ability.do))
    elif isinstance(first.op, t.Declare) and first.op.at == "resolution":
        raise NotUnderstood(*span, "declared at activation, or later")
    if any(isinstance(step.op, OF_WHOLE_SENTENCES) for step in (*ability.cost, *ability.do)):
        raise NotUnderstood(*span, "words that belong at the start of an effect")
    return ability


def _declares_name(op: object) -> bool:
    return isinstance(op, t.Declare) and op.what == "name"


def _begins_with_it(draft: Draft, ability: t.Ability) -> bool:
    """ "Declare 1 Type of monster.", first on a card that stays: what it is activated for."""
    first = draft.card.kind != "monster" and not draft.brief and not draft.abilities
    return first and all(isinstance(step.op, t.Declare) for step in ability.do)


def _declared_now(step: t.Step) -> t.Step:
    return replace(step, op=replace(step.op, at="activation")) if isinstance(step.op, t.Declare) else step


def _before_choosing(ability: t.Ability, span: Span) -> t.Ability:
    """ "Discard 1 card, then activate 1 of these effects": all before the choice is cost or targets."""
    *paid, last = ability.do
    targets = ability.targets
    said: Any = paid[-1].op
    if isinstance(said, Targets):
        targets = (*targets, *said.groups)
        paid.pop()
    if any(isinstance(step.op, Targets) or step.optional or step.conditions for step in paid):
        raise NotUnderstood(*span, "what is paid for the choice")
    return replace(ability, cost=(*ability.cost, *paid), targets=targets, do=(replace(last, link=""),))


def _go_on(draft: Draft, effect: t.Ability, ability: t.Ability, span: Span) -> None:
    if ability.do and ability.do[0].link == "otherwise":
        effect, ability = where_it_can(effect, ability)
        ability = where_not(effect, ability, span)
        if is_upkeep(effect, ability) and ":" not in draft.text[effect.span[0] : span[0]]:
            draft.amend(span, kind="continuous", timing="", limit="", do=(*effect.do, *ability.do))
            return
    if ability.do and ability.do[-1].asks == "opponent":
        draft.amend(span, do=prevented(effect, ability, span))
        return
    if effect.limit in ("name", *OF_ALL_EFFECTS):
        raise NotUnderstood(*span, "an effect after its limit")
    if ability.targets and (effect.targets or (draft.older and chooses(effect))):
        raise NotUnderstood(*span, "targets chosen twice")
    draft.amend(span, do=(*effect.do, *ability.do), targets=effect.targets or ability.targets)
