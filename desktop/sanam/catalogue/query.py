"""The query language of search: words, fields and numbers, combined with "or", "-" and parentheses.

    dragon fire              names (in any language, any spelling) that hold both words
    "blue dragon"            names that hold these words as they stand
    text:"draw 1 card"       the rules text in any language
    type:trap  -set:OP01     a field is that word; "-" for what is not so; type:dra* for words that begin so
    level>=5  atk<2000       numbers: = != < <= > >=, also cost:3
    level:4..6  atk:..1500   from one number to another
    atk>=def                 one number of a card compared with another
    have>=1  have=0          how many copies the person owns; have:yes and have:no too
    (color:red or color:blue) power>5000

`parse` gives a condition that sanam.catalogue.matching asks of every card. Faults raise QueryError with the characters
that are at fault.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from sanam.catalogue.facts import NUMBERS
from sanam.catalogue.fold import fold

#: The number that is the person's and not the card's.
HAVE = "have"
#: Words that mean a field. Numbers are columns of `facts`, the others are in its `tags`.
FIELDS: dict[str, str] = {
    **{number: number for number in NUMBERS},
    "lv": "level", "linkrating": "link", "at": "atk", "attack": "atk", "df": "def", "defense": "def", "speed": "sp",
    "lp": "life", "castmp": "mp", "turn": "turns",
    "name": "name", "n": "name", "text": "text", "o": "text", "code": "code", "id": "code", "number": "number",
    "kind": "kind", "type": "type", "t": "type", "race": "race", "attribute": "attribute", "attr": "attribute",
    "trait": "trait", "icon": "icon", "series": "series", "archetype": "series", "set": "set", "s": "set",
    "rarity": "rarity", "lang": "lang", "language": "lang", "hand": "hand", "colour": "colour", "color": "colour",
    "c": "colour", "block": "block", "trigger": "trigger", "element": "element", "tribe": "tribe",
    "mystic": "mystic", "target": "target", "group": "group", "shade": "shade", "part": "part",
    "interfere": "interfere", "has": "has", "have": HAVE, "own": HAVE, "owned": HAVE,
}  # fmt: skip
MAX_QUERY = 500
MAX_TERMS = 40
_TOKEN = re.compile(
    r"""\s*(?:(?P<open>\()|(?P<close>\))|(?P<minus>-(?=[^\s)-]))|(?P<quote>"[^"]*"?)
    |(?P<field>[^\W\d_]+)(?P<op>:|!=|<=|>=|=|<|>)(?P<value>"[^"]*"?|[^\s()"]*)
    |(?P<word>[^\s()"]+))""",
    re.VERBOSE,
)


#: From a number to another; one of them may be left out.
_RANGE = re.compile(r"(?=.*[0-9])(?P<low>[0-9]{1,9})?(?:\.\.\.?|~)(?P<high>[0-9]{1,9})?")


class QueryError(Exception):
    """The characters from `start` to `end` (exclusive) are at fault; `reason` is a key of ENGLISH."""

    def __init__(self, start: int, end: int, reason: str, **params: str) -> None:
        self.start, self.end, self.reason, self.params = start, end, reason, params
        super().__init__(ENGLISH[reason].format(**params))


ENGLISH = {
    "query.field": "there is no field “{field}”",
    "query.number": "“{field}” is a number; write, for example, {field}>=4",
    "query.compare": "“{field}” is not a number and cannot be compared; write {field}:word",
    "query.value": "“{field}” needs a value after it",
    "query.quote": "the quotation mark is not closed",
    "query.open": "the parenthesis is not closed",
    "query.close": "there is no opening parenthesis for this one",
    "query.term": "enter a search term",
    "query.long": "the query is too long",
}


@dataclass(frozen=True, slots=True)
class Term:
    """One condition: `field` of FIELDS's values, `op` ":" "=" "!=" "<" "<=" ">" ">=", `value` as typed."""

    field: str
    op: str
    value: str


@dataclass(frozen=True, slots=True)
class Not:
    part: Node


@dataclass(frozen=True, slots=True)
class All:
    parts: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Any_:
    parts: tuple[Node, ...]


Node = Term | Not | All | Any_


def parse(query: str) -> Node:
    """The condition that `query` states; an empty query is true of every card. Raises QueryError."""
    if len(query) > MAX_QUERY:
        raise QueryError(MAX_QUERY, len(query), "query.long")
    return _Parser(query).whole()


class _Parser:
    def __init__(self, query: str) -> None:
        self.query = query
        self.tokens = [match for match in _TOKEN.finditer(query) if match.group().strip()]
        self.at = 0
        if len(self.tokens) > MAX_TERMS * 2:
            raise QueryError(self.tokens[MAX_TERMS * 2].start(), len(query), "query.long")

    def fault(self, match: re.Match[str] | None, reason: str, **params: str) -> QueryError:
        if match is None:
            return QueryError(max(0, len(self.query) - 1), len(self.query), reason, **params)
        start = match.end() - len(match.group().lstrip())
        return QueryError(start, match.end(), reason, **params)

    def peek(self) -> re.Match[str] | None:
        return self.tokens[self.at] if self.at < len(self.tokens) else None

    def is_or(self) -> bool:
        token = self.peek()
        return token is not None and (token["word"] or "").lower() in ("or", "|")

    def whole(self) -> Node:
        if not self.tokens:
            return All(())
        made = self.either()
        token = self.peek()
        if token is not None:
            raise self.fault(token, "query.close" if token["close"] else "query.term")
        return made

    def either(self) -> Node:
        parts = [self.both()]
        while self.is_or():
            self.at += 1
            parts.append(self.both())
        return parts[0] if len(parts) == 1 else Any_(tuple(parts))

    def both(self) -> Node:
        parts: list[Node] = []
        while (token := self.peek()) is not None and not token["close"] and not self.is_or():
            if (token["word"] or "").lower() == "and" and parts:
                self.at += 1
                continue
            parts.append(self.one())
        if not parts:
            raise self.fault(self.peek(), "query.term")
        return parts[0] if len(parts) == 1 else All(tuple(parts))

    def one(self) -> Node:
        token = self.peek()
        if token is None or token["close"] or self.is_or():
            raise self.fault(token, "query.term")
        self.at += 1
        if token["minus"]:
            return Not(self.one())
        if token["open"]:
            made = self.either()
            closing = self.peek()
            if closing is None or not closing["close"]:
                raise self.fault(token, "query.open")
            self.at += 1
            return made
        if token["quote"]:
            return Term("name", "=", self.unquoted(token, token["quote"]))
        if token["field"]:
            return self.field(token)
        return Term("name", ":", token["word"])

    def unquoted(self, token: re.Match[str], text: str) -> str:
        if not text.startswith('"'):
            return text
        if len(text) < 2 or not text.endswith('"'):
            raise self.fault(token, "query.quote")
        return text[1:-1]

    def field(self, token: re.Match[str]) -> Node:
        typed = token["field"]
        field = FIELDS.get(typed.lower())
        value = self.unquoted(token, token["value"])
        if field is None:
            raise self.fault(token, "query.field", field=typed)
        if not fold(value):
            raise self.fault(token, "query.value", field=typed + token["op"])
        op = token["op"]
        if field in NUMBERS or field == HAVE:
            number = fold(value)
            if field == HAVE and op in (":", "=") and number in ("yes", "no"):
                return Term(field, ">=" if number == "yes" else "<", "1")
            if field != HAVE and number in ("?", "infinity") and op in (":", "=", "!="):
                return Term(field, op, number)
            if field != HAVE and FIELDS.get(number) in NUMBERS:
                return Term(field, "=" if op == ":" else op, FIELDS[number])
            if (between := _RANGE.fullmatch(number)) and op in (":", "=", "!="):
                ends = [(">=", between["low"]), ("<=", between["high"])]
                both = All(tuple(Term(field, end, bound) for end, bound in ends if bound))
                return Not(both) if op == "!=" else both
            if not (number.isascii() and number.isdigit() and len(number) <= 9):
                raise self.fault(token, "query.number", field=typed)
            return Term(field, "=" if op == ":" else op, number)
        if op in ("<", "<=", ">", ">="):
            raise self.fault(token, "query.compare", field=typed)
        return Term(field, op, value)


def parts_of(node: Node) -> tuple[list[Term], list[Node]]:
    """The words of names that must all be there, and everything else that must be true as well."""
    if isinstance(node, Term):
        return ([node], []) if node.field == "name" and node.op in (":", "=") else ([], [node])
    if not isinstance(node, All):
        return [], [node]
    names: list[Term] = []
    others: list[Node] = []
    for part in node.parts:
        more, rest = parts_of(part)
        names, others = names + more, others + rest
    return names, others


def words_of(node: Node) -> str:
    """The folded words of names of a query: hits that are called so come first."""
    return " ".join(fold(term.value) for term in parts_of(node)[0])
