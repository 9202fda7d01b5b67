"""Monumental Duel in the terminal."""
