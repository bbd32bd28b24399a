"""What the statements of the phrase book mean: changed values, and rules laid on cards and players."""

from __future__ import annotations

from typing import Any

from sanam.abilities.tree import Tree
from sanam.games.yugioh.abilities import tree as t
from sanam.games.yugioh.abilities.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.abilities.meaning_filters import kinds_of_card
from sanam.games.yugioh.abilities.meaning_nouns import on_field, replace
from sanam.games.yugioh.abilities.meaning_verbs import Several, until

fix(
    "Until",
    {
        "end of turn": "turn",
        "end of battle phase": "battle",
        "damage calculation": "damage",
        "damage step only": "damage",
        "end of opponent's next turn": "opponent turn",
        "end of your next turn": "your turn",
        "end of next turn": "next turn",
        "your next standby phase": "standby",
        "it leaves": "self",
    },
)


def modify(tree: Tree, group: t.Group, what: str, how: str, amount: t.Number = 0) -> t.Operation:
    return t.Modify(group=on_field(group), what=what, how=how, amount=amount, until=until(tree))


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
def _gains_equal(tree: Tree) -> t.Operation:
    how = "gain" if tree.name.startswith("gains") else "lose"
    return modify(tree, meaning(tree["s"]), meaning(tree["t"]), how, meaning(tree["v"]))


@means("StatOf.its", "StatOf.of", "StatOf.of one")
def _stat_of(tree: Tree) -> tuple[t.Group, str]:
    return meaning(tree["p" if tree.name == "its" else "g"]), meaning(tree["t"])


@means("Statement.value becomes")
def _becomes(tree: Tree) -> t.Operation:
    group, what = meaning(tree["p"])
    return modify(tree, group, what, "become", tree.number("n"))


@means("Statement.value becomes equal")
def _becomes_equal(tree: Tree) -> t.Operation:
    group, what = meaning(tree["p"])
    return modify(tree, group, what, "become", meaning(tree["v"]))


@means("Statement.increase stat", "Statement.decrease stat")
def _increase(tree: Tree) -> t.Operation:
    group, what = meaning(tree["p"])
    return modify(tree, group, what, "gain" if tree.name == "increase stat" else "lose", tree.number("n"))


@means("Statement.increased by value", "Statement.decreased by value")
def _increased_by(tree: Tree) -> t.Operation:
    group, what = meaning(tree["p"])
    return modify(tree, group, what, "gain" if tree.name.startswith("increased") else "lose", meaning(tree["v"]))


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


@means("Statement.become equal")
def _become_equal(tree: Tree) -> t.Operation:
    group, what = meaning(tree["p"])
    return modify(tree, group, what, "become", meaning(tree["v"]))


@means("Statement.gains each")
def _gains_each(tree: Tree) -> t.Operation:
    raise Meaningless("two changes at once")


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
    },
)


@means("Rule.cannot be destroyed by effects", "Rule.cannot be targeted", "Rule.unaffected")
def _by_effects(tree: Tree) -> dict[str, Any]:
    source, whose = meaning(tree["f"])
    return {"rule": tree.name, "source": source, "source_who": whose}


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


@means("Statement.rule")
def _rule(tree: Tree) -> t.Operation:
    return t.Rule(group=on_field(meaning(tree["s"])), until=until(tree), **meaning(tree["r"]))


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
def _pred_equal(tree: Tree) -> t.Operation:
    return modify(tree, t.SELF, meaning(tree["t"]), "gain", meaning(tree["v"]))


@means("Pred.rule")
def _pred_rule(tree: Tree) -> t.Operation:
    return t.Rule(group=t.SELF, **meaning(tree["r"]))


@means("Statement.two")
def _two(tree: Tree) -> Several:
    """Two things said of the same cards; how long is said once."""
    group, how_long = on_field(meaning(tree["s"])), until(tree)
    if not group.ref and group.number != "all":
        raise Meaningless("two things of cards to be chosen")
    return Several(tuple(replace(meaning(tree[slot]), group=group, until=how_long) for slot in "xy"))


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
        "draw": {"rule": "cannot draw"},
    },
)


@means("Act.normal summon", "Act.special summon", "Act.set", "Act.activate")
def _act(tree: Tree) -> dict[str, Any]:
    group = tree.get("g")
    filter_ = meaning(group).filter if group is not None else t.Filter()
    return {"rule": f"cannot {tree.name}", "filter": filter_}


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
@means("Statement.no extra deck summons", "Statement.no extra deck summons except")
def _no_special_summons(tree: Tree) -> t.Operation:
    """ "Except Dragon monsters": of all that are not such monsters."""
    filter_ = t.Filter()
    if tree.get("n") is not None:
        spared, place = kinds_of_card(tree)
        if place is not None:
            raise Meaningless("where the monsters are that may be Summoned")
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


@means("Statement.damage to you halved")
def _half_damage(tree: Tree) -> t.Operation:
    rule: str = meaning(tree["d"])
    if rule == "no effect damage":
        raise Meaningless("half effect damage")
    return t.PlayerRule(who="you", rule=rule.replace("no", "half"), until=until(tree))


@means("Statement.your hand limit", "Statement.hand limit", "Statement.your normal draw", "Statement.normal draw")
def _limits(tree: Tree) -> t.Operation:
    who = tree.get("a")
    rule = "hand limit" if "hand" in tree.name else "draws"
    return t.PlayerRule(who=meaning(who) if who is not None else "you", rule=rule, count=tree.number("n"))
