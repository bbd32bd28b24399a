"""Parts of the questions of Summoner Master: what yes and no do, how it is settled who starts, what is cut into."""

from __future__ import annotations

from typing import Any

from sanam.wording import tr


def yes_and_no(question: str) -> tuple[str, str]:
    """What answering with yes and with no does."""
    if question == "growth":
        return tr("Growth"), tr("Without Growth")
    if question == "twice":
        return tr("Attack several times"), tr("Attack once")
    return tr("Do it"), tr("Do not")


def interfere(params: dict[str, Any], card: str) -> str:
    """What is being done that may be cut into, and what comes if nobody does."""
    if not card:
        return tr("{who}: cut in with an Interfere card or Skill, or go on.")
    known = {
        "cast": tr("{card} is being cast. {who}: cut in with an Interfere card or Skill, or let it go on."),
        "attack": tr("{card} attacks. {who}: cut in with an Interfere card or Skill, or let it go on."),
        "skill": tr("A Skill of {card} is being used. {who}: cut in, or let it go on."),
    }
    other = tr("{card} acts. {who}: cut in with an Interfere card or Skill, or let it go on.")
    return known.get(str(params.get("what", "")), other)


def methods() -> dict[str, tuple[str, str]]:
    """Ways to settle who starts (102.3)."""
    return {
        "coin": (tr("Coin"), "coin"),
        "dice": (tr("One die each"), "dice"),
        "rps": (tr("Rock, paper, scissors"), "scissors"),
        "seat0": (tr("Near seat"), "person"),
        "seat1": (tr("Far seat"), "person"),
    }


def subturn_sentences() -> dict[str, str]:
    """What other games say of a turn; here a Turn is two Subturns (400.1)."""
    return {
        "no_more": tr("No response this Subturn"),
        "no_more_tip": tr("Passes every chance to respond until this Subturn is over."),
        "can_win": tr("You can win this Subturn."),
        "must_win": tr("{name} is to win before this Subturn ends."),
        "must_survive": tr("{name} is not to lose before this Subturn ends."),
        "previous": tr("Previous Subturn"),
        "next": tr("Next Subturn"),
        "better": tr("Subturn {turn}: {better}, not {played}"),
    }
