"""Where cards go, for any settings: nothing overlaps, nothing leaves the margins, backs lie behind their fronts."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from sanam.proxies.layout import (
    GUIDE_CLEARANCE,
    HEADER_ROOM,
    PAGE_EDGE,
    Page,
    Placement,
    Rect,
    Sheet,
    SheetCard,
    grid_of,
    lay_out,
    printable,
)
from sanam.proxies.lengths import MM
from sanam.proxies.settings import BOUNDS, PAPERS, SheetRefused, SheetSettings, card_size, settings_from

A4 = SheetSettings()
CARD = (SheetCard("1", "One"),)


def cards(*copies: int) -> tuple[SheetCard, ...]:
    return tuple(SheetCard(str(at), f"Card {at}", count) for at, count in enumerate(copies))


@st.composite
def any_settings(draw: st.DrawFn) -> SheetSettings:
    length = lambda low, high: draw(st.integers(low, high))  # noqa: E731
    return SheetSettings(
        paper_width=length(100 * MM, 450 * MM),
        paper_height=length(100 * MM, 450 * MM),
        landscape=draw(st.booleans()),
        card_width=length(25 * MM, 110 * MM),
        card_height=length(25 * MM, 110 * MM),
        margin_left=length(0, 20 * MM),
        margin_top=length(0, 20 * MM),
        margin_right=length(0, 20 * MM),
        margin_bottom=length(0, 20 * MM),
        gap_x=draw(st.sampled_from((0, 1, 500, 3 * MM, 8 * MM))),
        gap_y=draw(st.sampled_from((0, 1, 500, 3 * MM, 8 * MM))),
        bleed=draw(st.sampled_from((0, 1, 1_500, 3 * MM))),
        guides=draw(st.sampled_from(("none", "corners", "full"))),
        backs=draw(st.sampled_from(("none", "common", "own"))),
        flip=draw(st.sampled_from(("long", "short"))),
        sides=draw(st.sampled_from(("both", "fronts", "backs"))),
        order=draw(st.sampled_from(("deck", "name", "reverse"))),
        skip=tuple(draw(st.lists(st.integers(0, 40), max_size=8))),
        copies=draw(st.integers(1, 3)),
        header=draw(st.booleans()),
    )


def laid_out(settings: SheetSettings, some: tuple[SheetCard, ...] = cards(3, 1, 7, 0, 2)) -> Sheet:
    assume(grid_of(settings).capacity > 0)
    return lay_out(settings, some, "Deck")


def fronts(sheet: Sheet) -> list[Placement]:
    return [placed for page in sheet.pages if page.side == "front" for placed in page.cards]


@given(any_settings())
def test_no_two_cards_overlap_with_their_bleed(settings: SheetSettings) -> None:
    for page in laid_out(settings).pages:
        for one, other in combinations(page.cards, 2):
            assert not one.art.overlaps(other.art)


@given(any_settings())
def test_every_card_is_whole_and_inside_the_margins(settings: SheetSettings) -> None:
    sheet = laid_out(settings)
    width, height = sheet.size
    for page in sheet.pages:
        for placed in page.cards:
            assert (placed.rect.width, placed.rect.height) == (settings.card_width, settings.card_height)
            assert placed.art == placed.rect.grown(settings.bleed)
            assert Rect(0, 0, width, height).contains(placed.art)
            if page.side == "front":
                assert printable(settings).contains(placed.art)
                assert placed.art.x >= settings.margin_left
                assert width - placed.art.right >= settings.margin_right
                assert placed.art.y >= settings.margin_top
                assert height - placed.art.bottom >= settings.margin_bottom


@given(any_settings())
def test_the_capacity_is_what_counting_finds(settings: SheetSettings) -> None:
    def most(room: int, card: int, gap: int) -> int:
        count = 0
        while (count + 1) * (card + 2 * settings.bleed) + count * gap <= room:
            count += 1
        return count

    width, height = settings.page
    top = max(settings.margin_top, HEADER_ROOM) if settings.header else settings.margin_top
    columns = most(width - settings.margin_left - settings.margin_right, settings.card_width, settings.gap_x)
    rows = most(height - top - settings.margin_bottom, settings.card_height, settings.gap_y)
    grid = grid_of(settings)
    assert grid.capacity == columns * rows
    if grid.capacity:
        assert (grid.columns, grid.rows) == (columns, rows)


@given(any_settings())
def test_backs_lie_exactly_behind_their_fronts(settings: SheetSettings) -> None:
    sheet = laid_out(replace(settings, backs="common", sides="both"))
    width, height = sheet.size
    assert [page.side for page in sheet.pages] == ["front", "back"] * (len(sheet.pages) // 2)
    turned_sideways = (settings.flip == "long") == (height >= width)
    for front, back in zip(sheet.pages[::2], sheet.pages[1::2], strict=True):
        assert front.sheet == back.sheet
        for one, other in zip(front.cards, back.cards, strict=True):
            assert (one.card, one.slot) == (other.card, other.slot)
            for before, behind in ((one.rect, other.rect), (one.art, other.art)):
                if turned_sideways:
                    assert (behind.x, behind.y) == (width - before.x - before.width, before.y)
                else:
                    assert (behind.x, behind.y) == (before.x, height - before.y - before.height)
            assert other.turned is not turned_sideways


@given(any_settings())
def test_slots_that_are_skipped_stay_empty_and_no_copy_is_lost(settings: SheetSettings) -> None:
    some = cards(3, 1, 7, 0, 2)
    sheet = lay_out(settings, some) if grid_of(settings).capacity else None
    assume(sheet is not None and (settings.sides != "backs" or settings.backs == "none"))
    assert sheet is not None
    placed = fronts(sheet)
    slots = [one.slot for one in placed]
    assert slots == [slot for slot in range(slots[-1] + 1) if slot not in settings.skip]
    for at, card in enumerate(some):
        assert sum(one.card == at for one in placed) == card.copies * settings.copies
    for page in sheet.pages:
        assert all(one.slot // sheet.grid.capacity == page.sheet for one in page.cards)


def _touches(page: Page, rect: Rect) -> bool:
    return any(
        Rect(
            min(line.x1, line.x2) - line.width // 2 * (line.x1 == line.x2),
            min(line.y1, line.y2) - line.width // 2 * (line.y1 == line.y2),
            abs(line.x2 - line.x1) or line.width,
            abs(line.y2 - line.y1) or line.width,
        ).overlaps(rect)
        for line in page.lines
    )


@given(any_settings())
def test_guides_lie_on_cut_lines_and_on_no_picture(settings: SheetSettings) -> None:
    sheet = laid_out(settings)
    width, height = sheet.size
    for page in sheet.pages:
        if page.side == "back" or settings.guides == "none":
            assert page.lines == ()
            continue
        edges_x = {x for one in page.cards for x in (one.rect.x, one.rect.right)}
        edges_y = {y for one in page.cards for y in (one.rect.y, one.rect.bottom)}
        for line in page.lines:
            assert (line.x1 == line.x2 and line.x1 in edges_x) or (line.y1 == line.y2 and line.y1 in edges_y)
            assert PAGE_EDGE <= line.x1 <= line.x2 <= width - PAGE_EDGE or line.x1 == line.x2
            assert PAGE_EDGE <= line.y1 <= line.y2 <= height - PAGE_EDGE or line.y1 == line.y2
            if settings.header:
                assert line.y1 >= HEADER_ROOM
        for placed in page.cards:
            assert not _touches(page, placed.art)


@pytest.mark.parametrize("guides", ["corners", "full"])
def test_every_cut_has_a_guide_at_both_ends(guides: str) -> None:
    sheet = lay_out(replace(A4, guides=guides), cards(9))  # type: ignore[arg-type]
    (page,) = sheet.pages
    grid = sheet.grid
    xs = {one.rect.x for one in page.cards} | {one.rect.right for one in page.cards}
    ys = {one.rect.y for one in page.cards} | {one.rect.bottom for one in page.cards}
    assert len(xs) == len(ys) == 4
    for x in xs:
        ends = sorted((line.y1, line.y2) for line in page.lines if line.x1 == line.x2 == x)
        assert len(ends) == 2
        assert ends[0][1] == grid.y - GUIDE_CLEARANCE
        assert ends[1][0] == grid.y + 3 * grid.step_y + GUIDE_CLEARANCE
    for y in ys:
        assert len([line for line in page.lines if line.y1 == line.y2 == y]) == 2


@pytest.mark.parametrize(
    ("paper", "landscape", "card", "margin", "capacity"),
    [
        ("a4", False, "onepiece", 8, 9),
        ("a4", True, "onepiece", 8, 8),
        ("a4", False, "yugioh", 8, 9),
        ("letter", False, "onepiece", 5, 9),
        ("letter", False, "onepiece", 8, 6),
        ("letter", True, "onepiece", 8, 8),
        ("a3", False, "onepiece", 8, 16),
        ("a3", True, "onepiece", 8, 18),
        ("legal", False, "onepiece", 8, 9),
    ],
)
def test_capacities_that_are_known(paper: str, landscape: bool, card: str, margin: int, capacity: int) -> None:
    width, height = PAPERS[paper]
    wide, high = card_size(card)
    settings = SheetSettings(
        paper_width=width,
        paper_height=height,
        landscape=landscape,
        card_width=wide,
        card_height=high,
        margin_left=margin * MM,
        margin_top=margin * MM,
        margin_right=margin * MM,
        margin_bottom=margin * MM,
        header=False,
    )
    assert grid_of(settings).capacity == capacity


def test_cards_stand_in_the_middle_of_the_page() -> None:
    (page,) = lay_out(A4, cards(9)).pages
    assert min(one.rect.x for one in page.cards) == (210 - 3 * 59) * MM // 2
    assert min(one.rect.y for one in page.cards) == (297 - 3 * 86) * MM // 2


def test_order() -> None:
    some = (SheetCard("2", "beta", 2), SheetCard("1", "Alpha"), SheetCard("3", "gamma"))
    order = lambda wanted: [one.card for one in fronts(lay_out(replace(A4, order=wanted), some))]  # noqa: E731
    assert order("deck") == [0, 0, 1, 2]
    assert order("name") == [1, 0, 0, 2]
    assert order("reverse") == [2, 1, 0, 0]


def test_the_header_tells_deck_page_and_scale() -> None:
    sheet = lay_out(replace(A4, backs="common"), cards(10), "ริเวอร์")
    texts = [[text.text for text in page.texts] for page in sheet.pages]
    assert texts[0] == ["ริเวอร์", "Print at 100 %; do not fit to page", "Page 1 of 2"]
    assert texts[3] == ["ริเวอร์", "Print at 100 %; do not fit to page", "Page 2 of 2, backs"]
    for page in sheet.pages:
        for text in page.texts:
            assert Rect(0, 0, 210 * MM, HEADER_ROOM).contains(text.rect)
        for one, other in pairwise(page.texts):
            assert not one.rect.overlaps(other.rect)
    assert all(page.texts == () for page in lay_out(replace(A4, header=False), cards(10), "x").pages)


def test_the_offset_is_the_pages_and_only_of_backs() -> None:
    plain = lay_out(replace(A4, backs="common"), cards(2))
    moved = lay_out(replace(A4, backs="common", back_x=500, back_y=-300, back_angle=250), cards(2))
    assert [page.cards for page in moved.pages] == [page.cards for page in plain.pages]
    assert [(page.shift_x, page.shift_y, page.angle) for page in moved.pages] == [(0, 0, 0), (500, -300, 250)]


@pytest.mark.parametrize(
    ("change", "cards_", "reason"),
    [
        ({"card_width": 300 * MM}, CARD, "no-room"),
        ({"margin_left": 200 * MM, "margin_right": 200 * MM}, CARD, "no-room"),
        ({}, cards(20_001), "too-many-cards"),
        ({"copies": 100}, cards(201), "too-many-cards"),
        ({}, cards(4_501), "too-many-pages"),
        ({"backs": "common"}, cards(2_251), "too-many-pages"),
        (
            {"paper_width": 2000 * MM, "paper_height": 2000 * MM, "card_width": 20 * MM, "card_height": 20 * MM},
            CARD,
            "too-many-slots",
        ),
        ({"paper_width": 2001 * MM}, CARD, "number"),
        ({"bleed": -1}, CARD, "number"),
        ({"copies": 0}, CARD, "number"),
        ({"guides": "dotted"}, CARD, "choice"),
        ({"skip": (-1,)}, CARD, "skip"),
        ({"skip": tuple(range(4_500))}, CARD, "too-many-pages"),
    ],
)
def test_what_makes_no_sheet_is_refused(change: dict[str, object], cards_: tuple[SheetCard, ...], reason: str) -> None:
    with pytest.raises(SheetRefused) as refused:
        lay_out(replace(A4, **change), cards_)  # type: ignore[arg-type]
    assert refused.value.reason == reason
    assert "{" not in str(refused.value)


def test_the_most_that_is_allowed() -> None:
    assert len(lay_out(A4, cards(4_500)).pages) == 500
    assert lay_out(A4, ()).pages == ()


def test_kept_settings_are_taken_as_far_as_they_are_good() -> None:
    values = {"guides": "full", "gap_x": 500, "bleed": -5, "copies": "3", "dpi": True, "skip": [1, "x", 2], "flop": 1}
    assert settings_from(values) == replace(A4, guides="full", gap_x=500, skip=(1, 2))
    assert settings_from({}) == A4


@given(
    st.dictionaries(
        st.sampled_from([*BOUNDS, "guides", "skip", "header"]),
        st.one_of(
            st.none(),
            st.integers(),
            st.text(max_size=5),
            st.booleans(),
            st.lists(st.integers(), max_size=3),
            st.floats(),
        ),
    )
)
def test_any_kept_values_make_settings_within_bounds(values: dict[str, object]) -> None:
    settings_from(values).checked()
