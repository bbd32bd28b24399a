"""What the board should point out now: what waits, what is picked, what happened last, chain numbers and arrows."""

from __future__ import annotations

from sanam.ui.table.controller import TableController
from sanam.ui.table.history import Entry
from sanam.ui.table.scene import Marks

#: Facts that say nothing about a card worth a mark.
_QUIET = ("turn", "phase", "shuffled", "drew", "duel_began", "left", "toss", "rps", "phase_skipped")


def visible_to(entry: Entry, seat: int, open_hands: bool) -> bool:
    """Whether a person may know which card a fact is about."""
    seen = entry.event.seen_by
    return open_hands or seen is None or seat in seen


def marks_of(controller: TableController) -> Marks:
    """The marks of the moment on the screen."""
    marks = Marks()
    choice = controller.choice
    cards, zones = controller.waiting()
    marks.can, marks.zones = cards, zones
    if choice is not None:
        if choice.kind == "attack_target" and any(o.act == "direct" for o in choice.options):
            marks.zones = marks.zones | {f"seat{1 - choice.seat}"}
        marks.picked = [card for i in controller.picks if (card := choice.options[i].card) is not None]
    _last(controller, marks)
    _chain(controller, marks)
    return marks


def _last(controller: TableController, marks: Marks) -> None:
    handles = controller.sight.handles
    shown = controller.shown
    for entry in controller.chronicle.of_batch(len(shown.batches) - 1):
        event = entry.event
        if event.what in _QUIET or event.card is None or not visible_to(entry, controller.seat, controller.open):
            continue
        handle = handles.get(event.card)
        if handle is not None:
            seat = event.seat if event.seat is not None else controller.seat
            marks.last[handle] = "teal" if seat == controller.seat else "coral"
        if event.what in ("attack_declared", "battle") and not controller.view.public.get("attack"):
            _attack(
                event.data.get("card_attacker", event.card), event.data.get("card_target"), event.seat, handles, marks
            )


def _attack(attacker: object, target: object, seat: int | None, handles: dict[int, str], marks: Marks) -> None:
    start = handles.get(attacker) if isinstance(attacker, int) else None
    end = handles.get(target) if isinstance(target, int) else None
    if start is None or (target is not None and end is None):
        return
    if end is None and seat is None:
        return
    arrow = (start, end or f"seat{1 - (seat or 0)}", "attack")
    if arrow not in marks.arrows:
        marks.arrows.append(arrow)


def _chain(controller: TableController, marks: Marks) -> None:
    public = controller.view.public
    for number, link in enumerate([] if public.get("result") else public.get("chain") or [], 1):
        card = link.get("card")
        if not isinstance(card, str):
            continue
        marks.chain[card] = number
        marks.arrows.extend((card, target, "target") for target in link.get("cards", []) if isinstance(target, str))
    attack = public.get("attack")
    if attack and isinstance(attack.get("card_attacker"), str):
        attacker = attack["card_attacker"]
        found = controller.view.find(attacker)
        seat = int(found.zone[0]) if found is not None else 0
        marks.arrows.append((attacker, attack.get("card_target") or f"seat{1 - seat}", "attack"))
