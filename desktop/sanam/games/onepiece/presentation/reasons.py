"""Why something is not possible in One Piece: a sentence for every reason the rules give."""

from __future__ import annotations

from sanam.wording import tr


def onepiece_reasons() -> dict[str, str]:
    """Sentences by reason, in the language of the person."""
    return {**_playing(), **_battle(), **_by_hand()}


def _playing() -> dict[str, str]:
    return {
        "not-your-decision": tr("This decision is not yours."),
        "no-such-act": tr("That cannot be done with this card."),
        "own-main-phase-only": tr("Only in your own Main Phase, outside a battle."),
        "only-from-the-hand": tr("Only cards in your hand can be used this way."),
        "not-enough-don": tr("It costs {cost}, and {active} DON!! cards are active."),
        "no-active-don": tr("No DON!! card is active in your cost area."),
        "only-active-don-are-given": tr("Only active DON!! cards can be given; this one is rested."),
        "no-main-ability": tr("It has no [Main] ability."),
        "conditions-not-met": tr("Its conditions are not met."),
        "cannot-pay-the-cost": tr("Its activation cost cannot be paid."),
        "only-own-leader-and-characters": tr("Only with your own Leader and Characters."),
        "no-such-ability": tr("It has no ability to activate."),
        "used-this-turn": tr("It was already used this turn."),
        "an-effect-forbids-it": tr("An effect forbids it."),
        "deck-not-legal": tr("A deck breaks the deck rules."),
    }


def _battle() -> dict[str, str]:
    return {
        "came-this-turn": tr("It was played this turn and has no [Rush]."),
        "nothing-to-attack": tr("There is nothing it can attack."),
        "no-battle-in-first-turn": tr("Neither player can attack on their first turn."),
        "only-active-cards-attack": tr("Only active cards can attack; this one is rested."),
        "only-once-in-the-block-step": tr("Only the attacked player blocks, once, in the Block Step."),
        "no-blocker": tr("It has no [Blocker]."),
        "only-active-cards-block": tr("Only active cards can block; this one is rested."),
        "is-the-target": tr("It is already the target of the attack."),
        "cannot-be-blocked": tr("This attack cannot be blocked."),
        "only-in-the-counter-step": tr("Only in the Counter Step, while you are attacked."),
        "no-counter": tr("It has no Counter."),
        "no-counter-ability": tr("It has no [Counter] ability."),
    }


def _by_hand() -> dict[str, str]:
    return {
        "no-game": tr("The game has not begun yet."),
        "no-game-to-concede": tr("There is no game to give up now."),
        "no-such-change": tr("That cannot be changed this way."),
        "no-tokens-in-this-game": tr("This game has no Tokens."),
        "active-or-rested": tr("A card on the field is active or rested, never face-down."),
        "only-characters-are-ko-d": tr("Only Characters on the field can be K.O.'d."),
        "only-leaders-take-damage": tr("Only Leaders can take damage."),
        "only-don-are-attached": tr("Only DON!! cards can be given to a card."),
        "is-so-already": tr("Already in that state."),
        "leader-stays": tr("A Leader never leaves its area."),
        "not-in-that-area": tr("That card does not belong in that area."),
        "attach-to-a-card": tr("Give the DON!! card to a Leader or Character."),
        "empty-deck": tr("{player} has no card left in the deck."),
        "too-many-don": tr("Too many DON!! cards: at most {most}."),
        "no-room": tr("There is no room: the maximum is {most}."),
        "only-its-owner-reorders": tr("Only its owner can change that order."),
    }
