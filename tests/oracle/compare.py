#!/usr/bin/env python3
"""Compares the ability trees of real cards with facts about those cards that were collected independently.

    python tests/oracle/compare.py --game yugioh --data-dir D --facts FILE [--json] [--differences OUT.tsv]

Takes the cards of the catalogue in D whose text is wholly understood and which FILE has facts about. For each kind of
fact it says how often it was stated, and how often both sides agree, contradict each other, or only one of them states
it. `agree_in_all` counts the cards without any difference.

FILE is JSON: {code: {kind of fact: …}}. The module `facts_<game>` beside this one knows the words of its facts: its
`compare_card(tally, card, facts)` does the comparing.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
for folder in (HERE, HERE.parents[1] / "desktop"):
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))

from tally import VERDICTS, ReadCard, Tally  # noqa: E402

Facts = dict[str, dict[str, Any]]
CompareCard = Callable[[Tally, ReadCard, dict[str, Any]], None]
#: The games with a module `facts_<game>`.
GAMES = tuple(sorted(path.stem.removeprefix("facts_") for path in HERE.glob("facts_*.py")))


def wholly_understood(game: str, data_dir: Path, wanted: Iterable[str]) -> Iterable[ReadCard]:
    """Those cards of the catalogue in `data_dir` with a `wanted` code whose English text is wholly understood."""
    from sanam import games
    from sanam.catalogue.first_run import open_catalogue

    codes = {*wanted}
    texts = games.get(game).texts
    if texts is None:
        raise SystemExit(f"the texts of {game} are only shown")
    with open_catalogue(data_dir) as catalogue:
        for card in catalogue.all_cards(game):
            if card.key in codes and texts.has_text(card):
                reading = texts.read(card, "en")
                if reading.whole and reading.abilities is not None:
                    kind = getattr(card, "kind", "")
                    yield ReadCard(card.key, card.name, card.text, reading.abilities, kind)


def compare(game: str, cards: Iterable[ReadCard], facts: Facts) -> tuple[dict[str, Any], Tally]:
    """The result as plain data, and the tally with every difference."""
    compare_card: CompareCard = importlib.import_module(f"facts_{game}").compare_card
    tally = Tally()
    compared = agree_in_all = 0
    for card in cards:
        before = len(tally.differences)
        compare_card(tally, card, facts[card.code])
        compared += 1
        agree_in_all += len(tally.differences) == before
    return {"game": game, "cards": compared, "agree_in_all": agree_in_all, "facts": tally.plain()}, tally


def print_table(result: dict[str, Any]) -> None:
    cards, whole = result["cards"], result["agree_in_all"]
    print(f"{cards} cards compared; {whole} agree in every fact ({100 * whole / max(1, cards):.1f} %)")
    print(f"{'fact':32}{'stated':>8}{'agree %':>9}" + "".join(f"{verdict:>13}" for verdict in VERDICTS))
    for fact, counts in result["facts"].items():
        share = 100 * counts["agree"] / counts["stated"]
        print(f"{fact:32}{counts['stated']:8}{share:9.1f}" + "".join(f"{counts[verdict]:13}" for verdict in VERDICTS))


def write_differences(tally: Tally, path: Path) -> None:
    """Every difference on a line of its own, tab-separated."""
    rows = [("fact", "verdict", "card", "ours", "theirs"), *tally.differences]
    lines = ("\t".join(part.replace("\t", " ").replace("\n", " ") for part in row) for row in rows)
    path.write_text("\n".join(lines) + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=GAMES, required=True)
    parser.add_argument("--data-dir", type=Path, required=True, help="where the catalogue is")
    parser.add_argument("--facts", type=Path, required=True)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--differences", type=Path, metavar="OUT.tsv", help="write every difference to this file")
    arguments = parser.parse_args()
    facts: Facts = json.loads(arguments.facts.read_text("utf-8"))
    result, tally = compare(arguments.game, wholly_understood(arguments.game, arguments.data_dir, facts), facts)
    if arguments.differences:
        write_differences(tally, arguments.differences)
    if arguments.json:
        print(json.dumps(result, ensure_ascii=False))
    else:
        print_table(result)


if __name__ == "__main__":
    main()
