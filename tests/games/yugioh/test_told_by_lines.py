"""Lines with "●" that tell an effect of their own, and values and words that are taken from another card."""

from __future__ import annotations

import pytest
from scenario import Scenario, effect, magic, monster, through

ALLOY = effect(
    "alloy",
    "This card gains corresponding effects if you Tribute Summon it by Tributing these monsters.\n"
    "● Copper Bit: This card gains 300 ATK.\n"
    "● WATER monster: You take no battle damage from battles involving this card.",
    level=5,
    atk=2000,
)
QUAKE = effect(
    "quake",
    "When this card is Tribute Summoned: Inflict 400 damage to your opponent. If this card was Tribute Summoned by "
    "Tributing a WATER monster, add this additional effect.\n● Also, draw 1 card after that.",
    level=5,
    atk=2000,
)
COPPER, FISH = monster("Copper Bit"), monster("fish", attribute="WATER", race="Fish")
GLUTTON = effect(
    "glutton",
    "When this card destroys an opponent's monster by battle and sends it to the Graveyard: You can equip that monster "
    "to this card as an Equip Spell Card with this effect.\n● The equipped monster gains 600 ATK.",
    atk=2000,
)
MIMIC = effect(
    "mimic",
    "During your Main Phase: You can send 1 Fish monster from your Deck to the Graveyard, and if you do, this card's "
    "Attribute, ATK, and DEF each become the same as the monster sent to the Graveyard, until the end of this turn.",
)
SHADE = effect(
    "shade",
    "Once per turn: You can banish 1 Fish monster from your GY; until the end of this turn, this card's Attribute, "
    "Level, ATK, and DEF become the banished monster's original Attribute, Level, ATK, and DEF.",
)
PIKE = monster("pike", 6, 2300, 700, attribute="WATER", race="Fish")
DIVER = effect(
    "diver",
    "Once per turn: You can discard 1 card; look at your opponent's hand and choose 1 Monster Card in it. If you "
    "control a monster with ATK greater than or equal to the ATK of the chosen card, destroy the chosen card and "
    "inflict 500 damage to your opponent. Otherwise, take 500 damage.",
    atk=1600,
)


def tribute_summoned(s: Scenario, name: str, tribute: str) -> int:
    s.put(0, tribute, "m1")
    card = s.put(0, name, "hand")
    s.act("normal_summon", card)
    through(s)
    return card


@pytest.mark.parametrize(("tribute", "gain"), [("Copper Bit", 300), ("fish", 0), ("bear", 0)])
def test_it_has_the_effect_of_the_line_that_names_its_tribute(tribute: str, gain: int) -> None:
    s = Scenario("zh-mr2", ALLOY, COPPER, FISH)
    alloy = tribute_summoned(s, "alloy", tribute)
    assert s.game.value(alloy, "atk") == 2000 + gain
    kept = s.game.standing_effects().has(alloy, "no battle damage") if tribute == "fish" else False
    assert kept == (tribute == "fish")


@pytest.mark.parametrize(("tribute", "drawn"), [("fish", 1), ("bear", 0)])
def test_a_further_effect_follows_where_such_a_monster_was_tributed(tribute: str, drawn: int) -> None:
    s = Scenario("zh-mr2", QUAKE, FISH)
    tribute_summoned(s, "quake", tribute)
    assert s.lp(1) == 7600 and len(s.game.cards(0, "hand")) == drawn


def test_what_it_equips_gives_what_the_line_tells() -> None:
    s = Scenario("zh-mr2", GLUTTON)
    glutton, ox = s.put(0, "glutton", "m1"), s.put(1, "ox", "m1")
    s.do("phase", value="battle")
    s.act("attack", glutton)
    s.act("attack", ox)
    through(s)
    assert s.card(ox).host == glutton and s.game.value(glutton, "atk") == 2600


def test_words_and_values_are_those_of_the_card_that_was_sent() -> None:
    s = Scenario("zh-mr2", MIMIC, PIKE)
    mimic = s.put(0, "mimic", "m1")
    s.put(0, "pike", "deck")
    s.act("activate", mimic)
    through(s)
    now = s.game.standing_effects()
    assert (now.attribute(mimic), now.value(mimic, "atk"), now.value(mimic, "def")) == ("WATER", 2300, 700)
    assert now.value(mimic, "level") == 4
    s.end_turn()
    assert s.game.value(mimic, "atk") == 1500


def test_they_are_those_that_are_printed_on_it() -> None:
    s = Scenario("zh-mr2", SHADE, PIKE)
    shade = s.put(0, "shade", "m1")
    s.put(0, "pike", "graveyard")
    s.act("activate", shade)
    through(s)
    now = s.game.standing_effects()
    assert [now.value(shade, key) for key in ("level", "atk", "def")] == [6, 2300, 700]
    assert now.attribute(shade) == "WATER"


@pytest.mark.parametrize(("name", "lost"), [("bear", (0, 500)), ("ox", (500, 0)), ("", (0, 0))])
def test_the_chosen_card_is_destroyed_by_a_stronger_monster(name: str, lost: tuple[int, int]) -> None:
    s = Scenario("zh-mr2", DIVER, magic("blank", "Draw 1 card."))
    s.put(0, "wall", "hand")
    diver = s.put(0, "diver", "m1")
    blank = s.put(1, "blank", "hand")
    chosen = s.put(1, name, "hand") if name else blank
    s.act("activate", diver)
    through(s)
    assert (8000 - s.lp(0), 8000 - s.lp(1)) == lost
    assert s.where(chosen) == ("1.graveyard" if lost[1] else "1.hand") and s.where(blank) == "1.hand"
