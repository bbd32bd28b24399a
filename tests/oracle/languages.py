#!/usr/bin/env python3
"""Says how many cards mean the same in the texts of two languages.

    python tests/oracle/languages.py DATA_DIR LANGUAGE OTHER_DATA_DIR OTHER_LANGUAGE
        [--game G] [--json] [--differences OUT.tsv]

Takes the cards that both catalogues have and whose text is wholly understood in both, and compares their ability trees.
Names are compared by the cards that bear them; a name that no card bears (a series, a Counter) must stand for the same
name of the other language throughout the card.
"""

from __future__ import annotations

import argparse
import itertools
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
if str(HERE.parents[1] / "desktop") not in sys.path:
    sys.path.insert(0, str(HERE.parents[1] / "desktop"))

#: Fields that hold names as they are printed.
NAMES = {"names", "not_names", "series", "lists", "name", "counter", "card", "token"}
#: Fields whose parts may be told in any order.
UNORDERED = {"either", "neither", "materials"}
#: Fields that say where words stand, and not what they mean.
UNTOLD = {"span"}
#: What a card that lies face-down does not have.
WORDS = {"series", "names", "races", "attributes", "level", "rank", "traits", "neither", "either"}
#: Operations that change or rule the cards of a group as long as they hold, and the fields with such groups.
LASTING = {"modify", "rule", "become"}
SEEN = {"group", "left", "right", "from"}
#: What a reference stands for in an ability.
STANDING = {"target", "event", "self", "it"}
#: A Summon of every kind.
ANY_SUMMON = {"normal summoned", "flip summoned", "special summoned"}
#: What attacks when the opponent does.
OPPONENTS_MONSTER = {"whose": "opponent", "zones": ["field"], "filter": {"kinds": ["monster"]}}
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
            told = "name" if key == "value" and one.get("what") == "name" else key
            yield from differences(one.get(key), other.get(key), names, f"{path}.{told}")
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


def canonical(ability: dict[str, Any]) -> dict[str, Any]:
    """An ability without what only its wording decides.

    With targets, "it" and "that target" are the same cards, and a language without plurals does not say how many. An
    effect that must be used cannot miss its time, an Ignition Effect is used in the own Main Phase, and the occasion of
    a single card is that of several ("a monster is", "monsters are").
    """
    ability = {key: value for key, value in ability.items() if key != "span"}
    if not ability.get("optional"):
        ability.pop("timing", None)
    if ability.get("kind") == "ignition" and ability.get("windows") == ["your turn", "main"]:
        ability.pop("windows")
    when = ability.get("when")
    if when:
        when = {**when, **{part: _single(when[part]) for part in ("subject", "other") if when.get(part)}}
        if when.get("events") == ["attack"] and when.get("subject") == OPPONENTS_MONSTER:
            when = {**{part: when[part] for part in when if part != "subject"}, "who": "opponent"}
        ability["when"] = when
    if ability.get("active") == ["monster"]:
        ability["active"] = ["field"]
    if ability.get("kind") == "material" and "targets" in ability:
        ability["materials"] = ability.pop("targets")
    if "do" in ability:
        ability["do"] = [each for step in ability["do"] for each in _apart(step)]
    if len(ability.get("do", [])) > 1:  # a rule laid on a player for the turn is laid before or after the rest
        steps = [
            {key: step[key] for key in step if key != "link" or not _is_for_the_turn(step)} for step in ability["do"]
        ]
        ability["do"] = sorted(steps, key=_is_for_the_turn)
    if (when or {}).get("events") == ["phase"] and not ability.get("optional") and ability.get("limit") == "turn":
        ability.pop("limit")  # a phase begins once a turn
    stands_for = "target" if ability.get("targets") else "event"
    if stands_for == "event" and when and (when.get("subject") or {}).get("ref") == "self":
        stands_for = "self"
    return {key: _referring(value, stands_for) for key, value in ability.items()}


def _single(group: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in group.items() if (key, value) != ("number", "all")}


def _referring(node: Any, stands_for: str) -> Any:
    """A part of an ability in which "it" is called by what it stands for."""
    if isinstance(node, list):
        return [_referring(part, stands_for) for part in node]
    if not isinstance(node, dict):
        return node
    node = {key: _referring(value, stands_for) for key, value in node.items()}
    for few in UNORDERED & node.keys():  # "a monster that is not a “Kite” monster" is one that is not a "Kite" card
        node[few] = [
            {key: part[key] for key in part if (key, part[key]) != ("kinds", node.get("kinds"))} for part in node[few]
        ]
    if {*node.get("events", [])} == ANY_SUMMON:
        node["events"] = ["summoned"]
    if node.get("filter") == {}:
        node = {key: value for key, value in node.items() if key != "filter"}
    if node.get("condition") == "in" and node.get("zones") == ["monster"]:
        node = {**node, "zones": ["field"]}  # where a monster is on the field
    if node.get("ref") == "event":
        node = _single(node)
    if node.get("ref") in ("it", "target") and not node.get("index"):
        node = {key: value for key, value in node.items() if key not in ("number", "count", "zones", "whose")}
        node["ref"] = stands_for
    if node.get("link") == "also" or (node.get("link") in ("and", "if you do") and _goes_on(node["op"])):
        node.pop("link")  # a sentence of its own says the same
    if (isinstance(node.get("op"), str) and node["op"] in LASTING) or "condition" in node or "of" in node:
        node = {key: _seen(value) if key in SEEN else value for key, value in node.items()}
    if node.get("ref") == "self":
        node.pop("zones", None)
        node.pop("whose", None)
    return node


def _apart(step: dict[str, Any]) -> list[dict[str, Any]]:
    """A Special Summon "with its effects negated" and the negation of its effects, which may be said apart."""
    op = step["op"]
    if not isinstance(op, dict) or op.get("op") != "special summon" or not op.get("negated"):
        return [step]
    summon = {**step, "op": {key: op[key] for key in op if key != "negated"}}
    return [summon, {"op": {"op": "negate", "what": "effects", "group": {"ref": "it"}}}]


def _is_for_the_turn(step: dict[str, Any]) -> bool:
    op = step["op"]
    return bool(op.get("op") == "player rule" and op.get("until") == "turn")


def _goes_on(op: dict[str, Any]) -> bool:
    """Whether an operation says what becomes of the cards before it, or what a player may not do from then on."""
    return op.get("op") in ("player rule", "later") or (
        op.get("op") in (*LASTING, "negate") and (op.get("group") or {}).get("ref") in STANDING
    )


def _seen(group: Any) -> Any:
    """A group on the field without "face-up", where its words say so: what lies face-down has no such words."""
    filter_ = group.get("filter") if isinstance(group, dict) and group.get("zones") == ["field"] else None
    if not filter_ or not WORDS & filter_.keys() or filter_.get("face") != "up":
        return group
    return {**group, "filter": {key: value for key, value in filter_.items() if key != "face"}}


def _short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) < 80 else text[:77] + "..."


def compared(one: list[dict[str, Any]], other: list[dict[str, Any]], names: Translation) -> list[str]:
    """Where the abilities of a card differ in what they mean, in the order in which they differ least."""
    ours, theirs = [canonical(each) for each in one], [canonical(each) for each in other]
    orders = itertools.permutations(theirs) if len(theirs) <= MOST_REORDERED else iter([theirs])
    return min((list(differences(ours, [*order], names.fresh())) for order in orders), key=len)


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


def compare(one: tuple[dict[str, Any], dict[str, Any]], other: tuple[dict[str, Any], dict[str, Any]]) -> dict[str, Any]:
    """How many cards both know, understand wholly, and understand the same way; and how the others differ."""
    (cards, trees), (other_cards, other_trees) = one, other
    codes, other_codes = bearers(cards), bearers(other_cards)
    both = sorted(trees.keys() & other_trees.keys())
    found = {}
    for key in both:
        told = compared(trees[key], other_trees[key], Translation(codes, other_codes))
        if told:
            found[key] = told
    return {
        "cards": len(cards.keys() & other_cards.keys()),
        "understood": len(both),
        "same": len(both) - len(found),
        "differences": found,
    }


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
    result = compare(one, other)
    if arguments.differences:
        rows = [f"{key}\t{one[0][key].name}\t{told}" for key, found in result["differences"].items() for told in found]
        arguments.differences.write_text("\n".join(rows) + "\n", "utf-8")
    if arguments.json:
        print(json.dumps(result, ensure_ascii=False))
        return
    share = 100 * result["same"] / max(1, result["understood"])
    print(f"{result['cards']} cards known in both, {result['understood']} understood in both")
    print(f"{result['same']} mean the same ({share:.1f} %)")


if __name__ == "__main__":
    main()
