"""What the games say in message ids and facts, as sentences for people.

Sentences are literal so that they can be found for translation; what varies is put in afterwards, by name. A name a
person gave is isolated, so that it cannot disturb the direction of the sentence around it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sanam.engine.choice import Refused
from sanam.engine.events import Happened
from sanam.engine.view import ChoiceView, OptionView
from sanam.ui.text import fill, isolated, tr

__all__ = [
    "act_words",
    "counter_name",
    "fact",
    "fill",
    "isolated",
    "phase_name",
    "phase_short",
    "prompt",
    "refusal",
    "stance_name",
    "step_name",
    "tr",
    "value_words",
    "zone_label",
    "zone_name",
]

#: The words of a card by its id or handle ("" when the reader may not know it), and of a seat.
CardName = Callable[[Any], str]
SeatName = Callable[[int | None], str]


# ---------------------------------------------------------------------- places and phases


def zone_label(message: str) -> str:
    """The words engraved in a zone."""
    return {
        "zone-field": tr("Field"),
        "zone-extra": tr("Extra"),
        "zone-graveyard": tr("Graveyard"),
        "zone-deck": tr("Deck"),
        "zone-banished": tr("Banished"),
    }.get(message, "")


def zone_name(zone: str) -> str:
    """A zone such as "0.m3" in words, without its owner."""
    name = zone.partition(".")[2] or zone
    words = {
        "hand": tr("hand"),
        "deck": tr("Deck"),
        "extra": tr("Extra Deck"),
        "graveyard": tr("Graveyard"),
        "banished": tr("removed from play"),
        "field": tr("Field Zone"),
        "side": tr("Side Deck"),
        "materials": tr("Xyz Materials"),
        "field zone": tr("Field Zone"),
        "monster": tr("Monster Zone"),
        "spell-trap": tr("Spell & Trap Zone"),
    }
    if name in words:
        return words[name]
    if name[:1] == "m" and name[1:].isdigit():
        return fill(tr("Monster Zone {n}"), n=int(name[1:]))
    if name[:1] == "s" and name[1:].isdigit():
        return fill(tr("Spell & Trap Zone {n}"), n=int(name[1:]))
    return name


def phase_name(phase: str) -> str:
    return {
        "draw": tr("Draw Phase"),
        "standby": tr("Standby Phase"),
        "main1": tr("Main Phase 1"),
        "battle": tr("Battle Phase"),
        "main2": tr("Main Phase 2"),
        "end": tr("End Phase"),
    }.get(phase, phase)


def phase_short(phase: str) -> str:
    return {
        "draw": tr("DP"),
        "standby": tr("SP"),
        "main1": tr("M1"),
        "battle": tr("BP"),
        "main2": tr("M2"),
        "end": tr("EP"),
    }.get(phase, phase)


def step_name(step: str) -> str:
    return {
        "start": tr("Start Step"),
        "battle": tr("Battle Step"),
        "damage": tr("Damage Step"),
        "end": tr("End Step"),
    }.get(step, "")


def counter_name(counter: str) -> str:
    """A kind of counter in words: those of the starter set and of many cards; others are called as their text does."""
    return {
        "Glow": tr("Glow Counter"),
        "Spell": tr("Spell Counter"),
        "counter": tr("counter"),
    }.get(counter, counter)


def stance_name(stance: str, zone: str = "") -> str:
    """How a card lies, in words."""
    monster = zone.partition(".")[2][:1] == "m"
    if monster:
        return {
            "up": tr("face-up Attack Position"),
            "up/side": tr("face-up Defense Position"),
            "down/side": tr("face-down Defense Position"),
            "down": tr("face-down"),
        }.get(stance, stance)
    return tr("face-up") if stance.startswith("up") else tr("face-down")


# ---------------------------------------------------------------------- acts


def act_words(option: OptionView, kind: str, text: str = "") -> tuple[str, str]:
    """The words and the glyph of an option's act; `text` is that of the card in question."""
    value = option.value
    acts = {
        "normal_summon": (tr("Normal Summon"), "monster"),
        "set_monster": (tr("Set"), "eye-off"),
        "flip_summon": (tr("Flip Summon"), "flip"),
        "change_position": (tr("Change position"), "position"),
        "special_summon": (tr("Special Summon"), "star"),
        "activate": (tr("Activate"), "spell"),
        "set": (tr("Set"), "eye-off"),
        "attack": (tr("Attack"), "sword"),
        "direct": (tr("Attack directly"), "swords"),
        "rock": (tr("Rock"), "rock"),
        "paper": (tr("Paper"), "paper"),
        "scissors": (tr("Scissors"), "scissors"),
        "first": (tr("Go first"), "flag"),
        "second": (tr("Go second"), "flag"),
        "yes": (tr("Yes"), "check"),
        "no": (tr("No"), "close"),
        "done": (tr("Done"), "check"),
        "go_on": (tr("Next duel"), "play"),
        "retarget": (tr("Choose another target"), "target"),
        "cancel": (tr("Call off the attack"), "close"),
        "other": (tr("Attack with another monster"), "swap"),
        "heads": (tr("Heads"), "coin"),
        "tails": (tr("Tails"), "coin"),
        "defense": (tr("Defense Position"), "shield"),
        "pick": (tr("Choose"), "check"),
        "place": (tr("Here"), "target"),
        "pass": (tr("Pass"), "pass"),
        "surrender": (tr("Surrender"), "flag"),
    }
    if option.act == "phase":
        return phase_name(str(value)), "phases"
    if kind == "position" and option.act == "attack":
        return tr("Attack Position"), "sword"
    if kind == "place" and option.zone:
        return zone_name(option.zone), "target"
    if option.act == "activate" and value == -1:
        return tr("Activate (by hand)"), "by-hand"
    if option.act == "activate" and isinstance(value, int) and value > 0:
        return fill(tr("Activate effect {n}"), n=value + 1), "spell"
    if option.act == "value":
        return value_words(kind, value, text), "dot"
    return acts.get(option.act, (option.act.replace("_", " "), "dot"))


def value_words(kind: str, value: Any, text: str = "") -> str:
    """A value as words: a number, a side of a coin, or one of the parts that a card's text lists with dots."""
    words = {
        "heads": tr("Heads"),
        "tails": tr("Tails"),
        "monster": tr("Monster"),
        "spell": tr("Spell"),
        "trap": tr("Trap"),
        "attack": tr("Attack Position"),
        "defense": tr("Defense Position"),
    }
    if isinstance(value, bool):
        return tr("Yes") if value else tr("No")
    if kind == "mode" and isinstance(value, int):
        parts = [part.strip() for part in text.replace("•", "●").split("●")[1:]]
        if 0 <= value < len(parts):
            return parts[value]
        return fill(tr("Effect {n}"), n=value + 1)
    return words.get(str(value), str(value))


# ---------------------------------------------------------------------- questions


def prompt(choice: ChoiceView, name: CardName, seat: SeatName, mine: bool = True) -> str:
    """One sentence: who decides what."""
    params = choice.params
    who = seat(choice.seat)
    if not mine:
        return fill(tr("{who} decides."), who=who)
    card = name(params.get("card"))
    return fill(
        _question(choice, card),
        who=who,
        card=card,
        n=choice.most,
        cards=_how_many(choice),
        least=choice.least,
        phase=phase_name(str(params.get("phase", ""))),
        link=params.get("link", 0),
    )


def _question(choice: ChoiceView, card: str) -> str:
    kind, params = choice.kind, choice.params
    many = choice.most > 1
    if kind == "respond":
        return _respond(params, card)
    if kind == "action":
        return {
            "main1": tr("{who}, Main Phase 1: summon, set, activate, change positions, or go on."),
            "main2": tr("{who}, Main Phase 2: summon, set, activate, change positions, or end the turn."),
            "battle": tr("{who}, Battle Phase: attack with a monster, or go on."),
        }.get(str(params.get("phase", "")), tr("{who}, {phase}: what do you do?"))
    questions = {
        "rps": tr("{who}: rock, paper or scissors? The winner chooses who starts."),
        "first": tr("{who}: go first or second?"),
        "attack_target": tr("{who}: what does {card} attack?"),
        "replay": tr("{who}: the monsters have changed. How does the attack of {card} go on?"),
        "place": tr("{who}: in which zone does {card} go?"),
        "position": tr("{who}: in which position does {card} come?"),
        "optional_trigger": tr("{who}: use the effect of {card}?"),
        "optional_triggers": tr("{who}: which of these effects do you use?"),
        "trigger_order": tr("{who}: in which order do these effects go on the Chain? The first is the lowest link."),
        "number": tr("{who}: choose a number for {card}."),
        "name": tr("{who}: declare a card name for {card}."),
        "mode": tr("{who}: which effect of {card}?"),
        "by_hand": tr("{who}: apply the effect of {card} by hand, then press Done."),
        "side": tr("{who}: exchange cards between your Side Deck and your Deck, then press Done."),
        "next_duel": tr("The duel is over. {who}: go on?"),
        "hand_limit": tr("{who}: more cards in hand than the limit. Discard {n}."),
        "yes_no": _yes_no(params, card),
    }  # fmt: skip
    if kind in questions:
        if kind == "by_hand" and params.get("stage") == "cost":
            return tr("{who}: pay the cost of {card} by hand, then press Done.")
        return questions[kind]
    if kind == "tribute":
        return tr("{who}: Tribute for {card}. Choose {n}.") if many else tr("{who}: Tribute a monster for {card}.")
    if kind == "material":
        return tr("{who}: choose the materials for {card}.")
    if kind == "target":
        return tr("{who}: choose up to {n} targets for {card}.") if many else tr("{who}: choose the target of {card}.")
    if kind == "discard":
        return tr("{who}: discard {n} cards.") if many else tr("{who}: discard a card.")
    if kind == "cost":
        return tr("{who}: what do you pay for {card}?")
    if kind == "pick":
        return _pick(params)
    return tr("{who} decides.") if not card else tr("{who} decides about {card}.")


def _how_many(choice: ChoiceView) -> str:
    """How many cards a question wants, as words inside its sentence."""
    if choice.most == 1:
        return tr("a card")
    return fill(tr("{n} cards") if choice.least == choice.most else tr("up to {n} cards"), n=choice.most)


def _pick(params: dict[str, Any]) -> str:
    return {
        "destroy": tr("{who}: choose {cards} to destroy ({card})."),
        "send": tr("{who}: choose {cards} to send to the Graveyard ({card})."),
        "discard": tr("{who}: choose {cards} to discard ({card})."),
        "tribute": tr("{who}: choose {cards} to Tribute ({card})."),
        "banish": tr("{who}: choose {cards} to remove from play ({card})."),
        "return": tr("{who}: choose {cards} to return to the hand ({card})."),
        "add": tr("{who}: choose {cards} to add to the hand ({card})."),
        "shuffle": tr("{who}: choose {cards} to shuffle into the Deck ({card})."),
        "top": tr("{who}: choose {cards} to put on top of the Deck ({card})."),
        "bottom": tr("{who}: choose {cards} to put under the Deck ({card})."),
        "special summon": tr("{who}: choose {cards} to Special Summon ({card})."),
        "fusion summon": tr("{who}: choose the monster to Fusion Summon ({card})."),
        "ritual summon": tr("{who}: choose the monster to Ritual Summon ({card})."),
        "remove counters": tr("{who}: from which card is a counter removed ({card})?"),
        "arrange": tr("{who}: in which order do these cards lie, the top one first ({card})?"),
        "reveal": tr("{who}: choose {cards} to reveal ({card})."),
        "equip": tr("{who}: choose {cards} to equip ({card})."),
    }.get(str(params.get("verb", "")), tr("{who}: choose {cards} ({card})."))


def _yes_no(params: dict[str, Any], card: str) -> str:
    return {
        "replace-destruction": tr("{who}: use {card} instead of the destruction?"),
        "apply": tr("{who}: apply the optional part of {card}?"),
        "activate": tr("{who}: activate {card}?"),
        "draw": tr("{who}: draw a card?"),
        "pay": tr("{who}: pay for {card}?"),
        "shuffle": tr("{who}: shuffle?"),
        "use": tr("{who}: use the effect of {card}?"),
    }.get(
        str(params.get("question", "")),
        tr("{who}: apply the optional part of {card}?") if card else tr("{who}: yes or no?"),
    )


def _respond(params: dict[str, Any], card: str) -> str:
    link = params.get("link") or 0
    if link:
        return (
            tr("{who}: respond to {card} (Chain Link {link}), or pass.")
            if card
            else tr("{who}: respond to Chain Link {link}, or pass.")
        )
    return {
        "summon": tr("{who}: respond to the Summon of {card}, or pass.")
        if card
        else tr("{who}: respond to the Summon, or pass."),
        "attack": tr("{who}: respond to the attack of {card}, or pass.")
        if card
        else tr("{who}: respond to the attack, or pass."),
        "damage": tr("{who}: Damage Step. Activate something, or pass."),
        "phase": tr("{who}: {phase}. Activate something, or pass."),
    }.get(str(params.get("occasion", "")), tr("{who}: activate something, or pass."))


# ---------------------------------------------------------------------- facts


def fact(event: Happened, name: CardName, seat: SeatName) -> str | None:
    """A line of the log, or None for facts that say nothing to a person."""
    from sanam.ui.facts import sentence

    return sentence(event, name, seat)


# ---------------------------------------------------------------------- refusals


def refusal(refused: Refused, name: CardName | None = None) -> str:
    """Why something is not possible, as a sentence (the rule is shown beside it)."""
    from sanam.ui.refusals import REASONS

    params = {key: (name(value) if name and key.startswith("card") else value) for key, value in refused.params.items()}
    text = REASONS().get(refused.reason)
    if text is None:
        text = refused.reason.replace("-", " ").capitalize() + "."
    return fill(text, **params)
