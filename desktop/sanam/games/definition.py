"""What a game is to the rest of the program: one GameDefinition, made of parts that each answer one kind of question.

A part holds plain data and functions. Functions import what is heavy when they are called, so that a definition costs
little more than its card model and its deck rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from sanam.games.decks import Decks as DeckRules
from sanam.games.search import Search
from sanam.games.terms import Terms, settled
from sanam.games.thinking import Thinking
from sanam.wording import Message

if TYPE_CHECKING:
    from sanam.abilities.texts import TextReading
    from sanam.engine.game import Game
    from sanam.engine.journal import Header
    from sanam.games.arranging import BoardSetup
    from sanam.games.editions import EditionInfo
    from sanam.games.face import FaceSpec, Rendition
    from sanam.games.forms import Form
    from sanam.games.glossary import Term
    from sanam.games.headers import Decks
    from sanam.games.lessons import Lesson
    from sanam.games.playmat import Playmat
    from sanam.games.records import DatabaseRow, Drop, Records, SetFormat
    from sanam.games.rulebook import Rulebook
    from sanam.games.witnessing.scenes import SceneWriter
    from sanam.games.witnessing.trials import Witness
    from sanam.games.words import GameWords


def _common_words() -> GameWords:
    """The words that all games share."""
    from sanam.games.words import GameWords

    return GameWords()


class HeaderMaker(Protocol):
    """Makes the header of a new match from an edition, the decks of the seats and the definitions of their cards; see
    `sanam.games.headers.new_header`. Raises ValueError for an unknown edition or option, or a card without definition.
    """

    def __call__(self, edition: str, decks: Decks, cards: Mapping[str, Any], *, seed: int, **around: Any) -> Header: ...


@dataclass(frozen=True, kw_only=True)
class OwnCodes:
    """The codes of cards that a person makes.

    draw    a code drawn by lot
    may_be  whether such a card may have this code
    always  whether nobody else's card ever has it
    """

    draw: Callable[[], str]
    may_be: Callable[[str], bool]
    always: Callable[[str], bool] = lambda code: False


@dataclass(frozen=True, kw_only=True)
class Cards:
    """What a card of the game is.

    model          the card model, a msgspec.Struct. Every model has key, name, kind, text, whole_text, abilities,
                   problem and by_hand
    undefined      cards that need not be in any catalogue, by code: everybody knows what stands on them
    translated     the fields that are words of one language; an English card keeps them when a text in another comes
    numeric_codes  whether codes are numbers
    printed_codes  whether codes are printed on the cards, with a mark for another artwork (see records.variant)
    tidy_code      a code, or a name that stands for one, as it is kept
    counts_as      the code of the card that a card counts as, "" for one that stands for itself
    own            the codes of cards that a person makes; None for a game whose cards are known by their names
    form           what can be said of such a card
    set_format     the fields of a card in our card sets; None where they are those of the model
    of_database_row  the card of a row of a YGOPro database (see GameDefinition.formats); tells of a field that it
                   leaves out. Raises RecordRefused
    """

    model: type[Any]
    undefined: Mapping[str, Any] = field(default_factory=dict)
    translated: tuple[str, ...]
    numeric_codes: bool = False
    printed_codes: bool = False
    tidy_code: Callable[[str], str] = str
    counts_as: Callable[[Any], str] = lambda card: ""
    own: OwnCodes | None = None
    form: Callable[[], Form]
    set_format: SetFormat | None = None
    of_database_row: Callable[[DatabaseRow, Drop], Any] | None = None


@dataclass(frozen=True, kw_only=True)
class Face:
    """What the cards look like.

    size_mm   width and height of a card in millimetres
    describe  what the face of a card shows
    rosette   petals and lobes of the figure on the back
    back_of   the back that the rulebook gives a card, "" for the common back: blue, red or white, and after "-" the
              colour of its edge
    backs     likewise for cards that nobody knows, by the pile they are in
    """

    size_mm: tuple[float, float]
    describe: Callable[[Any, Rendition], FaceSpec]
    rosette: tuple[int, int] = (10, 4)
    back_of: Callable[[Any], str] = lambda card: ""
    backs: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class AtTable:
    """The game at the table: its board and gestures, its words, and the book of each edition (None: it has none)."""

    playmat: Callable[[], Playmat]
    words: Callable[[], GameWords] = _common_words
    rulebook: Callable[[str], Rulebook | None] = lambda edition: None


@dataclass(frozen=True, kw_only=True)
class Matches:
    """How matches of the game are made.

    edition_ids    the rulebooks (or play levels) by which it is played, the usual one first
    edition_names  of each its name and, in one sentence, what differs in it; in the person's language
    editions       the editions with what may be chosen beforehand, in the person's language
    header         makes the header of a new match
    build          the game of a match that a header describes. Raises KeyError, ValueError or TypeError for a header
                   that is not one of this game
    banned         the option that takes the names that the decks' lists ban, "" where no rule of play asks for them
    besides        the options by which a match knows something of all cards there are, given those of its decks; the
                   others are read only where it asks for them. None where no match does
    setup          how its boards are set up by hand; None where they cannot be
    packages       the packages whose files decide how a match goes on, beside those of the program that all games share
    """

    edition_ids: tuple[str, ...]
    edition_names: Callable[[], Mapping[str, tuple[str, str]]]
    editions: Callable[[], tuple[EditionInfo, ...]]
    header: HeaderMaker
    build: Callable[[Header], Game]
    banned: str = ""
    packages: tuple[str, ...] = ()
    setup: Callable[[], BoardSetup] | None = None
    besides: Callable[[Mapping[str, Any], Iterable[Any]], Mapping[str, Any]] | None = None


@dataclass(frozen=True, kw_only=True)
class Starter:
    """The content that comes with the program.

    decks    the names of the starter decks that are played against each other at once: two of them, or none
    endings  what the name of a starter deck's file ends with after "-", for those of another edition than the usual one
    """

    decks: tuple[str, ...] = ()
    endings: Mapping[str, str] = field(default_factory=dict)

    def edition_of(self, name: str) -> str:
        """The edition that a starter deck was built for, "" for the one with every kind of card."""
        return self.endings.get(name.rpartition("-")[2], "")


@dataclass(frozen=True, kw_only=True)
class Texts:
    """How card texts of the game are read and written.

    reads     the languages whose texts are understood, as the catalogue names them, the best one first
    writes    the languages that an understood text is written in
    has_text  whether a card has a rules text at all
    read      a card's text in a language, as its game understands it; the card has a text, the language is in `reads`
    write     an understood text in a language of `writes`. Raises CannotWrite
    packages  the packages whose files decide how a text is read: what was read under others is read again
    arranged  the card with its text as printed, in a language of `reads`, taken apart into the fields of the model
    nearest   a wording that is understood and comes nearest to the unread words of a text in a language; "": none
    terms     words of a language in which the rulebook and imported cards differ (see sanam.games.terms)
    misprints what an English text misprints, each as it is printed and as it is read
    """

    reads: tuple[str, ...]
    writes: tuple[str, ...]
    has_text: Callable[[Any], bool]
    read: Callable[[Any, str], TextReading]
    write: Callable[[TextReading, str], str]
    packages: tuple[str, ...]
    arranged: Callable[[Any, str], Any] = lambda card, language: card
    nearest: Callable[[str, str, str], str] = lambda text, unread, language: ""
    terms: Terms = field(default_factory=dict)
    misprints: Callable[[str], tuple[tuple[str, str], ...]] = lambda text: ()

    def in_chosen_words(self, text: str, language: str) -> str:
        """A card's text in the vocabulary that the person chose."""
        return settled(text, self.terms, language)


@dataclass(frozen=True, kw_only=True)
class GameDefinition:
    """A game.

    id      names it in files and journals: never changed
    name    what people call it
    icon    its glyph
    formats the formats of other programs in which its cards and decks are exchanged, each known to one game only:
            "ydk", "ydke", "omega" and "ygomobile" for decks, "cdb", "strings" and "lflist" for card data
    texts   how its card texts are understood; None where they are only shown
    lessons first games with guided steps
    glossary the terms of its card texts, explained
    thinking how a computer plays it
    witness  what tries card texts beside the rules (see sanam.games.witnessing); None where nothing does
    scenes   given cards of a database, what writes the boards of the witness down for another engine; None where there
             is no such engine
    """

    id: str
    name: Message
    icon: str = "cards"
    formats: tuple[str, ...] = ()
    cards: Cards
    records: Records
    search: Search
    decks: DeckRules
    face: Face
    table: AtTable
    matches: Matches
    starter: Starter = Starter()
    texts: Texts | None = None
    lessons: Callable[[], tuple[Lesson, ...]] = tuple
    glossary: Callable[[], tuple[Term, ...]] = tuple
    thinking: Callable[[], Thinking] = Thinking
    witness: Callable[[], Witness] | None = None
    scenes: Callable[[Iterable[Any]], SceneWriter] | None = None
