"""Lines that begin with "●": things to choose from, results of a coin or die, or effects of their own."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.antecedents import with_it
from sanam.games.yugioh.texts.reading.clauses.bullets import Bullet
from sanam.games.yugioh.texts.reading.clauses.complements import LISTED
from sanam.games.yugioh.texts.reading.clauses.counters import priced, without_open_price
from sanam.games.yugioh.texts.reading.clauses.lines import Sentence
from sanam.games.yugioh.texts.reading.clauses.verbs import Targets
from sanam.games.yugioh.texts.reading.draft import ACTIVATED, Draft, NotUnderstood, Span
from sanam.games.yugioh.texts.reading.kinds import MOVING
from sanam.games.yugioh.texts.reading.older import modern
from sanam.games.yugioh.texts.reading.standing import lasts

replace = msgspec.structs.replace


# --------------------------------------------------------------------------- things to choose from, and results
def is_open(ability: t.Ability, wanted: bool = False) -> bool:
    """Whether its last operation can take "●" lines; `wanted`: whether it must still take one."""
    op = ability.do[-1].op if ability.do else None
    if (foreseen := _foreseen(ability)) is not None:
        return not (wanted and foreseen.any)
    if isinstance(op, t.Choose):
        return len(op.options) < 2 or not wanted
    if isinstance(op, t.TossCoin):
        return not wanted or (op.called and not op.heads)
    return isinstance(op, t.RollDie) and not wanted


def _foreseen(ability: t.Ability) -> t.Prospect | None:
    """ "When a card or effect is activated that includes any of these effects": what the lines with "●" then tell."""
    prospect = ability.when.prospect if ability.when is not None else None
    return prospect if prospect is not None and prospect.what == "listed" else None


def _take_prospect(draft: Draft, bullet: Bullet, known: t.Prospect, span: Span) -> None:
    ability = draft.abilities[-1]
    if bullet.would and ability.when is not None:
        draft.amend(span, when=replace(ability.when, prospect=replace(known, any=(*known.any, *bullet.would))))
        return
    op = bullet.steps[0].op if len(bullet.steps) == 1 and not bullet.targets and not bullet.cost else None
    group = t.group_of(op)
    if not isinstance(op, t.Move | t.SpecialSummon) or group is None or group.ref or not group.zones:
        raise NotUnderstood(*span, "what the effect would do")
    what = op.how if isinstance(op, t.Move) else "special summon"
    some = t.Prospect(what=what, group=t.Group(zones=group.zones))
    assert ability.when is not None
    when = replace(ability.when, prospect=replace(known, any=(*known.any, some)))
    draft.amend(span, when=when)


def complete(draft: Draft, following: t.Ability | None = None) -> None:
    """A sentence follows that is no "●" line: the one before must have all it wanted. Raises NotUnderstood."""
    if draft.choosing is None:
        return
    _end_sequence(draft)
    draft.abilities[-1] = without_open_price(draft.abilities[-1])
    if not _tells_result(following) and is_open(draft.abilities[-1], wanted=True):
        raise NotUnderstood(*draft.choosing, "its ● lines are missing")
    draft.choosing = None


def _end_sequence(draft: Draft) -> None:
    """ "Apply these effects in sequence.": its lines are steps, one after another, whatever became of those before."""
    *before, last = draft.abilities[-1].do or (None,)
    if last is None or not isinstance(last.op, t.Choose) or last.op.at != "sequence" or len(last.op.options) < 2:
        return
    (first, *rest), *others = last.op.options
    if last.op.conditions:  # each as far as there are so many, whatever becomes of the others; or only one of them
        alone = isinstance(said := last.op.conditions[0][0], t.Compare) and said.sign == "="
        others = [(replace(option[0], link="otherwise" if alone else ""), *option[1:]) for option in others]
    do = (replace(first, link=last.link), *rest, *(step for option in others for step in option))
    draft.abilities[-1] = replace(draft.abilities[-1], do=(*before, *do))
    draft.today.add(draft.abilities[-1].span[0])  # only texts of today are worded so: what they choose is no target


def choose_each_once(draft: Draft) -> None:
    """ "Once per turn: activate 1 of these effects. Each of them once while this card is face-up": each is an effect of
    its own, and only where no other was used in this turn. Raises NotUnderstood."""
    if not draft.each_once:
        return
    used = [at for at, ability in enumerate(draft.abilities) if ability.kind in ACTIVATED]
    ability = draft.abilities[used[0]] if len(used) == 1 else None
    op = ability.do[0].op if ability is not None and len(ability.do) == 1 else None
    if ability is None or not isinstance(op, t.Choose) or op.at != "activation" or ability.limit != "turn":
        raise NotUnderstood(0, 0, "each of which effects")
    unused = t.ThisTurn(t.SELF, ("effect used",), never=True)
    blank: tuple[tuple[t.Step, ...], ...] = ((),) * len(op.options)
    draft.abilities[used[0] : used[0] + 1] = [
        replace(
            ability,
            conditions=(*ability.conditions, *gates, unused),
            cost=(*ability.cost, *paid),
            targets=(*ability.targets, *aims),
            do=steps,
            limit="faceup",
        )
        for steps, aims, paid, gates in zip(
            op.options, op.targets or blank, op.costs or blank, op.conditions or blank, strict=True
        )
    ]


def _tells_result(ability: t.Ability | None) -> bool:
    """ "If you call it right, …": what comes of a coin, in a sentence of its own."""
    said = ability.do[0].conditions if ability is not None and ability.do else ()
    return any(isinstance(each, t.Compare) and each.left == t.Amount(of="heads") for each in said)


KINDS = ("monster", "spell", "trap")


def _take_for_kind(draft: Draft, bullet: Bullet, span: Span) -> None:
    """ "● Monster: …": done if that is what the card is which was handled last. Raises NotUnderstood."""
    *before, last = draft.abilities[-1].do
    first = isinstance(last.op, t.Choose) and last.op.at == "kind"
    told = [step for step in draft.abilities[-1].do if _kind_of(step)]
    if bullet.targets or bullet.cost or not (first or told) or bullet.result in map(_kind_of, told):
        raise NotUnderstood(*span, "this ● does not fit the sentence before it")
    handled = t.Is(t.Group(ref="it"), t.Filter(kinds=(bullet.result,)))
    opening, *rest = bullet.steps
    opening = replace(opening, conditions=(handled, *opening.conditions), optional=bullet.may or opening.optional)
    opening = replace(opening, link=last.link if first else "otherwise")
    draft.amend(span, do=(*(before if first else (*before, last)), opening, *rest))


def _kind_of(step: t.Step) -> str:
    """The kind of card that the step is for."""
    said = step.conditions[0] if step.conditions else None
    of_it = isinstance(said, t.Is) and said.group == t.Group(ref="it") and said.filter.kinds
    return said.filter.kinds[0] if isinstance(said, t.Is) and of_it else ""


def _take_for_position(draft: Draft, bullet: Bullet, span: Span) -> None:
    """ "● Attack Position: …": done if that is how the card lies then."""
    *before, last = draft.abilities[-1].do
    first = isinstance(last.op, t.Choose) and last.op.at == "position"
    others = [step for step in before if _position_of(step)] if not first else []
    if bullet.targets or bullet.cost or not (first or _position_of(last)) or bullet.result in map(_position_of, others):
        raise NotUnderstood(*span, "this ● does not fit the sentence before it")
    position = t.Is(t.SELF, t.Filter(position=bullet.result))
    steps = [replace(step, conditions=(position, *step.conditions)) for step in bullet.steps]
    kept = before if first else [*before, last]
    draft.amend(span, do=(*kept, *steps))


def _position_of(step: t.Step) -> str:
    """The battle position that the step is for."""
    said = step.conditions[0] if step.conditions else None
    return said.filter.position if isinstance(said, t.Is) and said.group == t.SELF else ""


def _past_limit(draft: Draft) -> None:
    """How often the card is activated may be said between what is to choose from and its lines."""
    if draft.choosing is not None and len(draft.abilities) > 1 and draft.abilities[-1].kind == "activation limit":
        draft.abilities[-2:] = reversed(draft.abilities[-2:])


def goes_by_number(draft: Draft) -> t.Choose | None:
    """ "Apply these effects in sequence, based on the number of …", where its lines are still to come."""
    _past_limit(draft)
    last = draft.abilities[-1].do[-1:] if draft.choosing is not None else ()
    op = last[0].op if last else None
    return op if isinstance(op, t.Choose) and op.at == "sequence" and op.conditions else None


def take_for_number(draft: Draft, sentence: Sentence, conditions: tuple[t.Condition, ...], span: Span) -> bool:
    """ "● 3 or more: …": done if there are so many then, where the lines go by a number. Raises NotUnderstood."""
    op = goes_by_number(draft)
    if op is None:
        return False
    ability = sentence.ability
    plain = not (sentence.headed or sentence.rule or sentence.body or ability.cost or ability.targets or ability.when)
    (counted,) = op.conditions[0]
    numbers = [each for each in conditions if isinstance(each, t.Compare) and each.left == LISTED]
    assert isinstance(counted, t.Compare)
    alone = counted.sign == "="
    wrong = any(each.sign != "≥" for each in numbers) and not alone
    split = alone and any(step.link in ("", "also", "otherwise") for step in ability.do[1:])
    if not plain or not ability.do or len(numbers) != len(conditions) or wrong or split:
        raise NotUnderstood(*span, "this ● does not fit the sentence before it")
    so_many = tuple(replace(each, left=counted.left) for each in numbers)
    steps = tuple(
        replace(step, conditions=(*so_many, *step.conditions)) if step.link in ("", "also") else step
        for step in ability.do
    )
    *before, last = draft.abilities[-1].do
    draft.amend(span, do=(*before, replace(last, op=replace(op, options=(*op.options, steps)))))
    return True


def take_bullet(draft: Draft, bullet: Bullet, span: Span) -> None:
    """Take up a line. Raises NotUnderstood."""
    result, steps, targets, cost = bullet.result, bullet.steps, bullet.targets, bullet.cost
    if draft.choosing is None:
        raise NotUnderstood(*span, "nothing to choose from before this ●")
    _past_limit(draft)
    ability = draft.abilities[-1]
    if (foreseen := _foreseen(ability)) is not None:
        _take_prospect(draft, bullet, foreseen, span)
        return
    if bullet.would:
        raise NotUnderstood(*span, "this ● does not fit the sentence before it")
    last = ability.do[-1]
    at_activation = isinstance(last.op, t.Choose) and last.op.at == "activation"
    if bullet.may and isinstance(last.op, t.Choose) and last.op.at == "sequence":
        steps = (replace(steps[0], optional=True), *steps[1:])
    if cost and not at_activation:
        raise NotUnderstood(*span, "what is paid when it resolves")
    if bullet.conditions and not at_activation:
        raise NotUnderstood(*span, "when it can be chosen")
    if not targets and not cost and at_activation and (draft.older or isinstance(steps[0].op, Targets)):
        said = modern(t.Ability(kind="", do=steps))
        steps, targets, cost = said.do, said.targets, said.cost
    cost = priced(cost, ability.cost)
    if targets and not at_activation:
        raise NotUnderstood(*span, "what is targeted when it resolves")
    if result in KINDS:
        _take_for_kind(draft, bullet, span)
        return
    if result in ("attack", "defense"):
        _take_for_position(draft, bullet, span)
        return
    match last.op:
        case t.Choose() as choice if result is None and choice.at != "position":
            aims = (*(choice.targets or ((),) * len(choice.options)), targets)
            if any(aims) and ability.targets:
                raise NotUnderstood(*span, "targets chosen twice")
            paid = (*(choice.costs or ((),) * len(choice.options)), cost)
            gates = (*(choice.conditions or ((),) * len(choice.options)), bullet.conditions)
            op: t.Operation = replace(
                choice,
                options=(*choice.options, steps),
                targets=aims if any(aims) else (),
                costs=paid if any(paid) else (),
                conditions=gates if any(gates) else (),
            )
        case t.TossCoin() as coin if result == "heads" and not coin.heads:
            op = replace(coin, heads=steps)
        case t.TossCoin() as coin if result == "tails" and not coin.tails:
            op = replace(coin, tails=steps)
        case t.RollDie() as die if isinstance(result, tuple) and all(1 <= face <= 6 for face in result):
            if {face for known in die.faces for face in known.results} & {*result}:
                raise NotUnderstood(*span, "a result given twice")
            op = replace(die, faces=(*die.faces, t.Face(result, steps)))
        case _:
            raise NotUnderstood(*span, "this ● does not fit the sentence before it")
    draft.amend(span, do=(*ability.do[:-1], replace(last, op=op)))


def begins_anew(draft: Draft, said: Any) -> bool:
    """Whether a sentence after what a die or a coin brings is an effect of its own: it has a heading, or holds."""
    last = draft.abilities[-1].do[-1].op if draft.abilities and draft.abilities[-1].do else None
    if not isinstance(said, Sentence) or not isinstance(last, t.RollDie | t.TossCoin):
        return False
    return said.headed or said.rule or (bool(said.ability.do) and all(map(_always_holds, said.ability.do)))


def _always_holds(step: t.Step) -> bool:
    """ "The battle damage this card inflicts to your opponent is halved": whatever the die or the coin has shown."""
    op = step.op
    return isinstance(op, t.Rule) and op.group == t.SELF and not op.until and not step.link and not step.conditions


def go_on_with_bullet(draft: Draft, said: Any, span: Span) -> None:
    """A further sentence of a line: its steps are of that line. Raises NotUnderstood."""
    steps = said.ability.do if isinstance(said, Sentence) and not (said.rule or said.headed or said.body) else ()
    last = draft.abilities[-1].do[-1] if draft.abilities and draft.abilities[-1].do else None
    op = last.op if last is not None and draft.choosing is not None else None
    if not steps or last is None or not isinstance(op, t.Choose) or not op.options:
        raise NotUnderstood(*span, "not a part of the ● before it")
    *before, option = op.options
    op = replace(op, options=(*before, (*option, *steps)))
    draft.amend(span, do=(*draft.abilities[-1].do[:-1], replace(last, op=op)))


# ---------------------------------------------------------------------------------- results that are kept
KEPT = t.Amount(of="kept")
#: Lines of a coin that are effects the card has from then on.
_HAS_THEN = re.compile(
    r"[●•] ?(?:Heads|Tails): (?:When|Each time|If|During|While|All|You cannot|This card (?:can|gains|cannot))\b"
)


def keeps_result(draft: Draft) -> bool:
    """Whether the coin that the last effect tosses gives the card one of the effects that are listed then: "When this
    card is Summoned: Toss a coin and gain the appropriate effect." """
    last = draft.last_effect
    coin = last.do[-1].op if last is not None and last.do else None
    if last is None or not isinstance(coin, t.TossCoin) or draft.card.kind != "monster":
        return False
    summoned = last.when is not None and last.when.subject == t.SELF and last.kind == "trigger"
    return coin.keep or (summoned and coin == t.TossCoin() and _HAS_THEN.search(draft.text) is not None)


def begin_coin_list(draft: Draft, span: Span) -> None:
    """The lines after it are effects that the card has by what the coin shows. Raises NotUnderstood."""
    if draft.listing is not None:
        raise NotUnderstood(*span, "a second list of effects")
    *before, last = draft.abilities[-1].do
    draft.amend(span, do=(*before, replace(last, op=replace(last.op, keep=True))))
    draft.listing = Sentence(ability=t.Ability(kind=""), listing=True, counted=KEPT)
    draft.choosing = None


def done_at_once(draft: Draft, sentence: Sentence, conditions: tuple[t.Condition, ...], span: Span) -> bool:
    """A line of a coin that is no effect the card has then, but done as it shows so. Raises NotUnderstood."""
    listing, ability = draft.listing, sentence.ability
    if listing is None or listing.counted != KEPT or sentence.headed or sentence.rule or not ability.do:
        return False
    if sentence.quick or sentence.body or ability.cost or ability.targets or lasts(ability.do):
        return False
    at = next(at for at, one in enumerate(draft.abilities) if any(map(_is_kept_coin, one.do)))
    *before, last = draft.abilities[at].do
    side = "heads" if conditions == (t.Compare(KEPT, "=", 1),) else "tails"
    if not _is_kept_coin(last) or getattr(last.op, side):
        raise NotUnderstood(*span, "what is done as the coin shows so")
    do = (*before, replace(last, op=replace(last.op, **{side: ability.do})))
    draft.abilities[at] = replace(draft.abilities[at], do=do)
    draft.listed.append(at)
    return True


def _is_kept_coin(step: t.Step) -> bool:
    return isinstance(step.op, t.TossCoin) and step.op.keep


# ---------------------------------------------------------------------------------- lists of effects
#: How a line with "●" begins that is an effect of its own: when, or what its player can pay and target for it.
_HEADED = re.compile(r"[●•]\s*(?:When|If|During|At|After|Before|Once|You can)\b[^●•]*?[:;]")


def lists_headed_effects(draft: Draft, sentence: Sentence) -> bool:
    """ "Once per turn, you can activate 1 of these effects.", where one of these has a heading of its own: each is an
    effect of its own, and one of them is used in a turn."""
    ability = sentence.ability
    op = ability.do[-1].op if len(ability.do) == 1 else None
    if not isinstance(op, t.Choose) or op.at != "activation" or not ability.optional or draft.card.kind != "monster":
        return False
    plain = not (ability.when or ability.conditions or ability.windows or ability.cost or ability.targets)
    return plain and ability.limit in ("", "turn") and _HEADED.search(draft.text) is not None


def begin_list(draft: Draft, sentence: Sentence, span: Span) -> None:
    """ "Once per turn, you can use 1 of these effects.": said of each effect that follows."""
    if draft.listing is not None:
        raise NotUnderstood(*span, "a second list of effects")
    if sentence.otherwise is not None:
        if draft.last is None or draft.last.kind != "continuous" or draft.last.conditions:
            raise NotUnderstood(*span, "what it is without these effects")
        draft.amend(span, conditions=(sentence.otherwise,))
    draft.listing = sentence


def so_many(draft: Draft, conditions: tuple[t.Condition, ...], span: Span) -> tuple[t.Condition, ...]:
    """The conditions of a line, its numbers being of what the list goes by. Raises NotUnderstood."""
    counted = draft.listing.counted if draft.listing is not None else None
    if goes_by_number(draft) is not None:
        return conditions
    if (counted is None) == any(isinstance(each, t.Compare) and each.left == LISTED for each in conditions):
        raise NotUnderstood(*span, "a number of what, or a line without one")
    if counted is None:
        return conditions
    return tuple(replace(each, left=counted) if isinstance(each, t.Compare) else each for each in conditions)


def add_to_list(draft: Draft, before: int, conditions: tuple[t.Condition, ...], span: Span) -> None:
    """The abilities from number `before` on are of the list; `conditions`: they hold only then."""
    said = draft.listing.ability.conditions if draft.listing is not None else ()
    for index in range(before, len(draft.abilities)):
        ability = draft.abilities[index]
        if ability.kind not in (*ACTIVATED, "continuous") and (said or conditions):
            raise NotUnderstood(*span, "what holds at some times only")
        ability, still = _as_it_was(ability, said)
        given = draft.listing.ability.given if draft.listing is not None else None
        if given is not None and ability.kind == "continuous":  # "It" is the monster that has gained it.
            ability = replace(ability, do=with_it(ability.do, t.SELF))
        listed = draft.listing.ability if draft.listing is not None else None
        begins = listed is not None and (listed.limit != "turn" or draft.text[ability.span[0]] in "●•")
        if listed is not None and begins and listed.optional and ability.kind in ACTIVATED:
            ability = replace(ability, optional=True)  # not what a further sentence of its line has happen later
        draft.abilities[index] = replace(ability, conditions=(*still, *conditions, *ability.conditions), given=given)
        draft.listed.append(index)
    if len(draft.abilities) == before and draft.text[span[0]] in "●•":
        raise NotUnderstood(*span, "not an effect of its own")


def limit_list(draft: Draft, strict: bool = True) -> None:
    """Lay the limit of the list on the effects in it. Raises NotUnderstood; unless `strict`, an effect with a limit of
    its own keeps that."""
    if draft.listing is not None and not draft.listed:
        raise NotUnderstood(0, 0, "a list of no effects")
    limit = draft.listing.ability.limit if draft.listing is not None else ""
    for index in draft.listed if limit else ():
        ability = draft.abilities[index]
        if ability.kind in (*ACTIVATED, "summon"):
            if ability.limit and strict:
                raise NotUnderstood(*ability.span, "the effect is limited twice")
            draft.abilities[index] = replace(ability, limit=ability.limit or limit)
    draft.listed = []


def _as_it_was(ability: t.Ability, conditions: tuple[t.Condition, ...]) -> tuple[t.Ability, tuple[t.Condition, ...]]:
    """How the card was Summoned, which must hold for the ability: of a card that has left, as it was then."""
    when = ability.when
    if when is None or when.subject != t.SELF or when.others or when.events[0] not in MOVING:
        return ability, conditions
    for condition in conditions:
        if isinstance(condition, t.Is) and condition.filter == t.Filter(summoned=condition.filter.summoned):
            subject = replace(t.SELF, filter=condition.filter)
            return replace(ability, when=replace(when, subject=subject)), tuple(c for c in conditions if c != condition)
    return ability, conditions
