"""Rules of thumb for every question of a match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from sanam.engine.choice import Choice, Option
from sanam.engine.table import DOWN_SIDE, UP, UP_SIDE
from sanam.games.thinking import Advice, Style, ranked
from sanam.games.yugioh.rules.game import YugiohGame
from sanam.games.yugioh.texts import tree
from sanam.games.yugioh.texts.execution.context import Context, context, source_context
from sanam.games.yugioh.texts.execution.picking import Pick
from sanam.games.yugioh.texts.execution.prices import price_said
from sanam.games.yugioh.texts.execution.procedure import read_operation, read_steps
from sanam.games.yugioh.thinking.abilities import Effects
from sanam.games.yugioh.thinking.battles import Battles
from sanam.games.yugioh.thinking.siding import Siding
from sanam.games.yugioh.thinking.turns import Turns
from sanam.games.yugioh.thinking.worth import Judge
from sanam.wording import Message

LEAST = Message("These are the cards you need least")
BEST = Message("This is the best target")
USE = Message("The effect is worth more than it costs")
STANCE = Message("{card} is safest like this")


#: In what way cards leave that a question of some kind asks for.
SPENDING = {"tribute": "tribute", "discard": "discard", "hand_limit": "discard"}


class YugiohPolicy:
    """See `sanam.games.thinking.Policy`."""

    def __init__(self, game: YugiohGame, style: Style) -> None:
        self.game = game
        self.judge = Judge(game)
        self.battles = Battles(self.judge, style)
        self.effects = Effects(self.judge, self.battles)
        self.turns = Turns(self.judge, self.effects, self.battles)
        self._kinds: dict[str, Callable[[Choice], list[Advice]]] = {
            "action": self.turns.actions,
            "respond": self.turns.respond,
            "side": Siding(self.judge).exchanges,
            "attack_target": self.battles.targets,
            "replay": self._replay,
            "position": self._position,
            "optional_trigger": self._triggers,
            "optional_triggers": self._triggers,
            "target": self._target,
            "pick": self._pick,
            "cost": self._pick,
            "discard": self._pick,
            "tribute": self._pick,
            "material": self._spend,
            "hand_limit": self._spend,
            "yes_no": self._yes_no,
            "mode": self._mode,
            "number": self._number,
            "word": self._word,
            "name": self._name,
            "zone": self._by(lambda choice, option: 0.1 * (not (option.zone or "").startswith(str(choice.seat)))),
            "by_hand": self._by(lambda choice, option: 0.1 * (option.act == "done")),
            "first": self._by(lambda choice, option: 0.1 * (option.act == "first")),
        }

    def advise(self, choice: Choice) -> list[Advice]:
        self.judge.me = choice.seat
        self.effects.begin()
        judged = self._kinds.get(choice.kind)
        if judged is not None:
            with self.judge.memo.question():
                return judged(choice)
        return ranked(choice, [-0.01 * at for at in range(len(choice.options))])

    @staticmethod
    def _by(worth: Callable[[Choice, Option], float]) -> Callable[[Choice], list[Advice]]:
        return lambda choice: ranked(choice, [worth(choice, option) for option in choice.options])

    # ------------------------------------------------------------------ what is under way

    def _locals(self, procedure: str) -> dict[str, Any] | None:
        """The locals of the innermost of the last procedures under way, if it is this one or what this one asks by."""
        for frame in reversed(self.game.table.stack[-2:]):
            if frame.procedure == procedure:
                return frame.locals
        return None

    # ------------------------------------------------------------------ battle and position

    def _replay(self, choice: Choice) -> list[Advice]:
        """A Replay: attack again if that gains something."""
        attacker = choice.params["card"]
        able = [attacker] if attacker in self.game.table.cards else []
        gains = self.battles.plan(able, 1 - choice.seat).worth
        return ranked(choice, [gains if option.act == "retarget" else 0.01 for option in choice.options])

    def _position(self, choice: Choice) -> list[Advice]:
        """How a monster that arrives lies: what is in danger least, or attacks best."""
        card, seat = choice.params["card"], choice.seat
        profile = self.game.profile(card)
        body = self.judge.printed(card)
        atk, def_ = self.judge.stands(card)
        threats = self.battles.threats(seat)
        mine = self.game.turn_player() == seat
        fights = mine and self.game.phase() == "main1" and self.game.actions.cannot_enter_battle() is None
        fights = fights or (mine and self.game.phase() == "battle")
        gone = self.effects.clears(card, seat) if fights and self.game.phase() == "main1" else []
        worths = []
        for option in choice.options:
            stance = {"attack": UP, "facedown": DOWN_SIDE}.get(option.act, UP_SIDE)
            worth = -self.battles.danger(seat, atk, def_, stance, body, threats)
            if stance == UP and fights and profile.monster:
                able = self.battles.attackers(seat)
                before = self.battles.plan(able, 1 - seat).worth
                worth += self.battles.plan([*able, card], 1 - seat, gone=gone).worth - before
            worths.append(worth + 0.02 * (stance == UP))
        return [advice._replace(values=(("card", card),)) for advice in ranked(choice, worths, [STANCE] * len(worths))]

    # ------------------------------------------------------------------ effects

    def _triggers(self, choice: Choice) -> list[Advice]:
        """Which optional effects that triggered are used."""
        worths = []
        for option in choice.options:
            assert option.card is not None
            event = next(
                (t.data for t in self.game.table.triggers if (t.card, t.ability) == (option.card, option.value)), None
            )
            worths.append(self.effects.of_ability(option.card, option.value, choice.seat, event) + 0.01)
        found = ranked(choice, worths, [USE] * len(worths))
        return [self._with_card(choice, advice) for advice in found]

    @staticmethod
    def _with_card(choice: Choice, advice: Advice) -> Advice:
        card = choice.options[advice.picks[0]].card if advice.picks else None
        return advice._replace(values=(("card", card),)) if card is not None else advice

    def _target(self, choice: Choice) -> list[Advice]:
        """The targets of an effect."""
        card, index = choice.params["card"], choice.params["ability"]
        if index < 0:
            return ranked(choice, [0.0] * len(choice.options))
        ability = self.game.abilities(card)[index]
        known = self._locals("PayAndTarget") or {}
        ctx = source_context(self.game, card, choice.seat, index, ability)
        ctx.event, ctx.cost = known.get("event"), known.get("cost") or []
        ctx.targets, ctx.modes = known.get("targets") or [], known.get("modes") or []
        at = self._group(ability, ctx.modes, known.get("part", 0))
        worths = [self._on_target(ability, at, option, ctx) for option in choice.options]
        return ranked(choice, worths, [BEST] * len(worths))

    def _on_target(self, ability: tree.Ability, at: int, option: Option, ctx: Context) -> float:
        assert option.card is not None
        of = msgspec.structs.replace(ability, targets=tree.targets_of(ability, ctx.modes))
        return self.effects.as_target(of, at, option.card, ctx)

    @staticmethod
    def _group(ability: tree.Ability, modes: list[int], part: int) -> int:
        """The place of the group of targets to which a part belongs."""
        ends = 0
        for at, group in enumerate(tree.targets_of(ability, modes)):
            ends += len(list(tree.parts(group)))
            if part < ends:
                return at
        return 0

    def _pick(self, choice: Choice) -> list[Advice]:
        """The cards that an operation is done to."""
        verb = choice.params.get("verb", "")
        if verb.endswith("summon") and verb not in ("special summon", "normal summon"):
            return self._by(lambda choice, option: self.judge.printed(option.card or 0))(choice)
        known = self._locals("RunSteps")
        if known is None:
            return self._spend(choice)
        ctx, at = context(known["ctx"]), known.get("at", 0)
        op = read_steps(known["steps"][at : at + 1])[0].op
        queue = known.get("queue")
        pick = msgspec.convert(queue[0], Pick) if queue else None
        if pick is not None and pick.slot != (1 if isinstance(op, tree.Equip) else 0):
            return self._spend(choice, -1.0)
        sign = 1.0 if choice.seat == ctx.seat else -1.0
        cards = [option.card or 0 for option in choice.options]
        worths = [sign * (self.effects.to_card(op, card, ctx) + self.effects.buys(card, ctx)) for card in cards]
        reasons: list[Message | None] = [BEST if worth > 0 else LEAST for worth in worths]
        return ranked(choice, worths, reasons)

    def _spend(self, choice: Choice, sign: float = 1.0) -> list[Advice]:
        """Cards that are used up or given away: those that are worth least."""
        how = SPENDING.get(choice.kind, "send")
        worths = [-sign * self._where(option, how) for option in choice.options]
        return ranked(choice, worths, [LEAST] * len(worths))

    def _where(self, option: Option, how: str) -> float:
        if option.card is None or option.card not in self.game.table.cards:
            return 0.0
        worth = self.effects.spent(option.card, how)
        return worth if self.game.controller(option.card) == self.judge.me else -worth

    def _yes_no(self, choice: Choice) -> list[Advice]:
        """Whether an optional step is done, or something is done in place of a destruction."""
        worth = 0.05
        known = self._locals("RunSteps")
        if choice.params.get("question") == "replace-destruction":
            doomed = choice.params["card_destroyed"]
            mine = self.game.controller(doomed) == choice.seat
            worth = (self.judge.body(doomed) if mine else -1.0) - 0.5
        elif known is not None:
            ctx, at = context(known["ctx"]), known.get("at", 0)
            step = read_steps(known["steps"][at : at + 1])[0]
            worth = self.effects.one(step.op, ctx, []) + 0.01
            rest = read_steps(known["steps"][at + 1 : at + 2])
            if rest and rest[0].link == "or":
                worth -= self.effects.one(rest[0].op, ctx, [])
            elif rest and rest[0].link in ("then", "if you do", "and"):
                worth += self.effects.steps(rest, ctx)
            worth = -worth if step.asks == "opponent" else worth  # what it gains is told of the other player
        return ranked(choice, [worth if option.act == "yes" else 0.0 for option in choice.options], [USE, None])

    def _mode(self, choice: Choice) -> list[Advice]:
        """Which of several ways."""
        op = self._chosen(choice)
        if op is None:
            return ranked(choice, [-0.01 * at for at in range(len(choice.options))])
        known = self._locals("ChooseOption") or {}
        card, index = choice.params["card"], choice.params["ability"]
        ability = self.game.abilities(card)[index] if index >= 0 else None
        mine = self.game.controller(card)
        ctx = (
            source_context(self.game, card, mine, index, ability)
            if ability is not None
            else Context(card=card, seat=mine)
        )
        if op.at != "activation" and "ctx" in known:
            ctx = context(known["ctx"])
        sign = 1.0 if choice.seat == ctx.seat else -1.0
        return ranked(choice, [sign * self.effects.way(op, option.value, ctx) for option in choice.options])

    def _chosen(self, choice: Choice) -> tree.Choose | None:
        """The choice of ways that is open; None for the call of a coin."""
        if choice.params.get("question") == "coin":
            return None
        known = self._locals("ChooseOption")
        if known is not None:
            op = read_operation(known["op"])
            return op if isinstance(op, tree.Choose) else None
        used = self._locals("PayAndTarget")
        index = choice.params.get("ability", -1)
        if used is None or index < 0:
            return None
        before = len(used.get("modes") or [])
        ability = self.game.abilities(choice.params["card"])[index]
        choices = [s.op for s in ability.do if isinstance(s.op, tree.Choose) and s.op.at == "activation"]
        return choices[before] if before < len(choices) else None

    def _number(self, choice: Choice) -> list[Advice]:
        """How high a price is worth paying; of other numbers the first."""
        used, card, index = self._locals("PayAndTarget"), choice.params.get("card", 0), choice.params.get("ability", -1)
        ability = self.game.abilities(card)[index] if used is not None and index >= 0 else None
        if ability is None or price_said(ability) is None:
            return ranked(choice, [-0.01 * at for at in range(len(choice.options))])
        told = [{**((used or {}).get("event") or {}), "price": option.value} for option in choice.options]
        return ranked(choice, [self.effects.of_ability(card, index, choice.seat, event) for event in told])

    def _name(self, choice: Choice) -> list[Advice]:
        """The name that is declared: of what the opponent plays, a card that is known to lie in his hand before all;
        else the best of one's own deck. Names nobody has seen here are left alone."""
        game, seen = self.game, Counter[str]()
        for card in game.table.cards.values():
            if card.owner != choice.seat and not game.hidden_from(card, choice.seat):
                seen[game.data(card.id).name] += 3 if game.zone_word(card.id) == "hand" else 1
        return ranked(choice, [-0.1 if one.act == "initial" else 0.01 * seen[one.value] for one in choice.options])

    def _word(self, choice: Choice) -> list[Advice]:
        """What is declared: what is most common among the monsters in play."""
        game = self.game
        seen: Counter[str] = Counter()
        for seat in (0, 1):
            for card in (*game.monsters(seat), *game.table.zones[f"{seat}.graveyard"]):
                if self.judge.hidden(card):
                    continue
                data = game.data(card)
                seen.update({data.race: 1, data.attribute: 1, data.kind: 1})
        return ranked(choice, [0.01 * seen[option.value] for option in choice.options])
