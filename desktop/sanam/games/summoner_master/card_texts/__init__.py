"""What Summoner Master cards say: read in Thai and English, written in five languages, and carried out.

phrases/    the phrase book: what can be said, and how each language says it
lexicon     how texts are cut into tokens
texts       a card's texts read box by box, and written
printed     a text as it is printed put into the boxes of its card
program     what a text that is understood asks of the rules: moments, Costs, targets, operations
selecting   which cards its words mean
amounts     numbers and conditions
doing       the register of operations; operations, value_ops and keyword_ops have what each does
guards      where an Effect comes from, and what keeps it off a card: Protect, Cancel, Hyper Drive, exceptions
places      on how many cards of a name an Ability works
receiving   what a card receives of another's texts, and what it becomes by Wisdom
carrying    the procedures that choose targets and carry a text out
standing    Continuous Abilities: what holds for as long as they are in force
"""
