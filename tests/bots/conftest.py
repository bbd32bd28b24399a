"""The toy game of the kernel's tests is what bots are tried on, and positions of the games' own."""

from __future__ import annotations

import sys
from pathlib import Path

TESTS = Path(__file__).parent.parent
for folder in ("engine", "games/onepiece", "games/summoner_master", "games/yugioh"):
    if str(TESTS / folder) not in sys.path:
        sys.path.append(str(TESTS / folder))
