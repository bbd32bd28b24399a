"""Which cards may be picked for an operation or as a target."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from sanam.games.yugioh.texts.execution.able import (
    ATTACKS_AGAIN,
    has_what_changes,
    how_summoned,
    may_attack_again,
    may_lie_under,
    moves,
    tributes_there,
    turned,
    would_change,
)
from sanam.games.yugioh.texts.execution.conditions import next_of
from sanam.games.yugioh.texts.execution.context import Context, link_of, refs, source_context
from sanam.games.yugioh.texts.execution.filters import matches
from sanam.games.yugioh.texts.execution.groups import find, refer
from sanam.games.yugioh.texts.execution.host import Host
from sanam.games.yugioh.texts.execution.limits import used_up
from sanam.games.yugioh.texts.execution.standing_effects import standing
from sanam.games.yugioh.texts.execution.summonable import may_be_summoned
from sanam.games.yugioh.texts.execution.values import has_value, values
from sanam.games.yugioh.texts.tree import (
    Ability,
    Amount,
    Attach,
    Become,
    ChangePosition,
    Choose,
    CopyEffects,
    CreateTokens,
    Destroy,
    Detach,
    Draw,
    Equip,
    ExtraSummon,
    FusionSummon,
    Group,
    Modify,
    Move,
    Negate,
    NormalSummon,
    Operation,
    OrderAttack,
    PassOn,
    PlaceCounters,
    PlaceSpell,
    Redirect,
    RemoveCounters,
    Replace,
    RitualSummon,
    Rule,
    SetCard,
    SpecialSummon,
    Step,
    SwapControl,
    TakeControl,
    group_of,
    parts,
    targets_of,
)
from sanam.games.yugioh.texts.tree.within import groups_in
from sanam.games.yugioh.vocabulary.zones import FIELD


def groups(op: Operation) -> list[Group]:
    """The groups of an operation whose cards are picked before it is carried out, in order."""
    match op:
        case FusionSummon() | RitualSummon() | ExtraSummon() | RemoveCounters() | Detach() | Replace():
            return []  # their cards are picked while they are carried out
        case Equip():
            return [op.card, op.to]
        case Attach() | OrderAttack():
            return [op.group, op.to]
        case Rule() if lasting_group(op):
            return []
    group = group_of(op)
    return [group] if group is not None else []


def _may_pay_with_itself(duel: Host, ctx: Context, op: Operation | None) -> bool:
    """Whether a monster that Summons itself from the hand or the Graveyard may be discarded for that."""
    if ctx.ability < 0 or not isinstance(op, Move) or op.how != "discard":
        return False
    ability = duel.abilities(ctx.card)[ctx.ability]
    return ability.kind == "summon" and "graveyard" in ability.active


def lasting_group(op: Rule) -> bool:
    """Whether the rule is for whatever cards its group finds as long as it lasts."""
    return not op.group.ref and op.group.number == "all" and not op.group.now


def _owed_first(duel: Host, ctx: Context, group: Group, cards: list[int]) -> list[int]:
    """Of the cards to be Tributed those that must be, though the opponent controls them (`StandingEffects.owed`)."""
    owed = [card for card in standing(duel).owed(ctx.seat) if matches(duel, group.filter, card, ctx.card)]
    enough = group.number == "exactly" and group.count <= len(owed)
    return owed if owed and enough else [*owed, *cards]


def candidates(duel: Host, ctx: Context, op: Operation | None, group: Group, slot: int = 0) -> list[int]:
    """The cards that may be picked for this group of the operation (None: as a target)."""
    # Players know what they Tribute of their own, face-down or not.
    seen = isinstance(op, Move) and op.how == "tribute" and group.whose == "you"
    cards = refer(duel, ctx, group) if group.ref else find(duel, ctx, group, seen)
    if seen and not group.ref and "field" in group.zones:
        cards = _owed_first(duel, ctx, group, cards)
    if (ctx.activating or ctx.gone) and not group.ref and not _may_pay_with_itself(duel, ctx, op):
        # A card that is being activated is not yet, or no longer, one of the cards it speaks of.
        cards = [card for card in cards if card != ctx.card]
    if op is None:
        now, doomed = standing(duel), duel.doomed()
        cards = [card for card in cards if not now.has(card, "cannot be targeted", ctx.card)] if now.laws else cards
        cards = [card for card in cards if card not in doomed] if doomed else cards  # YZH-4.6, YFA-4.7
        meant = _done_to(duel.abilities(ctx.card)[ctx.ability], group) if ctx.ability >= 0 else ()
        if meant:
            cards = [
                card
                for card in cards
                if any(able(duel, ctx, op, card, slot) and would_change(duel, op, card) for op, slot in meant)
            ]
            if isinstance(meant[0][0], Destroy | Move):
                cards = _making_room(duel, ctx, cards, "target")
        if ctx.ability >= 0 and (copied := _copied(duel.abilities(ctx.card)[ctx.ability])):
            now, mine = standing(duel), standing(duel).value(ctx.card, copied)
            cards = [card for card in cards if now.value(card, copied) != mine and has_value(duel, card, copied)]
        return suiting(duel, ctx, "target", cards)
    if ctx.instead and not group.ref:
        spared = {card for card, _ in ctx.it or ()}
        cards = [card for card in cards if card not in spared]
    if len(group.zones) > 1 and ctx.cause != "cost" and standing(duel).player(ctx.seat, "graveyard stays"):
        cards = [card for card in cards if duel.zone_word(card) != "graveyard"]
    cards = [card for card in cards if able(duel, ctx, op, card, slot)]
    if not group.ref and group.number != "all":
        cards = [card for card in cards if would_change(duel, op, card)]
    if ctx.cause != "cost":
        return cards
    arriving = duel.table.marks.get("arriving")
    if arriving:  # a monster whose Summon may still be negated is not there yet
        cards = [card for card in cards if card not in arriving]
    if (
        not group.ref
        and ctx.ability >= 0
        and ctx.card in cards
        and _needs_itself(duel.abilities(ctx.card)[ctx.ability])
        and not _may_pay_with_itself(duel, ctx, op)
    ):
        cards = [card for card in cards if card != ctx.card]
    host = duel.table.cards[ctx.card].host
    if host in cards and not group.ref and ctx.ability >= 0 and _needs_host(duel.abilities(ctx.card)[ctx.ability]):
        cards = [card for card in cards if card != host]
    if group.count == 1 and not group.ref and isinstance(op, Move):
        cards = _making_room(duel, ctx, cards, "cost")
    return suiting(duel, ctx, "cost", cards) if group.count == 1 and group.number != "all" else cards


def _making_room(duel: Host, ctx: Context, cards: list[int], role: str) -> list[int]:
    """Of the cards that leave the field as the "cost" or "target" of what brings a monster to their player's full side,
    those that free a Monster Zone."""
    if ctx.ability < 0 or duel.free_monster_zones(ctx.seat):
        return cards
    ability = duel.abilities(ctx.card)[ctx.ability]
    moves = [step.op for step in ability.cost if isinstance(step.op, Move)]
    if len(moves) > (role == "cost"):
        return cards  # what else is paid may free a zone
    steps = ability.do[:1] if role == "cost" else ability.do[1:]
    brings = any(
        isinstance(step.op, SpecialSummon | CreateTokens)
        and step.op.to == "you"
        and not (step.optional or step.conditions)
        for step in steps
    )
    if not brings:
        return cards
    return [card for card in cards if duel.zone_word(card) == "monster" and duel.controller(card) == ctx.seat]


@lru_cache(maxsize=8192)
def _needs_itself(ability: Ability) -> bool:
    """Whether its effect is about the card itself where it is: then that card pays for nothing."""
    first = ability.do[0].op if ability.do else None
    if isinstance(first, Move | Destroy) and first.group.ref == "self":
        return False
    return any(group.ref == "self" for group in groups_in((ability.targets, tuple(step.op for step in ability.do))))


@lru_cache(maxsize=8192)
def _needs_host(ability: Ability) -> bool:
    """Whether its effect is about the monster that the card is equipped to: then that monster pays for nothing."""
    return any(group.ref == "equipped" for group in groups_in(tuple(step.op for step in ability.do)))


@lru_cache(maxsize=8192)
def _done_to(ability: Ability, group: Group) -> tuple[tuple[Operation, int], ...]:
    """The first operations on this target, each with the slot it fills; what none of them can be done to is no target.

    So a monster that an effect cannot Special Summon is not targeted for that (YZH-2.84, YFA-2.64). What is done only
    if something holds, or also, does not decide alone.
    """
    targets, steps = ability.targets, ability.do
    for choice in (done.op for done in ability.do if isinstance(done.op, Choose)):
        for some, option in zip(choice.targets, choice.options, strict=False):
            if any(group in parts(one) for one in some):
                targets, steps = some, option
    at = next((i for i, one in enumerate(targets, 1) if group in parts(one)), 0)
    still = True  # "it" is the target until a step has handled other cards
    found: list[tuple[Operation, int]] = []
    sure = False
    for step in steps:
        if sure and step.link != "also":
            break
        own = [(slot, part) for slot, one in enumerate(groups(step.op)) for part in parts(one)]
        mine = [
            s for s, part in own if (part.ref == "target" and part.index in (0, at)) or (part.ref == "it" and still)
        ]
        if mine:
            found.append((step.op, mine[0]))
            sure = sure or not (step.conditions or step.optional)
        still = still and (bool(mine) or not own) and not isinstance(step.op, Choose | Draw)
    return tuple(found)


def able(duel: Host, ctx: Context, op: Operation, card: int, slot: int = 0) -> bool:
    """Whether the operation can do anything to this card."""
    it = duel.table.cards[card]
    zone = duel.zone_word(card)
    match op:
        case Move():
            return moves(duel, ctx, op, card)
        case Destroy():
            return zone not in ("graveyard", "banished")
        case SpecialSummon():
            if it.host is not None and standing(duel).has(card, "cannot be special summoned"):
                return False
            seat = 1 - ctx.seat if op.to == "opponent" else ctx.seat
            how = op.treated or how_summoned(duel, ctx, card)
            if op.column and not duel.zones_in_columns(seat, op.column):
                return False
            return may_be_summoned(duel, card, seat, ctx.card, how, op.ignoring, op.body, op.treated_with)
        case NormalSummon():
            if zone == "monster":  # a Gemini monster, once more
                again = "gemini" in duel.kinds(card) and "gemini" not in it.marks.get("summoned", ())
                return again and it.face_up and duel.controller(card) == ctx.seat
            return zone == "hand" and duel.data(card).kind == "monster" and tributes_there(duel, ctx, op, card)
        case PlaceSpell(activates=True):
            return not used_up(duel, card, -1, ctx.seat)
        case PlaceSpell(order=order) if order:
            return next_of(duel, ctx, order) in standing(duel).names(card)
        case SetCard():
            return not (zone in FIELD and not it.face_up)
        case ChangePosition():
            return zone == "monster" and turned(duel, card, op.to) != it.stance
        case TakeControl():
            if standing(duel).has(card, "cannot change control"):
                return False
            to = it.owner if op.who == "owner" else ctx.seat if op.who == "you" else 1 - ctx.seat
            return zone == "monster" and duel.controller(card) != to
        case PassOn() if (link := link_of(duel, ctx.event)) is not None:
            return card in _could_be_aimed_at(duel, link)
        case Redirect() | PassOn():
            attacker, attacked = duel.battle()
            against = attacker is not None and duel.controller(attacker) != duel.controller(card)
            return zone == "monster" and against and card != attacked
        case OrderAttack():
            return slot == 0 or (zone == "monster" and duel.controller(card) != duel.turn_player())
        case SwapControl():
            return zone == "monster" and not standing(duel).has(card, "cannot change control")
        case Modify():
            return (zone not in FIELD or it.face_up) and has_what_changes(duel, op, card)
        case Negate(what="effects") | Become() | CopyEffects():
            return zone not in FIELD or it.face_up
        case PlaceCounters():
            return it.face_up and zone in FIELD
        case Equip(card=equipping):
            if slot == 0:  # what is equipped already is not equipped "from your hand or field"
                return not (equipping.ref and equipping.zones and it.host is not None)
            return zone == "monster" and it.face_up and not (equipping.ref == "self" and card == ctx.card)
        case Attach(to=Group(ref="self")) if duel.zone_word(ctx.card) not in FIELD:  # it comes there first
            return slot == 1 or may_lie_under(duel, card, ctx.card)
        case Attach():
            return slot == 0 or (zone == "monster" and "xyz" in duel.data(card).traits)
        case Rule(rule=rule) if rule in ATTACKS_AGAIN:
            return may_attack_again(duel, card, on_monsters=ATTACKS_AGAIN[rule])
    return True


@lru_cache(maxsize=8192)
def _copied(ability: Ability) -> str:
    """The value that all its effect does is to give this card as its one target has it: "its Level becomes that of the
    target"; "" if it does something else."""
    if len(ability.targets) != 1 or ability.targets[0].also is not None or len(ability.do) != 1:
        return ""
    match ability.do[0].op:
        case Modify(how="become", group=Group(ref="self"), what=what, amount=Amount() as amount):
            plain = amount == Amount(of=what, group=amount.group)
            return what if plain and amount.group is not None and amount.group.ref in ("target", "it") else ""
    return ""


def suiting(duel: Host, ctx: Context, role: str, cards: list[int]) -> list[int]:
    """Of the cards that may be picked as the ability's "cost" or "target", those with which it can go on.

    "Tribute 1 monster; Special Summon 1 monster with the same Level": not one whose Level none has (YZH-5.49).
    """
    if ctx.ability < 0:
        return cards
    ability = duel.abilities(ctx.card)[ctx.ability]
    if role == "target" and (after := _after_both(ability)) is not None:
        return followed_by(duel, ctx, after, cards, (ctx.card,))
    compared = _compared_with(ability, role)
    if not compared:
        return cards
    return [card for card in cards if all(_goes_on(duel, ctx, role, card, op, group) for op, group in compared)]


@lru_cache(maxsize=8192)
def _after_both(ability: Ability) -> Step | None:
    """ "Target 1 monster; banish both it and this card, and if you do, …": what is done then, with those two."""
    if len(ability.targets) != 1 or len(ability.do) < 2 or not isinstance(ability.do[0].op, Move):
        return None
    both = [part.ref for part in parts(ability.do[0].op.group)]
    after = ability.do[1]
    joined = sorted(both) in (["it", "self"], ["self", "target"])
    return after if joined and after.link in ("and", "then", "if you do") and not after.optional else None


def followed_by(duel: Host, ctx: Context, step: Step, cards: list[int], besides: tuple[int, ...] = ()) -> list[int]:
    """Of the cards that a step may handle, those of which the `step` after it finds what it compares with "it", or
    takes another name. `besides`: what the step handles in any case."""
    compared = [(step.op, part) for part in _parts(step.op) if _compares_with(part, ("it",))]
    match step.op:
        case Become(what="name", of=Group(ref="it"), group=Group(ref="target") as target):
            now = {name for named in refer(duel, ctx, target) for name in values(duel).names(named)}
            cards = [card for card in cards if not now & {*values(duel).names(card)}]
    return [
        card for card in cards if all(_goes_on(duel, ctx, "it", card, op, group, besides) for op, group in compared)
    ]


def fixed_and_open(duel: Host, ctx: Context, group: Group) -> tuple[Group | None, tuple[int, ...]]:
    """Of a group with others the one part of which one card is found, None if it is not one part, and the cards that
    the others refer to."""
    found = [part for part in parts(group) if not part.ref]
    known = tuple(card for part in parts(group) if part.ref for card in refer(duel, ctx, part))
    single = len(found) == 1 and (found[0].number, found[0].count) == ("exactly", 1)
    return found[0] if single else None, known


def _goes_on(
    duel: Host,
    ctx: Context,
    role: str,
    card: int,
    op: Operation | None,
    group: Group,
    besides: tuple[int, ...] = (),
) -> bool:
    """Whether the group finds enough when this card, with those `besides`, is the one that it compares with."""
    then = msgspec.structs.replace(ctx, cause="effect")
    match role:
        case "cost":
            then.cost = refs(duel, [card])
        case "target":
            then.targets = [refs(duel, [card])]
        case "it":
            then.it = refs(duel, [card, *besides])
    found = candidates(duel, then, op, group)
    if role != "target":  # it will be gone by then
        found = [one for one in found if one != card]
    return len(found) >= (group.count if group.number in ("exactly", "at least") and group.size is None else 1)


@lru_cache(maxsize=8192)
def _compared_with(ability: Ability, role: str) -> tuple[tuple[Operation | None, Group], ...]:
    """What the ability looks for by comparison with its cost or its one target, as far as it cannot do without."""
    return tuple(_compared(ability, role))


def _compared(ability: Ability, role: str) -> Iterator[tuple[Operation | None, Group]]:
    if role == "cost":
        yield from ((None, part) for one in ability.targets for part in parts(one) if _compares_with(part, ("cost",)))
    elif len(ability.targets) != 1 or ability.targets[0].count != 1 or ability.targets[0].also is not None:
        return
    means = ("it", role) if role == "target" or not ability.targets else (role,)
    for at, step in enumerate(ability.do):
        if step.optional or step.conditions or (at and step.link not in ("and", "then", "if you do")):
            return
        yield from ((step.op, part) for part in _parts(step.op, all_=at == 0) if _compares_with(part, means))
        if groups(step.op):
            means = (role,)


def _could_be_aimed_at(duel: Host, index: int) -> list[int]:
    """The cards that a link of the Chain which has one target could have in its place."""
    link = duel.chain()[index]
    aimed = [(at, card) for at, some in enumerate(link["targets"]) for card, _ in some]
    if len(aimed) != 1 or link["card"] not in duel.table.cards:
        return []
    ability = duel.abilities(link["card"])[link["ability"]]
    ctx = source_context(duel, link["card"], link["seat"], link["ability"], ability)
    ctx.event, ctx.cost, ctx.modes = link.get("event"), link.get("cost") or [], link.get("modes") or []
    groups_ = targets_of(ability, ctx.modes)[aimed[0][0] :][:1]
    return [card for group in groups_ for card in candidates(duel, ctx, None, group) if card != aimed[0][1]]


def speaks_of_all(ability: Ability) -> bool:
    """Whether it does something with every card of its occasion ("that monster(s)"), and so once for all of them."""
    return any(
        part.ref == "event" and part.number == "all"
        for step in ability.do
        for group in groups(step.op)
        for part in parts(group)
    )


def _parts(op: Operation, all_: bool = False) -> Iterator[Group]:
    """What it finds; `all_`: also where it is done to all of them and nothing else, of which there must be one."""
    found = [parts(group) for group in ([op.group] if isinstance(op, FusionSummon) else groups(op))]
    return (
        part for some in found for part in some if not part.ref and (part.number != "all" or (all_ and part is some[0]))
    )


def _compares_with(group: Group, meant: tuple[str, ...]) -> bool:
    for relation in group.filter.related:
        if relation.of is not None and relation.of.ref in meant and relation.what != "card":  # not some of these
            return True
        number = relation.to.group if isinstance(relation.to, Amount) else None
        if number is not None and number.ref in meant:
            return True
    return False
