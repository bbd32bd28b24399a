"""Occasions that texts tell: where something is activated, who negates it, how often in a Duel, and by how much."""

from __future__ import annotations

import pytest
from scenario import FACE_DOWN, SET, Scenario, effect, magic, monster, snare, through, use

DRAWING = magic("drawing", "Draw 1 card.")
STOP = snare("stop", "When a Spell Card is activated: Negate the activation, and if you do, destroy it.", "counter")


def _to_the_end(s: Scenario) -> list[str]:
    """Take every first option until a player acts again; the kinds of what was asked."""
    kinds = []
    while s.table.choice is not None and s.choice.kind != "action":
        kinds.append(s.choice.kind)
        s.play.answer(list(range(max(1, s.choice.least))) if s.choice.options else [])
    return kinds


# ----------------------------------------------------------------------------------------- once per Duel, by bound

ONCE = magic("once", 'Draw 1 card. You can only activate "once" once per Duel.')


def test_a_card_is_activated_once_in_a_duel() -> None:
    s = Scenario("zh-mr2", ONCE)
    use(s, "once")
    for _ in range(2):
        s.end_turn()
    again = s.put(0, "once", "hand")
    assert s.refused("activate", again)


WHEEL = snare(
    "wheel",
    "Activate this card by targeting 1 monster your opponent controls; it cannot attack. During each of your Standby "
    "Phases: Inflict 500 damage to your opponent. That monster must be on the field to activate and to resolve this "
    "effect.",
    "continuous",
)


@pytest.mark.parametrize("stays", [True, False])
def test_it_hurts_as_long_as_its_target_is_there(stays: bool) -> None:
    s = Scenario("zh-mr2", WHEEL, magic("bolt", "Destroy all monsters your opponent controls."))
    s.put(1, "ox", "m1")
    s.act("activate", s.put(0, "wheel", "s1", SET))
    through(s)
    if not stays:
        use(s, "bolt")
    for _ in range(2):
        s.end_turn()
    assert s.lp(1) == (7500 if stays else 8000)


# ------------------------------------------------------------------------------------------------- activations

WING = effect(
    "wing",
    "Once per turn, when another Level 5 or higher monster activates its effect on the field (Quick Effect): You can "
    "negate the activation, and if you do, destroy it. If this card's effect destroys a monster, this card gains ATK "
    "equal to the destroyed monster's original ATK until the end of this turn.",
)
GREAT = effect("great", "You can Tribute this card; draw 1 card.", level=6, atk=700)
BURIED = effect("buried", "You can banish this card from your GY; draw 1 card.", level=6)


@pytest.mark.parametrize(("name", "zone", "drawn"), [("great", "m1", 0), ("buried", "graveyard", 1)])
def test_what_is_activated_on_the_field_even_where_its_price_takes_it_away(name: str, zone: str, drawn: int) -> None:
    s = Scenario("zh-mr2", WING, GREAT, BURIED)
    s.put(1, "wing", "m1")
    s.act("activate", s.put(0, name, zone))
    _to_the_end(s)
    assert s.size(0, "hand") == drawn


HARD = effect("hard", "Once per turn: You can draw 1 card.", level=6, atk=700)


def test_what_its_effect_destroys_gives_it_atk() -> None:
    s = Scenario("zh-mr2", WING, HARD)
    wing, hard = s.put(1, "wing", "m1"), s.put(0, "hard", "m1")
    s.act("activate", hard)
    _to_the_end(s)
    assert s.where(hard) == "0.graveyard" and s.game.value(wing, "atk") == 1500 + 700


JUDGE = effect("judge", "If you negate the activation of a Spell/Trap Card, or monster effect: Gain 300 LP.")


@pytest.mark.parametrize("seat", [0, 1])
def test_who_negates_an_activation(seat: int) -> None:
    s = Scenario("zh-mr2", JUDGE, DRAWING, STOP)
    s.put(seat, "judge", "m1")
    s.put(1, "stop", "s1", SET)
    s.act("activate", s.put(0, "drawing", "hand"))
    _to_the_end(s)
    assert s.size(0, "hand") == 0 and s.lp(seat) == (8300 if seat == 1 else 8000)


GUARD = snare(
    "guard",
    "Activate only while you control a monster. Negate the activation of a Trap Card, or an Effect "
    "Monster's effect and destroy that card.",
    "counter",
)


@pytest.mark.parametrize("drawn", [0, 1])
def test_a_trap_or_a_monster_effect_and_no_spell_is_negated(drawn: int) -> None:
    s = Scenario("zh-mr2", GUARD, HARD, DRAWING)
    s.put(1, "ox", "m1")
    s.put(1, "guard", "s1", SET)
    s.act("activate", s.put(0, "drawing", "hand") if drawn else s.put(0, "hard", "m1"))
    _to_the_end(s)
    assert s.size(0, "hand") == drawn


DISARM = snare(
    "disarm",
    "Return 1 Warrior-Type monster from your hand to the Deck and negate the activation and effect "
    "of a Spell Card and destroy it.",
    "counter",
)


def test_a_price_and_the_activation_it_negates() -> None:
    s = Scenario("zh-mr2", DISARM, DRAWING)
    ox = s.put(1, "ox", "hand")
    s.put(1, "disarm", "s1", SET)
    s.act("activate", s.put(0, "drawing", "hand"))
    _to_the_end(s)
    assert s.where(ox) == "1.deck" and s.size(0, "hand") == 0


WARY = effect("wary", "Destroy this card when it is targeted by the effect of a Spell or Trap Card.")
PUMP = magic("pump", "Target 1 monster on the field; it gains 100 ATK.")
PUSH = effect("push", "You can target 1 monster your opponent controls; it gains 100 ATK.")


@pytest.mark.parametrize(("by", "place"), [("pump", "0.graveyard"), ("push", "0.m1")])
def test_what_is_destroyed_when_such_an_effect_has_targeted_it(by: str, place: str) -> None:
    s = Scenario("zh-mr2", WARY, PUMP, PUSH)
    wary = s.put(0, "wary", "m1")
    s.end_turn()
    s.act("activate", s.put(1, by, "hand" if by == "pump" else "m1"))
    assert "trigger" not in "".join(_to_the_end(s))
    assert s.where(wary) == place


TRAVELLER = effect(
    "traveller",
    "When 1 other face-up monster is targeted by the effect of a Spell or Trap Card your "
    "opponent controls, you can Tribute this card to draw 2 cards.",
)


@pytest.mark.parametrize(("by", "drawn"), [("pump", 2), ("push", 0)])
def test_by_the_effect_of_which_cards_another_one_is_targeted(by: str, drawn: int) -> None:
    s = Scenario("zh-mr2", TRAVELLER, PUMP, PUSH)
    s.put(0, "ox", "m1")
    s.put(0, "traveller", "m2")
    s.end_turn()
    hand = s.size(0, "hand")
    s.act("activate", s.put(1, by, "hand" if by == "pump" else "m1"))
    _to_the_end(s)
    assert s.size(0, "hand") == hand + drawn


# --------------------------------------------------------------------------------------------- draws and hands

UNDER = magic(
    "under",
    "During your Draw Phase, when you draw a Normal Monster Card(s), you can draw 1 more card by "
    "showing it to your opponent.",
    "continuous",
)


@pytest.mark.parametrize(("top", "drawn"), [("ox", 2), ("drawing", 1)])
def test_what_the_draw_phase_brings(top: str, drawn: int) -> None:
    s = Scenario("zh-mr2", UNDER, DRAWING)
    s.put(0, "under", "s1")
    s.put(0, "drawing", "deck")
    s.put(0, top, "deck")
    s.end_turn()
    hand, turn = s.size(0, "hand"), s.turn
    while s.turn == turn or s.choice.kind != "action":
        s.act("phase", value="end") if s.choice.kind == "action" else s.play.answer([0])
    assert s.size(0, "hand") == hand + drawn


DROP = snare(
    "drop",
    "Activate only when your opponent adds a card(s) from their Deck to their hand, including drawing "
    "a card(s). Your opponent discards 1 of those cards.",
)


def test_one_of_those_that_came_to_the_hand_is_discarded() -> None:
    s = Scenario("zh-mr2", DROP, magic("two", "Draw 2 cards."))
    s.put(1, "drop", "s1", SET)
    known = s.put(0, "bear", "hand")
    s.act("activate", s.put(0, "two", "hand"))
    _to_the_end(s)
    assert s.where(known) == "0.hand" and s.size(0, "hand") == 2


PUPPET = effect(
    "puppet",
    "When your opponent adds a Monster Card(s) to their hand, except by drawing, you can Special "
    "Summon this card from your hand.",
)


@pytest.mark.parametrize(
    ("text", "place"), [("Add 1 monster from your Deck to your hand.", "1.m3"), ("Draw 1 card.", "1.hand")]
)
def test_a_monster_that_is_added_and_not_drawn(text: str, place: str) -> None:
    s = Scenario("zh-mr2", PUPPET, magic("search", text))
    puppet = s.put(1, "puppet", "hand")
    s.put(0, "ox", "deck")
    use(s, "search")
    assert s.where(puppet).split(".")[1][0] == place.split(".")[1][0]


# ------------------------------------------------------------------------------------------- battles and damage

SHELL = effect(
    "shell", "When this attacking card is destroyed by battle and sent to the Graveyard, draw 1 card.", atk=100
)


@pytest.mark.parametrize("attacks", [True, False])
def test_a_card_that_falls_as_it_attacks(attacks: bool) -> None:
    s = Scenario("zh-mr2", SHELL)
    shell, giant = s.put(0, "shell", "m1"), s.put(1, "giant", "m1")
    if not attacks:
        s.end_turn()
    hand = s.size(0, "hand")
    s.do("phase", value="battle")
    s.act("attack", shell if attacks else giant)
    s.act("attack", giant if attacks else shell)
    through(s)
    assert s.where(shell) == "0.graveyard" and s.size(0, "hand") == hand + attacks


REVENGE = snare(
    "revenge", "When you take 2000 or more Battle Damage from your opponent's monster's direct attack: Draw 2 cards."
)


@pytest.mark.parametrize(("attacker", "drawn"), [("giant", 2), ("bear", 0)])
def test_so_much_damage_by_a_direct_attack(attacker: str, drawn: int) -> None:
    s = Scenario("zh-mr2", REVENGE)
    s.put(1, "revenge", "s1", SET)
    card, hand = s.put(0, attacker, "m1"), s.size(1, "hand")
    s.do("phase", value="battle")
    s.act("attack", card)
    s.act("direct")
    _to_the_end(s)
    assert s.size(1, "hand") == hand + drawn


HOPE = effect(
    "hope", "FLIP: When this card is flipped face-up by an opponent's monster's attack, draw 1 card.", def_=9000
)


@pytest.mark.parametrize("attacked", [True, False])
def test_it_is_turned_up_by_an_attack(attacked: bool) -> None:
    s = Scenario("zh-mr2", HOPE)
    hope, bear = s.put(0, "hope", "m1", FACE_DOWN), s.put(1, "bear", "m1")
    if attacked:
        s.end_turn()
    hand = s.size(0, "hand")
    if attacked:
        s.do("phase", value="battle")
        s.act("attack", bear)
        s.act("attack", hope)
    else:
        s.act("flip_summon", hope)
    through(s)
    assert s.size(0, "hand") == hand + attacked


GREED = effect("greed", "If you take damage by battle or by an opponent's card effect: Draw 1 card.")


@pytest.mark.parametrize(("seat", "drawn"), [(0, 1), (1, 0)])
def test_damage_by_an_effect_of_the_opponent(seat: int, drawn: int) -> None:
    text = "Inflict 500 damage to your opponent." if seat == 0 else "Each player takes 500 damage."
    s = Scenario("zh-mr2", GREED, magic("burn", text))
    s.put(1 if seat == 0 else 0, "greed", "m1")
    hand = s.size(1 if seat == 0 else 0, "hand")
    use(s, "burn")
    assert s.size(1 if seat == 0 else 0, "hand") == hand + drawn


# ---------------------------------------------------------------------------------------------------- Tributes

PRECIOUS = magic(
    "precious",
    "When you successfully Tribute Summon or Set a monster that required 2 or more Tributes, "
    "draw 2 cards from your Deck.",
    "continuous",
)
HIGH = monster("high", 7, 2500, 2000)
MIDDLE = monster("middle", 5, 2000, 2000)


@pytest.mark.parametrize("act", ["normal_summon", "set_monster"])
@pytest.mark.parametrize(("name", "drawn"), [("high", 2), ("middle", 0)])
def test_with_how_many_tributes_a_monster_comes(act: str, name: str, drawn: int) -> None:
    s = Scenario("zh-mr2", PRECIOUS, HIGH, MIDDLE)
    s.put(0, "precious", "s1")
    for zone in ("m1", "m2")[: 2 if name == "high" else 1]:
        s.put(0, "bear", zone)
    card = s.put(0, name, "hand")
    s.act(act, card)
    through(s)
    assert s.size(0, "hand") == drawn


# ----------------------------------------------------------------------------------------------- what conditions ask

CHANGED = effect(
    "changed",
    "Once per turn, during either player's turn, if this card's current ATK is different from its original "
    "ATK: You can target 1 card your opponent controls; destroy it, and if you do, this card's ATK becomes "
    "equal to its original ATK.",
)


def test_an_atk_that_has_changed() -> None:
    s = Scenario("zh-mr2", CHANGED, PUMP)
    card, ox = s.put(0, "changed", "m1"), s.put(1, "ox", "m1")
    assert card not in s.offered("activate")
    s.act("activate", s.put(0, "pump", "hand"))
    s.act("target", card) if s.choice.kind == "target" else None
    through(s)
    s.act("activate", card)
    through(s)
    assert s.where(ox) == "1.graveyard"


MORE = effect("more", "Once per turn, if you have more cards in your hand than your opponent: You can draw 1 card.")


def test_more_cards_in_hand() -> None:
    s = Scenario("zh-mr2", MORE)
    card = s.put(0, "more", "m1")
    assert card not in s.offered("activate")
    s = Scenario("zh-mr2", MORE)
    s.put(0, "ox", "hand")
    assert s.put(0, "more", "m1") in s.offered("activate")


LOAN = magic(
    "loan",
    "Target 1 monster your opponent controls; take control of it until the End Phase. Its effects are "
    "negated, also it cannot declare an attack.",
)


def test_what_is_taken_is_bound_no_longer_than_it_is_held() -> None:
    s = Scenario("zh-mr2", LOAN)
    ox = s.put(1, "ox", "m1")
    use(s, "loan")
    assert s.game.controller(ox) == 0
    s.end_turn()
    s.do("phase", value="battle")
    assert s.game.controller(ox) == 1 and ox in s.offered("attack")


GUTS = magic(
    "guts",
    "Target 1 face-up monster your opponent controls; its ATK becomes 0 until the End Phase. This turn, when it is "
    "destroyed by battle and sent to their Graveyard: Inflict damage to your opponent equal to its original ATK in the "
    "Graveyard.",
)


def test_what_waits_for_its_target_to_fall() -> None:
    s = Scenario("zh-mr2", GUTS)
    bear, giant = s.put(0, "bear", "m1"), s.put(1, "giant", "m1")
    printed = s.game.value(giant, "atk")
    use(s, "guts")
    s.do("phase", value="battle")
    s.act("attack", bear)
    s.act("attack", giant)
    through(s)
    assert s.where(giant) == "1.graveyard" and s.lp(1) == 8000 - 1500 - printed


LAST = snare(
    "last",
    "When your opponent draws for their normal draw in their Draw Phase: Your opponent discards 1 card they just drew.",
)


def test_the_card_of_the_normal_draw() -> None:
    s = Scenario("zh-mr2", LAST)
    s.put(0, "last", "s1", SET)
    hand = s.size(1, "hand")
    s.act("phase", value="end")
    while s.choice.kind != "respond" or s.phase != "draw":
        s.play.answer([])
    s.play.answer([0])
    through(s)
    assert s.size(1, "hand") == hand and s.size(1, "graveyard") == 1


SLY = effect(
    "sly",
    "During your Main Phase: You can destroy this face-up card on the field. During your Standby Phase, if this card "
    "was destroyed by this effect: You can Special Summon this card from the Graveyard.",
)


@pytest.mark.parametrize("by", ["itself", "bolt"])
def test_what_was_destroyed_by_its_own_effect_comes_back(by: str) -> None:
    s = Scenario("zh-mr2", SLY, magic("bolt", "Destroy all monsters on the field."))
    sly = s.put(0, "sly", "m1")
    if by == "itself":
        s.act("activate", sly)
        through(s)
    else:
        use(s, "bolt")
    for _ in range(2):
        turn = s.turn
        s.act("phase", value="end")
        while s.turn == turn or s.choice.kind != "action":
            s.play.answer(list(range(max(1, s.choice.least))))
    assert s.where(sly).split(".")[1] == ("graveyard" if by == "bolt" else "m1")


RISER = effect(
    "riser",
    "When you take 2000 or more Battle Damage from your opponent's monster's direct attack, you can select 1 "
    "Warrior-Type monster in your Graveyard. Special Summon that monster and this card from the Graveyard.",
    race="Fiend",
)


def test_it_comes_along_with_another_one_from_the_graveyard() -> None:
    s = Scenario("zh-mr2", RISER)
    riser, ox, giant = s.put(1, "riser", "graveyard"), s.put(1, "ox", "graveyard"), s.put(0, "giant", "m1")
    s.do("phase", value="battle")
    s.act("attack", giant)
    s.act("direct")
    _to_the_end(s)
    assert s.where(riser)[:3] == s.where(ox)[:3] == "1.m"
