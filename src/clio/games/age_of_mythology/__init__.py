"""Age of Mythology: the rules, the cards, the words."""
