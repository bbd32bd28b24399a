"""Wordings of well-known cards, with cards of our own: each is played, and nothing else than its text happens."""

from __future__ import annotations

import pytest
from scenario import FACE_DOWN, SET, Scenario, effect, magic, snare
from stage import through, use


def test_negating_all_spell_effects_leaves_traps_and_monsters_alone() -> None:
    edict = snare("edict", "Negate all Spell effects on the field.", "continuous")
    gift, tip = magic("gift", "Gain 500 LP."), snare("tip", "Gain 300 LP.")
    s = Scenario("zh-mr2", edict, gift, tip)
    s.put(1, "edict", "s1")
    use(s, s.put(0, "gift", "hand"))
    assert s.lp(0) == 8000
    use(s, s.put(0, "tip", "s1", SET))
    assert s.lp(0) == 8300


def test_negating_other_trap_effects_spares_itself() -> None:
    decree = snare(
        "decree", "Negate all other Trap effects on the field. During your Standby Phase: Gain 10 LP.", "continuous"
    )
    tip = snare("tip", "Gain 300 LP.")
    s = Scenario("zh-mr2", decree, tip)
    s.put(0, "decree", "s1")
    use(s, s.put(0, "tip", "s2", SET))
    assert s.lp(0) == 8000
    s.end_turn()
    s.end_turn()
    assert s.lp(0) == 8010


@pytest.mark.parametrize(("lp", "stays"), [(8000, True), (600, False)])
def test_upkeep_that_must_be_paid(lp: int, stays: bool) -> None:
    text = "Once per turn, during your Standby Phase, you must pay 700 LP (this is not optional), or this card is destroyed."
    s = Scenario("zh-mr2", magic("rent", text, "continuous"))
    rent = s.put(0, "rent", "s1")
    s.set_lp(0, lp)
    s.end_turn()
    s.end_turn()
    while s.choice.kind != "action":
        s.play.answer([0])
    assert (s.where(rent) == "0.s1") == stays
    assert s.lp(0) == (lp - 700 if stays else lp)


def test_both_players_discard_and_draw() -> None:
    s = Scenario("zh-mr2", magic("urn", "Both players discard their entire hands, then draw 2 cards."))
    bear, ox = s.put(0, "bear", "hand"), s.put(1, "ox", "hand")
    use(s, s.put(0, "urn", "hand"))
    assert (s.where(bear), s.where(ox)) == ("0.graveyard", "1.graveyard")
    assert [len(s.table.zones[f"{seat}.hand"]) for seat in (0, 1)] == [2, 2]


def test_each_player_draws_as_many_as_that_player_discarded() -> None:
    text = "Each player discards their entire hand, then draws the same number of cards they discarded."
    s = Scenario("zh-mr2", magic("gale", text))
    for name in ("bear", "ox", "mouse"):
        s.put(0, name, "hand")
    s.put(1, "wall", "hand")
    use(s, s.put(0, "gale", "hand"))
    assert [len(s.table.zones[f"{seat}.hand"]) for seat in (0, 1)] == [3, 1]
    assert [len(s.table.zones[f"{seat}.graveyard"]) for seat in (0, 1)] == [4, 1]


def test_each_player_chooses_the_monster_that_changes_sides() -> None:
    text = "Each player chooses 1 monster they control and switches control of those monsters with each other."
    s = Scenario("zh-mr2", magic("trade", text))
    bear, ox = s.put(0, "bear", "m1"), s.put(0, "ox", "m2")
    wall, mouse = s.put(1, "wall", "m1"), s.put(1, "mouse", "m2")
    use(s, s.put(0, "trade", "hand"), ox, mouse)
    assert (s.where(bear)[0], s.where(ox)[0], s.where(wall)[0], s.where(mouse)[0]) == ("0", "1", "1", "0")


def test_cards_of_the_added_name_cannot_be_activated_this_turn() -> None:
    finder = magic(
        "finder",
        "Add 1 Level 1 monster from your Deck to your hand, but you cannot activate cards, or the effects of cards, "
        "with that name for the rest of this turn.",
    )
    imp = effect("imp", "You can discard this card; gain 100 LP.", level=1)
    other = effect("other", "You can discard this card; gain 10 LP.", level=2)
    s = Scenario("zh-mr2", finder, imp, other)
    added, rest = s.put(0, "imp", "deck"), s.put(0, "other", "hand")
    use(s, s.put(0, "finder", "hand"))
    assert s.where(added) == "0.hand"
    assert s.offered("activate") == [rest]
    s.end_turn()
    s.end_turn()
    assert added in s.offered("activate")


def test_what_did_not_attack_is_destroyed() -> None:
    text = "During your End Phase: Destroy all other monsters you control that did not declare an attack this turn."
    s = Scenario("zh-mr2", effect("judge", text))
    judge, bear, ox = s.put(0, "judge", "m1"), s.put(0, "bear", "m2"), s.put(0, "ox", "m3")
    s.attack(ox)
    s.end_turn()
    assert [s.where(card).split(".")[1] for card in (judge, bear, ox)] == ["m1", "graveyard", "m3"]


@pytest.mark.parametrize("dark", [True, False])
def test_what_is_not_in_the_hand_is_not_asked_for(dark: bool) -> None:
    text = (
        "Draw 1 card, then banish 1 DARK monster from your hand, or, if you do not have any in your hand, send your "
        "entire hand to the GY."
    )
    s = Scenario("zh-mr2", magic("lure", text), effect("shade", "", attribute="DARK"))
    bear = s.put(0, "bear", "hand")
    shade = s.put(0, "shade", "hand") if dark else None
    use(s, s.put(0, "lure", "hand"))
    assert s.where(bear) == ("0.hand" if dark else "0.graveyard")
    assert shade is None or s.where(shade) == "0.banished"
    assert len(s.table.zones["0.hand"]) == (2 if dark else 0)


@pytest.mark.parametrize("seed", range(6))
def test_the_die_spares_the_target_on_one_and_six(seed: int) -> None:
    text = "You can target 1 card on the field; roll a six-sided die, and destroy that target unless you roll a 1 or 6."
    s = Scenario("zh-mr2", effect("gambler", text), seed=seed)
    s.put(0, "gambler", "m1")
    wall = s.put(1, "wall", "m1")
    use(s, s.offered("activate")[0], wall)
    face = next(fact.data["face"] for fact in s.facts("rolled"))
    assert (s.where(wall) == "1.m1") == (face in (1, 6))


def test_the_destroyed_monster_is_targeted_and_comes_back_to_the_hand() -> None:
    text = (
        "When a Warrior monster you control is destroyed and sent to your GY: You can pay 100 LP to target that monster; "
        "return that target to the hand."
    )
    s = Scenario("zh-mr2", effect("nurse", text), magic("bolt", "Target 1 monster on the field; destroy that target."))
    nurse, bear = s.put(0, "nurse", "m1"), s.put(0, "bear", "m2")
    use(s, s.put(0, "bolt", "hand"), bear, nurse)
    assert s.where(bear) == "0.hand" and s.lp(0) == 7900


@pytest.mark.parametrize("flip", [True, False])
def test_copies_of_a_flip_monster_leave_both_decks(flip: bool) -> None:
    text = (
        "Target 1 face-down monster on the field; destroy that target, and if you do, banish it, then, if it was a Flip "
        "monster, each player reveals their Main Deck, then banishes all cards from it with that monster's name."
    )
    s = Scenario("zh-mr2", magic("hunt", text), effect("mole", "FLIP: Draw 1 card.", traits=("effect", "flip")))
    name = "mole" if flip else "bear"
    target = s.put(1, name, "m1", FACE_DOWN)
    copies = [s.put(0, name, "deck"), s.put(1, name, "deck")]
    use(s, s.put(0, "hunt", "hand"))
    assert s.where(target) == "1.banished"
    assert [s.where(copy).split(".")[1] for copy in copies] == (["banished"] * 2 if flip else ["deck"] * 2)


def test_one_of_two_that_a_bullet_allows() -> None:
    text = (
        "When this card is Normal Summoned: You can activate 1 of these effects.\n● You can destroy Spell/Trap Cards on the "
        "field, up to the number of Warrior monsters you control, except this card.\n● Gain 100 LP."
    )
    s = Scenario("zh-mr2", effect("squire", text), magic("lamp", "Gain 1 LP.", "continuous"))
    s.put(0, "bear", "m1")
    lamps = [s.put(1, "lamp", f"s{n}") for n in (1, 2)]
    squire = s.put(0, "squire", "hand")
    s.act("normal_summon", squire)
    through(s, squire)
    assert sum(s.where(lamp) == "1.graveyard" for lamp in lamps) <= 1
