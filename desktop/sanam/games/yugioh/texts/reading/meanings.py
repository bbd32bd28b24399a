"""Every module that gives phrases their meaning: importing this one has them all registered (see `meaning.means`)."""

# ruff: noqa: F401
from sanam.games.yugioh.texts.reading.clauses import (
    about,
    battles,
    bullets,
    card_rules,
    complements,
    counters,
    endings,
    equips,
    excavating,
    headings,
    in_battle,
    lasting,
    lines,
    looking,
    materials,
    negations,
    normal_summons,
    oaths,
    player_rules,
    summon_conditions,
    summons,
    values,
    verbs,
    waiting,
)
from sanam.games.yugioh.texts.reading.events import activations, battle_events, causes, events, happens
from sanam.games.yugioh.texts.reading.nouns import (
    amounts,
    comparisons,
    conditions,
    declaring,
    filters,
    groups,
    nouns,
    places,
    printed,
    references,
    states,
    treated_as,
)
