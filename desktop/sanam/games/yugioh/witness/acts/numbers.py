"""Life Points of both, cards drawn up to a number, numbers that a player says, control that is given away."""

from __future__ import annotations

from sanam.games.witnessing.phrases import Node, category_of, name_of, number
from sanam.games.witnessing.trials import NotDriven
from sanam.games.yugioh.witness.amounts import amount
from sanam.games.yugioh.witness.asking import chosen_number
from sanam.games.yugioh.witness.effects import hand_over
from sanam.games.yugioh.witness.ledger import Ledger
from sanam.games.yugioh.witness.picking import does, kept, picked
from sanam.games.yugioh.witness.selections import wanted
from sanam.games.yugioh.witness.statements import until


@does("both take damage")
def both_take_damage(led: Ledger, node: Node) -> bool:
    for seat in (led.me, 1 - led.me):
        led.damage(seat, number(node))
    return True


@does("lose lp")
def lose_lp(led: Ledger, node: Node) -> bool:
    """No damage: the Life Points only become fewer."""
    led.lp[led.me] = max(0, led.lp[led.me] - number(node))
    led.touched = True
    return True


@does("halve opponent's lp", "halve your lp")
def halve(led: Ledger, node: Node) -> bool:
    seat = led.me if name_of(node).endswith("your lp") else 1 - led.me
    led.lp[seat] = -(-led.lp[seat] // 2)
    led.touched = True
    return True


@does("draw until")
def draw_until(led: Ledger, node: Node) -> bool:
    missing = number(node) - len(led.pile(led.me, "hand"))
    led.memory.handled = led.memory.it = led.draw(led.me, missing) if missing > 0 else []
    return bool(led.memory.handled)


@does("draw equal")
def draw_equal(led: Ledger, node: Node) -> bool:
    size = amount(led, node["v"])
    led.memory.handled = led.memory.it = led.draw(led.me, size)
    return bool(led.memory.handled)


@does("draw the same number", "they draw the same number")
def draw_the_same_number(led: Ledger, node: Node) -> bool:
    """As many cards as were handled just before; "they" are the other player."""
    seat = 1 - led.me if name_of(node).startswith("they") else led.me
    led.memory.handled = led.memory.it = led.draw(seat, len(led.memory.handled or led.memory.paid))
    return bool(led.memory.handled)


@does("declare a level", "choose a number")
def declare_number(led: Ledger, node: Node) -> bool:
    """From one number to another, as the player says."""
    led.memory.declared = chosen_number(led, list(range(number(node), number(node, "m") + 1)))
    return True


@does("remove counters from your field")
def remove_from_field(led: Ledger, node: Node) -> bool:
    """From one card or several, as the player says."""
    kind, size = str(node["c"]["v"]), number(node, otherwise=1)
    bearers = [c for c in led.controlled(led.me) if led.counters.get(c, {}).get(kind)]
    if len(bearers) != 1 or led.counters[bearers[0]][kind] < size:
        raise NotDriven(node["is"])
    own = led.counters[bearers[0]]
    own[kind] -= size
    if not own[kind]:
        del own[kind]
    return True


@does("give control")
def give_control(led: Ledger, node: Node) -> bool:
    ends, me = until(led, node.get("u")) or led.until, led.me
    cards = [c for c in picked(led, node["o"], "give control") if led.seat_of(c) == me and led.area(c) == "monster"]
    for card in cards:
        hand_over(led, card, 1 - me)
        if ends is not None:
            led.later.append((ends, lambda card=card: hand_over(led, card, me)))  # type: ignore[misc]
    return kept(led, node["o"], cards)


@does("switch control")
def switch_control(led: Ledger, node: Node) -> bool:
    """Each of the two goes to the other side."""
    known = wanted(led, node["o"]).cards if category_of(node["o"]) == "Ref" else led.memory.targets
    both = [card for card in known if led.there(card) and led.area(card) == "monster"]
    if len(both) != 2 or len({led.seat_of(card) for card in both}) != 2:
        return False
    ends = until(led, node.get("u")) or led.until
    sides = {card: led.seat_of(card) for card in both}
    for card in both:
        hand_over(led, card, 1 - sides[card])
        if ends is not None:
            led.later.append((ends, lambda card=card: hand_over(led, card, sides[card])))  # type: ignore[misc]
    return True


@does("flip face-up")
def flip_up(led: Ledger, node: Node) -> bool:
    """They are turned up as they lie: whoever lay in Defense Position still does."""
    cards = [card for card in picked(led, node["o"], "flip face-up") if led.on_field(card) and not led.pieces[card].up]
    for card in cards:
        led.pieces[card].up = True
        led.touched = True
    return kept(led, node["o"], cards)
