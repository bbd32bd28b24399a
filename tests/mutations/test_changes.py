"""The audit of rule tests: its changes are where it says, and the tests of a rule notice them."""

from __future__ import annotations

import ast
import dataclasses
import importlib
import random
import sys
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent))
import audit
import changes
import drawing
import results
import sources
import warm

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


LEDGERS = {"one-piece": {"7-1": "engine", "7-2": "engine", "7-3": "info", "7-4": "data"}}
INDEX = {"one-piece": {"7-1": ["t::s"], "7-2": ["t::u"], "7-4": ["t::v"]}}


def test_the_table_counts_rules_by_book_and_a_rule_survives_if_nothing_was_noticed() -> None:
    both = changes.Change("m", "p", "skip", (("one-piece", "7-1"), ("one-piece", "7-2")))
    recorded = changes.Change("m", "one-piece 7-4", "by hand", (("one-piece", "7-4"),), "a", "b")
    told = {"one-piece 7-1": results.KILLED, "one-piece 7-2": results.LIVED}
    found: dict[str, dict[str, Any]] = {both.id: {"change": both.id, "of": "", "rules": told}}
    head, row, _ = results.table(found, [both, recorded], INDEX, LEDGERS)
    assert row.split() == ["one-piece", "3", "3", "2", "1", "2", "1", "1"], head
    assert results.survivors(found, [both, recorded], INDEX) == ["one-piece 7-2: m:p:skip", "    t::u"]
    once_more = changes.Change("m", "q", "skip", (("one-piece", "7-2"),))
    found[once_more.id] = {"change": once_more.id, "of": "", "rules": {"one-piece 7-2": results.KILLED}}
    assert results.survivors(found, [both, recorded, once_more], INDEX) == []


def test_a_sample_gives_each_chapter_its_share_and_what_is_recorded_counts() -> None:
    there = drawing.strata(LEDGERS, [("one-piece", "7-1")])
    assert {part: sorted(rules) for part, rules in there.items()} == {("one-piece", "7"): ["7-2", "7-4"]}
    sizes = {("a", "1"): 10, ("a", "2"): 4, ("b", "1"): 2}
    assert drawing.shares(sizes, 8) == {("a", "1"): 5, ("a", "2"): 2, ("b", "1"): 1}
    assert [drawing.chapter(rule) for rule in ("YZH-2.14", "200.6.2", "SMG-48.3", "SMG-27", "10-2-1")] == [
        "YZH-2",
        "2",
        "SMG-48",
        "SMG",
        "10",
    ]


#: A citation that comes or goes moves shares by a rule or two.
FEW = 10


def test_each_chapter_has_its_share_of_changes_recorded_by_hand() -> None:
    assert len(changes.by_hand()) >= drawing.SAMPLE
    assert len(drawing.lacking()) <= FEW


def test_only_the_functions_that_a_change_touches_get_new_code() -> None:
    module = "sanam.games.onepiece.cards.deck_rules"
    importlib.import_module(module)
    by_kind = {change.kind: change for change in changes.automatic() if change.module == module}
    ((file, (name, _), code),) = warm.new_code(by_kind["empty"]) or ()
    assert file.endswith("deck_rules.py") and name == by_kind["empty"].place and code.co_name == name
    source = changes.path_of(module).read_text("utf-8")
    constant = next(line for line in source.splitlines() if line.startswith("DECK_SIZE") or " = " in line)
    assert warm.new_code(changes.Change(module, "x", "by hand", (), constant, f"{constant}  \nmore = 1")) is None


DRAWN = 8


@pytest.mark.slow
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("book", list(read_ledgers()))
def test_marked_tests_notice_what_breaks_their_rule(book: str, seed: int) -> None:
    """Of rules drawn by lot each has a change that a test which names it notices."""
    index, by_rule = audit.tests_by_rule(), dict[str, list[changes.Change]]()
    for change in audit.every():
        for there, rule in change.rules:
            if there == book:
                by_rule.setdefault(rule, []).append(dataclasses.replace(change, rules=((book, rule),)))
    alive = []
    for rule in random.Random(seed).sample(sorted(by_rule), DRAWN):
        # What was recorded by hand breaks the rule most surely.
        tried = sorted(by_rule[rule], key=lambda change: change.kind != "by hand")
        if not any(audit.run(change, index)["rules"][f"{book} {rule}"] == results.KILLED for change in tried):
            alive.append(rule)
    assert alive == []


FIRST = """
TABLE = {"a": 1}


class Acts:
    @step("1-1")
    def one(self) -> bool:
        return self.ready

    def two(self) -> int:
        return 2
"""


@pytest.mark.parametrize(
    ("old", "new", "same"),
    [
        ("return 2", "return 3", True),
        ("return self.ready", "return self.ready  # now", True),
        ('"1-1"', '"1-2"', False),
    ],
)
def test_what_is_found_of_a_change_holds_as_long_as_its_function_is_the_same(old: str, new: str, same: bool) -> None:
    hand = changes.Change("m", "one-piece 1-1", "by hand", (("one-piece", "1-1"),), "self.ready", "self.never")
    step = changes.Change("m", "Acts.one", "skip", (("one-piece", "1-1"),))
    assert FIRST.count(old) == 1
    for change in (hand, step):
        before, after = (sources.around(change, ast.parse(text), text) for text in (FIRST, FIRST.replace(old, new)))
        assert before and (before == after) is same


def test_a_change_outside_of_functions_hangs_on_its_statement() -> None:
    table = changes.Change("m", "one-piece 1-1", "by hand", (("one-piece", "1-1"),), '"a": 1', '"a": 2')
    assert sources.around(table, ast.parse(FIRST), FIRST) == "TABLE = {'a': 1}"


def test_the_source_of_a_test_is_found_by_its_id() -> None:
    source = sources.of_test("tests/mutations/test_changes.py::test_the_source_of_a_test_is_found_by_its_id[1-2]")
    assert source.startswith("def test_the_source_of_a_test_is_found_by_its_id()")
