"""What statements mean that lay a rule on players: what they cannot do, and what does not hurt them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.clauses.verbs import Several, until
from sanam.games.yugioh.texts.reading.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.texts.reading.nouns.filters import kinds_of_card
from sanam.games.yugioh.texts.reading.nouns.groups import every, on_field, replace
from sanam.games.yugioh.texts.reading.nouns.places import zones
from sanam.games.yugioh.texts.reading.nouns.references import IT, THEM

fix("Who", {"you": "you"})
fix(
    "Act",
    {
        "normal summon or set": {"rule": "cannot normal summon"},
        "activate monster effects": {"rule": "cannot activate", "filter": t.Filter(kinds=("monster",))},
        "conduct battle phase": {"rule": "cannot attack"},
        "special summon from extra": {"rule": "cannot special summon", "zones": ("extra",)},
        "draw": {"rule": "cannot draw"},
        "activate of the declared kind": {"rule": "cannot activate", "filter": t.Filter(kinds=(t.declared("kind"),))},
        "add from deck": {"rule": "cannot add"},
        "banish": {"rule": "cannot banish"},
        "banish from gy": {"rule": "cannot banish", "zones": ("graveyard",)},
    },
)


@means("Act.tribute summon", "Act.activate with effects")
@means("Act.normal summon", "Act.flip summon", "Act.special summon", "Act.summon of a kind", "Act.set", "Act.activate")
def _act(tree: Tree) -> dict[str, Any]:
    said = tree.get("g")
    group: t.Group = meaning(said) if said is not None else t.Group()
    if group.ref or group.also is not None or group.whose == "opponent":
        raise Meaningless("whose cards are kept from it")
    if t.declared("race") in group.filter.races and not group.filter.kinds:
        raise Meaningless("cards have a kind; only monsters have a Type")
    kind = tree.get("k")
    name = tree.name.removesuffix(" with effects")
    act: dict[str, Any] = {"rule": f"cannot {meaning(kind)} summon" if kind is not None else f"cannot {name}"}
    if tree.name == "activate" and _may_lie_face_up(group.filter):
        act["rule"] = "cannot activate cards"
    act["filter"] = group.filter
    if not group.zones or (tree.name, group.zones) == ("set", ("field",)):
        return act
    if name not in ("special summon", "activate") or (tree.name, group.zones) == ("special summon", ("field",)):
        raise Meaningless("only where the cards are")
    if group == t.Group(number="all", whose="you", zones=("extra",), filter=t.Filter(kinds=("monster",))):
        act["filter"] = t.Filter()  # there are no others
    return {**act, "zones": group.zones}


def _may_lie_face_up(filter_: t.Filter) -> bool:
    """Whether it speaks of Spells and Traps, of which those that are face-up already still have their effects where
    only cards cannot be activated."""
    return bool(filter_.kinds) and {*filter_.kinds} <= {"spell", "trap"}


@means("Act.activate monster effects there", "Act.activate effects there")
def _act_there(tree: Tree) -> dict[str, Any]:
    on_field = ("monster", "spell-trap", "field zone")
    places = tuple(place for zone in zones(tree["z"]) for place in (on_field if zone == "field" else (zone,)))
    if tree.name == "activate effects there" and not {*places} <= {"graveyard", "banished"}:
        raise Meaningless("cards are activated from the hand and the field, not only effects")
    sort = t.Filter(kinds=("monster",)) if "monster" in tree.name else t.Filter()
    return {"rule": "cannot activate", "filter": sort, "zones": places}


fix(
    "Act",
    {
        "activate anything on the field": {
            "rule": "cannot activate",
            "filter": t.Filter(),
            "zones": ("monster", "spell-trap", "field zone"),
        }
    },
)


def activated_there(tree: Tree) -> tuple[str, ...]:
    on_field = ("monster", "spell-trap", "field zone")
    return tuple(place for zone in zones(tree["z"]) for place in (on_field if zone == "field" else (zone,)))


@means("Statement.no summons from there with such effects", "Statement.neither summons from there with such effects")
def _no_summons_by_such(tree: Tree) -> t.Operation:
    kinds, whose, *by = meaning(tree["f"])
    if whose or by or not {*kinds} <= {"spell", "trap", "monster"} or not kinds:
        raise Meaningless("by which effects")
    places = (*zones(tree["z"]), *zones(tree["y"]))
    who = meaning(tree["w"]) if tree.get("w") is not None else "each"
    law = t.PlayerRule(who=who, rule="cannot special summon", zones=places)
    return replace(law, by=t.Filter(kinds=kinds))


@means("Statement.neither summons nor attacks with such")
def _neither_summons_nor_attacks(tree: Tree) -> Several:
    acts = [t.PlayerRule(who="each", **said) for said in _each(meaning(tree["a"]))]
    group: t.Group = meaning(tree["g"])
    told = all(act.filter.kinds for act in acts)
    if group.ref or group.zones or group.also is not None or group.count != 1 or not told:
        raise Meaningless("which monsters")
    return Several((*acts, t.Rule(group=every(group), rule="cannot attack")))


fix("Statement", {"no more monsters than the other": t.PlayerRule(who="opponent", rule="no more monsters")})


@means("Statement.attacks cost lp", "Statement.attacks cost cards", "Statement.effects cost lp")
def _costs(tree: Tree) -> t.Operation:
    return t.PlayerRule(who=meaning(tree["w"]), rule=tree.name, count=tree.number("n"))


@means("Statement.leaves the opponent no answer", "Statement.leaves the opponent no answer to cards and effects")
def _no_answers(tree: Tree) -> t.Operation | Several:
    """To such cards of anybody else's, as they are activated, and perhaps to their effects."""
    group: t.Group = meaning(tree["g"])
    single = group.number in ("all", "exactly") and group.count == 1
    if group.ref or group.zones or group.also is not None or group.filter.related or not single:
        raise Meaningless("which cards")
    law = t.PlayerRule(who="opponent", rule="cannot answer", filter=group.filter, until=until(tree))
    if tree.name.endswith("effects"):
        return Several((law, replace(law, rule="cannot answer effects")))
    if not group.filter.kinds or "monster" in group.filter.kinds:
        raise Meaningless("monsters are not activated")
    return law


@means("Statement.leaves the opponent no answer to its effects")
def _no_answers_to_effects(tree: Tree) -> t.Operation:
    group: t.Group = meaning(tree["p"])
    if group.ref not in ("self", "equipped"):
        raise Meaningless("whose effects")
    return t.Rule(group=group, rule="leaves no answer", until=until(tree))


@means("Statement.plays with an open hand")
def _open_hand(tree: Tree) -> t.Operation:
    return t.PlayerRule(who=meaning(tree["w"]), rule="hand revealed", until=until(tree))


@means("Statement.plays with an open hand in the own turn")
def _open_hand_in_turn(tree: Tree) -> Several:
    if meaning(tree["w"]) != "each":
        raise Meaningless("in whose turn")
    turns = (("you", "your turn"), ("opponent", "opponent turn"))
    return Several(tuple(t.PlayerRule(who=who, rule="hand revealed", windows=(turn,)) for who, turn in turns))


@means("Act.activate monster effects except")
def _act_except(tree: Tree) -> dict[str, Any]:
    spared, place = kinds_of_card(tree)
    if place is not None or spared.kinds != ("monster",):
        raise Meaningless("which monsters may")
    return {"rule": "cannot activate", "filter": t.Filter(kinds=("monster",), neither=(spared,))}


@means("Statement.banished and gy monsters cannot activate")
def _none_away(tree: Tree) -> t.Operation:
    away = ("banished", "graveyard")
    return t.PlayerRule(who="each", rule="cannot activate", filter=t.Filter(kinds=("monster",)), zones=away)


@means("Statement.monsters of a player cannot activate", "Statement.monsters of a player cannot activate except")
def _monsters_of_a_player(tree: Tree) -> t.Operation:
    """Wherever that player would use an effect of theirs."""
    filter_, place = kinds_of_card(tree)
    who = meaning(tree["w"])
    if place is not None or filter_.kinds != ("monster",) or filter_.position or who == "either":
        raise Meaningless("which monsters of whom")
    if tree.name.endswith("except"):
        filter_ = t.Filter(kinds=("monster",), neither=(filter_,))
    during = tree.get("d")
    if during is not None and during.name != "window":
        raise Meaningless("whose next turn")
    windows = meaning(during) if during is not None else ()
    return t.PlayerRule(who=who, rule="cannot activate", filter=filter_, windows=windows, until=until(tree))


@means("Statement.cannot be banished")
def _nothing_banished(tree: Tree) -> t.Operation:
    return t.PlayerRule(who="each", rule="cannot banish", until=until(tree))


@means("Statement.nothing comes to the hand")
def _nothing_to_hand(tree: Tree) -> Several:
    """Neither by a draw nor in another way."""
    how_long = until(tree)
    return Several(tuple(t.PlayerRule(who="each", rule=rule, until=how_long) for rule in ("cannot add", "cannot draw")))


@means("Act.target")
def _act_target(tree: Tree) -> dict[str, Any]:
    return {"target": meaning(tree["o"])}


#: Several acts that are said together, by what is kept from them.
_ACTS = {
    "normal or special summon": ("normal summon", "special summon"),
    "normal or flip summon": ("normal summon", "flip summon"),
    "normal flip or special summon": ("normal summon", "flip summon", "special summon"),
    "normal summon set or special summon": ("normal summon", "set", "special summon"),
    "activate or set": ("activate", "set"),
    "activate set or use": ("activate", "set"),
}


@means(*(f"Act.{acts}" for acts in _ACTS))
def _two_acts(tree: Tree) -> dict[str, Any]:
    group: t.Group = meaning(tree["g"]) if tree.get("g") is not None else t.Group()
    if group.ref or group.also is not None or group.zones or group.whose == "opponent":
        raise Meaningless("whose cards are kept from it")
    kinds = {*group.filter.kinds}
    if "summon" in tree.name and tree.get("g") is not None and kinds != {"monster"}:
        raise Meaningless("which monsters")
    if "activate" in tree.name and not (kinds and kinds <= {"spell", "trap"}):
        raise Meaningless("which cards")
    said: dict[str, Any] = {}
    for act in reversed(_ACTS[tree.name]):
        monsters = act == "set" and "summon" in tree.name and not kinds
        filter_ = t.Filter(kinds=("monster",)) if monsters else group.filter
        rule = "cannot activate cards" if (act, tree.name) == ("activate", "activate or set") else f"cannot {act}"
        said = {"rule": rule, "filter": filter_} | ({"and": said} if said else {})
    return said


fix("OnlyDuring", {"opponent's next turn": ("opponent turn",), "your next turn": ("your turn",)})


@means("OnlyDuring.window")
def _during(tree: Tree) -> tuple[str, ...]:
    windows: tuple[str, ...] = meaning(tree["w"])
    return windows


_BY_KIND = ("one type", "one attribute", "one of each type")
_STAYING = ("graveyard stays", "graveyard words stay")
fix("Statement", {rule: t.PlayerRule(who="each", rule=rule) for rule in (*_STAYING, *_BY_KIND)})
fix("Act", {"activate others": {"rule": "cannot activate", "filter": t.Filter(other=True)}})


@means("Statement.activates no more than")
def _activates_no_more(tree: Tree) -> t.Operation:
    filter_, place = kinds_of_card(tree)
    if place is not None or filter_.related:
        raise Meaningless("which cards are activated")
    return t.PlayerRule(who=meaning(tree["w"]), rule="activations", filter=filter_, count=tree.number("k"))


@means("Statement.special summons no more than")
def _summons_no_more(tree: Tree) -> t.Operation:
    return t.PlayerRule(who=meaning(tree["w"]), rule="special summons", count=1, until=until(tree))


@means("Statement.extra deck summons no more than")
def _extra_summons_no_more(tree: Tree) -> t.Operation:
    who, end = meaning(tree["w"]), until(tree)
    return t.PlayerRule(who=who, rule="extra deck summons", count=tree.number("k"), until=end)


@means("Statement.summons one at a time")
def _one_at_a_time(tree: Tree) -> t.Operation:
    return t.PlayerRule(who="each", rule="one summon at a time", until=until(tree))


@means("Statement.summons no more than")
def _summons_in_all_no_more(tree: Tree) -> t.Operation:
    return t.PlayerRule(who=meaning(tree["w"]), rule="summons", count=tree.number("k"), until=until(tree))


@means("Statement.activates from the hand", "Statement.activates from the hand in any turn")
@means("Statement.activates the turn it is set")
def _earlier(tree: Tree) -> t.Operation:
    """Traps, that would have to lie Set since an earlier turn; from the hand Quick-Play Spells in any turn, too."""
    filter_, place = kinds_of_card(tree)
    of_set = tree.name.endswith("is set")
    any_turn = tree.name.endswith("any turn") and filter_.kinds == ("spell", "trap")
    fits = filter_.kinds == ("trap",) or any_turn or (of_set and filter_.names)
    if place is not None or filter_.related or not fits:
        raise Meaningless("which Traps")
    rule = "activates when set" if of_set else "activates from hand"
    return t.PlayerRule(who="you", rule=rule, filter=filter_, until=until(tree))


@means("Statement.attacks with no more than")
def _attackers(tree: Tree) -> t.Operation:
    who = meaning(tree["w"])
    return t.PlayerRule(who=who, rule="attackers", count=tree.number("k"))


@means("Statement.sets spells first")
def _sets_first(tree: Tree) -> t.Operation:
    return t.PlayerRule(who=meaning(tree["w"]), rule="sets spells first")


@means("Statement.fewer tributes")
def _fewer_tributes(tree: Tree) -> t.Operation:
    filter_, place = kinds_of_card(tree)
    if place is not None or filter_.related:
        raise Meaningless("which monsters")
    return t.PlayerRule(who=meaning(tree["w"]), rule="fewer tributes", filter=filter_, count=tree.number("k"))


@means("Statement.tributes opposing")
def _tributes_opposing(tree: Tree) -> t.Operation:
    return t.PlayerRule(who="you", rule="tributes opposing", count=tree.number("n"), until="turn")


@means("Statement.tributes that as one's own")
def _tributed_by_the_other(tree: Tree) -> t.Operation:
    return t.Rule(group=meaning(tree["o"]), rule="tributed by the other", until="turn")


@means("Statement.player cannot", "Statement.neither player can")
def _cannot(tree: Tree) -> t.Operation | Several:
    who = meaning(tree["w"]) if tree.name == "player cannot" else "each"
    during = tree.get("d")
    windows = meaning(during) if during is not None else ()
    act: dict[str, Any] = meaning(tree["a"])
    if "target" in act:
        if who != "opponent" or windows:
            raise Meaningless("who cannot target when")
        group = on_field(act["target"])
        return t.Rule(group=group, rule="cannot be targeted", source_who="opponent", until=until(tree))
    end = until(tree)
    if during is not None and during.name in _NEXT_TURN:
        whose, lasts = _NEXT_TURN[during.name]
        if who != whose or end:
            raise Meaningless("whose next turn")
        end, windows = lasts, () if lasts.endswith("after") else windows
    rules = tuple(t.PlayerRule(who=who, until=end, windows=windows, **said) for said in _each(act))
    return rules[0] if len(rules) == 1 else Several(rules)


#: Whose next turn it is, and until when a rule on that player lasts.
_NEXT_TURN = {"opponent's next turn": ("opponent", "opponent's turn after"), "your next turn": ("you", "your turn")}


def _each(act: dict[str, Any] | None) -> Iterator[dict[str, Any]]:
    """Each of the acts that are said together."""
    while act is not None:
        yield {key: value for key, value in act.items() if key != "and"}
        act = act.get("and")


@means("Statement.player cannot do either")
def _cannot_do_either(tree: Tree) -> Several:
    who, end = meaning(tree["w"]), until(tree)
    acts = [each for slot in "ab" for each in _each(meaning(tree[slot]))]
    if any("target" in act for act in acts):
        raise Meaningless("who cannot target when")
    return Several(tuple(t.PlayerRule(who=who, until=end, **said) for said in acts))


@means("Statement.no monster effects but such")
def _no_effects_but(tree: Tree) -> t.Operation:
    return t.PlayerRule(who=meaning(tree["w"]), until=until(tree), **_act_except(tree))


@means("Statement.summons nothing but")
def _summons_nothing_but(tree: Tree) -> Several:
    spared, place = kinds_of_card(tree)
    if place is not None or spared == t.Filter(kinds=("monster",)):
        raise Meaningless("which monsters may be Summoned")
    ways = ("normal", "flip", "special")
    law = t.PlayerRule(who=meaning(tree["w"]), rule="", filter=t.Filter(neither=(spared,)))
    return Several(tuple(replace(law, rule=f"cannot {way} summon") for way in ways))


#: "With that name": the name of the card that was just handled.
NAMED_SO = t.Relation(what="name", of=IT)


@means("Statement.no cards of that name")
def _no_cards_of_that_name(tree: Tree) -> t.Operation:
    return t.PlayerRule(who="you", rule="cannot activate", filter=t.Filter(related=(NAMED_SO,)), until=until(tree))


@means("Statement.no cards of those names")
def _no_cards_of_those_names(tree: Tree) -> t.Operation:
    named_so = t.Relation(what="name", of=THEM)
    return t.PlayerRule(who="you", rule="cannot activate", filter=t.Filter(related=(named_so,)), until=until(tree))


@means("Statement.no summons of that name")
def _no_summons_of_that_name(tree: Tree) -> t.Operation | Several:
    fields: dict[str, Any] = {"who": "you", "filter": t.Filter(related=(NAMED_SO,)), "until": until(tree)}
    rules = tuple(t.PlayerRule(rule=f"cannot {way} summon", **fields) for way in meaning(tree["w"]))
    return rules[0] if len(rules) == 1 else Several(rules)


@means("Statement.no summons and sets of that name")
def _no_summons_and_sets_of_that_name(tree: Tree) -> Several:
    named_so = t.Filter(kinds=("monster",), related=(NAMED_SO,))
    ways = ("cannot normal summon", "cannot set", "cannot special summon")
    return Several(tuple(t.PlayerRule(who="you", rule=way, filter=named_so, until=until(tree)) for way in ways))


@means("Statement.cannot be summoned", "Statement.cannot be activated", "Statement.neither they nor their effects")
def _nobody_can(tree: Tree) -> Any:
    """No player may do it: what is Summoned, and from where, what is activated."""
    group: t.Group = meaning(tree["g"])
    if group.ref or group.number not in ("all", "exactly") or group.filter.related or group.whose == "opponent":
        raise Meaningless("which cards nobody can")
    who = group.whose if group.whose == "you" and group.zones != ("field",) else "each"
    fields: dict[str, Any] = {"who": who, "filter": group.filter, "zones": group.zones, "until": until(tree)}
    if tree.name in ("cannot be activated", "neither they nor their effects"):
        if group.zones or group.filter.kinds == ():
            raise Meaningless("where it is activated")
        of_cards = tree.name == "cannot be activated" and _may_lie_face_up(group.filter)
        return t.PlayerRule(rule="cannot activate cards" if of_cards else "cannot activate", **fields)
    ways = meaning(tree["w"])
    if not {*ways} <= {"normal", "special"} or "field" in group.zones:
        raise Meaningless("how it cannot be Summoned")
    if group.filter.kinds not in ((), ("monster",)):
        raise Meaningless("Summoning what is no monster")
    rules = tuple(t.PlayerRule(rule=f"cannot {way} summon", **fields) for way in ways)
    return rules[0] if len(rules) == 1 else Several(rules)


@means("Statement.neither summons except", "Statement.neither summons")
def _neither_summons(tree: Tree) -> Several:
    filter_ = t.Filter()
    if tree.get("n") is not None:
        spared, place = kinds_of_card(tree)
        if place is not None or spared == t.Filter(kinds=("monster",)):
            raise Meaningless("which monsters may be Summoned")
        filter_ = t.Filter(neither=(spared,))
    rules = ("cannot normal summon", "cannot special summon")
    who = meaning(tree["w"])
    return Several(tuple(t.PlayerRule(who=who, rule=rule, filter=filter_, until=until(tree)) for rule in rules))


@means("Statement.no special summons except", "Statement.only such summons")
@means("Statement.neither special summons except")
@means("Statement.no tribute summons except", "Statement.neither tribute summons except")
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
        rule="cannot tribute summon" if "tribute" in tree.name else "cannot special summon",
        filter=filter_,
        zones=("extra",) if "extra deck" in tree.name else (),
        until=until(tree),
    )


fix("Besides", {"from the extra deck": {"ways": ("extra",)}})


@means("Besides.a kind")
def _besides_a_kind(tree: Tree) -> dict[str, Any]:
    return {"ways": (meaning(tree["k"]),)}


@means("Besides.by an effect of")
def _besides_by_an_effect(tree: Tree) -> dict[str, Any]:
    group: t.Group = meaning(tree["g"])
    if group.ref or group.zones or group.also is not None:
        raise Meaningless("by the effect of which card")
    return {"unless_by": group.filter}


@means("Statement.no special summons besides", "Statement.no summons of a kind besides")
def _no_summons_besides(tree: Tree) -> t.Operation:
    kind = f"cannot {meaning(tree['k'])} summon" if tree.get("k") is not None else "cannot special summon"
    return t.PlayerRule(who=meaning(tree["w"]), rule=kind, until=until(tree), **meaning(tree["b"]))


@means("Statement.banished instead of returning to the hand")
def _no_return_to_hand(tree: Tree) -> t.Operation:
    filter_, place = kinds_of_card(tree)
    if place is not None or filter_.related or filter_.position:
        raise Meaningless("which cards are banished instead")
    places = activated_there(tree)
    law = t.PlayerRule(who="each", rule="banished instead of returning to hand", filter=filter_, zones=places)
    return replace(law, until=until(tree))


@means("Statement.nothing sent from the deck", "Statement.nothing returned from the field to the deck")
def _nothing_goes(tree: Tree) -> t.Operation:
    rule = "nothing sent from deck" if "sent" in tree.name else "nothing returned to deck"
    return t.PlayerRule(who="each", rule=rule, until=until(tree))


@means("Statement.banished instead of the gy", "Statement.banished instead of the opponent's gy")
@means("Statement.banished instead from hand and deck")
def _no_graveyard(tree: Tree) -> t.Operation:
    """Told by what the cards are wherever they lie, so that no more than "monster" can be said of them."""
    filter_, place = kinds_of_card(tree)
    if place is not None or filter_ not in (t.Filter(), t.Filter(kinds=("monster",))):
        raise Meaningless("which cards are banished instead")
    return t.PlayerRule(
        who="opponent" if "opponent" in tree.name else "each",
        rule="no graveyard",
        filter=filter_,
        zones=("hand", "deck") if "hand" in tree.name else (),
        until=until(tree),
    )


fix("DamageKind", {"battle": "no battle damage", "effect": "no effect damage", "all": "no damage"})


@means("Statement.no battle damage from monsters")
def _no_damage_from_monsters(tree: Tree) -> t.Operation:
    return t.PlayerRule(who="you", rule="no battle damage", until=until(tree))


@means("Statement.no battle damage from attackers")
def _no_damage_from_attackers(tree: Tree) -> t.Operation:
    return t.PlayerRule(who="you", rule="no battle damage by attackers", until=until(tree))


@means("Statement.no damage from that battle")
def _no_damage_now(tree: Tree) -> t.Operation:
    return t.PlayerRule(who="you", rule="no battle damage", until="damage")


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


#: More cards than there are.
_NO_LIMIT = 999
fix("Statement", {"no hand limit": t.PlayerRule(who="each", rule="hand limit", count=_NO_LIMIT)})


@means("Statement.your hand limit from now on")
@means("Statement.your hand limit", "Statement.hand limit", "Statement.your normal draw", "Statement.normal draw")
def _limits(tree: Tree) -> t.Operation:
    who = tree.get("a")
    rule = "hand limit" if "hand" in tree.name else "draws"
    return t.PlayerRule(who=meaning(who) if who is not None else "you", rule=rule, count=tree.number("n"))
