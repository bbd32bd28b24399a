"""Operations that bring monsters to the field."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Call, Outcome, Public, step
from sanam.games.yugioh.texts.execution import lasting
from sanam.games.yugioh.texts.execution.amounts import token_count
from sanam.games.yugioh.texts.execution.context import Context, context, refs
from sanam.games.yugioh.texts.execution.groups import cards_of
from sanam.games.yugioh.texts.execution.host import Host
from sanam.games.yugioh.texts.execution.operations.materials import (
    FusionSummonMonster,
    SendListedMaterials,
    extra_monsters,
    materials_named,
)
from sanam.games.yugioh.texts.execution.operations.rituals import RitualSummonMonster
from sanam.games.yugioh.texts.execution.procedure import AbilityProcedure, Act, read_operation, register
from sanam.games.yugioh.texts.execution.procedure import Outcome as Result
from sanam.games.yugioh.texts.execution.standing_effects import in_field, standing
from sanam.games.yugioh.texts.execution.summonable import at_once, bars_token
from sanam.games.yugioh.texts.tree import (
    SELF,
    CreateTokens,
    ExtraSummon,
    FusionSummon,
    NormalSummon,
    RitualSummon,
    Rule,
    SendListed,
    SpecialSummon,
)

Picked = list[list[int]]

#: A Token's code is this and its definition as JSON: name, race, attribute, level, atk, def_.
TOKEN = "token:"


def special_summon(act: Act, op: SpecialSummon, picked: Picked) -> Result | Call:
    """YZH-2.82, YZH-2.83, YFA-2.62, YFA-2.63."""
    if not picked[0] or (op.to == "each" and len(picked[0]) < 2):
        return Result(False, [])
    seat = 1 - act.ctx.seat if op.to == "opponent" else act.ctx.seat
    used: list[int] = []
    gained: list[tuple[str, int]] = []
    if op.using is not None:
        used = material_of(act.duel, act.ctx, op, picked[0][0])
        if not used:
            return Result(False, [])
        gained = act.duel.gifts(picked[0][0], used, op.treated or "xyz")
        act.duel.attach_material(used, picked[0][0])
    return act.duel.special_summons(
        cards=picked[0],
        materials=refs(act.duel, used),
        seat=seat,
        chooser=act.ctx.seat if op.group.by == "you" else seat,
        position=op.position,
        how=op.treated or "special",
        cause={**act.ctx.reason, **({"as_by": op.treated_by} if op.treated_by else {})},
        gained=[[*gift] for gift in gained],
        body=msgspec.to_builtins(op.body),
        **({"column": op.column} if op.column else {}),
        **({"each": True} if op.to == "each" else {}),
    )


def material_of(duel: Host, ctx: Context, op: SpecialSummon, monster: int) -> list[int]:
    """The card that `monster` is laid on, where it may be its Xyz Material (YZH-5.11)."""
    now = standing(duel)
    return [
        card
        for card in cards_of(duel, ctx, op.using or SELF)
        if in_field(duel, card)
        and duel.zone_word(card) == "monster"
        and "token" not in duel.data(card).traits
        and not now.barred_as_material(card, "xyz", monster)
    ]


def special_summoned(act: Act, op: SpecialSummon, cards: list[int]) -> Result:
    if op.negated:
        for card in cards:
            lasting.change_card(act.duel, act.ctx, card, "negated", "set", True, "")
    if op.leaving:
        lasting.rule_cards(act.duel, act.ctx, Rule(group=SELF, rule="banished when leaving"), cards)
    return Result(bool(cards), cards)


def normal_summon(act: Act, op: NormalSummon, picked: Picked) -> Result | Call:
    """YTH-2.16: an effect lets one more monster be Summoned now."""
    if not picked[0]:
        return Result(False, [])
    return act.duel.normal_summons(
        card=picked[0][0],
        seat=act.ctx.seat,
        tributes=op.tributes,
        of=msgspec.to_builtins(op.of),
        set_too=op.set_too,
        free=True,
    )


def fusion_summon(act: Act, op: FusionSummon, picked: Picked) -> Call:
    return Call(FusionSummonMonster, {"ctx": act.ctx.plain(), "op": msgspec.to_builtins(op)})


def send_listed(act: Act, op: SendListed, picked: Picked) -> Call:
    return Call(SendListedMaterials, {"ctx": act.ctx.plain(), "op": msgspec.to_builtins(op)})


def ritual_summon(act: Act, op: RitualSummon, picked: Picked) -> Call:
    return Call(RitualSummonMonster, {"ctx": act.ctx.plain(), "op": msgspec.to_builtins(op)})


def extra_summon(act: Act, op: ExtraSummon, picked: Picked) -> Call:
    among, must = materials_named(act.duel, act.ctx, op)
    return act.duel.extra_summons(
        able=extra_monsters(act.duel, act.ctx, op),
        seat=act.ctx.seat,
        how=op.how,
        among=among,
        must=must,
        source=act.ctx.card,
        fate=op.fate,
    )


def token_code(op: CreateTokens) -> str:
    """The code under which a game can find the Token's definition: see :data:`TOKEN` and :func:`token_data`."""
    data = {
        "name": op.name,
        "race": op.race,
        "attribute": op.attribute,
        "level": op.level,
        "atk": op.atk,
        "def_": op.def_,
    }
    return TOKEN + json.dumps(data, ensure_ascii=False, sort_keys=True)


def token_data(code: str) -> dict[str, Any] | None:
    """What a Token's code says, as fields of the game's card data; None for the code of a card."""
    if not code.startswith(TOKEN):
        return None
    data: dict[str, Any] = json.loads(code.removeprefix(TOKEN))
    return {**data, "kind": "monster", "traits": ("normal", "token")}


def create_tokens(act: Act, op: CreateTokens, picked: Picked) -> Result | Call:
    """As many as it says or none; always face-up (YZH-5.9, YTH-4.14)."""
    seat = act.ctx.seat if op.to == "you" else 1 - act.ctx.seat
    least, most = token_count(
        act.duel, act.ctx, op, at_once(act.duel, act.ctx.seat, len(act.duel.free_monster_zones(seat)))
    )
    if most == 0 or bars_token(act.duel, seat, op, act.ctx.card):
        return Result(False, [])
    return Call(
        PutTokens,
        {
            "ctx": act.ctx.plain(),
            "op": msgspec.to_builtins(op),
            "seat": seat,
            "left": least if least == most else 0,
            "most": most if least < most else 0,
        },
    )


@register
class PutTokens(AbilityProcedure):
    """Put `left` Tokens into Monster Zones of `seat`, one after another; their Special Summon is of one moment."""

    ctx = Public[dict[str, Any]]()
    op = Public[dict[str, Any]]()
    seat = Public[int]()
    left = Public[int](0)
    zone = Public[str]()
    made = Public[list[int]]([])
    #: How many of them there may be, while that is not chosen.
    most = Public[int](0)

    def _op(self) -> CreateTokens:
        op = read_operation(self.op)
        assert isinstance(op, CreateTokens)
        return op

    @step("YZH-1.20", "YZH-5.9", "YFA-1.15")
    def choose_place(self) -> Outcome:
        if self.most:
            return self.jump("choose_number")
        if self.left == 0:
            return self.jump("tell")
        zones = self.duel.free_monster_zones(self.seat)
        if len(zones) == 1:
            self.zone = zones[0]
            return self.jump("choose_position")
        params = {"card": context(self.ctx).card}
        return self.ask(
            Choice(context(self.ctx).seat, "place", [Option("place", zone=z) for z in zones], params=params)
        )

    @step("YZH-1.20", "YZH-5.9", "YFA-1.15")
    def placed(self) -> Outcome:
        zone = self.picked()[0].zone
        assert zone is not None
        self.zone = zone
        return None

    @step("YZH-2.82", "YZH-5.10", "YTH-4.14")
    def choose_position(self) -> Outcome:
        if self._op().position:
            return self.jump("put")
        ctx = context(self.ctx)
        return self.ask(Choice(ctx.seat, "position", [Option("attack"), Option("defense")], params={"card": ctx.card}))

    @step("YZH-2.82", "YZH-5.10", "YTH-4.14")
    def positioned(self) -> Outcome:
        return self._put(self.picked()[0].act)

    @step("YZH-5.10", "YTH-4.14")
    def put(self) -> Outcome:
        return self._put(self._op().position)

    def _put(self, position: str) -> Outcome:
        duel, ctx, op = self.duel, context(self.ctx), self._op()
        stance = "up" if position == "attack" else "up/side"
        card = duel.create_token(token_code(op), self.seat, self.zone, stance)
        self.play.mark(card, "summoned", ["special"])
        if op.untributable or op.untributable_turn:
            until = "" if op.untributable else "turn"
            lasting.rule_cards(duel, ctx, Rule(group=SELF, rule="cannot be tributed for a summon", until=until), [card])
        for rule in op.rules:
            lasting.rule_cards(duel, ctx, Rule(group=SELF, rule=rule), [card])
        if op.hurts:
            lasting.rule_cards(duel, ctx, Rule(group=SELF, rule="hurts when destroyed", count=op.hurts), [card])
        self.made = [*self.made, card]
        self.left = self.left - 1
        return self.jump("choose_place")

    @step("YZH-2.83", "YFA-2.63")
    def tell(self) -> Outcome:
        cause = context(self.ctx).reason
        for card in self.made:
            self.play.happened(
                "special_summoned",
                self.seat,
                card,
                cause=cause["cause"],
                card_cause=cause["card"],
                cause_seat=cause["seat"],
                moment=self.duel.moment(),
            )
        return self.done(self.made)

    @step("YZH-5.9", "YZH-5.49")
    def choose_number(self) -> Outcome:
        params = {"card": context(self.ctx).card}
        options = [Option("value", value=number) for number in range(1, self.most + 1)]
        return self.ask(Choice(context(self.ctx).seat, "number", options, params=params))

    @step("YZH-5.9", "YZH-5.49")
    def number_chosen(self) -> Outcome:
        self.left = int(self.picked()[0].value)
        self.most = 0
        return self.jump("choose_place")
