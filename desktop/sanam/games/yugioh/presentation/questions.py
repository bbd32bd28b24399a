"""The questions of Yu-Gi-Oh! in words: who is asked, what, and what comes of it."""

from __future__ import annotations

from typing import Any

from sanam.engine.view import ChoiceView
from sanam.wording import tr


def questions(choice: ChoiceView, card: str) -> dict[str, str]:
    """The sentences of questions by their kind; `card` is the name of the one that a question is about."""
    many, params = choice.most > 1, choice.params
    return {
        "action": _action(params),
        "respond": _respond(params, card),
        "replay": tr("{who}: the monsters have changed. How does the attack of {card} continue?"),
        "position": tr("{who}: in which position is {card} placed?"),
        "optional_trigger": _use(params),
        "optional_triggers": tr("{who}: which of these effects do you use?"),
        "trigger_order": tr("{who}: in which order do these effects go on the Chain? The first is the lowest link."),
        "side": tr("{who}: exchange cards between your Side Deck and your Deck, then press Done."),
        "hand_limit": tr("{who}: you have more cards in hand than the limit. Discard {n}."),
        "yes_no": _yes_no(params, card),
        "tribute": (
            tr("{who}: Tribute for {card}. Choose {n}.") if many else tr("{who}: Tribute a monster for {card}.")
        ),
        "material": tr("{who}: choose the materials for {card}."),
        "target": (
            tr("{who}: choose up to {n} targets for {card}.") if many else tr("{who}: choose the target of {card}.")
        ),
        "zone": tr("{who}: choose a zone that cannot be used ({card})."),
        "discard": tr("{who}: discard {n} cards.") if many else tr("{who}: discard a card."),
        "cost": _done_with(params) or tr("{who}: what do you pay for {card}?"),
        "pick": _done_with(params) or tr("{who}: choose {cards} ({card})."),
    }


def _action(params: dict[str, Any]) -> str:
    return {
        "main1": tr("{who}, Main Phase 1: summon, set, activate, change positions, or go on."),
        "main2": tr("{who}, Main Phase 2: summon, set, activate, change positions, or end the turn."),
        "battle": tr("{who}, Battle Phase: attack with a monster, or go on."),
    }.get(str(params.get("phase", "")), tr("{who}, {phase}: what do you do?"))


def _done_with(params: dict[str, Any]) -> str:
    """Which cards something is done with; "" where the question does not say what."""
    return {
        "destroy": tr("{who}: choose {cards} to destroy ({card})."),
        "send": tr("{who}: choose {cards} to send to the Graveyard ({card})."),
        "discard": tr("{who}: choose {cards} to discard ({card})."),
        "tribute": tr("{who}: choose {cards} to Tribute ({card})."),
        "banish": tr("{who}: choose {cards} to banish ({card})."),
        "return": tr("{who}: choose {cards} to return to the hand ({card})."),
        "add": tr("{who}: choose {cards} to add to the hand ({card})."),
        "shuffle": tr("{who}: choose {cards} to shuffle into the Deck ({card})."),
        "top": tr("{who}: choose {cards} to put on top of the Deck ({card})."),
        "bottom": tr("{who}: choose {cards} to put on the bottom of the Deck ({card})."),
        "special summon": tr("{who}: choose {cards} to Special Summon ({card})."),
        "fusion summon": tr("{who}: choose the monster to Fusion Summon ({card})."),
        "synchro summon": tr("{who}: choose the monster to Synchro Summon ({card})."),
        "xyz summon": tr("{who}: choose the monster to Xyz Summon ({card})."),
        "ritual summon": tr("{who}: choose the monster to Ritual Summon ({card})."),
        "place counters": tr("{who}: on which card is a counter placed ({card})?"),
        "remove counters": tr("{who}: from which card is a counter removed ({card})?"),
        "arrange": tr("{who}: in which order are these cards placed, the top one first ({card})?"),
        "reveal": tr("{who}: choose {cards} to reveal ({card})."),
        "equip": tr("{who}: choose {cards} to equip ({card})."),
        "detach": tr("{who}: choose {cards} to detach ({card})."),
    }.get(str(params.get("verb", "")), "")


def _use(params: dict[str, Any]) -> str:
    """Whether an effect that triggered is used."""
    if params.get("words"):
        return tr("{who}: the effect of {card} can be used now: “{words}”")
    return tr("{who}: use the effect of {card}?")


def _yes_no(params: dict[str, Any], card: str) -> str:
    if params.get("question") == "holds":
        return tr("{who}: does this hold for {card}? “{words}”")
    if params.get("question") == "replace-destruction":
        return tr("{who}: use {card} instead of the destruction?")
    if params.get("words"):
        return tr("{who}: {card} resolves: “{words}” What do you do?")
    return tr("{who}: apply the optional part of {card}?") if card else tr("{who}: yes or no?")


def _respond(params: dict[str, Any], card: str) -> str:
    """What happened, who may answer it, and what comes if nobody does."""
    occasion = str(params.get("occasion", ""))
    if params.get("link"):
        return (
            tr("{card} is Chain Link {link}. {who}: chain to it, or let it resolve.")
            if card
            else tr("{who}: chain to Chain Link {link}, or let it resolve.")
        )
    if occasion == "summon" and not params.get("over"):
        return (
            tr("{card} has been Summoned. {who}: respond, or let it stand.")
            if card
            else tr("A monster has been Summoned. {who}: respond, or let it stand.")
        )
    if occasion == "attack":
        if not card:
            return tr("A monster attacks. {who}: respond, or let the attack go on.")
        if params.get("card_target"):
            return tr("{card} attacks {target}. {who}: respond, or let the attack go on.")
        return tr("{card} attacks directly. {who}: respond, or let the attack go on.")
    if occasion == "leave":
        return {
            "battle": tr("{other} wants to enter the Battle Phase. {who}: activate something first, or let it begin."),
            "main2": tr("{other} wants to enter Main Phase 2. {who}: activate something first, or let it begin."),
            "end": tr("{other} wants to end the turn. {who}: activate something first, or let the End Phase begin."),
        }.get(str(params.get("next", "")), tr("{phase} is about to end. {who}: activate something, or let it end."))
    return {
        "damage": tr("Damage Step. {who}: activate something before the battle is decided, or let it be."),
        "after-damage": tr("The battle is decided. {who}: activate something, or go on."),
        "battle-end": tr("The battle is over. {who}: activate something, or go on."),
        "phase": tr("{phase}. {who}: activate something, or go on."),
    }.get(occasion, tr("{who}: activate something, or go on."))
