"""Moments, conditions and Costs, as people say them, as the phrase book has them (see `settling`)."""

from __future__ import annotations

from sanam.abilities.tree import Tree, Value
from sanam.games.summoner_master.texts.reading import groups
from sanam.games.summoner_master.texts.reading.groups import build, number
from sanam.games.summoner_master.texts.reading.settled import FOE, bare_name, settles

#: What a card does or what is done to it: so its own text calls the moment, too.
OWN = frozenset(
    {"enter", "cast", "attack", "hand-attack", "attack-success", "attacked", "fight", "fight-win", "fight-lose"}
    | {"destroyed", "fall", "leave", "removed", "to-hand", "discarded", "skill", "combine", "change-line", "cursed"}
    | {"hand-attack-success", "attacked-success", "fight-end", "return", "skill-success", "destroyed-fought"}
    | {"rested", "readied"}
)
#: What only its own text may call so.
ALONE = frozenset({"return", "skill-success"})


# ------------------------------------------------------------------ moments


@settles(
    "Happens.hand-attack-success~said",
    "Happens.attacked-success~self",
    "Happens.fight-end~self",
    "Happens.destroyed-fought~self",
    "Happens.rested~said",
    "Happens.readied~said",
)
def _own_happens(tree: Tree) -> Tree | None:
    return Tree(f"Happens.{bare_name(tree)}")


@settles("When.self")
def _self(tree: Tree) -> Tree | None:
    name = tree["m"].name.removesuffix("-mine")
    return Tree(f"When.{name}") if name in OWN else None


@settles("When.self-bare")
def _bare(tree: Tree) -> Tree | None:
    return Tree(f"When.{tree['m'].name}")


@settles("When.fight-win-with~said", "When.fight-lose-with~said")
@settles("When.destroys-fought~said")
@settles("When.destroys-whom~said", "When.fight-with~said", "When.attacks-whom~said", "When.attacked-by~said")
def _against(tree: Tree) -> Tree | None:
    whom = groups.whom(tree["w"])
    name = bare_name(tree)
    if whom is None or any(one.name == "q-all" for one in tree["w"].many("f")):
        return None  # "all Seals" are what the text does something to
    if name == "destroys-whom" and any(one.name == "fighting" for one in whom.many("f")):
        return None  # then the fight is over
    if name == "destroys-whom" and whom == build("Whom.any", h=Tree("Noun.card")):
        return Tree("When.destroys")
    return build(f"When.{name}", w=whom)


@settles("When.of-group")
def _of_group(tree: Tree) -> Tree | None:
    whom, happens = groups.whom(tree["w"]), tree["m"]
    if whom is None or happens.name in ALONE:
        return None
    for whose in ("mine", "theirs"):
        if happens.name.endswith(f"-{whose}"):  # where cards come to is their owner's
            if whom.name not in ("any", whose):
                return None
            whom = Tree(f"Whom.{whose}", whom.slots)
            happens = Tree(f"Happens.{happens.name.removesuffix(f'-{whose}')}")
    return build("When.of", w=whom, m=happens)


@settles("When.of-group-line")
def _of_group_in_line(tree: Tree) -> Tree | None:
    """Where it stands is said last."""
    slots = dict(tree["w"].slots)
    slots["f"] = (*tree["w"].many("f"), build("Filter.line", l=tree["l"]))
    return _of_group(build("When.of-group", w=build(tree["w"].key, **slots), m=tree["m"]))


@settles("When.of-host")
def _of_host(tree: Tree) -> Tree | None:
    if tree["w"].name not in ("host-seal", "host-mystic") or tree["m"].name in ALONE:
        return None
    if tree["m"].name.endswith(("-mine", "-theirs")):
        return None
    return build("When.of", w=Tree(f"Whom.{tree['w'].name}"), m=tree["m"])


@settles("When.self-line")
def _self_in_line(tree: Tree) -> Tree | None:
    """A moment of the own card, and where it is then: the text makes two of it."""
    name = tree["m"].name.removesuffix("-mine")
    return build("When.self-line", m=Tree(f"When.{name}"), l=tree["l"]) if name in OWN else None


@settles("When.to-line")
def _to_line(tree: Tree) -> Tree | None:
    """A moment and what is so then: the text makes two of it."""
    if tree.get("m") is not None and tree["m"] == tree["l"]:
        return None
    return build("When.to-line", l=tree["l"])


@settles("When.group-to-line")
def _group_to_line(tree: Tree) -> Tree | None:
    """One that changes Lines does so from the other one (516.4)."""
    if tree.get("m") is not None and tree["m"] == tree["l"]:
        return None
    whom = groups.whom(tree["w"])
    if whom is None or whom["h"].name != "seal" or any(one.name == "line" for one in whom.many("f")):
        return None
    other = Tree("Line.at-line" if tree["l"].name == "df-line" else "Line.df-line")
    narrow = groups.sorted_set([*whom.many("f"), build("Filter.line", l=other)])
    return build("When.of", w=build(whom.key, h=whom["h"], f=narrow), m=Tree("Happens.change-line"))


@settles("When.attached-here")
def _attached_here(tree: Tree) -> Tree | None:
    whom = groups.whom(tree["w"])
    if whom is None or whom["h"].name != "mystic":
        return None
    narrow = groups.sorted_set([*whom.many("f"), Tree("Filter.pasted")])
    return build("When.of", w=build(whom.key, h=whom["h"], f=narrow), m=Tree("Happens.attach"))


@settles("When.self-host")
def _host_itself(tree: Tree) -> Tree | None:
    """Of a card that is attached, what "it" does is what its Seal does."""
    if tree["m"].name in ALONE:
        return None
    return build("When.of", w=Tree("Whom.host-seal"), m=tree["m"])


@settles("When.my-hand")
def _my_hand(tree: Tree) -> Tree | None:
    return _of_all("theirs", "hand-attack")


@settles("When.casting")
def _casting(tree: Tree) -> Tree | None:
    whom = groups.whom(tree["w"])
    if whom is None or whom.name != "any":
        return None
    whose = {"mine": "mine", "theirs": "theirs", "all": "any"}[tree["p"].name]
    return build("When.of", w=Tree(f"Whom.{whose}", whom.slots), m=Tree("Happens.cast"))


@settles("When.casting-any")
def _casting_any(tree: Tree) -> Tree | None:
    whom = groups.whom(tree["w"])
    return None if whom is None or whom.name != "any" else build("When.of", w=whom, m=Tree("Happens.cast"))


def _of_all(owner: str, happens: str, noun: str = "seal") -> Tree:
    return build("When.of", w=build(f"Whom.{owner}", h=Tree(f"Noun.{noun}")), m=Tree(f"Happens.{happens}"))


@settles("When.enters-mine", "When.enters-theirs")
def _enters_side(tree: Tree) -> Tree | None:
    whom = groups.whom(tree["w"])
    whose = tree.name.removeprefix("enters-")
    if whom is None or whom.name not in ("any", whose):
        return None
    return build("When.of", w=Tree(f"Whom.{whose}", whom.slots), m=Tree("Happens.enter"))


@settles("When.attacks-ours")
def _attacks_ours(tree: Tree) -> Tree | None:
    """Only a Seal of the other side attacks: who attacks need not be said where that is any of them."""
    attacker, whom = groups.whom(tree["b"]), groups.whom(tree["w"])
    if attacker is None or whom is None or attacker.many("f") or attacker["h"].name != "seal":
        return None
    if {attacker.name, whom.name} not in ({"mine", "theirs"}, {"any", "mine"}):
        return None
    return build("When.of", w=whom, m=Tree("Happens.attacked"))


@settles("When.we-sacrifice")
def _we_sacrifice(tree: Tree) -> Tree | None:
    whom = groups.whom(tree["w"])
    if whom is None or whom.name not in ("any", "mine"):
        return None
    return build("When.of", w=Tree("Whom.mine", whom.slots), m=Tree("Happens.sacrificed"))


@settles("When.they-sacrifice")
def _they_sacrifice(tree: Tree) -> Tree | None:
    whom = groups.whom(tree["w"])
    if whom is None or whom.name not in ("any", "theirs"):
        return None
    return build("When.of", w=Tree("Whom.theirs", whom.slots), m=Tree("Happens.sacrificed"))


@settles("When.lost-fighting")
def _lost_fighting(tree: Tree) -> Tree | None:
    return _of_all("mine", "destroyed-fought")


@settles("When.own-skill")
def _own_skill(tree: Tree) -> Tree | None:
    return Tree("When.skill")


@settles("When.they-discard", "When.we-discard")
def _discarding(tree: Tree) -> Tree | None:
    whom = groups.whom(tree["w"])
    if whom is None or whom.name not in ("any", "mine", "theirs"):
        return None
    whose = "theirs" if tree.name == "they-discard" else "mine"
    return build("When.of", w=Tree(f"Whom.{whose}", whom.slots), m=Tree("Happens.discarded"))


@settles("Simple.hand-empty", "Simple.hand-empty-theirs")
def _empty_hand(tree: Tree) -> Tree | None:
    whose = "theirs" if tree.name.endswith("theirs") else "mine"
    return build(f"Simple.pile-none-{whose}", h=Tree("Noun.card"), p=Tree("Pile.hand"))


@settles("Simple.hand-holds", "Simple.hand-holds-theirs", "Simple.hand-holds-less", "Simple.hand-holds-less-theirs")
def _held_in_hand(tree: Tree) -> Tree | None:
    whose = "theirs" if tree.name.endswith("theirs") else "mine"
    most = "most-" if "less" in tree.name else ""
    if not tree.number("n"):
        return _empty_hand(tree) if most else None
    return build(f"Simple.pile-{most}{whose}", n=tree["n"], h=Tree("Noun.card"), p=Tree("Pile.hand"))


@settles("When.their-skill")
def _their_skill(tree: Tree) -> Tree | None:
    return _of_all("theirs", "skill", "card")


@settles("When.they-attack", "When.we-attack")
def _they_attack(tree: Tree) -> Tree | None:
    return _of_all("theirs" if tree.name == "they-attack" else "mine", "attack")


@settles("When.begin", "When.begin-defence", "When.finish", "When.finish-defence")
def _subturn(tree: Tree) -> Tree | None:
    """The opponent's Attack Subturn is our Defence Subturn (402.1)."""
    mine = (tree["p"].name == "mine") == (not tree.name.endswith("defence"))
    if tree.name.startswith("begin"):
        return Tree("When.attack-subturn" if mine else "When.defence-subturn")
    return Tree("When.attack-subturn-end" if mine else "When.defence-subturn-end")


@settles("When.begin-each")
def _begin_each(tree: Tree) -> Tree | None:
    return build("When.any-step", s=Tree("Step.check-up"))


# ------------------------------------------------------------------ conditions

_HELD = {
    "holds": ("least", "mine"),
    "holds-more": ("least", "mine"),
    "holds-less": ("most", "mine"),
    "holds-none": ("none", "mine"),
    "they-hold": ("least", "theirs"),
    "they-hold-more": ("least", "theirs"),
    "they-hold-less": ("most", "theirs"),
    "they-hold-none": ("none", "theirs"),
    "there-are": ("least", "any"),
    "there-is": ("least", "any"),
}
#: Those that name the number beyond which they hold.
_BOUNDS = {"holds-below": -1, "they-hold-below": -1, "holds-above": 1, "they-hold-above": 1}


@settles(*(f"Simple.{name}" for name in _HELD))
def _held(tree: Tree) -> Tree | None:
    sort, who = _HELD[tree.name]
    return groups.held(tree["g"], sort, who, tree.number("n") if tree.get("n") else None)


@settles("Simple.holds-two", "Simple.they-hold-two")
def _held_both(tree: Tree) -> Tree | None:
    who = "theirs" if tree.name.startswith("they") else "mine"
    one, other = (groups.held(tree[slot], "least", who, None) for slot in ("g", "k"))
    return None if one is None or other is None else build("Clause.both", a=one, c=other)


@settles(*(f"Simple.{name}" for name in _BOUNDS))
def _held_beyond(tree: Tree) -> Tree | None:
    sort = "most" if tree.name.endswith("below") else "least"
    who = "theirs" if tree.name.startswith("they") else "mine"
    return groups.held(tree["g"], sort, who, tree.number("n") + _BOUNDS[tree.name])


@settles(*(f"Simple.pile-holds{more}{whose}" for more in ("", "-more") for whose in ("", "-theirs")))
def _pile_held(tree: Tree) -> Tree | None:
    """The pile is named before its cards."""
    whose = "theirs" if tree.name.endswith("theirs") else "mine"
    group = Tree(tree["g"].key, tree["g"].slots)
    where = build(f"Filter.p-{whose}", p=tree["p"])
    slots = dict(group.slots)
    slots["f"] = (*group.many("f"), where)
    return groups.held(build(group.key, **slots), "least", whose, tree.number("n") if tree.get("n") else None)


@settles("Simple.mp-below", "Simple.mp-above", "Simple.they-mp-below")
def _mp_bound(tree: Tree) -> Tree | None:
    below = tree.name.endswith("below")
    bound = tree.number("n") + (-1 if below else 1)
    name = f"{'they-' if tree.name.startswith('they') else ''}mp-{'most' if below else 'least'}"
    return build(f"Simple.{name}", n=number(bound)) if bound >= 0 else None


@settles("Simple.they-mp-none")
def _no_mp_there(tree: Tree) -> Tree | None:
    return build("Simple.they-mp-most", n=number(0))


@settles("Simple.pile-more-mine~said", "Simple.pile-more-theirs~said")
def _more_in_pile(tree: Tree) -> Tree | None:
    group = groups.grouped(build("NP.one", h=tree["h"], f=tree.many("f")))
    if group is None or group.pile is not None or group.owner or group.amount:
        return None
    return build(f"Simple.{bare_name(tree)}", p=tree["p"], **group.narrowed())


@settles("Simple.they-more~said", "Simple.we-more~said")
def _more_of(tree: Tree) -> Tree | None:
    """Cards are counted in the Arena unless another place is named."""
    group = groups.grouped(build("NP.one", h=tree["h"], f=tree.many("f")))
    if group is None or group.pile is not None or group.owner or group.amount:
        return None
    return build(f"Simple.{bare_name(tree)}", **group.narrowed())


@settles("Simple.here")
def _here(tree: Tree) -> Tree | None:
    return tree


@settles("Simple.have-just~only", "Simple.they-have-just~only")
def _just_one(tree: Tree) -> Tree | None:
    return build(f"Simple.{bare_name(tree)}", n=number(1), h=tree["h"])


@settles("Simple.supported~said")
def _supported(tree: Tree) -> Tree | None:
    whom = groups.whom(tree["w"])
    if whom is None or whom.name == "theirs" or whom.name.startswith("host"):
        return None
    return build("Simple.supported", h=whom["h"], f=whom.many("f"))


@settles("When.combines-with")
def _combines_with(tree: Tree) -> Tree | None:
    """A moment and what is so then: the text makes two of it."""
    clause = _supported(build("Simple.supported~said", w=tree["w"]))
    return None if clause is None else build("When.so", m=Tree("When.combine"), c=clause)


@settles("Simple.foe-has")
def _foe_has(tree: Tree) -> Tree | None:
    narrow = tree.many("f")
    if not narrow or any(one.name[:2] in ("q-", "o-", "p-") for one in narrow):
        return None
    return build(FOE, w=build("Whom.any", h=Tree("Noun.seal"), f=narrow))


@settles("Simple.fights~said", "Simple.fights~wearer")
def _fights(tree: Tree) -> Tree | None:
    whom = groups.whom(tree["w"])
    return None if whom is None else build("Simple.fights", w=whom)


#: What a card is wherever it goes.
LASTS = frozenset({"tribe", "tribes", "element", "elements", "type", "named", "part"})


@settles("Simple.that-was~value", "Simple.that-was~exact")
def _that_value(tree: Tree) -> Tree | None:
    bound = tree["b"].name if tree.get("b") is not None else "exactly"
    narrow = build(f"Filter.{bound}", k=tree["k"], n=tree["n"])
    return build("Simple.that-was", h=Tree("Noun.card"), f=(narrow,))


@settles("Simple.that-is~said", "Simple.that-was~said")
def _that_is(tree: Tree) -> Tree | None:
    """What the card is of which the sentence before spoke; or what it was before."""
    if tree.get("g") is None:
        noun, narrow = Tree("Noun.card"), tree.many("f")
    else:
        group = groups.grouped(tree["g"])
        if group is None or group.pile is not None or group.owner or group.amount not in ("", "one") or group.many:
            return None
        noun, narrow = group.noun, group.filters
    if noun.name == "card" and not narrow:
        return None
    lasts = all(bare_name(one) in LASTS for one in narrow)
    if tree.name == "that-was~said" and lasts:
        return None
    return build("Simple.that-is" if lasts else "Simple.that-was", h=noun, f=narrow)


@settles(*(f"Simple.outcome{how}" for how in ("~said", "-lost", "-destroyed", "-survived", "-succeeded")))
def _outcome(tree: Tree) -> Tree | None:
    """How the attack ended that the sentence before has ordered."""
    return build("Simple.outcome", e=Tree(f"End.{tree.name.partition('-')[2] or 'won'}"))


@settles("Simple.charged~said")
def _charged(tree: Tree) -> Tree | None:
    return build("Simple.charged", n=tree.get("n") or number(1))


# ------------------------------------------------------------------ Costs

#: What is left of Costs that are none, marked as no such Mp that was said (see `settling`).
FREE = build("Costs.one", a=build("Cost.mp", n=number(0)), y=Tree("Me.this"))


def _cost_group(tree: Tree) -> tuple[str, dict[str, Value]] | None:
    """Where the cards of a Cost lie, and how many of which they are."""
    group = groups.grouped(tree["g"])
    if group is None or group.amount not in ("n", "one") or group.owner in ("theirs", "both"):
        return None
    return group.pile.name if group.pile is not None else "", {"n": number(group.size), **group.narrowed()}


@settles("Cost.group-discard")
def _cost_discard(tree: Tree) -> Tree | None:
    if tree.get("g") is None:
        return build("Cost.discard", n=tree["n"])
    found = _cost_group(tree)
    if found is None or found[0] not in ("", "hand"):
        return None
    if (group := groups.grouped(tree["g"])) is not None and group.arena:
        return build("Cost.sacrifice", **found[1])  # into the Shrine from there (SMG-60)
    noun = found[1].pop("h")
    assert isinstance(noun, Tree)
    if noun.name == "card":
        return None if "f" in found[1] else build("Cost.discard", **found[1])
    return build(f"Cost.discard-{noun.name}", **found[1])


@settles("Cost.group-sacrifice")
def _cost_sacrifice(tree: Tree) -> Tree | None:
    found = _cost_group(tree)
    return None if found is None or found[0] else build("Cost.sacrifice", **found[1])


@settles("Cost.group-remove")
def _cost_remove(tree: Tree) -> Tree | None:
    found = _cost_group(tree)
    return None if found is None or found[0] != "shrine" else build("Cost.remove", **found[1])


@settles("Cost.group-return")
def _cost_return(tree: Tree) -> Tree | None:
    found = _cost_group(tree)
    return None if found is None or found[0] else build("Cost.return", **found[1])


@settles("Cost.group-rest")
def _cost_rest(tree: Tree) -> Tree | None:
    """Other Seals than its own, which its Skill makes Inactive anyway."""
    found = _cost_group(tree)
    if found is None or found[0]:
        return None
    narrow = [one for one in groups.grouped(tree["g"]).filters if one.name != "other"]  # type: ignore[union-attr]
    return build("Cost.rest", **{**found[1], "f": tuple(narrow)})


@settles("Costs.one", "Costs.more", "Costs.more~said")
def _costs(tree: Tree) -> Tree | None:
    """A Seal that has used a Skill is Inactive anyway (605.15): that as its only Cost is none."""
    rest = tree.get("r")
    if tree["a"].key == "Cost.itself":
        return rest or FREE
    if rest is None:
        return tree
    return build("Costs.one", a=tree["a"]) if rest == FREE else build("Costs.more", a=tree["a"], r=rest)


@settles("Cost.charged~said")
def _cost_charged(tree: Tree) -> Tree | None:
    return build("Cost.charged", n=tree.get("n") or number(1))


@settles("Exception.only-such")
def _only_such(tree: Tree) -> Tree | None:
    narrow = tree.many("f")
    if not narrow or any(one.name[:2] in ("q-", "o-", "p-") for one in narrow):
        return None
    return build("Exception.only", w=build("Whom.any", h=Tree("Noun.seal"), f=narrow))


@settles("Exception.not-such")
def _not_such(tree: Tree) -> Tree | None:
    narrow = tree.many("f")
    if not narrow or any(one.name[:2] in ("q-", "o-", "p-") for one in narrow):
        return None
    return build("Exception.not", h=Tree("Noun.seal"), f=narrow)


@settles("Exception.only~said")
def _only(tree: Tree) -> Tree | None:
    whom = groups.whom(tree["g"])
    return None if whom is None else build("Exception.only", w=whom)


@settles("Limit.own~said", "Limit.twice")
def _limit(tree: Tree) -> Tree | None:
    often = 2 if tree.name == "twice" else tree.number("n", 1)
    return build("Limit.own", n=number(often), p=tree["p"])
