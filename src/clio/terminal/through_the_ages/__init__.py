"""Through the Ages in the terminal."""
