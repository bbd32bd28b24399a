"""The puzzles that come with the program: legal boards, in every language, a line that holds and one that fails."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from sanam import games
from sanam.catalogue.first_run import open_catalogue
from sanam.catalogue.store import Catalogue
from sanam.engine.choice import Choice
from sanam.engine.play import Play
from sanam.engine.session import Session
from sanam.games.lessons import Pick
from sanam.matches import positions, starter_puzzles
from sanam.matches.puzzles import HOLDS, REACHED, REFUTED, Prover, state, turn_of
from sanam.matches.starter_puzzles import GOAL, puzzles
from sanam.wording import LANGUAGES
from starter_cards import with_starters

NAMES = ("Ana", "Bo")


class Lines(NamedTuple):
    """What the solver picks, question after question, and a line that comes to nothing. What has one answer only, and
    what may be left undone, is left out.
    """

    holds: tuple[Pick, ...]
    fails: tuple[Pick, ...]


BATTLE, DIRECT = Pick("phase", value="battle"), Pick("direct")
MIRAGE, BURST, GUARDIAN, BEARER = "900100073", "900100032", "900100003", "900100001"
MOTH, LOTUS, WEAVER = "900100008", "900100017", "900100006"
APPRENTICE, SANDBAG, DRAGON, SERPENT, SLACK = "900100005", "900100033", "900100021", "900100010", "900100043"
BELL, SPRINTER, NET = "SN01-001", "SN01-004", "SN01-005"


SOLUTIONS: dict[str, Lines] = {
    "yugioh-wall": Lines(
        (
            *(Pick("activate", MIRAGE), Pick(card=GUARDIAN), Pick("activate", BURST)),
            *(BATTLE, Pick("attack", BEARER), Pick(card=GUARDIAN)),
        ),
        (Pick("activate", BURST), BATTLE, Pick("attack", BEARER), Pick(card=GUARDIAN), Pick("phase", value="end")),
    ),
    "yugioh-past": Lines(
        (
            *(Pick("normal_summon", LOTUS), Pick("activate", BURST), Pick(card=MOTH)),
            *(BATTLE, Pick("attack", MOTH), DIRECT),
        ),
        (
            *(Pick("normal_summon", WEAVER), Pick("activate", BURST), Pick(card=MOTH)),
            *(BATTLE, Pick("attack", MOTH), DIRECT, Pick("phase", value="end")),
        ),
    ),
    "yugioh-answers": Lines(
        (
            *(Pick("activate", SANDBAG), Pick("special_summon", DRAGON), Pick("activate", DRAGON)),
            *(BATTLE, Pick("attack", DRAGON)),
        ),
        (
            *(Pick("special_summon", DRAGON), Pick("activate", DRAGON), Pick(card=SERPENT)),
            *(BATTLE, Pick("attack", DRAGON)),
        ),
    ),
    "onepiece-rush": Lines(
        (
            *(Pick("play", SPRINTER), Pick("give", SPRINTER), Pick("give", SPRINTER)),
            Pick("attack", SPRINTER),
        ),
        (Pick("give", BELL), Pick("give", BELL), Pick("attack", BELL)),
    ),
    "onepiece-counters": Lines(
        (Pick("give", BELL), Pick("give", BELL), Pick("attack", BELL), Pick(card=NET)),
        (Pick("give", NET), Pick("give", NET), Pick("attack", BELL)),
    ),
    "summoner-order": Lines(
        (Pick("attack", "Ladder Knight"), Pick("attack", "Harvest Wyrm")),
        (Pick("attack", "Harvest Wyrm"), Pick("attack", "Ladder Knight"), Pick("pass")),
    ),
    "summoner-hand": Lines(
        (Pick("attack", "Apple-Thief Dragonet"), Pick("attack_hand", "Ladder Knight"), Pick("kind", value="seal")),
        (
            Pick("attack", "Apple-Thief Dragonet"),
            Pick("attack_hand", "Ladder Knight"),
            Pick("kind", value="mystic"),
            Pick("pass"),
        ),
    ),
    "summoner-spare": Lines(
        (Pick("combine", "Parcel Yeti"), Pick("attack", "Parcel Yeti")),
        (Pick("attack", "Parcel Yeti"),),
    ),
}


@pytest.fixture(scope="module")
def catalogue(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Catalogue]:
    made = open_catalogue(with_starters(tmp_path_factory.mktemp("cards")))
    yield made
    made.close()


def begun(id: str, catalogue: Catalogue) -> Play:
    header = positions.begun_from(starter_puzzles.position(puzzles()[id], catalogue, NAMES), open_hands=True)
    play = Play(games.build(header))
    play.start(header.seed)
    return play


def only(choice: Choice) -> list[int] | None:
    """The one answer there is; None where there are several."""
    if choice.combinations is not None:
        return list(choice.combinations[0]) if len(choice.combinations) == 1 else None
    everything = list(range(len(choice.options)))
    return everything if choice.least == len(everything) else None


def played(play: Play, line: tuple[Pick, ...], answer: Callable[[list[int]], object] | None = None) -> Play:
    """The line, given with `answer`; the other player does nothing that may be left undone."""
    left = list(line)
    turn = turn_of(play)
    answer = answer or play.answer
    while play.choice is not None and turn_of(play) == turn:
        choice = play.choice
        if choice.seat != GOAL.seat:
            answer([] if choice.least == 0 else [0])
            continue
        fits = [i for i, option in enumerate(choice.options) if left and left[0].fits(option, play)]
        if fits:
            left.pop(0)
            answer(fits[:1])
        elif choice.kind in ("place", "line", "position"):
            answer([0])
        elif (picks := only(choice)) is not None:
            answer(picks)
        elif choice.least == 0:
            answer([])
        else:
            break
    assert not left, (left, play.choice)
    return play


def test_every_puzzle_has_lines_in_this_test() -> None:
    assert SOLUTIONS.keys() == puzzles().keys()
    by_game = [one.game for one in puzzles().values()]
    assert all(by_game.count(game.id) >= 2 for game in games.all_games() if game.starter.decks)


@pytest.mark.parametrize("id", puzzles())
def test_the_line_holds_against_every_answer(id: str, catalogue: Catalogue) -> None:
    start = begun(id, catalogue)
    turn = turn_of(start)
    play = played(begun(id, catalogue), SOLUTIONS[id].holds)
    assert state(play, GOAL, turn) == REACHED
    proof = Prover(GOAL, turn).prove(start, play.batches[1:])
    assert proof.result == HOLDS


@pytest.mark.parametrize("id", puzzles())
def test_what_one_tries_first_does_not_hold(id: str, catalogue: Catalogue) -> None:
    start = begun(id, catalogue)
    play = played(begun(id, catalogue), SOLUTIONS[id].fails)
    assert Prover(GOAL, turn_of(start)).prove(start, play.batches[1:]).result == REFUTED


@pytest.mark.parametrize("id", puzzles())
def test_the_board_is_legal_and_told_of_in_every_language(id: str, catalogue: Catalogue) -> None:
    puzzle: Any = puzzles()[id]
    assert starter_puzzles.board(puzzle, catalogue, NAMES).faults().legal
    for said in (puzzle.name, puzzle.about):
        assert set(said) == set(LANGUAGES) and len(set(said.values())) == len(LANGUAGES)
    for language in LANGUAGES:
        kept = next(one for one in starter_puzzles.listed(NAMES, language) if one.id.endswith(id))
        assert (kept.name, kept.about) == (puzzle.name[language], puzzle.about[language])


def test_the_log_begins_in_the_turn_of_the_board(catalogue: Catalogue) -> None:
    log = Session.of(begun("onepiece-rush", catalogue)).chronicle(games.get("onepiece").table.playmat().moments)
    assert (log.when(0)["turn"], log.when(0)["phase"], log.turns) == (9, "main", [(1, 0)])
