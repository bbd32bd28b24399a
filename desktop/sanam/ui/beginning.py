"""What a new match is made of: the setup of the players, and the options that the window adds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from sanam.matches.live import LiveMatch
from sanam.matches.store import Store
from sanam.ui.match_setup import MatchSetup

if TYPE_CHECKING:
    from sanam.ui.deck_shelf import DeckShelf


def wished(game: str, prompts: str, one_screen: bool) -> dict[str, Any]:
    """The options that say when players are asked whether they respond; none where the game asks nobody. `one_screen`:
    two people share it, and neither sees the other's cards.
    """
    from sanam import games

    chances = games.get(game).table.playmat().chances
    if not chances:
        return {}
    found: dict[str, Any] = {"prompts": prompts if prompts in chances else chances[-1]}
    return found | {"one_screen": True} if one_screen else found


def begin(
    store: Store, shelf: DeckShelf, setup: MatchSetup, prompts: str = "events", hand: Sequence[str] = ()
) -> LiveMatch:
    """A new match as the players set it up; `hand` is the opening hand of the first seat, () for one that is drawn.
    Raises FileRefused, UnknownCards, ValueError, OSError."""
    from sanam import games
    from sanam.matches.hands import with_hand
    from sanam.matches.setup import header_for
    from sanam.ui.against import drawn

    playmat = games.get(setup.game).table.playmat()
    two_people = not setup.open_hands and not any(setup.players)
    options: dict[str, Any] = {**setup.options, "first": setup.first, **wished(setup.game, prompts, two_people)}
    if len(playmat.rounds) > 1:
        options[playmat.rounds_option] = setup.best_of
    if setup.open_hands:
        options["open"] = True
    if setup.allow_illegal:
        options["allow_illegal"] = True
    ids = drawn(shelf, setup)
    header = header_for(
        shelf.catalogue,
        game=setup.game,
        edition=setup.edition,
        decks=[shelf.deck(deck) for deck in ids],
        names=[seat.name for seat in setup.seats],
        options=options,
        deck_ids=[shelf.identity(deck) for deck in ids],
    )
    if any(setup.players):
        header = msgspec.structs.replace(header, played_by=list(setup.players))
    if hand:
        header = with_hand(header, 0, hand)
    return store.create(header)
