"""Who starts, the set-up of a game, and what later games of a match begin with (100.4 to 104, 300)."""

from __future__ import annotations

from collections import Counter

import pytest
from arena import AT, BOOK, DF, Arena, mystic, seal

from sanam.engine import manual
from sanam.engine.choice import Refused
from sanam.engine.play import Play
from sanam.engine.view import view
from sanam.games.summoner_master.rules.game import SummonerGame
from sanam.games.summoner_master.rules.match import match_result
from sanam.games.summoner_master.rules.setup import make_header
from sanam.games.summoner_master.vocabulary.levels import LEVELS, METHODS, settings


def begin(seed: int = 7, **options: object) -> Arena:
    """A match at its very first question."""
    s = Arena(start=False, seed=seed, first=options.pop("first", "ask"), **options)
    s.play.start(seed)
    return s


def starter(s: Arena) -> int:
    """Who was found to start the first game."""
    seat = s.facts("starter")[0].seat
    assert seat is not None
    assert s.game.active() == seat
    return seat


@pytest.mark.rule(BOOK, "102.3")
def test_a_method_is_proposed_and_only_used_when_the_other_player_accepts_it() -> None:
    s = begin()
    assert (s.choice.kind, s.choice.seat) == ("start_method", 0)
    assert [o.value for o in s.choice.options] == list(METHODS)
    s.act("propose", value="seat0")
    assert (s.choice.kind, s.choice.seat, s.choice.params) == ("accept_method", 1, {"method": "seat0"})
    s.act("decline")
    assert (s.choice.kind, s.choice.seat) == ("start_method", 1)
    assert not s.facts("starter")
    s.act("propose", value="seat1")
    assert s.choice.seat == 0
    s.act("accept")
    assert starter(s) == 1


@pytest.mark.rule(BOOK, "102.3")
@pytest.mark.parametrize("method", ["coin", "dice"])
def test_chance_gives_both_players_the_same_odds(method: str) -> None:
    starters: Counter[int] = Counter()
    for seed in range(60):
        s = begin(seed, first=method)
        starters[starter(s)] += 1
        if method == "dice":
            faces = s.facts("dice")[-1].data["faces"]
            assert faces[starter(s)] > faces[1 - starter(s)]
    assert min(starters[0], starters[1]) > 15


@pytest.mark.rule(BOOK, "102.3")
@pytest.mark.parametrize(("mine", "other", "first"), [("rock", "scissors", 0), ("rock", "paper", 1)])
def test_rock_paper_scissors_is_shown_at_once_and_repeated_when_equal(mine: str, other: str, first: int) -> None:
    s = begin()
    s.act("propose", value="rps")
    s.act("accept")
    for _ in range(2):
        assert s.choice.seat == 0
        s.act("rock")
        assert "rock" not in str(view(s.play, 1).public)
        s.act("rock")
    s.act(mine)
    s.act(other)
    assert starter(s) == first


@pytest.mark.rule(BOOK, "102.3")
def test_what_was_agreed_before_the_match_is_not_asked_again() -> None:
    s = begin(first="seat1")
    assert starter(s) == 1
    with pytest.raises(ValueError, match="first cannot be 'loser'"):
        settings("caller", {"first": "loser"})


@pytest.mark.rule(BOOK, "102.1", "300.2", "300.2.1", "300.2.2", "SMG-41", "SMG-64")
def test_the_deck_becomes_two_shuffled_piles() -> None:
    orders = set()
    for seed in (1, 2, 3):
        s = begin(seed, first="seat0")
        codes = [s.card(card).code for card in s.zone(0, "seal-library")]
        assert {s.game.profiles[0][code].family for code in codes} == {"seal"}
        assert {s.game.profiles[0][s.card(card).code].family for card in s.zone(0, "mystic-library")} == {"mystic"}
        orders.add(tuple(s.zone(0, "seal-library")))
        assert s.zone(0, "seal-library") != sorted(s.zone(0, "seal-library"))
    assert len(orders) == 3


@pytest.mark.rule(BOOK, "300.1", "301.2")
def test_every_card_is_its_players_own_and_the_shrines_are_empty() -> None:
    s = begin(first="seat0")
    for seat in (0, 1):
        assert {s.card(card).owner for card in s.zone(seat, "seal-library")} == {seat}
        assert s.zone(seat, "seal-shrine") == s.zone(seat, "mystic-shrine") == []


@pytest.mark.rule(BOOK, "102.5")
def test_five_seals_and_two_mystics_are_drawn_and_kept() -> None:
    s = begin(first="seat1")
    for seat in (0, 1):
        families = Counter(s.game.profile(card).family for card in s.zone(seat, "hand"))
        assert families == {"seal": 5, "mystic": 2}
    # There is no second choice of the hand: the next question is already the first Main Step.
    assert (s.choice.kind, s.choice.seat) == ("action", 1)


@pytest.mark.rule(BOOK, "102.6")
def test_the_starting_player_has_five_mp_for_casting_alone() -> None:
    s = Arena(subturn=1)
    assert (s.mp(0), s.mp(1)) == (5, 8)
    wolf, fly, target = s.put(0, "wolf", AT), s.put(0, "fly", AT), s.put(1, "wolf", AT)
    assert s.rule("attack", wolf) == "102.6"
    assert s.offered("attack") == [fly]  # its attack costs nothing
    s.cast(s.put(0, "ox", "hand"))
    assert s.mp(0) == 1
    s.attack(fly, target)
    s.end_subturn()
    s.put(1, "wolf", AT)
    assert s.game.active() == 1
    assert s.offered("attack") != []


@pytest.mark.rule(BOOK, "101.3", "101.3.1", "101.3.2", "101.3.3", "103.1", "103.1.1", "103.1.2", "103.1.3")
@pytest.mark.parametrize(("level", "limit"), [("caller", 12), ("summoner", 15), ("beginner", 9)])
def test_play_levels(level: str, limit: int) -> None:
    s = Arena(seal("rock", level=limit - 1), level=level, subturn=1)
    assert (LEVELS[level].mp, LEVELS[level].hand) == (8, 7)
    assert s.game.mp_max(0) == 8
    s.put(0, "rock", "seal-shrine")
    assert s.result() is None
    s.put(0, "wolf", "seal-shrine")
    assert s.result() == {"winner": 1, "reason": "shrine"}


@pytest.mark.rule(BOOK, "102.4")
@pytest.mark.parametrize("answer", ["first", "second"])
def test_the_loser_of_the_game_before_chooses_who_starts(answer: str) -> None:
    s = Arena(subturn=1)
    s.hand(1, manual.Setting("concede", ""))
    assert s.result() == {"winner": 0, "reason": "surrender"}
    s.act("go_on")
    assert (s.choice.kind, s.choice.seat) == ("first", 1)
    s.act(answer)
    assert s.game.active() == (1 if answer == "first" else 0)


@pytest.mark.rule(BOOK, "102.4")
def test_after_a_drawn_game_it_is_settled_anew_who_starts() -> None:
    s = Arena(subturn=1, start=False, first="ask")
    s.play.start(7)
    s.act("propose", value="seat0")
    s.act("accept")
    s.edit(lambda game: game.decide(None, "agreed"))
    s.act("go_on")
    assert s.choice.kind == "start_method"


@pytest.mark.rule(BOOK, "104.1")
def test_all_cards_go_back_to_their_libraries_for_the_next_game() -> None:
    s = Arena(mystic("ring", "PS", 2), subturn=3)
    total = len(s.zone(0, "seal-library")) + len(s.zone(0, "mystic-library"))
    s.put(0, "wolf", AT)
    s.put(0, "ring", "remove")
    s.put(0, "ox", "seal-shrine")
    s.put(1, "bear", DF)
    s.hand(0, manual.Setting("concede", ""))
    s.act("go_on")
    s.act("second")
    assert sum(len(s.zone(0, pile)) for pile in ("seal-library", "mystic-library", "hand")) == total
    assert (s.game.subturn(), s.mp(1), s.mp(0), s.game.active()) == (1, 5, 8, 1)
    assert [s.zone(0, word) for word in (AT, DF, "remove", "seal-shrine")] == [[], [], [], []]
    assert s.table.seats[0].counts["shrine"] == 0


def test_a_match_is_won_by_most_of_its_games() -> None:
    assert match_result([1, 0, 0], 1) == (True, 0)
    assert match_result([1, 0, 0], 3) == (False, None)
    assert match_result([1, 2, 0], 3) == (True, 1)
    assert match_result([1, 0, 2], 3) == (True, 0)
    assert match_result([1, 1, 1], 3) == (True, None)


def test_a_finished_match_asks_nothing_more() -> None:
    s = Arena(subturn=1, best_of=1)
    s.hand(0, manual.Setting("concede", ""))
    assert s.table.choice is None
    assert s.play.finished
    assert s.table.marks["finished"] == {"winner": 1, "wins": [0, 1, 0]}
    with pytest.raises(Refused, match="no-game-to-concede"):
        s.hand(0, manual.Setting("concede", ""))


@pytest.mark.rule(BOOK, "105.3.2", "102.2")
def test_nothing_comes_into_the_game_that_did_not_lie_beside_the_deck() -> None:
    guest = seal("guest", extra=True, mp="-/1")
    s = Arena(guest, beside=("guest",))
    with pytest.raises(Refused, match="only-what-lay-beside"):
        s.hand(0, manual.Create(guest.key, 0, f"0.{AT}"))
    here = s.zone(0, "beside")[0]
    s.hand(0, manual.Move(here, f"0.{AT}"))
    s.act("line", zone=f"0.{AT}")
    assert s.where(here) == f"0.{AT}"


def test_a_header_names_what_is_wrong_with_it() -> None:
    with pytest.raises(ValueError, match="no definition of nobody"):
        make_header("caller", [{"seal": ["nobody"]}, {}], {}, seed=1)
    with pytest.raises(ValueError, match="unknown play level"):
        make_header("master", [{}, {}], {}, seed=1)
    with pytest.raises(ValueError, match="unknown option"):
        make_header("caller", [{}, {}], {}, seed=1, options={"rounds": 3})


@pytest.mark.rule(BOOK, "103.3", "103.4")
def test_who_cannot_draw_the_opening_hand_has_lost() -> None:
    card = seal("lone")
    # A card lies in the pile that it is of, whichever pile of the deck it was listed in.
    header = make_header("caller", [{"mystic": ["lone"] * 9}, {}], {card.key: card}, seed=1, options={"best_of": 1})
    play = Play(SummonerGame(header))
    play.start(1)
    play.answer([3])
    play.answer([0])
    assert play.table.marks["result"] == {"winner": None, "reason": "library"}
    assert len(play.table.zones["0.hand"]) == 5


def test_what_a_seat_set_for_itself_holds_in_the_next_game_too() -> None:
    s = Arena(subturn=1)
    s.hand(1, manual.Setting("prompts", "always"))
    s.hand(0, manual.Setting("concede", ""))
    s.act("go_on")
    s.act("first")
    assert s.game.prompts(1) == "always"
    assert s.choice.kind == "interfere"
