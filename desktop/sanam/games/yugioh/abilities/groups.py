"""Which cards a Group means, and whether a card matches a Filter."""

from __future__ import annotations

from collections.abc import Iterator

from sanam.engine.table import Card
from sanam.games.yugioh.abilities.context import Context, Refs, fresh
from sanam.games.yugioh.abilities.force import Reading, force, reading
from sanam.games.yugioh.abilities.tree import Filter, Group, PlaceCounters, Range, Relation, operations
from sanam.games.yugioh.abilities.world import FIELD, World

ANY = Filter()


def parts(group: Group) -> Iterator[Group]:
    """The group and all it has `also`."""
    part: Group | None = group
    while part is not None:
        yield part
        part = part.also


def expand(zones: tuple[str, ...]) -> tuple[str, ...]:
    """Zone words with "field", "deck top" and "excavated" as the zones they are part of."""
    words: list[str] = []
    for word in zones:
        if word == "field":
            words.extend(FIELD)
        else:
            words.append("deck" if word in ("deck top", "excavated") else word)
    return tuple(words)


def in_order(world: World, seats: list[int]) -> list[int]:
    """The turn player first (YZH-5.15, YTH-4.19)."""
    first = world.turn_player()
    return [seat for seat in (first, 1 - first) if seat in seats]


def players(world: World, ctx: Context, word: str) -> list[int]:
    """The seats that a player word means; "controller" and "owner" are those of the card handled before."""
    if word in ("you", ""):
        return [ctx.seat]
    if word == "opponent":
        return [1 - ctx.seat]
    if word in ("each", "either"):
        return in_order(world, [0, 1])
    handled = ctx.it or [ref for group in ctx.targets for ref in group] or event_refs(ctx)
    seats = []
    for card, _ in handled:
        it = world.table.cards.get(card)
        if word == "controller" and str(card) in ctx.held:
            seats.append(ctx.held[str(card)])
        elif it is not None:
            seats.append(it.owner if word == "owner" else world.controller(card))
    return in_order(world, seats)


def event_refs(ctx: Context) -> Refs:
    if not ctx.event or "cards" not in ctx.event:
        return []
    return [list(ref) for ref in zip(ctx.event["cards"], ctx.event["moves"], strict=True)]


def refer(world: World, ctx: Context, group: Group, stale: bool = False) -> list[int]:
    """The cards that a reference means now; with `stale`, moved ones too (for their last known values)."""

    def still(some: Refs) -> list[int]:
        return [card for card, _ in some if card in world.table.cards] if stale else fresh(world, some)

    ref = group.ref
    table = world.table
    cards: list[int] = []
    if ref == "self":
        it = table.cards.get(ctx.card)
        if it is not None and (stale or ctx.moves < 0 or it.moves == ctx.moves):
            cards = [ctx.card]
    elif ref == "target":
        chosen = ctx.targets if group.index == 0 else ctx.targets[group.index - 1 : group.index]
        cards = [card for some in chosen for card in still(some)]
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
        host = table.cards[ctx.card].host if ctx.card in table.cards else None
        if host is None:
            host = (ctx.event or {}).get("host")  # it has just fallen off
        cards = [host] if host is not None and host in table.cards else []
    elif ref in ("attacker", "attacked"):
        card = world.battle()[0 if ref == "attacker" else 1]
        cards = [card] if card is not None and card in table.cards else []
    elif ref == "opposing":
        cards = opposing(world, ctx.card) or _opponents_in_battle(world, ctx.seat)
    elif ref == "battling":
        fighting = [card for card in world.battle() if card is not None and card in table.cards]
        cards = [card for card in fighting if (world.controller(card) == ctx.seat) == (group.whose == "you")]
    elif ref == "materials":
        used = table.cards[ctx.card].marks.get("materials", []) if ctx.card in table.cards else []
        cards = [ref[0] if isinstance(ref, list) else ref for ref in used]
        cards = [card for card in cards if card in table.cards]
    else:
        raise ValueError(f"no such reference: {ref}")
    if group.filter != ANY:
        cards = [card for card in cards if matches(world, group.filter, card, ctx.card)]
        cards = related(world, ctx, group.filter, cards)
    return cards


def opposing(world: World, source: int) -> list[int]:
    """The other monster of the battle that `source`, or the monster it is equipped to, is or was in."""
    it = world.table.cards.get(source)
    if it is None:
        return []
    monster = it.host if it.host is not None and world.zone_word(source) == "spell-trap" else source
    attacker, attacked = world.battle()
    other: int | None = None
    if monster == attacker:
        other = attacked
    elif monster == attacked:
        other = attacker
    elif monster in world.table.cards:
        other = world.table.cards[monster].marks.get("battled")
    return [other] if other is not None and other in world.table.cards else []


def _opponents_in_battle(world: World, seat: int) -> list[int]:
    """The opponent's monster of the battle, for a card that is not in it."""
    cards = world.table.cards
    fighting = [card for card in world.battle() if card is not None and card in cards]
    theirs = [card for card in fighting if world.controller(card) != seat]
    return theirs if len(fighting) == 2 and len(theirs) == 1 else []


def find(world: World, ctx: Context, group: Group, seen: bool = False) -> list[int]:
    """All cards a found group could mean, you first, zone by zone. `also` is not included.

    seen  whether face-down cards on the field count for what they are
    """
    if group.whose == "you":
        seats = [ctx.seat]
    elif group.whose == "opponent":
        seats = [1 - ctx.seat]
    else:
        seats = [ctx.seat, 1 - ctx.seat]
    found: list[int] = []
    for seat in seats:
        for word in group.zones:
            if word == "materials":
                if seat == seats[0]:
                    found.extend(world.materials(ctx.card))
            elif word == "excavated":
                if seat == seats[0]:
                    found.extend(fresh(world, ctx.excavated))
            elif word == "deck top":
                found.extend(reversed(world.cards(seat, "deck")[-group.count :]))
            elif word == "banished" and group.filter != ANY:
                # Of a face-down one nobody can say what it is.
                found.extend(card for card in world.cards(seat, word) if world.table.cards[card].face_up)
            else:
                found.extend(world.cards(seat, word))
    f = group.filter
    if f != ANY:
        known = reading(world, f)
        found = [card for card in found if _means(world, f, known, card, ctx.card, seen)]
        if f.related:
            found = related(world, ctx, f, found)
    return extreme(world, found, group.extreme) if group.extreme else found


def cards_of(world: World, ctx: Context, group: Group, stale: bool = False) -> list[int]:
    """The cards of a group with all it has `also`, without any picking."""
    cards: list[int] = []
    part: Group | None = group
    while part is not None:
        cards += refer(world, ctx, part, stale) if part.ref else find(world, ctx, part)
        part = part.also
    return list(dict.fromkeys(cards))


def kind(world: World, card: int) -> str:
    """What kind of card it counts as where it is: a monster among the Spells and Traps is an Equip Spell (YZH-5.47)."""
    zone = world.zone_word(card)
    if zone == "monster":
        return "monster"
    printed = world.data(card).kind
    return "spell" if zone in ("spell-trap", "field zone") and printed == "monster" else printed


def icon(world: World, card: int) -> str:
    it = world.table.cards[card]
    if it.host is not None and world.zone_word(card) == "spell-trap":
        return "equip"
    return world.data(card).icon


def within(bounds: Range, value: int) -> bool:
    return (bounds.low is None or value >= bounds.low) and (bounds.high is None or value <= bounds.high)


def matches(world: World, f: Filter, card: int, source: int = -1, seen: bool = False) -> bool:
    """Whether a card is such a card. A face-down card on the field has no values to go by, unless `seen`."""
    return _means(world, f, reading(world, f), card, source, seen)


def _means(world: World, f: Filter, known: Reading, card: int, source: int, seen: bool) -> bool:
    """:func:`matches` with what is known of the filter at hand."""
    if f.other and card == source:
        return False
    it = world.table.cards[card]
    zone = world.zone_word(card)
    if known.lie and not _lies(it, zone, f):
        return False
    if known.way and not _had(world, f, card, source):
        return False
    if f.both and not all(_means(world, one, reading(world, one), card, source, seen) for one in f.both):
        return False
    if f.either and not any(_means(world, one, reading(world, one), card, source, seen) for one in f.either):
        return False
    if f.neither and any(_means(world, one, reading(world, one), card, source, seen) for one in f.neither):
        return False
    if zone in FIELD and not seen and not it.face_up:
        return _hidden(world, card, zone, f, known)
    if (
        (known.words and force(world).has_words())
        or (known.values and force(world).has_changes(card))
        or (f.icons and it.host is not None)
        or ((f.traits or f.not_traits) and "gemini" in world.data(card).traits)
    ):
        return _described(world, card, f)
    key = (world.guise(card), zone)
    found = known.known.get(key)
    if found is None:
        found = known.known[key] = _described(world, card, f)
    return found


def _lies(it: Card, zone: str, f: Filter) -> bool:
    """The part of :func:`matches` that reads how the card lies, and how it came there."""
    if zone in FIELD:
        if f.face and (f.face == "up") != it.face_up:
            return False
        if f.position and ((f.position == "defense") != it.sideways or zone != "monster"):
            return False
    elif f.position and (f.position == "defense") != ("side" in it.marks.get("last", {}).get("stance", "")):
        return False
    if f.counter and it.counters.get(f.counter, 0) < f.counters:
        return False
    return not f.summoned or _summoned(it.marks.get("summoned"), f.summoned)


def _had(world: World, f: Filter, card: int, source: int) -> bool:
    """The part of :func:`matches` that reads what lies with the card and what became of it this turn."""
    if f.material and not world.materials(card):
        return False
    if f.equipped is not None and not any(
        it.host == card and world.zone_word(it.id) == "spell-trap" and matches(world, f.equipped, it.id, source)
        for it in world.table.cards.values()
    ):
        return False
    if f.summoned_by is not None:
        by = world.table.cards[card].marks.get("summoned_by")
        if by not in world.table.cards or not matches(world, f.summoned_by, by, source, seen=True):
            return False
    if f.made_of is not None and not _made_of(world, f.made_of, card, source):
        return False
    if f.past:
        from sanam.games.yugioh.abilities.history import was  # it reads groups

        return was(world, card, f.past)
    return True


def _made_of(world: World, f: Filter, card: int, source: int) -> bool:
    """Whether such a card was used for the Summon of `card`, as it is now where it went."""
    used = world.table.cards[card].marks.get("materials", [])
    return any(known in world.table.cards and matches(world, f, known, source, seen=True) for known, _ in used)


def related(world: World, ctx: Context, f: Filter, cards: list[int]) -> list[int]:
    """Those of the cards that compare as the filter says; what is not chosen yet is taken for granted."""
    for relation in f.related:
        cards = [card for card in cards if _compares(world, ctx, relation, card)]
    return cards


def _compares(world: World, ctx: Context, relation: Relation, card: int) -> bool:
    from sanam.games.yugioh.abilities.amounts import VALUES, last_known, number  # it reads groups
    from sanam.games.yugioh.abilities.conditions import compare

    if relation.to is not None:
        known = relation.to if isinstance(relation.to, int) else relation.to.group
        # "Its" value is that of the card itself.
        if isinstance(known, Group) and known.ref != "it" and _open(ctx, known):
            return True
        if relation.what.startswith("original"):
            mine = force(world).original(card, relation.what.removeprefix("original "))
        else:
            xyz = "xyz" in world.data(card).traits
            if world.data(card).kind != "monster" or (relation.what == "level" and xyz):
                return False
            if relation.what == "rank" and not xyz:
                return False
            mine = last_known(world, card, VALUES[relation.what])
        return compare(mine, relation.sign, number(world, ctx, relation.to, card))
    assert relation.of is not None
    if _open(ctx, relation.of):
        return True
    others = cards_of(world, ctx, relation.of, stale=True)
    if relation.what == "host":
        return (world.table.cards[card].host in others) == (relation.sign == "=")
    if relation.what == "card":
        return (card in others) == (relation.sign == "=")
    if not others:
        return False
    shared = any(words(world, card, relation.what) & words(world, other, relation.what) for other in others)
    return shared == (relation.sign == "=")


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


def words(world: World, card: int, what: str) -> frozenset[str]:
    """The names, Attributes, Types or Level of a card, to compare with those of others."""
    now = force(world)
    match what:
        case "name":
            return frozenset(now.names(card))
        case "attribute":
            return frozenset(now.attributes(card))
        case "race":
            return frozenset({now.race(card)})
        case "rank":
            return frozenset({str(now.value(card, "level"))}) if "xyz" in world.data(card).traits else frozenset()
        case "level":
            return frozenset() if "xyz" in world.data(card).traits else frozenset({str(now.value(card, "level"))})
    raise ValueError(f"no such thing to compare: {what}")


def one_of_each(world: World, cards: list[int], what: str) -> list[int]:
    """Of cards that share a name (an Attribute …) one only."""
    found: list[int] = []
    for card in cards:
        if not any(words(world, card, what) & words(world, other, what) for other in found):
            found.append(card)
    return found


def same_of(world: World, cards: list[int], what: str) -> list[list[int]]:
    """The cards by what they share."""
    shared: dict[str, list[int]] = {}
    for card in cards:
        for word in sorted(words(world, card, what)):
            shared.setdefault(word, []).append(card)
    return list(shared.values())


def go_together(world: World, distinct: str, alike: str, chosen: list[int]) -> bool:
    """Whether these may be picked together."""
    if distinct:
        return len(one_of_each(world, chosen, distinct)) == len(chosen)
    return not alike or any(len(some) == len(chosen) for some in same_of(world, chosen, alike))


def extreme(world: World, cards: list[int], which: str) -> list[int]:
    """Those of the cards whose value is the highest or lowest of them all."""
    if not cards:
        return []
    side, _, key = which.partition(" ")
    values = {card: force(world).value(card, key) for card in cards}
    best = max(values.values()) if side == "highest" else min(values.values())
    return [card for card in cards if values[card] == best]


def _hidden(world: World, card: int, zone: str, f: Filter, known: Reading) -> bool:
    """The part of :func:`matches` for a face-down card on the field: at most its kind counts."""
    if f.kinds:
        if zone != "monster" and not f.face and not ("spell" in f.kinds and "trap" in f.kinds):
            return False
        if (zone == "monster" or f.face) and kind(world, card) not in f.kinds:
            return False
    told = (
        f.icons or f.traits or f.attributes or f.races or f.names or f.series or f.lists or f.bears or f.names_material
    )
    return not (told or known.values)


def _summoned(mark: object, wanted: str) -> bool:
    return isinstance(mark, list) and wanted in mark


def _may_bear(world: World, card: int, counter: str) -> bool:
    """Whether its text places such counters on the card itself."""
    return any(
        isinstance(op, PlaceCounters) and op.name == counter and op.group.ref in ("self", "it")
        for ability in world.abilities(card)
        for op in operations(ability)
    )


def _described(world: World, card: int, f: Filter) -> bool:
    """The part of :func:`matches` that reads what the card says."""
    data = world.data(card)
    # "The monster equipped to this card" is an Equip Spell now, and told by what it is printed as.
    now = data.kind if any(relation.what == "host" for relation in f.related) else kind(world, card)
    if f.kinds and now not in f.kinds and not {*f.kinds} & {*data.traits}:
        return False
    if f.icons and icon(world, card) not in f.icons:
        return False
    if f.bears and not _may_bear(world, card, f.bears):
        return False
    if f.traits and not any(trait in force(world).traits(card) for trait in f.traits):
        return False
    if f.not_traits and any(trait in force(world).traits(card) for trait in f.not_traits):
        return False
    if f.attributes and not {*force(world).attributes(card)} & {*f.attributes}:
        return False
    if f.races and force(world).race(card) not in f.races:
        return False
    if f.not_attributes and {*force(world).attributes(card)} & {*f.not_attributes}:
        return False
    if f.not_races and force(world).race(card) in f.not_races:
        return False
    if f.names or f.not_names or f.series:
        names = force(world).names(card)
        # Of several cards some texts write the name in the plural.
        if f.names and not any(name in f.names or f"{name}s" in f.names for name in names):
            return False
        if f.not_names and any(name in f.not_names for name in names):
            return False
        if f.series and not any(
            word in force(world).series(card) or any(word in name for name in names) for word in f.series
        ):
            return False
    if f.lists and not any(f'"{name}"' in data.text for name in f.lists):
        return False
    if f.names_material and not _names_material(data.text, f.names_material):
        return False
    ranked = "xyz" in data.traits
    if f.level and (ranked or data.kind != "monster" or not within(f.level, force(world).value(card, "level"))):
        return False
    if f.rank and not (ranked and within(f.rank, force(world).value(card, "level"))):
        return False
    if f.atk and (data.kind != "monster" or not within(f.atk, _value(world, card, "atk", f.original))):
        return False
    return not f.def_ or (data.kind == "monster" and within(f.def_, _value(world, card, "def", f.original)))


def _names_material(text: str, words: tuple[str, ...]) -> bool:
    """Whether a name with one of these words stands in the first line of the text, which lists the materials."""
    named = text.split("\n")[0].split('"')[1::2]
    return any(word in name for name in named for word in words)


def _value(world: World, card: int, key: str, original: bool) -> int:
    now = force(world)
    return now.original(card, key) if original else now.value(card, key)
