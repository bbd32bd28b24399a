"""The board as data and its arithmetic."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF

from sanam import games
from sanam.engine.view import CardView
from sanam.games.board import Board, Place
from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.presentation.playmat import YugiohPlaymat, drop_zones
from sanam.games.yugioh.vocabulary.board import BOARD, MONSTER_ZONES, SPELL_ZONES
from sanam.games.yugioh.vocabulary.zones import SEAT_ZONES
from sanam.ui.table.board.geometry import Geometry

SIZES = [(780, 700, False), (780, 700, True), (1240, 1060, False), (1800, 1400, True), (500, 900, False)]


def test_every_zone_of_the_rules_has_a_place_or_is_said_to_have_none() -> None:
    placed = {place.zone for place in BOARD.places} | {BOARD.hand, *BOARD.hidden}
    assert BOARD.corner is not None
    assert placed | {BOARD.corner.zone} == set(SEAT_ZONES)


@pytest.mark.parametrize(("width", "height", "open_hands"), SIZES)
def test_no_two_zones_overlap_and_each_is_found_under_its_middle(width: int, height: int, open_hands: bool) -> None:
    for near in (0, 1):
        geometry = Geometry(BOARD, width, height, near, open_hands)
        zones = [zone for zone in geometry.zones() if not zone.endswith(".hand")]
        rects = {zone: geometry.rect(zone) for zone in zones}
        for zone, rect in rects.items():
            assert rect is not None
            assert geometry.zone_at(rect.center()) == zone
            overlap = [z for z, other in rects.items() if z != zone and other is not None and rect.intersects(other)]
            assert overlap == []


def test_the_far_side_is_the_near_side_turned_round() -> None:
    geometry = Geometry(BOARD, 900, 720, near=1)
    for name in (*MONSTER_ZONES, *SPELL_ZONES, "deck", "extra", "graveyard", "field"):
        near, far = geometry.rect(f"1.{name}"), geometry.rect(f"0.{name}")
        assert near is not None
        assert far is not None
        middle = (near.center() + far.center()) / 2
        assert (middle - geometry.middle).manhattanLength() < 1
        assert near.center().y() > geometry.middle.y()


BOARDS = {game: games.get(game).table.playmat().board for game in games.ids()}


@pytest.mark.parametrize("game", BOARDS)
@pytest.mark.parametrize(("width", "height", "open_hands"), [(836, 672, True), (836, 672, False), (708, 588, True)])
@pytest.mark.parametrize("number", [1, 5, 9, 25])
def test_a_hand_of_any_size_is_seen_in_its_strip(
    game: str, width: int, height: int, open_hands: bool, number: int
) -> None:
    geometry = Geometry(BOARDS[game], width, height, 0, open_hands)
    for seat in (0, 1):
        strip = geometry.hand_rect(seat).adjusted(-1, -1, 1, 1)
        for spot in geometry.hand_spots(seat, number):
            wide = spot.height * geometry.board.card
            seen = QRectF(spot.centre.x() - wide / 2, spot.centre.y() - spot.height / 2, wide, spot.height * spot.shown)
            assert strip.contains(seen.intersected(QRectF(0, 0, width, height)))
            # Mine comes up as far as it is tucked away.
            assert seat or seen.top() + spot.height - spot.rise <= strip.bottom()


@pytest.mark.parametrize("game", BOARDS)
@pytest.mark.parametrize("open_hands", [True, False])
def test_hands_field_and_prompt_lie_below_one_another(game: str, open_hands: bool) -> None:
    for width, height in ((836, 672), (708, 588), (1380, 1032), (2870, 2112), (500, 900), (2000, 600)):
        geometry = Geometry(BOARDS[game], width, height, 0, open_hands)
        parts = (geometry.far_row, geometry.field, geometry.prompt, geometry.near_row)
        assert all(upper.bottom() <= lower.top() + 0.01 for upper, lower in pairwise(parts))
        assert parts[0].top() >= 0 and parts[-1].bottom() <= height
        # The near hand is whole, and the phases lie between the halves.
        for spot in geometry.hand_spots(0, 7):
            assert spot.shown == 1 and geometry.near_row.contains(
                QRectF(10, spot.centre.y() - spot.height / 2, 1, spot.height)
            )
        halves = [geometry.rect(zone) for zone in geometry.zones() if not zone.endswith((".hand", ".banished"))]
        assert not any(rect is not None and rect.intersects(geometry.phases) for rect in halves)
        area = geometry.field.adjusted(-1, -1, 1, 1)
        for zone in geometry.zones():
            rect, name = geometry.rect(zone), zone[2:]
            corner = geometry.board.corner
            assert rect is not None
            if name != geometry.board.hand and (corner is None or name != corner.zone):
                assert area.contains(rect), (zone, width, height)


@pytest.mark.parametrize("game", BOARDS)
def test_no_game_needs_more_than_six_rows_of_cards(game: str) -> None:
    board = BOARDS[game]
    assert board.height <= 4  # and the two hands
    assert all(
        abs(place.y) + (place.span / 2 if place.kind in ("stack", "column") else 0.5) <= 2 for place in board.places
    )


def test_cards_of_a_row_lie_side_by_side_as_their_owner_sees_them() -> None:
    row = Board(6, 2, 0.2, (Place("row", 0, 0.6, "row", span=5), Place("deck", 2.8, 1.5, "pile")), None)
    geometry = Geometry(row, 900, 720)
    for number in (1, 2, 5, 12):
        near, far = geometry.spots("0.row", ["up"] * number), geometry.spots("1.row", ["up/side"] * number)
        xs = [spot.centre.x() for spot in near]
        assert xs == sorted(xs) and [spot.centre.x() for spot in far] == pytest.approx(xs[::-1])
        assert all(spot.turn == -90 for spot in far) and all(spot.turn == 0 for spot in near)
        area = geometry.rect("0.row")
        for spot in near:
            half = QPointF(spot.height / 2, spot.height / 2)  # it may lie sideways
            assert area.adjusted(-1, -1, 1, 1).contains(QRectF(spot.centre - half, spot.centre + half))
        steps = [b - a for a, b in pairwise(xs)]
        assert number > 5 or all(step == pytest.approx(geometry.cell) for step in steps)


def test_cards_of_a_column_lie_below_one_another_with_their_names_in_sight() -> None:
    board = Board(6, 4, 0.2, (Place("column", 0, 1.0, "column", span=2),), None)
    geometry = Geometry(board, 900, 720)
    for number in (1, 2, 5, 12):
        for seat in (0, 1):
            spots = geometry.spots(f"{seat}.column", ["up", "up/side"] * (number // 2) + ["up"] * (number % 2))
            area = geometry.rect(f"{seat}.column")
            for spot in spots:
                half = QPointF(spot.height / 2, spot.height / 2)
                assert area.adjusted(-1, -1, 1, 1).contains(QRectF(spot.centre - half, spot.centre + half))
            ys = [spot.centre.y() for spot in spots]
            assert ys == sorted(ys, reverse=bool(seat))
            # The lower one on the screen lies above.
            assert [spot.z for spot in sorted(spots, key=lambda spot: spot.centre.y())] == sorted(
                spot.z for spot in spots
            )


def lying(zone: str, stance: str = "up") -> CardView:
    return CardView("#1", zone, 0, stance)


def test_how_a_card_moved_by_hand_lies() -> None:
    stance = YugiohPlaymat().stance_in
    assert stance("graveyard", lying("0.m1", "down/side")) == "up"
    assert stance("deck", lying("0.m1")) == stance("extra", lying("0.m1")) == "down"
    assert stance("m2", lying("0.hand", "down")) == "up"
    assert stance("m2", lying("0.m1", "down/side")) == "down/side"


def test_where_a_drag_may_end() -> None:
    monster = CardData(code=1, name="A", kind="monster")
    spell = CardData(code=2, name="B", kind="spell", icon="normal")
    field = CardData(code=3, name="C", kind="spell", icon="field")
    assert drop_zones("normal_summon", monster, "hand") == MONSTER_ZONES
    assert drop_zones("activate", spell, "hand") == SPELL_ZONES
    assert drop_zones("set", field, "hand") == ("field",)
    assert drop_zones("activate", spell, "s2") == ("s2",)
    assert drop_zones("attack", monster, "m1") == ()
    wish = YugiohPlaymat().wish
    assert wish(lying("0.m1"), monster, "m3", own=False) == "attack"
    assert wish(lying("0.m1"), monster, "m1", own=True) == "change_position"
    assert wish(lying("0.hand"), monster, "m3", own=True) == "normal_summon"
    assert wish(lying("0.hand"), spell, "m3", own=True) == "activate"


def test_ranks_put_the_upright_cards_first_and_the_sideways_ones_at_the_other_end() -> None:
    board = Board(6, 2, 0.2, (Place("row", 0, 0.6, "ranks", span=5, size=0.7),), None)
    geometry = Geometry(board, 900, 720)
    stances = ["up/side", "up", "up/side", "up"] * 2 + ["up", "up"]
    for seat, sign in ((0, 1), (1, -1)):
        spots = geometry.spots(f"{seat}.row", stances)
        rect = geometry.rect(f"{seat}.row")
        along = [sign * (spot.centre.x() - rect.center().x()) for spot in spots]
        up = [x for x, stance in zip(along, stances, strict=True) if stance == "up"]
        side = [x for x, stance in zip(along, stances, strict=True) if stance != "up"]
        assert max(up) < min(side) and up == sorted(up) and side == sorted(side)
        # Ten of them stay within the area, and between both kinds there is room to see where one ends.
        assert min(along) - spots[0].height * board.card / 2 > -rect.width() / 2
        assert max(along) + spots[0].height / 2 < rect.width() / 2 + 1
        assert min(side) - max(up) > max(b - a for a, b in pairwise(up))


def test_a_stack_shows_every_card_and_its_top_card_whole() -> None:
    board = Board(6, 4, 0.2, (Place("life", 0, 1.1, "stack", span=2),), None)
    geometry = Geometry(board, 900, 720)
    for number in (1, 5, 9):
        ys = [spot.centre.y() for spot in geometry.spots("0.life", ["down"] * number)]
        assert len(set(ys)) == number and ys == sorted(ys)
        far = [spot.centre.y() for spot in geometry.spots("1.life", ["down"] * number)]
        assert far == sorted(far, reverse=True)
        rect = geometry.rect("0.life")
        assert rect.top() <= ys[0] - geometry.card_size.height() / 2 + 1
        assert ys[-1] + geometry.card_size.height() / 2 <= rect.bottom() + 1
