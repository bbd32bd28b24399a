"""What is said of positions and puzzles."""

from __future__ import annotations

from sanam.matches.positions import Kept
from sanam.ui.editions_words import edition_name, game_name
from sanam.ui.home import versus
from sanam.ui.text import joined
from sanam.ui.words import words_of


def title(kept: Kept) -> str:
    """What a position is called in a list."""
    return kept.name or versus(tuple(kept.names)) or kept.id


def about(kept: Kept) -> str:
    """Game, edition, and where it stands."""
    return joined(" · ", (game_name(kept.game), edition_name(kept.edition), *standing(kept)))


def standing(kept: Kept) -> list[str]:
    """The turn it stands in, in a few words."""
    return words_of(kept.game).standing(kept.public, list(kept.counts)) if kept.game else []
