"""What only the garbage collector can free: objects that know each other. Nothing of ours leaves such circles behind:
it hardly ever searches the whole memory (see `serve.settled`). If something does all the same, this bounds it."""

from __future__ import annotations

import gc
import sys

GROWN = 1_000_000  # objects, about 100 MB, since the whole memory was searched


class Garbage:
    """Watches how many objects there are."""

    def __init__(self) -> None:
        self.least = sys.getallocatedblocks()

    def look(self) -> bool:
        """Search the whole memory, if there are so many more objects than at the least since it was last done."""
        now = sys.getallocatedblocks()
        grown = now - self.least > GROWN
        if grown:
            gc.collect()
            now = sys.getallocatedblocks()
        self.least = now if grown else min(self.least, now)
        return grown
