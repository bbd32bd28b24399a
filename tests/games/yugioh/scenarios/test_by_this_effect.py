"""What a later sentence calls "the monster banished by this effect", and "Special Summoned by this effect"."""

from __future__ import annotations

import pytest
from scenario import DEFENSE, FACE_DOWN, SET, Scenario, effect, magic, snare
from stage import through, use

BLAST = magic("blast", "Target 1 monster on the field; destroy it.", "quick-play")
VOID = magic("void", "Target 1 monster in either GY; banish it.", "quick-play")


def test_what_was_banished_is_summoned_when_the_card_leaves() -> None:
    """Everything that its effect has banished, and nothing else that is banished."""
    text = (
        "Once per turn: You can target 1 monster in your GY; banish it. When this card is sent from the field to the "
        "GY: Special Summon as many monsters as possible that were banished by this effect."
    )
    s = Scenario("zh-mr2", effect("mind", text), BLAST)
    mind, ox, bear = s.put(0, "mind", "m1"), s.put(0, "ox", "graveyard"), s.put(0, "bear", "graveyard")
    mouse = s.put(0, "mouse", "banished")
    use(s, mind, ox)
    assert s.where(ox) == "0.banished"
    s.end_turn()
    s.end_turn()
    use(s, mind)
    use(s, s.put(0, "blast", "hand"))
    assert s.where(mind) == "0.graveyard" and s.where(mouse) == "0.banished"
    assert {s.where(ox)[:3], s.where(bear)[:3]} == {"0.m"}


def test_what_was_banished_from_the_graveyard_is_added_later() -> None:
    text = (
        "If this card is sent to the GY: Banish 1 Level 4 monster from your Deck. If this card in the GY is banished: "
        "You can add the monster banished by this effect to your hand."
    )
    s = Scenario("zh-mr2", effect("wyvern", text), BLAST, VOID)
    wyvern, ox = s.put(0, "wyvern", "m1"), s.put(0, "ox", "deck")
    use(s, s.put(0, "blast", "hand"), ox)
    assert (s.where(wyvern), s.where(ox)) == ("0.graveyard", "0.banished")
    use(s, s.put(0, "void", "hand"), wyvern)
    assert (s.where(wyvern), s.where(ox)) == ("0.banished", "0.hand")


def test_what_was_summoned_goes_with_the_card() -> None:
    text = (
        "When this card is Normal Summoned, you can select 1 monster in your opponent's Graveyard and Special Summon "
        "it to your side of the field. Destroy it when this card is removed from the field."
    )
    s = Scenario("zh-mr2", effect("keeper", text, level=4), BLAST)
    keeper, bear, ox = s.put(0, "keeper", "hand"), s.put(1, "bear", "graveyard"), s.put(0, "ox", "m3")
    s.act("normal_summon", keeper)
    through(s, keeper)
    assert s.where(bear)[:3] == "0.m"
    use(s, s.put(0, "blast", "hand"), keeper)
    assert (s.where(bear), s.where(ox)) == ("1.graveyard", "0.m3")


def test_a_restriction_holds_while_what_was_summoned_is_there() -> None:
    text = (
        "Special Summon 1 monster from your hand. While the monster Special Summoned by this effect is face-up on the "
        "field, you cannot Special Summon monsters."
    )
    rise = magic("rise", "Special Summon 1 monster from your GY.")
    s = Scenario("zh-mr2", magic("bridge", text, "continuous"), BLAST, rise)
    bridge, ox = s.put(0, "bridge", "hand"), s.put(0, "ox", "hand")
    s.put(0, "bear", "graveyard")
    rise_card = s.put(0, "rise", "hand")
    use(s, bridge)
    assert s.where(ox)[:3] == "0.m" and rise_card not in s.offered("activate")
    use(s, s.put(0, "blast", "hand"))
    assert rise_card in s.offered("activate")


def test_the_equip_card_itself_is_not_banished() -> None:
    text = (
        "Activate this card by targeting 1 monster in your GY; Special Summon it and equip it with this card, but "
        "banish it when it leaves the field."
    )
    s = Scenario("zh-mr2", magic("fossil", text, "equip"), BLAST, magic("gale", "Destroy all Spells on the field."))
    fossil, ox = s.put(0, "fossil", "hand"), s.put(0, "ox", "graveyard")
    use(s, fossil)
    assert s.where(ox)[:3] == "0.m"
    use(s, s.put(0, "gale", "hand"))
    assert s.where(fossil) == "0.graveyard"
    use(s, s.put(0, "blast", "hand"))
    assert s.where(ox) == "0.banished"


def test_as_many_as_have_the_name_of_the_equipped_monster() -> None:
    text = (
        "The equipped monster gains 800 ATK for each other face-up monster on the field that has the same name it does."
    )
    s = Scenario("zh-mr2", magic("alliance", text, "equip"))
    ox, _, _ = s.put(0, "ox", "m1"), s.put(1, "ox", "m1"), s.put(1, "bear", "m2")
    use(s, s.put(0, "alliance", "hand"), ox)
    assert s.game.standing_effects().value(ox, "atk") == 1700 + 800


def test_nobody_knows_what_is_in_the_opponents_deck() -> None:
    """It may be activated, whether there is such a card or not."""
    s = Scenario(
        "zh-mr2",
        magic("robber", "Your opponent selects 1 Equip Spell Card from his/her Deck and sends it to the Graveyard."),
    )
    robber = s.put(0, "robber", "hand")
    use(s, robber)
    assert s.where(robber) == "0.graveyard" and s.size(1, "graveyard") == 0


@pytest.mark.parametrize(
    ("words", "options"),
    [
        ("face-up Attack Position or face-down Defense Position", ["attack", "facedown"]),
        ("face-up or face-down Defense Position", ["defense", "facedown"]),
    ],
)
def test_a_monster_may_be_summoned_face_down(words: str, options: list[str]) -> None:
    s = Scenario("zh-mr2", magic("door", f"Special Summon 1 monster from your hand in {words}."))
    door, ox = s.put(0, "door", "hand"), s.put(0, "ox", "hand")
    s.act("activate", door)
    s.settle("position")
    assert [option.act for option in s.choice.options] == options
    s.act("facedown")
    s.settle()
    assert s.card(ox).stance == FACE_DOWN


@pytest.mark.parametrize("said", ["It gains", "That monster gains"])
def test_what_is_targeted_for_an_attack_is_not_the_attacker(said: str) -> None:
    text = f"When a face-up monster you control is targeted for an attack: {said} 500 ATK."
    s = Scenario("zh-mr2", snare("mail", text))
    mine, theirs, mail = s.put(1, "bear", "m1"), s.put(0, "ox", "m1"), s.put(1, "mail", "s1", SET)
    s.do("phase", value="battle")
    s.act("attack", theirs)
    through(s, mine, mail)
    assert s.where(theirs) == "0.graveyard" and s.where(mine) == "1.m1"


def test_a_face_down_monster_has_no_attribute_in_common() -> None:
    text = (
        "Target 1 monster you control; banish all monsters your opponent controls with the same Attribute as that "
        "monster."
    )
    s = Scenario("zh-mr2", magic("purge", text))
    s.put(0, "ox", "m1")
    down, up = s.put(1, "ox", "m1", FACE_DOWN), s.put(1, "ox", "m2")
    use(s, s.put(0, "purge", "hand"))
    assert (s.where(down), s.where(up)) == ("1.m1", "1.banished")


def test_a_destroyed_token_is_a_destroyed_monster() -> None:
    goat = magic("goat", 'Special Summon 1 "Goat Token" (Beast-Type/EARTH/Level 1/ATK 0/DEF 0).')
    ears = effect("ears", "When a Beast-Type monster you control is destroyed: You can draw 1 card.")
    s = Scenario("zh-mr2", goat, ears, magic("storm", "Destroy all Attack Position monsters on the field."))
    use(s, s.put(0, "goat", "hand"))
    ears_card, storm = s.put(0, "ears", "m3", DEFENSE), s.put(0, "storm", "hand")
    use(s, storm, ears_card)
    assert s.size(0, "hand") == 1 and s.facts("destroyed")


@pytest.mark.parametrize("gains", ["that lost ATK", "the same amount of ATK", "that same amount of ATK"])
def test_a_card_gains_what_another_has_lost(gains: str) -> None:
    halves = "Once per turn: You can target 1 monster your opponent controls; halve its ATK, and if you do, "
    s = Scenario("zh-mr2", effect("leech", f"{halves}this card gains {gains}."))
    leech, ox = s.put(0, "leech", "m1"), s.put(1, "ox", "m1")
    was = s.game.standing_effects().value(leech, "atk")
    use(s, leech)
    assert s.game.standing_effects().value(ox, "atk") == 850
    assert s.game.standing_effects().value(leech, "atk") == was + 850


def test_a_detached_material_is_no_card_sent_this_way() -> None:
    text = (
        "Once per turn: You can detach 1 Xyz Material from this card and send the top 2 cards of your Deck to the "
        "Graveyard; this card gains 500 ATK for each card sent to the Graveyard this way."
    )
    s = Scenario("zh-mr2", effect("poet", text, traits=("effect", "xyz"), atk=1000))
    poet, under = s.put(0, "poet", "m1"), s.put_aside(0, "ox")
    s.edit(lambda game: game.attach_material([under], poet))
    use(s, poet)
    assert s.where(under) == "0.graveyard" and s.game.standing_effects().value(poet, "atk") == 2000


@pytest.mark.parametrize("turns", [2, 3])
@pytest.mark.parametrize("how", ["destroyed and sent to the GY", "sent from the field to the GY"])
def test_the_counters_that_lay_on_a_card_as_it_left_are_asked_for(how: str, turns: int) -> None:
    text = (
        "During each of your opponent's Standby Phases: Place 1 Clock Counter on this card. When this card with 3 or "
        f"more Clock Counters is {how}: Draw 2 cards."
    )
    sweep = magic("sweep", "Target 1 Spell/Trap on the field; destroy it.", "quick-play")
    s = Scenario("zh-mr2", magic("tower", text, "continuous"), sweep)
    tower = s.put(0, "tower", "s1")
    for _ in range(2 * turns):
        s.end_turn()
        through(s)
    held = s.size(0, "hand")
    use(s, s.put(0, "sweep", "hand"))
    assert s.where(tower) == "0.graveyard" and s.size(0, "hand") - held == (2 if turns == 3 else 0)
