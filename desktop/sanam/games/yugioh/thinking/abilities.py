"""What abilities are worth to the player who uses them, as things stand: their costs, their targets, what they do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from msgspec import structs

from sanam.games.yugioh.rules.profiles import BY_HAND
from sanam.games.yugioh.texts import tree
from sanam.games.yugioh.texts.execution.candidates import candidates
from sanam.games.yugioh.texts.execution.conditions import holds
from sanam.games.yugioh.texts.execution.context import Context, link_of, refs, source_context
from sanam.games.yugioh.texts.execution.feasible import applicable
from sanam.games.yugioh.texts.execution.filters import matches
from sanam.games.yugioh.texts.execution.groups import cards_of, number
from sanam.games.yugioh.texts.execution.operations.materials import extra_monsters, fusible, recipe
from sanam.games.yugioh.texts.execution.operations.rituals import ritual_monsters
from sanam.games.yugioh.texts.execution.picking import Pick, bounds, picks, sized
from sanam.games.yugioh.texts.execution.prices import price_said
from sanam.games.yugioh.texts.tree import Ability, Group, Operation, Step, verbs
from sanam.games.yugioh.texts.tree.within import groups_in
from sanam.games.yugioh.thinking import pending
from sanam.games.yugioh.thinking.battles import LAST, Battles
from sanam.games.yugioh.thinking.effects import done, given, negates
from sanam.games.yugioh.thinking.outlook import Outlook
from sanam.games.yugioh.thinking.partings import EVENTS as WAYS
from sanam.games.yugioh.thinking.partings import Partings, Way
from sanam.games.yugioh.thinking.worth import Judge
from sanam.games.yugioh.vocabulary.zones import FIELD

#: The operations by which a monster may be kept from attacking.
HALTS = (tree.Destroy, tree.Move, tree.ChangePosition, tree.TakeControl, tree.Rule)
#: The operations by which a monster is out of the way of attacks.
CLEARS = (tree.Destroy, tree.Move, tree.TakeControl)
#: What becomes of a value when what changed it ends.
BACK = {"gain": "lose", "lose": "gain"}
#: How deep effects of effects are looked at.
DEPTH = 2


@lru_cache(maxsize=4096)
def _asks_what_paid(ability: Ability) -> bool:
    """Whether its effect depends on the cards with which its cost was paid."""
    return any(group.ref == "cost" for group in groups_in((ability.targets, ability.do)))


class Effects(Outlook):
    """Judges abilities. What is worked out for one question is kept until the next (`begin`)."""

    def __init__(self, judge: Judge, battles: Battles) -> None:
        super().__init__(judge, battles)
        #: Cards that what is on the Chain will take away.
        self.doomed: frozenset[int] = frozenset()
        self._depth = 0
        self._partings = Partings(judge, self._as_it_leaves)
        battles.parting = self._partings.of

    def begin(self) -> None:
        """A new question."""
        self._plan = {}
        self._depth = 0
        self.doomed = self.still = frozenset()
        if self.game.chain():
            self.doomed = pending.doomed(self.judge)
            self.still = self.doomed | pending.stopped(self.judge)

    # ------------------------------------------------------------------ whole abilities

    def of_link(self, link: Mapping[str, Any]) -> float:
        """What a Chain Link will be worth to its player, if nothing is done about it."""
        if link["ability"] < 0:
            return 0.6
        ctx, before = pending.link_context(link), self.doomed
        self.doomed = pending.doomed(self.judge, but=link)
        worth = self.steps(self.game.abilities(link["card"])[link["ability"]].do, ctx)
        self.doomed = before
        return max(0.2, worth) if self.game.profile(link["card"]).permanent else max(0.1, worth)

    def of_ability(self, card: int, index: int, seat: int, event: dict[str, Any] | None = None) -> float:
        """What using an ability is worth, its costs taken off."""
        if index < 0:
            return -1.0 if index == BY_HAND else 0.0
        if self._depth >= DEPTH:
            return 0.0
        ability = self.game.abilities(card)[index]
        if any(isinstance(step.op, verbs.ByHand) for step in ability.cost):
            return -1.0  # nobody can say whether it may be used
        ctx = source_context(self.game, card, seat, index, ability)
        ctx.event = event
        if ability.cost and (said := price_said(ability)) is not None:  # as low as it can be, unless it is told
            ctx.event = {"price": said.low, **(event or {})}
            ctx.die = ctx.event["price"]
        self._depth += 1
        try:
            worth = self._cost(ability, ctx)
            worth += self._targeted(ability.kind, card, self.choose_targets(ability, ctx))
            worth += self.steps(ability.do, ctx)
            return worth + sum(self.one(op, ctx, []) for op in ability.oaths)
        finally:
            self._depth -= 1

    def _as_it_leaves(self, card: int, index: int, seat: int, event: Mapping[str, Any]) -> float:
        """What an ability is worth that answers the leaving of its card; the plan made with the card stays."""
        before, self._plan = self._plan, {}
        worth = self.of_ability(card, index, seat, dict(event))
        self._plan = before
        return worth

    def parting(self, card: int, how: str, ctx: Context) -> float:
        """What it brings the controller of a card that it leaves by an operation of a text."""
        return self._partings.of(card, Way(how, ctx.cause or "effect", ctx.seat)) if how in WAYS else 0.0

    def spent(self, card: int, how: str) -> float:
        """What using up a card costs its controller."""
        if card in self.doomed:
            return 0.05
        return self.judge.where(card) - self._partings.of(card, Way(how, "cost", self.game.controller(card)))

    def foiled_link(self, card: int, seat: int) -> float:
        """What a player keeps if a card goes that is all that an effect of the other player on the Chain targets."""
        worth = 0.0
        for link in self.game.chain() if self.game.zone_word(card) not in FIELD else ():
            targets = [
                ref[0] if isinstance(ref, list | tuple) else ref for group in link.get("targets") or [] for ref in group
            ]
            if link["seat"] != seat and targets == [card]:
                worth += self.of_link(link)
        return worth

    def dug_up(self, card: int, seat: int, source: int) -> float:
        """What it is worth to a player that a monster of the Deck comes to the Graveyard, from where a Spell of the
        hand can bring it back this turn: more than what lies there now.
        """
        if not self.game.profile(card).monster or self.game.turn_player() != seat or seat != self.judge.me:
            return 0.0
        best = 0.0
        for spell, index in self._to_use(seat, source):
            ability = self.game.abilities(spell)[index]
            if not any(isinstance(step.op, tree.SpecialSummon) for step in ability.do):
                continue
            ctx = source_context(self.game, spell, seat, index, ability)
            for group in tree.targets_of(ability, ctx.modes):
                if "graveyard" in group.zones and matches(self.game, group.filter, card, spell):
                    there = [self._brought(each, ctx) for each in candidates(self.game, ctx, None, group)]
                    best = max(best, self._brought(card, ctx) - max([0.0, *there]))
        return best

    def clears(self, card: int, seat: int) -> list[int]:
        """The monsters of the other player that a monster which arrives can then destroy or move by its own effects."""
        game, found = self.game, list[int]()
        for index, ability in enumerate(game.profile(card).abilities):
            if ability.kind not in ("ignition", "quick") or not any(isinstance(s.op, CLEARS) for s in ability.do):
                continue
            ctx = source_context(game, card, seat, index, ability)
            if holds(game, ctx, ability.conditions):
                found += [each for chosen in self.choose_targets(ability, ctx) for each in chosen]
        return [each for each in found if game.controller(each) != seat and game.zone_word(each) == "monster"]

    def _targeted(self, kind: str, card: int, chosen: list[list[int]]) -> float:
        """What an Equip Spell does to what it is equipped to."""
        if kind != "equip" or not chosen or not chosen[0]:
            return 0.0
        target = chosen[0][0]
        return self.equipping(card, target, Context(card=card, seat=self.game.controller(card)))

    def _cost(self, ability: Ability, ctx: Context) -> float:
        if not ability.cost:
            return 0.0
        ctx.cause = "cost"
        worth = self.steps(ability.cost, ctx)
        ctx.cost, ctx.it, ctx.cause = ctx.it or [], None, "effect"
        return worth

    def choose_targets(self, ability: Ability, ctx: Context) -> list[list[int]]:
        """Choose the best targets; they are noted in `ctx`."""
        found: list[list[int]] = []
        for at, whole in enumerate(tree.targets_of(ability, ctx.modes)):
            group = sized(self.game, ctx, whole)
            cards = candidates(self.game, ctx, None, group)
            least, most = bounds(group, len(cards), whole=True)
            judged = sorted(((self.as_target(ability, at, card, ctx), card) for card in cards), reverse=True)
            size = max(least, sum(worth > 0 for worth, _ in judged[:most]))
            found.append([card for _, card in judged[:size]])
        ctx.targets = [refs(self.game, cards) for cards in found]
        return found

    def as_target(self, ability: Ability, at: int, card: int, ctx: Context) -> float:
        """What having a card as a target is worth: what is then done to it."""
        if ability.kind == "equip":
            return self.equipping(ctx.card, card, ctx)
        before = ctx.targets
        ctx.targets = [*before[:at], *([[]] * (at - len(before))), refs(self.game, [card])]
        worth, still = 0.0, True
        for step in self._all(ability.do):
            for group in self._groups(step.op):
                if (group.ref == "target" and group.index in (0, at + 1)) or (group.ref == "it" and still):
                    worth += self.to_card(step.op, card, ctx)
                elif not group.ref:
                    still = False
        ctx.targets = before
        return worth

    @staticmethod
    def _all(steps: Sequence[Step]) -> list[Step]:
        return [each for step in steps for each in (step, *tree.inner(step))]

    @staticmethod
    def _groups(op: Operation) -> list[Group]:
        if isinstance(op, tree.Equip):
            return [op.to, op.card] if op.to.ref in ("target", "it") else [op.card]
        group = tree.group_of(op)
        return [] if group is None else list(tree.parts(group))

    # ------------------------------------------------------------------ steps

    def steps(self, todo: Sequence[Step], ctx: Context) -> float:
        """What carrying out steps is worth to their player; `ctx.it` becomes what they handle."""
        worth, cost = 0.0, ctx.cause == "cost"
        for step in todo:
            if step.conditions and not holds(self.game, ctx, step.conditions):
                continue
            if step.link == "or":
                continue
            handled: list[int] = []
            gained = self.one(step.op, ctx, handled)
            worth += max(0.0, gained) if step.optional and not cost else gained
            if handled:
                ctx.it = [*(ctx.it or []), *refs(self.game, handled)] if cost else refs(self.game, handled)
        return worth

    def one(self, op: Operation, ctx: Context, handled: list[int]) -> float:
        """What an operation is worth; `handled` gets the cards that its players would pick."""
        match op:
            case tree.TossCoin(heads=heads, tails=tails):
                return 0.5 * (self.steps(heads, ctx) + self.steps(tails, ctx))
            case tree.RollDie(faces=faces):
                return sum(len(face.results) / 6 * self.steps(face.do, ctx) for face in faces)
            case tree.Choose():
                return self._choice(op, ctx)
            case tree.ApplyEffect():
                known = (applicable(self.game, card) for card in cards_of(self.game, ctx, op.group))
                return max((self.steps(found.do, ctx) for found in known if found is not None), default=0.0)
            case tree.Later(do=steps) | tree.Whenever(do=steps):
                return 0.8 * self.steps(steps, ctx)
            case tree.Negate() if op.what != "effects":
                return negates(self, op, ctx, handled)
            case tree.ChangeEffect(damage=damage) if damage:
                return 0.4
            case tree.ChangeEffect(do=steps):
                return negates(self, tree.Negate(what="effect"), ctx, handled) + self._instead(steps, ctx)
            case tree.FusionSummon():
                return self._fusion(op, ctx)
            case tree.RitualSummon():
                found = [
                    self._brought(card, ctx) - self.judge.keep(card) for card in ritual_monsters(self.game, ctx, op)
                ]
                return max(found, default=0.0) - 1.2
            case tree.ExtraSummon():
                found = [self._brought(card, ctx) for card in extra_monsters(self.game, ctx, op)]
                return max(found, default=0.0) - 1.2
            case tree.RemoveCounters():
                return -0.1 * number(self.game, ctx, op.count)
        if type(op) in given:
            return given[type(op)](self, op, ctx)
        if isinstance(op, tree.Rule) and not op.group.ref and op.group.number == "all":
            cards = cards_of(self.game, ctx, op.group)
            return sum(self.to_card(op, card, ctx) for card in cards) + self._together(op, cards, ctx)
        return self._on_cards(op, ctx, handled)

    def _choice(self, op: tree.Choose, ctx: Context) -> float:
        if ctx.modes and op.at == "activation":
            return self.steps(op.options[min(ctx.modes[0], len(op.options) - 1)], ctx)
        ways = [self.way(op, at, ctx) for at in range(len(op.options))]
        return min(ways) if op.who == "opponent" else max(ways)

    def way(self, op: tree.Choose, at: int, ctx: Context) -> float:
        """What one of the options is worth."""
        if not (op.targets and op.targets[at]):
            return self.steps(op.options[at], ctx)
        inner = Ability(kind="activate", targets=op.targets[at], do=op.options[at])
        before = ctx.targets
        self.choose_targets(inner, ctx)
        worth = self.steps(op.options[at], ctx)
        ctx.targets = before
        return worth

    def _instead(self, steps: tuple[tree.Step, ...], ctx: Context) -> float:
        """What the player of an effect does when it has become another one."""
        at = link_of(self.game, ctx.event)
        if at is None:
            return 0.0
        link = self.game.chain()[at]
        worth = self.steps(steps, Context(card=link["card"], seat=link["seat"]))
        return worth if link["seat"] == ctx.seat else -worth

    def _fusion(self, op: tree.FusionSummon, ctx: Context) -> float:
        best = -1.0
        for monster in fusible(self.game, ctx, op):
            size = sum(group.count for group in recipe(self.game, monster))
            best = max(best, self._brought(monster, ctx) + 0.3 - self.judge.w.extra - 0.75 * max(1, size))
        return best

    def _brought(self, monster: int, ctx: Context) -> float:
        """What a monster is worth that an effect Summons, with the attack that it may make at once if that wins."""
        attack = self.fresh(monster, ctx.seat)
        return self.judge.printed(monster) + (attack if attack >= LAST else 0.0)

    def _on_cards(self, op: Operation, ctx: Context, handled: list[int]) -> float:
        found = picks(self.game, ctx, op)
        if found is None:
            return 0.0
        slot = 1 if isinstance(op, tree.Equip) else 0  # an Equip Card changes what it is equipped to
        worth = sum(self._picked(op, pick, ctx, handled) for pick in found if pick.slot == slot)
        if isinstance(op, tree.Equip) and op.card.ref != "self":
            worth += sum(self._lost(card, ctx) for pick in found if pick.slot == 0 for card in pick.cards[:1])
        return worth

    def _lost(self, card: int, ctx: Context) -> float:
        worth = self.judge.where(card)
        return -worth if self.game.controller(card) == ctx.seat else worth

    def buys(self, card: int, ctx: Context) -> float:
        """What the effect is worth of which a card pays the cost, where it asks for that card; 0 elsewhere."""
        if ctx.cause != "cost" or ctx.ability < 0:
            return 0.0
        ability = self.game.abilities(ctx.card)[ctx.ability]
        if not _asks_what_paid(ability):
            return 0.0
        then = structs.replace(ctx, cost=refs(self.game, [card]), it=None, cause="effect", targets=[])
        self.choose_targets(ability, then)
        return self.steps(ability.do, then)

    def _picked(self, op: Operation, pick: Pick, ctx: Context, handled: list[int]) -> float:
        if ctx.cause == "cost" and pick.least == pick.most == 1 and not pick.random and len(pick.cards) > 1:
            best = max(pick.cards, key=lambda card: (self.to_card(op, card, ctx) + self.buys(card, ctx), -card))
            handled.append(best)
            return self.to_card(op, best, ctx)
        judged = [(self.to_card(op, card, ctx), card) for card in pick.cards]
        if pick.random and judged:
            return pick.most * sum(worth for worth, _ in judged) / len(judged)
        mine = pick.seat == ctx.seat
        judged.sort(key=lambda one: (-one[0] if mine else one[0], one[1]))
        size = max(pick.least, sum((worth > 0) is mine for worth, _ in judged[: pick.most]))
        chosen = [card for _, card in judged[:size]]
        handled += chosen
        return sum(worth for worth, _ in judged[:size]) + self._together(op, chosen, ctx)

    def _together(self, op: Operation, cards: Sequence[int], ctx: Context) -> float:
        """What it keeps besides that several monsters do not attack any more: each alone may change nothing, and the
        last one need not be stopped twice.
        """
        if len(cards) < 2 or not self._attacked(ctx.seat) or not isinstance(op, HALTS):
            return 0.0
        able = [card for card in cards if self.game.controller(card) != ctx.seat]
        return self.foiled(able, ctx.seat) - sum(self.foiled([card], ctx.seat) for card in able)

    def to_card(self, op: Operation, card: int, ctx: Context) -> float:
        """What an operation on a card is worth to the player of the text: nothing to one that is not affected."""
        if ctx.cause == "effect" and self.game.standing_effects().has(card, "unaffected", ctx.card):
            return 0.0
        declared = done.get(type(op))
        return declared(self, card, op, ctx) if declared is not None else 0.0

    # ------------------------------------------------------------------ values, Equip Cards, arrivals

    def change(self, op: tree.Modify, card: int, key: str, ctx: Context) -> int:
        """By how much a Modify changes the "atk" or "def" of a card."""
        now = self.game.value(card, key)
        amount = number(self.game, ctx, op.amount, card)
        match op.how:
            case "gain":
                return amount
            case "lose":
                return -min(amount, now)
            case "become":
                return amount - now
            case "halve":
                return -(now // 2)
            case "double":
                return now
        return self.game.value(card, "def" if key == "atk" else "atk") - now

    def better_kept(self, card: int, index: int, seat: int) -> float:
        """By how much an ability that deals with no more than the attacker would gain more from one that may attack
        after it.
        """
        attacker = self.game.battle()[0]
        others = [each for each in self.battles.attackers(1 - seat) if each not in self.still]
        if index < 0 or attacker is None or not others or not self._attacked(seat):
            return 0.0
        ability = self.game.abilities(card)[index]
        ctx = source_context(self.game, card, seat, index, ability)
        aims = [candidates(self.game, ctx, None, group) for group in tree.targets_of(ability, ctx.modes)]
        refs = [group.ref for step in ability.do for group in self._groups(step.op)]
        negated = any(isinstance(step.op, tree.Negate) and step.op.what == "attack" for step in ability.do)
        if not negated and aims != [[attacker]] and refs[:1] not in (["attacker"], ["event"]):
            return 0.0
        return max(0.0, max(self._spares(each, seat) for each in others) - self._spares(attacker, seat))

    def added_up(self, card: int, counts: int, ctx: Context) -> float:
        """What a change of ATK or DEF adds to the attacks of this turn that only comes to something with others of the
        hand and of what is Set: its share.
        """
        game, seat = self.game, ctx.seat
        helps = counts > 0 if game.controller(card) == seat else counts < 0
        if (
            not helps
            or seat != self.judge.me
            or self._depth >= DEPTH
            or ctx.cause == "cost"
            or not self._may_attack(seat)
        ):
            return 0.0
        total, used = {card: counts}, 1
        for source, index in self._to_use(seat, ctx.card):
            changes = self._changes(source, index, seat)
            ways = [{**total, each: total.get(each, 0) + more} for each, more in changes.items()]
            gain = max((self.planned(way, seat) for way in ways), default=0.0)
            if gain > 0:
                return gain / (used + 1)
            if card in changes:  # it may take one more
                total, used = {card: total[card] + changes[card]}, used + 1
        return 0.0

    def _to_use(self, seat: int, but: int) -> Iterator[tuple[int, int]]:
        """Spells of the hand and what is Set that a player may use this turn, with their abilities, one card apart."""
        game = self.game
        down = [card for card in game.spells(seat) if not game.table.cards[card].face_up]
        for card in (*game.table.zones[f"{seat}.hand"], *down):
            if card == but or game.profile(card).data.kind != "spell":
                continue
            yield from ((card, at) for at, one in enumerate(game.abilities(card)) if one.kind == "activate")

    def _changes(self, source: int, index: int, seat: int) -> dict[int, int]:
        """By how much an ability raises what its player's monsters fight with, or lowers what others' do, that it may
        target.
        """
        game, ability, found = self.game, self.game.abilities(source)[index], dict[int, int]()
        ops = [step.op for step in ability.do if isinstance(step.op, tree.Modify)]
        if not ops:
            return found
        ctx = source_context(game, source, seat, index, ability)
        for group in tree.targets_of(ability, ctx.modes):
            for card in candidates(game, ctx, None, group):
                key = "def" if game.table.cards[card].sideways else "atk"
                more = self.change(ops[0], card, key, ctx) if key in ops[0].what.split() else 0
                if (more > 0) if game.controller(card) == seat else (more < 0):
                    found[card] = more
        return found

    def at_once(self, card: int, seat: int) -> float:
        """What it is worth that a monster which comes to the hand may be Normal Summoned this turn, beside what may be
        from there now, or that a Spell may be used.
        """
        game = self.game
        if game.turn_player() != seat or game.phase() not in ("main1", "main2"):
            return 0.0
        if game.profile(card).data.kind == "spell":
            return self._used_at_once(card, seat)
        if not game.summons.normal_summons_left(seat) or not game.free_monster_zones(seat):
            return 0.0
        other = max((self._summon_gains(each, seat) for each in game.table.zones[f"{seat}.hand"]), default=0.0)
        return max(0.0, self._summon_gains(card, seat) - max(0.0, other))

    def _used_at_once(self, card: int, seat: int) -> float:
        """What a Spell that comes to the hand gains besides, used in the same turn."""
        if self._depth >= DEPTH or not self.game.free_spell_zones(seat):
            return 0.0
        able = [
            at
            for at, ability in enumerate(self.game.abilities(card))
            if ability.kind in ("activate", "equip")
            and holds(self.game, source_context(self.game, card, seat, at, ability), ability.conditions)
        ]
        best = max((self.of_ability(card, at, seat) for at in able), default=0.0)
        return max(0.0, best - self.judge.keep(card))

    def equipping(self, source: int, card: int, ctx: Context) -> float:
        """What a card does to the monster that it is equipped to."""
        if source == card:
            return 0.0
        return sum(self.to_card(op, card, ctx) for op in self._as_equipped(source))

    def unequipping(self, source: int, ctx: Context) -> float:
        """What it is worth that an Equip Card leaves the monster that it is equipped to: what it did ends."""
        bearer = self.game.table.cards[source].host
        if bearer is None or self.game.zone_word(bearer) != "monster":
            return 0.0
        ends = 0.0
        for op in self._as_equipped(source):
            if not isinstance(op, tree.Modify):
                ends -= self.to_card(op, bearer, ctx)
            elif op.how in BACK:
                ends += self.to_card(structs.replace(op, how=BACK[op.how]), bearer, ctx)
        return ends

    def _as_equipped(self, source: int) -> list[Operation]:
        """What an Equip Card goes on doing to the monster that it is equipped to."""
        profile = self.game.profile(source)
        steps = (step for index in profile.continuous for step in profile.abilities[index].do)
        return [step.op for step in steps if any(group.ref == "equipped" for group in self._groups(step.op))]

    def standing(self, card: int, seat: int) -> float:
        """What a Spell or Trap that stays does as long as it lies there, to the cards and players that there are."""
        profile, worth = self.game.profile(card), 0.0
        ctx = Context(card=card, seat=seat)
        for index in profile.continuous:
            ability = profile.abilities[index]
            if ability.when is not None or not holds(self.game, ctx, ability.conditions):
                continue
            for step in ability.do:
                group = tree.group_of(step.op)
                if type(step.op) in given:
                    worth += given[type(step.op)](self, step.op, ctx)
                elif group is not None and not group.ref and not isinstance(step.op, pending.REMOVES):
                    cards = [each for each in cards_of(self.game, ctx, group) if self.game.zone_word(each) in FIELD]
                    worth += sum(self.to_card(step.op, each, ctx) for each in cards)
        return worth

    def arrival(self, card: int, seat: int, event: str) -> float:
        """What the effects of a monster are worth that answer its own Summon, or its being turned face-up."""
        profile, worth = self.game.profile(card), 0.0
        if self._depth >= DEPTH or self.judge.hidden(card):
            return 0.0
        for index in profile.triggers:
            ability = profile.abilities[index]
            if ability.kind == "flip":
                if event == "flipped":
                    worth += (
                        max(0.0, self.of_ability(card, index, seat))
                        if ability.optional
                        else self.of_ability(card, index, seat)
                    )
                continue
            occasions = tree.occasions(ability.when)
            general = {"normal summoned", "special summoned"} & {event}
            wanted = {event, "summoned"} if general else {event}
            if any(when.subject == tree.SELF and wanted & {*when.events} for when in occasions):
                gained = self.of_ability(
                    card, index, seat, {"cards": [card], "moves": [self.game.table.cards[card].moves]}
                )
                worth += max(0.0, gained) if ability.optional else gained
        return worth
