"""How bots judge a position of Age of Mythology."""
