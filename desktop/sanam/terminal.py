"""The edges of a command: its two output streams, and Ctrl-C.

Whatever a card, a journal or a file is called, the output cannot steer a terminal and never fails for its encoding.
"""

from __future__ import annotations

import codecs
import os
import signal
import sys
import threading
from types import FrameType, TracebackType
from typing import Any

from sanam.printable import brief, escaped, printable

#: The exit status of a command that was ended by Ctrl-C.
INTERRUPTED = 130
#: Seconds a command has after Ctrl-C to end in good order.
GRACE = 1.5
_ESCAPE = "sanam-escape"


class OutputLost(Exception):
    """The reader of our output has gone, or the disk that it goes to is full."""


def _escape(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    return escaped(error.object[error.start : error.end]), error.end


codecs.register_error(_ESCAPE, _escape)


class _Plain:
    """A text stream that writes only what is printable, in the encoding of the stream below it."""

    def __init__(self, stream: Any) -> None:
        self.stream = stream
        self.lost = stream is None  # it was closed before we began

    def __getattr__(self, name: str) -> Any:
        return getattr(self.stream, name)

    def write(self, text: str) -> int:
        if self.lost:
            raise OutputLost
        encoding = getattr(self.stream, "encoding", None) or "utf-8"
        try:
            plain = printable(text).encode(encoding, _ESCAPE).decode(encoding)
            self.stream.write(plain)
        except (OSError, ValueError):
            self.lost = True
            raise OutputLost from None
        return len(text)

    def flush(self) -> None:
        if self.lost:
            return
        try:
            self.stream.flush()
        except (OSError, ValueError):
            self.lost = True  # said at the end: others flush as well, who know nothing of OutputLost


class PlainOutput:
    """Within it, standard output and error are plain. `lost` afterwards: not all of standard output was written."""

    def __enter__(self) -> PlainOutput:
        self._out, self._err = _Plain(sys.stdout), _Plain(sys.stderr)
        self._before = sys.stdout, sys.stderr
        sys.stdout, sys.stderr = self._out, self._err
        self.lost = False
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool:
        for stream in (self._out, self._err):
            stream.flush()
        sys.stdout, sys.stderr = self._before
        # What is left in its buffer must not be tried again, and complained about, when the interpreter ends.
        if self._out.lost:
            sys.stdout = None
        if self._err.lost:
            sys.stderr = None
        self.lost = isinstance(error, OutputLost) or (self._out.lost and self._before[0] is not None)
        return isinstance(error, OutputLost)


class Interruptible:
    """Within it, Ctrl-C raises KeyboardInterrupt, and ends the process GRACE seconds later whatever holds it up.

    `interrupted` tells that it came, also where a library turned the exception into another.
    """

    def __enter__(self) -> Interruptible:
        self.interrupted = False
        self._before: Any = None
        if threading.current_thread() is threading.main_thread() and signal.getsignal(signal.SIGINT) not in (
            signal.SIG_IGN,
            None,
        ):
            self._before = signal.signal(signal.SIGINT, self._interrupt)
        return self

    def __exit__(self, *_: object) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)

    def _interrupt(self, number: int, frame: FrameType | None) -> None:
        self.interrupted = True
        end = threading.Timer(GRACE, os._exit, (INTERRUPTED,))
        end.daemon = True
        end.start()
        raise KeyboardInterrupt


def print_problem(text: str, status: int = 1) -> int:
    """Tell a problem in one line on standard error; returns the exit status."""
    print("sanam: " + brief(" ".join(text.split())), file=sys.stderr)
    return status
