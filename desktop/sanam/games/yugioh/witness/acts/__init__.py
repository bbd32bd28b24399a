"""Operations that ask, order or count in ways of their own: the tops of Decks, numbers, cards that become others."""
