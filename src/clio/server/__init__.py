"""Clio over the net: tables kept as logs of what happened, REST for the lobby, a WebSocket for each table."""
