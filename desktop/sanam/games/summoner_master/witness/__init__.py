"""The witness of Summoner Master: a second reading of its phrase trees (see `sanam.games.witnessing`).

seals      invented cards, and which cards filters mean
ledger     the table as it should be: values, Mp, what lasts
board      the board on which a text is tried
meanings   what a text aims at, costs and does
trials     how a text comes to work, and in how many ways it is tried
"""
