"""What the words of a text speak of: players who act in our place, X, cards that were paid, and cards named before."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from sanam.abilities.tree import Tree
from sanam.games.summoner_master.cards.model import SummonerCard
from sanam.games.summoner_master.texts.tree.sorts import LIKENING

#: Sentences that another player carries out in our place.
BY = ("by", "by-may", "by-so", "by-if", "by-then")
#: What the player whose Subturn it is does.
OF_TURN = ("Op.draw-turns", "Op.discard-turns")
#: What asks of what kind the own card is.
OWN_KIND = "Simple.is-kind"
#: What speaks of X, and of a card that was paid; Costs that take cards.
OF_X = ("Worth.x", "Filter.x-bound")
OF_PAID = ("Sel.paid", "Filter.paid-bound")
#: Conditions on a card, or an attack, of which the sentence before speaks.
OF_THAT = ("Simple.that-is", "Simple.that-was", "Simple.outcome")
#: What only a Seal, or a card that is on one, says of that Seal.
OF_ITSELF = frozenset(
    f"Simple.{name}"
    for name in ("active", "inactive", "combined", "value-least", "value-most", "cursed", "pasted", "line")
)
#: The Steps of both players.
STEP_WINDOWS = frozenset({"check-up", "draw", "discard", "main", "mp-clean-up", "fill-up", "subturn-end", "end"})
#: What has a Seal attack, or fight.
ORDERED = ("Op.free-attack", "Op.fight")
TAKES = ("sacrifice", "remove", "return", "show")


class Meaningless(ValueError):
    """A text that can be read but says nothing definite where it stands; the message says why."""


class Said(Protocol):
    """A text as it has been worked out (see `program`)."""

    tree: Tree
    sentences: list[Tree]
    ways: list[tuple[Tree, ...]]
    costs: list[Tree]
    watches: tuple[str, Tree] | None
    standing: bool
    whose: str
    windows: tuple[str, ...]


def check_wording(program: Said, card: SummonerCard) -> None:
    """Refuse a text whose words speak of what is not there."""
    parts = list(program.tree.walk())
    _check_actors(program, card)
    if any(_as_that(group) and group.category not in ("Sel", "From") for group in parts):
        raise Meaningless("of which card is not said")
    if not all(_likened(way) for way in program.ways):
        raise Meaningless("of which card is not said")
    if any(part.key == OWN_KIND for part in parts) and card.family == "mystic" and card.mystic_kind != "PS":
        raise Meaningless("of which card is not said")
    if card.family == "mystic" and any(_is_like_itself(part, card) for part in parts):
        raise Meaningless("of which card is not said")
    if card.family == "seal" and any(_is_beside(part) for part in parts):
        raise Meaningless("the card is no Mystic Card itself")
    if not all(_follows(way) for way in program.ways):
        raise Meaningless("of which attack or card is not said")
    if card.family == "mystic" and card.mystic_kind not in ("PS", "PM"):
        asked = [sentence["c"] for sentence in program.sentences if sentence.get("c") is not None]
        if any(part.key in OF_ITSELF for clause in asked for part in clause.walk()):
            raise Meaningless("of which card is not said")
    if any(_spoken_of(way) or _changes_unnamed(way) for way in program.ways):
        raise Meaningless("of which card is not said")
    if program.whose == "host" and card.mystic_kind != "PS":
        raise Meaningless("the card is attached to no such card")
    if program.standing and any(sentence.name in BY for sentence in program.sentences):
        raise Meaningless("no moment says when this is done")
    if any(part.key in OF_PAID for part in parts) and not _pays_cards(program):
        raise Meaningless("nothing is paid that this could be")
    if any(part.key in OF_X for part in parts) and not any(cost.name == "mp-x" for cost in program.costs):
        raise Meaningless("what X is is not said")


def _is_like_itself(narrow: Tree, card: SummonerCard) -> bool:
    """Whether cards are likened to a Mystic Card by what only Seals have."""
    if narrow.key == "Filter.alike":
        return card.mystic_kind != "PS"
    own = narrow.get("j") or narrow.get("k")
    return narrow.key in ("Filter.compared", "Filter.greater", "Filter.smaller") and own != Tree("Stat.cast_mp")


def _is_beside(group: Tree) -> bool:
    """Whether other Mystic Cards than the own one are spoken of that are attached like it."""
    names = {narrow.name for narrow in group.many("f")}
    return group.get("h") == Tree("Noun.mystic") and {"other", "pasted"} <= names


def _follows(sentences: Sequence[Tree]) -> bool:
    """Whether what is asked of an attack, or of a card as it was, comes after what attacks or was done to a card."""
    before: list[Tree] = []
    for sentence in sentences:
        parts = list(sentence["c"].walk()) if sentence.get("c") is not None else []
        if any(part.key == "Simple.outcome" for part in parts) and not any(op.key in ORDERED for op in before):
            return False
        if before and before[-1].key in ORDERED and sentence["o"].get("u") == Tree("Until.fight"):
            return False  # that fight is over by then
        was = any(part.key == "Simple.that-was" for part in parts)
        if was and (sentence["c"].key != "Simple.that-was" or not before):
            return False
        before.append(sentence["o"])
    return True


def _spoken_of(sentences: Sequence[Tree]) -> bool:
    """Whether it is asked of what kind the own card is after another card was spoken of: then that one is meant."""

    def asks(sentence: Tree) -> bool:
        clause = sentence.get("c")
        return clause is not None and any(part.key == OWN_KIND for part in clause.walk())

    def speaks(op: Tree) -> bool:
        groups = (part.name for part in op.walk() if part.category in ("Sel", "From"))
        return op.key == "Op.reveal" or any(name not in ("self", "host-seal") for name in groups)

    return _follows_on(sentences, speaks, asks)


def _changes_unnamed(sentences: Sequence[Tree]) -> bool:
    """Whether values change without a word of whose after another card was chosen: that one could be meant, too."""

    def chooses(op: Tree) -> bool:
        return any(part.category == "Sel" and part.name.startswith("n-") for part in op.walk())

    def changes(sentence: Tree) -> bool:
        return sentence["o"].key == "Op.change" and sentence["o"].get("w") is None

    return _follows_on(sentences, chooses, changes)


def _follows_on(sentences: Sequence[Tree], does: Callable[[Tree], bool], then: Callable[[Tree], bool]) -> bool:
    """Whether `then` is so of a sentence after one whose operation `does` something."""
    done = False
    for sentence in sentences:
        if done and then(sentence):
            return True
        done = done or does(sentence["o"])
    return False


def _check_actors(program: Said, card: SummonerCard) -> None:
    """Whoever does something in our place must be somebody."""
    spoken = program.watches is not None
    for sentence in program.sentences:
        who = sentence["a"].name if sentence.get("a") is not None and sentence.name in BY else ""
        if who == "host-owner" and (card.mystic_kind != "PS" or _is_of_host(program)):
            raise Meaningless("the card is attached to no such card")
        if sentence["o"].key in OF_TURN and program.tree.name == "does" and not program.costs:
            raise Meaningless("in whose Subturn is not said")
        if who == "turn" and (program.whose or STEP_WINDOWS.isdisjoint(program.windows)):
            raise Meaningless("in whose Subturn is not said")
        if who == "owner" and not spoken:
            raise Meaningless("of which card is not said")
        groups = [part.name for part in sentence["o"].walk() if part.category in ("Sel", "From")]
        spoken = spoken or (sentence.name not in BY and any(name not in ("self", "that") for name in groups))


def _is_of_host(program: Said) -> bool:
    """Whether what happens to its Seal wakes the text: that Seal is spoken of, and may be gone."""
    return program.watches is not None and program.watches[1].name == "host-seal"


def _pays_cards(program: Said) -> bool:
    """Whether its Costs take one card, of which its words may speak."""
    taken = [cost for cost in program.costs if cost.name.startswith("discard") or cost.name in TAKES]
    return len(taken) == 1 and taken[0].number("n") == 1


def _as_that(group: Tree) -> bool:
    return any(one.key in LIKENING for one in group.many("f"))


def _likened(sentences: Sequence[Tree]) -> bool:
    """Whether cards are likened only to a card that was picked right before; by those that are picked themselves
    beforehand (605.7) to one that is so, too.
    """
    before: Tree | None = None
    for sentence in sentences:
        groups = [part for part in sentence["o"].walk() if part.category in ("Sel", "From")]
        for group in groups:
            if _as_that(group) and not group.name.startswith("all-"):
                single = before is not None and before.name.startswith("n-") and before.number("n") == 1
                if not single or sentence.name in BY or not group.name.startswith("n-"):
                    return False
            before = group if group.name not in ("that", "self") else before
    return True
