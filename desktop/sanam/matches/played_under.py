"""Under which rules a match was played: a digest of the files that decide how it goes on, kept in its journal.

When the answers of a journal give other events today, it says whether the rules have changed since, or whether the same
rules gave another result, which is a defect.
"""

from __future__ import annotations

import functools
import hashlib

import msgspec

from sanam import __version__, games, paths
from sanam.engine.journal import Header

#: What every match goes by, beside the packages of its game.
SHARED = ("sanam.engine", "sanam.abilities")


@functools.cache
def rules_digest(game: str) -> str:
    """A digest of the rules and phrase books of a game as they are now, and of the program's version; 16 hexadecimal
    digits. Raises UnknownGame.
    """
    total = hashlib.blake2b(__version__.encode(), digest_size=8)
    for package in (*SHARED, *games.get(game).matches.packages):
        for file in paths.package_files(package, ".py", ".phrases", ".spellings"):
            total.update(file.name.encode() + b"\0" + file.read_bytes())
    return total.hexdigest()


def under_rules_of_today(header: Header) -> Header:
    """The header of a match that goes on under the rules of today. Those it was played under before stay named; where
    none are known, none are added.
    """
    known = header.rules.split()
    now = rules_digest(header.game) if known else ""
    if now in known[-1:] or not known:
        return header
    return msgspec.structs.replace(header, rules=" ".join([*known, now]))


def same_rules(header: Header) -> bool:
    """Whether a match was played under the rules of today, and no others."""
    return header.rules == rules_digest(header.game)
