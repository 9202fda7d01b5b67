"""What the drawings of games of one family share."""
