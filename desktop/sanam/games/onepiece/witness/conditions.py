"""Whether a condition holds, and how a board is made on which it does, or does not."""

from __future__ import annotations

from collections.abc import Callable

from sanam.games.onepiece.witness import nouns
from sanam.games.onepiece.witness.amounts import meant, number_said, of_seat
from sanam.games.onepiece.witness.filters import is_named, passes
from sanam.games.onepiece.witness.ledger import Ledger
from sanam.games.witnessing.phrases import Node, name_of, number, words
from sanam.games.witnessing.trials import NotDriven


def enough(qty: Node | None, count: int) -> bool:
    """Whether a count is as many as a quantity says."""
    if qty is None:
        return count > 0
    n = number(qty, otherwise=1)
    match name_of(qty):
        case "at least" | "some" | "total at least":
            return count >= n
        case "at most" | "total at most":
            return count <= n
        case "exactly" | "total":
            return count == n
        case "fewer":
            return count < n
        case "more":
            return count > n
        case "range":
            return count == n or count >= number(qty, "m")
    raise NotDriven(f"quantity {qty['is']}")


def holds(led: Ledger, cond: Node) -> bool:
    """Whether a condition holds now; it is written down that it was asked."""
    if cond["is"] == "Conds.and":
        return holds(led, cond["x"]) and holds(led, cond["y"])
    if cond["is"] == "Conds.or":
        return holds(led, cond["x"]) or holds(led, cond["y"])
    counts = tuple(tuple(of_seat(led, cond["k"], seat)) for seat in (0, 1)) if "k" in cond else ((), ())
    found = _holds(led, cond)
    led.judged.append((cond, found, counts))
    return found


def _holds(led: Ledger, cond: Node) -> bool:
    name, me = name_of(cond), led.me
    if name in _COUNTED:
        whose, how = _COUNTED[name]
        return _counted(led, cond, me if whose == "mine" else 1 - me, how)
    if name.startswith(("leader", "opponent's leader")):
        return _leader(led, cond, name)
    if name in _COMPARED:
        return _COMPARED[name](*(_had(led, cond["k"], seat) for seat in (me, 1 - me)))
    if name in _APART:
        mine, other = (_had(led, cond["k"], seat) for seat in (me, 1 - me))
        return _APART[name](mine, other, number(cond))
    if "s" in cond:
        return _of_cards(led, cond, name)
    match name:
        case "there is":
            return enough(cond["q"], len(meant(led, cond["k"], None, me)))
        case "there are of":
            return enough(cond["q"], len(meant(led, cond["k"], cond["w"], me)))
        case "there are no":
            return not meant(led, cond["k"], None, me)
        case "you have given" | "opponent has given":
            return enough(cond["q"], len(led.pile(me if name.startswith("you") else 1 - me, "given")))
        case "you and opponent have":
            return enough(cond["q"], sum(_had(led, cond["k"], seat) for seat in (0, 1)))
        case "either has" | "either life":
            return any(enough(cond["q"], _had(led, cond["k"], seat)) for seat in (0, 1))
        case "have and" | "you have and or":
            both = [enough(cond[q], len(of_seat(led, cond[k], me))) for q, k in (("q", "k"), ("r", "m"))]
            return all(both) if name == "have and" else any(both)
        case "opponent has and" | "opponent has or":
            both = [enough(cond[q], len(of_seat(led, cond[k], 1 - me))) for q, k in (("q", "k"), ("r", "m"))]
            return all(both) if name == "opponent has and" else any(both)
        case "fewer by" | "more by":
            one, other = (len(meant(led, cond[k], cond.get(w), me)) for k, w in (("k", "w"), ("m", "v")))
            return (other - one if name == "fewer by" else one - other) >= number(cond)
        case "you and opponent each":
            return enough(cond["q"], _had(led, cond["k"], me)) and enough(cond["r"], _had(led, cond["k"], 1 - me))
        case "have together":
            return len({c for k in ("k", "m") for c in of_seat(led, cond[k], me)}) >= number(cond)
        case "don at most opponent's" | "don less than opponent's" | "don fewer by" | "don more by":
            mine, other = (len(led.pile(seat, "cost")) + len(led.pile(seat, "given")) for seat in (me, 1 - me))
            if name == "don more by":
                return mine - number(cond) >= other
            if name == "don less than opponent's":
                return mine < other
            return mine <= other if name == "don at most opponent's" else mine + number(cond) <= other
        case "hand fewer by" | "opponent's hand more by":
            return len(led.pile(me, "hand")) + number(cond) <= len(led.pile(1 - me, "hand"))
        case "hand more by":
            return len(led.pile(me, "hand")) - number(cond) >= len(led.pile(1 - me, "hand"))
        case "your turn" | "opponent's turn":
            return (led.turn_player == me) == (name == "your turn")
        case "only":
            characters = led.pile(me, "character")
            such = of_seat(led, cond["k"], me)
            return bool(such) and set(characters) <= set(such)
        case "all of" | "all active" | "all face-up":
            return _all_of(led, cond, name)
        case "number at most":
            return number_said(led, cond["a"]) <= number_said(led, cond["b"])
        case "number at least":
            return number_said(led, cond["a"]) >= number_said(led, cond["b"])
        case "number less":
            return number_said(led, cond["a"]) < number_said(led, cond["b"])
        case "number more":
            return number_said(led, cond["a"]) > number_said(led, cond["b"])
        case "you did":
            return _has_done(led, cond)
        case "number amounts":
            return enough(cond["q"], number_said(led, cond["a"]))
    return _of_that_card(led, cond, name)


def _has_done(led: Ledger, cond: Node) -> bool:
    """Whether the last cards that were moved have such a card among them."""
    if name_of(cond["v"]) in ("revealed", "rested", "played"):
        raise NotDriven(f"whether something was {name_of(cond['v'])}")
    tests, noun = nouns.filters_of(cond["k"]), cond["k"]["n"]
    return any(nouns.is_kind(led.data(card), noun) and passes(led, card, tests) for card in led.recalled("gone"))


def _had(led: Ledger, phrase: Node, seat: int) -> int:
    """How many such cards a player has, where "your" and "their" are said of both alike."""
    me, led.me = led.me, seat
    found = len(of_seat(led, phrase, seat))
    led.me = me
    return found


def _of_that_card(led: Ledger, cond: Node, name: str) -> bool:
    if name == "that card's type includes":
        return any(words(cond, "QUOTE")[0] in one for card in led.recalled("it") for one in led.types(card))
    if name == "that card has cost":
        return any(enough(cond["q"], led.value(card, "cost")) for card in led.recalled("it"))
    raise NotDriven(f"condition {cond['is']}")


#: Conditions that count one player's cards: whose, and how.
_COUNTED = {
    "you have": ("mine", "as said"),
    "opponent has": ("other's", "as said"),
    "they have": ("other's", "as said"),
    "you have named": ("mine", "any"),
    "opponent has named": ("other's", "any"),
    "you do not have": ("mine", "none"),
    "you have no": ("mine", "none"),
    "opponent has no": ("other's", "none"),
    "you have no other": ("mine", "no other"),
    "you have other": ("mine", "other"),
    "you have another": ("mine", "another"),
    "you have not": ("mine", "not as said"),
    "opponent has not": ("other's", "not as said"),
}
_COMPARED: dict[str, Callable[[int, int], bool]] = {
    "has less than opponent": lambda mine, other: mine < other,
    "has more than opponent": lambda mine, other: mine > other,
    "opponent has more": lambda mine, other: other > mine,
    "opponent has less": lambda mine, other: other < mine,
    "same number": lambda mine, other: mine == other,
}
#: The same, with how far apart they must be.
_APART: dict[str, Callable[[int, int, int], bool]] = {
    "you have less by": lambda mine, other, n: mine + n <= other,
    "opponent has more by": lambda mine, other, n: mine + n <= other,
    "you have more by": lambda mine, other, n: mine >= other + n,
}


def _counted(led: Ledger, cond: Node, seat: int, how: str) -> bool:
    found = of_seat(led, cond["k"], seat)
    if how == "no other":
        return not [card for card in found if card != led.subject]
    if how == "another":
        return any(card != led.subject for card in found)
    if how == "other":
        return enough(cond["q"], len([card for card in found if card != led.subject]))
    if how == "none":
        return not found
    if how == "any":
        name = cond["k"]["n"].get("x")
        if name is None or name["is"] not in ("Names.both", "Names.all"):
            return bool(found)
        # "[A] and [B]": either of them.
        return all(any(is_named(led.data(card).names, [one]) for card in found) for one in words(name, "NAME"))
    return enough(cond.get("q"), len(found)) != (how == "not as said")


def _is_so(led: Ledger, card: int, said: Node) -> bool:
    """One part of a list of what a Leader is or has."""
    data, types = led.data(card), led.types(card)
    match name_of(said):
        case "named":
            return is_named(data.names, words(said, "NAME"))
        case "type":
            return bool(set(words(said, "TYPE")) & set(types))
        case "type including":
            return any(words(said, "QUOTE")[0] in one for one in types)
        case "colour":
            return name_of(said["c"]) in data.colours
        case "multicoloured":
            return len(data.colours) > 1
        case "attribute":
            return words(said, "ATTR")[0] in data.all_attributes
        case "lying rested":
            return led.pieces[card].side
    raise NotDriven(f"{said['is']}")


def _leader(led: Ledger, cond: Node, name: str) -> bool:
    seat = led.me
    if name in ("leader either", "leader both", "opponent's leader so", "leader's type includes or so"):
        card = led.leader(1 - seat if name.startswith("opponent's") else seat)
        parts = [_is_so(led, card, cond[slot]) for slot in ("p", "q") if slot in cond]
        if "x" in cond:
            parts.append(any(words(cond["x"], "QUOTE")[0] in one for one in led.types(card)))
        return all(parts) if name == "leader both" else any(parts)
    if name.startswith("opponent's "):
        seat, name = 1 - seat, name.removeprefix("opponent's ")
        name = "leader attribute" if name == "leader" else name
    card = led.leader(seat)
    data, types = led.data(card), led.types(card)
    typed = bool(set(words(cond, "TYPE")) & set(types))
    named = is_named(data.names, words(cond, "NAME"))
    match name:
        case "leader is":
            return named
        case "leader is not":
            return not named
        case "leader has type":
            return typed
        case "leader has not type":
            return not typed
        case "leader has type or is" | "leader is or has":
            return typed or named
        case "leader's type includes":
            return any(words(cond, "QUOTE")[0] in one for one in types)
        case "leader has type or including":
            return typed or any(words(cond, "QUOTE")[0] in one for one in types)
        case "leader multicoloured":
            return len(data.colours) > 1
        case "leader not multicoloured":
            return len(data.colours) == 1
        case "leader attribute":
            return words(cond, "ATTR")[0] in data.all_attributes
        case "leader's colours":
            return {name_of(cond["c"]), name_of(cond["e"])} <= set(data.colours)
        case "leader's colour" | "leader includes colour":
            return name_of(cond["c"]) in data.colours
    raise NotDriven(f"condition {cond['is']}")


def _all_of(led: Ledger, cond: Node, name: str) -> bool:
    found = meant(led, cond["k"], cond.get("w"), led.me)
    if name == "all face-up":
        return all(led.pieces[card].up for card in found)
    return all(led.pieces[card].side == (name == "all of") for card in found)


def _of_cards(led: Ledger, cond: Node, name: str) -> bool:
    """What is said of this card, or of the one spoken of."""
    sel = cond["s"]
    if sel["is"] in ("Sel.the", "Sel.all the", "Sel.some"):
        cards = meant(led, sel, sel.get("w"), led.me)
    else:
        cards = led.spoken_of(sel)
    return any(_of_card(led, cond, name, card) for card in cards)


#: What "has A and B" says of each, in the words of whole conditions.
_TRAITS = {
    "power at least": "this has power",
    "power at most": "this has power at most",
    "base power at least": "has base power at least",
    "base power at most": "has base power at most",
    "cost": "has cost",
    "base cost": "base cost",
    "type": "has type",
    "type including": "has type including",
    "attribute": "has attribute",
    "keyword": "has keyword",
}


def _of_card(led: Ledger, cond: Node, name: str, card: int) -> bool:
    n = number(cond)
    match name:
        case "has both" | "has either":
            parts = [_of_card(led, cond[slot], _TRAITS[name_of(cond[slot])], card) for slot in ("p", "q")]
            return all(parts) if name == "has both" else any(parts)
        case "is rested" | "is active":
            return led.pieces[card].side == (name == "is rested")
        case "this has power":
            return led.value(card, "power") >= n
        case "this has power at most":
            return led.value(card, "power") <= n
        case "has base power at least":
            return led.base(card, "power") >= n
        case "has base power at most":
            return led.base(card, "power") <= n
        case "has cost":
            return enough(cond["q"], led.value(card, "cost"))
        case "cost equals":
            return led.value(card, "cost") == led.number_said(cond["q"])
        case "has name including":
            return any(words(cond, "QUOTE")[0] in one for one in led.data(card).names)
        case "base cost":
            return enough(cond["q"], led.base(card, "cost"))
        case "that card is":
            tests = nouns.filters_of(cond["k"])
            return nouns.is_kind(led.data(card), cond["k"]["n"]) and passes(led, card, tests)
        case "is named":
            return is_named(led.data(card).names, words(cond["x"], "NAME"))
        case "has type":
            return bool(set(words(cond["x"], "TYPE")) & set(led.types(card)))
        case "has type including":
            return any(words(cond, "QUOTE")[0] in one for one in led.types(card))
        case "has attribute":
            return words(cond, "ATTR")[0] in led.data(card).all_attributes
        case "has given":
            return len(led.given(card)) >= n
        case "has a given":
            return bool(led.given(card))
        case "has chosen cost":
            return led.value(card, "cost") == led.memory.get("chosen")
        case "is attacking":
            return led.attack is not None and led.attack[0] == card
        case "played this turn":
            return led.pieces[card].since == led.turn
        case "has keyword":
            return led.has_keyword(card, name_of(cond["k"]))
    raise NotDriven(f"condition {cond['is']}")
