"""The Yu-Gi-Oh! playmat: Life Points, ATK and DEF, where a drag may end and what it most likely means."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, ClassVar

from sanam.engine import manual
from sanam.engine.chronicle import Fact
from sanam.engine.table import DOWN_SIDE
from sanam.engine.view import CardView, ChoiceView, OptionView, View
from sanam.games.playmat import SOUNDS, TO_THE_END, PhaseKey, Playmat, Stat, Tally
from sanam.games.prompts import OFFERED
from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.rules.profiles import BY_HAND
from sanam.games.yugioh.texts.tree import from_plain, is_open_ended
from sanam.games.yugioh.vocabulary.board import BOARD, MONSTER_ZONES, PHASES, SPELL_ZONES
from sanam.wording import Message

#: Life Points from here down are a warning.
DANGER = 2000

#: Acts that put a card from hand (or another place) into a Monster Zone of its player.
_TO_MONSTERS = ("normal_summon", "set_monster", "special_summon")


def drop_zones(act: str, card: CardData | None, zone: str) -> tuple[str, ...]:
    """The zones (without seat) where a drag that means `act` may end, for a card that lies in `zone`.

    Whether such a zone is free is another question; whether the act is legal the Choice says.
    """
    if act in _TO_MONSTERS:
        return MONSTER_ZONES
    if act in ("flip_summon", "change_position"):
        return (zone,)
    if act in ("set", "activate"):
        if zone != "hand":
            return (zone,)
        if card is not None and card.icon == "field":
            return ("field",)
        if act == "activate" and card is not None and card.kind == "monster":
            return MONSTER_ZONES + SPELL_ZONES
        return SPELL_ZONES
    return ()


PHASE_KEYS = (
    PhaseKey("draw", "D", Message("To the Draw Phase"), ("draw",)),
    PhaseKey("standby", "S", Message("To the Standby Phase"), ("standby",)),
    PhaseKey("main", "M", Message("To the next Main Phase"), ("main1", "main2")),
    PhaseKey("battle", "B", Message("To the Battle Phase"), ("battle",)),
    PhaseKey("main2", "N", Message("To Main Phase 2"), ("main2",)),
    TO_THE_END,
)


class YugiohPlaymat(Playmat):
    """See :class:`Playmat`."""

    board = BOARD
    phases = PHASES
    phase_keys = PHASE_KEYS
    hosts = MONSTER_ZONES
    bound_in_place = SPELL_ZONES
    player_numbers = ("lp",)
    card_numbers = ("atk", "def", "level")
    card_tools = (
        *("turn", "position", "field", "hand", "graveyard", "banished", "deck", "reveal", "counter+", "counter-"),
        "use",
    )
    table_tools = ("draw", "look", "shuffle", "token", "coin", "die")
    sends: ClassVar = {"hand": ("hand", None), "graveyard": ("graveyard", None), "banished": ("banished", None)}
    rounds = (3, 1)
    numbered = True
    pauses = (
        "normal_summoned",
        "tribute_summoned",
        "flip_summoned",
        "special_summoned",
        "ritual_summoned",
        "fusion_summoned",
        "synchro_summoned",
        "xyz_summoned",
        "activated",
        "link_resolving",
        "attack_declared",
        "battle",
    )
    uses = ("activated",)
    told_first: ClassVar = {"destroyed": ("banished", "returned", "sent", "left", "destroyed")}
    acts = (*pauses, "set_monster", "set", "phase_skipped", "turn_skipped", "duel_ended", "match_ended")
    sounds: ClassVar = {
        **dict.fromkeys(("set", "set_monster"), "conceal"),
        **dict.fromkeys(
            (
                *("normal_summoned", "tribute_summoned", "special_summoned", "ritual_summoned", "fusion_summoned"),
                *("synchro_summoned", "xyz_summoned"),
            ),
            "place",
        ),
        "flip_summoned": "turn-up",
        **SOUNDS,
    }
    chances = OFFERED
    auto_kinds = ("place",)
    first_acts = ("activate", "special_summon", "normal_summon", "flip_summon", "attack", "set", "set_monster")
    aimed_acts = ("activate",)
    discard_kinds = ("hand_limit", "discard")
    discard_zone = "graveyard"

    def begins(self, fact: Fact, phase: str) -> bool:
        if fact.what == "position_changed":  # what a player does; an attack or an effect turns monsters as well
            return phase in ("main1", "main2") and not fact.data.get("by_effect")
        return super().begins(fact, phase)

    def pays(self, fact: Fact) -> bool:
        """Costs, and what is Tributed or used for a Summon."""
        return fact.what == "paid" or fact.data.get("cause") in ("cost", "summon")

    def tallies(self, view: View, seat: int) -> tuple[Tally, ...]:
        return (Tally("lp", view.seats[seat].counts.get("lp", 0), DANGER), *super().tallies(view, seat))

    def stats(self, card: CardView) -> tuple[Stat, ...]:
        values = card.values
        if "atk" not in values or card.zone[2:] not in MONSTER_ZONES:
            return ()
        sideways = card.stance.endswith("side")
        attack = Stat("atk", values.get("atk"), values.get("atk0"), not sideways)
        return attack, Stat("def", values.get("def"), values.get("def0"), sideways)

    def extra_stat(self, card: CardView) -> tuple[Stat, str] | None:
        level, printed = card.values.get("level"), card.values.get("level0")
        if not isinstance(level, int) or level <= 0 or level == (level if printed is None else printed):
            return None
        return Stat("level", level, printed), "rank-star" if card.values.get("rank") is not None else "star"

    def numbers(self, card: CardView, data: CardData | None) -> tuple[Stat, ...]:
        if data is None or data.kind != "monster":
            return ()
        values = card.values
        found = [Stat("atk", values.get("atk", data.atk), data.atk)]
        if "link" not in data.traits:
            found.append(Stat("def", values.get("def", data.def_), data.def_))
        level, printed = values.get("level"), values.get("level0")
        if level is not None and printed is not None and level != printed:
            found.append(Stat("level", level, printed))
        return tuple(found)

    def ahead(self, option: OptionView) -> tuple[str, tuple[str, ...]]:
        """A Summon from the Extra Deck by its materials leaves the position to the player (YZH-2.82, YFA-2.62)."""
        if option.act == "special_summon" and option.value is None:
            return "position", ("attack", "defense")
        return "", ()

    def expected(self, view: View, card: CardView, data: CardData | None) -> tuple[str, ...]:
        zone = card.zone[2:]
        if data is None:
            return ()
        if zone == "hand":
            if data.kind == "monster":
                return ("normal_summon", "set_monster")
            return ("set",) if data.kind == "trap" else ("activate", "set")
        if zone in MONSTER_ZONES:
            if card.stance == DOWN_SIDE:
                return ("flip_summon",)
            return ("attack",) if _in_battle(view) else ("change_position",)
        if zone in SPELL_ZONES and card.stance.startswith("down"):
            return ("activate",)
        return ("special_summon",) if zone == "extra" else ()

    def landing(
        self, view: View, seat: int, option: OptionView, card: CardView, data: CardData | None
    ) -> tuple[set[str], set[str]]:
        if option.act == "attack":
            return self.aimed(option)
        # With every Monster Zone taken a Tribute may free any of them.
        shut = self.shut(view)
        full = all(view.zones[f"{seat}.{zone}"] or f"{seat}.{zone}" in shut for zone in MONSTER_ZONES)
        zones = set()
        for name in drop_zones(option.act, data, card.zone[2:]):
            zone = f"{seat}.{name}"
            free = not view.zones[zone] or zone == card.zone or name == "field"
            free = free and zone not in shut
            if free or (full and name in MONSTER_ZONES and zone not in shut):
                zones.add(zone)
        return zones, set()

    def shut(self, view: View) -> Collection[str]:
        closed: list[str] = view.public.get("closed", [])
        return closed

    def wish(self, card: CardView, data: CardData | None, zone: str, own: bool) -> str:
        source = card.zone[2:]
        if source in MONSTER_ZONES and not own:
            return "attack"
        if source in MONSTER_ZONES and zone == source:
            return "change_position"
        if source == "hand":
            if data is not None and data.kind == "monster":
                return "normal_summon"
            return "set" if data is not None and data.kind == "trap" else "activate"
        return "special_summon" if source == "extra" else "activate"

    def quick(self, card: CardView) -> tuple[str, ...]:
        if card.zone[2:] not in MONSTER_ZONES:
            return ()
        both = ("change_position", "flip_summon")
        return both[::-1] if card.stance == DOWN_SIDE else both

    def aims(self, view: View, card: CardView) -> bool:
        return card.zone[2:] in MONSTER_ZONES and _in_battle(view)

    def signs(self, card: CardView) -> tuple[str, ...]:
        return ("by-hand",) if card.values.get("unread") else ()

    def by_hand(self, tool: str, view: View, card: CardView | None, number: int | None) -> manual.AnyAction | None:
        return manual.Act("use", number) if tool == "use" and card is not None and number is not None else None

    def is_minor_response(self, act: str, value: Any, data: CardData | None) -> bool:
        """A monster's effect by hand of which no limit is known: of nearly every monster one could say that it has one.

        Of a monster whose text is partly understood that is a sentence of it that was left wholly to the players.
        """
        if data is None or data.kind != "monster" or act != "activate":
            return False
        if value == BY_HAND:
            return True
        return data.partly and data.abilities is not None and is_open_ended(from_plain([data.abilities[value]])[0])

    def same_moment(self, before: ChoiceView, now: ChoiceView) -> bool:
        return _as_late(before, now) and super().same_moment(before, now)

    def same_chance(self, before: ChoiceView, now: ChoiceView) -> bool:
        return _as_late(before, now) and super().same_chance(before, now)

    def stance_in(self, zone: str, card: CardView) -> str | None:
        if zone in self.board.closed or zone in self.board.browsed or zone in self.board.attached:
            return super().stance_in(zone, card)
        return "up" if card.zone[2:] == "hand" and not card.stance.startswith("up") else card.stance

    def places_for(self, data: CardData | None) -> tuple[str, ...]:
        if data is not None and data.icon == "field":
            return ("field",)
        return MONSTER_ZONES if data is None or data.kind == "monster" else SPELL_ZONES

    def home_of(self, data: Any) -> str:
        return "extra" if data is not None and data.is_extra else "deck"


def _as_late(before: ChoiceView, now: ChoiceView) -> bool:
    """What changes a battle waits for its Damage Step, so one chance before it does not stand for one in it."""
    during = [choice.params.get("occasion") == "damage" for choice in (before, now)]
    return during[0] == during[1]


def _in_battle(view: View) -> bool:
    return view.public.get("phase") == "battle"
