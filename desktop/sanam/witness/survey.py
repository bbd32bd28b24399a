"""What is proven of the texts of a catalogue: the command `sanam texts --played`.

Results can be kept in a file, one card a line, and a run that was stopped goes on with it. A line counts as long as the
card is read to the same trees and the program is the same.
"""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from sanam import __version__
from sanam.games.definition import GameDefinition
from sanam.witness.driver import NOT_DRIVEN, PROVEN, VERDICTS, Verdict, match_of, try_card

#: Why abilities were not driven, and what deviates: so many of each are named.
MOST_NAMED = 40


class Line(msgspec.Struct):
    """One card in a file of results; `digest` says what was tried."""

    code: str
    digest: str
    verdicts: list[Verdict]


class Played(msgspec.Struct, kw_only=True):
    """Counts over the wholly read cards of one game.

    whole       cards that are read wholly and have an ability
    cards       of them, how many have each verdict: that of their worst ability
    abilities   abilities of these cards, and `verdicts` how many have each verdict
    reasons     why abilities were not driven, with how many trials each stopped
    deviations  abilities that deviate, with what was tried and how they did
    """

    game: str
    whole: int = 0
    cards: dict[str, int] = {}
    abilities: int = 0
    verdicts: dict[str, int] = {}
    reasons: list[tuple[str, int]] = []
    deviations: list[Verdict] = []
    seconds: float = 0.0

    @property
    def proven(self) -> int:
        return self.verdicts.get(PROVEN, 0)


def wholly_read(game: GameDefinition, cards: Iterable[Any]) -> Iterator[Any]:
    """The cards whose text is understood wholly, with what was understood."""
    texts = game.texts
    if texts is None:
        return
    for card in cards:
        if texts.has_text(card):
            reading = texts.read(card, texts.reads[0])
            if reading.whole and reading.abilities:
                yield msgspec.structs.replace(card, abilities=reading.abilities)


def survey(
    game: GameDefinition, cards: Iterable[Any], kept: Path | None = None, each: Callable[[int], None] | None = None
) -> Played:
    """Try the abilities of all wholly read cards. `kept` is a file of results; `each` is told how many cards are done.

    Raises ValueError for a game without a witness, OSError for a file that cannot be written.
    """
    if game.witness is None:
        raise ValueError(f"{game.id} has no witness")
    begun = time.process_time()
    witness, match = game.witness(), match_of(game)
    known = _known(kept)
    verdicts: list[Verdict] = []
    by_card: Counter[str] = Counter()
    whole = 0
    for card in wholly_read(game, cards):
        digest = _digest(card)
        line = known.get(card.key)
        if line is None or line.digest != digest:
            line = Line(card.key, digest, try_card(witness, match, card))
            _keep(kept, line)
        whole += 1
        verdicts += line.verdicts
        by_card[max((v.verdict for v in line.verdicts), key=VERDICTS.index, default=NOT_DRIVEN)] += 1
        if each is not None:
            each(whole)
    return _counted(game.id, whole, by_card, verdicts, time.process_time() - begun)


def _counted(game: str, whole: int, by_card: Counter[str], verdicts: list[Verdict], seconds: float) -> Played:
    said = Counter(v.verdict for v in verdicts)
    results = (result for v in verdicts for result in v.results.values())
    reasons = Counter(result.removeprefix("not driven: ") for result in results if result.startswith("not driven"))
    return Played(
        game=game,
        whole=whole,
        cards={verdict: by_card[verdict] for verdict in VERDICTS},
        abilities=len(verdicts),
        verdicts={verdict: said[verdict] for verdict in VERDICTS},
        reasons=reasons.most_common(MOST_NAMED),
        deviations=[v for v in verdicts if v.verdict in ("deviating", "crashed")],
        seconds=round(seconds, 2),
    )


def _digest(card: Any) -> str:
    said = __version__.encode() + msgspec.json.encode(card)
    return hashlib.blake2b(said, digest_size=8).hexdigest()


def _known(kept: Path | None) -> dict[str, Line]:
    if kept is None or not kept.exists():
        return {}
    found = {}
    for line in kept.read_bytes().splitlines():
        try:
            read = msgspec.json.decode(line, type=Line)
        except msgspec.DecodeError:
            continue  # the last line of a run that was stopped
        found[read.code] = read
    return found


def _keep(kept: Path | None, line: Line) -> None:
    if kept is not None:
        with kept.open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")
