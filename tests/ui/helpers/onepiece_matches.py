"""One Piece matches with the starter cards, for tests of the table: the real rules, no catalogue, no disk."""

from __future__ import annotations

import functools
import tomllib
from typing import Any

import msgspec

from sanam.bots.random_player import RandomPlayer
from sanam.decks.files import load_deck
from sanam.engine.choice import Choice
from sanam.engine.journal import Header
from sanam.engine.play import Play
from sanam.games.onepiece.cards.model import OnePieceCard
from sanam.games.onepiece.rules.game import OnePieceGame
from sanam.games.onepiece.rules.setup import make_header
from sanam.paths import cardset_dir


@functools.cache
def voyage_cards() -> dict[str, OnePieceCard]:
    """The starter set's cards by card number."""
    plain = tomllib.loads((cardset_dir() / "one-piece-starter.toml").read_text(encoding="utf-8"))
    own = {"names", "texts", "triggers"}
    cards = ({key: value for key, value in entry.items() if key not in own} for entry in plain["card"])
    return {card["code"]: msgspec.convert(card, OnePieceCard) for card in cards}


@functools.cache
def voyage_deck(name: str) -> dict[str, list[str]]:
    """A starter deck's piles."""
    deck = load_deck(name)
    return {pile: list(deck.codes(pile)) for pile in deck.piles}


def voyage_header(seed: int = 7, open_hands: bool = True, **options: Any) -> Header:
    """A match of the two starter decks between Anong and Somchai."""
    return make_header(
        "standard",
        [voyage_deck("watch"), voyage_deck("tide")],
        voyage_cards(),
        seed=seed,
        names=["Anong", "Somchai"],
        deck_names=["Watch", "Tide"],
        options={"open": True, **options} if open_hands else options,
    )


class Fighter(RandomPlayer):
    """Plays to win rather than at random: plays what it can, gives DON!! cards, attacks with everything."""

    def picks(self, choice: Choice) -> list[int]:
        acts = [option.act for option in choice.options]
        if choice.kind == "action":
            for act in ("play", "attack"):
                able = [i for i, name in enumerate(acts) if name == act]
                if able:
                    return [able[self.below(len(able))]]
            if "give" in acts:
                return [acts.index("give")]
            return [acts.index("end")]
        if choice.kind == "attack_target":
            return [0]
        return super().picks(choice)


def voyage(seed: int = 7, answers: int = 0, open_hands: bool = True, **options: Any) -> Play:
    """A match after some answers that go on as fast as may be."""
    head = voyage_header(seed, open_hands, **options)
    play = Play(OnePieceGame(head))
    play.start(head.seed)
    player = Fighter(seed)
    for _ in range(answers):
        if play.finished:
            break
        player.answer(play)
    return play


def at_question(play: Play, kind: str, seat: int | None = None, turn: int = 0, limit: int = 2000) -> Play:
    """Go on until a question of a kind (for a seat, from a turn on) is open."""
    player = Fighter(1)
    for _ in range(limit):
        choice = play.table.choice
        if choice is None:
            break
        if choice.kind == kind and seat in (None, choice.seat) and play.table.marks.get("turn", 0) >= turn:
            return play
        player.answer(play)
    raise AssertionError(f"no question {kind!r} came up")
