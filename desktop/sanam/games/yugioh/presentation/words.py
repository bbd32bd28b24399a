"""Yu-Gi-Oh! in words: its zones and phases, its questions, its facts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from sanam.engine.chronicle import Fact
from sanam.engine.view import CardView, ChoiceView, OptionView
from sanam.games.face import FaceSpec
from sanam.games.printed_words import word
from sanam.games.terms import settled
from sanam.games.words import CardName, GameWords, SeatName, spoken
from sanam.games.yugioh.cards.model import RACES, CardData
from sanam.games.yugioh.presentation.briefly import apart_words, briefly, way_words
from sanam.games.yugioh.presentation.questions import questions
from sanam.games.yugioh.presentation.quoting import ability_words
from sanam.games.yugioh.presentation.reasons import yugioh_reasons
from sanam.games.yugioh.texts.execution.operations.declaring import WORDS
from sanam.games.yugioh.vocabulary.chinese_terms import CHINESE_TERMS
from sanam.wording import fill, in_this_language, isolated, joined, plain_number, tr


class YugiohWords(GameWords):
    """See :class:`GameWords`."""

    def labels(self) -> dict[str, str]:
        return super().labels() | {
            "zone-field": tr("Field"),
            "zone-extra": tr("Extra"),
            "zone-graveyard": tr("Graveyard"),
            "zone-banished": tr("Banished"),
        }

    @in_this_language
    def zones(self) -> dict[str, str]:
        return super().zones() | {
            "extra": tr("Extra Deck"),
            "graveyard": tr("Graveyard"),
            "banished": tr("Banished"),
            "field": tr("Field Zone"),
            "side": tr("Side Deck"),
            "materials": tr("Xyz Materials"),
            "field zone": tr("Field Zone"),
            "monster": tr("Monster Zone"),
            "spell-trap": tr("Spell & Trap Zone"),
        }

    def zone_name(self, zone: str) -> str:
        name = zone.partition(".")[2] or zone
        if name[:1] in ("m", "s") and name[1:].isdigit():
            words = tr("Monster Zone {n}") if name[0] == "m" else tr("Spell & Trap Zone {n}")
            return fill(words, n=int(name[1:]))
        return super().zone_name(zone)

    @in_this_language
    def phases(self) -> dict[str, tuple[str, str]]:
        return {
            "draw": (tr("Draw Phase"), tr("DP")),
            "standby": (tr("Standby Phase"), tr("SP")),
            "main1": (tr("Main Phase 1"), tr("M1")),
            "battle": (tr("Battle Phase"), tr("BP")),
            "main2": (tr("Main Phase 2"), tr("M2")),
            "end": (tr("End Phase"), tr("EP")),
        }

    def steps(self) -> dict[str, str]:
        return {
            "start": tr("Start Step"),
            "battle": tr("Battle Step"),
            "damage": tr("Damage Step"),
            "end": tr("End Step"),
        }

    @in_this_language
    def counters(self) -> dict[str, str]:
        return super().counters() | {"Glow": tr("Glow Counter"), "Spell": tr("Spell Counter")}

    @in_this_language
    def numbers(self) -> dict[str, str]:
        return {"lp": tr("LP"), "atk": tr("ATK"), "def": tr("DEF"), "level": tr("Level")}

    def tallies(self) -> dict[str, tuple[str, str, Callable[[int], str]]]:
        return super().tallies() | {"lp": (tr("LP"), "life", lambda n: fill(tr("{n} Life Points"), n=n))}

    def figures(self) -> list[tuple[str, tuple[str, ...], str]]:
        summons = ("normal", "tribute", "flip", "special", "fusion", "ritual", "synchro", "xyz")
        return [
            (tr("Cards drawn"), ("drew",), "count"),
            (tr("Monsters Summoned"), tuple(f"{how}_summoned" for how in summons), ""),
            (tr("Cards and effects activated"), ("activated",), ""),
            (tr("Attacks"), ("attack_declared",), ""),
            (tr("Own cards destroyed"), ("destroyed",), ""),
            (tr("Damage taken"), ("damage",), "amount"),
        ]

    def stance_name(self, stance: str, zone: str = "") -> str:
        if zone.partition(".")[2][:1] != "m":
            return super().stance_name(stance, zone)
        return {
            "up": tr("face-up Attack Position"),
            "up/side": tr("face-up Defense Position"),
            "down/side": tr("face-down Defense Position"),
            "down": tr("face-down"),
        }.get(stance, stance)

    def edition_name(self, edition: str) -> str:
        known = {"zh-mr2": tr("Master Rule 2"), "fa-course": tr("Course rules"), "th-guide": tr("Guide rules")}
        return known.get(edition, edition)

    def standing(self, public: dict[str, Any], counts: list[dict[str, int]]) -> list[str]:
        duel = public.get("duel", 1)
        words = tr("Duel {duel}, turn {turn}") if public.get("turn") else tr("Duel {duel}, about to begin")
        parts = [fill(words, duel=duel, turn=public.get("turn", 0))]
        wins = public.get("wins") or [0, 0]
        if sum(wins[:2]):
            parts.append(f"{plain_number(wins[0])} : {plain_number(wins[1])}")
        life = [numbers["lp"] for numbers in counts if "lp" in numbers]
        if len(life) == 2:
            parts.append(fill(tr("LP {first} – {second}"), first=life[0], second=life[1]))
        return parts

    def links_title(self) -> str:
        return tr("Chain")

    def link_title(self, link: dict[str, Any]) -> str:
        return tr("Chain Link {n}")

    # ------------------------------------------------------------------ a card in focus

    def kinds(self, spec: FaceSpec) -> list[str]:
        parts = [spec.type_line]
        if spec.level:
            word = {"rank": tr("Rank {n}"), "link": tr("Link {n}")}.get(spec.level_kind, tr("Level {n}"))
            parts.append(fill(word, n=spec.level))
        parts.append(_attributes().get(spec.attribute, spec.attribute))
        return parts

    def remarks(self, card: CardView, named: Callable[[str], str]) -> list[tuple[str, str]]:
        if not card.values.get("negated"):
            return []
        by = named(card.values.get("negated_by", ""))
        words = fill(tr("effects negated by {card}"), card=isolated(by)) if by else tr("effects negated")
        return [(words, "coral")]

    def effect(self, data: CardData | None, ability: Any, names: Mapping[str, str]) -> str:
        if data is None or not isinstance(ability, int):
            return ""
        language = spoken()
        return settled(ability_words(data, ability, language, names), CHINESE_TERMS, language)

    def brief(self, data: CardData | None, ability: Any, names: Mapping[str, str]) -> str:
        if data is None or not isinstance(ability, int) or not 0 <= ability < len(data.abilities or ()):
            return ""
        said = briefly(data, names, self._places(), _attributes())[ability]
        return said or super().brief(data, ability, names)

    def option(
        self, choice: ChoiceView, option: OptionView, text: str, data: Any, named: Callable[[str], str]
    ) -> tuple[str, str]:
        about, way = choice.params.get("ability"), option.value
        listed = "●" in text or "•" in text
        if choice.kind == "mode" and data is not None and not listed and isinstance(about, int):
            words = way_words(data, about, way, {}, self._places(), _attributes())
            if words:
                return words, "dot"
        if choice.kind == "yes_no" and data is not None and isinstance(about, int):
            verb = str(choice.params.get("verb", ""))
            does, instead = apart_words(data, about, verb, {}, self._places(), _attributes())
            if option.act == "yes" and does:
                return does, "check"
            if option.act == "no" and instead:
                return instead, "close"
        code = choice.params.get("codes", {}).get(option.value) if choice.kind == "name" else None
        if code is not None and option.act == "value":
            return named(code) or str(option.value), "dot"
        return super().option(choice, option, text, data, named)

    def _places(self) -> dict[str, str]:
        """Zones as the places that cards come from."""
        return self.zones() | {"banished": tr("banished cards")}

    # ------------------------------------------------------------------ by hand

    def tools(self) -> dict[str, tuple[str, str, str]]:
        return super().tools() | {
            "turn": (tr("Turn"), "flip", tr("Turn face-up or face-down")),
            "position": (tr("Position"), "position", tr("Attack or Defense Position")),
            "graveyard": (tr("To the Graveyard"), "grave", tr("To the Graveyard")),
            "banished": (tr("Banish"), "banish", tr("Banish")),
            "deck": (tr("To the top of the Deck"), "deck", tr("To the top of its owner's Deck (Extra Deck)")),
            "token": (tr("Token"), "plus", tr("Make a Token in a free Monster Zone")),
            "use": (tr("Use"), "hand", tr("Use an effect of which the program cannot tell when it may be used")),
        }

    # ------------------------------------------------------------------ acts

    @in_this_language
    def acts(self) -> dict[str, tuple[str, str]]:
        return super().acts() | {
            "normal_summon": (tr("Normal Summon"), "monster"),
            "set_monster": (tr("Set"), "eye-off"),
            "flip_summon": (tr("Flip Summon"), "flip"),
            "change_position": (tr("Change position"), "position"),
            "special_summon": (tr("Special Summon"), "star"),
            "set": (tr("Set"), "eye-off"),
            "close_zone": (tr("Choose"), "close"),
            "direct": (tr("Attack directly"), "swords"),
            "go_on": (tr("Next duel"), "play"),
            "retarget": (tr("Choose another target"), "target"),
            "other": (tr("Attack with another monster"), "swap"),
            "defense": (tr("Defense Position"), "shield"),
            "facedown": (tr("Face-down Defense Position"), "eye-off"),
        }

    def act(self, option: OptionView, kind: str, text: str = "", data: Any = None) -> tuple[str, str]:
        if kind == "position" and option.act == "attack":
            return tr("Attack Position"), "sword"
        if kind == "yes_no":
            return (tr("Use"), "check") if option.act == "yes" else (tr("Do not use"), "close")
        if option.act == "special_summon" and _is_normal(data, option.value):
            return self.acts()["normal_summon"]
        return super().act(option, kind, text, data)

    def kind(self, data: CardData) -> str:
        return self.values().get(data.kind, "")

    def values(self) -> dict[str, str]:
        language = spoken().replace("_", "-")
        types = {race: word(race, language) for race in RACES}
        kinds = {trait: word(trait.capitalize(), language) for trait in WORDS["trait"]}
        return (
            super().values()
            | types
            | kinds
            | _attributes()
            | {
                "monster": tr("Monster"),
                "spell": tr("Spell"),
                "trap": tr("Trap"),
                "attack": tr("Attack Position"),
                "defense": tr("Defense Position"),
            }
        )

    def passes(self) -> dict[str, str]:
        return super().passes() | {"respond": tr("No response")}

    # ------------------------------------------------------------------ questions

    def questions(self, choice: ChoiceView, card: str) -> dict[str, str]:
        return super().questions(choice, card) | questions(choice, card)

    # ------------------------------------------------------------------ facts

    SIGNS = GameWords.SIGNS | {
        "normal_summoned": ("monster", "text"),
        "tribute_summoned": ("monster", "text"),
        "special_summoned": ("star", "text"),
        "ritual_summoned": ("icon-ritual", "text"),
        "fusion_summoned": ("star", "text"),
        "synchro_summoned": ("star", "text"),
        "xyz_summoned": ("rank-star", "text"),
        "flip_summoned": ("flip", "text"),
        "set_monster": ("eye-off", "quiet"),
        "set": ("eye-off", "quiet"),
        "activated": ("spell", "text"),
        "link_resolving": ("chain", "text"),
        "destroyed": ("error", "coral"),
        "damage": ("life", "coral"),
        "gained": ("life", "teal"),
        "paid": ("life", "quiet"),
        "life_set": ("life", "text"),
        "banished": ("banish", "text"),
        "sent": ("grave", "quiet"),
        "discarded": ("grave", "text"),
        "tributed": ("grave", "text"),
        "negated": ("close", "coral"),
        "summon_negated": ("close", "coral"),
        "position_changed": ("position", "quiet"),
        "counter_placed": ("counter", "text"),
        "counter_removed": ("counter", "quiet"),
        "equipped": ("icon-equip", "text"),
        "duel_ended": ("trophy", "text"),
        "match_ended": ("trophy", "text"),
        "detached": ("minus", "text"),
        "duel_began": ("flag", "quiet"),
        "returned": ("hand", "text"),
        "added": ("hand", "text"),
        "control": ("swap", "text"),
        "zone_closed": ("close", "text"),
        "token": ("plus", "text"),
    }

    @in_this_language
    def facts(self) -> dict[str, str]:
        return super().facts() | {
            "normal_summoned": tr("{who} Normal Summons {card}."),
            "tribute_summoned": tr("{who} Tribute Summons {card}."),
            "set_monster": tr("{who} Sets a monster."),
            "set": tr("{who} Sets a card."),
            "flip_summoned": tr("{who} Flip Summons {card}."),
            "special_summoned": tr("{who} Special Summons {card}."),
            "ritual_summoned": tr("{who} Ritual Summons {card}."),
            "fusion_summoned": tr("{who} Fusion Summons {card}."),
            "synchro_summoned": tr("{who} Synchro Summons {card}."),
            "xyz_summoned": tr("{who} Xyz Summons {card}."),
            "duel_began": tr("The duel begins."),
            "counted": tr("The {place} of {who} is counted: {n}."),
            "phase_skipped": tr("{who} skips: {phase}."),
            "turn_skipped": tr("{who} skips the turn."),
            "tributed": tr("{card} is Tributed."),
            "discarded": tr("{who} discards {card}."),
            "detached": tr("{card} is detached."),
            "position_changed": tr("{card}: {stance}."),
            "link_resolving": tr("{card} resolves."),
            "destroyed": tr("{card} is destroyed."),
            "token_removed": tr("A Token is removed."),
            "banished": tr("{card} is banished."),
            "returned": tr("{card} returns: {place}."),
            "added": tr("{who} adds {card} to the hand."),
            "gained": tr("{who} gains {amount} LP."),
            "paid": tr("{who} pays {amount} LP."),
            "life_set": tr("{who} now has {amount} LP."),
            "summon_negated": tr("The Summon of {card} is negated."),
            "attack_negated": tr("The attack of {card} is negated."),
            "replay": tr("The attack of {card} is replayed."),
            "equipped": tr("{card} is equipped to {host}."),
            "counter_placed": tr("{n} × {counter} on {card}."),
            "counter_removed": tr("{n} × {counter} removed from {card}."),
            "token": tr("A Token arrives: {card}."),
            "control": tr("{who} takes control of {card}."),
            "zone_closed": tr("{place} cannot be used now."),
            "sided": tr("{who} is done with side-decking."),
            "materials_attached": tr("{card} becomes an Xyz Material."),
        }

    def sentence(self, what: str, data: dict[str, Any], has_card: bool) -> str | None:
        if what == "sent":
            # How a discard, a Tribute or a destruction sends it there is told by its own fact.
            silent = data.get("how") in ("discard", "tribute", "detach", "destroy")
            return None if silent else tr("{card} goes to the Graveyard.")
        if what == "link_resolving" and data.get("negated"):
            return tr("{card} has no effect.")
        if what == "duel_ended":
            return _ended(str(data.get("reason", "")), data.get("winner"))
        if what == "damage":
            in_battle = data.get("battle")
            return tr("{who} takes {amount} battle damage.") if in_battle else tr("{who} takes {amount} damage.")
        if what == "returned" and data.get("to") == "hand" and data.get("origin") in ("deck", "graveyard", "banished"):
            return tr("{who} adds {card} to the hand.")
        if what == "returned" and data.get("to") == "hand":
            return tr("{card} returns to the hand.")
        if what == "negated":
            return (
                tr("The activation of {card} is negated.")
                if data.get("what_negated") == "activation"
                else tr("The effect of {card} is negated.")
            )
        if what == "battle":
            return _battle(data)
        if what == "activated" and data.get("cards"):
            return tr("{who} activates {card}: {targets}.")
        if what in ("attack_declared", "attack_aimed"):
            direct = data.get("card_other") is None
            return tr("{card} attacks directly.") if direct else tr("{card} attacks {target}.")
        return super().sentence(what, data, has_card)

    def fact(self, fact: Fact, name: CardName, seat: SeatName) -> str | None:
        if fact.what in ("set", "set_monster") and (card := name(fact.card)):  # its player may know it
            return fill(tr("{who} Sets {card}."), who=seat(fact.seat), card=card)
        return super().fact(fact, name, seat)

    def forecast(self, data: dict[str, Any]) -> str:
        damage = tr("{amount} damage to you") if data.get("own") else tr("{amount} damage")
        hurt = fill(damage, amount=data["damage"]) if data.get("damage") else ""
        if data.get("hidden"):
            return fill(tr("ATK {attack} against a face-down monster"), attack=data["attack"])
        if "against" not in data:
            return joined(" → ", (fill(tr("ATK {attack}, direct"), attack=data["attack"]), hurt))
        against = (
            tr("ATK {attack} against DEF {against}") if data["defending"] else tr("ATK {attack} against {against}")
        )
        fate = {
            "target": tr("destroyed", "what becomes of a monster that is attacked"),
            "attacker": tr("the attacker is destroyed"),
            "both": tr("both are destroyed"),
            "nothing": tr("nothing is destroyed"),
        }[data["fate"]]
        said = fill(against, attack=data["attack"], against=data["against"])
        return joined(" · ", (fill(tr("{powers} → {outcome}"), powers=said, outcome=fate), hurt))

    def ending(self, reason: str, drawn: bool) -> str:
        return {
            "lp": tr("{loser} has no Life Points left."),
            "deck-out": tr("{loser} had to draw and could not."),
            "effect": tr("A card's effect decided the duel."),
            "both-lp": tr("Both players have no Life Points left."),
            "agreed": tr("The players agreed on a draw."),
            "surrender": tr("{loser} gave up."),
            "loop": tr("The duel ended in an infinite loop."),
        }.get(reason, "")

    # ------------------------------------------------------------------ refusals

    @in_this_language
    def reasons(self) -> dict[str, str]:
        return super().reasons() | yugioh_reasons()


def _is_normal(data: Any, ability: Any) -> bool:
    """Whether an ability of a card in the hand Normal Summons it, in a way of its own."""
    abilities = getattr(data, "abilities", None) or ()
    if not isinstance(ability, int) or not 0 <= ability < len(abilities):
        return False
    return any(step["op"].get("op") == "normal summon" for step in abilities[ability].get("do", ()))


def _attributes() -> dict[str, str]:
    return {
        "EARTH": tr("EARTH"),
        "WATER": tr("WATER"),
        "FIRE": tr("FIRE"),
        "WIND": tr("WIND"),
        "LIGHT": tr("LIGHT"),
        "DARK": tr("DARK"),
        "DIVINE": tr("DIVINE"),
    }


def _battle(data: dict[str, Any]) -> str:
    if data.get("card_other") is None:
        return tr("{card} ({attack}) hits directly.")
    attack, against, defending = data.get("attack"), data.get("against"), data.get("defending")
    if not isinstance(attack, int) or not isinstance(against, int):
        return tr("{card} battles {target}.")
    if attack > against:
        said = tr("{card} beats {target}: {powers}.")
    elif attack == against:
        said = tr("{card} and {target} are equally strong: {powers}.")
    else:
        said = (
            tr("{card} does not get past {target}: {powers}.")
            if defending
            else tr("{card} loses to {target}: {powers}.")
        )
    powers = tr("{attack} against DEF {against}") if defending else tr("{attack} against {against}")
    return said.replace("{powers}", powers)


def _ended(reason: str, winner: Any) -> str:
    if winner is None:
        return tr("The duel is a draw.")
    return {
        "lp": tr("{who} wins the duel: the other's Life Points are 0."),
        "deck-out": tr("{who} wins the duel: the other cannot draw."),
        "effect": tr("{who} wins the duel by an effect."),
        "surrender": tr("{who} wins the duel: the other gave up."),
    }.get(reason, tr("{who} wins the duel."))
