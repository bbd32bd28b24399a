"""Own cards on the Cards screen: begun, changed, deleted and brought back, written out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from sanam.ui import file_dialogs
from sanam.ui.cards.own_card import OwnCardPanel
from sanam.ui.cards.own_preview import Preview
from sanam.ui.problems import Problem
from sanam.ui.text import fill, isolated, tr
from sanam.ui.work import Job, while_there

if TYPE_CHECKING:
    from sanam.catalogue.own import Own
    from sanam.ui.cards.screen import CardsScreen


class OwnCards(QObject):
    """Keeps what `panel` and `preview` say in the catalogue of `screen`."""

    def __init__(self, screen: CardsScreen) -> None:
        super().__init__(screen)
        self._screen = screen
        self._before = ""
        self.panel = OwnCardPanel(None if screen.eager else self._check)
        self.panel.is_free = self._is_free
        self.preview = Preview(screen.eager)
        self.panel.shown.connect(self.preview.show_card)
        self.panel.saved.connect(self._save)
        self.panel.deleted.connect(self._delete)
        self.panel.cancelled.connect(self._cancel)
        #: Offers the card back that was left without saving it, None for none.
        self._left: QWidget | None = None

    def begin(self, like: str = "") -> None:
        """A new own card of the game that is looked at, like another or empty."""
        from sanam.catalogue.own import new_code, own_card, renamed

        catalogue, game = self._screen.catalogue, self._screen.game
        kept = own_card(catalogue, game, like) if like else None
        if kept is not None:
            kept = renamed(catalogue, kept)
        self._show(kept, new_code(catalogue, game), True)
        self.panel.name.setFocus()
        self.panel.name.selectAll()

    def edit(self, code: str) -> None:
        """Change an own card."""
        from sanam.catalogue.own import own_card

        kept = own_card(self._screen.catalogue, self._screen.game, code)
        if kept is not None:
            self._show(kept, code, False)

    def _check(self, job: Job) -> None:
        """Check a text without a strip that comes and goes below the form while somebody types in it."""
        job.failed.connect(while_there(self, lambda error: self._screen.tell(error, tr("The text was not checked."))))
        job.start()

    def _cancel(self) -> None:
        """Leave the form; what was typed in it is kept until another card is begun."""
        self._withdraw()
        self._screen.back_to_cards()
        if self.panel.is_changed or self.preview.is_other:
            told = Problem(tr("The card was not saved."), tone="wait")
            self._left = self._screen.show_problem(told, tr("Back to the card"), self._come_back)

    def _come_back(self) -> None:
        """To the form as it was left."""
        self._left = None
        if self._screen.game != self.panel.game:
            self._screen.set_game(self.panel.game)
        self._screen.stack.setCurrentWidget(self.panel)
        self._screen.side.setCurrentWidget(self.preview)
        self.panel.name.setFocus()

    def _withdraw(self) -> None:
        if self._left is not None:
            self._screen.withdraw(self._left)
            self._left = None

    def _show(self, kept: Own | None, code: str, is_new: bool) -> None:
        self._withdraw()
        self._before = "" if is_new else code
        # A card like another is a new one: the scan shows the other's name and text.
        self.preview.begin(kept.picture if kept is not None and not is_new else None)
        self.panel.show_card(self._screen.game, kept, code, is_new)
        self._screen.stack.setCurrentWidget(self.panel)
        self._screen.side.setCurrentWidget(self.preview)

    def _is_free(self, card: Any) -> bool:
        from sanam.catalogue.own import may_be_own

        catalogue, game = self._screen.catalogue, self._screen.game
        other = card.key != self._before
        return may_be_own(catalogue, game, card.key) and not (other and catalogue.card(game, card.key) is not None)

    def _save(self, card: Any, others: dict[str, tuple[str, str]], language: str) -> None:
        catalogue, game, before = self._screen.catalogue, self._screen.game, self._before
        picture, is_other = self.preview.picture, self.preview.is_other

        def keep(progress: object) -> None:
            from sanam.catalogue.own import save_own
            from sanam.catalogue.pictures import remove_copies, set_picture

            save_own(catalogue, card, others, language=language, before=before)
            if is_other and picture is None:
                remove_copies(catalogue, game, card.key)
            elif is_other and picture is not None:
                set_picture(catalogue, game, card.key, picture)

        self._do(tr("Saving the card"), keep, lambda _: self._saved(card), tr("The card was not saved."))

    def _do(self, title: str, change: Callable[[Any], Any], then: Callable[[Any], object], failed: str) -> None:
        """Change the catalogue in the background, and read there what the screens look through: they may not wait."""
        catalogue = self._screen.catalogue

        def work(progress: Any) -> Any:
            found = change(progress)
            catalogue.warm()
            return found

        job = Job(title, work)
        job.done.connect(while_there(self, then))
        self._screen.run(job, failed=failed)
        self._job = job

    def _saved(self, card: Any) -> None:
        self._after(card.key)
        self._screen.toast(fill(tr("{card} was saved to your own cards."), card=isolated(card.name)))

    def _delete(self, code: str) -> None:
        catalogue, game = self._screen.catalogue, self._screen.game

        def take_away(progress: object) -> Own:
            from sanam.catalogue.own import delete_own

            return delete_own(catalogue, code, game)

        failed = tr("The card was not deleted.")
        self._do(tr("Deleting the card"), take_away, lambda kept: self._deleted(kept, game), failed)

    def _deleted(self, kept: Own, game: str) -> None:
        self._after("")
        told = fill(tr("{card} was deleted."), card=isolated(kept.card.name))
        self._screen.show_problem(Problem(told, tone="good"), tr("Undo"), lambda: self._bring_back(kept, game))

    def _bring_back(self, kept: Own, game: str) -> None:
        catalogue = self._screen.catalogue

        def restore(progress: object) -> None:
            from sanam.catalogue.own import restore_own

            restore_own(catalogue, kept)

        def restored(_: object) -> None:
            self._screen.set_game(game)
            self._after(kept.card.key)

        self._do(tr("Restoring the card"), restore, restored, tr("The card was not restored."))

    def _after(self, code: str) -> None:
        screen = self._screen
        screen.faces.forget()
        screen.stack.setCurrentWidget(screen.view)
        screen.side.setCurrentWidget(screen.detail)
        screen.set_game(screen.game)
        screen.changed.emit()
        if code:
            screen.show_card(code)
            row = screen.results.row_of(code)
            if row >= 0:
                screen.view.setCurrentIndex(screen.results.index(row))

    def ask_export(self) -> None:
        """Choose where the own cards are written as a card set."""
        name, _ = file_dialogs.save_file(
            self._screen, tr("Export own cards"), "own-cards.toml", tr("Card sets") + " (*.toml)"
        )
        if name:
            self.export(Path(name))

    def export(self, path: Path) -> None:
        """Write the own cards of the game that is looked at as a card set."""
        from sanam.catalogue.own import write_set

        catalogue, game = self._screen.catalogue, self._screen.game
        try:
            count = write_set(catalogue, path, catalogue.own_codes(game), game)
        except OSError as error:
            self._screen.tell(error, tr("The card set was not written."))
            return
        self._screen.toast(fill(tr("%n card(s) were written to {file}.", n=count), file=isolated(path.name)))
