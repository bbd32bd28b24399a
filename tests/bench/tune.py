"""Tunes what a position is worth by self-play: the weights of a game (`thinking/position.toml`) from how matches ended.

    PYTHONPATH=desktop python tests/bench/tune.py summoner-master --games 300
    PYTHONPATH=desktop python tests/bench/tune.py onepiece --games 300 --write

The game's policy plays both seats, with slips, so that matches differ. At the beginning of each turn it is noted by
how much each weight moves the worth of the position; from who won, a logistic regression says what each should be. A
weight stays near what it was (a normal prior), and moves by `MOST` of itself at the most. It prints the loss (the mean
surprise at who won, in nats) on a fifth of the matches that it did not learn from, before and after, and the weights
that change; `--write` writes them.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from math import exp, log
from pathlib import Path
from typing import Any, NamedTuple

sys.path.append(str(Path(__file__).parent))

from ladder import DECKS, pairings

from sanam import games
from sanam.bots.random_player import RandomPlayer
from sanam.catalogue.first_run import open_catalogue
from sanam.decks.files import load_deck
from sanam.engine.choice import Refused
from sanam.engine.play import Play
from sanam.games.thinking import PLAIN
from sanam.matches.setup import header_for

#: Of a hundred answers, how many are drawn from the first few advised; how many answers a match may have.
SLIPS, FEW, ANSWERS = 12, 4, 1500
#: By how much of itself a weight is moved to see what it does, how far it may go, and how sure it is of itself.
STEP, MOST, PRIOR = 0.05, 0.4, 0.25
ROUNDS, RATE = 400, 0.5


class Position(NamedTuple):
    """`worth` for the first seat, what each weight adds when it grows by all of itself, and how it ended (0..1)."""

    worth: float
    slopes: list[float]
    won: float


def names(weights: Any) -> list[tuple[str, int | None]]:
    """The weights of a game: a name, and the place in it where it has several numbers."""
    found: list[tuple[str, int | None]] = []
    for name in weights.NAMES:
        value = getattr(weights.POSITION, name)
        found += [(name, at) for at in range(len(value))] if isinstance(value, tuple) else [(name, None)]
    return found


def moved(weights: Any, name: tuple[str, int | None], share: float) -> Any:
    """The weights of a game with one of them grown by a share of itself."""
    field, at = name
    value = getattr(weights, field)
    if at is None:
        return replace(weights, **{field: value * (1 + share)})
    return replace(weights, **{field: tuple(v * (1 + share) if i == at else v for i, v in enumerate(value))})


def judged(worth: Any, game: Any, weights: Any) -> float:
    judge = worth.Judge(game)
    judge.w = weights
    return float(judge.side(0) - judge.side(1))


def positions(play: Play, room: str, lot: RandomPlayer) -> Iterator[tuple[float, list[float]]]:
    """Play a match; what the positions are worth in which its turns begin, and the slopes."""
    weights, worth = import_module(f"{room}.weights"), import_module(f"{room}.worth")
    thinking = games.get(play.game.name).thinking()
    policy, turn, every = thinking.policy(play.game, PLAIN), None, names(weights)
    for _ in range(ANSWERS):
        choice = play.table.choice
        if choice is None or play.finished or play.table.marks.get("result") is not None:
            return
        if choice.kind == "action" and (play.game.turn(), choice.seat) != turn:
            turn = play.game.turn(), choice.seat
            now = judged(worth, play.game, weights.POSITION)
            grown = (judged(worth, play.game, moved(weights.POSITION, name, STEP)) for name in every)
            yield now, [(other - now) / STEP for other in grown]
        advised = [] if choice.kind in thinking.by_lot else policy.advise(choice)
        if lot.below(100) < SLIPS:
            advised = [advised[lot.below(min(FEW, len(advised)))]] if advised else []
        for advice in advised:
            try:
                play.answer(list(advice.picks))
            except Refused:
                continue
            break
        else:
            lot.answer(play)


def collected(options: argparse.Namespace, room: str) -> list[list[Position]]:
    """The positions of each match that was won by somebody."""
    found = []
    edition = DECKS[options.game][0]
    with tempfile.TemporaryDirectory() as folder, open_catalogue(Path(options.data or folder)) as catalogue:
        loaded = {name: load_deck(name, catalogue) for name in DECKS[options.game][1]}
        for decks, seed, seat in pairings(options.game, options.seed, options.mirrored):
            if seed >= options.seed + options.games:
                break
            if seat:
                continue  # both seats are played alike
            game = options.game.partition(":")[0]
            pair = [loaded[name] for name in decks]
            header = header_for(catalogue, game=game, edition=edition, decks=pair, names=("A", "B"), seed=seed)
            play = Play(games.build(header))
            play.start(seed)
            seen = list(positions(play, room, RandomPlayer(seed)))
            result = play.table.marks.get("result") or play.table.marks.get("finished") or {}
            if result.get("winner") is not None:
                found.append([Position(worth, slopes, float(result["winner"] == 0)) for worth, slopes in seen])
    return found


def loss(seen: list[Position], shares: list[float], scale: float) -> float:
    """The mean surprise at how the matches ended; `scale` is what a card adds to the odds (its logarithm)."""
    total = 0.0
    for position in seen:
        chance = _chance(position, shares, scale)
        total -= log(chance if position.won else 1 - chance)
    return total / max(1, len(seen))


def _chance(position: Position, shares: list[float], scale: float) -> float:
    worth = position.worth + sum(share * slope for share, slope in zip(shares, position.slopes, strict=True))
    return 1 / (1 + exp(-max(-30.0, min(30.0, scale * worth))))


def fitted(seen: list[Position], size: int) -> tuple[list[float], float]:
    """By what share of itself each weight should grow, and the scale."""
    shares = [0.0] * size
    scale = min((0.02 * step for step in range(1, 60)), key=lambda scale: loss(seen, shares, scale))
    for _ in range(ROUNDS):
        slopes = [share / PRIOR**2 / len(seen) for share in shares]
        for position in seen:
            error = (_chance(position, shares, scale) - position.won) * scale / len(seen)
            for at, slope in enumerate(position.slopes):
                slopes[at] += error * slope
        shares = [max(-MOST, min(MOST, share - RATE * slope)) for share, slope in zip(shares, slopes, strict=True)]
    return shares, scale


def table(weights: Any, tuned: Any, said: str) -> str:
    """position.toml: the weights that differ from those of the rules of thumb."""
    lines = [
        "# What things are worth where a position is judged as a whole, where that differs from weights.toml.",
        said,
    ]
    for name in weights.NAMES:
        value = getattr(tuned, name)
        if value != getattr(weights.WEIGHTS, name):
            lines.append(
                f"{name} = {[float(f'{v:.4g}') for v in value] if isinstance(value, tuple) else f'{value:.4g}'}"
            )
    return "\n".join(lines) + "\n"


def main() -> None:
    reader = argparse.ArgumentParser(description="weights of positions from self-play")
    reader.add_argument("game", choices=DECKS)
    reader.add_argument("--games", type=int, default=200)
    reader.add_argument("--seed", type=int, default=50_000)
    reader.add_argument("--data", help="a data directory, for its decks and cards")
    reader.add_argument("--decks", nargs="*", help="names or files of decks in place of the game's own")
    reader.add_argument("--mirrored", action="store_true", help="both seats play the same deck, so that no deck wins")
    reader.add_argument("--write", action="store_true")
    options = reader.parse_args()
    edition, decks = DECKS[options.game]
    DECKS[options.game] = (edition, tuple(options.decks or decks))
    room = f"sanam.games.{options.game.partition(':')[0].replace('-', '_')}.thinking"
    weights = import_module(f"{room}.weights")
    matches = collected(options, room)
    learned = [position for number, match in enumerate(matches) if number % 5 for position in match]
    kept = [position for match in matches[::5] for position in match]
    every = names(weights)
    shares, scale = fitted(learned, len(every))
    none = [0.0] * len(every)
    before, after = loss(kept, none, scale), loss(kept, shares, scale)
    print(f"{options.game}: {len(matches)} matches, {len(learned)} positions, a card is worth {scale:.2f}")
    print(f"loss on {len(kept)} others: {before:.4f} before, {after:.4f} after")
    tuned = weights.POSITION
    for (field, at), share in zip(every, shares, strict=True):
        if abs(share) >= 0.03:
            tuned = moved(tuned, (field, at), share)
            print(f"  {field}{'' if at is None else f'[{at}]'}: {1 + share:.2f} times")
    if options.write:
        said = f"# Tuned by tests/bench/tune.py on {len(matches)} matches: loss {before:.4f} before, {after:.4f} after."
        Path(str(weights.__file__)).with_name("position.toml").write_text(table(weights, tuned, said), "utf-8")


if __name__ == "__main__":
    main()
