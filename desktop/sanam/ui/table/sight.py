"""What the person at the screen sees: one seat's View, or in open practice what both seats know together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sanam.engine.choice import Choice
from sanam.engine.journal import Header
from sanam.engine.play import Play
from sanam.engine.view import ChoiceView, OptionView, View, handle_of, view
from sanam.faces.cards import card_face
from sanam.games.face import FaceSpec
from sanam.ui.table.card_words import Words


@dataclass(frozen=True, slots=True)
class Sight:
    """A View with the way back from its handles to the cards, for moves by hand and for movement on the screen."""

    view: View
    handles: dict[int, str]
    ids: dict[str, int]

    @property
    def choice(self) -> ChoiceView | None:
        return self.view.choice


def look(play: Play, seat: int, open_hands: bool) -> Sight:
    """What `seat` sees; with `open_hands` (one person plays both sides) what either seat knows."""
    table = play.table
    if not open_hands:
        seen = view(play, seat)
        handles = {number: handle_of(play, card, seat) for number, card in table.cards.items()}
        return Sight(seen, handles, {handle: number for number, handle in handles.items()})
    sides = (view(play, 0), view(play, 1))
    handles = {number: handle_of(play, card, _side(card.zone, seat)) for number, card in table.cards.items()}
    zones = {zone: sides[_side(zone, seat)].zones[zone] for zone in table.zones}
    for cards in zones.values():
        for card in cards:
            if card.host is not None and card.id is not None:
                host = table.cards[card.id].host
                card.host = handles.get(host) if host is not None else None
    choice = _choice(table.choice, handles) if table.choice is not None else None
    public: dict[str, Any] = _named(play.game.public(), handles)
    merged = View(seat, sides[seat].seats, zones, choice, public)
    return Sight(merged, handles, {handle: number for number, handle in handles.items()})


def _side(zone: str, seat: int) -> int:
    first = zone.partition(".")[0]
    return int(first) if first in ("0", "1") else seat


def _choice(choice: Choice, handles: dict[int, str]) -> ChoiceView:
    options = [
        OptionView(
            o.act,
            None if o.card is None else handles.get(o.card),
            o.zone,
            o.value,
            o.rule,
            tuple(t if isinstance(t, str) else handles[t] for t in o.targets),
        )
        for o in choice.options
    ]
    return ChoiceView(
        choice.seat,
        choice.kind,
        options,
        choice.least,
        choice.most,
        choice.combinations,
        choice.order,
        choice.rule,
        _named(choice.params, handles),
    )


def _named(data: Any, handles: dict[int, str], cards: bool = False) -> Any:
    """`data` with the card ids under keys "card…" as handles."""
    if isinstance(data, dict):
        return {key: _named(value, handles, key.startswith("card")) for key, value in data.items()}
    if isinstance(data, list):
        return [_named(value, handles, cards) for value in data]
    if cards and isinstance(data, int) and not isinstance(data, bool):
        return handles.get(data)
    return data


def origins(before: Sight | None, after: Sight) -> dict[str, str]:
    """Under which handle each card was known before, where that differs.

    Cards that nobody at this screen can tell apart (hidden before and after in the same pile or hand) are not told
    apart here either: a shuffled hand must not show which card went where.
    """
    if before is None:
        return {}
    found: dict[str, str] = {}
    for number, handle in after.handles.items():
        was = before.handles.get(number)
        if was is None or was == handle:
            continue
        hidden = ":" in was and ":" in handle
        if hidden and was.partition(":")[0] == handle.partition(":")[0]:
            continue
        found[handle] = was
    return found


class CardBook:
    """The definitions of a match: data, names and faces by code; names and texts in the person's language, where
    there are words in it.
    """

    def __init__(self, game: Any) -> None:
        self.game = game
        self.header: Header = game.header
        self._words: Words = {}
        self._language = "en"
        self._faces: dict[tuple[str, bool], FaceSpec | None] = {}

    def speak(self, words: Words, language: str) -> None:
        """Names and texts by code, and the language they are in, as `sanam.faces` spells it."""
        self._words, self._language = words, language
        self._faces.clear()

    def data(self, code: str) -> Any:
        """The card of a code, the game's own type, or None when the match does not know it."""
        return self.game.definition(code)

    def name(self, code: str) -> str:
        if code in self._words:
            return self._words[code][0]
        found = self.data(code)
        return found.name if found is not None else code

    def face(self, code: str, printed: bool = False) -> FaceSpec | None:
        """What the face of a code shows; `printed` has the card's own language."""
        key = code, printed or code not in self._words
        if key not in self._faces:
            found = self.data(code)
            name, text = (None, None) if key[1] else self._words[code]
            language = "en" if key[1] else self._language
            self._faces[key] = card_face(found, language, name, text) if found is not None else None
        return self._faces[key]

    def printed(self, code: str) -> FaceSpec | None:
        """The face in the card's own language, where that is another than the one shown; None otherwise."""
        return self.face(code, printed=True) if code in self._words else None
