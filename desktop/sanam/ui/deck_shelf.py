"""The decks one can play: those that come with the program and those in the user's deck folder."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from dataclasses import replace as replaced
from datetime import UTC, datetime
from pathlib import Path

from msgspec.structs import replace

from sanam import games
from sanam.catalogue.problems import FileRefused
from sanam.catalogue.store import Catalogue
from sanam.decks import folders
from sanam.decks.check import check
from sanam.decks.files import file_name, load_deck, read_deck, starter_decks, starter_name, write_deck
from sanam.decks.model import Deck
from sanam.decks.versions import VERSIONS, Versions
from sanam.decks.ydk import YDKE, parse_ydke
from sanam.games.face import FaceSpec
from sanam.matches.records import UNPLAYED, DeckKey, DeckRecord, deck_records, record_of
from sanam.matches.summary import Summary
from sanam.ui.deck_words import verdict
from sanam.ui.decks.words import pile_words
from sanam.ui.language import current
from sanam.ui.match_setup import DeckEntry, DeckVerdict
from sanam.ui.text import fill, joined, tr

STARTER = "starter:"
FACES = 5
#: How the names of starter decks end that were built for an edition with fewer kinds of cards.
SUFFIXES = (".ydk", ".sanam-deck")


@dataclass(frozen=True, slots=True)
class ShelfRow:
    """A deck as the list of all decks shows it. `edition` is the one it is checked by; `folder` "" is the decks folder
    itself; `changed` is None for starter decks, which belong to no folder; `cover` is the card to know it by; `record`
    counts what was played with it.
    """

    id: str
    name: str
    game: str
    edition: str
    cards: int
    verdict: DeckVerdict
    folder: str = ""
    tags: tuple[str, ...] = ()
    changed: datetime | None = None
    starter: bool = False
    cover: FaceSpec | None = None
    record: DeckRecord = UNPLAYED


class DeckShelf:
    """Decks by id: "starter:NAME", or the path of a file in `folder` or one of its folders. Nothing is changed in a
    person's own files elsewhere: what is opened there is copied into `folder`. What is kept about decks lies in
    `beside`, else beside the folder.
    """

    def __init__(self, catalogue: Catalogue, folder: Path, beside: Path | None = None) -> None:
        self.catalogue = catalogue
        self.folder = folder
        self.versions = Versions((beside or folder.parent) / VERSIONS, folder)
        self._decks: dict[str, tuple[int, Deck]] = {}
        self._verdicts: dict[tuple[str, int, str], DeckVerdict] = {}
        self._entries: dict[str, tuple[int, DeckEntry]] = {}
        #: Files in the folder that are no decks, with the reason; they are left alone.
        self.refused: list[FileRefused] = []
        #: The matches that are over.
        self.finished: Callable[[], Iterable[Summary]] = tuple

    def forget(self) -> None:
        """Look everything up anew: the catalogue has other cards now."""
        self._decks.clear()
        self._verdicts.clear()
        self._entries.clear()

    def forget_words(self) -> None:
        """Say everything anew, in another language; what the files hold stays."""
        self._decks = {id: kept for id, kept in self._decks.items() if not id.startswith(STARTER)}
        self._verdicts.clear()
        self._entries.clear()

    def entries(self) -> tuple[DeckEntry, ...]:
        """Every deck that can be read, starter decks first, those of folders by their folder."""
        self.refused = []
        found = [self._entry(f"{STARTER}{name}", self.deck(f"{STARTER}{name}")) for name in starter_decks()]
        for path in self._files():
            try:
                found.append(self._entry(str(path), self.deck(str(path))))
            except FileRefused as refused:
                self.refused.append(refused)
        self._prefer()
        return tuple(replaced(entry, keys=self.keys(entry.id, entry.name)) for entry in found)

    def identity(self, id: str) -> str:
        """What a deck is known by in matches, whatever it is called. Raises FileRefused, OSError."""
        return id if id.startswith(STARTER) else self.versions.identify(Path(id), self.deck(id).name).id

    def keys(self, id: str, name: str) -> tuple[DeckKey, ...]:
        """By what a deck is counted in matches: its identity, and its name in those that have no identities."""
        if id.startswith(STARTER):
            return DeckKey(id=id), DeckKey(name=name)
        known = self.versions.identity(Path(id))
        return (DeckKey(name=name),) if known is None else (DeckKey(id=known.id), DeckKey(name=known.name))

    def _prefer(self) -> None:
        """Let search show the cards of the person's decks first where words may mean several."""
        used: dict[str, set[str]] = {}
        for id, (_, deck) in self._decks.items():
            if not id.startswith(STARTER):
                used.setdefault(deck.game, set()).update(deck.all_codes())
        for game, codes in used.items():
            self.catalogue.prefer(game, codes)

    def count(self) -> int:
        """How many decks there are, without reading them."""
        return len(starter_decks()) + len(self._files())

    def codes(self) -> set[str]:
        """The codes of all cards in the decks of the folder."""
        found: set[str] = set()
        for path in self._files():
            with suppress(FileRefused):
                found |= set(self.deck(str(path)).all_codes())
        return found

    def using(self, game: str, code: str) -> list[tuple[str, str]]:
        """Id and name of the decks of the folder, as far as they were read, that have a card, by name."""
        return [
            (id, deck.name or Path(id).stem)
            for id, (_, deck) in sorted(self._decks.copy().items())
            if not id.startswith(STARTER)
            and deck.game == game
            and any(copy.code == code for copies in deck.piles.values() for copy in copies)
        ]

    def read_all(self) -> None:
        """Read the decks of the folder that were not read yet; in any thread."""
        for path in self._files():
            with suppress(FileRefused, OSError):
                self.deck(str(path))

    def deck(self, id: str) -> Deck:
        """The deck of an id. Raises FileRefused."""
        name = id.removeprefix(STARTER)
        stamp = 0 if id.startswith(STARTER) else _stamp(Path(id))
        kept = self._decks.get(id)
        if kept is None or kept[0] != stamp:
            found = load_deck(name, self.catalogue)
            if id.startswith(STARTER):
                found = replace(found, name=starter_name(name, current().code))
            kept = (stamp, found)
            self._decks[id] = kept
        return kept[1]

    def add(self, path: Path) -> DeckEntry:
        """Take a deck file onto the shelf; one that lies there already is not copied again. Raises FileRefused,
        OSError.
        """
        deck = read_deck(path) if path.suffix.lower() in SUFFIXES else load_deck(str(path), self.catalogue)
        self.folder.mkdir(parents=True, exist_ok=True)
        if path.resolve().is_relative_to(self.folder.resolve()):
            target = path
        elif path.suffix.lower() not in SUFFIXES:  # another program's format: kept as one of ours
            target = self._place(deck.name, SUFFIXES[1], b"")
            write_deck(deck, target)
        else:
            target = self._place(deck.name, path.suffix.lower(), path.read_bytes())
            if not target.exists():
                shutil.copyfile(path, target)
        return self._entry(str(target), self.deck(str(target)))

    def add_link(self, link: str) -> DeckEntry:
        """Take the deck of a ydke:// link onto the shelf. Raises FileRefused, OSError."""
        deck = parse_ydke(link.strip())
        return self.add_deck(replace(deck, name=deck.name or tr("Deck from a link")), ".ydk")

    def add_deck(self, deck: Deck, suffix: str = SUFFIXES[1]) -> DeckEntry:
        """Put a deck onto the shelf. Raises OSError."""
        self.folder.mkdir(parents=True, exist_ok=True)
        target = self._place(deck.name, suffix, b"")
        write_deck(deck, target)
        return self._entry(str(target), self.deck(str(target)))

    def verdict(self, id: str, edition: str) -> DeckVerdict:
        """What the deck rules of an edition say; a file that has become unreadable cannot be played."""
        try:
            deck = self.deck(id)
        except (FileRefused, OSError) as error:
            return DeckVerdict(False, tr("This deck cannot be read."), (str(error),), playable=False)
        key = (id, self._decks[id][0], edition)
        if key not in self._verdicts:
            report = check(deck, self.catalogue, deck.game, edition)
            self._verdicts[key] = verdict(report, lambda code: self.name_of(deck.game, code))
        return self._verdicts[key]

    def name_of(self, game: str, code: str) -> str:
        """The name of a card in the person's language, else the one on it; the code where nobody knows it."""
        text = self.catalogue.text(game, code, current().code)
        if text is not None:
            return text[0]
        card = self.catalogue.card(game, code)
        return card.name if card is not None else code

    def rows(self, advance: Callable[[int, int], None] | None = None) -> list[ShelfRow]:
        """Every deck that can be read, with what its rules say; in any thread. `advance(done, total)` tells how far."""
        ids = [*(f"{STARTER}{name}" for name in starter_decks()), *map(str, self._files())]
        found, played = [], deck_records(self.finished())
        for done, id in enumerate(ids):
            if advance is not None:
                advance(done, len(ids))
            try:
                row = self.row(id)
                found.append(replaced(row, record=record_of(played, row.game, self.keys(id, row.name))))
            except (FileRefused, OSError):
                continue  # told of where decks are chosen to play with
        return found

    def row(self, id: str) -> ShelfRow:
        """One deck of the list of all decks. Raises FileRefused, OSError."""
        deck, starter = self.deck(id), id.startswith(STARTER)
        game = games.get(deck.game)
        built_for = game.starter.edition_of(id) if starter else deck.edition
        known = game.matches.edition_ids
        edition = built_for if built_for in known else known[0]
        said, cover = self.verdict(id, edition), next(iter(self._entry(id, deck).faces), None)
        if starter:
            return ShelfRow(id, deck.name, deck.game, edition, deck.total(), said, starter=True, cover=cover)
        changed = datetime.fromtimestamp(Path(id).stat().st_mtime, UTC).astimezone()
        folder = folders.folder_of(self.folder, Path(id))
        return ShelfRow(id, deck.name, deck.game, edition, deck.total(), said, folder, deck.tags, changed, cover=cover)

    def rename(self, id: str, name: str) -> str:
        """Call a deck otherwise, its file too; says its new id. Raises FileRefused, OSError."""
        path, deck = Path(id), replace(self.deck(id), name=name.strip())
        self.versions.identify(path, self.deck(id).name)
        if path.suffix.lower() == SUFFIXES[1]:
            write_deck(deck, path, self._names(deck))
        stem = file_name(deck)
        if stem == path.stem:
            return id
        target = folders.free_path(path.parent, stem, path.suffix)
        path.rename(target)
        return str(target)

    def tag(self, id: str, tags: Iterable[str]) -> str:
        """Give a deck other tags, which only our own kind of file has; says its id. Raises FileRefused, OSError."""
        deck = replace(self.deck(id), tags=tuple(dict.fromkeys(tags)))
        write_deck(deck, Path(id), self._names(deck))
        return id

    def _names(self, deck: Deck) -> dict[str, str]:
        cards = self.catalogue.cards(deck.game, deck.all_codes())
        return {code: card.name for code, card in cards.items()}

    def _files(self) -> list[Path]:
        return folders.deck_files(self.folder, SUFFIXES)

    def _place(self, name: str, suffix: str, content: bytes) -> Path:
        """A path in the folder that is free, or holds the same bytes."""
        stem = file_name(Deck(game=games.first(), name=name))
        number = 1
        while True:
            path = self.folder / f"{stem}{'' if number == 1 else f' {number}'}{suffix}"
            if not path.exists() or (content and path.read_bytes() == content):
                return path
            number += 1

    def _entry(self, id: str, deck: Deck) -> DeckEntry:
        """The deck as it is offered, made once: its faces ask much of the catalogue."""
        stamp, kept = self._decks[id][0], self._entries.get(id)
        if kept is None or kept[0] != stamp:
            kept = (stamp, self._made_entry(id, deck))
            self._entries[id] = kept
        return kept[1]

    def _made_entry(self, id: str, deck: Deck) -> DeckEntry:
        counts = [
            fill(tr("{pile} {n}"), pile=pile_words(deck.game, pile), n=len(copies))
            for pile, copies in deck.piles.items()
            if copies
        ]
        starter = id.startswith(STARTER)
        return DeckEntry(
            id,
            deck.game,
            deck.name,
            joined(" · ", counts),
            starter,
            self.faces(deck),
            games.get(deck.game).starter.edition_of(id) if starter else "",
        )

    def faces(self, deck: Deck) -> tuple[FaceSpec, ...]:
        """A few cards to know a deck by: the one its owner has chosen, then the best."""
        cards = self.catalogue.cards(deck.game, deck.all_codes())
        from sanam.proxies.cards import face_of

        piles = {pile: deck.codes(pile) for pile in deck.piles}
        shown = games.get(deck.game).decks.known_by(piles, cards)
        if deck.cover in cards:
            shown = [deck.cover, *(code for code in shown if code != deck.cover)]
        source, game, tag = self.catalogue, deck.game, current().tag
        return tuple(face_of(source, game, code, cards.get(code), language=tag) for code in shown[:FACES])


def _stamp(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError as error:
        raise FileRefused(path, "file.missing", error=error.strerror or str(error)) from None


def is_link(text: str) -> bool:
    """Whether a text is a link to a deck."""
    return text.strip().startswith(YDKE)
