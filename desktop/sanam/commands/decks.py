"""The commands `sanam check`, `convert` and `odds`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sanam import games
from sanam.catalogue.fold import fold
from sanam.commands.common import (
    DECK,
    Command,
    Stated,
    catalogue_of,
    edition_id,
    edition_of,
    print_result,
    require_game,
)

if TYPE_CHECKING:
    from sanam.decks.check import Report
    from sanam.decks.lists import Unread

YDKE = "ydke://"


def add_commands(command: Command) -> None:
    """Add the commands to the command line."""
    check = command("check", _check, "Check a deck against an edition's deck rules.", json=True)
    check.add_argument("--game", choices=games.ids(), help="which game (default: the deck's)")
    check.add_argument(
        "--edition", type=edition_id, metavar="EDITION", help="the rulebook or play level (default: the usual one)"
    )
    check.add_argument("deck", metavar="DECK", help=DECK)
    which = check.add_mutually_exclusive_group()
    which.add_argument(
        "--list",
        metavar="NAME",
        help="the imported list to apply, “edition” or “none” (default: the one the deck names)",
    )
    which.add_argument("--lflist", type=Path, metavar="FILE", help="apply the first list in this lflist.conf")
    which.add_argument("--banned", type=Path, metavar="FILE", help="names banned in Summoner Master, one per line")
    convert = command(
        "convert",
        _convert,
        "Write a deck in another format: .ydk, .ydke (a link), .sanam-deck, .cod (Cockatrice) or .txt (a list); "
        "or print its link.",
    )
    convert.add_argument("deck", metavar="IN", help=DECK)
    convert.add_argument(
        "out", metavar="OUT", help=f"the file to write; its extension is the format. {YDKE} prints the link instead"
    )
    convert.add_argument("--force", action="store_true", help="overwrite an existing file")
    odds = command(
        "odds",
        _odds,
        "Show the odds of drawing cards: exact, and from ten thousand random opening hands.",
    )
    odds.add_argument("deck", metavar="DECK", help=DECK)
    odds.add_argument(
        "--card",
        action="append",
        default=[],
        metavar="CARD",
        help="a card by name or code; repeat to accept any of several (default: each card of the deck)",
    )
    odds.add_argument("--least", type=int, default=1, metavar="N", help="at least N of them (default 1)")
    odds.add_argument("--draws", type=int, default=0, metavar="N", help="cards drawn after the first hand (default 0)")
    odds.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the random hands (default 1)")
    odds.add_argument("--json", action="store_true", help="print one JSON object")


def _check(arguments: argparse.Namespace) -> int:
    from msgspec.structs import replace

    from sanam.decks.check import check
    from sanam.decks.files import load_deck
    from sanam.decks.lflist import read_lists
    from sanam.decks.messages import describe, edition_name
    from sanam.decks.restrictions import OF_EDITION, find_list, lists, read_banned
    from sanam.games.restrictions import Restrictions

    with catalogue_of(arguments) as catalogue:
        guessed: dict[str, str] = {}
        unread: list[Unread] = []
        deck = load_deck(arguments.deck, catalogue, guessed=guessed, unread=unread)
        game = arguments.game or deck.game
        require_game(deck, game, arguments.deck)
        edition = edition_of(game, arguments.edition)
        restrictions: Restrictions | None = None
        if arguments.lflist:
            restrictions = read_lists(arguments.lflist)[0]
        elif arguments.banned:
            restrictions = read_banned(arguments.banned)
        elif arguments.list == "none":
            deck = replace(deck, restrictions="")
        elif arguments.list:
            restrictions = find_list(catalogue, game, arguments.list, edition)
            if restrictions is None:
                known = ", ".join([OF_EDITION, "none", *(one.name for one in lists(catalogue, game))])
                raise Stated(f"--list: there is no list {arguments.list!r} (there is: {known})")
        report = check(deck, catalogue, game, edition, restrictions)
        meant = [f"{code}{words}" for code in report.unknown if (words := did_you_mean(catalogue, game, str(code)))]
        notes = [*read_as(catalogue, game, guessed, unread), *meant]
    names = games.get(game).decks
    counts = ", ".join(f"{names.pile_name(pile).text} {count}" for pile, count in report.counts.items())
    lines = [f"{report.name or arguments.deck}: {counts}; different cards played by hand: {len(report.by_hand)}"]
    lines += notes
    lines += [f"{finding.severity}: {describe(finding, game)}" for finding in report.findings]
    by = edition_name(edition)
    by = f"{by}, list {report.restrictions}" if report.restrictions else by
    lines.append(f"legal in {by}" if report.legal else f"not legal in {by}")
    print_result(
        arguments, {**report.as_json(), "read_as": guessed, "left_out": [one._asdict() for one in unread]}, lines
    )
    if not report.legal:
        raise Stated(illegal(arguments.deck, report))
    return 0


def illegal(deck: str, report: Report) -> str:
    from sanam.decks.messages import describe, edition_name

    errors = [finding for finding in report.findings if finding.severity == "error"]
    more = f" (and {len(errors) - 1} more)" if len(errors) > 1 else ""
    first = errors[0]
    cited = f" [{', '.join(first.rules)}]" if getattr(first, "rules", ()) else ""
    edition = edition_name(report.edition)
    return f"{deck}: not legal in {edition}: {describe(first, report.game)}{cited}{more}"


def _convert(arguments: argparse.Namespace) -> int:
    from sanam.decks.files import load_deck, write_deck
    from sanam.decks.ydk import write_ydke

    out = Path(arguments.out)
    if out.exists() and not arguments.force:
        raise Stated(f"{out}: the file already exists; see --force")
    with catalogue_of(arguments) as catalogue:
        guessed: dict[str, str] = {}
        unread: list[Unread] = []
        deck = load_deck(arguments.deck, catalogue, guessed=guessed, unread=unread)
        cards = catalogue.cards(deck.game, deck.all_codes())
        for line in read_as(catalogue, deck.game, guessed, unread):
            print(line, file=sys.stderr)
        if arguments.out == YDKE:
            exchanged = games.exchanging("ydke")
            if deck.game != exchanged:
                raise Stated(f"a ydke:// link can hold only decks of {games.get(exchanged).name.text}")
            print(write_ydke(deck))
            return 0
        meant = {code: did_you_mean(catalogue, deck.game, code) for code in deck.all_codes() if code not in cards}
        write_deck(deck, out, {code: card.name for code, card in cards.items()})
    counts = ", ".join(f"{pile} {len(copies)}" for pile, copies in deck.piles.items())
    unknown = [code for code in deck.all_codes() if code not in {**cards, **games.get(deck.game).cards.undefined}]
    told = f"; not in the catalogue: {', '.join(code + meant.get(code, '') for code in unknown)}" if unknown else ""
    print(f"{out}: {counts}{told}")
    return 0


def read_as(catalogue: Any, game: str, guessed: dict[str, str], unread: Sequence[Unread] = ()) -> list[str]:
    """A line for each name with a typing error that was taken for that of a card, and for each line left out."""
    names = {code: card.name for code, card in catalogue.cards(game, guessed.values()).items()}
    read = [f"read “{written}” as {names[code]}" for written, code in guessed.items()]
    return [*read, *(f"left out line {one.line}, which names no card: {one.text}" for one in unread)]


def did_you_mean(catalogue: Any, game: str, code: str) -> str:
    """Cards that an unknown name may mean, in brackets; "" for plain numbers and where no name is like it."""
    hits = [] if code.isdecimal() else catalogue.suggest(game, code)
    return f" (did you mean {' or '.join(hit.name for hit in hits)}?)" if hits else ""


def _odds(arguments: argparse.Namespace) -> int:
    from sanam.catalogue.near import suggestions
    from sanam.decks.files import load_deck
    from sanam.decks.odds import HANDS, Wish, in_opening, opening_of, simulate

    if not 1 <= arguments.least <= 60 or not 0 <= arguments.draws <= 60 or not 0 <= arguments.seed < 1 << 64:
        raise Stated("--least must be 1 to 60, --draws 0 to 60, --seed 0 to 2**64 - 1")
    with catalogue_of(arguments) as catalogue:
        deck = load_deck(arguments.deck, catalogue)
        cards = catalogue.cards(deck.game, deck.all_codes())
        drawn = {code: pile for pile in opening_of(deck).draws for code in deck.codes(pile)}
        names = {code: cards[code].name if code in cards else code for code in drawn}
        wanted = [_code(catalogue, deck.game, card, names) for card in arguments.card]
        for card, code in zip(arguments.card, wanted, strict=True):
            if code not in drawn:
                known = catalogue.card(deck.game, code) is not None or code in deck.all_codes()
                why = "this card is never drawn from this deck"
                if not known:
                    near = [names[one] for one in suggestions(fold(card), _folded(names))]
                    why = "no card of this deck has this name" + (f" (it has: {', '.join(near)})" if near else "")
                raise Stated(f"{arguments.deck}: {card}: {why}")
    groups = [tuple(wanted)] if wanted else [(code,) for code in drawn]
    rows: list[dict[str, Any]] = []
    for codes in groups:
        wish = Wish(codes, arguments.least)
        pile = drawn[codes[0]]
        row: dict[str, Any] = {"cards": [names[code] for code in codes], "least": arguments.least, "pile": pile}
        row["copies"] = sum(code in codes for part in opening_of(deck).draws for code in deck.codes(part))
        row["opening"] = float(in_opening(deck, wish))
        if arguments.draws:
            row["later"] = float(in_opening(deck, wish, {pile: arguments.draws}))
        if wanted:
            row["simulated"], row["hands"] = simulate(deck, wish, seed=arguments.seed), HANDS
        rows.append(row)
    if arguments.json:
        print(json.dumps({"game": deck.game, "deck": deck.name, "odds": rows}, ensure_ascii=False))
        return 0
    again = {0: "", 1: ", redrawn once without"}[opening_of(deck).redraws]
    for row in rows:
        parts = [f"opening hand{again} {row['opening']:.2%}"]
        if "later" in row:
            parts.append(f"{arguments.draws} draws later {row['later']:.2%}")
        if "simulated" in row:
            parts.append(f"of {row['hands']:,} hands {row['simulated']:.2%}")
        print(f"{row['copies']} × {' or '.join(row['cards'])}, {row['least']} or more: {', '.join(parts)}")
    return 0


def _code(catalogue: Any, game: str, card: str, names: dict[str, str]) -> str:
    """The code of a card named by name, in any language and spelling, or by code."""
    from sanam.catalogue.near import the_near_one

    if card in names:
        return card
    same = next((code for code, name in names.items() if name.casefold() == card.casefold()), None)
    return same or catalogue.code_of(game, card) or the_near_one(fold(card), _folded(names)) or card


def _folded(names: dict[str, str]) -> dict[str, str]:
    """The codes by folded name."""
    return {fold(name): code for code, name in names.items()}
