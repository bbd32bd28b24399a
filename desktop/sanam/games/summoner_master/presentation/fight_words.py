"""Fights in words: what one comes to while it is aimed, and what came of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sanam.wording import fill, joined, tr


def forecast(data: dict[str, Any]) -> str:
    """What an attack would come to (see `FightRules.forecast`)."""
    parts = []
    if data.get("strikes", 1) > 1:
        parts.append(fill(tr("Strike {strike}/{strikes}"), strike=data["strike"], strikes=data["strikes"]))
    if "powers" in data:
        words = fill(tr("{powers} → {outcome}"), powers=_powers(data["powers"]), outcome=_outcomes()[data["outcome"]])
        parts.append(words)
    if "all" in data:
        parts.append(fill(tr("All attack: {beaten} of {all} destroyed"), beaten=data["beaten"], all=data["all"]))
    if "hand" in data:
        parts.append(tr("Hits one of %n card(s) in the hand, at random", n=data["hand"]))
    return joined(" · ", parts)


def struck(data: dict[str, Any], hand: bool) -> str:
    """An attack that has its target."""
    if data.get("strikes", 1) > 1:
        words = (
            tr("{attacker} attacks the hand of {who} ({strike}/{strikes}).")
            if hand
            else tr("{attacker} attacks {card} ({strike}/{strikes}).")
        )
        return fill(words, strike=data["strike"], strikes=data["strikes"])
    return tr("{attacker} attacks the hand of {who}.") if hand else tr("{attacker} attacks {card}.")


def fought(data: dict[str, Any], name: Callable[[Any], str]) -> str:
    """A fight that is decided; older journals do not tell the powers."""
    if data.get("card_target") is None:
        return _all_fought(data, name)
    words = {
        "target": tr("{card} beats {target}: {powers}."),
        "attacker": tr("{card} loses to {target}: {powers}."),
        "both": tr("{card} and {target} destroy each other: {powers}."),
        "nobody": tr("{card} and {target} are equally strong: {powers}."),
        "held": tr("{card} does not get past {target}: {powers}."),
    }.get(data.get("outcome", ""), tr("{card} fights {target}: {powers}."))
    if "powers" in data:
        return fill(words, powers=_powers(data["powers"]))
    return tr("{card} fights {target}.") if data.get("cards_losing") else tr("{card} fights {target}: nobody loses.")


def _all_fought(data: dict[str, Any], name: Callable[[Any], str]) -> str:
    losing = data.get("cards_losing", [])
    if "powers" not in data:
        return tr("{card} attacks all: {targets} lose.") if losing else tr("{card} attacks all: nobody loses.")
    beaten: list[str] = []
    others: list[str] = []
    for card, powers in zip(data["cards_attacked"], data["powers"], strict=True):
        (beaten if card in losing else others).append(f"{name(card) or tr('a card')} ({_powers([powers])})")
    parts = [tr("{card} attacks all.")]
    if beaten:
        parts.append(fill(tr("Destroyed: {cards}."), cards=joined(", ", beaten)))
    if others:
        parts.append(fill(tr("Not destroyed: {cards}."), cards=joined(", ", others)))
    return " ".join(parts)


def _powers(powers: list[list[Any]]) -> str:
    """What was compared, e.g. "At 5 against Df 5 · Sp 4 : 3"."""
    names = {"at": tr("At"), "df": tr("Df"), "sp": tr("Sp")}
    (key, mine, other, theirs), *rest = powers
    said = fill(
        tr("{key} {mine} against {other} {theirs}"), key=names[key], mine=mine, other=names[other], theirs=theirs
    )
    more = [fill(tr("{key} {mine} : {theirs}"), key=names[k], mine=m, theirs=t) for k, m, _, t in rest]
    return joined(" · ", (said, *more))


def _outcomes() -> dict[str, str]:
    return {
        "target": tr("destroyed", "what becomes of a Seal that is attacked"),
        "attacker": tr("the attacker is destroyed"),
        "both": tr("both are destroyed"),
        "held": tr("the attacker loses, but is not destroyed"),
        "nobody": tr("nobody loses"),
        "kept": tr("a text keeps the loser from being destroyed"),
    }
