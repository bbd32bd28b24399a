"""Attacks and the Damage Step on the ledger, beside those of the match (YZH-4.1 to 4.18)."""

from __future__ import annotations

from collections.abc import Callable

from sanam.games.witnessing.phrases import many, name_of
from sanam.games.witnessing.trials import NotDriven
from sanam.games.yugioh.witness.asking import declined, pass_by, wait
from sanam.games.yugioh.witness.ledger import Ledger
from sanam.games.yugioh.witness.selections import is_noun, passes

Use = Callable[[], None]


def enter(led: Ledger) -> None:
    """From the Main Phase into the Battle Phase."""
    choice = led.stage.choice
    if choice is not None and choice.kind == "action" and choice.params.get("phase") == "battle":
        return
    at = [i for i, o in enumerate(choice.options) if o.act == "phase" and o.value == "battle"] if choice else []
    if not at:
        raise NotDriven("no Battle Phase")
    led.stage.answer(at)
    pass_by(led)


def fight(
    led: Ledger,
    attacker: int,
    target: int | None,
    at: str = "",
    use: Use | None = None,
    instead: Callable[[], bool] | None = None,
) -> None:
    """An attack from its declaration to the end of its Damage Step; at "declared", "before" calculation, "calculated"
    or "ended" `use`. `instead`: whether something else is done where the target would be destroyed."""
    led.instead = None if target is None or instead is None else (target, instead)
    enter(led)
    led.stage.act("attack", attacker)
    if led.stage.kind == "attack_target":
        if target is None:
            led.stage.act("direct")
        else:
            led.stage.act("attack", target)
    led.attacked.add(attacker)
    led.strikes[attacker] = led.strikes.get(attacker, 0) + 1
    led.fought.add((attacker, target))
    led.bouts.append((attacker, target))
    led.memory.other = []
    led.memory.attack = (attacker, target)
    if at == "declared" and use is not None:
        use()
    if led.attack_over:
        declined(led)
        return
    target = led.retarget if led.retarget is not None else target
    if use is not None and at in ("calculated", "ended", "started", "before", "in"):
        wait(led)
    else:
        pass_by(led)
    _replay(led)
    if led.attack_over:
        return
    _damage_step(led, attacker, target, at, use)


def _replay(led: Ledger) -> None:
    if led.stage.kind == "replay":
        led.stage.act("cancel")
        led.attack_over = True
        declined(led)


def _damage_step(led: Ledger, attacker: int, target: int | None, at: str, use: Use | None) -> None:
    if not led.there(attacker) or led.area(attacker) != "monster" or _lies(led, attacker):
        declined(led)
        return
    if at == "started" and use is not None:
        use()
        pass_by(led)
        if not led.on_field(attacker) or (target is not None and not led.on_field(target)):
            declined(led)
            return
    if target is not None and not led.pieces[target].up:
        led.pieces[target].up = True
    if at in ("before", "in") and use is not None:
        use()
    if not led.on_field(attacker) or (target is not None and not led.on_field(target)):
        declined(led)
        return
    doomed = calculate(led, attacker, target)
    if led.instead is not None and led.instead[0] in doomed and led.instead[1]():
        doomed.remove(led.instead[0])
    led.doomed = set(doomed)
    if at == "calculated" and use is not None:
        use()
    led.doomed = set()
    for card in doomed:
        if led.there(card) and led.area(card) == "monster":
            led.destroy(card, "battle")
    if at == "ended" and use is not None:
        use()
    declined(led)
    led.expire("damage")


def _lies(led: Ledger, attacker: int) -> bool:
    """Whether an attacker is in Defense Position, and may not attack so."""
    return led.pieces[attacker].side and not led.has(attacker, "attacks in defense")


def calculate(led: Ledger, attacker: int, target: int | None) -> list[int]:
    """Damage calculation (YZH-4.7); the result are the monsters that are destroyed."""
    mine, me = led.value(attacker, "def" if led.pieces[attacker].side else "atk"), led.seat_of(attacker)
    if target is None:
        halved = led.has(attacker, "half when direct") and bool(led.monsters(1 - me))
        _hurt(led, 1 - me, -(-mine // 2) if halved else mine)
        return []
    side = led.pieces[target].side
    theirs = led.value(target, "def" if side else "atk")
    doomed = []
    if mine > theirs:
        doomed = [target]
        if not side or led.has(attacker, "pierces"):
            _hurt(led, 1 - me, mine - theirs)
    elif mine < theirs:
        doomed = [] if side or led.pieces[attacker].side else [attacker]
        _hurt(led, me, theirs - mine)
    elif not side and mine:
        doomed = [attacker, target]
    led.touched = True
    return [card for card in doomed if not _survives(led, card, attacker if card == target else target)]


def _survives(led: Ledger, card: int, foe: int) -> bool:
    """Whether battle with that monster does not destroy it."""
    if led.spares(card, "battle"):
        return True
    for change in led.changes(card, "no destruction by battle"):
        if not isinstance(change.value, dict):
            return True
        rule, group = change.value, change.value["g"]
        sort = group.get("n") or {"is": "Noun.monster"}
        with_such = is_noun(led, foe, sort) and all(passes(led, foe, test) for test in many(group.get("f")))
        if with_such != name_of(rule).endswith("except with"):
            return True
    return False


def _hurt(led: Ledger, seat: int, points: int) -> None:
    """Battle damage, by what is made of it."""
    fighting = [card for card in led.memory.attack or () if card is not None and led.there(card)]
    mine = [card for card in fighting if led.seat_of(card) == seat]
    foes = [card for card in fighting if card not in mine]
    if led.changes(-1 - seat, "reflects") or any(led.has(card, "reflects") for card in mine):
        seat = 1 - seat
    none = {str(one.value) for one in led.changes(-1 - seat, "no damage")}
    if any(led.has(card, "no battle damage") for card in mine) or none & {"all", "battle"}:
        return
    attacker = led.memory.attack[0] if led.memory.attack else None
    if "by attackers" in none and attacker in foes:
        return
    if "all by opponent" in none and any(led.seat_of(card) != seat for card in foes):
        return
    points *= 2 ** sum(len(led.changes(card, "deals double")) > 0 for card in foes)
    if mine and led.changes(-1 - seat, "double damage"):
        points *= 2
    if any(led.has(card, "deals half") for card in foes):
        points = -(-points // 2)
    if any(one.value in ("all", "battle") for one in led.changes(-1 - seat, "half damage")):
        points = -(-points // 2)
    numbers = [one.value for card in foes for one in led.changes(card, "deals so much")]
    numbers += [one.value for one in led.changes(-1 - seat, "battle damage is")]
    points = int(str(numbers[-1])) if numbers and points else points
    heals = any(one.value in ("all", "battle") for one in led.changes(-1 - seat, "heals"))
    if heals or any(led.has(card, "heals by battle") for card in fighting):
        led.lp[seat] += points
        return
    led.lp[seat] = max(0, led.lp[seat] - points)
    if points:
        led.memory.damage = points
