"""The phrase book and what executes its trees: shared by all games, knows none of them.

book        the table of phrases: entries, wordings, slots, agreement; loaded from `.phrases` files
tokens      cuts a text of one language into tokens
grammar     the tries that a language's wordings compile to
reader      text -> tree, with every reading; the holes of a text that has none
writer      tree -> text in any language of the book
tree        the trees themselves
"""
