"""Sentences of the log that depend on what a fact says: where cards go, what effects do, what was done by hand."""

from __future__ import annotations

from typing import Any

from sanam.wording import fill, plain_number, tr


def keywords() -> dict[str, str]:
    """Keyword abilities (10-1) as they are printed."""
    return {
        "rush": tr("[Rush]"),
        "double attack": tr("[Double Attack]"),
        "banish": tr("[Banish]"),
        "blocker": tr("[Blocker]"),
        "unblockable": tr("[Unblockable]"),
        "rush: character": tr("[Rush: Character]"),
    }


def moved(data: dict[str, Any]) -> str:
    """Where a card goes, whether or not (`unknown`) the reader may know which one it is."""
    has_card = not data.get("unknown")
    place = f"{data.get('end')} of deck" if data.get("area") == "deck" else str(data.get("area"))
    return {
        "hand": tr("{card} goes to the hand.") if has_card else tr("{who}: a card goes to the hand."),
        "top of deck": tr("{card} goes to the top of the deck.")
        if has_card
        else tr("{who}: a card goes to the top of the deck."),
        "bottom of deck": tr("{card} goes to the bottom of the deck.")
        if has_card
        else tr("{who}: a card goes to the bottom of the deck."),
        "life": tr("{card} goes to the Life cards.") if has_card else tr("{who}: a card goes to the Life cards."),
    }.get(place, tr("{card} moves to another area."))


def affected(key: str, amount: Any) -> str:
    """What an effect now does to a card: one of the keys of `abilities.lasting`."""
    if key in ("power", "cost", "counter") and isinstance(amount, int):
        sign = {"power": tr("{card}: power {amount}."), "cost": tr("{card}: cost {amount}.")}
        more = f"{'−' if amount < 0 else '+'}{plain_number(abs(amount))}"
        return fill(sign.get(key, "{card}: {amount}."), amount=more)
    if key in keywords():
        return fill(tr("{card} gains {keyword}.") if amount else tr("{card} loses {keyword}."), keyword=keywords()[key])
    return {
        "negated": tr("The effects of {card} are negated."),
        "no attack": tr("{card} cannot attack."),
        "no ko": tr("{card} cannot be K.O.'d."),
        "no refresh": tr("{card} will not become active."),
    }.get(key, tr("An effect applies to {card}."))


def by_hand(action: dict[str, Any]) -> str:
    """The acts by hand that only this game has; "" for the others."""
    if action.get("do") == "attach":
        return (
            tr("By hand: {who} takes a DON!! card back.")
            if action.get("host") is None
            else tr("By hand: {who} gives a DON!! card.")
        )
    if action.get("do") != "act":
        return ""
    return {
        "ko": tr("By hand: {who} K.O.s {card}."),
        "damage": tr("By hand: {who} deals damage to {card}."),
        "draw": tr("By hand: {who} draws."),
        "draw up to": tr("By hand: {who} draws."),
    }.get(str(action.get("what", "")), "")


def ended(reason: str, winner: Any) -> str:
    """How the game ended."""
    if winner is None:
        return tr("The game is a draw.")
    return {
        "life": tr("{who} wins the game: the other took damage without Life."),
        "deck-out": tr("{who} wins the game: the other's deck is empty."),
        "surrender": tr("{who} wins the game: the other gave up."),
        "effect": tr("{who} wins the game by an effect."),
    }.get(reason, tr("{who} wins the game."))
