"""Operations of the glossary's keywords: Sacrifice, Steal, moving Curses, Mystic Cards, targets and counters."""

from __future__ import annotations

from typing import Any

from sanam.abilities.tree import Tree, to_plain
from sanam.engine.procedure import Call
from sanam.games.summoner_master.texts.execution import guards
from sanam.games.summoner_master.texts.execution import selections as selecting
from sanam.games.summoner_master.texts.execution.host import Host, Run
from sanam.games.summoner_master.texts.execution.registry import does, until_of
from sanam.games.summoner_master.texts.tree.program import changes
from sanam.games.summoner_master.vocabulary.zones import AT_LINE, CHARGED, DF_LINE, FIXED_CHARGE, LIBRARY


def can_undergo(rules: Host, seat: int, op: Tree, slot: str, card: int) -> bool:
    """Whether what stands in a slot of one of these operations can be this card (SMG-70.1)."""
    it = rules.table.cards[card]
    match op.name, slot:
        case "sacrifice", _:
            return can_sacrifice(rules, seat, card)
        case "move-curse", "a":
            return bool(movable_curses(rules, card))
        case "move-curse", "b":  # one on which some Curse is able to take effect (SMG-44.3)
            others = [c for side in (0, 1) for c in rules.seals(side) if c != card]
            return rules.profile(card).seal and any(
                set(movable_curses(rules, c)) - set(rules.curses(card)) for c in others
            )
        case "move-mystic", "a":
            return it.host is not None
        case "move-mystic", "b":
            attached = [c for side in (0, 1) for c in rules.mystics(side) if rules.table.cards[c].host is not None]
            return any(card in rules.cast.hosts(c) and rules.table.cards[c].host != card for c in attached)
        case "change-target", _:
            aimed = rules.texts.redirectable()
            return aimed is not None and rules.texts.aim_of(aimed) != card
        case "free-attack", _:
            return rules.attacks.can_attack_free(seat, card, aimed_at(rules, card, seat, op))
        case "take-counters", _:
            return bool(_counters(rules, op["k"].name, card))
        case "move-counters" | "move-some", "a":
            return bool(_counters(rules, op["k"].name, card))
    return True


# ---------------------------------------------------------------------------- cards that come and go


def can_sacrifice(rules: Host, seat: int, card: int) -> bool:
    """Whether a player can offer a card: an own one under own control, not by Control (SMG-60.1, SMG-129.9)."""
    mine = rules.table.cards[card].owner == seat and rules.owner(card) == seat and rules.controller(card) == seat
    return mine and rules.effects.cannot_destroy(card) is None


@does("sacrifice")
def sacrifice(run: Run, op: Tree) -> list[Call]:
    """The player does it, not the card: nothing keeps that Effect off (SMG-60.2; digest part 3, A10)."""
    cards = [card for card in run.named(op["w"]) if can_sacrifice(run.rules, run.seat, card)]
    return [run.rules.deeds.sacrifice(cards)] if cards else []


@does("steal")
def steal(run: Run, op: Tree) -> list[Call]:
    cards = run.cards(op)
    return [run.rules.deeds.steal(cards, run.source)] if cards else []


@does("mill")
def mill(run: Run, op: Tree) -> list[Call]:
    """Who has to take a card from a pile that has none loses (103.3)."""
    seat = run.seat if op["p"].name == "mine" else 1 - run.seat
    pile = run.table.zones[f"{seat}.{LIBRARY[op['h'].name]}"]
    number = op.number("n")
    if number > len(pile):
        run.play.mark(f"seat{seat}", "decked", True)
    cards = pile[::-1][:number]
    run.remember_if_asked(cards)
    return [run.rules.deeds.to_shrine(cards)] if cards else []


def aimed_at(rules: Host, source: int, seat: int, op: Tree) -> list[int] | None:
    """The Seals one of which a free attack is to be on, None where the text names none: what stands in the Df Line can
    be attacked past the At Line only where that Line is named (100.2).
    """
    if op.get("g") is None:
        return None
    whom = op["g"]["w"]
    across = any(narrow.key == "Filter.line" for narrow in whom.many("f"))
    lines = [rules.line(1 - seat, line) for line in (AT_LINE, DF_LINE)]
    open_to = [*lines[0], *lines[1]] if across else lines[0] or lines[1]
    return [card for card in open_to if selecting.is_meant(rules, source, seat, whom, card)]


@does("free-attack")
def free_attack(run: Run, op: Tree) -> list[Call]:
    """Ordered without paying attack Mp; whatever else an attack asks for holds (SMG-146; digest part 3, A2)."""
    rules, calls = run.rules, []
    if "outcome" in rules.rare:
        run.play.mark("table", "outcome", None)
    for card in run.cards(op):
        aim = aimed_at(rules, run.source, run.seat, op)
        if not rules.attacks.can_attack_free(run.seat, card, aim):
            continue
        for key, by in changes(op["c"]) if op.get("c") is not None else ():
            run.modify(card, key, "add", by, "fight")
        calls.append(rules.attacks.free_attack(run.seat, card, aim))
    return calls


@does("turns-passed")
def turns_passed(run: Run, op: Tree) -> list[Call]:
    return [run.rules.deeds.pass_turns(card, op.number("n")) for card in run.cards(op) if op.number("n")]


# ---------------------------------------------------------------------------- Curses, Mystic Cards, targets


def movable_curses(rules: Host, card: int) -> list[str]:
    """Curses on a Seal that can be moved: those that no Mystic Card gave (SMG-44.2)."""
    return [kind for kind in rules.curses(card) if "mystic" not in rules.cursing.origin(card, kind)["things"]]


@does("move-curse")
def move_curse(run: Run, op: Tree) -> list[Call]:
    """Those that can take effect on the other Seal, with the Subturns they have left (SMG-44.1, SMG-44.3)."""
    rules = run.rules
    for one, other in zip(run.cards(op, "a"), run.cards(op, "b"), strict=False):
        kinds = [kind for kind in movable_curses(rules, one) if kind not in rules.curses(other)]
        left = {kind: (rules.curses(one)[kind], rules.cursing.origin(one, kind)) for kind in kinds}
        rules.cursing.lift_curses(one, kinds)
        for kind, (subturns, origin) in left.items():
            rules.cursing.put_curse(other, kind, None, origin["by"], origin)
            rules.play.mark(other, "curses", {**rules.curses(other), kind: subturns})
    return []


@does("dance")
def dance(run: Run, op: Tree) -> list[Call]:
    """A Last Dance Curse and what it does to its Seal (709.10.1)."""
    turns = op.get("t")
    more: dict[str, Any] = {} if turns is None else {"turns": turns.number("n")}
    more |= {"kind": "last-dance", "seat": run.seat, "dance": [list(change) for change in changes(op)]}
    origin = guards.origin(run.rules, run.source, run.power, "last-dance").plain()
    return [run.rules.deeds.curse(card, origin=origin, **more) for card in run.cards(op)]


@does("move-mystic")
def move_mystic(run: Run, op: Tree) -> list[Call]:
    """Onto a card on which it can be (SMG-45)."""
    for card, host in zip(run.cards(op, "a"), run.cards(op, "b"), strict=False):
        if host in run.rules.cast.hosts(card):
            run.play.attach(card, host)
    return []


@does("change-target")
def change_target(run: Run, op: Tree) -> list[Call]:
    """What is being done aims at this card instead; whether it can, it finds out by itself (SMG-15.1, SMG-15.2)."""
    aimed = run.rules.texts.redirectable()
    for card in run.cards(op):
        if aimed is not None:
            run.play.mark("table", "redirected", [aimed, card, run.rules.presence(card)])
            run.rules.fact("targets", run.seat, run.source, cards=[card])
    return []


@does("cancel-skill")
def cancel_skill(run: Run, op: Tree) -> list[Call]:
    """The Skill into whose use this cuts has no result; what was paid for it is lost (604.6, 605.11)."""
    at = run.rules.texts.cut_skill()
    if at is not None:
        run.play.mark("table", "cancelled", at)
        run.rules.fact("targets", run.seat, run.source, cards=[run.table.stack[at].locals.get("card") or run.source])
    return []


# ---------------------------------------------------------------------------- counters


def _counters(rules: Host, kind: str, card: int) -> dict[str, int]:
    """The counters of a kind on a card, by their names."""
    names = CHARGED if kind == "charged" else (FIXED_CHARGE,)
    counters = rules.table.cards[card].counters
    return {name: counters[name] for name in names if counters.get(name)}


@does("charge-fixed")
def charge_fixed(run: Run, op: Tree) -> list[Call]:
    """Only its own text gives a card Fixed Charge Counters, and as many as it likes (SMG-114.2, SMG-114.3)."""
    for card in run.cards(op):
        if card == run.source and op.number("n"):
            run.rules.put_counters(card, FIXED_CHARGE, op.number("n"))
    return []


@does("take-counters")
def take_counters(run: Run, op: Tree) -> list[Call]:
    for card in run.cards(op):
        _take(run, op["k"].name, card)
    return []


@does("move-some")
def move_some(run: Run, op: Tree) -> list[Call]:
    """So many, or all that there are; first those that its own player gave."""
    for one, other in zip(run.cards(op, "a"), run.cards(op, "b"), strict=False):
        counters, left = run.table.cards[one].counters, op.number("n")
        for seat in (run.seat, 1 - run.seat):
            name = CHARGED[seat]
            number = min(left, counters.get(name, 0))
            left -= number
            if number and one != other:
                run.play.count(one, name, counters.get(name, 0) - number)
                run.play.count(other, name, run.table.cards[other].counters.get(name, 0) + number)
    return []


@does("move-counters")
def move_counters(run: Run, op: Tree) -> list[Call]:
    """Whoever gave them, gave them still (SMG-17.2)."""
    for one, other in zip(run.cards(op, "a"), run.cards(op, "b"), strict=False):
        for name, number in _take(run, op["k"].name, one).items():
            run.play.count(other, name, run.table.cards[other].counters.get(name, 0) + number)
    return []


def _take(run: Run, kind: str, card: int) -> dict[str, int]:
    """Take counters off a card; Fixed Charge Counters are moved and taken by nothing from outside (SMG-115.3)."""
    if kind == "fixed-charge" and card != run.source:
        return {}
    found = _counters(run.rules, kind, card)
    for name in found:
        run.play.count(card, name, 0)
    return found


# ---------------------------------------------------------------------------- what a card is


@does("wisdom")
def wisdom(run: Run, op: Tree) -> list[Call]:
    """As the result of a Skill or Ability (SMG-122.1.3)."""
    return [run.rules.deeds.wisdom(card, run.seat, to_plain(op)) for card in run.cards(op)]


@does("receive")
def receive(run: Run, op: Tree) -> list[Call]:
    """What the other card has now (SMG-128.1); a card of the same name receives nothing (SMG-128.2)."""
    for card in run.cards(op):
        for other in run.cards(op, "b"):
            received = run.rules.receiving.received(card, other, op["p"].name)
            if received:
                run.modify(card, "received", "add", received, until_of(run, op))
    return []
