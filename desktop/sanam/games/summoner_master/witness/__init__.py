"""The witness of Summoner Master: a second reading of its phrase trees (see `sanam.games.witnessing`).

seals      invented cards, and which cards filters mean
props      cards with a known text, for what is tried against a text
ledger     the table as it should be: values, Mp, what lasts, time that passes
board      the board on which a text is tried
aiming     what a text aims at and costs
meanings   what a text does; special: what keywords of the glossary do
run        one trial: the card with that text alone, and the steps that all ways of trying share
casting, skills, fights, growing, standing, keywords  how a text comes to work
trials     in how many ways a text is tried, and which way is whose
"""
