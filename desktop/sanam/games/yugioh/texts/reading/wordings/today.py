"""All wordings of today, by subject. They see a whole sentence, names included; what is put in their place never says
more than the card.
"""

from __future__ import annotations

from sanam.games.yugioh.texts.reading.wordings.amounts import AMOUNTS
from sanam.games.yugioh.texts.reading.wordings.battles import BATTLES
from sanam.games.yugioh.texts.reading.wordings.cards import CARDS
from sanam.games.yugioh.texts.reading.wordings.choosing import CHOOSING
from sanam.games.yugioh.texts.reading.wordings.costs import COSTS
from sanam.games.yugioh.texts.reading.wordings.damage import DAMAGE
from sanam.games.yugioh.texts.reading.wordings.doings import DOINGS
from sanam.games.yugioh.texts.reading.wordings.effects import EFFECTS
from sanam.games.yugioh.texts.reading.wordings.limits import LIMITS
from sanam.games.yugioh.texts.reading.wordings.materials import MATERIALS
from sanam.games.yugioh.texts.reading.wordings.moments import MOMENTS
from sanam.games.yugioh.texts.reading.wordings.occasions import OCCASIONS
from sanam.games.yugioh.texts.reading.wordings.outcomes import OUTCOMES
from sanam.games.yugioh.texts.reading.wordings.places import PLACES
from sanam.games.yugioh.texts.reading.wordings.players import PLAYERS
from sanam.games.yugioh.texts.reading.wordings.prices import PRICES
from sanam.games.yugioh.texts.reading.wordings.pronouns import PRONOUNS
from sanam.games.yugioh.texts.reading.wordings.summons import SUMMONS
from sanam.games.yugioh.texts.reading.wordings.times import TIMES
from sanam.games.yugioh.texts.reading.wordings.values import VALUES
from sanam.games.yugioh.texts.reading.wordings.wording import compiled
from sanam.games.yugioh.texts.reading.wordings.words import WORDS

#: In the order in which they are tried: what a sentence is about, then what it says of it.
WORDINGS = compiled(
    (
        WORDS,
        CARDS,
        CHOOSING,
        DOINGS,
        PLACES,
        PLAYERS,
        PRONOUNS,
        AMOUNTS,
        TIMES,
        LIMITS,
        OCCASIONS,
        MOMENTS,
        COSTS,
        EFFECTS,
        PRICES,
        OUTCOMES,
        VALUES,
        DAMAGE,
        BATTLES,
        SUMMONS,
        MATERIALS,
    )
)
