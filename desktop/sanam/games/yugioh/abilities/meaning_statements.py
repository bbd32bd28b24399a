"""What the statements of the phrase book mean: changed values, and rules laid on cards and players."""

from __future__ import annotations

from typing import Any

from sanam.abilities.tree import Tree
from sanam.games.yugioh.abilities import tree as t
from sanam.games.yugioh.abilities.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.abilities.meaning_filters import kinds_of_card
from sanam.games.yugioh.abilities.meaning_nouns import every, on_field, replace, some
from sanam.games.yugioh.abilities.meaning_verbs import Several, until

fix(
    "Until",
    {
        "end of turn": "turn",
        "end of battle phase": "battle",
        "damage calculation": "damage",
        "damage step only": "damage",
        "end of damage step": "damage",
        "end of opponent's next turn": "opponent turn",
        "end of your next turn": "your turn",
        "end of next turn": "next turn",
        "your next standby phase": "standby",
        "it leaves": "self",
        "while it stays": "",
    },
)


def modify(tree: Tree, group: t.Group, what: str, how: str, amount: t.Number = 0) -> t.Operation:
    """`what` may be an original value, as "original atk"."""
    original = what.startswith("original ")
    what = what.removeprefix("original ")
    return t.Modify(group=on_field(group), what=what, how=how, amount=amount, until=until(tree), original=original)


def modify_by(tree: Tree, group: t.Group, what: str, how: str, value: Tree) -> Any:
    """ "Its ATK and DEF become half its current ATK and DEF": each by its own value."""
    if what.removeprefix("original ") != "atk def" or all(part.key != "Stat.both" for part in value.walk()):
        return modify(tree, group, what, how, meaning(value))
    if not group.ref and group.number != "all":
        raise Meaningless("two things of cards to be chosen")
    parts = ("atk", "def")
    return Several(
        tuple(modify(tree, group, what.replace("atk def", part), how, meaning(_of_stat(value, part))) for part in parts)
    )


def _of_stat(tree: Tree, stat: str) -> Tree:
    """The words with "ATK" or "DEF" in place of "ATK and DEF"."""
    if tree.is_leaf:
        return tree
    if tree.key == "Stat.both":
        return Tree(f"Stat.{stat}", ())
    slots = tuple(
        (n, tuple(_of_stat(v, stat) for v in x) if isinstance(x, tuple) else _of_stat(x, stat)) for n, x in tree.slots
    )
    return Tree(tree.key, slots)


@means("Statement.gains", "Statement.loses")
def _gains(tree: Tree) -> t.Operation:
    how = "gain" if tree.name == "gains" else "lose"
    return modify(tree, meaning(tree["s"]), meaning(tree["t"]), how, tree.number("n"))


@means("Statement.gains for each", "Statement.loses for each")
def _gains_for_each(tree: Tree) -> t.Operation:
    how = "gain" if tree.name.startswith("gains") else "lose"
    amount = replace(meaning(tree["e"]), times=tree.number("n"))
    return modify(tree, meaning(tree["s"]), meaning(tree["t"]), how, amount)


@means("Statement.gains equal", "Statement.loses equal")
def _gains_equal(tree: Tree) -> Any:
    how = "gain" if tree.name.startswith("gains") else "lose"
    return modify_by(tree, meaning(tree["s"]), meaning(tree["t"]), how, tree["v"])


@means("StatOf.its", "StatOf.of", "StatOf.of one")
def _stat_of(tree: Tree) -> tuple[t.Group, str]:
    return meaning(tree["p" if tree.name == "its" else "g"]), meaning(tree["t"])


@means("Statement.value becomes")
def _becomes(tree: Tree) -> t.Operation:
    group, what = meaning(tree["p"])
    return modify(tree, group, what, "become", tree.number("n"))


@means("Statement.value becomes equal")
def _becomes_equal(tree: Tree) -> Any:
    group, what = meaning(tree["p"])
    return modify_by(tree, group, what, "become", tree["v"])


@means("Statement.increase stat", "Statement.decrease stat")
def _increase(tree: Tree) -> t.Operation:
    group, what = meaning(tree["p"])
    return modify(tree, group, what, "gain" if tree.name == "increase stat" else "lose", tree.number("n"))


@means("Statement.increased by value", "Statement.decreased by value")
def _increased_by(tree: Tree) -> Any:
    group, what = meaning(tree["p"])
    return modify_by(tree, group, what, "gain" if tree.name.startswith("increased") else "lose", tree["v"])


@means("Statement.position cannot be changed", "Statement.position cannot be changed but by effects")
def _position_kept(tree: Tree) -> t.Operation:
    """By its controller: what effects do to it is another matter."""
    return t.Rule(group=meaning(tree["p"]), rule="cannot change position", until=until(tree))


@means("Statement.two values")
def _two_values(tree: Tree) -> Several:
    group = meaning(tree["p"])
    pairs = (("t", "n"), ("k", "m"))
    return Several(tuple(modify(tree, group, meaning(tree[s]), "gain", tree.number(n)) for s, n in pairs))


@means("Statement.gains and loses")
def _gains_and_loses(tree: Tree) -> Several:
    group = on_field(meaning(tree["s"]))
    if not group.ref and group.number != "all":
        raise Meaningless("two things of cards to be chosen")
    gain = modify(tree, group, meaning(tree["t"]), "gain", tree.number("n"))
    return Several((gain, modify(tree, group, meaning(tree["k"]), "lose", tree.number("m"))))


@means("Statement.gains two")
def _gains_two(tree: Tree) -> Several:
    group = on_field(meaning(tree["s"]))
    pairs = (("t", "n"), ("k", "m"))
    if meaning(tree["t"]) == meaning(tree["k"]) or (not group.ref and group.number != "all"):
        raise Meaningless("two things of cards to be chosen")
    return Several(tuple(modify(tree, group, meaning(tree[s]), "gain", tree.number(n)) for s, n in pairs))


@means("Statement.name becomes that of")
def _name_of(tree: Tree) -> t.Operation:
    other: t.Group = meaning(tree["o"])
    if other.number == "all" or other == meaning(tree["p"]):
        raise Meaningless("whose name")
    return t.Become(group=meaning(tree["p"]), what="name", value="", until=until(tree), of=other)


@means("Statement.become equal")
def _become_equal(tree: Tree) -> Any:
    group, what = meaning(tree["p"])
    return modify_by(tree, group, what, "become", tree["v"])


@means("Statement.gains each")
def _gains_each(tree: Tree) -> Several:
    group = every(some(tree, "all"))
    pairs = (("t", "m"), ("u", "k"))
    return Several(tuple(modify(tree, group, meaning(tree[stat]), "gain", tree.number(n)) for stat, n in pairs))


@means("Statement.value is halved", "Statement.value is doubled")
def _halved(tree: Tree) -> t.Operation:
    group, what = meaning(tree["p"])
    return modify(tree, group, what, "halve" if tree.name == "value is halved" else "double")


@means("Statement.switch its atk and def", "Statement.switch atk and def")
def _switch(tree: Tree) -> t.Operation:
    group = tree.get("p") or tree["g"]
    return modify(tree, meaning(group), "atk def", "swap")


@means("Statement.increase level", "Statement.reduce level")
def _level(tree: Tree) -> t.Operation:
    how = "gain" if tree.name == "increase level" else "lose"
    return modify(tree, meaning(tree["p"]), "level", how, tree.number("n"))


@means("Statement.becomes attribute")
def _attribute(tree: Tree) -> t.Operation:
    group = on_field(meaning(tree["s"]))
    return t.Become(group=group, what="attribute", value=tree.text("a"), until=until(tree))


@means("Statement.becomes type")
def _type(tree: Tree) -> t.Operation:
    return t.Become(group=on_field(meaning(tree["s"])), what="race", value=tree.text("r"), until=until(tree))


@means("Statement.name becomes")
def _name(tree: Tree) -> t.Operation:
    return t.Become(group=meaning(tree["p"]), what="name", value=tree.text("n"), until=until(tree))


# ----------------------------------------------------------------------------------------- rules on cards
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
            "cannot be tributed": "cannot be tributed",
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
        "other monsters'": (("monster",), "", t.Filter(other=True)),
        "other spell and trap": (("spell", "trap"), "", t.Filter(other=True)),
    },
)


def effects(tree: Tree) -> dict[str, Any]:
    """Of which cards' effects a rule speaks, as fields of a Rule."""
    said = meaning(tree["f"])
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


@means("Rule.cannot be destroyed by effects", "Rule.cannot be targeted", "Rule.unaffected")
def _by_effects(tree: Tree) -> dict[str, Any]:
    return {"rule": tree.name, **effects(tree)}


fix(
    "Rule",
    {
        "survives this battle": {"rule": "cannot be destroyed by battle", "until": "damage"},
        "cannot attack or change position": {"rule": "cannot attack", "and": {"rule": "cannot change position"}},
        "cannot attack or be tributed": {"rule": "cannot attack", "and": {"rule": "cannot be tributed"}},
    },
)


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
    if group.ref or group.zones or group.filter.related or group.also is not None:
        raise Meaningless("with which monster")
    by = t.Filter(neither=(group.filter,)) if "except" in tree.name else group.filter
    return {"rule": "cannot be destroyed by battle", "by": by}


def laid(group: t.Group, how_long: str, said: dict[str, Any]) -> Any:
    """The rule on these cards; two of them where the words say two things."""
    fields = dict(said)
    further = fields.pop("and", None)
    lasts = fields.pop("until", "")
    if lasts and how_long:
        raise Meaningless("how long, said twice")
    op = t.Rule(group=group, until=how_long or lasts, **fields)
    if further is None:
        return op
    if not group.ref and group.number != "all":
        raise Meaningless("two things of cards to be chosen")
    return Several((op, t.Rule(group=group, until=how_long, **further)))


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


@means("Rule.cannot be tributed or material of")
def _neither_tributed(tree: Tree) -> dict[str, Any]:
    return {"rule": "cannot be tributed", "and": {"rule": f"cannot be {meaning(tree['k'])} material"}}


@means("Statement.pierces when attacking")
def _piercing(tree: Tree) -> t.Operation:
    other: t.Group = meaning(tree["o"])
    if other.filter != t.Filter(kinds=("monster",), position="defense") or other.zones:
        raise Meaningless("what it attacks")
    group: t.Group = meaning(tree["s"])
    return t.Rule(group=group if group.ref else every(group), rule="pierces")


@means("Statement.opponent cannot declare attacks")
def _no_attacks(tree: Tree) -> t.Operation:
    monsters = t.Group(number="all", whose="opponent", zones=("field",), filter=t.Filter(kinds=("monster",)))
    return t.Rule(group=monsters, rule="cannot attack", until=until(tree))


@means("Statement.rule")
def _rule(tree: Tree) -> Any:
    return laid(on_field(meaning(tree["s"])), until(tree), meaning(tree["r"]))


@means("Except.this one")
def _except_this(tree: Tree) -> dict[str, Any]:
    return {"other": True}


@means("Except.named")
def _except_named(tree: Tree) -> dict[str, Any]:
    return {"not_names": (tree.text("n"),)}


def _excepting(tree: Tree) -> t.Group:
    """The cards in `s` without the exceptions in `x`."""
    group: t.Group = on_field(meaning(tree["s"]))
    if tree.get("x") is None:
        return group
    if group.ref or group.also is not None:
        raise Meaningless("except what")
    return replace(group, number="all", count=1, filter=replace(group.filter, **meaning(tree["x"])))


@means("Statement.rule except")
def _rule_except(tree: Tree) -> Any:
    return laid(_excepting(tree), until(tree), meaning(tree["r"]))


@means("Statement.opponent cannot attack such", "Statement.opponent cannot target such")
def _opponent_cannot_choose(tree: Tree) -> t.Operation:
    group = _excepting(tree)
    if not group.ref:
        if group.number not in ("all", "exactly") or group.count != 1:
            raise Meaningless("how many of them")
        group = every(group)
    attack = tree.name == "opponent cannot attack such"
    rule, who = ("cannot be attacked", "") if attack else ("cannot be targeted", "opponent")
    return t.Rule(group=group, rule=rule, source_who=who, until=until(tree))


@means("Statement.control cannot switch")
def _control_kept(tree: Tree) -> t.Operation:
    return t.Rule(group=on_field(meaning(tree["s"])), rule="cannot change control", until=until(tree))


@means("Statement.has no effects", "Statement.effects of are negated")
def _without_effects(tree: Tree) -> t.Operation:
    return t.Negate(what="effects", group=on_field(meaning(tree["s"])), until=until(tree))


@means("Pred.effects negated")
def _pred_without_effects(tree: Tree) -> t.Operation:
    return t.Negate(what="effects", group=t.SELF)


@means("Statement.cannot be summoned", "Statement.cannot be activated")
def _nobody_can(tree: Tree) -> Any:
    """No player may do it: what is Summoned, and from where, what is activated."""
    group: t.Group = meaning(tree["g"])
    if group.ref or group.number not in ("all", "exactly") or group.filter.related or group.whose == "opponent":
        raise Meaningless("which cards nobody can")
    who = group.whose if group.whose == "you" and group.zones != ("field",) else "each"
    fields: dict[str, Any] = {"who": who, "filter": group.filter, "zones": group.zones, "until": until(tree)}
    if tree.name == "cannot be activated":
        if group.zones or group.filter.kinds == ():
            raise Meaningless("where it is activated")
        return t.PlayerRule(rule="cannot activate", **fields)
    ways = meaning(tree["w"])
    if not {*ways} <= {"normal", "special"} or "field" in group.zones:
        raise Meaningless("how it cannot be Summoned")
    if group.filter.kinds not in ((), ("monster",)):
        raise Meaningless("Summoning what is no monster")
    rules = tuple(t.PlayerRule(rule=f"cannot {way} summon", **fields) for way in ways)
    return rules[0] if len(rules) == 1 else Several(rules)


@means("Statement.no damage from that battle")
def _no_damage_now(tree: Tree) -> t.Operation:
    return t.PlayerRule(who="you", rule="no battle damage", until="damage")


@means("Statement.becomes level")
def _becomes_level(tree: Tree) -> t.Operation:
    return modify(tree, meaning(tree["s"]), "level", "become", tree.number("n"))


@means("Statement.banish when leaving")
def _banish_when_leaving(tree: Tree) -> t.Operation:
    return t.Rule(group=meaning(tree["s"]), rule="banished when leaving")


# ------------------------------------------------------------------------------- several things said of the same
@means("Pred.gains", "Pred.loses")
def _pred_gains(tree: Tree) -> t.Operation:
    how = "gain" if tree.name == "gains" else "lose"
    return modify(tree, t.SELF, meaning(tree["t"]), how, tree.number("n"))


@means("Pred.gains for each")
def _pred_for_each(tree: Tree) -> t.Operation:
    return modify(tree, t.SELF, meaning(tree["t"]), "gain", replace(meaning(tree["e"]), times=tree.number("n")))


@means("Pred.gains equal")
def _pred_equal(tree: Tree) -> Any:
    return modify_by(tree, t.SELF, meaning(tree["t"]), "gain", tree["v"])


@means("Pred.rule")
def _pred_rule(tree: Tree) -> Any:
    return laid(t.SELF, "", meaning(tree["r"]))


@means("Statement.two")
def _two(tree: Tree) -> Several:
    """Two things said of the same cards; how long is said once."""
    group, how_long = on_field(meaning(tree["s"])), until(tree)
    if not group.ref and group.number != "all":
        raise Meaningless("two things of cards to be chosen")
    said = [meaning(tree[slot]) for slot in "xy"]
    ops = [op for one in said for op in (one.ops if isinstance(one, Several) else (one,))]
    return Several(tuple(replace(op, group=group, until=how_long) for op in ops))


@means("Statement.no battle damage from")
def _no_battle_damage(tree: Tree) -> t.Operation:
    return t.Rule(group=on_field(meaning(tree["s"])), rule="no battle damage", until=until(tree))


@means("Statement.reflects damage", "Statement.damage halved", "Statement.damage doubled")
def _damage_rule(tree: Tree) -> t.Operation:
    rule = {"damage halved": "half damage", "damage doubled": "double damage"}.get(tree.name, tree.name)
    return t.Rule(group=on_field(meaning(tree["s"])), rule=rule, until=until(tree))


@means("Statement.no damage to either")
def _no_damage_to_either(tree: Tree) -> Several:
    group = on_field(meaning(tree["s"]))
    return Several(tuple(t.Rule(group=group, rule=r, until=until(tree)) for r in ("no battle damage", "no damage")))


# --------------------------------------------------------------------------------------- rules on players
fix("Who", {"you": "you"})
fix("DamageKind", {"battle": "no battle damage", "effect": "no effect damage", "all": "no damage"})
fix(
    "Act",
    {
        "normal summon or set": {"rule": "cannot normal summon"},
        "activate monster effects": {"rule": "cannot activate", "filter": t.Filter(kinds=("monster",))},
        "conduct battle phase": {"rule": "cannot attack"},
        "special summon from extra": {"rule": "cannot special summon", "zones": ("extra",)},
        "draw": {"rule": "cannot draw"},
    },
)


@means("Act.normal summon", "Act.special summon", "Act.set", "Act.activate")
def _act(tree: Tree) -> dict[str, Any]:
    said = tree.get("g")
    group: t.Group = meaning(said) if said is not None else t.Group()
    if group.ref or group.also is not None or group.whose == "opponent":
        raise Meaningless("whose cards are kept from it")
    act = {"rule": f"cannot {tree.name}", "filter": group.filter}
    if not group.zones or (tree.name, group.zones) == ("set", ("field",)):
        return act
    if tree.name not in ("special summon", "activate") or (tree.name, group.zones) == ("special summon", ("field",)):
        raise Meaningless("only where the cards are")
    if group == t.Group(number="all", whose="you", zones=("extra",), filter=t.Filter(kinds=("monster",))):
        act["filter"] = t.Filter()  # there are no others
    return {**act, "zones": group.zones}


@means("Act.target")
def _act_target(tree: Tree) -> dict[str, Any]:
    return {"target": meaning(tree["o"])}


@means("OnlyDuring.window")
def _during(tree: Tree) -> tuple[str, ...]:
    windows: tuple[str, ...] = meaning(tree["w"])
    return windows


@means("Statement.player cannot", "Statement.neither player can")
def _cannot(tree: Tree) -> t.Operation:
    who = meaning(tree["w"]) if tree.name == "player cannot" else "each"
    during = tree.get("d")
    windows = meaning(during) if during is not None else ()
    act: dict[str, Any] = meaning(tree["a"])
    if "target" in act:
        if who != "opponent" or windows:
            raise Meaningless("who cannot target when")
        group = on_field(act["target"])
        return t.Rule(group=group, rule="cannot be targeted", source_who="opponent", until=until(tree))
    return t.PlayerRule(who=who, until=until(tree), windows=windows, **act)


@means("Statement.no special summons except", "Statement.only such summons")
@means("Statement.neither special summons except")
@means("Statement.no extra deck summons", "Statement.no extra deck summons except")
def _no_special_summons(tree: Tree) -> t.Operation:
    """ "Except Dragon monsters": of all that are not such monsters."""
    filter_ = t.Filter()
    if tree.get("n") is not None:
        spared, place = kinds_of_card(tree)
        if place is not None:
            raise Meaningless("where the monsters are that may be Summoned")
        if spared == t.Filter(kinds=("monster",)):
            raise Meaningless("which monsters may be Summoned")
        filter_ = t.Filter(neither=(spared,))
    who = tree.get("w")
    return t.PlayerRule(
        who=meaning(who) if who is not None else "each",
        rule="cannot special summon",
        filter=filter_,
        zones=("extra",) if "extra deck" in tree.name else (),
        until=until(tree),
    )


@means("Statement.no damage to you", "Statement.no damage to player")
def _no_damage(tree: Tree) -> t.Operation:
    who = tree.get("a")
    return t.PlayerRule(who=meaning(who) if who is not None else "you", rule=meaning(tree["d"]), until=until(tree))


@means("Statement.damage to opponent gone")
def _no_damage_to_opponent(tree: Tree) -> t.Operation:
    return t.PlayerRule(who="opponent", rule=meaning(tree["d"]), until=until(tree))


@means("Statement.damage to opponent halved")
@means("Statement.damage to you halved")
def _half_damage(tree: Tree) -> t.Operation:
    rule: str = meaning(tree["d"])
    if rule == "no effect damage":
        raise Meaningless("half effect damage")
    who = "opponent" if "opponent" in tree.name else "you"
    return t.PlayerRule(who=who, rule=rule.replace("no", "half"), until=until(tree))


@means("Statement.your hand limit", "Statement.hand limit", "Statement.your normal draw", "Statement.normal draw")
def _limits(tree: Tree) -> t.Operation:
    who = tree.get("a")
    rule = "hand limit" if "hand" in tree.name else "draws"
    return t.PlayerRule(who=meaning(who) if who is not None else "you", rule=rule, count=tree.number("n"))
