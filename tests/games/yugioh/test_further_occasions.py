"""Occasions and conditions: what would make a player discard, the turn of a Set, and what is done once in a place."""

from __future__ import annotations

import pytest
from scenario import SET, Scenario, effect, magic, monster, snare, through, use


def _offered(s: Scenario) -> set[int | None]:
    """The cards that a player who is asked may activate in answer."""
    return {option.card for option in s.choice.options if option.act == "activate"}


# ------------------------------------------------------------------------------------------- what makes them discard

SENTRY = effect(
    "sentry",
    "When your opponent activates an effect whereby your opponent discards a card(s) from his/her hand, you can send "
    "this card from your hand to the Graveyard to negate the activation of the effect and destroy it.",
)
TWINS = effect(
    "twins",
    "When a card effect controlled by your opponent is activated which would cause you to discard from your hand, by "
    "sending this card from your hand to the Graveyard, negate the activation and the effect of the card and destroy "
    "it. Then draw 1 card.",
)
ALL = magic("all", "Each player discards 1 card.")
OWN = magic("own", "Draw 1 card, then discard 1 card.")
THEIRS = magic("theirs", "Your opponent discards 1 card.")


@pytest.mark.parametrize(
    ("watcher", "text", "asked"),
    [
        ("sentry", "all", True),
        ("sentry", "own", True),
        ("sentry", "theirs", False),
        ("twins", "all", True),
        ("twins", "own", False),
        ("twins", "theirs", True),
    ],
)
def test_whom_an_effect_would_make_discard(watcher: str, text: str, asked: bool) -> None:
    s = Scenario("zh-mr2", SENTRY, TWINS, ALL, OWN, THEIRS)
    card, ox, bear = s.put(1, watcher, "hand"), s.put(1, "ox", "hand"), s.put(0, "bear", "hand")
    s.act("activate", s.put(0, text, "hand"))
    s.play.answer([0])
    assert (s.table.choice is not None and s.choice.seat == 1 and card in _offered(s)) is asked
    if asked:
        s.play.answer([0])
        through(s)
        assert s.where(card) == "1.graveyard"
        assert s.where(ox) == "1.hand" and s.where(bear) == "0.hand"
        assert s.size(1, "hand") == (2 if watcher == "twins" else 1)


# -------------------------------------------------------------------------------------------------- the turn of a Set

SHADE = snare(
    "shade", "If you have no Trap Cards in your Graveyard, you can activate this card the turn it was Set. Draw 1 card."
)


@pytest.mark.parametrize("buried", [True, False])
def test_a_trap_in_the_turn_in_which_it_was_set(buried: bool) -> None:
    s = Scenario("zh-mr2", SHADE)
    if buried:
        s.put(0, "shade", "graveyard")
    card = s.put(0, "shade", "hand")
    s.do("set", card)
    assert (card in s.offered("activate")) is not buried
    assert s.put(0, "shade", "hand") not in s.offered("activate")


# -------------------------------------------------------------------------------------------------- once in a place

RUNNER = effect(
    "runner",
    "One time only, when you draw a Monster Card during your Draw Phase while this card is in your Graveyard: You can "
    "reveal it; Special Summon it.",
)


def _draws(s: Scenario, name: str) -> int:
    """Two turns later, with that card on top of the Deck when it is drawn: the monsters on the field then."""
    s.end_turn()
    s.put(0, name, "deck")
    turn = s.turn
    while s.turn == turn or s.choice.kind != "action":
        s.act("phase", value="end") if s.choice.kind == "action" else s.play.answer([0])
    return sum(s.game.table.zones[f"0.m{zone}"] != [] for zone in range(1, 6))


def test_what_is_drawn_comes_once_while_the_card_lies_in_the_graveyard() -> None:
    s = Scenario("zh-mr2", RUNNER, deck=60)
    s.put(0, "runner", "graveyard")
    assert _draws(s, "ox") == 1
    assert _draws(s, "bear") == 1


BAMBOO = magic(
    "bamboo",
    'If you activate a "Reed" card while this card is already face-up in your Spell & Trap Zone: You can draw 1 card.',
    "continuous",
)


@pytest.mark.parametrize("already", [True, False])
def test_what_is_activated_while_it_lies_there_already(already: bool) -> None:
    s = Scenario("zh-mr2", BAMBOO, magic("Reed", "Gain 100 LP."))
    if already:
        s.put(0, "bamboo", "s1")
    use(s, "Reed" if already else "bamboo")
    assert s.size(0, "hand") == already


STAG = effect(
    "stag",
    "Once per turn, during the Battle Step or Damage Step of this card's attack, when your opponent activates a card "
    'or effect, you can select 1 "Leaf" monster in your Graveyard. Special Summon that monster from the Graveyard.',
    atk=3000,
)


@pytest.mark.parametrize("attacks", ["stag", "bear"])
def test_what_is_activated_as_it_attacks(attacks: str) -> None:
    s = Scenario("zh-mr2", STAG, monster("Leaf"), snare("salve", "Gain 100 LP."))
    stag, bear, leaf = s.put(0, "stag", "m1"), s.put(0, "bear", "m2"), s.put(0, "Leaf", "graveyard")
    s.put(1, "salve", "s1", SET)
    s.do("phase", value="battle")
    s.act("attack", stag if attacks == "stag" else bear)
    s.act("direct")
    through(s)
    assert s.lp(1) < 8000
    assert (s.where(leaf) == "0.graveyard") is (attacks == "bear")


# ------------------------------------------------------------------------------------------------ its own name, of many

SHOT = effect("Shot", 'You can send 2 "Shots" from your Deck to the Graveyard; draw 1 card.')


def test_its_own_name_in_the_plural() -> None:
    s = Scenario("zh-mr2", SHOT)
    copies = [s.put(0, "Shot", "deck"), s.put(0, "Shot", "deck")]
    s.act("activate", s.put(0, "Shot", "m1"))
    through(s)
    assert [s.where(card) for card in copies] == ["0.graveyard"] * 2


# ------------------------------------------------------------------------------------------------------ once or twice

TWICE = effect(
    "twice",
    'Once per turn: You can draw 1 card. If "Spring" is on the field, you can activate this effect up to twice per '
    "turn.",
)


@pytest.mark.parametrize("there", [True, False])
def test_twice_in_a_turn_as_long_as_something_is_there(there: bool) -> None:
    s = Scenario("zh-mr2", TWICE, magic("Spring", "All Fairy-Type monsters gain 100 ATK.", "field"))
    if there:
        s.put(1, "Spring", "field")
    card = s.put(0, "twice", "m1")
    for times in (1, 2):
        assert (card in s.offered("activate")) is (there or times == 1)
        if card in s.offered("activate"):
            s.act("activate", card)
            through(s)
    assert card not in s.offered("activate")


BACK = snare(
    "back",
    "Negate the Normal Summon or Flip Summon of a monster and return the monster to its owner's hand.",
    "counter",
)


def test_a_summon_is_negated_and_the_monster_comes_back() -> None:
    s = Scenario("zh-mr2", BACK)
    s.put(1, "back", "s1", SET)
    ox = s.put(0, "ox", "hand")
    s.act("normal_summon", ox)
    through(s)
    assert s.where(ox) == "0.hand"


KEEPS = magic(
    "keeps",
    "During the turn this card is activated, if a Warrior-Type monster you control attacks a Defense Position monster, "
    "inflict piercing battle damage to your opponent.",
    "continuous",
)


@pytest.mark.parametrize("turns", [0, 2])
def test_what_holds_in_the_turn_of_its_activation(turns: int) -> None:
    s = Scenario("zh-mr2", KEEPS, monster("rock", def_=100, race="Rock"))
    mine, rock = s.put(0, "giant", "m1"), s.put(1, "rock", "m1", "up/side")
    use(s, "keeps")
    for _ in range(turns):
        s.end_turn()
    s.do("phase", value="battle")
    s.act("attack", mine)
    s.act("attack", rock)
    through(s)
    assert (s.lp(1) < 8000) is (turns == 0)


# ------------------------------------------------------------------------------------------------- as it lies face-down

SHIELD = effect(
    "shield",
    "When a Spell Card is activated that targets this face-down card (and no other cards) (Quick Effect): Change this "
    "card to face-up Defense Position, and if you do, negate the activation. If this card is attacked, change it to "
    "Attack Position at the end of the Damage Step.",
    def_=2600,
)


@pytest.mark.parametrize("turned", [True, False])
def test_a_face_down_card_answers_what_targets_it_alone(turned: bool) -> None:
    s = Scenario("zh-mr2", SHIELD, magic("bolt", "Target 1 Defense Position monster on the field; destroy it."))
    shield = s.put(1, "shield", "m1", "down/side" if turned else "up/side")
    use(s, "bolt")
    assert s.where(shield) == ("1.m1" if turned else "1.graveyard")
    if turned:
        assert s.card(shield).stance == "up/side"


def test_what_was_attacked_stands_up_afterwards() -> None:
    s = Scenario("zh-mr2", SHIELD)
    shield, ox = s.put(1, "shield", "m1", "down/side"), s.put(0, "ox", "m1")
    s.do("phase", value="battle")
    s.act("attack", ox)
    s.act("attack", shield)
    through(s)
    assert s.card(shield).stance == "up"


# ----------------------------------------------------------------------------------------------- where it may be used

HERE = effect(
    "here",
    "During either player's turn, if this card is on the field or in the Graveyard: You can banish 1 other Plant-Type "
    "monster from your Graveyard; draw 1 card.",
)


@pytest.mark.parametrize(("zone", "used"), [("m1", True), ("graveyard", True), ("hand", False)])
def test_an_effect_of_two_places(zone: str, used: bool) -> None:
    s = Scenario("zh-mr2", HERE, monster("fern", race="Plant"))
    s.put(0, "fern", "graveyard")
    card = s.put(0, "here", zone)
    assert (card in s.offered("activate")) is used


GATE = effect(
    "gate",
    'If a "Swarm" monster is Tribute Summoned face-up while this card is face-up on the field, you can Normal Summon '
    "or Set 1 monster in addition to your Normal Summon or Set that turn.",
)


@pytest.mark.parametrize("name", ["Swarm", "huge"])
def test_one_more_after_a_tribute_summon(name: str) -> None:
    s = Scenario("zh-mr2", GATE, monster("Swarm", 5), monster("huge", 5))
    s.put(0, "gate", "m1")
    s.put(0, "ox", "m2")
    card, more = s.put(0, name, "hand"), s.put(0, "bear", "hand")
    s.play.answer([s.option("normal_summon", card)])
    while s.choice.kind != "action":
        s.play.answer(
            [
                next(
                    i
                    for i, o in enumerate(s.choice.options)
                    if s.choice.kind != "tribute" or o.card != s.table.zones["0.m1"][0]
                )
            ]
        )
    assert (more in s.offered("normal_summon")) is (name == "Swarm")
    assert (more in s.offered("set_monster")) is (name == "Swarm")


# ----------------------------------------------------------------------------------------------- past other monsters

EDGE = effect(
    "edge",
    "This card can attack directly. If it does using this effect, its ATK is halved during damage calculation only.",
    atk=2000,
)


@pytest.mark.parametrize("past", [True, False])
def test_its_atk_is_halved_as_it_attacks_past_monsters(past: bool) -> None:
    s = Scenario("zh-mr2", EDGE)
    card = s.put(0, "edge", "m1")
    if past:
        s.put(1, "ox", "m1")
    s.do("phase", value="battle")
    s.act("attack", card)
    s.act("direct")
    through(s)
    assert s.lp(1) == 8000 - (1000 if past else 2000) and s.game.value(card, "atk") == 2000


SPEAR = effect(
    "spear",
    "This card can attack your opponent directly. If it attacks using this effect, the Battle Damage it inflicts to "
    "your opponent is halved.",
    atk=2000,
)


def test_its_damage_is_halved_as_it_attacks_past_monsters() -> None:
    s = Scenario("zh-mr2", SPEAR)
    card = s.put(0, "spear", "m1")
    s.put(1, "ox", "m1")
    s.do("phase", value="battle")
    s.act("attack", card)
    s.act("direct")
    through(s)
    assert s.lp(1) == 7000


CHANGER = effect(
    "changer",
    "Once per turn, during either player's turn, when your opponent activates a card or effect that targets this card, "
    "or targets this card for an attack: You can draw 1 card.",
)


def test_what_targets_it_with_an_attack_too() -> None:
    s = Scenario("zh-mr2", CHANGER)
    card, giant = s.put(1, "changer", "m1"), s.put(0, "giant", "m1")
    s.do("phase", value="battle")
    s.act("attack", giant)
    s.act("attack", card)
    through(s)
    assert s.size(1, "hand") == 1


PAYER = effect(
    "payer",
    "Once per battle, if your Warrior monster battles an opponent's monster, during that damage calculation (Quick "
    "Effect): You can pay LP in multiples of 100 (max. 3000); your battling monster gains that much ATK/DEF during "
    "that damage calculation only.",
    race="Fiend",
)


def test_what_is_paid_in_that_damage_calculation() -> None:
    s = Scenario("zh-mr2", PAYER, monster("even", race="Beast"))
    s.put(0, "payer", "m2")
    mine, even = s.put(0, "ox", "m1"), s.put(1, "even", "m1")
    s.do("phase", value="battle")
    s.act("attack", mine)
    s.act("attack", even)
    through(s)
    before = s.game.value(mine, "atk") - 1500
    assert s.lp(0) < 8000 and s.where(even) == "1.graveyard" and s.lp(1) == 8000 - before - (8000 - s.lp(0))


# ----------------------------------------------------------------------------------------------- not at once from there

GLASS = effect(
    "glass",
    "If a Warrior monster is Special Summoned while this card is in your Graveyard (except during the Damage Step, or "
    "the turn this card was sent to the Graveyard): You can add this card to your hand.",
)


@pytest.mark.parametrize("now", [True, False])
def test_not_in_the_turn_in_which_it_came_there(now: bool) -> None:
    come = magic("come", "Special Summon 1 Warrior monster from your hand.")
    s = Scenario("zh-mr2", GLASS, come, magic("drop", "Send 1 card from your hand to the Graveyard."))
    glass = s.put(0, "glass", "hand")
    use(s, "drop")
    for _ in range(0 if now else 2):
        s.end_turn()
    s.put(0, "ox", "hand")
    assert s.where(glass) == "0.graveyard"
    use(s, "come")
    assert s.where(glass) == ("0.graveyard" if now else "0.hand")
