"""Age of Mythology in the terminal."""
