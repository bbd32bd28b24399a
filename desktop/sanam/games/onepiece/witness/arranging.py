"""How a board is changed until a condition holds on it, or just fails to."""

from __future__ import annotations

from collections import Counter

from sanam.games.onepiece.witness.amounts import of_seat
from sanam.games.onepiece.witness.board import Board, areas_of
from sanam.games.onepiece.witness.ledger import Ledger
from sanam.games.onepiece.witness.sketches import PLAIN_TYPE
from sanam.games.witnessing.phrases import Node, has, many, name_of, number, walk, words
from sanam.games.witnessing.trials import NotDriven


def prepare(board: Board, cond: Node, want: bool) -> None:
    """What can be said beforehand: what the Leaders are like."""
    name = name_of(cond)
    seat = 0
    if name.startswith("opponent's leader"):
        seat, name = 1, name.removeprefix("opponent's ")
    if not name.startswith("leader"):
        return
    negated = name in ("leader is not", "leader has not type", "leader not multicoloured")
    lead = board.leaders[seat]
    yes = want != negated
    if board.card.category == "leader" and seat == 0:
        return
    types, names, quotes = words(cond, "TYPE"), words(cond, "NAME"), words(cond, "QUOTE")
    attributes = words(cond, "ATTR")
    colours = [name_of(node) for node in walk(cond) if node["is"].startswith("Colour.")]
    if types:
        lead = lead.but(types=(types[0],) if yes else (PLAIN_TYPE,))
    if quotes and not (types and yes):
        lead = lead.but(types=(f"{quotes[0]} Kin",) if yes else (PLAIN_TYPE,))
    if names and not (yes and (types or quotes) and name != "leader both"):
        lead = lead.but(name=names[0] if yes else "Captain")
    if attributes:
        lead = lead.but(attributes=(attributes[0],) if yes else ("Ranged" if attributes[0] != "Ranged" else "Slash",))
    if colours:
        lead = lead.but(colours=(colours[0],) if yes else ("red" if colours[0] != "red" else "blue",))
    if has(cond, "LeaderIs.lying rested"):
        board.leaders_rested[seat] = yes
    if "multicoloured" in name or has(cond, "LeaderIs.multicoloured"):
        lead = lead.but(colours=("red", "green") if yes else ("red",))
    board.leaders[seat] = lead


def target(qty: Node | None, want: bool) -> int:
    """The number of cards at the edge: with which a quantity is just reached, or just not."""
    if qty is None:
        return 1 if want else 0
    n = number(qty, otherwise=1)
    match name_of(qty):
        case "at most" | "total at most" | "exactly" | "total":
            return n if want else n + 1
        case "fewer":
            return n - want
        case "more":
            return n + want
        case "range":
            return number(qty, "m") - (not want)
    return n if want else n - 1


def adjust(board: Board, led: Ledger, cond: Node, want: bool, counts: tuple[tuple[int, ...], ...]) -> bool:
    """Change the board after a condition came out otherwise than wanted; whether anything could be changed.

    counts  the cards of each player that it counted
    """
    name = name_of(cond)
    seat = 1 if name.startswith("opponent") else 0
    own, other = counts
    size = _ABSOLUTE[name](cond, want) if name in _ABSOLUTE else None
    if size is not None:
        return _count(board, led, cond["k"], seat, size, counts[seat])
    match name:
        case "there is" | "you and opponent have" | "there are no":
            size = target(cond.get("q"), want != (name == "there are no"))
            if size > len(own):
                return _count(board, led, cond["k"], 1, size - len(own), other)
            fewer = _count(board, led, cond["k"], 0, size, own)
            return _count(board, led, cond["k"], 1, max(0, size - len(own)), other) or fewer
        case "has less than opponent" | "opponent has more":
            return _count(board, led, cond["k"], 0, len(other) - int(want), own)
        case "has more than opponent" | "opponent has less":
            return _count(board, led, cond["k"], 0, len(other) + int(want), own)
        case "same number":
            return _count(board, led, cond["k"], 0, len(other) + (not want), own)
        case "you have less by" | "opponent has more by":
            return _count(board, led, cond["k"], 1, len(own) + number(cond) - (not want), other)
        case "you have more by":
            return _count(board, led, cond["k"], 0, len(other) + number(cond) - (not want), own)
        case "hand fewer by" | "opponent's hand more by" | "hand more by":
            return _hands(board, led, cond, want)
        case "don more by":
            mine, theirs = (sum(board.don[s]) for s in (0, 1))
            return _don(board, 0, theirs + number(cond) - (not want) - mine, ())
        case "don less than opponent's":
            return _don(board, 1, sum(board.don[0]) + want - sum(board.don[1]), ())
        case "don at most opponent's" | "don fewer by":
            mine, theirs = (sum(board.don[s]) for s in (0, 1))
            return _don(board, 1, mine + number(cond) - (not want) - theirs, ())
        case "you have given" | "opponent has given":
            board.given_to_leaders[seat] = target(cond["q"], want)
            return True
        case "only":
            return _only(board, led, cond, want, own)
        case "number at most" | "number at least" | "number less" | "number more":
            return _numbers(board, led, cond, want, name)
        case "all of" | "all active":
            return _all_don(board, cond, want == (name == "all of"))
        case "that card is" | "that card's type includes" | "that card has cost":
            return _shown(board, cond, want)
    return "s" in cond and _subject(board, led, cond, want)


def off_edge(cond: Node, counts: tuple[tuple[int, ...], ...], want: bool) -> bool:
    """Whether a condition that holds does so by more than it needs, or one that does not is farther off than by one."""
    name = name_of(cond)
    if name in ("you have less by", "opponent has more by", "you have more by"):
        ahead = len(counts[0]) - len(counts[1])
        return (ahead if name == "you have more by" else -ahead) != number(cond) - (not want)
    if name not in _ABSOLUTE or "q" not in cond:
        return False
    return len(counts[1 if name.startswith("opponent") else 0]) != _ABSOLUTE[name](cond, want)


#: How many cards are needed, for conditions that count one player's cards.
_ABSOLUTE = {
    "you have": lambda cond, want: target(cond.get("q"), want),
    "opponent has": lambda cond, want: target(cond.get("q"), want),
    "they have": lambda cond, want: target(cond.get("q"), want),
    "you have not": lambda cond, want: target(cond.get("q"), not want),
    "opponent has not": lambda cond, want: target(cond.get("q"), not want),
    "you have named": lambda cond, want: int(want),
    "opponent has named": lambda cond, want: int(want),
    "you have no": lambda cond, want: int(not want),
    "you do not have": lambda cond, want: int(not want),
    "opponent has no": lambda cond, want: int(not want),
    "you have no other": lambda cond, want: 1 + int(not want),
}


def _only(board: Board, led: Ledger, cond: Node, want: bool, such: tuple[int, ...]) -> bool:
    others = [card for card in led.pile(0, "character") if card not in such and card != led.subject]
    if not want:
        return False
    for card in others:
        board.limit(0, "character", led.pieces[card].code, 0)
    return bool(others)


def _count(board: Board, led: Ledger, phrase: Node, seat: int, size: int, found: tuple[int, ...]) -> bool:
    """Have so many cards there that a phrase means."""
    tests = many(phrase.get("f"))
    more = size - len(found)
    if more == 0:
        return False
    names = [name_of(node) for node in tests if node["is"] not in ("Filter.from", "Filter.in", "Filter.on field")]
    if has(phrase["n"], "Noun1.don"):
        if "given" in names:
            board.given_to_leaders[seat] += more
            return board.given_to_leaders[seat] >= 0
        return _don(board, seat, more, tuple(names))
    areas = areas_of(board.tree, phrase) or ("character",)
    area = areas[-1] if areas[0] == "leader" else areas[0]
    piled = any(node["is"] in ("Filter.in", "Filter.from") for node in tests) or has(phrase["n"], "Noun1.life")
    any_card = not names and not has(phrase["n"], "Noun.named", "Noun1.event")
    if piled and any_card and area in ("hand", "trash", "life", "deck"):
        board.sizes[seat, area] = max(0, board.sizes[seat, area] + more)
        return True
    if more > 0:
        if area == "character" and len(found) + more + 1 > board.room[seat]:
            board.room[seat] = 5 - (seat == 0 and board.card.category == "character")
        board.add(seat, area, phrase, more)
        if area in ("hand", "trash", "life"):
            board.sizes[seat, area] += more
        return True
    gone = [card for card in found if card != led.subject and card in led.pieces]
    copies = Counter(led.pieces[card].code for card in gone)
    for card in gone[::-1][:-more]:
        code = led.pieces[card].code
        copies[code] -= 1
        # Where it lies now may be another place than when it was counted.
        for place in {area, led.area(card)}:
            board.limit(seat, place, code, copies[code])
    return bool(gone)


def _don(board: Board, seat: int, more: int, names: tuple[str, ...]) -> bool:
    own = board.don[seat]
    at = 0 if "active" in names or "that is active" in names else 1
    if at == 1 and "rested" not in names and own[1] + more < 0:
        own[0], own[1], more = own[0] + own[1] + more, 0, 0
    own[at] += more
    if min(own) < 0 or sum(own) + board.given_to_leaders[seat] > 10:
        raise NotDriven("DON!! cards that there cannot be")
    return True


def _hands(board: Board, led: Ledger, cond: Node, want: bool) -> bool:
    """One hand is larger than the other by so many cards, or just not."""
    larger = 0 if name_of(cond) == "hand more by" else 1
    more = len(led.pile(1 - larger, "hand")) + number(cond) - (not want) - len(led.pile(larger, "hand"))
    board.sizes[larger, "hand"] = max(0, board.sizes[larger, "hand"] + more)
    return more != 0


def _all_don(board: Board, cond: Node, rested: bool) -> bool:
    if not has(cond["k"], "Noun1.don"):
        return False
    own = board.don[0]
    board.don[0] = [0, sum(own)] if rested else [sum(own), 0]
    return board.don[0] != own


def _numbers(board: Board, led: Ledger, cond: Node, want: bool, name: str) -> bool:
    """Two numbers of cards are compared: the first is brought to the edge."""
    first, second = cond["a"], cond["b"]
    if name_of(first) != "count" or first.get("w") is None:
        return False
    seat = led.seats(first["w"], led.me)[0]
    edge = led.number_said(second) + {"number less": -1, "number more": 1}.get(name, 0)
    size = edge if want else edge + (1 if name in ("number at most", "number less") else -1)
    return _count(board, led, first["k"], seat, size, tuple(of_seat(led, first["k"], seat)))


def _shown(board: Board, cond: Node, want: bool) -> bool:
    """The card that is revealed or looked at is one that is meant, or is none."""
    places = [node for node in walk(board.tree) if node["is"] in ("Op.reveal", "Op.choose", "Op.look") and "s" in node]
    if not want or not places:
        return False
    sel = places[0]["s"]
    if "n" not in sel and "z" not in sel:
        return False
    areas = areas_of(board.tree, sel) if "n" in sel else ("deck",)
    whose = {name_of(part) for part in walk(sel) if part["is"].startswith("Whose.")}
    phrase = cond["k"] if "k" in cond else {"n": {"is": "Noun1.card"}, "f": _as_filter(cond)}
    for area in areas:
        board.add(1 if "opponent's" in whose else 0, area, phrase, 6)
    return bool(areas)


def _as_filter(cond: Node) -> list[Node]:
    if name_of(cond) == "that card's type includes":
        return [{"is": "Filter.type includes", "x": cond["x"]}]
    return [{"is": "Filter.cost", "n": {"is": "NUM", "v": target(cond["q"], True)}}]


def _subject(board: Board, led: Ledger, cond: Node, want: bool) -> bool:
    """What is said of this card, or of a Leader."""
    name, sel = name_of(cond), cond["s"]
    if has(sel.get("n"), "Noun1.leader", "Kind.leader") and sel["is"] != "Sel.this":
        seat = 1 if has(sel.get("w"), "Whose.opponent's") else 0
        if name in ("is rested", "is active"):
            board.leaders_rested[seat] = want == (name == "is rested")
            return True
        if "power" in name:
            edge = number(cond) + (0 if want else 1000 if "most" in name else -1000)
            board.leaders[seat] = board.leaders[seat].but(power=max(0, edge))
            return True
        return False
    if sel["is"] != "Sel.this":
        return False
    match name:
        case "is rested" | "is active":
            board.subject_rested = want == (name == "is rested")
        case "played this turn":
            board.subject_new = want
        case "this has power":
            board.more_given = max(0, board.more_given - (led.value(led.subject, "power") - number(cond)) // 1000)
            board.more_given -= 0 if want else 1
        case "has given" | "has a given":
            board.more_given += target({"is": "Qty.at least", **cond}, want) - len(led.given(led.subject))
        case _:
            return False
    return board.more_given >= 0
