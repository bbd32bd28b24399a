"""The Sheets screen by mouse and keyboard: what it shows is what it writes."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pypdfium2
import pytest
from PySide6.QtCore import QPoint, Qt, QThreadPool
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QDialog, QPushButton
from window_driver import make_screens

from sanam.proxies.lengths import MM
from sanam.proxies.settings import card_size
from sanam.ui.proxies import outputs
from sanam.ui.work import Job


@pytest.fixture
def sheets(qtbot: Any, data_dir: Path) -> Iterator[Any]:
    from made_once import look_usual

    from sanam.catalogue.store import Catalogue
    from sanam.ui.deck_shelf import DeckShelf
    from sanam.ui.proxies.screen import SheetsScreen

    look_usual()
    told: list[Any] = []
    jobs: list[Job] = []

    def run(job: Job, **_: Any) -> Job:
        jobs.append(job)
        job.failed.connect(lambda error: told.append(f"failed: {error}"))
        return job.start()

    with Catalogue(data_dir / "catalogue.db") as catalogue:
        made = SheetsScreen(
            DeckShelf(catalogue, data_dir / "decks"),
            run=run,
            show_problem=lambda problem, action="", act=None: told.append((problem.what, act) if act else problem.what),
            toast=told.append,
            folder=data_dir,
        )
        made.told, made.jobs = told, jobs
        qtbot.addWidget(made)
        made.resize(1280, 680)
        made.show()
        yield made
        made.close_down()
        QThreadPool.globalInstance().waitForDone(20_000)


def settle(qtbot: Any, sheets: Any) -> None:
    """Wait until no front is still to be drawn."""
    sheets.preview.view.grab()
    qtbot.waitUntil(lambda: not sheets.pictures._asked and sheets.pictures._job is None, timeout=20_000)


def choose_file(monkeypatch: pytest.MonkeyPatch, path: Path | None) -> None:
    monkeypatch.setattr("sanam.ui.proxies.outputs.ask_file", lambda *_: str(path) if path else "")


def click(qtbot: Any, sheets: Any, slot: int) -> None:
    point = sheets.preview.view.slot_place(slot).center().toPoint()
    qtbot.mouseMove(sheets.preview.view, point)
    qtbot.mouseClick(sheets.preview.view, Qt.MouseButton.LeftButton, pos=point)


def typed(qtbot: Any, field: Any, text: str) -> None:
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, text)


def test_the_first_deck_is_laid_out_at_once(qtbot: Any, sheets: Any) -> None:
    assert sheets.sheet.grid.capacity == 9
    assert sheets.sheet.copies == sheets.shelf.deck("starter:river").total() == 58
    assert sheets.bar.count.text() == "9 per page · 58 cards · 7 pages"
    assert "Print at 100 %" in sheets.ways.advice.text()
    assert sheets.ways.to_pdf.isEnabled()
    assert not sheets.bar.fill_slots.isVisibleTo(sheets)


def test_the_page_is_shown_at_its_proportions_with_its_cards(qtbot: Any, sheets: Any) -> None:
    settle(qtbot, sheets)
    view = sheets.preview.view
    width, height = view.width() - 36, view.height() - 36
    assert width / height == pytest.approx(210 / 297, abs=0.01)
    assert view.width() <= sheets.preview.viewport().width()
    assert view.height() <= sheets.preview.viewport().height()
    shown = view.grab().toImage()
    for slot in range(9):
        place = view.slot_place(slot)
        inside = {
            shown.pixelColor(int(place.center().x()), int(place.top() + place.height() * share)).name()
            for share in (0.06, 0.3, 0.4, 0.5, 0.95)
        }
        assert len(inside) >= 3  # a card, not an empty place
        assert QColor("#ffffff").name() == shown.pixelColor(24, int(place.center().y())).name()


@pytest.mark.parametrize("width", [1000, 1280, 1920])
def test_the_page_is_in_the_middle_of_whatever_room_there_is(qtbot: Any, sheets: Any, width: int) -> None:
    settle(qtbot, sheets)
    sheets.resize(width, 680)  # the height decides how large the page is, so that only its place changes
    room, page = sheets.preview.viewport().rect(), sheets.preview.view.geometry()
    assert abs(page.center().x() - room.center().x()) <= 1
    assert abs(page.center().y() - room.center().y()) <= 1


def test_capacity_and_pages_follow_every_setting(qtbot: Any, sheets: Any) -> None:
    panel = sheets.panel
    typed(qtbot, panel.lengths["gap_x"], "10 mm")
    assert sheets.sheet.grid.columns == 2
    assert sheets.bar.count.text() == "6 per page · 58 cards · 10 pages"
    assert sheets.bar.turn_paper.isVisibleTo(sheets)
    assert sheets.bar.turn_paper.text() == "8 in landscape"
    sheets.bar.turn_paper.click()
    assert sheets.sheet.size == (297 * MM, 210 * MM)
    assert sheets.sheet.grid.capacity == 8
    panel.backs.setFocus()
    panel.backs.setCurrentIndex(1)
    panel.backs.activated.emit(1)
    assert sheets.bar.count.text() == "8 per page · 58 cards · 8 sheets, both sides"
    assert panel.flip.isVisibleTo(panel)


def test_a_length_that_is_none_is_marked_and_changes_nothing(qtbot: Any, sheets: Any) -> None:
    field = sheets.panel.lengths["gap_x"]
    for text in ("much", "900 mm", "-1"):
        field.selectAll()
        QApplication.clipboard().setText(text)
        field.paste()
        assert field.property("tone") == "bad"
        assert field.toolTip()
        assert sheets.sheet.settings.gap_x == 0
    field.selectAll()
    QApplication.clipboard().setText("۰٫۱in")
    field.paste()
    assert sheets.sheet.settings.gap_x == 2_540
    assert field.property("tone") == ""
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert field.text() == "2.54 mm"
    qtbot.keyClick(field, Qt.Key.Key_Up)
    assert sheets.sheet.settings.gap_x == 3_040


def test_what_does_not_fit_is_told_and_cannot_be_printed(qtbot: Any, sheets: Any) -> None:
    typed(qtbot, sheets.panel.lengths["margin_left"], "160 mm")
    assert sheets.sheet is None
    assert "No card fits" in sheets.nothing.text()
    assert not sheets.ways.to_pdf.isEnabled()
    sheets.save_pdf()
    assert sheets.jobs == []
    typed(qtbot, sheets.panel.lengths["margin_left"], "8 mm")
    assert sheets.ways.to_pdf.isEnabled()


def test_a_click_on_a_slot_leaves_it_empty_and_again_fills_it(qtbot: Any, sheets: Any) -> None:
    click(qtbot, sheets, 4)
    assert sheets.sheet.settings.skip == (4,)
    assert 4 not in [placed.slot for placed in sheets.sheet.pages[0].cards]
    assert sheets.sheet.copies == 58
    sheets.turn(1)
    click(qtbot, sheets, 0)
    assert sheets.sheet.settings.skip == (4, 9)
    sheets.turn(-1)
    click(qtbot, sheets, 4)
    assert sheets.sheet.settings.skip == (9,)
    sheets.bar.fill_slots.click()
    assert sheets.sheet.settings.skip == ()


def test_a_click_on_a_back_empties_the_slot_of_its_front(qtbot: Any, sheets: Any) -> None:
    sheets.panel._set(backs="common")
    sheets.turn(1)
    assert sheets.preview.view.page.side == "back"
    place = sheets.preview.view.slot_place(0)
    assert place.center().x() > sheets.preview.view.width() / 2  # the first slot lies at the right, seen from behind
    click(qtbot, sheets, 0)
    assert sheets.sheet.settings.skip == (0,)


def test_slots_by_keyboard(qtbot: Any, sheets: Any) -> None:
    view = sheets.preview.view
    view.setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Space):
        qtbot.keyClick(view, key)
    assert sheets.sheet.settings.skip == (4,)
    qtbot.keyClick(view, Qt.Key.Key_PageDown)
    assert sheets.bar.page_words.text() == "Page 2 of 7"
    before = view.scale
    qtbot.keyClick(view, Qt.Key.Key_Plus)
    assert view.scale > before
    qtbot.keyClick(view, Qt.Key.Key_0)
    assert view.scale == pytest.approx(before)


def test_skipped_slots_do_not_outlive_another_grid(qtbot: Any, sheets: Any) -> None:
    click(qtbot, sheets, 3)
    sheets.panel.orientation.choose(True)
    assert sheets.sheet.settings.skip == ()


def test_zoomed_in_cards_are_drawn_anew_not_blurred(qtbot: Any, sheets: Any) -> None:
    settle(qtbot, sheets)
    small = sheets.pictures.of(sheets.painter, 0)
    assert small is not None
    for _ in range(12):
        sheets.preview.zoom(1)
    assert sheets.bar.zoom_words.text() == "400 %"
    settle(qtbot, sheets)
    large = sheets.pictures.of(sheets.painter, 0)
    assert large.width() >= sheets.preview.view.slot_place(0).width() > small.width()


def test_paging_has_ends(qtbot: Any, sheets: Any) -> None:
    assert not sheets.bar.before.isEnabled()
    for _ in range(20):
        sheets.bar.after.click()
    assert sheets.bar.page_words.text() == "Page 7 of 7"
    assert not sheets.bar.after.isEnabled()


def test_the_pdf_is_what_the_screen_shows(
    qtbot: Any, sheets: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheets.panel._set(backs="common", sides="fronts")
    click(qtbot, sheets, 0)
    choose_file(monkeypatch, tmp_path / "mine")
    advanced: list[tuple[int, int]] = []
    qtbot.mouseClick(sheets.ways.to_pdf, Qt.MouseButton.LeftButton)
    (job,) = sheets.jobs
    job.advanced.connect(lambda done, total, note: advanced.append((done, total)))
    qtbot.waitUntil(lambda: bool(sheets.told), timeout=60_000)
    ((told, act),) = sheets.told
    assert told == "Saved as mine.pdf. Print it at 100 %; do not fit to page."
    opened: list[str] = []
    monkeypatch.setattr(
        "sanam.ui.proxies.outputs.QDesktopServices.openUrl", lambda url: opened.append(url.toLocalFile())
    )
    act()
    assert opened == [str(tmp_path / "mine.pdf")]
    assert advanced[-1] == (7, 7)
    document = pypdfium2.PdfDocument(tmp_path / "mine.pdf")
    assert len(document) == len(sheets.sheet.pages) == 7
    settle(qtbot, sheets)
    rendered = document[0].render(scale=1).to_pil().convert("RGB").resize((105, 148))
    view = sheets.preview.view
    shown: QImage = view.grab().toImage().copy(18, 18, view.width() - 36, view.height() - 36)
    shown = shown.scaled(105, 148, mode=Qt.TransformationMode.SmoothTransformation)
    empty = sheets.preview.view.slot_place(0)
    unequal = 0
    for x in range(105):
        for y in range(148):
            at = QPoint(round(18 + x / 105 * (view.width() - 36)), round(18 + y / 148 * (view.height() - 36)))
            if empty.adjusted(-6, -6, 6, 6).contains(at):
                continue
            color = shown.pixelColor(x, y)
            red, green, blue = rendered.getpixel((x, y))
            unequal += abs(color.red() - red) + abs(color.green() - green) + abs(color.blue() - blue) > 150
    assert unequal / (105 * 148) < 0.03


def test_letters_without_a_font_are_told_before_a_file_is_asked_for(
    qtbot: Any, sheets: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose_file(monkeypatch, tmp_path / "river.pdf")
    monkeypatch.setattr("sanam.proxies.missing.missing_letters", lambda *_: "河")
    sheets.save_pdf()
    what, go_on = sheets.told[-1]
    assert "河" in what and not sheets.jobs
    go_on()
    qtbot.waitUntil(lambda: (tmp_path / "river.pdf").exists(), timeout=20_000)


def test_cancelling_leaves_no_file(qtbot: Any, sheets: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    choose_file(monkeypatch, tmp_path / "mine.pdf")
    cancelled, write = threading.Event(), outputs.write_pdf
    monkeypatch.setattr(outputs, "write_pdf", lambda *given, **how: cancelled.wait(30) and write(*given, **how))
    sheets.save_pdf()
    (job,) = sheets.jobs
    with qtbot.waitSignal(job.cancelled, timeout=60_000):
        job.cancel()
        cancelled.set()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data"]
    choose_file(monkeypatch, None)
    sheets.save_pdf()
    assert len(sheets.jobs) == 1


def test_png_pages_and_calibration(qtbot: Any, sheets: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sheets.panel._set(dpi=72)
    sheets.panel.pile.choose("extra")
    sheets.panel.pile_picked.emit("extra")
    assert sheets.sheet.copies == 6
    choose_file(monkeypatch, tmp_path / "pages.png")
    sheets.ways.to_png.click()
    qtbot.waitUntil(lambda: len(sheets.told) == 1, timeout=60_000)
    assert QImage(str(tmp_path / "pages-1.png")).width() == 595
    assert sheets.told[0][0].startswith("Saved as pages-1.png. ")
    sheets.panel._set(copies=4)
    sheets.ways.to_png.click()
    qtbot.waitUntil(lambda: len(sheets.told) == 2, timeout=60_000)
    assert sheets.told[1][0].startswith("Saved as pages-1.png – pages-3.png. ")
    choose_file(monkeypatch, tmp_path / "ruler.pdf")
    sheets.ways.calibrate.click()
    qtbot.waitUntil(lambda: len(sheets.told) == 3, timeout=60_000)
    assert len(pypdfium2.PdfDocument(tmp_path / "ruler.pdf")) == 2


def test_a_saved_file_is_told_until_the_next_or_until_one_goes(
    qtbot: Any, window: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = window()
    make_screens(opened, "sheets")
    opened.show_screen("sheets")
    for name in ("first.pdf", "second.pdf"):
        choose_file(monkeypatch, tmp_path / name)
        opened.sheets.save_calibration()
        qtbot.waitUntil(lambda name=name: any(name in told for told in opened.notices.texts()), timeout=20_000)
        assert len(opened.notices.texts()) == 1
    opened.show_screen("home")
    assert opened.notices.texts() == []


def test_pages_too_large_for_a_picture_are_told_in_words(
    qtbot: Any, sheets: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheets.panel._set(paper_width=1500 * MM, paper_height=1500 * MM, dpi=600)
    choose_file(monkeypatch, tmp_path / "pages.png")
    with pytest.MonkeyPatch.context() as quiet:
        quiet.setattr("sanam.ui.work.log.exception", lambda *_: None)
        sheets.ways.to_png.click()
        qtbot.waitUntil(lambda: bool(sheets.told), timeout=60_000)
    assert "pixels is too large" in sheets.told[0]


def test_the_printer_gets_the_same_pages(
    qtbot: Any, sheets: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from PySide6.QtPrintSupport import QPrinter

    out = tmp_path / "printed.pdf"
    turned: list[Any] = []
    monkeypatch.setattr(QPrinter, "setDuplex", lambda self, mode: turned.append(mode))  # no printer here can turn paper

    def ask(printer: QPrinter, parent: Any) -> bool:
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(out))
        return True

    monkeypatch.setattr("sanam.ui.proxies.printing.ask", ask)
    sheets.panel._set(backs="common", mark=False)
    sheets.panel.pile.choose("extra")
    sheets.panel.pile_picked.emit("extra")
    sheets.print()
    qtbot.waitUntil(lambda: bool(sheets.told), timeout=60_000)
    assert sheets.told == ["The sheet was sent to the printer."]
    assert turned == [QPrinter.DuplexMode.DuplexLongSide]
    document = pypdfium2.PdfDocument(out)
    assert len(document) == 2
    assert document[0].get_size() == pytest.approx((595.3, 841.9), abs=1)
    picture = document[0].render(scale=150 / 72).to_pil().convert("L")
    rect = sheets.sheet.pages[0].cards[0].rect
    y = round((rect.y + rect.height / 2) / 25_400 * 150)
    line = list(picture.crop((0, y, picture.width, y + 1)).tobytes())
    assert next(x for x, value in enumerate(line) if value < 128) / 150 * 25.4 == pytest.approx(rect.x / MM, abs=0.2)
    assert "PLAYTEST" not in document[0].get_textpage().get_text_range()


def test_other_paper_in_the_printer_is_refused(qtbot: Any, sheets: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from PySide6.QtGui import QPageSize

    def ask(printer: Any, parent: Any) -> bool:
        printer.setPageSize(QPageSize(QPageSize.PageSizeId.Letter))
        return True

    monkeypatch.setattr("sanam.ui.proxies.printing.ask", ask)
    sheets.print()
    assert sheets.told == ["Nothing was printed."]
    assert sheets.jobs == []


def test_a_plain_list_can_be_printed(qtbot: Any, sheets: Any) -> None:
    code = sheets.shelf.deck("starter:river").codes("main")[0]
    sheets.show_cards("Missing", "yugioh", [(code, 4), ("404", 1)])
    assert sheets.panel.deck.currentText() == "Missing"
    assert sheets.sheet.copies == 5
    assert sheets.sheet.title == "Missing"
    sheets.panel.deck_picked.emit("starter:sky")
    assert sheets.sheet.copies == sheets.shelf.deck("starter:sky").total()
    sheets.show_cards("Seals", "summoner-master", [("SM-1", 2)])
    assert (sheets.sheet.settings.card_width, sheets.sheet.settings.card_height) == card_size("summoner-master")


def test_settings_are_remembered_and_skipped_slots_are_not(qtbot: Any, sheets: Any, data_dir: Path) -> None:
    from sanam.ui.proxies.keeping import kept

    sheets.panel._set(guides="full", bleed=1_500)
    sheets.panel.language_picked.emit("th")
    sheets.toggle_slot(2)
    sheets.save_settings()
    again = kept(data_dir)
    assert again.settings == replace(sheets.panel.settings, skip=())
    assert (again.language, again.deck) == ("th", "starter:river")
    for broken in ("", "[]", '{"settings": 3, "deck": 5, "language": "xx"}', json.dumps({"settings": {"bleed": -1}})):
        (data_dir / "sheets.json").write_text(broken, "utf-8")
        assert kept(data_dir).settings == type(again)().settings


def test_the_screen_and_the_command_line_say_the_same_in_english(qapp: Any) -> None:
    """The English of the translations is the English of what knows no translations."""
    from sanam.proxies.calibration import CalibrationWords
    from sanam.proxies.layout import Words
    from sanam.proxies.settings import BOUNDS, ENGLISH, SheetRefused
    from sanam.ui.proxies import words

    assert words.sheet_words() == Words()
    assert words.calibration_words() == CalibrationWords()
    for reason, sentence in ENGLISH.items():
        assert words.refusal(SheetRefused("", reason)) == sentence.replace("{field}", "")
    assert all(words.field_name(field) != field for field in BOUNDS)


def test_cards_in_another_language(qtbot: Any, sheets: Any) -> None:
    first = sheets._cards[0].code
    row = {"game": "yugioh", "code": first, "language": "th", "name": "คนถือโคม", "text": "เธอเดิน", "folded": "x"}
    with sheets.shelf.catalogue.db.atomic():
        sheets.shelf.catalogue.db.table("texts").insert(row, replace=True)
    sheets.turn(2)
    sheets.panel.language_picked.emit("th")
    assert (sheets._faces[0].name, sheets._faces[0].text, sheets._faces[0].language) == ("คนถือโคม", "เธอเดิน", "th")
    assert sheets.sheet.copies == 58
    assert sheets.bar.page_words.text() == "Page 3 of 7"


@pytest.mark.parametrize("language", ["th", "zh-Hant", "zh-Hans"])
def test_texts_are_made_before_anything_is_printed(qtbot: Any, sheets: Any, language: str) -> None:
    sheets.panel.language_picked.emit(language)
    assert not sheets.ways.to_pdf.isEnabled()
    qtbot.waitUntil(sheets.ways.to_pdf.isEnabled, timeout=20_000)
    made = [face for face in sheets._faces if face.generated]
    assert made and all(face.language == language and not face.text.isascii() for face in made)


def test_unknown_cards_are_named_and_can_be_left_out(qtbot: Any, sheets: Any) -> None:
    row = sheets.ways.unknown
    assert not row.isVisible()
    code = sheets.shelf.deck("starter:river").codes("main")[0]
    sheets.show_cards("Missing", "yugioh", [(code, 4), ("Stranger", 2), ("404", 1)])
    assert row.isVisible() and row.words.text().startswith("3 cards are not in the library")
    assert "Stranger" in row.words.text() and "404" in row.words.text()
    assert [face.text for face in sheets._faces[1:]] == ["Not in the library"] * 2
    qtbot.mouseClick(row.leave, Qt.MouseButton.LeftButton)
    assert sheets.sheet.copies == 4 and not row.isVisible()
    sheets._set_counts(None)
    assert sheets.sheet.copies == 7 and row.isVisible()


def test_the_window_has_the_screen(qtbot: Any, window: Callable[..., Any]) -> None:
    opened = window()
    make_screens(opened, "sheets")
    opened.show_screen("sheets")
    qtbot.waitUntil(lambda: opened.sheets.preview.view.page is not None, timeout=5_000)
    opened.sheets.preview.view.grab()
    opened.show_screen("home")
    opened.print_cards("Missing", "yugioh", [("404", 2)])
    assert opened.current_screen() == "sheets"
    assert (opened.sheets.sheet.title, opened.sheets.sheet.copies) == ("Missing", 2)
    qtbot.waitUntil(lambda: opened.sheets.pictures._job is None, timeout=20_000)


def test_sheets_open_the_deck_at_hand(qtbot: Any, window: Callable[..., Any]) -> None:
    opened = window()
    make_screens(opened, "sheets", "decks")
    opened.show_screen("sheets")
    assert opened.sheets.kept.deck != "open:"  # there is no deck in the editor
    opened.show_screen("decks")
    assert opened.editor.deck_files.take_text("Main Deck\n3 Signal Kite\n")
    opened.show_screen("sheets")
    assert (opened.sheets.kept.deck, opened.sheets.sheet.copies) == ("open:", 3)
    other = next(id for id, _ in opened.sheets._decks if str(id).startswith("starter:"))
    opened.sheets.show_deck(other)
    opened.show_screen("home")
    opened.show_screen("sheets")
    assert opened.sheets.kept.deck == other  # what was chosen stays until the deck is another one
    opened.print_cards("Missing", "yugioh", [("404", 2)])
    assert opened.sheets.sheet.title == "Missing"


@pytest.mark.parametrize(("then", "expected"), [("en", "th"), ("fa", "fa")])
def test_sheets_take_the_language_of_the_window(
    then: str, expected: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from sanam.ui import language
    from sanam.ui.proxies import keeping

    keeping.keep(tmp_path, replace(keeping.Kept(), language="th"))  # chosen in an English window
    monkeypatch.setattr(keeping, "current", lambda: language.LANGUAGES[then])
    assert keeping.kept(tmp_path).language == expected


def test_copies_of_a_card_are_set_on_the_page_and_in_a_list(qtbot: Any, sheets: Any) -> None:
    before = sheets.sheet.copies
    first = sheets._cards[0].copies
    view = sheets.preview.view
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_Right)
    qtbot.keyClick(view, Qt.Key.Key_Insert)
    assert sheets.sheet.copies == before + 1
    qtbot.keyClick(view, Qt.Key.Key_Delete)
    qtbot.keyClick(view, Qt.Key.Key_Delete)
    assert sheets.sheet.copies == before - 1
    menu = view.menu_at(view.slot_place(0).center().toPoint())
    none = next(act for act in menu.actions() if act.text() == "None of this card")
    none.trigger()
    assert sheets.sheet.copies == before - first
    sheets.panel.counts.click()
    dialog = sheets.findChild(QDialog)
    assert [dialog.spins[0].value(), dialog.spins[1].value()] == [0, sheets._cards[1].copies]
    dialog.spins[0].setValue(5)
    assert sheets.sheet.copies == before - first + 5
    one = next(made for made in dialog.findChildren(QPushButton) if made.text() == "One of each")
    one.click()
    assert sheets.sheet.copies == len(sheets._cards)
    dialog.close()
    sheets.panel._set(dpi=600)
    assert sheets.sheet.copies == len(sheets._cards)
    sheets.show_deck(str(sheets._decks[1][0]))
    assert sheets.sheet.copies == sum(card.copies for card in sheets._cards)


def test_presets_are_chosen_saved_kept_and_deleted(qtbot: Any, sheets: Any, data_dir: Path) -> None:
    from sanam.ui.proxies.keeping import kept

    row = sheets.panel.presets
    assert row.choice.value() == "home"
    sheets.panel._set(back_x=1500)
    row.choice.setCurrentIndex(row.choice.findText("Save ink"))
    row.choice.activated.emit(row.choice.currentIndex())
    now = sheets.panel.settings
    assert (now.ink, now.dpi, now.back_x) == ("light", 200, 1500) and row.choice.value() == "saving"
    assert sheets.panel.ink.value() == "light"
    sheets.panel._set(dpi=450)
    assert row.choice.value() == ""
    row.save_button.click()
    qtbot.keyClicks(row.name, "My printer")
    qtbot.keyClick(row.name, Qt.Key.Key_Return)
    assert row.choice.value() == "My printer"
    sheets.save_settings()
    assert kept(data_dir).presets["My printer"]["dpi"] == 450
    row.delete_button.click()
    assert row.choice.value() == "" and not row.own
    sheets.save_settings()
    assert not kept(data_dir).presets


def test_coarse_resolutions_and_small_scans_are_told(sheets: Any, tmp_path: Path) -> None:
    from PIL import Image

    coarse = sheets.panel.coarse
    assert coarse.isHidden()
    sheets.panel._set(dpi=150)
    assert coarse.text() == "Small print is hard to read below 200 dpi."
    sheets.panel._set(dpi=300)
    Image.new("RGB", (300, 437), "red").save(tmp_path / "small.png")
    sheets.shelf.catalogue.set_image("yugioh", sheets._cards[0].code, tmp_path / "small.png")
    sheets._again()
    assert coarse.text().startswith("1 picture") and coarse.text().endswith("fewer than 200 dpi at this size")
    sheets.panel.redraw.click()
    assert sheets._faces[0].image is None and coarse.isHidden()
