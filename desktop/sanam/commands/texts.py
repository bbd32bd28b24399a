"""The command `sanam texts`: what is understood of card texts."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from sanam import games
from sanam.commands.common import Command, Stated, catalogue_of
from sanam.games.definition import GameDefinition


def add_commands(command: Command) -> None:
    """Add the command to the command line."""
    texts = command(
        "texts",
        _texts,
        "Say how many card texts are understood and what the others lack; of a single card, what was read.",
    )
    texts.add_argument("query", nargs="*", metavar="QUERY", help="only these cards (see “sanam search --help-query”)")
    texts.add_argument("--game", choices=games.ids(), default=games.first(), help=f"(default {games.first()})")
    texts.add_argument("--language", default="", metavar="LANGUAGE", help="of the texts (default: the best understood)")
    texts.add_argument("--holes", type=int, default=30, metavar="N", help="list the N most frequent holes (default 30)")
    texts.add_argument("--trees", type=Path, metavar="FILE", help="write what was read of every card as JSON")
    texts.add_argument(
        "--played", action="store_true", help="play every wholly understood ability, and say of how many it is proven"
    )
    texts.add_argument(
        "--results", type=Path, metavar="FILE", help="keep what --played finds; a later run goes on with it"
    )
    texts.add_argument(
        "--boards", type=Path, metavar="FILE", help="write the boards of --played, one JSON object a line"
    )
    texts.add_argument("--json", action="store_true", help="print one JSON object")


def _texts(arguments: argparse.Namespace) -> int:
    from sanam.catalogue.query import QueryError
    from sanam.catalogue.survey import survey

    game = games.get(arguments.game)
    if game.texts is None:
        raise Stated(f"the texts of {arguments.game} are only shown")
    language = arguments.language or game.texts.reads[0]
    if language not in game.texts.reads:
        raise Stated(f"texts in {language} are not read; those in {', '.join(game.texts.reads)} are")
    trees: dict[str, Any] = {}
    with catalogue_of(arguments) as catalogue:
        query = " ".join(arguments.query)
        try:
            cards = _cards(catalogue, arguments.game, query)
        except QueryError as error:
            raise Stated(f"query, characters {error.start}-{error.end}: {error}") from None
        if arguments.boards:
            return _boards(game, cards, catalogue.all_cards(arguments.game), arguments.boards)
        if arguments.played:
            return _played(game, cards, arguments)
        if len(cards) == 1 and query and not arguments.json:
            return _one(cards[0], game.texts, language)

        def keep(card: Any, reading: Any) -> None:
            trees[card.key] = {
                "name": card.name,
                "kind": card.kind,
                "text": card.text,
                "whole": reading.whole,
                "abilities": reading.abilities,
            }

        each = keep if arguments.trees else None
        found = survey(arguments.game, game.texts, cards, language, most_holes=arguments.holes, each=each)
    if arguments.trees:
        arguments.trees.write_text(json.dumps(trees, ensure_ascii=False), "utf-8")
    if arguments.json:
        print(json.dumps(msgspec.to_builtins(found), ensure_ascii=False))
        return 0
    print(f"{found.cards} cards, {found.with_text} with a rules text")
    _share("wholly understood", found.whole, found.with_text)
    _share("partly understood", found.partly, found.with_text)
    _share("abilities understood", found.abilities_understood, found.abilities)
    _share("abilities partly understood", found.abilities_partly, found.abilities)
    print(f"{1000 * found.seconds / max(1, found.with_text):.2f} ms a card, at most {found.slowest_ms:.0f} ms")
    for hole, number in found.holes:
        print(f"{number:6}  {hole}")
    return 0


def _played(game: GameDefinition, cards: list[Any], arguments: argparse.Namespace) -> int:
    """Say what a second reading of the texts, played beside the rules, has seen to come true."""
    from sanam.witness.survey import survey

    try:
        found = survey(game, cards, arguments.results)
    except ValueError:
        raise Stated(f"the texts of {game.id} are played by nothing yet") from None
    except OSError as error:
        raise Stated(f"the results cannot be kept: {error}") from None
    if arguments.json:
        print(json.dumps(msgspec.to_builtins(found), ensure_ascii=False))
        return 0
    print(f"{found.whole} cards wholly understood, {found.abilities} abilities; {found.seconds} s")
    for verdict, number in found.verdicts.items():
        _share(f"abilities {verdict}", number, found.abilities)
    for verdict, number in found.cards.items():
        _share(f"cards {verdict}", number, found.whole)
    for reason, number in found.reasons:
        print(f"{number:6}  {reason}")
    for one in found.deviations:
        print(f"{one.code} {one.ability}: {one.text}")
        print("\n".join(f"    {name}: {result}" for name, result in one.results.items()))
    return 0


def _boards(game: GameDefinition, cards: list[Any], pool: Iterable[Any], path: Path) -> int:
    """Write the boards on which the abilities of the cards are tried."""
    from sanam.witness.boards import boards

    try:
        made = boards(game, cards, pool)
    except ValueError:
        raise Stated(f"the boards of {game.id} are not written yet") from None
    number = 0
    try:
        with path.open("w", encoding="utf-8") as file:
            for board in made:
                print(json.dumps(board, ensure_ascii=False), file=file)
                number += 1
    except OSError as error:
        raise Stated(f"the boards cannot be written: {error}") from None
    print(f"{number} boards")
    return 0


def _share(what: str, part: int, all_: int) -> None:
    print(f"{part:6} {what} ({100 * part / max(1, all_):.1f} %)")


def _cards(catalogue: Any, game: str, query: str) -> list[Any]:
    """The cards of the game that the query finds; all of them without one."""
    if query:
        total = catalogue.count(game, query)
        hits = catalogue.find(game, query, limit=max(1, total))
        return list(catalogue.cards(game, [hit.code for hit in hits]).values())
    return list(catalogue.all_cards(game))


def _one(card: Any, texts: Any, language: str) -> int:
    """Print one card: its text, sentence by sentence with its tree, and the text in every language."""
    from sanam.abilities.writer import CannotWrite

    print(f"{card.name} ({card.key})\n{card.text}\n")
    if not texts.has_text(card):
        print("It has no rules text.")
        return 0
    reading = texts.read(card, language)
    for sentence in reading.sentences:
        print(f"[{sentence.start}:{sentence.end}] {card.text[sentence.start : sentence.end]}")
        print(f"    {sentence.tree if sentence.tree is not None else 'not understood: ' + sentence.hole}")
    if reading.problem is not None:
        print("Not understood at {}:{}: {}".format(*reading.problem))
    for written in texts.writes:
        try:
            print(f"{written}: {texts.write(reading, written)}")
        except CannotWrite as error:
            print(f"{written}: {error}")
    return 0
