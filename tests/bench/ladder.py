"""How strong each player is: matches between pairs of them, with mirrored seeds and seats.

    PYTHONPATH=desktop python tests/bench/ladder.py onepiece easy random
    PYTHONPATH=desktop python tests/bench/ladder.py onepiece hard rule --games 40 --record ladder.jsonl
    PYTHONPATH=desktop python tests/bench/ladder.py yugioh hard medium --data DIR --decks river A.ydk B.ydk --mirrored

Each pair of matches has the same decks at the same seats and the same seed; the players change seats. `--mirrored`
gives both seats the same deck, one deck after another: where one deck beats another whoever plays it, a pair says
nothing of the players. `--duels` plays single games. A pair of players is over as soon as the sequential test has
decided between "equally strong" and a share of `--aim`, or after 120 matches. Matches in the record are not played
again, so that a run may be broken off and taken up.

It prints one line: game, the players, matches won, drawn and played, the share that the first one won with its 95 %
(Wilson) interval, what the test says, the blunders a match of each player that the detector found, how many players
would have given up (and how many of these won), and the seconds of CPU of the first one's answers (p50, p95, most).
A line of the record is one match as JSON: game, decks, seed, seat (of the first player), players, winner ("one",
"other" or null), answers, blunders of each, who would have given up, times.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import permutations
from math import log, sqrt
from pathlib import Path
from time import process_time
from typing import Any

sys.path.append(str(Path(__file__).parent))

from blunders import Watcher
from rule_player import RulePlayer

from sanam import games
from sanam.bots.computer import STRENGTHS
from sanam.bots.random_player import RandomPlayer
from sanam.bots.thinking_player import ThinkingPlayer
from sanam.catalogue.first_run import open_catalogue
from sanam.catalogue.store import Catalogue
from sanam.decks.files import load_deck
from sanam.engine.choice import Refused
from sanam.engine.imagining import DeckList
from sanam.engine.play import Play
from sanam.engine.session import Session
from sanam.matches.setup import deck_lists, header_for

MOST = 120
#: The chance that the sequential test is wrong, either way.
WRONG = 0.05
#: See `verdict`.
KNOWN = 8
#: A match with more answers than this is drawn.
ANSWERS = 4000
#: The edition and the decks of each game; after a colon other decks of it. A deck of another edition names it after
#: "@": decks of different editions do not meet.
DECKS = {
    "yugioh": ("zh-mr2", ("river", "sky")),
    "onepiece": ("standard", ("tide", "watch", "lantern", "reef")),
    "summoner-master": ("beginner", ("orchard-beginner", "snowpost-beginner")),
    "summoner-master:caller": ("caller", ("willow", "workshop")),
    "summoner-master:summoner": ("summoner", ("belltower-summoner", "opera-summoner")),
    "summoner-master:all": (
        "beginner",
        (
            *("orchard-beginner", "willow@caller", "opera-summoner@summoner"),
            *("snowpost-beginner", "workshop@caller", "belltower-summoner@summoner"),
        ),
    ),
}

#: The option of a match that says how many games it has.
ONE_GAME = {"yugioh": "match.best_of", "summoner-master": "best_of"}

#: Answers the open question of a match from a seat.
Answer = Callable[[Session], list[int]]


class Thinker:
    """A computer; `gave_up` says whether it would have given the match up: here it plays on."""

    def __init__(self, seed: int, strength: str, pool: Sequence[DeckList]) -> None:
        self._player = ThinkingPlayer(seed, STRENGTHS[strength], pool)
        self.gave_up = False

    def __call__(self, session: Session) -> list[int]:
        decision = self._player.decide(session)
        self.gave_up |= decision.gives_up
        return decision.picks


def player(name: str, seed: int, pool: Sequence[DeckList]) -> Answer:
    """The player of a name: "random", "rule" or a strength; `pool` are the decks that its opponent might have."""
    if name == "random":
        chance = RandomPlayer(seed)
        return lambda session: chance.picks(_asked(session))
    if name == "rule":
        return RulePlayer(seed).picks
    return Thinker(seed, name, pool)


def _asked(session: Session) -> Any:
    choice = session.choice
    assert choice is not None
    return choice


def wilson(won: float, played: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    if not played:
        return 0.0, 1.0
    z, p = 1.96, won / played
    middle = (p + z * z / (2 * played)) / (1 + z * z / played)
    half = z * sqrt(p * (1 - p) / played + z * z / (4 * played**2)) / (1 + z * z / played)
    return middle - half, middle + half


def verdict(won: Sequence[float], aim: float) -> str:
    """What the sequential test says of "equal" against "wins `aim`": "" as long as it goes on. `won` are what the first
    player won of each match (0, 0.5 or 1), in the order of the pairs.

    A pair of matches, with the seats changed, is one observation: where a seed decides who wins, a pair is won once by
    each. By how much pairs differ is reckoned as if `KNOWN` more had been seen that differ as independent matches would
    (a generalised SPRT on normal means; in 3,000 made-up runs of equal players it was wrong in at most 5 %).
    """
    pairs = [(one + other) / 2 for one, other in zip(won[::2], won[1::2], strict=False)]
    if not pairs:
        return ""
    mean = sum(pairs) / len(pairs)
    spread = (sum((pair - mean) ** 2 for pair in pairs) + KNOWN * 0.125) / (len(pairs) + KNOWN)
    ratio = len(pairs) * (aim - 0.5) * (mean - (aim + 0.5) / 2) / spread
    bound = log((1 - WRONG) / WRONG)
    return "reaches it" if ratio >= bound else "does not" if ratio <= -bound else ""


def play(
    catalogue: Catalogue,
    game: str,
    decks: tuple[str, str],
    seed: int,
    seat: int,
    names: tuple[str, str],
    single: bool = False,
) -> Any:
    """One match, or a `single` game of it; the first player sits at `seat`."""
    kind, edition = game, edition_of(game, decks[0])
    game = game.partition(":")[0]
    loaded = [deck_of(name, catalogue) for name in decks]
    only = {ONE_GAME[game]: 1} if single and game in ONE_GAME else {}
    header = header_for(catalogue, game=game, edition=edition, decks=loaded, names=("A", "B"), seed=seed, options=only)
    match = Play(games.build(header))
    match.start(seed)
    watcher = Watcher(match, game)
    pool = pool_of(catalogue, kind, edition)
    seats = {seat: player(names[0], seed, pool), 1 - seat: player(names[1], seed + 1, pool)}
    times: list[float] = []
    answers = 0
    while match.table.choice is not None and not match.finished and answers < ANSWERS:
        asked = match.table.choice.seat
        session = Session.of(match).at(asked)
        begun = process_time()
        picks = seats[asked](session)
        if asked == seat:
            times.append(process_time() - begun)
        watcher.about_to(picks)
        try:
            match.answer(picks)
        except Refused:
            RandomPlayer(seed + answers).answer(match)
        answers += 1
    result = match.table.marks.get("finished") or {}
    winner = {seat: "one", 1 - seat: "other"}.get(result.get("winner"))
    found = {"one": watcher.found[seat], "other": watcher.found[1 - seat]}
    gave_up = [who for who, at in (("one", seat), ("other", 1 - seat)) if getattr(seats[at], "gave_up", False)]
    times = [round(time, 3) for time in times]
    return {"winner": winner, "answers": answers, "blunders": found, "gave_up": gave_up, "times": times}


def edition_of(game: str, deck: str) -> str:
    """The edition that a deck of the ladder is played in."""
    return deck.partition("@")[2] or DECKS[game][0]


def deck_of(name: str, catalogue: Catalogue) -> Any:
    """A deck of the ladder."""
    return load_deck(name.partition("@")[0], catalogue)


@lru_cache
def pool_of(catalogue: Catalogue, game: str, edition: str) -> tuple[DeckList, ...]:
    """The decks of the ladder: all that is known of the other's is that it is one of them."""
    decks = [deck_of(name, catalogue) for name in DECKS[game][1] if edition_of(game, name) == edition]
    return deck_lists(catalogue, game.partition(":")[0], edition, decks)


def pairings(game: str, first: int, mirrored: bool = False) -> Iterator[tuple[tuple[str, str], int, int]]:
    """Decks, seed and the seat of the first player: mirrored pairs, one after another."""
    names = DECKS[game][1]
    decks = [(name, name) for name in names] if mirrored else list(permutations(names, 2))
    decks = [pair for pair in decks if len({edition_of(game, name) for name in pair}) == 1]
    number = 0
    while True:
        for seat in (0, 1):
            yield decks[number % len(decks)], first + number, seat
        number += 1


def run(options: argparse.Namespace, catalogue: Catalogue) -> list[dict[str, Any]]:
    """The matches of a pair, those of the record included."""
    done: dict[str, dict[str, Any]] = {}
    record = Path(options.record) if options.record else None
    if record is not None and record.exists():
        for line in record.read_text("utf-8").splitlines():
            kept = json.loads(line)
            done[_key(kept)] = kept
    matches: list[dict[str, Any]] = []
    for decks, seed, seat in pairings(options.game, options.seed, options.mirrored):
        paired = len(matches) % 2 == 0
        if len(matches) >= min(options.games, MOST) or (paired and verdict(_won(matches), options.aim)):
            return matches
        names = (options.one, options.other)
        match = {"game": options.game, "players": list(names), "decks": list(decks), "seed": seed, "seat": seat}
        match |= {"single": True} if options.duels else {}
        if _key(match) not in done:
            match |= play(catalogue, options.game, decks, seed, seat, names, options.duels)
            if record is not None:
                with record.open("a", encoding="utf-8") as out:
                    out.write(json.dumps(match) + "\n")
        else:
            match = done[_key(match)]
        matches.append(match)
    return matches


def _won(matches: list[dict[str, Any]]) -> list[float]:
    """What the first player won of each match."""
    return [{"one": 1.0, "other": 0.0}.get(match["winner"], 0.5) for match in matches]


def _key(match: dict[str, Any]) -> str:
    return json.dumps([match.get(key) for key in ("game", "players", "decks", "seed", "seat", "single")])


def line(options: argparse.Namespace, matches: list[dict[str, Any]]) -> str:
    """The line that is printed for a pair."""
    played = len(matches)
    won = sum(match["winner"] == "one" for match in matches)
    drawn = sum(match["winner"] is None for match in matches)
    low, high = wilson(won + drawn / 2, played)
    said = verdict(_won(matches), options.aim) or "undecided"
    times = sorted(time for match in matches for time in match["times"])
    cpu = [times[min(len(times) - 1, int(len(times) * share))] for share in (0.5, 0.95, 1.0)] if times else [0.0] * 3
    blunders = [sum(sum(m["blunders"][who].values()) for m in matches) / max(1, played) for who in ("one", "other")]
    quitters = [(who, match["winner"]) for match in matches for who in match.get("gave_up", ())]
    kinds: dict[str, int] = {}
    for match in matches:
        for kind, number in match["blunders"]["one"].items():
            kinds[kind] = kinds.get(kind, 0) + number
    return (
        f"{options.game}: {options.one} against {options.other}: {won} won, {drawn} drawn of {played}, "
        f"{100 * (won + drawn / 2) / max(1, played):.0f} % ({100 * low:.0f}–{100 * high:.0f}), {said}; "
        f"blunders {blunders[0]:.2f} and {blunders[1]:.2f} {kinds}; "
        f"gave up {len(quitters)} ({sum(who == winner for who, winner in quitters)} won); "
        f"CPU {cpu[0]:.2f} {cpu[1]:.2f} {cpu[2]:.2f} s"
    )


def main() -> None:
    reader = argparse.ArgumentParser(description="matches between two players")
    reader.add_argument("game", choices=DECKS)
    reader.add_argument("one")
    reader.add_argument("other")
    reader.add_argument("--games", type=int, default=MOST)
    reader.add_argument("--seed", type=int, default=1000)
    reader.add_argument("--aim", type=float, default=0.65)
    reader.add_argument("--record")
    reader.add_argument("--decks", nargs="*", help="names or files of decks in place of the game's own")
    reader.add_argument("--mirrored", action="store_true", help="both seats play the same deck, one after another")
    reader.add_argument("--duels", action="store_true", help="single games in place of matches of three")
    reader.add_argument("--edition")
    reader.add_argument("--data", help="a data directory, for its decks and cards")
    options = reader.parse_args()
    edition, decks = DECKS[options.game]
    DECKS[options.game] = (options.edition or edition, tuple(options.decks or decks))
    with tempfile.TemporaryDirectory() as folder, open_catalogue(Path(options.data or folder)) as catalogue:
        print(line(options, run(options, catalogue)), flush=True)


if __name__ == "__main__":
    main()
