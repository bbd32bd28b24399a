"""The words of sheets in the person's language: on the screen and on the paper."""

from __future__ import annotations

from collections.abc import Sequence

from sanam.proxies.calibration import CalibrationWords
from sanam.proxies.layout import Words
from sanam.proxies.lengths import MM
from sanam.proxies.settings import SheetRefused
from sanam.ui.editions_words import game_name
from sanam.ui.text import fill, tr


def sheet_words() -> Words:
    """What stands beside the cards."""
    return Words(
        page=tr("Page {n} of {total}"),
        page_back=tr("Page {n} of {total}, backs"),
        scale=tr("Print at 100 %; do not fit to page"),
    )


def calibration_words() -> CalibrationWords:
    """What the calibration sheet says."""
    return CalibrationWords(
        title=tr("Sanam calibration sheet, side {n} of 2"),
        scale=tr("Print at 100 % (“actual size”); do not fit to page. Print both sides on one sheet of paper."),
        ruler=tr(
            "This ruler is 100 mm long. If yours says otherwise, the printer has scaled the page: look for a scale or "
            "fit setting in the print dialog and set it to 100 % or “none”."
        ),
        card=tr("A card of {width} × {height} covers this frame exactly."),
        hold=tr(
            "Hold the sheet against the light with side 2 towards you and this text upright. Read where the crosses of "
            "side 1 stand on the scales here, and add the mean of the four readings to the back offset in use: to the "
            "right and down are positive. Each millimetre by which the readings of y at the right exceed those at the "
            "left is {angle}° more of back angle."
        ),
        in_use=tr("In use: {paper}, flip on the {edge} edge, back offset x {x}, y {y}, angle {angle}°"),
        long_edge=tr("long", "edge of the paper"),
        short_edge=tr("short", "edge of the paper"),
        layout=tr("Cards {width} × {height}, gaps {gap_x} and {gap_y}, bleed {bleed}, {columns} × {rows} per page"),
    )


def field_name(field: str) -> str:
    """The name of a setting as the panel shows it."""
    return {
        "paper_width": tr("Paper width"),
        "paper_height": tr("Paper height"),
        "card_width": tr("Card width"),
        "card_height": tr("Card height"),
        "margin_left": tr("Left margin"),
        "margin_top": tr("Top margin"),
        "margin_right": tr("Right margin"),
        "margin_bottom": tr("Bottom margin"),
        "gap_x": tr("Gap across"),
        "gap_y": tr("Gap down"),
        "bleed": tr("Bleed"),
        "corner_radius": tr("Corner radius"),
        "back_x": tr("Back offset x"),
        "back_y": tr("Back offset y"),
        "back_angle": tr("Back angle"),
        "copies": tr("Copies"),
        "dpi": tr("Resolution (dots per inch)"),
    }.get(field, field)


def refusal(refused: SheetRefused) -> str:
    """Why settings make no sheet."""
    sentences = {
        "number": tr("{field} must lie between {low} and {high}."),
        "choice": tr("{field} cannot be “{value}”."),
        "skip": tr("A slot to skip must be a whole number from 1 to {high}."),
        "no-room": tr("No card fits: the paper leaves {width} × {height} between its margins."),
        "too-many-slots": tr("{count} cards per page is more than the limit of {high}."),
        "too-many-pages": tr("{count} pages is more than the limit of {high}."),
        "too-many-cards": tr("{count} cards is more than the limit of {high}."),
        "too-many-pixels": tr("A page of {width} × {height} pixels is too large; choose a lower resolution."),
    }
    return fill(sentences[refused.reason], **{"field": field_name(refused.field), **refused.params})


def size_words(size: tuple[int, int], of: Sequence[str]) -> str:
    """The size of cards, in micrometres, and the names of the games whose cards have it."""
    names = ", ".join(game_name(game) for game in of)
    return fill(tr("{width} × {height} mm, {games}"), width=size[0] // MM, height=size[1] // MM, games=names)
