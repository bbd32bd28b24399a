"""Which cards the words of a text mean: filters, groups in the Arena, cards in other Zones, and conditions.

`seat` is always "we" of the text: the owner of its card, whoever controls it (SMG-92, SMG-93).
"""

from __future__ import annotations

import operator

from sanam.abilities.tree import Tree
from sanam.games.summoner_master.cards.model import ELEMENTS, TRIBES
from sanam.games.summoner_master.texts.execution.host import Host
from sanam.games.summoner_master.texts.tree.program import CHOSEN, OPEN, PICKED
from sanam.games.summoner_master.vocabulary.zones import AT_LINE, DF_LINE, LIBRARY, SHRINE

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
#: On what Mystic Cards are put.
PASTES = {"seals": "PS", "arena": "PA", "mystics": "PM"}
#: How one value is to another.
RELATIONS = {"less": operator.lt, "more": operator.gt, "equal": operator.eq, "most": operator.le, "least": operator.ge}
LINES = {"at-line": AT_LINE, "df-line": DF_LINE}


def fits(rules: Host, source: int, narrow: Tree, card: int) -> bool:
    """Whether a card is what one filter says."""
    it, data, is_a = rules.table.cards[card], rules.data(card), rules.counts_as
    match narrow.name:
        case "tribe":
            return is_a(card, "tribe", narrow.text("t"))
        case "tribes":
            return is_a(card, "tribe", narrow.text("a")) or is_a(card, "tribe", narrow.text("b"))
        case "element":
            return is_a(card, "element", narrow["e"].name)
        case "elements":
            return is_a(card, "element", narrow["a"].name) or is_a(card, "element", narrow["b"].name)
        case "not-element":
            return data.family == "seal" and not is_a(card, "element", narrow["e"].name)
        case "not-tribe":
            return data.family == "seal" and not is_a(card, "tribe", narrow.text("t"))
        case "not-type":
            return data.family == "mystic" and not data.has("mystic-type", narrow["m"].name.capitalize())
        case "paste":
            return rules.profile(card).paste == PASTES[narrow["k"].name]
        case "type":
            return data.has("mystic-type", narrow["m"].name.capitalize())
        case "named":
            return data.has("name", narrow.text("x"))
        case "part":
            return data.has("name-part", narrow.text("x"))
        case "active" | "inactive":
            return rules.in_arena(card) and it.sideways == (narrow.name == "inactive")
        case "combined":
            return rules.combined(card)
        case "other":
            host = rules.table.cards[source].host  # of a pasted card's Seal others are other ones
            return card != source and (host != card or rules.profile(source).seal)
        case "line":
            return rules.word(card) == LINES[narrow["l"].name]
        case "quick":
            return rules.profile(card).interfere
        case "same-line":
            host = rules.table.cards[source].host
            where = rules.table.cards[source if host is None else host].zone
            return rules.word(card) in LINES.values() and it.zone == where
        case "cursed":
            return narrow["k"].name in rules.curses(card)
        case "greater" | "smaller":
            return _compared(rules, source, narrow, card)
        case "compared":
            mine, theirs = rules.value(source, narrow["j"].name), rules.value(card, narrow["k"].name)
            return mine is not None and theirs is not None and RELATIONS[narrow["r"].name](theirs, mine)
        case "fresh":
            entered = it.marks.get("entered", [0])[0] if rules.in_arena(card) else 0
            now = rules.subturn()
            return bool(entered) and entered >= (now if narrow["z"].name == "subturn" else (now + 1) // 2 * 2 - 1)
        case "done":
            return any(each == card for each in happened(rules, source, rules.owner(source), narrow))
        case "among":
            return rules.value(card, narrow["k"].name) in (narrow.number("a"), narrow.number("b"))
        case "tribeless":
            return data.family == "seal" and not any(is_a(card, "tribe", tribe) for tribe in TRIBES)
        case "alike":
            return _alike(rules, source, narrow["q"].name, card)
        case "as-that":
            return True  # see `CarryOut.named`
        case "x-bound" | "paid-bound":
            return _to_paid(rules, source, narrow, card)
        case "pasted":
            host = rules.table.cards[source].host
            if rules.profile(source).paste == "PS" and rules.profile(card).paste == "PS":
                return it.host is not None and it.host == host  # on the Seal of which a pasted card speaks
            return it.host == source
        case "pasted-mine" | "pasted-theirs":
            mine = it.host is not None and rules.owner(it.host) == rules.owner(source)
            return it.host is not None and rules.profile(it.host).seal and mine == (narrow.name == "pasted-mine")
        case "bare" | "adorned":
            return bool(rules.attached(card)) == (narrow.name == "adorned")
        case "uncharged":
            return not rules.charged(card)
        case "fighting" | "attacking" | "attacked":
            return _in_attack(rules, card, narrow.name)
        case "any-cursed":
            return bool(rules.curses(card))
        case "charged":
            return rules.charged(card) > 0
        case "highest" | "lowest":
            return card in outstanding(rules, narrow, [c for side in (0, 1) for c in rules.seals(side)])
    value = rules.value(card, narrow["k"].name)
    if value is None:
        return False  # a value that is not there is neither high nor low (SMG-120.2)
    number = narrow.number("n")
    return {"most": value <= number, "least": value >= number, "exactly": value == number}[narrow.name]


def _compared(rules: Host, source: int, narrow: Tree, card: int) -> bool:
    """Whether a card has more, or less, of a value than the card whose text it is."""
    mine, theirs = (rules.value(each, narrow["k"].name) for each in (source, card))
    if mine is None or theirs is None:
        return False
    return theirs > mine if narrow.name == "greater" else theirs < mine


def _alike(rules: Host, source: int, trait: str, card: int) -> bool:
    """Whether a card shares a tribe or an element with the Seal of which a text speaks."""
    host = rules.table.cards[source].host
    mine = source if rules.profile(source).seal or host is None else host
    words = TRIBES if trait == "tribe" else ELEMENTS
    return any(rules.counts_as(card, trait, word) and rules.counts_as(mine, trait, word) for word in words)


def _to_paid(rules: Host, source: int, narrow: Tree, card: int) -> bool:
    """How a value is to X, or to one of the card that was paid for the text."""
    paid = (rules.table.marks.get("paid") or {}).get(str(source))
    value = rules.value(card, narrow["k"].name)
    if paid is None:  # before it is: whether it could be
        most = rules.mp(rules.owner(source)) if narrow.name == "x-bound" else value
        return value is not None and most is not None and (value <= most or narrow["r"].name in ("more", "least"))
    cards = [each for each in paid.get("cards", ()) if each in rules.table.cards]
    bound = paid.get("x") if narrow.name == "x-bound" else rules.value(cards[0], narrow["j"].name) if cards else None
    return bound is not None and value is not None and bool(RELATIONS[narrow["r"].name](value, bound))


def picked_by(op: Tree) -> Tree | None:
    """The cards that an operation has picked beforehand: in the Arena, or in a pile that everybody sees."""
    return next(
        (
            part
            for part in op.walk()
            if (part.category == "Sel" and part.name in PICKED)
            or (part.category == "From" and part["p"].name in OPEN and part.name in CHOSEN)
        ),
        None,
    )


def outstanding(rules: Host, narrow: Tree, cards: list[int]) -> list[int]:
    """Those of some cards whose value is the highest or the lowest."""
    key = narrow["k"].name
    values = {card: value for card in cards if (value := rules.value(card, key)) is not None}
    best = max(values.values(), default=0) if narrow.name == "highest" else min(values.values(), default=0)
    return [card for card, value in values.items() if value == best]


def kind_fits(rules: Host, noun: Tree, card: int) -> bool:
    return noun.name == "card" or (rules.data(card).family == "seal") == (noun.name == "seal")


def _in_arena(rules: Host, side: int, noun: Tree) -> list[int]:
    """The cards on one player's side of the Arena that a noun names; Support Seals are none of them (509.4, 510.5)."""
    if noun.name == "card":
        return [*rules.seals(side), *rules.mystics(side)]
    return rules.seals(side) if noun.name == "seal" else rules.mystics(side)


def members(rules: Host, source: int, seat: int, group: Tree) -> list[int]:
    """The cards in the Arena that a group with an owner, a noun and filters names; Support Seals are none of them
    (509.4, 510.5), nor is a Mystic Card that is being cast by its own words.
    """
    whose = group.name.rpartition("-")[2]
    sides = {"mine": (seat,), "theirs": (1 - seat,)}.get(whose, (seat, 1 - seat))
    filters, noun = group.many("f"), group["h"]
    if group.name.startswith("hand-"):
        found = [card for side in sides for card in rules.hand(side) if kind_fits(rules, noun, card)]
    else:
        found = [card for side in sides for card in _in_arena(rules, side, noun)]
    superlatives = [narrow for narrow in filters if narrow.name in ("highest", "lowest")]
    if superlatives:
        filters = tuple(narrow for narrow in filters if narrow not in superlatives)
    found = [
        card
        for card in found
        if (not filters or all(fits(rules, source, narrow, card) for narrow in filters))
        and not (card == source and not rules.profile(card).seal and rules.running.being_cast(card))
    ]
    for narrow in superlatives:
        found = outstanding(rules, narrow, found)
    return found


def opponents(rules: Host, source: int, name: str) -> list[int]:
    """The Seals on the other side of the attack in which a Seal stands: that it fights ("foe"), or that attack it; or
    those that attack or are attacked in it, whoever asks ("striker", "struck").
    """
    attack = rules.running.attack()
    if attack is None:
        return []
    if name in ("striker", "struck"):
        return [attack["card_attacker"]] if name == "striker" else list(attack["cards_attacked"])
    if source in attack["cards_attacked"]:
        return [attack["card_attacker"]]
    return list(attack["cards_attacked"]) if name == "foe" and source == attack["card_attacker"] else []


def in_hand(rules: Host, source: int, seat: int, group: Tree) -> list[int]:
    """The cards in hands that the owner, the noun and the filters of a group name."""
    whose = group.name.rpartition("-")[2]
    sides = {"mine": (seat,), "theirs": (1 - seat,)}.get(whose, (seat, 1 - seat))
    return [
        card
        for side in sides
        for card in rules.hand(side)
        if kind_fits(rules, group["h"], card) and all(fits(rules, source, one, card) for one in group.many("f"))
    ]


def is_meant(rules: Host, source: int, seat: int, whom: Tree, card: int) -> bool:
    """Whether a card is one to which something has to happen, as an Ability of `source` says; `seat` is "we"."""
    if whom.name.startswith("host-"):
        return rules.table.cards[source].host == card
    if whom.name != "any" and (rules.owner(card) == seat) != (whom.name == "mine"):
        return False
    return kind_fits(rules, whom["h"], card) and all(fits(rules, source, narrow, card) for narrow in whom.many("f"))


def is_such(rules: Host, source: int, group: Tree, card: int) -> bool:
    """Whether a card is what a noun with its filters says."""
    return kind_fits(rules, group["h"], card) and all(fits(rules, source, one, card) for one in group.many("f"))


def elsewhere(rules: Host, source: int, seat: int, group: Tree) -> list[int]:
    """The cards in a Shrine, hand, Library or Remove Zone that a `From` names; face-down ones are nobody's target, and
    a Twinkled card is taken out of its Shrine by nothing of the opponent's (SMG-73.2).
    """
    sides = (
        (0, 1)
        if group.name in ("all-both", "either", "upto-either")
        else (seat,)
        if group.name.endswith("mine")
        else (1 - seat,)
    )
    pile = group["p"].name
    words = {"shrine": SHRINE.values(), "library": LIBRARY.values()}.get(pile, (pile,))
    found = [card for side in sides for word in words for card in rules.table.zones[f"{side}.{word}"]]
    return [
        card
        for card in found
        if kind_fits(rules, group["h"], card)
        and all(fits(rules, source, narrow, card) for narrow in group.many("f"))
        and (pile != "remove" or rules.table.cards[card].face_up)
        and not ("twinkled" in rules.table.cards[card].marks and rules.table.cards[card].owner != seat)
    ]


def piled(rules: Host, source: int, seat: int, group: Tree) -> list[int]:
    """The cards in a Zone outside the Arena that a condition or count names: "pile-mine", -"theirs", -"both"."""
    sides = (0, 1) if group.name.endswith("both") else (seat if group.name.endswith("mine") else 1 - seat,)
    words = {"shrine": SHRINE.values(), "library": LIBRARY.values()}.get(group["p"].name, (group["p"].name,))
    return [
        card
        for side in sides
        for word in words
        for card in rules.table.zones[f"{side}.{word}"]
        if kind_fits(rules, group["h"], card) and all(fits(rules, source, narrow, card) for narrow in group.many("f"))
    ]


def excepted(rules: Host, source: int, card: int) -> bool:
    """Whether a card is what the exception of a Mystic Card names: it may be no target, nor be affected (201.11)."""
    exception = rules.profile(source).exception
    return (
        exception is not None
        and exception.name == "not"
        and kind_fits(rules, exception["h"], card)
        and all(fits(rules, source, narrow, card) for narrow in exception.many("f"))
    )


def unfit_host(rules: Host, card: int, host: int) -> bool:
    """Whether a Mystic Card may not be attached to a card, as it says: "Except …", "Only on …" (201.11.2)."""
    exception = rules.profile(card).exception
    if exception is not None and exception.name == "only":
        return not is_meant(rules, card, rules.owner(card), exception["w"], host)
    return excepted(rules, card, host)


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
            return rules.word(source) == LINES[clause["l"].name]
        case "active" | "inactive":
            return here and rules.table.cards[source].sideways == (clause.name == "inactive")
        case "combined":
            return rules.combined(source)
        case "normally-combined":  # not by "need not meet the conditions" (SMG-132)
            return rules.combined(source) and "irregular" not in rules.table.cards[source].marks
        case "fights":
            attack = rules.running.attack()
            sides = [] if attack is None else [attack["card_attacker"], *attack["cards_attacked"]]
            return source in sides and any(c != source and is_meant(rules, source, seat, clause["w"], c) for c in sides)
        case "sum-least" | "sum-most":
            found = members(rules, source, seat, clause["w"])
            total, bound = sum(rules.value(card, clause["k"].name) or 0 for card in found), clause.number("n")
            return total >= bound if clause.name == "sum-least" else total <= bound
        case "pile-mine" | "pile-theirs":
            return len(piled(rules, source, seat, clause)) >= clause.number("n")
        case "pile-none-mine" | "pile-none-theirs":
            return not piled(rules, source, seat, clause)
        case "pile-most-mine" | "pile-most-theirs":
            return len(piled(rules, source, seat, clause)) <= clause.number("n")
        case "pile-more-mine" | "pile-more-theirs":
            whose = ("mine", "theirs") if clause.name.endswith("mine") else ("theirs", "mine")
            sides = [Tree(f"Simple.pile-{each}", clause.slots) for each in whose]
            held, others = (len(piled(rules, source, seat, side)) for side in sides)
            return held > others
        case "levels-mine" | "levels-theirs":
            side = seat if clause.name.endswith("mine") else 1 - seat
            return rules.shrine_level(side) >= clause.number("n")
        case "did" | "did-not" | "it-did" | "it-did-not":
            return _happened(rules, source, seat, clause) != clause.name.endswith("not")
        case "did-times":
            return len(happened(rules, source, seat, clause)) >= clause.number("n")
        case "various" | "they-various":
            return _kinds(rules, source, seat, clause) >= clause.number("n")
        case "outcome":
            return _ended(rules, clause["e"].name)
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
    cards = [card for card in _in_arena(rules, side, clause["h"]) if is_such(rules, source, clause, card)]
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
    found = happened(rules, source, seat, clause)
    return source in found if clause.get("w") is None else bool(found)


def happened(rules: Host, source: int, seat: int, clause: Tree) -> list[int]:
    """The cards to which something has happened in the running Subturn or Turn (400.1), of those that are named."""
    now, whom = rules.subturn(), clause.get("w")
    since = now if clause["p"].name == "subturn" else (now + 1) // 2 * 2 - 1
    found = [card for at, what, card in rules.table.marks.get("past") or () if at >= since and what == clause["m"].name]
    return [
        card
        for card in found
        if card in rules.table.cards and (whom is None or is_meant(rules, source, seat, whom, card))
    ]


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
            return source in outstanding(rules, narrow, [c for side in (0, 1) for c in rules.seals(side)])
        case "charged":
            return rules.charged(source) >= number
        case "cursed":
            return bool(rules.curses(source))
        case "apart":
            return not rules.combined(source)
        case "supported":
            return any(
                kind_fits(rules, clause["h"], card)
                and all(fits(rules, source, narrow, card) for narrow in clause.many("f"))
                for card in rules.supports(source)
            )
        case "pasted":
            attached = rules.attached(source)
            return any(all(fits(rules, source, narrow, card) for narrow in clause.many("f")) for card in attached)
        case "alone":
            return rules.seals(seat) == [source]
        case "line-alone":
            line = LINES[clause["l"].name]
            return rules.word(source) == line and rules.line(rules.owner(source), line) == [source]
        case "fighting" | "attacking" | "attacked":
            return _in_attack(rules, source, clause.name)
    return None


def _in_attack(rules: Host, source: int, how: str) -> bool:
    """Whether a Seal attacks, is attacked, or fights."""
    attack = rules.running.attack()
    if attack is None:
        return False
    attacks, attacked = attack["card_attacker"] == source, source in attack["cards_attacked"]
    if how == "fighting":
        return bool(attack["fighting"]) and (attacks or attacked)
    return attacks if how == "attacking" else attacked


def _on_side(rules: Host, source: int, side: int, clause: Tree, *, owned: bool) -> list[int]:
    """The cards in the Arena on one player's side that a condition counts."""
    filters = clause.many("f")
    return [
        card
        for card in _in_arena(rules, side, clause["h"])
        if (not filters or all(fits(rules, source, narrow, card) for narrow in filters))
        and not (owned and (rules.table.cards[card].owner != side or rules.profile(card).extra))
    ]
