"""Operations that bring monsters to the field, or turn them."""

from __future__ import annotations

import json

from sanam.games.witnessing.phrases import Node, category_of, many, name_of, number
from sanam.games.witnessing.shadow import Piece
from sanam.games.witnessing.trials import Deviation, NotDriven
from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.witness.asking import choose, choose_of_total, chosen_number, pass_by, position
from sanam.games.yugioh.witness.ledger import Change, Ledger
from sanam.games.yugioh.witness.picking import does, kept, looked, of_total, picked
from sanam.games.yugioh.witness.references import refer, whose
from sanam.games.yugioh.witness.selections import HOW_MANY, wanted


def summonable(led: Ledger, card: int) -> bool:
    """Whether a monster may be Special Summoned by an effect (YZH-2.84)."""
    data = led.data(card)
    extra = {"fusion", "synchro", "xyz", "ritual"} & {*data.traits}
    proper = bool(led.stage.table.cards[card].marks.get("proper"))
    ready = not extra or proper or (led.area(card) == "extra" and "ritual" not in data.traits)
    return data.kind == "monster" and ready and "special-summon" not in data.traits


@does("special summon", "special summon such")
def special_summon(led: Ledger, node: Node) -> bool:
    hows = {name_of(how) for how in many(node.get("h"))}
    if hows - {
        "defense position",
        "attack position",
        "ignoring conditions",
        "to your field",
        "face-down",
        "banished when leaving",
        "to opponent's field",
        "effects negated",
    }:
        raise NotDriven(f"{node['is']} {sorted(hows)}")
    to = 1 - led.me if "to opponent's field" in hows else led.me
    room = 5 - len(led.monsters(to))
    cards = _for_summon(led, node["o"], room, "ignoring conditions" in hows)
    if not cards and of_total(led, node["o"]) is not None:
        return kept(led, node["o"], [])  # no such set: nothing is looked for
    for card in cards:
        summon(led, card, to, hows)
    looked(led, node["o"])
    return kept(led, node["o"], cards)


def _for_summon(led: Ledger, node: Node, room: int, freely: bool) -> list[int]:
    if node["is"] == "Obj.and" and category_of(node["x"]) == "Ref":
        first = refer(led, node["x"])
        spared, led.spared = led.spared, [*led.spared, *first]
        both = [*first, *_for_summon(led, node["y"], room - len(first), freely)]
        led.spared = spared
        return both
    found = wanted(led, node, "special summon")
    cards = [card for card in found.cards if category_of(node) == "Ref" or freely or summonable(led, card)]
    cards = [card for card in cards if led.is_monster(card) and (found.whole or card not in led.spared)]
    if found.whole:
        return cards[:room]
    if found.least > room or (len(cards) < found.least):
        return []
    total = of_total(led, node)
    if total is not None:
        led.memory.it = choose_of_total(led, cards, found.least, min(found.most, room), total)
        return led.memory.it
    chosen = choose(led, cards, found.least, min(found.most, room), led.me)
    led.memory.it = chosen
    return chosen


def summon(led: Ledger, card: int, to: int, hows: set[str]) -> None:
    """Put a monster onto the field, in the position that is said or chosen (YZH-2.82)."""
    if "face-down" in hows:
        led.move(card, "monster", to, up=False, side=True)
    elif "defense position" in hows or "attack position" in hows:
        led.move(card, "monster", to, side="defense position" in hows)
    else:
        led.move(card, "monster", to, side=position(led, card))
    led.came[card] = "special"
    if "effects negated" in hows:
        led.lasting.append(Change(card, "negated", "rule", True))
    if "banished when leaving" in hows:
        led.lasting.append(Change(card, "banish when leaving", "rule", True))


@does("summon token", "summon tokens up to", "summon tokens equal", "summon many tokens")
def summon_token(led: Ledger, node: Node) -> bool:
    """Tokens are new cards; that they are as the text says is looked at here (YZH-5.7 to 5.10)."""
    hows = {name_of(how) for how in many(node.get("h"))}
    to = 1 - led.me if "to opponent's field" in hows else led.me
    hows -= {"to opponent's field", "to your field"}
    room = 5 - len(led.monsters(to))
    if hows - {"defense position", "attack position"}:
        raise NotDriven(f"{node['is']} {sorted(hows)}")
    size = _of_tokens(led, node, room)
    if not 0 < size <= room:
        raise NotDriven(f"{node['is']}: {size} of {room}")
    table, made = led.stage.table, []
    for _ in range(size):
        pass_by(led)
        before = set(led.pieces)
        side = "defense position" in hows
        if not hows:
            side = position(led, led.subject)
        pass_by(led)
        new = [c for c in table.cards if c not in before]
        if not new:
            raise Deviation("no Token was Special Summoned")
        _token(led, new[0], node, side, to)
        made.append(new[0])
    led.memory.it = led.memory.handled = made
    led.touched = True
    return True


def _of_tokens(led: Ledger, node: Node, room: int) -> int:
    """How many there are: so many, as many as something, up to that, or as many as there is room for."""
    if "v" in node:
        size = HOW_MANY[0](led, node["v"])
        return _free_number(led, min(size, room)) if name_of(node).endswith("up to") else size
    if "q" in node:
        of = name_of(node["q"])
        return len(led.memory.handled) if of == "same" else room if of == "all" else _free_number(led, room)
    return number(node, otherwise=1)


def _free_number(led: Ledger, most: int) -> int:
    return chosen_number(led, list(range(1, most + 1))) if most > 1 else most


def _token(led: Ledger, card: int, node: Node, side: bool, to: int) -> None:
    code = led.stage.table.cards[card].code
    made = json.loads(code[code.index("{") :])
    data = CardData(code=1, kind="monster", **{**made, "traits": ("normal", "token")})
    name = str(node["t"]["v"])
    name = data.name if data.name == name.removesuffix("s") else name
    said = (name, number(node, "l"), number(node, "k"), number(node, "d"))
    if (
        (data.name, data.level, data.atk, data.def_) != said
        or data.race != node["r"]["v"]
        or data.attribute != node["a"]["v"]
    ):
        raise Deviation(f"the Token is {data}")
    led.pieces[card] = Piece(card, code, led.me, data, True, side, None)
    led.counters[card] = {}
    led.zones[f"{to}.monster"].append(card)
    led.came[card] = "special"


@does("normal summon")
def normal_summon(led: Ledger, node: Node) -> bool:
    """One monster that needs no Tributes is Normal Summoned from the hand at once."""
    fit = lambda card: led.area(card) == "hand" and led.original(card, "level") <= 4  # noqa: E731
    cards = picked(led, node["o"], "normal summon", fit)
    for card in cards:
        pass_by(led)
        led.move(card, "monster", led.me)
        led.came[card] = "normal"
    return bool(cards)


@does("change to")
def change_to(led: Ledger, node: Node) -> bool:
    """A position; a monster that lies so already is not chosen for it."""
    said = name_of(node["p"])
    side, down = "defense" in said, "face-down" in said

    def would_change(card: int) -> bool:
        piece = led.pieces[card]
        return led.area(card) == "monster" and (piece.side != side or piece.up == down)

    cards = picked(led, node["o"], "change to", would_change)
    done = [c for c in cards if would_change(c)]
    for card in done:
        led.pieces[card].side = side
        led.pieces[card].up = not down if down or "face-up" in said else led.pieces[card].up
        if down:
            led.lasting = [one for one in led.lasting if one.card != card]
        led.touched = True
    return kept(led, node["o"], done)


@does("change its position", "change position")
def change_position(led: Ledger, node: Node) -> bool:
    cards = whose(led, node["p"]) if "p" in node else picked(led, node["o"], "change position")
    for card in [c for c in cards if led.on_field(c)]:
        piece = led.pieces[card]
        piece.side, piece.up = not piece.side, True
        led.touched = True
    return bool(cards)
