"""Picking cards: which may be picked for an operation, how many, by whom, and the procedure that asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Outcome, Public, step
from sanam.games.yugioh.texts.execution.candidates import candidates, groups
from sanam.games.yugioh.texts.execution.context import Context
from sanam.games.yugioh.texts.execution.groups import (
    cards_of,
    compare,
    find,
    go_together,
    in_order,
    largest_set,
    number,
    players,
    refer,
)
from sanam.games.yugioh.texts.execution.host import Host
from sanam.games.yugioh.texts.execution.procedure import AbilityProcedure, register
from sanam.games.yugioh.texts.execution.summonable import at_once
from sanam.games.yugioh.texts.execution.values import values
from sanam.games.yugioh.texts.tree import (
    Detach,
    Equip,
    Group,
    Move,
    NormalSummon,
    Operation,
    PlaceSpell,
    SetCard,
    SpecialSummon,
    TakeControl,
)


class Pick(msgspec.Struct):
    """Cards still to be picked: `least` to `most` of `cards` by `seat`; settled when there is nothing to choose.

    `keep`: of each of these {"need": n, "cards": ids} so many must be left (a cost leaves something to target).
    `total`, `bound`: what their Levels come to (-1: whatever), as of a Group.
    `from_top`: they lie on top of a Deck and are taken from the uppermost on, so that only their number is chosen.
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
    from_top: bool = False
    total: int = -1
    bound: str = "="

    @property
    def settled(self) -> bool:
        return self.least >= len(self.cards) and not (self.distinct or self.alike or self.total >= 0)

    def plain(self) -> dict[str, Any]:
        """As data, in which only a sum that is asked for stands: matches are kept that knew of none."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data if self.total >= 0 else {key: data[key] for key in data if key not in ("total", "bound")}


def who_does(duel: Host, ctx: Context, op: Operation) -> list[int]:
    """The seats that carry the operation out; more than one does so in turn order (YZH-5.15, YTH-4.19)."""
    return players(duel, ctx, op.who) if isinstance(op, Move) else [ctx.seat]


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
        case "as many" | "if any":
            return min(number, group.count), min(number, group.count)
    if number < group.count and whole:
        return 0, 0
    least = min(group.count, number)
    return least, least


def sized(duel: Host, ctx: Context, group: Group) -> Group:
    """The group with its number as it is now."""
    if group.size is None:
        return group
    return msgspec.structs.replace(group, size=None, count=max(0, number(duel, ctx, group.size)))


def most_together(duel: Host, group: Group, cards: list[int]) -> int:
    """How many of the cards can be picked together."""
    if not (group.distinct or group.alike):
        return len(cards)
    return len(largest_set(duel, group.distinct, group.alike, cards))


#: Operations that put cards onto the field.
_NEED_ROOM = frozenset((SpecialSummon, TakeControl, NormalSummon, PlaceSpell, SetCard, Equip))


def room(duel: Host, ctx: Context, op: Operation) -> int | None:
    """How many cards the operation has room for; None without a limit. A Field Spell needs no Spell & Trap Zone."""
    if type(op) not in _NEED_ROOM:
        return None
    if isinstance(op, TakeControl) and op.who == "owner":
        return None
    if isinstance(op, SpecialSummon | TakeControl):
        to = op.to if isinstance(op, SpecialSummon) else op.who
        if to == "each":
            both = all(duel.free_monster_zones(seat) for seat in (0, 1))
            return at_once(duel, ctx.seat, 2) if both else 0
        freed = 1 if isinstance(op, SpecialSummon) and op.using is not None else 0
        space = freed + len(duel.free_monster_zones(ctx.seat if to == "you" else 1 - ctx.seat))
        return at_once(duel, ctx.seat, space) if isinstance(op, SpecialSummon) else space
    if isinstance(op, NormalSummon) and op.tributes == 0:
        return len(duel.free_monster_zones(ctx.seat))
    if isinstance(op, PlaceSpell):
        return None if op.activates and op.group.filter.icons == ("field",) else _spell_zones(duel, ctx)
    if isinstance(op, SetCard) and op.group.filter.icons != ("field",) and op.group.ref != "self":
        return _spell_zones(duel, ctx)
    if isinstance(op, Equip) and not any(duel.zone_word(card) == "spell-trap" for card in _known(duel, ctx, op.card)):
        return _spell_zones(duel, ctx)
    return None


def _spell_zones(duel: Host, ctx: Context) -> int:
    """How many Spell & Trap Zones are free, but for the one that a card takes which is activated from the hand."""
    takes = ctx.activating and duel.zone_word(ctx.card) == "hand" and duel.data(ctx.card).icon != "field"
    return len(duel.free_spell_zones(ctx.seat)) - takes


def _known(duel: Host, ctx: Context, group: Group) -> list[int]:
    return refer(duel, ctx, group) if group.ref else find(duel, ctx, group)


def picks(duel: Host, ctx: Context, op: Operation) -> list[Pick] | None:
    """Everything to be picked for the operation; None when it cannot be carried out at all."""
    if isinstance(op, Detach):
        return _materials(duel, ctx, op)
    found: list[Pick] = []
    space = room(duel, ctx, op)
    for slot, whole in enumerate(groups(op)):
        part: Group | None = whole
        number = 0
        named: list[int] = []
        while part is not None:
            mine = _picks(duel, ctx, op, part, slot)
            if mine is None:
                return None
            for pick in mine:
                # What is named in the same breath ("this card and 1 monster you control") is not picked again.
                pick.cards = [card for card in pick.cards if card not in named]
                if part.ref:
                    named += pick.cards
                if space is not None:
                    if pick.least > space:
                        if part.number in ("all", "as many") or part.ref:
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
    return leaving_enough(found)


def leaving_enough(found: list[Pick]) -> list[Pick]:
    """The picks, each of which leaves enough for those after it: "1 LIGHT and 1 DARK monster" are two cards."""
    for at, pick in enumerate(found):
        for later in found[at + 1 :]:
            if later.slot == pick.slot and later.least and not pick.settled and {*pick.cards} & {*later.cards}:
                pick.keep = [*pick.keep, {"need": later.least, "cards": later.cards}]
    return found


def not_taken(pick: Pick, taken: list[int]) -> Pick:
    """What is left of the pick once these cards were picked for another part of the same group."""
    left = [card for card in pick.cards if card not in taken]
    if len(left) == len(pick.cards):
        return pick
    most = min(pick.most, len(left))
    return msgspec.structs.replace(pick, cards=left, least=min(pick.least, most), most=most)


def _materials(duel: Host, ctx: Context, op: Detach) -> list[Pick] | None:
    """The Xyz Materials to detach: so many as asked for, or none at all (YZH-2.38)."""
    hosts = cards_of(duel, ctx, op.group)
    # "2 materials from a monster": both of the same one.
    one = not op.group.ref and op.group.number == "exactly" and op.count > 1 and len(hosts) > 1
    if one:
        hosts = [host for host in hosts if len(duel.materials(host)) >= op.count]
    under = [card for host in hosts for card in duel.materials(host)]
    least, most = bounds(Group(number=op.number, count=op.count), len(under), whole=True)
    return [Pick(under, least, most, ctx.seat, alike="host" if one else "")] if most else None


def _picks(duel: Host, ctx: Context, op: Operation, group: Group, slot: int) -> list[Pick] | None:
    """For one group: one Pick, or one for each player who picks among his own cards."""
    group = sized(duel, ctx, group)
    cards = candidates(duel, ctx, op, group, slot)
    whole = ctx.cause == "cost" or isinstance(op, SpecialSummon)
    doing = who_does(duel, ctx, op)
    if group.ref:
        return [Pick(cards, len(cards), len(cards), ctx.seat, slot)]
    if group.by == "controller" or len(doing) > 1:
        seats = in_order(duel, [0, 1]) if group.by == "controller" else doing
        shares = [(seat, [card for card in cards if duel.controller(card) == seat]) for seat in seats]
    else:
        picker = {"you": doing[0] if doing else ctx.seat, "opponent": 1 - ctx.seat}.get(group.by, ctx.seat)
        shares = [(picker, cards)]
    found = []
    for seat, mine in shares:
        least, most = bounds(group, most_together(duel, group, mine), whole)
        total = -1
        if group.total is not None:
            total = max(0, number(duel, ctx, group.total))
            most = most if of_total(duel, mine, total, group.bound, least, most, limit=1) else 0
        if whole and most == 0:
            return None
        found.append(
            Pick(
                mine if most else [],
                least,
                most,
                seat,
                slot,
                random=group.by == "random",
                distinct=group.distinct,
                alike=group.alike,
                total=total,
                bound=group.bound,
                from_top=group.zones == ("deck top",),
            )
        )
    return found


def of_total(
    duel: Host, cards: list[int], total: int, bound: str, least: int, most: int, limit: int = 512
) -> list[list[int]]:
    """Sets of indices of `cards` whose Levels come to the total, no more than `limit`; the smallest first."""
    levels = [_level(duel, card) for card in cards]
    able = [i for i, level in enumerate(levels) if level > 0 and (bound == "≥" or level <= total)]
    found: list[list[int]] = []

    def extend(start: int, chosen: list[int], together: int) -> bool:
        if len(chosen) >= max(1, least) and compare(together, bound, total):
            found.append(chosen)
            if len(found) >= limit:
                return False
        if len(chosen) >= most or (bound != "≥" and together >= total):
            return True
        return all(extend(at + 1, [*chosen, able[at]], together + levels[able[at]]) for at in range(start, len(able)))

    extend(0, [], 0)
    return sorted(found, key=len)


def _level(duel: Host, card: int) -> int:
    data = duel.data(card)
    return values(duel).value(card, "level") if data.kind == "monster" and "xyz" not in data.traits else 0


#: More combinations than this are not listed; the cards are then picked so that every pick is safe.
COMBINATIONS = 512
#: So many sets are begun at most to find them.
_STEPS = 16 * COMBINATIONS


def leaving(
    cards: list[int],
    least: int,
    most: int,
    keep: list[dict[str, Any]],
    fit: Callable[[list[int]], bool] = lambda chosen: True,
) -> list[list[int]] | None:
    """The sets of indices of `cards` that `fit` together and leave what is to be kept, smaller ones first; None when
    there are too many to list. Of cards that fit together any fewer do.
    """
    found: list[list[int]] = []
    steps = 0
    everything = range(len(cards))
    together = [{j for j in everything if j > i and fit([cards[i], cards[j]])} for i in everything]

    def extend(picks: list[int], rest: list[int]) -> bool:
        """List the sets of these and some of the rest, each of which goes with them; False when it is too much."""
        nonlocal steps
        steps += 1
        gone = [cards[i] for i in picks]
        kept = all(sum(card not in gone for card in some["cards"]) >= some["need"] for some in keep)
        if kept and len(picks) >= least and fit(gone):
            found.append(picks)
        if len(found) > COMBINATIONS or steps > _STEPS:
            return False
        starts = range(len(rest) - max(0, least - len(picks) - 1)) if len(picks) < most else ()
        return all(extend([*picks, rest[at]], [j for j in rest[at + 1 :] if j in together[rest[at]]]) for at in starts)

    return sorted(found, key=lambda picks: (len(picks), picks)) if extend([], [*everything]) else None


#: The kind of the question by the verb of the operation that it is for.
KINDS = {"tribute": "tribute", "discard": "discard", "detach": "cost"}


@register
class PickCards(AbilityProcedure):
    """Ask `seat` to pick `least` to `most` of `cards`; the result are the ids, in the order of picking.

    `kind` is the sort of question ("target", "cost", "pick"…), `verb` what is done with the cards, `card` whose text
    asks.
    """

    cards = Public[list[int]]([])
    least = Public[int](1)
    most = Public[int](1)
    seat = Public[int]()
    kind = Public[str]("pick")
    verb = Public[str]("")
    card = Public[int]()
    ability = Public[int](-1)
    order = Public[bool](False)
    keep = Public[list[dict[str, Any]]]([])
    distinct = Public[str]("")
    alike = Public[str]("")
    total = Public[int](-1)
    bound = Public[str]("=")

    @step("YZH-1.31")
    def look(self) -> Outcome:
        """Whoever picks from a Deck sees those cards; shuffling it afterwards makes them unknown again."""
        for card in self.cards:
            if self.duel.zone_word(card) == "deck" and self.seat not in self.table.cards[card].known:
                self.play.show(card, [*self.table.cards[card].known, self.seat])
        return None

    @step("YZH-5.49")
    def question(self) -> Outcome:
        here = [card for card in self.cards if card in self.table.cards]
        if len(here) < self.least:
            return self.done(here)
        params: dict[str, Any] = {"card": self.card, "verb": self.verb, "ability": self.ability}
        most = min(self.most, len(here))
        combos: list[list[int]] | None
        if self.total >= 0:
            combos = of_total(self.duel, here, self.total, self.bound, self.least, most)
            if not combos:
                return self.done([])
            combos = self._leaving_enough(here, combos)
        elif self.distinct or self.alike:
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

    def _leaving_enough(self, here: list[int], combos: list[list[int]]) -> list[list[int]]:
        """Those of the sets after which enough is left for what is picked later; all of them where none is such."""
        fit = [
            chosen
            for chosen in combos
            if all(
                sum(card not in {here[i] for i in chosen} for card in some["cards"]) >= some["need"]
                for some in self.keep
            )
        ]
        return fit or combos

    def _together(self, here: list[int], most: int) -> tuple[list[int], list[list[int]] | None]:
        """The cards to choose from and the sets that may be picked; where those are too many to list, fewer cards, any
        of which go together."""

        def fit(chosen: list[int]) -> bool:
            return go_together(self.duel, self.distinct, self.alike, chosen)

        combos = leaving(here, self.least, most, self.keep, fit)
        if combos is None:
            here = largest_set(self.duel, self.distinct, self.alike, here)
        return here, combos

    @step("YZH-5.49")
    def answered(self) -> Outcome:
        return self.done([option.card for option in self.picked()])


def distinct(slots: list[list[int]]) -> bool:
    """Whether every slot can have a card of its own."""
    owner: dict[int, int] = {}

    def fill(slot: int, tried: set[int]) -> bool:
        for card in slots[slot]:
            if card not in tried:
                tried.add(card)
                if card not in owner or fill(owner[card], tried):
                    owner[card] = slot
                    return True
        return False

    return all(fill(slot, set()) for slot in range(len(slots)))
