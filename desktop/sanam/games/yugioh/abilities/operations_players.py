"""Operations on players, on the battle and the chain, and those that leave something behind."""

from __future__ import annotations

from typing import Any

import msgspec

from sanam.engine.procedure import Call
from sanam.games.yugioh.abilities import lasting
from sanam.games.yugioh.abilities.amounts import number
from sanam.games.yugioh.abilities.base import Act, Outcome, plain_steps, run
from sanam.games.yugioh.abilities.candidates import lasting_group
from sanam.games.yugioh.abilities.context import refs
from sanam.games.yugioh.abilities.force import force
from sanam.games.yugioh.abilities.groups import cards_of, players, refer
from sanam.games.yugioh.abilities.tree import (
    Become,
    Choose,
    ChooseNumber,
    Damage,
    Declare,
    EndBattlePhase,
    GainLife,
    Group,
    Later,
    Modify,
    Negate,
    PayLife,
    PlayerRule,
    Redirect,
    Replace,
    RollDie,
    Rule,
    SetLife,
    SkipPhase,
    SummonCondition,
    TossCoin,
    WinDuel,
)
from sanam.games.yugioh.abilities.world import World

Picked = list[list[int]]


def damage(act: Act, op: Damage, picked: Picked) -> Outcome:
    """Effect damage, the turn player's first (YZH-5.15, YZH-5.46)."""
    world, ctx = act.world, act.ctx
    dealt = 0
    for seat in players(world, ctx, op.who):
        amount = force(world).damage(seat, number(world, ctx, op.amount), battle=False)
        if amount > 0:
            dealt += world.damage(seat, amount, ctx.reason)
    ctx.damage = dealt
    return Outcome(dealt > 0, None, dealt)


def gain_life(act: Act, op: GainLife, picked: Picked) -> Outcome:
    gained = 0
    for seat in players(act.world, act.ctx, op.who):
        amount = number(act.world, act.ctx, op.amount)
        if amount > 0:
            act.world.gain(seat, amount)
            gained += amount
    return Outcome(gained > 0, None, gained)


def pay_life(act: Act, op: PayLife, picked: Picked) -> Outcome:
    """All of it or nothing (YZH-5.38)."""
    paid = 0
    for seat in players(act.world, act.ctx, op.who):
        amount = number(act.world, act.ctx, op.amount)
        if 0 < amount <= act.world.table.seats[seat].counts.get("lp", 0):
            act.world.pay(seat, amount)
            paid += amount
    return Outcome(paid > 0, None, paid)


def set_life(act: Act, op: SetLife, picked: Picked) -> Outcome:
    """No damage and no payment: LP are other LP from now on."""
    world, ctx = act.world, act.ctx
    seats = [0, 1] if op.how == "swap" else players(world, ctx, op.who)
    lp = {seat: world.table.seats[seat].counts.get("lp", 0) for seat in (0, 1)}
    for seat in seats:
        match op.how:
            case "become":
                world.set_life(seat, number(world, ctx, op.amount))
            case "lose":
                world.set_life(seat, lp[seat] - number(world, ctx, op.amount))
            case "halve":
                world.set_life(seat, (lp[seat] + 1) // 2)
            case "swap":
                world.set_life(seat, lp[1 - seat])
    return Outcome(True)


def win(act: Act, op: WinDuel, picked: Picked) -> Outcome:
    """YZH-3.9, YFA-3.6, YTH-1.8."""
    for seat in players(act.world, act.ctx, op.who)[:1]:
        act.world.win(seat)
    return Outcome(True)


def end_battle_phase(act: Act, op: EndBattlePhase, picked: Picked) -> Outcome:
    act.world.end_battle_phase()
    return Outcome(True)


def redirect(act: Act, op: Redirect, picked: Picked) -> Outcome:
    if act.world.battle()[0] is None or not picked[0]:
        return Outcome(False, [])
    act.world.redirect_attack(picked[0][0])
    return Outcome(True, picked[0])


def skip_phase(act: Act, op: SkipPhase, picked: Picked) -> Outcome:
    for seat in players(act.world, act.ctx, op.who):
        act.world.skip_phase(seat, op.phase.replace(" ", ""))
    return Outcome(True)


def link_of(world: World, event: dict[str, Any] | None) -> int | None:
    """Index of the chain link that the occasion is about, if it can still be negated."""
    number = (event or {}).get("link")
    for index, link in enumerate(world.chain()):
        if number is not None and link["id"] == number:
            return None if link.get("negated") else index
    return None


def negate(act: Act, op: Negate, picked: Picked) -> Outcome:
    """YZH-2.115, YZH-4.37: a negated link ends without effect, what was paid for it is not given back (YZH-5.39)."""
    world, ctx = act.world, act.ctx
    what = op.what
    if what == "summon or activation":
        what = "activation" if (ctx.event or {}).get("link") is not None else "summon"
    match what:
        case "activation" | "effect":
            index = link_of(world, ctx.event)
            if index is None:
                return Outcome(False, [])
            card = world.chain()[index]["card"]
            if force(world).shielded(card):
                return Outcome(False, [])
            world.negate_link(index, what)
            return Outcome(True, [card] if card in world.table.cards else [])
        case "attack":
            attacker = world.battle()[0]
            if attacker is None:
                return Outcome(False, [])
            world.negate_attack()
            return Outcome(True, [attacker])
        case "summon":
            cards = refer(world, ctx, Group(ref="event"))
            if cards:
                world.negate_summon(cards)
            return Outcome(bool(cards), cards)
    cards = picked[0] if picked else []
    for card in cards:
        lasting.change_card(world, ctx, card, "negated", "set", True, op.until)
    return Outcome(bool(cards), cards)


def modify(act: Act, op: Modify, picked: Picked) -> Outcome:
    lasting.modify(act.world, act.ctx, op, picked[0])
    return Outcome(bool(picked[0]), picked[0])


def become(act: Act, op: Become, picked: Picked) -> Outcome:
    if op.of is not None:
        known = cards_of(act.world, act.ctx, op.of, stale=True)
        if not known:
            return Outcome(False)
        op = msgspec.structs.replace(op, value=act.world.data(known[0]).name, of=None)
    lasting.become(act.world, act.ctx, op, picked[0])
    return Outcome(bool(picked[0]), picked[0])


def rule(act: Act, op: Rule, picked: Picked) -> Outcome:
    if lasting_group(op):
        lasting.keep(act.world, act.ctx, "rule", op, op.until)
        return Outcome(True)
    lasting.rule_cards(act.world, act.ctx, op, picked[0])
    return Outcome(bool(picked[0]), picked[0])


def player_rule(act: Act, op: PlayerRule, picked: Picked) -> Outcome:
    lasting.keep(act.world, act.ctx, "player rule", op, op.until)
    return Outcome(True)


def replace(act: Act, op: Replace, picked: Picked) -> Outcome:
    lasting.keep(act.world, act.ctx, "replace", op, "turn")
    return Outcome(True)


def later(act: Act, op: Later, picked: Picked) -> Outcome:
    """What is put off is kept on the table; "it" stays what it is now."""
    world, ctx = act.world, act.ctx
    kept = msgspec.structs.replace(ctx, cause="effect", it=refs(world, refer(world, ctx, Group(ref="it"))))
    entry = {
        "ctx": kept.plain(), "steps": plain_steps(op.do), "phase": op.when.phase, "who": op.when.who,
        "turns": op.turns, "seat": ctx.seat,
    }  # fmt: skip
    world.play.mark("table", "later", [*world.table.marks.get("later", []), entry])
    return Outcome(True)


def toss(act: Act, op: TossCoin, picked: Picked) -> Call:
    from sanam.games.yugioh.abilities.asking import TossCoins

    return Call(TossCoins, {"ctx": act.ctx.plain(), "op": msgspec.to_builtins(op)})


def roll(act: Act, op: RollDie, picked: Picked) -> Outcome | Call:
    """A six-sided die (YZH-1.12); its result stays for what comes after."""
    world, ctx = act.world, act.ctx
    ctx.die = world.play.roll("die", 6)
    world.play.happened("rolled", ctx.seat, ctx.card, sides=6, face=ctx.die, moment=world.moment())
    for face in op.faces:
        if ctx.die in face.results:
            return run(face.do, ctx)
    return Outcome(True)


def declare(act: Act, op: ChooseNumber | Declare, picked: Picked) -> Outcome | Call:
    """What was declared at activation is already known, after the options that were; otherwise it is asked for now."""
    from sanam.games.yugioh.abilities.declaring import DeclareAtResolution, word_at

    ctx = act.ctx
    if op.at != "activation" or not ctx.modes:
        return Call(DeclareAtResolution, {"ctx": ctx.plain(), "op": msgspec.to_builtins(op)})
    *ctx.modes, told = ctx.modes
    if isinstance(op, Declare):
        ctx.word = word_at(told)
    else:
        ctx.die = told
    return Outcome(True)


def choose(act: Act, op: Choose, picked: Picked) -> Call:
    """An option chosen at activation is already known; otherwise it is asked for now."""
    from sanam.games.yugioh.abilities.asking import ChooseOption

    ctx = act.ctx
    if op.at == "activation" and ctx.modes:
        mode, *ctx.modes = ctx.modes
        return run(op.options[mode], ctx)
    seat = players(act.world, ctx, op.who)[0]
    return Call(ChooseOption, {"ctx": ctx.plain(), "op": msgspec.to_builtins(op), "seat": seat})


def summon_condition(act: Act, op: SummonCondition, picked: Picked) -> Outcome:
    """A statement about the card, nothing to be done."""
    return Outcome(True)
