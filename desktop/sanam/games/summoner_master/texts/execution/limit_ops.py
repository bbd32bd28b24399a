"""Operations that leave only so many, take some off, look through a Library, and make the next cast cheaper."""

from __future__ import annotations

from sanam.abilities.tree import Tree, to_plain
from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Call
from sanam.games.summoner_master.texts.execution import selections as selecting
from sanam.games.summoner_master.texts.execution.host import Run
from sanam.games.summoner_master.texts.execution.more_ops import BOTTOM
from sanam.games.summoner_master.texts.execution.registry import asks, does, prepares
from sanam.games.summoner_master.vocabulary.zones import CHARGED, LIBRARY, TOP


def _own(run: Run, op: Tree) -> list[int]:
    """The cards in the Arena on the side of who does it that an operation names."""
    cards = [*run.rules.seals(run.seat), *run.rules.mystics(run.seat)]
    return [card for card in cards if selecting.is_such(run.rules, run.source, op, card)]


@asks("keep")
def which_stay(run: Run, op: Tree) -> Choice | None:
    options = [Option("pick", card) for card in _own(run, op)]
    number = min(op.number("n"), len(options))
    params = {"card": run.source, "count": number}
    return Choice(run.seat, "cards", options, number, number, rule="711.4", params=params) if number else None


@does("keep")
def destroy_the_rest(run: Run, op: Tree) -> list[Call]:
    kept = [option.card for option in run.answered()]
    rest = [card for card in _own(run, op) if card not in kept]
    return [run.rules.deeds.destroy(rest, run.source)] if rest else []


@does("mp-gone")
def lose_all(run: Run, op: Tree) -> list[Call]:
    run.play.count(f"seat{run.seat}", "mp", 0)
    return []


@does("uncharge-some")
def take_some(run: Run, op: Tree) -> list[Call]:
    """So many Charged Counters, or all that there are; first those that its own player gave."""
    for card in run.cards(op):
        left, owner = op.number("n"), run.rules.owner(card)
        for seat in (owner, 1 - owner):
            held = run.table.cards[card].counters.get(CHARGED[seat], 0)
            number = min(left, held)
            left -= number
            if number:
                run.play.count(card, CHARGED[seat], held - number)
    return []


@does("discount")
def cheapen(run: Run, op: Tree) -> list[Call]:
    """Until such a card is cast, or this Subturn ends."""
    run.modify(f"seat{run.seat}", "discount", "add", to_plain(op), "subturn")
    return []


def _tops(run: Run, op: Tree) -> list[int]:
    families = [op["g"].name] if op["g"].name in LIBRARY else list(LIBRARY)
    piles = [run.table.zones[f"{run.seat}.{LIBRARY[family]}"][::-1] for family in families]
    return [card for pile in piles for card in pile[: op.number("n")]]


@prepares("look-find")
def look(run: Run, op: Tree) -> None:
    for card in _tops(run, op):
        run.play.show(card, sorted({*(run.table.cards[card].known or ()), run.seat}))


@asks("look-find")
def which_of_them(run: Run, op: Tree) -> Choice | None:
    options = [Option("pick", card) for card in _tops(run, op) if selecting.is_such(run.rules, run.source, op, card)]
    number = min(op.number("t"), len(options))
    params = {"card": run.source, "count": number}
    return Choice(run.seat, "cards", options, 0, number, rule="711.4", params=params) if number else None


@does("look-find")
def put_them(run: Run, op: Tree) -> list[Call]:
    """What is taken goes where it is said to, and the rest where that is said to go."""
    deeds, seal = run.rules.deeds, run.rules.profile
    taken = [option.card for option in run.answered() if option.card is not None]
    rest = [card for card in _tops(run, op) if card not in taken]
    if op["d"].name == "hand":
        calls = [deeds.to_hand(taken)] if taken else []
    else:
        calls = [deeds.bring_seal(c, run.seat) if seal(c).seal else deeds.bring_mystic(c, run.seat) for c in taken]
    match op["r"].name:
        case "under":
            calls += [deeds.to_library(rest, BOTTOM)] if rest else []
        case "top":
            calls += [deeds.to_library(rest[::-1], TOP)] if rest else []
        case "shrine":
            calls += [deeds.to_shrine(rest)] if rest else []
        case _:
            calls += run.shuffles(Tree("From.mine", (("p", Tree("Pile.library")),)))
    return calls


@does("reveal")
def reveal(run: Run, op: Tree) -> list[Call]:
    """Both players see the card, of which what follows speaks."""
    seat = run.seat if op["p"].name == "mine" else 1 - run.seat
    piles = [LIBRARY[op["h"].name]] if op["h"].name in LIBRARY else list(LIBRARY.values())
    found = [run.table.zones[f"{seat}.{pile}"][-1] for pile in piles if run.table.zones[f"{seat}.{pile}"]]
    for card in found:
        run.play.show(card, [0, 1])
    if found:
        run.rules.fact("targets", run.seat, run.source, cards=found)
    run.remember(found)
    return []


@does("enter-that")
def bring_that(run: Run, op: Tree) -> list[Call]:
    deeds, profile = run.rules.deeds, run.rules.profile
    cards = [card for card in run.named(Tree("Sel.that")) if not run.rules.in_arena(card)]
    return [deeds.bring_seal(c, run.seat) if profile(c).seal else deeds.bring_mystic(c, run.seat) for c in cards]


@does("cast-that")
def cast_that(run: Run, op: Tree) -> list[Call]:
    """Without paying casting Mp (SMG-131.1)."""
    cards = [card for card in run.named(Tree("Sel.that")) if not run.rules.in_arena(card)]
    cast = run.rules.cast
    return [Call(cast.procedure_of(card), {"card": card, "seat": run.seat, "free": True}) for card in cards]
