"""The banner at the end of a duel and of a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanam.ui.table.panels.statistics import compared, statistics, statistics_words
from sanam.ui.table.seat.controller import TableController
from sanam.ui.text import fill, isolated, tr

if TYPE_CHECKING:
    from sanam.ui.table.board_screen import BoardScreen

#: How many of the last lines of the log say what decided a match.
LAST = 3


def show_result(screen: BoardScreen, controller: TableController) -> None:
    """Show or put away the banner for the moment on the screen. Each result is shown once; it may be put away."""
    public = controller.view.public
    finished, result, choice = public.get("finished"), public.get("result"), controller.choice
    between = choice is not None and choice.kind == controller.playmat.round_kind
    if controller.past is not None or controller.covered or not (finished or between):
        screen.banner.hide()
        if not finished and not between:
            screen._told_result = ()
        return
    told = (bool(finished), controller.playmat.moment(public).get("duel"), id(controller))
    if told == screen._told_result:
        return
    screen._told_result = told
    winner = (finished or result or {}).get("winner")
    name = isolated(controller.seat_name(winner))
    token = "text" if winner is None else ("teal" if winner == controller.seat else "coral")
    words = _reason((result or {}).get("reason", ""), (result or {}).get("winner"), controller)
    wins, score = public.get("wins") or [], ""
    if wins:
        first, second = (isolated(controller.seat_name(seat)) for seat in (0, 1))
        score = fill(tr("{first} · {a} : {b} · {second}"), first=first, a=wins[0], b=wins[1], second=second)
    if len(wins) > 2 and wins[2]:
        score += "  ·  " + fill(tr("drawn: {n}"), n=wins[2])
    if finished:
        alone = bool(controller.computers) and not controller.open and winner is not None
        screen.hearing.end(winner == controller.seat if alone else winner is not None or None)
        title = tr("The match is a draw") if winner is None else fill(tr("{name} wins the match"), name=name)
        found = statistics(controller)
        screen.right_side.panel.show_log()  # a pile that is looked into would lie in the way
        screen.banner.tell(
            title,
            words,
            score,
            token,
            "",
            again=kept(screen.match),
            figures=statistics_words(controller, found),
            decided=decided_by(screen, controller),
            names=(controller.seat_name(0), controller.seat_name(1)),
            compared=compared(found),
        )
    else:
        rounds = controller.words.rounds()
        title = rounds["drawn"] if winner is None else fill(rounds["won"], name=name)
        screen.banner.tell(title, words, score, token, rounds["next"])
    screen.place_banner()


def decided_by(screen: BoardScreen, controller: TableController) -> str:
    """The last things that happened, as the log tells them: what decided the match. No turn or phase decides one; where
    somebody gave up, nothing that happened did.
    """
    if (controller.view.public.get("result") or {}).get("reason") == "surrender":
        return ""
    quiet = ("duel_ended", "game_ended", "match_ended", "turn", "phase")
    last = [entry.fact for entry in controller.entries[-LAST * 3 :] if entry.fact.what not in quiet]
    lines = [line for fact in last if (line := screen.line(fact))]
    return "\n".join(lines[-LAST:])


def kept(match: object) -> bool:
    """Whether a match is one of the store, which can be played once more and watched."""
    return hasattr(match, "id")


def _reason(reason: str, winner: int | None, controller: TableController) -> str:
    loser = isolated(controller.seat_name(1 - winner)) if winner is not None else ""
    return fill(controller.words.ending(reason, winner is None), loser=loser)
