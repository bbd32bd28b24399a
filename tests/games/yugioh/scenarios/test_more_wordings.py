"""Wordings of well-known cards, with cards of our own: effects in lists, counts of what was paid, times to come."""

from __future__ import annotations

import pytest
from scenario import Scenario, effect, magic, snare
from stage import through, use

GIFT = magic("gift", "Gain 500 LP.")
ENVOY = effect(
    "envoy",
    "Once per turn, you can activate 1 of these effects.\n"
    "● Target 1 monster on the field; banish that target. This card cannot attack the turn you activate this effect.\n"
    "● During the Damage Step, if this attacking card destroys an opponent's monster by battle: It can make a second "
    "attack in a row.",
    atk=3000,
)


def test_an_effect_of_a_list_has_its_own_oath() -> None:
    s = Scenario("zh-mr2", ENVOY)
    envoy, bear = s.put(0, "envoy", "m1"), s.put(1, "bear", "m1")
    use(s, envoy, bear)
    assert s.where(bear) == "1.banished"
    assert envoy not in s.offered("activate")
    s.do("phase", value="battle")
    assert envoy not in s.offered("attack")


def test_one_effect_of_a_list_is_used_in_a_turn() -> None:
    s = Scenario("zh-mr2", ENVOY)
    envoy, bear, ox = s.put(0, "envoy", "m1"), s.put(1, "bear", "m1"), s.put(1, "ox", "m2")
    s.do("phase", value="battle")
    s.act("attack", envoy)
    through(s, bear, "activate")
    assert s.where(bear) == "1.graveyard"
    s.act("attack", envoy)
    through(s, ox)
    s.do("phase", value="main2")
    assert envoy not in s.offered("activate"), "the other effect was used"
    s.end_turn()
    s.put(1, "bear", "m3")
    s.end_turn()
    assert envoy in s.offered("activate")


def test_what_follows_is_limited_by_name() -> None:
    text = (
        'If this face-up card leaves the field: Draw 1 card. You can only use the following effect of "soul" once per '
        "turn. You can activate 1 of these effects;\n● Draw 1 card.\n● Gain 500 LP."
    )
    s = Scenario("zh-mr2", magic("soul", text, "continuous"))
    one, two = s.put(0, "soul", "s1"), s.put(0, "soul", "s2")
    assert {one, two} <= set(s.offered("activate"))
    use(s, one)
    assert not {one, two} & set(s.offered("activate"))


def test_as_many_are_targeted_as_were_discarded() -> None:
    text = (
        "You can discard any number of cards to the Graveyard, then target the same number of cards your opponent "
        "controls; return those cards to the hand."
    )
    s = Scenario("zh-mr2", effect("wyrm", text))
    wyrm, mine = s.put(0, "wyrm", "m1"), [s.put(0, "bear", "hand") for _ in range(3)]
    assert wyrm not in s.offered("activate"), "nothing to target"
    theirs = [s.put(1, "ox", "m1"), s.put(1, "ox", "m2")]
    s.act("activate", wyrm)
    assert (s.choice.least, s.choice.most) == (1, 2), "no more than there are targets"
    through(s, (mine[0], mine[1]))
    assert [s.where(card) for card in mine] == ["0.graveyard", "0.graveyard", "0.hand"]
    assert [s.where(card) for card in theirs] == ["1.hand", "1.hand"]


PHOENIX = effect(
    "phoenix",
    "During your next Standby Phase after this card was destroyed by a card effect and sent to the Graveyard: Special "
    "Summon this card from the Graveyard.",
)
BLAST = magic("blast", "Target 1 monster on the field; destroy that target.")


def test_it_comes_back_in_the_next_standby_phase_of_its_player() -> None:
    s = Scenario("zh-mr2", PHOENIX, BLAST)
    phoenix = s.put(0, "phoenix", "m1")
    use(s, s.put(0, "blast", "hand"))
    assert s.where(phoenix) == "0.graveyard"
    s.end_turn()
    assert s.where(phoenix) == "0.graveyard", "not in the opponent's"
    s.end_turn()
    through(s)
    assert s.where(phoenix).startswith("0.m")


def test_it_does_not_come_back_later_or_for_another_reason() -> None:
    s = Scenario("zh-mr2", PHOENIX, BLAST)
    sent, other = s.put(0, "phoenix", "graveyard"), s.put(0, "phoenix", "m1")
    use(s, s.put(0, "blast", "hand"))
    s.edit(lambda game: game.play.mark(other, "after", {}))
    for _ in range(4):
        s.end_turn()
        through(s)
    assert (s.where(sent), s.where(other)) == ("0.graveyard", "0.graveyard")


def test_a_name_may_have_quotes_within() -> None:
    text = (
        'You can send this card from your hand to the Graveyard; draw 1 card. You can only use 1 "Moth "C"" per turn.'
    )
    s = Scenario("zh-mr2", effect('Moth "C"', text))
    one, two = s.put(0, 'Moth "C"', "hand"), s.put(0, 'Moth "C"', "hand")
    use(s, one)
    assert two not in s.offered("activate")


def test_only_one_spell_or_trap_is_activated_in_a_turn() -> None:
    s = Scenario("zh-mr2", effect("shogun", "Your opponent can only activate 1 Spell/Trap Card each turn."), GIFT)
    s.put(1, "shogun", "m1")
    one, two = s.put(0, "gift", "hand"), s.put(0, "gift", "hand")
    use(s, one)
    assert two not in s.offered("activate")
    s.end_turn()
    s.end_turn()
    assert two in s.offered("activate")


def test_other_effects_wait_for_another_turn() -> None:
    text = (
        "During the turn you activate this card's effect, you cannot activate other effects. Once per turn: You can "
        "pay 1000 LP; send all cards on the field and in both players' hands to the Graveyard, then inflict 300 damage "
        "to your opponent for each of your opponent's cards sent by this effect."
    )
    s = Scenario("zh-mr2", effect("doom", text), GIFT)
    doom = s.put(0, "doom", "m1")
    held, theirs, other = s.put(0, "gift", "hand"), s.put(1, "ox", "m1"), s.put(1, "bear", "hand")
    use(s, held)
    assert doom not in s.offered("activate"), "something else was activated"
    s.end_turn()
    s.end_turn()
    count = len(s.table.zones["1.hand"])
    held = s.put(0, "gift", "hand")
    use(s, doom)
    assert {s.where(card) for card in (theirs, other)} == {"1.graveyard"} and s.where(doom) == "0.graveyard"
    assert s.lp(1) == 8000 - 300 * (count + 1)
    s.put(0, "gift", "hand")
    assert not s.offered("activate")


def test_one_card_is_discarded_by_chance_and_one_by_choice() -> None:
    text = (
        "Your opponent discards 1 random card, and if they have any other cards in their hand, discard 1 more card of "
        "their choice."
    )
    s = Scenario("zh-mr2", magic("pair", text))
    cards = [s.put(1, "bear", "hand") for _ in range(3)]
    use(s, s.put(0, "pair", "hand"))
    assert sorted(s.where(card) for card in cards) == ["1.graveyard", "1.graveyard", "1.hand"]


def test_the_opponent_picks_one_of_five() -> None:
    text = (
        "Select 5 cards from your Deck and reveal them to your opponent. Your opponent selects 1 card among them. Add "
        "that card to your hand and discard the other cards."
    )
    s = Scenario("zh-mr2", magic("choice", text))
    use(s, s.put(0, "choice", "hand"))
    assert len(s.table.zones["0.hand"]) == 1
    assert len(s.table.zones["0.graveyard"]) == 5, "four, and the Spell itself"


def test_a_card_of_the_hand_that_was_seen_goes_to_the_deck() -> None:
    text = (
        "Look at your opponent's hand. Select 1 card among them and return it to their Deck. The Deck is then shuffled."
    )
    s = Scenario("zh-mr2", magic("sentry", text))
    bear, ox = s.put(1, "bear", "hand"), s.put(1, "ox", "hand")
    use(s, s.put(0, "sentry", "hand"), ox)
    assert (s.where(bear), s.where(ox)) == ("1.hand", "1.deck")


CRITTER = effect(
    "critter",
    "After damage calculation, if this card was attacked, and was face-down at the start of the Damage Step: The "
    "attacking player takes 1000 damage. Cannot be destroyed by battle.",
    def_=500,
)


def test_whoever_attacks_it_face_down_takes_damage() -> None:
    s = Scenario("zh-mr2", CRITTER)
    bear, ox, critter = s.put(0, "bear", "m1"), s.put(0, "ox", "m2"), s.put(1, "critter", "m1", "down/side")
    s.attack(bear, critter)
    assert s.lp(0) == 7000
    s.attack(ox, critter)
    assert s.lp(0) == 7000, "it was face-up"
    assert s.where(critter).startswith("1.m")


GOLEM = effect(
    "golem",
    "Cannot be Normal Summoned/Set. Must first be Special Summoned (from your hand) to your opponent's side of the "
    "field by Tributing 2 monsters they control. You cannot Normal Summon/Set the turn you Special Summon this card. "
    "During "
    "each of the controller's Standby Phases: The controller takes 1000 damage.",
    level=8,
    atk=3000,
)


def test_it_comes_to_the_other_field_and_burns_there() -> None:
    s = Scenario("zh-mr2", GOLEM)
    golem, mine = s.put(0, "golem", "hand"), s.put(0, "bear", "hand")
    one, two = s.put(1, "ox", "m1"), s.put(1, "bear", "m2")
    s.act("special_summon", golem)
    through(s)
    assert s.where(golem).startswith("1.m") and {s.where(one), s.where(two)} == {"1.graveyard"}
    assert mine not in s.offered("normal_summon") and mine not in s.offered("set_monster")
    s.end_turn()
    through(s)
    assert (s.lp(0), s.lp(1)) == (8000, 7000)


def test_it_does_not_come_after_a_normal_summon() -> None:
    s = Scenario("zh-mr2", GOLEM)
    golem = s.put(0, "golem", "hand")
    s.put(1, "ox", "m1"), s.put(1, "bear", "m2")
    s.act("normal_summon", s.put(0, "bear", "hand"))
    through(s)
    assert golem not in s.offered("special_summon")


def test_materials_are_sent_from_either_field() -> None:
    text = (
        "Discard 1 card; send, from either side of the field to the Graveyard, Fusion Material Monsters that are "
        "listed on a Fusion Monster Card, then Special Summon that monster from your Extra Deck. (This Special "
        "Summon is treated as a Fusion Summon.) Spells, Traps, and card effects cannot be activated in response to "
        "this card's activation."
    )
    chimera = effect("chimera", '"bear" + "ox"', traits=("fusion",), level=6)
    s = Scenario("zh-mr2", magic("super", text, "quick-play"), chimera, extra=("chimera",))
    ox, bear = s.put(0, "ox", "m1"), s.put(1, "bear", "m1")
    s.put(0, "wall", "hand")
    use(s, s.put(0, "super", "hand"))
    assert (s.where(ox), s.where(bear)) == ("0.graveyard", "1.graveyard")
    assert any(s.where(card).startswith("0.m") for card in s.game.monsters(0))
    assert s.facts("fusion_summoned")


def test_three_tributes_and_never_face_down() -> None:
    text = "Requires 3 Tributes to Normal Summon (cannot be Normal Set). Cannot be Special Summoned."
    s = Scenario("zh-mr2", effect("titan", text, level=10))
    titan = s.put(0, "titan", "hand")
    for zone in ("m1", "m2"):
        s.put(0, "bear", zone)
    assert titan not in s.offered("normal_summon")
    s.put(0, "bear", "m3")
    assert titan in s.offered("normal_summon") and titan not in s.offered("set_monster")
    s.act("normal_summon", titan)
    through(s)
    assert s.where(titan).startswith("0.m") and len(s.game.monsters(0)) == 1


def test_a_tribute_less_but_not_for_a_set() -> None:
    text = 'Both players can Tribute Summon "Gear" monsters with 1 less Tribute than required.'
    s = Scenario("zh-mr2", magic("town", text, "field"), effect("Gear Golem", "", level=8))
    s.put(0, "town", "field")
    gear = s.put(0, "Gear Golem", "hand")
    assert gear not in s.offered("normal_summon")
    s.put(0, "bear", "m1")
    assert gear in s.offered("normal_summon") and gear not in s.offered("set_monster")


BLOSSOM = effect(
    "blossom",
    "When a card or effect is activated that includes any of these effects (Quick Effect): You can discard this card; "
    "negate that effect.\n● Add a card from the Deck to the hand.\n● Special Summon from the Deck.\n"
    "● Send a card from the Deck to the Graveyard.",
)


MANSION = effect(
    "mansion",
    "When a card or effect is activated that includes any of these effects (Quick Effect): You can discard this card; "
    "negate the activation.\n● Add a card from the GY to the hand, Deck, and/or Extra Deck.\n"
    "● Special Summon a Monster Card(s) from the GY.\n● Banish a card(s) from the GY.",
)


@pytest.mark.parametrize(
    ("text", "answered"),
    [
        ("Add 1 monster from your Graveyard to your hand.", True),
        ("Shuffle 1 monster from your Graveyard into the Deck.", True),
        ("Place 1 monster from your Graveyard on the bottom of the Deck.", True),
        ("Special Summon 1 monster from your Graveyard.", True),
        ("Banish 1 monster from either player's Graveyard.", True),
        ("Add 1 Warrior monster from your Deck to your hand.", False),
        ("Return 1 monster on the field to the hand.", False),
    ],
)
def test_what_uses_the_graveyard_is_answered(text: str, answered: bool) -> None:
    s = Scenario("zh-mr2", MANSION, magic("used", text))
    s.put(0, "bear", "graveyard")
    s.put(0, "bear", "m1")
    mansion = s.put(1, "mansion", "hand")
    use(s, s.put(0, "used", "hand"), *([mansion] if answered else []))
    assert s.where(mansion) == ("1.graveyard" if answered else "1.hand")


@pytest.mark.parametrize(
    ("text", "answered"),
    [
        ("Draw 1 card.", True),
        ("Add 1 Warrior monster from your Deck to your hand.", True),
        ("Special Summon 1 Warrior monster from your Deck.", True),
        ("Send 1 Warrior monster from your Deck to the Graveyard.", True),
        ("Special Summon 1 Warrior monster from your Graveyard.", False),
        ("Gain 500 LP.", False),
    ],
)
def test_what_uses_the_deck_is_answered(text: str, answered: bool) -> None:
    s = Scenario("zh-mr2", BLOSSOM, magic("used", text))
    s.put(0, "bear", "graveyard")
    blossom = s.put(1, "blossom", "hand")
    held = len(s.table.zones["0.hand"])
    if not answered:
        use(s, s.put(0, "used", "hand"))
        assert s.where(blossom) == "1.hand"
        return
    use(s, s.put(0, "used", "hand"), blossom)
    assert s.where(blossom) == "1.graveyard"
    assert len(s.table.zones["0.hand"]) == held and len(s.game.monsters(0)) == 0


def test_the_gain_is_paid_for_at_the_end_of_the_turn() -> None:
    text = (
        "Fusion Summon 1 Warrior Fusion Monster from your Extra Deck, using monsters from your hand or field as "
        "Fusion Materials, and it gains ATK equal to its original ATK. During the End Phase of the turn this card is "
        "activated, you take damage equal to the amount of ATK gained from this effect at the time of the Summon."
    )
    chimera = effect("chimera", '"bear" + "ox"', traits=("fusion",), level=6, atk=1800)
    s = Scenario("zh-mr2", magic("bond", text), chimera, extra=("chimera",))
    s.put(0, "ox", "m1"), s.put(0, "bear", "hand")
    use(s, s.put(0, "bond", "hand"))
    (fused,) = s.game.monsters(0)
    assert s.game.value(fused, "atk") == 3600
    s.end_turn()
    assert s.lp(0) == 8000 - 1800


def test_the_damage_of_the_next_attack_alone_is_gone() -> None:
    text = (
        "If this card on the field is destroyed and sent to the Graveyard, reduce the battle damage you take from the "
        "next attack this turn to 0."
    )
    s = Scenario("zh-mr2", effect("shield", text), BLAST)
    bear, ox, shield = s.put(0, "bear", "m1"), s.put(0, "ox", "m2"), s.put(1, "shield", "m1")
    use(s, s.put(0, "blast", "hand"), shield)
    s.attack(bear)
    assert s.lp(1) == 8000
    s.attack(ox)
    assert s.lp(1) == 6300


def test_once_a_turn_it_survives_a_spell() -> None:
    s = Scenario("zh-mr2", effect("kite", "Once per turn, this card cannot be destroyed by Spell/Trap effects."), BLAST)
    kite = s.put(0, "kite", "m1")
    use(s, s.put(0, "blast", "hand"))
    assert s.where(kite).startswith("0.m")
    use(s, s.put(0, "blast", "hand"))
    assert s.where(kite) == "0.graveyard"


def test_others_than_the_target_do_not_attack() -> None:
    text = (
        "Once per turn: You can target 1 face-up Warrior monster you control; until the End Phase, it gains ATK "
        "equal to the total ATK of all face-up Warrior monsters currently on the field, except itself. Monsters "
        "other than that target cannot attack during the turn you activate this effect."
    )
    s = Scenario("zh-mr2", effect("wind", text, atk=1000))
    wind, bear, ox = s.put(0, "wind", "m1"), s.put(0, "bear", "m2"), s.put(0, "ox", "m3")
    use(s, wind, bear)
    assert s.game.value(bear, "atk") == 1500 + 1000 + 1700
    s.do("phase", value="battle")
    assert set(s.offered("attack")) == {bear}
    assert ox not in s.offered("attack")


def test_both_are_sent_for_two_cards() -> None:
    text = (
        "Equip only to a Warrior monster. It gains 500 ATK. If you control the equipped monster and this card: You can "
        "send both to the Graveyard; draw 2 cards."
    )
    s = Scenario("zh-mr2", magic("wand", text, "equip"))
    bear, wand = s.put(0, "bear", "m1"), s.put(0, "wand", "hand")
    use(s, wand)
    assert s.game.value(bear, "atk") == 2000
    held = len(s.table.zones["0.hand"])
    use(s, wand)
    assert {s.where(bear), s.where(wand)} == {"0.graveyard"}
    assert len(s.table.zones["0.hand"]) == held + 2


def test_another_way_of_an_xyz_summon_once_a_turn() -> None:
    text = (
        '3 Level 6 monsters\nOnce per turn, you can also Xyz Summon "core" by using "ox" you control as material. '
        "(Transfer its materials to this card.)"
    )
    s = Scenario("zh-mr2", effect("core", text, traits=("effect", "xyz"), level=6), extra=("core", "core"))
    s.put(0, "ox", "m1"), s.put(0, "ox", "m2")
    first = s.offered("special_summon")[0]
    s.act("special_summon", first)
    through(s)
    assert s.where(first).startswith("0.m") and len(s.game.monsters(0)) == 2
    assert not s.offered("special_summon")


def test_what_follows_its_destruction_is_done_from_the_graveyard() -> None:
    text = (
        "During the next Standby Phase after this card was destroyed by a card effect and sent to the Graveyard: Draw "
        "1 card."
    )
    s = Scenario("zh-mr2", effect("avatar", text), BLAST)
    s.put(0, "avatar", "m1")
    use(s, s.put(0, "blast", "hand"))
    held = len(s.table.zones["0.hand"])
    s.end_turn()
    through(s)
    assert len(s.table.zones["0.hand"]) == held + 1


def test_a_cannon_counts_the_standby_phases_since_its_activation() -> None:
    text = (
        "During your Main Phase, you can send this card to the Graveyard to inflict 1000 points of damage to your "
        "opponent for each of your Standby Phases that have passed since this card was activated."
    )
    s = Scenario("zh-mr2", magic("cannon", text, "continuous"))
    cannon = s.put(0, "cannon", "hand")
    use(s, cannon)
    for _ in range(4):
        s.end_turn()
    use(s, cannon)
    assert s.where(cannon) == "0.graveyard" and s.lp(1) == 6000


def test_what_is_put_away_comes_at_the_second_standby_phase_to_come() -> None:
    text = (
        "Banish 1 card from your Deck, face-up. During your second Standby Phase after activation, add it to your hand."
    )
    s = Scenario("zh-mr2", magic("coffin", text))
    bear, coffin = s.put(0, "bear", "deck"), s.put(0, "coffin", "hand")
    use(s, coffin, bear)
    assert s.where(bear) == "0.banished"
    s.end_turn()
    s.end_turn()
    assert s.where(bear) == "0.banished", "this is the first Standby Phase"
    s.end_turn()
    s.end_turn()
    assert s.where(bear) == "0.hand"


def test_a_banishing_from_the_deck_at_first_is_no_cost() -> None:
    text = "Banish 1 card from your Deck. During your next Standby Phase, add it to your hand."
    stop = snare("stop", "When a Spell Card is activated: Negate the activation, and if you do, destroy it.", "counter")
    s = Scenario("zh-mr2", magic("coffin", text), stop)
    s.put(1, "stop", "s1", "down")
    coffin = s.put(0, "coffin", "hand")
    deck = len(s.table.zones["0.deck"])
    s.act("activate", coffin)
    through(s, "activate")
    assert s.where(coffin) == "0.graveyard" and len(s.table.zones["0.deck"]) == deck


def test_a_card_that_is_drawn_alone_comes_to_the_field() -> None:
    text = "When you have no cards in your hand and draw this card, you can reveal it to Special Summon it."
    s = Scenario("zh-mr2", effect("fiend", text))
    fiend = s.put(0, "fiend", "hand")
    s.edit(lambda game: game.relocate(fiend, "0.deck", "down"))
    s.end_turn()
    s.clear_hands()
    s.act("phase", value="end")
    through(s, "activate")
    assert s.where(fiend).startswith("0.m")


def test_an_extra_summon_in_the_own_main_phase_or_the_other_battle_phase() -> None:
    text = (
        "You can pay 500 Life Points to Normal Summon or Set 1 extra monster. You can only activate this effect during "
        "your Main Phase or your opponent's Battle Phase."
    )
    s = Scenario("zh-mr2", snare("offering", text, "continuous"))
    offering, bear = s.put(0, "offering", "s1"), s.put(0, "bear", "hand")
    use(s, offering)
    assert s.where(bear).startswith("0.m") and s.lp(0) == 7500
    s.put(0, "ox", "hand")
    assert offering in s.offered("activate")
    s.do("phase", value="battle")
    assert offering not in s.offered("activate")


def test_what_it_does_depends_on_its_position() -> None:
    text = (
        "Once per turn: You can pay 100 LP; apply this effect, depending on this card's battle position.\n"
        "● Attack Position: If this card attacks an opponent's monster this turn, it gains 1000 ATK and the opponent's "
        "monster loses 500 ATK, during the Damage Step only.\n● Defense Position: Inflict 800 damage to your opponent."
    )
    cowboy = effect("cowboy", text, atk=1000)
    s = Scenario("zh-mr2", cowboy)
    card, giant = s.put(0, "cowboy", "m1"), s.put(1, "giant", "m1")
    use(s, card)
    assert s.lp(1) == 8000 and s.game.value(card, "atk") == 1000
    s.attack(card, giant)
    assert {s.where(card), s.where(giant)} == {"0.graveyard", "1.graveyard"}, "2000 against 2000"
    s = Scenario("zh-mr2", cowboy)
    use(s, s.put(0, "cowboy", "m1", "up/side"))
    assert s.lp(1) == 7200


def test_what_its_controller_suffers_the_other_suffers_too() -> None:
    text = "Any battle damage you take from battles involving this card inflicts equal effect damage to your opponent."
    s = Scenario("zh-mr2", effect("mirror", text, atk=500))
    mirror, bear = s.put(0, "mirror", "m1"), s.put(1, "bear", "m1")
    s.attack(mirror, bear)
    assert (s.lp(0), s.lp(1)) == (7000, 7000)


def test_as_many_are_discarded_as_it_drew() -> None:
    text = (
        "During your opponent's Standby Phase, draw cards until you have 4 cards in your hand. During your Standby "
        "Phase, discard to the Graveyard the same number of random cards you drew with this card's effect."
    )
    s = Scenario("zh-mr2", magic("mirage", text, "continuous"))
    s.put(0, "mirage", "s1")
    s.put(0, "bear", "hand")
    s.end_turn()
    through(s)
    assert len(s.table.zones["0.hand"]) == 4
    s.end_turn()
    through(s)
    assert len(s.table.zones["0.hand"]) == 4 - 3 + 1


def test_one_of_the_cards_that_were_looked_at_is_taken() -> None:
    text = (
        'When this card is activated: Look at the top 3 cards of your Deck, then you can reveal 1 "filler" among them, '
        "and add it to your hand, also place the remaining cards on top of your Deck in any order."
    )
    s = Scenario("zh-mr2", magic("circle", text, "continuous"))
    top = s.table.zones["0.deck"][-3:]
    use(s, s.put(0, "circle", "hand"), "yes", top[0])
    assert s.where(top[0]) == "0.hand"
    assert set(s.table.zones["0.deck"][-2:]) == set(top[1:])


def test_a_card_of_the_hand_lies_no_way_up() -> None:
    text = (
        'You can banish 1 "bear" from your hand or face-up from your Monster Zone; this card gains 2100 ATK until the '
        "end of this turn."
    )
    s = Scenario("zh-mr2", effect("nova", text, atk=1000))
    nova, lying = s.put(0, "nova", "m1"), s.put(0, "bear", "m2", "down/side")
    assert nova not in s.offered("activate")
    held = s.put(0, "bear", "hand")
    use(s, nova)
    assert (s.where(held), s.where(lying)) == ("0.banished", "0.m2") and s.game.value(nova, "atk") == 3100


def test_the_first_of_them_survives_in_the_other_turn() -> None:
    text = (
        "During each of your opponent's turns, the first Warrior monster you control that would be destroyed by "
        "battle, is not destroyed."
    )
    s = Scenario("zh-mr2", effect("captain", text, atk=3000))
    s.put(1, "captain", "m1")
    one, two = s.put(1, "bear", "m2"), s.put(1, "bear", "m3")
    giants = [s.put(0, "giant", "m1"), s.put(0, "giant", "m2")]
    s.attack(giants[0], one)
    assert s.where(one).startswith("1.m")
    s.attack(giants[1], two)
    assert s.where(two) == "1.graveyard"
