"""Seals that grow, cards that Progress, and those that wake up (611 to 614, 617, SMG-130)."""

from __future__ import annotations

from sanam.games.summoner_master.witness.aiming import aim, known
from sanam.games.summoner_master.witness.board import Prop
from sanam.games.summoner_master.witness.casting import probe
from sanam.games.summoner_master.witness.comparing import compare
from sanam.games.summoner_master.witness.fights import attack_options, declare, fought, weak, winning
from sanam.games.summoner_master.witness.ledger import Ledger
from sanam.games.summoner_master.witness.meanings import holds
from sanam.games.summoner_master.witness.props import blank, seal, spell
from sanam.games.summoner_master.witness.run import Run
from sanam.games.witnessing.phrases import Node, many, name_of, number, walk
from sanam.games.witnessing.trials import Deviation, NotDriven


def grow(run: Run) -> str:
    """611 to 614: the condition Seals go out of the game; then what stands in the Growth Box is there."""
    props = [Prop(f"prey {at}", seal(f"Prey {at}", at=0, df=0, sp=0), "1.at-line") for at in (1, 2)]
    led = run.begin("hand", props=props)
    card = led.subject
    if card not in led.stage.offered("cast"):
        raise NotDriven("it cannot be cast now")
    led.stage.act("cast", card)
    led.mp[0] -= run.card.cast_mp or 0
    led.move(card, "no-line", 0)
    run.line(led, card, "at-line")
    if not led.stage.asked("yes_no", 0):
        raise Deviation(f"not asked whether it grows, but “{led.stage.kind}”")
    led.stage.act("yes")
    gone = _conditions(run, led)
    moment = name_of(run.tree["w"]) if run.tree["is"] == "Text.when" else ""
    aims = aim(led, run.tree) if moment == "grow" else None
    run.interfere(led)
    for one in gone:
        led.move(one, "remove")
    led.touched = True
    if moment == "grow" and aims is not None:
        run.do(led, aims)
    run.interfere(led)
    if moment == "enter":
        # What stands in the Growth Box is there now, and chooses (614.12).
        aims = aim(led, run.tree)
        run.interfere(led)
    led.move(card, "at-line", 0)
    if moment == "enter" and aims is not None:
        run.do(led, aims)
        run.interfere(led)
    if run.box == "growth" and moment not in ("grow", "enter"):
        _gained(run, led, moment)
    return run.end(led)


def _gained(run: Run, led: Ledger, moment: str) -> None:
    """What the box gives works from now on."""
    known(run.tree)
    if moment == "attack-success":
        compare(led)
        winning(run, led, led.subject)
    elif any(one.get("o", {}).get("is") == "Op.again" for one in many(run.tree.get("s"))):
        compare(led)
        once_more(run, led)
    elif run.tree["is"] == "Text.does" and not run.tree.get("h"):
        run.stand(led)
    else:
        raise NotDriven("a Growth Box that works later")


def once_more(run: Run, led: Ledger) -> None:
    """One attack more, though it is Inactive, and none after that (SMG-107)."""
    for _ in range(2):
        target = weak(led, led.subject)
        declare(run, led, led.subject, target, -1)
        fought(led, led.subject, [target])
        run.interfere(led)
        compare(led)
    if attack_options(led, led.subject, -1):
        raise Deviation("a third attack is offered")


def _conditions(run: Run, led: Ledger) -> list[int]:
    """The Seals that the condition asks for, each for one requirement (611.6, 613)."""
    needs, chosen = _needs(run), _chosen(run, led)
    choice = led.stage.choice
    if choice is not None and choice.kind == "conditions":
        offered = [option.card for option in choice.options if option.card is not None]
        able = [c for c in led.seals(0) if any(led.passes(c, many(need.get("f"))) for need in needs)]
        if set(able) - {led.subject} != set(offered):
            raise Deviation(f"condition Seals may be {led.named(offered)}; the text says {led.named(able)}")
        led.stage.answer(sorted(offered.index(c) for c in chosen))
    return chosen


def _needs(run: Run) -> list[Node]:
    return [node for node in walk(run.needs) if node["is"].startswith("Need.")]


def _chosen(run: Run, led: Ledger) -> list[int]:
    chosen: list[int] = []
    for need in _needs(run):
        if name_of(need) != "of":
            raise NotDriven(need["is"])
        able = [c for c in led.seals(0) if c not in (led.subject, *chosen) and led.passes(c, many(need.get("f")))]
        chosen += able[: number(need)]
    return chosen


# ---------------------------------------------------------------------------- Progress


def progress(run: Run) -> str:
    """617: in the Check up Step cards are used up, the card is cast free, and there is no draw (SMG-53)."""
    curse = spell(run.match, "Hex", "1 Seal gets Poison Curse.")
    prey = seal("Prey", at=0, df=0, sp=0)
    props = [Prop("hex", curse, "0.hand"), Prop("prey", prey, "1.at-line"), Prop("shard", blank("Shard"), "0.no-line")]
    led = run.begin("hand", player=1, props=props)
    known(run.tree)
    led.stage.act("pass")
    led.next_subturn()
    run.interfere(led)
    card = led.subject
    if not led.stage.asked("progress", 0):
        raise Deviation(f"not asked whether it Progresses, but “{led.stage.kind}”")
    led.stage.act("progress", card)
    used = _use_up(run, led)
    for one in used:
        led.move(one, "remove")
    run.interfere(led)
    led.move(card, "no-line", 0)
    led.touched = True
    run.line(led, card, "at-line")
    run.interfere(led)
    led.move(card, "at-line", 0)
    _progressed(run, led)
    return run.end(led)


def _progressed(run: Run, led: Ledger) -> None:
    """What stands in the Progress Box: on coming in or Progressing it works at once (617.1.9)."""
    moment = name_of(run.tree["w"]) if run.tree["is"] == "Text.when" else ""
    if moment in ("enter", "progress"):
        aims = aim(led, run.tree)
        run.interfere(led)
        if aims is not None:
            run.do(led, aims)
    run.interfere(led)
    if led.stage.kind != "action":
        raise Deviation(f"after a Progress “{led.stage.kind}” is asked; there is no Draw Step")
    compare(led)
    if moment == "attack-success":
        winning(run, led, led.subject)
    elif not moment:
        if [one.get("o", {}).get("is") for one in many(run.tree.get("s"))] != ["Op.hyper-drive"]:
            raise NotDriven("a Progress Box that works later")
        probe(run, led, "hex", lambda: None, led.subject)


def _use_up(run: Run, led: Ledger) -> list[int]:
    """What the card's own data names is used up, of cards in the Arena (SMG-53.1)."""
    chosen = _chosen(run, led)
    choice = led.stage.choice
    if choice is not None and choice.kind == "used_up":
        offered = [option.card for option in choice.options if option.card is not None]
        able = {c for c in led.seals(0) if any(led.passes(c, many(need.get("f"))) for need in _needs(run))}
        if set(offered) != able:
            raise Deviation(f"used up may be {led.named(offered)}; the text says {led.named(able)}")
        led.stage.answer(sorted(offered.index(c) for c in chosen))
    return chosen


# ---------------------------------------------------------------------------- Wake Up


def wake_up(run: Run) -> str:
    """On entering the own Main Step, or when its condition holds, it may be cast free, once a Subturn (SMG-130)."""
    condition = run.tree.get("c")
    waits = condition is not None
    # One of the same name in the Arena keeps it asleep (SMG-130.4).
    broken = run.trial.against is not None
    run.board.lonely = waits and name_of(condition) == "have-none" and not broken  # type: ignore[arg-type]
    twin = [Prop("twin", run.card, "0.at-line")] if broken and not waits else []
    led = run.begin("hand", player=1, props=twin)
    woken = False
    if led.stage.kind == "action":
        led.stage.act("pass")
        led.next_subturn()
    for _ in range(40):
        if led.stage.kind in ("interfere", "order"):
            run.interfere(led)
        elif led.stage.kind == "draw":
            run.draw(led)
        elif led.stage.kind == "wake_up":
            _woken(run, led)
            woken = True
        else:
            break
    expected = not twin and (condition is None or holds(led, condition) or woken)
    if woken != expected:
        raise Deviation(f"{'it wakes up' if woken else 'it does not wake up'}, the text says otherwise")
    return run.end(led)


def _woken(run: Run, led: Ledger) -> None:
    choice = led.stage.choice
    assert choice is not None
    if (choice.seat, [option.card for option in choice.options]) != (0, [led.subject]):
        raise Deviation("others wake up than the text says")
    if led.touched:
        raise Deviation("a second Wake Up in the Subturn")
    condition = run.tree.get("c")
    if condition is not None and not holds(led, condition):
        raise Deviation("it wakes up though its condition does not hold")
    led.stage.answer([0])
    led.move(led.subject, "no-line", 0)
    run.line(led, led.subject, "at-line")
    run.interfere(led)
    led.move(led.subject, "at-line", 0)
    led.touched = True
