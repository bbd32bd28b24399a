#!/usr/bin/env python3
"""Says how many cards mean the same in the texts of two languages.

    python tests/oracle/languages.py DATA_DIR LANGUAGE OTHER_DATA_DIR OTHER_LANGUAGE
        [--game G] [--json] [--differences OUT.tsv]

Takes the cards that both catalogues have and whose text is wholly understood in both, and compares their ability trees.
Names are compared by the cards that bear them; a name that no card bears (a series, a Counter) must stand for the same
name of the other language throughout the card. `canonical` leaves out what only the wording decides; `said_otherwise`
tells the cards whose printed texts say different things.
"""

from __future__ import annotations

import argparse
import itertools
import json
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from canonical import UNORDERED, apart
from left_out import left_out
from said_otherwise import number_told, told_by

HERE = Path(__file__).resolve().parent
if str(HERE.parents[1] / "desktop") not in sys.path:
    sys.path.insert(0, str(HERE.parents[1] / "desktop"))

#: Fields that hold names as they are printed.
NAMES = {"names", "not_names", "series", "lists", "names_material", "name", "counter", "card", "token"}
#: Fields that say where words stand, and not what they mean.
UNTOLD = {"span"}
#: The abilities of a card with more than these are compared in their order only.
MOST_REORDERED = 5


class Translation:
    """Which name of one language stands for which of the other, in one card."""

    def __init__(self, codes: dict[str, set[str]], other_codes: dict[str, set[str]]) -> None:
        self.codes, self.other_codes = codes, other_codes
        self._known: dict[str, str] = {}

    def fresh(self) -> Translation:
        return Translation(self.codes, self.other_codes)

    def same(self, name: str, other: str) -> bool:
        if name in self.codes and other in self.other_codes:
            return not self.codes[name].isdisjoint(self.other_codes[other])
        return self._known.setdefault(name, other) == other


def differences(one: Any, other: Any, names: Translation, path: str = "") -> Iterator[str]:
    """Where two plain trees differ, each as "path: this / that"."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in sorted({*one, *other} - UNTOLD):
            told = "name" if key == "value" and one.get("what") in ("name", "series") else key
            yield from differences(one.get(key), other.get(key), names, f"{path}.{told}")
    elif _are_names(one, path) and _are_names(other, path) and len(one) != len(other):
        # A series may be spelled in more ways in one language than in the other.
        if not names.same(" / ".join(sorted(one)), " / ".join(sorted(other))):
            yield f"{path}: {_short(one)} / {_short(other)}"
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        if path.split(".")[-1] in UNORDERED and len(one) <= MOST_REORDERED:
            orders = itertools.permutations(other)
            other = min(orders, key=lambda order: len([*differences(one, [*order], names.fresh(), "in order")]))
        for at, (part, match) in enumerate(zip(one, other, strict=True)):
            yield from differences(part, match, names, f"{path}[{at}]")
    elif isinstance(one, str) and isinstance(other, str) and path.split(".")[-1].split("[")[0] in NAMES:
        if not names.same(one, other):
            yield f"{path}: {one} / {other}"
    elif one != other:
        yield f"{path}: {_short(one)} / {_short(other)}"


def _are_names(value: Any, path: str) -> bool:
    return isinstance(value, list) and len(value) > 0 and path.split(".")[-1] == "series"


def _short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) < 80 else text[:77] + "..."


def compared(one: list[dict[str, Any]], other: list[dict[str, Any]], names: Translation) -> list[str]:
    """Where the abilities of a card differ in what they mean, in the order in which they differ least."""
    return _paired(one, other, names)[0]


def _paired(
    one: list[dict[str, Any]], other: list[dict[str, Any]], names: Translation
) -> tuple[list[str], list[tuple[int, int]]]:
    """The differences, in the order of the other abilities in which there are fewest, and which were compared."""
    (ours, at), (theirs, at_others) = apart(one), apart(other)
    as_told = tuple(range(len(theirs)))
    many = len(theirs) > MOST_REORDERED
    orders = iter([as_told, _closest(ours, theirs, names)]) if many else itertools.permutations(as_told)
    found = ((list(differences(ours, [theirs[part] for part in order], names.fresh())), order) for order in orders)
    told, order = min(found, key=lambda each: len(each[0]))
    return told, list(zip(at, (at_others[part] for part in order), strict=False))


def _closest(ours: list[Any], theirs: list[Any], names: Translation) -> tuple[int, ...]:
    """The order in which each of many abilities is the one left that differs least from that of the other card."""
    left = list(range(len(theirs)))
    order = []
    for one in ours[: len(theirs)]:
        best = min(left, key=lambda at: len([*differences(one, theirs[at], names.fresh())]))
        left.remove(best)
        order.append(best)
    return (*order, *left)


def _said(text: str, abilities: list[dict[str, Any]], at: int) -> str:
    """The words of an ability: up to where the next begins."""
    starts = [each.get("span", (0, 0))[0] for each in abilities]
    begin: int = starts[at]
    later = [start for start in starts if start > begin]
    return text[begin : min(later, default=len(text))]


def understood(game: str, data_dir: Path, language: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """The cards of a catalogue by their codes, and the trees of those that are wholly understood."""
    from sanam import games
    from sanam.catalogue.first_run import open_catalogue

    texts = games.get(game).texts
    if texts is None:
        raise SystemExit(f"the texts of {game} are only shown")
    cards, trees = {}, {}
    with open_catalogue(data_dir) as catalogue:
        for card in catalogue.all_cards(game):
            cards[card.key] = card
            if texts.has_text(card):
                reading = texts.read(card, language)
                if reading.whole:
                    trees[card.key] = reading.abilities
    return cards, trees


def bearers(cards: dict[str, Any]) -> dict[str, set[str]]:
    """The codes of the cards that bear each name: some are printed under several codes."""
    found: dict[str, set[str]] = {}
    for key, card in cards.items():
        found.setdefault(card.name, set()).add(key)
    return found


def compare(
    one: tuple[dict[str, Any], dict[str, Any]],
    other: tuple[dict[str, Any], dict[str, Any]],
    languages: tuple[str, str] = ("en", "zh_Hant"),
) -> dict[str, Any]:
    """How many cards both know, understand wholly, and understand the same way; and how the others differ.

    `otherwise` has those whose printed texts say different things wherever they differ, and what.
    """
    (cards, trees), (other_cards, other_trees) = one, other
    codes, other_codes = bearers(cards), bearers(other_cards)
    both = sorted(trees.keys() & other_trees.keys())
    found, otherwise = {}, {}
    for key in both:
        names = Translation(codes, other_codes)
        told, pairs = _paired(trees[key], other_trees[key], names)
        if not told:
            continue
        found[key] = told
        texts = cards[key].text, other_cards[key].text
        sides, why = _without_rules(trees[key], other_trees[key], texts, languages)
        if why:  # the rest is compared without what only one text has
            told, pairs = _paired(*sides, names)
        why += [_why(difference, pairs, sides, texts, languages) for difference in told]
        if all(why):
            otherwise[key] = sorted({*why})
    return {
        "cards": len(cards.keys() & other_cards.keys()),
        "understood": len(both),
        "same": len(both) - len(found),
        "differences": found,
        "otherwise": otherwise,
    }


def _without_rules(
    one: list[dict[str, Any]], other: list[dict[str, Any]], texts: tuple[str, str], languages: tuple[str, str]
) -> tuple[tuple[list[dict[str, Any]], list[dict[str, Any]]], list[str]]:
    """The abilities of both sides without rules that only one text has, and which those are."""
    backwards, other_way = texts[::-1], languages[::-1]
    why = [left_out(each, texts[0], languages[0], texts[1], languages[1]) for each in one]
    why_other = [left_out(each, backwards[0], other_way[0], backwards[1], other_way[1]) for each in other]
    rest = [each for each, said in zip(one, why, strict=True) if not said]
    rest_other = [each for each, said in zip(other, why_other, strict=True) if not said]
    return (rest, rest_other), [said for said in (*why, *why_other) if said]


def _why(
    difference: str,
    pairs: list[tuple[int, int]],
    sides: tuple[list[dict[str, Any]], list[dict[str, Any]]],
    texts: tuple[str, str],
    languages: tuple[str, str],
) -> str:
    """What only one of the texts says where they differ, "" where both do or neither does."""
    path = re.match(r"\[(\d+)\][^:]*", difference)
    if path is None:
        return ""
    at, at_other = pairs[int(path[1])]
    parts = _said(texts[0], sides[0], at), _said(texts[1], sides[1], at_other)
    # How often may be said of several abilities at the end of a text.
    said, said_too = texts if re.search(r"\.(limit|special|given\.\w+)$", path[0]) else parts
    return told_by(path[0], said, languages[0], said_too, languages[1]) or number_told(difference, *parts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("data_dir", type=Path)
    parser.add_argument("language")
    parser.add_argument("other_data_dir", type=Path)
    parser.add_argument("other_language")
    parser.add_argument("--game", default="yugioh")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--differences", type=Path)
    arguments = parser.parse_args()
    one = understood(arguments.game, arguments.data_dir, arguments.language)
    other = understood(arguments.game, arguments.other_data_dir, arguments.other_language)
    result = compare(one, other, (arguments.language, arguments.other_language))
    if arguments.differences:
        rows = [f"{key}\t{one[0][key].name}\t{told}" for key, found in result["differences"].items() for told in found]
        arguments.differences.write_text("\n".join(rows) + "\n", "utf-8")
    if arguments.json:
        print(json.dumps(result, ensure_ascii=False))
        return
    share = 100 * result["same"] / max(1, result["understood"])
    print(f"{result['cards']} cards known in both, {result['understood']} understood in both")
    print(f"{result['same']} mean the same ({share:.1f} %)")
    otherwise = result["otherwise"]
    share = 100 * result["same"] / max(1, result["understood"] - len(otherwise))
    print(f"{len(otherwise)} have texts that say different things; without them: {share:.1f} %")
    for why, number in Counter(each for reasons in otherwise.values() for each in reasons).most_common():
        print(f"    {number:4} only one says: {why}")


if __name__ == "__main__":
    main()
