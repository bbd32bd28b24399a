"""All wordings of older texts, by subject: they see a whole sentence in the words of today, names included."""

from __future__ import annotations

from sanam.games.yugioh.texts.reading.wordings.older.battles import BATTLES
from sanam.games.yugioh.texts.reading.wordings.older.cards import CARDS
from sanam.games.yugioh.texts.reading.wordings.older.costs import COSTS
from sanam.games.yugioh.texts.reading.wordings.older.effects import EFFECTS
from sanam.games.yugioh.texts.reading.wordings.older.occasions import OCCASIONS
from sanam.games.yugioh.texts.reading.wordings.older.outcomes import OUTCOMES
from sanam.games.yugioh.texts.reading.wordings.older.summons import SUMMONS
from sanam.games.yugioh.texts.reading.wordings.wording import compiled

OLDER_WORDINGS = compiled((CARDS, OCCASIONS, COSTS, OUTCOMES, EFFECTS, BATTLES, SUMMONS))
