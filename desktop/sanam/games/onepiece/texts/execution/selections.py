"""Which cards a text speaks of, and which of them are chosen (1-3-5, 2-2-3 to 2-2-6, 4-8, 8-4-4)."""

from __future__ import annotations

import itertools
from functools import lru_cache
from typing import NamedTuple

from sanam.abilities.tree import Tree
from sanam.games.onepiece.texts.execution.context import Context
from sanam.games.onepiece.texts.execution.nouns import PLACES, TOGETHER, fits, is_kind, is_such, named, passes, such
from sanam.games.onepiece.texts.execution.registry import carried_by_parent
from sanam.games.onepiece.texts.execution.zones import Place, cards_in, place, seats

carried_by_parent(
    "Sel",
    """some, the, all the, this, it, that, selected, revealed, returned, rest, one, any, each, none, that possessive,
    the character named, number, all of them, the others, your other, top card, top cards, another, the one, of
    each of, that many, your leader and, up to of them, none selected, other, played, some or, trashed,
    whose character named, ko'd, other one, placed""",
)
carried_by_parent("Sels", "kind, any other, or, and, equal, equal trashed")
carried_by_parent("Sels1", "and")
carried_by_parent("Amount", "up to, exactly, all, any number, total, each, one of each, equal, or more")
carried_by_parent(
    "Poss",
    """leader, characters, this, this leader, that character, that card, selected, your leader with type, opponent's
    characters, leader named, character named, it, some leader, some fighters, fighter, revealed, trashed,
    placed, returned, ko'd""",
)
#: More sets of cards than this are not listed one by one.
MOST_SETS = 5000
#: What cards off the top of either of two piles must be together: the first ones of one of them.
_OF_ONE_PILE = Tree("Filter.one pile")


#: Life cards of which it is said how they lie are any of the pile, and not the top ones.
_FACES = ("Filter.face-up", "Filter.face-down")
#: Selections without the card that says them.
_OTHERS = ("Sel.another", "Sels.any other", "Sel.your other")


class Wanted(NamedTuple):
    """Cards that may be picked and how many of them; `forced` when there is nothing to choose.

    hidden  the one who picks does not see them
    alike   they do not differ: how many is all there is to say
    ways    either the ones or the others are picked, each so many: (cards, least, most)
    """

    cards: list[int]
    least: int
    most: int
    forced: bool = False
    alike: bool = False
    together: tuple[Tree, ...] = ()
    ways: tuple[tuple[tuple[int, ...], int, int], ...] = ()


# ---------------------------------------------------------------------- where things are


@lru_cache(maxsize=4096)
def _default_areas(noun: Tree) -> tuple[str, ...]:
    """Where a kind of card is when nothing else is said (2-2-3-1 to 2-2-6-2)."""
    found: list[str] = []
    for part in noun.walk():
        found += {
            "Noun1.character": ("character",),
            "Noun1.character card": ("character",),
            "Noun1.leader": ("leader",),
            "Noun1.stage": ("stage",),
            "Noun1.stage card": ("stage",),
            "Noun1.card": ("leader", "character", "stage", "cost"),
            "Noun1.event": ("hand",),
            "Noun1.don": ("cost", "given"),
            "Noun1.life": ("life",),
            "Noun.named": ("leader", "character", "stage"),
            "Noun.named character": ("character",),
            "Noun.named leader": ("leader",),
            "Noun.named stage": ("stage",),
            "Noun.named or kind": ("leader", "character", "stage"),
        }.get(part.key, ())
    return tuple(dict.fromkeys(found))


def said_place(ctx: Context, tests: tuple[Tree, ...]) -> Place | None:
    """The zones that "in …", "from …" or "on … field" name."""
    for test in tests:
        if test.key in ("Filter.on field", "Filter.on field or trash"):
            whose = seats(ctx, test.get("w")) if test.get("w") is not None else [0, 1]
            field = ("leader", "character", "stage", "cost", "given")
            areas = (*field, "trash") if test.name.endswith("trash") else field
            return Place(tuple(f"{s}.{a}" for s in whose for a in areas))
        if test.key in PLACES:
            return place(ctx, test["z"])
    return None


def things_of(ctx: Context, seat: int, phrase: Tree) -> list[int]:
    """One player's cards that a noun phrase means."""
    tests = phrase.many("f")
    at = said_place(ctx, tests)
    if at is not None:
        own = [zone for zone in at.zones if zone.startswith(f"{seat}.")]
        pool = cards_in(ctx, Place(tuple(own)))
    else:
        pool = [c for area in _default_areas(phrase["n"]) for c in ctx.rules.table.zones[f"{seat}.{area}"]]
    return _counted_once(ctx, such(ctx, pool, phrase["n"], tests), tests)


def _counted_once(ctx: Context, cards: list[int], tests: tuple[Tree, ...]) -> list[int]:
    """Of cards "with different card names" one of each name: how many there are is what they are asked for."""
    if not any(test.key == "Filter.different names" for test in tests):
        return cards
    first: dict[tuple[str, ...], int] = {}
    for card in cards:
        first.setdefault(ctx.rules.names(card), card)
    return list(first.values())


def things(ctx: Context, whose: Tree | None, phrase: Tree) -> list[int]:
    """The cards that "your red Characters", "cards in your hand", "Characters" mean."""
    tests = phrase.many("f")
    at = said_place(ctx, tests)
    if at is not None:
        return _counted_once(ctx, such(ctx, cards_in(ctx, at), phrase["n"], tests), tests)
    owners = seats(ctx, whose) if whose is not None else [0, 1]
    return [card for seat in owners for card in things_of(ctx, seat, phrase)]


# ---------------------------------------------------------------------- what stands there already


def standing(ctx: Context, sel: Tree) -> list[int]:
    """The cards that a selection without a choice means: this card, your Leader, all your Characters, those cards."""
    match sel.key:
        case "Sel.this":
            return [ctx.card] if passes(ctx, ctx.card, sel.many("f")) else []
        case "Sel.that":
            found, kind = that(ctx), sel["n"].name
            return [card for card in found if kind == ctx.rules.profile(card).category] or found
        case "Sel.all of them":
            return that(ctx)
        case "Sel.it" | "Sel.the others":
            return ctx.recalled("it")
        case "Sel.rest":
            handled = ctx.memory.get("handled", [])
            return [card for card in ctx.recalled("rest") if card not in handled]
        case "Sel.trashed" | "Sel.ko'd" | "Sel.returned" | "Sel.placed" | "Sel.revealed" | "Sel.played":
            return ctx.recalled(sel.name)
        case "Sel.other" | "Sel.other one":
            spoken_of = ctx.recalled("it")
            two = ctx.recalled("among") or ctx.recalled("selected") or ctx.recalled("revealed")
            return [card for card in two if card not in spoken_of]
        case "Sel.selected" | "Sel.none selected":
            return _selected(ctx)
        case "Sel.that possessive":
            return ctx.recalled("opposed")
        case "Sel.the character named":
            characters = [card for seat in (ctx.me, 1 - ctx.me) for card in ctx.rules.characters(seat)]
            return [card for card in characters if named(ctx, card, sel["x"])]
        case "Sel.whose character named":
            characters = [card for seat in seats(ctx, sel["w"]) for card in ctx.rules.characters(seat)]
            return [card for card in characters if named(ctx, card, sel["x"])]
        case "Sel.one" | "Sel.any" | "Sel.each" | "Sel.none" | "Sel.the one" | "Sels.kind":
            return things(ctx, sel.get("w"), sel["k"])
        case key if key in _OTHERS:
            return [card for card in things(ctx, sel.get("w"), sel["k"]) if card != ctx.card]
        case "Sels.or" | "Sels.and" | "Sels1.and":
            return list(dict.fromkeys([*standing(ctx, sel["x"]), *standing(ctx, sel["y"])]))
    return _pool(ctx, sel)


def that(ctx: Context) -> list[int]:
    """The cards that "that" points to; before anything is carried out those of the occasion."""
    return ctx.recalled("that" if "that" in ctx.memory else "it")


def _selected(ctx: Context) -> list[int]:
    """The selected cards: of two selections the last one whose cards have not moved since (a trashed card moved)."""
    return ctx.recalled("selected") or ctx.recalled("selected before")


def is_among(ctx: Context, card: int, sel: Tree) -> bool:
    """Whether a card is one of those that a selection speaks of, wherever it is now (for "when …")."""
    match sel.key:
        case key if key in _OTHERS or key in ("Sel.one", "Sel.any", "Sel.each", "Sels.kind", "Sel.none"):
            owners = seats(ctx, sel.get("w")) if sel.get("w") is not None else _owners_said(ctx, sel["k"].many("f"))
            other = card != ctx.card or sel.key not in _OTHERS
            return other and ctx.rules.table.cards[card].owner in owners and fits(ctx, card, sel["k"])
        case "Sel.some or":
            return any(is_among(ctx, card, way) for way in _either(sel))
        case "Sel.some" | "Sel.the" | "Sel.all the":
            owners = seats(ctx, sel.get("w")) if sel.get("w") is not None else _owners_said(ctx, sel.many("f"))
            mine = ctx.rules.table.cards[card].owner in owners
            return mine and is_such(ctx, card, sel["n"], sel.many("f"))
        case "Sels.or" | "Sels.and" | "Sels1.and":
            return is_among(ctx, card, sel["x"]) or is_among(ctx, card, sel["y"])
    return card in standing(ctx, sel)


def _owners_said(ctx: Context, tests: tuple[Tree, ...]) -> list[int]:
    for test in tests:
        if test.key in PLACES:
            whose = test.get("w") if test.key.startswith("Filter.on field") else test["z"].get("w")
            if whose is not None:
                return seats(ctx, whose)
    return [0, 1]


def owners_of(ctx: Context, poss: Tree) -> list[int]:
    """The cards whose power, effects or attack a possessive speaks of."""
    match poss.name:
        case "this" | "this leader":
            return [ctx.card]
        case "that character" | "that card":
            return that(ctx)
        case "it" | "trashed" | "revealed" | "placed" | "returned" | "ko'd":
            return ctx.recalled(poss.name)
        case "selected":
            return _selected(ctx)
        case "leader" | "some leader":
            return [card for seat in seats(ctx, poss.get("w")) for card in _leader(ctx, seat, poss)]
        case "your leader with type" | "leader named" | "character named":
            noun = {"leader named": "leader", "character named": "character"}.get(poss.name)
            found = [card for seat in seats(ctx, poss.get("w")) for card in ctx.rules.fighters(seat)]
            return [c for c in found if named(ctx, c, poss["x"]) and noun in (None, ctx.rules.area(c))]
    cards_of = ctx.rules.fighters if poss.name in ("some fighters", "fighter") else ctx.rules.characters
    return [card for seat in seats(ctx, poss.get("w")) for card in cards_of(seat) if passes(ctx, card, poss.many("f"))]


def _leader(ctx: Context, seat: int, poss: Tree) -> list[int]:
    leader = ctx.rules.leader(seat)
    return [leader] if passes(ctx, leader, poss.many("f")) else []


# ---------------------------------------------------------------------- what is chosen


@lru_cache(maxsize=4096)
def _either(sel: Tree) -> tuple[Tree, Tree]:
    """The two selections that "up to 1 Event or [Koby] from your hand" says in one; where cards are found is said of
    both, when it is said once.
    """
    phrases = (sel["k"], sel["l"])
    at = [tuple(test for test in phrase.many("f") if test.key in PLACES) for phrase in phrases]
    found = []
    for phrase, here, there in zip(phrases, at, at[::-1], strict=True):
        tests = phrase.many("f") if here else (*phrase.many("f"), *there)
        if phrase is phrases[0]:  # "a {Navy} type card or Character other than [Koby]" is no [Koby] at all
            tests = (*tests, *(test for test in phrases[1].many("f") if test.key == "Filter.other than name"))
        whose = [("w", sel["w"])] if sel.get("w") is not None else []
        found.append(Tree("Sel.some", (("a", sel["a"]), ("f", tests), ("n", phrase["n"]), *whose)))
    return found[0], found[1]


@lru_cache(maxsize=4096)
def _ways(sel: Tree) -> tuple[Tree, Tree]:
    """The selections of "up to 1 [Koby] or up to 1 Event from your hand". A place that only the last one names is that
    of both, unless the first one is of cards on the field or of somebody's.
    """
    first, last = sel["x"], sel["y"]
    while last.key == "Sels.or":
        last = last["y"]
    places = [test for test in last.many("f") if test.key in PLACES]
    tests = first.many("f")
    if first.key != "Sel.some" or first.get("w") is not None or not places or _names_the_field(first["n"]):
        return first, sel["y"]
    if any(test.key in PLACES for test in tests):
        return first, sel["y"]
    slots = {**dict(first.slots), "f": (*tests, *places)}
    return Tree(first.key, tuple(sorted(slots.items()))), sel["y"]


def _pool(ctx: Context, sel: Tree) -> list[int]:
    """All cards from which `Sel.some` and the like choose."""
    if sel.key == "Sel.some or":
        return list(dict.fromkeys(card for way in _either(sel) for card in _pool(ctx, way)))
    if sel.key in ("Sel.of each of", "Sel.that many", "Sel.your leader and"):
        found = things(ctx, sel.get("w"), sel["k"])
        return [card for card in found if card != ctx.card] if sel.key == "Sel.your leader and" else found
    tests = sel.many("f")
    at = said_place(ctx, tests)
    noun = sel["n"]
    looked = ctx.recalled("looked") or ctx.recalled("selected") or ctx.recalled("revealed")
    looked = [card for card in looked if card not in ctx.memory.get("handled", ())]
    chosen_among = not {"looked", "selected", "revealed"}.isdisjoint(ctx.memory)
    # DON!! cards of nobody in particular are those of the one who acts.
    whoever = [ctx.actor] if noun.key == "Noun1.don" else [0, 1]
    owners = seats(ctx, sel.get("w")) if sel.get("w") is not None else whoever
    if at is not None:
        pool = cards_in(ctx, at)
    elif _says_among(tests):
        pool = ctx.recalled("among them")
    elif chosen_among and sel.get("w") is None and not _names_the_field(noun):
        pool = looked
    else:
        pool = [c for seat in owners for area in _default_areas(noun) for c in ctx.rules.table.zones[f"{seat}.{area}"]]
    return such(ctx, pool, noun, tests)


class _Parts(NamedTuple):
    """What a selection with an amount says: of which cards, and how many."""

    tests: tuple[Tree, ...]
    noun: Tree
    amount: Tree


@lru_cache(maxsize=4096)
def _parts(sel: Tree) -> _Parts:
    return _Parts(_said_of(sel), sel.get("n") or sel["k"]["n"], sel["a"])


def _said_of(sel: Tree) -> tuple[Tree, ...]:
    return sel.many("f") or (sel["k"].many("f") if sel.get("k") is not None else ())


def _says_among(tests: tuple[Tree, ...]) -> bool:
    return any(test.key == "Filter.among them" for test in tests)


@lru_cache(maxsize=4096)
def _names_the_field(noun: Tree) -> bool:
    """Whether a noun means cards of the field alone, so that cards that were looked at are none."""
    return any(part.key in ("Noun1.character", "Noun1.leader", "Noun1.stage", "Noun1.don") for part in noun.walk())


def _amount(amount: Tree, there: int, ctx: Context) -> tuple[int, int]:
    size = amount.number("n")
    match amount.name:
        case "up to" | "each":
            return 0, size
        case "all":
            return there, there
        case "any number":
            return 0, there
        case "or more":
            return size, there
        case "equal":
            moved = int(ctx.memory.get("moved", 0))
            return moved, moved
    return size, size


def _may_be_fewer(sel: Tree) -> bool:
    """Whether none may be picked of a selection though there are some."""
    amount = sel.get("a")
    return amount is not None and amount.name in ("up to", "any number", "each")


def wanted(ctx: Context, sel: Tree) -> Wanted:
    """What is picked for a selection, and between how many; fewer where there are not so many (1-3-2, 8-4-4-1)."""
    if sel.key in ("Sels.and", "Sels1.and"):
        cards = standing(ctx, sel)
        return Wanted(cards, len(cards), len(cards), True)
    if sel.key == "Sels.or":
        ways = _ways(sel)
        first, second = (wanted(ctx, way) for way in ways)
        there = [at for at, found in enumerate((first, second)) if found.cards]
        if len(there) == 1 and ways[there[0]].get("a") is not None:
            return (first, second)[there[0]]
        if len(there) == 1 and not _may_be_fewer(ways[1 - there[0]]):
            return Wanted((first, second)[there[0]].cards, 1, 1)  # "your Leader or 1 of your Stages": one of the two
        return _of_either(first, second)
    if sel.key in ("Sel.top card", "Sel.top cards"):
        pile = cards_in(ctx, place(ctx, sel["z"]))
        top = pile[::-1][: sel.number("n", 1)]
        return Wanted(top, len(top), len(top), True)
    if sel.key == "Sel.number":
        cards = ctx.recalled("those")
        size = min(len(cards), sel.number("n"))
        return Wanted(cards, size, size)
    if sel.key == "Sel.up to of them":
        cards = ctx.recalled("those")
        return Wanted(cards, 0, min(len(cards), sel.number("n")))
    if sel.key in ("Sels.equal", "Sels.equal trashed"):
        return Wanted([], 0, int(ctx.memory.get("moved", 0)), True)
    if sel.get("a") is None:
        cards = standing(ctx, sel)
        together = tuple(test for test in _said_of(sel) if test.key in TOGETHER[:3])
        if together:  # "your opponent's Characters with a total cost of 4 or less" are picked
            return Wanted(cards, 0, len(cards), together=together)
        if sel.key in ("Sel.one", "Sel.another"):
            return Wanted(cards, min(1, len(cards)), 1)
        many = sel.key == "Sel.that many"
        size = min(len(cards), int(ctx.memory.get("moved", 0))) if many else len(cards)
        return Wanted(cards, size, size, not many)
    return _chosen(ctx, sel)


def _of_either(first: Wanted, second: Wanted) -> Wanted:
    """Cards of one lot or the other: of "this Character or up to 2 of your DON!! cards" each lot in its own number."""
    cards = list(dict.fromkeys([*first.cards, *second.cards]))
    most = max(1, first.most, second.most)
    ways = tuple((tuple(way.cards), way.least, way.most) for way in (first, second))
    differ = bool(first.cards and second.cards) and first.most != second.most
    if not differ:
        most = max(1, min(first.most, second.most))
    return Wanted(cards, min(first.least, second.least, most), most, ways=ways if differ else ())


def _chosen(ctx: Context, sel: Tree) -> Wanted:
    """What is picked for a selection with an amount: "up to 2 of your Characters"."""
    pool = _pool(ctx, sel)
    tests, noun, amount = _parts(sel)
    at = said_place(ctx, tests)
    if at is None and noun.key == "Noun1.life" and not any(t.key in _FACES for t in tests):
        at = Place((), "top")
    least, most = _amount(amount, len(pool), ctx)
    plain = all(test.key in (*PLACES, *_FACES) for test in tests) and noun.key in ("Noun1.card", "Noun1.life")
    if plain and at is not None and not at.end and at.zones and all(zone.endswith(".life") for zone in at.zones):
        at = at._replace(end="top")  # cards leave the Life area from its top (3-10-2), unless it is said which one does
    piles = list(dict.fromkeys(ctx.rules.table.cards[card].zone for card in pool))
    if at is not None and at.end in ("top", "bottom") and len(piles) > 1:
        return _of_either_pile(ctx, pool, piles, least, most)
    if at is not None and at.end in ("top", "bottom"):
        pool = (pool[::-1] if at.end == "top" else pool)[:most]
        return Wanted(pool, min(least, len(pool)), len(pool), least >= len(pool), True)
    if at is not None and at.end == "either":
        pool = list(dict.fromkeys([*pool[-1:], *pool[:1]])) if most == 1 else pool
    least, most = min(least, len(pool)), min(most, len(pool))
    together = tuple(test for test in tests if test.key in TOGETHER)
    if amount.name in ("each", "one of each"):
        together = (*together, sel)
        most = len(pool)
        least = 0
    alike = bool(pool) and _are_alike(ctx, pool)
    return Wanted(pool, least, most, least == most == len(pool) and not together, alike, together)


def _of_either_pile(ctx: Context, pool: list[int], piles: list[str], least: int, most: int) -> Wanted:
    """ "Up to 2 cards from the top of your or your opponent's Life cards": the first cards of one of the piles."""
    tops = [[card for card in ctx.rules.table.zones[pile][::-1] if card in pool][:most] for pile in piles]
    size = max(map(len, tops))
    together = (_OF_ONE_PILE,) if most > 1 else ()
    return Wanted([card for top in tops for card in top], min(least, size), size, together=together)


def _are_alike(ctx: Context, pool: list[int]) -> bool:
    """DON!! cards of one area in one state."""
    cards = ctx.rules.table.cards
    if not ctx.rules.profile(pool[0]).don:
        return False
    return len({(cards[card].zone, cards[card].stance, cards[card].host) for card in pool}) == 1


def combinations(ctx: Context, found: Wanted) -> list[list[int]] | None:
    """The sets of places in `found.cards` that may be picked, where not all may (total power, different names)."""
    if found.ways:
        return _sets_of_ways(found)
    if not found.together:
        return None
    sets: list[list[int]] = []
    for size in range(found.least, found.most + 1):
        for places in itertools.combinations(range(len(found.cards)), size):
            if all(_may_stand_together(ctx, [found.cards[p] for p in places], test) for test in found.together):
                sets.append(list(places))
            if len(sets) >= MOST_SETS:
                return sets
    return sets


def _sets_of_ways(found: Wanted) -> list[list[int]]:
    sets: dict[tuple[int, ...], None] = {}
    for cards, least, most in found.ways:
        places = [at for at, card in enumerate(found.cards) if card in cards]
        for size in range(min(least, len(places)), min(most, len(places)) + 1):
            sets |= dict.fromkeys(itertools.islice(itertools.combinations(places, size), MOST_SETS))
    return [list(one) for one in sets]


def _may_stand_together(ctx: Context, cards: list[int], test: Tree) -> bool:
    rules = ctx.rules
    match test.name:
        case "total power" | "with total":
            return sum(rules.power(card) for card in cards) <= test.number("n")
        case "total cost":
            return sum(rules.value(card, "cost") for card in cards) <= test.number("n")
        case "one pile":
            piles = {rules.table.cards[card].zone for card in cards}
            return not cards or any(set(cards) == set(rules.table.zones[p][-len(cards) :]) for p in piles)
    names = [rules.profile(card).data.name for card in cards]
    if test.category == "Sel":
        # "1 each of [A] and [B]" is 1 of each name, "of your opponent's Leader and Character cards" 1 of each kind.
        most = test["a"].number("n", 1)
        if test.get("n") is not None and test["n"].key == "Noun.or":
            return all(sum(is_kind(ctx, card, kind) for card in cards) <= most for kind in test["n"].children())
        return all(names.count(name) <= most for name in names)
    return len(set(names)) == len(names)
