"""The lessons: each is played through by mouse from the home screen; what is not in them can be taken back."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from driver import Driver
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from window_driver import press, until

from sanam import games
from sanam.catalogue.first_run import open_catalogue
from sanam.engine.events import Happened
from sanam.engine.play import Play
from sanam.games.lessons import LEARNER, Lesson
from sanam.matches.lessons import begin_lesson
from sanam.ui.app import look
from sanam.ui.learning import LESSON, all_lessons
from sanam.ui.lesson_progress import FILE, LessonProgress
from sanam.ui.table.lesson_pointer import rect_in
from sanam.ui.table.lesson_screen import LessonController
from sanam.wording import LANGUAGES

#: The fast tests play each lesson in one language, the slow ones in all.
PLAYED = [
    pytest.param(
        game,
        lesson,
        code,
        id=f"{game}:{lesson.id}:{code}",
        marks=() if at == number % len(LANGUAGES) else (pytest.mark.slow,),
    )
    for number, (game, lesson) in enumerate(all_lessons())
    for at, code in enumerate(LANGUAGES)
]


class Pointed(Driver):
    """A hand that presses the entry of a menu that the lesson points at."""

    def menu(self, option: int) -> None:
        QApplication.processEvents()
        halo, screen = self.screen.halo, self.screen
        if option not in screen.course.wanted():
            return super().menu(option)
        at = [button for button in screen.menu.options if rect_in(screen, button) in halo.rects]
        assert len(at) == 1 and at[0].property("option") == option, "the lesson points at no entry of the menu"
        return self.press(at[0])


class Learner:
    """Does what the lesson says, with the mouse."""

    def __init__(self, window: Any) -> None:
        self.window = window
        self.screen = window.learning.screen
        self.driver = Pointed(self.screen)

    @property
    def controller(self) -> LessonController:
        found = self.screen.controller
        assert isinstance(found, LessonController)
        return found

    @property
    def match(self) -> Play:
        found = self.screen.course.play
        assert isinstance(found, Play)
        return found

    @property
    def step(self) -> int:
        return int(self.screen.course.standing().step)

    def go_on(self) -> None:
        """Read and press Next, or make the move that is asked for."""
        panel, controller = self.screen.lesson_panel, self.controller
        if panel.next_button.isVisible():
            press(panel.next_button)
            return
        QApplication.processEvents()
        assert self.screen.halo.rects, f"step {self.step} points at nothing"
        assert controller.waits, f"step {self.step}: nothing to do at {self.match.table.choice}"
        self.driver.answer(self.screen.course.wanted())

    def play(self, until_step: int) -> None:
        for _ in range(400):
            if self.step >= until_step:
                return
            before = (self.step, len(self.match.batches))
            self.go_on()
            assert (self.step, len(self.match.batches)) != before, f"step {self.step} does not go on"
            assert self.screen.course.standing().stray is None
        raise AssertionError("the lesson does not end")


@pytest.fixture
def learn(window: Callable[..., Any]) -> Callable[[str, Lesson], Learner]:
    def begin(game: str, lesson: Lesson) -> Learner:
        opened = window()
        opened.learning.begin(game, lesson)
        until(lambda: opened.current_screen() == LESSON)
        opened.learning.screen.set_animated(False)
        return Learner(opened)

    return begin


def check_first_game(play: Play) -> None:
    """It is won by the learner, and has shown every kind of command."""
    assert play.finished and play.table.marks["finished"]["winner"] == LEARNER
    acts = [fact.what for batch in play.batches for fact in batch.events if isinstance(fact, Happened)]
    for what in ("casts", "combined", "attacks", "hand_attacked", "destroyed", "line", "drew"):
        assert what in acts, f"the first game shows no {what}"


def speak(code: str) -> None:
    """What is opened from here on is in another language."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    look(QApplication.instance(), "dark", code, 1.0)  # type: ignore[arg-type]


@pytest.mark.parametrize(("game", "lesson", "code"), PLAYED)
def test_a_lesson_is_played_through_by_mouse(learn: Any, game: str, lesson: Lesson, code: str) -> None:
    speak(code)
    learner = learn(game, lesson)
    said = []
    for at in range(1, len(lesson.steps) + 1):
        said.append(learner.screen.lesson_panel.words.text())
        learner.play(at)
    assert len(set(said)) == len(lesson.steps)
    assert not any("{" in words or "}" in words for words in said)
    if lesson.id == "first-game":
        check_first_game(learner.match)
    if lesson == games.get(game).lessons()[-1]:
        assert learner.match.table.marks["finished"]["winner"] == LEARNER, "the last lesson is a whole game, and won"
    panel = learner.screen.lesson_panel
    assert not learner.screen.banner.isVisible() and panel.match_button.isVisible()
    assert panel.again_button.isVisible() and not panel.next_button.isVisible()
    press(panel.leave_button)
    assert learner.window.current_screen() == "home"
    assert learner.window.store.unfinished() == []  # a lesson leaves no match behind


def summoner() -> tuple[str, Lesson]:
    return next((game, lesson) for game, lesson in all_lessons() if lesson.id == "first-game")


def another_cast(learner: Learner) -> int:
    """A cast that the lesson does not want now."""
    choice = learner.match.table.choice
    assert choice is not None
    wanted = learner.screen.course.wanted()
    return next(i for i, option in enumerate(choice.options) if option.act == "cast" and i not in wanted)


def test_another_legal_move_is_answered_kindly_and_taken_back(learn: Any) -> None:
    learner = learn(*summoner())
    learner.play(4)
    panel = learner.screen.lesson_panel
    before = len(learner.match.batches)
    learner.driver.answer([another_cast(learner)])
    assert learner.screen.course.standing().stray == before
    assert "allowed" in panel.words.text() and panel.back_button.isVisible()
    press(panel.back_button)
    assert len(learner.match.batches) == before
    assert learner.screen.course.standing().stray is None
    learner.play(6)


def test_undo_leads_back_to_the_step_before(learn: Any) -> None:
    learner = learn(*summoner())
    learner.play(8)  # the opponent has attacked
    batches = len(learner.match.batches)
    press(learner.screen.right_side.panel.timeline.undo_button)
    assert learner.step < 8 and len(learner.match.batches) < batches
    learner.play(9)


def test_the_learner_may_play_on_without_the_lesson(learn: Any) -> None:
    learner = learn(*summoner())
    learner.play(4)
    cast = another_cast(learner)
    press(learner.screen.lesson_panel.free_button)
    assert not learner.screen.lesson_panel.isVisible()
    learner.driver.answer([cast])
    assert learner.controller.choice is not None
    assert learner.controller.open  # both sides are the learner's now


def test_a_lesson_can_be_begun_once_more(learn: Any) -> None:
    game, lesson = min(all_lessons(), key=lambda each: len(each[1].steps))
    learner = learn(game, lesson)
    learner.play(len(lesson.steps))
    press(learner.screen.lesson_panel.again_button)
    until(lambda: learner.step == 0)


def test_home_and_the_commands_offer_every_lesson(window: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[QMenu] = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, at: shown.append(menu))
    opened = window()
    press(opened.home.tiles["learn"])
    offered = [action.text() for action in shown[0].actions()]
    commands = {action.text() for action in opened.commands.offered()}
    for _, lesson in all_lessons():
        assert any(lesson.name.text in text for text in offered)
        assert lesson.name.text in commands
    assert {game for game, _ in all_lessons()} == {game.id for game in games.all_games()}
    shown[0].actions()[-1].trigger()
    until(lambda: opened.current_screen() == LESSON)


def lesson_of(game: str) -> tuple[str, Lesson]:
    return next(found for found in all_lessons() if found[0] == game)


def test_the_first_step_of_one_piece_speaks_of_no_life_before_there_is_any(learn: Any) -> None:
    learner = learn(*lesson_of("onepiece"))
    for _ in range(4):
        words, life = learner.screen.lesson_panel.words.text(), learner.controller.view.zones["0.life"]
        if "Life" in words:
            assert len(life) == 4 or len(life) == 5
            return
        assert not life
        learner.play(learner.step + 1)
    raise AssertionError("nothing is said of Life")


def test_a_step_of_summoner_master_says_the_mp_of_the_plate(learn: Any) -> None:
    learner = learn(*summoner())
    at = next(i for i, step in enumerate(summoner()[1].steps) if " of your " in step.say.text)
    learner.play(at)
    words, controller = learner.screen.lesson_panel.words.text(), learner.controller
    left = re.findall(r"\d+", words)[0]
    tallies = [controller.words.tally(tally) for tally in controller.playmat.tallies(controller.view, LEARNER)]
    assert f"{left} Mp" in tallies


def test_next_does_not_show_again_what_was_seen(learn: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    learner = learn(*lesson_of("onepiece"))
    learner.play(2)
    length, begun = len(learner.match.batches), []
    assert learner.screen.lesson_panel.next_button.isVisible()
    director = learner.controller.director
    monkeypatch.setattr(director, "play", lambda session, since: begun.append(since))
    press(learner.screen.lesson_panel.next_button)
    assert begun == [length]


def test_a_lesson_goes_on_where_it_was_left(learn: Any) -> None:
    game, lesson = lesson_of("onepiece")
    learner = learn(game, lesson)
    learner.play(7)
    words, batches = learner.screen.lesson_panel.words.text(), len(learner.match.batches)
    press(learner.screen.lesson_panel.leave_button)
    assert f"8 of {len(lesson.steps)}" in learner.window.learning._offered(game, lesson)
    again = learn(game, lesson)  # another window on the same data directory
    assert (again.step, again.screen.lesson_panel.words.text(), len(again.match.batches)) == (7, words, batches)
    press(again.screen.lesson_panel.again_button)
    until(lambda: again.step == 0)
    assert not again.screen.lesson_panel.again_button.isVisible()


def test_progress_is_kept_and_damage_to_it_is_nothing(tmp_path: Path) -> None:
    LessonProgress(tmp_path).reached("g", "a", 3, 9)
    assert LessonProgress(tmp_path).of("g", "a").step == 3
    LessonProgress(tmp_path).reached("g", "a", 9, 9)
    found = LessonProgress(tmp_path).of("g", "a")
    assert found.step == 0 and found.finished
    (tmp_path / FILE).write_text('{"g:a": 7')
    assert not LessonProgress(tmp_path).of("g", "a").finished


def test_after_the_last_lesson_comes_a_first_match_with_the_coach_on(learn: Any) -> None:
    game, lesson = lesson_of("onepiece")
    learner = learn(game, games.get(game).lessons()[-1])
    window, screen = learner.window, learner.screen
    screen.course.forward(len(lesson.steps) + 40)
    screen.controller.refresh(animate=False)
    panel = screen.lesson_panel
    assert not panel.lesson_button.isVisible()
    press(panel.match_button)
    until(lambda: window.current_screen() == "table")
    header = window.seating.match.header
    assert (header.game, header.edition, header.played_by) == (game, lesson.edition, ["", "easy"])
    advice = window.seating.table.advice
    assert advice.row.coach_box.isChecked() and advice.adviser.coaches


def test_the_board_but_for_what_is_wanted_is_dimmed(learn: Any) -> None:
    learner = learn("yugioh", games.get("yugioh").lessons()[-1])
    learner.play(1)
    QApplication.processEvents()
    screen, wanted = learner.screen, learner.screen.course.wanted()
    card = learner.controller.choice.options[wanted[0]].card
    assert len(screen.halo.rects) == 1 and not screen.halo.veiled.isNull()
    assert screen.halo.rects[0].size() == screen.view.rect_of(card).size()
    learner.driver.click(card)  # its menu opens: what is wanted is in there now
    QApplication.processEvents()
    made = next(button for button in screen.menu.options if button.property("option") == wanted[0])
    assert screen.halo.rects[0].size().toSize() == made.size()


def test_the_life_points_that_a_step_speaks_of_are_those_of_the_board(data_dir: Path) -> None:
    lesson = games.get("yugioh").lessons()[-1]
    with open_catalogue(data_dir) as catalogue:
        course = begin_lesson(catalogue, "yugioh", lesson, ("a", "b"))
    spoken = re.compile(r"and has (\d+)|opponent has (\d+)|against (\d+) Life|(\d+)(?: Life Points)? are left")
    found = 0
    for at, step in enumerate(lesson.steps):
        course.forward(at)
        for groups in spoken.findall(step.say.text):
            found += 1
            assert int("".join(groups)) == course.play.table.seats[1].counts["lp"], step.say.text
    assert found >= 5


def test_a_lesson_goes_on_by_the_keyboard(learn: Any) -> None:
    """Enter reads on; where something is to be done the board has the keyboard."""
    learner = learn(*lesson_of("onepiece"))
    panel, screen = learner.screen.lesson_panel, learner.screen
    assert panel.next_button.isVisible() and screen.focusWidget() is panel.next_button
    QTest.keyClick(panel.next_button, Qt.Key.Key_Space)
    QApplication.processEvents()
    assert learner.step == 1 and not panel.next_button.isVisible()
    assert screen.focusWidget() is screen.view
