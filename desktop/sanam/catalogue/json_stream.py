"""The records of a JSON text one after the other, so that memory is needed for one of them and not for all.

A text of 90 MB can hold thirty million empty objects, which take 2 GB once they are read.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Generator, Iterator
from typing import Any

from sanam.catalogue.problems import FileRefused, control_within, without_control

#: Characters of one record.
MAX_RECORD = 1_000_000
#: Characters that are tried first; most records are shorter.
_WINDOWS = (4_096, 65_536, MAX_RECORD)
_SPACE = re.compile(r"[ \t\n\r]*")
#: Keys of an object whose value is the list of records.
LISTS = ("data", "cards")


class Records:
    """Iterates over the records of `text`: the elements of a list, of the list in "data" or "cards" of an object, or
    the values of an object, which get their key as "id". Raises FileRefused for what is not JSON, with the line.
    """

    def __init__(self, path: str | os.PathLike[str], text: str) -> None:
        self.path, self.text = path, text
        self._decoder = json.JSONDecoder()

    def __iter__(self) -> Iterator[Any]:
        at = self._after_space(0)
        opening = self.text[at : at + 1]
        if opening == "[":
            at = yield from self._list(at)
        elif opening == "{":
            at = yield from self._object(at)
        else:
            self._value(at)  # says what is wrong, if anything is
            raise FileRefused(self.path, "json.shape")
        if at < len(self.text):
            raise self._fault(at, "there is more behind the end")

    def _list(self, at: int) -> Generator[Any, None, int]:
        """Yields the elements of the list at `at`; returns the place behind it."""
        at = self._after_space(at + 1)
        if self.text[at : at + 1] == "]":
            return self._after_space(at + 1)
        while True:
            value, at = self._value(at)
            yield value
            at = self._after_space(at)
            if self.text[at : at + 1] == "]":
                return self._after_space(at + 1)
            at = self._after_space(self._expect(at, ","))

    def _object(self, at: int) -> Generator[Any, None, int]:
        """Yields the list under one of LISTS where there is one, every value otherwise; returns the place behind it."""
        within = self._list_within(at)
        at = self._after_space(at + 1)
        if self.text[at : at + 1] == "}":
            return self._after_space(at + 1)
        while True:
            key, at = self._value(at)
            if not isinstance(key, str):
                raise self._fault(at, "a key must be a text")
            at = self._after_space(self._expect(self._after_space(at), ":"))
            if at == within:
                at = yield from self._list(at)
            else:
                value, at = self._value(at)
                if within is None:
                    yield {"id": key, **value} if isinstance(value, dict) else value
                at = self._after_space(at)
            if self.text[at : at + 1] == "}":
                return self._after_space(at + 1)
            at = self._after_space(self._expect(at, ","))

    def _list_within(self, at: int) -> int | None:
        """Where the list of records begins that an object holds beside a few other things; None for none."""
        at = self._after_space(at + 1)
        for _ in range(20):
            if self.text[at : at + 1] != '"':
                return None
            key, at = self._value(at)
            at = self._after_space(self._expect(self._after_space(at), ":"))
            if key in LISTS and self.text[at : at + 1] == "[":
                return at
            _, at = self._value(at)
            at = self._after_space(at)
            if self.text[at : at + 1] != ",":
                return None
            at = self._after_space(at + 1)
        return None

    def _value(self, at: int) -> tuple[Any, int]:
        """The value that begins at `at`, and where it ends."""
        for size in _WINDOWS:
            window = self.text[at : at + size]
            is_whole = at + size >= len(self.text)
            try:
                value, end = self._decoder.raw_decode(window)
            except json.JSONDecodeError as error:
                is_cut = not is_whole and (error.msg.startswith("Unterminated") or error.pos > size - 32)
                if not is_cut:
                    raise self._fault(at + error.pos, error.msg) from None
            except RecursionError:
                raise self._fault(at, "nested too deep") from None
            except ValueError as error:  # a number of 5,000 digits
                raise self._fault(at, str(error)) from None
            else:
                if end < len(window) or is_whole:
                    return _mended(value), at + end
        raise FileRefused(self.path, "json.too-long", {"line": self._line(at)}, limit=MAX_RECORD)

    def _after_space(self, at: int) -> int:
        found = _SPACE.match(self.text, at)
        assert found is not None
        return found.end()

    def _expect(self, at: int, mark: str) -> int:
        if self.text[at : at + 1] != mark:
            raise self._fault(at, f"Expecting '{mark}' delimiter")
        return at + 1

    def _line(self, at: int) -> int:
        return self.text.count("\n", 0, at) + 1

    def _fault(self, at: int, error: str) -> FileRefused:
        return FileRefused(self.path, "json.syntax", {"line": self._line(at)}, error=error)


def _mended(value: Any) -> Any:
    """The value without control characters and halves of surrogate pairs, which JSON can write and no text has."""
    if control_within(value) is None:
        return value
    if isinstance(value, str):
        return without_control(value)
    if isinstance(value, list):
        return [_mended(part) for part in value]
    if isinstance(value, dict):
        return {_mended(key): _mended(part) for key, part in value.items()}
    return value
