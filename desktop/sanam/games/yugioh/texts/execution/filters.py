"""Whether a card is such a card as a Filter says."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sanam.engine.table import FACE_UP, Card
from sanam.games.yugioh.texts.execution.facts import used_for, was
from sanam.games.yugioh.texts.execution.host import Host
from sanam.games.yugioh.texts.execution.values import Reading, reading, values
from sanam.games.yugioh.texts.tree import Filter, PlaceCounters, Range, SummonCondition, operations, parts
from sanam.games.yugioh.vocabulary.zones import FIELD, WORDS

ANY = Filter()


def kind(duel: Host, card: int) -> str:
    """What kind of card it counts as where it is: a monster among the Spells and Traps is an Equip Spell (YZH-5.47)."""
    zone = duel.zone_word(card)
    if zone == "monster":
        return "monster"
    printed = duel.data(card).kind
    return "spell" if zone in ("spell-trap", "field zone") and printed == "monster" else printed


def icon(duel: Host, card: int) -> str:
    it = duel.table.cards[card]
    if it.host is not None and duel.zone_word(card) == "spell-trap":
        return "equip"
    return duel.data(card).icon


def within(bounds: Range, value: int) -> bool:
    return (bounds.low is None or value >= bounds.low) and (bounds.high is None or value <= bounds.high)


def matches(duel: Host, f: Filter, card: int, source: int = -1, seen: bool = False) -> bool:
    """Whether a card is such a card. A face-down card on the field has no values to go by, unless `seen`."""
    return bool(passing(duel, f, (card,), source, seen))


def passing(duel: Host, f: Filter, cards: Iterable[int], source: int, seen: bool) -> list[int]:
    """The cards that :func:`matches`, in their order. It is what a duel does most: what cards have in common is looked
    up once, and what was found out about a card as printed is kept.
    """
    known = reading(duel, f)
    seen = seen or known.of_set
    table = duel.table.cards
    reworded = values(duel).with_words() if known.words else ()
    changed = values(duel).with_changes() if known.values else ()
    found = []
    for card in cards:
        it = table[card]
        zone = WORDS[it.zone]
        if (f.other and card == source) or (known.lie and not _lies(it, zone, f)):
            continue
        if (known.way and not _had(duel, f, card, source)) or (
            known.joined and not _joined(duel, f, card, source, seen)
        ):
            continue
        if zone in FIELD and not seen and it.stance not in FACE_UP:
            if _hidden(duel, card, zone, f, known):
                found.append(card)
            continue
        if (
            card in reworded
            or card in changed
            or (f.icons and it.host is not None)
            or ((f.traits or f.not_traits) and "gemini" in duel.data(card).traits)
        ):
            passed = _described(duel, card, f)
        else:
            key = (it.code, zone) if "guise" not in it.marks else (it.marks["guise"], zone)
            if key not in known.known:
                known.known[key] = _described(duel, card, f)
            passed = known.known[key]
        if passed:
            found.append(card)
    return found


def _joined(duel: Host, f: Filter, card: int, source: int, seen: bool) -> bool:
    """The part of :func:`matches` for filters that are made of others."""
    return (
        all(matches(duel, one, card, source, seen) for one in f.both)
        and (not f.either or any(matches(duel, one, card, source, seen) for one in f.either))
        and not any(matches(duel, one, card, source, seen) for one in f.neither)
    )


def _lies(it: Card, zone: str, f: Filter) -> bool:
    """The part of :func:`matches` that reads how the card lies, and how it came there."""
    if zone in FIELD:
        if f.face and (f.face == "up") != (it.stance in FACE_UP):
            return False
        if f.position and ((f.position == "defense") != it.sideways or zone != "monster"):
            return False
    elif f.position and (f.position == "defense") != ("side" in it.marks.get("last", {}).get("stance", "")):
        return False
    counters = it.counters if zone in FIELD else it.marks.get("last", {}).get("counters", {})
    if f.counter and counters.get(f.counter, 0) < f.counters:
        return False
    return not f.summoned or was_summoned(how_it_came(it), f.summoned)


def _had(duel: Host, f: Filter, card: int, source: int) -> bool:
    """The part of :func:`matches` that reads what lies with the card and what became of it this turn."""
    if f.material and len(duel.materials(card)) < f.materials:
        return False
    if f.equipped is not None and not any(
        it.host == card and duel.zone_word(it.id) == "spell-trap" and matches(duel, f.equipped, it.id, source)
        for it in duel.table.cards.values()
    ):
        return False
    if f.summoned_by is not None:
        marks = duel.table.cards[card].marks
        by, counts = marks.get("summoned_by"), marks.get("summoned_as_by") in f.summoned_by.series
        if not counts and (by not in duel.table.cards or not matches(duel, f.summoned_by, by, source, seen=True)):
            return False
    if f.owner and source in duel.table.cards:
        mine = duel.table.cards[card].owner == duel.controller(source)
        if mine != (f.owner == "you"):
            return False
    if f.turns and _turns_there(duel, card) < f.turns:
        return False
    if f.served and not used_for(duel, card, f.served):
        return False
    if f.made_of is not None and not _made_of(duel, f.made_of, card, source):
        return False
    if f.past:
        return was(duel, card, f.past)
    return True


def _turns_there(duel: Host, card: int) -> int:
    """How many turns of its controller have begun since it was equipped to a monster."""
    now = int(duel.table.marks.get("turn") or 0)
    passed = now - int(duel.table.cards[card].marks.get("past", {}).get("equipped") or now)
    return (passed + (duel.turn_player() == duel.controller(card))) // 2


def _made_of(duel: Host, f: Filter, card: int, source: int) -> bool:
    """Whether such a card was used for the Summon of `card`, as it is now where it went."""
    used = duel.table.cards[card].marks.get("materials", [])
    return any(known in duel.table.cards and matches(duel, f, known, source, seen=True) for known, _ in used)


def _hidden(duel: Host, card: int, zone: str, f: Filter, known: Reading) -> bool:
    """The part of :func:`matches` for a face-down card on the field: at most its kind counts."""
    if f.kinds:
        if zone != "monster" and not f.face and not ("spell" in f.kinds and "trap" in f.kinds):
            return False
        if (zone == "monster" or f.face) and kind(duel, card) not in f.kinds:
            return False
    described = (
        f.icons
        or f.traits
        or f.attributes
        or f.races
        or f.original_races
        or f.names
        or f.series
        or f.lists
        or f.bears
        or f.names_material
        or f.lists_kinds
        or f.summoned_with
    )
    return not (described or known.values)


def how_it_came(it: Card) -> list[str]:
    """The ways in which a card on the field was Summoned, and "set" where it was Normal Set."""
    marks = it.marks
    ways: list[str] = marks.get("summoned", [])
    if "set_turn" in marks and "special" not in ways and "special set" not in ways:
        return [*ways, *marks.get("set_so", ()), "set"]
    return ways


def was_summoned(ways: Iterable[str], wanted: str) -> bool:
    """Whether a card that came in these ways is one of those wanted ("special", "normal or set")."""
    return not {*ways}.isdisjoint(wanted.split(" or "))


def _may_bear(duel: Host, card: int, counter: str) -> bool:
    """Whether its text places such counters on the card itself."""
    return any(
        isinstance(op, PlaceCounters)
        and op.name == counter
        and (op.group.ref == "self" or (op.group.ref == "it" and not ability.targets))
        for ability in duel.abilities(card)
        for op in operations(ability)
    )


def _described(duel: Host, card: int, f: Filter) -> bool:
    """The part of :func:`matches` that reads what the card says."""
    data = duel.data(card)
    # "The monster equipped to this card" is an Equip Spell now, and told by what it is printed as.
    now = data.kind if any(relation.what == "host" for relation in f.related) else kind(duel, card)
    if f.kinds == ("monster card",):
        now = f"{data.kind} card"
    if f.kinds and now not in f.kinds and not {*f.kinds} & {*data.traits}:
        return False
    if f.icons and icon(duel, card) not in f.icons:
        return False
    if f.bears and not _may_bear(duel, card, f.bears):
        return False
    if f.traits and not any(trait in values(duel).traits(card) for trait in f.traits):
        return False
    if f.not_traits and any(trait in values(duel).traits(card) for trait in f.not_traits):
        return False
    if f.attributes and not {*values(duel).attributes(card)} & {*f.attributes}:
        return False
    if f.races and values(duel).race(card) not in f.races:
        return False
    if f.original_races and data.race not in f.original_races:
        return False
    if f.not_attributes and {*values(duel).attributes(card)} & {*f.not_attributes}:
        return False
    if f.not_races and values(duel).race(card) in f.not_races:
        return False
    if f.names or f.not_names or f.series:
        names = values(duel).names(card)
        # Of several cards some texts write the name in the plural.
        if f.names and not any(name in f.names or f"{name}s" in f.names for name in names):
            return False
        if f.not_names and any(name in f.not_names for name in names):
            return False
        if f.series and not any(
            word in values(duel).series(card) or any(word in name for name in names) for word in f.series
        ):
            return False
    if f.lists and not any(f'"{name}"' in data.text for name in f.lists):
        return False
    if f.names_material and not _names_material(data.text, f.names_material):
        return False
    if f.lists_kinds and not any({*f.lists_kinds} & {*listed.traits} for listed in materials_listed(duel, card)):
        return False
    if f.summoned_with and not any(limit.name == f.summoned_with for limit in summon_conditions(duel, card)):
        return False
    ranked = "xyz" in data.traits
    known = values(duel)
    if f.level and (
        ranked
        or data.kind != "monster"
        or not within(f.level, known.original(card, "level") if f.original else known.value(card, "level"))
    ):
        return False
    if f.rank and not (ranked and within(f.rank, known.value(card, "level"))):
        return False
    if f.atk and (data.kind != "monster" or not within(f.atk, _value(duel, card, "atk", f.original))):
        return False
    return not f.def_ or (data.kind == "monster" and within(f.def_, _value(duel, card, "def", f.original)))


def _names_material(text: str, words: tuple[str, ...]) -> bool:
    """Whether a name with one of these words stands in the first line of the text, which lists the materials."""
    named = text.split("\n")[0].split('"')[1::2]
    return any(word in name for name in named for word in words)


def materials_listed(duel: Host, card: int) -> Iterator[Filter]:
    """What its list of materials asks for, each kind of them."""
    for ability in duel.abilities(card):
        if ability.kind == "material":
            yield from (part.filter for group in ability.targets for part in parts(group))


def summon_conditions(duel: Host, card: int) -> Iterator[SummonCondition]:
    """What the card's own text says of how it is Summoned."""
    for ability in duel.abilities(card):
        if ability.kind == "limit":
            yield from (step.op for step in ability.do if isinstance(step.op, SummonCondition))


def _value(duel: Host, card: int, key: str, original: bool) -> int:
    now = values(duel)
    return now.original(card, key) if original else now.value(card, key)
