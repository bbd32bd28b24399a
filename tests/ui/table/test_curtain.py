"""When the curtain falls nothing that one player saw is left on any part of the screen."""

from __future__ import annotations

import re
from typing import Any

import pytest
from onepiece_matches import Fighter, voyage
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QTextEdit,
    QWidget,
)
from summoner_matches import Summoner, shrine
from table_matches import Attacker, started, to_choice

from layers import first_fast
from sanam.engine.choice import Refused
from sanam.engine.table import UP_SIDE
from sanam.ui.board_picture import WIDE, board_picture
from sanam.ui.table.board.card_grid import CardButton

GAMES = {
    "yugioh": (started, Attacker),
    "onepiece": (voyage, Fighter),
    "summoner-master": (shrine, Summoner),
}


def texts(screen: QWidget) -> list[str]:
    """Everything that any widget of a screen says, seen or read out, also behind others."""
    found: list[str] = []
    for widget in (screen, *screen.findChildren(QWidget)):
        found += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription(), widget.statusTip()]
        if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
            found.append(widget.text())
        elif isinstance(widget, QComboBox):
            found += [widget.itemText(i) for i in range(widget.count())]
        elif isinstance(widget, QTextEdit):
            found.append(widget.toPlainText())
        elif isinstance(widget, QListWidget):
            found += [widget.item(i).text() for i in range(widget.count())]
    return [text for text in found if text]


def pictures(screen: Any) -> list[str]:
    """The codes of all faces that are shown anywhere."""
    shown = [b.card.code for b in screen.findChildren(CardButton)]
    shown += [item.face for item in screen.scene.cards.values()]
    shown += [screen.left_side.focus.face.code, screen.zoom.code]
    return [code for code in shown if code]


def named_in(said: str, names: set[str]) -> set[str]:
    return {name for name in names if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", said)}


def known_to_both(driver: Any) -> set[str]:
    """The names of the cards that neither player is kept from knowing now."""
    play, book = driver.controller.match._play, driver.controller.book
    cards = play.table.cards.values()
    return {book.name(card.code) for card in cards if not any(play.game.hidden_from(card, seat) for seat in (0, 1))}


def assert_bare(driver: Any, names: set[str], public: frozenset[str] | set[str] = frozenset()) -> None:
    """No name of a card is left, and no picture of one; what happened is told with names that are `public`."""
    screen = driver.screen
    assert screen.curtain.isVisible()
    told = {screen.curtain.story.text(), screen.curtain.question.text()}
    assert named_in("\n".join(told), names) <= public
    said = "\n".join(text for text in texts(screen) if text not in told)
    assert not named_in(said, names)
    assert not pictures(screen)
    assert not screen.scene.cards and not screen.why.isVisible() and not screen.menu.isVisible()
    assert screen.right_side.panel.log.count() == 0
    assert not screen.view.ghost.isVisible()
    if screen.isVisible():
        # Nothing of what lies behind shines through.
        cover = QPixmap(screen.curtain.size())
        screen.curtain.render(cover, QPoint())
        assert screen.grab().toImage() == cover.toImage()


def place(curtain: QWidget, part: QWidget) -> QRect:
    """Where a part of the curtain is on it."""
    return QRect(part.mapTo(curtain, QPoint()), part.size())


@pytest.mark.parametrize("game", first_fast(GAMES))
def test_nothing_of_a_player_is_left_behind_the_curtain(table: Any, game: str) -> None:
    start, winner = GAMES[game]
    play = start(4, open_hands=False)
    player = winner(4)
    driver = table(play)
    screen, controller = driver.screen, driver.controller
    # "DON!!" is also what the cards of that name are counted as, for everybody to see.
    names = {controller.book.name(code) for code in controller.book.header.cards} - {"DON!!"}
    fallen, public, told = 0, known_to_both(driver), ""
    assert_bare(driver, names, public)
    for number in range(90):
        choice = play.table.choice
        if choice is None:
            break
        driver.lift()
        # A player reads cards, opens piles, is refused something and looks at a card large before answering.
        cards = [c.handle for cards in controller.view.zones.values() for c in cards if c.code is not None]
        if cards:
            screen._focus(cards[number % len(cards)])
            screen.enlarge()
            screen._refused(Refused("1-2", "no-such-move"), cards[number % len(cards)])
            screen.show_pile(controller.view.find(cards[-1 - number % len(cards)]).zone)
        screen.zoom.hide()
        screen.left_side.by_hand.note.setText(next(iter(names)))
        controller.answer(player.picks(choice))
        public |= known_to_both(driver)
        if controller.covered:
            fallen += 1
            assert_bare(driver, names, public)
            told += screen.curtain.story.text()
    assert fallen > 5 and named_in(told, names)
    driver.lift()
    assert screen.scene.cards and screen.right_side.panel.log.count()


def test_after_side_decking_no_card_of_it_is_in_focus(table: Any) -> None:
    play = to_choice(started(7, open_hands=False), "side", 0)
    driver = table(play)
    driver.lift()
    side = driver.screen.side_screen
    driver.screen._show_code(side.codes[0])
    assert driver.screen.left_side.focus.name.text()
    driver.press(side.done_button)
    names = {driver.controller.book.name(code) for code in driver.controller.book.header.cards}
    assert_bare(driver, names)
    driver.lift()
    assert not driver.screen.left_side.focus.name.text()


@pytest.mark.parametrize("game", ["yugioh", "onepiece", "summoner-master"])
def test_shown_hands_are_not_taken_back(table: Any, game: str) -> None:
    play = GAMES[game][0](7, open_hands=False, **({} if game == "yugioh" else {"first": "rps"}))
    driver = table(play)
    for act in ("rock", "paper"):
        driver.lift()
        acts = [option.act for option in driver.controller.choice.options]
        driver.answer([acts.index(act)])
    before = len(play.batches)
    assert not play.can_undo
    assert not driver.controller.undo()
    assert len(play.batches) == before


def attacked(table: Any) -> Any:
    """A table where the Leader of the player at the screen attacks the other's, who is asked behind the curtain."""
    play, player = voyage(7, open_hands=False), Fighter(7)
    while play.table.marks.get("turn", 0) < 5 or play.table.choice.kind != "action":  # type: ignore[union-attr]
        player.answer(play)
    driver = table(play)
    driver.lift()
    controller = driver.controller
    mine = controller.seat
    driver.drag(*(controller.sight.handles[play.table.zones[f"{seat}.leader"][0]] for seat in (mine, 1 - mine)))
    assert play.table.choice is not None and play.table.choice.kind in ("block", "counter")
    return driver


def test_not_responding_to_an_attack_costs_one_curtain(table: Any) -> None:
    """Neither a Blocker nor a Counter: the same attack is not asked about behind a second curtain, and the Life card
    that it hits is looked at behind this one.
    """
    driver = attacked(table)
    screen, controller = driver.screen, driver.controller
    mine, choices = controller.seat, controller.match._play.table
    question = screen.curtain.question.text()
    assert "5000" in question and "?)" not in question
    uncovered: list[int] = []
    controller.changed.connect(lambda *_: None if controller.covered else uncovered.append(controller.seat))
    controller.director.pace = "fast"
    driver.press(screen.curtain.no_response)
    assert choices.choice.kind == "life" and choices.choice.seat != mine
    assert screen.curtain.isVisible() and not screen.curtain.no_response.isVisible() and not uncovered
    assert " beats " in screen.curtain.story.text()
    told: list[str] = []
    controller.changed.connect(lambda *_: told.append(controller.told.what if controller.told is not None else ""))
    driver.lift()
    assert told[0] == "attack_declared"
    controller.hurry()
    assert set(uncovered) == {1 - mine} and controller.choice.kind == "life"


def test_a_life_card_can_be_taken_without_looking(table: Any) -> None:
    driver = attacked(table)
    screen, controller = driver.screen, driver.controller
    mine, match = controller.seat, controller.match._play.table
    driver.press(screen.curtain.no_response)
    assert match.choice.kind == "life"
    hand, life = (match.zones[f"{1 - mine}.{zone}"] for zone in ("hand", "life"))
    before = len(hand), len(life)
    assert screen.curtain.unseen.isVisible() and not screen.curtain.no_more.isVisible()
    unseen, passed = (place(screen.curtain, made) for made in (screen.curtain.unseen, screen.curtain.no_response))
    assert not unseen.intersects(passed)
    assert "Life card" in screen.curtain.question.text()
    driver.press(screen.curtain.unseen)
    assert (len(hand), len(life)) == (before[0] + 1, before[1] - 1)
    assert not screen.curtain.isVisible() and controller.seat == mine and controller.choice.kind == "action"


def test_a_blocker_is_chosen_on_the_curtain(table: Any) -> None:
    """Both see which Characters can block; the hand of who blocks stays hidden, and the screen goes back."""
    play, player = voyage(18, open_hands=False), Fighter(18)
    while play.table.choice.kind != "block":  # type: ignore[union-attr]
        player.answer(play)
    seat = play.table.choice.seat  # type: ignore[union-attr]
    driver = table(play)
    screen, controller = driver.screen, driver.controller
    options = screen.curtain.options
    assert [made.property("option") for made in options] == list(range(len(play.table.choice.options)))  # type: ignore[union-attr]
    blocker = play.table.choice.options[0].card  # type: ignore[union-attr]
    assert controller.book.name(play.table.cards[blocker].code) in options[0].text()  # type: ignore[index]
    around = (screen.curtain.lift, screen.curtain.no_response, screen.curtain.no_more)
    taken = [place(screen.curtain, other) for other in around]
    assert not any(place(screen.curtain, made).intersects(other) for made in options for other in taken)
    uncovered: list[int] = []
    controller.changed.connect(lambda *_: None if controller.covered else uncovered.append(controller.seat))
    driver.press(options[0])
    assert play.table.cards[blocker].stance == UP_SIDE  # type: ignore[index]
    assert play.table.choice.kind == "counter" and play.table.choice.seat == seat  # type: ignore[union-attr]
    assert not uncovered and screen.curtain.isVisible() and not screen.curtain.options
    driver.press(screen.curtain.no_response)
    assert seat not in uncovered


def test_the_curtain_shows_the_field_as_both_see_it(table: Any, qtbot: Any) -> None:
    driver = attacked(table)
    screen, match = driver.screen, driver.controller.match
    curtain, size = screen.curtain, (screen.view.width(), screen.view.height())
    qtbot.waitUntil(lambda: not curtain.board.isNull())
    assert curtain.board == board_picture(match, screen.pictures, *size, match.asked)
    assert curtain.board != board_picture(match, screen.pictures, *size, 1 - match.asked)
    area = curtain.board_area()
    assert area.width() > 0.5 * curtain.width() and curtain.rect().contains(area)
    buttons = (curtain.lift, curtain.no_response, curtain.no_more, curtain.unseen)
    assert not any(area.intersects(place(curtain, made)) for made in buttons if made.isVisible())
    assert not screen.scene.cards


def test_the_field_on_a_large_curtain_has_the_pixels_it_is_shown_in(table: Any, qtbot: Any) -> None:
    driver = attacked(table)
    driver.screen.resize(1900, 1050)
    driver.screen._glimpse()
    curtain = driver.screen.curtain
    assert curtain.board.width() >= curtain.board_area().width() > WIDE


def test_what_both_see_is_asked_without_a_curtain(table: Any) -> None:
    """Who goes first is said before anybody has cards; the hands that are drawn then lie behind a curtain."""
    play = voyage(7, open_hands=False)
    for _ in range(9):  # until somebody wins at rock, paper, scissors
        if play.table.choice.kind == "first":  # type: ignore[union-attr]
            break
        play.answer([play.table.choice.seat])  # type: ignore[union-attr]
    driver = table(play)
    screen, controller = driver.screen, driver.controller
    assert not screen.curtain.isVisible() and controller.choice.kind == "first"
    driver.answer([0])
    assert screen.curtain.isVisible() and controller.covered and play.table.choice.kind == "redraw"
    assert controller.seat == 1 - play.table.choice.seat
    driver.lift()
    assert controller.seat == play.table.choice.seat and controller.choice.kind == "redraw"


def test_the_curtain_stays_while_the_same_player_is_asked_again(table: Any) -> None:
    """After the attack what the battle has brought: the board of who attacks is not shown between the two."""
    play, player = started(1, open_hands=False, one_screen=True, prompts="events"), Attacker(1)
    driver = table(play)
    controller = driver.controller
    uncovered: list[Any] = []
    asked: list[str] = []
    controller.changed.connect(lambda *_: None if controller.covered else uncovered.append(controller.told))
    while not (asked and controller.covered and play.table.choice.params.get("occasion") == "after-damage"):
        if controller.covered and controller.may_pass_unseen:
            uncovered.clear()
            asked = [play.table.choice.params["occasion"]]
            controller.director.pace = "fast"
            driver.press(driver.screen.curtain.no_response)
            controller.director.pace = "instant"
            shown = list(uncovered)
            controller.hurry()
        else:
            driver.answer(player.picks(play.table.choice))
    assert asked == ["attack"] and not shown and driver.screen.curtain.isVisible()


def test_what_lifts_the_curtain_has_the_keyboard_when_the_table_comes(table: Any) -> None:
    """As when a match goes on: the window gives the keyboard to the screen that it goes to."""
    driver = attacked(table)
    driver.screen.setFocus()
    assert driver.screen.curtain.lift.hasFocus()


def test_a_double_click_at_the_curtain_does_not_lift_it(table: Any) -> None:
    driver = attacked(table)
    curtain = driver.screen.curtain
    driver.press(curtain.no_response)
    QTest.mouseDClick(curtain.lift, Qt.MouseButton.LeftButton)
    assert curtain.isVisible()
    curtain.take_key(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", True))
    assert curtain.isVisible()
    driver.lift()
    assert not curtain.isVisible()


def test_passing_in_a_match_that_is_resumed_shows_nothing_of_who_passes(table: Any) -> None:
    play = attacked(table).controller.match._play
    seat, driver = play.table.choice.seat, table(play)
    uncovered: list[int] = []
    driver.controller.changed.connect(lambda *_: None if driver.controller.covered else uncovered.append(seat))
    driver.press(driver.screen.curtain.no_response)
    assert play.table.choice.kind == "life" and driver.screen.curtain.isVisible() and not uncovered


@pytest.mark.parametrize("spoken", ["en", "fa", "th"])
def test_what_lifts_the_curtain_never_lies_where_an_answer_lay(qtbot: Any, spoken: str) -> None:
    from PySide6.QtWidgets import QApplication

    from sanam.ui.app import look
    from sanam.ui.table.board.curtain import Curtain

    look(QApplication.instance(), "dark", spoken, 1.0)  # type: ignore[arg-type]
    holder = QWidget()
    qtbot.addWidget(holder)
    for wide, high in ((900, 560), (1280, 690), (1920, 1050)):
        holder.resize(wide, high)
        curtain = Curtain(holder)
        curtain.setGeometry(holder.rect())
        holder.show()
        lifts, answers = [], []
        for name, story, question in (
            ("Bo", "", ""),
            ("Bo", "", "Respond?"),
            ("A name of some length", "One\nTwo\nThree", "Respond to a card with a name that goes on and on?"),
            ("A name of some length", "One\nTwo\nThree", ""),
        ):
            curtain.drop(name, story, question)
            QApplication.processEvents()
            lifts.append(place(curtain, curtain.lift))
            if question:
                answers += [place(curtain, curtain.no_response), place(curtain, curtain.no_more)]
            assert all(curtain.rect().contains(rect) for rect in (*lifts, *answers))
            assert curtain.who.height() >= curtain.who.heightForWidth(curtain.who.width())
        assert not any(lift.intersects(answer) for lift in lifts for answer in answers)
        curtain.hide()
        curtain.deleteLater()
