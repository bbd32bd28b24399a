"""What the operations of the phrase book mean."""

from __future__ import annotations

from typing import Any

import msgspec

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.texts.reading.nouns.comparisons import appropriate
from sanam.games.yugioh.texts.reading.nouns.groups import at_place_of, found, move, on_field, replace
from sanam.games.yugioh.texts.reading.nouns.nouns import such
from sanam.games.yugioh.texts.reading.nouns.places import zones


class Procedure(msgspec.Struct, frozen=True, kw_only=True):
    """ "Special Summon this card (from your hand) by …", an operation only a Summon procedure has."""

    zones: tuple[str, ...]
    op: t.SpecialSummon | t.NormalSummon
    cost: tuple[t.Step, ...] = ()
    tributes: bool = False  # as many as its Level asks for


class Several(msgspec.Struct, frozen=True):
    """Operations that one phrase tells at once."""

    ops: tuple[t.Operation, ...]
    each_optional: bool = False
    apart: bool = False  # each is done even where the others cannot be
    asks: tuple[str, ...] = ()  # of optional ones, who decides about each


class RitualTributes(msgspec.Struct, frozen=True, kw_only=True):
    """ "You must also Tribute monsters …": what a sentence before left unsaid of its Ritual Summon."""

    zones: tuple[str, ...]
    total: int | None = None
    exact: bool = False
    of: t.Filter | None = None
    sent: bool = False
    further: t.Further | None = None
    group: t.Group | None = None  # the Ritual Monster, where the sentence itself says which


class MaterialsOnly(msgspec.Struct, frozen=True):
    """ "Only Dragon monsters can be used as Fusion Materials": of the Fusion Summon of the sentence before."""

    such: t.Filter


class MaterialsGo(msgspec.Struct, frozen=True):
    """ "These Synchro Materials are banished": of the Synchro Summon of the sentence before (ExtraSummon.fate)."""

    fate: str


class Targets(msgspec.Struct, frozen=True, kw_only=True):
    """ "target 1 monster", as an operation before the semicolon."""

    groups: tuple[t.Group, ...]


#: Zones whose cards cannot be targeted, for nobody else sees which they are.
HIDDEN = {"hand", "deck", "deck top", "extra"}


@means("Op.target", "Op.target and", "Op.target three", "Op.select")
def _target(tree: Tree) -> Any:
    groups: list[t.Group] = [meaning(tree[slot]) for slot in ("g", "h", "k") if tree.get(slot) is not None]
    if any(group.total is not None for group in groups):
        raise Meaningless("the Levels of targets together")
    if tree.name != "select" and any({*group.zones} & HIDDEN for group in groups):
        raise Meaningless("a choice among cards that are hidden")
    first, *more = groups
    # "1 Dragon monster and 1 other card": other than that Dragon, so this card may be the one or the other.
    # Of cards of the other player "other" says no more than that it is not this card.
    apart = [{first.whose, group.whose} == {"you", "opponent"} for group in more]
    further = zip(more, apart, strict=True)
    groups = [first, *(g if far else replace(g, filter=replace(g.filter, other=False)) for g, far in further)]
    return Targets(groups=tuple(on_field(at_place_of(group, groups[-1])) for group in groups))


@means("Op.target if possible")
def _target_if_possible(tree: Tree) -> Any:
    """What comes after it is done even without a target."""
    group: t.Group = on_field(meaning(tree["g"]))
    if group.number != "exactly" or group.ref or group.also is not None or {*group.zones} & HIDDEN:
        raise Meaningless("what is targeted if possible")
    return Targets(groups=(replace(group, number="if any"),))


@means("Op.target one known")
def _target_known(tree: Tree) -> Any:
    """ "Target the attacking monster": only the one card that the occasion or the battle tells."""
    group: t.Group = meaning(tree["r"])
    if group == t.Group(ref="it"):
        group = t.Group(ref="event")  # nothing else was spoken of before
    if group.ref not in ("attacker", "attacked", "opposing", "event"):
        raise Meaningless("what to target")
    return Targets(groups=(group,))


@means("Op.destroy")
def _destroy(tree: Tree) -> t.Operation:
    return t.Destroy(group=on_field(meaning(tree["o"])))


# ----------------------------------------------------------------------------------------- moving cards
MOVES = {
    "send to gy": "send",
    "discard": "discard",
    "tribute": "tribute",
    "banish": "banish",
    "return to hand": "return",
    "shuffle into deck": "shuffle",
    "place on top": "top",
    "place on bottom": "bottom",
    "add to hand": "add",
    "return to deck": "shuffle",
    "return to extra deck": "shuffle",
    "return to top": "top",
    "return to bottom": "bottom",
}


@means(*(f"Op.{name}" for name in MOVES))
def moved(tree: Tree, who: str = "you") -> t.Operation:
    group: t.Group = meaning(tree["o"])
    if tree.name == "discard" and group.zones == ("extra",):
        return move("send", group, who)  # only cards in the hand are discarded
    if tree.name == "add to hand" and group.zones == ("hand",) and group.whose == "opponent" and who == "you":
        return move("give", group)
    if tree.name == "add to hand" and group.zones == ("hand",):
        raise Meaningless("from one hand to another")
    return move(MOVES[tree.name], group, who)


@means("Op.add to opponent's hand")
def _add_to_theirs(tree: Tree) -> t.Operation:
    """A card of theirs goes to its owner's hand; one in your hand is handed over."""
    group: t.Group = meaning(tree["o"])
    if group.ref in ("it", "event") or group.whose == "opponent":
        return move("add", group)
    if group.whose != "you" or group.zones != ("hand",):
        raise Meaningless("from where it is added")
    return move("give", group)


@means("Op.add to hand from")
def _add_from(tree: Tree) -> t.Operation:
    group: t.Group = meaning(tree["o"])
    where = zones(tree["z"])
    if any(part.ref or part.zones for part in t.parts(group)) or where == ("hand",):
        raise Meaningless("from where it is added")
    return move("add", found(group, "you", *where))


_SUCH = {"add such to hand": "add", "send such to gy": "send", "return such to hand": "return"}
_SUCH |= {"shuffle such into deck": "shuffle"}


@means(*(f"Op.{name}" for name in _SUCH))
def _move_such(tree: Tree) -> t.Operation:
    """Which cards stands behind the verb: "add 1 monster to your hand, except …"."""
    return move(_SUCH[tree.name], such(tree))


@means("Op.take and add or summon", "Op.take and add or attach")
def _add_or_summon(tree: Tree) -> t.Operation:
    """Which of the two is chosen when it is done."""
    group: t.Group = meaning(tree["o"])
    if group.ref or group.also is not None:
        raise Meaningless("which card is taken")
    taken = group if group.zones else found(group, "you", "deck")
    other = t.SpecialSummon(group=taken) if tree.name.endswith("summon") else t.Attach(group=taken, to=t.SELF)
    return t.Choose(options=((t.Step(move("add", taken)),), (t.Step(other),)))


@means("Op.take and add or send")
def _add_or_send(tree: Tree) -> t.Operation:
    """Which of the two is chosen when it is done."""
    group: t.Group = meaning(tree["o"])
    return t.Choose(options=tuple((t.Step(move(how, found(group, "you", "deck"))),) for how in ("add", "send")))


@means("Op.set from deck", "Op.set from deck as a spell")
def _set_from_deck(tree: Tree) -> t.Operation:
    group: t.Group = meaning(tree["o"])
    if group.ref or group.zones:
        raise Meaningless("two places")
    return t.SetCard(group=found(group, "you", "deck"), as_spell=tree.name.endswith("spell"))


@means("Op.equip with this card")
def _equip_with(tree: Tree) -> t.Operation:
    return t.Equip(card=t.SELF, to=on_field(meaning(tree["o"])))


@means("Op.arrange on either")
def _arrange_on_either(tree: Tree) -> t.Operation:
    group: t.Group = meaning(tree["o"])
    if not group.ref or group.ref == "target":
        raise Meaningless("cards that have not been looked at")
    return t.Choose(options=tuple((t.Step(t.Arrange(group=group, to=to)),) for to in ("top", "bottom")))


@means("Op.arrange on top", "Op.arrange on bottom")
def _arrange(tree: Tree) -> t.Operation | Several:
    group = meaning(tree["o"])
    elsewhere = bool(group.zones) and {*group.zones} <= {"hand", "field", "graveyard", "banished", "deck"}
    if {*group.zones} - {"deck top", "excavated"} and not (elsewhere and group.whose == "you"):
        raise Meaningless("cards that do not lie in a Deck")
    to = "top" if tree.name == "arrange on top" else "bottom"
    if group.ref == "target" or elsewhere:  # they come from elsewhere, and are put in order then
        return Several((move(to, group), t.Arrange(group=t.Group(ref="it", number="all"), to=to)))
    return t.Arrange(group=group, to=to)


@means("Op.apply in sequence by number", "Op.apply one by number")
def _apply_by_number(tree: Tree) -> t.Operation:
    """Its lines say from which number on each is done, or for which (see `bullets.take_for_number`)."""
    counted = t.Compare(meaning(tree["v"]), "=" if tree.name == "apply one by number" else "≥", 0)
    return t.Choose(options=(), at="sequence", conditions=((counted,),))


@means("Op.draw")
def _draw(tree: Tree) -> t.Operation:
    return t.Draw(count=tree.number("n"))


@means("Op.draw equal")
def _draw_equal(tree: Tree) -> t.Operation:
    return t.Draw(count=meaning(tree["v"]))


@means("Op.banish face-down")
def banished_face_down(tree: Tree, who: str = "you") -> t.Operation:
    away = move("banish", meaning(tree["o"]), who)
    if not isinstance(away, t.Move):
        raise Meaningless("what is banished face-down")
    return replace(away, face_down=True)


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
        "becomes the end phase": t.EndBattlePhase(turn=True),
        "win": t.WinDuel(),
        "shuffle deck": t.Shuffle(),
        "each swaps deck and gy": t.Shuffle(who="each", swaps=True),
        "shuffle opponent's deck": t.Shuffle(who="opponent"),
        "toss coin": t.TossCoin(),
        "toss and call": t.TossCoin(called=True),
        "roll": t.RollDie(),
        "choose one": t.Choose(options=()),
        "apply in sequence": t.Choose(options=(), at="sequence"),
        "apply by position": t.Choose(options=(), at="position"),
        "choose one at activation": t.Choose(options=(), at="activation"),
        "either at activation": t.Choose(options=(), at="activation"),
    },
)
fix(
    "Until",
    {
        "end of turn": "turn",
        "end of turn while yours": "turn yours",
        "end of battle phase": "battle",
        "damage calculation": "damage",
        "damage step only": "damage",
        "end of damage step": "damage",
        "end of opponent's next turn": "opponent turn",
        "end of opponent's third turn": "opponent third",
        "end of your next turn": "your turn",
        "your next end phase": "your end",
        "opponent's next end phase": "opponent end",
        "end of next turn": "next turn",
        "opponent's next two turns": "opponent second",
        "next turn alone": "turn after",
        "your next standby phase": "standby",
        "next standby phase": "next standby",
        "your next draw phase": "draw",
        "it leaves": "self",
        "while it stays": "",
    },
)


def until(tree: Tree) -> str:
    """How long what the phrase says lasts; "" where it does not say."""
    said = tree.get("u")
    return meaning(said) if said is not None else ""


@means("Op.negate effects of")
def _negate_effects(tree: Tree) -> t.Operation:
    return t.Negate(what="effects", group=on_field(meaning(tree["o"])), until=until(tree))


@means("Op.negate its effects", "Op.effects are negated")
def _negate_its(tree: Tree) -> t.Operation:
    return t.Negate(what="effects", group=meaning(tree["p"]), until=until(tree))


fix("SkipPhase", {"draw": "draw", "standby": "standby", "battle": "battle", "main 1": "main 1", "turn": "turn"})


@means("Op.skip phase", "Op.opponent skips phase", "Op.skip their phase", "Op.make the opponent skip a phase")
@means("Op.skip phase of next turn", "Op.opponent skips phase of next turn")
def _skip(tree: Tree) -> t.Operation:
    who = tree.get("a")
    other = "opponent" if tree.name in ("skip their phase", "make the opponent skip a phase") else "you"
    next_turn = tree.name.endswith("of next turn")
    if next_turn and meaning(tree["p"]) == "turn":
        raise Meaningless("the turn of a turn")
    return t.SkipPhase(phase=meaning(tree["p"]), who=meaning(who) if who is not None else other, next_turn=next_turn)


@means("Op.skip several phases")
def _skip_several(tree: Tree) -> t.Operation:
    times = tree.number("n")
    if times < 2:
        raise Meaningless("one phase")
    return t.SkipPhase(phase=meaning(tree["p"]), who="you", times=times)


@means("Op.take control", "Op.give control")
def _control(tree: Tree) -> t.Operation:
    """Control of the equipped monster is held for as long as this card is there, where nothing else is said."""
    who = "you" if tree.name == "take control" else "opponent"
    group = on_field(meaning(tree["o"]))
    lasts = until(tree) or ("self" if group.ref == "equipped" and who == "you" else "")
    return t.TakeControl(group=group, until=lasts, who=who)


@means("Op.return control")
def _return_control(tree: Tree) -> t.Operation:
    return t.TakeControl(group=on_field(meaning(tree["o"])), who="owner")


@means("Op.each player switches")
def _each_switches(tree: Tree) -> t.Operation:
    if tree.number("n") != 1:
        raise Meaningless("which of them are switched with which")
    monsters = t.Filter(kinds=("monster",))
    return t.SwapControl(group=t.Group(whose="either", zones=("field",), filter=monsters, by="controller"))


@means("Op.each player banishes such from the deck")
def _purge(tree: Tree) -> Several:
    same = t.Filter(related=(t.Relation(what="name", of=meaning(tree["p"])),))
    decks = t.Group(number="all", whose="either", zones=("deck",))
    return Several((t.Reveal(group=decks), t.Move(how="banish", group=replace(decks, filter=same))))


@means("Op.switch control")
def _switch(tree: Tree) -> t.Operation:
    return t.SwapControl(group=on_field(meaning(tree["o"])))


@means("Op.equip")
def _equip(tree: Tree) -> t.Operation:
    card, host = on_field(meaning(tree["o"])), on_field(meaning(tree["t"]))
    return t.Equip(card=appropriate(card, host, "fits"), to=appropriate(host, card, "bears"))


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


@means("Op.detach from your field")
def _detach_of_yours(tree: Tree) -> t.Operation:
    xyz = t.Group(whose="you", zones=("field",), filter=t.Filter(kinds=("monster",), material=True))
    if tree.number("n") != 1:
        raise Meaningless("from which monsters")
    return t.Detach(count=1, group=xyz)


@means("Op.take a material")
def _take_material(tree: Tree) -> t.Operation:
    if tree.number("n") != 1:
        raise Meaningless("from which monsters")
    there = t.Group(whose="opponent", zones=("materials",))
    return t.Attach(group=there, to=on_field(meaning(tree["t"])))


@means("Op.attach")
def _attach(tree: Tree) -> t.Operation:
    return t.Attach(group=on_field(meaning(tree["o"])), to=on_field(meaning(tree["t"])))


@means("Op.by hand")
def _by_hand(tree: Tree) -> t.Operation:
    words = tree.text("w")
    if words.startswith(("only ", "also only ")):
        raise Meaningless("what limits, and not what is done")
    return t.ByHand(words=words)


@means("Op.player wins")
def _player_wins(tree: Tree) -> t.Operation:
    return t.WinDuel(who=meaning(tree["a"]))


# ------------------------------------------------------------------------------------ Field Spells activated
def _activated(group: t.Group) -> t.Operation:
    """By an effect, out of the hand, the Deck or the Graveyard."""
    lasting = group.filter.icons in (("field",), ("continuous",))
    if group.ref or not lasting or not {*group.zones} <= {"hand", "deck", "graveyard"}:
        raise Meaningless("what is activated, and where from")
    return t.PlaceSpell(group=group, activates=True)


@means("Op.activate field spell")
def _activate_field_spell(tree: Tree) -> t.Operation:
    return _activated(meaning(tree["o"]))


@means("Op.take and activate or add")
def _activate_or_add(tree: Tree) -> t.Operation:
    group: t.Group = found(meaning(tree["o"]), "you", "deck")
    return t.Choose(options=((t.Step(_activated(group)),), (t.Step(move("add", group)),)))
