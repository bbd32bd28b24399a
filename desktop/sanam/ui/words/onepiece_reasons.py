"""Why something is not possible in One Piece: a sentence for every reason the rules give."""

from __future__ import annotations

from sanam.ui.text import tr


def onepiece_reasons() -> dict[str, str]:
    """Sentences by reason, in the language of the person."""
    return {**_playing(), **_battle(), **_by_hand()}


def _playing() -> dict[str, str]:
    return {
        "not-your-decision": tr("This decision is not yours."),
        "no-such-act": tr("That cannot be done with this card."),
        "own-main-phase-only": tr("Only in your own Main Phase, while no battle goes on."),
        "only-from-the-hand": tr("Only cards in your hand can be used so."),
        "not-enough-don": tr("It costs {cost}, and {active} DON!! cards are active."),
        "no-active-don": tr("No DON!! card is active in your cost area."),
        "only-active-don-are-given": tr("Only active DON!! cards are given; this one is rested."),
        "no-main-ability": tr("It has no [Main] ability."),
        "conditions-not-met": tr("Its conditions are not met."),
        "cannot-pay-the-cost": tr("Its activation cost cannot be paid."),
        "only-own-leader-and-characters": tr("Only with your own Leader and Characters."),
        "no-such-ability": tr("It has no ability to activate."),
        "used-this-turn": tr("It was used already this turn."),
        "deck-not-legal": tr("A deck breaks the deck rules."),
    }


def _battle() -> dict[str, str]:
    return {
        "came-this-turn": tr("It came this turn and has no [Rush]."),
        "nothing-to-attack": tr("There is nothing it can attack."),
        "no-battle-in-first-turn": tr("Nobody attacks in their first turn."),
        "only-active-cards-attack": tr("Only active cards attack; this one is rested."),
        "only-once-in-the-block-step": tr("Only the attacked player blocks, once, in the Block Step."),
        "no-blocker": tr("It has no [Blocker]."),
        "only-active-cards-block": tr("Only active cards block; this one is rested."),
        "is-the-target": tr("It is the target of the attack already."),
        "cannot-be-blocked": tr("This attack cannot be blocked."),
        "only-in-the-counter-step": tr("Only in the Counter Step, while you are attacked."),
        "no-counter": tr("It has no Counter."),
        "no-counter-ability": tr("It has no [Counter] ability."),
    }


def _by_hand() -> dict[str, str]:
    return {
        "no-game": tr("The game has not begun yet."),
        "no-game-to-concede": tr("There is no game to give up now."),
        "no-such-change": tr("That cannot be changed so."),
        "no-tokens-in-this-game": tr("This game has no Tokens."),
        "active-or-rested": tr("A card on the field is active or rested, never face-down."),
        "only-characters-are-ko-d": tr("Only Characters on the field are K.O.'d."),
        "only-leaders-take-damage": tr("Only Leaders take damage."),
        "only-don-are-attached": tr("Only DON!! cards are given to a card."),
        "is-so-already": tr("It is so already."),
        "leader-stays": tr("A Leader never leaves its area."),
        "not-in-that-area": tr("That card does not go into that area."),
        "attach-to-a-card": tr("Put the DON!! card onto a Leader or Character."),
        "no-room": tr("There is no room: at most {most}."),
        "only-its-owner-reorders": tr("Only its owner changes that order."),
    }
