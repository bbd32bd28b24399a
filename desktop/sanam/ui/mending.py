"""The way back from a damaged catalogue, offered where the damage is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanam.paths import CATALOGUE
from sanam.ui.problems import Problem, problem_from
from sanam.ui.text import fill, tr
from sanam.ui.work import Job, Progress

if TYPE_CHECKING:
    from sanam.catalogue.repair import Repaired
    from sanam.ui.window import Window


class Mending:
    """Repairs the catalogue of a window, which goes on with the new one."""

    def __init__(self, window: Window) -> None:
        self._window = window

    def tell(self, error: BaseException) -> bool:
        """Tell of an error with the way back, if it says that the catalogue is damaged; whether it does."""
        from sanam.catalogue.damage import is_damage

        if not is_damage(error):
            return False
        advice = tr(
            "The cards are brought back from the files they came from; decks and matches stay as they are, "
            "and the damaged file is kept."
        )
        told = problem_from(error, tr("The card catalogue is damaged."), advice)
        self._window.show_problem(told, tr("Repair the catalogue"), self.repair)
        return True

    def repair(self) -> None:
        """Rebuild the catalogue."""
        catalogue, path = self._window.catalogue, self._window.data_dir / CATALOGUE

        def work(progress: Progress) -> Repaired:
            from sanam.catalogue.repair import repair

            if catalogue is not None:
                catalogue.close()
            return repair(path, progress=lambda done, total: progress.advance(done, total))

        job = Job(tr("Repairing the catalogue"), work)
        job.done.connect(self._repaired)
        self._window.run(job, failed=tr("The catalogue cannot be repaired."))

    def _repaired(self, done: Repaired) -> None:
        kept = fill(tr("The damaged file was kept as {file}."), file=done.aside.name)
        missing = ""
        if done.missing:
            missing = fill(tr("These files could not be imported again: {files}"), files=", ".join(done.missing[:20]))
        tone = "wait" if missing else "good"
        self._window.show_problem(Problem(tr("The catalogue was repaired."), next=kept, reason=missing, tone=tone))
        self._window.open_cards_again()
