"""Which format a text is in, and the cards that its names mean."""

from __future__ import annotations

import functools
import os
import re
from collections.abc import Callable

from msgspec.structs import replace

from sanam import games
from sanam.catalogue.problems import FileRefused, decode_text
from sanam.catalogue.store import Catalogue
from sanam.decks.cod import parse_cod
from sanam.decks.codes import is_omega, is_ygomobile, parse_omega, parse_ygomobile
from sanam.decks.deckfile import parse_deckfile
from sanam.decks.exported import as_lines, is_export
from sanam.decks.lists import Line, Unread, game_of_headings, numbered_game, parse_list
from sanam.decks.model import Copy, Deck
from sanam.decks.shape import sort_out, with_given
from sanam.decks.ydk import YDKE, parse_ydk, parse_ydke

#: Characters of a line from which on a typing error in the name of a card is told from other words.
LONG_ENOUGH = 8
MAX_TEXT = 2 * 1024 * 1024
_YDK = re.compile(r"^(#main|#extra|!side)[ \t]*$", re.MULTILINE)
#: A line of a list of passcodes: one of them, or a comment.
_CODE = re.compile(r"[0-9]{3,10}|[#!].*")
_TOML = re.compile(r"^[ \t]*\[deck\][ \t]*$", re.MULTILINE)


def format_of(text: str) -> str:
    """ "ydke", "ygomobile", "cod", "sanam", "ydk", "omega", "numbers" or, for everything else, "list"; exports of
    sites and simulators are the lists that they say (see as_lines).
    """
    text = text.strip()
    if text.startswith(YDKE):
        return "ydke"
    if is_ygomobile(text):
        return "ygomobile"
    if text.startswith("<") and "<cockatrice_deck" in text[:2000]:
        return "cod"
    if _TOML.search(text):
        return "sanam"
    if _YDK.search(text) or all(_CODE.fullmatch(line) for line in map(str.strip, text.split("\n")) if line):
        return "ydk"
    if is_omega(text):
        return "omega"
    return "numbers" if numbered_game(text) else "list"


def is_deck(text: str) -> bool:
    """Whether a text is meant as a deck and not as words to look for: a link, a code, or several lines."""
    lines = [line for line in text[:MAX_TEXT].split("\n") if line.strip()]
    if len(lines) == 1 and is_export(lines[0]):
        return True
    return len(lines) > 1 or (len(lines) == 1 and format_of(text) not in ("numbers", "list", "ydk"))


def recognise(
    text: str,
    *,
    game: str = "",
    path: str | os.PathLike[str] = "",
    name: str = "",
    is_card: Callable[[str, str], bool] | None = None,
    unread: list[Unread] | None = None,
    lines: list[Line] | None = None,
) -> Deck:
    """The deck that a text is, in whichever format; `game` is that of a list of names whose headings do not say it, ""
    the first there is. `is_card` tells whether a game has a card of that name, `unread` is given the lines of a list
    that say nothing, `lines` its lines (see parse_list).

    Names are not looked up yet (see resolve). Raises FileRefused with the line for what is no deck, and for a text of
    more than MAX_TEXT characters.
    """
    if len(text) > MAX_TEXT:
        raise FileRefused(path, "file.too-large", size=len(text), limit=MAX_TEXT)
    text = decode_text(path, text.encode("utf-8", "replace"))
    text = as_lines(text, path) or text
    found, game = format_of(text), game or games.first()
    if found == "ydke":
        deck = parse_ydke(text)
    elif found == "ygomobile":
        deck = parse_ygomobile(text)
    elif found == "omega":
        deck = parse_omega(text)
    elif found == "cod":
        deck = parse_cod(text.strip(), game, path)
    elif found == "sanam":
        deck = parse_deckfile(text, path)
    elif found == "ydk":
        deck = parse_ydk(text.encode(), path)
    else:
        game = numbered_game(text) or game_of_headings(text) or game
        known = None if is_card is None else functools.cache(functools.partial(is_card, game))
        deck = parse_list(text, game, path, is_card=known, unread=unread, lines=lines)
    return deck if deck.name or not name else replace(deck, name=name)


def deck_in(
    text: str,
    catalogue: Catalogue,
    *,
    game: str = "",
    path: str | os.PathLike[str] = "",
    name: str = "",
    guessed: dict[str, str] | None = None,
    unread: list[Unread] | None = None,
    lines: list[Line] | None = None,
) -> Deck:
    """The deck that a text is, its names looked up. A list of names whose headings do not say its game is of the game
    in which most of its cards are known, in doubt of `game`. `guessed` is given the names that were read as those of
    cards although they have typing errors, with the codes, `unread` the lines of a list that say nothing, `lines` all
    of its lines. Raises FileRefused as recognise does.
    """
    game = game or games.first()
    text = (as_lines(text, path) if len(text) <= MAX_TEXT else None) or text
    near = format_of(text) == "list"  # typed by a person, who may err; every other format says what it says
    is_card = functools.partial(_is_card, catalogue)
    best: _Reading | None = None
    refused: FileRefused | None = None
    for other in (game, *(one for one in games.ids() if one != game)):
        found = _Reading()
        try:
            deck = recognise(
                text, game=other, path=path, name=name, is_card=is_card, unread=found.unread, lines=found.lines
            )
        except FileRefused as error:
            refused = refused or error
            continue
        found.deck = resolve(deck, catalogue, near=near, guessed=found.guessed)
        found.known = _known(found.deck, catalogue)
        if best is None or found.known > best.known:
            best = found
        if not near or found.known == found.deck.total() or game_of_headings(text):
            break
    if best is None:
        assert refused is not None
        raise refused
    if guessed is not None:
        guessed |= best.guessed
    if unread is not None:
        unread += best.unread
    if lines is not None:
        lines += best.lines
    return best.deck


class _Reading:
    """A text as a deck of one game."""

    def __init__(self) -> None:
        self.deck = Deck(game="")
        self.known = 0
        self.guessed: dict[str, str] = {}
        self.unread: list[Unread] = []
        self.lines: list[Line] = []


def _is_card(catalogue: Catalogue, game: str, name: str) -> bool:
    """Whether a line is the name of a card: as it is written, or, where it is long enough to tell, nearly so."""
    if catalogue.code_of(game, name) is not None:
        return True
    return len(name) >= LONG_ENOUGH and catalogue.code_near(game, name) is not None


def _known(deck: Deck, catalogue: Catalogue) -> int:
    """Copies whose card the catalogue has."""
    known = catalogue.cards(deck.game, deck.all_codes())
    return sum(copy.code in known for copies in deck.piles.values() for copy in copies)


def meant(catalogue: Catalogue, game: str, name: str, pile: str) -> list[str]:
    """The codes of the cards that have exactly this name, those first that belong in a pile."""
    codes = catalogue.codes_of(game, name)
    if len(codes) > 1:
        cards, home = catalogue.cards(game, codes), games.get(game).decks.home
        codes.sort(key=lambda code: code not in cards or home(cards[code]) != pile)
    return codes


def _nearly(catalogue: Catalogue, game: str, name: str, pile: str) -> str | None:
    """The code of a card whose name is nearly this one; of several with that name one that belongs in a pile."""
    code = catalogue.code_near(game, name)
    card = catalogue.cards(game, [code]).get(code) if code is not None else None
    return next(iter(meant(catalogue, game, card.name, pile)), code) if card is not None else code


def resolve(deck: Deck, catalogue: Catalogue, *, near: bool = False, guessed: dict[str, str] | None = None) -> Deck:
    """The deck with names that stand for codes looked up, its cards in the piles where they belong, and the piles that
    are the same for everybody where it says nothing of them. `near`: names with small typing errors too (see
    Catalogue.code_near); `guessed` is given those, with the codes.

    What nobody knows stays where and as it is.
    """
    known = catalogue.cards(deck.game, deck.all_codes())
    found: dict[tuple[str, str], str] = {}
    for pile in deck.piles:
        for code in dict.fromkeys(deck.codes(pile)):
            if code in known:
                continue
            named = next(iter(meant(catalogue, deck.game, code, pile)), None)
            if named is None and near and (named := _nearly(catalogue, deck.game, code, pile)) and guessed is not None:
                guessed[code] = named
            if named is not None:
                found[pile, code] = named
    if found:
        known |= catalogue.cards(deck.game, found.values())
        piles = {
            pile: tuple(Copy(found.get((pile, copy.code), copy.code), copy.printing) for copy in copies)
            for pile, copies in deck.piles.items()
        }
        deck = replace(deck, piles=piles)
    return with_given(sort_out(deck, known))
