"""How good single decisions are: each answer that may be given is played on to the end of the game.

    PYTHONPATH=desktop python tests/bench/decisions.py yugioh --matches 4 --share 20 --copies 16
    PYTHONPATH=desktop python tests/bench/decisions.py yugioh --data DIR --decks A.ydk B.ydk --strengths easy hard

Matches are played by the policy, which slips now and then so that positions of all kinds are met. At some of its
decisions every other answer is tried on the same copies of the match, the rest of the game being played by the policy
for both players. What an answer loses is the share of games that the best other answer wins more. The best is chosen on
one half of the copies and compared on the other, so that chance does not make it look better than it is.

It prints the decisions in which much is lost, and for each strength what its decisions lose on average.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections import defaultdict
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import process_time
from typing import Any

sys.path.append(str(Path(__file__).parent))

import ladder
from ladder import ONE_GAME

from sanam import games
from sanam.bots.computer import STRENGTHS
from sanam.bots.random_player import RandomPlayer
from sanam.bots.search import answered
from sanam.bots.thinking_player import ThinkingPlayer
from sanam.catalogue.first_run import open_catalogue
from sanam.decks.files import load_deck
from sanam.engine.choice import Choice, Refused
from sanam.engine.play import Play
from sanam.engine.session import Session
from sanam.engine.trial import Trial
from sanam.games.thinking import PLAIN, Advice, Thinking
from sanam.matches.setup import deck_lists, header_for

#: A game that goes on for so many answers more is judged as it stands.
ANSWERS = 600
#: Answers that are compared, and of those that the policy likes less, how many.
MOST = 10
#: Of a hundred answers of a match, how many are slips.
SLIPS = 6
#: A decision is told of if it loses so much.
TOLD = 0.12


def ended(game: Any) -> bool:
    marks = game.table.marks
    return marks.get("finished") is not None or marks.get("result") is not None


def outcome(trial: Trial, seat: int, thinking: Thinking) -> float:
    """The share of a win that a game is worth to a seat."""
    marks = trial.game.table.marks
    result = marks.get("result") or marks.get("finished")
    if result is None:
        return 0.5 + max(-0.4, min(0.4, thinking.worth(trial.game, seat) / 40))
    winner = result.get("winner")
    return 0.5 if winner is None else float(winner == seat)


def played_on(trial: Trial, picks: Sequence[int], seat: int, thinking: Thinking) -> float:
    """What a game comes to after an answer; the copy is as before then."""
    players = [thinking.policy(trial.game, PLAIN) for _ in (0, 1)]
    with trial.taken_back():
        try:
            trial.answer(list(picks))
        except Refused:
            return 0.0
        for _ in range(ANSWERS):
            choice = trial.choice
            if choice is None or ended(trial.game) or not answered(trial, players[choice.seat]):
                break
        return outcome(trial, seat, thinking)


def considered(session: Session, pool: Any, thinking: Thinking) -> list[Advice]:
    """The answers to the open question that the strongest computer thinks about, the policy's first."""
    player = ThinkingPlayer(3, STRENGTHS["hard"], pool)
    return player._answers(session, lambda: session.trial(3, pool), thinking, RandomPlayer(3))[0]


class Judgement:
    """What the answers to one question are worth, in games won."""

    def __init__(self, session: Session, pool: Any, thinking: Thinking, answers: list[tuple[int, ...]], copies: int):
        self.won: dict[tuple[int, ...], list[float]] = {answer: [] for answer in answers}
        left = list(answers)
        for number in range(copies):
            trial = session.trial(7_000_000 + number, pool)
            for answer in left:
                self.won[answer].append(played_on(trial, answer, session.seat, thinking))
            if number == copies // 3 and all(won == self.won[answers[0]] for won in self.won.values()):
                return  # whatever is done comes to the same
            if number == copies // 3:
                best = max(fmean(self.won[answer]) for answer in left)
                left = [answer for answer in left if fmean(self.won[answer]) > best - 0.35] if best > 0.35 else left

    def loss(self, answer: tuple[int, ...]) -> tuple[float, float]:
        """What an answer loses against the best, and the standard error of that."""
        mine = self.won[answer]
        size = len(mine)
        losses = []
        for part in (0, 1):
            chosen = [at for at in range(size) if at % 2 == part]
            rest = [at for at in range(size) if at % 2 != part]
            full = {other: won for other, won in self.won.items() if len(won) >= size}
            best = max(full, key=lambda other: fmean(full[other][at] for at in chosen))
            losses += [full[best][at] - mine[at] for at in rest]
        return fmean(losses), stdev(losses) / sqrt(len(losses)) if len(losses) > 1 else 1.0


def name_of(play: Play, card: int | None) -> str:
    it = play.table.cards.get(card) if card is not None else None
    if it is None:
        return ""
    name = getattr(play.game.definition(it.code), "name", it.code)
    name = name if isinstance(name, str) else next(iter(name.values()))
    return f"{name}{'' if it.face_up else ' (down)'}{' (def)' if it.sideways else ''}"


def told(play: Play, choice: Choice, picks: Sequence[int]) -> str:
    words = [
        " ".join(str(word) for word in (option.act, name_of(play, option.card), option.value, option.zone) if word)
        for option in (choice.options[at] for at in picks)
    ]
    return " + ".join(words) or "pass"


def board(play: Play) -> list[str]:
    table = play.table
    lines = []
    for seat in (0, 1):
        zones = [
            f"{zone[2:]}: {', '.join(name_of(play, card) for card in cards)}"
            for zone, cards in table.zones.items()
            if zone.startswith(f"{seat}.") and cards and not any(word in zone for word in ("deck", "library", "extra"))
        ]
        lines.append(f"    {seat} {dict(table.seats[seat].counts)} {'; '.join(zones)}")
    return lines


class Bench:
    def __init__(self, options: argparse.Namespace, catalogue: Any) -> None:
        self.options = options
        edition, decks = ladder.DECKS[options.game]
        self.edition, self.decks = options.edition or edition, tuple(options.decks or decks)
        self.game = options.game.partition(":")[0]
        self.thinking = games.get(self.game).thinking()
        self.catalogue = catalogue
        self.lists = [load_deck(name, catalogue) for name in self.decks]
        self.pool = deck_lists(catalogue, self.game, self.edition, self.lists)
        self.losses: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
        self.times: dict[str, list[float]] = defaultdict(list)
        self.playing: list[str] = []
        self.answers: list[list[int]] = []

    def run(self) -> None:
        for number in range(self.options.matches):
            self.match(number)
            print(f"-- match {number}: {self.summary()}", flush=True)

    def match(self, number: int) -> None:
        seed, count = self.options.seed + number, len(self.lists)
        pair = (number % count, (number + 1 + number // count % (count - 1)) % count)
        decks = [self.lists[at] for at in pair]
        self.playing, self.answers = [self.decks[at] for at in pair], []
        options = {ONE_GAME[self.game]: 1} if self.game in ONE_GAME else {}
        header = header_for(
            self.catalogue,
            game=self.game,
            edition=self.edition,
            decks=decks,
            names=("A", "B"),
            seed=seed,
            options=options,
        )
        play = Play(games.build(header))
        play.start(seed)
        easy, lot = ThinkingPlayer(seed, "easy", self.pool), RandomPlayer(seed)
        for _ in range(ANSWERS):
            if play.finished or ended(play.game):
                return
            choice = play.table.choice
            assert choice is not None
            session = Session.of(play).at(choice.seat)
            judged = len(choice.options) > 1 and lot.below(100) < self.options.share
            if judged and choice.kind not in self.thinking.by_lot:
                self.decision(play, session, choice, number)
            picks = lot.picks(choice) if lot.below(100) < SLIPS else easy.picks(session)
            while not self.taken(play, picks):
                picks = lot.picks(choice)
            self.answers.append(list(picks))

    @staticmethod
    def taken(play: Play, picks: list[int]) -> bool:
        try:
            play.answer(picks)
        except Refused:
            return False
        return True

    def decision(self, play: Play, session: Session, choice: Choice, number: int) -> None:
        players = {name: ThinkingPlayer(3, name, self.pool) for name in self.options.strengths}
        answers = [tuple(advice.picks) for advice in considered(session, self.pool, self.thinking)][:MOST]
        if len(answers) < 2:
            return
        given = {}
        for name, player in players.items():
            begun = process_time()
            given[name] = tuple(player.picks(session))
            self.times[name].append(process_time() - begun)
        found = Judgement(
            session, self.pool, self.thinking, list(dict.fromkeys([*answers, *given.values()])), self.options.copies
        )
        if self.options.record:
            seed = self.options.seed + number
            kept = {"game": self.options.game, "edition": self.edition, "decks": self.playing, "seed": seed}
            kept |= {"answers": self.answers, "kind": choice.kind, "given": given}
            kept["won"] = [[answer, [len(won), round(fmean(won), 4)]] for answer, won in found.won.items()]
            with Path(self.options.record).open("a", encoding="utf-8") as out:
                out.write(json.dumps(kept) + "\n")
        worst = 0.0
        for name, answer in given.items():
            size = max(len(won) for won in found.won.values())
            if len(found.won[answer]) < size:  # given up as hopeless
                best = max(found.won.values(), key=fmean)
                loss, error = fmean(best) - fmean(found.won[answer]), 0.1
            else:
                loss, error = found.loss(answer)
            self.losses[name][choice.kind].append(loss)
            if loss > max(TOLD, 1.7 * error):
                worst = max(worst, loss)
        if worst:
            self.tell(play, choice, given, found, number)

    def tell(
        self, play: Play, choice: Choice, given: dict[str, tuple[int, ...]], found: Judgement, number: int
    ) -> None:
        asked = f"{choice.kind} to {choice.seat} {dict(choice.params)}"
        print(f"\n== match {number}, answer {len(play.batches)}, turn {play.game.turn()}: {asked}")
        print("\n".join(board(play)))
        for answer, won in sorted(found.won.items(), key=lambda one: -fmean(one[1])):
            who = [name for name, picks in given.items() if picks == answer]
            print(f"      {fmean(won):.2f} ({len(won)}) {told(play, choice, answer)}   {' '.join(who)}", flush=True)

    def summary(self) -> str:
        said = []
        for name, kinds in self.losses.items():
            everything = [loss for losses in kinds.values() for loss in losses]
            worst = sorted(kinds, key=lambda kind: -sum(kinds[kind]))[:4]
            parts = ", ".join(f"{kind} {100 * fmean(kinds[kind]):.1f} of {len(kinds[kind])}" for kind in worst)
            error = stdev(everything) / sqrt(len(everything)) if len(everything) > 1 else 0.0
            said.append(
                f"{name} loses {100 * fmean(everything):.2f} ± {100 * error:.2f} % of {len(everything)} ({parts}), "
                f"{fmean(self.times[name]):.2f} s"
            )
        return "; ".join(said)


def main() -> None:
    reader = argparse.ArgumentParser(description="what single decisions lose")
    reader.add_argument("game", choices=ladder.DECKS)
    reader.add_argument("--matches", type=int, default=4)
    reader.add_argument("--share", type=int, default=20, help="of a hundred decisions, how many are judged")
    reader.add_argument("--copies", type=int, default=16)
    reader.add_argument("--seed", type=int, default=500)
    reader.add_argument("--strengths", nargs="*", default=["easy", "medium", "hard"])
    reader.add_argument("--record", help="a file that gets each decision as a line of JSON")
    reader.add_argument("--decks", nargs="*")
    reader.add_argument("--edition")
    reader.add_argument("--data")
    options = reader.parse_args()
    with tempfile.TemporaryDirectory() as folder, open_catalogue(Path(options.data or folder)) as catalogue:
        Bench(options, catalogue).run()


if __name__ == "__main__":
    main()
