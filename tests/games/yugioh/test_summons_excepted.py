"""Bans on Summons that spare some of them, Summons that count as those of another card, and turns that are skipped."""

from __future__ import annotations

import pytest
from scenario import FACE_DOWN, Scenario, effect, magic, monster, parsed, spell, through, use

from sanam.games.yugioh.cards.model import CardData

XYZ = monster("twins", 4, 2000, 1000, traits=("xyz", "normal"), text="2 Level 4 monsters")
HIGHER = monster("triplets", 5, 2500, 1000, traits=("xyz", "normal"), text="2 Level 5 monsters")
CALL = magic("call", 'Special Summon 1 "ox" from your hand.')
OATH = magic(
    "oath",
    'Special Summon 1 "bear" from your Deck. You cannot Special Summon any other monsters, except by Xyz Summon, '
    "during the turn you activate this card.",
)
ONLY_EXTRA = magic(
    "narrow",
    "You cannot Special Summon monsters for the rest of this turn, except from the Extra Deck.",
)


def test_an_oath_spares_one_kind_of_summon() -> None:
    s = Scenario("zh-mr2", OATH, CALL, parsed(XYZ), extra=("twins",))
    s.put(0, "bear", "deck")
    s.put(0, "ox", "hand")
    s.put(0, "wall", "m3")
    use(s, "oath")
    assert s.refused("activate", s.put(0, "call", "hand")) is not None
    (twins,) = s.table.zones["0.extra"]
    assert s.refused("special_summon", twins) is None


@pytest.mark.parametrize(("first", "barred"), [("call", True), ("twins", False), ("", False)])
def test_an_oath_looks_back_at_how_others_were_summoned(first: str, barred: bool) -> None:
    s = Scenario("zh-mr2", OATH, CALL, parsed(XYZ), extra=("twins",))
    s.put(0, "bear", "deck")
    s.put(0, "ox", "hand")
    s.put(0, "wall", "m3")
    s.put(0, "filler", "m4")
    if first == "call":
        use(s, "call")
    elif first:
        s.act("special_summon", s.table.zones["0.extra"][0])
        through(s)
    assert (s.refused("activate", s.put(0, "oath", "hand")) is not None) == barred


def test_a_ban_spares_what_comes_from_the_extra_deck() -> None:
    s = Scenario("zh-mr2", ONLY_EXTRA, CALL, parsed(XYZ), extra=("twins",))
    s.put(0, "ox", "hand")
    s.put(0, "wall", "m3")
    s.put(0, "filler", "m4")
    use(s, "narrow")
    assert s.refused("activate", s.put(0, "call", "hand")) is not None
    assert s.refused("special_summon", s.table.zones["0.extra"][0]) is None


@pytest.mark.parametrize(("name", "barred"), [("cry of the flock", False), ("call", True)])
def test_a_ban_spares_the_effects_of_such_cards(name: str, barred: bool) -> None:
    shepherd = effect("shepherd", 'You cannot Special Summon monsters, except by the effect of a "flock" Spell Card.')
    cry = magic("cry of the flock", 'Special Summon 1 "ox" from your hand.')
    s = Scenario("zh-mr2", shepherd, cry, CALL)
    s.put(0, "ox", "hand")
    s.put(0, "shepherd", "m1")
    assert (s.refused("activate", s.put(0, name, "hand")) is not None) == barred


def test_a_ban_on_one_kind_of_summon_spares_the_effects_of_such_cards() -> None:
    steady = effect(
        "steady",
        "Once per turn: You can activate this effect; you cannot Xyz Summon for the rest of this turn, except with the "
        'effect of a "Rise" Spell Card.',
    )
    rise = magic(
        "Rise",
        "Target 1 face-up Rank 4 Xyz Monster you control; Xyz Summon 1 monster with 1 Rank higher than that target, "
        "using the target as the Xyz Material.",
    )
    s = Scenario("zh-mr2", steady, rise, parsed(XYZ), parsed(HIGHER), extra=("twins", "triplets"))
    lower = s.put(0, "twins", "m1")
    s.put(0, "wall", "m3")
    s.put(0, "filler", "m4")
    s.act("activate", s.put(0, "steady", "m2"))
    through(s)
    twins, triplets = s.table.zones["0.extra"]
    assert s.refused("special_summon", twins) is not None
    use(s, "Rise")
    assert s.where(triplets).startswith("0.m")
    assert s.card(lower).host == triplets
    (fact,) = s.facts("xyz_summoned")
    assert fact.card == triplets


GATE = spell("gate", text="")
HERALD = effect("herald", 'Cannot be Normal Summoned/Set. Must be Special Summoned with "gate".')


@pytest.mark.parametrize(
    ("note", "comes"), [(' (This is treated as a Special Summon with "gate".)', True), ("", False)]
)
def test_a_summon_counts_as_one_with_another_card(note: str, comes: bool) -> None:
    s = Scenario("zh-mr2", GATE, HERALD, magic("path", f'Special Summon 1 "herald" from your hand.{note}'))
    herald = s.put(0, "herald", "hand")
    path = s.put(0, "path", "hand")
    assert (s.refused("activate", path) is None) == comes
    if comes:
        s.act("activate", path)
        through(s)
        assert s.where(herald).startswith("0.m")


CUB = effect(
    "cub",
    'If this card was Special Summoned by the effect of a "Wolf" monster, its original ATK becomes 2100.',
    atk=1000,
)
PUP = effect("pup", 'When this card is Special Summoned by the effect of a "Wolf" monster: You can draw 1 card.')


@pytest.mark.parametrize("so", [True, False])
def test_a_summon_counts_as_one_by_such_a_monster(so: bool) -> None:
    told = ', and treat it as if it was Special Summoned by the effect of a "Wolf" monster'
    howl = magic("howl", f'Special Summon 1 "cub" from your Deck{told if so else ""}.')
    s = Scenario("zh-mr2", CUB, howl)
    cub = s.put(0, "cub", "deck")
    use(s, "howl")
    assert s.game.standing_effects().value(cub, "atk") == (2100 if so else 1000)


@pytest.mark.parametrize("so", [True, False])
def test_what_waits_for_such_a_summon_hears_of_it(so: bool) -> None:
    told = ' It is treated as if it was Special Summoned by the effect of a "Wolf" monster.'
    howl = magic("howl", f'Special Summon 1 "pup" from your Deck.{told if so else ""}')
    s = Scenario("zh-mr2", PUP, howl)
    s.put(0, "pup", "deck")
    s.act("activate", s.put(0, "howl", "hand"))
    s.settle("optional_trigger")
    assert (s.choice.kind == "optional_trigger") == so


def test_a_whole_turn_is_skipped() -> None:
    s = Scenario("zh-mr2", magic("still", "Skip your opponent's next turn."), turn=3)
    use(s, "still")
    s.end_turn()
    assert (s.turn, s.game.turn_player()) == (5, 0)
    assert [fact.seat for fact in s.facts("turn_skipped")] == [1]
    s.end_turn()
    assert (s.turn, s.game.turn_player()) == (6, 1)


def test_what_lasts_until_the_end_of_a_turn_that_is_skipped_ends() -> None:
    still = magic("still", "Skip your opponent's next turn.")
    kept = magic("kept", "All monsters you control gain 500 ATK until the end of your opponent's next turn.")
    s = Scenario("zh-mr2", still, kept)
    bear = s.put(0, "bear", "m1")
    use(s, "still")
    use(s, "kept")
    assert s.game.standing_effects().value(bear, "atk") == 2000
    s.end_turn()
    assert s.game.standing_effects().value(bear, "atk") == 1500


def test_a_monster_neither_normal_nor_flip_summoned() -> None:
    proud = effect(
        "proud", 'This card cannot be Normal Summoned or Flip Summoned unless you control a "Throne" monster.'
    )
    s = Scenario("zh-mr2", proud, monster("Throne Guard"))
    hand, down = s.put(0, "proud", "hand"), s.put(0, "proud", "m1", FACE_DOWN)
    assert s.refused("normal_summon", hand) is not None
    assert s.refused("flip_summon", down) is not None
    s.put(0, "Throne Guard", "m2")
    assert s.refused("normal_summon", hand) is None
    assert s.refused("flip_summon", down) is None


def test_effects_that_follow_wait_a_turn_after_a_special_summon() -> None:
    late = effect(
        "late",
        "This card cannot activate the following effects the turn it is Special Summoned. You can discard 1 card; draw "
        "1 card. You can banish 1 card from your GY; draw 1 card.",
    )
    s = Scenario("zh-mr2", late, magic("bring", 'Special Summon 1 "late" from your hand.'))
    s.put(0, "mouse", "hand")
    s.put(0, "mouse", "graveyard")
    brought, there = s.put(0, "late", "hand"), s.put(0, "late", "m5")
    use(s, "bring")
    assert s.where(brought).startswith("0.m")
    offered = {option.card for option in s.choice.options if option.act == "activate"}
    assert there in offered and brought not in offered


def fusion(name: str, text: str) -> CardData:
    text += "\nThis card cannot attack."
    return parsed(monster(name, 8, 2500, 2000, traits=("fusion", "effect"), text=text))


@pytest.mark.parametrize(("name", "fits"), [("knight", False), ("giant", True)])
def test_a_material_is_told_by_its_original_level(name: str, fits: bool) -> None:
    fuse = magic(
        "fuse", "Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters you control as Fusion Materials."
    )
    lift = magic("lift", "Increase the Levels of all monsters on the field by 3.")
    made = fusion("made", '"bear" + 1 monster whose original Level is 6 or higher')
    s = Scenario("zh-mr2", fuse, lift, made, extra=("made",))
    s.put(0, "bear", "m1")
    s.put(0, name, "m2")
    use(s, "lift")
    assert (s.refused("activate", s.put(0, "fuse", "hand")) is None) == fits


def test_a_synchro_summon_by_its_rules_in_the_battle_phase() -> None:
    tune = magic(
        "tune",
        "Activate only during the Battle Phase. Synchro Summon 1 Synchro Monster. (Send the appropriate Synchro "
        "Material Monsters to the Graveyard.)",
        "quick-play",
    )
    bright = parsed(monster("bright", 5, traits=("synchro", "normal"), text="1 Tuner + 1 or more non-Tuner monsters"))
    s = Scenario("zh-mr2", tune, bright, monster("fork", 1, traits=("tuner", "normal")), extra=("bright",))
    fork, bear = s.put(0, "fork", "m1"), s.put(0, "bear", "m2")
    hand = s.put(0, "tune", "hand")
    assert s.refused("activate", hand) is not None
    s.do("phase", value="battle")
    s.act("activate", hand)
    through(s)
    assert (s.where(fork), s.where(bear)) == ("0.graveyard", "0.graveyard")
    assert len(s.facts("synchro_summoned")) == 1


@pytest.mark.parametrize("rolled", [True, False])
def test_what_holds_is_no_part_of_what_a_die_brings(rolled: bool) -> None:
    text = "Once per turn: You can roll a six-sided die. If the result is 3, draw 1 card. "
    half = "The Battle Damage this card inflicts to your opponent is halved."
    s = Scenario("zh-mr2", effect("weak", (text if rolled else "") + half, atk=2000))
    s.attack(s.put(0, "weak", "m1"))
    assert s.lp(1) == 7000


def test_one_of_two_places_on_different_sides() -> None:
    dig = magic("dig", "Special Summon 1 Warrior monster from your hand or from either player's Graveyard.")
    s = Scenario("zh-mr2", dig)
    theirs = s.put(1, "bear", "graveyard")
    s.act("activate", s.put(0, "dig", "hand"))
    through(s)
    assert s.where(theirs).startswith("0.m")


def test_what_was_summoned_from_one_of_them_is_bound_to_the_card() -> None:
    text = effect(
        "digger",
        "Once per turn: You can Special Summon 1 Warrior monster from your hand or from either player's Graveyard. "
        "When this card leaves the field, destroy all Warrior monsters Special Summoned by this card's effect.",
        race="Beast",
    )
    s = Scenario("zh-mr2", text, magic("sweep", "Destroy 1 Beast monster on the field."))
    theirs, other = s.put(1, "bear", "graveyard"), s.put(0, "ox", "m4")
    digger = s.put(0, "digger", "m1")
    s.act("activate", digger)
    through(s)
    assert s.where(theirs).startswith("0.m")
    s.end_turn()
    s.end_turn()
    s.clear_hands()
    later = s.put(1, "wall", "graveyard")
    s.act("activate", digger)
    through(s)
    assert s.where(later).startswith("0.m")
    use(s, "sweep")
    assert (s.where(theirs), s.where(later), s.where(other)) == ("1.graveyard", "1.graveyard", "0.m4")


def test_it_does_not_come_back_by_banishing_itself() -> None:
    again = effect(
        "again",
        "If this card is destroyed and sent to the Graveyard: Draw 1 card, then you can banish 1 Level 8 or higher "
        "DARK monster from your Graveyard and Special Summon this card from the Graveyard.",
        level=8,
        attribute="DARK",
    )
    s = Scenario("zh-mr2", again, magic("strike", "Destroy 1 monster you control."))
    card = s.put(0, "again", "m1")
    use(s, "strike")
    assert s.where(card) == "0.graveyard"
