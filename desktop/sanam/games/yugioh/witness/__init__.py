"""The witness of Yu-Gi-Oh!: a second reading of its phrase trees (see `sanam.games.witnessing`).

sketches     invented cards: such as a phrase asks for, and such as fail one of its words
ledger       the table as it should be: places, values, Life Points, what lasts
selections   which cards a phrase means, and how many are chosen
references   which cards "it", "that monster" and their like are
amounts      numbers that are counted or read off cards
conditions   what must be true, and boards on which it is or is not
texts        the parts of an ability: its heading, its price, what it does, its limits
picking      how an operation gets its cards
operations   what is done, step by step
moving, summoning, effects  the operations
statements   values that change, and what cards may do or not
board        the table on which an ability is tried
layout       what lies there for an ability
standing     what holds as long as a card is there
battles      attacks and the Damage Step
ways         one trial under way, and the tools by which things are made to happen
adjusting    a board until its conditions are as wanted
adjectives, acts  adjectives and operations of rarer kinds
occasions, leaving, fights, turns  how the heading of an ability comes true
extra_deck, materials, rituals  Summons from the Extra Deck, with this card as a material, by Ritual Spells
own_summons, limits, replacements, bound, probes  what is not used: it is tried
comparing    the whole table beside the ledger
running      one trial of one ability
trials       in how many ways an ability is tried
"""
