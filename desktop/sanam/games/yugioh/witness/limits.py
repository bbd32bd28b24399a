"""Limits of a card: how often it is activated in a turn, how many of it there may be."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec

from sanam.engine.table import UP
from sanam.games.witnessing.phrases import Node, name_of
from sanam.games.witnessing.trials import DONE, EMPTY, Deviation, Match, NotDriven, Trial
from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.witness.asking import pass_by
from sanam.games.yugioh.witness.board import PLAIN, Board, Item
from sanam.games.yugioh.witness.occasions import revive
from sanam.games.yugioh.witness.sketches import Sketch
from sanam.games.yugioh.witness.ways import REVIVE, find

#: Labels of abilities that are such limits.
KINDS = ("activation limit", "control limit", "field limit", "summon limit")
#: Use the card with a copy beside it; whether the copy may be used then.
Second = Callable[[CardData], bool]


def trials(kind: str) -> list[Trial] | None:
    if kind == "activation limit":
        return [Trial("a second one in the same turn")]
    return [Trial("a second one on the field")] if kind in KINDS else None


def run(match: Match, card: CardData, ability: int, kind: str, sentences: list[Node], second: Second) -> str:
    """It is tried; the same card without its limit shows that it would go."""
    if kind == "field limit" and not sentences:
        raise NotDriven(kind)
    tries: Second
    if kind == "activation limit":
        tries = second
    else:
        tries = partial(_again if kind == "summon limit" else _beside, match)
    if kind != "activation limit":
        card = msgspec.structs.replace(card, abilities=[(card.abilities or [])[ability]])
        ability = 0
    if tries(card):
        raise Deviation("a second one is offered, which its text forbids")
    free = [one for at, one in enumerate(card.abilities or []) if at != ability]
    return DONE if tries(msgspec.structs.replace(card, abilities=free)) else EMPTY


def _again(match: Match, card: CardData) -> bool:
    """Whether a second one may be Special Summoned in the turn in which one was."""
    if card.is_extra or "special-summon" in card.traits or "ritual" in card.traits:
        raise NotDriven("how it is Summoned")
    board = Board(match, card)
    board.plain = False
    for _ in range(2):
        board.add(0, "hand", REVIVE, True, "must")
    board.items.append(Item(0, "graveyard", Sketch(), True, "must", card.key))
    led = board.start("graveyard")
    revive(led, led.subject)
    return bool([c for c in led.pile(0, "hand") if c in led.stage.offered("activate")])


def _beside(match: Match, card: CardData) -> bool:
    """Whether one may be Summoned, or activated, while another lies there."""
    board = Board(match, card)
    place = "monster" if card.kind == "monster" else "field" if card.icon == "field" else "spell"
    board.items.append(Item(0, place, Sketch(), True, "must", card.key))
    if card.kind != "monster":
        led = board.start("hand")
        return led.subject in led.stage.offered("activate")
    if card.is_extra or "special-summon" in card.traits or card.level > 4 or "ritual" in card.traits:
        board.add(0, "hand", REVIVE, True, "must")
        board.add(0, "graveyard", PLAIN, True, "must")
        led = board.start("graveyard", 0, "main1", UP, proper=True)
        led.stage.act("activate", find(led, 0, "hand", REVIVE.name))
        pass_by(led)
        choice = led.stage.choice
        return choice is not None and led.subject in [option.card for option in choice.options]
    led = board.start("hand")
    return led.subject in led.stage.offered("normal_summon")


def names(sentences: list[Node]) -> list[str]:
    return [name_of(tree) for tree in sentences]
