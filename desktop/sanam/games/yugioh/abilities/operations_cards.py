"""Operations that move cards or change how they lie: each function carries out one operation on the cards picked."""

from __future__ import annotations

from sanam.engine.procedure import Call
from sanam.engine.table import UP
from sanam.games.yugioh.abilities.amounts import counters_fit, last_values, number, remember
from sanam.games.yugioh.abilities.base import Act, Outcome
from sanam.games.yugioh.abilities.candidates import turned
from sanam.games.yugioh.abilities.context import at, fresh, refs
from sanam.games.yugioh.abilities.force import force
from sanam.games.yugioh.abilities.groups import cards_of, players
from sanam.games.yugioh.abilities.lasting import carry
from sanam.games.yugioh.abilities.tree import (
    Arrange,
    Attach,
    ChangePosition,
    Destroy,
    Detach,
    Draw,
    Equip,
    Excavate,
    Look,
    Move,
    PlaceCounters,
    PlaceSpell,
    PutBack,
    RemoveCounters,
    Reveal,
    SetCard,
    Shuffle,
    SwapControl,
    TakeControl,
)

Picked = list[list[int]]


def destroy(act: Act, op: Destroy, picked: Picked) -> Call:
    """YZH-5.54: what protects them and what is done instead is seen to by DestroyCards."""
    from sanam.games.yugioh.abilities.asking import DestroyCards

    return Call(DestroyCards, {"cards": picked[0], "cause": act.ctx.reason, "banish": op.banish})


def move(act: Act, op: Move, picked: Picked) -> Outcome:
    """To another place without destroying (YZH-5.33, YZH-5.36, YZH-5.56, YZH-5.57)."""
    world, cards = act.world, picked[0]
    cause = act.ctx.reason
    before = {card: at(world, card) for card in cards}
    values = last_values(world, cards)
    from_deck = [card for card in cards if world.zone_word(card) == "deck"]
    match op.how:
        case "send" if "excavated" in op.group.zones or {*cards} <= {*fresh(world, act.ctx.excavated)}:
            world.send(cards, cause, "excavated")
        case "send" | "discard" | "tribute":
            world.send(cards, cause, op.how)
        case "banish":
            world.banish(cards, cause, op.face_down)
        case "bury":
            world.bury(cards, cause)
        case "return" | "add":
            world.to_hand(cards, cause)
            shown = [card for card in from_deck if card in world.table.cards and world.zone_word(card) == "hand"]
            if shown:
                world.reveal(shown, [0, 1])
        case "shuffle" | "top" | "bottom":
            if op.how != "shuffle":
                # The Deck that was looked into is shuffled first, then the cards are put on it (YZH-1.31).
                searched = from_deck if "deck" in op.group.zones else []
                for seat in sorted({world.table.cards[card].owner for card in searched}):
                    world.shuffle(seat)
            world.to_deck(cards, cause, op.how)
        case _:
            raise ValueError(f"no such move: {op.how}")
    remember(world, values)
    return moved(act, cards, before)


def moved(act: Act, cards: list[int], before: dict[int, int]) -> Outcome:
    """What became of the cards: a Token that ceased was handled as well (YTH-4.12)."""
    gone = [card for card in cards if at(act.world, card) != before[card]]
    return Outcome(bool(gone), [card for card in gone if card in act.world.table.cards], len(gone))


def put_back(act: Act, op: PutBack, picked: Picked) -> Outcome:
    """To where each was, or another free zone beside it; without one it goes to the Graveyard."""
    world = act.world
    back: list[int] = []
    for card in picked[0]:
        zone, _, stance = act.ctx.lay.get(str(card), "").partition(" ")
        if not zone or world.zone_word(card) != "banished":
            continue
        seat = int(zone[0])
        if world.word_of(zone) == "hand":
            back += world.to_hand([card], act.ctx.reason)
            continue
        if world.table.zones[zone]:
            word = world.word_of(zone)
            free = world.free_monster_zones(seat) if word == "monster" else world.free_spell_zones(seat)
            zone = free[0] if free and word != "field zone" else ""
        if zone:
            world.relocate(card, zone, stance)
            back.append(card)
        else:
            world.send([card], {"cause": "rule", "card": None, "seat": None})
    return Outcome(bool(back), back)


def draw(act: Act, op: Draw, picked: Picked) -> Outcome:
    """One draw a player, the turn player first (YZH-5.15, YZH-5.51, YZH-5.52)."""
    world = act.world
    drawn: list[int] = []
    for seat in players(world, act.ctx, op.who):
        count = number(world, act.ctx, op.count)
        if count <= 0 or force(world).player(seat, "cannot draw"):
            continue
        top = list(reversed(world.cards(seat, "deck")[-count:]))
        drawn += top[: world.draw(seat, count, act.ctx.reason)]
    return Outcome(bool(drawn), drawn)


def set_card(act: Act, op: SetCard, picked: Picked) -> Outcome:
    world, seat = act.world, act.ctx.seat
    done = []
    for card in picked[0]:
        if world.data(card).icon == "field" or world.free_spell_zones(seat):
            world.set_spell(card, seat, op.ready)
            done.append(card)
    return Outcome(bool(done), done)


def place_spell(act: Act, op: PlaceSpell, picked: Picked) -> Outcome:
    """A monster there is a Spell (YZH-5.47); it is not equipped to anything."""
    world, seat = act.world, act.ctx.seat
    done = []
    for card in picked[0]:
        free = world.free_spell_zones(seat)
        if free:
            world.relocate(card, free[0], UP)
            done.append(card)
    return Outcome(bool(done), [card for card in done if card in world.table.cards])


def change_position(act: Act, op: ChangePosition, picked: Picked) -> Outcome:
    """Turning a monster face-up so is being flipped, too (YZH-2.19)."""
    world = act.world
    done = []
    for card in picked[0]:
        stance = turned(world, card, op.to)
        if stance != world.table.cards[card].stance:
            world.turn_monster(card, stance, True, op.quiet)
            done.append(card)
    return Outcome(bool(done), done)


def take_control(act: Act, op: TakeControl, picked: Picked) -> Outcome:
    """The card moves to the other side of the field (YZH-5.40, YZH-5.41)."""
    world = act.world
    seat = act.ctx.seat if op.who == "you" else 1 - act.ctx.seat
    before = {card: at(world, card) for card in picked[0]}
    for card in picked[0]:
        world.take_control(card, seat, op.until)
        carry(world, card, before[card])
    return moved(act, picked[0], before)


def swap_control(act: Act, op: SwapControl, picked: Picked) -> Outcome:
    """The two monsters change places, so that full Monster Zones do not matter."""
    world = act.world
    cards = [card for card in picked[0] if world.zone_word(card) == "monster"]
    if len(cards) != 2 or world.controller(cards[0]) == world.controller(cards[1]):
        return Outcome(False, [])
    zones = [world.table.cards[card].zone for card in cards]
    for card, zone in zip(cards, reversed(zones), strict=True):
        was = at(world, card)
        world.play.move(card, zone)
        carry(world, card, was)
    for card in cards:
        world.play.happened("control", world.controller(card), card, moment=world.moment(), until="")
    return Outcome(True, cards)


def equip(act: Act, op: Equip, picked: Picked) -> Outcome:
    """YZH-2.97, YZH-5.47: a monster or Trap so equipped is an Equip Card."""
    world = act.world
    cards, hosts = picked
    done = []
    for card in cards:
        if (
            hosts
            and card != hosts[0]
            and (world.zone_word(card) == "spell-trap" or world.free_spell_zones(act.ctx.seat))
        ):
            world.equip(card, hosts[0], act.ctx.reason)
            done.append(card)
    return Outcome(bool(done), done)


def attach(act: Act, op: Attach, picked: Picked) -> Outcome:
    world = act.world
    cards, hosts = picked
    before = {card: at(world, card) for card in cards}
    if hosts:
        world.attach_material([card for card in cards if card != hosts[0]], hosts[0])
    return moved(act, cards, before)


def detach(act: Act, op: Detach, picked: Picked) -> Outcome:
    """YZH-2.38: to the owners' Graveyards."""
    before = {card: at(act.world, card) for card in picked[0]}
    act.world.send(picked[0], act.ctx.reason, "detach")
    return moved(act, picked[0], before)


def place_counters(act: Act, op: PlaceCounters, picked: Picked) -> Outcome:
    """YTH-4.25, YTH-4.26."""
    placed = []
    for card in picked[0]:
        count = counters_fit(act.world, act.ctx, op, card)
        if count > 0:
            act.world.place_counter(card, op.name, count)
            placed.append(card)
    return Outcome(bool(placed), placed)


def remove_counters(act: Act, op: RemoveCounters, picked: Picked) -> Outcome | Call:
    from sanam.games.yugioh.abilities.asking import TakeCounters

    world = act.world
    bearers = [card for card in cards_of(world, act.ctx, op.group) if world.table.cards[card].counters.get(op.name)]
    total = sum(world.table.cards[card].counters[op.name] for card in bearers)
    if op.all_:
        for card in bearers:
            world.remove_counter(card, op.name, world.table.cards[card].counters[op.name])
        return Outcome(total > 0, bearers, total)
    if total < op.count:
        return Outcome(False, [])
    return Call(
        TakeCounters,
        {
            "cards": bearers,
            "counter": op.name,
            "left": op.count,
            "seat": act.ctx.seat,
            "card": act.ctx.card,
        },
    )


def reveal(act: Act, op: Reveal, picked: Picked) -> Outcome:
    act.world.reveal(picked[0], [0, 1])
    return Outcome(bool(picked[0]), picked[0])


def excavate(act: Act, op: Excavate, picked: Picked) -> Outcome:
    """Both players see the cards, which are not added to anything yet."""
    act.world.reveal(picked[0], [0, 1])
    act.ctx.excavated = [*act.ctx.excavated, *refs(act.world, picked[0])]
    return Outcome(bool(picked[0]), picked[0])


def look(act: Act, op: Look, picked: Picked) -> Outcome:
    """Looking at a face-down card only confirms what it is (YZH-5.35)."""
    act.world.reveal(picked[0], [act.ctx.seat])
    return Outcome(bool(picked[0]), picked[0])


def arrange(act: Act, op: Arrange, picked: Picked) -> Outcome | Call:
    """In any order: the first one named lies uppermost."""
    from sanam.games.yugioh.abilities.picking import PickCards

    cards = [card for card in picked[0] if act.world.zone_word(card) == "deck"]
    if len(cards) < 2:
        return arranged(act, op, cards)
    return Call(
        PickCards,
        {
            "cards": cards,
            "least": len(cards),
            "most": len(cards),
            "seat": act.ctx.seat,
            "kind": "pick",
            "verb": "arrange",
            "card": act.ctx.card,
            "order": True,
        },
    )


def arranged(act: Act, op: Arrange, cards: list[int]) -> Outcome:
    world = act.world
    for seat in (0, 1):
        # What was taken out by hand while the order was asked for is left where it was put.
        mine = [card for card in cards if world.table.cards[card].zone == f"{seat}.deck"]
        if mine:
            pile = world.cards(seat, "deck")
            rest = [card for card in pile if card not in mine]
            mine.reverse()
            world.play.order(world.table.cards[mine[0]].zone, rest + mine if op.to == "top" else mine + rest)
    return Outcome(bool(cards), cards)


def shuffle(act: Act, op: Shuffle, picked: Picked) -> Outcome:
    for seat in players(act.world, act.ctx, op.who):
        act.world.shuffle(seat)
    return Outcome(True)
