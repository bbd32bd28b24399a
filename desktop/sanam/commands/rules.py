"""The command `sanam rule`: what a rule of a game says."""

from __future__ import annotations

import argparse

from sanam import games
from sanam.commands.common import Command, Stated
from sanam.wording import LANGUAGES


def add_commands(command: Command) -> None:
    """Add the command to the command line."""
    rule = command("rule", _rule, "Say what a rule of a game says, and those around it.")
    rule.add_argument("rule", metavar="RULE", help="its number, as refusals and the rules panel cite it")
    rule.add_argument("--game", choices=games.ids(), default=games.first(), help=f"(default {games.first()})")
    rule.add_argument("--edition", default="", metavar="ID", help="whose rulebook it is (default: the usual one)")
    rule.add_argument(
        "--language", choices=LANGUAGES, default="en", help="where the book is written in it (default en)"
    )


def _rule(arguments: argparse.Namespace) -> int:
    game = games.get(arguments.game)
    editions = game.matches.edition_ids
    edition = arguments.edition or editions[0]
    if edition not in editions:
        raise Stated(f"{arguments.game} has no edition {edition}; it has {', '.join(editions)}")
    book = game.table.rulebook(edition)
    found = book.around(arguments.rule) if book else []
    if book is None or not found:
        raise Stated(f"the rulebook of {edition} has no rule {arguments.rule}")
    for number in found:
        print(f"{'>' if number == arguments.rule else ' '} {number}  {book.says(number, arguments.language)[0]}")
    return 0
