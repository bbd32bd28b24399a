"""The form of an own card while it is typed: what it says before and meanwhile, and how it is left."""

from __future__ import annotations

from typing import Any

import pytest
from window_driver import make_screens, press, texts, until

from sanam.ui import language
from sanam.ui.app import look
from sanam.ui.cards.own_check import check


def checked(panel: Any) -> Any:
    """The panel, once it has looked at what is typed."""
    panel.check_now()
    until(lambda: panel._job is None and not panel._again)
    return panel


@pytest.fixture
def form(window: Any) -> Any:
    """The Cards screen of a window, with a new own card of Yu-Gi-Oh!."""
    opened = window()
    make_screens(opened, "cards")
    opened.show_screen("cards")
    screen = opened.cards
    screen.opened = opened
    screen.set_game("yugioh")
    screen.own.begin()
    checked(screen.own.panel)
    return screen


def test_nothing_is_reproached_before_anything_is_typed(form: Any) -> None:
    panel = form.own.panel
    assert panel.name_fault.text() == "The card needs a name." and panel.name_fault.property("tone") != "bad"
    panel.text.setPlainText("Draw 1 card.")
    assert panel.name_fault.property("tone") == "bad"


def test_a_card_that_was_left_is_a_click_away(form: Any) -> None:
    panel, notices = form.own.panel, form.opened.notices
    panel.name.setText("Slate Heron")
    panel.text.setPlainText("Draw 1 card.")
    press(panel.cancel_button)
    assert form.stack.currentWidget() is form.view
    assert "The card was not saved." in texts(form.opened)
    press(next(made for made in notices.findChildren(type(panel.cancel_button)) if made.text() == "Back to the card"))
    assert form.stack.currentWidget() is panel and form.side.currentWidget() is form.own.preview
    assert (panel.name.text(), panel.text.toPlainText()) == ("Slate Heron", "Draw 1 card.")
    press(panel.cancel_button)
    form.own.begin()  # another card: the one before cannot come back, and nothing says that it could
    assert texts(form.opened) == ""
    press(panel.cancel_button)
    assert texts(form.opened) == ""


def test_a_text_that_is_read_for_the_first_time_is_not_called_no_effect(form: Any) -> None:
    panel, jobs = form.own.panel, []
    panel._run = jobs.append
    panel.text.setPlainText("Draw 1 card.")
    panel.check_now()
    assert len(jobs) == 1 and panel.verdict.text() == "Checking the text…"
    assert not form.opened.busy_strip.isVisible()
    jobs[0].start()
    until(lambda: panel._job is None)
    assert panel.checked.parts and not panel.verdict.text().startswith(("Checking", "This card has no"))


def test_the_check_moves_nothing(form: Any) -> None:
    panel = form.own.panel
    panel.text.setPlainText("Draw 1 card.")
    panel.check_now()
    assert form.opened.busy_strip.job is None
    until(lambda: panel._job is None)


def test_a_text_in_another_language_is_told(form: Any) -> None:
    panel = form.own.panel
    panel.text.setPlainText("จั่วการ์ดหนึ่งใบแล้วร้องเพลง")
    checked(panel)
    assert "looks like ไทย" in panel.verdict.text()
    panel.text.setPlainText("Sing a song of the heron.")
    checked(panel)
    assert "looks like" not in panel.verdict.text()


def test_the_preview_speaks_the_chosen_language_before_there_is_a_name(form: Any) -> None:
    panel, said = form.own.panel, []
    panel.shown.connect(lambda card, tongue: said.append(tongue))
    panel.language.setCurrentIndex(panel.language.findData("zh_Hant"))
    checked(panel)
    assert said[-1] == "zh_Hant"


def test_what_is_not_read_stands_in_the_order_of_the_text(form: Any) -> None:
    panel = form.own.panel
    panel.name.setText("Slate Heron")
    panel.text.setPlainText("Once per moon: draw 1 card and dance.")
    found = check(panel.card(), "en", "en")
    for part in found.parts:
        places = [part.words.rfind(words) for words in part.unread]
        assert places == sorted(places)
    assert any(len(part.unread) > 1 for part in found.parts)


def test_kinds_have_the_colon_of_the_language(qapp: Any) -> None:
    from sanam.ui.cards.own_card import _line
    from sanam.ui.cards.own_check import Part

    before = language.current().code
    look(qapp, "dark", "zh_Hant", 1.0)
    try:
        assert "：" in _line(Part("抽牌", "trigger", "抽1張牌。"))
    finally:
        look(qapp, "dark", before, 1.0)
