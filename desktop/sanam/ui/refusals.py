"""Why something is not possible: a sentence for every reason the kernel and the rules give."""

from __future__ import annotations

from sanam.ui.messages import tr


def REASONS() -> dict[str, str]:
    """Sentences by reason, in the language of the person."""
    return {**_kernel(), **_turn(), **_summons(), **_cards(), **_battle(), **_match()}


def _kernel() -> dict[str, str]:
    return {
        "nothing-asked": tr("Nothing is being asked now."),
        "too-few": tr("Choose at least {least}."), "too-many": tr("Choose at most {most}."),
        "no-such-option": tr("That cannot be chosen here."), "picked-twice": tr("The same thing cannot be chosen twice."),
        "not-a-legal-combination": tr("These do not go together."),
        "nothing-to-undo": tr("There is nothing to undo."), "nothing-to-redo": tr("There is nothing to redo."),
        "undo-would-hide-what-was-seen": tr("Something hidden has been seen since. It cannot be undone outside practice."),
        "no-such-card": tr("That card is not in this duel."), "no-such-zone": tr("There is no such zone."),
        "no-such-stance": tr("A card cannot lie like that."), "no-such-place": tr("There is no such place in that pile."),
        "no-such-seat": tr("There is no such player."), "number-out-of-range": tr("{value} is out of range."),
        "note-too-long": tr("A note has at most {most} characters."), "not-to-itself": tr("A card cannot be attached to itself."),
        "not-yours": tr("That is not yours to decide now."), "not-now": tr("Not now."),
        "no-such-move": tr("Nothing happens there."), "not-asked": tr("This decision is not yours."),
        "in-the-past": tr("You are looking at an earlier moment. Return to now first."),
    }


def _turn() -> dict[str, str]:
    return {
        "not-your-turn": tr("It is not your turn."), "not-your-card": tr("That card is not yours."),
        "wrong-phase": tr("Not in this phase."), "main-phase-only": tr("Only in your Main Phase."),
        "battle-phase-only": tr("Only in your Battle Phase."),
        "no-battle-phase-on-first-turn": tr("The player who goes first has no Battle Phase in the first turn."),
        "no-battle-on-first-turn": tr("The player who goes first has no Battle Phase in the first turn."),
        "chain-open": tr("A Chain is open: only responses now."),
        "chain-not-empty": tr("A Chain is open: only responses now."),
        "phase-passed": tr("That phase is over for this turn."),
        "phase-not-next": tr("The phases have an order: that one is not next."),
        "another-question-first": tr("Another question must be answered first."),
        "question-open": tr("Another question must be answered first."),
    }


def _summons() -> dict[str, str]:
    return {
        "one-normal-summon-a-turn": tr("Only one Normal Summon or Set in a turn."),
        "no-free-monster-zone": tr("No Monster Zone is free."), "zone-occupied": tr("That zone is taken."),
        "zone-not-free": tr("That zone is taken."), "not-enough-tributes": tr("It needs {needed} Tributes."),
        "too-few-tributes": tr("There are not enough monsters to Tribute."),
        "needs-tributes": tr("It needs {needed} Tributes."),
        "cannot-be-normal-summoned": tr("It cannot be Normal Summoned or Set."),
        "extra-deck-monster": tr("A monster of the Extra Deck is Special Summoned in its own way."),
        "needs-ritual-spell": tr("A Ritual Monster is summoned by its Ritual Spell."),
        "no-materials": tr("The materials it needs are not there."),
        "materials-missing": tr("The materials it needs are not there."),
        "not-properly-summoned": tr("It was never properly summoned, so it cannot come back."),
        "set-this-turn": tr("It was Set this turn."), "summoned-this-turn": tr("It was summoned this turn."),
        "flip-not-this-turn": tr("It was Set this turn, so it cannot be Flip Summoned yet."),
        "changed-position-already": tr("Its position was changed already this turn."),
        "position-changed-this-turn": tr("Its position was changed already this turn."),
        "attacked-this-turn": tr("It attacked this turn, so its position stays."),
        "came-this-turn": tr("It came this turn, so its position stays."),
        "not-face-down": tr("It is not face-down."), "not-a-monster": tr("It is not a monster."),
    }


def _cards() -> dict[str, str]:
    return {
        "no-free-spell-zone": tr("No Spell & Trap Zone is free."),
        "trap-set-this-turn": tr("A Trap cannot be activated in the turn it was Set."),
        "quick-play-set-this-turn": tr("A Quick-Play Spell cannot be activated in the turn it was Set."),
        "trap-must-be-set": tr("A Trap must be Set first."), "trap-from-hand": tr("A Trap must be Set first."),
        "spell-speed": tr("Its Spell Speed is too low to respond here."),
        "spell-speed-too-low": tr("Its Spell Speed is too low to respond here."),
        "no-target": tr("There is no legal target."), "no-legal-target": tr("There is no legal target."),
        "cannot-pay": tr("The cost cannot be paid."), "cost-cannot-be-paid": tr("The cost cannot be paid."),
        "once-per-turn": tr("It was used already this turn."), "condition-not-met": tr("Its condition is not met."),
        "no-effect-to-activate": tr("It has no effect to activate now."), "damage-step": tr("Not in the Damage Step."),
        "no-ability": tr("It has no effect to activate."), "own-turn-only": tr("From the hand only in your own turn."),
        "effect-forbids": tr("An effect forbids it: {card}."), "would-do-nothing": tr("It would have no effect."),
        "effects-negated": tr("Its effects are negated."), "face-down-card": tr("A face-down card has no effect."),
        "no-field-spell-set": tr("A Field Spell cannot be Set in this edition."),
    }


def _battle() -> dict[str, str]:
    return {
        "already-attacked": tr("It has attacked already this turn."), "attacked-already": tr("It has attacked already this turn."),
        "defense-position": tr("A monster in Defense Position cannot attack."),
        "not-in-attack-position": tr("Only a monster in face-up Attack Position can attack."),
        "monsters-in-the-way": tr("It cannot attack directly while there are monsters."),
        "no-direct-attack": tr("It cannot attack directly while there are monsters."),
        "not-an-attack-target": tr("That cannot be attacked."), "cannot-attack": tr("It cannot attack."),
        "attack-forbidden": tr("An effect forbids the attack."), "face-down-cannot-attack": tr("A face-down monster cannot attack."),
    }


def _match() -> dict[str, str]:
    return {
        "side-size": tr("The Side Deck must keep its {size} cards."),
        "main-size": tr("The Main Deck must keep its size."), "extra-size": tr("The Extra Deck must keep within its size."),
        "wrong-pile": tr("That card does not belong into that deck."),
    }
