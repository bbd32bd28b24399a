"""The Zones, changes of Zone, and values (100, 200, 300 to 304, 603, 620, 621, 701 to 706)."""

from __future__ import annotations

import pytest
from arena import AT, BOOK, DF, NONE, Arena, form, mystic, seal

from sanam.engine import manual
from sanam.engine.choice import Refused
from sanam.engine.view import view
from sanam.games.summoner_master.cards.model import Power
from sanam.games.summoner_master.vocabulary.zones import SEAT_ZONES, ZONES

RING = mystic("ring", "PS", 2)


def change(s: Arena, cards: list[int], to: str) -> None:
    """An Effect moves these cards together."""
    s.edit(lambda game: game.manual.run_before(game.procedures["ZoneChange"], cards=cards, to=to))


# --- what is seen -------------------------------------------------------------------------------------


@pytest.mark.rule(BOOK, "SMG-78", "300.2", "301.1", "303.2", "304.2")
def test_each_player_has_the_five_zones_in_their_parts() -> None:
    assert len(ZONES) == 2 * len(SEAT_ZONES)
    for word in ("seal-library", "mystic-library", "hand", AT, DF, "seal-shrine", "mystic-shrine", "remove"):
        assert word in SEAT_ZONES


@pytest.mark.rule(BOOK, "300.3", "300.4")
def test_libraries_are_face_down_to_both_and_their_cards_are_counted() -> None:
    s = Arena()
    for seat in (0, 1):
        seen = view(s.play, seat).zones
        for pile in ("0.seal-library", "1.mystic-library"):
            assert {card.id for card in seen[pile]} == {None}
            assert len(seen[pile]) == len(s.play.table.zones[pile])


@pytest.mark.rule(BOOK, "302.4", "302.5")
def test_a_hand_is_seen_by_its_player_and_counted_by_the_other() -> None:
    s = Arena()
    cards = [s.put(0, name, "hand") for name in ("wolf", "bear")]
    assert [card.id for card in view(s.play, 0).zones["0.hand"]] == cards
    assert [card.id for card in view(s.play, 1).zones["0.hand"]] == [None, None]


@pytest.mark.rule(BOOK, "301.3")
def test_shrines_are_open_and_their_order_stays() -> None:
    s = Arena()
    one, two = s.put(1, "wolf", "seal-shrine"), s.put(1, "bear", "seal-shrine")
    for seat in (0, 1):
        assert [card.id for card in view(s.play, seat).zones["1.seal-shrine"]] == [one, two]
    for action in (manual.Shuffle("1.seal-shrine"), manual.Move(one, "1.seal-shrine")):
        with pytest.raises(Refused, match="shrine-order"):
            s.hand(0, action)


@pytest.mark.rule(BOOK, "304.1", "304.4")
def test_the_remove_zone_is_open_unless_an_effect_lays_a_card_face_down() -> None:
    s = Arena()
    wolf, bear = s.put(1, "wolf", AT), s.put(1, "bear", AT)
    s.hand(1, manual.Move(wolf, "1.remove", stance="up"))
    s.hand(1, manual.Move(bear, "1.remove", stance="down"))
    assert [card.id for card in view(s.play, 0).zones["1.remove"]] == [wolf, None]


@pytest.mark.rule(BOOK, "620.1", "621.1", "SMG-58.1")
def test_reflection_cards_lie_face_up_and_extra_cards_face_down_beside_the_deck() -> None:
    mirror, guest = seal("wolf", 1, 6, reflection=True), seal("guest", extra=True)
    s = Arena(mirror, guest, beside=("wolf [Reflection]", "guest"))
    seen = [card.code for card in view(s.play, 1).zones["0.beside"]]
    assert seen == ["wolf [Reflection]", None]
    assert [card.code for card in view(s.play, 0).zones["0.beside"]] == ["wolf [Reflection]", "guest [Extra]"]


# --- what moves ---------------------------------------------------------------------------------------


@pytest.mark.rule(BOOK, "301.1.1", "301.1.2", "SMG-63", "304.1", "SMG-59")
def test_cards_go_to_their_owners_zones_by_their_kind() -> None:
    s = Arena(RING)
    wolf, ring = s.put(0, "wolf", AT), s.put(0, "ring", NONE)
    s.hand(0, manual.Move(wolf, "1.mystic-shrine"))
    s.hand(0, manual.Move(ring, "1.seal-shrine"))
    assert (s.where(wolf), s.where(ring)) == ("0.seal-shrine", "0.mystic-shrine")
    s.hand(0, manual.Move(wolf, "1.remove"))
    assert s.where(wolf) == "0.remove"


@pytest.mark.rule(BOOK, "301.2", "703.2")
def test_a_card_falls_on_top_of_the_shrine() -> None:
    s = Arena()
    first, wolf = s.put(0, "bear", "seal-shrine"), s.put(0, "wolf", AT)
    change(s, [wolf], "shrine")
    assert s.zone(0, "seal-shrine") == [first, wolf]


@pytest.mark.rule(BOOK, "301.4", "703.2", "603.6.2")
def test_several_cards_fall_in_the_order_their_owner_chooses() -> None:
    s = Arena()
    mine, theirs = [s.put(0, name, AT) for name in ("wolf", "bear")], [s.put(1, name, AT) for name in ("fly", "ox")]
    change(s, [*mine, *theirs], "shrine")
    assert (s.choice.kind, s.choice.seat, s.offered("pick")) == ("order", 0, mine)
    assert s.where(mine[0]) == f"0.{AT}"
    s.pick(mine[1], mine[0])
    assert s.choice.seat == 1
    s.pick(*theirs)
    assert (s.zone(0, "seal-shrine"), s.zone(1, "seal-shrine")) == ([mine[1], mine[0]], theirs)


@pytest.mark.rule(BOOK, "300.7", "704.2")
def test_a_library_that_cards_return_to_is_shuffled() -> None:
    s = Arena()
    wolf = s.put(0, "wolf", AT)
    before = list(s.zone(0, "seal-library"))
    change(s, [wolf], "library")
    after = s.zone(0, "seal-library")
    assert (s.where(wolf), sorted(after)) == ("0.seal-library", sorted([*before, wolf]))
    assert [card for card in after if card != wolf] != before


@pytest.mark.rule(BOOK, "300.8")
def test_a_card_that_was_shown_is_not_known_any_more_after_a_shuffle() -> None:
    s = Arena()
    wolf = s.put(0, "wolf", "seal-library")
    s.hand(0, manual.Reveal(wolf, [0, 1]))
    assert wolf in {card.id for card in view(s.play, 1).zones["0.seal-library"]}
    s.hand(0, manual.Shuffle("0.seal-library"))
    assert {card.id for card in view(s.play, 1).zones["0.seal-library"]} == {None}


@pytest.mark.rule(BOOK, "701.1", "701.6", "701.7", "509.3")
def test_a_destroyed_card_falls_and_nothing_saves_it() -> None:
    """Digest 2, scenario 11: no Interfere Step before it lies in the Shrine."""
    s = Arena(RING, prompts="always")
    wolf, ring = s.put(1, "wolf", AT), s.put(0, "ring", NONE)
    s.hand(0, manual.Attach(ring, wolf))
    s.edit(lambda game: game.manual.run_before(game.procedures["Destroy"], cards=[wolf]))
    assert s.choice.kind == "interfere"
    assert (s.where(wolf), s.where(ring)) == ("1.seal-shrine", "0.mystic-shrine")


@pytest.mark.rule(BOOK, "301.6", "303.7", "304.3")
@pytest.mark.parametrize("zone", ["seal-shrine", "hand", "remove", "seal-library"])
def test_what_was_on_a_card_is_forgotten_when_it_leaves(zone: str) -> None:
    s = Arena()
    wolf = s.put(0, "wolf", AT)
    s.modify(wolf, "level", "add", 5)
    s.hand(0, manual.Move(wolf, f"0.{zone}"))
    assert s.game.value(wolf, "level") == 1
    assert s.table.modifiers == {}
    s.hand(0, manual.Move(wolf, f"0.{AT}"))
    assert s.game.value(wolf, "level") == 1


@pytest.mark.rule(BOOK, "303.8")
def test_a_card_that_comes_in_is_a_new_card() -> None:
    s = Arena()
    wolf = s.put(0, "wolf", AT)
    was = s.game.stay(wolf)
    s.act("change_line", wolf)
    s.act("line")
    assert s.game.stay(wolf) == was
    s.hand(0, manual.Move(wolf, "0.hand"))
    s.hand(0, manual.Move(wolf, f"0.{AT}"))
    assert s.game.stay(wolf) not in (None, was)
    assert "change_line" in s.acts(wolf)  # what was done with the earlier one does not count


@pytest.mark.rule(BOOK, "621.6.3", "621.6.4", "621.6.1", "202.2.1", "202.2.2")
@pytest.mark.parametrize("zone", ["hand", "seal-library"])
def test_an_extra_card_that_would_go_back_is_removed_for_good(zone: str) -> None:
    s = Arena(seal("guest", extra=True, mp="2/1"), beside=("guest",))
    guest = s.zone(0, "beside")[0]
    s.hand(0, manual.Move(guest, f"0.{AT}"))
    s.act("line", zone=f"0.{AT}")
    s.hand(0, manual.Move(guest, f"0.{zone}"))
    assert s.where(guest) == "0.remove"
    with pytest.raises(Refused, match="outside-the-game"):
        s.hand(0, manual.Move(guest, "0.beside"))


@pytest.mark.rule(BOOK, "621.6.1", "621.6.2")
def test_an_extra_seal_fights_and_counts_in_the_shrine() -> None:
    s = Arena(seal("guest", 2, 3, extra=True, mp="2/1"), beside=("guest",))
    guest = s.zone(1, "beside")[0]
    s.hand(1, manual.Move(guest, f"1.{AT}"))
    s.act("line", zone=f"1.{AT}")
    s.attack(s.put(0, "ox", AT), guest)
    assert s.where(guest) == "1.seal-shrine"
    assert s.table.seats[1].counts["shrine"] == 2


@pytest.mark.rule(BOOK, "621.2")
def test_an_extra_card_that_is_created_is_cast_free() -> None:
    s = Arena(seal("guest", extra=True, mp="9/1"), beside=("guest",), prompts="always")
    guest = s.zone(0, "beside")[0]
    s.set_mp(0, 2)
    s.hand(0, manual.Move(guest, f"0.{AT}"))
    assert (s.choice.kind, s.where(guest), s.game.running.being_cast(guest), s.mp(0)) == ("line", f"0.{NONE}", True, 2)
    s.act("line", zone=f"0.{AT}")
    assert s.choice.kind == "interfere"
    s.settle()
    assert (s.where(guest), s.facts("cast")[-1].card) == (f"0.{AT}", guest)


@pytest.mark.rule(BOOK, "621.4", "621.5")
@pytest.mark.parametrize(("capacity", "most"), [("2", 2), ("∞", 3)])
def test_no_more_are_created_than_the_capacity_whatever_became_of_them(capacity: str, most: int) -> None:
    """Digest 2, scenario 8."""
    text = f"Create [Extra] <guest>. Capacity {capacity}."
    host = seal("host", powers=(Power(kind="skill", text=text),))
    s = Arena(seal("guest", extra=True, mp="2/1"), host, beside=("guest",) * 3)
    made = 0
    for guest in list(s.zone(0, "beside")):
        if made == most:
            with pytest.raises(Refused, match="capacity"):
                s.hand(0, manual.Move(guest, f"0.{AT}"))
            continue
        s.hand(0, manual.Move(guest, f"0.{AT}"))
        s.act("line")
        s.hand(0, manual.Move(guest, "0.hand"))
        made += 1
    assert len(s.zone(0, "remove")) == most


@pytest.mark.rule(BOOK, "620.2", "620.4", "SMG-58.2")
def test_a_reflection_card_changes_its_owners_cards_of_that_name_in_every_zone() -> None:
    mirror = seal("wolf", 3, 6, 5, 4, "1/0", reflection=True)
    s = Arena(mirror, beside=("wolf [Reflection]",))
    for zone in (AT, "hand", "seal-shrine"):
        card = s.put(0, "wolf", zone)
        assert [s.game.value(card, key) for key in ("at", "df", "sp", "level", "cast_mp", "attack_mp")] == [
            6,
            5,
            4,
            3,
            1,
            0,
        ]
        assert s.game.data(card).name == "wolf"
    assert s.game.shrine_level(0) == 3
    other = Arena(mirror)
    assert other.game.value(other.put(0, "wolf", AT), "at") == 3


@pytest.mark.rule(BOOK, "SMG-129.4")
def test_a_controlled_seal_lies_on_the_new_owners_side() -> None:
    s = Arena()
    wolf = s.put(1, "wolf", AT)
    s.hand(0, manual.Move(wolf, f"0.{AT}"))
    assert (s.game.owner(wolf), s.game.controller(wolf)) == (0, 0)
    assert "change_line" in s.acts(wolf)  # coming over was no Line assignment


def pack(s: Arena) -> tuple[int, int]:
    """A Combination of seat 1 since an earlier Subturn."""
    chief, wolf = s.put(1, "chief", AT), s.put(1, "wolf", AT)
    s.edit(lambda game: [game.support(wolf, chief), game.play.mark(chief, "form", 0)])
    return chief, wolf


CHIEF = seal("chief", 2, 4, forms=(form(("name", "wolf"), at=7),))


@pytest.mark.rule(BOOK, "SMG-129.5")
def test_a_controlled_combination_changes_sides_as_one_and_is_separated_across() -> None:
    s = Arena(CHIEF)
    chief, wolf = pack(s)
    s.hand(0, manual.Move(chief, f"0.{AT}"))
    assert (s.where(chief), s.where(wolf), s.game.supports(chief)) == (f"0.{AT}", "0.support", [wolf])
    assert s.game.value(chief, "at") == 7
    s.edit(lambda game: game.separate(chief))
    assert (s.where(chief), s.where(wolf)) == (f"0.{AT}", f"1.{AT}")


@pytest.mark.rule(BOOK, "SMG-129.8")
def test_a_controlled_seal_neither_combines_nor_breaks_nor_supports() -> None:
    s = Arena(CHIEF)
    chief, _wolf = pack(s)
    other, loose = s.put(1, "chief", AT), s.put(1, "wolf", AT)
    for card in (chief, other, loose):
        s.move(0, card, f"0.{AT}")
    s.put(0, "wolf", AT)
    assert s.rule("break", chief) == s.rule("combine", other) == "SMG-129.8"
    mine = s.put(0, "chief", AT)
    s.act("combine", mine)
    assert loose not in s.offered("pick")


@pytest.mark.rule(BOOK, "SMG-129.13", "500.11")
def test_a_seal_whose_owner_changes_leaves_its_order() -> None:
    s = Arena()
    ox, wolf, bolt = s.put(0, "ox", AT), s.put(1, "wolf", AT), s.put(1, "bolt", "hand")
    s.attack(ox, wolf)
    s.cut_in(bolt, manual.Move(ox, f"1.{AT}"))
    s.settle()
    assert (s.choice.kind, s.where(wolf), s.active(ox), s.game.running.attack()) == ("action", f"1.{AT}", False, None)


# --- values -------------------------------------------------------------------------------------------


@pytest.mark.rule(BOOK, "200.6.2", "200.7.2", "603.4", "602.3.2", "602.4.1")
def test_settings_come_before_sums_and_what_is_below_zero_is_remembered() -> None:
    """Digest 1, scenario 9."""
    s = Arena(seal("test", at=5, df=5, sp=4))
    card = s.put(0, "test", AT)
    for key in ("at", "df"):
        s.modify(card, key, "add", 3)
        s.modify(card, key, "set", 2)
        assert s.game.value(card, key) == 5
        s.modify(card, key, "add", -7)
        assert s.game.value(card, key) == 0
        s.modify(card, key, "add", 4)
        assert s.game.value(card, key) == 2


@pytest.mark.rule(BOOK, "200.8.3", "200.8.4")
def test_sp_reads_from_zero_to_five_and_remembers_the_rest() -> None:
    s = Arena(seal("test", sp=4))
    card = s.put(0, "test", AT)
    for change, reads in ((3, 5), (-1, 5), (-3, 3), (-9, 0), (7, 1)):
        s.modify(card, "sp", "add", change)
        assert s.game.value(card, "sp") == reads


@pytest.mark.rule(BOOK, "603.3")
def test_of_two_settings_the_later_holds() -> None:
    s = Arena()
    wolf = s.put(0, "wolf", AT)
    s.modify(wolf, "at", "set", 9)
    s.modify(wolf, "at", "set", 4)
    assert s.game.value(wolf, "at") == 4


@pytest.mark.rule(BOOK, "200.10.3")
def test_an_attack_cost_below_zero_is_nothing() -> None:
    s = Arena()
    wolf, target = s.put(0, "wolf", AT), s.put(1, "fly", AT)
    s.modify(wolf, "attack_mp", "add", -3)
    s.set_mp(0, 0)
    s.attack(wolf, target)
    assert s.mp(0) == 0
    assert s.where(target) == "1.seal-shrine"


@pytest.mark.rule(BOOK, "100.3")
def test_what_cannot_be_done_is_passed_over() -> None:
    s = Arena()
    wolf = s.put(0, "wolf", "hand")
    s.edit(lambda game: game.manual.run_before(game.procedures["Destroy"], cards=[wolf]))
    assert (s.where(wolf), s.choice.kind) == ("0.hand", "action")
    assert s.facts("destroyed") == []


@pytest.mark.rule(BOOK, "100.4")
def test_of_two_who_act_at_once_the_active_player_is_first() -> None:
    s = Arena()
    seals = {seat: s.put(seat, "wolf", AT) for seat in (1, 0)}
    for seat in (0, 1):
        s.put(seat, "bear", DF)
        s.hand(1 - seat, manual.SetCount(seals[seat], "curse.dimension", 1))
    s.end_subturn()
    s.act("pass")
    assert (s.choice.kind, s.choice.seat) == ("line", 1)  # whose Attack Subturn ends
    s.act("line")
    assert (s.choice.kind, s.choice.seat) == ("line", 0)
