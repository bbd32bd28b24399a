"""The commands `sanam proxies` and `sanam calibration`."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sanam import games
from sanam.commands.common import DECK, Command, Stated, catalogue_of
from sanam.proxies.lengths import parse_length, parse_size
from sanam.proxies.presets import BUILT_IN
from sanam.proxies.settings import COARSE, PAPERS, SheetRefused, SheetSettings, card_size
from sanam.wording import LANGUAGES


def add_commands(command: Command) -> None:
    """Add the commands to the command line."""

    def guarded(run: Callable[[argparse.Namespace], None]) -> Callable[[argparse.Namespace], int]:
        def runs(arguments: argparse.Namespace) -> int:
            try:
                run(arguments)
            except SheetRefused as refused:
                raise Stated(str(refused)) from None
            return 0

        return runs

    proxies = command(
        "proxies",
        guarded(_proxies),
        "Lay out the cards of a deck on sheets to print and cut, as a PDF or as PNG pages.",
    )
    proxies.add_argument("deck", metavar="DECK", help=DECK)
    proxies.add_argument(
        "-o",
        dest="output",
        type=Path,
        required=True,
        metavar="OUT",
        help="out.pdf, or out.png for one picture per page (out-1.png, out-1-back.png…)",
    )
    _add_page(proxies)
    _add_choice(proxies)
    _add_looks(proxies)
    calibration = command(
        "calibration",
        guarded(_calibration),
        "Write a two-sided sheet that shows whether a printer keeps sizes and how far off its backs are.",
    )
    calibration.add_argument("-o", dest="output", type=Path, required=True, metavar="OUT.pdf")
    _add_page(calibration)


def _add_choice(parser: argparse.ArgumentParser) -> None:
    """Which cards and pages there are, and in which order."""
    add = parser.add_argument
    add("--skip", type=_slots, metavar="1,2,5-7", help="slots to leave empty, counted from 1 across all pages")
    add("--copies", type=int, metavar="N", help="print everything N times")
    add("--order", choices=("deck", "name", "reverse"), help="order of the cards (default: as in the deck)")
    add("--pile", action="append", metavar="NAME", help="only this pile (main, extra, side…); may be repeated")
    add("--sides", choices=("both", "fronts", "backs"), help="which pages to write where there are backs")


def _add_looks(parser: argparse.ArgumentParser) -> None:
    """What is printed on and beside the cards."""
    add = parser.add_argument
    add(
        "--language",
        type=_language,
        choices=LANGUAGES,
        default="en",
        help="language of the card texts and the header (default en)",
    )
    add("--margins", type=_margins, metavar="8mm", help="one length, or left,top,right,bottom (default 8 mm)")
    add("--guides", choices=("none", "corners", "full"), help="cut guides, outside the pictures (default corners)")
    add("--corner-radius", type=_length, metavar="3mm", help="round the corners (default: square, filled)")
    add(
        "--backs",
        choices=("none", "common", "own", "blue", "red"),
        help="no backs, one for all, each card's own, or Summoner Master's",
    )
    add("--preset", choices=tuple(BUILT_IN), help="settings for an occasion, which the other options change")
    add("--ink", choices=("colour", "grey", "light"), help="no colour, or white cards with dark words (default colour)")
    add(
        "--marks",
        choices=("none", "crosses", "cutter"),
        help="registration marks for both sides of the paper, or for a cutting machine",
    )
    add(
        "--redraw",
        action="store_true",
        default=None,
        help="draw cards in --language even where they have a scan, if their text is there or can be written",
    )
    add("--dpi", type=int, help="resolution of pictures and PNG pages (default 300)")
    add(
        "--small",
        dest="lossless",
        action="store_false",
        default=None,
        help="store pictures in the PDF as JPEG: a much smaller file, slightly different pictures",
    )
    add(
        "--no-header", dest="header", action="store_false", default=None, help="leave out the deck name and page number"
    )
    add(
        "--no-mark",
        dest="mark",
        action="store_false",
        default=None,
        help="leave out the note that marks the cards as playtest cards",
    )
    add(
        "--allow-missing-glyphs",
        action="store_true",
        help="print boxes for letters that no font here has, instead of stopping",
    )


def _add_page(parser: argparse.ArgumentParser) -> None:
    """What the sheets and the calibration sheet have in common."""
    add = parser.add_argument
    add("--paper", type=_paper, metavar="SIZE", help=f"{', '.join(PAPERS)} or 210x297mm (default a4)")
    add("--landscape", action="store_true", default=None, help="turn the paper")
    add("--card", type=_card, metavar="SIZE", help=f"{', '.join(games.ids())} or 63x88mm (default: the deck's game)")
    add("--gap", type=_pair, metavar="2mm", help="between cards: one length, or x,y (default 0)")
    add("--bleed", type=_length, metavar="2mm", help="picture beyond the cards' edges (default 0)")
    add("--flip", choices=("long", "short"), help="the edge the printer turns the paper over (default long)")
    add(
        "--back-offset",
        type=_pair,
        metavar="X,Y",
        help="move the backs right and down, as calibrated (--back-offset=-1,2 moves them left)",
    )
    add("--back-angle", type=_angle, metavar="DEGREES", help="turn the backs clockwise")


def _settings(arguments: argparse.Namespace, game: str) -> SheetSettings:
    given = {name: value for name, value in vars(arguments).items() if value is not None}
    taken: dict[str, Any] = {
        name: given[name]
        for name in (
            "landscape",
            "bleed",
            "flip",
            "guides",
            "corner_radius",
            "skip",
            "copies",
            "order",
            "backs",
            "sides",
            "dpi",
            "header",
            "mark",
            "back_angle",
            "lossless",
            "ink",
            "marks",
            "redraw",
        )
        if name in given
    }
    taken["card_width"], taken["card_height"] = given.get("card", card_size(game))
    pairs = {
        "paper": ("paper_width", "paper_height"),
        "gap": ("gap_x", "gap_y"),
        "back_offset": ("back_x", "back_y"),
        "margins": ("margin_left", "margin_top", "margin_right", "margin_bottom"),
    }
    for name, names in pairs.items():
        if name in given:
            taken.update(zip(names, given[name], strict=True))
    if "preset" in given:
        taken = {**BUILT_IN[given["preset"]], **taken}
    return SheetSettings(**taken).checked()


def _proxies(arguments: argparse.Namespace) -> None:
    from sanam.decks.files import load_deck
    from sanam.proxies.cards import deck_cards
    from sanam.proxies.layout import lay_out
    from sanam.proxies.missing import missing_glyphs, package_for, some
    from sanam.proxies.outputs import ensure_application, write_pdf, write_pngs
    from sanam.proxies.painter import SheetPainter
    from sanam.ui.language import speaking
    from sanam.ui.proxies.words import sheet_words

    kind = arguments.output.suffix.lower()
    if kind not in (".pdf", ".png"):
        raise Stated(f"{arguments.output}: sheets are written as .pdf or .png")
    language = arguments.language.replace("_", "-")  # as faces and fonts have it
    with catalogue_of(arguments) as catalogue:
        deck = load_deck(arguments.deck, catalogue)
        strange = [pile for pile in arguments.pile or () if pile not in deck.piles]
        if strange:
            raise Stated(f"{arguments.deck}: there is no pile {strange[0]!r} (there are: {', '.join(deck.piles)})")
        settings = _settings(arguments, deck.game)
        cards, faces = deck_cards(
            catalogue, deck, language=language, mark=settings.mark, piles=arguments.pile, redraw=settings.redraw
        )
    if not cards:
        raise Stated(f"{arguments.deck}: there is nothing to print")
    app = ensure_application()
    with speaking(app, arguments.language):
        sheet = lay_out(settings, cards, deck.name or Path(arguments.deck).stem, sheet_words())
    if not arguments.allow_missing_glyphs and (lacking := missing_glyphs(faces)):
        raise Stated(
            f"no font here has {len(lacking)} of the letters on these cards ({some(lacking)}), nothing was written: "
            f"on Debian and Ubuntu install {package_for(lacking)}, or print boxes with --allow-missing-glyphs"
        )
    painter = SheetPainter(sheet, cards, faces, game=deck.game, language=language)
    if kind == ".pdf":
        write_pdf(painter, arguments.output)
        written = str(arguments.output)
    else:
        files = write_pngs(painter, arguments.output.parent, arguments.output.stem)
        written = f"{files[0]}…" if len(files) > 1 else str(files[0])
    del app
    cards_word, pages_word = ("" if count == 1 else "s" for count in (sheet.copies, len(sheet.pages)))
    print(
        f"{written}: {sheet.copies} card{cards_word} on {len(sheet.pages)} page{pages_word}, "
        f"{sheet.grid.capacity} per page"
    )
    if settings.dpi < COARSE:
        print(f"{settings.dpi} dpi is coarse: small print is hard to read below {COARSE}")
    print("print at 100 %; do not fit to page")


def _calibration(arguments: argparse.Namespace) -> None:
    from sanam.proxies.calibration import calibration_sheet
    from sanam.proxies.outputs import ensure_application, write_pdf
    from sanam.proxies.painter import SheetPainter

    if arguments.output.suffix.lower() != ".pdf":
        raise Stated(f"{arguments.output}: the calibration sheet is written as .pdf")
    sheet = calibration_sheet(_settings(arguments, games.first()))
    app = ensure_application()
    write_pdf(SheetPainter(sheet), arguments.output)
    del app
    print(f"{arguments.output}: print both sides at 100 %, do not fit to page, and follow the instructions on it")


# --- what a person types --------------------------------------------------------------------------


def _language(text: str) -> str:
    return text.replace("-", "_")


def _length(text: str) -> int:
    try:
        return parse_length(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _paper(text: str) -> tuple[int, int]:
    return PAPERS.get(text.lower()) or _size(text)


def _card(text: str) -> tuple[int, int]:
    return card_size(text.lower()) if text.lower() in games.ids() else _size(text)


def _size(text: str) -> tuple[int, int]:
    try:
        return parse_size(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _pair(text: str) -> tuple[int, int]:
    parts = [_length(part) for part in text.split(",")]
    if len(parts) > 2:
        raise argparse.ArgumentTypeError(f"{text!r} is more than two lengths")
    return parts[0], parts[-1]


def _margins(text: str) -> tuple[int, int, int, int]:
    parts = [_length(part) for part in text.split(",")]
    if len(parts) not in (1, 4):
        raise argparse.ArgumentTypeError(f"{text!r} is neither one length nor four")
    return parts[0], parts[len(parts) // 3], parts[len(parts) // 2], parts[-1]


def _angle(text: str) -> int:
    try:
        return round(float(text) * 1000)
    except (ValueError, OverflowError):
        raise argparse.ArgumentTypeError(f"{text!r} is no angle in degrees") from None


def _slots(text: str) -> tuple[int, ...]:
    slots: set[int] = set()
    for part in text.split(","):
        first, _, last = part.partition("-")
        if not (first.strip().isdecimal() and (last or first).strip().isdecimal()) or len(part) > 20:
            raise argparse.ArgumentTypeError(f"{part!r} is no slot; write 1,2,5-7")
        low, high = int(first), int(last or first)
        if not 1 <= low <= high or high - low > 10_000:
            raise argparse.ArgumentTypeError(f"{part!r} is no range of slots from 1")
        slots.update(range(low - 1, high))
    return tuple(sorted(slots))
