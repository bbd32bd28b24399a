"""Which cards a selection means, how many of them are picked and by whom, and the question that asks for them."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from sanam.games.onepiece.witness import nouns
from sanam.games.onepiece.witness.amounts import meant
from sanam.games.onepiece.witness.filters import PLACES, TOGETHER, is_named, passes
from sanam.games.onepiece.witness.ledger import Ledger
from sanam.games.witnessing.phrases import Node, has, many, name_of, number, walk, words
from sanam.games.witnessing.trials import Deviation, NotDriven

#: Turning a card face-up or face-down, as `select` is told of it.
_FACING = ("Op.turn up", "Op.turn down")
#: Something is moved to "your hand", where no other player's card can go.
OWN_HAND = "to your hand"
CHOSEN = ("Sel.some", "Sel.some or", "Sel.of each of", "Sel.your leader and")


class Wanted(NamedTuple):
    """Cards of which between `least` and `most` are picked. `pile`: they are taken from one end of a pile in order, so
    that only their number is a choice. `together`: what the picked ones must be together.
    """

    cards: list[int]
    least: int
    most: int
    pile: bool = False
    together: tuple[Node, ...] = ()
    forced: bool = False


def select(
    led: Ledger, sel: Node, actor: int, op: str = "", paying: bool = False, but: tuple[int, ...] = ()
) -> list[int]:
    """The cards that an operation is about: those that are meant, or those that are picked in step with the match."""
    if sel["is"] in ("Sels.and", "Sels1.and"):
        first = select(led, _in_place_of(sel["x"], sel["y"]), actor, op, paying, but)
        second = _like(sel["x"], sel["y"])
        return [*first, *select(led, second, actor, op, paying, (*but, *first))]
    seen = not {"looked", "revealed"}.isdisjoint(led.memory)
    if op in ("Op.reveal", "Op.play", "Op.play rested", "Op.add") and seen:
        sel = _as_a_card(sel)
    found = _able(led, wanted(led, sel, actor), op, paying)
    if not found.cards and sel["is"] in CHOSEN:
        led.hollow.append(sel)
    if but:
        cards = [card for card in found.cards if card not in but]
        most = min(found.most, len(cards))
        found = found._replace(cards=cards, least=min(found.least, most), most=most)
    return pick(led, found, actor)


def _as_a_card(sel: Node) -> Node:
    """A "Character" that is revealed of cards that were looked at is a Character card, a "Stage" a Stage card."""
    if sel.get("n", {}).get("is") not in ("Noun1.character", "Noun1.stage") or "w" in sel:
        return sel
    return sel | {"n": {"is": f"{sel['n']['is']} card"}}


def _in_place_of(sel: Node, other: Node) -> Node:
    """A selection that names no place is made where the one after it is ("up to 1 … and up to 1 … from your trash")."""
    while other["is"] in ("Sels.and", "Sels1.and"):
        other = other["y"]
    own = many(sel.get("f"))
    places = [node for node in many(other.get("f")) if node["is"] in PLACES]
    if sel["is"] != "Sel.some" or "w" in sel or not places or any(node["is"] in PLACES for node in own):
        return sel
    return sel | {"f": [*own, *places]}


def _like(first: Node, sel: Node) -> Node:
    """Of "your opponent's rested Leader and up to 1 Character" whose it is and how it lies are said of both."""
    own = many(sel.get("f"))
    if first["is"] != "Sel.the" or sel["is"] != "Sel.some" or "w" in sel or any(n["is"] in PLACES for n in own):
        return sel
    lying = [node for node in many(first.get("f")) if name_of(node) in ("rested", "active")]
    return sel | {"w": first["w"], "f": [*own, *lying]}


def wanted(led: Ledger, sel: Node, actor: int) -> Wanted:
    """What is picked for a selection. Raises :class:`NotDriven` for one without words here."""
    key = sel["is"]
    if key == "Sels.or":
        on_field = "n" in sel["x"] and _of_the_field(sel["x"]["n"])
        here = sel["x"] if on_field else _in_place_of(sel["x"], sel["y"])
        first, second = wanted(led, here, actor), wanted(led, sel["y"], actor)
        if first.cards and second.cards and first.most != second.most:
            raise NotDriven("either of two lots of different sizes")
        cards = list(dict.fromkeys([*first.cards, *second.cards]))
        most = max(1, min(first.most, second.most))
        if bool(first.cards) != bool(second.cards) and not has(sel, "Amount.up to", "Amount.any number", "Amount.each"):
            return Wanted(cards, 1, most)  # "your Leader or 1 of your Stages": one of the two
        return Wanted(cards, min(first.least, second.least, most), most)
    if key in ("Sels.and", "Sels1.and"):
        parts = (wanted(led, _in_place_of(sel["x"], sel["y"]), actor), wanted(led, _like(sel["x"], sel["y"]), actor))
        return _all(list(dict.fromkeys(card for part in parts for card in part.cards)))
    if key in ("Sel.top card", "Sel.top cards"):
        at = nouns.zone_said(sel["z"])
        pile = led.pile(led.seats(sel["z"].get("w"), actor)[0], at[0][0])
        return _all(pile[::-1][: number(sel, otherwise=1)])
    if key == "Sel.rest":
        return _all([c for c in led.recalled("looked") or led.recalled("revealed") if led.area(c) in ("deck", "life")])
    if key == "Sel.number":
        cards = led.recalled("looked") or led.recalled("it")
        return Wanted(cards, min(number(sel), len(cards)), min(number(sel), len(cards)))
    if key == "Sel.up to of them":
        cards = led.recalled("looked") or led.recalled("it")
        return Wanted(cards, 0, min(number(sel), len(cards)))
    if key in ("Sel.one", "Sel.another"):
        cards = [c for c in meant(led, sel["k"], sel.get("w"), actor) if key == "Sel.one" or c != led.subject]
        return Wanted(cards, min(1, len(cards)), 1)
    if key in ("Sels.kind", "Sels.any other", "Sel.any", "Sel.each", "Sel.none", "Sel.your other"):
        cards = meant(led, sel["k"], sel.get("w"), actor)
        return _all([card for card in cards if not key.endswith(" other") or card != led.subject])
    if key in ("Sel.the character named", "Sel.whose character named"):
        seats = led.seats(sel["w"], actor) if "w" in sel else (led.me, 1 - led.me)
        return _all(
            [c for s in seats for c in led.pile(s, "character") if is_named(led.data(c).names, words(sel, "NAME"))]
        )
    if key in ("Sel.the", "Sel.all the"):
        cards = pool(led, sel, actor)[0]
        together = tuple(
            node for node in many(sel.get("f")) if name_of(node) in ("total power", "total cost", "with total")
        )
        return Wanted(cards, 0, len(cards), together=together) if together else _all(cards)
    if key in CHOSEN:
        return _chosen(led, sel, actor)
    return _all([card for card in led.spoken_of(sel) if key != "Sel.this" or passes(led, card, many(sel.get("f")))])


def _all(cards: list[int]) -> Wanted:
    return Wanted(cards, len(cards), len(cards), forced=True)


def ways(sel: Node) -> list[Node]:
    """The selections that "up to 1 Event or [X] from your hand" says in one: the place holds for both."""
    if sel["is"] != "Sel.some or":
        return [sel["k"] | {"w": sel.get("w")} if "k" in sel else sel]
    phrases = [sel["k"], sel["l"]]
    said = [[node for node in many(phrase.get("f")) if node["is"] in PLACES] for phrase in phrases]
    found = []
    for phrase, here, there in zip(phrases, said, said[::-1], strict=True):
        whose = {"w": sel["w"]} if sel.get("w") is not None else {}
        found.append(
            {"is": "Sel.some", "n": phrase["n"], "f": [*many(phrase.get("f")), *([] if here else there)], **whose}
        )
    return found


def pool(led: Ledger, sel: Node, actor: int) -> tuple[list[int], str]:
    """The cards that a selection speaks of, the top of a pile first, and the end of the pile that is meant."""
    found: list[int] = []
    end = ""
    for way in ways(sel):
        tests, noun = many(way.get("f")), way["n"]
        at = nouns.where(led, noun, tests, way.get("w"), actor)
        looked = led.recalled("looked") or led.recalled("selected") or led.recalled("revealed")
        chosen_among = not {"looked", "selected", "revealed"}.isdisjoint(led.memory)
        if any(name_of(node) == "additional" for node in tests) and noun["is"] == "Noun1.don":
            cards = list(led.pile(actor, "don-deck"))
        elif noun["is"] == "Noun1.don" and way.get("w") is None and not at.said:
            cards = [card for area in at.areas for card in led.pile(actor, area)]
        elif chosen_among and not at.said and way.get("w") is None and not _of_the_field(noun):
            cards = looked
        else:
            cards = [card for seat in at.seats for area in at.areas for card in led.pile(seat, area)]
            end = at.end
        found += [
            c for c in cards if c not in found and nouns.is_kind(led.data(c), noun) and _such(led, c, noun, tests)
        ]
    if end == "top":
        found = found[::-1]
    if sel["is"] == "Sel.your leader and":
        found = [card for card in found if card != led.subject]
    return found, end


def _such(led: Ledger, card: int, noun: Node, tests: list[Node]) -> bool:
    """Of "DON!! cards or Characters with a cost of 2" the cost is not said of what has none."""
    if noun["is"] in ("Noun.or", "Noun.list") and (led.is_don(card) or led.data(card).category == "leader"):
        tests = [node for node in tests if not name_of(node).startswith(("cost", "base cost", "same cost"))]
    if noun["is"] == "Noun.or" and noun["x"]["is"] == "Noun1.card" and nouns.is_kind(led.data(card), noun["y"]):
        # "A {Navy} type card or Event": any Event.
        tests = [node for node in tests if node["is"] != "Filter.type"]
    if noun["is"] == "Noun.named or kind" and is_named(led.data(card).names, words(noun["x"], "NAME")):
        # "A yellow {Navy} type card or [X] with a cost of 2": what can be measured is said of both.
        tests = [node for node in tests if name_of(node) not in ("type", "type includes", "colour", "colours")]
    of_one = [node for node in tests if node["is"] in _OF_ONE_NOUN]
    if noun["is"] == "Noun.or" and noun["x"] == noun["y"] and len(of_one) > 1:
        # "A {Navy} type Character or Character with a [Trigger]".
        rest = [node for node in tests if node not in of_one]
        return passes(led, card, rest) and any(passes(led, card, [node]) for node in of_one)
    return passes(led, card, tests)


#: Of the same noun said twice ("a {Navy} type card or card with a [Trigger]") each is said of one.
_OF_ONE_NOUN = ("Filter.type", "Filter.type includes", "Filter.trigger")


def _of_the_field(noun: Node) -> bool:
    return any(part["is"] in nouns.ON_FIELD for part in walk(noun))


def _amount(led: Ledger, amount: Node, there: int) -> tuple[int, int]:
    n = number(amount)
    match name_of(amount):
        case "up to" | "each":
            return 0, n
        case "exactly" | "total" | "one of each":
            return n, n
        case "all":
            return there, there
        case "any number":
            return 0, there
        case "or more":
            return n, there
        case "equal":
            moved = int(led.memory.get("moved", 0))
            return moved, moved
    raise NotDriven(f"amount {amount['is']}")


def _chosen(led: Ledger, sel: Node, actor: int) -> Wanted:
    cards, end = pool(led, sel, actor)
    least, most = _amount(led, sel["a"], len(cards))
    tests = [node for way in ways(sel) for node in many(way.get("f"))]
    if any(name_of(node) == "face-up" for node in tests) and end == "top":
        end = ""
    zones = {led.zone_of(card) for card in cards}
    if end in ("top", "bottom") and len(zones) > 1:
        tops = [card for zone in zones for card in led.zones[zone][-most:]]
        size = min(most, max(len(led.zones[zone]) for zone in zones))
        together: tuple[Node, ...] = ({"is": "Filter.one pile"},) if most > 1 else ()
        cards = [card for card in cards if card in tops]
        return Wanted(cards, min(least, size), size, together=together)
    if end in ("top", "bottom"):
        cards = cards[:most]
        return Wanted(cards, min(least, len(cards)), len(cards), pile=True)
    if end == "either" and most == 1 and cards:
        cards = list(dict.fromkeys((cards[-1], cards[0])))
    together = tuple(node for node in tests if name_of(node) in TOGETHER)
    if name_of(sel["a"]) in ("each", "one of each"):
        together = (*together, sel)
        least, most = 0, len(cards)
    size = min(most, len(cards))
    every = name_of(sel["a"]) == "all"
    return Wanted(cards, min(least, size), size, together=together, forced=every)


def _able(led: Ledger, found: Wanted, op: str, paying: bool) -> Wanted:
    """Of DON!! cards only those can be set active, or rested, that are not so; and a cost is paid by what changes
    (1-3-2-1, 8-3-1-3).
    """
    if op == OWN_HAND:
        cards = [card for card in found.cards if led.pieces[card].owner == led.me]
        most = min(found.most, len(cards))
        return found._replace(cards=cards, least=min(found.least, most), most=most)
    if op in _FACING and paying:
        cards = [card for card in found.cards if led.pieces[card].up != (op == "Op.turn up")]
        most = min(found.most, len(cards))
        return found._replace(cards=cards, least=min(found.least, most), most=most)
    if op in ("Op.play", "Op.play rested"):
        cards = [card for card in found.cards if led.data(card).category in ("character", "stage")]
        most = min(found.most, len(cards))
        return found._replace(cards=cards, least=min(found.least, most), most=most)
    if op not in ("Op.set active", "Op.rest") or not found.cards:
        return found
    if not any(led.is_don(card) for card in found.cards) and not (paying and op == "Op.rest"):
        return found
    side = op == "Op.set active"
    cards = [
        card
        for card in found.cards
        if (led.pieces[card].side == side and led.area(card) != "given") or not (paying or led.is_don(card))
    ]
    most = min(found.most, len(cards))
    return found._replace(cards=cards, least=min(found.least, most), most=most)


def alike(led: Ledger, cards: list[int]) -> bool:
    """Whether it does not matter which of these cards are picked: DON!! cards that lie the same way."""
    return len({(led.zone_of(c), led.pieces[c].side, led.pieces[c].host) for c in cards}) == 1 and led.is_don(cards[0])


def pick(led: Ledger, found: Wanted, actor: int) -> list[int]:
    """Pick cards in step with the match: it must ask that player for just these cards, and that many."""
    cards, least, most = found.cards, found.least, found.most
    if not cards or not most:
        return []
    led.touched = True
    stage = led.stage
    same = found.pile or alike(led, cards)
    if found.forced or (least == most and (most == len(cards) or same) and not found.together):
        return cards[:most]
    if same:
        return _how_many(led, found, actor)
    if not stage.asked("effect_pick", actor):
        raise Deviation(f"not asked for {least}-{most} of {led.named(cards)}, but “{stage.kind}”")
    choice = stage.choice
    assert choice is not None
    offered = [option.card for option in choice.options if option.card is not None]
    if set(offered) != set(cards):
        raise Deviation(f"may pick {_told(led, offered)}; the text says {led.named(cards)}")
    if found.together:
        return _in_sets(led, found, offered)
    if (choice.least, choice.most) != (least, most):
        raise Deviation(f"picks {choice.least}-{choice.most}, the text says {least}-{most} of {led.named(cards)}")
    chosen = cards[:most] if led.picks == "most" else cards[len(cards) - (most if led.picks == "last" else least) :]
    stage.answer([offered.index(card) for card in chosen])
    return chosen


def _told(led: Ledger, cards: list[int]) -> str:
    return led.named(card for card in cards if card in led.pieces)


def _how_many(led: Ledger, found: Wanted, actor: int) -> list[int]:
    """Cards that are all the same, or that come off a pile: only their number is asked."""
    if not led.stage.asked("effect_amount", actor):
        raise Deviation(f"not asked how many of {found.least}-{found.most}, but “{led.stage.kind}”")
    choice = led.stage.choice
    assert choice is not None
    values = [option.value for option in choice.options]
    if values != list(range(found.least, found.most + 1)):
        raise Deviation(f"how many: {values}; the text says {found.least}-{found.most}")
    size = found.least if led.picks == "least" else found.most
    led.stage.answer([values.index(size)])
    return found.cards[:size]


def _in_sets(led: Ledger, found: Wanted, offered: list[int]) -> list[int]:
    """Cards that must be something together."""
    choice = led.stage.choice
    assert choice is not None
    if choice.combinations is None:
        raise Deviation("any cards may be picked together")
    legal = {
        frozenset(cards)
        for size in range(found.least, found.most + 1)
        for cards in combinations(offered, size)
        if all(_go_together(led, cards, node) for node in found.together)
    }
    sets = [frozenset(offered[at] for at in picks) for picks in choice.combinations]
    if legal != set(sets):
        raise Deviation(f"{len(sets)} sets of cards may be picked; the text says {len(legal)}")
    chosen = (min if led.picks == "least" else max)(sets, key=len)
    picks = choice.combinations[sets.index(chosen)]
    led.stage.answer(picks)
    return [offered[at] for at in picks]


def _go_together(led: Ledger, cards: tuple[int, ...], node: Node) -> bool:
    name = name_of(node)
    names = [led.data(card).name for card in cards]
    if name in ("total power", "with total"):
        return sum(led.value(card, "power") for card in cards) <= number(node)
    if name == "one pile":
        zones = {led.zone_of(card) for card in cards}
        return len(zones) < 2 and all(set(led.zones[zone][-len(cards) :]) == set(cards) for zone in zones)
    if name == "total cost":
        return sum(led.value(card, "cost") for card in cards) <= number(node)
    if node["is"].startswith("Sel."):
        most, noun = number(node["a"], otherwise=1), node.get("n", {"is": ""})
        if noun["is"] == "Noun.or":
            kinds = (noun["x"], noun["y"])
            return all(sum(nouns.is_kind(led.data(card), kind) for card in cards) <= most for kind in kinds)
        return all(names.count(one) <= most for one in names)
    return len(set(names)) == len(names)


def one_of_them(sel: Node) -> Node:
    """ "Your [Anne]" where one card is meant, of which there may be several."""
    if sel["is"] != "Sel.the" or sel["n"]["is"] == "Noun1.leader":
        return sel
    return {**sel, "is": "Sel.some", "a": {"is": "Amount.exactly", "n": {"is": "NUM", "v": 1}}}
