"""The scenarios are played with the words of the rule tests, which lie one folder up."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))
