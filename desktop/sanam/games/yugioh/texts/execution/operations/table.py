"""Every operation of the tree and the function that carries it out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Call, Private, Public, step
from sanam.engine.procedure import Outcome as StepOutcome
from sanam.games.yugioh.texts import tree
from sanam.games.yugioh.texts.execution.context import Context, context
from sanam.games.yugioh.texts.execution.feasible import possible
from sanam.games.yugioh.texts.execution.operations import cards as on_cards
from sanam.games.yugioh.texts.execution.operations import closing as on_zones
from sanam.games.yugioh.texts.execution.operations import players as on_players
from sanam.games.yugioh.texts.execution.operations import summons as on_summon
from sanam.games.yugioh.texts.execution.procedure import (
    AbilityProcedure,
    Act,
    Handler,
    Outcome,
    after,
    read_operation,
    register,
    run,
)


@register
class DoByHand(AbilityProcedure):
    """Wait until the players have done what the words of a text say that nobody understood."""

    card = Public[int]()
    seat = Public[int]()
    cause = Public[str]("effect")
    words = Public[str]("")
    offers = Private[list[dict[str, Any]]]([])
    ctx = Public[dict[str, Any]]({})

    @step("YZH-2.89", "YFA-2.70")
    def wait(self) -> StepOutcome:
        """What is understood of the words is offered, each once, as long as it can be done."""
        stage = "cost" if self.cause == "cost" else "effect"
        params = {"card": self.card, "stage": stage, "words": self.words}
        offered = [Option("carry_out", value=offer["words"]) for offer in self.offers if self._possible(offer)]
        return self.ask(Choice(self.seat, "by_hand", [*offered, Option("done")], params=params))

    def _possible(self, offer: dict[str, Any]) -> bool:
        return possible(self.duel, context(self.ctx), read_operation(offer["op"]))

    @step("YZH-2.89", "YFA-2.70")
    def told(self) -> StepOutcome:
        picked = self.picked()[0]
        if picked.act == "done":
            return self.done(True)
        offer = next(offer for offer in self.offers if offer["words"] == picked.value)
        self.offers = [other for other in self.offers if other is not offer]
        return run((tree.Step(read_operation(offer["op"])),), context(self.ctx))

    @step("YZH-2.89", "YFA-2.70")
    def carried_out(self) -> StepOutcome:
        return self.jump("wait")


def by_hand(act: Act, op: tree.ByHand, picked: list[list[int]]) -> Call:
    """The players carry the words out; whoever uses the card says when that is done."""
    known: dict[str, Any] = {"seat": act.ctx.seat, "cause": act.ctx.cause, "words": op.words}
    if op.offers:
        known |= {"offers": [msgspec.to_builtins(offer) for offer in op.offers], "ctx": act.ctx.plain()}
    return Call(DoByHand, {"card": act.ctx.card, **known})


HANDLERS: dict[type, Handler] = {
    tree.Destroy: on_cards.destroy,
    tree.Move: on_cards.move,
    tree.PutBack: on_cards.put_back,
    tree.Draw: on_cards.draw,
    tree.SpecialSummon: on_summon.special_summon,
    tree.NormalSummon: on_summon.normal_summon,
    tree.SetCard: on_cards.set_card,
    tree.PlaceSpell: on_cards.place_spell,
    tree.ChangePosition: on_cards.change_position,
    tree.Damage: on_players.damage,
    tree.GainLife: on_players.gain_life,
    tree.PayLife: on_players.pay_life,
    tree.SetLife: on_players.set_life,
    tree.Modify: on_players.modify,
    tree.Become: on_players.become,
    tree.CopyEffects: on_players.copy_effects,
    tree.Negate: on_players.negate,
    tree.EndBattlePhase: on_players.end_battle_phase,
    tree.Redirect: on_players.redirect,
    tree.MakeDirect: on_players.make_direct,
    tree.OrderAttack: on_players.order_attack,
    tree.PassOn: on_players.pass_on,
    tree.ChangeEffect: on_players.change_effect,
    tree.SkipPhase: on_players.skip_phase,
    tree.TakeControl: on_cards.take_control,
    tree.SwapControl: on_cards.swap_control,
    tree.Equip: on_cards.equip,
    tree.CreateTokens: on_summon.create_tokens,
    tree.PlaceCounters: on_cards.place_counters,
    tree.RemoveCounters: on_cards.remove_counters,
    tree.Detach: on_cards.detach,
    tree.Attach: on_cards.attach,
    tree.Reveal: on_cards.reveal,
    tree.Pick: on_cards.pick,
    tree.Excavate: on_cards.excavate,
    tree.ChooseNumber: on_players.declare,
    tree.Declare: on_players.declare,
    tree.Look: on_cards.look,
    tree.Arrange: on_cards.arrange,
    tree.Shuffle: on_cards.shuffle,
    tree.TossCoin: on_players.toss,
    tree.RollDie: on_players.roll,
    tree.Choose: on_players.choose,
    tree.ApplyEffect: on_players.apply_effect,
    tree.FusionSummon: on_summon.fusion_summon,
    tree.SendListed: on_summon.send_listed,
    tree.RitualSummon: on_summon.ritual_summon,
    tree.ExtraSummon: on_summon.extra_summon,
    tree.Rule: on_players.rule,
    tree.PlayerRule: on_players.player_rule,
    tree.CloseZones: on_zones.close_zones,
    tree.Replace: on_players.replace,
    tree.WinDuel: on_players.win,
    tree.ByHand: by_hand,
    tree.Later: on_players.later,
    tree.Whenever: on_players.whenever,
    tree.SummonCondition: on_players.summon_condition,
}

#: What is left to do when the procedure that an operation called has ended, given the cards it handled.
AFTER: dict[type, Callable[[Act, Any, list[int]], Outcome]] = {
    tree.SpecialSummon: on_summon.special_summoned,
    tree.Arrange: on_cards.arranged,
}


def perform(act: Act, op: tree.Operation, picked: list[list[int]]) -> Outcome | Call:
    """Carry out the operation on the cards picked for each of its groups."""
    return HANDLERS[type(op)](act, op, picked)


def performed(act: Act, op: tree.Operation, result: Any) -> Outcome:
    """What the operation did, once the procedure it called has ended with `result`: ids, one id, or a context."""
    if isinstance(result, dict):
        left: Context = after(result, act.ctx)
        act.ctx = left
        return Outcome(left.ok, None, left.did)
    if isinstance(op, tree.ByHand):
        return Outcome(True)
    cards = result if isinstance(result, list) else [result] if isinstance(result, int) else []
    if type(op) in AFTER:
        return AFTER[type(op)](act, op, cards)
    kept = [card for card in cards if card in act.duel.table.cards]
    return Outcome(bool(cards), kept, len(cards))
