"""Many texts as one, to find those that hold a part of a text at the speed of a single search."""

from __future__ import annotations

import bisect
import re
from collections.abc import Sequence
from itertools import accumulate

#: Where more than one in so many texts holds a part, the texts are looked at one by one from there on.
MANY = 40
#: The scripts in which most names are written, as the characters of each; every other character is of the last group.
_SCRIPTS = ("\x21-\x7e", "\u0e00-\u0e7f", "\u0600-\u06ff")
#: Characters that every script has: what names are made of besides letters.
_SHARED = " \n"
_NAMED = "".join(_SCRIPTS)
#: For each group, runs of what is of another; and what is of it alone.
_OTHERS = [*(re.compile(f"[^{_SHARED}{own}]+") for own in _SCRIPTS), re.compile(f"[{_NAMED}]+")]
_ALONE = [*(re.compile(f"[{_SHARED}{own}]*") for own in _SCRIPTS), re.compile(f"[^{_NAMED}\0]*")]
#: What stands for such a run: no text holds it.
_GAP = "\0"


class Joined:
    """Texts that each begin with a line end and hold parts that have none but at their beginning.

    They are kept by script: a part is looked for only among letters of its own, which are a quarter of all where names
    are known in four languages, and Latin ones take one byte.
    """

    def __init__(self, texts: Sequence[str]) -> None:
        self._texts = texts
        self._by_script: dict[int, tuple[str, list[int]]] = {}

    def _of_script(self, script: int) -> tuple[str, list[int]]:
        """What the texts hold of a script, joined, and where each of them begins in it."""
        if script not in self._by_script:
            texts = [_OTHERS[script].sub(_GAP, text) for text in self._texts]
            self._by_script[script] = "".join(texts), list(accumulate(map(len, texts), initial=0))
        return self._by_script[script]

    def warm(self) -> None:
        """Join what the first search would have to wait for."""
        for script in range(len(_ALONE)):
            self._of_script(script)

    def __contains__(self, part: str) -> bool:
        script = _script_of(part)
        return any(part in text for text in self._texts) if script is None else part in self._of_script(script)[0]

    def holding(self, part: str) -> list[int]:
        """The places of the texts that hold `part`, ascending."""
        script = _script_of(part)
        if script is None:
            return [place for place, text in enumerate(self._texts) if part in text]
        whole, starts = self._of_script(script)
        few = len(self._texts) // MANY
        found: list[int] = []
        at = whole.find(part)
        while at >= 0:
            place = bisect.bisect_right(starts, at) - 1
            found.append(place)
            if len(found) > few:
                rest = range(place + 1, len(self._texts))
                return found + [one for one in rest if part in self._texts[one]]
            at = whole.find(part, starts[place + 1])
        return found


def _script_of(part: str) -> int | None:
    """The number of the script of all the letters of a part; None where it has letters of several."""
    return next((script for script, alone in enumerate(_ALONE) if alone.fullmatch(part)), None)
