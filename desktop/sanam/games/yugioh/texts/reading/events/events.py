"""What the occasions of the phrase book mean: cards that move, are Summoned or turned, and Life Points."""

from __future__ import annotations

from typing import Any

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.events.causes import cause
from sanam.games.yugioh.texts.reading.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.texts.reading.nouns.groups import PRECISELY, replace, theirs
from sanam.games.yugioh.texts.reading.nouns.places import zones
from sanam.games.yugioh.texts.reading.nouns.states import made_of


def occasion(event: str, subject: t.Group | None = None, **fields: Any) -> t.Occasion:
    return t.Occasion(events=(event,), subject=subject, **fields)


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


fix(
    "SelfPlace",
    {
        "on the field": ("", ("field",)),
        "in the field zone": ("", ("field zone",)),
        "in the spell and trap zone": ("", ("spell-trap",)),
        "in the monster zone": ("", ("monster",)),
        "you control": ("you", ("field",)),
        "in your possession": ("you", ()),
        "in owner's control": ("you", ("field",)),
        "in owner's spell and trap zone": ("you", ("spell-trap",)),
        "in owner's monster zone": ("you", ("monster",)),
    },
)


@means("Subject.this card there")
def _this_card_there(tree: Tree) -> t.Group:
    whose, where = meaning(tree["p"])
    group: t.Group = meaning(tree["r"])
    return replace(group, whose=whose, zones=where)


#: Events that only name their subject.
_SIMPLE = {
    "turned face-down": "turned down",
    "any summoned": "summoned",
    "set": "set",
    "flipped": "flipped",
    "attacks": "attack",
    "position changed": "position",
    "control changes": "control",
}


@means(*(f"Event.{name}" for name in _SIMPLE))
def _simple(tree: Tree) -> t.Occasion:
    return occasion(_SIMPLE[tree.name], meaning(tree["s"]))


#: Events in which their subject leaves a place.
_LEAVING = {
    "sent to gy": "sent",
    "sent to your gy": "sent",
    "sent by": "discarded",
    "tributed": "tributed",
    "banished": "banished",
    "discarded": "discarded",
    "returned": "returned",
    "leaves": "left",
    "destroyed": "destroyed",
}


def _to_yours(fields: dict[str, Any]) -> dict[str, Any]:
    """The fields of what is sent to "your" Graveyard: of another card than this one it says whose that is."""
    return fields if fields["subject"].ref or "who" in fields else {**fields, "who": "you"}


@means(*(f"Event.{name}" for name in _LEAVING))
def _leaving(tree: Tree) -> t.Occasion:
    fields = {**subject(tree), **cause(tree)}
    if "your gy" in tree.name:
        fields = _to_yours(fields)
    if "sent to" in tree.name and fields.get("cause") == "battle":  # nothing else is sent there by a battle
        return t.Occasion(events=("destroyed",), to="graveyard", **fields)
    return t.Occasion(events=(_LEAVING[tree.name],), **fields)


@means("Event.leaves by")
def _leaves_by(tree: Tree) -> t.Occasion:
    return t.Occasion(events=("left",), cause="effect", cause_who="opponent", **subject(tree))


@means("Event.sent from to gy")
def _sent_from(tree: Tree) -> t.Occasion:
    fields = subject(tree)
    if "origin" in fields or "who" in fields:
        raise Meaningless("where it was, twice")
    return t.Occasion(events=("sent",), origin=zones(tree["z"]), who=meaning(tree["w"]), **fields, **cause(tree))


@means("Event.sent from to your gy")
def _sent_from_to_yours(tree: Tree) -> t.Occasion:
    fields = subject(tree)
    if "origin" in fields or meaning(tree["w"]) == "opponent":
        raise Meaningless("where it was, twice")
    whose = meaning(tree["w"]) or _to_yours(fields).get("who", "")
    return t.Occasion(events=("sent",), origin=zones(tree["z"]), **{**fields, "who": whose}, **cause(tree))


@means("Event.sent to opponent's gy")
def _sent_to_opponents(tree: Tree) -> t.Occasion:
    return t.Occasion(events=("sent",), who="opponent", **subject(tree), **cause(tree))


@means("Event.destroyed and sent", "Event.destroyed and sent to your gy")
def _destroyed(tree: Tree) -> t.Occasion:
    fields = _to_yours(subject(tree)) if "your gy" in tree.name else subject(tree)
    return t.Occasion(events=("destroyed",), to="graveyard", **fields, **cause(tree))


@means("Event.destroyed and sent from field")
def _destroyed_on_field(tree: Tree) -> t.Occasion:
    fields = subject(tree)
    if fields.get("origin", ("field",)) != ("field",):
        raise Meaningless("where it was, twice")
    return t.Occasion(events=("destroyed",), to="graveyard", **{**fields, "origin": ("field",)}, **cause(tree))


#: What happens to cards that are told to come from somewhere, and where that brings them.
_MOVED = {
    "banished from": ("banished", ""),
    "added to hand": ("returned", "hand"),
    "tributed from": ("tributed", ""),
}


@means("Event.banished from", "Event.added to hand", "Event.tributed from")
def _moved_from(tree: Tree) -> t.Occasion:
    fields = subject(tree)
    if "origin" in fields or "who" in fields:
        raise Meaningless("where it was, twice")
    event, to = _MOVED[tree.name]
    who = {"your": "you", "opponent's": "opponent"}.get(tree["o"].name, "")
    origin: tuple[str, ...] = meaning(tree["o"])
    return t.Occasion(events=(event,), origin=origin, to=to, who=who, **fields, **cause(tree))


#: From where cards are added to a hand.
_NOT_HELD = ("deck", "graveyard", "banished", "extra")


@means("Event.added to hand from anywhere")
def _added(tree: Tree) -> t.Occasion:
    """What returns to the hand from the field is not added to it, and a draw is another thing."""
    fields = subject(tree)
    if "origin" in fields or "who" in fields:
        raise Meaningless("where it was")
    return t.Occasion(events=("returned",), origin=_NOT_HELD, to="hand", **fields)


@means("Event.opponent adds", "Event.you add")
def _adds(tree: Tree) -> t.Occasion:
    """A draw is another thing."""
    who = "opponent" if tree.name == "opponent adds" else "you"
    group: t.Group = theirs(meaning(tree["g"]), who)
    if group.ref or not group.zones or "field" in group.zones or group.whose not in (who, "either"):
        raise Meaningless("from where")
    bare = replace(group, zones=(), whose="")
    return t.Occasion(events=("returned",), subject=bare, origin=group.zones, to="hand", who=who)


@means("Event.opponent adds from anywhere")
def _adds_from_anywhere(tree: Tree) -> t.Occasion:
    group: t.Group = meaning(tree["g"])
    if group.ref or group.zones or group.whose:
        raise Meaningless("from where")
    return t.Occasion(events=("returned",), subject=group, origin=_NOT_HELD, to="hand", who="opponent")


@means("Event.opponent adds or draws")
def _adds_or_draws(_: Tree) -> t.Occasion:
    added = t.Occasion(events=("returned",), subject=t.Group(), origin=("deck",), to="hand", who="opponent")
    return replace(added, others=(occasion("drawn", t.Group(), who="opponent"),))


@means("Event.you draw this card")
def _draws_itself(tree: Tree) -> t.Occasion:
    return occasion("drawn itself", meaning(tree["s"]), who="you")


@means("Event.you draw", "Event.opponent draws")
def _draws(tree: Tree) -> t.Occasion:
    group: t.Group = meaning(tree["g"])
    if tree.name == "you draw" and group.filter != t.Filter():  # each card that is drawn tells its player what it is
        return occasion("drawn itself", group, who="you")
    return occasion("drawn", group, who="you" if tree.name == "you draw" else "opponent")


@means("Event.you draw normally", "Event.opponent draws normally")
def _draws_normally(tree: Tree) -> t.Occasion:
    """By the rules, and by no effect."""
    group: t.Group = meaning(tree["g"])
    if group.ref or group.filter != t.Filter() or group.zones:
        raise Meaningless("what is drawn")
    who = "you" if tree.name == "you draw normally" else "opponent"
    return occasion("drawn", group, who=who, cause="rule")


@means("Event.detached")
def _detached(tree: Tree) -> t.Occasion:
    return occasion("detached", meaning(tree["s"]), other=meaning(tree["o"]))


@means("Event.material detached")
def _material_detached(tree: Tree) -> t.Occasion:
    return t.Occasion(events=("detached",), subject=t.Group(), other=meaning(tree["o"]))


@means("Event.normal summoned or set", "Event.opponent normal summons or sets")
def _normal_or_set(tree: Tree) -> t.Occasion:
    said = tree.get("s")
    group: t.Group = meaning(said if said is not None else tree["g"])
    if not group.ref and "monster" not in group.filter.kinds:
        raise Meaningless("what is Set")
    who = "" if said is not None else "opponent"
    return t.Occasion(
        events=("normal summoned",),
        subject=group,
        cause_who=who,
        others=(t.Occasion(events=("set",), subject=group, who=who),),
    )


@means("Event.returned from the field")
def _returned_from_the_field(tree: Tree) -> t.Occasion:
    fields = subject(tree)
    if "origin" in fields:
        raise Meaningless("where it was, twice")
    return t.Occasion(events=("returned",), **{**fields, "origin": ("field",)}, **cause(tree))


@means("Event.returned to deck")
def _returned_to_deck(tree: Tree) -> t.Occasion:
    fields = subject(tree)
    if fields.keys() & {"origin", "who"}:
        raise Meaningless("where it was, twice")
    return t.Occasion(events=("returned",), origin=("field",), to="deck", who="you", **fields, **cause(tree))


@means("Event.detached to activate")
def _detached_to_activate(tree: Tree) -> t.Occasion:
    return occasion("detached", meaning(tree["s"]), other=meaning(tree["o"]), cause="cost")


@means("Event.used as material", "Event.used as material and sent")
def _used(tree: Tree) -> t.Occasion:
    """Its materials are sent to the Graveyard, or banished where its Summon says so."""
    trait: str = meaning(tree["k"])
    if trait in ("ritual", "xyz"):
        raise Meaningless("monsters are Tributed or attached for it")
    filter_ = t.Filter(traits=(trait,))
    events = ("sent",) if tree.name.endswith("sent") else ("sent", "banished")
    return t.Occasion(events=events, cause="summon", cause_filter=filter_, **subject(tree))


_TURNED = {"changed to defense": "to defense", "changed to attack": "to attack"}


@means(*(f"Event.{name}" for name in _TURNED))
def _turned(tree: Tree) -> t.Occasion:
    """It lies on the field, whether that is said or not."""
    group: t.Group = meaning(tree["s"])
    if group.ref and group.zones not in ((), ("field",)):
        raise Meaningless("where it lies")
    return occasion(_TURNED[tree.name], replace(group, zones=(), whose="") if group.ref else group)


@means("Event.its position changed", "Event.position of such changed")
def _position_changed(tree: Tree) -> t.Occasion:
    if tree.get("p") is not None:
        return occasion("position", meaning(tree["p"]))
    return occasion("position", t.Group(filter=t.Filter(kinds=("monster",), series=(tree.text("n"),))))


@means("Event.you set", "Event.opponent sets")
def _player_sets(tree: Tree) -> t.Occasion:
    return occasion("set", meaning(tree["g"]), who="you" if tree.name.startswith("you") else "opponent")


def _summon(events: tuple[str, ...], group: t.Group, **fields: Any) -> t.Occasion:
    """A Summon of such a monster; where it is said to come from is where it was before."""
    if group.zones and not {*group.zones} & {"field", "monster"}:
        fields["origin"] = group.zones
        group = replace(group, zones=(), whose="")
    return t.Occasion(events=events, subject=group, **fields)


fix("ToField", {"your": "you", "opponent's": "opponent"})
fix("FromWhose", {"your": "you", "any": "", "opponent's": "opponent"})


@means("FromPlace.from any", "Origin.your", "Origin.any", "Origin.opponent's")
def _from_place(tree: Tree) -> tuple[str, ...]:
    return zones(tree["z"])


@means("FromPlace.from your", "FromPlace.from opponent's")
def _from_whose(tree: Tree) -> tuple[tuple[str, ...], str]:
    """Where a Summoned monster was, and whose that place is: whoever owns the monster."""
    return zones(tree["z"]), "you" if tree.name == "from your" else "opponent"


@means("Event.summoned")
def _summoned(tree: Tree) -> t.Occasion:
    fields: dict[str, Any] = {}
    if tree.get("t") is not None:
        fields["who"] = meaning(tree["t"])
    group: t.Group = meaning(tree["s"])
    if tree.get("o") is not None:
        fields["origin"] = meaning(tree["o"])
        if tree["o"].key != "FromPlace.from any":
            fields["origin"], owner = fields["origin"]
            group = group if group.ref else replace(group, filter=replace(group.filter, owner=owner))
    events = tuple(f"{way} summoned" for way in meaning(tree["w"]))
    return _summon(events, group, **fields, **cause(tree))


@means("Event.extra summoned using", "Event.tribute summoned with")
def _summoned_using(tree: Tree) -> t.Occasion:
    way: str = meaning(tree["k"]) if tree.get("k") is not None else "tribute"
    group: t.Group = meaning(tree["s"])
    used = made_of(tree)
    if way == "fusion" and used == t.Filter(names=used.names):
        raise Meaningless("a material, or the card that Fusion Summoned it")
    return t.Occasion(events=(f"{way} summoned",), subject=replace(group, filter=replace(group.filter, made_of=used)))


@means("Event.you summon", "Event.opponent summons", "Event.you summon any", "Event.opponent summons any")
def _player_summons(tree: Tree) -> t.Occasion:
    ways = ("summoned",) if tree.name.endswith("any") else tuple(f"{way} summoned" for way in meaning(tree["w"]))
    if tree.get("b") is not None:
        raise Meaningless("who Summons by which effect")
    return _summon(ways, meaning(tree["g"]), cause_who="you" if tree.name.startswith("you") else "opponent")


@means("Event.you tribute summon or set")
def _tribute_summons_or_sets(tree: Tree) -> t.Occasion:
    """What is Set so, `Circ.made with so many tributes` tells from what is Set without."""
    group: t.Group = meaning(tree["g"])
    set_ = t.Occasion(events=("set",), subject=group, who="you")
    return replace(_summon(("tribute summoned",), group, cause_who="you"), others=(set_,))


@means("Event.you summon this card")
def _you_summon_it(tree: Tree) -> t.Occasion:
    group: t.Group = meaning(tree["r"])
    if group != t.SELF:
        raise Meaningless("which card is Summoned")
    return _summon(tuple(f"{way} summoned" for way in meaning(tree["w"])), group, cause_who="you")


@means("Event.summoned or flipped")
def _summoned_or_flipped(tree: Tree) -> t.Occasion:
    events = tuple(f"{way} summoned" for way in meaning(tree["w"]))
    return t.Occasion(events=(*events, "flipped"), subject=meaning(tree["s"]))


@means("Event.would be summoned")
def _would_be_summoned(tree: Tree) -> t.Occasion:
    return occasion("summoning", meaning(tree["s"]), who="either")


@means("Event.opponent would summon")
def _would_summon(tree: Tree) -> t.Occasion:
    return occasion("summoning", meaning(tree["g"]), who="opponent")


@means("Event.would be summoned so", "Event.opponent would summon so")
def _would_be_summoned_so(tree: Tree) -> t.Occasion:
    opponents = tree.name.startswith("opponent")
    group: t.Group = meaning(tree["g" if opponents else "s"])
    if group.number == PRECISELY and group.count == 1:
        group = replace(group, number="exactly")  # no Summon of more than one is announced before it is made
    return occasion("summoning", group, who="opponent" if opponents else "either", ways=meaning(tree["w"]))


fix(
    "Event",
    {
        "you take battle damage": occasion("battle damage", who="you"),
        "opponent takes battle damage": occasion("battle damage", who="opponent"),
        "you take effect damage": occasion("damage", who="you", cause="effect"),
        "opponent takes effect damage": occasion("damage", who="opponent", cause="effect"),
        "you take opponent's effect damage": occasion("damage", who="you", cause="effect", cause_who="opponent"),
        "you take damage": occasion("damage", who="you"),
        "you gain lp": occasion("life gained", who="you"),
        "opponent gains lp": occasion("life gained", who="opponent"),
        "you pay lp": occasion("life paid", who="you"),
    },
)


@means("Event.opponent takes other effect damage")
def _other_effect_damage(tree: Tree) -> t.Occasion:
    others = t.Filter(not_names=(tree.text("n"),))
    return occasion("damage", who="opponent", cause="effect", cause_filter=others)


@means("Event.counter placed")
def _counter_placed(tree: Tree) -> t.Occasion:
    return occasion("counter", meaning(tree["s"]), counter=tree.text("c"))


@means("Event.counter placed for the nth time")
def _nth_counter(tree: Tree) -> t.Occasion:
    """With that one it has so many."""
    return occasion("counter", meaning(tree["s"]), counter=tree.text("c"), nth=tree.number("n"))


@means("Event.shuffled from gy")
def _shuffled_from_gy(tree: Tree) -> t.Occasion:
    group: t.Group = meaning(tree["s"])
    if group.ref or group.zones or group.whose:
        raise Meaningless("where it was, twice")
    return t.Occasion(events=("returned",), subject=group, origin=("graveyard",), to="deck", who="you", **cause(tree))


@means("Event.card equipped to")
def _equipped_to(tree: Tree) -> t.Occasion:
    host: t.Group = meaning(tree["o"])
    if host != t.SELF:
        raise Meaningless("what it is equipped to")
    return occasion("equipped", meaning(tree["s"]), other=host)


@means("Event.becomes equipped")
def _becomes_equipped(tree: Tree) -> t.Occasion:
    if meaning(tree["s"]) != t.SELF:
        raise Meaningless("what becomes equipped")
    return occasion("equipped", t.SELF)
