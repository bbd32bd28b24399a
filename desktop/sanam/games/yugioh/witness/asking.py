"""Questions of the match, as the witness expects and answers them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations

from sanam.games.witnessing.trials import Deviation, NotDriven
from sanam.games.yugioh.witness.ledger import Ledger

#: Questions about nothing that the witness foretells.
_IDLE = ("respond", "place")


def pass_by(led: Ledger) -> None:
    """Nobody responds; a card goes into any free cell."""
    while led.stage.kind in _IDLE:
        choice = led.stage.choice
        assert choice is not None
        led.stage.answer([] if choice.kind == "respond" else [0])


def wait(led: Ledger) -> None:
    """Nobody responds, but the subject's own answer is kept for its moment."""
    while led.stage.kind in _IDLE and not (
        led.stage.kind == "respond" and led.subject in led.stage.offered("activate")
    ):
        choice = led.stage.choice
        assert choice is not None
        led.stage.answer([] if choice.kind == "respond" else [0])


def choose(led: Ledger, cards: Iterable[int], least: int, most: int, seat: int | None = None) -> list[int]:
    """The cards that are chosen of those that may be; a choice without another answer is not asked about."""
    seat = led.me if seat is None else seat
    able = list(dict.fromkeys(cards))
    most = min(most, len(able))
    if least >= len(able):
        return able
    pass_by(led)
    choice = led.stage.choice
    if choice is None or choice.kind in ("action", "yes_no", "optional_trigger", "position"):
        raise Deviation(f"not asked to choose of {led.named(able)}, but “{led.stage.kind}”")
    if choice.seat != seat:
        raise Deviation(f"“{choice.kind}” is asked of seat {choice.seat}, not of {seat}")
    offered = [option.card for option in choice.options if option.card is not None]
    vague = [s for s in (0, 1) if f"{s}.hand" in led.blurred and any(led.zone_of(c) == f"{s}.hand" for c in able)]
    if vague and len(offered) == len(able):
        led.reconcile(vague[0], offered)
        able = offered
    usable = set(offered)
    if choice.combinations is not None:
        usable = {offered[at] for together in choice.combinations for at in together}
    if usable != set(able):
        more, less = usable - set(able), set(able) - usable
        raise Deviation(
            f"may be chosen besides: {led.named(c for c in more if c in led.pieces)}; not: {led.named(less)}"
        )
    if (choice.least, choice.most) != (least, most):
        raise Deviation(f"{choice.least} to {choice.most} cards are chosen; the text says {least} to {most}")
    size = most if led.picks != "least" else least
    picks = _preferred(led, offered)[:size]
    if choice.combinations is not None and sorted(picks) not in choice.combinations:
        fitting = [one for one in choice.combinations if len(one) == size] or choice.combinations
        picks = fitting[0] if led.picks == "most" else fitting[-1]
    picks = sorted(picks)
    led.stage.answer(picks)
    return [offered[one] for one in picks]


def choose_of_total(led: Ledger, cards: list[int], least: int, most: int, fits: Callable[[int], bool]) -> list[int]:
    """Cards whose Levels come to a total that fits: every such set may be chosen, and no other."""
    levels = {card: led.value(card, "level") for card in cards}
    sets = {
        frozenset(some)
        for size in range(max(1, least), min(most, len(cards)) + 1)
        for some in combinations(cards, size)
        if fits(sum(levels[card] for card in some))
    }
    if not sets:
        return []
    pass_by(led)
    choice = led.stage.choice
    if choice is None or choice.combinations is None:
        raise Deviation(f"not asked to choose cards of a total, but “{led.stage.kind}”")
    offered = [option.card for option in choice.options if option.card is not None]
    given = {frozenset(offered[at] for at in some) for some in choice.combinations}
    if given != sets:
        more, less = [led.named(one) for one in given - sets], [led.named(one) for one in sets - given]
        raise Deviation(f"may be chosen besides: {more}; not: {less}")
    picks = sorted(choice.combinations[0 if led.picks == "least" else -1])
    led.stage.answer(picks)
    return [offered[at] for at in picks]


#: Cards by which a trial makes things happen: they are spent last.
TOOLS = frozenset(("Kill", "Revive", "Nova", "Snare", "Scald", "Call", "Dump", "Mill", "Send"))


def _preferred(led: Ledger, offered: list[int]) -> list[int]:
    """The places of the cards in the order in which they are picked."""
    order = list(range(len(offered)))
    if led.picks != "most":
        order.reverse()
    return sorted(order, key=lambda at: led.data(offered[at]).name in TOOLS)


def agree(led: Ledger, seat: int | None = None) -> bool:
    """Whether what a player may do is done: yes, but where the least is wanted."""
    pass_by(led)
    if led.stage.kind != "yes_no":
        raise Deviation(f"not asked whether, but “{led.stage.kind}”")
    choice = led.stage.choice
    assert choice is not None
    if choice.seat != (led.me if seat is None else seat):
        raise Deviation(f"“yes_no” is asked of seat {choice.seat}")
    yes = led.picks != "least"
    led.stage.act("yes" if yes else "no")
    return yes


def chosen_number(led: Ledger, numbers: list[int]) -> int:
    """One of these numbers, as the player says."""
    pass_by(led)
    choice = led.stage.choice
    if choice is None or choice.kind != "number":
        raise Deviation(f"not asked for a number, but “{led.stage.kind}”")
    if choice.seat != led.me:
        raise Deviation(f"“number” is asked of seat {choice.seat}, not of {led.me}")
    offered = [option.value for option in choice.options]
    if sorted(offered) != sorted(numbers):
        raise Deviation(f"the numbers {offered} are offered; the text says {numbers}")
    value = min(numbers) if led.picks == "least" else max(numbers)
    led.stage.answer([offered.index(value)])
    return value


def position(led: Ledger, card: int, seat: int | None = None) -> bool:
    """In which position a monster is Special Summoned: whether in Defense Position."""
    pass_by(led)
    choice = led.stage.choice
    if choice is None or choice.kind != "position":
        raise Deviation(f"not asked for the position of {led.named([card])}, but “{led.stage.kind}”")
    if choice.seat != (led.me if seat is None else seat):
        raise Deviation(f"“position” is asked of seat {choice.seat}")
    side = led.picks == "least"
    led.stage.act("defense" if side else "attack")
    return side


def triggered(led: Ledger, optional: bool) -> bool:
    """Whether an effect that was triggered is used. One that need not be is asked about (YZH-5.44)."""
    pass_by(led)
    choice = led.stage.choice
    if not optional:
        return True
    if choice is None or choice.kind not in ("optional_trigger", "optional_triggers"):
        return False
    if choice.seat != led.me:
        raise Deviation(f"the effect is offered to seat {choice.seat}")
    at = [i for i, option in enumerate(choice.options) if option.card == led.subject]
    if not at:
        raise Deviation("another effect is offered")
    led.stage.answer(at[:1])
    return True


def declined(led: Ledger) -> None:
    """No effect is used that could be."""
    while led.stage.kind in (*_IDLE, "optional_trigger", "optional_triggers"):
        choice = led.stage.choice
        assert choice is not None
        led.stage.answer([0] if choice.kind == "place" else [])


def respond(led: Ledger, card: int) -> bool:
    """Whether a card may be used now, in answer to what happened; it is."""
    for _ in range(6):
        choice = led.stage.choice
        if choice is None or choice.kind not in _IDLE:
            return False
        at = [i for i, option in enumerate(choice.options) if option.act == "activate" and option.card == card]
        if choice.kind == "respond" and at and choice.seat == led.me:
            led.stage.answer(at[:1])
            return True
        led.stage.answer([] if choice.kind == "respond" else [0])
    raise NotDriven("no end of questions")
