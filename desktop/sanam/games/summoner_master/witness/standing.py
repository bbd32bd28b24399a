"""What holds as long as its card is there, some of it seen only when something is tried against it (602, 603)."""

from __future__ import annotations

from sanam.games.summoner_master.cards.model import AttackForm, Selector
from sanam.games.summoner_master.witness.board import Prop
from sanam.games.summoner_master.witness.casting import cast_mystic, pick, probe
from sanam.games.summoner_master.witness.comparing import compare
from sanam.games.summoner_master.witness.fights import aim_at, attack_options, combine, fought, reachable
from sanam.games.summoner_master.witness.ledger import Ledger
from sanam.games.summoner_master.witness.props import able, seal, spell
from sanam.games.summoner_master.witness.run import Run
from sanam.games.witnessing.phrases import Node, has, many, name_of
from sanam.games.witnessing.trials import Deviation, NotDriven


def continuous(run: Run) -> str:
    """What holds while the Seal is in the Arena (603)."""
    found = [one["o"] for one in many(run.tree.get("s")) if "o" in one]
    names = {name_of(op) for op in found}
    if len(found) == 1 and names <= PROBED.keys():
        return PROBED[name_of(found[0])](run, found[0])
    line = name_of(run.gate["l"]) if run.gate is not None and has(run.gate, "Simple.line") else "at-line"
    crowd = next((limit for limit in many(run.tree.get("l")) if name_of(limit) == "zone"), None)
    if crowd is not None:
        return _crowded(run, crowd)
    led = run.begin(line)
    run.stand(led)
    return run.end(led)


def _crowded(run: Run, limit: Node) -> str:
    """Where so many cards of the name are, only the first of them work (SMG-119)."""
    if name_of(limit["z"]) != "arena":
        raise NotDriven("a limit of another Zone")
    many_, few = int(limit["x"]["v"]), int(limit["y"]["v"])
    copies = many_ - 1 if run.trial.way == "crowd" else many_ - 2
    props = [Prop(f"copy {at}", run.card, "0.df-line") for at in range(copies)]
    led = run.begin("at-line", props=props)
    # The subject came first, then the copies in their order.
    cards = [led.subject, *(led.props[prop.name] for prop in props)]
    working = cards if len(cards) < many_ else cards[:few]
    subject, found = led.subject, []
    for card in working:
        led.subject = card
        run.stand(led)
        found += led.standing
    led.subject, led.standing = subject, found
    return run.end(led)


def supports(run: Run) -> str:
    """As a Support Seal of any Main Seal, or of the one that is named (SMG-140)."""
    main = seal(
        "Choirmaster",
        at=4,
        forms=(AttackForm(name="Union", supports=(Selector(kind="name", value=run.card.name),), at=9),),
    )
    if run.tree.get("x"):
        raise NotDriven("as support of a named form")
    led = run.begin("at-line", props=[Prop("main", main, "0.at-line")])
    card = led.props["main"]
    compare(led)
    combine(run, led, card, [led.subject], {led.subject})
    led.forms[card] = {"at": 9}
    run.stand(led)
    return run.end(led)


# ---------------------------------------------------------------------------- what is tried


def _across(run: Run, op: Node) -> str:
    """Seals in the Df Line may be attacked past an occupied At Line (SMG-84)."""
    if run.card.family == "mystic":
        return cast_mystic(run, after=_try_across)
    led = run.begin("at-line")
    _try_across(run, led)
    return run.end(led)


def _try_across(run: Run, led: Ledger) -> None:
    pasted = run.tree["is"] == "Text.pasted"
    card = led.pieces[led.subject].host if pasted else led.subject
    assert card is not None
    works = run.holding(led)
    at = attack_options(led, card, -1)
    if not at:
        raise NotDriven("an attack that is not offered")
    allowed = reachable(led, card, works)
    led.stage.answer([at[0]])
    led.mp[0] -= led.value(card, "attack_mp") or 0
    offered = set(led.stage.offered("attack"))
    if offered != allowed:
        raise Deviation(f"may attack {led.named(offered)}; the text says {led.named(allowed)}")
    back = [c for c in allowed if led.word(c) == "df-line"]
    target = back[0] if works and back else next(iter(sorted(allowed)))
    aim_at(run, led, target)
    fought(led, card, [target])
    led.touched = works
    run.interfere(led)


def _cancel(run: Run, op: Node) -> str:
    """A Curse may be aimed at it, and has no result there (SMG-12; digest part 3, A30)."""
    if name_of(op["t"]["t"]) != "curse":
        raise NotDriven("continuous Op.cancel of another thing")
    hex_ = spell(run.match, "Hex", "1 Seal gets Poison Curse.")
    props = [Prop("hex 1", hex_, "0.hand"), Prop("hex 2", hex_, "0.hand"), Prop("mate", seal("Mate"), "0.at-line")]
    led = run.begin("at-line", props=props)
    probe(run, led, "hex 1", lambda: None, led.subject)
    compare(led)
    mate = led.props["mate"]
    probe(run, led, "hex 2", lambda: led.curses.setdefault(mate, {}).update(poison=0), mate)
    led.touched = True
    return run.end(led)


def _protect(run: Run, op: Node) -> str:
    """Nothing of that kind can be aimed at it (SMG-54); what its own player does can, unless that is meant too."""
    thing, theirs = name_of(op["t"]["t"]), name_of(op["t"]) == "theirs"
    if thing != "skill":
        raise NotDriven("continuous Op.protect from another thing")
    actor = able(run.match, "Actor", "Mp 1. 1 Seal becomes Inactive.", "skill", mp=1)
    props = [Prop("mate", seal("Mate"), "0.at-line")]
    props += [Prop(f"actor {seat}", actor, f"{seat}.at-line") for seat in (0, 1)]
    led = run.begin("at-line", player=1, props=props)
    _aims_at(run, led, led.props["mate"], [led.subject])
    run.advance(led)
    _aims_at(run, led, led.props["mate"], [] if theirs else [led.subject])
    led.touched = True
    return run.end(led)


def _aims_at(run: Run, led: Ledger, target: int, barred: list[int]) -> None:
    """A Skill of the player whose Subturn it is may aim at any Seal that is Active, but at none of these."""
    seat = led.turn_player
    actor = led.props[f"actor {seat}"]
    led.stage.act("skill", actor)
    led.mp[seat] -= 1
    here = {c for side in (0, 1) for c in led.seals(side) if c not in barred and not led.pieces[c].side}
    offered = led.stage.offered("target")
    if set(offered) != here:
        raise Deviation(f"may aim at {led.named(offered)}; the text says {led.named(here)}")
    pick(led, target, seat)
    run.interfere(led)
    led.pieces[target].side = led.pieces[actor].side = True
    compare(led)


PROBED = {"across": _across, "cancel": _cancel, "protect": _protect}
