"""What the engine itself says, whatever the game: acts by hand, and what it refuses."""

from __future__ import annotations

from typing import Any

from sanam.wording import plain_number, tr


def by_hand(action: dict[str, Any]) -> str:
    """The sentence of an act by hand, given as its data (see `engine.manual`)."""
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
        "roll": tr("By hand: {who} tosses or rolls."),
        "reveal": tr("By hand: {who} reveals {card}."),
        "note": tr("{who} notes: {note}"),
        "setting": tr("{who} changes a setting."),
    }.get(str(action.get("do", "")), tr("By hand: {who} changes the table."))


def value_set(action: dict[str, Any]) -> str:
    """The value that an act by hand sets, or adds with its sign."""
    value = action.get("value", "")
    if not isinstance(value, int):
        return str(value)
    sign = ("+" if value >= 0 else "\u2212") if action.get("op") == "add" else ""
    return f"{sign}{plain_number(abs(value) if sign else value)}"


def kernel_reasons() -> dict[str, str]:
    """What the kernel refuses."""
    return {
        "nothing-asked": tr("Nothing is being asked now."),
        "too-few": tr("Choose at least {least}."),
        "too-many": tr("Choose at most {most}."),
        "no-such-option": tr("That cannot be chosen here."),
        "picked-twice": tr("The same thing cannot be chosen twice."),
        "not-a-legal-combination": tr("These do not go together."),
        "nothing-to-undo": tr("There is nothing to undo."),
        "nothing-to-redo": tr("There is nothing to redo."),
        "undo-would-hide-what-was-seen": tr(
            "Hidden information has been seen since. It cannot be undone outside practice."
        ),
        "undo-would-take-another-answer": tr("The other player has decided something since."),
        "no-such-card": tr("That card is not in this duel."),
        "no-such-zone": tr("There is no such zone."),
        "no-such-stance": tr("A card cannot be placed like that."),
        "not-a-board": tr("No match can go on from this board."),
        "no-such-phase": tr("A board cannot stand in that phase."),
        "only-replaced": tr("It can only be replaced by another card."),
        "no-such-place": tr("There is no such place in that pile."),
        "no-such-seat": tr("There is no such player."),
        "number-out-of-range": tr("{value} is out of range."),
        "note-too-long": tr("A note has at most {most} characters."),
        "not-to-itself": tr("A card cannot be attached to itself."),
        "leaves-no-answer": tr("That would leave the current question without an answer. Answer it first."),
        "started-already": tr("The match has already begun."),
        "not-yours": tr("That is not yours to decide now."),
        "not-now": tr("Not now."),
        "no-such-move": tr("Nothing happens there."),
        "not-asked": tr("This decision is not yours."),
        "in-the-past": tr("You are looking at an earlier moment. Return to now first."),
    }


def hand_tools() -> dict[str, tuple[str, str, str]]:
    """What is done by hand in every game: words, glyph, and a line that says more."""
    return {
        "field": (tr("To the field"), "table", tr("To a free zone of the field")),
        "hand": (tr("To the hand"), "hand", tr("To its owner's hand")),
        "deck": (tr("To the top of the Deck"), "deck", tr("To the top of its owner's Deck")),
        "reveal": (tr("Reveal"), "eye", tr("Show to both players")),
        "counter+": (tr("Counter +"), "counter", tr("Put a counter on the card")),
        "counter-": (tr("Counter \u2212"), "minus", tr("Take a counter from the card")),
        "draw": (tr("Draw"), "cards", tr("Draw a card")),
        "look": (tr("Look into the Deck"), "search", tr("Look through my Deck (logged)")),
        "shuffle": (tr("Shuffle"), "shuffle", tr("Shuffle my Deck")),
        "coin": (tr("Coin"), "coin", tr("Toss a coin")),
        "die": (tr("Die"), "dice", tr("Roll a die")),
    }


def turn_sentences() -> dict[str, str]:
    """Sentences about a turn and those beside it."""
    return {
        "no_more": tr("No response this turn"),
        "no_more_tip": tr("Passes every chance to respond until this turn is over."),
        "can_win": tr("You can win this turn."),
        "must_win": tr("{name} is to win before this turn ends."),
        "must_survive": tr("{name} is not to lose before this turn ends."),
        "previous": tr("Previous turn"),
        "next": tr("Next turn"),
        "better": tr("Turn {turn}: {better}, not {played}"),
    }


def face_of(data: dict[str, Any]) -> Any:
    """What a coin or a die shows."""
    if data.get("sides") == 2:
        return tr("heads") if data.get("face") == 1 else tr("tails")
    return data.get("face", "")
