"""Monumental in the terminal."""
