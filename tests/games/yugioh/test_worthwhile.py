"""What is offered can change something, and what is paid or targeted for it leaves enough to do it with."""

from __future__ import annotations

import pytest
from scenario import FACE_DOWN, SET, Scenario, effect, magic, through, use

RALLY = effect("rally", "You can Tribute 1 Warrior monster; this card gains 500 ATK.")
SIREN = effect("siren", "You can Tribute this card; destroy all monsters with an Ice Counter(s).")
FETCHER = effect(
    "fetcher",
    "When this card is Normal Summoned: You can target 1 monster in your GY; Special Summon it, but its effects are "
    "negated.",
)
PAIR = magic("pair", 'Target 2 "mouse" in your GY; Special Summon them.')
SWAP = magic(
    "swap",
    'Target 1 face-up card you control; destroy that card, and if you do, Special Summon 1 "mouse" from your Deck.',
)
HUNT = magic(
    "hunt",
    "Banish 1 monster from your hand; destroy all face-up monsters on the field with the same Type as that monster.",
)
RELIC = magic("relic", "When this card is sent to the GY: Draw 1 card.")
SCALES = effect(
    "scales", "You can target 1 face-up monster you control; it becomes Dragon until the End Phase.", race="Dragon"
)
SPLIT = magic(
    "split", "Destroy a number of face-up cards on the field equal to the number of Dragon monsters you control."
)


def test_what_its_effect_is_about_pays_for_nothing() -> None:
    s = Scenario("zh-mr2", RALLY)
    rally = s.put(0, "rally", "m1")
    assert "activate" not in s.acts(rally)
    bear = s.put(0, "bear", "m2")
    s.act("activate", rally)
    through(s)
    assert (s.where(bear), s.game.value(rally, "atk")) == ("0.graveyard", 2000)


def test_what_the_cost_takes_away_is_not_there_for_the_effect() -> None:
    s = Scenario("zh-mr2", SIREN)
    siren, bear = s.put(0, "siren", "m1"), s.put(1, "bear", "m1")
    s.edit(lambda game: game.place_counter(siren, "Ice", 1))
    assert "activate" not in s.acts(siren)
    s.edit(lambda game: game.place_counter(bear, "Ice", 1))
    s.act("activate", siren)
    through(s)
    assert s.where(bear) == "1.graveyard"


def test_a_full_field_has_no_room_for_what_would_be_summoned() -> None:
    s = Scenario("zh-mr2", FETCHER, PAIR)
    for zone in ("m1", "m2", "m3"):
        s.put(0, "bear", zone)
    mice = [s.put(0, "mouse", "graveyard") for _ in range(2)]
    s.put(0, "ox", "m4")
    pair = s.put(0, "pair", "hand")
    assert "activate" not in s.acts(pair), "there is room for one of the two"
    s.act("normal_summon", s.put(0, "fetcher", "hand"))
    s.settle("optional_trigger", "action")
    assert s.choice.kind == "action" and s.where(mice[0]) == "0.graveyard"


def test_on_a_full_field_only_what_makes_room_is_chosen() -> None:
    s = Scenario("zh-mr2", SWAP, RELIC)
    for zone in ("m1", "m2", "m3", "m4", "m5"):
        s.put(0, "bear", zone)
    s.put(0, "mouse", "deck")
    relic = s.put(0, "relic", "s2")
    s.act("activate", s.put(0, "swap", "hand"))
    s.settle("target")
    assert relic not in s.offered("pick") and len(s.offered("pick")) == 5


def test_a_cost_is_paid_with_what_the_effect_finds_its_like_of() -> None:
    s = Scenario("zh-mr2", HUNT, effect("eel", "This card cannot attack.", race="Fish"))
    hunt, _ = s.put(0, "hunt", "hand"), s.put(0, "eel", "hand")
    s.put(1, "bear", "m1")
    assert "activate" not in s.acts(hunt)
    ox = s.put(0, "ox", "hand")
    s.act("activate", hunt)
    through(s)
    assert s.where(ox) == "0.banished" and s.size(1, "graveyard") == 1


@pytest.mark.parametrize("zone", ["hand", "s1"])
def test_a_card_of_which_nothing_comes_is_not_activated(zone: str) -> None:
    s = Scenario("zh-mr2", RELIC)
    relic = s.put(0, "relic", zone, None if zone == "hand" else SET)
    assert "activate" not in s.acts(relic)


def test_what_is_so_already_is_not_made_so() -> None:
    s = Scenario("zh-mr2", SCALES, SPLIT)
    scales = s.put(0, "scales", "m1")
    assert "activate" not in s.acts(scales)
    s.put(0, "bear", "m2")
    assert "activate" in s.acts(scales)


def test_none_of_so_many_is_nothing() -> None:
    s = Scenario("zh-mr2", SPLIT, SCALES)
    s.put(1, "bear", "m1")
    split = s.put(0, "split", "hand")
    assert "activate" not in s.acts(split)
    s.put(0, "scales", "m1")
    assert "activate" in s.acts(split)


# ------------------------------------------------------------------------------------- when, and by whom

SCRIBE = effect("scribe", "Each time a Spell is activated, place 1 Ink Counter on this card when that Spell resolves.")
SEESAW = effect(
    "seesaw", "Switch the original ATK and DEF of this card each time a Spell Card is activated.", atk=400, def_=1800
)
SUMMONS = magic("summons", 'Special Summon 1 "scribe" from your hand.')
RESCUE = effect(
    "rescue",
    'When a "rescue" monster you control is destroyed by battle and sent to the GY, you can return that monster to '
    "your hand.",
    atk=0,
)
BOMB = magic(
    "bomb",
    "Equip only to a monster your opponent controls. When the equipped monster is destroyed by battle and sent to the "
    "GY: Inflict 700 damage to your opponent.",
    "equip",
)
CHARM = effect(
    "charm",
    "FLIP: Take control of 1 monster your opponent controls, while this card is face-up on the field.",
    traits=("effect", "flip"),
    def_=0,
)
SHADE = effect(
    "shade",
    "Cannot be Normal Summoned/Set. Must first be Special Summoned by its own effect. When you Normal Summon a Level 4 "
    "monster: You can Special Summon this card from your hand.",
    traits=("effect", "special-summon"),
)
LEAF = effect("leaf", "If this card would be destroyed, you can destroy 1 Warrior monster you control instead.")
TWICE = magic("twice", "You can conduct 2 Normal Summons/Sets this turn, not just 1.")
BOLT = magic("bolt", "Target 1 monster on the field; destroy it.")
RAM = effect(
    "ram",
    "If this card attacks an opponent's monster, this card gains 300 ATK during the Damage Step only. "
    "If this card is attacked by an opponent's monster, this card loses 500 ATK during the Damage Step only.",
    atk=1800,
)
CHARGE = effect("charge", "When this card declares an attack: It gains 600 ATK.", atk=1000)
BRAND = effect("brand", "All Warrior monsters gain 500 ATK and lose 400 DEF.", race="Fish")


def test_a_card_that_a_spell_brings_does_not_count_that_spell() -> None:
    s = Scenario("zh-mr2", SCRIBE, SUMMONS, RALLY)
    scribe = s.put(0, "scribe", "hand")
    use(s, "summons")
    assert s.where(scribe).startswith("0.m") and not s.card(scribe).counters
    s.put(0, "scribe", "hand")
    use(s, "summons")
    assert s.card(scribe).counters == {"Ink": 1}


def test_what_answers_an_activation_all_the_time_does_so_when_that_has_resolved() -> None:
    s = Scenario("zh-mr2", SEESAW, BOLT)
    seesaw, bear = s.put(0, "seesaw", "m1"), s.put(1, "bear", "m1")
    s.act("activate", s.put(0, "bolt", "hand"))
    s.settle("target")
    assert s.game.value(seesaw, "atk") == 400
    s.pick(bear)
    s.settle()
    assert s.game.value(seesaw, "atk") == 1800


def test_a_monster_that_is_gone_does_not_answer_its_own_destruction_as_one_of_several() -> None:
    s = Scenario("zh-mr2", RESCUE)
    rescue, ox = s.put(0, "rescue", "m1"), s.put(1, "ox", "m1")
    s.attack(rescue, ox)
    assert s.where(rescue) == "0.graveyard"


def test_an_equip_card_answers_the_destruction_of_its_monster() -> None:
    s = Scenario("zh-mr2", BOMB)
    ox, bear = s.put(0, "ox", "m1"), s.put(1, "bear", "m1")
    s.act("activate", s.put(0, "bomb", "hand"))
    through(s)
    s.act("phase", value="battle")
    s.settle()
    s.act("attack", ox)
    s.act("attack", bear)
    through(s)
    assert s.lp(1) == 8000 - 200 - 700


def test_control_is_held_no_longer_than_the_card_that_holds_it_is_there() -> None:
    s = Scenario("zh-mr2", CHARM, BOLT)
    charm, ox = s.put(0, "charm", "m1", FACE_DOWN), s.put(1, "ox", "m1")
    s.act("flip_summon", charm)
    through(s)
    assert s.where(ox)[0] == "0"
    s.act("activate", s.put(0, "bolt", "hand"))
    s.settle("target")
    s.pick(charm)
    s.settle()
    assert (s.where(charm), s.where(ox)[0]) == ("0.graveyard", "1")


def test_its_own_effect_is_the_way_in_which_it_must_first_be_summoned() -> None:
    s = Scenario("zh-mr2", SHADE)
    shade = s.put(0, "shade", "hand")
    s.act("normal_summon", s.put(0, "bear", "hand"))
    s.settle("optional_trigger")
    through(s)
    assert s.where(shade).startswith("0.m")


def test_what_is_saved_is_not_what_is_destroyed_instead() -> None:
    s = Scenario("zh-mr2", LEAF, BOLT)
    leaf, bear = s.put(0, "leaf", "m1"), s.put(0, "bear", "m2")
    s.act("activate", s.put(0, "bolt", "hand"))
    s.settle("target")
    s.pick(leaf)
    s.settle("yes_no")
    s.act("yes")
    s.settle()
    assert (s.where(leaf), s.where(bear)) == ("0.m1", "0.graveyard")
    assert s.choice.kind == "action", "nothing is done instead of what is done instead"


def test_two_normal_summons_are_two_however_often_it_is_said() -> None:
    s = Scenario("zh-mr2", TWICE)
    for _ in range(2):
        use(s, "twice")
    for _ in range(2):
        s.do("normal_summon", s.put(0, "bear", "hand"))
    assert "normal_summon" not in s.acts(s.put(0, "bear", "hand"))


def test_who_is_attacked_loses_and_who_attacks_gains() -> None:
    s = Scenario("zh-mr2", RAM)
    ram, bear = s.put(0, "ram", "m1"), s.put(1, "bear", "m1")
    s.attack(ram, bear)
    assert s.lp(1) == 8000 - (2100 - 1500)
    s = Scenario("zh-mr2", RAM)
    ram, bear = s.put(1, "ram", "m1"), s.put(0, "bear", "m1")
    s.attack(bear, ram)
    assert s.lp(1) == 8000 - (1500 - 1300)


def test_it_is_the_attacker_that_the_text_speaks_of() -> None:
    s = Scenario("zh-mr2", CHARGE)
    charge, mouse = s.put(0, "charge", "m1"), s.put(1, "mouse", "m1")
    s.attack(charge, mouse)
    assert s.game.value(charge, "atk") == 1600 and s.lp(1) == 8000 - 1600


@pytest.mark.rule("yugioh-zh", "YZH-3.58")
def test_what_a_discard_brings_is_discarded_again() -> None:
    s = Scenario("zh-mr2", effect("seed", "If this card is sent to the GY: Draw 1 card."))
    for _ in range(6):
        s.put(0, "bear", "hand")
    seed = s.put(0, "seed", "hand")
    s.act("phase", value="end")
    s.settle("hand_limit")
    s.pick(seed)
    s.settle("hand_limit")
    assert s.choice.kind == "hand_limit" and s.size(0, "hand") == 7


def test_a_monster_that_must_attack_leads_into_the_battle_phase() -> None:
    s = Scenario("zh-mr2", effect("boar", "This card must attack if able."))
    boar = s.put(0, "boar", "m1")
    assert [o.value for o in s.choice.options if o.act == "phase"] == ["battle"]
    s.do("phase", value="battle")
    assert {o.act for o in s.choice.options} == {"attack"}
    s.act("attack", boar)
    s.do("direct")
    assert [o.value for o in s.choice.options if o.act == "phase"] == ["main2", "end"]


def test_of_all_of_them_both_values_change() -> None:
    s = Scenario("zh-mr2", BRAND)
    s.put(0, "brand", "m1")
    bear = s.put(0, "bear", "m2")
    assert (s.game.value(bear, "atk"), s.game.value(bear, "def")) == (2000, 800)


def test_what_must_be_summoned_by_an_effect_may_be_so_by_its_own() -> None:
    wolf = effect(
        "pack wolf",
        "Cannot be Normal Summoned/Set. Must be Special Summoned by a card effect. If this card is sent from your Deck "
        "to the GY: Special Summon it.",
        traits=("effect", "special-summon"),
    )
    s = Scenario("zh-mr2", wolf, magic("mill", "Send the top card of your Deck to the GY."))
    card = s.put(0, "pack wolf", "deck")
    use(s, "mill")
    assert s.where(card).startswith("0.m")


def test_up_to_none_is_no_target() -> None:
    s = Scenario(
        "zh-mr2",
        effect(
            "hare",
            'You can target Spells/Traps your opponent controls, up to the number of other "hare" cards you control; '
            "return them to the hand.",
        ),
        BOLT,
    )
    hare, bolt = s.put(0, "hare", "m1"), s.put(1, "bolt", "s1", SET)
    assert "activate" not in s.acts(hare)
    s.put(0, "hare", "m2")
    s.act("activate", hare)
    s.settle("action")
    assert s.where(bolt) == "1.hand"


def test_an_attack_on_ones_own_monster_involves_that_one_and_the_attacker() -> None:
    text = (
        "When an attack is declared involving a monster you control and an opponent's monster: You can send this card "
        "to the GY; you take no battle damage from this battle."
    )
    s = Scenario("zh-mr2", effect("shield", text, race="Fish"))
    shield, mouse, ox = s.put(1, "shield", "m2"), s.put(1, "mouse", "m1"), s.put(0, "ox", "m1")
    s.act("phase", value="battle")
    s.act("attack", ox)
    s.act("attack", mouse)
    assert s.asked == (1, "optional_trigger")
    through(s)
    assert s.where(shield) == "1.graveyard" and s.lp(1) == 8000
