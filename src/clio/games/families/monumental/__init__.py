"""The system of cards of Monumental Duel and Monumental: a City of nine slots whose row and column are activated,
resources, Knowledge under cards, Wonders in two sections, Policies."""
