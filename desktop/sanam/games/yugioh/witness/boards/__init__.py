"""The boards of the witness written down, with real cards in the places of the invented ones.

stand_ins  which card of a database is most like an invented one
scene      one board, with what was done on it
attempts   what is done where the witness does not know
writer     all of it, for `sanam.witness.boards`
"""
