"""One Piece in words: its areas and phases, its questions, its facts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from sanam.abilities.tree import from_plain
from sanam.engine.chronicle import Entry, Fact
from sanam.engine.view import CardView, ChoiceView, OptionView, View
from sanam.games.deeds import shortened
from sanam.games.onepiece.cards.model import OnePieceCard
from sanam.games.onepiece.presentation.fact_words import affected, by_hand, ended, keywords, moved
from sanam.games.onepiece.presentation.reasons import onepiece_reasons
from sanam.games.onepiece.texts.reading import texts
from sanam.games.printed_words import digits
from sanam.games.words import CardName, GameWords, SeatName, spoken
from sanam.wording import fill, in_this_language, tr

#: Areas whose cards are active or rested (4-4-1).
FIELD = ("leader", "character", "stage", "cost", "given")


class OnePieceWords(GameWords):
    """See :class:`GameWords`."""

    def labels(self) -> dict[str, str]:
        return super().labels() | {
            "zone-character": tr("Characters"),
            "zone-leader": tr("Leader"),
            "zone-stage": tr("Stage"),
            "zone-cost": tr("Cost area"),
            "zone-life": tr("Life"),
            "zone-don-deck": tr("DON!! deck"),
            "zone-trash": tr("Trash"),
        }

    @in_this_language
    def zones(self) -> dict[str, str]:
        return super().zones() | {
            "character": tr("Character area"),
            "leader": tr("Leader area"),
            "stage": tr("Stage area"),
            "cost": tr("Cost area"),
            "life": tr("Life"),
            "don-deck": tr("DON!! deck"),
            "trash": tr("Trash"),
            "given": tr("given to a card"),
            "aside": tr("set aside"),
        }

    @in_this_language
    def phases(self) -> dict[str, tuple[str, str]]:
        return {
            "refresh": (tr("Refresh Phase"), tr("Refr.", "short: Refresh Phase")),
            "draw": (tr("Draw Phase"), tr("Draw", "short: Draw Phase")),
            "don": (tr("DON!! Phase"), tr("DON!!", "short: DON!! Phase")),
            "main": (tr("Main Phase"), tr("Main", "short: Main Phase")),
            "end": (tr("End Phase"), tr("End", "short: End Phase")),
        }

    def steps(self) -> dict[str, str]:
        return {
            "attack": tr("Attack Step"),
            "block": tr("Block Step"),
            "counter": tr("Counter Step"),
            "damage": tr("Damage Step"),
            "end": tr("End of Battle"),
        }

    @in_this_language
    def numbers(self) -> dict[str, str]:
        known = {"power": tr("Power"), "cost": tr("Cost"), "counter": tr("Counter"), "life": tr("Life")}
        bans = {
            "no attack": tr("Cannot attack"),
            "no block": tr("Cannot block"),
            "no refresh": tr("Stays rested in the next Refresh Phase"),
        }
        return known | {word: fill("{keyword} 0/1", keyword=said) for word, said in (keywords() | bans).items()}

    def tallies(self) -> dict[str, tuple[str, str, Callable[[int], str]]]:
        return super().tallies() | {
            "life": (tr("Life"), "life", lambda n: tr("%n Life card(s)", n=n)),
            "don": ("", "don", lambda n: tr("%n active DON!! card(s)", n=n)),
        }

    def figures(self) -> list[tuple[str, tuple[str, ...], str]]:
        return [
            (tr("Cards drawn"), ("drew",), "count"),
            (tr("Cards played"), ("played",), ""),
            (tr("DON!! cards given"), ("gave_don",), ""),
            (tr("Attacks"), ("attack_declared",), ""),
            (tr("Counters and blocks"), ("countered", "countered by event", "blocked"), ""),
            (tr("Own Characters K.O.'d"), ("ko",), ""),
            (tr("Damage taken"), ("damage",), "amount"),
        ]

    def counts_as(self, entry: Entry) -> str:
        """An Event that is used in the opponent's turn is used for its [Counter]: a [Trigger] uses it otherwise."""
        fact = entry.fact
        by_event = fact.what == "event_used" and fact.seat != entry.player
        return "countered by event" if by_event else super().counts_as(entry)

    def stance_name(self, stance: str, zone: str = "") -> str:
        if zone.partition(".")[2] in FIELD:
            return tr("rested") if stance.endswith("side") else tr("active")
        return super().stance_name(stance, zone)

    def edition_name(self, edition: str) -> str:
        return {"standard": tr("Official rules")}.get(edition, edition)

    def links_title(self) -> str:
        return tr("Waiting abilities")

    def remarks(self, card: CardView, named: Callable[[str], str]) -> list[tuple[str, str]]:
        words = keywords()
        found = [(words.get(word, word), "teal") for word in card.values.get("keywords", ())]
        if card.values.get("new"):
            found.append((tr("played this turn"), "quiet"))
        return found

    # ------------------------------------------------------------------ acts

    @in_this_language
    def acts(self) -> dict[str, tuple[str, str]]:
        return super().acts() | {
            "play": (tr("Play it"), "play"),
            "give": (tr("Give it a DON!! card"), "don"),
            "give_many": (tr("Give it several DON!! cards…"), "don"),
            "end": (tr("End the turn"), "flag"),
            "block": (tr("Block with it"), "shield"),
            "counter": (tr("Use its Counter"), "shield"),
            "counter_other": (tr("Use its Counter on another card"), "shield"),
            "event": (tr("Use its [Counter] ability"), "shield"),
            "take": (tr("Add to the hand"), "hand"),
            "trigger": (tr("Use the [Trigger]"), "spell"),
            "strengthen": (tr("Choose"), "target"),
            "keep": (tr("Keep this hand"), "check"),
            "redraw": (tr("Redraw"), "shuffle"),
            "replace": (tr("Put into the Trash"), "trash"),
            "use": (tr("Resolve it next"), "spell"),
            "draw": (tr("Draw"), "cards"),
            "pick": (tr("Choose"), "target"),
            "amount": (tr("Choose"), "target"),
            "way": (tr("Choose"), "target"),
            "where": (tr("Choose"), "target"),
        }

    def act(self, option: OptionView, kind: str, text: str = "", data: Any = None) -> tuple[str, str]:
        if option.act in ("amount", "way", "where"):
            return self.value(option.act, option.value, text), "target"
        if option.act == "counter" and isinstance(option.value, int):
            return fill(tr("+{amount} for the attacked card"), amount=option.value), "shield"
        if option.act == "counter_other" and isinstance(option.value, int):
            return fill(tr("+{amount} for another card"), amount=option.value), "shield"
        return super().act(option, kind, text, data)

    def values(self) -> dict[str, str]:
        return super().values() | {
            "top": tr("On top"),
            "bottom": tr("At the bottom"),
            "hand": tr("To the hand"),
        }

    def value(self, kind: str, value: Any, text: str = "") -> str:
        if kind in ("effect_one", "way") and isinstance(value, int):
            return fill(tr("Effect {n}"), n=value + 1)
        return super().value(kind, value, text)

    def passes(self) -> dict[str, str]:
        return super().passes() | {
            "block": tr("Do not block"),
            "counter": tr("No more Counters"),
            "draw_more": tr("Stop"),
            "effect_may": tr("Do not"),
            "effect_pick": tr("None"),
            "effect_on_top": tr("None"),
            "look_take": tr("None"),
        }

    def kind(self, data: OnePieceCard) -> str:
        return {"character": tr("Character"), "event": tr("Event"), "stage": tr("Stage")}.get(data.category, "")

    def effect(self, data: OnePieceCard | None, ability: Any, names: Mapping[str, str]) -> str:
        if data is None or data.abilities is None or not isinstance(ability, int) or ability >= len(data.abilities):
            return ""
        return effect_words(data.abilities[ability].get("tree")) or str(data.abilities[ability]["text"])

    def brief(self, data: OnePieceCard | None, ability: Any, names: Mapping[str, str]) -> str:
        if data is None or data.abilities is None or not isinstance(ability, int):
            return ""
        if not 0 <= ability < len(data.abilities):
            return ""
        tree = data.abilities[ability].get("tree")
        done, price = _done(tree), _price(tree)
        words = fill(tr("{what} ({price})"), what=done, price=price) if done and price else done
        return shortened(words) or super().brief(data, ability, names)

    def option(
        self, choice: ChoiceView, option: OptionView, text: str, data: Any, named: Callable[[str], str]
    ) -> tuple[str, str]:
        ways = choice.params.get("ways")
        if option.act == "way" and isinstance(ways, list) and option.value in range(len(ways)):
            words = _done(ways[option.value])
            if words:
                return words, "target"
        return super().option(choice, option, text, data, named)

    # ------------------------------------------------------------------ by hand

    def tools(self) -> dict[str, tuple[str, str, str]]:
        return super().tools() | {
            "position": (tr("Rest or set active"), "position", tr("Rest or set active")),
            "field": (tr("To the field"), "table", tr("To its area of the field")),
            "trash": (tr("To the Trash"), "trash", tr("To its owner's Trash")),
            "under": (tr("To the bottom of the Deck"), "export", tr("To the bottom of its owner's Deck")),
            "life": (tr("To the Life"), "life", tr("To the top of its owner's Life, face-down")),
            "life_up": (tr("To the Life, face-up"), "life", tr("To the top of its owner's Life, face-up")),
            "top": (
                tr("Look at the top cards"),
                "eye",
                tr("Look at cards from the top of my Deck, take some, put the rest on the bottom"),
            ),
            "peek": (tr("Look at it"), "search", tr("Peek (logged)")),
            "ko": (tr("K.O."), "error", tr("K.O. this Character")),
            "damage": (tr("1 damage"), "swords", tr("Deal 1 damage to this Leader")),
            "free": (tr("Take DON!! back"), "minus", tr("A DON!! card given to it goes back to the cost area, rested")),
        }

    def lasting(self) -> dict[str, str]:
        return {"turn": tr("this turn"), "battle": tr("this battle"), "": tr("as long as it stays")}

    # ------------------------------------------------------------------ questions

    def questions(self, choice: ChoiceView, card: str) -> dict[str, str]:
        trigger = any(option.act == "trigger" for option in choice.options)
        return super().questions(choice, card) | {
            "action": tr("{who}, Main Phase: play cards, give DON!! cards, attack, activate, or end the turn."),
            "block": tr("{who}: {card} ({attack}) attacks {target} ({against}). Block it, or not?"),
            "counter": tr("{who}: {card} ({attack}) attacks {target} ({against}). Use Counters, or let it come."),
            "counter_needed": tr("{who}: {card} ({attack}) attacks {target} ({against}): +{needed} needed to hold."),
            "counter_enough": tr("{who}: {card} ({attack}) attacks {target} ({against}), which withstands it now."),
            "counter_target": tr("{who}: which card gains +{amount} power in this battle?"),
            "look_amount": tr("{who}: how many cards from the top of the deck?"),
            "look_take": tr("{who}: which of them go to the hand?"),
            "give_amount": tr("{who}: how many DON!! cards does {card} get?"),
            "replace": tr("{who}: there are 5 Characters already. Which one goes to the Trash for {card}?"),
            "life": tr("{who}: damage. Add {card} to the hand, or use its [Trigger]?")
            if trigger
            else tr("{who}: damage. {card} goes to the hand."),
            "redraw": tr("{who}: keep this hand, or shuffle it back and draw 5 new cards once?"),
            "next_auto": tr("{who}: which ability is resolved next?"),
            "draw_more": tr("{who}: draw a card, or stop?"),
            "effect_may": tr("{who}: {card}: do it? “{words}”"),
            "effect_one": tr("{who}: which effect of {card}?"),
            "effect_don": tr("{who}: choose DON!! cards to return to the DON!! deck for {card}: {n}."),
            "effect_amount": tr("{who}: how many for {card}? “{words}”"),
            "effect_pick": tr("{who}: choose {n} for {card}: “{words}”")
            if choice.least == choice.most
            else tr("{who}: choose up to {n} for {card}: “{words}”")
            if not choice.least
            else tr("{who}: choose for {card}, {least} to {n}: “{words}”"),
            "effect_order": tr("{who}: in what order are they placed? The first goes first.")
            if choice.params.get("end") != "bottom"
            else tr("{who}: in what order do they go to the bottom? The last lies lowest."),
            "loop_times": tr("{who}: this would repeat forever. How many more times should it happen?"),
            "effect_where": tr("{who}: where to, for {card}?"),
            "effect_where_card": tr("{who}: where does {target} go, for {card}?"),
            "effect_on_top": tr("{who}: which of them go on top? The others go to the bottom."),
        }

    def prompt(
        self,
        choice: ChoiceView,
        name: CardName,
        seat: SeatName,
        mine: bool = True,
        view: View | None = None,
        effect: str = "",
    ) -> str:
        if view is not None:
            name = _leaders_named(name, choice, view)
        powers: dict[str, Any] = {}
        for place, key in (("attack", "card"), ("against", "card_target")):
            handle = choice.params.get(key)
            found = view.find(handle) if view is not None and isinstance(handle, str) else None
            powers[place] = found.values.get("power", "?") if found is not None else "?"
        attack, against = powers["attack"], powers["against"]
        if choice.kind == "counter" and isinstance(attack, int) and isinstance(against, int):
            # A tie is the attacker's (7-1-4-1); Counters come in steps of 1000.
            powers["needed"] = max(0, (attack - against) // 1000 + 1) * 1000
            named = "counter_needed" if attack >= against else "counter_enough"
            choice = msgspec.structs.replace(choice, kind=named)
        if choice.kind == "effect_where" and name(choice.params.get("card_target")):
            choice = msgspec.structs.replace(choice, kind="effect_where_card")
        return fill(super().prompt(choice, name, seat, mine, view, effect), **powers)

    def quoted(self, words: Any) -> str:
        return effect_words(words) or super().quoted(words)

    def question(self, choice: ChoiceView, card: str) -> str:
        if choice.kind == "life" and not card:  # before whoever may not look at it yet
            return tr("{who} takes damage: look at the Life card for a [Trigger], or add it to the hand.")
        if choice.kind == "effect_pick" and not choice.params.get("words"):
            return tr("{who}: choose what {card} asks for ({n}).")
        return super().question(choice, card)

    # ------------------------------------------------------------------ facts

    SIGNS = GameWords.SIGNS | {
        "leader": ("crown", "text"),
        "played": ("play", "text"),
        "gave_don": ("don", "text"),
        "don_added": ("don", "quiet"),
        "ability_used": ("spell", "text"),
        "blocked": ("shield", "text"),
        "countered": ("shield", "text"),
        "strengthened": ("shield", "quiet"),
        "damage": ("life", "coral"),
        "life_taken": ("hand", "text"),
        "trigger": ("spell", "text"),
        "banished": ("banish", "coral"),
        "ko": ("error", "coral"),
        "trashed": ("trash", "text"),
        "event_used": ("trash", "quiet"),
        "trigger_used": ("trash", "quiet"),
        "game_ended": ("trophy", "text"),
        "redrew": ("shuffle", "text"),
        "life_dealt": ("life", "quiet"),
    }

    @in_this_language
    def facts(self) -> dict[str, str]:
        return super().facts() | {
            "leader": tr("{who} has the Leader {card}."),
            "goes_first": tr("{who} goes first."),
            "redrew": tr("{who} draws a new hand."),
            "life_dealt": tr("{who} places {n} Life cards."),
            "don_added": tr("{who} gets {n} DON!! cards."),
            "gave_don": tr("{who} gives {card} a DON!! card."),
            "played": tr("{who} plays {card}."),
            "ability_used": tr("{who} uses an ability of {card}."),
            "attack_declared": tr("{card} attacks {target}."),
            "blocked": tr("{card} blocks."),
            "countered": tr("{who} uses the Counter of {card}."),
            "battle": tr("{card} battles {target}."),
            "ko": tr("{card} is K.O.'d."),
            "trashed": tr("{card} goes to the Trash."),
            "event_used": tr("{card} goes to the Trash."),
            "trigger_used": tr("{card} goes to the Trash."),
            "damage": tr("{who} takes {amount} damage."),
            "life_taken": tr("{who} adds a Life card to the hand: {card}."),
            "trigger": tr("{who} uses the [Trigger] of {card}."),
            "looked": tr("{who} looks at cards: {n}."),
            "saw": tr("Seen: {card}."),
            "selected": tr("{who} chooses {card}."),
            "prevented": tr("{card} stays: an effect prevents it."),
            "replaced": tr("{card} stays: something else was done instead."),
            "set_active": tr("{card} is set active."),
            "rested_by": tr("{card} is rested."),
            "put_on_field": tr("{card} comes to the field."),
            "don_returned": tr("{who} returns DON!! cards to the DON!! deck: {n}."),
            "turned_face": tr("A Life card is turned."),
            "extra_turn": tr("{who} takes an extra turn after this one."),
            "banished": tr("The Life card {card} goes to the Trash."),
        }

    def fact(self, fact: Fact, name: CardName, seat: SeatName) -> str | None:
        """Leaders are called so in lines about attacks; a card that may not be known goes somewhere as "a card"."""
        if fact.what == "moved" and fact.card is not None and not name(fact.card):
            fact = msgspec.structs.replace(fact, data={**fact.data, "unknown": True})
        if fact.what == "life_taken" and not (fact.card and name(fact.card)):
            return fill(tr("{who} adds a Life card to the hand."), who=seat(fact.seat))
        leaders = {fact.card} if fact.data.get("leader") else set()
        leaders |= {fact.data.get("card_other")} if fact.data.get("other_leader") else set()
        return super().fact(fact, _marked(name, lambda card: card in leaders) if leaders else name, seat)

    def forecast(self, data: dict[str, Any]) -> str:
        said = fill(tr("{attack} against {against}"), attack=data["attack"], against=data["against"])
        if data["attack"] < data["against"]:
            outcome = tr("nothing happens")
        elif "damage" in data:
            outcome = fill(tr("{amount} damage"), amount=data["damage"])
        else:
            outcome = tr("K.O.", "what becomes of a card that is attacked")
        return fill(tr("{powers} → {outcome}"), powers=said, outcome=outcome)

    def sentence(self, what: str, data: dict[str, Any], has_card: bool) -> str | None:
        if what == "strengthened":
            if data.get("until") == "battle":
                return tr("{card} gains +{amount} power during this battle.")
            return tr("{card} gains +{amount} power.")
        if what == "battle" and isinstance(data.get("attack"), int) and isinstance(data.get("against"), int):
            if data["attack"] >= data["against"]:
                said = tr("{card} beats {target}: {powers}.")
            else:
                said = tr("{card} does not get past {target}: {powers}.")
            return said.replace("{powers}", tr("{attack} against {against}"))
        if what == "life_dealt" and data.get("count") == 1:
            return tr("{who} places a Life card.")
        if what == "don_added" and data.get("count") == 1:
            return tr("{who} gets a DON!! card.")
        if what == "moved":
            return moved(data)
        if what == "affected":
            return affected(str(data.get("key", "")), data.get("amount"))
        if what == "game_ended":
            return ended(str(data.get("reason", "")), data.get("winner"))
        if what == "by_hand":
            said = by_hand(data.get("action", {}))
            if said:
                return said
        return super().sentence(what, data, has_card)

    def ending(self, reason: str, drawn: bool) -> str:
        return {
            "life": tr("Both players took damage without Life.") if drawn else tr("{loser} took damage without Life."),
            "deck-out": tr("Both decks are empty.") if drawn else tr("{loser} has no cards left in the deck."),
            "surrender": tr("{loser} gave up."),
            "loop": tr("The game ended in an infinite loop."),
            "effect": tr("A card's effect decided the game."),
        }.get(reason, "")

    # ------------------------------------------------------------------ refusals

    @in_this_language
    def reasons(self) -> dict[str, str]:
        return super().reasons() | onepiece_reasons()


def _marked(name: CardName, is_leader: Callable[[Any], bool]) -> CardName:
    """Names that say of a card that it is the Leader: a Character may have the same name."""

    def said(card: Any) -> str:
        found = name(card)
        return fill(tr("{card} (Leader)"), card=found) if found and is_leader(card) else found

    return said


def _leaders_named(name: CardName, choice: ChoiceView, view: View) -> CardName:
    if choice.kind not in ("block", "counter", "counter_target"):
        return name

    def is_leader(card: Any) -> bool:
        found = view.find(card) if isinstance(card, str) else None
        return found is not None and found.zone.endswith(".leader")

    return _marked(name, is_leader)


def effect_words(plain: Any) -> str:
    """A part of an ability in the person's language, as far as there are words; "" for none."""
    if not isinstance(plain, dict):
        return ""
    return digits(texts.said(from_plain(plain), spoken()), spoken())


def _price(plain: Any) -> str:
    """What an ability costs; "" for nothing."""
    costs = plain.get("c") if isinstance(plain, dict) else None
    return ", ".join(filter(None, map(effect_words, costs))) if isinstance(costs, list) else ""


def _done(plain: Any) -> str:
    """What an ability, or one of several ways, does: without its timing, its conditions and its costs."""
    body = plain.get("b") if isinstance(plain, dict) else None
    if not isinstance(body, list):
        return ""
    if len(body) == 1 and isinstance(body[0], dict) and body[0].get("is") == "Choice.one":
        return " / ".join(filter(None, (_done(way) for way in body[0].get("b", ()))))
    said = [effect_words(part).lstrip("• ").strip() for part in body]
    return " ".join(said).rstrip(".。")
