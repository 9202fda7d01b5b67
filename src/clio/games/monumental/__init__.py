"""Monumental with African Empires: one to five seats, Automas among them. `notes.md` tells how rules became code."""
