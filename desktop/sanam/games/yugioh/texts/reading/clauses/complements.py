"""What clauses mean that hang on another one: what goes on with it, who does it, how many, and until when."""

from __future__ import annotations

from typing import Any

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.clauses.lines import Body, Sentence, coming, steps
from sanam.games.yugioh.texts.reading.clauses.values import modify, of_equipped
from sanam.games.yugioh.texts.reading.clauses.verbs import Procedure, Several, Targets, until
from sanam.games.yugioh.texts.reading.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.texts.reading.nouns.conditions import conditions
from sanam.games.yugioh.texts.reading.nouns.groups import (
    counter_of,
    found,
    move,
    of_extra_deck,
    on_field,
    one,
    replace,
    with_groups,
)
from sanam.games.yugioh.texts.reading.nouns.nouns import further, some
from sanam.games.yugioh.texts.reading.nouns.places import zones
from sanam.games.yugioh.texts.reading.nouns.references import IT, THEM


@means("Line.then", "Line.also", "Line.also may", "Line.if you do")
def _goes_on(tree: Tree) -> Sentence:
    """A sentence that goes on with the effect before it: its first step hangs on the last one there."""
    first, *rest = steps(tree["d"])
    may = tree.name == "also may"
    first = replace(first, link="also" if may else tree.name, optional=may or first.optional)
    return Sentence(ability=t.Ability(kind="", do=(first, *rest)))


@means("Body.pay to", "Body.by", "Body.by may", "Body.if may pay to")
def _pay_to(tree: Tree) -> Body:
    """What stands before "to" or after "by" is the cost."""
    if tree.name.startswith("by"):
        cost: tuple[t.Step, ...] = (t.Step(meaning(tree["c"])),)
    else:
        cost = steps(tree["c"])
    check_paid(cost)
    optional = tree.name.startswith("by") or "may" in tree.name
    said = conditions(tree["k"]) if tree.get("k") is not None else ()
    return Body(optional=optional, cost=cost, do=steps(tree["d"]), conditions=said)


def check_paid(cost: tuple[t.Step, ...]) -> None:
    if not all(isinstance(step.op, t.Move | t.PayLife | t.Detach | t.RemoveCounters | t.Reveal) for step in cost):
        raise Meaningless("what is paid")
    if any(step.optional or step.conditions for step in cost):
        raise Meaningless("whether that is paid")


@means("Obj.known from", "Obj.known there", "Obj.known yours")
def _known_from(tree: Tree) -> t.Group:
    """ "That monster from the GY": it must be there still; "that monster you control": of two of a battle yours."""
    group: t.Group = meaning(tree["r"])
    if tree.name == "known yours" and group.ref == "event":
        group = replace(group, whose="you")
    return replace(group, zones=zones(tree["z"]) if tree.get("z") is not None else ("field",))


@means("Obj.known such")
def _known_such(tree: Tree) -> t.Group:
    """ "That monster with 1500 or more ATK": the one spoken of, as far as it is such a card."""
    group: t.Group = meaning(tree["r"])
    if group.filter != t.Filter() or any(
        said.name not in ("value or more", "value or less") for said in tree.many("f")
    ):
        raise Meaningless("which card that is")
    return further(group, [meaning(said) for said in tree.many("f")])


# --------------------------------------------------------------------------------- who does it, to whom
@means("Op.discard at random")
def _discard_at_random(tree: Tree) -> t.Operation:
    return t.Move(how="discard", group=t.Group(count=tree.number("n"), whose="you", zones=("hand",), by="random"))


AS_MANY_AS_DRAWN = t.Group(whose="you", zones=("hand",), by="random", size=t.Amount(of="drawn by it"))
fix("Op", {"discard as many as it drew": t.Move(how="discard", group=AS_MANY_AS_DRAWN)})


@means("Op.lose lp")
def _lose_lp(tree: Tree) -> t.Operation:
    return t.SetLife(how="lose", amount=tree.number("n"))


@means("Op.lose lp equal")
def _lose_equal(tree: Tree) -> t.Operation:
    return t.SetLife(how="lose", amount=meaning(tree["x"]))


@means("Op.remove counters from your field", "Op.remove counters from the field")
def _remove_from_field(tree: Tree) -> t.Operation:
    whose = "you" if "your" in tree.name else "either"
    group = t.Group(number="all", whose=whose, zones=("field",))
    return t.RemoveCounters(count=tree.number("n"), name=counter_of(tree), group=group)


@means("Op.remove all counters from the field")
def _remove_all_from_field(tree: Tree) -> t.Operation:
    anywhere = t.Group(number="all", whose="either", zones=("field",))
    return t.RemoveCounters(name=counter_of(tree), group=anywhere, all_=True)


fix("WhoseLP", {"yours": "you", "opponent's": "opponent", "both": "each"})


@means("Op.lp become", "Op.lp become value")
def _lp_become(tree: Tree) -> t.Operation:
    who = meaning(tree["w"]) if tree.get("w") is not None else "you"
    amount = meaning(tree["v"]) if tree.get("v") is not None else tree.number("n")
    return t.SetLife(how="become", amount=amount, who=who)


fix(
    "Op",
    {
        "halve your lp": t.SetLife(how="halve"),
        "halve opponent's lp": t.SetLife(how="halve", who="opponent"),
        "negate summon or activation": t.Negate(what="summon or activation"),
        "switch lp": t.SetLife(how="swap", who="each"),
    },
)


# ------------------------------------------------------------------------------------------- lists of effects
@means("Listed.while such is there")
def _listed_by_attribute(tree: Tree) -> tuple[tuple[t.Condition, ...], Sentence]:
    """ "● FIRE: …", of what it gains while there is a FIRE monster on the field."""
    such = t.Filter(kinds=("monster",), attributes=(tree.text("a"),), face="up")
    group = t.Group(number="all", whose="either", zones=("field",), filter=such)
    return (t.Compare(t.Amount(of="count", group=group), "≥", 1),), meaning(tree["l"])


@means("Listed.line", "Listed.while")
def _listed(tree: Tree) -> tuple[tuple[t.Condition, ...], Sentence]:
    """An effect of a list, and when it is there at all."""
    if tree.name == "line":
        return (), meaning(tree["l"])
    position = "attack" if tree["p"].name.endswith("attack") else "defense"
    return (t.Is(t.SELF, t.Filter(position=position)),), meaning(tree["l"])


@means("Line.list by number")
def _list_by_number(tree: Tree) -> Sentence:
    """ "This card gains effects based on the number of …": each line says from which number on it is there."""
    counted: t.Amount = meaning(tree["v"])
    of_this = with_groups(counted, lambda group: t.SELF if group == IT else group)
    return Sentence(ability=t.Ability(kind=""), listing=True, counted=of_this)


#: Of what a list goes by, where its lines say only how many: put in by `bullets.so_many`.
LISTED = t.Amount(of="listed")


@means("Listed.from number on", "Listed.up to number", "Listed.exact number", "Listed.from number to number")
def _listed_by_number(tree: Tree) -> tuple[tuple[t.Condition, ...], Sentence]:
    number = tree.number("n")
    if tree.name.endswith("to number") and tree.get("m") is not None:
        bounds: tuple[t.Condition, ...] = (t.Compare(LISTED, "≥", number), t.Compare(LISTED, "≤", tree.number("m")))
    else:
        signs = {"from number on": "≥", "up to number": "≤", "exact number": "="}
        bounds = (t.Compare(LISTED, signs[tree.name], number),)
    return bounds, meaning(tree["l"])


@means("Listed.heads", "Listed.tails")
def _listed_by_coin(tree: Tree) -> tuple[tuple[t.Condition, ...], Sentence]:
    return (t.Compare(LISTED, "=", 1 if tree.name == "heads" else 2),), meaning(tree["l"])


@means("Line.list each", "Line.list one")
def _list(tree: Tree) -> Sentence:
    """What introduces a list of effects: how often each of them, or one of them, can be used."""
    limit = "each" if tree.name == "list each" else "shared"
    ability = t.Ability(kind="", limit=limit, do=(t.Step(t.SummonCondition(name=tree.text("n"))),))
    return Sentence(ability=ability, listing=True)


fix(
    "Line", {"list each once per turn": Sentence(ability=t.Ability(kind="", limit="turn", optional=True), listing=True)}
)


fix("Line", {"each of the lines once": Sentence(ability=t.Ability(kind="each once"))})


# --------------------------------------------------------------------------------- how many, until when
def times_each(op: t.Operation, amount: t.Amount) -> t.Operation:
    """The operation with its number so many times. Raises Meaningless where it has none."""
    match op:
        case t.Draw(count=int(n)) | t.PlaceCounters(count=int(n)) | t.CreateTokens(count=int(n)):
            return replace(op, count=replace(amount, times=amount.times * n))
        case t.Damage(amount=int(n)) | t.GainLife(amount=int(n)) | t.SetLife(amount=int(n)):
            return replace(op, amount=replace(amount, times=amount.times * n))
        case t.Modify(amount=int(n), how="gain" | "lose"):
            return replace(op, amount=of_equipped(replace(amount, times=amount.times * n), op.group))
        case t.Move(group=t.Group(ref="", number="exactly", count=n, also=None)):
            return replace(op, group=replace(op.group, size=replace(amount, times=amount.times * n)))
    raise Meaningless("for each of what")


@means("First.for each")
def _for_each(tree: Tree) -> t.Operation:
    return times_each(meaning(tree["x"]), meaning(tree["e"]))


@means("Op.draw the same number")
def _draw_same(tree: Tree) -> t.Operation:
    return t.Draw(count=t.Amount(of="did"))


@means("Op.they draw the same number")
def _they_draw_same(tree: Tree) -> t.Operation:
    """Who they are the step before has said."""
    raise Meaningless("who draws")


@means("Op.draw until")
def _draw_until(tree: Tree) -> t.Operation:
    hand = t.Group(number="all", whose="you", zones=("hand",))
    return t.Draw(count=t.Amount(of="count", group=hand, times=-1, plus=tree.number("n")))


@means("Op.put back")
def _put_back(tree: Tree) -> t.Operation:
    group: t.Group = meaning(tree["o"])
    if group.ref != "it" or group.also is not None or group.filter != t.Filter():
        raise Meaningless("what returns")
    return t.PutBack(group=group)


@means("Op.banish until")
def _banish_until(tree: Tree) -> Several:
    """Put off at once: it comes back to where it was."""
    back = t.Later(
        when=meaning(tree["p"]),
        do=(t.Step(t.PutBack(group=THEM)),),
        turns=coming(tree["p"]),
    )
    return Several((t.Move(how="banish", group=on_field(meaning(tree["o"]))), back))


@means("Op.banish up to one of each")
def _up_to_one_of_each(tree: Tree) -> Several:
    """Each of them may be left out; what is in the hand nobody sees."""
    places = [zone for slot in ("z", "y", "x") for zone in (meaning(tree[slot]),)]
    if len({*places}) < 3 or not {*places} <= {"hand", "field", "graveyard"}:
        raise Meaningless("from where")
    groups = (t.Group(whose="opponent", zones=(z,), by="random" if z == "hand" else "you") for z in places)
    return Several(tuple(t.Move(how="banish", group=group) for group in groups), each_optional=True)


@means("NP.so many", "NP.exactly so many")
def _so_many(tree: Tree) -> t.Group:
    if tree.name == "so many":
        return replace(some(tree, "up to"), size=meaning(tree["v"]))
    return replace(some(tree, "exactly", 2), count=1, size=meaning(tree["v"]))  # of several: "with different names"


@means("NP.as many as possible up to")
def _as_many_up_to(tree: Tree) -> t.Group:
    return replace(some(tree, "as many"), size=meaning(tree["v"]))


@means("NP.the same number")
def _the_same_number(tree: Tree) -> t.Group:
    """As many as the phrase before has handled."""
    return replace(some(tree, "exactly"), size=t.Amount(of="did"))


@means("NP.the same number of your top cards", "NP.the same number of opponent's top cards")
@means("NP.the same number of their top cards")
def _the_same_number_from_the_top(tree: Tree) -> t.Group:
    whose = {"your": "you", "opponent's": "opponent"}.get(tree.name.split()[4], "they")
    return t.Group(whose=whose, zones=("deck top",), size=t.Amount(of="did"))


@means("HowMany.handled", "Base.number handled")
def _number_handled(tree: Tree) -> t.Amount:
    return t.Amount(of="did")


@means("First.immediately")
def _immediately(tree: Tree) -> t.Operation:
    op: t.Operation = meaning(tree["x"])
    if not isinstance(op, t.NormalSummon | t.ExtraSummon):
        raise Meaningless("what waits for the end of the effect")
    return op


@means("Op.place as continuous spell")
def _place_as_spell(tree: Tree) -> t.Operation:
    return t.PlaceSpell(group=found(meaning(tree["o"]), "you", "deck"))


@means("Op.place face-up")
def _place(tree: Tree) -> t.Operation:
    group: t.Group = found(meaning(tree["o"]), "you", "deck")
    if group.ref or "monster" in group.filter.kinds:
        raise Meaningless("as what it lies there")
    return t.PlaceSpell(group=group)


@means(*(f"Op.fusion summon {how}" for how in ("from field", "by banishing", "by shuffling", "including")))
@means("Op.fusion summon from field including", "Op.fusion summon by banishing including")
def _fusion(tree: Tree) -> t.Operation:
    group = of_extra_deck(one(meaning(tree["o"])))
    including: t.Group | None = meaning(tree["r"]) if tree.get("r") is not None else None
    if including not in (None, t.SELF):
        raise Meaningless("which of the materials")
    where = zones(tree["z"]) if tree.get("z") is not None else ("field",)
    shuffle = tree.name.endswith("by shuffling")
    return t.FusionSummon(
        group=group, zones=where, banish="banishing" in tree.name, shuffle=shuffle, including=including
    )


@means("Op.fusion summon with it alone")
def _fusion_with_it(tree: Tree) -> t.Operation:
    it: t.Group = meaning(tree["r"])
    if it.number != "exactly" or it.zones or it.ref not in ("it", "target", "event"):
        raise Meaningless("what is its material")
    return t.FusionSummon(group=of_extra_deck(one(meaning(tree["o"]))), zones=("field",), including=it, alone=True)


@means("Op.fusion summon older sending", "Op.fusion summon older banishing")
@means("Op.fusion summon older sending from either field", "Op.fusion summon older shuffling")
def _fusion_of_old(tree: Tree) -> t.Operation:
    """As older texts say it, material by material; nobody is asked for another Summon than a Fusion Summon."""
    group = of_extra_deck(one(meaning(tree["o"])))
    if "fusion" not in group.filter.traits:
        raise Meaningless("whose materials")
    if tree.get("z") is None:
        return t.FusionSummon(group=group, zones=("field",), whose="either")
    if tree.name.endswith("shuffling"):
        return t.FusionSummon(group=group, zones=zones(tree["z"]), shuffle=True, simple=True)
    return t.FusionSummon(group=group, zones=zones(tree["z"]), banish="banishing" in tree.name)


@means("Op.send listed materials")
def _send_listed(tree: Tree) -> t.Operation:
    group = of_extra_deck(one(meaning(tree["o"])))
    if "fusion" not in group.filter.traits:
        raise Meaningless("whose materials")
    return t.SendListed(group=group, zones=zones(tree["z"]))


@means("Op.fusion summon the same as shown")
def _fusion_of_the_shown(tree: Tree) -> t.Operation:
    """A Summon of the monster whose materials an effect of the card has sent away before."""
    group = of_extra_deck(one(meaning(tree["o"])))
    same = t.Relation(what="name", of=t.Group(ref="bound"))
    such = replace(group.filter, related=(*group.filter.related, same))
    return t.SpecialSummon(group=replace(group, filter=such), treated="fusion")


@means("Line.pay to activate")
def _pay_to_activate(tree: Tree) -> Sentence:
    paid = steps(tree["x"])
    first: Any = paid[0].op
    if isinstance(first, Targets) and len(paid) == 1:
        gate: dict[str, Any] = {"targets": first.groups}
    else:
        check_paid(paid)
        gate = {"cost": paid}
    return Sentence(ability=t.Ability(kind="activate", **gate), gate=tuple(gate))


@means("Body.activate", "Body.may activate")
def _activate(tree: Tree) -> Body:
    return Body(optional="may" in tree.name, do=steps(tree["d"]))


# ------------------------------------------------------------------------------------- what cards become
@means("Statement.causes")
def _causes(tree: Tree) -> t.Operation:
    """ "Make this card gain 500 ATK" is that it gains them."""
    op: t.Operation = meaning(tree["x"])
    if not isinstance(op, t.Modify | t.Rule):
        raise Meaningless("what is made of it")
    return replace(op, group=on_field(meaning(tree["s"])), until=until(tree))


@means("Statement.becomes tuner")
def _becomes_tuner(tree: Tree) -> t.Operation:
    return t.Become(group=on_field(meaning(tree["s"])), what="trait", value="tuner", until=until(tree), also=True)


@means("Statement.counts as of a series")
def _counts_as_of_series(tree: Tree) -> t.Operation:
    return t.Become(group=on_field(meaning(tree["s"])), what="series", value=tree.text("n"), also=True)


@means("Statement.counts as type")
def _counts_as_type(tree: Tree) -> t.Operation:
    return t.Become(group=on_field(meaning(tree["s"])), what="race", value=tree.text("r"), until=until(tree))


@means("Statement.name counts as")
def _name_counts_as(tree: Tree) -> t.Operation:
    return t.Become(group=meaning(tree["p"]), what="name", value=tree.text("n"), until=until(tree))


@means("Statement.becomes type and attribute")
def _type_and_attribute(tree: Tree) -> Several:
    group = on_field(meaning(tree["s"]))
    if not group.ref and group.number != "all":
        raise Meaningless("two things of cards to be chosen")
    pairs = (("attribute", "a"), ("race", "r"))
    return Several(tuple(t.Become(group=group, what=w, value=tree.text(s), until=until(tree)) for w, s in pairs))


@means("StatOf.its original", "StatOf.original of", "StatOf.original of one")
def _original_stat(tree: Tree) -> tuple[t.Group, str]:
    what: str = meaning(tree["t"])
    if what == "level":
        raise Meaningless("original Levels stay")
    return meaning(tree["p" if tree.name == "its original" else "g"]), f"original {what}"


@means("Statement.switch its original atk and def", "Statement.switch original atk and def")
def _switch_originals(tree: Tree) -> t.Operation:
    group = tree.get("p") or tree["g"]
    return modify(tree, meaning(group), "original atk def", "swap")


@means("Op.detach up to", "Op.detach any number")
def _detach_some(tree: Tree) -> t.Operation:
    number = "up to" if tree.name == "detach up to" else "any"
    return t.Detach(count=tree.number("n", 1), group=on_field(meaning(tree["o"])), number=number)


@means("Op.detach all", "Op.detach all of its")
def _detach_all(tree: Tree) -> t.Operation:
    group = on_field(meaning(tree["o"])) if tree.get("o") is not None else IT
    return t.Detach(count=1, group=group, number="all")


@means("Op.place on either end")
def _either_end(tree: Tree) -> t.Operation:
    group: t.Group = meaning(tree["o"])
    return t.Choose(options=tuple((t.Step(move(how, group)),) for how in ("top", "bottom")))


@means("First.for each of those")
def _for_each_of_those(tree: Tree) -> t.Operation:
    return times_each(meaning(tree["x"]), t.Amount(of="did"))


@means("First.for each of those until")
def _for_each_of_those_until(tree: Tree) -> t.Operation:
    op = times_each(meaning(tree["x"]), t.Amount(of="did"))
    if t.until_of(op) != "":
        raise Meaningless("how long, of what has no duration")
    return replace(op, until=until(tree))


@means("Op.return to gy")
def _return_to_gy(tree: Tree) -> t.Operation:
    group: t.Group = meaning(tree["o"])
    if not group.ref and group.zones != ("banished",):
        raise Meaningless("only what is banished returns there")
    return t.Move(how="bury", group=group)


@means("Op.summon this card so")
def _summon_so(tree: Tree) -> Procedure:
    if meaning(tree["o"]) != t.SELF:
        raise Meaningless("the Summon of another card")
    position: str = meaning(tree["p"])
    return Procedure(
        zones=zones(tree["z"]), op=t.SpecialSummon(group=t.SELF, position=position.removeprefix("faceup "))
    )


fix("Op", {"apply effect of that target": t.ApplyEffect(group=t.Group(ref="target"))})


@means("Line.fewer lp and no damage")
def _fewer_lp(tree: Tree) -> Sentence:
    """Of both players: whichever it is then."""

    def spared(who: str, other: str) -> t.Ability:
        fewer = t.Compare(t.Amount(of="lp", who=who), "<", t.Amount(of="lp", who=other))
        return t.Ability(kind="continuous", conditions=(fewer,), do=(t.Step(t.PlayerRule(who=who, rule="no damage")),))

    return Sentence(ability=spared("you", "opponent"), rule=True, also=(spared("opponent", "you"),))
