"""Wordings of 2002 to 2006, as rules of the language: what they say is read, and done, as texts of today say it."""

from __future__ import annotations

import pytest
from scenario import Scenario, effect, magic, monster, snare, trap
from stage import through, use

from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.texts.reading.texts import parse

MONSTER, SPELL, TRAP = monster("plain", traits=("effect",)), magic("plain", ""), trap("plain", "counter")


@pytest.mark.parametrize(
    ("card", "older", "newer"),
    [
        (
            SPELL,
            "Destroys all monsters on your opponent's side of the field.",
            "Destroy all monsters your opponent controls.",
        ),
        (
            SPELL,
            "Add 1 Warrior-Type monster with a Level of 4 or less from your Deck to your hand.",
            "Add 1 Level 4 or lower Warrior monster from your Deck to your hand.",
        ),
        (
            MONSTER,
            "FLIP: Destroy 1 monster on the field (regardless of position).",
            "FLIP: Destroy 1 monster on the field.",
        ),
        (MONSTER, "This card is not affected by any Spell Cards.", "This card is unaffected by Spell effects."),
        (
            MONSTER,
            "You can flip this card into face-down Defense Position once during each of your turns.",
            "Once per turn, you can flip this card into face-down Defense Position.",
        ),
        (
            MONSTER,
            "When this card is sent to the Graveyard, your opponent must discard 1 card from his/her hand.",
            "When this card is sent to the Graveyard, your opponent discards 1 card.",
        ),
        (
            MONSTER,
            "This card cannot be destroyed in battle by a monster with an ATK of 1900 points or more.",
            "This card cannot be destroyed by battle with a monster with 1900 or more ATK.",
        ),
        (
            SPELL,
            "Tribute 1 monster. Special Summon 1 monster from your Fusion Deck that has the same Level as it.",
            "Tribute 1 monster. Special Summon 1 monster from your Extra Deck with the same Level as it.",
        ),
        (SPELL, "Tribute 1 Beast Warrior-Type monster. Draw 1 card.", "Tribute 1 Beast-Warrior monster. Draw 1 card."),
        (
            TRAP,
            "Destroy 1 attacking monster on your opponent's side of the field.",
            "When an opponent's monster declares an attack, destroy the attacking monster.",
        ),
        (
            TRAP,
            "Negate the attack of 1 monster on your opponent's side of the field and end the Battle Phase.",
            "When an opponent's monster declares an attack, negate the attack and end the Battle Phase.",
        ),
        (
            SPELL,
            "Inflict 500 points of Direct Damage to your opponent's Life Points.",
            "Inflict 500 damage to your opponent.",
        ),
    ],
)
def test_an_older_wording_says_what_one_of_today_says(card: CardData, older: str, newer: str) -> None:
    def said(text: str) -> list[object]:
        return [(each.kind, each.when, each.targets, each.cost, each.do) for each in parse(text, card)]

    assert said(older) == said(newer)


def test_what_is_paid_in_the_first_sentence_pays_for_the_answer() -> None:
    jammer = snare(
        "jammer", "Discard 1 card from your hand. Negate the activation of a Spell Card and destroy it.", "counter"
    )
    s = Scenario("zh-mr2", jammer, magic("gift", "Gain 1000 LP."))
    ready, held = s.put(1, "jammer", "s1", "down"), s.put(1, "bear", "hand")
    gift = s.put(0, "gift", "hand")
    use(s, gift, ready)
    assert (s.lp(0), s.where(held), s.where(gift)) == (8000, "1.graveyard", "0.graveyard")


@pytest.mark.parametrize(
    "text",
    [
        "Pay 500 Life Points during each of your Standby Phases. If you cannot, destroy this card.",
        "During each of your Standby Phases, pay 500 Life Points. If you do not, this card is destroyed.",
    ],
)
def test_what_is_not_paid_for_is_destroyed(text: str) -> None:
    s = Scenario("zh-mr2", effect("dear", text))
    one = s.put(0, "dear", "m1")
    s.end_turn()
    s.end_turn()
    through(s, "yes")
    assert (s.lp(0), s.where(one)) == (7500, "0.m1")
    s.end_turn()
    s.end_turn()
    through(s)
    assert (s.lp(0), s.where(one)) == (7500, "0.graveyard")


def test_a_card_does_not_equip_itself() -> None:
    text = (
        "Once per turn: You can target 1 face-up Level 3 or lower monster you control; equip that target to this card."
    )
    archer = effect("archer", text, level=3)
    s = Scenario("zh-mr2", archer)
    one = s.put(0, "archer", "m1")
    assert one not in s.offered("activate")
    s.put(0, "mouse", "m2")
    assert one in s.offered("activate")


def test_a_monster_in_the_graveyard_takes_its_material_once_it_has_come() -> None:
    text = (
        "During either player's turn, while this card is in your Graveyard: You can target 1 monster on the field; "
        "Special Summon this card in Defense Position, and if you do, attach that monster to this card as an "
        "Xyz Material."
    )
    s = Scenario("zh-mr2", effect("gatherer", text, traits=("effect", "xyz")))
    one = s.put(0, "gatherer", "graveyard")
    s.table.cards[one].marks["proper"] = True
    ox = s.put(1, "ox", "m1")
    use(s, one)
    assert s.where(one).startswith("0.m") and s.table.cards[ox].host == one


def test_a_monster_of_the_extra_deck_is_discarded_by_being_sent() -> None:
    fowl = effect("fowl", "You can pay 3000 LP to discard 1 monster from your Extra Deck to the GY.")
    s = Scenario("zh-mr2", fowl, effect("drake", "", traits=("effect", "fusion")))
    one, drake = s.put(0, "fowl", "m1"), s.put(0, "drake", "extra")
    use(s, one)
    assert s.where(drake) == "0.graveyard" and s.lp(0) == 5000


def test_a_card_does_not_become_its_own_material() -> None:
    text = (
        "Once per turn: You can target 1 face-up Attack Position monster on the field; attach it to this card as "
        "material."
    )
    gatherer = effect("gatherer", text, traits=("effect", "xyz"))
    s = Scenario("zh-mr2", gatherer)
    one = s.put(0, "gatherer", "m1")
    assert one not in s.offered("activate")
    mouse = s.put(1, "mouse", "m1")
    use(s, one)
    assert s.where(mouse) == "1.materials" and s.table.cards[mouse].host == one


def test_the_effects_of_what_gains_atk_are_negated_with_it() -> None:
    shell = magic("shell", "Equip only to a Warrior monster. It gains 800 ATK and its effects are negated.", "equip")
    proud = effect("proud", "This card gains 500 ATK.", race="Warrior")
    s = Scenario("zh-mr2", shell, proud)
    one = s.put(0, "proud", "m1")
    assert s.game.value(one, "atk") == 2000
    use(s, s.put(0, "shell", "hand"))
    assert s.game.value(one, "atk") == 2300


def test_their_effects_are_those_of_the_monsters_that_cannot_activate_theirs() -> None:
    command = snare(
        "command", "Flip monsters' effects cannot be activated, also their effects are negated.", "continuous"
    )
    s = Scenario("zh-mr2", command, effect("imp", "This card gains 500 ATK.", traits=("effect", "flip")))
    imp, other = s.put(1, "imp", "m1"), s.put(1, "ox", "m2")
    s.put(0, "command", "s1")
    assert s.game.value(imp, "atk") == 1500 and s.game.values(s.table.cards[imp])["negated"]
    assert not s.game.values(s.table.cards[other]).get("negated")


@pytest.mark.parametrize("attacks", [0, 1])
def test_that_monster_you_control_is_not_the_one_that_attacks_it(attacks: int) -> None:
    text = (
        "Before damage calculation, if an opponent's monster attacked your monster: You can change the battle position "
        "of that monster you control."
    )
    s = Scenario("zh-mr2", effect("dancer", text))
    dancer = s.put(0, "dancer", "m1")
    mine, theirs = s.put(0, "mouse", "m2"), s.put(1, "ox", "m1")
    if attacks:
        s.end_turn()
    s.act("phase", value="battle")
    s.act("attack", theirs if attacks else mine)
    s.act("attack", mine if attacks else theirs)
    through(s, *([dancer] if attacks else []))
    assert s.lp(0) == 8000 if attacks else s.lp(0) < 8000
    assert s.table.cards[theirs].stance == "up"


def test_counters_of_what_a_battle_has_destroyed_are_those_it_had() -> None:
    text = "If this card destroys a monster with an A-Counter by battle, it can attack once again in a row."
    s = Scenario("zh-mr2", effect("hunter", text))
    hunter = s.put(0, "hunter", "m1")
    marked, plain = s.put(1, "mouse", "m1"), s.put(1, "mouse", "m2")
    s.table.cards[marked].counters["A"] = 1
    s.act("phase", value="battle")
    s.act("attack", hunter)
    s.act("attack", marked)
    through(s)
    assert s.where(marked) == "1.graveyard" and hunter in s.offered("attack")
    s.act("attack", hunter)
    through(s, plain)
    assert s.where(plain) == "1.graveyard" and hunter not in s.offered("attack")


@pytest.mark.parametrize("words", ["It gains 5000 ATK", "That monster gains 5000 ATK", "Its ATK becomes 5000"])
def test_it_is_the_monster_that_is_targeted_for_an_attack(words: str) -> None:
    wall = snare("wall", f"When a face-up monster you control is targeted for an attack: {words}.")
    s = Scenario("zh-mr2", wall)
    trap, mine, theirs = s.put(0, "wall", "s1", "down"), s.put(0, "mouse", "m1"), s.put(1, "ox", "m1")
    s.end_turn()
    s.act("phase", value="battle")
    s.act("attack", theirs)
    s.act("attack", mine)
    through(s, trap)
    assert (s.where(mine), s.where(theirs)) == ("0.m1", "1.graveyard")


def test_another_monster_is_none_that_is_attacked() -> None:
    text = (
        "When a face-up monster you control is targeted for an attack: Target another face-up monster you control; "
        "it gains 500 ATK."
    )
    s = Scenario("zh-mr2", snare("wall", text))
    trap, mine, theirs = s.put(0, "wall", "s1", "down"), s.put(0, "mouse", "m1"), s.put(1, "bear", "m1")
    ox = s.put(0, "ox", "m2")
    before = s.game.value(ox, "atk")
    s.end_turn()
    s.act("phase", value="battle")
    s.act("attack", theirs)
    s.act("attack", mine)
    through(s, trap)
    assert s.game.value(ox, "atk") == before + 500


def test_the_equipped_monster_of_a_monster_is_the_one_that_it_bears() -> None:
    text = (
        "Once per turn: You can target 1 monster your opponent controls; equip that target to this card. If this card "
        "would be destroyed by battle, the equipped monster is destroyed instead."
    )
    s = Scenario("zh-mr2", effect("leech", text, atk=100))
    leech, mouse, ox = s.put(0, "leech", "m1"), s.put(1, "mouse", "m1"), s.put(1, "ox", "m2")
    use(s, leech, mouse)
    assert s.table.cards[mouse].host == leech
    s.end_turn()
    s.act("phase", value="battle")
    s.act("attack", ox)
    s.act("attack", leech)
    through(s)
    assert (s.where(leech), s.where(mouse)) == ("0.m1", "1.graveyard")


def test_their_effects_are_negated_after_a_rule_for_all_of_them() -> None:
    text = "All monsters you control cannot be destroyed by battle this turn, but their effects are negated."
    s = Scenario("zh-mr2", snare("veil", text), effect("proud", "This card gains 500 ATK."))
    veil, one, other = s.put(0, "veil", "s1", "down"), s.put(0, "proud", "m1"), s.put(1, "proud", "m1")
    use(s, veil)
    assert (s.game.value(one, "atk"), s.game.value(other, "atk")) == (1500, 2000)


def test_what_gains_atk_from_a_battle_is_the_monster_that_won_it() -> None:
    s = Scenario(
        "zh-mr2", effect("trainee", "If this card destroys an opponent's monster by battle: It gains 200 ATK.")
    )
    trainee, mouse = s.put(0, "trainee", "m1"), s.put(1, "mouse", "m1")
    s.act("phase", value="battle")
    s.act("attack", trainee)
    s.act("attack", mouse)
    through(s)
    assert s.where(mouse) == "1.graveyard" and s.game.value(trainee, "atk") == 1700


def test_tokens_that_were_destroyed_are_counted_though_they_are_nowhere() -> None:
    herd = magic("herd", 'Special Summon 2 "Sheep Tokens" (Beast/EARTH/Level 1/ATK 0/DEF 0).')
    text = (
        "Destroy all Tokens you control, then destroy cards on the field, up to the number of Tokens destroyed by this "
        "effect."
    )
    s = Scenario("zh-mr2", herd, magic("feast", text))
    use(s, s.put(0, "herd", "hand"))
    foes = [s.put(1, "ox", "m1"), s.put(1, "mouse", "m2"), s.put(1, "bear", "m3")]
    use(s, s.put(0, "feast", "hand"), (foes[0], foes[1]))
    assert [s.where(card) for card in foes] == ["1.graveyard", "1.graveyard", "1.m3"]


@pytest.mark.rule("yugioh-zh", "YZH-2.82")
def test_who_summons_a_monster_to_the_others_field_chooses_its_position() -> None:
    text = (
        "Cannot be Normal Summoned/Set. Must be Special Summoned (from your hand) to your opponent's field by "
        "Tributing 2 monsters they control."
    )
    s = Scenario("zh-mr2", effect("golem", text, level=8))
    golem = s.put(0, "golem", "hand")
    s.put(1, "ox", "m1"), s.put(1, "mouse", "m2")
    s.act("special_summon", golem)
    while s.choice.kind != "position":
        s.play.answer(list(range(s.choice.least)))
    assert s.choice.seat == 0


@pytest.mark.rule("yugioh-zh", "YZH-5.41")
@pytest.mark.parametrize(
    ("until", "kept"), [("your next End Phase", 0), ("the end of your next turn", 2), ("the end of the next turn", 1)]
)
def test_control_taken_in_ones_own_turn_ends_when_the_text_says(until: str, kept: int) -> None:
    lure = magic("lure", f"Target 1 monster your opponent controls; take control of it until {until}.")
    s = Scenario("zh-mr2", lure)
    ox = s.put(1, "ox", "m1")
    use(s, s.put(0, "lure", "hand"))
    for _ in range(kept):
        assert s.where(ox).startswith("0.")
        s.end_turn()
    assert s.where(ox).startswith("0.")
    s.end_turn()
    assert s.where(ox).startswith("1.")


def test_what_a_card_that_stays_asks_first_is_the_price_of_its_activation() -> None:
    text = "Pay 1000 Life Points. Negate the effects of all face-up Effect Monsters on the field."
    s = Scenario("zh-mr2", snare("drain", text, "continuous"), effect("kite", "This card gains 500 ATK."))
    kite = s.put(1, "kite", "m1")
    assert s.game.value(kite, "atk") == 2000
    use(s, s.put(0, "drain", "s1", "down"))
    assert s.lp(0) == 7000 and s.game.value(kite, "atk") == 1500
