"""What games of one family share. A family is no game: it is not listed, and no game knows another through it."""
