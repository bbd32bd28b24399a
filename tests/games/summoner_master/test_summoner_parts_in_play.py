"""What the parts of a card are to a game: Seals fight, Extra Cards wait beside the Deck, printed values stay."""

from __future__ import annotations

import pytest
from arena import AT, BOOK, DF, Arena, mystic, seal

from sanam.engine import manual
from sanam.games.summoner_master.cards.model import Shade


@pytest.mark.rule(BOOK, "SMG-61")
def test_seals_attack_and_defend_and_mystic_cards_do_neither() -> None:
    s = Arena(mystic("mist", "PA", "infinity"))
    wolf, guard = s.put(0, "wolf", AT), s.put(1, "bear", DF)
    mist, veil = s.put(0, "mist", "no-line"), s.put(1, "mist", "no-line")
    assert "attack" in s.acts(wolf) and "attack" not in s.acts(mist)
    s.act("attack", wolf)
    assert guard in s.offered("attack") and veil not in s.offered("attack")


@pytest.mark.rule(BOOK, "SMG-81", "SMG-117")
@pytest.mark.parametrize(("part", "printed"), [("at", 3), ("df", 2), ("sp", 2), ("level", 1), ("cast_mp", 2)])
def test_a_normal_value_is_the_printed_one_whatever_an_effect_changes(part: str, printed: int) -> None:
    s = Arena()
    wolf = s.put(0, "wolf", AT)
    s.modify(wolf, part, "add", 2)
    shown = s.game.values(s.card(wolf))
    assert (shown[part], shown[f"{part}0"]) == (printed + 2, printed)


@pytest.mark.rule(BOOK, "SMG-113")
def test_a_normal_name_is_the_printed_one_whatever_a_card_is_a_shade_of() -> None:
    plain = seal("warden")
    shaded = seal("warden", name_symbol="Old Warden", shades=(Shade(kind="name", value="Knight"),))
    assert shaded.key == plain.key
    assert shaded.key not in (seal("Old Warden").key, seal("Knight").key)


@pytest.mark.rule(BOOK, "600.9")
def test_an_extra_card_lies_in_no_library_and_then_works_like_its_family() -> None:
    s = Arena(seal("guest", at=9, extra=True, mp="-/1"), mystic("gift", extra=True), beside=("guest", "gift"))
    for seat in (0, 1):
        assert [s.game.profile(card).extra for card in s.zone(seat, "beside")] == [True, True]
        for pile in ("seal-library", "mystic-library"):
            assert not any(s.game.profile(card).extra for card in s.zone(seat, pile))
    guest = next(card for card in s.zone(0, "beside") if s.game.profile(card).seal)
    s.hand(0, manual.Move(guest, f"0.{AT}"))
    s.act("line", zone=f"0.{AT}")
    wolf = s.put(1, "wolf", AT)
    s.attack(guest, wolf)
    s.settle()
    assert s.where(wolf) == "1.seal-shrine"
