"""Sentences about how a card itself is Summoned: its conditions, its own way, and the Tributes of a Ritual."""

from __future__ import annotations

import re
from difflib import SequenceMatcher

import msgspec

from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.clauses.headings import OWN_WAY
from sanam.games.yugioh.texts.reading.clauses.lines import Sentence
from sanam.games.yugioh.texts.reading.clauses.verbs import MaterialsGo, MaterialsOnly, Procedure, RitualTributes
from sanam.games.yugioh.texts.reading.draft import Draft, NotUnderstood, Span
from sanam.games.yugioh.texts.reading.nouns.groups import with_groups
from sanam.games.yugioh.texts.tree.within import groups_in

replace = msgspec.structs.replace
#: What a Summon does at once to others or to a player is an effect that is activated then.
ACTIVATED_THEN = (t.Destroy, t.Draw, t.Damage, t.GainLife, t.CreateTokens)


def take_own_summon(draft: Draft, sentence: Sentence, span: Span) -> bool:
    """Take up a sentence that tells how its card, or the Ritual Monster before it, is Summoned.

    False if it tells of something else. Raises NotUnderstood.
    """
    ability = sentence.ability
    first = ability.do[0]
    headed = sentence.headed and not _is_headed_way(ability, first.op)
    plain = not headed and not sentence.quick and not ability.cost and not ability.targets
    alone = plain and len(ability.do) == 1
    if plain and draft.last is not None and draft.last.kind == "summon" and _tells_what_follows(ability):
        do = (replace(first, conditions=tuple(c for c in first.conditions if c != OWN_WAY)), *ability.do[1:])
        _go_on(draft, do, span)
    elif plain and isinstance(first.op, Procedure) and all(step.link in ("", "and") for step in ability.do):
        _own_way(draft, ability, first, first.op, span)
        if not alone:
            _go_on(draft, ability.do[1:], span)
    elif ";" not in draft.text[slice(*span)] and (way := _way_at_a_cost(sentence)) is not None:
        _own_way(draft, ability, first, way, span)
    elif is_own_way(draft, ability) and (sentence.older or not sentence.headed):
        assert isinstance(first.op, t.SpecialSummon)
        step = replace(first, conditions=(*ability.conditions, *first.conditions), optional=True)
        way = Procedure(zones=("hand",), op=replace(first.op, group=t.SELF), cost=ability.cost)
        _own_way(draft, ability, step, way, span)
    elif alone and isinstance(first.op, RitualTributes):
        _ritual_tributes(draft, first.op, span)
    elif alone and isinstance(first.op, t.Further | MaterialsOnly):
        _of_its_materials(draft, ability, first, span)
    elif alone and isinstance(first.op, MaterialsGo):
        _of_synchro_materials(draft, first.op, span)
    elif alone and (sent := _sent_for_ritual(draft, ability, first)) is not None:
        _of_its_materials(draft, ability, sent, span)
    elif alone and isinstance(first.op, t.SummonCondition):
        draft.only_on_monsters(span)
        draft.append(replace(ability, kind="limit", optional=False), span)
    else:
        return False
    return True


def _is_headed_way(ability: t.Ability, op: t.Operation) -> bool:
    """ "Once per turn, you can Special Summon this card …"; of the Extra Deck also "During your Main Phase 2, …" and
    "If …, …"."""
    if not isinstance(op, Procedure) or ability.when is not None:
        return False
    free = not (ability.conditions or ability.windows)
    return op.zones == ("extra",) or (ability.limit == "turn" and free)


def _way_at_a_cost(sentence: Sentence) -> Procedure | None:
    """ "You can discard 1 monster and Special Summon this card (from your hand)", or "… to Special Summon …": what is
    done first is the cost of the Summon."""
    ability = sentence.ability
    *before, last = ability.do
    at_cost = all(isinstance(step.op, t.Move | t.PayLife) and not step.conditions for step in before)
    if sentence.headed or sentence.quick or ability.targets or not at_cost or not (before or ability.cost):
        return None
    if not isinstance(last.op, Procedure) or last.op.cost or last.conditions or last.link not in ("", "and"):
        return None
    cost = (*ability.cost, *(replace(step, optional=False) for step in before))
    return replace(last.op, cost=cost)


def _tells_what_follows(ability: t.Ability) -> bool:
    """ "If you do, …", "If Summoned this way, it is destroyed during the End Phase": what comes of the Summon."""
    first = ability.do[0]
    if ability.optional or ability.windows or ability.when:
        return False
    return first.link == "if you do" or (isinstance(first.op, t.Later) and OWN_WAY in first.conditions)


def _go_on(draft: Draft, steps: tuple[t.Step, ...], span: Span) -> None:
    """What comes of the Summon: what the monster then is as long as it stays, or what is done at once or later."""
    itself = with_groups(steps, lambda group: replace(group, ref="self") if group.ref == "it" else group)
    said = isinstance(itself[0].op, t.Modify) and any(group.ref == "cost" for group in groups_in(itself))
    if _is_so_from_then_on(itself) and not said:
        do = tuple(replace(step, link="" if at == 0 else step.link) for at, step in enumerate(itself))
        draft.append(t.Ability(kind="continuous", conditions=(OWN_WAY,), do=do), span)
        return
    if isinstance(itself[0].op, ACTIVATED_THEN) and not any(step.conditions for step in itself):
        draft.append(as_summoned_so((replace(itself[0], link=""), *itself[1:]), "if"), span)
        return
    last = draft.last
    assert last is not None
    if any(isinstance(step.op, Procedure | RitualTributes | t.SummonCondition | t.SpecialSummon) for step in itself):
        raise NotUnderstood(*span, "what comes of its Summon")
    draft.amend(span, do=(*last.do, replace(itself[0], link="if you do"), *itself[1:]))


def as_summoned_so(steps: tuple[t.Step, ...], timing: str) -> t.Ability:
    """ "You can Tribute 3 monsters to Tribute Summon this card. If you do: Destroy …": a Trigger Effect."""
    summoned = ("normal summoned", "special summoned")
    when = t.Occasion(events=summoned, subject=replace(t.SELF, filter=OWN_WAY.filter))
    return t.Ability(kind="trigger", timing=timing, when=when, do=steps, active=("field",))


def used_as_summoned_so(ability: t.Ability) -> t.Ability | None:
    """ "When this card is Special Summoned this way, you can …", in a sentence of its own of an older text."""
    first = ability.do[0] if ability.do else None
    if first is None or first.conditions != (OWN_WAY,) or not first.optional:
        return None
    do = (replace(first, conditions=(), optional=False), *ability.do[1:])
    return replace(as_summoned_so(do, "when"), optional=True)


def _is_so_from_then_on(steps: tuple[t.Step, ...]) -> bool:
    """ "… without Tributing, but its original ATK becomes 1000": what the monster then is as long as it stays.
    What is counted on the field is so only at that moment."""
    first, *others = steps
    lasts = all(isinstance(op, t.Modify) and op.group == t.SELF and not op.until for op in (step.op for step in steps))
    amounts = (getattr(step.op, "amount", None) for step in steps)
    found = any(isinstance(each, t.Amount) and each.group is not None and not each.group.ref for each in amounts)
    return lasts and not found and not first.conditions and all(step.link in ("and", "also") for step in others)


def is_own_way(draft: Draft, ability: t.Ability) -> bool:
    """Whether it is a way to Summon the card: "If you control no monsters, you can Special Summon this card from your
    hand." is no effect, for want of a colon (YZH-2.84)."""
    step = ability.do[0] if len(ability.do) == 1 else None
    if step is None or draft.card.kind != "monster" or ability.when or ability.windows or ability.limit:
        return False
    if ability.kind or ability.targets or not (ability.optional or step.optional):
        return False
    if ability.cost and not draft.older:
        return False
    itself = isinstance(step.op, t.SpecialSummon) and step.op.group == replace(t.SELF, zones=("hand",))
    return itself and bool(ability.conditions or step.conditions or ability.cost)


def _own_way(draft: Draft, ability: t.Ability, step: t.Step, said: Procedure, span: Span) -> None:
    draft.only_on_monsters(span)
    if not (ability.optional or step.optional):
        raise NotUnderstood(*span, "must it be Summoned so?")
    do = (t.Step(said.op),)
    cost = (*said.cost, *_tributes_of_level(draft.card.level)) if said.tributes else said.cost
    conditions = (*ability.conditions, *step.conditions) if said.zones == ("extra",) else step.conditions
    way = t.Ability(kind="summon", optional=True, conditions=conditions, cost=cost, do=do, active=said.zones)
    way = replace(way, unread=ability.unread, windows=ability.windows)
    if ability.limit:
        way = replace(way, limit="name")  # "Once per turn, you can also …": of the player, not of a card in the hand
    draft.append(way, span)


def _tributes_of_level(level: int) -> tuple[t.Step, ...]:
    """ "Tributes are required if it is Level 5 or higher": one for Levels 5 and 6, two for those above (YZH-2.73)."""
    if level < 5:
        return ()
    monsters = t.Group(count=1 if level < 7 else 2, whose="you", zones=("field",), filter=t.Filter(kinds=("monster",)))
    return (t.Step(t.Move(group=monsters, how="tribute")),)


def _ritual_tributes(draft: Draft, said: RitualTributes, span: Span) -> None:
    """ "You must also Tribute monsters …": goes on with the Ritual Summon that the sentence before tells."""
    last = draft.last
    op = last.do[-1].op if last is not None and last.do else None
    if isinstance(op, t.SummonCondition) and op.by == "ritual":
        return  # a Ritual Monster that repeats what its Ritual Spell says
    if last is None or not isinstance(op, t.RitualSummon) or op.zones:
        raise NotUnderstood(*span, "no Ritual Summon before it")
    if said.group is not None and said.group.filter != op.group.filter:
        raise NotUnderstood(*span, "another Ritual Monster than before")
    told = {name: getattr(said, name) for name in ("zones", "total", "exact", "of", "sent", "further")}
    op = replace(op, group=said.group or op.group, **told)
    draft.amend(span, do=(*last.do[:-1], replace(last.do[-1], op=op)))


def _of_its_materials(draft: Draft, ability: t.Ability, step: t.Step, span: Span) -> None:
    """ "If your opponent controls a monster, you can also use monsters in your Deck as Fusion Material.": what the
    Fusion or Ritual Summon of the sentence before may be done with, too."""
    last = draft.last
    told = last.do if last is not None else ()
    at = next((i for i, one in enumerate(told) if isinstance(one.op, t.FusionSummon | t.RitualSummon)), -1)
    op = told[at].op if told else None
    if last is None or not isinstance(op, t.FusionSummon | t.RitualSummon) or op.further is not None:
        raise NotUnderstood(*span, "no Summon with materials before it")
    if isinstance(step.op, MaterialsOnly):
        if not isinstance(op, t.FusionSummon) or ability.optional or step.optional or op.such is not None:
            raise NotUnderstood(*span, "no Summon with materials before it")
        op = replace(op, such=step.op.such)
    else:
        assert isinstance(step.op, t.Further)
        if not (ability.optional or step.optional) or not op.zones:
            raise NotUnderstood(*span, "must they be used?")
        op = replace(op, further=replace(step.op, conditions=(*ability.conditions, *step.conditions)))
    draft.amend(span, do=(*told[:at], replace(told[at], op=op), *told[at + 1 :]))


def _of_synchro_materials(draft: Draft, said: MaterialsGo, span: Span) -> None:
    last = draft.last
    op = last.do[-1].op if last is not None and last.do else None
    if last is None or not isinstance(op, t.ExtraSummon) or op.how != "synchro":
        raise NotUnderstood(*span, "no Synchro Summon before it")
    draft.amend(span, do=(*last.do[:-1], replace(last.do[-1], op=replace(op, fate=said.fate))))


def _sent_for_ritual(draft: Draft, ability: t.Ability, step: t.Step) -> t.Step | None:
    """ "You can also send "Odd-Eyes" monsters from your Extra Deck to the GY.": so many as make up the Levels of the
    Ritual Summon before it."""
    last, move = draft.last, step.op
    ritual = last is not None and bool(last.do) and isinstance(last.do[-1].op, t.RitualSummon)
    if not ritual or not isinstance(move, t.Move) or move.how != "send" or not (ability.optional or step.optional):
        return None
    group = move.group
    if group.ref or group.number != "all" or group.whose != "you" or not {*group.zones} <= {"deck", "extra"}:
        return None
    return replace(step, op=t.Further(group=group))


def take_condition(draft: Draft, ability: t.Ability, span: Span) -> None:
    """ "Cannot be Normal Summoned/Set." and "Must …" are one condition."""
    draft.only_on_monsters(span)
    last = draft.last
    if last is None or last.kind != "limit":
        draft.append(ability, span)
        return
    old, new = last.do[0].op, ability.do[0].op
    assert isinstance(old, t.SummonCondition) and isinstance(new, t.SummonCondition)
    same = old.by == new.by and not (old.name and new.name and old.name != new.name)
    if (old.special and new.special and not same) or (old.normal and not new.normal):
        raise NotUnderstood(*span, "two conditions of Summoning")
    way = new if new.special else old
    if old.special and new.special:
        strict = "only" if "only" in (old.special, new.special) else "first"
        way = replace(way, special=strict, name=old.name or new.name)
    both = replace(
        way,
        normal=old.normal,
        not_from=(*old.not_from, *new.not_from),
        not_while=old.not_while or new.not_while,
        as_spell=old.as_spell or new.as_spell,
        unless=(*old.unless, *new.unless),
        flip_unless=(*old.flip_unless, *new.flip_unless),
        tributes=old.tributes or new.tributes,
        face_up=old.face_up or new.face_up,
        tributes_of=old.tributes_of or new.tributes_of,
        tributes_too=old.tributes_too or new.tributes_too,
        tributes_most=old.tributes_most or new.tributes_most,
        exact=old.exact or new.exact,
    )
    draft.amend(span, do=(t.Step(both),))


def check_own_name(draft: Draft, ability: t.Ability, span: Span, *, former: bool = False) -> None:
    """A line about the card names it; some are printed with a letter or two wrong, or with a `former` name of it.

    Raises NotUnderstood.
    """
    op = ability.do[0].op
    assert isinstance(op, t.SummonCondition)
    said, name = op.name.removesuffix("(s)"), draft.card.name
    if not said or said == name:
        return
    one, other = (re.sub(r"[^a-z0-9]", "", each.lower()) for each in (said, name))
    if former and _was_named(said, name):
        return
    if one != other and not (len(name) > 8 and SequenceMatcher(None, one, other).ratio() > (0.85 if former else 0.9)):
        raise NotUnderstood(*span, f"speaks of another card: {op.name}")


def excepting_itself(ability: t.Ability, name: str) -> t.Ability:
    """ "… except NAME", where the card's own name is printed with a letter or two wrong."""

    def meant(group: t.Group) -> t.Group:
        names = tuple(name if _misprinted(one, name) else one for one in group.filter.not_names)
        changed = names != group.filter.not_names
        return replace(group, filter=replace(group.filter, not_names=names)) if changed else group

    printed = any(_misprinted(one, name) for group in groups_in(ability) for one in group.filter.not_names)
    return with_groups(ability, meant) if printed else ability


def _misprinted(said: str, name: str) -> bool:
    """Whether nearly all letters are those of the name; cards whose names differ by a number are different ones."""
    if said == name or abs(len(said) - len(name)) > 2 or len(name) <= 12:
        return False
    digits = [re.findall(r"\d+", each) for each in (said, name)]
    return digits[0] == digits[1] and SequenceMatcher(None, said.lower(), name.lower()).ratio() > 0.95


def _was_named(said: str, name: str) -> bool:
    """Whether the card may have had that name before: the same words in another order, or with one word more."""
    one, other = (sorted(re.findall(r"(?!(?:of|the)\b)\b[a-z0-9]+", each.lower())) for each in (said, name))
    more, fewer = (one, other) if len(one) >= len(other) else (other, one)
    rest = list(more)
    for word in fewer:
        if word not in rest:
            return False
        rest.remove(word)
    return len(fewer) > 1 and len(rest) <= 1 and not any(word.isdigit() for word in rest)


def tells_of_own_way(ability: t.Ability) -> bool:
    """Whether it speaks of this card's having been Summoned "this way"."""
    parts = (*ability.conditions, *(condition for step in ability.do for condition in step.conditions))
    subject = ability.when.subject if ability.when is not None else None
    filters = [part.filter for part in parts if isinstance(part, t.Is)] + ([subject.filter] if subject else [])
    return any(filter_.summoned == "own" for filter_ in filters)


def in_its_way(abilities: list[t.Ability]) -> list[t.Ability]:
    """Where a card can be Normal Summoned with different numbers of Tributes, "If you do, …" tells of the way before
    it."""
    ways = [ability.do[0].op for ability in abilities if ability.kind == "summon" and ability.do]
    numbers = [way.tributes for way in ways if isinstance(way, t.NormalSummon) and way.tributes is not None]
    if len(ways) < 2 or len({*numbers}) < len(ways):
        return abilities
    found: list[t.Ability] = []
    so = ""
    for ability in abilities:
        way = ability.do[0].op if ability.kind == "summon" else None
        so = f"own {way.tributes}" if isinstance(way, t.NormalSummon) else so
        found.append(_summoned_so(ability, so) if so and tells_of_own_way(ability) else ability)
    return found


def _summoned_so(ability: t.Ability, so: str) -> t.Ability:
    def told(condition: t.Condition) -> t.Condition:
        if not isinstance(condition, t.Is) or condition.filter.summoned != "own":
            return condition
        return replace(condition, filter=replace(condition.filter, summoned=so))

    when = ability.when
    if when is not None and when.subject is not None and when.subject.filter.summoned == "own":
        when = replace(when, subject=replace(when.subject, filter=replace(when.subject.filter, summoned=so)))
    do = tuple(replace(step, conditions=tuple(map(told, step.conditions))) for step in ability.do)
    return replace(ability, when=when, conditions=tuple(map(told, ability.conditions)), do=do)


def summons_itself(ability: t.Ability) -> bool:
    """Whether an ability brings its own card to the field."""
    summons = (op for op in t.operations(ability) if isinstance(op, t.SpecialSummon | t.NormalSummon))
    first = ability.do[0].op if ability.do else None
    told = ability.when is not None and ability.when.subject == t.SELF and not ability.targets
    put_off = (told and isinstance(first, t.Later)) or (isinstance(first, t.Move) and first.group == t.SELF)
    own = ("self", "it") if put_off else ("self",)
    return ability.kind == "summon" or any(op.group.ref in own for op in summons)


def first_by_itself(abilities: list[t.Ability]) -> list[t.Ability]:
    """ "Cannot be Normal Summoned or Set.", of a monster that has its own way to the field: a Special Summon Monster,
    which others Summon only after that (YZH-2.81, YZH-2.84)."""

    def comes(ability: t.Ability) -> bool:
        summons = [op for op in t.operations(ability) if isinstance(op, t.SpecialSummon) and op.group.ref == "self"]
        return any("hand" in (op.group.zones or ability.active) for op in summons)

    def first(ability: t.Ability) -> t.Ability:
        op = ability.do[0].op if ability.kind == "limit" else None
        if not isinstance(op, t.SummonCondition) or op.normal or op.special or op.by or op.unless:
            return ability
        return replace(ability, do=(t.Step(replace(op, special="first", by="own")), *ability.do[1:]))

    return [first(ability) for ability in abilities] if any(map(comes, abilities)) else abilities
