"""What is done with cards and players, as people say it, as the phrase book has it (see `settling`)."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.summoner_master.texts.reading import groups
from sanam.games.summoner_master.texts.reading.groups import BARE, BOTH, build, number
from sanam.games.summoner_master.texts.reading.settled import LASTING, LIST, UNNAMED, bare_name, settles
from sanam.games.summoner_master.texts.reading.settling_hands import by_lot, size_of
from sanam.games.summoner_master.texts.reading.settling_values import GOES, of_pile, operation
from sanam.games.summoner_master.texts.tree.sorts import UNSAID

# ------------------------------------------------------------------ cards that go somewhere


@settles("Op.fate~said")
def _fate(tree: Tree) -> Tree | None:
    return build("Op.fate", w=Tree("Sel.that"), d=Tree(f"Doom.{tree['d'].name}"))


@settles("Op.move-mystic", "Op.move-mystic~said")
def _move_mystic(tree: Tree) -> Tree | None:
    """To "another" Seal than that on which it is: one must be picked, and it may be that of the text."""
    to = tree["b"]["w"] if tree["b"].key == BARE else tree["b"]
    if to.many("f"):
        to = to.with_slot("f", tuple(one for one in to.many("f") if one.name != "other") or None)
    if tree["b"].key == BARE:
        to = Tree(f"Sel.n-{to.name.removeprefix('all-')}", to.slots).with_slot("n", number(1))
    return operation(build("Op.move-mystic", a=tree["a"], b=to))


@settles("Op.undestroyable")
def _undestroyable(tree: Tree) -> Tree | None:
    return operation(build("Op.cannot", w=tree["w"], a=Tree("Deed.destroyed"), u=tree.get("u")))


@settles("Deed.into-line")
def _into_line(tree: Tree) -> Tree | None:
    return Tree(f"Deed.{tree['l'].name}")


@settles("Op.cannot-undergo")
def _undergoes_not(tree: Tree) -> Tree | None:
    """ "Is not destroyed" says as much as that it cannot be."""
    return operation(build("Op.cannot", w=tree.get("w"), a=Tree(f"Deed.{tree['d'].name}"), u=tree.get("u")))


@settles("Op.draw-turns~said")
def _draw_turns(tree: Tree) -> Tree | None:
    return build("Op.draw-turns", n=size_of(tree))


@settles("Op.go-all")
def _go_all(tree: Tree) -> Tree | None:
    """ "All" said at the end."""
    group = tree["w"]
    if group.key == BARE:
        return _go(tree.with_slot("w", group["w"]))
    if group.category == "From" and group.name in ("mine", "theirs") and group.number("n") == 1:
        return _go(tree.with_slot("w", Tree(f"From.all-{group.name}", group.slots).with_slot("n", None)))
    return _go(tree) if group.name.startswith("all-") else None


@settles("Op.pick-up")
def _pick_up(tree: Tree) -> Tree | None:
    group = tree["w"]
    return of_pile("take", group) if group.category == "From" and group["p"].name == "shrine" else None


@settles("Op.shuffle-pile")
def _shuffle_pile(tree: Tree) -> Tree | None:
    if tree["p"].name not in ("shrine", "hand"):
        return None
    return build("Op.put-back", x=build("From.all-mine", h=Tree("Noun.card"), p=tree["p"]))


@settles("Op.destroy-each")
def _destroy_each(tree: Tree) -> Tree | None:
    mine, theirs = (build(f"Sel.n-{whose}", n=tree["n"], h=tree["h"]) for whose in ("mine", "theirs"))
    return build(LIST, a=build("Op.destroy", w=mine), b=build("Op.destroy", w=theirs))


@settles("Op.draw-owner~said", "Op.draw-owner~player", "Op.discard-owner~said")
def _draw_owner(tree: Tree) -> Tree | None:
    return build(f"Op.{bare_name(tree)}", w=Tree("Sel.that"), n=size_of(tree))


@settles("Op.go", "Op.go-and", "Op.go-by-itself")
def _go(tree: Tree) -> Tree | None:
    group, dest = tree["w"], tree["d"]
    if group.key == BOTH:  # of each of two players, or of two kinds
        first, second = (_go(tree.with_slot("w", group[slot])) for slot in ("a", "b"))
        return None if first is None or second is None else build(LIST, a=first, b=second)
    if group.key == BARE:
        return None
    arena, pile = GOES[dest.name]
    if group.key == "Sel.self" and dest.name == "arena":
        return Tree("Op.bring-self")
    if group.category == "From" and dest.name == "line" and dest.get("m") is None and group["h"].name == "seal":
        return build("Op.bring-line", x=group, l=dest["l"])
    if group.category == "From":
        return _shown(tree, of_pile(pile, group))
    if not arena:
        return None
    if dest.name == "line" and dest.get("m") is not None:
        return _from_line(group, dest)
    return build(f"Op.{arena}", w=group, l=dest.get("l"))


@settles("Op.go-unsaid")
def _go_unsaid(tree: Tree) -> Tree | None:
    """What is not named again is what the sentence before speaks of."""
    if tree["d"].name == "arena":
        return Tree("Op.enter-that")
    return _go(build("Op.go", w=Tree("Sel.that"), d=tree["d"]))


def _from_line(group: Tree, dest: Tree) -> Tree | None:
    """ "from the At Line to the Df Line": those of one Line go to the other."""
    if dest["l"] == dest["m"] or group.get("h") is None:
        return None
    narrow = groups.sorted_set([*group.many("f"), build("Filter.line", l=dest["m"])])
    return build("Op.to-line", w=group.with_slot("f", narrow), l=dest["l"])


@settles("Op.active-self", "Op.inactive-self")
def _turned(tree: Tree) -> Tree | None:
    return build(f"Op.{tree.name.removesuffix('-self')}", w=UNNAMED)


@settles("Op.go-self")
def _go_self(tree: Tree) -> Tree | None:
    found = _go(tree.with_slot("w", Tree("Sel.self")))
    return found if found is None or found.get("w") is None else found.with_slot("w", UNNAMED)


@settles("Op.free-attack-self")
def _attacks_free(tree: Tree) -> Tree | None:
    return build("Op.free-attack", w=UNNAMED)


@settles("Boosted.gains")
def _boosted(tree: Tree) -> Tree | None:
    return build("Boost.gains", c=tree["c"])


@settles("Op.free-attack-on")
def _attacks_such(tree: Tree) -> Tree | None:
    """Which Seals an ordered attack may be on: any opposing one is no more than an attack can be on anyway."""
    said, boost, aim = tree.get("g"), tree.get("c"), None
    if said is None and boost is None:
        return None
    if said is not None:
        aim = groups.whom(said["g"] if said.category == "Aimed" else said)
        if aim is None or aim.name == "mine" or aim["h"].name != "seal":
            return None
        aim = build("Aim.such", w=Tree("Whom.theirs", aim.slots)) if aim.many("f") else None
    return operation(build("Op.free-attack", w=tree["w"], g=aim, c=boost))


@settles("Op.lose-host")
def _lose_host(tree: Tree) -> Tree | None:
    return build("Op.lose", w=Tree("Sel.host-seal"), p=tree["p"], u=tree.get("u"))


@settles("Op.go-number")
def _go_number(tree: Tree) -> Tree | None:
    """How many is said after where to."""
    counted = tree["g"].with_slot("f", (*tree["g"].many("f"), build("Filter.q-number", n=tree["n"])))
    group = groups.selected(counted)
    return None if group is None else _go(build("Op.go", w=group, d=tree["d"]))


@settles("Op.go-rested", "Op.go-number-rested")
def _go_rested(tree: Tree) -> Tree | None:
    """Where it comes to, and then it is Inactive."""
    if tree["d"].name != "arena":
        return None
    slots = {name: value for name, value in tree.slots if name != "v"}
    moved = _go_number(build("Op.go-number", **slots)) if tree.get("g") else _go(build("Op.go", **slots))
    return None if moved is None else build(LIST, a=moved, b=build("Op.inactive", w=Tree("Sel.that")))


@settles("Op.search-rested")
def _search_rested(tree: Tree) -> Tree | None:
    moved = _search(build("Op.search-go", w=tree["w"], d=tree["d"])) if tree["d"].name == "arena" else None
    return None if moved is None else build(LIST, a=moved, b=build("Op.inactive", w=Tree("Sel.that")))


@settles("Op.go-two")
def _go_two(tree: Tree) -> Tree | None:
    one, other = tree["a"], tree["b"]
    if other.category == "From" and one.key == "Sel.n-any":  # where they lie is said once for both
        one = Tree(other.key, one.slots).with_slot("p", other["p"])
    first, second = (_go(build("Op.go", w=group, d=tree["d"])) for group in (one, other))
    return None if first is None or second is None else build(LIST, a=first, b=second)


@settles("Op.destroy-two")
def _destroy_two(tree: Tree) -> Tree | None:
    first, second = (operation(build("Op.destroy", w=tree[slot])) for slot in ("a", "b"))
    return None if first is None or second is None else build(LIST, a=first, b=second)


@settles("Op.gain-named")
def _gain_named(tree: Tree) -> Tree | None:
    """A keyword in quotation marks."""
    if tree["x"].value != "Weak Touch":
        return None
    return operation(build("Op.weak-touch", w=tree["w"], u=tree.get("u")))


@settles("Op.twice~said")
def _twice(tree: Tree) -> Tree | None:
    return operation(build("Op.twice", w=tree.get("w"), n=number(2), u=tree.get("u")))


@settles("Op.cannot-none")
def _cannot_none(tree: Tree) -> Tree | None:
    """ "No Seal can …": all of them cannot."""
    group = groups.grouped(tree["g"])
    if group is None or group.pile is not None or group.amount:
        return None
    who = build(f"Sel.all-{group.whose}", **group.narrowed())
    return operation(build("Op.cannot", w=who, a=tree["a"], u=tree.get("u")))


@settles("Op.players-cannot")
def _players_cannot(tree: Tree) -> Tree | None:
    """What a player cannot do, none of that player's Seals can."""
    if tree["a"].name not in ("attack", "attack-hand", "line", "skill", "combine"):
        return None
    whose = {"mine": "mine", "theirs": "theirs"}.get(tree["p"].name, "any")
    group = build(f"Sel.all-{whose}", h=Tree("Noun.seal"))
    return build("Op.cannot", w=group, a=tree["a"], u=tree.get("u"))


@settles("Op.discard-random~said")
def _discard_random(tree: Tree) -> Tree | None:
    return build("Op.discard-random", n=size_of(tree))


@settles("Op.mp-lost~said")
def _mp_lost(tree: Tree) -> Tree | None:
    return build("Op.mp-lost", n=tree.get("n") or number(-tree.number("d")))


@settles("Op.discard-turns~said")
def _discard_turns(tree: Tree) -> Tree | None:
    return build("Op.discard-turns", n=size_of(tree))


@settles("Op.draw-each~said")
def _draw_each(tree: Tree) -> Tree | None:
    return build("Op.draw-each", n=size_of(tree), e=tree["e"])


@settles("Op.search", "Op.search-go")
def _search(tree: Tree) -> Tree | None:
    """What is looked for lies in the own Library."""
    group = tree["w"]
    if group.key == BARE:
        group = Tree("Sel.n-any", group["w"].slots).with_slot("n", number(1)) if group["w"].name == "all-any" else group
    if group.key == BARE:
        return None
    if group.key in ("Sel.n-any", "Sel.upto-any"):
        name = "mine" if group.name == "n-any" else "upto-mine"
        group = build(f"From.{name}", p=Tree("Pile.library"), n=group["n"], h=group["h"], f=group.many("f"))
    if group.category != "From" or (group["p"].name, group.name) not in (("library", "mine"), ("library", "upto-mine")):
        return None
    dest = tree.get("d")
    return _shown(tree, of_pile(GOES[dest.name][1] if dest is not None else "take", group))


def _shown(tree: Tree, op: Tree | None) -> Tree | None:
    """Cards of a Library that are shown on their way to the hand; those of a Shrine are seen anyway."""
    if op is None or tree.get("a") is None or op.key != "Op.take" or op["x"]["p"].name != "library":
        return op
    return build("Op.take-shown", x=op["x"])


@settles("Op.mp-owner~said", "Op.mp-to-owner~said")
def _mp_owner(tree: Tree) -> Tree | None:
    return build(f"Op.{bare_name(tree)}", w=Tree("Sel.that"), n=tree["n"])


@settles("Op.mp-each~said")
def _mp_each(tree: Tree) -> Tree | None:
    return build("Op.mp-each", n=number(tree.number("n") or tree.number("d")), e=tree["e"])


@settles("Op.choose", "Op.choose~said")
def _choose(tree: Tree) -> Tree | None:
    group = tree["w"]
    return None if group.key == BARE or group.get("n") is None else build("Op.choose", w=group)


@settles("Op.mp~said")
def _mp(tree: Tree) -> Tree | None:
    return build("Op.mp", n=number(tree.number("n") or tree.number("d")))


@settles("Op.free-cast~said", "Op.free-cast~taken")
def _free_cast(tree: Tree) -> Tree | None:
    group = tree["w"]
    if group.category == "From":
        return build("Op.free-cast-from", x=group)
    if group.key in ("Sel.self", "Sel.that"):
        return Tree("Op.cast-it")  # that was looked for (see `sentences`)
    if group.key != "Sel.n-any":
        return None
    return build("Op.free-cast", n=group["n"], h=group["h"], f=group.many("f"))


@settles("Op.free-cast-number")
def _free_cast_number(tree: Tree) -> Tree | None:
    """How many is said last."""
    counted = tree["g"].with_slot("f", (*tree["g"].many("f"), build("Filter.q-number", n=tree["n"])))
    group = groups.selected(counted)
    return None if group is None else _free_cast(build("Op.free-cast~said", w=group))


@settles("Op.hand-go")
def _hand_go(tree: Tree) -> Tree | None:
    """A hand is looked at, and cards that are picked of it go elsewhere than to the Shrine."""
    group = groups.grouped(tree["g"], own="theirs")
    if group is None or group.amount not in ("n", "one") or group.owner == "mine":
        return None
    if group.pile is not None and group.pile.name != "hand":
        return None
    name = GOES[tree["d"].name][1]
    if name not in ("under", "atop", "remove-from", "put-back"):
        return None
    cards = build("From.theirs", p=Tree("Pile.hand"), n=number(group.size), **group.narrowed())
    return build(LIST, a=Tree("Op.look-hand"), b=build(f"Op.{name}", x=cards))


@settles("Op.edict~said", "Op.edict-hand~said")
def _edict(tree: Tree) -> Tree | None:
    group = groups.grouped(tree["g"], own="theirs")
    if group is None or group.amount not in ("n", "one") or group.pile is not None or group.owner == "mine":
        return None
    return build(f"Op.{bare_name(tree)}", n=number(group.size), **group.narrowed())


@settles("Op.discard-chosen~said", "Op.discard-chosen~shown", "Op.discard-chosen~theirs")
def _chosen(tree: Tree) -> Tree | None:
    if tree.get("g") is None:
        return build("Op.discard-chosen", n=tree["n"], h=Tree("Noun.card"))
    group = groups.grouped(tree["g"])
    if group is None or group.amount not in ("n", "one") or group.owner == "mine":
        return None
    if group.pile is not None and group.pile.name != "hand":
        return None
    if group.lot:
        return by_lot(group, "discard-random")
    return build("Op.discard-chosen", n=number(group.size), **group.narrowed())


# ------------------------------------------------------------------ counters, Curses, Protect


@settles("Op.charge~said")
def _charge(tree: Tree) -> Tree | None:
    size = number(tree.number("d")) if tree.get("d") is not None else size_of(tree)
    return operation(build("Op.charge", n=size, w=tree.get("w") or UNNAMED))


@settles("Op.charge-fixed~said")
def _charge_fixed(tree: Tree) -> Tree | None:
    return operation(build("Op.charge-fixed", n=size_of(tree), w=tree.get("w") or Tree("Sel.self")))


@settles("Op.cannot-two")
def _two_deeds(tree: Tree) -> Tree | None:
    slots = {name: value for name, value in tree.slots if name not in ("a", "b")}
    first, second = (operation(build("Op.cannot", a=tree[slot], **slots)) for slot in ("a", "b"))
    return None if first is None or second is None else build(LIST, a=first, b=second)


@settles("Against.two", "Against.two-theirs")
def _two_things(tree: Tree) -> Tree | None:
    return tree


@settles("Op.spares~said")
def _spares(tree: Tree) -> Tree | None:
    """Which Seals it does not attack: they must be said to be such, or "cannot attack" is all."""
    group = groups.grouped(tree["g"])
    if group is None or group.pile is not None or group.amount not in ("", "all") or group.owner == "mine":
        return None
    if group.noun.name != "seal" or not group.filters or (who := tree.get("w")) == Tree("Sel.that"):
        return None
    return operation(build("Op.spares", w=None if who == Tree("Sel.self") else who, **group.narrowed()))


@settles("Op.unattacked~said", "Op.unattacked-by", "Op.withstands~said")
def _unattacked(tree: Tree) -> Tree | None:
    group = groups.grouped(tree["g"])
    if group is None or group.pile is not None or group.amount not in ("", "all", "one") or group.owner == "mine":
        return None
    who = None if tree.get("w") == Tree("Sel.self") else tree.get("w")
    if bare_name(tree) in ("unattacked", "unattacked-by"):
        return operation(build("Op.unattacked", w=who, **group.narrowed()))
    if group.noun.name != "seal":
        return None  # what Mystic Cards do is an Effect of theirs
    return operation(build("Op.withstands", w=who, f=group.filters))


@settles("Op.instead~said", "Op.instead-may~said", "Op.instead-paid~said", "Op.diverted~said")
def _instead(tree: Tree) -> Tree | None:
    """What is destroyed is the own card where none is named; "it" is that card."""
    group = tree.get("w") or Tree("Sel.self")
    if group.key == BARE:
        group = group["w"]
    if group.name.startswith("n-") and group.number("n") == 1:  # whichever it is of them
        group = build(f"Sel.all-{group.name.removeprefix('n-')}", h=group["h"], f=group.many("f"))
    if group.category != "Sel" or group.name.startswith(("n-", "upto-", "that")):
        return None
    rescue = tree.get("r")
    if rescue is not None and rescue.name == "destroy-self" and group.name == "self":
        return None  # that is what happens anyway
    cost = tree.get("c")
    if cost is not None and cost.name in ("line", "while", "interfere", "fixed-mp", "sacrifice-self"):
        return None
    if rescue is not None and rescue.name == "to-line" and group.get("h") is not None and group["h"].name != "seal":
        return None
    plight = tree["d"].get("y") if tree.get("d") is not None else None
    if plight is not None and plight.get("t") is not None and plight["t"].name.startswith("two"):
        return None
    return build(f"Op.{bare_name(tree)}", w=group, r=rescue, c=cost, y=plight)


@settles("Doomed.soon")
def _doomed(tree: Tree) -> Tree | None:
    return tree


@settles("Op.skips~said", "Op.skip-next~said")
def _skips(tree: Tree) -> Tree | None:
    """Only the Draw Step and the Main Step: nothing else is anybody's own to skip."""
    who = tree.get("p") or Tree(f"Casters.{tree['q'].name}")
    return build(f"Op.{bare_name(tree)}", p=who, s=tree["s"])


@settles("Op.unattacked-but")
def _attacked_only(tree: Tree) -> Tree | None:
    """Only by such Seals is by no others."""
    group = groups.grouped(tree["g"])
    if group is None or group.pile is not None or group.amount not in ("", "all") or group.owner == "mine":
        return None
    others = groups.denied(group.filters[0]) if group.noun.name == "seal" and len(group.filters) == 1 else None
    who = None if tree["w"].name == "self" else tree["w"]
    return others and operation(build("Op.unattacked", w=who, h=group.noun, f=(others,)))


@settles("Op.change-target~said")
def _retargeted(tree: Tree) -> Tree | None:
    """An attack has one target."""
    to = tree["w"]
    if to.key == BARE and to["w"].name.startswith("all-"):
        to = Tree(f"Sel.n-{to['w'].name[4:]}", to["w"].slots).with_slot("n", number(1))
    return operation(build("Op.change-target", w=to))


@settles("Op.uncast~said", "Op.uncast-nobody")
def _uncast(tree: Tree) -> Tree | None:
    group = groups.grouped(tree["g"])
    if group is None or group.pile is not None or group.amount not in ("", "all", "one"):
        return None
    who = tree.get("p") or Tree("Casters.all")
    return build("Op.uncast", p=who, u=tree.get("u"), **group.narrowed())


@settles("Op.cancel-cast~said")
def _cancel_cast(tree: Tree) -> Tree | None:
    group = groups.grouped(tree["g"])
    if group is None or group.pile is not None or group.amount not in ("", "one", "n") or group.size != 1:
        return None
    return build("Op.cancel-cast-theirs" if group.owner == "theirs" else "Op.cancel-cast", **group.narrowed())


@settles("Op.cancel-skill-of~said", "Op.cancel-attack-of~said", "Op.cancel-attack-on~said")
@settles("Op.cancel-skill-of", "Op.cancel-attack-of")
def _cancel_of(tree: Tree) -> Tree | None:
    whom = groups.whom(tree["g"]) if tree.get("g") else tree["w"]
    if whom is None or whom.name.startswith("host"):
        return None
    plain = whom.name == "any" and not whom.many("f")
    name = bare_name(tree)
    return Tree(f"Op.{name.removesuffix('-of')}") if plain and name.endswith("-of") else build(f"Op.{name}", w=whom)


@settles("Op.cancel-skill-theirs", "Op.cancel-attack-theirs", "Op.cancel-skill-theirs~using")
def _cancel_theirs(tree: Tree) -> Tree | None:
    tree = Tree(f"Op.{bare_name(tree)}")
    noun = "card" if tree.name.startswith("cancel-skill") else "seal"
    return build(f"Op.{tree.name.removesuffix('theirs')}of", w=build("Whom.theirs", h=Tree(f"Noun.{noun}")))


@settles("Op.ahead")
def _ahead(tree: Tree) -> Tree | None:
    op = tree["o"]
    if op.key == LIST:
        return build(LIST, a=_lasting(op["a"], tree["u"]), b=_lasting(op["b"], tree["u"]))
    return _lasting(op, tree["u"])


def _lasting(op: Tree, until: Tree) -> Tree | None:
    return op.with_slot("u", until) if op.key in LASTING and op.get("u") is None else None


@settles("Op.whether")
def _whether(tree: Tree) -> Tree | None:
    """What is chosen first, put where the operation speaks of it."""
    group, op = tree["w"], tree["o"]
    slots = [name for name, value in op.slots if isinstance(value, Tree) and value.key == "Sel.that"]
    if group.key == BARE or group.name in ("self", "that"):
        return None
    if not slots and op.key in UNSAID and op.get("w") is None:
        return operation(op.with_slot("w", group))
    if len(slots) != 1:
        return None
    return operation(op.with_slot(slots[0], group))
