"""Why something is not possible in Yu-Gi-Oh!: a sentence for every reason the rules give."""

from __future__ import annotations

from sanam.wording import tr


def yugioh_reasons() -> dict[str, str]:
    """Sentences by reason, in the language of the person."""
    return {**_turn(), **_summons(), **_cards(), **_battle(), **_match()}


def _turn() -> dict[str, str]:
    return {
        "not-your-decision": tr("This decision is not yours."),
        "own-main-phase-only": tr("Only in your own Main Phase, while no Chain is open."),
        "not-in-this-phase": tr("Not in this phase."),
        "not-the-occasion": tr("It cannot be used at this time."),
        "no-battle-in-turn-1": tr("There is no Battle Phase on the first turn of a duel."),
        "no-duel-to-concede": tr("There is no duel to give up now."),
        "no-such-act": tr("That cannot be done with this card."),
        "an-effect-forbids-it": tr("An effect forbids it."),
        "only-one-of-it": tr("You can control only one of this card."),
        "own-side-only": tr("Only on your own side of the field."),
        "wrong-zone": tr("That card does not belong in that zone."),
        "zone-taken": tr("That zone is occupied."),
        "zone-closed": tr("That zone cannot be used."),
        "not-attached": tr("Xyz Materials lie under an Xyz Monster."),
        "face-down-is-defense": tr("A face-down monster is in Defense Position."),
        "no-life-points": tr("{player} has no Life Points left."),
        "graveyard-order": tr("The order of the cards in a Graveyard cannot change."),
        "not-from-there": tr("Not from where it is."),
    }


def _summons() -> dict[str, str]:
    return {
        "one-normal-summon-a-turn": tr("Only one Normal Summon or Set per turn."),
        "no-free-monster-zone": tr("No Monster Zone is free."),
        "no-free-zone": tr("No zone is free."),
        "not-enough-tributes": tr("There are not enough monsters to Tribute."),
        "special-summon-monster": tr("It cannot be Normal Summoned or Set."),
        "no-materials": tr("The materials it needs are not there."),
        "no-such-summon": tr("This rulebook does not have that Summon."),
        "only-monsters-from-the-hand": tr("Only monsters from the hand can be Normal Summoned or Set."),
        "only-face-down-monsters": tr("Only a face-down monster can be Flip Summoned."),
        "only-face-up-monsters": tr("Only a face-up monster can change between Attack and Defense Position."),
        "position-changed-this-turn": tr("Its position was already changed this turn."),
        "attacked-this-turn": tr("It attacked this turn, so its position cannot change."),
        "entered-this-turn": tr("It came to the field this turn, so its position cannot change."),
        "set-this-turn": tr("It was Set this turn."),
    }


def _cards() -> dict[str, str]:
    return {
        "no-free-spell-zone": tr("No Spell & Trap Zone is free."),
        "field-zone-taken": tr("The Field Zone is occupied."),
        "field-spells-cannot-be-set": tr("A Field Spell cannot be Set."),
        "only-spells-and-traps-from-the-hand": tr("Only Spells and Traps from the hand can be Set here."),
        "trap-set-this-turn": tr("A Trap cannot be activated in the turn it was Set."),
        "trap-must-be-set": tr("A Trap must be Set before it is activated."),
        "quick-play-set-this-turn": tr("A Quick-Play Spell cannot be activated in the turn it was Set."),
        "quick-play-from-hand-in-own-turn": tr("From the hand only on your own turn."),
        "ritual-spell-from-hand": tr("A Ritual Spell must be activated from the hand."),
        "spell-in-own-main-phase": tr("This Spell can be activated only in your own Main Phase."),
        "too-slow": tr("Its Spell Speed is too low to respond here."),
        "not-a-legal-target": tr("That is not a legal target."),
        "no-target": tr("There is no legal target."),
        "nothing-to-activate": tr("It has no effect to activate."),
        "no-legal-target": tr("There is no legal target."),
        "cost-cannot-be-paid": tr("The cost cannot be paid."),
        "used-up": tr("It has been used as often as its text allows."),
        "nothing-would-happen": tr("It would do nothing now."),
        "condition-not-met": tr("Its condition is not met."),
    }


def _battle() -> dict[str, str]:
    return {
        "attacked-already": tr("It has already attacked this turn."),
        "only-attack-position-attacks": tr("Only a monster in face-up Attack Position can attack."),
        "only-own-monsters-attack": tr("Only your own monsters can attack, on your own turn."),
        "attack-in-battle-step": tr("Attacks are declared in the Battle Step of your Battle Phase."),
        "no-direct-attack": tr("It cannot attack directly while there are monsters."),
        "nothing-to-attack": tr("There is nothing it can attack."),
    }


def _match() -> dict[str, str]:
    return {"side-size": tr("The Side Deck must keep its size: {size}.")}
