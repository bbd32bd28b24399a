"""The parts of the table that texts read, and when each of them last changed.

What was worked out from some parts holds until one of them changes: what is in force (`values`), and whether an ability
can be used (`activation`). A part is a word:

===========================  ===========================================================================================
"hand", "graveyard", …       the cards of both players there, their order, and all that is kept with them
"field"                      the same of the Monster, Spell & Trap and Field Zones
"position"                   the battle positions of monsters that stay face-up or face-down
"summoned", "past", "last"   the marks of cards on how they were Summoned, on this turn's past, on what they were and
                             what they were made of
"lp", "deeds", "specials"    Life Points; what players did this turn, and of that what they Special Summoned
"turn", "time", "battle"     the turn and its player; phase and step; attack, damage calculation, who has fought
"doomed"                     the monsters that a battle has destroyed
"links", "resolving"         the Chain; the link of it that resolves
"chain"                      the Chain as far as it keeps cards that lie face-up on the field from having effects
"modifiers", "cards"         lingering changes; which cards there are
"sources"                    the cards with continuous abilities: where and how they lie
===========================  ===========================================================================================
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

import msgspec

from sanam.engine import events as ev
from sanam.engine.table import FACE_UP, TABLE
from sanam.games.yugioh.texts.execution.host import Host
from sanam.games.yugioh.texts.tree import (
    IN_COLUMN,
    Ability,
    Amount,
    ApplyEffect,
    Battles,
    ChangeEffect,
    ChangePosition,
    Copies,
    Detach,
    Draw,
    EndBattlePhase,
    Excavate,
    ExtraSummon,
    Filter,
    FusionSummon,
    Group,
    InOrder,
    MakeDirect,
    Negate,
    Operation,
    OrderAttack,
    PassOn,
    PayLife,
    Redirect,
    RemoveCounters,
    RitualSummon,
    Shuffle,
    SpecialSummon,
    ThisTurn,
)
from sanam.games.yugioh.vocabulary.zones import FIELD, PILES, WORDS

#: The part that a zone belongs to.
PLACES = {zone: "field" if word in FIELD else word for zone, word in WORDS.items()}
#: What decides whether any ability can be used: zones that are free, and what is there.
BOARD = frozenset({"field", "last", "doomed"})
#: All the places where cards can be.
EVERYWHERE = frozenset({*PILES, "field"})
_TIME = frozenset({"turn", "time", "battle"})
_CHAIN = frozenset({"links", "resolving", "chain"})
PARTS = (
    EVERYWHERE
    | _TIME
    | _CHAIN
    | {"position", "summoned", "past", "last", "lp", "deeds", "specials"}
    | {"doomed", "modifiers", "cards", "sources"}
)

#: The parts that marks of cards belong to, "" the place where the card lies. No text reads any other mark.
_CARD_MARKS = {
    "since": "",
    "guise": "",
    "spent": "",
    "placed": "",
    "bound": "",
    "kept": "",
    "declared": "",
    "proper": "",
    "last": "last",
    "materials": "last",
    "summoned": "summoned",
    "set_so": "summoned",
    "summoned_by": "summoned",
    "past": "past",
    "battled": "battle",
    "attacked": "battle",
    "drew": "deeds",
}
#: What amounts are counted from beside the cards that they name.
_COUNTED = {
    "materials": {"materials"},
    "made of": EVERYWHERE | {"last"},
    "lp": {"lp"},
    "links": {"links"},
    "link": {"links"},
    "alike links": {"links"},
    "standbys": {"turn", "time", "deeds"},
    "drawn by it": {"deeds"},
    "deeds": {"turn", "deeds"},
}
_TABLE_MARKS = {
    "duel": ("turn",),
    "turn": ("turn",),
    "player": ("turn",),
    "phase": ("time",),
    "step": ("time",),
    "attack": ("battle",),
    "calculation": ("battle",),
    "calculated": ("battle",),
    "doomed": ("doomed",),
    "made": ("last",),
    "gone": ("last",),
}


def follow(duel: Host, last: dict[str, int], version: int) -> None:
    """Note in `last` what has changed since the `version` of the play: by part the number of its facts."""
    since, now = duel.play.since(version), duel.play.facts
    if since is None:
        last.update(dict.fromkeys(PARTS, now))
        return
    for event in since:
        kind = type(event)
        if kind in ev.QUIET:
            continue
        for part in _TOUCHES[kind](duel, event) if kind in _TOUCHES else PARTS:
            last[part] = now


def _moved(duel: Host, event: ev.CardMoved) -> Iterable[str]:
    places = (PLACES[event.source], PLACES[event.target])
    return (*places, "sources") if _is_source(duel, event.card) else places


def _turned(duel: Host, event: ev.CardTurned) -> Iterable[str]:
    if (event.was in FACE_UP) == (event.now in FACE_UP):
        return ("position",)
    return _place(duel, event.card)


def _place(duel: Host, card: int) -> Iterable[str]:
    """The part where the card lies now, and what it may have there; where it lay then has changed by its leaving."""
    cards = duel.table.cards
    if card not in cards:
        return ("sources",)
    place = PLACES[cards[card].zone]
    return (place, "sources") if _is_source(duel, card) else (place,)


def _is_source(duel: Host, card: int) -> bool:
    """Whether the card has a continuous ability; of one that is no more nobody can say."""
    return card not in duel.table.cards or "continuous" in duel.kinds(card)


def _counted(duel: Host, event: ev.CountChanged) -> Iterable[str]:
    return _place(duel, event.subject) if type(event.subject) is int else ("lp",)


def _marked(duel: Host, event: ev.Marked) -> Iterable[str]:
    subject, key = event.subject, event.key
    if subject == TABLE:
        return _linked(duel, event) if key == "chain" else _TABLE_MARKS.get(key, ())
    if type(subject) is not int:
        return _did(event) if key == "deeds" else ()
    if key not in _CARD_MARKS:
        return ()
    if key == "guise":  # it has other abilities than before
        return ("sources", *_place(duel, subject))
    return (_CARD_MARKS[key],) if _CARD_MARKS[key] else _place(duel, subject)


def _did(event: ev.Marked) -> Iterable[str]:
    was, now = event.was or {}, event.now or {}
    return ("deeds",) if was.get("special") == now.get("special") else ("deeds", "specials")


def _linked(duel: Host, event: ev.Marked) -> Iterable[str]:
    """What changes with the Chain: with its beginning and its end a used-up card counts or no longer counts as lying on
    the field, with each link a Spell or Trap may wait in it whose continuous ability applies afterwards.
    """
    was, now = event.was or (), event.now or ()
    found = ["links"]
    resolves = [links[-1]["id"] if links and "resolving" in links[-1] else None for links in (was, now)]
    if resolves[0] != resolves[1]:
        found.append("resolving")
    if not (was and now) and _spent(duel):
        found.append("field")
    longer, shorter = (was, now) if len(was) > len(now) else (now, was)
    if len(longer) > len(shorter) and any(_waits(duel, link["card"]) for link in longer[len(shorter) :]):
        found.append("chain")
    return found


def _spent(duel: Host) -> bool:
    """Whether a card that has been used up lies on the field."""
    cards, zones = duel.table.cards, duel.table.zones
    for zone in _FIELD_ZONES:  # a plain loop: every Chain begins and ends
        for card in zones[zone]:
            if "spent" in cards[card].marks:
                return True
    return False


def _waits(duel: Host, card: int) -> bool:
    """Whether the card has a continuous ability that does not apply as long as it is in the Chain itself."""
    return card in duel.table.cards and duel.data(card).kind != "monster" and _is_source(duel, card)


_FIELD_ZONES = [zone for zone, word in WORDS.items() if word in FIELD]
#: What each kind of event changes; one that is not named may change everything.
_TOUCHES: dict[type, Callable[[Host, Any], Iterable[str]]] = {
    ev.CardMoved: _moved,
    ev.CardTurned: _turned,
    ev.CardAttached: lambda duel, event: ("field", *_place(duel, event.card)),
    ev.CardBecame: lambda duel, event: ("field", "sources", *_place(duel, event.card)),
    ev.CountChanged: _counted,
    ev.Marked: _marked,
    ev.ZoneOrdered: lambda duel, event: (PLACES[event.zone],),
    ev.CardCreated: lambda duel, event: ("cards", "sources", PLACES[event.zone]),
    ev.CardCeased: lambda duel, event: ("cards", "sources", PLACES[event.card.zone]),
    ev.ModifierAdded: lambda duel, event: ("modifiers",),
    ev.ModifierRemoved: lambda duel, event: ("modifiers",),
}


# --------------------------------------------------------------------------------------------- what is read

#: References to the monsters of a battle.
_FIGHTING = frozenset({"attacker", "attacked", "opposing", "battling"})
#: References to cards wherever they are.
_ANYWHERE = frozenset({"bound", "materials"})


def reads(node: Ability | Operation) -> frozenset[str]:
    """The parts that decide what the ability does, or whether it can be done, besides those where its own card lies."""
    found: set[str] = set()
    _gather(node, found)
    return frozenset(found)


def _gather(node: Any, found: set[str]) -> None:
    if isinstance(node, tuple):
        for each in node:
            _gather(each, found)
    elif isinstance(node, msgspec.Struct):
        found |= _own(node)
        for name in node.__struct_fields__:
            value = getattr(node, name)
            if name == "active":
                continue
            if name == "zones":
                found |= places(value)
            elif name == "windows" and value:
                found |= PARTS if "opened" in value else _TIME
            elif isinstance(value, (tuple, msgspec.Struct)):
                _gather(value, found)


def _own(node: msgspec.Struct) -> frozenset[str] | set[str]:
    """The parts that this alone reads, without what is in it."""
    match node:
        case Ability():
            return {"battle", "turn", "deeds", "specials"} if node.oaths else set()
        case Group(ref=ref):
            if ref in _ANYWHERE:
                return EVERYWHERE | {"last"}
            found = {"field"} if ref not in ("", "self") or (ref and node.filter != Filter()) else set()
            return found | ({"battle"} if ref in _FIGHTING else set())
        case Filter():
            found = {"position"} if node.position else set()
            found |= {"summoned"} if node.summoned or node.traits or node.not_traits else set()
            found |= {"past", "turn"} if node.past else set()
            found |= {"field", "turn"} if node.turns else set()
            found |= {"field", "materials"} if node.material or node.equipped else set()
            found |= {"field"} if any(one.what in IN_COLUMN for one in node.related) else set()
            found |= (
                {"last"} if node.served or any(one.what in ("material", "felled") for one in node.related) else set()
            )
            return found | (EVERYWHERE | {"summoned", "last"} if node.made_of or node.summoned_by else set())
        case Amount(of=of):
            found = {"field"} if node.group is not None else set()
            return found | _COUNTED.get(of, set())
        case ThisTurn(group=group):
            return {"past", "turn"} | (set() if group.ref else {"last"})
        case Battles():
            return _TIME
        case InOrder():
            return {"field"}
        case Copies():
            return {"modifiers"}
        case Negate() | ChangeEffect():
            return _CHAIN | _TIME
        case Redirect() | EndBattlePhase() | MakeDirect() | OrderAttack():
            return _TIME
        case PassOn():
            return PARTS
        case ChangePosition():
            return {"position"}
        case SpecialSummon() | FusionSummon() | RitualSummon() | ExtraSummon():
            return {"turn", "specials"}
        case ApplyEffect():
            return PARTS
        case PayLife():
            return {"lp"}
        case Draw() | Excavate() | Shuffle():
            return {"deck"}
        case Detach() | RemoveCounters():
            return {"materials"}
    return set()


@lru_cache(maxsize=1024)
def places(zones: tuple[str, ...]) -> frozenset[str]:
    """The parts that zone words of a tree name."""
    words = {"deck top": "deck", "excavated": "deck"}
    known = (word for word in zones if word != "pendulum")  # where nothing ever is
    found = frozenset("field" if word in ("field", *FIELD) else words.get(word, word) for word in known)
    return found if found <= {"field"} else found | {"last"}
