"""The deck that is open, as a picture or a list to hand in."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QImage

from sanam import games
from sanam.decks.files import file_name
from sanam.decks.shape import group, group_key, sort_key
from sanam.ui import file_dialogs
from sanam.ui.decks.outputs.deck_list import ListPart, write_deck_list
from sanam.ui.decks.outputs.picture import PicturePile, deck_picture, write_picture
from sanam.ui.decks.words import group_words, pile_words
from sanam.ui.editions_words import game_name, short_name
from sanam.ui.text import fill, isolated, joined, tr
from sanam.ui.work import Job, while_there

if TYPE_CHECKING:
    from sanam.ui.decks.editor import DeckEditor


def picture_piles(editor: DeckEditor) -> list[PicturePile]:
    """The piles of the deck in the order of the editor; what everybody has is left out."""
    deck, cards = editor.document.deck, editor.document.cards
    rules = games.get(deck.game).decks
    piles = []
    for pile, copies in deck.piles.items():
        if not copies or pile in rules.given:
            continue
        codes = deck.codes(pile)
        ordered = sorted(
            dict.fromkeys(codes), key=lambda code: sort_key(deck.game, cards.get(code), code, rules.orders[0].id)
        )
        piles.append(PicturePile(pile_words(deck.game, pile), tuple((code, codes.count(code)) for code in ordered)))
    return piles


def list_parts(editor: DeckEditor) -> list[ListPart]:
    """The cards by pile, those of the main pile by what kind of card they are."""
    deck, cards, source = editor.document.deck, editor.document.cards, editor.source
    rules = games.get(deck.game).decks
    field = rules.fields[0].id

    def listed(name: str, code: str) -> str:
        is_numbered = rules.lists.number is not None and name != code  # several cards may have one name
        return joined(" · ", (isolated(name), isolated(code))) if is_numbered else name

    parts: list[ListPart] = []
    for pile in deck.piles:
        if pile in rules.given:
            continue
        codes = deck.codes(pile)
        groups: dict[str, list[str]] = {}
        for code in dict.fromkeys(codes):
            groups.setdefault(group(deck.game, cards.get(code), field) if pile == rules.main else "", []).append(code)
        for name in sorted(groups, key=lambda name: group_key(deck.game, field, name)):
            named = sorted((listed(source.name(code), code), codes.count(code)) for code in groups[name])
            words = group_words(deck.game, name) if name else ""
            parts.append(ListPart(joined(" · ", (pile_words(deck.game, pile), words)), tuple(named)))
    return parts


def ask_picture(editor: DeckEditor) -> None:
    """Choose where a picture of the deck is written."""
    name = f"{file_name(editor.document.deck)}.png"
    kinds = fill(tr("Pictures ({kinds})"), kinds="*.png *.jpg")
    path, _ = file_dialogs.save_file(editor, tr("Save a picture of the deck"), name, kinds)
    if path:
        export_picture(editor, Path(path) if Path(path).suffix else Path(f"{path}.png"))


def export_picture(editor: DeckEditor, path: Path) -> Job:
    """Paint a picture of the deck and write it, off the GUI thread."""
    deck, source = editor.document.deck, editor.source
    piles = picture_piles(editor)
    faces = {code: source.spec(code) for pile in piles for code, _ in pile.cards}
    title = deck.name or tr("Untitled deck")

    def work(progress: object) -> QImage:
        image = deck_picture(title, piles, faces)
        write_picture(image, path)
        return image

    job = Job(tr("Painting the deck"), work, editor)
    job.done.connect(while_there(editor, lambda _: editor.toast(fill(tr("Saved: {file}"), file=isolated(path.name)))))
    job.failed.connect(
        lambda error: editor.show_error(error, tr("The picture cannot be written."), tr("Nothing was changed."))
    )
    return job.start()


def ask_list(editor: DeckEditor) -> None:
    """Choose where the list to hand in is written."""
    name = f"{file_name(editor.document.deck)}.pdf"
    path, _ = file_dialogs.save_file(editor, tr("Save a deck list"), name, "PDF (*.pdf)")
    if path:
        export_list(editor, Path(path) if Path(path).suffix.lower() == ".pdf" else Path(f"{path}.pdf"))


def export_list(editor: DeckEditor, path: Path) -> bool:
    """Write the list to hand in."""
    deck = editor.document.deck
    about = joined(" · ", (game_name(deck.game), short_name(editor.document.edition)))
    try:
        write_deck_list(deck.name or tr("Untitled deck"), about, list_parts(editor), path)
    except OSError as error:
        editor.show_error(error, tr("The deck list cannot be written."), tr("Nothing was changed."))
        return False
    editor.toast(fill(tr("Saved: {file}"), file=isolated(path.name)))
    return True
