"""What phrases mean that tell two occasions of one card: "is destroyed by battle or sent to the GY"."""

from __future__ import annotations

from typing import Any

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.events.causes import cause
from sanam.games.yugioh.texts.reading.events.events import subject
from sanam.games.yugioh.texts.reading.meaning import Meaningless, meaning, means
from sanam.games.yugioh.texts.reading.nouns.places import zones

Fields = dict[str, Any]
#: The events of participles that take nothing but a cause.
_EVENTS = {
    "destroyed": "destroyed",
    "sent": "sent",
    "sent there": "sent",
    "banished": "banished",
    "tributed": "tributed",
    "discarded": "discarded",
    "returned": "returned",
    "flipped": "flipped",
}


@means(*(f"Happens.{name}" for name in _EVENTS))
def _done(tree: Tree) -> Fields:
    return {"events": (_EVENTS[tree.name],), **cause(tree)}


@means("Happens.destroyed and sent")
def _destroyed_and_sent(tree: Tree) -> Fields:
    return {"events": ("destroyed",), "to": "graveyard", **cause(tree)}


@means("Happens.sent from")
def _sent_from(tree: Tree) -> Fields:
    return {"events": ("sent",), "origin": zones(tree["z"]), "who": meaning(tree["w"]), **cause(tree)}


@means("Happens.summoned")
def _summoned(tree: Tree) -> Fields:
    return {"events": tuple(f"{way} summoned" for way in meaning(tree["w"])), **cause(tree)}


#: What happens to a card that something else does to it, and by what.
_MOVED = {"sent", "banished", "destroyed", "returned"}
_BY = {"cause", "cause_who", "cause_filter"}


@means("Event.either of two", "Event.done or leaves", "Event.done or leaves its owner's control")
def _either(tree: Tree) -> t.Occasion:
    first: Fields = meaning(tree["x"])
    second: Fields = meaning(tree["y"]) if tree.get("y") is not None else {"events": ("left",), **cause(tree)}
    if tree.name.endswith("control"):
        second |= {"cause": "effect", "cause_who": "opponent", "who": "you"}
    if first["events"] == second["events"] or {"flipped"} & {*first["events"], *second["events"]}:
        raise Meaningless("one occasion")  # which has words of its own
    if {*first["events"], *second["events"]} <= _MOVED and not _BY & first.keys():
        first |= {name: second[name] for name in _BY & second.keys()}  # "sent to your GY or banished by …": both by it
    about = subject(tree)
    if about.keys() & (first.keys() | second.keys()) - {"who"} or ("who" in about and "who" in first):
        raise Meaningless("where it was, twice")
    return t.Occasion(**(about | first), others=(t.Occasion(**(about | second)),))


@means("Event.summoned this way")
def _summoned_this_way(tree: Tree) -> t.Occasion:
    """In its own way."""
    if meaning(tree["s"]) != t.SELF:
        raise Meaningless("what is Summoned")
    return t.Occasion(events=("special summoned",), subject=t.Group(ref="self", filter=t.Filter(summoned="own")))


@means("Event.shuffled into the extra deck this way")
def _shuffled_this_way(tree: Tree) -> t.Occasion:
    """By the effect before it, which is one of the card's own."""
    subject: t.Group = meaning(tree["s"])
    if subject != t.SELF:
        raise Meaningless("what is shuffled")
    return t.Occasion(events=("returned",), subject=subject, cause="own effect", to="extra")
