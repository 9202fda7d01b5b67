"""What the games of the family say alike, by language."""
