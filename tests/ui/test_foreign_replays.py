"""A replay of another program in the window."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QListWidget, QPushButton
from window_driver import press, until

sys.path.append(str(Path(__file__).parents[1] / "matches"))
from test_yrp import ANSWERS, MAIN, old


def test_a_replay_shows_who_played_what_and_its_deck_is_kept(window: Callable[..., Any], tmp_path: Path) -> None:
    main = window()
    file = tmp_path / "Finals.yrp"
    known = main.catalogue.cards("yugioh", main.shelf.deck("starter:river").all_codes()[:1])
    code, card = next(iter(known.items()))
    file.write_bytes(old(0).replace(MAIN[0].to_bytes(4, "little"), int(code).to_bytes(4, "little")))
    before = len(main.shelf.entries())
    main.open_files([file])
    until(lambda: main.current_screen() == "foreign-replay")
    screen = main.studying.foreign
    # The English catalogue groups digits, where it is loaded.
    assert (
        "8000 Life Points" in screen.about.text().replace(",", "") and f"{len(ANSWERS)} answer" in screen.about.text()
    )
    assert "seed \u20682a\u2069" in screen.about.text() and "cannot be followed further" in screen.end.text()
    mine, *_ = screen.findChildren(QListWidget)
    assert [mine.item(0).text(), mine.item(1).text()] == [f"2 × \u2068{card.name}\u2069", "1 × \u206810002\u2069"]
    keep = next(button for button in screen.findChildren(QPushButton) if button.text() == "Keep this deck")
    press(keep)
    until(lambda: len(main.shelf.entries()) == before + 1)
    assert any(entry.name == "Ana" for entry in main.shelf.entries())


def test_what_is_no_replay_is_refused_with_its_place(window: Callable[..., Any], tmp_path: Path) -> None:
    main = window()
    file = tmp_path / "broken.yrpX"
    file.write_bytes(old()[:50])
    shown: list[Any] = []
    main.notices.show_problem = lambda problem, *_: shown.append(problem)
    main.open_files([file])
    until(lambda: shown)
    assert (shown[0].file, shown[0].place) == (str(file), "part \u2068body\u2069")
    assert shown[0].reason.startswith("the replay cannot be unpacked")
