"""Looking through thousands of cards needs no more files than looking at one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

BROWSE = """
import json, os, resource, sys
from pathlib import Path
resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256))
from PySide6.QtCore import QThreadPool
from sample_cards import write_cdb
from sanam.catalogue.cdb import import_cdb
from sanam.catalogue.store import Catalogue
from PySide6.QtGui import QImage
from sanam.ui import app as program
from sanam.ui.cards import faces
from sanam.ui.cards.screen import CardsScreen
from sanam.ui.work import Job

folder = Path(sys.argv[1])
faces.face_image = lambda spec, wide: QImage(wide, wide, QImage.Format.Format_RGB32)  # drawing costs time, no files
rows = [{"id": n, "type": 0x11, "name": f"Pebble {n:04}", "atk": n} for n in range(1, 2001)]
app = program.create_app()
told = []
with Catalogue(folder / "catalogue.db") as catalogue:
    import_cdb(catalogue, write_cdb(folder / "many.cdb", rows))
    screen = CardsScreen(
        catalogue, run=lambda job, **_: job.start(), show_problem=lambda *a, **k: told.append(str(a)), toast=told.append
    )
    drawn = set()
    screen.faces.arrived.connect(lambda game, code: drawn.add(code))
    screen.resize(1600, 1200)
    screen.show()
    screen.found.size_slider.setValue(screen.found.size_slider.minimum())
    bar = screen.view.verticalScrollBar()
    most = 0
    for _ in range(1000):
        app.processEvents()
        while screen.faces._asked:
            app.processEvents()
        Job("count", lambda progress: catalogue.counts()).start()
        most = max(most, len(os.listdir("/proc/self/fd")))
        if bar.value() >= bar.maximum() and screen.results.rowCount() >= 2000:
            break
        bar.setValue(bar.value() + bar.pageStep())
    QThreadPool.globalInstance().waitForDone()
    screen.close_faces()
    screen.close()
print(json.dumps({"drawn": len(drawn), "told": told, "most": most}))
"""


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="counts open files as Linux tells them")
def test_two_thousand_cards_are_browsed_with_256_files(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", BROWSE, str(tmp_path)]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=120)
    assert run.returncode == 0, run.stderr
    found = json.loads(run.stdout.splitlines()[-1])
    assert (found["drawn"], found["told"]) == (2000, [])
    assert found["most"] < 100
