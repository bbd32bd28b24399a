"""Which cards a phrase with a noun means, and how many are chosen of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from sanam.games.witnessing.phrases import Node, category_of, many, name_of, number, walk, words
from sanam.games.witnessing.trials import NotDriven
from sanam.games.yugioh.witness.ledger import FIELD, Ledger
from sanam.games.yugioh.witness.references import itself, refer
from sanam.games.yugioh.witness.texts import KINDS

#: Places in the words of the ledger, by the phrase book's.
ZONES = {
    "gy": ("graveyard",),
    "hand": ("hand",),
    "deck": ("deck",),
    "field": FIELD,
    "extra": ("extra",),
    "spell and trap zone": ("spell",),
    "banished": ("banished",),
    "monster zone": ("monster",),
}
#: Where a card is looked for by what is done to it, when no words say so: whose, and where.
_BY_VERB = {
    "discard": ((0,), ("hand",)),
    "send to gy": ((0,), FIELD),
    "tribute": ((0,), ("monster",)),
    "reveal": ((0,), ("hand",)),
    "special summon": ((0,), ("hand",)),
    "normal summon": ((0,), ("hand",)),
    "place on top": ((0,), ("hand",)),
}


#: How a Value is worked out; `amounts` puts it here, which itself needs this module.
AMOUNT: list[Callable[[Ledger, Node, str], int]] = []
#: Whether a card is as other adjectives say, by `adjectives`.
PASSES: dict[str, Callable[[Ledger, int, Node], bool]] = {}
#: How a HowMany is worked out, by `amounts` too.
HOW_MANY: list[Callable[[Ledger, Node], int]] = []
_THEIR_TOP = ("opponent's top card", "opponent's top cards", "their top card", "their top cards")
#: What is done with one card when a name alone says which: "Special Summon "X" from your hand".
_ONE = ("place counters", "special summon", "add to hand", "send to gy", "banish", "discard", "tribute", "reveal", "")


@dataclass(frozen=True)
class Wanted:
    """The cards that a phrase means, and how many of them: `all`, or `least` to `most`."""

    cards: tuple[int, ...]
    least: int
    most: int
    whole: bool = False


def zones_of(node: Node) -> list[str]:
    """Every place that a phrase of zones names."""
    named = [name_of(zone) for zone in walk(node) if category_of(zone) == "Zone"]
    for name in named:
        if name not in ZONES:
            raise NotDriven(f"Zone.{name}")
    return [word for name in named for word in ZONES[name]]


def places(node: Node, verb: str = "") -> list[tuple[int, str]]:
    """Where the cards of a noun are looked for: sides (0 is "you") and places."""
    found: list[tuple[int, str]] = []
    for test in many(node.get("f")):
        found += _places(test)
    if found:
        return list(dict.fromkeys(found))
    key = name_of(node)
    if key in ("opponent's", "all opponent's"):
        return [(1, word) for word in FIELD]
    if key in ("your", "all your"):
        return [(0, word) for word in FIELD]
    if key in ("your banished", "all your banished"):
        return [(0, "banished")]
    if key in ("any banished", "all banished"):
        return [(0, "banished"), (1, "banished")]
    sides, zones = _BY_VERB.get(verb, ((0, 1), FIELD))
    return [(side, zone) for side in sides for zone in zones]


def _places(test: Node) -> list[tuple[int, str]]:
    key = name_of(test)
    zones = zones_of(test["z"]) if "z" in test else []
    match key:
        case "in your":
            return [(0, zone) for zone in zones]
        case "in opponent's":
            return [(1, zone) for zone in zones]
        case "in either player's":
            return [(side, zone) for side in (0, 1) for zone in zones]
        case "in either gy":
            return [(0, "graveyard"), (1, "graveyard")]
        case "you control" | "on your field" | "you control now":
            return [(0, zone) for zone in FIELD]
        case "opponent controls" | "on opponent's field" | "they control" | "opponent controls now":
            return [(1, zone) for zone in FIELD]
        case "on the field" | "on the field now":
            return [(side, zone) for side in (0, 1) for zone in FIELD]
        case "in your or face-up":
            return [(0, zone) for zone in (*zones, *FIELD)]
        case "in your hand or field":
            return [(0, zone) for zone in ("hand", *FIELD)]
        case "on field or in gy":
            return [(side, zone) for side in (0, 1) for zone in (*FIELD, "graveyard")]
        case "opponent controls or in":
            return [(1, zone) for zone in (*FIELD, *zones)]
        case "in their":
            return [(1, zone) for zone in zones]
        case "you control or in":
            return [(0, zone) for zone in (*FIELD, *zones)]
        case "from the deck":
            return [(0, "deck")]
        case "excavated":
            return [(0, "deck")]
    return []


def is_noun(led: Ledger, card: int, node: Node, seen: bool = True) -> bool:
    """Whether a card is of that sort."""
    data, area = led.data(card), led.area(card)
    monster = data.kind == "monster" and area not in ("spell",)
    match name_of(node):
        case "card":
            return True
        case "monster":
            return monster
        case "monster card":
            return data.kind == "monster"
        case "named" | "named one of":
            said = words(node, "NAME")
            return data.name in said or ("token" in data.traits and f"{data.name}s" in said)
        case "copy":
            return data.name in (words(node, "NAME") or [led.data(led.subject).name])
        case "tuner":
            return monster and bool(led.words(card, "tuner"))
        case "spell":
            return data.kind == "spell"
        case "trap":
            return data.kind == "trap"
        case "spell or trap":
            return area == "spell" or area == "field" or (data.kind != "monster" and area not in FIELD)
        case "spell icon" | "trap icon":
            return data.kind == name_of(node).split()[0] and data.icon == name_of(node["i"])
        case "token":
            return "token" in data.traits
        case "equip card":
            return area == "spell" and led.pieces[card].host is not None
    raise NotDriven(node["is"])


def passes(led: Ledger, card: int, test: Node) -> bool:
    """Whether a card is as an adjective says; where it lies is not asked here."""
    data, piece, key = led.data(card), led.pieces[card], name_of(test)
    on_field = led.on_field(card)
    if key == "excavated":
        return card in led.memory.excavated
    if _places(test):
        return key != "in your or face-up" or not on_field or piece.up
    match key:
        case "series" | "series or" | "series many":
            return any(name in data.series or name in data.name for name in words(test, "NAME"))
        case "type":
            return bool(led.words(card, "race") & {*words(test, "RACE")})
        case "attribute":
            return bool(led.words(card, "attribute") & {*words(test, "ATTR")})
        case "not type":
            return not led.words(card, "race") & {*words(test, "RACE")}
        case "not attribute":
            return not led.words(card, "attribute") & {*words(test, "ATTR")}
        case "trait":
            return name_of(test["t"]) in data.traits
        case "not trait":
            return name_of(test["t"]) not in data.traits
        case "face-up":
            return piece.up
        case "face-down":
            return not piece.up
        case "attack position" | "face-up attack position":
            return piece.up and not piece.side
        case "defense position":
            return piece.side
        case "face-up defense position":
            return piece.up and piece.side
        case "face-down defense position":
            return not piece.up and piece.side
        case "other" if led.memory.targets:
            return card not in led.memory.targets
        case "other" if led.memory.attack is not None and data.kind == "monster" and not led.is_monster(led.subject):
            return card not in (led.subject, *led.memory.event)  # "another" than the one that is attacked
        case "other" | "except this card":
            return card != led.subject
        case "except name" | "other than name":
            return data.name not in words(test, "NAME")
        case "not such":
            such = is_noun(led, card, test["n"]) if "n" in test else True
            return not (such and all(passes(led, card, one) for one in many(test.get("f"))))
        case "equipped to":
            return piece.host in refer(led, test["g"])
        case "counter":
            return led.counters.get(card, {}).get(str(test["c"]["v"]), 0) >= number(test)
        case "so summoned":
            return name_of(test["w"]) in led.came.get(card, "").split()
        case "level" | "level or lower" | "level or higher":
            return _compared(key, led.value(card, "level"), number(test)) and _has_level(led, card)
        case "rank":
            return "xyz" in data.traits and data.level == number(test)
        case "atk" | "atk or less" | "atk or more":
            return _compared(key, led.value(card, "atk"), number(test))
        case "def" | "def or less" | "def or more":
            return _compared(key, led.value(card, "def"), number(test))
        case "atk and def":
            return led.value(card, "atk") == number(test) and led.value(card, "def") == number(test, "m")
        case "value against value":
            return _against(led, card, test)
        case "same word as":
            return any(same_word(led, card, other, name_of(test["w"])) for other in _compared_with(led, test))
        case "different words" | "same words" | "extreme":
            return True
        case "lying":
            said = name_of(test["s"])
            faced = "face-" not in said or piece.up == ("face-up" in said)
            return faced and piece.side == ("defense" in said)
    if key in PASSES:
        return PASSES[key](led, card, test)
    raise NotDriven(f"filter {test['is']}")


def _against(led: Ledger, card: int, test: Node) -> bool:
    """ "With ATK less than or equal to the damage"."""
    stat = name_of(test["t"])
    now, edge = led.value(card, stat), AMOUNT[0](led, test["v"], stat)
    return now <= edge if name_of(test["s"]) == "at most" else now < edge


def _compared_with(led: Ledger, test: Node) -> list[int]:
    found = test["g"]
    if category_of(found) != "Ref":
        raise NotDriven(f"filter {test['is']} {found['is']}")
    if itself(found):
        return [led.subject]
    if name_of(found).startswith("used ") or (name_of(found) == "that card" and not led.memory.it):
        return _used(led)
    return led.memory.it


def _used(led: Ledger) -> list[int]:
    return led.memory.paid or led.memory.handled


def same_word(led: Ledger, card: int, other: int, word: str) -> bool:
    one, two = led.data(card), led.data(other)
    if word == "name":
        return one.name == two.name
    if word == "level":
        return led.value(card, "level") == led.value(other, "level")
    return bool(one.attribute == two.attribute) if word == "attribute" else bool(one.race == two.race)


def _has_level(led: Ledger, card: int) -> bool:
    return led.is_monster(card) and "xyz" not in led.data(card).traits


def _compared(key: str, now: int, edge: int) -> bool:
    if key.endswith(("less", "lower")):
        return now <= edge
    return now >= edge if key.endswith(("more", "higher")) else now == edge


def shows(tests: list[Node]) -> bool:
    """Whether words ask for what only a face-up card shows (YZH-2.80)."""
    hidden = (
        "series",
        "type",
        "attribute",
        "level",
        "trait",
        "atk",
        "def",
        "except name",
        "not trait",
        "rank",
        "counter",
    )
    said = [name_of(test) for test in tests if not name_of(test).startswith("defense position")]
    return any(name.startswith(hidden) for name in said)


def members(led: Ledger, node: Node, verb: str = "") -> list[int]:
    """Every card that a phrase with a noun and adjectives means now."""
    tests = many(node.get("f"))
    sort = node.get("n") or {"is": "Noun.card"}
    asks = shows(tests) or name_of(sort) in ("named", "named one of", "tuner", "token", "spell icon", "trap icon")
    down = any(name_of(test).startswith("face-down") for test in tests)
    found = []
    for side, zone in places(node, verb):
        own = side == 0 or (led.acting and any(name_of(test) in ("in their", "they control") for test in tests))
        seat = led.me if own else 1 - led.me
        for card in led.pile(seat, zone):
            hidden = zone in FIELD and not led.pieces[card].up
            own_eyes = verb == "tribute" or (down and verb != "" and seat == led.me)
            if (hidden and asks and not own_eyes) or card == led.spent:
                continue
            worn = name_of(sort) == "monster" and any(name_of(test) == "equipped to" for test in tests)
            if is_noun(led, card, {"is": "Noun.monster card"} if worn else sort) and all(
                passes(led, card, test) for test in tests
            ):
                found.append(card)
    for test in (test for test in tests if name_of(test) == "same words"):
        found = _of_one_kind(led, found, name_of(test["w"]), number(node.get("q") or {}, otherwise=2))
    if number(node.get("q") or {}) == 1 and any(name_of(test) == "different words" for test in tests):
        spoken = led.memory.handled or led.memory.paid
        before = {led.data(card).name for card in spoken if card in led.pieces}
        found = [card for card in found if led.data(card).name not in before]  # than the one just spoken of
    return found


def _such(led: Ledger, node: Node) -> list[int]:
    """ "That monster you control": of the two of a battle the one that is as the words say."""
    sides = {side for test in many(node.get("f")) for side, _ in _places(test)}
    fought = [card for card in led.memory.attack or () if card is not None]
    spoken = dict.fromkeys((*led.memory.event, *led.memory.other, *refer(led, node), *fought))
    found = [card for card in spoken if led.there(card) and all(passes(led, card, t) for t in many(node["f"]))]
    return [card for card in found if not sides or (led.seat_of(card) != led.me) in {side == 1 for side in sides}]


def _of_one_kind(led: Ledger, cards: list[int], word: str, size: int) -> list[int]:
    """Those of which there are so many with the same name, Level, Attribute or Type."""
    return [card for card in cards if sum(same_word(led, card, one, word) for one in cards) >= size]


def wanted(led: Ledger, node: Node, verb: str = "") -> Wanted:
    """The cards of a phrase and how many are chosen."""
    key = name_of(node)
    if category_of(node) == "Ref":
        cards = _such(led, node) if name_of(node) == "that such card" and "f" in node else refer(led, node)
        return Wanted(tuple(cards), len(cards), len(cards), True)
    if category_of(node) == "Obj":
        return _of_obj(led, node)
    if category_of(node) != "NP":
        raise NotDriven(node["is"])
    if key in ("top cards", "top card", *_THEIR_TOP):
        size = number(node, otherwise=1)
        cards = led.pile(led.me if led.acting or key not in _THEIR_TOP else 1 - led.me, "deck")[::-1][:size]
        return Wanted(tuple(cards), len(cards), len(cards), True)
    if key == "so many from the top":
        cards = led.pile(led.me, "deck")[::-1][: int(led.memory.declared or 0)]
        return Wanted(tuple(cards), len(cards), len(cards), True)
    if key in ("your hand", "their hand", "opponent's hand"):
        own = key == "your hand" or led.acting
        cards = led.pile(led.me if own else 1 - led.me, "hand")
        return Wanted(tuple(cards), len(cards), len(cards), True)
    if key == "the rest":
        cards = [card for card in led.memory.excavated if card in led.pieces and led.area(card) == "deck"]
        return Wanted(tuple(cards), len(cards), len(cards), True)
    if key in ("some excavated", "any excavated"):
        seen = {**node, "is": "NP.some", "f": [*many(node.get("f")), {"is": "Adj.excavated"}]}
        count = node.get("q", {"is": "Quant.all"})
        return sized(members(led, {**seen, "n": node.get("n", {"is": "Noun.card"})}), {"q": count})
    if key in ("so many", "any number up to"):
        cards = members(led, node, verb)
        size = min(HOW_MANY[0](led, node["v"]), len(cards))
        return Wanted(tuple(cards), min(1, size), size) if size else Wanted((), 0, 0, True)
    if key in ("exactly so many", "the same number"):
        cards = members(led, node, verb)
        size = HOW_MANY[0](led, node["v"]) if "v" in node else len(led.memory.paid or led.memory.handled)
        return Wanted(tuple(cards), size, size) if size else Wanted((), 0, 0, True)
    if key == "the extreme one":
        return _extreme(led, node, verb)
    if key in ("as many as possible", "as many as possible up to"):
        cards = members(led, node, verb)
        if "v" in node:
            size = min(HOW_MANY[0](led, node["v"]), len(cards))
            return Wanted(tuple(cards), size, size) if size else Wanted((), 0, 0, True)
        return Wanted(tuple(cards), len(cards), len(cards), True)
    if key in EITHER:
        both = [card for half in either(node) for card in members(led, half, verb)]
        return sized(list(dict.fromkeys(both)), {"q": node.get("q", _ONE_CARD)})
    if key not in (
        "some",
        "all",
        "opponent's",
        "all opponent's",
        "your",
        "all your",
        "your banished",
        "any banished",
        "all banished",
        "all your banished",
    ):
        raise NotDriven(node["is"])
    sides = {led.seat_of(card) for card in led.memory.targets if led.there(card)}
    if key in ("your", "opponent's") and "q" not in node and len(sides) == 2 and "f" not in node:
        side = led.me if key == "your" else 1 - led.me  # "destroy your monster": the target on that side
        known = [card for card in led.memory.targets if led.there(card) and led.seat_of(card) == side]
        return Wanted(tuple(known), len(known), len(known), True)
    cards = members(led, node, verb)
    if key == "all" and verb in _ONE and name_of(node["n"]) == "named" and "q" not in node:
        return Wanted(tuple(cards), 1, 1)
    if any(name_of(test) == "extreme" for test in many(node.get("f"))):
        raise NotDriven(f"filter {many(node['f'])[0]['is']}")
    return sized(cards, node)


#: Phrases that mean cards of one sort or of another: "1 "Kuriboh" or 1 Ritual Spell from your Deck".
EITHER = ("either", "one kind or another")
_ONE_CARD: Node = {"is": "Quant.some", "n": {"is": "NUM", "v": 1}}


def either(node: Node) -> list[Node]:
    """The two sorts, each as a phrase of its own."""
    first, second = many(node.get("f")), [one for one in many(node.get("g")) if not _places(one)]
    where = [one for one in many(node.get("g")) if _places(one) or name_of(one).startswith("except")]
    second = [one for one in second if one not in where]
    if any(number(node, slot, otherwise=1) != 1 for slot in ("j", "k")):
        raise NotDriven(f"{node['is']} of several")
    return [
        {"is": "NP.some", "q": _ONE_CARD, "n": node["n"], "f": [*first, *where]},
        {"is": "NP.some", "q": _ONE_CARD, "n": node["m"], "f": [*second, *where]},
    ]


def _extreme(led: Ledger, node: Node, verb: str) -> Wanted:
    """The one card with the lowest or highest value; of several the player chooses."""
    test = next((test for test in many(node["f"]) if name_of(test) == "extreme"), None)
    if test is None:  # "the monster equipped to it"
        return Wanted(tuple(members(led, node, verb)), 1, 1)
    stat, cards = name_of(test["t"]), members(led, node, verb)
    edge = (min if name_of(test["x"]) == "lowest" else max)((led.value(c, stat) for c in cards), default=0)
    return Wanted(tuple(card for card in cards if led.value(card, stat) == edge), 1, 1)


def sized(cards: list[int], node: Node) -> Wanted:
    """With how many are chosen of these cards."""
    count = node.get("q")
    size = len(cards)
    if count is None or name_of(count) in ("all", "each"):
        return Wanted(tuple(cards), size, size, True)
    number_of = number(count, otherwise=1)
    match name_of(count):
        case "some" | "exactly":
            return Wanted(tuple(cards), number_of, number_of)
        case "up to":
            return Wanted(tuple(cards), min(1, size), min(number_of, size))
        case "any" if any(name_of(test) == "same word as" for test in many(node.get("f"))):
            return Wanted(tuple(cards), size, size, True)
        case "any" | "any number":
            return Wanted(tuple(cards), min(1, size), size)
        case "at least":
            return Wanted(tuple(cards), number_of, size)
    raise NotDriven(count["is"])


def halves(node: Node) -> list[Node]:
    """The parts of "1 DARK monster and 1 WIND monster from your hand", each with where it is looked for."""
    found = [node[slot] for slot in KINDS if slot in node]
    if name_of(node) == "two kinds":
        shared = [test for test in many(found[-1].get("f")) if _places(test)]
        for at, part in enumerate(found):
            if not any(_places(test) for test in many(part.get("f"))):
                found[at] = {**part, "f": [*many(part.get("f")), *shared]}
    return found


def _of_obj(led: Ledger, node: Node) -> Wanted:
    key = name_of(node)
    if key == "known yours":
        such = {"is": "Ref.that such card", "f": [{"is": "Adj.you control"}]}
        cards = [card for card in refer(led, node["r"]) if led.on_field(card) and led.seat_of(card) == led.me]
        cards = cards or (_such(led, such) if name_of(node["r"]) == "that card" else [])
        return Wanted(tuple(cards), len(cards), len(cards), True)
    if key in ("known from", "known there"):
        cards = refer(led, node["r"])
        if len(cards) > 1:  # of several the one that lies there
            there = zones_of(node["z"]) if key == "known from" else FIELD
            cards = [card for card in cards if led.memory.aimed.get(card, led.area(card)) in there]
        return Wanted(tuple(cards), len(cards), len(cards), True)
    raise NotDriven(node["is"])


def nouns(tree: object) -> Iterator[Node]:
    """Every phrase of a tree that means cards by a noun."""
    for node in walk(tree):
        if category_of(node) == "NP" and name_of(node) in EITHER:
            yield from either(node)
            continue
        sort = node.get("n")
        if isinstance(sort, dict) and category_of(sort) == "Noun":
            yield node
