"""What is done on a board where the witness does not know what an ability waits for: most of what effects answer to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Laid = list[list[Any]]
#: Further cards, and the steps.
Made = tuple[Laid, Laid]

_DESTROY, _SPECIAL, _DAMAGE, _TRAP, _ENGINE = 990000101, 990000104, 990000107, 990000201, 990000202
#: A strong monster and a weak one.
_STRONG, _WEAK = 89631139, 38142739


def _codes(laid: Laid, seat: int, zone: str) -> list[int]:
    """The codes of the cards there, each once."""
    return list(dict.fromkeys(one[4] for one in laid if one[:2] == [seat, zone]))


def _hand(seat: int, *codes: int) -> Laid:
    return [[seat, "hand", 0, "down", code] for code in codes]


def _summons(laid: Laid, subject: int, owner: int) -> Made:
    """The player whose turn it is Summons what is in the hand."""
    codes = [code for code in _codes(laid, 0, "hand") if code != subject]
    steps = [[0, "summon", code, ""] for code in codes]
    steps += [[0, "activate", _SPECIAL, code] for code in codes[:1]]
    return _hand(0, _SPECIAL), [*steps, [0, "end", 0, ""], [1, "end", 0, ""]]


def _activates(laid: Laid, subject: int, owner: int) -> Made:
    """A Spell, a Trap and the effect of a monster."""
    more = [*_hand(0, _DAMAGE), [0, "s", 3, "down", _TRAP], [0, "m", 4, "up", _ENGINE]]
    more = [one for one in more if not any(there[:3] == one[:3] and one[1] != "hand" for there in laid)]
    return more, [[0, "activate", code, ""] for code in (_DAMAGE, _TRAP, _ENGINE)] + [[0, "end", 0, ""]]


def _destroys(laid: Laid, subject: int, owner: int) -> Made:
    """Two monsters of the subject's controller are destroyed, one after the other."""
    codes = [code for code in _codes(laid, owner, "m") if code != subject][:2] or [subject]
    steps = [[0, "activate", _DESTROY, code] for code in codes]
    return _hand(0, *(_DESTROY for _ in codes)), [*steps, [0, "end", 0, ""], [1, "end", 0, ""]]


def _fights(laid: Laid, subject: int, owner: int) -> Made:
    """Every monster attacks; somebody to attack is there."""
    more = [] if owner else [[1, "m", 4, "up", _WEAK]]
    mine = [*_codes(laid, 0, "m"), *([_STRONG] if owner else [])]
    more += [[0, "m", 4, "up", _STRONG]] if owner else []
    aims = _codes(laid, 1, "m") or [_WEAK]
    steps: Laid = [[0, "battle", 0, ""]]
    steps += [[0, "attack", code, aims[at % len(aims)]] for at, code in enumerate(mine)]
    if owner:
        steps.append([0, "attack", _STRONG, "direct"])
    more = [one for one in more if not any(there[:3] == one[:3] for there in laid)]
    return more, [*steps, [0, "end", 0, ""], [1, "end", 0, ""]]


def _changes(laid: Laid, subject: int, owner: int) -> Made:
    """The subject is Summoned or changes its position."""
    down = [0, "m", "down"] in [[one[0], one[1], one[3]] for one in laid if one[4] == subject]
    steps = [[0, verb, subject, ""] for verb in ("summon", "flip" if down else "position")]
    return [], [*steps, [0, "battle", 0, ""], [0, "main2", 0, ""], [0, "end", 0, ""], [1, "end", 0, ""]]


#: By their names. The turn is that of the subject's controller in those of OWN, and of the opponent in the others.
ATTEMPTS: dict[str, Callable[[Laid, int, int], Made]] = {
    "changes": _changes,
    "summons": _summons,
    "fights": _fights,
    "their-summons": _summons,
    "their-activations": _activates,
    "their-destruction": _destroys,
    "their-fights": _fights,
}
OWN = ("changes", "summons", "fights")
