"""The connections of a catalogue: how many there are, who gets one, and who waits."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QRunnable, QThreadPool

from sanam.catalogue import connections
from sanam.catalogue.connections import SIZE
from sanam.catalogue.problems import FileRefused
from sanam.catalogue.store import Catalogue


class _Asking(QRunnable):
    def __init__(self, catalogue: Catalogue, names: list[int]) -> None:
        super().__init__()
        self._catalogue, self._names = catalogue, names

    def run(self) -> None:
        self._names.append(len(self._catalogue.names("yugioh")))


def test_jobs_of_a_thread_pool_use_a_few_connections_again_and_again(catalogue: Catalogue) -> None:
    pool = QThreadPool()
    pool.setMaxThreadCount(8)
    found: list[int] = []
    for _ in range(100):
        pool.start(_Asking(catalogue, found))
    assert pool.waitForDone(20_000)
    assert found == [0] * 100
    assert 1 < len(catalogue.connections) <= SIZE
    for _ in range(50):  # one after another they need but one
        pool.start(_Asking(catalogue, found))
        assert pool.waitForDone(5000)
    assert len(catalogue.connections) <= SIZE


def test_a_thread_keeps_its_connection_and_gives_it_back_when_it_ends(catalogue: Catalogue) -> None:
    seen: list[object] = []

    def work() -> None:
        seen.append(catalogue.db)
        assert catalogue.db is seen[-1]
        catalogue.db.conn.execute("begin")  # left open: the next one must not find it so

    for _ in range(3):
        worker = threading.Thread(target=work)
        worker.start()
        worker.join(10)
    assert seen[0] is seen[1] is seen[2]
    assert seen[0] is not catalogue.db
    assert not seen[0].conn.in_transaction  # type: ignore[attr-defined]


def test_workers_wait_for_a_connection_and_the_main_thread_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "PATIENCE", 0.2)
    opened: list[Catalogue] = []
    maker = threading.Thread(target=lambda: opened.append(Catalogue(tmp_path / "catalogue.db")))
    maker.start()
    maker.join(10)
    [catalogue] = opened
    hold, held = threading.Event(), threading.Barrier(SIZE)

    def work() -> None:
        _ = catalogue.db
        held.wait(10)
        hold.wait(10)

    workers = [threading.Thread(target=work) for _ in range(SIZE - 1)]
    for worker in workers:
        worker.start()
    held.wait(10)
    refused: list[FileRefused] = []

    def in_vain() -> None:
        with pytest.raises(FileRefused) as caught:
            _ = catalogue.db
        refused.append(caught.value)

    late = threading.Thread(target=in_vain)
    late.start()
    late.join(10)
    assert [fault.problem.reason for fault in refused] == ["catalogue.open"]
    assert catalogue.counts() == {}  # the main thread has one kept for it
    monkeypatch.setattr(connections, "PATIENCE", 20.0)
    waiting = threading.Thread(target=lambda: refused.append(catalogue.counts()))  # type: ignore[arg-type, func-returns-value]
    waiting.start()
    hold.set()
    for worker in (*workers, waiting):
        worker.join(20)
    assert refused[1:] == [{}]
    assert len(catalogue.connections) == SIZE
    catalogue.close()
    assert len(catalogue.connections) == 0
