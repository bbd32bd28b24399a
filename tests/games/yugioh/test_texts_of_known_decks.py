"""Sentences of cards that well-known decks play, carried out on the table."""

from __future__ import annotations

import pytest
from scenario import ATTACK, FACE_DOWN, SET, Scenario, effect, magic, monster, snare, through, use

SHELTER = magic("shelter", "All Warrior monsters you currently control are unaffected by Spell/Trap effects this turn.")
OPEN_SHELTER = magic("open shelter", "All Warrior monsters you control are unaffected by Spell/Trap effects this turn.")
STORM = magic("storm", "Destroy all monsters on the field.")


@pytest.mark.parametrize(("name", "late"), [("shelter", "0.graveyard"), ("open shelter", "0.m2")])
def test_what_is_said_of_monsters_currently_controlled_holds_for_none_that_come_later(name: str, late: str) -> None:
    s = Scenario("zh-mr2", SHELTER, OPEN_SHELTER, STORM)
    early = s.put(0, "bear", "m1")
    use(s, name)
    other = s.put(0, "ox", "m2")
    use(s, "storm")
    assert s.where(early) == "0.m1"
    assert s.where(other) == late


BLADE = effect(
    "blade",
    "You can Set this card from your hand to your Spell & Trap Zone as a Spell Card. During your opponent's turn, when "
    "this Set card in the Spell & Trap Zone is destroyed and sent to your GY: Special Summon it.",
)
GUST = magic("gust", "Target 1 Set Spell/Trap on the field; destroy it.", "quick-play")


@pytest.mark.parametrize("turn", [0, 1])
def test_a_monster_set_as_a_spell_lies_among_the_spells_and_comes_when_it_is_destroyed(turn: int) -> None:
    s = Scenario("zh-mr2", BLADE, GUST)
    blade = s.put(0, "blade", "hand")
    summons = s.game.table.marks.get("normal_summons")
    s.act("set", blade)
    through(s)
    assert s.where(blade)[:3] == "0.s" and s.card(blade).stance == SET
    assert s.game.table.marks.get("normal_summons") == summons, "that is no Normal Summon"
    assert "activate" not in s.acts(blade) and "flip_summon" not in s.acts(blade)
    if turn:
        s.end_turn()
    use(s, "gust", turn)
    assert s.where(blade)[:3] == ("0.m" if turn else "0.g")


def test_a_monster_without_such_words_is_not_set_among_the_spells() -> None:
    s = Scenario("zh-mr2")
    bear = s.put(0, "bear", "hand")
    assert "set" not in s.acts(bear)
    assert s.refused("set", bear).reason == "only-spells-and-traps-from-the-hand"


FORGE = magic("forge", 'Set 1 "ox" directly from your Deck to your Spell & Trap Zone as a Spell Card.')


def test_a_monster_is_set_as_a_spell_from_the_deck() -> None:
    s = Scenario("zh-mr2", FORGE)
    ox = s.put(0, "ox", "deck")
    use(s, "forge")
    assert s.where(ox)[:3] == "0.s" and s.card(ox).stance == SET


COMMANDER = effect("commander", "Cannot be Special Summoned from the GY during the turn it was sent there.")
RISE = magic("rise", "Target 1 monster in your GY; Special Summon it.")
WASTE = magic("waste", "Discard all cards in your hand.")


@pytest.mark.parametrize("waits", [False, True])
def test_it_is_not_summoned_from_the_graveyard_in_the_turn_in_which_it_went_there(waits: bool) -> None:
    s = Scenario("zh-mr2", COMMANDER, RISE, WASTE)
    s.clear_hands()
    commander = s.put(0, "commander", "hand")
    use(s, "waste")
    assert s.where(commander) == "0.graveyard"
    if waits:
        s.end_turn()
        s.end_turn()
    rise = s.put(0, "rise", "hand")
    assert ("activate" in s.acts(rise)) == waits


@pytest.mark.parametrize(
    ("attacks", "allowed"),
    [("attack a number of times", (3, 0)), ("attack your opponent's monsters a number of times", (1, 3))],
)
def test_it_attacks_as_often_as_monsters_were_used_for_its_summon(attacks: str, allowed: tuple[int, int]) -> None:
    often = "the number of Fusion Materials used for its Fusion Summon"
    text = f"Each Battle Phase, this card can {attacks} equal to {often}."
    s = Scenario("zh-mr2", effect("fused", text, traits=("effect", "fusion"), level=8))
    fused, *used = (s.put(0, name, zone) for name, zone in (("fused", "m1"), *[("bear", "graveyard")] * 3))
    s.edit(lambda game: game.play.mark(fused, "materials", used))
    assert s.game.battles.attacks_allowed(fused) == allowed


TWIN = magic(
    "twin call",
    'Target 1 "mark" you control; Special Summon 1 Warrior monster from your Deck with the same ATK but a different '
    "name.",
)


def test_the_same_value_but_another_name() -> None:
    s = Scenario("zh-mr2", TWIN, *(monster(name, atk=1230) for name in ("mark", "double")), monster("weak", atk=900))
    s.put(0, "mark", "m1")
    for name in ("mark", "weak"):
        s.put(0, name, "deck")
    double = s.put(0, "double", "deck")
    use(s, "twin call")
    assert s.where(double)[:3] == "0.m"


PAIR = magic("pair", "Special Summon 2 Warrior monsters with the same ATK from your hand.")


def test_monsters_of_the_same_value_go_together() -> None:
    s = Scenario("zh-mr2", PAIR, monster("one", atk=700), monster("two", atk=700), monster("odd", atk=900))
    s.clear_hands()
    one, odd = s.put(0, "one", "hand"), s.put(0, "odd", "hand")
    pair = s.put(0, "pair", "hand")
    assert "activate" not in s.acts(pair)
    two = s.put(0, "two", "hand")
    s.act("activate", pair)
    while s.choice.kind != "action":
        s.play.answer(s.choice.combinations[0] if s.choice.combinations else list(range(max(1, s.choice.least))))
    assert [s.where(card)[:3] for card in (one, two, odd)] == ["0.m", "0.m", "0.h"]


TALLY = effect(
    "tally",
    "When this card is Summoned: You can draw 2 cards. You must control no other cards and have no cards in your hand "
    "to activate and to resolve this effect.",
)


@pytest.mark.parametrize(("beside", "held", "drawn"), [(False, False, 2), (True, False, 0), (False, True, 0)])
def test_both_must_hold_to_use_it(beside: bool, held: bool, drawn: int) -> None:
    s = Scenario("zh-mr2", TALLY, deck=9)
    s.clear_hands()
    if beside:
        s.put(0, "bear", "m1")
    if held:
        s.put(0, "bear", "hand")
    s.act("normal_summon", s.put(0, "tally", "hand"))
    through(s)
    assert s.size(0, "hand") == held + drawn


LION = effect(
    "lion",
    "Once per turn: You can target 1 monster in your GY; add that target to your hand, but you cannot Normal or "
    "Special Summon that monster, or a monster with the same name, for the rest of this turn.",
)


def test_monsters_of_the_name_that_was_taken_are_not_summoned_in_that_turn() -> None:
    s = Scenario("zh-mr2", LION)
    s.clear_hands()
    lion = s.put(0, "lion", "m1")
    bear, ox = s.put(0, "bear", "graveyard"), s.put(0, "ox", "hand")
    s.act("activate", lion)
    through(s)
    assert "normal_summon" not in s.acts(bear) and "normal_summon" in s.acts(ox)
    s.end_turn()
    s.end_turn()
    assert "normal_summon" in s.acts(bear)


CROWD = effect(
    "crowd",
    "During your Main Phase, if your opponent has more total cards in their hand and field than you do: You can "
    "destroy all other cards on the field.",
)


@pytest.mark.parametrize(("theirs", "offered"), [(2, False), (3, True)])
def test_hand_and_field_are_counted_together(theirs: int, offered: bool) -> None:
    s = Scenario("zh-mr2", CROWD)
    s.clear_hands()
    crowd = s.put(0, "crowd", "m1")
    s.put(0, "bear", "hand")
    s.put(1, "bear", "m1")
    for _ in range(theirs - 1):
        s.put(1, "bear", "hand")
    assert ("activate" in s.acts(crowd)) == offered


TOLL = effect(
    "toll",
    "If this card is Normal Summoned: You can target up to 2 cards in your opponent's GY; banish them, then send the "
    "same number of cards from the top of your opponent's Deck to the GY.",
)


def test_as_many_cards_from_the_top_as_were_handled() -> None:
    s = Scenario("zh-mr2", TOLL)
    gone = [s.put(1, "bear", "graveyard") for _ in range(2)]
    deck = s.size(1, "deck")
    s.act("normal_summon", s.put(0, "toll", "hand"))
    while s.choice.kind != "action":
        cards = [at for at, option in enumerate(s.choice.options) if option.card in gone]
        s.play.answer(cards[: s.choice.most] if cards else [0])
    assert [s.where(card) for card in gone] == ["1.banished"] * 2
    assert (s.size(1, "deck"), s.size(1, "graveyard")) == (deck - 2, 2)


BOTH = effect(
    "both", "You can send 1 Warrior monster from your hand and 1 Warrior monster from your Deck to the GY; draw 1 card."
)


@pytest.mark.rule("yugioh-zh", "YZH-1.31")
def test_a_deck_from_which_the_second_of_two_cards_is_taken_is_shuffled() -> None:
    s = Scenario("zh-mr2", BOTH)
    s.put(0, "bear", "hand")
    s.put(0, "ox", "deck")
    before = len(s.facts("shuffled"))
    s.act("activate", s.put(0, "both", "m1"))
    through(s)
    assert len(s.facts("shuffled")) == before + 1


SUMMONER = magic("summoner", "Immediately after this effect resolves, Tribute Summon 1 monster.")


@pytest.mark.parametrize(("level", "offered"), [(4, False), (5, True)])
def test_only_a_monster_that_needs_tributes_is_tribute_summoned(level: int, offered: bool) -> None:
    s = Scenario("zh-mr2", SUMMONER, monster("heir", level=level))
    s.clear_hands()
    heir, bear = s.put(0, "heir", "hand"), s.put(0, "bear", "m1")
    summoner = s.put(0, "summoner", "hand")
    assert ("activate" in s.acts(summoner)) == offered
    if offered:
        s.act("activate", summoner)
        through(s)
        assert s.where(heir)[:3] == "0.m" and s.where(bear) == "0.graveyard"
        assert "tribute" in s.card(heir).marks["summoned"]


SCARECROW = snare(
    "scarecrow",
    "When an opponent's monster declares an attack: Target the attacking monster; negate the attack, also, after that, "
    "Set this card face-down instead of sending it to the GY.",
)


def test_a_trap_that_is_set_again_stays_and_is_not_used_twice_in_a_turn() -> None:
    s = Scenario("zh-mr2", SCARECROW)
    scarecrow = s.put(1, "scarecrow", "s2", SET)
    s.put(0, "bear", "m1")
    s.put(0, "ox", "m2")
    s.act("phase", value="battle")
    through(s)
    for attacker in (s.zone(0, "m1")[0], s.zone(0, "m2")[0]):
        s.act("attack", attacker)
        while s.choice.kind != "action":
            offered = s.offered("activate")
            s.play.answer(
                [s.choice.options.index(next(o for o in s.choice.options if o.act == "activate"))] if offered else [0]
            )
        if attacker == s.zone(0, "m1")[0]:
            assert s.lp(1) == 8000
            assert (s.where(scarecrow), s.card(scarecrow).stance) == ("1.s2", SET)
    assert s.lp(1) < 8000, "it was Set in this turn"


OCEAN = magic(
    "ocean", "Reduce the Level of all Warrior monsters in both players' hands and on the field by 1.", "field"
)


def test_levels_change_in_hands_and_on_the_field() -> None:
    s = Scenario("zh-mr2", OCEAN)
    cards = [s.put(0, "bear", "hand"), s.put(1, "bear", "hand"), s.put(1, "bear", "m1"), s.put(0, "bear", "graveyard")]
    use(s, "ocean")
    assert [s.game.value(card, "level") for card in cards] == [3, 3, 3, 4]


DRAGOON = effect(
    "dragoon",
    "You can target 1 monster your opponent controls; destroy that target, and if it was face-up, inflict damage to "
    "your opponent equal to the ATK it had on the field.",
)


@pytest.mark.parametrize(("stance", "lp"), [(ATTACK, 6500), (FACE_DOWN, 8000)])
def test_how_a_destroyed_monster_lay_decides(stance: str, lp: int) -> None:
    s = Scenario("zh-mr2", DRAGOON)
    bear = s.put(1, "bear", "m1", stance)
    s.act("activate", s.put(0, "dragoon", "m1"))
    through(s)
    assert s.where(bear) == "1.graveyard" and s.lp(1) == lp


RUSH = effect(
    "rush",
    "If this card was Normal Summoned this turn: You can Tribute this card; draw 2 cards, then it becomes the End "
    "Phase of this turn.",
)
SHOT = snare("shot", "At the end of the Battle Phase: It becomes the End Phase of this turn.")


def test_the_main_phase_becomes_the_end_phase() -> None:
    s = Scenario("zh-mr2", RUSH)
    s.put(0, "bear", "m1")
    rush = s.put(0, "rush", "hand")
    turn = s.turn
    s.act("normal_summon", rush)
    through(s)
    s.act("activate", rush)
    through(s)
    assert (s.turn, s.table.marks["player"]) == (turn + 1, 1), "there was neither a Battle Phase nor a Main Phase 2"
    assert "turn_over" not in s.table.marks


def test_the_battle_phase_becomes_the_end_phase() -> None:
    s = Scenario("zh-mr2", SHOT)
    shot = s.put(1, "shot", "s1", SET)
    turn = s.turn
    s.act("phase", value="battle")
    through(s)
    s.act("phase", value="main2")
    s.act("activate", shot)
    through(s)
    assert s.turn == turn + 1


DWELLER = effect(
    "dweller",
    "While this card has an Xyz Material attached that was originally WATER, all Warrior monsters you control gain 500 "
    "ATK. Once per turn: You can detach 1 Xyz Material from this card; any card effects that activate in your "
    "opponent's GY cannot be activated this turn.",
    traits=("effect", "xyz"),
)
GHOST = effect(
    "ghost", "When your opponent activates a Spell Card: You can banish this card from your GY; draw 1 card."
)


@pytest.mark.parametrize("attribute", ["WATER", "FIRE"])
def test_the_material_under_it_counts_and_the_graveyard_falls_silent(attribute: str) -> None:
    s = Scenario("zh-mr2", DWELLER, GHOST, magic("call", "Draw 1 card."), monster("mate", attribute=attribute))
    dweller = s.put(0, "dweller", "m1")
    bear, mate = s.put(0, "bear", "m2"), s.put(0, "mate", "graveyard")
    s.put(1, "ghost", "graveyard")
    s.edit(lambda game: game.attach_material([mate], dweller))
    assert s.game.value(bear, "atk") == (2000 if attribute == "WATER" else 1500)


@pytest.mark.parametrize("silenced", [False, True])
def test_effects_in_the_graveyard_are_not_activated_after_it(silenced: bool) -> None:
    s = Scenario("zh-mr2", DWELLER, GHOST, magic("call", "Draw 1 card."))
    dweller, ghost = s.put(0, "dweller", "m1"), s.put(1, "ghost", "graveyard")
    bear = s.put(0, "bear", "graveyard")
    s.edit(lambda game: game.attach_material([bear], dweller))
    if silenced:
        s.act("activate", dweller, value=1)
        s.settle()
    s.act("activate", s.put(0, "call", "hand"))
    offered = False
    while s.choice.kind != "action":
        offered |= ghost in s.offered("activate")
        s.play.answer([0] if s.choice.kind == "place" else [])
    assert offered != silenced


GLOW = snare("glow", "Target 1 monster you control; it gains 500 ATK until your opponent's End Phase.")


@pytest.mark.parametrize("turn", [0, 1])
def test_until_the_opponents_end_phase_is_that_of_this_turn_where_it_is_the_opponents(turn: int) -> None:
    s = Scenario("zh-mr2", GLOW)
    bear = s.put(0, "bear", "m1")
    glow = s.put(0, "glow", "s1", SET)
    if turn:
        s.end_turn()
        s.act("phase", value="battle")
        while glow not in s.offered("activate"):
            s.play.answer([])
    s.act("activate", glow)
    through(s)
    assert s.game.value(bear, "atk") == 2000
    s.end_turn()
    assert s.game.value(bear, "atk") == (1500 if turn else 2000)
    if not turn:
        s.end_turn()
        assert s.game.value(bear, "atk") == 1500
