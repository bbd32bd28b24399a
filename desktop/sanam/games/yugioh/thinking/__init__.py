"""How a computer plays Yu-Gi-Oh!: rules of thumb, and what cards, effects and positions are worth."""
