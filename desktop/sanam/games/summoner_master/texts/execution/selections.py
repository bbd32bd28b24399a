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
        case "as-that" | "akin" | "to-that":
            return True  # see `near`
        case "able" | "unable":
            return _able(rules, card, narrow["p"].name) == (narrow.name == "able")
        case "own-value":
            own, other = rules.value(card, narrow["k"].name), rules.value(card, narrow["j"].name)
            return own is not None and other is not None and bool(RELATIONS[narrow["r"].name](own, other))
        case "endless":
            return data.family == "mystic" and rules.profile(card).subturns is None
        case "printed-least" | "printed-most":
            printed = rules.profile(card).printed[narrow["k"].name]
            bound = narrow.number("n")
            return printed is not None and (printed >= bound if narrow.name == "printed-least" else printed <= bound)
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
            return in_attack(rules, card, narrow.name)
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


def _able(rules: Host, card: int, powers: str) -> bool:
    """Whether a card has Abilities or Skills now."""
    kinds = {"abilities": ("ability",), "skills": ("skill",)}.get(powers, ("ability", "skill"))
    mine = rules.profile(card).powers
    return any(power.kind in kinds and rules.powers.has(card, i) for i, power in enumerate(mine))


def alike(rules: Host, trait: str, one: int, other: int) -> bool:
    """Whether two cards share a tribe or an element."""
    words = TRIBES if trait == "tribe" else ELEMENTS
    return any(rules.counts_as(one, trait, word) and rules.counts_as(other, trait, word) for word in words)


#: Filters that liken cards to the one that was spoken of before.
LIKENED = ("as-that", "akin", "to-that")


def near(rules: Host, group: Tree, cards: list[int], before: list[int]) -> list[int]:
    """Of those that a group names only those like the card that was spoken of, where it says so."""
    for narrow in group.many("f"):
        if narrow.name in LIKENED:
            cards = [c for c in cards if c not in before and any(_near(rules, narrow, c, one) for one in before)]
    return cards


def _near(rules: Host, narrow: Tree, card: int, other: int) -> bool:
    if narrow.name == "akin":
        return alike(rules, narrow["q"].name, card, other)
    related = RELATIONS[narrow["r"].name] if narrow.name == "to-that" else operator.eq
    mine, theirs = rules.value(card, narrow["k"].name), rules.value(other, (narrow.get("j") or narrow["k"]).name)
    return mine is not None and theirs is not None and bool(related(mine, theirs))


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
    return alike(rules, trait, card, mine)


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


def in_arena(rules: Host, side: int, noun: Tree) -> list[int]:
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
        found = [card for side in sides for card in in_arena(rules, side, noun)]
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


def in_attack(rules: Host, source: int, how: str) -> bool:
    """Whether a Seal attacks, is attacked, or fights."""
    attack = rules.running.attack()
    if attack is None:
        return False
    attacks, attacked = attack["card_attacker"] == source, source in attack["cards_attacked"]
    if how == "fighting":
        return bool(attack["fighting"]) and (attacks or attacked)
    return attacks if how == "attacking" else attacked
