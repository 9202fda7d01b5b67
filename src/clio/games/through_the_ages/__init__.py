"""Through the Ages: the rules, the cards, the words."""
