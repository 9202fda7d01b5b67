"""What Monumental and its Duel look like alike in the terminal."""
