"""What is carried into the next window when the look changes: where one was, and what one was about to do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sanam.ui.match_setup import MatchSetup, to_keep

if TYPE_CHECKING:
    from sanam.ui.cards.screen import CardsScreen
    from sanam.ui.decks.document import Steps
    from sanam.ui.decks.editor import DeckEditor
    from sanam.ui.window import Window


@dataclass(frozen=True, slots=True)
class WindowState:
    """The screen shown, the match at the table ("" for none), the set-up of the next match, the history of the deck
    that is open, and what is looked for in the editor and among the cards. (The deck itself is a file of its own.)
    """

    screen: str = ""
    match: str = ""
    setup: MatchSetup | None = None
    steps: Steps | None = None
    deck_search: str = ""
    cards_game: str = ""
    cards_search: str = ""

    @classmethod
    def of(cls, old: Window) -> WindowState:
        """What a window leaves to the next one."""
        return cls(
            screen=old.current_screen(),
            match=old.seating.match.id if old.seating.match is not None else "",
            setup=to_keep(old.new_match.setup()) if old.new_match is not None else None,
            steps=old.editor.document.steps() if old.editor is not None else None,
            deck_search=old.editor.results.field.text() if old.editor is not None else "",
            cards_game=old.cards.game if old.cards is not None else "",
            cards_search=old.cards.edit.text() if old.cards is not None else "",
        )

    def into_editor(self, editor: DeckEditor) -> None:
        """To an editor that has just been made, with the deck that was open."""
        if self.steps is not None:
            editor.document.take_over(self.steps)
        editor.results.field.setText(self.deck_search)

    def into_cards(self, cards: CardsScreen) -> None:
        if self.cards_game:
            cards.edit.setText(self.cards_search)
            cards.set_game(self.cards_game)
