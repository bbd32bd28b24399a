"""How a board is changed until its conditions are as a trial wants them."""

from __future__ import annotations

from dataclasses import replace

from sanam.games.witnessing.phrases import Node, many, name_of, number
from sanam.games.witnessing.trials import NotDriven
from sanam.games.yugioh.witness.asking import TOOLS
from sanam.games.yugioh.witness.board import PLAIN, Board, Item
from sanam.games.yugioh.witness.conditions import bounds, counted, phrase
from sanam.games.yugioh.witness.ledger import Ledger


def adjust(board: Board, led: Ledger, cond: Node, want: bool) -> set[int]:
    """Change the board so that a condition comes out as wanted; the result are the items that are left away."""
    if phrase(cond) is None or name_of(cond) == "you control only":
        return _adjust_other(board, cond, want)
    low, high = bounds(cond)
    cards = [card for card in board.ids if card in counted(led, cond)] if led.judged else []
    items = [at for card in cards if (at := board.ids[card]) < len(board.items)]
    size = len(counted(led, cond))
    if (want and size > high) or (not want and high == 99):
        target = high if want else low - 1
        gone = items[: size - target]
        if len(gone) < size - target:
            raise NotDriven("cards that cannot be taken from the board")
        return set(gone)
    if want or not high:
        about = phrase(cond)
        assert about is not None
        board.lay_out(about, copies=max(1, low), wrong=False)
        board.items[-1] = replace(board.items[-1], tag="must", fits=True)
        return set()
    raise NotDriven(f"{cond['is']} otherwise")


def _only(board: Board, cond: Node, want: bool) -> set[int]:
    tests = many(cond.get("f"))
    if not want:
        board.add(0, "monster", PLAIN, True, "must")
        return set()
    board.lay_out({**cond, "is": "NP.some", "f": [*tests, {"is": "Adj.you control"}]}, copies=1, wrong=False)
    fitting = board.items[-1].sketch
    return {
        at
        for at, item in enumerate(board.items)
        if (item.seat, item.place) == (0, "monster") and item.sketch != fitting
    }


def _fill_hand(board: Board, size: int, full: bool) -> set[int]:
    """More cards in the hand than the number, or none."""
    board.plain = full
    for _ in range(size if full else 0):
        board.add(0, "hand", PLAIN, True, "must")
    return set() if full else _empty_hand(board)


def _empty_hand(board: Board) -> set[int]:
    """Nothing in the hand; a tool that is used from there is a Trap that is Set."""
    hand = {at: item for at, item in enumerate(board.items) if item.seat == 0 and item.place == "hand"}
    for item in [one for one in hand.values() if one.sketch.name in TOOLS]:
        trap = item.sketch.but(kind="trap", icon="normal", down=True)
        board.items.append(Item(0, "spell", trap, True, "must"))
    return set(hand)


def _adjust_other(board: Board, cond: Node, want: bool) -> set[int]:
    key = name_of(cond)
    if key == "you control only":
        return _only(board, cond, want)
    if key == "no cards in hand":
        board.plain = not want
        return _empty_hand(board) if want else set()
    if key in ("cards in hand or more", "cards in hand or less"):
        return _fill_hand(board, number(cond), (key == "cards in hand or more") == want)
    if key in ("has no materials", "has a material"):
        board.under = 2 if want == (key == "has a material") else 0
    elif key == "attacked or was attacked":
        board.peaceful = not want
    elif key in ("lp higher", "lp lower"):
        higher = (key == "lp higher") == want
        board.lp = (8000, 4000) if higher else (4000, 8000)
    elif key in ("lp higher by", "lp lower by"):
        own, gap = 4000, number(cond) - (0 if want else 50)
        board.lp = (own + gap, own) if key == "lp higher by" else (own, own + gap)
    else:
        raise NotDriven(f"{cond['is']} otherwise")
    return set()
