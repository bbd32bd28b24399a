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
