"""Fetching a match or a replay off the GUI thread, one at a time, and telling why one cannot be had."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from sanam.engine.journal import JournalProblem
from sanam.matches.live import InUse
from sanam.matches.store import NoSuchMatch
from sanam.ui.problems import Problem
from sanam.ui.refusals import Refusal, attempted
from sanam.ui.text import tr
from sanam.ui.work import Job

if TYPE_CHECKING:
    from sanam.ui.shell import Shell


class Fetcher(QObject):
    """Fetches what is then shown; what goes wrong is told above the screens. `gone` when a match is no longer there."""

    gone = Signal()

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._shell = shell
        self._job: Job | None = None

    @property
    def busy(self) -> bool:
        """Whether something is on its way."""
        return self._job is not None

    def fetch(
        self,
        title: str,
        work: Callable[[], Any],
        then: Callable[[Any], None],
        failed: str,
        otherwise: Callable[[BaseException], None] | None = None,
    ) -> None:
        """Hand what `work` returns to `then`; `failed` says what could not be done, and `otherwise` is asked instead
        where a journal is the reason. See `attempted` for what `work` may raise.
        """
        if self._job is not None:
            return  # a second click while the first is under way
        job = Job(title, lambda progress: attempted(work))
        self._job = job

        def over(*_: object) -> None:
            if self._job is job:
                self._job = None

        def done(result: Any) -> None:
            if self._job is not job or job.is_cancelled:
                over()
                let_go = getattr(result, "close", None)  # a match, which nobody else could open before
                if let_go is not None:
                    let_go()
                return
            self._job = None
            if isinstance(result, Refusal):
                self._refused(result.error, failed, otherwise)
            else:
                then(result)

        job.done.connect(done)
        job.failed.connect(over)
        job.cancelled.connect(over)
        self._shell.run(job, failed=failed, in_place=True)

    def abandon(self) -> None:
        """Show nothing that is still on its way: the window closes."""
        self._job = None

    def _refused(self, error: BaseException, failed: str, otherwise: Callable[[BaseException], None] | None) -> None:
        shell = self._shell
        if isinstance(error, InUse):
            shell.show_problem(
                Problem(
                    tr("This match is open in another window."),
                    error.path.name,
                    "",
                    "",
                    tr("Close it there first, or play another one."),
                    "wait",
                )
            )
        elif isinstance(error, NoSuchMatch):
            shell.show_problem(Problem(failed, str(error.args[0]), "", tr("The match is no longer there.")))
            self.gone.emit()
        elif isinstance(error, JournalProblem) and otherwise is not None:
            otherwise(error)
        else:
            shell.show_error(error, failed, tr("Nothing was changed."))
