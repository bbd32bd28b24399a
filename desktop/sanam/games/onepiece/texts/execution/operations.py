"""What abilities do at once (8-1-4-1): each operation of the phrase book."""

from __future__ import annotations

from sanam.abilities.tree import Tree, keys_in, to_plain
from sanam.engine.procedure import Outcome
from sanam.engine.table import DOWN, UP
from sanam.games.onepiece.texts.execution.amounts import number
from sanam.games.onepiece.texts.execution.context import Context
from sanam.games.onepiece.texts.execution.lasting import Picked, until
from sanam.games.onepiece.texts.execution.moving import (
    BothDiscard,
    ChooseNumber,
    Discard,
    MoveCards,
    PutOnField,
)
from sanam.games.onepiece.texts.execution.picking import event_ability
from sanam.games.onepiece.texts.execution.registry import carried_by_parent
from sanam.games.onepiece.texts.execution.removing import Remove
from sanam.games.onepiece.texts.execution.replacing import replacements
from sanam.games.onepiece.texts.execution.resolution import Resolve, operations
from sanam.games.onepiece.texts.execution.selections import things_of, wanted
from sanam.games.onepiece.texts.execution.zones import areas, cards_in, place, seats
from sanam.games.onepiece.texts.tree.entries import timing_of
from sanam.games.onepiece.vocabulary.effects import Doing

carried_by_parent("Order", "any")
carried_by_parent("Face", "up, down")
carried_by_parent("Op1", "draw, trash, return don")
carried_by_parent("Op", "return don until same, give one and the other, give two")


# ---------------------------------------------------------------------- drawing


@operations("draw")
def _draw(do: Resolve, ctx: Context, op: Tree, picked: Picked) -> Outcome:
    drawn = ctx.rules.draw_by_effect(ctx.actor, op.number("n"), ctx.card)
    ctx.memory["did"] = drawn > 0
    return None


@operations("draw up to")
def _draw_up_to(do: Resolve, ctx: Context, op: Tree, picked: Picked) -> Outcome:
    return ctx.rules.draw_up_to(ctx.actor, op.number("n"))


@operations("draw number")
def _draw_number(do: Resolve, ctx: Context, op: Tree, picked: Picked) -> Outcome:
    ctx.memory["did"] = ctx.rules.draw_by_effect(ctx.actor, number(ctx, op["q"]), ctx.card) > 0
    return None


@operations("draw so that")
def _draw_so_that(do: Resolve, ctx: Context, op: Tree, picked: Picked) -> Outcome:
    missing = op.number("n") - len(ctx.rules.table.zones[f"{ctx.actor}.hand"])
    ctx.memory["did"] = ctx.rules.draw_by_effect(ctx.actor, missing, ctx.card) > 0
    return None


@operations("draw equal")
def _draw_equal(do: Resolve, ctx: Context, op: Tree, picked: Picked) -> Outcome:
    ctx.memory["did"] = ctx.rules.draw_by_effect(ctx.actor, int(ctx.memory.get("moved", 0)), ctx.card) > 0
    return None


@operations("until you have")
def _until_you_have(do: Resolve, ctx: Context, op: Tree, picked: Picked) -> Outcome:
    hand = ctx.rules.table.zones[f"{ctx.actor}.hand"]
    size = op["q"].number("n", 1)
    if op["x"].name == "draw":
        ctx.rules.draw_by_effect(ctx.actor, size - len(hand), ctx.card)
        return None
    there = len(things_of(ctx, ctx.actor, op["k"]))
    trashed = {part.key for part in op["x"].walk()}
    if not {"Zone.top of deck", "Noun1.life", "Zone.top of life", "Zone.life"}.isdisjoint(trashed):
        area = "deck" if "Zone.top of deck" in trashed else "life"
        fills = any(part.key == "Zone.trash" for part in op["k"].walk())
        number = size - there if fills else there - size
        return _remove(do, ctx, ctx.rules.table.zones[f"{ctx.actor}.{area}"][::-1][: max(0, number)], "trash")
    return do.call(Discard, seat=ctx.actor, number=len(hand) - size, source=ctx.card)


@operations("until hand")
def _until_hand(do: Resolve, ctx: Context, op: Tree, picked: Picked) -> Outcome:
    """The turn player first (1-3-4, 1-3-11)."""
    return do.call(BothDiscard, left=op.number("n"), source=ctx.card)


# ---------------------------------------------------------------------- active and rested


@operations("rest")
def _rest(do: Resolve, ctx: Context, op: Tree, picked: Picked) -> Outcome:
    if not do.paying and any(
        replacements(ctx.rules, c, Doing("rest", "effect", ctx.card, ctx.me)) for c in picked["s"]
    ):
        return _remove(do, ctx, picked["s"], "rest")
    rested = sum([ctx.rules.rest_by_effect(card, ctx.me, ctx.card) for card in picked["s"]])
    ctx.memory.pop("rested", None)
    if rested:
        ctx.memory["rested"] = rested
    ctx.memory["did"] = rested > 0
    return None


@operations("set active")
def _set_active(do: Resolve, ctx: Context, op: Tree, picked: Picked) -> Outcome:
    ctx.memory["did"] = sum([ctx.rules.set_active_by_effect(card, ctx.card) for card in picked["s"]]) > 0
    return None


# ---------------------------------------------------------------------- leaving the field


def _remove(
    do: Resolve, ctx: Context, cards: list[int], how: str, area: str = "trash", end: str = "top", **more: object
) -> Outcome:
    by_cost = do.paying
    return do.call(
        Remove,
        cards=ctx.marked(cards),
        how=how,
        area=area,
        end=end,
        source=ctx.card,
        by=do.seat,
        cost=by_cost or None,
        **more,
    )


@operations("ko")
def _ko(do: Resolve, ctx: Context, op: Tree, picked: Picked) -> Outcome:
    return _remove(do, ctx, picked["s"], "ko")


@operations("trash")
def _trash(do: Resolve, ctx: Context, op: Tree, picked: Picked) -> Outcome:
    return _remove(do, ctx, picked["s"], "trash")


@operations("trash zone")
def _trash_zone(do: Resolve, ctx: Context, op: Tree, picked: Picked) -> Outcome:
    return _remove(do, ctx, cards_in(ctx, place(ctx, op["z"])), "trash")


@operations("trash each top")
def _trash_each_top(do: Resolve, ctx: Context, op: Tree, picked: Picked) -> Outcome:
    first = ctx.rules.turn_player()
    zones = ctx.rules.table.zones
    cards = [c for seat in (first, 1 - first) for c in zones[f"{seat}.life"][::-1][: op.number("n")]]
    return _remove(do, ctx, cards, "trash")


def _send(do: Resolve, ctx: Context, op: Tree, cards: list[int], *, face: str = "", order: bool = False) -> Outcome:
    """Move cards to a zone: from the field as things that leave it, from elsewhere as they are."""
    found, end = areas(op["z"])
    area = found[0]
    other = "deck" if op["z"].name == "hand or bottom of deck" else ""
    return do.call(
        MoveCards,
        cards=ctx.marked(cards),
        area=area,
        end=end or "top",
        order=order or bool(end) or None,
        face=face,
        seat=ctx.actor,
        source=ctx.card,
        by=do.seat,
        cost=(do.paying) or None,
        other=other,
    )


def _facing(op: Tree) -> str:
    face = op.get("f")
    return "" if face is None else face.name


@operations("return", "give to hand", "add")
def _return(do: Resolve, ctx: Context, op: Tree, picked: Picked) -> Outcome:
    return _send(do, ctx, op, picked["s"], face=_facing(op))


@operations("return rested")
def _return_rested(do: Resolve, ctx: Context, op: Tree, picked: Picked) -> Outcome:
    """DON!! cards that were given come back to the cost area rested (6-5-5-4)."""
    for don in picked["s"]:
        if ctx.rules.area(don) == "given":
            ctx.rules.take_back(don)
    return None


@operations("place", "place back", "give any order", "add both")
def _place(do: Resolve, ctx: Context, op: Tree, picked: Picked) -> Outcome:
    return _send(do, ctx, op, picked["s"], order=True)


@operations("shuffle into")
def _shuffle_into(do: Resolve, ctx: Context, op: Tree, picked: Picked) -> Outcome:
    """Cards go back to the deck, which is shuffled (3-2-4)."""
    cards = cards_in(ctx, place(ctx, op["z"]))
    ctx.rules.play.mark("table", "shuffle_after", int(place(ctx, op["y"]).zones[0][0]))
    to_deck = Tree("Op.return", (("z", op["y"]),))
    return _send(do, ctx, to_deck, cards)


@operations("put back")
def _put_back(do: Resolve, ctx: Context, op: Tree, picked: Picked) -> Outcome:
    """Cards of a pile go back into it (3-1-7)."""
    area = ctx.rules.area(picked["s"][0]) if picked["s"] else "deck"
    return do.call(
        MoveCards,
        cards=ctx.marked(picked["s"]),
        area=area,
        end="top",
        order=True,
        face="",
        seat=ctx.actor,
        source=ctx.card,
        by=do.seat,
        cost=do.paying or None,
        other="",
    )


@operations("place facing")
def _place_facing(do: Resolve, ctx: Context, op: Tree, picked: Picked) -> Outcome:
    return _send(do, ctx, op, picked["s"], face=_facing(op), order=True)


@operations("add this", "place and shuffle")
def _add_and_shuffle(do: Resolve, ctx: Context, op: Tree, picked: Picked) -> Outcome:
    deck = place(ctx, op["y"]).zones[0]
    ctx.rules.play.mark("table", "shuffle_after", int(deck[0]))
    return _send(do, ctx, op, picked["s"])


# ---------------------------------------------------------------------- coming to the field


def _put(do: Resolve, ctx: Context, cards: list[int], rested: bool) -> Outcome:
    later = any(part.key == "Sel.played" for step in do.steps_of if step.tree is not None for part in step.tree.walk())
    return do.call(
        PutOnField,
        cards=ctx.marked(cards),
        rested=rested or None,
        seat=ctx.actor,
        source=ctx.card,
        spoken_of=later or None,
    )


@operations("play")
def _play(do: Resolve, ctx: Context, op: Tree, picked: Picked) -> Outcome:
    return _put(do, ctx, picked["s"], False)


@operations("play rested")
def _play_rested(do: Resolve, ctx: Context, op: Tree, picked: Picked) -> Outcome:
    return _put(do, ctx, picked["s"], True)


@operations("activate effect")
def _activate(do: Resolve, ctx: Context, op: Tree, picked: Picked) -> Outcome:
    """ "Activate this card's [Main] effect": an ability is used, not a card (8-5-1, 8-5-4)."""
    found = ctx.rules.profile(ctx.card).by_timing.get(timing_of(op["t"]))
    if not found:
        return None
    return ctx.rules.use_ability(ctx.card, found[0])


@operations("activate event")
def _activate_event(do: Resolve, ctx: Context, op: Tree, picked: Picked) -> Outcome:
    """An Event is used without paying its cost (2-7-3, 8-4-2)."""
    for card in picked["s"]:
        ability = event_ability(ctx.rules, card)
        if ability is not None:
            ctx.memory["did"] = True
            return ctx.rules.play_event(card, ctx.actor, ability)
    ctx.memory["did"] = False
    return None


@operations("activate effect of")
def _activate_effect_of(do: Resolve, ctx: Context, op: Tree, picked: Picked) -> Outcome:
    """ "Activate that Character's [On Play] effect" (8-5-1, 8-5-4)."""
    for card in picked["s"]:
        found = ctx.rules.profile(card).by_timing.get(timing_of(op["t"]))
        if found:
            return ctx.rules.use_ability(card, found[0])
    return None


@operations("activate effect of cards")
def _activate_effect_of_cards(do: Resolve, ctx: Context, op: Tree, picked: Picked) -> Outcome:
    """ "Activate the [Main] effect of up to 1 Event card in your trash": an ability is used, not a card (8-5-1)."""
    ctx.memory["did"] = bool(picked["s"])
    for card in picked["s"]:
        return ctx.rules.use_ability(card, ctx.rules.profile(card).by_timing[timing_of(op["t"])][0])
    return None


# ---------------------------------------------------------------------- DON!!


@operations("add don")
def _add_don(do: Resolve, ctx: Context, op: Tree, picked: Picked) -> Outcome:
    for don in picked["s"]:
        if ctx.rules.area(don) == "don-deck":
            ctx.rules.play.move(don, f"{ctx.actor}.cost", None, UP)
    ctx.memory["it"] = ctx.marked(picked["s"])
    do.remember(ctx, {"s": ctx.memory["it"]})
    if picked["s"]:
        ctx.rules.fact("don_added", ctx.actor, None, count=len(picked["s"]))
    return None


@operations("give don", "give don each")
def _give_don(do: Resolve, ctx: Context, op: Tree, picked: Picked) -> Outcome:
    rules = ctx.rules
    targets = [card for card in picked["t"] if rules.area(card) in ("leader", "character")]
    if "s" in picked:
        dons = list(picked["s"])
        share = len(dons)
    else:
        found = wanted(ctx, op["s"])
        dons, share = found.cards, op["s"]["a"].number("n", 1)
    said = keys_in(op["s"])
    lent = "Filter.given" in said
    area = "given" if lent else "don-deck" if "Zone.don deck" in said else "cost"
    dons = [don for don in dons if rules.area(don) == area]
    given = 0
    for host in targets:
        for don in dons[given : given + share]:
            if lent:
                rules.play.attach(don, None)
            rules.give(don, host)
            given += 1
    ctx.memory["it"] = ctx.marked(targets)
    ctx.memory["did"] = given > 0
    return None


# ---------------------------------------------------------------------- looking


@operations("look")
def _look(do: Resolve, ctx: Context, op: Tree, picked: Picked) -> Outcome:
    """Only the player of the ability sees them; they stay where they are (11-3-1, 11-3-2)."""
    rules = ctx.rules
    for card in picked["s"]:
        known = rules.table.cards[card].known
        rules.play.show(card, sorted({*known, ctx.actor}))
    if picked["s"]:
        rules.fact("looked", ctx.actor, None, count=len(picked["s"]))
        for card in picked["s"]:
            rules.fact("saw", ctx.actor, card, seen_by=[ctx.actor])
    ctx.memory["looked"] = ctx.marked(picked["s"])
    ctx.memory.pop("handled", None)
    do.remember(ctx, {"s": ctx.memory["looked"]})
    return None


@operations("reveal")
def _reveal(do: Resolve, ctx: Context, op: Tree, picked: Picked) -> Outcome:
    rules = ctx.rules
    for card in picked["s"]:
        rules.play.show(card, [0, 1])
        rules.fact("revealed", ctx.actor, card)
    ctx.memory["revealed"] = ctx.marked(picked["s"])
    return None


@operations("look zone")
def _look_zone(do: Resolve, ctx: Context, op: Tree, picked: Picked) -> Outcome:
    """Look at a whole hand or pile; it is seen by the player of the ability alone (11-3-1)."""
    return _look(do, ctx, op, {"s": cards_in(ctx, place(ctx, op["z"]))})


@operations("reveal zone")
def _reveal_zone(do: Resolve, ctx: Context, op: Tree, picked: Picked) -> Outcome:
    cards = cards_in(ctx, place(ctx, op["z"]))
    for card in cards:
        ctx.rules.play.show(card, [0, 1])
        ctx.rules.fact("revealed", ctx.actor, card)
    ctx.memory["revealed"] = ctx.memory["it"] = ctx.marked(cards)
    return None


@operations("choose")
def _choose(do: Resolve, ctx: Context, op: Tree, picked: Picked) -> Outcome:
    rules = ctx.rules
    ctx.memory["selected before"] = ctx.memory.get("selected", [])
    ctx.memory["selected"] = ctx.marked(picked["s"])
    for card in picked["s"]:
        seen = rules.witnesses(card)
        rules.fact("selected", ctx.actor, card, seen if len(seen) < len(rules.table.seats) else None)
    return None


@operations("turn", "turn face", "turn all")
def _turn(do: Resolve, ctx: Context, op: Tree, picked: Picked) -> Outcome:
    face = op.get("f")
    did = False
    for card in picked["s"]:
        it = ctx.rules.table.cards[card]
        up = face.name == "up" if face is not None else not it.face_up
        if it.face_up != up:
            ctx.rules.play.turn(card, UP if up else DOWN)
            ctx.rules.fact("turned_face", it.owner, card if up else None, up=up)
            did = True
    ctx.memory["did"] = did
    return None


@operations("shuffle")
def _shuffle(do: Resolve, ctx: Context, op: Tree, picked: Picked) -> Outcome:
    for zone in place(ctx, op["z"]).zones:
        if zone.endswith(".deck"):
            ctx.rules.shuffle(int(zone[0]))
    return None


@operations("shuffle life")
def _shuffle_life(do: Resolve, ctx: Context, op: Tree, picked: Picked) -> Outcome:
    for seat in seats(ctx, op.get("w")):
        ctx.rules.play.shuffle(f"{seat}.life")
        ctx.rules.fact("shuffled", seat)
    return None


@operations("choose number")
def _choose_number(do: Resolve, ctx: Context, op: Tree, picked: Picked) -> Outcome:
    return do.call(ChooseNumber, seat=ctx.actor, card=ctx.card)


# ---------------------------------------------------------------------- the game


@operations("deal damage")
def _deal_damage(do: Resolve, ctx: Context, op: Tree, picked: Picked) -> Outcome:
    return ctx.rules.deal_damage(1 - ctx.me, op.number("n"))


@operations("take damage")
def _take_damage(do: Resolve, ctx: Context, op: Tree, picked: Picked) -> Outcome:
    return ctx.rules.deal_damage(ctx.me, op.number("n"))


@operations("win")
def _win(do: Resolve, ctx: Context, op: Tree, picked: Picked) -> Outcome:
    """1-2-5."""
    ctx.rules.decide(ctx.me, "effect")
    return None


@operations("extra turn")
def _extra_turn(do: Resolve, ctx: Context, op: Tree, picked: Picked) -> Outcome:
    ctx.rules.play.mark("table", "extra_turn", ctx.actor)
    ctx.rules.fact("extra_turn", ctx.actor)
    return None


@operations("change target")
def _change_target(do: Resolve, ctx: Context, op: Tree, picked: Picked) -> Outcome:
    """The battle goes on with the new target (see `battle.Battle`)."""
    if "attack" in ctx.rules.table.marks and picked["s"]:
        ctx.rules.play.mark("table", "redirected", picked["s"][0])
    return None


@operations("Clause.next play costs less", "Clause.next such play costs less")
def _next_play(do: Resolve, ctx: Context, op: Tree, picked: Picked) -> Outcome:
    word, since = until(ctx, op.get("d"))
    data = {"seat": ctx.me, "since": since, "tree": to_plain(op.get("s") or op["k"]), "once": True}
    ctx.rules.play.modify(
        source=ctx.card,
        subject=f"seat{ctx.me}",
        key="playing cost",
        op="add",
        value=-op.number("n"),
        until=word,
        data=data,
    )
    return None
