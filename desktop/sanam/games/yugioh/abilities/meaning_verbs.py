"""What the operations of the phrase book mean."""

from __future__ import annotations

from typing import Any

import msgspec

from sanam.abilities.tree import Tree
from sanam.games.yugioh.abilities import tree as t
from sanam.games.yugioh.abilities.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.abilities.meaning_filters import Place, kinds_of_card, zones
from sanam.games.yugioh.abilities.meaning_nouns import IT, at_place_of, found, move, on_field, one, replace


class Procedure(msgspec.Struct, frozen=True, kw_only=True):
    """ "Special Summon this card (from your hand) by …", an operation only a Summon procedure has."""

    zones: tuple[str, ...]
    op: t.SpecialSummon | t.NormalSummon
    cost: tuple[t.Step, ...] = ()


class Several(msgspec.Struct, frozen=True):
    """Operations that one phrase tells at once."""

    ops: tuple[t.Operation, ...]


class Targets(msgspec.Struct, frozen=True, kw_only=True):
    """ "target 1 monster", as an operation before the semicolon."""

    groups: tuple[t.Group, ...]


@means("Op.target", "Op.target and", "Op.select")
def _target(tree: Tree) -> Any:
    groups: list[t.Group] = [meaning(tree[slot]) for slot in ("g", "h") if tree.get(slot) is not None]
    return Targets(groups=tuple(on_field(at_place_of(group, groups[-1])) for group in groups))


@means("Op.target one known")
def _target_known(tree: Tree) -> Any:
    """ "Target the attacking monster": only the one card that the occasion or the battle tells."""
    group: t.Group = meaning(tree["r"])
    if group.ref not in ("attacker", "attacked", "opposing", "event"):
        raise Meaningless("what to target")
    return Targets(groups=(group,))


@means("Op.destroy")
def _destroy(tree: Tree) -> t.Operation:
    return t.Destroy(group=on_field(meaning(tree["o"])))


# ----------------------------------------------------------------------------------------- moving cards
MOVES = {
    "send to gy": "send", "discard": "discard", "tribute": "tribute", "banish": "banish", "return to hand": "return",
    "shuffle into deck": "shuffle", "place on top": "top", "place on bottom": "bottom", "add to hand": "add",
    "return to deck": "shuffle", "return to top": "top", "return to bottom": "bottom",
}  # fmt: skip


@means(*(f"Op.{name}" for name in MOVES))
def _move(tree: Tree, who: str = "you") -> t.Operation:
    return move(MOVES[tree.name], meaning(tree["o"]), who)


@means("Op.add to hand except")
def _add_except(tree: Tree) -> t.Operation:
    group: t.Group = meaning(tree["o"])
    return move("add", replace(group, filter=replace(group.filter, not_names=(tree.text("n"),))))


_EXCEPT = {"send to gy except": "send", "return to hand except": "return", "shuffle into deck except": "shuffle"}


@means(*(f"Op.{name}" for name in _EXCEPT))
def _move_except(tree: Tree) -> t.Operation:
    """The exception stands behind the verb, as with "add"."""
    group: t.Group = meaning(tree["o"])
    if group.ref or group.also is not None or group.filter.not_names:
        raise Meaningless("of which cards that is the exception")
    return move(_EXCEPT[tree.name], replace(group, filter=replace(group.filter, not_names=(tree.text("n"),))))


@means("Op.set from deck")
def _set_from_deck(tree: Tree) -> t.Operation:
    group: t.Group = meaning(tree["o"])
    if group.ref or group.zones:
        raise Meaningless("two places")
    return t.SetCard(group=found(group, "you", "deck"))


@means("Op.equip with this card")
def _equip_with(tree: Tree) -> t.Operation:
    return t.Equip(card=t.SELF, to=on_field(meaning(tree["o"])))


@means("Op.arrange on top", "Op.arrange on bottom")
def _arrange(tree: Tree) -> t.Operation:
    return t.Arrange(group=meaning(tree["o"]), to="top" if tree.name == "arrange on top" else "bottom")


#: What another player than you may be told to do.
_BY_PLAYERS = {*MOVES}


@means("Op.actor")
def _actor(tree: Tree) -> t.Operation:
    who: str = meaning(tree["a"])
    done = tree["x"]
    if done.name in _BY_PLAYERS:
        return _move(done, who)
    if done.name == "draw":
        return t.Draw(count=done.number("n"), who=who)
    if done.name == "discard at random":
        op: t.Move = meaning(done)
        return replace(op, who=who, group=replace(op.group, whose="either" if who == "each" else who))
    if done.name == "draw until":
        drawn: t.Draw = meaning(done)
        assert isinstance(drawn.count, t.Amount) and drawn.count.group is not None
        if who == "each":
            raise Meaningless("until whose hand is full")
        return replace(drawn, who=who, count=replace(drawn.count, group=replace(drawn.count.group, whose=who)))
    if done.name == "lose lp":
        return t.SetLife(how="lose", amount=done.number("n"), who=who)
    if done.name == "gain lp":
        return t.GainLife(amount=done.number("n"), who=who)
    if done.name == "take damage":
        return t.Damage(amount=done.number("n"), who=who)
    if done.name == "pay lp":
        return t.PayLife(amount=done.number("n"), who=who)
    raise Meaningless(f"another player: {done.name}")


@means("Op.draw")
def _draw(tree: Tree) -> t.Operation:
    return t.Draw(count=tree.number("n"))


@means("Op.draw equal")
def _draw_equal(tree: Tree) -> t.Operation:
    return t.Draw(count=meaning(tree["v"]))


# --------------------------------------------------------------------------------------------- Summons
fix(
    "How",
    {
        "either position": {},
        "to your field": {"to": "you"},
        "attack position": {"position": "attack"},
        "defense position": {"position": "defense"},
        "face-down": {"position": "facedown"},
        "to opponent's field": {"to": "opponent"},
        "effects negated": {"negated": True},
        "ignoring conditions": {"ignoring": True},
        "cannot be tributed": {"untributable": True},
        "banished when leaving": {"leaving": True},
    },
)


def parts(group: t.Group) -> list[t.Group]:
    """The group and all it has `also`."""
    return [group, *parts(group.also)] if group.also is not None else [group]


def _how(tree: Tree) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for part in map(meaning, tree.many("h")):
        if values.keys() & part.keys():
            raise Meaningless("how it is Summoned, twice")
        values |= part
    return values


@means("Op.special summon", "Op.special summon from")
def _special_summon(tree: Tree) -> t.Operation:
    group: t.Group = meaning(tree["o"])
    if tree.get("z") is not None:
        if group.ref or group.zones:
            raise Meaningless("two places")
        group = found(group, "you", *zones(tree["z"]))
    if any(not part.ref and not part.zones for part in parts(group)):
        raise Meaningless("from where to Special Summon")
    how = _how(tree)
    if "untributable" in how:
        raise Meaningless("only Tokens are so limited")
    return t.SpecialSummon(group=group, **how)


@means("Op.summon token")
def _summon_token(tree: Tree) -> t.Operation:
    how = _how(tree)
    if not {*how} <= {"position", "to", "untributable"}:
        raise Meaningless("how Tokens are Summoned")
    name, count = tree.text("t"), tree.number("n")
    if count > 1:
        if not name.endswith("s"):
            raise Meaningless("several Tokens with the name of one")
        name = name[:-1]
    return t.CreateTokens(
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


@means("Op.ritual summon with")
def _ritual_with(tree: Tree) -> t.Operation:
    return t.SummonCondition(normal=False, special="first", by="ritual", name=tree.text("n"))


@means("Op.normal summon", "Op.normal summon or set", "Op.normal summon without tributing")
def _normal_summon(tree: Tree) -> t.Operation:
    group = found(meaning(tree["o"]), "you", "hand")
    if tree.name == "normal summon without tributing":
        return t.NormalSummon(group=group, tributes=0)
    return t.NormalSummon(group=group, set_too=tree.name == "normal summon or set")


@means("Op.additional normal summon")
def _additional(tree: Tree) -> t.Operation:
    group: t.Group = meaning(tree["o"])
    if group.number != "exactly" or group.zones:
        raise Meaningless("which Normal Summon")
    return t.PlayerRule(who="you", rule="extra normal summon", filter=group.filter, count=group.count)


@means("Op.set", "Op.set ready")
def _set(tree: Tree) -> t.Operation:
    return t.SetCard(group=found(meaning(tree["o"]), "you", "hand"), ready=tree.name == "set ready")


@means("Op.fusion summon")
def _fusion(tree: Tree) -> t.Operation:
    return t.FusionSummon(group=found(meaning(tree["o"]), "you", "extra"), zones=zones(tree["z"]))


class RitualTributes(msgspec.Struct, frozen=True, kw_only=True):
    """ "You must also Tribute monsters …": what a sentence before left unsaid of its Ritual Summon."""

    zones: tuple[str, ...]
    total: int | None = None


@means("Op.used to ritual summon", "Op.used to ritual summon any")
def _used_to_ritual_summon(tree: Tree) -> t.Operation:
    """Without its Tributes, which the sentence after it tells."""
    if tree.name == "used to ritual summon":
        filter_, place = t.Filter(names=(tree.text("n"),)), None
    else:
        filter_, place = kinds_of_card(tree)
    if place is not None and place != Place("you", ("hand",)):
        raise Meaningless("from where to Ritual Summon")
    return t.RitualSummon(group=t.Group(whose="you", zones=("hand",), filter=filter_), zones=())


@means("Op.tribute summon this card by")
def _tribute_summon_by(tree: Tree) -> Any:
    """With Tributes of one kind, in the number said: still a Tribute Summon."""
    group: t.Group = meaning(tree["g"])
    if group.ref or group.number != "exactly" or group.also is not None or group.filter.related:
        raise Meaningless("which Tributes")
    if group.whose == "opponent" or (group.zones and group.zones != ("field",)):
        raise Meaningless("Tributes from where")
    return Procedure(zones=("hand",), op=t.NormalSummon(group=t.SELF, tributes=group.count, of=group.filter))


@means("Op.tribute summon this card with")
def _tribute_summon_with(tree: Tree) -> Any:
    return Procedure(zones=("hand",), op=t.NormalSummon(group=t.SELF, tributes=tree.number("n")))


@means("Op.ritual tributes of hand or field")
def _ritual_tributes_plain(tree: Tree) -> Any:
    return RitualTributes(zones=("hand", "field"), total=tree.number("n"))


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


# -------------------------------------------------------------------------------------------- positions
fix(
    "Position",
    {
        "attack": "attack",
        "defense": "defense",
        "face-down defense": "facedown",
        "face-up attack": "faceup attack",
        "face-up defense": "faceup defense",
    },
)


@means("Op.change position")
def _change_position(tree: Tree) -> t.Operation:
    return t.ChangePosition(group=on_field(meaning(tree["o"])))


@means("Op.change its position")
def _change_its_position(tree: Tree) -> t.Operation:
    return t.ChangePosition(group=meaning(tree["p"]))


@means("Op.flip face-down")
def _flip_face_down(tree: Tree) -> t.Operation:
    return t.ChangePosition(group=on_field(meaning(tree["o"])), to="facedown")


@means("Op.change to")
def _change_to(tree: Tree) -> t.Operation:
    return t.ChangePosition(group=on_field(meaning(tree["o"])), to=meaning(tree["p"]))


# ------------------------------------------------------------------------------------------- Life Points
fix("Victim", {"opponent": "opponent", "each player": "each", "controller": "controller", "you": "you"})


@means("Op.inflict damage")
def _damage(tree: Tree) -> t.Operation:
    return t.Damage(amount=tree.number("n"), who=meaning(tree["v"]))


@means("Op.inflict damage equal")
def _damage_equal(tree: Tree) -> t.Operation:
    return t.Damage(amount=meaning(tree["x"]), who=meaning(tree["v"]))


@means("Op.take damage")
def _take_damage(tree: Tree) -> t.Operation:
    return t.Damage(amount=tree.number("n"), who="you")


@means("Op.take damage equal")
def _take_damage_equal(tree: Tree) -> t.Operation:
    return t.Damage(amount=meaning(tree["x"]), who="you")


@means("Op.gain lp")
def _gain(tree: Tree) -> t.Operation:
    return t.GainLife(amount=tree.number("n"))


@means("Op.gain lp equal")
def _gain_equal(tree: Tree) -> t.Operation:
    return t.GainLife(amount=meaning(tree["x"]))


@means("Op.pay lp equal")
def _pay_equal(tree: Tree) -> t.Operation:
    return t.PayLife(amount=meaning(tree["x"]))


@means("Op.increase your lp")
def _increase_lp(tree: Tree) -> t.Operation:
    return t.GainLife(amount=tree.number("n"))


@means("Op.both take damage")
def _both_take_damage(tree: Tree) -> t.Operation:
    return t.Damage(amount=tree.number("n"), who="each")


@means("Op.banish face-down")
def _banish_face_down(tree: Tree) -> t.Operation:
    raise Meaningless("banished face-down")


@means("Op.pay lp")
def _pay(tree: Tree) -> t.Operation:
    return t.PayLife(amount=tree.number("n"))


# ---------------------------------------------------------------------------------------- negating, control
fix(
    "Op",
    {
        "normal summon this card without tributing": Procedure(
            zones=("hand",), op=t.NormalSummon(group=t.SELF, tributes=0)
        ),
        "pay half lp": t.PayLife(amount=t.Amount(of="lp", who="you", over=2)),
        "negate activation": t.Negate(what="activation"),
        "negate effect": t.Negate(what="effect"),
        "negate attack": t.Negate(what="attack"),
        "negate summon": t.Negate(what="summon"),
        "end battle phase": t.EndBattlePhase(),
        "win": t.WinDuel(),
        "shuffle deck": t.Shuffle(),
        "shuffle opponent's deck": t.Shuffle(who="opponent"),
        "toss coin": t.TossCoin(),
        "toss and call": t.TossCoin(called=True),
        "roll": t.RollDie(),
        "choose one": t.Choose(options=()),
        "choose one at activation": t.Choose(options=(), at="activation"),
    },
)


def until(tree: Tree) -> str:
    said = tree.get("u")
    return meaning(said) if said is not None else ""


@means("Op.negate effects of")
def _negate_effects(tree: Tree) -> t.Operation:
    return t.Negate(what="effects", group=on_field(meaning(tree["o"])), until=until(tree))


@means("Op.negate its effects", "Op.effects are negated")
def _negate_its(tree: Tree) -> t.Operation:
    return t.Negate(what="effects", group=meaning(tree["p"]), until=until(tree))


fix("SkipPhase", {"draw": "draw", "standby": "standby", "battle": "battle", "main 1": "main 1"})


@means("Op.skip phase", "Op.opponent skips phase")
def _skip(tree: Tree) -> t.Operation:
    who = tree.get("a")
    return t.SkipPhase(phase=meaning(tree["p"]), who=meaning(who) if who is not None else "you")


@means("Op.take control", "Op.give control")
def _control(tree: Tree) -> t.Operation:
    who = "you" if tree.name == "take control" else "opponent"
    return t.TakeControl(group=on_field(meaning(tree["o"])), until=until(tree), who=who)


@means("Op.switch control")
def _switch(tree: Tree) -> t.Operation:
    return t.SwapControl(group=on_field(meaning(tree["o"])))


@means("Op.equip")
def _equip(tree: Tree) -> t.Operation:
    return t.Equip(card=on_field(meaning(tree["o"])), to=on_field(meaning(tree["t"])))


# ----------------------------------------------------------------------------------- counters, materials
@means("Op.place counters")
def _place_counters(tree: Tree) -> t.Operation:
    return t.PlaceCounters(count=tree.number("n"), name=tree.text("c"), group=on_field(meaning(tree["o"])))


@means("Op.place counters equal")
def _place_counters_equal(tree: Tree) -> t.Operation:
    return t.PlaceCounters(count=meaning(tree["x"]), name=tree.text("c"), group=on_field(meaning(tree["o"])))


@means("Op.remove counters")
def _remove_counters(tree: Tree) -> t.Operation:
    return t.RemoveCounters(count=tree.number("n"), name=tree.text("c"), group=on_field(meaning(tree["o"])))


@means("Op.remove all counters")
def _remove_all_counters(tree: Tree) -> t.Operation:
    return t.RemoveCounters(name=tree.text("c"), group=on_field(meaning(tree["o"])), all_=True)


@means("Op.detach", "Op.detach or more")
def _detach(tree: Tree) -> t.Operation:
    number = "exactly" if tree.name == "detach" else "at least"
    return t.Detach(count=tree.number("n"), group=on_field(meaning(tree["o"])), number=number)


@means("Op.attach")
def _attach(tree: Tree) -> t.Operation:
    return t.Attach(group=on_field(meaning(tree["o"])), to=on_field(meaning(tree["t"])))


# --------------------------------------------------------------------------------------- looking, chance
@means("Op.reveal")
def _reveal(tree: Tree) -> t.Operation:
    return t.Reveal(group=found(meaning(tree["o"]), "you", "hand"))


@means("Op.look at")
def _look(tree: Tree) -> t.Operation:
    return t.Look(group=on_field(meaning(tree["o"])))


@means("Op.player shuffles")
def _player_shuffles(tree: Tree) -> t.Operation:
    return t.Shuffle(who=meaning(tree["a"]))


@means("Op.toss coins")
def _toss(tree: Tree) -> t.Operation:
    return t.TossCoin(count=tree.number("n"))


@means("Op.player chooses one")
def _player_chooses(tree: Tree) -> t.Operation:
    return t.Choose(options=(), who=meaning(tree["a"]))


@means("Op.by hand")
def _by_hand(tree: Tree) -> t.Operation:
    return t.ByHand(words=tree.text("w"))


@means("Op.player wins")
def _player_wins(tree: Tree) -> t.Operation:
    return t.WinDuel(who=meaning(tree["a"]))


def refers_to_it(group: t.Group) -> bool:
    return group.ref == IT.ref
