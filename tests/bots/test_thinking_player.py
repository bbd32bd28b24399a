"""The player that thinks: the same answer with the same seed, within its limits, and only where it is asked."""

from __future__ import annotations

from typing import Any

import pytest
from scenario import Scenario

from sanam import games
from sanam.bots.alike import different
from sanam.bots.computer import STRENGTHS, Computer, Strength, computer_of
from sanam.bots.random_player import RandomPlayer
from sanam.bots.search import MoveNow, Search
from sanam.bots.thinking_player import ThinkingPlayer
from sanam.decks.files import load_deck
from sanam.engine.choice import Choice, Option
from sanam.engine.play import Play
from sanam.engine.session import Session
from sanam.games.thinking import Advice
from sanam.matches.setup import header_for
from sanam.wording import Message
from starter_cards import with_starters


@pytest.fixture(scope="module")
def catalogue(tmp_path_factory: pytest.TempPathFactory) -> Any:
    from sanam.catalogue.first_run import open_catalogue

    with open_catalogue(with_starters(tmp_path_factory.mktemp("data"))) as opened:
        yield opened


def match(catalogue: Any, game: str, edition: str, names: tuple[str, str], seed: int, **options: Any) -> Play:
    decks = [load_deck(name, catalogue) for name in names]
    header = header_for(
        catalogue, game=game, edition=edition, decks=decks, names=("A", "B"), seed=seed, options=options
    )
    play = Play(games.build(header))
    play.start(header.seed)
    return play


def test_it_answers_alike_with_the_same_seed_and_changes_nothing(catalogue: Any) -> None:
    play = match(catalogue, "onepiece", "standard", ("tide", "watch"), 4)
    player = RandomPlayer(4)
    for _ in range(40):
        player.answer(play)
    session = Session.of(play)
    before, length = session.view, session.length
    used = ThinkingPlayer(9, "hard")
    used.picks(session)
    fresh, again = ThinkingPlayer(9, "hard").decide(session), used.decide(session)
    assert fresh == again
    assert fresh.simulated > 0
    assert (session.view, session.length) == (before, length)


def many_answers(
    catalogue: Any, game: str = "onepiece", edition: str = "standard", names: tuple[str, str] = ("tide", "watch")
) -> Session:
    """A match at a question with many answers."""
    play = match(catalogue, game, edition, names, 4)
    player = RandomPlayer(4)
    while play.table.choice is None or len(play.table.choice.options) < 6:
        player.answer(play)
    return Session.of(play)


def test_it_simulates_no_more_than_its_strength_says(catalogue: Any) -> None:
    session = many_answers(catalogue)
    longest = 6 * 121  # what was begun is ended: six answers on one copy
    for limit in (1, 400):
        decision = ThinkingPlayer(9, Strength(copies=50, beam=6, limit=limit)).decide(session)
        assert 0 < decision.simulated < limit + longest


def test_it_plays_as_loosely_as_its_strength_says(catalogue: Any) -> None:
    session = many_answers(catalogue)
    easy = STRENGTHS["easy"]._replace(word="")
    [policys] = {ThinkingPlayer(seed, easy).decide(session).advice.picks for seed in range(12)}

    def loosely(often: int) -> int:
        strength = easy._replace(loose=often)
        return sum(ThinkingPlayer(seed, strength).decide(session).advice.picks != policys for seed in range(12))

    assert 0 < loosely(40) < loosely(100)


def test_it_thinks_about_its_share_of_the_questions(catalogue: Any) -> None:
    session = many_answers(catalogue)

    def thought(share: int) -> int:
        strength = Strength(copies=1, beam=2, limit=1, share=share)
        return sum(ThinkingPlayer(seed, strength).decide(session).simulated > 0 for seed in range(20))

    assert (thought(0), thought(100)) == (0, 20)
    assert 4 <= thought(50) <= 16


def test_a_game_may_declare_other_numbers_for_a_strength(catalogue: Any) -> None:
    """Yu-Gi-Oh! has Medium think about most questions; a strength without a word is what it says."""
    session = many_answers(catalogue, "yugioh", "zh-mr2", ("river", "sky"))

    def thought(word: str) -> int:
        strength = STRENGTHS["medium"]._replace(share=0, plan=0, word=word)
        return sum(ThinkingPlayer(seed, strength).decide(session).simulated > 0 for seed in range(6))

    assert thought("medium") >= 2
    assert thought("") == 0


def test_a_person_may_have_it_move_at_once(catalogue: Any) -> None:
    session = many_answers(catalogue)

    def now() -> None:
        raise MoveNow

    decision = ThinkingPlayer(9, "hard").decide(session, now)
    assert decision.cut
    assert decision.simulated == 0
    session.answer(decision.picks)


def test_it_does_not_answer_for_the_other_seat(catalogue: Any) -> None:
    session = Session.of(match(catalogue, "onepiece", "standard", ("tide", "watch"), 4))
    assert session.asked is not None
    with pytest.raises(ValueError, match="not asked"):
        ThinkingPlayer(9).picks(session.at(1 - session.asked))


def test_the_thinking_can_be_ended(catalogue: Any) -> None:
    def stop() -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        ThinkingPlayer(9, "hard").picks(many_answers(catalogue), stop)


@pytest.mark.parametrize(
    ("players", "found"),
    [
        ([], None),
        (["", ""], None),
        (["", "hard"], Computer(1, "hard")),
        (["easy", ""], Computer(0, "easy")),
        (["easy", "hard"], None),
        (["", "unheard of"], None),
    ],
)
def test_whom_the_computer_plays(catalogue: Any, players: list[str], found: Computer | None) -> None:
    header = match(catalogue, "onepiece", "standard", ("tide", "watch"), 4).game.header
    header.played_by = players
    assert computer_of(header) == found


@pytest.mark.parametrize(
    ("game", "edition", "names"),
    [("onepiece", "standard", ("tide", "watch")), ("yugioh", "zh-mr2", ("river", "sky"))],
)
def test_a_toss_that_ties_is_not_answered_alike_for_ever(
    catalogue: Any, game: str, edition: str, names: tuple[str, str]
) -> None:
    """At the table it answers from an imagined match of its own, with the same seed each time."""
    play = match(catalogue, game, edition, names, 4)
    player, answers = ThinkingPlayer(9, "easy"), set()
    for _ in range(12):
        choice = play.table.choice
        assert choice is not None
        assert choice.kind == "rps"
        picks = player.picks(Session(play, choice.seat).imagined(9))
        answers.add(choice.options[picks[0]].act)
        play.answer(picks)
        play.answer(picks)
    assert len(answers) == 3


def test_of_answers_that_come_to_the_same_one_is_tried(catalogue: Any) -> None:
    """Two copies of a card in one hand are one answer; two that stand on the field with other cards are two."""
    session = many_answers(catalogue)
    copy = session.trial(3)
    table, cards = copy.game.table, copy.game.table.cards
    hand = table.zones[f"{session.seat}.hand"]
    cards[hand[1]].code = cards[hand[0]].code
    choice = Choice(session.seat, "action", [Option("play", card) for card in hand])
    advised = [Advice((at,), 0.0) for at in range(len(hand))]
    codes = [cards[card].code for card in hand]
    kept = [codes.index(code) for code in dict.fromkeys(codes)]
    assert [advice.picks[0] for advice in different(copy, choice, advised)] == kept
    cards[hand[2]].host = hand[1]
    assert (1,) in [advice.picks for advice in different(copy, choice, advised)]


@pytest.mark.parametrize(("second", "said"), [(-1.0, False), (0.5, True)])
def test_what_speaks_against_an_answer_is_no_reason_for_it(
    catalogue: Any, monkeypatch: pytest.MonkeyPatch, second: float, said: bool
) -> None:
    """The policy says of each answer why, or why not; where the search likes one all the same, that is no reason."""
    session = many_answers(catalogue)
    advised = [Advice((0,), 1.0, Message("Do this")), Advice((1,), second, Message("Keep it"))]
    monkeypatch.setattr(ThinkingPlayer, "_answers", lambda *_: (advised, session.choice))
    monkeypatch.setattr(Search, "best", lambda self, answers: (answers[1], 0.1))
    found = ThinkingPlayer(9, "hard").decide(session).advice
    assert found.picks == (1,) and (found.reason is not None) == said
    monkeypatch.setattr(Search, "best", lambda self, answers: (answers[0], 0.1))
    assert ThinkingPlayer(9, "hard").decide(session).advice.reason is not None


@pytest.mark.parametrize(("held", "gives_up"), [((), True), (("bear",), False)])
def test_what_is_lost_is_given_up_when_nothing_is_left_to_do(held: tuple[str, ...], gives_up: bool) -> None:
    """A person plays on while there is something to do, however little it helps."""
    s = Scenario()
    s.clear_hands()
    s.set_lp(0, 500)
    for place in ("m1", "m2", "m3", "m4"):
        s.put(1, "giant", place)
    for name in held:
        s.put(0, name, "hand")
    assert ThinkingPlayer(3, "hard").decide(Session.of(s.play).at(0)).gives_up is gives_up
