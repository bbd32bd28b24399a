"""Cards that are chosen on the Cards screen go into the deck that is open in the editor."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanam.decks import edit
from sanam.decks.shape import home_pile
from sanam.ui.problems import Problem
from sanam.ui.text import fill, isolated, number, tr

if TYPE_CHECKING:
    from sanam.ui.decks.editor import DeckEditor
    from sanam.ui.shell import Shell


def add_to_deck(shell: Shell, editor: DeckEditor, game: str, codes: Sequence[str]) -> None:
    """One copy of each where it belongs, as one step that the editor can undo; `shell` is told."""
    document = editor.document
    before = deck = document.deck
    if deck.game != game:
        shell.show_problem(
            Problem(
                tr("The open deck is for another game."),
                next=tr("Open or create a deck for this game in the editor."),
                tone="wait",
            )
        )
        return
    cards = editor.shelf.catalogue.cards(game, codes)
    for code in codes:
        deck = edit.add(deck, home_pile(game, cards.get(code)), code)
    added = deck.total() - before.total()
    document.change(deck, tr("add %n card(s)", n=added))
    name = isolated(deck.name or tr("the new deck"))
    shell.toast(fill(tr("Cards added to {deck}: {n}"), deck=name, n=number(added)))
