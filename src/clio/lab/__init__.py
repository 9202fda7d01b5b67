"""Many games at once: simulations, arenas, balance reports, measurements."""
