"""Attacks of the Seal whose text is tried: general ones, special attack forms, and what works on them (504 to 508)."""

from __future__ import annotations

from sanam.games.summoner_master.witness.aiming import aim
from sanam.games.summoner_master.witness.board import Prop
from sanam.games.summoner_master.witness.comparing import compare
from sanam.games.summoner_master.witness.ledger import Ledger
from sanam.games.summoner_master.witness.props import seal
from sanam.games.summoner_master.witness.run import Run
from sanam.games.witnessing.phrases import Node, has, many, name_of, number, walk
from sanam.games.witnessing.trials import Deviation, NotDriven


def attack_succeeds(run: Run) -> str:
    """504: the attacker wins; its Ability on success works before the loser is destroyed (504.16, 504.20)."""
    shared = any(name_of(limit) == "shared" for limit in many(run.tree.get("l")))
    props = [Prop("copy", run.card, "0.at-line"), *_prey()] if shared else _prey()
    led = run.begin("at-line", props=props)
    winning(run, led, led.subject)
    if shared:
        _shared(run, led)
    if has(run.tree, "Op.steal"):
        _give_back(run, led)
    return run.end(led)


def _prey() -> list[Prop]:
    return [Prop(f"prey {at}", seal(f"Prey {at}", at=0, df=0, sp=0), "1.at-line") for at in (1, 2)]


def winning(run: Run, led: Ledger, card: int) -> None:
    """An attack that is won, with what works on its success."""
    target = weak(led, card)
    declare(run, led, card, target, -1)
    if run.thief is not None:
        aims = aim(led, run.thief)
        if aims is not None:
            run.do(led, aims, text=run.thief)
    aims = aim(led, run.tree)
    if aims is not None:
        run.do(led, aims)
    run.interfere(led)
    fought(led, card, [target])
    run.interfere(led)


def _shared(run: Run, led: Ledger) -> None:
    """What works so often in a time for all cards of the name does not work for the next of them (SMG-121)."""
    limit = next(node for node in many(run.tree.get("l")) if name_of(node) == "shared")
    if number(limit) != 1:
        raise NotDriven("a limit of more than one")
    compare(led)
    other = led.props["copy"]
    target = weak(led, other)
    declare(run, led, other, target, -1)
    run.interfere(led)
    fought(led, other, [target])
    run.interfere(led)


def _give_back(run: Run, led: Ledger) -> None:
    """What was stolen lies in the Remove Zone, face-up, until the thief has left the Arena (SMG-66)."""
    gone = list(led.zones["1.remove"])
    compare(led)
    run.advance(led)
    led.props["lance"] = led.zones["1.at-line"][-1]
    attacker = next((c for c in led.seals(1) if led.word(c) == "at-line" and (led.value(c, "at") or 0) > 4), None)
    if attacker is None:
        raise NotDriven("nobody drives the thief away")
    declare(run, led, attacker, led.subject, -1, 1)
    fought(led, attacker, [led.subject])
    for card in gone:
        led.move(card, "hand")
    run.interfere(led)


def weak(led: Ledger, card: int) -> int:
    """An opposing Seal that loses to a card."""
    mine = led.value(card, "at") or 0
    at_line = [one for one in led.seals(1) if led.word(one) == "at-line"]
    found = [one for one in at_line if (led.value(one, "at") or 0) < mine]
    if not found:
        raise NotDriven("an attack that it could win")
    return found[0]


def attack_options(led: Ledger, card: int, form: int) -> list[int]:
    choice = led.stage.choice
    options = choice.options if choice is not None else []
    return [i for i, o in enumerate(options) if (o.act, o.card) == ("attack", card) and o.value in (form, None)]


def declare(run: Run, led: Ledger, card: int, target: int, form: int, seat: int = 0) -> None:
    at = attack_options(led, card, form)
    if not at:
        raise NotDriven("an attack that is not offered")
    cost = led.value(card, "attack_mp") or 0
    led.stage.answer([at[0]])
    led.mp[seat] -= cost
    aim_at(run, led, target)


def aim_at(run: Run, led: Ledger, target: int) -> None:
    if led.stage.kind == "attack_target":
        if target not in led.stage.offered("attack"):
            raise Deviation(f"{led.named([target])} cannot be attacked; the rules say it can")
        led.stage.act("attack", target)
    run.interfere(led)


def reachable(led: Ledger, card: int, across: bool) -> set[int]:
    """The Seals that may be attacked: those in the At Line before those in the Df Line (501.2.2, SMG-84)."""
    foe = 1 - int(led.zone_of(card)[0])
    front, back = ([c for c in led.seals(foe) if led.word(c) == line] for line in ("at-line", "df-line"))
    return {*front, *back} if across or not front else set(front)


def fought(led: Ledger, card: int, targets: list[int], everybody: bool = False, touch: bool = False) -> None:
    """Who is destroyed, by At, Df and Sp (504.15, 506.12); the attacker is Inactive (504.18).

    touch  Weak Touch: what makes the other Seal's value more does not count (SMG-127)
    """
    mine, speed = led.value(card, "at") or 0, led.value(card, "sp") or 0
    lost = []
    led.pieces[card].side = True
    for target in targets:
        front = led.word(target) == "at-line"
        key = "at" if front else "df"
        theirs = led.value(target, key) or 0
        if touch:
            theirs = min(theirs, getattr(led.data(target), key) or 0)
        other = led.value(target, "sp") or 0
        even = front if everybody else (speed >= other if front else speed > other)
        if mine > theirs or (mine == theirs and even):
            lost.append(target)
        if not everybody and front and (mine < theirs or (mine == theirs and speed <= other)):
            lost.append(card)
    for one in lost:
        led.destroy(one)
    led.touched = True


def strike(run: Run, led: Ledger, card: int, target: int) -> None:
    """One strike of several: its loser is destroyed before the next (507.8, 507.11)."""
    fought(led, card, [target])
    led.pieces[card].side = False
    run.interfere(led)


# ---------------------------------------------------------------------------- forms


def form(run: Run) -> str:
    """A special attack form: its values count once it is combined, or while it attacks in it (200.12, 508)."""
    combined = run.tree["is"] == "Form.combined"
    parts = [node for node in walk(run.tree["p"]) if node["is"].startswith("Part.")]
    own = {name_of(part["k"]): number(part) for part in parts if name_of(part) == "number"}
    kinds = {name_of(part) for part in parts} - {"number"}
    led = run.begin("at-line")
    card = led.subject
    if combined:
        _combine(run, led, card)
        led.forms[card] = own
        led.touched = True
        compare(led)
    strikes = max([number(part) for part in parts if name_of(part) == "times"], default=1)
    if kinds - {"all", "times"}:
        raise NotDriven(f"parts {sorted(kinds)}")
    targets = led.seals(1)
    if not combined:
        led.forms[card] = own
    declare(run, led, card, targets[0], 0)
    for _ in range(strikes - 1):
        strike(run, led, card, targets[0])
        targets = led.seals(1)
        if not led.in_arena(card) or led.stage.kind != "attack_target":
            break
        led.stage.act("attack", targets[0])
        run.interfere(led)
    fought(led, card, targets if "all" in kinds else targets[:1], "all" in kinds)
    run.interfere(led)
    if not combined:
        led.forms.pop(card, None)
    elif not led.in_arena(card):
        led.forms.pop(card, None)
        for one in list(led.zones["0.support"]):
            led.to_shrine(one)
    return run.end(led)


def _combine(run: Run, led: Ledger, card: int) -> None:
    needs: list[Node] = [node for node in walk(run.tree["r"]) if node["is"].startswith("Need.")]
    if any(name_of(need) != "of" for need in needs):
        raise NotDriven(needs[0]["is"])
    able = [[c for c in led.seals(0) if c != card and led.passes(c, many(need.get("f")))] for need in needs]
    chosen: list[int] = []
    for need, here in zip(needs, able, strict=True):
        chosen += [c for c in here if c not in chosen and not led.pieces[c].side][: number(need)]
    combine(run, led, card, chosen, {c for here in able for c in here})


def combine(run: Run, led: Ledger, card: int, chosen: list[int], able: set[int]) -> None:
    if card not in led.stage.offered("combine"):
        raise Deviation("a Combination is not offered though its Seals are there")
    led.stage.act("combine", card)
    choice = led.stage.choice
    if choice is not None and choice.kind == "supports":
        offered = [option.card for option in choice.options if option.card is not None]
        if set(offered) - able:
            raise Deviation(f"Support Seals may be {led.named(offered)}")
        led.stage.answer(sorted(offered.index(c) for c in chosen))
    run.interfere(led)
    for one in chosen:
        led.move(one, "support", 0)
        led.pieces[one].host = card
