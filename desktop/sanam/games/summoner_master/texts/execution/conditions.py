"""Conditions: what of a clause is true on the table now.

`seat` is always "we" of the text: the owner of its card, whoever controls it (SMG-92, SMG-93).
"""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.summoner_master.cards.model import ELEMENTS, TRIBES
from sanam.games.summoner_master.texts.execution import selections as selecting
from sanam.games.summoner_master.texts.execution.host import Host

#: Conditions on what players have in the Arena.
_HAD = frozenset(
    {"have", "have-none", "have-most", "they-have", "they-have-none", "they-have-most", "they-more"}
    | {"have-just", "they-have-just", "we-more"}
)
#: Conditions on a Seal itself.
_OF_SEALS = frozenset(
    {"line", "active", "inactive", "combined", "normally-combined", "fights", "form", "value-least", "value-most"}
    | {"cursed", "apart", "fighting", "attacking", "attacked", "alone", "line-alone"}
    | {"is-kind"}
    | {"highest-of-all", "lowest-of-all", "it-did", "it-did-not"}
)


def holds(rules: Host, source: int, seat: int, clause: Tree, *, owned: bool = False) -> bool:
    """Whether a condition is true now; with `owned` only cards that their player owns in the normal way count: not what
    is under Control, nor Extra Cards (SMG-126.2, SMG-129.16, 621.6.5).
    """
    if clause.name in _OF_SEALS and not rules.profile(source).seal:  # what a Mystic Card says of the Seal it is on
        host = rules.table.cards[source].host
        if host is None:
            return False
        source = host
    here = rules.in_arena(source)
    match clause.name:
        case "not":
            return not holds(rules, source, seat, clause["c"], owned=owned)
        case "is-kind":
            kind = clause["q"]
            return rules.counts_as(source, kind.name, kind["e"].name if kind.name == "element" else kind.text("t"))
        case "both":
            return all(holds(rules, source, seat, clause[part], owned=owned) for part in ("a", "c"))
        case "either" | "either-or-both":
            return any(holds(rules, source, seat, clause[part], owned=owned) for part in ("a", "c"))
        case "line":
            return rules.word(source) == selecting.LINES[clause["l"].name]
        case "active" | "inactive":
            return here and rules.table.cards[source].sideways == (clause.name == "inactive")
        case "combined":
            return rules.combined(source)
        case "normally-combined":  # not by "need not meet the conditions" (SMG-132)
            return rules.combined(source) and "irregular" not in rules.table.cards[source].marks
        case "fights":
            attack = rules.running.attack()
            sides = [] if attack is None else [attack["card_attacker"], *attack["cards_attacked"]]
            return source in sides and any(
                c != source and selecting.is_meant(rules, source, seat, clause["w"], c) for c in sides
            )
        case "sum-least" | "sum-most":
            found = selecting.members(rules, source, seat, clause["w"])
            total, bound = sum(rules.value(card, clause["k"].name) or 0 for card in found), clause.number("n")
            return total >= bound if clause.name == "sum-least" else total <= bound
        case "pile-mine" | "pile-theirs":
            return len(selecting.piled(rules, source, seat, clause)) >= clause.number("n")
        case "pile-none-mine" | "pile-none-theirs":
            return not selecting.piled(rules, source, seat, clause)
        case "pile-most-mine" | "pile-most-theirs":
            return len(selecting.piled(rules, source, seat, clause)) <= clause.number("n")
        case "pile-more-mine" | "pile-more-theirs":
            whose = ("mine", "theirs") if clause.name.endswith("mine") else ("theirs", "mine")
            sides = [Tree(f"Simple.pile-{each}", clause.slots) for each in whose]
            held, others = (len(selecting.piled(rules, source, seat, side)) for side in sides)
            return held > others
        case "levels-mine" | "levels-theirs":
            side = seat if clause.name.endswith("mine") else 1 - seat
            return rules.shrine_level(side) >= clause.number("n")
        case "did" | "did-not" | "it-did" | "it-did-not":
            return _happened(rules, source, seat, clause) != clause.name.endswith("not")
        case "did-times":
            return len(selecting.happened(rules, source, seat, clause)) >= clause.number("n")
        case "various" | "they-various":
            return _kinds(rules, source, seat, clause) >= clause.number("n")
        case "outcome":
            return _ended(rules, clause["e"].name)
        case "piles-least":
            group = Tree("pile-both", clause.slots)
            return len(selecting.piled(rules, source, seat, group)) >= clause.number("n")
        case "as-many":
            return len({len(_on_side(rules, source, side, clause, owned=owned)) for side in (0, 1)}) == 1
        case "came":
            return bool(rules.table.cards[source].marks.get("came") == clause["p"].name)
        case "form":
            form = rules.form(source)
            return form >= 0 and rules.profile(source).forms[form].name == clause.text("x")
    if clause.name not in _HAD and (told := _told(rules, source, seat, clause)) is not None:
        return told
    if clause.name == "any-have":
        both = [card for side in (0, 1) for card in _on_side(rules, source, side, clause, owned=owned)]
        return len(both) >= clause.number("n")
    side = 1 - seat if clause.name.startswith("they") else seat
    found = _on_side(rules, source, side, clause, owned=owned)
    if clause.name.endswith("more"):
        return len(found) > len(_on_side(rules, source, 1 - side, clause, owned=owned))
    if clause.name.endswith(("most", "just")):
        number = clause.number("n")
        return len(found) <= number if clause.name.endswith("most") else len(found) == number
    return not found if clause.name.endswith("none") else len(found) >= clause.number("n")


def _ended(rules: Host, how: str) -> bool:
    """Whether the attack that a text has ordered ended so: with its fights as they came out (504.15)."""
    fights = rules.table.marks.get("outcome") or []
    match how:
        case "succeeded":
            return bool(fights)
        case "won":
            return any(one["target"] in one["losers"] and one["attacker"] not in one["losers"] for one in fights)
        case "lost":
            return any(one["attacker"] in one["losers"] for one in fights)
    fell = any(rules.presence(card) != at for one in fights for card, at in one["doomed"])
    return fell == (how == "destroyed")


def _kinds(rules: Host, source: int, seat: int, clause: Tree) -> int:
    """How many different kinds there are among the cards of a player in the Arena (SMG-136)."""
    side = 1 - seat if clause.name.startswith("they") else seat
    cards = [
        card for card in selecting.in_arena(rules, side, clause["h"]) if selecting.is_such(rules, source, clause, card)
    ]
    match clause["q"].name:
        case "tribe":
            return sum(any(rules.counts_as(card, "tribe", word) for card in cards) for word in TRIBES)
        case "element":
            words = [word for word in ELEMENTS if word != "none"]
            return sum(any(rules.counts_as(card, "element", word) for card in cards) for word in words)
        case "level":
            return len({rules.value(card, "level") for card in cards} - {None})
    return len({rules.data(card).name for card in cards})


def _happened(rules: Host, source: int, seat: int, clause: Tree) -> bool:
    """Whether something has happened to such a card, or to the own one, in the running Subturn or Turn (400.1)."""
    found = selecting.happened(rules, source, seat, clause)
    return source in found if clause.get("w") is None else bool(found)


def _told(rules: Host, source: int, seat: int, clause: Tree) -> bool | None:
    """Conditions on the card itself, on what goes on and on the players; None where it is another."""
    number = clause.number("n")
    match clause.name:
        case "in-subturn" | "in-defence":
            return (rules.active() == seat) == (clause.name == "in-subturn")
        case "in-step":
            mine = (rules.active() == seat) == (clause["p"].name == "mine")
            return mine and rules.in_step() == clause["s"].name
        case "hand-mine-more" | "hand-theirs-more":
            more = len(rules.hand(seat)) - len(rules.hand(1 - seat))
            return more > 0 if clause.name == "hand-mine-more" else more < 0
        case "as-many-held":
            return len(rules.hand(0)) == len(rules.hand(1))
        case "levels-mine-more" | "levels-theirs-more":
            more = rules.shrine_level(seat) - rules.shrine_level(1 - seat)
            return more > 0 if clause.name == "levels-mine-more" else more < 0
        case "mp-more" | "they-mp-more":
            more = rules.mp(seat) - rules.mp(1 - seat)
            return more > 0 if clause.name == "mp-more" else more < 0
        case "mp-none":
            return not rules.mp(seat)
        case "mp-least" | "mp-most" | "they-mp-least" | "they-mp-most":
            mp = rules.mp(1 - seat if clause.name.startswith("they") else seat)
            return mp >= number if clause.name.endswith("least") else mp <= number
        case "value-least" | "value-most":
            value = rules.value(source, clause["k"].name)
            return value is not None and (value >= number if clause.name == "value-least" else value <= number)
        case "highest-of-all" | "lowest-of-all":
            narrow = Tree(f"Filter.{clause.name.removesuffix('-of-all')}", clause.slots)
            return source in selecting.outstanding(rules, narrow, [c for side in (0, 1) for c in rules.seals(side)])
        case "charged":
            return rules.charged(source) >= number
        case "cursed":
            return bool(rules.curses(source))
        case "apart":
            return not rules.combined(source)
        case "supported":
            return any(
                selecting.kind_fits(rules, clause["h"], card)
                and all(selecting.fits(rules, source, narrow, card) for narrow in clause.many("f"))
                for card in rules.supports(source)
            )
        case "pasted" | "pasted-least":
            attached = rules.attached(source)
            such = [c for c in attached if all(selecting.fits(rules, source, one, c) for one in clause.many("f"))]
            return len(such) >= clause.number("n", 1)
        case "alone":
            return rules.seals(seat) == [source]
        case "line-alone":
            line = selecting.LINES[clause["l"].name]
            return rules.word(source) == line and rules.line(rules.owner(source), line) == [source]
        case "fighting" | "attacking" | "attacked":
            return selecting.in_attack(rules, source, clause.name)
    return None


def _on_side(rules: Host, source: int, side: int, clause: Tree, *, owned: bool) -> list[int]:
    """The cards in the Arena on one player's side that a condition counts."""
    filters = clause.many("f")
    return [
        card
        for card in selecting.in_arena(rules, side, clause["h"])
        if (not filters or all(selecting.fits(rules, source, narrow, card) for narrow in filters))
        and not (owned and (rules.table.cards[card].owner != side or rules.profile(card).extra))
    ]
