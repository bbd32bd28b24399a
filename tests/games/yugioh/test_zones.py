"""The field and its zones, what leaving them means, control and ownership, counters."""

from __future__ import annotations

from typing import Any

import pytest
from scenario import ATTACK, DEFENSE, EDITIONS, FACE_DOWN, SET, Scenario, monster, parsed, spell, trap

from sanam.engine import events as ev
from sanam.engine import manual
from sanam.engine.view import view
from sanam.games.yugioh.presentation.playmat import drop_zones
from sanam.games.yugioh.vocabulary.board import BOARD
from sanam.games.yugioh.vocabulary.zones import SEAT_ZONES

ALL = pytest.mark.parametrize("edition", EDITIONS)
EFFECT: dict[str, Any] = {"cause": "effect", "card": None, "seat": 1}

GIFT = parsed(spell("gift", text="Gain 500 LP."))
MEADOW = parsed(spell("meadow", "field", text="All monsters on the field gain 100 ATK."))
HILLS = parsed(spell("hills", "field", text="When this card is destroyed: Draw 1 card."))
SNARE = trap("snare")
BLAST = parsed(spell("blast", text="Target 1 monster on the field; destroy that target."))
LURE = parsed(spell("lure", text="Target 1 monster your opponent controls; take control of it."))
LURE_NOW = parsed(
    spell(
        "charm", text="Target 1 face-up monster your opponent controls; take control of it until the end of this turn."
    )
)
SEARCH = parsed(spell("search", text="Add 1 Level 4 monster from your Deck to your hand."))
LOOK = parsed(spell("peek", text="Look at the top 3 cards of your Deck."))
GLANCE = parsed(spell("glance", text="Target 1 face-down monster on the field; look at it."))
STEAL = parsed(spell("steal", text="Discard 1 random card from your opponent's hand."))


def choose(s: Scenario, *cards: int) -> None:
    """Answer what is asked with `cards`, decline what is optional, take the first place."""
    while s.table.choice is not None and s.choice.kind != "action":
        if s.choice.kind == "respond":
            s.decline()
        elif s.choice.kind in ("place", "position"):
            s.play.answer([0])
        else:
            offered = [o.card for o in s.choice.options]
            s.play.answer([offered.index(card) for card in cards if card in offered][: s.choice.most])


def use(s: Scenario, name: str, *cards: int) -> int:
    card = s.put(0, name, "hand")
    s.act("activate", card)
    choose(s, *cards)
    return card


def reason(s: Scenario, act: str, card: int) -> str:
    refused = s.refused(act, card)
    return refused.reason if refused is not None else ""


# ------------------------------------------------------------------------------------------------------- the field


@pytest.mark.rule("yugioh-zh", "YZH-1.17", "YZH-1.18")
@pytest.mark.rule("yugioh-fa", "YFA-1.13", "YFA-1.14", "YFA-1.24")
def test_every_zone_has_its_named_place_and_both_halves_make_the_field() -> None:
    # The playmat itself: the board gives every zone that lies on it a place of its own, the same for both halves.
    s = Scenario("zh-mr2")
    on_mat = [zone for zone in SEAT_ZONES if zone not in (*BOARD.hidden, *BOARD.attached, BOARD.hand)]
    places = [BOARD.place(zone) for zone in on_mat]
    assert all(place is not None for place in places)
    assert len({(p.x, p.y) for p in places if p}) == len(on_mat)
    assert sorted(s.table.zones) == sorted(f"{seat}.{zone}" for seat in (0, 1) for zone in SEAT_ZONES)
    # Each kind of card has its own area.
    groups = {zone: place.group for zone in SEAT_ZONES if (place := BOARD.place(zone))}
    kinds = {"bear": "m", "meadow": "f", "gift": "s"}
    for name, letter in kinds.items():
        act = "normal_summon" if name == "bear" else "activate"
        data = {"bear": s.cards["bear"], "meadow": MEADOW, "gift": GIFT}[name]
        assert {zone[0] for zone in drop_zones(act, data, "hand")} == {letter}
    assert groups["m1"] == "monsters" and groups["s1"] == "spells"


@pytest.mark.rule("yugioh-fa", "YFA-1.14")
@pytest.mark.rule("yugioh-zh", "YZH-1.18")
@ALL
def test_cards_a_player_controls_lie_in_his_own_half(edition: str) -> None:
    s = Scenario(edition, SNARE)
    bear, snare = s.put(0, "bear", "hand"), s.put(0, "snare", "hand")
    for card, act in ((bear, "normal_summon"), (snare, "set")):
        for zone in ("1.m1", "1.s1"):
            refused = s.refused(act, card, zone=zone)
            assert refused is not None and refused.reason == "own-side-only"
        s.do(act, card)
        assert s.where(card)[0] == "0" and s.game.controller(card) == 0


@pytest.mark.rule("yugioh-zh", "YZH-1.21", "YZH-1.22")
@pytest.mark.rule("yugioh-fa", "YFA-1.16", "YFA-1.17")
@ALL
def test_a_monster_is_in_one_of_three_positions_upright_or_sideways(edition: str) -> None:
    hide = parsed(spell("hide", text="Target 1 monster on the field; change it to face-down Defense Position."))
    s = Scenario(edition, hide)
    cards = [s.put(0, "bear", "hand"), s.put(0, "ox", "m2"), s.put(0, "wall", "m3")]
    s.do("normal_summon", cards[0])
    s.do("change_position", cards[1])
    use(s, "hide", cards[2])
    seen = [view(s.play, 1).zones[s.where(card)][0] for card in cards]
    assert [c.stance for c in seen] == [ATTACK, DEFENSE, FACE_DOWN] == ["up", "up/side", "down/side"]
    assert [s.card(card).sideways for card in cards] == [False, True, True]
    # Both players see how it lies; what a face-down one is, only its controller.
    assert [c.code is None for c in seen] == [False, False, True]
    # There is no face-down Attack Position: turned down, it lies sideways whatever it was before.
    assert s.card(cards[2]).stance != SET


@pytest.mark.rule("yugioh-zh", "YZH-1.23", "YZH-1.26")
@pytest.mark.rule("yugioh-fa", "YFA-1.18")
@ALL
def test_s7_a_spell_needs_a_free_place_to_be_activated(edition: str) -> None:
    s = Scenario(edition, GIFT, SNARE, MEADOW)
    for n in range(1, 5):
        s.put(0, "snare", f"s{n}", SET)
    gift, field = s.put(0, "gift", "hand"), s.put(0, "meadow", "hand")
    s.act("activate", gift)
    activated = next(b for b in reversed(s.play.batches) if b.kind == "answer")
    assert any(isinstance(e, ev.CardMoved) and e.card == gift and e.target == "0.s5" for e in activated.events)
    choose(s)
    s.put(0, "snare", "s5", SET)
    again = s.put(0, "gift", "hand")
    assert reason(s, "activate", again) == "no-free-spell-zone" and s.acts(again) == []
    assert "activate" in s.acts(field)


@pytest.mark.rule("yugioh-zh", "YZH-1.27")
@pytest.mark.rule("yugioh-fa", "YFA-1.19")
@ALL
def test_destroyed_monsters_and_used_cards_lie_face_up_in_the_graveyard(edition: str) -> None:
    s = Scenario(edition, BLAST, SNARE)
    down, bear, snare = s.put(1, "bear", "m2", FACE_DOWN), s.put(0, "bear", "m1"), s.put(1, "snare", "s1", SET)
    weak = s.put(1, "mouse", "m1")
    blast = use(s, "blast", down)
    s.do("phase", value="battle")
    s.act("attack", bear)
    s.act("attack", weak)
    if s.choice.kind == "respond":
        s.act("activate", snare)
    choose(s)
    assert s.table.zones["0.graveyard"] == [blast]
    assert sorted(s.table.zones["1.graveyard"]) == sorted([down, weak, snare])
    assert all(s.card(c).stance == "up" for seat in "01" for c in s.table.zones[f"{seat}.graveyard"])
    assert all(c.code is not None for c in view(s.play, 0).zones["1.graveyard"])


@pytest.mark.rule("yugioh-zh", "YZH-1.31")
@pytest.mark.rule("yugioh-fa", "YFA-1.23")
@ALL
def test_after_a_look_into_the_deck_it_is_shuffled(edition: str) -> None:
    s = Scenario(edition, SEARCH)
    found = s.put(0, "bear", "deck")
    s.put(0, "ox", "deck")
    before = list(s.table.zones["0.deck"])
    use(s, "search", found)
    assert s.where(found) == "0.hand"
    facts = [f.what for f in s.facts()]
    assert facts[::-1].index("shuffled") < facts[::-1].index("activated")
    before.remove(found)
    assert s.table.zones["0.deck"] != before and sorted(s.table.zones["0.deck"]) == sorted(before)
    assert all(c.code is None for c in view(s.play, 0).zones["0.deck"])


# -------------------------------------------------------------------------------------------------- the Field Zone


@pytest.mark.rule("yugioh-zh", "YZH-1.32", "YZH-2.100")
@pytest.mark.rule("yugioh-fa", "YFA-1.24", "YFA-2.83")
@ALL
def test_a_field_spell_stays_in_its_own_zone_beside_five_others(edition: str) -> None:
    s = Scenario(edition, MEADOW, SNARE)
    for n in range(1, 6):
        s.put(0, "snare", f"s{n}", SET)
    bear, meadow = s.put(0, "bear", "m1"), use(s, "meadow")
    assert s.where(meadow) == "0.field" and s.card(meadow).face_up
    assert s.game.value(bear, "atk") == 1600


@pytest.mark.rule("yugioh-zh", "YZH-1.33", "YZH-2.101")
@pytest.mark.rule("yugioh-fa", "YFA-2.84")
@ALL
def test_x2_field_spells_of_both_players(edition: str) -> None:
    s = Scenario(edition, MEADOW, HILLS)
    theirs = s.put(1, "meadow", "field")
    mine = use(s, "hills")
    assert s.where(mine) == "0.field"
    assert s.where(theirs) == ("1.field" if edition == "fa-course" else "1.graveyard")
    assert [f.card for f in s.facts("destroyed")] == ([] if edition == "fa-course" else [theirs])


@pytest.mark.rule("yugioh-zh", "YZH-1.33", "YZH-2.101")
@pytest.mark.rule("yugioh-fa", "YFA-2.85")
@ALL
def test_x3_a_new_field_spell_of_ones_own(edition: str) -> None:
    s = Scenario(edition, MEADOW, HILLS)
    old = s.put(0, "hills", "field")
    new = use(s, "meadow")
    assert (s.where(old), s.where(new)) == ("0.graveyard", "0.field")
    # Destroyed (and its effect draws), or in the Persian book sent before the new one is used.
    destroyed = edition != "fa-course"
    assert [f.card for f in s.facts("destroyed")] == ([old] if destroyed else [])
    s.settle()
    assert s.size(0, "hand") == (1 if destroyed else 0)


@pytest.mark.rule("yugioh-fa", "YFA-2.87")
@ALL
def test_a_set_field_spell_is_inactive_until_turned_up(edition: str) -> None:
    s = Scenario(edition, MEADOW)
    bear, meadow = s.put(0, "bear", "m1"), s.put(0, "meadow", "hand")
    s.do("set", meadow)
    assert (s.where(meadow), s.card(meadow).stance, s.game.value(bear, "atk")) == ("0.field", SET, 1500)
    s.act("activate", meadow)
    choose(s)
    assert s.card(meadow).face_up and s.game.value(bear, "atk") == 1600


# ---------------------------------------------------------------------------------------------- control, ownership


@pytest.mark.rule("yugioh-zh", "YZH-5.40", "YZH-5.41")
@ALL
def test_a_card_whose_control_is_taken_moves_to_the_other_side(edition: str) -> None:
    s = Scenario(edition, LURE)
    bear = s.put(1, "bear", "m1")
    assert s.game.controller(bear) == 1 and s.acts(bear) == []
    use(s, "lure", bear)
    assert s.where(bear) == "0.m1" and s.game.controller(bear) == 0 and s.card(bear).owner == 1
    # The controller now has the right to use it.
    assert s.acts(bear) == ["change_position"]
    s.do("phase", value="battle")
    assert s.acts(bear) == ["attack"]


@pytest.mark.rule("yugioh-zh", "YZH-5.42")
@ALL
@pytest.mark.parametrize(
    ("how", "place"),
    [("destroy", "graveyard"), ("send", "graveyard"), ("to_hand", "hand"), ("to_deck", "deck"), ("banish", "banished")],
)
def test_a_card_under_the_opponents_control_leaves_to_its_owner(edition: str, how: str, place: str) -> None:
    s = Scenario(edition, LURE)
    bear = s.put(1, "bear", "m1")
    use(s, "lure", bear)
    s.edit(lambda game: getattr(game, how)([bear], EFFECT))
    assert s.where(bear) == f"1.{place}"


@pytest.mark.rule("yugioh-zh", "YZH-5.42")
@ALL
@pytest.mark.parametrize("pile", ["graveyard", "hand", "deck", "banished"])
def test_by_hand_too_it_goes_to_its_owner(edition: str, pile: str) -> None:
    s = Scenario(edition)
    bear = s.put(1, "bear", "m1")
    s.edit(lambda game: game.take_control(bear, 0))
    s.play.manual(0, manual.Move(bear, f"0.{pile}", stance="up"))
    assert s.where(bear) == f"1.{pile}"


@pytest.mark.rule("yugioh-zh", "YZH-5.41")
def test_borrowed_control_ends_with_its_time_and_needs_a_free_place() -> None:
    s = Scenario("zh-mr2", LURE_NOW)
    bear = s.put(1, "bear", "m1")
    for n in range(1, 6):
        s.put(0, "ox", f"m{n}")
    assert "activate" not in s.acts(s.put(0, "charm", "hand"))
    s.edit(lambda game: game.send(game.table.zones["0.m3"], EFFECT))
    use(s, "charm", bear)
    assert s.where(bear) == "0.m3"
    s.end_turn()
    assert s.game.controller(bear) == 1


def test_what_cannot_return_to_a_full_side_goes_to_its_owners_graveyard() -> None:
    s = Scenario("zh-mr2", LURE_NOW)
    bear = s.put(1, "bear", "m1")
    use(s, "charm", bear)
    for n in range(1, 6):
        s.put(1, "ox", f"m{n}")
    s.end_turn()
    assert s.where(bear) == "1.graveyard"


# ---------------------------------------------------------------------------- sent, destroyed, discarded, removed


MARTYR = parsed(monster("martyr", traits=("effect",), text="If this card is destroyed: Gain 500 LP."))
DONOR = parsed(monster("donor", traits=("effect",), text="If this card is sent to the GY: Gain 100 LP."))


WAYS = {
    "destroy": "Target 1 monster on the field; destroy it.",
    "send": "Target 1 monster on the field; send it to the GY.",
    "return": "Target 1 monster on the field; return it to the hand.",
    "shuffle": "Target 1 monster on the field; shuffle it into the Deck.",
    "banish": "Target 1 monster on the field; banish it.",
    "tribute": "Tribute 1 monster; gain 10 LP.",
    "discard": "Discard 1 card; gain 10 LP.",
}


@pytest.mark.rule("yugioh-zh", "YZH-5.54", "YZH-5.56", "YZH-5.31", "YZH-5.33")
@ALL
@pytest.mark.parametrize(
    ("way", "destroyed", "sent"),
    [
        ("destroy", 500, 100),
        ("send", 0, 100),
        ("return", 0, 0),
        ("shuffle", 0, 0),
        ("banish", 0, 0),
        ("tribute", 0, 100),
        ("discard", 0, 100),
    ],
)
def test_destroying_is_one_way_of_sending_and_returning_is_none(
    edition: str, way: str, destroyed: int, sent: int
) -> None:
    for name, gain in (("martyr", destroyed), ("donor", sent)):
        s = Scenario(edition, MARTYR, DONOR, parsed(spell(way, text=WAYS[way])))
        card = s.put(0, name, "hand" if way == "discard" else "m1")
        use(s, way, card)
        assert s.lp(0) == 8000 + gain + (10 if way in ("tribute", "discard") else 0)
        assert bool(s.facts("destroyed")) is (way == "destroy")


@pytest.mark.rule("yugioh-zh", "YZH-5.43")
@ALL
def test_what_is_shuffled_into_the_deck_is_lost_in_it(edition: str) -> None:
    s = Scenario(edition, parsed(spell("shuffle", text=WAYS["shuffle"])))
    bear = s.put(1, "bear", "m1")
    before = list(s.table.zones["1.deck"])
    use(s, "shuffle", bear)
    rest = [card for card in s.table.zones["1.deck"] if card != bear]
    assert s.where(bear) == "1.deck" and rest != before and sorted(rest) == sorted(before)


@pytest.mark.rule("yugioh-zh", "YZH-5.54")
@ALL
def test_battle_and_destroying_effects_destroy(edition: str) -> None:
    s = Scenario(edition, BLAST, MARTYR)
    one, two = s.put(1, "martyr", "m1"), s.put(1, "martyr", "m2")
    use(s, "blast", one)
    assert s.lp(1) == 8500
    s.attack(s.put(0, "ox", "m1"), two)
    assert [f.card for f in s.facts("destroyed")] == [one, two] and s.lp(1) == 8500 - 200 + 500


@pytest.mark.rule("yugioh-zh", "YZH-5.57", "YZH-5.56")
@ALL
def test_a_discard_puts_hand_cards_into_the_graveyard(edition: str) -> None:
    s = Scenario(edition, parsed(spell("trade", text="Draw 2 cards, then discard 1 card.")), DONOR)
    donor = s.put(0, "donor", "hand")
    use(s, "trade", donor)
    assert s.where(donor) == "0.graveyard" and [f.card for f in s.facts("discarded")] == [donor]
    assert s.lp(0) == 8100 and not s.facts("destroyed")


@pytest.mark.rule("yugioh-zh", "YZH-5.36")
@ALL
def test_a_removed_card_is_out_of_the_duel_unless_an_effect_speaks_of_it(edition: str) -> None:
    again = parsed(spell("again", text="Target 1 of your banished monsters; Special Summon it."))
    revive = parsed(spell("revive", text="Target 1 monster in your GY; Special Summon it."))
    s = Scenario(edition, again, revive)
    bear = s.put(0, "bear", "m1")
    s.edit(lambda game: game.banish([bear], EFFECT))
    assert s.where(bear) == "0.banished" and not s.game.on_field(bear) and s.acts(bear) == []
    assert "activate" not in s.acts(s.put(0, "revive", "hand"))
    use(s, "again", bear)
    assert s.where(bear)[2] == "m"


@pytest.mark.rule("yugioh-zh", "YZH-5.55")
@ALL
def test_cards_on_the_field_are_those_of_the_monster_spell_and_field_zones(edition: str) -> None:
    s = Scenario(edition, SNARE, MEADOW, extra=("bear",))
    on = [s.put(0, "bear", "m1"), s.put(0, "snare", "s2", SET), s.put(0, "meadow", "field")]
    for pile in ("hand", "graveyard", "banished", "deck"):
        s.put(0, "ox", pile)
    assert s.game.cards(0, "field") == on
    sweep = parsed(spell("sweep", text="Destroy all cards on the field."))
    s = Scenario(edition, SNARE, MEADOW, sweep)
    on = [s.put(0, "bear", "m1"), s.put(1, "snare", "s2", SET), s.put(0, "meadow", "field")]
    piles = [s.put(0, "ox", pile) for pile in ("hand", "graveyard", "deck")]
    used = use(s, "sweep")
    assert {f.card for f in s.facts("destroyed")} == set(on) and s.where(used) == "0.graveyard"
    assert [s.where(c) for c in piles] == ["0.hand", "0.graveyard", "0.deck"]


@pytest.mark.rule("yugioh-zh", "YZH-5.60")
def test_a_random_card_is_taken_without_looking() -> None:
    taken = set()
    for seed in range(24):
        s = Scenario("zh-mr2", STEAL, seed=seed)
        hand = [s.put(1, name, "hand") for name in ("bear", "ox", "wall")]
        use(s, "steal")
        gone = [card for card in hand if s.where(card) == "1.graveyard"]
        assert len(gone) == 1
        taken.add(hand.index(gone[0]))
    assert taken == {0, 1, 2}


@pytest.mark.rule("yugioh-zh", "YZH-5.35")
@ALL
def test_looking_at_a_face_down_card_only_shows_it(edition: str) -> None:
    flip = parsed(monster("mole", traits=("effect", "flip"), text="FLIP: Gain 500 LP."))
    s = Scenario(edition, GLANCE, flip)
    mole = s.put(1, "mole", "m1", FACE_DOWN)
    assert view(s.play, 0).zones["1.m1"][0].code is None
    use(s, "glance", mole)
    assert view(s.play, 0).zones["1.m1"][0].code == str(s.cards["mole"].code)
    assert s.card(mole).stance == FACE_DOWN and s.lp(1) == 8000 and not s.facts("flipped")


# -------------------------------------------------------------------------------------------------------- counters


TOWER = parsed(
    spell("tower", "continuous", text="All monsters on the field gain 100 ATK for each Glow Counter on this card.")
)
CHARGE = parsed(spell("charge", text="Place 1 Spell Counter on each monster on the field."))


@pytest.mark.rule("yugioh-zh", "YZH-5.20", "YZH-1.13")
@pytest.mark.rule("yugioh-fa", "YFA-1.12")
@pytest.mark.rule("yugioh-th", "YTH-4.25", "YTH-4.26", "YTH-4.27", "YTH-4.28")
@ALL
def test_counters_of_different_names_lie_on_cards_and_do_nothing_themselves(edition: str) -> None:
    s = Scenario(edition, TOWER, CHARGE)
    bear, tower = s.put(0, "bear", "m1"), s.put(0, "tower", "s1")
    use(s, "charge")
    # The effect says on which kind of card: not on the Spell.
    assert s.card(tower).counters == {}
    s.edit(lambda game: game.place_counter(tower, "Spell", 2))
    assert s.card(bear).counters == {"Spell": 1}
    # A counter does nothing by itself; the card that speaks of its name changes things by it.
    assert s.game.value(bear, "atk") == 1500
    s.edit(lambda game: game.place_counter(tower, "Glow", 3))
    assert s.card(tower).counters == {"Spell": 2, "Glow": 3}
    assert s.game.value(bear, "atk") == 1800
    s.edit(lambda game: game.send([bear], EFFECT))
    assert s.card(bear).counters == {}


@pytest.mark.rule("yugioh-zh", "YZH-1.13")
@pytest.mark.rule("yugioh-fa", "YFA-1.12")
@pytest.mark.rule("yugioh-th", "YTH-4.29")
@ALL
def test_markers_can_be_laid_on_a_card_by_hand_and_both_see_them(edition: str) -> None:
    s = Scenario(edition)
    bear, hidden = s.put(0, "bear", "m1"), s.put(0, "ox", "m2", FACE_DOWN)
    for card in (bear, hidden):
        s.play.manual(1, manual.SetCount(card, "turns", 2))
    for seat in (0, 1):
        zones = view(s.play, seat).zones
        assert zones["0.m1"][0].counters == zones["0.m2"][0].counters == {"turns": 2}


@pytest.mark.rule("yugioh-fa", "YFA-2.81")
@pytest.mark.rule("yugioh-zh", "YZH-2.99")
@ALL
def test_an_equip_spell_is_shown_with_its_monster(edition: str) -> None:
    sword = parsed(spell("sword", "equip", text="The equipped monster gains 500 ATK."))
    s = Scenario(edition, sword)
    bear, other = s.put(0, "bear", "m1"), s.put(1, "ox", "m1")
    card = use(s, "sword", bear)
    for seat in (0, 1):
        seen = view(s.play, seat).zones[s.where(card)][0]
        assert seen.host == f"#{bear}" and seen.zone.startswith("0.s")
    assert s.game.value(bear, "atk") == 2000 and s.game.value(other, "atk") == 1700
    # It still takes one of the five places.
    assert len(s.game.free_spell_zones(0)) == 4
