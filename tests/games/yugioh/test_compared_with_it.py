"""Cards compared with the one that speaks of them, what it was made of, and what lasts for a battle or once a turn."""

from __future__ import annotations

import pytest
from scenario import SET, Scenario, effect, magic, monster, snare, through, use


def _attack(s: Scenario, attacker: int, target: int) -> None:
    """Declare the attack in this Battle Phase, and let it go through."""
    if s.phase == "main1":
        s.do("phase", value="battle")
    s.act("attack", attacker)
    s.act("attack", target)
    through(s)


# --------------------------------------------------------------------------------------------- compared with the card

WALL = snare(
    "wall",
    "When you activate this card, pay any multiple of 1000 Life Points. None of your opponent's monsters with an ATK "
    "equal to or less than the Life Points you paid can attack.",
    "continuous",
)


@pytest.mark.parametrize("paid", [1000, 2000])
def test_who_cannot_attack_for_what_was_paid(paid: int) -> None:
    s = Scenario("zh-mr2", WALL)
    s.act("activate", s.put(0, "wall", "s1", SET))
    s.act("value", value=paid)
    through(s)
    ox, giant = s.put(1, "ox", "m1"), s.put(1, "giant", "m2")
    assert s.lp(0) == 8000 - paid
    s.end_turn()
    s.do("phase", value="battle")
    atk = s.game.value(ox, "atk")
    assert (ox in s.offered("attack")) is (atk > paid) and giant in s.offered("attack")


KEEPER = effect(
    "keeper",
    "Your opponent cannot target monsters on the field with the same Attribute as this card with card effects.",
    attribute="DARK",
)
PUMP = magic("pump", "Target 1 monster on the field; it gains 100 ATK.")


def test_what_has_its_attribute_cannot_be_targeted() -> None:
    s = Scenario("zh-mr2", KEEPER, PUMP, monster("pale", attribute="LIGHT"), monster("dark", attribute="DARK"))
    keeper, dark, pale = s.put(1, "keeper", "m1"), s.put(0, "dark", "m1"), s.put(0, "pale", "m2")
    use(s, "pump")
    assert [s.game.value(card, "atk") for card in (keeper, dark, pale)] == [1500, 1500, 1600]


RIVAL = effect(
    "rival",
    "Once per turn, if a monster(s) with ATK higher than this card is Special Summoned to your opponent's field "
    "(except during the Damage Step): You can make this card gain 700 ATK until the end of this turn.",
    atk=1600,
)
COME = magic("come", "Special Summon 1 monster from your hand.")


@pytest.mark.parametrize(("name", "gained"), [("giant", 700), ("bear", 0)])
def test_what_is_stronger_than_it_comes(name: str, gained: int) -> None:
    s = Scenario("zh-mr2", RIVAL, COME)
    rival = s.put(1, "rival", "m1")
    s.put(0, name, "hand")
    use(s, "come")
    assert s.game.value(rival, "atk") == 1600 + gained


KIN = effect(
    "kin",
    "Once per turn, when you Normal Summon a monster with this card's Attribute, you can select and destroy 1 card "
    "your opponent controls.",
    attribute="FIRE",
)


@pytest.mark.parametrize("attribute", ["FIRE", "WATER"])
def test_what_is_like_it_is_summoned(attribute: str) -> None:
    s = Scenario("zh-mr2", KIN, monster("new", attribute=attribute))
    s.put(0, "kin", "m1")
    ox = s.put(1, "ox", "m1")
    s.act("normal_summon", s.put(0, "new", "hand"))
    through(s)
    assert s.where(ox) == ("1.graveyard" if attribute == "FIRE" else "1.m1")


# ------------------------------------------------------------------------------------------------- what it was made of

HYDRA = effect(
    "hydra",
    'At the end of the Damage Step, when this card that was Tribute Summoned by Tributing a "Cog" monster battles an '
    "opponent's monster, but the opponent's monster was not destroyed by the battle: You can banish that opponent's "
    "monster.",
    level=6,
    atk=2000,
)


@pytest.mark.parametrize("name", ["Cog", "bear"])
def test_a_card_that_was_made_of_such_a_monster(name: str) -> None:
    s = Scenario("zh-mr2", HYDRA, monster("Cog"), monster("rock", def_=3000))
    s.put(0, name, "m1")
    hydra, rock = s.put(0, "hydra", "hand"), s.put(1, "rock", "m1", "up/side")
    s.act("normal_summon", hydra)
    through(s)
    _attack(s, hydra, rock)
    assert s.where(rock) == ("1.banished" if name == "Cog" else "1.m1")


# --------------------------------------------------------------------------------------------------- while they battle

KINGDOM = magic("kingdom", "Zombie-Type monsters gain 500 ATK during damage calculation only.", "field")


@pytest.mark.parametrize(("race", "lost"), [("Zombie", 500), ("Warrior", 0)])
def test_what_they_gain_in_damage_calculation_only(race: str, lost: int) -> None:
    s = Scenario("zh-mr2", KINGDOM, monster("ghoul", race=race), monster("even", race="Beast"))
    s.put(0, "kingdom", "field")
    ghoul, even = s.put(0, "ghoul", "m1"), s.put(1, "even", "m1")
    assert s.game.value(ghoul, "atk") == 1500
    _attack(s, ghoul, even)
    assert s.lp(1) == 8000 - lost


FLARE = effect(
    "flare",
    "If a \"Petal\" monster you control battles an opponent's monster, that opponent's monster has its effects negated "
    "during the Battle Phase only.",
)
PROUD = effect("proud", "This card cannot be destroyed by battle.", atk=100)


@pytest.mark.parametrize("name", ["Petal", "bear"])
def test_whose_effects_are_silent_as_one_of_them_battles_it(name: str) -> None:
    s = Scenario("zh-mr2", FLARE, PROUD, monster("Petal"))
    s.put(0, "flare", "m2")
    mine, proud = s.put(0, name, "m1"), s.put(1, "proud", "m1")
    _attack(s, mine, proud)
    assert s.where(proud) == ("1.graveyard" if name == "Petal" else "1.m1")


LIGHT_END = effect(
    "light end",
    "At attack declaration, if this card battles another monster: You can have this card lose 500 ATK and DEF "
    "(permanently), and the monster this card is battling loses 1500 ATK and DEF until the End Phase.",
    atk=2600,
)


@pytest.mark.parametrize("attacks", [True, False])
def test_both_lose_as_it_battles(attacks: bool) -> None:
    s = Scenario("zh-mr2", LIGHT_END)
    mine, giant = s.put(0, "light end", "m1"), s.put(1, "giant", "m1")
    if not attacks:
        s.end_turn()
    _attack(s, *((mine, giant) if attacks else (giant, mine)))
    assert s.where(giant) == "1.graveyard" and s.game.value(mine, "atk") == 2100


# -------------------------------------------------------------------------------------------------- in the same turn

WILL = magic(
    "will",
    "If a monster on your side of the field was sent to your Graveyard this turn, you can Special Summon 1 monster "
    "with an ATK of 1500 points or less from your Deck once during this turn.",
)
LOSE = magic("lose", "Destroy all monsters you control.")


def _monsters(s: Scenario) -> int:
    return sum(len(s.table.zones[f"0.m{zone}"]) for zone in range(1, 6))


@pytest.mark.parametrize("before", [True, False])
def test_once_in_this_turn_before_or_after_it_has_happened(before: bool) -> None:
    s = Scenario("zh-mr2", WILL, LOSE)
    for at, name in enumerate(("lose", "will") if before else ("will", "lose")):
        s.put(0, "giant", "m1") if name == "lose" else None
        use(s, name)
        assert _monsters(s) == at
    use(s, "lose")
    assert _monsters(s) == 0


YOUTH = magic(
    "youth",
    "During the End Phase of the turn this card was activated, draw a number of cards equal to the combined number of "
    "Dragon-Type monsters you discarded or Tributed from your hand or your side of the field this turn.",
)
WYRM = monster("wyrm", race="Dragon")
SPEND = magic("spend", "Discard 1 card, then Tribute 1 monster.")


@pytest.mark.parametrize(("held", "there", "drawn"), [("wyrm", "wyrm", 2), ("wyrm", "ox", 1), ("ox", "ox", 0)])
def test_cards_for_what_was_discarded_and_tributed(held: str, there: str, drawn: int) -> None:
    s = Scenario("zh-mr2", YOUTH, WYRM, SPEND)
    s.put(0, held, "hand")
    s.put(0, there, "m1")
    use(s, "spend")
    use(s, "youth")
    assert s.size(0, "hand") == 0
    s.end_turn()
    assert s.size(0, "hand") == drawn


PILL = magic(
    "pill",
    "After this card's activation, it remains on the field, but destroy it during your opponent's 3rd End Phase. "
    "Tribute 1 Dinosaur-Type monster to activate this card; while this card is face-up on the field, you can "
    "Normal Summon Level 5 or higher Dinosaur-Type monsters without Tributing.",
)
BREAK = magic("break", "Destroy all Spell Cards on the field.")


@pytest.mark.parametrize("stays", [True, False])
def test_without_tributes_as_long_as_the_card_is_there(stays: bool) -> None:
    s = Scenario("zh-mr2", PILL, BREAK, monster("raptor", race="Dinosaur"), monster("rex", 8, race="Dinosaur"))
    s.put(0, "raptor", "m1")
    use(s, "pill")
    if not stays:
        use(s, "break")
    rex = s.put(0, "rex", "hand")
    assert (rex in s.offered("normal_summon")) is stays


CAST = snare(
    "cast",
    "You can only activate this card when your opponent's hand is 6 or more cards and your hand is 2 or less. "
    "Draw 1 card.",
)


@pytest.mark.parametrize(("theirs", "mine"), [(6, 2), (5, 2), (6, 3)])
def test_how_many_cards_both_players_have(theirs: int, mine: int) -> None:
    s = Scenario("zh-mr2", CAST, copies=8)
    card = s.put(0, "cast", "s1", SET)
    for seat, held in ((0, mine), (1, theirs)):
        for _ in range(held):
            s.put(seat, "ox", "hand")
    assert (card in s.offered("activate")) is ((theirs, mine) == (6, 2))


# ------------------------------------------------------------------------------------------------ values on both sides

SPARK = snare(
    "spark",
    "When an opponent's monster declares a direct attack, if its ATK is greater than or equal to your LP: Negate the "
    "attack.",
)


@pytest.mark.parametrize(("lp", "left"), [(1500, 1500), (1600, 100)])
def test_an_atk_against_life_points(lp: int, left: int) -> None:
    s = Scenario("zh-mr2", SPARK)
    s.put(1, "spark", "s1", SET)
    bear = s.put(0, "bear", "m1")
    s.set_lp(1, lp)
    s.do("phase", value="battle")
    s.act("attack", bear)
    s.act("direct")
    through(s)
    assert s.lp(1) == left


LIGHTBRINGER = effect(
    "lightbringer",
    "When an opponent's monster declares a direct attack: You can Special Summon this card from your hand, then if "
    "this card's DEF is higher than the attacking monster's ATK, destroy that attacking monster.",
    def_=2000,
)


@pytest.mark.parametrize(("name", "place"), [("bear", "0.graveyard"), ("giant", "0.m1")])
def test_its_def_against_the_atk_of_the_attacker(name: str, place: str) -> None:
    s = Scenario("zh-mr2", LIGHTBRINGER)
    s.put(1, "lightbringer", "hand")
    attacker = s.put(0, name, "m1")
    s.do("phase", value="battle")
    s.act("attack", attacker)
    s.act("direct")
    for _ in range(3):
        if s.table.choice is not None and s.choice.seat == 1:
            s.play.answer([0])
    assert s.where(attacker) == place


# --------------------------------------------------------------------------------- the target itself and all like it

SWEEPER = effect(
    "sweeper",
    "Once per turn: You can target 1 monster in your GY; banish it and all monsters your opponent controls with the"
    " same Attribute as that monster.",
)
JUDGE = effect(
    "judge",
    "Once per turn: You can target 1 monster in your GY; destroy all monsters your opponent controls with the same"
    " Attribute as that monster.",
)


@pytest.mark.parametrize("alike", [True, False])
def test_a_target_that_is_banished_itself_needs_no_others_like_it(alike: bool) -> None:
    s = Scenario("zh-mr2", SWEEPER, JUDGE, monster("moth", attribute="WIND"))
    own, other = s.put(0, "moth", "graveyard"), s.put(1, "moth" if alike else "bear", "m1")
    sweeper, judge = s.put(0, "sweeper", "m1"), s.put(0, "judge", "m2")
    assert (judge in s.offered("activate")) is alike  # nothing would happen
    s.act("activate", sweeper)
    through(s)
    assert s.where(own) == "0.banished"
    assert s.where(other) == ("1.banished" if alike else "1.m1")
