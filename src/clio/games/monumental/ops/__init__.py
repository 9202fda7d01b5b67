"""The verbs of the game: what cards and rules are made of."""
