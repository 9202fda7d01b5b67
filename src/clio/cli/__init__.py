"""The program `clio`. Commands import what they need when they run, so that help is quick."""

from __future__ import annotations

from clio.cli import playing, reading, lab
from clio.cli.base import main

__all__ = ["lab", "main", "playing", "reading"]
