"""What is done, step by step: operations, statements, and what comes before them."""

from __future__ import annotations

from sanam.games.witnessing.phrases import Node, category_of, has, name_of, number
from sanam.games.witnessing.trials import NotDriven
from sanam.games.yugioh.witness import adjectives, effects, moving, summoning
from sanam.games.yugioh.witness.acts import decks, extra_summons, guises, numbers, words
from sanam.games.yugioh.witness.amounts import counted, handled
from sanam.games.yugioh.witness.asking import agree
from sanam.games.yugioh.witness.conditions import counted as counted_by
from sanam.games.yugioh.witness.conditions import holds, phrase
from sanam.games.yugioh.witness.ledger import Ledger
from sanam.games.yugioh.witness.picking import DOES, does
from sanam.games.yugioh.witness.selections import wanted
from sanam.games.yugioh.witness.statements import SHOWN, Ends, changes, until

#: What a card may be in the Graveyard, too.
_LETTERED = ("race", "attribute", "name")


def operate(led: Ledger, node: Node, ends: Ends = None) -> bool:
    """Carry out an operation or a statement."""
    if category_of(node) == "Statement":
        return state(led, node, ends)
    if category_of(node) == "First":
        return first(led, node)
    if node["is"] == "Step.may":
        if not _possible(led, node["x"]):
            return False
        return operate(led, node["x"], ends) if agree(led) else False
    if node["is"] == "Step.may if":
        led.held_last = holds(led, node["c"])
        if not led.held_last or not _possible(led, node["x"]):
            return False
        return operate(led, node["x"], ends) if agree(led) else False
    if node["is"] == "Step.draws":
        drawing = [led.me] if led.acting or not led.actors else led.actors
        drawn = [led.draw(seat, number(node)) for seat in drawing]
        return any(drawn)
    if node["is"] == "Steps.or":
        return operate(led, node["x" if decks.first_of_two(led) else "y"], ends)
    led.until = ends
    doing = DOES.get(name_of(node)) if category_of(node) in ("Op", "Declaring") else None
    if doing is None:
        raise NotDriven(node["is"])
    return doing(led, node)


def _possible(led: Ledger, node: Node) -> bool:
    """Whether there is a card for what may be done; without one nobody is asked."""
    part = node.get("o")
    if not isinstance(part, dict) or category_of(part) != "NP":
        return True
    cards = wanted(led, part, name_of(node)).cards
    if name_of(node) == "special summon":
        cards = tuple(card for card in cards if summoning.summonable(led, card))
    return bool(cards)


def state(led: Ledger, node: Node, ends: Ends = None) -> bool:
    found = changes(led, node, False, ends)
    found = [one for one in found if one.card < 0 or led.on_field(one.card) or one.key in _LETTERED]
    led.lasting += found
    cards = list(dict.fromkeys(one.card for one in found if one.card >= 0))
    if cards:
        led.memory.it = cards
    led.touched = led.touched or any(one.key in SHOWN or one.how != "rule" for one in found)
    return bool(found)


def first(led: Ledger, node: Node) -> bool:
    """What comes before a step: a condition, a number, a moment."""
    match name_of(node):
        case "if" if node["x"]["is"] == "Step.may" and has(node["x"], "Op.target"):
            raise NotDriven("what may be targeted or not")
        case "if" | "so if":
            led.held_last = holds(led, node["c"])
            if not led.held_last:
                return False
            if has(node["x"], "Poss.their", "Ref.them") and phrase(node["c"]) is not None:
                led.memory.it = counted_by(led, node["c"])
            return operate(led, node["x"])
        case "immediately":
            return operate(led, node["x"])
        case "until":
            return operate(led, node["x"], until(led, node["u"]))
        case "for each":
            return _for_each(led, node)
        case "for each of those":
            return _times(led, node["x"], len(handled(led, node.get("e", {}))))
        case "later" | "during phase":
            return _later(led, node)
    raise NotDriven(node["is"])


def later(node: Node) -> bool:
    """Whether a step is done later."""
    return category_of(node) == "First" and name_of(node) in ("later", "during phase")


def put_off(led: Ledger, node: Node, more: list[Node]) -> None:
    """What is done later, and what follows if it was."""
    _later(led, {**node, "x": {"is": "Steps.linked", "l": {"is": "Link.if you do"}, "x": node["x"], "y": more}})


def _later(led: Ledger, node: Node) -> bool:
    """ "But destroy it during the End Phase": it is done then to the cards that are meant now."""
    when = effects.moment(led, node["p"])
    cards, me = list(led.memory.it), led.me

    def then() -> None:
        led.memory.it, led.memory.that, led.me = [c for c in cards if led.there(c)], [], me
        if category_of(node["x"]) == "Steps":
            if operate(led, node["x"]["x"]):
                for step in node["x"]["y"]:
                    operate(led, step)
            return
        operate(led, node["x"])

    led.later.append((when, then))
    return True


def _times(led: Ledger, step: Node, times: int) -> bool:
    if isinstance(step.get("n"), dict) and step["n"]["is"] == "NUM":
        return operate(led, {**step, "n": {"is": "NUM", "v": step["n"]["v"] * times}}) if times else False
    if step["is"] == "Statement.causes":
        return operate(led, {**step, "x": {**step["x"], "n": {"is": "NUM", "v": step["x"]["n"]["v"] * times}}})
    raise NotDriven(f"each {step['is']}")


def _for_each(led: Ledger, node: Node) -> bool:
    times, step = counted(led, node["e"]), node["x"]
    if isinstance(step.get("n"), dict) and step["n"]["is"] == "NUM":
        return operate(led, {**step, "n": {"is": "NUM", "v": step["n"]["v"] * times}}) if times else False
    raise NotDriven(f"{node['is']} {step['is']}")


@does("actor")
def actor(led: Ledger, node: Node) -> bool:
    """ "Your opponent discards 1 card": the other player does it; both in the order of the turn (YZH-5.15)."""
    me = led.me
    both = [led.turn_player, 1 - led.turn_player]
    seats = {"opponent": [1 - me], "each player": both, "both players": both}.get(name_of(node["a"]))
    if seats is None:
        raise NotDriven(node["a"]["is"])
    did = False
    led.actors = seats
    led.together = name_of(node["a"]) == "both players"
    for seat in seats:
        led.me, led.acting = seat, True
        did = operate(led, node["x"]) or did
    led.me, led.acting = me, False
    return did


@does("may prevent")
def may_prevent(led: Ledger, node: Node) -> bool:
    """The other player is asked, who may do so where that is possible; then the rest is not done."""
    me = led.me
    led.me, led.acting, led.actors = 1 - me, True, [1 - me]
    prevented = _possible(led, node["x"]) and agree(led) and operate(led, node["x"])
    led.me, led.acting = me, False
    led.touched = led.touched or prevented
    return prevented


#: The modules in which operations register themselves.
MODULES = (effects, moving, summoning, decks, guises, numbers, words, extra_summons, adjectives)
