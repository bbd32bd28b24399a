"""What applies as long as it applies: permanent abilities, replacements, prohibitions, negated effects (8-1 to 8-4)."""

from __future__ import annotations

import pytest
from voyage import ACTIVE, RESTED, Voyage, crew, event, play, read

BOOK = "one-piece"
rule = pytest.mark.rule


@rule(BOOK, "8-1-3-3", "8-1-3-3-2", "8-1-3-3-4", "8-1-3")
def test_a_permanent_ability_applies_at_once_and_as_long_as_its_condition_holds() -> None:
    s = Voyage(crew("[Your Turn] All of your Characters gain +1000 power."))
    mate = s.put(0, "mate", "character")
    card = s.put(0, "worker", "character")
    assert s.power(mate) == 5000
    s.edit(lambda game: game.trash(card))
    assert s.power(mate) == 4000


def test_permanent_abilities_see_cards_rest_and_attack() -> None:
    s = Voyage(
        crew("If this Character is rested, your Leader gains +1000 power.", power=2000),
        crew("All of your attacking Characters gain +2000 power.", "cheer"),
    )
    s.put(0, "cheer", "character")
    card, captain = s.put(0, "worker", "character"), s.leader(0)
    s.put(1, "mate", "hand")
    assert (s.power(card), s.power(captain)) == (2000, 5000)
    s.act("attack", card)
    s.act("target", s.leader(1))
    assert s.asked == (1, "counter")
    assert (s.power(card), s.power(captain)) == (4000, 6000)
    s.settle()
    assert (s.power(card), s.power(captain)) == (2000, 6000)
    s.edit(lambda game: game.set_active(card))
    assert s.power(captain) == 5000


@rule(BOOK, "8-1-3-3-1")
def test_a_text_of_no_other_kind_is_permanent_and_one_with_a_timing_is_not() -> None:
    s = Voyage(
        crew("This Character cannot attack."),
        crew("[On Play] This Character cannot attack during this turn.", "once"),
    )
    still, once = s.put(0, "worker", "character"), s.put(0, "once", "character")
    assert still not in s.offered("attack")
    assert once in s.offered("attack")
    assert s.refused("attack", still).rule == "1-3-3"  # type: ignore[union-attr]


@rule(BOOK, "8-1-3-3-5", "8-1-3-3-5(I)", "8-1-3-3-5(II)", "8-1-3-3-5(III)", "8-4-6")
def test_permanent_abilities_that_feed_one_another_are_applied_until_nothing_changes() -> None:
    s = Voyage(
        crew("If this Character has 5000 power or more, your Leader gains +1000 power.", "last", types=("Navy",)),
        crew("All of your {Navy} type Characters gain +1000 power.", "first"),
    )
    last = s.put(0, "last", "character")
    assert s.power(s.leader(0)) == 5000
    s.put(0, "first", "character")
    assert (s.power(last), s.power(s.leader(0))) == (5000, 6000)


def test_permanent_abilities_that_undo_one_another_for_ever_are_a_draw() -> None:
    """Each by the other; what one ability does itself does not count for it (see test_onepiece_own_effects)."""
    s = Voyage(
        crew("If this Character has 5000 power or less, your Leader gains +1000 power.", "last", types=("Navy",)),
        crew("If your Leader has 6000 power or more, all of your {Navy} type Characters gain +2000 power.", "first"),
    )
    s.put(0, "last", "character")
    s.put(0, "first", "character")
    s.power(s.leader(0))
    assert s.result() == {"winner": None, "reason": "loop"}


@rule(BOOK, "1-3-3")
def test_a_prohibition_beats_a_permission() -> None:
    s = Voyage(
        read(event("ban", text="[Main] Your opponent cannot activate [Blocker] during this turn.")),
    )
    guard = s.put(1, "guard", "character")
    s.act("play", s.put(0, "ban", "hand"))
    s.act("attack", s.leader(0))
    s.act("target", s.leader(1))
    assert s.asked is not None
    assert s.asked[1] != "block"
    assert s.where(guard) == "1.character"


@rule(BOOK, "8-1-3-4", "8-1-3-4-1", "8-1-3-4-4")
def test_a_replacement_may_be_used_instead_of_a_ko_or_declined() -> None:
    s = Voyage(
        crew("If this Character would be K.O.'d, you may trash 1 card from your hand instead.", "hardy"),
        crew("[On Play] K.O. up to 2 of your opponent's Characters. Then, draw 1 card."),
    )
    hardy, mate = s.put(1, "hardy", "character"), s.put(1, "mate", "character")
    held = s.put(1, "cook", "hand")
    play(s)
    s.pick(hardy, mate)
    assert s.asked == (1, "effect_may")
    s.act("yes")
    assert (s.where(hardy), s.where(mate), s.where(held)) == ("1.character", "1.trash", "1.trash")
    assert s.size(0, "hand") == 1
    s.put(1, "cook", "hand")
    play(s)
    s.pick(hardy)
    s.decline()
    assert s.where(hardy) == "1.trash"


@rule(BOOK, "8-1-3-4-5", "1-3-2-1")
def test_a_replacement_that_cannot_be_carried_out_cannot_be_used() -> None:
    s = Voyage(
        crew("If this Character would be K.O.'d, you may trash 1 card from your hand instead.", "hardy"),
        crew("[On Play] K.O. up to 1 of your opponent's Characters."),
    )
    hardy = s.put(1, "hardy", "character")
    play(s)
    s.pick(hardy)
    assert (s.where(hardy), s.asked) == ("1.trash", (0, "action"))


@rule(BOOK, "8-1-3-4-2", "8-1-3-4-3")
def test_the_cards_own_replacement_is_offered_first_and_one_is_enough() -> None:
    s = Voyage(
        crew("If this Character would be K.O.'d, you may trash 1 card from your hand instead.", "hardy"),
        crew("If your Character would be K.O.'d, you may rest this Character instead.", "friend"),
        crew("[On Play] K.O. up to 1 of your opponent's Characters."),
    )
    friend, hardy = s.put(1, "friend", "character"), s.put(1, "hardy", "character")
    held = s.put(1, "cook", "hand")
    play(s)
    s.pick(hardy)
    assert s.choice.params["card"] == hardy
    s.act("yes")
    assert (s.where(held), s.where(hardy), s.card(friend).stance) == ("1.trash", "1.character", ACTIVE)
    s.put(1, "cook", "hand")
    play(s)
    s.pick(hardy)
    s.decline()
    assert s.choice.params["card"] == friend
    s.act("yes")
    assert (s.where(hardy), s.card(friend).stance) == ("1.character", RESTED)


@rule(BOOK, "8-1-3-4-4-1")
def test_the_rest_of_the_text_goes_on_after_a_replacement() -> None:
    s = Voyage(
        crew(
            "If this Character would be removed from the field by your opponent's effect, you may rest this Character"
            " instead.",
            "hardy",
        ),
        crew("[On Play] Return up to 1 of your opponent's Characters to the owner's hand. Then, draw 1 card."),
    )
    hardy = s.put(1, "hardy", "character")
    play(s)
    s.pick(hardy)
    s.act("yes")
    assert (s.where(hardy), s.card(hardy).stance, s.size(0, "hand")) == ("1.character", RESTED, 1)


def test_a_character_that_cannot_be_kod_in_battle_falls_to_an_effect() -> None:
    s = Voyage(
        crew("This Character cannot be K.O.'d in battle.", "rock"),
        crew("[On Play] K.O. up to 1 of your opponent's Characters."),
    )
    rock = s.put(1, "rock", "character", RESTED)
    s.attack(s.leader(0), rock)
    assert s.where(rock) == "1.character"
    play(s)
    s.pick(rock)
    assert s.where(rock) == "1.trash"


NEGATE = "[On Play] Negate the effect of up to 1 of your opponent's Characters during this turn."


@rule(BOOK, "8-2-1", "8-2-1-1", "8-2-2", "8-2-4")
def test_an_invalid_ability_does_not_work_and_what_is_gained_later_does() -> None:
    s = Voyage(
        crew(NEGATE),
        crew("[On Play] K.O. up to 1 of your opponent's Characters with no base effect.", "plain"),
        read(event("lend", 0, text="[Counter] Up to 1 of your Characters gains [Blocker] during this turn.")),
    )
    guard = s.put(1, "guard", "character")
    play(s)
    s.pick(guard)
    assert not s.game.has(guard, "blocker")
    play(s, "plain")
    assert s.asked == (0, "action")
    lend = s.put(1, "lend", "hand")
    s.act("attack", s.leader(0))
    s.act("target", s.leader(1))
    s.act("event", lend)
    s.pick(guard)
    assert s.game.has(guard, "blocker")


@rule(BOOK, "8-2-3")
def test_an_ability_that_has_resolved_is_not_undone_by_invalidating_its_card() -> None:
    s = Voyage(
        crew("[On Play] Your Leader gains +1000 power until the end of your opponent's next turn.", "helper"),
        crew(NEGATE, cost=1),
    )
    helper = play(s, "helper")
    s.end_turn()
    play(s, seat=1)
    s.pick(helper)
    assert s.power(s.leader(0)) == 6000


@rule(BOOK, "8-2-1-2")
def test_the_part_whose_condition_is_not_met_does_not_work_and_the_rest_does() -> None:
    s = Voyage(crew("[On Play] Draw 1 card. Then, if you have 5 or more Characters, draw 2 cards."))
    play(s)
    assert s.size(0, "hand") == 1


def test_a_keyword_that_a_permanent_ability_gives_is_seen() -> None:
    s = Voyage(crew("If you have 2 or more Characters, this Character gains [Blocker] and +1 cost."))
    card = s.put(0, "worker", "character")
    assert s.game.values(s.card(card))["keywords"] == []
    s.put(0, "mate", "character")
    assert s.game.values(s.card(card))["keywords"] == ["blocker"]


@rule(BOOK, "1-3-2-1")
def test_life_that_lies_face_down_is_not_turned_face_down_to_pay() -> None:
    s = Voyage(crew("[Activate: Main] You may turn 1 card from the top of your Life cards face-down: Draw 1 card."))
    card = s.put(0, "worker", "character")
    assert card not in s.offered("activate")
    s.edit(lambda game: game.play.turn(s.zone(0, "life")[-1], ACTIVE))
    assert card in s.offered("activate")
