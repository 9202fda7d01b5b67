"""Where a fact of a card comes from (`CardFace.provenance`): what `cards.source.*` of the messages puts into words."""

from __future__ import annotations

from typing import Final

RULEBOOK: Final = "rulebook"  # printed there
PUBLIC: Final = "public"  # told in public sources
DESIGNED: Final = "designed"  # nowhere to be read: ours
