"""Why something is not possible in Yu-Gi-Oh!: a sentence for every reason the rules give."""

from __future__ import annotations

from sanam.ui.text import tr


def yugioh_reasons() -> dict[str, str]:
    """Sentences by reason, in the language of the person."""
    return {**_turn(), **_summons(), **_cards(), **_battle(), **_match()}


def _turn() -> dict[str, str]:
    return {
        "not-your-decision": tr("This decision is not yours."),
        "own-main-phase-only": tr("Only in your own Main Phase, while no Chain is open."),
        "not-in-this-phase": tr("Not in this phase."),
        "not-the-occasion": tr("This is not the occasion for it."),
        "no-battle-in-turn-1": tr("In the first turn of a duel there is no Battle Phase."),
        "no-duel-to-concede": tr("There is no duel to give up now."),
        "no-such-act": tr("That cannot be done with this card."),
        "an-effect-forbids-it": tr("An effect forbids it."),
        "only-one-of-it": tr("You can control only one of this card."),
        "own-side-only": tr("Only on your own side of the field."),
        "wrong-zone": tr("That card does not go into that zone."),
        "zone-taken": tr("That zone is taken."),
        "graveyard-order": tr("The order of the cards in a Graveyard must not change."),
        "not-from-there": tr("Not from where it lies."),
    }


def _summons() -> dict[str, str]:
    return {
        "one-normal-summon-a-turn": tr("Only one Normal Summon or Set in a turn."),
        "no-free-monster-zone": tr("No Monster Zone is free."),
        "no-free-zone": tr("No zone is free."),
        "not-enough-tributes": tr("There are not enough monsters to Tribute."),
        "special-summon-monster": tr("It cannot be Normal Summoned or Set."),
        "no-materials": tr("The materials it needs are not there."),
        "no-such-summon": tr("This rulebook has no such Summon."),
        "only-monsters-from-the-hand": tr("Only monsters from the hand can be Normal Summoned or Set."),
        "only-face-down-monsters": tr("Only a face-down monster can be Flip Summoned."),
        "only-face-up-monsters": tr("Only a face-up monster changes between Attack and Defense Position."),
        "position-changed-this-turn": tr("Its position was changed already this turn."),
        "attacked-this-turn": tr("It attacked this turn, so its position stays."),
        "entered-this-turn": tr("It came to the field this turn, so its position stays."),
        "set-this-turn": tr("It was Set this turn."),
    }


def _cards() -> dict[str, str]:
    return {
        "no-free-spell-zone": tr("No Spell & Trap Zone is free."),
        "field-zone-taken": tr("The Field Zone is taken."),
        "field-spells-cannot-be-set": tr("A Field Spell cannot be Set."),
        "only-spells-and-traps-from-the-hand": tr("Only Spells and Traps from the hand can be Set here."),
        "trap-set-this-turn": tr("A Trap cannot be activated in the turn it was Set."),
        "trap-must-be-set": tr("A Trap must be Set before it is activated."),
        "quick-play-set-this-turn": tr("A Quick-Play Spell cannot be activated in the turn it was Set."),
        "quick-play-from-hand-in-own-turn": tr("From the hand only in your own turn."),
        "ritual-spell-from-hand": tr("A Ritual Spell is activated from the hand."),
        "spell-in-own-main-phase": tr("This Spell is activated in your own Main Phase."),
        "too-slow": tr("Its Spell Speed is too low to respond here."),
        "not-a-legal-target": tr("That is not a legal target."),
        "no-target": tr("There is no legal target."),
        "nothing-to-activate": tr("It has no effect to activate."),
        "no-legal-target": tr("There is no legal target."),
        "cost-cannot-be-paid": tr("The cost cannot be paid."),
        "used-up": tr("It was used as often as its text allows."),
        "nothing-would-happen": tr("It would do nothing now."),
        "condition-not-met": tr("Its condition is not met."),
    }


def _battle() -> dict[str, str]:
    return {
        "attacked-already": tr("It has attacked already this turn."),
        "only-attack-position-attacks": tr("Only a monster in face-up Attack Position can attack."),
        "only-own-monsters-attack": tr("Only your own monsters attack, in your own turn."),
        "attack-in-battle-step": tr("Attacks are declared in the Battle Step of your Battle Phase."),
        "no-direct-attack": tr("It cannot attack directly while there are monsters."),
        "nothing-to-attack": tr("There is nothing it can attack."),
    }


def _match() -> dict[str, str]:
    return {"side-size": tr("The Side Deck must keep its {size} cards.")}
