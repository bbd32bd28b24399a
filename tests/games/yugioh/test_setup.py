"""Set-up of a duel: who starts, Decks, opening hands, Life Points, and the things to have at hand."""

from __future__ import annotations

from collections import Counter

import pytest
from scenario import EDITIONS, Scenario

from sanam.engine import events as ev
from sanam.engine import manual
from sanam.engine.table import DOWN
from sanam.engine.view import view


def fresh(edition: str, first: str = "seat0", **more: object) -> Scenario:
    """A duel at its first question, set up by the rules."""
    return Scenario(edition, turn=1, start=False, copies=0, first=first, **more)  # type: ignore[arg-type]


def started(edition: str, first: str = "seat0", **more: object) -> Scenario:
    s = fresh(edition, first, **more)
    s.play.start(int(more.get("seed", 7)))  # type: ignore[call-overload]
    return s


@pytest.mark.rule("yugioh-zh", "YZH-3.6")
@pytest.mark.rule("yugioh-fa", "YFA-3.3")
@pytest.mark.rule("yugioh-th", "YTH-1.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_both_players_begin_with_8000_life_points(edition: str) -> None:
    s = started(edition)
    assert [s.lp(0), s.lp(1)] == [8000, 8000]


@pytest.mark.rule("yugioh-zh", "YZH-3.18")
@pytest.mark.rule("yugioh-fa", "YFA-3.16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_opening_hand_is_the_top_five_cards_of_the_deck(edition: str) -> None:
    s = started(edition)
    events = [e for b in s.play.batches for e in b.events]
    for seat in (0, 1):
        deck = next(e.now for e in events if isinstance(e, ev.ZoneOrdered) and e.zone == f"{seat}.deck")
        assert s.table.zones[f"{seat}.hand"][:5] == deck[-1:-6:-1]
    assert [f.data["count"] for f in s.facts("drew")][:2] == [5, 5]
    assert s.size(1, "hand") == 5 and s.size(1, "deck") == 35


@pytest.mark.rule("yugioh-zh", "YZH-3.12", "YZH-5.43")
@pytest.mark.rule("yugioh-fa", "YFA-3.9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_both_decks_are_shuffled_and_nobody_arranges_them(edition: str) -> None:
    # Each player shuffles both Decks: here the seeded generator does, out of both players' reach.
    def order(seed: int, seat: int) -> list[int]:
        s = fresh(edition, deck=40)
        batch = s.play.start(seed)
        return next(e.now for e in batch.events if isinstance(e, ev.ZoneOrdered) and e.zone == f"{seat}.deck")

    for seat in (0, 1):
        assert order(1, seat) != sorted(order(1, seat))
        assert order(1, seat) != order(2, seat)
        assert order(1, seat) == order(1, seat)
    assert [c - 40 for c in order(1, 1)] != order(1, 0)


@pytest.mark.rule("yugioh-zh", "YZH-5.43")
def test_shuffling_gives_every_card_every_place_and_forgets_what_was_known() -> None:
    s = started("zh-mr2")
    bottom = s.table.zones["1.deck"][0]
    s.play.manual(0, manual.Reveal(bottom, [0]))
    assert not s.game.hidden_from(s.card(bottom), 0)
    s.play.manual(1, manual.Shuffle("1.deck"))
    assert s.game.hidden_from(s.card(bottom), 0)
    places: Counter[int] = Counter()
    for _ in range(700):
        s.edit(lambda game: game.shuffle(1))
        places[s.table.zones["1.deck"].index(bottom)] += 1
    assert len(places) == 35 and max(places.values()) < 50


@pytest.mark.rule("yugioh-zh", "YZH-1.30", "YZH-1.34", "YZH-3.13", "YZH-2.57")
@pytest.mark.rule("yugioh-fa", "YFA-1.22", "YFA-3.10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_deck_and_extra_deck_lie_face_down_in_their_own_zones(edition: str) -> None:
    s = started(edition, extra=("bear", "ox"))
    for seat in (0, 1):
        assert s.size(seat, "extra") == 2
        for pile in ("deck", "extra"):
            assert {s.card(c).stance for c in s.table.zones[f"{seat}.{pile}"]} == {DOWN}
        # Not even its owner knows the Deck; the Extra Deck only its owner.
        assert all(c.code is None for c in view(s.play, seat).zones[f"{seat}.deck"])
        assert all(c.code is not None for c in view(s.play, seat).zones[f"{seat}.extra"])
        assert all(c.code is None for c in view(s.play, 1 - seat).zones[f"{seat}.extra"])


@pytest.mark.rule("yugioh-zh", "YZH-3.14", "YZH-3.15")
@pytest.mark.rule("yugioh-fa", "YFA-3.11", "YFA-3.12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_both_players_are_told_how_many_cards_lie_outside_the_decks(edition: str) -> None:
    s = started(edition, extra=("bear",), side=("bear", "ox"))
    counted = [(fact.data["zone"], fact.data["count"]) for fact in s.facts("counted") if fact.seen_by is None]
    extras = [("0.extra", 1), ("1.extra", 1)] if edition == "fa-course" else []
    assert counted == [*extras, ("0.side", 2), ("1.side", 2)]
    assert not started(edition).facts("counted")


HANDS = [("rock", "scissors", 0), ("paper", "rock", 0), ("scissors", "paper", 0), ("rock", "paper", 1)]


@pytest.mark.rule("yugioh-zh", "YZH-3.16")
@pytest.mark.rule("yugioh-fa", "YFA-3.13", "YFA-3.17")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("mine", "other", "winner"), HANDS)
@pytest.mark.parametrize("order", ["first", "second"])
def test_the_winner_of_rock_paper_scissors_goes_first_or_second(
    edition: str, mine: str, other: str, winner: int, order: str
) -> None:
    s = started(edition, first="rps")
    s.act(mine)
    s.act(other)
    assert (s.choice.kind, s.choice.seat) == ("first", winner)
    s.act(order)
    assert s.game.turn() == 1
    assert s.game.turn_player() == (winner if order == "first" else 1 - winner)


@pytest.mark.rule("yugioh-fa", "YFA-3.15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_tied_toss_is_repeated(edition: str) -> None:
    s = started(edition, first="rps")
    for _ in range(3):
        s.act("paper")
        s.act("paper")
        assert (s.choice.kind, s.choice.seat) == ("rps", 0)
    s.act("paper")
    s.act("scissors")
    assert (s.choice.kind, s.choice.seat) == ("first", 1)


def test_the_second_player_does_not_see_the_first_hand() -> None:
    def seen(hand: str) -> object:
        s = started("zh-mr2", first="rps")
        s.act(hand)
        return view(s.play, 1)

    assert seen("rock") == seen("paper") == seen("scissors")


@pytest.mark.rule("yugioh-fa", "YFA-3.13")
def test_the_persian_book_also_allows_a_coin() -> None:
    winners = set()
    for seed in range(12):
        s = started("fa-course", first="coin", seed=seed)
        assert s.choice.kind == "first"
        winners.add(s.choice.seat)
    assert winners == {0, 1}


@pytest.mark.rule("yugioh-zh", "YZH-3.16")
def test_the_chinese_book_knows_no_coin_for_it() -> None:
    with pytest.raises(ValueError, match="first"):
        fresh("zh-mr2", first="coin")


@pytest.mark.rule("yugioh-zh", "YZH-3.11")
@pytest.mark.rule("yugioh-fa", "YFA-3.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_steps_of_preparation_come_in_order_and_the_tools_are_at_hand(edition: str) -> None:
    s = started(edition, first="rps")
    s.act("rock")
    # Coin, die and counters can be used from the first question on.
    s.play.manual(1, manual.Roll(2))
    s.play.manual(1, manual.Roll(6))
    s.act("paper")
    s.act("first")
    whats = [f.what for f in s.facts() if f.what in ("toss", "shuffled", "drew", "turn", "rolled")]
    assert whats[:8] == ["rolled", "rolled", "toss", "shuffled", "shuffled", "drew", "drew", "turn"]
    card = s.table.zones["1.hand"][0]
    s.play.manual(1, manual.SetCount(card, "turns", 1))
    assert s.card(card).counters == {"turns": 1}


@pytest.mark.rule("yugioh-fa", "YFA-0.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_exactly_two_players_duel(edition: str) -> None:
    s = started(edition)
    assert [seat.name for seat in s.table.seats] == ["Ann", "Ben"]
    assert {zone[0] for zone in s.table.zones} == {"0", "1"}
    s.set_lp(1, 0)
    assert s.result() == {"winner": 0, "reason": "lp"}


@pytest.mark.rule("yugioh-zh", "YZH-1.8")
@pytest.mark.rule("yugioh-fa", "YFA-1.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_side_deck_takes_no_part_in_a_duel(edition: str) -> None:
    s = started(edition, side=("bear", "ox"))
    side = s.table.zones["0.side"]
    assert len(side) == 2 and all(not s.acts(card) for card in side)
    refused = s.refused("normal_summon", side[0])
    assert refused is not None and refused.reason == "only-monsters-from-the-hand"
    assert all(c.code is None for c in view(s.play, 1).zones["0.side"])
