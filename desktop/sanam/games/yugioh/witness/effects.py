"""Operations on Life Points, counters, materials, Equip Cards, control and Chains."""

from __future__ import annotations

from sanam.games.witnessing.phrases import Node, category_of, has, name_of, number
from sanam.games.witnessing.trials import NotDriven
from sanam.games.yugioh.witness.amounts import amount
from sanam.games.yugioh.witness.asking import choose
from sanam.games.yugioh.witness.ledger import Change, Ledger
from sanam.games.yugioh.witness.picking import does, kept, looked, picked
from sanam.games.yugioh.witness.references import refer, whose
from sanam.games.yugioh.witness.selections import wanted
from sanam.games.yugioh.witness.statements import until


@does("inflict damage", "inflict damage equal")
def inflict(led: Ledger, node: Node) -> bool:
    points = number(node) if "n" in node else amount(led, node["x"])
    for seat in _victims(led, name_of(node["v"])):
        led.damage(seat, points)
    if has(node.get("x"), "Poss.that monster's", "Poss.that card's"):
        led.memory.it = whose(led, {"is": "Poss.that monster's"})
    return points > 0


def _victims(led: Ledger, word: str) -> list[int]:
    """To whom damage is inflicted."""
    if word == "opponent":
        return [1 - led.me]
    if word == "each player":
        return [led.turn_player, 1 - led.turn_player]
    worn = led.pieces[led.subject].host
    if word == "equipped monster's controller" and worn is not None:
        return [led.seat_of(worn)]
    if word == "controller":
        seats = {led.held[card] for card in led.memory.it or led.memory.targets if card in led.held}
        if len(seats) == 1:
            return list(seats)
    raise NotDriven(f"Victim.{word}")


@does("take damage", "take damage equal")
def take(led: Ledger, node: Node) -> bool:
    points = number(node) if "n" in node else amount(led, node["x"])
    led.damage(led.me, points)
    return points > 0


@does("gain lp", "increase your lp", "gain lp equal")
def gain(led: Ledger, node: Node) -> bool:
    points = number(node) if "n" in node else amount(led, node["x"])
    led.lp[led.me] += points
    led.touched = led.touched or points > 0
    return points > 0


@does("pay lp")
def pay_lp(led: Ledger, node: Node) -> bool:
    led.lp[led.me] -= number(node)
    return True


@does("pay half lp")
def pay_half(led: Ledger, node: Node) -> bool:
    led.lp[led.me] -= led.lp[led.me] // 2
    return True


@does("detach")
def detach(led: Ledger, node: Node) -> bool:
    hosts = refer(led, node["o"]) if category_of(node["o"]) == "Ref" else list(wanted(led, node["o"]).cards)
    under = [card for host in hosts for card in led.materials(host)]
    size = number(node, otherwise=1)
    cards = choose(led, under, size, size, led.me)
    for card in cards:
        led.move(card, "graveyard")
    return bool(cards)


@does("detach all of its")
def detach_all(led: Ledger, node: Node) -> bool:
    cards = [card for host in led.memory.it for card in led.materials(host)]
    for card in cards:
        led.move(card, "graveyard")
    return bool(cards)


@does("flip face-down")
def flip_down(led: Ledger, node: Node) -> bool:
    cards = [card for card in picked(led, node["o"], "flip") if led.on_field(card)]
    for card in cards:
        led.pieces[card].up, led.pieces[card].side = False, True
        led.touched = True
    return bool(cards)


@does("banish face-down")
def banish_down(led: Ledger, node: Node) -> bool:
    cards = picked(led, node["o"], "banish")
    for card in cards:
        led.move(card, "banished")
        led.pieces[card].up = False
    return bool(cards)


@does("place counters", "place counters at most")
def place_counters(led: Ledger, node: Node) -> bool:
    cards = picked(led, node["o"], "place counters")
    for card in [c for c in cards if led.on_field(c)]:
        own = led.counters.setdefault(card, {})
        own[str(node["c"]["v"])] = own.get(str(node["c"]["v"]), 0) + number(node, otherwise=1)
        led.touched = True
    return bool(cards)


@does("remove counters")
def remove_counters(led: Ledger, node: Node) -> bool:
    kind, size = str(node["c"]["v"]), number(node, otherwise=1)
    cards = refer(led, node["o"]) if category_of(node["o"]) == "Ref" else []
    if category_of(node["o"]) == "NP":
        able = [c for c in wanted(led, node["o"]).cards if led.counters.get(c, {}).get(kind, 0) >= size]
        cards = choose(led, able, 1, 1, led.me)
    for card in cards:
        own = led.counters[card]
        own[kind] = own.get(kind, 0) - size
        if not own[kind]:
            del own[kind]
    return True


@does("equip")
def equip(led: Ledger, node: Node) -> bool:
    """A card becomes an Equip Card of a monster (YZH-5.47)."""
    known = refer(led, node["o"]) if category_of(node["o"]) == "Ref" else None
    bearers = picked(led, node["t"], "")
    cards = picked(led, node["o"], "equip") if known is None else known
    for card in cards if bearers else []:
        if not led.there(card) or not led.on_field(bearers[0]):
            continue
        if led.area(card) != "spell":
            led.move(card, "spell", led.me)
        led.pieces[card].host = bearers[0]
        led.touched = True
    looked(led, node["o"])
    return bool(cards and bearers)


@does("equip with this card")
def equip_with_this(led: Ledger, node: Node) -> bool:
    bearers = picked(led, node["o"], "")
    if bearers and led.on_field(bearers[0]):
        if led.area(led.subject) != "spell":
            led.move(led.subject, "spell", led.me)
        led.pieces[led.subject].host = bearers[0]
        led.touched = True
    return bool(bearers)


@does("attach")
def attach(led: Ledger, node: Node) -> bool:
    """A card becomes an Xyz Material (YZH-5.28)."""
    bearers = picked(led, node["t"], "")
    cards = picked(led, node["o"], "attach")
    looked(led, node["o"])
    for card in cards if bearers else []:
        led.move(card, "materials")
        led.pieces[card].host = bearers[0]
    return bool(cards and bearers)


@does("take control")
def take_control(led: Ledger, node: Node) -> bool:
    ends = until(led, node.get("u"))
    cards = picked(led, node["o"], "take control", lambda card: led.seat_of(card) != led.me)
    taken = [card for card in cards if led.area(card) == "monster" and led.seat_of(card) != led.me]
    me = led.me
    for card in taken[: 5 - len(led.monsters(led.me))]:
        hand_over(led, card, me)
        if ends is not None:
            led.later.append((ends, lambda card=card: hand_over(led, card, 1 - me)))  # type: ignore[misc]
    return kept(led, node["o"], taken)


@does("return control")
def return_control(led: Ledger, node: Node) -> bool:
    """Each monster that its owner does not control goes to its owner."""
    cards = picked(led, node["o"], "return control", lambda card: led.seat_of(card) != led.pieces[card].owner)
    for card in [c for c in cards if led.area(c) == "monster"]:
        hand_over(led, card, led.pieces[card].owner)
    return kept(led, node["o"], cards)


@does("take a material")
def take_material(led: Ledger, node: Node) -> bool:
    """One card that lies under a monster of the opponent goes under a monster."""
    cards = [one for card in led.monsters(1 - led.me) for one in led.materials(card)]
    chosen = choose(led, cards, min(1, len(cards)), 1, led.me)
    bearers = picked(led, node["t"], "") if chosen else []
    for card in chosen if bearers else []:
        led.move(card, "materials")
        led.pieces[card].host = bearers[0]
    return bool(chosen)


def hand_over(led: Ledger, card: int, seat: int) -> None:
    if led.there(card) and led.area(card) == "monster" and led.seat_of(card) != seat:
        led.lift(card)
        led.lay(card, f"{seat}.monster")
        led.touched = True


@does("negate activation", "negate the effect", "negate effect", "negate summon", "negate summon or activation")
def negate(led: Ledger, node: Node) -> bool:
    """The card that the effect answers: its activation does nothing."""
    led.memory.it = list(led.memory.event)
    led.memory.handled = list(led.memory.event)
    led.memory.did = True
    led.touched = True
    led.negated = True
    return True


@does("change attack target")
def change_target(led: Ledger, node: Node) -> bool:
    cards = picked(led, node["o"], "")
    led.retarget = cards[0] if cards else None
    led.touched = bool(cards)
    return bool(cards)


@does("end battle phase")
def end_battle(led: Ledger, node: Node) -> bool:
    led.attack_over = led.touched = True
    return True


@does("negate its effects", "effects are negated", "negate effects of")
def negate_effects(led: Ledger, node: Node) -> bool:
    """The effects of a face-up card do nothing for a time."""
    cards = whose(led, node["p"]) if "p" in node else picked(led, node["r"] if "r" in node else node["o"], "negate")
    ends = until(led, node.get("u")) or led.until
    done = [card for card in cards if led.on_field(card) and led.pieces[card].up]
    led.lasting += [Change(card, "negated", "rule", True, ends) for card in done]
    led.touched = led.touched or bool(done)
    return bool(done)


@does("remove counters from the field")
def remove_anywhere(led: Ledger, node: Node) -> bool:
    kind, size = str(node["c"]["v"]), number(node, otherwise=1)
    bearers = [c for seat in (0, 1) for c in led.controlled(seat) if led.counters.get(c, {}).get(kind)]
    if len(bearers) != 1:
        raise NotDriven(node["is"])
    own = led.counters[bearers[0]]
    own[kind] -= size
    if not own[kind]:
        del own[kind]
    return True


@does("banish until")
def banish_until(led: Ledger, node: Node) -> bool:
    """Away for a time; it comes back as it lay."""
    when = moment(led, node["p"])
    cards = picked(led, node["o"], "banish")
    lay = {c: (led.area(c), led.seat_of(c), led.pieces[c].side, led.pieces[c].up) for c in cards}

    def back() -> None:
        for card, (area, seat, side, up) in lay.items():
            if led.there(card) and led.area(card) == "banished":
                led.move(card, area, seat, up=up, side=side)

    for card in cards:
        led.move(card, "banished")
    led.later.append((when, back))
    return kept(led, node["o"], cards)


def moment(led: Ledger, time: Node) -> tuple[str, int]:
    """When something is done that is done later."""
    mine, key = led.turn_player == led.me, name_of(time)
    if key == "next end phase":
        return "end", led.turn + 1
    if key == "end phase of your next turn":
        return "end", led.turn + (2 if mine else 1)
    if key == "end phase of opponent's next turn":
        return "end", led.turn + (1 if mine else 2)
    if key == "end phase" or (key == "any" and name_of(time["p"]) == "end"):
        return "end", led.turn
    if key == "your end phase":
        return "end", led.turn if mine else led.turn + 1
    if key == "your next standby phase":
        return "standby", led.turn + (2 if mine else 1)
    raise NotDriven(time["is"])


@does("skip several phases")
def skip_several(led: Ledger, node: Node) -> bool:
    for at in range(number(node)):
        led.skips.add((led.me, name_of(node["p"]) + " again" * at))
    led.touched = True
    return True


@does("skip phase", "opponent skips phase")
def skip(led: Ledger, node: Node) -> bool:
    seat = led.me if name_of(node) == "skip phase" else 1 - led.me
    if name_of(node["p"]) not in ("draw", "battle"):
        raise NotDriven(node["p"]["is"])
    led.skips.add((seat, name_of(node["p"])))
    led.touched = True
    return True


@does("negate attack")
def negate_attack(led: Ledger, node: Node) -> bool:
    led.attack_over = True
    led.touched = True
    return True
