"""Summoner Master in words: its Zones and Steps, its questions, its facts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from sanam.engine.choice import Refused
from sanam.engine.chronicle import Fact
from sanam.engine.view import CardView, ChoiceView, OptionView
from sanam.games.deeds import shortened
from sanam.games.summoner_master.cards.model import BOXES, SummonerCard
from sanam.games.summoner_master.presentation import card_words, fact_words, fight_words
from sanam.games.summoner_master.presentation.card_words import curse_names
from sanam.games.summoner_master.presentation.named_parts import named_by
from sanam.games.summoner_master.presentation.question_words import interfere, methods, subturn_sentences, yes_and_no
from sanam.games.summoner_master.presentation.reasons import summoner_reasons
from sanam.games.summoner_master.texts.reading.texts import box_words, growth_words, way_words
from sanam.games.summoner_master.vocabulary.zones import ARENA
from sanam.games.words import CardName, GameWords, SeatName, spoken
from sanam.wording import fill, in_this_language, isolated, plain_number, tr


class SummonerWords(GameWords):
    """See :class:`GameWords`."""

    def labels(self) -> dict[str, str]:
        return super().labels() | {
            "zone-at-line": tr("At Line"),
            "zone-df-line": tr("Df Line"),
            "zone-no-line": tr("No Line"),
            "zone-seal-library": tr("Seals", "label of a Library"),
            "zone-mystic-library": tr("Mystics", "label of a Library"),
            "zone-seal-shrine": tr("Seal Shrine"),
            "zone-mystic-shrine": tr("Mystic Shrine"),
            "zone-remove": tr("Removed"),
            "zone-beside": tr("Beside"),
        }

    @in_this_language
    def zones(self) -> dict[str, str]:
        shrine = tr("Shrine")
        return super().zones() | {
            "at-line": tr("At Line"),
            "df-line": tr("Df Line"),
            "no-line": tr("Arena, in no Line"),
            "support": tr("under a Main Seal"),
            "seal-library": tr("Library of Seals"),
            "mystic-library": tr("Library of Mystic Cards"),
            "seal-shrine": shrine,
            "mystic-shrine": tr("Shrine (Mystic Cards)"),
            "remove": tr("Remove Zone"),
            "beside": tr("beside the Deck"),
        }

    @in_this_language
    def phases(self) -> dict[str, tuple[str, str]]:
        return {
            "check-up": (tr("Check up Step"), tr("Check", "short: Check up Step")),
            "draw": (tr("Draw Step"), tr("Draw", "short: Draw Step")),
            "discard": (tr("Discard Step"), tr("Disc.", "short: Discard Step")),
            "interfere-1": (tr("First Interfere Step"), tr("Int. 1", "short: First Interfere Step")),
            "main": (tr("Main Step"), tr("Main", "short: Main Step")),
            "interfere-2": (tr("Second Interfere Step"), tr("Int. 2", "short: Second Interfere Step")),
            "mp": (tr("Mp Step"), tr("Mp", "short: Mp Step")),
            "end": (tr("End Step"), tr("End", "short: End Step")),
        }

    @in_this_language
    def counters(self) -> dict[str, str]:
        charged = tr("Charged Counter")
        curses = {f"curse.{kind}": fill(tr("{curse} (Turns)"), curse=word) for kind, word in curse_names().items()}
        return (
            super().counters()
            | curses
            | {
                "charged.0": charged,
                "charged.1": charged,
                "fixed-charge": tr("Fixed Charge Counter"),
                "turns": tr("Subturns left"),
            }
        )

    @in_this_language
    def numbers(self) -> dict[str, str]:
        return {
            "at": tr("At"),
            "df": tr("Df"),
            "sp": tr("Sp"),
            "level": tr("Level"),
            "attack_mp": tr("Attack Mp"),
            "cast_mp": tr("Casting Mp"),
            "mp": tr("Mp"),
            "shrine": tr("Levels in the Shrine"),
        }

    def tallies(self) -> dict[str, tuple[str, str, Callable[[int], str]]]:
        return super().tallies() | {
            "shrine": (tr("Shrine Lv"), "grave", lambda n: tr("%n Level(s) in the Shrine", n=n)),
            "mp": (tr("Mp"), "mp", lambda n: fill(tr("{n} Mp"), n=n)),
        }

    def figures(self) -> list[tuple[str, tuple[str, ...], str]]:
        return [
            (tr("Cards drawn"), ("drew",), "count"),
            (tr("Cards cast"), ("cast",), ""),
            (tr("Attacks"), ("attacks",), ""),
            (tr("Skills used"), ("uses_skill",), ""),
            (tr("Own cards destroyed"), ("destroyed",), ""),
            (tr("Own hand hit"), ("hand_hit",), ""),
        ]

    def stance_name(self, stance: str, zone: str = "") -> str:
        if zone.partition(".")[2] in ARENA:
            return tr("Inactive") if stance.endswith("side") else tr("Active")
        return super().stance_name(stance, zone)

    def edition_name(self, edition: str) -> str:
        known = {"caller": tr("Caller level"), "summoner": tr("Summoner level"), "beginner": tr("Beginner level")}
        return known.get(edition, edition)

    def standing(self, public: dict[str, Any], counts: list[dict[str, int]]) -> list[str]:
        subturn = public.get("subturn")
        words = tr("Game {game}, Subturn {subturn}") if subturn else tr("Game {game}, about to begin")
        parts = [fill(words, game=public.get("game", 1), subturn=subturn or 0)]
        wins = public.get("wins") or [0, 0]
        if sum(wins[:2]):
            parts.append(f"{plain_number(wins[0])} : {plain_number(wins[1])}")
        levels = [numbers["shrine"] for numbers in counts if "shrine" in numbers]
        if subturn and len(levels) == 2:
            parts.append(fill(tr("Shrine Lv {first} – {second}"), first=levels[0], second=levels[1]))
        return parts

    def rounds(self) -> dict[str, str]:
        return {
            "name": tr("Game {n}"),
            "turn": tr("Subturn {n}"),
            "short": tr("S{n}", "short: Subturn"),
            "heading": tr("{edition} · game {n}"),
            "next": tr("Next game"),
            "drawn": tr("The game is a draw"),
            "won": tr("{name} wins the game"),
            "three": tr("Best of three games"),
            "single": tr("A single game"),
            "chosen": tr("a single game"),
        }

    def in_turn(self) -> dict[str, str]:
        return subturn_sentences()

    def turns(self, number: int) -> str:
        return tr("%n Subturn(s)", n=number)

    def links_title(self) -> str:
        return tr("In progress")

    def link_title(self, link: dict[str, Any]) -> str:
        return {
            "cast": tr("{n}: is being cast"),
            "attack": tr("{n}: attacks"),
            "skill": tr("{n}: uses a Skill"),
            "line": tr("{n}: gets a Line"),
            "combine": tr("{n}: Combination"),
            "break": tr("{n}: Break Combination"),
        }.get(str(link.get("what")), "{n}")

    def remarks(self, card: CardView, named: Callable[[str], str]) -> list[tuple[str, str]]:
        return card_words.remarks(card)

    def lying(self, card: CardView, said: Callable[[str, Any], str], named: Callable[[str], str]) -> list[str]:
        return card_words.lying(card, said, named)

    # ------------------------------------------------------------------ acts

    @in_this_language
    def acts(self) -> dict[str, tuple[str, str]]:
        return super().acts() | {
            "cast": (tr("Cast"), "play"),
            "attack_hand": (tr("Attack the hand"), "hand"),
            "hand": (tr("The hand"), "hand"),
            "change_line": (tr("Change Line"), "swap"),
            "assign_line": (tr("Give it a Line"), "swap"),
            "combine": (tr("Combination"), "plus"),
            "break": (tr("Break Combination"), "minus"),
            "skill": (tr("Use its Skill"), "spell"),
            "ability": (tr("Its Ability"), "spell"),
            "regenerate": (tr("Regeneration"), "replay"),
            "progress": (tr("Progress"), "replay"),
            "line": (tr("Here"), "target"),
            "mode": (tr("This"), "check"),
            "name": (tr("This card"), "check"),
            "form": (tr("This form"), "swords"),
            "accept": (tr("Agree"), "check"),
            "decline": (tr("Propose another way"), "close"),
            "cancel": (tr("Take it back"), "close"),
            "go_on": (tr("Next game"), "play"),
            "draw": (tr("Draw"), "cards"),
            "pass": (tr("End the Main Step"), "pass"),
        }

    def act(self, option: OptionView, kind: str, text: str = "", data: Any = None) -> tuple[str, str]:
        words, glyph = self._valued(option, data)
        return (words, glyph) if words else super().act(option, kind, text, data)

    def option(
        self, choice: ChoiceView, option: OptionView, text: str, data: Any, named: Callable[[str], str]
    ) -> tuple[str, str]:
        if option.act == "name":
            return isolated(named(str(option.value))), "check"
        if choice.kind == "yes_no":
            yes, no = yes_and_no(str(choice.params.get("question")))
            return (yes, "check") if option.act == "yes" else (no, "close")
        if option.act == "mode" and data is not None:
            words = way_words(data, choice.params["power"], option.value, spoken())
            if words:
                return shortened(words), "check"
        return super().option(choice, option, text, data, named)

    def _valued(self, option: OptionView, data: Any) -> tuple[str, str]:
        """An act that its value says more about; "" for the others."""
        value = option.value
        if option.act in ("draw", "kind"):
            seal = value == "seal"
            if option.act == "draw":
                return (tr("Draw a Seal"), "monster") if seal else (tr("Draw a Mystic Card"), "spell")
            return (tr("A Seal"), "monster") if seal else (tr("A Mystic Card"), "spell")
        if option.act == "propose":
            return methods()[str(value)]
        if option.act == "side":
            return (tr("To its left"), "chevron-left") if value == "left" else (tr("To its right"), "chevron-right")
        if option.act in ("attack", "attack_hand", "form") and isinstance(value, int) and value >= 0:
            name = data.forms[value].name if data is not None else ""
            named = isolated(name) if name else fill(tr("form {n}"), n=value + 1)
            words = {"attack": tr("Attack: {form}"), "attack_hand": tr("Attack the hand: {form}")}
            return fill(words.get(option.act, "{form}"), form=named), "swords"
        if option.act == "mode" and isinstance(value, int):
            return fill(tr("Choice {n}"), n=value + 1), "check"
        if option.act in ("mine", "x") and isinstance(value, int):
            return plain_number(value), "counter"
        if option.act in ("skill", "ability") and isinstance(value, int) and data is not None:
            name = _power_name(data, value)
            return (
                (
                    fill(tr("Skill: {name}") if option.act == "skill" else tr("Ability: {name}"), name=isolated(name)),
                    "spell",
                )
                if name
                else ("", "")
            )
        return "", ""

    def passes(self) -> dict[str, str]:
        return super().passes() | {
            "interfere": tr("No response"),
            "draw": tr("No more"),
            "conditions": tr("No Growth"),
            "regenerate": tr("No Regeneration"),
            "progress": tr("No Progress"),
            "wake_up": tr("No Wake Up"),
            "target": tr("No target"),
        }

    def named_in(self, data: SummonerCard, text: str) -> SummonerCard:
        return named_by(data, text)

    def kind(self, data: SummonerCard) -> str:
        return tr("Seal") if data.family == "seal" else tr("Mystic")

    def asked_about(self, choice: ChoiceView) -> Any:
        return "growth" if choice.params.get("question") == "growth" else super().asked_about(choice)

    def effect(self, data: SummonerCard | None, ability: Any, names: Mapping[str, str]) -> str:
        if data is None:
            return ""
        return growth_words(data, spoken()) if ability == "growth" else box_words(data, ability, spoken())

    def brief(self, data: SummonerCard | None, ability: Any, names: Mapping[str, str]) -> str:
        if data is None or not isinstance(ability, int):
            return ""
        return shortened(box_words(data, ability, spoken()).replace("\n", " "))

    def called(
        self, option: OptionView, kind: str, data: Any, brief: Callable[[Any], str] = lambda ability: ""
    ) -> tuple[str, str]:
        words, glyph = super().called(option, kind, data, brief)
        done = brief(option.value) if option.act in ("skill", "ability") and isinstance(option.value, int) else ""
        return (f"{words}\n{done}" if done else words), glyph

    # ------------------------------------------------------------------ by hand

    def tools(self) -> dict[str, tuple[str, str, str]]:
        return super().tools() | {
            "position": (tr("Active or Inactive"), "position", tr("Active or Inactive")),
            "at-line": (tr("To the At Line"), "swords", tr("To the At Line, or into the Arena")),
            "df-line": (tr("To the Df Line"), "shield", tr("To the Df Line, or into the Arena")),
            "no-line": (tr("Into the Arena"), "table", tr("Into the Arena, out of the Lines")),
            "destroy": (tr("Destroy"), "error", tr("An Effect destroys it")),
            "discard": (tr("Discard"), "trash", tr("From the hand into the Shrine")),
            "library": (tr("Into the Library"), "deck", tr("Into its owner's Library, which is shuffled")),
            "shrine": (tr("To the Shrine"), "grave", tr("To its owner's Shrine")),
            "remove": (tr("Remove from the game"), "banish", tr("To the Remove Zone")),
            "free": (tr("Detach"), "link", tr("No longer attached to a card")),
            "counter+": (tr("Charged Counter +"), "counter", tr("Put a Charged Counter on it")),
            "counter-": (tr("Charged Counter \u2212"), "minus", tr("Take a Charged Counter from it")),
            "draw-seal": (tr("Draw a Seal"), "monster", tr("Draw a Seal")),
            "draw-mystic": (tr("Draw a Mystic Card"), "spell", tr("Draw a Mystic Card")),
            "look-seal": (tr("Look at the Seals"), "search", tr("Look through my Library of Seals (logged)")),
            "look-mystic": (
                tr("Look at the Mystic Cards"),
                "zoom",
                tr("Look through my Library of Mystic Cards (logged)"),
            ),
            "shuffle-seal": (tr("Shuffle the Seals"), "shuffle", tr("Shuffle my Library of Seals")),
            "shuffle-mystic": (tr("Shuffle the Mystic Cards"), "swap", tr("Shuffle my Library of Mystic Cards")),
            "pass-subturn": (tr("End the Subturn"), "flag", tr("An Effect ends this Subturn")),
        }

    def lasting(self) -> dict[str, str]:
        return {"subturn": tr("this Subturn"), "": tr("as long as it stays")}

    # ------------------------------------------------------------------ questions

    def questions(self, choice: ChoiceView, card: str) -> dict[str, str]:
        first = not choice.params.get("drawn")
        method = methods().get(str(choice.params.get("method")), ("", ""))[0]
        return super().questions(choice, card) | {
            "first": tr("{who} lost the last game: go first or second?"),
            "start_method": tr("{who}: how do you decide who starts?"),
            "accept_method": fill(tr("Proposed: {method}. {who}: do you agree?"), method=method),
            "action": tr("{who}, Main Step: cast, attack, use Skills, change Lines, combine, or end it."),
            "interfere": interfere(choice.params, card),
            "hand_kind": tr("{who}: {card} hits the hand. Which kind of card?"),
            "line": tr("{who}: click the place in a Line where {card} is to stand."),
            "target": tr("{who}: choose the target of {card}.")
            if card
            else tr("{who}: choose the target of the Skill."),
            "yes_no": tr("{who}: Growth for {card}? “{words}”"),
            "conditions": tr("{who}: which Seals leave the game for the Growth of {card}?"),
            "regenerate": tr("{who}: choose a Seal that performs Regeneration, or none."),
            "progress": tr("{who}: choose a card that Progresses, or none."),
            "used_up": tr("{who}: which cards leave the game for the Progress of {card}?"),
            "form": tr("{who}: which form does {card} take?"),
            "supports": tr("{who}: choose the Support Seals of {card}."),
            "side_of": tr("{who}: on which side of {card} do the Support Seals stand?"),
            "ability_order": tr("{who}: several of your Abilities happen now. Click them in their order."),
            "wake_up": tr("{who}: choose a card that wakes up and is cast free, or none."),
            "wisdom": tr("{who}: as which card does {card} count?"),
            "mode": tr("{who}: choose what {card} does."),
            "cards": tr("{who}: choose what {card} asks for ({n})."),
            "split": tr("{who}: how many of the Charged Counters paid on {card} come from your own cards?"),
            "x": tr("{who}: how much Mp do you pay as X for {card}?"),
            "copy": tr("{who}: show the card whose Skill you use."),
            "order": tr("{who}: in which order do the cards go there? The last one ends up on top."),
            "hand_limit": tr("{who}: you have more cards in hand than the limit. Discard {n}."),
            "draw": (
                tr("{who}, Draw Step: draw a Seal or a Mystic Card.") if first else tr("{who}: draw a second card?")
            ),
            "next_game": tr("The game is over. {who}: go on?"),
            "by_hand": tr("{who}: apply the Effect of {card} by hand, then press Done."),
        }

    def warning(self, option: OptionView) -> str:
        return tr("You had no Seal and have brought none: ending the Main Step now loses the game (103.5).")

    def question(self, choice: ChoiceView, card: str) -> str:
        if choice.kind == "by_hand" and choice.params.get("stage") == "cost":
            if not card:
                return tr("{who}: pay the Cost of the Skill by hand, then press Done, or take it back.")
            return tr("{who}: pay the Cost of {card} by hand, then press Done, or take it back.")
        if choice.kind == "yes_no" and choice.params.get("question") == "ability":
            return tr("{who}: {card}: do it? “{words}”")
        if choice.kind == "yes_no" and choice.params.get("question") == "toll":
            return tr("{who}: do what {card} asks for, so that nothing else is done? “{words}”")
        if choice.kind == "yes_no" and choice.params.get("question") == "twice":
            return tr("{who}: {card} may attack several times for one attack Mp.")
        return super().question(choice, card)

    # ------------------------------------------------------------------ facts

    SIGNS = GameWords.SIGNS | {
        "game_began": ("flag", "text"),
        "starter": ("flag", "text"),
        "dice": ("dice", "text"),
        "casts": ("play", "text"),
        "cast": ("check", "quiet"),
        "brought_in": ("play", "text"),
        "targets": ("target", "quiet"),
        "attacked": ("sword", "text"),
        "hand_attacked": ("hand", "text"),
        "fought": ("swords", "text"),
        "hand_hit": ("hand", "coral"),
        "destroyed": ("error", "coral"),
        "discarded": ("grave", "text"),
        "line": ("swap", "text"),
        "combines": ("plus", "text"),
        "combined": ("plus", "quiet"),
        "breaks": ("minus", "text"),
        "broke": ("minus", "quiet"),
        "announces_skill": ("spell", "quiet"),
        "uses_skill": ("spell", "text"),
        "worked": ("spell", "text"),
        "wisdom": ("spell", "text"),
        "counters": ("counter", "text"),
        "cursed": ("warning", "coral"),
        "grows": ("replay", "text"),
        "grown": ("replay", "quiet"),
        "regenerates": ("replay", "text"),
        "regenerated": ("replay", "quiet"),
        "progressed": ("replay", "text"),
        "subturn_passed": ("pass", "text"),
        "game_ended": ("trophy", "text"),
        "match_ended": ("trophy", "text"),
    }

    def forecast(self, data: dict[str, Any]) -> str:
        return fight_words.forecast(data)

    @in_this_language
    def facts(self) -> dict[str, str]:
        return super().facts() | fact_words.facts()

    def sentence(self, what: str, data: dict[str, Any], has_card: bool) -> str | None:
        match what:
            case "drew":
                return tr("{who} draws a Seal.") if data.get("family") == "seal" else tr("{who} draws a Mystic Card.")
            case "line":
                at = data.get("line") == "at-line"
                return tr("{card} goes into the At Line.") if at else tr("{card} goes into the Df Line.")
            case "targets" if "player" in data:
                return tr("{card} aims at {other}.")
            case "targets" if not data.get("cards"):
                return None
            case "announces_skill" if "code" in data:  # of the hand: which copy it is, is said later
                return tr("{who} announces a Skill of {card}.")
            case "attacked" | "hand_attacked":
                return fight_words.struck(data, hand=what == "hand_attacked")
            case "fought":
                return str(data["words"])
            case "worked":
                return fact_words.worked(data)
            case "counters":
                return tr("{card} gets {n} counters.") if data.get("number", 1) != 1 else tr("{card} gets a counter.")
            case "dice":
                return tr("Dice: {first} against {second}.")
            case "game_ended":
                return fact_words.ended(str(data.get("reason", "")), data.get("winner"))
            case "by_hand":
                said = fact_words.by_hand(data.get("action", {}))
                return said or super().sentence(what, data, has_card)
        return super().sentence(what, data, has_card)

    def fact(self, fact: Fact, name: CardName, seat: SeatName) -> str | None:
        data = dict(fact.data)
        if fact.what == "fought":
            data["words"] = fight_words.fought(data, name)
        if fact.what == "worked":
            data["cards"] = [card for card in data.get("cards_changed", []) if card != fact.card]
        for key in ("cards_supports", "cards_conditions", "cards_losing"):
            if key in data:
                data["cards"] = data[key]
        if "number" in data:
            data["count"] = data["number"]
        action = data.get("action", {})
        kind = str(data.get("kind", action.get("name", "").partition(".")[2]))
        said = super().fact(msgspec.structs.replace(fact, data=data), name, seat)
        first, second = data.get("faces", ("", ""))
        return said and fill(said, curse=curse_names().get(kind, kind), first=first, second=second)

    def ending(self, reason: str, drawn: bool) -> str:
        return {
            "shrine": tr("Both Shrines are full.") if drawn else tr("The Shrine of {loser} is full."),
            "library": tr("Neither player can draw.") if drawn else tr("{loser} has no card left to draw."),
            "no-seal": tr("{loser} had no Seal and could not bring one."),
            "surrender": tr("{loser} gave up."),
        }.get(reason, "")

    # ------------------------------------------------------------------ refusals

    @in_this_language
    def reasons(self) -> dict[str, str]:
        return super().reasons() | summoner_reasons()

    def refusal(self, refused: Refused, name: CardName | None = None) -> str:
        params = dict(refused.params)
        if "curse" in params:
            params["curse"] = curse_names().get(str(params["curse"]), params["curse"])
        if "step" in params:
            params["step"] = self.phase_name(str(params["step"]))
        return super().refusal(Refused(refused.rule, refused.reason, params), name)


def _power_name(data: SummonerCard, index: int) -> str:
    powers = [power for box in BOXES for power in data.box(box)]
    return powers[index].name if index < len(powers) else ""
