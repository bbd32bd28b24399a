"""The witness of One Piece: a second reading of its phrase trees (see `sanam.games.witnessing`).

sketches, filters, nouns    which cards a phrase means, and cards that fit it or just fail to
board                       the board on which an ability is tried
ledger                      the table as it should be, with what lasts
conditions, selections, operations, lasting, sentences   what a tree says
events, happenings, occasions, trials   how an ability comes to be used, and in how many ways it is tried
"""
