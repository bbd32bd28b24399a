"""The Summoner Master playmat: Shrine Levels, Mp and powers, where a drag may end and what it most likely means."""

from __future__ import annotations

from typing import Any, ClassVar

from sanam.engine import manual
from sanam.engine.view import CardView, ChoiceView, OptionView, View
from sanam.games.playmat import SOUNDS, TO_THE_END, Playmat, Stat, Tally
from sanam.games.prompts import OFFERED
from sanam.games.summoner_master.cards.model import SummonerCard
from sanam.games.summoner_master.rules.by_hand import ACTS
from sanam.games.summoner_master.rules.casting.curses import KINDS
from sanam.games.summoner_master.texts.execution.profiles import VALUES
from sanam.games.summoner_master.vocabulary.board import BOARD, STEPS
from sanam.games.summoner_master.vocabulary.zones import (
    AT_LINE,
    CHARGED,
    DF_LINE,
    HAND,
    LIBRARY,
    LINES,
    MYSTIC_LIBRARY,
    MYSTIC_SHRINE,
    NO_LINE,
    SEAL_LIBRARY,
    SEAL_SHRINE,
    SUPPORT,
)

#: So many Levels before the Shrine is full are a warning.
DANGER = 4
STATS = ("at", "df", "sp")
_ATTACKS = ("attack", "attack_hand")


class SummonerPlaymat(Playmat):
    """See :class:`Playmat`."""

    board = BOARD
    phases = STEPS
    phase_keys = (TO_THE_END,)
    moments: ClassVar = {"duel": "game", "turn": "subturn", "phase": "step", "step": ""}
    round_kind = "next_game"
    attack_fact = ("fought", "card_target")
    hosts = (*LINES, NO_LINE)
    bound_in_place = (NO_LINE,)
    player_numbers = ("mp",)
    card_numbers = VALUES
    card_counts = (*(f"curse.{kind}" for kind in KINDS), "turns", "fixed-charge")
    lasting = ("subturn", "")
    card_tools = (
        *("position", "at-line", "df-line", "no-line", "destroy", "discard", "hand", "library", "shrine", "remove"),
        *("free", "reveal", "counter+", "counter-"),
    )
    table_tools = (
        *("draw-seal", "draw-mystic", "look-seal", "look-mystic", "shuffle-seal", "shuffle-mystic", "coin", "die"),
        "pass-subturn",
    )
    piles: ClassVar = {
        f"{verb}-{family}": pile for verb in ("draw", "look", "shuffle") for family, pile in LIBRARY.items()
    }
    rounds = (3, 1)
    rounds_option = "best_of"
    said_kinds = ("conditions",)
    sounds: ClassVar = {
        **dict.fromkeys(("brought_in", "line", "combined"), "place"),
        **SOUNDS,
        **dict.fromkeys(("uses_skill", "worked", "casts"), "activate"),
        "subturn": "turn",
        **dict.fromkeys(("attacked", "hand_attacked"), "attack"),
        **dict.fromkeys(("fought", "hand_hit"), "hit"),
    }
    chances = OFFERED
    menu_kinds = ("action", "interfere")
    chance_kinds = ("interfere",)
    drag_kinds = ("action", "interfere")
    first_acts = ("cast", *_ATTACKS, "skill", "ability", "change_line")
    aim_kinds = ("attack_target", "target")
    place_kinds = ("line",)
    button_kinds = ("form",)
    shared_kinds = ("start_method", "accept_method")
    open_kinds = ("regenerate",)
    forced_kinds = ("hand_kind",)
    numbered = True
    stat_labels: ClassVar = {"at": "At", "df": "Df", "sp": "Sp"}
    clashes = ("fought",)
    pauses = (
        "casts",
        "brought_in",
        "combined",
        "uses_skill",
        "worked",
        "attacked",
        "hand_attacked",
        "fought",
        "destroyed",
    )
    uses = ("uses_skill",)
    acts = (
        *("casts", "line", "uses_skill", "attacked", "hand_attacked", "fought", "combines", "breaks"),
        *("grows", "regenerates", "progressed", "game_ended", "match_ended"),
    )

    # ---- what is read off it

    def tallies(self, view: View, seat: int) -> tuple[Tally, ...]:
        counts = view.seats[seat].counts
        limits = view.public.get("limits") or [{}, {}]
        shrine, mp = limits[seat].get("shrine", 0), limits[seat].get("mp", 0)
        return (
            Tally("shrine", counts.get("shrine", 0), -1, shrine, max(1, shrine - DANGER)),
            Tally("mp", counts.get("mp", 0), -1, mp),
            *super().tallies(view, seat),
        )

    def stats(self, card: CardView) -> tuple[Stat, ...]:
        """At, Df and Sp; At counts in the At Line, Df in the Df Line (504.15.1, 504.15.2)."""
        values, line = card.values, card.zone[2:]
        if line == SUPPORT or not any(key in values for key in STATS):
            return ()
        lowly = {"at": line == DF_LINE, "df": line == AT_LINE, "sp": True}
        return tuple(Stat(key, values.get(key), values.get(f"{key}0"), not lowly[key]) for key in STATS)

    def back(self, card: CardView) -> str:
        """Blue for a Seal, red for a Mystic Card (200.1.1, 201.1.1); a hidden hand does not say which it is."""
        zone = card.zone[2:]
        if zone in (SEAL_LIBRARY, SEAL_SHRINE, *LINES):
            return "blue"
        return "red" if zone in (MYSTIC_LIBRARY, MYSTIC_SHRINE, NO_LINE) else ""

    def signs(self, card: CardView) -> tuple[str, ...]:
        """That Effects lie on it which its numbers do not tell."""
        return ("spell",) if any(not effect["numbers"] for effect in card.values.get("effects", ())) else ()

    def numbers(self, card: CardView, data: SummonerCard | None) -> tuple[Stat, ...]:
        if data is None:
            return ()
        printed = {key: getattr(data, key) for key in VALUES}
        return tuple(
            Stat(key, card.values.get(key, value), value) for key, value in printed.items() if value is not None
        )

    def links(self, view: View) -> list[dict[str, Any]]:
        """What is being cast and commanded, each cutting into the one before (615.7, 615.8)."""
        return view.public.get("doing") or []

    def attack(self, view: View, asked: ChoiceView | None) -> tuple[str, tuple[str, ...]] | None:
        going_on = view.public.get("attack") or {}
        attacker, targets = going_on.get("card_attacker"), going_on.get("cards_attacked", [])
        found = view.find(attacker) if isinstance(attacker, str) else None
        if found is None or (asked is not None and asked.kind == "attack_target" and not targets):
            return None
        known = tuple(target for target in targets if isinstance(target, str))
        return found.handle, known or (f"seat{1 - int(found.zone[0])}",)

    def phase_option(self, choice: ChoiceView, phase: str) -> int | None:
        """Of the Steps only what follows the Main Step is entered by a decision, passing (401.6.5)."""
        acts = [option.act for option in choice.options]
        return acts.index("pass") if phase == "end" and choice.kind == "action" and "pass" in acts else None

    # ---- what moving cards means

    def expected(self, view: View, card: CardView, data: SummonerCard | None) -> tuple[str, ...]:
        zone = card.zone[2:]
        if zone == HAND:
            return ("cast",)
        combines = ("combine",) if data is not None and any(form.supports for form in data.forms) else ()
        if zone == AT_LINE:
            return ("attack", *combines, "change_line")
        return (*combines, "change_line") if zone == DF_LINE else ()

    def landing(
        self, view: View, seat: int, option: OptionView, card: CardView, data: SummonerCard | None
    ) -> tuple[set[str], set[str]]:
        zones, cards = self.aimed(option)
        match option.act:
            case "change_line" | "assign_line":
                return _lines(view, zones)
            case "cast" if data is not None and data.family == "seal":
                return _lines(view, zones)
            case "skill" if card.zone[2:] == HAND:
                return {f"{seat}.{NO_LINE}"}, set()
        return zones, cards

    def zone_of(self, choice: ChoiceView, option: OptionView) -> str | None:
        """A Library stands for drawing from it."""
        if choice.kind == "draw":
            return f"{choice.seat}.{LIBRARY[str(option.value)]}"
        return option.zone

    def placing(self, view: View, choice: ChoiceView, zone: str, target: str | None) -> int | None:
        """A Seal comes to stand where the card on which it is dropped stands, else at the right end (515.6)."""
        if choice.kind != "line":
            return super().placing(view, choice, zone, target)
        about = choice.params.get("card")
        there = [card.handle for card in view.zones[zone] if card.handle != about] if zone in view.zones else []
        at = there.index(target) if target in there else len(there)
        places = [(option.zone, option.value) for option in choice.options]
        return places.index((zone, at)) if (zone, at) in places else None

    def wish(self, card: CardView, data: SummonerCard | None, zone: str, own: bool) -> str:
        source = card.zone[2:]
        if source == HAND:
            return "cast"
        if source in LINES:
            return "change_line" if own else "attack"
        return "assign_line" if source == NO_LINE else ""

    def quick(self, card: CardView) -> tuple[str, ...]:
        return {AT_LINE: _ATTACKS, DF_LINE: ("change_line",), HAND: ("cast",)}.get(card.zone[2:], ())

    def aims(self, view: View, card: CardView) -> bool:
        return card.zone[2:] == AT_LINE

    def forfeits(self, option: OptionView) -> bool:
        """Ending the Main Step without a Seal (103.5)."""
        return option.act == "pass" and option.rule == "103.5"

    # ---- by hand

    def by_hand(self, tool: str, view: View, card: CardView | None, number: int | None) -> manual.AnyAction | None:
        if tool == "pass-subturn":
            return manual.Setting("pass-subturn", "yes")
        if card is None or number is None:
            return None
        seat = view.choice.seat if view.choice is not None else view.seat
        if tool in (*LINES, NO_LINE):
            side = int(card.zone[0]) if card.zone[2:] in (*LINES, NO_LINE) else seat
            return manual.Move(number, f"{side}.{tool}", None, "up" if card.stance.startswith("down") else None)
        if tool == "free" and card.host is not None:
            return manual.Attach(number, None)
        if tool in ACTS:
            return manual.Act(tool, number)
        if tool in ("counter+", "counter-"):
            kind = CHARGED[seat]
            return manual.SetCount(number, kind, max(0, card.counters.get(kind, 0) + (1 if tool == "counter+" else -1)))
        return None

    def binds(self, card: CardView, data: SummonerCard | None, host: CardView) -> bool:
        """A Mystic Card in the Arena is pasted on the card that it is dropped on (201.8.2)."""
        mystic = data is not None and data.family == "mystic" and card.zone[2:] == NO_LINE
        return mystic and host.zone[2:] in self.hosts

    def places_for(self, data: SummonerCard | None) -> tuple[str, ...]:
        return (AT_LINE,) if data is not None and data.family == "seal" else (NO_LINE,)

    def home_of(self, data: SummonerCard | None) -> str:
        return LIBRARY[data.family] if data is not None else SEAL_LIBRARY


def _lines(view: View, zones: set[str]) -> tuple[set[str], set[str]]:
    """Lines with the cards in them, before which a Seal can be put."""
    return zones, {card.handle for zone in zones for card in view.zones[zone]}
