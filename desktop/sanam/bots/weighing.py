"""How much of what few copies of a match tell is believed.

Answers to a question hardly differ as a rule, and what one gains over another varies from copy to copy: a gain that was
seen is taken for the smaller the fewer the copies are and the more they differ (the mean of a normal distribution after
so many observations). On trials that were recorded (`tests/bench/lookahead.py`) this gained half as much again as
to ask of the first copies and of fresh ones for a gain of a standard error each.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean
from typing import NamedTuple

#: By how much of a chance to win an answer must be better than the policy's.
MARGIN = 0.02
#: By how much answers differ as a rule: the standard deviation of the chance to win.
DIFFER = 0.06
#: How a gain varies from copy to copy as a rule (its variance), which counts like so many copies.
VARIES, AS_MANY = 0.02, 2
#: How many standard errors a gain must be above 0; after how many that it may still be above it a plan is given up, and
#: by how many it must be above the margin so that no more copies are needed.
SURE, HOPE, PLAIN = 0.5, 0.5, 2.0


class Gain(NamedTuple):
    """What an answer gains over another: as it was seen on average, how much of that is likely, and the error of it."""

    mean: float
    likely: float
    error: float

    @property
    def enough(self) -> bool:
        """Whether the answer is taken for the better one."""
        return self.likely >= max(MARGIN, SURE * self.error)

    @property
    def hopeless(self) -> bool:
        """Whether more copies would hardly show it to be better."""
        return self.likely + HOPE * self.error < MARGIN

    @property
    def sure(self) -> bool:
        """Whether more copies would hardly change that it is better."""
        return self.likely - PLAIN * self.error > MARGIN


def weighed(gains: Sequence[float]) -> Gain:
    """What gains on some copies tell."""
    mean, copies = fmean(gains), len(gains)
    spread = sum((gain - mean) ** 2 for gain in gains) + AS_MANY * VARIES
    error = spread / (copies - 1 + AS_MANY) / copies
    believed = DIFFER**2 / (DIFFER**2 + error)
    return Gain(mean, believed * mean, sqrt(believed * error))
