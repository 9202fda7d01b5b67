"""Bots whose people have all left wait for somebody to come: nobody wakes them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    # A bot sits in every seat, but the table was made for people too.
    left = sa.text(
        "UPDATE tables SET bot_turn = (1 = 0) WHERE bot_turn AND title NOT LIKE :person AND setup LIKE :person")
    op.execute(left.bindparams(person='%"bot":null%'))
