"""Sentences of the log: what happened, what was done by hand, how a game ended."""

from __future__ import annotations

from typing import Any

from sanam.wording import tr


def facts() -> dict[str, str]:
    """Sentences by the kind of the fact, of those that need nothing else."""
    return {
        "game_began": tr("The game begins; {who} starts."),
        "starter": tr("{who} starts."),
        "casts": tr("{who} casts {card}."),
        "cast": tr("{card} is cast successfully."),
        "brought_in": tr("{card} comes into the Arena."),
        "targets": tr("{card} aims at {targets}."),
        "hand_hit": tr("{card} is hit in the hand of {who}."),
        "destroyed": tr("{card} is destroyed."),
        "discarded": tr("{who} discards {card}."),
        "combines": tr("{card} combines with {targets}."),
        "combined": tr("{card} is combined."),
        "breaks": tr("{card} breaks its Combination."),
        "broke": tr("{card} is separated from {targets}."),
        "uses_skill": tr("{who} uses a Skill of {card}."),
        "wisdom": tr("By Wisdom a card of {who} is {card} from now on."),
        "cursed": tr("{card} gets the Curse {curse}."),
        "grows": tr("{card} performs Growth with {targets}."),
        "grown": tr("{card} has grown."),
        "regenerates": tr("{card} performs Regeneration with {targets}."),
        "regenerated": tr("{card} has performed Regeneration."),
        "progressed": tr("{card} has Progressed."),
        "subturn_passed": tr("{who} ends the Subturn by an Effect."),
    }


def worked(data: dict[str, Any]) -> str:
    """That an Ability took effect, and on which other cards it has left something."""
    if data.get("cards"):
        return tr("An Ability of {card} took effect on {targets}.")
    return tr("An Ability of {card} took effect.")


def by_hand(action: dict[str, Any]) -> str:
    """The acts by hand that only this game has; "" for the others."""
    if action.get("do") == "attach" and action.get("host") is None:
        return tr("By hand: {who} detaches {card}.")
    if action.get("do") == "act":
        return {
            "destroy": tr("By hand: {who} destroys {card}."),
            "discard": tr("By hand: {who} discards {card}."),
            "shrine": tr("By hand: {who} puts {card} into the Shrine."),
            "library": tr("By hand: {who} returns {card} to the Library."),
            "hand": tr("By hand: {who} puts {card} into the hand."),
            "remove": tr("By hand: {who} removes {card} from the game."),
        }.get(str(action.get("what", "")), "")
    if action.get("do") == "setcount" and str(action.get("name", "")).startswith("curse."):
        if not action.get("value"):
            return tr("By hand: {who} lifts the Curse {curse} from {card}.")
        return tr("By hand: {who} puts the Curse {curse} on {card}.")
    return ""


def ended(reason: str, winner: Any) -> str:
    """How a game ended, by the id of the reason."""
    if winner is None:
        return tr("The game is a draw.")
    return {
        "shrine": tr("{who} wins the game: the other's Shrine is full."),
        "library": tr("{who} wins the game: the other has no card left to draw."),
        "no-seal": tr("{who} wins the game: the other had no Seal and could not bring one."),
        "surrender": tr("{who} wins the game: the other gave up."),
    }.get(reason, tr("{who} wins the game."))
