"""Simplified Chinese texts and the Traditional ones that the phrase books read and write, each from the other."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable

_KEPT = re.compile(r"(「[^」]{0,200}」|《[^》]{0,200}》|『[^』]{0,200}』|<[^>]{0,200}>)")
#: 著 after a verb, as in 接著, is 着; the dictionaries leave it where it may also be "famous".
_LASTING = re.compile("(?<=[接附跟随沿带看贴])著(?!名|作)")


@functools.cache
def _converter(configuration: str) -> Callable[[str], str]:
    from opencc import OpenCC  # type: ignore[import-untyped]  # its dictionaries are read when first needed

    convert: Callable[[str], str] = OpenCC(configuration).convert
    if configuration == "t2s":
        return lambda text: _LASTING.sub("着", convert(text))
    return convert


def _converted(text: str, configuration: str) -> str:
    convert = _converter(configuration)
    return "".join(part if at % 2 else convert(part) for at, part in enumerate(_KEPT.split(text)))


def in_script(text: str, language: str) -> str:
    """A Chinese text, all of it, in the characters of `language` ("zh_Hant" or "zh_Hans")."""
    return _converter("t2s" if language == "zh_Hans" else "s2t")(text) if text else text


def simplified(text: str) -> str:
    """A Traditional Chinese text in Simplified characters, the words unchanged.

    Names, types and quoted words keep the characters that they are printed in.
    """
    return _converted(text, "t2s")


def traditional(text: str) -> str:
    """A Simplified Chinese text in Traditional characters, as long as it was; names and quoted words as printed."""
    found = _converted(text, "s2t")
    return found if len(found) == len(text) else text
