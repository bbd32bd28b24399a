"""What each operation of the ability tree does to whom, and how much: declared once, with the operation.

A declaration says what an operation on one card that is picked for it gains its player ("you" of the text), in cards;
operations without cards say so of the whole. From these come the best targets of an effect and what an ability is worth
as things stand (`abilities`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Protocol

from sanam.games.thinking import WIN
from sanam.games.yugioh.rules.game import YugiohGame
from sanam.games.yugioh.texts import tree
from sanam.games.yugioh.texts.execution.context import Context, link_of
from sanam.games.yugioh.texts.execution.groups import number, players
from sanam.games.yugioh.texts.execution.operations.closing import to_close
from sanam.games.yugioh.texts.tree import verbs
from sanam.games.yugioh.thinking.battles import Battles
from sanam.games.yugioh.thinking.rules import CARD_RULES, PLAYER_RULES
from sanam.games.yugioh.thinking.worth import Judge
from sanam.games.yugioh.vocabulary.zones import FIELD


class Judging(Protocol):
    """What a declaration needs to know of how things stand (`abilities.Effects`).

    doomed  cards that what is on the Chain will take away
    in_the_way  what a face-down card is worth besides to the player who is about to attack
    freed   what attacks are worth that the rules of a card forbid
    foiled  what a player keeps if some monsters of the other do not attack any more in this Battle Phase
    """

    game: YugiohGame
    judge: Judge
    battles: Battles
    doomed: frozenset[int]

    def change(self, op: tree.Modify, card: int, key: str, ctx: Context) -> int: ...
    def dug_up(self, card: int, seat: int, source: int) -> float: ...
    def foiled_link(self, card: int, seat: int) -> float: ...
    def added_up(self, card: int, counts: int, ctx: Context) -> float: ...
    def planned(self, more: Mapping[int, int], seat: int) -> float: ...
    def in_the_way(self, card: int, seat: int) -> float: ...
    def foiled(self, cards: Collection[int], seat: int) -> float: ...
    def straight(self, card: int, share: float) -> float: ...
    def again(self, card: int) -> float: ...
    def freed(self, source: int, seat: int) -> float: ...
    def fresh(self, card: int, seat: int) -> float: ...
    def at_once(self, card: int, seat: int) -> float: ...
    def once_more(self, seat: int) -> float: ...
    def equipping(self, source: int, card: int, ctx: Context) -> float: ...
    def unequipping(self, source: int, ctx: Context) -> float: ...
    def arrival(self, card: int, seat: int, event: str) -> float: ...
    def parting(self, card: int, how: str, ctx: Context) -> float: ...
    def with_tributes(self, count: int, seat: int) -> float: ...
    def of_link(self, link: Mapping[str, Any]) -> float: ...


#: What an operation on a card gains its player.
Done = Callable[[Judging, int, Any, Context], float]
done: dict[type, Done] = {}
#: What an operation without cards that are picked for it gains its player.
Given = Callable[[Judging, Any, Context], float]
given: dict[type, Given] = {}
#: What a zone that cannot be used costs its player.
CLOSED = 0.3
#: What a card that is looked for is worth more than one that is drawn.
FOUND = 0.2
#: Rules by which a monster is not destroyed in the battle under way.
SAVES = ("cannot be destroyed by battle", "cannot be destroyed")
#: Rules by which a monster may attack once more.
AGAIN = ("attacks twice", "more attacks", "attacks again", "second attack in a row")
#: Rules by which a monster may attack directly, and the part of the damage that it then deals.
STRAIGHT = {"attacks directly": 1.0, "attacks directly for half": 0.5}
#: Rules by which one more monster may be Normal Summoned.
ONE_MORE = ("extra normal summon", "extra normal summon or set")
#: What is worth less because it ends so soon.
SOON = ("turn", "battle", "damage", "response")


def _does(*kinds: type) -> Callable[[Done], Done]:
    def declare(function: Done) -> Done:
        done.update(dict.fromkeys(kinds, function))
        return function

    return declare


def _gives(*kinds: type) -> Callable[[Given], Given]:
    def declare(function: Given) -> Given:
        given.update(dict.fromkeys(kinds, function))
        return function

    return declare


def _felt(it: Judging, card: int, worth: float, ctx: Context) -> float:
    """What the controller of a card feels, as "you" feel it."""
    return worth if it.game.controller(card) == ctx.seat else -worth


# ---------------------------------------------------------------------- what is done to a card


@_does(tree.Destroy)
def _destroyed(it: Judging, card: int, op: tree.Destroy, ctx: Context) -> float:
    if card in it.doomed:
        return 0.0
    if it.judge.survives(card, ctx):
        return 0.0
    return _felt(it, card, it.parting(card, "destroy", ctx) - it.judge.where(card), ctx) + _gone(it, card, ctx)


def _gone(it: Judging, card: int, ctx: Context) -> float:
    """What it is worth besides to "you" that a card is not there in the attacks of this turn."""
    worth = it.in_the_way(card, ctx.seat) + it.freed(card, ctx.seat) + _off(it, card, ctx)
    return worth + it.battles.menace(card, ctx.seat) + it.foiled_link(card, ctx.seat)


def _off(it: Judging, card: int, ctx: Context) -> float:
    """What it is worth besides to "you" that a card neither attacks any more nor is equipped to a monster."""
    return _halted(it, card, ctx) + it.unequipping(card, ctx)


def _halted(it: Judging, card: int, ctx: Context) -> float:
    """What it is worth to "you" that a monster does not attack any more this turn."""
    return it.foiled([card], ctx.seat) if it.game.controller(card) != ctx.seat else 0.0


@_does(tree.Move)
def _moved(it: Judging, card: int, op: tree.Move, ctx: Context) -> float:
    judge, game = it.judge, it.game
    there, mine = judge.where(card), game.controller(card) == ctx.seat
    if op.how == "bury":
        return 0.0
    if card in it.doomed and game.zone_word(card) in FIELD:
        return 0.05 if ctx.cause == "cost" else 0.0
    if op.how == "give":
        return -judge.keep(card) if mine else judge.keep(card)
    if op.how == "add":
        best = FOUND if game.zone_word(card) == "deck" and not judge.doubles(card, ctx.seat) else 0.0
        return judge.keep(card) + best + it.at_once(card, ctx.seat) - there if mine else judge.keep(card)
    if op.how == "return":
        hand = judge.w.extra if game.profile(card).extra else 0.0 if game.profile(card).token else judge.keep(card)
        if game.table.cards[card].owner != game.controller(card):
            hand = -hand  # it goes to its owner
        return _felt(it, card, hand + it.parting(card, "return", ctx) - there - 0.1, ctx) + _off(it, card, ctx)
    if game.zone_word(card) == "deck":
        return 0.15 + (it.dug_up(card, ctx.seat, ctx.card) if op.how == "send" else 0.0) if mine else -0.05
    if op.how == "top":
        there -= 0.3
    return _felt(it, card, it.parting(card, op.how, ctx) - there, ctx) + _gone(it, card, ctx)


@_does(tree.PutBack)
def _put_back(it: Judging, card: int, op: tree.PutBack, ctx: Context) -> float:
    return _felt(it, card, it.judge.printed(card), ctx)


@_does(tree.SpecialSummon)
def _summoned(it: Judging, card: int, op: tree.SpecialSummon, ctx: Context) -> float:
    judge, game = it.judge, it.game
    arrives = judge.printed(card) if game.profile(card).monster else judge.w.monster
    if op.body is not None:
        arrives = judge.w.monster + judge.w.power * max(op.body.atk or 0, op.body.def_ or 0) / 1000
    if op.negated:
        arrives -= judge.lasting(game.profile(card))
    if op.to == "you":
        arrives += 0.15 + it.arrival(card, ctx.seat, "special summoned")
        arrives += it.fresh(card, ctx.seat) if op.body is None and op.position in ("", "attack") else 0.0
    if op.to == "each":  # as good for either
        return 0.1 - (judge.where(card) if game.controller(card) == ctx.seat else -judge.where(card))
    gained = arrives if op.to == "you" else -arrives
    return gained - (judge.where(card) if game.controller(card) == ctx.seat else -judge.where(card))


@_does(tree.NormalSummon)
def _normal_summoned(it: Judging, card: int, op: tree.NormalSummon, ctx: Context) -> float:
    return it.judge.printed(card) - it.judge.where(card) + it.arrival(card, ctx.seat, "normal summoned")


@_does(tree.SetCard, tree.PlaceSpell)
def _set(it: Judging, card: int, op: Any, ctx: Context) -> float:
    return it.judge.w.face_down + 0.05 - it.judge.where(card)


@_does(tree.ChangePosition)
def _turned(it: Judging, card: int, op: tree.ChangePosition, ctx: Context) -> float:
    game, judge = it.game, it.judge
    now = game.table.cards[card]
    mine = game.controller(card) == ctx.seat
    if op.to == "facedown":
        if not now.face_up:
            return 0.0
        flips = any(ability.kind == "flip" for ability in game.profile(card).abilities)
        return (0.2 if flips else -0.15) if mine else 0.1 + 0.3 * judge.body(card) + _halted(it, card, ctx)
    if not now.face_up and mine:
        return 0.1 + it.arrival(card, ctx.seat, "flipped")
    if not now.face_up:
        return 0.05
    to_defense = op.to in ("defense", "faceup defense") or (op.to == "change" and not now.sideways)
    if to_defense == now.sideways:
        return 0.0
    drop = (game.value(card, "atk") - game.value(card, "def")) / 1000 * (1 if to_defense else -1)
    if not mine:
        if to_defense and game.phase() == "battle" and game.turn_player() != ctx.seat:
            return 0.35 * drop + _halted(it, card, ctx)
        counts = round(1000 * abs(drop)) * (-1 if drop > 0 else 1)
        beaten = min(it.planned({card: counts}, ctx.seat), judge.body(card) + 0.1) if drop > 0 else 0.0
        return 0.35 * drop + 0.05 + max(0.0, beaten)
    stances = ("up", "up/side") if to_defense else ("up/side", "up")
    return it.battles.danger_of(card, stances[0]) - it.battles.danger_of(card, stances[1])


@_does(tree.TakeControl)
def _taken(it: Judging, card: int, op: tree.TakeControl, ctx: Context) -> float:
    body = it.judge.body(card)
    gained = (0.8 if op.until in (*SOON, "next turn") else 2.0) * body + _halted(it, card, ctx)
    return gained if op.who == "you" else -gained


@_does(tree.SwapControl)
def _swapped(it: Judging, card: int, op: tree.SwapControl, ctx: Context) -> float:
    return _felt(it, card, -it.judge.body(card), ctx)


@_does(tree.PassOn)
def _passed_on(it: Judging, card: int, op: tree.PassOn, ctx: Context) -> float:
    """What is aimed at a card of one's own harms it, mostly."""
    if link_of(it.game, ctx.event) is None:
        return _redirected(it, card, tree.Redirect(group=op.group), ctx)
    return -_felt(it, card, it.judge.where(card), ctx)


@_does(tree.Redirect)
def _redirected(it: Judging, card: int, op: tree.Redirect, ctx: Context) -> float:
    attacker = it.game.battle()[0]
    if attacker is None:
        return 0.0
    gain = it.battles.clash(attacker, card, {}).worth
    return it.battles.threatened() - gain if it.game.controller(attacker) != ctx.seat else gain


@_does(tree.OrderAttack)
def _ordered_to_attack(it: Judging, card: int, op: tree.OrderAttack, ctx: Context) -> float:
    """What becomes of the fight is the worth of the board after it, which a trial shows."""
    return 0.0


@_does(tree.Modify)
def _modified(it: Judging, card: int, op: tree.Modify, ctx: Context) -> float:
    game, judge = it.game, it.judge
    if op.what in ("level", "rank") or game.zone_word(card) not in FIELD or not game.table.cards[card].face_up:
        return 0.02
    change = {key: it.change(op, card, key, ctx) for key in op.what.split()}
    now = game.table.cards[card]
    counts = change.get("def" if now.sideways else "atk", 0)
    in_battle = card in game.battle() and game.step() == "damage"
    if card in game.battle() and (op.until in SOON or in_battle):
        return it.battles.swing({card: counts}, ctx.seat)
    worth = it.planned({card: counts}, ctx.seat) if counts else 0.0
    worth = worth if worth > 0 or not counts else it.added_up(card, counts, ctx)
    lasts = judge.w.boost * judge.w.power if op.until not in SOON else judge.w.boost_now * (counts != 0)
    most = max(change.values(), key=abs, default=0)
    if op.until in SOON and worth <= 0:
        return -0.05 if ctx.cause == "effect" else 0.0
    return worth + _felt(it, card, lasts * most / 1000, ctx)


@_does(tree.Become)
def _became(it: Judging, card: int, op: tree.Become, ctx: Context) -> float:
    return 0.02


@_does(tree.CopyEffects)
def _copied(it: Judging, card: int, op: tree.CopyEffects, ctx: Context) -> float:
    return 0.1


@_does(tree.Negate)
def _negated(it: Judging, card: int, op: tree.Negate, ctx: Context) -> float:
    """The effects of a card; what else is negated is no card that is picked."""
    profile = it.game.profile(card)
    if op.what != "effects" or it.game.standing_effects().negated(card):
        return 0.0
    worth = it.judge.lasting(profile) + 0.1 if profile.monster else 0.6 * it.judge.where(card)
    return _felt(it, card, -worth * (0.6 if op.until in SOON else 1.0), ctx)


@_does(tree.Equip)
def _equipped(it: Judging, card: int, op: tree.Equip, ctx: Context) -> float:
    return it.equipping(ctx.card, card, ctx)


@_does(tree.PlaceCounters)
def _counted(it: Judging, card: int, op: tree.PlaceCounters, ctx: Context) -> float:
    return _felt(it, card, 0.15, ctx)


@_does(tree.Attach)
def _attached(it: Judging, card: int, op: tree.Attach, ctx: Context) -> float:
    if it.game.zone_word(card) == "extra":
        return it.judge.printed(card)
    return it.judge.w.material - _felt(it, card, it.judge.where(card), ctx)


@_does(tree.Detach)
def _detached(it: Judging, card: int, op: tree.Detach, ctx: Context) -> float:
    return _felt(it, card, -it.judge.w.material, ctx)


@_does(tree.RemoveCounters)
def _uncounted(it: Judging, card: int, op: tree.RemoveCounters, ctx: Context) -> float:
    return _felt(it, card, -0.1 * number(it.game, ctx, op.count), ctx)


@_does(tree.Rule)
def _ruled(it: Judging, card: int, op: tree.Rule, ctx: Context) -> float:
    if op.until in SOON and op.rule in STRAIGHT:
        return _felt(it, card, it.straight(card, STRAIGHT[op.rule]), ctx)
    if op.until in SOON and op.rule in AGAIN:
        return _felt(it, card, it.again(card), ctx)
    if op.until in SOON and op.rule in SAVES and card in it.game.battle():
        return _felt(it, card, it.battles.spared(card), ctx)
    share = CARD_RULES.get(op.rule, 0.0) * (0.6 if op.until in SOON else 1.0)
    if op.rule == "cannot attack" and op.until in SOON and it.game.controller(card) != it.game.turn_player():
        return 0.0  # it does not attack this turn anyway
    if op.rule == "cannot attack" and op.until in SOON and it.game.controller(card) != ctx.seat:
        return _halted(it, card, ctx)
    return _felt(it, card, share * it.judge.body(card), ctx)


@_does(tree.Replace)
def _replaced(it: Judging, card: int, op: tree.Replace, ctx: Context) -> float:
    return _felt(it, card, 0.2, ctx)


@_does(tree.Reveal, tree.Excavate, tree.Look, tree.Arrange)
def _looked(it: Judging, card: int, op: Any, ctx: Context) -> float:
    return 0.03


# ---------------------------------------------------------------------- what is done without cards that are picked


@_gives(tree.MakeDirect)
def _made_direct(it: Judging, op: tree.MakeDirect, ctx: Context) -> float:
    """What the battle would have brought is spared, and the damage is taken in full."""
    attacker, attacked = it.game.battle()
    if attacker is None or attacked is None:
        return 0.0
    seat = it.game.controller(attacker)
    hurt = it.judge.lost(1 - seat, it.battles.direct(attacker, {}))
    gain = hurt - it.battles.clash(attacker, attacked, {}).worth
    return gain if seat == ctx.seat else -gain


@_gives(tree.Draw)
def _draws(it: Judging, op: tree.Draw, ctx: Context) -> float:
    count, worth = number(it.game, ctx, op.count), 0.0
    for seat in players(it.game, ctx, op.who):
        left = len(it.game.table.zones[f"{seat}.deck"])
        gain = float(count) if left > count + 1 else 0.0 if left >= count else -WIN / 2
        worth += gain if seat == ctx.seat else -gain
    return worth


@_gives(tree.Damage)
def _hurts(it: Judging, op: tree.Damage, ctx: Context) -> float:
    return _loses(it, ctx, op.who, number(it.game, ctx, op.amount))


@_gives(tree.GainLife)
def _heals(it: Judging, op: tree.GainLife, ctx: Context) -> float:
    points = number(it.game, ctx, op.amount)
    worth = _loses(it, ctx, op.who, -points)
    for seat in players(it.game, ctx, op.who):
        left = it.game.table.seats[seat].counts["lp"] - it.battles.coming(seat)
        if left <= 0 < left + points:  # it survives the attack under way
            worth += WIN if seat == ctx.seat else -WIN
    return worth


@_gives(tree.PayLife)
def _pays(it: Judging, op: tree.PayLife, ctx: Context) -> float:
    return _loses(it, ctx, op.who, number(it.game, ctx, op.amount))


def _loses(it: Judging, ctx: Context, who: str, points: int) -> float:
    worth = 0.0
    for seat in players(it.game, ctx, who):
        lost = it.judge.lost(seat, points) + WIN * it.judge.fatal(seat, points)
        worth += -lost if seat == ctx.seat else lost
    return worth


@_gives(tree.SetLife)
def _sets_life(it: Judging, op: tree.SetLife, ctx: Context) -> float:
    worth, amount = 0.0, number(it.game, ctx, op.amount)
    seats = it.game.table.seats
    for seat in players(it.game, ctx, op.who):
        now = seats[seat].counts["lp"]
        after = {"become": amount, "lose": now - amount, "halve": now - now // 2, "swap": seats[1 - seat].counts["lp"]}
        lost = it.judge.lost(seat, now - after[op.how])
        worth += -lost if seat == ctx.seat else lost
        if op.how == "swap":
            return worth + it.judge.lost(1 - seat, seats[1 - seat].counts["lp"] - now) * (1 if seat == ctx.seat else -1)
    return worth


@_gives(tree.EndBattlePhase)
def _ends_battle(it: Judging, op: tree.EndBattlePhase, ctx: Context) -> float:
    if it.game.turn_player() == ctx.seat:
        return -0.2
    return it.foiled(it.game.monsters(1 - ctx.seat), ctx.seat)


@_gives(tree.SkipPhase)
def _skips(it: Judging, op: tree.SkipPhase, ctx: Context) -> float:
    worth = {"draw": 1.0, "battle": 0.8, "main 1": 0.5, "turn": 3.0}.get(op.phase, 0.1)
    return sum(-worth if seat == ctx.seat else worth for seat in players(it.game, ctx, op.who))


@_gives(tree.CreateTokens)
def _creates(it: Judging, op: tree.CreateTokens, ctx: Context) -> float:
    w = it.judge.w
    one = w.monster + w.power * max(op.atk, int(0.75 * op.def_)) / 1000 - w.token
    seat = ctx.seat if op.to == "you" else 1 - ctx.seat
    free = len(it.game.free_monster_zones(seat))
    count = free if op.number in ("any", "all") else min(number(it.game, ctx, op.count), free)
    if op.to != "you":
        return -count * one
    return count * one + max(it.battles.shield(seat, it.battles.threats(seat), count), it.with_tributes(count, seat))


@_gives(tree.ChooseNumber, tree.Declare, tree.Pick, tree.Shuffle, tree.SummonCondition)
def _says(it: Judging, op: Any, ctx: Context) -> float:
    return 0.0


@_gives(tree.CloseZones)
def _closes(it: Judging, op: tree.CloseZones, ctx: Context) -> float:
    """Zones that the opponent lacks; where they may be anybody's, they will be the opponent's."""
    count = min(op.count, len(to_close(it.game, ctx, op))) if op.of is None else 1
    return count * (-CLOSED if op.whose == "you" else CLOSED)


@_gives(verbs.ByHand)
def _by_hand(it: Judging, op: tree.ByHand, ctx: Context) -> float:
    """What nobody understood is left alone."""
    return -0.4


@_gives(tree.WinDuel)
def _wins(it: Judging, op: tree.WinDuel, ctx: Context) -> float:
    if op.who == "lone":
        own, others = (len(it.game.monsters(seat)) for seat in (ctx.seat, 1 - ctx.seat))
        return WIN * (own - others) if own + others == 1 else 0.0
    return WIN if op.who == "you" else -WIN


@_gives(tree.PlayerRule)
def _rules_player(it: Judging, op: tree.PlayerRule, ctx: Context) -> float:
    share = PLAYER_RULES.get(op.rule, 0.0) * (0.6 if op.until in SOON else 1.0)
    if op.rule in ONE_MORE and op.who == "you" and it.game.turn_player() == ctx.seat:
        return max(share, it.once_more(ctx.seat))
    if op.filter != tree.Filter():
        share *= 0.4
    if op.rule == "cannot attack" and op.until in SOON:
        player = it.game.turn_player()
        return it.foiled(it.game.monsters(player), ctx.seat) if player in players(it.game, ctx, op.who) else 0.0
    if op.rule in ("no battle damage", "no damage") and op.until in SOON and op.who == "you":
        share = it.battles.hurt(ctx.seat, op.until == "turn") + 0.1 * (op.rule == "no damage")
    return sum(share if seat == ctx.seat else -share for seat in players(it.game, ctx, op.who))


def negates(it: Judging, op: tree.Negate, ctx: Context, handled: list[int]) -> float:
    """An activation, an effect, an attack or a Summon that is negated; `handled` gets its card."""
    attacker = it.game.battle()[0]
    if op.what == "attack":
        handled += [attacker] if attacker is not None else []
        mine = it.game.turn_player() == ctx.seat
        return -it.battles.threatened() if mine or attacker is None else it.foiled([attacker], ctx.seat)
    worth = 0.0
    at = link_of(it.game, ctx.event)
    if op.what != "summon" and at is not None:
        link = it.game.chain()[at]
        handled.append(link["card"])
        worth = it.of_link(link) * (-1 if link["seat"] == ctx.seat else 1)
    if "summon" in op.what:
        arriving = it.game.table.marks.get("arriving") or []
        worth -= sum(_felt(it, card, it.judge.printed(card), ctx) for card in arriving)
    return worth
