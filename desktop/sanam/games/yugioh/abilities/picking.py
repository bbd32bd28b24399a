"""Picking cards: which may be picked for an operation, how many, by whom, and the procedure that asks."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from math import comb
from typing import Any

import msgspec

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Local, Outcome, step
from sanam.games.yugioh.abilities.amounts import number
from sanam.games.yugioh.abilities.base import AbilityProcedure, register
from sanam.games.yugioh.abilities.context import Context
from sanam.games.yugioh.abilities.force import force
from sanam.games.yugioh.abilities.groups import (
    cards_of,
    find,
    go_together,
    in_order,
    matches,
    one_of_each,
    parts,
    players,
    refer,
    same_of,
)
from sanam.games.yugioh.abilities.summonable import may_be_summoned
from sanam.games.yugioh.abilities.tree import (
    Attach,
    Become,
    ChangePosition,
    Choose,
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
    PlaceCounters,
    PlaceSpell,
    Redirect,
    RemoveCounters,
    Replace,
    RitualSummon,
    Rule,
    SetCard,
    SpecialSummon,
    SwapControl,
    TakeControl,
)
from sanam.games.yugioh.abilities.world import FIELD, World


class Pick(msgspec.Struct):
    """Cards still to be picked: `least` to `most` of `cards` by `seat`; settled when there is nothing to choose.

    `keep`: of each of these {"need": n, "cards": ids} so many must be left (a cost leaves something to target).
    """

    cards: list[int]
    least: int
    most: int
    seat: int
    slot: int = 0
    random: bool = False
    keep: list[dict[str, Any]] = []
    distinct: str = ""
    alike: str = ""

    @property
    def settled(self) -> bool:
        return self.least >= len(self.cards) and not (self.distinct or self.alike)


def groups(op: Operation) -> list[Group]:
    """The groups of an operation whose cards are picked before it is carried out, in order."""
    if isinstance(op, Equip):
        return [op.card, op.to]
    if isinstance(op, Attach):
        return [op.group, op.to]
    if isinstance(op, FusionSummon | RitualSummon | ExtraSummon | RemoveCounters | Detach | Replace):
        return []
    if isinstance(op, Rule) and lasting_group(op):
        return []
    group = getattr(op, "group", None)
    return [group] if isinstance(group, Group) else []


def lasting_group(op: Rule) -> bool:
    """Whether the rule is for whatever cards its group finds as long as it lasts."""
    return not op.group.ref and op.group.number == "all"


def who_does(world: World, ctx: Context, op: Operation) -> list[int]:
    """The seats that carry the operation out; more than one does so in turn order (YZH-5.15, YTH-4.19)."""
    return players(world, ctx, op.who) if isinstance(op, Move) else [ctx.seat]


def candidates(world: World, ctx: Context, op: Operation | None, group: Group, slot: int = 0) -> list[int]:
    """The cards that may be picked for this group of the operation (None: as a target)."""
    cards = refer(world, ctx, group) if group.ref else find(world, ctx, group)
    if ctx.activating and not group.ref:
        # A card that is being activated is not yet, or no longer, one of the cards it speaks of.
        cards = [card for card in cards if card != ctx.card]
    if op is None:
        now = force(world)
        cards = [card for card in cards if not now.has(card, "cannot be targeted", ctx.card)] if now.laws else cards
        meant = _done_to(world, ctx, group)
        return cards if meant is None else [card for card in cards if able(world, ctx, meant[0], card, meant[1])]
    return [card for card in cards if able(world, ctx, op, card, slot)]


def _done_to(world: World, ctx: Context, group: Group) -> tuple[Operation, int] | None:
    """The first operation on this target and the slot it fills; what it cannot be done to is no target for it.

    So a monster that an effect cannot Special Summon is not targeted for that (YZH-2.84, YFA-2.64).
    """
    if ctx.ability < 0:
        return None
    ability = world.abilities(ctx.card)[ctx.ability]
    targets, steps = ability.targets, ability.do
    for choice in (done.op for done in ability.do if isinstance(done.op, Choose)):
        for some, option in zip(choice.targets, choice.options, strict=False):
            if any(group in list(parts(one)) for one in some):
                targets, steps = some, option
    at = next((i for i, one in enumerate(targets, 1) if group in list(parts(one))), 0)
    still = True  # "it" is the target until a step has handled other cards
    for op in (done.op for done in steps):
        own = [(slot, part) for slot, one in enumerate(groups(op)) for part in parts(one)]
        for slot, part in own:
            if (part.ref == "target" and part.index in (0, at)) or (part.ref == "it" and still):
                return op, slot
        still = still and not own and not isinstance(op, Choose | Draw)
    return None


def able(world: World, ctx: Context, op: Operation, card: int, slot: int = 0) -> bool:
    """Whether the operation can do anything to this card."""
    it = world.table.cards[card]
    zone = world.zone_word(card)
    match op:
        case Move(how="tribute"):
            return not force(world).has(card, "cannot be tributed")
        case Move(how="discard"):
            return zone == "hand"
        case Move(how="bury"):
            return zone == "banished"
        case Move(how="return" | "add"):
            return zone != "hand"
        case SpecialSummon():
            seat = ctx.seat if op.to == "you" else 1 - ctx.seat
            how = op.treated or _how(world, ctx, card)
            return may_be_summoned(world, card, seat, ctx.card, how, op.ignoring, op.body)
        case NormalSummon():
            return zone == "hand" and world.data(card).kind == "monster" and _tributes(world, ctx, op, card)
        case SetCard():
            return not (zone in FIELD and not it.face_up)
        case ChangePosition():
            return zone == "monster" and turned(world, card, op.to) != it.stance
        case TakeControl():
            if force(world).has(card, "cannot change control"):
                return False
            return zone == "monster" and world.controller(card) != (ctx.seat if op.who == "you" else 1 - ctx.seat)
        case Redirect():
            attacker, attacked = world.battle()
            against = attacker is not None and world.controller(attacker) != world.controller(card)
            return zone == "monster" and against and card != attacked
        case SwapControl():
            return zone == "monster" and not force(world).has(card, "cannot change control")
        case Modify():
            return (zone not in FIELD or it.face_up) and _has_what_changes(world, op, card)
        case Negate(what="effects") | Become():
            return zone not in FIELD or it.face_up
        case PlaceCounters():
            return it.face_up and zone in FIELD
        case Equip(card=equipping):
            if slot == 0:  # what is equipped already is not equipped "from your hand or field"
                return not (equipping.ref and equipping.zones and it.host is not None)
            return zone == "monster" and it.face_up
        case Attach(to=Group(ref="self")) if world.zone_word(ctx.card) == "extra":
            return slot == 1 or _may_lie_under(world, card, ctx.card)
        case Attach():
            return slot == 0 or (zone == "monster" and "xyz" in world.data(card).traits)
    return True


def _has_what_changes(world: World, op: Modify, card: int) -> bool:
    """Whether the card has the value, and as much of it as it must lose.

    Xyz Monsters have no Level (YZH-2.39). Of Levels one is left, so that a single monster loses only those above it.
    """
    levels = op.what == "level"
    if levels and "xyz" in world.data(card).traits:
        return False
    in_full = op.exact or (levels and op.group.number != "all")
    if op.how != "lose" or not isinstance(op.amount, int) or not in_full:
        return True
    least = op.amount + 1 if levels else op.amount
    return all(force(world).value(card, what) >= least for what in op.what.split())


def _may_lie_under(world: World, card: int, monster: int) -> bool:
    """Whether an Xyz Monster of the Extra Deck may be laid on this card (YZH-5.11)."""
    if "token" in world.data(card).traits or force(world).barred_as_material(card, "xyz", monster):
        return False
    return world.zone_word(card) == "monster" and world.table.cards[card].face_up


def _how(world: World, ctx: Context, card: int) -> str:
    """What Summons itself by an ability of kind "summon" does so by its own way (YZH-2.81, YZH-2.84)."""
    own = card == ctx.card and ctx.ability >= 0 and world.abilities(card)[ctx.ability].kind == "summon"
    return "own" if own else "special"


def _tributes(world: World, ctx: Context, op: NormalSummon, card: int) -> bool:
    """Whether there are enough monsters to Tribute for its Normal Summon, and a zone for it (YZH-2.72, YZH-2.73)."""
    now = force(world)
    level = now.value(card, "level")
    needed = op.tributes if op.tributes is not None else 0 if level <= 4 else 1 if level <= 6 else 2
    mine = [
        other
        for other in world.cards(ctx.seat, "monster")
        if not now.has(other, "cannot be tributed") and (op.of is None or matches(world, op.of, other, card))
    ]
    return len(mine) >= needed and bool(needed or world.free_monster_zones(ctx.seat))


def turned(world: World, card: int, to: str) -> str:
    """The stance that a monster would have in the battle position `to` (as ChangePosition.to)."""
    it = world.table.cards[card]
    if to == "facedown":
        return "down/side" if "token" not in world.data(card).traits else it.stance
    if to in ("attack", "faceup attack"):
        return "up"
    if to in ("defense", "faceup defense"):
        return "up/side" if it.face_up or to.startswith("faceup") else it.stance
    return "up/side" if it.stance == "up" else "up"


def bounds(group: Group, number: int, whole: bool = False) -> tuple[int, int]:
    """How many of `number` cards are picked. Fewer than asked for are taken as far as they go, unless `whole`."""
    if group.ref or group.number == "all":
        return number, number
    match group.number:
        case "up to":
            return min(1, number, group.count), min(group.count, number)
        case "any":
            return min(1, number), number
        case "at least":
            return (group.count, number) if number >= group.count else (0, 0)
    if number < group.count and whole:
        return 0, 0
    least = min(group.count, number)
    return least, least


def sized(world: World, ctx: Context, group: Group) -> Group:
    """The group with its number as it is now."""
    if group.size is None:
        return group
    return msgspec.structs.replace(group, size=None, count=max(0, number(world, ctx, group.size)))


def most_together(world: World, group: Group, cards: list[int]) -> int:
    """How many of the cards can be picked together."""
    if group.distinct:
        return len(one_of_each(world, cards, group.distinct))
    return max(map(len, same_of(world, cards, group.alike)), default=0) if group.alike else len(cards)


def room(world: World, ctx: Context, op: Operation) -> int | None:
    """How many cards the operation has room for; None without a limit. A Field Spell needs no Spell & Trap Zone."""
    if isinstance(op, SpecialSummon | TakeControl):
        to = op.to if isinstance(op, SpecialSummon) else op.who
        freed = 1 if isinstance(op, SpecialSummon) and op.using is not None else 0
        return freed + len(world.free_monster_zones(ctx.seat if to == "you" else 1 - ctx.seat))
    if isinstance(op, NormalSummon) and op.tributes == 0:
        return len(world.free_monster_zones(ctx.seat))
    if isinstance(op, PlaceSpell):
        return len(world.free_spell_zones(ctx.seat))
    if isinstance(op, SetCard) and op.group.filter.icons != ("field",):
        return len(world.free_spell_zones(ctx.seat))
    if isinstance(op, Equip) and not any(world.zone_word(card) == "spell-trap" for card in _known(world, ctx, op.card)):
        return len(world.free_spell_zones(ctx.seat))
    return None


def _known(world: World, ctx: Context, group: Group) -> list[int]:
    return refer(world, ctx, group) if group.ref else find(world, ctx, group)


def picks(world: World, ctx: Context, op: Operation) -> list[Pick] | None:
    """Everything to be picked for the operation; None when it cannot be carried out at all."""
    if isinstance(op, Detach):
        return _materials(world, ctx, op)
    found: list[Pick] = []
    space = room(world, ctx, op)
    for slot, whole in enumerate(groups(op)):
        part: Group | None = whole
        number = 0
        named: list[int] = []
        while part is not None:
            mine = _picks(world, ctx, op, part, slot)
            if mine is None:
                return None
            for pick in mine:
                # What is named in the same breath ("this card and 1 monster you control") is not picked again.
                pick.cards = [card for card in pick.cards if card not in named]
                if part.ref:
                    named += pick.cards
                if space is not None:
                    if pick.least > space:
                        if part.number == "all" or part.ref:
                            pick.least = pick.most = min(space, len(pick.cards))
                            pick.cards = pick.cards if pick.least else []
                        else:
                            return None
                    pick.most = min(pick.most, space)
                number += pick.most
            found += mine
            part = part.also
        if number == 0:
            return None
    return found


def _materials(world: World, ctx: Context, op: Detach) -> list[Pick] | None:
    """The Xyz Materials to detach: so many as asked for, or none at all (YZH-2.38)."""
    hosts = cards_of(world, ctx, op.group)
    under = [card for host in hosts for card in world.materials(host)]
    least, most = bounds(Group(number=op.number, count=op.count), len(under), whole=True)
    return [Pick(under, least, most, ctx.seat)] if most else None


def _picks(world: World, ctx: Context, op: Operation, group: Group, slot: int) -> list[Pick] | None:
    """For one group: one Pick, or one for each player who picks among his own cards."""
    group = sized(world, ctx, group)
    cards = candidates(world, ctx, op, group, slot)
    whole = ctx.cause == "cost" or isinstance(op, SpecialSummon)
    doing = who_does(world, ctx, op)
    if group.ref:
        return [Pick(cards, len(cards), len(cards), ctx.seat, slot)]
    if group.by == "controller" or len(doing) > 1:
        seats = in_order(world, [0, 1]) if group.by == "controller" else doing
        shares = [(seat, [card for card in cards if world.controller(card) == seat]) for seat in seats]
    else:
        picker = {"you": doing[0] if doing else ctx.seat, "opponent": 1 - ctx.seat}.get(group.by, ctx.seat)
        shares = [(picker, cards)]
    found = []
    for seat, mine in shares:
        least, most = bounds(group, most_together(world, group, mine), whole)
        if whole and most == 0:
            return None
        random = group.by == "random"
        found.append(Pick(mine if most else [], least, most, seat, slot, random, [], group.distinct, group.alike))
    return found


#: More combinations than this are not listed; the cards are then picked so that every pick is safe.
COMBINATIONS = 512


def leaving(
    cards: list[int],
    least: int,
    most: int,
    keep: list[dict[str, Any]],
    fit: Callable[[list[int]], bool] = lambda chosen: True,
) -> list[list[int]] | None:
    """The sets of indices of `cards` that `fit` together and leave what is to be kept; None when there are too many
    to list."""
    if sum(comb(len(cards), size) for size in range(least, most + 1)) > COMBINATIONS:
        return None
    found = []
    for size in range(least, most + 1):
        for picks in combinations(range(len(cards)), size):
            gone = [cards[i] for i in picks]
            kept = all(sum(card not in gone for card in some["cards"]) >= some["need"] for some in keep)
            if kept and fit(gone):
                found.append(list(picks))
    return found


#: The kind of the question by the verb of the operation that it is for.
KINDS = {"tribute": "tribute", "discard": "discard", "detach": "cost"}


@register
class PickCards(AbilityProcedure):
    """Ask `seat` to pick `least` to `most` of `cards`; the result are the ids, in the order of picking.

    `kind` is the sort of question ("target", "cost", "pick"…), `verb` what is done with the cards, `card` whose text
    asks.
    """

    cards = Local[list[int]]([])
    least = Local[int](1)
    most = Local[int](1)
    seat = Local[int]()
    kind = Local[str]("pick")
    verb = Local[str]("")
    card = Local[int]()
    ability = Local[int](-1)
    order = Local[bool](False)
    keep = Local[list[dict[str, Any]]]([])
    distinct = Local[str]("")
    alike = Local[str]("")

    @step("YZH-1.31")
    def look(self) -> Outcome:
        """Whoever picks from a Deck sees those cards; shuffling it afterwards makes them unknown again."""
        for card in self.cards:
            if self.world.zone_word(card) == "deck" and self.seat not in self.table.cards[card].known:
                self.play.show(card, [*self.table.cards[card].known, self.seat])
        return None

    @step("YZH-5.49")
    def question(self) -> Outcome:
        here = [card for card in self.cards if card in self.table.cards]
        if len(here) < self.least:
            return self.done(here)
        params: dict[str, Any] = {"card": self.card, "verb": self.verb, "ability": self.ability}
        most = min(self.most, len(here))
        if self.distinct or self.alike:
            here, combos = self._together(here, most)
        else:
            combos = leaving(here, self.least, most, self.keep) if self.keep else None
        if combos == []:
            # Changes by hand have left too little for everything: what is asked for now comes first.
            combos = None
        elif self.keep and combos is None:
            safe = [card for card in here if not any(card in some["cards"] for some in self.keep)]
            here = safe if len(safe) >= self.least else here
            most = min(most, len(here))
        options = [Option("pick", card) for card in here]
        return self.ask(Choice(self.seat, self.kind, options, self.least, most, combos, self.order, params=params))

    def _together(self, here: list[int], most: int) -> tuple[list[int], list[list[int]] | None]:
        """The cards to choose from and the sets that may be picked; where those are too many to list, fewer cards, any
        of which go together."""

        def fit(chosen: list[int]) -> bool:
            return go_together(self.world, self.distinct, self.alike, chosen)

        combos = leaving(here, self.least, most, self.keep, fit)
        if combos is None:
            if self.distinct:
                here = one_of_each(self.world, here, self.distinct)
            else:
                here = max(same_of(self.world, here, self.alike), key=len)
        return here, combos

    @step()
    def answered(self) -> Outcome:
        return self.done([option.card for option in self.picked()])
