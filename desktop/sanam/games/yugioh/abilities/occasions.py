"""Whether something that happened is the occasion an ability waits for."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from sanam.engine.events import Happened
from sanam.games.yugioh.abilities.amounts import counters_fit
from sanam.games.yugioh.abilities.base import plain_steps
from sanam.games.yugioh.abilities.conditions import as_attacked, holds, now_in, same_phase
from sanam.games.yugioh.abilities.context import Context, at
from sanam.games.yugioh.abilities.force import force
from sanam.games.yugioh.abilities.foreseen import would
from sanam.games.yugioh.abilities.groups import ANY, cards_of, expand, matches, parts
from sanam.games.yugioh.abilities.tree import Ability, Filter, Group, Occasion, PlaceCounters, occasions
from sanam.games.yugioh.abilities.world import FIELD, World

replace = msgspec.structs.replace
_SPECIAL = frozenset({"special_summoned", "ritual_summoned", "fusion_summoned", "synchro_summoned", "xyz_summoned"})
_NORMAL = frozenset({"normal_summoned", "tribute_summoned"})

#: Facts of a monster that was Summoned.
SUMMONS = _SPECIAL | _NORMAL | {"flip_summoned"}

#: The facts (`Happened.what`) that are each event word of `tree.EVENTS`.
FACTS: dict[str, frozenset[str]] = {
    "normal summoned": _NORMAL,
    "tribute summoned": frozenset({"tribute_summoned"}),
    "flip summoned": frozenset({"flip_summoned"}),
    "special summoned": _SPECIAL,
    "ritual summoned": frozenset({"ritual_summoned"}),
    "fusion summoned": frozenset({"fusion_summoned"}),
    "synchro summoned": frozenset({"synchro_summoned"}),
    "xyz summoned": frozenset({"xyz_summoned"}),
    "summoned": SUMMONS,
    "set": frozenset({"set", "set_monster"}),
    "drawn": frozenset({"drew"}),
    "phase": frozenset({"phase", "battle_phase_ends"}),
    "attack": frozenset({"attack_declared"}),
    "battle start": frozenset({"battle_start"}),
    "battle end": frozenset({"battle_end"}),
    "battle damage": frozenset({"battle_damage"}),
    "life gained": frozenset({"gained"}),
    "life paid": frozenset({"paid"}),
    "activation": frozenset({"activated"}),
    "resolution": frozenset({"link_resolved"}),
    "counter": frozenset({"counter_placed"}),
    **{word: frozenset({"position_changed"}) for word in ("position", "to attack", "to defense", "turned down")},
    **{
        word: frozenset({word})
        for word in ("flipped", "sent", "destroyed", "left", "tributed", "banished", "discarded", "returned",
                     "detached", "calculation", "destroys", "damage", "summoning", "equipped")
    },
}  # fmt: skip


@cache
def facts_of(events: tuple[str, ...]) -> frozenset[str]:
    """The facts that are any of these event words."""
    return frozenset(what for word in events for what in FACTS[word])


#: Facts after which their card is no longer where it was: zones of the subject speak of where it came from.
_AWAY = frozenset({"sent", "destroyed", "left", "tributed", "banished", "discarded", "returned", "detached"})


def match_occasion(world: World, ability: Ability, source: int, fact: Happened) -> dict[str, Any] | None:
    """The context of a trigger whose occasion `fact` is, or None.

    {"cards": subject ids, "moves": their moves, "other": id or None, "amount": number or None, "who": seat, "link": id
    of the chain link or None, "what": the fact}
    """
    for when in occasions(ability.when):
        if fact.what in facts_of(when.events):
            event = _match(world, ability, when, source, fact)
            if event is not None:
                return event
    return None


def _match(world: World, ability: Ability, when: Occasion, source: int, fact: Happened) -> dict[str, Any] | None:
    if source not in world.table.cards or not _in_place(world, ability, when, source, fact):
        return None
    if ability.kind == "flip" and fact.data.get("quiet"):
        return None
    ctx = Context(card=source, seat=world.controller(source))
    if ability.windows and not now_in(world, ability.windows, ctx.seat):
        return None
    data = fact.data
    cards = [fact.card] if fact.card is not None else []
    others = _others(fact)
    # What a card is used for is about to be Summoned: "that Synchro Monster", once it has come to the field.
    summoned = data.get("card_cause") if when.cause == "summon" else None
    if summoned is not None:
        others = [summoned]
    if fact.what == "equipped":
        # Each of the two becomes equipped, the card to the monster and the monster with the card.
        cards = [*cards, data["card_host"]]
        others = list(reversed(cards))
    if not (_circumstances(world, ctx, when, fact) and _who(world, ctx, when, fact)):
        return None
    if when.role and not (cards := _in_role(world, ctx, when, fact)):
        return None
    if when.role == "either":
        others = [card for card in (fact.card, *others) if card is not None and card not in cards]
    # A draw is one fact that does not name its cards (YZH-5.52).
    if when.subject is not None and when.role != "either" and not (fact.what == "drew" and when.subject.filter == ANY):
        cards = [card for card in cards if _is_subject(world, ctx, when.subject, card, fact)]
        if not cards:
            return None
    if fact.what == "equipped":
        others = [card for card in others if card not in cards[:1]]
    if when.alone and len(others) != 1:
        return None
    if when.other is not None and not any(_is_other(world, ctx, when.other, card, fact) for card in others):
        return None
    if (
        when.subject is not None
        and when.subject.ref
        and when.subject.also is None
        and fact.what != "activated"
        and (fact.what == "equipped" or "card_host" not in data)
    ):
        # "That monster" in a text about this card is the other one: attacked, destroyed, equipped.
        cards = others or cards
    if when.direct and not data.get("direct", data.get("other") is None):
        return None
    return {
        "cards": cards,
        "moves": [at(world, card) + (card == summoned) for card in cards],
        "other": data.get("other"),
        "amount": data.get("amount"),
        "who": fact.seat,
        "link": data.get("link"),
        "what": fact.what,
        **{key: data[name] for key, name in (("bound", "bound"), ("host", "card_host")) if data.get(name) is not None},
    }


def _in_role(world: World, ctx: Context, when: Occasion, fact: Happened) -> list[int]:
    """The cards of the fact that are on that side of its battle; of "either" side those the occasion is about."""
    attacker = fact.card if fact.what == "attack_declared" else world.battle()[0]
    both = [card for card in (fact.card, *_others(fact)) if card is not None]
    if when.role == "either":
        return [card for card in both if when.subject is None or _is_subject(world, ctx, when.subject, card, fact)]
    return [fact.card] if fact.card is not None and (fact.card == attacker) == (when.role == "attacker") else []


def _in_place(world: World, ability: Ability, when: Occasion, source: int, fact: Happened) -> bool:
    """Whether the ability works where its card is: face-up on the field, in the hand… (YZH-2.11, YZH-2.80)."""
    if ability.kind in ("activate", "equip") or (not ability.active and ability.kind != "continuous"):
        return True
    zone = world.zone_word(source)
    if zone not in expand(ability.active):
        # A text about this card's own leaving goes with it, wherever "active" says that it must have been.
        return fact.card == source and fact.what in _AWAY and fact.data.get("origin") in expand(ability.active)
    if zone in FIELD:
        return world.table.cards[source].face_up and not force(world).negated(source)
    return True


def _circumstances(world: World, ctx: Context, when: Occasion, fact: Happened) -> bool:
    """Cause, where from, where to, phase, counter, and what sort of activation it was."""
    data = fact.data
    if not _caused(world, ctx, when, fact):
        return False
    if fact.what == "position_changed" and not _turned_so(when, data):
        return False
    if when.ways and not {*when.ways} & {*data.get("ways", ()), data.get("how")}:
        return False
    if when.origin and data.get("origin") not in expand(when.origin):
        return False
    if fact.what == "returned" and not when.to and (data.get("to") != "hand" or data.get("origin") == "deck"):
        return False
    to = data.get("to")
    if to is None and data.get("other") in world.table.cards:
        # Where the monster that was destroyed by battle has gone.
        to = world.zone_word(data["other"])
    if when.to and to not in expand((when.to,)):
        return False
    if fact.what == "left" and data.get("to") == "deck" and world.option("leave_field.to_deck_triggers") is False:
        return False
    if when.phase and not (fact.what in FACTS["phase"] and same_phase(data.get("phase", ""), when.phase)):
        return False
    if when.counter and data.get("name", data.get("counter")) != when.counter:
        return False
    if when.prospect is not None and not would(world, ctx, when.prospect, fact):
        return False
    if not when.activated or fact.what not in ("activated", "link_resolved"):
        return True
    return _was_activated(world, when, fact)


def _turned_so(when: Occasion, data: dict[str, Any]) -> bool:
    """Whether a change of position is one of those that the occasion names."""
    was, now = data.get("was", ""), data.get("now", "")
    up = not now.startswith("down")
    kinds = {"position"}
    if "side" not in now and "side" in was:
        kinds.add("to attack")
    elif "side" in now and "side" not in was:
        kinds.add("to defense")
    if not up and not was.startswith("down"):
        kinds.add("turned down")
    return bool(kinds & {*when.events})


def _caused(world: World, ctx: Context, when: Occasion, fact: Happened) -> bool:
    """Whether it came about by what the occasion says: battle or effect, whose, and of what cards."""
    data = fact.data
    why = data.get("cause")
    seat = data.get("cause_seat")
    if why == "battle":
        # What is destroyed by battle is so by the other player's card, whoever attacked.
        if "attack" in when.cause.split(" or ") and seat != fact.seat:
            why = "attack"
        seat = 1 - fact.seat if fact.seat is not None else None
    elif fact.what in SUMMONS and seat is None:
        seat = fact.seat
    if when.cause and why not in when.cause.split(" or "):
        return False
    if when.cause_who and (seat == ctx.seat) != (when.cause_who == "you"):
        return False
    if when.cause_filter == ANY:
        return True
    card = data.get("card_cause")
    if why in ("battle", "attack"):  # the monster that it battled, whoever attacked
        card = next((one for one in world.battle() if one not in (None, fact.card)), card)
    return card in world.table.cards and matches(world, when.cause_filter, card, ctx.card, seen=True)


def _was_activated(world: World, when: Occasion, fact: Happened) -> bool:
    """Whether what was activated, a card or an effect, is what the occasion speaks of."""
    what = fact.data.get("activated")
    if what == "effect" and "monster effect" in when.activated:
        return fact.card is not None and world.data(fact.card).kind == "monster"
    return what in when.activated.split(" or ")


def _who(world: World, ctx: Context, when: Occasion, fact: Happened) -> bool:
    if when.who in ("", "either", "each"):
        return True
    return fact.seat == (ctx.seat if when.who == "you" else 1 - ctx.seat)


def _others(fact: Happened) -> list[int]:
    """The other cards of the fact: the battle's other monster, or what an activation targets."""
    if fact.what != "activated":
        other = fact.data.get("card_host" if fact.what in _AWAY and fact.what != "detached" else "other")
        return [other] if other is not None else []
    return list(fact.data.get("cards") or [])


#: Facts about a battle: their other card was a monster of the other player, whatever has become of it since.
_BATTLE = frozenset({"attack_declared", "battle_start", "calculation", "battle_end", "destroys"})


def _is_other(world: World, ctx: Context, group: Group, card: int, fact: Happened) -> bool:
    """Whether the fact's other card is such a card, as it lay when that happened."""
    if fact.what not in _BATTLE or group.ref:
        return _is_subject(world, ctx, group, card, None)
    seat = 1 - (fact.seat or 0)
    for part in (as_attacked(world, part, card) for part in parts(group)):
        if part.whose in ("you", "opponent") and (seat == ctx.seat) != (part.whose == "you"):
            continue
        if part.zones and "monster" not in expand(part.zones):
            continue
        gone = card not in world.table.cards or world.zone_word(card) not in FIELD
        if part.filter.face == "down" and gone:
            continue  # whatever battles lies face-up in the end, but for what was turned up for it
        if card not in world.table.cards:
            # A Token that was destroyed is nowhere; it was a monster.
            if part.filter in (ANY, Filter(kinds=("monster",))):
                return True
        elif matches(world, part.filter, card, ctx.card, seen=gone):
            return True
    return False


def _is_subject(world: World, ctx: Context, group: Group, card: int, fact: Happened | None) -> bool:
    if card not in world.table.cards:
        return False
    return any(_is_one_of(world, ctx, part, card, fact) for part in parts(group))


def _is_one_of(world: World, ctx: Context, group: Group, card: int, fact: Happened | None) -> bool:
    if group.ref == "self":
        return card == ctx.card and (group.filter == ANY or _was_such(world, group.filter, card, fact))
    if group.ref == "bound" and fact is not None and fact.what in _AWAY:
        held = world.table.cards[ctx.card].marks.get("bound") or []
        return any(known == card and moves + 1 == at(world, card) for known, moves in held)
    if group.ref:
        return card in cards_of(world, ctx, group)
    if group.whose in ("you", "opponent"):
        outside = ("activated", "link_resolved", "attack_declared")
        seat = fact.seat if fact is not None and fact.what not in outside else None
        if seat is None or (fact is not None and fact.what in ("battle_damage", "damage")):
            seat = world.controller(card)
        if (seat == ctx.seat) != (group.whose == "you"):
            return False
    away = fact is not None and fact.what in _AWAY
    if group.zones:
        zone = fact.data.get("origin") if away and fact is not None else world.zone_word(card)
        if zone is not None and zone not in expand(group.zones):
            return False
    return _was_such(world, group.filter, card, fact, ctx.card)


def _was_such(world: World, f: Filter, card: int, fact: Happened | None, source: int = -1) -> bool:
    """Whether the card is such a card, or was when it left the place that the fact tells it has left."""
    if fact is None or fact.what not in (*_AWAY, "position_changed"):
        return matches(world, f, card, source)
    turned = fact.what == "position_changed"
    stance = fact.data.get("was" if turned else "stance")
    if turned and f.summoned:
        return matches(world, f, card, source)
    if (turned or fact.data.get("origin") in FIELD) and stance is not None:
        if f.face and (f.face == "up") != stance.startswith("up"):
            return False
        if f.position and (f.position == "defense") != ("side" in stance):
            return False
        if f.summoned and f.summoned not in fact.data.get("summoned", ()):
            return False
    elif f.face or f.position or f.summoned:
        return False
    return matches(world, replace(f, face="", position="", summoned=""), card, source, seen=True)


def upon(world: World, fact: Happened) -> None:
    """Apply the continuous abilities that do something each time this happens.

    Counters are placed at once. Everything else waits on the table for "RunUpon", which the game calls as soon as
    nothing else is being carried out: it may have to ask. To be called for every fact; costs next to nothing where no
    card on the field has such an ability. What happens to several cards at one moment counts once (YZH-5.52, YZH-5.53).
    """
    for seat in (0, 1):
        for word in FIELD:
            for card in world.cards(seat, word):
                if not world.table.cards[card].face_up:
                    continue
                _answer(world, card, fact)
    gone = fact.card is not None and fact.what in _AWAY and fact.data.get("origin") in FIELD
    if gone and str(fact.data.get("stance", "")).startswith("up") and fact.card in world.table.cards:
        assert fact.card is not None
        _answer(world, fact.card, fact)


def _answer(world: World, card: int, fact: Happened) -> None:
    for index, ability in enumerate(world.abilities(card)):
        if ability.kind == "continuous" and ability.when is not None:
            _apply_upon(world, ability, index, card, fact)


def _apply_upon(world: World, ability: Ability, index: int, card: int, fact: Happened) -> None:
    event = match_occasion(world, ability, card, fact)
    if event is None:
        return
    ctx = Context(card=card, seat=world.controller(card), ability=index, event=event)
    if not (now_in(world, ability.windows, ctx.seat) and holds(world, ctx, ability.conditions)):
        return
    mark = f"upon{index}"
    if world.table.cards[card].marks.get(mark) == world.moment():
        return
    world.play.mark(card, mark, world.moment())
    if not all(isinstance(step.op, PlaceCounters) for step in ability.do):
        first, *rest = ability.do
        steps = (msgspec.structs.replace(first, optional=first.optional or ability.optional), *rest)
        entry = {"steps": plain_steps(steps), "ctx": ctx.plain()}
        world.play.mark("table", "upon", [*world.table.marks.get("upon", []), entry])
        return
    for step in ability.do:
        if isinstance(step.op, PlaceCounters) and holds(world, ctx, step.conditions):
            for bearer in cards_of(world, ctx, step.op.group):
                count = counters_fit(world, ctx, step.op, bearer)
                if count > 0 and world.table.cards[bearer].face_up:
                    world.place_counter(bearer, step.op.name, count)
