"""What the board should point out now: what waits, what is picked, what happened last, chain numbers and arrows."""

from __future__ import annotations

from sanam.engine.chronicle import UNKNOWN, Fact
from sanam.engine.session import Session
from sanam.ui.table.board.marks import Marks
from sanam.ui.table.seat.controller import TableController

#: Facts that say nothing about a card worth a mark.
_QUIET = ("turn", "phase", "shuffled", "drew", "duel_began", "left", "toss", "rps", "phase_skipped", "turn_skipped")


def marks_of(controller: TableController) -> Marks:
    """The marks of the moment on the screen."""
    marks = Marks()
    choice = controller.choice
    cards, zones = controller.waiting()
    marks.can, marks.zones = cards, zones
    if choice is not None:
        if choice.kind == "attack_target" and any(o.act == "direct" for o in choice.options):
            marks.zones = marks.zones | {f"seat{1 - choice.seat}"}
        marks.ordered = choice.order
        marks.picked = [card for i in controller.picks if (card := choice.options[i].card) is not None]
        marks.picked += controller.gathered
    _last(controller, marks)
    _chain(controller, marks)
    return marks


def _last(controller: TableController, marks: Marks) -> None:
    """Corners around the cards of the last answer's facts, and the arrow of an attack that is over."""
    shown = controller.shown
    last = shown.length - 1
    first = last if controller.past is not None else min(controller.since, last)
    entries = [entry for index in range(first, last + 1) for entry in controller.chronicle.of_batch(index)]
    for entry in entries:
        fact = entry.fact
        if fact.what in _QUIET or fact.card is None or not entry.turn:
            continue
        handle = shown.handle_of(fact)
        if handle is None:
            continue
        if fact.card != UNKNOWN or _on_field(controller, handle):
            seat = fact.seat if fact.seat is not None else controller.seat
            marks.last[handle] = "teal" if seat == controller.seat else "coral"
        what, aim = controller.playmat.attack_fact
        if fact.what == what and not controller.view.public.get("attack"):
            start = _where(controller, shown, fact, "card")
            direct = fact.data.get(aim) is None
            end = f"seat{1 - (fact.seat or 0)}" if direct else _where(controller, shown, fact, aim)
            if start is not None and end is not None:
                marks.arrows.append((start, end, "attack"))


def _on_field(controller: TableController, handle: str) -> bool:
    """Whether the handle of a hidden card is a place on the field, where everybody sees that a card lies."""
    return controller.playmat.board.is_field(handle.partition(":")[0].partition(".")[2])


def _where(controller: TableController, shown: Session, fact: Fact, key: str) -> str | None:
    """Where a card was in a battle: the place it left in this batch, or where it still lies on the field; None when it
    left a row, whose others have closed the gap.
    """
    board = controller.playmat.board
    for zone in shown.left(fact, key):
        place = board.place(zone.partition(".")[2])
        if place is not None and not place.is_pile:
            return None if place.is_row else zone
    found = controller.view.find(shown.handle_of(fact, key) or "")
    return found.handle if found is not None and board.is_field(found.zone.partition(".")[2]) else None


def _chain(controller: TableController, marks: Marks) -> None:
    public = controller.view.public
    links = controller.playmat.links(controller.view) if controller.playmat.numbered else []
    for number, link in enumerate([] if public.get("result") else links, 1):
        card = link.get("card")
        if not isinstance(card, str):
            continue
        marks.chain[card] = number
        marks.arrows.extend((card, target, "target") for target in link.get("cards", []) if isinstance(target, str))
    # Before its target is chosen an attack points nowhere.
    attack = controller.playmat.attack(controller.view, controller.sight.choice)
    if attack is not None:
        marks.arrows.extend((attack[0], target, "attack") for target in attack[1])
