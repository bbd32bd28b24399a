"""What is picked for the words of an operation, and whether it can be done at all (8-4-4, 8-3-1-3)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from sanam.abilities.tree import Tree, parts_in
from sanam.games.onepiece.texts.execution.causes import may_be_played
from sanam.games.onepiece.texts.execution.context import Context
from sanam.games.onepiece.texts.execution.host import Host
from sanam.games.onepiece.texts.execution.lasting import UNPICKED
from sanam.games.onepiece.texts.execution.nouns import PLACES
from sanam.games.onepiece.texts.execution.selections import Wanted, owners_of, wanted
from sanam.games.onepiece.texts.execution.zones import areas
from sanam.games.onepiece.texts.tree.entries import timing_of
from sanam.games.onepiece.texts.tree.rewording import of_either_number, speaks_of_before
from sanam.games.onepiece.vocabulary.effects import Doing

SELS = ("Sel", "Sels", "Sels1")
#: Operations on DON!! cards that only make sense for those in one state, in the cost area.
_STATES = {"Op.set active": True, "Op.rest": False}
#: Operations on some of the cards that were looked at or revealed.
_OF_THE_SEEN = ("Op.reveal", "Op.play", "Op.play rested", "Op.add")
_DON_DECK = Tree("Filter.from", (("z", Tree("Zone.the don deck")),))


@lru_cache(maxsize=4096)
def slots_of(op: Tree) -> tuple[str, ...]:
    """The slots of an operation for which cards are picked, in order. Of "up to 1 of … and up to 1 of …" each part is
    picked by itself: they are called "s/0", "s/1".
    """
    found: list[str] = []
    for slot in _slots_of(op):
        parts = members(op[slot])
        found += [f"{slot}/{at}" for at in range(len(parts))] if len(parts) > 1 else [slot]
    return tuple(found)


def said(op: Tree, slot: str) -> Tree:
    """The words of a slot, or of one of its parts."""
    name, _, at = slot.partition("/")
    return members(op[name])[int(at)] if at else op[name]


@lru_cache(maxsize=4096)
def members(sel: Tree) -> tuple[Tree, ...]:
    """The parts of a selection that are picked one after another; itself when there is nothing to pick in its parts.

    A place that only the last part names is that of all. Of "your opponent's rested Leader and up to 1 Character" whose
    it is and how it lies are said of both.
    """
    parts: list[Tree] = []
    rest = sel
    while rest.key in ("Sels.and", "Sels1.and"):
        parts.append(rest["x"])
        rest = rest["y"]
    parts.append(rest)
    if not any(part.get("a") is not None for part in parts):
        return (sel,)
    places = [test for test in parts[-1].many("f") if test.key in PLACES]
    return tuple(_like(parts[0], _in_places(part, places)) for part in parts)


def _like(first: Tree, part: Tree) -> Tree:
    own = part.many("f")
    if first.key != "Sel.the" or part.key != "Sel.some" or part.get("w") is not None:
        return part
    if any(test.key in PLACES for test in own):
        return part
    lying = [test for test in first.many("f") if test.key in ("Filter.rested", "Filter.active")]
    tests = tuple(sorted({*own, *lying}, key=Tree.sort_key))
    return Tree(part.key, tuple(sorted({**dict(part.slots), "f": tests, "w": first["w"]}.items())))


def _in_places(part: Tree, places: list[Tree]) -> Tree:
    own = part.many("f")
    if part.key != "Sel.some" or part.get("w") is not None or any(test.key in PLACES for test in own) or not places:
        return part
    slots = {**dict(part.slots), "f": tuple(sorted((*own, *places), key=Tree.sort_key))}
    return Tree(part.key, tuple(sorted(slots.items())))


@lru_cache(maxsize=1024)
def _from_don_deck(sel: Tree) -> Tree:
    """DON!! cards that are added come from the DON!! deck, where a text says it only of the first ones (3-3-3)."""
    return _in_places(sel, [_DON_DECK]) if sel.get("n") is not None and sel["n"].key == "Noun1.don" else sel


@lru_cache(maxsize=1024)
def _as_a_card(sel: Tree) -> Tree:
    """A "Character" that is revealed of cards that were looked at is a Character card, a "Stage" a Stage card."""
    if sel.get("n") is None or sel["n"].key not in ("Noun1.character", "Noun1.stage") or sel.get("w") is not None:
        return sel
    noun = Tree(f"{sel['n'].key} card")
    return sel.with_slot("n", noun)


@lru_cache(maxsize=1024)
def _of_the_other_face(sel: Tree, face: str) -> Tree:
    """Life cards that are turned over are any of those that lie the other way; they do not leave the pile (3-10-2)."""
    if sel.key != "Sel.some" or sel["n"].key != "Noun1.life" or sel["a"].name == "all":
        return sel
    if any(test.key in (*PLACES, "Filter.face-up", "Filter.face-down") for test in sel.many("f")):
        return sel
    lying = Tree("Filter.face-up" if face == "down" else "Filter.face-down")
    slots = {**dict(sel.slots), "f": (*sel.many("f"), lying)}
    return Tree(sel.key, tuple(sorted(slots.items())))


def _slots_of(op: Tree) -> list[str]:
    if op.key in UNPICKED or op.category != "Op":
        return []
    if _to_each(op):
        return ["t"]
    return [
        name
        for name, value in op.slots
        if isinstance(value, Tree) and (value.category in SELS or value.category == "Poss")
    ]


def _to_each(op: Tree) -> bool:
    """Whether DON!! cards are given to each of several cards."""
    return op.key == "Op.give don each" or (op.key == "Op.give don" and members(op["t"])[0].key == "Sel.each")


def picks(ctx: Context, op: Tree, slot: str, cost: bool = False) -> Wanted:
    """What is picked for a slot; for a cost only what can be done to it counts."""
    sel = said(op, slot)
    if sel.category == "Poss":
        cards = owners_of(ctx, sel)
        if sel.get("a") is None:
            return Wanted(cards, len(cards), len(cards), True)
        most = min(len(cards), sel["a"].number("n", len(cards)))
        return Wanted(cards, 0 if sel["a"].name == "up to" else most, most, sel["a"].name == "all")
    if slot.partition("/")[0] == "t" and _to_each(op):
        return _one_each(ctx, op["s"], wanted(ctx, sel))
    if op.key == "Op.give don" and slot == "s" and _no_receiver(ctx, op["t"]):
        return Wanted([], 0, 0)
    if op.key == "Op.add don":
        sel = _from_don_deck(sel)
    elif op.key in _OF_THE_SEEN and not {"looked", "revealed"}.isdisjoint(ctx.memory):
        sel = _as_a_card(sel)
    elif op.key == "Op.turn" and op.get("f") is not None:
        sel = _of_the_other_face(sel, op["f"].name)
    found = wanted(ctx, sel)
    name, _, at = slot.partition("/")
    if at and sel.get("a") is not None and any(part.key == "Sel.this" for part in members(op[name])[int(at) + 1 :]):
        found = without_this(ctx, found)
    if op.get("z") is not None and op["z"].key == "Zone.hand" and op["z"]["w"].key == "Whose.your":
        owned = ctx.rules.table.cards
        found = _less(found, [card for card in found.cards if owned[card].owner == ctx.me])  # 3-1-6
    if op.key in ("Op.play", "Op.play rested"):
        kinds, profile = ("character", "stage"), ctx.rules.profile
        doing = Doing("play", "effect", ctx.card, ctx.actor)
        able = [c for c in found.cards if profile(c).category in kinds and may_be_played(ctx.rules, c, doing)]
        return _less(found, able)
    if op.key == "Op.activate effect of cards":
        timing, rules = timing_of(op["t"]), ctx.rules
        return _less(found, [card for card in found.cards if timing in rules.profile(card).by_timing])
    if op.key == "Op.activate event":
        return _less(found, [card for card in found.cards if event_ability(ctx.rules, card) is not None])
    if op.get("z") is not None and op["z"].category == "Zone" and "hand" in areas(op["z"])[0]:
        found = _less(found, [card for card in found.cards if may_add_to_hand(ctx.rules, card, ctx.me)])
    face = op.get("f")
    if cost and face is not None and op.key in ("Op.turn", "Op.turn face"):
        up = face.name == "up"
        left = _less(found, [card for card in found.cards if ctx.rules.table.cards[card].face_up != up])
        return left._replace(forced=left.least == left.most == len(left.cards))
    sideways = _STATES.get(op.key)
    if sideways is None:
        return found
    if sel.key == "Sel.number":
        return found._replace(alike=_all_don(ctx, found.cards))
    rules = ctx.rules
    kept = [
        card
        for card in found.cards
        if (not cost and not rules.profile(card).don)
        or (rules.table.cards[card].sideways == sideways and rules.area(card) != "given")
    ]
    if len(kept) == len(found.cards):
        return found
    return _less(found, kept)._replace(alike=_all_don(ctx, kept))


def _no_receiver(ctx: Context, hosts: Tree) -> bool:
    """Whether there is nobody to give DON!! cards to, whatever cards are picked."""
    if speaks_of_before(hosts) or parts_in(hosts, ("Whose.owner's",)):
        return False
    return not any(wanted(ctx, part).cards for part in members(hosts))


def _one_each(ctx: Context, dons: Tree, hosts: Wanted) -> Wanted:
    """Of "up to 1 DON!! card to each of …": which of them get one, as far as there are DON!! cards."""
    up_to, there = dons["a"].name == "up to", len(wanted(ctx, dons).cards)
    most = min(hosts.most, there if up_to else there // max(1, dons["a"].number("n", 1)))
    least = 0 if up_to else min(hosts.least, most)
    return hosts._replace(least=least, most=most, forced=least == most == len(hosts.cards))


def event_ability(rules: Host, card: int) -> int | None:
    """The ability of an Event that an effect can use now: its [Main], or in a battle its [Counter] (2-7-3)."""
    profile = rules.profile(card)
    counters = profile.by_timing.get("counter", ()) if "attack" in rules.table.marks else ()
    return profile.main if profile.main is not None else next(iter(counters), None)


def _less(found: Wanted, kept: list[int]) -> Wanted:
    """What is left to pick when only some of the cards may be."""
    most = min(found.most, len(kept))
    return found._replace(cards=kept, least=min(found.least, most), most=most)


def may_add_to_hand(rules: Host, card: int, by: int) -> bool:
    """Whether no effect forbids a player to add a card to the own hand by the own effects: their Life (1-3-3)."""
    own = rules.table.cards[card].owner == by
    return not (own and rules.area(card) == "life" and rules.effects(f"seat{by}", "no life to hand"))


def _all_don(ctx: Context, cards: list[int]) -> bool:
    return bool(cards) and all(ctx.rules.profile(card).don for card in cards)


def kept_for(op: Tree, later: Iterable[Tree]) -> bool:
    """Whether the card itself is kept for a later part: "rest 1 of your cards and this Character" is two cards."""
    return any(part.key == op.key and part.get("s") is not None and part["s"].key == "Sel.this" for part in later)


def without_this(ctx: Context, found: Wanted) -> Wanted:
    """What is picked when the card itself is kept for another part of a cost."""
    left = _less(found, [card for card in found.cards if card != ctx.card])
    return left._replace(forced=left.least == left.most == len(left.cards) and not left.together)


def doable(ctx: Context, tree: Tree, cost: bool = True, kept: bool = False) -> bool:
    """Whether all of a list of operations can be done (8-3-1-3, 8-1-3-4-5). `kept`: but not with the card itself."""
    match tree.key:
        case "Ops.and" | "Ops.next" | "Ops.then" | "Ops.and if":
            kept = cost and kept_for(tree["x"], tree["y"].walk())
            return doable(ctx, tree["x"], cost, kept) and (doable(ctx, tree["y"], cost) or speaks_of_before(tree["y"]))
        case "Ops.or":
            return doable(ctx, tree["x"], cost) or doable(ctx, tree["y"], cost)
        case "Ability.paid effect":
            # Its player is asked about its cost as a whole; DON!! cards are counted elsewhere.
            return all(doable(ctx, each["x"], cost) for each in tree.many("c") if each.get("x") is not None)
        case "Ops.may" | "Ops.every" | "Ops.each player" | "Ops.each player may":
            return doable(ctx, tree["x"], cost)
        case "Op.opponent does" | "Op.opponent must" | "Op.they do" | "Ops.opponent may":
            return doable(Context(ctx.rules, ctx.card, ctx.me, ctx.memory, 1 - ctx.me), tree["x"], cost)
        case "Op.draw":
            return bool(ctx.rules.table.zones[f"{ctx.actor}.deck"])
    ways = of_either_number(tree)
    if len(ways) > 1:
        return any(doable(ctx, way, cost, kept) for way in ways)
    for slot in slots_of(tree):
        sel = said(tree, slot)
        found = picks(ctx, tree, slot, cost)
        if kept:
            found = without_this(ctx, found)
        if sel.get("a") is not None and sel["a"].name in ("exactly", "total", "or more"):
            if len(found.cards) < sel["a"].number("n"):
                return False
        elif not found.cards and not _may_be_none(tree, sel, cost):
            return False
    return True


def _may_be_none(op: Tree, sel: Tree, cost: bool) -> bool:
    if sel.key in ("Sel.it", "Sel.that", "Sel.rest"):
        return True
    amount = sel.get("a")
    if amount is None or (cost and _changes_nothing(op, sel)):
        return False
    return amount.name in ("up to", "any number", "all")


def _changes_nothing(op: Tree, sel: Tree) -> bool:
    """Whether all of some cards would be turned, rested or set active, and none is left to be: not done (1-3-2-1)."""
    turned = op.key in ("Op.turn", "Op.turn face") and op.get("f") is not None
    return sel["a"].name == "all" and (turned or op.key in _STATES)
