"""The One Piece playmat: Life, DON!! and power, where a drag may end and what it most likely means."""

from __future__ import annotations

from sanam.engine.view import CardView, ChoiceView, OptionView, View
from sanam.games.onepiece.board import BOARD, PHASES
from sanam.games.onepiece.cards import OnePieceCard
from sanam.games.onepiece.state import NUMBERS
from sanam.games.playmat import Playmat, Stat, Tally

#: Life from here down is a warning.
DANGER = 1
FIGHTERS = ("leader", "character")


class OnePiecePlaymat(Playmat):
    """See :class:`Playmat`."""

    board = BOARD
    phases = PHASES
    hosts = FIGHTERS
    card_numbers = NUMBERS

    def tallies(self, view: View, seat: int) -> tuple[Tally, ...]:
        don = view.zones[f"{seat}.cost"]
        active = sum(card.stance == "up" for card in don)
        return (
            Tally("life", len(view.zones[f"{seat}.life"]), DANGER), *super().tallies(view, seat), Tally("don", active),
        )  # fmt: skip

    def stats(self, card: CardView) -> tuple[Stat, ...]:
        values = card.values
        if "power" not in values or card.zone[2:] not in FIGHTERS:
            return ()
        return (Stat("power", values.get("power"), values.get("power0")),)

    def extra_stat(self, card: CardView) -> tuple[Stat, str] | None:
        given = card.values.get("given")
        return (Stat("don", given, given), "don") if given else None

    def expected(self, view: View, card: CardView, data: OnePieceCard | None) -> tuple[str, ...]:
        zone = card.zone[2:]
        if zone == "hand":
            in_battle = "attack" in view.public
            return ("counter",) if in_battle else ("play",)
        if zone in FIGHTERS:
            return ("block",) if view.public.get("player") != int(card.zone[0]) else ("attack", "give")
        return ()

    def meant(self, choice: ChoiceView, card: CardView) -> list[int]:
        """A DON!! card dragged onto a Leader or Character is given to it (6-5-5-1)."""
        if card.zone[2:] == "cost":
            return [i for i, option in enumerate(choice.options) if option.act == "give"]
        return super().meant(choice, card)

    def landing(
        self, view: View, seat: int, option: OptionView, card: CardView, data: OnePieceCard | None
    ) -> tuple[set[str], set[str]]:
        if option.act == "give":
            return set(), {option.card or ""} if card.zone[2:] == "cost" else set()
        if option.act == "attack":
            theirs = [c for zone in FIGHTERS for c in view.zones[f"{1 - seat}.{zone}"]]
            # A Leader may always be attacked, of the Characters those that are rested (7-1-1-2).
            return set(), {c.handle for c in theirs if c.zone[2:] == "leader" or c.stance.endswith("side")}
        if option.act == "play" and data is not None:
            place = {"character": "character", "stage": "stage"}.get(data.category, "trash")
            return {f"{seat}.{place}"}, set()
        if option.act in ("counter", "event"):
            return {f"{seat}.trash", f"{seat}.leader"}, set()
        return set(), set()

    def wish(self, card: CardView, data: OnePieceCard | None, zone: str, own: bool) -> str:
        source = card.zone[2:]
        if source in FIGHTERS:
            return "activate" if own else "attack"
        return "play" if source == "hand" else ""

    def aims(self, view: View, card: CardView) -> bool:
        return card.zone[2:] in FIGHTERS

    def places_for(self, data: OnePieceCard | None) -> tuple[str, ...]:
        category = data.category if data is not None else "character"
        return ({"don": "cost", "stage": "stage", "leader": "leader"}.get(category, "character"),)

    def home_of(self, data: OnePieceCard | None) -> str:
        return "don-deck" if data is not None and data.category == "don" else "deck"
