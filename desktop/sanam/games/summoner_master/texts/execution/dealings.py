"""Operations between two cards or two players: fights without an attack, and exchanges."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Call
from sanam.games.summoner_master.texts.execution import selections as selecting
from sanam.games.summoner_master.texts.execution.host import Run
from sanam.games.summoner_master.texts.execution.registry import asks, does, prepares
from sanam.games.summoner_master.vocabulary.zones import LIBRARY, LINES, TOP


@does("duel")
def duel(run: Run, op: Tree) -> list[Call]:
    """Two Seals fight as attacking and attacked Seal would, and who loses is destroyed (504.15, 504.20)."""
    one, other = (run.cards(op, slot)[:1] for slot in ("a", "b"))
    if not one or not other or one == other or not {run.rules.word(card) for card in (*one, *other)} <= set(LINES):
        return []
    return run.rules.fights.duel(run.seat, one[0], other[0])


@asks("exchange")
def what_is_given(run: Run, op: Tree) -> Choice | None:
    """The cards of the hand; those of the Shrine were aimed at before (605.7)."""
    found = selecting.elsewhere(run.rules, run.source, run.seat, op["x"])
    number = op["x"].number("n")
    if len(found) < number:
        return None
    options = [Option("pick", card) for card in found]
    params = {"card": run.source, "count": number}
    return Choice(run.seat, "cards", options, number, number, rule="711.4", params=params)


@does("exchange")
def exchange(run: Run, op: Tree) -> list[Call]:
    """Both go, or neither does."""
    given = [option.card for option in run.answered() if option.card is not None]
    taken = run.cards(op, "y")
    if len(given) < op["x"].number("n") or len(taken) < op["y"].number("n"):
        return []
    return [run.rules.deeds.to_shrine(given), run.rules.deeds.to_hand(taken)]


@does("swap-mp")
def swap_mp(run: Run, op: Tree) -> list[Call]:
    had = [run.rules.mp(seat) for seat in (0, 1)]
    for seat in (0, 1):
        run.play.count(f"seat{seat}", "mp", had[1 - seat])
    return []


def _tops(run: Run, op: Tree) -> list[int]:
    piles = [LIBRARY[op["h"].name]] if op["h"].name in LIBRARY else list(LIBRARY.values())
    return [c for pile in piles for c in run.table.zones[f"{1 - run.seat}.{pile}"][::-1][: op.number("n")]]


@prepares("look-order-theirs")
def show_theirs(run: Run, op: Tree) -> None:
    """The top of the other Library is looked at."""
    for card in _tops(run, op):
        run.play.show(card, sorted({*(run.table.cards[card].known or ()), run.seat}))


@asks("look-order-theirs")
def in_which_order(run: Run, op: Tree) -> Choice | None:
    found = _tops(run, op)
    options = [Option("pick", card) for card in found]
    params = {"card": run.source, "count": len(found)}
    if len(found) < 2:
        return None
    return Choice(run.seat, "cards", options, len(found), len(found), order=True, rule="711.4", params=params)


@does("look-order-theirs")
def order_theirs(run: Run, op: Tree) -> list[Call]:
    """What is picked first lies on top."""
    cards = [option.card for option in run.answered() if option.card is not None]
    return [run.rules.deeds.to_library([card], TOP) for card in cards[::-1]]
