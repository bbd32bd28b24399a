"""The catalogue as the rest of the program reads it."""

from __future__ import annotations

import functools
import json
import os
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any

import msgspec

from sanam.abilities.simplified import in_script
from sanam.catalogue import collection
from sanam.catalogue.connections import Connections
from sanam.catalogue.damage import was_left_open
from sanam.catalogue.facts import NUMBERS
from sanam.catalogue.fold import fold, spellings
from sanam.catalogue.grams import TextsByCode
from sanam.catalogue.index import Index, version
from sanam.catalogue.matching import Matching
from sanam.catalogue.models import reader
from sanam.catalogue.near import suggestions, the_near_one
from sanam.catalogue.query import Node, parse, words_of
from sanam.catalogue.rowset import RowSet
from sanam.catalogue.schema import check_whole, open_database
from sanam.catalogue.series_names import derived
from sanam.catalogue.transactions import Database, snapshot, writing

if TYPE_CHECKING:
    from sanam.games.restrictions import RestrictionList

CHUNK = 500
#: Cards of one name that are told apart.
MOST_NAMED = 60
#: Chinese is read in either script when it is not known in the person's own.
OTHER_SCRIPT = {"zh_Hant": "zh_Hans", "zh_Hans": "zh_Hant"}
#: SQL of the rule of Catalogue.nearest for a name, over `cards c` and two languages.
SHOWN = "coalesce(t.name, o.name, c.name)"
NEAREST = """left join texts t on t.game = c.game and t.code = c.code and t.language = ?
    left join texts o on o.game = c.game and o.code = c.code and o.language = ?"""
#: The set of the cards that the user made.
OWN_SET = "own"


class Hit(msgspec.Struct, frozen=True):
    """One search result: the card's code, the name and language in which it was found, and the codes of its other
    artworks, which are one card with it.
    """

    code: str
    name: str
    language: str
    artworks: tuple[str, ...] = ()


class Printing(msgspec.Struct, frozen=True):
    """One printing of a card: its set, the card number printed on it (YZH-2.8, YFA-2.7), its rarity or ""."""

    set_id: str
    number: str
    rarity: str = ""


class Catalogue:
    """The cards a user owns the data of. `path` is made when it is not there.

    Each thread is lent a connection of its own (see sanam.catalogue.connections), so one Catalogue may be used from the
    window and from workers at once; a writer never blocks readers. Codes are given as text or number and kept as text.
    Raises FileRefused on opening, sqlite3.DatabaseError for a file damaged further in.
    """

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.path = Path(path)
        self.connections = Connections(self.path, open_database)
        self._indexes: dict[str, Index] = {}  # by game, shared by all threads
        self._series_names: dict[str, tuple[int, dict[str, str]]] = {}  # likewise
        self._series_ids: dict[str, tuple[tuple[tuple[str, str], ...], dict[str, list[str]]]] = {}  # likewise
        self._preferred: dict[str, frozenset[str]] = {}
        #: Texts that were written in the person's language, by game, and that language (see
        #: sanam.catalogue.made_texts).
        self.made: Mapping[str, TextsByCode] = {}
        self.made_in = ""
        self._values: dict[str, tuple[int, dict[str, list[str]]]] = {}  # likewise, with the version of the facts
        doubtful = was_left_open(path)
        _ = self.db  # a bad file is refused here, not at the first question
        if doubtful:
            try:
                check_whole(self.db.conn, path)
            except BaseException:
                self.close()
                raise

    def __enter__(self) -> Catalogue:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @property
    def db(self) -> Database:
        """This thread's connection; writers work inside `writing(db)`."""
        return self.connections.mine().db

    def close(self) -> None:
        """Close the connections of all threads; none may be in use."""
        self.connections.close()

    def card(self, game: str, code: int | str) -> Any:
        """The card of that code, or None."""
        return self.cards(game, (code,)).get(str(code))

    def cards(self, game: str, codes: Iterable[int | str], *, effects: bool = True) -> dict[str, Any]:
        """The known ones of `codes`, by code, in the order asked for; without `effects` their abilities are not read,
        which takes longer than all else and is of no use to a list of cards.
        """
        wanted = list(dict.fromkeys(str(code) for code in codes))
        found: dict[str, Any] = {}
        read = reader(game)
        for start in range(0, len(wanted), CHUNK):
            part = wanted[start : start + CHUNK]
            marks = ",".join("?" * len(part))
            columns = f"code, data, {'abilities' if effects else 'null'}, problem"
            query = f"select {columns} from cards where game = ? and code in ({marks})"
            for code, data, abilities, problem in self.db.conn.execute(query, (game, *part)):
                found[code] = read(data, abilities, problem)
        return {code: found[code] for code in wanted if code in found}

    def all_cards(self, game: str) -> Iterator[Any]:
        """Every card of a game, by code as text."""
        query = "select data, abilities, problem from cards where game = ? order by code"
        read = reader(game)
        for data, abilities, problem in self.db.conn.execute(query, (game,)):
            yield read(data, abilities, problem)

    def names(self, game: str, language: str = "") -> dict[str, str]:
        """Names by code, sorted by name, in the language nearest to `language` (see nearest)."""
        query = f"select c.code, {SHOWN} as shown from cards c {NEAREST} where c.game = ? order by shown, c.code"
        found = dict(self.db.conn.execute(query, (language, OTHER_SCRIPT.get(language, ""), game)).fetchall())
        return {code: in_script(name, language) for code, name in found.items()} if language == "zh_Hans" else found

    def find(
        self,
        game: str,
        query: str = "",
        *,
        sort: str = "",
        descending: bool = False,
        language: str = "",
        limit: int = 200,
        offset: int = 0,
    ) -> list[Hit]:
        """Cards of which `query` is true, in the language of sanam.catalogue.query; "" finds all.

        `sort` is "name", "code" or a number of sanam.catalogue.facts.NUMBERS (cards without it last); "" puts names
        that begin with the words of the query first. Names are in `language` where there is one.
        Raises QueryError with the place of a fault, ValueError for an unknown `sort`.
        """
        if sort not in ("", "name", "code", *NUMBERS):
            raise ValueError(f"no order {sort!r} (there are: {', '.join(('name', 'code', *NUMBERS))})")
        node = parse(query)
        with snapshot(self.db.conn):
            matching, found = self._found(game, query, node)
            page = matching.page(found, words_of(node), sort, descending, offset, limit)
            return self._hits(game, matching.codes(page), language)

    def _found(self, game: str, query: str, node: Node) -> tuple[Matching, RowSet]:
        """The rows of the index of which `node` is true; what was found last is found again at once."""
        mine = self.connections.mine()
        conn = mine.db.conn
        preferred = self._preferred.get(game, frozenset())
        made = self.made
        series = functools.partial(self._series, game)
        matching = Matching(self._index(game), conn, series, preferred, made.get(game))
        # The first is what other connections wrote, the second what this one did.
        state = (conn.execute("pragma data_version").fetchone()[0], conn.total_changes, game, query, preferred, made)
        if mine.state != state:
            mine.found = (matching.cards(node), matching.guessed, matching.ahead)
            mine.state = state
        rows, matching.guessed, matching.ahead = mine.found
        return matching, rows

    def prefer(self, game: str, codes: Iterable[str]) -> None:
        """Of cards that an abbreviation may mean, show these first: what the person has in decks."""
        self._preferred[game] = frozenset(codes)

    def _index(self, game: str) -> Index:
        now = version(self.db.conn)
        index = self._indexes.get(game)
        if index is None or index.version != now:
            index = self._indexes[game] = Index(self.db.conn, game, now)
        return index

    def hits(self, game: str, codes: list[str], language: str = "") -> list[Hit]:
        """These cards as search shows them; unknown codes are left out."""
        known = self.cards(game, codes)
        with snapshot(self.db.conn):
            return self._hits(game, [code for code in dict.fromkeys(codes) if code in known], language)

    def _hits(self, game: str, codes: list[str], language: str) -> list[Hit]:
        found: dict[str, Hit] = {}
        others = self._index(game).artworks
        for start in range(0, len(codes), CHUNK):
            part = codes[start : start + CHUNK]
            sql = f"""select c.code, {SHOWN}, coalesce(t.language, o.language, c.language) from cards c {NEAREST}
                where c.game = ? and c.code in ({",".join("?" * len(part))})"""
            wanted = (language, OTHER_SCRIPT.get(language, ""), game, *part)
            rows = self.db.conn.execute(sql, wanted)
            for code, name, spoken in rows:
                if OTHER_SCRIPT.get(language) == spoken:
                    name, spoken = in_script(name, language), language
                found[code] = Hit(code, name, spoken, tuple(others.get(code, ())))
        return [found[code] for code in codes]

    def count(self, game: str, query: str = "") -> int:
        """How many cards `find` finds without a limit. Raises QueryError."""
        node = parse(query)
        with snapshot(self.db.conn):
            return len(self._found(game, query, node)[1])

    def guessed(self, game: str, query: str) -> dict[str, tuple[str, ...]]:
        """The words of a query that stand in no name, with the near ones that were looked for. Raises QueryError."""
        node = parse(query)
        with snapshot(self.db.conn):
            return dict(self._found(game, query, node)[0].guessed)

    def artworks(self, game: str, code: int | str) -> list[str]:
        """The codes under which a card is known with one artwork or another, that of the card itself first; [code] for
        a card with one.
        """
        with snapshot(self.db.conn):
            others = self._index(game).artworks
        root = next((root for root, codes in others.items() if str(code) in codes), str(code))
        return [root, *others.get(root, ())]

    def words(self, game: str, kind: str, language: str = "en") -> dict[str, str]:
        """Names of archetypes ("series") or counters ("counter") by id, as a strings.conf or a card set gave them: in
        `language`, else in Chinese of the other script, else in English, else in any. Archetypes that nobody has named
        are called as their cards are (see sanam.catalogue.series_names).
        """
        sql = """select id, name from words where game = ? and kind = ?
            order by id, language = ?, language = ?, language = 'en', language"""
        found = dict(self.db.conn.execute(sql, (game, kind, language, OTHER_SCRIPT.get(language, ""))).fetchall())
        return self._derived(game) | found if kind == "series" else found

    def _derived(self, game: str) -> dict[str, str]:
        """Names of the series that nobody has named, by id, from the names and texts of their cards."""
        now = version(self.db.conn)
        kept, found = self._series_names.get(game, (-1, {}))
        if kept != now:
            found = derived(self.db.conn, game)
            self._series_names[game] = (now, found)
        return dict(found)

    def restriction_lists(self, game: str) -> list[RestrictionList]:
        """The restriction lists that were imported, in the order of their file."""
        from sanam.games.restrictions import RestrictionList

        sql = "select data from restrictions where game = ? order by source, place"
        return [msgspec.json.decode(row[0], type=RestrictionList) for row in self.db.conn.execute(sql, (game,))]

    def _series(self, game: str) -> dict[str, list[str]]:
        """The ids of archetypes by their folded names, in whatever language."""
        sql = "select id, name from words where game = ? and kind = 'series' order by id"
        named = (*self.db.conn.execute(sql, (game,)).fetchall(), *self._derived(game).items())
        kept, found = self._series_ids.get(game, ((), {}))
        if kept != named:
            found = {}
            for id, name in named:
                found.setdefault(fold(name), []).append(fold(id))
            self._series_ids[game] = (named, found)
        return found

    def values(self, game: str, field: str) -> list[str]:
        """Every word that cards have in a field ("set", "colour", "race" …), folded and sorted."""
        return self.all_values(game).get(field, [])

    def all_values(self, game: str) -> dict[str, list[str]]:
        """The words that cards have, by field, for filters."""
        now = version(self.db.conn)
        kept, found = self._values.get(game, (-1, {}))
        if kept != now:
            tags: set[str] = set()
            for (words,) in self.db.conn.execute("select distinct tags from facts where game = ?", (game,)):
                tags.update(words.strip("|").split("|"))
            found = {}
            for tag in sorted(tags):
                field, _, word = tag.partition(":")
                found.setdefault(field, []).append(word)
            self._values[game] = (now, found)
        return {field: list(words) for field, words in found.items()}

    def warm(self) -> None:
        """Read what the first search and the filters need: for a thread that may wait, after opening or an import."""
        for (game,) in self.db.conn.execute("select distinct game from facts").fetchall():
            self.all_values(game)
            self.words(game, "series")
            self.cards(game, [hit.code for hit in self.find(game, limit=1)])
            with snapshot(self.db.conn):
                self._index(game).warm(self.db.conn)

    def own_codes(self, game: str) -> list[str]:
        """The codes of the cards that the user made, by code."""
        sql = "select distinct code from printings where game = ? and set_id = ? order by code"
        return [row[0] for row in self.db.conn.execute(sql, (game, OWN_SET))]

    def code_of(self, game: str, name: str) -> str | None:
        """The code of the card with exactly this name in any language, or None; of several one with a picture, then one
        that is no other artwork of another, then the one with the lowest code.
        """
        found = self._named(game, name, 1)
        return found[0][0] if found else None

    def codes_of(self, game: str, name: str) -> list[str]:
        """The codes of all cards with exactly this name in any language, in the same order; other artworks of a card
        count as the card.
        """
        found = self._named(game, name, MOST_NAMED)
        return [code for code, alias in found if not alias] or [code for code, _ in found[:1]]

    def _named(self, game: str, name: str, limit: int) -> list[tuple[str, str]]:
        sql = """select distinct t.code, c.alias from texts t join cards c on c.game = t.game and c.code = t.code
            where t.game = ? and t.folded = ?
            order by not exists (select 1 from images i where i.game = t.game and i.code = t.code and i.kind = 'full'),
            c.alias <> '', cast(t.code as integer), t.code limit ?"""
        return self.db.conn.execute(sql, (game, fold(name), limit)).fetchall()

    def code_near(self, game: str, name: str) -> str | None:
        """The code of the card whose name, in any language, is `name` in another spelling or with small typing errors;
        None when there is none or several are as near.
        """
        with snapshot(self.db.conn):
            named = self._index(game).named
        wanted = fold(name)
        spelled = next((named[one] for one in spellings(wanted) if one in named), None)
        return spelled or the_near_one(wanted, named)

    def suggest(self, game: str, name: str, language: str = "", limit: int = 3) -> list[Hit]:
        """The cards with the names that are most like `name`, the most alike first; names are in `language` where there
        is one.
        """
        with snapshot(self.db.conn):
            codes = suggestions(fold(name), self._index(game).named, limit)
            return self._hits(game, codes, language)

    def text(self, game: str, code: int | str, language: str) -> tuple[str, str] | None:
        """Name and text in that language, Chinese perhaps from the other script; None where the card has none."""
        sql = "select name, text from texts where game = ? and code = ? and language = ?"
        row: tuple[str, str] | None = self.db.conn.execute(sql, (game, str(code), language)).fetchone()
        if row is not None or language not in OTHER_SCRIPT:
            return row
        row = self.db.conn.execute(sql, (game, str(code), OTHER_SCRIPT[language])).fetchone()
        return (in_script(row[0], language), in_script(row[1], language)) if row is not None else None

    def names_in(self, game: str, names: Iterable[str], language: str) -> dict[str, str]:
        """What `language` calls the cards and the archetypes with these names, as far as it names them."""
        sql = """select said.name from texts t join texts said on said.game = t.game and said.code = t.code
            where t.game = ? and t.folded = ? and said.language in (?, ?) order by said.language = ? desc limit 1"""
        wanted = (language, OTHER_SCRIPT.get(language, ""), language)
        rows = {name: self.db.conn.execute(sql, (game, fold(name), *wanted)).fetchone() for name in names}
        of_cards = {name: row[0] for name, row in rows.items() if row is not None}
        if language == "zh_Hans":
            of_cards = {name: in_script(said, language) for name, said in of_cards.items()}
        return self._series_in(game, [name for name in rows if name not in of_cards], language) | of_cards

    def _series_in(self, game: str, names: Iterable[str], language: str) -> dict[str, str]:
        sql = """select said.name from words w join words said on said.game = w.game and said.kind = w.kind
            and said.id = w.id where w.game = ? and w.kind = 'series' and w.name = ? and said.language in (?, ?)
            order by said.language = ? desc limit 1"""
        wanted = (language, OTHER_SCRIPT.get(language, ""), language)
        rows = {name: self.db.conn.execute(sql, (game, name, *wanted)).fetchone() for name in names}
        return {name: row[0] for name, row in rows.items() if row is not None}

    def nearest(self, game: str, code: int | str, language: str) -> tuple[str, str, str]:
        """The language in which a card is shown to a person who reads `language`, with name and text in it: that one,
        if need be from the other script of Chinese, or the card's own (English where it is known in English). A text
        that is only in the card's own language comes with a translated name. Raises KeyError for an unknown card.
        """
        sql = """select t.language, t.name, t.text, t.language = c.language from texts t
            join cards c on c.game = t.game and c.code = t.code
            where t.game = ? and t.code = ? and (t.language in (?, ?) or t.language = c.language)
            order by t.language = ? desc, t.language = c.language"""
        wanted = (language, OTHER_SCRIPT.get(language, ""))
        rows = self.db.conn.execute(sql, (game, str(code), *wanted, language)).fetchall()
        if not rows:
            raise KeyError(str(code))
        own = next((text for _, _, text, is_own in rows if is_own), "")
        found, name, text, _ = rows[0]
        if OTHER_SCRIPT.get(language) == found:
            return language, in_script(name, language), in_script(text, language) or own
        return found, name, text or own

    def languages(self, game: str, code: int | str) -> list[str]:
        """The languages the card has a text in, sorted."""
        sql = "select language from texts where game = ? and code = ? order by language"
        return [row[0] for row in self.db.conn.execute(sql, (game, str(code)))]

    def printings(self, game: str, code: int | str) -> list[Printing]:
        """The printings of a card, by set and number."""
        sql = "select set_id, number, rarity from printings where game = ? and code = ? order by set_id, number"
        return [Printing(*row) for row in self.db.conn.execute(sql, (game, str(code)))]

    def sets(self, game: str) -> dict[str, str]:
        """Names of the sets by id."""
        rows = self.db.conn.execute("select id, name from sets where game = ? order by id", (game,))
        return dict(rows.fetchall())

    def image(self, game: str, code: int | str, kind: str = "full") -> Path | None:
        """Where the picture of a card is ("full", or a thumbnail size), or None; the file may have gone since."""
        sql = "select path from images where game = ? and code = ? and kind = ?"
        row = self.db.conn.execute(sql, (game, str(code), kind)).fetchone()
        return Path(row[0]) if row else None

    def images(self, game: str, codes: Iterable[str]) -> dict[str, Path]:
        """Where the pictures of these cards are, by code; cards without one are left out."""
        sql = """select code, path from images
            where game = ? and kind = 'full' and code in (select value from json_each(?))"""
        rows = self.db.conn.execute(sql, (game, json.dumps([str(code) for code in codes])))
        return {code: Path(path) for code, path in rows}

    def without_image(self, game: str, codes: Iterable[str] | None = None) -> list[tuple[str, str]]:
        """Code and name of the cards that have no picture, by name; of these `codes` only, where they are given."""
        sql = """select c.code, t.name from cards c
            join texts t on t.game = c.game and t.code = c.code and t.language = c.language
            where c.game = ? and not exists
                (select 1 from images i where i.game = c.game and i.code = c.code and i.kind = 'full')"""
        wanted: tuple[str, ...] = (game,)
        if codes is not None:
            sql += " and c.code in (select value from json_each(?))"
            wanted = (game, json.dumps([str(code) for code in codes]))
        return [(code, name) for code, name in self.db.conn.execute(f"{sql} order by t.name, c.code", wanted)]

    def set_image(self, game: str, code: int | str, path: Path, *, kind: str = "full", copied: bool = False) -> None:
        """Remember the picture of a known card; `copied` says that the file is ours and not the user's own.

        Raises KeyError for an unknown card.
        """
        row = {"game": game, "code": str(code), "kind": kind, "path": str(path), "copied": int(copied)}
        try:
            with writing(self.db):
                self.db.table("images").upsert(row, pk=("game", "code", "kind"))
        except sqlite3.IntegrityError:
            raise KeyError(str(code)) from None

    def owned(self, game: str) -> dict[str, int]:
        """How many copies of each card the person owns, by code; cards of which there are none are left out."""
        return collection.owned(self.db.conn, game)

    def printings_owned(self, game: str, code: int | str) -> dict[str, int]:
        """The copies of one card by the number of their printing; "" stands for those of no printing in particular."""
        return collection.printings_owned(self.db.conn, game, str(code))

    def set_owned(self, game: str, code: int | str, count: int, printing: str = "") -> None:
        """Say how many copies (0–999) of a known card, or of one printing of it, the person owns.

        Raises ValueError for another count, KeyError for an unknown card.
        """
        with writing(self.db):
            collection.set_owned(self.db.conn, game, str(code), count, printing)

    def set_totals(self, game: str, totals: Mapping[str, int]) -> None:
        """Say how many copies of each of these cards there are in all; copies that are not of one printing in
        particular come and go first. All or nothing; raises as set_owned.
        """
        with writing(self.db):
            for code, total in totals.items():
                collection.set_total(self.db.conn, game, code, total)

    def counts(self) -> dict[str, dict[str, int]]:
        """By game: "cards", "understood" (parsed, or without an effect to parse), "by_hand", "texts",
        "images".
        """
        result: dict[str, dict[str, int]] = {}
        sql = "select game, count(*), sum(problem = '') from cards group by game order by game"
        for game, cards, understood in self.db.conn.execute(sql):
            result[game] = {"cards": cards, "understood": understood, "by_hand": cards - understood}
        for table in ("texts", "images"):
            counted = self.db.conn.execute(f"select game, count(*) from {table} group by game")
            by_game = dict(counted.fetchall())
            for game, numbers in result.items():
                numbers[table] = by_game.get(game, 0)
        return result
