"""What the occasions of the phrase book mean in which a card or an effect is activated, and what it targets."""

from __future__ import annotations

from typing import Any

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.events.events import occasion
from sanam.games.yugioh.texts.reading.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.texts.reading.nouns.filters import kinds_of_card
from sanam.games.yugioh.texts.reading.nouns.groups import PRECISELY, on_field, replace
from sanam.games.yugioh.texts.reading.nouns.places import Place, zones


def targeting(tree: Tree) -> dict[str, Any]:
    """The fields of an Occasion that say what an activation targets, or would do."""
    said = tree.get("t")
    if said is not None and said.name.startswith("would"):
        return {"prospect": meaning(said)}
    return {"other": _target(tree), "alone": _alone(tree)}


fix(
    "Targeting",
    {
        "would do any of these": t.Prospect(what="listed"),
        "would special summon": t.Prospect(what="special summon"),
        "would hurt you": t.Prospect(what="damage", who="you"),
        "would hurt opponent": t.Prospect(what="damage", who="opponent"),
        "would hurt": t.Prospect(what="damage"),
        "would roll": t.Prospect(what="roll"),
        "would make you discard": t.Prospect(what="discard", who="you"),
        "would make opponent discard": t.Prospect(what="discard", who="opponent"),
    },
)


@means("Targeting.would destroy")
def _would_destroy(tree: Tree) -> t.Prospect:
    group: t.Group = meaning(tree["g"])
    single = group.number == "exactly" and group.count == 1
    if group.ref or not (single or group.number == "at least") or group.filter.related or group.also is not None:
        raise Meaningless("how many cards would be destroyed")
    return t.Prospect(what="destroy", group=replace(on_field(group), number="all" if single else "at least"))


@means("Targeting.would return")
def _would_return(tree: Tree) -> t.Prospect:
    group: t.Group = meaning(tree["g"])
    if group.number != "exactly" or group.count != 1 or group.filter.related or group.also is not None:
        raise Meaningless("how many cards would be returned")
    return t.Prospect(what="return", group=group if group.ref == "self" else replace(on_field(group), number="all"))


def _target(tree: Tree) -> t.Group | None:
    targeting = tree.get("t")
    if targeting is None:
        return None
    if targeting.name == "this card alone":
        return t.SELF
    if targeting.name == "this such card alone":
        return replace(t.SELF, filter=meaning(targeting["a"]))
    if targeting.name == "card":
        target: t.Group = meaning(targeting["o"])
        return replace(target, number="exactly") if _precisely_one(target) else target
    filter_, place = kinds_of_card(targeting, noun="m")
    if targeting.number("n") != 1:
        raise Meaningless("that many targets")
    place = place or Place("", ())
    return t.Group(whose=place.whose, zones=place.zones, filter=filter_)


def _alone(tree: Tree) -> bool:
    """Whether what is activated targets one card and no other."""
    targeting = tree.get("t")
    if targeting is None or targeting.name.endswith("alone"):
        return targeting is not None
    return _precisely_one(meaning(targeting["o"]))


def _precisely_one(group: t.Group) -> bool:
    return group.number == PRECISELY and group.count == 1


def _activation(tree: Tree, what: str) -> t.Occasion:
    said = tree["g"] if tree.get("g") is not None else tree["s"]
    subject: t.Group = meaning(said)
    who = _activator(tree)
    whose = {"NP.opponent's": "opponent", "NP.all opponent's": "opponent", "NP.your": "you"}.get(said.key)
    if who == "either" and whose is not None:  # wherever its player activates it
        who, subject = whose, replace(subject, whose="", zones=())
    return occasion("activation", subject, who=who, activated=what, **targeting(tree))


def _activator(tree: Tree) -> str:
    first = tree.name.split()[0]
    return first if first in ("you", "opponent") else "either"


@means("Event.opponent activates", "Event.activated", "Event.you activate")
def _activates(tree: Tree) -> t.Occasion:
    return _activation(tree, "card")


@means("Event.activated in column")
def _activated_in_column(tree: Tree) -> t.Occasion:
    found = _activation(tree, "card")
    if found.subject is None or found.subject.ref or found.subject.zones or not found.subject.filter.kinds:
        raise Meaningless("which card is activated")
    filter_ = replace(found.subject.filter, related=(meaning(tree["c"]),))
    return replace(found, subject=replace(found.subject, filter=filter_))


@means("Event.this card resolves")
def _resolves(tree: Tree) -> t.Occasion:
    """ "When this card resolves: You can …": what it is activated for."""
    return occasion("activation", t.SELF, who="either", activated="card")


@means("Event.opponent activates effect", "Event.effect activated", "Event.you activate effect")
def _activates_effect(tree: Tree) -> t.Occasion:
    found = _activation(tree, "effect")
    if found.subject is not None and any({*one.kinds} & {"spell", "trap"} for one in found.subject.filter.either):
        raise Meaningless("a card or the effect of a card")
    return found


@means("Event.effect activated except named")
def _effect_activated_except(tree: Tree) -> t.Occasion:
    found = _activation(tree, "effect")
    if found.subject is None or found.subject.ref or found.subject.filter.not_names:
        raise Meaningless("which cards not")
    others = replace(found.subject.filter, not_names=(tree.text("n"),))
    return replace(found, subject=replace(found.subject, filter=others))


@means("Event.activates its effect")
def _activates_its_own(tree: Tree) -> t.Occasion:
    return _activation(tree, "effect")


@means("Event.opponent activates card or effect", "Event.card or effect activated", "Event.you activate card or effect")
def _activates_any(tree: Tree) -> t.Occasion:
    group: t.Group = meaning(tree["g"] if tree.get("g") is not None else tree["s"])
    if group.ref or (
        group not in (t.Group(), t.Group(filter=t.Filter(other=True))) and not {*group.filter.kinds} & {"spell", "trap"}
    ):
        raise Meaningless("which cards or effects")
    subject = group if group != t.Group() else None
    return occasion(
        "activation",
        subject,
        who=_activator(tree),
        activated="card or effect",
        **targeting(tree),
    )


@means("Event.activates anything", "Event.opponent activates anything")
def _activates_anything(tree: Tree) -> t.Occasion:
    who = "opponent" if tree.name.startswith("opponent") else "either"
    return occasion("activation", who=who, activated="card or monster effect", **targeting(tree))


@means("Event.effect activated on opponent's field")
def _on_opponents_field(tree: Tree) -> t.Occasion:
    group: t.Group = meaning(tree["s"])
    if group.ref or group.zones or group.whose:
        raise Meaningless("which cards")
    there = replace(group, whose="opponent", zones=("field",))
    return occasion("activation", there, who="opponent", activated="effect")


@means("Event.effect activated there", "Event.opponent activates effect there", "Event.effect activated in theirs")
def _effect_activated_there(tree: Tree) -> t.Occasion:
    group: t.Group = meaning(tree["g"] if tree.get("g") is not None else tree["s"])
    if group.ref or group.zones or group.whose:
        raise Meaningless("which cards")
    who = "opponent" if tree.name.endswith("theirs") else _activator(tree)
    return occasion("activation", replace(group, zones=zones(tree["z"])), who=who, activated="effect")


@means("Event.targeted by effect", "Event.targeted by opponent's effect")
def _targeted(tree: Tree) -> t.Occasion:
    who = "opponent" if "opponent" in tree.name else "either"
    return occasion("activation", who=who, activated="card or effect", other=meaning(tree["s"]))


@means("Event.you negate an activation", "Event.you negate the opponent's activation")
@means("Event.you negate the activation of a card of theirs")
def _you_negate(tree: Tree) -> t.Occasion:
    said = tree.get("a")
    of: t.Occasion = (
        meaning(said) if said is not None else occasion("activation", t.Group(), activated="card or effect")
    )
    whose = "" if tree.name == "you negate an activation" else "opponent"
    if of.who == "opponent":
        whose = "opponent"
    subject = replace(of.subject or t.Group(), whose=whose)
    return occasion("activation negated", subject, who="you", activated=of.activated)


@means("Event.targeted by effect of such")
def _targeted_by_such(tree: Tree) -> t.Occasion:
    """By the effect of any card is another phrase."""
    by: t.Group = meaning(tree["g"])
    if by.ref or by.also is not None or by.filter == t.Filter() or by.zones not in ((), ("field",)):
        raise Meaningless("the effect of which card")
    who = by.whose if by.whose in ("you", "opponent") else "either"
    such = t.Group(filter=by.filter)
    return occasion("activation", such, who=who, activated="card or effect", other=meaning(tree["s"]))


@means("Event.activates effect on the field", "Event.effect activated on the field")
@means("Event.card or effect activated on the field")
def _on_the_field(tree: Tree) -> t.Occasion:
    """A card that is activated is so where it is placed for that."""
    cards = tree.name.startswith("card")
    found = _activates_any(tree) if cards else _activation(tree, "effect")
    subject = found.subject or t.Group()
    if subject.ref or subject.zones or subject.whose:
        raise Meaningless("which cards")
    return replace(found, subject=replace(subject, zones=("field",)))


fix(
    "Activated",
    {
        "monster effect": occasion(
            "activation", t.Group(filter=t.Filter(kinds=("monster",))), who="either", activated="effect"
        ),
        "opponent's monster effect": occasion(
            "activation", t.Group(filter=t.Filter(kinds=("monster",))), who="opponent", activated="effect"
        ),
        "anything": occasion("activation", who="either", activated="card or monster effect"),
        "card or effect": occasion("activation", who="either", activated="card or effect"),
        "trap or monster effect": occasion(
            "activation",
            t.Group(filter=t.Filter(either=(t.Filter(kinds=("trap",)), t.Filter(kinds=("monster",))))),
            who="either",
            activated="card or monster effect",
        ),
    },
)


@means("Activated.cards")
def _activated_cards(tree: Tree) -> t.Occasion:
    """A card of that kind; whose it is says who activates it."""
    group: t.Group = meaning(tree["g"])
    if group.ref or not group.filter.kinds or "monster" in group.filter.kinds or group.zones not in ((), ("field",)):
        raise Meaningless("which card is activated")
    who = group.whose if group.whose in ("you", "opponent") else "either"
    subject = t.Group(filter=group.filter)
    return occasion("activation", subject, who=who, activated="card")


@means("Event.opponent activates anything except", "Event.anything except is activated")
def _anything_except(tree: Tree) -> t.Occasion:
    others = t.Group(filter=t.Filter(not_names=(tree.text("n"),)))
    return occasion("activation", others, who=_activator(tree), activated="card or effect")
