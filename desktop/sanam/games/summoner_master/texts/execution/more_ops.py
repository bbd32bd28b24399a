"""Operations that take their number from the table, that pick from what others hold, and that call something off."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.engine.choice import Choice, Option, Refused
from sanam.engine.procedure import Call
from sanam.games.summoner_master.texts.execution import amounts, guards
from sanam.games.summoner_master.texts.execution import selections as selecting
from sanam.games.summoner_master.texts.execution.host import Host, Run
from sanam.games.summoner_master.texts.execution.registry import asks, does, prepares, until_of
from sanam.games.summoner_master.vocabulary.zones import LIBRARY, TOP

BOTTOM = 0
CASTS = ("CastSeal", "CastMystic")


def _cards(run: Run, seat: int, found: list[int], number: int) -> Choice | None:
    """The question which of some cards are meant."""
    number = min(number, len(found))
    options = [Option("pick", card) for card in found]
    params = {"card": run.source, "count": number}
    return Choice(seat, "cards", options, number, number, rule="711.4", params=params) if number else None


def _picked(run: Run) -> list[int]:
    return [option.card for option in run.answered() if option.card is not None]


def _fitting(run: Run, cards: list[int], op: Tree) -> list[int]:
    return [
        card
        for card in cards
        if (op.get("h") is None or selecting.kind_fits(run.rules, op["h"], card))
        and all(selecting.fits(run.rules, run.source, narrow, card) for narrow in op.many("f"))
    ]


def _piles(run: Run, seat: int, number: int) -> Choice | None:
    """From which pile a player draws each of so many cards."""
    piles = {family: len(run.table.zones[f"{seat}.{pile}"]) for family, pile in LIBRARY.items()}
    options = [Option("draw", value=family) for family, left in piles.items() for _ in range(min(number, left))]
    number = min(number, len(options))
    params = {"card": run.source, "count": number}
    return Choice(seat, "cards", options, number, number, rule="711.4", params=params) if number else None


# ---------------------------------------------------------------------------- numbers from the table


@asks("draw-by")
def which_piles(run: Run, op: Tree) -> Choice | None:
    """From which pile each card is drawn, where the text does not say it."""
    if op["h"].name in LIBRARY:
        return None
    return _piles(run, run.seat, run.measured(op))


@does("draw-by")
def draw_by(run: Run, op: Tree) -> list[Call]:
    """Card by card (SMG-31.1)."""
    families = (
        [op["h"].name] * run.measured(op) if op["h"].name in LIBRARY else [option.value for option in run.answered()]
    )
    for family in families:
        run.rules.draw(run.seat, family)
    return []


@does("mp-by")
def get_mp(run: Run, op: Tree) -> list[Call]:
    run.play.count(f"seat{run.seat}", "mp", run.rules.mp(run.seat) + run.measured(op))
    return []


@does("mp-lost-by")
def lose_mp_by(run: Run, op: Tree) -> list[Call]:
    left = run.rules.mp(1 - run.seat) - run.measured(op)
    run.play.count(f"seat{1 - run.seat}", "mp", max(0, left))
    return []


@does("mp-each")
def get_mp_for_each(run: Run, op: Tree) -> list[Call]:
    number = op.number("n") * amounts.times(run.rules, run.source, run.seat, op["e"])
    run.play.count(f"seat{run.seat}", "mp", run.rules.mp(run.seat) + number)
    return []


@does("choose")
def choose(run: Run, op: Tree) -> list[Call]:
    """Cards that what follows speaks of."""
    run.cards(op)
    return []


@does("mp-emptied")
def empty(run: Run, op: Tree) -> list[Call]:
    run.play.count(f"seat{1 - run.seat}", "mp", 0)
    return []


@asks("draw-owner")
def which_pile_of_the_owner(run: Run, op: Tree) -> Choice | None:
    cards = run.named(op["w"])
    return _piles(run, run.rules.owner(cards[0]), op.number("n")) if cards else None


@does("draw-owner")
def draw_owner(run: Run, op: Tree) -> list[Call]:
    cards = run.named(op["w"])
    for option in run.answered() if cards else ():
        run.rules.draw(run.rules.owner(cards[0]), option.value)
    return []


@asks("discard-owner")
def what_the_owner_discards(run: Run, op: Tree) -> Choice | None:
    cards = run.named(op["w"])
    if not cards:
        return None
    seat = run.rules.owner(cards[0])
    return _cards(run, seat, list(run.rules.hand(seat)), op.number("n"))


@does("mp-owner", "mp-to-owner")
def charge_owner(run: Run, op: Tree) -> list[Call]:
    """What the owner of a card loses or gets."""
    change = op.number("n") if op.name == "mp-to-owner" else -op.number("n")
    for card in run.named(op["w"]):
        seat = run.rules.owner(card)
        run.play.count(f"seat{seat}", "mp", max(0, run.rules.mp(seat) + change))
    return []


@does("mp-taken", "mp-theirs")
def change_mp(run: Run, op: Tree) -> list[Call]:
    """What we lose, or the opponent gets."""
    seat, change = (run.seat, -op.number("n")) if op.name == "mp-taken" else (1 - run.seat, op.number("n"))
    run.play.count(f"seat{seat}", "mp", max(0, run.rules.mp(seat) + change))
    return []


@asks("discard-by")
def what_they_discard(run: Run, op: Tree) -> Choice | None:
    return _cards(run, 1 - run.seat, list(run.rules.hand(1 - run.seat)), run.measured(op))


@asks("discard-turns")
def what_they_discard_in_turn(run: Run, op: Tree) -> Choice | None:
    seat = run.rules.active()
    return _cards(run, seat, list(run.rules.hand(seat)), op.number("n"))


@asks("draw-turns")
def which_pile_of_theirs(run: Run, op: Tree) -> Choice | None:
    return _piles(run, run.rules.active(), op.number("n"))


@does("draw-turns")
def draw_turns(run: Run, op: Tree) -> list[Call]:
    for option in run.answered():
        run.rules.draw(run.rules.active(), option.value)
    return []


# ---------------------------------------------------------------------------- hands


@asks("draw-until")
def which_pile_until(run: Run, op: Tree) -> Choice | None:
    return _piles(run, run.seat, max(0, op.number("n") - len(run.rules.hand(run.seat))))


@does("draw-until")
def draw_until(run: Run, op: Tree) -> list[Call]:
    for option in run.answered():
        run.rules.draw(run.seat, option.value)
    return []


@asks("discard-theirs-seal", "discard-theirs-mystic")
def which_of_a_family(run: Run, op: Tree) -> Choice | None:
    """The opponent picks what goes (702)."""
    family = op.name.removeprefix("discard-theirs-")
    held = [
        card
        for card in run.rules.hand(1 - run.seat)
        if run.rules.data(card).family == family
        and all(selecting.fits(run.rules, run.source, narrow, card) for narrow in op.many("f"))
    ]
    return _cards(run, 1 - run.seat, held, op.number("n"))


@asks("discard-seal", "discard-mystic")
def what_to_discard(run: Run, op: Tree) -> Choice | None:
    return _cards(run, run.seat, run.rules.texts.discards(run.seat, run.source, op), op.number("n"))


@asks("discard-some")
def how_many_to_discard(run: Run, op: Tree) -> Choice | None:
    """Any number of the cards in the own hand, none as well."""
    held = list(run.rules.hand(run.seat))
    options = [Option("pick", card) for card in held]
    params = {"card": run.source, "count": len(held)}
    return Choice(run.seat, "cards", options, 0, len(held), rule="711.4", params=params) if held else None


@does(
    "discard-by", "discard-some", "discard-seal", "discard-mystic", "discard-chosen", "discard-turns", "discard-owner"
)
@does("discard-theirs-seal", "discard-theirs-mystic")
def discard(run: Run, op: Tree) -> list[Call]:
    cards = _picked(run)
    run.remember(cards)
    return [run.rules.deeds.discard(cards, run.source)] if cards else []


@does("discard-all", "discard-all-theirs")
def discard_all(run: Run, op: Tree) -> list[Call]:
    """What was discarded is what a later sentence counts."""
    cards = list(run.rules.hand(run.seat if op.name == "discard-all" else 1 - run.seat))
    run.remember(cards)
    return [run.rules.deeds.discard(cards, run.source)] if cards else []


@prepares("discard-chosen", "look-take", "look-order")
def show(run: Run, op: Tree) -> None:
    """The hand, or the top of the Library, is looked at."""
    chosen = op.name == "discard-chosen"
    if chosen and run.rules.texts.keeps_from(run.seat, "look"):
        return
    for card in run.rules.hand(1 - run.seat) if chosen else _tops(run, op):
        run.play.show(card, sorted({*(run.table.cards[card].known or ()), run.seat}))


@asks("discard-chosen")
def what_of_theirs(run: Run, op: Tree) -> Choice | None:
    if run.rules.texts.keeps_from(run.seat, "look"):
        return None
    return _cards(run, run.seat, _fitting(run, list(run.rules.hand(1 - run.seat)), op), op.number("n"))


# ---------------------------------------------------------------------------- Libraries


def _top(run: Run, family: str, number: int) -> list[int]:
    return list(run.table.zones[f"{run.seat}.{LIBRARY[family]}"][::-1][:number])


def _tops(run: Run, op: Tree) -> list[int]:
    families = [op["h"].name] if op["h"].name in LIBRARY else list(LIBRARY)
    return [card for family in families for card in _top(run, family, op.number("n", 1))]


@asks("look-take")
def which_of_the_top(run: Run, op: Tree) -> Choice | None:
    return _cards(run, run.seat, _tops(run, op), op.number("t"))


@does("look-take")
def take_of_the_top(run: Run, op: Tree) -> list[Call]:
    """The rest goes under its pile, without shuffling."""
    taken = _picked(run)
    rest = [card for card in _tops(run, op) if card not in taken]
    calls = [run.rules.deeds.to_hand(taken)] if taken else []
    return [*calls, *([run.rules.deeds.to_library(rest, BOTTOM)] if rest else [])]


@does("look-order")
def put_in_order(run: Run, op: Tree) -> list[Call]:
    """Back on top, in the order that their player says."""
    cards = _tops(run, op)
    return [run.rules.deeds.to_library(cards[::-1], TOP)] if cards else []


@does("reveal-take", "reveal-bring")
def reveal(run: Run, op: Tree) -> list[Call]:
    """Both players see the card; what does not fit stays where it is."""
    found = _top(run, op["h"].name, 1)
    for card in found:
        run.play.show(card, [0, 1])
        run.rules.fact("targets", run.seat, run.source, cards=[card])
    fits = [
        card
        for card in found
        if selecting.kind_fits(run.rules, op["g"], card)
        and all(selecting.fits(run.rules, run.source, narrow, card) for narrow in op.many("f"))
    ]
    if op.name == "reveal-take":
        return [run.rules.deeds.to_hand(fits)] if fits else []
    deeds, seal = run.rules.deeds, run.rules.profile
    return [deeds.bring_seal(c, run.seat) if seal(c).seal else deeds.bring_mystic(c, run.seat) for c in fits]


@does("to-bottom", "under")
def to_bottom(run: Run, op: Tree) -> list[Call]:
    cards = run.cards(op)
    return [run.rules.deeds.to_library(cards, BOTTOM)] if cards else []


@does("atop")
def to_top(run: Run, op: Tree) -> list[Call]:
    cards = run.cards(op)
    return [run.rules.deeds.to_library(cards, TOP)] if cards else []


@does("drop")
def drop(run: Run, op: Tree) -> list[Call]:
    """Into the Shrine of their owners; a Library that was looked through is shuffled (300.7)."""
    cards = run.cards(op)
    return [*([run.rules.deeds.to_shrine(cards)] if cards else []), *run.shuffles(op["x"])]


@asks("mill-any")
def which_piles_fall(run: Run, op: Tree) -> Choice | None:
    """Its player says from which pile each card is taken."""
    seat = run.seat if op["p"].name == "mine" else 1 - run.seat
    choice = _piles(run, seat, op.number("n"))
    return (
        None
        if choice is None
        else Choice(run.seat, "cards", choice.options, choice.least, choice.most, rule="711.4", params=choice.params)
    )


@does("mill-any")
def mill_any(run: Run, op: Tree) -> list[Call]:
    """Who has to take a card from a pile that has none loses (103.3)."""
    seat = run.seat if op["p"].name == "mine" else 1 - run.seat
    picked = [option.value for option in run.answered()]
    if len(picked) < op.number("n"):
        run.play.mark(f"seat{seat}", "decked", True)
    piles = {family: list(run.table.zones[f"{seat}.{pile}"][::-1]) for family, pile in LIBRARY.items()}
    cards = [piles[family].pop(0) for family in picked]
    return [run.rules.deeds.to_shrine(cards)] if cards else []


@does("destroy-on", "to-hand-on")
def strip(run: Run, op: Tree) -> list[Call]:
    """The Mystic Cards attached to cards, those that the Effect reaches."""
    attached = [card for host in run.named(op["w"]) for card in run.rules.attached(host)]
    destroys = op.name == "destroy-on"
    found = guards.reached(run.rules, attached, run.effect(op), destroys=destroys)
    run.remember(found)
    deeds = run.rules.deeds
    return [deeds.destroy(found, run.source) if destroys else deeds.to_hand(found)] if found else []


# ---------------------------------------------------------------------------- what the opponent picks


@asks("edict", "edict-hand")
def their_choice(run: Run, op: Tree) -> Choice | None:
    rules, other = run.rules, 1 - run.seat
    cards = _fitting(run, [*rules.seals(other), *rules.mystics(other)], op)
    return _cards(run, other, [card for card in cards if _refused(rules, op, card) is None], op.number("n"))


def _refused(rules: Host, op: Tree, card: int) -> Refused | None:
    effects = rules.effects
    return effects.cannot_destroy(card) if op.name == "edict" else effects.cannot_change_zone(card, "hand")


@does("edict", "edict-hand")
def they_obey(run: Run, op: Tree) -> list[Call]:
    """The other player does it, not the card: nothing keeps that Effect off (SMG-60.2)."""
    cards = _picked(run)
    if not cards:
        return []
    deeds = run.rules.deeds
    return [deeds.destroy(cards) if op.name == "edict" else deeds.to_hand(cards)]


@does("fate")
def doom(run: Run, op: Tree) -> list[Call]:
    """What becomes of cards when the Subturn ends; nothing of those that have left by then."""
    for card in run.cards(op):
        run.modify(card, "fate", "set", op["d"].name, "subturn")
    return []


@does("await", "await-once")
def leave_behind(run: Run, op: Tree) -> list[Call]:
    """A text that works at its moment as long as it is left behind, whatever becomes of its card (602.1.6)."""
    rules = run.rules
    value = {
        "power": rules.profile(run.source).awaited[run.power, op],
        "at": rules.presence(run.source),
        "last": [[card, rules.presence(card)] for card in run.named(Tree("Sel.that"))],
    }
    run.modify(f"seat{run.seat}", "awaiting", "once" if op.name == "await-once" else "add", value, until_of(run, op))
    return []


# ---------------------------------------------------------------------------- what is called off


@does("cancel-attack", "cancel-cast", "cancel-attack-of", "cancel-attack-on", "cancel-cast-theirs", "cancel-skill-of")
def cancel(run: Run, op: Tree) -> list[Call]:
    """What it cuts into goes no further; what was paid for it is lost."""
    texts = run.rules.texts
    at = texts.cancelled_at(run.source, run.seat, op)
    if at is not None:
        run.play.mark("table", "cancelled", at)
        run.rules.fact("targets", run.seat, run.source, cards=[run.table.stack[at].locals["card"]])
    return []


@does("cancel-its-cast")
def cancel_its_cast(run: Run, op: Tree) -> list[Call]:
    """The cast at which an Ability works: it goes no further."""
    stack = run.table.stack
    casts = [i for i, frame in enumerate(stack) if frame.procedure in CASTS]
    if casts:
        run.play.mark("table", "cancelled", casts[-1])
        run.rules.fact("targets", run.seat, run.source, cards=[stack[casts[-1]].locals["card"]])
    return []
