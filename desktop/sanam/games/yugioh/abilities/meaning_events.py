"""What the occasions of the phrase book mean."""

from __future__ import annotations

from typing import Any

from sanam.abilities.tree import Tree
from sanam.games.yugioh.abilities import tree as t
from sanam.games.yugioh.abilities.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.abilities.meaning_filters import kinds_of_card
from sanam.games.yugioh.abilities.meaning_nouns import PRECISELY, on_field, replace, theirs
from sanam.games.yugioh.abilities.meaning_places import Place, zones
from sanam.games.yugioh.abilities.meaning_states import made_of

#: Causes: of what, whose effect, and of what cards.
fix(
    "By",
    {
        "battle": {"cause": "battle"},
        "battle with opponent's monster": {"cause": "battle"},
        "attacking monster": {"cause": "battle", "role": "attacked"},
        "while equipped to this card": {"other": t.SELF},
        "effect": {"cause": "effect"},
        "battle or effect": {"cause": "battle or effect"},
        "battle or opponent's effect": {"cause": "battle or effect", "cause_who": "opponent"},
        "opponent's effect": {"cause": "effect", "cause_who": "opponent"},
        "opponent's effect controlled": {"cause": "effect", "cause_who": "opponent"},
        "your effect": {"cause": "effect", "cause_who": "you"},
        "opponent's card": {"cause": "battle or effect", "cause_who": "opponent"},
        "opponent's attack or effect": {"cause": "attack or effect", "cause_who": "opponent"},
    },
)
fix(
    "Effector",
    {
        "monster": t.Group(filter=t.Filter(kinds=("monster",))),
        "monster opponent's": t.Group(whose="opponent", filter=t.Filter(kinds=("monster",))),
        "spell": t.Group(filter=t.Filter(kinds=("spell",))),
        "trap": t.Group(filter=t.Filter(kinds=("trap",))),
        "spell or trap": t.Group(filter=t.Filter(kinds=("spell", "trap"))),
    },
)


@means("By.cost of")
def _by_cost_of(tree: Tree) -> dict[str, Any]:
    group: t.Group = meaning(tree["g"])
    if group.ref or group.zones:
        raise Meaningless("the effect of which card")
    who = group.whose if group.whose in ("you", "opponent") else ""
    return {"cause": "cost", "cause_who": who, "cause_filter": group.filter}


@means("By.battle with such")
def _by_battle_with(tree: Tree) -> dict[str, Any]:
    """What destroyed it was such a monster, as it was when it did."""
    group: t.Group = meaning(tree["g"])
    zones_ = ("field",) if group.zones == () else group.zones
    if group.ref or zones_ != ("field",) or group.count != 1 or group.filter.related or group.whose == "you":
        raise Meaningless("with which monster")
    if group.filter.position or group.filter.summoned:
        raise Meaningless("how that monster was")
    return {"cause": "battle", "cause_filter": group.filter}


@means("By.while equipped")
def _while_equipped(tree: Tree) -> dict[str, Any]:
    group: t.Group = meaning(tree["g"])
    if group.ref or group.number != "exactly":
        raise Meaningless("equipped to what")
    return {"other": group}


@means("By.the effect of", "By.effect of kind", "By.effect of such", "BySummon.card")
def _by_effect_of(tree: Tree) -> dict[str, Any]:
    """The effect of such a card: where the card is does not matter, whose it is does."""
    group: t.Group = meaning(tree["g"])
    if group.ref or group.filter == t.Filter() or (group.zones and group.zones != ("field",)):
        raise Meaningless("the effect of which card")
    who = group.whose if group.whose in ("you", "opponent") else ""
    return {"cause": "effect", "cause_who": who, "cause_filter": group.filter}


def _for_summon_of(tree: Tree, trait: str) -> t.Filter:
    """The monster that is Summoned with the card: of that kind, and as the text describes it."""
    if tree.get("g") is None:
        return t.Filter(traits=(trait,)) if trait else t.Filter(not_traits=("ritual", "fusion"))
    group: t.Group = meaning(tree["g"])
    if group.ref or group.zones or (trait and group.filter.traits not in ((), (trait,))):
        raise Meaningless("for the Summon of what")
    return replace(group.filter, traits=(trait,)) if trait else replace(group.filter, not_traits=("ritual", "fusion"))


@means("By.material", "By.material of", "By.tribute", "By.tribute of")
def _for_summon(tree: Tree) -> dict[str, Any]:
    kind = tree.get("k")
    trait: str = meaning(kind) if kind is not None else ""
    if trait in ("ritual", "xyz"):
        raise Meaningless("monsters are Tributed or attached for it")
    return {"cause": "summon", "cause_filter": _for_summon_of(tree, trait)}


@means("Event.used as material", "Event.used as material and sent")
def _used(tree: Tree) -> t.Occasion:
    """Its materials are sent to the Graveyard, or banished where its Summon says so."""
    trait: str = meaning(tree["k"])
    if trait in ("ritual", "xyz"):
        raise Meaningless("monsters are Tributed or attached for it")
    filter_ = t.Filter(traits=(trait,))
    events = ("sent",) if tree.name.endswith("sent") else ("sent", "banished")
    return t.Occasion(events=events, cause="summon", cause_filter=filter_, **subject(tree))


@means("Event.you summon this card")
def _you_summon_it(tree: Tree) -> t.Occasion:
    group: t.Group = meaning(tree["r"])
    if group != t.SELF:
        raise Meaningless("which card is Summoned")
    return _summon(tuple(f"{way} summoned" for way in meaning(tree["w"])), group, cause_who="you")


@means("Event.effect activated on opponent's field")
def _on_opponents_field(tree: Tree) -> t.Occasion:
    group: t.Group = meaning(tree["s"])
    if group.ref or group.zones or group.whose:
        raise Meaningless("which cards")
    there = replace(group, whose="opponent", zones=("field",))
    return _occasion("activation", there, who="opponent", activated="effect")


@means("Event.summoned or flipped")
def _summoned_or_flipped(tree: Tree) -> t.Occasion:
    events = tuple(f"{way} summoned" for way in meaning(tree["w"]))
    return t.Occasion(events=(*events, "flipped"), subject=meaning(tree["s"]))


def cause(tree: Tree) -> dict[str, Any]:
    """The fields of an Occasion that say by what it happens."""
    by = tree.get("b")
    return meaning(by) if by is not None else {}


def subject(tree: Tree) -> dict[str, Any]:
    """The fields of an Occasion that say which card leaves a place, and where it was."""
    group: t.Group = meaning(tree["s"])
    if group.ref != "self" or not (group.zones or group.whose):
        return {"subject": group}
    if tree["s"].key == "Ref.this card from" and group.zones == ("field",):
        raise Meaningless("whose field it was on")  # "this card you control" and "this card on the field" say it
    fields: dict[str, Any] = {"subject": replace(group, zones=(), whose="")}
    if group.zones:
        fields["origin"] = group.zones
    if group.whose:
        fields["who"] = group.whose
    return fields


def _occasion(event: str, subject: t.Group | None = None, **fields: Any) -> t.Occasion:
    return t.Occasion(events=(event,), subject=subject, **fields)


fix(
    "Event",
    {
        "you take battle damage": _occasion("battle damage", who="you"),
        "opponent takes battle damage": _occasion("battle damage", who="opponent"),
        "you take effect damage": _occasion("damage", who="you", cause="effect"),
        "you take opponent's effect damage": _occasion("damage", who="you", cause="effect", cause_who="opponent"),
        "you take damage": _occasion("damage", who="you"),
        "you gain lp": _occasion("life gained", who="you"),
        "opponent gains lp": _occasion("life gained", who="opponent"),
        "you pay lp": _occasion("life paid", who="you"),
    },
)
fix("ToField", {"your": "you", "opponent's": "opponent"})
fix("FromWhose", {"your": "you", "any": "", "opponent's": "opponent"})
#: Events that only name their subject.
_SIMPLE = {
    "turned face-down": "turned down",
    "any summoned": "summoned", "set": "set", "flipped": "flipped", "attacks": "attack", "position changed": "position",
}  # fmt: skip
#: Events in which their subject leaves a place.
_LEAVING = {
    "sent to gy": "sent", "sent by": "discarded", "tributed": "tributed", "banished": "banished",
    "discarded": "discarded", "returned": "returned", "leaves": "left", "destroyed": "destroyed",
}  # fmt: skip


@means(*(f"Event.{name}" for name in _SIMPLE))
def _simple(tree: Tree) -> t.Occasion:
    return _occasion(_SIMPLE[tree.name], meaning(tree["s"]))


@means(*(f"Event.{name}" for name in _LEAVING))
def _leaving(tree: Tree) -> t.Occasion:
    return t.Occasion(events=(_LEAVING[tree.name],), **subject(tree), **cause(tree))


def _summon(events: tuple[str, ...], group: t.Group, **fields: Any) -> t.Occasion:
    """A Summon of such a monster; where it is said to come from is where it was before."""
    if group.zones and not {*group.zones} & {"field", "monster"}:
        fields["origin"] = group.zones
        group = replace(group, zones=(), whose="")
    return t.Occasion(events=events, subject=group, **fields)


@means("FromPlace.from your", "Origin.your", "Origin.any")
def _from_place(tree: Tree) -> tuple[str, ...]:
    return zones(tree["z"])


@means("Event.summoned")
def _summoned(tree: Tree) -> t.Occasion:
    fields: dict[str, Any] = {}
    if tree.get("t") is not None:
        fields["who"] = meaning(tree["t"])
    if tree.get("o") is not None:
        fields["origin"] = meaning(tree["o"])
    events = tuple(f"{way} summoned" for way in meaning(tree["w"]))
    return _summon(events, meaning(tree["s"]), **fields, **cause(tree))


@means("Event.extra summoned using", "Event.tribute summoned with")
def _summoned_using(tree: Tree) -> t.Occasion:
    way: str = meaning(tree["k"]) if tree.get("k") is not None else "tribute"
    group: t.Group = meaning(tree["s"])
    return t.Occasion(
        events=(f"{way} summoned",), subject=replace(group, filter=replace(group.filter, made_of=made_of(tree)))
    )


@means("Event.sent from to gy")
def _sent_from(tree: Tree) -> t.Occasion:
    fields = subject(tree)
    if "origin" in fields or "who" in fields:
        raise Meaningless("where it was, twice")
    return t.Occasion(events=("sent",), origin=zones(tree["z"]), who=meaning(tree["w"]), **fields, **cause(tree))


@means("Event.sent to opponent's gy")
def _sent_to_opponents(tree: Tree) -> t.Occasion:
    return t.Occasion(events=("sent",), who="opponent", **subject(tree), **cause(tree))


@means("Event.its position changed", "Event.position of such changed")
def _position_changed(tree: Tree) -> t.Occasion:
    if tree.get("p") is not None:
        return _occasion("position", meaning(tree["p"]))
    return _occasion("position", t.Group(filter=t.Filter(kinds=("monster",), series=(tree.text("n"),))))


@means("Event.opponent adds", "Event.you add")
def _adds(tree: Tree) -> t.Occasion:
    """A draw is another thing."""
    who = "opponent" if tree.name == "opponent adds" else "you"
    group: t.Group = theirs(meaning(tree["g"]), who)
    if group.ref or not group.zones or "field" in group.zones or group.whose not in (who, "either"):
        raise Meaningless("from where")
    bare = replace(group, zones=(), whose="")
    return t.Occasion(events=("returned",), subject=bare, origin=group.zones, to="hand", who=who)


@means("Event.destroyed and sent")
def _destroyed(tree: Tree) -> t.Occasion:
    return t.Occasion(events=("destroyed",), to="graveyard", **subject(tree), **cause(tree))


@means("Subject.this card there")
def _this_card_there(tree: Tree) -> t.Group:
    whose, where = meaning(tree["p"])
    group: t.Group = meaning(tree["r"])
    return replace(group, whose=whose, zones=where)


fix(
    "SelfPlace",
    {
        "on the field": ("", ("field",)),
        "in the field zone": ("", ("field zone",)),
        "you control": ("you", ("field",)),
        "in your possession": ("you", ()),
        "in owner's control": ("you", ()),  # off the field its owner is "you"
    },
)


_TURNED = {"changed to defense": "to defense", "changed to attack": "to attack"}


@means(*(f"Event.{name}" for name in _TURNED))
def _turned(tree: Tree) -> t.Occasion:
    """It lies on the field, whether that is said or not."""
    group: t.Group = meaning(tree["s"])
    if group.ref and group.zones not in ((), ("field",)):
        raise Meaningless("where it lies")
    return _occasion(_TURNED[tree.name], replace(group, zones=(), whose="") if group.ref else group)


@means("Event.banished from", "Event.added to hand")
def _moved_from(tree: Tree) -> t.Occasion:
    fields = subject(tree)
    if "origin" in fields or "who" in fields:
        raise Meaningless("where it was, twice")
    event, to = ("banished", "") if tree.name == "banished from" else ("returned", "hand")
    who = "you" if tree["o"].name == "your" else ""
    origin: tuple[str, ...] = meaning(tree["o"])
    return t.Occasion(events=(event,), origin=origin, to=to, who=who, **fields, **cause(tree))


@means("Event.you set", "Event.opponent sets")
def _player_sets(tree: Tree) -> t.Occasion:
    return _occasion("set", meaning(tree["g"]), who="you" if tree.name.startswith("you") else "opponent")


@means("Event.activates its effect")
def _activates_its_own(tree: Tree) -> t.Occasion:
    return _occasion("activation", meaning(tree["s"]), who="either", activated="effect", **targeting(tree))


@means("Event.targeted by effect", "Event.targeted by opponent's effect")
def _targeted(tree: Tree) -> t.Occasion:
    who = "opponent" if "opponent" in tree.name else "either"
    return _occasion("activation", who=who, activated="card or effect", other=meaning(tree["s"]))


@means("Event.would be summoned so", "Event.opponent would summon so")
def _would_be_summoned_so(tree: Tree) -> t.Occasion:
    opponents = tree.name.startswith("opponent")
    group = meaning(tree["g" if opponents else "s"])
    return _occasion("summoning", group, who="opponent" if opponents else "either", ways=meaning(tree["w"]))


@means("Event.attack is declared involving both")
def _attack_involving_both(tree: Tree) -> t.Occasion:
    return _occasion("attack", meaning(tree["s"]), other=meaning(tree["o"]), role="either")


@means("Event.leaves by")
def _leaves_by(tree: Tree) -> t.Occasion:
    return t.Occasion(events=("left",), cause="effect", cause_who="opponent", **subject(tree))


@means("Event.direct damage")
def _direct_damage(tree: Tree) -> t.Occasion:
    return _occasion("battle damage", meaning(tree["s"]), who="opponent", direct=True)


@means("Event.you take battle damage from")
def _damage_from(tree: Tree) -> t.Occasion:
    return _occasion("battle damage", meaning(tree["s"]), who="you")


@means("Event.detached")
def _detached(tree: Tree) -> t.Occasion:
    return _occasion("detached", meaning(tree["s"]), other=meaning(tree["o"]))


@means("Event.attacks directly")
def _attacks_directly(tree: Tree) -> t.Occasion:
    return _occasion("attack", meaning(tree["s"]), direct=True)


@means("Event.attacks card")
def _attacks_card(tree: Tree) -> t.Occasion:
    return _occasion("attack", meaning(tree["s"]), other=meaning(tree["o"]))


@means("Event.is attacked")
def _is_attacked(tree: Tree) -> t.Occasion:
    return _occasion("attack", other=meaning(tree["s"]))


@means("Event.destroys by battle", "Event.destroys and sends")
def _destroys(tree: Tree) -> t.Occasion:
    to = "graveyard" if tree.name == "destroys and sends" else ""
    return _occasion("destroys", meaning(tree["s"]), other=meaning(tree["o"]), to=to)


@means("Event.battles", "Event.battles anything")
def _battles(tree: Tree) -> t.Occasion:
    """A battle; its heading says which moment of the Damage Step is meant."""
    other = tree.get("o")
    if other is None and tree["s"].category == "Obj":
        raise Meaningless("who fights whom")  # "this card and a monster" fight each other: {s} battles {o}
    return _occasion("battles", meaning(tree["s"]), other=meaning(other) if other is not None else None)


@means("Event.inflicts battle damage")
def _inflicts(tree: Tree) -> t.Occasion:
    return _occasion("battle damage", meaning(tree["s"]), who="opponent")


def targeting(tree: Tree) -> dict[str, Any]:
    """The fields of an Occasion that say what an activation targets, or would do."""
    said = tree.get("t")
    if said is not None and said.name.startswith("would"):
        return {"prospect": meaning(said)}
    return {"other": _target(tree), "alone": _alone(tree)}


fix(
    "Targeting",
    {
        "would special summon": t.Prospect(what="special summon"),
        "would hurt you": t.Prospect(what="damage", who="you"),
        "would hurt opponent": t.Prospect(what="damage", who="opponent"),
        "would hurt": t.Prospect(what="damage"),
    },
)


@means("Targeting.would destroy")
def _would_destroy(tree: Tree) -> t.Prospect:
    group: t.Group = meaning(tree["g"])
    if group.ref or group.number != "exactly" or group.count != 1 or group.filter.related or group.also is not None:
        raise Meaningless("how many cards would be destroyed")
    return t.Prospect(what="destroy", group=replace(on_field(group), number="all"))


def _target(tree: Tree) -> t.Group | None:
    targeting = tree.get("t")
    if targeting is None:
        return None
    if targeting.name == "this card alone":
        return t.SELF
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


fix(
    "Activated",
    {
        "monster effect": _occasion(
            "activation", t.Group(filter=t.Filter(kinds=("monster",))), who="either", activated="effect"
        ),
        "opponent's monster effect": _occasion(
            "activation", t.Group(filter=t.Filter(kinds=("monster",))), who="opponent", activated="effect"
        ),
        "anything": _occasion("activation", who="either", activated="card or monster effect"),
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
    return _occasion("activation", subject, who=who, activated="card")


@means("Event.opponent activates", "Event.activated", "Event.you activate")
def _activates(tree: Tree) -> t.Occasion:
    return _activation(tree, "card")


@means("Event.opponent activates effect", "Event.effect activated", "Event.you activate effect")
def _activates_effect(tree: Tree) -> t.Occasion:
    found = _activation(tree, "effect")
    if found.subject is not None and any({*one.kinds} & {"spell", "trap"} for one in found.subject.filter.either):
        raise Meaningless("a card or the effect of a card")
    return found


def _activation(tree: Tree, what: str) -> t.Occasion:
    subject: t.Group = meaning(tree["g"] if tree.get("g") is not None else tree["s"])
    return _occasion("activation", subject, who=_activator(tree), activated=what, **targeting(tree))


def _activator(tree: Tree) -> str:
    first = tree.name.split()[0]
    return first if first in ("you", "opponent") else "either"


@means("Event.opponent activates card or effect", "Event.card or effect activated", "Event.you activate card or effect")
def _activates_any(tree: Tree) -> t.Occasion:
    group: t.Group = meaning(tree["g"] if tree.get("g") is not None else tree["s"])
    if group.ref or (group != t.Group() and not {*group.filter.kinds} & {"spell", "trap"}):
        raise Meaningless("which cards or effects")
    subject = group if group != t.Group() else None
    return _occasion(
        "activation",
        subject,
        who=_activator(tree),
        activated="card or effect",
        **targeting(tree),
    )


@means("Event.activates anything", "Event.opponent activates anything")
def _activates_anything(tree: Tree) -> t.Occasion:
    who = "opponent" if tree.name.startswith("opponent") else "either"
    return _occasion("activation", who=who, activated="card or monster effect", **targeting(tree))


@means("Event.you summon", "Event.opponent summons", "Event.you summon any", "Event.opponent summons any")
def _player_summons(tree: Tree) -> t.Occasion:
    ways = ("summoned",) if tree.name.endswith("any") else tuple(f"{way} summoned" for way in meaning(tree["w"]))
    if tree.get("b") is not None:
        raise Meaningless("who Summons by which effect")
    return _summon(ways, meaning(tree["g"]), cause_who="you" if tree.name.startswith("you") else "opponent")


@means("Event.attacks or is attacked", "Event.attack is declared involving")
def _attacks_or_is_attacked(tree: Tree) -> t.Occasion:
    if tree["s"].key == "Obj.two kinds":
        raise Meaningless("which of the two battles the other")
    return _occasion("attack", meaning(tree["s"]), role="either")


@means("Event.attacks now")
def _attacks_now(tree: Tree) -> t.Occasion:
    other = tree.get("o")
    return _occasion("attack", meaning(tree["s"]), other=meaning(other) if other is not None else None, role="now")


@means("Event.is attacked by")
def _is_attacked_by(tree: Tree) -> t.Occasion:
    return _occasion("attack", meaning(tree["o"]), other=meaning(tree["s"]), role="attacked")


@means("Event.is being attacked")
def _is_being_attacked(tree: Tree) -> t.Occasion:
    """In the battle that goes on."""
    return _occasion("attack", meaning(tree["s"]), role="being attacked")


@means("Event.opponent attacks", "Event.opponent attacks directly")
def _opponent_attacks(tree: Tree) -> t.Occasion:
    return _occasion("attack", who="opponent", direct=tree.name.endswith("directly"))


@means("Event.would be summoned")
def _would_be_summoned(tree: Tree) -> t.Occasion:
    return _occasion("summoning", meaning(tree["s"]), who="either")


@means("Event.opponent would summon")
def _would_summon(tree: Tree) -> t.Occasion:
    return _occasion("summoning", meaning(tree["g"]), who="opponent")


@means("Event.counter placed")
def _counter_placed(tree: Tree) -> t.Occasion:
    return _occasion("counter", meaning(tree["s"]), counter=tree.text("c"))


@means("Event.becomes equipped")
def _becomes_equipped(tree: Tree) -> t.Occasion:
    if meaning(tree["s"]) != t.SELF:
        raise Meaningless("what becomes equipped")
    return _occasion("equipped", t.SELF)


@means("Event.you draw", "Event.opponent draws")
def _draws(tree: Tree) -> t.Occasion:
    return _occasion("drawn", meaning(tree["g"]), who="you" if tree.name == "you draw" else "opponent")
