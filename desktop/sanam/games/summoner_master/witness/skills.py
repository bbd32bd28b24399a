"""Skills that are used: once, many times, in two parts, from the hand, and how often (604 to 608, 619)."""

from __future__ import annotations

from sanam.games.summoner_master.witness.aiming import (
    aim,
    aimable,
    costs,
    known,
    mp_cost,
    operations,
    pay,
    slots,
    way,
)
from sanam.games.summoner_master.witness.board import Prop
from sanam.games.summoner_master.witness.casting import After, probe
from sanam.games.summoner_master.witness.comparing import compare
from sanam.games.summoner_master.witness.ledger import Ledger
from sanam.games.summoner_master.witness.props import spell
from sanam.games.summoner_master.witness.run import Run
from sanam.games.witnessing.phrases import many, name_of, number
from sanam.games.witnessing.trials import Deviation, NotDriven

#: Subturns after which a limit counts anew.
PERIODS = {"subturn": 1, "turn": 2}


def skill(run: Run, props: tuple[Prop, ...] = (), after: After | None = None) -> str:
    """605: pay, name the targets, Interfere Step; the Seal is Inactive afterwards (604.7)."""
    limit = _limit(run)
    if limit is not None:
        props = (*props, *_wakers(run))
    led = run.begin("at-line", props=props, counters=_counters(run))
    known(run.tree)
    use(run, led)
    if limit is not None:
        _used_up(run, led, *limit)
    if after is not None:
        compare(led)
        after(run, led)
    return run.end(led)


def use(run: Run, led: Ledger) -> None:
    """The Skill is used once, as its kind says."""
    card = led.subject
    printed = run.power.mp if run.power.mp is not None else mp_cost(run.tree)
    if card not in led.stage.offered("skill"):
        _not_offered(run, led, printed)
    led.stage.act("skill", card)
    said = run.tree
    run.tree = way(led, run.tree)
    pay(led, run.tree)
    if not costs(run.tree):
        led.mp[0] -= printed
    for _ in range(run.power.times if run.power.use == "multiple" else 1):
        aims = aim(led, run.tree)
        run.interfere(led)
        if aims is not None:
            run.do(led, aims)
        run.interfere(led)
    if run.power.use == "two-part":
        aims = aim(led, {"s": run.tree["t"]})
        run.interfere(led)
        if aims is not None:
            run.do(led, aims, "t")
        run.interfere(led)
    led.pieces[card].side = True
    run.tree = said


def _not_offered(run: Run, led: Ledger, printed: int) -> None:
    aimed = all(aimable(led, slot, op) for op in operations(run.tree) for slot in slots({"s": op}))
    plain = all(name_of(cost) in ("mp", "interfere", "fixed-mp", "charged", "fixed-charge") for cost in costs(run.tree))
    if aimed and printed <= led.mp[0] and plain:
        raise Deviation("the Skill is not offered though it can be paid")
    raise NotDriven("the Skill cannot be used now")


def _counters(run: Run) -> dict[str, int]:
    """One counter more than the Skill costs, so that one is seen to stay."""
    names = {"charged": "charged.0", "fixed-charge": "fixed-charge"}
    return {names[name_of(c)]: number(c) + 1 for c in costs(run.tree) if name_of(c) in names}


# ---------------------------------------------------------------------------- how often


def _limit(run: Run) -> tuple[int, str] | None:
    for node in many(run.tree.get("l")):
        if name_of(node) != "own":
            raise NotDriven(node["is"])
        return number(node), name_of(node["p"])
    return None


def _wakers(run: Run) -> list[Prop]:
    card = spell(run.match, "Alarm", "1 of your Seals becomes Active.")
    return [Prop(f"alarm {at}", card, "0.hand") for at in (1, 2, 3)]


def _awake(run: Run, led: Ledger, at: int) -> None:
    """The Seal is made Active again, so that only the limit keeps it from its Skill."""
    card = led.subject

    def active() -> None:
        led.pieces[card].side = False

    probe(run, led, f"alarm {at}", active, card)


def _used_up(run: Run, led: Ledger, most: int, period: str) -> None:
    """As often as the limit says, and then not again before its time is over (SMG-118)."""
    for at in range(1, most):
        _awake(run, led, at)
        if led.subject not in led.stage.offered("skill"):
            raise Deviation(f"the Skill is offered {at} times, the text says {most}")
        use(run, led)
    _awake(run, led, most)
    compare(led)
    if led.subject in led.stage.offered("skill"):
        raise Deviation(f"the Skill is offered more than {most} times in a {period}")
    if period in PERIODS:
        for _ in range(2):
            run.advance(led)
            compare(led)
        if led.subject not in led.stage.offered("skill"):
            raise Deviation(f"the Skill is not offered again in the next {period}")


# ---------------------------------------------------------------------------- from the hand


def twinkling(run: Run) -> str:
    """619: only its name is announced; after the Interfere Step the card is shown, goes, and its Skill works."""
    led = run.begin("hand")
    known(run.tree)
    card = led.subject
    if card not in led.stage.offered("skill"):
        raise Deviation("the Skill is not offered from the hand")
    led.stage.act("skill", card)
    led.mp[0] -= mp_cost(run.tree)
    aims = aim(led, run.tree)
    run.interfere(led)
    if led.stage.asked("copy", 0):
        led.stage.act("pick", card)
    kinds = {name_of(cost) for cost in costs(run.tree)}
    if "twinkling-discard" in kinds:
        led.to_shrine(card)
    elif "twinkling-remove" in kinds:
        led.move(card, "remove")
    else:
        raise NotDriven("a Skill from the hand that does not Twinkle")
    run.interfere(led)
    if aims is not None:
        run.do(led, aims)
    run.interfere(led)
    return run.end(led)
