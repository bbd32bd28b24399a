"""Operations on players, on the battle and the chain, and those that leave something behind."""

from __future__ import annotations

import msgspec

from sanam.engine.procedure import Call
from sanam.games.yugioh.texts.execution import lasting
from sanam.games.yugioh.texts.execution.candidates import lasting_group
from sanam.games.yugioh.texts.execution.context import link_of, refs
from sanam.games.yugioh.texts.execution.facts import NO_EFFECT
from sanam.games.yugioh.texts.execution.feasible import applicable
from sanam.games.yugioh.texts.execution.groups import cards_of, find, number, players, refer, words
from sanam.games.yugioh.texts.execution.host import Host
from sanam.games.yugioh.texts.execution.inflicting import inflict
from sanam.games.yugioh.texts.execution.operations.asking import ApplyOther, ChooseOption, TossCoins
from sanam.games.yugioh.texts.execution.operations.declaring import DeclareAtResolution, keep_word, word_at
from sanam.games.yugioh.texts.execution.prices import note_price
from sanam.games.yugioh.texts.execution.procedure import Act, Outcome, plain_steps, run
from sanam.games.yugioh.texts.execution.standing_effects import standing
from sanam.games.yugioh.texts.execution.values import VALUES, keys_of, numbers_of, values
from sanam.games.yugioh.texts.tree import (
    ApplyEffect,
    Become,
    ChangeEffect,
    Choose,
    ChooseNumber,
    CopyEffects,
    Damage,
    Declare,
    EndBattlePhase,
    Filter,
    GainLife,
    Group,
    Later,
    MakeDirect,
    Modify,
    Negate,
    Number,
    OrderAttack,
    PassOn,
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
    Whenever,
    WinDuel,
)

Picked = list[list[int]]


def damage(act: Act, op: Damage, picked: Picked) -> Outcome:
    """Effect damage, the turn player's first (YZH-5.15, YZH-5.46)."""
    duel, ctx = act.duel, act.ctx
    dealt = 0
    for struck in players(duel, ctx, op.who):
        dealt += inflict(duel, struck, number(duel, ctx, _of_each(op.amount, struck == ctx.seat)), ctx.reason)
    ctx.damage = dealt
    return Outcome(dealt > 0, None, dealt)


def _of_each(amount: Number, own: bool) -> Number:
    """What is counted for each player by the cards that were that player's."""
    if isinstance(amount, int) or (amount.of, amount.who) != ("happened", "each"):
        return amount
    return msgspec.structs.replace(amount, who="you" if own else "opponent")


def gain_life(act: Act, op: GainLife, picked: Picked) -> Outcome:
    gained = 0
    for seat in players(act.duel, act.ctx, op.who):
        amount = number(act.duel, act.ctx, op.amount)
        if amount > 0 and standing(act.duel).player(seat, "gains hurt"):
            _hurt(act, seat, amount)
        elif amount > 0:
            act.duel.gain(seat, amount)
            gained += amount
    return Outcome(gained > 0, None, gained)


def _hurt(act: Act, seat: int, amount: int) -> None:
    """The effect that would have given these Life Points inflicts them as damage."""
    inflict(act.duel, seat, amount, act.ctx.reason)


def pay_life(act: Act, op: PayLife, picked: Picked) -> Outcome:
    """All of it or nothing (YZH-5.38)."""
    paid = 0
    for seat in players(act.duel, act.ctx, op.who):
        amount = number(act.duel, act.ctx, op.amount)
        if 0 < amount <= act.duel.table.seats[seat].counts.get("lp", 0):
            act.duel.pay(seat, amount)
            paid += amount
    note_price(act.duel, act.ctx, paid)
    return Outcome(paid > 0, None, paid)


def set_life(act: Act, op: SetLife, picked: Picked) -> Outcome:
    """No damage and no payment: LP are other LP from now on."""
    duel, ctx = act.duel, act.ctx
    seats = [0, 1] if op.how == "swap" else players(duel, ctx, op.who)
    lp = {seat: duel.table.seats[seat].counts.get("lp", 0) for seat in (0, 1)}
    for seat in seats:
        match op.how:
            case "become":
                duel.set_life(seat, number(duel, ctx, op.amount))
            case "lose":
                duel.set_life(seat, lp[seat] - number(duel, ctx, op.amount))
            case "halve":
                duel.set_life(seat, (lp[seat] + 1) // 2)
            case "swap":
                duel.set_life(seat, lp[1 - seat])
    return Outcome(True)


def win(act: Act, op: WinDuel, picked: Picked) -> Outcome:
    """YZH-3.9, YFA-3.6, YTH-1.8."""
    seats = _alone(act.duel) if op.who == "lone" else players(act.duel, act.ctx, op.who)[:1]
    for seat in seats:
        act.duel.win(seat)
    if op.draw and not seats:
        act.duel.end_in_draw()
    return Outcome(True)


def _alone(duel: Host) -> list[int]:
    """The player who controls the only monster on the field; nobody where there is none or there are several."""
    seats = [seat for seat in (0, 1) for _ in duel.cards(seat, "monster")]
    return seats if len(seats) == 1 else []


def end_battle_phase(act: Act, op: EndBattlePhase, picked: Picked) -> Outcome:
    act.duel.end_battle_phase(op.turn)
    return Outcome(True)


def redirect(act: Act, op: Redirect, picked: Picked) -> Outcome:
    if act.duel.battle()[0] is None or not picked[0]:
        return Outcome(False, [])
    act.duel.redirect_attack(picked[0][0])
    return Outcome(True, picked[0])


def order_attack(act: Act, op: OrderAttack, picked: Picked) -> Outcome:
    attackers, attacked = picked
    if not (attackers and attacked):
        return Outcome(False, [])
    act.duel.order_attack(attackers[0], attacked[0])
    return Outcome(True, attackers)


def make_direct(act: Act, op: MakeDirect, picked: Picked) -> Outcome:
    if None in act.duel.battle():
        return Outcome(False)
    act.duel.redirect_attack(None)
    return Outcome(True)


def pass_on(act: Act, op: PassOn, picked: Picked) -> Outcome:
    index = link_of(act.duel, act.ctx.event)
    if not picked[0]:
        return Outcome(False, [])
    if index is None:
        return redirect(act, Redirect(group=op.group), picked)
    act.duel.retarget_link(index, picked[0][0])
    return Outcome(True, picked[0])


def change_effect(act: Act, op: ChangeEffect, picked: Picked) -> Outcome:
    index = link_of(act.duel, act.ctx.event)
    if index is None:
        return Outcome(False)
    if op.damage:
        act.duel.bend_damage(index, act.ctx.seat, op.damage)
    else:
        act.duel.change_link(index, plain_steps(op.do))
    return Outcome(True)


def skip_phase(act: Act, op: SkipPhase, picked: Picked) -> Outcome:
    for seat in players(act.duel, act.ctx, op.who):
        for _ in range(op.times):
            act.duel.skip_phase(seat, op.phase.replace(" ", ""), op.next_turn)
    return Outcome(True)


def negate(act: Act, op: Negate, picked: Picked) -> Outcome:
    """YZH-2.115, YZH-4.37: a negated link ends without effect, what was paid for it is not given back (YZH-5.39)."""
    duel, ctx = act.duel, act.ctx
    what = op.what
    if what == "summon or activation":
        what = "activation" if (ctx.event or {}).get("link") is not None else "summon"
    match what:
        case "activation" | "effect" | "effect if any":
            index = link_of(duel, ctx.event)
            if index is None:
                return Outcome(False, [])
            card = duel.chain()[index]["card"]
            if what != "activation" and duel.chain()[index]["ability"] == NO_EFFECT:
                return Outcome(what == "effect if any", [card])
            what = what.removesuffix(" if any")
            part = "activation" if what == "activation" else "effects"
            if standing(duel).shielded(card, part, duel.chain()[index]["seat"]):
                return Outcome(False, [])
            duel.negate_link(index, what)
            return Outcome(True, [card] if card in duel.table.cards else [])
        case "attack":
            attacker = duel.battle()[0]
            if attacker is None:
                return Outcome(False, [])
            duel.negate_attack()
            return Outcome(True, [attacker])
        case "summon":
            cards = refer(duel, ctx, Group(ref="event"))
            if cards:
                duel.negate_summon(cards)
            return Outcome(bool(cards), cards)
    cards = picked[0] if picked else []
    if op.group is not None and not op.group.ref and op.group.filter.related:
        named = _with_names(act, op.group.filter)
        if named is not None and named is not op.group.filter:  # those of that name that come later, too
            group = msgspec.structs.replace(op.group, filter=named)
            lasting.keep(duel, ctx, "negated", msgspec.structs.replace(op, group=group, until=""), op.until)
            return Outcome(True, cards)
    for card in cards:
        lasting.change_card(duel, ctx, card, "negated", "set", True, op.until)
    return Outcome(bool(cards), cards)


def modify(act: Act, op: Modify, picked: Picked) -> Outcome:
    first = picked[0][0] if picked[0] else None
    what = keys_of(op.what)[0]
    before = standing(act.duel).value(first, what) if first is not None and op.how != "gain" else 0
    if op.how == "gain" and first is not None:
        act.ctx.gained = number(act.duel, act.ctx, op.amount, first)
    lasting.modify(act.duel, act.ctx, op, picked[0])
    if op.how != "gain" and first is not None:
        act.ctx.gained = abs(before - standing(act.duel).value(first, what))
    return Outcome(bool(picked[0]), picked[0])


def become(act: Act, op: Become, picked: Picked) -> Outcome:
    if op.of is None:
        lasting.become(act.duel, act.ctx, op, picked[0])
        return Outcome(bool(picked[0]), picked[0])
    known = cards_of(act.duel, act.ctx, op.of, stale=True)
    if not known:
        return Outcome(False)
    for what in op.what.split():
        if what in VALUES:
            (worth,) = numbers_of(act.duel, known[-1], f"original {what}" if op.original else what)
            same = Modify(group=op.group, what=what, how="become", amount=worth, until=op.until)
            lasting.modify(act.duel, act.ctx, same, picked[0])
        else:
            word = _word_of(act.duel, what, known[-1], op.original)
            one = msgspec.structs.replace(op, what=what, value=word, of=None)
            lasting.become(act.duel, act.ctx, one, picked[0])
    return Outcome(bool(picked[0]), picked[0])


def _word_of(duel: Host, what: str, card: int, original: bool) -> str:
    """The Attribute, Type or name that is taken from the card."""
    if what == "name":
        return duel.data(card).name
    if original:
        return str(getattr(duel.data(card), what))
    return values(duel).attribute(card) if what == "attribute" else values(duel).race(card)


def copy_effects(act: Act, op: CopyEffects, picked: Picked) -> Outcome:
    """Give each card the effects printed on another, as long as the operation says, or its own are negated with."""
    duel, ctx = act.duel, act.ctx
    known = cards_of(duel, ctx, op.of, stale=True)
    if not known:
        return Outcome(False)
    code = duel.table.cards[known[0]].code
    for card in picked[0]:
        instead = {"this": (ctx.ability,), "all": (-1,)}.get(op.instead, ())
        by = duel.copy_effects(card, code, instead)
        lasting.change_card(duel, ctx, card, "copied", "set", by, op.until)
    return Outcome(bool(picked[0]), picked[0])


def rule(act: Act, op: Rule, picked: Picked) -> Outcome:
    if lasting_group(op):
        lasting.keep(act.duel, act.ctx, "rule", op, op.until)
        return Outcome(True)
    lasting.rule_cards(act.duel, act.ctx, op, picked[0])
    return Outcome(bool(picked[0]), picked[0])


def player_rule(act: Act, op: PlayerRule, picked: Picked) -> Outcome:
    settled = _settled(act, op)
    if settled is None:
        return Outcome(False)
    lasting.keep(act.duel, act.ctx, "player rule", settled, op.until)
    return Outcome(True)


def _settled(act: Act, op: PlayerRule) -> PlayerRule | None:
    """The rule with the names of the cards that it speaks of ("that name"), which last longer than these cards stay;
    None when there are no such cards."""
    named = _with_names(act, op.filter)
    return None if named is None else op if named is op.filter else msgspec.structs.replace(op, filter=named)


def _with_names(act: Act, filter_: Filter) -> Filter | None:
    names: list[str] = []
    others = []
    for relation in filter_.related:
        if relation.what in ("name", "original name") and relation.sign == "=" and relation.of is not None:
            cards = cards_of(act.duel, act.ctx, relation.of, stale=True)
            names += sorted({name for card in cards for name in words(act.duel, card, relation.what)})
        else:
            others.append(relation)
    if len(others) == len(filter_.related):
        return filter_
    if not names:
        return None
    return msgspec.structs.replace(filter_, names=(*filter_.names, *names), related=tuple(others))


def replace(act: Act, op: Replace, picked: Picked) -> Outcome:
    lasting.keep(act.duel, act.ctx, "replace", op, "turn")
    return Outcome(True)


def later(act: Act, op: Later, picked: Picked) -> Outcome:
    """What is put off is kept on the table; "it" stays what it is now."""
    duel, ctx = act.duel, act.ctx
    kept = msgspec.structs.replace(ctx, cause="effect", it=refs(duel, refer(duel, ctx, Group(ref="it"))))
    entry = {
        "ctx": kept.plain(),
        "steps": plain_steps(op.do),
        "phase": op.when.phase,
        "who": op.when.who,
        "turns": op.turns or _next_turn(act, op),
        "seat": ctx.seat,
    }
    duel.play.mark("table", "later", [*duel.table.marks.get("later", []), entry])
    return Outcome(True)


def _next_turn(act: Act, op: Later) -> int:
    """Which coming of the phase is the first one that is not of this turn."""
    duel = act.duel
    mine = op.when.who not in ("you", "opponent") or (duel.turn_player() == act.ctx.seat) == (op.when.who == "you")
    return 2 if mine and duel.phase() != op.when.phase else 1


def whenever(act: Act, op: Whenever, picked: Picked) -> Outcome | Call:
    """The attack that is going on is the next one ("negate the next attack")."""
    duel, ctx, group = act.duel, act.ctx, op.when.subject
    attacker = duel.battle()[0]
    if op.once and op.when.events == ("attack",) and group is not None and attacker in find(duel, ctx, group):
        return run(op.do, ctx)
    lasting.keep(act.duel, act.ctx, "whenever", op, op.until)
    return Outcome(True)


def toss(act: Act, op: TossCoin, picked: Picked) -> Call:
    return Call(TossCoins, {"ctx": act.ctx.plain(), "op": msgspec.to_builtins(op)})


def roll(act: Act, op: RollDie, picked: Picked) -> Outcome | Call:
    """A six-sided die (YZH-1.12); its result stays for what comes after."""
    duel, ctx = act.duel, act.ctx
    ctx.die = duel.play.roll("die", 6)
    duel.play.happened("rolled", ctx.seat, ctx.card, sides=6, face=ctx.die, moment=duel.moment())
    for face in op.faces:
        if ctx.die in face.results:
            return run(face.do, ctx)
    return Outcome(True)


def declare(act: Act, op: ChooseNumber | Declare, picked: Picked) -> Outcome | Call:
    """What was declared at activation is already known, after the options that were; otherwise it is asked for now."""
    ctx = act.ctx
    if op.at != "activation" or not ctx.modes:
        return Call(DeclareAtResolution, {"ctx": ctx.plain(), "op": msgspec.to_builtins(op)})
    *ctx.modes, last = ctx.modes
    if isinstance(op, Declare):
        ctx.word = word_at(act.duel, last)
        if op.kept:
            keep_word(act.duel, ctx.card, op.what, ctx.word)
    else:
        ctx.die = last
    return Outcome(True)


def choose(act: Act, op: Choose, picked: Picked) -> Call:
    """An option chosen at activation is already known; otherwise it is asked for now."""
    ctx = act.ctx
    if op.at == "activation" and ctx.modes:
        mode, *ctx.modes = ctx.modes
        return run(op.options[mode], ctx)
    seat = players(act.duel, ctx, op.who)[0]
    return Call(ChooseOption, {"ctx": ctx.plain(), "op": msgspec.to_builtins(op), "seat": seat})


def apply_effect(act: Act, op: ApplyEffect, picked: Picked) -> Outcome | Call:
    ability = applicable(act.duel, picked[0][0]) if picked[0] else None
    if ability is None:
        return Outcome(False)
    return Call(ApplyOther, {"ctx": act.ctx.plain(), "effect": msgspec.to_builtins(ability)})


def summon_condition(act: Act, op: SummonCondition, picked: Picked) -> Outcome:
    """A statement about the card, nothing to be done."""
    return Outcome(True)
