"""Guided games, one file each."""
