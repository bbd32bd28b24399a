"""Cards that are cast: Mystic Cards, Seals that come in, probes that are cast after them (609, 610, 708)."""

from __future__ import annotations

from collections.abc import Callable

from sanam.games.summoner_master.witness.aiming import aim, known, operations, way
from sanam.games.summoner_master.witness.board import Prop
from sanam.games.summoner_master.witness.comparing import compare
from sanam.games.summoner_master.witness.ledger import Ledger
from sanam.games.summoner_master.witness.run import Run
from sanam.games.witnessing.phrases import many, name_of
from sanam.games.witnessing.trials import Deviation, NotDriven

After = Callable[[Run, Ledger], None]


def cast_mystic(run: Run, props: tuple[Prop, ...] = (), after: After | None = None, seed: int = 7) -> str:
    """610.2: pay, name the host, name the targets, Interfere Step; then it works, and a 0 Turn card goes."""
    led = run.begin("hand", props=props, seed=seed)
    known(run.tree)
    card, aims = led.subject, None
    if run.card.interfere and run.card.mystic_kind == "PM":
        raise NotDriven("a Mystic Card that answers another")
    if card not in led.stage.offered("cast"):
        raise NotDriven("it cannot be cast now")
    led.stage.act("cast", card)
    run.tree = way(led, run.tree)
    led.mp[0] -= run.card.cast_mp or 0
    led.move(card, "no-line", 0)
    host = _host(run, led)
    once = not lasts(run)
    if once:
        aims = aim(led, run.tree)
    run.interfere(led)
    led.pieces[card].host = host
    if run.card.duration not in (0, "infinity"):
        led.counters[card] = {"turns": 2 * int(run.card.duration or 0)}
    if once and aims is not None:
        run.do(led, aims)
    if run.card.duration == 0:
        run.interfere(led)
        led.to_shrine(card)
    elif not once:
        run.stand(led)
    if after is not None:
        compare(led)
        after(run, led)
    return run.end(led)


def lasts(run: Run) -> bool:
    """Whether its text holds as long as the card is there: it says of no time, and only changes values."""
    found = [one["o"] for one in many(run.tree.get("s")) if "o" in one]
    return run.card.duration != 0 and all(name_of(op) in ("change", "max-plus") and "u" not in op for op in found)


def hosts(run: Run, led: Ledger) -> list[int]:
    """The cards to which the card can be attached: not those that its exception names (201.11)."""
    side = led.seals if run.card.mystic_kind == "PS" else led.mystics
    here = [card for seat in (0, 1) for card in side(seat) if card != led.subject]
    if run.box != "exception":
        return here
    barred = [c for c in here if led.is_kind(c, run.tree["h"]) and led.passes(c, many(run.tree.get("f")))]
    if not barred:
        raise NotDriven("nothing that the exception names")
    return [card for card in here if card not in barred]


def _host(run: Run, led: Ledger) -> int | None:
    if run.card.mystic_kind not in ("PS", "PM"):
        return None
    here = hosts(run, led)
    if not led.stage.asked("target", 0):
        raise Deviation(f"not asked what it is attached to, but “{led.stage.kind}”")
    choice = led.stage.choice
    assert choice is not None
    offered = [option.card for option in choice.options if option.card is not None]
    if set(offered) != set(here):
        raise Deviation(f"may be attached to {led.named(offered)}; the text says {led.named(here)}")
    chosen = led.props.get("host")
    if chosen is None:
        chosen = _fitting(run, led, here)
    led.stage.answer([offered.index(chosen)])
    return chosen


def _fitting(run: Run, led: Ledger, here: list[int]) -> int:
    """A card of which a text of what it is pasted on is true, or one of which it just is not."""
    ordered = here if led.picks == "most" else here[::-1]
    if run.tree["is"] != "Text.pasted":
        return ordered[0]
    tests = many(run.tree.get("f"))
    able = [c for c in ordered if led.is_kind(c, run.tree["n"]) and led.passes(c, tests)]
    found = [c for c in ordered if c not in able] if run.trial.against is not None else able
    if not found:
        raise NotDriven("nothing to paste it on")
    return found[0]


def excepted(run: Run) -> str:
    """What an exception names is no host (201.11.2)."""
    led = run.begin("hand")
    if led.subject not in led.stage.offered("cast"):
        raise NotDriven("it cannot be cast now")
    led.stage.act("cast", led.subject)
    led.mp[0] -= run.card.cast_mp or 0
    led.move(led.subject, "no-line", 0)
    led.pieces[led.subject].host = _host(run, led)
    run.interfere(led)
    led.touched = True
    return run.end(led)


def enters(run: Run) -> str:
    """610.1: pay, choose the Line, the targets, Interfere Step; in its Line its Ability works."""
    led = run.begin("hand")
    card = led.subject
    if card not in led.stage.offered("cast"):
        raise NotDriven("it cannot be cast now")
    led.stage.act("cast", card)
    led.mp[0] -= run.card.cast_mp or 0
    led.move(card, "no-line", 0)
    run.line(led, card, "at-line")
    aims = aim(led, run.tree)
    run.interfere(led)
    led.move(card, "at-line", 0)
    if aims is not None:
        run.do(led, aims)
    run.interfere(led)
    return run.end(led)


def probe(run: Run, led: Ledger, name: str, effect: Callable[[], None], target: int | None = None) -> None:
    """The player whose Subturn it is casts a prop of 0 Turns, aimed at `target` where it aims at anything."""
    card = led.props[name]
    seat = led.turn_player
    if card not in led.stage.offered("cast"):
        raise NotDriven(f"the probe “{name}” cannot be cast")
    led.stage.act("cast", card)
    led.mp[seat] -= led.data(card).cast_mp or 0
    led.move(card, "no-line", seat)
    if target is not None:
        pick(led, target, seat)
    run.interfere(led)
    effect()
    run.interfere(led)
    led.to_shrine(card)


def pick(led: Ledger, target: int, seat: int, kind: str = "target") -> None:
    """One card is picked, if there is anything to pick."""
    if not led.stage.asked(kind, seat):
        return
    choice = led.stage.choice
    assert choice is not None
    offered = [option.card for option in choice.options]
    if target not in offered:
        raise Deviation(f"{led.named([target])} cannot be aimed at; the rules say it can")
    led.stage.answer([offered.index(target)])


def doing(run: Run) -> set[str]:
    """The names of what the text does."""
    return {name_of(op) for op in operations(run.tree)}
