"""The terms of a card's text are explained beside it, in each language, by hovering or with the keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QToolTip
from pytestqt.qtbot import QtBot

from sanam import games
from sanam.games.glossary import terms_in
from sanam.ui.plain import MarkedLabel
from sanam.ui.table.panels.terms_row import TermsRow


@pytest.mark.parametrize(
    ("game", "text", "words"),
    [
        ("onepiece", "[Blocker]\n[On Block] Draw 1 card.", ["[Blocker]"]),
        ("onepiece", "【登場時】抽1張卡。【觸發】登場。", ["【登場時】", "【觸發】"]),
        ("onepiece", "[บล็อกเกอร์]", ["[บล็อกเกอร์]"]),
        (
            "yugioh",
            "(Quick Effect): You can target 1 monster; negate its effects.",
            ["Quick Effect", "target", "negate"],
        ),
        ("onepiece", "[DON!! x1] [When Attacking] Draw 1 card.", ["[DON!! x1]", "[When Attacking]"]),
        ("yugioh", "targeting is not the word", []),
        ("summoner-master", "1 opposing Seal becomes Inactive.", ["Inactive"]),
    ],
)
def test_a_text_has_its_terms_in_its_order(game: str, text: str, words: list[str]) -> None:
    assert [word for word, _ in terms_in(text, games.get(game).glossary())] == words


@pytest.mark.parametrize("game", games.ids())
def test_the_rules_of_the_terms_are_in_the_rulebook(game: str) -> None:
    found = games.get(game)
    book = found.table.rulebook(found.matches.edition_ids[0])
    assert book is not None
    for term in found.glossary():
        assert not term.rule or book.says(term.rule, "en")[0], term.rule


def test_pointing_at_a_term_explains_it_and_a_press_opens_its_rule(qtbot: QtBot) -> None:
    row = TermsRow()
    qtbot.addWidget(row)
    row.explain("onepiece", "[Rush] [Double Attack]")
    row.show()
    assert [made.accessibleName() for made in row.terms] == ["[Rush]", "[Double Attack]"]
    row.terms[1].explain()
    assert "2 damage" in QToolTip.text() and "10-1-2-1" in QToolTip.text()
    with qtbot.waitSignal(row.rule_wanted) as wanted:
        row.terms[1].click()
    assert wanted.args == ["10-1-2-1"]
    row.explain("onepiece", "Draw 1 card.")
    assert not row.isVisible() and not row.terms


def test_terms_are_marked_in_the_text_itself(qtbot: QtBot) -> None:
    label = MarkedLabel()
    qtbot.addWidget(label)
    pointed: list[str] = []
    label.linkHovered.connect(pointed.append)
    label.tell("[Rush] <b>&amp; [Rush]\nทะลุ\u200bป้องกัน", {"[Rush]": "0", "ทะลุป้องกัน": "1"}, "#123456")
    assert label.text() == "[Rush] <b>&amp; [Rush]\nทะลุ\u200bป้องกัน"
    shown = QLabel.text(label)
    assert shown.count('href="0"') == 2 and shown.count('href="1"') == 1 and "<b>" not in shown
    label.resize(400, 200)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse)
    label.setAlignment(Qt.AlignmentFlag.AlignTop)
    label.show()
    QTest.mouseMove(label, QPoint(12, 8))
    assert pointed == ["0"]
    label.tell("a target is targeted", {"target": "0"}, "#123456")
    assert QLabel.text(label).count("href") == 1
    label.tell("", {}, "#123456")
    assert label.text() == ""
