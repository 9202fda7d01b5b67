"""`clio verify`: was a game dealt by the key that was promised?"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rich.text import Text

from clio.engine.verifying import Finding, verify
from clio.games import find
from clio.messages import say
from clio.terminal import files
from clio.terminal.trouble import Trouble

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

HASH = re.compile("[0-9a-f]{64}")


MARKS = {True: "good", False: "bad", None: "open"}


def show_proof(console: Console, file: str, promised: Sequence[str], lang: str) -> bool:
    """A line for all that was checked, then the verdict: True if all of it is proved."""
    noted = [hash.strip().lower() for hash in promised]
    for hash in noted:
        if not HASH.fullmatch(hash):
            raise Trouble("bad_commitment", value=hash[:80])
    found = verify(files.text_of(files.existing(file)), find, noted)
    for finding in found:
        mark = say(f"verify.{MARKS[finding.good]}", lang)
        console.print(Text(f"{mark}  ", "bold").append(finding.text(lang), "not bold"), soft_wrap=True)
    console.print(Text(say(f"verify.{verdict(found, bool(noted))}", lang), "bold"), soft_wrap=True)
    return all(finding.good for finding in found)


def verdict(found: list[Finding], noted: bool) -> str:
    if any(finding.good is False for finding in found):
        return "unfair"
    if all(finding.good for finding in found):
        return "fair"
    return "partly" if noted else "consistent"
