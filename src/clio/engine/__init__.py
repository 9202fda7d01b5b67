"""The rules engine: no game is known here. Read `kernel` first, then `control` and `hooks`, then `history`."""
