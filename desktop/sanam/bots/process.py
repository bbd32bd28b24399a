"""Thinking in processes of their own, so that a window never waits while somebody thinks.

    found = think(Task("decide", session.imagined(7).sent(), seed=7), going_on)

A process is started when it is first needed, waits for more, and ends with the program. What it finds is what
`ThinkingPlayer` finds with the same seed: where no process can be had, the caller's own thread thinks instead. What is
logged there is logged here.
"""

from __future__ import annotations

import atexit
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from logging.handlers import QueueHandler
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Any

from sanam import games
from sanam.bots.computer import Strength
from sanam.bots.search import MoveNow
from sanam.bots.thinking_player import ThinkingPlayer
from sanam.engine.imagining import DeckList
from sanam.engine.sending import Sent
from sanam.engine.session import Session

log = logging.getLogger(__name__)

#: How often whoever waits is asked whether the thinking goes on, in seconds.
LOOK = 0.02
#: How much a process that thinks stands back behind others, the window before all, where the system knows of that.
NICE = 5
NOW, STOP = "now", "stop"


@dataclass(frozen=True)
class Task:
    """What is to be thought about.

    what      "decide", or "judge": see `ThinkingPlayer.decide` and `judged`
    pool      the decks that the other player might have; keep it as one object
    """

    what: str
    match: Sent
    seed: int
    strength: str | Strength = "medium"
    pool: Sequence[DeckList] = ()

    def thought(self, going_on: Callable[[], None]) -> Any:
        """What is found, thought in this thread."""
        session = Session.received(self.match, games.build)
        player = ThinkingPlayer(self.seed, self.strength, self.pool)
        return player.judged(session, going_on) if self.what == "judge" else player.decide(session, going_on)


class Lost(Exception):
    """The process is no more."""


class Failed(Exception):
    """The thinking raised something."""


class Stopped(Exception):
    """Nobody wants the answer any longer."""


# ---------------------------------------------------------------------- in the process


def serve(line: Connection) -> None:
    """Think about what comes over the line until it is closed."""
    told: SimpleQueue[logging.LogRecord] = SimpleQueue()
    logging.getLogger().addHandler(QueueHandler(told))  # as plain data
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the program, and the line closes with it
    if hasattr(os, "nice"):
        os.nice(NICE)
    pool: Sequence[DeckList] = ()
    with suppress(EOFError, OSError):
        while True:
            message = line.recv()
            if message in (NOW, STOP):  # it came when the answer was on its way
                continue
            task, new_pool = message
            pool = pool if new_pool is None else new_pool
            line.send((*_outcome(line, replace(task, pool=pool)), _taken(told)))


def _taken(told: SimpleQueue[logging.LogRecord]) -> list[logging.LogRecord]:
    """What was logged since the last time."""
    return [told.get() for _ in range(told.qsize())]


def _outcome(line: Connection, task: Task) -> tuple[bool, Any]:
    """Whether something was found, and what, or why not."""

    def going_on() -> None:
        if line.poll():
            raise MoveNow if line.recv() == NOW else Stopped

    try:
        return True, task.thought(going_on)
    except Stopped as stopped:
        return False, stopped
    except EOFError:
        raise
    except Exception as error:
        return False, Failed(repr(error))


# ---------------------------------------------------------------------- in the program


class ThinkingProcess:
    """A process that thinks about one thing at a time."""

    def __init__(self) -> None:
        """Raises Lost when the system starts none."""
        context = multiprocessing.get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs,), name="sanam-thinking", daemon=True)
        with self._lost():
            self._process.start()
        theirs.close()
        self._pool: Sequence[DeckList] | None = None

    def think(self, task: Task, going_on: Callable[[], None]) -> Any:
        """What is found. `going_on` is called again and again: it may raise MoveNow to have the best answer known so
        far, or anything else to end the thinking. Raises Lost, or Failed.
        """
        known = self._pool is task.pool
        self._send((replace(task, pool=()), None if known else task.pool))
        self._pool = task.pool
        hurried = False
        while not self._answered():
            try:
                going_on()
            except MoveNow:
                if not hurried:
                    self._send(NOW)
                hurried = True
            except BaseException:
                self._send(STOP)
                self._receive()  # within a trial
                raise
        good, found, told = self._receive()
        for record in told:
            logging.getLogger(record.name).handle(record)
        if not good:
            raise found
        return found

    def _answered(self) -> bool:
        with self._lost():
            return self._line.poll(LOOK)

    def _send(self, message: Any) -> None:
        with self._lost():
            self._line.send(message)

    def _receive(self) -> Any:
        with self._lost():
            return self._line.recv()

    @contextmanager
    def _lost(self) -> Iterator[None]:
        try:
            yield
        except (EOFError, OSError) as error:
            self.close()
            raise Lost from error

    def close(self) -> None:
        """End the process."""
        self._line.close()
        if self._process.pid is not None:
            self._process.terminate()
            self._process.join(1)


_idle: list[ThinkingProcess] = []
_lock = threading.Lock()


def think(task: Task, going_on: Callable[[], None] = lambda: None) -> Any:
    """What is found by a process that has nothing to do, or a new one; see `ThinkingProcess.think`. What cannot be
    thought there is thought here.
    """
    with _lock:
        process = _idle.pop() if _idle else None
    try:
        process = process or ThinkingProcess()
        found = process.think(task, going_on)
    except Lost:
        log.info("the process that thinks has gone", exc_info=True)
        return task.thought(going_on)
    except Failed:
        _keep(process)
        return task.thought(going_on)  # it raises here too, where it is told
    except BaseException:
        _keep(process)
        raise
    _keep(process)
    return found


def _keep(process: ThinkingProcess | None) -> None:
    """Keep a process for the next who thinks."""
    if process is not None:
        with _lock:
            _idle.append(process)


@atexit.register
def close() -> None:
    """End the processes that have nothing to do."""
    with _lock:
        processes = _idle[:]
        _idle.clear()
    for process in processes:
        process.close()
