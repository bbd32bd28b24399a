"""What players may not do, in two kinds and for a turn to come, and what follows when an attack is negated."""

# ruff: noqa: E501 – a text stands in one piece

from __future__ import annotations

import pytest
from scenario import FACE_DOWN, SET, Scenario, effect, magic, monster, snare, through, use

from sanam.games.yugioh.texts.reading.draft import NotUnderstood

BLADER = effect(
    "blader",
    "If this card destroys an opponent's monster by battle and sends it to the Graveyard: Your opponent cannot Normal or Special Summon Level 5 or higher monsters during their next turn.",
    atk=2800,
)
LIFT = magic("lift", "Special Summon 1 monster from your hand.", icon="quick-play")


def test_summons_neither_way_in_the_next_turn() -> None:
    s = Scenario("zh-mr2", BLADER, LIFT)
    blader = s.put(0, "blader", "m1")
    s.attack(blader, s.put(1, "ox", "m1"))
    through(s)
    s.put(1, "mouse", "m2")
    s.end_turn()
    knight, bear = s.put(1, "knight", "hand"), s.put(1, "bear", "hand")
    assert bear in s.offered("normal_summon") and knight not in s.offered("normal_summon")
    s.act("activate", s.put(1, "lift", "hand"))
    assert knight not in s.offered("pick")
    through(s)
    assert s.where(knight) == "1.hand"
    s.end_turn()
    s.end_turn()
    assert knight in s.offered("normal_summon")


def test_neither_activates_nor_sets_until_the_turn_after_the_next() -> None:
    wave = magic("wave", "Until your next turn, you and your opponent cannot play or Set any Spell or Trap Cards.")
    s = Scenario("zh-mr2", wave, LIFT)
    use(s, "wave")
    for seat in (0, 1):
        lift, bear = s.put(seat, "lift", "hand"), s.put(seat, "bear", "hand")
        assert lift not in s.offered("activate") and lift not in s.offered("set")
        assert bear in s.offered("normal_summon")
        s.end_turn()
    assert "activate" in s.acts(s.put(0, "lift", "hand"))


@pytest.mark.parametrize("negates", [True, False])
def test_is_used_when_an_attack_is_negated(negates: bool) -> None:
    scare = snare("scare", "When an opponent's monster declares an attack: Negate the attack.")
    double = magic("double", "When a monster's attack is negated: Draw 1 card.", icon="quick-play")
    s = Scenario("zh-mr2", scare, double)
    ox, card = s.put(0, "ox", "m1"), s.put(0, "double", "hand")
    s.put(1, "scare", "s1", SET)
    assert card not in s.offered("activate")
    s.do("phase", value="battle")
    s.act("attack", ox)
    s.act("direct")
    while s.choice.kind != "action" and card not in s.offered("activate"):
        trap = [i for i, o in enumerate(s.choice.options) if o.act == "activate"]
        s.play.answer(trap[:1] if negates and trap else [])
    assert (card in s.offered("activate")) == negates
    assert (s.lp(1) == 8000) == negates


def test_destroys_what_it_has_summoned_as_it_leaves() -> None:
    blud = effect(
        "blud",
        "Once per turn: You can Special Summon 1 Zombie-Type monster from your hand. When this card leaves the field, destroy all Zombie-Type monsters Special Summoned by this card's effect.",
    )
    bomb = magic("bomb", 'Destroy all "blud" on the field.')
    s = Scenario("zh-mr2", blud, bomb, monster("ghoul", 4, 1200, race="Zombie"))
    card, old, new = s.put(0, "blud", "m1"), s.put(0, "ghoul", "m2"), s.put(0, "ghoul", "hand")
    s.act("activate", card)
    through(s)
    assert s.where(new)[:3] == "0.m"
    use(s, "bomb")
    assert s.where(new) == "0.graveyard" and s.where(old) == "0.m2"


def test_its_level_equals_that_of_the_tributed_monster() -> None:
    twin = magic(
        "twin",
        "Tribute 1 monster; Special Summon 1 Zombie monster from your hand whose Level equals the Tributed monster's Level.",
    )
    s = Scenario("zh-mr2", twin, monster("ghoul", 4, 1200, race="Zombie"), monster("lich", 6, 2200, race="Zombie"))
    ghoul, lich = s.put(0, "ghoul", "hand"), s.put(0, "lich", "hand")
    s.put(0, "bear", "m1")
    use(s, "twin")
    assert s.where(ghoul)[:3] == "0.m" and s.where(lich) == "0.hand"


def test_cards_in_the_graveyard_of_the_opponent_or_face_up_on_their_field() -> None:
    cardinal = effect(
        "cardinal",
        "You can target 1 card in your opponent's Graveyard and/or face-up on their side of the field; return that target to the hand.",
    )
    s = Scenario("zh-mr2", cardinal)
    card, foe, dead = s.put(0, "cardinal", "m1"), s.put(1, "ox", "m1"), s.put(1, "bear", "graveyard")
    s.put(1, "mouse", "m2", FACE_DOWN)
    s.put(0, "ox", "graveyard")
    s.act("activate", card)
    assert sorted(o.card for o in s.choice.options) == sorted([foe, dead])


def test_by_whose_rank_must_be_said() -> None:
    with pytest.raises(NotUnderstood):
        snare("soul", "Target 1 Xyz Monster in your GY; all monsters you control gain ATK equal to its Rank × 200.")


@pytest.mark.parametrize("others", [(), ("bear",)])
def test_one_that_attacks_go_past_leaves_its_player_open(others: tuple[str, ...]) -> None:
    angler = effect(
        "angler",
        "This card cannot be targeted for attacks, but does not prevent your opponent from attacking you directly.",
    )
    s = Scenario("zh-mr2", angler)
    ox = s.put(0, "ox", "m1")
    s.put(1, "angler", "m1")
    targets = [s.put(1, name, f"m{at}") for at, name in enumerate(others, 2)]
    s.do("phase", value="battle")
    s.act("attack", ox)
    assert s.offered("attack") == targets and any(option.act == "direct" for option in s.choice.options) == (not others)


RISING = (
    'You can also Xyz Summon this card by using a "four" you control as the Xyz Material. (Xyz Materials attached to '
    "that monster also become Xyz Materials on this card.) If Summoned this way, the following effect cannot be "
    "activated this turn. Once per turn: You can detach 1 Xyz Material from this card; draw 1 card."
)


@pytest.mark.parametrize("own_way", [True, False])
def test_the_effect_that_follows_is_not_used_in_the_turn_of_such_a_summon(own_way: bool) -> None:
    four = monster("four", 4, atk=2000, traits=("xyz", "effect"), abilities=[])
    riser = effect("riser", f"2 Level 4 monsters\n{RISING}", level=5, traits=("xyz", "effect"))
    s = Scenario("zh-mr2", four, riser, extra=("riser",))
    for name, zone in (("four", "m1"),) if own_way else (("bear", "m1"), ("ox", "m2")):
        s.put(0, name, zone)
    (card,) = s.offered("special_summon")
    s.act("special_summon", card)
    through(s)
    assert s.where(card).startswith("0.m") and s.game.materials(card)
    assert (card in s.offered("activate")) == (not own_way)
    s.end_turn()
    s.end_turn()
    assert card in s.offered("activate")


@pytest.mark.parametrize("summoned", [True, False])
def test_one_of_those_that_are_banished_is_not_looked_for_beforehand(summoned: bool) -> None:
    sinner = effect(
        "sinner",
        "Once per turn: You can discard 1 card; banish as many Special Summoned monsters your opponent controls as "
        "possible, then attach 1 of those banished monsters to this card as Xyz Material.",
        traits=("xyz", "effect"),
    )
    s = Scenario("zh-mr2", sinner)
    card, ox = s.put(0, "sinner", "m1"), s.put(1, "ox", "m1")
    s.put(0, "bear", "hand")
    if summoned:
        s.edit(lambda game: game.play.mark(ox, "summoned", ["special"]))
    assert (card in s.offered("activate")) == summoned
    if summoned:
        s.act("activate", card)
        through(s)
        assert s.game.materials(card) == [ox]
