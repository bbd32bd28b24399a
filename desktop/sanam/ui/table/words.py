"""The table in words: its title, and what lies at a place for who cannot see it."""

from __future__ import annotations

from sanam.engine.positions import Goal
from sanam.games.words import GameWords
from sanam.ui.table.seat.controller import TableController
from sanam.ui.text import fill, isolated, joined, plain_number, tr


def title(controller: TableController) -> str:
    """What is played, and the goal where it is a puzzle."""
    start = controller.book.header.start
    goal = start.goal if start is not None else None
    asked = goal_words(controller.words, goal, controller.seat_name(goal.seat)) if goal is not None else ""
    return joined("\n", (_heading(controller), asked))


def _heading(controller: TableController) -> str:
    header = controller.book.header
    duel = controller.playmat.moment(controller.view.public).get("duel", 1)
    words = controller.words.rounds()["heading"] if duel > 1 else "{edition}"
    return fill(words, edition=controller.words.edition_name(header.edition), n=duel)


def place_words(controller: TableController, name: str | None) -> str:
    """What lies at a place, in words for a screen reader."""
    if not name:
        return ""
    card = controller.view.find(name)
    if card is None:
        if "." in name:
            return _empty(controller, name)
        return ""
    held = card.zone.partition(".")[2] == controller.playmat.board.hand and not card.stance.startswith("up")
    words = [
        controller.name_of(name) or tr("hidden card"),
        *(() if held else (controller.words.stance_name(card.stance, card.zone),)),  # nobody holds cards face-up
        controller.words.zone_name(card.zone),
        controller.seat_name(int(card.zone[0])),
    ]
    names = controller.words.numbers()
    for stat in controller.playmat.stats(card):
        value = "?" if stat.now is None else plain_number(stat.now)
        words.append(fill("{name} {value}", name=names.get(stat.name, stat.name), value=value))
    if controller.options_of(name):
        words.append(tr("can act"))
    return ", ".join(words)


def zone_words(controller: TableController, zone: str) -> str:
    """A place and how many cards lie there, in words for a screen reader."""
    number = len(controller.view.zones.get(zone, ()))
    if not number:
        return _empty(controller, zone)
    place, who = controller.words.zone_name(zone), controller.seat_name(int(zone[0]))
    return fill(tr("{place} of {who}: %n card(s)", None, number), place=place, who=who)


def _empty(controller: TableController, zone: str) -> str:
    """A place where nothing lies, or nothing can."""
    place, who = controller.words.zone_name(zone), controller.seat_name(int(zone[0]))
    shut = zone in controller.playmat.shut(controller.view)
    return fill(tr("{place} of {who}: cannot be used") if shut else tr("{place} of {who}: empty"), place=place, who=who)


def goal_words(words: GameWords, goal: Goal, name: str) -> str:
    """What a puzzle asks for, of the player of this name."""
    return fill(words.in_turn()[f"must_{goal.what}"], name=isolated(name))
