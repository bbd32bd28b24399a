"""The One Piece playmat: Life, DON!! and power, where a drag may end and what it most likely means."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from sanam.abilities.tree import from_plain
from sanam.engine import manual
from sanam.engine.table import UP
from sanam.engine.view import CardView, ChoiceView, OptionView, View
from sanam.games.onepiece.cards.model import OnePieceCard
from sanam.games.onepiece.cards.printed import KEYWORDS
from sanam.games.onepiece.vocabulary.board import BOARD, PHASES
from sanam.games.onepiece.vocabulary.changes import BANS, NUMBERS
from sanam.games.onepiece.vocabulary.zones import CHARACTERS, GIVEN
from sanam.games.playmat import SOUNDS, TO_THE_END, Playmat, Stat, Tally
from sanam.games.prompts import OFFERED

#: Life from here down is a warning.
DANGER = 1
FIGHTERS = ("leader", "character")
#: What a card in the hand does that only adds to a power.
_POWER_ALONE = ("counter", "counter_other")
#: Where cards lie whose abilities are there.
BOARD_AREAS = (*FIGHTERS, "stage")
#: Where DON!! cards lie.
DON_AREAS = ("cost", GIVEN, "don-deck")
#: Glyphs of the keywords that decide about attacks (10-1).
SIGNS = {
    "blocker": "shield",
    "rush": "icon-quick-play",
    "rush: character": "icon-quick-play",
    "double attack": "swords",
    "banish": "banish",
    "unblockable": "shield-off",
}


class OnePiecePlaymat(Playmat):
    """See :class:`Playmat`."""

    board = BOARD
    phases = PHASES
    phase_keys = (TO_THE_END,)
    hosts = FIGHTERS
    bound_in_place = ("cost", GIVEN)
    #: Keywords are given (1) and taken (0) as numbers are set, and so is what a card is kept from.
    card_numbers = (*NUMBERS, *KEYWORDS, *BANS)
    lasting = ("turn", "battle", "")
    card_tools = (
        *("position", "field", "hand", "trash", "deck", "under", "life", "life_up", "peek", "reveal", "ko", "damage"),
        "free",
    )
    table_tools = ("draw", "top", "look", "shuffle", "coin", "die")
    sends: ClassVar = {
        "hand": ("hand", None),
        "trash": ("trash", None),
        "under": ("deck", 0),
        "life": ("life", None),
    }
    sounds: ClassVar = {
        **dict.fromkeys(("played", "gave_don", "don_added"), "place"),
        **SOUNDS,
        **dict.fromkeys(("event_used", "ability_used", "trigger_used"), "activate"),
        **dict.fromkeys(("blocked", "countered"), "conceal"),
        "ko": "destroy",
    }
    chances = OFFERED
    menu_kinds = ("action", "block", "counter")
    chance_kinds = ("block", "counter")
    instant_acts = ("counter", "block")
    first_acts = ("counter", "block", "attack", "play", "event", "activate", "give")
    drag_kinds = ("action", "block", "counter")
    aim_kinds = ("attack_target", "counter_target", "replace")
    button_kinds = ("life",)
    amount_kinds = ("give_amount",)
    open_kinds = ("block",)
    unseen_acts: ClassVar = {"life": "take"}
    losses = ("ko", "banished", "trashed")
    numbers_lowest = True
    pauses = (
        "played",
        "event_used",
        "attack_declared",
        "blocked",
        "countered",
        "ability_used",
        "battle",
        "life_taken",
        "trigger_used",
    )
    uses = ("ability_used",)
    acts = (
        *("played", "gave_don", "ability_used", "attack_declared", "blocked", "countered", "battle", "trigger"),
        "game_ended",
    )

    # ---- what is read off it

    def tallies(self, view: View, seat: int) -> tuple[Tally, ...]:
        active = sum(card.stance == UP for card in view.zones[f"{seat}.cost"])
        return (
            Tally("life", len(view.zones[f"{seat}.life"]), DANGER if view.public.get("turn") else -1),
            *super().tallies(view, seat),
            Tally("don", active),
        )

    def stats(self, card: CardView) -> tuple[Stat, ...]:
        values = card.values
        if "power" not in values or card.zone[2:] not in FIGHTERS:
            return ()
        return (Stat("power", values.get("power"), values.get("power0")),)

    def extra_stat(self, card: CardView) -> tuple[Stat, str] | None:
        given = card.values.get("given")
        return (Stat("don", given, given), "don") if given else None

    def signs(self, card: CardView) -> tuple[str, ...]:
        return tuple(SIGNS[word] for word in card.values.get("keywords", ()) if word in SIGNS)

    def is_settled(self, view: View, choice: ChoiceView, data: Callable[[str], Any]) -> bool:
        """Counters of Characters add power alone (7-1-3-2-1): who withstands an attack needs none (7-1-4-1-1), unless
        what wakes as the two battle may still change that.
        """
        if choice.kind != "counter" or any(option.act not in _POWER_ALONE for option in choice.options):
            return False
        found = [view.find(str(choice.params.get(key))) for key in ("card", "card_target")]
        attack, against = (card.values.get("power") if card is not None else None for card in found)
        if not isinstance(attack, int) or not isinstance(against, int) or attack >= against:
            return False
        fields = (card for zone, cards in view.zones.items() if zone[2:] in BOARD_AREAS for card in cards)
        return not any(card.code is not None and _wakes_in_battle(data(card.code)) for card in fields)

    def alike(self, card: CardView) -> Any:
        """DON!! cards are told apart only by where they lie, how, and what they are given to."""
        return (card.zone, card.stance, card.host) if card.zone[2:] in DON_AREAS else None

    def numbers(self, card: CardView, data: OnePieceCard | None) -> tuple[Stat, ...]:
        if data is None:
            return ()
        printed = {key: getattr(data, key) for key in NUMBERS}
        return tuple(
            Stat(key, card.values.get(key, value), value) for key, value in printed.items() if value is not None
        )

    def links(self, view: View) -> list[dict[str, Any]]:
        """Auto abilities that wait (8-6-1)."""
        return view.public.get("waiting") or []

    def listed(self, view: View, choice: ChoiceView, option: OptionView) -> tuple[str, ...]:
        """A Counter for another card than the one attacked may be for any other that fights (7-1-3-2-1)."""
        if option.act != "counter_other":
            return super().listed(view, choice, option)
        mine = [card.handle for zone in FIGHTERS for card in view.zones[f"{choice.seat}.{zone}"]]
        return tuple(handle for handle in mine if handle != choice.params.get("card_target"))

    def phase_option(self, choice: ChoiceView, phase: str) -> int | None:
        """Of the phases only the End Phase is entered by declaring it (6-5-2-1)."""
        acts = [option.act for option in choice.options]
        return acts.index("end") if phase == "end" and "end" in acts else None

    # ---- what moving cards means

    def expected(self, view: View, card: CardView, data: OnePieceCard | None) -> tuple[str, ...]:
        zone, attacked = card.zone[2:], _attacked(view, int(card.zone[0]))
        if zone == "hand":
            event = data is not None and data.category == "event"
            return (("event",) if event else ("counter",)) if attacked else ("play",)
        if zone in FIGHTERS:
            blocks = view.public.get("step") == "block"
            return (("block",) if blocks else ()) if attacked else ("attack", "give")
        return ()

    def meant(self, choice: ChoiceView, card: CardView) -> list[int]:
        """An active DON!! card dragged onto a Leader or Character is given to it (6-5-5-1)."""
        if card.zone[2:] == "cost":
            return [i for i, option in enumerate(choice.options) if option.act == "give" and card.stance == UP]
        return super().meant(choice, card)

    def gathers(self, choice: ChoiceView, card: CardView) -> bool:
        """Active DON!! cards, while there is somebody to give them to."""
        mine = card.zone == f"{choice.seat}.cost" and card.stance == UP
        return mine and choice.kind == "action" and any(option.act == "give_many" for option in choice.options)

    def together(self, choice: ChoiceView, number: int, target: str) -> int | None:
        act = "give" if number == 1 else "give_many"
        found = (i for i, option in enumerate(choice.options) if option.act == act and option.card == target)
        return next(found, None)

    def landing(
        self, view: View, seat: int, option: OptionView, card: CardView, data: OnePieceCard | None
    ) -> tuple[set[str], set[str]]:
        mine = {c.handle for zone in FIGHTERS for c in view.zones[f"{seat}.{zone}"]}
        attack = view.public.get("attack", {})
        match option.act:
            case "give" if card.zone[2:] == "cost":
                return set(), {option.card or ""}
            case "attack":
                return self.aimed(option)
            case "block":
                return set(), {attack.get("card_attacker", ""), attack.get("card_target", "")}
            case "counter":
                return set(), {attack.get("card_target", "")}
            case "counter_other":
                return set(), mine - {attack.get("card_target", "")}
            case "event":
                return {f"{seat}.trash"}, mine
            case "play" if data is not None:
                there = view.zones[f"{seat}.character"]
                if data.category == "character" and len(there) >= CHARACTERS:
                    return {f"{seat}.character"}, {c.handle for c in there}
                if data.category == "event":
                    return {f"{seat}.{name}" for name in ("trash", "character", "leader")}, set()
                return {f"{seat}.{name}" for name in self.places_for(data)}, set()
        return set(), set()

    def wish(self, card: CardView, data: OnePieceCard | None, zone: str, own: bool) -> str:
        source = card.zone[2:]
        if source in FIGHTERS:
            return "activate" if own else "attack"
        return {"hand": "play", "cost": "give"}.get(source, "")

    def quick(self, card: CardView) -> tuple[str, ...]:
        return ("block", "attack") if card.zone[2:] in FIGHTERS else ()

    def aims(self, view: View, card: CardView) -> bool:
        return card.zone[2:] in FIGHTERS and view.public.get("step") != "counter"

    def agreed(self, taken: OptionView, choice: ChoiceView, data: OnePieceCard | None) -> int | None:
        """Who activates an ability has read what it costs, and pays it (8-3-1-4)."""
        asked = (choice.params.get("card"), choice.params.get("ability"))
        if taken.act != "activate" or choice.kind != "effect_may" or asked != (taken.card, taken.value):
            return None
        abilities = data.abilities if data is not None else None
        costs = abilities[taken.value]["tree"].get("c", ()) if abilities else ()
        return 0 if choice.params.get("words") in [cost.get("x") for cost in costs] else None

    # ---- by hand

    def by_hand(self, tool: str, view: View, card: CardView | None, number: int | None) -> manual.AnyAction | None:
        if tool == "draw":
            return manual.Act("draw", None, 1)
        if tool == "top":
            return manual.Act("look", None, 0)
        if card is None or number is None:
            return None
        if tool == "free":
            given = [don for zone in ("0", "1") for don in view.zones[f"{zone}.{GIVEN}"] if don.host == card.handle]
            return manual.Attach(given[-1].id, None) if given and given[-1].id is not None else None
        if tool == "life_up":
            return manual.Move(number, f"{card.owner}.life", None, UP)
        if tool == "peek":
            return manual.Reveal(number, [view.choice.seat if view.choice is not None else view.seat])
        return manual.Act(tool, number, 1) if tool in ("ko", "damage") else None

    def binds(self, card: CardView, data: OnePieceCard | None, host: CardView) -> bool:
        return data is not None and data.category == "don" and super().binds(card, data, host)

    def places_for(self, data: OnePieceCard | None) -> tuple[str, ...]:
        category = data.category if data is not None else "character"
        return ({"don": "cost", "stage": "stage", "leader": "leader"}.get(category, "character"),)

    def home_of(self, data: OnePieceCard | None) -> str:
        return "don-deck" if data is not None and data.category == "don" else "deck"


def _attacked(view: View, seat: int) -> bool:
    """Whether a player is being attacked."""
    return "attack" in view.public and view.public.get("player") != seat


def _wakes_in_battle(data: OnePieceCard | None) -> bool:
    """Whether a card has an ability that is met as two cards battle, or words that nobody has understood."""
    if data is None or data.by_hand or data.problem:
        return True
    trees = (from_plain(one["tree"]) for one in data.abilities or ())
    return any(part.key == "Event.battles" for tree in trees for part in tree.walk())
