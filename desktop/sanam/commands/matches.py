"""The commands `sanam simulate` and `sanam replay`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sanam import games
from sanam.commands.common import (
    Command,
    Stated,
    catalogue_of,
    count,
    edition_id,
    edition_of,
    print_result,
    require_game,
    seed,
)
from sanam.commands.decks import illegal

if TYPE_CHECKING:
    from sanam.decks.model import Deck
    from sanam.engine.journal import Header, Journal
    from sanam.matches.simulation import Simulation


def add_commands(command: Command) -> None:
    """Add the commands to the command line."""
    simulate = command(
        "simulate",
        _simulate,
        "Let two players who choose at random among the legal moves play matches to the end. "
        "Effects that are applied by hand are skipped.",
        json=True,
        illegal=True,
    )
    simulate.add_argument("--game", choices=games.ids(), required=True, help="which game")
    simulate.add_argument("--edition", type=edition_id, metavar="EDITION", help="the rulebook (default: the usual one)")
    simulate.add_argument(
        "--deck",
        metavar="A",
        dest="decks",
        action="append",
        required=True,
        help="the first seat's deck; give it a second time for the second seat's",
    )
    simulate.add_argument("--matches", type=count, default=1, metavar="N", help="number of matches (default 1)")
    simulate.add_argument(
        "--seed",
        type=seed,
        default=1,
        metavar="S",
        help="seed of the first match; each further match adds 1 (default 1)",
    )

    replay = command("replay", _replay, "Read a match's journal and summarise it. Nothing is changed.", json=True)
    replay.add_argument("journal", type=Path, metavar="JOURNAL", help="a .sanam file")
    replay.add_argument("--verify", action="store_true", help="replay every answer and compare every event")


def _simulate(arguments: argparse.Namespace) -> int:
    import sqlite3

    from sanam.matches.setup import UnknownCards
    from sanam.matches.simulation import simulate

    if len(arguments.decks) != 2:
        print("sanam simulate: error: --deck must be given twice", file=sys.stderr)
        return 2
    try:
        header = _header(arguments)
        found = simulate(games.build, header, arguments.matches)
    except (UnknownCards, games.UnknownGame) as error:
        raise Stated(str(error)) from None
    except Stated:
        raise
    except Exception as error:
        if isinstance(error, sqlite3.Error | MemoryError):
            raise
        raise Stated(_located(error)) from error
    _tell(arguments, found)
    return 0


def _header(arguments: argparse.Namespace) -> Header:
    """The header of the first match: the two decks, checked."""
    from sanam.decks.check import check
    from sanam.decks.files import load_deck
    from sanam.matches.setup import header_for

    edition = edition_of(arguments.game, arguments.edition)
    agreed = bool(getattr(arguments, "allow_illegal", False))
    with catalogue_of(arguments) as catalogue:
        decks: list[Deck] = [load_deck(deck, catalogue) for deck in arguments.decks]
        for name, deck in zip(arguments.decks, decks, strict=True):
            require_game(deck, arguments.game, name)
            report = check(deck, catalogue, arguments.game, edition)
            if not report.legal and not agreed:
                raise Stated(illegal(name, report) + "; see --allow-illegal")
        return header_for(
            catalogue,
            game=arguments.game,
            edition=edition,
            decks=decks,
            names=["A", "B"],
            seed=arguments.seed,
            options={"allow_illegal": True} if agreed else None,
        )


def _tell(arguments: argparse.Namespace, found: Simulation) -> None:
    plain = {
        "matches": found.matches,
        "duels": found.duels,
        "turns": found.turns,
        "answers": found.answers,
        "events": found.events,
        "seconds": round(found.seconds, 3),
        "winners": found.winners,
        "hash": found.hash,
    }
    first, second, nobody = found.winners
    seconds = max(found.seconds, 1e-9)
    size = f"{found.matches} matches, {found.duels} duels, {found.turns} turns"
    print_result(
        arguments,
        plain,
        [
            f"{size}, {found.answers} answers, {found.events} events",
            f"{found.seconds:.2f} s: {found.answers / seconds:,.0f} answers/s, {found.duels / seconds:.1f} duels/s",
            f"won by the first seat {first}, by the second {second}, by nobody {nobody}",
            f"hash {found.hash}",
        ],
    )


def _located(error: Exception) -> str:
    """A fault of the rules: in which match, and where in the program."""
    place = "; ".join(getattr(error, "__notes__", [])) or "simulation"
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = f" ({Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno})" if trace else ""
    return f"{place}: {type(error).__name__}: {error}{where}"


def _replay(arguments: argparse.Namespace) -> int:
    from sanam.engine import journal
    from sanam.engine.batch import fingerprint
    from sanam.engine.events import Happened
    from sanam.engine.journal import JournalProblem
    from sanam.matches.replay import Replay

    changed = ""
    try:
        read = journal.read(arguments.journal)
        replay = Replay.of(read)
        if arguments.verify:
            changed = _differs(read)
    except (JournalProblem, games.UnknownGame) as problem:
        where = "" if isinstance(problem, JournalProblem) else f"{arguments.journal.name}, line 1: "
        raise Stated(f"{where}{problem}") from None
    header, table = replay.header, replay.play.table
    events = [event for batch in replay.batches for event in batch.events]
    facts = [event.what for event in events if isinstance(event, Happened)]
    result = table.marks.get("finished")
    plain = {
        "file": str(arguments.journal),
        "game": header.game,
        "edition": header.edition,
        "names": header.names,
        "decks": header.deck_names,
        "created": header.created,
        "app": header.app,
        "seed": header.seed,
        "batches": replay.length,
        "events": len(events),
        "duels": facts.count("duel_ended"),
        "turns": facts.count("turn"),
        "finished": result is not None,
        "winner": result["winner"] if result else None,
        "torn": replay.note,
        "verified": arguments.verify and not changed,
        "other_rules": changed,
        "fingerprint": fingerprint(table),
    }
    print_result(arguments, plain, _replay_lines(header, plain))
    return 0


def _differs(read: Journal) -> str:
    """Where the answers of a journal that was played under other rules give other events today, "" where nowhere.
    Raises JournalProblem when the rules are the same: that is a defect.
    """
    from sanam.engine import folding
    from sanam.engine.journal import JournalProblem
    from sanam.matches.played_under import same_rules

    try:
        folding.verify(read, games.build(read.header))
    except JournalProblem as problem:
        if same_rules(read.header):
            reason = f"same rules, different result: {problem.reason}"
            raise JournalProblem(problem.path, problem.line, reason) from None
        return str(problem)
    return ""


def _replay_lines(header: Header, plain: dict[str, Any]) -> list[str]:
    """What is told of a replay to somebody who reads it; `plain` is the same for programs."""
    from sanam.decks.messages import edition_name
    from sanam.wording import say

    if not plain["finished"]:
        end = "not finished"
    else:
        end = "nobody won" if plain["winner"] is None else f"{header.names[plain['winner']]} won"
    found = games.find(header.game)
    name = say(found.name) if found is not None else header.game
    lines = [
        f"{name}, {edition_name(header.edition)}: {' against '.join(header.names)}, {header.created or 'no date'}",
        f"played with sanam {header.app or 'of an unknown version'}",
        f"{plain['batches']} batches, {plain['events']} events, {plain['duels']} duels ended, {plain['turns']} turns",
        f"{end}; fingerprint {plain['fingerprint']}",
    ]
    if plain["torn"]:
        lines.append(plain["torn"])
    if plain["other_rules"]:
        lines.append(f"played under other rules: {plain['other_rules']}")
    if plain["verified"]:
        lines.append("verified: the answers give the same events under the present rules")
    return lines
