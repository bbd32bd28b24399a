"""The audit of rule tests: its changes are where it says, and the tests of a rule notice them."""

from __future__ import annotations

import ast
import dataclasses
import random
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
import audit
import changes

from rule_coverage import NOT_BINDING, read_ledgers

SOURCE = '''
class Acts:
    @step("7-1-4")
    def fight(self):
        self.hit()

    def cannot(self, seat):
        if seat:
            return Refused("1-3-3", "no")
        return None

    def may(self, card: int) -> bool:
        """Whether it may (7-1-4)."""
        return card > 0

    def options(self, found: list[int]) -> None:
        found.append(Option("play", rule="6-5-2"))
        found.append(1)

    def over(self) -> int:
        """5-1-2."""
        return len(self.cards)

    def quiet(self) -> bool:
        """Cites nothing."""
        return True
'''


def _changed(kind: str) -> str:
    module = "sanam.games.onepiece.rules.acts"
    found = {change.kind: change for change in changes.found_in("onepiece", module, SOURCE)}
    return ast.unparse(changes.changed(SOURCE, found[kind]))


@pytest.mark.parametrize(
    ("kind", "gone", "there"),
    [
        ("skip", "self.hit()", "return None"),
        ("allow 0", "Refused('1-3-3', 'no')", "return None"),
        ("negate", "return card > 0", "return not card > 0"),
        ("drop 0", "found.append(Option", "found.append(1)"),
        ("more", "return len(self.cards)\n", "return len(self.cards) + 1"),
    ],
)
def test_a_change_breaks_the_place_that_cites_a_rule(kind: str, gone: str, there: str) -> None:
    said = _changed(kind)
    assert gone not in said
    assert there in said


def test_a_function_that_cites_nothing_is_left_alone() -> None:
    found = changes.found_in("onepiece", "sanam.games.onepiece.rules.acts", SOURCE)
    assert not [change for change in found if "quiet" in change.place]
    assert {rule for change in found for rule in change.rules} == {
        ("one-piece", rule) for rule in ("7-1-4", "1-3-3", "6-5-2", "5-1-2")
    }


def test_changes_recorded_by_hand_fit_the_source_and_name_rules_that_bind() -> None:
    ledgers, seen = read_ledgers(), set()
    for change in changes.by_hand():
        changes.changed(changes.path_of(change.module).read_text("utf-8"), change)
        ((book, rule),) = change.rules
        assert ledgers[book].get(rule, NOT_BINDING) != NOT_BINDING, rule
        assert change.id not in seen
        seen.add(change.id)


def test_a_record_holds_while_module_and_tests_are_the_same(tmp_path: Path) -> None:
    record = tmp_path / "record"
    audit.add({"seed": 5}, record)
    audit.add({"change": "a", "of": "1", "rules": {"one-piece 7-1": "lived"}}, record)
    audit.add({"change": "a", "of": "2", "rules": {"one-piece 7-1": "killed"}}, record)
    with record.open("a") as file:
        file.write('{"change": "b", "of"')
    seed, found = audit.known(record)
    assert (seed, list(found), found["a"]["of"]) == (5, ["a"], "2")


def test_the_table_counts_changes_and_rules_by_book() -> None:
    change = changes.Change("m", "p", "skip", (("one-piece", "7-1"), ("one-piece", "7-2")))
    line = {"change": change.id, "of": "", "rules": {"one-piece 7-1": audit.KILLED, "one-piece 7-2": audit.LIVED}}
    head, row = audit.table({change.id: line}, [change])
    assert row.split() == ["one-piece", "2", "2", "1", "1", "1", "/", "1"], head
    assert audit.lived({change.id: line}, {"one-piece": {"7-2": ["t::u"]}}, [change]) == [
        "one-piece 7-2: m:p:skip",
        "    t::u",
    ]


#: The part of the changes drawn by lot that may live: what a step does for a rule it cites beside others is often done
#: a second time elsewhere.
MOST = 0.4
DRAWN = 8


@pytest.mark.slow
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("book", list(read_ledgers()))
def test_marked_tests_notice_what_breaks_their_rule(book: str, seed: int) -> None:
    index = audit.tests_by_rule()
    there = [
        dataclasses.replace(change, rules=tuple(rule for rule in change.rules if rule[0] == book))
        for change in audit.every()
    ]
    drawn = random.Random(seed).sample([change for change in there if change.rules], DRAWN)
    told = [(change.id, audit.run(change, index)) for change in drawn]
    verdicts = [verdict for _, line in told for verdict in line["rules"].values()]
    alive = [(name, rule) for name, line in told for rule, verdict in line["rules"].items() if verdict == audit.LIVED]
    assert audit.KILLED in verdicts
    assert len(alive) <= MOST * len(verdicts), alive
