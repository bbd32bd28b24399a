"""The toy game of the kernel's tests is what bots are tried on."""

from __future__ import annotations

import sys
from pathlib import Path

ENGINE = Path(__file__).parent.parent / "engine"
if str(ENGINE) not in sys.path:
    sys.path.append(str(ENGINE))
