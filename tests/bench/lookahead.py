"""How many copies a search needs, and how far ahead a trial should go, told from recorded trials.

    PYTHONPATH=desktop python tests/bench/lookahead.py onepiece trials.jsonl --minutes 10
    PYTHONPATH=desktop python tests/bench/lookahead.py onepiece trials.jsonl --minutes 0

At some questions of matches that the policy plays, the answers it likes best are each played to the end of the game on
the same copies, and the worth of the position is kept at every turn on the way. So any search can be tried afterwards
without playing: it sees the worths at its horizon on some of the copies, and the games won on the others say what its
answer gains over the policy's. The first call above adds to the file, the second only prints.

It prints how many games more the best answer to a question wins than the policy's (chosen on one half of the copies and
compared on the other): no search that plays on by the policy can gain more; the scale (see `Thinking.scale`) that fits
the worths at each horizon; and for each search what a question gains in games won, with the standard error over
questions, and how often it departs from the policy. With a small `--share` the questions come from many matches.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
from collections.abc import Iterator, Sequence
from math import exp, log, sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import monotonic
from typing import Any, NamedTuple

sys.path.append(str(Path(__file__).parent))

import ladder
from decisions import ANSWERS, SLIPS, Bench, considered, ended, outcome, told
from ladder import ONE_GAME

from sanam import games
from sanam.bots.random_player import RandomPlayer
from sanam.bots.search import EARLY, KEPT, MOST_WORSE, OWES, START, answered
from sanam.bots.thinking_player import ThinkingPlayer
from sanam.bots.weighing import MARGIN, Gain, weighed
from sanam.catalogue.first_run import open_catalogue
from sanam.engine.choice import Refused
from sanam.engine.play import Play
from sanam.engine.session import Session
from sanam.engine.trial import Trial
from sanam.games.thinking import PLAIN, STYLES, Style, Thinking
from sanam.matches.setup import header_for

#: Copies of each question, the answers tried, the turns whose worths are kept.
COPIES, TOP, TURNS = 32, 6, 8
#: How often each search is tried on a question, with the copies in another order.
TIMES = 16


class Setting(NamedTuple):
    """A search: the copies it compares answers on, and the fresh ones; the turns a trial goes on for; whether it judges
    the way there (`sanam.bots.computer.Strength.way`); the scale; what it owes the policy (`sanam.bots.search.OWES`).
    """

    copies: int
    fresh: int
    turns: int
    way: bool = False
    scale: float = 3.0
    owes: float = OWES

    def chance(self, trial: Any) -> float:
        """What the search takes a trial for."""
        turns = range(1 if self.way else self.turns, self.turns + 1)
        return fmean(chance(trial, turn, self.scale) for turn in turns)


SETTINGS = [
    Setting(*many, turns, way)
    for way in (False, True)
    for turns in (1, 2, 3, 4, 6, 8)
    for many in ((2, 2), (4, 4), (6, 14))
    if turns > 1 or not way
]


# ---------------------------------------------------------------------- recording


def trial_of(trial: Trial, picks: Sequence[int], seat: int, thinking: Thinking, reply: Style) -> Any:
    """The worths after each turn, at the end, and the share of a win; None for an answer that is refused."""
    policies = {seat: thinking.policy(trial.game, PLAIN), 1 - seat: thinking.policy(trial.game, reply)}
    turn, worths = trial.turn, []
    with trial.taken_back():
        try:
            trial.answer(list(picks))
        except Refused:
            return None
        for _ in range(ANSWERS):
            if trial.turn != turn:
                turn = trial.turn
                worths.append(round(thinking.worth(trial.game, seat), 2))
            choice = trial.choice
            if choice is None or ended(trial.game) or choice.kind in thinking.between:
                break
            if not answered(trial, policies[choice.seat]):
                break
        return worths[:TURNS], round(thinking.worth(trial.game, seat), 2), outcome(trial, seat, thinking)


def question(play: Play, session: Session, pool: Any, thinking: Thinking) -> dict[str, Any] | None:
    """The trials of the open question; None where the answers come to the same."""
    choice = play.table.choice
    assert choice is not None
    advised = considered(session, pool, thinking)[:TOP]
    if len(advised) < 2:
        return None
    found: list[list[Any]] = [[] for _ in advised]
    for number in range(COPIES):
        trial, reply = session.trial(9_000_000 + number, pool), STYLES[number % len(STYLES)]
        for trials, advice in zip(found, advised, strict=True):
            trials.append(trial_of(trial, advice.picks, session.seat, thinking, reply))
        if number == 5 and all(trials == found[0] for trials in found):
            return None
    answers = [told(play, choice, advice.picks) for advice in advised]
    return {"kind": choice.kind, "answers": answers, "worth": [a.worth for a in advised], "trials": found}


def recorded(options: argparse.Namespace, catalogue: Any) -> Iterator[dict[str, Any]]:
    """Questions of matches, one after another, until the time is over."""
    game, until = options.game.partition(":")[0], monotonic() + 60 * options.minutes
    thinking = games.get(game).thinking()
    for names, seed, seat in ladder.pairings(options.game, options.seed, options.mirrored):
        if monotonic() > until:
            return
        if seat:
            continue  # the same match again
        edition, pair = ladder.edition_of(options.game, names[0]), [ladder.deck_of(name, catalogue) for name in names]
        pool = ladder.pool_of(catalogue, options.game, edition)
        only = {ONE_GAME[game]: 1} if game in ONE_GAME else {}
        sides = ("A", "B")
        header = header_for(catalogue, game=game, edition=edition, decks=pair, names=sides, seed=seed, options=only)
        play = Play(games.build(header))
        play.start(seed)
        lot, easy = RandomPlayer(seed), ThinkingPlayer(seed, "easy", pool)
        for at in range(ANSWERS):
            choice = play.table.choice
            if choice is None or ended(play.game) or monotonic() > until:
                break
            session = Session.of(play).at(choice.seat)
            if len(choice.options) > 1 and choice.kind not in thinking.by_lot and lot.below(100) < options.share:
                found = question(play, session, pool, thinking)
                if found is not None:
                    yield {"game": options.game, "decks": names, "seed": seed, "at": at} | found
            picks = lot.picks(choice) if lot.below(100) < SLIPS else easy.picks(session)
            while not Bench.taken(play, picks):
                picks = lot.picks(choice)


# ---------------------------------------------------------------------- trying searches


def chance(trial: Any, turns: int, scale: float) -> float:
    """How likely a win looks after so many turns of a trial, or at its end."""
    worths, end, _ = trial
    worth = worths[turns - 1] if len(worths) >= turns else end
    return 1 / (1 + exp(-max(-30.0, min(30.0, worth / scale))))


def scale_at(questions: list[dict[str, Any]], turns: int) -> float:
    """The scale with which the worths after so many turns foretell best who wins."""
    seen = [trial for one in questions for trials in one["trials"] for trial in trials if trial]
    seen = [trial for trial in seen if len(trial[0]) >= turns and trial[2] in (0.0, 1.0)]

    def loss(scale: float) -> float:
        told = ((min(0.999, max(0.001, chance(trial, turns, scale))), trial[2]) for trial in seen)
        return sum(-log(p) if won else -log(1 - p) for p, won in told)

    return min((1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 8.0, 12.0), key=loss)


def gained(one: dict[str, Any], setting: Setting, lot: random.Random) -> tuple[float, bool]:
    """What a search gains at a question over the policy's answer, in games won on copies that it did not see, and
    whether it departs from it. It goes about it as `sanam.bots.search` does.
    """
    able = [at for at, trials in enumerate(one["trials"]) if all(trials)]
    order = lot.sample(range(COPIES), COPIES)
    seen, rest = order[: setting.copies + setting.fresh], order[setting.copies + setting.fresh :]
    seen_at = {at: [setting.chance(one["trials"][at][copy]) for copy in seen] for at in able}

    def gains(at: int, copies: int) -> list[float]:
        return [mine - its for mine, its in zip(seen_at[at][:copies], seen_at[0], strict=False)]

    def weigh(at: int, copies: int) -> Gain:
        gain = weighed(gains(at, copies))
        worse = min(MOST_WORSE, max(0.0, one["worth"][0] - one["worth"][at]))
        return gain._replace(likely=gain.likely - setting.owes * worse)

    ahead = able[1:]
    for copies in range(max(START, setting.copies // 3), setting.copies + 1):
        found = {at: weigh(at, copies) for at in ahead}
        best = max([0.0, *(gain.likely for gain in found.values())])
        hopeless = {at for at, gain in found.items() if copies >= EARLY and gain.hopeless}
        ahead = [at for at in ahead if at not in hopeless and found[at].likely + found[at].error > best]
        ahead = sorted(ahead, key=lambda at: -found[at].likely)[: KEPT if copies + 1 < setting.copies else 2]
        if not ahead:
            return 0.0, False
    for copies in range(setting.copies + 1, len(seen) + 1):
        if copies >= EARLY and weigh(ahead[0], copies).hopeless:
            return 0.0, False
    if not weigh(ahead[0], len(seen)).enough or fmean(gains(ahead[0], len(seen))[setting.copies :]) < MARGIN:
        return 0.0, False
    won = [fmean(one["trials"][at][copy][2] for copy in rest) for at in (ahead[0], 0)]
    return won[0] - won[1], True


def lost(one: dict[str, Any]) -> float:
    """What the policy's answer to a question loses against the best one."""
    able = [at for at, trials in enumerate(one["trials"]) if all(trials)]

    def won(at: int, half: int) -> float:
        return fmean(trial[2] for trial in one["trials"][at][half::2])

    best = [max(able, key=lambda at: won(at, half)) for half in (0, 1)]
    return fmean(won(best[half], 1 - half) - won(0, 1 - half) for half in (0, 1))


def table(questions: list[dict[str, Any]]) -> Iterator[str]:
    losses = [lost(one) for one in questions]
    error = stdev(losses) / sqrt(len(losses))
    yield f"{len(questions)} questions, at which the policy loses {100 * fmean(losses):+.2f} ± {100 * error:.2f} %"
    yield "scale " + ", ".join(f"{scale_at(questions, turns):g} after {turns} turns" for turns in (1, 2, 4, 6))
    lot = random.Random(1)
    for setting in SETTINGS:
        results = [[gained(one, setting, lot) for _ in range(TIMES)] for one in questions]
        gains = [fmean(gain for gain, _ in tries) for tries in results]
        departs = fmean(departed for tries in results for _, departed in tries)
        error = stdev(gains) / sqrt(len(gains))
        yield f"{setting}: {100 * fmean(gains):+.2f} ± {100 * error:.2f} %, departs in {100 * departs:.0f} %"


def main() -> None:
    reader = argparse.ArgumentParser(description="how far a search should look ahead")
    reader.add_argument("game", choices=ladder.DECKS)
    reader.add_argument("file", type=Path)
    reader.add_argument("--minutes", type=float, default=10)
    reader.add_argument("--seed", type=int, default=70_000)
    reader.add_argument("--share", type=int, default=25, help="of a hundred questions, how many are recorded")
    reader.add_argument("--decks", nargs="*", help="names or files of decks in place of the game's own")
    reader.add_argument(
        "--mirrored", action="store_true", help="both seats play the same deck, as in a mirrored ladder"
    )
    reader.add_argument("--data", help="a data directory, for its decks and cards")
    options = reader.parse_args()
    edition, decks = ladder.DECKS[options.game]
    ladder.DECKS[options.game] = (edition, tuple(options.decks or decks))
    with tempfile.TemporaryDirectory() as folder, open_catalogue(Path(options.data or folder)) as catalogue:
        for found in recorded(options, catalogue):
            with options.file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(found) + "\n")
    lines = options.file.read_text("utf-8").splitlines() if options.file.exists() else []
    questions = [one for one in map(json.loads, lines) if one["game"] == options.game]
    if len(questions) > 1:
        print("\n".join(table(questions)), flush=True)


if __name__ == "__main__":
    main()
