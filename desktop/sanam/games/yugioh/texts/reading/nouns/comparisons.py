"""What adjectives mean that compare cards: with a number, with another card, with each other."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.texts.reading.nouns.filters import Company, Superlative

fix("Word", {word: word for word in ("name", "level", "rank", "atk", "def", "attribute")} | {"type": "race"})
fix("Sign", {"at most": "≤", "less": "<", "at least": "≥", "more": ">", "equal": "="})


#: The fields of values that are not called as they are.
_FIELDS = {"def": "def_"}


def _one_stat(tree: Tree) -> str:
    stat: str = meaning(tree["t"])
    if stat == "atk def":
        raise Meaningless("two values compared with one")
    return stat


@means("Such.value against value", "Adj.value against value")
def _compared(tree: Tree) -> dict[str, Any]:
    return {"related": (t.Relation(what=_one_stat(tree), sign=meaning(tree["s"]), to=meaning(tree["v"])),)}


@means("Adj.either value against value")
def _either_compared(tree: Tree) -> dict[str, Any]:
    return {"related": (t.Relation(what="atk or def", sign=meaning(tree["s"]), to=meaning(tree["v"])),)}


@means("Adj.value against number")
def _compared_with_number(tree: Tree) -> dict[str, Any]:
    number, stat, sign = tree.number("n"), _one_stat(tree), meaning(tree["s"])
    low = {"≥": number, ">": number + 1, "=": number}.get(sign)
    high = {"≤": number, "<": number - 1, "=": number}.get(sign)
    return {_FIELDS.get(stat, stat): t.Range(low, high)}


@means("Such.original value against value", "Adj.original value against value")
def _original_compared(tree: Tree) -> dict[str, Any]:
    stat = _one_stat(tree)
    if stat == "level":
        raise Meaningless("original Levels stay")
    return {"related": (t.Relation(what=f"original {stat}", sign=meaning(tree["s"]), to=meaning(tree["v"])),)}


@means("Adj.less than number")
def _less_than(tree: Tree) -> dict[str, Any]:
    return {_FIELDS.get(stat := _one_stat(tree), stat): t.Range(None, tree.number("n") - 1)}


@means("Such.value or more", "Such.value or less")
def _bounded(tree: Tree) -> dict[str, Any]:
    number = tree.number("n")
    bounds = t.Range(number, None) if tree.name == "value or more" else t.Range(None, number)
    return {_FIELDS.get(stat := _one_stat(tree), stat): bounds}


@means("Such.value against that of", "Adj.value against that of")
def _compared_with_its(tree: Tree) -> dict[str, Any]:
    return _against(tree, meaning(tree["s"]), meaning(tree["p"]))


@means("Adj.value against that card's")
def _compared_with_a_card(tree: Tree) -> dict[str, Any]:
    return _against(tree, meaning(tree["s"]), _single(meaning(tree["g"])))


@means("Such.less value than", "Such.more value than", "Adj.less value than", "Adj.more value than")
def _than(tree: Tree) -> dict[str, Any]:
    return _against(tree, "<" if tree.name == "less value than" else ">", _single(meaning(tree["g"])))


def _against(tree: Tree, sign: str, group: t.Group) -> dict[str, Any]:
    """Its value compared with the same value of a card."""
    stat = _one_stat(tree)
    return {"related": (t.Relation(what=stat, sign=sign, to=t.Amount(of=stat, group=group)),)}


def _single(group: t.Group) -> t.Group:
    if not group.ref or group.number == "all" or group.also is not None:
        raise Meaningless("compared with several cards")
    return group


@means("Adj.changed value")
def _changed(tree: Tree) -> dict[str, Any]:
    """ "Whose ATK is different from its original ATK"."""
    what = meaning(tree["t"])
    if what not in ("atk", "def", "level") or meaning(tree["u"]) != what:
        raise Meaningless("which value has changed")
    original = t.Amount(of=f"original {what}")
    return {"related": (t.Relation(what=what, sign="≠", to=original),)}


@means("Such.same word as", "Such.different word from", "Adj.same word as", "Adj.different word from")
def _like(tree: Tree) -> dict[str, Any]:
    sign = "=" if tree.name == "same word as" else "≠"
    return {"related": (t.Relation(what=meaning(tree["w"]), sign=sign, of=meaning(tree["g"])),)}


@means("Alike.two", "Alike.three", "Alike.original", "Alike.original two", "Alike.original three")
def _alike(tree: Tree) -> tuple[str, ...]:
    """The traits that are shared; "original" is said of all of them."""
    original = "original " if tree.name.startswith("original") else ""
    return tuple(f"{original}{meaning(tree[slot])}" for slot in ("w", "v", "u") if tree.get(slot) is not None)


@means(
    *(f"{category}.{name}" for category in ("Adj", "Such") for name in ("alike as", "alike as but another")),
    *(f"{category}.same word as but another" for category in ("Adj", "Such")),
)
def _alike_in_several(tree: Tree) -> dict[str, Any]:
    """ "With the same Level and Type as that monster but with a different name"."""
    group: t.Group = meaning(tree["g"])
    shared = meaning(tree["f"]) if tree.get("f") is not None else (meaning(tree["w"]),)
    related = tuple(t.Relation(what=what, of=group) for what in shared)
    if tree.get("k") is not None:
        related += (t.Relation(what=meaning(tree["k"]), sign="≠", of=group),)
    return {"related": related}


@means("Such.except the same name as", "Adj.except the same name as")
def _not_called_like(tree: Tree) -> dict[str, Any]:
    return {"related": (t.Relation(what="name", sign="≠", of=meaning(tree["g"])),)}


#: "Appropriate" for the monster to which the card is equipped, which is said with the verb.
APPROPRIATE = t.Relation(what="fits", of=t.Group(ref="before"))
fix("Adj", {"appropriate": {"related": (APPROPRIATE,)}})


@means("Adj.can be equipped to")
def _can_be_equipped_to(tree: Tree) -> dict[str, Any]:
    return {"related": (t.Relation(what="fits", of=_single(meaning(tree["g"]))),)}


def appropriate(group: t.Group, other: t.Group, what: str) -> t.Group:
    """ "Appropriate" cards in view of the other that is meant: what "fits" it, or what "bears" it."""
    if APPROPRIATE not in group.filter.related:
        return group
    if not other.ref or other.number == "all":
        raise Meaningless("appropriate for what")
    meant = t.Relation(what=what, of=other)
    related = tuple(meant if one == APPROPRIATE else one for one in group.filter.related)
    return replace(group, filter=replace(group.filter, related=related))


@means("Adj.alike as but of another original", "Adj.alike as but of higher level")
def _alike_but(tree: Tree) -> dict[str, Any]:
    """ "With the same Type as that monster, but 1 Level higher"."""
    group: t.Group = meaning(tree["g"])
    related = tuple(t.Relation(what=what, of=group) for what in meaning(tree["f"]))
    if tree.get("k") is not None:
        return {"related": (*related, t.Relation(what=f"original {meaning(tree['k'])}", sign="≠", of=group))}
    original = "original " if tree["f"].name.startswith("original") else ""
    level = t.Amount(of=f"{original}level", group=_single(group), plus=tree.number("n"))
    return {"related": (*related, t.Relation(what="level", to=level))}


@means("Adj.different original word from")
def _different_original(tree: Tree) -> dict[str, Any]:
    what = f"original {meaning(tree['w'])}"
    return {"related": (t.Relation(what=what, sign="≠", of=meaning(tree["g"])),)}


fix("Extreme", {"highest": "highest", "lowest": "lowest"})


@means("Adj.extreme")
def _extreme(tree: Tree) -> Superlative:
    stat: str = meaning(tree["t"])
    if stat == "atk def":
        raise Meaningless("the highest of two values")
    return Superlative(f"{meaning(tree['x'])} {stat}")


@means("Such.different words", "Adj.different words", "Adj.same words")
def _company(tree: Tree) -> Company:
    word: str = meaning(tree["w"])
    return Company(distinct=word) if tree.name == "different words" else Company(alike=word)


@means("Adj.same words but different words")
def _alike_yet_different(tree: Tree) -> Company:
    return Company(alike=meaning(tree["w"]), distinct=meaning(tree["k"]))


fix("Bound", {"equal": "=", "at least": "≥", "at most": "≤"})


@means("Adj.of total levels", "Such.of total levels")
def _of_total_levels(tree: Tree) -> Company:
    return Company(total=tree.number("n"), bound=meaning(tree["b"]))


@means("Adj.of the total level of", "Such.of the total level of")
def _of_the_total_level_of(tree: Tree) -> Company:
    level = t.Amount(of="level", group=_single(meaning(tree["p"])))
    return Company(total=level, bound=meaning(tree["b"]))


_BOUNDS = {"or more": "≥", "or less": "≤", "above": ">", "below": "<", "is": "="}


@means("Cond.damage or more", "Cond.damage or less")
def _damage_was(tree: Tree) -> t.Condition:
    """Of the occasion."""
    return t.Compare(t.Amount(of="damage"), "≥" if tree.name.endswith("more") else "≤", tree.number("n"))


@means("Cond.value has changed")
def _value_has_changed(tree: Tree) -> t.Condition:
    """ "This card's ATK is different from its original ATK"."""
    (group, what), (other, original) = meaning(tree["p"]), meaning(tree["q"])
    if (
        not group.ref
        or group.number == "all"
        or other not in (group, t.Group(ref="it"))
        or original != f"original {what}"
    ):
        raise Meaningless("which value has changed")
    return t.Compare(t.Amount(of=what, group=group), "≠", t.Amount(of=original, group=group))


@means("Cond.value compared", "Cond.value compared with lp")
def _value_compared(tree: Tree) -> t.Condition:
    """Of cards that are known, one on either side."""
    other = t.Amount(of="lp", who="you")
    if tree.get("q") is not None:
        other = _known_value(tree["q"])
    if other.group is not None and other.group.ref == "attacked":
        raise Meaningless("an attacker and its target, which have words of their own")
    return t.Compare(_known_value(tree["p"]), meaning(tree["s"]), other)


def _known_value(tree: Tree) -> t.Amount:
    group, what = meaning(tree)
    if not group.ref or group.number == "all" or what not in ("atk", "def", "original atk", "original def"):
        raise Meaningless("whose value")
    return t.Amount(of=what, group=group)


@means("Cond.value or more", "Cond.value or less", "Cond.value above", "Cond.value below", "Cond.value is")
def _value_is(tree: Tree) -> t.Condition:
    group, what = meaning(tree["p"])
    if not group.ref or group.number == "all" or what not in ("atk", "def", "original atk", "original def"):
        raise Meaningless("whose value")
    return t.Compare(t.Amount(of=what, group=group), _BOUNDS[tree.name.removeprefix("value ")], tree.number("n"))
