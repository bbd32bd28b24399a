"""What a text does at once, told on the shadow table in step with the questions of the match."""

from __future__ import annotations

from collections.abc import Callable

from sanam.engine.choice import Choice
from sanam.games.onepiece.witness import nouns
from sanam.games.onepiece.witness.amounts import of_seat
from sanam.games.onepiece.witness.giving import give_don
from sanam.games.onepiece.witness.ledger import Ledger
from sanam.games.onepiece.witness.selections import OWN_HAND, one_of_them, select
from sanam.games.witnessing.phrases import Node, has, name_of, number
from sanam.games.witnessing.trials import Deviation, NotDriven

Operation = Callable[[Ledger, Node, int, bool], None]
OPERATIONS: dict[str, Operation] = {}


def does(*names: str) -> Callable[[Operation], Operation]:
    def register(function: Operation) -> Operation:
        OPERATIONS.update(dict.fromkeys(names, function))
        return function

    return register


def operate(led: Ledger, op: Node, actor: int, paying: bool) -> None:
    """Carry out an operation of this module. Raises :class:`NotDriven` for another one."""
    found = OPERATIONS.get(name_of(op))
    if found is None or not op["is"].startswith("Op."):
        raise NotDriven(f"operation {op['is']}")
    led.memory["did"] = True
    found(led, op, actor, paying)


def _about(led: Ledger, op: Node, actor: int, paying: bool) -> list[int]:
    """The cards of the slot "s", of which the text speaks from now on."""
    to = op.get("z", {})
    own_hand = to.get("is") == "Zone.hand" and to["w"]["is"] == "Whose.your"
    cards = select(led, op["s"], actor, OWN_HAND if own_hand else op["is"], paying)
    led.memory["did"] = bool(cards)
    if op["s"]["is"] != "Sel.rest":
        led.memory["earlier"] = led.memory.get("it") or led.memory.get("earlier", [])
        led.memory["it"] = list(cards)
    return cards


def _moved(led: Ledger, cards: list[int]) -> None:
    led.memory["moved"], led.memory["gone"] = len(cards), list(cards)
    led.memory["did"] = bool(cards)
    led.touched = led.touched or bool(cards)


# ---------------------------------------------------------------------- drawing


def _draws(led: Ledger, seat: int, size: int) -> None:
    drawn = led.draw(seat, size)
    led.memory["did"] = drawn > 0
    led.touched = led.touched or drawn > 0


@does("draw")
def _draw(led: Ledger, op: Node, actor: int, paying: bool) -> None:
    _draws(led, actor, number(op))


@does("draw number")
def _draw_number(led: Ledger, op: Node, actor: int, paying: bool) -> None:
    _draws(led, actor, led.number_said(op["q"]))


@does("draw equal")
def _draw_equal(led: Ledger, op: Node, actor: int, paying: bool) -> None:
    _draws(led, actor, int(led.memory.get("moved", 0)))


@does("draw so that")
def _draw_so_that(led: Ledger, op: Node, actor: int, paying: bool) -> None:
    _draws(led, actor, number(op) - len(led.pile(actor, "hand")))


@does("draw up to")
def _draw_up_to(led: Ledger, op: Node, actor: int, paying: bool) -> None:
    for _ in range(number(op)):
        if not led.stage.asked("draw_more", actor):
            raise Deviation("not asked whether another card is drawn")
        led.stage.answer([] if led.picks == "least" else [0])
        if led.picks == "least":
            return
        _draws(led, actor, 1)


@does("until you have")
def _until_you_have(led: Ledger, op: Node, actor: int, paying: bool) -> None:
    size, name = number(op["q"], otherwise=1), name_of(op["x"])
    if name == "draw":
        _draws(led, actor, size - len(led.pile(actor, "hand")))
    elif name == "return don":
        return_don(led, actor, len(led.pile(actor, "cost")) + len(led.pile(actor, "given")) - size)
    elif has(op["x"], "Zone.top of deck"):
        there = len(of_seat(led, op["k"], actor))
        more = size - there if has(op["k"], "Zone.trash") else there - size
        _trashed(led, led.pile(actor, "deck")[::-1][: max(0, more)], actor)
    elif not has(op["k"], "Noun1.life"):
        _discard(led, actor, len(led.pile(actor, "hand")) - size)
    else:
        _trashed(led, led.pile(actor, "life")[size:][::-1], actor)


def _trashed(led: Ledger, cards: list[int], seat: int) -> None:
    for card in cards:
        led.move(card, f"{seat}.trash")
    _moved(led, cards)


@does("until hand")
def _until_hand(led: Ledger, op: Node, actor: int, paying: bool) -> None:
    for seat in (led.turn_player, 1 - led.turn_player):
        _discard(led, seat, len(led.pile(seat, "hand")) - number(op))


def _discard(led: Ledger, seat: int, size: int) -> None:
    """That player chooses cards of the own hand (10-2-14-1)."""
    hand = {"is": "Filter.from", "z": {"is": "Zone.hand short"}}
    amount = {"is": "Amount.exactly", "n": {"is": "NUM", "v": max(0, size)}}
    sel = {"is": "Sel.some", "a": amount, "n": {"is": "Noun1.card"}, "f": [hand]}
    cards = select(led, sel, seat)
    for card in cards:
        led.move(card, f"{seat}.trash")
    _moved(led, cards)


# ---------------------------------------------------------------------- active and rested


@does("rest")
def _rest(led: Ledger, op: Node, actor: int, paying: bool) -> None:
    cards = [card for card in _about(led, op, actor, paying) if not led.pieces[card].side]
    cards = [card for card in cards if paying or not led.said(card, "no rest")]
    for card in cards:
        led.pieces[card].side = True
    led.memory["rested"] = len(cards)
    led.memory["did"] = bool(cards)


@does("set active")
def _set_active(led: Ledger, op: Node, actor: int, paying: bool) -> None:
    cards = [card for card in _about(led, op, actor, paying) if led.pieces[card].side]
    cards = [card for card in cards if not led.said(card, "no active")]
    for card in cards:
        led.pieces[card].side = False
    led.memory["did"] = bool(cards)


# ---------------------------------------------------------------------- moving


@does("ko", "trash")
def _to_trash(led: Ledger, op: Node, actor: int, paying: bool) -> None:
    cards = [card for card in _about(led, op, actor, paying) if led.area(card) != "leader"]
    for card in cards:
        led.move(card, f"{led.pieces[card].owner}.trash")
    _moved(led, cards)


@does("trash zone")
def _trash_zone(led: Ledger, op: Node, actor: int, paying: bool) -> None:
    areas, _ = nouns.zone_said(op["z"])
    cards = [c for seat in led.seats(op["z"].get("w"), actor) for area in areas for c in led.pile(seat, area)]
    for card in cards:
        led.move(card, f"{led.pieces[card].owner}.trash")
    _moved(led, cards)


@does("trash each top")
def _trash_each_top(led: Ledger, op: Node, actor: int, paying: bool) -> None:
    cards = [c for seat in (led.turn_player, 1 - led.turn_player) for c in led.pile(seat, "life")[::-1][: number(op)]]
    for card in cards:
        led.move(card, f"{led.pieces[card].owner}.trash")
    _moved(led, cards)


@does("put back", "shuffle into")
def _put_back(led: Ledger, op: Node, actor: int, paying: bool) -> None:
    raise NotDriven(f"operation {op['is']}")


@does("return", "add", "place", "place back", "give any order", "add both", "place facing", "give to hand")
def _send(led: Ledger, op: Node, actor: int, paying: bool) -> None:
    """To an area of their owners: where in it is the actor's choice, in which order their owners' (3-1-7)."""
    cards = _about(led, op, actor, paying)
    areas, end = nouns.zone_said(op["z"])
    area, face = areas[0], op.get("f")
    up = None if face is None else name_of(face) == "up"
    if end == "either" and len(cards) > 1:
        _split(led, cards, actor, area, up)
        return
    if cards and end in ("either", "or bottom of deck"):
        area, end = _where(led, actor, area, end)
    if area in ("deck", "life") and (end or op["is"] in ("Op.place", "Op.place back", "Op.give any order")):
        cards = _in_order(led, cards, actor, area)
    blocked = area == "hand" and led.said(-1 - actor, "no life to hand")
    cards = [card for card in cards if led.area(card) != "leader" and not (blocked and led.area(card) == "life")]
    for card in cards:
        owner = led.pieces[card].owner
        led.move(card, f"{owner}.{area}", end == "bottom", up=False if area == "deck" else up)
    _moved(led, cards)


def _split(led: Ledger, cards: list[int], actor: int, area: str, up: bool | None) -> None:
    """The actor says which cards go on top; the others go to the bottom, each lot in the order that is chosen."""
    if not led.stage.asked("effect_on_top", actor):
        raise Deviation(f"not asked which cards go on top, but “{led.stage.kind}”")
    choice = led.stage.choice
    assert choice is not None
    offered = _offered(choice)
    if set(offered) != set(cards) or (choice.least, choice.most) != (0, len(cards)):
        raise Deviation(f"may be put on top: {led.named(offered)}; the text says {led.named(cards)}")
    tops = offered if led.picks == "most" else offered[:1] if led.picks == "last" else []
    led.stage.answer([offered.index(card) for card in tops])
    lots = ((tops, False), ([card for card in cards if card not in tops], True))
    for lot, under in lots:
        for card in _in_order(led, lot, actor, area):
            led.move(card, f"{led.pieces[card].owner}.{area}", under, up=False if area == "deck" else up)
    _moved(led, [*lots[0][0], *lots[1][0]])


def _where(led: Ledger, actor: int, area: str, end: str) -> tuple[str, str]:
    """The actor says where the cards go."""
    if not led.stage.asked("effect_where", actor):
        raise Deviation(f"not asked where the cards go, but “{led.stage.kind}”")
    choice = led.stage.choice
    assert choice is not None
    values = [option.value for option in choice.options]
    want = ["hand", "bottom"] if end == "or bottom of deck" else ["top", "bottom"]
    if sorted(values) != sorted(want):
        raise Deviation(f"cards may go to {values}; the text says {want}")
    way = want[0] if led.picks == "most" else want[1]
    led.stage.answer([values.index(way)])
    return ("deck" if way == "bottom" and end == "or bottom of deck" else area), ("" if way == "hand" else way)


def _in_order(led: Ledger, cards: list[int], actor: int, area: str) -> list[int]:
    """Owners order their cards, the turn player first (1-3-4, 3-1-7), the actor those that stay (11-3-1).

    Here they turn the order round.
    """
    found: list[int] = []
    for seat in (led.turn_player, 1 - led.turn_player):
        own = [card for card in cards if led.pieces[card].owner == seat]
        if len(own) > 1:
            own = _ordered(led, own, actor if all(led.area(card) == area for card in own) else seat)
        found += own
    return found


def _ordered(led: Ledger, own: list[int], seat: int) -> list[int]:
    if not led.stage.asked("effect_order", seat):
        raise Deviation(f"not asked for the order, but “{led.stage.kind}”")
    choice = led.stage.choice
    assert choice is not None
    offered = _offered(choice)
    if set(offered) != set(own):
        raise Deviation(f"orders {led.named(offered)}; the text says {led.named(own)}")
    order = offered[::-1]
    led.stage.answer([offered.index(card) for card in order])
    return order


def _offered(choice: Choice) -> list[int]:
    return [option.card for option in choice.options if option.card is not None]


@does("add this", "place and shuffle")
def _send_and_shuffle(led: Ledger, op: Node, actor: int, paying: bool) -> None:
    _send(led, op, actor, paying)
    _shuffled(led, led.seats(op["y"].get("w"), actor)[0], "deck")


@does("shuffle")
def _shuffle(led: Ledger, op: Node, actor: int, paying: bool) -> None:
    for seat in led.seats(op["z"].get("w"), actor):
        _shuffled(led, seat, "deck")
    led.touched = True


def _shuffled(led: Ledger, seat: int, area: str) -> None:
    led.loose |= set(led.pile(seat, area))
    led.shuffled.add(f"{seat}.{area}")


@does("shuffle life")
def _shuffle_life(led: Ledger, op: Node, actor: int, paying: bool) -> None:
    for seat in led.seats(op.get("w"), actor):
        _shuffled(led, seat, "life")
    led.touched = True


# ---------------------------------------------------------------------- onto the field


@does("play", "play rested")
def _play(led: Ledger, op: Node, actor: int, paying: bool) -> None:
    """By an ability: no cost is paid, the limits of the areas stand (3-7-3, 3-7-6-1, 3-8-5-1)."""
    put = []
    for card in _about(led, op, actor, paying):
        category, owner = led.data(card).category, led.pieces[card].owner
        if category not in ("character", "stage"):
            continue
        if category == "stage":
            for old in list(led.pile(owner, "stage")):
                led.move(old, f"{owner}.trash")
        elif len(led.pile(owner, "character")) >= 5:
            _replaced(led, owner)
        led.move(card, f"{owner}.{category}")
        led.pieces[card].side = name_of(op) == "play rested"
        put.append(card)
    led.memory["played"] = put
    _moved(led, put)
    led.memory["it"] = put


def _replaced(led: Ledger, owner: int) -> None:
    if not led.stage.asked("replace", owner):
        raise Deviation(f"not asked which Character makes room, but “{led.stage.kind}”")
    choice = led.stage.choice
    assert choice is not None
    offered = _offered(choice)
    if set(offered) != set(led.pile(owner, "character")):
        raise Deviation(f"room is made by {led.named(offered)}")
    old = next(card for card in offered if card != led.subject)
    led.stage.answer([offered.index(old)])
    led.move(old, f"{owner}.trash")


# ---------------------------------------------------------------------- DON!!


@does("add don")
def _add_don(led: Ledger, op: Node, actor: int, paying: bool) -> None:
    cards = [card for card in _about(led, op, actor, paying) if led.area(card) == "don-deck"]
    for card in cards:
        led.move(card, f"{actor}.cost", up=True)
    _moved(led, cards)


does("give don", "give don each")(give_don)


def return_don(led: Ledger, seat: int, size: int) -> None:
    """DON!! −X: of all DON!! cards of the player's field, rested, active and given ones (8-3-1-6)."""
    if size <= 0:
        return
    cards = [*led.pile(seat, "cost"), *led.pile(seat, "given")]
    if len(cards) > size or led.stage.kind == "effect_don":
        if not led.stage.asked("effect_don", seat):
            raise Deviation(f"not asked which DON!! cards go back, but “{led.stage.kind}”")
        choice = led.stage.choice
        assert choice is not None
        offered = [option.card for option in choice.options if option.card is not None]
        if set(offered) != set(cards) or (choice.least, choice.most) != (size, size):
            raise Deviation(
                f"{choice.least}-{choice.most} of {len(offered)} DON!! cards go back, not {size} of {len(cards)}"
            )
        chosen = offered[:size] if led.picks == "most" else offered[len(offered) - size :]
        led.stage.answer([offered.index(card) for card in chosen])
    else:
        chosen = cards
    for card in chosen:
        led.move(card, f"{seat}.don-deck")
    led.memory["moved"] = len(chosen)


@does("return rested")
def _return_rested(led: Ledger, op: Node, actor: int, paying: bool) -> None:
    for don in _about(led, op, actor, paying):
        owner = led.pieces[don].owner
        led.move(don, f"{owner}.cost", up=True)
        led.pieces[don].side = True


# ---------------------------------------------------------------------- looking and naming


@does("look")
def _look(led: Ledger, op: Node, actor: int, paying: bool) -> None:
    cards = select(led, op["s"], actor)
    led.memory["looked"] = cards
    led.memory["it"] = list(cards)


@does("reveal")
def _reveal(led: Ledger, op: Node, actor: int, paying: bool) -> None:
    led.memory["revealed"] = _about(led, op, actor, paying)


@does("reveal zone", "look zone")
def _reveal_zone(led: Ledger, op: Node, actor: int, paying: bool) -> None:
    areas, _ = nouns.zone_said(op["z"])
    cards = [c for seat in led.seats(op["z"].get("w"), actor) for area in areas for c in led.pile(seat, area)]
    led.memory["it"] = cards
    led.touched = led.touched or bool(cards)
    if name_of(op) == "look zone":
        led.memory["looked"] = cards


@does("choose")
def _choose(led: Ledger, op: Node, actor: int, paying: bool) -> None:
    led.memory["selected before"] = led.memory.get("selected", [])
    led.memory["selected"] = _about(led, op, actor, paying)


@does("choose number")
def _choose_number(led: Ledger, op: Node, actor: int, paying: bool) -> None:
    """1, which is what most cards of the piles cost."""
    if not led.stage.asked("effect_amount", actor):
        raise Deviation(f"not asked for a number, but “{led.stage.kind}”")
    choice = led.stage.choice
    assert choice is not None
    led.stage.answer([next(at for at, option in enumerate(choice.options) if option.value == 1)])
    led.memory["chosen"] = 1


@does("turn", "turn face", "turn all")
def _turn(led: Ledger, op: Node, actor: int, paying: bool) -> None:
    face, did = op.get("f"), False
    cards = select(led, op["s"], actor, f"Op.turn {name_of(face)}" if face is not None else op["is"], paying)
    led.memory["it"] = list(cards)
    for card in cards:
        up = not led.pieces[card].up if face is None else name_of(face) == "up"
        did = did or led.pieces[card].up != up
        led.pieces[card].up = up
    led.memory["did"] = did


# ---------------------------------------------------------------------- the game


def damage(led: Ledger, seat: int, size: int, banish: bool = False) -> None:
    """Life cards go to the hand, one after another; nobody uses a [Trigger] here (4-6-2, 10-1-3-1)."""
    for _ in range(size):
        life = led.pile(seat, "life")
        if not life:
            return
        card = life[-1]
        if not banish and led.stage.asked("life", seat):
            led.stage.answer([0])
        led.move(card, f"{seat}.{'trash' if banish else 'hand'}")
        led.touched = True


@does("deal damage", "take damage")
def _damage(led: Ledger, op: Node, actor: int, paying: bool) -> None:
    damage(led, led.me if name_of(op) == "take damage" else 1 - led.me, number(op))


@does("change target")
def _change_target(led: Ledger, op: Node, actor: int, paying: bool) -> None:
    cards = _about(led, op | {"s": one_of_them(op["s"])}, actor, paying)
    if led.attack is not None and cards:
        led.attack = (led.attack[0], cards[0])


#: Operations of the rules of deck building and set-up, which do nothing in play.
@does("treat name as", "treat type as", "treat name and type as", "include", "include only", "deck of", "lose then")
def _nothing(led: Ledger, op: Node, actor: int, paying: bool) -> None:
    del op
