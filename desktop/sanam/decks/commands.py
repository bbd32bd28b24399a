"""The commands `sanam convert` and `sanam odds`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sanam import games

Command = Callable[..., argparse.ArgumentParser]
DataDir = Callable[[argparse.Namespace], Path]


#: How a deck is named on the command line.
DECK = "a file, a ydke:// or YGOMobile link, an Omega code or a starter deck's name"
YDKE = "ydke://"


def add_commands(command: Command, data_dir: DataDir, stated: type[Exception]) -> None:
    """Add both commands through `command(name, run, help)`; a problem is raised as `stated`."""
    convert = command(
        "convert",
        lambda arguments: _convert(arguments, data_dir, stated),
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
        lambda arguments: _odds(arguments, data_dir, stated),
        "Show the odds of drawing cards: exact, and from ten thousand random opening hands.",
    )
    odds.add_argument("deck", metavar="DECK", help=DECK)
    odds.add_argument(
        "--card",
        action="append",
        default=[],
        metavar="NAME",
        help="a card by name or code; repeat to accept any of several (default: each card of the deck)",
    )
    odds.add_argument("--least", type=int, default=1, metavar="N", help="at least N of them (default 1)")
    odds.add_argument("--draws", type=int, default=0, metavar="N", help="cards drawn after the first hand (default 0)")
    odds.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the random hands (default 1)")
    odds.add_argument("--json", action="store_true", help="print one JSON object")


def _convert(arguments: argparse.Namespace, data_dir: DataDir, stated: type[Exception]) -> int:
    from sanam.catalogue.first_run import open_catalogue
    from sanam.catalogue.problems import FileRefused
    from sanam.decks.files import load_deck, write_deck
    from sanam.decks.ydk import write_ydke

    out = Path(arguments.out)
    if out.exists() and not arguments.force:
        raise stated(f"{out}: the file already exists; see --force")
    try:
        with open_catalogue(data_dir(arguments)) as catalogue:
            guessed: dict[str, str] = {}
            deck = load_deck(arguments.deck, catalogue, guessed=guessed)
            cards = catalogue.cards(deck.game, deck.all_codes())
            for line in read_as(catalogue, deck.game, guessed):
                print(line, file=sys.stderr)
            if arguments.out == YDKE:
                exchanged = games.exchanging("ydke")
                if deck.game != exchanged:
                    raise stated(f"a ydke:// link can hold only decks of {games.get(exchanged).name.text}")
                print(write_ydke(deck))
                return 0
            meant = {code: did_you_mean(catalogue, deck.game, code) for code in deck.all_codes() if code not in cards}
            write_deck(deck, out, {code: card.name for code, card in cards.items()})
    except FileRefused as refused:
        raise stated(str(refused.problem)) from None
    counts = ", ".join(f"{pile} {len(copies)}" for pile, copies in deck.piles.items())
    unknown = [code for code in deck.all_codes() if code not in {**cards, **games.get(deck.game).cards.undefined}]
    told = f"; not in the catalogue: {', '.join(code + meant.get(code, '') for code in unknown)}" if unknown else ""
    print(f"{out}: {counts}{told}")
    return 0


def read_as(catalogue: Any, game: str, guessed: dict[str, str]) -> list[str]:
    """A line for each name with a typing error that was taken for that of a card."""
    names = {code: card.name for code, card in catalogue.cards(game, guessed.values()).items()}
    return [f"read “{written}” as {names[code]}" for written, code in guessed.items()]


def did_you_mean(catalogue: Any, game: str, code: str) -> str:
    """Cards that an unknown name may mean, in brackets; "" for plain numbers and where no name is like it."""
    hits = [] if code.isdecimal() else catalogue.suggest(game, code)
    return f" (did you mean {' or '.join(hit.name for hit in hits)}?)" if hits else ""


def _odds(arguments: argparse.Namespace, data_dir: DataDir, stated: type[Exception]) -> int:
    from sanam.catalogue.first_run import open_catalogue
    from sanam.catalogue.problems import FileRefused
    from sanam.decks.files import load_deck
    from sanam.decks.odds import HANDS, Wish, in_opening, opening_of, simulate

    if not 1 <= arguments.least <= 60 or not 0 <= arguments.draws <= 60 or not 0 <= arguments.seed < 1 << 64:
        raise stated("--least must be 1 to 60, --draws 0 to 60, --seed 0 to 2**64 - 1")
    try:
        with open_catalogue(data_dir(arguments)) as catalogue:
            deck = load_deck(arguments.deck, catalogue)
            cards = catalogue.cards(deck.game, deck.all_codes())
            drawn = {code: pile for pile in opening_of(deck).draws for code in deck.codes(pile)}
            names = {code: cards[code].name if code in cards else code for code in drawn}
            wanted = [_code(catalogue, deck.game, card, names) for card in arguments.card]
    except FileRefused as refused:
        raise stated(str(refused.problem)) from None
    missing = [card for card, code in zip(arguments.card, wanted, strict=True) if code not in drawn]
    if missing:
        raise stated(f"{arguments.deck}: {missing[0]}: this card is never drawn from this deck")
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
    if card in names:
        return card
    same = next((code for code, name in names.items() if name.casefold() == card.casefold()), None)
    return same or catalogue.code_of(game, card) or card
