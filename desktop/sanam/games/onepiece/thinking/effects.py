"""What each operation of a card text does to whom, and how much: declared once, with the operation.

A declaration says what an operation does to one card that is picked for it, in cards, as its owner feels it; below 0
hurts. From these come the best targets of an effect and what an ability is worth as things stand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache

from sanam.abilities.tree import Tree, keys_in, parts_in, sum_in
from sanam.games.onepiece.texts.execution.conditions import holds
from sanam.games.onepiece.texts.execution.context import Context
from sanam.games.onepiece.texts.execution.nouns import PLACES, fits
from sanam.games.onepiece.texts.execution.picking import picks, said, slots_of
from sanam.games.onepiece.texts.execution.replacing import prevented
from sanam.games.onepiece.thinking.following import Following
from sanam.games.onepiece.thinking.reach import Change, Reach, dug, rests_it
from sanam.games.onepiece.thinking.worth import Judge
from sanam.games.onepiece.vocabulary.effects import Doing
from sanam.games.onepiece.vocabulary.zones import COST
from sanam.games.thinking import WIN, remembered

#: What an operation does to a card, as the card's owner feels it.
Done = Callable[[Judge, int, Tree], float]
done: dict[str, Done] = {}
#: What an operation that picks nothing gives its player.
Given = Callable[[Judge, int, Tree], float]
given: dict[str, Given] = {}
#: What an effect that lasts does to a card of middling worth; by its entry.
PREDICATES = {
    "Pred.cannot attack": -0.6,
    "Pred.cannot attack or block": -0.8,
    "Pred.cannot attack or be rested": -0.6,
    "Pred.will not become active": -0.7,
    "Pred.cannot be rested": -0.3,
    "Pred.cannot activate keyword": -0.4,
    "Pred.is negated": -0.5,
    "Pred.cannot be ko'd": 0.5,
    "Pred.cannot be ko'd or rested": 0.5,
    "Pred.cannot be removed": 0.5,
    "Pred.cannot be blocked": 0.4,
    "Pred.can attack active": 0.4,
    "Pred.can attack active short": 0.4,
    "Pred.can attack characters at once": 0.4,
    "Pred.can attack at once": 0.6,
    "Pred.do not set active": -0.7,
    "Pred.cannot become active": -0.7,
}
KEYWORD = 0.5
#: What such an effect is worth for a card of no worth, and with each card more that the card is worth.
LEAST, GROWS = 0.3, 0.5
#: What keeps a rested card from becoming active; an active one does not feel it yet.
HOLDS = ("will not become active", "do not set active", "cannot become active", "not set active")
#: What changes a card's power; less, below 0.
POWER = ("Gain.power", "Gain.more power", "Loss.power")
#: What changes its cost, and all that lasts and is worth something by itself.
COST_CHANGES = ("Loss.cost", "Gain.cost")
LASTING = (*PREDICATES, *POWER, *COST_CHANGES, "Gain.keyword")
#: What gives DON!! cards to a card: 1000 power each in its player's turn.
GIVES_DON = ("give don", "give don each")
#: What an ability costs in DON!! cards that are rested.
RESTS_DON = ("Cost.rest don",)
#: What takes a card out of the way of attacks.
CLEARING = ("ko", "return", "trash", "place", "place back", "return rested")
#: What keeps a card from blocking, or from lending its power, that stays: operations, and effects that last.
NO_BLOCKS = (
    *("Op.rest", "Op.negate", "Op.effects negated", "Pred.is negated", "Pred.cannot activate keyword"),
    *("Pred.cannot attack or block", "Pred.cannot be rested", "Pred.cannot attack or be rested"),
)
NO_LOANS = ("Op.negate", "Op.effects negated", "Pred.is negated")
#: What lets a card attack past blockers, or keeps a player from blocking.
PAST = ("Pred.cannot be blocked", "Keyword.unblockable")
#: What an attack on the Leader is worth that an own card can still make.
TO_ATTACK = 0.8
#: What lets a card attack in the turn in which it comes.
RUSHES = frozenset(("Keyword.rush", "Pred.can attack at once"))
#: What is done to a card on the field, as prohibitions have it.
TAKES = {"ko": "ko", "rest": "rest", "trash": "trash", "return": "move", "place": "move", "place back": "move"}
#: What is done to cards that cannot be told yet ("it", "that card"), and what one of them is worth in the hand: the
#: best of several, so more than a card that is drawn. What cards of a deck are worth that are found.
UNTOLD, ADDED, FOUND = 0.6, 1.1, 0.9
#: What forbids the other player to block, and what that is worth where it does not decide the match.
FORBIDS_BLOCKS, UNBLOCKED = ("Op.cannot activate keyword", "Op.cannot activate keyword of"), 0.3
#: What taking a card away is worth less where an attack of this turn can take it.
BEATEN = 0.1


def _does(*names: str) -> Callable[[Done], Done]:
    def declare(function: Done) -> Done:
        done.update((f"Op.{name}", function) for name in names)
        return function

    return declare


def _gives(*names: str) -> Callable[[Given], Given]:
    def declare(function: Given) -> Given:
        given.update((f"Op.{name}", function) for name in names)
        return function

    return declare


# ---------------------------------------------------------------------- what is done to a card


def _where(judge: Judge, card: int) -> float:
    """What a card is worth to its owner where it lies."""
    area = judge.game.area(card)
    if area in ("leader", "character", "stage"):
        return judge.body(card)
    if area == "hand":
        return judge.keep(card)
    if area == "life":
        choice = judge.game.table.choice
        if choice is not None and choice.kind == "life" and any(option.card == card for option in choice.options):
            return 0.0  # the damage has taken it already
        return judge.life_lost(judge.game.table.cards[card].owner, 1, kept=False)
    return 0.0 if area in ("trash", "deck") else judge.w.don


@_does("ko", "trash", "place", "place facing", "place and shuffle", "place back", "put back", "return rested")
def _removed(judge: Judge, card: int, op: Tree) -> float:
    zone = op.get("z")
    if zone is not None and _is_life(zone):
        return 1.5 - _where(judge, card)
    return -_where(judge, card)


@lru_cache(maxsize=1024)
def _is_life(zone: Tree) -> bool:
    """Whether a place is the Life area, or one in it."""
    return any(part.name == "life" or part.name.endswith("of life") for part in zone.walk())


@lru_cache(maxsize=1024)
def _names_life(words: Tree) -> bool:
    """Whether words name a place of the Life area."""
    return any(part.category == "Zone" and "life" in part.name for part in words.walk())


@_does("return")
def _returned(judge: Judge, card: int, op: Tree) -> float:
    if judge.game.profile(card).don:
        return -judge.w.don
    return judge.keep(card) - _where(judge, card) - 0.3


@_does("rest")
def _rested(judge: Judge, card: int, op: Tree) -> float:
    game = judge.game
    it = game.table.cards[card]
    if it.sideways:
        return 0.0
    if game.profile(card).don:
        return -judge.w.don_now
    active = 0.3 + 0.25 * judge.body(card)
    return -active - (judge.w.blocker if game.has(card, "blocker") else 0.0)


@_does("set active")
def _set_active(judge: Judge, card: int, op: Tree) -> float:
    if not judge.game.table.cards[card].sideways:
        return 0.0
    return judge.w.don_now if judge.game.profile(card).don else 0.3 + 0.3 * judge.body(card)


@_does("play", "play rested")
def _played(judge: Judge, card: int, op: Tree) -> float:
    return judge.printed(card) - _where(judge, card)


@_does("add", "give to hand", "add this", "add both", "reveal", "choose")
def _added(judge: Judge, card: int, op: Tree) -> float:
    """To the hand, or to the Life area."""
    to_life = _names_life(op.get("z") or op)
    area = judge.game.area(card)
    if to_life and area != "life":
        return 1.7 - _where(judge, card)
    if area == "life":
        return -judge.life_lost(judge.game.table.cards[card].owner)
    return judge.keep(card) - (judge.body(card) + 0.3 if area in ("character", "stage") else 0.0)


@_does("give don", "give don each")
def _given_don(judge: Judge, card: int, op: Tree) -> float:
    return judge.w.boost + 0.1


@_does(
    "give",
    "give more",
    "does",
    "set power",
    "base power becomes",
    "effects negated",
    "negate",
    "not set active",
    "set cost",
    "base power of becomes",
)
def _lasts(judge: Judge, card: int, op: Tree) -> float:
    worth, share = 0.0, LEAST + GROWS * judge.body(card) if judge.game.area(card) in ("leader", "character") else 1.0
    active = not judge.game.table.cards[card].sideways
    for part in parts_in(op, LASTING):
        if part.key in PREDICATES:
            worth += PREDICATES[part.key] * (0.1 if active and part.name in HOLDS else share)
        elif part.key in POWER and "attack" not in judge.game.table.marks:
            worth += judge.w.boost * part.number("n") / 1000 * (0.4 + 0.6 * _in_use(judge, card))
        elif part.key == "Gain.keyword":
            worth += KEYWORD
        elif part.key in COST_CHANGES:
            worth += 0.02 * part.number("n")
    if op.name in ("effects negated", "negate", "not set active"):
        worth -= 0.5 * (0.1 if active and op.name in HOLDS else share)
    return worth


def _in_use(judge: Judge, card: int) -> float:
    """How likely a card's power matters soon: it is in a battle, or may still attack."""
    game = judge.game
    attack = game.table.marks.get("attack", {})
    if card in attack.values():
        return 1.5
    it = game.table.cards[card]
    return 1.0 if not it.sideways and it.owner == game.turn_player() else 0.3


# ---------------------------------------------------------------------- what gives a player something


@_gives("draw", "draw up to")
def _draws(judge: Judge, seat: int, op: Tree) -> float:
    return op.number("n", 1) if len(judge.game.table.zones[f"{seat}.deck"]) > op.number("n", 1) + 3 else -1.0


@_gives("draw so that", "until hand", "until you have")
def _draws_up(judge: Judge, seat: int, op: Tree) -> float:
    return float(op.number("n", 3) - len(judge.game.table.zones[f"{seat}.hand"]))


@_gives("add don")
def _adds_don(judge: Judge, seat: int, op: Tree) -> float:
    amount = op["s"].get("a") if op.get("s") is not None else None
    number = amount.number("n", 1) if amount is not None else 1
    return judge.w.don * min(number, len(judge.game.table.zones[f"{seat}.don-deck"]))


@_gives("win")
def _wins(judge: Judge, seat: int, op: Tree) -> float:
    return WIN


@_gives("extra turn")
def _takes_turn(judge: Judge, seat: int, op: Tree) -> float:
    return 5.0


@_gives("deal damage")
def _deals(judge: Judge, seat: int, op: Tree) -> float:
    return judge.life_lost(1 - seat, op.number("n", 1))


@_gives("take damage")
def _takes(judge: Judge, seat: int, op: Tree) -> float:
    return -judge.life_lost(seat, op.number("n", 1))


@_gives("look", "look zone", "shuffle", "shuffle life", "choose number", "turn", "turn face", "turn all", "reveal zone")
def _looks(judge: Judge, seat: int, op: Tree) -> float:
    return 0.05


@_gives("trash each top", "trash zone")
def _mills(judge: Judge, seat: int, op: Tree) -> float:
    return -0.1


@_gives("activate effect", "activate event", "activate effect of", "activate effect of cards")
def _activates(judge: Judge, seat: int, op: Tree) -> float:
    return UNTOLD


# ---------------------------------------------------------------------- what words come to


class Effects:
    """What abilities and their parts are worth to the player who uses them, as things stand."""

    def __init__(self, judge: Judge) -> None:
        self.judge, self.memo = judge, judge.memo
        self.reach = Reach(judge)
        self._falling = False
        self._following = Following(judge, self.reach, self.to_card)
        #: What more power of a card brings a player in attacks (see `Battles.powered`).
        self.powered: Callable[[float, int, int, int, bool], float] | None = None
        #: Whether an attack of a player can take it this turn (see `Battles.beaten`).
        self.beaten: Callable[[int, int], bool] | None = None
        #: What it keeps that one more blocker can be played (see `Battles.guard`).
        self.guard: Callable[[int, int], float] | None = None

    def prevented(self, card: int, how: str, cause: str, source: int) -> bool:
        """Whether a prohibition keeps a card on the field from being K.O.'d, rested or taken away by a source."""
        return prevented(self.judge.game, card, Doing(how, cause, source, self.judge.game.table.cards[source].owner))

    def _spared(self, op: Tree, card: int, source: int) -> bool:
        """Whether an operation cannot be done to a card of the field."""
        how = TAKES.get(op.name)
        on_field = self.judge.game.area(card) in ("character", "stage")
        return how is not None and on_field and self.prevented(card, how, "effect", source)

    def to_card(self, op: Tree, card: int, seat: int, source: int | None = None) -> float:
        """What an operation on a card is worth to `seat`; of `source`, if that is known."""
        declared = done.get(op.key)
        if declared is None:
            return 0.0
        if source is not None and self._spared(op, card, source):
            return 0.0
        worth = declared(self.judge, card, op)
        if op.key == "Op.ko" and self.judge.game.area(card) == "character":
            worth += self.judge.body(card) - self.fallen(card)
        worth = worth if self.judge.game.table.cards[card].owner == seat else -worth
        worth += self._clearing(op, card, seat) + self._attacking(op, card, seat)
        worth += self._following.of(op, card, seat, source) - self._given_up(op, card, seat)
        if op.name in ("add", "reveal", "play") and self.guard is not None:
            worth += self.guard(card, seat)
        change = sum_in(op, POWER)
        if op.name in GIVES_DON and not self.judge.game.profile(card).don:
            change = 1000
        if not change or self.powered is None:
            return worth
        past = all(part.key != "Dur.this battle" for part in op.walk())
        return self.powered(worth, card, change, seat, past) + self._raised(card, change, seat)

    def _raised(self, card: int, change: int, seat: int) -> float:
        """What it adds to all attacks of `seat` together that a card has so much more power, or the Leader less."""
        game = self.judge.game
        if game.table.cards[card].owner == seat:
            return self.reach.decides(seat, Change(raised=((card, change),)))
        return self.reach.decides(seat, Change(lent=-change)) if card == game.leader(1 - seat) else 0.0

    def _clearing(self, op: Tree, card: int, seat: int) -> float:
        """What an operation adds to the attacks of `seat` this turn by what a card does not do any more: block, or
        lend its Leader power; or as attacks of the card cannot be blocked any more.
        """
        if op.name in CLEARING or op.key == "Op.rest":
            beaten = self.beaten is not None and self.beaten(card, seat)
            return self.reach.without(card, seat, op.key != "Op.rest") - BEATEN * beaten
        keys = keys_in(op)
        if keys.intersection(NO_BLOCKS) or {"Pred.loses", "Keyword.blocker"} <= keys:
            return self.reach.without(card, seat, bool(keys.intersection(NO_LOANS)))
        return self.reach.decides(seat, Change(past=card)) if keys.intersection(PAST) else 0.0

    def _given_up(self, op: Tree, card: int, seat: int) -> float:
        """What the attack was worth that an own card can still make, and does not when it is taken away."""
        game = self.judge.game
        if op.name not in TAKES or op.name == "rest" or game.table.cards[card].owner != seat:
            return 0.0
        if game.turn_player() != seat or game.area(card) != "character" or not self.reach.attackable(card):
            return 0.0
        return TO_ATTACK if game.power(card) >= game.power(game.leader(1 - seat)) else 0.0

    def _attacking(self, op: Tree, card: int, seat: int) -> float:
        """What an operation adds to the attacks of `seat` this turn by a card that may then attack."""
        game = self.judge.game
        it = game.table.cards[card]
        if it.owner != seat:
            return 0.0
        if RUSHES & keys_in(op):
            waits = (
                game.area(card) == "character" and game.is_new(card) and not it.sideways and not game.has(card, "rush")
            )
            return self.reach.again(card, seat) if waits else 0.0
        if op.name == "set active":
            fights = it.sideways and game.area(card) in ("leader", "character")
            return self.reach.again(card, seat) if fights else 0.0
        if op.name == "play":
            return self.reach.with_one_more(card, seat)
        if op.name not in ("add", "reveal", "return"):
            return 0.0
        cost = game.playing_cost(card)
        again = self._played_again(card, cost, seat) if op.name == "return" else 0.0
        comes = op.name != "return" or it.sideways
        return again + (self.reach.with_one_more(card, seat, cost) if comes else 0.0)

    def _played_again(self, card: int, cost: int, seat: int) -> float:
        """What the [On Play] abilities of a Character do that comes back to the hand and can be played again."""
        game = self.judge.game
        if cost > len(game.active_don(seat)) - self.reach.paying or game.turn_player() != seat:
            return 0.0
        return max(0.0, self.while_paying(cost, card, game.profile(card).by_timing.get("on play", ()), seat))

    def fallen(self, card: int) -> float:
        """What the K.O. of a Character costs its player: what its [On K.O.] abilities do comes off."""
        judge = self.judge
        count = len(judge.game.profile(card).by_timing.get("on ko", ()))
        return judge.body(card) - judge.w.ability * count - self.parting(card) if count else judge.body(card)

    @remembered
    def parting(self, card: int) -> float:
        """What the [On K.O.] abilities of a Character do for its player; what they K.O. in turn is not followed."""
        game = self.judge.game
        found = game.profile(card).by_timing.get("on ko", ())
        if not found or self._falling:
            return 0.0
        self._falling = True
        with self.judge.memo.aside():
            worth = sum(
                self.of_ability(card, at, game.table.cards[card].owner) for at in found if game.usable(card, at)
            )
        self._falling = False
        return worth

    def set_active(self, card: int, index: int, seat: int) -> list[int]:
        """The cards that an ability could set active, as things stand."""
        tree = self.judge.game.profile(card).trees[index]
        ops = parts_in(tree, ("Op.set active",)) if tree is not None else ()
        ctx = Context(self.judge.game, card, seat)
        return [each for op in ops for slot in slots_of(op) for each in picks(ctx, op, slot).cards]

    def of_ability(self, card: int, index: int, seat: int) -> float:
        """What using an ability is worth, its costs taken off."""
        tree = self.judge.game.profile(card).trees[index]
        if tree is None:
            return 0.0
        rested = sum_in(tree, RESTS_DON)
        self.reach.paying += rested
        worth = self.of(tree, Context(self.judge.game, card, seat))
        self.reach.paying -= rested
        return worth

    def while_paying(self, cost: int, card: int, indexes: Iterable[int], seat: int) -> float:
        """What abilities are worth of a card that is played for so many DON!! cards."""
        self.reach.paying += cost
        worth = sum(self.of_ability(card, index, seat) for index in indexes)
        self.reach.paying -= cost
        return worth

    def of(self, tree: Tree, ctx: Context) -> float:
        """What carrying out words is worth to their player."""
        match tree.key:
            case "Cost.rest don":
                return -self.judge.w.don_now * tree.number("n")
            case "Cost.return don":
                return -self.judge.w.don * abs(tree.number("n"))
            case "Choice.one" | "Choice.one and after" | "Ops.or":
                return max((self.of(way, ctx) for way in tree.children()), default=0.0)
            case "Choice.opponent's one":
                return min((self.of(way, ctx) for way in tree.children()), default=0.0)
            case "Ops.may":
                return max(0.0, self.of(tree["x"], ctx))
            case "Op.opponent does" | "Op.opponent must" | "Op.they do":
                return self.of(tree["x"], Context(ctx.rules, ctx.card, ctx.me, ctx.memory, 1 - ctx.me))
            case "Clause.when" | "Clause.at" | "Clause.attacks during":
                return 0.5 * self.of(tree["x"], ctx)
            case "Clause.if" | "Ops.and if" if not holds(ctx, tree["c"]):
                return self.of(tree["x"], ctx) if tree.key == "Ops.and if" else 0.0
            case "Ops.and" if tree["x"].key == "Op.add don" and rests_it(tree["y"]):
                return self._added(tree["x"], ctx, active=0) + self.of(tree["y"], ctx)
        if tree.category == "Op":
            return self._operation(tree, ctx)
        return sum(self.of(part, ctx) for part in tree.children() if not part.is_leaf)

    def _operation(self, op: Tree, ctx: Context) -> float:
        if op.key in FORBIDS_BLOCKS:
            return self._unblocked(op, ctx)
        if op.key in given:
            return self._added(op, ctx, dug(self.judge.game, op, ctx.actor) if op.name == "add don" else 0)
        if op.key not in done:
            return 0.0
        return sum(self._slot(op, slot, ctx) for slot in slots_of(op))

    def _added(self, op: Tree, ctx: Context, active: int) -> float:
        """What its player is given by an operation, with so many active DON!! cards."""
        worth = given[op.key](self.judge, ctx.actor, op) + self.reach.decides(ctx.actor, Change(don=active))
        return worth if ctx.actor == ctx.me else -worth

    def _unblocked(self, op: Tree, ctx: Context) -> float:
        """What it is worth that the other player may not block, or not with some cards: for this turn, or in the battle
        of the card with the text.
        """
        kind = op.get("k")
        game, other = self.judge.game, 1 - ctx.actor
        off = frozenset(card for card in game.characters(other) if kind is None or fits(ctx, card, kind))
        if not any(game.has(card, "blocker") and not game.table.cards[card].sideways for card in off):
            return 0.0
        whole = op.get("d") is None or op["d"].name != "this battle"
        return UNBLOCKED + self.reach.decides(ctx.actor, Change(off=off) if whole else Change(past=ctx.card))

    def _slot(self, op: Tree, slot: str, ctx: Context) -> float:
        """What an operation comes to for the cards that its player would pick."""
        sel = said(op, slot)
        if sel.key in ("Sel.it", "Sel.that", "Sel.rest", "Sel.selected", "Sel.revealed", "Sel.returned", "Sel.placed"):
            if op.name in ("add", "give to hand"):
                return ADDED
            return UNTOLD if op.name in ("play", "play rested") else 0.0
        found = picks(ctx, op, slot)
        if not found.cards and _in_deck(sel):
            return FOUND if op.name in ("add", "reveal", "play") else 0.0
        worth = self._income(op, sel, ctx.actor)
        worths = sorted((self.to_card(op, card, ctx.actor, ctx.card) for card in found.cards), reverse=True)
        size = max(found.least, sum(worth > 0 for worth in worths[: found.most]))
        worth += sum(worths[:size]) + self._decked(op, found.cards[:size], ctx.actor)
        return worth if ctx.actor == ctx.me else -worth

    def _decked(self, op: Tree, cards: list[int], seat: int) -> float:
        """What it is worth to `seat` that cards leave a deck which has no others: its player has lost then."""
        game = self.judge.game
        if op.name != "trash" or not cards or game.area(cards[0]) != "deck":
            return 0.0
        owner = game.table.cards[cards[0]].owner
        last = len(game.table.zones[f"{owner}.deck"]) <= len(cards)
        return (-WIN if owner == seat else WIN) * last

    def _income(self, op: Tree, sel: Tree, seat: int) -> float:
        """What DON!! cards that an operation sets active add to the attacks of this turn, those included that what is
        judged rests first.
        """
        if op.key != "Op.set active" or sel.get("n") is None or sel["n"].key != "Noun1.don":
            return 0.0
        return self.reach.decides(seat, Change(don=self.set_by(sel, seat)))

    def set_by(self, sel: Tree, seat: int) -> int:
        """How many DON!! cards a selection of them can set active."""
        game = self.judge.game
        rested = sum(game.table.cards[card].sideways for card in game.table.zones[COST[seat]]) + self.reach.paying
        return min(rested, sel["a"].number("n", rested)) if sel.get("a") is not None else rested


def _in_deck(sel: Tree) -> bool:
    return any(test.key in PLACES and "deck" in repr(test) for test in sel.many("f"))
