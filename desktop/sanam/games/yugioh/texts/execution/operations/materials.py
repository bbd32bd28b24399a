"""Fusion Summons, and what they share with Ritual Summons: which sets of monsters serve, and the procedures that carry
them out."""

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import Any

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Outcome, Public, step
from sanam.games.yugioh.texts.execution.context import Context, context, refs
from sanam.games.yugioh.texts.execution.filters import matches
from sanam.games.yugioh.texts.execution.groups import cards_of, find, go_together
from sanam.games.yugioh.texts.execution.host import Host
from sanam.games.yugioh.texts.execution.operations.usable import (
    besides_of,
    demanded,
    frees,
    go_well,
    plain,
    use_up,
)
from sanam.games.yugioh.texts.execution.procedure import AbilityProcedure, read_operation, register
from sanam.games.yugioh.texts.execution.substitutes import stands_in, without_substitute
from sanam.games.yugioh.texts.execution.summonable import may_be_summoned, summon_condition
from sanam.games.yugioh.texts.execution.values import expand
from sanam.games.yugioh.texts.tree import ExtraSummon, FusionSummon, Group, SendListed

#: So many combinations are listed at most; beyond that materials are picked one by one, each pick being completable.
COMBINATIONS = 512


# ------------------------------------------------------------------------------------------------- Fusion Summon


def recipe(duel: Host, monster: int) -> tuple[Group, ...]:
    """The materials a Fusion Monster demands, in order; () when its text does not say."""
    for ability in duel.abilities(monster):
        if ability.kind == "material":
            return ability.targets
    return ()


def fits(duel: Host, groups: tuple[Group, ...], chosen: list[int], whole: bool = True) -> bool:
    """Whether the cards can be shared out among the groups: each filled (`whole`), or none overfilled.

    "Exactly" and "up to" groups take so many cards, "at least" and "any" ones that or more.
    """
    if not groups:
        return not chosen
    group, *rest = groups
    able = [card for card in chosen if matches(duel, group.filter, card, seen=True)]
    if group.zones:
        able = [card for card in able if duel.zone_word(card) in expand(group.zones)]
    open_ended = group.number in ("at least", "any", "all")
    least = group.count if group.number in ("exactly", "at least") else 1 if group.number in ("any", "all") else 0
    most = len(able) if open_ended else min(group.count, len(able))
    for size in range(least if whole else 0, most + 1):
        for taken in combinations(able, size):
            if not go_together(duel, group.distinct, group.alike, list(taken)):
                continue
            if fits(duel, tuple(rest), [card for card in chosen if card not in taken], whole):
                return True
    return False


def sizes(groups: tuple[Group, ...], cards: int) -> range:
    """How many materials a set can have."""
    least = sum(group.count if group.number in ("exactly", "at least") else 1 for group in groups)
    if all(group.number == "exactly" for group in groups):
        return range(least, least + 1)
    return range(least, cards + 1)


def fusion_sets(duel: Host, ctx: Context, op: FusionSummon, monster: int) -> list[list[int]] | None:
    """Every set of materials with which the monster can be Fusion Summoned now; None when they are too many."""
    groups, exact = recipe(duel, monster), summon_condition(duel, monster).exact
    cards, must = _useful(duel, ctx, op, monster), demanded(duel, ctx, op)
    if op.alone:
        return [must] if must and {*must} <= {*cards} and _leaves_room(duel, ctx, op, must) else []
    most = 20_000 if op.further is None else 2_000  # of a whole Deck the materials are picked one by one
    if not groups or sum(comb(len(cards), size) for size in sizes(groups, len(cards))) > most:
        return None if groups else []
    besides = besides_of(duel, ctx, op, monster)
    found: list[list[int]] = []
    for size in sizes(groups, len(cards)):
        for chosen in combinations(cards, size):
            serve = {*must} <= {*chosen} and go_well(duel, ctx, op, besides, list(chosen))
            if serve and _serve(duel, groups, list(chosen), exact) and _leaves_room(duel, ctx, op, list(chosen)):
                found.append(list(chosen))
                if len(found) > COMBINATIONS:
                    return None
    return found


def _leaves_room(duel: Host, ctx: Context, op: FusionSummon, chosen: list[int]) -> bool:
    """Whether there is a zone for the monster, if it is Summoned."""
    return isinstance(op, SendListed) or frees(duel, ctx, chosen)


def _serve(duel: Host, groups: tuple[Group, ...], chosen: list[int], exact: bool) -> bool:
    """Whether the cards are the materials, one of them perhaps in the place of another that is named (not if
    `exact`)."""
    if fits(duel, groups, chosen):
        return True
    without = () if exact else without_substitute(duel, groups, chosen, "fusion")
    return any(fits(duel, tuple(left), others) for left, others in without)


def _serves(duel: Host, group: Group, card: int, exact: bool) -> bool:
    """Whether the card can be a material of the group, and lies where that says ("2 monsters on the field")."""
    if group.zones and duel.zone_word(card) not in expand(group.zones):
        return False
    return matches(duel, group.filter, card, seen=True) or (not exact and stands_in(duel, card, group, "fusion"))


def _useful(duel: Host, ctx: Context, op: FusionSummon, monster: int) -> list[int]:
    groups, exact = recipe(duel, monster), summon_condition(duel, monster).exact
    cards = [*plain(duel, ctx, op, monster), *sorted(besides_of(duel, ctx, op, monster))]
    return [card for card in cards if any(_serves(duel, group, card, exact) for group in groups)]


def fusible(duel: Host, ctx: Context, op: FusionSummon) -> list[int]:
    """The monsters of the group that can be Fusion Summoned now; none where the edition has no Fusion Summon."""
    if not duel.option("features.fusion"):
        return []
    return [monster for monster in find(duel, ctx, op.group) if _can_be_fused(duel, ctx, op, monster)]


def anything_fusible(duel: Host, ctx: Context, op: FusionSummon) -> bool:
    """Whether there is any such monster; copies of one card that lie together are looked at once."""
    found = find(duel, ctx, op.group) if duel.option("features.fusion") else []
    alike = {(duel.profile_code(card), duel.table.cards[card].zone): card for card in found}
    return any(_can_be_fused(duel, ctx, op, card) for card in alike.values())


def _can_be_fused(duel: Host, ctx: Context, op: FusionSummon, monster: int) -> bool:
    is_fusion = "fusion" in duel.data(monster).traits
    if isinstance(op, SendListed):
        return is_fusion and _completable(duel, ctx, op, monster)
    how = "special" if op.simple else "fusion"
    may = is_fusion and may_be_summoned(
        duel, monster, ctx.seat, ctx.card, how, ignoring=op.simple, treated_with=op.treated_with
    )
    return may and _completable(duel, ctx, op, monster)


def _completable(duel: Host, ctx: Context, op: FusionSummon, monster: int) -> bool:
    groups = recipe(duel, monster)
    cards = _useful(duel, ctx, op, monster)
    must = demanded(duel, ctx, op)
    if op.alone and not must:
        return bool(groups)  # what is its material is not chosen yet
    if not groups or (not op.alone and len(cards) < sizes(groups, len(cards)).start):
        return False
    if (op.including is not None and not must) or not {*must} <= {*cards}:
        return False
    sets = fusion_sets(duel, ctx, op, monster)
    return bool(sets) if sets is not None else _share(duel, monster, cards, must)


def _share(duel: Host, monster: int, cards: list[int], must: list[int]) -> bool:
    """Whether the least demands of the groups can be met from `cards` so that every one of `must` is used."""
    slots = [group for group in recipe(duel, monster) for _ in range(group.count)]
    exact = summon_condition(duel, monster).exact
    owner: dict[int, int] = {}

    def seat(card: int, tried: set[int]) -> bool:
        for i, group in enumerate(slots):
            if i not in tried and _serves(duel, group, card, exact):
                tried.add(i)
                if i not in owner or seat(owner[i], tried):
                    owner[i] = card
                    return True
        return False

    if not all(seat(card, set()) for card in must):
        return False
    for card in cards:
        if card not in must:
            seat(card, set())
    return len(owner) == len(slots)


class SummonByEffect(AbilityProcedure):
    """Choose the monster, choose what is used for it, put it on the field: what Fusion and Ritual Summons share.

    The steps that differ are named here, in their order, and carried out by each kind of Summon.
    """

    ctx = Public[dict[str, Any]]()
    op = Public[dict[str, Any]]()
    monster = Public[int]()
    chosen = Public[list[int]]([])

    #: What the player is asked about, as the "verb" of the question.
    verb = ""

    def able(self) -> list[int]:
        """The monsters that can be Summoned now."""
        raise NotImplementedError

    @step("YZH-2.58", "YZH-2.62")
    def choose_monster(self) -> Outcome:
        ctx = context(self.ctx)
        able = self.able()
        if not able:
            return self.done([])
        params = {"card": ctx.card, "verb": self.verb}
        return self.ask(Choice(ctx.seat, "pick", [Option("pick", card) for card in able], params=params))

    @step("YZH-2.58", "YZH-2.62")
    def monster_chosen(self) -> Outcome:
        card = self.picked()[0].card
        assert card is not None
        self.monster = card
        return None

    @step("YZH-2.58", "YZH-2.65")
    def choose_cards(self) -> Outcome:
        raise NotImplementedError

    @step("YZH-2.58", "YZH-2.65")
    def cards_chosen(self) -> Outcome:
        raise NotImplementedError

    @step("YZH-2.59", "YZH-2.66")
    def put(self) -> Outcome:
        raise NotImplementedError

    @step("YZH-2.59", "YZH-2.66", "YFA-2.43")
    def summoned(self) -> Outcome:
        if self.result:
            self.play.mark(self.monster, "materials", refs(self.duel, self.chosen))
        return self.done(self.result or [])

    def gained(self, how: str) -> list[list[Any]]:
        """What the cards that are about to be used give to the monster."""
        return [[*gift] for gift in self.duel.gifts(self.monster, self.chosen, how)]

    def _picked(self) -> list[int]:
        return [option.card for option in self.picked() if option.card is not None]

    def take(self) -> None:
        """Add what was just picked to what is used."""
        self.chosen = [*self.chosen, *self._picked()]


@register
class FusionSummonMonster(SummonByEffect):
    """Fusion Summon: choose the monster, send its materials, put it on the field (YZH-2.57 to YZH-2.60)."""

    verb = "fusion summon"

    def _op(self) -> FusionSummon:
        op = read_operation(self.op)
        assert isinstance(op, FusionSummon)
        return op

    def able(self) -> list[int]:
        return fusible(self.duel, context(self.ctx), self._op())

    @step("YZH-2.58")
    def choose_cards(self) -> Outcome:
        duel, ctx, op = self.duel, context(self.ctx), self._op()
        sets = fusion_sets(duel, ctx, op, self.monster)
        params = {"card": self.monster}
        if sets == []:
            return self.done([])
        if sets is not None:
            return self.ask(combination_choice(ctx.seat, _useful(duel, ctx, op, self.monster), sets, params))
        cards = _useful(duel, ctx, op, self.monster)
        chosen = self.chosen or demanded(duel, ctx, op)
        besides = besides_of(duel, ctx, op, self.monster)

        def serves(card: int) -> bool:
            """Whether the others can be found among those that may go together with it."""
            now = [*chosen, card]
            left = [one for one in cards if one in now or go_well(duel, ctx, op, besides, [*now, one])]
            return go_well(duel, ctx, op, besides, now) and _share(duel, self.monster, left, now)

        options = [Option("pick", card) for card in cards if card not in chosen and serves(card)]
        return self.ask(Choice(ctx.seat, "material", options, params=params)) if options else self.done([])

    @step("YZH-2.58")
    def cards_chosen(self) -> Outcome:
        duel, ctx = self.duel, context(self.ctx)
        self.chosen = self.chosen or [c for c in demanded(duel, ctx, self._op()) if c not in self._picked()]
        self.take()
        groups = recipe(duel, self.monster)
        if self._op().alone:
            return None
        if len(self.chosen) < sizes(groups, len(self.chosen)).start or not _leaves_room(
            duel, ctx, self._op(), self.chosen
        ):
            return self.jump("choose_cards")
        return None

    @step("YZH-2.58", "YZH-2.59")
    def put(self) -> Outcome:
        ctx = context(self.ctx)
        cause = {"cause": "summon", "card": self.monster, "seat": ctx.seat}
        gained = self.gained("fusion")
        besides = besides_of(self.duel, ctx, self._op(), self.monster)
        others = use_up(self.duel, ctx, self._op().further, self.chosen, besides, cause)
        if self._op().simple:
            cause = ctx.reason  # what an effect does, and no material
        if self._op().banish:
            self.duel.banish(others, cause)
        elif self._op().shuffle:
            self.duel.to_deck(others, cause)
        else:
            self.duel.send(others, cause)
        if self._op().simple:
            return self.summon(self.monster, ctx, "special", [])
        return self.summon(self.monster, ctx, "fusion", gained)


@register
class SendListedMaterials(FusionSummonMonster):
    """Choose a Fusion Monster and its materials, send these, and show it."""

    verb = "reveal"

    @step("YZH-2.89", "YFA-2.70")
    def put(self) -> Outcome:
        self.duel.reveal([self.monster], [0, 1])
        self.duel.send(self.chosen, context(self.ctx).reason)
        return None

    @step("YZH-2.89", "YFA-2.70")
    def summoned(self) -> Outcome:
        return self.done([self.monster])


# ------------------------------------------------------------------------------------- Synchro and Xyz Summon


def materials_named(duel: Host, ctx: Context, op: ExtraSummon) -> tuple[list[int] | None, list[int]]:
    """The monsters that alone may be material (None: any), and those that must be."""
    among = cards_of(duel, ctx, op.using) if op.using is not None else None
    return among, cards_of(duel, ctx, op.including) if op.including is not None else []


def extra_monsters(duel: Host, ctx: Context, op: ExtraSummon) -> list[int]:
    """The monsters of the group that can be Summoned now; none where the edition has no such Summon."""
    if not duel.option(f"features.{op.how}"):
        return []
    among, must = materials_named(duel, ctx, op)
    if op.including is not None and not must:
        return []
    return [
        monster
        for monster in find(duel, ctx, op.group)
        if op.how in duel.data(monster).traits
        and may_be_summoned(duel, monster, ctx.seat, ctx.card, op.how)
        and duel.has_materials(monster, ctx.seat, op.how, among, must)
    ]


def combination_choice(
    seat: int, cards: list[int], sets: list[list[int]], params: dict[str, Any], kind: str = "material", rule: str = ""
) -> Choice:
    """Ask for one of the sets, as combinations of the cards that are in any of them."""
    used = [card for card in cards if any(card in chosen for chosen in sets)]
    index = {card: i for i, card in enumerate(used)}
    combos = [sorted(index[card] for card in chosen) for chosen in sets]
    lengths = [len(chosen) for chosen in sets]
    return Choice(
        seat,
        kind,
        [Option("pick", card) for card in used],
        min(lengths, default=1),
        max(lengths, default=1),
        combos,
        rule=rule,
        params=params,
    )
