"""What the phrases mean that bring monsters to the field."""

from __future__ import annotations

from typing import Any

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.clauses.headings import heading
from sanam.games.yugioh.texts.reading.clauses.lines import Sentence, steps
from sanam.games.yugioh.texts.reading.clauses.verbs import Procedure, RitualTributes
from sanam.games.yugioh.texts.reading.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.texts.reading.nouns.filters import kinds_of_card
from sanam.games.yugioh.texts.reading.nouns.groups import found, of_extra_deck, one, replace, theirs, with_groups
from sanam.games.yugioh.texts.reading.nouns.nouns import such
from sanam.games.yugioh.texts.reading.nouns.places import zones

#: The Levels of monsters that are Tribute Summoned (YZH-2.72).
TRIBUTED = t.Range(low=5)
fix(
    "How",
    {
        "either position": {},
        "to your field": {"to": "you"},
        "attack position": {"position": "attack"},
        "defense position": {"position": "defense"},
        "face-down": {"position": "facedown"},
        "attack or face-down": {"position": "attack or facedown"},
        "defense face-up or face-down": {"position": "defense or facedown"},
        "to opponent's field": {"to": "opponent"},
        "one to each side": {"to": "each"},
        "effects negated": {"negated": True},
        "ignoring conditions": {"ignoring": True},
        "cannot be tributed": {"untributable": True},
        "banished when leaving": {"leaving": True},
    },
)


def parts(group: t.Group) -> list[t.Group]:
    """The group and all it has `also`."""
    return [group, *parts(group.also)] if group.also is not None else [group]


def how_summoned(tree: Tree) -> dict[str, Any]:
    """The fields of a Special Summon that the words around it set."""
    values: dict[str, Any] = {}
    for part in map(meaning, tree.many("h")):
        if values.keys() & part.keys():
            raise Meaningless("how it is Summoned, twice")
        values |= part
    return values


@means("Op.special summon from anywhere there")
def _summon_from_there(tree: Tree) -> t.Operation:
    monster = t.Filter(kinds=("monster",))
    return t.SpecialSummon(group=t.Group(whose="you", zones=zones(tree["z"]), filter=monster))


@means("Op.special summon", "Op.special summon from", "Op.special summon such")
def _special_summon(tree: Tree) -> t.Operation:
    group: t.Group = such(tree) if tree.name == "special summon such" else meaning(tree["o"])
    if tree.get("z") is not None:
        if group.ref or group.zones:
            raise Meaningless("two places")
        group = found(group, "you", *zones(tree["z"]))
    if any(not part.ref and not part.zones for part in parts(group)):
        raise Meaningless("from where to Special Summon")
    how = how_summoned(tree)
    if "untributable" in how:
        raise Meaningless("only Tokens are so limited")
    if how.get("to") == "each" and (group.number, group.count, group.also) != ("exactly", 2, None):
        raise Meaningless("how many on each side")
    return t.SpecialSummon(group=group, **how)


@means("Op.special summon from either player's")
def _special_summon_from_either(tree: Tree) -> t.Operation:
    """A choice between one's own places and those of both players."""
    group: t.Group = meaning(tree["o"])
    if group.ref or group.zones or group.also is not None:
        raise Meaningless("two places")
    places = (("you", zones(tree["z"])), ("either", zones(tree["y"])))
    ways = (t.SpecialSummon(group=found(group, whose, *where)) for whose, where in places)
    return t.Choose(options=tuple((t.Step(way),) for way in ways))


@means("Op.special summon as by")
def _special_summon_as_by(tree: Tree) -> t.Operation:
    group: t.Group = meaning(tree["o"])
    if group.ref or not group.zones or group.also is not None or group.number != "exactly" or group.count != 1:
        raise Meaningless("which one counts so")
    return t.SpecialSummon(group=group, treated_by=tree.text("n"))


fix(
    "TokenNumber",
    {"any": ("any", 0), "all": ("all", 0), "same": ("exactly", t.Amount(of="did"))},
)


@means("Op.summon token", "Op.summon tokens up to", "Op.summon tokens equal", "Op.summon many tokens")
def _summon_token(tree: Tree) -> t.Operation:
    how = how_summoned(tree)
    if not {*how} <= {"position", "to", "untributable"}:
        raise Meaningless("how Tokens are Summoned")
    number, count = "exactly", tree.number("n") if tree.get("n") is not None else 2
    if tree.get("v") is not None:
        number, count = "up to" if tree.name.endswith("up to") else "exactly", meaning(tree["v"])
    elif tree.get("q") is not None:
        number, count = meaning(tree["q"])
    name = tree.text("t")
    if count != 1 and name.isascii():
        if not name.endswith("s") and not name.endswith("Token"):
            raise Meaningless("several Tokens with the name of one")
        name = name.removesuffix("s")
    return t.CreateTokens(
        number=number,
        count=count,
        name=name,
        race=tree.text("r"),
        attribute=tree.text("a"),
        level=tree.number("l"),
        atk=tree.number("k"),
        def_=tree.number("d"),
        **how,
    )


@means("Op.summon this card", "Op.summon this card by")
def _summon_this_card(tree: Tree) -> Any:
    if meaning(tree["o"]) != t.SELF:
        raise Meaningless("the Summon of another card")
    by = tree.get("x")
    cost = (t.Step(meaning(by)),) if by is not None else ()
    return Procedure(zones=zones(tree["z"]), op=t.SpecialSummon(group=t.SELF), cost=cost)


@means("Op.summon this card to a column")
def _summon_to_a_column(tree: Tree) -> Any:
    if meaning(tree["o"]) != t.SELF:
        raise Meaningless("the Summon of another card")
    return Procedure(zones=zones(tree["z"]), op=t.SpecialSummon(group=t.SELF, column=tree.number("n")))


@means("Op.summon this card with the tributes of its level")
def _summon_with_tributes(tree: Tree) -> Any:
    if meaning(tree["o"]) != t.SELF:
        raise Meaningless("the Summon of another card")
    return Procedure(zones=zones(tree["z"]), op=t.SpecialSummon(group=t.SELF), tributes=True)


fix("Op", {"ritual summon with any": t.SummonCondition(normal=False, special="first", by="ritual")})


@means("Op.summon this card so by")
def _summon_so_by(tree: Tree) -> Any:
    """ "… to your opponent's field, by Tributing 1 monster they control"."""
    if meaning(tree["o"]) != t.SELF:
        raise Meaningless("the Summon of another card")
    manner = how_summoned(tree)
    if not {*manner} <= {"position", "to"}:
        raise Meaningless("how it is Summoned")
    cost = theirs((t.Step(meaning(tree["x"])),), "opponent")
    return Procedure(zones=zones(tree["z"]), op=t.SpecialSummon(group=t.SELF, **manner), cost=cost)


@means("Op.conduct normal summons")
def _conduct(tree: Tree) -> t.Operation:
    """Not just one, but so many: the others are additional."""
    if tree.number("n") < 2:
        raise Meaningless("no more than any turn")
    return t.PlayerRule(who="you", rule="extra normal summon or set", count=tree.number("n") - 1, once=True)


@means("Op.ritual summon with")
def _ritual_with(tree: Tree) -> t.Operation:
    return t.SummonCondition(normal=False, special="first", by="ritual", name=tree.text("n"))


@means("Op.normal summon", "Op.normal summon or set", "Op.normal summon without tributing")
def _normal_summon(tree: Tree) -> t.Operation:
    said: t.Group = meaning(tree["o"])
    group = found(said, "you", "hand")
    if not said.zones and not said.ref and tree.name != "normal summon without tributing":
        group = replace(group, zones=("hand", "field"))  # a Gemini monster on the field is Normal Summoned, too
    if tree.name == "normal summon without tributing":
        if said.number == "all" and not said.ref:
            raise Meaningless("what holds as long as a card lies there, and is not done at once")
        return t.NormalSummon(group=group, tributes=0)
    return t.NormalSummon(group=group, set_too=tree.name == "normal summon or set")


@means("First.tribute summon at once", "Step.may tribute summon at once")
def _tribute_summon(tree: Tree) -> t.Operation:
    """At once, with its Tributes: a monster of a Level that demands them."""
    group: t.Group = meaning(tree["o"])
    if group.number != "exactly" or group.count != 1 or group.also is not None or (group.ref and group != t.SELF):
        raise Meaningless("what is Tribute Summoned")
    if group.ref:
        return t.NormalSummon(group=group)
    if group.filter.level is not None and (group.filter.level.low or 0) < 5:
        raise Meaningless("of which Level")
    level = group.filter.level or TRIBUTED
    return t.NormalSummon(group=found(replace(group, filter=replace(group.filter, level=level)), "you", "hand"))


@means("Op.set this card instead of the gy")
def _set_again(tree: Tree) -> t.Operation:
    return t.SetCard(group=replace(t.SELF, zones=("field",)))


@means("Op.additional normal summon")
def _additional(tree: Tree) -> t.Operation:
    group: t.Group = meaning(tree["o"])
    if group.number != "exactly" or group.zones:
        raise Meaningless("which Normal Summon")
    return t.PlayerRule(who="you", rule="extra normal summon", filter=group.filter, count=group.count)


@means("Op.set", "Op.set ready")
def _set(tree: Tree) -> t.Operation:
    return t.SetCard(group=found(meaning(tree["o"]), "you", "hand"), ready=tree.name == "set ready")


@means("Op.set as a spell")
def _set_as_a_spell(tree: Tree) -> t.Operation:
    group: t.Group = meaning(tree["o"])
    if group.ref == "self":
        raise Meaningless("what its owner may do, and no effect")
    return t.SetCard(group=found(group, "you", "hand"), as_spell=True)


@means("Op.fusion summon")
def _fusion(tree: Tree) -> t.Operation:
    return t.FusionSummon(group=of_extra_deck(meaning(tree["o"])), zones=zones(tree["z"]))


@means("Op.used to ritual summon", "Op.used to ritual summon any", "Op.used to ritual summon either")
def _used_to_ritual_summon(tree: Tree) -> t.Operation:
    """Without its Tributes, which the sentence after it tells."""
    where: tuple[str, ...] = ("hand",)
    if tree.name.endswith("any"):
        filter_, place = kinds_of_card(tree)
        where = place.zones if place is not None else where
        if (place is not None and place.whose != "you") or not {*where} <= {"hand", "graveyard"}:
            raise Meaningless("from where to Ritual Summon")
    else:
        filter_ = t.Filter(names=(tree.text("n"), *((tree.text("m"),) if tree.get("m") is not None else ())))
    return t.RitualSummon(group=t.Group(whose="you", zones=where, filter=filter_), zones=())


@means("Op.tribute summon this card by")
def _tribute_summon_by(tree: Tree) -> Any:
    """With Tributes of one kind, in the number said: still a Tribute Summon."""
    group: t.Group = meaning(tree["g"])
    if group.ref or group.number != "exactly" or group.also is not None or group.filter.related:
        raise Meaningless("which Tributes")
    if group.whose == "opponent" or (group.zones and group.zones != ("field",)):
        raise Meaningless("Tributes from where")
    return Procedure(zones=("hand",), op=t.NormalSummon(group=t.SELF, tributes=group.count, of=group.filter))


@means("Op.normal summon or set this card without tributing")
def _without_tributes(tree: Tree) -> Any:
    return Procedure(zones=("hand",), op=t.NormalSummon(group=t.SELF, tributes=0, set_too=True))


@means("Op.tribute summon this card with")
def _tribute_summon_with(tree: Tree) -> Any:
    return Procedure(zones=("hand",), op=t.NormalSummon(group=t.SELF, tributes=tree.number("n")))


@means("Op.ritual tributes of hand or field")
def _ritual_tributes_plain(tree: Tree) -> Any:
    return RitualTributes(zones=("hand", "field"), total=tree.number("n"))


@means("Op.ritual tributes exactly")
def _ritual_tributes_of_number(tree: Tree) -> Any:
    return RitualTributes(zones=zones(tree["z"]), total=tree.number("n"), exact=True)


@means("Op.ritual tributes exactly its level")
def _ritual_tributes_exactly(tree: Tree) -> Any:
    return RitualTributes(zones=("hand", "field"), exact=True)


@means("Op.ritual materials sent from the deck")
def _ritual_sent(tree: Tree) -> Any:
    such, place = kinds_of_card(tree)
    if place is not None or such.related or such.kinds != ("monster",):
        raise Meaningless("what is sent for it")
    return RitualTributes(zones=("deck",), exact=True, of=such, sent=True)


@means("Op.ritual tributes", "Op.ritual tributes of its level")
def _ritual_tributes(tree: Tree) -> Any:
    """ "From the field or your hand" is from the hand or the field."""
    where = zones(tree["z"])
    if {*where} == {"hand", "field"}:
        where = ("hand", "field")
    return RitualTributes(zones=where, total=tree.number("n") or None)


@means(*(f"Op.ritual summon {how}" for how in ("exactly", "at least", "exact number", "at least number")))
def _ritual(tree: Tree) -> t.Operation:
    return t.RitualSummon(
        group=found(one(meaning(tree["o"])), "you", "hand"),
        zones=zones(tree["z"]),
        total=tree.number("n") or None,
        exact="exact" in tree.name,
    )


# ----------------------------------------------------------------------------- Synchro and Xyz Summons by effects
def _laid_under(group: t.Group) -> t.Group:
    """One face-up monster of one's own."""
    if group.number == "all" and group.filter.names:
        group = replace(group, number="exactly")  # ""X" you control", without a number
    if group.ref or group.number != "exactly" or group.count != 1 or group.also is not None or group.whose != "you":
        raise Meaningless("which monster lies under it")
    return t.Group(whose="you", zones=("monster",), filter=replace(group.filter, face="up"))


@means(*(f"Op.xyz summon this card {how}" for how in ("using", "using except", "paying")))
def _also_xyz(tree: Tree) -> Any:
    """A further way to Xyz Summon this card: laid on one monster, with the material of that one; "with a different
    name" than this card's."""
    group: t.Group = with_groups(meaning(tree["g"]), lambda part: t.SELF if part.ref == "before" else part)
    if tree.get("n") is not None:
        group = replace(group, filter=replace(group.filter, not_names=(*group.filter.not_names, tree.text("n"))))
    cost: tuple[t.Step, ...] = ()
    if tree.get("x") is not None:
        paid = meaning(tree["x"])
        if not isinstance(paid, t.Move):
            raise Meaningless("what is paid for it")
        cost = (t.Step(paid),)
    cost = (*cost, t.Step(t.Attach(group=_laid_under(group), to=t.SELF), link="and" if cost else ""))
    return Procedure(zones=("extra",), op=t.SpecialSummon(group=t.SELF, treated="xyz"), cost=cost)


@means("Ref.that monster of a kind")
def _that_of_a_kind(tree: Tree) -> t.Group:
    return t.Group(ref="it")


@means("Ref.those so many")
def _those_so_many(tree: Tree) -> t.Group:
    if tree.number("n") < 2:
        raise Meaningless("those, of one")
    return t.Group(ref="it", number="all")


fix("Line", {"synchro materials sent": Sentence(ability=t.Ability(kind="note"))})
fix("Line", {"material goes along": Sentence(ability=t.Ability(kind="note"))})


@means("Op.special summon using", "Op.xyz summon on")
def _summon_using(tree: Tree) -> t.Operation:
    """An Xyz Summon on one monster, or a Special Summon that the sentence after it treats as one."""
    group: t.Group = meaning(tree["o"])
    if group.zones not in ((), ("extra",)) or group.number != "exactly" or group.count != 1:
        raise Meaningless("from where to Special Summon")
    treated = "xyz" if tree.name == "xyz summon on" else ""
    return t.SpecialSummon(group=found(group, "you", "extra"), using=meaning(tree["m"]), treated=treated)


def _above(tree: Tree) -> t.Relation:
    to = t.Amount(of="rank", group=meaning(tree["r"]), plus=tree.number("n"))
    return t.Relation(what="rank", sign="=", to=to)


@means("Adj.rank above")
def _rank_above(tree: Tree) -> dict[str, Any]:
    return {"related": (_above(tree),)}


@means("Adj.twice the rank")
def _twice_the_rank(tree: Tree) -> dict[str, Any]:
    return {"related": (t.Relation(what="rank", to=t.Amount(of="rank", group=meaning(tree["r"]), times=2)),)}


@means("Adj.same word and rank above")
def _same_and_rank_above(tree: Tree) -> dict[str, Any]:
    return {"related": (t.Relation(what=meaning(tree["w"]), of=meaning(tree["r"])), _above(tree))}


@means("Adj.rank or rank", "Adj.ranks three")
def _ranks(tree: Tree) -> dict[str, Any]:
    numbers = [tree.number(slot) for slot in "nmk" if tree.get(slot) is not None]
    return {"either": tuple(t.Filter(rank=t.Range(number, number)) for number in numbers)}


@means(*(f"Op.extra summon{how}" for how in ("", " by its rules", " including", " with", " any with")))
def _extra_summon(tree: Tree) -> t.Operation:
    how: str = meaning(tree["k"])
    if how not in ("synchro", "xyz"):
        raise Meaningless("Summoned with what")
    group: t.Group = meaning(tree["o"]) if tree.get("o") is not None else t.Group(filter=t.Filter(traits=(how,)))
    if group.ref or group.number != "exactly" or group.count != 1 or group.zones not in ((), ("extra",)):
        raise Meaningless("which monster is Summoned")
    using: t.Group | None = meaning(tree["g"]) if tree.get("g") is not None else None
    including: t.Group | None = meaning(tree["r"]) if tree.get("r") is not None else None
    if including is not None and not all(part.ref for part in parts(including)):
        raise Meaningless("what is among its material")
    if using is not None and using.ref:
        using, including = using, using
    elif using is not None:
        if using.number != "all" or using.whose != "you" or using.zones != ("field",) or using.also is not None:
            raise Meaningless("what is its material")
        using = replace(using, zones=("monster",))
    return t.ExtraSummon(how=how, group=of_extra_deck(group), using=using, including=including)


@means("Line.headed you can", "Line.headed you can quick")
def _headed_you_can(tree: Tree) -> Sentence:
    head = heading(tree["h"])
    quick = head.pop("quick", False) or "quick" in tree.name
    if "unread" in head:
        raise Meaningless("when it may be used")
    ability = t.Ability(**({"kind": ""} | head), optional=True, do=steps(tree["d"]))
    return Sentence(ability=ability, headed=True, quick=quick, body=True)
