"""Clauses that hang on another one are carried out: what goes on with it, who does it, how many, and until when."""

from __future__ import annotations

import pytest
from scenario import Scenario, effect, magic, monster, parsed, spell, through, use

from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.texts.reading.texts import NotUnderstood, parse

RAISE = magic("raise", "Target 1 monster in your GY; Special Summon it, but destroy it during the End Phase.")
TAME = magic("tame", "Target 1 monster in your GY; Special Summon it, but it cannot attack this turn.")


@pytest.mark.rule("yugioh-zh", "YZH-5.27")
def test_what_is_summoned_but_destroyed_later_is_destroyed_then() -> None:
    s = Scenario("zh-mr2", RAISE)
    bear = s.put(0, "bear", "graveyard")
    use(s, "raise")
    assert s.where(bear)[:3] == "0.m"
    s.end_turn()
    assert s.where(bear) == "0.graveyard"


def test_what_is_summoned_but_cannot_attack_may_attack_the_turn_after_next() -> None:
    s = Scenario("zh-mr2", TAME)
    bear = s.put(0, "bear", "graveyard")
    use(s, "tame")
    s.do("phase", value="battle")
    assert "attack" not in s.acts(bear)
    s.end_turn()
    s.end_turn()
    s.do("phase", value="battle")
    assert "attack" in s.acts(bear)


THEN = magic("then", "Destroy 1 monster your opponent controls. Then, draw 1 card.")
DO = magic("do", "Destroy 1 monster your opponent controls. If you do, draw 2 cards.")


@pytest.mark.parametrize(("card", "drawn"), [(THEN, 1), (DO, 2)])
def test_a_sentence_that_goes_on_hangs_on_the_one_before(card: CardData, drawn: int) -> None:
    s = Scenario("zh-mr2", card)
    use(s, card.name) if "activate" in s.acts(s.put(0, card.name, "hand")) else None
    assert s.size(0, "hand") == 1  # there is nothing to destroy
    s.put(1, "bear", "m1")
    before = s.size(0, "hand")
    use(s, card.name)
    assert s.size(0, "hand") == before + drawn


def test_nothing_can_go_on_without_a_sentence_before() -> None:
    with pytest.raises(NotUnderstood):
        parse("Then, draw 1 card.", spell("alone"))


PAY = magic("pay", "Discard 1 card to target 1 monster your opponent controls; destroy it.")


@pytest.mark.rule("yugioh-zh", "YZH-5.39")
def test_what_is_done_to_do_something_is_its_cost() -> None:
    s = Scenario("zh-mr2", PAY)
    target = s.put(1, "bear", "m1")
    card = s.put(0, "pay", "hand")
    assert "activate" not in s.acts(card)  # nothing to discard
    ox = s.put(0, "ox", "hand")
    s.act("activate", card)
    through(s)
    assert s.where(ox) == "0.graveyard" and s.where(target) == "1.graveyard"


BITE = magic("bite", "Your opponent discards 1 random card.")
LOSE = magic("lose", "Your opponent loses 800 LP.")


def test_a_player_discards_at_random_and_is_not_asked() -> None:
    s = Scenario("zh-mr2", BITE)
    s.put(1, "bear", "hand")
    s.put(1, "ox", "hand")
    s.act("activate", s.put(0, "bite", "hand"))
    while s.choice.kind != "action":
        assert s.choice.seat == 0 or s.choice.kind != "discard"
        s.play.answer([0] if s.choice.options else [])
    assert s.size(1, "hand") == 1 and s.size(1, "graveyard") == 1


def test_losing_life_points_is_no_damage() -> None:
    sore = parsed(spell("sore", icon="continuous", text="You take no damage."))
    s = Scenario("zh-mr2", LOSE, sore)
    s.put(1, "sore", "s1")
    use(s, "lose")
    assert s.lp(1) == 7200


WEAK = magic(
    "weak", "Target 1 face-up monster your opponent controls; it loses 500 ATK until the end of the next turn."
)


def test_what_lasts_until_the_end_of_the_next_turn_is_over_then() -> None:
    s = Scenario("zh-mr2", WEAK)
    bear = s.put(1, "bear", "m1")
    use(s, "weak")
    assert s.game.standing_effects().value(bear, "atk") == 1000
    s.end_turn()
    assert s.game.standing_effects().value(bear, "atk") == 1000
    s.end_turn()
    assert s.game.standing_effects().value(bear, "atk") == 1500


# --------------------------------------------------------------------------------------------- lists of effects
EITHER = magic(
    "either",
    "Activate 1 of these effects;\n● Target 1 monster your opponent controls; destroy it.\n"
    "● Target 1 monster in your GY; add it to your hand, then discard 1 card.",
)


def test_only_what_the_chosen_effect_targets_is_targeted() -> None:
    s = Scenario("zh-mr2", EITHER)
    card = s.put(0, "either", "hand")
    assert "activate" not in s.acts(card)
    dead, foe = s.put(0, "bear", "graveyard"), s.put(1, "ox", "m1")
    s.act("activate", card)
    s.settle("mode")
    assert s.choice.kind == "mode" and len(s.choice.options) == 2
    s.play.answer([1])
    through(s)
    assert s.where(dead) == "0.graveyard" and s.where(foe)[:3] == "1.m"  # added, then discarded as the only card


def test_an_effect_without_a_target_cannot_be_chosen() -> None:
    s = Scenario("zh-mr2", EITHER)
    foe = s.put(1, "ox", "m1")
    s.act("activate", s.put(0, "either", "hand"))
    s.settle("mode")
    if s.choice.kind == "mode":
        assert [option.value for option in s.choice.options] == [0]
    through(s)
    assert s.where(foe) == "1.graveyard"


COST = effect("cost", "You can discard this card, then activate 1 of these effects;\n● Draw 2 cards.\n● Gain 1000 LP.")


def test_what_comes_before_the_choice_is_paid() -> None:
    s = Scenario("zh-mr2", COST)
    card = s.put(0, "cost", "hand")
    s.act("activate", card)
    assert s.choice.kind == "mode"
    s.play.answer([0])
    through(s)
    assert s.where(card) == "0.graveyard" and s.size(0, "hand") == 2


LISTED = effect(
    "listed",
    'You can only use 1 of these effects of "listed" per turn, and only once that turn.\n'
    "● You can pay 500 LP; draw 1 card.\n● You can pay 800 LP; gain 2000 LP.",
)


def test_of_a_list_of_effects_one_is_used_each_turn() -> None:
    s = Scenario("zh-mr2", LISTED)
    card = s.put(0, "listed", "m1")
    s.act("activate", card)
    through(s)
    assert "activate" not in s.acts(card)


STANCE = effect(
    "stance",
    "● While in Attack Position: This card gains 500 ATK.\n● While in Defense Position: This card gains 500 DEF.",
)


def test_each_item_holds_in_its_position() -> None:
    s = Scenario("zh-mr2", STANCE)
    up, side = s.put(0, "stance", "m1"), s.put(0, "stance", "m2", "up/side")
    value = s.game.standing_effects().value
    assert (value(up, "atk"), value(up, "def")) == (2000, 1000)
    assert (value(side, "atk"), value(side, "def")) == (1500, 1500)


@pytest.mark.parametrize(
    "text",
    [
        "Draw 1 card.\n● Gain 500 LP.",
        'You can only use each of these effects of "other" once per turn.\n● You can pay 500 LP; draw 1 card.',
        "Activate 1 of these effects.",
    ],
)
def test_lists_that_say_nothing_definite_are_refused(text: str) -> None:
    with pytest.raises(NotUnderstood):
        parse(text, monster("odd", traits=("effect",)))


EQUAL = magic("equal", "Your LP becomes 3000.")
SWAP = magic("swap", "Switch your LP with your opponent's.")


@pytest.mark.parametrize(("card", "lp"), [(EQUAL, (3000, 7000)), (SWAP, (7000, 1000))])
def test_life_points_become_others(card: CardData, lp: tuple[int, int]) -> None:
    s = Scenario("zh-mr2", card)
    s.set_lp(0, 1000)
    s.set_lp(1, 7000)
    use(s, card.name)
    assert (s.lp(0), s.lp(1)) == lp


# ------------------------------------------------------------------------------- how many, until when, what they become
AWAY = magic("away", "Target 1 monster on the field; banish it until the End Phase.")
FAR = magic("far", "Target 1 monster on the field; banish it until your next Standby Phase.")


@pytest.mark.rule("yugioh-zh", "YZH-5.27", "YZH-5.36")
def test_what_is_banished_until_later_returns_as_it_lay_and_is_not_summoned() -> None:
    s = Scenario("zh-mr2", AWAY)
    bear = s.put(1, "bear", "m3", "up/side")
    use(s, "away")
    assert s.where(bear) == "1.banished"
    s.end_turn()
    assert s.where(bear) == "1.m3" and s.card(bear).stance == "up/side"
    assert not [fact for fact in s.facts("special_summoned") if fact.card == bear]


def test_until_your_next_standby_phase_is_not_until_that_of_the_opponent() -> None:
    s = Scenario("zh-mr2", FAR)
    bear = s.put(1, "bear", "m1")
    use(s, "far")
    s.end_turn()
    assert s.where(bear) == "1.banished"
    s.end_turn()
    assert s.where(bear) == "1.m1"


def test_what_has_no_zone_to_return_to_goes_to_the_graveyard() -> None:
    s = Scenario("zh-mr2", FAR)
    bear = s.put(1, "bear", "m1")
    use(s, "far")
    for zone in ("m1", "m2", "m3", "m4", "m5"):
        s.put(1, "ox", zone)
    s.end_turn()
    s.end_turn()
    assert s.where(bear) == "1.graveyard"


EACH = magic("each", "Draw 1 card for each monster you control.")
FILL = magic("fill", "Draw until you have 4 cards in your hand.")
SAME = magic("same", "Discard 2 cards, then draw the same number of cards.")


def test_one_for_each() -> None:
    s = Scenario("zh-mr2", EACH)
    card = s.put(0, "each", "hand")
    assert "activate" not in s.acts(card)
    s.put(0, "bear", "m1")
    s.put(0, "ox", "m2")
    s.act("activate", card)
    through(s)
    assert s.size(0, "hand") == 2


def test_drawing_until_there_are_so_many() -> None:
    s = Scenario("zh-mr2", FILL)
    card = s.put(0, "fill", "hand")
    s.put(0, "bear", "hand")
    s.act("activate", card)
    through(s)
    assert s.size(0, "hand") == 4


def test_the_same_number() -> None:
    s = Scenario("zh-mr2", SAME)
    for name in ("bear", "ox", "knight"):
        s.put(0, name, "hand")
    use(s, "same")
    assert s.size(0, "hand") == 3 and s.size(0, "graveyard") == 3


ZERO = magic("zero", "Target 1 face-up monster on the field; its original ATK becomes 0.")
SWORD = magic("sword", "All monsters on the field gain 300 ATK until the End Phase.")
STUDY = magic("study", "Target 1 face-up monster you control; gain LP equal to its original ATK.")


def test_an_original_value_changes_below_the_other_changes() -> None:
    s = Scenario("zh-mr2", ZERO, SWORD, STUDY)
    bear = s.put(0, "bear", "m1")
    use(s, "sword")
    use(s, "zero")
    assert s.game.standing_effects().value(bear, "atk") == 300
    use(s, "study")
    assert s.lp(0) == 8000


TUNED = magic("tuned", "Target 1 face-up monster on the field; it is treated as a Tuner until the End Phase.")
RISE = effect("rise", "Once per turn: You can make this card become Level 6.")


def test_what_counts_as_a_tuner_is_one_for_texts() -> None:
    seek = magic("seek", "Destroy all Tuners on the field.")
    s = Scenario("zh-mr2", TUNED, seek)
    bear = s.put(0, "bear", "m1")
    card = s.put(0, "seek", "hand")
    assert "activate" not in s.acts(card)
    use(s, "tuned")
    s.act("activate", card)
    through(s)
    assert s.where(bear) == "0.graveyard"


def test_a_card_becomes_another_level() -> None:
    s = Scenario("zh-mr2", RISE)
    card = s.put(0, "rise", "m1")
    s.act("activate", card)
    through(s)
    assert s.game.standing_effects().value(card, "level") == 6


SNAP = magic("snap", "Banish 1 random card from your opponent's hand until the End Phase.")


def test_what_is_banished_from_the_hand_returns_there() -> None:
    s = Scenario("zh-mr2", SNAP)
    bear = s.put(1, "bear", "hand")
    use(s, "snap")
    assert s.where(bear) == "1.banished"
    s.end_turn()
    assert s.where(bear) == "1.hand"


def test_in_an_older_text_a_choice_behind_a_condition_is_whether_it_is_used() -> None:
    s = Scenario(
        "zh-mr2",
        effect("old", "When this card is Normal Summoned, if you control no other cards, you can draw 1 card."),
    )
    card = s.put(0, "old", "hand")
    s.act("normal_summon", card)
    s.settle("optional_trigger")
    assert s.choice.kind == "optional_trigger"


# ------------------------------------------------------------------------------------------------- places and materials
GEM = magic("gem", "Place 1 Warrior monster from your Deck face-up in your Spell & Trap Zone as a Continuous Spell.")


@pytest.mark.rule("yugioh-zh", "YZH-5.47")
def test_a_monster_placed_as_a_continuous_spell_is_no_monster() -> None:
    pop = magic("pop", "Destroy 1 Spell on the field.")
    s = Scenario("zh-mr2", GEM, pop)
    bear = s.put(0, "bear", "deck")
    s.act("activate", s.put(0, "gem", "hand"))
    s.settle("pick")
    s.pick(bear)
    through(s)
    assert s.where(bear)[:3] == "0.s" and s.card(bear).face_up and not s.game.monsters(0)
    s.act("activate", s.put(0, "pop", "hand"))
    through(s)
    assert s.where(bear) == "0.graveyard"


def test_nothing_is_placed_without_a_zone() -> None:
    s = Scenario("zh-mr2", GEM)
    s.put(0, "bear", "deck")
    for zone in ("s1", "s2", "s3", "s4", "s5"):
        s.put(0, "gem", zone, "down")
    assert "activate" not in s.acts(s.card(s.put(0, "gem", "hand")).id)


STORM = magic("storm", "Destroy Spells/Traps on the field up to the number of monsters you control.")


def test_up_to_a_number_that_is_counted_then() -> None:
    s = Scenario("zh-mr2", STORM)
    s.put(0, "bear", "m1")
    s.put(0, "ox", "m2")
    for zone in ("s1", "s2", "s3"):
        s.put(1, "storm", zone, "down")
    s.act("activate", s.put(0, "storm", "hand"))
    s.settle("pick")
    assert s.choice.most == 2


TORN = magic(
    "torn", "Fusion Summon 1 Fusion Monster from your Extra Deck, by banishing Fusion Materials from your field or GY."
)
CENTAUR = parsed(monster("centaur", 6, 2000, 1000, traits=("fusion", "effect"), text='"bear" + "ox"\n'))


@pytest.mark.rule("yugioh-zh", "YZH-2.58")
def test_a_fusion_summon_may_banish_its_materials() -> None:
    s = Scenario("zh-mr2", TORN, CENTAUR, extra=("centaur",))
    card = s.put(0, "torn", "hand")
    bear = s.put(0, "bear", "graveyard")
    assert "activate" not in s.acts(card)
    ox = s.put(0, "ox", "m1")
    s.act("activate", card)
    while s.choice.kind != "action":
        s.play.answer(s.choice.combinations[0] if s.choice.combinations else [0])
    assert s.where(bear) == s.where(ox) == "0.banished"
    assert [fact.what for fact in s.facts("fusion_summoned")] == ["fusion_summoned"]


PRICE = parsed(spell("price", text="Pay 800 LP to activate this card. Draw 2 cards."))


def test_a_price_to_activate_a_card_is_its_cost() -> None:
    s = Scenario("zh-mr2", PRICE)
    s.set_lp(0, 700)
    card = s.put(0, "price", "hand")
    assert "activate" not in s.acts(card)
    s.set_lp(0, 1000)
    s.act("activate", card)
    through(s)
    assert s.lp(0) == 200 and s.size(0, "hand") == 2


DIG = magic("dig", "Target 1 of your banished monsters; return that target to the GY.")
MOURN = effect("mourn", "If this card is sent to the GY: Gain 1000 LP.")


def test_what_returns_to_the_graveyard_is_not_sent_there() -> None:
    s = Scenario("zh-mr2", DIG, MOURN)
    card = s.put(0, "mourn", "banished")
    use(s, "dig")
    assert s.where(card) == "0.graveyard" and s.lp(0) == 8000


GUARD = effect(
    "guard", "If you control no cards, you can Special Summon this card (from your hand) in Defense Position."
)


def test_a_card_that_summons_itself_does_so_in_its_position() -> None:
    s = Scenario("zh-mr2", GUARD)
    card = s.put(0, "guard", "hand")
    s.act("special_summon", card)
    through(s)
    assert s.where(card)[:3] == "0.m" and s.card(card).stance == "up/side"


PEEL = parsed(
    monster(
        "peel",
        traits=("effect", "xyz"),
        text="2 Level 4 monsters\nYou can detach any number of Xyz Materials from this card; gain 500 LP.",
    )
)


def test_any_number_of_materials() -> None:
    s = Scenario("zh-mr2", PEEL)
    host = s.put(0, "peel", "m1")
    assert "activate" not in s.acts(host)
    under = [s.put(0, "bear", "graveyard"), s.put(0, "ox", "graveyard")]
    s.edit(lambda game: game.attach_material(under, host))
    s.act("activate", host)
    assert (s.choice.least, s.choice.most) == (1, 2)


BOTH = magic("both", "Both players gain 700 LP.")


def test_both_players_do_it() -> None:
    s = Scenario("zh-mr2", BOTH)
    use(s, "both")
    assert (s.lp(0), s.lp(1)) == (8700, 8700)
