"""Clio for those who learn to play: environments of PettingZoo, Gymnasium and OpenSpiel, many at once, and an example.

All of it needs the extra `learn`; the rest of Clio does not need this package."""
