"""Random numbers whose whole state is one 64-bit integer on the Table (SplitMix64).

Our own few lines rather than :mod:`random`: the same seed must give the same match on every Python version,
and the state must be plain data.
"""

from __future__ import annotations

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


def advance(state: int) -> tuple[int, int]:
    """The next state and a 64-bit random number."""
    state = (state + _GAMMA) & _MASK
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return state, z ^ (z >> 31)


def below(state: int, limit: int) -> tuple[int, int]:
    """The next state and a number in 0..limit-1, each equally likely (1 <= limit <= 2**32)."""
    ceiling = (1 << 64) - (1 << 64) % limit
    while True:
        state, number = advance(state)
        if number < ceiling:
            return state, number % limit


def shuffled(state: int, items: list[int]) -> tuple[int, list[int]]:
    """The next state and `items` in a random order (Fisher-Yates)."""
    items = list(items)
    for limit in range(len(items), 1, -1):
        ceiling = (1 << 64) - (1 << 64) % limit
        while True:  # as `below`, in place: copies of a match are made of shuffles
            state = (state + _GAMMA) & _MASK
            z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
            z ^= z >> 31
            if z < ceiling:
                break
        i, j = limit - 1, z % limit
        items[i], items[j] = items[j], items[i]
    return state, items
