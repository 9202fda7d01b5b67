"""How bots judge a position of Monumental."""
