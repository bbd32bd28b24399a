"""Operations on cards that go somewhere, on hands, states, counters, Curses and Control."""

from __future__ import annotations

from typing import Any

from sanam.abilities.tree import Tree
from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Call
from sanam.games.summoner_master.texts.execution import amounts
from sanam.games.summoner_master.texts.execution import selections as selecting
from sanam.games.summoner_master.texts.execution.host import Host, Run
from sanam.games.summoner_master.texts.execution.registry import asks, does, until_of
from sanam.games.summoner_master.texts.tree.program import changes
from sanam.games.summoner_master.vocabulary.zones import AT_LINE, BESIDE, DF_LINE, LIBRARY, LINES, SEAT_OF, TOP, WORDS

FAMILIES = {"draw": "seal", "draw-mystic": "mystic"}


def can_undergo(rules: Host, seat: int, op: Tree, card: int) -> bool:
    """Whether an operation of `seat` can be done to a card: it is no target otherwise (SMG-70.1, SMG-120.2)."""
    it = rules.table.cards[card]
    match op.name:
        case "destroy":
            return rules.effects.cannot_destroy(card) is None
        case "to-hand" | "to-library" | "to-shrine" | "remove":
            return rules.effects.cannot_change_zone(card, op.name.removeprefix("to-")) is None
        case "to-top" | "to-bottom":
            return rules.effects.cannot_change_zone(card, "library") is None
        case "destroy-on" | "to-hand-on":
            return bool(rules.attached(card))
        case "active":
            return rules.profile(card).seal and it.sideways
        case "inactive":
            return rules.profile(card).seal and not it.sideways
        case "separate":
            return rules.combined(card)
        case "other-line":
            return WORDS[it.zone] in LINES
        case "to-line":
            return rules.profile(card).seal and WORDS[it.zone] != selecting.LINES[op["l"].name]
        case "change":
            return all(rules.value(card, key) is not None for key, _ in changes(op))
        case "set":
            return rules.value(card, op["k"].name) is not None
        case "curse":
            return rules.profile(card).seal and op["k"].name not in rules.curses(card)
        case "control":
            return rules.owner(card) != seat and it.owner == rules.owner(card)  # SMG-129.3, SMG-129.14
        case "cancel-control":
            return it.owner != rules.owner(card)
        case "purify" | "purify-kind":
            kinds = rules.curses(card)
            return op["k"].name in kinds if op.get("k") else bool(kinds)
    return True


# ---------------------------------------------------------------------------- cards that go somewhere


@does("destroy")
def destroy(run: Run, op: Tree) -> list[Call]:
    return [run.rules.deeds.destroy(run.cards(op), run.source)]


#: Moments at which it is known who loses a fight.
_RESULTS = frozenset({"fight-win", "fight-lose", "fight-end", "attack-success", "attacked-success"})


def of_losers(run: Run, op: Tree) -> bool:
    """Whether a text moves a Seal that has lost its fight, and says that of this very moment (713.2)."""
    program = run.rules.profile(run.source).programs[run.power]
    if program is None or op["w"].name not in ("foe", "self", "that"):
        return False
    return not _RESULTS.isdisjoint(program.windows) or (program.watches is not None and program.watches[0] in _RESULTS)


def here_and_later(run: Run, op: Tree, to: str) -> list[int]:
    """The cards that go to a Zone now; one that is being destroyed, and of whose destruction the text speaks, goes
    there from the Shrine (100.1, 701.1).
    """
    cards = run.cards(op)
    program = run.rules.profile(run.source).programs[run.power]
    moments = () if program is None else (*program.windows, *(program.watches[:1] if program.watches else ()))
    if {"destroyed", "destroys"}.isdisjoint(moments):
        return cards
    later = [card for card in cards if run.rules.running.being_destroyed(card)]
    if later:
        waiting = run.table.marks.get("after-fall") or []
        run.play.mark("table", "after-fall", [*waiting, *([card, to] for card in later)])
    return [card for card in cards if card not in later]


@does("to-hand")
def to_hand(run: Run, op: Tree) -> list[Call]:
    return [run.rules.deeds.to_hand(here_and_later(run, op, "hand"), losers=of_losers(run, op))]


@does("to-library")
def to_library(run: Run, op: Tree) -> list[Call]:
    return [run.rules.deeds.to_library(here_and_later(run, op, "library"), losers=of_losers(run, op))]


@does("to-top")
def to_top(run: Run, op: Tree) -> list[Call]:
    return [run.rules.deeds.to_library(run.cards(op), TOP, losers=of_losers(run, op))]


@does("to-shrine")
def to_shrine(run: Run, op: Tree) -> list[Call]:
    return [run.rules.deeds.to_shrine(run.cards(op))]


@does("remove")
def remove(run: Run, op: Tree) -> list[Call]:
    return [run.rules.deeds.remove(here_and_later(run, op, "remove"), losers=of_losers(run, op))]


@asks("free-cast")
def what_to_cast(run: Run, op: Tree) -> Choice | None:
    """From the own hand, where no Zone is named (SMG-131.2, SMG-131.3)."""
    rules = run.rules
    options = [
        Option("pick", card)
        for card in rules.hand(run.seat)
        if selecting.kind_fits(rules, op["h"], card)
        and all(selecting.fits(rules, run.source, narrow, card) for narrow in op.many("f"))
    ]
    number = min(op.number("n"), len(options))
    params = {"card": run.source, "count": number}
    return Choice(run.seat, "cards", options, number, number, rule="SMG-131.3", params=params) if options else None


@does("free-cast", "free-cast-from")
def cast_free(run: Run, op: Tree) -> list[Call]:
    """Without paying casting Mp (SMG-131.1)."""
    cast = run.rules.cast
    group = op.get("x")
    cards = run.cards(op) if group is not None else [o.card for o in run.answered() if o.card is not None]
    calls = [Call(cast.procedure_of(card), {"card": card, "seat": run.seat, "free": True}) for card in cards]
    return [*calls, *(run.shuffles(group) if group is not None else [])]


@asks(
    "attach-from",
    "take",
    "take-shown",
    "bring",
    "bring-line",
    "remove-from",
    "put-back",
    "free-cast-from",
    "under",
    "atop",
    "drop",
)
def pick_elsewhere(run: Run, op: Tree) -> Choice | None:
    """Cards in a hand or Library are picked when it is done (711.4)."""
    group = op["x"]
    if group["p"].name not in ("hand", "library") or group.name.startswith(("all-", "lot-")):
        return None
    found = selecting.elsewhere(run.rules, run.source, run.seat, group)
    options = [Option("pick", card) for card in found if not run.rules.texts.cannot_get(run.seat, op, group, card)]
    number = min(group.number("n"), len(options))
    least = 0 if group.name.startswith("upto-") else number
    params = {"card": run.source, "count": number}
    return Choice(run.seat, "cards", options, least, number, rule="711.4", params=params) if options else None


@does("bring-self")
def bring_self(run: Run, op: Tree) -> list[Call]:
    """Its own card, wherever it lies, without paying Mp (707)."""
    rules, card = run.rules, run.source
    if rules.running.being_destroyed(card):
        here_and_later(run, Tree(op.key, (("w", Tree("Sel.self")),)), "arena")
    if rules.in_arena(card) or card not in rules.table.cards:
        return []
    deeds = rules.deeds
    return [deeds.bring_seal(card, run.seat) if rules.profile(card).seal else deeds.bring_mystic(card, run.seat)]


@does("take-shown")
def take_openly(run: Run, op: Tree) -> list[Call]:
    """Both players see what is taken."""
    cards = run.cards(op)
    for card in cards:
        run.play.show(card, [0, 1])
    if cards:
        run.rules.fact("targets", run.seat, run.source, cards=cards)
    return [*([run.rules.deeds.to_hand(cards)] if cards else []), *run.shuffles(op["x"])]


@does("take", "remove-from")
def take(run: Run, op: Tree) -> list[Call]:
    """Into the hand, or out of the game; a Library that was looked through is shuffled (300.7)."""
    cards = run.cards(op)
    calls = [run.rules.deeds.to_hand(cards) if op.name == "take" else run.rules.deeds.remove(cards)] if cards else []
    return [*calls, *run.shuffles(op["x"])]


@does("put-back")
def put_back(run: Run, op: Tree) -> list[Call]:
    """Cards of a Shrine, a hand or the Remove Zone into their Library."""
    cards = run.cards(op)
    return [run.rules.deeds.to_library(cards)] if cards else []


@does("bring", "bring-line")
def bring(run: Run, op: Tree) -> list[Call]:
    rules = run.rules
    line = selecting.LINES[op["l"].name] if op.get("l") else None
    calls = [
        run.rules.deeds.bring_seal(card, run.seat, line)
        if rules.profile(card).seal
        else run.rules.deeds.bring_mystic(card, run.seat)
        for card in run.cards(op)
    ]
    return [*calls, *run.shuffles(op["x"])]


@does("separate")
def separate(run: Run, op: Tree) -> list[Call]:
    """By an Effect: no Break Combination that a player commands (513.2, SMG-11)."""
    for card in run.cards(op):
        if run.rules.combined(card):
            run.rules.separate(card)
    return []


@does("other-line", "to-line")
def change_line(run: Run, op: Tree) -> list[Call]:
    """By an Effect: no assignment of a Line (515.8)."""
    calls = []
    for card in run.cards(op):
        zone = run.table.cards[card].zone
        if WORDS[zone] not in LINES and op.name == "other-line":
            continue
        other = DF_LINE if WORDS[zone] == AT_LINE else AT_LINE
        line = other if op.name == "other-line" else selecting.LINES[op["l"].name]
        calls.append(run.rules.deeds.put_in_line(card, f"{SEAT_OF[zone]}.{line}"))
    return calls


@does("create", "create-capacity", "create-endless")
def create(run: Run, op: Tree) -> list[Call]:
    """An Extra Card from beside the Deck is cast free (621.2), as long as its Capacity lasts (621.4)."""
    rules = run.rules
    for card in run.table.zones[f"{run.seat}.{BESIDE}"]:
        data = rules.data(card)
        if data.extra and data.has("name", op.text("x")) and rules.texts.cannot_create(card) is None:
            rules.texts.note_created(card)
            return [Call(rules.cast.procedure_of(card), {"card": card, "seat": run.seat, "free": True})]
    return []


# ---------------------------------------------------------------------------- drawing and discarding


@does("draw", "draw-mystic")
def draw(run: Run, op: Tree) -> list[Call]:
    """Card by card (SMG-31.1)."""
    before = set(run.rules.hand(run.seat))
    for _ in range(op.number("n")):
        run.rules.draw(run.seat, FAMILIES[op.name])
    run.remember_if_asked([card for card in run.rules.hand(run.seat) if card not in before])
    return []


@asks("draw-any", "draw-each", "draw-theirs")
def which_pile(run: Run, op: Tree) -> Choice | None:
    """From which pile each card is drawn."""
    seat = 1 - run.seat if op.name == "draw-theirs" else run.seat
    number = op.number("n") * amounts.times(run.rules, run.source, run.seat, op.get("e"))
    piles = {family: len(run.table.zones[f"{seat}.{pile}"]) for family, pile in LIBRARY.items()}
    options = [Option("draw", value=family) for family, left in piles.items() for _ in range(min(number, left))]
    number = min(number, len(options))
    params = {"card": run.source, "count": number}
    return Choice(seat, "cards", options, number, number, rule="711.4", params=params) if options else None


@does("draw-any", "draw-each", "draw-theirs")
def draw_any(run: Run, op: Tree) -> list[Call]:
    seat = 1 - run.seat if op.name == "draw-theirs" else run.seat
    for option in run.answered():
        run.rules.draw(seat, option.value)
    return []


@asks("discard", "discard-theirs", "discard-until-theirs")
def what_to_discard(run: Run, op: Tree) -> Choice | None:
    seat = run.seat if op.name == "discard" else 1 - run.seat
    options = [Option("pick", card) for card in run.rules.hand(seat)]
    asked = len(options) - op.number("n") if op.name == "discard-until-theirs" else op.number("n")
    if asked <= 0:
        return None
    number = min(asked, len(options))
    params = {"card": run.source, "count": number}
    return Choice(seat, "cards", options, number, number, rule="711.4", params=params) if options else None


@does("discard", "discard-theirs", "discard-until-theirs")
def discard(run: Run, op: Tree) -> list[Call]:
    cards = [option.card for option in run.answered() if option.card is not None]
    run.remember(cards)
    return [run.rules.deeds.discard(cards, run.source)] if cards else []


@does("discard-random", "discard-lot", "remove-random")
def discard_at_random(run: Run, op: Tree) -> list[Call]:
    hand = list(run.rules.hand(run.seat if op.name == "discard-lot" else 1 - run.seat))
    number = min(op.number("n"), len(hand))
    cards = [hand.pop(run.play.roll("discard", len(hand)) - 1 if len(hand) > 1 else 0) for _ in range(number)]
    if not cards:
        return []
    deeds = run.rules.deeds
    return [deeds.remove(cards) if op.name == "remove-random" else deeds.discard(cards, run.source)]


@does("look-random")
def look_at_random(run: Run, op: Tree) -> list[Call]:
    hand = list(run.rules.hand(1 - run.seat))
    if run.rules.texts.keeps_from(run.seat, "look"):
        return []
    for _ in range(min(op.number("n"), len(hand))):
        card = hand.pop(run.play.roll("look", len(hand)) - 1 if len(hand) > 1 else 0)
        run.play.show(card, sorted({*(run.table.cards[card].known or ()), run.seat}))
    return []


@does("look-hand", "look-top")
def look(run: Run, op: Tree) -> list[Call]:
    """Its player alone sees the cards, and knows them for as long as they stay where they are."""
    if op.name == "look-hand" and run.rules.texts.keeps_from(run.seat, "look"):
        return []
    if op.name == "look-hand":
        cards = list(run.rules.hand(1 - run.seat))
    else:
        seat = run.seat if op["p"].name == "mine" else 1 - run.seat
        piles = [LIBRARY[op["h"].name]] if op["h"].name in LIBRARY else list(LIBRARY.values())
        cards = [card for pile in piles for card in run.table.zones[f"{seat}.{pile}"][::-1][: op.number("n")]]
    for card in cards:
        run.play.show(card, sorted({*(run.table.cards[card].known or ()), run.seat}))
    run.remember_if_asked(cards)
    return []


# ---------------------------------------------------------------------------- states, Mp, counters, Curses


@does("active")
def become_active(run: Run, op: Tree) -> list[Call]:
    for card in run.cards(op):
        if run.rules.profile(card).seal:
            run.rules.ready(card)
    return []


@does("inactive")
def become_inactive(run: Run, op: Tree) -> list[Call]:
    for card in run.cards(op):
        run.rules.rest(card)
    return []


@does("mp")
def get_mp(run: Run, op: Tree) -> list[Call]:
    run.play.count(f"seat{run.seat}", "mp", run.rules.mp(run.seat) + op.number("n"))
    return []


@does("pay")
def pay_mp(run: Run, op: Tree) -> list[Call]:
    run.play.count(f"seat{run.seat}", "mp", max(0, run.rules.mp(run.seat) - op.number("n")))
    return []


@does("mp-lost")
def lose_mp(run: Run, op: Tree) -> list[Call]:
    other = 1 - run.seat
    run.play.count(f"seat{other}", "mp", max(0, run.rules.mp(other) - op.number("n")))
    return []


@does("charge")
def charge(run: Run, op: Tree) -> list[Call]:
    for card in run.cards(op):
        if op.number("n"):
            run.rules.put_counters(card, "charged", op.number("n"), given_by=run.seat)
    return []


@does("curse")
def curse(run: Run, op: Tree) -> list[Call]:
    turns = op.get("u")
    more: dict[str, Any] = {} if turns is None else {"turns": turns.number("n")}
    more |= {"kind": op["k"].name, "seat": run.seat, "origin": run.effect(op).plain()}
    return [run.rules.deeds.curse(card, **more) for card in run.cards(op)]


@does("purify", "purify-kind")
def purify(run: Run, op: Tree) -> list[Call]:
    """All Curses end at the same time (709.13)."""
    rules = run.rules
    calls = []
    for card in run.cards(op):
        kinds = [op["k"].name] if op.get("k") else list(rules.curses(card))
        rules.cursing.lift_curses(card, kinds)
        if card in rules.cursing.waiting_for_line():
            calls.append(rules.deeds.assign_line(card, rules.controller(card)))
    return calls


@does("control")
def take_control(run: Run, op: Tree) -> list[Call]:
    """The card goes to the side of its new owner, a Seal into the same Line (SMG-129.1, SMG-129.2, SMG-129.4)."""
    rules, calls = run.rules, []
    for card in run.cards(op):
        if not can_undergo(rules, run.seat, op, card):
            continue
        run.modify(card, "control", "set", run.seat, until_of(run, op))
        calls += change_sides(rules, card, run.seat)
    return calls


def change_sides(rules: Host, card: int, seat: int) -> list[Call]:
    """A card goes to the other side of the Arena: by a Line if it stands in one, else at once."""
    word = rules.word(card)
    if word in LINES:
        return [rules.deeds.put_in_line(card, f"{seat}.{word}")]
    rules.combination.shift(card, f"{seat}.{word}")
    return []


@does("cancel-control")
def cancel_control(run: Run, op: Tree) -> list[Call]:
    """It goes back to its first owner's side (SMG-129.6, SMG-129.12)."""
    return [call for card in run.cards(op) for call in release(run.rules, card)]


def release(rules: Host, card: int) -> list[Call]:
    """Control of a card ends (SMG-129.6)."""
    for _, modifier in sorted(rules.table.modifiers.items()):
        if modifier.subject == card and modifier.key == "control":
            rules.play.unmodify(modifier)
    return change_sides(rules, card, rules.table.cards[card].owner)


@does("pass")
def pass_subturn(run: Run, op: Tree) -> list[Call]:
    """Out of the Main Step only; having no Seal is no loss in it (103.5)."""
    if run.rules.in_step() == "main":
        run.play.happened("subturn_passed", run.seat)
        run.play.mark("table", "passed", True)
    return []
