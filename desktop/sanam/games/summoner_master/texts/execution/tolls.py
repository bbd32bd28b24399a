"""What the other player may pay so that something is not done ("unless your opponent …")."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Call
from sanam.games.summoner_master.texts.execution import selections as selecting
from sanam.games.summoner_master.texts.execution.host import Run
from sanam.games.summoner_master.texts.execution.keyword_ops import can_sacrifice


def _payable(run: Run, toll: Tree) -> list[int]:
    """The cards with which the other player can pay."""
    other = 1 - run.seat
    if toll.name == "discard":
        return [card for card in run.rules.hand(other) if selecting.kind_fits(run.rules, toll["h"], card)]
    return [card for card in run.rules.seals(other) if can_sacrifice(run.rules, other, card)]


def can_pay(run: Run, toll: Tree) -> bool:
    have = run.rules.mp(1 - run.seat) if toll.name == "mp" else len(_payable(run, toll))
    return have >= toll.number("n")


def what_to_pay(run: Run, toll: Tree) -> Choice | None:
    """Which cards the other player pays with; None where Mp are paid."""
    if toll.name == "mp":
        return None
    number = toll.number("n")
    options = [Option("pick", card) for card in _payable(run, toll)]
    params = {"card": run.source, "count": number}
    return Choice(1 - run.seat, "cards", options, number, number, rule="711.1", params=params)


def pay(run: Run, toll: Tree) -> Call | None:
    other = 1 - run.seat
    if toll.name == "mp":
        run.play.count(f"seat{other}", "mp", run.rules.mp(other) - toll.number("n"))
        return None
    cards = [option.card for option in run.answered() if option.card is not None]
    deeds = run.rules.deeds
    return deeds.discard(cards) if toll.name == "discard" else deeds.sacrifice(cards)
