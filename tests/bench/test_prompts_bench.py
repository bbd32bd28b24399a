"""How often a person is asked in a turn, in ten practice matches of each game, by when one wants to be asked.

Printed, never asserted: `pytest tests/bench/test_prompts_bench.py -s`. The same seeds and the same player for every
setting. A question counts when it reaches the person: what the table answers by itself does not. A player's own move
("action") is told apart from what the player is asked, and of the questions those that a drag has answered already (the
place of a card, the target of an attack) and the work by hand are named. "Dragging" is the same setting for one who
drags what can be dragged to where it belongs, as people do. The decks are those that come with the program.
"""

from __future__ import annotations

import functools
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

TESTS = Path(__file__).parents[1]
RULES = (TESTS / "games" / game for game in ("onepiece", "summoner_master"))
sys.path[:0] = [str(TESTS / "ui" / "helpers"), *map(str, RULES)]

MATCHES = 10
ANSWERS = 600  # a match is left after so many
DRAGGED = ("place", "line", "attack_target", "counter_target")


def drags(controller: Any, player: Any, picks: list[int]) -> bool:
    """Do what the picks say by dragging the card to one of the places where it may be dropped for it."""
    choice = controller.choice
    if choice.kind not in controller.playmat.drag_kinds or len(picks) != 1 or choice.options[picks[0]].card is None:
        return False
    card = controller.view.find(choice.options[picks[0]].card)
    places, targets = controller._landing(picks[0], card)
    ends = sorted(places | targets)
    if not ends or choice.options[picks[0]].act == "give":
        return False
    end = ends[player.below(len(ends))]
    entries = controller.drop(card.handle, "" if end in targets else end, end if end in targets else None)
    if entries:
        controller.answer(picks)
    return True


def names(controller: Any, player: Any, picks: list[int]) -> bool:
    """Take an entry of the card's menu that names the target or the position as well, where the menu has such."""
    choice = controller.choice
    if choice is None or len(picks) != 1 or choice.options[picks[0]].card is None:
        return False
    entries = [e for e in controller.menu(choice.options[picks[0]].card) if e.option == picks[0] and e.target]
    return bool(entries) and controller.aim_at(picks[0], entries[player.below(len(entries))].target)


def asked(play: Any, player: Any, chooses_places: bool, dragging: bool = False) -> tuple[Counter[str], int]:
    """The questions that reach the person, by their kind, and the turns of a match."""
    from sanam.engine.session import Session
    from sanam.ui.table.seat.controller import TableController

    controller = TableController(Session.of(play))
    controller.chooses_places = chooses_places
    controller.cast_lots()
    found: Counter[str] = Counter()
    while not play.finished and sum(found.values()) < ANSWERS:
        choice = play.table.choice
        found[choice.kind] += 1
        picks = player.picks(choice)
        if dragging and drags(controller, player, picks):
            continue
        if chooses_places and names(controller, player, picks):
            continue
        if not controller.answer(picks):
            play.answer(picks)
    return found, max(1, len(controller.chronicle.turns))


def curtains(play: Any, player: Any, waives: bool) -> tuple[int, int]:
    """How often the screen is handed over, by players who respond to nothing, and the turns of a match; with `waives`
    they say so once a turn.
    """
    from sanam.engine.session import Session
    from sanam.ui.table.seat.controller import TableController

    controller = TableController(Session.of(play))
    controller.chooses_places = True  # as usual
    controller.cast_lots()
    handed = 0
    while not play.finished and handed < ANSWERS:
        if controller.covered and controller.may_pass_unseen:
            (controller.waive_unseen if waives else controller.pass_unseen)()
            continue  # the curtain goes up again, or is down for something else that the same player decides
        controller.lift_curtain()
        choice = play.table.choice
        unanswered = choice.kind in controller.playmat.chance_kinds and choice.least == 0
        picks = [] if unanswered else player.picks(choice)
        if not controller.answer(picks):
            play.answer(picks)
        handed += controller.covered
    return handed, max(1, len(controller.chronicle.turns))


@functools.cache
def header(game: str, edition: str, names: tuple[str, str]) -> Any:
    """A match of two decks that come with the program, their texts read."""
    from sanam.catalogue.first_run import open_catalogue
    from sanam.decks.files import load_deck
    from sanam.matches.setup import header_for

    with tempfile.TemporaryDirectory() as folder, open_catalogue(Path(folder)) as catalogue:
        decks = [load_deck(name, catalogue) for name in names]
        return header_for(catalogue, game=game, edition=edition, decks=decks, names=("A", "B"), seed=50)


def begun(head: Any, seed: int, prompts: str, **options: Any) -> Any:
    """The match with other options, from the start."""
    import msgspec

    from sanam import games
    from sanam.engine.play import Play

    wanted = {"open": True, "prompts": prompts, **options}
    if not wanted.pop("open_hands", True):
        wanted["open"] = False
    play = Play(games.build(msgspec.structs.replace(head, options={**head.options, **wanted})))
    play.start(seed)
    return play


def yugioh(seed: int, prompts: str, **options: Any) -> tuple[Any, Any]:
    from table_matches import Attacker

    return begun(header("yugioh", "zh-mr2", ("river", "sky")), seed, prompts, **options), Attacker(seed)


def summoner(seed: int, prompts: str, **options: Any) -> tuple[Any, Any]:
    from summoner_matches import Summoner

    names = ("orchard-beginner", "snowpost-beginner")
    return begun(header("summoner-master", "beginner", names), seed, prompts, **options), Summoner(seed)


def voyage(seed: int, prompts: str, **options: Any) -> tuple[Any, Any]:
    from onepiece_matches import Fighter

    return begun(header("onepiece", "standard", ("watch", "tide")), seed, prompts, **options), Fighter(seed)


@pytest.mark.parametrize(
    ("game", "begin", "settings"),
    [
        ("Yu-Gi-Oh!", yugioh, ("always", "possible", "events")),
        ("Summoner Master", summoner, ("always", "possible", "events")),
        ("One Piece", voyage, ("always", "possible", "events")),
    ],
)
def test_questions_in_a_turn(
    qapp: Any, game: str, begin: Callable[[int, str], tuple[Any, Any]], settings: tuple[str, ...]
) -> None:
    print(f"\n{game}: questions in a turn, {MATCHES} matches")
    for prompts in (*settings, "dragging"):
        random.seed(MATCHES)  # for what the table decides by lot
        whole: Counter[str] = Counter()
        turns = 0
        for seed in range(1, MATCHES + 1):
            usual = prompts in ("events", "dragging")
            match = begin(seed, "events" if usual else prompts)
            kinds, length = asked(*match, usual, prompts == "dragging")
            whole, turns = whole + kinds, turns + length
        moves = whole.pop("action") / turns
        own = sum(whole[kind] for kind in (*DRAGGED, "by_hand")) / turns
        each = ", ".join(f"{kind} {number / turns:.2f}" for kind, number in whole.most_common(6))
        print(
            f"  {prompts:9} {moves:.2f} moves, {sum(whole.values()) / turns:5.2f} questions in {turns} turns, of which "
            f"{own:.2f} a drag answers or are work by hand ({each})"
        )


@pytest.mark.parametrize(
    ("game", "begin"), [("Yu-Gi-Oh!", yugioh), ("Summoner Master", summoner), ("One Piece", voyage)]
)
def test_curtains_in_a_turn(qapp: Any, game: str, begin: Callable[..., tuple[Any, Any]]) -> None:
    print(f"\n{game}: how often two players with hidden hands hand the screen over in a turn, {MATCHES} matches")
    ways = (
        ("only who can respond is asked (the curtain tells so)", False, False),
        ("who might respond is asked", True, False),
        ("the same, with “No response this turn”", True, True),
    )
    for words, one_screen, waives in ways:
        whole = turns = 0
        random.seed(MATCHES)  # for what the table decides by lot
        for seed in range(1, MATCHES + 1):
            match = begin(seed, "events", open_hands=False, **({"one_screen": True} if one_screen else {}))
            handed, length = curtains(*match, waives)
            whole, turns = whole + handed, turns + length
        print(f"  {whole / turns:5.2f} in {turns} turns: {words}")
