"""Simplified Chinese texts, derived from the Traditional ones that the phrase books write."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable

_KEPT = re.compile(r"(「[^」]*」|《[^》]*》|『[^』]*』|<[^>]*>)")


@functools.cache
def _converter() -> Callable[[str], str]:
    from opencc import OpenCC  # type: ignore[import-untyped]  # its dictionaries are read when first needed

    convert: Callable[[str], str] = OpenCC("t2s").convert
    return convert


def simplified(text: str) -> str:
    """A Traditional Chinese text in Simplified characters, the words unchanged.

    Names, types and quoted words keep the characters that they are printed in.
    """
    convert = _converter()
    return "".join(part if at % 2 else convert(part) for at, part in enumerate(_KEPT.split(text)))
