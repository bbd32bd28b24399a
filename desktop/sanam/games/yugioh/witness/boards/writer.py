"""Writes boards of Yu-Gi-Oh! down (see `sanam.games.witnessing.scenes`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from sanam.engine.table import DOWN
from sanam.games.witnessing.phrases import Node, category_of, has, name_of, walk
from sanam.games.witnessing.stage import Stage
from sanam.games.witnessing.trials import Match, NotDriven
from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.witness.board import Board, Tokens
from sanam.games.yugioh.witness.boards.attempts import ATTEMPTS, OWN
from sanam.games.yugioh.witness.boards.scene import Scene
from sanam.games.yugioh.witness.boards.stand_ins import StandIns
from sanam.games.yugioh.witness.conditions import phrase
from sanam.games.yugioh.witness.homes import home
from sanam.games.yugioh.witness.selections import nouns
from sanam.games.yugioh.witness.texts import read


class YugiohScenes:
    """pool: the cards of a database; tokens: the definitions of the Tokens that cards can make."""

    def __init__(self, pool: Iterable[CardData], tokens: Tokens) -> None:
        self._pool, self._tokens = StandIns(pool), tokens

    def written(self, stage: Stage, card: CardData, name: str, policy: str) -> dict[str, Any]:
        return Scene(stage, card, self._pool).written(name, policy)

    def attempts(self, match: Match, card: CardData, tree: Node, name: str) -> Iterator[dict[str, Any]]:
        for attempt in ATTEMPTS:
            stages: list[Stage] = []
            board = Board(replace(match, watch=stages.append), card, self._tokens)
            place = _home(tree, card)
            try:
                _lay(board, tree)
                stance = DOWN if card.kind == "trap" and place == "spell" else ""
                board.start(place, 0 if attempt in OWN else 1, "main1", stance, entered=1, proper=True)
                made = Scene(stages[-1], card, self._pool).attempted(attempt)
            except NotDriven:
                continue
            yield {**made, "id": f"{made['id']}/{name}"}


def _home(tree: Node, card: CardData) -> str:
    try:
        return home(read(tree["s"], True), card)
    except NotDriven:
        return {"monster": "monster", "trap": "spell"}.get(card.kind, "hand")


def _lay(board: Board, tree: Node) -> None:
    """Cards for every phrase that can be sketched."""
    groups = [found for node in walk(tree["s"]) if category_of(node) == "Cond" and (found := phrase(node)) is not None]
    for node in (*groups, *nouns(tree["s"])):
        if has(node, "Noun.copy") or name_of(node) == "copy":
            continue
        try:
            board.lay_out(node)
        except (NotDriven, KeyError):
            continue
