"""Monumental Duel: two players, boxes Espionage and Trade. `notes.md` tells how the rules became code."""
