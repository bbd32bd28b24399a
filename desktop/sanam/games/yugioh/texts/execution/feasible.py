"""Whether an operation could do anything and a cost could be paid, without listing choices where a count is enough."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from sanam.games.yugioh.texts.execution.able import would_change
from sanam.games.yugioh.texts.execution.ahead import is_known, is_later, of_its_counters, of_targets
from sanam.games.yugioh.texts.execution.amounts import token_count
from sanam.games.yugioh.texts.execution.candidates import (
    candidates,
    fixed_and_open,
    followed_by,
    groups,
    lasting_group,
)
from sanam.games.yugioh.texts.execution.conditions import holds
from sanam.games.yugioh.texts.execution.context import Context, link_of
from sanam.games.yugioh.texts.execution.groups import cards_of, find, number, players
from sanam.games.yugioh.texts.execution.host import Host
from sanam.games.yugioh.texts.execution.operations.closing import to_close
from sanam.games.yugioh.texts.execution.operations.materials import anything_fusible, extra_monsters
from sanam.games.yugioh.texts.execution.operations.rituals import ritual_monsters
from sanam.games.yugioh.texts.execution.paid import (
    KNOWN,
    as_many_again,
    cost_slots,
    freed_zones,
    frees,
    least_of,
    slots_of,
)
from sanam.games.yugioh.texts.execution.picking import bounds, distinct, most_together, of_total, room, sized, who_does
from sanam.games.yugioh.texts.execution.standing_effects import standing
from sanam.games.yugioh.texts.execution.summonable import at_once, bars_token
from sanam.games.yugioh.texts.execution.values import expand
from sanam.games.yugioh.texts.tree import (
    Ability,
    Amount,
    ApplyEffect,
    ByHand,
    ChangeEffect,
    ChangePosition,
    Choose,
    CloseZones,
    Compare,
    CreateTokens,
    Damage,
    Destroy,
    Detach,
    Draw,
    EndBattlePhase,
    Equip,
    Excavate,
    ExtraSummon,
    Filter,
    FusionSummon,
    GainLife,
    Group,
    Later,
    MakeDirect,
    Move,
    Negate,
    NormalSummon,
    Operation,
    PayLife,
    PlaceCounters,
    PlaceSpell,
    PlayerRule,
    Redirect,
    RemoveCounters,
    Reveal,
    RitualSummon,
    RollDie,
    Rule,
    SetCard,
    Shuffle,
    SkipPhase,
    SpecialSummon,
    Step,
    SwapControl,
    TakeControl,
    TossCoin,
    Whenever,
    inner,
    parts,
)

NOTHING: frozenset[str] = frozenset()


#: Zones whose cards only their owner sees.
UNSEEN = frozenset({"hand", "deck", "extra"})


def can_do(duel: Host, ctx: Context, step: Step, ahead: bool = False, freed: int = 0) -> bool:
    """Whether the step's conditions hold and its operation can be done now."""
    return holds(duel, ctx, step.conditions) and possible(duel, ctx, step.op, ahead, freed)


def possible(
    duel: Host, ctx: Context, op: Operation, ahead: bool = False, freed: int = 0, supplied: frozenset[str] = NOTHING
) -> bool:
    """Whether the operation could be done, in the number that it asks for.

    ahead     before activation: targets and costs are not chosen yet, what refers to them is taken for granted, and so
              is a number that is only known later
    freed     Monster Zones that the cost or the steps before will free
    supplied  zone words to which the steps before bring cards; what is looked for there is taken for granted
    """
    alone = _possible_by_itself(duel, ctx, op, ahead, freed, supplied)
    if alone is not None:
        return alone
    space = room(duel, ctx, op)
    taken = 0
    for slot, group in enumerate(groups(op)):
        granted = [
            ahead
            and (
                is_later(part) or bool(supplied & {*part.zones, *expand(part.zones)}) or _may_be_there(duel, ctx, part)
            )
            for part in parts(group)
        ]
        if not all(
            grant or _enough(duel, ctx, op, part, slot, ahead)
            for part, grant in zip(parts(group), granted, strict=True)
        ):
            return False
        if not any(granted) and not distinct(slots_of(duel, ctx, op, group)):
            return False
        taken += sum(_least(duel, ctx, part, ahead) for part in parts(group)) if slot == 0 else 0
    if space is not None and isinstance(op, SpecialSummon):
        space = at_once(duel, ctx.seat, space + freed)
        freed = 0
    return space is None or space + freed >= max(1, taken)


def _possible_by_itself(
    duel: Host, ctx: Context, op: Operation, ahead: bool, freed: int, supplied: frozenset[str]
) -> bool | None:
    """The same of operations for which cards to pick and room for them do not decide; None for the others."""
    match op:
        case Draw():
            count = number(duel, ctx, op.count) if not ahead or is_known(op.count) else 1
            drawing = [seat for seat in players(duel, ctx, op.who) if not standing(duel).player(seat, "cannot draw")]
            enough = all(len(duel.cards(seat, "deck")) >= count for seat in drawing) or "deck" in supplied
            return bool(drawing) and count > 0 and (enough or not ahead)
        case PayLife():
            amount = number(duel, ctx, op.amount)
            if isinstance(op.amount, Amount) and op.amount.plus < 0 and amount <= 0:
                return False  # "so that you only have 10 left", of a player who has no more
            return all(duel.table.seats[seat].counts.get("lp", 0) >= amount for seat in players(duel, ctx, op.who))
        case Damage() | GainLife():
            dealt = of_its_counters(duel, ctx, op.amount) if ahead else op.amount
            return not is_known(dealt) or number(duel, ctx, dealt) > 0
        case Choose():
            return any(mode_possible(duel, ctx, op, mode, ahead, freed) for mode in range(len(op.options)))
        case ApplyEffect():
            return any(_applies(duel, ctx, card) for card in _appliers(duel, ctx, op))
        case TossCoin(heads=heads, tails=tails) if heads or tails:
            return any(option_possible(duel, ctx, some, ahead, freed) for some in (heads, tails) if some)
        case RollDie(faces=faces) if faces:
            return any(option_possible(duel, ctx, face.do, ahead, freed) for face in faces)
        case Negate(what="activation" | "effect" | "effect if any") | ChangeEffect():
            return link_of(duel, ctx.event) is not None
        case Negate(what="attack"):
            return duel.battle()[0] is not None
        case MakeDirect():
            return None not in duel.battle()
        case Excavate() if "deck top" in op.group.zones:
            top = op.group
            if top.size is not None and is_known(top.size) and number(duel, ctx, top.size) <= 0:
                return False
            whole = 1 if top.size is not None else top.count
            return all(len(duel.cards(seat, "deck")) >= whole for seat in players(duel, ctx, top.whose))
        case Redirect() if ahead:
            attacker, attacked = duel.battle()
            # The monster may come to the field first; the one under attack already is no other.
            return attacker is not None and (is_later(op.group) or cards_of(duel, ctx, op.group) != [attacked])
        case EndBattlePhase():
            return duel.phase() != "end" if op.turn else duel.phase() == "battle"
        case CloseZones(of=None):
            return len(to_close(duel, ctx, op)) >= (1 if op.number == "up to" else op.count)
        case FusionSummon() | RitualSummon() | ExtraSummon() | CreateTokens():
            return _summon_possible(duel, ctx, op, ahead, freed)
        case RemoveCounters() | Detach():
            later = ahead and op.group.ref and op.group.ref not in KNOWN
            return bool(later) or _enough_to_remove(duel, ctx, op)
        case PlaceCounters() if is_known(op.count) and number(duel, ctx, op.count) <= 0:
            return False
    return None


def _enough_to_remove(duel: Host, ctx: Context, op: RemoveCounters | Detach) -> bool:
    """Whether as many counters lie on the cards, or materials under them, as have to be taken off."""
    bearers = cards_of(duel, ctx, op.group)
    if isinstance(op, Detach):
        each = [len(duel.materials(host)) for host in bearers]
        one = not op.group.ref and op.group.number == "exactly"  # all from the same monster
        under = max(each, default=0) if one else sum(each)
        return under >= (op.count if op.number in ("exactly", "at least") else 1)
    return sum(duel.table.cards[card].counters.get(op.name, 0) for card in bearers) >= (
        1 if op.all_ else number(duel, ctx, op.count)
    )


def _summon_possible(
    duel: Host, ctx: Context, op: FusionSummon | RitualSummon | ExtraSummon | CreateTokens, ahead: bool, freed: int
) -> bool:
    match op:
        case FusionSummon():
            return anything_fusible(duel, ctx, op)
        case RitualSummon():
            return bool(ritual_monsters(duel, ctx, op))
        case ExtraSummon():
            named = [some for some in (op.using, op.including) if some is not None]
            if ahead and any(is_later(part) for some in named for part in parts(some)):
                soon = of_targets(duel, ctx, op)
                return bool(find(duel, ctx, op.group) if soon is None else extra_monsters(duel, ctx, soon))
            return bool(extra_monsters(duel, ctx, op))
    seat = ctx.seat if op.to == "you" else 1 - ctx.seat
    if ahead and not is_known(op.count):
        op = msgspec.structs.replace(op, count=1)
    most = token_count(duel, ctx, op, at_once(duel, ctx.seat, len(duel.free_monster_zones(seat)) + freed))[1]
    return most > 0 and not bars_token(duel, seat, op, ctx.card)


def option_possible(duel: Host, ctx: Context, option: tuple[Step, ...], ahead: bool = False, freed: int = 0) -> bool:
    """Whether one of several things to choose from could be carried out."""
    if not option:
        return True
    return steps_possible(duel, ctx, option, freed) if ahead else can_do(duel, ctx, option[0])


def mode_possible(duel: Host, ctx: Context, op: Choose, mode: int, ahead: bool = True, freed: int = 0) -> bool:
    """Whether this option could be carried out, its own cost be paid, and enough be left of what it targets."""
    groups = op.targets[mode] if op.targets else ()
    if ahead and op.costs and op.costs[mode]:
        paid = Ability(kind="ignition", cost=op.costs[mode], targets=groups)
        paying = msgspec.structs.replace(ctx, cause="cost")
        if not payable(duel, paying, paid) or not leaves_targets(duel, ctx, paid):
            return False
        freed += freed_zones(duel, ctx, paid)
    for group in groups:
        for part in parts(group):
            found = len(candidates(duel, ctx, None, part))
            if found < max(1, least_of(part, found)):
                return False
    met = not op.conditions or holds(duel, ctx, op.conditions[mode])
    return met and option_possible(duel, ctx, op.options[mode], ahead, freed)


def applicable(duel: Host, card: int) -> Ability | None:
    """The effect of the Spell or Trap that another card may apply: what it is activated for, where that neither waits
    for something to happen nor speaks of the card itself."""
    if card not in duel.table.cards or duel.data(card).kind == "monster":
        return None
    for ability in duel.abilities(card):
        if ability.kind == "activate" and ability.do and ability.when is None and not _speaks_of_itself(ability):
            return ability
    return None


def _speaks_of_itself(ability: Ability) -> bool:
    return any(b'"%b"' % ref in msgspec.json.encode(ability) for ref in (b"self", b"equipped", b"bound"))


def _appliers(duel: Host, ctx: Context, op: ApplyEffect) -> list[int]:
    """The cards whose effect would be applied; those that may be targeted, while they are not."""
    if op.group.ref == "target" and not ctx.targets and ctx.ability >= 0:
        return [card for group in duel.abilities(ctx.card)[ctx.ability].targets for card in find(duel, ctx, group)]
    if op.group.ref == "cost" and not ctx.cost and ctx.ability >= 0:
        return [card for slot in cost_slots(duel, ctx, duel.abilities(ctx.card)[ctx.ability]) for card in slot]
    return cards_of(duel, ctx, op.group)


def _applies(duel: Host, ctx: Context, card: int) -> bool:
    ability = applicable(duel, card)
    if ability is None:
        return False
    unpaid = msgspec.structs.replace(ctx, targets=[], cost=[], it=None, event=None)
    return mode_possible(duel, unpaid, Choose(options=(ability.do,), targets=(ability.targets,)), 0)


def _may_be_there(duel: Host, ctx: Context, group: Group) -> bool:
    """Whether such cards could be among those of the opponent that nobody who may activate this sees."""
    if group.whose not in ("opponent", "controller") or group.ref or not UNSEEN & {*group.zones}:
        return False
    there = find(duel, ctx, msgspec.structs.replace(group, filter=Filter()))
    unseen = [card for card in there if duel.zone_word(card) in UNSEEN]
    return len(unseen) >= (group.count if group.number in ("exactly", "at least") else 1)


def _least(duel: Host, ctx: Context, group: Group, ahead: bool) -> int:
    """How many cards of the group need room at least; of targets that are yet to be chosen so many as there will be."""
    if ahead and group.ref in ("it", "target") and ctx.ability >= 0:
        targets = duel.abilities(ctx.card)[ctx.ability].targets
        aimed = targets[group.index - 1 :][:1] if group.index else targets
        return sum(
            part.count for some in aimed for part in parts(some) if part.number == "exactly" and part.size is None
        )
    return group.count if group.number in ("exactly", "at least") and not group.ref else 1


def _enough(duel: Host, ctx: Context, op: Operation, group: Group, slot: int, ahead: bool) -> bool:
    """Whether there are as many cards as the text asks for; while resolving it does with what there is."""
    if group.size is not None:
        known, told = not ahead or is_known(group.size), is_known(group.size)
        group = sized(duel, ctx, group) if known else msgspec.structs.replace(group, size=None, count=1)
        if told and group.count == 0:
            return False
    cards = candidates(duel, ctx, op, group, slot)
    if ahead and group.number == "all" and not group.ref:
        cards = [card for card in cards if would_change(duel, op, card)]
    whole = ahead or ctx.cause == "cost" or ctx.instead or isinstance(op, SpecialSummon)
    least = group.count if whole and group.number in ("exactly", "at least") and not group.ref else 1
    if group.total is not None:
        if ahead and not is_known(group.total):
            return bool(cards)
        total = max(0, number(duel, ctx, group.total))
        return bool(of_total(duel, cards, total, group.bound, *bounds(group, len(cards), whole), limit=1))
    if group.by == "controller" or len(who_does(duel, ctx, op)) > 1:
        mine = [sum(duel.controller(card) == seat for card in cards) for seat in who_does(duel, ctx, op)]
        return min(mine) >= least if ctx.cause == "cost" else max(mine) >= least
    return most_together(duel, group, cards) >= least


def effect_possible(duel: Host, ctx: Context, ability: Ability, freed: int) -> bool:
    """Whether the effect could be carried out, so that it may be activated at all."""
    if not ability.do or ability.kind == "equip":  # what an Equip Spell does besides follows from its being equipped
        return True
    return steps_possible(duel, ctx, ability.do, freed) and _cost_leaves_enough(duel, ctx, ability)


def _cost_leaves_enough(duel: Host, ctx: Context, ability: Ability) -> bool:
    """Whether the cost can be paid with other cards than all that the first thing it is paid for could be done to."""
    slots, step = cost_slots(duel, ctx, ability), ability.do[0]
    if not slots or len(_sentences(ability.do)) > 1 or step.optional or step.conditions:
        return True
    brought = {ENDS[paid.op.how] for paid in ability.cost if isinstance(paid.op, Move)}
    for part in (part for group in groups(step.op) for part in parts(group)):
        if part.ref or brought & {*part.zones, *expand(part.zones)}:
            return True
    wanted = [slot for group in groups(step.op) for slot in slots_of(duel, ctx, step.op, group)]
    if isinstance(step.op, Rule) and step.op.until and lasting_group(step.op):
        # the cost may not take the last card that it would be for
        now = candidates(duel, msgspec.structs.replace(ctx, gone=False), step.op, step.op.group)
        wanted += [[card for card in now if not (ctx.gone and card == ctx.card)]] if now else []
    return distinct([*slots, *wanted])


def steps_possible(duel: Host, ctx: Context, steps: tuple[Step, ...], freed: int) -> bool:
    """Whether these steps of an effect could be carried out, seen from before its activation.

    What stands first and only costs its player something must be possible in full, and then something else. Of the
    other sentences one must be possible, with all that hangs on it: "A, then B", "A, and if you do, B". What a player
    may do, or what waits for a condition that does not hold, counts for nothing, and so does what only follows the
    deeds before it; what a step before brings about is taken for granted.
    """
    if not all(_has_monster_for(duel, ctx, step) for step in steps):
        return False
    price, deeds = _plan(steps)
    supplied: frozenset[str] = NOTHING
    for sentence in price:
        if not _sentence_possible(duel, ctx, sentence, freed, supplied):
            return False
        freed += sum(frees(duel, ctx, step.op) for step in sentence)
        supplied |= _supplies(sentence)
    for sentence in deeds:  # noqa: SIM110 – a plain loop: mostly there is one
        if _sentence_possible(duel, ctx, sentence, freed, supplied):
            return True
    return False


def _has_monster_for(duel: Host, ctx: Context, step: Step) -> bool:
    """For a Summon from the Extra Deck that an effect makes at its end: whether there is such a monster at all."""
    if not isinstance(step.op, ExtraSummon) or step.optional or step.conditions or step.link in ("or", "otherwise"):
        return True
    return bool(find(duel, ctx, step.op.group))


@lru_cache(maxsize=8192)
def _plan(steps: tuple[Step, ...]) -> tuple[list[list[Step]], list[list[Step]]]:
    """The sentences that stand first and only cost their player something, and those others of which one must be
    possible.
    """
    sentences = _sentences(steps)
    price = 0
    while price < len(sentences) - 1 and _costs(sentences[price]):
        price += 1
    made = {step.op.name for step in steps if isinstance(step.op, CreateTokens)}
    deeds = [some for some in sentences[price:] if not (made and all(_is_about(made, step.op) for step in some))]
    done = [_is_deed(some, first=at == 0) for at, some in enumerate(deeds)]
    if any(done):
        deeds = [some for some, deed in zip(deeds, done, strict=True) if deed or not all(map(_only_follows, some))]
    return sentences[:price], deeds


def _is_about(tokens: set[str], op: Operation) -> bool:
    """Whether it only says how the Tokens are meant that the same effect brings."""
    return isinstance(op, Rule) and bool(op.group.filter.names) and {*op.group.filter.names} <= tokens


def _is_deed(sentence: list[Step], first: bool) -> bool:
    """Whether the sentence is something that its player does for its own sake; what the `first` one handles is no card
    that a deed has handled before."""
    follows = all(
        _only_follows(step) and not (first and at == 0 and groups(step.op)) for at, step in enumerate(sentence)
    )
    return not sentence[0].optional and not sentence[0].conditions and not follows


def _only_follows(step: Step) -> bool:
    """Whether nobody would activate an effect for this step once a deed before it cannot be done: what lasts or comes
    later, what harms its own player or helps the other, and what is about the card that the deed has handled."""
    match step.op:
        case PlayerRule() | Later() | Whenever() | Shuffle() | ByHand():
            return True
        case Damage(who=who) | PayLife(who=who) | SkipPhase(who=who):
            return who == "you"
        case Draw(who=who) | GainLife(who=who):
            return who == "opponent"
        case Rule(rule="cannot attack", group=Group(whose="you")):
            return True
    about = {part.ref for group in groups(step.op) for part in parts(group)}
    return bool(about) and about <= ({"it", "self"} if isinstance(step.op, Rule) else {"it"})


def _sentences(steps: tuple[Step, ...]) -> list[list[Step]]:
    """The steps in parts that can be done without one another: sentences, and what is joined by "also"."""
    found: list[list[Step]] = []
    for step in steps:
        if not found or step.link in ("", "also"):
            found.append([])
        found[-1].append(step)
    return found


def _sentence_possible(duel: Host, ctx: Context, sentence: list[Step], freed: int, supplied: frozenset[str]) -> bool:
    first, left = True, False
    for at, step in enumerate(sentence):
        if step.link in ("or", "otherwise") and not first:
            break
        if step.asks == "opponent":
            continue  # what may be done to prevent the rest
        if left and step.link in ("and", "then", "if you do"):
            continue  # it hangs on what may be left out
        left = step.optional or not holds(duel, ctx, step.conditions)
        if left:
            if first:
                ways = [step, *(other for other in sentence[at + 1 :] if other.link == "otherwise")]
                able = any(_way_possible(duel, ctx, way, freed) for way in ways)
                return able or _waits(sentence[at + 1 : at + 2])
            continue
        if at and isinstance(step.op, Damage | GainLife):
            continue  # of nothing it is no damage, and what it follows is done all the same
        if not possible(duel, ctx, step.op, True, freed, supplied):
            if isinstance(step.op, Damage | GainLife) and [after.link for after in sentence[at + 1 :][:1]] == ["and"]:
                continue  # and then the other half alone decides
            return False
        if at and not _follows(duel, ctx, sentence[at - 1], step):
            return False
        if at < len(sentence) - 1:
            freed += frees(duel, ctx, step.op)
            supplied |= _supplies([step])
        first = False
    return not first


def _waits(after: list[Step]) -> bool:
    """Whether what cannot be done now, or need not be, is waited for instead."""
    return any(isinstance(step.op, Whenever) and step.link == "or" for step in after)


def _way_possible(duel: Host, ctx: Context, step: Step, freed: int) -> bool:
    """Whether one of several steps of which one is done, as conditions tell, can be: a number on which that hangs may
    be known only later."""
    later = [each for each in step.conditions if isinstance(each, Compare) and not is_known(each.left)]
    if later and len(later) == len(step.conditions):
        return possible(duel, ctx, step.op, True, freed)
    return can_do(duel, ctx, step, True, freed)


def _follows(duel: Host, ctx: Context, before: Step, step: Step) -> bool:
    """Whether some card that the step before may handle is one that this step can follow."""
    if not as_many_again(duel, ctx, before, step):
        return False
    wanted = groups(before.op)
    if before.optional or before.conditions or len(wanted) != 1:
        return True
    one: Group | None = wanted[0]
    besides: tuple[int, ...] = ()
    if wanted[0].also is not None:
        one, besides = fixed_and_open(duel, ctx, wanted[0])
    if one is None or one.ref or one.count != 1:
        return True
    cards = candidates(duel, ctx, before.op, one)
    return not cards or bool(followed_by(duel, ctx, step, cards, besides))


#: Where each way of moving takes a card.
ENDS = {
    "send": "graveyard",
    "discard": "graveyard",
    "tribute": "graveyard",
    "banish": "banished",
    "return": "hand",
    "add": "hand",
    "give": "hand",
    "bury": "graveyard",
    "shuffle": "deck",
    "top": "deck",
    "bottom": "deck",
}


def _supplies(steps: list[Step]) -> frozenset[str]:
    """The zone words to which the steps bring cards."""
    found: set[str] = set()
    for step in steps:
        match step.op:
            case Excavate():
                found.add("excavated")
            case Move(how=how):
                found.add(ENDS[how])
            case Draw():
                found.add("hand")
            case SpecialSummon() | NormalSummon() | CreateTokens() | FusionSummon() | RitualSummon() | ExtraSummon():
                found.add("monster")
            case Destroy() | Detach():
                found.add("graveyard")
            case TakeControl() | SwapControl() | ChangePosition():
                found.add("monster")
            case SetCard() | Equip() | PlaceSpell():
                found.add("spell-trap")
            case Choose() | TossCoin() | RollDie() as op:
                found |= _supplies(list(inner(Step(op))))
    return frozenset(found)


def _costs(sentence: list[Step]) -> bool:
    """Whether the sentence only takes something from the player whose effect it is."""
    for step in sentence:
        match step.op:
            case Move(group=group, who="you", how=how) if how not in ("return", "add"):
                if not all(part.ref == "self" or (not part.ref and part.whose == "you") for part in parts(group)):
                    return False
            case PayLife(who="you") | Detach() | RemoveCounters() | Reveal():
                pass
            case _:
                return False
        if step.optional or step.conditions:
            return False
    return True


def payable(duel: Host, ctx: Context, ability: Ability) -> bool:
    """Whether every step of the cost can be paid, by cards of their own."""
    if not all(holds(duel, ctx, step.conditions) and possible(duel, ctx, step.op) for step in ability.cost):
        return False
    if not all(_goes_on(duel, ctx, step, after) for step, after in zip(ability.cost, ability.cost[1:], strict=False)):
        return False
    slots = cost_slots(duel, ctx, ability)
    return len(slots) < 2 or distinct(slots)


def _goes_on(duel: Host, ctx: Context, step: Step, after: Step) -> bool:
    """Whether something can be paid that the next step of the cost can go on with ("a monster listed on that card")."""
    found = groups(step.op)[:1]
    if not found or found[0].ref:
        return True
    return bool(followed_by(duel, ctx, after, candidates(duel, ctx, step.op, found[0])))


def leaves_targets(duel: Host, ctx: Context, ability: Ability) -> bool:
    """Whether the cost can be paid so that enough is left to target, each target another card."""
    slots = cost_slots(duel, ctx, ability)
    for group in ability.targets:
        slots += slots_of(duel, ctx, None, group)
    return len(slots) < 2 or distinct(slots)
