"""What a card is, as far as play reads it: Level and Rank, original and current values, printed words."""

from __future__ import annotations

from typing import Any

import pytest
from scenario import EDITIONS, Scenario, monster, parsed, spell

from sanam.games.yugioh.cards.model import CardData

ALL = pytest.mark.parametrize("edition", EDITIONS)
EFFECT: dict[str, Any] = {"cause": "effect", "card": None, "seat": 1}


@pytest.mark.rule("yugioh-zh", "YZH-2.39")
@pytest.mark.parametrize(("words", "stays"), [("Level 4", True), ("Rank 4", False)])
def test_an_xyz_monster_has_a_rank_and_no_level(words: str, stays: bool) -> None:
    sweep = parsed(spell("sweep", text=f"Destroy all {words} monsters on the field."))
    s = Scenario("zh-mr2", sweep, monster("four", 4, 2000, 0, traits=("xyz", "effect"), abilities=[]), extra=("four",))
    four, bear = s.table.zones["0.extra"][0], s.put(0, "bear", "m2")
    s.edit(lambda game: game.relocate(four, "0.m1", "up"))
    s.do("activate", s.put(0, "sweep", "hand"))
    assert (s.where(four) == "0.m1") is stays and (s.where(bear) == "0.m2") is not stays


@pytest.mark.rule("yugioh-zh", "YZH-5.58")
@ALL
def test_original_values_are_the_printed_ones(edition: str) -> None:
    sword = parsed(spell("sword", "equip", text="The equipped monster gains 700 ATK."))
    weigh = parsed(spell("weigh", text="Target 1 face-up monster on the field; gain LP equal to its original ATK."))
    s = Scenario(edition, sword, weigh)
    bear = s.put(0, "bear", "m1")
    s.do("activate", s.put(0, "sword", "hand"))
    if s.choice.kind == "target":
        s.pick(bear)
        s.settle()
    assert (s.game.value(bear, "atk"), s.game.printed(bear, "atk")) == (2200, 1500)
    s.do("activate", s.put(0, "weigh", "hand"))
    if s.choice.kind == "target":
        s.pick(bear)
        s.settle()
    assert s.lp(0) == 9500
    shown = s.game.values(s.card(bear))
    assert (shown["atk"], shown["atk0"], shown["def"], shown["def0"]) == (2200, 1500, 1200, 1200)


@pytest.mark.rule("yugioh-zh", "YZH-5.59")
@ALL
def test_a_printed_question_mark_counts_as_0(edition: str) -> None:
    riddle = CardData(
        code=990000900,
        name="riddle",
        kind="monster",
        traits=("normal",),
        level=4,
        attribute="DARK",
        race="Fiend",
        atk=None,
        def_=None,
    )
    blade = parsed(spell("blade", "equip", text="The equipped monster gains 700 ATK."))
    s = Scenario(edition, riddle, blade)
    card = s.put(0, "riddle", "m1")
    assert s.game.data(card).atk is None
    assert (s.game.printed(card, "atk"), s.game.value(card, "atk"), s.game.value(card, "def")) == (0, 0, 0)
    s.do("activate", s.put(0, "blade", "hand"))
    if s.choice.kind == "target":
        s.pick(card)
        s.settle()
    assert s.game.value(card, "atk") == 700


@pytest.mark.rule("yugioh-fa", "YFA-1.21")
@pytest.mark.parametrize(("zone", "reached"), [("graveyard", True), ("banished", False), ("hand", False)])
def test_gy_in_a_text_is_the_graveyard(zone: str, reached: bool) -> None:
    s = Scenario("fa-course", parsed(spell("revive", text="Target 1 monster in your GY; Special Summon it.")))
    bear = s.put(0, "bear", zone)
    revive = s.put(0, "revive", "hand")
    assert ("activate" in s.acts(revive)) is reached
    if reached:
        s.do("activate", revive)
        if s.choice.kind == "target":
            s.pick(bear)
            s.settle()
        assert s.where(bear)[2] == "m"


#: The sample print of the Persian book.
SUMMONER_TEXT = (
    "When this card is sent from the field to the GY: You can add 1 Dragon or Warrior or Spellcaster Normal Monster "
    "from your Deck to your hand."
)
SUMMONER = parsed(
    monster(
        "Blue Dragon Summoner",
        4,
        1500,
        600,
        attribute="WIND",
        race="Spellcaster",
        traits=("effect",),
        text=SUMMONER_TEXT,
    )
)


@pytest.mark.rule("yugioh-fa", "YFA-2.16")
@ALL
def test_the_sample_print_fits_the_fields_of_a_card_and_works(edition: str) -> None:
    card = SUMMONER
    assert (card.name, card.attribute, card.race, card.traits) == (
        "Blue Dragon Summoner",
        "WIND",
        "Spellcaster",
        ("effect",),
    )
    assert (card.atk, card.def_, card.kind) == (1500, 600, "monster")
    away = parsed(spell("away", text="Target 1 monster on the field; send it to the GY."))
    s = Scenario(
        edition, card, away, monster("whelp", 2, 800, 600, race="Dragon"), monster("imp", 2, 800, 600, race="Fiend")
    )
    s.edit(lambda game: [game.play.move(c, "0.banished") for c in list(game.table.zones["0.deck"])])
    summoner = s.put(0, "Blue Dragon Summoner", "m1")
    whelp, imp = s.put(0, "whelp", "deck"), s.put(0, "imp", "deck")
    s.act("activate", s.put(0, "away", "hand"))
    s.settle("optional_trigger")
    assert s.choice.kind == "optional_trigger"
    s.act("activate", summoner)
    s.settle("pick")
    if s.choice.kind == "pick":
        assert s.offered("pick") == [whelp]
        s.pick(whelp)
    assert (s.where(whelp), s.where(imp)) == ("0.hand", "0.deck")


@pytest.mark.rule("yugioh-zh", "YZH-3.9")
@pytest.mark.rule("yugioh-fa", "YFA-3.6")
@pytest.mark.rule("yugioh-th", "YTH-1.8")
@ALL
def test_a_card_effect_may_win_the_duel(edition: str) -> None:
    s = Scenario(edition, parsed(spell("crown", text="You win the Duel.")))
    s.do("activate", s.put(0, "crown", "hand"))
    assert s.result() == {"winner": 0, "reason": "effect"}
