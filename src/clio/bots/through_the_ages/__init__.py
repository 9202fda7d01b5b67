"""How bots judge a position of Through the Ages."""
