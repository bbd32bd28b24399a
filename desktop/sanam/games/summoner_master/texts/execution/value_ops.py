"""Operations on values, on what cards may do, and on what keeps Effects off them."""

from __future__ import annotations

from sanam.abilities.tree import Tree, to_plain
from sanam.engine.procedure import Call
from sanam.games.summoner_master.texts.execution import amounts, guards
from sanam.games.summoner_master.texts.execution import selections as selecting
from sanam.games.summoner_master.texts.execution.host import Run
from sanam.games.summoner_master.texts.execution.registry import does, until_of
from sanam.games.summoner_master.texts.execution.standing_effects import LOST
from sanam.games.summoner_master.texts.tree.program import changes
from sanam.games.summoner_master.texts.tree.sorts import ALLOWED


@does("change", "bounded", "change-x", "change-by", "reduce", "reduce-by", "set", "set-x", "set-by")
def change_values(run: Run, op: Tree) -> list[Call]:
    """Worked out once, as things are now (602.1.4); what has no such value is passed over (SMG-120.2)."""
    rules, until = run.rules, until_of(run, op)
    cards = run.cards(op)
    made = _made(run, op)
    if amounts.stops(op):
        return _within(run, op, cards, until)
    group = op.get("w")
    held: list[int] = []
    if group is not None and group.name.startswith("all-") and any(key == "cast_mp" for key, _, _ in made):
        held = selecting.in_hand(rules, run.source, run.seat, group)  # they are cast from there alone (602.1.2)
    for card in (*cards, *held):
        for key, kind, number in made:
            if rules.value(card, key) is not None and (key == "cast_mp" or card not in held):
                run.modify(card, key, kind, number, until)
    return []


def _within(run: Run, op: Tree, cards: list[int], until: str) -> list[Call]:
    """Changes that stop at a value; what is beyond it already stays where it is."""
    times = amounts.times(run.rules, run.source, run.seat, op.get("e"))
    for card in cards:
        for key, size in changes(op):
            value = run.rules.value(card, key)
            if value is not None:
                run.modify(card, key, "add", amounts.stopped(op, size * times, value), until)
    return []


def _made(run: Run, op: Tree) -> list[tuple[str, str, int]]:
    """What is done to values; a measure speaks of cards that are named now."""
    if op.get("m") is None:
        return amounts.made(run.rules, run.source, run.seat, op)
    if op["m"].name == "value" and not run.named(op["m"]["w"]):
        return []  # there is no such card
    number = run.measured(op)
    how = "set" if op.name == "set-by" else "add"
    return [(op["k"].name, how, -number if op.name == "reduce-by" else number)]


@does("max-plus", "max-minus")
def change_limits(run: Run, op: Tree) -> list[Call]:
    player, key, number = amounts.limit(run.seat, op)
    run.modify(player, key, "add", number, until_of(run, op))
    return []


@does("limit-set")
def set_limits(run: Run, op: Tree) -> list[Call]:
    player, key, number = amounts.limit_set(run.seat, op)
    run.modify(player, key, "set", number, until_of(run, op))
    return []


@does(*ALLOWED)
def allow(run: Run, op: Tree) -> list[Call]:
    for card in run.cards(op):
        run.modify(card, "deed", "can", op.name, until_of(run, op))
    return []


@does("twice", "in-state")
def change_attack(run: Run, op: Tree) -> list[Call]:
    """How often it attacks for one attack Mp (SMG-106), or the form in which it counts as being (SMG-124)."""
    value: int | str = op.number("n") if op.name == "twice" else op.text("x")
    for card in run.cards(op):
        run.modify(card, op.name, "set", value, until_of(run, op))
    return []


@does("cannot")
def forbid(run: Run, op: Tree) -> list[Call]:
    for card in run.cards(op):
        deed = op["a"].name
        if deed == "ready" and until_of(run, op) in ("", "subturn"):
            run.play.mark(card, "stays", True)  # what lasts for this Subturn is over before that (401.9.5, 401.9.7)
            continue
        run.modify(card, "deed", "cannot", deed, until_of(run, op))
    return []


@does("uncast")
def forbid_casts(run: Run, op: Tree) -> list[Call]:
    for seat in amounts.casters(run.seat, op):
        run.modify(f"seat{seat}", "uncast", "add", [run.source, to_plain(op)], until_of(run, op))
    return []


@does("hushed")
def hush(run: Run, op: Tree) -> list[Call]:
    for seat in amounts.casters(run.seat, op):
        run.modify(f"seat{seat}", "hushed", "set", True, until_of(run, op))
    return []


@does("barred")
def bar(run: Run, op: Tree) -> list[Call]:
    for seat in amounts.casters(run.seat, op):
        run.modify(f"seat{seat}", "barred", "add", to_plain(op["b"]), until_of(run, op))
    return []


@does("skip-next")
def skip_next(run: Run, op: Tree) -> list[Call]:
    for seat in amounts.casters(run.seat, op):
        skipped = run.table.seats[seat].marks.get("skips") or []
        run.play.mark(f"seat{seat}", "skips", [*skipped, op["s"].name])
    return []


@does("swap")
def swap_values(run: Run, op: Tree) -> list[Call]:
    """What would change the one changes the other instead (SMG-96, see `State.value`)."""
    pair = f"{op['a'].name} {op['b'].name}"
    for card in run.cards(op):
        run.modify(card, "swap", "swap", pair, until_of(run, op))
    return []


@does("protect", "cancel", "hyper-drive", "undestroyed", "unmoved")
def guard(run: Run, op: Tree) -> list[Call]:
    """Protect and Cancel for a time (SMG-12, SMG-54); what is cancelled already: `between`."""
    for card in run.cards(op):
        for verb, against, theirs in guards.said(op):
            run.modify(card, "guard", "add", [verb, against, theirs], until_of(run, op))
        if op.name == "hyper-drive":
            run.modify(card, "deed", "can", "hyper-drive", until_of(run, op))
    return []


@does("lose")
def lose(run: Run, op: Tree) -> list[Call]:
    for card in run.cards(op):
        run.modify(card, "lost", "set", " ".join(LOST[op["p"].name]), until_of(run, op))
    return []
