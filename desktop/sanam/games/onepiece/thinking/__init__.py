"""How a computer plays One Piece: rules of thumb, and what cards, effects and positions are worth."""
