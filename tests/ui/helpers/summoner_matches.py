"""Summoner Master matches with the cards of the rule tests, for tests of the table: the real rules, no disk."""

from __future__ import annotations

from typing import Any

from sanam.bots.random_player import RandomPlayer
from sanam.engine import manual
from sanam.engine.choice import Choice
from sanam.engine.journal import Header
from sanam.engine.play import Play
from sanam.games.summoner_master.rules.game import SummonerGame
from sanam.games.summoner_master.rules.setup import make_header


def shrine_header(seed: int = 7, open_hands: bool = True, level: str = "beginner", **options: Any) -> Header:
    """A match of the tests' cards, with something of every kind in them, between Anong and Somchai."""
    import sample_match  # of the rule tests

    options = {"first": "coin", "best_of": 1, **options}
    return make_header(
        level,
        [sample_match.DECK, sample_match.DECK],
        sample_match.KNOWN,
        seed=seed,
        names=["Anong", "Somchai"],
        deck_names=["Wolves", "Bears"],
        options={"open": True, **options} if open_hands else options,
    )


class Summoner(RandomPlayer):
    """Plays to win rather than at random: casts Seals into the At Line, attacks with everything, draws twice."""

    def picks(self, choice: Choice) -> list[int]:
        acts = [option.act for option in choice.options]
        if choice.kind == "action":
            for act in ("attack_hand", "attack", "cast"):
                able = [i for i, name in enumerate(acts) if name == act]
                if able:
                    return [able[self.below(len(able))]]
            return [acts.index("pass")]
        if choice.kind == "line":
            at = [i for i, option in enumerate(choice.options) if str(option.zone).endswith("at-line")]
            return [at[-1] if at else len(choice.options) - 1]
        if choice.kind == "interfere":
            return []
        if choice.kind == "draw":
            return [self.below(len(choice.options))]
        if choice.kind in ("by_hand", "next_game"):
            return [0]
        if choice.kind in ("conditions", "regenerate", "target"):
            return [] if choice.least == 0 else [0]
        return super().picks(choice)


def shrine(seed: int = 7, answers: int = 0, open_hands: bool = True, **options: Any) -> Play:
    """A match after some answers that go on as fast as may be."""
    head = shrine_header(seed, open_hands, **options)
    play = Play(SummonerGame(head))
    play.start(head.seed)
    player = Summoner(seed)
    for _ in range(answers):
        if play.finished:
            break
        player.answer(play)
    return play


def at_question(play: Play, kind: str, seat: int | None = None, subturn: int = 0, limit: int = 2000) -> Play:
    """Go on until a question of a kind (for a seat, from a Subturn on) is open."""
    player = Summoner(1)
    for _ in range(limit):
        choice = play.table.choice
        if choice is None:
            break
        if choice.kind == kind and seat in (None, choice.seat) and play.table.marks.get("subturn", 0) >= subturn:
            return play
        player.answer(play)
    raise AssertionError(f"no question {kind!r} came up")


def named(play: Play, zone: str, name: str) -> int:
    """A card of a name in a zone."""
    return next(card for card in play.table.zones[zone] if play.game.data(card).name == name)  # type: ignore[attr-defined]


def bring(play: Play, seat: int, name: str, zone: str) -> int:
    """Put a card of a Library, the hand or a Shrine by hand into a zone of its player."""
    places = ("hand", "seal-library", "mystic-library", "seal-shrine", "mystic-shrine")
    found = [c for word in places for c in play.table.zones[f"{seat}.{word}"] if play.game.data(c).name == name]  # type: ignore[attr-defined]
    move(play, seat, found[0], f"{seat}.{zone}")
    return found[0]


def move(play: Play, seat: int, card: int, zone: str) -> None:
    """Move a card by hand: in a Line it comes to stand on the right, and nobody cuts in."""
    play.manual(seat, manual.Move(card, zone))
    while play.table.choice is not None and play.table.choice.kind in ("line", "interfere"):
        options = play.table.choice.options
        play.answer([] if play.table.choice.least == 0 else [len(options) - 1])
