"""What lines about the card mean: how often it may be used, when it may be activated, how it may be Summoned."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.antecedents import with_it
from sanam.games.yugioh.texts.reading.clauses.lines import Sentence, steps, steps_of
from sanam.games.yugioh.texts.reading.clauses.positions import LYING
from sanam.games.yugioh.texts.reading.clauses.verbs import until
from sanam.games.yugioh.texts.reading.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.texts.reading.nouns.conditions import conditions, controlled, there_is, they_control, you_have
from sanam.games.yugioh.texts.reading.nouns.declaring import declared_now
from sanam.games.yugioh.texts.reading.nouns.filters import kinds_of_card
from sanam.games.yugioh.texts.reading.nouns.groups import on_field, one, replace, with_groups


@means("Line.others than one type are sent", "Line.others than one attribute are sent")
@means("Line.others than one of each type are sent")
def _others_are_sent(tree: Tree) -> Sentence:
    """What the rule brings about that the same text lays down."""
    rule = tree.name.removeprefix("others than ").removesuffix(" are sent")
    return Sentence(ability=t.Ability(kind="comes of", do=(t.Step(t.PlayerRule(who="each", rule=rule)),)))


@means("Line.the following not this turn")
def _following_not_now(_: Tree) -> Sentence:
    """Said of the effect that follows, in the turn in which the card was Summoned in its own way."""
    so = t.Filter(summoned="own", past=("special summoned",))
    return Sentence(ability=t.Ability(kind="of what follows", conditions=(t.Is(t.SELF, t.Filter(neither=(so,))),)))


@means("Line.all that follows not when summoned")
def _all_that_follows(_: Tree) -> Sentence:
    so = t.Filter(past=("special summoned",))
    met = t.Is(t.SELF, t.Filter(neither=(so,)))
    return Sentence(ability=t.Ability(kind="of all that follows", conditions=(met,)))


@means("Line.can be done instead", "Line.is done instead")
def _instead(tree: Tree) -> Sentence:
    """What is done in the place of the effect before, where these conditions hold."""
    said = t.Ability(
        kind="instead", optional="can" in tree.name, conditions=conditions(tree["c"]), do=steps_of(meaning(tree["x"]))
    )
    return Sentence(ability=said)


@means("Line.equip only")
def _equip_only(tree: Tree) -> Sentence:
    return Sentence(ability=t.Ability(kind="equip", targets=(on_field(one(meaning(tree["g"]))),)))


@means("Line.takes control of what it equips")
def _controls_equipped(tree: Tree) -> Sentence:
    """What it may be equipped to, whose controller then changes as long as it is."""
    control = t.TakeControl(group=t.Group(ref="equipped"), until="self")
    host = on_field(one(meaning(tree["g"])))
    host = replace(host, filter=replace(host.filter, face="up"))
    return Sentence(ability=t.Ability(kind="equip", targets=(host,), do=(t.Step(control),)))


def _about(kind: str, limit: str, name: str, rule: bool = False) -> Sentence:
    """A line that names a card; `_Reader` checks that it is this card."""
    ability = t.Ability(kind=kind, limit=limit, do=(t.Step(t.SummonCondition(name=name)),))
    return Sentence(ability=ability, rule=rule)


_LIMITS = {
    "limit this effect": "name",
    "limit each effect": "each",
    "limit one effect": "shared",
    "limit following effect": "following",
    "limit once per duel": "duel",
    "limit while face-up": "faceup",
    "limit per chain": "name chain",
    "limit each effect per duel": "each duel",
}


@means(*(f"Line.{name}" for name in _LIMITS))
def _limit(tree: Tree) -> Sentence:
    return _about("", _LIMITS[tree.name], tree.text("n"), rule=True)


@means("Line.limit twice", "Line.limit thrice")
def _limit_times(tree: Tree) -> Sentence:
    said = _about("", "name", tree.text("n"), rule=True)
    said.ability = replace(said.ability, times=2 if tree.name == "limit twice" else 3)
    return said


@means("Line.limit twice if")
def _limit_twice_if(tree: Tree) -> Sentence:
    return Sentence(ability=t.Ability(kind="", twice_if=conditions(tree["c"])), gate=("twice_if",))


@means("Line.activated by", "Line.activated by targeting", "Line.activated by paying and targeting")
def _activated_by(tree: Tree) -> Sentence:
    """At what cost and for which targets the card is activated, and what that does."""
    said = declared_now(meaning(tree["c"])) if tree.get("c") is not None else ()
    cost = (t.Step(meaning(tree["c"])),) if tree.get("c") is not None and not said else ()
    if cost and not isinstance(cost[0].op, t.Move | t.PayLife | t.Detach | t.RemoveCounters | t.Reveal | t.ByHand):
        raise Meaningless("what is paid")
    targets = (on_field(meaning(tree["g"])),) if tree.get("g") is not None else ()
    do = (*said, *steps(tree["d"]))
    return Sentence(ability=t.Ability(kind="activate", cost=cost, targets=targets, do=do), body=True)


@means("Line.activated by and holds while there")
def _activated_by_while_there(tree: Tree) -> Sentence:
    op: t.Operation = meaning(tree["x"])
    if not isinstance(op, t.PlayerRule) or op.until:
        raise Meaningless("what holds while it is there")
    ability = t.Ability(kind="activate", cost=(t.Step(meaning(tree["c"])),), do=(t.Step(replace(op, until="self")),))
    return Sentence(ability=ability, body=True)


@means("Line.pays with what it equips")
def _pays_with_host(tree: Tree) -> Sentence:
    """The equipped monster must be on the side of the card's controller."""
    host = t.Relation(what="card", of=t.Group(ref="equipped"))
    mine = t.Group(number="all", whose="you", zones=("monster",), filter=t.Filter(related=(host,)))
    both = t.Move(how="send", group=t.Group(ref="equipped", also=t.SELF))
    ability = t.Ability(
        kind="",
        optional=True,
        conditions=(t.Compare(t.Amount(of="count", group=mine), "≥", 1),),
        cost=(t.Step(both),),
        do=steps(tree["d"]),
    )
    return Sentence(ability=ability, headed=True, body=True)


GEMINI = t.Is(t.SELF, t.Filter(summoned="gemini"))
fix(
    "Line",
    {
        "treated as normal": Sentence(ability=t.Ability(kind="gemini"), rule=True),
        "summoned again": Sentence(ability=t.Ability(kind="", conditions=(GEMINI,)), listing=True),
    },
)


_AS_NORMAL = t.Step(t.Become(group=t.SELF, what="trait", value="normal", also=True))


@means("Line.treated as normal on the field")
def _treated_as_normal(tree: Tree) -> Sentence:
    return Sentence(ability=t.Ability(kind="continuous", do=(_AS_NORMAL,)), rule=True)


@means("Line.treated as normal off the field")
def _normal_elsewhere(tree: Tree) -> Sentence:
    return Sentence(ability=t.Ability(kind="continuous", do=(_AS_NORMAL,), active=("hand", "graveyard")), rule=True)


@means("Line.becomes an effect monster")
def _becomes_effect_monster(tree: Tree) -> Sentence:
    """While that is so it has the effects of the lines; else it is what the sentence before says."""
    said = conditions(tree["c"])
    if len(said) != 1 or not isinstance(said[0], t.Is) or said[0].group != t.SELF:
        raise Meaningless("while what it is an Effect Monster")
    otherwise = t.Is(t.SELF, t.Filter(neither=(said[0].filter,)))
    return Sentence(ability=t.Ability(kind="", conditions=said), listing=True, otherwise=otherwise)


@means("Line.gains these effects")
def _gains(tree: Tree) -> Sentence:
    said = conditions(tree["c"])
    return Sentence(ability=t.Ability(kind="", conditions=said), listing=True)


@means("Line.gains by attributes")
def _gains_by_attributes(tree: Tree) -> Sentence:
    return Sentence(ability=t.Ability(kind=""), listing=True)


@means("Line.any turn")
def _any_turn(tree: Tree) -> Sentence:
    return Sentence(ability=t.Ability(kind=""), gate=("quick",))


@means("Line.not on the turn")
def _not_on_the_turn(tree: Tree) -> Sentence:
    never = t.ThisTurn(t.SELF, meaning(tree["d"]), never=True)
    return Sentence(ability=t.Ability(kind="", conditions=(never,)), gate=("used if",))


@means("Line.any turn if")
def _any_turn_if(tree: Tree) -> Sentence:
    return Sentence(ability=t.Ability(kind="", quick_if=conditions(tree["c"])), gate=("quick_if",))


@means("Line.limit on the field")
def _limit_on_field(tree: Tree) -> Sentence:
    if tree.number("k") != 1:
        raise Meaningless("more than one")
    filter_, place = kinds_of_card(tree)
    if place is not None or filter_ in (t.Filter(), t.Filter(kinds=("monster",))):
        raise Meaningless("which cards")
    filter_ = replace(filter_, face="", names=tuple(name.removesuffix("(s)") for name in filter_.names))
    group = t.Group(number="all", whose="either", zones=("field",), filter=filter_)
    return Sentence(ability=t.Ability(kind="field limit", targets=(group,)), rule=True)


@means("Line.limit control such")
def _control_limit_such(tree: Tree) -> Sentence:
    filter_, place = kinds_of_card(tree)
    plain = (t.Filter(), t.Filter(kinds=("monster",)))
    if place is not None or filter_ in plain or filter_.names:
        raise Meaningless("which cards")
    group = t.Group(number="all", whose="you", zones=("field",), filter=replace(filter_, face=""))
    return Sentence(ability=t.Ability(kind="control limit", targets=(group,)), rule=True)


fix("Must", {"this face-up": (t.IsIn(("field",)), t.Is(t.SELF, t.Filter(face="up")))})


@means("Must.control", "Must.control no", "Must.not control")
def _must_control(tree: Tree) -> t.Condition:
    return controlled(tree)


def _in_your_graveyard(group: t.Group) -> t.Condition:
    if group.ref or group.zones or group.whose:
        raise Meaningless("where it must be")
    if group.number == "all" and group.filter.names:
        group = replace(group, number="exactly", count=1)
    return you_have(replace(group, whose="you", zones=("graveyard",)))


@means("Line.must hold", "Line.must be face-up", "Line.must be in the gy", "Line.must lie in position")
@means("Line.there must be", "Line.must be there", "Line.opponent must control", "Line.must hold both")
@means("Line.must be in your gy", "Line.must hold to resolve", "Line.bound must be there")
def _must_hold(tree: Tree) -> Sentence:
    """What is to be true both when the effect before is activated and when it resolves."""
    if tree.name.startswith("must hold"):
        said: tuple[t.Condition, ...] = ()
        for found in map(meaning, (tree["c"], *tree.many("d"))):
            said += found if isinstance(found, tuple) else (found,)
    elif tree.name == "opponent must control":
        said = (they_control(meaning(tree["g"])),)
    elif tree.name == "bound must be there":
        said = (t.Is(t.Group(ref="bound"), t.Filter()),)
    elif tree.name == "must be in your gy":
        said = (_in_your_graveyard(meaning(tree["g"])),)
    elif tree.name in ("there must be", "must be there"):
        said = (there_is(meaning(tree["g"])),)
    elif tree.name == "must lie in position":
        said = (t.IsIn(("field",)), t.Is(t.SELF, LYING[meaning(tree["p"])]))
    elif tree.name == "must be in the gy":
        said = (t.IsIn(("graveyard",)),)
    else:
        said = (t.IsIn(("field",)), t.Is(t.SELF, t.Filter(face="up")))
    said = with_groups(said, lambda group: t.SELF if group.ref == "before" else group)  # "with a different name"
    gate = "resolved if" if tree.name == "must hold to resolve" else "conditions"
    return Sentence(ability=t.Ability(kind="", conditions=said), gate=(gate,))


@means("Line.one equipped at a time")
def _one_equipped(tree: Tree) -> Sentence:
    """Nothing more is equipped to it while a monster is."""
    equipped = t.Filter(kinds=("monster",), related=(t.Relation(what="host", of=t.SELF),))
    count = t.Amount(of="count", group=t.Group(number="all", whose="either", zones=("field",), filter=equipped))
    return Sentence(ability=t.Ability(kind="", conditions=(t.Compare(count, "=", 0),)), gate=("conditions",))


@means("Line.no response", "Line.no response by either")
def _nobody_responds(tree: Tree) -> Sentence:
    who = "opponent" if tree.name == "no response" else "each"
    return Sentence(ability=t.Ability(kind="", unanswered=who), gate=("unanswered",))


@means("Line.no response with the target")
def _no_response_with_the_target(tree: Tree) -> Sentence:
    return Sentence(ability=t.Ability(kind="", unanswered="targets"), gate=("unanswered",))


@means("Line.no response with", "Line.no response with by either")
def _nobody_responds_with(tree: Tree) -> Sentence:
    group: t.Group = meaning(tree["g"])
    if group.ref or group.zones or group.number != "all" or group.filter.related or not group.filter.kinds:
        raise Meaningless("what is not activated in response")
    who = "each" if tree.name.endswith("either") else "opponent"
    ability = t.Ability(kind="", unanswered=who, unanswered_by=group.filter)
    return Sentence(ability=ability, gate=("unanswered", "unanswered_by"))


@means("Line.limit this card's effect", "Line.limit summon this way")
def _limit_more(tree: Tree) -> Sentence:
    if tree.name == "limit this card's effect":
        return _about("", "turn", "", rule=True)
    return _about("", "name", tree.text("n"), rule=True)


@means("Line.attack cost")
def _attack_cost(tree: Tree) -> Sentence:
    op: t.Operation = meaning(tree["x"])
    if not isinstance(op, t.Move | t.PayLife) or t.who_of(op) not in ("", "you"):
        raise Meaningless("what is paid for an attack")
    if isinstance(op, t.Move):
        if op.group.ref or op.group.whose != "you":
            raise Meaningless("what is paid for an attack")
        op = replace(op, group=replace(op.group, filter=replace(op.group.filter, other=True)))
    return Sentence(ability=t.Ability(kind="attack cost", cost=(t.Step(op),)), rule=True)


fix(
    "Line",
    dict.fromkeys(
        (
            "does not use",
            "tie",
            "damage is calculated",
            "applied even without it",
            "remains anyway",
            "chosen at random",
            "lasts while face-up",
            "what is there already stays",
        ),
        Sentence(ability=t.Ability(kind="note")),
    ),
)


def note(op: t.Operation) -> Sentence:
    """How an operation of the effect before is meant."""
    return Sentence(ability=t.Ability(kind="note", do=(t.Step(op),)))


@means("Line.treated as a kind of summon")
def _treated(tree: Tree) -> Sentence:
    return Sentence(
        ability=t.Ability(kind="note", do=(t.Step(t.SpecialSummon(group=t.SELF, treated=meaning(tree["k"]))),))
    )


@means("Line.treated as a fusion summon with")
def _treated_with(tree: Tree) -> Sentence:
    group = t.Group(whose="you", zones=("extra",))
    return Sentence(
        ability=t.Ability(kind="note", do=(t.Step(t.FusionSummon(group=group, treated_with=tree.text("n"))),))
    )


@means("Line.treated as a summon with")
def _treated_as_with(tree: Tree) -> Sentence:
    return note(t.SpecialSummon(group=t.SELF, treated_with=tree.text("n")))


@means("Line.treated as summoned by")
def _treated_as_by(tree: Tree) -> Sentence:
    return note(t.SpecialSummon(group=t.SELF, treated_by=tree.text("n")))


@means("Line.token note", "Line.token note for the turn")
def _token_note(tree: Tree) -> Sentence:
    tokens = t.CreateTokens(count=1, name="", race="", attribute="", level=0, atk=0, def_=0)
    if tree.name == "token note":
        return note(replace(tokens, untributable=True))
    return note(replace(tokens, untributable_turn=True))


@means("Line.token note of damage", "Line.token note of damage by name", "Line.token note of both")
def _hurting_tokens(tree: Tree) -> Sentence:
    name = tree.text("t") if tree.get("t") is not None else ""
    tokens = t.CreateTokens(count=1, name=name, race="", attribute="", level=0, atk=0, def_=0, hurts=tree.number("n"))
    return note(replace(tokens, untributable=tree.name == "token note of both"))


@means("Line.set note")
def _set_note(tree: Tree) -> Sentence:
    return note(t.SetCard(group=t.Group(), ready=True))


@means("Line.revealed and destroyed where set", "Line.revealed where set")
@means("Line.destroyed where it is such", "Line.left where it is set")
def _revealed_where_set(tree: Tree) -> Sentence:
    """What is Set may be of another kind than was said."""
    return note(t.Reveal(group=t.Group(ref="target")))


@means("Line.so long")
def _so_long(tree: Tree) -> Sentence:
    """How long all that the effect before brings about lasts."""
    return note(t.Modify(group=t.SELF, what="", how="", until=until(tree)))


@means("Line.gains once")
def _gains_once(tree: Tree) -> Sentence:
    return Sentence(
        ability=t.Ability(kind="note", do=(t.Step(t.PlayerRule(who="you", rule="extra normal summon", once=True)),))
    )


@means("Line.limit activation per duel")
def _limit_activation_per_duel(tree: Tree) -> Sentence:
    return _about("activation limit", "duel", tree.text("n"))


@means("Line.limit activation", "Line.limit control", "Line.limit special summon")
def _limit_card(tree: Tree) -> Sentence:
    kinds = {"limit activation": "activation limit", "limit control": "control limit"}
    return _about(kinds.get(tree.name, "summon limit"), "name", tree.text("n"))


@means("Line.applied only while")
def _applied_only_while(tree: Tree) -> Sentence:
    return Sentence(ability=t.Ability(kind="every", conditions=with_it(conditions(tree["c"]), t.SELF)))


@means("Line.placed by an effect only")
def _placed_only(tree: Tree) -> Sentence:
    """Neither activated nor Set: it comes to the field by the effects of the card of that name."""
    namer = t.Group(filter=t.Filter(names=(tree.text("n"),)))
    return Sentence(ability=t.Ability(kind="placed", targets=(namer,)), rule=True)
