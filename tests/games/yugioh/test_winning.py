"""How a duel is won, lost or drawn by what happens in it: Life Points, an empty Deck, an effect, both at once."""

from __future__ import annotations

import pytest
from scenario import DEFENSE, EDITIONS, SET, Scenario, monster, parsed, spell, trap

ALL = pytest.mark.parametrize("edition", EDITIONS)


def empty_deck(s: Scenario, seat: int, left: int = 0) -> None:
    """Take the Deck of a player away but for the `left` top cards."""

    def change(game: object) -> None:
        pile = list(s.table.zones[f"{seat}.deck"])
        for card in pile[: len(pile) - left]:
            s.play.move(card, f"{seat}.banished")

    s.edit(change)


@pytest.mark.rule("yugioh-zh", "YZH-0.4", "YZH-3.7")
@pytest.mark.rule("yugioh-fa", "YFA-0.3", "YFA-3.4")
@pytest.mark.rule("yugioh-th", "YTH-1.6")
@ALL
@pytest.mark.parametrize("lp", [1700, 1701, 500])
def test_an_attack_that_takes_the_last_life_points_wins(edition: str, lp: int) -> None:
    s = Scenario(edition)
    s.set_lp(1, lp)
    s.attack(s.put(0, "ox", "m1"))
    if lp == 1701:
        assert s.lp(1) == 1 and s.result() is None
    else:
        # Life Points never fall below 0.
        assert s.lp(1) == 0 and s.result() == {"winner": 0, "reason": "lp"}


@pytest.mark.rule("yugioh-zh", "YZH-3.7", "YZH-4.17")
@pytest.mark.rule("yugioh-fa", "YFA-3.4")
@pytest.mark.rule("yugioh-th", "YTH-1.6")
@ALL
def test_an_attacker_can_lose_the_duel_by_his_own_attack(edition: str) -> None:
    s = Scenario(edition)
    s.set_lp(0, 300)
    s.attack(s.put(0, "ox", "m1"), s.put(1, "wall", "m1", DEFENSE))
    assert s.result() == {"winner": 1, "reason": "lp"}


@pytest.mark.rule("yugioh-zh", "YZH-3.7")
@pytest.mark.rule("yugioh-fa", "YFA-3.4")
@pytest.mark.rule("yugioh-th", "YTH-1.6")
@ALL
def test_effect_damage_can_win_and_what_is_left_of_the_chain_is_not_carried_out(edition: str) -> None:
    bolt = parsed(trap("bolt", text="Inflict 1000 damage to your opponent."))
    s = Scenario(edition, bolt, parsed(spell("gift", text="Gain 500 LP.")))
    s.set_lp(0, 1000)
    s.put(1, "bolt", "s1", SET)
    s.act("activate", s.put(0, "gift", "hand"))
    s.settle("respond")
    s.act("activate")
    assert s.lp(0) == 0 and s.result() == {"winner": 1, "reason": "lp"}
    assert s.choice.kind == "next_duel"


@pytest.mark.rule("yugioh-zh", "YZH-3.8", "YZH-3.25")
@pytest.mark.rule("yugioh-fa", "YFA-3.5", "YFA-3.20")
@pytest.mark.rule("yugioh-th", "YTH-1.7", "YTH-2.6")
@ALL
@pytest.mark.parametrize("left", [0, 1])
def test_the_last_card_can_be_drawn_but_no_further_one(edition: str, left: int) -> None:
    s = Scenario(edition)
    empty_deck(s, 1, left)
    assert s.result() is None
    s.end_turn()
    if left:
        assert s.result() is None and s.size(1, "deck") == 0 and s.size(1, "hand") == 1
    else:
        # The loss comes before anything else in the turn could.
        assert s.result() == {"winner": 0, "reason": "deck-out"} and s.phase == "draw"


@pytest.mark.rule("yugioh-zh", "YZH-3.8")
@pytest.mark.rule("yugioh-fa", "YFA-3.5")
@pytest.mark.rule("yugioh-th", "YTH-1.7")
@ALL
def test_a_draw_by_an_effect_that_cannot_be_made_loses_too(edition: str) -> None:
    digger = parsed(monster("digger", text="If this card is Normal Summoned: Draw 2 cards.", traits=("effect",)))
    s = Scenario(edition, digger)
    empty_deck(s, 0, 1)
    s.do("normal_summon", s.put(0, "digger", "hand"))
    assert s.result() == {"winner": 1, "reason": "deck-out"}


@ALL
def test_an_effect_that_draws_more_than_there_is_left_is_not_offered(edition: str) -> None:
    s = Scenario(edition, parsed(spell("dig", text="Draw 2 cards.")))
    empty_deck(s, 0, 1)
    dig = s.put(0, "dig", "hand")
    assert "activate" not in s.acts(dig)
    s.edit(lambda game: game.relocate(s.table.zones["0.banished"][0], "0.deck", "down"))
    assert "activate" in s.acts(dig)


@pytest.mark.rule("yugioh-zh", "YZH-3.8")
@pytest.mark.rule("yugioh-th", "YTH-1.7")
@ALL
def test_two_who_cannot_draw_together_lose_neither(edition: str) -> None:
    text = "If this card is Normal Summoned: Each player draws 1 card."
    s = Scenario(edition, parsed(monster("host", text=text, traits=("effect",))))
    empty_deck(s, 0)
    empty_deck(s, 1)
    s.do("normal_summon", s.put(0, "host", "hand"))
    assert s.result() == {"winner": None, "reason": "both-deck-out"}


@pytest.mark.rule("yugioh-zh", "YZH-3.9")
@pytest.mark.rule("yugioh-fa", "YFA-3.6")
@pytest.mark.rule("yugioh-th", "YTH-1.8")
@ALL
@pytest.mark.parametrize("seat", [0, 1])
def test_a_card_effect_can_win_the_duel_outright(edition: str, seat: int) -> None:
    text = "You win the Duel." if seat == 0 else "Your opponent wins the Duel."
    s = Scenario(edition, parsed(spell("crown", text=text)))
    s.do("activate", s.put(0, "crown", "hand"))
    assert s.result() == {"winner": seat, "reason": "effect"} and s.lp(0) == s.lp(1) == 8000


@pytest.mark.rule("yugioh-zh", "YZH-3.10")
@pytest.mark.rule("yugioh-fa", "YFA-3.7")
@pytest.mark.rule("yugioh-th", "YTH-1.9")
@ALL
def test_both_at_0_by_one_effect_is_a_draw(edition: str) -> None:
    s = Scenario(edition, parsed(spell("quake", text="Inflict 500 damage to each player.")))
    s.set_lp(0, 500)
    s.set_lp(1, 500)
    s.do("activate", s.put(0, "quake", "hand"))
    assert s.result() == {"winner": None, "reason": "both-lp"}


@pytest.mark.rule("yugioh-zh", "YZH-3.10", "YZH-3.7")
@pytest.mark.rule("yugioh-fa", "YFA-3.7")
@pytest.mark.rule("yugioh-th", "YTH-1.9")
@ALL
def test_one_after_the_other_is_no_draw(edition: str) -> None:
    text = "Inflict 500 damage to your opponent, then you take 500 damage."
    s = Scenario(edition, parsed(spell("gamble", text=text)))
    s.set_lp(0, 500)
    s.set_lp(1, 500)
    s.do("activate", s.put(0, "gamble", "hand"))
    assert s.result() == {"winner": 0, "reason": "lp"}
