"""What more operations do to whom, and how much, declared as in `effects`: exchanges, what must be, what is left."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.summoner_master.thinking.effects import MP, does, given, gives
from sanam.games.summoner_master.thinking.situation import Situation


@does("becomes", "counts-as", "swap-lines", "attach-from")
def _otherwise(now: Situation, card: int, op: Tree, source: int, seat: int) -> float:
    return 0.05


@does("swap-value")
def _swapped(now: Situation, card: int, op: Tree, source: int, seat: int) -> float:
    """The least of it: with one card of each side the better value comes to us."""
    return 0.3 if now.game.owner(card) == seat else -0.3


@does("must")
def _obliged(now: Situation, card: int, op: Tree, source: int, seat: int) -> float:
    return -0.2


@does("banish")
def _banished(now: Situation, card: int, op: Tree, source: int, seat: int) -> float:
    return -0.3 * now.judge.body(card) * op.number("n")


@does("swap-control")
def _exchanged(now: Situation, card: int, op: Tree, source: int, seat: int) -> float:
    return -0.5 * now.judge.body(card)


@gives("await", "await-once")
def _waits(now: Situation, seat: int, op: Tree) -> float:
    """Whatever will be done may not come about."""
    return 0.5 * sum(given[one["o"].key](now, seat, one["o"]) for one in op.many("s") if one["o"].key in given)


@gives("shuffle")
def _shuffles(now: Situation, seat: int, op: Tree) -> float:
    return 0.0


@gives("keep")
def _keeps(now: Situation, seat: int, op: Tree) -> float:
    """The worst of the own go."""
    costs = sorted((now.judge.body(card) for card in now.game.seals(seat)), reverse=True)
    return -sum(costs[op.number("n") :])


@gives("mp-gone")
def _spends_all(now: Situation, seat: int, op: Tree) -> float:
    return -MP * now.game.mp(seat)


@gives("look-find")
def _finds(now: Situation, seat: int, op: Tree) -> float:
    return 0.8 if op["d"].name == "hand" else 1.1


@gives("discount")
def _cheapens(now: Situation, seat: int, op: Tree) -> float:
    return MP * op.number("n") if now.game.hand(seat) else 0.0


@gives("cast-limit")
def _limits_casts(now: Situation, seat: int, op: Tree) -> float:
    return {"mine": -0.5, "theirs": 0.5}.get(op["p"].name, 0.0)


@gives("hushed")
def _hushes(now: Situation, seat: int, op: Tree) -> float:
    return {"mine": -0.4, "theirs": 0.4}.get(op["p"].name, 0.0)


@gives("barred")
def _bars(now: Situation, seat: int, op: Tree) -> float:
    return {"mine": -0.3, "theirs": 0.3}.get(op["p"].name, 0.0)


@gives("reveal")
def _reveals(now: Situation, seat: int, op: Tree) -> float:
    return 0.1 if op["p"].name == "mine" else 0.05


@gives("enter-that", "cast-that")
def _brings_it(now: Situation, seat: int, op: Tree) -> float:
    return 0.8


@gives("limit-set")
def _sets_limit(now: Situation, seat: int, op: Tree) -> float:
    return 0.0


@gives("create", "create-capacity", "create-endless")
def _creates(now: Situation, seat: int, op: Tree) -> float:
    return 1.5


@gives("look-hand", "look-random", "look-top", "look-order")
def _looks(now: Situation, seat: int, op: Tree) -> float:
    return 0.1


@gives("cancel-skill", "cancel-skill-of")
def _cancels_skill(now: Situation, seat: int, op: Tree) -> float:
    """The use of a Skill that this cuts into, with what was paid for it."""
    at = now.game.texts.cut_skill()
    if at is None:
        return -0.5
    return 1.5 if now.game.table.stack[at].locals["seat"] != seat else -1.5


@gives("pass")
def _passes(now: Situation, seat: int, op: Tree) -> float:
    return 1.0 if now.game.active() != seat else -0.2


@does("duel")
def _fought(now: Situation, card: int, op: Tree, source: int, seat: int) -> float:
    """The least of it: who loses is only known of two Seals."""
    return 0.2 if now.game.owner(card) == seat else -0.6


@gives("exchange")
def _exchanges(now: Situation, seat: int, op: Tree) -> float:
    return 0.3 if now.game.hand(seat) else 0.0


@gives("swap-mp")
def _swaps_mp(now: Situation, seat: int, op: Tree) -> float:
    return MP * (now.game.mp(1 - seat) - now.game.mp(seat))


@gives("look-order-theirs")
def _orders_theirs(now: Situation, seat: int, op: Tree) -> float:
    return 0.3
