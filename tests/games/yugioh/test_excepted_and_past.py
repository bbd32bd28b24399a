"""Occasions that are excepted, what has brought a card where it lies, and what it felled in the battles of the turn."""

# ruff: noqa: E501 – a text stands in one piece

from __future__ import annotations

import pytest
from scenario import DEFENSE, FACE_DOWN, SET, Scenario, effect, magic, monster, snare, through, use

from sanam.games.yugioh.texts.reading.texts import understood

SHATTER = magic("shatter", "Destroy 1 monster on the field.")
FEAST = magic("feast", "Draw 2 cards.")
FETCH = magic("fetch", "Add 1 monster from your Deck to your hand.")


def pass_turn(s: Scenario) -> None:
    """End the turn, using whatever may be used."""
    number = s.turn
    while s.turn == number:
        if s.choice.kind == "action":
            s.act("phase", value="end")
        else:
            s.play.answer(list(range(max(1, s.choice.least))) if s.choice.options else [])
    through(s)


MARTYR = effect(
    "martyr",
    "During your Main Phase: You can destroy this card. When this card is destroyed, except by its own effect: You can draw 1 card.",
)


@pytest.mark.parametrize("own", [True, False])
def test_not_by_its_own_effect(own: bool) -> None:
    s = Scenario("zh-mr2", MARTYR, SHATTER)
    martyr = s.put(0, "martyr", "m1")
    if own:
        s.act("activate", martyr)
        through(s)
    else:
        use(s, "shatter")
    assert s.where(martyr) == "0.graveyard"
    assert len(s.table.zones["0.hand"]) == (0 if own else 1)


HERALD = effect("herald", "When this card is destroyed: Its owner can add 1 monster from their Deck to their hand.")


def test_the_owner_of_what_is_destroyed_uses_its_effect() -> None:
    s = Scenario("zh-mr2", HERALD, SHATTER)
    s.put(0, "herald", "m1")
    use(s, "shatter")
    assert len(s.table.zones["0.hand"]) == 1


RUIN = magic(
    "ruin",
    "If a monster(s) is Special Summoned, except from the Graveyard: Draw 1 card.",
    "continuous",
)
CALL = magic("call", "Special Summon 1 monster from your hand.")
RAISE = magic("raise", "Special Summon 1 monster from your GY.")


@pytest.mark.parametrize(("spell", "zone", "drawn"), [("call", "hand", 1), ("raise", "graveyard", 0)])
def test_not_from_there(spell: str, zone: str, drawn: int) -> None:
    s = Scenario("zh-mr2", RUIN, CALL, RAISE)
    s.put(0, "ruin", "s1")
    s.put(0, "bear", zone)
    use(s, spell)
    assert len(s.game.monsters(0)) == 1 and len(s.table.zones["0.hand"]) == drawn


LOCK = effect(
    "lock",
    "If a card(s) is added from the Main Deck to your opponent's hand, except during the Draw Phase (Quick Effect): You can "
    "send this card from your hand to the GY; for the rest of this turn, cards cannot be added from either player's Main "
    "Deck to the hand.",
)


@pytest.mark.parametrize("first", ["feast", "fetch"])
def test_after_a_card_comes_from_the_deck_no_other_does(first: str) -> None:
    s = Scenario("zh-mr2", LOCK, FEAST, FETCH)
    lock = s.put(1, "lock", "hand")
    feast, fetch = s.put(0, "feast", "hand"), s.put(0, "fetch", "hand")
    s.act("activate", {"feast": feast, "fetch": fetch}[first])
    through(s)
    assert s.where(lock) == "1.graveyard"
    had = len(s.table.zones["0.hand"])
    rest = fetch if first == "feast" else feast
    assert rest not in s.offered("activate"), "nothing can be added or drawn"
    s.end_turn()
    assert len(s.table.zones["1.hand"]) == 1, "a new turn begins with its draw"
    assert len(s.table.zones["0.hand"]) <= had


def test_the_draw_of_the_turn_does_not_count() -> None:
    s = Scenario("zh-mr2", LOCK)
    lock = s.put(0, "lock", "hand")
    pass_turn(s)
    assert s.where(lock) == "0.hand"


TOLL = snare("toll", "Activate only when your opponent draws a card(s), except during their Draw Phase. Draw 2 cards.")


def test_no_draw_of_their_draw_phase() -> None:
    s = Scenario("zh-mr2", TOLL, FEAST)
    toll = s.put(0, "toll", "s1", SET)
    pass_turn(s)
    assert s.where(toll) == "0.s1"
    use(s, "feast", 1)
    assert s.where(toll) == "0.graveyard" and len(s.table.zones["0.hand"]) == 2


CARIBOU = effect(
    "caribou",
    "During the End Phase, if this card is in the Graveyard because it was destroyed by a card effect and sent there this turn: You can draw 1 card.",
)
HARE = effect(
    "hare",
    "During the End Phase, if this card is in the Graveyard because it was sent there from the field this turn: You can draw 1 card.",
)
TRIBUTE = magic("tribute", "Tribute 1 monster; gain 500 LP.")


@pytest.mark.parametrize(
    ("name", "spell", "drawn"), [("caribou", "shatter", 1), ("caribou", "tribute", 0), ("hare", "tribute", 1)]
)
def test_in_the_end_phase_of_the_turn_in_which_it_was_brought_there(name: str, spell: str, drawn: int) -> None:
    s = Scenario("zh-mr2", CARIBOU, HARE, SHATTER, TRIBUTE)
    s.put(0, name, "m1")
    use(s, spell)
    pass_turn(s)
    assert len(s.table.zones["0.hand"]) == drawn
    assert len(s.table.zones["1.hand"]) == 1
    pass_turn(s)
    assert len(s.table.zones["0.hand"]) == drawn + 1, "but for the normal draw nothing in a later turn"


MIST = magic("Weather Mist", "Once per turn: You can banish 1 monster you control; gain 500 LP.", "continuous")
FOG = magic("Fog", "Once per turn: You can banish 1 monster you control; gain 500 LP.", "continuous")
PAINTER = effect(
    "Weather Painter",
    'Once per turn, during the Standby Phase of the turn after this card was banished from the field to activate a "Weather" card\'s effect: You can Special Summon this banished card.',
)


@pytest.mark.parametrize("spell", ["Weather Mist", "Fog"])
def test_in_the_turn_after_it_was_paid_for_such_a_card(spell: str) -> None:
    s = Scenario("zh-mr2", MIST, FOG, PAINTER)
    painter = s.put(0, "Weather Painter", "m1")
    s.act("activate", s.put(0, spell, "s1"))
    through(s)
    assert s.where(painter) == "0.banished"
    pass_turn(s)
    assert (s.where(painter)[:3] == "0.m") == (spell == "Weather Mist")


SOUL = effect(
    "soul",
    "If this card is banished, during the Standby Phase of the next turn: You can draw 1 card.",
)
BANISH = magic("void", "Banish 1 monster you control.")


def test_in_the_standby_phase_of_the_next_turn() -> None:
    s = Scenario("zh-mr2", SOUL, BANISH)
    s.put(0, "soul", "m1")
    use(s, "void")
    assert s.table.zones["0.hand"] == []
    pass_turn(s)
    assert len(s.table.zones["0.hand"]) == 1
    pass_turn(s)
    assert len(s.table.zones["0.hand"]) == 2, "the normal draw alone"


KING = effect(
    "king",
    "Once per turn: You can target 1 face-up monster on the field; its ATK becomes 0 until the next Standby Phase.",
)


def test_until_the_next_standby_phase_of_either_player() -> None:
    s = Scenario("zh-mr2", KING)
    king, bear = s.put(0, "king", "m1"), s.put(1, "bear", "m1")
    s.act("activate", king)
    s.play.answer([next(at for at, option in enumerate(s.choice.options) if option.card == bear)])
    through(s)
    assert s.game.value(bear, "atk") == 0
    s.end_turn()
    assert s.game.value(bear, "atk") == 1500


VAMPIRE = effect(
    "vampire",
    "At the end of the Battle Phase, if this card destroyed any monster(s) by battle: You can Special Summon them from the GYs to your field.",
    atk=2000,
)
SQUIRE = effect(
    "squire",
    "At the end of the Battle Phase, if this card destroyed a monster by battle and sent it to the Graveyard: You can draw 1 card.",
    atk=2000,
)


def end_battle(s: Scenario) -> None:
    s.act("phase", value="main2")
    through(s)


def test_what_it_destroyed_comes_to_its_side() -> None:
    s = Scenario("zh-mr2", VAMPIRE)
    vampire, bear, ox = s.put(0, "vampire", "m1"), s.put(1, "bear", "m1"), s.put(1, "ox", "graveyard")
    s.attack(vampire, bear)
    end_battle(s)
    assert s.game.monsters(0) == [vampire, bear] and s.where(ox) == "1.graveyard"


def test_what_another_destroyed_does_not() -> None:
    s = Scenario("zh-mr2", VAMPIRE)
    giant, bear = s.put(0, "giant", "m2"), s.put(1, "bear", "m1")
    s.put(0, "vampire", "m1")
    s.attack(giant, bear)
    end_battle(s)
    assert s.where(bear) == "1.graveyard"


HOLE = magic("hole", "Any card sent to the GY is banished instead.", "continuous")


@pytest.mark.parametrize("sent", [True, False])
def test_what_it_destroyed_was_sent_to_the_graveyard(sent: bool) -> None:
    s = Scenario("zh-mr2", SQUIRE, HOLE)
    squire, bear = s.put(0, "squire", "m1"), s.put(1, "bear", "m1")
    if not sent:
        s.put(1, "hole", "s1")
    s.attack(squire, bear)
    end_battle(s)
    assert len(s.table.zones["0.hand"]) == (1 if sent else 0)


CHAIN = snare(
    "chain",
    "Target 1 face-up monster you control; equip this card to that target. When this card is destroyed by a card effect while equipped: Draw 1 card.",
)
WIND = magic("wind", "Destroy 1 Spell/Trap Card on the field.")


@pytest.mark.parametrize("equipped", [True, False])
def test_destroyed_while_it_is_equipped(equipped: bool) -> None:
    s = Scenario("zh-mr2", CHAIN, WIND)
    s.put(0, "bear", "m1")
    chain = s.put(0, "chain", "s1", SET)
    if equipped:
        s.act("activate", chain)
        through(s)
        use(s, "wind")
    else:
        s.do("activate", s.put(0, "wind", "hand"))
    assert s.where(chain) == "0.graveyard"
    assert len(s.table.zones["0.hand"]) == (1 if equipped else 0)


def test_a_name_printed_with_another_letter_is_its_own() -> None:
    text = 'Once per turn: You can add 1 "Crowfeather" monster from your Deck to your hand, except "Crowfeather Lord of the Wime".'
    ability = understood(text, effect("Crowfeather Lord of the Wine", text))[0]
    assert b"Wine" in repr(ability).encode() and "Wime" not in repr(ability)
    other = text.replace("Wime", "Wine 2")
    assert "Wine 2" in repr(understood(other, effect("Crowfeather Lord of the Wine 1", other))[0])


@pytest.mark.parametrize(("name", "said"), [("Dawn Knight", "Knight of the Dawn"), ("Breeze Griffin", "Breeze Griff")])
def test_a_limit_by_a_former_name(name: str, said: str) -> None:
    text = f'You can draw 1 card. You can only use the effect of "{said}" once per turn.'
    assert understood(text, effect(name, text))[0]["limit"] == "name"


SAGE = effect(
    "sage",
    "If this card destroys an opponent's monster by battle, your opponent cannot activate Spell Cards during the next turn.",
    atk=2000,
)


def test_only_in_the_next_turn() -> None:
    s = Scenario("zh-mr2", SAGE, FEAST)
    sage, bear = s.put(0, "sage", "m1"), s.put(1, "bear", "m1")
    feast = s.put(1, "feast", "hand")
    s.attack(sage, bear)
    through(s)
    s.end_turn()
    assert feast not in s.offered("activate")
    s.end_turn()
    s.end_turn()
    assert feast in s.offered("activate")


def test_in_the_next_turn_of_the_opponent_and_not_in_the_one_it_is_used_in() -> None:
    silence = snare("silence", "Your opponent cannot activate Spell Cards during their next turn.")
    s = Scenario("zh-mr2", silence, FEAST)
    trap, feast = s.put(0, "silence", "s1", SET), s.put(1, "feast", "hand")
    s.act("activate", trap)
    through(s)
    s.end_turn()
    assert feast not in s.offered("activate")
    s.end_turn()
    s.end_turn()
    assert feast in s.offered("activate")


HARPY = effect(
    "harpy",
    "An opponent's monster that battles this card cannot declare an attack during your opponent's next 2 turns.",
    def_=3000,
)


def test_what_fought_it_does_not_attack_for_two_turns() -> None:
    s = Scenario("zh-mr2", HARPY, turn=3)
    harpy, bear, ox = s.put(1, "harpy", "m1", DEFENSE), s.put(0, "bear", "m1"), s.put(0, "ox", "m2")
    s.attack(bear, harpy)
    for turn in range(3):
        s.end_turn()
        s.end_turn()
        s.do("phase", value="battle")
        assert ox in s.offered("attack")
        assert (bear in s.offered("attack")) == (turn == 2), turn
        s.do("phase", value="main2")


STORM = snare(
    "storm",
    "Draw 1 card. If this card in its owner's Spell & Trap Zone is destroyed by an opponent's card effect: You can draw 1 card.",
)
SWEEP = magic("sweep", "Destroy all Spells and Traps your opponent controls.")


def test_destroyed_in_its_owners_zone() -> None:
    s = Scenario("zh-mr2", STORM, SWEEP)
    storm = s.put(1, "storm", "s1", SET)
    s.act("activate", s.put(0, "sweep", "hand"))
    while s.choice.kind != "action":  # it is not activated in response
        offered = [option for option in s.choice.options if option.act == "activate"]
        if offered and s.where(storm) == "1.s1":
            s.decline()
        else:
            s.play.answer(list(range(max(1, s.choice.least))) if s.choice.options else [])
    assert s.where(storm) == "1.graveyard" and len(s.table.zones["1.hand"]) == 1


FALL = snare(
    "fall",
    "When a face-up \"Galaxy\" monster(s) you control is destroyed by battle with an opponent's attacking monster, or by an opponent's card effect, and sent to your Graveyard: Draw 1 card.",
)
GALAXY = monster("Galaxy Soldier", atk=1400)


@pytest.mark.parametrize(("attacker", "drawn"), [(1, 1), (0, 0)])
def test_by_an_attack_of_the_opponent_or_their_effect(attacker: int, drawn: int) -> None:
    s = Scenario("zh-mr2", FALL, GALAXY)
    if attacker:
        s.end_turn()
    s.clear_hands()
    soldier, giant = s.put(0, "Galaxy Soldier", "m1"), s.put(1, "giant", "m1")
    s.put(0, "fall", "s1", SET)
    s.do("phase", value="battle")
    if attacker:
        s.act("attack", giant)
        s.act("attack", soldier)
    else:
        s.act("attack", soldier)
        s.act("attack", giant)
    through(s)
    assert s.where(soldier) == "0.graveyard" and len(s.table.zones["0.hand"]) == drawn


SLAY = magic("slay", 'Destroy all "night" on the field.')
NIGHT = effect(
    "night",
    "During the End Phase, if this card was destroyed by an opponent's card this turn (either by battle or by card effect) "
    "and sent to the Graveyard while it was a Monster Card in your possession: Target 1 face-up monster your opponent "
    "controls; equip this card from the Graveyard to that target. While this card is equipped to a monster by this effect, "
    "take control of that monster.",
)


@pytest.mark.parametrize("seat", [0, 1])
def test_it_returns_to_take_a_monster(seat: int) -> None:
    s = Scenario("zh-mr2", NIGHT, SLAY)
    if seat == 1:
        s.end_turn()
    night, bear = s.put(0, "night", "m1"), s.put(1, "bear", "m1")
    use(s, "slay", seat)
    assert s.where(night) == "0.graveyard"
    pass_turn(s)
    assert (s.where(bear)[0] == "0") == (seat == 1)
    assert (s.where(night)[:3] == "0.s") == (seat == 1)


ABSORB = magic(
    "absorb",
    "Each time a card(s) is removed from play, increase your Life Points by 500 points for each card removed from play.",
    "continuous",
)
SKULL = snare(
    "skull",
    "Each time a card(s) is sent to the Graveyard, inflict 300 damage to its owner for each card sent.",
    "continuous",
)
SOLVE = magic("solve", "Banish all monsters on the field.")
FLOOD = magic("flood", "Destroy all monsters on the field.")


def test_for_each_card_that_it_happens_to_at_one_moment() -> None:
    s = Scenario("zh-mr2", ABSORB, SOLVE)
    s.put(0, "absorb", "s1")
    for seat, zones in ((0, ("m1", "m2")), (1, ("m1",))):
        for zone in zones:
            s.put(seat, "bear", zone)
    use(s, "solve")
    assert s.lp(0) == 8000 + 3 * 500
    assert [fact.data["amount"] for fact in s.facts("gained")] == [1500], "once for all of them"


def test_for_each_card_to_its_owner() -> None:
    s = Scenario("zh-mr2", SKULL, FLOOD)
    s.put(0, "skull", "s1")
    for seat, zones in ((0, ("m1", "m2")), (1, ("m1",))):
        for zone in zones:
            s.put(seat, "bear", zone)
    use(s, "flood")
    assert (s.lp(0), s.lp(1)) == (8000 - 3 * 300, 8000 - 300), "its Spell is sent there, too"


RHODODE = effect(
    "rhodode",
    "Each time a card(s) is banished from your opponent's GY, immediately inflict 200 damage to your opponent for each card banished.",
)
CLEAN = magic("clean", "Banish all monsters in the GYs.")


def test_only_of_what_leaves_the_graveyard_of_the_opponent() -> None:
    s = Scenario("zh-mr2", RHODODE, CLEAN)
    s.put(0, "rhodode", "m1")
    s.put(0, "bear", "graveyard")
    for _ in range(2):
        s.put(1, "bear", "graveyard")
    use(s, "clean")
    assert (s.lp(0), s.lp(1)) == (8000, 8000 - 400)


SHRINE = effect(
    "shrine",
    "Once per turn, during the End Phase, if a Warrior monster(s) was sent from your hand to your Graveyard this turn while you controlled this face-up card: You can draw 1 card.",
)
TOSS = magic("toss", "Send 1 monster from your hand to the GY.")


@pytest.mark.parametrize(("there", "drawn"), [(True, 1), (False, 0)])
def test_while_the_card_was_there(there: bool, drawn: int) -> None:
    s = Scenario("zh-mr2", SHRINE, TOSS)
    s.put(0, "bear", "hand")
    if there:
        s.put(0, "shrine", "m1")
    use(s, "toss")
    if not there:
        s.put(0, "shrine", "m1")
    pass_turn(s)
    assert len(s.table.zones["0.hand"]) == drawn


MINT = effect(
    "mint",
    "Once per turn, during the End Phase, if a Warrior card was added from your Deck to your hand this turn, except by drawing it, while you controlled this face-up card: You can draw 1 card.",
)
ONE = magic("one", "Draw 1 card.")


@pytest.mark.parametrize(("spell", "drawn"), [("fetch", 1), ("one", 0)])
def test_added_and_not_drawn(spell: str, drawn: int) -> None:
    s = Scenario("zh-mr2", MINT, FETCH, ONE)
    s.put(0, "mint", "m1")
    use(s, spell)
    pass_turn(s)
    assert len(s.table.zones["0.hand"]) == 1 + drawn


MENDER = effect(
    "mender",
    'During the End Phase, if a card(s) was sent from your Deck to the Graveyard by the effect of a "Light" card this turn, inflict 500 damage to your opponent and gain 500 Life Points.',
)
LIGHT = magic("Light Mill", "Send the top card of your Deck to the GY.")
DARK = magic("Dark Mill", "Send the top card of your Deck to the GY.")


@pytest.mark.parametrize("spell", ["Light Mill", "Dark Mill"])
def test_by_the_effect_of_such_a_card(spell: str) -> None:
    s = Scenario("zh-mr2", MENDER, LIGHT, DARK)
    mender = s.put(0, "mender", "m1")
    use(s, spell)
    pass_turn(s)
    lit = spell == "Light Mill"
    assert (s.lp(0), s.lp(1)) == ((8500, 7500) if lit else (8000, 8000))
    assert sum(fact.card == mender for fact in s.facts("activated")) == lit, "else nothing is activated"


BLAZE = magic(
    "blaze",
    "If you control a monster or your opponent has 2 or more cards in their hand, destroy this card.",
    "continuous",
)


@pytest.mark.parametrize(("mine", "hand", "stays"), [(0, 1, True), (1, 0, False), (0, 2, False)])
def test_one_or_the_other(mine: int, hand: int, stays: bool) -> None:
    s = Scenario("zh-mr2", BLAZE)
    blaze = s.put(0, "blaze", "s1")
    for _ in range(hand):
        s.put(1, "bear", "hand")
    for at in range(mine):
        s.put(0, "bear", f"m{at + 1}")
    s.do("phase", value="battle")
    assert (s.where(blaze) == "0.s1") == stays


BALLOON = snare("balloon", "If a monster(s) was destroyed this turn, while you controlled it: Draw 1 card.")


@pytest.mark.parametrize("seat", [0, 1])
def test_destroyed_while_you_controlled_it(seat: int) -> None:
    s = Scenario("zh-mr2", BALLOON, FLOOD)
    s.put(seat, "bear", "m1")
    balloon = s.put(0, "balloon", "s1", SET)
    s.do("activate", s.put(0, "flood", "hand"))
    assert (balloon in s.offered("activate")) == (seat == 0)


PRODIGY = effect(
    "prodigy",
    "During the End Phase, if you Tributed this card this turn to Tribute Summon a Warrior monster: Draw 1 card.",
)


def test_tributed_for_such_a_monster() -> None:
    s = Scenario("zh-mr2", PRODIGY)
    s.put(0, "prodigy", "m1")
    s.act("normal_summon", s.put(0, "knight", "hand"))
    through(s)
    pass_turn(s)
    assert len(s.table.zones["0.hand"]) == 1


PANTHER = effect(
    "panther",
    "Tribute this face-up card to return 1 of your monsters destroyed as a result of battle during this turn to the top of your Deck.",
)


def test_what_a_battle_of_the_turn_destroyed_returns() -> None:
    s = Scenario("zh-mr2", PANTHER)
    panther, mouse, giant = s.put(0, "panther", "m2"), s.put(0, "mouse", "m1"), s.put(1, "giant", "m1")
    s.put(0, "bear", "graveyard")
    s.attack(mouse, giant)
    s.do("phase", value="main2")
    s.act("activate", panther)
    through(s)
    assert s.where(mouse) == "0.deck"


MAGE = effect(
    "mage",
    "Each time your opponent draws a card(s), place 1 Spell Counter on this card (max. 2). During the Standby Phase of your next turn after the 2nd Spell Counter is placed on this card: You can draw 3 cards.",
)


def test_after_the_second_counter() -> None:
    s = Scenario("zh-mr2", MAGE, FEAST)
    s.put(0, "mage", "m1")
    for _ in range(3):
        pass_turn(s)
    assert len(s.table.zones["0.hand"]) == 1, "nothing after the first one"
    pass_turn(s)
    assert s.turn == 7 and len(s.table.zones["0.hand"]) == 1 + 1 + 3


CHOCO = effect("choco", 'When a "Sweet" card(s) in your Graveyard is shuffled into the Main Deck: You can draw 1 card.')
SWEET = monster("Sweet Puff")
TIDY = magic("tidy", "Shuffle all monsters in the GYs into the Deck.")


@pytest.mark.parametrize(("seat", "name"), [(0, "Sweet Puff"), (1, "Sweet Puff"), (0, "bear")])
def test_shuffled_from_the_own_graveyard(seat: int, name: str) -> None:
    s = Scenario("zh-mr2", CHOCO, SWEET, TIDY)
    s.put(0, "choco", "m1")
    s.put(seat, name, "graveyard")
    use(s, "tidy")
    assert len(s.table.zones["0.hand"]) == ((seat, name) == (0, "Sweet Puff"))


SPRING = effect(
    "spring", "FLIP: During each End Phase, if this card is face-up: Gain 500 LP.", traits=("effect", "flip")
)


def test_what_was_flipped_does_so_in_each_end_phase() -> None:
    s = Scenario("zh-mr2", SPRING)
    spring = s.put(0, "spring", "m1", FACE_DOWN)
    s.end_turn()
    s.end_turn()
    assert s.lp(0) == 8000
    s.do("flip_summon", spring)
    through(s)
    s.end_turn()
    s.end_turn()
    assert s.lp(0) == 9000
    s.edit(lambda game: game.play.move(spring, "0.m1", 0, FACE_DOWN))
    s.end_turn()
    assert s.lp(0) == 9000


def test_it_does_no_more_when_it_has_left() -> None:
    s = Scenario("zh-mr2", SPRING, FLOOD)
    s.do("flip_summon", s.put(0, "spring", "m1", FACE_DOWN))
    through(s)
    use(s, "flood")
    s.end_turn()
    assert s.lp(0) == 8000


EGG = effect("egg", "If this card is Tributed for a Ritual Summon: You can draw 1 card.")
LORD = monster("lord", 4, 2000, traits=("effect", "ritual"))
RITE = magic(
    "rite",
    'This card is used to Ritual Summon "lord". You must also Tribute monsters from your hand or field whose total Levels equal 4 or more.',
    "ritual",
)
GIFT = magic("gift", "Tribute 1 monster; gain 500 LP.")


@pytest.mark.parametrize(("spell", "drawn"), [("rite", 1), ("gift", 0)])
def test_tributed_for_a_ritual_summon(spell: str, drawn: int) -> None:
    s = Scenario("zh-mr2", EGG, LORD, RITE, GIFT)
    egg = s.put(0, "egg", "m1")
    if spell == "rite":
        s.put(0, "lord", "hand")
    use(s, spell)
    assert s.where(egg) == "0.graveyard"
    assert len(s.table.zones["0.hand"]) == drawn


COPPELIA = effect("coppelia", "When this card leaves the field because of your opponent's card: Draw 1 card.")


@pytest.mark.parametrize(("seat", "drawn"), [(0, 0), (1, 1)])
def test_it_leaves_because_of_a_card_of_the_opponent(seat: int, drawn: int) -> None:
    s = Scenario("zh-mr2", COPPELIA, FLOOD)
    if seat:
        s.end_turn()
    s.put(0, "coppelia", "m1")
    s.clear_hands()
    use(s, "flood", seat)
    assert len(s.table.zones["0.hand"]) == drawn


def test_it_falls_in_battle_with_a_monster_of_the_opponent() -> None:
    s = Scenario("zh-mr2", COPPELIA)
    coppelia, giant = s.put(0, "coppelia", "m1"), s.put(1, "giant", "m1")
    s.attack(coppelia, giant)
    through(s)
    assert s.where(coppelia) == "0.graveyard" and len(s.table.zones["0.hand"]) == 1


FIEND = effect(
    "fiend",
    "If this card attacks an opponent's monster, this effect can be activated at the end of the Battle Phase: Draw 1 card.",
    atk=2000,
)


@pytest.mark.parametrize("monster_there", [True, False])
def test_it_attacked_a_monster_and_no_player(monster_there: bool) -> None:
    s = Scenario("zh-mr2", FIEND)
    fiend = s.put(0, "fiend", "m1")
    bear = s.put(1, "bear", "m1") if monster_there else None
    s.attack(fiend, bear)
    end_battle(s)
    assert len(s.table.zones["0.hand"]) == monster_there


POEM = effect(
    "poem",
    "If this card was destroyed by battle and sent to the Graveyard, this effect activates at the end of each of your "
    "opponent's Battle Phases: Discard 1 random card from your opponent's hand.",
    atk=100,
)


def test_at_the_end_of_each_of_their_battle_phases() -> None:
    s = Scenario("zh-mr2", POEM)
    s.end_turn()
    poem, giant = s.put(0, "poem", "m1"), s.put(1, "giant", "m1")
    s.clear_hands()
    for _ in range(3):
        s.put(1, "bear", "hand")
    s.attack(giant, poem)
    through(s)
    end_battle(s)
    assert s.where(poem) == "0.graveyard" and len(s.table.zones["1.hand"]) == 2
    s.end_turn()
    s.do("phase", value="battle")
    end_battle(s)
    assert len(s.table.zones["1.hand"]) == 2
    s.end_turn()
    s.do("phase", value="battle")
    end_battle(s)
    assert len(s.table.zones["1.hand"]) == 2, "one drawn, one discarded"


TELL = effect(
    "tell", "Once per turn, during either player's turn, if you took any effect damage this turn: You can draw 1 card."
)
BURN = magic("burn", "Inflict 500 damage to your opponent.")
SCALD = magic("scald", "You take 500 damage.")


def test_after_effect_damage_of_the_turn() -> None:
    s = Scenario("zh-mr2", TELL, BURN, SCALD)
    tell = s.put(0, "tell", "m1")
    s.do("activate", s.put(0, "burn", "hand"))
    assert tell not in s.offered("activate")
    s.do("activate", s.put(0, "scald", "hand"))
    assert tell in s.offered("activate")


MOKEY = magic(
    "mokey",
    'While a face-up "bear" is on your side of the field, if a Warrior-Type monster on your side of the field is destroyed, the ATK of all "bear" on your side of the field becomes 3000 until the end of this turn.',
    "continuous",
)


def test_a_smackdown() -> None:
    s = Scenario("zh-mr2", MOKEY, SLAY, NIGHT)
    s.put(0, "mokey", "s1")
    bear = s.put(0, "bear", "m1")
    s.put(0, "night", "m2")
    use(s, "slay")
    assert s.game.value(bear, "atk") == 3000


BRILLIANCE = magic(
    "brilliance",
    'When this card is activated: Fusion Summon 1 "Prism" Fusion Monster from your Extra Deck, using monsters from your Deck as Fusion Materials, but change its ATK and DEF to 0. When this card leaves the field, destroy that monster.',
    "continuous",
)
PRISM = effect("Prism Lord", '"bear" + "ox"', traits=("fusion",), level=6, atk=2500)


def test_what_was_fused_goes_with_the_card() -> None:
    s = Scenario("zh-mr2", BRILLIANCE, PRISM, WIND, extra=("Prism Lord",))
    s.put(0, "bear", "deck")
    s.put(0, "ox", "deck")
    use(s, "brilliance")
    prism = s.game.monsters(0)[0]
    assert s.game.value(prism, "atk") == 0
    use(s, "wind")
    assert s.game.monsters(0) == []


CASE = effect(
    "case",
    'You can equip this card from your hand as an Equip Spell Card to a face-up "mouse" on the field. If equipped, the ATK and DEF of "case" is applied to "mouse".',
    atk=0,
    def_=2000,
)
MOTH = effect(
    "moth",
    'This monster cannot be Normal Summoned or Set. This card can only be Special Summoned by Tributing "mouse" on the 2nd of your turns after "mouse" has been equipped with "case".',
    level=8,
)


def test_two_turns_after_it_was_equipped() -> None:
    s = Scenario("zh-mr2", CASE, MOTH)
    mouse, case, moth = s.put(0, "mouse", "m1"), s.put(0, "case", "hand"), s.put(0, "moth", "hand")
    s.act("activate", case)
    through(s)
    assert s.card(case).host == mouse and s.game.value(mouse, "def") == 2000
    for turn in (3, 5, 7):
        assert s.turn == turn and (moth in s.offered("special_summon")) == (turn == 7)
        if turn < 7:
            s.end_turn()
            s.end_turn()
    s.act("special_summon", moth)
    through(s)
    assert s.where(mouse) == "0.graveyard" and s.where(moth)[:3] == "0.m"


POWER = magic(
    "power",
    'Target 1 face-up monster you control; until the End Phase, it gains 1000 ATK. Also, until the End Phase, each time it destroys an opponent\'s monster by battle: You can add 1 "bear" from your Deck to your hand.',
)


@pytest.mark.parametrize("other", [False, True])
def test_each_time_the_target_destroys_a_monster(other: bool) -> None:
    s = Scenario("zh-mr2", POWER)
    ox, foe = s.put(0, "ox", "m1"), s.put(1, "mouse", "m1")
    s.put(0, "bear", "deck")
    use(s, "power")
    giant = s.put(0, "giant", "m2")
    s.do("phase", value="battle")
    s.act("attack", giant if other else ox)
    s.act("attack", foe)
    through(s)
    assert s.where(foe) == "1.graveyard"
    assert len(s.table.zones["0.hand"]) == (0 if other else 1)


DARIUS = effect(
    "darius",
    "When this card is Normal Summoned: You can target 1 Warrior monster in your Graveyard; Special Summon that target, but its effect(s) is negated by this card, and it is shuffled into the Deck when this card leaves the field.",
)


def test_it_is_shuffled_away_when_this_card_leaves() -> None:
    s = Scenario("zh-mr2", DARIUS, BANISH)
    darius, bear = s.put(0, "darius", "hand"), s.put(0, "bear", "graveyard")
    s.act("normal_summon", darius)
    through(s)
    assert s.where(bear)[:3] == "0.m"
    s.act("activate", s.put(0, "void", "hand"))
    while s.choice.kind != "action":
        at = next((at for at, option in enumerate(s.choice.options) if option.card == darius), 0)
        s.play.answer([at])
    assert s.where(darius) == "0.banished" and s.where(bear) == "0.deck"


JET = effect(
    "jet",
    "During damage calculation, you can send this card from your hand to the Graveyard to prevent a Warrior monster you control from being destroyed by this battle.",
)


def test_it_keeps_a_monster_from_falling() -> None:
    s = Scenario("zh-mr2", JET)
    jet, bear, giant = s.put(0, "jet", "hand"), s.put(0, "bear", "m1"), s.put(1, "giant", "m1")
    s.do("phase", value="battle")
    s.act("attack", bear)
    s.act("attack", giant)
    through(s)
    assert s.where(jet) == "0.graveyard" and s.where(bear) == "0.m1" and s.lp(0) == 7000


DOGMA = effect(
    "dogma",
    "Cannot be Normal Summoned/Set. Must be Special Summoned (from your hand) by Tributing 1 monster, and cannot be Special "
    "Summoned by other ways. If you still control this face-up card during your opponent's next Standby Phase after you "
    "Special Summoned it this way: Halve your opponent's LP.",
    level=8,
)


@pytest.mark.parametrize("own_way", [True, False])
def test_in_the_next_standby_phase_of_the_opponent(own_way: bool) -> None:
    s = Scenario("zh-mr2", DOGMA)
    if own_way:
        s.put(0, "bear", "m1")
        s.act("special_summon", s.put(0, "dogma", "hand"))
        through(s)
    else:
        s.put(0, "dogma", "m1")
    pass_turn(s)
    assert s.lp(1) == (4000 if own_way else 8000)
    pass_turn(s)
    pass_turn(s)
    assert s.lp(1) == (4000 if own_way else 8000)


HERITAGE = magic(
    "heritage",
    'During your Main Phase: You can draw cards equal to the number of "Heir" card types (Monster, Spell, and Trap) sent from the field to the Graveyard this turn. You can only use this effect of "heritage" once per turn.',
    "continuous",
)
HEIR = monster("Heir Knight")
HEIRLOOM = magic("Heir Loom", "All monsters on the field gain 100 ATK.", "continuous")
BREAK = magic("break", 'Destroy all "Heir Loom" on the field.')


def test_as_many_kinds_as_were_sent() -> None:
    s = Scenario("zh-mr2", HERITAGE, HEIR, HEIRLOOM, FLOOD, BREAK)
    heritage = s.put(0, "heritage", "s2")
    assert heritage not in s.offered("activate")
    for at in (1, 2):
        s.put(0, "Heir Knight", f"m{at}")
    s.put(1, "Heir Loom", "s1")
    use(s, "flood")
    use(s, "break")
    s.act("activate", heritage)
    through(s)
    assert len(s.table.zones["0.hand"]) == 2
