"""Prices of which the player says how high, counters that are shared out, and numbers that a card keeps."""

from __future__ import annotations

import pytest
from scenario import FACE_DOWN, SET, Scenario, effect, magic, monster, snare, through, use

from sanam.games.thinking import PLAIN
from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.texts.reading.texts import NotUnderstood, parse
from sanam.games.yugioh.thinking.policy import YugiohPolicy

SCHOLAR = effect(
    "scholar",
    "Each time a Spell Card is activated, place 2 Salt Counters on this card when that Spell resolves. Once per turn: "
    "You can remove any number of Salt Counters from this card; Special Summon 1 Warrior monster from your hand or GY "
    "whose Level is equal to the number of Salt Counters you removed.",
    race="Rock",
)
GIFT = magic("gift", "Gain 100 LP.")
PAGE = monster("page", 2, 500, 500)


def with_salt(counters: int, *names: str) -> tuple[Scenario, int]:
    s = Scenario("zh-mr2", SCHOLAR, GIFT, PAGE)
    scholar = s.put(0, "scholar", "m1")
    s.edit(lambda game: game.place_counter(scholar, "Salt", counters))
    for name in names:
        s.put(0, name, "hand")
    return s, scholar


def numbers(s: Scenario) -> list[int]:
    assert s.choice.kind == "number"
    return [option.value for option in s.choice.options]


@pytest.mark.parametrize(
    ("counters", "hand", "offered"),
    [(5, ["page", "bear"], [2, 4]), (3, ["page", "bear"], [2]), (6, ["knight", "mouse"], [1, 5])],
)
def test_only_numbers_are_offered_with_which_the_effect_can_be_carried_out(
    counters: int, hand: list[str], offered: list[int]
) -> None:
    s, scholar = with_salt(counters, *hand)
    s.act("activate", scholar)
    assert numbers(s) == offered
    s.act("value", value=offered[-1])
    through(s)
    assert s.card(scholar).counters.get("Salt", 0) == counters - offered[-1]
    called = next(card for zone in ("m2", "m3", "m4", "m5") for card in s.zone(0, zone))
    assert s.game.value(called, "level") == offered[-1]


def test_without_such_a_number_the_effect_cannot_be_used() -> None:
    s, scholar = with_salt(1, "page", "bear")
    assert scholar not in s.offered("activate")


DRAIN = effect(
    "drain", "Once per turn: You can pay LP in multiples of 1000 (max. 3000); this card gains that much ATK.", atk=100
)


@pytest.mark.parametrize(("lp", "offered"), [(8000, [1000, 2000, 3000]), (2500, [1000, 2000]), (900, [])])
def test_lp_are_paid_in_multiples(lp: int, offered: list[int]) -> None:
    s = Scenario("zh-mr2", DRAIN)
    drain = s.put(0, "drain", "m1")
    s.set_lp(0, lp)
    if not offered:
        assert drain not in s.offered("activate")
        return
    s.act("activate", drain)
    assert numbers(s) == offered
    s.act("value", value=2000)
    through(s)
    assert s.lp(0) == lp - 2000 and s.game.value(drain, "atk") == 2100


def test_an_equip_card_keeps_what_was_paid_for_it() -> None:
    text = "Pay LP in multiples of 100 (max. 2000); equip this card to a monster. It gains that much ATK."
    blade = magic("blade", text, "equip")
    s = Scenario("zh-mr2", blade)
    bear = s.put(0, "bear", "m1")
    s.do("activate", s.put(0, "blade", "hand"))
    s.act("value", value=700)
    through(s)
    assert s.game.value(bear, "atk") == 2200 and s.lp(0) == 7300


SUN = effect(
    "sun",
    "When Normal Summoned, other cards and effects cannot be activated. When this card is Normal Summoned: You can pay "
    "LP so that you only have 100 left; this card gains ATK equal to the amount of LP paid.",
    atk=0,
)
ANSWER = snare("answer", "When a monster is Normal Summoned: Draw 1 card.")


def test_what_was_paid_is_gained_and_only_others_are_shut_out() -> None:
    s = Scenario("zh-mr2", SUN, ANSWER)
    trap = s.put(1, "answer", "s1", SET)
    s.act("normal_summon", sun := s.put(0, "sun", "hand"))
    s.settle("optional_trigger", "optional_triggers", "yes_no")
    assert s.choice.seat == 0 and trap not in s.offered("activate")
    through(s)
    assert s.lp(0) == 100 and s.game.value(sun, "atk") == 7900 and s.where(trap) == "1.s1"
    s.end_turn()
    s.act("normal_summon", s.put(1, "bear", "hand"))
    while s.choice.kind == "place":
        s.play.answer([0])
    assert trap in s.offered("activate"), "shut out for that Summon only"


BURST = magic(
    "burst",
    "Remove all Salt Counters from the field. Inflict 300 damage to your opponent for each Salt Counter removed.",
)
CROSSBOW = effect(
    "crossbow",
    "You can remove any number of Salt Counters from this card to destroy 1 face-up monster on the field with ATK "
    "equal to or less than 700 x the number of counters you removed.",
    atk=3000,
)


def test_what_is_destroyed_for_a_number_is_targeted() -> None:
    s = Scenario("zh-mr2", CROSSBOW)
    bow, bear = s.put(0, "crossbow", "m1"), s.put(1, "bear", "m1")
    mouse = s.put(1, "mouse", "m2")
    s.edit(lambda game: game.place_counter(bow, "Salt", 3))
    s.act("activate", bow)
    assert numbers(s) == [1, 2, 3]
    s.act("value", value=3)
    assert s.choice.kind == "target" and {option.card for option in s.choice.options} == {bear, mouse}
    s.act("pick", bear)
    through(s)
    assert s.where(bear) == "1.graveyard" and not s.card(bow).counters.get("Salt")


BLOW = effect(
    "blow",
    "You can remove all Salt Counters from this card; inflict 500 damage to your opponent for each counter removed.",
)


def test_what_was_removed_is_counted() -> None:
    s = Scenario("zh-mr2", BURST, BLOW)
    bear, blow = s.put(1, "bear", "m1"), s.put(0, "blow", "m1")
    for card, counters in ((bear, 2), (blow, 3)):
        s.edit(lambda game, card=card, counters=counters: game.place_counter(card, "Salt", counters))
    s.act("activate", blow)
    through(s)
    assert s.lp(1) == 8000 - 3 * 500 and s.card(bear).counters.get("Salt") == 2
    use(s, "burst")
    assert s.lp(1) == 8000 - 3 * 500 - 2 * 300 and not s.card(bear).counters.get("Salt")


SPORES = magic("spores", "Distribute 3 Salt Counters among face-up monsters your opponent controls.")


def test_counters_are_shared_out_as_the_player_says() -> None:
    s = Scenario("zh-mr2", SPORES)
    bear, ox, mine = s.put(1, "bear", "m1"), s.put(1, "ox", "m2"), s.put(0, "wall", "m1")
    s.act("activate", s.put(0, "spores", "hand"))
    s.settle()
    for card in (bear, ox, ox):
        assert {option.card for option in s.choice.options} == {bear, ox} and s.choice.seat == 0
        s.act("pick", card)
        s.settle()
    salt = [s.card(card).counters.get("Salt", 0) for card in (bear, ox, mine)]
    assert salt == [1, 2, 0]


def test_all_go_to_the_only_monster() -> None:
    s = Scenario("zh-mr2", SPORES)
    bear = s.put(1, "bear", "m1")
    use(s, "spores")
    assert s.card(bear).counters == {"Salt": 3}


OMEN = effect(
    "omen",
    "When this card is Summoned: Toss a coin and gain the appropriate effect.\n● Heads: All Warrior monsters you "
    "control gain 500 ATK.\n● Tails: When a Spell Card is activated: Draw 1 card.",
    race="Rock",
)


@pytest.mark.parametrize("seed", range(6))
def test_a_coin_gives_the_card_one_of_its_effects_as_long_as_it_lies_there(seed: int) -> None:
    s = Scenario("zh-mr2", OMEN, GIFT, seed=seed)
    bear = s.put(0, "bear", "m2")
    s.act("normal_summon", omen := s.put(0, "omen", "hand"))
    through(s)
    kept = s.card(omen).marks["kept"]
    assert s.game.value(bear, "atk") == (2000 if kept == 1 else 1500)
    use(s, "gift")
    assert s.size(0, "hand") == (0 if kept == 1 else 1)
    s.edit(lambda game: game.turn_monster(omen, FACE_DOWN))
    assert s.game.value(bear, "atk") == 1500 and "kept" not in s.card(omen).marks


def test_both_sides_of_the_coin_come() -> None:
    def kept(seed: int) -> int:
        s = Scenario("zh-mr2", OMEN, seed=seed)
        s.act("normal_summon", omen := s.put(0, "omen", "hand"))
        through(s)
        return int(s.card(omen).marks["kept"])

    assert {kept(seed) for seed in range(8)} == {1, 2}


TURNCOAT = effect(
    "turncoat",
    "When this card is Summoned, toss a coin. ● Heads: All Warrior monsters you control gain 500 ATK. ● Tails: Your "
    "opponent gains control of this card.",
)


def test_what_is_done_at_once_is_no_effect_that_lasts() -> None:
    for seed in range(8):
        s = Scenario("zh-mr2", TURNCOAT, seed=seed)
        s.act("normal_summon", coat := s.put(0, "turncoat", "hand"))
        through(s)
        heads = s.card(coat).marks["kept"] == 1
        assert s.game.controller(coat) == (0 if heads else 1)
        assert s.game.value(coat, "atk") == (2000 if heads else 1500)


@pytest.mark.parametrize(
    "text",
    [
        "You can pay LP in multiples of 100 (max. 250); draw 1 card.",
        "This card gains ATK equal to the LP paid.",
    ],
)
def test_a_price_without_sense_is_not_understood(text: str) -> None:
    with pytest.raises(NotUnderstood):
        parse(text, monster("x", traits=("effect",)))


PUNCH = effect("punch", "You can pay LP in multiples of 1000; inflict 500 damage to your opponent.", atk=100)


@pytest.mark.parametrize(("card", "paid"), [(DRAIN, 3000), (PUNCH, 1000)])
def test_the_computer_pays_what_is_worth_it(card: CardData, paid: int) -> None:
    s = Scenario("zh-mr2", card)
    s.act("activate", s.put(0, card.name, "m1"))
    best = YugiohPolicy(s.game, PLAIN).advise(s.choice)[0]
    assert s.choice.options[best.picks[0]].value == paid
