"""Which cards a Group means, and what number an Amount is: each of the two may speak of the other."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from sanam.games.yugioh.texts.execution.bearers import can_bear
from sanam.games.yugioh.texts.execution.context import Context, Refs, fresh
from sanam.games.yugioh.texts.execution.deeds import done_so_often, kinds_gone
from sanam.games.yugioh.texts.execution.facts import KEPT, PLAYED, felled_by, made_from
from sanam.games.yugioh.texts.execution.filters import ANY, materials_listed, passing
from sanam.games.yugioh.texts.execution.host import Host
from sanam.games.yugioh.texts.execution.values import VALUES, expand, last_known, numbers_of, values
from sanam.games.yugioh.texts.tree import Amount, Filter, Group, Number, Relation
from sanam.games.yugioh.vocabulary.zones import COLUMNS, FIELD

IT = Group(ref="it")


def was_activated(duel: Host, ctx: Context) -> bool:
    """Whether it is an effect that was activated, and no continuous one."""
    if ctx.ability < 0 or ctx.card not in duel.table.cards:
        return True
    abilities = duel.abilities(ctx.card)
    return ctx.ability >= len(abilities) or abilities[ctx.ability].kind != "continuous"


def in_order(duel: Host, seats: list[int]) -> list[int]:
    """The turn player first (YZH-5.15, YTH-4.19)."""
    first = duel.turn_player()
    return [seat for seat in (first, 1 - first) if seat in seats]


def players(duel: Host, ctx: Context, word: str) -> list[int]:
    """The seats that a player word means; "controller" and "owner" are those of the card handled before."""
    if word in ("you", ""):
        return [ctx.seat]
    if word == "opponent":
        return [1 - ctx.seat]
    if word in ("each", "either"):
        return in_order(duel, [0, 1])
    if word == "host":
        host = duel.table.cards[ctx.card].host if ctx.card in duel.table.cards else None
        return [] if host is None else [duel.controller(host)]
    handled = ctx.it or [ref for group in ctx.targets for ref in group] or event_refs(ctx)
    seats = []
    for card, _ in handled:
        it = duel.table.cards.get(card)
        if word == "controller" and str(card) in ctx.held:
            seats.append(ctx.held[str(card)])
        elif it is not None:
            seats.append(it.owner if word == "owner" else duel.controller(card))
    return in_order(duel, seats)


def event_refs(ctx: Context) -> Refs:
    if not ctx.event or "cards" not in ctx.event:
        return []
    return [list(ref) for ref in zip(ctx.event["cards"], ctx.event["moves"], strict=True)]


def refer(duel: Host, ctx: Context, group: Group, stale: bool = False) -> list[int]:
    """The cards that a reference means now; with `stale`, moved ones too (for their last known values)."""
    ref = group.ref
    table = duel.table
    if ref == "self":
        there = ctx.card in table.cards
        if not there or not (stale or ctx.moves < 0 or table.cards[ctx.card].moves == ctx.moves):
            return []
        return _passing(duel, ctx, group, [ctx.card])

    def still(some: Refs) -> list[int]:
        return [card for card, _ in some if card in duel.table.cards] if stale else fresh(duel, some)

    cards: list[int] = []
    if ref == "target":
        chosen = ctx.targets if group.index == 0 else ctx.targets[group.index - 1 : group.index]
        cards = [card for some in chosen for card in still(some)]
        if group.zones and group.index == 0 and len(ctx.targets) > 1:  # of several targets that in the Graveyard
            cards = [card for card in cards if duel.zone_word(card) in expand(group.zones)]
    elif ref == "it":
        some = ctx.it
        if some is None:
            some = [ref for refs in ctx.targets for ref in refs] if ctx.targets else ctx.cost or event_refs(ctx)
        cards = still(some)
    elif ref == "event":
        cards = still(event_refs(ctx))
    elif ref == "cost":
        cards = still(ctx.cost)
    elif ref == "bound":
        held = table.cards[ctx.card].marks.get("bound") if ctx.card in table.cards else None
        cards = still(held or (ctx.event or {}).get("bound") or [])
    elif ref == "equipped":
        cards = _equipped_monster(duel, ctx)
    elif ref in ("attacker", "attacked"):
        card = duel.battle()[0 if ref == "attacker" else 1]
        cards = [card] if card is not None and card in table.cards else []
    elif ref == "opposing":
        cards = opposing(duel, ctx.card) or _opponents_in_battle(duel, ctx.seat)
    elif ref == "battling":
        fighting = [card for card in duel.battle() if card is not None and card in table.cards]
        sides = (group.whose == "you", group.whose == "opponent")
        sides = (True, True) if group.whose == "either" else sides
        cards = [card for card in fighting if sides[duel.controller(card) != ctx.seat]]
    elif ref == "materials":
        cards = _used_as_materials(duel, ctx)
    elif ref == "handled":
        cards = [int(card) for card in ctx.held if int(card) in table.cards]
    else:
        raise ValueError(f"no such reference: {ref}")
    return _passing(duel, ctx, group, cards)


def _passing(duel: Host, ctx: Context, group: Group, cards: list[int]) -> list[int]:
    """Those of the cards that are such cards as the group says; of "them" a player has seen the other player's too that
    were looked at, and both have seen what was shown."""
    if group.filter == ANY or not cards:
        return cards
    told = {
        card
        for card in (cards if group.ref == "it" else ())
        if len(known := duel.table.cards[card].known) > 1 or (duel.controller(card) != ctx.seat and ctx.seat in known)
    }
    fit = {*passing(duel, group.filter, [card for card in cards if card not in told], ctx.card, seen=False)}
    fit |= {*passing(duel, group.filter, sorted(told), ctx.card, seen=True)}
    cards = [card for card in cards if card in fit]
    return related(duel, ctx, group.filter, cards)


def _equipped_monster(duel: Host, ctx: Context) -> list[int]:
    """The monster that the card in question is on, or has just fallen off."""
    cards = duel.table.cards
    host = cards[ctx.card].host if ctx.card in cards else None
    if host is None:
        host = (ctx.event or {}).get("host")
    return [host] if host is not None and host in cards else []


def _used_as_materials(duel: Host, ctx: Context) -> list[int]:
    """The cards that the card in question was Summoned with."""
    cards = duel.table.cards
    used = cards[ctx.card].marks.get("materials", []) if ctx.card in cards else []
    materials = [ref[0] if isinstance(ref, list) else ref for ref in used]
    return [card for card in materials if card in cards]


def opposing(duel: Host, source: int) -> list[int]:
    """The other monster of the battle that `source`, or the monster it is equipped to, is or was in."""
    it = duel.table.cards.get(source)
    if it is None:
        return []
    monster = it.host if it.host is not None and duel.zone_word(source) == "spell-trap" else source
    attacker, attacked = duel.battle()
    other: int | None = None
    if monster == attacker:
        other = attacked
    elif monster == attacked:
        other = attacker
    elif monster in duel.table.cards:
        other = duel.table.cards[monster].marks.get("battled")
    return [other] if other is not None and other in duel.table.cards else []


def _opponents_in_battle(duel: Host, seat: int) -> list[int]:
    """The opponent's monster of the battle, for a card that is not in it."""
    cards = duel.table.cards
    fighting = [card for card in duel.battle() if card is not None and card in cards]
    theirs = [card for card in fighting if duel.controller(card) != seat]
    return theirs if len(fighting) == 2 and len(theirs) == 1 else []


#: Cards of which nothing more is asked than that they lie face-down.
FACE_DOWN = Filter(face="down")


def find(duel: Host, ctx: Context, group: Group, seen: bool = False) -> list[int]:
    """All cards a found group could mean, you first, zone by zone. `also` is not included.

    seen  whether face-down cards on the field count for what they are
    """
    if group.whose == "you":
        seats = [ctx.seat]
    elif group.whose == "opponent":
        seats = [1 - ctx.seat]
    elif group.whose == "controller":
        seats = players(duel, ctx, "controller")
    elif group.whose == "turn player":
        seats = [duel.turn_player()]
    else:
        seats = [ctx.seat, 1 - ctx.seat]
    found: list[int] = []
    for seat in seats:
        for word in group.zones:
            if word == "materials" and group.whose != "you":
                found.extend(under for monster in duel.cards(seat, "monster") for under in duel.materials(monster))
            elif word == "materials":
                found.extend(duel.materials(ctx.card) or _lay_under(duel, ctx.card))
            elif word == "excavated":
                shown = fresh(duel, ctx.excavated) if seat == seats[0] else []
                alike = group.whose not in ("you", "opponent")
                found.extend(card for card in shown if alike or duel.table.cards[card].owner == seat)
            elif word == "deck top":
                found.extend(reversed(duel.cards(seat, "deck")[-group.count :]))
            elif word == "banished" and group.filter == FACE_DOWN:
                found.extend(card for card in duel.cards(seat, word) if not duel.table.cards[card].face_up)
            elif word == "banished" and group.filter != ANY:
                # Of a face-down one nobody can say what it is.
                found.extend(card for card in duel.cards(seat, word) if duel.table.cards[card].face_up)
            else:
                found.extend(duel.cards(seat, word))
    f = group.filter
    if f != ANY:
        # Players know their own face-down cards where a text asks for such, and what a card is equipped with.
        seen = seen or (group.whose == "you" and f.face == "down") or any(one.what == "host" for one in f.related)
        found = passing(duel, f, found, ctx.card, seen)
        if f.related:
            found = related(duel, ctx, f, found if seen else _open_ones(duel, f, found))
    return extreme(duel, found, group.extreme) if group.extreme else found


def cards_of(duel: Host, ctx: Context, group: Group, stale: bool = False) -> list[int]:
    """The cards of a group with all it has `also`, without any picking."""
    cards: list[int] = []
    part: Group | None = group
    while part is not None:
        cards += refer(duel, ctx, part, stale) if part.ref else find(duel, ctx, part)
        part = part.also
    return list(dict.fromkeys(cards))


def _open_ones(duel: Host, f: Filter, cards: list[int]) -> list[int]:
    """Those of the cards that can be compared as the filter says: of a face-down card nobody knows what it is."""
    if all(relation.what in ("card", "host", "material", "felled", *COLUMN) for relation in f.related):
        return cards
    return [card for card in cards if duel.table.cards[card].face_up or duel.zone_word(card) not in FIELD]


def happened(duel: Host, ctx: Context, who: str) -> int:
    """How many cards the occasion is about: all, or those that this player owns."""
    cards = [card for card in (ctx.event or {}).get("cards", ()) if card in duel.table.cards]
    if who not in ("you", "opponent"):
        return len(cards)
    seat = ctx.seat if who == "you" else 1 - ctx.seat
    return sum(duel.table.cards[card].owner == seat for card in cards)


def related(duel: Host, ctx: Context, f: Filter, cards: list[int]) -> list[int]:
    """Those of the cards that compare as the filter says; what is not chosen yet is taken for granted."""
    for relation in f.related:
        cards = [card for card in cards if _compares(duel, ctx, relation, card)]
    return cards


def _compares(duel: Host, ctx: Context, relation: Relation, card: int) -> bool:
    if relation.what == "atk or def":
        each = (msgspec.structs.replace(relation, what=what) for what in ("atk", "def"))
        return any(_compares(duel, ctx, one, card) for one in each)
    if relation.to is not None:
        if not duel.table.cards[card].face_up and duel.zone_word(card) in FIELD:
            return False  # of a face-down card nobody can say it
        known = relation.to if isinstance(relation.to, int) else relation.to.group
        # "Its" value is that of the card itself, and "those monsters" are others.
        own = not isinstance(known, Group) or (known.ref == "it" and known.number != "all")
        if isinstance(known, Group) and not own and _open(ctx, known):
            return True
        if relation.what.startswith("original"):
            mine = values(duel).original(card, relation.what.removeprefix("original "))
        else:
            xyz = "xyz" in duel.data(card).traits
            if duel.data(card).kind != "monster" or (relation.what == "level" and xyz):
                return False
            if relation.what == "rank" and not xyz:
                return False
            mine = last_known(duel, card, VALUES[relation.what])
        return compare(mine, relation.sign, number(duel, ctx, relation.to, card if own else None))
    assert relation.of is not None
    if _open(ctx, relation.of):
        return True
    # "1 of those targets" is none that has moved since.
    stale = relation.what != "card" or relation.of.ref != "target" or relation.sign != "="
    others = cards_of(duel, ctx, relation.of, stale=stale)
    if relation.what == "material":
        here = [card, duel.table.cards[card].moves]
        return any(here in made_from(duel, other) for other in others) == (relation.sign == "=")
    if relation.what == "felled":
        return felled_by(duel, others, card) == (relation.sign == "=")
    if relation.what == "lists":
        told_names = _listed(duel, card)
        return any(told_names & {*values(duel).names(other)} for other in others) == (relation.sign == "=")
    if relation.what in ("listed on", "named by"):
        told = _listed if relation.what == "listed on" else _named
        names = {*values(duel).names(card)}
        return any(names & told(duel, other) for other in others) == (relation.sign == "=")
    if relation.what == "fits":
        return any(can_bear(duel, other, card) for other in others)
    if relation.what == "bears":
        return any(can_bear(duel, card, other) for other in others)
    if relation.what == "name in":
        own_names = [duel.data(other).name for other in others]
        return any(name in duel.data(card).name for name in own_names) == (relation.sign == "=")
    if relation.what == "host":
        return (duel.table.cards[card].host in others) == (relation.sign == "=")
    if relation.what == "card":
        return (card in others) == (relation.sign == "=")
    if relation.what in COLUMN:
        return any(_apart(duel, ctx, card, other) <= COLUMN[relation.what] for other in others)
    if not others or (not duel.table.cards[card].face_up and duel.zone_word(card) in FIELD):
        return False  # of a face-down card nobody can say it
    shared = any(words(duel, card, relation.what) & words(duel, other, relation.what) for other in others)
    return shared == (relation.sign == "=")


#: How far apart the columns of two cards may be, by what is said of them.
COLUMN = {"column": 0, "near column": 1}
_NOWHERE = 9


def _apart(duel: Host, ctx: Context, card: int, other: int) -> int:
    """How far apart the columns of two cards are, or were when they lay on the field."""
    one, two = (_column(duel, ctx, each) for each in (card, other))
    return _NOWHERE if one is None or two is None else abs(one - two)


def _column(duel: Host, ctx: Context, card: int) -> int | None:
    it = duel.table.cards[card]
    if it.zone in COLUMNS or duel.zone_word(card) in FIELD:
        return COLUMNS.get(it.zone)
    return COLUMNS.get(ctx.positions.get(str(card), "").partition(" ")[0])


def _listed(duel: Host, card: int) -> set[str]:
    """The names in its list of materials."""
    return {name for listed in materials_listed(duel, card) for name in listed.names}


def _named(duel: Host, card: int) -> set[str]:
    """What stands in quotes in its text."""
    return {*re.findall(r'"([^"]+)"', duel.data(card).text)}


def _open(ctx: Context, group: Group) -> bool:
    """Whether the reference is to what has not been chosen yet."""
    match group.ref:
        case "target":
            return not ctx.targets
        case "cost":
            return not ctx.cost
        case "it":
            return ctx.it is None and not (ctx.targets or ctx.cost or ctx.event)
    return False


def words(duel: Host, card: int, what: str) -> frozenset[str]:
    """The names, Attributes, Types or Level of a card, to compare with those of others."""
    now = values(duel)
    match what:
        case "name":
            return frozenset(now.names(card))
        case "attribute":
            return frozenset(now.attributes(card))
        case "race":
            return frozenset({now.race(card)})
        case "kind":
            return frozenset({duel.data(card).kind})
        case "original name":
            return frozenset({duel.data(card).name})
        case "original attribute":
            return frozenset({duel.data(card).attribute})
        case "original race":
            return frozenset({duel.data(card).race})
        case "original level":
            return frozenset() if "xyz" in duel.data(card).traits else frozenset({str(duel.data(card).level)})
        case "host":
            return frozenset({str(duel.table.cards[card].host)})
        case "rank":
            return frozenset({str(now.value(card, "level"))}) if "xyz" in duel.data(card).traits else frozenset()
        case "atk" | "def":
            return frozenset({str(last_known(duel, card, what))} if duel.data(card).kind == "monster" else ())
        case "level":
            return frozenset() if "xyz" in duel.data(card).traits else frozenset({str(now.value(card, "level"))})
    raise ValueError(f"no such thing to compare: {what}")


def one_of_each(duel: Host, cards: list[int], what: str) -> list[int]:
    """Of cards that share a name (an Attribute …) one only."""
    found: list[int] = []
    for card in cards:
        if not any(words(duel, card, what) & words(duel, other, what) for other in found):
            found.append(card)
    return found


def same_of(duel: Host, cards: list[int], what: str) -> list[list[int]]:
    """The cards by what they share."""
    shared: dict[str, list[int]] = {}
    for card in cards:
        for word in sorted(words(duel, card, what)):
            shared.setdefault(word, []).append(card)
    return list(shared.values())


def largest_set(duel: Host, distinct: str, alike: str, cards: list[int]) -> list[int]:
    """As many of the cards as go together: all `alike` in one thing, and in another all different (`distinct`)."""
    sets = same_of(duel, cards, alike) if alike else [cards]
    if distinct:
        sets = [one_of_each(duel, some, distinct) for some in sets]
    return max(sets, key=len, default=[])


def go_together(duel: Host, distinct: str, alike: str, chosen: list[int]) -> bool:
    """Whether these may be picked together."""
    return not (distinct or alike) or len(largest_set(duel, distinct, alike, chosen)) == len(chosen)


def extreme(duel: Host, cards: list[int], which: str) -> list[int]:
    """Those of the cards whose value is the highest or lowest of them all."""
    if not cards:
        return []
    side, _, key = which.partition(" ")
    now = values(duel)
    worth = {card: now.value(card, key) for card in cards}
    best = max(worth.values()) if side == "highest" else min(worth.values())
    return [card for card in cards if worth[card] == best]


def compare(left: int, sign: str, right: int) -> bool:
    match sign:
        case "=":
            return left == right
        case "≠":
            return left != right
        case "≥":
            return left >= right
        case "≤":
            return left <= right
        case ">":
            return left > right
        case "<":
            return left < right
    raise ValueError(f"no such sign: {sign}")


# ---- how many


def number(duel: Host, ctx: Context, amount: Number, each: int | None = None) -> int:
    """The amount; `each` is the card that "it" means when an amount is read for each card by itself."""
    if isinstance(amount, int):
        return amount
    value = _value(duel, ctx, amount, each)
    if amount.minus is not None:
        # A Spell or Trap that resolves is still one of the cards its player controls.
        own = amount.minus.filter == ANY and "field" in amount.minus.zones and duel.zone_word(ctx.card) in FIELD
        cards = {*cards_of(duel, ctx, amount.minus), *([ctx.card] if own else [])}
        value = max(0, value - len(cards))
    return value * amount.times // amount.over + amount.plus


def _value(duel: Host, ctx: Context, amount: Amount, each: int | None) -> int:
    group = amount.group
    match amount.of:
        case "count":
            cards = cards_of(duel, ctx, group) if group is not None else []
            if ctx.gone or (ctx.activating and duel.zone_word(ctx.card) == "hand"):
                cards = [card for card in cards if card != ctx.card]  # it leaves the hand before the effect resolves
            if group is not None and (group.distinct or group.alike):
                return len(largest_set(duel, group.distinct, group.alike, cards))
            return len(cards)
        case "counters":
            if each is not None and group == IT:
                return duel.table.cards[each].counters.get(amount.counter, 0)
            return sum(held.get(amount.counter, 0) for held in _counters(duel, ctx, group)) if group is not None else 0
        case "lp":
            return sum(duel.table.seats[seat].counts.get("lp", 0) for seat in players(duel, ctx, amount.who))
        case "lp difference":
            return abs(duel.table.seats[0].counts.get("lp", 0) - duel.table.seats[1].counts.get("lp", 0))
        case "die":
            return ctx.die
        case "heads":
            return ctx.heads
        case "kept":
            return kept_number(duel, ctx.card)
        case "price":
            return int((ctx.event or {}).get("price") or 0)
        case "links":
            return len(duel.chain())
        case "link":
            return ctx.link or 0
        case "alike links":
            linked = [link["card"] for link in duel.chain() if link["card"] in duel.table.cards]
            names = [values(duel).names(card) for card in linked]
            return max((sum(name in others for others in names) for own in names for name in own), default=0)
        case "did" if amount.who in ("you", "opponent") and ctx.it is not None:
            seat = ctx.seat if amount.who == "you" else 1 - ctx.seat
            return sum(ctx.held.get(str(card)) == seat for card, _ in ctx.it)
        case "paid":
            return len(ctx.cost)
        case "did":
            return ctx.did if ctx.it is not None else len(ctx.cost)
        case "kinds gone":
            assert group is not None
            return kinds_gone(duel, ctx, group)
        case "happened":
            return happened(duel, ctx, amount.who)
        case "deeds":
            such = group.filter if group is not None else ANY
            return sum(done_so_often(duel, ctx, one, amount.deeds, such) for one in players(duel, ctx, amount.who))
        case "standbys":
            return _standbys_since(duel, ctx)
        case "drawn by it":
            return int(duel.table.cards[ctx.card].marks.get("drew", 0)) if ctx.card in duel.table.cards else 0
        case "gained":
            return ctx.gained
        case "damage":
            return ctx.damage or int((ctx.event or {}).get("amount") or 0)
    if each is not None and (group is None or (group.ref == "it" and group.filter == Filter())):
        cards = [each]
    else:
        cards = cards_of(duel, ctx, group, stale=True) if group is not None else []
    if not cards:
        return 0
    if amount.of == "made of":
        told = (ctx.event or {}).get("tributes", 0) if group is not None and group.ref == "event" else 0
        return int(told) or sum(len(made_from(duel, card)) for card in cards)
    if amount.of == "materials":
        return sum(_materials(duel, card) for card in cards)
    if group is not None and group.ref == "cost":  # "the ATK of the monster sent", of a monster and a Spell Card
        cards = [card for card in cards if duel.data(card).kind == "monster"] or cards
    if group is not None and group.number != "all" and group.also is None:
        cards = cards[:1]
    cards = [card for card in cards if not _covered(duel, card)]
    together = {"highest": _highest, "lowest": _lowest}.get(amount.best, sum)
    return together([worth for card in cards for worth in numbers_of(duel, card, amount.of)])


def _highest(numbers: list[int]) -> int:
    return max(numbers, default=0)


def _lowest(numbers: list[int]) -> int:
    return min(numbers, default=0)


def kept_number(duel: Host, card: int) -> int:
    """The number that a card keeps as long as it lies there face-up; 0 for none."""
    it = duel.table.cards.get(card)
    return int(it.marks.get(KEPT, 0)) if it is not None and it.face_up else 0


def _covered(duel: Host, card: int) -> bool:
    """Whether it is a monster that was equipped face-down, which has no values."""
    return duel.zone_word(card) == "spell-trap" and not duel.table.cards[card].face_up


def _standbys_since(duel: Host, ctx: Context) -> int:
    """The Standby Phases of the player in the turns after that in which the card of the effect was activated."""
    marks = duel.table.cards[ctx.card].marks
    began = marks.get("past", {}).get(PLAYED, marks.get("last", {}).get(PLAYED))
    now = int(duel.table.marks.get("turn") or 0)
    if began is None:
        return 0
    back = 0 if duel.turn_player() == ctx.seat else 1  # turns since the last one of the player
    return max(0, (now - back - int(began) + 1) // 2)


def _counters(duel: Host, ctx: Context, group: Group) -> list[dict[str, int]]:
    """The counters on each of the cards; of those that were paid, or have left, what lay on them then (YZH-5.39)."""
    cost = [card for card, _ in ctx.cost if card in duel.table.cards]
    paid = {card for card in cost if duel.zone_word(card) not in FIELD}
    gone = [card for card in cards_of(duel, ctx, group, stale=True) if card in paid]
    cards = dict.fromkeys((*cards_of(duel, ctx, group), *gone))
    here = duel.table.cards
    return [
        here[card].counters if duel.zone_word(card) in FIELD else here[card].marks.get("last", {}).get("counters", {})
        for card in cards
    ]


def _lay_under(duel: Host, card: int) -> list[int]:
    """The Xyz Materials that lay under a card when it left the field."""
    if card not in duel.table.cards or duel.zone_word(card) in FIELD:
        return []
    last: dict[str, Any] = duel.table.cards[card].marks.get("last") or {}
    return [under for under in last.get("under", ()) if under in duel.table.cards]


def _materials(duel: Host, card: int) -> int:
    """How many Xyz Materials lie under the card, or lay there when it left the field."""
    if duel.zone_word(card) in FIELD:
        return len(duel.materials(card))
    return int(duel.table.cards[card].marks.get("last", {}).get("materials", 0))
