"""What a Fusion Monster lists, and what other texts name: as what is added, sent, Summoned, or used for it."""

from __future__ import annotations

import pytest
from scenario import Scenario, effect, magic, monster, parsed, through


def fusion(name: str, text: str, level: int = 6) -> object:
    return parsed(monster(name, level, 2400, 2000, traits=("effect", "fusion"), text=text))


PAIR = fusion("pair", '"bear" + "ox"')
MIXED = fusion("mixed", '"knight" + 1 Beast monster')
BOUND = fusion(
    "bound", '"bear" + "ox"\nMust be Special Summoned with "rite" and cannot be Special Summoned by other ways.'
)
TUNED = fusion("tuned", "1 Synchro Monster + 1 Warrior monster")
TOUCH = fusion(
    "touch",
    '"bear" + "ox"\nMust first be Special Summoned (from your Extra Deck) by shuffling the above cards you control '
    'into the Deck. (You do not use "Polymerization.") During the End Phase: Shuffle this card into the Extra Deck. '
    "When this card is shuffled into the Extra Deck this way: Draw 2 cards.",
)
ACTOR = effect(
    "actor",
    "Once per turn: You can reveal 1 Fusion Monster from your Extra Deck, then send 1 of the Fusion Material Monsters "
    "listed on that card from your Main Deck to the Graveyard; this card's name becomes the sent monster's name until "
    "the End Phase.",
)
RITE = magic(
    "rite",
    "Send, from your hand or your side of the field to the Graveyard, the Fusion Material Monsters that are listed on "
    "a Fusion Monster Card, then Special Summon that Fusion Monster from your Extra Deck. (This Special Summon is "
    "treated as a Fusion Summon).",
)
CALL = magic(
    "call",
    "Banish, from your hand or your Graveyard, the Fusion Material Monsters listed on a Fusion Monster Card that can "
    'only be Special Summoned with "rite", then Special Summon that monster from your Extra Deck. (This Special Summon '
    'is treated as a Fusion Summon with "rite".)',
)
PLAIN = magic(
    "plain",
    "Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters from your hand or field as Fusion Materials. "
    "That monster cannot be destroyed by battle this turn.",
)
REUNION = magic(
    "reunion",
    "Shuffle into the Deck, from your hand, field, or GY, the Fusion Materials that are listed on a Fusion Monster "
    'that lists "bear" as Fusion Material, then Special Summon that Fusion Monster from your Extra Deck, ignoring its '
    "Summoning conditions.",
)
SYNC = magic(
    "sync",
    "Fusion Summon 1 Fusion Monster that lists a Synchro Monster as Fusion Material from your Extra Deck, using "
    "monsters you control as Fusion Materials.",
)
GROW = magic(
    "grow",
    'Send 1 face-up "cub" monster on your side of the field to the Graveyard. Special Summon a monster from your hand '
    "or Deck that is written in the card text of the sent monster, ignoring any and all Summoning conditions.",
)
CUB = effect("cub one", 'If this card is sent to the GY: You can Special Summon 1 "giant" from your GY.')
STRAY = effect("cub two", 'If this card is sent to the GY: You can Special Summon 1 "nobody" from your GY.')
CARDS = (PAIR, MIXED, BOUND, TUNED, TOUCH, ACTOR, RITE, CALL, PLAIN, REUNION, SYNC, GROW, CUB, STRAY)
SYNCHRO = parsed(
    monster("tune", 5, 2000, 1000, traits=("effect", "synchro"), text="1 Tuner + 1 or more non-Tuner monsters")
)


def scene(*extra: str) -> Scenario:
    return Scenario("zh-mr2", *CARDS, SYNCHRO, extra=extra)


def test_only_a_monster_is_shown_whose_materials_are_there() -> None:
    s = scene("pair", "mixed")
    actor = s.put(0, "actor", "m1")
    assert actor not in s.offered("activate")  # the Deck has none of those that they list
    bear = s.put(0, "bear", "deck")
    s.act("activate", actor)
    through(s)
    assert s.where(bear) == "0.graveyard"
    assert s.game.standing_effects().names(actor) == ("bear",)


def test_what_only_one_card_summons_is_fused_with_that_card_alone() -> None:
    s = scene("bound")
    for name in ("bear", "ox"):
        s.put(0, name, "hand")
    plain, rite = s.put(0, "plain", "hand"), s.put(0, "rite", "hand")
    assert plain not in s.offered("activate")
    s.act("activate", rite)
    through(s)
    (bound,) = s.game.monsters(0)
    assert s.table.cards[bound].code == BOUND.key


def test_another_card_may_count_as_that_one() -> None:
    s = scene("bound", "pair")
    cards = [s.put(0, name, "graveyard") for name in ("bear", "ox")]
    s.act("activate", s.put(0, "call", "hand"))
    through(s)
    (found,) = s.game.monsters(0)
    assert s.table.cards[found].code == BOUND.key
    assert [s.where(card) for card in cards] == ["0.banished"] * 2


def test_that_monster_is_the_one_that_was_fused() -> None:
    s = scene("pair")
    for name in ("bear", "ox"):
        s.put(0, name, "hand")
    s.act("activate", s.put(0, "plain", "hand"))
    through(s)
    (found,) = s.game.monsters(0)
    assert s.game.standing_effects().has(found, "cannot be destroyed by battle")


def test_materials_go_back_and_the_conditions_of_the_monster_do_not_matter() -> None:
    s = scene("touch")
    bear, ox = s.put(0, "bear", "graveyard"), s.put(0, "ox", "m1")
    s.act("activate", s.put(0, "reunion", "hand"))
    through(s)
    assert [s.where(card) for card in (bear, ox)] == ["0.deck"] * 2
    (found,) = s.game.monsters(0)
    assert s.table.cards[found].code == TOUCH.key
    assert s.card(found).marks["summoned"] == ["special", "from extra"]  # it is no Fusion Summon


def test_a_contact_fusion_answers_to_its_own_return() -> None:
    s = scene("touch")
    for name, zone in (("bear", "m1"), ("ox", "m2")):
        s.put(0, name, zone)
    touch = s.game.cards(0, "extra")[0]
    s.act("special_summon", touch)
    through(s)
    assert s.where(touch).startswith("0.m")
    hand = s.size(0, "hand")
    s.act("phase", value="end")
    through(s)
    assert s.where(touch) == "0.extra" and s.size(0, "hand") == hand + 2


def test_a_monster_may_be_wanted_by_a_kind_that_it_lists() -> None:
    s = scene("pair", "tuned")
    s.put(0, "tune", "m1")
    s.put(0, "bear", "m2")
    s.put(0, "ox", "m3")
    s.act("activate", s.put(0, "sync", "hand"))
    through(s)
    assert TUNED.key in {s.table.cards[card].code for card in s.game.monsters(0)}


def test_what_a_text_names_is_summoned() -> None:
    s = scene()
    cub, stray = s.put(0, "cub one", "m1"), s.put(0, "cub two", "m2")
    grow, giant = s.put(0, "grow", "hand"), s.put(0, "giant", "hand")
    s.act("activate", grow)
    through(s)
    assert s.where(giant).startswith("0.m") and s.where(cub) == "0.graveyard" and s.where(stray) == "0.m2"


@pytest.mark.parametrize("name", ["cub two", "bear"])
def test_a_price_that_leaves_nothing_to_be_summoned_is_not_paid(name: str) -> None:
    s = scene()
    s.put(0, name, "m1")
    s.put(0, "giant", "hand")
    assert s.put(0, "grow", "hand") not in s.offered("activate")
