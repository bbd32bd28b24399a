"""Operations that move cards or change how they lie: each function carries out one operation on the cards picked."""

from __future__ import annotations

from sanam.engine.procedure import Call
from sanam.engine.table import DOWN, UP
from sanam.games.yugioh.cards.model import EXTRA_TRAITS
from sanam.games.yugioh.texts.execution.able import turned
from sanam.games.yugioh.texts.execution.amounts import counters_fit, last_values, remember
from sanam.games.yugioh.texts.execution.context import at, fresh, refs
from sanam.games.yugioh.texts.execution.filters import passing
from sanam.games.yugioh.texts.execution.groups import cards_of, number, players
from sanam.games.yugioh.texts.execution.host import Host
from sanam.games.yugioh.texts.execution.lasting import carry
from sanam.games.yugioh.texts.execution.limits import count_use
from sanam.games.yugioh.texts.execution.operations.asking import DestroyCards, TakeCounters
from sanam.games.yugioh.texts.execution.picking import PickCards
from sanam.games.yugioh.texts.execution.prices import note_price
from sanam.games.yugioh.texts.execution.procedure import Act, Outcome
from sanam.games.yugioh.texts.execution.standing_effects import in_field, standing
from sanam.games.yugioh.texts.tree import (
    Amount,
    Arrange,
    Attach,
    ChangePosition,
    Destroy,
    Detach,
    Draw,
    Equip,
    Excavate,
    Filter,
    Look,
    Move,
    Pick,
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
from sanam.games.yugioh.vocabulary.zones import FIELD

Picked = list[list[int]]


def destroy(act: Act, op: Destroy, picked: Picked) -> Call:
    """YZH-5.54: what protects them and what is done instead is seen to by DestroyCards."""
    return Call(DestroyCards, {"cards": picked[0], "cause": act.ctx.reason, "banish": op.banish})


def move(act: Act, op: Move, picked: Picked) -> Outcome:
    """To another place without destroying (YZH-5.33, YZH-5.36, YZH-5.56, YZH-5.57)."""
    duel, cards = act.duel, picked[0]
    cause = act.ctx.reason
    before = {card: at(duel, card) for card in cards}
    values = last_values(duel, cards)
    from_deck = [card for card in cards if duel.zone_word(card) == "deck"]
    match op.how:
        case "send" if "excavated" in op.group.zones or {*cards} <= {*fresh(duel, act.ctx.excavated)}:
            duel.send(cards, cause, "excavated")
        case "send" | "discard" | "tribute":
            duel.send(cards, cause, op.how)
        case "banish":
            duel.banish(cards, cause, op.face_down)
        case "bury":
            duel.bury(cards, cause)
        case "return" | "add":
            duel.to_hand(cards, cause)
            shown = [card for card in from_deck if card in duel.table.cards and duel.zone_word(card) == "hand"]
            if shown:
                duel.reveal(shown, [0, 1])
        case "give":
            duel.to_other_hand(cards, cause)
        case "shuffle" | "top" | "bottom":
            if op.how != "shuffle":
                # The Deck that was looked into is shuffled first, then the cards are put on it (YZH-1.31).
                searched = from_deck if "deck" in op.group.zones else []
                for seat in sorted({duel.table.cards[card].owner for card in searched}):
                    duel.shuffle(seat)
            duel.to_deck(cards, cause, op.how)
        case _:
            raise ValueError(f"no such move: {op.how}")
    remember(duel, values)
    if op.how == "shuffle" and cards and op.group.zones == ("excavated",):
        return Outcome(True, cards)  # where they already are
    return moved(act, cards, before)


def moved(act: Act, cards: list[int], before: dict[int, int]) -> Outcome:
    """What became of the cards: a Token that ceased was handled as well (YTH-4.12)."""
    gone = [card for card in cards if at(act.duel, card) != before[card]]
    return Outcome(bool(gone), [card for card in gone if card in act.duel.table.cards], len(gone))


def put_back(act: Act, op: PutBack, picked: Picked) -> Outcome:
    """To where each was, or another free zone beside it; without one it goes to the Graveyard."""
    duel = act.duel
    back: list[int] = []
    for card in picked[0]:
        zone, _, stance = act.ctx.positions.get(str(card), "").partition(" ")
        if not zone or duel.zone_word(card) != "banished":
            continue
        seat = int(zone[0])
        if duel.word_of(zone) == "hand":
            back += duel.to_hand([card], act.ctx.reason)
            continue
        if duel.table.zones[zone]:
            word = duel.word_of(zone)
            free = duel.free_monster_zones(seat) if word == "monster" else duel.free_spell_zones(seat)
            zone = free[0] if free and word != "field zone" else ""
        if zone:
            duel.relocate(card, zone, stance)
            back.append(card)
        else:
            duel.send([card], {"cause": "rule", "card": None, "seat": None})
    return Outcome(bool(back), back)


def draw(act: Act, op: Draw, picked: Picked) -> Outcome:
    """One draw a player, the turn player first (YZH-5.15, YZH-5.51, YZH-5.52)."""
    duel = act.duel
    drawn: list[int] = []
    for seat in players(duel, act.ctx, op.who):
        count = _to_draw(act, op, seat)
        if count <= 0 or standing(duel).player(seat, "cannot draw"):
            continue
        top = list(reversed(duel.cards(seat, "deck")[-count:]))
        drawn += top[: duel.draw(seat, count, act.ctx.reason)]
    if isinstance(op.count, Amount) and (op.count.of, op.count.who) == ("did", op.who):
        return Outcome(bool(drawn), None, len(drawn))  # the other player's draw is counted by the same cards
    return Outcome(bool(drawn), drawn)


def _to_draw(act: Act, op: Draw, seat: int) -> int:
    """How many cards a player draws; "as many as they discarded" is a number of each player's own."""
    own = isinstance(op.count, Amount) and op.count.of == "did" and op.count.who == "each"
    if own and act.ctx.it is not None:
        return sum(act.ctx.held.get(str(card)) == seat for card, _ in act.ctx.it)
    return number(act.duel, act.ctx, op.count)


def set_card(act: Act, op: SetCard, picked: Picked) -> Outcome | Call:
    """YZH-2.117; a monster comes to a Monster Zone, face-down."""
    duel, seat = act.duel, act.ctx.seat
    monsters = [] if op.as_spell else [card for card in picked[0] if duel.data(card).kind == "monster"]
    if monsters:
        return duel.special_summons(
            cards=monsters,
            materials=[],
            seat=seat,
            position="facedown",
            how="special",
            cause=act.ctx.reason,
            gained=[],
            body=None,
        )
    done = []
    for card in picked[0]:
        if duel.zone_word(card) in FIELD:  # "Set this card face-down instead of sending it to the GY"
            duel.set_spell(card, seat, op.ready, duel.table.cards[card].zone)
            duel.play.mark(card, "spent", None)
            done.append(card)
        elif duel.data(card).icon == "field" or duel.free_spell_zones(seat):
            duel.set_spell(card, seat, op.ready)
            done.append(card)
    return Outcome(bool(done), done)


def place_spell(act: Act, op: PlaceSpell, picked: Picked) -> Outcome:
    """A monster there is a Spell (YZH-5.47); it is not equipped to anything."""
    duel, seat = act.duel, act.ctx.seat
    done = []
    for card in picked[0]:
        if op.activates and duel.data(card).icon == "field":
            for other in duel.cards(seat, "field zone"):
                duel.send([other], {"cause": "rule", "card": None, "seat": None})
            duel.relocate(card, f"{seat}.field", UP)
            count_use(duel, card, -1, seat)
            done.append(card)
            continue
        free = duel.free_spell_zones(seat)
        if free:
            duel.relocate(card, free[0], UP)
            duel.play.mark(card, "placed", duel.moment())
            if op.activates:
                count_use(duel, card, -1, seat)
            done.append(card)
    return Outcome(bool(done), [card for card in done if card in duel.table.cards])


def change_position(act: Act, op: ChangePosition, picked: Picked) -> Outcome:
    """Turning a monster face-up so is being flipped, too (YZH-2.19)."""
    duel = act.duel
    done = []
    for card in picked[0]:
        stance = turned(duel, card, op.to)
        if stance != duel.table.cards[card].stance:
            duel.turn_monster(card, stance, True, op.quiet)
            done.append(card)
    return Outcome(bool(done), done)


def take_control(act: Act, op: TakeControl, picked: Picked) -> Outcome:
    """The card moves to the other side of the field (YZH-5.40, YZH-5.41)."""
    duel, source = act.duel, act.ctx.card
    given = act.ctx.seat if op.who == "you" else 1 - act.ctx.seat
    if op.until == "self" and not in_field(duel, source):
        return Outcome(False, [])
    before = {card: at(duel, card) for card in picked[0]}
    for card in picked[0]:
        seat = duel.table.cards[card].owner if op.who == "owner" else given
        duel.take_control(card, seat, op.until, source)
        carry(duel, card, before[card])
    return moved(act, picked[0], before)


def swap_control(act: Act, op: SwapControl, picked: Picked) -> Outcome:
    """The two monsters change places, so that full Monster Zones do not matter."""
    duel = act.duel
    cards = [card for card in picked[0] if duel.zone_word(card) == "monster"]
    if len(cards) != 2 or duel.controller(cards[0]) == duel.controller(cards[1]):
        return Outcome(False, [])
    zones = [duel.table.cards[card].zone for card in cards]
    for card, zone in zip(cards, reversed(zones), strict=True):
        was = at(duel, card)
        duel.play.move(card, zone)
        carry(duel, card, was)
    for card in cards:
        duel.play.happened("control", duel.controller(card), card, moment=duel.moment(), until="")
    return Outcome(True, cards)


def equip(act: Act, op: Equip, picked: Picked) -> Outcome:
    """YZH-2.97, YZH-5.47: a monster or Trap so equipped is an Equip Card."""
    duel = act.duel
    cards, hosts = picked
    done = []
    for card in cards:
        if hosts and card != hosts[0] and (duel.zone_word(card) == "spell-trap" or duel.free_spell_zones(act.ctx.seat)):
            duel.equip(card, hosts[0], act.ctx.reason)
            done.append(card)
    # "Equip this card to it, but banish it when it leaves the field": the monster.
    return Outcome(bool(done), hosts if done and op.card.ref == "self" else done)


def attach(act: Act, op: Attach, picked: Picked) -> Outcome:
    duel = act.duel
    cards, hosts = picked
    before = {card: at(duel, card) for card in cards}
    if hosts:
        duel.attach_material([card for card in cards if card != hosts[0]], hosts[0])
    found = moved(act, cards, before)
    # "Attach this card to it. During the End Phase, send it to the Graveyard": the monster.
    return Outcome(found.ok, hosts, found.did) if found.ok and op.group.ref == "self" else found


def detach(act: Act, op: Detach, picked: Picked) -> Outcome:
    """YZH-2.38: to the owners' Graveyards."""
    before = {card: at(act.duel, card) for card in picked[0]}
    act.duel.send(picked[0], act.ctx.reason, "detach")
    return moved(act, picked[0], before)


def place_counters(act: Act, op: PlaceCounters, picked: Picked) -> Outcome | Call:
    """YTH-4.25, YTH-4.26."""
    if op.shared:
        return _share_out(act, op, picked[0])
    placed = []
    for card in picked[0]:
        count = counters_fit(act.duel, act.ctx, op, card)
        if count > 0:
            act.duel.place_counter(card, op.name, count)
            placed.append(card)
    return Outcome(bool(placed), placed)


def _share_out(act: Act, op: PlaceCounters, cards: list[int]) -> Outcome | Call:
    """One counter after another, each on the card that the player says."""
    count = number(act.duel, act.ctx, op.count)
    if not cards or count <= 0:
        return Outcome(False, [])
    asked = {"seat": act.ctx.seat, "card": act.ctx.card}
    return Call(TakeCounters, {"cards": cards, "counter": op.name, "left": count, "place": True, **asked})


def remove_counters(act: Act, op: RemoveCounters, picked: Picked) -> Outcome | Call:
    duel = act.duel
    bearers = [card for card in cards_of(duel, act.ctx, op.group) if duel.table.cards[card].counters.get(op.name)]
    total = sum(duel.table.cards[card].counters[op.name] for card in bearers)
    count = total if op.all_ else number(duel, act.ctx, op.count)
    note_price(duel, act.ctx, count)
    if op.all_:
        for card in bearers:
            duel.remove_counter(card, op.name, duel.table.cards[card].counters[op.name])
        return Outcome(total > 0, bearers, total)
    if total < count:
        return Outcome(False, [])
    return Call(
        TakeCounters,
        {
            "cards": bearers,
            "counter": op.name,
            "left": count,
            "seat": act.ctx.seat,
            "card": act.ctx.card,
        },
    )


def reveal(act: Act, op: Reveal, picked: Picked) -> Outcome:
    act.duel.reveal(picked[0], [0, 1])
    return Outcome(bool(picked[0]), picked[0])


def excavate(act: Act, op: Excavate, picked: Picked) -> Outcome:
    """Both players see the cards, which are not added to anything yet."""
    if op.until is not None and picked[0]:
        return _excavate_until(act, op.until, picked[0][0])
    act.duel.reveal(picked[0], [0, 1])
    act.ctx.excavated = [*act.ctx.excavated, *refs(act.duel, picked[0])]
    return Outcome(bool(picked[0]), picked[0])


def _excavate_until(act: Act, such: Filter, top: int) -> Outcome:
    """One card after another from the top, up to the first such card."""
    duel, shown = act.duel, []
    pile = duel.cards(duel.table.cards[top].owner, "deck")
    fitting = {*passing(duel, such, pile, act.ctx.card, True)}
    for card in reversed(pile):
        shown.append(card)
        if card in fitting:
            break
    duel.reveal(shown, [0, 1])
    act.ctx.excavated = [*act.ctx.excavated, *refs(duel, shown)]
    met = [card for card in shown if card in fitting]
    return Outcome(bool(met), met)


def pick(act: Act, op: Pick, picked: Picked) -> Outcome:
    """Nothing is done to what is chosen."""
    return Outcome(bool(picked[0]), picked[0])


def look(act: Act, op: Look, picked: Picked) -> Outcome:
    """Looking at a face-down card only confirms what it is (YZH-5.35)."""
    act.duel.reveal(picked[0], [act.ctx.seat])
    if "deck top" in op.group.zones:  # they stay known as "them" and "the rest", as excavated ones do
        act.ctx.excavated = [*act.ctx.excavated, *refs(act.duel, picked[0])]
    return Outcome(bool(picked[0]), picked[0])


def arrange(act: Act, op: Arrange, picked: Picked) -> Outcome | Call:
    """In any order: the first one named lies uppermost."""
    held = [card for card in picked[0] if act.duel.zone_word(card) == "hand"]
    if op.group.ref and held:  # cards that were shown there
        act.duel.to_deck(held, act.ctx.reason, op.to)
    cards = [card for card in picked[0] if act.duel.zone_word(card) == "deck"]
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
    duel = act.duel
    for seat in (0, 1):
        # What was taken out by hand while the order was asked for is left where it was put.
        mine = [card for card in cards if duel.table.cards[card].zone == f"{seat}.deck"]
        if mine:
            pile = duel.cards(seat, "deck")
            rest = [card for card in pile if card not in mine]
            mine.reverse()
            duel.play.order(duel.table.cards[mine[0]].zone, rest + mine if op.to == "top" else mine + rest)
    return Outcome(bool(cards), cards)


def shuffle(act: Act, op: Shuffle, picked: Picked) -> Outcome:
    for seat in players(act.duel, act.ctx, op.who):
        if op.swaps:
            _swap_piles(act.duel, seat)
        act.duel.shuffle(seat)
    return Outcome(True)


def _swap_piles(duel: Host, seat: int) -> None:
    """The Deck becomes the Graveyard, and the Graveyard the Deck: none of the cards is sent or returned. What belongs
    in the Extra Deck goes there."""
    dead, deck = [*duel.cards(seat, "graveyard")], [*duel.cards(seat, "deck")]
    for card in dead:
        extra = {*duel.data(card).traits} & {*EXTRA_TRAITS}
        duel.relocate(card, f"{seat}.extra" if extra else f"{seat}.deck", DOWN)
    for card in deck:
        duel.relocate(card, f"{seat}.graveyard", UP)
