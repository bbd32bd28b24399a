"""What statements mean that lay a rule on cards: what they cannot do, and what cannot be done to them."""

from __future__ import annotations

from typing import Any

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.clauses.verbs import Several, until
from sanam.games.yugioh.texts.reading.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.texts.reading.nouns.filters import NAMES, kinds_of_card
from sanam.games.yugioh.texts.reading.nouns.groups import every, on_field, replace
from sanam.games.yugioh.texts.reading.nouns.nouns import some

fix(
    "Rule",
    {
        name: {"rule": rule}
        for name, rule in {
            "cannot attack": "cannot attack",
            "cannot attack directly": "cannot attack directly",
            "must attack": "must attack",
            "cannot change position": "cannot change position",
            "cannot be destroyed by battle": "cannot be destroyed by battle",
            "cannot be destroyed": "cannot be destroyed",
            "cannot be attacked": "cannot be attacked",
            "attacked past": "attacked past",
            "cannot be tributed": "cannot be tributed",
            "cannot be tributed for a summon": "cannot be tributed for a summon",
            "cannot be material": "cannot be material",
            "cannot activate": "cannot activate",
            "attacks directly": "attacks directly",
            "attacks twice": "attacks twice",
            "attacks all": "attacks all",
            "pierces": "pierces",
            "deals no damage": "no damage",
            "banished when leaving": "banished when leaving",
            "only attack target": "only attack target",
            "attacks monsters twice": "attacks monsters twice",
        }.items()
    },
)
#: Effects: of what kinds of cards, and whose.
fix(
    "Effects",
    {
        "all": ((), ""),
        "opponent's": ((), "opponent"),
        "spell": (("spell",), ""),
        "trap": (("trap",), ""),
        "spell and trap": (("spell", "trap"), ""),
        "monster": (("monster",), ""),
        "opponent's spell and trap": (("spell", "trap"), "opponent"),
        "opponent's monster": (("monster",), "opponent"),
        "opponent's spell": (("spell",), "opponent"),
        "opponent's trap": (("trap",), "opponent"),
        "trap and monster": (("trap", "monster"), ""),
        "spell and monster": (("spell", "monster"), ""),
        "opponent's trap and monster": (("trap", "monster"), "opponent"),
        "opponent's spell and monster": (("spell", "monster"), "opponent"),
        "other cards'": ((), "", t.Filter(other=True)),
        "all but its own": ((), "", t.Filter(other=True)),
        "opponent's monsters' but its own": (("monster",), "opponent", t.Filter(other=True)),
        "other monsters'": (("monster",), "", t.Filter(other=True)),
        "other spell and trap": (("spell", "trap"), "", t.Filter(other=True)),
        "other spell": (("spell",), "", t.Filter(other=True)),
        "other trap": (("trap",), "", t.Filter(other=True)),
        "activated": (("activated",), ""),
        "opponent's activated": (("activated",), "opponent"),
        "activated of lesser monsters": (
            ("activated", "monster"),
            "",
            t.Filter(related=(t.Relation(what="original level", sign="<", to=t.Amount(of="level", group=t.SELF)),)),
        ),
        "of the kinds tributed": (
            (),
            "",
            t.Filter(related=(t.Relation(what="kind", of=t.Group(ref="materials", number="all")),)),
        ),
    },
)


@means("Effects.activated of such other monsters")
def _activated_of_such(tree: Tree) -> Any:
    stat: str = meaning(tree["t"])
    if stat not in ("atk", "def"):
        raise Meaningless("which value")
    field = {"atk": "atk", "def": "def_"}[stat]
    said: dict[str, Any] = {field: t.Range(None, tree.number("n"))}
    by = t.Filter(other=True, original=True, **said)
    return (("activated", "monster"), "", by)


def effects(tree: Tree, slot: str = "f") -> dict[str, Any]:
    """Of which cards' effects a rule speaks, as fields of a Rule. Only what does not affect a card can be told by how
    it comes about: by an effect that was activated."""
    said = meaning(tree[slot])
    if isinstance(said, t.Filter):
        return {"by": said}
    source, whose, *by = said
    return {"source": source, "source_who": whose} | ({"by": by[0]} if by else {})


@means("Effects.of")
def _effects_of(tree: Tree) -> Any:
    """The effects of such cards, wherever they are."""
    group: t.Group = meaning(tree["g"])
    if group.ref or group.number not in ("all", "exactly") or (group.zones and group.zones != ("field",)):
        raise Meaningless("whose effects")
    filter_ = group.filter
    if filter_.related or group.distinct or group.extreme or group.also is not None:
        raise Meaningless("which effects")
    who = group.whose if group.whose in ("you", "opponent") else ""
    if filter_.kinds == ("monster",) and filter_.traits == ("effect",):
        filter_ = replace(filter_, traits=())
    kinds = filter_.kinds
    rest = replace(filter_, kinds=())
    return (kinds, who, rest) if rest != t.Filter() else (kinds, who)


@means("Effects.named")
def _effects_named(tree: Tree) -> t.Filter:
    return t.Filter(names=(tree.text("n"),))


@means("Rule.unaffected by two")
def _unaffected_by_two(tree: Tree) -> dict[str, Any]:
    """By either, each in its own words."""
    first = {"rule": "unaffected", **effects(tree)}
    return {**first, "and": {"rule": "unaffected", **effects(tree, "g")}}


fix("Rule", {"cannot be banished": {"rule": "cannot be banished"}})


@means("Rule.cannot be destroyed or banished by")
def _not_destroyed_nor_banished(tree: Tree) -> dict[str, Any]:
    first = {"rule": "cannot be destroyed by effects", **effects(tree)}
    return {**first, "and": {"rule": "cannot be banished by effects", **effects(tree)}}


@means("Statement.need not return")
def _need_not_return(tree: Tree) -> t.Operation:
    group = on_field(meaning(tree["s"]))
    return t.Rule(group=group if group.ref else every(group), rule="need not return", until=until(tree))


fix("Rule", {"cannot be destroyed except by battle": {"rule": "cannot be destroyed by effects"}})


@means("Rule.cannot be destroyed by effects", "Rule.cannot be targeted", "Rule.unaffected")
def _by_effects(tree: Tree) -> dict[str, Any]:
    return {"rule": tree.name, **effects(tree)}


fix(
    "Rule",
    {
        "survives this battle": {"rule": "cannot be destroyed by battle", "until": "damage"},
        "cannot attack or activate": {"rule": "cannot attack", "and": {"rule": "cannot activate"}},
        "cannot attack or change position": {"rule": "cannot attack", "and": {"rule": "cannot change position"}},
        "cannot attack or be tributed": {"rule": "cannot attack", "and": {"rule": "cannot be tributed"}},
    },
)


@means("Rule.cannot attack or be material of")
def _no_attack_nor_material(tree: Tree) -> dict[str, Any]:
    return {"rule": "cannot attack", "and": {"rule": f"cannot be {meaning(tree['k'])} material"}}


@means("Rule.cannot be targeted or destroyed", "Rule.cannot be destroyed by battle or by")
@means("Rule.cannot be attacked or targeted", "Rule.cannot be targeted or destroyed by battle")
def _two_rules(tree: Tree) -> dict[str, Any]:
    if tree.name == "cannot be destroyed by battle or by" and effects(tree) == {"source": (), "source_who": ""}:
        raise Meaningless("by battle or any effect: cannot be destroyed")
    first = {
        "cannot be targeted or destroyed": {"rule": "cannot be targeted", **effects(tree)},
        "cannot be destroyed by battle or by": {"rule": "cannot be destroyed by battle"},
        "cannot be attacked or targeted": {"rule": "cannot be attacked"},
        "cannot be targeted or destroyed by battle": {"rule": "cannot be destroyed by battle"},
    }[tree.name]
    targeted = tree.name in ("cannot be attacked or targeted", "cannot be targeted or destroyed by battle")
    second = "cannot be targeted" if targeted else "cannot be destroyed by effects"
    return {**first, "and": {"rule": second, **effects(tree)}}


@means("Rule.cannot be destroyed by battle with", "Rule.cannot be destroyed by battle except with")
def _by_battle_with(tree: Tree) -> dict[str, Any]:
    group: t.Group = meaning(tree["g"])
    if (group.whose, group.zones) == ("opponent", ("field",)):
        group = replace(group, whose="", zones=())  # it battles no others
    if group.ref or group.zones or group.filter.related or group.also is not None:
        raise Meaningless("with which monster")
    if any(part.key == "Adj.normal summoned or set" for part in tree["g"].walk()):
        raise Meaningless("with which monster")  # of one that was Flip Summoned nobody knows that it was Set
    by = t.Filter(neither=(group.filter,)) if "except" in tree.name else group.filter
    return {"rule": "cannot be destroyed by battle", "by": by}


fix("Kind", {"fusion": "fusion", "synchro": "synchro", "xyz": "xyz"})


@means("Rule.cannot be material of", "Rule.cannot be material except")
def _no_material(tree: Tree) -> dict[str, Any]:
    kind: str = meaning(tree["k"])
    rule: dict[str, Any] = {"rule": f"cannot be {kind} material"}
    if tree.get("m") is not None:
        summoned: t.Group = meaning(tree["g"])
        if meaning(tree["m"]) != kind or summoned.zones or summoned.ref:
            raise Meaningless("as material of what")
        rule["unless"] = summoned.filter
    return rule


fix("Rule", {"cannot be tributed but for a tribute summon": {"rule": "cannot be tributed", "unless": t.Filter()}})


@means("Rule.cannot be tributed for another summon")
def _tributed_for_no_other(tree: Tree) -> dict[str, Any]:
    summoned: t.Group = meaning(tree["g"])
    if summoned.ref or summoned.zones or summoned.also is not None:
        raise Meaningless("Tributed for which monster")
    return {"rule": "cannot be tributed for a summon", "unless": summoned.filter}


@means("Rule.cannot be tributed but for that of")
def _tributed_only_for(tree: Tree) -> dict[str, Any]:
    summoned: t.Group = meaning(tree["g"])
    one = (summoned.number, summoned.count) == ("exactly", 1) or bool(
        summoned.number == "all" and summoned.filter.names
    )
    if summoned.zones or summoned.ref or not one:
        raise Meaningless("for whose Tribute Summon")
    return {"rule": "cannot be tributed", "unless": summoned.filter}


@means("Rule.cannot be material of two", "Rule.cannot be material of three")
def _no_material_of(tree: Tree) -> dict[str, Any]:
    kinds = [meaning(tree[slot]) for slot in "mlk" if tree.get(slot) is not None]
    if len({*kinds}) < len(kinds):
        raise Meaningless("the same kind twice")
    said: dict[str, Any] = {}
    for kind in kinds:
        said = {"rule": f"cannot be {kind} material"} | ({"and": said} if said else {})
    return said


@means("Rule.cannot be tributed or material of", "Rule.cannot be tributed or material of three")
def _neither_tributed(tree: Tree) -> dict[str, Any]:
    return {"rule": "cannot be tributed", "and": _no_material_of(tree)}


def applied(group: t.Group, how_long: str, said: dict[str, Any]) -> Any:
    """The rule on these cards; several of them where the words say several things."""
    fields = dict(said)
    further = fields.pop("and", None)
    lasts = fields.pop("until", "")
    if lasts and how_long:
        raise Meaningless("how long, said twice")
    if fields["rule"] == "cannot be banished" and not group.ref:
        raise Meaningless("cards that nobody banishes, which have words of their own")
    if fields == {"rule": "cannot be tributed for a summon"} and group.ref == "it":
        raise Meaningless("of Tokens, which have a line of their own")
    op = t.Rule(group=group, until=how_long or lasts, **fields)
    if further is None:
        return op
    if not group.ref and group.number != "all":
        raise Meaningless("two things of cards to be chosen")
    rest = applied(group, how_long, further)
    return Several((op, *(rest.ops if isinstance(rest, Several) else (rest,))))


@means("Statement.rule")
def _rule(tree: Tree) -> Any:
    return applied(on_field(meaning(tree["s"])), until(tree), meaning(tree["r"]))


@means("Except.this one")
def _except_this(tree: Tree) -> dict[str, Any]:
    return {"other": True}


@means("Except.named")
def _except_named(tree: Tree) -> dict[str, Any]:
    return {"not_names": (tree.text("n"),)}


def excepting(tree: Tree) -> t.Group:
    """The cards in `s` without the exceptions in `x`."""
    group: t.Group = on_field(meaning(tree["s"]))
    if tree.get("x") is None:
        return group
    if group.ref or group.also is not None:
        raise Meaningless("except what")
    return replace(group, number="all", count=1, filter=replace(group.filter, **meaning(tree["x"])))


@means("Statement.rule except")
def _rule_except(tree: Tree) -> Any:
    return applied(excepting(tree), until(tree), meaning(tree["r"]))


@means("Statement.rule of all but such")
def _rule_of_all_but(tree: Tree) -> Any:
    group = on_field(some(tree, "all"))
    spared, place = kinds_of_card(tree, "h", "m")
    if place is not None or spared.related or tree["m"].key in NAMES:
        raise Meaningless("except which cards")
    filter_ = replace(group.filter, neither=(*group.filter.neither, spared))
    return applied(replace(group, filter=filter_), until(tree), meaning(tree["r"]))


@means("Except.such")
def _except_such(tree: Tree) -> dict[str, Any]:
    spared, place = kinds_of_card(tree, "h", "m")
    if place is not None or spared.related or tree["m"].key in NAMES:
        raise Meaningless("except which cards")
    return {"neither": (spared,)}


@means("Statement.its effects not negated")
def _effects_not_negated(tree: Tree) -> t.Operation:
    return t.Rule(group=on_field(meaning(tree["p"])), rule="effects not negated", until=until(tree))


@means("Statement.control returns")
def _control_returns(tree: Tree) -> t.Operation:
    """As long as it holds, each goes to its owner's side whenever it is on the other."""
    group = on_field(meaning(tree["s"]))
    if group.ref or group.number != "all":
        raise Meaningless("how many of them")
    return t.Rule(group=group, rule="returns to its owner")


@means("Statement.activations not negated")
def _not_negated(tree: Tree) -> t.Operation:
    group: t.Group = meaning(tree["g"])
    if group.ref or group.zones or group.number not in ("all", "exactly") or group.count != 1:
        raise Meaningless("which activations")
    group = replace(every(group), whose="you", zones=("field",))
    return t.Rule(group=group, rule="cannot be negated", until=until(tree))


@means("Statement.set card cannot be activated")
def _not_activated(tree: Tree) -> t.Operation:
    group = on_field(meaning(tree["s"]))
    if group.ref not in ("it", "target") or group.also is not None:
        raise Meaningless("which card is not activated")
    return t.Rule(group=group, rule="cannot activate", until=until(tree))


@means("Statement.each survives next")
def _each_survives_next(tree: Tree) -> t.Operation:
    return t.Replace(group=every(on_field(some(tree, "all"))), instead=(), each=True, **meaning(tree["c"]))


@means("Statement.survives next", "Statement.survives once this turn")
def _survives_next(tree: Tree) -> t.Operation:
    group: t.Group = meaning(tree["s"])
    if not group.ref or group.also is not None:
        raise Meaningless("which card is not destroyed")
    return t.Replace(group=group, instead=(), each=True, **meaning(tree["c"]))


@means("Pred.rule")
def _pred_rule(tree: Tree) -> Any:
    return applied(t.SELF, "", meaning(tree["r"]))


@means("Statement.two")
def _two(tree: Tree) -> Several:
    """Two things said of the same cards; how long is said once."""
    group, how_long = on_field(meaning(tree["s"])), until(tree)
    if not group.ref and group.number != "all":
        raise Meaningless("two things of cards to be chosen")
    said = [meaning(tree[slot]) for slot in "xy"]
    ops = [op for one in said for op in (one.ops if isinstance(one, Several) else (one,))]
    return Several(tuple(replace(op, group=group, until=how_long) for op in ops))


@means("Statement.position cannot be changed", "Statement.position cannot be changed but by effects")
def _position_kept(tree: Tree) -> t.Operation:
    """By its controller: what effects do to it is another matter."""
    return t.Rule(group=meaning(tree["p"]), rule="cannot change position", until=until(tree))


@means("Statement.negates what targeted it when it resolves")
def _negates_what_targeted(tree: Tree) -> t.Operation:
    group: t.Group = meaning(tree["s"])
    if not group.ref or group.also is not None:
        raise Meaningless("what is targeted")
    return t.Rule(group=group, rule="negates what targets it", source=meaning(tree["n"]), until=until(tree))


@means("Statement.negates what targets", "Statement.negates and destroys what targets")
@means("Statement.negates what targets alone")
def _negates_what_targets(tree: Tree) -> t.Operation:
    group: t.Group = meaning(tree["o"])
    if group.also is not None or group.ref not in ("", "self", "equipped"):
        raise Meaningless("what is targeted")
    rule = "negates and destroys what targets it" if "destroys" in tree.name else "negates what targets it"
    if tree.name.endswith("alone"):
        if not group.ref and (group.number != "exactly" or group.count != 1):
            raise Meaningless("how many it targets")
        rule = "negates what targets it alone"
    return t.Rule(group=group if group.ref else every(group), rule=rule, **effects(tree))


fix("Statement", {"normal summon cannot be negated": t.Rule(group=t.SELF, rule="normal summon cannot be negated")})


@means("Statement.pierces when attacking", "Statement.pierces doubly when attacking")
def _piercing(tree: Tree) -> t.Operation:
    other: t.Group = meaning(tree["o"])
    if other.filter != t.Filter(kinds=("monster",), position="defense") or other.zones:
        raise Meaningless("what it attacks")
    group: t.Group = meaning(tree["s"])
    rule = "pierces doubly" if "doubly" in tree.name else "pierces"
    return t.Rule(group=group if group.ref else every(group), rule=rule, until=until(tree))


@means("Statement.opponent cannot declare attacks")
def _no_attacks(tree: Tree) -> t.Operation:
    monsters = t.Group(number="all", whose="opponent", zones=("field",), filter=t.Filter(kinds=("monster",)))
    return t.Rule(group=monsters, rule="cannot attack", until=until(tree))


@means("Statement.cannot be special summoned")
def _stays_where_it_is(tree: Tree) -> t.Operation:
    group: t.Group = meaning(tree["r"])
    if group.ref == "self":
        raise Meaningless("a limit of its own Summon")
    return t.Rule(group=group, rule="cannot be special summoned", until=until(tree))


@means("Statement.control cannot switch")
def _control_kept(tree: Tree) -> t.Operation:
    return t.Rule(group=on_field(meaning(tree["s"])), rule="cannot change control", until=until(tree))


@means("Statement.has no effects", "Statement.effects of are negated")
def _without_effects(tree: Tree) -> t.Operation:
    return t.Negate(what="effects", group=on_field(meaning(tree["s"])), until=until(tree))


@means("Statement.effects negated while opponent controls")
def _negates_of_opponents(tree: Tree) -> t.Operation:
    group = some(tree, "all")
    if group.zones or group.whose:
        raise Meaningless("two places")
    return t.Negate(what="effects", group=replace(group, whose="opponent", zones=("field",)))


@means("Statement.negates effects on the field")
def _negates_on_the_field(tree: Tree) -> t.Operation:
    return t.Negate(what="effects", group=every(some(tree, "all")), until=until(tree))


@means("Pred.effects negated")
def _pred_without_effects(tree: Tree) -> t.Operation:
    return t.Negate(what="effects", group=t.SELF)


@means("Statement.banish when leaving")
def _banish_when_leaving(tree: Tree) -> t.Operation:
    return t.Rule(group=meaning(tree["s"]), rule="banished when leaving")


@means("Statement.attacks such first")
def _attacks_such_first(tree: Tree) -> t.Operation:
    aim: t.Group = meaning(tree["g"])
    if aim != t.Group(filter=aim.filter) or aim.filter.related or aim.filter.kinds != ("monster",):
        raise Meaningless("what it attacks")
    return t.Rule(group=meaning(tree["s"]), rule="attacks such first", by=aim.filter)


fix("Elsewhere", {place: place for place in ("deck top", "deck bottom", "deck", "hand")})


@means("Statement.goes elsewhere")
def _goes_elsewhere(tree: Tree) -> t.Operation:
    group: t.Group = meaning(tree["s"])
    if replace(group, zones=(), filter=t.Filter()) != t.SELF:
        raise Meaningless("what goes elsewhere")
    return t.Rule(group=t.SELF, rule=f"goes to {meaning(tree['w'])}")


@means("Statement.no battle damage from")
def _no_battle_damage(tree: Tree) -> t.Operation:
    return t.Rule(group=on_field(meaning(tree["s"])), rule="no battle damage", until=until(tree))


_OF_DAMAGE = {"damage halved": "half damage", "damage doubled": "double damage", "deals no battle damage": "no damage"}


@means("Statement.shares battle damage", "Statement.half damage taken")
@means("Statement.reflects damage", "Statement.shares damage", *(f"Statement.{name}" for name in _OF_DAMAGE))
def _damage_rule(tree: Tree) -> t.Operation:
    rule = _OF_DAMAGE.get(tree.name, tree.name)
    return t.Rule(group=on_field(meaning(tree["s"])), rule=rule, until=until(tree))


@means("Statement.no damage to either")
def _no_damage_to_either(tree: Tree) -> Several:
    group = on_field(meaning(tree["s"]))
    return Several(tuple(t.Rule(group=group, rule=r, until=until(tree)) for r in ("no battle damage", "no damage")))
