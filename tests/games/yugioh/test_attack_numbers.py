"""How often a monster attacks by a number that is counted, and how often a card is spared."""

# ruff: noqa: E501 – a text stands in one piece

from __future__ import annotations

from scenario import SET, Scenario, effect, magic, parsed, snare, spell, through, use

from sanam.games.yugioh.cards.model import CardData


def strikes(s: Scenario, attacker: int) -> int:
    """How often the monster attacks monsters of the opponent before it may not any more."""
    if s.phase == "main1":
        s.do("phase", value="battle")
    count = 0
    while attacker in s.offered("attack"):
        s.act("attack", attacker)
        targets = [option.card for option in s.choice.options if option.act == "attack"]
        if s.choice.kind != "attack_target" or not targets:
            break
        s.act("attack", targets[0])
        through(s)
        count += 1
    return count


def aim(s: Scenario, card: int, at: int) -> None:
    """Activate a card and choose what it is about."""
    s.act("activate", card)
    while s.choice.kind != "action":
        known = [option.card for option in s.choice.options]
        s.play.answer([known.index(at)] if at in known else [0] if s.choice.least else [])


def foes(s: Scenario, number: int) -> None:
    for at in range(1, number + 1):
        s.put(1, "mouse", f"m{at}")


KING = effect(
    "king",
    "Once per turn: You can Tribute any number of monsters, except this card; for each Tributed monster, this card gains "
    "1 additional attack during each Battle Phase this turn.",
)


def test_an_attack_more_for_each_tribute() -> None:
    s = Scenario("zh-mr2", KING)
    king = s.put(0, "king", "m1")
    tributes = [s.put(0, "mouse", f"m{at}") for at in (2, 3)]
    foes(s, 5)
    s.act("activate", king)
    s.play.answer([i for i, option in enumerate(s.choice.options) if option.card in tributes])
    through(s)
    assert strikes(s, king) == 3
    s.end_turn()
    s.end_turn()
    assert strikes(s, king) == 1, "for that turn"


THRASHER = effect(
    "thrasher",
    'This card can attack 1 additional time during the same Battle Phase for each "thrasher" in your Graveyard.',
)


def test_an_attack_more_as_long_as_it_is_so() -> None:
    s = Scenario("zh-mr2", THRASHER)
    card = s.put(0, "thrasher", "m1")
    s.put(0, "thrasher", "graveyard")
    s.put(1, "thrasher", "graveyard")
    foes(s, 4)
    assert strikes(s, card) == 2


WOLF = effect(
    "wolf", "This card can attack a number of times equal to the number of Spells you control during each Battle Phase."
)
PACK = effect(
    "pack",
    "This card can attack your opponent's monsters a number of times equal to the number of Spells you control.",
)
LAW = parsed(spell("law", "continuous", text="You take no effect damage."))


def test_as_often_as_there_are_such_cards() -> None:
    s = Scenario("zh-mr2", WOLF, LAW)
    wolf = s.put(0, "wolf", "m1")
    for at in (1, 2, 3):
        s.put(0, "law", f"s{at}")
    foes(s, 2)
    s.do("phase", value="battle")
    assert strikes(s, wolf) == 2
    assert wolf not in s.offered("attack"), "the third one was declared directly"


def test_further_attacks_on_monsters_only() -> None:
    s = Scenario("zh-mr2", PACK, LAW)
    pack = s.put(0, "pack", "m1")
    for at in (1, 2, 3):
        s.put(0, "law", f"s{at}")
    foes(s, 2)
    assert strikes(s, pack) == 2
    assert pack not in s.offered("attack"), "nothing is left but the player"


def test_once_in_any_case() -> None:
    s = Scenario("zh-mr2", WOLF)
    wolf = s.put(0, "wolf", "m1")
    foes(s, 2)
    assert strikes(s, wolf) == 1


KEI = effect(
    "kei",
    "In addition to a normal attack, this card can attack during the same Battle Phase as many times as the number of "
    "Equip Cards equipped to it.",
)
BLADE = parsed(spell("blade", "equip", text="The equipped monster gains 100 ATK."))


def test_as_many_more_as_it_is_equipped_with() -> None:
    s = Scenario("zh-mr2", KEI, BLADE)
    kei, bear = s.put(0, "kei", "m1"), s.put(0, "bear", "m2")
    for monster in (kei, kei, bear):
        aim(s, s.put(0, "blade", "hand"), monster)
    foes(s, 5)
    assert strikes(s, kei) == 3


NEUTRON = magic(
    "neutron",
    "Target 1 monster you control; this turn, it can make a second and third attack during each Battle Phase.",
)


def test_a_second_and_a_third_attack() -> None:
    s = Scenario("zh-mr2", NEUTRON)
    bear = s.put(0, "bear", "m1")
    foes(s, 5)
    use(s, "neutron")
    assert strikes(s, bear) == 3


# ---------------------------------------------------------------- not destroyed so often

BUBBLE = parsed(
    spell(
        "bubble",
        "continuous",
        text="Each monster you control cannot be destroyed by battle or card effect once per turn.",
    )
)
BOLT = magic("bolt", "Destroy all monsters on the field.")


def test_each_card_is_spared_once_a_turn() -> None:
    s = Scenario("zh-mr2", BUBBLE, BOLT)
    s.put(0, "bubble", "s1")
    ox, bear, other = s.put(0, "ox", "m1"), s.put(0, "bear", "m2"), s.put(1, "ox", "m1")
    use(s, "bolt")
    assert [s.where(card)[0:3] for card in (ox, bear, other)] == ["0.m", "0.m", "1.g"]
    late = s.put(0, "mouse", "m3")
    use(s, "bolt")
    assert [s.where(card)[0:3] for card in (ox, bear, late)] == ["0.g", "0.g", "0.m"], "each by itself"


def test_each_turn_anew() -> None:
    s = Scenario("zh-mr2", BUBBLE, BOLT)
    s.put(0, "bubble", "s1")
    ox = s.put(0, "ox", "m1")
    use(s, "bolt")
    s.end_turn()
    use(s, "bolt", 1)
    assert s.where(ox) == "0.m1"


def ward(text: str) -> CardData:
    return snare("ward", f"Target 1 monster you control; {text}")


def test_the_next_time_this_turn() -> None:
    wing = ward("the next time it would be destroyed by battle or card effect this turn, it is not destroyed.")
    s = Scenario("zh-mr2", wing, BOLT)
    ox, bear = s.put(0, "ox", "m1"), s.put(0, "bear", "m2")
    aim(s, s.put(0, "ward", "s1", SET), ox)
    use(s, "bolt")
    assert (s.where(ox), s.where(bear)) == ("0.m1", "0.graveyard")
    use(s, "bolt")
    assert s.where(ox) == "0.graveyard", "once"


def test_once_in_this_turn_only() -> None:
    s = Scenario("zh-mr2", ward("once during this turn, it cannot be destroyed by battle or card effects."), BOLT)
    ox = s.put(0, "ox", "m1")
    s.act("activate", s.put(0, "ward", "s1", SET))
    through(s)
    s.end_turn()
    use(s, "bolt", 1)
    assert s.where(ox) == "0.graveyard"


# ---------------------------------------------------------------- what cannot be activated, and what does not affect

SEAL = effect(
    "seal",
    "Once per turn: You can target 1 Set card in your opponent's Spell & Trap Zone; it cannot be activated while this card "
    "is face-up on the field.",
)
PIT = snare("pit", "Gain 100 LP.")


def test_a_set_card_that_cannot_be_activated() -> None:
    s = Scenario("zh-mr2", SEAL, PIT, BOLT)
    seal, pit, free = s.put(0, "seal", "m1"), s.put(1, "pit", "s1", SET), s.put(1, "pit", "s2", SET)
    s.act("activate", seal)
    s.act("pick", pit)
    s.settle()
    s.end_turn()
    assert s.offered("activate") == [free]
    use(s, "bolt", 1)
    assert pit in s.offered("activate"), "as long as the monster is there"


def test_nor_is_a_card_without_an_effect_of_its_own() -> None:
    lamp = parsed(spell("lamp", "continuous", text="Monsters you control gain 100 ATK."))
    s = Scenario("zh-mr2", SEAL, lamp)
    seal, hidden = s.put(0, "seal", "m1"), s.put(1, "lamp", "s1", SET)
    s.act("activate", seal)
    through(s)
    s.end_turn()
    assert hidden not in s.offered("activate")


SHELL = magic(
    "shell",
    "Target 1 face-up monster on the field; that target is unaffected by card effects, except its own, until the end of this turn.",
)
GROWER = effect("grower", "Once per turn: You can activate this effect; this card gains 500 ATK.")
FEED = magic("feed", "All monsters on the field gain 300 ATK.")


def test_its_own_effects_reach_it_all_the_same() -> None:
    s = Scenario("zh-mr2", SHELL, GROWER, FEED)
    grower, ox = s.put(0, "grower", "m1"), s.put(0, "ox", "m2")
    aim(s, s.put(0, "shell", "hand"), grower)
    use(s, "feed")
    s.act("activate", grower)
    through(s)
    value = s.play.game.standing_effects().value
    assert (value(grower, "atk"), value(ox, "atk")) == (grower_atk(s) + 500, 2000)


def grower_atk(s: Scenario) -> int:
    return s.cards["grower"].atk or 0


# ---------------------------------------------------------------- Levels

TUNE = magic("tune", "Target 1 monster you control; increase its Level by up to 3.")


def level(s: Scenario, card: int) -> int:
    return s.play.game.standing_effects().value(card, "level")


def test_a_level_by_as_much_as_its_player_says() -> None:
    s = Scenario("zh-mr2", TUNE)
    ox = s.put(0, "ox", "m1")
    s.act("activate", s.put(0, "tune", "hand"))
    while s.choice.kind != "action":
        values = [option.value for option in s.choice.options]
        s.play.answer([values.index(2) if 2 in values else 0] if s.choice.least else [])
    assert level(s, ox) == 6


PAIR = effect(
    "pair",
    "Once per turn: You can target 1 other monster you control; the Levels of that monster and this card become their "
    "combined current Levels, until the end of this turn.",
)


def test_two_levels_become_their_sum() -> None:
    s = Scenario("zh-mr2", PAIR)
    pair, giant = s.put(0, "pair", "m1"), s.put(0, "giant", "m2")
    s.act("activate", pair)
    through(s)
    assert (level(s, pair), level(s, giant)) == (11, 11)
    s.end_turn()
    assert (level(s, pair), level(s, giant)) == (4, 7)


STRAIGHT = effect(
    "straight",
    "This card can attack your opponent directly. Once per turn: You can activate this effect; gain 100 LP. This card cannot "
    "attack your opponent directly during the turn you activate this effect.",
)


def test_an_oath_not_to_attack_directly() -> None:
    s = Scenario("zh-mr2", STRAIGHT)
    card, ox = s.put(0, "straight", "m1"), s.put(1, "mouse", "m1")
    s.act("activate", card)
    through(s)
    s.do("phase", value="battle")
    attack = s.option("attack", card)
    assert attack is not None and s.choice.options[attack].targets == (ox,)
    s.act("attack", card)
    assert {option.act for option in s.choice.options} == {"attack"} or s.where(ox) == "1.graveyard"


def test_nor_is_it_used_after_a_direct_attack() -> None:
    s = Scenario("zh-mr2", STRAIGHT)
    card = s.put(0, "straight", "m1")
    s.attack(card)
    s.do("phase", value="main2")
    assert card not in s.offered("activate")
