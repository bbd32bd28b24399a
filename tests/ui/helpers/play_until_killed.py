"""The program, with somebody at it who plays with the mouse and tells after every answer what the table is.

Run by test_kill_and_continue.py in a process of its own, which is killed in the middle. Arguments: a data directory.
"""

from __future__ import annotations

import os
import sys
import traceback
from pathlib import Path

from PySide6.QtCore import QTimer

from sanam.engine.batch import fingerprint
from sanam.ui import app as program
from sanam.ui.window import Window


class Playing(Window):
    """The window with a hand that plays at random, by the clock."""

    def __init__(self, *args: object, **how: object) -> None:
        super().__init__(*args, **how)  # type: ignore[arg-type]
        self.ready.connect(lambda: QTimer.singleShot(0, self.play_now))
        self.seating.seated.connect(lambda: self.seating.table.set_animated(False))
        self.seating.seated.connect(lambda: QTimer.singleShot(0, self.answer))

    def answer(self) -> None:
        try:
            self._answer()
        except BaseException:  # the window would show it and stay open, with nobody to see it
            traceback.print_exc()
            os._exit(1)

    def _answer(self) -> None:
        from driver import Driver

        from sanam.bots.random_player import RandomPlayer

        play = self.seating.match.play
        player, driver = RandomPlayer(len(play.batches)), Driver(self.seating.table)
        driver.lift()
        driver.answer(player.picks(play.table.choice))
        print(len(play.batches), fingerprint(play.table), flush=True)
        QTimer.singleShot(0, self.answer)


if __name__ == "__main__":
    sys.path[:0] = sys.argv[2:]
    import sanam.ui.window

    sanam.ui.window.Window = Playing  # type: ignore[misc]
    sys.exit(program.run(Path(sys.argv[1])))
