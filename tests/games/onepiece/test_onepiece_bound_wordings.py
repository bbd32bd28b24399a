"""What a word of a text is bound to: a condition that failed, the rest, the attack or the owner that is meant."""

from __future__ import annotations

import pytest
from voyage import ACTIVE, RESTED, Voyage, character, crew, event, leader, play, read

from sanam.games.onepiece.texts.reading import texts


def _event(text: str, name: str = "squall") -> Voyage:
    return Voyage(read(event(name, 0, text)))


def _use(s: Voyage, name: str = "squall") -> None:
    s.act("play", s.put(0, name, "hand"))


def _operation(text: str) -> str:
    tree, _ = texts.ability(text)
    assert tree is not None
    found: str = tree.many("b")[-1]["x"].key
    return found


# ---------------------------------------------------------------------- "if you do", "the rest"


def test_if_you_do_fails_with_the_condition_of_the_sentence_before_it() -> None:
    text = (
        "[Main] Trash 1 card from the top of your deck. If you have 2 or more Characters, rest up to 1 of your"
        " opponent's Characters. If you do, draw 2 cards."
    )
    s = _event(text)
    mate = s.put(1, "mate", "character")
    _use(s)
    assert s.size(0, "hand") == 0
    s.put(0, "mate", "character")
    s.put(0, "mate", "character")
    _use(s)
    s.pick(mate)
    assert s.size(0, "hand") == 2


def test_the_rest_of_a_revealed_card_is_the_card_itself() -> None:
    text = (
        "[On Play] Reveal 1 card from the top of your deck and play up to 1 Character card with a cost of 4 or less."
        " Then, place the rest at the bottom of your deck."
    )
    s = Voyage(crew(text))
    gale = s.put(0, "gale", "deck")
    play(s)
    s.settle()
    assert s.zone(0, "deck")[0] == gale
    mate = s.put(0, "mate", "deck")
    play(s)
    assert s.choices() == [mate]
    s.pick(mate)
    assert s.where(mate) == "0.character"
    assert s.zone(0, "deck")[0] == gale


def test_cards_are_trashed_from_the_deck_until_the_trash_holds_enough() -> None:
    s = _event("[Main] Trash cards from the top of your deck until you have 10 cards in your trash.")
    kept = s.put(0, "mate", "hand")
    _use(s)
    assert (s.size(0, "trash"), s.where(kept)) == (10, "0.hand")


# ---------------------------------------------------------------------- attacks


@pytest.mark.rule("one-piece", "7-1-5-3")
def test_blockers_are_kept_from_the_attack_that_is_spoken_of_alone() -> None:
    text = (
        "[Main] Select up to 1 of your Leader or Character cards and that card gains +2000 power during this turn."
        " Then, if the selected card attacks during this turn, your opponent cannot activate [Blocker]."
    )
    s = _event(text)
    mate, cook = (s.put(0, name, "character") for name in ("mate", "cook"))
    s.put(1, "guard", "character")
    _use(s)
    s.pick(mate)
    asked = {}
    for attacker in (cook, mate, s.leader(0)):
        s.act("attack", attacker)
        s.act("target", s.leader(1))
        asked[attacker] = s.choice.kind == "block"
        s.settle()
    assert asked == {cook: True, mate: False, s.leader(0): True}


# ---------------------------------------------------------------------- whose


def test_a_character_named_beside_the_opponents_leader_is_theirs_and_lies_like_it() -> None:
    text = (
        "[On Play] Select your opponent's rested Leader and up to 1 Character card. The selected cards will not become"
        " active in your opponent's next Refresh Phase."
    )
    s = Voyage(crew(text))
    s.put(1, "mate", "character")
    s.put(0, "mate", "character", RESTED)
    cook = s.put(1, "cook", "character", RESTED)
    s.rest(s.leader(1))
    play(s)
    assert s.choices() == [cook]
    s.pick(cook)
    s.end_turn()
    assert [s.card(card).sideways for card in (cook, s.leader(1))] == [True, True]


# ---------------------------------------------------------------------- what a condition reaches


def test_a_condition_at_the_end_that_speaks_of_the_card_before_it_is_asked_after_that() -> None:
    text = "[On Play] Reveal 1 card from the top of your deck and add it to your hand if it is an Event."
    assert _operation(text) == "Ops.and if"
    s = Voyage(crew(text))
    gale = s.put(0, "gale", "deck")
    play(s)
    assert s.where(gale) == "0.hand"
    mate = s.put(0, "mate", "deck")
    play(s)
    assert s.where(mate) == "0.deck"


def test_any_other_condition_at_the_end_is_that_of_the_whole_sentence() -> None:
    text = "[On Play] Draw 1 card and this Character gains [Rush] during this turn if you have 3 or less Life cards."
    assert _operation(text) == "Clause.if"
    s = Voyage(crew(text))
    play(s)
    assert s.size(0, "hand") == 0


def test_one_revealed_card_is_played_and_the_other_rested_if_it_is_cheap() -> None:
    text = (
        "[On Play] Reveal up to 2 Character cards from your hand. Play 1 of the revealed cards and play the other card"
        " rested if it has a cost of 4 or less."
    )
    for other, there in (("mate", "0.character"), ("brute", "0.hand")):
        s = Voyage(crew(text))
        cook, second = (s.put(0, name, "hand") for name in ("cook", other))
        play(s)
        s.pick(cook, second)
        s.pick(cook)
        assert (s.where(cook), s.where(second)) == ("0.character", there)
        assert s.card(second).sideways == (other == "mate")


# ---------------------------------------------------------------------- several things said of one card


def test_a_card_has_one_trait_and_another() -> None:
    text = "If your Leader has 7000 power or more and the {Navy} type, this Character gains [Rush]."
    for types, given, rush in ((("Navy",), 2, True), (("Navy",), 1, False), ((), 2, False)):
        s = Voyage(crew(text), leader("boss", types=types), leaders=("boss", "captain"))
        s.attach(s.leader(0), given)
        worker = s.put(0, "worker", "character", new=True)
        assert (worker in s.offered("attack")) == rush


def test_a_card_has_one_trait_or_another() -> None:
    text = "If this Character has 5000 power or more or the <Slash> attribute, this Character gains [Blocker]."
    s = Voyage(crew(text), crew(text, "swordsman", attributes=("Slash",)))
    worker, swordsman = (s.put(0, name, "character") for name in ("worker", "swordsman"))
    assert [s.game.has(card, "blocker") for card in (worker, swordsman)] == [False, True]


def test_one_of_several_keywords_is_chosen() -> None:
    text = "[On Play] This Character gains [Double Attack], [Banish] or [Rush] during this turn."
    s = Voyage(crew(text))
    worker = play(s)
    assert s.choice.kind == "effect_one"
    s.play.answer([2])
    assert [s.game.has(worker, word) for word in ("double attack", "banish", "rush")] == [False, False, True]


def test_none_of_the_chosen_cards_becomes_active() -> None:
    text = (
        "[On Play] Choose up to 2 of your opponent's Characters. None of the chosen Characters will become active in"
        " your opponent's next Refresh Phase."
    )
    s = Voyage(crew(text))
    mate, cook = (s.put(1, name, "character", RESTED) for name in ("mate", "cook"))
    play(s)
    s.pick(mate)
    s.end_turn()
    assert [s.card(card).sideways for card in (mate, cook)] == [True, False]


def test_only_the_events_among_the_trashed_cards_count() -> None:
    text = (
        "[Main] You may trash 3 cards from the top of your deck: Your Leader gains +1000 power during this turn for"
        " every Event card trashed."
    )
    s = _event(text)
    for name in ("gale", "mate", "gale"):
        s.put(0, name, "deck")
    _use(s)
    s.act("yes")
    assert s.power(s.leader(0)) == 7000


def test_both_players_numbers_are_asked_for_at_once() -> None:
    text = "[On Play] If you have 5 or less Life cards and your opponent has 4 or less, draw 1 card."
    s = Voyage(crew(text))
    play(s)
    assert s.size(0, "hand") == 0
    s.trim(1, "life", 4)
    play(s)
    assert s.size(0, "hand") == 1


def test_names_and_a_type_are_named_together() -> None:
    text = "[On Play] Up to 1 of your [Anne], [Bo] or {Navy} type Characters gains +1000 power during this turn."
    s = Voyage(crew(text), character("Anne"), character("Bo"), character("Cy", types=("Navy",)), character("Di"))
    cards = [s.put(0, name, "character") for name in ("Anne", "Bo", "Cy", "Di")]
    s.put(0, "worker", "hand")
    s.act("play", s.zone(0, "hand")[-1])
    assert s.choices() == cards[:3]


def test_power_becomes_what_is_said() -> None:
    s = Voyage(crew("[On Play] This Character's power becomes 7000 during this turn."))
    worker = play(s)
    assert s.power(worker) == 7000
    s.end_turn()
    assert s.power(worker) == 4000


def test_life_cards_that_become_few_are_noticed() -> None:
    s = Voyage(crew("When your Life cards become 0, draw 1 card."), turn=4)
    s.put(0, "worker", "character")
    s.trim(0, "life", 1)
    s.attack(s.leader(1))
    assert s.life(0) == 0
    assert s.size(0, "hand") == 2


def test_the_cost_of_the_card_spoken_of_is_asked_for() -> None:
    text = (
        "[On Play] Reveal 1 card from the top of your deck. If its cost is 4 or less, add it to your hand. Then, place"
        " the rest at the bottom of your deck."
    )
    for name, there in (("cook", "0.hand"), ("brute", "0.deck")):
        s = Voyage(crew(text))
        card = s.put(0, name, "deck")
        play(s)
        assert s.where(card) == there


def test_a_card_in_the_hand_costs_less_to_play() -> None:
    text = "If you have 4 or less Life cards, the cost of playing this card from your hand is reduced by 2."
    s = Voyage(crew(text, cost=5), don=4)
    worker = s.put(0, "worker", "hand")
    assert worker not in s.offered("play")
    s.trim(0, "life", 4)
    assert worker in s.offered("play")


@pytest.mark.parametrize(("extreme", "left"), [("lowest", [1, 2]), ("highest", [0])])
def test_the_weakest_and_the_strongest_are_those_of_one_player(extreme: str, left: list[int]) -> None:
    s = _event(f"[Main] K.O. up to 1 of your opponent's Characters with the {extreme} power.")
    s.put(0, "filler", "character")
    cards = [s.put(1, name, "character") for name in ("brute", "mate", "guard")]
    _use(s)
    assert s.choices() == [cards[at] for at in left]


def test_a_leader_of_two_colours_is_asked_for_both() -> None:
    text = "If your Leader is green and black, this Character gains +1000 power."
    for colours, power in ((("green", "black"), 5000), (("green", "red"), 4000)):
        s = Voyage(crew(text), leader("boss", colours=colours), leaders=("boss", "captain"))
        assert s.power(s.put(0, "worker", "character")) == power


def test_a_number_of_cards_is_drawn() -> None:
    s = Voyage(crew("[On Play] Draw a number of cards equal to the number of your Characters."))
    s.put(0, "mate", "character")
    play(s)
    assert s.size(0, "hand") == 2


def test_a_stage_is_trashed_from_the_field_or_the_hand() -> None:
    s = _event("[Main] You may trash 1 Stage from your field or hand: Draw 2 cards.")
    cards = [s.put(0, "harbour", area) for area in ("stage", "hand")]
    _use(s)
    s.act("yes")
    assert sorted(card for card in s.choices() if card) == cards


def test_a_life_card_that_is_added_to_the_hand_is_noticed() -> None:
    s = Voyage(crew("[Opponent's Turn] When your Life card is added to your hand, draw 1 card."), turn=4)
    s.put(0, "worker", "character")
    s.attack(s.leader(1))
    assert s.size(0, "hand") == 2


def test_a_condition_after_and_is_that_of_what_follows_it() -> None:
    text = (
        "[Counter] Up to 1 of your Leader or Character cards gains +3000 power during this battle, and if you have 2 or"
        " less Life cards, that card gains an additional +2000 power during this battle."
    )
    for life, power in ((5, 8000), (2, 10000)):
        s = Voyage(read(event("squall", 0, text)), turn=4)
        s.trim(0, "life", life)
        squall = s.put(0, "squall", "hand")
        s.put(0, "mate", "hand")  # so that the Counter Step goes on
        s.act("attack", s.leader(1))
        s.act("target", s.leader(0))
        s.act("event", squall)
        s.pick(s.leader(0))
        assert s.power(s.leader(0)) == power


# ---------------------------------------------------------------------- what is asked at a later moment


def test_if_you_do_is_asked_when_what_it_speaks_of_is_done() -> None:
    text = (
        "[When Attacking] You may return this Character to the owner's hand at the end of this battle. If you do, draw"
        " 1 card."
    )
    for back, hand in ((True, 2), (False, 0)):
        s = Voyage(crew(text))
        worker = s.put(0, "worker", "character")
        s.act("attack", worker)
        s.act("target", s.leader(1))
        s.settle("effect_may")
        s.act("yes") if back else s.decline()
        assert (s.where(worker), s.size(0, "hand")) == ("0.hand" if back else "0.character", hand)


def test_that_character_is_not_the_card_that_was_trashed_meanwhile() -> None:
    text = (
        "[Opponent's Turn] When your opponent's Character attacks, you may trash 1 card from your hand. If you do, give"
        " that Character −2000 power during this turn."
    )
    s = Voyage(crew(text), turn=4)
    s.put(0, "worker", "character")
    cook = s.put(0, "cook", "hand")
    brute = s.put(1, "brute", "character")
    s.act("attack", brute)
    s.act("target", s.leader(0))
    s.act("yes")
    s.settle()
    assert (s.where(cook), s.power(brute)) == ("0.trash", 6000)


def test_a_card_is_chosen_of_those_that_were_revealed() -> None:
    text = (
        "[On Play] Your opponent reveals their hand. Choose up to 1 Event from it and place it at the bottom of your"
        " opponent's deck."
    )
    s = Voyage(crew(text))
    s.put(0, "gale", "deck")
    s.put(1, "mate", "hand")
    gale = s.put(1, "gale", "hand")
    play(s)
    assert s.choices() == [gale]
    s.pick(gale)
    assert s.zone(1, "deck")[0] == gale


def test_the_card_itself_is_no_other() -> None:
    s = Voyage(crew("If you have 2 or more other Characters, this Character gains +2000 power."))
    worker = s.put(0, "worker", "character")
    s.put(0, "mate", "character")
    assert s.power(worker) == 4000
    s.put(0, "mate", "character")
    assert s.power(worker) == 6000


def test_what_forbids_others_to_be_played_is_left_to_the_players() -> None:
    assert not texts.reading("Your opponent's Characters cannot be played by effects.").whole


def test_a_card_is_played_from_hand_deck_or_trash() -> None:
    s = Voyage(crew("[On Play] Play up to 1 [cook] from your hand, deck or trash. Then, shuffle your deck."))
    cards = [s.put(0, "cook", area) for area in ("hand", "deck", "trash")]
    play(s)
    assert sorted(card for card in s.choices() if card) == sorted(cards)


def test_it_is_the_card_of_which_the_condition_speaks() -> None:
    text = "If this Character is rested, it gains +2000 power."
    s = Voyage(crew(text))
    assert [s.power(s.put(0, "worker", "character", lies)) for lies in (RESTED, ACTIVE)] == [6000, 4000]


def test_nobody_remembers_how_many_events_were_activated() -> None:
    assert not texts.reading("[On Play] If you have activated 2 or more Events during this turn, draw 1 card.").whole


def test_cards_that_cannot_become_active_in_a_phase_stay_rested_in_it() -> None:
    text = "[On Play] All of your opponent's Characters cannot become active in your opponent's next Refresh Phase."
    s = Voyage(crew(text))
    mate = s.put(1, "mate", "character", RESTED)
    play(s)
    s.end_turn()
    assert s.card(mate).sideways
    s.end_turn()
    s.end_turn()
    assert not s.card(mate).sideways


@pytest.mark.parametrize(
    ("words", "powers"),
    [
        ("during your opponent's next turn", [4000, 6000, 4000]),
        ("until the end of your opponent's next turn", [6000, 6000, 4000]),
        ("during your next turn", [4000, 4000, 6000]),
    ],
)
def test_what_holds_during_a_turn_to_come_does_not_hold_before_it(words: str, powers: list[int]) -> None:
    s = Voyage(crew(f"[On Play] Up to 1 of your [mate] cards gains +2000 power {words}."))
    mate = s.put(0, "mate", "character")
    play(s)
    s.pick(mate)
    seen = []
    for _ in powers:
        seen.append(s.power(mate))
        s.end_turn()
    assert seen == powers
