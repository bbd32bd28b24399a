"""What the turn player may do in a Main or Battle Phase, and what may be activated in between."""

from __future__ import annotations

from collections.abc import Sequence

from sanam.engine.choice import Choice, Option
from sanam.engine.table import DOWN_SIDE, UP, UP_SIDE
from sanam.games.thinking import WIN, Advice
from sanam.games.yugioh.rules.profiles import BY_HAND
from sanam.games.yugioh.texts import tree
from sanam.games.yugioh.texts.execution.facts import NO_EFFECT
from sanam.games.yugioh.texts.tree.within import groups_in
from sanam.games.yugioh.thinking.abilities import Effects
from sanam.games.yugioh.thinking.battles import DIRECT, LAST, LETHAL, NO_GAIN, Battles, Plan
from sanam.games.yugioh.thinking.pending import link_context
from sanam.games.yugioh.thinking.sums import burns
from sanam.games.yugioh.thinking.worth import Judge
from sanam.games.yugioh.vocabulary.zones import FIELD
from sanam.wording import Message

SUMMON = Message("Summon {card}: it is worth more on the field")
SET_MONSTER = Message("Set {card}: face-up it would be beaten")
SPARE = Message("Keep {card}: it gains more later")
SET = Message("Set {card}: it can answer what the opponent does")
ACTIVATE = Message("Use {card}: its effect is worth more than it costs")
HOLD = Message("Hold {card}: a better moment will come")
TURN = Message("Turn {card}: it is better off in its other position")
FIGHT = Message("Enter the Battle Phase: attacks gain something")
AFTER = Message("Go on: no attack gains anything")
END = Message("Nothing more is worth doing")
#: What comes first of what is worth doing. What only prepares for the opponent's turn comes after the battle.
FIRST = {
    "search": 40.0,
    "lasting": 36.0,
    "remove": 34.0,
    "flip_summon": 32.0,
    "special_summon": 30.0,
    "summon effect": 29.0,
    "normal_summon": 28.0,
    "effect": 26.0,
    "boost": 24.0,
    "to attack": 22.0,
    "battle": 20.0,
    "summon later": 15.0,
    "set_monster": 14.0,
    "to defense": 12.0,
    "set": 10.0,
}
NORMAL = ("normal_summon", "summon later", "set_monster")
#: What comes after Special Summons, but for what can be done no more once the monster is used up for one.
EFFECTS = ("effect", "boost")
#: By how much what comes first differs at least from what comes next.
STEP = 1.9
#: How much less a monster of the hand is worth for each other one there.
CROWD = 0.1
LATER = ("summon later", "set_monster", "to defense", "set")
#: What an effect must gain to be used where nothing asks for it now.
PATIENCE = 0.3
SEARCHES, REMOVES = (tree.Draw,), (tree.Destroy, tree.TakeControl)
SUMMONS = (tree.SpecialSummon, tree.FusionSummon, tree.RitualSummon, tree.ExtraSummon, tree.CreateTokens)
BOOSTS = (tree.Modify, tree.Equip, tree.Rule)


class Turns:
    """Judges what may be done in a turn."""

    def __init__(self, judge: Judge, effects: Effects, battles: Battles) -> None:
        self.judge, self.effects, self.battles = judge, effects, battles
        self.game = judge.game

    # ------------------------------------------------------------------ the list of a phase

    def actions(self, choice: Choice) -> list[Advice]:
        """Everything that may be done, the best first."""
        if choice.params.get("phase") == "battle":
            return self._battle(choice)
        seat = choice.seat
        fights = any(option.act == "phase" and option.value == "battle" for option in choice.options)
        plan = self.battles.plan(self.battles.attackers(seat), 1 - seat) if fights else Plan()
        threats = self.battles.threats(seat)
        # Where nothing hidden can stop the attacks that win, they come first; elsewhere more attackers do no harm.
        sure = plan.wins and not self.judge.set_cards(1 - seat) and not self._unknown(1 - seat)
        judged = [self._main(at, option, seat, fights, plan, threats) for at, option in enumerate(choice.options)]
        judged = self._burned(choice, judged)
        # Of what takes the turn's Normal Summon only the best is done, and of what spends a monster of the hand.
        normal = max((advice.worth for advice, order in judged if order in NORMAL), default=0.0)
        summoned = {choice.options[advice.picks[0]].card: advice.worth for advice, order in judged if order in NORMAL}
        own = any(order in EFFECTS and advice.worth > 0 for advice, order in judged)
        used_up, found = self._used_up(choice) if own else set(), []
        for advice, order in judged:
            option = choice.options[advice.picks[0]]
            used = option.act == "activate" and self.game.zone_word(option.card or 0) == "hand"
            if (order in NORMAL and advice.worth < normal) or (used and advice.worth < summoned.get(option.card, 0.0)):
                order = ""
            if order in EFFECTS and option.card in used_up and self._bears_on_others(option):
                order = "remove"  # before the monster is used up
            waits = plan.worth > 0 and order in LATER
            first = FIRST.get(order, 0.0) - 12.0 * waits if advice.worth > 0 else 0.0
            score = min(advice.worth, STEP) + first if first else advice.worth + 0.01 * (order == "end")
            found.append((score + (60.0 if order == "battle" and sure else 0.0), advice))
        found.sort(key=lambda one: -one[0])
        return [advice for _, advice in found]

    def _burned(self, choice: Choice, judged: list[tuple[Advice, str]]) -> list[tuple[Advice, str]]:
        """The same where damage that adds up takes the last Life Points of the other player."""
        found = burns(self.effects, choice.options, choice.seat)
        if not found or sum(found.values()) < self._life(1 - choice.seat):
            return judged
        burning = {at for at, option in enumerate(choice.options) if option.act == "activate" and _use(option) in found}
        return [
            (advice._replace(worth=max(advice.worth, LAST)), "remove") if burning & {*advice.picks} else (advice, order)
            for advice, order in judged
        ]

    def _main(
        self, at: int, option: Option, seat: int, fights: bool, plan: Plan, threats: Sequence[int]
    ) -> tuple[Advice, str]:
        card = option.card
        if card is None:
            if option.value == "battle":
                worth = plan.worth if plan.attacks else -0.05
                return Advice(
                    (at,), worth, LETHAL if plan.wins else FIGHT if worth > 0 else AFTER, self._of(plan)
                ), "battle"
            return Advice((at,), 0.0, END), "end"
        named = (("card", card),)
        match option.act:
            case "normal_summon":
                worth, more = self._normal_summon(card, seat, fights, plan, threats)
                order = "normal_summon" if more >= 0 else "summon later"  # what is Tributed attacks first
                worth += max(0.0, more)
                return Advice((at,), worth, SUMMON if worth > 0 else SPARE, named), order
            case "set_monster":
                worth = self._set_monster(card, seat, threats)
                return Advice((at,), worth, SET_MONSTER if worth > 0 else SPARE, named), "set_monster"
            case "set":
                worth = self._set(card, seat)
                return Advice((at,), worth, SET if worth > 0 else SPARE, named), "set"
            case "activate":
                worth = self.use(card, option.value, seat)
                return Advice((at,), worth, ACTIVATE if worth > 0 else HOLD, named), self._sort(card, option.value)
            case "special_summon":
                worth = self._special_summon(option, seat, fights, plan, threats)
                return Advice((at,), worth, SUMMON if worth > 0 else SPARE, named), "special_summon"
            case "flip_summon":
                worth = self._flip_summon(card, seat, fights, plan)
                return Advice((at,), worth, TURN, named), "flip_summon"
            case "change_position":
                return self._change_position(at, card, seat, fights, plan)
        return Advice((at,), -1.0), "end"

    def _unknown(self, seat: int) -> bool:
        """Whether a player has a face-down monster, or a face-up card that may bring others in the way."""
        cards = self.game.table.cards
        lasting = any(cards[card].face_up and self.game.profile(card).triggers for card in self.game.spells(seat))
        return lasting or any(not cards[card].face_up for card in self.game.monsters(seat))

    @staticmethod
    def _of(plan: Plan) -> tuple[tuple[str, int], ...]:
        return (("card", plan.attacks[0][0]),) if plan.attacks else ()

    # ------------------------------------------------------------------ monsters

    def _more_attacks(
        self, seat: int, fights: bool, plan: Plan, coming: Sequence[int], gone: Sequence[int] = ()
    ) -> float:
        """What further attackers add to the attacks of this turn, or the loss of some."""
        if not fights:
            return 0.0
        able = [card for card in self.battles.attackers(seat) if card not in gone]
        away = (card for card in coming if not self.game.on_field(card))
        more = {card: self.judge.stands(card)[0] - self.game.value(card, "atk") for card in away}
        grown = {card: atk for card, atk in more.items() if atk}
        return self.battles.plan([*able, *coming], 1 - seat, grown).worth - plan.worth

    def _life(self, seat: int) -> int:
        return self.game.table.seats[seat].counts["lp"]

    def _held(self, card: int, seat: int) -> float:
        """What a card is worth in the hand: little if there are too many of them, and less if it is one of several
        monsters, of which but one a turn is Summoned.
        """
        game = self.game
        hand = game.table.zones[f"{seat}.hand"]
        if len(hand) > game.turns.hand_limit(seat):
            return 0.6 * self.judge.keep(card)
        waiting = sum(game.profile(each).monster for each in hand) - 1 if game.profile(card).monster else 0
        return self.judge.keep(card) * max(0.6, 1.0 - CROWD * waiting)

    def _tributes(self, card: int, seat: int) -> list[int]:
        """The monsters that would be Tributed for a card: the cheapest."""
        needed = self.game.summons.tributes_needed(seat, card)
        able = self.game.summons.tributable(seat)
        return sorted(able, key=lambda each: self._spent(each))[:needed]

    def _spent(self, card: int) -> float:
        """What using up a monster on the field costs."""
        return self.effects.spent(card, "tribute")

    def _normal_summon(
        self, card: int, seat: int, fights: bool, plan: Plan, threats: Sequence[int]
    ) -> tuple[float, float]:
        """What a Normal Summon is worth, and what it adds to the attacks of this turn, or takes from them."""
        game = self.game
        if game.on_field(card):
            return self.judge.lasting(game.profile(card)), 0.0  # a Gemini monster, once more
        tributes = self._tributes(card, seat)
        threats = self.battles.threats(seat, tributes) if tributes else threats
        body = self.judge.printed(card)
        atk, def_ = self.judge.stands(card)
        worth = body + self.effects.arrival(card, seat, "normal summoned") - self._held(card, seat)
        worth += self.effects.arrival(card, seat, "tribute summoned") if tributes else 0.0
        worth -= sum(self._spent(each) for each in tributes)
        worth -= self.battles.danger(seat, atk, def_, UP, body, threats)
        worth += self.battles.shield(seat, threats) if not tributes else 0.0
        return worth, self._more_attacks(seat, fights, plan, [card] if atk else [], tributes)

    def _set_monster(self, card: int, seat: int, threats: Sequence[int]) -> float:
        tributes = self._tributes(card, seat)
        body = self.judge.printed(card)
        atk, def_ = self.judge.stands(card)
        worth = body - self._held(card, seat) - sum(self._spent(each) for each in tributes)
        worth -= self.battles.danger(seat, atk, def_, DOWN_SIDE, body, threats)
        worth += self.battles.shield(seat, threats) if not tributes else 0.0
        return worth + 0.8 * max(0.0, self.effects.arrival(card, seat, "flipped")) - 0.05

    def _materials(self, card: int, seat: int) -> Sequence[int]:
        """The monsters that a monster of the Extra Deck would be Summoned with: the cheapest."""
        how = "synchro" if "synchro" in self.game.profile(card).traits else "xyz"
        sets = self.game.summons.materials_for(card, seat, how)
        return min(sets, key=lambda each: sum(self._spent(one) for one in each), default=[])

    def _used_up(self, choice: Choice) -> set[int]:
        """The monsters that may become material now."""
        found: set[int] = set()
        for option in choice.options:
            if option.act == "special_summon" and option.value is None and option.card is not None:
                found.update(self._materials(option.card, choice.seat))
        return found

    def _special_summon(self, option: Option, seat: int, fights: bool, plan: Plan, threats: Sequence[int]) -> float:
        game, card = self.game, option.card
        assert card is not None
        profile, body = game.profile(card), self.judge.printed(card)
        worth = body + self.effects.arrival(card, seat, "special summoned") - self.judge.where(card)
        gone: Sequence[int] = ()
        if option.value is None:
            gone = self._materials(card, seat)
            worth -= sum(self._spent(each) for each in gone)
            worth += 0.0 if "synchro" in profile.traits else self.judge.w.material * len(gone)
        elif option.value == BY_HAND:
            return -1.0
        else:
            worth += self.effects.of_ability(card, option.value, seat) - self._itself(card, option.value)
        worth += self._more_attacks(seat, fights, plan, [card], gone)
        atk, def_ = self.judge.stands(card)
        stand = min(
            self.battles.danger(seat, atk, def_, UP, body, threats),
            self.battles.danger(seat, atk, def_, UP_SIDE, body, threats),
        )
        freed = sum(self.battles.danger_of(each) for each in gone)
        return worth - stand + freed + (self.battles.shield(seat, threats) if not gone else 0.0)

    def _itself(self, card: int, index: int) -> float:
        """What its own procedure counts for its being Summoned, which is counted already."""
        ability = self.game.abilities(card)[index]
        ops = [step.op for step in ability.do if isinstance(step.op, tree.SpecialSummon | tree.NormalSummon)]
        ctx = link_context({"card": card, "seat": self.judge.me, "ability": index})
        return sum(self.effects.to_card(op, card, ctx) for op in ops)

    def _flip_summon(self, card: int, seat: int, fights: bool, plan: Plan) -> float:
        worth = self.effects.arrival(card, seat, "flipped") - 0.05
        worth += self._more_attacks(seat, fights, plan, [card])
        return worth + self.battles.danger_of(card, DOWN_SIDE) - self.battles.danger_of(card, UP)

    def _change_position(self, at: int, card: int, seat: int, fights: bool, plan: Plan) -> tuple[Advice, str]:
        now = self.game.table.cards[card]
        named = (("card", card),)
        if now.sideways:
            worth = self._more_attacks(seat, fights, plan, [card]) - 0.05
            worth += self.battles.danger_of(card, UP_SIDE) - self.battles.danger_of(card, UP)
            return Advice((at,), worth, TURN, named), "to attack"
        worth = self.battles.danger_of(card, UP) - self.battles.danger_of(card, UP_SIDE) - 0.05
        worth += self._more_attacks(seat, fights, plan, [], [card])
        return Advice((at,), worth, TURN, named), "to defense"

    # ------------------------------------------------------------------ Spells, Traps and effects

    def _set(self, card: int, seat: int) -> float:
        """A Trap or a fast Spell waits on the field for its moment; others stay in the hand unless that is full."""
        profile = self.game.profile(card)
        crowded = len(self.game.table.zones[f"{seat}.hand"]) > self.game.turns.hand_limit(seat)
        if profile.trap:
            return 0.3 if self._room(seat) > 1 else 0.05
        if profile.data.icon == "quick-play":
            return 0.05 if self._room(seat) > 2 else -0.1
        return 0.04 if crowded and self._room(seat) > 2 else -0.1

    def _bears_on_others(self, option: Option) -> bool:
        """Whether an effect is about more than what its player's own monsters may still do this turn."""
        if option.card is None or option.value is None or option.value < 0:
            return False
        ability = self.game.abilities(option.card)[option.value]
        theirs = any(group.whose == "opponent" for group in groups_in((ability.targets, ability.do)))
        return theirs or self._sort(option.card, option.value) == "effect"

    def _room(self, seat: int) -> int:
        return len(self.game.free_spell_zones(seat))

    def use(self, card: int, index: int, seat: int) -> float:
        """What activating a card or effect is worth, what it costs taken off."""
        game, profile = self.game, self.game.profile(card)
        if any((link["card"], link["ability"]) == (card, index) for link in game.chain()):
            return -0.5  # it is under way already
        event = game.chains.chance(card, index) if index >= 0 else None
        worth = self.effects.of_ability(card, index, seat, event)
        itself = not profile.monster and (game.zone_word(card) == "hand" or not game.table.cards[card].face_up)
        if not itself:
            return worth - 0.02
        if card in self.effects.doomed:
            return worth + 0.05
        held = self._held(card, seat) if game.zone_word(card) == "hand" else self.judge.w.face_down
        if self.judge.doubles(card, seat):
            return -held
        if profile.permanent:
            stays = self.effects.standing(card, seat)
            lasts = self.judge.w.lasting + (0.3 if index == NO_EFFECT or profile.continuous else 0.1)
            if profile.data.icon == "field":
                stays -= sum(self.judge.body(each) for each in game.table.zones[f"{seat}.field"] if each != card)
            return worth + lasts + stays - held
        if index == NO_EFFECT:
            return -held
        return worth - held

    def _sort(self, card: int, index: int) -> str:
        """What sort of effect it is, for the order in which they are used."""
        profile = self.game.profile(card)
        if profile.permanent and self.game.zone_word(card) not in FIELD:
            return "lasting"  # what is done next may already be an occasion for it
        if index < 0:
            return "effect"
        ops = list(tree.operations(profile.abilities[index]))
        if any(isinstance(op, tree.Move) and op.how == "discard" and op.group.number == "all" for op in ops):
            return "effect"  # what can be used of the hand is used before
        if any(isinstance(op, tree.Move) and op.how == "send" and "deck" in op.group.zones for op in ops):
            return "search"
        if any(isinstance(op, SEARCHES) or (isinstance(op, tree.Move) and op.how == "add") for op in ops):
            return "search"
        if any(isinstance(step.op, REMOVES) for step in profile.abilities[index].do):
            return "remove"
        if any(isinstance(op, SUMMONS) for op in ops):
            return "summon effect"
        boosts = profile.abilities[index].kind == "equip" or any(isinstance(op, BOOSTS) for op in ops)
        return "boost" if boosts else "effect"

    def respond(self, choice: Choice) -> list[Advice]:
        """Whether something is activated in response. What can wait does."""
        urgent, seat = self._urgent(choice), choice.seat
        attacked = choice.params.get("occasion") == "attack"
        found = [Advice((), 0.0, END)]
        for at, option in enumerate(choice.options):
            assert option.card is not None
            worth = self.use(option.card, option.value, seat) - (0.05 if urgent else PATIENCE)
            worth -= self.effects.better_kept(option.card, option.value, seat) if attacked else 0.0
            found.append(Advice((at,), worth, ACTIVATE if worth > 0 else HOLD, (("card", option.card),)))
        return sorted(found, key=lambda advice: -advice.worth)

    def _urgent(self, choice: Choice) -> bool:
        """Whether what is not done now is likely not to be possible any more."""
        occasion, game = choice.params.get("occasion"), self.game
        if occasion in ("attack", "damage", "after-damage", "summoning"):
            return True
        if game.chain():
            return bool(game.chain()[-1]["seat"] != choice.seat)
        return occasion == "phase" and game.phase() == "end" and game.turn_player() != choice.seat

    # ------------------------------------------------------------------ the Battle Phase

    def _battle(self, choice: Choice) -> list[Advice]:
        seat = choice.seat
        plan, worths = self.battles.attacks(choice, seat)
        aims = dict(plan.attacks)
        sure = plan.wins and not self.judge.set_cards(1 - seat) and not self.game.table.zones[f"{1 - seat}.hand"]
        found = []
        for at, option in enumerate(choice.options):
            named = (("card", option.card),)
            if option.act == "attack":
                assert option.card is not None
                worth = worths.get(option.card, -0.2)
                direct = option.card in aims and aims[option.card] is None
                reason = LETHAL if plan.wins else DIRECT if direct else FIGHT if worth > 0 else NO_GAIN
                found.append(
                    Advice((at,), WIN if sure and worth > 0.05 else worth, reason if worth > 0 else NO_GAIN, named)
                )
            elif option.act == "activate":
                assert option.card is not None
                worth = self.use(option.card, option.value, seat) - 0.1
                found.append(Advice((at,), worth, ACTIVATE if worth > 0 else HOLD, named))
            else:
                found.append(Advice((at,), 0.0 if option.value == "main2" else -0.01, AFTER))
        return sorted(found, key=lambda advice: -advice.worth)


def _use(option: Option) -> tuple[int, int]:
    """The card and the ability of an option."""
    return option.card or 0, option.value
