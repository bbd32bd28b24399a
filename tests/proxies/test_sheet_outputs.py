"""PNG pages, the calibration sheet, the cards of decks, and both commands."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from sheet_helpers import Rendered, edge, faces_for

from sanam.catalogue.first_run import open_catalogue
from sanam.catalogue.store import Catalogue
from sanam.cli import main
from sanam.decks.files import load_deck
from sanam.decks.model import make_deck
from sanam.games.summoner_master.cards.model import SummonerCard
from sanam.proxies.calibration import BELOW, RULER, RULER_Y, calibration_sheet
from sanam.proxies.cards import back_of_card, deck_cards, listed_cards
from sanam.proxies.layout import SheetCard, lay_out
from sanam.proxies.lengths import MM
from sanam.proxies.settings import SheetRefused, SheetSettings
from starter_cards import with_starters

SPACED = SheetSettings(gap_x=3 * MM, gap_y=3 * MM, guides="none", backs="common")


@pytest.fixture(scope="module")
def catalogue(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with open_catalogue(with_starters(tmp_path_factory.mktemp("catalogue"))) as opened:
        yield opened


def test_png_pages_measure_true_and_carry_their_resolution(qapp: Any, tmp_path: Path) -> None:
    from sanam.proxies.outputs import write_pngs
    from sanam.proxies.painter import SheetPainter

    cards = (SheetCard("1", "One", 10),)
    sheet = lay_out(replace(SPACED, dpi=300), cards)
    told: list[tuple[int, int]] = []
    files = write_pngs(
        SheetPainter(sheet, cards, faces_for(cards)),
        tmp_path,
        "deck",
        report=lambda done, total: told.append((done, total)),
    )
    assert [file.name for file in files] == ["deck-1.png", "deck-1-back.png", "deck-2.png", "deck-2-back.png"]
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]
    for file, page in zip(files, sheet.pages, strict=True):
        with Image.open(file) as picture:
            assert picture.size == (2480, 3508)
            assert picture.info["dpi"] == pytest.approx((300, 300), abs=0.02)
            assert picture.getpixel((0, 0)) == (255, 255, 255)
            rect = page.cards[0].rect
            middle = (rect.y + rect.bottom) / 2 / MM
            for side in (rect.x, rect.right):
                assert edge(picture, True, middle, side / MM, 300) == pytest.approx(side / MM, abs=0.1)


def test_png_pages_are_bounded_and_written_wholly_or_not(qapp: Any, tmp_path: Path) -> None:
    from sanam.proxies.outputs import write_pngs
    from sanam.proxies.painter import SheetPainter

    cards = (SheetCard("1", "One", 10),)
    huge = lay_out(replace(SPACED, paper_width=1000 * MM, paper_height=1000 * MM, dpi=600), cards)
    with pytest.raises(SheetRefused, match="too large"):
        write_pngs(SheetPainter(huge, cards, faces_for(cards)), tmp_path, "x")

    def stop(done: int, total: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    painter = SheetPainter(lay_out(replace(SPACED, dpi=72), cards), cards, faces_for(cards))
    with pytest.raises(KeyboardInterrupt):
        write_pngs(painter, tmp_path, "x", report=stop)
    assert list(tmp_path.iterdir()) == []


def test_a_card_drawn_small_is_the_card_that_is_printed(qapp: Any) -> None:
    """Below 150 pixels the table's reduced face would be drawn; a sheet shows the whole one at any size."""
    from sanam.proxies.outputs import page_image
    from sanam.proxies.painter import SheetPainter

    cards = (SheetCard("1", "One"),)
    sheet = lay_out(SheetSettings(guides="none", header=False), cards)
    painter = SheetPainter(sheet, cards, faces_for(cards))
    large = page_image(painter, sheet.pages[0], 150).scaledToWidth(331)
    small = page_image(painter, sheet.pages[0], 40)
    width, height = small.width(), small.height()
    differences = [
        abs(small.pixelColor(x, y).lightness() - large.pixelColor(x, y).lightness())
        for x in range(0, width, 3)
        for y in range(0, min(height, large.height()), 3)
    ]
    assert sum(differences) / len(differences) < 6


def test_the_calibration_ruler_is_a_hundred_millimetres(qapp: Any, tmp_path: Path) -> None:
    from sanam.proxies.outputs import write_pdf
    from sanam.proxies.painter import SheetPainter

    settings = SheetSettings(
        back_x=1_200, back_y=-400, back_angle=250, flip="short", card_width=63 * MM, card_height=88 * MM
    )
    write_pdf(SheetPainter(calibration_sheet(settings)), tmp_path / "c.pdf")
    rendered = Rendered(tmp_path / "c.pdf")
    assert len(rendered) == 2
    left = (210 - 100) / 2
    begin = edge(rendered.picture(0), True, RULER_Y / MM, left - 0.05)
    end = edge(rendered.picture(0), True, RULER_Y / MM, left + 100.05)
    assert begin == pytest.approx(left, abs=0.1)
    assert end - begin == pytest.approx(RULER / MM, abs=0.2)  # with half a line at both ends
    down = edge(rendered.picture(0), False, left + 1, BELOW / MM - 0.05)
    assert down == pytest.approx(BELOW / MM, abs=0.1)
    for page in (0, 1):
        text = " ".join(rendered.text(page).split())
        assert "A4, flip on the short edge, back offset x 1.2 mm, y -0.4 mm, angle 0.25°" in text
        assert "Cards 63 mm × 88 mm" in text
    assert "Print at 100 %" in rendered.text(0)
    assert "Hold the sheet against the light" in rendered.text(1)


@pytest.mark.parametrize("flip", ["long", "short"])
@pytest.mark.parametrize("landscape", [False, True])
def test_the_scales_lie_behind_the_crosses(flip: str, landscape: bool) -> None:
    settings = SheetSettings(flip=flip, landscape=landscape, back_x=700)  # type: ignore[arg-type]
    sheet = calibration_sheet(settings)
    front, back = sheet.pages
    width, height = sheet.size
    crosses = {
        (line.x1, other.y1)
        for line in front.lines
        for other in front.lines
        if line.x1 == line.x2
        and other.y1 == other.y2
        and line.y2 - line.y1 == 12 * MM == other.x2 - other.x1
        and line.y1 + 6 * MM == other.y1
        and other.x1 + 6 * MM == line.x1
    }
    assert len(crosses) == 4
    sideways = (flip == "long") != landscape
    wanted = {(width - x, y) if sideways else (x, height - y) for x, y in crosses}
    scales = {
        (line.x1 + 10 * MM, line.y1) for line in back.lines if line.y1 == line.y2 and line.x2 - line.x1 == 20 * MM
    }
    assert scales == wanted
    assert (back.shift_x, front.shift_x) == (700, 0)


def test_a_page_too_small_for_the_calibration_sheet_is_refused() -> None:
    with pytest.raises(SheetRefused):
        calibration_sheet(SheetSettings(paper_width=100 * MM, paper_height=150 * MM))


def test_the_cards_of_a_deck(catalogue: Catalogue) -> None:
    deck = load_deck("river", catalogue)
    cards, faces = deck_cards(catalogue, deck, mark=False)
    assert sum(card.copies for card in cards) == deck.total()
    assert [card.code for card in cards] == deck.all_codes()
    assert len(faces) == len(cards)
    assert not any(face.playtest for face in faces)
    main, _ = deck_cards(catalogue, deck, piles=("main",))
    assert sum(card.copies for card in main) == len(deck.piles["main"])


def test_a_plain_list_keeps_unknown_cards(catalogue: Catalogue) -> None:
    known = load_deck("river", catalogue).codes("main")[0]
    cards, faces = listed_cards(catalogue, "yugioh", [(known, 2), ("404", 1)])
    assert [(card.code, card.copies) for card in cards] == [(known, 2), ("404", 1)]
    assert faces[1].name == "404"
    assert faces[0].name != known
    cards, faces = listed_cards(catalogue, "summoner-master", [("SM-1", 3)])
    assert (cards[0].copies, faces[0].game) == (3, "summoner-master")


def test_seals_have_blue_and_mystics_red_backs_of_their_own(catalogue: Catalogue) -> None:
    """Summoner Master 200.1.1, 201.1.1: the backs of both decks; a card in both piles is printed with both."""
    deck = make_deck("summoner-master", {"seal": ["S1", "S1", "X"], "mystic": ["M1", "X"]})
    cards, _ = deck_cards(catalogue, deck)
    assert [(card.code, card.copies, card.back) for card in cards] == [
        ("S1", 2, "blue"),
        ("X", 1, "blue"),
        ("M1", 1, "red"),
        ("X", 1, "red"),
    ]


def test_extra_cards_have_white_backs_with_their_edge() -> None:
    card = lambda family, extra: SummonerCard(  # noqa: E731
        name="A", family=family, extra=extra, **({"duration": 1, "mystic_kind": "PA"} if family == "mystic" else {})
    )
    backs = [
        back_of_card("summoner-master", card(family, extra)) for family in ("seal", "mystic") for extra in (False, True)
    ]
    assert backs == ["blue", "white-blue", "red", "white-red"]
    assert back_of_card("summoner-master", None) == ""


def test_a_picture_of_a_back_is_a_cards_own(catalogue: Catalogue, tmp_path: Path) -> None:
    code = load_deck("river", catalogue).codes("main")[0]
    catalogue.set_image("yugioh", code, tmp_path / "back.png", kind="back")
    catalogue.set_image("yugioh", code, tmp_path / "gone.png")
    cards, faces = listed_cards(catalogue, "yugioh", [(code, 1)])
    assert cards[0].back == f"image:{tmp_path / 'back.png'}"
    assert faces[0].image is None  # the file has gone: the face is drawn
    (tmp_path / "gone.png").write_bytes(b"here again")
    assert listed_cards(catalogue, "yugioh", [(code, 1)])[1][0].image == str(tmp_path / "gone.png")


# --- the commands


def run(tmp_path: Path, *words: str) -> int:
    return main(["--data-dir", str(tmp_path / "data"), *words])


def test_proxies_writes_a_pdf(qapp: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "river.pdf"
    status = run(
        tmp_path,
        "proxies",
        "river",
        "-o",
        str(out),
        "--paper",
        "letter",
        "--card",
        "63x88",
        "--guides",
        "full",
        "--backs",
        "common",
        "--gap",
        "1mm,2mm",
        "--margins",
        "5mm",
        "--skip",
        "1,3-4",
        "--pile",
        "extra",
        "--flip",
        "short",
        "--back-offset",
        "0.5,-0.5",
        "--back-angle",
        "0.2",
    )
    told = capsys.readouterr()
    assert status == 0, told.err
    assert "100 %" in told.out
    rendered = Rendered(out)
    assert rendered.size_mm(0) == pytest.approx((215.9, 279.4), abs=0.01)
    assert len(rendered) % 2 == 0
    assert "river" in rendered.text(0)


def test_proxies_writes_png_pages_and_calibration_a_pdf(
    qapp: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path, "proxies", "river", "-o", str(tmp_path / "r.png"), "--dpi", "72", "--pile", "extra") == 0
    assert (tmp_path / "r-1.png").exists()
    assert run(tmp_path, "calibration", "-o", str(tmp_path / "c.pdf"), "--paper", "letter") == 0
    assert len(Rendered(tmp_path / "c.pdf")) == 2


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--card", "400x400"), "No card fits"),
        (("--bleed", "25mm"), "bleed must lie between 0 mm and 20 mm"),
        (("--pile", "attic"), "there is no pile 'attic'"),
        (("--copies", "0"), "copies must lie between 1 and 100"),
    ],
)
def test_a_problem_is_one_line_and_nothing_is_written(
    qapp: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], told: str
) -> None:
    assert run(tmp_path, "proxies", "river", "-o", str(tmp_path / "x.pdf"), *words) == 1
    error = capsys.readouterr().err
    assert told in error
    assert error.count("\n") == 1
    assert not (tmp_path / "x.pdf").exists()


@pytest.mark.parametrize(
    "words",
    [
        ("--card", "x"),
        ("--gap", "1,2,3"),
        ("--skip", "0"),
        ("--skip", "5-3"),
        ("--margins", "1,2"),
        ("--back-angle", "much"),
        ("--guides", "dots"),
    ],
)
def test_wrong_words_are_wrong_usage(tmp_path: Path, words: tuple[str, ...]) -> None:
    assert run(tmp_path, "proxies", "river", "-o", "x.pdf", *words) == 2


def test_other_files_than_pdf_and_png_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path, "proxies", "river", "-o", str(tmp_path / "x.doc")) == 1
    assert ".pdf or .png" in capsys.readouterr().err
