"""Cards that the other player chooses, numbers that a price says, and what is done to those of the targets that are left."""

# ruff: noqa: E501 – a text stands in one piece

from __future__ import annotations

from scenario import FACE_DOWN, SET, Scenario, effect, magic, monster, snare, through, use

LAIR = snare(
    "lair",
    "Banish any number of monsters from your GY to destroy 1 face-up monster on the field whose Level is equal to the number of the cards you banished.",
    "continuous",
)
PANDA = effect(
    "panda",
    "You can banish up to 3 Spells/Traps from your GY, face-down; Special Summon 1 Normal Monster from your Deck whose Level equals the number of cards banished to activate this effect.",
)
CUB = monster("cub", level=2)
LIGHT_LORD = effect(
    "light lord",
    "When this card is Normal Summoned: You can target up to 2 cards on the field; destroy those targets, and if you do, each player can draw 1 card for each of the cards they controlled that was destroyed by this effect.",
)
TRIDENT = effect(
    "trident",
    "Once per turn, you can send up to 3 cards you control to the Graveyard to look at your opponent's Extra Deck and send an equal number of cards to the Graveyard.",
)
REBORN = magic(
    "reborn",
    "Target 3 monsters in your GY; your opponent chooses 1, you Special Summon it, and if you do, banish the rest.",
)
STRENGTH = magic(
    "strength",
    "Target 2 face-up monsters on the field; halve the ATK of 1 monster, and if you do, add that lost ATK to the other monster.",
)
SWAP = magic("swap", "Both players reveal their hands and add 1 card from each other's hand to their hand.")
DRAG = magic(
    "drag",
    "Both players reveal their hands, discard 1 card from their opponent's hand to the Graveyard, then draw 1 card.",
)
CHAIN = snare(
    "chain",
    "When a Spell/Trap Card is activated: Destroy all cards in the controller's Deck with the same name as the activated card.",
)
FEAST = magic("feast", "Gain 300 LP.")
KING = effect(
    "king",
    "You can destroy 2 other monsters in your hand and/or face-up on your field, including a FIRE monster, and if you do, gain 100 LP, and if you do that, you can banish 1 monster from your opponent's field or GY, if both the destroyed monsters were FIRE.",
    attribute="FIRE",
)
EMBER, FLAME = monster("ember", attribute="FIRE"), monster("flame", attribute="FIRE")
ICE = effect(
    "ice",
    "When this card is Normal Summoned, you can: Banish exactly 3 of your opponent's cards, 1 each from their hand, field, and GY.",
)
REAPER = effect(
    "reaper",
    "You can discard this card; reveal 1 card in your Extra Deck, then look at your opponent's Extra Deck, also banish all cards in their Extra Deck with the same name as that revealed card.",
)
WYRM = monster("wyrm", traits=("fusion",))
DRAKE = monster("drake", traits=("fusion",))
PLAYMAKER = effect(
    "playmaker",
    "When another monster you control declares an attack: You can have this card lose exactly 800 ATK, and if it does, your attacking monster gains 800 ATK.",
)
CURRY = magic("curry", "Choose 1 player; that player gains 200 LP.")
VALUE = magic(
    "value",
    "Your opponent chooses 1 Warrior monster you control, you send it to the GY, and if you do, you draw 2 cards.",
)
HAIL = effect(
    "hail",
    "You can Tribute \"Hail Tokens\" up to the number of cards in your opponent's hand; randomly discard cards from your opponent's hand, equal to the number of Tributed monsters.",
)
SHED = magic("shed", 'Special Summon 2 "Hail Tokens" (Aqua/WATER/Level 1/ATK 0/DEF 0).')
FLOCK = effect(
    "flock",
    'When this card is Normal Summoned: You can add "Lark" monsters with different names, except "Flock", from your Deck to your hand, equal to the number of cards your opponent controls.',
)
LARKS = [monster(name) for name in ("Lark Red", "Lark Blue")]
PLUNDER = magic("plunder", 'Add 1 "Lark Red" and 1 "Lark" monster from your Deck to your hand, except "Lark Red".')


def test_the_number_is_said_for_which_there_is_a_monster() -> None:
    s = Scenario("zh-mr2", LAIR)
    s.put(0, "lair", "s1")
    bear, mouse, giant = s.put(1, "bear", "m1"), s.put(1, "mouse", "m2"), s.put(1, "giant", "m3")
    dead = [s.put(0, "ox", "graveyard") for _ in range(5)]
    s.act("activate", next(iter(s.offered("activate"))))
    assert [option.value for option in s.choice.options] == [1, 4]
    s.play.answer([1])
    through(s)
    assert s.where(bear) == "1.graveyard" and s.where(mouse) == "1.m2" and s.where(giant) == "1.m3"
    assert [s.where(card) for card in dead].count("0.banished") == 4


def test_nothing_is_banished_where_no_number_fits() -> None:
    s = Scenario("zh-mr2", LAIR)
    lair = s.put(0, "lair", "s1")
    s.put(1, "bear", "m1")
    for _ in range(3):
        s.put(0, "ox", "graveyard")
    assert lair not in s.offered("activate")
    s.put(0, "ox", "graveyard")
    assert lair in s.offered("activate")


def test_the_level_is_the_number_of_cards_that_are_paid() -> None:
    s = Scenario("zh-mr2", PANDA, CUB, FEAST)
    panda = s.put(0, "panda", "m1")
    for _ in range(3):
        s.put(0, "feast", "graveyard")
    cub, bear = s.put(0, "cub", "deck"), s.put(0, "bear", "deck")
    s.act("activate", panda)
    assert [option.value for option in s.choice.options] == [2]
    through(s)
    assert s.where(cub).startswith("0.m") and s.where(bear) == "0.deck"
    assert len(s.game.cards(0, "banished")) == 2


def test_each_player_may_draw_for_what_was_theirs() -> None:
    s = Scenario("zh-mr2", LIGHT_LORD, FEAST)
    own, theirs = s.put(0, "feast", "s1", SET), s.put(1, "feast", "s1", SET)
    s.act("normal_summon", s.put(0, "light lord", "hand"))
    while s.choice.kind != "target":
        s.play.answer([0])
    s.play.answer([s.option("pick", own), s.option("pick", theirs)])
    through(s)
    assert s.where(own) == "0.graveyard" and s.where(theirs) == "1.graveyard"
    assert [len(s.game.cards(seat, "hand")) for seat in (0, 1)] == [1, 1]


def test_as_many_are_sent_as_were_paid_and_not_as_were_looked_at() -> None:
    s = Scenario("zh-mr2", TRIDENT, FEAST, WYRM, extra=("wyrm", "wyrm", "wyrm"))
    trident = s.put(0, "trident", "m1")
    s.put(0, "feast", "s1", SET)
    s.act("activate", trident)
    through(s)
    assert len(s.game.cards(1, "extra")) == 2


def test_the_other_player_chooses_which_target_comes_back() -> None:
    s = Scenario("zh-mr2", REBORN)
    dead = [s.put(0, name, "graveyard") for name in ("bear", "ox", "mouse")]
    s.act("activate", s.put(0, "reborn", "hand"))
    while s.choice.seat == 0:
        s.play.answer(list(range(max(1, s.choice.least))))
    assert s.choice.seat == 1 and [option.card for option in s.choice.options] == dead
    s.play.answer([1])
    through(s)
    assert s.where(dead[1]).startswith("0.m")
    assert s.where(dead[0]) == s.where(dead[2]) == "0.banished"


def test_the_other_target_gains_what_the_one_has_lost() -> None:
    s = Scenario("zh-mr2", STRENGTH)
    bear, ox = s.put(0, "bear", "m1"), s.put(1, "ox", "m1")
    s.act("activate", s.put(0, "strength", "hand"))
    s.settle("pick", "target")
    s.play.answer([0, 1] if s.choice.least == 2 else [0])
    through(s)
    assert [s.game.value(card, "atk") for card in (bear, ox)] in ([750, 1700 + 750], [1500 + 850, 850])


def test_hands_are_exchanged_card_for_card() -> None:
    s = Scenario("zh-mr2", SWAP)
    mine, theirs = s.put(0, "bear", "hand"), s.put(1, "ox", "hand")
    use(s, "swap")
    assert s.where(mine) == "1.hand" and s.where(theirs) == "0.hand"


def test_nothing_is_exchanged_for_nothing() -> None:
    s = Scenario("zh-mr2", SWAP)
    s.put(0, "bear", "hand")
    swap = s.put(0, "swap", "hand")
    assert swap not in s.offered("activate")
    s.put(1, "ox", "hand")
    assert swap in s.offered("activate")


def test_each_discards_out_of_the_others_hand() -> None:
    s = Scenario("zh-mr2", DRAG)
    mine, theirs = s.put(0, "bear", "hand"), s.put(1, "ox", "hand")
    use(s, "drag")
    assert s.where(mine) == "0.graveyard" and s.where(theirs) == "1.graveyard"
    assert [len(s.game.cards(seat, "hand")) for seat in (0, 1)] == [1, 1]


def test_only_the_deck_of_its_controller_loses_its_copies() -> None:
    s = Scenario("zh-mr2", CHAIN, FEAST)
    chain = s.put(0, "chain", "s1", SET)
    s.end_turn()
    mine, theirs = s.put(0, "feast", "deck"), s.put(1, "feast", "deck")
    s.act("activate", s.put(1, "feast", "hand"))
    while "activate" not in {option.act for option in s.choice.options}:
        s.play.answer([0])
    s.act("activate", chain)
    through(s)
    assert s.where(theirs) == "1.graveyard" and s.where(mine) == "0.deck"


def test_both_that_were_destroyed_must_be_such() -> None:
    for other, banished in (("flame", True), ("bear", False)):
        s = Scenario("zh-mr2", KING, EMBER, FLAME)
        king, ox = s.put(0, "king", "m1"), s.put(1, "ox", "m1")
        doomed = [s.put(0, "ember", "m2"), s.put(0, other, "hand")]
        s.act("activate", king)
        through(s)
        assert {s.where(card) for card in doomed} == {"0.graveyard"}
        assert (s.where(ox) == "1.banished") is banished


def test_a_face_down_monster_is_none_of_those_face_up() -> None:
    s = Scenario("zh-mr2", KING, EMBER)
    king, hidden = s.put(0, "king", "m1"), s.put(0, "ember", "m2", FACE_DOWN)
    s.put(0, "bear", "hand")
    assert king not in s.offered("activate")
    s.put(0, "ember", "hand")
    s.act("activate", king)
    through(s)
    assert s.where(hidden) == "0.m2"


def test_one_card_is_banished_from_each_place_or_none() -> None:
    s = Scenario("zh-mr2", ICE)
    there = [s.put(1, "ox", zone) for zone in ("hand", "m1", "graveyard")]
    s.act("normal_summon", s.put(0, "ice", "hand"))
    through(s)
    assert {s.where(card) for card in there} == {"1.banished"}
    s = Scenario("zh-mr2", ICE)
    there = [s.put(1, "ox", zone) for zone in ("hand", "m1")]
    s.act("normal_summon", s.put(0, "ice", "hand"))
    through(s)
    assert [s.where(card) for card in there] == ["1.hand", "1.m1"]


def test_cards_of_the_name_that_was_revealed_are_banished() -> None:
    s = Scenario("zh-mr2", REAPER, WYRM, DRAKE, extra=("wyrm", "drake"))
    s.act("activate", s.put(0, "reaper", "hand"))
    s.settle("pick")
    s.play.answer([0])
    through(s)
    assert [s.card(card).code for card in s.game.cards(1, "banished")] == [s.cards["wyrm"].key]
    assert len(s.game.cards(1, "extra")) == 1 and len(s.game.cards(0, "extra")) == 2


def test_what_cannot_lose_so_much_gives_nothing() -> None:
    for atk, gained in ((1500, 800), (700, 0)):
        s = Scenario("zh-mr2", effect("playmaker", PLAYMAKER.text, atk=atk))
        s.put(0, "playmaker", "m1")
        bear = s.put(0, "bear", "m2")
        s.do("phase", value="battle")
        s.act("attack", bear)
        s.act("direct")
        through(s)
        assert s.lp(1) == 8000 - 1500 - gained


def test_one_player_gains_it() -> None:
    s = Scenario("zh-mr2", CURRY)
    s.act("activate", s.put(0, "curry", "hand"))
    s.settle("mode")
    s.play.answer([1])
    through(s)
    assert [s.lp(seat) for seat in (0, 1)] == [8000, 8200]


def test_the_other_player_chooses_what_goes() -> None:
    s = Scenario("zh-mr2", VALUE)
    s.put(0, "bear", "m1")
    ox = s.put(0, "ox", "m2")
    s.act("activate", s.put(0, "value", "hand"))
    while s.choice.seat == 0:
        s.play.answer(list(range(max(1, s.choice.least))))
    s.act("pick", ox)
    through(s)
    assert s.where(ox) == "0.graveyard" and len(s.game.cards(0, "hand")) == 2


def test_tokens_that_were_tributed_count() -> None:
    s = Scenario("zh-mr2", HAIL, SHED)
    hail = s.put(0, "hail", "m1")
    for _ in range(3):
        s.put(1, "ox", "hand")
    use(s, "shed")
    s.act("activate", hail)
    s.settle("cost")
    s.play.answer([0, 1])
    through(s)
    assert len(s.game.cards(1, "hand")) == 1 and len(s.game.cards(1, "graveyard")) == 2


def test_as_many_of_different_names_are_added() -> None:
    s = Scenario("zh-mr2", FLOCK, *LARKS)
    larks = [s.put(0, name, "deck") for name in ("Lark Red", "Lark Blue", "Lark Red")]
    s.put(1, "ox", "m1")
    s.put(1, "ox", "m2")
    s.act("normal_summon", s.put(0, "flock", "hand"))
    through(s)
    assert sorted(s.where(card) for card in larks) == ["0.deck", "0.hand", "0.hand"]
    assert len({s.card(card).code for card in larks if s.where(card) == "0.hand"}) == 2


def test_what_is_excepted_is_none_of_both() -> None:
    s = Scenario("zh-mr2", PLUNDER, *LARKS)
    plunder = s.put(0, "plunder", "hand")
    s.put(0, "Lark Red", "deck")
    s.put(0, "Lark Blue", "deck")
    assert plunder not in s.offered("activate")


WACKY = magic(
    "wacky",
    "Banish all Spell Cards in your GY; destroy all face-up monsters your opponent controls with DEF less than or equal to the number of Spell Cards you banished × 300.",
)


def test_what_all_cards_paid_come_to_is_known_once_they_are_paid() -> None:
    s = Scenario("zh-mr2", WACKY, FEAST)
    for _ in range(4):
        s.put(0, "feast", "graveyard")
    bear, wall = s.put(1, "bear", "m1"), s.put(1, "wall", "m2")
    use(s, "wacky")
    assert s.where(bear) == "1.graveyard" and s.where(wall) == "1.m2"


SPY = effect(
    "spy",
    "You can destroy 1 other monster you control, and if you do, gain 100 LP, and if you do that, you can look at your opponent's Extra Deck, and banish up to 3 monsters with different names from your opponent's Extra Deck.",
)


def test_what_hangs_on_what_may_be_left_out_is_not_needed() -> None:
    s = Scenario("zh-mr2", SPY)
    spy, bear = s.put(0, "spy", "m1"), s.put(0, "bear", "m2")
    s.act("activate", spy)
    through(s)
    assert s.where(bear) == "0.graveyard" and s.lp(0) == 8100


OVERLORD = effect(
    "overlord",
    "When this card is Normal Summoned: Destroy all monsters your opponent controls OR all Spell/Trap Cards they control.",
)
LEARNING = magic(
    "learning",
    "Send to the GY either 1 Warrior monster you control, or 1 Spell Card from your hand, and if you do, draw 2 cards.",
)
WOOL = magic(
    "wool",
    "You can add to your hand, 1 Warrior monster from your GY or 1 Spell Card from your Deck.",
)
WOK = magic("wok", "Tribute 1 monster. Select either its ATK or DEF and gain that many Life Points.")


def _choose(s: Scenario, mode: int) -> None:
    s.settle("mode", "option")
    while s.choice.kind in ("target", "cost", "place", "position", "tribute"):
        s.play.answer(list(range(max(1, s.choice.least))))
    s.play.answer([mode])
    through(s)


def test_all_of_one_kind_or_of_the_other_are_destroyed() -> None:
    for mode, left in ((0, "1.s1"), (1, "1.m1")):
        s = Scenario("zh-mr2", OVERLORD, FEAST)
        there = [s.put(1, "ox", "m1"), s.put(1, "feast", "s1", SET)]
        s.act("normal_summon", s.put(0, "overlord", "hand"))
        _choose(s, mode)
        assert s.where(there[1 - mode]) == left and s.where(there[mode]) == "1.graveyard"


def test_one_or_the_other_is_sent_and_two_are_drawn() -> None:
    for mode in (0, 1):
        s = Scenario("zh-mr2", LEARNING, FEAST)
        there = [s.put(0, "ox", "m1"), s.put(0, "feast", "hand")]
        s.act("activate", s.put(0, "learning", "hand"))
        _choose(s, mode)
        assert s.where(there[mode]) == "0.graveyard" and s.where(there[1 - mode]) != "0.graveyard"
        assert len(s.game.cards(0, "hand")) == 3 - mode


def test_either_value_of_what_was_tributed_is_gained() -> None:
    for mode, gained in ((0, 1500), (1, 1200)):
        s = Scenario("zh-mr2", WOK)
        s.put(0, "bear", "m1")
        s.act("activate", s.put(0, "wok", "hand"))
        _choose(s, mode)
        assert s.lp(0) == 8000 + gained


COLLECTOR = effect(
    "collector",
    "During either player's turn: You can banish this face-up card you control and 1 Normal Trap Card from your GY; activate the effect of the banished Trap Card as this card's effect.",
)
BLAST = snare("blast", "Inflict 500 damage to your opponent.")


def test_the_effect_of_a_trap_that_was_paid_is_applied() -> None:
    s = Scenario("zh-mr2", COLLECTOR, BLAST)
    collector = s.put(0, "collector", "m1")
    s.put(0, "blast", "graveyard")
    s.act("activate", collector)
    through(s)
    assert s.lp(1) == 7500 and s.where(collector) == "0.banished"
    s = Scenario("zh-mr2", COLLECTOR, BLAST)
    dead = s.put(0, "collector", "graveyard")
    s.put(0, "blast", "graveyard")
    assert dead not in s.offered("activate")


ARM = snare(
    "arm",
    "When your opponent declares an attack while you control a monster: Target 1 face-up monster your opponent controls, except the attacking monster; take control of that target until the end of the Battle Phase, and if you do, it is attacked instead, and you proceed to damage calculation.",
)


def test_another_monster_is_taken_and_attacked() -> None:
    s = Scenario("zh-mr2", ARM)
    arm, bear = s.put(0, "arm", "s1", SET), s.put(0, "bear", "m1")
    s.end_turn()
    giant, mouse = s.put(1, "giant", "m1"), s.put(1, "mouse", "m2")
    s.do("phase", value="battle")
    s.act("attack", giant)
    s.act("attack", bear)
    while arm not in s.offered("activate"):
        s.play.answer([0])
    s.act("activate", arm)
    through(s)
    assert s.where(mouse) == "1.graveyard" and s.where(bear) == "0.m1" and s.lp(0) == 8000 - 2500


SHIELD = snare(
    "shield",
    "When an Attack Position Warrior monster you control is targeted for an attack: Target it; change it to Defense Position and equip it with this card. The equipped monster cannot be destroyed by battle.",
)


def test_the_monster_under_attack_is_targeted_as_it() -> None:
    s = Scenario("zh-mr2", SHIELD)
    shield, mouse = s.put(0, "shield", "s1", SET), s.put(0, "mouse", "m1")
    s.end_turn()
    giant = s.put(1, "giant", "m1")
    s.do("phase", value="battle")
    s.act("attack", giant)
    s.act("attack", mouse)
    while shield not in s.offered("activate"):
        s.play.answer([0])
    s.act("activate", shield)
    through(s)
    assert s.where(mouse) == "0.m1" and s.card(mouse).sideways and s.card(shield).host == mouse and s.lp(0) == 8000


LEVELLING = magic(
    "levelling",
    "Target 1 face-up monster you control; send 1 Warrior monster from your Deck to the GY whose Level is different from that monster, and if you do, that monster becomes the Level of that monster sent to the GY.",
)


def test_its_level_becomes_that_of_the_monster_sent() -> None:
    s = Scenario("zh-mr2", LEVELLING)
    bear = s.put(0, "bear", "m1")
    giant = s.put(0, "giant", "deck")
    s.act("activate", s.put(0, "levelling", "hand"))
    s.settle("pick", "target")
    while s.choice.kind != "action":
        chosen = [i for i, option in enumerate(s.choice.options) if option.card == giant]
        s.play.answer(chosen or [0])
    assert s.where(giant) == "0.graveyard" and s.game.value(bear, "level") == 7


NOEL = effect(
    "noel",
    "When this card is Normal Summoned: You can excavate the top 3 cards of your Deck, send any excavated Ritual Spell Cards and Fish monsters to the GY, also place the other cards on the bottom of your Deck in any order.",
)
CARP = monster("carp", race="Fish")
ZONE = magic(
    "zone",
    'Target 1 face-up monster you control; excavate the top 2 cards of your Deck, and if you do, you can add 1 excavated "Lark" card to your hand, also shuffle the rest into the Deck, then, if you excavated a "Lark" card, send the targeted card to the GY.',
)


def test_excavated_cards_of_either_kind_are_sent() -> None:
    s = Scenario("zh-mr2", NOEL, CARP)
    bear, carp = s.put(0, "bear", "deck"), s.put(0, "carp", "deck")
    s.act("normal_summon", s.put(0, "noel", "hand"))
    through(s)
    assert s.where(carp) == "0.graveyard" and s.game.cards(0, "deck").index(bear) < 2


def test_what_was_excavated_is_asked_for_even_when_it_has_moved() -> None:
    for name, gone in (("Lark Red", True), ("bear", False)):
        s = Scenario("zh-mr2", ZONE, *LARKS)
        ox = s.put(0, "ox", "m1")
        s.put(0, name, "deck")
        use(s, "zone")
        assert (s.where(ox) == "0.graveyard") is gone


SANCTITY = magic(
    "sanctity",
    "Banish all other cards you control and in your hand (min.1 from each); draw until you have 2 cards in your hand.",
)
SCRAMBLE = magic(
    "scramble", "Target up to 3 of your banished Fish monsters and/or Beast monsters; Special Summon them."
)
HERD = monster("herd", race="Beast")


def test_something_must_be_banished_from_field_and_hand() -> None:
    s = Scenario("zh-mr2", SANCTITY)
    sanctity = s.put(0, "sanctity", "hand")
    bear = s.put(0, "bear", "m1")
    assert sanctity not in s.offered("activate")
    ox = s.put(0, "ox", "hand")
    s.act("activate", sanctity)
    through(s)
    assert s.where(bear) == s.where(ox) == "0.banished" and len(s.game.cards(0, "hand")) == 2


def test_banished_monsters_of_either_kind_come_back() -> None:
    s = Scenario("zh-mr2", SCRAMBLE, CARP, HERD)
    back = [s.put(0, name, "banished") for name in ("carp", "herd", "bear")]
    s.act("activate", s.put(0, "scramble", "hand"))
    while s.choice.kind != "target":
        s.play.answer([0])
    assert {option.card for option in s.choice.options} == {*back[:2]}
