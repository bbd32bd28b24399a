"""The rules panel: what runs, step by step, in the words of the book; and the way from a refusal to its rule."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtWidgets import QApplication

from sanam import games
from sanam.engine.choice import Refused
from sanam.games.rulebook import Rulebook, order_of

LEDGERS = Path(__file__).parents[2] / "rulebooks"
#: Rows that only list what names mean, or that are examples with cards of the publishers.
NO_RULES = ("SMG-48.",)


def books() -> list[tuple[str, str, Rulebook]]:
    return [
        (id, edition, book)
        for id in games.ids()
        for edition in games.get(id).matches.edition_ids
        if (book := games.get(id).table.rulebook(edition)) is not None
    ]


def page(driver: Any) -> str:
    panel = driver.screen.rules.panel
    return f"{panel.path.text()}\n{panel.page.toPlainText()}"


def marked(driver: Any) -> str:
    """The row whose edge is highlighted."""
    from sanam.ui.theme import color

    rows = driver.screen.rules.panel._shown.split("<p ")
    return next(row for row in rows if color("amber").name() in row)


@pytest.mark.parametrize(("id", "edition", "book"), books(), ids=lambda value: value if isinstance(value, str) else "")
def test_every_procedure_has_a_title_and_every_step_a_statement(id: str, edition: str, book: Rulebook) -> None:
    from sanam.games.onepiece.rules.game import OnePieceGame
    from sanam.games.summoner_master.rules.game import SummonerGame
    from sanam.games.yugioh.rules.game import YugiohGame

    known = {game.name: game.procedures for game in (OnePieceGame, SummonerGame, YugiohGame)}
    assert book._titles.keys() == known[id].keys()
    for procedure in known[id].values():
        for step in procedure.steps:
            rules = step.rules  # type: ignore[attr-defined]
            if any(rule.startswith(book.prefix) for rule in rules):
                rule = book.headline(rules)
                assert rule.startswith(book.prefix), f"{procedure.name}.{step.__name__} {rules}"
                assert book.says(rule, "en")[0]


def test_the_books_say_every_rule_of_the_ledgers() -> None:
    said = {rule for _, _, book in books() for rule in book._english}
    for ledger in LEDGERS.glob("*.tsv"):
        for line in ledger.read_text("utf-8").splitlines()[1:]:
            rule, tag, summary = line.split("\t")[:3]
            if tag != "info" and not rule.startswith(NO_RULES) and not summary.startswith("Example"):
                assert rule in said, f"{ledger.name}: {rule}"


def test_a_book_speaks_its_own_language_and_english() -> None:
    book = games.get("onepiece").table.rulebook("one-piece")
    assert book is not None
    assert book.says("6-5-1", "fa")[1] == "en"
    assert book.says("no such rule", "th") == ("", "en")
    assert sorted(["10-1", "9-2", "2-1-1"], key=order_of) == ["2-1-1", "9-2", "10-1"]


def test_the_panel_follows_play(table: Callable[..., Any]) -> None:
    from onepiece_matches import at_question, voyage

    driver = table(at_question(voyage(), "action"))
    driver.press(driver.button("rules"))
    assert "Main Phase" in page(driver)
    assert "6-5-2" in marked(driver)
    controller = driver.screen.controller
    here = [each.procedure for each in controller.match.running]
    assert here[-1] == "MainPhase"
    end = next(i for i, option in enumerate(controller.choice.options) if option.act in ("end", "phase", "pass"))
    driver.answer([end])
    assert "6-5-2" in marked(driver)  # the other player's Main Phase, after its turn has begun
    driver.press(driver.button("close-rules"))
    assert not driver.screen.rules.panel.isVisible()
    driver.press(driver.button("rules"))
    driver.screen.rules.panel._go(QUrl("procedure:1"))
    assert "6-1-1" in page(driver) or "6-2" in page(driver)  # the steps of the turn
    assert driver.button("back-to-procedure").isVisible()
    driver.press(driver.button("back-to-procedure"))
    assert "6-5-2" in marked(driver)


def test_a_refusal_leads_to_its_rule(table: Callable[..., Any]) -> None:
    from summoner_matches import at_question, shrine

    driver = table(at_question(shrine(), "action"))
    screen = driver.screen
    assert not screen.rules.panel.isVisible()
    screen.controller.refused.emit(Refused("400.1", "closed-step", {"step": "draw"}), "")
    QApplication.processEvents()
    assert screen.why.isVisible()
    assert screen.why.rule.text() == "400.1"
    driver.press(screen.why.rule)
    assert not screen.why.isVisible()
    assert not screen.why.rule.isVisible()
    assert screen.rules.panel.isVisible()
    assert "400.1" in marked(driver)
    # The board keeps its place: the panel is beside it.
    assert screen.rules.panel.mapTo(screen, screen.rules.panel.rect().topLeft()).x() > screen.view.geometry().right()


def test_the_rule_of_a_refused_act_in_a_menu_opens(table: Callable[..., Any]) -> None:
    from summoner_matches import at_question, shrine

    from sanam.engine.view import OptionView
    from sanam.ui.table.seat.controller import MenuEntry

    driver = table(at_question(shrine(), "action"))
    screen = driver.screen
    refused = Refused("500.1", "not-enough-mp", {"cost": 3, "mp": 1})
    screen.offer([MenuEntry(None, OptionView("cast", None), refused)], "")
    link = next(b for b in screen.menu.findChildren(type(screen.why.rule), "rule"))
    driver.press(link)
    assert "500.1" in marked(driver)


def test_a_game_without_a_book_has_no_panel(table: Callable[..., Any]) -> None:
    from summoner_matches import shrine

    driver = table(shrine())
    rules = driver.screen.rules
    rules.panel.use(None)
    rules.open_rule("1-1")
    assert not rules.panel.isVisible()


def test_steps_are_said_in_the_language_of_the_book() -> None:
    from sanam.games.onepiece.rules.game import OnePieceGame
    from sanam.games.summoner_master.rules.game import SummonerGame
    from sanam.games.yugioh.rules.game import YugiohGame

    known = {game.name: game.procedures for game in (OnePieceGame, SummonerGame, YugiohGame)}
    for id, edition, book in books():
        language = book._books[0][1]
        steps = [book.headline(step.rules) for each in known[id].values() for step in each.steps]  # type: ignore
        own = {rule for rule in steps if rule and rule.startswith(book.prefix)}
        said = {rule for rule in own if book.says(rule, language)[1] == language}
        assert len(said) >= 0.9 * len(own), f"{edition}: {sorted(own - said)}"
        assert said <= book._english.keys()
        for name in book._titles:
            assert name in known[id], f"{id}: no procedure {name}"


def test_simplified_chinese_comes_from_the_traditional() -> None:
    book = games.get("yugioh").table.rulebook("zh-mr2")
    assert book is not None
    assert book.says("YZH-3.20", "zh_Hans")[0].startswith("一个回合")
    assert book.title("Chain", "zh_Hans") == "连锁"
    assert book.title("Chain", "th") == "Chain"  # the book is not Thai


def test_the_panel_speaks_thai(table: Callable[..., Any]) -> None:
    from onepiece_matches import at_question, voyage

    from sanam.ui.app import look

    driver = table(at_question(voyage(), "action"))
    look(QApplication.instance(), "dark", "th", 1.0)  # type: ignore[arg-type]
    driver.press(driver.button("rules"))
    assert "เมนเฟส" in page(driver)
    assert "ในเมนเฟสทำได้" in page(driver).replace("\u200b", "")


def test_the_rule_beside_the_card_in_focus_opens(table: Callable[..., Any]) -> None:
    from summoner_matches import at_question, shrine

    driver = table(at_question(shrine(), "action"))
    screen = driver.screen
    focus = screen.left_side.focus
    focus._reasons([("Cast", Refused("500.1", "not-enough-mp", {"cost": 3, "mp": 1}))])
    QApplication.processEvents()
    link = next(b for b in focus.findChildren(type(screen.why.rule), "rule") if b.text() == "500.1")
    link.click()
    assert "500.1" in marked(driver)


def test_a_page_of_english_rules_says_so_in_another_language_and_counts_in_its_digits(table: Any) -> None:
    from table_matches import started

    from sanam.ui.app import look

    look(QApplication.instance(), "dark", "fa", 1.0)  # type: ignore[arg-type]
    driver = table(started(7, 40))
    driver.press(driver.screen.rules.button)
    panel = driver.screen.rules.panel
    assert panel.note.isVisible()
    assert "1. " in panel.page.toPlainText() and "۱" not in panel.page.toPlainText()
