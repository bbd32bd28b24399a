"""Facts of a duel as lines of the log."""

from __future__ import annotations

from typing import Any

from sanam.engine.events import Happened
from sanam.ui.messages import CardName, SeatName, counter_name, fill, phase_name, stance_name, tr, zone_name
from sanam.ui.text import plain_number


def sentence(event: Happened, name: CardName, seat: SeatName) -> str | None:
    """The line of one fact, or None when another fact tells it already."""
    data = event.data
    if event.what == "duel_ended":
        data = {**data, "winner": event.seat}
    text = _text(event.what, data, event.card is not None)
    if text is None:
        return None
    about = event.card
    if event.what == "by_hand" and about is None and isinstance(data.get("action", {}).get("subject"), int):
        about = data["action"]["subject"]  # counters are set on it
    card = name(about) if about is not None else ""
    if event.what == "drew_card" and not card:
        return None
    return fill(
        text,
        who=seat(event.seat),
        other=seat(1 - event.seat) if event.seat is not None else "",
        card=card or tr("a card"),
        targets=", ".join(name(target) or tr("a card") for target in data.get("cards", [])),
        cause=name(data.get("card_cause")) or tr("a card"),
        host=name(data.get("card_host")) or tr("a card"),
        target=name(data.get("card_other", data.get("card_target"))) or tr("a face-down monster"),
        attacker=name(data.get("card_attacker")) or card,
        amount=data.get("amount", 0),
        n=data.get("count", 1),
        turn=data.get("turn", data.get("n", 0)),
        phase=phase_name(str(data.get("phase", ""))),
        place=_place(data),
        origin=zone_name(str(data.get("origin", ""))),
        stance=stance_name(str(data.get("now", "")), "0.m1"),
        attack=data.get("attack", ""),
        against=data.get("against", ""),
        sides=data.get("sides", ""),
        face=_face(data),
        counter=counter_name(str(data.get("counter", ""))),
        what=_what(data.get("action", {}), seat),
        value=_value(data.get("action", {})),
        note=data.get("action", {}).get("text", ""),
        link=data.get("link", 0),
    )


def _what(action: dict[str, Any], seat: SeatName) -> str:
    """The number that is set by hand: a player's, a card's value, or a kind of counter."""
    subject = action.get("subject")
    named = str(action.get("name", action.get("key", "")))
    words = {"lp": tr("LP"), "atk": tr("ATK"), "def": tr("DEF"), "level": tr("Level")}.get(named) or counter_name(named)
    if subject in ("seat0", "seat1"):
        return fill(tr("{what} of {who}"), what=words, who=seat(int(subject[4:])))
    return words


def _value(action: dict[str, Any]) -> str:
    value = action.get("value", "")
    if not isinstance(value, int):
        return str(value)
    sign = ("+" if value >= 0 else "\u2212") if action.get("op") == "add" else ""
    return f"{sign}{plain_number(abs(value) if sign else value)}"


def _place(data: dict[str, Any]) -> str:
    zone = data.get("to", data.get("zone", data.get("action", {}).get("zone", "")))
    return zone_name(str(zone))


def _face(data: dict[str, Any]) -> Any:
    if data.get("sides") == 2:
        return tr("heads") if data.get("face") == 1 else tr("tails")
    return data.get("face", "")


def _text(what: str, data: dict[str, Any], has_card: bool) -> str | None:
    if what == "sent":
        how = data.get("how")
        if how in ("discard", "tribute", "detach"):
            return None
        if how == "destroy":
            return None
        return tr("{card} goes to the Graveyard.")
    if what == "by_hand":
        return _by_hand(data.get("action", {}))
    if what == "duel_ended":
        return _ended(str(data.get("reason", "")), data.get("winner"))
    if what == "match_ended":
        return tr("The match is over.")
    if what == "damage":
        return tr("{who} takes {amount} battle damage.") if data.get("battle") else tr("{who} takes {amount} damage.")
    if what == "drew":
        return tr("{who} draws {n} cards.") if data.get("count", 1) != 1 else tr("{who} draws a card.")
    if what == "returned" and data.get("to") == "hand" and data.get("origin") in ("deck", "graveyard", "banished"):
        return tr("{who} adds {card} to the hand.")
    if what == "negated":
        return (
            tr("The activation of {card} is negated.")
            if data.get("what_negated") == "activation"
            else tr("The effect of {card} is negated.")
        )
    if what == "battle":
        return _battle(data)
    if what == "activated" and data.get("cards"):
        return tr("{who} activates {card}: {targets}.")
    if what == "attack_declared":
        return tr("{card} attacks {target}.") if data.get("card_other") is not None else tr("{card} attacks directly.")
    if what == "rps":
        hands = data.get("hands", ["", ""])
        words = {"rock": tr("rock"), "paper": tr("paper"), "scissors": tr("scissors")}
        first, second = (words.get(hand, str(hand)) for hand in hands)
        return fill(tr("{first} against {second}."), first=first.capitalize(), second=second)
    if what == "rolled":
        return tr("{who} tosses a coin: {face}.") if data.get("sides") == 2 else tr("{who} rolls a die: {face}.")
    return _plain().get(what)


def _battle(data: dict[str, Any]) -> str:
    if data.get("card_other") is None:
        return tr("{card} ({attack}) hits directly.")
    return (
        tr("{card} ({attack}) battles {target} (DEF {against}).")
        if data.get("defending")
        else tr("{card} ({attack}) battles {target} ({against}).")
    )


def _plain() -> dict[str, str]:
    return {
        "turn": tr("Turn {turn}: {who}"),
        "phase": tr("{phase}"),
        "normal_summoned": tr("{who} Normal Summons {card}."),
        "tribute_summoned": tr("{who} Tribute Summons {card}."),
        "set_monster": tr("{who} Sets a monster."),
        "set": tr("{who} Sets a card."),
        "flip_summoned": tr("{who} Flip Summons {card}."),
        "special_summoned": tr("{who} Special Summons {card}."),
        "ritual_summoned": tr("{who} Ritual Summons {card}."),
        "fusion_summoned": tr("{who} Fusion Summons {card}."),
        "synchro_summoned": tr("{who} Synchro Summons {card}."),
        "xyz_summoned": tr("{who} Xyz Summons {card}."),
        "conceded": tr("{who} gives up."),
        "toss": tr("{who} wins the toss."),
        "duel_began": tr("The duel begins."),
        "phase_skipped": tr("{who} skips: {phase}."),
        "drew_card": tr("Drawn: {card}."),
        "tributed": tr("{card} is Tributed."),
        "discarded": tr("{who} discards {card}."),
        "detached": tr("{card} is detached."),
        "position_changed": tr("{card}: {stance}."),
        "activated": tr("{who} activates {card}."),
        "link_resolving": tr("{card} resolves."),
        "destroyed": tr("{card} is destroyed."),
        "token_destroyed": tr("A Token is destroyed."),
        "token_removed": tr("A Token is removed."),
        "banished": tr("{card} is removed from play."),
        "returned": tr("{card} returns: {place}."),
        "added": tr("{who} adds {card} to the hand."),
        "gained": tr("{who} gains {amount} LP."),
        "paid": tr("{who} pays {amount} LP."),
        "attack_negated": tr("The attack of {card} is negated."),
        "replay": tr("The attack of {card} is replayed."),
        "equipped": tr("{card} is equipped to {host}."),
        "counter_placed": tr("{n} × {counter} on {card}."),
        "counter_removed": tr("{n} × {counter} removed from {card}."),
        "token": tr("A Token comes: {card}."),
        "control": tr("{who} takes control of {card}."),
        "shuffled": tr("{who} shuffles."),
        "revealed": tr("{card} is revealed."),
        "surrendered": tr("{who} surrenders."),
        "first_player": tr("{who} goes first."),
        "sided": tr("{who} is done with side-decking."),
        "materials_attached": tr("{card} becomes an Xyz Material."),
    }


def _ended(reason: str, winner: Any) -> str:
    if winner is None:
        return tr("The duel is a draw.")
    return {
        "lp": tr("{who} wins the duel: the other's Life Points are 0."),
        "deck-out": tr("{who} wins the duel: the other cannot draw."),
        "effect": tr("{who} wins the duel by an effect."),
        "surrender": tr("{who} wins the duel: the other gave up."),
    }.get(reason, tr("{who} wins the duel."))


def _by_hand(action: dict[str, Any]) -> str:
    return {
        "move": tr("By hand: {who} moves {card}: {place}."),
        "turn": tr("By hand: {who} turns {card}."),
        "setcount": (
            tr("By hand: {who} sets {what} to {value}.")
            if isinstance(action.get("subject"), str)
            else tr("By hand: {who} sets the counters {what} on {card} to {value}.")
        ),
        "modify": (
            tr("By hand: {who} sets {what} of {card} to {value}.")
            if action.get("op") == "set"
            else tr("By hand: {who} changes {what} of {card} by {value}.")
        ),
        "attach": tr("By hand: {who} attaches {card}."),
        "create": tr("By hand: {who} makes a Token."),
        "shuffle": tr("By hand: {who} shuffles."),
        "roll": tr("By hand: {who} throws."),
        "reveal": tr("By hand: {who} reveals {card}."),
        "note": tr("{who} notes: {note}"),
        "setting": tr("{who} changes a setting."),
    }.get(str(action.get("do", "")), tr("By hand: {who} changes the table."))


#: Glyph and colour token of a fact in the log.
SIGNS: dict[str, tuple[str, str]] = {
    "normal_summoned": ("monster", "text"),
    "tribute_summoned": ("monster", "text"),
    "special_summoned": ("star", "text"),
    "ritual_summoned": ("icon-ritual", "text"),
    "fusion_summoned": ("star", "text"),
    "synchro_summoned": ("star", "text"),
    "xyz_summoned": ("rank-star", "text"),
    "conceded": ("flag", "coral"),
    "toss": ("coin", "text"),
    "rps": ("rock", "text"),
    "flip_summoned": ("flip", "text"),
    "set_monster": ("eye-off", "quiet"),
    "set": ("eye-off", "quiet"),
    "activated": ("spell", "text"),
    "link_resolving": ("chain", "text"),
    "destroyed": ("error", "coral"),
    "damage": ("life", "coral"),
    "gained": ("life", "teal"),
    "paid": ("life", "quiet"),
    "drew": ("deck", "quiet"),
    "attack_declared": ("sword", "text"),
    "battle": ("swords", "text"),
    "by_hand": ("by-hand", "text"),
    "banished": ("banish", "text"),
    "sent": ("grave", "quiet"),
    "discarded": ("grave", "text"),
    "tributed": ("grave", "text"),
    "negated": ("close", "coral"),
    "position_changed": ("position", "quiet"),
    "rolled": ("dice", "text"),
    "counter_placed": ("counter", "text"),
    "counter_removed": ("counter", "quiet"),
    "equipped": ("icon-equip", "text"),
    "duel_ended": ("trophy", "text"),
    "match_ended": ("trophy", "text"),
    "shuffled": ("shuffle", "quiet"),
    "detached": ("minus", "text"),
    "duel_began": ("flag", "quiet"),
    "revealed": ("eye", "text"),
    "returned": ("hand", "text"),
    "added": ("hand", "text"),
    "drew_card": ("deck", "quiet"),
    "control": ("swap", "text"),
    "token": ("plus", "text"),
    "phase": ("phases", "quiet"),
}
