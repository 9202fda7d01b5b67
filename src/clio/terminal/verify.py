"""`clio verify`: was a game dealt by the key that was promised?"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rich.text import Text

from clio.engine.verifying import verify
from clio.games import find
from clio.messages import say
from clio.terminal import files
from clio.terminal.trouble import Trouble

if TYPE_CHECKING:
    from rich.console import Console

HASH = re.compile("[0-9a-f]{64}")


def show_proof(console: Console, file: str, promised: str | None, lang: str) -> bool:
    """A line for all that was checked, then the verdict: True if all of it is as it should be."""
    if promised is not None:
        promised = promised.strip().lower()
        if not HASH.fullmatch(promised):
            raise Trouble("bad_commitment", value=promised[:80])
    found = verify(files.text_of(files.existing(file)), find, promised)
    for finding in found:
        mark = say("verify.good" if finding.good else "verify.bad", lang)
        console.print(Text(f"{mark}  ", "bold").append(finding.text(lang), "not bold"), soft_wrap=True)
    good = all(finding.good for finding in found)
    verdict = "unfair" if not good else "fair" if promised is not None else "consistent"
    console.print(Text(say(f"verify.{verdict}", lang), "bold"))
    return good
