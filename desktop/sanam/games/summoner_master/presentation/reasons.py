"""Why something is not possible in Summoner Master: a sentence for every reason the rules give."""

from __future__ import annotations

from sanam.wording import tr


def summoner_reasons() -> dict[str, str]:
    """Sentences by reason, in the language of the person."""
    return {**_commands(), **_attacks(), **_lines_and_combinations(), **_by_hand()}


def _commands() -> dict[str, str]:
    return {
        "closed-step": tr("Nothing can be cast or commanded in this Step: {step}."),
        "something-is-going-on": tr("Something else is in progress and must finish first."),
        "not-your-move": tr("It is the other player's move."),
        "no-interfere": tr("It has no Interfere, so it cannot cut in."),
        "no-such-act": tr("That cannot be done with this card."),
        "only-from-own-hand": tr("Only from your own hand."),
        "command-pending": tr("It is already carrying out a command."),
        "no-cast-cost": tr("It has no Casting Mp, so it cannot be cast."),
        "not-enough-mp": tr("It costs {cost} Mp, and you may spend {mp}."),
        "no-target": tr("There is nothing it could be attached to or aimed at."),
        "condition-not-met": tr("What its text demands is not so now."),
        "cost": tr("Its Cost cannot be paid."),
        "no-name": tr("There is no card whose name it could announce."),
        "forbidden": tr("A card forbids it."),
        "not-in-the-arena": tr("It is not in the Arena."),
        "not-controlled": tr("You do not control it."),
        "not-owned": tr("You are not its owner."),
        "under-control": tr("It is only under your control."),
        "inactive": tr("It is Inactive in this Subturn."),
        "cursed": tr("The Curse {curse} prevents it."),
        "no-such-skill": tr("It has no such Skill."),
        "one-command-a-subturn": tr("A Mystic Card can be commanded once per Subturn."),
    }


def _attacks() -> dict[str, str]:
    return {
        "not-in-the-at-line": tr("Only Seals in the At Line can attack."),
        "no-at": tr("It has no At, so it cannot attack."),
        "no-attack-cost": tr("It has no Attack Mp, so it cannot attack."),
        "seals-in-the-way": tr("The opponent has Seals in the Lines: those must be attacked."),
        "one-hand-attack": tr("The hand can be attacked once per Subturn."),
        "no-cards-in-hand": tr("The opponent has no cards in hand."),
        "own-seal": tr("Your own Seals cannot be attacked."),
        "at-line-first": tr("While Seals stand in the At Line, only those can be attacked."),
        "nothing-to-attack": tr("There is nothing it can attack."),
    }


def _lines_and_combinations() -> dict[str, str]:
    return {
        "not-in-a-line": tr("It is not in a Line."),
        "in-a-line": tr("It has a Line already, or cannot have one."),
        "one-line-a-subturn": tr("A Seal can be given a Line once per Subturn."),
        "one-combination-a-subturn": tr("A Seal can combine once per Subturn."),
        "no-support-seals": tr("The Support Seals it needs are not there."),
        "supports-came-too-late": tr(
            "A Seal from the hand can be a Support Seal only after a whole Turn in the Arena."
        ),
        "not-combined": tr("It is not combined."),
        "combined-this-subturn": tr("It was combined in this Subturn."),
        "one-break-a-subturn": tr("A Combination can be broken once per Subturn."),
    }


def _by_hand() -> dict[str, str]:
    return {
        "no-game-to-concede": tr("There is no game to give up now."),
        "only-what-lay-beside": tr("Only cards from beside the Deck can come into the game."),
        "arena-is-face-up": tr("Cards in the Arena lie face-up."),
        "counted-by-the-rules": tr("The Levels in the Shrine are counted from its cards."),
        "shrine-is-full": tr("The Shrine has reached {most}: the game is lost."),
        "too-much-mp": tr("A player has {most} Mp at most."),
        "wrong-zone": tr("That card does not belong in that zone."),
        "shrine-order": tr("The order of a Shrine cannot be changed."),
        "only-in-the-main-step": tr("Only in the Main Step, while nothing else is in progress."),
        "fixed-in-its-line": tr("A Seal keeps its place in its Line."),
        "outside-the-game": tr("Cards beside the Deck are outside the game."),
        "capacity": tr("No more than {capacity} of these can come into the game."),
        "losing": tr("It is losing a fight that is not over yet."),
        "being-destroyed": tr("It is being destroyed, and goes to the Shrine."),
        "only-from-the-hand": tr("Only cards in a hand can be discarded."),
        "only-its-owner-reorders": tr("Only its player can arrange a hand."),
        "no-game": tr("No game is in progress."),
        "only-mystic-cards": tr("Only Mystic Cards in the Arena can be attached to a card."),
        "no-such-host": tr("It cannot be attached to that."),
        "only-seals-in-the-arena": tr("Only Seals in the Arena can get a Curse."),
        "cursed-already": tr("It already has the Curse {curse}."),
    }
